### The names of the values that editions give; see the page of what is not verified.

value-of-has-the-move-when-opponents-move-is = Когда игрок имеет ход: после того как ход соперника сделан или после того как он завершён
value-of-moving-twice-acted-on-by = По чьей инициативе исправляют два хода подряд
value-of-moving-twice-may-be-penalised = Может ли арбитр наказать за два хода подряд
value-of-castling-along = По какой горизонтали идут король и ладья при рокировке
value-of-touch-binds = Какое прикосновение обязывает игрока
value-of-other-contact-counts-as-intent = Считается ли намеренным любое прикосновение, кроме явно случайного
value-of-adjusting-needs-own-clock-running = Можно ли поправлять фигуры, только когда идут свои часы
value-of-adjusting-only-what-stands-badly = Можно ли поправлять только плохо стоящие фигуры
value-of-knights-turned-by-their-owner = Может ли игрок поворачивать своих коней
value-of-both-colours-touched = Что следует, если игрок тронул фигуры обоих цветов
value-of-promotion-choice-fixed-by-touching-square = Окончателен ли выбор новой фигуры, когда она коснулась поля
value-of-objections-cover = О каких нарушениях игрок может заявить, пока не тронул фигуру
value-of-touch-move-acted-on-by = По чьей инициативе решают о нарушении правил о тронутых фигурах
value-of-touch-breach-waits-for-press = Ждёт ли арбитр нажатия часов, прежде чем вмешаться при нарушении правил о тронутых фигурах
value-of-unfinished-castling-is-judged = Решает ли арбитр, осталась ли рокировка лишь незаконченной
value-of-arbiter-acts-unasked-on = На что арбитр реагирует без заявления
value-of-assistant-may-move = Может ли игрок, который не в состоянии сам передвигать фигуры, привести помощника
value-of-checkmate-needs = Каким правилам должен соответствовать матующий ход, чтобы закончить партию
value-of-stalemate-needs = Каким правилам должен соответствовать ход, ведущий к пату, чтобы закончить партию
value-of-dead-position-needs = Каким правилам должен соответствовать ход, ведущий к мёртвой позиции
value-of-dead-position-mate-test = Как описана мёртвая позиция
value-of-resignation-is-draw-if-opponent-cannot-mate = Ведёт ли сдача партии к ничьей, если соперник никак не мог бы поставить мат
value-of-agreement-needs-move-by-each = Можно ли согласиться на ничью только после хода каждого игрока
value-of-completed-by-own-next-move = Считается ли ход завершённым без нажатия часов, если игрок сделал следующий ход
value-of-may-press-after-reply = Может ли игрок нажать часы и после ответного хода соперника
value-of-pressing-hand-is-fixed = Нужно ли нажимать часы той рукой, которой сделан ход
value-of-clock-handling-forbidden = Чего нельзя делать с часами
value-of-press-without-move-is-no-handling = Применяется ли к нажатию часов без хода только особое правило, а не запреты в обращении с часами
value-of-other-hand-is-usually-warned = Ограничиваются ли обычно предупреждением за нажатие другой рукой
value-of-clock-assistant-time = Что происходит со временем игрока, за которого часы нажимает помощник
value-of-saved-time = Что происходит со временем, сэкономленным в периоде
value-of-lateness-counts-from = С какого момента отсчитывается опоздание
value-of-stop-without-reason-is-penalised = Наказывается ли остановка часов без уважительной причины
value-of-disturbance-excuses-a-stop = Является ли помеха или недомогание само по себе уважительной причиной остановить часы
value-of-private-stop-is-unfounded = Считаются ли личные обстоятельства обычно неуважительной причиной остановить часы
value-of-private-stop-granted-to-disabled = Может ли игрок с ограниченными возможностями здоровья останавливать часы по личным обстоятельствам
value-of-video-stop-is-unfounded = Является ли просьба о видеозаписи неуважительной причиной остановить часы
value-of-low-battery-stop-is-unfounded = Является ли низкий заряд батареи неуважительной причиной остановить часы
value-of-screen-claims-barred = Какие заявления, основанные на показанном на экране, не принимаются
value-of-default-time-if-silent = Допустимое время опоздания, если положение о соревновании его не указывает
value-of-default-time-excused-by = Что оправдывает приход после допустимого времени опоздания
value-of-both-absent-at-start = Кто теряет время, если к началу не пришёл ни один из игроков
value-of-flag-counts-once = Кто должен заметить падение флажка, чтобы оно считалось
value-of-flag-fall-mate-test = Как описано «соперник не может поставить мат» после падения флажка
value-of-flag-fall-yields-to = Какие завершения партии важнее падения флажка
value-of-both-flags-in-last-period = Что следует, если в последнем периоде упали оба флажка
value-of-both-flags-in-other-period = Что следует, если в более раннем периоде упали оба флажка
value-of-both-flags-need-guidelines = Применяются ли правила о падении обоих флажков только там, где о рекомендациях было объявлено
value-of-both-flags-read-from-clock = Определяет ли арбитр по часам, какой из двух флажков упал первым
value-of-clock-with-increment-marks-first = Всегда ли часы с добавкой отмечают флажок, упавший первым
value-of-wrong-setting-is-corrected = Исправляется ли неверная установка часов во время партии
value-of-reversed-colours = Что следует, если цвета перепутаны
value-of-reversed-colours-stand-from-moves = После скольких ходов каждого партия с перепутанными цветами продолжается
    .amount = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-of-reversed-colours-hang-on-black = Решает ли при перепутанных цветах последний из нужных ходов чёрных
value-of-reversed-colours-leave-finished-game = Остаётся ли в силе завершённая партия с перепутанными цветами
value-of-illegal-move-counts-when = Когда ход считается невозможным
value-of-illegal-move-sanctions = Последствия первого, второго и следующих невозможных ходов
    .reading = Меньшее время из A.3 относится к блицу только через B.3; для партии по B.2 остаётся время, указанное в статьях 7 и 9. Ни один источник не исключает другого понимания: A.3, как B.2 в 2018 году, относится к любому блицу.
value-of-quickplay-illegal-move-sanctions = Последствия невозможных ходов в быстрой игре до конца партии
value-of-illegal-move-acted-on-by = По чьей инициативе наступают последствия невозможного хода
value-of-illegal-move-correction-ends = До какого момента невозможный ход можно исправить
value-of-illegal-move-corrected-later-by-agreement = Могут ли игроки договориться об исправлении и позже
value-of-illegal-loss-is-draw-if-opponent-cannot-mate = Заменяется ли поражение за невозможные ходы ничьей, если соперник никак не мог бы поставить мат
value-of-clock-assistant-usually-costs = Сколько времени обычно снимают за помощника для нажатия часов
value-of-gained-increment-taken-back = Снимается ли после невозможного хода добавка, полученная при нажатии часов
value-of-rapid-gained-increment-taken-back = Снимается ли в быстрых шахматах и блице после невозможного хода добавка, полученная при нажатии часов
value-of-faults-in-one-move-count-once = Считаются ли несколько нарушений в одном ходе за одно
value-of-illegal-move-repeated-counts-again = Засчитывается ли новое нарушение на том же ходу ещё раз
value-of-promotion-omitted = Чем считается пешка, не заменённая при превращении
value-of-press-without-move = Чем считается нажатие часов без хода
value-of-accidental-press-is-excused = Не засчитывается ли случайное нажатие часов
value-of-pressing-back-is-judged = Решает ли арбитр, было ли нажатие часов без хода лишь ответным
value-of-two-hands = Чем считается ход двумя руками
value-of-replacement-bound-by = Что обязывает при ходе взамен невозможного
value-of-arbiter-may-leave-times = Может ли арбитр оставить время без изменений после восстановления позиции
value-of-move-counter-is-adjusted = Исправляется ли счётчик ходов после восстановления позиции
value-of-displaced-by-player = Что делают с фигурами, которые сместил игрок
value-of-players-record = Обязаны ли игроки записывать ходы
    .reading = Партия в блиц по Правилам соревнований следует основной части Правил; статья о быстрых шахматах, освобождающая игроков от записи, названа только для другого порядка. Поскольку запись ведёт арбитр, распространено и другое понимание: игроки записывать не обязаны.
