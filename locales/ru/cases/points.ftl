### Titles of the cases about points, scores and rated games: what a reader would search for.

## game-rated.yaml

title-a-forfeit-is-not-rated = Учитывается ли партия для рейтинга? Чёрные пришли через секунду после срока
title-a-game-is-rated-once-both-have-moved = Учитывается ли партия для рейтинга? Белые сдались после одного хода каждого
title-a-game-given-up-after-one-move-is-not-rated = Учитывается ли партия для рейтинга? Чёрные сдались до своего первого хода

## points-for-the-result.yaml

title-a-win-and-a-loss-in-points = Очки за победу и поражение при обычной системе
title-a-draw-in-points = Очки за ничью
title-three-points-for-a-win = Очки за победу и поражение, если за победу дают три
title-a-point-for-losing-but-none-for-staying-away = Очки за поражение без игры, если за поражение за доской дают очко
    .scene = Вы сообщаете, что победа в несыгранной партии присуждена чёрным. Капитан команды белых просит очко, которое в этом турнире даётся каждому проигравшему: по-другому ведь и проиграть было нельзя. Секретарь турнира медлит с ручкой в руке и спрашивает вас: сколько очков получает каждый из соперников?
title-a-win-without-play-is-worth-a-win = Очки за победу и поражение без игры
title-neither-player-came = Очки, если обоим игрокам засчитано поражение без игры
title-no-result-no-points = Очки, пока партия ещё идёт
title-the-points-follow-the-signed-result = Очки, если игрок сдался, но оба подписали ничью

## score-limits.yaml

title-one-point-for-each-is-too-much = Арбитр присуждает каждому по очку
title-three-quarters-to-one-quarter = Арбитр присуждает одному ¾ очка, другому — ¼
title-half-a-point-and-none = Арбитр присуждает одному пол-очка, другому — ничего
title-one-point-for-each-where-a-draw-is-worth-one = Арбитр присуждает 1–1, затем 3–1 (победа — 3, ничья — 1)
title-a-score-that-the-scale-of-the-event-does-not-know = Арбитр хочет присудить 0–2 (победа — 3, ничья — 1)

## wrong-board-lost.yaml

title-the-guests-sit-at-the-wrong-board = Игрок сидит не за той доской в командном матче, и соперник сдаётся
title-a-game-at-the-wrong-board-is-rated = Учитывается ли для рейтинга партия, сыгранная в командном матче не за той доской?
    .scene = В командном матче белые садятся не за ту доску. Белые делают ход и нажимают часы, чёрные отвечают и нажимают часы, прежде чем кто-либо это замечает. Оба капитана считают, что результат матча надо исправить, но один хочет вычеркнуть и саму партию. Идёт ли партия в обсчёт рейтинга?
