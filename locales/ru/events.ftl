### The story of a case: setting, what is known beforehand, and one message per event.
### $player is who acts, $opponent the other player (for an act of both players, of the arbiter or of a third party: nobody).
### $owner is the player whose pieces are meant; $event is the number of the earlier event that this one is about.

## The setting

setting =
    .standard = Партия играется в классические шахматы.
    .rapid-full = Партия играется в быстрые шахматы по Правилам соревнований.
    .rapid-limited = Партия играется в быстрые шахматы по упрощённым правилам.
    .blitz-full = Партия играется в блиц по Правилам соревнований.
    .blitz-limited = Партия играется в блиц по упрощённым правилам.
setting-time =
    .base = { DURATION($time) } на обдумывание
    .moves = { DURATION($time) } на { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }
    .rest = { DURATION($time) } до конца партии
    .whole = { DURATION($time) } на всю партию
setting-time-with =
    .increment = { LIST($times) } с добавкой в { DURATION($time, case: "acc") } за ход
    .delay = { LIST($times) } с задержкой в { DURATION($time, case: "acc") } на каждый ход
setting-time-control =
    .times = У каждого игрока { LIST($times) }.
    .times-increment = У каждого игрока { LIST($times) }; добавка — { DURATION($time) } за ход.
    .times-increment-throughout = У каждого игрока { LIST($times) }; добавка — { DURATION($time) } за ход начиная с первого.
    .times-no-increment = У каждого игрока { LIST($times) }, без добавки.
    .times-delay = У каждого игрока { LIST($times) }; задержка — { DURATION($time) } на каждый ход.
    .increment = Добавка — { DURATION($time) } за ход.
    .no-increment = Партия идёт без добавки.
setting-no-draw-before-move = В этом соревновании предлагать ничью и соглашаться на неё нельзя, пока каждый игрок не сделает { $count } { $count ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}.
setting-draws-need-consent = В этом соревновании предлагать ничью и соглашаться на неё можно только с разрешения арбитра.
setting-default-time = Допустимое время опоздания — { DURATION($time) }.
setting-no-default-time = Допустимое время опоздания равно нулю.
setting-resumption-late-limit = При возобновлении отложенной партии допустимое время опоздания — { DURATION($time) }.
setting-scheduled-start = Начало назначено на { $time }.
setting-devices-in-bag = В этом соревновании выключенное устройство можно держать в сумке.
setting-milder-device-penalty = В этом соревновании за устройство при себе наказывают мягче, чем поражением в партии.
setting-report-leaving = В этом соревновании игрок, покидающий игровую площадку при ходе соперника, обязан заранее сообщить об этом арбитру.
setting-frees-visually-disabled = В этом соревновании игроки с ослабленным зрением в цейтноте не обязаны вести запись, какой бы ни была добавка.
setting-no-appeal = В этом соревновании апелляции на решения арбитра не допускаются.
setting-fines-announced = В этом соревновании денежные штрафы объявлены заранее.
setting-guidelines-iii = Объявлено, что в этом соревновании действуют правила быстрой игры до конца партии.
setting-chess960 = Партия играется в шахматы-960.
setting-visually-disabled = У { WHO($player, case: "gen") } ослаблено зрение.
setting-hearing-impaired = У { WHO($player, case: "gen") } ослаблен слух.
setting-scoring = Очки в этом соревновании: победа — { $win }, ничья — { $draw }, поражение — { $loss }.
setting-forfeit-points = Поражение без игры — { $points }.
setting-no-arbiter = Арбитра на партии нет.

## What is known before the first event

known-start-position = На доске начальная позиция шахмат-960 под номером { $number }.
known-to-move = Ход { WHO($player, case: "gen") }.
known-half-moves =
    .each = Каждый игрок сделал подряд { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } без движения пешек и без взятий.
    .apart = Без движения пешек и без взятий { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } подряд { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }, { WHO($opponent) } — { $others }.
known-moves =
    .start = Начало партии: { MOVE($moves) }.
    .later = { $count ->
        [1] Последний ход:
       *[other] Последние ходы:
    } { MOVE($moves) }.
known-material = У { WHO($player, case: "gen") } { LIST($pieces) }.
    .bare = У { WHO($player, case: "gen") } только король.
known-history-complete = Позиция перед этими ходами тоже учитывается; более ранние ходы значения не имеют.
known-occurrences =
    .here = Та же позиция стоит на доске { $count ->
        [2] во второй
        [1] в первый
        [3] в третий
        [4] в четвёртый
        [5] в пятый
       *[other] в { $count }-й
    } раз.
    .intended = После предполагаемого хода позиция в действительности возникла бы { $count ->
        [2] во второй
        [1] в первый
        [3] в третий
        [4] в четвёртый
        [5] в пятый
       *[other] в { $count }-й
    } раз.
known-consecutive-occurrences =
    .here = Та же позиция стоит на доске { $count ->
        [2] во второй
        [1] в первый
        [3] в третий
        [4] в четвёртый
        [5] в пятый
       *[other] в { $count }-й
    } раз, всякий раз через один ход каждого игрока.
    .intended = После предполагаемого хода позиция в действительности возникла бы { $count ->
        [2] во второй
        [1] в первый
        [3] в третий
        [4] в четвёртый
        [5] в пятый
       *[other] в { $count }-й
    } раз, всякий раз через один ход каждого игрока.
known-moves-without-progress =
    .here = { $count ->
        [0] Серия ходов без движения пешек и без взятий только началась.
        [one] Каждый игрок сделал подряд { $count } ход без движения пешек и без взятий.
        [few] Каждый игрок сделал подряд { $count } хода без движения пешек и без взятий.
        [many] Каждый игрок сделал подряд { $count } ходов без движения пешек и без взятий.
       *[other] Каждый игрок сделал подряд { $count } хода без движения пешек и без взятий.
    }
    .intended = С предполагаемым ходом у каждого игрока было бы подряд { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } без движения пешек и без взятий.
known-moves-made =
    .one = { $count ->
        [0] { WHO($player) } ещё не { AGREE($player, sg: "сделал", pl: "сделали") } ни одного хода.
        [one] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } ход.
        [few] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } хода.
        [many] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } ходов.
       *[other] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } хода.
    }
    .both = { $count ->
        [0] Ни один из игроков ещё не сделал хода.
        [one] Каждый игрок сделал { $count } ход.
        [few] Каждый игрок сделал { $count } хода.
        [many] Каждый игрок сделал { $count } ходов.
       *[other] Каждый игрок сделал { $count } хода.
    }
    .each = { $count ->
        [0] { WHO($player) } ещё не { AGREE($player, sg: "сделал", pl: "сделали") } ни одного хода
        [one] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } ход
        [few] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } хода
        [many] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } ходов
       *[other] { WHO($player) } { AGREE($player, sg: "сделал", pl: "сделали") } { $count } хода
    }, { WHO($owner) } — { $others ->
        [0] ни одного
        [1] один
       *[other] { $others }
    }.
known-moves-completed =
    .one = { $count ->
        [0] { WHO($player) } ещё не { AGREE($player, sg: "завершил", pl: "завершили") } ни одного хода.
        [one] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } ход.
        [few] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } хода.
        [many] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } ходов.
       *[other] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } хода.
    }
    .both = { $count ->
        [0] Ни один из игроков ещё не завершил хода.
        [one] Каждый игрок завершил { $count } ход.
        [few] Каждый игрок завершил { $count } хода.
        [many] Каждый игрок завершил { $count } ходов.
       *[other] Каждый игрок завершил { $count } хода.
    }
    .each = { $count ->
        [0] { WHO($player) } ещё не { AGREE($player, sg: "завершил", pl: "завершили") } ни одного хода
        [one] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } ход
        [few] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } хода
        [many] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } ходов
       *[other] { WHO($player) } { AGREE($player, sg: "завершил", pl: "завершили") } { $count } хода
    }, { WHO($owner) } — { $others ->
        [0] ни одного
        [1] один
       *[other] { $others }
    }.
