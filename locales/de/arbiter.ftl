# Der Schiedsrichter: Aufgaben, was er nicht sagt, Dritte und die Liste der Strafen.

laws-observed =
    .title = Die Einhaltung der Regeln
    .rule = Der Schiedsrichter muss darauf achten, dass die Schachregeln eingehalten werden. Die Reklamation eines Spielers hat Erfolg, wenn die Regeln das Beanstandete verbieten oder eine Folge daran knüpfen; andernfalls wird sie abgelehnt.
    .holds =
        { $complaint ->
            [upheld] Was reklamiert wird, hat nach { ARTICLE($article) } Folgen; die Reklamation ist daher berechtigt.
            [breach] Was geschehen ist{ $reference }, war nicht in Ordnung; die Reklamation ist daher berechtigt.
            [dealt] Die Reklamation ist berechtigt, aber über das Geschehene{ $reference } ist schon entschieden; weiter folgt daraus nichts.
            [open] Der Schiedsrichter entscheidet, was der Vorfall{ $reference } für das Ergebnis bedeutet, und damit auch über die Reklamation.
            [allowed] Was geschehen ist{ $reference }, war erlaubt; die Reklamation ist daher unbegründet.
            [no-breach] Was reklamiert wird{ $reference }, verstieß unter diesen Umständen nicht gegen die Regeln; die Reklamation ist daher unbegründet.
            [no-rule] Diese Ausgabe enthält keine Regel über das, was geschehen ist{ $reference }; die Reklamation ist daher unbegründet.
            [put-right] Was nicht in Ordnung war{ $reference }, wurde rechtzeitig berichtigt, wie es die Regeln vorsehen; die Reklamation ist daher unbegründet.
            [own] Reklamiert wird das eigene Verhalten, und das ist kein Grund für eine Reklamation.
            [not-proved] Dass sich der Vorfall{ $reference } zugetragen hat, wurde nicht festgestellt; die Reklamation ist daher unbegründet.
            [decision] Die Reklamation richtet sich gegen eine Entscheidung des Schiedsrichters{ $reference }. Die Entscheidung gilt, und einen Protest kennt diese Ausgabe nicht.
            [unnamed] Es gibt keinen Vorfall, auf den sich die Reklamation beziehen könnte; sie kann daher keinen Erfolg haben.
            [unread] Was diese Ausgabe zu dem Vorfall{ $reference } sagt, ist uns nicht bekannt; daher lässt sich nicht sagen, ob die Reklamation berechtigt ist.
           *[after-end] Die Partie war schon zu Ende; für das, was danach geschah{ $reference }, gelten die Regeln der Partie nicht mehr.
        }
    .reading = Die Regeln sagen nicht, wann etwas als bewiesen gilt; steht Aussage gegen Aussage, so gilt es uns als nicht erwiesen. Sie sagen auch nicht allgemein, bis wann ein Verstoß reklamiert werden kann: Nach unserer Lesart ändert eine Reklamation nach dem Ende der Partie nichts mehr am Ergebnis; folgen kann nur noch eine Strafe.

