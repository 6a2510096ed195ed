### Действия как заголовки решения: именная группа; .doing следует за «не разрешается».
### $player: who acts. $by: player or other. $numbered: yes where the event is named by its number.

heading-moment = { $numbered ->
    [yes] { $event }. { $moment }
   *[no] { $moment }
}{ $by ->
    [player] {" "}({ WHO($player) })
   *[other] { "" }
}

moment-move = Ход { MOVE($move) }
    .unknown = Ход
moment-touch = Прикосновение к фигурам
    .idle = Прикосновение последствий не имеет.
moment-capture-king = Взятие короля
moment-displace = Смещённые фигуры
moment-repair = Возвращение фигур на место
moment-press = Нажатие кнопки часов
    .doing = нажать часы
moment-pause = Остановка часов
    .doing = останавливать часы
moment-flag-falls = Падение флажка
moment-claim-flag = Заявление о падении флажка
moment-offer-draw = Предложение ничьей
    .doing = предлагать ничью
moment-accept = Принятие предложения
moment-refuse = Отклонение предложения
    .idle = { WHO($player) } { AGREE($player, sg: "имел", pl: "имели") } право отказаться от ничьей.
moment-withdraw = Отказ от предложения или заявления
moment-agree-draw = Соглашение о ничьей
moment-claim-draw = Заявление о ничьей
    .doing = делать такое заявление
moment-claim-irregularity = Заявление о нарушении
moment-agree-to-correct = Соглашение об исправлении
moment-claim-wrong-set-up = Указание на неверную расстановку
moment-claim-wrong-setting = Указание на неверную установку часов
moment-resign = Сдача партии
moment-resign-in-writing = Письменная сдача партии
moment-resign-for = Сдача партии другим лицом
moment-gesture = Жест за доской
moment-answer-unclearly = Неясный ответ на предложение
moment-session-ends = Окончание игровой сессии
moment-ask-to-seal = Просьба запечатать ход
moment-adjourn-early = Досрочное откладывание
moment-adjourn-early-by = Досрочное откладывание
moment-seal = Тайный ход
moment-change-sealed = Изменение тайного хода
moment-close-envelope = Запечатывание конверта
moment-resume = Возобновление партии
moment-arrive = Приход игрока
    .idle = { WHO($player) } не { AGREE($player, sg: "опоздал", pl: "опоздали") }.
moment-absent = Отсутствие игрока
moment-open-envelope = Вскрытие конверта
moment-lose-envelope = Пропажа конверта
moment-seal-reply = Запечатанный ответ
moment-claim-wrong-times = Указание на неверное время
moment-ask-for-record = Просьба показать запись партии
moment-ask-for-scoresheet = Просьба о бланке
moment-say-adjust = «Поправляю»
moment-adjust = Поправление фигур
    .doing = поправлять фигуры
moment-lift = Взятие фигуры в руку
moment-release = Постановка фигуры
moment-take-off = Снятие фигуры с доски
moment-put-back = Возвращение фигур
moment-pick-up = Взятие фигуры для превращения
moment-place = Постановка новой фигуры
moment-ask-for-piece = Просьба о фигуре
moment-announce = Объявление хода
    .idle = Одни слова ни к чему не обязывают.
moment-claim-touch-rules = Заявление о нарушении при выполнении хода
moment-bring-assistant = Привлечение помощника
    .doing = пользоваться услугами этого помощника
    .doing-tasks = поручить этому помощнику { LIST($items) }
moment-press-with = Способ нажатия часов
    .doing = так нажимать часы
moment-handle-clock = Обращение с часами
    .doing = так обращаться с часами
moment-clock-runs = Ход часов
moment-pause-for = Остановка часов
    .doing = останавливать часы
moment-restart = Пуск часов
    .doing = снова пускать часы
moment-clock-marks-first = Отметка на часах
moment-claim-clock-defect = Указание на неисправность часов
moment-claim-setting-fault = Указание на неверную установку часов
moment-claim-clock-set = Указание на неверную установку часов
moment-wish-clock-place = Просьба переставить часы
    .doing = поставить часы с желаемой стороны
moment-start-round = Начало тура
    .idle = Часы белых заново не запускаются.
moment-arrival = Приход игрока
moment-default-time-ends = Истечение допустимого времени опоздания
moment-claim-default = Заявление о неявке
moment-sit-at-wrong-board = Не та доска
moment-claim-from-screen = Заявление по экрану
moment-write-move = Запись хода
    .doing = записывать ход заранее
    .idle = { WHO($player) } { AGREE($player, sg: "записал", pl: "записали") } ход в разрешённый момент.
