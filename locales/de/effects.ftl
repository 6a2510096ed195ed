### Was eine Entscheidung bewirkt: ein Satz je Wirkung.
### $player ist, wen sie betrifft; $opponent der andere Spieler.

## Die Partie

effect-win = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") } die Partie.
effect-draw = Die Partie ist remis.
effect-both-lose = Beide Spieler verlieren die Partie.
effect-forfeited = Die Partie gilt als nicht gespielt: { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } sie kampflos.
    .won = { WHO($opponent) } { AGREE($opponent, sg: "gewinnt", pl: "gewinnen") } kampflos; die Partie gilt als nicht gespielt.
    .both-lost = Beide Spieler verlieren kampflos; die Partie gilt als nicht gespielt.
effect-match-board-lost = Für den Mannschaftskampf ist das Brett { WHO($player, case: "gen") } kampflos verloren, wie die Partie auch ausgeht.
effect-play-on = Die Partie geht weiter.
closing-adjourned = Die Partie ist abgebrochen.
closing-play-on =
    .one = Die Partie geht weiter; { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } noch { CLOCK($time) } auf der Uhr.
    .both = Die Partie geht weiter; { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } noch { CLOCK($time) } auf der Uhr, { WHO($opponent) } { CLOCK($other) }.
effect-already-over = Die Partie war schon beendet; was später geschah, zählt nicht.
    .after-result = Was später geschah, zählt nicht.
effect-new-game = Die Partie wird annulliert, und es wird eine neue gespielt.

## Die Uhr

effect-add-time = { WHO($player) } { AGREE($player, sg: "erhält", pl: "erhalten") } { DURATION($time, case: "acc") } zusätzliche Bedenkzeit.
    .again = { WHO($player) } { AGREE($player, sg: "erhält", pl: "erhalten") } weitere { DURATION($time, case: "acc") }.
# Half of what the ladder begins at is what it leaves, in every edition that has one; so the steps need not be told.
effect-take-time =
    .exactly = Die Bedenkzeit { WHO($player, case: "gen") } wird um { DURATION($time, case: "acc") } gekürzt.
    .half-up-to = { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } die Hälfte der Restbedenkzeit, höchstens jedoch { DURATION($time, case: "acc") }.
    .stepped = { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } die Hälfte der Restbedenkzeit, höchstens { DURATION($most, case: "acc") }; unter { DURATION($rest, case: "acc") } wird nicht gekürzt.
    .down-to = Die Uhr { WHO($player, case: "gen") } wird auf { CLOCK($time) } gestellt.
    .exactly-again = Die Bedenkzeit { WHO($player, case: "gen") } wird um weitere { DURATION($time, case: "acc") } gekürzt.
    .half-up-to-again = { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } erneut die Hälfte der Restbedenkzeit, höchstens jedoch { DURATION($time, case: "acc") }.
    .stepped-again = { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } erneut die Hälfte der Restbedenkzeit, höchstens { DURATION($most, case: "acc") }; unter { DURATION($rest, case: "acc") } wird nicht gekürzt.
effect-times-by-judgement = Der Schiedsrichter setzt die Uhrenstände nach bestem Ermessen fest.
    .again = Der Schiedsrichter setzt die Uhrenstände erneut nach bestem Ermessen fest.
    .again-again = Wiederum setzt der Schiedsrichter die Uhrenstände nach bestem Ermessen fest.
effect-start-clock = Die Uhr { WHO($player, case: "gen") } wird in Gang gesetzt.
    .again = Die Uhr { WHO($player, case: "gen") } wird wieder in Gang gesetzt.
effect-pause-clocks = Die Uhren werden angehalten.
effect-charge = Die gesamte anfallende Zeit geht zulasten { WHO($player, case: "gen") }.
    .late = { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } die gesamte Zeit bis zum eigenen Eintreffen.
    .adjourning = Die gesamte bis zum Ende der Spielzeit verbleibende Zeit geht zulasten { WHO($player, case: "gen") }.
effect-shows-exactly = Die Uhr { WHO($player, case: "gen") } zeigt { CLOCK($time) }.
    .both = Die Uhr { WHO($player, case: "gen") } zeigt { CLOCK($time) }, die { WHO($opponent, case: "gen") } { CLOCK($other) }.
# Instead of effect-shows-exactly, where the arbiter sets the times by his judgement.
reading-unless-set-otherwise = Setzt der Schiedsrichter keine andere Zeit fest, zeigt die Uhr { WHO($player, case: "gen") } { CLOCK($time) }.
    .both = Setzt der Schiedsrichter keine anderen Zeiten fest, zeigt die Uhr { WHO($player, case: "gen") } { CLOCK($time) } und die { WHO($opponent, case: "gen") } { CLOCK($other) }.
effect-keep-times = Es bleibt bei den Uhrenständen.
effect-replace-clock = Die Uhr wird ausgetauscht.
effect-install-setting = Die Uhr wird richtig eingestellt.
effect-set-counter = Der Zugzähler wird richtiggestellt.
effect-counter-shows = Der Zugzähler { WHO($player, case: "gen") } wird auf { $moves } gestellt.
effect-next-period = Für { WHO($player, case: "acc") } beginnt die nächste Zeitperiode.

## Züge und Stellung

effect-restore =
    .move = Die Stellung vor dem Zug { MOVE($move) } wird wiederhergestellt.
    .previous = Die vorherige Stellung wird wiederhergestellt.
    .before = Die Stellung vor dem Regelverstoß (Ereignis { $event }) wird wiederhergestellt.
    .last-identifiable = Die letzte bekannte Stellung vor dem Regelverstoß wird wiederhergestellt.
    .where-records-agree = Die Partie geht auf den letzten Punkt zurück, an dem die Aufzeichnungen übereinstimmen.
    .move-again = Die Stellung vor dem Zug { MOVE($move) } wird erneut wiederhergestellt.
    .moved = Die Stellung vor dem Zug { WHO($player, case: "gen") } wird wiederhergestellt.
    .moved-again = Auch die Stellung vor dem neuen Zug { WHO($player, case: "gen") } wird wiederhergestellt.
    .pressed = Die Stellung beim Drücken der Uhr wird wiederhergestellt.
    .displaced = Die Stellung vor dem Verschieben der Figuren wird wiederhergestellt.
    .previous-again = Die vorherige Stellung wird erneut wiederhergestellt.
effect-must-move = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } mit der Figur auf { SQUARE($piece) } ziehen.
    .known = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } mit { MEN($man, case: "dat", on: "auf") } ziehen.
    .known-again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } weiterhin mit { MEN($man, case: "dat", on: "auf") } ziehen.
effect-must-capture = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die Figur auf { SQUARE($piece) } schlagen.
    .known = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } { MEN($man, case: "acc") } schlagen.
effect-must-play = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } { MOVE($text) } spielen.
    .unknown = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den aufgeschriebenen oder angekündigten Zug ausführen.
    .sealed = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den genannten Abgabezug auf dem Brett ausführen.
effect-must-seal = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den Zug { MOVE($text) } abgeben.
    .unknown = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } einen Zug abgeben.
effect-sealed-move = Der Abgabezug { WHO($player, case: "gen") } ist { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } einen Zug abgegeben.
effect-any-legal-move = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } einen beliebigen regelgemäßen Zug ausführen.
    .again = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } wieder einen beliebigen regelgemäßen Zug ausführen.
effect-playable = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } spielen: { MOVE($moves) }.
effect-touch-move-binds = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die berührte Figur ziehen oder, wenn sie dem Gegner gehört, schlagen, sofern dies regelgemäß ist.
    .again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } weiterhin die berührte Figur ziehen oder, wenn sie dem Gegner gehört, schlagen, sofern dies regelgemäß ist.
    .replacing = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } mit derselben Figur einen regelgemäßen Zug ausführen, sofern es einen gibt.
effect-move-stands = Der Zug (Ereignis { $event }) bleibt bestehen.
    .move = Der Zug { MOVE($move) } bleibt bestehen.
    .previous = Der Zug bleibt bestehen.
    .unnamed = Der Zug (Ereignis { $event }) bleibt bestehen.
    .moved = Der Zug { WHO($player, case: "gen") } bleibt bestehen.
effect-promoted-to = Der Bauer wird durch { TERM($piece, case: "indef-acc") } ersetzt.
effect-no-castling = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } nicht rochieren.
effect-no-castling-with = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } nicht mit dem Turm rochieren, der auf { SQUARE($rook) } stand.
effect-repair = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die verschobenen Figuren auf eigene Bedenkzeit wieder an ihren Platz stellen.
    .again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die verschobenen Figuren weiterhin auf eigene Bedenkzeit wieder an ihren Platz stellen.

## Der Zug in einzelnen Schritten

effect-move-made = Der Zug { WHO($player, case: "gen") } ist ausgeführt.
effect-must-castle =
    .king-side = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } kurz rochieren.
    .queen-side = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } lang rochieren.
    .unknown = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } mit dem berührten Turm rochieren.
    .king-side-again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } weiterhin kurz rochieren.
    .queen-side-again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } weiterhin lang rochieren.
    .unknown-again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } weiterhin mit dem berührten Turm rochieren.
effect-not-castle-now =
    .king-side = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } in diesem Zug nicht kurz rochieren.
    .queen-side = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } in diesem Zug nicht lang rochieren.
    .unknown = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } in diesem Zug nicht mit dem berührten Turm rochieren.
effect-must-move-a = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } { $piece ->
        [king] den berührten König
        [queen] die berührte Dame
        [rook] den berührten Turm
        [bishop] den berührten Läufer
        [knight] den berührten Springer
       *[pawn] den berührten Bauern
    } ziehen, sofern es einen regelgemäßen Zug damit gibt.
    .again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } weiterhin { $piece ->
            [king] den berührten König
            [queen] die berührte Dame
            [rook] den berührten Turm
            [bishop] den berührten Läufer
            [knight] den berührten Springer
           *[pawn] den berührten Bauern
        } ziehen, sofern es einen regelgemäßen Zug damit gibt.
effect-must-capture-a = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } { $piece ->
        [king] den berührten König
        [queen] die berührte Dame
        [rook] den berührten Turm
        [bishop] den berührten Läufer
        [knight] den berührten Springer
       *[pawn] den berührten Bauern
    } schlagen, sofern dies regelgemäß ist.
effect-must-promote-to = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den Bauern in { TERM($piece, case: "indef-acc") } umwandeln.
effect-must-stay = Die Figur von { SQUARE($piece) } muss auf { SQUARE($on) } stehen bleiben; { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den Zug mit ihr beenden.
    .known = { MEN($man, on: "von") } muss auf { SQUARE($on) } stehen bleiben; { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den Zug damit beenden.

## Verstöße

effect-counts-as-illegal = Der Verstoß zählt als der { $nth ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] { $nth }.
} abgeschlossene regelwidrige Zug { WHO($player, case: "gen") }.
illegal-move-costs =
    .time = Der Verstoß zählt als der { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] { $nth }.
    } abgeschlossene regelwidrige Zug { WHO($player, case: "gen") }; { WHO($opponent) } { AGREE($opponent, sg: "erhält", pl: "erhalten") } daher { DURATION($time, case: "acc") } zusätzliche Bedenkzeit.
    .game = Der Verstoß zählt als der { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] { $nth }.
    } abgeschlossene regelwidrige Zug { WHO($player, case: "gen") }; { WHO($opponent) } { AGREE($opponent, sg: "gewinnt", pl: "gewinnen") } daher die Partie.
effect-not-counted = Der Verstoß wird { WHO($player, case: "dat") } nicht als regelwidriger Zug angerechnet.

## Anträge und Rechte

effect-claim-accepted = Dem Antrag wird stattgegeben.
effect-claim-rejected = Der Antrag wird abgelehnt.
effect-right-lost =
    .repetition = { WHO($player) } { AGREE($player, sg: "kann", pl: "können") } bei diesem Zug kein Remis durch Stellungswiederholung mehr beantragen.
    .no-progress = { WHO($player) } { AGREE($player, sg: "kann", pl: "können") } bei diesem Zug kein Remis wegen ausgebliebener Bauern- und Schlagzüge mehr beantragen.
effect-cannot-be-withdrawn = Eine einmal abgegebene Erklärung kann nicht zurückgenommen werden.
    .offer = Das Angebot kann nicht zurückgezogen werden.
    .claim = Der Antrag kann nicht zurückgezogen werden.
    .resignation = Die Aufgabe kann nicht zurückgenommen werden.
effect-offer-stands = Das Remisangebot { WHO($player, case: "gen") } gilt.
    .claim = Das im Antrag { WHO($player, case: "gen") } enthaltene Remisangebot gilt weiter.
    .request = Die Bitte ist zulässig und gilt als Remisangebot { WHO($player, case: "gen") }.
