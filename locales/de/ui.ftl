### Überschriften und Wörter um einen Fall, seine Entscheidung und eine Regel.

## Ein Fall und seine Entscheidung

heading-case = Fall { $case }
case-cited = { $title } ({ $case })
heading-laws = Schachregeln { $edition }
heading-story = Sachverhalt
board-caption = { WHO($player) } am Zug
heading-ruling = Entscheidung
# Above what the letter rules, where the practice rules otherwise.
heading-by-the-letter = Nach dem Wortlaut der Regeln
heading-as-taught = Nach der Auslegung
heading-reasons = Begründung
reason-heading = { $rule }: { $status }
reason-aside = { $rule } ({ $status }): { $why }
heading-depends = Es kommt darauf an
# Über den Bestimmungen, die nur der Vollständigkeit halber genannt werden.
reasons-aside = Außerdem geprüft:
# Steht, wo aus einem Ereignis nichts folgt; der Wert allein ist eine Antwort im Quiz, die Attribute sagen, warum.
no-measure = Es ist nichts zu veranlassen.
    .not-happened = Es ist nichts zu veranlassen: Dass es geschehen ist, steht nicht fest.
    .not-his = Das Vorgehen bleibt wirkungslos: Der Handelnde ist dazu nicht berufen.
    .unread = Was nach den Schachregeln { $edition } zu veranlassen ist, ist uns nicht bekannt.
    .no-rule = { $decided ->
        [claim] Die Schachregeln { $edition } kennen keinen solchen Antrag; die Partie geht weiter.
        [flag] Die Schachregeln { $edition } kennen keine solche Reklamation; die Partie geht weiter.
        [request] Die Schachregeln { $edition } geben kein Recht darauf; die Bitte wird abgelehnt, und die Partie geht weiter.
       *[none] Die Schachregeln { $edition } enthalten keine Regel zu dem, was geschehen ist.
    }
    .in-order = Alles ist in Ordnung; es ist nichts zu veranlassen.
    .no-answer = Die Schachregeln { $edition } geben auf diese Frage keine Antwort.
    .used = Die Feststellung wirkt auf die Entscheidung { $count ->
        [one] zu Ereignis
       *[other] zu den Ereignissen
    } { LIST($events) }; weiter ist nichts zu veranlassen.
    .answered = Die Antwort ergibt sich aus der Begründung.
    .not-met = { $count ->
        [one] { $decided ->
            [claim] Der Antrag wird abgelehnt, und die Partie geht weiter: Die Voraussetzungen von { ARTICLE($article) } sind nicht erfüllt.
            [flag] Die Reklamation der Zeitüberschreitung wird abgelehnt, und die Partie geht weiter: Die Voraussetzungen von { ARTICLE($article) } sind nicht erfüllt.
            [request] Die Bitte wird abgelehnt, und die Partie geht weiter: Die Voraussetzungen von { ARTICLE($article) } sind nicht erfüllt.
           *[none] Nach { ARTICLE($article) } ist nichts zu veranlassen.
        }
       *[other] { $decided ->
            [claim] Der Antrag wird abgelehnt, und die Partie geht weiter: Die Voraussetzungen der Artikel { LIST($articles) } sind nicht erfüllt.
            [flag] Die Reklamation der Zeitüberschreitung wird abgelehnt, und die Partie geht weiter: Die Voraussetzungen der Artikel { LIST($articles) } sind nicht erfüllt.
            [request] Die Bitte wird abgelehnt, und die Partie geht weiter: Die Voraussetzungen der Artikel { LIST($articles) } sind nicht erfüllt.
           *[none] Nach den Artikeln { LIST($articles) } ist nichts zu veranlassen.
        }
    }
    .used-before = Die Feststellung ist in der Entscheidung berücksichtigt; weiter ist nichts zu veranlassen.
    .not-raised = { $decided ->
        [claim] Die Schachregeln { $edition } haben für den Antrag keine Regel; die Partie geht weiter.
        [flag] Die Schachregeln { $edition } haben für die Reklamation keine Regel; die Partie geht weiter.
        [request] Die Schachregeln { $edition } geben kein Recht darauf; die Bitte wird abgelehnt, und die Partie geht weiter.
       *[none] Die Schachregeln { $edition } enthalten keine Regel zu dem, was geschehen ist.
    }
    .no-more = Weiter ist nichts zu veranlassen.
# $rules: Bestimmungen, deren Wortlaut in dieser Ausgabe uns nicht vorliegt.
text-unread = Die Entscheidung ist möglicherweise unvollständig: Der Wortlaut der Schachregeln { $edition } hierzu liegt uns nicht vor ({ LIST($rules) }).
# Der Doppelpunkt nach einer Bedingung: „Falls der Zug regelgemäß ist:“.
condition = { $condition }:
# $told: was angegeben wurde, je ein Satz der Geschichte in Anführungszeichen.
told-without-weight = Für die Entscheidung unerheblich: { LIST($told) }.
told-sentence =
    .case = „{ $sentence }“
    .event = „{ $sentence }“ (Ereignis { $event })

