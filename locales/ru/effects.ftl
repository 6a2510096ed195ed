### What a ruling does: one sentence per effect.
### $player is whom it concerns; $opponent the other player.

## The game

effect-win = { WHO($player) } { AGREE($player, sg: "выигрывает", pl: "выигрывают") } партию.
effect-draw = Партия заканчивается вничью.
effect-both-lose = Обоим игрокам засчитывается поражение.
effect-forfeited = Партия считается несыгранной: { WHO($player, case: "dat") } засчитывается поражение без игры.
    .won = { WHO($opponent, case: "dat") } засчитывается победа без игры; партия считается несыгранной.
    .both-lost = Обоим игрокам засчитывается поражение без игры; партия считается несыгранной.
effect-match-board-lost = В командном матче { WHO($player, case: "dat") } на этой доске засчитывается поражение без игры, чем бы ни закончилась сама партия.
effect-play-on = Партия продолжается.
closing-adjourned = Партия отложена.
closing-play-on =
    .one = Партия продолжается; у { WHO($player, case: "gen") } остаётся { CLOCK($time) }.
    .both = Партия продолжается; у { WHO($player, case: "gen") } остаётся { CLOCK($time) }, у { WHO($opponent, case: "gen") } — { CLOCK($other) }.
effect-already-over = Партия уже была закончена; то, что произошло позже, значения не имеет.
    .after-result = То, что произошло позже, значения не имеет.
effect-new-game = Партия отменяется, и играется новая.

## The clock

effect-add-time = { WHO($player) } { AGREE($player, sg: "получает", pl: "получают") } { DURATION($time, case: "acc") } дополнительного времени.
    .again = { WHO($player) } { AGREE($player, sg: "получает", pl: "получают") } ещё { DURATION($time, case: "acc") }.
# Half of what the ladder begins at is what it leaves, in every edition that has one; so the steps need not be told.
effect-take-time =
    .exactly = Время { WHO($player, case: "gen") } уменьшается на { DURATION($time, case: "acc") }.
    .half-up-to = { WHO($player) } { AGREE($player, sg: "теряет", pl: "теряют") } половину оставшегося времени, но не более { DURATION($time, case: "gen") }.
    .stepped = { WHO($player) } { AGREE($player, sg: "теряет", pl: "теряют") } половину оставшегося времени, но не более { DURATION($most, case: "gen") }; менее чем до { DURATION($rest, case: "gen") } время не уменьшается.
    .down-to = На часах { WHO($player, case: "gen") } устанавливается { CLOCK($time) }.
    .exactly-again = Время { WHO($player, case: "gen") } уменьшается ещё на { DURATION($time, case: "acc") }.
    .half-up-to-again = { WHO($player) } снова { AGREE($player, sg: "теряет", pl: "теряют") } половину оставшегося времени, но не более { DURATION($time, case: "gen") }.
    .stepped-again = { WHO($player) } снова { AGREE($player, sg: "теряет", pl: "теряют") } половину оставшегося времени, но не более { DURATION($most, case: "gen") }; менее чем до { DURATION($rest, case: "gen") } время не уменьшается.
effect-times-by-judgement = Арбитр устанавливает показания часов по своему усмотрению.
    .again = Арбитр снова устанавливает показания часов по своему усмотрению.
    .again-again = Арбитр ещё раз устанавливает показания часов по своему усмотрению.
effect-start-clock = Пускаются часы { WHO($player, case: "gen") }.
    .again = Снова пускаются часы { WHO($player, case: "gen") }.
effect-pause-clocks = Часы останавливаются.
effect-charge = Всё прошедшее время идёт за счёт { WHO($player, case: "gen") }.
    .late = { WHO($player) } { AGREE($player, sg: "теряет", pl: "теряют") } всё время до своего прихода.
    .adjourning = Всё время, оставшееся до конца игровой сессии, идёт за счёт { WHO($player, case: "gen") }.
effect-shows-exactly = На часах { WHO($player, case: "gen") } { CLOCK($time) }.
    .both = На часах { WHO($player, case: "gen") } { CLOCK($time) }, на часах { WHO($opponent, case: "gen") } { CLOCK($other) }.
# Instead of effect-shows-exactly, where the arbiter sets the times by his judgement.
reading-unless-set-otherwise = На часах { WHO($player, case: "gen") } устанавливается { CLOCK($time) }, если арбитр не выберет другое время.
    .both = Если арбитр не выберет другое время, на часах { WHO($player, case: "gen") } устанавливается { CLOCK($time) }, на часах { WHO($opponent, case: "gen") } — { CLOCK($other) }.
effect-keep-times = Показания часов остаются прежними.
effect-replace-clock = Часы заменяются.
effect-install-setting = Установка часов исправляется.
effect-set-counter = Исправляется показание счётчика ходов.
effect-counter-shows = Счётчик ходов { WHO($player, case: "gen") } устанавливается на { $moves }.
effect-next-period = У { WHO($player, case: "gen") } начинается следующий период.

## Moves and position

effect-restore =
    .move = Восстанавливается позиция перед ходом { MOVE($move) }.
    .previous = Восстанавливается предыдущая позиция.
    .before = Восстанавливается позиция перед нарушением (событие { $event }).
    .last-identifiable = Восстанавливается последняя известная позиция до нарушения.
    .where-records-agree = Партия возвращается к последнему ходу, до которого записи совпадают.
    .move-again = Снова восстанавливается позиция перед ходом { MOVE($move) }.
    .moved = Восстанавливается позиция перед ходом { WHO($player, case: "gen") }.
    .moved-again = Восстанавливается и позиция перед новым ходом { WHO($player, case: "gen") }.
    .pressed = Восстанавливается позиция, в которой были нажаты часы.
    .displaced = Восстанавливается позиция до смещения фигур.
    .previous-again = Снова восстанавливается предыдущая позиция.
effect-must-move = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } пойти фигурой, стоящей на { SQUARE($piece) }.
    .known = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } пойти { MEN($man, case: "ins", on: "с") }.
    .known-again = { WHO($player) } по-прежнему { AGREE($player, sg: "должен", pl: "должны") } пойти { MEN($man, case: "ins", on: "с") }.
effect-must-capture = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } взять фигуру, стоящую на { SQUARE($piece) }.
    .known = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } взять { MEN($man, case: "acc") }.
effect-must-play = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сделать ход { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сделать тот ход, который был записан или объявлен.
    .sealed = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сделать на доске тот ход, который, по { AGREE($player, sg: "его", pl: "их") } словам, был запечатан.
effect-must-seal = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } запечатать ход { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } запечатать ход.
effect-sealed-move = Тайный ход { WHO($player, case: "gen") } — { MOVE($text) }.
    .unknown = Тайный ход { WHO($player, case: "gen") } запечатан.
effect-any-legal-move = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } сделать любой возможный ход.
    .again = { WHO($player) } снова { AGREE($player, sg: "может", pl: "могут") } сделать любой возможный ход.
effect-playable = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } сделать один из ходов: { MOVE($moves) }.
effect-touch-move-binds = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } пойти тронутой фигурой (фигуру соперника — взять), если такой ход возможен.
    .again = { WHO($player) } по-прежнему { AGREE($player, sg: "должен", pl: "должны") } пойти тронутой фигурой (фигуру соперника — взять), если такой ход возможен.
    .replacing = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сделать той же фигурой возможный ход, если он есть.
effect-move-stands = Ход (событие { $event }) остаётся в силе.
    .move = Ход { MOVE($move) } остаётся в силе.
    .previous = Ход остаётся в силе.
    .unnamed = Ход (событие { $event }) остаётся в силе.
    .moved = Ход { WHO($player, case: "gen") } остаётся в силе.
effect-promoted-to = На место пешки ставится { TERM($piece, case: "nom") }.
effect-no-castling = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } рокировать.
effect-no-castling-with = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } рокировать с ладьёй, стоявшей на { SQUARE($rook) }.
effect-repair = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } поставить смещённые фигуры на место за счёт своего времени.
    .again = { WHO($player) } по-прежнему { AGREE($player, sg: "должен", pl: "должны") } поставить смещённые фигуры на место за счёт своего времени.

## The move, step by step

effect-move-made = Ход { WHO($player, case: "gen") } сделан.
effect-must-castle =
    .king-side = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сделать короткую рокировку.
    .queen-side = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сделать длинную рокировку.
    .unknown = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } рокировать в сторону тронутой ладьи.
    .king-side-again = { WHO($player) } по-прежнему { AGREE($player, sg: "должен", pl: "должны") } сделать короткую рокировку.
    .queen-side-again = { WHO($player) } по-прежнему { AGREE($player, sg: "должен", pl: "должны") } сделать длинную рокировку.
    .unknown-again = { WHO($player) } по-прежнему { AGREE($player, sg: "должен", pl: "должны") } рокировать в сторону тронутой ладьи.
effect-not-castle-now =
    .king-side = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } сделать на этом ходу короткую рокировку.
    .queen-side = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } сделать на этом ходу длинную рокировку.
    .unknown = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } рокировать на этом ходу в сторону тронутой ладьи.
effect-must-move-a = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } пойти { $piece ->
        [king] тронутым королём
        [queen] тронутым ферзём
        [rook] тронутой ладьёй
        [bishop] тронутым слоном
        [knight] тронутым конём
       *[pawn] тронутой пешкой
    }, если это возможно по правилам.
    .again = { WHO($player) } по-прежнему { AGREE($player, sg: "должен", pl: "должны") } пойти { $piece ->
            [king] тронутым королём
            [queen] тронутым ферзём
            [rook] тронутой ладьёй
            [bishop] тронутым слоном
            [knight] тронутым конём
           *[pawn] тронутой пешкой
        }, если это возможно по правилам.
effect-must-capture-a = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } взять { $piece ->
        [king] тронутого короля
        [queen] тронутого ферзя
        [rook] тронутую ладью
        [bishop] тронутого слона
        [knight] тронутого коня
       *[pawn] тронутую пешку
    }, если это возможно по правилам.
effect-must-promote-to = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } превратить пешку в { TERM($piece, case: "acc") }.
effect-must-stay = Фигура, стоявшая на { SQUARE($piece) }, остаётся на { SQUARE($on) }, и { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } закончить ход ею.
    .known = { MEN($man, on: "с") } остаётся на { SQUARE($on) }: { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } закончить этот ход.

## Offences

effect-counts-as-illegal = { WHO($player, case: "dat") } засчитывается { $nth ->
    [1] первый невозможный ход
    [2] второй невозможный ход
    [3] третий невозможный ход
   *[other] { $nth }-й невозможный ход
}.
illegal-move-costs =
    .time = { WHO($player, case: "dat") } засчитывается { $nth ->
        [1] первый невозможный ход
        [2] второй невозможный ход
        [3] третий невозможный ход
       *[other] { $nth }-й невозможный ход
    }, поэтому { WHO($opponent) } { AGREE($opponent, sg: "получает", pl: "получают") } { DURATION($time, case: "acc") } дополнительного времени.
    .game = { WHO($player, case: "dat") } засчитывается { $nth ->
        [1] первый невозможный ход
        [2] второй невозможный ход
        [3] третий невозможный ход
       *[other] { $nth }-й невозможный ход
    }, поэтому { WHO($opponent) } { AGREE($opponent, sg: "выигрывает", pl: "выигрывают") } партию.
effect-not-counted = Нарушение не засчитывается { WHO($player, case: "dat") } как невозможный ход.

## Claims and rights

effect-claim-accepted = Заявление обоснованно.
effect-claim-rejected = Заявление отклоняется.
effect-right-lost =
    .repetition = На этом ходу { WHO($player) } уже не { AGREE($player, sg: "может", pl: "могут") } заявить о ничьей ввиду повторения позиции.
    .no-progress = На этом ходу { WHO($player) } уже не { AGREE($player, sg: "может", pl: "могут") } заявить о ничьей ввиду отсутствия ходов пешками и взятий.
effect-cannot-be-withdrawn = Сделанное заявление взять назад нельзя.
    .offer = Предложение взять назад нельзя.
    .claim = Заявление взять назад нельзя.
    .resignation = Сдачу партии взять назад нельзя.
effect-offer-stands = Предложение ничьей, сделанное { WHO($player, case: "ins") }, остаётся в силе.
    .claim = Предложение ничьей, содержащееся в заявлении { WHO($player, case: "gen") }, остаётся в силе.
    .request = Просьба допустима и считается предложением ничьей со стороны { WHO($player, case: "gen") }.
effect-offer-gone = Предложение ничьей больше не действует.
    .claim = Предложение ничьей, содержавшееся в заявлении, больше не действует.
effect-condition-void = Условие, поставленное при предложении, недействительно.
# О чём принимается решение, если это не заявление о ничьей и т. п.
# Bare: in a note.
decision-on-irregularity =
    .claim-accepted = Заявление обоснованно.
    .claim-rejected = Заявление отклоняется.
decision-on-complaint =
    .claim-accepted = Заявление о нарушении обоснованно.
    .claim-rejected = Заявление о нарушении отклоняется.
    .claim-rejected-again = Новое заявление о нарушении тоже отклоняется.
    .claim-accepted-again = Новое заявление о нарушении тоже обоснованно.
decision-on-appeal =
    .claim-accepted = Апелляция удовлетворяется.
    .claim-rejected = Апелляция отклоняется.
decision-on-draw =
    .claim-accepted = Заявление { WHO($player, case: "gen") } о ничьей удовлетворяется.
    .claim-rejected = Заявление { WHO($player, case: "gen") } о ничьей отклоняется.
    .claim-accepted-nth = { $nth ->
        [1] Первое
        [2] Второе
        [3] Третье
       *[other] Последнее
    } заявление { WHO($player, case: "gen") } о ничьей удовлетворяется.
    .claim-rejected-nth = { $nth ->
        [1] Первое
        [2] Второе
        [3] Третье
       *[other] Последнее
    } заявление { WHO($player, case: "gen") } о ничьей отклоняется.
    .claim-accepted-both = Оба заявления о ничьей удовлетворяются.
    .claim-rejected-both = Оба заявления о ничьей отклоняются.
    .claim-inadmissible = Заявление { WHO($player, case: "gen") } о ничьей недопустимо.
    .claim-inadmissible-nth = { $nth ->
        [1] Первое
        [2] Второе
        [3] Третье
       *[other] Последнее
    } заявление { WHO($player, case: "gen") } о ничьей недопустимо.
    .claim-premature = Заявление { WHO($player, case: "gen") } о ничьей отклоняется как преждевременное.
    .claim-premature-nth = { $nth ->
        [1] Первое
        [2] Второе
        [3] Третье
       *[other] Последнее
    } заявление { WHO($player, case: "gen") } о ничьей отклоняется как преждевременное.
decision-on-flag =
    .claim-accepted = Заявление { WHO($player, case: "gen") } о падении флажка обоснованно.
    .claim-rejected = Заявление { WHO($player, case: "gen") } о падении флажка отклоняется.
    .claim-rejected-again = Новое заявление { WHO($player, case: "gen") } о падении флажка тоже отклоняется.
    .claim-accepted-both = Оба заявления о падении флажка обоснованны.
    .claim-rejected-both = Оба заявления о падении флажка отклоняются.
decision-on-default =
    .claim-accepted = Заявление { WHO($player, case: "gen") } о победе из-за неявки соперника обоснованно.
    .claim-rejected = Заявление { WHO($player, case: "gen") } о победе из-за неявки соперника отклоняется.
decision-on-claim =
    .claim-accepted = Заявление { WHO($player, case: "gen") } обоснованно.
    .claim-rejected = Заявление { WHO($player, case: "gen") } отклоняется.
    .claim-rejected-again = Новое заявление { WHO($player, case: "gen") } тоже отклоняется.
    .claim-accepted-again = Новое заявление { WHO($player, case: "gen") } тоже обоснованно.
