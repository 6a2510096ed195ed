### Das Quiz: Fragen, Antworten zur Auswahl, Rückmeldungen, Ergebnis und Aufgabenblätter für einen Kurs.
### Die Fälle, die Entscheidungen und ihre Begründungen stehen in den anderen Dateien.

## Am Anfang

quiz-title = Quiz zu den Schachregeln
# $count ist die Zahl der Fragen, $seed eine Zahl ohne Zeichen zwischen den Tausendern.
quiz-start = { $count ->
    [one] Es folgt eine Frage.
   *[other] Es folgen { $count } Fragen.
} Mit dem Startwert { $seed } und derselben Auswahl erscheinen diese Fragen wieder, in jeder Sprache.
quiz-fewer = Dazu { $count ->
    [one] kann nur eine Frage
   *[other] können nur { $count } Fragen
} gestellt werden.
# By which laws the questions are asked; $edition is a year (in all-fide the first one beside which FIDE's Manual counts).
quiz-basis =
    .laws = Die Fragen folgen den Regeln von { $edition }.
    .fide = Die Fragen folgen den Regeln von { $edition } in der Auslegung des Schiedsrichterhandbuchs der FIDE.
    .letter = Die Fragen folgen dem Wortlaut der Regeln von { $edition }.
    .all-fide = Die Fragen folgen den Regeln der jeweils genannten Ausgabe, von { $edition } an in der Auslegung des Schiedsrichterhandbuchs der FIDE.
    .all-letter = Die Fragen folgen dem Wortlaut der Regeln der jeweils genannten Ausgabe.
quiz-how = Zu jeder Frage bitte die Nummer einer Antwort eingeben. Mit „?“ erscheint eine Hilfe, mit „q“ endet das Quiz.
quiz-help =
    .what = Genau eine Antwort ist richtig: Sie enthält alles, was nach den über der Frage genannten Schachregeln zu entscheiden ist. Die falschen geben wirkliche Irrtümer wieder.
    .number = Die Nummer der richtigen Antwort eingeben und mit der Eingabetaste bestätigen.
    .help = Mit „?“ oder „h“ erscheint diese Hilfe noch einmal.
    .quit = Mit „q“ endet das Quiz; das bisherige Ergebnis wird angezeigt.

## Eine Frage

