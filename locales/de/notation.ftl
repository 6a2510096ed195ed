### Algebraische Notation: was ein Eintrag im Partieformular zeigen muss und was er weglassen darf.
### $entry ist der Eintrag genau so, wie er geschrieben wurde; $move und $moves sind Züge in den Buchstaben des Lesers.

## Was als Aufzeichnung gilt

algebraic-notation =
    .title = Nur die algebraische Notation gilt
    .rule = In Wettkämpfen der FIDE wird in algebraischer Notation aufgezeichnet und in keiner anderen. Ein solcher Eintrag beweist den einen regelgemäßen Zug, den er bedeuten kann.
    .holds =
        { $irregular ->
            [yes] „{ $entry }“ weicht von der vorgeschriebenen Form ab; da aber { MOVE($move) } der einzige regelgemäße Zug ist, den der Eintrag bedeuten kann, bleibt er ein Beweis für diesen Zug.
           *[no] „{ $entry }“ ist in der vorgeschriebenen Form geschrieben, und { MOVE($move) } ist der einzige regelgemäße Zug, den der Eintrag bedeuten kann.
        }
    .fails = { $why ->
        [other-system] „{ $entry }“ ist keine algebraische Notation.
        [unreadable] „{ $entry }“ lässt sich nicht als Zug lesen.
        [several] „{ $entry }“ kann mehr als einen regelgemäßen Zug bedeuten.
       *[no-move] Kein regelgemäßer Zug passt zu „{ $entry }“.
    }
    .reading = Ein Eintrag, der von der vorgeschriebenen Form abweicht, gilt uns weiterhin als Beweis, solange er nur einen regelgemäßen Zug bedeuten kann. Wollte man nur die genaue Form gelten lassen, so wären wenige Partieformulare brauchbar.
ambiguous-entry =
    .title = Ein mehrdeutiger Eintrag
    .rule = Ein Eintrag, der mehr als einen regelgemäßen Zug bedeuten kann, beweist keinen davon. Passt ein Zeichen für Schlagen, Schach oder Matt nur zu einem dieser Züge, so ist dieser gemeint.
    .holds = Zu „{ $entry }“ passt mehr als ein regelgemäßer Zug ({ MOVE($moves) }); der Eintrag zeigt daher nicht, welcher gespielt wurde.
    .fails = Mit „{ $entry }“ kann nur { MOVE($moves) } gemeint sein.
    .reading = Der Anhang sagt nicht, was mit einem solchen Eintrag geschieht; dass er nichts beweist, folgt aus dem Zweck der Aufzeichnung.
meaningless-entry =
    .title = Ein Eintrag ohne Bedeutung
    .rule = Ein Eintrag, zu dem kein regelgemäßer Zug passt oder der sich überhaupt nicht als Zug lesen lässt, beweist nichts.
    .holds =
        { $why ->
            [empty] Es ist kein Zug eingetragen.
            [letter] Da der erste Buchstabe für keine Figur steht, kann „{ $entry }“ keinen Zug bedeuten.
            [no-arrival] Ohne Ankunftsfeld kann „{ $entry }“ keinen Zug bedeuten.
            [no-piece] Es gibt keine Figur, die mit „{ $entry }“ gemeint sein könnte.
            [in-check] Der Zug, den „{ $entry }“ nennt, ließe den eigenen König im Schach stehen und ist daher regelwidrig.
            [unreadable] „{ $entry }“ enthält etwas, was zu keinem Zug gehört.
           *[illegal] Keine Figur, die mit „{ $entry }“ gemeint sein kann, kann diesen Zug in dieser Stellung regelgemäß ausführen.
        }
    .fails = Zu „{ $entry }“ passt ein regelgemäßer Zug.
other-notation =
    .title = Andere Notationen
    .rule = Eine Aufzeichnung in einer anderen Notation beweist nichts, wo sonst das Partieformular als Beweis dient. Ein Schiedsrichter, der eine andere Notation bemerkt, soll den Spieler darauf hinweisen.
    .holds =
        { $numeric ->
            [yes] „{ $entry }“ ist Zahlennotation, anerkannt ist aber nur die algebraische Notation; ein in einem anderen System geführtes Partieformular gilt nicht als Beweis.
           *[no] „{ $entry }“ ist beschreibende Notation, anerkannt ist aber nur die algebraische Notation; ein in einem anderen System geführtes Partieformular gilt nicht als Beweis.
        }
    .fails = „{ $entry }“ ist algebraische Notation.

## Figuren

piece-in-notation =
    .title = Was in der Notation „Figur“ heißt
    .rule = In den Regeln über die Notation ist mit „Figur“ jede Figur außer dem Bauern gemeint.
piece-letter =
    .title = Der Buchstabe der Figur
    .rule = Eine Figur wird mit dem großen Anfangsbuchstaben ihres Namens bezeichnet. Im Deutschen: K für den König, D für die Dame, T für den Turm, L für den Läufer und S für den Springer.
    .holds = „{ $entry }“ bezeichnet { TERM($piece, case: "acc") } mit { $letter }.
    .fails = { $missing ->
        [no] „{ $entry }“ bezeichnet { TERM($piece, case: "acc") } mit einem Kleinbuchstaben statt mit { $letter }.
       *[yes] In „{ $entry }“ fehlt der Buchstabe { $letter } für { TERM($piece, case: "acc") }.
    }
national-letters =
    .title = Buchstaben der eigenen Sprache
    .rule = Jeder Spieler darf die Anfangsbuchstaben der Namen verwenden, die die Figuren in seinem Land haben. In Druckwerken werden Figurensymbole empfohlen.
    .holds =
        { $figurine ->
            [yes] „{ $entry }“ bezeichnet { TERM($piece, case: "acc") } mit einem Figurensymbol statt mit einem Buchstaben, wie es für den Druck empfohlen wird.
           *[no] { $letter } steht in der Sprache des Spielers für { TERM($piece, case: "acc") }, und er darf die Buchstaben seiner Sprache verwenden.
        }
    .fails = Der Eintrag wird mit den Buchstaben der Sprache des Spielers gelesen, und in ihr steht { $letter } für keine Figur.
    .reading = Angenommen wird, dass ein Partieformular die Buchstaben einer einzigen Sprache verwendet. Buchstaben zweier Alphabete, die gleich aussehen, gelten als derselbe Buchstabe, denn ein Partieformular wird mit dem Auge gelesen.
pawn-without-letter =
    .title = Kein Buchstabe für Bauern
    .rule = Bauern werden nicht mit einem Buchstaben bezeichnet; gerade sein Fehlen zeigt, dass ein Bauer gemeint ist.
    .holds = „{ $entry }“ enthält keinen Figurenbuchstaben, also ist ein Bauer gemeint.
    .fails = „{ $entry }“ nennt einen Buchstaben für den Bauern; für Bauern ist keiner vorgesehen.

## Felder

file-names =
    .title = Die Namen der Linien
    .rule = Die acht Linien heißen, von Weiß aus gesehen von links nach rechts, a, b, c, d, e, f, g und h.
rank-names =
    .title = Die Nummern der Reihen
    .rule = Die acht Reihen werden von Weiß aus mit 1 bis 8 gezählt. In der Anfangsstellung stehen die weißen Figuren und Bauern auf der ersten und zweiten Reihe, die schwarzen auf der achten und siebten.
square-names =
    .title = Die Namen der Felder
    .rule = Jedes Feld wird mit dem Buchstaben seiner Linie und der Zahl seiner Reihe bezeichnet, in dieser Folge; so hat jedes Feld seinen eigenen Namen.
