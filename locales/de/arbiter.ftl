# Der Schiedsrichter: Aufgaben, was er nicht sagt, Dritte und die Liste der Strafen.

laws-observed =
    .title = Die Einhaltung der Regeln
    .rule = Der Schiedsrichter muss darauf achten, dass die Schachregeln eingehalten werden. Die Reklamation eines Spielers hat Erfolg, wenn die Regeln das Beanstandete verbieten oder eine Folge daran knüpfen; andernfalls wird sie abgelehnt.
    .holds =
        { $complaint ->
            [upheld] Die Reklamation ist nach { ARTICLE($article) } berechtigt.
            [breach] Was geschehen ist{ $reference }, war nicht in Ordnung; die Reklamation ist daher berechtigt.
            [dealt] Die Reklamation{ $reference } ist berechtigt, aber schon erledigt.
            [open] Welches Ergebnis nach dem Vorfall{ $reference } gilt, stellt der Schiedsrichter fest; damit entscheidet er auch über die Reklamation.
            [allowed] Was geschah{ $reference }, ist erlaubt; die Reklamation wird daher abgelehnt.
            [no-breach] Es ist nichts geschehen{ $reference }, was gegen die Regeln verstößt; die Reklamation wird daher abgelehnt.
            [no-rule] Diese Ausgabe enthält keine Regel über das, was geschehen ist{ $reference }; die Reklamation wird daher abgelehnt.
            [put-right] Was nicht in Ordnung war{ $reference }, wurde rechtzeitig berichtigt, wie es die Regeln vorsehen; die Reklamation wird daher abgelehnt.
            [own] Niemand kann sein eigenes Verhalten reklamieren; die Reklamation ist daher unzulässig.
            [not-proved] Dass sich der Vorfall{ $reference } so zugetragen hat, ist nicht erwiesen; die Reklamation wird daher abgelehnt.
            [decision] Die Reklamation richtet sich gegen eine Entscheidung des Schiedsrichters{ $reference }. Die Entscheidung gilt; einen Protest kennt diese Ausgabe nicht.
            [unnamed] Es ist nicht angegeben, was reklamiert wird; daher gibt es nichts zu entscheiden.
            [unread] Was diese Ausgabe zu dem Vorfall{ $reference } sagt, ist uns nicht bekannt; daher lässt sich nicht sagen, ob die Reklamation berechtigt ist.
           *[after-end] Die Partie war vorher zu Ende{ $reference }; für das, was danach geschah, gelten die Regeln der Partie nicht mehr.
        }
    .reading = Die Regeln sagen nicht, wann etwas als bewiesen gilt; steht Aussage gegen Aussage, so gilt es uns als nicht erwiesen. Sie sagen auch nicht, bis wann ein Verstoß reklamiert werden kann: Nach unserer Lesart ändert eine Reklamation nach dem Ende der Partie nichts mehr am Ergebnis; folgen kann nur noch eine Strafe.

arbiter-steps-in =
    .title = Was der Schiedsrichter von sich aus tut
    .rule = Der Schiedsrichter muss auf die Einhaltung der Regeln achten und die Partien beobachten. Was die Regeln nicht den Spielern überlassen, muss er sofort aufgreifen, ohne auf eine Reklamation zu warten.
    .holds =
        { $what ->
            [illegal-move] Der Zug zählt als regelwidrig und kann noch berichtigt werden; der Schiedsrichter muss daher eingreifen, ohne auf eine Reklamation zu warten.
            [out-of-turn] Am Zug war der Gegner; ein Schiedsrichter, der den Zug sieht, muss daher eingreifen, ohne auf eine Reklamation zu warten.
            [touch] Der Spieler war zu einem anderen Zug verpflichtet; ein Schiedsrichter, der den Verstoß sieht, muss daher eingreifen, ohne auf eine Reklamation zu warten.
            [clock] Die Uhr des Spielers am Zug muss laufen; der Schiedsrichter muss daher eingreifen, ohne auf eine Reklamation zu warten.
            [breach] Was geschehen ist{ $reference }, lassen die Regeln nicht durchgehen; ein Schiedsrichter, der den Vorfall sieht, muss daher eingreifen, ohne auf eine Reklamation zu warten.
            [ruling] Was die Entscheidung{ $reference } dem Schiedsrichter vorschreibt, muss er jetzt tun, und was sie ihm überlässt, darf er jetzt tun.
            [flag] Sieht der Schiedsrichter, dass ein Blättchen gefallen ist, so muss er es anzeigen.
            [position] Durch regelgemäße Züge kann diese Stellung nicht entstehen; der Schiedsrichter muss daher eingreifen, ohne auf eine Reklamation zu warten.
           *[time-trouble] Ein Spieler ist in Zeitnot; der Schiedsrichter muss die Partie daher beobachten. Solange nichts vorfällt, ist weiter nichts zu tun.
        }
    .fails = Nichts verlangt, dass der Schiedsrichter von sich aus eingreift.
    .reading = Die Regeln sagen dies nur für einzelne Fälle. Dass der Schiedsrichter bei jedem Verstoß, den er sieht, ohne Reklamation handelt, steht im Schiedsrichterhandbuch der FIDE; nach dem bloßen Wortlaut könnte man ihn überall dort, wo kein Artikel ihn nennt, auf eine Reklamation warten lassen.