effect-offer-gone = Das Remisangebot gilt nicht mehr.
    .claim = Das im Antrag enthaltene Remisangebot ist erloschen.
effect-condition-void = Die an das Angebot geknüpfte Bedingung ist unwirksam.
# Worüber entschieden wird, wenn es kein Antrag ist.
# Bare: in a note.
decision-on-irregularity =
    .claim-accepted = Der Reklamation wird stattgegeben.
    .claim-rejected = Die Reklamation wird abgelehnt.
decision-on-complaint =
    .claim-accepted = Der Reklamation wird stattgegeben.
    .claim-rejected = Die Reklamation wird abgelehnt.
    .claim-rejected-again = Auch die neue Reklamation wird abgelehnt.
    .claim-accepted-again = Auch der neuen Reklamation wird stattgegeben.
decision-on-appeal =
    .claim-accepted = Dem Protest wird stattgegeben.
    .claim-rejected = Der Protest wird abgelehnt.
decision-on-draw =
    .claim-accepted = Dem Remisantrag { WHO($player, case: "gen") } wird stattgegeben.
    .claim-rejected = Der Remisantrag { WHO($player, case: "gen") } wird abgelehnt.
    .claim-accepted-nth = Dem { $nth ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[other] letzten
    } Remisantrag { WHO($player, case: "gen") } wird stattgegeben.
    .claim-rejected-nth = Der { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } Remisantrag { WHO($player, case: "gen") } wird abgelehnt.
    .claim-accepted-both = Beiden Remisanträgen wird stattgegeben.
    .claim-rejected-both = Beide Remisanträge werden abgelehnt.
    .claim-inadmissible = Der Remisantrag { WHO($player, case: "gen") } ist unzulässig.
    .claim-inadmissible-nth = Der { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } Remisantrag { WHO($player, case: "gen") } ist unzulässig.
    .claim-premature = Der Remisantrag { WHO($player, case: "gen") } wird als verfrüht abgelehnt.
    .claim-premature-nth = Der { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } Remisantrag { WHO($player, case: "gen") } wird als verfrüht abgelehnt.
decision-on-flag =
    .claim-accepted = Der Reklamation { WHO($player, case: "gen") } wegen Zeitüberschreitung wird stattgegeben.
    .claim-rejected = Die Reklamation { WHO($player, case: "gen") } wegen Zeitüberschreitung wird abgelehnt.
    .claim-rejected-again = Auch die neue Reklamation { WHO($player, case: "gen") } wegen Zeitüberschreitung wird abgelehnt.
    .claim-accepted-both = Beiden Reklamationen wegen Zeitüberschreitung wird stattgegeben.
    .claim-rejected-both = Beide Reklamationen wegen Zeitüberschreitung werden abgelehnt.
decision-on-default =
    .claim-accepted = Dem Antrag { WHO($player, case: "gen") } auf kampflosen Gewinn wird stattgegeben.
    .claim-rejected = Der Antrag { WHO($player, case: "gen") } auf kampflosen Gewinn wird abgelehnt.
decision-on-claim =
    .claim-accepted = Der Reklamation { WHO($player, case: "gen") } wird stattgegeben.
    .claim-rejected = Die Reklamation { WHO($player, case: "gen") } wird abgelehnt.
    .claim-rejected-again = Auch die neue Reklamation { WHO($player, case: "gen") } wird abgelehnt.
    .claim-accepted-again = Auch der neuen Reklamation { WHO($player, case: "gen") } wird stattgegeben.
decision-on-request =
    .claim-accepted = Der Bitte wird entsprochen.
    .claim-rejected = Die Bitte wird abgelehnt.
decision-on-notice =
    .claim-accepted = Der Reklamation { WHO($player, case: "gen") } wird stattgegeben.
    .claim-rejected = Die Reklamation { WHO($player, case: "gen") } wird abgelehnt.
decision-on-own =
    .claim-accepted = Der Schiedsrichter muss eingreifen.
    .claim-rejected = Der Schiedsrichter hat keinen Anlass einzugreifen.
decision-on-question =
    .claim-accepted = Dem Antrag wäre stattzugeben.
    .claim-rejected = Der Antrag wäre abzulehnen.
    .already-over = Die Partie ist beendet.
    .already-over-again = Die Partie bleibt beendet.
effect-claim-postponed = Die Entscheidung über den Antrag wird aufgeschoben.
effect-install-increment = Beide Spieler erhalten von nun an eine Zeitgutschrift von { DURATION($time, case: "dat") } pro Zug.
effect-decision-final = Die Entscheidung über den Remisantrag ist endgültig; ein Protest dagegen ist nicht zulässig.
effect-result-referred = Es wird nicht weitergespielt; über das Ergebnis entscheidet der dafür bestimmte Schiedsrichter.
effect-must-submit =
    .position = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die Schlussstellung schriftlich einreichen.
    .scoresheet = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } ein vollständiges Partieformular einreichen.
effect-must-verify = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } bestätigen, was der Gegner einreicht.
effect-allowed = Das Verhalten { WHO($player, case: "gen") } ist erlaubt.
    .named = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } berechtigt, { $doing }.
    .asked = Der Bitte { WHO($player, case: "gen") } wird entsprochen.
    .named-again = Auch diesmal { AGREE($player, sg: "ist", pl: "sind") } { WHO($player) } berechtigt, { $doing }.
    .done = { WHO($player) } { AGREE($player, sg: "war", pl: "waren") } berechtigt, { $doing }.
    .done-again = { WHO($player) } { AGREE($player, sg: "war", pl: "waren") } auch diesmal berechtigt, { $doing }.
    .play = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } { MOVE($move) } spielen.
effect-forbidden = Das Verhalten { WHO($player, case: "gen") } ist nicht erlaubt.
    .named = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } nicht berechtigt, { $doing }.
    .asked = Die Bitte { WHO($player, case: "gen") } wird abgelehnt.
    .again = Auch dieses Verhalten { WHO($player, case: "gen") } ist nicht erlaubt.
    .named-again = Auch diesmal { AGREE($player, sg: "ist", pl: "sind") } { WHO($player) } nicht berechtigt, { $doing }.
    .named-again-again = Wiederum { AGREE($player, sg: "ist", pl: "sind") } { WHO($player) } nicht berechtigt, { $doing }.
    .done = { WHO($player) } { AGREE($player, sg: "war", pl: "waren") } nicht berechtigt, { $doing }.
    .done-again = Auch diesmal { AGREE($player, sg: "war", pl: "waren") } { WHO($player) } nicht berechtigt, { $doing }.
    .done-again-again = Wiederum { AGREE($player, sg: "war", pl: "waren") } { WHO($player) } nicht berechtigt, { $doing }.
    .play = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } { MOVE($move) } nicht spielen.
