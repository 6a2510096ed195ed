### Titles of the cases about the act of moving: what a reader would search for.

## adjusting-on-own-time.yaml

title-adjusting-before-the-opponent-has-pressed = Игрок поправляет фигуру: соперник сделал ход, но часы не нажал
title-adjusting-after-the-opponent-has-pressed = Игрок поправляет фигуру: соперник сделал ход и нажал часы
    .scene = Белые играют { MOVE("e4") } и нажимают часы. Чёрные говорят «поправляю» и поправляют коня на g8. Белые недовольны: кто берётся за фигуру, когда идут его часы, тот, по их словам, должен ею и ходить.

## adjusting-out-of-turn.yaml

title-adjusting-on-the-opponents-move = Игрок поправляет фигуру на ходу соперника
    .scene = Белые, чья очередь хода, думают. Чёрные говорят «поправляю» и поправляют коня на g8. Белым это мешает; чёрные возражают, что сначала были сказаны слова и что фигура, в конце концов, своя.
title-adjusting-on-ones-own-move = «Поправляю» говорит игрок, имеющий ход

## adjusting.yaml

title-adjusting-after-saying-so = «Поправляю» сказано до прикосновения к двум фигурам
title-adjusting-without-a-word = Фигуру поправляют, не сказав «поправляю»
    .scene = Вы стоите у доски. Белые, чья очередь хода, молча поправляют коня на b1 и откидываются на спинку стула, чтобы подумать. На ваш вопрос они удивляются: конь стоял криво, и никто не мог принять это за начало хода.
title-the-words-come-after-the-touch = «Поправляю» сказано только после прикосновения
    .scene = Вы наблюдаете за партией: белые, чья очередь хода, поправляют коня на b1 и, когда конь уже стоит ровно, говорят: «Поправляю». Затем они играют { MOVE("e4") } и нажимают часы. Когда вы подходите, белые замечают, что слова были сказаны достаточно громко, чтобы их услышали все.
title-the-words-come-with-the-touch = «Поправляю» сказано в самый момент прикосновения
title-nobody-knows-whether-the-words-came-first = Спор о том, прозвучало ли «поправляю» до прикосновения
title-adjusting-while-the-opponent-is-away = «Поправляю» сказано, пока соперника нет за доской: можно ли поправить его ферзя?
title-the-words-were-never-said = Спор о «поправляю»: арбитр установил, что этого не говорили
    .scene = Белые, чья очередь хода, поправляют ферзя на d1. Чёрные говорят, что не было сказано ни слова; белые настаивают, что сказали «поправляю», пусть и не очень громко. Вы выслушиваете обоих и приходите к выводу, что эти слова сказаны не были.
title-the-touch-is-told-before-the-words-and-nobody-knows-which-came-first = Спор о порядке «поправляю» и касания; затем сделан ход другой фигурой
title-adjusting-pieces-that-stand-well = «Поправляю» сказано о фигурах, стоящих ровно
title-adjusting-a-piece-that-stands-between-two-squares = «Поправляю» сказано о фигуре, стоящей неровно
title-the-opponent-turns-an-upside-down-rook-upright = «Поправляю»: соперник поправляет превращённую ладью, стоящую вверх дном

## arbiter-told-of-adjusting.yaml

title-the-arbiter-is-told-before-pieces-are-adjusted = Фигуру поправляют без соперника за доской, заранее предупредив арбитра
    .scene = Чёрных за доской нет. Белые, чья очередь хода, обращаются к вам, говорят, что король стоит неровно и что они его сейчас поправят, и поправляют его. Зритель замечает, что о поправке надо предупреждать соперника.
title-the-words-said-to-an-empty-chair = «Поправляю» сказано в отсутствие соперника: надо ли было предупредить арбитра?

## assistant-for-moving.yaml

title-an-assistant-whom-the-arbiter-accepts = Помощник для передвижения фигур: арбитр его одобрил
title-an-assistant-whom-the-arbiter-does-not-accept = Помощник для передвижения фигур: арбитр его не одобрил
title-an-assistant-of-whom-the-arbiter-has-said-nothing = Помощник для передвижения фигур: арбитр ещё не решил
title-an-assistant-for-the-moves-presented-just-before-the-round = Помощник для передвижения фигур, представленный перед самым туром
title-an-assistant-for-the-moves-presented-in-advance = Помощник игрока, который не может передвигать фигуры: нужно ли согласие арбитра?

## capture-made.yaml

