### Titles of the cases about the arbiter: what a reader would search for.

## arbiter-steps-in.yaml

title-what-does-the-arbiter-do-about-a-completed-illegal-move = Невозможный ход в классических шахматах, заявления нет: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-an-illegal-move-when-a-visitor-has-come-in = Невозможный ход, затем с разрешения входит зритель: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-an-illegal-move-with-little-supervision = Невозможный ход в быстрых шахматах, упрощённые правила: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-a-flag-that-fell = Флажок упал в классических шахматах, заявления нет: что делает арбитр?
title-what-does-the-arbiter-do-about-a-flag-with-little-supervision = Флажок упал (быстрые шахматы, блиц), упрощённые правила: что делает арбитр?
title-what-does-the-arbiter-do-about-another-move-than-the-touched-piece-demands = Тронут конь, ход сделан пешкой, заявления нет: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-another-move-than-demanded-that-nobody-saw = Тронут конь, сделан ход пешкой, никто не заметил: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-two-moves-in-a-row = Два хода подряд на глазах у арбитра: вмешивается ли он?
title-what-does-the-arbiter-do-about-two-moves-in-a-row-that-nobody-saw = Два хода подряд, никто не заметил: вмешивается ли арбитр?
title-what-does-the-arbiter-do-when-a-player-is-short-of-time = Цейтнот: что делает арбитр?
    .scene = У белых остаётся 1 минута 30 секунд, они только что сделали ход и нажали часы; у чёрных ещё 40 минут. В этот момент вы проходите мимо. Коллега говорит, что в цейтноте лишь один из игроков и вы можете заняться другими делами. Что должен делать арбитр?
title-what-does-the-arbiter-do-when-both-kings-are-in-check = Оба короля под шахом в классических шахматах: вмешивается ли арбитр?
title-what-does-the-arbiter-do-when-both-kings-are-in-check-with-little-supervision = Оба короля под шахом (быстрые шахматы, блиц), упрощённые правила: что делает арбитр?
    .scene = Обходя столы, вы подходите к доске и видите эту позицию; очередь хода за белыми. Оба игрока спокойны и, похоже, не находят в ней ничего особенного; вас никто не звал. Что должен делать арбитр?
title-what-does-the-arbiter-do-about-a-clock-that-shows-nothing-left = На часах ноль уже при ходе соперника: что делает арбитр?
title-what-does-the-arbiter-do-about-a-clock-that-is-seen-to-show-nothing-left = Через некоторое время после хода на часах обнаружен ноль: что делает арбитр?
title-what-does-the-arbiter-do-about-a-flag-that-was-dealt-with = О флажке заявлено, но ходы сделаны вовремя: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-an-illegal-move-that-nobody-saw = Невозможный ход никто не заметил, упрощённые правила: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-noise-of-a-player = Игрок шумит и мешает, соперник молчит: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-advice-that-a-player-takes = Игрок пользуется подсказкой: вмешивается ли арбитр?
    .scene = Между ходами белые останавливаются возле одноклубника, спрашивают, какой план лучше, и с кивком принимают совет; вы стоите прямо за ними и всё слышите. Чёрные задумались за доской и ничего не заметили, а позиция белых всё равно проиграна. Что должен делать арбитр?
title-what-does-the-arbiter-do-when-a-spectator-has-shifted-pieces = Зритель опрокидывает фигуру: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-a-spectator-who-advises = Зритель подсказывает игроку: что может сделать арбитр?
title-what-does-the-arbiter-do-when-a-player-asks-for-an-earlier-position = Просьба показать прежнюю позицию: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-a-press-without-a-move = Часы нажаты без хода: вмешивается ли арбитр?
title-what-does-the-arbiter-do-about-a-clock-pressed-by-accident = Часы случайно нажаты игроком, имеющим ход: вмешивается ли арбитр?
    .scene = Ход белых. Потянувшись за стаканом воды, белые случайно нажимают часы, не сделав хода; вы это видите. Игроки ничего не замечают: белые продолжают считать варианты, а задумавшиеся чёрные не видят, что идут не те часы. Что должен делать арбитр?
