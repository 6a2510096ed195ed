# Die Beendigung der Partie: Matt, Aufgabe und was die Partie sofort remis macht.

checkmate =
    .title = Matt
    .rule =
        { $needs ->
            [nothing] Die Partie gewinnt der Spieler, der den gegnerischen König matt setzt. Damit ist die Partie sofort beendet.
            [legal-move] Die Partie gewinnt der Spieler, der den gegnerischen König mit einem regelgemäßen Zug matt setzt. Damit ist die Partie sofort beendet.
           *[moves-and-touching] Die Partie gewinnt der Spieler, der den gegnerischen König matt setzt. Damit ist die Partie sofort beendet, sofern der Mattzug den Regeln über die Gangart der Figuren und über berührte Figuren entspricht.
        }
    .holds = { WHO($player) } hat matt gesetzt: Der gegnerische König steht im Schach, und der Gegner hat keinen regelgemäßen Zug. Damit ist die Partie sofort beendet, ob die Uhr gedrückt wird oder nicht.
    .fails = { $lacks ->
        [touch] { WHO($player) } hat mit einer anderen Figur matt gesetzt als mit der zuvor berührten; dieses Matt beendet die Partie daher nicht.
       *[legality] Der Zug, der matt setzt, ist regelwidrig; er beendet die Partie daher nicht.
    }
    .fails-alone = Das Matt zählt nicht.
    .fails-beside = Das Matt zählt nicht.
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") } durch Matt.
    .unmet = Kein Zug hat matt gesetzt; ein Schachgebot, das sich abwehren lässt, beendet die Partie nicht.

resignation =
    .title = Aufgabe
    .rule = Die Partie gewinnt der Spieler, dessen Gegner aufgibt. Damit ist die Partie sofort beendet.
    .holds = { $reported ->
        [yes] Beide Spieler melden, dass { WHO($opponent) } gewonnen hat; mit dieser Meldung hat { WHO($player) } aufgegeben und die Partie sofort beendet.
       *[no] { WHO($player) } hat aufgegeben und damit die Partie sofort beendet.
    }
    .yields = { $reported ->
        [yes] Beide Spieler melden, dass { WHO($opponent) } gewonnen hat; mit dieser Meldung hat { WHO($player) } aufgegeben, was sonst die Partie kosten würde.
       *[no] { WHO($player) } hat aufgegeben; deshalb würde sonst { WHO($opponent) } gewinnen.
    }
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") } durch Aufgabe des Gegners.
    .fails = Beide Spieler melden, dass { WHO($opponent) } gewonnen hat; aufgegeben hat { WHO($player) } mit dieser Meldung aber nicht.
    .fails-alone = Die Meldung allein beendet die Partie nicht.
    .reading = Was eine Meldung während der laufenden Partie wert ist, sagen die Regeln nicht. Nach unserer Lesart hat aufgegeben, wer wie sein Gegner die eigene Niederlage meldet, sofern nicht ein gefallenes Blättchen oder ein Matt auf dem Brett gemeint sein kann; dann ist dies festzustellen. Man könnte nur ein unterschriebenes Ergebnis gelten lassen.

resignation-draw =
    .title = Aufgabe gegen einen Gegner, der nicht matt setzen kann
    .rule = Kann der Gegner durch keine Folge regelgemäßer Züge matt setzen, so ist die Partie mit der Aufgabe nicht verloren, sondern remis.
    .holds = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; mit der Aufgabe ist die Partie daher remis.
    .fails = { WHO($opponent) } kann noch durch eine Folge regelgemäßer Züge matt setzen.
    .result = Die Partie ist remis, weil { WHO($opponent) } nicht matt setzen kann.
    .reading = Wir prüfen allein das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Ein fernes Matt würde dann nicht zählen.
resignation-stands =
    .title = Eine Aufgabe wird nicht zurückgenommen
    .rule = Die Aufgabe beendet die Partie sofort; niemand kann sie zurücknehmen.
    .holds = { WHO($player) } hatte aufgegeben und damit die Partie sofort beendet; die Aufgabe lässt sich daher nicht zurücknehmen.
unclear-end =
    .title = Gesten und Mitteilungen
    .rule = Ein Spieler gibt auf, indem er es erklärt. Was nur nach einer Aufgabe aussieht oder von einem anderen kommt, beendet nichts, bis der Schiedsrichter geklärt hat, was gemeint war.
    .holds = { $excluded ->
        [resignation] Eine Aufgabe war nicht gemeint; was sonst gemeint war, ist nicht bekannt.
        [consent] Eine Zustimmung zum Remis war nicht gemeint; was sonst gemeint war, ist nicht bekannt.
        [others] Aufgeben kann nur der Spieler selbst; was ein anderer sagt, beendet die Partie nicht.
       *[nothing] Was gemeint war, ist nicht bekannt; beendet ist die Partie nur, wenn eine Aufgabe oder eine Einigung auf Remis gemeint war.
    }
    .fails = Die Geste oder Mitteilung sollte die Partie nicht beenden.
    .reading = Eine Geste allein nehmen wir nicht als Erklärung. In vielen Vereinen gelten angehaltene Uhren, ein umgelegter König oder ein Händedruck als Aufgabe.
    .fails-alone = Die Partie ist nicht beendet und geht weiter.
left-without-a-word =
    .title = Ohne ein Wort gegangen
    .rule = Wer nicht weiterspielt und geht, ohne aufzugeben und ohne dem Schiedsrichter etwas zu sagen, verliert durch Zeitüberschreitung und darf außerdem bestraft werden.
    .holds = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } gegangen, ohne aufzugeben und ohne ein Wort an den Schiedsrichter; dafür darf der Schiedsrichter eine Strafe verhängen.
after-the-end =
    .title = Was nach dem Ende geschieht
    .rule = Das Matt wirkt wie jedes andere Ende der Partie sofort, auch wenn es niemand bemerkt. Was die Spieler danach tun, zählt nicht.
    .holds = { $drawn ->
        [yes] Die Partie war schon remis; niemand braucht das Remis noch zu beantragen.
       *[no] { $given ->
            [yes] Die Stellung auf dem Brett hatte die Partie schon beendet.
           *[no] Die Partie war schon beendet{ $reference }; was danach geschieht, zählt nicht.
        }
    }
    .yields = { $drawn ->
        [yes] Die Partie war schon remis.
       *[no] { $given ->
            [yes] Die Stellung auf dem Brett hatte die Partie schon beendet.
           *[no] Die Partie war schon beendet{ $reference }.
        }
    }

