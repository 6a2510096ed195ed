### Titles of the cases about the end of the game: what a reader would search for.

## after-the-end.yaml

title-play-goes-on-after-a-checkmate-that-nobody-noticed = Игра продолжается после мата
title-a-resignation-after-stalemate-means-nothing = Игрок сдаётся после пата
title-bare-kings-shuffle-on-and-agree-to-a-draw = Два одиноких короля ходят дальше, потом принято предложение ничьей
title-a-fifth-repetition-that-nobody-noticed = Пятикратное повторение, игра продолжается до мата
    .scene = Белые делают ход и нажимают часы; незаметно для обоих игроков одна и та же позиция стоит на доске в пятый раз. Чёрные отвечают ходом, который ставит мат, и нажимают часы. «Мат есть мат», — говорят чёрные, а белые показывают на бланк.
title-seventy-five-moves-that-nobody-noticed = Правило 75 ходов: игра продолжается, потом падает флажок
    .scene = Белые делают ход и нажимают часы. Теперь каждый из игроков сделал 75 ходов без хода пешкой и без взятия, но никто их не считал. Чёрные отвечают и нажимают часы; немного позже вы видите, что флажок белых упал. Чёрные, которые ещё могли бы поставить мат, говорят, что упавший флажок — это проигранная партия.
title-a-draw-offered-and-accepted-after-mate = Ничья предложена и принята после мата
    .scene = Белые делают ход, который ставит мат, и нажимают часы, но ни один из игроков этого не замечает. Чёрные предлагают ничью, и белые с облегчением соглашаются. Когда минуту спустя им показывают мат, оба говорят, что договор есть договор и что пол-очка их устраивает.
title-a-claim-after-the-opponent-has-resigned = Заявление о повторении после того, как соперник сдался
title-a-check-that-is-not-mate-ends-nothing = Защита от шаха ходом слона, игра идёт дальше
title-may-a-player-move-after-the-mate = Может ли игрок сделать ход после полученного мата?
title-may-a-player-move-after-the-opponent-resigned = Может ли игрок сделать ход, когда соперник уже сдался?
title-a-game-that-was-resigned-is-not-resumed = Отложенную партию возобновляют после сдачи соперника
title-a-draw-is-claimed-when-the-game-is-drawn-already = Заявление по правилу 50 ходов после 75 ходов каждого

## agreement-without-force.yaml

title-an-agreement-with-force-ends-the-game = Согласие на ничью после одного хода каждого игрока
title-a-draw-before-move-30-where-the-event-forbids-it = Запрет ничьих до 30-го хода: согласие после первого хода белых

## checkmate.yaml

title-mate-needs-no-press = Мат на доске, часы не нажаты
title-an-illegal-move-cannot-mate = Ладья перескакивает через свою пешку: на доске как будто мат
    .scene = На ваших глазах белые переводят ладью с d1 на d8, нажимают часы и с довольным видом объявляют мат. Чёрные долго смотрят на короля на g8, не находят для него ни одного поля и, пожав плечами, обращаются к вам.
title-mating-with-another-piece-than-the-touched-one = Тронут король, а мат поставлен ладьёй
    .scene = Вы стоите у доски, когда белые при своём ходе намеренно касаются короля, затем находят нечто лучшее, играют { MOVE("Rd8") } и нажимают часы. Чёрные показывают на короля на g1; белые смеются: «Делать ходы уже поздно — мат заканчивает партию».
title-mating-with-the-touched-piece = Тронута ладья, ею же поставлен мат
title-a-check-is-not-a-mate = Шах по первой горизонтали, король может уйти на h2
title-the-mated-player-points-at-the-fallen-flag = Получивший мат указывает, что флажок соперника упал
    .scene = Чёрные, у которых остался лишь король в углу, при своём ходе ещё смотрят на доску, когда падает флажок белых; сначала этого никто не видит. Затем чёрные поднимают глаза, заявляют, что флажок соперника упал, и добавляют, что это должно стоить хотя бы пол-очка.
title-a-knight-mates-beside-the-rook-of-the-mated-king = Шах конём королю в углу рядом со своей ладьёй: закончилась ли партия?

## dead-position.yaml

