### Titles of the cases about games without an increment and the quickplay finish: what a reader would search for.

## quickplay-after-flag.yaml

title-the-claimants-flag-falls-while-the-decision-is-put-off = Флажок заявителя падает до решения о ничьей; основания ещё не проверены
title-the-draw-is-declared-after-the-flag-fell-unnoticed = Арбитр объявляет ничью, когда флажок заявителя уже незаметно упал
title-the-opponents-flag-falls-first-and-the-claimant-had-not-tried = Флажок соперника падает до решения о ничьей; заявитель не пытался выиграть
title-a-bare-king-wins-nothing-on-time-and-no-claim-is-needed = Быстрая игра до конца, заявления нет: флажок падает, ладья против одинокого короля
title-a-rook-that-never-comes-to-move-wins-nothing-on-time-and-no-claim-is-needed = Быстрая игра до конца, заявления нет: флажок падает, когда любой ход ставит мат
title-a-knight-whom-a-pawn-can-help-wins-on-time-in-a-quickplay-finish = Быстрая игра до конца, заявления нет: флажок падает, пешка b7 против коня
title-the-flag-falls-and-the-opponent-is-found-to-have-made-no-effort = О флажке заявителя заявлено до решения о ничьей; соперник не пытался выиграть

## quickplay-announced.yaml

title-a-claim-with-little-time-in-an-event-that-announced-nothing = Заявление о ничьей при остатке 1:10, о рекомендациях не объявлено
title-the-guidelines-were-announced = Заявление о ничьей, когда осталось 40 секунд, о рекомендациях объявлено
title-asking-for-an-increment-in-an-event-that-announced-nothing = Просьба о добавке, о рекомендациях не объявлено

## quickplay-claim-clocks.yaml

title-the-clocks-during-a-claim-with-little-time = Что происходит с часами при заявлении о ничьей, когда осталось 15 секунд?
title-a-claim-that-is-turned-away-stops-no-clock = Заявление о ничьей в быстрой игре до конца партии, когда осталось десять минут

## quickplay-claim-inadmissible.yaml

title-a-claim-with-exactly-the-limit-left-is-too-early = Заявление о ничьей, когда осталось ровно две минуты
title-no-such-claim-while-a-further-period-follows = Заявление о ничьей при 20 секундах, это не быстрая игра до конца партии
title-a-claim-with-one-second-less-than-the-limit-may-be-made = Заявление о ничьей, когда осталось 1:59; соперник не может выиграть обычными средствами

## quickplay-claim.yaml

title-a-claim-with-less-than-the-limit-left = Игрок, имеющий ход, заявляет о ничьей, когда у него осталось 1:59
title-a-claim-on-the-opponents-move = Заявление о ничьей при 50 секундах, когда ход соперника
title-a-claim-after-the-own-flag-has-fallen = Заявление о ничьей, когда флажок заявителя уже незаметно упал
title-a-claim-after-the-own-flag-has-fallen-against-a-bare-king = Заявление о ничьей против одинокого короля, когда флажок заявителя уже упал
title-a-claim-refused-for-another-reason-lets-the-flag-pass = Заявление о ничьей вне быстрой игры до конца партии, флажок заявителя уже упал
title-a-claim-whose-time-is-not-told = Заявление о ничьей в быстрой игре до конца партии: осталось ли менее двух минут?
title-a-player-who-was-refused-the-increment-may-claim = Заявление о ничьей после того, как арбитр не предоставил добавку, о которой просили
title-the-last-period-without-increment-is-a-quickplay-finish = Заявление о ничьей в последнем периоде, 40 ходов первого завершены
title-before-the-last-period-there-is-no-quickplay-finish = Заявление о ничьей в первом периоде, завершено 39 ходов из 40
title-nobody-says-whether-it-is-a-quickplay-finish = Заявление о ничьей, когда осталось 1:30: идёт ли быстрая игра до конца партии?
title-the-time-of-a-claim-is-told-when-the-clocks-are-stopped = Заявление о ничьей после остановки часов при 1:59
title-two-minutes-were-left-when-the-clocks-were-stopped = Заявление о ничьей после остановки часов при 2:00

## quickplay-decision-final.yaml

title-the-arbiter-declares-the-draw-at-once = Арбитр по заявлению сразу объявляет ничью
title-a-decision-that-is-only-put-off-is-not-final = Решение по заявлению о ничьей отложено (Правила 2001–2009 годов)
title-no-appeal-against-the-draw-that-was-declared = Апелляция на ничью, которую арбитр объявил по заявлению
title-a-rejection-is-final-but-not-what-the-arbiter-rules-later = Апелляция на решение о шуме после отклонённого заявления о ничьей (Правила 2009 года)

## quickplay-draw.yaml