## Begründung

# $count: of how many articles together.
status =
    .applies = { $count ->
        [one] greift
       *[other] greifen
    }
    .applies-not = { $count ->
        [one] greift nicht
       *[other] greifen nicht
    }
    .broken = verletzt
    .kept = nicht verletzt
    .done = eingehalten
    .not-done = nicht eingehalten
    .met = Voraussetzungen erfüllt
    .not-met = Voraussetzungen nicht erfüllt
    .granted = das Recht besteht
    .not-granted = kein Recht
    .yields = tritt zurück
    .lapses = ohne Belang, da die Partie schon beendet war
# $title ist die Überschrift einer Bestimmung, $article ihre Nummer, falls sie eine hat ($numbered: yes oder no; taught, wo es der Name eines Punkts der Praxis ist).
provision-named = { $numbered ->
    [yes] { ARTICLE($article) }, { $title }
    [taught] Praxis { $article }, { $title }
   *[no] { $title }
}
yields-within = tritt zurück hinter die Ausnahme im selben Artikel: { $title }
provisions-named = Artikel { LIST($articles) }, { $title }
yields-to = tritt zurück hinter { $numbered ->
    [yes] { ARTICLE($article) } ({ $title })
    [taught] die Praxis { $article } ({ $title })
   *[no] die Regel „{ $title }“
}
# Under a reason, where the practice and not the letter of the Laws says so.
reason-taught =
    .fide = So der Kommentar der FIDE zu den Regeln: { LIST($items) }.
    .regulations = So steht es in einer Ordnung der FIDE: { LIST($items) }.
    .ecu = So rät es die Europäische Schachunion: { LIST($items) }.
    .ffe = So ist es in Frankreich üblich: { LIST($items) }.
    .dsb = So ist es in Deutschland üblich: { LIST($items) }.
    .jcf = So ist es in Japan üblich: { LIST($items) }.
    .maker = So arbeitet die Uhr: { LIST($items) }.
# A heading over what is taught beside a rule, or ruled beside the letter: whose practice it is, and where it counts.
heading-taught =
    .fide = Wie die FIDE es auslegt
    .regulations = Wo die Ordnungen der FIDE gelten
    .ecu = Wie die Europäische Schachunion rät
    .ffe = Wie es in Frankreich üblich ist
    .dsb = Wie es in Deutschland üblich ist
    .jcf = Wie es in Japan üblich ist
    .maker = Wie die Uhr arbeitet
# $item: the name of an item of the practice, as M-035. $title: its heading.
item-named = { $item } „{ $title }“
# $sources: keys of sources, each with a place. Part of a line of facts about an item, as the next one.
practice-source = Quelle: { LIST($sources) }
practice-not-yet = Neben den Schachregeln von { $edition } gilt es nicht.
practice-since = so ausgelegt seit den Regeln von { $edition }
# $articles: the numbers that an item is about.
practice-articles = Es geht um { LIST($articles) }.
heading-rules = Regeln, die es abbilden
# $why: was an einer Stellung zu sehen ist, für die es bewiesen wurde: Jeder Zug beendet die Partie (at-once), die Bauern blockieren einander (blocked) oder nichts davon (hidden).
mate-proof =
    .line = Mit Hilfe von { WHO($opponent, case: "dat") } kann { WHO($player) } in { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    } matt setzen:
    .usual = Mit diesen Figuren kann { WHO($player) } matt setzen, sofern es die Stellung selbst nicht verhindert.
    .material = { $either ->
        [yes] Mit diesen Figuren gibt es keine Mattstellung, weder für den einen noch für den anderen Spieler.
       *[no] Mit diesen Figuren gibt es keine Stellung, in der { WHO($player) } matt setzt.
    }
    .proof = { $why ->
        [at-once] { $either ->
            [yes] Jeder regelgemäße Zug beendet die Partie sofort, aber keiner mit einem Matt durch einen der Spieler.
           *[no] Jeder regelgemäße Zug beendet die Partie sofort, aber keiner mit einem Matt durch { WHO($player, case: "acc") }.
        }
        [blocked] { $either ->
            [yes] Alle Bauern blockieren einander, und es ist bewiesen, dass keine Folge regelgemäßer Züge, so lang sie auch sei, mit einem Matt durch einen der Spieler endet.
           *[no] Alle Bauern blockieren einander, und es ist bewiesen, dass keine Folge regelgemäßer Züge, so lang sie auch sei, mit einem Matt durch { WHO($player, case: "acc") } endet.
        }
       *[hidden] { $either ->
            [yes] Es ist bewiesen, dass keine Folge regelgemäßer Züge, so lang sie auch sei, mit einem Matt durch einen der Spieler endet.
           *[no] Es ist bewiesen, dass keine Folge regelgemäßer Züge, so lang sie auch sei, mit einem Matt durch { WHO($player, case: "acc") } endet.
        }
    }
    .forced = { $only ->
        [yes] Der einzige regelgemäße Zug
       *[no] Eine Folge erzwungener Züge
    } { $end ->
        [stalemate] führt zum Patt:
        [mate] endet damit, dass { WHO($player) } matt gesetzt ist:
       *[material] { $either ->
            [yes] lässt Figuren übrig, mit denen keiner der Spieler matt setzen kann:
           *[no] lässt Figuren übrig, mit denen { WHO($player) } nicht matt setzen kann:
        }
    }
    .over = { $end ->
        [stalemate] Die Stellung ist bereits patt.
       *[mate] { WHO($player) } ist bereits matt gesetzt.
    }
    .illegal = Die Stellung ist regelwidrig; regelgemäße Züge sind in ihr nicht bestimmt.
    .undecided = Gefunden wurde weder eine Zugfolge, die matt setzt, noch ein Beweis, dass es keine gibt.
