# Das Verhalten der Spieler: Weggehen, fremde Hilfe, Geräte, Ablenkung, Weigerung und was die Spieler verlangen dürfen.

conduct-standard =
    .title = Angemessenes Verhalten
    .rule =
        { $standard ->
            [etiquette] Von den Spielern wird ein hohes Maß an Anstand erwartet.
           *[disrepute] Die Spieler müssen alles unterlassen, was dem Ansehen des Schachspiels abträglich ist.
        }
    .holds =
        { $standard ->
            [etiquette]
                { $both ->
                    [yes] Das Verhalten beider Spieler lässt das hohe Maß an Anstand vermissen, das die Regeln erwarten.
                   *[no] Das Verhalten { WHO($player, case: "gen") } lässt das hohe Maß an Anstand vermissen, das die Regeln erwarten.
                }
           *[disrepute]
                { $both ->
                    [yes] Das Verhalten beider Spieler ist dem Ansehen des Schachspiels abträglich.
                   *[no] Das Verhalten { WHO($player, case: "gen") } ist dem Ansehen des Schachspiels abträglich.
                }
        }
    .fails =
        { $standard ->
            [etiquette]
                { $both ->
                    [yes] Das Verhalten beider Spieler mag unschön sein, genügt aber noch dem Anstand, den die Regeln erwarten.
                   *[no] Das Verhalten { WHO($player, case: "gen") } mag unschön sein, genügt aber noch dem Anstand, den die Regeln erwarten.
                }
           *[disrepute]
                { $both ->
                    [yes] Das Verhalten beider Spieler ist dem Ansehen des Schachspiels nicht abträglich.
                   *[no] Das Verhalten { WHO($player, case: "gen") } mag unschön sein, ist dem Ansehen des Schachspiels aber nicht abträglich.
                }
        }
    .fails-alone = Es gibt nichts zu bestrafen.
arranged-result =
    .title = Ein abgesprochenes Ergebnis
    .rule = Ist klar, dass ein Ergebnis abgesprochen war, so sind die zu bestrafen, die es abgesprochen haben; ob die Absprache dem Ansehen des Schachspiels abträglich ist, wird nicht gefragt.
    .holds = { $both ->
        [yes] Es ist klar, dass beide Spieler das Ergebnis abgesprochen haben; beide sind daher zu bestrafen, ob es dem Ansehen des Schachspiels abträglich ist oder nicht.
       *[no] Es ist klar, dass { WHO($player) } das Ergebnis abgesprochen { AGREE($player, sg: "hat", pl: "haben") }, was zu bestrafen ist, ob es dem Ansehen des Schachspiels abträglich ist oder nicht.
    }

drunkenness-usually-costs =
    .title = Ein betrunkener Spieler
    .rule = Wer betrunken zur Partie kommt, aber niemanden stört, wird üblicherweise von der Runde ausgeschlossen.
    .holds =
        { $both ->
            [yes] Beide Spieler sind betrunken zur Partie gekommen; die übliche Strafe ist der Ausschluss von der Runde.
           *[no] { WHO($player) } ist betrunken zur Partie gekommen; die übliche Strafe ist der Ausschluss von der Runde.
        }

playing-venue =
    .title = Das Turnierareal
    .rule = Zum Turnierareal gehören der Spielbereich, die Ruheräume, die Toiletten, der Verpflegungsbereich, der Raucherbereich und weitere Orte, die der Schiedsrichter bestimmt.
    .reading = Der Text von 2014 lag nicht vollständig vor. Seine Buchstaben a bis c verstehen wir als die drei Fälle, in denen eine Erlaubnis nötig ist; beide Begriffe stehen dann davor.

playing-area =
    .title = Der Spielbereich
    .rule = Der Spielbereich ist der Ort, an dem die Partien des Wettkampfs gespielt werden.

leaving-the-venue =
    .title = Das Turnierareal verlassen
    .rule = Ein Spieler darf das Turnierareal nur mit Erlaubnis des Schiedsrichters verlassen.
    .holds =
        { $asked ->
            [yes] Um das Turnierareal zu verlassen, braucht { WHO($player) } die Erlaubnis des Schiedsrichters, gleichgültig, wer am Zug ist.
           *[no] { WHO($player) } hat das Turnierareal ohne Erlaubnis des Schiedsrichters verlassen.
        }
    .fails =
        { $why ->
            [permission] { WHO($player) } hatte die Erlaubnis des Schiedsrichters, das Turnierareal zu verlassen.
            [emergency] Der Alarm oder Notfall war Grund genug, das Turnierareal sofort zu verlassen.
           *[between-sessions] Die Partie ist abgebrochen, und bis zur Wiederaufnahme darf { WHO($player) } das Turnierareal ohne Erlaubnis verlassen.
        }
    .reading = Der Text nennt keine Ausnahme; wir nehmen an, dass bei einem Alarm keine Zeit bleibt, um Erlaubnis zu bitten.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } das Turnierareal verlassen.

leaving-the-area =
    .title = Den Spielbereich verlassen
    .rule = Der Spieler, der am Zug ist, darf den Spielbereich nur mit Erlaubnis des Schiedsrichters verlassen.
    .holds =
        { $leave ->
            [asked] { WHO($player) } ist am Zug und braucht daher die Erlaubnis des Schiedsrichters, um den Spielbereich zu verlassen.
            [left] { WHO($player) } war am Zug und hat den Spielbereich ohne Erlaubnis des Schiedsrichters verlassen.
           *[free] { WHO($player) } ist nicht am Zug und darf den Spielbereich ohne Erlaubnis verlassen.
        }
    .fails =
        { $why ->
            [permission] { WHO($player) } hatte die Erlaubnis des Schiedsrichters, den Spielbereich zu verlassen.
            [emergency] Der Alarm oder Notfall war Grund genug, den Spielbereich sofort zu verlassen.
           *[not-on-move] { WHO($player) } war nicht am Zug und brauchte daher keine Erlaubnis, um den Spielbereich zu verlassen.
        }
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } den Spielbereich verlassen.
    .unmet = Kein Spieler, der am Zug war, hat den Spielbereich verlassen; wer nur vom Brett aufsteht, braucht keine Erlaubnis.
far-corner =
    .title = Die entfernte Ecke eines großen Saals
    .rule = Wer am Zug ist, darf in seinem Gang umhergehen, braucht aber eine Erlaubnis, um in die entfernte Ecke eines großen Saals zu gehen.
    .holds = { WHO($player) } { AGREE($player, sg: "war", pl: "waren") } am Zug und { AGREE($player, sg: "ist", pl: "sind") } ohne Erlaubnis des Schiedsrichters in eine entfernte Ecke des Saals gegangen.
    .fails = { WHO($player) } { AGREE($player, sg: "hatte", pl: "hatten") } die Erlaubnis des Schiedsrichters, in die entfernte Ecke des Saals zu gehen.