effect-needs-permission = { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } die Erlaubnis des Schiedsrichters.
    .named = { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } die Erlaubnis des Schiedsrichters, { $doing }.
    .asked = { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } dafür die Erlaubnis des Schiedsrichters.

## Der Schiedsrichter

# What the arbiter must do, or may choose, as it follows “must” and “may”; several of them are told in one sentence.
duty =
    .set-up-adjourned = Stellung und Uhrenstände der Hängepartie wiederherstellen
    .open-envelope = den Umschlag öffnen, um den Abgabezug auf dem Brett auszuführen
    .check-moves = prüfen, ob die Züge der Zeitperiode vollständig abgeschlossen waren
    .call-flag = das Fallen des Blättchens anzeigen
    .stop-clocks = die Uhren anhalten
    .establish-result = das richtige Ergebnis feststellen
arbiter-must = Der Schiedsrichter muss { LIST($duties) }.
effect-must =
    .call-flag = Der Schiedsrichter muss das Fallen des Blättchens anzeigen.
    .intervene = Der Schiedsrichter muss sofort eingreifen.
    .ask-to-seal = Der Schiedsrichter muss den Spieler am Zug auffordern, den Zug abzugeben.
    .keep-envelope = Der Schiedsrichter muss den Umschlag prüfen und sicher verwahren.
    .open-envelope = Der Schiedsrichter muss den Umschlag öffnen und den Abgabezug auf dem Brett ausführen.
    .record-time = Der Schiedsrichter muss die Restbedenkzeit des Spielers vermerken, der vorzeitig abgebrochen hat.
    .set-up-adjourned = Der Schiedsrichter muss Stellung und Uhrenstände der Hängepartie wiederherstellen.
    .correct-times = Der Schiedsrichter muss die Uhrenstände berichtigen.
    .announce-start = Der Schiedsrichter muss bekannt geben, wann eine Spielzeit beginnt.
    .announce-end = Der Schiedsrichter muss bekannt geben, wann eine Spielzeit endet.
    .show-record = Die Aufzeichnung der Partie ist zu zeigen.
    .provide-scoresheet = Der Schiedsrichter muss ein Partieformular aushändigen.
    .record-game = Der Schiedsrichter oder ein Assistent soll nach Möglichkeit anwesend sein und die Züge aufzeichnen.
    .tell-move-count = Der Schiedsrichter muss den Spielern sagen, wie viele Züge noch fehlen.
    .note-position = Der Schiedsrichter muss zuerst die Stellung, die Uhrenstände und, soweit bekannt, die Zahl der Züge festhalten.
    .note-running-clock = Der Schiedsrichter muss auch festhalten, wessen Uhr lief.
    .replace-scoresheet = Der Schiedsrichter muss das elektronische Partieformular ersetzen.
    .adjust-time = Der Schiedsrichter muss die Bedenkzeit des Spielers angemessen anpassen, gegebenenfalls kürzen.
    .establish-result = Der Schiedsrichter muss das richtige Ergebnis feststellen.
    .establish-order = Der Schiedsrichter muss feststellen, ob die Partie schon beendet war, bevor das gefallene Blättchen bemerkt wurde. Wenn ja, bleibt es bei diesem Ergebnis; wenn nein, entscheidet das Blättchen.
    .read-mark = Der Schiedsrichter muss an der Uhr ablesen, wessen Blättchen zuerst gefallen ist. Dieser Spieler hat durch Zeitüberschreitung verloren, es sei denn, der Gegner kann nicht matt setzen.
    .award-points = Der Schiedsrichter muss diese Punkte vergeben.
    .stop-clocks = Der Schiedsrichter muss die Uhren anhalten.
    .check-moves = Der Schiedsrichter muss prüfen, ob die Züge der Zeitperiode vollständig abgeschlossen waren.
    .explain-laws = Der Schiedsrichter muss erläutern, was die Regeln besagen.
    .advise-on-position = Der Schiedsrichter muss sagen, was in dieser Stellung gespielt werden darf.
    .reveal-move-count = Der Schiedsrichter muss sagen, wie viele Züge abgeschlossen sind.
    .tell-of-move = Der Schiedsrichter muss dem Spieler sagen, dass der Gegner einen Zug abgeschlossen hat.
    .tell-to-press = Der Schiedsrichter muss dem Spieler sagen, dass die Uhr nicht gedrückt wurde.
    .take-special-measures = Der Schiedsrichter muss für diesen Spieler besondere Maßnahmen treffen.
    .look = Der Schiedsrichter muss der Mitteilung selbst nachgehen.
    .look-into-complaint = Der Schiedsrichter muss der Reklamation nachgehen.
    .use-device = Der Schiedsrichter muss ein Kommunikationsgerät benutzen.
    .keep-conditions = Der Schiedsrichter muss für gute Spielbedingungen sorgen.
    .impose-penalty = Der Schiedsrichter muss diese Strafe verhängen.
    .look-for-marked-offers = Der Schiedsrichter muss auf den Partieformularen nachsehen, welche Remisangebote vermerkt sind.
    .check-claim-alone = Der Schiedsrichter muss den Antrag allein prüfen.
    .check-away-from-board = Der Schiedsrichter muss die Spieler den Antrag abseits der Stellung auf dem Schachbrett prüfen lassen.
    .keep-spectators-out = Der Schiedsrichter muss Zuschauer vom Spielbereich fernhalten.
    .announce-loss = Der Schiedsrichter muss dem Spieler sagen, dass der nächste Verstoß die Partie kostet.
    .let-device-be-handed-in = Der Schiedsrichter muss dem Spieler vor dem ersten Zug Gelegenheit geben, das Gerät abzugeben.
    .have-claim-made-good = Der Schiedsrichter muss den Antragsteller auffordern, den beabsichtigten Zug aufzuschreiben.
    .enforce-rule = Der Schiedsrichter muss die Regel durchsetzen.
    .inspect = Der Schiedsrichter muss den Spieler untersuchen lassen.
    .call-witness = Der Schiedsrichter muss einen Zeugen vom Geschlecht des Spielers hinzuziehen.
    .turn-board = Der Schiedsrichter muss das Brett drehen lassen; die Uhr bleibt, wo sie steht.
    .ask-organiser = Der Schiedsrichter muss klären, ob der Veranstalter zustimmen muss.
    .name-suspect = Der Schiedsrichter muss den verdächtigten Spieler nennen.
    .report = Der Schiedsrichter muss den Vorfall der FIDE melden.
    .demand-writing = Der Schiedsrichter muss eine schriftliche Anschuldigung verlangen und auf die Folgen einer unbegründeten hinweisen.
    .clarify = Der Schiedsrichter muss klären, was gemeint war.
    .clarify-resignation = Die Partie ist nicht beendet. Der Schiedsrichter muss { WHO($player, case: "acc") } selbst fragen, ob { WHO($player) } { AGREE($player, sg: "aufgibt", pl: "aufgeben") }.
    .watch-play = Der Schiedsrichter muss dem weiteren Spiel möglichst zusehen.
