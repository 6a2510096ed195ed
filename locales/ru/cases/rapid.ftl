### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Падение флажка (быстрые шахматы, блиц) видит арбитр, заявлений нет
title-the-arbiter-who-sees-the-second-flag-fall = Падение второго флажка (быстрые шахматы, блиц) видит арбитр, заявлений нет
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = Падение флажка в быстрых шахматах или блице, которого никто не видит

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Оба флажка упали (быстрые шахматы, блиц): заявляют белые, первым отмечен флажок чёрных
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Оба флажка упали: о победе заявлено до проверки отметки на часах (быстрые шахматы)
title-the-marked-player-loses-nothing-to-a-bare-king = Оба флажка упали (быстрые шахматы, блиц), первым у белых, у чёрных одинокий король
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Оба флажка упали, и часы не показывают, какой упал первым (быстрые шахматы)

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Оба флажка упали (быстрые шахматы, блиц), порядок неизвестен, заявлено о победе
title-one-flag-down-does-not-draw = Упал только один из двух флажков, заявлено о победе (быстрые шахматы)
title-an-arbiter-who-sees-both-flags-down-in-2009 = Арбитр замечает, что упали оба флажка (быстрые шахматы, блиц)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Заявление о повторении в быстрых шахматах, позиция возникла в третий раз
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Заявление о повторении в быстрых шахматах, позиция возникла лишь во второй раз
title-a-standard-claim-has-no-such-privilege = Заявление о повторении в классических шахматах, позиция возникла в третий раз
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Предложение ничьей в быстрых шахматах до нажатия часов
title-an-unwritten-move-in-rapid-without-a-scoresheet = Незаписанный предполагаемый ход (быстрые шахматы), затем бланк, запись хода и новое заявление

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Неверная установка часов (быстрые шахматы, блиц), десять ходов, расписание не страдает
title-the-time-that-was-set-stays-after-ten-moves = На часах 20 минут вместо 15, замечено после десяти ходов каждого (быстрые шахматы)
title-a-clock-setting-that-would-upset-the-schedule-may-change = Неверная установка часов (быстрые шахматы, блиц), десять ходов, срыв расписания
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Неверная установка часов (быстрые шахматы): один завершил девять ходов, другой десять
title-whether-the-schedule-suffers-is-for-the-arbiter = Неверная установка часов (быстрые шахматы), по 30 ходов: пострадает ли расписание?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Неверная установка часов замечена после первого хода каждого (быстрые шахматы, блиц)

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = О первом невозможном ходе (быстрые шахматы, блиц) соперник заявляет сразу
title-the-first-illegal-move-against-a-bare-king-draws = Первый невозможный ход против одинокого короля в быстрых шахматах
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = Первый невозможный ход в быстрых шахматах видит арбитр
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = О первом невозможном ходе в быстрых шахматах заявлено лишь после ответного хода
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = Первый невозможный ход в быстрых шахматах, любой возможный ставит мат
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = Первый невозможный ход с пешкой против одного коня (быстрые шахматы)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Невозможный ход ладьёй (быстрые шахматы), есть ответ: игроки согласны его исправить
title-players-cannot-agree-to-take-back-a-legal-move = Возможный ход в быстрых шахматах, игроки согласны взять его назад

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = Король оставлен под шахом в быстрых шахматах, соперник сразу заявляет об этом
title-an-illegal-move-seen-in-time-without-close-supervision = Король оставлен под шахом в быстрых шахматах, арбитр видит это до ответа
title-the-first-illegal-move-of-blitz-costs-a-minute = Первый невозможный ход в блице по упрощённым правилам на глазах у арбитра
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = Первый невозможный ход в блице по Правилам соревнований на глазах у арбитра
title-the-second-illegal-move-loses-a-rapid-game = Второй невозможный ход в быстрых шахматах или блице, соперник может поставить мат
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Второй невозможный ход в быстрых шахматах или блице, соперник не может поставить мат
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Ход двумя руками в быстрых шахматах на глазах у арбитра
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Невозможный ход в быстрых шахматах или блице, которого никто не заметил
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Второй невозможный ход (быстрые шахматы, блиц), любой возможный ставит мат

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Невозможный ход в быстрых шахматах видит арбитр, заявлений нет
title-a-legal-move-gives-nobody-a-reason-to-wait = Возможный ход на глазах у арбитра (быстрые шахматы)
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = О невозможном ходе в быстрых шахматах арбитр узнаёт позже, заявлений нет

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Соперник отвечает на невозможный ход, ни о чём не заявив (быстрые шахматы, блиц)
title-an-illegal-move-claimed-after-the-reply-is-too-late = Король оставлен под шахом (быстрые шахматы), соперник отвечает и лишь потом заявляет
title-an-illegal-move-seen-after-the-reply-is-too-late = Невозможный ход арбитр замечает лишь после ответа (быстрые шахматы, блиц)
title-a-touched-piece-closed-the-window-in-2001 = О невозможном ходе в быстрых шахматах соперник заявляет, уже тронув фигуру
title-a-reply-to-a-legal-move-changes-nothing = Соперник отвечает на возможный ход, уводящий короля от шаха (быстрые шахматы)
title-an-illegal-move-is-never-too-late-under-full-rules = Заявление о невозможном ходе после ответа по Правилам соревнований (быстрые шахматы)
title-a-claim-about-an-unseen-illegal-move-comes-too-late = О невозможном ходе заявлено после ответа (быстрые шахматы, блиц), упрощённые правила
title-an-illegal-move-made-in-steps-stands-after-the-reply = Связанный конь отпущен, часы нажаты, заявление после ответа (быстрые шахматы)
title-a-player-wants-his-own-illegal-move-back = Игрок заявляет о собственном невозможном ходе (быстрые шахматы)
title-a-player-tells-the-arbiter-of-his-own-illegal-move = О своём невозможном ходе в быстрых шахматах игрок сообщает до ответа соперника
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = О своём невозможном ходе в быстрых шахматах игрок сообщает после ответа соперника
title-the-king-is-taken-after-an-illegal-move = В ответ на невозможный ход соперник берёт короля (быстрые шахматы)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Оба короля под шахом, и ход ладьи оставляет их под шахом (быстрые шахматы, блиц)
title-one-king-out-of-check-lets-the-game-go-on = Оба короля под шахом, и белые уводят своего (быстрые шахматы, блиц)
title-a-pawn-still-on-the-last-rank-draws = Непревращённая пешка белых остаётся и после следующего хода чёрных (быстрые шахматы)
title-a-captured-pawn-on-the-last-rank-does-no-harm = Непревращённую пешку берут следующим ходом (быстрые шахматы)
title-an-illegal-position-cured-later-is-not-waited-for-again = Невозможная позиция исправлена следующим ходом, затем снова невозможна (быстрые шахматы)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Непревращённая пешка чёрных остаётся и после следующего хода белых (быстрые шахматы)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Оба короля под шахом, и ход пешки оставляет их под шахом (блиц)
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Оба короля под шахом: белые уходят, чёрные ответным ходом не защищаются (блиц)

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Оба короля под шахом или непревращённая пешка (быстрые шахматы, блиц): вмешивается ли арбитр?
title-the-arbiter-does-not-step-in-at-a-single-check = Под шахом один король (быстрые шахматы): вмешивается ли арбитр?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Оба короля под шахом в быстрых шахматах: арбитр подходит к доске
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Непревращённая пешка в быстрых шахматах или блице: арбитр подходит к доске
title-an-arbiter-does-not-wait-at-a-legal-position = Под шахом один король в быстрых шахматах: арбитр подходит к доске
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Оба короля под шахом или непревращённая пешка в быстрых шахматах: что делает арбитр?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Оба короля под шахом по Правилам соревнований (быстрые шахматы, блиц), видит арбитр

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Король чёрных начал партию не на своём поле (быстрые, блиц), замечено после 10 ходов
title-a-king-that-changed-places-with-its-queen-may-not-castle = Король и ферзь белых были переставлены (быстрые шахматы, блиц), замечено после 10 ходов
title-a-misplaced-rook-may-not-castle = Ладья белых начала партию на b1, замечено после десяти ходов (быстрые шахматы, блиц)
title-a-misplaced-king-found-early-has-no-castling-ban = Король и ферзь белых были переставлены (быстрые шахматы), замечено после двух ходов
title-may-a-misplaced-king-castle-after-the-ruling = Король и ферзь переставлены (быстрые шахматы): возможна ли короткая рокировка?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = Король и ферзь были переставлены (быстрые шахматы), белые рокируют, заявление
title-castling-with-a-misplaced-rook-after-the-ruling = Ладья начала партию на b1 (быстрые шахматы): могут ли белые рокировать?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = Король и ферзь переставлены (быстрые шахматы): вопрос о 0-0-0, потом 0-0
title-a-castling-before-the-ruling-on-the-misplaced-king = Белые рокируют до того, как замечена перестановка короля и ферзя (быстрые шахматы)

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 минут на партию: быстрые шахматы или блиц?
title-just-under-fifteen-minutes-was-blitz-once = 14 минут 59 секунд на партию: быстрые шахматы или блиц?
title-ten-minutes-are-blitz = 10 минут на партию: быстрые шахматы или блиц?
title-one-second-over-ten-minutes-is-rapid = 10 минут 1 секунда на партию: быстрые шахматы или блиц?
title-sixty-minutes-are-the-limit-of-rapid = 60 минут на партию: быстрые или классические шахматы?
title-one-second-under-an-hour-is-rapid = 59 минут 59 секунд на партию: быстрые или классические шахматы?
title-two-hours-are-standard = Два часа на партию: быстрые или классические шахматы?
title-half-an-hour-with-thirty-seconds-is-standard = 30 минут плюс 30 секунд на ход: быстрые или классические шахматы?
title-ten-minutes-with-five-seconds-are-rapid = 10 минут плюс 5 секунд на ход: быстрые шахматы или блиц?
title-five-minutes-with-five-seconds-are-blitz = 5 минут плюс 5 секунд на ход: быстрые шахматы или блиц?
title-one-period-without-increment-tells-the-class = Один период 25 минут без добавки: какой это вид шахмат?
title-two-periods-with-an-increment-tell-the-class = 90 минут на 40 ходов, затем 30 минут, 30 секунд на ход: какой это вид шахмат?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Добавка в минуту только с 41-го хода: быстрые или классические шахматы?
title-the-time-control-makes-the-game-rapid-without-a-word = Первый невозможный ход при 10 минутах плюс 5 секундах на ход: что с часами?
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 минут с задержкой 10 секунд на ход: какой это вид шахмат?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 минут плюс 10 секунд на ход: быстрые или классические шахматы?
title-eight-minutes-with-three-seconds-are-rapid = 8 минут плюс 3 секунды на ход: быстрые шахматы или блиц?
title-seven-minutes-with-three-seconds-are-blitz = 7 минут плюс 3 секунды на ход: быстрые шахматы или блиц?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 минут плюс 15 секунд на ход: быстрые или классические шахматы?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Быстрые шахматы, три партии с записью: полностью ли действуют Правила соревнований?
title-four-games-are-too-many-for-one-arbiter = Быстрые шахматы, четыре партии с записью: полностью ли действуют Правила соревнований?
title-unrecorded-games-lack-the-full-rules = Быстрые шахматы, две партии без записи: полностью ли действуют Правила соревнований?
title-the-regime-depends-on-a-record-that-nobody-mentions = Три партии на арбитра (быстрые шахматы): важно ли, записываются ли они?
title-regulations-name-the-regime-of-a-rapid-event = Указаны ли применяемые правила в положении о турнире по быстрым шахматам?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = Заявление о 50 ходах в быстрых шахматах после 48: сколько времени получит соперник?
title-a-wrong-draw-claim-in-blitz = Заявление о повторении в блице, позиция возникла дважды: сколько времени получит соперник?

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Пятая просьба показать запись партии в быстрых шахматах
title-the-sixth-look-at-the-record-distracts = Шестая просьба показать запись партии в быстрых шахматах
title-the-record-is-shown-only-on-the-own-move = Просьба показать запись при ходе соперника (быстрые шахматы): нужно ли её показывать?
title-the-record-without-a-known-turn = Просьба показать запись, не сказано, чей ход (быстрые шахматы)
title-there-is-no-record-to-see-without-full-rules = Просьба показать запись в быстрых шахматах или блице по упрощённым правилам

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Игроку, чей ход, показывают запись (быстрые шахматы, блиц): останавливают ли часы?
title-a-record-that-may-not-be-seen-needs-no-clock = Третья просьба показать запись, сделанная при ходе соперника (быстрые шахматы)

