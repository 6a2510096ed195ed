### Titles of the cases about adjourned games: what a reader would search for.

## adjourned-position-set-up.yaml

title-the-adjourned-position-and-the-times-are-set-up = Wiederaufnahme einer Hängepartie: Was muss der Schiedsrichter aufbauen?
title-a-position-that-nobody-knows-cannot-be-set-up = Wiederaufnahme, aber Umschlag verloren und Stellung unbekannt

## ambiguous-sealed-move.yaml

title-an-ambiguous-sealed-move-loses = Abgabezug Sd2, beide Springer können nach d2
title-a-sealed-move-is-not-ambiguous-where-only-one-piece-may-go-there = Abgabezug Se2 bei zwei Springern, einer davon gefesselt
    .scene = Beim Partieabbruch war Weiß am Zug und gab { MOVE("Ne2") } ab. Bei der Wiederaufnahme öffnen Sie den Umschlag in Gegenwart beider Spieler. Schwarz liest den Zug und verlangt sofort den Punkt: In der Nähe von e2 stünden zwei weiße Springer, und auf dem Papier stehe nicht, welcher von ihnen ziehen soll.
title-an-ambiguous-sealed-move-loses-although-both-moves-were-good = Abgabezug, der sich als zwei verschiedene Züge lesen lässt

## both-absent-at-resumption.yaml

title-the-replier-loses-the-time-while-nobody-is-there = Niemand zur Wiederaufnahme da: 30 Minuten Wartezeit, nicht entschuldigt
title-nobody-loses-time-where-no-lateness-is-allowed = Niemand zur Wiederaufnahme da: Wartezeit null
title-the-arbiter-may-spare-the-replier-the-time-while-nobody-is-there = Niemand zur Wiederaufnahme da: 30 Minuten Wartezeit, Verspätung entschuldigt

## change-of-sealed-move.yaml

title-the-sealed-move-may-be-changed-until-the-clocks-are-stopped = Änderung des Abgabezugs: Umschlag verschlossen, Uhr läuft noch
title-the-sealed-move-stays-once-the-clocks-are-stopped = Änderung des Abgabezugs: Umschlag verschlossen, Uhren angehalten
title-the-opponent-cannot-change-the-sealed-move = Der Gegner ändert den Abgabezug
title-a-move-sealed-without-being-asked-may-be-changed-too = Abgabezug ohne Aufforderung, vor und nach dem Anhalten der Uhren geändert

## clocks-stopped-after-sealing.yaml

title-the-sealer-stops-the-clocks-once-the-envelope-is-closed = Abgebender Spieler verschließt den Umschlag und hält dann die Uhren an
title-the-clocks-run-until-the-envelope-is-closed = Abgebender Spieler hält die Uhren vor dem Verschließen des Umschlags an
title-the-opponent-does-not-stop-the-clocks-of-the-sealer = Der Gegner hält nach dem Verschließen des Umschlags die Uhren an

## decided-before-opening.yaml

title-an-illegal-sealed-move-costs-nothing-after-the-repliers-flag-fell = Regelwidriger Abgabezug: Das Blättchen des abwesenden Gegners fiel vor dem Schiedsrichter
title-an-ambiguous-sealed-move-changes-nothing-after-a-draw-on-time = Mehrdeutiger Abgabezug des bloßen Königs: Das Blättchen des abwesenden Gegners fiel
title-a-flag-that-nobody-noticed-does-not-save-a-bad-sealed-move = Abgabezug regelwidrig: Das Blättchen des Gegners ist unbemerkt gefallen
title-a-draw-agreed-between-the-sessions-stands-whatever-was-sealed = Regelwidriger Abgabezug: Remis vor dem Öffnen des Umschlags vereinbart
title-a-bad-sealed-move-costs-nothing-in-a-dead-position = Abgabezug regelwidrig bei König und Läufer gegen König
title-a-bad-sealed-move-loses-a-game-that-nothing-decided-before = Abgabezug regelwidrig: Partie beim Öffnen des Umschlags noch offen
title-a-bad-sealed-move-costs-nothing-behind-a-closed-wall-of-pawns = Abgabezug regelwidrig, die Bauern sind verriegelt, und kein Läufer lässt sich opfern
title-a-bad-sealed-move-loses-behind-a-wall-that-a-sacrifice-opens = Abgabezug regelwidrig, die Bauern sind verriegelt, doch ein Läufer lässt sich opfern