title-a-capture-with-the-captured-piece-taken-off-last = Взятие: сначала отпущена своя фигура, потом снята чужая
title-a-capture-with-the-captured-piece-taken-off-first = Взятие: сначала снята чужая фигура, потом отпущена своя
title-an-en-passant-capture-without-the-pawn-taken-off = Взятие на проходе по шагам: сначала переставлена своя пешка, потом снята взятая
title-the-enemy-piece-first-and-then-an-own-one = Чужая пешка снята с доски, затем взята в руку своя

## castling-made.yaml

title-castling-step-by-step = Рокировка по шагам: король, ладья, часы
title-castling-with-one-hand-for-each-piece = Рокировка двумя руками: король правой, ладья левой
    .scene = Белые рокируют одним плавным движением: правой рукой переводят короля с e1 на g1 и отпускают его, левой ставят ладью с h1 на f1 и отпускают её. Белые нажимают часы; вы всё это видели. По их словам, никому это не помешало, и обе фигуры стоят там, где и должны стоять.
title-castling-with-the-same-hand = Рокировка одной рукой: сначала король, потом ладья

## castling-touched-illegal.yaml

title-castling-begun-through-an-attacked-square = Тронуты король и ладья, f1 под ударом; белые рокируют в другую сторону
    .scene = На ваших глазах белые, чья очередь хода, берутся за короля, а затем за ладью на h1. Подумав, они оставляют эту ладью на месте, играют вместо этого { MOVE("0-0-0") } и нажимают часы. Чёрные ворчат, что пошла не та ладья.
title-castling-begun-with-a-king-that-cannot-move = Тронуты король и ладья, но рокировка невозможна и у короля нет ходов: сделан ход a4
title-an-illegal-castling-begun-without-a-board = Тронуты король и ладья, рокировка невозможна, позиция неизвестна
title-a-legal-castling-leaves-no-other-king-move = Тронуты король, затем ферзевая ладья; длинная рокировка возможна
title-castling-begun-towards-a-square-that-a-bishop-bears-on = Тронуты король и ладья, а поле g1 под ударом слона
title-castling-begun-where-the-king-has-no-move-at-all = Тронуты король и ладья, рокировка невозможна, у короля нет ходов: можно ли взять на g3?

## complaint-lost.yaml

title-a-complaint-after-touching-a-piece = Заявление о «тронул — ходи» после того, как заявитель тронул фигуру
    .scene = Белые, чья очередь хода, берутся за коня на b1, отпускают его, играют { MOVE("e4") } и нажимают часы. Чёрные берутся за коня на g8, замирают, не отнимая руки, зовут вас и заявляют, что белые нарушили правило «тронул — ходи». Белые сразу признают, что касались коня.
title-a-complaint-after-the-reply = Заявление о «тронул — ходи» после ответного хода
title-a-complaint-after-brushing-a-piece = Заявление о «тронул — ходи» после случайного прикосновения заявителя
    .scene = Белые берут в руку коня на b1, ставят его обратно, играют { MOVE("e4") } и нажимают часы. Чёрные, поднимая руку, чтобы позвать вас, случайно задевают рукавом коня на g8, а затем заявляют, что белые нарушили правило «тронул — ходи». Белые возражают, что и чёрные только что коснулись фигуры.
title-a-complaint-about-two-hands-after-touching-a-piece = Заявление о ходе двумя руками после того, как заявитель тронул фигуру
title-an-irregularity-of-touching-is-claimed-after-the-reply = Нарушение «тронул — ходи»: заявление о невозможном ходе лишь после ответного хода
    .scene = Белые, чья очередь хода, берутся за коня на e2, отпускают его, играют { MOVE("Ra5") } и нажимают часы; поначалу никто ничего не замечает. Чёрные играют { MOVE("h6") }, нажимают часы и затем заявляют, что ход { MOVE("Ra5") } был невозможным: сначала белые взялись за коня. Белые этого не отрицают.

## king-and-rook.yaml

title-king-and-then-rook-touched = Сначала тронут король, потом ладья; рокировка возможна
title-king-and-rook-touched-at-once = Король и ладья тронуты одновременно
    .scene = Белые, чья очередь хода, одновременно берутся за ладью на a1 и за короля, но затем убирают руки, так и не сдвинув ни ту, ни другую фигуру. Теперь они предпочли бы спокойный ход ладьёй; чёрные говорят, что ходить должен король, куда угодно.
