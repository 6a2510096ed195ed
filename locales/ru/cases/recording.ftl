### Titles of the cases about recording the moves: what a reader would search for.

## arbiter-mode.yaml

title-a-player-uses-the-mode-for-arbiters = Игрок переводит электронный бланк в режим для арбитра
title-the-arbiter-uses-the-mode-for-arbiters = Арбитр переводит электронный бланк в режим для арбитра

## arbiter-records.yaml

title-both-players-stop-in-time-trouble = В цейтноте запись прекращают оба игрока
title-one-player-records-again-so-the-arbiter-need-not = В цейтноте один игрок возобновляет запись, затем другой прекращает её

## both-complete-scoresheets.yaml

title-the-flag-falls-and-neither-has-recorded = Флажок падает, когда оба игрока прекратили запись
title-nobody-stopped-recording-so-nothing-is-completed = Флажок падает, когда требуемые ходы уже завершены
    .scene = Несмотря на цейтнот, оба игрока продолжали записывать. Вы видите, что флажок чёрных упал; необходимые в этом периоде ходы чёрные завершили. Игроки погружены в раздумья, белые ничего не заметили, и коллега шепчет вам, что лучше их не отвлекать.
title-both-scoresheets-are-complete-and-the-game-goes-on = Оба игрока восстановили бланки после падения флажка: чьи часы пускают?

## completed-before-moving.yaml

title-he-moves-before-his-scoresheet-is-complete = После падения флажка игрок делает ход, не восстановив запись
    .scene = Белые, у которых в цейтноте остаётся 20 секунд, перестают записывать. Вы видите, что флажок белых упал; положенное на этот период число ходов сделано. Не вписав ни одного из пропущенных ходов, белые делают следующий ход и нажимают часы. Чёрные требуют взять его назад.
title-he-completes-his-scoresheet-and-then-moves = Игрок после падения флажка восстанавливает запись и затем делает ход

## defective-scoresheet.yaml

title-the-screen-of-an-electronic-scoresheet-goes-black = Электронный бланк с явным дефектом
    .scene = Посреди партии экран электронного бланка белых гаснет; достаточно взгляда, чтобы понять, что устройство больше не работает. Белые хотели бы играть дальше без записи: виноватых здесь нет, а у чёрных все ходы и так записаны.
title-the-player-says-that-the-electronic-scoresheet-is-slow = Электронный бланк не работает: очевидна ли неисправность?

## delay-usually-warned.yaml

title-a-player-delays-the-completing-of-his-scoresheet = Игрок затягивает восстановление записи после падения флажка
title-a-refusal-that-has-nothing-to-do-with-the-scoresheet = Игрок отказывается соблюдать Правила, но не упорно

## different-results.yaml

title-the-players-sign-different-results = Игроки подписывают разные результаты
    .scene = Игроки поспешно ушли из зала. Разбирая бумаги, вы обнаруживаете, что белые подписали бланки, на которых указана победа белых, а чёрные — бланки, на которых указана ничья. Ваш помощник предлагает записать ничью: по крайней мере пол-очка каждой стороны бесспорны.
title-the-winner-reports-a-loss-by-mistake = Соперник сдался, а победитель сообщает о своём поражении
title-the-reported-result-is-the-right-one = Соперник сдался, победитель сообщает о своей победе
title-a-later-report-of-another-result-than-the-signed-one = Оба подписали один результат, а затем сообщают другой
title-the-players-report-different-results = Игроки сообщают разные результаты
title-the-players-report-the-same-result = Оба игрока сообщают один и тот же результат — поражение одного из них

## game-reconstructed.yaml

title-neither-scoresheet-can-be-completed = Ходов недостаёт на обоих бланках
title-one-complete-scoresheet-is-enough = Ходов недостаёт на одном бланке, другой заполнен полностью

## gap-usually-warned.yaml

title-a-move-is-missing-for-the-first-time = На бланке недостаёт ходов, и никто не может сказать, с какого времени
title-a-move-is-missing-after-a-warning = На бланке недостаёт ходов после предупреждения из-за записи
title-two-minutes-for-a-gap-are-lawful-but-not-usual = На бланке недостаёт ходов: две минуты сопернику или предупреждение?
title-a-gap-whose-moment-is-known-is-no-matter-of-warnings-alone = Игрок сделал новый ход, не записав предыдущего: какие меры?

## next-move-opens-period.yaml

