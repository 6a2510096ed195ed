### Die Ausführung der Züge.

one-hand =
    .title = Nur eine Hand
    .rule = Jeder Zug muss mit einer Hand allein ausgeführt werden.
    .holds = { WHO($player) } hat einen Zug mit beiden Händen ausgeführt; der Schiedsrichter darf den Verstoß bestrafen, auch wenn die Uhr nicht gedrückt wurde.
    .reading = Kein Artikel sagt, was ein Verstoß kostet, bevor die Uhr gedrückt ist; nach unserer Lesart darf der Schiedsrichter wie in den älteren Ausgaben eine der Strafen wählen, die ihm zur Verfügung stehen.
adjusting =
    .title = Zurechtrücken von Figuren
    .rule = Der Spieler am Zug darf eine oder mehrere Figuren auf ihren Feldern zurechtrücken, sofern er seine Absicht vorher bekannt gibt, etwa mit den Worten „ich korrigiere“ oder „j’adoube“.{ $only ->
        [yes] { " " }Zurechtgerückt werden dürfen nur Figuren, die nicht richtig auf ihrem Feld stehen; seine eigenen Springer darf ein Spieler auch drehen.
       *[no] { "" }
    }
    .holds = { $sound ->
        [yes] Die Figuren standen richtig auf ihren Feldern; zurechtzurücken war nichts. Sie trotzdem zu berühren kann den Gegner stören.
       *[no] { WHO($player) } hat das Zurechtrücken vorher bekannt gegeben; die Berührung verpflichtet daher zu keinem Zug.
    }
    .yields = { $sound ->
        [yes] Die Figuren standen richtig auf ihren Feldern; zurechtzurücken war nichts.
       *[no] { WHO($player) } hat das Zurechtrücken vorher bekannt gegeben.
    }
    .fails = { WHO($player) } hat das Zurechtrücken nicht vorher bekannt gegeben; als Zurechtrücken zählt die Berührung daher nicht.
    .reading = Vor 2017 sagt der Text nicht, was ein Zurechtrücken ohne Ankündigung ist; da es absichtlich geschieht, verstehen wir es als bindende Berührung. Für 2014, wo die Absicht zu ziehen oder zu schlagen verlangt wird, ist die andere Lesart, dass nichts bindet.
knights-face =
    .title = Wohin die Springer schauen
    .rule = Wohin die Springer schauen, bestimmt der Spieler, dem sie gehören; der Gegner kann nicht verlangen, dass sie gedreht werden.
    .holds = Die Springer schauen dorthin, wohin ihr Besitzer will; { WHO($player) } muss es hinnehmen.
