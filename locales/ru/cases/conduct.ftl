### Titles of the cases about the conduct of the players: what a reader would search for.

## accusation-dismissed.yaml

title-too-good-for-his-rating-is-no-ground = Обвинение в нечестной игре лишь из-за игры, слишком сильной для рейтинга (Правила честной игры)

## accusation-in-writing.yaml

title-an-oral-accusation-is-not-accepted = Обвинение в нечестной игре не в письменном виде (Правила честной игры)
title-a-written-accusation-is-looked-into = Зритель письменно и обоснованно обвиняет игрока в нечестной игре (Правила честной игры)

## accusation-to-the-arbiter.yaml

title-an-honest-suspicion-told-to-the-arbiter = Об искреннем подозрении в нечестной игре сообщено только арбитру
    .scene = Белые подходят к вашему столу и тихо говорят: «Не хочу поднимать шум и никому больше не говорил, но мне кажется, что соперник жульничает: подолгу отсутствует, а потом такие ходы». Доказать белые ничего не могут, но у вас впечатление, что опасаются они искренне.
title-a-suspicion-spread-among-players = Игрока обвиняют в нечестной игре при других
    .scene = Во время тура белые ходят от доски к доске и шепчут другим игрокам, что чёрным «явно подсказывает компьютер». На ваш вопрос белые отвечают, что так думают все и что высказать подозрение никому не запрещено.
title-a-malicious-accusation = Злонамеренное обвинение в нечестной игре, высказанное только арбитру

## accuser-plays-on.yaml

title-a-suspecting-player-in-france-plays-on = Игрок говорит арбитру, что соперник, возможно, играет нечестно (французская практика)

## accusing-without-ground.yaml

title-a-suspicion-spread-without-ground = Игрока обвиняют в нечестной игре при других без разумного основания
title-a-suspicion-spread-with-a-reasonable-ground = Игрока обвиняют в нечестной игре при других, имея разумное основание

## appeal-form.yaml

title-an-appeal-by-word-of-mouth = Апелляция не в письменном виде (соревнования ФИДЕ)

## appeal-in-time.yaml

title-an-appeal-in-blitz-within-the-quarter-of-an-hour = Апелляция в блице через 15 минут после поражения по времени (соревнования ФИДЕ)
title-an-appeal-in-blitz-after-the-quarter-of-an-hour = Апелляция в блице через 16 минут после поражения по времени (соревнования ФИДЕ)
title-an-appeal-within-the-hour = Письменная апелляция через час после поражения по времени (классические шахматы, ФИДЕ)

## appeal.yaml

title-a-player-may-appeal-and-play-goes-on = Апелляция на решение продолжать партию
    .scene = После спора за доской вы решили, что игра продолжается. Белые недовольны: «Я подаю апелляцию на это решение, и пока апелляционный комитет не соберётся, партию, по-моему, продолжать нельзя». Чёрные готовы сделать ход.
title-a-player-may-appeal-after-signing = Апелляция после подписания бланка
title-the-event-excludes-appeals = Апелляция в соревновании, где апелляции не предусмотрены
title-an-outsider-cannot-appeal = Зритель подаёт апелляцию на решение арбитра
title-an-appeal-before-anything-was-decided = Апелляция, когда арбитр ещё ничего не решил
title-an-appeal-against-a-ruling-that-ended-the-game = Апелляция после второго невозможного хода, который арбитр увидел сразу
    .scene = Белым в этой партии уже засчитали один невозможный ход. Теперь, в выигранной позиции, белые делают ещё один невозможный ход и нажимают часы; вы это видели и вмешиваетесь. Чёрные ещё могли бы поставить мат. «Я не согласен и подаю апелляцию», — говорят белые и требуют, чтобы до её рассмотрения партия продолжалась.
title-an-appeal-against-what-the-arbiter-saw-afterwards = Апелляция после второго невозможного хода, замеченного арбитром позже
title-a-player-refuses-to-play-on-after-a-ruling = Игрок подаёт апелляцию и отказывается играть дальше

## arranged-result.yaml