decision-on-request =
    .claim-accepted = Просьба удовлетворяется.
    .claim-rejected = Просьба отклоняется.
decision-on-notice =
    .claim-accepted = Обращение { WHO($player, case: "gen") } обоснованно.
    .claim-rejected = Обращение { WHO($player, case: "gen") } отклоняется.
decision-on-own =
    .claim-accepted = Арбитр должен вмешаться.
    .claim-rejected = У арбитра нет оснований вмешиваться.
decision-on-question =
    .claim-accepted = Заявление было бы обоснованным.
    .claim-rejected = Заявление было бы отклонено.
    .already-over = Партия закончена.
    .already-over-again = Партия остаётся законченной.
effect-claim-postponed = Решение по заявлению откладывается.
effect-install-increment = С этого момента обоим игрокам прибавляют { DURATION($time, case: "acc") } за каждый ход.
effect-decision-final = Решение по заявлению о ничьей окончательно и обжалованию не подлежит.
effect-result-referred = Игра прекращена; результат определит назначенный арбитр.
effect-must-submit =
    .position = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сдать запись заключительной позиции.
    .scoresheet = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сдать полностью заполненный бланк.
effect-must-verify = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } проверить то, что сдаёт соперник.
effect-allowed = Действия { WHO($player, case: "gen") } допустимы.
    .named = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } { $doing }.
    .asked = Просьба { WHO($player, case: "gen") } удовлетворяется.
    .named-again = { WHO($player) } и на этот раз { AGREE($player, sg: "может", pl: "могут") } { $doing }.
    .done = { WHO($player) } { AGREE($player, sg: "имел", pl: "имели") } право { $doing }.
    .done-again = { WHO($player) } и на этот раз { AGREE($player, sg: "имел", pl: "имели") } право { $doing }.
    .play = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } сыграть { MOVE($move) }.
effect-forbidden = Действия { WHO($player, case: "gen") } недопустимы.
    .named = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } { $doing }.
    .asked = Просьба { WHO($player, case: "gen") } отклоняется.
    .again = И эти действия { WHO($player, case: "gen") } недопустимы.
    .named-again = { WHO($player) } и на этот раз не { AGREE($player, sg: "может", pl: "могут") } { $doing }.
    .named-again-again = { WHO($player) } и снова не { AGREE($player, sg: "может", pl: "могут") } { $doing }.
    .done = { WHO($player) } не { AGREE($player, sg: "имел", pl: "имели") } права { $doing }.
    .done-again = { WHO($player) } и на этот раз не { AGREE($player, sg: "имел", pl: "имели") } права { $doing }.
    .done-again-again = { WHO($player) } и снова не { AGREE($player, sg: "имел", pl: "имели") } права { $doing }.
    .play = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } сыграть { MOVE($move) }.
effect-needs-permission = { WHO($player, case: "dat") } нужно разрешение арбитра.
    .named = { WHO($player, case: "dat") } нужно разрешение арбитра, чтобы { $doing }.
    .asked = Просьба { WHO($player, case: "gen") } может быть удовлетворена только с разрешения арбитра.

## The arbiter

# What the arbiter must do, or may choose, as it follows “must” and “may”; several of them are told in one sentence.
duty =
    .set-up-adjourned = восстановить позицию отложенной партии с показаниями часов
    .open-envelope = вскрыть конверт, после чего сделать тайный ход на доске
    .check-moves = проверить, завершены ли ходы этого периода
    .call-flag = объявить о падении флажка
    .stop-clocks = остановить часы
    .establish-result = выяснить, каков результат партии