## early-adjournment.yaml

title-a-player-who-adjourns-early-pays-the-time-to-the-end-of-the-session = Weiß bricht die Partie vor dem Ende der Spielzeit ab und gibt den Zug ab
title-only-the-player-having-the-move-may-adjourn-early = Ein Spieler, der nicht am Zug ist, bricht die Partie vor dem Ende der Spielzeit ab
title-the-time-charged-for-adjourning-early = Abbruch 25 Minuten vor dem Ende der Spielzeit: die Uhrenstände
    .scene = Weiß ist am Zug, hat noch 1 Stunde, fühlt sich nicht wohl und erklärt 25 Minuten vor dem Ende der Spielzeit, die Partie sofort abbrechen zu wollen. Schwarz, mit noch 50 Minuten, hat nichts dagegen, meint aber, das dürfe keinen der beiden etwas kosten.

## ended-before-resumption.yaml

title-a-draw-agreed-before-the-resumption-ends-the-game = Remis zwischen Abbruch und Wiederaufnahme vereinbart
title-a-resignation-before-the-resumption-ends-the-game = Aufgabe vor der Wiederaufnahme, der Gegner kann noch matt setzen
title-no-draw-is-agreed-by-accepting-an-offer-that-nobody-made = Vor der Wiederaufnahme nimmt ein Spieler Remis an, das niemand angeboten hat
title-a-draw-agreed-after-the-resumption-is-an-ordinary-one = Remis nach der Wiederaufnahme der Hängepartie vereinbart
title-a-resignation-before-the-resumption-draws-today-where-the-opponent-cannot-mate = Aufgabe vor der Wiederaufnahme gegen einen bloßen König

## envelope-custody.yaml

title-the-arbiter-checks-the-envelope-and-keeps-it = Umschlag nach der Abgabe verschlossen: Wer verwahrt ihn?
title-an-envelope-without-a-sealed-move-is-not-yet-the-arbiters = Umschlag verschlossen, bevor ein Zug abgegeben ist

## envelope-draw-offer.yaml

title-an-open-offer-stands-on-the-envelope = Offenes Remisangebot auf dem Umschlag vermerkt
title-an-envelope-without-the-open-offer-is-incomplete = Offenes Remisangebot fehlt auf dem Umschlag
title-a-refused-offer-stands-on-the-envelope-only-where-every-earlier-offer-does = Abgelehntes Remisangebot fehlt auf dem Umschlag
title-an-offer-made-after-the-sealing-does-not-belong-on-the-envelope-of-1997 = Nach der Abgabe gemachtes Remisangebot fehlt auf dem Umschlag

## envelope-move-number.yaml

title-the-envelope-shows-the-number-of-the-move = Umschlag ohne die verbrauchte Bedenkzeit und die Angaben zur Wiederaufnahme
title-an-envelope-without-the-number-of-the-move-is-incomplete = Nummer des Abgabezugs fehlt auf dem Umschlag

## envelope-names.yaml

title-the-envelope-shows-the-names = Umschlag, auf dem alles Vorgeschriebene steht
title-an-envelope-without-the-names-is-incomplete = Namen der Spieler fehlen auf dem Umschlag
title-seven-things-stand-on-the-envelope = Was muss auf dem Umschlag mit dem Abgabezug stehen?

## envelope-opened-for-replier.yaml

title-the-envelope-stays-closed-while-the-replier-is-absent = Umschlag bei der Wiederaufnahme: Der Spieler, der antworten muss, fehlt
title-an-envelope-opened-without-the-replier-is-opened-too-early = Schiedsrichter öffnet den Umschlag ohne den Spieler, der antworten muss
title-the-envelope-is-opened-although-the-sealer-is-absent = Umschlag bei der Wiederaufnahme: Der abgebende Spieler fehlt

