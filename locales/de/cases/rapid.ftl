### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Blättchen fällt im Schnell- oder Blitzschach vor dem Schiedsrichter, niemand reklamiert
    .scene = Im Vorbeigehen sehen Sie das Blättchen von Weiß fallen. Keiner der beiden hat es bemerkt: Beide starren auf das Brett. Schwarz könnte noch matt setzen und will gerade einen hoffnungslos aussehenden Zug machen. Ein Zuschauer flüstert, so etwas müsse allein der Gegner entdecken.
title-the-arbiter-who-sees-the-second-flag-fall = Zweites Blättchen fällt im Schnell- oder Blitzschach vor dem Schiedsrichter, keine Reklamation
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = Ein Blättchen fällt im Schnell- oder Blitzschach, und niemand sieht es

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Beide Blättchen gefallen (Schnell-, Blitzschach), das schwarze zuerst: Weiß reklamiert
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Beide Blättchen gefallen (Schnellschach): Reklamation, bevor die Uhr abgelesen ist
title-the-marked-player-loses-nothing-to-a-bare-king = Beide Blättchen gefallen (Schnell-, Blitzschach), zuerst das weiße; Schwarz: bloßer König
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Beide Blättchen gefallen, und die Uhr zeigt nicht, welches zuerst fiel (Schnellschach)
    .scene = Sie kommen an ein Brett, an dem beide Blättchen gefallen sind. Niemand hat bemerkt, welches zuerst fiel, und auch die Uhr zeigt es nicht an. Jeder ist überzeugt, dass es das des anderen war: Schwarz, weil Weiß über die letzten Züge so lange nachgedacht habe, Weiß, weil Schwarz schon viel früher in Zeitnot gewesen sei.

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Beide Blättchen gefallen, Reihenfolge unbekannt, Gewinn reklamiert (Schnell-, Blitzschach)
title-one-flag-down-does-not-draw = Nur eines der beiden Blättchen gefallen (Schnellschach), Gewinn reklamiert
title-an-arbiter-who-sees-both-flags-down-in-2009 = Beide Blättchen gefallen, als der Schiedsrichter es bemerkt (Schnell-, Blitzschach)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Remis durch Stellungswiederholung im Schnellschach beim dritten Mal beantragt
    .scene = Weiß ist am Zug, hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Sie haben die Partie selbst verfolgt: Dieselbe Stellung steht nun zum dritten Mal auf dem Brett. Schwarz wendet ein, Weiß habe keinen einzigen Zug mitgeschrieben und könne daher nichts beweisen.
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Remis durch Stellungswiederholung im Schnellschach beim zweiten Mal beantragt
    .scene = Weiß ist am Zug, hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Sie haben die Partie selbst verfolgt: Dieselbe Stellung steht nun zum zweiten Mal auf dem Brett. Weiß meint, ohne Mitschrift könne sich da niemand sicher sein, und bittet Sie, nicht zu streng zu sein.
title-a-standard-claim-has-no-such-privilege = Remis durch Stellungswiederholung im Turnierschach beim dritten Mal beantragt
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Remis im Schnellschach vor dem Drücken der Uhr angeboten
title-an-unwritten-move-in-rapid-without-a-scoresheet = Remisantrag im Schnellschach ohne notierten Zug; dann Formular, Zug notiert, neuer Antrag

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Falsche Uhreneinstellung nach je zehn Zügen (Schnell-, Blitzschach): Zeitplan nicht gefährdet
    .scene = Jeder Spieler hat 10 Züge abgeschlossen, als Weiß darauf hinweist, dass die Uhr falsch eingestellt ist. Schwarz möchte lieber weiterspielen. Der Zeitplan des Turniers würde nicht leiden, wenn die Einstellung so bliebe; Weiß besteht jedoch darauf, dass ein Fehler berichtigt werden muss.
title-the-time-that-was-set-stays-after-ten-moves = Uhren auf 20 statt 15 Minuten gestellt, nach je zehn Zügen bemerkt (Schnellschach)
    .scene = Jeder Spieler hat 10 Züge abgeschlossen, als Weiß reklamiert, die Uhr sei auf 20 Minuten, ebenfalls ohne Zeitgutschrift, eingestellt worden. Schwarz wendet ein, beide hätten sich ihre Zeit von Anfang an nach dieser Uhr eingeteilt. Der Zeitplan des Turniers wäre nicht gefährdet, wenn es bei der Einstellung bliebe.
title-a-clock-setting-that-would-upset-the-schedule-may-change = Falsche Uhreneinstellung nach je zehn Zügen (Schnell-, Blitzschach): Zeitplan gefährdet
    .scene = Jeder Spieler hat 10 Züge abgeschlossen, als Weiß darauf hinweist, dass die Uhr falsch eingestellt ist. Schwarz erwidert, das falle Weiß viel zu spät auf. In einer halben Stunde soll die nächste Runde beginnen; mit dieser Einstellung könnte die Partie viel länger dauern.
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Falsche Uhreneinstellung im Schnellschach nach neun Zügen des einen, zehn des anderen
    .scene = Weiß hat 10 Züge abgeschlossen, Schwarz 9, als Schwarz Sie darauf hinweist, dass die Uhr falsch eingestellt ist. Weiß will von einer Änderung nichts wissen: Schwarz habe die Uhr seit dem ersten Zug vor Augen und kein Wort gesagt; nun sei es zu spät.