# What is not certain in an edition; $value: the name of a value.
confidence =
    .reported = Nur aus Berichten über diese Ausgabe bekannt: „{ $value }“.
    .unverified = Nicht am Wortlaut dieser Ausgabe geprüft: „{ $value }“.
    .unseen = Den Wortlaut dieser Regel in dieser Ausgabe haben wir nicht gelesen (ungeprüft).
# Worauf die Gründe beruhen. $all: Sätze, die als gegeben gelten, Werte in Anführungszeichen oder Nummern von Artikeln; $count: wie viele.
rests-on =
    .presumed = Angenommen wird, { LIST($all) }.
    .reported = Nicht dem Wortlaut der Regeln von { $edition }, sondern anderen Quellen entnommen: { LIST($all) }.
    .unverified = Am Wortlaut der Regeln von { $edition } ließ sich dies nicht überprüfen: { LIST($all) }.
    .unseen = Den Wortlaut { $count ->
        [one] von Artikel
       *[other] der Artikel
    } { LIST($all) } in den Regeln von { $edition } haben wir nicht gelesen.

## Eine Regel

rule-absent = Die Schachregeln { $edition } enthalten keine solche Regel.
rule-not-here = Die Regel gehört nicht zu denen, nach denen diese Partie gespielt wird.
rule-unread = Der Wortlaut der Schachregeln { $edition } liegt uns hierzu nicht vor.
heading-numbers = Nummer in jeder Ausgabe
number-none = keine
heading-cases = Fälle
no-cases = Noch kein Fall.

## Fehler

no-ruling = Es gibt keine Entscheidung.
    .conflict = { $first } und { $second } widersprechen einander hier, und keine der beiden Regeln tritt zurück. Das ist ein Fehler des Programms, nicht des Falls.
    .contradiction = Zu Ereignis { $event } sagt der Fall: { $asserted } Das Brett zeigt aber: { $shown }
    .empty-square = In Ereignis { $event } wird eine Figur berührt oder losgelassen, auf { SQUARE($square) } steht aber keine.
    .unreadable = In Ereignis { $event } lässt sich „{ $text }“ nicht als Zug lesen. { $why }
    .too-open = Der Fall lässt zu viel offen; { $count ->
        [one] eine Frage wurde
       *[other] { $count } Fragen wurden
    } verfolgt. Die letzte: { $last }
# Warum ein Text kein Zug ist; folgt auf den Satz, der das sagt.
unread =
    .unreadable = Weder Figur noch Feld sind so angegeben wie bei einem Zug.
    .no-such-piece = Keine Figur { WHO($player, case: "gen") } kann gemeint sein.
    .another-piece = Auf { SQUARE($square) } steht nicht die genannte Figur.
    .ambiguous = Mehrere Figuren können gemeint sein: die auf { LIST($squares) }.
unknown-language = Es gibt keine Sprache „{ $found }“; vorhanden: { LIST($known) }.
unknown-case = Es gibt keinen Fall „{ $found }“.
unknown-article = In den Schachregeln { $edition } gibt es keinen Artikel „{ $found }“.
article-elsewhere = Artikel { $found } steht in den Schachregeln { LIST($editions) }; „--edition { $newest }“ zeigt ihn.
article-without-rule = Artikel { $found } der Ausgabe { $edition } enthält keine eigene Regel. { $reason }.
article-pending = Artikel { $found } der Ausgabe { $edition } ist noch nicht erfasst.
perhaps = Gemeint sein könnte { LIST($near, type: "or") }.

## Wörter für einen Fall finden

words-kind =
    .act = Handlung
    .actor = Person
    .circumstance = Umstand
    .fact = Tatsache
    .finding = Feststellung
    .effect = Folge
    .setting = Vorgabe
    .option = Festlegung des Turnierreglements
words-kinds =
    .act = Was jemand tut
    .actor = Wer es tut
    .circumstance = Umstände eines Ereignisses
    .fact = Tatsachen
    .finding = Was der Schiedsrichter feststellt
    .effect = Was eine Entscheidung bewirkt
    .setting = Was vor der Partie feststeht
    .option = Was das Turnierreglement festlegt
words-case = Ein Fall damit: { $case }
words-nothing = Zu „{ $found }“ wurde kein Wort gefunden.
