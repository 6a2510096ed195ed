### What stands on the pages of the book: headings, labels, names.

## Parts and pages of the book

part-book = Книга
part-laws = Правила
part-practice = Практика
part-cases = Ситуации
part-reference = Справочник
introduction = Введение
chapters = Главы
on-this-page = На этой странице

## Editions

# $year is the year in which the edition came into force.
edition-name = { $year ->
    [2017] 2017 (июль)
   *[other] { $year }
}
editions = { $count ->
    [one] Редакция: { LIST($editions) }
    [few] Редакции: { LIST($editions) }
    [many] Редакции: { LIST($editions) }
   *[other] Редакции: { LIST($editions) }
}
editions-short = { LIST($editions) }
editions-all = Все редакции
no-such-rule = { $count ->
    [one] В этой редакции такого правила нет.
    [few] В этих редакциях такого правила нет.
    [many] В этих редакциях такого правила нет.
   *[other] В этих редакциях такого правила нет.
}
text-not-known = { $count ->
    [one] Текст этой редакции на этот счёт нам неизвестен.
    [few] Текст этих редакций на этот счёт нам неизвестен.
    [many] Текст этих редакций на этот счёт нам неизвестен.
   *[other] Текст этих редакций на этот счёт нам неизвестен.
}

## Pace and supervision

scope =
    .standard = классические шахматы
    .rapid = все партии в быстрые шахматы
    .rapid-full = быстрые шахматы по Правилам соревнований
    .rapid-limited = быстрые шахматы по упрощённым правилам
    .blitz = все партии в блиц
    .blitz-full = блиц по Правилам соревнований
    .blitz-limited = блиц по упрощённым правилам
    .quick = быстрые шахматы и блиц
    .quick-full = быстрые шахматы и блиц по Правилам соревнований
    .quick-limited = быстрые шахматы и блиц по упрощённым правилам
    .full = классические шахматы, а также быстрые шахматы и блиц по Правилам соревнований
scope-heading = { LIST($scopes) }
scope-label = { LIST($scopes) }.
scope-none = Не применяется: { LIST($scopes) }.
scope-all = все партии
scope-same = То же самое.

## How sure we are

certainty =
    .attested = подтверждено
    .reported = из других источников
    .unverified = не проверено
# A mark and the editions for which it holds: “unverified: 2005 and 2001”.
certainty-in = { LIST($certainty) }: { LIST($editions) }
certainty-means =
    .attested = Прочитано в тексте этой редакции.
    .reported = Известно из перечня изменений или цитаты либо следует из подтверждённого.
    .unverified = Общеизвестно, но источник не найден; возможна ошибка.

## A rule

task-defines = Определяет значение слова или условия других правил.
task-empowers = Оставляет выбор арбитру.
# Under the heading of a rule that the letter does not have: whose it is.
task-taught =
    .fide = Этого нет в букве Правил: этому учат помимо неё.
    .regulations = Этого нет в букве Правил: так сказано в других регламентах ФИДЕ, и применяется это лишь там, где действуют они.
    .ecu = Этого нет в букве Правил: так советует только Европейский шахматный союз.
    .ffe = Этого нет в букве Правил: этому учат только во Франции.
    .dsb = Этого нет в букве Правил: этому учат только в Германии.
    .jcf = Этого нет в букве Правил: этому учат только в Японии.
    .maker = Этого нет в букве Правил: так устроены часы одного изготовителя.
goes-before = Уступает правилу:
reading = Как мы это понимаем:
column-edition = Редакция
column-article = Статья
column-change = Изменение
column-certainty = Достоверность
change-new = Введено
change-dropped = Исключено
cases = Ситуации
cases-elsewhere = { $count ->
    [one] Ещё { $count } ситуация, в которой проверяется это правило
    [few] Ещё { $count } ситуации, в которых проверяется это правило
    [many] Ещё { $count } ситуаций, в которых проверяется это правило
   *[other] Ещё { $count } ситуации, в которых проверяется это правило
}

## A case

level =
    .basic = начальный уровень
    .advanced = средний уровень
    .expert = высокий уровень
what-happened = Что произошло
timeline-by-event = Событие за событием
ruling = Решение
reasons = Почему
column-ruling = Решение
on-event = По событию { $event }
it-depends = Остальное зависит от обстоятельств.
also-examined = { $count ->
    [one] Рассмотрено ещё { $count } правило
    [few] Рассмотрены ещё { $count } правила
    [many] Рассмотрено ещё { $count } правил
   *[other] Рассмотрено ещё { $count } правила
}
in-other-editions = В других редакциях
# Under a ruling: the older editions that rule the same for other reasons.
ruled-alike = Так же решается и в других редакциях: { LIST($editions) }.
case-not-in-editions = { $count ->
    [one] Ситуация не относится к редакции { LIST($editions) }.
    [few] Ситуация не относится к редакциям { LIST($editions) }.
    [many] Ситуация не относится к редакциям { LIST($editions) }.
   *[other] Ситуация не относится к редакциям { LIST($editions) }.
}
no-ruling-here = Решения нет: в ситуации слишком многое неизвестно.
case-shows = Какие правила показывает эта ситуация
board-before = Перед первым событием
board-after = После последнего события и решения
# What the board shows, for those who do not see it.
board-arrow = Стрелка с { $from } на { $to }.
board-marked = Выделено: { $squares }.
# $men lists all pieces of a player: “king g1, rooks a1, f1 and pawn e4”.
board-side =
    .pieces = { WHO($player) }: { LIST($men) }.
    .empty = У { WHO($player, case: "gen") } на доске нет фигур.
# Pieces of one kind and their squares: “rooks a1, f1”.
men-on = { $count ->
    [one] { TERM($piece, case: "nom") }
    [few] { TERM($piece, case: "plural-nom") }
    [many] { TERM($piece, case: "plural-nom") }
   *[other] { TERM($piece, case: "plural-nom") }
} { $squares }

## All cases

all-cases = Все ситуации
all-cases-lead = { $count ->
    [one] { $count } ситуация: что произошло, как решает арбитр и почему.
    [few] { $count } ситуации: что произошло, как решает арбитр и почему.
    [many] { $count } ситуаций: что произошло, как решает арбитр и почему.
   *[other] { $count } ситуации: что произошло, как решает арбитр и почему.
}
cases-counted = { $count ->
    [one] { $count } ситуация
    [few] { $count } ситуации
    [many] { $count } ситуаций
   *[other] { $count } ситуации
}
cases-other = Другие ситуации

## Article numbers

articles = Номера статей: старые и новые
articles-lead = Номера меняются от редакции к редакции. Здесь у каждого правила постоянное место, а рядом — его номера.
column-provision = Правило
edition-complete = В списке все номера этой редакции.
edition-incomplete = В списке только известные нам номера этой редакции; он неполон.
in-force = Действует с { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } г.
article-not-yet = В этой книге пока не рассмотрено
# Why a number states no rule; named after the reason in the file of the edition.
not-modelled-introduces-its-parts = Вводит свои пункты
not-modelled-no-text-of-its-own = Собственного текста нет
not-modelled-points-to-article-9 = Отсылает к статье 9
not-modelled-preface = Предисловие
not-modelled-says-of-two-hands-what-7-5-3-says-of-illegal-moves = Повторяет для хода двумя руками то, что 7.5.3 говорит о невозможных ходах
not-modelled-says-of-a-press-without-a-move-what-7-5-3-says-of-illegal-moves = Повторяет для нажатия часов без хода то, что 7.5.3 говорит о невозможных ходах
not-modelled-its-text-is-not-known-to-us = Текст нам неизвестен
not-modelled-concerns-the-organisation-and-no-game = Касается организации, а не партии
not-modelled-a-demand-on-the-maker-of-clocks = Требование к изготовителю часов
not-modelled-says-nothing-of-its-own = Ничего нового не добавляет
not-modelled-is-for-the-bodies-of-fide-to-decide = Решают органы ФИДЕ
not-modelled-concerns-a-printed-form-and-no-game = Касается печатного бланка, а не партии
not-modelled-concerns-the-table-of-an-event-and-no-game = Касается таблицы соревнования, а не партии

## Values that are not verified

values = Что не проверено
values-lead = Старые редакции трудно найти. Здесь по редакциям перечислены все значения, которые мы не прочитали в самом тексте.
values-none = Все значения этой редакции подтверждены.
column-value = Значение
value-no-rule = насколько нам известно, в этой редакции такого правила нет
value-text-unknown = текст этой редакции нам неизвестен

## What is taught beside the letter

