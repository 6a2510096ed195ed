### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Фигуры смещены случайно: арбитр присуждает поражение
title-pieces-knocked-over-on-purpose = Фигуры смещены намеренно: арбитр присуждает поражение

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Доска расположена неверно, заявлено во время партии
title-a-turned-board-and-wrong-pieces = Доска лежит неправильно, и фигуры расставлены неправильно
title-a-turned-board-in-rapid-before-the-limit = Доска в быстрых шахматах лежит неправильно, заявлено на втором ходу

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = О перепутанных цветах заявлено после мата, поставленного белыми на шестом ходу
title-the-mated-player-wants-a-new-game-with-the-right-colours = О перепутанных цветах заявлено после мата чёрных на втором ходу
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = О перепутанных цветах заявлено после трёх ходов, партия идёт
title-reversed-colours-and-a-resignation-on-move-seven = О перепутанных цветах заявлено после сдачи на седьмом ходу

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Перепутанные цвета: десять ходов белых, девять чёрных
title-colours-reversed-after-ten-moves-of-each = Перепутанные цвета: завершено по десять ходов
title-colours-reversed-and-the-tenth-move-not-yet-completed = Перепутанные цвета: десятый ход чёрных сделан, но не завершён
title-colours-reversed-and-nobody-counted-the-moves = Перепутанные цвета: число ходов неизвестно
title-colours-reversed-in-rapid-after-six-moves = Перепутанные цвета в быстрых шахматах или блице после шести ходов

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Фигуры смещены, когда идут часы соперника
title-half-a-minute-for-pieces-knocked-over = Фигуры смещены: полминуты сопернику или вычет очков?
title-pieces-knocked-over-on-the-players-own-time = Фигуры смещены, когда идут собственные часы
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Фигуры смещены в блице, у соперника девятнадцать секунд

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Зритель опрокинул фигуру, замечено только после следующего хода
title-the-position-before-the-displacement-is-not-known = Обнаружено смещение фигуры, прежнюю позицию не установить
title-displaced-pieces-that-were-put-back = Смещённая фигура возвращена на место, лишь потом это видит арбитр

## displaced-restored.yaml