title-a-result-is-clearly-arranged = О результате договорились до партии
title-an-insult-is-no-arranged-result = Оскорбление, не создающее плохой репутации шахматам

## bag-not-used.yaml

title-the-bag-with-the-phone-is-taken-without-permission = Игрок без разрешения берёт свою сумку с выключенным устройством
title-the-opponents-bag-is-taken-without-permission = Игрок без разрешения берёт сумку соперника с устройством
title-the-bag-is-taken-with-permission = Игрок с разрешения берёт сумку с устройством
title-the-rule-on-the-bag-needs-the-events-option = Игрок берёт сумку с устройством, а положение о сумках ничего не говорит
title-a-player-asks-to-use-the-bag-with-the-device = Игрок просит разрешения воспользоваться сумкой с устройством
title-whether-the-bag-was-taken-with-permission-is-looked-into = Игрок берёт сумку с устройством: с разрешением или без?

## bag-to-the-toilet.yaml

title-the-bag-goes-to-the-toilet-with-permission = Сумка с устройством взята в туалет с разрешения арбитра
title-the-bag-is-opened-in-the-playing-area-with-permission = Игрок с разрешения берёт сумку соперника с устройством

## both-refuse.yaml

title-both-players-refuse-persistently = Оба игрока упорно отказываются соблюдать Правила
    .scene = Оба игрока перестали вести запись, хотя ещё обязаны, и каждый уверяет, что первым должен начать другой. Вы предупреждаете обоих, объясняете правило, настаиваете; снова и снова оба откладывают ручки и наконец говорят вам, что не подчинятся, как бы вы ни решили. Белые, у которых лишний ферзь, и чёрные требуют очко — каждый себе.
title-both-players-refuse-once = Оба игрока отказываются соблюдать Правила, но не упорно

## breach-penalised.yaml

title-offers-answered-by-noise-give-two-rulings = На повторное предложение ничьей соперник отвечает шумом
title-a-device-that-costs-the-game-costs-nothing-more = Беззвучное устройство, которое владелец признаёт: наказывать ли ещё, кроме поражения?

## claim-checked-by-players.yaml

title-the-arbiter-checks-a-claim-alone = Арбитр один проверяет заявление о повторении, игроки сидят за доской
title-where-a-claim-is-checked = Кто и где проверяет заявление о ничьей?
title-a-player-asks-for-the-check-of-a-claim = Соперник просит проверить заявление о троекратном повторении

## conduct-standard.yaml

title-a-game-arranged-beforehand-is-an-offence-of-both = О результате договорились до партии, и это вредит репутации шахмат
title-bad-manners-need-not-bring-chess-into-disrepute = Недостойное поведение, не создающее плохой репутации шахматам
title-an-insult-answered-by-an-insult-gives-two-rulings = На оскорбление отвечают оскорблением
title-whether-an-insult-brings-chess-into-disrepute-is-open = Оскорбление: создаёт ли оно шахматам плохую репутацию?

## device-and-nobody-else.yaml

title-a-device-rings-and-the-opponent-comes-too-late = Телефон звонит, пока нет соперника, который приходит позже допустимого времени опоздания
title-a-device-rings-and-the-opponent-never-comes = Телефон звонит, пока нет соперника, который за допустимое время так и не приходит
title-a-device-rings-where-nobody-may-come-late = Телефон звонит, пока нет соперника, нулевое время опоздания
title-a-device-rings-when-the-lateness-of-the-opponent-is-excused = Телефон звонит, пока нет соперника, опаздывающего по уважительной причине
    .scene = К началу партии чёрных нет; белые играют { MOVE("d4") } и нажимают часы. Допустимое время опоздания только что истекло, но поезд чёрных сломался в пути, и вы решили признать причину уважительной. В этот момент звонит мобильный телефон белых. «Чёрных здесь даже не было, — протестуют белые, — они всё равно проиграли».

## device-before-both-moved.yaml