letter-page = Где практика расходится с буквой Правил
letter-page-lead = То, чему ФИДЕ учит своих арбитров, не всегда совпадает с буквой Правил. Для каждого расхождения приведены оба решения, которые принимаются в ситуациях этой книги по выбранной редакции. То, что определяют регламенты ФИДЕ, и то, чему учат другие, вынесено в конец.
letter-page-most = Самые большие расхождения
letter-page-others = Другие расхождения
letter-no-case = Ни одна ситуация этой книги пока не показывает разницы.
letter-same = В ситуациях этой книги буква Правил даёт здесь то же решение.
letter-page-none = Насколько нам известно, помимо буквы этих редакций ничему не учат: { LIST($editions) }.
practice-page = Как ФИДЕ учит Правилам
practice-page-lead = { $count ->
    [one] { $count } положение о том, чему учат помимо буквы Правил, по пунктам Правил, своими словами.
    [few] { $count } положения о том, чему учат помимо буквы Правил, по пунктам Правил, своими словами.
    [many] { $count } положений о том, чему учат помимо буквы Правил, по пунктам Правил, своими словами.
   *[other] { $count } положения о том, чему учат помимо буквы Правил, по пунктам Правил, своими словами.
}
# A heading over the items about an article.
practice-about = { ARTICLE($article) }
practice-sources = Источники
# Before the rules that hold an item.
practice-rules = Нормы:
# Before what is ruled on events. $events: their numbers.
on-events = { $count ->
    [one] По событию
    [few] По событиям
    [many] По событиям
   *[other] По событиям
} { LIST($events) }:

## Glossary

glossary = Многоязычный словарь
glossary-lead = { $count ->
    [one] { $count } термин Правил и судейской практики на всех языках книги.
    [few] { $count } термина Правил и судейской практики на всех языках книги.
    [many] { $count } терминов Правил и судейской практики на всех языках книги.
   *[other] { $count } термина Правил и судейской практики на всех языках книги.
}
column-meaning = Значение

## Для переводчиков

translators = Для переводчиков
translators-lead = { $count ->
    [one] { $count } термин для тех, кто переводит Правила: формы, нежелательные слова, статьи, в которых термин встречается в нашем изложении, и пример употребления.
    [few] { $count } термина для тех, кто переводит Правила: формы, нежелательные слова, статьи, в которых термин встречается в нашем изложении, и пример употребления.
    [many] { $count } терминов для тех, кто переводит Правила: формы, нежелательные слова, статьи, в которых термин встречается в нашем изложении, и пример употребления.
   *[other] { $count } термина для тех, кто переводит Правила: формы, нежелательные слова, статьи, в которых термин встречается в нашем изложении, и пример употребления.
}
# Before the names of two formats.
translators-download = Термины на всех языках одним файлом:
# Before the language from which one translates, and the one into which.
translators-from = Перевод с языка
translators-any = все языки
translators-to = На язык
translators-find = Найти термин
translators-none = Термина с такими словами нет.
translators-forms = Формы
translators-avoid = Избегать
translators-articles = Статьи
# Before a number: how many articles or forms are not shown.
translators-more = ещё
translators-example = Пример
# The gender of a term, in short.
term-gender =
    .m = м.
    .f = ж.
    .n = ср.
# After a word to avoid.
avoid-level = { $level ->
    [hard] неверно
    [variant] принято в других текстах
    [context] означает другое
   *[style] менее удачно
}

## Chapters: the heading, and what the chapter is about

chapter-nature =
    .title = Сущность и цели игры в шахматы
    .lead = Как игроки ходят по очереди и к чему стремится каждый из них.
chapter-set-up =
    .title = Начальная позиция
    .lead = Доска, фигуры и их места в начале партии.
chapter-moves =
    .title = Ходы фигур
    .lead = Как ходит и берёт каждая фигура и какой ход невозможен.
chapter-act-of-moving =
    .title = Выполнение ходов
    .lead = Тронутая и отпущенная фигура, рокировка, превращение: когда ход сделан и что игрока обязывает.
chapter-completion =
    .title = Завершение партии
    .lead = Как партию выигрывают и когда она сразу заканчивается вничью.
chapter-clock =
    .title = Шахматные часы
    .lead = Когда ход завершён, когда флажок считается упавшим и что из этого следует.
chapter-irregularities =
    .title = Нарушения
    .lead = Невозможные ходы, смещённые фигуры, ошибки в позиции и на часах — и как их исправляют.
chapter-recording =
    .title = Запись ходов
    .lead = Кто записывает ходы, когда и на чём.
chapter-drawn-game =
    .title = Ничья
    .lead = Предложения ничьей, заявления о повторении позиции и о 50 ходах, ничьи без заявления.
chapter-points =
    .title = Очки
    .lead = Сколько очков дают победа, ничья и поражение.
chapter-conduct =
    .title = Поведение игроков
    .lead = Что игрокам разрешено и что запрещено в игровой зоне и вокруг неё.
chapter-arbiter =
    .title = Роль арбитра
    .lead = Что арбитр обязан делать, что может делать и во что не должен вмешиваться.
chapter-rapid =
    .title = Быстрые шахматы
    .lead = Какие партии относятся к быстрым шахматам, какие правила к ним применяются и что меняется при упрощённых правилах.
chapter-blitz =
    .title = Блиц
    .lead = Какие партии относятся к блицу и какие правила к ним применяются.
chapter-notation =
    .title = Алгебраическая нотация
    .lead = Как записывают поля и ходы.
chapter-blind-players =
    .title = Игроки с ослабленным зрением
    .lead = Две доски, объявление ходов и содействие помощника.
chapter-adjourned =
    .title = Отложенные партии
    .lead = Как запечатывают ход, что указывают на конверте и как проходит возобновление игры.
chapter-chess960 =
    .title = Шахматы-960
    .lead = Начальные позиции и рокировка в них.
chapter-quickplay =
    .title = Партии без добавки и быстрая игра до конца партии
    .lead = О чём может просить и о чём заявить игрок в цейтноте, если добавки нет.

## Subjects of the cases

tag-absence = отсутствие игрока
tag-accident = случайность
tag-adjournment = откладывание партии
tag-adjusting = «поправляю»
tag-agreement = соглашение
tag-announce = объявления
tag-annulled = отменённая партия
tag-appeal = апелляция
tag-arbiter = арбитр
tag-assistant = помощник
tag-automatic = ничья без заявления
tag-blind-player = игроки с ослабленным зрением
tag-blitz = блиц
tag-both-flags = оба флажка
tag-both-players = оба игрока
tag-can-mate = возможность мата
tag-cannot-mate = мат невозможен
tag-captain = капитан
tag-capture = взятие
tag-castling = рокировка
tag-check = шах
tag-chess960 = шахматы-960
tag-claim = заявление
tag-class = вид шахмат
tag-clock = часы
tag-colours = перепутанные цвета
tag-completed = завершённый ход
tag-conduct = поведение
tag-dead-position = мёртвая позиция
tag-definition = определение
tag-device = электронные устройства
tag-disability = ограниченные возможности
tag-displaced = смещённые фигуры
tag-dispute = спорные факты
tag-disputed = спорные факты
tag-distraction = отвлечение соперника
tag-draw = ничья
tag-draw-offer = предложение ничьей
tag-editions = сравнение редакций
tag-en-passant = взятие на проходе
tag-end-of-game = завершение партии
tag-envelope = конверт
tag-excuse = уважительная причина
tag-flag = флажок
tag-flag-fall = падение флажка
tag-forfeit = неявка
tag-handling = обращение с часами
tag-has-the-move = очередь хода
tag-illegal-move = невозможный ход
tag-illegal-position = невозможная позиция
tag-increment = добавка
tag-intended-move = предполагаемый ход
tag-king = король
tag-lateness = опоздание
tag-mate = мат
tag-material = материал
tag-mating-potential = материал для мата
tag-mixed = несколько вопросов сразу
tag-moves = ходы фигур
tag-no-progress = ходы без движения пешек и взятий
tag-notation = нотация
tag-orientation = ориентация доски
tag-penalty = наказание
tag-pin = связка
tag-points = очки
tag-promotion = превращение
tag-quickplay = быстрая игра до конца партии
tag-rapid = быстрые шахматы
tag-recording = запись ходов
tag-regulations = положение о соревновании
tag-repetition = повторение позиции
tag-request = просьбы к арбитру
tag-resignation = сдача партии
tag-restoring = восстановление позиции
tag-restriction = ограничение ничьих
tag-result = результат
tag-resumption = возобновление игры
tag-same-position = одинаковая позиция
tag-scoresheet = бланк для записи партии
tag-sealing = тайный ход
tag-session = игровая сессия
tag-set-up = расстановка фигур
tag-setting = установка часов
tag-spectator = зрители
tag-stalemate = пат
tag-supervision = наблюдение
tag-time = время
tag-time-control = контроль времени
tag-time-trouble = цейтнот
tag-touch-move = тронул — ходи
tag-turn = очередь хода
tag-two-hands = двумя руками
tag-unknown = неизвестные обстоятельства