known-both-can-mate =
    .yes = Оба игрока ещё могут поставить мат.
    .no = Ни один из игроков не может поставить мат никакой серией возможных ходов.
known-can-mate =
    .yes = { WHO($player) } ещё { AGREE($player, sg: "может", pl: "могут") } поставить мат.
    .no = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } поставить мат никакой серией возможных ходов.
known-illegal-acts = { $count ->
    [0] Ранее в этой партии { WHO($player, case: "dat") } не засчитано ни одного невозможного хода.
    [one] Ранее в этой партии { WHO($player, case: "dat") } засчитан { $count } невозможный ход.
    [few] Ранее в этой партии { WHO($player, case: "dat") } засчитаны { $count } невозможных хода.
    [many] Ранее в этой партии { WHO($player, case: "dat") } засчитано { $count } невозможных ходов.
   *[other] Ранее в этой партии { WHO($player, case: "dat") } засчитано { $count } невозможного хода.
}
known-record-requests = { $count ->
    [0] Раньше показать запись партии не просили.
    [one] Раньше запись партии просили показать { $count } раз.
    [few] Раньше запись партии просили показать { $count } раза.
    [many] Раньше запись партии просили показать { $count } раз.
   *[other] Раньше запись партии просили показать { $count } раза.
}
known-warnings = { $count ->
    [0] { WHO($player, case: "acc") } за такое нарушение ещё не предупреждали.
    [one] { WHO($player, case: "acc") } за такое же нарушение уже предупреждали { $count } раз.
    [few] { WHO($player, case: "acc") } за такое же нарушение уже предупреждали { $count } раза.
    [many] { WHO($player, case: "acc") } за такое же нарушение уже предупреждали { $count } раз.
   *[other] { WHO($player, case: "acc") } за такое же нарушение уже предупреждали { $count } раза.
}
known-games-per-arbiter = Один арбитр { $count ->
    [1] наблюдает только за одной партией
    [one] одновременно наблюдает за { $count } партией
    [few] одновременно наблюдает за { $count } партиями
    [many] одновременно наблюдает за { $count } партиями
   *[other] одновременно наблюдает за { $count } партии
}.
known-presses = { $count ->
    [0] По счётчику часов { WHO($player) } ещё не { AGREE($player, sg: "нажимал", pl: "нажимали") } их ни разу.
    [one] По счётчику часов { WHO($player) } { AGREE($player, sg: "нажал", pl: "нажали") } их { $count } раз.
    [few] По счётчику часов { WHO($player) } { AGREE($player, sg: "нажал", pl: "нажали") } их { $count } раза.
    [many] По счётчику часов { WHO($player) } { AGREE($player, sg: "нажал", pl: "нажали") } их { $count } раз.
   *[other] По счётчику часов { WHO($player) } { AGREE($player, sg: "нажал", pl: "нажали") } их { $count } раза.
}
known-period = { $count ->
    [1] Идёт первый период.
    [2] Идёт второй период.
    [3] Идёт третий период.
   *[other] Идёт { $count }-й период.
}
# $player is who behaves so.
known-distraction =
    .yes = Поведение { WHO($player, case: "gen") } отвлекает или раздражает соперника.
    .no = Поведение { WHO($player, case: "gen") } не отвлекает и не раздражает соперника.
    .offer-yes = Предложение ничьей необоснованно.
    .offer-no = Предложение ничьей нельзя считать необоснованным.
    .claim-yes = Заявление необоснованно.
    .claim-no = Заявление нельзя считать необоснованным.
# $player is who would win on time.
known-cannot-win-normally =
    .yes = Арбитр убеждён, что { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } выиграть обычными средствами.
    .no = Арбитр убеждён, что { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } выиграть обычными средствами.
known-no-effort =
    .yes = Арбитр убеждён, что { WHO($player) } не { AGREE($player, sg: "пытается", pl: "пытаются") } выиграть обычными средствами.
    .no = Арбитр убеждён, что { WHO($player) } { AGREE($player, sg: "пытается", pl: "пытаются") } выиграть обычными средствами.
known-disability =
    .yes = У { WHO($player, case: "gen") } ограниченные возможности здоровья.
    .no = У { WHO($player, case: "gen") } нет ограниченных возможностей здоровья.
known-moves-completed-in-time =
    .yes = { WHO($player) } { AGREE($player, sg: "успел", pl: "успели") } завершить все ходы периода.
    .no = { WHO($player) } не { AGREE($player, sg: "успел", pl: "успели") } завершить все ходы периода.
known-unable-to-press =
    .yes = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } пользоваться часами.
    .no = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } пользоваться часами.
known-unable-to-move =
    .yes = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } передвигать фигуры.
    .no = { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } передвигать фигуры.
known-loss-announced =
    .yes = { WHO($player, case: "acc") } предупредили, что следующее нарушение будет стоить партии.
    .no = { WHO($player, case: "acc") } не предупредили, что следующее нарушение будет стоить партии.
known-persistent-refusal =
    .yes = { WHO($player) } упорно { AGREE($player, sg: "отказывается", pl: "отказываются") } соблюдать Правила.
    .no = Поведение { WHO($player, case: "gen") } ещё нельзя считать упорным отказом соблюдать Правила.
known-too-late =
    .yes = Опоздание { WHO($player, case: "gen") } превысило допустимое.
    .no = Опоздание { WHO($player, case: "gen") } не превысило допустимого.
open =
    .legal = Не сказано, возможны ли сделанные ходы.
    .outcome = Не сказано, завершил ли какой-либо ход партию.
    .counts = Не сказано, что и сколько раз случалось раньше.
    .has-the-move = Не сказано, чей ход.
    .found = Не сказано, что установил арбитр.

## Around an event

event-left =
    .one = На часах { WHO($player, case: "gen") } { CLOCK($time) }.
    .both = На часах { WHO($player, case: "gen") } { CLOCK($time) }, на часах { WHO($owner, case: "gen") } { CLOCK($others) }.
    .left = У { WHO($player, case: "gen") } остаётся { DURATION($time) }.
    .both-left = У { WHO($player, case: "gen") } остаётся { DURATION($time) }; у { WHO($owner, case: "gen") } — { DURATION($others) }.
event-below-zero = После нуля часы { WHO($player, case: "gen") } отсчитали ещё { CLOCK($time) }.
event-seen =
    .arbiter = , и арбитр это видит
    .arbiter-flag = , и арбитр это видит
    .nobody = ; никто этого не замечает
    .nobody-at-first = ; сначала этого никто не замечает
    .opponent = ; замечает это только соперник
event-order =
    .simultaneous = в тот же момент
    .unknown = ; что произошло раньше, неизвестно
    .disputed = ; игроки расходятся в том, что произошло раньше
event-disputed =
    .words = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { AGREE($player, sg: "сказал", pl: "сказали") } «поправляю»; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .claim = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { AGREE($player, sg: "заявил", pl: "заявили") } о ничьей; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .claim-intended = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { AGREE($player, sg: "заявил", pl: "заявили") } о ничьей, собираясь сделать ход { MOVE($move) }; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .offer = Игроки расходятся в том, { AGREE($player, sg: "предлагал", pl: "предлагали") } ли { WHO($player) } ничью.
    .move = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { WHO($owner) } { AGREE($owner, sg: "сделал", pl: "сделали") } ход { MOVE($move) }; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .move-unknown = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { WHO($owner) } { AGREE($owner, sg: "сделал", pl: "сделали") } ход; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .move-legal = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { WHO($owner) } { AGREE($owner, sg: "сделал", pl: "сделали") } возможный ход; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .move-illegal = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { WHO($owner) } { AGREE($owner, sg: "сделал", pl: "сделали") } невозможный ход; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .act = Игроки расходятся в том, произошло ли следующее: { $act }.
    .touch-unnamed = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { WHO($owner) }{ $how ->
        [deliberate] {" "}намеренно
        [accidental] {" "}случайно
       *[plain] {""}
    } { AGREE($owner, sg: "тронул", pl: "тронули") } фигуру; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .touch-known = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { WHO($owner) }{ $how ->
        [deliberate] {" "}намеренно
        [accidental] {" "}случайно
       *[plain] {""}
    } { AGREE($owner, sg: "тронул", pl: "тронули") } { MEN($squares, case: "acc") }; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
    .touch-kinds = { WHO($player) } { AGREE($player, sg: "утверждает", pl: "утверждают") }, что { WHO($owner) }{ $how ->
        [deliberate] {" "}намеренно
        [accidental] {" "}случайно
       *[plain] {""}
    } { AGREE($owner, sg: "тронул", pl: "тронули") } { LIST($items) }; { WHO($owner) } это { AGREE($owner, sg: "отрицает", pl: "отрицают") }.
event-found-of-disputed =
    .words-yes = Арбитр устанавливает, что слово было сказано.
    .words-no = Арбитр устанавливает, что слово сказано не было.
    .touch-yes = Арбитр устанавливает, что фигура была тронута.
    .touch-no = Арбитр устанавливает, что фигура тронута не была.
    .move-yes = Арбитр устанавливает, что ход был сделан.
    .move-no = Арбитр устанавливает, что хода сделано не было.
    .offer-yes = Арбитр устанавливает, что ничья была предложена.
    .offer-no = Арбитр устанавливает, что ничья предложена не была.
    .claim-yes = Арбитр устанавливает, что заявление о ничьей было сделано.
    .claim-no = Арбитр устанавливает, что заявления о ничьей не было.
    .act-yes = Арбитр устанавливает, что так и было.
    .act-no = Арбитр устанавливает, что этого не было.
event-about =
    .event = (событие { $event })
    .move = (ход { MOVE($move) })
# Appended to a sentence that is about another event than the one discussed.
event-reference = (событие { $event })

## At the board

event-move =
    .given = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } ход { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } ход.
    .legal = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } возможный ход.
    .illegal = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } невозможный ход.
event-move-again =
    .given = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } ещё и ход { MOVE($move) }, не дожидаясь ответа.
    .unknown = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } ещё один ход, не дожидаясь ответа.
    .legal = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } ещё один возможный ход, не дожидаясь ответа.
    .illegal = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } ещё один ход, причём невозможный, не дожидаясь ответа.
event-moves = Сделаны ходы { MOVE($moves) }.
event-two-hands = двумя руками
event-not-pressed = , не нажимая часы
event-promotion-omitted = { WHO($player) } { AGREE($player, sg: "оставляет", pl: "оставляют") } на самой дальней горизонтали непревращённую пешку.
event-touch =
    .unnamed = { WHO($player) }{ $how ->
        [deliberate] {" "}намеренно
        [accidental] {" "}случайно
       *[plain] {""}
    } { AGREE($player, sg: "трогает", pl: "трогают") } фигуру.
    .known = { WHO($player) }{ $how ->
        [deliberate] {" "}намеренно
        [accidental] {" "}случайно
       *[plain] {""}
    } { AGREE($player, sg: "трогает", pl: "трогают") } { MEN($squares, case: "acc") }.
    .kinds = { WHO($player) }{ $how ->
        [deliberate] {" "}намеренно
        [accidental] {" "}случайно
       *[plain] {""}
    } { AGREE($player, sg: "трогает", pl: "трогают") } { LIST($items) }.
event-capture-king = { WHO($player) } { AGREE($player, sg: "берёт", pl: "берут") } короля соперника.
event-displace = { WHO($player) } { AGREE($player, sg: "опрокидывает", pl: "опрокидывают") } { MEN($squares, case: "acc") }.
event-displaced-by-nobody = { $count ->
    [1] По неизвестной причине { MEN($squares) } оказывается не на своём месте.
   *[other] По неизвестной причине { MEN($squares) } оказываются не на своём месте.
}
event-repair = { WHO($player) } { AGREE($player, sg: "ставит", pl: "ставят") } смещённые фигуры на место.

# Touched pieces of which only the kind is known, as members of a list.
touched-own-kind =
    .king = своего короля
    .queen = своего ферзя
    .rook = свою ладью
    .bishop = своего слона
    .knight = своего коня
    .pawn = свою пешку
touched-enemy-kind =
    .king = короля соперника
    .queen = ферзя соперника
    .rook = ладью соперника
    .bishop = слона соперника
    .knight = коня соперника
    .pawn = пешку соперника
event-touch-order =
    .known = , именно в этом порядке
    .at-once = одновременно
    .unknown = ; в каком порядке, неизвестно
event-touch-with =
    .passing-hand = движением руки
    .sleeve = рукавом
event-hand =
    .left = левой рукой
    .right = правой рукой
manner-accident =
    .yes = случайно
    .no = намеренно
manner-valid-reason =
    .yes = по уважительной причине
    .no = без уважительной причины
manner-excused =
    .yes = ; арбитр или положение о соревновании признаёт причину опоздания уважительной
    .no = ; причина опоздания не признана уважительной

## The move, step by step

event-say-adjust = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } «поправляю».
event-adjust = { WHO($player) } { AGREE($player, sg: "поправляет", pl: "поправляют") } { MEN($squares, case: "acc") }.
event-lift = { WHO($player) } { AGREE($player, sg: "берёт", pl: "берут") } в руку { MEN($squares, case: "acc") }.
event-release = { WHO($player) } { AGREE($player, sg: "переставляет", pl: "переставляют") } { TERM($kind, case: "acc") } с { SQUARE($piece) } на { SQUARE($on) }, отпуская фигуру.
event-take-off = { WHO($player) } { AGREE($player, sg: "снимает", pl: "снимают") } с доски { MEN($squares, case: "acc") }.
event-put-back = { WHO($player) } { AGREE($player, sg: "возвращает", pl: "возвращают") } всё на прежнее место.
event-pick-up = { WHO($player) } { AGREE($player, sg: "берёт", pl: "берут") } в руку { TERM($piece, case: "acc") } рядом с доской.
event-place =
    .released = { WHO($player) } { AGREE($player, sg: "ставит", pl: "ставят") } на { SQUARE($square) } { TERM($piece, case: "acc") }.
    .touching = { WHO($player) } { AGREE($player, sg: "касается", pl: "касаются") } поля { SQUARE($square) } { TERM($piece, case: "ins") }, не отпуская фигуру.
event-place-upside-down = вверх дном
event-place-wrong-colour = цвета соперника
event-ask-for-piece = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } дать { TERM($piece, case: "acc") }, потому что под рукой такой фигуры нет.
event-announce =
    .check = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } «шах».
    .mate = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } «мат».
    .castling = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } «рокировка».
    .piece = { WHO($player) } { AGREE($player, sg: "называет", pl: "называют") } вслух { TERM($piece, case: "acc") }.
event-claim-touch-rules =
    .plain = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } арбитру, что нарушены правила о тронутых фигурах и выполнении хода.
    .hands = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } арбитру, что { WHO($owner) } { AGREE($owner, sg: "пошёл", pl: "пошли") } двумя руками.
    .moved = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } арбитру, что { WHO($owner) } { AGREE($owner, sg: "нарушил", pl: "нарушили") } правило «тронул — ходи».
    .touched = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } арбитру, что { WHO($owner) } { AGREE($owner, sg: "тронул", pl: "тронули") } фигуру.
event-bring-assistant =
    .plain = { WHO($player) } { AGREE($player, sg: "приводит", pl: "приводят") } помощника.
    .tasks = { WHO($player) } { AGREE($player, sg: "приводит", pl: "приводят") } помощника, который будет { LIST($items) }.
event-assistant-accepted =
    .yes = ; арбитр одобрил помощника
    .no = ; арбитр помощника не одобрил
event-assistant-presented =
    .late = , но представлен помощник лишь перед самым туром
    .opponent = ; помощник — сам соперник
