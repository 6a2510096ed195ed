### Titles of the cases about the clock: what a reader would search for.

## arbiter-restarts.yaml

title-the-arbiter-decides-when-play-goes-on = Арбитр снова пускает часы после нарушения: чьи?
title-a-player-may-not-start-the-stopped-clocks-again = Соперник снова пускает остановленные часы без арбитра
title-the-clocks-of-an-adjourned-game-have-rules-of-their-own = Арбитр снова пускает часы после того, как ход запечатан
title-the-arbiter-starts-the-clock-of-the-player-who-has-the-move = Арбитр пускает часы после хода: чьи?

## arbiter-stops-clocks.yaml

title-the-arbiter-stops-the-clocks-to-interrupt-the-game = Арбитр останавливает часы из-за помех
title-stopping-the-clocks-for-the-sealed-move-is-another-matter = Игрок останавливает часы, запечатав ход

## assistant-time-usual.yaml

title-an-assistant-for-a-sprained-wrist-usually-costs-ten-minutes = Помощник для нажатия часов при 90 минутах и добавке 30 секунд: сколько времени это стоит?
title-ten-minutes-off-for-an-assistant-are-usual = За помощника для нажатия часов арбитр снимает десять минут или только пять
title-frey-plays-blind-and-keeps-his-ninety-minutes = Помощник для часов у игрока с ограниченными возможностями: 90 минут и добавка 30 секунд

## board-turned-for-clock.yaml

title-weber-needs-the-clock-at-his-left-hand = Игрок с ограниченными возможностями до партии просит переставить часы
    .scene = Партия ещё не началась, очередь хода за белыми. Чёрные, имеющие инвалидность, просят вас поставить часы с другой стороны доски, где до них легче дотянуться. Белые возражают: вы расставили все часы так, чтобы видеть их из прохода.

## both-absent-at-start.yaml

title-white-loses-the-time-while-neither-player-is-there = К началу тура не пришёл никто, допустимое время опоздания — полчаса
title-with-a-default-time-of-zero-no-time-is-left-to-lose = К началу тура не пришёл никто, нулевое время опоздания
    .scene = К началу тура за одной из досок никого нет. Часы белых пущены. Соперники, старые друзья, приходят чуть позже и ссылаются на один и тот же опоздавший поезд; вы не признаёте причину уважительной. Оба просят разрешить им сыграть партию.
title-the-event-may-divide-the-lost-time-otherwise = К началу тура не пришёл никто, причина опоздания уважительная
title-only-black-is-absent-at-the-start = К началу тура отсутствуют только чёрные
title-the-player-who-would-begin-loses-the-time-while-neither-is-there = К началу тура не пришёл никто; известно только, чей первый ход
title-both-were-absent-and-white-comes-in-time = Оба отсутствуют; сначала приходят чёрные, затем белые, ещё в допустимое время
title-both-were-absent-and-white-comes-too-late = Оба отсутствуют; чёрные приходят в допустимое время, белые — после него
    .scene = К началу тура обоих соперников нет за доской. Чёрные опаздывают на 10 минут, а белые — на 40 минут, и вы не признаёте причину уважительной. Белые говорят, что и чёрные пришли не вовремя, и хотят играть с оставшимся временем.
title-both-come-after-the-start-of-the-round = Белые опаздывают на 20 минут, чёрные — на 35, допустимое время — 30

## clock-assistant.yaml

title-an-assistant-presses-the-clock-and-the-time-is-adjusted = Помощник для нажатия часов у игрока без ограниченных возможностей
    .scene = Белые, не имеющие инвалидности, но сейчас не способные пользоваться часами, приводят знакомого, который будет нажимать часы вместо них. Вы соглашаетесь на этого помощника. Чёрные считают это несправедливым: белым не придётся тянуться к часам.
title-the-time-of-a-player-with-a-disability-is-not-adjusted = Помощник для нажатия часов у игрока с ограниченными возможностями
    .scene = Белые имеют инвалидность и не способны пользоваться часами. Нажимать их будет товарищ по клубу, на которого вы соглашаетесь как на помощника. Чёрные утверждают, что так белые выигрывают несколько секунд на каждом ходу, и требуют уравнять время.
title-the-assistant-for-the-clock-must-be-acceptable-to-the-arbiter = Помощник для нажатия часов, которого арбитр не одобряет
title-a-player-who-can-press-the-clock-gets-no-assistant-for-it = Помощник для нажатия часов у игрока, который может нажимать их сам
title-an-assistant-for-the-clock-presented-just-before-the-round = Помощник для нажатия часов представлен лишь перед самым туром
title-the-opponent-presses-the-clock-for-both = Соперник в роли помощника нажимает часы

## clock-conclusive.yaml

title-a-clock-without-an-evident-defect-is-right = Игрок говорит, что часы неисправны, но явного дефекта нет
    .scene = Белые, попавшие в цейтнот, подзывают вас, говорят, что часы неисправны, и уверяют, что столько минут пройти не могло. Некоторое время вы наблюдаете за часами и не находите явного дефекта. Чёрные не против на всякий случай их заменить.
title-whether-a-defect-is-evident-is-for-the-arbiter = Игрок говорит, что часы неисправны; явный ли это дефект, не сказано

## clock-handling.yaml

title-hitting-the-clock-may-be-penalised = Игрок делает ход и с силой бьёт по часам
title-picking-up-the-clock-may-be-penalised = Игрок поднимает часы
title-knocking-over-the-clock-may-be-penalised = Игрок опрокидывает часы
    .scene = Вы стоите у доски, за которой оба соперника в цейтноте. Торопясь нажать часы, белые опрокидывают их, ставят на место и извиняются. Чёрные улыбаются и говорят, что ничего страшного не произошло.
title-hitting-the-clock-without-a-move-breaks-two-rules = Игрок с силой бьёт по часам, не сделав хода
title-the-clock-is-hit-and-falls-and-its-display-goes-dark = Часы опрокинуты, после чего у них явный дефект

