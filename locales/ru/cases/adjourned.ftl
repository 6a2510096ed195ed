### Titles of the cases about adjourned games: what a reader would search for.

## adjourned-position-set-up.yaml

title-the-adjourned-position-and-the-times-are-set-up = Возобновление отложенной партии: что должен восстановить арбитр?
title-a-position-that-nobody-knows-cannot-be-set-up = Партию пора возобновить, но конверт пропал и позиция неизвестна

## ambiguous-sealed-move.yaml

title-an-ambiguous-sealed-move-loses = Тайный ход Кd2, когда на d2 могут пойти оба коня
title-a-sealed-move-is-not-ambiguous-where-only-one-piece-may-go-there = Тайный ход Кe2 при двух конях, один из которых связан
    .scene = При откладывании очередь хода была за белыми, и они запечатали { MOVE("Ne2") }. При доигрывании вы вскрываете конверт в присутствии обоих соперников. Чёрные читают ход и сразу требуют очко: рядом с e2 стоят два белых коня, а на бумаге не сказано, каким из них ходить.
title-an-ambiguous-sealed-move-loses-although-both-moves-were-good = Тайный ход можно прочитать как два разных хода

## both-absent-at-resumption.yaml

title-the-replier-loses-the-time-while-nobody-is-there = К возобновлению игры не пришёл никто: допустимое опоздание 30 минут, уважительной причины нет
title-nobody-loses-time-where-no-lateness-is-allowed = К возобновлению игры не пришёл никто: допустимое время опоздания — нулевое
title-the-arbiter-may-spare-the-replier-the-time-while-nobody-is-there = К возобновлению игры не пришёл никто: допустимое опоздание 30 минут, причина уважительная

## change-of-sealed-move.yaml

title-the-sealed-move-may-be-changed-until-the-clocks-are-stopped = Замена тайного хода: конверт закрыт, часы ещё идут
title-the-sealed-move-stays-once-the-clocks-are-stopped = Замена тайного хода: конверт закрыт, часы остановлены
title-the-opponent-cannot-change-the-sealed-move = Тайный ход заменяет соперник
title-a-move-sealed-without-being-asked-may-be-changed-too = Ход запечатан без просьбы: замена до и после остановки часов

## clocks-stopped-after-sealing.yaml

title-the-sealer-stops-the-clocks-once-the-envelope-is-closed = Игрок, запечатавший ход, закрывает конверт и потом останавливает часы
title-the-clocks-run-until-the-envelope-is-closed = Игрок, запечатавший ход, останавливает часы, не закрыв конверт
title-the-opponent-does-not-stop-the-clocks-of-the-sealer = Соперник останавливает часы после того, как конверт закрыт

## decided-before-opening.yaml

title-an-illegal-sealed-move-costs-nothing-after-the-repliers-flag-fell = Невозможный тайный ход: падение флажка отсутствующего соперника видел арбитр
title-an-ambiguous-sealed-move-changes-nothing-after-a-draw-on-time = Неоднозначный тайный ход одинокого короля: флажок отсутствующего соперника упал
title-a-flag-that-nobody-noticed-does-not-save-a-bad-sealed-move = Невозможный тайный ход: падения флажка соперника никто не заметил
title-a-draw-agreed-between-the-sessions-stands-whatever-was-sealed = Невозможный тайный ход: до вскрытия конверта согласились на ничью
title-a-bad-sealed-move-costs-nothing-in-a-dead-position = Невозможный тайный ход, на доске король и слон против короля
title-a-bad-sealed-move-loses-a-game-that-nothing-decided-before = Невозможный тайный ход: к вскрытию конверта партия не решена
title-a-bad-sealed-move-costs-nothing-behind-a-closed-wall-of-pawns = Невозможный тайный ход: пешки замкнуты, слона отдать нельзя
title-a-bad-sealed-move-loses-behind-a-wall-that-a-sacrifice-opens = Невозможный тайный ход: пешки замкнуты, слона можно отдать

## early-adjournment.yaml

