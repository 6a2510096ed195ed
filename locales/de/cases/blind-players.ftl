### Titles of the cases about visually disabled players: what a reader would search for.

## announcing-moves.yaml

title-a-move-that-is-not-announced = Sehbehinderter Spieler führt einen Zug aus, ohne ihn anzusagen
title-a-move-made-and-announced = Sehbehinderter Spieler führt einen Zug aus und sagt ihn an
title-a-promotion-announced-without-the-new-piece = Umwandlung angesagt, ohne die neue Figur zu nennen
    .scene = Auf dem Spezialbrett zieht Weiß { MOVE("a8=Q") } und sagt an, dass der Bauer a8 erreicht hat, nicht aber die Figur, in die er umgewandelt wird. Die Uhr von Schwarz läuft noch nicht. Schwarz meint, in solchen Stellungen nehme jeder eine Dame, mehr müsse man nicht sagen.

## assistant-adjourns.yaml

title-an-assistant-who-adjourns-the-game = Darf der Assistent eines sehbehinderten Spielers bei einem Partieabbruch tätig werden?

## assistant-announces.yaml

title-an-assistant-who-announces-the-moves = Darf der Assistent eines sehbehinderten Spielers die Züge ansagen?
title-an-assistant-who-says-that-the-opponent-has-moved = Assistent sagt einem Spieler, dass der Gegner einen Zug abgeschlossen hat
    .scene = Der Assistent von Weiß ist zum Ansagen der Züge mitgekommen. Als Schwarz zieht, die Uhr drückt und nichts sagt, teilt der Assistent Weiß mit, dass der Gegner einen Zug abgeschlossen hat. Schwarz ruft Sie: Während der Partie dürfe außer den beiden Spielern niemand über das Spiel sprechen.

## assistant-claims.yaml

title-an-assistant-who-claims-the-game-on-time = Darf der Assistent eines sehbehinderten Spielers reklamieren und Berührungen melden?
title-the-assistant-claims-the-fallen-flag = Assistent eines sehbehinderten Spielers reklamiert das gefallene Blättchen
    .scene = Auf dem Brett hat Weiß nur noch König und Springer, Schwarz hat König und Bauer. Das Blättchen von Schwarz fällt, was zunächst niemand bemerkt. Dann reklamiert der Assistent von Weiß, dass es gefallen ist. Schwarz protestiert: Weiß selbst habe nichts gesagt, und mit einem einzigen Springer könne man ohnehin nicht gewinnen.
title-the-assistant-tells-of-the-touched-piece = Sehender Spieler zieht eine andere als die berührte Figur, Assistent reklamiert
    .scene = Weiß ist am Zug, berührt absichtlich den Springer auf e2, überlegt es sich anders, spielt { MOVE("Ra5") } und drückt die Uhr; niemand reagiert. Bevor Schwarz eine Figur berührt, beschwert sich der Assistent von Schwarz bei Ihnen, Weiß habe gegen die Regel „berührt – geführt“ verstoßen. Weiß gibt die Berührung zu, meint aber, beschweren müsse sich Schwarz.
title-an-assistant-of-a-sighted-player-claims-the-fallen-flag = Assistent reklamiert das gefallene Blättchen, beide Spieler sehen
title-the-assistant-claims-an-illegal-move = Assistent eines sehbehinderten Spielers reklamiert einen regelwidrigen Zug
title-an-assistant-accepts-an-offer = Assistent eines sehbehinderten Spielers nimmt ein Remisangebot an
title-an-assistant-of-nobody-accepts-an-offer = Assistent nimmt ein Remisangebot an, beide Spieler sehen
title-an-assistant-claims-a-draw = Assistent eines sehbehinderten Spielers beantragt Remis wegen Stellungswiederholung
    .scene = Als dieselbe Stellung zum dritten Mal auf dem Brett steht, hält der Assistent von Weiß die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Schwarz steht besser und widerspricht; der Assistent entgegnet, wer für den Spieler das Blättchen reklamieren dürfe, dürfe auch dies.
title-the-assistant-stops-the-clocks-to-claim-the-fallen-flag = Assistent hält die Uhren an, um das gefallene Blättchen zu reklamieren
title-the-assistant-stops-the-clocks-for-something-private = Assistent hält die Uhren aus einem privaten Grund an

## assistant-moves.yaml

title-an-assistant-who-makes-the-moves = Darf der Assistent eines sehbehinderten Spielers die Züge ausführen?

## assistant-records.yaml

title-an-assistant-who-keeps-the-record = Darf der Assistent eines sehbehinderten Spielers mitschreiben?
title-an-assistant-who-starts-the-clock = Darf der Assistent eines sehbehinderten Spielers die Uhr drücken?

## assistant-tells.yaml

title-an-assistant-who-tells-what-is-asked = Darf der Assistent eines sehbehinderten Spielers Fragen zu Zügen und Zeiten beantworten?
title-an-assistant-who-tells-the-moves-and-times-unasked = Assistent nennt ungefragt Zugzahl und Bedenkzeiten
title-an-assistant-who-is-asked-how-much-time-is-left = Assistent nennt die Bedenkzeiten auf Verlangen des Spielers

## back-to-agreement.yaml

title-the-boards-differ-and-so-do-the-records = Beide Bretter weichen voneinander ab, die Aufzeichnungen ebenfalls
    .scene = Mitten in einem spannenden Endspiel stellt sich heraus, dass die Stellungen auf den beiden Brettern nicht übereinstimmen. Sie vergleichen die Aufzeichnungen, und auch diese weichen voneinander ab. Jeder ist sicher, das Angesagte aufgeschrieben zu haben, und will mit der Stellung auf dem eigenen Brett weiterspielen.

## blind-assistant.yaml

title-an-assistant-for-everything = Darf ein Assistent eines sehbehinderten Spielers alle erlaubten Aufgaben übernehmen?
title-an-assistant-of-a-player-who-sees = Sehender Spieler bringt gegen einen sehbehinderten Gegner einen Assistenten mit

## board-put-right.yaml

title-the-boards-differ-and-the-records-agree = Beide Bretter weichen voneinander ab, die Aufzeichnungen stimmen überein
    .scene = Als ein Schlagzug angesagt wird, stellt sich heraus, dass die Stellungen auf den beiden Brettern nicht übereinstimmen. Die Aufzeichnungen beider Spieler stimmen überein, doch die Stellung auf dem Brett von Schwarz weicht von der eigenen Aufzeichnung ab. Schwarz meint, nach dieser Stellung geplant zu haben; also müsse sie gelten.

## captured-removed.yaml

title-the-captured-piece-is-off-the-special-board = Schlagzug auf dem Spezialbrett: geschlagene Figur entfernt, Uhr in Gang gesetzt
title-the-captured-piece-is-still-on-the-special-board = Schlagzug auf dem Spezialbrett: Uhr in Gang gesetzt, geschlagene Figur noch dort

## clock-after-announcement.yaml

title-the-opponents-clock-waits-for-the-announcement = Uhr des Gegners in Gang gesetzt, bevor der Zug angesagt ist
title-the-opponents-clock-after-the-announcement = Uhr des Gegners in Gang gesetzt, nachdem der Zug angesagt ist

## hearing-impaired-opponent.yaml

title-an-opponent-who-cannot-hear = Sehbehinderter gegen hörbehinderten Spieler: Braucht es einen Assistenten?
title-an-opponent-who-hears = Sehbehinderter gegen hörenden Spieler: Braucht es einen Assistenten?

## made-when-announced.yaml

title-announcing-makes-the-move = Zug erst nach der Ausführung angesagt; dann antwortet der Gegner
title-mate-on-the-special-board-is-no-mate-before-it-is-announced = Matt auf dem Spezialbrett, erst danach angesagt

## misspoken-move.yaml

title-a-slip-of-the-tongue = Versprecher beim Ansagen eines Zuges, noch nicht berichtigt
    .scene = Auf dem Spezialbrett zieht Weiß { MOVE("e4") }, verspricht sich aber bei der Ansage und nennt { MOVE("d4") }. Die Uhr von Schwarz läuft noch nicht. Schwarz beharrt darauf: Was laut und für alle hörbar gesagt wurde, müsse auch gespielt werden.
title-a-slip-corrected-in-time = Versprecher berichtigt, bevor die Uhr des Gegners läuft
title-a-slip-corrected-too-late = Versprecher berichtigt, als die Uhr des Gegners schon läuft
title-a-complaint-about-a-slip-corrected-too-late = Gegner reklamiert einen bei schon laufender Uhr berichtigten Versprecher
    .scene = Auf dem Spezialbrett zieht Schwarz { MOVE("Nh6") }, verspricht sich aber bei der Ansage und nennt { MOVE("Nf6") }; dann wird die Uhr von Weiß in Gang gesetzt. Etwas später berichtigt Schwarz die Ansage. Weiß hat über die falsche Stellung nachgedacht und beschwert sich bei Ihnen.
title-a-knight-is-announced-and-a-bishop-moved = Springerzug angesagt, Läufer gezogen, vor dem Start der gegnerischen Uhr berichtigt
title-the-announced-knight-is-noticed-too-late = Springerzug angesagt, Läufer gezogen: berichtigt erst nach dem Start der Uhr

## placed-in-aperture.yaml

title-a-piece-put-into-another-hole = Springer auf dem Spezialbrett gezogen, angesagt, Uhr in Gang gesetzt
title-a-piece-still-in-the-hand = Zug angesagt, aber die Figur noch in keiner Öffnung

## repeating-moves.yaml

title-the-opponent-repeats-another-move = Gegner wiederholt einen anderen als den angesagten Zug
title-the-opponent-repeats-the-move = Gegner wiederholt den angesagten Zug

## sighted-as-usual.yaml

title-the-sighted-player-touches-as-usual = Sehender Spieler berührt gegen einen sehbehinderten Gegner eine Figur
title-the-sighted-player-moves-as-usual = Sehender Spieler zieht gegen einen sehbehinderten Gegner
title-the-other-player-feels-a-piece = Sehbehinderter Spieler berührt eine Figur: Gelten die üblichen Berührungsregeln?

## sighted-assistant.yaml

title-the-sighted-players-assistant = Assistent des sehenden Spielers für das Ausführen und Ansagen der Züge
title-only-one-assistant-in-the-game = Sehender Spieler bringt einen Assistenten mit, der Gegner hat schon einen
title-the-sighted-players-assistant-may-not-record = Sehender Spieler bringt einen Assistenten zum Mitschreiben mit
    .scene = Dieser Spieler kommt allein; Schwarz dagegen hat einen Assistenten mitgebracht, der die Züge aufschreiben soll, damit Schwarz sich auf die beiden Bretter konzentrieren kann. Regeln und Höflichkeit, sagt Schwarz, verlangten, dass dem einen erlaubt sei, was dem anderen erlaubt ist.
title-an-assistant-where-both-players-see = Assistent für das Ansagen der Züge in einer Partie zweier sehender Spieler

## touched-when-lifted.yaml

title-a-piece-taken-out-of-its-hole-is-touched = Eigene Figur aus der Öffnung des Spezialbretts genommen
title-feeling-a-piece-does-not-touch-it = Sehbehinderter Spieler berührt einen Springer: Muss damit gezogen werden?
title-an-enemy-piece-taken-out-of-its-hole = Figur des Gegners aus der Öffnung des Spezialbretts genommen
    .scene = Der Spieler ist am Zug, nimmt auf dem Spezialbrett den Bauern auf d5 aus der Öffnung, steckt ihn nach kurzem Nachdenken zurück und greift nach einer anderen Figur. Schwarz ruft Sie. Weiß meint, es sei noch kein Zug angesagt, also sei noch alles offen.

## two-boards.yaml

title-a-sighted-player-asks-for-two-boards = Sehender Spieler verlangt zwei Bretter
title-a-visually-disabled-player-asks-for-two-boards = Sehbehinderter Spieler verlangt zwei Bretter
title-two-boards-where-both-players-see = Zwei Bretter verlangt, obwohl beide Spieler sehen