arrival-square =
    .title = Figur und Ankunftsfeld
    .rule = { $long ->
        [yes] Ein Zug wird mit dem Buchstaben der Figur und dem Ankunftsfeld eingetragen, ohne Bindestrich; bei Bauernzügen genügt das Ankunftsfeld. Auch die Langform, die zusätzlich das Ausgangsfeld nennt, wird anerkannt.
       *[no] Ein Zug wird mit dem Buchstaben der Figur und dem Ankunftsfeld eingetragen, ohne Bindestrich; bei Bauernzügen genügt das Ankunftsfeld.
    }
    .holds =
        { $departure ->
            [yes] „{ $entry }“ nennt außer dem Ankunftsfeld { SQUARE($square) } auch das Ausgangsfeld; diese Langform wird anerkannt.
           *[no] „{ $entry }“ nennt { SQUARE($square) } als Ankunftsfeld.
        }
    .fails = { $file ->
        [yes] „{ $entry }“ nennt vom Ankunftsfeld nur die Linie.
       *[no] „{ $entry }“ nennt kein vollständiges Ankunftsfeld.
    }
    .reading = Mehr vom Ausgangsfeld zu schreiben, als nötig ist, schadet nicht, denn man darf es sogar ganz schreiben.

## Schlagen

capture-sign =
    .title = Das Zeichen für Schlagen
    .rule = { $required ->
        [yes] Schlägt eine Figur, so wird zwischen ihrem Buchstaben und dem Ankunftsfeld ein x eingefügt.
       *[no] Schlägt eine Figur, so darf zwischen ihrem Buchstaben und dem Ankunftsfeld ein x eingefügt werden.
    }
    .holds = { $written ->
        [no] „{ $entry }“ hält einen Schlagzug ohne das Zeichen x fest, das fehlen darf.
       *[yes] „{ $entry }“ zeigt das Schlagen durch das Zeichen x.
    }
    .fails = { $missing ->
        [yes] „{ $entry }“ hält einen Schlagzug fest, und das Zeichen x fehlt.
       *[no] „{ $entry }“ enthält das Zeichen x, doch zu schlagen gab es nichts.
    }
    .reading = Wo der Text das Zeichen in jeden Schlagzug einfügt, weicht ein Eintrag ohne das Zeichen nach unserer Lesart von der Form ab, bleibt aber ein Beweis.
capture-arrival =
    .title = Das Feld, auf dem geschlagen wird
    .rule = { $required ->
        [yes] Nach dem Buchstaben der Figur und dem x steht das Feld, auf dem geschlagen wird.
       *[no] Nach dem Buchstaben der Figur, und nach dem x, falls eines geschrieben wird, steht das Feld, auf dem geschlagen wird.
    }
pawn-capture-entry =
    .title = Wenn ein Bauer schlägt
    .rule = { $required ->
        [yes] Schlägt ein Bauer, so müssen die Linie, von der er kommt, dann ein x und dann das Ankunftsfeld geschrieben werden. Beim Schlagen en passant darf „e.p.“ angefügt werden.
       *[no] Schlägt ein Bauer, so muss die Linie, von der er kommt, geschrieben werden; darauf darf ein x folgen, dann folgt das Ankunftsfeld. Beim Schlagen en passant darf „e.p.“ angefügt werden.
    }
    .holds = „{ $entry }“ nennt die Linie, von der aus der Bauer schlägt.
    .fails = „{ $entry }“ nennt nicht die Linie, von der aus der Bauer schlägt.
two-pawns-capture =
    .title = Zwei Bauern, die dasselbe schlagen können
    .rule = Können zwei Bauern auf demselben Feld schlagen, so zeigt die Linie, von der der schlagende kommt, welcher gemeint ist; sie wird wie bei jedem Schlagen mit einem Bauern geschrieben.

## Gleiche Figuren unterscheiden

departure-file =
    .title = Zwei gleiche Figuren auf derselben Reihe
    .rule = Können zwei gleiche Figuren auf dasselbe Feld ziehen und stehen sie auf derselben Reihe, so folgt auf den Buchstaben der Figur die Linie, von der sie kommt.
    .holds = Von derselben Reihe aus hätte mehr als { TERM($piece, case: "indef-nom") } nach { SQUARE($square) } ziehen können, und „{ $entry }“ unterscheidet durch die Linie.
    .fails = Von derselben Reihe aus hätte mehr als { TERM($piece, case: "indef-nom") } nach { SQUARE($square) } ziehen können, und „{ $entry }“ { $rank ->
        [yes] nennt die gemeinsame Reihe
       *[no] nennt nicht die Linie, von der gezogen wurde
    }.