effect-must-not =
    .call-flag = Der Schiedsrichter darf das Fallen des Blättchens nicht anzeigen.
    .intervene = Der Schiedsrichter darf nicht eingreifen.
    .ask-to-seal = Der Schiedsrichter darf nicht zur Abgabe eines Zuges auffordern.
    .keep-envelope = Der Schiedsrichter darf den Umschlag nicht entgegennehmen.
    .open-envelope = Der Schiedsrichter darf den Umschlag nicht öffnen.
    .record-time = Der Schiedsrichter darf die Restbedenkzeit des Spielers, der vorzeitig abgebrochen hat, nicht vermerken.
    .set-up-adjourned = Der Schiedsrichter darf die Stellung der Hängepartie nicht aufbauen und die Uhren nicht auf den Stand beim Partieabbruch stellen.
    .correct-times = Der Schiedsrichter darf die Uhrenstände nicht berichtigen.
    .announce-start = Der Schiedsrichter darf nicht bekannt geben, wann eine Spielzeit beginnt.
    .announce-end = Der Schiedsrichter darf nicht bekannt geben, wann eine Spielzeit endet.
    .show-record = Die Aufzeichnung der Partie darf nicht gezeigt werden.
    .provide-scoresheet = Der Schiedsrichter darf kein Partieformular aushändigen.
    .record-game = Der Schiedsrichter darf die Züge nicht aufzeichnen.
    .tell-move-count = Der Schiedsrichter darf den Spielern nicht sagen, wie viele Züge noch fehlen.
    .note-position = Der Schiedsrichter darf die Stellung vor der Rekonstruktion nicht festhalten.
    .note-running-clock = Der Schiedsrichter darf nicht festhalten, wessen Uhr lief.
    .replace-scoresheet = Der Schiedsrichter darf das elektronische Partieformular nicht ersetzen.
    .adjust-time = Der Schiedsrichter darf dem Spieler dafür keine Bedenkzeit abziehen.
    .establish-result = Der Schiedsrichter darf das Ergebnis nicht prüfen.
    .establish-order = Der Schiedsrichter darf nicht untersuchen, was zuerst geschah.
    .read-mark = Der Schiedsrichter darf sich nicht nach der Anzeige der Uhr richten.
    .award-points = Der Schiedsrichter darf diese Punkte nicht vergeben.
    .stop-clocks = Der Schiedsrichter darf die Uhren nicht anhalten.
    .check-moves = Der Schiedsrichter darf nicht prüfen, ob die Züge der Zeitperiode vollständig abgeschlossen waren.
    .explain-laws = Der Schiedsrichter darf nicht erläutern, was die Regeln besagen.
    .advise-on-position = Der Schiedsrichter darf nicht sagen, was in dieser Stellung gespielt werden darf oder soll.
    .reveal-move-count = Der Schiedsrichter darf nicht sagen, wie viele Züge abgeschlossen sind.
    .tell-of-move = Der Schiedsrichter darf dem Spieler nicht sagen, dass der Gegner einen Zug abgeschlossen hat.
    .tell-to-press = Der Schiedsrichter darf dem Spieler nicht sagen, dass die Uhr nicht gedrückt wurde.
    .take-special-measures = Der Schiedsrichter darf für diesen Spieler keine besonderen Maßnahmen treffen.
    .look = Der Schiedsrichter darf der Mitteilung nicht nachgehen.
    .look-into-complaint = Der Schiedsrichter darf der Reklamation nicht nachgehen.
    .use-device = Der Schiedsrichter darf im Turnierareal kein Kommunikationsgerät benutzen.
    .keep-conditions = Der Schiedsrichter darf nicht für die Spielbedingungen sorgen.
    .impose-penalty = Der Schiedsrichter darf diese Strafe nicht verhängen.
    .look-for-marked-offers = Der Schiedsrichter darf auf den Partieformularen nicht nach vermerkten Remisangeboten sehen.
    .check-claim-alone = Der Schiedsrichter darf den Antrag nicht allein prüfen, während die Spieler am Brett sitzen.
    .check-away-from-board = Der Schiedsrichter darf den Antrag nicht abseits der Stellung auf dem Schachbrett prüfen lassen.
    .keep-spectators-out = Der Schiedsrichter darf Zuschauer nicht vom Spielbereich fernhalten.
    .announce-loss = Der Schiedsrichter darf für den nächsten Verstoß nicht den Partieverlust ankündigen.
    .let-device-be-handed-in = Der Schiedsrichter darf dem Spieler keine weitere Gelegenheit geben, das Gerät abzugeben.
    .have-claim-made-good = Der Schiedsrichter darf den Antragsteller nicht auffordern, den beabsichtigten Zug aufzuschreiben.
    .enforce-rule = Der Schiedsrichter darf nicht durchsetzen, was das Recht des Landes verbietet.
    .inspect = Der Schiedsrichter darf den Spieler nicht untersuchen lassen.
    .call-witness = Der Schiedsrichter darf keinen Zeugen hinzuziehen.
    .turn-board = Der Schiedsrichter darf das Brett nicht drehen lassen.
    .ask-organiser = Der Schiedsrichter darf nicht klären, ob der Veranstalter zustimmen muss.
    .name-suspect = Der Schiedsrichter darf den verdächtigten Spieler weder nennen noch erkennen lassen.
    .report = Der Schiedsrichter darf den Vorfall der FIDE nicht melden.
    .demand-writing = Der Schiedsrichter darf keine schriftliche Anschuldigung verlangen.
    .clarify = Der Schiedsrichter darf nicht fragen, was gemeint war.
    .watch-play = Der Schiedsrichter darf dem weiteren Spiel nicht zusehen.