title-king-and-rook-touched-in-an-order-that-nobody-knows = Король и ладья тронуты, порядок неизвестен
    .scene = Одним быстрым движением белые, чья очередь хода, намеренно касаются ладьи на h1 и короля и убирают руку. Чёрные говорят, что сначала была ладья; белые — что король. Установить, в каком порядке их касались, не удаётся.
title-the-king-in-hand-and-then-the-rook = Рокировка: в руку взят король, затем и ладья
title-king-and-rook-touched-without-a-board = Тронуты король и ладья, позиция неизвестна
title-king-and-rook-touched-though-castling-is-barred = Тронуты король, затем ладья, хотя f1 под ударом

## king-released.yaml

title-the-king-released-two-squares-away = Король отпущен на g1 для рокировки, ладья ещё на месте
    .scene = Белые, чья очередь хода, переставляют короля с e1 на g1 и отпускают его. Рука ещё в воздухе, а белые уже передумали: рокировка, говорят они, не сделана, пока не переставлена и не отпущена ладья, так что можно ещё выбрать другое.
title-the-king-released-where-castling-is-barred = Король отпущен на g1 для рокировки, хотя f1 под ударом
title-the-king-released-though-it-has-no-move-at-all = Король отпущен на g1, рокировка невозможна, ходов у короля нет
    .scene = Белые, чья очередь хода, переставляют короля с e1 на g1 и отпускают его. Часы ещё не нажаты, но белые останавливаются: с этой рокировкой что-то не так. Они хотели бы сыграть совсем другое; чёрные настаивают, что король был тронут и отпущен, а значит, должен ходить.
title-the-rook-follows-the-king = Король отпущен на c1 для рокировки, затем ладья на d1
title-castling-given-up-after-the-king-was-released = Король отпущен на g1, возвращён и пошёл на e2; заявление соперника
    .scene = Белые переставляют короля с e1 на g1 и отпускают его, но затем передумывают, возвращают короля на e1, играют { MOVE("Ke2") } и нажимают часы. Чёрные заявляют, что белые нарушили правило «тронул — ходи». Белые не согласны: тронут был король, король и пошёл.
title-the-clock-pressed-before-the-rook-has-moved = Король на g1, часы нажаты до хода ладьи: рокировка не закончена или ход невозможен?
title-castling-with-both-hands-and-the-rook-not-moved = Рокировка двумя руками: часы нажаты до хода ладьёй
title-the-king-put-on-g1-after-the-rook-was-taken-in-hand = Сначала взята в руку ладья, потом король поставлен на g1 и часы нажаты
title-the-king-released-without-the-rook-is-pointed-out-as-an-irregularity = Король отпущен на g1, f1 под ударом; заявление о нарушении до нажатия часов
    .scene = Белые, чья очередь хода, переставляют короля с e1 на g1 и отпускают его. Ещё до того, как тронуты ладья или часы, чёрные заявляют, что ход белых невозможен. Белые отвечают, что рокировка ещё даже не сделана и заявлять пока не о чем.
title-castling-left-unfinished-is-judged-or-is-an-illegal-move = Король на g1, часы нажаты; арбитр решил, что рокировка лишь не закончена
title-the-king-alone-moved-two-squares-where-castling-is-illegal = Только король пошёл на g1, f1 под ударом, часы нажаты
title-unfinished-castling-that-the-opponent-points-out = Рокировка не закончена, часы нажаты: соперник возражает против нажатия
title-unfinished-castling-complained-of-by-the-rules-on-touching = Рокировка не закончена, часы нажаты: соперник ссылается на «тронул — ходи»

## knights-face.yaml

title-the-opponent-wants-the-knights-to-look-forward = Может ли игрок требовать, чтобы повернули коней соперника?
title-a-player-turns-his-own-knight = «Поправляю» сказано о собственном коне, стоящем ровно
title-turning-the-opponents-knight = «Поправляю» — и поправлен конь соперника, стоявший ровно
title-a-player-asks-for-something-else-than-other-knights = Просьба посмотреть видеозапись

## nothing-usable.yaml

title-a-touched-piece-that-cannot-move = У тронутого слона нет возможных ходов

## other-contact.yaml