arbiter-must = Арбитр должен { LIST($duties) }.
effect-must =
    .call-flag = Арбитр должен объявить о падении флажка.
    .intervene = Арбитр должен немедленно вмешаться.
    .ask-to-seal = Арбитр должен попросить игрока, за которым очередь хода, запечатать ход.
    .keep-envelope = Арбитр должен проверить конверт и хранить его в надёжном месте.
    .open-envelope = Арбитр должен вскрыть конверт и сделать тайный ход на доске.
    .record-time = Арбитр должен записать время, оставшееся у игрока, который отложил партию досрочно.
    .set-up-adjourned = Арбитр должен восстановить позицию и показания часов отложенной партии.
    .correct-times = Арбитр должен исправить показания часов.
    .announce-start = Арбитр должен объявить, когда начинается игровая сессия.
    .announce-end = Арбитр должен объявить, когда заканчивается игровая сессия.
    .show-record = Арбитр должен показать запись партии.
    .provide-scoresheet = Арбитр должен предоставить бланк для записи партии.
    .record-game = Арбитру или его помощнику следует по возможности присутствовать при игре и записывать ходы.
    .tell-move-count = Арбитр должен сообщить игрокам, сколько ходов осталось.
    .note-position = Арбитр должен сначала записать позицию, показания часов и, если оно известно, число сделанных ходов.
    .note-running-clock = Арбитр должен записать и то, чьи часы шли.
    .replace-scoresheet = Арбитр должен заменить электронный бланк для записи партии.
    .adjust-time = Арбитр должен соразмерно скорректировать время этого игрока; время можно и уменьшить.
    .establish-result = Арбитр должен выяснить, каков результат партии.
    .establish-order = Арбитр должен выяснить, закончилась ли партия до того, как было замечено падение флажка. Если да, её результат остаётся в силе; если нет, решает падение флажка.
    .read-mark = Арбитр должен посмотреть на часах, чей флажок упал первым. Этот игрок проиграл по времени, если только соперник не лишён возможности поставить мат.
    .award-points = Арбитр должен присудить эти очки.
    .stop-clocks = Арбитр должен остановить часы.
    .check-moves = Арбитр должен проверить, завершены ли ходы этого периода.
    .explain-laws = Арбитр должен разъяснить, что говорят Правила.
    .advise-on-position = Арбитр должен сказать, какие ходы возможны в этой позиции.
    .reveal-move-count = Арбитр должен сказать, сколько ходов завершено.
    .tell-of-move = Арбитр должен сказать игроку, что соперник завершил ход.
    .tell-to-press = Арбитр должен сказать игроку, что часы не нажаты.
    .take-special-measures = Арбитр должен принять особые меры в интересах этого игрока.
    .look = Арбитр должен сам проверить то, о чём ему сообщили.
    .look-into-complaint = Арбитр должен рассмотреть заявление о нарушении.
    .use-device = Арбитр должен воспользоваться средством связи.
    .keep-conditions = Арбитр должен обеспечить хорошие условия для игры.
    .impose-penalty = Арбитр должен применить это наказание.
    .look-for-marked-offers = Арбитр должен посмотреть, какие предложения ничьей отмечены на бланках.
    .check-claim-alone = Арбитр должен проверить заявление сам.
    .check-away-from-board = Арбитр должен сделать так, чтобы игроки проверяли заявление в стороне от позиции на доске.
    .keep-spectators-out = Арбитр не должен пускать зрителей на игровую площадку.
    .announce-loss = Арбитр должен сказать игроку, что следующее нарушение будет стоить ему партии.
    .let-device-be-handed-in = Арбитр должен дать игроку возможность сдать устройство до первого хода.
    .have-claim-made-good = Арбитр должен сказать заявителю, чтобы тот оформил заявление как положено.
    .enforce-rule = Арбитр должен добиваться выполнения правила.
    .inspect = Арбитр должен провести осмотр игрока.
    .call-witness = Арбитр должен пригласить свидетеля того же пола, что и игрок.
    .turn-board = Арбитр должен велеть повернуть доску, а часы оставить на месте.
    .ask-organiser = Арбитр должен выяснить, требуется ли согласие организатора.
    .name-suspect = Арбитр должен назвать подозреваемого игрока.
    .report = Арбитр должен сообщить о случившемся в ФИДЕ.
    .demand-writing = Арбитр должен потребовать, чтобы обвинение было подано письменно, и объяснить, чем грозит необоснованное обвинение.
    .clarify = Арбитр должен выяснить, что имелось в виду.
    .clarify-resignation = Партия не закончена. Арбитр должен спросить { WHO($player, case: "acc") }, { AGREE($player, sg: "сдаётся ли он", pl: "сдаются ли они") }.
    .watch-play = Арбитр должен по возможности наблюдать за дальнейшей игрой.
effect-must-not =
    .call-flag = Арбитр не имеет права объявлять о падении флажка.
    .intervene = Арбитр не имеет права вмешиваться.
    .ask-to-seal = Арбитр не имеет права просить о тайном ходе.
    .keep-envelope = Арбитр не имеет права забирать конверт.
    .open-envelope = Арбитр не имеет права вскрывать конверт.
    .record-time = Арбитр не имеет права записывать время, оставшееся у игрока, который отложил партию досрочно.
    .set-up-adjourned = Арбитр не имеет права восстанавливать отложенную позицию и показания часов на момент откладывания партии.
    .correct-times = Арбитр не имеет права исправлять показания часов.
    .announce-start = Арбитр не имеет права объявлять, когда начинается игровая сессия.
    .announce-end = Арбитр не имеет права объявлять, когда заканчивается игровая сессия.
    .show-record = Арбитр не должен показывать запись партии.
    .provide-scoresheet = Арбитр не имеет права предоставлять бланк для записи партии.
    .record-game = Арбитр не имеет права записывать ходы.
    .tell-move-count = Арбитр не имеет права сообщать игрокам, сколько ходов осталось.
    .note-position = Арбитр не имеет права записывать позицию перед восстановлением партии.
    .note-running-clock = Арбитр не имеет права записывать, чьи часы шли.
    .replace-scoresheet = Арбитр не имеет права заменять электронный бланк для записи партии.
    .adjust-time = Арбитр не должен уменьшать из-за этого время игрока.
    .establish-result = Арбитр не имеет права проверять результат.
    .establish-order = Арбитр не должен выяснять, что произошло раньше.
    .read-mark = Арбитр не должен исходить из отметки на часах.
    .award-points = Арбитр не имеет права присуждать эти очки.
    .stop-clocks = Арбитр не должен останавливать часы.
    .check-moves = Арбитр не должен проверять, завершены ли ходы этого периода.
    .explain-laws = Арбитр не имеет права разъяснять, что говорят Правила.
    .advise-on-position = Арбитр не имеет права говорить, какие ходы возможны или хороши в этой позиции.
    .reveal-move-count = Арбитр не имеет права говорить, сколько ходов завершено.
    .tell-of-move = Арбитр не имеет права говорить игроку, что соперник завершил ход.
    .tell-to-press = Арбитр не имеет права говорить игроку, что часы не нажаты.
    .take-special-measures = Арбитр не имеет права принимать особые меры в интересах этого игрока.
    .look = Арбитр не должен проверять то, о чём ему сообщили.
    .look-into-complaint = Арбитр не имеет права рассматривать заявление о нарушении.
    .use-device = Арбитр не имеет права пользоваться в игровой зоне средствами связи.
    .keep-conditions = Арбитр не имеет права заниматься условиями для игры.
    .impose-penalty = Арбитр не имеет права применять это наказание.
    .look-for-marked-offers = Арбитр не имеет права смотреть, какие предложения ничьей отмечены на бланках.
    .check-claim-alone = Арбитр не должен проверять заявление сам, пока игроки сидят за доской.
    .check-away-from-board = Арбитр не имеет права проводить проверку заявления в стороне от позиции на доске.
    .keep-spectators-out = Арбитр не имеет права не пускать зрителей на игровую площадку.
    .announce-loss = Арбитр не имеет права объявлять, что следующее нарушение будет стоить ему партии.
    .let-device-be-handed-in = Арбитр не имеет права снова давать игроку возможность сдать устройство.
    .have-claim-made-good = Арбитр не имеет права говорить заявителю, чтобы тот оформил заявление как положено.
    .enforce-rule = Арбитр не имеет права требовать того, что запрещает законодательство страны.
    .inspect = Арбитр не имеет права проводить осмотр игрока.
    .call-witness = Арбитр не имеет права приглашать свидетеля.
    .turn-board = Арбитр не должен велеть повернуть доску.
    .ask-organiser = Арбитр не должен выяснять, требуется ли согласие организатора.
    .name-suspect = Арбитр не имеет права называть подозреваемого игрока или намекать на него.
    .report = Арбитр не должен сообщать о случившемся в ФИДЕ.
    .demand-writing = Арбитр не должен требовать письменного обвинения.
    .clarify = Арбитр не должен спрашивать, что имелось в виду.
    .watch-play = Арбитр не должен наблюдать за дальнейшей игрой.
measure =
    .declare-draw = объявить ничью
    .postpone-claim = отложить решение по заявлению
    .reject-claim = отклонить заявление
    .impose-warning = вынести предупреждение
    .impose-opponent-time = прибавить время сопернику
    .impose-own-time = уменьшить время нарушителя
    .impose-opponent-points = увеличить очки соперника в этой партии вплоть до максимума
    .impose-own-points = уменьшить очки нарушителя в этой партии
    .impose-loss = присудить нарушителю поражение в партии
    .impose-fine = наложить денежный штраф, если он был объявлен заранее
    .impose-rounds = исключить нарушителя из одного или нескольких туров
    .impose-expulsion = исключить нарушителя из соревнования
arbiter-may = Арбитр может { LIST($measures, type: "or") }.
effect-may =
    .penalise = Арбитр может наказать { WHO($player, case: "acc") }.
    .penalise-distraction = Арбитр может наказать { WHO($player, case: "acc") } за отвлечение соперника.
    .call-flag = Арбитр может объявить о падении флажка.
    .set-times = Арбитр может установить показания часов.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } остановить часы.
    .restart-clock = { WHO($opponent) } { AGREE($opponent, sg: "может", pl: "могут") } снова пустить часы { WHO($player, case: "gen") }, не делая хода.
    .seal-reply = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } запечатать ответ во втором конверте вместо того, чтобы сделать его на доске.
    .agree-to-correct = Игроки могут договориться и сами исправить ошибку.
    .change-setting = Арбитр может изменить установку часов.
    .place-clock = Арбитр может решить, где стоят часы.
    .start-new-game = Арбитр может назначить новую партию; иначе в силе остаётся эта.
    .change-result = Арбитр ещё может изменить результат.
    .give-extra-time = Арбитр может дать одному или обоим игрокам дополнительное время.
    .give-extra-time-to = Арбитр может дать { WHO($player, case: "dat") } дополнительное время.
    .expel-offender = Арбитр может удалить { $offender ->
        [spectator] зрителя
        [captain] капитана команды
        [other-player] игрока другой партии
        [assistant] помощника
       *[offender] нарушителя
    } из игровой зоны.
    .inspect = Арбитр может потребовать осмотра { WHO($player, case: "gen") }.
    .look-at-video = Арбитр может распорядиться посмотреть видеозапись.
    .impose-warning = Арбитр может вынести предупреждение.
    .impose-opponent-time = Арбитр может прибавить время сопернику.
    .impose-own-time = Арбитр может уменьшить время нарушителя.
    .impose-opponent-points = Арбитр может увеличить очки соперника в этой партии вплоть до максимума.
    .impose-own-points = Арбитр может уменьшить очки нарушителя в этой партии.
    .impose-loss = Арбитр может присудить нарушителю поражение в партии.
    .impose-fine = Арбитр может наложить денежный штраф, если он был объявлен заранее.
    .impose-rounds = Арбитр может исключить нарушителя из одного или нескольких туров.
    .impose-expulsion = Арбитр может исключить нарушителя из соревнования.
    .declare-draw = Арбитр может объявить ничью.
    .postpone-claim = Арбитр может отложить решение по заявлению.
    .reject-claim = Арбитр может отклонить заявление.
    .grant-increment = Арбитр может предоставить обоим игрокам добавку в { DURATION($time, case: "acc") } за ход.
    .give-time = Арбитр может дать { WHO($player, case: "dat") } { DURATION($time, case: "acc") }.
    .take-back-increment = Арбитр может снять добавку, которую { WHO($player) } { AGREE($player, sg: "получил", pl: "получили") } нажатием часов.
    .stop-clocks-again = { WHO($player) } снова { AGREE($player, sg: "может", pl: "могут") } остановить часы.