title-a-device-rings-two-minutes-after-the-start = Телефон звонит, пока нет соперника, который приходит в пределах допустимого времени опоздания
title-a-device-rings-after-each-has-moved = Телефон звонит, когда каждый сделал по ходу
title-a-device-rings-before-either-has-moved = Телефон звонит после начала тура, когда ни один из игроков ещё не сделал хода
    .scene = Тур начался в назначенное время, игроки пожали друг другу руки, и белые ещё думают над первым ходом, когда в кармане чёрных звонит мобильный телефон. «Не сделано ни одного хода, — просят чёрные, — я его уберу, и начнём». Белые не возражают.

## device-forbidden.yaml

title-a-device-on-the-table-is-forbidden-but-does-not-lose = Выключенный телефон лежит на столе во время партии
    .scene = Проходя между столами, вы замечаете рядом с бланком чёрных мобильный телефон, принадлежащий чёрным. Он полностью выключен и лежит там, как объясняют чёрные, «чтобы все видели, что им не пользуются». Белые требуют присудить им очко.
title-a-silent-phone-that-is-switched-on-was-forbidden-in-2009 = Включённый телефон без звука при игроке
title-a-device-approved-by-the-arbiter-is-allowed = Устройство при игроке, разрешённое арбитром
title-a-phone-in-a-bag-where-the-event-is-silent = Выключенный телефон в сумке, о сумках положение молчит
    .scene = Белые в поисках ручки открывают сумку под стулом, и там обнаруживается мобильный телефон. Он принадлежит белым и, как вы видите, полностью выключен. Чёрные зовут вас. Белые говорят, что на турнире в прошлом месяце так можно было всем.
title-a-player-asks-to-use-a-device = Игрок просит разрешения воспользоваться электронным устройством

## device-in-bag.yaml

title-a-switched-off-phone-in-a-bag-where-the-event-allows-it = Выключенный телефон в сумке, соревнование это допускает
    .scene = Сумка белых стоит открытой на месте, с которым вы согласились. Проходя мимо, чёрные замечают в ней мобильный телефон и зовут вас. Телефон принадлежит белым и, как вы видите, полностью выключен. «Никого о нём не предупредили, — говорят чёрные, — а телефон в зале — это телефон в зале».
title-the-phone-in-the-bag-is-switched-on = Телефон звонит в сумке, где соревнование допускает лишь выключенные
    .scene = Вдруг звонит мобильный телефон. Он принадлежит белым и лежит в закрытой сумке под стулом. Белые смущённо извиняются и замечают, что на этом турнире телефону как раз место в сумке. «Телефон зазвонил — значит, победа моя», — говорят чёрные.

## device-loses.yaml

title-a-phone-rings-on-the-player = Звонит телефон игрока
title-a-phone-rings-and-the-opponent-has-only-his-king = Телефон звонит, у соперника одинокий король
    .scene = Белые, у которых король и ферзь против одинокого короля, собираются сделать ход, когда у них в кармане звонит мобильный телефон. Белые выключают его и возражают: «Это всего лишь будильник, и к тому же с одним королём чёрные выиграть не могут».
title-a-switched-off-phone-in-the-pocket = Выключенный телефон при игроке, который это признаёт
title-the-event-sets-a-milder-penalty-for-a-device = Телефон звонит, а в соревновании предусмотрено более мягкое наказание
title-somebody-reports-a-phone = Кто-то сообщает о телефоне без звука у игрока
title-a-phone-found-before-the-game = Телефон найден у игрока до начала партии
title-both-players-bring-a-phone-before-the-game = Телефоны найдены при обоих игроках до начала партии
title-a-phone-on-the-table-before-the-game = Телефон лежит на столе до начала партии
title-a-phone-rings-after-the-game = Телефон звонит после соглашения о ничьей
title-both-phones-ring-at-once = У обоих игроков одновременно звонят телефоны
title-a-phone-rings-while-a-wrong-claim-is-examined = Телефон соперника звонит после необоснованного заявления о повторении
    .scene = Белые, за которыми ход, останавливают часы и заявляют о ничьей ввиду троекратного повторения позиции. Пока игроки под вашим надзором проверяют бланки и выясняется, что позиция стоит на доске лишь во второй раз, в пиджаке чёрных звонит мобильный телефон. «Часы стояли, — оправдываются чёрные, — так что я не играл».
title-a-phone-rings-after-a-right-claim = Телефон заявителя звонит после обоснованного заявления о повторении
title-a-phone-rings-where-every-legal-move-gives-mate = Телефон звонит, а любой возможный ход его владельца ставит мат
    .scene = Белые уже протягивают руку к одной из пешек, когда у них в кармане звонит мобильный телефон. Белые показывают на доску: что ни сыграй, будет мат; выиграть эту партию чёрные уже никак не могут. «Тогда хотя бы ничья», — говорят белые.
title-a-phone-rings-before-a-wall-that-a-sacrifice-opens = Телефон звонит, когда позиция заперта; вскрыть её может жертва ладьи
title-a-device-rings-before-the-opponent-has-come = Телефон звонит, пока нет соперника: успеет ли тот вовремя?
title-a-phone-rings-but-it-is-not-evident-that-it-is-the-players = Телефон звонит, но не очевидно, что он у игрока
title-a-fine-for-a-device-where-the-event-announced-it = Денежный штраф за устройство там, где предусмотрено более мягкое наказание

## distraction.yaml

title-a-draw-offer-at-every-move-is-annoying = Повторное предложение ничьей до нажатия часов, признанное необоснованным
    .scene = Белые делают ход и, ещё не нажав часы, в который уже раз предлагают ничью, хотя в позиции ничего не изменилось. Вы наблюдали за партией и находите предложение необоснованным. Белые объясняют, что именно так и предписано: после хода и до нажатия часов.
title-a-repeated-offer-at-the-wrong-moment-is-penalised-once = Повторное предложение ничьей после нажатия часов, признанное необоснованным
title-a-second-offer-that-does-not-annoy = Повторное предложение ничьей до нажатия часов, не признанное необоснованным
title-a-source-of-noise-in-the-playing-area = Источник шума принесён на игровую площадку
title-whether-a-noise-annoys-is-for-the-arbiter-to-find = Игрок шумит: мешает ли это сопернику?
title-the-arbiter-finds-a-claim-unreasonable = Необоснованное заявление о повторении, которое арбитр счёл помехой сопернику
title-the-arbiter-finds-nothing-wrong-with-a-claim = Необоснованное заявление о повторении, которое арбитр не счёл помехой сопернику
title-what-is-found-of-one-player-is-not-found-of-the-other = Шум признан помехой сопернику, затем соперник разговаривает
title-the-arbiter-finds-that-the-repeated-offer-was-meant-to-distract = Жалоба на повторное предложение ничьей, которым, по мнению арбитра, отвлекали соперника

## drunkenness-usually-costs.yaml

title-a-player-comes-drunk-and-disturbs-nobody = Игрок пришёл на партию в нетрезвом виде, но никому не мешает
title-a-drunken-player-is-usually-excluded-from-the-round = Игрок в нетрезвом виде: исключить из тура или предупредить?

## eating-at-the-board.yaml

title-a-player-eats-at-the-board = Игрок ест за доской
title-talking-is-not-eating = Игрок разговаривает во время партии, не мешая сопернику

## explanation-of-laws.yaml

title-a-player-may-have-a-rule-explained = Игрок спрашивает арбитра, что говорит правило
title-may-i-castle-now-is-no-question-about-the-laws = «Можно ли мне сейчас рокировать?» — игрок спрашивает арбитра
    .scene = Белые, за которыми ход, зовут вас и показывают на доску: «Я давно не играл в турнирах. Могу ли я здесь ещё рокировать?» Чёрные молча и с любопытством смотрят на вас.
title-a-request-to-leave-is-no-question-about-the-laws = Игрок просит разрешения покинуть игровую зону при ходе соперника

## fair-play-offence.yaml

title-a-forbidden-device-is-an-offence-against-fair-play = Выключенный телефон при игроке (Правила честной игры)
    .scene = В разгар партии чёрные наклоняются, и у них из кармана брюк, где они его носили, выскальзывает мобильный телефон. Вы видите, что он полностью выключен. «Забыл оставить дома, — говорят чёрные, — но в таком виде он никому не поможет». Белым было бы достаточно предупреждения.