arbiter-steps-in =
    .title = Was der Schiedsrichter von sich aus tut
    .rule = Der Schiedsrichter muss auf die Einhaltung der Regeln achten und die Partien beobachten. Was die Regeln nicht den Spielern überlassen, muss er sofort aufgreifen, ohne auf eine Reklamation zu warten.
    .holds =
        { $what ->
            [illegal-move] Ein regelwidriger Zug wurde vollständig abgeschlossen und kann noch berichtigt werden; ein Schiedsrichter, der ihn bemerkt, muss daher eingreifen, ohne auf eine Reklamation zu warten, und ihn berichtigen lassen.
            [out-of-turn] Am Zug war der Gegner; ein Schiedsrichter, der den Zug sieht, muss daher eingreifen, ohne auf eine Reklamation zu warten, und ihn zurücknehmen lassen.
            [touch] Die berührte oder losgelassene Figur verpflichtete den Spieler zu einem anderen Zug; ein Schiedsrichter, der den Verstoß sieht, muss daher eingreifen, ohne auf eine Reklamation zu warten, und diesen Zug durchsetzen.
            [clock] Die Uhr des Spielers, der am Zug ist, muss laufen; ein Schiedsrichter, der bemerkt, dass sie steht, muss sie daher in Gang setzen, ohne auf eine Reklamation zu warten.
            [breach] Was geschehen ist{ $reference }, verstößt gegen die Regeln; ein Schiedsrichter, der es bemerkt, muss daher eingreifen, ohne auf eine Reklamation zu warten.
            [ruling] Um zu tun, was die Regeln verlangen oder erlauben{ $reference }, braucht der Schiedsrichter keine Reklamation.
            [flag] Das Blättchen ist unten, gilt aber erst als gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es reklamiert; ein Schiedsrichter, der es sieht, muss es anzeigen, ohne auf eine Reklamation zu warten.
            [position] Durch regelgemäße Züge kann diese Stellung nicht entstehen; es ist also etwas Regelwidriges geschehen, und der Schiedsrichter muss eingreifen, ohne auf eine Reklamation zu warten.
           *[time-trouble] Ein Spieler ist in Zeitnot; der Schiedsrichter muss die Partie daher beobachten. Solange nichts vorfällt, ist weiter nichts zu tun.
        }
    .fails = Nichts verlangt, dass der Schiedsrichter von sich aus eingreift.
    .reading = Die Regeln sagen dies nur für einzelne Fälle. Dass der Schiedsrichter bei jedem Verstoß, den er sieht, ohne Reklamation handelt, steht im Schiedsrichterhandbuch der FIDE; nach dem bloßen Wortlaut könnte man ihn überall dort, wo kein Artikel ihn nennt, auf eine Reklamation warten lassen.

ruling-measured =
    .title = Die Richtigkeit einer Entscheidung
    .rule = Eine Entscheidung wird an dem gemessen, was die Schachregeln zu dem Ereignis sagen, das sie nennt; nennt sie keines, so lässt sie sich nicht messen. Sie ist richtig, wenn sie in jedem Punkt, den sie betrifft (Partie, Uhren, Züge, Verstöße, Anträge), das anordnet, was die Regeln verlangen. Eine Stellung, die wiederherzustellen ist, und Zeit, die zu geben oder abzuziehen ist, gehören in jede Entscheidung; ohne sie ist diese unvollständig. Was die Regeln dem Schiedsrichter überlassen, ist so oder so richtig. Nichts zu tun ist nur dort richtig, wo sie nichts verlangen.
    .holds =
        { $measured ->
            [right] Die Entscheidung des Schiedsrichters hierzu{ $reference } enthält alles, was die Schachregeln verlangen.
            [incomplete] Die Entscheidung des Schiedsrichters hierzu{ $reference } ist richtig, soweit sie reicht, aber die Schachregeln verlangen mehr.
            [untaught] Der Wortlaut überlässt die Wahl dem Schiedsrichter, aber seine Entscheidung hierzu{ $reference } entspricht nicht der Auslegung der FIDE.
            [unread] Was diese Ausgabe dazu sagt, ist uns nicht bekannt; die Entscheidung lässt sich daran nicht messen.
           *[wrong] Die Entscheidung des Schiedsrichters hierzu{ $reference } lässt aus, was die Schachregeln verlangen, oder ordnet an, was sie weder verlangen noch ihm überlassen.
        }
    .unmet = Die Entscheidung betrifft nichts, was die Regeln hier bestimmen, und lässt sich daher nicht an ihnen messen.

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
            [yes] { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um etwas, das zum Spielen gebraucht wird und daher zu guten Spielbedingungen gehört; der Schiedsrichter muss sich darum kümmern.
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
    .holds = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } eine Behinderung oder { AGREE($player, sg: "braucht", pl: "brauchen") } ärztliche Hilfe; der Schiedsrichter muss daher besondere Maßnahmen treffen.
