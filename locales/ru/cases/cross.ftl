### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = О троекратном повторении заявлено дважды, право на рокировку утрачено
title-the-move-that-completes-the-fifty-would-be-mate = Заявление по правилу 50 ходов, предполагаемый ход ставит мат
title-the-player-mates-instead-of-claiming = Мат пятидесятым ходом, затем соперник заявляет о ничьей
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Заявление о повторении с невозможным ходом на бланке, затем мат другим ходом
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = Заявление о 50 ходах после касания фигуры, затем заявление соперника
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Взята последняя пешка, остался слон; затем заявление о ничьей и падение флажка
title-a-right-claim-while-the-opponents-offer-stands = Заявление о 50 ходах при неотвеченном предложении ничьей
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Необоснованное заявление о повторении после 75 ходов без взятий и движения пешек
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Ничья отклонена ходом, повторения не было, флажок не замечен, потом согласие на ничью
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = Заявление о 50 ходах после 42, затем падение флажка против одинокого короля

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = Телефон заявителя звонит, пока решение по заявлению о ничьей отложено
title-a-phone-rings-after-mate-that-nobody-noticed = После мата звонит телефон игрока, который его поставил
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Телефон соперника звонит между предложением ничьей и её принятием
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Второй невозможный ход, затем звонит телефон соперника

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Ничья принята после незамеченного падения флажка, затем о нём заявлено
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Ничья принята после того, как арбитр увидел падение флажка
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Игрок сдаётся, не заметив, что флажок соперника упал
title-stalemate-then-a-flag-then-a-resignation = Пат, затем падает флажок, затем игрок сдаётся
title-mate-with-two-hands-and-a-flag-before-the-press = Мат двумя руками, флажок падает до нажатия часов
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Невозможный ход с матом не замечен, соперник сдаётся, а затем заявляет о нём
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Согласие на ничью до первого хода, затем один из игроков сдаётся
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = После предложения ничьей протянута рука, затем отказ и сдача партии

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Рокировка двумя руками после прежнего невозможного хода, затем предложение ничьей
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = О невозможном ходе сообщает соперник, чей флажок уже упал
title-both-players-complete-an-illegal-move-one-after-the-other = Невозможный ход одного игрока исправлен, затем такой же у соперника
title-a-rook-put-on-upside-down-is-played-like-a-queen = При превращении ставят перевёрнутую ладью и ходят ею как ферзём
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Второй невозможный ход — нажатие часов без хода, у соперника одинокий король
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Невозможный ход в блице: ответный ход, заявление, затем заявление о падении флажка
title-whether-a-piece-was-touched-is-disputed = Игроки спорят, была ли тронута фигура

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Решение о ничьей отложено, невозможный ход соперника, падает флажок заявителя
title-both-flags-fall-while-a-claim-waits = Падают оба флажка, пока решение по заявлению о ничьей отложено
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Заявление о ничьей без арбитра, затем мат на доске
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Предоставлена добавка, затем заявление о ничьей и падение флажка