quiz-question = Frage { $number } von { $total }
# Die Figuren eines Spielers in Notation: „Weiß: Kg1, Dd1, a2.“
quiz-pieces = { WHO($player) }: { $pieces ->
    [none] keine Figuren
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .ruling = Wie ist zu entscheiden?
    .depends = Wovon hängt die Entscheidung ab, und wie fällt sie jeweils aus?
    .discretion = Was wird entschieden, und was bleibt dem Ermessen überlassen?
# Above the question, where FIDE's Manual and the letter of the Laws give other answers.
quiz-by =
    .fide = Nach dem Schiedsrichterhandbuch der FIDE (der Wortlaut der Regeln ergibt etwas anderes):
    .letter = Nach dem Wortlaut der Regeln (das Schiedsrichterhandbuch der FIDE sagt etwas anderes):
quiz-ask-event =
    .ruling = Wie ist zu Ereignis { $event } zu entscheiden?
    .depends = Wovon hängt die Entscheidung zu Ereignis { $event } ab, und wie fällt sie jeweils aus?
    .discretion = Was wird zu Ereignis { $event } entschieden, und was bleibt dem Ermessen überlassen?
# Es folgt eine Liste aus einem oder mehreren der folgenden Teile.
quiz-ask-only = Dabei geht es nur um:
quiz-aspect =
    .game = das Ergebnis
    .clock = die Uhren und die Bedenkzeit
    .moves = die Stellung und die Züge
    .offences = die Verstöße
    .claims = Anträge und Angebote
    .arbiter = die Pflichten und Befugnisse des Schiedsrichters
    .recording = die Partieformulare
    .definitions = die geltenden Regeln
quiz-nothing-on-this = Dazu ist nichts zu entscheiden.
quiz-prompt = Antwort, eine Zahl von 1 bis { $last }:

## Nach einer Antwort

quiz-right = Richtig.
quiz-wrong = Falsch.
quiz-right-option = Antwort { $number } ist richtig:
quiz-expected = Diese Antwort gibt es nicht: „{ $found }“. Bitte eine Zahl von 1 bis { $last } eingeben, „?“ für Hilfe oder „q“ zum Beenden.
quiz-expected-something = Bitte eine Zahl von 1 bis { $last } eingeben, „?“ für Hilfe oder „q“ zum Beenden.
# $provision nennt eine Regel, $status sagt, ob sie zutrifft.
quiz-reason = { $provision }: { $status }.
quiz-why-laws = Die gewählte Antwort ist die Entscheidung nach den Schachregeln von { $edition }, { $pace ->
    [rapid] { $supervision ->
        [full] Schnellschach nach den Turnierschachregeln
       *[limited] Schnellschach nach den vereinfachten Regeln
    }
    [blitz] { $supervision ->
        [full] Blitzschach nach den Turnierschachregeln
       *[limited] Blitzschach nach den vereinfachten Regeln
    }
   *[standard] Turnierschach
}.
# $fact ist ein ganzer Satz: „Der Zug ist regelwidrig.“
quiz-why-fact = Die gewählte Antwort wäre die Entscheidung, wenn Folgendes gälte: { $fact }
quiz-why-practice =
    .fide = Die gewählte Antwort gibt die Entscheidung nach dem Schiedsrichterhandbuch der FIDE wieder, nicht die nach dem Wortlaut der Regeln.
    .letter = Die gewählte Antwort gibt die Entscheidung nach dem Wortlaut der Regeln wieder, nicht die nach dem Schiedsrichterhandbuch der FIDE.
quiz-why-number = Die gewählte Antwort wäre die Entscheidung, wenn die maßgebliche Zahl oder Zeit eine andere wäre.
# $provision nennt eine Regel: „Artikel 9.6.2, …“.
quiz-why-overtaken = Die gewählte Antwort wendet eine Regel an, die in diesem Fall nicht gilt: { $provision }.
quiz-why-forgotten = Die gewählte Antwort übersieht eine Regel, die in diesem Fall gilt: { $provision }.
quiz-why-neighbour = Die gewählte Antwort wendet eine Regel für einen anderen Sachverhalt an: { $provision }.
quiz-why-wrong-player = Die gewählte Antwort verwechselt die Spieler.
quiz-why-part = Die gewählte Antwort ist nur ein Teil der Entscheidung.
quiz-why-reversed = Die gewählte Antwort vertauscht die beiden Möglichkeiten.

## Das Ergebnis

quiz-score = { $asked ->
    [0] Keine Frage wurde beantwortet.
    [one] { $right ->
        [0] Eine Frage wurde beantwortet, und zwar falsch.
       *[other] Eine Frage wurde beantwortet, und zwar richtig.
    }
   *[other] { $right ->
        [0] Von { $asked } beantworteten Fragen war keine richtig beantwortet.
        [one] Von { $asked } beantworteten Fragen war eine richtig beantwortet.
       *[other] Von { $asked } beantworteten Fragen waren { $right } richtig beantwortet.
    }
}
quiz-weak = Zum Nachlesen, die am häufigsten verfehlten Regeln zuerst:
quiz-weak-line = { $provision } ({ $count ->
    [one] eine falsche Antwort
   *[other] { $count } falsche Antworten
})

## Ein Aufgabenblatt für einen Kurs

quiz-paper-questions = Fragen
quiz-paper-answers = Antworten
quiz-paper-name = Vor- und Nachname:
quiz-paper-seed = Aufgabenblatt { $seed }
quiz-paper-note = Zu jeder Frage ist genau eine Antwort richtig. Die Texte sind unsere eigenen und nicht amtlich; maßgebend sind die bei jeder Frage genannten Schachregeln.
quiz-paper-number = Nr.
quiz-paper-option = Richtige Antwort
quiz-paper-articles = Regeln
quiz-paper-case = Fall
quiz-paper-reasons = Die Begründungen

## Was nicht geht

quiz-unknown-topic = Das Thema „{ $found }“ gibt es nicht: erwartet wurde ein Kapitel, eine Regel, ein Punkt der Praxis (M-035) oder ein Stichwort der Fälle.
quiz-no-question = Dazu kann keine Frage gestellt werden.