disabled-wish =
    .title = Der Wunsch eines Spielers mit Behinderung
    .rule = Ein vernünftiger, rechtzeitig geäußerter Wunsch eines Spielers mit Behinderung muss erfüllt werden, es sei denn, der Gegner wird durch ihn benachteiligt.
    .holds = Der Wunsch { WHO($player, case: "gen") } benachteiligt den Gegner nicht und muss daher erfüllt werden.
    .fails = Der Wunsch { WHO($player, case: "gen") } würde den Gegner benachteiligen und braucht daher nicht erfüllt zu werden.
    .reading = Einen vorgetragenen Wunsch behandeln wir als vernünftig und rechtzeitig. Man könnte auch verlangen, dass der Schiedsrichter zuerst beides prüft.
    .fails-alone = Der Wunsch { WHO($player, case: "gen") } braucht nicht erfüllt zu werden.

fair-play-rules =
    .title = Vorschriften gegen Betrug
    .rule = Der Schiedsrichter muss die Vorschriften oder Richtlinien zur Betrugsbekämpfung befolgen.

games-observed =
    .title = Die Partien beobachten
    .rule = Der Schiedsrichter muss die Partien beobachten, besonders wenn die Spieler in Zeitnot sind; er muss getroffene Entscheidungen durchsetzen und Spieler bestrafen, wo es angebracht ist.
    .holds =
        { $both ->
            [yes] Beide Spieler haben sich geweigert, die Regeln oder die Entscheidung zu befolgen; der Schiedsrichter muss die Befolgung durchsetzen und darf jeden von ihnen bestrafen.
           *[no] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } sich geweigert, die Regeln oder die Entscheidung zu befolgen; der Schiedsrichter muss die Befolgung durchsetzen und darf { WHO($player, case: "acc") } bestrafen.
        }
    .yields =
        { $both ->
            [yes] Beide Spieler haben sich geweigert, die Regeln oder die Entscheidung zu befolgen; dafür dürfte der Schiedsrichter sonst jeden von ihnen bestrafen.
           *[no] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } sich geweigert, die Regeln oder die Entscheidung zu befolgen; dafür dürfte der Schiedsrichter { WHO($player, case: "acc") } sonst bestrafen.
        }
    .reading = Der Artikel nennt für eine einzelne Weigerung keine Maßnahme; jede Strafe der Liste kommt in Betracht. Nach dem Schiedsrichterhandbuch der FIDE wird dem Spieler vorher angekündigt, dass die nächste Weigerung die Partie kostet.

assistants =
    .title = Assistenten
    .rule = Der Schiedsrichter darf Assistenten bestimmen, die Partien beobachten, zum Beispiel wenn mehrere Spieler in Zeitnot sind.

extra-time =
    .title = Zusätzliche Bedenkzeit nach einer Störung
    .rule = Nach einer externen Störung darf der Schiedsrichter einem oder beiden Spielern zusätzliche Bedenkzeit geben.
    .holds = Die Störung ging von keinem Spieler aus; der Schiedsrichter darf daher einem oder beiden Spielern zusätzliche Bedenkzeit geben.

no-intervention =
    .title = Kein Eingreifen
    .rule = Der Schiedsrichter darf in eine Partie nur eingreifen, wo die Regeln es vorsehen.
    .reading = Ob sich ein Spieler eine frühere Stellung zeigen lassen darf, sagt der Text nicht; wir behandeln einen solchen Wunsch als Bitte um eine Hilfe, die die Regeln nicht vorsehen. Bei der Prüfung eines Remisantrags und bei der Rekonstruktion wird die Partie ohnehin nachgespielt.
    .holds =
        { $why ->
            [not-completed] Die Uhr ist noch nicht gedrückt worden; der Spieler kann den Zug daher noch berichtigen, und der Schiedsrichter sagt nichts.
            [only-on-claim] Den Verstoß zu reklamieren ist Sache des Gegners; ohne Reklamation unternimmt der Schiedsrichter nichts.
            [not-described] Dem Wortlaut nach lässt kein Artikel den Schiedsrichter bei diesem Verstoß von sich aus eingreifen; ihn zu reklamieren ist Sache des Gegners.
            [not-seen] Der Schiedsrichter hat den Verstoß nicht gesehen, und von sich aus greift er nur bei dem ein, was er selbst beobachtet hat; den Verstoß zu reklamieren ist daher Sache des Gegners.
            [too-late] Der Gegner hat inzwischen gezogen; der Schiedsrichter kann daher nicht mehr eingreifen.
            [not-pressed] Die Uhr wurde nicht gedrückt, aber das müssen die Spieler selbst bemerken; der Schiedsrichter darf es nicht erwähnen.
            [position-wanted] { WHO($player) } { AGREE($player, sg: "möchte", pl: "möchten") } sich eine frühere Stellung zeigen lassen. Eine solche Hilfe sieht kein Artikel vor; der Schiedsrichter darf sie daher nicht geben.
           *[nothing-wrong] Es liegt nichts vor, bei dem die Regeln den Schiedsrichter eingreifen lassen.
        }