title-whether-the-schedule-suffers-is-for-the-arbiter = Falsche Uhreneinstellung im Schnellschach nach je dreißig Zügen: Leidet der Zeitplan?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Falsche Uhreneinstellung nach je einem Zug entdeckt (Schnell-, Blitzschach)
    .scene = Jeder Spieler hat einen Zug abgeschlossen, als Weiß darauf hinweist, dass die Uhr falsch eingestellt ist. Schwarz wendet ein, mit dem Beginn der Partie hätten beide die Einstellung akzeptiert, und keiner habe davon einen Nachteil.

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = Erster regelwidriger Zug im Schnell- oder Blitzschach, vom Gegner sofort reklamiert
    .scene = Weiß spielt { MOVE("Nc3") } und drückt die Uhr. Ohne geantwortet zu haben, ruft Schwarz Sie und reklamiert, dieser Zug sei regelwidrig gewesen. Weiß sieht das sofort ein, entschuldigt sich und möchte einfach einen anderen Zug mit demselben Springer machen; damit sei die Sache doch erledigt.
title-the-first-illegal-move-against-a-bare-king-draws = Erster regelwidriger Zug gegen den bloßen König im Schnellschach
    .scene = In einem leicht gewonnenen Endspiel spielt Weiß zu hastig { MOVE("Kd4") } und drückt die Uhr. Ohne geantwortet zu haben, reklamiert Schwarz einen regelwidrigen Zug. Weiß zuckt mit den Schultern: Wer nur noch den König habe, könne doch von nichts mehr profitieren.
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = Erster regelwidriger Zug im Schnellschach, vom Schiedsrichter gesehen
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = Erster regelwidriger Zug im Schnellschach, erst nach der Antwort reklamiert
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = Erster regelwidriger Zug im Schnellschach, jeder regelgemäße setzt matt
    .scene = Nur einen Zug vom Sieg entfernt, spielt Weiß { MOVE("Ke6-d5") } und drückt die Uhr. Statt zu antworten, ruft Schwarz Sie und reklamiert einen regelwidrigen Zug. Weiß hält dagegen, aus der Stellung davor hätte Schwarz ohnehin niemals gewinnen können.
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = Erster regelwidriger Zug mit einem Bauern gegen einen einzelnen Springer (Schnellschach)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Regelwidriger Turmzug im Schnellschach beantwortet, beide Spieler wollen ihn berichtigen
    .scene = Weiß spielt { MOVE("Rg1") } und drückt die Uhr; Schwarz antwortet { MOVE("g6") } und drückt ebenfalls. Dann sehen beide, was an { MOVE("Rg1") } nicht stimmte, und Sie kommen hinzu, als sie sich, ohne jemanden zu fragen, gerade geeinigt haben, { MOVE("Rg1") } und { MOVE("g6") } zurückzunehmen.
title-players-cannot-agree-to-take-back-a-legal-move = Regelgemäßer Zug im Schnellschach: Beide einigen sich darauf, ihn zurückzunehmen

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = König im Schach gelassen (Schnellschach), der Gegner reklamiert sofort
    .scene = In Zeitnot spielt Weiß { MOVE("Rg1") } und drückt die Uhr. Ohne zu antworten, reklamiert Schwarz einen regelwidrigen Zug und meint lächelnd, in so schnellen Partien reiche ein einziger solcher Fehler zum Verlust.
title-an-illegal-move-seen-in-time-without-close-supervision = König im Schach gelassen (Schnellschach); der Schiedsrichter sieht es vor der Antwort
    .scene = Sie stehen gerade am Brett, als Weiß { MOVE("Rg1") } spielt und die Uhr drückt. Schwarz überlegt noch und scheint nichts bemerkt zu haben. Als Sie eingreifen, bittet Weiß um Nachsicht, da sich doch niemand beschwert habe.