## clock-place.yaml

title-the-arbiter-decides-where-the-clock-stands = Чёрные до партии просят поставить часы в другом месте
title-a-wish-about-the-place-of-the-clock-comes-too-late-in-the-game = Чёрные после первого хода белых просят поставить часы в другом месте

## clock-replaced.yaml

title-a-clock-that-has-evidently-stopped-is-replaced = Игрок указывает на явный дефект часов
    .scene = Белые подзывают вас и говорят, что часы неисправны. Вы сами видите явный дефект: табло то и дело замирает, хотя одни из часов должны идти. Чёрные, у которых выигранная позиция, предпочли бы продолжать с этими часами, чтобы не терять нить игры.
title-the-arbiter-replaces-a-defective-clock-unasked = Арбитр обнаруживает у часов явный дефект

## clocks-stand.yaml

title-what-a-wrong-claim-leaves-on-the-clocks = На часах 5:00 и 4:00: заявлено троекратное повторение, позиция возникла дважды
    .scene = Белые, у которых очередь хода и 5 минут, останавливают часы и заявляют о ничьей ввиду троекратного повторения позиции; у чёрных 4 минуты. Проверка показывает, что позиция стоит на доске лишь во второй раз. Белые пожимают плечами и говорят, что чёрным проверка ничего не стоила.
title-without-readings-nobody-knows-what-the-clocks-show = Заявление о троекратном повторении, позиция возникла дважды; показания часов неизвестны
title-the-clocks-after-a-first-illegal-move = Первый невозможный ход в партии с добавкой: на часах 10 и 20 минут
    .scene = У белых осталось 10 минут, у чёрных 20. Белые делают невозможный ход и нажимают часы; на табло появляется добавленное время. Вы сразу это замечаете и останавливаете часы. Белые просят не трогать время: никто не потерял ни секунды.
title-the-clocks-after-a-first-illegal-move-in-a-faster-game = Первый невозможный ход в быстрых шахматах или блице: на часах 1:00 и 2:00
    .scene = Оба соперника в цейтноте: у белых осталась 1 минута, у чёрных 2 минуты. На ваших глазах белые делают невозможный ход и нажимают часы. Белые тут же готовы сделать другой ход, чёрные требуют присудить им победу.
title-the-time-of-white-who-comes-late = Что показывают часы, если белые опоздали на 5 минут, а чёрные — на 12
title-the-clock-of-black-has-not-run-while-he-was-late = Чёрные опаздывают на пять минут: по 90 минут каждому, допустимое время опоздания — 30
title-the-time-of-a-replier-who-comes-late-to-the-resumption = Что показывают часы, если к возобновлению игры опоздал отвечающий на тайный ход
    .scene = При откладывании у белых остаётся 1 час 10 минут, у чёрных 55 минут; очередь хода за чёрными, и они запечатывают { MOVE("cxd4") }. К доигрыванию чёрные приходят вовремя, а белые опаздывают на 20 минут. Белые утверждают, что до выполнения тайного хода на доске часы не должны были идти.
title-what-the-clocks-show-before-the-first-move = Что показывают часы до первого хода, если есть добавка
    .scene = За четверть часа до начала тура ни одного хода ещё не сделано, и за каждой доской очередь хода за белыми. Вы идёте по залу и проверяете показания часов. Молодой коллега удивлён цифрами, хочет их исправить и спрашивает: «Что должны показывать часы сейчас?»
title-what-the-clocks-show-after-two-rulings = Что показывают часы после двух заявлений: позиция дважды, затем 49 ходов
title-the-clock-of-black-has-not-run-before-white-moves = Что показывают часы, если белые опоздали на 20 минут и ещё не сделали хода
    .scene = Тур начинается в назначенное время; чёрные сидят за доской, белых нет. Белые опаздывают на 20 минут, садятся и ещё до первого хода возражают против показаний часов: играть не мог никто, значит, и потерю надо разделить. Что показывают часы?
title-the-display-after-a-press-without-a-move = Что показывают часы после нажатия без хода, если есть добавка
    .scene = Очередь хода за белыми, у них 10 минут, у чёрных 20. Задумавшись, белые нажимают часы, не сделав хода; вы это видите и останавливаете часы. Белые извиняются, просят просто пустить их часы снова и замечают, что ни одной фигуры никто не касался.
title-what-a-wrong-claim-takes-from-the-time-told-when-the-clocks-were-stopped = Часы остановлены на 5:00 и 4:00, троекратное повторение заявлено на второй раз
title-nobody-has-told-what-the-clocks-showed = Что показывают часы, если их показания ни разу не названы
title-an-illegal-move-pressed-at-twelve-forty = Невозможный ход в партии с добавкой: на часах 12:40 и 25:00

## default-claim.yaml

title-the-win-by-default-is-claimed = Заявление о победе из-за неявки: время истекло, а соперник не пришёл
title-the-win-by-default-is-claimed-too-early = Заявление о победе из-за неявки до истечения допустимого времени
title-whether-the-win-by-default-is-claimed-in-time-depends-on-the-clock = Заявление о победе из-за неявки; сколько прошло времени, не сказано
title-the-opponent-has-come-in-time = Заявление о победе из-за неявки, хотя соперник пришёл в допустимое время
    .scene = Чёрные опаздывают на 12 минут, пожимают сопернику руку и садятся. Прежде чем чёрные успевают сделать ход, белые останавливают часы и заявляют о победе из-за неявки соперника: к началу тура соперника за доской не было, и никакой причины он не назвал.