title-refusing-an-inspection-is-an-offence-against-fair-play = Игрок отказывается от осмотра до партии (Правила честной игры)
title-an-approved-device-is-no-offence-against-fair-play = Разрешённое арбитром устройство лежит на столе

## far-corner.yaml

title-a-far-corner-of-a-large-hall = Игрок, имеющий ход, без разрешения уходит в дальний угол большого зала
title-a-walk-in-the-own-aisle = Игрок, имеющий ход, встаёт из-за доски (французская практика)
title-a-far-corner-with-permission = Игрок, имеющий ход, с разрешения уходит в дальний угол большого зала

## finished-players.yaml

title-a-player-who-has-finished-disturbs-the-others = Игрок шумит после того, как соперник сдался

## help-to-reconstruct.yaml

title-a-player-refuses-to-help-reconstruct-the-game = Игрок отказывается помогать в восстановлении партии
title-both-players-refuse-to-help-reconstruct = Оба игрока упорно отказываются помогать в восстановлении партии

## inspection-asked-again.yaml

title-who-refuses-an-inspection-in-france-is-asked-again = Игрок впервые отказывается от осмотра (французская практика)
title-who-was-warned-in-france-is-not-asked-a-third-time = Игрок снова отказывается от осмотра после последнего предупреждения (французская практика)

## inspection-at-any-time.yaml

title-a-player-who-left-the-venue-is-inspected = Осмотр игрока, покидавшего игровую зону с разрешения
title-a-player-whom-the-opponent-accuses-is-inspected = Осмотр игрока, которого соперник обвиняет в нечестной игре

## inspection-ground.yaml

title-an-inspection-without-any-suspicion = Осмотр игрока без всякого подозрения

## inspection-once.yaml

title-a-player-is-not-inspected-twice-in-a-round = Второй осмотр игрока без очень сильного подозрения
title-an-overwhelming-suspicion-after-an-inspection = Второй осмотр игрока при очень сильном подозрении

## inspection-refused.yaml

title-a-player-refuses-to-be-inspected = Игрок отказывается от осмотра во время партии
    .scene = Есть основания подозревать чёрных в нечестной игре, и подозрение столь сильно, что ждать нельзя: вы требуете, чтобы чёрные дали осмотреть одежду, сумки и другие вещи. Чёрные отказываются: «Не во время партии и не без доказательств. Вы знаете меня много лет».
title-a-player-may-refuse-an-inspection-by-another-gender = Игрок отказывается от осмотра лицом другого пола
title-a-refusal-after-a-warning-may-be-persistent = Второй отказ от осмотра после последнего предупреждения: упорный ли он?

## inspection-time.yaml

title-a-suspicion-during-the-game-can-usually-wait = Осмотр во время партии, когда подозрение не очень сильное
title-an-overwhelming-suspicion-cannot-wait = Осмотр во время партии, когда подозрение очень сильное
title-an-inspection-before-the-game-is-usual = Осмотр до партии при подозрении
title-an-inspection-after-the-game-is-usual = Осмотр сразу после партии при подозрении
title-it-is-not-told-whether-there-is-a-suspicion = Осмотр во время партии: есть ли подозрение и можно ли подождать?
title-an-inspection-during-the-game-measured = Осмотр во время партии, который мог подождать: прав ли был арбитр?

## inspection-witness.yaml

title-an-inspection-without-a-witness = Осмотр без свидетеля при очень сильном подозрении
title-a-witness-of-another-gender = Осмотр при свидетеле другого пола
title-a-player-may-refuse-an-inspection-without-a-witness = Игрок отказывается от осмотра без свидетеля
title-a-player-asks-for-a-witness-of-his-own = Игрок просит пригласить на осмотр своего свидетеля

## inspection.yaml

title-the-arbiter-may-inspect-in-private-by-the-same-gender = Осмотр со свидетелем того же пола, что и игрок
title-an-inspection-by-another-gender-is-not-provided-for = Осмотр лицом другого пола
title-an-inspection-in-front-of-others-is-not-provided-for = Осмотр при посторонних