## envelope-position.yaml

title-the-envelope-shows-the-position = Umschlag ohne den Namen des abgebenden Spielers und ohne die Zugnummer
title-an-envelope-without-the-position-is-incomplete = Stellung fehlt auf dem Umschlag

## envelope-resumption.yaml

title-the-envelope-shows-the-resumption = Umschlag ohne die Namen der Spieler und die Stellung
title-an-envelope-without-the-resumption-is-incomplete = Datum, Zeit und Ort der Wiederaufnahme fehlen auf dem Umschlag

## envelope-sealer.yaml

title-the-envelope-shows-the-name-of-the-sealer = Umschlag ohne die Stellung und die verbrauchte Bedenkzeit
title-an-envelope-without-the-name-of-the-sealer-is-incomplete = Name des abgebenden Spielers fehlt auf dem Umschlag

## envelope-times.yaml

title-the-envelope-shows-the-times = Umschlag ohne die Namen der Spieler und den des abgebenden Spielers
title-an-envelope-without-the-times-is-incomplete = Verbrauchte Bedenkzeit beider Spieler fehlt auf dem Umschlag

## illegal-sealed-move.yaml

title-an-illegal-sealed-move-loses = Abgabezug 0-0-0 mit Figuren zwischen König und Turm
title-a-sealed-move-of-a-pinned-piece-loses = Abgabezug mit einem gefesselten Springer
title-an-illegal-sealed-move-loses-even-against-a-bare-king = Abgabezug regelwidrig gegen einen bloßen König
title-a-legal-sealed-move-is-made-on-the-board = Abgabezug 0-0 bei freiem Weg zwischen König und Turm
title-whether-a-sealed-move-loses-may-depend-on-its-legality = Abgabezug, von dem nicht bekannt ist, ob er regelgemäß ist

## late-for-resumption.yaml

title-more-than-an-hour-late-for-the-resumption-loses = Eine Stunde und eine Sekunde zu spät zur Wiederaufnahme, Wartezeit 30 Minuten
title-exactly-an-hour-late-is-not-more-than-an-hour = Genau eine Stunde zu spät zur Wiederaufnahme, Wartezeit 30 Minuten
title-the-default-time-of-the-event-is-not-exceeded-by-coming-at-its-end = Verspätet zur Wiederaufnahme: Ankunft genau am Ende der Wartezeit
    .scene = Weiß hat einen Zug abgegeben. Bei der Wiederaufnahme ist Weiß am Brett, Schwarz aber fehlt, kommt in den Saal gelaufen und erreicht das Brett genau 30 Minuten zu spät. Weiß zeigt auf die Wanduhr: Die Wartezeit sei bis zur letzten Sekunde verbraucht und also vorbei.
title-the-default-time-of-the-event-is-exceeded-by-a-second = Verspätet zur Wiederaufnahme: Ankunft eine Sekunde nach Ablauf der Wartezeit
    .scene = Weiß hat einen Zug abgegeben. Bei der Wiederaufnahme sitzt Weiß am Brett; Schwarz fehlt und kommt genau 30 Minuten und 1 Sekunde zu spät herbeigeeilt, ohne eine Entschuldigung, die Sie gelten lassen. Außer Atem zeigt Schwarz auf die Uhr: Es sei noch reichlich Zeit darauf, und nach den alten Regeln hätte niemand etwas gesagt.
title-no-excuse-helps-a-player-an-hour-late-in-1997 = Siebzig Minuten zu spät zur Wiederaufnahme, entschuldigt
title-whether-a-late-player-loses-may-depend-on-the-arbiter = Siebzig Minuten zu spät zur Wiederaufnahme, unbekannt, ob entschuldigt
title-the-regulations-may-allow-more-than-an-hour = Achtzig Minuten zu spät zur Wiederaufnahme, das Turnier erlaubt 90
title-a-late-player-of-an-event-whose-default-time-is-not-told = Vierzig Minuten zu spät zur Wiederaufnahme, Wartezeit nicht bekannt
title-a-late-sealer-loses-if-his-sealed-move-decides-nothing = Abgebender Spieler 65 Minuten zu spät, Umschlag schon geöffnet
title-both-lose-when-both-come-too-late = Beide verspätet: Der antwortende Spieler kommt nach 65 Minuten, der abgebende gar nicht
    .scene = Weiß hat einen Zug abgegeben. Bei der Wiederaufnahme bleiben beide Stühle leer. Schwarz kommt 1 Stunde 5 Minuten zu spät, ohne eine Entschuldigung, die Sie gelten lassen; Weiß fehlt immer noch. Schwarz setzt sich zufrieden und bittet Sie, den Gewinn einzutragen, da sonst ja niemand gekommen sei.