title-the-last-pawn-is-captured = Взята последняя пешка, остались два одиноких короля
title-bishops-on-squares-of-one-colour = После взятия у каждого по слону на полях одного цвета
title-bishops-on-squares-of-different-colours = После взятия у каждого по слону на полях разного цвета
title-a-knight-against-a-knight-is-not-dead = После взятия у каждого остался конь
title-a-dead-position-reached-by-an-illegal-move = После невозможного хода со взятием остались два одиноких короля
title-the-last-gap-in-a-wall-of-pawns-is-closed = Ход h5 замыкает стену пешек, слона отдать нельзя
title-a-wall-of-pawns-with-a-bishop-that-can-be-given-up = Ход h5 замыкает стену пешек, чёрного слона можно отдать
title-a-check-after-which-only-stalemate-is-left = Шах Лa4: единственный ответ, взятие, ведёт к пату
title-a-flag-falls-in-a-position-that-was-dead-before = Флажок падает, когда на доске только два одиноких короля
title-the-position-is-told-to-be-dead-when-the-flag-falls = Флажок падает, когда ни один из игроков не может поставить мат
title-is-a-position-with-a-rook-dead = Король и ладья против короля: мёртвая ли это позиция?
title-is-a-position-dead-of-which-only-the-pieces-are-told = Король и конь против короля: мёртвая ли это позиция?
title-is-a-position-with-a-knight-on-either-side-dead = Король и конь против короля и коня: мёртвая ли это позиция?
title-a-wall-of-pawns-that-neither-king-can-pass = Стена пешек, через которую не пройти ни одному королю: мёртвая ли позиция?
title-a-queen-that-can-only-be-taken-into-stalemate = Шах ферзём, единственный ответ ведёт к пату, затем падает флажок
    .scene = На последних секундах чёрные играют { MOVE("Qd2") }, но прежде чем часы нажаты, флажок чёрных падает на ваших глазах. Белые просят полное очко: ход ведь так и не был завершён; чёрные возражают, что на доске он был вовремя.
title-the-arbiter-comes-to-a-board-with-two-kings-alone = Арбитр подходит к доске, на которой только два одиноких короля

## draw-by-agreement.yaml

title-a-draw-may-be-agreed-before-the-first-move = Согласие на ничью до первого хода
title-one-move-by-white-is-not-a-move-by-each = Белые предлагают ничью на первом ходу, чёрные принимают
title-after-a-move-by-each-a-draw-may-be-agreed = Согласие на ничью после первого хода чёрных, часы ещё не нажаты
title-nobody-can-accept-what-was-not-offered = Игрок принимает собственное предложение ничьей
title-the-draw-is-signed-while-the-offer-stands = Соперник подписывает ничью, пока предложение в силе
title-a-draw-is-signed-without-an-offer = Бланки с ничьей подписал только один игрок
title-both-players-report-a-draw = Оба игрока вместе сообщают о ничьей
title-each-player-reports-a-draw = Игроки сообщают о ничьей один за другим
title-one-player-reports-a-draw-and-the-other-a-win = Один игрок сообщает о ничьей, другой — о своей победе

## end-of-game.yaml

title-is-the-game-over-after-a-mate = Закончилась ли партия после мата?
title-is-the-game-over-after-an-ordinary-move = Закончилась ли партия после первого хода белых?
title-how-did-the-game-end-with-a-resignation = Игрок сдался, соперник не может поставить мат: как закончилась партия?
title-how-did-the-game-end-with-an-accepted-offer = Предложение ничьей принято: как закончилась партия?
title-is-the-game-over-in-a-position-that-is-given = На доске король против короля: закончилась ли партия?
title-who-has-the-move-after-the-end = Чей ход после мата?
title-is-the-game-over-when-the-result-is-disputed = Протянута рука, затем названы разные результаты: закончилась ли партия?
title-a-dead-position-and-another-result-signed = Король и слон против короля, но оба подписали победу белых
title-a-game-that-an-unnoticed-draw-decided-when-the-flag-fell = Правило 75 ходов: никто его не заметил, потом упал флажок; как закончилась партия?

## resignation-draw.yaml

title-resigning-against-a-bare-king = Игрок с ферзём сдаётся, у соперника одинокий король
    .scene = После многочасовой игры у белых король и ферзь против одинокого короля чёрных. Измученные и не находящие мата белые ясно произносят: «Сдаюсь». Чёрные удивлены, но просят у вас полное очко: «Кто сдался, тот проиграл, что бы ни стояло на доске».
title-resigning-against-a-knight-with-a-queen = Игрок с ферзём сдаётся, у соперника король и конь
title-resigning-where-every-legal-move-gives-mate = Игрок сдаётся, хотя любой возможный ход ставит мат
title-resigning-behind-a-wall-that-a-sacrifice-opens = Игрок сдаётся за стеной пешек, которую вскрывает жертва ладьи

## resignation-stands.yaml

title-a-resignation-cannot-be-taken-back = Сдача партии, которую игрок хочет взять назад
    .scene = «Сдаюсь», — говорят белые в позиции, где чёрные ещё могли бы поставить мат. Через несколько секунд белые находят спасение и хотят взять свою сдачу назад: часов никто не касался, и ничего не подписано. Чёрные пока молчат.