## latecomers-device.yaml

title-a-latecomer-with-a-device-before-his-first-move = Телефон опоздавшего звонит до его первого хода
title-a-latecomers-device-after-his-first-move = Беззвучное устройство у опоздавшего после его первого хода
    .scene = К началу партии чёрных нет; белые играют { MOVE("d4") } и нажимают часы. Чёрные приходят к доске с опозданием на 10 минут, играют { MOVE("d5") }, нажимают часы и только тогда вспоминают о мобильном телефоне в кармане надетого пиджака: он включён, но в беззвучном режиме. «Такая была спешка, — говорят чёрные, — позвольте сдать его сейчас».
title-a-latecomer-who-keeps-his-device = Устройство опоздавшего обнаружено до его первого хода, а потом звонит
title-a-punctual-player-with-a-device-before-his-first-move = Устройство без звука у пришедшего вовремя, до первого хода
    .scene = Тур только что начался в назначенное время; белые сидят за доской и ещё не сделали первого хода. Ища в кармане брюк ручку, они обнаруживают там мобильный телефон, включённый, но в беззвучном режиме, и испуганно протягивают его вам: «Возьмите его, пожалуйста. Мы ведь ещё даже не начали». Чёрные не возражают.

## leaving-the-area.yaml

title-a-player-on-the-move-leaves-the-hall-to-smoke = Игрок, имеющий ход, без разрешения уходит с игровой площадки покурить
    .scene = Чёрные делают ход и нажимают часы. Белые немного думают, встают и без вашего разрешения покидают игровую площадку, выкуривают сигарету в отведённом для курения месте и через некоторое время возвращаются. «Я курил именно там, где разрешено, — говорят вам белые, — и за счёт своего времени».
title-a-player-who-is-not-on-the-move-may-leave-the-area = Игрок уходит с игровой площадки в туалет при ходе соперника
title-a-player-on-the-move-leaves-with-permission = Игрок, имеющий ход, уходит с игровой площадки с разрешения
title-getting-up-from-the-board-is-allowed = Игрок, имеющий ход, встаёт из-за доски
title-whether-he-may-leave-the-area-depends-on-who-has-the-move = Игрок просит разрешения уйти с игровой площадки: важно ли, чей ход?
title-a-made-move-that-is-not-completed-and-leaving-the-area = Игрок уходит с игровой площадки: соперник сделал ход, но часы не нажал
    .scene = Белые делают ход и, задумавшись, не нажимают часы. Чёрные бросают взгляд на доску, встают и без вашего разрешения покидают игровую площадку, чтобы взять кофе. На ваше замечание чёрные отвечают: «Шли ведь часы белых».
title-whether-leave-was-given-is-looked-into = Игрок, имеющий ход, уходит с игровой площадки: с разрешением или без?
title-a-player-off-the-move-needs-no-leave-that-nobody-mentions = Игрок уходит с игровой площадки при ходе соперника
title-a-player-on-the-move-leaves-the-area-without-permission = Игрок, имеющий ход, уходит с игровой площадки без разрешения

## leaving-the-venue.yaml

title-leaving-the-venue-needs-permission-even-off-the-move = Игрок покидает игровую зону без разрешения при ходе соперника
    .scene = Ход чёрных, и они давно думают. Белые без вашего разрешения покидают игровую зону, чтобы подышать воздухом, и возвращаются до хода чёрных. «Ход был не мой, — говорят белые, — так что возражать некому».
title-a-player-may-leave-the-venue-with-permission = Игрок покидает игровую зону с разрешения
title-a-player-asks-to-leave-the-venue = Игрок просит разрешения покинуть игровую зону
title-a-player-goes-home-between-the-sessions = Игрок покидает игровую зону после того, как ход запечатан
title-a-player-leaves-the-venue-because-of-an-alarm = Игрок покидает игровую зону из-за чрезвычайной ситуации
title-whether-leave-to-go-out-of-the-venue-was-given-is-looked-into = Игрок покидает игровую зону: с разрешением или без?