assistant-task =
    .moving = делать ходы
    .clock = нажимать часы
    .recording = вести запись
    .announcing = объявлять ходы
    .telling = отвечать на вопросы о ходах и времени
    .claiming = заявлять о падении флажка и сообщать о тронутых фигурах
    .adjourning = выполнять формальности при откладывании партии

## The clock

event-press = { WHO($player) } { AGREE($player, sg: "нажимает", pl: "нажимают") } часы.
event-press-without-move = , не сделав хода
event-pause = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы.
event-press-with =
    .other-hand = { WHO($player) } { AGREE($player, sg: "нажимает", pl: "нажимают") } часы не той рукой, которой сделан ход.
    .force = { WHO($player) } { AGREE($player, sg: "с силой бьёт", pl: "с силой бьют") } по часам.
event-handle-clock =
    .keep-finger-on = { WHO($player) } { AGREE($player, sg: "держит", pl: "держат") } палец на кнопке часов.
    .hover = { WHO($player) } { AGREE($player, sg: "держит", pl: "держат") } руку или палец над часами.
    .lift = { WHO($player) } { AGREE($player, sg: "поднимает", pl: "поднимают") } часы.
    .knock-over = { WHO($player) } { AGREE($player, sg: "опрокидывает", pl: "опрокидывают") } часы.
event-clock-runs = На часах { WHO($player, case: "gen") } проходит { DURATION($time) }.
event-pause-for =
    .irregularity = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы из-за нарушения.
    .claim = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы, чтобы сделать заявление.
    .promotion-piece = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы, потому что нет фигуры, нужной для превращения пешки.
    .disturbance = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы из-за помех.
    .illness = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы из-за недомогания.
    .private = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы по личному делу.
    .video = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы, чтобы посмотрели видеозапись.
    .low-battery = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы, потому что электронный бланк показывает низкий заряд батареи.
    .none = { WHO($player) } { AGREE($player, sg: "останавливает", pl: "останавливают") } часы, не называя причины.
event-restart = { WHO($player) } снова { AGREE($player, sg: "пускает", pl: "пускают") } часы.
event-clock-marks-first = Часы показывают, что первым упал флажок { WHO($owner, case: "gen") }.
event-claim-clock-defect = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") }, что часы неисправны.
event-claim-setting-fault =
    .base-time = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что на часах неверно установлено время периода.
    .increment = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что на часах неверно установлена добавка.
    .mode = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что на часах установлен не тот режим.
    .credit = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что время, прибавленное или отнятое по решению арбитра, установлено на часах неверно.
    .move-counter = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что счётчик ходов показывает неверное число.
event-claim-clock-set = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что часы были установлены так: основное время — { DURATION($time) }, { SECONDS($increment) ->
    [0] без добавки
    [one] добавка — { DURATION($increment) } за ход
    [few] добавка — { DURATION($increment) } за ход
    [many] добавка — { DURATION($increment) } за ход
   *[other] добавка — { DURATION($increment) } за ход
}.
event-clock-set-alone = , причём только на стороне { WHO($player, case: "gen") }
event-wish-clock-place = { WHO($player) } { AGREE($player, sg: "хочет", pl: "хотят") }, чтобы часы стояли в другом месте.
event-start-round =
    .scheduled = Тур начинается в назначенное время.
    .late = Тур начинается позже назначенного времени на { DURATION($time, case: "acc") }.
    .at = Тур начинается в { $time }.
event-arrival =
    .board-on-time = { WHO($player) } { AGREE($player, sg: "приходит", pl: "приходят") } к доске в назначенное время.
    .board-late = { WHO($player) } { AGREE($player, sg: "приходит", pl: "приходят") } к доске через { DURATION($time, case: "acc") } после назначенного начала.
    .board-at = { WHO($player) } { AGREE($player, sg: "приходит", pl: "приходят") } к доске в { $time }.
    .hall-on-time = { WHO($player) } { AGREE($player, sg: "входит", pl: "входят") } в игровой зал в назначенное время, но к доске не { AGREE($player, sg: "подходит", pl: "подходят") }.
    .hall-late = { WHO($player) } { AGREE($player, sg: "входит", pl: "входят") } в игровой зал через { DURATION($time, case: "acc") } после назначенного начала, но к доске не { AGREE($player, sg: "подходит", pl: "подходят") }.
    .hall-at = { WHO($player) } { AGREE($player, sg: "входит", pl: "входят") } в игровой зал в { $time }, но к доске не { AGREE($player, sg: "подходит", pl: "подходят") }.
event-default-time-ends = Допустимое время опоздания истекло.
event-claim-default = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о победе, так как соперник не явился вовремя.
event-claim-from-screen =
    .alone = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } заявление, основанное только на том, что показывает экран или демонстрационная доска.
    .with-other = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } заявление, основанное на том, что показывает экран или демонстрационная доска, но не только на этом.
event-flag-falls = Падает флажок { WHO($player, case: "gen") }.
event-claim-flag =
    .opponents = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о падении флажка соперника.
    .named = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о падении флажка.

## Offers and claims

event-offer-draw = { WHO($player) } { AGREE($player, sg: "предлагает", pl: "предлагают") } ничью.
event-offer-conditional = с условием
event-offer-repeated = , причём повторно, хотя позиция не даёт для этого нового повода
event-accept =
    .offer = { WHO($player) } { AGREE($player, sg: "принимает", pl: "принимают") } предложение ничьей.
    .draw = { WHO($player) } { AGREE($player, sg: "соглашается", pl: "соглашаются") } на ничью.
    .after-all = { WHO($player) } затем всё же { AGREE($player, sg: "соглашается", pl: "соглашаются") } на ничью.
event-refuse =
    .offer = { WHO($player) } { AGREE($player, sg: "отклоняет", pl: "отклоняют") } предложение ничьей.
    .draw = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } от ничьей.
event-withdraw =
    .offer = { WHO($player) } { AGREE($player, sg: "хочет", pl: "хотят") } взять предложение назад.
    .claim = { WHO($player) } { AGREE($player, sg: "хочет", pl: "хотят") } взять заявление назад.
    .resignation = { WHO($player) } { AGREE($player, sg: "хочет", pl: "хотят") } взять назад сдачу партии.
    .unknown = { WHO($player) } { AGREE($player, sg: "хочет", pl: "хотят") } взять сказанное назад.