title-the-scoresheets-cannot-show-the-overstepping = По бланкам нельзя установить, превышено ли отведённое время
title-the-reconstruction-shows-nothing-but-a-camera-does = Восстановление партии ничего не показало, но доказано, что ходов сделано больше
title-the-reconstruction-shows-that-forty-moves-were-made-in-time = Восстановление партии показывает, что ходы сделаны вовремя
title-the-scoresheets-show-the-overstepping = По бланкам видно, что отведённое время превышено
title-no-overstepping-can-be-shown-by-playing-the-game-over-again = Флажок упал, на обоих бланках недостаёт ходов, восстановление партии ничего не показало
title-the-game-played-over-again-shows-an-overstepping = Флажок упал, и восстановление партии показывает превышение времени

## offer-marked-by-both.yaml

title-only-the-offering-player-marks-the-offer = Предложение ничьей отметил знаком (=) только предложивший
title-the-second-player-marks-the-offer-too = Предложение ничьей отметили знаком (=) оба игрока
title-the-mark-of-an-earlier-offer-does-not-count-for-the-next = Второе предложение ничьей отметил знаком (=) только один игрок

## one-completes-scoresheet.yaml

title-the-opponents-flag-falls-and-only-one-has-stopped = Один игрок прекратил запись, и падает флажок соперника
    .scene = Когда остаётся 1 минута 30 секунд, белые перестают записывать; чёрные продолжают. Через несколько ходов вы видите, что флажок чёрных упал; положенное на этот период число ходов чёрные сделали. Ход теперь за белыми. Они, чей флажок ещё не упал, за ручку не берутся: для них новый период не начался, спешить некуда.
title-his-own-flag-falls-and-only-he-has-stopped = Один игрок прекратил запись, и падает его флажок
    .scene = Когда остаётся 1 минута 30 секунд, белые перестают записывать; чёрные продолжают. Затем вы видите, что флажок белых упал; необходимые в этом периоде ходы белые завершили. «Остановите, пожалуйста, часы, — говорят белые, — чтобы можно было спокойно переписать пропущенные ходы».

## own-device-no-scoresheet.yaml

title-a-player-would-record-on-a-tablet-of-his-own = Игрок просит разрешения вести запись на собственном устройстве

## pen-on-scoresheet.yaml

title-a-pen-beside-the-last-move = Ручка на бланке, последний ход виден
title-a-pen-on-the-last-move = Ручка на бланке, последний ход закрыт
    .scene = После каждого хода белые кладут ручку на бланк так, что она закрывает последний ход. Проходя мимо, вы не можете разобрать, какой ход записан. Белые улыбаются: ручке надо где-то лежать, а любой ход виден на доске.

## previous-move-recorded.yaml

title-two-own-moves-without-recording-the-first = Игрок делает новый ход, не записав свой предыдущий
title-the-gap-does-not-matter-where-nobody-must-record = Игрок не записал свой предыдущий ход в блице

## recording-duty.yaml

title-players-must-record-in-standard-chess = Кто обязан вести запись в классических шахматах?
title-a-player-with-plenty-of-time-stops-recording = Игрок прекращает запись, имея двадцать минут, без добавки
title-a-scoresheet-that-nobody-can-read = Ходы на бланке записаны неверно или неразборчиво
title-stopping-in-rapid-is-free = Игрок прекращает запись в быстрых шахматах
title-a-player-wrongly-stops-and-moves-are-missing = Запись прекращена при добавке 30 секунд, не записан свой предыдущий ход: заявление
title-a-player-wrongly-stops-and-lacks-the-opponents-last-move = Запись прекращена при добавке 30 секунд, не записан последний ход соперника: заявление

## recording-freed.yaml

title-a-visually-disabled-player-is-freed-with-thirty-seconds-per-move = Игрок с ослабленным зрением прекращает запись, имея четыре минуты
title-a-freed-player-with-more-than-five-minutes = Игрок с ослабленным зрением прекращает запись, имея шесть минут
title-the-event-frees-nobody-who-can-see = Зрячий соперник игрока с ослабленным зрением прекращает запись
title-a-freed-player-completes-his-scoresheet-after-the-period = Игрок с ослабленным зрением прекратил запись, и его флажок падает

## recording-suspended.yaml

title-less-than-five-minutes-without-increment = Игрок прекращает запись, имея менее пяти минут, без добавки
title-exactly-five-minutes-are-not-less = Игрок прекращает запись, имея ровно пять минут, без добавки
    .scene = Ход за чёрными, на часах белых ровно 5 минут, когда белые кладут ручку и перестают записывать. Чёрные сразу зовут вас. Белые удивлены: «В цейтноте записывать не обязательно, у нас все так делают».
title-with-thirty-seconds-per-move-one-always-records = Игрок прекращает запись, имея 40 секунд, добавка 30 секунд
    .scene = Чёрные, у которых осталось 40 секунд, кладут ручку и перестают записывать. Белые зовут вас. «В цейтноте никто не обязан записывать, — протестуют чёрные, едва отрываясь от доски, — а в такой позиции мне для раздумий нужна каждая секунда».