## looking-on.yaml

title-a-player-who-has-finished-looks-on = Сдавшийся игрок без разрешения входит на игровую площадку
title-an-outsider-does-not-look-on-after-a-game-of-his-own = Игрок другой, уже закончившейся партии без разрешения входит на игровую площадку

## loss-announced-first.yaml

title-warned-three-times-and-never-told = Шум после трёх предупреждений, о поражении объявлено не было
title-a-refusal-after-the-loss-was-announced = Игрок не выполняет решение, хотя его предупредили о поражении за следующее нарушение
    .scene = Вы объявили белым, что следующее нарушение будет стоить им партии. Вскоре белые отказываются подчиниться вашему решению, громко называя его абсурдным; вы приходите к выводу, что они упорно отказываются соблюдать Правила. Чёрные, у которых не хватает двух пешек, молча наблюдали за этим.

## national-law.yaml

title-an-inspection-that-the-law-of-the-country-forbids = Осмотр, который запрещён законодательством страны
title-an-inspection-refused-because-the-law-of-the-country-forbids-it = Игрок отказывается от осмотра, запрещённого законодательством страны
title-an-inspection-that-no-law-of-the-country-forbids = Осмотр, который законодательством страны не запрещён
title-no-inspection-where-the-law-forbids-to-search-persons = Осмотр, запрещённый законодательством страны, несмотря на очень сильное подозрение
title-a-player-may-refuse-a-search-that-the-law-forbids = Соперник жалуется на отказ от осмотра, запрещённого законодательством страны
title-an-inspection-that-the-law-forbids-was-no-right-ruling = Арбитр проводит осмотр, хотя законодательство страны его запрещает: верно ли это?

## no-outside-help.yaml

title-notes-are-forbidden-during-play = Игрок пользуется записями во время партии
    .scene = Вы видите, как белые во время партии достают из папки листок с дебютными записями и читают его. «Я только проверяю порядок ходов, — говорят белые, — а мой собственный почерк — не посторонняя помощь». Чёрные требуют, чтобы белым засчитали поражение.
title-analysing-on-a-second-board-is-forbidden = Игрок анализирует партию на другой доске
title-notes-after-the-game-are-nobodys-business = Игрок заглядывает в книгу после сдачи партии
title-a-player-asks-to-use-his-notes = Игрок просит разрешения пользоваться записями

## offers-as-evidence.yaml

title-a-complaint-about-repeated-offers = Жалоба на повторные предложения ничьей
title-a-complaint-about-a-single-offer = Жалоба на единственное предложение ничьей

## outsiders-stay-out.yaml

title-an-outsider-enters-the-playing-area = Зритель входит на игровую площадку без разрешения
title-an-outsider-enters-with-permission = Зритель входит на игровую площадку с разрешения
title-a-captain-comes-back-without-permission = Капитан команды без разрешения входит на игровую площадку

## persistent-refusal.yaml

title-persistent-noise-after-warnings = Шум в третий раз после двух предупреждений, последнее — с объявлением о поражении
title-a-warning-about-something-else-does-not-make-noise-persistent = Шум после предупреждения за уход без разрешения
title-a-player-refuses-to-follow-a-ruling = Игрок отказывается выполнять решение арбитра: упорный ли это отказ?
title-warned-three-times-before-and-offering-again = Повторное предложение ничьей после трёх предупреждений
title-a-refusal-that-is-found-persistent-after-a-warning = Второй отказ выполнить решение после предупреждения, признанный упорным
title-noise-that-is-found-persistent-after-three-warnings = Шум после трёх прежних предупреждений, отказ признан упорным

## players-check-claims.yaml

title-a-player-leaves-the-checking-of-the-claim-to-the-arbiter = Игрок отказывается участвовать в проверке заявления о ничьей
title-who-checks-a-draw-claim = Кто проверяет заявление о троекратном повторении позиции?

## program-in-use.yaml

title-a-spectator-has-a-chess-program-in-use = На устройстве зрителя работает шахматная программа
title-a-player-has-a-chess-program-in-use = На устройстве игрока, лежащем на столе, работает шахматная программа