departure-rank =
    .title = Zwei gleiche Figuren auf derselben Linie
    .rule = Können zwei gleiche Figuren auf dasselbe Feld ziehen und stehen sie auf derselben Linie, so folgt auf den Buchstaben der Figur die Reihe, von der sie kommt.
    .holds = Von derselben Linie aus hätte mehr als { TERM($piece, case: "indef-nom") } nach { SQUARE($square) } ziehen können, und „{ $entry }“ unterscheidet durch die Reihe.
    .fails = Von derselben Linie aus hätte mehr als { TERM($piece, case: "indef-nom") } nach { SQUARE($square) } ziehen können, und „{ $entry }“ { $file ->
        [yes] nennt die gemeinsame Linie
       *[no] nennt nicht die Reihe, von der gezogen wurde
    }.
departure-file-preferred =
    .title = Zwei gleiche Figuren auf verschiedenen Linien und Reihen
    .rule = Können zwei gleiche Figuren auf dasselbe Feld ziehen, ohne auf derselben Linie oder Reihe zu stehen, so lassen sie sich durch die Linie oder die Reihe unterscheiden; die Linie ist vorzuziehen.
    .holds =
        Mehr als { TERM($piece, case: "indef-nom") } hätte nach { SQUARE($square) } ziehen können, und „{ $entry }“ unterscheidet durch { $written ->
            [file] die Linie
            [rank] die Reihe, was genügt, obwohl die Linie vorzuziehen wäre
           *[square] das Ausgangsfeld
        }.
    .fails = Mehr als { TERM($piece, case: "indef-nom") } hätte nach { SQUARE($square) } ziehen können, und „{ $entry }“ unterscheidet nicht.
    .reading = Da die Linie nur vorzuziehen ist, genügt auch eine Reihe, die unterscheidet. Bei drei Figuren kann beides nötig sein, wie in der Langform.
departure-example-same-rank =
    .title = Beispiel: dieselbe Reihe
    .rule = Springer stehen auf g1 und e1, einer von ihnen zieht nach f3: { MOVE($one) } oder { MOVE($other) }.
departure-example-same-file =
    .title = Beispiel: dieselbe Linie
    .rule = Springer stehen auf g5 und g1, einer von ihnen zieht nach f3: { MOVE($one) } oder { MOVE($other) }.
departure-example-neither =
    .title = Beispiel: weder Linie noch Reihe gemeinsam
    .rule = Springer stehen auf h2 und d4, einer von ihnen zieht nach f3: { MOVE($one) } oder { MOVE($other) }.
departure-example-capture =
    .title = Beispiel: ein Schlagzug
    .rule = Schlägt der Springer auf f3, so wird dasselbe geschrieben, und ein x darf eingefügt werden: { MOVE($one) }, { MOVE($other) } und so weiter.

## Umwandlung und Remisangebot

promotion-letter =
    .title = Die neue Figur
    .rule = Bei der Umwandlung eines Bauern wird sein Zug eingetragen, und unmittelbar darauf folgt der Buchstabe der neuen Figur.
    .holds = „{ $entry }“ nennt gleich nach dem Feld die neue Figur: { TERM($piece, case: "indef-nom") }.
    .fails =
        { $missing ->
            [yes] „{ $entry }“ sagt nicht, in welche Figur der Bauer umgewandelt wurde.
           *[no] In „{ $entry }“ folgt der Buchstabe der neuen Figur nicht unmittelbar auf das Feld; ein Zeichen ist hinzugefügt.
        }
offer-mark =
    .title = Das Zeichen für ein Remisangebot
    .rule = Ein Remisangebot wird mit (=) vermerkt.
    .holds = „{ $entry }“ vermerkt mit (=) ein Remisangebot.
    .fails = „{ $entry }“ vermerkt das Remisangebot anders als mit (=), dem vorgeschriebenen Zeichen.

## Zeichen

