### Titles of the cases about blitz: what a reader would search for.

## blitz-full-rules.yaml

title-one-recorded-game-allows-the-full-rules-in-blitz = Какие правила в блице: один арбитр на одну записываемую партию
title-two-games-are-too-many-for-one-arbiter-in-blitz = Какие правила в блице: один арбитр на две записываемые партии
title-an-unrecorded-game-lacks-the-full-rules-in-blitz = Какие правила в блице: один арбитр на одну партию без записи
title-regulations-name-the-regime-of-a-blitz-event = Указывает ли положение о соревновании, по каким правилам играют блиц?

## blitz-illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move-in-blitz = На невозможный ход в блице ответили, игроки согласны его исправить
    .scene = Белые делают невозможный ход и нажимают часы; чёрные этого не замечают, тоже делают ход и нажимают часы. Увидев, что произошло, оба смеются и договариваются сами всё исправить. Вы слышите это у соседней доски и подходите.
title-blitz-players-cannot-agree-to-take-back-a-legal-move = Возможный ход в блице, игроки согласны взять его назад

## blitz-illegal-move-loses.yaml

title-an-illegal-move-once-lost-a-blitz-game = Король в блице оставлен под шахом, заявлено до ответного хода
title-a-bare-king-cannot-win-by-an-illegal-move-in-blitz = О невозможном ходе в блице заявляет игрок с одиноким королём
title-a-blitz-move-that-was-not-pressed-is-not-yet-illegal = О невозможном ходе в блице заявлено до нажатия часов
title-a-blitz-claim-of-a-win-asks-whether-the-claimant-can-mate = Невозможный ход в блице: может ли заявитель поставить мат? (Правила 1997–2009 годов)
title-a-rook-that-never-comes-to-move-cannot-win-by-an-illegal-move-in-blitz = О невозможном ходе в блице заявлено, когда любой возможный ставит мат
title-a-knight-whom-a-pawn-can-help-wins-by-an-illegal-move-in-blitz = О невозможном ходе пешкой в блице заявляет игрок с королём и конём

## blitz-illegal-move-needs-claim.yaml

title-a-blitz-arbiter-of-old-waits-for-the-claim = Невозможный ход в блице видит арбитр, заявления нет (упрощённые правила)
title-a-blitz-arbiter-under-full-rules-acts-by-himself = Невозможный ход в блице видит арбитр, заявления нет (Правила соревнований)
title-a-blitz-arbiter-of-old-need-not-wait-once-the-opponent-claims = Невозможный ход в блице, которого арбитр не видел: заявляет соперник

## blitz-illegal-move-stands.yaml

title-a-blitz-claim-after-the-own-move-comes-too-late = О невозможном ходе в блице соперник заявляет после ответного хода
title-a-blitz-player-who-only-touches-a-piece-may-still-claim = О невозможном ходе в блице соперник заявляет, уже тронув фигуру

## blitz-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed-in-blitz = Пятая просьба показать запись партии в блице
    .scene = Белые, за которыми ход, просят вас показать запись партии. Они просили об этом уже четыре раза, и чёрные вздыхают: так никто не сможет сосредоточиться.
title-the-sixth-look-at-the-record-distracts-in-blitz = Шестая просьба показать запись партии в блице

## blitz-without-quickplay-claims.yaml

title-an-opponent-who-only-shuffles-in-blitz = Заявление о ничьей в блице: соперник не пытается выиграть
title-the-same-shuffling-in-a-rapid-game = Заявление о ничьей в быстрых шахматах, ничего не объявлено: соперник не пытается выиграть
title-other-draw-claims-exist-in-blitz-too = Заявление о троекратном повторении в блице

## mating-potential.yaml

title-two-knights-have-no-mating-potential = В блице падает флажок у одинокого короля против двух коней
title-a-rook-against-a-knight-has-mating-potential = В блице падает флажок у короля и коня против короля и ладьи
title-a-knight-against-a-pawn-is-for-the-arbiter = В блице падает флажок у короля и пешки против короля и коня
title-two-knights-win-on-time-in-rapid = В быстрых шахматах падает флажок у одинокого короля против двух коней
title-the-illegal-move-took-the-last-rook-of-the-claimant = Невозможным ходом в блице взята последняя ладья заявителя
title-the-illegal-move-into-check-is-judged-by-the-pieces-before-it = Невозможный ход в блице: король встаёт под шах единственной ладьи