nothing-told =
    .title = Was der Schiedsrichter nicht sagt
    .rule = Der Schiedsrichter darf nicht sagen, wie viele Züge abgeschlossen sind, außer wenn ein Blättchen gefallen ist und die Partieformulare vervollständigt werden. Er darf einem Spieler weder sagen, dass der Gegner einen Zug abgeschlossen hat, noch, dass die Uhr nicht gedrückt wurde.
    .holds =
        { $what ->
            [press] Ob die Uhr gedrückt wurde, müssen die Spieler selbst bemerken; der Schiedsrichter darf es nicht erwähnen.
            [moved] Ob der Gegner einen Zug abgeschlossen hat, müssen die Spieler selbst bemerken; der Schiedsrichter darf es nicht erwähnen.
            [advice] Das Gesagte ist ein Rat, und einen Rat darf den Spielern niemand geben, auch nicht der Schiedsrichter.
            [opponent] Darüber schweigen müssen der Schiedsrichter und Außenstehende, nicht aber der Gegner; { WHO($player) } darf es daher sagen.
           *[count] Noch ist kein Blättchen gefallen; der Schiedsrichter darf daher nicht sagen, wie viele Züge abgeschlossen sind.
        }
    .fails = Ein Blättchen ist gefallen; beim Vervollständigen der Partieformulare darf daher gesagt werden, wie viele Züge abgeschlossen sind.
    .reading = Der Artikel nennt den Rat, was zu spielen ist, nicht. Da den Spielern Ratschläge von jedermann verboten sind, halten wir sie auch dem Schiedsrichter für verboten.
    .fails-alone = Der Schiedsrichter darf sagen, wie viele Züge abgeschlossen sind, soweit das zum Vervollständigen der Partieformulare nötig ist.

