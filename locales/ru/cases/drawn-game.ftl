### Titles of the cases about the drawn game: what a reader would search for.

## castling-differs.yaml

title-a-castling-right-was-lost-between-the-occurrences = Заявление о повторении: после первого раза белая ладья ходила
title-without-the-right-the-count-starts-anew = Заявление о повторении: позиция возникла трижды после первого хода ладьи
title-castling-that-is-barred-for-a-time = Заявление о повторении: рокировке каждый раз мешает ладья, нападающая на f1

## claim-before-the-press.yaml

title-a-claim-once-the-opponent-has-pressed = О повторении заявлено сразу после того, как соперник нажал часы
title-a-claim-with-an-intended-move-before-the-opponent-has-pressed = Заявление с предполагаемым ходом до того, как соперник нажал часы
title-a-premature-claim-is-made-again-when-the-clock-runs = Заявление о повторении до нажатия часов соперником и снова после него

## claim-by-both.yaml

title-both-players-claim-the-same-draw = Троекратное повторение: заявляют оба, позиция возникла дважды
title-both-claim-where-offers-are-not-allowed = Ничья только с разрешения: заявляют оба, позиция возникла дважды, чей ход — неизвестно
title-both-claim-a-third-occurrence-where-a-draw-needs-consent = Ничья только с разрешения: заявляют оба, позиция возникла трижды, чей ход — неизвестно
title-both-claim-before-each-has-made-a-move = Оба заявляют о ничьей, когда ход сделал только один из них
title-a-claim-by-one-player-alone-is-checked = Позиция возникла в третий раз после хода короля на g8: о ничьей заявляют одни белые
title-both-claim-rightly-where-offers-are-not-allowed = Ничья только с разрешения: заявляют оба, позиция возникла трижды, ход чёрных
title-both-claim-wrongly-where-offers-are-not-allowed = Ничья только с разрешения: заявляют оба, позиция возникла дважды, ход чёрных

## claim-by-observation.yaml

title-a-claim-in-a-rapid-game-that-nobody-recorded = Заявление о повторении в быстрых шахматах, запись никто не вёл
title-a-claim-in-a-standard-game-is-checked-by-the-record = Заявление о повторении, позиция возникла трижды, записи партии нет

## claim-by-outsider.yaml

title-a-spectator-claims-a-draw-for-the-players = Зритель заявляет о ничьей по правилу 50 ходов
title-a-player-who-claims-is-no-outsider = О повторении заявляет игрок, имеющий ход

## claim-check-wanted.yaml

title-the-opponent-has-the-claim-checked-and-then-accepts = Соперник просит проверить заявление о повторении, а затем соглашается на ничью
title-the-opponent-of-a-claimant-refuses-the-draw-in-words = Заявление о повторении, позиция возникла дважды: соперник отклоняет словами
title-the-opponent-has-a-claim-checked-that-is-still-to-be-made-good = Ход при заявлении не записан: соперник просит проверки, потом принимает ничью
title-a-claim-that-needs-no-check-leaves-its-offer-open = Заявление после тронутой фигуры: заявитель ходит, соперник принимает ничью

## claim-is-offer.yaml

title-the-opponent-accepts-a-wrong-claim = Заявление о повторении, позиция возникла дважды: соперник согласен на ничью
title-the-opponent-refuses-the-offer-in-a-claim = Заявление по правилу 50 ходов при 48: соперник отклоняет, потом принимает
title-where-offers-are-barred-a-claim-is-none = Соперник принимает заявление там, где ничья — лишь с разрешения арбитра
title-an-offer-is-not-a-claim = Позиция возникла в третий раз, но ничья предложена, а не заявлена
title-a-claim-that-the-opponent-accepts-at-once = Заявление о повторении, позиция возникла трижды: соперник сразу согласен
title-a-claim-with-an-intended-move-that-the-opponent-accepts-at-once = Заявление по правилу 50 ходов с предполагаемым ходом сразу принято
title-a-claim-accepted-without-force-is-checked = Соперник принимает заявление о ничьей, когда ход сделал лишь один из игроков
title-a-claim-that-was-checked-and-is-accepted-all-the-same = Арбитр отклонил заявление, после этого соперник принимает ничью

## claim-made-good.yaml