outsiders-stay-out =
    .title = Wer den Spielbereich betreten darf
    .rule = Wer weder Spieler noch Schiedsrichter ist, darf den Spielbereich nur mit Erlaubnis des Schiedsrichters betreten.
    .holds = Eine Person, die weder Spieler noch Schiedsrichter ist, hat den Spielbereich ohne Erlaubnis des Schiedsrichters betreten.
    .fails = Der Schiedsrichter hatte erlaubt, den Spielbereich zu betreten.
    .fails-alone = Der Zutritt war erlaubt.
spectators-kept-out =
    .title = Zuschauer bleiben üblicherweise draußen
    .rule = Zuschauer werden nach Möglichkeit nicht in den Spielbereich gelassen.
    .holds = Ein Zuschauer hat den Spielbereich ohne Erlaubnis betreten, und Zuschauer werden nach Möglichkeit nicht hineingelassen.
    .fails = Der Zuschauer hatte die Erlaubnis des Schiedsrichters und musste daher nicht draußen bleiben.

reporting-to-leave =
    .title = Sich vor dem Weggehen melden
    .rule = Das Turnierreglement kann den Spieler, der nicht am Zug ist, verpflichten, sich beim Schiedsrichter zu melden, bevor er den Spielbereich verlässt.
    .holds =
        { $asked ->
            [yes] Mit der Bitte { AGREE($player, sg: "meldet", pl: "melden") } sich { WHO($player) } vorher beim Schiedsrichter, wie dieses Turnier es verlangt, und { AGREE($player, sg: "darf", pl: "dürfen") } den Spielbereich verlassen.
           *[no] In diesem Turnier musste sich { WHO($player) } vor dem Verlassen des Spielbereichs beim Schiedsrichter melden; die Meldung ist unterblieben.
        }
    .fails = { WHO($player) } hat sich vor dem Verlassen des Spielbereichs beim Schiedsrichter gemeldet, wie dieses Turnier es verlangt.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } den Spielbereich verlassen.

no-outside-help =
    .title = Keine fremde Hilfe
    .rule = Während der Partie darf ein Spieler keine Notizen und keine Informationsquellen benutzen, sich nicht beraten lassen und auf keinem anderen Schachbrett eine Partie analysieren.
    .holds =
        { $help ->
            [notes] { WHO($player) } hat während der Partie Notizen benutzt.
            [information] { WHO($player) } hat während der Partie eine Informationsquelle benutzt.
            [advice] { WHO($player) } hat sich während der Partie beraten lassen.
            [asked] Während der Partie dürfen keine Notizen, Bücher oder anderen Bretter benutzt werden, und genau darum { AGREE($player, sg: "bittet", pl: "bitten") } { WHO($player) }.
           *[second-board] { WHO($player) } hat während der Partie auf einem anderen Schachbrett analysiert.
        }

device-forbidden =
    .title = Keine elektronischen Geräte
    .rule =
        { $device ->
            [unless-off] Ohne Erlaubnis des Schiedsrichters darf ein Spieler kein Mobiltelefon und kein anderes elektronisches Kommunikationsmittel in das Turnierareal bringen, es sei denn, es ist vollständig ausgeschaltet.
            [phone] Während einer Partie darf ein Spieler ohne Erlaubnis des Schiedsrichters kein Mobiltelefon und kein anderes elektronisches Kommunikationsmittel im Turnierareal haben.
           *[device] Während einer Partie darf ein Spieler im Turnierareal kein elektronisches Gerät haben, das der Schiedsrichter nicht ausdrücklich genehmigt hat.
        }
    .holds =
        { $asked ->
            [yes] Nur ein Gerät, das der Schiedsrichter genehmigt hat, darf benutzt werden; { WHO($player) } braucht also die Erlaubnis des Schiedsrichters.
           *[no]
                { $both ->
                    [yes] Beide Spieler hatten ohne Genehmigung des Schiedsrichters ein Gerät im Turnierareal.
                   *[no] { WHO($player) } hatte ohne Genehmigung des Schiedsrichters ein Gerät im Turnierareal.
                }
        }
    .yields = { $asked ->
        [yes] Nur ein Gerät, das der Schiedsrichter genehmigt hat, dürfte benutzt werden; { WHO($player) } bräuchte also die Erlaubnis des Schiedsrichters.
       *[no]
            { $both ->
                [yes] Beide Spieler hatten ohne Genehmigung des Schiedsrichters ein Gerät im Turnierareal, was sonst ein Verstoß gegen die Verhaltensregeln wäre.
               *[no] { WHO($player) } hatte ohne Genehmigung des Schiedsrichters ein Gerät im Turnierareal, was sonst ein Verstoß gegen die Verhaltensregeln wäre.
            }
    }
    .fails =
        { $why ->
            [approved] Der Schiedsrichter hat das Gerät genehmigt.
            [before] Dieser Artikel gilt für Geräte während einer Partie, und die Partie hatte noch nicht begonnen.
            [elsewhere] Das Gerät befand sich nicht im Turnierareal, sondern in einem angrenzenden Bereich.
            [not-evident]
                { $both ->
                    [yes] Es ist nicht offensichtlich, dass die Spieler ein Gerät bei sich haben.
                   *[no] Es ist nicht offensichtlich, dass { WHO($player) } ein Gerät bei sich { AGREE($player, sg: "hat", pl: "haben") }.
                }
           *[off] Das Gerät war vollständig ausgeschaltet; mehr verlangt diese Ausgabe nicht.
        }
    .fails-alone = { $why ->
        [approved] Das Gerät ist erlaubt.
        [before] Da die Partie noch nicht begonnen hatte, wird nichts unternommen.
        [elsewhere] Das Gerät darf im angrenzenden Bereich bleiben.
        [not-evident]
            { $both ->
                [yes] Gegen die Spieler wird nichts unternommen.
               *[no] Gegen { WHO($player, case: "acc") } wird nichts unternommen.
            }
       *[off] Das Gerät ist erlaubt.
    }

device-in-bag =
    .title = Ein Gerät in der Tasche
    .rule =
        { $bag ->
            [not-carried] Das Turnierreglement kann erlauben, ein Gerät in einer Tasche aufzubewahren, sofern es vollständig ausgeschaltet ist.
           *[placed-as-agreed] Das Turnierreglement kann erlauben, ein Gerät in einer Tasche aufzubewahren, sofern es vollständig ausgeschaltet ist. Die Tasche muss dort stehen, wo es mit dem Schiedsrichter vereinbart wurde.
        }
    .holds =
        { $both ->
            [yes] Beide Geräte waren in einer Tasche und vollständig ausgeschaltet, wie dieses Turnier es erlaubt.
           *[no] Das Gerät { WHO($player, case: "gen") } war in einer Tasche und vollständig ausgeschaltet, wie dieses Turnier es erlaubt.
        }
    .fails =
        { $both ->
            [yes] Die Geräte waren zwar in einer Tasche, aber nicht vollständig ausgeschaltet.
           *[no] Das Gerät { WHO($player, case: "gen") } war zwar in einer Tasche, aber nicht vollständig ausgeschaltet.
        }
    .reading = Für 2014 legen wir die Regel in der Änderung vom 1. Oktober 2014 zugrunde, die wir aus zweiter Hand kennen; für ein Turnier nach dem älteren Text kommt diese Möglichkeit nicht in Betracht.

bag-not-used =
    .title = Keine Benutzung der Tasche ohne Erlaubnis
    .rule =
        { $bag ->
            [not-carried] Ein Spieler darf eine Tasche, in der ein Gerät ist, nicht ohne Erlaubnis des Schiedsrichters bei sich tragen.
           *[placed-as-agreed] Keiner der beiden Spieler darf eine Tasche, in der ein Gerät ist, ohne Erlaubnis des Schiedsrichters benutzen.
        }
    .holds =
        { $asked ->
            [yes] Um die Tasche mit dem Gerät zu benutzen, braucht { WHO($player) } die Erlaubnis des Schiedsrichters.
           *[no] { WHO($player) } hat die Tasche mit dem Gerät ohne Erlaubnis des Schiedsrichters an sich genommen.
        }
    .yields = { $asked ->
        [yes] Um die Tasche mit dem Gerät zu benutzen, bräuchte { WHO($player) } die Erlaubnis des Schiedsrichters.
       *[no] { WHO($player) } hat die Tasche mit dem Gerät ohne Erlaubnis des Schiedsrichters an sich genommen, was sonst ein Verstoß wäre.
    }
    .fails = { WHO($player) } hatte die Erlaubnis des Schiedsrichters, die Tasche mit dem Gerät an sich zu nehmen.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } die Tasche an sich nehmen.
    .unmet = Das Turnier hat keine Bestimmung, nach der ein Gerät in einer Tasche aufbewahrt werden darf.
bag-to-the-toilet =
    .title = Die Tasche darf nicht mit zur Toilette
    .rule = Die Tasche mit einem Gerät darf nicht zur Toilette mitgenommen werden.
    .holds = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } die Tasche mit dem Gerät zur Toilette mitgenommen.

device-loses =
    .title = Ein Gerät, das die Partie kostet
    .rule =
        { $device ->
            [ring-loses] Ein Spieler, dessen Mobiltelefon während der Partie im Turnierareal klingelt, verliert die Partie. Der Schiedsrichter legt fest, wie viele Punkte der Gegner erhält.
            [sound-loses] Ein Spieler, dessen Gerät im Turnierareal ein Geräusch von sich gibt, verliert die Partie. Der Gegner gewinnt; kann er durch keine Folge regelgemäßer Züge gewinnen, so ist die Partie remis.
            [presence-loses] Ist offensichtlich, dass ein Spieler ein solches Gerät in das Turnierareal gebracht hat, so verliert er die Partie, und der Gegner gewinnt. Das Turnierreglement kann eine mildere Strafe vorsehen.
           *[on-person-loses] Ist offensichtlich, dass ein Spieler im Turnierareal ein solches Gerät am Körper trägt, so verliert er die Partie, und der Gegner gewinnt. Das Turnierreglement kann eine mildere Strafe vorsehen.
        }
    .holds =
        { $result ->
            [open] Das Telefon { WHO($player, case: "gen") } hat während der Partie geklingelt, was die Partie kostet; wie viele Punkte der Gegner erhält, muss der Schiedsrichter festlegen.
            [draw] Das Gerät { WHO($player, case: "gen") } hat ein Geräusch von sich gegeben, was die Partie kostet. Der Gegner kann aber durch keine Folge regelgemäßer Züge gewinnen; die Partie ist daher remis.
            [both-lose] Jeden Spieler kostet das eigene Gerät die Partie; daher verlieren beide.
            [forfeit] Wer im Turnierareal ein Gerät am Körper trägt, verliert die Partie; ob sie schon begonnen hat, fragt dieser Artikel nicht. Da sie noch nicht begonnen hatte, ist sie kampflos verloren.
            [milder] Ein Gerät am Körper eines Spielers würde die Partie kosten, doch dieses Turnier sieht stattdessen eine mildere Strafe vor.
            [sound-loses] Das Gerät { WHO($player, case: "gen") } hat im Turnierareal ein Geräusch von sich gegeben, was die Partie kostet.
            [presence-loses] { WHO($player) } hat offensichtlich ein Gerät in das Turnierareal gebracht. Das Gerät kostet die Partie, gleichgültig, ob es eingeschaltet war und welche Figuren der Gegner noch hatte.
           *[on-person-loses] { WHO($player) } hatte im Turnierareal offensichtlich ein Gerät am Körper. Das Gerät kostet die Partie, gleichgültig, ob es eingeschaltet war und welche Figuren der Gegner noch hatte.
        }
    .yields = { $result ->
        [open] Das Telefon { WHO($player, case: "gen") } hat während der Partie geklingelt, was sonst die Partie kosten würde.
        [draw] Das Gerät { WHO($player, case: "gen") } hat ein Geräusch von sich gegeben, was sonst die Partie kosten würde.
        [both-lose] Jeden Spieler würde sonst das eigene Gerät die Partie kosten.
        [forfeit] Ein Gerät, das vor der Partie bei einem Spieler gefunden wird, würde ihn sonst kampflos verlieren lassen.
        [milder] Ein Gerät am Körper eines Spielers hätte sonst die mildere Strafe zur Folge, die dieses Turnier vorsieht.
        [sound-loses] Das Gerät { WHO($player, case: "gen") } hat im Turnierareal ein Geräusch von sich gegeben, was sonst die Partie kosten würde.
        [presence-loses] { WHO($player) } hat offensichtlich ein Gerät in das Turnierareal gebracht, was sonst die Partie kosten würde.
       *[on-person-loses] { WHO($player) } hatte im Turnierareal offensichtlich ein Gerät am Körper, was sonst die Partie kosten würde.
    }
    .fails =
        { $why ->
            [approved] Der Schiedsrichter hat das Gerät genehmigt; es kostet daher nicht die Partie.
            [before] Die Partie hatte noch nicht begonnen, und nur ein Gerät während der Partie kostet sie.
            [silent] Das Gerät hat kein Geräusch von sich gegeben, und nur ein Geräusch kostet die Partie.
            [bag] Das Gerät war in einer Tasche, wie dieses Turnier es erlaubt, und kostet daher nicht die Partie.
            [not-on-person] Der Spieler hatte das Gerät nicht am Körper; es kostet daher nicht die Partie.
           *[not-evident] Es ist nicht offensichtlich, dass der Spieler das Gerät bei sich hat; es kostet daher nicht die Partie.
        }
    .reading = Die Regeln sagen nicht, was folgt, wenn die Geräte beider Spieler im selben Augenblick entdeckt werden. Nach unserer Lesart verliert jeder wegen seines eigenen. Man könnte auch das zuerst bemerkte Gerät den Ausschlag geben lassen, wenn es eine solche Reihenfolge gibt. Dass in den neueren Ausgaben auch ein vor der Partie gefundenes Gerät sie kostet, ist ebenfalls unsere Lesart: Das Verbot selbst gilt nur während einer Partie.
latecomers-device =
    .title = Das Gerät eines Zuspätkommenden
    .rule = Wer nach dem Beginn mit einem Gerät erscheint, muss vor seinem ersten Zug Gelegenheit erhalten, es abzugeben oder, wo das Turnier es erlaubt, in eine Tasche zu legen.
    .holds = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } nach dem Beginn erschienen und { AGREE($player, sg: "hat", pl: "haben") } noch keinen Zug ausgeführt; der Schiedsrichter muss daher zuerst Gelegenheit geben, das Gerät abzugeben.
    .fails = Das Gerät { WHO($player, case: "gen") } war schon einmal entdeckt worden, und die Gelegenheit, es abzugeben, wird nur einmal gegeben.
    .reading = Die Gelegenheit wird einmal gegeben; ein Gerät, das danach entdeckt wird, kostet die Partie. Man könnte sie auch bis zum ersten Zug erneut geben.
device-before-both-moved =
    .title = Ein Gerät, bevor beide gezogen haben
    .rule = Kostet ein Gerät die Partie, bevor jeder Spieler einen Zug ausgeführt hat, so ist sie kampflos verloren: Sie gilt als nicht gespielt und wird nicht gewertet. Ebenso ist es, wenn der Gegner noch nicht da ist, sofern er innerhalb der Wartezeit eintrifft.
    .holds =
        { $awaited ->
            [yes] Als das Gerät entdeckt wurde, { AGREE($opponent, sg: "war", pl: "waren") } { WHO($opponent) } noch nicht da, { AGREE($opponent, sg: "trifft", pl: "treffen") } aber innerhalb der Wartezeit ein; noch hatte also nicht jeder der beiden Spieler einen Zug ausgeführt. { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } daher kampflos: Die Partie gilt als nicht gespielt und wird nicht gewertet.
           *[no] Noch hatte nicht jeder der beiden Spieler einen Zug ausgeführt; { WHO($player) } { AGREE($player, sg: "verliert", pl: "verlieren") } daher kampflos: Die Partie gilt als nicht gespielt und wird nicht gewertet.
        }
device-and-nobody-else =
    .title = Ein Gerät und ein Gegner, der nicht rechtzeitig kommt
    .rule = Kostet ein Gerät einen Spieler die Partie und trifft der Gegner, der noch nicht da ist, nicht innerhalb der Wartezeit ein, so verlieren beide kampflos: Die Partie gilt als nicht gespielt und wird nicht gewertet.
    .holds = Das Gerät kostet { WHO($player, case: "acc") } die Partie; { WHO($opponent) } trifft nicht innerhalb der Wartezeit ein und verliert durch die Verspätung. Daher verlieren beide kampflos, und die Partie wird nicht gewertet.
    .yields = Das Gerät würde { WHO($player, case: "acc") } die Partie kosten; { WHO($opponent) } trifft nicht innerhalb der Wartezeit ein und würde durch die Verspätung verlieren. Somit würden beide kampflos verlieren.
    .reading = Der Kommentar spricht nur von einem Gegner, der rechtzeitig eintrifft. Wer ausbleibt, hat durch seine Verspätung verloren wie der andere durch das Gerät. Man könnte dem Gegner auch den Gewinn lassen, weil die Partie schon vorher beendet war.

inspection =
    .title = Untersuchung eines Spielers
    .rule = Der Schiedsrichter darf verlangen, dass ein Spieler Kleidung, Taschen, andere Gegenstände oder den Körper unter Ausschluss anderer untersuchen lässt. Die Untersuchung nimmt der Schiedsrichter oder eine von ihm beauftragte Person vor; wer untersucht, muss das gleiche Geschlecht haben wie der Spieler.
    .holds = Der Schiedsrichter darf verlangen, dass sich { WHO($player) } untersuchen { AGREE($player, sg: "lässt", pl: "lassen") }, sofern es unter Ausschluss anderer und durch eine Person gleichen Geschlechts geschieht.
    .yields = Der Schiedsrichter dürfte sonst verlangen, dass sich { WHO($player) } untersuchen { AGREE($player, sg: "lässt", pl: "lassen") }.
    .fails =
        { $why ->
            [gender] Die Person, die { WHO($player, case: "acc") } untersuchen soll, hat ein anderes Geschlecht; untersuchen darf aber nur eine Person gleichen Geschlechts.
           *[public] { WHO($player) } { AGREE($player, sg: "soll", pl: "sollen") } vor anderen untersucht werden; eine Untersuchung muss aber unter Ausschluss anderer stattfinden.
        }
    .fails-alone = { $why ->
        [gender] { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } nicht von einer Person anderen Geschlechts untersucht werden.
       *[public] { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } nicht vor anderen untersucht werden.
    }

inspection-refused =
    .title = Die Untersuchung verweigern
    .rule = Ein Spieler, der eine solche Untersuchung verweigert, ist nach der Liste der Strafen zu bestrafen.
    .holds = { WHO($player) } hat eine Untersuchung verweigert, die der Schiedsrichter verlangen durfte; die Weigerung ist zu bestrafen.
    .yields = { WHO($player) } hat eine Untersuchung verweigert, was sonst zu bestrafen wäre.
    .fails =
        { $why ->
            [gender] { WHO($player) } durfte sich weigern, weil die untersuchende Person ein anderes Geschlecht hat.
            [witness] { WHO($player) } durfte sich weigern, weil kein Zeuge gleichen Geschlechts dabei war.
           *[public] { WHO($player) } durfte sich weigern, weil die Untersuchung vor anderen stattfinden sollte.
        }
    .fails-alone = { WHO($player) } durfte diese Untersuchung verweigern.

national-law =
    .title = Was das Recht des Landes verbietet
    .rule = Das Recht des Gastlandes geht den Regeln der FIDE vor: Eine Regel, die es verbietet, darf der Schiedsrichter nicht durchsetzen.
    .holds = Das Recht des Landes verbietet eine solche Untersuchung und geht der Regel der FIDE vor; { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } sich ihr daher nicht zu unterziehen.
    .reading = Was ein Spieler von sich aus zeigt, ist keine Durchsuchung. Nach strengerer Lesart wäre auch jede Untersuchung von Taschen ausgeschlossen.
inspection-ground =
    .title = Eine Untersuchung braucht einen Grund
    .rule = Üblich ist eine Untersuchung nur bei Verdacht oder nach einer förmlichen Anzeige, die nicht offensichtlich unbegründet ist.
    .holds = Es gibt keinen Grund, { WHO($player, case: "acc") } zu verdächtigen, und ohne einen solchen Grund ist eine Untersuchung nicht üblich.
    .fails = Es gibt einen Grund, { WHO($player, case: "acc") } zu verdächtigen; ungewöhnlich ist die Untersuchung daher nicht.

inspection-witness =
    .title = Zeugen einer Untersuchung
    .rule = Untersucht werden soll in einem eigenen Raum vor einem Zeugen, der das gleiche Geschlecht hat wie der Spieler. Der Spieler darf einen Zeugen beliebigen Geschlechts hinzuziehen; sonst ist niemand dabei.
    .holds = { $attends ->
        [missing] Es ist kein Zeuge dabei, obwohl einer anwesend sein muss, der das gleiche Geschlecht hat wie { WHO($player) }.
        [other-gender] Der Zeuge muss das gleiche Geschlecht haben wie { WHO($player) }, und dieser Zeuge hat es nicht.
        [refused] Es war kein Zeuge gleichen Geschlechts dabei; { WHO($player) } durfte die Untersuchung daher verweigern.
       *[own] Neben dem Zeugen des Schiedsrichters { AGREE($player, sg: "darf", pl: "dürfen") } { WHO($player) } einen Zeugen beliebigen Geschlechts mitbringen.
    }
    .fails =
        { $told ->
            [yes] Ein Zeuge, der das gleiche Geschlecht hat wie { WHO($player) }, ist dabei.
           *[no] Es wird angenommen, dass ein Zeuge dabei ist, der das gleiche Geschlecht hat wie { WHO($player) }.
        }

inspection-time =
    .title = Wann ein Spieler untersucht wird
    .rule = Bei Verdacht wird vor der Partie oder gleich nach ihr untersucht. Während der Partie ist eine Untersuchung nur üblich, wenn der Verdacht überwältigend oder zu befürchten ist, dass Beweise verschwinden.
    .holds = { $now ->
        [before] Die Partie hat noch nicht begonnen, und vor der Partie ist eine Untersuchung bei Verdacht üblich.
        [after] Die Partie ist beendet, und gleich nach der Partie ist eine Untersuchung bei Verdacht üblich.
        [urgent] Der Verdacht gegen { WHO($player, case: "acc") } ist überwältigend, oder Beweise könnten verschwinden; mit der Untersuchung wartet man daher üblicherweise nicht bis zum Ende der Partie.
       *[during] Der Verdacht ist nicht überwältigend, und Beweise drohen nicht zu verschwinden; die Untersuchung { WHO($player, case: "gen") } kann daher bis zum Ende der Partie warten und ist jetzt nicht üblich.
    }

inspection-at-any-time =
    .title = Untersuchung nach Verlassen des Turnierareals oder nach einer Anschuldigung
    .rule = Wer während der Partie das Turnierareal verlassen hat oder vom Gegner beschuldigt wird, darf jederzeit ohne weiteren Grund untersucht werden.
    .holds = { $opened ->
        [left] { WHO($player) } hat während der Partie das Turnierareal verlassen; eine Untersuchung braucht daher keinen weiteren Grund.
       *[accused] Der Gegner hat { WHO($player, case: "acc") } beschuldigt; eine Untersuchung braucht daher keinen weiteren Grund.
    }
    .yields = { $opened ->
        [left] { WHO($player) } hat während der Partie das Turnierareal verlassen; eine Untersuchung bräuchte daher keinen weiteren Grund.
       *[accused] Der Gegner hat { WHO($player, case: "acc") } beschuldigt; eine Untersuchung bräuchte daher keinen weiteren Grund.
    }

inspection-once =
    .title = Nur einmal in der Runde
    .rule = Wer während der Partie das Turnierareal verlassen hat oder vom Gegner beschuldigt wird, wird nur einmal in der Runde untersucht.
    .holds = { WHO($player) } wurde in dieser Runde bereits untersucht; dass ein Spieler das Turnierareal verlassen hat oder beschuldigt wird, rechtfertigt keine zweite Untersuchung.
    .fails = { $why ->
        [first] { WHO($player) } wurde in dieser Runde noch nicht untersucht; diese Regel steht daher nicht entgegen.
       *[overwhelming] { WHO($player) } wurde in dieser Runde bereits untersucht, doch ist der überwältigende Verdacht ein Grund für sich.
    }
    .reading = Ein überwältigender Verdacht ist ein Grund für sich und kann zu einer weiteren Untersuchung führen. Man könnte auch diese ausschließen.

inspection-asked-again =
    .title = Ein zweites Mal gefragt
    .rule = Wer eine Untersuchung verweigert, soll ein zweites Mal gefragt und gewarnt werden, dass die Weigerung die Partie kosten kann.
    .holds = { WHO($player) } hat sich zum ersten Mal geweigert; üblich ist es, noch einmal zu fragen und zu warnen, dass eine Weigerung die Partie kosten kann.

suspect-not-named =
    .title = Kein Verdächtiger wird genannt
    .rule = Fragt ein Schiedsrichter Spieler, ob sie etwas beunruhigt hat, so darf er keinen Verdächtigen nennen und auf keinen hindeuten.
    .holds = Der Schiedsrichter hat Spielern gesagt, dass { WHO($player) } verdächtigt { AGREE($player, sg: "wird", pl: "werden") }, obwohl er keinen Verdächtigen nennen oder erkennen lassen darf.
    .fails = Dass { WHO($player) } verdächtigt { AGREE($player, sg: "wird", pl: "werden") }, hat nur ein anderer Schiedsrichter erfahren; das Verbot betrifft, was Spielern gesagt wird.
    .fails-alone = Der Schiedsrichter durfte es einem anderen Schiedsrichter sagen.

accusation-to-the-arbiter =
    .title = Wem ein Verdacht mitgeteilt wird
    .rule = Wer einen ehrlichen Verdacht nur dem Schiedsrichter mitteilt, hat nichts zu befürchten. Wer ihn verbreitet oder böswillig handelt, wird streng bestraft und der FIDE gemeldet.
    .holds = { $made ->
        [honestly] { WHO($player) } hat einen ehrlichen Verdacht allein dem Schiedsrichter mitgeteilt, wofür kein Spieler bestraft wird.
        [in-malice] { WHO($player) } hat den Gegner böswillig beschuldigt, was streng bestraft und der FIDE gemeldet werden muss.
       *[to-others] { WHO($player) } hat den Gegner vor anderen beschuldigt, was streng bestraft und der FIDE gemeldet werden muss.
    }

accusation-in-writing =
    .title = Eine Anschuldigung ist schriftlich
    .rule = Eine Anschuldigung wegen Betrugs wird nur schriftlich angenommen, auf dem vorgesehenen Formular und mit allen Gründen. Der Schiedsrichter muss den Beschuldigenden auf die Folgen einer unbegründeten Anschuldigung hinweisen, der Anschuldigung nachgehen und sie an die FIDE weiterleiten.
    .holds = { $written ->
        [yes] Die Anschuldigung wurde schriftlich erhoben; der Schiedsrichter muss ihr daher nachgehen.
       *[no] Die Anschuldigung wurde nicht schriftlich erhoben und kann in dieser Form nicht angenommen werden.
    }

accusation-dismissed =
    .title = Eine Anschuldigung ohne Grund
    .rule = Eine Anschuldigung ohne vernünftigen Grund darf abgewiesen werden. Dass jemand für seine Wertungszahl zu stark spielt, ist für sich genommen keiner.
    .holds = { $strength ->
        [yes] Dass jemand für seine Wertungszahl zu stark spielt, ist für sich genommen kein Grund; die Anschuldigung darf daher abgewiesen werden.
       *[no] Die Anschuldigung hat keinen vernünftigen Grund und darf daher abgewiesen werden.
    }
    .fails = Die Anschuldigung hat einen vernünftigen Grund und darf daher nicht als grundlos abgewiesen werden.

accusing-without-ground =
    .title = Grundlos beschuldigen
    .rule = Wer einen Spieler ohne vernünftigen Grund des Betrugs beschuldigt, verstößt gegen die Fairplay-Bestimmungen. Wer seinen Verdacht nur dem Schiedsrichter mitteilt, verstößt nicht gegen sie.
    .holds = { WHO($player) } hat den Gegner ohne vernünftigen Grund vor anderen beschuldigt, was gegen die Fairplay-Bestimmungen verstößt.
    .fails = { $told ->
        [yes] { WHO($player) } hat den Verdacht nur dem Schiedsrichter mitgeteilt, was kein Verstoß ist.
       *[no] Die Anschuldigung hat einen vernünftigen Grund und verstößt daher nicht gegen die Fairplay-Bestimmungen.
    }

fair-play-offence =
    .title = Fairplay auch ohne Betrug
    .rule = Ein verbotenes Gerät im Turnierareal und die Weigerung, sich untersuchen zu lassen, verstoßen gegen die Fairplay-Bestimmungen, auch wenn niemand betrogen hat.
    .holds =
        { $what ->
            [device] { $both ->
                [yes] Beide Spieler hatten ein verbotenes Gerät im Turnierareal, was gegen die Fairplay-Bestimmungen verstößt, auch wenn keiner betrogen hat.
               *[no] { WHO($player) } hatte ein verbotenes Gerät im Turnierareal, was auch ohne Betrug gegen die Fairplay-Bestimmungen verstößt.
            }
           *[refusal] { $both ->
                [yes] Beide Spieler haben die Untersuchung verweigert, was gegen die Fairplay-Bestimmungen verstößt, auch wenn keiner betrogen hat.
               *[no] { WHO($player) } hat die Untersuchung verweigert, was auch ohne Betrug gegen die Fairplay-Bestimmungen verstößt.
            }
        }

program-in-use =
    .title = Ein laufendes Schachprogramm
    .rule = Benutzt jemand im Spielbereich ein Schachprogramm, sei es ein Spieler oder ein Zuschauer, so muss der Schiedsrichter sofort eingreifen, gemeinsam mit dem Hauptschiedsrichter.
    .holds = Ein Schachprogramm ist in Gebrauch; der Schiedsrichter muss daher sofort eingreifen, gemeinsam mit dem Hauptschiedsrichter.

screening-is-no-proof =
    .title = Ein Abgleich ist kein Beweis
    .rule = Dass Züge mit denen eines Programms übereinstimmen, ist ein Anlass, die Partie genauer zu beobachten, und nie der letzte Beweis.
    .holds = Dass Züge mit denen eines Programms übereinstimmen, ist ein Anlass, die Partie genauer zu beobachten, aber kein Beweis für Betrug.

accuser-plays-on =
    .title = Wer einen Verdacht hat, spielt weiter
    .rule = Ein Spieler, der seinen Gegner verdächtigt, soll weiterspielen und den Gegner nicht auf den Verdacht ansprechen.
    .holds = { WHO($player) } { AGREE($player, sg: "soll", pl: "sollen") } weiterspielen und den Gegner nicht auf den Verdacht ansprechen.

smoking =
    .title = Rauchen
    .rule = { $electronic ->
        [yes] Rauchen, auch von E-Zigaretten, ist nur in dem Teil des Turnierareals erlaubt, den der Schiedsrichter dafür bestimmt hat.
       *[no] Rauchen ist nur in dem Teil des Turnierareals erlaubt, den der Schiedsrichter dafür bestimmt hat.
    }
    .holds = { WHO($player) } hat außerhalb des Raucherbereichs geraucht; erlaubt ist das Rauchen nur in diesem Bereich.
    .fails = { WHO($player) } hat im Raucherbereich geraucht.
    .reading = Wo E-Zigaretten nicht genannt sind, folgt für uns aus ihrem Gebrauch nichts; nach einer anderen Lesart ist er Rauchen.
    .fails-alone = Das Rauchen war dort erlaubt.

finished-players =
    .title = Spieler nach ihrer Partie
    .rule = Spieler, die ihre Partien beendet haben, gelten als Zuschauer.
    .holds = Die Partie ist beendet; ihre Spieler gelten daher als Zuschauer, und ein Zuschauer, der stört, darf aus dem Turnierareal gewiesen werden.
looking-on =
    .title = Zuschauen nach der eigenen Partie
    .rule = Wer seine Partie beendet hat, muss den Spielbereich unter Umständen verlassen, darf aber üblicherweise noch einige Minuten zuschauen, wenn er niemanden stört.
    .holds = Die Partie { WHO($player, case: "gen") } ist zu Ende; einige Minuten zuzuschauen wird üblicherweise gestattet, solange es niemanden stört.

distraction =
    .title = Den Gegner ablenken
    .rule =
        { $claims ->
            [no] Es ist verboten, den Gegner auf irgendeine Weise abzulenken oder zu stören, zum Beispiel durch ständige Remisangebote.
           *[yes] { $noise ->
                [no] Es ist verboten, den Gegner auf irgendeine Weise abzulenken oder zu stören, zum Beispiel durch ungerechtfertigte Anträge oder Remisangebote.
               *[yes] Es ist verboten, den Gegner auf irgendeine Weise abzulenken oder zu stören, zum Beispiel durch ungerechtfertigte Anträge oder Remisangebote oder durch eine Lärmquelle, die in den Spielbereich gebracht wird.
            }
        }
    .holds =
        { $what ->
            [noise-source] { WHO($player) } hat eine Lärmquelle in den Spielbereich gebracht, was als Ablenkung des Gegners gilt.
            [offer] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } ohne neuen Anlass noch einmal Remis angeboten, was den Gegner stört.
            [device] Das Geräusch des Geräts hat den Gegner abgelenkt; eine eigene Regel über Geräte hat diese Ausgabe nicht.
            [claim] Der Antrag war ungerechtfertigt, und ein ungerechtfertigter Antrag gilt als Ablenkung des Gegners.
           *[conduct] { $both ->
                [yes] Beide Spieler haben einander gestört.
               *[no] { WHO($player) } hat den Gegner gestört.
            }
        }
    .fails =
        { $what ->
            [claim] Der Antrag war nicht ungerechtfertigt und hat den Gegner daher nicht abgelenkt.
           *[conduct] { $both ->
                [yes] Keiner der beiden Spieler hat den anderen gestört.
               *[no] { WHO($player) } hat den Gegner nicht gestört.
            }
        }
    .fails-alone = Es gibt nichts zu bestrafen.
eating-at-the-board =
    .title = Essen am Brett
    .rule = Während der Partie soll am Brett nicht gegessen werden, auch wenn es niemanden stört.
    .holds = { $both ->
        [yes] Beide Spieler haben während der Partie am Brett gegessen, was unterbleiben soll, auch wenn es niemanden stört.
       *[no] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } während der Partie am Brett gegessen, was unterbleiben soll, auch wenn es niemanden stört.
    }
offers-as-evidence =
    .title = Vermerkte Angebote als Beweis
    .rule = Reklamiert ein Spieler wegen wiederholter Remisangebote, so soll der Schiedsrichter auf den Partieformularen nach den Zeichen für ein Angebot sehen.
    .holds = Die Reklamation betrifft wiederholte Remisangebote, und die Zeichen (=) auf den Partieformularen zeigen, wie oft Remis angeboten wurde.

breach-penalised =
    .title = Verstöße werden bestraft
    .rule = Wer gegen eine dieser Verhaltensregeln verstößt, ist mit einer der Strafen zu belegen, die dem Schiedsrichter zur Verfügung stehen.
    .holds =
        { $both ->
            [yes] Beide Spieler haben gegen eine Verhaltensregel verstoßen; daher ist jeder mit einer der vorgesehenen Strafen zu belegen.
           *[no] { WHO($player) } hat gegen eine Verhaltensregel verstoßen und ist mit einer der vorgesehenen Strafen zu belegen.
        }
    .yields = { $both ->
        [yes] Beide Spieler haben gegen eine Verhaltensregel verstoßen, wofür sonst jeder mit einer der vorgesehenen Strafen zu belegen wäre.
       *[no] { WHO($player) } hat gegen eine Verhaltensregel verstoßen, wofür sonst eine der vorgesehenen Strafen fällig wäre.
    }

