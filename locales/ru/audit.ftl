### Проверка сыгранных партий: чем они закончились, когда можно было заявить о ничьей, верны ли результаты.

## Партия

# Ход с его номером: «43…Крg8».
audit-move = { MOVE($move) }
audit-after = после { MOVE($move) }
audit-at-start = в начале
audit-heading = { $file }, партия { $number }, строка { $line }: { $names }
audit-round = тур { $round }
# Место в партии до первого хода.
audit-place-start = Начало

## Что прочитать не удалось

audit-no-start =
    .fen = Проследить партию нельзя: «{ $fen }» — не позиция.
    .illegal = Проследить партию нельзя: в позиции «{ $fen }» ходы фигур не определены.
    .variant = Проследить партию нельзя: «{ $variant }» — не шахматы по этим Правилам.
# $entry — запись с её номером: «12.Ke3»; причина следует отдельным предложением.
audit-no-move =
    .illegal = «{ $entry }» (строка { $line }, знак { $column }) — невозможный ход. Дальнейшее не проверялось.
    .unread = «{ $entry }» (строка { $line }, знак { $column }) нельзя прочитать как ход. Дальнейшее не проверялось.
    .null = «{ $entry }» (строка { $line }, знак { $column }) не обозначает никакого хода. Дальнейшее не проверялось.

## Чем она закончилась

audit-over =
    .checkmate = Мат: { WHO($player) } { AGREE($player, sg: "выиграл", pl: "выиграли") }.
    .stalemate = Пат: партия закончилась вничью.
    .dead-by-material = Мёртвая позиция: такими фигурами ни один из игроков поставить мат не может, поэтому партия закончилась вничью.
    .dead = Мёртвая позиция: фигур хватило бы, но ни один из игроков не может поставить мат никакой серией возможных ходов, поэтому партия закончилась вничью.
    .repetition = Одна и та же позиция возникла { $count } { $count ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } ({ LIST($places) }), поэтому партия закончилась вничью без всякого заявления.
    .no-progress = Каждый игрок сделал подряд { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } без движения пешек и без взятий, поэтому партия закончилась вничью без всякого заявления.
# $plies — ходы обоих игроков вместе.
audit-played-on = Партия уже закончилась, но { $plies ->
    [one] был сделан ещё { $plies } ход
    [few] было сделано ещё { $plies } хода
    [many] было сделано ещё { $plies } ходов
   *[other] было сделано ещё { $plies } хода
}, если считать ходы обоих игроков.

## Заявления о ничьей

audit-claim =
    .repetition = { WHO($player) } { AGREE($player, sg: "мог", pl: "могли") } заявить о ничьей: одна и та же позиция возникла { $count } { $count ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } — { LIST($places) }.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "мог", pl: "могли") } заявить о ничьей с предполагаемым ходом { MOVE($move) }: после него { $count ->
        [2] во
       *[other] в
    } { $count }-й раз возникла бы позиция, которая стояла на доске { LIST($places) }.
    .no-progress = { WHO($player) } { AGREE($player, sg: "мог", pl: "могли") } заявить о ничьей: каждый игрок сделал подряд { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } без движения пешек и без взятий.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "мог", pl: "могли") } заявить о ничьей с любым предполагаемым ходом, кроме хода пешкой и взятия: с ним у каждого игрока было бы подряд { $count } { $count ->
        [one] такой ход
        [few] таких хода
        [many] таких ходов
       *[other] такого хода
    }.
    # Заявления возможны ход за ходом, до хода $last.
    .no-progress-stretch = С этого места и до позиции после { MOVE($last) } игрок, имеющий ход, мог каждый раз заявить о ничьей{ $first ->
        [intended] , в первый раз — с предполагаемым ходом, который не был бы ни ходом пешкой, ни взятием
       *[on-the-board] {""}
    }: число ходов каждого игрока без движения пешек и без взятий выросло с { $count } до { $last-count }.

## Результаты