ruling-measured =
    .title = Die Richtigkeit einer Entscheidung
    .rule = Eine Entscheidung ist richtig, wenn sie in jedem Punkt, den sie betrifft (Partie, Uhren, Züge, Verstöße, Anträge), das anordnet, was die Schachregeln verlangen. Eine Stellung, die wiederherzustellen ist, und Zeit, die zu geben oder abzuziehen ist, gehören in jede Entscheidung; ohne sie ist diese unvollständig. Was die Regeln dem Schiedsrichter überlassen, ist so oder so richtig. Nichts zu tun ist nur dort richtig, wo sie nichts verlangen.
    .holds =
        { $measured ->
            [right] Die Entscheidung des Schiedsrichters{ $reference } entspricht dem, was die Schachregeln verlangen oder ihm überlassen.
            [incomplete] Die Entscheidung des Schiedsrichters{ $reference } ist richtig, aber die Schachregeln verlangen mehr.
            [untaught] Der Wortlaut überlässt die Entscheidung{ $reference } dem Schiedsrichter; gelehrt wird es anders.
            [unread] Was diese Ausgabe dazu sagt, ist uns nicht bekannt; die Entscheidung lässt sich daran nicht messen.
           *[wrong] Die Schachregeln verlangen etwas anderes, als der Schiedsrichter entschieden hat{ $reference }.
        }

fair-play =
    .title = Fairplay
    .rule = Der Schiedsrichter muss für Fairplay sorgen.

competition-first =
    .title = Das Interesse des Wettkampfs
    .rule = Der Schiedsrichter muss im besten Interesse des Wettkampfs handeln.