title-the-first-illegal-move-of-blitz-costs-a-minute = Erster regelwidriger Zug im Blitzschach (vereinfachte Regeln), vom Schiedsrichter gesehen
    .scene = Die Figuren fliegen, die Zuschauer halten den Atem an. Sie sehen, wie Weiß { MOVE("Rg1") } spielt und die Uhr drückt. Noch ehe Schwarz antworten kann, greifen Sie ein. Weiß meint, so etwas passiere jedem einmal, und Schwarz habe dadurch keine Zeit verloren.
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = Erster regelwidriger Zug im Blitzschach (Turnierschachregeln), vom Schiedsrichter gesehen
title-the-second-illegal-move-loses-a-rapid-game = Zweiter regelwidriger Zug im Schnell- oder Blitzschach, Gegner kann matt setzen
    .scene = In dieser Partie mussten Sie Weiß bereits für einen regelwidrigen Zug bestrafen. Nun sehen Sie, wie Weiß { MOVE("Kd1") } spielt und die Uhr drückt. Im selben Moment bemerkt Weiß den Fehler, will den König zurückstellen und bittet Sie, eine so schöne Partie nicht auf diese Weise zu entscheiden.
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Zweiter regelwidriger Zug im Schnell- oder Blitzschach, Gegner kann nicht matt setzen
    .scene = Weiß hat eine Dame mehr, ist in dieser Partie aber schon einmal für einen regelwidrigen Zug bestraft worden. Sie sehen, wie Weiß { MOVE("Kd5") } spielt und die Uhr drückt. Auch Schwarz hat es gesehen, strahlt und greift zum Stift, um sich den ganzen Punkt aufzuschreiben.
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Zug mit beiden Händen im Schnellschach, der Schiedsrichter sieht ihn
    .scene = Sie schauen der Partie zu, als Weiß kurz rochiert, dabei mit der einen Hand den König und mit der anderen den Turm zieht und die Uhr drückt. Schwarz stört das nicht und denkt schon über die Antwort nach. Weiß sagt Ihnen, die Rochade sei hier doch ohne Weiteres möglich gewesen.
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Regelwidriger Zug im Schnell- oder Blitzschach, den niemand bemerkt
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Zweiter regelwidriger Zug (Schnell-, Blitzschach), jeder regelgemäße setzt matt
    .scene = Weiß ist bereits einmal für einen regelwidrigen Zug bestraft worden. Nun spielt Weiß direkt vor Ihren Augen { MOVE("Ke6-d5") } und drückt die Uhr. Schwarz zeigt auf den Turm auf a5, die einzige Figur außer dem König, und ist sich des ganzen Punktes sicher.

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Regelwidriger Zug im Schnellschach, vom Schiedsrichter gesehen, nicht reklamiert
title-a-legal-move-gives-nobody-a-reason-to-wait = Der Schiedsrichter sieht im Schnellschach einen regelgemäßen Zug
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = Regelwidriger Zug im Schnellschach, erst später bemerkt, nicht reklamiert

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Regelwidriger Zug vom Gegner ohne Reklamation beantwortet (Schnell-, Blitzschach)
title-an-illegal-move-claimed-after-the-reply-is-too-late = König im Schach gelassen, der Gegner antwortet und reklamiert erst dann (Schnellschach)
    .scene = Weiß spielt { MOVE("Rg1") } und drückt die Uhr. Schwarz antwortet { MOVE("g6") }, drückt die Uhr und schaut erst jetzt genauer hin, ruft Sie, reklamiert, dass { MOVE("Rg1") } regelwidrig war, und betont, dass Weiß seitdem noch nicht wieder gezogen hat.
title-an-illegal-move-seen-after-the-reply-is-too-late = Regelwidriger Zug (Schnell-, Blitzschach), Schiedsrichter bemerkt ihn nach der Antwort
    .scene = Weiß spielt { MOVE("Rg1") } und drückt die Uhr; Schwarz antwortet { MOVE("g6") } und drückt ebenfalls. Erst jetzt sehen Sie genauer hin und bemerken, was Weiß da gezogen hat. Keiner der beiden sagt ein Wort, und Weiß denkt schon über den nächsten Zug nach.
title-a-touched-piece-closed-the-window-in-2001 = Regelwidriger Zug im Schnellschach, vom Gegner nach Berühren einer Figur reklamiert
    .scene = Weiß spielt { MOVE("Rg1") } und drückt die Uhr. Schwarz berührt den Bauern g7, stutzt und reklamiert, dass der weiße Zug regelwidrig war. Weiß widerspricht: Wer eine Figur berührt habe, habe schon zu antworten begonnen und müsse den Zug nun auch ausführen.
title-a-reply-to-a-legal-move-changes-nothing = Der Gegner beantwortet einen regelgemäßen Zug aus dem Schach (Schnellschach)
title-an-illegal-move-is-never-too-late-under-full-rules = Regelwidriger Zug nach der Antwort reklamiert, Turnierschachregeln (Schnellschach)
    .scene = Weiß spielt { MOVE("0-0") } und drückt die Uhr; zunächst fällt niemandem etwas auf. Schwarz antwortet { MOVE("h6") } und drückt die Uhr, schaut dann noch einmal hin und reklamiert, dass die Rochade regelwidrig war. Weiß wendet ein, wer antworte, habe den Zug hingenommen.
title-a-claim-about-an-unseen-illegal-move-comes-too-late = Regelwidriger Zug erst nach der Antwort reklamiert (vereinfachte Regeln)
title-an-illegal-move-made-in-steps-stands-after-the-reply = Gefesselter Springer gezogen, Uhr gedrückt (Schnellschach), Reklamation nach der Antwort
title-a-player-wants-his-own-illegal-move-back = Regelwidriger Zug im Schnellschach, reklamiert von dem, der ihn ausführte
title-a-player-tells-the-arbiter-of-his-own-illegal-move = Regelwidriger Zug im Schnellschach, vom Spieler selbst vor der Antwort gemeldet
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = Regelwidriger Zug im Schnellschach, vom Spieler selbst nach der Antwort gemeldet
    .scene = Weiß spielt { MOVE("Kd1") } und drückt die Uhr; niemand bemerkt etwas. Schwarz antwortet { MOVE("g6") } und drückt die Uhr. Da plagt Weiß das schlechte Gewissen: Leise und nur Ihnen, außer Hörweite des Gegners, gesteht Weiß, dass { MOVE("Kd1") } kein regelgemäßer Zug war.
title-the-king-is-taken-after-an-illegal-move = König als Antwort auf einen regelwidrigen Zug geschlagen (Schnellschach)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Beide Könige im Schach, und ein Turmzug ändert daran nichts (Schnell-, Blitzschach)
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett und sehen sich die Stellung zweimal an. Während Sie noch zuschauen, spielt Weiß { MOVE("Rg8") } und drückt die Uhr. Beide sind ganz in die Partie vertieft, und Schwarz will schon antworten.
title-one-king-out-of-check-lets-the-game-go-on = Beide Könige im Schach, und Weiß zieht seinen aus dem Schach (Schnell-, Blitzschach)
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett und sehen sich die Stellung zweimal an. Während Sie noch zuschauen, spielt Weiß { MOVE("Kf2") } und drückt die Uhr. Ein Kollege neben Ihnen flüstert, eine Partie mit so einer Stellung müsse remis erklärt werden.
title-a-pawn-still-on-the-last-rank-draws = Nicht umgewandelter weißer Bauer steht nach dem Zug von Schwarz noch da (Schnellschach)
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett, an dem Schwarz über den nächsten Zug nachdenkt. Sie sagen nichts und schauen zu. Schwarz spielt { MOVE("Kd7") } und drückt die Uhr. Erst jetzt bemerkt Weiß Ihren Blick auf a8 und erklärt eilig, das sei natürlich eine Dame.
title-a-captured-pawn-on-the-last-rank-does-no-harm = Nicht umgewandelter Bauer im nächsten Zug geschlagen (Schnellschach)
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett, an dem Schwarz über den nächsten Zug nachdenkt. Sie sagen nichts und schauen zu. Schwarz spielt { MOVE("Rxa8") } und drückt die Uhr. Weiß, nun plötzlich im Nachteil, seufzt, mit diesem Bauern müsse vorher etwas schiefgelaufen sein.
title-an-illegal-position-cured-later-is-not-waited-for-again = Regelwidrige Stellung im nächsten Zug behoben, dann wieder regelwidrig (Schnellschach)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Nicht umgewandelter schwarzer Bauer steht nach dem Zug von Weiß noch da (Schnellschach)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Beide Könige im Schach, und ein Bauernzug ändert daran nichts (Blitzschach)
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett, als Weiß gerade ziehen will. Ungläubig betrachten Sie die Stellung, doch ehe Sie nachdenken können, spielt Weiß { MOVE("h4") } und drückt die Uhr. Die Zuschauer tuscheln schon; die Spieler selbst haben nichts bemerkt.
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Beide Könige im Schach: Weiß pariert, Schwarz lässt seinen König im Schach (Blitzschach)
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett und stutzen über die Stellung. Weiß spielt { MOVE("Kh2") } und drückt die Uhr; Schwarz antwortet vor Ihren Augen { MOVE("f6") } und drückt ebenfalls. Schwarz sieht Ihre Miene und bemerkt, die Stellung sei doch schon vor diesen Zügen unmöglich gewesen.

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Beide Könige im Schach oder Bauer nicht umgewandelt (Schnell-, Blitzschach): Eingreifen?
title-the-arbiter-does-not-step-in-at-a-single-check = Nur ein König im Schach (Schnellschach): Greift der Schiedsrichter ein?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Beide Könige im Schach (Schnellschach): Der Schiedsrichter kommt ans Brett
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett. Weiß ist am Zug; beide starren in Zeitnot auf das Brett und scheinen an der Stellung nichts Merkwürdiges zu finden. Ein Zuschauer hat es aber gesehen und blickt Sie erwartungsvoll an.
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Nicht umgewandelter Bauer (Schnell-, Blitzschach): Der Schiedsrichter kommt ans Brett
    .scene = Auf Ihrem Rundgang kommen Sie an dieses Brett. Schwarz ist am Zug, die Uhr läuft. Weiß bemerkt Ihren Blick auf a8 und flüstert Ihnen zu, es sehe doch jeder, was das sein soll: natürlich eine Dame.
title-an-arbiter-does-not-wait-at-a-legal-position = Ein König im Schach (Schnellschach): Der Schiedsrichter kommt ans Brett
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Beide Könige im Schach oder Bauer nicht umgewandelt (Schnellschach): Was ist zu tun?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Beide Könige im Schach (Schnell-, Blitzschach), Turnierschachregeln
    .scene = Sie kommen an das Brett, das Sie beaufsichtigen, und sehen sich die Stellung an. Weiß ist am Zug, und keiner der beiden scheint daran etwas Merkwürdiges zu finden. Ein Kollege, der Sie begleitet, rät Ihnen, erst einmal abzuwarten, was der nächste Zug von Weiß bringt.

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Schwarzer König falsch aufgestellt, nach je zehn Zügen entdeckt (Schnell-, Blitzschach)
    .scene = Jeder Spieler hat 10 Züge abgeschlossen, als Weiß auffällt, dass der schwarze König anfangs auf einem falschen Feld stand. Weiß ruft Sie und meint, die Partie könne nicht zählen. Schwarz, noch unrochiert, entgegnet: „Dann hättest du vor dem ersten Zug hinschauen müssen.“
title-a-king-that-changed-places-with-its-queen-may-not-castle = König und Dame von Weiß vertauscht, nach je zehn Zügen entdeckt (Schnell-, Blitzschach)
    .scene = Nach 10 abgeschlossenen Zügen beider Spieler ruft Sie Weiß, etwas verlegen: König und Dame von Weiß hätten anfangs vertauscht gestanden, also müsse die Partie annulliert werden. Schwarz steht besser und will weiterspielen. Weiß hat noch nicht rochiert.
title-a-misplaced-rook-may-not-castle = Weißer Turm stand zu Beginn auf b1, nach je zehn Zügen entdeckt (Schnell-, Blitzschach)
    .scene = Jeder Spieler hat 10 Züge abgeschlossen, als Schwarz entdeckt, dass einer der weißen Türme anfangs auf b1 stand, und Sie ruft, damit das in Ordnung gebracht wird. Weiß, noch unrochiert, meint, ein vertauschter Turm und Springer hätten niemandem geschadet.
title-a-misplaced-king-found-early-has-no-castling-ban = König und Dame von Weiß vertauscht, nach je zwei Zügen entdeckt (Schnellschach)
    .scene = Jeder Spieler hat 2 Züge abgeschlossen, als Weiß Sie ruft und darauf hinweist, dass König und Dame von Weiß anfangs vertauscht standen. Schwarz wendet ein: Wer falsch aufbaue, müsse damit leben, und in einem solchen Turnier fange niemand von vorn an.
title-may-a-misplaced-king-castle-after-the-ruling = König und Dame als vertauscht erkannt (Schnellschach): noch kurze Rochade?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = König und Dame als vertauscht erkannt (Schnellschach), Weiß rochiert, Reklamation
title-castling-with-a-misplaced-rook-after-the-ruling = Turm stand zu Beginn auf b1 (Schnellschach): Darf Weiß noch kurz oder lang rochieren?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = König und Dame vertauscht (Schnellschach): Weiß fragt nach 0-0-0, spielt dann 0-0
title-a-castling-before-the-ruling-on-the-misplaced-king = Weiß rochiert, bevor die Vertauschung von König und Dame entdeckt wird (Schnellschach)
    .scene = Nach 12 abgeschlossenen Zügen beider Spieler spielt Weiß { MOVE("O-O") } und drückt die Uhr. Schwarz stutzt, überlegt und reklamiert dann, König und Dame von Weiß hätten anfangs vertauscht gestanden, daher sei { MOVE("O-O") } regelwidrig gewesen. Weiß protestiert: Von der Aufstellung sei nie die Rede gewesen, und weder König noch Turm hätten zuvor gezogen.

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 Minuten für die Partie: Schnell- oder Blitzschach?
title-just-under-fifteen-minutes-was-blitz-once = 14 Minuten 59 Sekunden für die Partie: Schnell- oder Blitzschach?
title-ten-minutes-are-blitz = 10 Minuten für die Partie: Schnell- oder Blitzschach?
    .scene = Gespielt werden soll an einem Vereinsabend; der Veranstalter hat „Schnellschachturnier“ schon als Überschrift der Einladung gesetzt: Kaum eine Partie sei schließlich vor Ablauf von zwanzig Minuten zu Ende. Bevor sie hinausgeht, werden Sie um Rat gefragt. Welche Art von Schach ergibt sich aus dieser Bedenkzeitregelung?
title-one-second-over-ten-minutes-is-rapid = 10 Minuten 1 Sekunde für die Partie: Schnell- oder Blitzschach?
title-sixty-minutes-are-the-limit-of-rapid = 60 Minuten für die Partie: Schnell- oder Turnierschach?
title-one-second-under-an-hour-is-rapid = 59 Minuten 59 Sekunden für die Partie: Schnell- oder Turnierschach?
title-two-hours-are-standard = Zwei Stunden für die Partie: Schnell- oder Turnierschach?
title-half-an-hour-with-thirty-seconds-is-standard = 30 Minuten plus 30 Sekunden pro Zug: Schnell- oder Turnierschach?
    .scene = Ein Verein will sein Wochenendopen als Schnellschachturnier anmelden. „Am Anfang steht eine halbe Stunde auf der Uhr, und Turnierschach beginnt bei einer Stunde“, sagt der Veranstalter und reicht Ihnen die Ausschreibung. Sie sollen sie prüfen, bevor sie verschickt wird. Welche Art von Schach ergibt sich aus dieser Bedenkzeitregelung?