observers-tell-the-arbiter =
    .title = Zuschauer und andere Spieler
    .rule = Wer einen Regelverstoß bemerkt, darf ihn nur dem Schiedsrichter mitteilen. Spieler anderer Partien dürfen nicht über eine Partie sprechen und sich nicht einmischen, Zuschauer ebenso wenig. Der Schiedsrichter darf Störer aus dem Turnierareal weisen.
    .holds =
        { $what ->
            [flag] Kein Außenstehender darf auf ein gefallenes Blättchen hinweisen. Ein solcher Hinweis ist keine Reklamation, und das Blättchen gilt durch ihn nicht als gefallen.
            [advice] Das Gesagte ist ein Rat, und kein Außenstehender, auch kein Mannschaftsführer, darf einem Spieler einen Rat geben.
            [draw-advice] Das Gesagte ist ein Rat zu einem Remis, und einen solchen darf kein Außenstehender geben; nur das Turnierreglement kann einem Mannschaftsführer ein Wort darüber erlauben.
            [disturbance] Die Störung ging von jemandem aus, der die Partie nicht spielt, und kein Außenstehender darf eine Partie stören.
            [claim] Nur ein Spieler der Partie kann in ihr etwas beantragen oder reklamieren; was ein anderer sagt, gilt weder als Antrag noch als Reklamation.
            [part] Nur ein Spieler der Partie kann das tun. Tut es ein anderer, so bleibt es ohne Wirkung und ist eine Einmischung in die Partie.
            [over] Die Partie war schon zu Ende; was danach gesagt wurde, betrifft sie nicht mehr.
            [assistant] Was der Assistent gesagt oder getan hat, gehört nicht zu seiner Aufgabe, und alles, was darüber hinausgeht, ist eine Einmischung in die Partie.
            [reported] Eine solche Reklamation steht nur einem Spieler zu. Der Schiedsrichter weiß nun aber davon; er muss selbst nachsehen und über das entscheiden, was er feststellt.
            [look] Allein dem Schiedsrichter darf jeder einen Regelverstoß melden. Die Meldung ist keine Reklamation, aber der Schiedsrichter muss selbst nachsehen und über das entscheiden, was er feststellt.
           *[tidings] Wer die Partie nicht spielt, darf nur mit dem Schiedsrichter über sie sprechen; hier aber konnten es die Spieler hören.
        }
    .yields =
        { $what ->
            [flag] Kein Außenstehender dürfte sonst auf ein gefallenes Blättchen hinweisen.
            [advice] Kein Außenstehender dürfte sonst einem Spieler einen Rat geben.
            [draw-advice] Kein Außenstehender dürfte sonst einem Spieler zu einem Remis raten.
            [disturbance] Kein Außenstehender dürfte sonst die Partie stören.
            [claim] Nur ein Spieler der Partie könnte sonst in ihr etwas beantragen oder reklamieren.
            [part] Was nur ein Spieler der Partie tun kann, bliebe sonst ohne Wirkung, wenn es ein anderer tut.
            [over] Die Partie war schon zu Ende; was danach gesagt wurde, würde sie nicht mehr betreffen.
            [assistant] Ein Assistent müsste sich sonst auf seine Aufgabe beschränken.
            [reported] Der Schiedsrichter müsste sonst selbst nachsehen und über das entscheiden, was er feststellt.
            [look] Der Schiedsrichter müsste sonst selbst nachsehen und über das entscheiden, was er feststellt.
           *[tidings] Wer die Partie nicht spielt, dürfte sonst nur mit dem Schiedsrichter über sie sprechen.
        }
    .fails = Angesprochen wurde nur der Schiedsrichter, was erlaubt ist.
    .reading = Einen Mannschaftsführer behandeln wir als Außenstehenden; das Turnierreglement kann ihn für seine Mannschaft sprechen lassen, auch über ein Remis. Das FIDE-Reglement für Mannschaftsturniere verbietet dem Mannschaftsführer, zu einem Remis zu raten. Dass der Schiedsrichter auf einen Hinweis hin selbst nachsieht und über das entscheidet, was er dann sieht, ist eine Empfehlung des Schiedsrichterhandbuchs der FIDE. Assistenten nennt der Artikel nicht: Wer seine Aufgabe überschreitet, gilt uns als Außenstehender; man könnte es auch seinem Spieler zurechnen.
    .fails-alone = Es war erlaubt, sich damit an den Schiedsrichter zu wenden, aber an niemanden sonst.
captain-speaks =
    .title = Was ein Mannschaftsführer sagen darf
    .rule = Ein Mannschaftsführer darf in Gegenwart des Schiedsrichters und mit dessen Zustimmung mit einem Spieler sprechen, aber weder zu einem Remis noch zur Stellung einen Rat geben.
    .holds = Der Mannschaftsführer sprach in Gegenwart des Schiedsrichters, und zwar weder über ein Remis noch über die Stellung; das ist erlaubt.
    .fails = Was der Mannschaftsführer sagte, war ein Rat, und ein Rat ist auch in Gegenwart des Schiedsrichters nicht erlaubt.
captain-on-draws =
    .title = Ein Mannschaftsführer, der von einem Remis spricht
    .rule = In der französischen Vereinsmeisterschaft darf ein Mannschaftsführer in Gegenwart des Schiedsrichters sagen, wie der Mannschaftskampf steht und ob Remis gemacht werden soll, aber nichts zur Stellung.
    .holds = Der Mannschaftsführer sprach in Gegenwart des Schiedsrichters über den Mannschaftskampf oder über ein Remis, was in der französischen Vereinsmeisterschaft erlaubt ist.
    .fails = Was der Mannschaftsführer sagte, betraf die Stellung, und über sie darf er auch in Gegenwart des Schiedsrichters nicht sprechen.