title-an-intended-move-is-named-and-not-written = Ход не записан: игрок просит объяснить правило и заявляет о ничьей снова
title-the-unwritten-move-is-made-good-with-another-one = Предполагаемый ход не записан, затем второе заявление с другим ходом
title-an-unwritten-move-after-the-right-was-lost = Фигура тронута, затем заявление о повторении с незаписанным ходом
title-fifty-moves-are-claimed-with-a-move-that-is-not-written = Заявление по правилу 50 ходов, предполагаемый ход не записан

## claim-not-withdrawn.yaml

title-a-claim-cannot-be-withdrawn = Заявление о повторении взято назад, позиция возникла дважды
    .scene = Белые останавливают часы и требуют ничью: последним ходом чёрных, по их словам, одна и та же позиция возникла в третий раз. По записи партии выходит, что это лишь второй раз. Когда вы собираетесь добавить чёрным время, белые говорят: «Тогда я отзываю требование».
title-a-right-claim-cannot-be-withdrawn-either = Заявление о повторении взято назад, позиция возникла трижды
title-taking-back-an-offer-is-not-taking-back-a-claim = Игрок берёт предложение ничьей назад, ещё не нажав часы

## claim-right-lost.yaml

title-a-touched-piece-costs-the-claim-since-2009 = Заявление о повторении после намеренно тронутой фигуры
title-an-accidental-touch-costs-no-claim = Заявление по правилу 50 ходов после случайного прикосновения к фигуре
title-after-his-move-a-player-cannot-claim = Заявление о повторении после своего хода, часы ещё не нажаты
title-the-right-comes-back-with-the-next-move = Ладья тронута на прошлом ходу, заявление о повторении — на следующем
title-adjusting-without-a-word-costs-the-claim = Заявление о повторении после того, как фигуру поправили без слов
title-adjusting-with-the-words-does-not-cost-the-claim = Заявление о повторении после слова «поправляю» и поправленной фигуры
title-a-touch-of-which-nothing-more-is-told-costs-the-claim = Заявление о повторении сразу после прикосновения к фигуре
title-a-piece-is-lifted-to-show-the-intended-move = Ладья тронута до заявления, чтобы показать предполагаемый ход
title-a-written-claim-before-the-piece-is-lifted = Заявление с предполагаемым ходом Лe1, затем тронута фигура

## claim-stops-clocks.yaml

title-the-clocks-are-stopped-for-a-claim = Заявление о повторении, позиция возникла трижды, а часы ещё идут

## conditional-offer.yaml

title-a-condition-falls-and-the-offer-stands = Ничья предложена с условием, соперник принимает
title-a-condition-at-a-wrong-moment-falls-too = Предложение ничьей с условием, когда ход за соперником

## dead-position-is-drawn.yaml

title-a-claim-after-the-position-is-dead = Заявление о ничьей после взятия, остались король и слон против короля
title-a-locked-position-is-drawn-at-once = Все пешки заблокированы ходом g4, ходить могут только короли
title-a-position-in-which-only-a-helper-could-be-mated = Король и конь против короля и двух пешек: мёртвая ли это позиция?

## draw-offer.yaml

title-a-draw-is-offered-between-move-and-press = Ничья предложена после хода и до нажатия часов
title-an-accepted-offer-ends-the-game = Белые предлагают ничью до нажатия часов, чёрные принимают
title-an-offer-lives-while-the-opponent-thinks = Предложение ничьей принято, когда осталось чуть больше минуты
title-the-end-of-the-game-ends-the-offer = Чёрные в ответ на предложение ничьей ставят мат, потом принимают ничью
title-after-the-end-of-the-game-nothing-can-be-offered = Ничья предложена после того, как соперник сдался

## draw-restriction.yaml

title-an-event-forbids-draws-before-move-30 = Запрет ничьих до 30-го хода: предложена и принята после 29 ходов каждого
title-at-move-30-the-restriction-is-over = Запрет ничьих до 30-го хода: предложена и принята после 30 ходов каждого
title-the-slower-player-counts-for-the-restriction = Запрет ничьих до 30-го хода: белые сделали 30 ходов, чёрные 29
title-the-arbiter-may-consent-to-an-early-draw = Ничья лишь с разрешения: арбитр разрешает предложить и принять её
title-an-agreement-without-consent-has-no-effect = Ничья лишь с разрешения: оба соглашаются, не спросив арбитра
title-a-restriction-leaves-the-claims-untouched = Запрет ничьих до 30-го хода: заявление о повторении после 18 ходов
title-a-claim-before-agreement-is-allowed-is-checked-although-the-opponent-nods = Запрет ничьих до 35-го хода: соперник согласен на ничью по заявлению после 24 ходов

## draw-unnoticed.yaml

title-a-fifth-occurrence-that-nobody-notices = Пятикратного повторения никто не замечает, игра идёт дальше
title-seventy-five-moves-that-nobody-notices = Правило 75 ходов: никто не заметил, потом игрок сдаётся
title-a-fifth-occurrence-that-somebody-notices = Пятикратное повторение сразу замечено

## en-passant-differs.yaml

title-a-pawn-could-be-taken-en-passant = Заявление о повторении: в первый раз было возможно взятие на проходе
title-a-pinned-pawn-cannot-take-en-passant = Заявление о повторении: в первый раз взятию на проходе мешала связка

## intended-move-binds.yaml

title-the-intended-move-must-be-played = Заявление по правилу 50 ходов при 45, предполагаемый ход Крf4
title-without-an-intended-move-nothing-must-be-played = Заявление о повторении без предполагаемого хода, позиция возникла один раз
title-the-intended-move-is-illegal = Заявление с невозможным предполагаемым ходом: конь связан
title-another-move-with-the-piece-that-was-meant = Заявление с невозможным предполагаемым ходом: ладья перескакивает через свою пешку
title-an-illegal-intended-move-without-a-position = Заявление с невозможным ходом конём
title-may-another-move-be-played-after-a-wrong-claim = Неудачное заявление с предполагаемым ходом Кc3: можно ли белым сыграть Крf1?
title-may-another-move-be-played-after-a-wrong-claim-without-a-board = Неудачное заявление с предполагаемым ходом конём: можно ли пойти королём?
title-a-claim-after-touching-another-piece-than-the-intended-one = Тронута ладья, затем заявление с предполагаемым ходом конём
title-a-claim-after-touching-the-piece-of-the-intended-move = Тронут конь, затем заявление с ходом этого же коня
title-an-illegal-king-move-is-written-for-a-claim = Заявление с невозможным предполагаемым ходом: король становится под шах

## no-progress-by-intended-move.yaml

title-the-fiftieth-move-is-about-to-be-made = Правило 50 ходов: с предполагаемым ходом ладьи будет по 50 ходов у каждого
title-the-intended-move-is-only-the-forty-ninth = Правило 50 ходов: с предполагаемым ходом у белых 50 ходов, у чёрных 49
title-an-intended-pawn-move-ends-the-series = Правило 50 ходов: предполагаемый ход — ход пешкой
title-an-intended-move-counted-from-the-scoresheet = Правило 50 ходов: предполагаемый ход Крf4 — пятидесятый

## no-progress-draw.yaml

title-mate-on-the-75th-move = Правило 75 ходов: мат последним ходом
title-seventy-five-moves-without-mate = Правило 75 ходов: на доске по 75 ходов у каждого, ни мата, ни заявления
title-seventy-four-moves-are-not-enough = Правило 75 ходов: по 74 хода у каждого
title-a-series-of-75-moves-told-by-the-sheets = Правило 75 ходов: игрок A делает 75-й ход, никто не заявляет
title-the-75th-move-was-illegal = Правило 75 ходов: 75-й ход невозможен
title-between-50-and-75-moves-the-draw-must-be-claimed = По 60 ходов у каждого без движения пешек и взятий, затем заявление
title-stalemate-on-the-75th-move = Правило 75 ходов: пат последним ходом
title-the-flag-falls-when-the-seventy-five-moves-have-been-made = Правило 75 ходов: флажок падает после 75 ходов каждого
title-the-diagram-comes-with-a-hundred-and-fifty-half-moves = Правило 75 ходов: арбитр подходит к доске после 75 ходов каждого

## no-progress-on-the-board.yaml

title-fifty-moves-by-each-on-the-board = Правило 50 ходов на доске: каждый завершил 50 ходов
title-forty-nine-moves-by-one-of-them = Правило 50 ходов на доске: у чёрных 50 ходов, у белых 49
title-the-fiftieth-move-was-made-but-not-completed = Правило 50 ходов: заявление до нажатия часов чёрными после 50-го хода
title-a-capture-interrupts-the-series = Правило 50 ходов: среди последних ходов есть взятие
title-nobody-has-counted-the-moves-without-progress = Заявление по правилу 50 ходов, а ходов никто не считал
title-the-moves-without-progress-are-told-with-the-last-of-them = Правило 50 ходов: с последним ходом соперника стало по 50 ходов у каждого
title-forty-nine-moves-told-with-the-last-of-them-are-too-few = Правило 50 ходов: с последним ходом соперника стало лишь по 49 ходов у каждого