# $player — победитель по записанному результату, $opponent — проигравший.
audit-cannot-mate =
    .on-time = { WHO($player) } { AGREE($player, sg: "выиграл", pl: "выиграли") } по времени, но не { AGREE($player, sg: "может", pl: "могут") } поставить мат никакой серией возможных ходов, поэтому партия закончилась вничью.
    .by-resignation = { WHO($opponent) } { AGREE($opponent, sg: "сдался", pl: "сдались") }, но { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } поставить мат никакой серией возможных ходов, поэтому партия закончилась вничью.
    .untold = { WHO($player) } { AGREE($player, sg: "выиграл", pl: "выиграли") } без мата, но не { AGREE($player, sg: "может", pl: "могут") } поставить мат никакой серией возможных ходов; если { WHO($opponent) } { AGREE($opponent, sg: "превысил", pl: "превысили") } отведённое время или { AGREE($opponent, sg: "сдался", pl: "сдались") }, партия закончилась вничью.
    .untold-time-only = { WHO($player) } { AGREE($player, sg: "выиграл", pl: "выиграли") } без мата, но не { AGREE($player, sg: "может", pl: "могут") } поставить мат никакой серией возможных ходов; если { WHO($opponent) } { AGREE($opponent, sg: "превысил", pl: "превысили") } отведённое время, партия закончилась вничью.
audit-cannot-mate-because =
    .material = Такими фигурами мат поставить нельзя.
    .forced-line = Все дальнейшие ходы вынужденны, и { WHO($player) } в этой серии мата не { AGREE($player, sg: "ставит", pl: "ставят") }.
    .proof = Невозможность мата доказана для любой серии ходов, которую ещё можно сыграть.
    .game-over = Ни одного хода сделать уже нельзя.
audit-result-contradicts = Записан результат { $written }, но последняя позиция даёт { $expected }.

## Что сообщают заголовок и комментарии

# Чем закончилась партия, если верить файлу: после двоеточия.
audit-end =
    .checkmate = мат
    .stalemate = пат
    .repetition = повторение позиции
    .no-progress = ходы без движения пешек и без взятий
    .no-material = нехватка фигур для мата
    .agreement = соглашение
    .time = падение флажка
    .time-without-material = падение флажка, причём соперник не может поставить мат
    .resignation = сдача партии
    .abandoned = неявка или уход игрока
    .decided = решение, например наказание
    .normal = обычное окончание
    .unterminated = партия не закончена
# В первом сообщении $player — игрок, чей флажок упал; $mate — серия ходов.
audit-termination =
    .drawn-on-time-though-mate-possible = Флажок { WHO($player, case: "gen") } упал, и партия засчитана как ничья, но { WHO($opponent) } ещё { AGREE($opponent, sg: "мог", pl: "могли") } поставить мат серией возможных ходов и поэтому { AGREE($opponent, sg: "выигрывает", pl: "выигрывают") }: { MOVE($mate) }.
    .drawn-as-dead-though-mate-possible = Ничья объявлена из-за нехватки фигур для мата, но { WHO($player) } ещё { AGREE($player, sg: "мог", pl: "могли") } поставить мат серией возможных ходов: { MOVE($mate) }.
    .end-not-shown = Окончание, если верить файлу: { LIST($told) }. Позиция на доске такого окончания не показывает.
    .other-end-than-told = Окончание, если верить файлу: { LIST($told) }. Но на доске партия уже закончилась иначе.
    .lost-on-time-without-the-move = { WHO($player) } { AGREE($player, sg: "проиграл", pl: "проиграли") } по времени, хотя ход был за { WHO($opponent, case: "ins") }: либо после последнего хода часы не были нажаты, либо одного хода в записи не хватает.
    # $player — победитель при таком окончании.
    .other-winner-than-told = Окончание, если верить файлу: { LIST($told) }, победитель — { WHO($player) }. Результат { $written } с таким окончанием не согласуется.
    .other-result-than-told = Окончание, если верить файлу: { LIST($told) }. Результат { $written } с таким окончанием не согласуется.

## Часы

audit-clock =
    .unreadable-time = «{ $value }» — не показание часов.
    .clock-above-time-control = После первого хода часы { WHO($player, case: "gen") } показывали { CLOCK($shown) }, а контроль времени допускает не больше { CLOCK($most) }: числа в нём не могут быть секундами.
    .flag-fallen-before = Судя по затраченному времени, время { WHO($player, case: "gen") } истекло по меньшей мере за { DURATION($over, case: "acc") } до этого хода, но партия продолжалась.
    .overdrawn = Судя по часам, время { WHO($player, case: "gen") } истекло, но партия продолжалась.
    .time-gained = Показание часов { WHO($player, case: "gen") } изменилось с { CLOCK($before) } на { CLOCK($shown) }, а контроль времени допускает не больше { CLOCK($most) }. Возможно, время изменил арбитр.
    .no-increment = За { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    } часы { WHO($player, case: "gen") } ни разу не начислили добавку: { DURATION($increment) }.
    .clock-and-time-used-differ = Показание часов { WHO($player, case: "gen") } изменилось с { CLOCK($before) } на { CLOCK($shown) }, что не согласуется с записанной затратой на этот ход: { CLOCK($used) }.