phones-of-everybody =
    .title = Die Telefone aller anderen
    .rule = Im Turnierareal und in einem vom Schiedsrichter bestimmten angrenzenden Bereich darf niemand ohne Genehmigung des Schiedsrichters ein Mobiltelefon oder ein anderes Kommunikationsgerät benutzen.
    .holds = Das Gerät war eingeschaltet und nicht genehmigt. Ohne Genehmigung darf im Turnierareal und in einem eigens bestimmten angrenzenden Bereich niemand eines in Betrieb haben, weder ein Zuschauer noch ein Mannschaftsführer noch der Schiedsrichter.
    .fails =
        { $approved ->
            [yes] Der Schiedsrichter hat das Gerät genehmigt.
           *[no] Das Gerät war ausgeschaltet und wurde nicht benutzt.
        }
    .fails-alone = Das Gerät ist erlaubt.

penalties-are-listed =
    .title = Nur die Strafen der Liste
    .rule = Der Schiedsrichter darf nur die Strafen verhängen, die dieser Artikel aufzählt, einzeln oder zusammen, und jene, die andere Artikel nennen.
    .holds =
        { $listed ->
            [yes] Eine Geldbuße darf nur verhängt werden, wenn sie im Voraus angekündigt wurde, und diese wurde es nicht.
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
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } zur Strafe verwarnen.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.
told-to-captain =
    .title = Was dem Mannschaftsführer gesagt wird
    .rule = Was dem Mannschaftsführer gesagt wird, gilt als allen Spielern der Mannschaft gesagt.
    .holds = Die Verwarnung wurde gegenüber dem Mannschaftsführer ausgesprochen; sie gilt, als wäre sie dem Spieler selbst erteilt worden.
video-left-to-arbiter =
    .title = Ob eine Videoaufnahme angesehen wird
    .rule = Nur der Schiedsrichter entscheidet, ob eine Videoaufnahme angesehen wird; kein Spieler kann es verlangen.
    .holds = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, eine Videoaufnahme anzusehen; ob das geschieht, entscheidet aber allein der Schiedsrichter.
video-not-appealed =
    .title = Kein Protest wegen einer nicht angesehenen Videoaufnahme
    .rule = Gegen die Entscheidung, ob eine Videoaufnahme angesehen wird, gibt es keinen Protest, wohl aber gegen die daraus gezogene Entscheidung.
    .holds = Der Protest betrifft die Frage, ob eine Videoaufnahme angesehen wird; dagegen gibt es keinen Protest.
    .fails = Der Protest betrifft nicht die Frage, ob eine Videoaufnahme angesehen wird, sondern richtet sich gegen eine Entscheidung, und das ist zulässig.

penalty-opponent-time =
    .title = Mehr Bedenkzeit für den Gegner
    .rule = Eine Strafe kann zusätzliche Bedenkzeit für den Gegner sein.
    .holds =
        { $imposed ->
            [no] Zusätzliche Bedenkzeit für den Gegner steht auf der Liste der Strafen.
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } mit zusätzlicher Bedenkzeit für den Gegner bestrafen.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

penalty-own-time =
    .title = Weniger Bedenkzeit
    .rule = Eine Strafe kann der Abzug von Bedenkzeit sein.
    .holds =
        { $imposed ->
            [no] Der Abzug von Bedenkzeit steht auf der Liste der Strafen.
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } mit einem Abzug von Bedenkzeit bestrafen.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

