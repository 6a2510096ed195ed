### Titles of the cases about the notation: what a reader would search for.

## algebraic-notation.yaml

title-a-move-in-the-letters-of-its-writer = Ход конём записан с немецкой буквой
title-a-departure-from-the-form-that-changes-nothing = Ход пешкой записан с английской буквой для пешки
title-an-entry-of-which-nothing-can-be-made = Запись только из буквы фигуры и вертикали

## ambiguous-entry.yaml

title-an-entry-that-two-knights-could-have-made = Два коня на одной горизонтали, в записи нет ни вертикали, ни горизонтали
title-a-pinned-knight-cannot-have-been-meant = Два коня, один из них связан, запись их не различает
title-a-sign-of-check-tells-which-piece-was-meant = Две ладьи идут на одно поле, шах даёт лишь одна, в записи есть знак шаха

## arrival-square.yaml

title-the-long-form-is-accepted = Ход конём в полной записи с дефисом
title-the-long-form-of-a-pawn-move = Ход пешкой в полной записи без дефиса
title-the-file-alone-is-no-square = Взятие пешкой записано двумя вертикалями без горизонтали
title-no-square-at-all = Запись из одной только буквы фигуры

## capture-sign.yaml

title-a-capture-with-its-sign = Взятие конём записано со знаком x
title-a-capture-without-its-sign = Взятие конём записано без знака x
title-a-sign-of-capture-where-nothing-stood = Ход конём на пустое поле записан со знаком x

## check-sign.yaml

title-a-check-without-its-sign = Шах записан без знака +
title-a-check-with-its-sign = Шах записан со знаком +
title-a-sign-of-check-without-a-check = Знак + при ходе, который не даёт шаха

## departure-file-preferred.yaml

title-the-file-is-preferred = Два коня на разных вертикалях и горизонталях, в записи есть вертикаль
title-the-rank-does-as-well = Два коня на разных вертикалях и горизонталях, в записи есть горизонталь
    .scene = Белые, чей ход в позиции на диаграмме, записали «N4f3». Чёрные говорят, что двух коней на разных вертикалях нужно различать по вертикали, а потому запись с цифрой ничего не стоит. Что означает запись «N4f3», сделанная в английской нотации?
title-neither-file-nor-rank = Два коня на разных вертикалях и горизонталях, в записи нет ни той, ни другой
title-three-queens-need-both = Три ферзя идут на одно поле, в записи только вертикаль
    .scene = Игроки расходятся во мнениях об одном из сделанных ходов, и вы смотрите бланк белых. В позиции на диаграмме при ходе белых там стоит «Qae5». Белые объясняют, что имелся в виду ферзь на a1 и что буква добавлена как раз для того, чтобы исключить сомнения. Что означает запись «Qae5», сделанная в английской нотации?
title-three-queens-told-apart-by-the-square = Три ферзя идут на одно поле, в записи вертикаль и горизонталь

## departure-file.yaml

title-the-file-tells-two-knights-apart = Два коня на одной горизонтали, в записи есть вертикаль
title-the-shared-rank-tells-nothing = Два коня на одной горизонтали, в записи указана горизонталь
    .scene = Белые, чей ход в позиции на диаграмме, записали «N1d2». Белые объясняют, что имели в виду коня на b1 и что всё указано: если два коня могут пойти на одно и то же поле, нужно добавить, откуда идёт конь, — это и сделано. Что означает запись «N1d2», сделанная в английской нотации?

## departure-rank.yaml

title-the-rank-tells-two-rooks-apart = Две ладьи на одной вертикали, в записи указана горизонталь
title-the-shared-file-tells-nothing = Две ладьи на одной вертикали, в записи указана вертикаль

## en-passant-mark.yaml

title-en-passant-with-its-mark = Взятие на проходе записано с пометкой «e.p.»
title-en-passant-without-its-mark = Взятие на проходе записано без пометки «e.p.»
title-the-mark-at-an-ordinary-capture = Обычное взятие пешкой записано с пометкой «e.p.»

## kingside-sign.yaml

title-kingside-castling-by-its-sign = Короткая рокировка записана нулями: 0-0
title-letters-that-look-like-noughts = Короткая рокировка записана буквами O: O-O
title-castling-written-as-a-move-of-the-king = Короткая рокировка записана как ход короля на g1

## mate-sign.yaml