## Заголовок партии

# $line — строка файла, в которой стоит запись.
audit-header =
    .no-result = Строка { $line }, { $tag }: «{ $value }» — не результат.
    .other-result = Строка { $line }, { $tag }: «{ $value }», но после ходов стоит { $after_moves }.
    .other-length = Строка { $line }, { $tag }: «{ $value }», но в партии { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
        [many] { $plies } ходов
       *[other] { $plies } хода
    }, считая ходы обоих игроков.
    .other-position = Строка { $line }, { $tag }: «{ $value }» — не последняя позиция партии.
    .without-position = Строка { $line }, { $tag }: «{ $value }» обещает начальную позицию партии, но она не указана.
    .chess960-untold = Строка { $line }, { $tag }: «{ $value }» — начальная позиция шахмат-960, но в заголовке не сказано, что играли в них.
    .no-date = Строка { $line }, { $tag }: «{ $value }» — не дата вида 2024.12.31.
    .impossible-date = Строка { $line }, { $tag }: дня «{ $value }» не бывает.
    .before-the-game = Строка { $line }, { $tag }: «{ $value }» раньше даты партии.
    .no-rating = Строка { $line }, { $tag }: «{ $value }» — не рейтинг.
    .same-name = Строка { $line }, { $tag }: обоих игроков зовут «{ $value }».
    .twice = Строка { $line }, { $tag }: «{ $value }», но выше «{ $first }».
    .no-time-control = Строка { $line }, { $tag }: «{ $value }» нельзя прочитать как контроль времени.
    .missing = Не указано: { LIST($missing) }.

## Решение по заявлению

audit-ruling =
    .right = Заявление обоснованно.
    .wrong = Заявление необоснованно.
# Что стоит над диаграммой рядом с диаграммой заявления.
audit-occurrence =
    .claimed = позиция, о которой заявлено
    .same = такая же позиция
    .other-turn = не такая же: ход был у другого игрока
    .other-castling = не такая же: другие права на рокировку
    .other-en-passant = не такая же: в одной из них возможно взятие на проходе

## Файл, за которым идёт наблюдение

audit-waiting = { $file }: { $problem }; файл будет прочитан снова

## Итог

audit-total = { $games ->
    [0] Партий для проверки не было.
    [one] Проверена { $games } партия
    [few] Проверены { $games } партии
    [many] Проверено { $games } партий
   *[other] Проверено { $games } партии
}{ $games ->
    [0] {""}
   *[other] , ходов обоих игроков в них: { $plies }.
}
# $count — число партий.
audit-in-games =
    .illegal = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } есть запись, которая не является возможным ходом, или проследить партию нельзя с самого начала.
    .threefold = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } позиция стояла на доске столько раз, сколько нужно для заявления о ничьей.
    .fivefold = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } позиция стояла на доске столько раз, сколько нужно для ничьей без заявления.
    .fifty-moves = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } ходов без движения пешек и без взятий хватило для заявления о ничьей.
    .seventy-five-moves = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } таких ходов хватило для ничьей без заявления.
    .insufficient-material = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } оставшимися в конце фигурами никто не мог поставить мат.
    .checkmate = { $count ->
        [one] { $count } партия закончилась
        [few] { $count } партии закончились
        [many] { $count } партий закончились
       *[other] { $count } партии закончились
    } матом.
    .stalemate = { $count ->
        [one] { $count } партия закончилась
        [few] { $count } партии закончились
        [many] { $count } партий закончились
       *[other] { $count } партии закончились
    } патом.
    .claim-available = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } в какой-то момент можно было заявить о ничьей.
    .dead-position = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } с какого-то хода мат был уже невозможен, считая и пат.
    .dead-with-material = Из них в { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } фигур для мата хватило бы.
    .played-on-after-dead = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    }, где мат был уже невозможен, игра тем не менее продолжалась.
    .won-on-time-without-mate = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } игрок, выигравший по времени, поставить мат не мог.
    .resigned-without-mate = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } игрок, которому сдался соперник, поставить мат не мог.
    .result-contradicts = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } результат не тот, который дают ходы или указанное окончание.
    .clock-contradicts = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } показания часов не согласуются с контролем времени или между собой.
    .header-contradicts = В { $count ->
        [one] { $count } партии
        [few] { $count } партиях
        [many] { $count } партиях
       *[other] { $count } партии
    } одно из данных заголовка противоречит другому, календарю или ходам.
