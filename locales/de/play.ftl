### Ein Fall zum Ausprobieren: was anders sein könnte und wie dann entschieden wird.

switch-scope = Spielart
switch-edition = Ausgabe der Regeln
switch-practice = Was gilt
    .fide = Wie die FIDE es lehrt
    .letter = Der Buchstabe der Regeln
switch-of-event = { $asks } (Ereignis { $event })
switch-answer =
    .yes = Ja
    .no = Nein
    .untold = Nicht erzählt
    .presumed = { $answer } (als gegeben angenommen)
switch-detail = Was geschah: { $moment }
switch-regulations = Turnierordnung

play =
    .heading = Andere Tatsachen
    .lead = Ändern Sie etwas: Entschieden wird sofort, von demselben Programm, das dieses Buch gemacht hat.
    .facts = Tatsachen
    .details = Was geschah
    .game = Partie und Regeln
    .reset = Zurück zum Fall, wie er erzählt ist
    .changed = geändert
play-ruled =
    .as-told = Der Fall, wie er erzählt ist: { $ruling }
    .same = Ebenso entschieden: { $ruling }
    .other = Anders entschieden: { $ruling }