end-of-game =
    .title = Ob die Partie beendet ist
    .rule = Die Partie ist beendet, sobald ein Artikel zutrifft, der sie beendet, auch wenn es niemand bemerkt.
    .holds = { $by ->
        [mate] Die Partie endete mit Matt.
        [stalemate] Die Partie endete mit Patt.
        [dead] Die Partie endete mit einer toten Stellung: Keiner der Spieler kann noch durch eine Folge regelgemäßer Züge matt setzen.
        [repetition] Die gleiche Stellung ist so oft entstanden, dass die Partie ohne Antrag remis war.
        [no-progress] So viele Züge wurden ohne Schlagen und ohne Bauernzug ausgeführt, dass die Partie ohne Antrag remis war.
        [agreed] Die Partie endete mit der Einigung auf Remis.
        [resigned] Die Partie endete durch Aufgabe.
        [signed] Die Spieler haben das Ergebnis der Partie unterschrieben.
        [flag] Die Partie endete, weil ein Blättchen gefallen war.
        [unclaimed-draw] Die Partie war ohne Antrag remis, und dieses Remis geht dem gefallenen Blättchen vor.
        [claim] Die Partie endete durch einen berechtigten Remisantrag.
        [quickplay] Die Partie endete remis nach einem Antrag in der Endspurtphase.
        [illegal] Die Partie endete wegen eines regelwidrigen Zuges.
        [sealed] Die Partie endete wegen des Abgabezugs.
        [late] Die Partie endete, weil ein Spieler zu spät oder gar nicht eintraf.
        [penalty] Die Partie endete mit einer Strafe.
        [ruled] Eine frühere Entscheidung hat die Partie beendet.
        [unclear] Ob die Partie beendet ist, hängt davon ab, was der Schiedsrichter feststellt{ $reference }.
       *[not-over] Nichts, was geschehen ist, beendet die Partie; sie geht daher weiter.
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
    .holds = Der Spieler am Zug hat keinen regelgemäßen Zug und steht nicht im Schach; damit ist die Partie sofort remis.
    .fails = { $lacks ->
        [touch] Der Zug, der zum Patt führt, wurde mit einer anderen Figur ausgeführt als mit der zuvor berührten; er beendet die Partie daher nicht.
       *[legality] Der Zug, der zum Patt führt, ist regelwidrig; er beendet die Partie daher nicht.
    }
    .fails-beside = Das Patt zählt nicht.
    .result = Die Partie ist durch Patt remis.
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
    .holds = Keiner der Spieler kann noch durch eine Folge regelgemäßer Züge matt setzen; damit ist die Partie sofort remis.
    .fails = { $lacks ->
        [touch] Der Zug, der zur toten Stellung führt, wurde mit einer anderen Figur ausgeführt als mit der zuvor berührten; er beendet die Partie daher nicht.
        [alive] Mindestens einer der Spieler kann noch matt setzen; die Stellung ist daher nicht tot.
       *[legality] Der Zug, der zur toten Stellung führt, ist regelwidrig; er beendet die Partie daher nicht.
    }
    .reading = Unter der Stellung verstehen wir das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Dann wären mehr Stellungen tot.
    .fails-alone = { $lacks ->
        [touch] Der Zug beendet die Partie nicht.
        [alive] Die Stellung ist nicht tot.
       *[legality] Der Zug beendet die Partie nicht.
    }
    .fails-beside = { $lacks ->
        [touch] Die tote Stellung zählt nicht.
        [alive] { "" }
       *[legality] Die tote Stellung zählt nicht.
    }
    .result = Die Partie ist remis, weil die Stellung tot ist.

draw-by-agreement =
    .title = Remis durch Vereinbarung
    .rule =
        { $moves ->
            [yes] Die Spieler dürfen während der Partie Remis vereinbaren, sobald jeder von ihnen mindestens einen Zug ausgeführt hat. Damit ist die Partie sofort beendet.
           *[no] Die Spieler dürfen während der Partie jederzeit Remis vereinbaren. Damit ist die Partie sofort beendet.
        }
    .holds = Beide Spieler haben sich auf Remis geeinigt und damit die Partie sofort beendet.
    .yields = Beide Spieler haben sich auf Remis geeinigt, was die Partie sonst sofort beenden würde.
    .fails = { $offer ->
        [no] Ein Angebot des Gegners, das sich annehmen ließ, lag nicht vor.
       *[yes] Noch hatte nicht jeder Spieler einen Zug ausgeführt; die Spieler konnten daher noch kein Remis vereinbaren.
    }
    .fails-beside = Es ist kein Remis vereinbart.
    .result = Die Partie ist durch Vereinbarung remis.
agreement-without-force =
    .title = Eine unwirksame Vereinbarung
    .rule = Liegt kein Angebot vor, oder ist eine Remisvereinbarung nicht möglich oder nicht erlaubt, so geht die Partie weiter.
    .holds =
        { $lacks ->
            [offer] Der Gegner hatte kein Remis angeboten; die Annahme bleibt daher ohne Wirkung.
            [claim] Der Antrag des Gegners war kein Remisangebot; die Annahme bleibt daher ohne Wirkung.
            [void] Das Angebot des Gegners war unwirksam; anzunehmen gab es daher nichts.
            [lapsed] Das Angebot galt nicht mehr, als es angenommen wurde; die Annahme bleibt daher ohne Wirkung.
            [moves] Die Einigung kam, bevor jeder Spieler einen Zug ausgeführt hatte; sie bleibt daher ohne Wirkung.
           *[consent] Die Einigung auf Remis war nicht erlaubt; sie bleibt daher ohne Wirkung.
        }
    .holds-alone = Es ist kein Remis vereinbart.