## recording-not-required.yaml

title-rapid-players-need-not-record = Обязаны ли игроки вести запись в быстрых шахматах?
title-blitz-players-need-not-record = Обязаны ли игроки вести запись в блице?
title-standard-players-must-record = Обязаны ли игроки вести запись в классических шахматах?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = Игрок просит бланк в быстрых шахматах или блице
title-asking-for-the-record-is-not-asking-for-a-scoresheet = Игрок просит показать запись, а не дать бланк (быстрые шахматы)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Неверная расстановка фигур (быстрые шахматы, блиц): заявление после десяти ходов
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Неверная расстановка (быстрые шахматы, блиц), один десятый ход ещё не завершён
title-the-third-move-need-only-be-made-in-1997 = Доска лежит неправильно (быстрые шахматы): третий ход сделан, не завершён (Правила 1997 года)
title-the-third-move-of-both-closes-the-old-claims = Доска лежит неправильно (быстрые шахматы), заявлено после трёх ходов (Правила 1997 года)
title-a-turned-board-stays-after-ten-moves = Доска в быстрых шахматах лежит неправильно, заявлено после десяти ходов каждого
title-a-wrong-set-up-seen-on-the-board-too-late = Слон и конь переставлены с начала партии, заявление после десяти ходов (быстрые шахматы)
title-a-wrong-set-up-is-never-too-late-under-full-rules = Неверная расстановка в быстрых шахматах по Правилам соревнований: заявление после 12 ходов

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Заявление о выигрыше по времени без остановки часов (быстрые шахматы, блиц)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Заявление о выигрыше по времени при уже остановленных часах (быстрые шахматы, блиц)
title-a-claimant-who-cannot-mate-only-draws = Флажок белых падает (быстрые шахматы, блиц): ферзь против слона, чёрные заявляют о выигрыше
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = Флажок белых падает (быстрые шахматы): конь против ладьи, чёрные заявляют
title-a-flag-that-is-still-up-gives-no-win = Заявление о выигрыше по времени, когда флажок соперника ещё не упал (быстрые шахматы)
title-full-rules-know-no-special-claim-of-a-win-on-time = Заявление о выигрыше по времени по Правилам соревнований (быстрые шахматы, блиц)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = Флажок белых падает (быстрые шахматы, блиц), любой их ход ставит мат, у чёрных ладья
title-a-claimant-whose-knight-a-pawn-can-help-wins = Флажок белых падает (быстрые шахматы, блиц): пешка против коня, чёрные заявляют о выигрыше