moment-write-on-sheet = Пометка на бланке
    .doing = делать такие пометки на бланке
moment-mark-offer = Отметка о предложении
moment-stop-recording = Прекращение записи
moment-resume-recording = Возобновление записи
moment-complete-sheet = Дополнение бланка
moment-sheet-gap = Пробел на бланке
    .doing = играть дальше, не записав ход
moment-sheets-show = Данные бланков
moment-reconstruct = Восстановление партии
moment-hide-sheet = Закрытый бланк
    .doing = закрывать бланк
moment-lay-pen-on-sheet = Ручка на бланке
    .doing = класть ручку на бланк
moment-keep-sheet = Несданный бланк
    .doing = оставлять себе оригинал бланка
    .idle = { WHO($player) } { AGREE($player, sg: "имел", pl: "имели") } право оставить бланк у себя на время партии.
moment-ask-for-opponents-sheet = Просьба о бланке соперника
moment-lend-sheet = Передача бланка
moment-refuse-sheet = Отказ дать бланк
moment-return-sheet = Возврат бланка
moment-electronic-sheet-fails = Отказ электронного бланка
moment-change-sheet-mode = Смена режима бланка
    .doing = переводить бланк в этот режим
moment-cannot-record = Невозможность вести запись
    .doing = поручать запись помощнику
moment-sign = Подписание бланков
moment-report-result = Сообщение о результате
moment-award-points = Начисление очков
moment-leave = Уход игрока
    .doing = { $from ->
        [area] покидать игровую площадку
        [venue] покидать игровую зону
        [far-corner] уходить в дальний угол
       *[board] отходить от доски
    }
    .idle = { WHO($player) } { AGREE($player, sg: "имел", pl: "имели") } право отойти от доски.
moment-enter = Вход в игровую зону
    .doing = входить на игровую площадку
moment-use-help = Посторонняя помощь
    .doing = пользоваться посторонней помощью
moment-device = Электронное устройство
    .doing = { $place ->
        [bag] держать устройство в сумке
        [table] держать устройство на столе
        [adjoining-area] оставлять там устройство
       *[person] иметь устройство при себе
    }
moment-use-bag = Пользование сумкой
    .doing = пользоваться сумкой
moment-inspect = Осмотр
moment-refuse-inspection = Отказ от осмотра
    .doing = отказаться от осмотра
moment-accuse = Обвинение
    .doing = высказывать подозрение таким образом
moment-disturb = Помеха
    .doing = мешать сопернику
moment-smoke = Курение
    .doing = курить в этом месте
moment-misbehave = Недостойное поведение
    .doing = { $how ->
        [drunk] приходить на партию в нетрезвом виде
        [arranged-game] заранее договариваться о результате
        [insult] оскорблять кого-либо
       *[other] так себя вести
    }
moment-defy = Неподчинение
    .doing = отказываться подчиниться
moment-appeal = Апелляция
    .doing = подать апелляцию
    .idle = Правила { $edition } года апелляции не предусматривают.
moment-request = Просьба к арбитру
moment-complain = Заявление о нарушении
    .doing = оспаривать решение
moment-tell = Сообщение
    .doing = говорить об этом
moment-external-disturbance = Постороннее вмешательство
moment-warn = Предупреждение
moment-check-claim-alone = Проверка одним арбитром
moment-video = Видеозапись
moment-impose = Назначенное наказание
moment-asks-entry = Запись на бланке
moment-blind-lift = Фигура на специальной доске
moment-blind-move = Ход на специальной доске
moment-blind-say = Объявление
    .doing = исправлять объявленное
moment-boards-differ = Расхождение досок
moment-ask-for-two-boards = Просьба о двух досках
moment-claim-quickplay = Заявление о ничьей в быстрой игре до конца партии
moment-request-increment = Просьба о добавке
    .doing = просить о добавке
moment-decide-quickplay = Решение по заявлению
    .idle = Решение, которое принял арбитр, силы не имеет.
moment-sees = Наблюдение арбитра
moment-sees-position = Позиция, которую видит арбитр
moment-finds = Установленное арбитром
moment-rules = Решение, принятое арбитром
moment-asks = Вопрос
moment-may-play = Ход { MOVE($move) }