title-without-a-default-time-nobody-may-be-late = Заявление о победе из-за неявки в начале тура; время опоздания не установлено
title-the-arbiter-excuses-the-late-player = Заявление о победе из-за неявки, а причина опоздания соперника уважительная
    .scene = Допустимое время опоздания истекло, а чёрных всё ещё нет. Белые заявляют о победе из-за неявки соперника. Вы только что узнали, что поезд чёрных застрял в снегу, и признаёте причину уважительной. Белые настаивают, что правила одинаковы для всех.
title-the-win-by-default-is-claimed-when-the-game-is-over = Заявление о победе из-за неявки от игрока, который уже сдался

## default-time.yaml

title-five-minutes-late-where-the-event-says-nothing = Опоздание на пять минут; допустимое время не установлено
title-exactly-at-the-end-of-the-default-time-is-in-time = Игрок приходит ровно в конце допустимого времени опоздания
title-a-second-after-the-default-time-loses = Опоздание: игрок приходит через секунду после допустимого времени
title-an-hour-and-a-second-late-under-the-old-rule = Опоздание на час и одну секунду, допустимое время опоздания не установлено
title-the-arbiter-may-excuse-a-late-player = Извинённое опоздание на 20 минут; допустимое время — четверть часа
title-whether-the-arbiter-excuses-is-not-told = Опоздание на 20 минут при допустимых 15: уважительна ли причина, не сказано
title-in-the-hall-in-time-but-at-the-board-too-late = В зале до начала тура, за доской через минуту, время опоздания нулевое
    .scene = В 14:58, за две минуты до начала, вы видите, как чёрные входят в игровой зал и останавливаются поздороваться с друзьями. Тур начинается в назначенное время. В 15:01 чёрные подходят к доске и говорят, что все видели их в зале вовремя. Вы не признаёте эту причину уважительной.
title-lateness-counts-from-the-start-that-the-round-really-had = Тур начат на десять минут позже, и ещё через десять минут приходит игрок
title-a-player-who-does-not-come-loses-when-the-default-time-is-over = Чёрные не приходят, и допустимое время опоздания истекает
    .scene = К началу партии чёрных нет, и когда допустимое время опоздания истекает, стул всё ещё пуст. Уважительной причины вам не сообщили. Тренер чёрных просит немного подождать: белые ещё не сделали хода, так что на доске ничего не произошло.
title-both-lose-when-neither-comes-before-the-default-time-is-over = К началу не пришёл никто, и допустимое время опоздания истекает
title-both-lose-when-one-comes-too-late-and-the-other-not-at-all = Один игрок приходит после допустимого времени, другой не приходит вовсе
title-coming-back-to-the-board-during-the-game-is-no-late-arrival = Игрок возвращается к доске после десяти минут отсутствия по ходу партии
title-default-time-in-blitz-is-as-in-standard-chess = Пять минут допустимого опоздания превышены на секунду, при любом регламенте
title-nobody-has-said-that-white-is-absent = К концу допустимого времени опоздания пришли только чёрные
title-neither-player-has-come-told-at-once = К концу допустимого времени не пришёл ни один из игроков
title-no-signature-makes-a-game-of-a-forfeit = Белые не явились, но оба игрока подписывают ничью
title-who-comes-at-the-start-is-not-late = Игрок приходит к доске ровно к началу тура
title-who-will-not-meet-a-disabled-opponent-loses-by-default = Игрок не приходит на партию с соперником с ограниченными возможностями

## delay-mode.yaml

title-a-move-within-the-delay-leaves-the-main-time-as-it-was = Режим задержки, десять секунд: использовано ровно десять секунд
title-after-the-delay-the-main-time-runs = Режим задержки, десять секунд: использовано одиннадцать секунд
    .scene = У белых остаётся 4 минуты, когда чёрные делают ход и нажимают часы. Белые думают ровно 11 секунд, делают ход и нажимают часы. После этого соперники спорят: чёрные считают, что на табло не хватает всех этих секунд, белые — что не пропало ни одной.
title-twenty-five-seconds-used-with-a-delay-of-ten = Режим задержки, десять секунд: использовано двадцать пять секунд

## first-flag.yaml

title-the-mark-of-the-clock-tells-whose-flag-fell-first = Чей флажок упал первым? Часы отмечают один из них
title-one-flag-was-seen-to-fall-before-the-other = Чей флажок упал первым? Один упал после другого
title-nobody-knows-whose-flag-fell-first = Чей флажок упал первым? Ничто не указывает порядок
title-no-flag-has-fallen-yet = Чей флажок упал первым? Не упал ещё ни один

## flag-after-the-end.yaml

title-mate-goes-before-a-flag-that-nobody-noticed = Мат чёрных вторым ходом, когда их флажок уже незаметно упал
title-the-arbiter-sees-a-flag-after-the-draw = Флажок падает после соглашения о ничьей
title-a-flag-that-is-seen-during-the-game-is-not-too-late = Флажок падает на глазах у арбитра после хода соперника
title-nobody-knows-whether-the-mate-or-the-flag-came-first = Поставлен мат, флажок упал: что было раньше, неизвестно
title-the-flag-fell-after-the-mate = Флажок падает после мата
title-the-flag-is-told-before-the-mate-and-nobody-knows-which-came-first = Флажок упал, поставлен мат: что было раньше, неизвестно
title-a-flag-that-ended-the-game-is-noticed-and-claimed-again = Падение флажка арбитр уже видел, затем о нём заявляет соперник
title-abe-mates-after-his-flag-had-fallen-unnoticed = Мат белых по восьмой горизонтали, когда их флажок уже незаметно упал
    .scene = Очередь хода за белыми. В цейтнотной спешке у белых падает флажок, но этого не замечают ни игроки, ни вы. Белые играют { MOVE("Rd8") } и нажимают часы. Чёрные смотрят на доску, потом на часы, останавливают их и заявляют, что флажок упал ещё до хода. Часы это подтверждают.

## flag-claim-wrong.yaml