title-ten-minutes-with-five-seconds-are-rapid = 10 Minuten plus 5 Sekunden pro Zug: Schnell- oder Blitzschach?
    .scene = Der Veranstalter hat einen Blitzabend angekündigt. „Zehn Minuten auf der Uhr, und bis zehn Minuten ist es Blitz“, erklärt der Veranstalter; „die paar Sekunden pro Zug bewahren die Leute nur vor der Zeitüberschreitung.“ Sie sollen die Ankündigung prüfen. Welche Art von Schach ergibt sich aus dieser Bedenkzeitregelung?
title-five-minutes-with-five-seconds-are-blitz = 5 Minuten plus 5 Sekunden pro Zug: Schnell- oder Blitzschach?
title-one-period-without-increment-tells-the-class = Eine Zeitperiode von 25 Minuten ohne Zeitgutschrift: Welche Art Schach?
title-two-periods-with-an-increment-tell-the-class = 90 Minuten für 40 Züge, dann 30 Minuten, 30 Sekunden pro Zug: Welche Art Schach?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Zeitgutschrift von 1 Minute erst ab dem 41. Zug: Schnell- oder Turnierschach?
title-the-time-control-makes-the-game-rapid-without-a-word = Erster regelwidriger Zug bei 10 Minuten plus 5 Sekunden pro Zug: und die Uhr?
    .scene = In einem angespannten Mittelspiel macht Weiß einen Zug, nach dem der eigene König im Schach bleibt, und drückt die Uhr. Sie stehen am Brett und sehen es. Weiß entschuldigt sich sofort und möchte etwas anderes spielen; Schwarz meint verärgert, ein solcher Fehler müsse genügen, um eine Partie zu verlieren.
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 Minuten mit 10 Sekunden Zeitverzögerung pro Zug: Welche Art Schach?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 Minuten plus 10 Sekunden pro Zug: Schnell- oder Turnierschach?
title-eight-minutes-with-three-seconds-are-rapid = 8 Minuten plus 3 Sekunden pro Zug: Schnell- oder Blitzschach?
title-seven-minutes-with-three-seconds-are-blitz = 7 Minuten plus 3 Sekunden pro Zug: Schnell- oder Blitzschach?
    .scene = „Das kann doch niemand Blitz nennen“, sagt der Veranstalter, der das Turnier als Schnellschach anmelden will: Mit der Zeitgutschrift dauerten die meisten Partien weit über eine Viertelstunde. Sie sollen die Ausschreibung vor dem Druck prüfen. Welche Art von Schach ergibt sich aus dieser Bedenkzeitregelung?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 Minuten plus 15 Sekunden pro Zug: Schnell- oder Turnierschach?
    .scene = Mit dieser Bedenkzeit kündigt ein Verein sein Sommeropen als Schnellschachturnier an. „Am Anfang steht weniger als eine Stunde auf der Uhr, also ist es Schnellschach“, versichert Ihnen der Veranstalter, als Sie das Turnier gerade anmelden wollen. Welche Art von Schach ergibt sich aus dieser Bedenkzeitregelung?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Schnellschach, drei aufgezeichnete Partien je Schiedsrichter: Turnierschachregeln?
title-four-games-are-too-many-for-one-arbiter = Schnellschach, vier aufgezeichnete Partien je Schiedsrichter: Turnierschachregeln?
title-unrecorded-games-lack-the-full-rules = Schnellschach, zwei nicht aufgezeichnete Partien je Schiedsrichter: Turnierschachregeln?
title-the-regime-depends-on-a-record-that-nobody-mentions = Drei Partien je Schiedsrichter im Schnellschach: Ist die Aufzeichnung von Bedeutung?
title-regulations-name-the-regime-of-a-rapid-event = Was sagt das Turnierreglement im Schnellschach über die geltenden Regeln?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = 50-Züge-Antrag im Schnellschach nach je 48 Zügen: Wie viel Zeit erhält der Gegner?
    .scene = Weiß ist am Zug, ruft Sie und beantragt Remis nach der Fünfzig-Züge-Regel. Ihre Zählung ergibt, dass jeder Spieler 48 Züge ohne Bauernzug und ohne Schlagen gemacht hat. Weiß zuckt mit den Schultern: Zwei Züge mehr oder weniger seien egal, und Fragen schade niemandem.