event-agree-draw = { WHO($player) } { AGREE($player, sg: "соглашается", pl: "соглашаются") } на ничью.
event-claim-draw =
    .repetition = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей ввиду троекратного повторения позиции.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей, так как после хода { MOVE($move) } позиция возникнет в третий раз.
    .repetition-written = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } ход { MOVE($move) } и { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей, так как после него позиция возникнет в третий раз.
    .no-progress = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей по правилу 50 ходов.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей по правилу 50 ходов, считая и предстоящий ход { MOVE($move) }.
    .no-progress-written = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } ход { MOVE($move) } и { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей по правилу 50 ходов, считая и этот ход.
event-claim-not-written = , но ход не записан
event-claim-not-declared = , но о намерении сделать ход арбитру не объявлено
event-claim-irregularity =
    .plain = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") }, что произошло нарушение.
    .move = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") }, что ход { MOVE($move) } был невозможным.
    .moved = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") }, что ход { WHO($owner, case: "gen") } был невозможным.
    .pressed = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") }, что нажимать часы было нельзя.
    .displaced = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") }, что фигуры были смещены.
event-agree-to-correct = { WHO($player) } { AGREE($player, sg: "соглашается", pl: "соглашаются") } исправить ошибку без арбитра.

## The end

event-resign = { WHO($player) } { AGREE($player, sg: "сдаётся", pl: "сдаются") }.
event-resign-in-writing = { WHO($player) } { AGREE($player, sg: "сдаётся", pl: "сдаются") } письменно.
event-resign-for = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") }, что { WHO($owner) } { AGREE($owner, sg: "сдаётся", pl: "сдаются") }.
event-gesture =
    .stops-clocks = { WHO($player) } молча { AGREE($player, sg: "останавливает", pl: "останавливают") } часы.
    .tips-king = { WHO($player) } молча { AGREE($player, sg: "кладёт", pl: "кладут") } короля на доску.
    .holds-out-hand = { WHO($player) } молча { AGREE($player, sg: "протягивает", pl: "протягивают") } сопернику руку.
    .handshake = { WHO($player) } молча пожимают друг другу руки.
    .kings-in-centre = { WHO($player) } молча { AGREE($player, sg: "ставит", pl: "ставят") } королей в центр доски.
    .signs-scoresheet = { WHO($player) } молча { AGREE($player, sg: "подписывает", pl: "подписывают") } бланк.
    .walks-off = { WHO($player) } молча { AGREE($player, sg: "уходит", pl: "уходят") } и не { AGREE($player, sg: "возвращается", pl: "возвращаются") }.
event-answer-unclearly =
    .gesture = { WHO($player) } { AGREE($player, sg: "отвечает", pl: "отвечают") } на предложение только жестом.
    .evasive = { WHO($player) } { AGREE($player, sg: "отвечает", pl: "отвечают") } на предложение уклончиво.

## Adjournment

event-session-ends = По часам арбитра время игровой сессии истекло.
event-ask-to-seal = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } запечатать ход, так как партия откладывается.
event-adjourn-early = { WHO($player) } { AGREE($player, sg: "откладывает", pl: "откладывают") } партию досрочно, когда игровая сессия ещё не закончилась.
event-adjourn-early-by = { WHO($player) } { AGREE($player, sg: "откладывает", pl: "откладывают") } партию за { DURATION($time, case: "acc") } до конца игровой сессии.
event-seal =
    .given = { WHO($player) } { AGREE($player, sg: "запечатывает", pl: "запечатывают") } ход { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "запечатывает", pl: "запечатывают") } ход.
event-change-sealed =
    .given = { WHO($player) } { AGREE($player, sg: "заменяет", pl: "заменяют") } тайный ход на { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "заменяет", pl: "заменяют") } тайный ход другим.
event-seal-reply =
    .given = { WHO($player) } { AGREE($player, sg: "запечатывает", pl: "запечатывают") } ответ { MOVE($move) } во втором конверте.
    .unknown = { WHO($player) } { AGREE($player, sg: "запечатывает", pl: "запечатывают") } ответ во втором конверте.
event-sealed-reads =
    .clear = Тайный ход возможен и читается однозначно.
    .unorthodox = Тайный ход записан необычным способом, но смысл записи несомненен.
    .ambiguous = Тайный ход можно прочитать как два разных хода.
    .unintelligible = Установить, какой ход имелся в виду, нельзя.
    .illegal = Тайный ход невозможен.
event-sealed-on =
    .electronic-scoresheet = на электронном бланке
    .something-else = , но не на бланке для записи партии
event-sealed-means = ; понять запись можно только как { MOVE($move) }
event-close-envelope = { WHO($player) } { AGREE($player, sg: "закрывает", pl: "закрывают") } конверт.
event-envelope-shows =
    .given = , на котором указаны { LIST($items) }
    .nothing = , на котором ничего не написано
event-envelope-contains =
    .given = ; внутри { LIST($items) }
    .nothing = ; бланков внутри нет
event-resume = Настало время возобновить отложенную партию.
event-arrive = { WHO($player) } { AGREE($player, sg: "приходит", pl: "приходят") } с опозданием на { DURATION($time, case: "acc") }.
event-arrive-back = { WHO($player) } { AGREE($player, sg: "возвращается", pl: "возвращаются") } к доске через { DURATION($time, case: "acc") }.
event-arrive-on-time = { WHO($player) } { AGREE($player, sg: "приходит", pl: "приходят") } вовремя.
event-absent = { WHO($player) } { AGREE($player, sg: "отсутствует", pl: "отсутствуют") }.
    .at-start = К началу партии { $player ->
        [both] не явился ни один из игроков
       *[other] { WHO($player) } не { AGREE($player, sg: "явился", pl: "явились") }
    }.
    .at-resumption = Ко времени возобновления партии { WHO($player, case: "gen") } нет.
event-open-envelope = { WHO($player) } { AGREE($player, sg: "вскрывает", pl: "вскрывают") } конверт.
event-lose-envelope = Конверт пропал.
event-claim-wrong-times = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что показания часов после откладывания партии неверны.

## Records

event-claim-wrong-set-up =
    .pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "замечает", pl: "замечают") }
       *[no] { AGREE($player, sg: "заявляет", pl: "заявляют") }
    }, что в начале партии фигуры стояли не на своих полях.
    .orientation = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "замечает", pl: "замечают") }
       *[no] { AGREE($player, sg: "заявляет", pl: "заявляют") }
    }, что доска повёрнута на 90°.
    .orientation-and-pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "замечает", pl: "замечают") }
       *[no] { AGREE($player, sg: "заявляет", pl: "заявляют") }
    }, что доска повёрнута на 90° и что к тому же фигуры стояли не на своих полях.
    .colours = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "замечает", pl: "замечают") }
       *[no] { AGREE($player, sg: "заявляет", pl: "заявляют") }
    }, что партия играется с перепутанными цветами.
    .king = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "замечает", pl: "замечают") }
       *[no] { AGREE($player, sg: "заявляет", pl: "заявляют") }
    }, что в начале партии король { WHO($of, case: "gen") } стоял не на своём поле.
    .king-and-queen = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "замечает", pl: "замечают") }
       *[no] { AGREE($player, sg: "заявляет", pl: "заявляют") }
    }, что в начале партии король и ферзь { WHO($of, case: "gen") } стояли один на месте другого.
    .rook = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "замечает", pl: "замечают") }
       *[no] { AGREE($player, sg: "заявляет", pl: "заявляют") }
    }, что в начале партии одна из ладей { WHO($of, case: "gen") } стояла на { SQUARE($on) }.
event-claim-wrong-setting = { WHO($player) } { AGREE($player, sg: "указывает", pl: "указывают") }, что часы установлены неверно.
event-ask-for-record = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } показать запись партии.
event-ask-for-scoresheet = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } бланк для записи партии.

## The arbiter

event-sees =
    .plain = { WHO($player) } затем { AGREE($player, sg: "замечает", pl: "замечают") }, что произошло.
    .move = { WHO($player) } затем { AGREE($player, sg: "обращает", pl: "обращают") } внимание на ход { MOVE($move) }.
event-sees-position = { WHO($player) } { AGREE($player, sg: "подходит", pl: "подходят") } к доске и { AGREE($player, sg: "видит", pl: "видят") } эту позицию.
# Followed by the finding as a sentence of its own.
event-finds = { WHO($player) } { AGREE($player, sg: "устанавливает", pl: "устанавливают") }, что { $finding }.
# Followed by the sentences of the ruling.
event-rules =
    .given = { WHO($player) } { AGREE($player, sg: "решает", pl: "решают") }: { $ruling }.
    .about = { WHO($player) } { AGREE($player, sg: "решает", pl: "решают") } по событию { $event }: { $ruling }.
    .about-move = { WHO($player) } { AGREE($player, sg: "решает", pl: "решают") } по ходу { MOVE($move) }: { $ruling }.
    .nothing = { WHO($player) } ничего не { AGREE($player, sg: "предпринимает", pl: "предпринимают") }.

## The examiner asks