## late-sealer-drew.yaml

title-a-late-sealer-draws-if-his-sealed-move-stalemates = Keiner zur Wiederaufnahme da: Der Abgabezug setzt patt
title-a-late-sealer-draws-if-his-sealed-capture-leaves-two-kings = Keiner zur Wiederaufnahme da: Nach dem Schlagen im Abgabezug bleiben zwei Könige
    .scene = Weiß ist am Zug und gibt { MOVE("Kxb2") } ab. Bei der Wiederaufnahme ist keiner der beiden Spieler da. Weiß kommt 1 Stunde 5 Minuten zu spät, ohne eine Entschuldigung, die Sie gelten lassen; Schwarz ist gar nicht gekommen. Weiß bittet Sie, den Umschlag zu öffnen, bevor Sie irgendetwas entscheiden.
title-what-a-late-sealer-gets-may-depend-on-what-he-sealed = Keiner zur Wiederaufnahme da: Wohin der Abgabezug führt, ist nicht bekannt
title-a-sealed-stalemate-on-the-board-is-not-undone-by-lateness = Abgebender Spieler verspätet: Das Patt steht schon auf dem Brett
    .scene = Weiß ist am Zug und gibt { MOVE("Qg6") } ab. Bei der Wiederaufnahme ist Schwarz am Brett, Weiß aber fehlt. Sie öffnen den Umschlag und führen den Abgabezug aus. Weiß kommt 1 Stunde 5 Minuten zu spät. Schwarz hat inzwischen in den Regeln nachgelesen und meint, wer nach Ablauf der Wartezeit komme, habe verloren, ganz gleich, was auf dem Brett stehe.
title-a-late-sealer-draws-if-his-sealed-move-closes-the-wall-of-pawns = Keiner zur Wiederaufnahme da: Abgabezug h5 verriegelt die Bauern, kein Läuferopfer möglich
    .scene = Weiß ist am Zug und gibt h5 ab, womit die letzten Bauern verkeilt sind. Bei der Wiederaufnahme sind beide Stühle leer. Weiß kommt 1 Stunde 5 Minuten zu spät, ohne eine Entschuldigung, die Sie gelten lassen; von Schwarz ist nichts zu sehen. Der Veranstalter meint, beide seien zu spät, und daran könne keine Stellung etwas ändern.
title-a-late-sealer-loses-with-a-wall-that-a-sacrifice-opens = Keiner zur Wiederaufnahme da: Abgabezug h5 verriegelt die Bauern, Läuferopfer möglich
    .scene = Weiß ist am Zug und gibt h5 ab. Bei der Wiederaufnahme ist keiner der beiden Spieler am Brett. Weiß kommt 1 Stunde 5 Minuten zu spät, ohne eine Entschuldigung, die Sie gelten lassen; Schwarz ist gar nicht erschienen. Weiß bittet Sie, sich die Stellung nach h5 anzusehen: Alle Bauern seien verkeilt, da komme nie mehr jemand durch.
title-a-late-replier-has-the-draw-of-the-sealed-stalemate = Spieler, der antworten muss, kommt zu spät: Der Abgabezug setzt patt

## late-sealer-flag.yaml

title-the-flag-of-the-player-who-waited-goes-before-the-lateness-of-the-sealer = Abgebender Spieler verspätet: Zuerst fällt das Blättchen des Wartenden
title-the-flag-of-the-player-who-waited-gives-only-a-draw-to-a-sealer-who-cannot-mate = Abgebender Spieler hat nur den König und verspätet sich: Blättchen des Gegners fällt zuerst
title-a-late-sealer-loses-while-the-flag-of-his-opponent-is-up = Abgebender Spieler kommt eine Sekunde zu spät zur Wiederaufnahme

## late-sealer-mated.yaml

title-a-late-sealer-wins-if-his-sealed-move-mates = Keiner zur Wiederaufnahme da: Der Abgabezug setzt matt
    .scene = Weiß ist am Zug und gibt { MOVE("Qg7") } ab. Bei der Wiederaufnahme fehlen beide Spieler. Weiß kommt 1 Stunde 5 Minuten zu spät, ohne eine Entschuldigung, die Sie gelten lassen; von Schwarz ist nichts zu sehen. Der Veranstalter erinnert Sie daran, dass Verspätungen bei allen gleich zu behandeln sind.
title-a-sealed-mate-on-the-board-is-not-undone-by-lateness = Abgebender Spieler zwei Stunden verspätet: Das Matt steht schon auf dem Brett
title-a-late-sealer-is-not-saved-by-an-illegal-mate = Abgebender Spieler verspätet: Der mattsetzende Abgabezug ist regelwidrig
    .scene = Weiß ist am Zug und gibt { MOVE("Qg7") } ab. Bei der Wiederaufnahme sitzt Schwarz am Brett; Weiß fehlt und kommt 1 Stunde 5 Minuten zu spät, ohne eine Entschuldigung, die Sie gelten lassen. Weiß ist bester Laune: Im Umschlag stehe Matt, und ein Matt auf dem Papier sei so viel wert wie eines auf dem Brett.

## lost-envelope.yaml

title-the-game-goes-on-without-the-envelope = Umschlag verloren: Die Uhrenstände beim Abbruch sind bekannt
title-the-arbiter-sets-the-times-that-nobody-can-establish = Umschlag verloren: Die Uhrenstände beim Abbruch lassen sich nicht feststellen
    .scene = Weiß hat einen Zug abgegeben, doch der Umschlag, auf dem die Zeiten standen, ist verloren gegangen. Beide Spieler zeigen Ihnen dieselbe Abbruchstellung; wie viel Zeit sie noch hatten, kann keiner von ihnen sagen, und auch sonst weiß es niemand. Schwarz möchte die ganze Partie neu spielen.
title-no-envelope-is-opened-after-it-was-lost = Umschlag verloren: Der abgebende Spieler führt den Zug auf dem Brett aus

## lost-position.yaml

title-a-new-game-is-played-when-the-position-is-lost-with-the-envelope = Umschlag verloren: Schiedsrichter kann die Stellung nicht feststellen
    .scene = Beim Partieabbruch hat Weiß einen Zug abgegeben, doch nun ist der Umschlag mit den Partieformularen verschwunden. Die Erinnerungen der beiden Spieler weichen bei mehreren Figuren voneinander ab, und trotz aller Bemühungen lässt sich die Abbruchstellung nicht mehr ermitteln. Jeder behauptet, besser gestanden zu haben.
title-no-game-is-annulled-while-the-position-is-known = Umschlag nach 3. d4 verloren: Die Stellung der Hängepartie ist bekannt
    .scene = Beim Partieabbruch war Schwarz am Zug und gab { MOVE("cxd4") } ab. Als Sie den Schrank aufschließen, fehlt der Umschlag, doch war die Partie so kurz, dass sich beide Spieler über die Stellung und die Zeiten einig sind. Weiß meint, einen Abgabezug, den niemand lesen kann, gebe es nicht.
title-nobody-knows-the-adjourned-position-although-the-envelope-is-there = Stellung der Hängepartie unbekannt, der Umschlag ist aber da

## move-on-board-instead-of-sealing.yaml

