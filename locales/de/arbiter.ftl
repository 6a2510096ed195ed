# Der Schiedsrichter: Aufgaben, was er nicht sagt, Dritte und die Liste der Strafen.

laws-observed =
    .title = Die Einhaltung der Regeln
    .rule = Der Schiedsrichter achtet darauf, dass die Schachregeln eingehalten werden.
    .holds = { WHO($player) } reklamiert einen Verstoß gegen die Regeln, und der Schiedsrichter muss dem nachgehen.

ruling-measured =
    .title = Die Richtigkeit einer Entscheidung
    .rule = Eine Entscheidung ist richtig, wenn sie in jedem Punkt, den sie betrifft (Partie, Uhren, Züge, Verstöße, Anträge), das anordnet, was die Schachregeln verlangen. Was sie dem Schiedsrichter überlassen, ist so oder so richtig. Nichts zu tun ist nur dort richtig, wo sie nichts verlangen.
    .holds =
        { $right ->
            [yes] Was der Schiedsrichter zu Ereignis { $event } entschieden hat, verlangen die Schachregeln oder überlassen sie ihm.
           *[no] Die Schachregeln verlangen zu Ereignis { $event } etwas anderes, als der Schiedsrichter entschieden hat.
        }

fair-play =
    .title = Fairplay
    .rule = Der Schiedsrichter sorgt für Fairplay.

competition-first =
    .title = Das Interesse des Wettkampfs
    .rule = Der Schiedsrichter handelt im besten Interesse des Wettkampfs.

playing-conditions =
    .title = Gute Spielbedingungen
    .rule = Der Schiedsrichter sorgt dafür, dass gute Spielbedingungen erhalten bleiben.
    .holds =
        { $equipment ->
            [yes] { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um etwas, das zum Spielen gebraucht wird, und der Schiedsrichter muss sich darum kümmern.
           *[no] { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um andere Spielbedingungen. Der Schiedsrichter muss dafür sorgen, dass sie gut sind, und entscheidet, was geändert wird.
        }

no-disturbance =
    .title = Ungestörte Spieler
    .rule = Der Schiedsrichter sorgt dafür, dass die Spieler nicht gestört werden.

progress-supervised =
    .title = Der Ablauf des Wettkampfs
    .rule = Der Schiedsrichter überwacht den Ablauf des Wettkampfs.

special-measures =
    .title = Spieler mit Behinderung und ärztliche Hilfe
    .rule = Der Schiedsrichter trifft besondere Maßnahmen im Interesse von Spielern mit Behinderung und von Spielern, die ärztliche Hilfe brauchen.
    .holds = { WHO($player) } braucht ärztliche Hilfe, und der Schiedsrichter muss besondere Maßnahmen treffen.

fair-play-rules =
    .title = Vorschriften gegen Betrug
    .rule = Der Schiedsrichter befolgt die Vorschriften oder Richtlinien zur Betrugsbekämpfung.

games-observed =
    .title = Die Partien beobachten
    .rule = Der Schiedsrichter beobachtet die Partien, besonders wenn die Spieler in Zeitnot sind; er setzt getroffene Entscheidungen durch und bestraft Spieler, wo es angebracht ist.

assistants =
    .title = Assistenten
    .rule = Der Schiedsrichter darf Assistenten bestimmen, die Partien beobachten, zum Beispiel wenn mehrere Spieler in Zeitnot sind.

extra-time =
    .title = Zusätzliche Bedenkzeit nach einer Störung
    .rule = Nach einer externen Störung darf der Schiedsrichter einem oder beiden Spielern zusätzliche Bedenkzeit geben.
    .holds = Die Störung kam von außen; der Schiedsrichter darf daher einem oder beiden Spielern zusätzliche Bedenkzeit geben.

no-intervention =
    .title = Kein Eingreifen
    .rule = Der Schiedsrichter greift in eine Partie nur ein, wo die Regeln es vorsehen.

nothing-told =
    .title = Was der Schiedsrichter nicht sagt
    .rule = Der Schiedsrichter sagt nicht, wie viele Züge abgeschlossen sind, außer wenn ein Blättchen gefallen ist und die Partieformulare vervollständigt werden. Er sagt einem Spieler weder, dass der Gegner einen Zug abgeschlossen hat, noch, dass die Uhr nicht gedrückt wurde.
    .holds =
        { $what ->
            [press] Dass ein Spieler vergessen hat, die Uhr zu drücken, darf der Schiedsrichter nicht erwähnen.
            [moved] Dass der Gegner einen Zug abgeschlossen hat, darf der Schiedsrichter nicht erwähnen.
            [advice] Was zu spielen ist, darf der Schiedsrichter nicht erwähnen.
           *[count] Wie viele Züge abgeschlossen sind, darf der Schiedsrichter nicht sagen, bevor ein Blättchen gefallen ist.
        }
    .fails = Ein Blättchen ist gefallen; der Schiedsrichter darf daher sagen, wie viele Züge abgeschlossen sind.
    .reading = Der Artikel nennt den Rat, was zu spielen ist, nicht. Da den Spielern Ratschläge von jedermann verboten sind, halten wir sie auch dem Schiedsrichter für verboten.

observers-tell-the-arbiter =
    .title = Zuschauer und andere Spieler
    .rule = Wer einen Regelverstoß bemerkt, darf ihn nur dem Schiedsrichter mitteilen. Spieler anderer Partien dürfen nicht über eine Partie sprechen und sich nicht einmischen, Zuschauer ebenso wenig. Der Schiedsrichter darf Störer aus dem Turnierareal weisen.
    .holds =
        { $what ->
            [flag] Ein Außenstehender darf nicht laut auf ein gefallenes Blättchen hinweisen. Eine Reklamation ist das nicht, und die Partie ist dadurch nicht verloren.
            [advice] Ein Außenstehender darf keinem Spieler einen Rat geben.
            [disturbance] Ein Außenstehender darf die Partie nicht stören.
           *[tidings] Ein Außenstehender darf sich nur an den Schiedsrichter wenden und hat mit anderen gesprochen.
        }
    .fails = Ein Außenstehender darf sich an den Schiedsrichter wenden, und mit niemandem sonst wurde gesprochen.

phones-of-everybody =
    .title = Telefone aller Anwesenden
    .rule = Im Turnierareal und in einem vom Schiedsrichter bestimmten angrenzenden Bereich darf niemand ohne Genehmigung ein Mobiltelefon oder ein anderes Kommunikationsgerät benutzen.
    .holds = Niemand darf hier ohne Genehmigung ein solches Gerät benutzen, auch kein Zuschauer.
    .fails =
        { $approved ->
            [yes] Der Schiedsrichter hat das Gerät genehmigt.
           *[no] Das Gerät ist ausgeschaltet und wird nicht benutzt.
        }

penalties-are-listed =
    .title = Nur die Strafen der Liste
    .rule = Der Schiedsrichter wählt aus einer Liste von Strafen und darf mehrere verbinden.
    .holds =
        { $listed ->
            [yes] Eine Geldbuße ist nur möglich, wenn sie im Voraus angekündigt wurde; hier wurde sie es nicht.
           *[no] Diese Strafe steht nicht auf der Liste dieser Ausgabe.
        }
    .fails = Die Strafe steht auf der Liste dieser Ausgabe.
    .reading = Wir halten die Liste für vollständig, abgesehen von Strafen, die andere Artikel nennen. Keine Quelle behandelt sie als Liste von Beispielen.

penalty-warning =
    .title = Verwarnung
    .rule = Eine Strafe kann eine Verwarnung sein.
    .holds =
        { $imposed ->
            [no] Die Verwarnung steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird verwarnt.
        }
    .reading = Für 2014 tragen die Strafen hier die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert das nichts.

penalty-opponent-time =
    .title = Mehr Bedenkzeit für den Gegner
    .rule = Eine Strafe kann zusätzliche Bedenkzeit für den Gegner sein.
    .holds =
        { $imposed ->
            [no] Zusätzliche Bedenkzeit für den Gegner steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit zusätzlicher Bedenkzeit für den Gegner bestraft.
        }
    .reading = Für 2014 tragen die Strafen hier die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert das nichts.

penalty-own-time =
    .title = Weniger Bedenkzeit
    .rule = Eine Strafe kann der Abzug von Bedenkzeit sein.
    .holds =
        { $imposed ->
            [no] Der Abzug von Bedenkzeit steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit einem Abzug von Bedenkzeit bestraft.
        }
    .reading = Für 2014 tragen die Strafen hier die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert das nichts.

penalty-opponent-points =
    .title = Mehr Punkte für den Gegner
    .rule = Eine Strafe kann eine höhere Punktzahl des Gegners in der Partie sein, bis zum Höchstwert.
    .holds =
        { $imposed ->
            [no] Eine höhere Punktzahl des Gegners steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit einer höheren Punktzahl des Gegners bestraft.
        }
    .reading = Für 2014 tragen die Strafen hier die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert das nichts. Wie weit der Schiedsrichter die Punkte unterhalb des Höchstwerts erhöhen darf und ob die Punkte beider Spieler noch zusammen die einer Partie ergeben müssen, ist nicht gesagt. Wir überlassen es dem Schiedsrichter; man könnte auch nur die üblichen Punktepaare zulassen.

penalty-own-points =
    .title = Weniger Punkte
    .rule = Eine Strafe kann eine niedrigere eigene Punktzahl in der Partie sein.
    .holds =
        { $imposed ->
            [no] Eine niedrigere eigene Punktzahl steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit einer niedrigeren Punktzahl bestraft.
        }
    .reading = Für 2014 tragen die Strafen hier die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert das nichts. Wie weit der Schiedsrichter die Punkte kürzen darf und ob sich die des Gegners danach richten müssen, ist nicht gesagt. Wir überlassen es dem Schiedsrichter; man könnte auch nur die üblichen Punktepaare zulassen.

penalty-loss =
    .title = Partieverlust
    .rule = Eine Strafe kann der Partieverlust sein.
    .holds =
        { $imposed ->
            [no] Der Partieverlust steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit Partieverlust bestraft.
        }
    .reading = Nur die neueren Texte sagen, dass der Schiedsrichter dann die Punkte des Gegners festlegt. Nach den älteren lassen wir den Gegner gewinnen.

penalty-fine =
    .title = Geldbuße
    .rule = Eine Strafe kann eine im Voraus angekündigte Geldbuße sein.
    .holds =
        { $imposed ->
            [no] Eine im Voraus angekündigte Geldbuße steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit der im Voraus angekündigten Geldbuße bestraft.
        }
    .fails = Es wurde keine Geldbuße im Voraus angekündigt; gegen { WHO($player, case: "acc") } kann daher keine verhängt werden.
    .reading = Für 2014 tragen die Strafen hier die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert das nichts.

penalty-rounds =
    .title = Ausschluss von Runden
    .rule = Eine Strafe kann der Ausschluss von einer oder mehreren Runden sein.
    .holds =
        { $imposed ->
            [no] Der Ausschluss von einer oder mehreren Runden steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit dem Ausschluss von einer oder mehreren Runden bestraft.
        }

penalty-expulsion =
    .title = Ausschluss vom Turnier
    .rule = Eine Strafe kann der Ausschluss vom Turnier sein.
    .holds =
        { $imposed ->
            [no] Der Ausschluss vom Turnier steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit dem Ausschluss vom Turnier bestraft.
        }
    .reading = Für 2014 tragen die Strafen hier die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert das nichts.

fide-ruling =
    .title = Entscheidungen der FIDE
    .rule = Eine Föderation kann der FIDE eine Frage zu den Schachregeln vorlegen und eine Entscheidung der FIDE darüber erhalten.