title-claiming-a-flag-that-has-not-fallen = Заявление о падении флажка, когда на часах ещё одна секунда
    .scene = В ожесточённом цейтноте чёрные останавливают часы и заявляют, что у белых упал флажок. Вы смотрите на табло: у белых осталась ещё 1 секунда. Чёрные объясняют, что с другой стороны стола цифра была похожа на ноль; белые требуют, чтобы такая ошибка не осталась без последствий.

## flag-counts.yaml

title-a-flag-that-nobody-noticed = Флажок незаметно падает, и партия продолжается
title-the-arbiter-observes-the-flag = Флажок падает на глазах у арбитра, заявлений нет
title-the-arbiter-notices-the-fallen-flag-later = Арбитр замечает падение флажка лишь после следующего хода
title-the-opponent-claims-the-flag = Соперник заявляет о флажке, падения которого никто не видел
title-the-clock-shows-no-time = Заявление о падении флажка, на часах ноль
title-a-display-that-came-down-to-zero-is-a-fallen-flag = На часах ноль до нажатия; о падении флажка заявлено лишь после него
    .scene = Часы белых уже показывают 0:00, когда белые делают ход, нажимают часы и с облегчением вздыхают. Чёрные, которые ещё могли бы поставить мат, заявляют, что у белых упал флажок. Белые возражают, что никакого флажка на табло нет и что ход стоял на доске прежде, чем кто-либо сказал хоть слово.
title-a-display-below-zero-is-a-fallen-flag = Заявление о падении флажка, после нуля часы отсчитали семь секунд
title-the-time-of-the-next-period-hides-a-fallen-flag = О падении флажка заявлено до завершения 40-го хода: было 5 секунд, стало почти полчаса
title-a-reading-that-the-increment-explains-is-no-fallen-flag = О падении флажка заявлено до завершения 40-го хода: было 5 секунд, стало 35
title-a-player-points-out-his-own-fallen-flag = Игрок заявляет о падении собственного флажка, при любом регламенте
    .scene = Вы уже отворачиваетесь от доски, за которой борьба ещё в разгаре, как вдруг белые поднимают руку и говорят, что упал флажок — их собственный. Больше никто этого не заметил. Чёрные, которые ещё могли бы поставить мат, смеются и предлагают просто играть дальше: уж очень интересная позиция.
title-a-player-tells-the-arbiter-of-a-fallen-flag = Игрок сообщает о падении флажка соперника только арбитру
title-a-player-tells-the-arbiter-that-his-own-time-is-up = Игрок сообщает о падении собственного флажка только арбитру
title-both-players-point-out-the-fallen-flag = Оба игрока заявляют о падении одного и того же флажка
title-a-clock-that-ran-longer-than-it-had-left = Заявление о флажке: оставалось 40 секунд, часы шли 40
title-a-clock-that-ran-a-second-less-than-it-had-left = Заявление о флажке: оставалось 40 секунд, часы шли 39
title-a-claim-by-the-player-whose-own-flag-is-marked-as-the-first = Упали оба флажка: заявляет тот, чей флажок часы отметили первым
    .scene = Вас зовут к доске, где упали оба флажка; никто не видел, как они падали. Белые заявляют, что у чёрных упал флажок. Однако на табло первым упавшим отмечен флажок белых. Чёрные, которые ещё могли бы поставить мат, ничего не заметили и полагают, что теперь ничья.
title-a-flag-that-fell-after-forty-moves-does-not-go-before-a-later-one = Флажок падает после 40 ходов, арбитр это видит; затем падает другой, после 39
    .scene = К концу первого периода вы видите, как падает флажок белых. Белые завершили 40 ходов, чёрные — только 39. Чёрные продолжают думать, пока не падает и их флажок. Белые, которые ещё могли бы поставить мат, заявляют о его падении. Чёрные отвечают, что флажок белых упал намного раньше.

## flag-fall-draw.yaml

title-the-flag-falls-against-a-bare-king = Флажок падает у игрока с ферзём против одинокого короля
title-the-flag-falls-and-nobody-told-us-the-position = Заявление о падении флажка, позиция неизвестна
title-the-flag-falls-with-a-pawn-against-a-knight = Флажок падает при пешке против коня: может ли конь ещё поставить мат?
title-the-flag-falls-where-the-queen-must-be-captured = Флажок падает, когда единственный возможный ход — взятие ферзя соперника
    .scene = Вы наблюдаете за партией в цейтноте. Очередь хода за белыми, они вот-вот пойдут, но раньше у них падает флажок, и вы это видите. Чёрные уверены, что очко за ними: ферзь стоит на доске, а у белых осталась одна пешка.
title-the-flag-falls-where-every-legal-move-gives-mate = Флажок падает, когда любой возможный ход ставит мат
    .scene = Вы стоите у доски, где у обоих игроков почти не осталось времени. Белые, за которыми очередь хода, раздумывают, какую пешку продвинуть, и у них падает флажок; вы это видите. Чёрные спокойны: с ладьёй на доске победа по времени, по их мнению, несомненна.
title-the-flag-falls-where-every-move-mates-or-stalemates = Флажок падает, когда любой ход ведёт к мату, пату или потере последней пешки
title-the-flag-falls-before-a-wall-that-a-sacrifice-opens = Флажок падает в закрытой позиции, которую вскрывает только жертва ладьи
title-the-flag-falls-against-a-knight-whom-a-pawn-can-help = Флажок падает у игрока с пешкой на седьмой горизонтали против коня
title-the-flag-falls-with-a-rook-against-a-knight = Падает флажок у стороны с королём и ладьёй: могут ли король и конь поставить мат?
    .scene = Долгий эндшпиль свёлся к белым королю и коню против чёрных короля и ладьи. У чёрных падает флажок, и белые заявляют об этом. Чёрные протестуют: одинокий конь ничего не может форсировать против ладьи, и на выигрыш играли только они.