title-a-player-who-adjourns-early-pays-the-time-to-the-end-of-the-session = Белые откладывают партию до конца сессии и запечатывают ход
title-only-the-player-having-the-move-may-adjourn-early = Игрок откладывает партию до конца сессии при ходе соперника
title-the-time-charged-for-adjourning-early = Партия отложена за 25 минут до конца сессии: показания часов
    .scene = Белые, у которых очередь хода и остаётся 1 час, плохо себя чувствуют и за 25 минут до конца игровой сессии объявляют, что откладывают партию немедленно. Чёрные, у которых 50 минут, не против, но считают, что никому из соперников это ничего не должно стоить.

## ended-before-resumption.yaml

title-a-draw-agreed-before-the-resumption-ends-the-game = Согласие на ничью между откладыванием и возобновлением
title-a-resignation-before-the-resumption-ends-the-game = Сдача до возобновления игры, соперник ещё может поставить мат
title-no-draw-is-agreed-by-accepting-an-offer-that-nobody-made = До возобновления игрок принимает ничью, которой никто не предлагал
title-a-draw-agreed-after-the-resumption-is-an-ordinary-one = Согласие на ничью после возобновления отложенной партии
title-a-resignation-before-the-resumption-draws-today-where-the-opponent-cannot-mate = Сдача до возобновления игры, у соперника только король

## envelope-custody.yaml

title-the-arbiter-checks-the-envelope-and-keeps-it = Конверт с тайным ходом закрыт: кто его хранит?
title-an-envelope-without-a-sealed-move-is-not-yet-the-arbiters = Конверт закрыт раньше, чем запечатан ход

## envelope-draw-offer.yaml

title-an-open-offer-stands-on-the-envelope = Действующее предложение ничьей указано на конверте
title-an-envelope-without-the-open-offer-is-incomplete = Действующее предложение ничьей не указано на конверте
title-a-refused-offer-stands-on-the-envelope-only-where-every-earlier-offer-does = Отклонённое предложение ничьей не указано на конверте
title-an-offer-made-after-the-sealing-does-not-belong-on-the-envelope-of-1997 = Предложение, сделанное после запечатывания, не указано на конверте

## envelope-move-number.yaml

title-the-envelope-shows-the-number-of-the-move = Конверт без использованного времени и данных о возобновлении игры
title-an-envelope-without-the-number-of-the-move-is-incomplete = Номер тайного хода на конверте не указан

## envelope-names.yaml

title-the-envelope-shows-the-names = Конверт, на котором указано всё, что требуется
title-an-envelope-without-the-names-is-incomplete = Имена игроков на конверте не указаны
title-seven-things-stand-on-the-envelope = Что должно быть указано на конверте с тайным ходом?

## envelope-opened-for-replier.yaml

title-the-envelope-stays-closed-while-the-replier-is-absent = Конверт при возобновлении: игрока, который должен ответить, нет
title-an-envelope-opened-without-the-replier-is-opened-too-early = Арбитр вскрывает конверт без игрока, который должен ответить
title-the-envelope-is-opened-although-the-sealer-is-absent = Конверт при возобновлении: игрока, запечатавшего ход, нет

## envelope-position.yaml

title-the-envelope-shows-the-position = Конверт без имени игрока, запечатавшего ход, и номера хода
title-an-envelope-without-the-position-is-incomplete = Позиция на конверте не указана

## envelope-resumption.yaml

title-the-envelope-shows-the-resumption = Конверт без имён игроков и позиции
title-an-envelope-without-the-resumption-is-incomplete = Дата, время и место возобновления на конверте не указаны

## envelope-sealer.yaml

title-the-envelope-shows-the-name-of-the-sealer = Конверт без позиции и использованного времени
title-an-envelope-without-the-name-of-the-sealer-is-incomplete = Имя игрока, запечатавшего ход, на конверте не указано

## envelope-times.yaml

title-the-envelope-shows-the-times = Конверт без имён игроков и имени запечатавшего ход
title-an-envelope-without-the-times-is-incomplete = Использованное игроками время на конверте не указано

## illegal-sealed-move.yaml

title-an-illegal-sealed-move-loses = Тайный ход 0-0-0, между королём и ладьёй стоят фигуры
title-a-sealed-move-of-a-pinned-piece-loses = Тайный ход связанным конём
title-an-illegal-sealed-move-loses-even-against-a-bare-king = Невозможный тайный ход против одинокого короля
title-a-legal-sealed-move-is-made-on-the-board = Тайный ход 0-0, путь между королём и ладьёй свободен
title-whether-a-sealed-move-loses-may-depend-on-its-legality = Тайный ход, о котором неизвестно, возможен ли он

## late-for-resumption.yaml

title-more-than-an-hour-late-for-the-resumption-loses = Опоздание к возобновлению на час и секунду, допустимое время 30 минут
title-exactly-an-hour-late-is-not-more-than-an-hour = Опоздание к возобновлению ровно на час, допустимое — 30 минут
title-the-default-time-of-the-event-is-not-exceeded-by-coming-at-its-end = Опоздание к возобновлению: приход точно в конце допустимого времени
    .scene = Белые запечатали ход. К началу доигрывания белые на месте, а чёрных нет; они вбегают в зал и подходят к доске с опозданием ровно на 30 минут. Белые указывают на настенные часы: допустимое время исчерпано до последней секунды — значит, оно истекло.
title-the-default-time-of-the-event-is-exceeded-by-a-second = Опоздание к возобновлению: приход через секунду после допустимого времени
    .scene = Белые запечатали ход. К доигрыванию белые за доской, а чёрных нет; они вбегают в зал, опоздав ровно на 30 минут и 1 секунду, и вы не признаёте причину уважительной. Запыхавшись, чёрные показывают на часы: времени ещё много, а по старым правилам никто и слова бы не сказал.
title-no-excuse-helps-a-player-an-hour-late-in-1997 = Опоздание к возобновлению на 70 минут по уважительной причине
title-whether-a-late-player-loses-may-depend-on-the-arbiter = Опоздание к возобновлению на 70 минут: уважительна ли причина, неизвестно
title-the-regulations-may-allow-more-than-an-hour = Опоздание к возобновлению на 80 минут, соревнование допускает 90
title-a-late-player-of-an-event-whose-default-time-is-not-told = Опоздание к возобновлению на 40 минут, допустимое время неизвестно
title-a-late-sealer-loses-if-his-sealed-move-decides-nothing = Игрок, запечатавший ход, опоздал на 65 минут, конверт уже вскрыт
title-both-lose-when-both-come-too-late = Опоздали оба: отвечающий пришёл через 65 минут, запечатавший ход не пришёл вовсе
    .scene = Белые запечатали ход. К доигрыванию оба стула остаются пустыми. Чёрные опаздывают на 1 час 5 минут, и вы не признаёте причину уважительной; белых всё ещё нет. Чёрные с довольным видом садятся и просят записать им победу: больше ведь никто не пришёл.

## late-sealer-drew.yaml

title-a-late-sealer-draws-if-his-sealed-move-stalemates = К возобновлению никто не пришёл вовремя: тайный ход ведёт к пату
title-a-late-sealer-draws-if-his-sealed-capture-leaves-two-kings = К возобновлению никто не пришёл вовремя: после взятия тайным ходом остаются два короля
    .scene = Очередь хода за белыми, и они запечатывают { MOVE("Kxb2") }. К доигрыванию не приходит ни один из соперников. Белые опаздывают на 1 час 5 минут, и вы не признаёте причину уважительной; чёрные не пришли вовсе. Белые просят вскрыть конверт, прежде чем принимать какое-либо решение.
title-what-a-late-sealer-gets-may-depend-on-what-he-sealed = К возобновлению никто не пришёл вовремя: к чему ведёт тайный ход, неизвестно
title-a-sealed-stalemate-on-the-board-is-not-undone-by-lateness = Игрок, запечатавший ход, опоздал: на доске уже пат
    .scene = Очередь хода за белыми, и они запечатывают { MOVE("Qg6") }. К началу доигрывания чёрные на месте, а белых нет. Вы вскрываете конверт и делаете тайный ход. Белые приходят с опозданием на 1 час 5 минут. Чёрные, успевшие перечитать правила, говорят, что опоздавший сверх допустимого времени проиграл, что бы ни стояло на доске.
title-a-late-sealer-draws-if-his-sealed-move-closes-the-wall-of-pawns = К возобновлению никто не пришёл вовремя: тайный ход h5 замыкает пешки, слона отдать нельзя
    .scene = Белые, за которыми очередь хода, записывают h5, и последние пешки оказываются заблокированы. К началу доигрывания оба стула пусты. Белые приходят с опозданием на 1 час 5 минут, без причины, которую вы признали бы уважительной; чёрных нигде не видно. Организатор говорит вам, что опоздали оба и никакая позиция этого не изменит.
title-a-late-sealer-loses-with-a-wall-that-a-sacrifice-opens = К возобновлению никто не пришёл вовремя: тайный ход h5 замыкает пешки, слона можно отдать
    .scene = Очередь хода за белыми, и они запечатывают h5. К доигрыванию ни один из игроков не приходит. Белые опаздывают на 1 час 5 минут, и вы не признаёте причину уважительной; чёрные не пришли вовсе. Белые просят вас взглянуть на позицию после h5: все пешки заблокированы, и прорваться, по их словам, уже никто не сможет.
title-a-late-replier-has-the-draw-of-the-sealed-stalemate = Игрок, который должен ответить, пришёл слишком поздно: тайный ход ведёт к пату

## late-sealer-flag.yaml

title-the-flag-of-the-player-who-waited-goes-before-the-lateness-of-the-sealer = Игрок, запечатавший ход, опоздал: сначала падает флажок ожидавшего соперника
title-the-flag-of-the-player-who-waited-gives-only-a-draw-to-a-sealer-who-cannot-mate = Игрок с одиноким королём запечатал ход и опоздал: сначала падает флажок соперника
title-a-late-sealer-loses-while-the-flag-of-his-opponent-is-up = Игрок, запечатавший ход, опоздал к возобновлению на секунду больше допустимого

## late-sealer-mated.yaml

title-a-late-sealer-wins-if-his-sealed-move-mates = К возобновлению никто не пришёл вовремя: тайный ход ставит мат
    .scene = Очередь хода за белыми, и они запечатывают { MOVE("Qg7") }. К доигрыванию обоих соперников нет. Белые опаздывают на 1 час 5 минут, и вы не признаёте причину уважительной; чёрные так и не появились. Организатор напоминает вам, что к опозданиям надо относиться одинаково у всех.
title-a-sealed-mate-on-the-board-is-not-undone-by-lateness = Игрок, запечатавший ход, опоздал на два часа: на доске уже мат
title-a-late-sealer-is-not-saved-by-an-illegal-mate = Запечатавший ход игрок опоздал, а его тайный ход с матом оказался невозможным
    .scene = Очередь хода за белыми, и они запечатывают { MOVE("Qg7") }. К доигрыванию чёрные за доской, а белых нет, и они опаздывают на 1 час 5 минут; вы не признаёте причину уважительной. Белые в прекрасном настроении: в конверте, говорят они, мат, а мат на бумаге ничем не хуже мата на доске.

## lost-envelope.yaml

title-the-game-goes-on-without-the-envelope = Конверт пропал: показания часов на момент откладывания известны
title-the-arbiter-sets-the-times-that-nobody-can-establish = Конверт пропал: показания часов на момент откладывания установить нельзя
    .scene = Белые запечатали ход, но конверт, на котором было записано время, потерян. Оба соперника показывают вам одну и ту же отложенную позицию; сколько времени у них оставалось, ни они, ни кто-либо другой сказать не может. Чёрные хотели бы сыграть всю партию заново.
title-no-envelope-is-opened-after-it-was-lost = Конверт пропал: игрок делает тайный ход на доске

## lost-position.yaml

