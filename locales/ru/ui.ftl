### Headings and words around a story, its ruling and a rule.

## A story and its ruling

heading-case = Ситуация { $case }
heading-laws = Правила { $edition } года
heading-story = Что произошло
heading-ruling = Решение арбитра
heading-ruling-on = Решение по событию { $event }
heading-reasons = Обоснование
heading-depends = Зависит от обстоятельств
nothing-follows = Из этого ничего не следует.
# The colon after a condition: “Если ход возможен:”.
condition = { $condition }:

## Reasons

status =
    .holds = применяется
    .fails = не применяется
    .yields = уступает другому правилу
    .lapses = уже не имеет значения
# $title is the heading of a provision, $article its number where it has one ($numbered: yes or no).
provision-named = { $numbered ->
    [yes] { ARTICLE($article) } «{ $title }»
   *[no] «{ $title }»
}
yields-to = { $numbered ->
    [yes] Преимущество здесь имеет { ARTICLE($article) } «{ $title }».
   *[no] Преимущество здесь имеет правило «{ $title }».
}
lapses = Партия закончена, поэтому это уже не имеет значения.
confidence =
    .reported = Использованное здесь значение известно только по сообщениям об этой редакции.
    .unverified = Использованное здесь значение не удалось сверить с текстом этой редакции (не проверено).

## A rule

rule-absent = В Правилах { $edition } года такого правила нет.
heading-numbers = Номер в каждой редакции
number-none = нет
heading-cases = Ситуации
no-cases = Ситуаций пока нет.

## Faults

no-ruling = Решения нет: { $problem }
unknown-language = Языка «{ $found }» нет; есть { LIST($known) }.
unknown-case = Ситуации «{ $found }» нет.
unknown-article = Статьи «{ $found }» в Правилах { $edition } года нет.
article-without-rule = Статья { $found } Правил { $edition } года не содержит собственного правила. { $reason }.
article-pending = Статья { $found } Правил { $edition } года ещё не разобрана.
perhaps = Возможно, имеется в виду { LIST($near, type: "or") }?
