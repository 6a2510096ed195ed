# Die Beendigung der Partie: Matt, Aufgabe und was die Partie sofort remis macht.

checkmate =
    .title = Matt
    .rule =
        { $needs ->
            [nothing] Die Partie gewinnt der Spieler, der den gegnerischen König matt setzt. Damit ist die Partie sofort beendet.
            [legal-move] Die Partie gewinnt der Spieler, der den gegnerischen König mit einem regelgemäßen Zug matt setzt. Damit ist die Partie sofort beendet.
           *[moves-and-touching] Die Partie gewinnt der Spieler, der den gegnerischen König matt setzt. Damit ist die Partie sofort beendet, sofern der Mattzug den Regeln über die Gangart der Figuren und über berührte Figuren entspricht.
        }
    .holds = { WHO($player) } hat matt gesetzt. Damit ist die Partie sofort beendet, ob die Uhr gedrückt wird oder nicht.
    .fails = { $lacks ->
        [touch] { WHO($player) } hat mit einer anderen als der berührten Figur matt gesetzt.
       *[legality] Der Zug, der matt setzt, ist regelwidrig.
    }
    .fails-alone = Das Matt zählt nicht.

resignation =
    .title = Aufgabe
    .rule = Die Partie gewinnt der Spieler, dessen Gegner aufgibt. Damit ist die Partie sofort beendet.
    .holds = { $reported ->
        [yes] Beide Spieler melden, dass { WHO($opponent) } gewonnen hat. Mit dieser Meldung gibt { WHO($player) } auf, und die Partie ist sofort beendet.
       *[no] { WHO($player) } gibt auf; daher gewinnt { WHO($opponent) }, und die Partie ist sofort beendet.
    }
    .yields = { $reported ->
        [yes] Beide Spieler melden, dass { WHO($opponent) } gewonnen hat. Mit dieser Meldung hätte { WHO($player) } aufgegeben.
       *[no] { WHO($player) } gibt auf.
    }
    .fails = Beide Spieler melden, dass { WHO($opponent) } gewonnen hat; aufgegeben hat { WHO($player) } mit dieser Meldung aber nicht.
    .reading = Was eine Meldung während der laufenden Partie wert ist, sagen die Regeln nicht. Nach unserer Lesart hat aufgegeben, wer wie sein Gegner die eigene Niederlage meldet, sofern nicht ein gefallenes Blättchen oder ein Matt auf dem Brett gemeint sein kann; dann ist dies festzustellen. Man könnte nur ein unterschriebenes Ergebnis gelten lassen.

resignation-draw =
    .title = Aufgabe gegen einen Gegner, der nicht gewinnen kann
    .rule = Kann der Gegner durch keine Folge regelgemäßer Züge matt setzen, so ist die Partie mit der Aufgabe nicht verloren, sondern remis.
    .holds = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; trotz der Aufgabe ist die Partie daher remis.
    .fails = { WHO($opponent) } kann noch durch eine Folge regelgemäßer Züge matt setzen.
    .reading = Wir prüfen allein das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Ein fernes Matt würde dann nicht zählen.
resignation-stands =
    .title = Eine Aufgabe wird nicht zurückgenommen
    .rule = Die Aufgabe beendet die Partie sofort; niemand kann sie zurücknehmen.
    .holds = { WHO($player) } hat aufgegeben und damit die Partie beendet. Eine Aufgabe lässt sich nicht rückgängig machen.
unclear-end =
    .title = Gesten und Mitteilungen
    .rule = Ein Spieler gibt auf, indem er es erklärt. Was nur nach einer Aufgabe aussieht oder von einem anderen kommt, beendet nichts, bis der Schiedsrichter geklärt hat, was gemeint war.
    .holds = { $excluded ->
        [resignation] Eine Aufgabe war die Geste oder Mitteilung nicht; was sie sonst bedeutet, hat niemand gesagt, daher muss der Schiedsrichter es erst klären.
        [consent] Eine Zustimmung zum Remis war die Geste oder Mitteilung nicht; was sie sonst bedeutet, hat niemand gesagt, daher muss der Schiedsrichter es erst klären.
       *[nothing] Was die Geste oder Mitteilung bedeutet, hat niemand gesagt; daher muss der Schiedsrichter es erst klären.
    }
    .fails = Es ist geklärt, dass die Geste oder Mitteilung die Partie nicht beenden sollte.
    .reading = Eine Geste allein nehmen wir nicht als Erklärung. In vielen Vereinen gelten angehaltene Uhren, ein umgelegter König oder ein Händedruck als Aufgabe.
    .fails-alone = Die Partie ist nicht beendet.
left-without-a-word =
    .title = Ohne ein Wort gegangen
    .rule = Wer nicht weiterspielt und geht, ohne aufzugeben und ohne dem Schiedsrichter etwas zu sagen, verliert durch Zeitüberschreitung und darf außerdem bestraft werden.
    .holds = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } gegangen, ohne aufzugeben und ohne ein Wort; das Weggehen darf bestraft werden, und die Uhr läuft weiter.
after-the-end =
    .title = Was nach dem Ende geschieht
    .rule = Das Matt wirkt wie jedes andere Ende der Partie sofort, auch wenn es niemand bemerkt. Was die Spieler danach tun, zählt nicht.
    .holds = { $drawn ->
        [yes] Die Partie war schon remis; ein Remisantrag erübrigt sich.
       *[no] { $given ->
            [yes] Die Partie war schon in der gegebenen Stellung beendet; was danach geschah, zählt nicht mehr.
           *[no] Die Partie war bereits beendet{ $reference }; was danach geschah, zählt nicht mehr.
        }
    }
    .yields = { $drawn ->
        [yes] Die Partie war schon remis.
       *[no] { $given ->
            [yes] Die Partie war schon in der gegebenen Stellung beendet.
           *[no] Die Partie war bereits beendet{ $reference }.
        }
    }

end-of-game =
    .title = Ob die Partie beendet ist
    .rule = Die Partie ist beendet, sobald ein Artikel zutrifft, der sie beendet, auch wenn es niemand bemerkt.
    .holds = { $by ->
        [mate] Die Partie endete mit Matt.
        [stalemate] Die Partie endete mit Patt.
        [dead] Die Partie endete mit einer toten Stellung: Keiner der Spieler kann noch durch eine Folge regelgemäßer Züge matt setzen.
        [repetition] Die gleiche Stellung war so oft entstanden, dass die Partie ohne Antrag remis war.
        [no-progress] So viele Züge waren ohne Schlagen und ohne Bauernzug ausgeführt worden, dass die Partie ohne Antrag remis war.
        [agreed] Die Spieler haben sich auf Remis geeinigt.
        [resigned] Die Partie endete durch Aufgabe.
        [signed] Die Spieler haben das Ergebnis der Partie unterschrieben.
        [flag] Die Partie endete, weil ein Blättchen gefallen war.
        [unclaimed-draw] Die Partie war ohne Antrag remis, bevor das Blättchen fiel.
        [claim] Die Partie endete durch einen berechtigten Remisantrag.
        [quickplay] Die Partie endete remis nach einem Antrag in der Endspurtphase.
        [illegal] Die Partie endete wegen eines regelwidrigen Zuges.
        [sealed] Die Partie endete wegen des Abgabezugs.
        [late] Die Partie endete, weil ein Spieler zu spät oder gar nicht eintraf.
        [penalty] Die Partie endete mit einer Strafe.
        [ruled] Die Partie endete durch die Entscheidung zu einem früheren Ereignis.
        [unclear] Ob die Partie beendet ist, hängt davon ab, was der Schiedsrichter zu dem Vorfall{ $reference } feststellt.
       *[not-over] Nichts im Sachverhalt beendet die Partie; sie geht daher weiter.
    }{ $signed ->
        [yes] {" "}Danach haben die Spieler ein anderes Ergebnis unterschrieben. Es gilt, obwohl es falsch ist, sofern der Schiedsrichter nicht anders entscheidet.
       *[no] {""}
    }

stalemate =
    .title = Patt
    .rule =
        { $needs ->
            [nothing] Die Partie ist remis, wenn der Spieler am Zug keinen regelgemäßen Zug hat und nicht im Schach steht. Damit ist die Partie sofort beendet.
            [legal-move] Die Partie ist remis, wenn der Spieler am Zug keinen regelgemäßen Zug hat und nicht im Schach steht. Damit ist die Partie sofort beendet, sofern der Zug, der dazu geführt hat, regelgemäß war.
           *[moves-and-touching] Die Partie ist remis, wenn der Spieler am Zug keinen regelgemäßen Zug hat und nicht im Schach steht. Damit ist die Partie sofort beendet, sofern der Zug, der dazu geführt hat, den Regeln über die Gangart der Figuren und über berührte Figuren entspricht.
        }
    .holds = Der Spieler am Zug hat keinen regelgemäßen Zug und steht nicht im Schach; die Partie ist daher sofort remis.
    .fails = { $lacks ->
        [touch] Der Zug, der zum Patt führt, wurde mit einer anderen als der berührten Figur ausgeführt.
       *[legality] Der Zug, der zum Patt führt, ist regelwidrig.
    }
    .reading = Der Text von 1997 verlangt vom Pattzug nichts, sodass dem Wortlaut nach auch ein regelwidriger zum Remis führt. Man könnte auch sagen, dass ein Zug, der zurückgenommen werden muss, die Partie nicht beenden kann.

dead-position =
    .title = Tote Stellung
    .rule =
        { $test ->
            [worst-play] { $needs ->
                [nothing] Die Partie ist remis, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine mögliche Zugfolge matt setzen kann, selbst nicht bei schlechtestem Gegenspiel. Damit ist die Partie sofort beendet.
                [legal-move] Die Partie ist remis, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine mögliche Zugfolge matt setzen kann, selbst nicht bei schlechtestem Gegenspiel. Damit ist die Partie sofort beendet, sofern der Zug, der dazu geführt hat, regelgemäß war.
               *[moves-and-touching] Die Partie ist remis, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine mögliche Zugfolge matt setzen kann, selbst nicht bei schlechtestem Gegenspiel. Damit ist die Partie sofort beendet, sofern der Zug, der dazu geführt hat, den Regeln über die Gangart der Figuren und über berührte Figuren entspricht.
            }
           *[any-legal-series] { $needs ->
                [nothing] Die Partie ist remis, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine Folge regelgemäßer Züge matt setzen kann. Damit ist die Partie sofort beendet.
                [legal-move] Die Partie ist remis, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine Folge regelgemäßer Züge matt setzen kann. Damit ist die Partie sofort beendet, sofern der Zug, der dazu geführt hat, regelgemäß war.
               *[moves-and-touching] Die Partie ist remis, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine Folge regelgemäßer Züge matt setzen kann. Damit ist die Partie sofort beendet, sofern der Zug, der dazu geführt hat, den Regeln über die Gangart der Figuren und über berührte Figuren entspricht.
            }
        }
    .holds = Keiner der Spieler kann noch durch eine Folge regelgemäßer Züge matt setzen; die Partie ist daher sofort remis.
    .fails = { $lacks ->
        [touch] Der Zug, der zur toten Stellung führt, wurde mit einer anderen als der berührten Figur ausgeführt.
        [alive] Mindestens einer der Spieler kann noch matt setzen; die Stellung ist daher nicht tot.
       *[legality] Der Zug, der zur toten Stellung führt, ist regelwidrig.
    }
    .reading = Unter der Stellung verstehen wir das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Dann wären mehr Stellungen tot.
    .fails-alone = { $lacks ->
        [touch] Der Zug beendet die Partie nicht.
        [alive] Die Stellung ist nicht tot.
       *[legality] Der Zug beendet die Partie nicht.
    }

draw-by-agreement =
    .title = Remis durch Vereinbarung
    .rule =
        { $moves ->
            [yes] Die Spieler dürfen während der Partie Remis vereinbaren, sobald jeder von ihnen mindestens einen Zug ausgeführt hat. Damit ist die Partie sofort beendet.
           *[no] Die Spieler dürfen während der Partie jederzeit Remis vereinbaren. Damit ist die Partie sofort beendet.
        }
    .holds = Beide Spieler sind einverstanden; die Partie ist daher sofort remis.
    .yields = Beide Spieler sind einverstanden.
    .fails = { $offer ->
        [no] Ein geltendes Angebot des Gegners liegt nicht vor.
       *[yes] Noch hat nicht jeder Spieler einen Zug ausgeführt; vorher dürfen die Spieler kein Remis vereinbaren.
    }
agreement-without-force =
    .title = Eine unwirksame Vereinbarung
    .rule = Liegt kein Angebot vor, oder ist eine Remisvereinbarung nicht möglich oder nicht erlaubt, so geht die Partie weiter.
    .holds =
        { $lacks ->
            [offer] Es wurde nichts angeboten, was angenommen werden könnte; die Partie geht daher weiter.
            [lapsed] Das Angebot gilt nicht mehr und kann nicht angenommen werden; die Partie geht daher weiter.
            [moves] Remis kann noch nicht vereinbart werden; die Partie geht daher weiter.
           *[consent] Die Vereinbarung war nicht erlaubt; die Partie geht daher weiter.
        }
    .holds-alone = Ein Remis ist nicht vereinbart.