## refused-help-penalised.yaml

title-a-claimant-will-not-check-his-own-claim = Заявитель отказывается участвовать в проверке заявления о ничьей
title-a-refusal-to-follow-a-ruling-is-another-matter = Игрок отказывается выполнять решение арбитра, но не упорно

## reporting-to-leave.yaml

title-the-event-demands-a-report-before-leaving = Игрок уходит при ходе соперника, не сообщив об этом, хотя положение этого требует
    .scene = Белые делают ход, нажимают часы и, пока чёрные погружены в раздумья, покидают игровую площадку, чтобы взять воды, не сказав вам ни слова. Когда вы потом спрашиваете об этом, белые удивляются: «Был ход чёрных. Когда ход не твой, выходить можно когда угодно».
title-a-player-who-reported-may-leave = Игрок уходит при ходе соперника, сообщив об этом, как требует положение
title-a-player-on-the-move-does-not-leave-by-reporting = Игрок, имеющий ход, сообщает арбитру и уходит без разрешения
    .scene = Чёрные делают ход и нажимают часы. Белые подходят к вашему столу, говорят: «Я выйду на минутку» — и тут же покидают игровую площадку, не дождавшись вашего разрешения. Чёрные жалуются; белые отвечают, что предупредили вас, как здесь и положено.
title-a-player-asks-to-leave-where-reporting-is-enough = Игрок при ходе соперника просит отпустить его там, где об уходе нужно лишь сообщить
    .scene = Ход чёрных, и они, видимо, надолго задумались. Белые подходят к вашему столу и спрашивают: «Можно мне выйти с игровой площадки выпить кофе?»
title-whether-the-arbiter-was-told-before-is-looked-into = Игрок уходит при ходе соперника: сообщил ли он об этом, как требует положение?

## rule-explained-instead.yaml

title-may-i-capture-en-passant-here = «Можно ли здесь взять на проходе?» — вопрос арбитру
    .scene = Белые, за которыми ход, долго смотрят на доску, подходят к вам и тихо спрашивают: «Моя пешка на e5 и пешка на d5 — могу ли я взять на проходе?» Чёрные слышат это и говорят: «Ответьте, я не возражаю».
title-a-question-about-a-rule-is-simply-answered = Игрок, имеющий ход, спрашивает, что говорит правило

## screening-is-no-proof.yaml

title-moves-that-agree-with-a-program-are-no-proof = Проверка показала совпадение ходов игрока с ходами программы
    .scene = Во время тура организатор отводит вас в сторону и показывает только вам распечатку: ходы одного из игроков почти полностью совпадают с ходами шахматной программы. «Это достаточное доказательство, — настаивает он. — Вмешайтесь немедленно». Сам игрок ещё сидит за доской.

## smoking.yaml

title-an-e-cigarette-outside-the-smoking-area = Электронная сигарета вне места для курения
    .scene = Вы застаёте белых у открытого окна, вне места, отведённого для курения, с электронной сигаретой. Белые продолжают курить и выпускают облачко наружу: «Это не табак и не дым, а просто пар. Никто никогда не возражал».
title-smoking-in-the-smoking-area = Курение в месте для курения
title-a-cigarette-in-the-playing-area = Курение вне места для курения

## spectators-kept-out.yaml

title-a-spectator-comes-close-to-the-board = Пускают ли зрителей на игровую площадку?
title-a-captain-enters-with-permission = Капитан команды входит на игровую площадку с разрешения

## suspect-not-named.yaml

title-the-arbiter-names-a-suspect-to-players = Арбитр говорит игрокам, кого подозревают в нечестной игре
title-the-arbiter-tells-a-colleague-whom-he-suspects = Арбитр говорит другому арбитру, кого подозревают в нечестной игре

## warnings-suffice.yaml

title-warned-three-times-and-told-what-comes-next = Шум в четвёртый раз после трёх предупреждений, последнее — с объявлением о поражении
title-two-warnings-are-not-yet-enough = Шум после двух предупреждений, отказ не признан упорным
