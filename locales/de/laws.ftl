### Die Regeln einer Ausgabe als Text, und Verweise von Regel zu Regel.

laws-of = { $count ->
    [one] Die Schachregeln, Ausgabe { LIST($editions) }
   *[other] Die Schachregeln, Ausgaben { LIST($editions) }
}
laws-text = Die Schachregeln als Text
laws-lead = Alle Nummern der Reihe nach, in unseren eigenen Worten und ohne Auslegung. Der Verweis neben einer Regel führt zu ihren Fällen, ihrer Geschichte und ihren Zweifelsfragen.
laws-of-other-editions = Andere Ausgaben:
laws-epub = Für E-Book-Reader (EPUB)
laws-contents = Artikel, Anhänge und Richtlinien
laws-cases = { $count ->
    [0] Geschichte
    [one] { $count } Fall
   *[other] { $count } Fälle
}
laws-taught = Auslegung der FIDE:
laws-heading =
    .preface = Vorwort
    .quickplay-finish = Endspurtphase
    .quickplay-without-arbiter = Endspurtphase ohne Schiedsrichter
    .fide = Die FIDE
see-also = Siehe auch:
