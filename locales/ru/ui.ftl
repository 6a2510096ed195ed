### Headings and words around a story, its ruling and a rule.

## A story and its ruling

heading-case = Ситуация { $case }
case-cited = { $title } ({ $case })
heading-laws = Правила { $edition } года
heading-story = Что произошло
board-caption = Ход { WHO($player, case: "gen") }
heading-ruling = Решение арбитра
# Above what the letter rules, where the practice rules otherwise.
heading-by-the-letter = По букве Правил
heading-as-taught = Как учат
heading-reasons = Обоснование
reason-heading = { $rule }: { $status }
reason-aside = { $rule } ({ $status }). { $why }
heading-depends = Зависит от обстоятельств
# Над положениями, названными только для полноты.
reasons-aside = Рассмотрено также:
# Said where nothing follows from an event; the value alone is an answer in the quiz, the attributes say why.
no-measure = Решения не требуется.
    .not-happened = Решения не требуется: не установлено, что это произошло.
    .not-his = Сделанное не имеет силы: у того, кто это сделал, нет такого права.
    .unread = Какое решение следует принять по Правилам { $edition } года, нам неизвестно: их текста на этот счёт у нас нет.
    .no-rule = { $decided ->
        [claim] Такого заявления Правила { $edition } года не знают; партия продолжается.
        [flag] Такого заявления Правила { $edition } года не знают; партия продолжается.
        [request] Такого права Правила { $edition } года не дают; просьба отклоняется, и партия продолжается.
       *[none] В Правилах { $edition } года о таком случае ничего не сказано.
    }
    .in-order = Всё в порядке; решения не требуется.
    .no-answer = Правила { $edition } года на этот вопрос не отвечают.
    .used = Установленный факт учтён в решении { $count ->
        [one] по событию
        [few] по событиям
        [many] по событиям
       *[other] по событиям
    } { LIST($events) }; другого решения не требуется.
    .answered = На вопрос отвечает обоснование.
    .not-met = { $count ->
        [one] { $decided ->
            [claim] Заявление отклоняется, и партия продолжается: условия, предусмотренные { ARTICLE($article, case: "ins") }, не выполнены.
            [flag] Заявление о падении флажка отклоняется, и партия продолжается: условия, предусмотренные { ARTICLE($article, case: "ins") }, не выполнены.
            [request] Просьба отклоняется, и партия продолжается: условия, предусмотренные { ARTICLE($article, case: "ins") }, не выполнены.
           *[none] Решения не требуется: { ARTICLE($article) } не применяется.
        }
        [few] { $decided ->
            [claim] Заявление отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
            [flag] Заявление о падении флажка отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
            [request] Просьба отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
           *[none] Решения не требуется: статьи { LIST($articles) } не применяются.
        }
        [many] { $decided ->
            [claim] Заявление отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
            [flag] Заявление о падении флажка отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
            [request] Просьба отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
           *[none] Решения не требуется: статьи { LIST($articles) } не применяются.
        }
       *[other] { $decided ->
            [claim] Заявление отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
            [flag] Заявление о падении флажка отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
            [request] Просьба отклоняется, и партия продолжается: условия, предусмотренные статьями { LIST($articles) }, не выполнены.
           *[none] Решения не требуется: статьи { LIST($articles) } не применяются.
        }
    }
    .used-before = Установленный факт уже учтён в решении; другого решения не требуется.
    .not-raised = { $decided ->
        [claim] Для такого заявления в Правилах { $edition } года нет основания; партия продолжается.
        [flag] Для такого заявления в Правилах { $edition } года нет основания; партия продолжается.
        [request] Такого права Правила { $edition } года не дают; просьба отклоняется, и партия продолжается.
       *[none] В Правилах { $edition } года о таком случае ничего не сказано.
    }
    .no-more = Другого решения не требуется.
# $rules: provisions whose text in this edition nobody here has seen.
text-unread = Решение может быть неполным: нам неизвестно, что сказано об этом в Правилах { $edition } года ({ LIST($rules) }).
# The colon after a condition: “Если ход возможен:”.
condition = { $condition }:
# $told: что сообщено, каждое — предложение рассказа в кавычках.
told-without-weight = На решение не влияет: { LIST($told) }.
told-sentence =
    .case = «{ $sentence }»
    .event = «{ $sentence }» (событие { $event })

## Reasons