measure =
    .declare-draw = die Partie für remis erklären
    .postpone-claim = die Entscheidung über den Antrag aufschieben
    .reject-claim = den Antrag ablehnen
    .impose-warning = eine Verwarnung erteilen
    .impose-opponent-time = dem Gegner mehr Bedenkzeit geben
    .impose-own-time = dem bestraften Spieler Bedenkzeit abziehen
    .impose-opponent-points = die Punktzahl des Gegners in dieser Partie erhöhen, höchstens bis zum Höchstwert
    .impose-own-points = die Punktzahl des bestraften Spielers in dieser Partie verringern
    .impose-loss = die Partie des bestraften Spielers für verloren erklären
    .impose-fine = eine Geldbuße verhängen, wenn sie im Voraus angekündigt war
    .impose-rounds = den Ausschluss von einer oder mehreren Runden verhängen
    .impose-expulsion = den Ausschluss vom Turnier verhängen
arbiter-may = Der Schiedsrichter darf { LIST($measures, type: "or") }.
effect-may =
    .penalise = Der Schiedsrichter darf { WHO($player, case: "acc") } bestrafen.
    .penalise-distraction = Der Schiedsrichter darf { WHO($player, case: "acc") } wegen Ablenkung des Gegners bestrafen.
    .call-flag = Der Schiedsrichter darf das Fallen des Blättchens anzeigen.
    .set-times = Der Schiedsrichter darf die Uhrenstände festsetzen.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } die Uhren anhalten.
    .restart-clock = { WHO($opponent) } darf die Uhr { WHO($player, case: "gen") } ohne einen Zug wieder in Gang setzen.
    .seal-reply = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } den Antwortzug in einem zweiten Umschlag abgeben, statt ihn auszuführen.
    .agree-to-correct = Die Spieler dürfen sich darauf einigen, den Fehler selbst zu berichtigen.
    .change-setting = Der Schiedsrichter darf die Uhreneinstellung ändern.
    .place-clock = Der Schiedsrichter darf bestimmen, wo die Uhr steht.
    .start-new-game = Der Schiedsrichter darf eine neue Partie anordnen; tut er es nicht, gilt diese Partie.
    .change-result = Der Schiedsrichter darf das Ergebnis noch ändern.
    .give-extra-time = Der Schiedsrichter darf einem oder beiden Spielern zusätzliche Bedenkzeit geben.
    .give-extra-time-to = Der Schiedsrichter darf { WHO($player, case: "dat") } zusätzliche Bedenkzeit geben.
    .expel-offender = Der Schiedsrichter darf { $offender ->
        [spectator] den Zuschauer
        [captain] den Mannschaftsführer
        [other-player] den Spieler der anderen Partie
        [assistant] den Assistenten
       *[offender] den Störer
    } aus dem Turnierareal weisen.
    .inspect = Der Schiedsrichter darf { WHO($player, case: "acc") } untersuchen lassen.
    .look-at-video = Der Schiedsrichter darf eine Videoaufnahme ansehen lassen.
    .impose-warning = Der Schiedsrichter darf eine Verwarnung erteilen.
    .impose-opponent-time = Der Schiedsrichter darf dem Gegner mehr Bedenkzeit geben.
    .impose-own-time = Der Schiedsrichter darf dem bestraften Spieler Bedenkzeit abziehen.
    .impose-opponent-points = Der Schiedsrichter darf die Punktzahl des Gegners in dieser Partie erhöhen, höchstens bis zum Höchstwert.
    .impose-own-points = Der Schiedsrichter darf die Punktzahl des bestraften Spielers in dieser Partie verringern.
    .impose-loss = Der Schiedsrichter darf die Partie des bestraften Spielers für verloren erklären.
    .impose-fine = Der Schiedsrichter darf eine Geldbuße verhängen, wenn sie im Voraus angekündigt war.
    .impose-rounds = Der Schiedsrichter darf den Ausschluss von einer oder mehreren Runden verhängen.
    .impose-expulsion = Der Schiedsrichter darf den Ausschluss vom Turnier verhängen.
    .declare-draw = Der Schiedsrichter darf die Partie für remis erklären.
    .postpone-claim = Der Schiedsrichter darf die Entscheidung über den Antrag aufschieben.
    .reject-claim = Der Schiedsrichter darf den Antrag ablehnen.
    .grant-increment = Der Schiedsrichter darf beiden Spielern eine Zeitgutschrift von { DURATION($time, case: "dat") } pro Zug gewähren.
    .give-time = Der Schiedsrichter darf { WHO($player, case: "dat") } { DURATION($time, case: "acc") } zusätzliche Bedenkzeit geben.
    .take-back-increment = Der Schiedsrichter darf { WHO($player, case: "dat") } die durch das Drücken der Uhr gewonnene Zeitgutschrift wieder abziehen.
    .stop-clocks-again = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } die Uhren wiederum anhalten.
effect-ruling-was-right = Die Entscheidung war richtig.
    .nth = Die { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } Entscheidung war richtig.
effect-ruling-was-incomplete = Die Entscheidung war unvollständig.
    .nth = Die { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } Entscheidung war unvollständig.
effect-ruling-not-as-taught = Die Entscheidung entsprach nicht der Auslegung der FIDE.
effect-ruling-was-wrong = Die Entscheidung war falsch.
    .nth = Die { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } Entscheidung war falsch.
effect-check-claim = Beide Spieler prüfen den Antrag unter Aufsicht des Schiedsrichters.
effect-overstepped-first = Das Blättchen { WHO($player, case: "gen") } ist zuerst gefallen.
effect-ended-with =
    .win = { WHO($player) } hat die Partie gewonnen.
    .draw = Die Partie endete remis.
    .both-lose = Beide Spieler haben die Partie verloren.
effect-ruling-points =
    .required = Richtig war: { $ruling }.
    .allowed = Den Regeln nach steht dies im Ermessen des Schiedsrichters: { $ruling }.
    .usual = Im Ermessen des Schiedsrichters steht und üblich ist: { $ruling }.
    .unusual = Im Ermessen des Schiedsrichters steht, unüblich ist aber: { $ruling }.
    .missing = Die Regeln verlangen: { $ruling }.
    .untaught = Nur dem Wortlaut nach steht im Ermessen des Schiedsrichters: { $ruling }.
    .wrong = In den Regeln nicht vorgesehen ist: { $ruling }.
    .wrong-again = Auch hier ist in den Regeln nicht vorgesehen: { $ruling }.
    .missing-again = Auch hier verlangen die Regeln: { $ruling }.