effect-ruling-was-right = Решение было верным.
    .nth = { $nth ->
        [1] Первое
        [2] Второе
        [3] Третье
       *[other] Последнее
    } решение было верным.
effect-ruling-was-incomplete = Решение было неполным.
    .nth = { $nth ->
        [1] Первое
        [2] Второе
        [3] Третье
       *[other] Последнее
    } решение было неполным.
effect-ruling-not-as-taught = Решение было не таким, как учит ФИДЕ.
effect-ruling-was-wrong = Решение было неверным.
    .nth = { $nth ->
        [1] Первое
        [2] Второе
        [3] Третье
       *[other] Последнее
    } решение было неверным.
effect-check-claim = Оба игрока проверяют заявление под наблюдением арбитра.
effect-overstepped-first = Первым упал флажок { WHO($player, case: "gen") }.
effect-ended-with =
    .win = Партию { AGREE($player, sg: "выиграл", pl: "выиграли") } { WHO($player) }.
    .draw = Партия закончилась вничью.
    .both-lose = Оба игрока проиграли партию.
effect-ruling-points =
    .required = Верно решено: { $ruling }.
    .allowed = Правила оставляют это на усмотрение арбитра: { $ruling }.
    .usual = Правила оставляют это на усмотрение арбитра, и обычно так и решают: { $ruling }.
    .unusual = Правила оставляют это на усмотрение арбитра, но обычно так не решают: { $ruling }.
    .missing = Правила требуют: { $ruling }.
    .untaught = По букве Правил это оставлено на усмотрение арбитра, но учат иначе: { $ruling }.
    .wrong = Правилами не предусмотрено: { $ruling }.
    .wrong-again = И в этом случае Правилами не предусмотрено: { $ruling }.
    .missing-again = И в этом случае Правила требуют: { $ruling }.
# Of a whole ruling that the Laws leave to the arbiter.
ruling-left-to-arbiter =
    .allowed = Правила оставляют выбор на усмотрение арбитра.
    .usual = Правила оставляют выбор на усмотрение арбитра, и обычно так и решают.
    .unusual = Правила оставляют выбор на усмотрение арбитра, но обычно так не решают.
    .untaught = По букве Правил выбор оставлен на усмотрение арбитра, но учат иначе.
    .allowed-again = Этот выбор Правила тоже оставляют на усмотрение арбитра.
effect-usual = Обычно решают так: { $ruling }.
    .granted = Обычно это разрешают.
    .refused = Обычно в этом отказывают.
    .choice = Обычная мера — { LIST($measures, type: "or") }.
    .again = И в этом случае обычно решают так: { $ruling }.
    .inspected = Осмотр здесь — обычное дело.
    .spectators = Обычно зрителей на игровую площадку не пускают.
effect-unusual = Не принято решать так: { $ruling }.
    .granted = Обычно этого не разрешают.
    .refused = Обычно в этом не отказывают.
    .choice = Необычной мерой было бы { LIST($measures, type: "or") }.
    .inspected = Осмотр здесь не принят.
    .spectators = Обычно зрителей на игровую площадку пускают.
effect-untaught = ФИДЕ учит, что так никогда не решают: { $ruling }.
    .granted = ФИДЕ учит, что это не разрешается.
    .refused = ФИДЕ учит, что в этом не отказывают.
    .choice = ФИДЕ учит, что арбитр не прибегает к такой мере: { LIST($measures, type: "or") }.
    .inspected = ФИДЕ учит, что осмотра здесь не проводят.
    .spectators = ФИДЕ учит, что зрителей на игровую площадку пускают.
effect-wait-one-move = Арбитр ждёт, пока не будет завершён следующий ход.

## Definitions

effect-class =
    .standard = Эта партия относится к классическим шахматам.
    .rapid = Эта партия относится к быстрым шахматам.
    .blitz = Эта партия относится к блицу.
effect-deadline = Игрок может прийти к доске не позднее { $time }.
effect-regime =
    .full = Правила соревнований применяются полностью.
    .limited = Применяются упрощённые правила.
effect-free-from-recording = Игроки не обязаны записывать ходы.
effect-regulations-name-regime = В положении о соревновании должно быть указано, какие правила применяются ко всем его партиям.
effect-envelope-shows = На конверте должно быть указано: { LIST($items) }.
effect-has-the-move = Сейчас ход { WHO($player, case: "gen") }.
effect-initial-position = С этой позиции начинается партия.
effect-start-position = На доске начальная позиция шахмат-960 под номером { $number }, поэтому партия в шахматы-960 может с неё начаться.
effect-square-colour =
    .light = { SQUARE($square) } — белое поле.
    .dark = { SQUARE($square) } — чёрное поле.