title-a-resignation-in-a-won-position-cannot-be-taken-back-either = Игрок сдался перед превращением пешки и хочет взять сдачу назад
    .scene = Белые смотрят на ладью на a2, говорят «Сдаюсь» и лишь затем замечают, что ещё могла сделать пешка на a7. Часы идут, ничего не подписано, и белые хотят взять свою сдачу назад; чёрные говорят только, что слышали её.
title-an-offer-that-is-withdrawn-after-the-end-is-no-resignation = Игрок берёт предложение ничьей назад, уже сдавшись

## resignation.yaml

title-a-player-resigns = Игрок сдаётся; может ли соперник поставить мат, неизвестно
title-resigning-with-a-rook-against-a-knight = Игрок с ладьёй сдаётся, у соперника конь
title-a-move-after-resignation-does-not-count = После сдачи партии соперник делает ход, ведущий к пату
title-a-mated-player-has-nothing-left-to-resign = Игрок, которому поставлен мат, сдаётся
title-a-result-is-reported-after-a-flag-that-nobody-noticed = Оба сообщают о поражении от одинокого короля, падения флажка не заметили
title-both-report-the-loss-on-time-to-the-arbiter = Падения флажка никто не заметил, потом о поражении сообщают оба игрока
title-a-result-is-reported-after-an-illegal-mating-move = Быстрые шахматы: оба сообщают о победе белых после невозможного хода с матом

## stalemate.yaml

title-stalemate-draws-at-once = Пат на доске, часы не нажаты
title-an-illegal-move-that-stalemates = Невозможный ход ферзём ведёт к пату
    .scene = Белые, у которых лишний ферзь, переводят его с e1 на b4, нажимают часы и с ужасом видят, что у чёрных не осталось ни одного хода. «Пат!» — радостно восклицают чёрные и обращаются к вам; вы всё это видели.
title-a-king-in-check-is-not-stalemated = Король под шахом, возможных ходов нет: пат ли это?
title-stalemate-told-without-a-board = Ход ведёт к пату

## unclear-end.yaml

title-a-player-stops-the-clocks-without-a-word = Игрок молча останавливает часы
    .scene = Белые, чья позиция выглядит безнадёжной, вдруг останавливают часы, откидываются на спинку стула и не говорят ни слова. Чёрные принимают это за сдачу и уже собираются записать результат, когда вы подходите к доске.
title-a-player-tips-his-king-and-meant-to-resign = Игрок кладёт короля на доску, имея в виду сдачу партии
title-a-tipped-king-against-an-opponent-who-can-never-mate = Игрок кладёт короля на доску против одинокого короля, имея в виду сдачу
title-a-king-that-fell-over-is-no-resignation = Игрок кладёт короля на доску, но сдаваться не хотел
title-both-shake-hands-and-each-thinks-something-else = Молчаливое рукопожатие, смысл неизвестен
title-the-kings-in-the-centre-meant-a-draw = Короли поставлены в центр доски, имелась в виду ничья
title-a-hand-held-out-accepts-an-open-offer = В ответ на предложение ничьей протянута рука, имелось в виду согласие
    .scene = Каждый из игроков сделал 30 ходов. Белые делают ход, предлагают ничью и нажимают часы. Чёрные молча протягивают руку, имея в виду согласие. Белые теперь видят выигрыш, просят продолжить игру и указывают, что чёрные не сказали «да».
title-a-captain-says-that-his-player-resigns = Капитан команды говорит, что его игрок сдаётся
title-the-player-confirms-that-he-resigned-through-his-captain = О сдаче говорит капитан, игрок действительно хотел сдаться
title-a-player-walks-off-for-good = Игрок уходит, не сказав ни слова, и не возвращается
title-a-resignation-in-writing = Письменная сдача партии
    .scene = Белые, слишком расстроенные, чтобы говорить, пишут на листке «Сдаюсь» и пододвигают его сопернику; чёрные ещё могли бы поставить мат. Мгновение спустя белые видят спасение и говорят вам, что сдаваться нужно вслух и что часы ещё идут.
title-two-hands-held-out-and-both-players-meant-a-draw = Оба протянули руки, оба имели в виду ничью
title-only-the-second-hand-is-known-to-have-meant-a-draw = Оба протянули руки, но лишь о втором известно, что имел в виду ничью
title-a-hand-held-out-that-was-no-consent-to-a-draw = Протянута рука, но ничья в виду не имелась
title-a-player-walks-off-without-a-word-and-his-flag-falls = Игрок уходит, не сказав ни слова, и флажок падает
title-okoro-stops-the-clocks-and-holds-out-her-hand = Часы остановлены и протянута рука, имелось в виду согласие на ничью
