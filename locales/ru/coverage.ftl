### What the program covers, what changed between two editions, and which texts are doubtful.

## What is covered

coverage = Что охвачено
coverage-lead = Каждый номер каждой редакции и что с ним стало, случаи, которые показывают каждое правило, и тексты каждого языка.
coverage-numbers = Номера
coverage-all = всего
# What became of a number.
coverage-is =
    .decided = решает правило
    .empowers = оставлено арбитру
    .defined = определяет понятие
    .not-modelled = не содержит правила
    .pending = ещё не охвачено
coverage-list = список номеров
coverage-complete = полный
coverage-incomplete = известен не весь
coverage-cases = Случаи
coverage-runs = { $cases ->
    [one] { $cases } случай
    [few] { $cases } случая
    [many] { $cases } случаев
   *[other] { $cases } случая
} во всех редакциях и видах игры: { $runs ->
    [one] { $runs } решение
    [few] { $runs } решения
    [many] { $runs } решений
   *[other] { $runs } решения
}.
# What cases show of a rule: in how many it holds, does not hold, depends on facts that the case does not tell, and in how many the question does not arise.
coverage-shown = действует { $holds }, не действует { $fails }, зависит { $open }, молчит { $silent }
column-holds = Действует
column-fails = Не действует
column-open = Зависит
column-silent = Молчит
column-state = Состояние
coverage-gaps = Пробелы
coverage-no-gaps = В каждой редакции, где есть решающее правило, оно в одном случае действует, а в другом не действует или молчит.
coverage-lacks =
    .holds = не действует ни в одном случае
    .fails = действует в каждом случае, и ни один случай не показывает, что оно молчит
# Why a gap is accepted.
coverage-excuse =
    .to-come = случая ещё нет
coverage-texts = Тексты
column-language = Язык
text-kind =
    .title = заголовки
    .rule = правила
    .holds = почему действует
    .fails = почему не действует
coverage-text-missing = Не хватает: { LIST($messages) }.
coverage-sources = Правила исходных документов
coverage-sources-counted = { $count ->
    [one] { $count } правило; показано случаями: { $shown }, ничего не решают: { $nothing }.
    [few] { $count } правила; показано случаями: { $shown }, ничего не решают: { $nothing }.
    [many] { $count } правил; показано случаями: { $shown }, ничего не решают: { $nothing }.
   *[other] { $count } правила; показано случаями: { $shown }, ничего не решают: { $nothing }.
}
coverage-sources-elsewhere = Это данные тестов: их перечисляет { $file }, и тест сравнивает их со случаями. Чтобы увидеть их здесь, укажите папку исходных текстов программы с помощью --data.
coverage-terms = Термины Правил
coverage-terms-counted = { $count ->
    [one] { $count } термин; объяснено на этом языке: { $defined }.
    [few] { $count } термина; объяснено на этом языке: { $defined }.
    [many] { $count } терминов; объяснено на этом языке: { $defined }.
   *[other] { $count } термина; объяснено на этом языке: { $defined }.
}

## What changed between two editions

compare-title = Сравнение редакций: { $from } и { $to }
compare-lead = Чему должен переучиться тот, кто знает прежнюю редакцию: номера, значения, тексты и решения.
compare-none = Насколько нам известно, ничего не изменилось.
compare-same-edition = Редакцию не сравнивают с ней самой.
compare-in = Новые правила
compare-out = Отменённые правила
compare-moved = Изменился номер
compare-values = Значения
compare-texts = Правила, которые звучат иначе
compare-rulings = Случаи с другим решением
compare-counted = { $count ->
    [one] изменилось { $count } правило
    [few] изменились { $count } правила
    [many] изменились { $count } правил
   *[other] изменилось { $count } правила
}
compare-case-not-meant = Для этой редакции случай не предназначен.
compare-number = { $old } → { $new }
compare-only-renumbered = Изменился только номер.
compare-pages = Сравнение редакций
compare-pages-lead = Каждая страница перечисляет, что изменилось от одной редакции к следующей.
# On the page of a rule, under its history.
compare-link = { $from } → { $to }
# $is: yes or no.
value-boolean = { $is ->
    [yes] да
   *[no] нет
}

## Doubtful readings

doubts = Спорные места
doubts-lead = Некоторые статьи можно понять по-разному. Эта страница говорит, как понимаем их мы, каким было бы другое понимание и где это важно.
doubts-rules = Правила
doubts-values = Значения
doubts-none = Спорных мест нет.
doubts-cases = Случаи, в которых это важно:
