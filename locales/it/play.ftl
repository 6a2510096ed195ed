### Un caso con cui il lettore può provare: che cosa potrebbe essere diverso e come si decide allora.

switch-scope = Tipo di gioco
switch-edition = Edizione del Regolamento
switch-practice = Che cosa vale
    .fide = Come insegna la FIDE
    .letter = La lettera del Regolamento
switch-of-event = { $asks } (evento { $event })
switch-answer =
    .yes = Sì
    .no = No
    .untold = Non precisato
    .presumed = { $answer } (dato per scontato)
switch-detail = Che cosa è successo: { $moment }
switch-regulations = Regolamento della manifestazione

play =
    .heading = Altri fatti
    .lead = Si può cambiare un fatto qualsiasi: la decisione compare subito, data dallo stesso programma che ha composto questo libro.
    .facts = Fatti
    .details = Che cosa è successo
    .game = Partita e Regolamento
    .reset = Torna al caso come raccontato
    .changed = modificato
play-ruled =
    .as-told = Il caso come raccontato: { $ruling }
    .same = Si decide allo stesso modo: { $ruling }
    .other = Si decide diversamente: { $ruling }