penalty-opponent-points =
    .title = Mehr Punkte für den Gegner
    .rule = Eine Strafe kann eine höhere Punktzahl des Gegners in der Partie sein, bis zum Höchstwert.
    .holds =
        { $imposed ->
            [no] Eine höhere Punktzahl des Gegners steht auf der Liste der Strafen.
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } mit einer höheren Punktzahl des Gegners bestrafen.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts. Wie weit der Schiedsrichter die Punkte unterhalb des Höchstwerts erhöhen darf und ob die Punkte beider Spieler noch zusammen die einer Partie ergeben müssen, ist nicht gesagt. Wir überlassen es dem Schiedsrichter; man könnte auch nur die üblichen Punktepaare zulassen.

penalty-own-points =
    .title = Weniger Punkte
    .rule = Eine Strafe kann eine niedrigere eigene Punktzahl in der Partie sein.
    .holds =
        { $imposed ->
            [no] Eine niedrigere eigene Punktzahl steht auf der Liste der Strafen.
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } mit einer niedrigeren Punktzahl bestrafen.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts. Wie weit der Schiedsrichter die Punkte kürzen darf und ob sich die des Gegners danach richten müssen, ist nicht gesagt. Wir überlassen es dem Schiedsrichter; man könnte auch nur die üblichen Punktepaare zulassen.

penalty-loss =
    .title = Partieverlust
    .rule = Eine Strafe kann der Partieverlust sein.
    .holds =
        { $imposed ->
            [no] Der Partieverlust steht auf der Liste der Strafen.
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } mit Partieverlust bestrafen.
        }
    .reading = Nur die neueren Texte sagen, dass der Schiedsrichter dann die Punkte des Gegners festlegt. Nach den älteren lassen wir den Gegner gewinnen.

penalty-fine =
    .title = Geldbuße
    .rule = Eine Strafe kann eine im Voraus angekündigte Geldbuße sein.
    .holds =
        { $imposed ->
            [no] Eine im Voraus angekündigte Geldbuße steht auf der Liste der Strafen.
           *[yes] Geldbußen wurden im Voraus angekündigt; der Schiedsrichter darf daher gegen { WHO($player, case: "acc") } eine Geldbuße verhängen.
        }
    .fails = Es wurde keine Geldbuße im Voraus angekündigt; gegen { WHO($player, case: "acc") } kann daher keine verhängt werden.
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

penalty-rounds =
    .title = Ausschluss von Runden
    .rule = Eine Strafe kann der Ausschluss von einer oder mehreren Runden sein.
    .holds =
        { $imposed ->
            [no] Der Ausschluss von einer oder mehreren Runden steht auf der Liste der Strafen.
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } mit dem Ausschluss von einer oder mehreren Runden bestrafen.
        }

penalty-expulsion =
    .title = Ausschluss vom Turnier
    .rule = Eine Strafe kann der Ausschluss vom Turnier sein.
    .holds =
        { $imposed ->
            [no] Der Ausschluss vom Turnier steht auf der Liste der Strafen.
           *[yes] Der Schiedsrichter darf { WHO($player, case: "acc") } mit dem Ausschluss vom Turnier bestrafen.
        }
    .reading = Für 2014 geben wir den Strafen die Buchstaben, die der Reihenfolge von 2017 entsprechen. Gesehen wurde nur ein Entwurf von 2012, der eine andere Reihenfolge haben kann; an der Strafe selbst ändert sich dadurch nichts.

expulsion-agreed =
    .title = Turnierausschluss und Veranstalter
    .rule = Ein Ausschluss vom Turnier kann der Zustimmung des Veranstalters bedürfen; der Schiedsrichter muss daher zuerst klären, ob sie nötig ist.
    .holds = Der Ausschluss { WHO($player, case: "gen") } vom Turnier kann der Zustimmung des Veranstalters bedürfen; der Schiedsrichter muss daher zuerst klären, ob sie nötig ist.
    .reading = Der Kommentar sagt, dass die Zustimmung nötig sein kann, aber nicht, wann; der Schiedsrichter klärt daher nur, ob sie nötig ist. Man könnte sie auch in jedem Fall einholen lassen.

fide-ruling =
    .title = Entscheidungen der FIDE
    .rule = Eine Föderation kann der FIDE eine Frage zu den Schachregeln vorlegen und eine Entscheidung der FIDE darüber erhalten.
