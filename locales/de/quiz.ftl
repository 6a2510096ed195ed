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
quiz-presumed = Wenn die Frage oder die Stellung nichts anderes zeigt, wird eine Turnierpartie nach den Turnierschachregeln gespielt; beide Seiten haben schon gezogen und könnten noch matt setzen, es gab weder einen regelwidrigen Zug noch eine Verwarnung, und das Turnierreglement bestimmt nichts Besonderes. Die vereinfachten Regeln sind die des Schnell- und Blitzschachs für Partien ohne die Aufsicht, die die Turnierschachregeln voraussetzen.

## Eine Frage

quiz-question = Frage { $number } von { $total }
# Die Figuren eines Spielers in Notation: „Weiß: Kg1, Dd1, a2.“
quiz-pieces = { WHO($player) }: { $pieces ->
    [none] keine Figuren
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .result = Ist die Partie beendet, und wenn ja, mit welchem Ergebnis?
    .time = Was zeigen die Uhren jetzt an?
    .time-of-one = Was zeigt die Uhr { WHO($player, case: "gen") } jetzt an?
    .time-ruled = Was zeigen die Uhren nach der Entscheidung an?
    .play = Was muss jetzt gezogen werden?
    .play-and-penalty = Was muss jetzt gezogen werden, und gibt es eine Strafe?
    .claim = Wie entscheiden Sie?
    .arbiter = Was hat der Schiedsrichter zu tun?
    .what-else = Was entscheiden Sie außerdem?
    .judged = Wie beurteilen Sie das?
    .ruling = War die Entscheidung richtig?
    .article = Auf welchen Artikel stützt sich die Entscheidung?
    .statement = Welche dieser Aussagen ist richtig?
    .statement-about = Welche Aussage über „{ $matter }“ ist richtig?
    .several = Was gehört zu Ihrer Entscheidung? Mehrere Antworten sind richtig.
    .order = { $matter }: In welcher Reihenfolge gehen Sie vor?
    .open = Wie entscheiden Sie, und warum?
# Der Sachverhalt einer Frage nach dem Artikel, mit der Entscheidung.
quiz-ruled = { $story } Die Entscheidung lautet: { $ruling }
# Dasselbe mit dem, was jede Antwort entscheidet.
quiz-settled = { $story } Das haben Sie bereits entschieden: { $ruling }
# Ein Artikel als Antwort, nur mit seiner Nummer.
quiz-article = { ARTICLE($article) }
quiz-mark = { $ruling } ({ $ground })
quiz-nothing = Es ist nichts zu veranlassen; die Partie geht weiter.
quiz-unpenalised = Die Partie geht ohne Strafe weiter.

## Nach einer Antwort

quiz-right = Richtig.
quiz-wrong = Falsch.

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
