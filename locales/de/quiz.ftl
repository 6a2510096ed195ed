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

## Eine Frage

quiz-question = Frage { $number } von { $total }
# Die Figuren eines Spielers in Notation: „Weiß: Kg1, Dd1, a2.“
quiz-pieces = { WHO($player) }: { $pieces ->
    [none] keine Figuren
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .result = Wie lautet das Ergebnis?
    .time = Was zeigen die Uhren jetzt an?
    .play = Was muss jetzt gezogen werden?
    .claim = Wie entscheiden Sie?
    .arbiter = Was tun Sie als Schiedsrichter?
    .ruling = War die Entscheidung richtig?
    .article = Auf welchen Artikel stützt sich die Entscheidung?
    .open = Wie entscheiden Sie, und warum?
# Eine Entscheidung ohne Punkt, und die Regel, aus der sie folgen würde.
quiz-grounded = { $decision } – { $ground }
quiz-mark = { $ruling } ({ $ground })
quiz-nothing = Es ist nichts zu veranlassen, die Partie geht weiter.

## Nach einer Antwort

quiz-right = Richtig.
quiz-wrong = Falsch.
# Warum eine Antwort falsch ist: was verwechselt wurde.
confusion-regime = So würde entschieden im { $pace ->
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
confusion-edition = So war es nach den Schachregeln { $edition }.
confusion-fact = So wäre es bei einem anderen Sachverhalt: { $fact }
confusion-number = So wäre es, wenn die maßgebliche Zahl oder Zeit eine andere wäre.
confusion-overtaken = Hier wird eine Regel angewandt, die nicht zählt: { $provision }.
confusion-forgotten = Eine Regel, die gilt, ist vergessen: { $provision }.
confusion-fails = Diese Regel gilt hier nicht: { $provision }.
confusion-article = Dieser Artikel betrifft etwas anderes. { $rule }
confusion-elsewhere = So wird entschieden, wo eine andere Regel den Ausschlag gibt: { $provision }.
confusion =
    .play-goes-on = Die Partie ist zu Ende.
    .other-result = So gewinnt hier niemand.
    .draw-instead = Nichts macht diese Partie remis.
    .win-instead = Die Partie ist remis, niemand gewinnt sie.
    .no-time = Dafür muss Bedenkzeit gutgeschrieben werden.
    .other-time = So viel Zeit gibt es bei einer anderen Bedenkzeitklasse.
    .game-for-time = Das kostet die Partie noch nicht.
    .claim-upheld = Der Antrag ist nicht begründet.
    .claim-rejected = Der Antrag ist begründet.
    .claim-rejected-with-time = Der Antrag ist begründet, also gibt es dafür keine Zeitgutschrift.
    .move-stands = Der Zug bleibt nicht stehen.
    .may-not-must = Die Strafe steht nicht im Ermessen.
    .must-not-may = Die Strafe steht im Ermessen des Schiedsrichters.
    .game-for-penalty = Das kostet die Partie nicht.
    .was-allowed = Das war nicht erlaubt.
    .no-penalty = Dafür ist eine Strafe vorgesehen.
    .not-allowed = Das ist erlaubt.
    .not-allowed-and-penalty = Das ist erlaubt, also gibt es nichts zu bestrafen.
    .needs-permission = Dafür braucht es keine Erlaubnis.
    .must-not = Hier muss der Schiedsrichter handeln.
    .any-legal-move = Die Wahl des Zuges ist eingeschränkt.
    .other-piece = Eine andere Figur ist gebunden.
    .must-capture = Diese Figur muss nicht geschlagen werden.
    .other-judgement = Die Entscheidung ist anders zu beurteilen.
    .increment-left-out = Die Zeitgutschrift pro Zug fehlt.
    .increment-twice = Die Zeitgutschrift pro Zug ist einmal zu viel gerechnet.
    .time-left-out = Eine Zeit, die zählt, fehlt.
    .time-twice = Eine Zeit ist einmal zu viel gerechnet.
    .other-side = Die Zeit ist auf der falschen Seite gerechnet.
    .as-before = Das sind die Zeiten vor der Entscheidung.

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

## Was nicht geht

quiz-unknown-topic = Das Thema „{ $found }“ gibt es nicht: erwartet wurde ein Artikel (7.5.1), ein Kapitel, eine Regel, ein Punkt der Praxis (M-035), ein Stichwort der Fälle oder ein Wort dafür.
quiz-no-question = Dazu kann keine Frage gestellt werden.