title-a-player-knocks-over-pieces = Игрок сместил фигуры: кто и за счёт чьего времени ставит их на место?
title-pieces-displaced-by-nobody-are-no-players-duty = Фигура оказалась смещённой, и никто не знает почему
title-the-clock-is-pressed-while-the-pieces-lie-about = Часы нажаты раньше, чем опрокинутые фигуры поставлены на место
title-a-complaint-about-pieces-just-knocked-over = На опрокинутые фигуры указано до ответного хода
title-a-complaint-about-pieces-that-were-put-back = Заявление о смещённых фигурах, которые уже поставлены на место
title-pieces-knocked-over-by-a-player-and-found-moves-later = Игрок опрокинул фигуру, указано на это лишь после следующих ходов

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = О невозможном ходе соперника заявляет игрок, который уже сдался
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Невозможный ход, сделанный раньше, арбитр замечает после мата
title-a-displacement-found-after-the-end-changes-nothing = О смещённой фигуре заявлено после соглашения о ничьей
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Чёрные заявляют, что ход белого коня был невозможным
title-a-broken-touch-is-claimed-after-the-end = О нарушении «тронул — ходи» заявляет игрок, который уже сдался
title-an-illegal-move-is-complained-of-after-the-end = Заявление о нарушении из-за невозможного хода после сдачи партии
title-an-illegal-move-found-after-both-have-signed = О невозможном ходе заявлено, когда результат уже подписан
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Невозможный ход найден после подписания: арбитр меняет победу на ничью

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Рокировка через битое поле двумя руками, раньше нарушений не было
title-one-counter-for-all-kinds = Невозможный ход, затем ход двумя руками того же игрока
title-each-player-has-a-counter-of-his-own = Сначала невозможный ход одного игрока, затем его соперника
title-in-1997-illegal-moves-count-in-a-quickplay-finish = Первый невозможный ход при быстрой игре до конца партии
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Рокировка через битое поле двумя руками, одно нарушение уже было
title-a-second-illegal-move-on-the-same-move-number = Второй невозможный ход взамен первого
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Рокировка из-под шаха через битое поле и двумя руками

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Второй невозможный ход: король и ферзь против короля и коня
title-the-second-illegal-move-of-a-rook-against-a-knight = Второй невозможный ход: король и ладья против короля и коня
title-the-queen-in-place-of-the-pawn-saves-the-game = Второе нарушение: пешка не превращена, у соперника король и конь
title-the-pawn-put-back-can-still-help-to-mate = Второй невозможный ход: король и пешка против короля и коня
title-the-opponent-with-a-bare-king-draws = Третий невозможный ход против одинокого короля, классические шахматы (Правила 1997–2009 годов)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Невозможный ход в блице против одинокого короля, заявлено сразу (Правила 1997–2005 годов)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Второй невозможный ход в классических шахматах, когда любой возможный ставит мат

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Три невозможных хода подряд у одного игрока
title-the-second-illegal-move-of-a-player = Второй невозможный ход: может ли соперник ещё поставить мат?
title-the-third-illegal-move-of-a-player = Третий невозможный ход: может ли соперник ещё поставить мат? (Правила 1997–2009 годов)
title-an-illegal-move-in-a-supervised-rapid-game = Первый невозможный ход в быстрых шахматах по Правилам соревнований
title-an-illegal-move-in-a-supervised-blitz-game = Первый невозможный ход в блице по Правилам соревнований
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Третий невозможный ход в быстрой игре до конца, соперник не матует (Правила 1997–2005 годов)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = Взятие на проходе сразу после хода на два поля: заявлено о невозможном ходе
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Третий невозможный ход при быстрой игре до конца, на доске пат (Правила 1997 года)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Третий невозможный ход при быстрой игре до конца, позиция мёртвая (Правила 1997 года)
title-how-many-illegal-moves-there-were-is-left-open = Невозможный ход: сколько таких ходов игрок завершил раньше?

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Невозможный ход ладьёй арбитр видит до нажатия часов
title-the-player-puts-his-illegal-move-right-before-pressing = Невозможный ход игрок сам заменяет до нажатия часов
title-the-opponent-claims-before-the-clock-is-pressed = О невозможном ходе в классических шахматах заявлено до нажатия часов
title-an-arbiter-without-close-supervision-waits-for-the-press = Невозможный ход арбитр видит до нажатия часов, упрощённые правила
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Невозможный ход конём взят назад до нажатия часов, затем ход другим конём

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = Первый невозможный ход: связанная ладья открывает короля
title-an-illegal-move-without-a-board-is-taken-back = Первый завершённый невозможный ход игрока
title-an-illegal-move-that-was-not-pressed-is-not-complete = Невозможный ход связанной ладьёй, часы не нажаты
title-pressing-the-clock-completes-the-illegal-move = Первый невозможный ход: связанный ферзь открывает своего короля
title-an-illegal-move-found-three-moves-later-is-still-taken-back = О невозможном ходе заявлено, когда обе стороны сделали ещё по ходу
title-the-position-before-the-illegal-move-cannot-be-determined = Невозможный ход обнаружен позже, прежнюю позицию не установить
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = Король оставлен под шахом, и соперник его берёт
title-an-illegal-move-answered-by-an-illegal-move = Король под шахом взят, затем арбитр видит первый невозможный ход
title-nobody-notices-an-illegal-move = Невозможный ход никто не заметил, соперник отвечает
title-a-claim-about-a-legal-move-is-rejected = О рокировке при ладье под ударом заявлено как о невозможном ходе
title-a-second-claim-about-the-same-move-changes-nothing = Невозможный ход арбитр уже видел, затем о нём заявляет соперник
title-a-move-completed-only-by-the-next-one = Невозможный ход без нажатия часов обнаружен после следующего хода
title-the-claim-names-the-piece-that-was-lifted = Невозможный ход связанным конём: в заявлении названа взятая в руку фигура
title-ten-thousand-illegal-moves-are-still-counted = Невозможный ход после десяти тысяч прежних
title-a-complaint-about-an-illegal-move = Заявление о нарушении из-за невозможного хода
title-both-players-point-out-an-illegal-move = О невозможном ходе заявляют оба игрока
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = О невозможном ходе соперник заявляет до ответного хода
title-the-opponent-answers-an-illegal-move-and-then-notices-it = О невозможном ходе в классических шахматах заявлено после ответного хода
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Невозможный ход пешкой записан на бланке, затем о нём заявлено

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Оба короля под шахом в классических шахматах: арбитр обнаруживает позицию
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Невозможный ход не замечен: арбитр видит возникшую после него позицию
title-a-strange-but-legal-position-in-standard-chess = Под шахом только один король: арбитр подходит к доске (классические шахматы)

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Невозможный ход с добавкой: отнимают ли полученное время?
title-without-an-increment-nothing-is-taken-back = Невозможный ход в партии без добавки
title-no-increment-was-gained-before-the-press = Невозможный ход в партии с добавкой, часы ещё не нажаты
title-a-lost-game-has-no-increment-to-take-back = Второй невозможный ход в партии с добавкой
title-in-a-period-without-increment-nothing-is-taken-back = Невозможный ход в первом периоде, добавка только во втором
title-the-increment-of-an-illegal-move-is-taken-back = Невозможный ход королём при 12:40 на часах, добавка 30 секунд
title-an-increment-gained-in-blitz-is-taken-back = Невозможный ход в блице с добавкой 2 секунды
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Невозможный ход, когда в двух периодах добавка разная: 10 и 30 секунд

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Часы нажаты без хода в классических шахматах
title-a-press-without-a-move-that-the-arbiter-sees = Часы нажаты без хода, и арбитр это видит
title-a-player-who-does-not-have-the-move-presses = Игрок нажимает часы при ходе соперника
title-pressing-after-the-opponent-has-replied = Часы нажаты, когда соперник уже сделал ответный ход
title-the-second-press-without-a-move-loses = Часы нажаты без хода во второй раз
title-a-clock-pressed-by-accident-is-no-illegal-move = Часы случайно нажаты без хода
title-a-claim-about-a-clock-pressed-by-accident = Часы нажаты случайно: соперник заявляет о невозможном ходе
title-a-complaint-about-a-press-without-a-move-as-an-offence = Заявление о нажатии часов без хода
title-a-clock-pressed-back-after-an-illegal-move = Часы нажаты в ответ на невозможный ход, о котором затем заявлено
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Часы нажаты в ответ на невозможный ход: считается ли и это невозможным ходом?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Часы нажаты в ответ на то, что соперник сместил фигуры
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Часы нажаты в ответ на смещение фигур: предупреждение или время сопернику?
title-the-clock-pressed-first-and-the-move-made-afterwards = Сначала нажаты часы, затем сделан ход
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Фигура опрокинута, затем часы нажаты случайно

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Пешка на b8 не превращена, часы нажаты
title-the-queen-that-replaced-the-pawn-gives-check = Пешка оставлена на b8, затем заменена ферзём, и чёрные отвечают Крg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Пешка не превращена, часы ещё не нажаты
title-the-pawn-left-standing-without-a-board = Игрок A оставляет пешку на самой дальней горизонтали и нажимает часы
title-the-pawn-left-standing-while-the-king-is-in-check = Пешка не превращена, король под шахом
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Тронута другая фигура, затем пешка не превращена: арбитр замечает это позже
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Тронута другая фигура, затем пешка не превращена: арбитр замечает это сразу

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Второе нарушение: пешка не превращена там, где ферзь ставил бы мат
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Второе нарушение: пешка не превращена там, где ферзь не ставил бы мата

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Невозможный ход связанным конём, у которого нет возможных ходов
title-the-illegal-capture-binds-to-the-captured-piece = Невозможное взятие связанным конём, ту же фигуру может взять пешка
title-the-illegal-capture-binds-to-the-own-piece-first = Невозможное взятие связанной ладьёй, у которой есть возможные ходы
title-after-illegal-castling-the-king-must-move = Невозможная рокировка через битое поле, король может ходить
title-after-illegal-castling-with-a-king-that-cannot-move = Невозможная рокировка, у короля нет возможных ходов
title-the-pawn-that-captured-too-late-en-passant-must-move = Взятие на проходе, сделанное с опозданием
title-a-player-who-moved-out-of-turn-is-not-bound = Чёрные играют e5, а затем d5, не дожидаясь ответа белых
title-an-illegal-castling-of-which-no-board-is-given = Невозможная короткая рокировка на глазах у арбитра
title-the-piece-touched-before-an-illegal-release-must-move = Сначала тронут конь, затем невозможный ход пешкой
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Сначала тронута ладья без ходов, затем невозможный ход пешкой
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Сначала тронута пешка соперника, затем невозможный ход конём
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Шах не замечен, у сходившего коня лишь один возможный ход

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Заявлено о неверной расстановке, хотя фигуры стояли правильно
title-king-and-queen-stood-on-their-squares-all-the-same = После десяти ходов заявлено о перестановке короля и ферзя, стоявших правильно
title-a-set-up-that-the-case-does-not-show = Белые заявляют, что король чёрных начал партию не на своём поле

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = О неверной расстановке заявляет игрок, который уже сдался
title-a-turned-board-noticed-after-a-draw-was-agreed = Доска лежит неправильно, замечено после соглашения о ничьей
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = О неверной расстановке заявлено во время партии

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Невозможный ход слоном: что будет с показаниями часов?
title-nothing-restored-no-times-to-set = Чёрные оставляют на g1 непревращённую пешку и нажимают часы

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Ход, сделанный двумя руками, ведёт к пату
title-a-check-with-two-hands-ends-nothing = Шах, объявленный двумя руками

## two-hands.yaml

title-castling-with-two-hands = Рокировка двумя руками, часы нажаты
title-two-hands-before-the-clock-is-pressed = Ход двумя руками, часы ещё не нажаты
title-the-arbiter-sees-two-hands-before-the-press = Ход двумя руками, арбитр видит его до нажатия часов
title-a-capture-with-two-hands-before-the-press = Взятие двумя руками, заявлено до нажатия часов
title-mating-with-two-hands-is-mate = Мат, поставленный двумя руками
title-castling-with-one-hand = Рокировка на глазах у арбитра: остаётся ли она в силе?
title-a-complaint-about-two-hands-as-a-breach = О ходе, сделанном двумя руками, заявляет соперник
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Превращение двумя руками с матом, часы не нажаты

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Конь и слон переставлены (классические шахматы), заявлено после десяти ходов
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = Король и ферзь переставлены в начале, арбитр заметил после шестидесяти ходов
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Ладья в быстрых шахматах или блице стояла не там, заявлено на втором ходу
title-in-rapid-a-wrong-set-up-found-too-late-stands = Неверная расстановка в быстрых шахматах, заявлено после десяти ходов: новая партия?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Доска лежит неправильно, заявлено и о фигурах, хотя они стояли правильно