title-two-crosses-for-mate = Мат записан со знаком ++
title-a-mate-without-its-sign = Мат записан без знака
title-two-crosses-for-a-mere-check = Знак ++ при ходе, который даёт шах, но не мат
title-a-sign-of-mate-without-mate = Знак # при ходе, который даёт шах, но не мат

## meaningless-entry.yaml

title-an-entry-that-fits-no-legal-move = Записан ход слоном, которого не может сделать ни один слон
title-an-entry-that-leaves-the-king-in-check = Записан ход связанным конём
    .scene = Белые, чей ход в позиции на диаграмме, записали «Ncd5». На вопрос, что это значит, белые улыбаются: конь всего один, буква вертикали даже не нужна, а поле указано совершенно ясно. Что означает запись «Ncd5», сделанная в английской нотации?
title-an-illegal-castling-on-paper = Запись 0-0, когда между королём и ладьёй ещё стоят слон и конь
title-an-entry-that-fits-a-legal-move = Запись e4 на первом ходу: означает ли она возможный ход?

## national-letters.yaml

title-the-russian-king-has-two-letters = Ход королём записан двумя буквами: Кр
title-one-letter-two-languages = Буква R в записи итальянскими буквами: король или ладья?
title-the-same-letter-in-english = Запись Rd2 английскими буквами, на d2 может пойти только король
title-a-figurine-for-a-letter = Изображение фигуры вместо буквы
title-a-letter-of-another-language = Немецкая буква S в записи английскими буквами

## offer-mark.yaml

title-an-offer-marked-as-prescribed = Предложение ничьей отмечено знаком (=) в скобках
title-an-offer-marked-otherwise = Предложение ничьей отмечено знаком = без скобок

## other-notation.yaml

title-descriptive-notation-is-no-evidence = Ход пешкой в описательной нотации: P-K4
    .scene = Ветеран многих турниров играет белыми, и за ним первый ход. На бланке вы читаете запись «P-K4». Так, говорит игрок, писали десятилетиями, и в зале нет никого, кто понял бы это неправильно. Что означает запись «P-K4» в английской нотации?
title-numeric-notation-is-no-evidence = Ход в цифровой нотации игры по переписке: 5254
title-the-notation-of-another-country-is-algebraic = Ход конём итальянскими буквами: это алгебраическая нотация?
title-descriptive-notation-without-a-board = Ход конём в описательной нотации: Kt-KB3

## pawn-capture-entry.yaml

title-a-pawn-captures-from-its-file = Взятие пешкой записано с вертикалью и знаком x
title-a-pawn-captures-without-x = Взятие пешкой записано с вертикалью, но без знака x
title-the-file-of-a-pawn-capture-is-missing = Взятие пешкой записано без вертикали, взять может только одна пешка
title-two-pawns-could-have-captured = Взятие пешкой записано без вертикали, взять могут две пешки
    .scene = Юный игрок показывает вам свой бланк. В позиции на диаграмме при ходе белых там записано просто «xd5». По его словам, учили всегда бить к центру, так что больше ничего писать и не нужно было. Что означает запись «xd5»?

## pawn-without-letter.yaml

title-a-pawn-move-is-the-square-alone = Ход пешкой записан одним полем
title-a-german-letter-for-a-pawn = Ход пешкой записан с немецкой буквой для пешки

## piece-letter.yaml

title-a-knight-by-its-capital-letter = Ход конём записан с итальянской прописной буквой
title-a-small-letter-for-a-piece = Ход конём записан со строчной буквой
title-a-knight-move-without-its-letter = Ход конём записан двумя полями без буквы

## promotion-letter.yaml

title-the-new-piece-follows-the-square = Превращение: буква новой фигуры сразу за полем
title-an-equals-sign-before-the-new-piece = Превращение: знак равенства перед новой фигурой
title-the-new-piece-is-missing = Превращение записано без новой фигуры
    .scene = Сравнивая оба бланка, вы видите, что белые, чей ход в позиции на диаграмме, записали только «a8». Белые говорят, что все превращают пешку в ферзя и записывать это было бы пустой тратой времени. Что означает запись «a8»?

## queenside-sign.yaml

title-queenside-castling-by-its-sign = Длинная рокировка записана как 0-0-0
title-noughts-without-hyphens = Длинная рокировка записана как 000 без дефисов