title-with-twenty-nine-seconds-per-move-one-may-stop = Игрок прекращает запись, имея 40 секунд, добавка 29 секунд
    .scene = Чёрные, у которых в цейтноте остаётся 40 секунд, кладут ручку и перестают записывать. Белые зовут вас и показывают на часы: за каждый ход добавляется практически полминуты, а этого хватает и на ход, и на запись — сами они так и делали.
title-two-minutes-from-a-penalty-do-not-bring-the-duty-back = Запись прекращена при четырёх минутах; ещё две минуты игрок получает за нарушение соперника
    .scene = Когда остаётся всего 4 минуты, белые перестают записывать. В тот же момент вы наказываете чёрных, добавляя белым 2 минуты; их часы показывают теперь шесть минут. Через десять секунд у белых 5 минут 50 секунд, у чёрных 31 минута. Чёрные ворчат: раз времени снова достаточно, белые могут и писать. Должны ли игроки записывать ходы?
title-in-the-next-period-one-records-again = Запись прекращена в цейтноте, затем начинается следующий период
    .scene = Когда остаётся 1 минута, белые перестают записывать. Вы видите, что флажок белых упал; ходы, требуемые в этом периоде, они завершили. Добавлено время следующего периода: теперь у белых 59 минут, у чёрных 1 час 20 минут. Белые привыкли не писать и хотели бы обойтись без записи до конца партии. Обязаны ли игроки записывать ходы?
title-a-player-stops-and-nobody-says-how-much-time-is-left = Игрок прекращает запись: достаточно ли мало у него времени?
title-an-increment-told-period-by-period-is-an-increment = Запись прекращена при 40 секундах, добавка 30 секунд с первого хода
title-in-a-period-without-increment-one-may-stop-recording = Запись прекращена в первом периоде; добавка есть только во втором
    .scene = Белые завершили 30 ходов, у них остаётся 3 минуты; они кладут ручку и перестают записывать. Чёрные зовут вас: позже в этой партии за каждый ход будет добавка, а в таких партиях, говорят они, записывать надо всегда.
title-in-the-period-with-increment-one-records-again = Запись прекращена во втором периоде, единственном с добавкой
    .scene = Белые завершили 40 ходов, прошли контроль и уже израсходовали большую часть нового времени. Когда остаётся 3 минуты, они перестают записывать. Чёрные протестуют; белые показывают на часы: «В цейтноте никто не обязан писать, и до контроля было так же».
title-moves-are-missing-after-a-player-rightly-stopped = Запись прекращена при четырёх минутах, при трёх недостаёт хода
title-thirty-seconds-per-move-and-plenty-of-time = Игрок прекращает запись, имея 40 минут, добавка 30 секунд

## reply-before-recording.yaml

title-the-answer-comes-before-the-opponents-move-is-recorded = Игрок отвечает, не записав ход соперника
    .scene = Чёрные делают ход и нажимают часы. Белые отвечают сразу, нажимают часы и лишь затем берутся за ручку: последний ход чёрных в бланк белых ещё не записан. Чёрные зовут вас и жалуются: белые должны были сначала записать ход, а чёрные за это время могли бы подумать.
title-a-player-in-time-trouble-need-not-keep-up = Игрок в цейтноте прекратил запись и не записал свой предыдущий ход
    .scene = Когда остаётся 3 минуты, белые перестают записывать. Вскоре чёрные поднимают руку: белые только что сделали ещё один ход, хотя предыдущего на их бланке нет. Пару штрихов ручкой, говорят чёрные, может сделать каждый.

## result-signed-by-both.yaml

title-only-the-winner-has-signed = После сдачи партии бланк подписывает только победитель

## scoresheet-content.yaml

title-thoughts-on-the-scoresheet = Игрок пишет на бланке свои размышления
title-the-clock-times-on-the-scoresheet = Игрок пишет на бланке показания часов
title-a-claim-on-the-scoresheet = Игрок пишет на бланке о заявлении, предложении ничьей и других сведениях о партии

## scoresheet-lent.yaml

title-the-player-on-the-move-asks-for-the-opponents-scoresheet = После падения флажка бланк соперника просит игрок, имеющий ход
title-the-opponent-refuses-his-scoresheet = Соперник отказывается дать свой бланк после падения флажка
title-the-opponents-scoresheet-asked-for-on-the-opponents-move = После падения флажка игрок просит бланк соперника при его ходе
    .scene = Когда остаётся 20 секунд, белые перестают записывать; чёрные продолжают. Вы видите, что флажок чёрных упал; необходимые в этом периоде ходы чёрные завершили, и ход за ними. Белые тянутся за бланком соперника: «Мне надо переписать пропущенные ходы». Чёрные, которые ведут на нём запись, не дают его.