event-asks =
    .envelope = Что должно быть указано на конверте?
    .session = Что нужно объявить об игровой сессии?
    .class = К каким шахматам относится такой контроль времени?
    .clocks = Что показывают часы?
    .deadline = До какого времени игрок может прийти к доске?
    .regime = Какие правила применяются к этим партиям?
    .recording = Обязаны ли игроки записывать ходы?
    .points = Сколько очков получает каждый игрок?
    .ruling-recording = Что игроки должны сделать со своими бланками?
    .regulations = Что должно быть сказано в положении о соревновании?
    .ruling-game = Закончена ли партия или она продолжается?
    .ruling-clock = Что будет с часами?
    .ruling-moves = Какая позиция должна стоять на доске и как следует пойти?
    .ruling-offences = Было ли нарушение?
    .ruling-claims = Какое решение следует принять по заявлению?
    .ruling-arbiter = Что должен делать арбитр?
    .ruling-definitions = Как это называется в Правилах?
    .has-the-move = Чей ход?
    .moves = Какие ходы может сделать игрок, за которым очередь хода?
    .over = Закончилась ли партия, и если да, то с каким результатом?
    .dead = Является ли позиция мёртвой?
    .claim-check = Кто проверяет заявление о ничьей?
    .first-flag = Чей флажок упал первым?
    .initial-position = Может ли партия начаться с этой позиции?
    .square = Какого цвета поле { SQUARE($square) }?
    .in-check = Находится ли какой-нибудь король под шахом?
    .position = Могут ли к такой позиции привести возможные ходы?
    .penalties = Какие наказания может применить арбитр?
    .rated = Учитывается ли партия для рейтинга?
    .assistant = Обязан ли игрок иметь помощника?
event-may-play =
    .one = { AGREE($player, sg: "может", pl: "могут") } ли { WHO($player) } сейчас сыграть { MOVE($move) }?
    .several = { AGREE($player, sg: "может", pl: "могут") } ли { WHO($player) } сейчас сыграть { LIST($moves, type: "or") }?

## Scoresheets and results
## $winner is the player who won, in `win` only.

event-write-move =
    .own-after = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } свой только что сделанный ход.
    .own-before = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } ход, ещё не сделанный на доске.
    .opponents-after = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } ход соперника.
    .opponents-before = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } ход соперника, ещё не сделанный на доске.
event-written-text = ({ MOVE($move) })
event-written-instead = , взамен прежнего, записанного, но не сделанного
event-written-for =
    .claim = , чтобы заявить о ничьей
    .sealing = , чтобы запечатать его
event-write-on-sheet =
    .times = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } на бланке показания часов.
    .offer = { WHO($player) } { AGREE($player, sg: "отмечает", pl: "отмечают") } на бланке предложение ничьей.
    .claim = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } на бланке запись, относящуюся к заявлению.
    .relevant-data = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } на бланке другие сведения о партии.
    .thoughts = { WHO($player) } { AGREE($player, sg: "записывает", pl: "записывают") } на бланке мысли о позиции.
event-mark-offer = { WHO($player) } { AGREE($player, sg: "отмечает", pl: "отмечают") } предложение на бланке знаком (=).
event-stop-recording = { WHO($player) } { AGREE($player, sg: "перестаёт", pl: "перестают") } вести запись.
event-resume-recording = { WHO($player) } { AGREE($player, sg: "возобновляет", pl: "возобновляют") } запись.
event-complete-sheet = { WHO($player) } { AGREE($player, sg: "вписывает", pl: "вписывают") } в бланк недостающие ходы.
event-sheet-gap =
    .opponents-last = { WHO($player) } { AGREE($player, sg: "отвечает", pl: "отвечают") } на последний ход соперника, не записав его.
    .own-previous = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } новый ход, не записав свой предыдущий.
    .earlier = На бланке { WHO($player, case: "gen") } недостаёт более ранних ходов, и никто не может сказать, с какого времени.
    .one-sheet = На бланке { WHO($player, case: "gen") } недостаёт ходов; другой бланк заполнен полностью.
    .both-sheets = На обоих бланках недостаёт ходов.
    .unreadable = На бланке { WHO($player, case: "gen") } ходы записаны неверно или неразборчиво.
event-sheets-show =
    .overstepping = Бланки показывают, что один из игроков превысил отведённое время, не завершив ходов периода.
    .in-time = Бланки показывают, что ходы периода завершены вовремя.
    .nothing = Заполнить бланки так, чтобы из них было видно, что игрок превысил отведённое время, нельзя.
event-reconstruct = { WHO($player) } { AGREE($player, sg: "восстанавливает", pl: "восстанавливают") } партию на второй доске.
event-hide-sheet = { WHO($player) } { AGREE($player, sg: "закрывает", pl: "закрывают") } бланк так, что арбитр его не видит.
event-lay-pen-on-sheet =
    .yes = { WHO($player) } { AGREE($player, sg: "кладёт", pl: "кладут") } ручку на бланк; она закрывает последний ход.
    .no = { WHO($player) } { AGREE($player, sg: "кладёт", pl: "кладут") } ручку на бланк; последний ход по-прежнему виден.
event-keep-sheet = { WHO($player) } { AGREE($player, sg: "оставляет", pl: "оставляют") } себе оригинал бланка.
event-ask-for-opponents-sheet = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } бланк соперника.
event-lend-sheet = { WHO($player) } { AGREE($player, sg: "даёт", pl: "дают") } свой бланк сопернику.
event-refuse-sheet = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } дать свой бланк сопернику.
event-return-sheet = { WHO($player) } { AGREE($player, sg: "возвращает", pl: "возвращают") } сопернику его бланк.
event-electronic-sheet-fails = Электронный бланк { WHO($player, case: "gen") } не работает.
event-change-sheet-mode =
    .arbiter = { WHO($player) } { AGREE($player, sg: "переводит", pl: "переводят") } электронный бланк в режим для арбитра.
    .other = { WHO($player) } { AGREE($player, sg: "переводит", pl: "переводят") } электронный бланк в другой режим, не игровой.
event-cannot-record =
    .disability = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } вести запись из-за ограниченных возможностей.
    .other-reason = { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } вести запись по причине, не связанной с ограниченными возможностями.
event-sign = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "подписывает", pl: "подписывают") } бланки, в которых указана победа { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "подписывает", pl: "подписывают") } бланки, в которых указана ничья.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "подписывает", pl: "подписывают") } бланки, в которых указано поражение обоих игроков.
}
event-approve-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "подтверждает", pl: "подтверждают") } на электронном бланке победу { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "подтверждает", pl: "подтверждают") } на электронном бланке ничью.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "подтверждает", pl: "подтверждают") } на электронном бланке поражение обоих.
}
event-report-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } результат: победа { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } результат: ничья.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } результат: поражение обоих.
}
event-report-unplayed = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } о выигрыше { WHO($winner, case: "gen") } в несыгранной партии.
    [draw] { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } о ничьей в несыгранной партии.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } о поражении обоих в несыгранной партии.
}
event-award-points = { WHO($player) } { AGREE($player, sg: "собирается", pl: "собираются") } присудить очки: { WHO($first, case: "dat") } — { $first_points }, { WHO($second, case: "dat") } — { $second_points }.

## Conduct, devices and third parties

event-permission =
    .given = с разрешения арбитра
    .missing = без разрешения арбитра
event-leave =
    .board = { WHO($player) } { AGREE($player, sg: "встаёт", pl: "встают") } из-за доски.
    .area = { WHO($player) } { AGREE($player, sg: "покидает", pl: "покидают") } игровую площадку.
    .venue = { WHO($player) } { AGREE($player, sg: "покидает", pl: "покидают") } игровую зону.
    .far-corner = { WHO($player) } { AGREE($player, sg: "уходит", pl: "уходят") } в дальний угол большого зала.
event-leave-purpose =
    .smoke = , чтобы покурить
    .toilet = , чтобы сходить в туалет
    .illness = из-за недомогания
    .emergency = из-за тревоги или другой чрезвычайной ситуации
event-leave-reported =
    .yes = , заранее сообщив об этом арбитру
    .no = , не сообщив об этом арбитру
event-enter = { WHO($player) } { AGREE($player, sg: "входит", pl: "входят") } на игровую площадку.
    .finished = Игрок, уже закончивший свою партию, входит на игровую площадку.
event-use-help =
    .notes = { WHO($player) } { AGREE($player, sg: "пользуется", pl: "пользуются") } записями.
    .information = { WHO($player) } { AGREE($player, sg: "пользуется", pl: "пользуются") } книгой или другим источником информации.
    .advice = { WHO($player) } { AGREE($player, sg: "пользуется", pl: "пользуются") } чужим советом.
    .second-board = { WHO($player) } { AGREE($player, sg: "анализирует", pl: "анализируют") } партию на другой доске.