arbiter-told-of-adjusting =
    .title = Zurechtrücken, während der Gegner weg ist
    .rule = Ist der Gegner nicht am Brett, so soll der Spieler einem Schiedsrichter, sofern einer da ist, vorher sagen, dass er Figuren zurechtrücken will.
    .holds = Der Gegner ist nicht am Brett, und { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Zurechtrücken vorher dem Schiedsrichter angekündigt.
    .fails = Der Gegner ist nicht am Brett, und { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Zurechtrücken nicht vorher dem Schiedsrichter angekündigt.
    .reading = Was folgt, wenn der Schiedsrichter nichts erfährt, ist nicht gesagt; nach unserer Lesart genügt die Ankündigung am Brett.
adjusting-out-of-turn =
    .title = Zurechtrücken, ohne am Zug zu sein
    .rule = Wer nicht am Zug ist, darf keine Figuren zurechtrücken.
    .holds = { WHO($player) } ist nicht am Zug und darf jetzt keine Figuren zurechtrücken.
    .fails = { WHO($player) } ist am Zug.
adjusting-on-own-time =
    .title = Zurechtrücken nur auf eigene Bedenkzeit
    .rule = Ein Spieler darf Figuren nur zurechtrücken, während seine eigene Uhr läuft.
    .holds = Der Gegner hat gezogen, die Uhr aber nicht gedrückt; die Uhr { WHO($player, case: "gen") } läuft also noch nicht.
    .fails = Die Uhr { WHO($player, case: "gen") } läuft.
other-contact =
    .title = Jede andere Berührung
    .rule = Jede Berührung einer Figur, die weder ein ordnungsgemäßes Zurechtrücken noch eindeutig ein Versehen ist, gilt als beabsichtigt.
    .holds = Die Berührung war weder ein ordnungsgemäßes Zurechtrücken noch eindeutig ein Versehen; sie gilt daher als beabsichtigt.
    .fails = Die Berührung war eindeutig ein Versehen.
    .fails-alone = Die Berührung war ein Versehen und verpflichtet zu nichts.
touched-own =
    .title = Berühren eigener Figuren
    .rule = { $binds ->
        [deliberate] Berührt der Spieler am Zug absichtlich eine oder mehrere eigene Figuren, so muss er die erste von ihnen ziehen, die gezogen werden kann.
       *[intent] Berührt der Spieler am Zug eine oder mehrere eigene Figuren in der Absicht, zu ziehen oder zu schlagen, so muss er die erste von ihnen ziehen, die gezogen werden kann.
    }
    .holds = { $duty ->
        [move-a] { WHO($player) } hat { TERM($piece, case: "indef-acc") } berührt und muss mit dieser Figur ziehen, sofern sie einen regelgemäßen Zug hat.
        [move] { WHO($player) } hat { MEN($man, case: "acc") } berührt, und mit dieser Figur gibt es einen regelgemäßen Zug; { WHO($player) } muss daher mit ihr ziehen.
       *[unknown] { WHO($player) } hat eine Figur berührt und muss mit ihr ziehen, sofern sie einen regelgemäßen Zug hat.
    }
    .fails = Keine der berührten Figuren hat einen regelgemäßen Zug.
touched-enemy =
    .title = Berühren gegnerischer Figuren
    .rule = { $binds ->
        [deliberate] Berührt der Spieler am Zug absichtlich eine oder mehrere gegnerische Figuren, so muss er die erste von ihnen schlagen, die geschlagen werden kann.
       *[intent] Berührt der Spieler am Zug eine oder mehrere gegnerische Figuren in der Absicht, zu ziehen oder zu schlagen, so muss er die erste von ihnen schlagen, die geschlagen werden kann.
    }
    .holds = { $duty ->
        [capture-a] { WHO($player) } hat eine gegnerische Figur berührt ({ TERM($piece, case: "bare") }) und muss sie schlagen, sofern sie regelgemäß geschlagen werden kann.
        [capture] { WHO($player) } hat { MEN($man, case: "acc") } berührt, und diese Figur kann geschlagen werden; { WHO($player) } muss sie daher schlagen.
       *[unknown] { WHO($player) } hat eine gegnerische Figur berührt und muss sie schlagen, sofern sie regelgemäß geschlagen werden kann.
    }
    .fails = Keine der berührten Figuren kann geschlagen werden.
touched-both =
    .title = Berühren von Figuren beider Farben
    .rule = Berührt der Spieler am Zug Figuren beider Farben, so muss er die gegnerische Figur mit der eigenen schlagen. Wäre dieser Zug regelwidrig, so muss er die erste berührte Figur ziehen oder schlagen, die gezogen oder geschlagen werden kann. Ist die Reihenfolge unklar, so gilt die eigene Figur als zuerst berührt.
    .holds = { $duty ->
        [capture-with] { WHO($player) } hat von jeder Farbe eine Figur berührt und muss { MEN($man, case: "acc") } mit der eigenen Figur schlagen.
        [capture] Die eigene Figur kann die gegnerische nicht schlagen; als erste berührte Figur kommt { MEN($man) } infrage, und { WHO($player) } muss diese Figur daher schlagen.
        [move] Die eigene Figur kann die gegnerische nicht schlagen; als erste berührte Figur kommt { MEN($man) } infrage, und { WHO($player) } muss daher mit dieser Figur ziehen.
       *[unknown] { WHO($player) } hat Figuren beider Farben berührt; welche infrage kommt, hängt von der Stellung ab.
    }
    .fails = Keine der berührten Figuren kann gezogen oder geschlagen werden.
    .reading = Vor 2017 spricht der Text von je einer Figur beider Farben; wurden mehr berührt, so nehmen wir von jeder Farbe die erste.
touch-move-broken =
    .title = Ein anderer Zug, als die Berührung verlangt
    .rule = { $unasked ->
        [yes] Ein Spieler muss ziehen oder schlagen, was er berührt hat. Führt er einen anderen Zug aus und reklamiert der Gegner den Verstoß rechtzeitig oder sieht ihn der Schiedsrichter, so wird dieser Zug zurückgenommen, und der Spieler muss so ziehen, wie die Berührung es verlangt. Als regelwidriger Zug zählt der Verstoß nicht.
       *[no] Ein Spieler muss ziehen oder schlagen, was er berührt hat. Führt er einen anderen Zug aus und reklamiert der Gegner den Verstoß rechtzeitig, so wird dieser Zug zurückgenommen, und der Spieler muss so ziehen, wie die Berührung es verlangt. Als regelwidriger Zug zählt der Verstoß nicht.
    }
    .holds = { $breach ->
        [touching] { WHO($player) } hat nicht so gezogen, wie die Berührung oder die Entscheidung es verlangte; der Zug{ $reference } wird daher zurückgenommen.
        [touched] { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } so ziehen, wie die berührte oder losgelassene Figur{ $reference } es verlangt.
        [hands] { WHO($player) } hat für einen Zug zwei Hände benutzt{ $reference }.
        [asked] { WHO($player) } ist schon zu etwas anderem verpflichtet{ $reference }; der erfragte Zug ist daher nicht erlaubt.
        [not-yet] { WHO($player) } zieht nicht so, wie die Berührung es verlangt{ $reference }, hat die Uhr aber noch nicht gedrückt; bis dahin sagt der Schiedsrichter nichts.
       *[nothing] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } nichts getan{ $reference }, was die Regeln über das Berühren und Ziehen verbieten.
    }
    .yields = { $breach ->
        [touching] { WHO($player) } hat nicht so gezogen, wie die Berührung oder die Entscheidung es verlangte{ $reference }.
        [touched] { WHO($player) } { AGREE($player, sg: "müsste", pl: "müssten") } so ziehen, wie die berührte oder losgelassene Figur{ $reference } es verlangt.
        [hands] { WHO($player) } hat für einen Zug zwei Hände benutzt{ $reference }.
        [asked] { WHO($player) } ist schon zu etwas anderem verpflichtet{ $reference }.
        [not-yet] { WHO($player) } zieht nicht so, wie die Berührung es verlangt{ $reference }, hat die Uhr aber noch nicht gedrückt.
       *[nothing] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } nichts getan{ $reference }, was die Regeln über das Berühren und Ziehen verbieten.
    }
    .fails = { WHO($player) } hat so gezogen, wie die berührte Figur es verlangte.
    .reading = Der Text sagt nicht, was aus einem Verstoß wird, den niemand bemerkt, bevor der Gegner gezogen hat. Nach unserer Lesart bleibt der Zug dann bestehen, weil das Recht auf Reklamation erloschen ist; nach einer anderen Lesart kann der Schiedsrichter auch später zurückgehen. Dass der Schiedsrichter von sich aus eingreift, steht im Schiedsrichterhandbuch der FIDE, nicht in den Regeln.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } so gezogen, wie die Berührung es verlangte; der Zug bleibt bestehen.
touch-breach-warned =
    .title = Was ein Verstoß gegen die Berührungsregeln üblicherweise kostet
    .rule = Wer die berührte Figur nicht gezogen und die Uhr gedrückt hat, wird üblicherweise verwarnt, und der Gegner erhält Zeit.
    .holds = { WHO($player) } hat nicht so gezogen, wie die Berührung es verlangte, und die Uhr gedrückt; üblich sind eine Verwarnung und Zeit für den Gegner.
    .reading = Wie viel Zeit der Gegner erhält, ist nicht gesagt.
shifting-warned =
    .title = Was es üblicherweise kostet, eine losgelassene Figur weiterzuschieben
    .rule = Wer eine losgelassene Figur noch einmal versetzt, wird üblicherweise verwarnt, solange er die Uhr nicht gedrückt hat.
    .holds = { WHO($player) } hat eine losgelassene Figur noch einmal versetzt; sie bleibt, wo sie stand, und eine Verwarnung ist üblich.
king-and-rook =
    .title = König und Turm berührt
    .rule = Berührt der Spieler am Zug seinen König und einen Turm, so muss er mit diesem Turm rochieren, sofern die Rochade regelgemäß ist.
    .holds = { $side ->
        [king-side] { WHO($player) } hat den König und danach oder zugleich den Turm berührt; die kurze Rochade ist regelgemäß und muss ausgeführt werden: Beide haben noch nicht gezogen, zwischen ihnen steht keine Figur, und der König steht weder im Schach, noch überschreitet oder betritt er ein angegriffenes Feld.
        [queen-side] { WHO($player) } hat den König und danach oder zugleich den Turm berührt; die lange Rochade ist regelgemäß und muss ausgeführt werden: Beide haben noch nicht gezogen, zwischen ihnen steht keine Figur, und der König steht weder im Schach, noch überschreitet oder betritt er ein angegriffenes Feld.
       *[unknown] { WHO($player) } hat den König und danach oder zugleich den Turm berührt; die Rochade auf dieser Seite ist regelgemäß und muss ausgeführt werden.
    }
    .fails = Die Rochade mit dem berührten Turm ist regelwidrig.
rook-then-king =
    .title = Der Turm vor dem König berührt
    .rule = Berührt der Spieler am Zug absichtlich einen Turm und danach seinen König, so darf er in diesem Zug auf dieser Seite nicht rochieren. Er muss mit der ersten der beiden berührten Figuren ziehen, die einen regelgemäßen Zug hat.
    .holds = { WHO($player) } hat zuerst den Turm und dann den König berührt; die Rochade auf dieser Seite ist daher in diesem Zug nicht erlaubt.
    .fails = { WHO($player) } hat den Turm nicht vor dem König berührt.
castling-touched-illegal =
    .title = Eine regelwidrige Rochade begonnen
    .rule = Berührt ein Spieler, der rochieren will, den König und einen Turm, obwohl die Rochade auf dieser Seite regelwidrig ist, so muss er einen anderen regelgemäßen Königszug ausführen; dazu zählt auch die Rochade auf der anderen Seite. Hat der König keinen regelgemäßen Zug, so darf er einen beliebigen regelgemäßen Zug ausführen.
    .holds = { $then ->
        [king] Die Rochade auf dieser Seite ist regelwidrig; { WHO($player) } muss daher einen anderen regelgemäßen Königszug ausführen.
       *[any] Die Rochade auf dieser Seite ist regelwidrig, und der König hat keinen regelgemäßen Zug; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
    }
    .fails = Die Rochade mit dem berührten Turm ist regelgemäß.
    .reading = Der heutige Text spricht vom König, der vor dem Turm berührt wird. Dasselbe nehmen wir an, wenn beide zugleich berührt wurden; nach einer anderen Lesart käme es auf die zuerst berührte Figur an, doch eine solche gibt es nicht.
promotion-choice-final =
    .title = Die Wahl der Umwandlungsfigur
    .rule = Die Wahl der Figur ist endgültig, sobald diese Figur das Umwandlungsfeld berührt hat.
    .holds = { TERM($piece, case: "indef-nom") } hat das Umwandlungsfeld berührt; die Wahl { WHO($player, case: "gen") } ist damit endgültig.
    .fails = { $late ->
        [yes] { WHO($player) } hatte die Uhr schon gedrückt; damit war es für die Wahl der Umwandlungsfigur zu spät, und eine Figur, die erst danach zur Hand genommen oder auf das Feld gestellt wird, bindet nicht.
       *[no] { TERM($piece, case: "nom") } hat das Umwandlungsfeld noch nicht berührt; { WHO($player) } darf noch eine andere Figur wählen.
    }
    .fails-alone = { $late ->
        [yes] Die Umwandlung bleibt bestehen.
       *[no] { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } noch eine andere Figur wählen.
    }
nothing-usable =
    .title = Keine berührte Figur kommt infrage
    .rule = Kann keine der berührten Figuren gezogen oder geschlagen werden, so darf der Spieler einen beliebigen regelgemäßen Zug ausführen.
    .holds = Keine der berührten Figuren kann gezogen oder geschlagen werden; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
    .fails = Eine der berührten Figuren kann gezogen oder geschlagen werden.
promotion-without-pushing =
    .title = Der Bauer braucht nicht erst vorzurücken
    .rule = Bei der Umwandlung braucht der Bauer nicht auf das Ankunftsfeld gestellt zu werden.
promotion-order =
    .title = Bauer vom Brett, Figur aufs Brett
    .rule = Bei der Umwandlung darf der Bauer vor oder nach dem Aufstellen der neuen Figur vom Brett genommen werden.
promotion-captures =
    .title = Eine gegnerische Figur auf dem Umwandlungsfeld
    .rule = Steht auf dem Umwandlungsfeld eine gegnerische Figur, so muss sie geschlagen werden.
released-piece =
    .title = Eine losgelassene Figur
    .rule = Eine Figur, die als regelgemäßer Zug oder als Teil eines solchen auf einem Feld losgelassen wurde, kann in diesem Zug nicht mehr auf ein anderes Feld gezogen werden. Ein Zug ohne Schlagen, Rochade oder Umwandlung ist mit dem Loslassen ausgeführt.
    .holds = { $what ->
        [made] Die Figur wurde als regelgemäßer Zug auf ihrem Feld losgelassen; der Zug { WHO($player, case: "gen") } ist damit ausgeführt.
        [made-before] Der frühere, regelgemäße Zug{ $reference } ist ausgeführt; { WHO($player) } kann ihn weder zurücknehmen noch durch einen anderen ersetzen.
        [exchanged] Der Zug { WHO($player, case: "gen") } war bereits ausgeführt{ $reference } und die Wahl der Figur damit endgültig ({ TERM($piece, case: "nom") }); diese Figur kommt wieder auf ihr Feld. Der Austausch ist kein regelwidriger Zug.
       *[part] Die Figur wurde als Teil eines regelgemäßen Zuges auf { SQUARE($square) } losgelassen und muss dort stehen bleiben.
    }
    .yields = { $what ->
        [made] Die Figur wurde als regelgemäßer Zug auf ihrem Feld losgelassen.
        [made-before] Der frühere, regelgemäße Zug{ $reference } ist ausgeführt.
        [exchanged] Der Zug { WHO($player, case: "gen") } war bereits ausgeführt{ $reference } und die Wahl der Figur damit endgültig ({ TERM($piece, case: "nom") }).
       *[part] Die Figur wurde als Teil eines regelgemäßen Zuges auf { SQUARE($square) } losgelassen.
    }
    .fails = Was { WHO($player) } losgelassen hat, ist weder ein regelgemäßer Zug noch ein Teil eines solchen.
    .fails-alone = Der Zug ist nicht ausgeführt.
capture-made =
    .title = Wann ein Schlagen ausgeführt ist
    .rule = Ein Schlagen ist ausgeführt, wenn die geschlagene Figur vom Brett genommen und die schlagende auf ihrem Feld losgelassen ist.
    .holds = Die geschlagene Figur ist vom Brett genommen und die schlagende losgelassen; der Zug { WHO($player, case: "gen") } ist damit ausgeführt.
    .fails = Die geschlagene Figur steht noch auf dem Brett; der Zug { WHO($player, case: "gen") } ist daher noch nicht ausgeführt.
castling-made =
    .title = Wann die Rochade ausgeführt ist
    .rule = Die Rochade ist ausgeführt, wenn der Turm auf dem Feld losgelassen ist, das der König überquert hat.
    .holds = Der Turm ist auf dem Feld losgelassen, das der König überquert hat; die Rochade { WHO($player, case: "gen") } ist damit ausgeführt.
    .fails = Nur der König ist losgelassen, der Turm noch nicht; die Rochade { WHO($player, case: "gen") } ist daher noch nicht ausgeführt.