title-a-move-made-on-the-board-after-the-request-must-be-sealed = Zur Abgabe aufgefordert, zieht Weiß und gibt denselben Zug ab; die Wiederaufnahme
title-another-move-than-the-one-made-on-the-board-cannot-be-sealed = Zur Abgabe aufgefordert, zieht Weiß auf dem Brett, gibt aber einen anderen Zug ab
title-a-move-made-on-the-board-can-no-longer-be-changed-on-paper = Zur Abgabe aufgefordert, zieht Weiß auf dem Brett, gibt den Zug ab und ändert ihn dann
    .scene = Weiß ist am Zug; für den Partieabbruch bitten Sie um die Abgabe eines Zuges. In Gedanken spielt Weiß { MOVE("Ba4") } auf dem Brett, ohne die Uhr zu drücken, schreibt dann auch { MOVE("Ba4") } auf, überlegt es sich und ändert es auf dem Papier in { MOVE("Bxc6") }. Schwarz protestiert; Weiß meint, es zähle nur das Papier.
title-a-move-made-before-the-request-binds-no-sealed-move = Weiß zieht vor der Aufforderung, dann gibt Schwarz seinen Zug ab

## offer-after-sealing.yaml

title-an-offer-made-after-the-opponent-sealed-stays-open = Remisangebot nach dem Abgabezug des Gegners, der es später annimmt
title-an-offer-made-after-the-sealing-is-refused-in-words = Remisangebot nach dem Abgabezug des Gegners: erst abgelehnt, dann doch angenommen
    .scene = Weiß ist am Zug und gibt auf Ihre Aufforderung für den Partieabbruch einen Zug ab. Danach bietet Schwarz Remis an. „Nein, danke“, sagt Weiß, schaut noch einmal auf die Stellung und ruft Schwarz nach: „Gut, ich nehme an.“ Inzwischen hat Schwarz einen Gewinnweg entdeckt und will weiterspielen.
title-touching-a-piece-refuses-an-offer-made-while-the-game-was-adjourned = Remisangebot nach dem Abgabezug; nach der Wiederaufnahme wird eine Figur berührt
title-an-offer-made-before-the-opponent-sealed-follows-the-ordinary-rule = Remisangebot nach der Aufforderung, aber vor der Abgabe des Gegners

## resumption-replier-absent.yaml

title-the-clock-of-an-absent-replier-runs-and-the-envelope-waits-for-him = Spieler, der antworten muss, fehlt und kommt nach 20 Minuten: Uhr und Umschlag
title-the-clock-of-a-replier-who-is-there-waits-for-the-sealed-move = Spieler, der antworten muss, ist da: Was kommt bei der Wiederaufnahme zuerst?
title-a-replier-who-arrives-after-the-resumption-was-absent-at-it = Spieler, der antworten muss, kommt 15 Minuten nach der Wiederaufnahme

## resumption-replier-present.yaml

title-the-envelope-is-opened-for-a-replier-who-is-there = Spieler, der antworten muss, ist da: Umschlag, Abgabezug und Uhr
title-a-sealed-checkmate-ends-the-game-when-it-is-made-on-the-board = Umschlag geöffnet: Der Abgabezug setzt matt
title-a-sealed-move-may-complete-the-seventy-five-moves = Umschlag geöffnet: Der Abgabezug vollendet 75 Züge ohne Bauernzug und ohne Schlagen
title-a-sealed-stalemate-draws-when-it-is-made-on-the-board = Umschlag geöffnet: Der Abgabezug setzt patt
title-a-sealed-capture-may-leave-a-dead-position = Umschlag geöffnet: Nach dem Abgabezug bleiben zwei Könige

## scoresheets-in-envelope.yaml

title-both-scoresheets-go-into-the-envelope = Beide Partieformulare im Umschlag
title-the-opponent-may-not-keep-his-scoresheet = Partieformular des Gegners nicht im Umschlag

## seal-request.yaml

title-the-arbiter-asks-for-a-sealed-move-when-the-session-is-over = Ende der Spielzeit, Partie nicht beendet
title-nothing-is-sealed-in-a-game-that-is-over = Ende der Spielzeit unmittelbar nach dem Matt

## sealed-move.yaml

title-the-sealed-move-is-written-by-the-player-having-the-move = Abgabezug vom Spieler am Zug aufgeschrieben
title-the-other-player-cannot-seal = Zugabgabe durch den Spieler, der nicht am Zug ist