title-what-does-the-arbiter-do-about-a-covered-scoresheet = Закрытый бланк: вмешивается ли арбитр по своей инициативе?
    .scene = Белые закрывают бланк шарфом, так что вам его не видно. Причина, по их словам, в том, что соперник то и дело туда смотрит. Чёрные не жаловались, а ходы, уверяют белые, все аккуратно записаны. Что должен делать арбитр?
title-what-does-the-arbiter-do-about-a-finger-over-the-clock = Палец над часами: вмешивается ли арбитр по своей инициативе?
title-what-does-the-arbiter-do-about-a-player-who-stops-recording = Игрок перестал вести запись не в цейтноте: вмешивается ли арбитр?

## captain-on-draws.yaml

title-a-captain-speaks-of-a-draw-before-the-arbiter = Капитан в присутствии арбитра советует игроку насчёт ничьей

## captain-speaks.yaml

title-a-captain-tells-the-score-before-the-arbiter = Капитан в присутствии арбитра сообщает счёт матча
title-a-captain-discusses-the-position-before-the-arbiter = Капитан в присутствии арбитра даёт совет по позиции

## disabled-wish.yaml

title-a-disabled-player-wishes-another-arrangement = Игрок с ограниченными возможностями просит об иных условиях игры

## expulsion-agreed.yaml

title-expulsion-may-need-the-consent-of-the-organiser = Исключение из соревнования: спрашивают ли организатора?

## extra-time.yaml

title-the-light-goes-out = Помеха извне: получают ли игроки дополнительное время?
title-noise-of-the-opponent-is-no-disturbance-from-outside = Шумит соперник: даётся ли дополнительное время тому, кому он мешает?
title-the-arbiter-himself-disturbs-the-game = Арбитр шумит, и игрок заявляет о нарушении

## games-observed.yaml

title-a-player-does-not-move-the-touched-piece-although-it-was-ruled = Игрок отказывается пойти тронутой фигурой вопреки решению арбитра
title-a-player-who-does-not-play-on-pays-with-his-time = Игрок впервые отказывается играть дальше

## laws-observed.yaml

title-a-complaint-of-noise-is-upheld = Заявление о шуме, который мешал сопернику
title-the-arbiter-looks-into-a-complaint = Заявление о шуме, который сопернику не мешал
    .scene = Белые шумно перелистывают блокнот бланков, и чёрные, у которых трудная позиция, жалуются вам. Вы некоторое время наблюдаете и устанавливаете, что поведение белых не отвлекает и не раздражает соперника. Чёрные с этим согласны, но настаивают: шум есть шум.
title-a-complaint-depends-on-what-the-arbiter-finds = Заявление о шуме: мешал ли он сопернику?
title-a-player-who-left-on-the-move-is-complained-of = Заявление: соперник при своём ходе ушёл с игровой площадки
    .scene = Белые, за которыми очередь хода, встают и покидают игровую площадку, не спросив вас. Чёрные заявляют, что это не разрешено. Вернувшись, белые оправдываются: они ходили только за стаканом воды, а потеряли при этом собственное время.
title-a-player-who-was-free-to-leave-is-complained-of = Заявление: соперник ушёл с игровой площадки не при своём ходе
    .scene = Очередь хода за чёрными, когда белые встают и покидают игровую площадку, чтобы зайти в буфет при турнирном зале. Чёрные подходят к вам и жалуются: разрешения у вас никто не спрашивал, а во время партии каждый игрок, по их мнению, должен оставаться в зале.
title-a-complaint-about-what-is-allowed = Заявление об остановке часов из-за помехи
title-a-complaint-about-stopping-the-clocks-without-reason = Заявление об остановке часов без уважительной причины
title-a-complaint-about-pressing-with-force = Заявление о сильном ударе по часам
    .scene = Белые делают ход и с силой бьют по часам, так что стол вздрагивает. Чёрные жалуются вам. Белые извиняются: это всё от волнения, часы целы, и ничего не упало.
title-a-complaint-about-a-move-written-first = Заявление о ходе, записанном до того, как он сделан
    .scene = Белые записывают ход, некоторое время смотрят на запись и только потом делают его. Чёрные жалуются вам. Белые объясняют, что так их учили в детской секции и что на доске ведь сделан именно тот ход, который записан.
title-nobody-complains-of-his-own-act = Игрок заявляет о собственном поступке
title-a-complaint-about-something-that-nobody-can-prove = Заявление о разговорах: слово одного игрока против слова другого
title-both-players-complain-of-a-spectator = Оба игрока заявляют о зрителе, который разговаривает
title-a-device-that-has-cost-the-game-is-complained-of = Заявление об устройстве соперника, после того как оно зазвонило
title-a-complaint-about-how-the-opponent-behaves-after-the-game = Жалоба на соперника, который сдался и разговаривает
title-a-complaint-about-an-arrival-in-time = Заявление о том, что соперник опоздал, но в пределах допустимого времени
title-a-complaint-about-a-decision-of-the-arbiter = Заявление против наказания, наложенного арбитром
title-a-captain-complains = Капитан заявляет, что игрок ушёл при своём ходе
title-an-outsiders-protest-is-no-complaint-of-a-player = Зритель протестует перед арбитром
title-a-complaint-that-names-no-event-is-about-what-was-done-last = Заявление о нарушении без указания, о каком, после ухода соперника
title-a-complaint-is-not-about-a-visitor-who-came-in-between = Заявление о нарушении без указания, о каком, после ухода соперника и прихода зрителя
title-a-complaint-about-a-move-that-was-not-played = Заявление о невозможном ходе, которого не было
    .scene = В диком цейтноте чёрные зовут вас и заявляют, что белые только что сделали невозможный ход: оставили короля под шахом. Белые отвечают, что вообще не ходили. Опросив обоих игроков, вы устанавливаете, что белые правы: рука лишь прошла над доской. Теперь белые настаивают: такая ложная тревога должна чёрным чего-то стоить.
title-a-complaint-without-anything-to-complain-of = Заявление о нарушении, когда ещё ничего не произошло
title-an-illegal-move-that-was-ruled-on-is-complained-of-again = Невозможный ход сразу увидел арбитр, затем о нём дважды заявлено
title-a-complaint-about-a-wrong-result-that-both-signed = Поставлен мат, но оба подписали победу другой стороны: заявление
title-a-complaint-about-another-result-on-the-opponents-sheet = На двух бланках подписаны разные результаты: заявление
    .scene = После дружеского анализа игроки подписывают бланки порознь: белые — те, где записана победа белых, и оставляют их на столе, чёрные — те, где записана ничья, и сдают их. Белые узнают об этом и жалуются вам: партия была выиграна. Чёрные отвечают, что считается только то, что сдано.
title-a-complaint-about-a-slip-that-was-put-right = Оговорка игрока с ослабленным зрением, исправленная до нажатия часов: заявление
title-a-complaint-that-the-arbiter-told-a-player-to-press-the-clock = Заявление о том, что арбитр напомнил о ненажатых часах
title-a-claim-that-the-sealed-move-is-ambiguous = На неоднозначность тайного хода указано после вскрытия конверта
title-an-illegal-move-that-lost-the-game-is-claimed-afterwards = Второй невозможный ход: арбитр видел, а затем заявил и соперник
    .scene = Ранее в партии белым уже был засчитан один невозможный ход. Теперь белые снова делают невозможный ход и нажимают часы; вы это видите, и чёрные тоже об этом заявляют. Белые возражают, что эти два хода никак не связаны и между ними прошло несколько часов.

## no-intervention.yaml

title-a-player-asks-to-see-an-earlier-position = Игрок просит показать прежнюю позицию
    .scene = Белые подходят к вашему столу и просят показать им одну из прежних позиций партии — «всего на минутку». Рядом с вами стоит свободная доска, и игрок замечает, что всё и так есть на бланке, так что никакой подсказки не будет.
title-nothing-has-happened-in-which-the-arbiter-could-intervene = Сделан возможный ход: есть ли арбитру повод вмешаться?
title-the-arbiter-does-not-mention-that-the-clock-was-not-pressed = Ход сделан, часы не нажаты: напоминает ли арбитр?
    .scene = Вы останавливаетесь у доски, где белые делают ход, но не нажимают часы; время белых продолжает идти. Чёрные смотрят в потолок, а друг белых среди зрителей умоляюще глядит на вас. Что должен делать арбитр?
title-the-arbiter-waits-while-an-illegal-move-is-not-completed = Невозможный ход, часы ещё не нажаты: вмешивается ли арбитр?
title-the-arbiter-leaves-an-illegal-move-alone-once-it-was-answered = На невозможный ход ответили, упрощённые правила: вмешивается ли арбитр?
    .scene = За одной из досок белые делают невозможный ход и нажимают часы, и никто этого не замечает. Чёрные делают ход и нажимают часы. Только теперь вы, обходя столы, понимаете, что произошло; оба игрока думают, ничего не подозревая, а ошибка может решить исход партии. Что должен делать арбитр?
title-the-game-is-over-when-it-is-asked-what-the-arbiter-does = На доске мат: вмешивается ли арбитр?

## nothing-told.yaml

title-an-arbiter-tells-a-player-to-press-the-clock = Арбитр говорит игроку, что часы не нажаты
title-an-arbiter-tells-that-the-opponent-has-moved = Арбитр говорит игроку, что соперник сделал ход
title-a-player-asks-how-many-moves-were-made = Игрок спрашивает, сколько ходов завершено, флажок ещё не упал
    .scene = Ни один флажок ещё не упал. Белые подзывают вас к доске и спрашивают, сколько ходов уже сделано. По их словам, это просто факт, а не подсказка, и считать ходы может любой в зале; чёрные пожимают плечами и не возражают против вашего ответа.
title-after-a-flag-has-fallen-the-number-of-moves-may-be-told = Игрок спрашивает, сколько ходов завершено, после падения флажка
title-an-arbiter-advises-a-player = Арбитр даёт игроку совет
title-the-opponent-says-that-the-clock-was-not-pressed = Соперник говорит, что часы не нажаты

## observers-tell-the-arbiter.yaml

title-a-spectator-points-out-the-flag = Зритель вслух говорит, что флажок упал, арбитр этого не заметил
title-the-arbiter-sees-the-flag-that-a-spectator-pointed-out = Зритель вслух говорит, что флажок упал, затем это замечает арбитр
    .scene = У белых падает флажок, но никто этого не замечает, и оба игрока продолжают думать; чёрные ещё могли бы поставить мат. Зритель громко говорит, что флажок упал. Вы поднимаете глаза и видите это сами. Белые протестуют: партию не могут решать зрители.
title-a-spectator-tells-only-the-arbiter = Зритель сообщает о нарушении только арбитру
title-a-spectator-tells-the-arbiter-alone-that-the-clock-was-not-pressed = Зритель сообщает только арбитру, что часы не нажаты
title-a-captain-tells-the-arbiter-of-an-illegal-move = Капитан сообщает арбитру о невозможном ходе после ответного хода
    .scene = Белые играют { MOVE("Rd2") } и нажимают часы; чёрные отвечают { MOVE("Kf7") } и нажимают часы. Затем капитан команды отводит вас в сторону и сообщает только вам, что с ходом { MOVE("Rd2") } что-то было не так. Вы смотрите на доску. Оба игрока говорят, что предпочли бы играть дальше, а не возвращаться назад.
title-a-spectator-tells-the-arbiter-of-the-move-just-played = Зритель сообщает арбитру о нарушении после невозможного хода
title-the-player-at-the-next-board-tells-the-arbiter-of-a-legal-move = Игрок другой партии сообщает о нарушении после возможного хода
    .scene = Белые играют { MOVE("e4") } и нажимают часы. К вам подходит игрок из другой партии и тихо, чтобы больше никто не слышал, говорит, что там что-то не так. Сами вы ничего не заметили, а обоих игроков, похоже, всё на доске устраивает.
