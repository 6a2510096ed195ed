### Die Ausführung der Züge.

one-hand =
    .title = Nur eine Hand
    .rule = Jeder Zug muss mit einer Hand allein ausgeführt werden.
    .holds = { WHO($player) } hat für einen Zug beide Hände benutzt. Da die Uhr nicht gedrückt wurde, ist das kein regelwidriger Zug, aber ein Verstoß, den der Schiedsrichter bestrafen darf.
    .reading = Kein Artikel sagt, was ein Verstoß kostet, bevor die Uhr gedrückt ist; nach unserer Lesart darf der Schiedsrichter wie in den älteren Ausgaben eine der Strafen wählen, die ihm zur Verfügung stehen.
adjusting =
    .title = Zurechtrücken von Figuren
    .rule = Der Spieler am Zug darf eine oder mehrere Figuren auf ihren Feldern zurechtrücken, sofern er seine Absicht vorher bekannt gibt, etwa mit den Worten „ich korrigiere“ oder „j’adoube“.{ $only ->
        [yes] { " " }Zurechtgerückt werden dürfen nur Figuren, die nicht richtig auf ihrem Feld stehen; seine eigenen Springer darf ein Spieler auch drehen.
       *[no] { "" }
    }
    .holds = { $sound ->
        [yes] Was { WHO($player) } berührt hat, stand richtig auf seinem Feld; zurechtzurücken war nichts, und Figuren trotzdem anzufassen kann den Gegner ablenken.
       *[no] { WHO($player) } hat das Zurechtrücken vor der Berührung bekannt gegeben; diese verpflichtet daher nicht dazu, eine Figur zu ziehen oder zu schlagen.
    }
    .yields = { $sound ->
        [yes] Was { WHO($player) } berührt hat, stand richtig auf seinem Feld; zurechtzurücken wäre nichts, und Figuren trotzdem anzufassen könnte als Ablenkung des Gegners gelten.
       *[no] { WHO($player) } hat das Zurechtrücken vor der Berührung bekannt gegeben; bei laufender eigener Uhr wäre es ordnungsgemäß.
    }
    .fails = { WHO($player) } hat das Zurechtrücken nicht vor der Berührung bekannt gegeben; diese zählt daher wie jede andere.
    .reading = Vor 2017 sagt der Text nicht, was ein Zurechtrücken ohne Ankündigung ist; da es absichtlich geschieht, verstehen wir es als bindende Berührung. Für 2014, wo die Absicht zu ziehen oder zu schlagen verlangt wird, ließe sich auch lesen, dass eine solche Berührung zu nichts verpflichtet.
knights-face =
    .title = Wohin die Springer schauen
    .rule = Wohin die Springer schauen, bestimmt der Spieler, dem sie gehören; der Gegner kann nicht verlangen, dass sie gedreht werden.
    .holds = Wohin die eigenen Springer schauen, bestimmt jeder Spieler selbst; { WHO($player) } kann die des Gegners daher nicht drehen lassen.
    .unmet = Niemand hat verlangt, dass Springer gedreht werden.
arbiter-told-of-adjusting =
    .title = Zurechtrücken, während der Gegner weg ist
    .rule = Ist der Gegner nicht am Brett, so soll der Spieler einem Schiedsrichter, sofern einer da ist, vorher sagen, dass er Figuren zurechtrücken will.
    .holds = Der Gegner war nicht am Brett, und { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Zurechtrücken vorher dem Schiedsrichter angekündigt.
    .fails = Der Gegner war nicht am Brett, und { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Zurechtrücken nicht vorher dem Schiedsrichter angekündigt, wie es sich gehört hätte.
    .fails-beside = { WHO($player) } { AGREE($player, sg: "hätte", pl: "hätten") } es vorher dem Schiedsrichter sagen sollen.
    .reading = Was folgt, wenn der Schiedsrichter nichts erfährt, ist nicht gesagt; nach unserer Lesart genügt die Ankündigung am Brett.
adjusting-out-of-turn =
    .title = Zurechtrücken, ohne am Zug zu sein
    .rule = Wer nicht am Zug ist, darf keine Figuren zurechtrücken.
    .holds = { WHO($player) } war nicht am Zug, und zurechtrücken darf nur der Spieler am Zug. Aus demselben Grund verpflichtet die Berührung { WHO($player, case: "acc") } zu keinem Zug.
    .fails = { WHO($player) } war am Zug.
adjusting-on-own-time =
    .title = Zurechtrücken nur auf eigene Bedenkzeit
    .rule = Ein Spieler darf Figuren nur zurechtrücken, während seine eigene Uhr läuft.
    .holds = Der Gegner hatte gezogen, die Uhr aber nicht gedrückt; die Uhr { WHO($player, case: "gen") } lief daher noch nicht. Da das Zurechtrücken bekannt gegeben war, verpflichtet die Berührung { WHO($player, case: "acc") } nicht dazu, eine Figur zu ziehen oder zu schlagen.
    .fails = Die Uhr { WHO($player, case: "gen") } lief.
other-contact =
    .title = Jede andere Berührung
    .rule = Jede Berührung einer Figur, die weder ein ordnungsgemäßes Zurechtrücken noch eindeutig ein Versehen ist, gilt als beabsichtigt.
    .holds = Die Berührung war weder ein bekannt gegebenes Zurechtrücken noch eindeutig ein Versehen; sie gilt daher als beabsichtigt.
    .fails = Die Berührung war eindeutig ein Versehen.
    .fails-alone = Die Berührung verpflichtet { WHO($player, case: "acc") } nicht dazu, eine Figur zu ziehen oder zu schlagen.
touched-own =
    .title = Berühren eigener Figuren
    .rule = { $binds ->
        [deliberate] Berührt der Spieler am Zug absichtlich eine oder mehrere eigene Figuren, so muss er die erste von ihnen ziehen, die gezogen werden kann. Wer nicht am Zug ist, wird durch eine Berührung zu nichts verpflichtet; ebenso wenig verpflichten Worte allein.
       *[intent] Berührt der Spieler am Zug eine oder mehrere eigene Figuren in der Absicht, zu ziehen oder zu schlagen, so muss er die erste von ihnen ziehen, die gezogen werden kann. Wer nicht am Zug ist, wird durch eine Berührung zu nichts verpflichtet; ebenso wenig verpflichten Worte allein.
    }
    .holds = { $duty ->
        [move-a] { WHO($player) } hat { TERM($piece, case: "indef-acc") } berührt und muss mit dieser Figur ziehen, sofern sie einen regelgemäßen Zug hat.
        [move] { WHO($player) } hat { MEN($man, case: "acc") } berührt, und mit dieser Figur gibt es einen regelgemäßen Zug; { WHO($player) } muss daher mit ihr ziehen.
        [next] { MEN($first-man) } ist zuerst berührt worden, hat aber keinen regelgemäßen Zug. Die erste berührte Figur, die einen hat, ist { MEN($man) }; { WHO($player) } muss daher mit ihr ziehen.
       *[unknown] { WHO($player) } hat eine Figur berührt: Eine eigene muss gezogen, eine gegnerische geschlagen werden, sofern das regelgemäß ist.
    }
    .fails = Keine der berührten Figuren hat einen regelgemäßen Zug.
    .unmet = Kein Spieler hat, als er am Zug war, eine eigene Figur auf dem Brett berührt; daher ist niemand gebunden.
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
        [capture-with] { WHO($player) } hat von jeder Farbe eine Figur berührt, und die eine kann die andere schlagen; { WHO($player) } muss daher { MEN($man, case: "acc") } mit der berührten eigenen Figur schlagen.
        [capture] Die berührte eigene Figur { WHO($player, case: "gen") } kann die gegnerische nicht schlagen. Maßgebend ist daher die zuerst berührte Figur, die gezogen oder geschlagen werden kann: { MEN($man) }. { WHO($player) } muss diese Figur schlagen.
        [move] Die berührte eigene Figur { WHO($player, case: "gen") } kann die gegnerische nicht schlagen. Maßgebend ist daher die zuerst berührte Figur, die gezogen oder geschlagen werden kann: { MEN($man) }. { WHO($player) } muss mit dieser Figur ziehen.
        [move-own] Die berührte eigene Figur { WHO($player, case: "gen") } kann die gegnerische nicht schlagen. Maßgebend ist daher die zuerst berührte Figur, die gezogen oder geschlagen werden kann: { MEN($man) } (ist die Reihenfolge unklar, so gilt die eigene Figur als zuerst berührt). { WHO($player) } muss mit dieser Figur ziehen.
       *[unknown] { WHO($player) } hat Figuren beider Farben berührt; welche davon gezogen oder geschlagen werden muss, hängt von der Stellung ab.
    }
    .fails = Keine der berührten Figuren kann gezogen oder geschlagen werden.
    .reading = Vor 2017 spricht der Text von je einer Figur beider Farben; wurden mehr berührt, so nehmen wir von jeder Farbe die erste.
touch-move-broken =
    .title = Ein Zug gegen die Regeln über das Berühren und Ziehen
    .rule = { $unasked ->
        [yes] Ein Spieler muss ziehen oder schlagen, was er berührt hat. Führt er einen anderen Zug aus und reklamiert der Gegner den Verstoß rechtzeitig oder sieht ihn der Schiedsrichter, so wird dieser Zug zurückgenommen, und der Spieler muss so ziehen, wie die Berührung es verlangt. Als regelwidriger Zug zählt der Verstoß nicht.
       *[no] Ein Spieler muss ziehen oder schlagen, was er berührt hat. Führt er einen anderen Zug aus und reklamiert der Gegner den Verstoß rechtzeitig, so wird dieser Zug zurückgenommen, und der Spieler muss so ziehen, wie die Berührung es verlangt. Als regelwidriger Zug zählt der Verstoß nicht.
    }
    .holds = { $breach ->
        [touching] { $bound ->
            [move] { WHO($player) } hatte { MEN($man, case: "acc") } berührt und musste mit dieser Figur ziehen; der Zug{ $reference } muss daher zurückgenommen werden.
            [capture] { WHO($player) } hatte { MEN($man, case: "acc") } berührt und musste diese Figur schlagen; der Zug{ $reference } muss daher zurückgenommen werden.
           *[other] { WHO($player) } war schon zu etwas anderem verpflichtet; der Zug{ $reference } muss daher zurückgenommen werden.
        }
        [touched] { $bound ->
            [move] Die Beanstandung ist berechtigt: { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { MEN($man, case: "acc") } berührt{ $reference } und { AGREE($player, sg: "muss", pl: "müssen") } mit dieser Figur ziehen.
            [capture] Die Beanstandung ist berechtigt: { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { MEN($man, case: "acc") } berührt{ $reference } und { AGREE($player, sg: "muss", pl: "müssen") } diese Figur schlagen.
           *[other] Die Beanstandung ist berechtigt: Die berührte oder losgelassene Figur{ $reference } bestimmt, was { WHO($player) } spielen muss.
        }
        [hands] { WHO($player) } hat für einen Zug beide Hände benutzt{ $reference }.
        [asked] { $bound ->
            [move] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { MEN($man, case: "acc") } berührt und { AGREE($player, sg: "muss", pl: "müssen") } mit dieser Figur ziehen{ $reference }.
            [capture] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { MEN($man, case: "acc") } berührt und { AGREE($player, sg: "muss", pl: "müssen") } diese Figur schlagen{ $reference }.
           *[other] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } schon zu etwas anderem verpflichtet{ $reference }.
        }
        [not-yet] { WHO($player) } hat nicht so gezogen, wie es die Berührung verlangt{ $reference }, doch die Uhr ist noch nicht gedrückt, und bis dahin sagt der Schiedsrichter nichts.
       *[nothing] Keine berührte oder losgelassene Figur verpflichtete { WHO($player, case: "acc") } zu etwas anderem.
    }
    .yields = { $breach ->
        [touching] { $bound ->
            [move] { WHO($player) } hatte { MEN($man, case: "acc") } berührt und musste mit dieser Figur ziehen; der Zug{ $reference } müsste daher sonst zurückgenommen werden.
            [capture] { WHO($player) } hatte { MEN($man, case: "acc") } berührt und musste diese Figur schlagen; der Zug{ $reference } müsste daher sonst zurückgenommen werden.
           *[other] { WHO($player) } war schon zu etwas anderem verpflichtet; der Zug{ $reference } müsste daher sonst zurückgenommen werden.
        }
        [touched] Die berührte oder losgelassene Figur{ $reference } würde bestimmen, was { WHO($player) } spielen muss.
        [hands] { WHO($player) } hat für einen Zug beide Hände benutzt{ $reference }, was hätte reklamiert werden können.
        [asked] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } schon zu etwas anderem verpflichtet{ $reference }, was den erfragten Zug ausschlösse.
        [not-yet] { WHO($player) } hat nicht so gezogen, wie es die Berührung verlangt{ $reference }, doch die Uhr ist noch nicht gedrückt, und bis dahin würde der Schiedsrichter nichts sagen.
       *[nothing] Keine berührte oder losgelassene Figur verpflichtete { WHO($player, case: "acc") } zu etwas anderem.
    }
    .fails = { WHO($player) } hat gespielt, was die Berührung verlangte.
    .reading = Der Text sagt nicht, was aus einem Verstoß wird, den niemand bemerkt, bevor der Gegner gezogen hat. Nach unserer Lesart bleibt der Zug dann bestehen, weil das Recht auf Reklamation erloschen ist; nach einer anderen Lesart kann der Schiedsrichter auch später zurückgehen. Dass der Schiedsrichter von sich aus eingreift, steht im Schiedsrichterhandbuch der FIDE, nicht in den Regeln.
    .fails-alone = Der Zug bleibt bestehen; { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } gespielt, was die Berührung verlangte.
touch-breach-warned =
    .title = Was ein Verstoß gegen die Berührungsregeln üblicherweise kostet
    .rule = Wer die berührte Figur nicht gezogen und die Uhr gedrückt hat, wird üblicherweise verwarnt, und der Gegner erhält Zeit.
    .holds = { WHO($player) } hat nicht so gezogen, wie es die Berührung verlangte, und die Uhr gedrückt; üblich sind eine Verwarnung und zusätzliche Bedenkzeit für den Gegner.
    .reading = Wie viel Zeit der Gegner erhält, ist nicht gesagt.
shifting-warned =
    .title = Was es üblicherweise kostet, eine losgelassene Figur weiterzuschieben
    .rule = Wer eine losgelassene Figur noch einmal versetzt, wird üblicherweise verwarnt, solange er die Uhr nicht gedrückt hat.
    .holds = { WHO($player) } hat eine schon losgelassene Figur noch versetzt; eine Verwarnung ist üblich.
king-and-rook =
    .title = König und Turm berührt
    .rule = Berührt der Spieler am Zug seinen König und einen Turm, so muss er mit diesem Turm rochieren, sofern die Rochade regelgemäß ist.
    .holds = { $side ->
        [king-side] { WHO($player) } hat König und Turm berührt. Die kurze Rochade ist regelgemäß und muss daher ausgeführt werden; die Regel über den vor dem König berührten Turm würde voraussetzen, dass diese Reihenfolge feststeht.
        [queen-side] { WHO($player) } hat König und Turm berührt. Die lange Rochade ist regelgemäß und muss daher ausgeführt werden; die Regel über den vor dem König berührten Turm würde voraussetzen, dass diese Reihenfolge feststeht.
       *[unknown] { WHO($player) } hat den König und einen Turm berührt. Ist die Rochade auf dieser Seite regelgemäß, so muss sie ausgeführt werden; die Regel über den vor dem König berührten Turm würde voraussetzen, dass diese Reihenfolge feststeht.
    }
    .fails = Die Rochade mit dem berührten Turm ist regelwidrig.
rook-then-king =
    .title = Der Turm vor dem König berührt
    .rule = Berührt der Spieler am Zug absichtlich einen Turm und danach seinen König, so darf er in diesem Zug auf dieser Seite nicht rochieren. Er muss mit der ersten der beiden berührten Figuren ziehen, die einen regelgemäßen Zug hat.
    .holds = { WHO($player) } hat zuerst den Turm und dann den König berührt und darf daher in diesem Zug nicht auf dieser Seite rochieren; zu ziehen ist mit der ersten der beiden Figuren, die einen regelgemäßen Zug hat.
    .fails = { WHO($player) } hat den Turm nicht vor dem König berührt.
castling-touched-illegal =
    .title = Eine regelwidrige Rochade begonnen
    .rule = Berührt ein Spieler, der rochieren will, den König und einen Turm, obwohl die Rochade auf dieser Seite regelwidrig ist, so muss er einen anderen regelgemäßen Königszug ausführen; dazu zählt auch die Rochade auf der anderen Seite. Hat der König keinen regelgemäßen Zug, so darf er einen beliebigen regelgemäßen Zug ausführen.
    .holds = { $then ->
        [king] Die Rochade mit dem berührten Turm ist regelwidrig; { WHO($player) } muss daher einen anderen regelgemäßen Königszug ausführen, wozu auch die Rochade auf der anderen Seite zählt.
       *[any] Die Rochade mit dem berührten Turm ist regelwidrig, und der König hat keinen regelgemäßen Zug; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen und braucht den Turm nicht zu ziehen.
    }
    .fails = Die Rochade mit dem berührten Turm ist regelgemäß.
    .reading = Der heutige Text spricht vom König, der vor dem Turm berührt wird. Dasselbe nehmen wir an, wenn beide zugleich berührt wurden; nach einer anderen Lesart käme es auf die zuerst berührte Figur an, doch eine solche gibt es nicht.
promotion-choice-final =
    .title = Die Wahl der Umwandlungsfigur
    .rule = Die Wahl der Figur ist endgültig, sobald diese Figur das Umwandlungsfeld berührt hat.
    .holds = { TERM($piece, case: "indef-nom") } hat das Umwandlungsfeld berührt; die Wahl { WHO($player, case: "gen") } ist damit endgültig, was auch immer vorher gesagt oder verlangt wurde.
    .fails = { $late ->
        [yes] Die neue Figur musste gewählt sein, bevor die Uhr gedrückt wurde; die Wahl { TERM($piece, case: "gen") } kommt daher zu spät.
       *[no] { TERM($piece, case: "nom") } hat das Umwandlungsfeld noch nicht berührt; { WHO($player) } darf noch eine andere Figur wählen.
    }
    .fails-alone = { $late ->
        [yes] Dass erst nach dem Drücken der Uhr { TERM($piece, case: "indef-nom") } genommen wurde, ändert nichts.
       *[no] { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } noch eine andere Figur wählen.
    }
nothing-usable =
    .title = Keine berührte Figur kommt infrage
    .rule = Kann keine der berührten Figuren gezogen oder geschlagen werden, so darf der Spieler einen beliebigen regelgemäßen Zug ausführen.
    .holds = Keine der berührten Figuren kann regelgemäß gezogen oder geschlagen werden; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
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
        [made] Die Figur wurde auf einem Feld losgelassen, auf das sie regelgemäß ziehen konnte; damit ist der Zug ausgeführt.
        [made-before] { WHO($player) } hatte schon einen regelgemäßen Zug ausgeführt{ $reference } und kann ihn weder zurücknehmen noch durch einen anderen ersetzen.
        [exchanged] { WHO($player) } hatte den Bauern in { TERM($piece, case: "indef-acc") } umgewandelt{ $reference }, und diese Wahl war endgültig; { TERM($piece, case: "nom") } kommt daher wieder auf das Feld. Der Austausch ist kein regelwidriger Zug.
       *[part] Das Loslassen auf { SQUARE($square) } ist Teil eines regelgemäßen Zuges; die Figur darf daher in diesem Zug nicht mehr auf ein anderes Feld gezogen werden.
    }
    .yields = { $what ->
        [made] Die Figur wurde auf einem Feld losgelassen, auf das sie regelgemäß ziehen konnte; damit wäre der Zug ausgeführt.
        [made-before] { WHO($player) } hatte schon einen regelgemäßen Zug ausgeführt{ $reference } und könnte ihn weder zurücknehmen noch durch einen anderen ersetzen.
        [exchanged] { WHO($player) } hatte den Bauern in { TERM($piece, case: "indef-acc") } umgewandelt{ $reference }, und diese Wahl wäre endgültig; { TERM($piece, case: "nom") } käme daher wieder auf das Feld. Der Austausch wäre kein regelwidriger Zug.
       *[part] Das Loslassen auf { SQUARE($square) } ist Teil eines regelgemäßen Zuges; die Figur dürfte daher in diesem Zug nicht mehr auf ein anderes Feld gezogen werden.
    }
    .fails = { WHO($player) } hat die Figur auf einem Feld losgelassen, auf das sie nicht regelgemäß ziehen konnte; ein Zug ist damit nicht ausgeführt.
    .fails-alone = Der Zug ist nicht ausgeführt; { WHO($player) } muss mit derselben Figur einen regelgemäßen Zug ausführen, sofern es einen gibt.
capture-made =
    .title = Wann ein Schlagen ausgeführt ist
    .rule = Ein Schlagen ist ausgeführt, wenn die geschlagene Figur vom Brett genommen und die schlagende auf ihrem Feld losgelassen ist.
    .holds = Die geschlagene Figur ist vom Brett genommen und die schlagende auf ihrem Feld losgelassen; damit ist das Schlagen ausgeführt, gleich was davon zuerst geschah.
    .fails = Die geschlagene Figur steht noch auf dem Brett; der Zug { WHO($player, case: "gen") } ist daher noch nicht ausgeführt.
castling-made =
    .title = Wann die Rochade ausgeführt ist
    .rule = Die Rochade ist ausgeführt, wenn der Turm auf dem Feld losgelassen ist, das der König überquert hat.
    .holds = Der Turm ist auf dem Feld losgelassen, das der König überquert hat; damit ist die Rochade ausgeführt.
    .fails = Nur der König ist losgelassen, der Turm noch nicht; die Rochade { WHO($player, case: "gen") } ist daher noch nicht ausgeführt.
king-released =
    .title = Der König losgelassen, der Turm noch nicht
    .rule = Ist bei der Rochade erst der König losgelassen, so muss der Spieler auf dieser Seite rochieren, sofern die Rochade regelgemäß ist. Andernfalls muss er einen anderen regelgemäßen Königszug ausführen; dazu zählt auch die Rochade auf der anderen Seite. Hat der König keinen, so darf er einen beliebigen regelgemäßen Zug ausführen.
    .holds = { $then ->
        [finish] { WHO($player) } hat die Uhr gedrückt, bevor der Turm gezogen war. Da die Rochade nur unvollendet blieb, muss { WHO($player) } sie jetzt vollenden.
        [castle] { WHO($player) } hat beim Rochieren den König losgelassen, und die Rochade auf dieser Seite ist regelgemäß; sie muss daher vollendet werden.
        [king] { WHO($player) } hat beim Rochieren den König losgelassen, doch die Rochade auf dieser Seite ist regelwidrig; { WHO($player) } muss daher einen anderen regelgemäßen Königszug ausführen, wozu auch die Rochade auf der anderen Seite zählt.
       *[any] { WHO($player) } hat beim Rochieren den König losgelassen, doch die Rochade auf dieser Seite ist regelwidrig, und der König hat keinen regelgemäßen Zug; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
    }
    .fails = Auch der Turm ist losgelassen; damit ist die Rochade ausgeführt.
    .reading = Wird die Uhr gedrückt, wenn erst der König zwei Felder weit gezogen ist, so sagt der Wortlaut nicht, was gilt; streng genommen ist ein Zug abgeschlossen, den kein König machen kann. Das Schiedsrichterhandbuch der FIDE lässt den Schiedsrichter beurteilen, ob die Rochade nur unvollendet war; dann lassen wir sie vollenden. Vor 2023 lesen wir den Text ebenso.
