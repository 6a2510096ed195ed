### Случай, с которым читатель может поиграть: что могло бы быть иначе и каково тогда решение.

switch-scope = Вид шахмат
switch-edition = Редакция Правил
switch-practice = Что учитывается
    .fide = Как учит ФИДЕ
    .letter = Буква Правил
switch-of-event = { $asks } (событие { $event })
switch-answer =
    .yes = Да
    .no = Нет
    .untold = Не сказано
    .presumed = { $answer } (считается само собой разумеющимся)
switch-detail = Что произошло: { $moment }
switch-regulations = Регламент соревнования

play =
    .heading = Другие обстоятельства
    .lead = Измените что-нибудь: решение сразу выносит та же программа, которая составила эту книгу.
    .facts = Обстоятельства
    .details = Что произошло
    .game = Партия и Правила
    .reset = Вернуть случай, как он рассказан
    .changed = изменено
play-ruled =
    .as-told = Случай, как он рассказан: { $ruling }
    .same = Решение то же: { $ruling }
    .other = Решение иное: { $ruling }