title-an-assistant-tells-the-arbiter-of-an-illegal-move-where-both-players-see = Помощник сообщает арбитру о невозможном ходе
title-a-spectator-tells-the-arbiter-of-a-broken-touch = Зритель сообщает арбитру, что игрок пошёл не тронутой фигурой
title-a-captain-tells-the-arbiter-of-an-illegal-move-when-the-game-is-over = Капитан сообщает арбитру о невозможном ходе после согласия на ничью
title-a-spectator-tells-the-arbiter-of-an-illegal-move-in-rapid = Зритель сообщает о невозможном ходе в быстрых шахматах до ответа
title-a-spectator-tells-the-arbiter-of-an-illegal-move-after-the-reply-in-rapid = Зритель сообщает о невозможном ходе в быстрых шахматах или блице после ответа
    .scene = Белые делают невозможный ход и нажимают часы. Чёрные, ничего не заподозрив, делают ход и тоже нажимают часы. Зритель подходит к вам и сообщает только вам, что с ходом белых было что-то не так. Вы смотрите на доску: так и есть. Теперь, когда вы об этом знаете, шепчет зритель, закрыть на это глаза нельзя.
title-a-spectator-advises-a-player = Зритель подсказывает игроку
title-a-spectator-makes-noise = Зритель разговаривает во время партии
title-a-team-captain-advises-his-player = Капитан команды подсказывает своему игроку
title-a-player-of-another-game-points-out-an-irregularity = Игрок другой партии вслух говорит о нарушении
title-the-organiser-tells-only-the-arbiter = Организатор сообщает о нарушении только арбитру
title-a-spectator-claims-a-fallen-flag = Зритель заявляет о падении флажка, которого никто не заметил
title-a-spectator-points-out-an-illegal-move = Зритель заявляет о невозможном ходе, которого никто не заметил
title-advice-when-the-game-is-over = Капитан подсказывает, когда игрок уже сдался
title-a-captain-tells-his-player-to-press-the-clock = Капитан говорит игроку, что часы не нажаты
    .scene = Белые делают ход, откидываются на спинку стула и не нажимают часы. Из-за ограждения капитан белых говорит: «Часы!» Белые удивлённо поднимают глаза. Капитан уверяет вас, что о позиции не сказал ни слова, а напомнить игроку о его обязанности никому не повредит.
title-a-captain-accepts-the-draw-that-was-offered-to-his-player = Капитан принимает ничью, предложенную его игроку
    .scene = Каждый игрок сделал 20 ходов, когда белые делают ход, предлагают ничью и нажимают часы. «Принято!» — восклицает капитан чёрных, прежде чем те успевают сказать хоть слово. Чёрные улыбаются, говорят, что другого ответа и не было бы, и принимают предложение. Белые, уже сожалея о нём, считают, что после такого уже ничего не считается.
title-two-captains-agree-a-draw = Капитан соглашается на ничью
    .scene = В командном матче продолжается ещё одна партия. Пока оба игрока думают за доской, капитан белых подходит к вам, от имени команды объявляет, что здесь согласована ничья, и просит записать результат. Игроки удивлённо поднимают глаза; матч, говорит капитан, всё равно решён.
title-a-spectator-resigns-a-game-that-is-not-his = Зритель сдаёт партию
title-a-captain-offers-a-draw-and-the-opponent-accepts-it = Капитан предлагает ничью, и игрок её принимает
title-a-captain-stops-the-clocks = Капитан останавливает часы
title-what-a-captain-says-when-the-game-is-over = Капитан сдаёт партию, когда игрок уже сдался
title-an-organiser-asks-for-a-quickplay-draw = Организатор, а не игрок, заявляет о ничьей по правилам быстрой игры до конца партии
title-the-captain-tells-his-player-to-take-the-draw = Капитан советует насчёт предложения ничьей, игрок его принимает
    .scene = Белые предлагают ничью. Чёрные оглядываются на капитана команды, и тот говорит: «Соглашайся». Белые сразу же жалуются вам; затем чёрные принимают предложение. Капитан уверяет, что о позиции на доске не было сказано ни слова.
title-an-assistant-who-advises-and-one-who-talks = Помощник игрока с ослабленным зрением подсказывает и разговаривает
title-an-assistant-of-a-player-who-sees-tells-him-the-moves = Помощник на вопрос игрока называет число ходов

## penalties-are-listed.yaml