event-device =
    .adjoining-area = В прилегающем помещении, указанном арбитром, у { WHO($player, case: "gen") } лежит электронное устройство.
    .person = У { WHO($player, case: "gen") } при себе электронное устройство.
    .table = На столе лежит электронное устройство { WHO($player, case: "gen") }.
    .bag = В сумке лежит электронное устройство { WHO($player, case: "gen") }.
    .person-sounding = У { WHO($player, case: "gen") } { $player ->
        [both] звонят электронные устройства
       *[other] звонит электронное устройство
    }.
    .table-sounding = На столе звонит электронное устройство { WHO($player, case: "gen") }.
    .bag-sounding = В сумке звонит электронное устройство { WHO($player, case: "gen") }.
event-device-state =
    .chess-program = , на котором работает шахматная программа
    .off = , полностью выключенное
    .silent = , включённое, но не издающее звуков
    .sounding = , которое звонит
event-device-shown =
    .admitted = { WHO($player) } { AGREE($player, sg: "признаёт", pl: "признают") }, что устройство при { AGREE($player, sg: "нём", pl: "них") }.
    .reported = Об устройстве сообщает кто-то другой.
event-device-approved = Арбитр разрешил это устройство.
event-device-before-the-game = Партия ещё не началась.
event-use-bag = { WHO($player) } { AGREE($player, sg: "берёт", pl: "берут") } сумку с устройством.
event-use-bag-to-the-toilet = и { AGREE($player, sg: "идёт", pl: "идут") } с ней в туалет
event-inspect = { WHO($player) } { AGREE($player, sg: "требует", pl: "требуют") }, чтобы { WHO($owner) } { AGREE($owner, sg: "дал", pl: "дали") } осмотреть одежду, сумки и другие вещи.
event-inspect-other-gender = Проводить осмотр собирается лицо другого пола.
event-inspect-in-public = при посторонних
event-inspect-witness =
    .same-gender = Свидетель со стороны арбитра того же пола, что и игрок.
    .other-gender = Свидетель со стороны арбитра другого пола, чем игрок.
    .nobody = Свидетеля нет.
event-inspect-before-the-game = Партия ещё не началась.
event-refuse-inspection = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } от осмотра.
event-accuse =
    .arbiter = { WHO($player) } { AGREE($player, sg: "обвиняет", pl: "обвиняют") } { WHO($owner, case: "acc") } в нечестной игре и { AGREE($player, sg: "говорит", pl: "говорят") } об этом только арбитру.
    .players = { WHO($player) } при других { AGREE($player, sg: "обвиняет", pl: "обвиняют") } { WHO($owner, case: "acc") } в нечестной игре.
event-accuse-named =
    .arbiter = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только другому арбитру, что { WHO($owner, case: "acc") } подозревают в нечестной игре.
    .players = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } игрокам, что { WHO($owner, case: "acc") } подозревают в нечестной игре.
event-accuse-written = , письменно и на установленном бланке
event-accuse-only-strength = лишь на том основании, что игра слишком сильна для рейтинга
event-disturb =
    .noise = { WHO($player) } { AGREE($player, sg: "шумит", pl: "шумят") }.
    .noise-source = { WHO($player) } { AGREE($player, sg: "приносит", pl: "приносят") } на игровую площадку источник шума.
    .talking = { WHO($player) } { AGREE($player, sg: "разговаривает", pl: "разговаривают") }, пока идёт игра.
    .eating = { WHO($player) } { AGREE($player, sg: "ест", pl: "едят") } за доской.
    .other = { WHO($player) } { AGREE($player, sg: "ведёт", pl: "ведут") } себя так, что это может отвлекать.
event-smoke =
    .plain = { WHO($player) } { AGREE($player, sg: "курит", pl: "курят") }.
    .electronic = { WHO($player) } { AGREE($player, sg: "курит", pl: "курят") } электронную сигарету.
event-smoke-where =
    .allowed = в месте для курения
    .elsewhere = вне места для курения
event-misbehave =
    .drunk = { WHO($player) } { AGREE($player, sg: "приходит", pl: "приходят") } на партию в нетрезвом виде, но никому не { AGREE($player, sg: "мешает", pl: "мешают") }.
    .arranged-game = { WHO($player) } ещё до партии { AGREE($player, sg: "договорился", pl: "договорились") } о её результате.
    .insult = { WHO($player) } { AGREE($player, sg: "оскорбляет", pl: "оскорбляют") } кого-то.
    .other = { WHO($player) } { AGREE($player, sg: "ведёт", pl: "ведут") } себя недостойно.
event-defy =
    .ruling = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } выполнять решение арбитра.
    .laws = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } соблюдать Правила.
    .reconstruction = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } помогать в восстановлении партии.
    .claim-check = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } участвовать в проверке заявления о ничьей.
    .playing-on = { WHO($player) } { AGREE($player, sg: "отказывается", pl: "отказываются") } играть дальше.
    .completing-sheet = { WHO($player) } не { AGREE($player, sg: "восстанавливает", pl: "восстанавливают") } запись партии или { AGREE($player, sg: "затягивает", pl: "затягивают") } с этим.
event-appeal = { WHO($player) } { AGREE($player, sg: "подаёт", pl: "подают") } апелляцию на решение арбитра.
event-appeal-signed = , когда бланк уже подписан
event-appeal-after = через { DURATION($time, case: "acc") }
event-appeal-in-writing =
    .yes = в письменном виде
    .no = в устной форме
event-request =
    .leave-area = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разрешения покинуть игровую площадку.
    .leave-venue = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разрешения покинуть игровую зону.
    .explain-rule = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разъяснить правило.
    .advise-on-position = { WHO($player) } { AGREE($player, sg: "спрашивает", pl: "спрашивают") }, возможен ли определённый ход в этой позиции.
    .move-count = { WHO($player) } { AGREE($player, sg: "спрашивает", pl: "спрашивают") }, сколько ходов завершено.
    .medical = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } медицинской помощи.
    .equipment = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } то, что нужно для игры.
    .arrangements = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } изменить условия для игры.
    .use-notes = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разрешения пользоваться записями, книгой или другой доской.
    .use-device = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разрешения пользоваться электронным устройством.
    .use-bag = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разрешения воспользоваться сумкой с устройством.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } арбитра остановить часы.
    .see-position = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } показать одну из прежних позиций партии.
    .claim-check = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } проверить заявление о ничьей.
    .turn-knights = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } повернуть коней соперника в другую сторону.
    .own-witness = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разрешить присутствие на осмотре своего свидетеля.
    .video = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } посмотреть видеозапись.
    .own-device = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } разрешения вести запись на собственном устройстве.
