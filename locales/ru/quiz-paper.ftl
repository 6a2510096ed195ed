### Контрольные работы для преподавателей: что стоит на листах, список тем и почему работу нельзя составить.
### Вопросы, ответы и обоснования находятся в других файлах.

## На каждом листе

quiz-paper-title = Контрольная работа по Правилам игры в шахматы
quiz-paper-questions = Вопросы
quiz-paper-answer-sheet = Бланк ответов
quiz-paper-key = Ключ
quiz-paper-marking = Оценка открытых вопросов
quiz-paper-solutions = Разбор ответов
quiz-paper-variant = Вариант { $letter }
quiz-paper-name = Имя и фамилия:
quiz-paper-date = Дата:
quiz-paper-reached = Баллы:
quiz-paper-seed = Работа № { $seed }.
quiz-paper-count = { $count ->
    [one] { $count } вопрос.
    [few] { $count } вопроса.
    [many] { $count } вопросов.
   *[other] { $count } вопроса.
}
quiz-paper-minutes = Время: { $count ->
    [one] { $count } минута.
    [few] { $count } минуты.
    [many] { $count } минут.
   *[other] { $count } минуты.
}
# $points — уже записанное число, с дробной частью.
quiz-paper-total = Баллы: { $points }.
quiz-paper-pass = Для зачёта: { $points } ({ $percent } %).

## Вопрос

quiz-paper-question = Вопрос { $number }
quiz-paper-worth = (баллы: { $points })
# Стоит над одной из сторон часов.
quiz-paper-side = { WHO($player) }
quiz-paper-how =
    .single = Если под вопросом даны ответы на выбор, верен ровно один, если в вопросе не сказано иное.
    .several = Где верными могут быть несколько ответов, нужно отметить все верные.
    .order = Где нужно установить порядок, буквы записываются в верном порядке.
    .open = На остальные вопросы нужно ответить письменно, с обоснованием.
quiz-paper-note = Тексты неофициальные и составлены своими словами.

## Ключ и разбор

quiz-paper-right = Верный ответ:
quiz-paper-ruling = Решение:
quiz-paper-articles = См. также:
quiz-paper-case = Ситуация:
quiz-paper-mark = { $marks ->
    [one] { "[" }вес { $marks }]
    [few] { "[" }вес { $marks }]
    [many] { "[" }вес { $marks }]
   *[other] { "[" }вес { $marks }]
}
quiz-paper-marking-note = Каждая часть ответа имеет свой вес; баллы за вопрос начисляются по доле набранного веса.
quiz-paper-places = Где стоит каждый вопрос
quiz-paper-places-note = Каждая строка — один вопрос: его номер и верные буквы в каждом варианте. Оценка и разбор следуют номерам варианта A.

## Список тем

quiz-topics-chapters = Главы
quiz-topics-provisions = Статьи и правила
quiz-topics-items = Практика
quiz-topics-labels = Метки
quiz-topics-cases = { $count ->
    [one] Всего { $count } ситуация.
    [few] Всего { $count } ситуации.
    [many] Всего { $count } ситуаций.
   *[other] Всего { $count } ситуации.
}

## Чего нельзя сделать

# $sort называет вопросы так же, как образец: «form: open; pace: rapid».
quiz-paper-unmet = по образцу таких вопросов нужно не менее { $wanted }, а в работе их { $found }: { $sort }
quiz-paper-none-approved = в этой редакции нет одобренных вопросов, поэтому берутся любые
quiz-paper-unreadable = { $file } нельзя использовать в таком виде:
quiz-paper-lost = { $count ->
    [one] работу нельзя составить такой, какой она была, из-за { $count } вопроса:
    [few] работу нельзя составить такой, какой она была, из-за { $count } вопросов:
    [many] работу нельзя составить такой, какой она была, из-за { $count } вопросов:
   *[other] работу нельзя составить такой, какой она была, из-за { $count } вопроса:
}
    .changed = сейчас звучит иначе: { $id }
    .gone = больше нет: { $id }