title-which-penalties-there-are = Какие наказания может налагать арбитр?
title-exclusion-from-rounds-is-a-new-penalty = Арбитр исключает игрока из одного или нескольких туров
title-a-fine-that-was-not-announced = Денежный штраф, не объявленный заранее
title-a-fine-that-was-announced = Денежный штраф, объявленный заранее
title-the-penalty-is-time-for-the-opponent-and-less-for-the-offender = Наказание: две минуты сопернику и минус пять минут нарушителю
title-the-penalty-is-the-loss-of-the-game = Поражение как наказание: сколько очков получает соперник?
title-the-penalty-is-a-matter-of-points = Наказание очками: больше сопернику, меньше нарушителю
title-expulsion-is-the-last-penalty-of-every-list = Игрока исключают из соревнования за оскорбление
title-which-penalties-are-open-for-this-offence = Какие наказания возможны за шум, мешающий сопернику?

## phones-of-everybody.yaml

title-a-spectators-phone-rings = В игровой зоне звонит телефон зрителя
title-a-spectator-with-an-authorised-phone = У зрителя телефон с разрешения арбитра
title-a-spectators-phone-is-switched-off = У зрителя при себе выключенный телефон
title-the-arbiters-own-phone-rings = Звонит телефон самого арбитра
title-a-captain-uses-a-phone-in-the-venue = При капитане в игровой зоне телефон без звука
title-a-spectators-phone-in-an-adjoining-area = Телефон зрителя звонит в сопредельной зоне
title-a-players-phone-in-an-adjoining-area = Беззвучный телефон игрока в сопредельной зоне

## playing-conditions.yaml

title-a-player-asks-for-another-chair = Игрок просит то, что нужно для игры
title-a-player-asks-for-more-light = Игрок просит изменить условия для игры
title-a-question-about-a-rule-has-nothing-to-do-with-the-playing-conditions = Игрок при ходе соперника спрашивает, что говорит правило
    .scene = Ход чёрных. Белые подходят к вашему столу и спрашивают, что говорит правило о рокировке, если ладья под боем. Чёрные, услышав это, возражают: кто не знает правил, должен был выучить их дома, да и ход сейчас не белых.

## ruling-measured.yaml

title-two-minutes-and-the-position-before-a-first-illegal-move-was-right = Первый невозможный ход: позиция и две минуты, тронутая фигура названа
title-the-position-and-two-minutes-without-a-word-of-the-touched-piece = Первый невозможный ход: позиция и две минуты, тронутая фигура не названа
title-a-loss-for-a-first-illegal-move-was-wrong = Первый невозможный ход: арбитр присуждает поражение
title-to-let-a-mate-pass-unnoticed-was-wrong = На доске мат: арбитр ничего не предпринимает
    .scene = Белые играют { MOVE("Rd8") } и нажимают часы. Никто из игроков не говорит ни слова; оба смотрят на доску и продолжают думать. Ваш коллега, который стоит рядом и всё видел, ничего не предпринимает и позже объясняет вам, что никто ничего не заявлял.
title-to-do-nothing-about-a-legal-move-was-right = Арбитр ничего не предпринимает при возможном ходе
title-to-do-nothing-about-a-legal-move-told-in-steps-was-right = Пешка взята в руку, отпущена, часы нажаты: арбитр ничего не предпринимает
title-a-ruling-on-nothing-in-particular-is-not-measured = Арбитр решает после возможного хода, что партия продолжается
title-an-arbiter-who-does-nothing-about-a-flag-that-he-sees = Арбитр видит падение флажка и ничего не предпринимает
    .scene = Флажок белых падает, когда у доски стоит ваш молодой коллега и смотрит на часы; чёрные ещё могли бы поставить мат. Игроки ничего не замечают, и коллега ничего не предпринимает. Вам он объясняет, что о падении флажка должен заявлять соперник, а решать партии — не дело арбитра.