kingside-sign =
    .title = Das Zeichen 0-0
    .rule = Das Zeichen 0-0 bedeutet die kurze Rochade, mit dem Turm der h-Linie.
    .holds = „{ $entry }“ ist das Zeichen der kurzen Rochade; ob es mit Nullen oder mit dem Buchstaben O geschrieben ist, macht für das Auge keinen Unterschied.
    .fails =
        { $hyphens ->
            [no] Der König kann dieses Feld nur durch Rochade erreichen; „{ $entry }“ bedeutet daher die kurze Rochade, gibt sie aber als Königszug wieder statt mit dem Zeichen 0-0.
           *[yes] In „{ $entry }“ fehlt der Bindestrich des Zeichens 0-0.
        }
    .reading = Das Zeichen besteht aus Nullen. Buchstaben, die wie Nullen aussehen und in Computerdateien üblich sind, sind für das Auge dasselbe.
queenside-sign =
    .title = Das Zeichen 0-0-0
    .rule = Das Zeichen 0-0-0 bedeutet die lange Rochade, mit dem Turm der a-Linie.
    .holds = „{ $entry }“ ist das Zeichen der langen Rochade.
    .fails =
        { $hyphens ->
            [no] Der König kann dieses Feld nur durch Rochade erreichen; „{ $entry }“ bedeutet daher die lange Rochade, gibt sie aber als Königszug wieder statt mit dem Zeichen 0-0-0.
           *[yes] In „{ $entry }“ fehlen die Bindestriche des Zeichens 0-0-0.
        }
sign-of-capture =
    .title = Das Zeichen x
    .rule = { $required ->
        [yes] Das Zeichen x bedeutet, dass geschlagen wird.
       *[no] Das Zeichen x bedeutet, dass geschlagen wird. Es darf weggelassen werden.
    }
check-sign =
    .title = Das Zeichen für Schach
    .rule = { $optional ->
        [yes] Das Zeichen + bedeutet Schach. Es darf weggelassen werden.
        [no] Das Zeichen + bedeutet Schach.
       *[unknown] Das Zeichen + bedeutet Schach.
    }
    .holds =
        { $written ->
            [no] Der Zug bietet Schach, und in „{ $entry }“ fehlt das Zeichen dafür, das nicht vorgeschrieben ist.
           *[yes] Das Zeichen + in „{ $entry }“ zeigt, dass ein Zug mit Schachgebot gemeint ist, und dieser bietet Schach.
        }
    .fails = „{ $entry }“ enthält das Zeichen für Schach, doch der Zug bietet keines.
mate-sign =
    .title = Die Zeichen für Matt
    .rule = { $double ->
        [yes] Die Zeichen ++ und # bedeuten Matt. Sie dürfen weggelassen werden.
        [no] Das Zeichen # bedeutet Matt.
       *[unknown] Das Zeichen # bedeutet Matt.
    }
    .holds =
        { $written ->
            [no] Der Zug setzt matt, und in „{ $entry }“ fehlt das Zeichen dafür, das nicht vorgeschrieben ist.
           *[yes] „{ $entry }“ enthält ein Zeichen, das Matt bedeutet, und der Zug setzt matt.
        }
    .fails = „{ $entry }“ enthält ein Zeichen für Matt, doch der Zug setzt nicht matt.
    .reading = In einer Abschrift des Textes von 2018 steht ++ für Schach. Diese Angabe halten wir für ein Versehen, denn in einer anderen Abschrift und im Glossar steht es für Matt.
en-passant-mark =
    .title = Der Vermerk e.p.
    .rule = { $optional ->
        [yes] Der Vermerk e.p. bedeutet Schlagen en passant. Er darf weggelassen werden.
        [no] Der Vermerk e.p. bedeutet Schlagen en passant.
       *[unknown] Der Vermerk e.p. bedeutet Schlagen en passant.
    }
    .holds =
        { $written ->
            [no] Geschlagen wird en passant, und in „{ $entry }“ fehlt der Vermerk e.p., der nicht vorgeschrieben ist.
           *[yes] „{ $entry }“ zeigt mit e.p., dass en passant geschlagen wird.
        }
    .fails = „{ $entry }“ enthält den Vermerk e.p., doch en passant wurde nichts geschlagen.