title-rook-against-rook-and-no-pawns-cannot-be-won-by-normal-means = Заявление о ничьей при ладье против ладьи без пешек
title-the-arbiter-finds-that-no-effort-is-made = Арбитр откладывает решение и убеждается, что соперник не пытается выиграть
title-the-arbiter-declares-no-draw-that-nobody-claimed = Арбитр объявляет ничью, о которой никто не заявлял

## quickplay-evidence-of-effort.yaml

title-without-an-arbiter-no-effort-is-shown-by-the-scoresheet = Арбитра нет: заявление о ничьей, так как соперник не пытается выиграть

## quickplay-evidence-of-position.yaml

title-without-an-arbiter-both-grounds-are-shown-once = Арбитра нет: заявление о ничьей сразу по обоим основаниям

## quickplay-increment-granted.yaml

title-the-arbiter-grants-the-increment-after-the-draw-was-refused = Арбитр предоставляет добавку после отказа от ничьей
title-the-increment-is-not-granted-while-the-offer-is-open = Арбитр предоставляет добавку, а предложение ничьей ещё в силе
title-no-increment-without-a-request = Арбитр предоставляет добавку, о которой никто не просил
title-an-increment-that-the-arbiter-grants-in-his-ruling = Решение после отказа: добавка пять секунд и две минуты сопернику
title-an-increment-granted-without-the-two-minutes = Решение после отказа: добавка пять секунд и больше ничего

## quickplay-increment-request.yaml

title-an-increment-is-asked-for-with-little-time = Игрок, имеющий ход, просит о добавке, когда у него осталось 1:59
title-with-exactly-the-limit-left-it-is-too-early-for-an-increment = Просьба о добавке, когда осталось ровно две минуты
title-only-the-player-on-the-move-asks-for-an-increment = Просьба о добавке, когда ход соперника
title-the-draw-offered-with-the-request-is-accepted = Просьба о добавке, и соперник принимает ничью
title-a-request-offers-no-draw-where-offers-are-forbidden = Просьба о добавке там, где на ничью нужно разрешение арбитра
title-whether-little-time-is-left-decides-about-the-request = Просьба о добавке: осталось ли менее двух минут?

## quickplay-increment-usual.yaml

title-the-increment-is-the-usual-answer-to-the-request = Просьба о добавке, и соперник отклоняет ничью

## quickplay-postponed.yaml

title-the-arbiter-puts-the-decision-off = Арбитр откладывает решение по заявлению о ничьей; у заявителя осталась 1 минута
title-a-claim-that-was-turned-away-cannot-be-put-off = Арбитр откладывает решение по заявлению о ничьей; у заявителя ещё 5 минут

## quickplay-referred.yaml

title-the-designated-arbiter-agrees-with-the-claim = Арбитра нет: назначенный арбитр позже согласен с заявлением о ничьей
title-the-designated-arbiter-does-not-agree = Арбитра нет: назначенный арбитр позже отклоняет заявление о ничьей
title-an-arbiter-who-is-there-decides-himself = Заявление о ничьей при 1:20 в быстрых шахматах: соперник не может выиграть обычными средствами

## quickplay-rejected.yaml

title-the-arbiter-rejects-the-claim = Арбитр отклоняет заявление о ничьей в классических шахматах
title-the-two-minutes-are-not-reduced-in-rapid = Арбитр отклоняет заявление о ничьей в быстрых шахматах
title-after-a-rejected-claim-the-flag-costs-the-game = Арбитр отклоняет заявление о ничьей, затем падает флажок заявителя
title-where-neither-ground-is-true-no-draw-can-be-declared = Заявление о ничьей, хотя соперник может выиграть и пытается это сделать
title-a-claim-that-the-arbiter-rejects-in-his-ruling = Решение: заявление о ничьей отклонено, две минуты сопернику

## quickplay-scope.yaml

title-no-claim-with-little-time-where-there-is-an-increment = Заявление о ничьей при остатке в 30 секунд в партии с добавкой
title-no-claim-with-little-time-in-blitz = Заявление о ничьей при остатке в 30 секунд в блице
title-a-rapid-game-without-increment-is-inside = Заявление о ничьей при остатке в 30 секунд в быстрых шахматах без добавки
title-after-the-increment-was-granted-nothing-more-can-be-claimed = Заявление о ничьей после того, как арбитр предоставил добавку
title-an-increment-of-the-last-period-leaves-no-claim-with-little-time = Заявление о ничьей в последнем периоде, единственном с добавкой

## quickplay-without-arbiter.yaml

title-without-an-arbiter-the-claim-ends-the-game = Арбитра нет: заявление о ничьей, так как соперник не может выиграть
title-without-an-arbiter-the-claim-comes-too-early = Арбитра нет: заявление о ничьей, когда осталось ровно две минуты
title-without-an-arbiter-the-flag-falls-after-the-claim = Арбитра нет: флажок падает после заявления о ничьей