title-a-penalty-within-the-arbiters-discretion-was-right = Опрокинута фигура: арбитр наказывает игрока
title-no-penalty-within-the-arbiters-discretion-was-right-too = Опрокинута фигура: арбитр лишь велит поставить её на место
title-an-arbiter-who-may-set-the-times-and-sets-them = О неверном времени отложенной партии заявлено поздно: арбитр ставит часы
title-an-arbiter-who-may-change-a-signed-result-and-changes-it = После сдачи подписана ничья, арбитр меняет её на победу
title-an-arbiter-who-lets-a-signed-result-stand = После сдачи подписана ничья, арбитр её не меняет
title-an-arbiter-who-calls-a-flag-in-a-game-with-little-supervision = Упрощённые правила: о падении флажка объявляет арбитр
title-an-arbiter-who-chooses-a-warning-for-a-breach-of-conduct = За шум, мешающий сопернику, арбитр только предупреждает
title-an-arbiter-who-lets-a-breach-of-conduct-pass = Арбитр оставляет шум без внимания, а затем предупреждает соперника
title-an-arbiter-who-fines-a-player-without-having-announced-it = За шум наложен денежный штраф, о котором не объявляли
    .scene = Чёрные шумят — подпевают музыке из кафе напротив, — и это отвлекает и раздражает белых. Ваш коллега решает, что чёрные должны заплатить денежный штраф. Штрафы для этого соревнования объявлены не были, но коллега ссылается на то, что они есть в перечне наказаний в Правилах и что выбор за арбитром.
title-an-arbiter-who-fines-a-player-as-announced = За шум наложен денежный штраф, объявленный заранее
title-an-arbiter-who-warns-a-player-for-what-the-laws-forbid = Арбитр предупреждает игрока, ушедшего при своём ходе
    .scene = Ход белых, но они без разрешения арбитра покидают игровую площадку и вскоре возвращаются с чашкой кофе. Ваш коллега говорит белым, что это не разрешено, и делает им предупреждение. Чёрные протестуют: Правила требуют наказания, а простое предупреждение — не наказание.
title-a-ruling-that-is-right-in-one-point-and-wrong-in-two = Первый невозможный ход: три минуты, часы установлены, позиция не восстановлена
title-two-minutes-alone-for-a-first-illegal-move = Первый невозможный ход: две минуты даны, позиция не восстановлена
title-the-position-restored-without-the-penalty = Первый невозможный ход: позиция восстановлена, время не добавлено
    .scene = Белые играют h3 и нажимают часы. Ваш коллега, стоящий у доски, останавливает часы, решает восстановить позицию перед ходом и позволить белым сделать любой возможный ход, после чего партия продолжается. Белые благодарят коллегу; чёрные пожимают плечами и тоже продолжают игру.
title-an-illegal-move-that-was-claimed-and-ruled-on-by-naming-the-move = Невозможный ход в партии с добавкой: что входит в решение арбитра?
title-a-ruling-on-a-move-that-is-told-after-a-flag-of-unknown-order = Невозможный ход и незамеченное падение флажка: верно ли решение о ходе?
title-minutes-for-one-player-after-a-wrong-setting = Неверная установка часов: арбитр исправляет её и даёт минуты одному игроку
title-two-minutes-for-a-second-illegal-move = Второй невозможный ход: две минуты даны, позиция восстановлена
    .scene = Ранее в этой партии чёрным уже был засчитан невозможный ход. Теперь чёрные снова делают невозможный ход и нажимают часы; белые ещё могли бы поставить мат. Ваш коллега останавливает часы, восстанавливает позицию перед ходом и добавляет белым 2 минуты. Чёрные замечают, что между двумя промахами было несколько часов безупречной игры.
title-a-wrong-claim-rejected-with-the-two-minutes = Необоснованное заявление о повторении: отклонено, даны две минуты
title-nothing-to-rule-about-an-offer = Предложена ничья, арбитр ничего не предпринимает
title-the-arbiter-confirms-the-signed-result-when-he-rejects-a-complaint = О последнем ходе заявлено, когда оба подписали победу: арбитр подтверждает результат

## special-measures.yaml

title-a-player-needs-medical-attention = Игроку нужна медицинская помощь

## told-to-captain.yaml

title-a-captain-is-warned-for-his-player = Предупреждение игроку вынесено через капитана команды
title-a-player-is-warned-himself = Игрок предупреждён за уход без разрешения

## video-left-to-arbiter.yaml

title-a-player-asks-for-the-video = Игрок просит посмотреть видеозапись

## video-not-appealed.yaml

title-an-appeal-because-the-video-was-not-looked-at = Апелляция из-за того, что видеозапись не посмотрели
title-an-appeal-against-the-ruling-drawn-from-the-video = Апелляция на решение, принятое после просмотра видеозаписи