persistent-refusal =
    .title = Andauernde Weigerung
    .rule = Ein Spieler, der sich andauernd weigert, die Regeln einzuhalten, verliert die Partie. Der Schiedsrichter legt fest, wie viele Punkte der Gegner erhält.
    .holds =
        { $warnings ->
            [0] { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich andauernd, die Regeln einzuhalten, was die Partie kostet; wie viele Punkte der Gegner erhält, legt der Schiedsrichter fest.
            [one] Nach einer Verwarnung { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was die Partie kostet; wie viele Punkte der Gegner erhält, legt der Schiedsrichter fest.
            [2] Nach zwei Verwarnungen { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was die Partie kostet; wie viele Punkte der Gegner erhält, legt der Schiedsrichter fest.
            [3] Nach drei Verwarnungen { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was die Partie kostet; wie viele Punkte der Gegner erhält, legt der Schiedsrichter fest.
           *[other] Nach { $warnings } Verwarnungen { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was die Partie kostet; wie viele Punkte der Gegner erhält, legt der Schiedsrichter fest.
        }
    .yields = { $warnings ->
        [0] { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich andauernd, die Regeln einzuhalten, was sonst die Partie kosten würde.
        [one] Nach einer Verwarnung { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was sonst die Partie kosten würde.
        [2] Nach zwei Verwarnungen { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was sonst die Partie kosten würde.
        [3] Nach drei Verwarnungen { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was sonst die Partie kosten würde.
       *[other] Nach { $warnings } Verwarnungen { AGREE($player, sg: "weigert", pl: "weigern") } sich { WHO($player) } weiterhin, die Regeln einzuhalten, was sonst die Partie kosten würde.
    }
    .fails = Die Weigerung { WHO($player, case: "gen") } ist noch nicht andauernd und kostet daher nicht die Partie.
    .reading = Die Regeln sagen nicht, ab wann eine Weigerung andauernd ist. Darüber entscheidet der Schiedsrichter; das Schiedsrichterhandbuch der FIDE denkt an das dritte oder vierte Mal, nach einer Ankündigung.
loss-announced-first =
    .title = Der Verlust wird erst angekündigt
    .rule = Bevor eine andauernde Weigerung die Partie kostet, muss dem Spieler gesagt worden sein, dass der nächste Verstoß sie kostet. Bis dahin werden Verstöße anders bestraft.
    .holds = Noch hat niemand { WHO($player, case: "dat") } gesagt, dass der nächste Verstoß die Partie kostet; der Schiedsrichter muss den Verlust daher erst ankündigen.
warnings-suffice =
    .title = Nach wie vielen Verwarnungen der Partieverlust üblich ist
    .rule = { $limit ->
        [one] Eine Verwarnung ist ein guter Grund, die Partie für verloren zu erklären, wenn der Verlust angekündigt worden ist.
        [2] Zwei Verwarnungen sind ein guter Grund, die Partie für verloren zu erklären, wenn der Verlust angekündigt worden ist.
        [3] Drei Verwarnungen sind ein guter Grund, die Partie für verloren zu erklären, wenn der Verlust angekündigt worden ist.
       *[other] { $limit } Verwarnungen sind ein guter Grund, die Partie für verloren zu erklären, wenn der Verlust angekündigt worden ist.
    }
    .holds = { $warnings ->
        [one] { WHO($player) } wurde einmal verwarnt, und der Verlust wurde angekündigt; es ist nun üblich, die Partie für verloren zu erklären.
        [2] { WHO($player) } wurde zweimal verwarnt, und der Verlust wurde angekündigt; es ist nun üblich, die Partie für verloren zu erklären.
        [3] { WHO($player) } wurde dreimal verwarnt, und der Verlust wurde angekündigt; es ist nun üblich, die Partie für verloren zu erklären.
       *[other] { WHO($player) } wurde { $warnings }-mal verwarnt, und der Verlust wurde angekündigt; es ist nun üblich, die Partie für verloren zu erklären.
    }

both-refuse =
    .title = Weigerung beider Spieler
    .rule = Weigern sich beide Spieler andauernd, die Regeln einzuhalten, so verlieren beide die Partie.
    .holds = Beide Spieler weigern sich andauernd, die Regeln einzuhalten; daher verlieren beide.
    .fails = Die Weigerung der Spieler ist noch nicht andauernd und kostet sie daher nicht die Partie.

explanation-of-laws =
    .title = Das Recht auf Erläuterung
    .rule = Ein Spieler darf sich vom Schiedsrichter einzelne Punkte der Regeln erläutern lassen. Dabei geht es um die Regeln im Allgemeinen, nicht darum, was in der Stellung auf dem Schachbrett gespielt werden darf.
    .holds =
        { $position ->
            [no] { WHO($player) } { AGREE($player, sg: "fragt", pl: "fragen") }, was eine Regel besagt, und { AGREE($player, sg: "darf", pl: "dürfen") } sie sich erläutern lassen.
           *[yes] Die Frage { WHO($player, case: "gen") } betrifft die Stellung auf dem Schachbrett. Sie ist keine Frage nach den Regeln, sondern eine Bitte um Rat.
        }
rule-explained-instead =
    .title = Die Regel statt eines Ja oder Nein
    .rule = Wer fragt, ob ein bestimmter Zug erlaubt ist, soll weder ein Ja noch ein Nein hören: Der Schiedsrichter erläutert, was die Regel bedeutet.
    .holds = { WHO($player) } { AGREE($player, sg: "soll", pl: "sollen") } weder ein Ja noch ein Nein hören, sondern eine Erläuterung der Regel.

appeal =
    .title = Das Recht auf Protest
    .rule =
        { $signed ->
            [yes] Sofern das Turnierreglement nichts anderes bestimmt, darf ein Spieler gegen jede Entscheidung des Schiedsrichters Protest einlegen, auch nachdem er das Partieformular unterschrieben hat.
           *[no] Sofern das Turnierreglement nichts anderes bestimmt, darf ein Spieler gegen jede Entscheidung des Schiedsrichters Protest einlegen.
        }
    .holds =
        { $why ->
            [excluded] Das Turnierreglement schließt Proteste aus; { WHO($player) } kann daher keinen einlegen.
            [after] { WHO($player) } darf gegen die Entscheidung des Schiedsrichters Protest einlegen, obwohl die Partie beendet ist. Bis über den Protest entschieden ist, bleibt das Ergebnis bestehen.
            [nothing] Der Schiedsrichter hat noch nichts entschieden, wogegen Protest möglich wäre.
            [outsider] Der Protest kommt nicht von einem Spieler, und nur ein Spieler darf Protest einlegen.
            [refuses-to-play] Auch ein Spieler, der mit einer Entscheidung nicht einverstanden ist, muss weiterspielen. { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich; daher läuft die Uhr { WHO($player, case: "gen") }.
           *[during] { WHO($player) } darf gegen die Entscheidung des Schiedsrichters Protest einlegen. Bis über den Protest entschieden ist, muss so weitergespielt werden, wie der Schiedsrichter entschieden hat.
        }{ $measured ->
            [right] {" "}Nach den Regeln war die Entscheidung des Schiedsrichters richtig; der Protest ist daher unbegründet.
            [wrong] {" "}Nach den Regeln war die Entscheidung des Schiedsrichters falsch; der Protest ist daher begründet.
           *[not-measured] {""}
        }
    .yields = { $why ->
        [excluded] Das Turnierreglement schließt Proteste aus; { WHO($player) } könnte daher keinen einlegen.
        [after] { WHO($player) } dürfte sonst gegen die Entscheidung des Schiedsrichters Protest einlegen, obwohl die Partie beendet ist.
        [nothing] Der Schiedsrichter hat noch nichts entschieden, wogegen Protest möglich wäre.
        [outsider] Nur ein Spieler dürfte Protest einlegen.
        [refuses-to-play] Auch ein Spieler, der mit einer Entscheidung nicht einverstanden ist, müsste weiterspielen, und solange sich { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") }, liefe die Uhr { WHO($player, case: "gen") }.
       *[during] { WHO($player) } dürfte sonst gegen die Entscheidung des Schiedsrichters Protest einlegen.
    }{ $measured ->
        [right] {" "}Nach den Regeln war die Entscheidung des Schiedsrichters richtig; der Protest wäre daher unbegründet.
        [wrong] {" "}Nach den Regeln war die Entscheidung des Schiedsrichters falsch; der Protest wäre daher begründet.
       *[not-measured] {""}
    }
    .fails = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Partieformular schon unterschrieben, und diese Ausgabe sagt nicht, dass danach noch ein Protest möglich ist.
    .reading = Bei wem, bis wann und in welcher Form Protest einzulegen ist, überlassen die Regeln dem Turnierreglement. Sie sprechen nur von Spielern; ein Reglement kann es auch dem Mannschaftsführer erlauben. Dass unterdessen weitergespielt wird, ist eine Empfehlung des Schiedsrichterhandbuchs der FIDE.
appeal-form =
    .title = Ein Protest ist schriftlich
    .rule = In den Turnieren der FIDE muss ein Protest schriftlich eingelegt werden.
    .holds = Der Protest wurde nicht schriftlich eingelegt und muss daher abgelehnt werden.
    .fails = Der Protest wurde schriftlich eingelegt, wie es vorgeschrieben ist.
appeal-in-time =
    .title = Die Frist für einen Protest
    .rule = In den Turnieren der FIDE muss ein Protest spätestens { DURATION($limit) } nach der Runde oder dem Vorfall eingelegt werden.
    .holds = Der Protest wurde erst { DURATION($after, case: "acc") } später eingelegt, die Frist beträgt aber { DURATION($limit, case: "acc") }; er muss daher abgelehnt werden.
    .fails = Der Protest wurde { DURATION($after, case: "acc") } später eingelegt, also innerhalb der Frist von { DURATION($limit, case: "dat") }.
    .reading = Die Frist läuft ab dem Ende der Runde oder ab dem Vorfall. Ab welchem, wenn beide auseinanderliegen, ist nicht gesagt; der Fall gibt es an.

help-to-reconstruct =
    .title = Bei der Rekonstruktion mitwirken
    .rule = Beide Spieler müssen dem Schiedsrichter helfen, wenn die Partie rekonstruiert werden muss, auch bei Remisanträgen.
    .holds =
        { $both ->
            [yes] Beide Spieler müssen bei der Rekonstruktion der Partie mitwirken und durften sich nicht weigern.
           *[no] { WHO($player) } muss bei der Rekonstruktion der Partie mitwirken und durfte sich nicht weigern.
        }

players-check-claims =
    .title = Die Spieler prüfen Remisanträge
    .rule = Einen Remisantrag wegen dreimaliger Stellungswiederholung oder nach der 50-Züge-Regel zu prüfen ist Sache der Spieler, unter Aufsicht des Schiedsrichters.
    .holds =
        { $both ->
            [yes] Beide Spieler müssen unter Aufsicht des Schiedsrichters bei der Prüfung eines Antrags mitwirken.
           *[no] { WHO($player) } muss unter Aufsicht des Schiedsrichters bei der Prüfung des Antrags mitwirken und durfte sich nicht weigern.
        }
    .reading = Wo und wie der Antrag geprüft wird, sagen die Regeln nicht. Nach dem Schiedsrichterhandbuch der FIDE spielen beide Spieler die Partie abseits des Brettes mit dem Schiedsrichter nach; man könnte dem Schiedsrichter auch eine andere Art der Prüfung überlassen.
claim-checked-by-players =
    .title = Die Spieler prüfen den Antrag, nicht der Schiedsrichter allein
    .rule = Der Schiedsrichter soll einen Antrag nicht allein prüfen, während beide Spieler am Brett sitzen und nachdenken: Die Spieler sollen den Antrag abseits der Stellung prüfen, und er beaufsichtigt sie.
    .holds = Die Spieler müssen den Antrag prüfen, und zwar abseits des Bretts, damit keiner Zeit zum Nachdenken gewinnt.
refused-help-penalised =
    .title = Wer nicht mitwirkt, wird bestraft
    .rule = Wer sich weigert, bei der Rekonstruktion der Partie oder der Prüfung eines Antrags mitzuwirken, ist nach der Liste der Strafen zu bestrafen.
    .holds = { $both ->
        [yes] Beide Spieler haben sich geweigert mitzuwirken; daher ist jeder zu bestrafen.
       *[no] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } sich geweigert mitzuwirken und { AGREE($player, sg: "ist", pl: "sind") } zu bestrafen.
    }
    .yields = { $both ->
        [yes] Beide Spieler haben sich geweigert mitzuwirken, wofür sonst jeder zu bestrafen wäre.
       *[no] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } sich geweigert mitzuwirken, was sonst zu bestrafen wäre.
    }