promotion-made =
    .title = Wann eine Umwandlung ausgeführt ist
    .rule = Eine Umwandlung ist ausgeführt, wenn die neue Figur auf der entferntesten Reihe losgelassen und der Bauer vom Brett genommen ist.
    .holds = Die neue Figur ist auf dem Umwandlungsfeld losgelassen und der Bauer vom Brett genommen; damit ist die Umwandlung ausgeführt, gleich was davon zuerst geschah.
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
    .holds = Vor der Reklamation hatte { WHO($player) } schon eine Figur in der Absicht berührt, zu ziehen oder zu schlagen{ $reference }; das Recht auf Reklamation ist daher erloschen.
    .fails = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } seit dem beanstandeten Vorgang keine Figur in der Absicht berührt, zu ziehen oder zu schlagen; das Recht auf Reklamation ist daher nicht erloschen.
assistant-for-moving =
    .title = Ein Assistent für das Ausführen der Züge
    .rule = Ein Spieler, der die Figuren nicht selbst ziehen kann, darf dafür einen vom Schiedsrichter akzeptierten Assistenten mitbringen.
    .holds = { $accepted ->
        [yes] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } außerstande, die Figuren zu ziehen, und der Schiedsrichter stimmt dem Assistenten zu; dieser darf daher die Züge ausführen.
        [no] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } außerstande, die Figuren zu ziehen, doch der Schiedsrichter stimmt diesem Assistenten nicht zu; { WHO($player) } darf einen anderen mitbringen.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } außerstande, die Figuren zu ziehen, und darf einen Assistenten mitbringen, dem der Schiedsrichter zustimmt.
    }
    .fails = { WHO($player) } kann die Figuren ohne Hilfe ziehen.
    .fails-alone = { WHO($player) } darf für das Ziehen der Figuren keinen Assistenten heranziehen.
assistant-for-moving-too-late =
    .title = Ein zu spät vorgestellter Assistent für die Züge
    .rule = Ein Assistent, der die Figuren zieht, muss dem Schiedsrichter im Voraus vorgestellt werden; wird er erst unmittelbar vor der Runde vorgestellt, so wird er üblicherweise abgelehnt.
    .holds = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } den Assistenten erst unmittelbar vor der Runde vorgestellt; ein so spät vorgestellter Assistent wird üblicherweise abgelehnt.
    .reading = Der Kommentar sagt dies nur vom Assistenten für die Uhr. Da die beiden Artikel gleich lauten, schließen wir von diesem auf den Assistenten, der die Figuren zieht.