title-the-flag-falls-with-a-rook-against-a-bishop = Падает флажок у стороны с королём и ладьёй: могут ли король и слон поставить мат?
title-the-flag-falls-with-a-queen-against-a-knight = Падает флажок у стороны с королём и ферзём: могут ли король и конь поставить мат?
    .scene = Чёрные, у которых король и ферзь против короля и коня, уже много ходов преследуют белого короля, когда у них падает флажок. Белые заявляют об этом и рассчитывают на очко: конь, говорят они, всегда может поставить мат, лишь бы соперник играл достаточно плохо.
title-flag-of-kq-against-kn = Падает флажок белых: ферзь против коня
title-flag-of-kq-against-kb = Падает флажок белых: ферзь против слона
title-flag-of-kr-against-kn = Падает флажок белых: ладья против коня
title-flag-of-kr-against-kb = Падает флажок белых: ладья против слона
title-flag-of-kb-against-kn = Падает флажок белых: слон против коня
title-flag-of-kn-against-kn = Падает флажок белых: конь против коня
title-flag-of-kn-against-kb = Падает флажок белых: конь против слона
title-flag-of-kp-against-kb = Падает флажок белых: пешка против слона
title-flag-of-k-against-kn = Падает флажок белых: одинокий король против коня
title-flag-of-k-against-kb = Падает флажок белых: одинокий король против слона
title-flag-of-kb-against-kb-of-the-same-colour = Падает флажок белых: одноцветные слоны
title-flag-of-kb-against-kb-of-the-other-colour = Падает флажок белых: разноцветные слоны

## flag-fall.yaml

title-the-flag-fell-but-the-moves-were-completed = Флажок падает, когда ходы периода уже завершены
title-the-move-was-made-but-not-pressed-when-the-flag-fell = Флажок падает между ходом и нажатием часов
title-both-flags-are-down-and-the-order-is-known = Упали оба флажка, порядок известен: заявляет тот, чей упал первым
title-a-draw-without-a-claim-goes-before-a-flag-that-is-noticed-later = 75-й ход без взятий и ходов пешек сделан после незамеченного падения флажка
    .scene = Каждый игрок сделал 74 хода без движения пешек и взятий, когда у белых падает флажок; никто этого не замечает. Белые делают ход и нажимают часы — теперь каждый игрок сделал 75 таких ходов. Только сейчас чёрные смотрят на табло, заявляют о падении флажка белых и настаивают, что флажок упал раньше. Чёрные ещё могли бы поставить мат.
title-an-absent-player-whose-time-ran-out-has-lost-by-forfeit = Белые не пришли, и их время истекает раньше допустимого времени опоздания
title-a-flag-in-a-quickplay-finish-falls-in-the-last-period = Флажок падает в быстрой игре до конца партии

## increment-mode.yaml

title-an-increment-is-added-with-every-press = Добавка две секунды: часы нажаты, когда осталось семь секунд
title-time-saved-under-the-increment-adds-up = Добавка тридцать секунд: часы белых за первые два хода
title-base-time-and-increment-are-a-time-control = Основное время и добавка, периоды не названы: часы нажаты на 12:00
title-twelve-seconds-used-on-the-first-move-with-an-increment-of-thirty = Добавка тридцать секунд: на первый ход использовано двенадцать секунд
    .scene = В начале тура вы стоите у первой доски и смотрите на табло: у белых остаётся 1 час 30 минут 18 секунд, они играют { MOVE("e4") } и нажимают часы. Затем белые смотрят на часы и спрашивают вас, исправны ли они.

## last-period-flags.yaml

title-both-flags-down-in-the-last-period = Оба флажка упали в последнем периоде, о рекомендациях объявлено
title-both-flags-down-where-no-guidelines-were-announced = Оба флажка упали в последнем периоде, о рекомендациях не объявлено
title-both-flags-down-in-blitz-and-nothing-shows-the-order = Оба флажка упали в блице, и оба игрока об этом заявляют
title-the-display-marks-which-of-two-flags-fell-first = Оба флажка упали в последнем периоде: заявляет тот, чей отмечен первым
    .scene = В последнем периоде никто из игроков не смотрит на часы, пока не падают оба флажка; никто не видел, какой упал первым. Чёрные заговорили раньше: они заявляют о падении флажка белых и считают, что прав тот, кто заявил первым. Табло отмечает, что первым упал флажок чёрных. Белые ещё могли бы поставить мат.
title-a-win-claimed-with-both-flags-down-is-a-draw-and-no-right-claim = Оба флажка упали при ладье против ладьи, белые заявляют о падении флажка
title-both-flags-down-on-a-clock-that-may-mark-the-first = Оба флажка упали в последнем периоде: отмечают ли часы первый?
title-both-flags-down-on-a-clock-with-increment = Оба флажка упали в партии с добавкой

## lateness-counted.yaml

title-until-when-a-player-may-come = До какого времени можно прийти? Тур начат вовремя
title-until-when-a-player-may-come-if-the-round-starts-late = До какого времени можно прийти? Назначено на 15:00, начато в 15:10
title-until-when-a-player-may-come-where-the-event-says-nothing = До какого времени можно прийти? Допустимое время опоздания не установлено
    .scene = Перед туром игрок, собравшийся в гостиницу за забытым шарфом, спрашивает вас, на сколько можно опоздать: несколько минут, полагает он, дают везде. Регламент соревнования об этом молчит. До какого времени игрок может явиться к доске?
title-scheduled-for-two-and-started-at-twenty-past = До какого времени можно прийти? Назначено на 14:00, начато в 14:20
    .scene = Речи на открытии затянулись, и тур начинается в 14:20. Капитан команды, чей игрок застрял в пробке, боится, что речи уже съели почти всё допустимое опоздание, и спрашивает вас: до какого времени игрок может явиться к доске?

## lateness-excused.yaml

title-the-arbiter-finds-the-late-player-excused-and-the-game-is-played = Через минуту после допустимого времени; арбитр считает опоздание извинённым
title-who-comes-in-time-needs-no-excuse = Игрок приходит за минуту до истечения допустимого времени опоздания

## moves-checked.yaml

title-forty-moves-completed-when-the-flag-of-the-first-period-falls = Падает флажок первого периода: завершено 40 ходов из 40
    .scene = Белые, у которых король, ферзь и пешка против одинокого короля, завершили 40 ходов, но первый период ещё идёт. И вот у белых падает флажок; вы это видите. Чёрные, у которых только король, замечают, что упавший флажок против одинокого короля — это всегда ничья.
title-the-fortieth-move-was-made-but-not-completed = Флажок падает, когда 40-й ход сделан, но часы не нажаты
    .scene = Белые, у которых король и пешка против короля и коня, завершили 39 ходов. В последние секунды они делают ещё один ход и тянутся к часам, но флажок белых падает раньше, чем часы нажаты; вы это видите. Белые показывают на доску: сороковой ход ведь сделан.
title-the-fortieth-move-was-completed-just-before-the-flag = Флажок падает сразу после нажатия часов на 40-м ходу
title-in-the-last-period-a-fallen-flag-loses-whatever-was-completed = Флажок падает в последнем периоде, завершено 97 ходов
title-both-flags-fell-in-the-last-period-of-the-time-control = Оба флажка упали во втором из двух периодов
    .scene = Идёт второй период, оба игрока ходят на предельной скорости. Когда они поднимают глаза, оба флажка уже упали, и часы не показывают, какой упал первым. Белые первыми зовут вас, заявляют о падении флажка чёрных и говорят, что чёрные их флажка даже не заметили.
title-a-flag-claimed-too-early-is-not-checked = Заявление о падении флажка при остатке в 1 секунду в пятнадцатиминутной партии
    .scene = Белые, которым не терпится закончить партию, зовут вас и заявляют, что флажок чёрных упал. Вы смотрите на часы: у чёрных осталась 1 секунда. Чёрные говорят, что заявление на пустом месте должно же чего-то стоить.
title-moves-played-after-the-flag-do-not-save-the-game = 40-й ход сделан после падения флажка, которого никто не заметил
title-forty-moves-and-nobody-says-whose-period-is-over = Флажок падает после 40 ходов; какой период закончился, неизвестно
title-nobody-has-counted-the-moves-before-the-flag-fell = Флажок падает, а сколько ходов завершено, неизвестно
title-nobody-knows-whether-the-press-or-the-flag-came-first = Часы нажаты на 40-м ходу из 40, флажок упал: что было раньше, неизвестно
title-a-move-too-many-or-too-few-makes-the-order-of-the-press-idle = Часы нажаты на 39-м ходу из 40, флажок упал: что было раньше, неизвестно
title-the-flag-is-told-before-the-press-and-nobody-knows-which-came-first = Флажок упал, часы нажаты на 40-м ходу из 40: что было раньше, неизвестно
title-a-move-too-few-makes-the-order-of-the-flag-idle = Флажок упал, часы нажаты на 39-м ходу из 40: что было раньше, неизвестно
title-with-one-period-for-all-moves-there-is-no-number-to-check = Флажок падает в партии с одним периодом на все ходы
title-the-flag-of-the-first-period-falls-at-move-thirty-eight = Падает флажок первого периода: завершено 38 ходов из 40

## no-claim-from-screen.yaml

title-no-claim-may-rest-on-a-monitor-alone = Заявление, основанное только на показаниях экрана или демонстрационной доски
    .scene = Белые зовут вас и делают заявление. На вопрос, на чём оно основано, они показывают на большой экран в зале, где это может прочесть каждый, и больше им предъявить нечего. Чёрные говорят, что трансляция уже ошибалась; белые — что данные идут прямо с электронной доски.
title-a-claim-that-also-rests-on-something-else = Заявление, основанное на показаниях экрана и не только на них
title-a-claim-that-rests-on-the-board-needs-no-screen = Заявление о троекратном повторении по доске, а не по экрану
title-the-counter-alone-proves-no-fifty-moves = Арбитр принимает заявление, основанное только на показаниях экрана, и объявляет ничью
title-the-counter-confirms-what-the-arbiter-began-to-count = Заявление основано на показаниях экрана и подтверждается чем-то ещё

## no-hovering.yaml

title-no-finger-may-stay-on-the-button = Палец остаётся на кнопке часов
title-no-hand-may-hover-over-the-clock = Рука «нависает» над часами
    .scene = Белые делают ход и нажимают часы. Вы видите, что чёрные, обдумывая ответ, держат палец прямо над часами. Чёрные объясняют, что кнопки они не касались и что против этой привычки никто никогда не возражал.

## other-period-flags.yaml

title-both-flags-down-before-the-last-period = Оба флажка упали не в последнем периоде, о рекомендациях объявлено, есть заявление
    .scene = Впереди ещё один период. В цейтноте за флажками никто не следит; когда белые поднимают глаза, оба флажка уже упали, и часы не показывают, какой упал первым. Белые заявляют о падении флажка чёрных. Чёрные пожимают плечами: когда упали оба флажка, очко всегда делится пополам.
title-both-flags-down-in-a-period-that-is-not-known = Упали оба флажка, о порядке спорят; какой это период, неизвестно
title-both-flags-down-before-the-last-period-without-guidelines = Оба флажка упали не в последнем периоде, о рекомендациях не объявлено
title-both-flags-down-and-one-player-had-completed-forty-moves = Упали оба флажка: завершивший 40 ходов заявляет против завершившего 39
title-the-player-who-was-late-claims-the-flag-of-the-one-who-was-not = Упали оба флажка: завершивший 39 ходов заявляет о флажке завершившего 40
    .scene = Оба флажка упали раньше, чем кто-либо из игроков взглянул на часы, и никто не может сказать, какой упал первым. Белые завершили 40 ходов, чёрные — 39. Белые не могли бы поставить мат никакой серией возможных ходов. Чёрные заявляют о падении флажка белых и говорят, что выиграть эту партию всё равно могла уже только одна сторона.
title-both-flags-down-and-both-players-had-completed-forty-moves = Упали оба флажка, оба игрока завершили 40 ходов из 40
    .scene = Каждый игрок завершил 40 ходов, но оба продолжают играть быстро, и первый период ещё идёт. Когда они поднимают глаза, оба флажка уже упали, и никто не знает, какой упал первым. Белые заявляют о падении флажка чёрных; чёрные отвечают, что это может быть только ничья.
title-both-flags-down-in-an-earlier-period-of-a-clock-that-marks-the-first = Оба флажка упали не в последнем периоде, часы отмечают первый
title-both-flags-down-on-a-mechanical-clock-in-an-earlier-period = Оба флажка упали не в последнем периоде, это замечает арбитр

## player-stops-clocks.yaml

title-a-player-stops-the-clocks-because-a-queen-is-missing = Игрок останавливает часы: нет фигуры для превращения пешки
    .scene = Белые хотят превратить пешку, но нужной фигуры нет ни на столе, ни поблизости. Белые останавливают часы и зовут вас. Чёрные протестуют: белым следовало сначала подойти к вам, а останавливать часы — дело одного лишь арбитра.
title-a-player-stops-the-clocks-because-of-an-irregularity = Игрок останавливает часы из-за нарушения
title-a-player-stops-the-clocks-for-a-private-matter = Игрок останавливает часы по личной причине, она не признана уважительной
title-whether-an-illness-was-a-reason-is-for-the-arbiter = Игрок останавливает часы из-за недомогания
title-the-missing-queen-is-brought-and-play-goes-on = Часы остановлены, нет фигуры для превращения: сначала их пускает соперник, потом арбитр
title-a-player-asks-the-arbiter-to-stop-the-clocks = Игрок просит арбитра остановить часы
title-a-player-who-stops-the-clocks-and-claims-an-illegal-move = Чёрные останавливают часы и заявляют о невозможном ходе белых

## press-always-allowed.yaml

title-the-clock-may-be-pressed-after-the-opponent-has-replied = Запоздалое нажатие: соперник уже ответил, но часы ещё не нажал
    .scene = Белые играют { MOVE("e4") }, но забывают о часах. Чёрные сразу отвечают { MOVE("e5") } и тоже не нажимают часы. Теперь белые протягивают руку и нажимают их. Чёрные зовут вас: ответ уже на доске, говорят они, и белые упустили момент для нажатия.
title-a-press-before-the-reply-needs-no-leave = Часы нажаты до ответного хода соперника
title-both-press-one-after-the-other-after-a-quick-reply = Запоздалое нажатие: соперник уже ответил и нажал часы
title-a-flag-falls-between-the-reply-and-the-late-press = Запоздалое нажатие: после ответа соперника падает флажок игрока

## press-same-hand.yaml

title-pressing-with-the-other-hand-is-no-illegal-move = Часы нажаты не той рукой, которой сделан ход
    .scene = Вы видите, как белые делают ход и нажимают часы не той рукой, которой сделан ход. Белые объясняют, что мешала чашка кофе, а сам ход сделан одной рукой. Чёрные не успокаиваются: это, мол, ничем не лучше хода двумя руками.
title-pressing-with-the-hand-that-moved-is-right = Обычное нажатие часов после хода; о руке ничего не сказано
title-moved-with-the-right-hand-and-pressed-with-the-left = Ход сделан правой рукой, часы нажаты левой
title-moved-and-pressed-with-the-same-hand = И ход сделан, и часы нажаты левой рукой
title-the-other-hand-is-usually-met-with-a-warning-in-france = Часы нажаты другой рукой, и арбитр выносит игроку предупреждение
title-the-other-hand-to-gain-time = Часы нажаты другой рукой, и это отвлекает соперника

## stop-without-reason.yaml

title-stopping-the-clocks-without-a-reason-may-be-penalised = Игрок останавливает часы, не называя причины
title-stopping-the-clocks-for-a-disturbance-with-reason-is-not-penalised = Игрок останавливает часы из-за помех, и причина признана уважительной
title-an-irregularity-that-is-only-a-pretext = Игрок останавливает часы из-за нарушения, причина не признана уважительной
title-the-arbiter-finds-no-reason-for-stopping-the-clocks = Часы остановлены по неуважительной причине
title-the-arbiter-finds-a-good-reason-for-stopping-the-clocks = Часы остановлены по уважительной причине
title-the-arbiter-finds-afterwards-that-there-was-no-reason-for-stopping-the-clocks = Арбитр позже устанавливает, что уважительной причины остановить часы не было
    .scene = Чёрные останавливают часы и подходят к вашему столу. Вы выслушиваете их и устанавливаете, что уважительной причины для остановки не было. Чёрные извиняются и замечают, что белых даже не было у доски и они от этого ничего не потеряли.
title-nobody-asks-the-arbiter-for-his-reason-to-stop-the-clocks = Арбитр останавливает часы, не называя причины
title-clocks-stopped-because-spectators-disturb = Часы остановлены из-за помех
title-clocks-stopped-to-go-to-the-toilet = Часы остановлены по личной причине
title-a-disabled-player-stops-the-clocks-to-go-to-the-toilet = Игрок с ограниченными возможностями останавливает часы по личной причине
title-a-low-battery-is-no-reason-to-stop-the-clocks = Часы остановлены: электронный бланк показывает низкий заряд батареи
title-a-player-stops-the-clocks-for-the-video = Часы остановлены, чтобы посмотрели видеозапись

## time-carried-over.yaml