title-a-wrong-draw-claim-in-blitz = Stellungswiederholung im Blitzschach beim zweiten Mal reklamiert: Zeit für den Gegner?
    .scene = Weiß ist am Zug, ruft Sie und beantragt Remis wegen dreimaliger Stellungswiederholung. Mit Hilfe von Schwarz gehen Sie die letzten Züge durch: Die Stellung steht jetzt zum zweiten Mal auf dem Brett. Weiß entschuldigt sich: Bei so wenigen Minuten für die ganze Partie verzähle man sich leicht.

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Fünfte Bitte um Einsicht in die Aufzeichnung im Schnellschach
    .scene = Weiß, am Zug, hebt die Hand und bittet um Einsicht in die Aufzeichnung der Partie, die Ihr Assistent führt. Schon viermal hat Weiß darum gebeten. Schwarz klagt, das gehe allen auf die Nerven; Weiß antwortet, ein Blick auf ein Blatt Papier störe niemanden.
title-the-sixth-look-at-the-record-distracts = Sechste Bitte um Einsicht in die Aufzeichnung im Schnellschach
title-the-record-is-shown-only-on-the-own-move = Aufzeichnung verlangt, Gegner am Zug (Schnellschach): Muss sie gezeigt werden?
title-the-record-without-a-known-turn = Aufzeichnung verlangt, ohne dass bekannt ist, wer am Zug ist (Schnellschach)
title-there-is-no-record-to-see-without-full-rules = Einsicht in die Aufzeichnung nach den vereinfachten Regeln verlangt

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Aufzeichnung vom Spieler am Zug verlangt (Schnell-, Blitzschach): Uhren anhalten?
    .scene = Weiß, am Zug, vermutet, dass sich die Stellung gleich noch einmal wiederholt, und bittet um Einsicht in die Aufzeichnung der Partie, die Ihr Assistent führt. „Und halten Sie solange bitte die Uhren an“, fügt Weiß hinzu. Schwarz findet das ganze Anliegen ungehörig.
title-a-record-that-may-not-be-seen-needs-no-clock = Aufzeichnung zum dritten Mal verlangt, während der Gegner am Zug ist (Schnellschach)

## recording-not-required.yaml

title-rapid-players-need-not-record = Müssen die Spieler im Schnellschach mitschreiben?
title-blitz-players-need-not-record = Müssen die Spieler im Blitzschach mitschreiben?
title-standard-players-must-record = Müssen die Spieler im Turnierschach mitschreiben?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = Ein Spieler verlangt im Schnell- oder Blitzschach ein Partieformular
    .scene = Mitten in der Partie wendet sich Schwarz an Sie und bittet um ein Partieformular. Weiß wendet ein, im ganzen Saal schreibe sonst niemand, das Kratzen des Stifts störe, und wer mit dem Mitschreiben anfange, müsse es bis zum Ende durchhalten.
title-asking-for-the-record-is-not-asking-for-a-scoresheet = Ein Spieler verlangt die Aufzeichnung statt eines Partieformulars (Schnellschach)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Falsche Figurenaufstellung nach je zehn Zügen reklamiert (Schnell-, Blitzschach)
    .scene = Jeder Spieler hat 10 Züge abgeschlossen, als Weiß, schon schlechter stehend, Sie ruft: Mehrere Figuren hätten anfangs auf falschen Feldern gestanden. Schwarz bestreitet das nicht, will aber die gute Stellung nicht hergeben. Weiß entgegnet, eine falsch begonnene Partie könne nicht zählen.
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Falsche Aufstellung (Schnell-, Blitzschach), zehnter Zug noch nicht abgeschlossen
    .scene = Schwarz hat gerade den zehnten Zug gemacht, aber noch nicht die Uhr gedrückt; Weiß hat also 10 Züge abgeschlossen, Schwarz 9. In diesem Augenblick reklamiert Weiß, einige Figuren hätten anfangs auf falschen Feldern gestanden. Schwarz erwidert, beide hätten zehn Züge gemacht: zu spät.
title-the-third-move-need-only-be-made-in-1997 = Brett im Schnellschach verkehrt, ein dritter Zug noch nicht abgeschlossen (Regeln von 1997)
title-the-third-move-of-both-closes-the-old-claims = Brett im Schnellschach verkehrt, nach je drei Zügen reklamiert (Regeln von 1997)
    .scene = Jeder Spieler hat 3 Züge abgeschlossen; Weiß hat eben den nächsten gemacht und die Uhr noch nicht gedrückt, da bemerkt Schwarz, dass das rechte Eckfeld dunkel ist, und reklamiert, das Brett sei um 90° gedreht. Weiß winkt ab: Das hätte man vor dem dritten Zug sagen müssen.
title-a-turned-board-stays-after-ten-moves = Brett liegt im Schnellschach falsch, nach je zehn Zügen reklamiert
    .scene = Weiß hat 11 Züge abgeschlossen, Schwarz 10, als Schwarz ein dunkles Eckfeld rechts bemerkt und reklamiert, das Brett sei um 90° gedreht. „Die Figuren sind im Nu auf ein anderes Brett gestellt“, sagt Schwarz. Weiß will nur weiterspielen.