# Of a whole ruling that the Laws leave to the arbiter.
ruling-left-to-arbiter =
    .allowed = Sie lag im Ermessen des Schiedsrichters.
    .usual = Sie lag im Ermessen des Schiedsrichters und ist so üblich.
    .unusual = Sie lag im Ermessen des Schiedsrichters, ist aber nicht üblich.
    .untaught = Nur dem Wortlaut nach lag sie im Ermessen des Schiedsrichters.
    .allowed-again = Auch diese lag im Ermessen des Schiedsrichters.
effect-usual = Üblicherweise gilt: { $ruling }.
    .granted = Üblicherweise wird das erlaubt.
    .refused = Üblicherweise wird das abgelehnt.
    .choice = Üblicherweise wird der Schiedsrichter { LIST($measures, type: "or") }.
    .again = Auch hier gilt üblicherweise: { $ruling }.
    .inspected = Eine Untersuchung ist hier üblich.
    .spectators = Üblicherweise werden Zuschauer vom Spielbereich ferngehalten.
effect-unusual = Nicht üblich ist: { $ruling }.
    .granted = Es ist nicht üblich, das zu erlauben.
    .refused = Es ist nicht üblich, das abzulehnen.
    .choice = Üblicherweise wird der Schiedsrichter nicht { LIST($measures, type: "or") }.
    .inspected = Eine Untersuchung ist hier nicht üblich.
    .spectators = Üblicherweise werden Zuschauer nicht vom Spielbereich ferngehalten.
effect-untaught = Nach der Lehre der FIDE wird nie so entschieden: { $ruling }.
    .granted = Nach der Lehre der FIDE wird das nicht erlaubt.
    .refused = Nach der Lehre der FIDE wird das nicht abgelehnt.
    .choice = Nach der Lehre der FIDE soll der Schiedsrichter nicht { LIST($measures, type: "or") }.
    .inspected = Nach der Lehre der FIDE wird hier nicht untersucht.
    .spectators = Nach der Lehre der FIDE werden Zuschauer nicht vom Spielbereich ferngehalten.
effect-wait-one-move = Der Schiedsrichter wartet, bis der nächste Zug vollständig abgeschlossen ist.

## Begriffsbestimmungen

effect-class =
    .standard = Es handelt sich um Turnierschach.
    .rapid = Es handelt sich um Schnellschach.
    .blitz = Es handelt sich um Blitzschach.
effect-deadline = Ein Spieler darf bis { $time } Uhr ans Brett kommen.
effect-regime =
    .full = Es gelten die Turnierschachregeln in vollem Umfang.
    .limited = Es gelten die vereinfachten Regeln.
effect-free-from-recording = Die Spieler brauchen ihre Züge nicht aufzuzeichnen.
effect-regulations-name-regime = Das Turnierreglement muss für alle Partien des Turniers bestimmen, welche Regeln gelten.
effect-envelope-shows = Der Umschlag muss folgende Angaben tragen: { LIST($items) }.
effect-has-the-move = { WHO($player) } ist am Zug.
effect-initial-position = Mit dieser Stellung beginnt eine Partie.
effect-start-position = Die Aufstellung ist die Anfangsstellung Nummer { $number } des Chess960; eine Partie Chess960 kann daher mit ihr beginnen.
effect-square-colour =
    .light = { SQUARE($square) } ist ein weißes Feld.
    .dark = { SQUARE($square) } ist ein schwarzes Feld.
effect-in-check = Der König { WHO($player, case: "gen") } steht im Schach.
effect-position-illegal = Die Stellung ist regelwidrig.
effect-castling-ends = Nach der Rochade { WHO($player, case: "gen") } steht der König auf { SQUARE($king) } und der Turm auf { SQUARE($rook) }.

## Partieformulare, Ergebnisse und Punkte

effect-transfer-position = Die Stellung wird auf ein richtig liegendes Brett übertragen.
effect-right-colours = Die neue Partie wird mit den richtigen Farben gespielt.
effect-must-record = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die Züge aufzeichnen.
effect-need-not-record =
    .end-of-period = { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } die Züge bis zum Ende der Zeitperiode nicht aufzuzeichnen.
    .enough-time = { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } die Züge nicht aufzuzeichnen, solange die Bedenkzeit knapp ist.
effect-complete-sheet =
    .clocks-stopped = { WHO($player) } { AGREE($player, sg: "muss das Partieformular", pl: "müssen ihre Partieformulare") } sofort vervollständigen, während die Uhren stehen.
    .before-moving = { WHO($player) } { AGREE($player, sg: "muss das Partieformular", pl: "müssen ihre Partieformulare") } bei laufender Uhr vervollständigen, bevor eine Figur bewegt wird.
effect-lend-sheet = { WHO($player) } muss dem Gegner das Partieformular überlassen.
effect-return-sheet = { WHO($player) } muss dem Gegner das Partieformular vor dem Zug zurückgeben.
effect-must-mark-offer = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } das Angebot mit dem Zeichen (=) vermerken.
    .again = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } auch dieses Angebot mit dem Zeichen (=) vermerken.
effect-reconstruct = Beide Spieler müssen die Partie unter Aufsicht des Schiedsrichters auf einem zweiten Brett rekonstruieren.
effect-next-move-opens-period = Der nächste Zug gilt als der erste der folgenden Zeitperiode.
effect-must-sign = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die Partieformulare unterschreiben.
effect-result-stands =
    .win = Das Ergebnis bleibt bestehen: { WHO($player) } hat gewonnen.
    .draw = Das Ergebnis bleibt bestehen: Remis.
    .both-lose = Das Ergebnis bleibt bestehen: Verlust für beide.
effect-points = Punktzahl { WHO($player, case: "gen") } für die Partie: { $points }.
    .again = Es bleibt bei der Punktzahl { WHO($player, case: "gen") } für die Partie: { $points }.
    .both = Die Partie wird so gewertet: { $points } für { WHO($player, case: "acc") }, { $others } für { WHO($opponent, case: "acc") }.

## Verhalten und Strafen