title-a-contact-of-which-nothing-more-is-told = Тронут конь, больше о прикосновении ничего не известно
title-a-piece-brushed-in-passing = Конь задет движением руки
title-the-wrong-piece-touched-by-mistake = Один конь взят в руку и возвращён на место, ход сделан другим
    .scene = На ваших глазах белые берут в руку коня на b1, удивлённо смотрят на него, ставят обратно, играют { MOVE("Nf3") } и нажимают часы. Они объясняют, что рука просто потянулась не к тому коню: с самого начала имелся в виду другой, и соседи это тоже видели.
title-the-arbiter-finds-afterwards-that-the-touch-was-an-accident = Арбитр позже установил, что ферзь тронут случайно
title-a-cuff-brushes-the-rook-on-the-way-to-a-cup = Ладья задета рукавом, затем сделан ход другой ладьёй

## promotion-choice-final.yaml

title-an-upside-down-rook-is-a-rook = При превращении ладья поставлена вверх дном, потом ею пошли по диагонали
    .scene = Белые снимают пешку с a7, говорят «ферзь!», ставят на a8 перевёрнутую ладью и нажимают часы. Чёрные играют { MOVE("Kg6") } и нажимают часы. Теперь белые играют { MOVE("Ra8-d5") } и нажимают часы; вы это видите. Белые напоминают, что ферзь был назван вслух и что чёрные ответили, не сказав ни слова против.
title-a-queen-in-hand-while-a-rook-touches-the-square = Превращение: ладья коснулась поля, потом на него поставлен ферзь
title-the-piece-is-missing-and-asked-for = Превращение: белые просят ферзя, потом касаются поля превращения конём
title-a-knight-put-there-after-the-clock-was-pressed = Пешка не превращена, часы нажаты, потом поставлен конь
    .scene = На ваших глазах белые играют { MOVE("b8") }, оставляют пешку на месте и нажимают часы. Тут же они замечают свою оплошность и ставят на b8 коня. Белые говорят, что с самого начала имели в виду коня и что небольшая заминка не дала им никакой выгоды.
title-a-knight-put-there-after-an-unnoticed-press = Пешка не превращена, никто не заметил; после нажатия часов поставлен конь
title-sato-asks-for-a-queen-and-promotes-to-a-knight = Часы остановлены, запрошен ферзь, часы пущены, превращение в коня
title-sato-stops-the-clocks-for-a-second-queen-and-takes-a-knight = Часы остановлены ради второго ферзя, но на поле поставлен конь

## promotion-made.yaml

title-a-promotion-with-the-pawn-pushed-first = Превращение по шагам: пешка продвинута, снята, поставлен ферзь
title-a-promotion-without-pushing-the-pawn = Превращение без продвижения пешки: ферзь поставлен, потом пешка снята
title-a-promotion-with-capture-step-by-step = Превращение со взятием: снята взятая ладья, снята пешка, поставлен ферзь
title-the-pawn-left-standing-and-the-clock-pressed = Превращение по шагам: пешка отпущена на a8, часы нажаты
title-a-queen-of-the-wrong-colour = Превращение в ферзя чужого цвета
    .scene = Белые снимают пешку с a7, ставят на a8 единственного ферзя, который оказался под рукой, — чёрного, и нажимают часы; вы сразу это замечаете. Белые говорят, что всем понятно, что имелось в виду, и что ферзя можно мигом заменить на белого.
title-the-pawn-is-still-in-the-hand-when-the-new-piece-stands = Превращение: ладья поставлена, а пешка ещё в руке

## released-piece.yaml

title-a-plain-move-is-made-by-releasing-the-piece = Конь отпущен на f3, часы ещё не нажаты
title-a-released-piece-that-could-not-go-there = Конь отпущен на поле, куда он пойти не может
title-a-made-move-taken-back-before-the-press = Конь отпущен, взят назад до нажатия часов и поставлен на другое поле
    .scene = На ваших глазах белые играют { MOVE("Nf3") } и отпускают коня, но часы не нажимают. В следующее мгновение конь снова на g1; белые играют вместо этого { MOVE("Nh3") } и нажимают часы. Они говорят, что конь тот же самый и что до нажатия часов ничто не окончательно.
title-the-rook-released-before-the-king-was-touched = Ладья отпущена на f1, потом в руку взят король для рокировки
    .scene = Белые, чья очередь хода, переставляют ладью с h1 на f1, отпускают её и берут в руку короля. Держа его на весу, они объясняют, что это рокировка, что осталось лишь передвинуть короля и что порядок не может иметь значения.
title-an-illegal-move-may-be-put-back = Невозможный ход конём взят назад до нажатия часов
title-a-promotion-made-by-releasing-in-the-old-editions = Превращение: пешка снята, ладья отпущена на поле превращения
title-a-promoted-rook-exchanged-for-a-queen = Поставленная ладья заменена ферзём до нажатия часов; заявление соперника
title-the-arbiter-sees-the-promoted-piece-exchanged = Поставленный при превращении конь заменён ферзём; арбитр это видит
title-the-exchanged-piece-is-pointed-out-as-an-irregularity = Поставленный при превращении конь заменён ферзём; соперник заявляет о нарушении
title-the-promoted-rook-is-there-again-when-the-clock-is-pressed = Поставленная ладья заменена ферзём и возвращена до нажатия часов
title-the-exchange-is-claimed-after-a-touch = Поставленная ладья заменена ферзём; заявитель уже тронул фигуру
title-the-king-follows-the-rook-and-nobody-complains-in-time = Рокировка, ладья отпущена первой; заявитель уже тронул фигуру
title-the-king-follows-the-rook-and-the-opponent-complains = Рокировка, ладья отпущена первой; соперник сразу делает заявление

## rook-then-king.yaml

title-castling-begun-with-the-rook = Сначала тронута ладья, потом король; рокировка возможна
    .scene = Белые, чья очередь хода, берутся за ладью на h1, а затем за короля, ещё не сдвинув ни ту, ни другую фигуру. Они хотят рокировать и говорят, что ничего другого это означать и не могло; чёрные возражают, что о рокировке уже не может быть и речи, ходить должен король.
title-the-rook-in-hand-and-then-the-king = Рокировка: в руку взята ладья, затем и король
title-the-rook-touched-first-cannot-move = Ладья, запертая слоном и конём, тронута раньше короля
    .scene = После ходов 1. { MOVE("e4") } { MOVE("e5") } белые берутся за ладью на h1, затем за короля и только тут видят, что между ними ещё стоят слон и конь. Улыбнувшись, они говорят, что такая явная оплошность никого не может ни к чему обязывать.
title-castling-carried-out-with-the-rook-first = Рокировка, при которой первой взята ладья; арбитр это видит
title-a-rook-that-has-no-move-touched-before-the-king = Ладья без ходов тронута раньше короля: можно ли ходить королём или конём?

## shifting-warned.yaml

title-a-pawn-released-and-pushed-back-by-a-square = Пешка отпущена на e4, затем до нажатия часов отодвинута на e3
    .scene = Белые ходят пешкой с e2 на e4 и отпускают её, передумывают, отодвигают её назад на e3 и снова отпускают. Часы белых всё ещё идут. Белые говорят, что пешка всё равно та же самая и что окончательным ход становится только после нажатия часов.

## touch-breach-warned.yaml

title-a-touched-piece-not-played-and-the-clock-pressed = Тронут конь, ход сделан пешкой, часы нажаты: наказание, обычное в Японии

## touch-move-broken.yaml

title-another-move-than-the-touched-piece-demands = Тронут конь, ход сделан пешкой; соперник сразу делает заявление
title-the-arbiter-sees-another-piece-move = Тронут конь, ход сделан пешкой; арбитр это видит, заявления нет
title-the-touched-piece-moves = Тронут конь, им и сделан ход на глазах у арбитра
title-a-complaint-without-a-breach = Тронут конь, им и сделан ход; соперник всё же делает заявление
title-a-touch-that-the-opponent-points-out-at-once = Тронут конь, хода ещё нет; соперник ссылается на «тронул — ходи»
    .scene = Белые, чья очередь хода, берутся за коня на b1, отпускают его и откидываются на спинку стула, чтобы подумать. Чёрные тут же зовут вас и заявляют, что белые тронули фигуру. Белые отвечают, что ещё ничего не сыграно, а значит, и заявлять не о чем.
title-a-queen-was-touched-and-something-else-played = Тронут ферзь, затем сделан ход, который не назван; соперник заявляет о нарушении
title-two-hands-are-complained-of = Ход двумя руками: заявление соперника
title-the-replacement-of-an-illegal-move-must-obey-the-touch = Невозможный ход ладьёй заменён ходом пешкой; арбитр это видит
    .scene = Белые играют { MOVE("Rd2-e3") } и нажимают часы. Ваш коллега восстанавливает позицию до этого хода, решает, что белые должны ходить ладьёй с d2, засчитывает ход как первый завершённый невозможный ход белых и даёт чёрным положенное дополнительное время. После этого белые играют { MOVE("a4") } и нажимают часы; вы это видите. Чёрные говорят, что это уже второе нарушение.
title-a-breach-that-is-noticed-after-the-reply = Арбитр лишь после ответа замечает, что ход сделан не тронутой фигурой
title-may-a-player-who-touched-a-knight-move-another-piece = Можно ли, тронув коня, пойти другой фигурой?
title-may-a-player-who-touched-the-rook-first-castle-with-it = Можно ли рокировать, тронув ладью раньше короля?
title-may-a-player-who-touched-king-and-rook-only-move-the-king = Можно ли, тронув короля и ладью, пойти одним королём?
title-may-another-piece-replace-an-illegal-move = Можно ли заменить невозможный ход ладьёй ходом другой фигуры?
title-a-piece-touched-without-a-board-may-another-kind-move = Тронут конь, позиция неизвестна: можно ли пойти слоном?
title-may-a-player-whose-opponent-touched-a-piece-play-anything = Соперник тронул пешку и пошёл ею: обязывает ли это к чему-либо в ответ?
title-a-claim-of-an-irregularity-is-one-of-a-broken-touch = Тронут конь, ход сделан ладьёй; соперник заявляет о невозможном ходе
    .scene = Белые, чья очередь хода, берутся за коня на e2, отпускают его, играют { MOVE("Ra5") } и нажимают часы. Чёрные, ещё не сделав ответного хода, заявляют, что ход { MOVE("Ra5") } был невозможным: сначала белые взялись за коня. Белые отвечают, что ладья, уж конечно, может пойти с a1 на a5.
title-a-complaint-about-a-touch-that-is-denied = Спорное прикосновение, заявление ещё до хода; арбитр устанавливает, что оно было
    .scene = Чёрные заявляют вам, что белые, чья очередь хода, намеренно коснулись коня на e2. Белые наотрез это отрицают и говорят, что слово одного игрока не может весить больше слова другого. Выслушав обоих, вы приходите к выводу, что коня коснулись намеренно.
title-in-france-the-arbiter-waits-for-the-press = Тронут конь, ход сделан пешкой, часы не нажаты: вмешивается ли арбитр сразу?

## touched-both.yaml

title-one-piece-of-each-colour-touched = Тронуты чужая и своя пешки, взятие возможно
title-the-capture-with-the-touched-piece-is-illegal = Тронуты чужая пешка, затем свой конь, который взять её не может
title-nobody-knows-which-piece-was-touched-first = Тронуты чужая пешка и свой конь, порядок неизвестен
title-two-pieces-of-the-same-colour-are-not-one-of-each = Тронуты одна за другой две свои пешки
title-koh-takes-a-bishop-off-that-his-rook-cannot-reach = Тронуты своя ладья, затем чужой слон, а между ними стоит конь

## touched-enemy.yaml

title-a-touched-enemy-piece-must-be-captured = Тронута чужая пешка, которую можно взять
title-a-touched-enemy-piece-that-cannot-be-captured = Тронут чужой ферзь, которого нельзя взять
title-an-enemy-queen-was-touched-without-a-board = Тронут чужой ферзь, позиция неизвестна

## touched-own.yaml

title-a-touched-piece-must-move = Намеренно тронут свой конь
title-the-first-touched-piece-that-can-move = Тронуты ладья без ходов, потом конь, потом пешка
title-a-piece-touched-by-accident = Случайно тронут свой конь
title-was-the-touch-an-accident = Тронут свой конь: случайно или намеренно?
title-a-touch-by-the-player-who-does-not-have-the-move = Игрок трогает фигуру при ходе соперника
title-a-second-touch-does-not-undo-the-first = Тронут конь, после него ещё и пешка
    .scene = Белые, чья очередь хода, берутся за коня на b1, отпускают его и, подумав, касаются пешки на e2, опять не сдвигая её. Белые говорят, что считается последнее касание: ведь пока ни одна фигура не покинула своего поля.
title-a-touched-piece-of-which-only-the-touch-is-told = Тронута фигура на b1; какая она и какова позиция, неизвестно
title-one-of-two-knights-was-touched = Тронут один из двух коней, неизвестно какой
title-the-only-queen-was-touched = В начале партии тронут ещё запертый ферзь
title-a-name-spoken-binds-nobody = «Шах», «рокировка» или фигура названы вслух, ничего не тронуто
title-the-move-that-follows-tells-whose-touch-it-was = Коня тронул игрок, который затем делает ход