## time-win-needs-own-time.yaml

title-a-claimant-whose-own-flag-fell-too = Флажок игрока падает вслед за чужим (быстрые шахматы, блиц), затем он заявляет о победе
title-a-claimant-with-a-second-left-may-claim = Заявление о выигрыше по времени, у заявителя осталась одна секунда (быстрые шахматы)
title-a-claimant-with-no-time-left-in-july-2017 = Заявление о выигрыше по времени, у заявителя не осталось времени (быстрые шахматы)
title-the-arbiter-sees-the-second-flag-fall = Падения первого флажка никто не видел, второе видит арбитр (быстрые шахматы)

## touch-rulings-on-request.yaml

title-an-arbiter-of-old-leaves-touched-pieces-to-the-players = Тронута одна ладья, ход сделан другой (быстрые шахматы, блиц): арбитр это замечает
title-an-arbiter-under-full-rules-rules-on-touched-pieces-by-himself = Прикосновение в быстрых шахматах по Правилам соревнований замечает арбитр
title-a-displaced-piece-is-not-a-touched-piece = Фигура стоит не на месте, отчего, никто не знает (быстрые шахматы, блиц)
title-an-arbiter-of-old-leaves-a-broken-touch-to-the-players = Намеренно тронута одна ладья, ход сделан другой (быстрые шахматы, блиц): арбитр это замечает