effect-penalty-due = Der Schiedsrichter muss { WHO($player, case: "acc") } bestrafen.
    .again = Der Schiedsrichter muss { WHO($player, case: "acc") } noch einmal bestrafen.
    .again-again = Der Schiedsrichter muss { WHO($player, case: "acc") } ein weiteres Mal bestrafen.
effect-loses-game = { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } die Partie.
effect-score-by-arbiter = Der Schiedsrichter legt fest, wie viele Punkte { WHO($player) } erhält.
effect-warned =
    .leaving = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen Weggehens ohne Erlaubnis
        [2] zum zweiten Mal wegen Weggehens ohne Erlaubnis
        [3] zum dritten Mal wegen Weggehens ohne Erlaubnis
       *[other] zum { $nth }. Mal wegen Weggehens ohne Erlaubnis
    } verwarnt.
    .help = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen Inanspruchnahme fremder Hilfe
        [2] zum zweiten Mal wegen Inanspruchnahme fremder Hilfe
        [3] zum dritten Mal wegen Inanspruchnahme fremder Hilfe
       *[other] zum { $nth }. Mal wegen Inanspruchnahme fremder Hilfe
    } verwarnt.
    .device = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen eines elektronischen Geräts
        [2] zum zweiten Mal wegen eines elektronischen Geräts
        [3] zum dritten Mal wegen eines elektronischen Geräts
       *[other] zum { $nth }. Mal wegen eines elektronischen Geräts
    } verwarnt.
    .smoking = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen Rauchens
        [2] zum zweiten Mal wegen Rauchens
        [3] zum dritten Mal wegen Rauchens
       *[other] zum { $nth }. Mal wegen Rauchens
    } verwarnt.
    .disturbing = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen Störung des Gegners
        [2] zum zweiten Mal wegen Störung des Gegners
        [3] zum dritten Mal wegen Störung des Gegners
       *[other] zum { $nth }. Mal wegen Störung des Gegners
    } verwarnt.
    .offers = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen ungerechtfertigter Remisangebote
        [2] zum zweiten Mal wegen ungerechtfertigter Remisangebote
        [3] zum dritten Mal wegen ungerechtfertigter Remisangebote
       *[other] zum { $nth }. Mal wegen ungerechtfertigter Remisangebote
    } verwarnt.
    .claims = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen ungerechtfertigter Anträge
        [2] zum zweiten Mal wegen ungerechtfertigter Anträge
        [3] zum dritten Mal wegen ungerechtfertigter Anträge
       *[other] zum { $nth }. Mal wegen ungerechtfertigter Anträge
    } verwarnt.
    .behaviour = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen ungebührlichen Verhaltens
        [2] zum zweiten Mal wegen ungebührlichen Verhaltens
        [3] zum dritten Mal wegen ungebührlichen Verhaltens
       *[other] zum { $nth }. Mal wegen ungebührlichen Verhaltens
    } verwarnt.
    .refusal = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen Missachtung der Regeln
        [2] zum zweiten Mal wegen Missachtung der Regeln
        [3] zum dritten Mal wegen Missachtung der Regeln
       *[other] zum { $nth }. Mal wegen Missachtung der Regeln
    } verwarnt.
    .recording = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen unterlassenen Mitschreibens
        [2] zum zweiten Mal wegen unterlassenen Mitschreibens
        [3] zum dritten Mal wegen unterlassenen Mitschreibens
       *[other] zum { $nth }. Mal wegen unterlassenen Mitschreibens
    } verwarnt.
    .clock = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen unsachgemäßen Umgangs mit der Uhr
        [2] zum zweiten Mal wegen unsachgemäßen Umgangs mit der Uhr
        [3] zum dritten Mal wegen unsachgemäßen Umgangs mit der Uhr
       *[other] zum { $nth }. Mal wegen unsachgemäßen Umgangs mit der Uhr
    } verwarnt.
    .touching = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } { $nth ->
        [1] wegen Verstoßes gegen die Berührungsregeln
        [2] zum zweiten Mal wegen Verstoßes gegen die Berührungsregeln
        [3] zum dritten Mal wegen Verstoßes gegen die Berührungsregeln
       *[other] zum { $nth }. Mal wegen Verstoßes gegen die Berührungsregeln
    } verwarnt.
effect-last-warning = Es ist die letzte Verwarnung: Beim nächsten Mal { AGREE($player, sg: "verliert", pl: "verlieren") } { WHO($player) } die Partie.
effect-score-raised = Die Punktzahl { WHO($player, case: "gen") } in dieser Partie wird erhöht, höchstens bis zum Höchstwert.
effect-score-reduced = Die Punktzahl { WHO($player, case: "gen") } in dieser Partie wird verringert.
effect-fined = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } eine Geldbuße zahlen.
effect-excluded = { WHO($player) } wird von einer oder mehreren Runden ausgeschlossen.
effect-expelled = { WHO($player) } wird vom Turnier ausgeschlossen.
effect-fair-play-offence = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } gegen die Fairplay-Bestimmungen verstoßen.
effect-inspected = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } untersucht.
    .again = { WHO($player) } wird erneut untersucht.
effect-rated = Die Partie zählt für die Wertungszahl.
effect-not-rated = Die Partie zählt nicht für die Wertungszahl.

## Einträge im Partieformular

effect-entry-means = Der Eintrag bedeutet { MOVE($text) }.
    .offer = Der Eintrag bedeutet { MOVE($text) } mit einem Remisangebot.
effect-entry-irregular = Vorgeschrieben ist eine andere Form; an der Bedeutung ändert das nichts.
effect-entry-ambiguous = Der Eintrag kann { LIST($moves, type: "or") } bedeuten.
move-named = { MOVE($move) }
effect-entry-means-nothing = Der Eintrag bezeichnet keinen regelgemäßen Zug.
effect-no-evidence = Der Eintrag beweist keinen Zug.
effect-warn-about-notation = Der Schiedsrichter soll den Spieler darauf hinweisen, dass diese Notation nicht anerkannt ist.

## Zwei Bretter

effect-must-announce = { WHO($player) } muss den Zug richtig ansagen, bevor die Uhr des Gegners in Gang gesetzt wird.
effect-adjust-board = { WHO($player) } muss die Stellung auf dem eigenen Brett nach den Aufzeichnungen berichtigen.
effect-use-two-boards = Gespielt wird auf zwei Brettern.
effect-assistant-needed = { WHO($player) } muss einen Assistenten haben.