title-the-fortieth-press-adds-the-time-of-the-next-period = 40-й ход завершён при 2:10, есть добавка и следующий период в 50 минут
    .scene = Белые завершили 39 ходов, у них остаётся 2 минуты 10 секунд. На ваших глазах они делают следующий ход и нажимают часы. Зритель, считавший про себя, удивлён показаниями табло и думает, что часы ошибаются.
title-the-clock-counts-presses-and-not-moves-on-the-board = 40-й ход завершён, но часы насчитали на одно нажатие меньше
    .scene = По бланкам каждый игрок завершил 39 ходов, но часы насчитали только 38 нажатий белых. Имея 2 минуты 10 секунд, белые делают следующий ход, нажимают часы и встают из-за доски с облегчением: контроль времени пройден.
title-what-was-saved-goes-into-the-next-period = 40-й ход завершён, сэкономлено 12:34, добавки нет
title-the-sixtieth-press-ends-the-second-period = 60-й ход завершён, периоды — 40 и 20 ходов
title-before-the-last-move-of-a-period-nothing-is-added-without-increment = 39-й ход из 40 завершён, добавки нет
title-whether-a-delay-mode-saves-main-time-for-the-next-period = 40-й ход завершён в режиме задержки: сохраняется ли основное время?
    .scene = Белые завершили 39 ходов, у них остаётся 10 минут, когда чёрные делают ход и нажимают часы. Белые тратят 1 минуту 5 секунд, делают следующий ход и нажимают часы. Проходя мимо, вы слышите, как два зрителя спорят о том, что должно показывать табло.

## unclaimed-draw-before-flag.yaml

title-a-flag-falls-after-seventy-five-moves-that-nobody-noticed = Флажок падает, а 75 ходов без взятий и ходов пешек никто не заметил
title-a-flag-is-claimed-after-a-fifth-occurrence-that-nobody-noticed = Заявление о падении флажка после незамеченного пятикратного повторения, затем апелляция
title-both-flags-are-down-after-seventy-five-moves-that-nobody-noticed = Оба флажка упали, а 75 ходов без взятий и ходов пешек никто не заметил
title-a-flag-that-falls-although-nothing-had-drawn-the-game = Флажок падает после 74 ходов без взятий и ходов пешек

## white-clock-started.yaml

title-at-the-start-white-s-clock-is-started = Тур начинается: чьи часы пускают?
title-white-s-clock-is-started-although-white-is-absent = Тур начинается, а белые отсутствуют
title-white-s-clock-is-not-started-a-second-time = Начало тура объявляют после 1. e4
title-the-clock-of-the-player-who-begins-is-started = Тур начинается; известно только, чей первый ход
title-whose-clock-is-started-where-nobody-knows-who-is-white = Тур начинается, а кто играет белыми, не сказано
title-no-clock-is-started-again-after-a-move-of-either-player = Начало тура объявляют, когда ход уже сделан

## wrong-setting-corrected.yaml

title-a-wrong-setting-is-put-right-whenever-it-is-found = Неверная добавка обнаружена после 35 ходов
title-a-wrong-move-counter-is-put-right = Арбитр обнаруживает, что счётчик ходов показывает неверно
title-the-move-counter-is-set-to-the-moves-that-were-completed = Чёрные указывают на неверный счётчик после третьего хода белых
title-a-wrong-setting-in-rapid-chess-after-the-tenth-move-stays = Неверное время периода обнаружено после 12 ходов в быстрых шахматах
    .scene = Каждый игрок завершил 12 ходов, когда белые зовут вас и указывают, что время одного из периодов установлено на часах неверно. Вы проверяете: так и есть. Расписание соревнования не пострадало бы, если бы установка осталась прежней. Белые говорят, что ошибку, о которой все знают, нельзя просто так оставить.
title-a-wrong-setting-in-rapid-chess-is-put-right-in-the-first-moves = Неверный режим часов обнаружен после пяти ходов в быстрых шахматах
    .scene = Каждый игрок завершил 5 ходов, когда белые зовут вас и указывают, что часы установлены на неверный режим. Вы проверяете: так и есть. Чёрные возражают, что оба с самого начала играют на этих часах, и кто ничего не заметил, пусть с этим и мирится.
title-a-second-period-that-never-came = Флажок падает на 40-м ходу: счётчик ходов отстал на одно нажатие
    .scene = Белые завершили 39 ходов, но часы насчитали только 38 нажатий белых. За 9 секунд до конца первого периода белые делают следующий ход и нажимают часы; время не прибавляется, и флажок белых падает у вас на глазах. Белые указывают, что счётчик ходов неверен; чёрные отвечают, что упавший флажок есть упавший флажок.
title-a-clock-that-stands-on-the-wrong-side-is-not-wrongly-set = Игрок просит переставить часы
title-both-clocks-were-set-half-an-hour-too-short = Обоим игрокам на часах установлено на полчаса меньше
title-the-increment-had-not-been-set = Добавка не установлена на часах ни у одного из игроков
    .scene = Белые завершили 20 ходов, чёрные — 19; у белых остаётся 50 минут, у чёрных — 55 минут. Чёрные указывают, что часы были установлены на 1 час 30 минут без добавки. Вы проверяете: так и есть. Белые предлагают просто поступить с обоими часами одинаково.
title-only-one-clock-was-set-without-the-increment = Добавка не установлена на часах только у одного из игроков
    .scene = У белых остаётся 50 минут, у чёрных — 31 минута, чёрные завершили 23 хода. Чёрные указывают, что часы были установлены на 1 час 30 минут без добавки, но только у чёрных; у белых установка была верной. Вы проверяете: так и есть. Белые говорят, что чёрным следовало заметить это раньше.
title-a-press-left-out-leaves-the-counter-one-short = На четвёртом ходу часы не нажаты, потом обнаружено, что счётчик ходов отстал
title-one-press-left-out-in-twenty-two-moves-before-a-control-at-move-thirty = Счётчик показывает 21 после 22 ходов, контроль — на 30-м