# $count: of how many articles together.
status =
    .applies = { $count ->
        [one] применяется
        [few] применяются
        [many] применяются
       *[other] применяются
    }
    .applies-not = { $count ->
        [one] не применяется
        [few] не применяются
        [many] не применяются
       *[other] не применяются
    }
    .broken = нарушение
    .kept = нарушения нет
    .done = требования соблюдены
    .not-done = требования не соблюдены
    .met = условия выполнены
    .not-met = условия не выполнены
    .granted = право есть
    .not-granted = права нет
    .yields = не применяется, так как действует другое правило
    .lapses = уже не имеет значения: партия была закончена
# $title is the heading of a provision, $article its number where it has one ($numbered: yes or no; taught where it is the name of an item of the practice).
provision-named = { $numbered ->
    [yes] { ARTICLE($article) } «{ $title }»
    [taught] Практика { $article } «{ $title }»
   *[no] «{ $title }»
}
yields-within = уступает исключению «{ $title }» из той же статьи
provisions-named = Статьи { LIST($articles) } «{ $title }»
yields-to = не применяется, так как действует { $numbered ->
    [yes] { ARTICLE($article) } «{ $title }»
    [taught] практика { $article } «{ $title }»
   *[no] правило «{ $title }»
}
# Under a reason, where the practice and not the letter of the Laws says so.
reason-taught =
    .fide = Так учит комментарий ФИДЕ к Правилам: { LIST($items) }.
    .regulations = Так сказано в регламенте ФИДЕ (см. { LIST($items) }).
    .ecu = Так советует Европейский шахматный союз: { LIST($items) }.
    .ffe = Так учат во Франции: { LIST($items) }.
    .dsb = Так учат в Германии: { LIST($items) }.
    .jcf = Так учат в Японии: { LIST($items) }.
    .maker = Так устроены часы: { LIST($items) }.
# A heading over what is taught beside a rule, or ruled beside the letter: whose practice it is, and where it counts.
heading-taught =
    .fide = Как учит ФИДЕ
    .regulations = Где действуют регламенты ФИДЕ
    .ecu = Как советует Европейский шахматный союз
    .ffe = Как учат во Франции
    .dsb = Как учат в Германии
    .jcf = Как учат в Японии
    .maker = Как устроены часы
# $item: the name of an item of the practice, as M-035. $title: its heading.
item-named = { $item } «{ $title }»
# $sources: keys of sources, each with a place. Part of a line of facts about an item, as the next one.
practice-source = источник: { LIST($sources) }
practice-not-yet = Рядом с Правилами { $edition } года это не действует.
practice-since = преподаётся с Правил { $edition } года
# $articles: the numbers that an item is about.
practice-articles = О пунктах: { LIST($articles) }.
heading-rules = Правила, в которых это учтено
# $why: что видно в позиции, для которой это доказано: любой ход заканчивает партию (at-once), пешки блокируют друг друга (blocked) или ни то ни другое (hidden).
mate-proof =
    .line = С помощью { WHO($opponent, case: "gen") } { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } поставить мат в { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }:
    .usual = С такими фигурами { WHO($player) } { AGREE($player, sg: "может", pl: "могут") } поставить мат, если этому не мешает сама позиция.
    .material = { $either ->
        [yes] С такими фигурами нет ни одной матовой позиции — ни в пользу одного, ни в пользу другого игрока.
       *[no] С такими фигурами нет ни одной позиции, в которой { WHO($player) } { AGREE($player, sg: "ставит", pl: "ставят") } мат.
    }
    .proof = { $why ->
        [at-once] { $either ->
            [yes] Любой возможный ход сразу заканчивает партию, и ни один из них не мат со стороны кого-либо из игроков.
           *[no] Любой возможный ход сразу заканчивает партию, но мата { WHO($player) } ни одним из них не { AGREE($player, sg: "ставит", pl: "ставят") }.
        }
        [blocked] { $either ->
            [yes] Все пешки блокируют друг друга; доказано, что к мату не ведёт никакая серия возможных ходов, какой бы длинной она ни была.
           *[no] Все пешки блокируют друг друга; доказано, что { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } поставить мат, какой бы длинной ни была серия возможных ходов.
        }
       *[hidden] { $either ->
            [yes] Доказано, что к мату не ведёт никакая серия возможных ходов, какой бы длинной она ни была.
           *[no] Доказано, что { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } поставить мат, какой бы длинной ни была серия возможных ходов.
        }
    }
    .forced = { $only ->
        [yes] Единственный возможный ход
       *[no] Серия вынужденных ходов
    } { $end ->
        [stalemate] ведёт к пату:
        [mate] заканчивается матом { WHO($player, case: "dat") }:
       *[material] { $either ->
            [yes] оставляет фигуры, с которыми ни один из игроков не может поставить мат:
           *[no] оставляет фигуры, с которыми { WHO($player) } не { AGREE($player, sg: "может", pl: "могут") } поставить мат:
        }
    }
    .over = { $end ->
        [stalemate] На доске уже пат.
       *[mate] { WHO($player, case: "dat") } уже поставлен мат.
    }
    .illegal = Позиция невозможная, и возможные ходы в ней не определены.
    .undecided = Не найдено ни серии ходов, ведущей к мату, ни доказательства, что её нет.
