### Titles of the cases about visually disabled players: what a reader would search for.

## announcing-moves.yaml

title-a-move-that-is-not-announced = Игрок с ослабленным зрением делает ход, не объявив его
title-a-move-made-and-announced = Игрок с ослабленным зрением делает ход и объявляет его
title-a-promotion-announced-without-the-new-piece = Превращение объявлено без названия новой фигуры
    .scene = На специальной доске белые делают ход { MOVE("a8=Q") } и объявляют, что пешка дошла до a8, но не называют фигуру, в которую она превращается. Часы чёрных ещё не идут. Чёрные говорят, что в таких позициях все ставят ферзя, так что добавлять нечего.

## assistant-adjourns.yaml

title-an-assistant-who-adjourns-the-game = Может ли помощник игрока с ослабленным зрением сделать необходимое при откладывании партии?

## assistant-announces.yaml

title-an-assistant-who-announces-the-moves = Может ли помощник игрока с ослабленным зрением объявлять ходы?
title-an-assistant-who-says-that-the-opponent-has-moved = Помощник сообщает игроку, что соперник завершил ход
    .scene = Помощник белых пришёл, чтобы объявлять ходы. Когда чёрные молча делают ход и нажимают часы, помощник сообщает белым, что соперник завершил ход. Чёрные зовут вас: во время игры никто, кроме самих игроков, не вправе говорить о партии.

## assistant-claims.yaml

title-an-assistant-who-claims-the-game-on-time = Может ли помощник слабовидящего игрока заявлять о падении флажка и сообщать о тронутых фигурах?
title-the-assistant-claims-the-fallen-flag = О падении флажка заявляет помощник игрока с ослабленным зрением
    .scene = На доске у белых остались только король и конь, у чёрных — король и пешка. Падает флажок чёрных, и сначала этого никто не замечает. Затем помощник белых заявляет о его падении. Чёрные протестуют: сами белые ничего не сказали, да и одним конём выиграть нельзя.
title-the-assistant-tells-of-the-touched-piece = Зрячий игрок пошёл другой фигурой, а не тронутой, об этом заявляет помощник
    .scene = Белые, у которых очередь хода, намеренно касаются коня на e2, передумывают, играют { MOVE("Ra5") } и нажимают часы; никто не реагирует. Прежде чем чёрные коснулись какой-либо фигуры, их помощник жалуется вам, что белые нарушили правило «тронул — ходи». Белые признают касание, но говорят, что жаловаться должны сами чёрные.
title-an-assistant-of-a-sighted-player-claims-the-fallen-flag = О падении флажка заявляет помощник, а оба игрока зрячие
title-the-assistant-claims-an-illegal-move = О невозможном ходе заявляет помощник игрока с ослабленным зрением
title-an-assistant-accepts-an-offer = Предложение ничьей принимает помощник игрока с ослабленным зрением
title-an-assistant-of-nobody-accepts-an-offer = Предложение ничьей принимает помощник, а оба игрока зрячие
title-an-assistant-claims-a-draw = О троекратном повторении заявляет помощник игрока с ослабленным зрением
    .scene = Когда та же позиция возникает в третий раз, помощник белых останавливает часы и заявляет о ничьей ввиду троекратного повторения позиции. Чёрные, у которых позиция лучше, возражают; помощник отвечает, что раз он вправе заявлять за игрока о падении флажка, то вправе и об этом.
title-the-assistant-stops-the-clocks-to-claim-the-fallen-flag = Помощник останавливает часы, чтобы заявить о падении флажка
title-the-assistant-stops-the-clocks-for-something-private = Помощник останавливает часы по личной причине

## assistant-moves.yaml

title-an-assistant-who-makes-the-moves = Может ли помощник игрока с ослабленным зрением делать ходы?

## assistant-records.yaml

title-an-assistant-who-keeps-the-record = Может ли помощник игрока с ослабленным зрением вести запись?
title-an-assistant-who-starts-the-clock = Может ли помощник игрока с ослабленным зрением нажимать часы?

## assistant-tells.yaml

title-an-assistant-who-tells-what-is-asked = Может ли помощник игрока с ослабленным зрением отвечать на вопросы о ходах и времени?
title-an-assistant-who-tells-the-moves-and-times-unasked = Помощник без просьбы сообщает число ходов и время
title-an-assistant-who-is-asked-how-much-time-is-left = Помощник сообщает время по просьбе игрока

## back-to-agreement.yaml

title-the-boards-differ-and-so-do-the-records = Позиции на двух досках различаются, записи тоже
    .scene = В разгар напряжённого эндшпиля обнаруживается, что позиции на двух досках различаются. Вы сравниваете записи — расходятся и они. Каждый уверен, что записал именно то, что было объявлено, и хочет продолжать с позиции на своей доске.

## blind-assistant.yaml

title-an-assistant-for-everything = Может ли один помощник игрока с ослабленным зрением выполнять все разрешённые задачи?
title-an-assistant-of-a-player-who-sees = Зрячий игрок с помощником против соперника с ослабленным зрением

## board-put-right.yaml