## offer-at-wrong-moment.yaml

title-an-offer-on-the-opponents-time-is-valid = Ничья предложена после нажатия часов, когда ход за соперником
title-an-offer-before-moving-is-valid = Ничья предложена игроком, имеющим ход, до своего хода
title-an-offer-at-a-wrong-moment-can-be-accepted = Чёрные предлагают ничью, пока белые думают, белые принимают

## offer-not-withdrawn.yaml

title-an-offer-cannot-be-withdrawn = Игрок берёт предложение ничьей назад, но соперник его принимает
title-a-refused-offer-is-gone-anyway = Игрок берёт назад уже отклонённое предложение ничьей

## offer-noted.yaml

title-both-players-note-an-offer = Отметка о предложении ничьей на бланке
title-where-nobody-records-no-offer-is-noted = Отметка о предложении ничьей в быстрых шахматах или блице без записи ходов

## offer-refused.yaml

title-an-offer-refused-in-words-cannot-be-accepted-later = Предложение ничьей отклонено словами, а позже принято
title-touching-a-piece-refuses-the-offer-since-2001 = Предложение ничьей: соперник намеренно трогает фигуру, потом соглашается
title-an-accidental-touch-refuses-nothing = Предложение ничьей: соперник случайно задевает фигуру, потом соглашается
title-whether-a-touch-refuses-depends-on-its-intention = Предложение ничьей: соперник трогает фигуру, потом соглашается
title-a-move-refuses-the-offer = Предложение ничьей: соперник делает ход, потом соглашается
title-the-offerers-own-move-refuses-nothing = Ничья предложена до хода: предложивший делает ход, соперник принимает
title-adjusting-without-a-word-refuses-the-offer = Предложение ничьей: соперник поправляет фигуру без слов, потом соглашается
title-adjusting-with-the-words-refuses-nothing = Предложение ничьей: соперник, сказав «поправляю», поправляет фигуру, потом соглашается

## repetition-by-intended-move.yaml

title-the-third-occurrence-is-about-to-appear = Заявление о повторении: с предполагаемым ходом позиция возникнет в третий раз
title-the-intended-move-brings-only-the-second-occurrence = Заявление о повторении: с предполагаемым ходом позиция возникнет во второй раз
title-a-move-that-was-not-written-down = Заявление о повторении с незаписанным Лe1, затем Лe1 записан и заявлено снова
title-a-move-told-only-to-the-opponent = Предполагаемый ход записан, но арбитру о нём не сообщено
title-the-written-move-cannot-be-exchanged = Заявление о повторении с Лe1 не удалось, затем второе заявление с Лd1
title-an-intended-move-is-wrong-when-the-opponent-has-the-move = Заявление о повторении с предполагаемым ходом, когда ход за соперником
title-a-claim-that-was-never-made-binds-nobody = Заявление с Лd1 после более раннего оспариваемого заявления с Лe1
title-how-often-the-present-position-stood-does-not-count-the-one-to-come = Заявление с предполагаемым ходом: нынешняя позиция возникла трижды

## repetition-draw.yaml

title-the-initial-position-for-the-fifth-time-in-a-row = Пятикратное повторение: начальная позиция в пятый раз после ходов конями
title-four-times-is-not-yet-a-draw = Начальная позиция в четвёртый раз, никто не заявляет о ничьей
title-five-times-with-a-detour-between = Пятикратное повторение, один раз — окольным путём
title-the-sheets-show-five-occurrences = Пятикратное повторение, подряд только последние три раза
title-after-the-fifth-occurrence-nothing-counts = Пятикратное повторение, после которого соперник сдаётся
title-a-move-is-played-although-the-position-stood-five-times = Сделан ход из позиции, которая уже возникла пять раз

## repetition-on-the-board.yaml

title-a-perpetual-check-is-claimed-on-the-board = Вечный шах: заявление о повторении, позиция возникла трижды
title-the-second-time-is-not-enough = Вечный шах: заявление о повторении, позиция возникла дважды
title-the-repetitions-need-not-follow-each-other = Заявление о повторении: позиция возникла трижды, но между этим другие ходы
title-a-claim-made-on-the-opponents-time-is-wrong = Заявление о повторении, когда ход за соперником
title-a-claim-before-the-opponent-has-pressed = Заявление о повторении до того, как соперник нажал часы
title-whether-the-claimant-has-the-move-decides = Заявление о повторении: имеет ли заявитель ход?
title-a-position-that-stood-earlier-is-not-claimed-later = Заявление о повторении: ход назад позиция возникла трижды, нынешняя — дважды
title-a-fourth-occurrence-can-be-claimed-too = Заявление о троекратном повторении, позиция возникла в четвёртый раз
title-nobody-has-told-how-often-the-position-stood = Заявление о повторении: сколько раз возникала позиция?
title-how-often-the-position-stood-is-told-with-the-move-that-brought-it = О повторении заявляет сперва игрок, сделавший ход, потом его соперник
title-twice-told-with-the-move-is-not-enough-at-the-claim = Заявление о повторении: после хода соперника позиция возникла во второй раз
title-how-often-the-position-stood-before-the-first-move-says-nothing-after-it = Заявление о повторении после того, как ход соперника изменил повторявшуюся позицию

## right-claim.yaml

title-a-right-claim-needs-no-consent-of-the-opponent = Заявление о повторении, позиция возникла трижды: соперник не согласен
title-a-right-claim-at-every-pace = Повторение в быстрых шахматах или блице: заявление, позиция возникла трижды
title-nobody-but-a-player-can-claim = Зритель заявляет о троекратном повторении

## same-position.yaml

title-the-other-player-has-the-move = Заявление о повторении: фигуры стоят так же, но один раз ход был за другим
title-rooks-that-changed-places = Заявление о повторении: две белые ладьи поменялись местами

## unclear-answer.yaml

title-an-evasive-answer-leaves-the-offer-open = Уклончивый ответ на предложение ничьей, затем согласие
title-a-nod-that-meant-yes = На предложение ничьей отвечают жестом, который означал «да»
title-a-shrug-that-did-not-mean-yes = На предложение ничьей отвечают жестом, который не означал «да»
title-the-players-disagree-whether-a-draw-was-offered = Игроки спорят, была ли предложена ничья

## unnoticed-draw-appealed.yaml

title-mate-after-an-unnoticed-fifth-occurrence-and-an-appeal = Мат после незамеченного пятикратного повторения, затем апелляция

## wrong-claim.yaml

title-a-wrong-claim-with-much-time-left = Заявление о повторении, позиция возникла дважды: остаётся десять минут
title-a-wrong-claim-with-exactly-six-minutes-left = Заявление о повторении, позиция возникла дважды: остаётся ровно шесть минут
title-a-wrong-claim-with-less-than-six-minutes-left = Заявление о повторении, позиция возникла дважды: чуть меньше шести минут
title-a-wrong-claim-with-a-little-over-two-minutes-left = Необоснованное заявление о повторении: у заявителя чуть больше двух минут
title-a-wrong-claim-with-exactly-two-minutes-left = Заявление о повторении, позиция возникла дважды: остаётся ровно две минуты
title-a-wrong-claim-with-a-little-under-two-minutes-left = Необоснованное заявление о повторении: у заявителя чуть меньше двух минут
title-a-wrong-claim-with-a-little-over-one-minute-left = Необоснованное заявление о повторении: у заявителя чуть больше минуты
title-a-wrong-claim-with-exactly-one-minute-left = Заявление о повторении, позиция возникла дважды: остаётся ровно минута
title-a-wrong-claim-with-less-than-a-minute-left = Заявление о повторении, позиция возникла дважды: чуть меньше минуты
title-a-wrong-claim-when-the-clock-is-not-told = Заявление по правилу 50 ходов, когда у каждого по 47 таких ходов
title-a-wrong-claim-in-rapid = Быстрые шахматы: заявление о повторении, позиция дважды, остаётся семь минут
title-a-wrong-claim-in-blitz = Блиц: заявление о повторении, позиция возникла дважды, остаётся 90 секунд
title-the-check-of-a-claim-shows-an-illegal-move = Заявление о повторении после невозможного хода пешкой, которого никто не заметил
title-the-check-of-a-right-claim-shows-an-illegal-move = Заявление о повторении, позиция трижды, после незамеченного невозможного хода
title-a-claim-is-right-although-an-illegal-move-stands = Заявление о повторении в быстрых шахматах или блице после незамеченного невозможного хода