# What is not certain in an edition; $value: the name of a value.
confidence =
    .reported = Известно не из текста этой редакции, а из других источников: «{ $value }».
    .unverified = С текстом этой редакции не сверено: «{ $value }».
    .unseen = Текста этого правила в этой редакции мы не читали (не проверено).
# На чём основаны обоснования. $all: то, что принимается как данность, значения в кавычках или номера статей; $count: сколько их.
rests-on =
    .presumed = Предполагается, { LIST($all) }.
    .reported = Взято не из самого текста Правил { $edition } года, а из других источников: { LIST($all) }.
    .unverified = С текстом Правил { $edition } года не сверено: { LIST($all) }.
    .unseen = Текста { $count ->
        [one] статьи
        [few] статей
        [many] статей
       *[other] статьи
    } { LIST($all) } Правил { $edition } года мы не читали.

## A rule

rule-absent = В Правилах { $edition } года такого правила нет.
rule-not-here = Это правило не относится к тем, по которым играется эта партия.
rule-unread = Текст Правил { $edition } года на этот счёт нам неизвестен.
heading-numbers = Номер в каждой редакции
number-none = нет
heading-cases = Ситуации
no-cases = Ситуаций пока нет.

## Faults

no-ruling = Решения нет.
    .conflict = { $first } и { $second } в этой ситуации противоречат друг другу, и ни одна норма не уступает. Это ошибка программы, а не ситуации.
    .contradiction = О событии { $event } в условии сказано: { $asserted } Но на доске видно: { $shown }
    .empty-square = В событии { $event } фигуры касаются или её отпускают, но поле { SQUARE($square) } пустое.
    .unreadable = В событии { $event } запись «{ $text }» нельзя прочитать как ход. { $why }
    .too-open = В ситуации слишком многое неизвестно; { $count ->
        [one] прослежен { $count } вопрос
        [few] прослежены { $count } вопроса
        [many] прослежено { $count } вопросов
       *[other] прослежено { $count } вопроса
    }. Последний из них: { $last }
# Почему запись — не ход; следует за предложением, где это сказано.
unread =
    .unreadable = Фигура и поле не указаны так, как в записи хода.
    .no-such-piece = Под эту запись не подходит ни одна фигура { WHO($player, case: "gen") }.
    .another-piece = На поле { SQUARE($square) } стоит не та фигура, которая названа.
    .ambiguous = Под эту запись подходит больше одной фигуры: на полях { LIST($squares) }.
unknown-language = языка «{ $found }» нет; есть { LIST($known) }.
unknown-case = ситуации «{ $found }» нет.
unknown-article = статьи «{ $found }» в Правилах { $edition } года нет.
article-elsewhere = Правила, в которых есть статья { $found }: { LIST($editions) }; её показывает «--edition { $newest }».
article-without-rule = статья { $found } Правил { $edition } года не содержит собственного правила. { $reason }.
article-pending = статья { $found } Правил { $edition } года ещё не разобрана.
perhaps = Может быть, имеется в виду { LIST($near, type: "or") }?

## Слова для описания ситуации

words-kind =
    .act = действие
    .actor = лицо
    .circumstance = обстоятельство
    .fact = факт
    .finding = вывод арбитра
    .effect = последствие
    .setting = вводная
    .option = условие соревнования
words-kinds =
    .act = Что кто-то делает
    .actor = Кто это делает
    .circumstance = Обстоятельства события
    .fact = Факты
    .finding = Что устанавливает арбитр
    .effect = Что влечёт за собой решение
    .setting = Что установлено до партии
    .option = Что определяет положение о соревновании
words-case = Ситуация с этим словом: { $case }
words-nothing = для «{ $found }» слова не нашлось.
