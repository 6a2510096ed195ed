### Ein Fall zum Ausprobieren: was anders sein könnte und wie dann entschieden wird.

switch-scope = Art der Partie
switch-edition = Ausgabe der Regeln
switch-practice = Was gilt
    .fide = Auslegung der FIDE
    .letter = Nur der Wortlaut
switch-of-event = { $asks } (Ereignis { $event })
switch-answer =
    .yes = Ja
    .no = Nein
    .untold = Nicht angegeben
    .presumed = { $answer } (wird angenommen)
switch-detail = Was geschah: { $moment }
switch-regulations = Turnierreglement

play =
    .heading = Andere Tatsachen
    .lead = Ändern Sie eine Angabe: Die neue Entscheidung erscheint sofort; sie kommt von demselben Programm, das dieses Buch erzeugt hat.
    .facts = Tatsachen
    .details = Was geschah
    .game = Partie und Regeln
    .reset = Zurück zum ursprünglichen Fall
    .changed = geändert
play-ruled =
    .as-told = Entscheidung im ursprünglichen Fall: { $ruling }
    .same = Dieselbe Entscheidung: { $ruling }
    .other = Andere Entscheidung: { $ruling }