title-the-opponents-scoresheet-asked-for-before-the-flag-falls = Игрок просит бланк соперника до падения флажка
    .scene = Белые, за которыми ход и у которых остаётся 20 секунд, перестают записывать. Боясь сбиться со счёта, они просят бланк соперника, чтобы посмотреть, сколько ходов осталось. Чёрные его не дают. «Я имею на это право», — настаивают белые, глядя на вас.

## scoresheet-property.yaml

title-a-player-keeps-the-original-of-his-scoresheet = Игрок оставляет себе оригинал бланка после партии
    .scene = Белые сдают партию, в которой чёрные ещё могли поставить мат, оставляют вам копию и уходят с оригиналом бланка. Вы их окликаете, и они оборачиваются: «Запись моя, значит, и бланк мой. После такого поражения хочется сохранить хотя бы его».
title-the-original-is-kept-during-the-game = Игрок держит оригинал бланка у себя во время партии

## scoresheet-returned.yaml

title-the-borrowed-scoresheet-is-not-given-back = Игрок делает ход, не вернув бланк соперника
title-the-borrowed-scoresheet-is-given-back-in-time = Игрок возвращает бланк соперника и затем делает ход

## scoresheet-visible.yaml

title-a-hand-over-the-scoresheet = Игрок закрывает свой бланк во время партии
title-a-covered-scoresheet-in-blitz = Игрок закрывает свой бланк в блице
title-a-scoresheet-folded-after-the-end-of-the-game = Игрок закрывает свой бланк после сдачи партии

## sheet-mode-kept.yaml

title-a-player-leaves-the-game-mode-of-the-scoresheet = Игрок меняет режим электронного бланка

## signed-result.yaml

title-both-sign-a-wrong-result = Оба подписывают ничью после сдачи партии одним из них
    .scene = Белые сдаются, хотя чёрные, которые ещё могли поставить мат, едва ли на это рассчитывали. Обсуждая партию, оба подписывают бланки с результатом «ничья». Ваш помощник, видевший, как белые сдались, приносит вам бланки.
title-both-sign-the-right-result-one-after-the-other = После сдачи партии игроки подписывают результат по очереди
title-a-result-approved-on-electronic-scoresheets = Результат подтверждён на электронных бланках
title-a-mate-that-nobody-saw-and-a-draw-that-both-signed = Поставлен мат, но оба игрока подписывают ничью
    .scene = Белые играют { MOVE("Ra8") } и нажимают часы. Ни один из игроков не видит в этом ничего особенного; измученные долгим туром, оба подписывают бланки с результатом «ничья» и отходят от доски. Теперь бланки лежат перед вами.
title-the-arbiter-puts-a-signed-result-right = Арбитр заменяет подписанную после сдачи партии ничью победой

## unable-to-record.yaml

title-a-player-with-a-disability-cannot-record = Игрок не может вести запись из-за ограниченных возможностей
    .scene = Из-за инвалидности белые не могут держать ручку, а значит, и записывать ходы. Чёрные против особых условий: кто не пишет, экономит в каждой партии целые минуты; так что либо белым надо убавить время, либо записывать не должен никто.
title-a-player-may-not-write-for-religious-reasons = Игрок не может вести запись по причине, не связанной с ограниченными возможностями
    .scene = Чёрные сообщают вам, что в этот день недели писать им запрещает религия, поэтому записывать ходы они не могут. Через две доски, говорят чёрные, у игрока из-за инвалидности есть помощник, и время ему не убавили; права должны быть равными.
title-who-need-not-record-needs-no-assistant = Игрок не может вести запись в быстрых шахматах
title-a-player-who-only-finds-writing-tiresome = Игрок прекращает запись, имея 40 минут, без добавки
    .scene = У чёрных ещё 40 минут, но они кладут ручку и перестают записывать. Вам, подошедшему к доске, они объясняют: запись мешает сосредоточиться, а белые и так записывают каждый ход, так что ничего не пропадёт.

## written-in-advance.yaml

title-a-move-written-before-it-is-played = Ход записан до того, как он сделан
title-the-only-legal-reply-written-before-the-opponent-has-moved = Единственный возможный ответ записан до хода соперника
title-the-move-written-for-a-draw-claim = Ход записан заранее для заявления о ничьей
title-the-move-written-for-the-envelope = Ход записан заранее для конверта
title-a-written-move-is-crossed-out-and-another-written = Записанный заранее ход заменён другим, тоже записанным заранее
title-the-opponents-move-guessed-and-written = Ход соперника записан до того, как он сделан
title-a-move-written-after-it-was-played = Ход записан после того, как он сделан
title-in-rapid-a-move-may-be-written-at-any-time = Ход в быстрых шахматах записан до того, как он сделан