## sealed-on-scoresheet.yaml

title-the-move-is-sealed-on-the-players-own-scoresheet = Abgabezug auf dem eigenen Partieformular aufgeschrieben
title-a-move-on-a-loose-slip-is-not-written-where-it-must-be = Abgabezug auf einem losen Zettel aufgeschrieben
title-the-move-is-sealed-on-paper-where-the-scoresheet-is-electronic = Abgabezug auf dem elektronischen Partieformular aufgeschrieben

## sealed-reply.yaml

title-the-reply-may-be-sealed-while-the-sealer-is-absent = Antwortzug in einem zweiten Umschlag, abgebender Spieler abwesend
title-the-reply-is-made-on-the-board-while-the-sealer-is-there = Antwortzug in einem zweiten Umschlag, abgebender Spieler anwesend
title-a-sealed-reply-may-checkmate = Antwortzug in einem zweiten Umschlag setzt matt

## sealing.yaml

title-the-player-having-the-move-must-seal = Schiedsrichter fordert zur Abgabe auf: Wer muss den Zug abgeben?
title-a-player-cannot-ask-his-opponent-to-seal = Ein Spieler, nicht der Schiedsrichter, fordert den Gegner zur Abgabe auf
title-who-must-seal-depends-on-who-has-the-move = Der Schiedsrichter fordert zur Abgabe auf; wer am Zug ist, ist nicht bekannt

## session-timepiece.yaml

title-the-session-is-over-by-the-arbiters-timepiece = Ende der Spielzeit nach der Uhr des Schiedsrichters
title-the-session-is-not-over-by-a-players-watch = Ende der Spielzeit nach der Armbanduhr eines Spielers

## sessions-announced.yaml

title-the-start-of-a-session-is-announced-and-formerly-its-end = Was muss den Spielern über eine Spielzeit im Voraus mitgeteilt werden?
title-what-is-announced-does-not-stand-on-the-envelope = Ende der Spielzeit: Was muss auf dem Umschlag stehen?

## unintelligible-sealed-move.yaml

title-a-sealed-move-without-a-meaning-loses = Abgabezug als „L?4“ aufgeschrieben
title-an-unorthodox-sealed-move-whose-meaning-is-certain-is-good = Abgabezug in ungewöhnlicher Schreibweise, Sinn eindeutig
title-the-long-notation-of-a-sealed-move-is-unambiguous = Abgabezug Sb1-d2 in Langnotation, beide Springer können nach d2
title-a-sealed-move-that-nobody-can-read-loses = Abgabezug, dessen Sinn sich nicht feststellen lässt

## wrong-times-corrected.yaml

title-wrong-times-are-corrected-before-the-players-first-move = Falsche Uhrenstände vor dem eigenen ersten Zug nach Wiederaufnahme beanstandet
title-the-sealer-points-out-wrong-times-after-the-reply-and-before-his-own-first-move = Falsche Uhrenstände vom abgebenden Spieler nach dem Antwortzug beanstandet
    .scene = Bei der Wiederaufnahme öffnen Sie den Umschlag von Weiß, führen den Abgabezug auf dem Brett aus und setzen die Uhr in Gang. Schwarz antwortet und drückt die Uhr. Erst jetzt schaut Weiß auf die Anzeige und weist darauf hin, dass die Zeiten nicht die des Partieabbruchs sind. Schwarz wendet ein, es sei zu spät: Die Partie laufe schon wieder einen ganzen Zug lang.
title-wrong-times-are-corrected-late-where-the-consequences-are-too-severe = Falsche Uhrenstände nach dem ersten Zug beanstandet, Folgen zu schwer

## wrong-times-stand.yaml

title-wrong-times-stand-after-the-players-first-move = Falsche Uhrenstände nach dem ersten Zug beanstandet, Folgen nicht schwer
title-whether-late-wrong-times-stand-may-depend-on-the-consequences = Falsche Uhrenstände nach dem ersten Zug beanstandet, Folgen nicht bekannt