king-released =
    .title = Der König losgelassen, der Turm noch nicht
    .rule = Ist bei der Rochade erst der König losgelassen, so muss der Spieler auf dieser Seite rochieren, sofern die Rochade regelgemäß ist. Andernfalls muss er einen anderen regelgemäßen Königszug ausführen; dazu zählt auch die Rochade auf der anderen Seite. Hat der König keinen, so darf er einen beliebigen regelgemäßen Zug ausführen.
    .holds = { $then ->
        [finish] { WHO($player) } hat die Uhr gedrückt, bevor auch der Turm gezogen war. Die Rochade war nur nicht zu Ende geführt; die Stellung wird wiederhergestellt, und { WHO($player) } muss auf dieser Seite rochieren.
        [castle] { WHO($player) } hat beim Rochieren den König losgelassen. Die Rochade auf dieser Seite ist regelgemäß und muss daher ausgeführt werden: Beide haben noch nicht gezogen, zwischen ihnen steht keine Figur, und der König steht weder im Schach, noch überschreitet oder betritt er ein angegriffenes Feld.
        [king] { WHO($player) } hat den König losgelassen, doch die Rochade auf dieser Seite ist regelwidrig; { WHO($player) } muss daher einen anderen regelgemäßen Königszug ausführen.
       *[any] { WHO($player) } hat den König losgelassen, doch die Rochade auf dieser Seite ist regelwidrig, und der König hat keinen regelgemäßen Zug; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
    }
    .fails = Auch der Turm ist losgelassen.
    .reading = Wird die Uhr gedrückt, wenn erst der König zwei Felder weit gezogen ist, so sagt der Wortlaut nicht, was gilt; streng genommen ist ein Zug abgeschlossen, den kein König machen kann. Das Schiedsrichterhandbuch der FIDE lässt den Schiedsrichter beurteilen, ob die Rochade nur unvollendet war; dann lassen wir sie vollenden. Vor 2023 lesen wir den Text ebenso.
promotion-made =
    .title = Wann eine Umwandlung ausgeführt ist
    .rule = Eine Umwandlung ist ausgeführt, wenn die neue Figur auf der entferntesten Reihe losgelassen und der Bauer vom Brett genommen ist.
    .holds = Die neue Figur ist auf dem Umwandlungsfeld losgelassen und der Bauer vom Brett genommen; der Zug { WHO($player, case: "gen") } ist damit ausgeführt.
    .fails = { $missing ->
        [pawn] Der Bauer steht noch auf dem Brett; der Zug { WHO($player, case: "gen") } ist daher noch nicht ausgeführt.
       *[piece] Die neue Figur ist noch nicht auf dem Umwandlungsfeld losgelassen; der Zug { WHO($player, case: "gen") } ist daher noch nicht ausgeführt.
    }
complaint-lost =
    .title = Verlust des Rechts auf Reklamation
    .rule = { $scope ->
        [touch-move-only] Wer eine Figur in der Absicht berührt, zu ziehen oder zu schlagen, kann nicht mehr reklamieren, dass der Gegner gegen die Regeln über berührte Figuren verstoßen hat.
       *[act-of-moving] Wer eine Figur in der Absicht berührt, zu ziehen oder zu schlagen, kann nicht mehr reklamieren, dass der Gegner gegen die Regeln über das Berühren und Ziehen verstoßen hat.
    }
    .holds = { WHO($player) } hat vor der Reklamation eine Figur berührt{ $reference }; das Recht auf Reklamation ist daher erloschen.
    .fails = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } seit dem Verstoß keine Figur berührt; das Recht auf Reklamation besteht daher noch.
assistant-for-moving =
    .title = Ein Assistent für das Ausführen der Züge
    .rule = Ein Spieler, der die Figuren nicht selbst ziehen kann, darf dafür einen vom Schiedsrichter akzeptierten Assistenten mitbringen.
    .holds = { $accepted ->
        [yes] { WHO($player) } kann die Figuren nicht selbst ziehen, und der Schiedsrichter stimmt dem Assistenten zu.
        [no] { WHO($player) } kann die Figuren nicht selbst ziehen, doch der Schiedsrichter stimmt diesem Assistenten nicht zu.
       *[unknown] { WHO($player) } kann die Figuren nicht selbst ziehen und darf einen Assistenten mitbringen, wenn der Schiedsrichter zustimmt.
    }
    .fails = { WHO($player) } kann die Figuren ohne Hilfe ziehen.
assistant-for-moving-too-late =
    .title = Ein zu spät vorgestellter Assistent für die Züge
    .rule = Ein Assistent, der die Figuren zieht, muss dem Schiedsrichter im Voraus vorgestellt werden; wird er erst unmittelbar vor der Runde vorgestellt, so wird er üblicherweise abgelehnt.
    .holds = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } den Assistenten erst unmittelbar vor der Runde vor, also zu spät; üblich ist die Ablehnung.
    .reading = Der Kommentar sagt dies nur vom Assistenten für die Uhr. Da die beiden Artikel gleich lauten, schließen wir von diesem auf den Assistenten, der die Figuren zieht.
