### What the program covers, what changed between two editions, and which texts are doubtful.

## What is covered

coverage = Что охвачено
coverage-lead = Номера каждой редакции и то, что с ними стало, тексты каждого языка и правила, для которых нет ситуации.
coverage-numbers = Номера
coverage-all = всего
# What became of a number.
coverage-is =
    .decided = есть правило
    .empowers = оставлено арбитру
    .defined = определяет понятие
    .not-modelled = не содержит правила
    .pending = ещё не охвачено
coverage-list = список номеров
coverage-complete = полный
coverage-incomplete = известен не весь
coverage-cases = Ситуации
coverage-runs = { $cases ->
    [one] { $cases } ситуация
    [few] { $cases } ситуации
    [many] { $cases } ситуаций
   *[other] { $cases } ситуации
} во всех редакциях и видах шахмат: { $runs ->
    [one] { $runs } решение
    [few] { $runs } решения
    [many] { $runs } решений
   *[other] { $runs } решения
}.
# What cases show of a rule: in how many it holds, does not hold, depends on facts that the case does not tell, and in how many the question does not arise.
coverage-shown = применяется { $holds }, не применяется { $fails }, зависит от обстоятельств { $open }, не затрагивается { $silent }
column-state = Состояние
coverage-gaps = Пробелы
coverage-no-gaps = В каждой редакции для каждого правила, по которому принимаются решения, есть ситуация, где оно применяется, и ситуация, где оно не применяется или не затрагивается.
coverage-lacks =
    .holds = не применяется ни в одной ситуации
    .fails = применяется в каждой ситуации, и нет ситуации, которой оно не затрагивает
# Why a gap is accepted.
coverage-excuse =
    .to-come = ситуации ещё нет
coverage-texts = Тексты
column-language = Язык
text-kind =
    .title = заголовки
    .rule = правила
    .holds = почему применяется
    .fails = почему не применяется
coverage-text-missing = Не хватает: { LIST($messages) }.
coverage-sources = Правила исходных документов
coverage-sources-counted = { $count ->
    [one] { $count } правило; показано ситуациями: { $shown }, ничего не решают: { $nothing }.
    [few] { $count } правила; показано ситуациями: { $shown }, ничего не решают: { $nothing }.
    [many] { $count } правил; показано ситуациями: { $shown }, ничего не решают: { $nothing }.
   *[other] { $count } правила; показано ситуациями: { $shown }, ничего не решают: { $nothing }.
}
coverage-sources-elsewhere = Правила исходных документов относятся к данным тестов: их перечисляет { $file }, и тест сравнивает их с ситуациями. Чтобы увидеть их здесь, укажите папку исходных текстов программы с помощью --data.
coverage-terms = Термины Правил
coverage-terms-counted = { $count ->
    [one] { $count } термин; объяснено на этом языке: { $defined }.
    [few] { $count } термина; объяснено на этом языке: { $defined }.
    [many] { $count } терминов; объяснено на этом языке: { $defined }.
   *[other] { $count } термина; объяснено на этом языке: { $defined }.
}
# A mark at a term that the glossary of the newest edition explains, too.
glossary-law-term = в словаре Правил

## The official practice

practice = Официальная практика
practice-lead = Чему учат помимо буквы Правил, пункт за пунктом, и что с каждым пунктом сделано. О том, чего не хватает, сказано по-английски.
# Whose practice it is.
practice-layer =
    .fide = комментарий ФИДЕ
    .regulations = регламенты ФИДЕ
    .ecu = Европейский шахматный союз
    .ffe = Франция
    .dsb = Германия
    .jcf = Япония
    .maker = изготовитель часов
# What an item does beside the letter.
practice-kind =
    .explains = поясняет букву Правил
    .fills = восполняет пробел
    .narrows = сужает выбор
    .contradicts = отходит от буквы Правил
    .procedure = устанавливает порядок действий
# What became of an item.
practice-is =
    .held = учтено
    .pending = ещё не учтено
    .not-modelled = ничего не решает
column-layer = Чья практика
column-kind = Что она даёт
practice-missing = Не хватает: { $what }.
practice-cases = Показывают ситуации: { LIST($cases) }.
practice-procedures = Шаг порядка действий: { LIST($procedures) }.

## What changed between two editions

compare-title = Сравнение редакций: { LIST($from) } и { LIST($to) }
compare-lead = Что нужно усвоить заново тем, кто знает прежнюю редакцию: номера, значения, тексты и решения.
compare-none = Насколько нам известно, изменений нет.
compare-same-edition = редакцию не сравнивают с ней самой.
# $layers: whose practice counts beside the letter. $count of $cases are ruled otherwise by the letter.
compare-practice-title = Правила { $edition } года: как им учат ({ LIST($layers) }) и по их букве
compare-practice-see = как в { $item }
compare-practice-count = { $count ->
    [0] Ни в одной из рассмотренных ситуаций ({ $cases }) решение по букве не отличается.
    [one] По букве решение отличается в { $count } ситуации из { $cases }.
    [few] По букве решение отличается в { $count } ситуациях из { $cases }.
    [many] По букве решение отличается в { $count } ситуациях из { $cases }.
   *[other] По букве решение отличается в { $count } ситуации из { $cases }.
}
compare-in = Новые номера и правила
compare-out = Номера, которых больше нет (само правило могло сохраниться)
# $article: номер, под которым теперь стоит правило, потерявшее свой.
compare-lives-on = (теперь входит в { ARTICLE($article, case: "acc") })
compare-moved = Изменился номер
compare-values = Значения
compare-texts = Правила, которые звучат иначе
compare-rulings = Ситуации с другим решением
compare-pages = Сравнение редакций
# On the page of a rule, under its history.
compare-link = { LIST($from) } → { LIST($to) }
# Stands for a value where an edition has no such rule.
value-none = нет правила
# $is: yes or no.
value-boolean = { $is ->
    [yes] да
   *[no] нет
}

## Doubtful readings

doubts = Спорные места
doubts-lead = Некоторые статьи можно понять по-разному. На этой странице сказано, как понимаем их мы и каким было бы другое понимание. Где разница важна, видно из ситуаций правила.
doubts-values = Значения
