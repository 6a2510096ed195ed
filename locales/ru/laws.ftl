### Текст Правил в одной редакции и ссылки от правила к правилу.

laws-of = { $count ->
    [one] Правила игры в шахматы: редакция { LIST($editions) }
    [few] Правила игры в шахматы: редакции { LIST($editions) }
    [many] Правила игры в шахматы: редакции { LIST($editions) }
   *[other] Правила игры в шахматы: редакции { LIST($editions) }
}
laws-text = Текст Правил
laws-lead = Все номера по порядку, нашими словами и по букве Правил. Ссылка рядом с правилом ведёт к его ситуациям, истории и спорным местам.
laws-of-other-editions = Другие редакции:
laws-epub = Для электронных книг (EPUB)
laws-contents = Статьи, приложения и рекомендации
laws-cases = { $count ->
    [0] история
    [one] { $count } ситуация
    [few] { $count } ситуации
    [many] { $count } ситуаций
   *[other] { $count } ситуации
}
laws-taught = Что добавляет практика ФИДЕ:
laws-heading =
    .preface = Предисловие
    .quickplay-finish = Быстрая игра до конца партии
    .quickplay-without-arbiter = Быстрая игра до конца партии без арбитра
    .fide = ФИДЕ
see-also = См. также:
