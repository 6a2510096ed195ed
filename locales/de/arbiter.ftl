# Der Schiedsrichter: Aufgaben, was er nicht sagt, Dritte und die Liste der Strafen.

laws-observed =
    .title = Die Einhaltung der Regeln
    .rule = Der Schiedsrichter achtet darauf, dass die Schachregeln eingehalten werden. Die Reklamation eines Spielers hat Erfolg, wenn die Regeln das Beanstandete verbieten oder eine Folge daran knüpfen; andernfalls wird sie abgelehnt, und die Partie geht weiter.
    .holds =
        { $complaint ->
            [upheld] Was in Ereignis { $event } geschehen ist, lassen die Regeln nicht durchgehen; die Reklamation ist daher berechtigt, und es folgt, was sie verlangen.
            [dealt] Die Reklamation zu Ereignis { $event } ist berechtigt, aber die Entscheidung darüber hat das schon erledigt.
            [ruled] Über das, was in Ereignis { $event } geschehen ist, wurde bereits entschieden; die Reklamation fügt dem nichts hinzu.
            [allowed] Was in Ereignis { $event } getan wurde, ist erlaubt; die Reklamation wird daher abgelehnt.
            [no-breach] Nach den Regeln war in Ereignis { $event } nichts ein Verstoß; die Reklamation wird daher abgelehnt.
            [no-rule] Keine Regel dieser Ausgabe betrifft, was in Ereignis { $event } geschehen ist; die Reklamation wird daher abgelehnt.
            [own] Gegen eigenes Tun kann niemand reklamieren.
            [not-proved] Dass Ereignis { $event } stattgefunden hat, ist nicht erwiesen; die Reklamation wird daher abgelehnt.
            [decision] Ereignis { $event } ist eine Entscheidung des Schiedsrichters. Sie gilt, und von einem Protest sagt diese Ausgabe nichts.
            [unnamed] Es wird nicht gesagt, was reklamiert wird; daher gibt es nichts zu entscheiden.
           *[after-end] Die Partie war vor Ereignis { $event } zu Ende, und keine Regel der Partie betrifft, was danach kam.
        }
    .reading = Die Regeln kennen keine Beweisregel; hier gibt der Schiedsrichter nichts auf das Wort des einen Spielers gegen das des anderen. Sie sagen auch nicht, bis wann ein Verstoß reklamiert werden kann: Hier lässt eine Reklamation nach dem Ende der Partie das Ergebnis, wie es ist, und nur eine Strafe kann noch folgen.

arbiter-steps-in =
    .title = Was der Schiedsrichter von sich aus tut
    .rule = Der Schiedsrichter achtet auf die Einhaltung der Regeln und beobachtet die Partien. Was die Regeln nicht den Spielern überlassen, greift er sofort auf, ohne auf eine Reklamation zu warten.
    .holds =
        { $what ->
            [illegal-move] Der regelwidrige Zug zählt und kann noch berichtigt werden; der Schiedsrichter schreitet daher ein, ohne auf eine Reklamation zu warten.
            [out-of-turn] Am Zug war der Gegner; der Schiedsrichter schreitet daher ein, ohne auf eine Reklamation zu warten.
            [touch] Es ist nicht der Zug, zu dem der Spieler verpflichtet war; der Schiedsrichter schreitet daher ein, ohne auf eine Reklamation zu warten.
            [flag] Ein Schiedsrichter, der ein gefallenes Blättchen sieht, sagt es an.
            [position] Zu dieser Stellung führen keine regelgemäßen Züge; der Schiedsrichter schreitet daher ein, ohne auf eine Reklamation zu warten.
           *[time-trouble] Ein Spieler ist in Zeitnot; der Schiedsrichter beobachtet daher die Partie. Solange nichts vorfällt, ist weiter nichts zu tun.
        }
    .fails = Der Schiedsrichter schreitet nicht von sich aus ein.
    .reading = Die Regeln sagen dies nur für einzelne Fälle. Dass der Schiedsrichter bei jedem Verstoß, den er sieht, ohne Reklamation handelt, steht im Handbuch der FIDE für Schiedsrichter; nach dem bloßen Wortlaut könnte er auf eine Reklamation warten, wo kein Artikel ihn nennt.

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
    .reading = Dass jemand eine Stellung noch einmal sehen will, nennt der Text nicht; hier gilt es als Hilfe, die die Regeln nicht vorsehen. Wird ein Remisantrag geprüft oder die Partie rekonstruiert, so wird sie ohnehin nachgespielt.
    .holds =
        { $why ->
            [not-completed] Die Uhr wurde nach dem Zug noch nicht gedrückt; der Spieler kann ihn noch berichtigen, und der Schiedsrichter sagt nichts.
            [only-on-claim] Dies zu reklamieren ist Sache des Gegners; ohne Reklamation tut der Schiedsrichter nichts.
            [too-late] Der Gegner hat inzwischen gezogen; der Schiedsrichter unternimmt daher nichts mehr.
            [not-pressed] Dass die Uhr nicht gedrückt wurde, erwähnt der Schiedsrichter nicht.
            [position-wanted] { WHO($player) } { AGREE($player, sg: "möchte", pl: "möchten") } eine frühere Stellung gezeigt bekommen. Eine solche Hilfe sehen die Regeln nicht vor.
           *[nothing-wrong] Es ist nichts geschehen, wobei die Regeln ein Eingreifen des Schiedsrichters vorsehen.
        }

nothing-told =
    .title = Was der Schiedsrichter nicht sagt
    .rule = Der Schiedsrichter sagt nicht, wie viele Züge abgeschlossen sind, außer wenn ein Blättchen gefallen ist und die Partieformulare vervollständigt werden. Er sagt einem Spieler weder, dass der Gegner einen Zug abgeschlossen hat, noch, dass die Uhr nicht gedrückt wurde.
    .holds =
        { $what ->
            [press] Dass ein Spieler vergessen hat, die Uhr zu drücken, darf der Schiedsrichter nicht erwähnen.
            [moved] Dass der Gegner einen Zug abgeschlossen hat, darf der Schiedsrichter nicht erwähnen.
            [advice] Was zu spielen ist, darf der Schiedsrichter nicht erwähnen.
            [opponent] Nur der Schiedsrichter muss darüber schweigen. { WHO($player) } darf es dem Gegner sagen.
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
            [claim] Was jemand sagt, der die Partie nicht spielt, ist kein Antrag eines Spielers und wird daher abgelehnt.
            [part] Wirksam kann dies nur ein Spieler der Partie tun. Tut es ein Außenstehender, so gilt es für keinen der Spieler und ist eine Einmischung in die Partie.
            [over] Die Partie ist zu Ende; wer jetzt etwas sagt, mischt sich nicht mehr in sie ein.
           *[tidings] Ein Außenstehender darf sich nur an den Schiedsrichter wenden und hat mit anderen gesprochen.
        }
    .fails = Ein Außenstehender darf sich an den Schiedsrichter wenden, und mit niemandem sonst wurde gesprochen.
    .reading = Ein Mannschaftsführer gilt hier als Außenstehender; das Turnierreglement kann ihn für seine Mannschaft sprechen lassen. Dass der Schiedsrichter auf einen Hinweis hin selbst nachsieht und über das entscheidet, was er dann sieht, ist eine Empfehlung des FIDE-Handbuchs für Schiedsrichter.

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