title-the-boards-differ-and-the-records-agree = Позиции на двух досках различаются, но записи совпадают
    .scene = Когда объявляют взятие, обнаруживается, что позиции на двух досках различаются. Записи обоих соперников совпадают, но позиция на доске чёрных расходится с их собственной записью. Чёрные говорят, что строили планы исходя из этой позиции, значит, она и должна считаться.

## captured-removed.yaml

title-the-captured-piece-is-off-the-special-board = Взятие на специальной доске: взятая фигура снята, часы пущены
title-the-captured-piece-is-still-on-the-special-board = Взятие на специальной доске: часы пущены, а взятая фигура ещё не снята

## clock-after-announcement.yaml

title-the-opponents-clock-waits-for-the-announcement = Часы соперника пущены до объявления хода
title-the-opponents-clock-after-the-announcement = Часы соперника пущены после объявления хода

## hearing-impaired-opponent.yaml

title-an-opponent-who-cannot-hear = У соперника игрока с ослабленным зрением ослаблен слух: нужен ли помощник?
title-an-opponent-who-hears = Соперник игрока с ослабленным зрением хорошо слышит: нужен ли помощник?

## made-when-announced.yaml

title-announcing-makes-the-move = Ход объявлен лишь после того, как выполнен; соперник отвечает
title-mate-on-the-special-board-is-no-mate-before-it-is-announced = Мат на специальной доске, объявленный лишь потом

## misspoken-move.yaml

title-a-slip-of-the-tongue = Оговорка при объявлении хода, ещё не исправленная
    .scene = На специальной доске белые делают ход { MOVE("e4") }, но, оговорившись, объявляют { MOVE("d4") }. Часы чёрных ещё не идут. Чёрные настаивают: то, что сказано вслух и слышали все, должно быть и сыграно.
title-a-slip-corrected-in-time = Оговорка исправлена до пуска часов соперника
title-a-slip-corrected-too-late = Оговорка исправлена после пуска часов соперника
title-a-complaint-about-a-slip-corrected-too-late = Соперник заявляет о нарушении: оговорка исправлена после пуска часов
    .scene = На специальной доске чёрные делают ход { MOVE("Nh6") }, но, оговорившись, объявляют { MOVE("Nf6") }; затем пускают часы белых. Чуть позже чёрные исправляют объявление. Белые, обдумывавшие не ту позицию, жалуются вам.
title-a-knight-is-announced-and-a-bishop-moved = Объявлен ход конём, пошёл слон, исправлено до пуска часов
title-the-announced-knight-is-noticed-too-late = Объявлен ход конём, пошёл слон, доски расходятся; исправлено после пуска часов

## placed-in-aperture.yaml

title-a-piece-put-into-another-hole = Ход конём на специальной доске объявлен, часы пущены
title-a-piece-still-in-the-hand = Ход объявлен, но фигура ещё не вставлена в отверстие

## repeating-moves.yaml

title-the-opponent-repeats-another-move = Соперник повторяет не тот ход, который объявлен
title-the-opponent-repeats-the-move = Соперник повторяет объявленный ход

## sighted-as-usual.yaml

title-the-sighted-player-touches-as-usual = Зрячий игрок трогает фигуру в партии с игроком с ослабленным зрением
title-the-sighted-player-moves-as-usual = Зрячий игрок делает ход в партии с игроком с ослабленным зрением
title-the-other-player-feels-a-piece = Игрок с ослабленным зрением трогает фигуру: действуют ли обычные правила о тронутой фигуре?

## sighted-assistant.yaml

title-the-sighted-players-assistant = Помощник зрячего игрока для выполнения и объявления ходов
title-only-one-assistant-in-the-game = Зрячий игрок приводит помощника, а у соперника помощник уже есть
title-the-sighted-players-assistant-may-not-record = Зрячий игрок приводит помощника, чтобы тот записывал ходы
    .scene = Этот игрок пришёл один, а чёрные привели помощника: он будет вести запись, чтобы чёрные могли сосредоточиться на двух досках. И правила, и вежливость, говорят чёрные, требуют, чтобы дозволенное одному было дозволено и другому.
title-an-assistant-where-both-players-see = Помощник для объявления ходов в партии двух зрячих игроков

## touched-when-lifted.yaml

title-a-piece-taken-out-of-its-hole-is-touched = Своя фигура вынута из отверстия специальной доски
title-feeling-a-piece-does-not-touch-it = Игрок с ослабленным зрением трогает коня: обязан ли он ходить конём?
title-an-enemy-piece-taken-out-of-its-hole = Фигура соперника вынута из отверстия специальной доски
    .scene = Этот игрок, за которым очередь хода, вынимает пешку, стоящую на d5, из отверстия специальной доски, после раздумья ставит её обратно и тянется к другой фигуре. Чёрные подзывают вас. Белые говорят, что ход ещё не объявлен, поэтому выбор свободен.

## two-boards.yaml

title-a-sighted-player-asks-for-two-boards = Две доски просит зрячий игрок
title-a-visually-disabled-player-asks-for-two-boards = Две доски просит игрок с ослабленным зрением
title-two-boards-where-both-players-see = Две доски просят, когда оба игрока зрячие