title-a-new-game-is-played-when-the-position-is-lost-with-the-envelope = Конверт пропал: арбитр не может установить позицию
    .scene = При откладывании белые запечатали ход, но теперь конверт с бланками пропал. Соперники по-разному помнят расположение нескольких фигур, и, несмотря на все ваши усилия, отложенную позицию установить уже нельзя. Каждый уверяет, что стоял лучше.
title-no-game-is-annulled-while-the-position-is-known = Конверт пропал после 3. d4: отложенная позиция известна
    .scene = При откладывании очередь хода была за чёрными, и они запечатали { MOVE("cxd4") }. Вы открываете шкаф, а конверта нет; но партия была такой короткой, что оба игрока одинаково называют и позицию, и время на часах. Белые утверждают, что тайного хода, который никто не может прочесть, не существует.
title-nobody-knows-the-adjourned-position-although-the-envelope-is-there = Отложенная позиция неизвестна, хотя конверт на месте

## move-on-board-instead-of-sealing.yaml

title-a-move-made-on-the-board-after-the-request-must-be-sealed = После просьбы запечатать ход белые делают его на доске и его же запечатывают; возобновление
title-another-move-than-the-one-made-on-the-board-cannot-be-sealed = После просьбы запечатать ход белые делают его на доске, а запечатывают другой
title-a-move-made-on-the-board-can-no-longer-be-changed-on-paper = После просьбы запечатать ход белые делают его на доске, запечатывают и потом заменяют
    .scene = Вы просите белых, у которых очередь хода, запечатать ход, так как партия откладывается. По рассеянности белые делают ход { MOVE("Ba4") } на доске, не нажимая часы, потом записывают тот же { MOVE("Ba4") }, передумывают и заменяют его на бумаге на { MOVE("Bxc6") }. Чёрные протестуют; белые говорят, что считается только бумага.
title-a-move-made-before-the-request-binds-no-sealed-move = Белые делают ход до просьбы запечатать, потом ход запечатывают чёрные

## offer-after-sealing.yaml

title-an-offer-made-after-the-opponent-sealed-stays-open = Ничья предложена после запечатанного соперником хода и принята
title-an-offer-made-after-the-sealing-is-refused-in-words = Ничья предложена после записи тайного хода, отклонена, позже принята
    .scene = По вашей просьбе белые, у которых очередь хода, запечатывают ход: партия откладывается. Затем чёрные предлагают ничью. «Нет, спасибо», — говорят белые, ещё раз смотрят на позицию и окликают чёрных: «Хорошо, принимаю». Но чёрные уже нашли путь к выигрышу и хотят играть дальше.
title-touching-a-piece-refuses-an-offer-made-while-the-game-was-adjourned = Ничья предложена после записи тайного хода, фигура тронута после возобновления
title-an-offer-made-before-the-opponent-sealed-follows-the-ordinary-rule = Ничья предложена после просьбы арбитра, но соперник ещё не запечатал ход

## resumption-replier-absent.yaml

title-the-clock-of-an-absent-replier-runs-and-the-envelope-waits-for-him = Отвечающий отсутствует и приходит через 20 минут: часы и конверт
title-the-clock-of-a-replier-who-is-there-waits-for-the-sealed-move = Игрок, который должен ответить, на месте: с чего начинается возобновление?
title-a-replier-who-arrives-after-the-resumption-was-absent-at-it = Отвечающий приходит через 15 минут после возобновления игры

## resumption-replier-present.yaml

title-the-envelope-is-opened-for-a-replier-who-is-there = Конверт вскрыт в присутствии игрока, который должен ответить
title-a-sealed-checkmate-ends-the-game-when-it-is-made-on-the-board = Конверт вскрыт: тайный ход ставит мат
title-a-sealed-move-may-complete-the-seventy-five-moves = Конверт вскрыт: тайный ход завершает 75 ходов без взятий и движения пешек
title-a-sealed-stalemate-draws-when-it-is-made-on-the-board = Конверт вскрыт: тайный ход ведёт к пату
title-a-sealed-capture-may-leave-a-dead-position = Конверт вскрыт: тайный ход — взятие, остались два короля

## scoresheets-in-envelope.yaml

title-both-scoresheets-go-into-the-envelope = В конверте бланки обоих игроков
title-the-opponent-may-not-keep-his-scoresheet = Бланка соперника в конверте нет

## seal-request.yaml

title-the-arbiter-asks-for-a-sealed-move-when-the-session-is-over = Сессия закончилась, а партия нет
title-nothing-is-sealed-in-a-game-that-is-over = Сессия закончилась сразу после мата

## sealed-move.yaml

title-the-sealed-move-is-written-by-the-player-having-the-move = Тайный ход записал игрок, имеющий ход
title-the-other-player-cannot-seal = Игрок запечатывает ход, хотя ход за соперником

## sealed-on-scoresheet.yaml

title-the-move-is-sealed-on-the-players-own-scoresheet = Тайный ход записан на своём бланке
title-a-move-on-a-loose-slip-is-not-written-where-it-must-be = Тайный ход записан на отдельном листке
title-the-move-is-sealed-on-paper-where-the-scoresheet-is-electronic = Тайный ход записан на электронном бланке

## sealed-reply.yaml

title-the-reply-may-be-sealed-while-the-sealer-is-absent = Ответ во втором конверте; игрок, запечатавший ход, отсутствует
title-the-reply-is-made-on-the-board-while-the-sealer-is-there = Ответ во втором конверте; игрок, запечатавший ход, присутствует
title-a-sealed-reply-may-checkmate = Ответ во втором конверте ставит мат

## sealing.yaml

title-the-player-having-the-move-must-seal = Арбитр просит запечатать ход: кто должен это сделать?
title-a-player-cannot-ask-his-opponent-to-seal = Запечатать ход просит соперник, а не арбитр
title-who-must-seal-depends-on-who-has-the-move = Арбитр просит запечатать ход, но чей ход, неизвестно

## session-timepiece.yaml

title-the-session-is-over-by-the-arbiters-timepiece = Конец игровой сессии по часам арбитра
title-the-session-is-not-over-by-a-players-watch = Конец игровой сессии по наручным часам игрока

## sessions-announced.yaml

title-the-start-of-a-session-is-announced-and-formerly-its-end = Что нужно заранее объявить игрокам об игровой сессии?
title-what-is-announced-does-not-stand-on-the-envelope = Конец игровой сессии: что должно быть указано на конверте?

## unintelligible-sealed-move.yaml

title-a-sealed-move-without-a-meaning-loses = Тайный ход записан как «С?4»
title-an-unorthodox-sealed-move-whose-meaning-is-certain-is-good = Тайный ход записан необычно, но смысл ясен
title-the-long-notation-of-a-sealed-move-is-unambiguous = Тайный ход Кb1-d2 в полной записи, на d2 могут пойти оба коня
title-a-sealed-move-that-nobody-can-read-loses = Тайный ход, смысл которого установить нельзя

## wrong-times-corrected.yaml

title-wrong-times-are-corrected-before-the-players-first-move = На неверное время указано до своего первого хода после возобновления
title-the-sealer-points-out-wrong-times-after-the-reply-and-before-his-own-first-move = На неверное время указал игрок, запечатавший ход, после ответа соперника
    .scene = При доигрывании вы вскрываете конверт белых, делаете тайный ход на доске и пускаете часы. Чёрные отвечают и нажимают часы. Только теперь белые смотрят на табло и указывают, что время не то, какое было при откладывании. Чёрные возражают, что уже поздно: игра идёт снова целый ход.
title-wrong-times-are-corrected-late-where-the-consequences-are-too-severe = На неверное время указано после первого хода, последствия слишком тяжелы

## wrong-times-stand.yaml

title-wrong-times-stand-after-the-players-first-move = На неверное время указано после первого хода, последствия нетяжёлые
title-whether-late-wrong-times-stand-may-depend-on-the-consequences = На неверное время указано после первого хода, последствия неизвестны