playing-conditions =
    .title = Gute Spielbedingungen
    .rule = Der Schiedsrichter muss dafür sorgen, dass gute Spielbedingungen erhalten bleiben.
    .holds =
        { $equipment ->
            [yes] { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um etwas, das zum Spielen gebraucht wird, und der Schiedsrichter muss sich darum kümmern.
           *[no] { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um andere Spielbedingungen. Der Schiedsrichter muss dafür sorgen, dass sie gut sind, und entscheidet, was geändert wird.
        }

no-disturbance =
    .title = Ungestörte Spieler
    .rule = Der Schiedsrichter muss dafür sorgen, dass die Spieler nicht gestört werden.

progress-supervised =
    .title = Der Ablauf des Wettkampfs
    .rule = Der Schiedsrichter muss den Ablauf des Wettkampfs überwachen.

special-measures =
    .title = Spieler mit Behinderung und ärztliche Hilfe
    .rule = Der Schiedsrichter muss besondere Maßnahmen im Interesse von Spielern mit Behinderung und von Spielern treffen, die ärztliche Hilfe brauchen.
    .holds = { WHO($player) } braucht ärztliche Hilfe, und der Schiedsrichter muss besondere Maßnahmen treffen.
disabled-wish =
    .title = Der Wunsch eines Spielers mit Behinderung
    .rule = Ein vernünftiger, rechtzeitig geäußerter Wunsch eines Spielers mit Behinderung soll erfüllt werden, es sei denn, der Gegner wird durch ihn benachteiligt.
    .holds = Der Wunsch { WHO($player, case: "gen") } benachteiligt den Gegner nicht und wird daher erfüllt.
    .fails = Der Wunsch { WHO($player, case: "gen") } würde den Gegner benachteiligen.
    .reading = Einen vorgetragenen Wunsch behandeln wir als vernünftig und rechtzeitig. Man könnte auch verlangen, dass der Schiedsrichter zuerst beides prüft.

fair-play-rules =
    .title = Vorschriften gegen Betrug
    .rule = Der Schiedsrichter muss die Vorschriften oder Richtlinien zur Betrugsbekämpfung befolgen.

games-observed =
    .title = Die Partien beobachten
    .rule = Der Schiedsrichter muss die Partien beobachten, besonders wenn die Spieler in Zeitnot sind; er muss getroffene Entscheidungen durchsetzen und Spieler bestrafen, wo es angebracht ist.
    .holds = { $both ->
        [yes] Beide Spieler weigern sich, den Regeln oder der Entscheidung zu folgen. Der Schiedsrichter muss für deren Einhaltung sorgen und darf jeden von ihnen bestrafen.
       *[no] { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich, den Regeln oder der Entscheidung zu folgen. Der Schiedsrichter muss für deren Einhaltung sorgen und darf eine Strafe verhängen.
    }
    .yields = { $both ->
        [yes] Beide Spieler weigern sich, den Regeln oder der Entscheidung zu folgen.
       *[no] { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich, den Regeln oder der Entscheidung zu folgen.
    }
    .reading = Der Artikel nennt für eine einzelne Weigerung keine Maßnahme; jede Strafe der Liste kommt in Betracht. Nach dem Schiedsrichterhandbuch der FIDE wird dem Spieler vorher angekündigt, dass die nächste Weigerung die Partie kostet.

assistants =
    .title = Assistenten
    .rule = Der Schiedsrichter darf Assistenten bestimmen, die Partien beobachten, zum Beispiel wenn mehrere Spieler in Zeitnot sind.

extra-time =
    .title = Zusätzliche Bedenkzeit nach einer Störung
    .rule = Nach einer externen Störung darf der Schiedsrichter einem oder beiden Spielern zusätzliche Bedenkzeit geben.
    .holds = Die Störung kam von außen; der Schiedsrichter darf daher einem oder beiden Spielern zusätzliche Bedenkzeit geben.

no-intervention =
    .title = Kein Eingreifen
    .rule = Der Schiedsrichter darf in eine Partie nur eingreifen, wo die Regeln es vorsehen.
    .reading = Ob sich ein Spieler eine frühere Stellung zeigen lassen darf, sagt der Text nicht; wir behandeln einen solchen Wunsch als Bitte um eine Hilfe, die die Regeln nicht vorsehen. Bei der Prüfung eines Remisantrags und bei der Rekonstruktion wird die Partie ohnehin nachgespielt.
    .holds =
        { $why ->
            [not-completed] Die Uhr wurde nach dem Zug noch nicht gedrückt; der Spieler kann ihn noch berichtigen, und der Schiedsrichter darf nichts sagen.
            [only-on-claim] Den Vorfall zu reklamieren ist Sache des Gegners; ohne Reklamation darf der Schiedsrichter nicht eingreifen.
            [not-described] Dem Wortlaut nach lässt kein Artikel den Schiedsrichter von sich aus eingreifen; den Vorfall zu reklamieren ist Sache des Gegners.
            [not-seen] Der Schiedsrichter wird nur tätig, wenn er den Vorfall selbst beobachtet, und gesehen hat ihn niemand; ihn zu reklamieren ist Sache des Gegners.
            [too-late] Der Gegner hat inzwischen gezogen; der Schiedsrichter darf daher nichts mehr unternehmen.
            [not-pressed] Dass die Uhr nicht gedrückt wurde, darf der Schiedsrichter nicht erwähnen.
            [position-wanted] { WHO($player) } { AGREE($player, sg: "möchte", pl: "möchten") } sich eine frühere Stellung zeigen lassen. Eine solche Hilfe sehen die Regeln nicht vor.
           *[nothing-wrong] Es ist nichts geschehen, wofür die Regeln ein Eingreifen des Schiedsrichters vorsehen.
        }

nothing-told =
    .title = Was der Schiedsrichter nicht sagt
    .rule = Der Schiedsrichter darf nicht sagen, wie viele Züge abgeschlossen sind, außer wenn ein Blättchen gefallen ist und die Partieformulare vervollständigt werden. Er darf einem Spieler weder sagen, dass der Gegner einen Zug abgeschlossen hat, noch, dass die Uhr nicht gedrückt wurde.
    .holds =
        { $what ->
            [press] Dass ein Spieler vergessen hat, die Uhr zu drücken, darf der Schiedsrichter nicht erwähnen.
            [moved] Dass der Gegner einen Zug abgeschlossen hat, darf der Schiedsrichter nicht erwähnen.
            [advice] Was zu spielen ist, darf der Schiedsrichter nicht erwähnen.
            [opponent] Nur dem Schiedsrichter ist es verboten zu erwähnen, dass die Uhr nicht gedrückt wurde. { WHO($player) } darf es dem Gegner sagen.
           *[count] Wie viele Züge abgeschlossen sind, darf der Schiedsrichter nicht sagen, bevor ein Blättchen gefallen ist.
        }
    .fails = Ein Blättchen ist gefallen; über die Zahl der abgeschlossenen Züge darf daher gesprochen werden.
    .reading = Der Artikel nennt den Rat, was zu spielen ist, nicht. Da den Spielern Ratschläge von jedermann verboten sind, halten wir sie auch dem Schiedsrichter für verboten.
    .fails-alone = Der Schiedsrichter darf sagen, wie viele Züge abgeschlossen sind.

observers-tell-the-arbiter =
    .title = Zuschauer und andere Spieler
    .rule = Wer einen Regelverstoß bemerkt, darf ihn nur dem Schiedsrichter mitteilen. Spieler anderer Partien dürfen nicht über eine Partie sprechen und sich nicht einmischen, Zuschauer ebenso wenig. Der Schiedsrichter darf Störer aus dem Turnierareal weisen.
    .holds =
        { $what ->
            [flag] Ein Außenstehender darf nicht laut auf ein gefallenes Blättchen hinweisen. Der Zuruf ist keine Reklamation und entscheidet die Partie nicht.
            [advice] Ein Außenstehender darf keinem Spieler einen Rat geben.
            [draw-advice] Ein Außenstehender darf einem Spieler auch zu einem Remis nicht raten; das Turnierreglement kann einem Mannschaftsführer ein Wort darüber erlauben.
            [disturbance] Ein Außenstehender darf die Spieler nicht stören.
            [part] Wirksam handeln kann nur ein Spieler der Partie. Was ein Außenstehender an seiner Stelle tut, gilt für keinen der Spieler und ist eine Einmischung in die Partie.
            [claim] Nur die Spieler der Partie können in ihr etwas beantragen oder reklamieren; was ein Außenstehender beantragt oder reklamiert, wird daher abgelehnt.
            [over] Die Partie ist zu Ende; wer jetzt etwas sagt, mischt sich nicht mehr in sie ein.
            [assistant] Ein Assistent darf nur tun und sagen, was seine Aufgabe ist. Was er den Spielern sonst sagt oder tut, ist eine Einmischung in die Partie.
            [look] Ein Regelverstoß darf allein dem Schiedsrichter mitgeteilt werden. Der Hinweis ist keine Reklamation: Der Schiedsrichter muss selbst nachsehen und nach den Regeln über das entscheiden, was er dann sieht.
           *[tidings] Ein Außenstehender darf sich nur an den Schiedsrichter wenden; angesprochen wurde aber jemand anderes.
        }
    .yields = { $what ->
        [flag] Ein Außenstehender dürfte nicht laut auf ein gefallenes Blättchen hinweisen. Der Zuruf wäre keine Reklamation und entschiede die Partie nicht.
        [advice] Ein Außenstehender dürfte keinem Spieler einen Rat geben.
        [draw-advice] Ein Außenstehender dürfte einem Spieler auch zu einem Remis nicht raten; das Turnierreglement kann einem Mannschaftsführer ein Wort darüber erlauben.
        [disturbance] Ein Außenstehender dürfte die Spieler nicht stören.
        [part] Wirksam handeln kann nur ein Spieler der Partie; ein Außenstehender mischt sich ein.
        [claim] Nur die Spieler der Partie können in ihr etwas beantragen oder reklamieren.
        [over] Die Partie ist zu Ende; wer jetzt etwas sagt, würde sich nicht mehr in sie einmischen.
        [assistant] Ein Assistent darf nur tun und sagen, was seine Aufgabe ist. Was er den Spielern sonst sagt oder tut, wäre eine Einmischung in die Partie.
        [look] Ein Regelverstoß dürfte allein dem Schiedsrichter mitgeteilt werden. Der Hinweis wäre keine Reklamation: Der Schiedsrichter müsste selbst nachsehen und nach den Regeln über das entscheiden, was er dann sieht.
       *[tidings] Ein Außenstehender dürfte sich nur an den Schiedsrichter wenden; angesprochen wurde aber jemand anderes.
    }
    .fails = Ein Außenstehender darf sich an den Schiedsrichter wenden, und mit niemandem sonst wurde gesprochen.
    .reading = Einen Mannschaftsführer behandeln wir als Außenstehenden; das Turnierreglement kann ihn für seine Mannschaft sprechen lassen, auch über ein Remis. Das FIDE-Reglement für Mannschaftsturniere verbietet dem Mannschaftsführer, zu einem Remis zu raten. Dass der Schiedsrichter auf einen Hinweis hin selbst nachsieht und über das entscheidet, was er dann sieht, ist eine Empfehlung des Schiedsrichterhandbuchs der FIDE. Assistenten nennt der Artikel nicht: Wer seine Aufgabe überschreitet, gilt uns als Außenstehender; man könnte es auch seinem Spieler zurechnen.
    .fails-alone = Dem Schiedsrichter darf man es sagen.
captain-speaks =
    .title = Was ein Mannschaftsführer sagen darf
    .rule = Ein Mannschaftsführer darf in Gegenwart des Schiedsrichters und mit dessen Zustimmung mit einem Spieler sprechen, aber weder zu einem Remis noch zur Stellung einen Rat geben.
    .holds = Der Mannschaftsführer spricht vor dem Schiedsrichter und weder von einem Remis noch von der Stellung. Ein solches Gespräch ist erlaubt.
    .fails = Was der Mannschaftsführer sagt, ist ein Rat, und raten darf er auch vor dem Schiedsrichter nicht.
captain-on-draws =
    .title = Ein Mannschaftsführer, der von einem Remis spricht
    .rule = In der französischen Vereinsmeisterschaft darf ein Mannschaftsführer in Gegenwart des Schiedsrichters sagen, wie der Mannschaftskampf steht und ob Remis gemacht werden soll, aber nichts zur Stellung.
    .holds = Der Mannschaftsführer spricht vor dem Schiedsrichter vom Mannschaftskampf oder von einem Remis, was in der französischen Vereinsmeisterschaft erlaubt ist.
    .fails = Was der Mannschaftsführer sagt, betrifft die Stellung, und über sie darf er auch vor dem Schiedsrichter nicht sprechen.

phones-of-everybody =
    .title = Telefone aller Anwesenden
    .rule = Im Turnierareal und in einem vom Schiedsrichter bestimmten angrenzenden Bereich darf niemand ohne Genehmigung ein Mobiltelefon oder ein anderes Kommunikationsgerät benutzen.
    .holds = Im Turnierareal und im angrenzenden Bereich darf ohne Genehmigung niemand ein solches Gerät benutzen, auch kein Zuschauer oder Schiedsrichter.
    .fails =
        { $approved ->
            [yes] Der Schiedsrichter hat das Gerät genehmigt.
           *[no] Das Gerät ist ausgeschaltet und wird nicht benutzt.
        }
    .fails-alone = Das Gerät ist erlaubt.

penalties-are-listed =
    .title = Nur die Strafen der Liste
    .rule = Der Schiedsrichter darf nur Strafen verhängen, die auf der Liste dieses Artikels stehen; er wählt unter ihnen und darf mehrere verbinden.
    .holds =
        { $listed ->
            [yes] Eine Geldbuße ist nur möglich, wenn sie im Voraus angekündigt wurde; es wurde aber keine angekündigt.
           *[no] Diese Strafe steht nicht auf der Liste dieser Ausgabe.
        }
    .fails = Die Strafe steht auf der Liste dieser Ausgabe.
    .reading = Wir halten die Liste für vollständig, abgesehen von Strafen, die andere Artikel nennen. Keine uns bekannte Quelle versteht sie als bloße Beispiele.

penalty-warning =
    .title = Verwarnung
    .rule = Eine Strafe kann eine Verwarnung sein.
    .holds =
        { $imposed ->
            [no] Die Verwarnung steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird verwarnt.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.
told-to-captain =
    .title = Was dem Mannschaftsführer gesagt wird
    .rule = Was dem Mannschaftsführer gesagt wird, gilt als allen Spielern der Mannschaft gesagt.
    .holds = Die Verwarnung wurde gegenüber dem Mannschaftsführer ausgesprochen; sie gilt, als wäre sie dem Spieler selbst erteilt worden.
video-left-to-arbiter =
    .title = Ob ein Video angesehen wird
    .rule = Nur der Schiedsrichter entscheidet, ob eine Videoaufnahme angesehen wird; kein Spieler kann es verlangen.
    .holds = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } um das Video bitten, aber der Schiedsrichter braucht es nicht anzusehen.
video-not-appealed =
    .title = Kein Protest wegen des Videos
    .rule = Ob eine Videoaufnahme angesehen wird, kann nicht angefochten werden, wohl aber die daraus gezogene Entscheidung.
    .holds = Der Protest betrifft die Frage, ob das Video angesehen wird; dagegen gibt es keinen.
    .fails = Der Protest betrifft nicht die Frage, ob das Video angesehen wird, sondern eine Entscheidung.

penalty-opponent-time =
    .title = Mehr Bedenkzeit für den Gegner
    .rule = Eine Strafe kann zusätzliche Bedenkzeit für den Gegner sein.
    .holds =
        { $imposed ->
            [no] Zusätzliche Bedenkzeit für den Gegner steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit zusätzlicher Bedenkzeit für den Gegner bestraft.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

penalty-own-time =
    .title = Weniger Bedenkzeit
    .rule = Eine Strafe kann der Abzug von Bedenkzeit sein.
    .holds =
        { $imposed ->
            [no] Der Abzug von Bedenkzeit steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit einem Abzug von Bedenkzeit bestraft.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

penalty-opponent-points =
    .title = Mehr Punkte für den Gegner
    .rule = Eine Strafe kann eine höhere Punktzahl des Gegners in der Partie sein, bis zum Höchstwert.
    .holds =
        { $imposed ->
            [no] Eine höhere Punktzahl des Gegners steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit einer höheren Punktzahl des Gegners bestraft.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts. Wie weit der Schiedsrichter die Punkte unterhalb des Höchstwerts erhöhen darf und ob die Punkte beider Spieler noch zusammen die einer Partie ergeben müssen, ist nicht gesagt. Wir überlassen es dem Schiedsrichter; man könnte auch nur die üblichen Punktepaare zulassen.

penalty-own-points =
    .title = Weniger Punkte
    .rule = Eine Strafe kann eine niedrigere eigene Punktzahl in der Partie sein.
    .holds =
        { $imposed ->
            [no] Eine niedrigere eigene Punktzahl steht auf der Liste der Strafen.
           *[yes] { WHO($player) } wird mit einer niedrigeren Punktzahl bestraft.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts. Wie weit der Schiedsrichter die Punkte kürzen darf und ob sich die des Gegners danach richten müssen, ist nicht gesagt. Wir überlassen es dem Schiedsrichter; man könnte auch nur die üblichen Punktepaare zulassen.

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
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

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
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

expulsion-agreed =
    .title = Turnierausschluss und Veranstalter
    .rule = Ein Ausschluss vom Turnier kann der Zustimmung des Veranstalters bedürfen; der Schiedsrichter soll daher vorher klären, ob sie nötig ist.
    .holds = Der Ausschluss { WHO($player, case: "gen") } vom Turnier kann der Zustimmung des Veranstalters bedürfen.
    .reading = Der Kommentar sagt, dass die Zustimmung nötig sein kann, aber nicht wo; der Schiedsrichter klärt daher nur, ob sie nötig ist. Man könnte sie auch in jedem Fall einholen lassen.

fide-ruling =
    .title = Entscheidungen der FIDE
    .rule = Eine Föderation kann der FIDE eine Frage zu den Schachregeln vorlegen und eine Entscheidung der FIDE darüber erhalten.