value-of-recording-exempt-below = Оставшееся время, при котором игрок может не записывать ходы
value-of-recording-exempt-increment-below = Добавка, при меньшей чем которая игрок может не записывать ходы
value-of-recording-exempt-for = Как долго игрок может не записывать ходы
value-of-written-in-advance-only-for = Для чего (и ни для чего иного) можно записать ход заранее
value-of-scoresheet-claims-remain = Возможны ли без бланка заявления, которые обычно опираются на него
value-of-scoresheet-on-request = Может ли игрок в любой момент попросить бланк
value-of-record-views = Сколько раз игрок может попросить показать запись арбитра
    .amount = { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
value-of-offer-at-wrong-moment-penalised = Наказывается ли предложение ничьей, сделанное не вовремя
value-of-event-may-restrict = Что положение о соревновании может ограничить в отношении ничьих
value-of-offer-refused-by = Как отклоняется предложение ничьей
value-of-claim-is-also-offer = Является ли заявление о ничьей и предложением ничьей
value-of-claim-repetitions = Сколько раз должна возникнуть позиция для заявления
    .amount = { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
value-of-repetition-castling = Как рокировка делает позиции разными
value-of-repetition-en-passant = Как взятие на проходе делает позиции разными
value-of-claim-moves-without-progress = Число ходов каждого игрока без движения пешек и взятий для заявления
    .amount = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-of-claim-moves-without-progress-count-when = Должны ли ходы без движения пешек и взятий быть сделаны или завершены
value-of-claimed-move-is-binding = Нельзя ли изменить ход, записанный для заявления
value-of-claim-lost-when-piece-is = Что лишает игрока права на заявление на этом ходу
value-of-claimant-clock = Что происходит с часами при заявлении о ничьей
value-of-wrong-claim-claimant-loses = Что теряет заявитель при необоснованном заявлении
value-of-wrong-claim-opponent-gets = Время, которое получает соперник после необоснованного заявления
    .reading = Меньшее время из A.3 относится к блицу только через B.3; для партии по B.2 остаётся время, указанное в статьях 7 и 9. Ни один источник не исключает другого понимания: A.3, как B.2 в 2018 году, относится к любому блицу.
value-of-after-wrong-claim = Какой ход обязателен после необоснованного заявления
value-of-automatic-repetitions = Сколько раз должна возникнуть позиция для ничьей без заявления
    .amount = { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
value-of-automatic-repetitions-count = Какие повторения учитываются для ничьей без заявления
value-of-automatic-moves-without-progress = Число ходов каждого игрока без движения пешек и взятий для ничьей без заявления
    .amount = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-of-rapid-from = Наименьшее время для быстрых шахмат
value-of-rapid-up-to = Наибольшее время для быстрых шахмат
value-of-blitz-up-to = Наибольшее время для блица
value-of-increment-counts-for-moves = На сколько ходов учитывается добавка при определении вида шахмат
    .amount = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-of-supervised-games-per-arbiter = За сколькими партиями может наблюдать один арбитр по Правилам соревнований
    .amount = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
value-of-supervised-games-are-an-example = Служит ли число партий на одного арбитра лишь примером достаточного наблюдения
value-of-supervised-games-are-recorded = Нужна ли для Правил соревнований ещё и запись каждой партии арбитром
value-of-event-must-name-regime = Должно ли положение о соревновании указать, какие правила действуют
value-of-set-up-stands-after-moves = После скольких ходов каждого неверная расстановка остаётся в силе
    .amount = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-of-clock-setting-stands-after-moves = После скольких ходов каждого неверная установка часов остаётся в силе
    .amount = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-of-set-up-stands-when-moves-are = Сделаны или завершены должны быть ходы, после которых неверная расстановка остаётся в силе
value-of-clock-setting-may-save-schedule = Можно ли ещё переставить часы ради расписания
value-of-misplaced-may-not-castle = Какие неверно поставленные фигуры не могут рокировать
value-of-rulings-only-on-request = По каким вопросам арбитр решает только по просьбе
value-of-both-kings-in-check = Что делает арбитр, если под шахом оба короля или пешка осталась на самой дальней горизонтали
value-of-arbiter-calls-flag = Объявляет ли арбитр о падении флажка
value-of-time-win-clock = Что происходит с часами при заявлении о выигрыше по времени
value-of-time-win-needs-own = Что должны показывать собственные часы для выигрыша по времени
value-of-win-needs-mating-potential = Нужен ли для победы материал, с которым мат возможен
value-of-quickplay-below = Оставшееся время, при котором игрок может обратиться с просьбой или заявлением
value-of-quickplay-must-be-announced = Применяются ли правила для партий без добавки только там, где о них было объявлено
value-of-quickplay-claimant = Кто может заявить о ничьей в быстрой игре до конца партии
value-of-quickplay-claim-clock = Что происходит с часами при заявлении о ничьей в быстрой игре до конца партии
value-of-quickplay-increment = Добавка, о которой может попросить игрок
value-of-quickplay-increment-opponent-gets = Время, которое получает соперник, если добавка предоставлена
value-of-quickplay-postponed-opponent-may-get = Время, которое может получить соперник, если решение отложено
value-of-quickplay-rejected-opponent-gets = Время, которое получает соперник, если заявление отклонено
value-of-quickplay-decision-is-final = Окончательно ли решение арбитра
value-of-device = Какое электронное устройство ведёт к поражению
value-of-device-in-bag = Что действует для выключенного устройства в сумке, если соревнование это допускает
value-of-smoking-includes-electronic = Упоминает ли правило о курении электронные сигареты
value-of-conduct-standard = Что в целом требуется от поведения игроков
value-of-distraction-includes = Что статья об отвлечении соперника называет в качестве примеров
value-of-appeal-after-signing = Можно ли подать апелляцию и после подписания бланка
value-of-warnings-usually-before-the-loss = После скольких предупреждений обычно засчитывают поражение
value-of-appeal-within = В течение какого времени подаётся апелляция
value-of-penalties = Наказания из перечня арбитра
value-of-penalty-loss-leaves-opponents-score-open = Решает ли арбитр, сколько очков получает соперник, если наказание — поражение в партии
value-of-sealed-on = На чём записывают тайный ход
value-of-early-adjourner-time-is-recorded = Записывается ли оставшееся время игрока, отложившего партию досрочно
value-of-envelope-offer = Какое предложение ничьей указывают на конверте
value-of-sealed-move-exceptions = Что спасает игрока с негодным тайным ходом
value-of-resumption-lateness = Чем определяется чрезмерное опоздание к возобновлению игры
value-of-resumption-late-limit = Какое опоздание к возобновлению игры чрезмерно
value-of-late-sealer-saved-by = Что спасает опоздавшего игрока, запечатавшего ход
value-of-both-absent-replier-loses-time = Теряет ли время отвечающий игрок, пока никого нет
value-of-late-clock-error = Что нужно для исправления поздно замеченной ошибки на часах
value-of-session-end-is-announced = Объявляется ли конец игровой сессии

value-of-turned-board-must-be-only-fault = Исправляется ли повёрнутая доска, только если других ошибок нет
value-of-unable-to-record = Как поступают с игроком, который не может вести запись
value-of-electronic-scoresheets = Могут ли бланки быть электронными
value-of-reconstruction-notes-running-clock = Записывает ли арбитр перед восстановлением партии, чьи часы шли
value-of-unproved-overstepping-opens-period = Открывает ли следующий ход новый период, если показать превышение времени нельзя
value-of-signed-result-stands = Остаётся ли подписанный результат в силе
value-of-signed-result-closes-irregularities = Остаётся ли подписанный результат в силе и при нарушении, обнаруженном позже
value-of-scoring = Сколько очков даёт каждый результат
value-of-scoring-may-differ = Может ли для соревнования быть объявлено другое начисление очков
value-of-scores-are-limited = Ограничена ли сумма очков той, которую партия обычно может дать
value-of-notation-rules = Содержит ли приложение о нотации те же правила записи ходов
value-of-long-form-accepted = Можно ли записывать и поле, с которого сделан ход
value-of-capture-sign-required = Обязателен ли знак взятия
    .reading = По тексту знак ставят между буквой и полем; неверна ли запись без него, не сказано. Другое толкование, что знак можно опустить, раз смысл ясен, принято в позднейших редакциях.
value-of-check-signs-optional = Можно ли опускать знаки шаха, мата и взятия на проходе
value-of-double-cross-means-mate = Означают ли два крестика мат
    .reading = В одной копии перечня два крестика означают шах, в другой копии и в словаре терминов — мат. Первое считается опиской.
value-of-blind-rules = Содержит ли приложение об игроках с ослабленным зрением те же правила

# The values themselves, where they are words; $time: a length of time.

value-time = { DURATION($time) }
choice-completed = завершён
choice-made = сделан
choice-pressed = после нажатия часов
choice-same-rank = одна и та же горизонталь
choice-first-rank = первая горизонталь игрока
choice-deliberate = намеренное прикосновение
choice-intent = прикосновение с намерением пойти или взять
choice-one-of-each = учитывается по одной фигуре каждого цвета
choice-first-of-each = учитывается первая фигура каждого цвета
choice-touch-move-only = только тронутые фигуры
choice-act-of-moving = все правила о выполнении ходов
choice-legal-move = ход должен быть возможным
choice-moves-and-touching = правила о ходах и о тронутых фигурах
choice-nothing = ничего не требуется
choice-worst-play = мат невозможен даже при самой неумелой игре соперника
choice-any-legal-series = мат невозможен ни при какой серии возможных ходов
choice-regulations = положение о соревновании
choice-arbiter = арбитр
choice-arbiter-observes = это замечает арбитр
choice-player-claims = об этом заявляет игрок
choice-described = только на то, что ему поручает статья
choice-every-breach = на каждое нарушение
choice-checkmate = мат
choice-resignation = сдача партии
choice-stalemate = пат
choice-agreement = соглашение о ничьей
choice-dead-position = мёртвая позиция
choice-draw = партия заканчивается вничью
choice-play-on = партия продолжается
choice-force = применять силу
choice-lift = поднимать
choice-knock-over = опрокидывать
choice-press-before-move = нажимать до хода
choice-adjusted = изменяется
choice-adjusted-unless-disabled = изменяется, но не у игрока с ограниченными возможностями
choice-except-in-delay = прибавляется, кроме режима задержки
choice-carried = прибавляется
choice-scheduled = назначенное начало
choice-actual = фактическое начало
choice-any-use = заявления, в которых экран использован как-либо
choice-sole-use = заявления, основанные только на экране
choice-play-on-unless-arbiter-decides = партия продолжается, если только арбитр не решит иначе
choice-new-game-while-few-moves = новая партия, пока сделано мало ходов
choice-loss = поражение в партии
choice-opponent-claims = заявление соперника
choice-game-over = окончание партии
choice-opponent-touches = прикосновение соперника к фигуре
choice-opponent-moves = ход соперника
choice-illegal = невозможный ход
choice-named-illegal = невозможный ход, о чём сказано прямо
choice-becomes-queen = пешка превращается в ферзя
choice-breach = нарушение правил
choice-illegal-move = невозможный ход
choice-illegal-move-once-pressed = невозможный ход, если часы нажаты
choice-touched-piece = тронутая фигура
choice-released-piece = отпущенная фигура
choice-restored-on-own-time = восстанавливаются за счёт времени игрока
choice-opponent-restarts-clock = соперник может снова пустить часы игрока
choice-either-calls-arbiter = любой из игроков может позвать арбитра
choice-arbiter-may-penalise = арбитр может наказать игрока
choice-while-short = пока времени мало
choice-rest-of-period = до конца периода
choice-time-deducted = арбитр уменьшает время игрока
choice-assistant = записывает помощник
choice-assistant-free-if-disabled = записывает помощник, у игрока с ограниченными возможностями без потери времени
choice-spoken = словами
choice-move = ходом
choice-touch = прикосновением к фигуре
choice-right-now-or-later = правом рокировать сейчас или позже
choice-right-for-a-time-or-for-good = правом, потерянным временно или навсегда
choice-right-lost-by-moving = правом, потерянным из-за хода
choice-was-possible = взятием, которое было возможно
choice-possible-at-start = взятием, возможным в начале серии
choice-moved = ход фигурой
choice-touched = прикосновение к фигуре
choice-must-stop = их нужно остановить
choice-may-stop = их можно остановить
choice-player-or-arbiter-stops = их останавливает игрок или арбитр
choice-half = половина времени
choice-at-most = не более
choice-ladder = по оставшемуся времени
choice-halved-above = делится пополам, если больше чем
choice-reduced-to = уменьшается до
choice-intended-move = предполагаемый ход
choice-intended-move-by-touch-rules = предполагаемый ход, по правилам о тронутых фигурах
choice-intended-move-if-lawful = предполагаемый ход, если он соответствует правилам
choice-win = победа
choice-time = время
choice-included = предел включён
choice-any-player = любой из игроков
choice-on-move = игрок, имеющий ход
choice-etiquette = соблюдение шахматного этикета
choice-disrepute = ничего, что создаёт шахматам плохую репутацию
choice-persistent-offers = настойчивые предложения ничьей
choice-unreasonable-offers = необоснованные предложения ничьей
choice-unreasonable-claims = необоснованные заявления
choice-noise-source = источник шума на игровой площадке
choice-warning = предупреждение
choice-opponent-time = увеличение времени соперника
choice-own-time = уменьшение времени нарушителя
choice-expulsion = исключение из соревнования
choice-own-points = уменьшение очков нарушителя
choice-opponent-points = увеличение очков соперника
choice-fine = штраф
choice-rounds = исключение из туров
choice-scoresheet = бланк для записи партии
choice-paper-scoresheet = бумажный бланк для записи партии
choice-made-before-adjournment = сделанное до откладывания партии
choice-still-current = ещё остающееся в силе
choice-flag-fall = падение флажка
choice-game-completed = уже законченная партия
choice-automatic-draw = ничья без заявления
choice-fixed-limit = постоянный предел
choice-limit-unless-varied = предел, который можно изменить
choice-default-time = допустимое время опоздания
choice-opponents-flag = падение флажка соперника
choice-game-ended = законченная партия
choice-too-severe = слишком тяжёлые последствия
choice-arbiter-decides = решение арбитра
choice-white-loses-time = белые
choice-white-loses-time-unless-default-is-zero = белые, если только опоздание не запрещено вовсе
choice-draw-claim = заявление о ничьей
choice-sealing = запись тайного хода
choice-ring-loses = зазвонивший телефон
choice-sound-loses = устройство, издавшее звук
choice-presence-loses = любое устройство, принесённое в игровую зону
choice-on-person-loses = любое устройство, которое игрок имеет при себе
choice-offer-or-agreement = предложение ничьей или соглашение на неё
choice-handling-offence = нарушение в обращении с часами
choice-consecutive = возникшие подряд в чередующихся ходах
choice-anywhere = возникшие в любых местах партии
choice-not-carried = сумку нельзя носить с собой
choice-placed-as-agreed = сумка стоит там, где согласовано с арбитром
choice-king-and-queen-reversed = король, поставленный на место ферзя
choice-king-or-rook = король или ладья
choice-quickplay-finish = быстрая игра до конца партии
choice-arbiter-intervenes = арбитр вмешивается
choice-draw-after-next-move = арбитр ждёт одного хода, затем ничья
choice-flag-up = собственный флажок не упал
choice-time-left = оставшееся время
choice-may = арбитр может
choice-shall = арбитр должен
choice-must-not = арбитр не имеет права
choice-must-not-unless-both-down = арбитр не имеет права, если только не упали оба флажка
choice-forfeit-loss = поражение без игры