title-a-wrong-set-up-seen-on-the-board-too-late = Läufer und Springer im Schnellschach vertauscht, nach je zehn Zügen reklamiert
title-a-wrong-set-up-is-never-too-late-under-full-rules = Falsche Aufstellung im Schnellschach nach je zwölf Zügen reklamiert, Turnierschachregeln
    .scene = Jeder Spieler hat 12 Züge abgeschlossen, als Weiß, schlechter stehend, Sie ruft: Einige Figuren hätten anfangs auf falschen Feldern gestanden. Schwarz gibt es zu, meint aber, nach so vielen Zügen könne niemand mehr damit kommen, erst recht nicht in einem Turnier mit engem Zeitplan.

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Gewinn durch Zeitüberschreitung reklamiert, ohne die Uhren anzuhalten (Schnell-, Blitzschach)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Zeitüberschreitung bei schon angehaltenen Uhren reklamiert (Schnell-, Blitzschach)
title-a-claimant-who-cannot-mate-only-draws = Blättchen von Weiß fällt bei Dame gegen Läufer, Schwarz reklamiert (Schnell-, Blitzschach)
    .scene = Weiß hat König und Dame und jagt den schwarzen Läufer über das ganze Brett. Schwarz, nur mit König und Läufer, behält die Uhr im Auge, sieht das Blättchen von Weiß fallen und reklamiert den Gewinn durch Zeitüberschreitung. Weiß ist empört: Mit einer Mehrdame könne man doch nicht verlieren.
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = Weißes Blättchen fällt (Schnellschach), Springer gegen Turm, Schwarz reklamiert
    .scene = Schwarz hat König und Turm, Weiß König und Springer, und beide spielen in hohem Tempo. Das Blättchen von Weiß fällt; Schwarz zeigt darauf und reklamiert den Gewinn durch Zeitüberschreitung. Weiß sagt, dieses Endspiel sei theoretisch remis, und der Springer allein hätte gar nicht matt setzen können, also dürfe niemand gewinnen.
title-a-flag-that-is-still-up-gives-no-win = Zeitüberschreitung reklamiert (Schnellschach), das Blättchen des Gegners steht noch
    .scene = Weiß reklamiert plötzlich, das Blättchen von Schwarz sei gefallen. Sie sehen auf die Uhr: Schwarz hat noch 5 Sekunden. Schwarz, inzwischen aus dem Konzept gebracht, verlangt einen Ausgleich für die Unterbrechung; Weiß sagt, von der Seite sei die Anzeige nicht zu lesen gewesen.
title-full-rules-know-no-special-claim-of-a-win-on-time = Zeitüberschreitung nach den Turnierschachregeln reklamiert (Schnell-, Blitzschach)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = Blättchen von Weiß fällt (Schnell-, Blitzschach): Jeder Zug setzt matt, Schwarz hat einen Turm
    .scene = Weiß, am Zug, zögert noch, wie die Partie zu beenden ist, da fällt das Blättchen von Weiß. Schwarz reklamiert den Gewinn durch Zeitüberschreitung und zeigt auf den Turm. Weiß ruft: „Jeder Zug, den ich habe, setzt matt!“
title-a-claimant-whose-knight-a-pawn-can-help-wins = Blättchen von Weiß fällt bei Bauer gegen Springer, Schwarz reklamiert (Schnell-, Blitzschach)
    .scene = Weiß, am Zug und einen Schritt von der neuen Dame entfernt, überlegt einen Augenblick zu lang: Das Blättchen von Weiß fällt. Schwarz, nur noch mit einem Springer, reklamiert den Gewinn durch Zeitüberschreitung. Weiß lacht: „Mit einem Springer hat noch niemand matt gesetzt!“

## time-win-needs-own-time.yaml

title-a-claimant-whose-own-flag-fell-too = Eigenes Blättchen fällt nach dem des Gegners (Schnell-, Blitzschach), dann Reklamation
title-a-claimant-with-a-second-left-may-claim = Zeitüberschreitung reklamiert mit einer Sekunde auf der eigenen Uhr (Schnellschach)
title-a-claimant-with-no-time-left-in-july-2017 = Zeitüberschreitung reklamiert mit null Sekunden auf der eigenen Uhr (Schnellschach)
title-the-arbiter-sees-the-second-flag-fall = Erstes Blättchen unbemerkt gefallen, zweites vom Schiedsrichter gesehen (Schnellschach)

## touch-rulings-on-request.yaml

title-an-arbiter-of-old-leaves-touched-pieces-to-the-players = Turm berührt, der andere gezogen (Schnell-, Blitzschach), vom Schiedsrichter bemerkt
title-an-arbiter-under-full-rules-rules-on-touched-pieces-by-himself = Berührte Figur im Schnellschach nach den Turnierschachregeln, vom Schiedsrichter bemerkt
title-a-displaced-piece-is-not-a-touched-piece = Verschobene Figur im Schnell- oder Blitzschach entdeckt, niemand kann sagen, warum
title-an-arbiter-of-old-leaves-a-broken-touch-to-the-players = Turm absichtlich berührt, der andere gezogen (Schnell-, Blitzschach), Schiedsrichter bemerkt es