effect-in-check = Король { WHO($player, case: "gen") } находится под шахом.
effect-position-illegal = Позиция невозможна.
effect-castling-ends = После рокировки король { WHO($player, case: "gen") } стоит на { SQUARE($king) }, а ладья — на { SQUARE($rook) }.

## Scoresheets, results and points

effect-transfer-position = Позиция переносится на правильно расположенную доску.
effect-right-colours = Новая партия играется с правильными цветами.
effect-must-record = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } записывать ходы.
effect-need-not-record =
    .end-of-period = { WHO($player) } { AGREE($player, sg: "освобождён", pl: "освобождены") } от записи ходов до конца периода.
    .enough-time = { WHO($player) } { AGREE($player, sg: "освобождён", pl: "освобождены") } от записи ходов, только пока времени мало.
effect-complete-sheet =
    .clocks-stopped = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } сразу, при остановленных часах, восстановить запись партии.
    .before-moving = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } восстановить запись партии за счёт своего времени, прежде чем сделать ход.
effect-lend-sheet = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } дать сопернику свой бланк.
effect-return-sheet = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } вернуть сопернику его бланк, прежде чем сделать ход.
effect-must-mark-offer = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } отметить предложение знаком (=).
    .again = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } отметить знаком (=) и это предложение.
effect-reconstruct = Оба игрока должны восстановить партию на второй доске под контролем арбитра.
effect-next-move-opens-period = Следующий ход считается первым ходом следующего периода.
effect-must-sign = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } подписать бланки.
effect-result-stands =
    .win = Результат остаётся в силе: победа { WHO($player, case: "gen") }.
    .draw = Результат остаётся в силе: ничья.
    .both-lose = Результат остаётся в силе: поражение обоих.
effect-points = { WHO($player, case: "dat") } за партию начисляется очков: { $points }.
    .again = { WHO($player, case: "dat") } за партию по-прежнему начисляется очков: { $points }.
    .both = Очки за партию: { WHO($player, case: "dat") } — { $points }, { WHO($opponent, case: "dat") } — { $others }.

## Conduct and penalties

effect-penalty-due = Арбитр обязан наказать { WHO($player, case: "acc") }.
    .again = Арбитр обязан наказать { WHO($player, case: "acc") } и за это нарушение.
    .again-again = Арбитр обязан ещё раз наказать { WHO($player, case: "acc") }.
effect-loses-game = { WHO($player) } { AGREE($player, sg: "проигрывает", pl: "проигрывают") } партию.
effect-score-by-arbiter = Сколько очков { AGREE($player, sg: "получит", pl: "получат") } { WHO($player) }, решает арбитр.
effect-warned =
    .leaving = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за уход без разрешения.
    .help = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за постороннюю помощь.
    .device = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } из-за электронного устройства.
    .smoking = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за курение.
    .disturbing = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за отвлечение соперника.
    .offers = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за необоснованные предложения ничьей.
    .claims = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за необоснованные заявления.
    .behaviour = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за недостойное поведение.
    .refusal = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за отказ соблюдать Правила.
    .recording = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за отказ вести запись.
    .clock = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за неправильное обращение с часами.
    .touching = { WHO($player, case: "dat") } выносится { $nth ->
        [1] предупреждение
        [2] второе предупреждение
        [3] третье предупреждение
       *[other] { $nth }-е предупреждение
    } за нарушение правил прикосновения.
effect-last-warning = Это последнее предупреждение: в следующий раз { WHO($player) } { AGREE($player, sg: "проиграет", pl: "проиграют") } партию.
effect-score-raised = Очки { WHO($player, case: "gen") } в этой партии увеличиваются вплоть до максимума.
effect-score-reduced = Очки { WHO($player, case: "gen") } в этой партии уменьшаются.
effect-fined = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } уплатить денежный штраф.
effect-excluded = { WHO($player, case: "acc") } исключают из одного или нескольких туров.
effect-expelled = { WHO($player, case: "acc") } исключают из соревнования.
effect-fair-play-offence = { WHO($player) } { AGREE($player, sg: "нарушил", pl: "нарушили") } правила честной игры.
effect-inspected = Проводится осмотр { WHO($player, case: "gen") }.
    .again = Снова проводится осмотр { WHO($player, case: "gen") }.
effect-rated = Партия учитывается для рейтинга.
effect-not-rated = Партия не учитывается для рейтинга.

## Entries on the scoresheet

effect-entry-means = Запись означает { MOVE($text) }.
    .offer = Запись означает { MOVE($text) } с предложением ничьей.
effect-entry-irregular = Запись сделана не по предписанной форме, но смысла это не меняет.
effect-entry-ambiguous = Запись может означать { LIST($moves, type: "or") }.
move-named = { MOVE($move) }
effect-entry-means-nothing = Запись не означает ни одного возможного хода.
effect-no-evidence = Запись не доказывает никакого хода.
effect-warn-about-notation = Арбитру следует предупредить игрока, что такая нотация не признаётся.

## Two boards

effect-must-announce = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } правильно объявить ход, прежде чем будут пущены часы соперника.
effect-adjust-board = { WHO($player) } { AGREE($player, sg: "должен", pl: "должны") } исправить позицию на своей доске по записям.
effect-use-two-boards = Партия играется на двух досках.
effect-assistant-needed = { WHO($player) } { AGREE($player, sg: "обязан", pl: "обязаны") } иметь помощника.