event-complain = { WHO($player) } { AGREE($player, sg: "обращается", pl: "обращаются") } к арбитру с заявлением о нарушении.
event-tell =
    .arbiter-flag = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, что флажок упал.
    .arbiter-irregularity = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру о нарушении.
    .arbiter-not-pressed = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, что часы не нажаты.
    .arbiter-move-completed = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, что ход завершён.
    .arbiter-move-count = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, сколько ходов завершено.
    .arbiter-times = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, сколько времени использовано.
    .arbiter-advice = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, какой ход был бы хорош.
    .arbiter-draw-advice = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, стоит ли предлагать или принимать ничью.
    .arbiter-protest = { WHO($player) } { AGREE($player, sg: "высказывает", pl: "высказывают") } несогласие только арбитру.
    .arbiter-team-score = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, как складывается матч.
    .arbiter-screening = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, что ходы одного из игроков совпадают с ходами программы.
    .arbiter-adjusting = { WHO($player) } { AGREE($player, sg: "сообщает", pl: "сообщают") } только арбитру, что { AGREE($player, sg: "хочет", pl: "хотят") } поправить фигуры.
    .players-flag = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } вслух, что флажок упал.
    .players-irregularity = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } вслух, что произошло нарушение.
    .players-not-pressed = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } { $player ->
        [white] сопернику
        [black] сопернику
        [a] сопернику
        [b] сопернику
       *[other] игроку
    }, что часы не нажаты.
    .players-move-completed = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } игроку, что соперник завершил ход.
    .players-move-count = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } игроку, сколько ходов завершено.
    .players-times = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } игроку, сколько времени использовано.
    .players-advice = { WHO($player) } { AGREE($player, sg: "подсказывает", pl: "подсказывают") } игроку ход.
    .players-draw-advice = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } игроку, стоит ли предлагать или принимать ничью.
    .players-protest = { WHO($player) } { AGREE($player, sg: "выражает", pl: "выражают") } несогласие вслух.
    .players-team-score = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } игроку, как складывается матч.
    .players-screening = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } вслух, что ходы одного из игроков совпадают с ходами программы.
    .players-adjusting = { WHO($player) } { AGREE($player, sg: "говорит", pl: "говорят") } вслух, что { AGREE($player, sg: "поправляет", pl: "поправляют") } фигуры.
event-tell-asked = , о чём игрок спросил
event-tell-before-the-arbiter = в присутствии и с согласия арбитра
event-external-disturbance = Партии помешало постороннее вмешательство.
event-warn =
    .leaving = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за уход без разрешения.
    .help = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за постороннюю помощь.
    .device = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение из-за электронного устройства.
    .smoking = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за курение.
    .disturbing = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за отвлечение соперника.
    .offers = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за необоснованные предложения ничьей.
    .claims = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за необоснованные заявления.
    .behaviour = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за недостойное поведение.
    .refusal = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за отказ соблюдать Правила.
    .recording = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за отказ вести запись.
    .clock = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за неправильное обращение с часами.
    .touching = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение за нарушение правил прикосновения.
event-warn-last = и { AGREE($player, sg: "объявляет", pl: "объявляют") }, что в следующий раз будет присуждено поражение
event-warn-to-captain = через капитана
event-check-claim-alone = { WHO($player) } { AGREE($player, sg: "проверяет", pl: "проверяют") } заявление о ничьей в одиночку, пока игроки сидят за доской.
event-video =
    .looked-at = { WHO($player) } { AGREE($player, sg: "распоряжается", pl: "распоряжаются") } посмотреть видеозапись.
    .not-looked-at = { WHO($player) } { AGREE($player, sg: "отказывает", pl: "отказывают") } в просмотре видеозаписи.
event-sit-at-wrong-board = { WHO($player) } { AGREE($player, sg: "садится", pl: "садятся") } в командном матче не за ту доску и { AGREE($player, sg: "играет", pl: "играют") } за ней.
event-impose =
    .warning = { WHO($player) } { AGREE($player, sg: "выносит", pl: "выносят") } { WHO($owner, case: "dat") } предупреждение.
    .opponent-time = { WHO($player) } { AGREE($player, sg: "наказывает", pl: "наказывают") } { WHO($owner, case: "acc") }, прибавляя время сопернику.
    .own-time = { WHO($player) } { AGREE($player, sg: "наказывает", pl: "наказывают") } { WHO($owner, case: "acc") }, уменьшая { AGREE($owner, sg: "его", pl: "их") } время.
    .opponent-points = { WHO($player) } { AGREE($player, sg: "наказывает", pl: "наказывают") } { WHO($owner, case: "acc") }, прибавляя очки сопернику.
    .own-points = { WHO($player) } { AGREE($player, sg: "наказывает", pl: "наказывают") } { WHO($owner, case: "acc") } снятием очков.
    .loss = { WHO($player) } { AGREE($player, sg: "наказывает", pl: "наказывают") } { WHO($owner, case: "acc") } поражением в партии.
    .fine = { WHO($player) } { AGREE($player, sg: "наказывает", pl: "наказывают") } { WHO($owner, case: "acc") } денежным штрафом.
    .rounds = { WHO($player) } { AGREE($player, sg: "исключает", pl: "исключают") } { WHO($owner, case: "acc") } из одного или нескольких туров.
    .expulsion = { WHO($player) } { AGREE($player, sg: "исключает", pl: "исключают") } { WHO($owner, case: "acc") } из соревнования.
event-impose-time = ({ DURATION($time) })

## Games without an increment

event-claim-quickplay =
    .cannot-win = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей на том основании, что соперник не может выиграть обычными средствами.
    .no-effort = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей на том основании, что соперник не пытается выиграть обычными средствами.
    .both = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей на том основании, что соперник не может выиграть обычными средствами и не пытается этого сделать.
    .unnamed = { WHO($player) } { AGREE($player, sg: "заявляет", pl: "заявляют") } о ничьей по правилам быстрой игры до конца партии.
event-request-increment = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } о добавке для обоих игроков.
event-decide-quickplay =
    .draw = { WHO($player) } { AGREE($player, sg: "объявляет", pl: "объявляют") } ничью.
    .postpone = { WHO($player) } { AGREE($player, sg: "откладывает", pl: "откладывают") } решение по заявлению.
    .reject = { WHO($player) } { AGREE($player, sg: "отклоняет", pl: "отклоняют") } заявление.
    .grant-increment = { WHO($player) } { AGREE($player, sg: "предоставляет", pl: "предоставляют") } добавку.

## Entries on the scoresheet

event-asks-entry = { $letters ->
    [en] Что означает запись «{ $entry }» в английской нотации?
    [it] Что означает запись «{ $entry }» в итальянской нотации?
    [de] Что означает запись «{ $entry }» в немецкой нотации?
    [ru] Что означает запись «{ $entry }» в русской нотации?
    [figurines] Что означает запись «{ $entry }» в нотации с изображениями фигур?
   *[other] Что означает запись «{ $entry }» в нотации на другом языке?
}

## Two boards

event-blind-lift = { WHO($player) } { AGREE($player, sg: "вынимает", pl: "вынимают") } { MEN($squares, case: "acc") } из отверстия специальной доски.
event-blind-move =
    .given = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } на специальной доске ход { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "делает", pl: "делают") } на специальной доске ход.
event-blind-board =
    .captured-left = ; взятая фигура ещё стоит на специальной доске
    .not-placed = ; фигура ещё не вставлена в другое отверстие
event-blind-announced =
    .rightly = и { AGREE($player, sg: "объявляет", pl: "объявляют") } его
    .not-yet = , ничего ещё не объявив
    .wrongly = , но, оговорившись, { AGREE($player, sg: "объявляет", pl: "объявляют") } другой ход
    .instead = , но, оговорившись, { AGREE($player, sg: "объявляет", pl: "объявляют") } { MOVE($move) }
    .without-piece = и { AGREE($player, sg: "объявляет", pl: "объявляют") } ход, но не фигуру, в которую превращается пешка
event-blind-pressed =
    .yes = Часы соперника пущены.
    .no = Часы соперника ещё не идут.
event-blind-say =
    .announce = { WHO($player) } теперь { AGREE($player, sg: "объявляет", pl: "объявляют") } ход.
    .correct = { WHO($player) } { AGREE($player, sg: "исправляет", pl: "исправляют") } оговорку.
    .repeat = { WHO($player) } { AGREE($player, sg: "повторяет", pl: "повторяют") } ход соперника так, как он был объявлен.
    .repeat-wrongly = { WHO($player) } { AGREE($player, sg: "повторяет", pl: "повторяют") } не тот ход, который объявил соперник.
event-boards-differ = Обнаруживается, что позиции на двух досках различаются.
event-records =
    .agree = Записи обоих игроков совпадают.
    .differ = Записи игроков расходятся.
event-wrong-board = Позиция на доске { WHO($owner, case: "gen") } не соответствует собственной записи этого игрока.
event-ask-for-two-boards = { WHO($player) } { AGREE($player, sg: "просит", pl: "просят") } две доски: обычную и специальную.
