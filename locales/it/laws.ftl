### Le Regole di un'edizione come testo, e i rimandi da una regola all'altra.

laws-of = { $count ->
    [one] Le Regole degli scacchi, edizione { LIST($editions) }
   *[other] Le Regole degli scacchi, edizioni { LIST($editions) }
}
laws-text = Il testo delle Regole
laws-lead = Tutti i numeri in ordine, con parole nostre e secondo la lettera. Il collegamento accanto a ogni regola porta ai suoi casi, alla sua storia e ai dubbi di lettura.
laws-of-other-editions = Altre edizioni:
laws-epub = Per lettori di e-book (EPUB)
laws-contents = Articoli, appendici e linee guida
laws-cases = { $count ->
    [0] storia
    [one] { $count } caso
   *[other] { $count } casi
}
laws-taught = Che cosa insegna la FIDE in merito:
laws-heading =
    .preface = Prefazione
    .quickplay-finish = Finale rapido
    .quickplay-without-arbiter = Finale rapido in assenza dell'arbitro
    .fide = La FIDE
see-also = Vedi anche:
