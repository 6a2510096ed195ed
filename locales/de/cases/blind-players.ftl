### Titles of the cases about visually disabled players: what a reader would search for.

## announcing-moves.yaml

title-a-move-that-is-not-announced = Sehbehinderter Spieler führt einen Zug aus, ohne ihn anzusagen
title-a-move-made-and-announced = Sehbehinderter Spieler führt einen Zug aus und sagt ihn an
title-a-promotion-announced-without-the-new-piece = Umwandlung angesagt, ohne die neue Figur zu nennen

## assistant-adjourns.yaml

title-an-assistant-who-adjourns-the-game = Darf der Assistent eines sehbehinderten Spielers bei einem Partieabbruch tätig werden?

## assistant-announces.yaml

title-an-assistant-who-announces-the-moves = Darf der Assistent eines sehbehinderten Spielers die Züge ansagen?
title-an-assistant-who-says-that-the-opponent-has-moved = Assistent sagt einem Spieler, dass der Gegner einen Zug abgeschlossen hat

## assistant-claims.yaml

title-an-assistant-who-claims-the-game-on-time = Darf der Assistent eines sehbehinderten Spielers reklamieren und Berührungen melden?
title-the-assistant-claims-the-fallen-flag = Assistent eines sehbehinderten Spielers reklamiert das gefallene Blättchen
title-the-assistant-tells-of-the-touched-piece = Sehender Spieler zieht eine andere als die berührte Figur, Assistent reklamiert
title-an-assistant-of-a-sighted-player-claims-the-fallen-flag = Assistent reklamiert das gefallene Blättchen, beide Spieler sehen
title-the-assistant-claims-an-illegal-move = Assistent eines sehbehinderten Spielers reklamiert einen regelwidrigen Zug
title-an-assistant-accepts-an-offer = Assistent eines sehbehinderten Spielers nimmt ein Remisangebot an
title-an-assistant-of-nobody-accepts-an-offer = Assistent nimmt ein Remisangebot an, beide Spieler sehen
title-an-assistant-claims-a-draw = Assistent eines sehbehinderten Spielers beantragt Remis wegen Stellungswiederholung
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

## blind-assistant.yaml

title-an-assistant-for-everything = Darf ein Assistent eines sehbehinderten Spielers alle erlaubten Aufgaben übernehmen?
title-an-assistant-of-a-player-who-sees = Sehender Spieler bringt gegen einen sehbehinderten Gegner einen Assistenten mit

## board-put-right.yaml

title-the-boards-differ-and-the-records-agree = Beide Bretter weichen voneinander ab, die Aufzeichnungen stimmen überein

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
title-a-slip-corrected-in-time = Versprecher berichtigt, bevor die Uhr des Gegners läuft
title-a-slip-corrected-too-late = Versprecher berichtigt, als die Uhr des Gegners schon läuft
title-a-complaint-about-a-slip-corrected-too-late = Gegner reklamiert einen bei schon laufender Uhr berichtigten Versprecher
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
title-an-assistant-where-both-players-see = Assistent für das Ansagen der Züge in einer Partie zweier sehender Spieler

## touched-when-lifted.yaml

title-a-piece-taken-out-of-its-hole-is-touched = Eigene Figur aus der Öffnung des Spezialbretts genommen
title-feeling-a-piece-does-not-touch-it = Sehbehinderter Spieler berührt einen Springer: Muss damit gezogen werden?
title-an-enemy-piece-taken-out-of-its-hole = Figur des Gegners aus der Öffnung des Spezialbretts genommen

## two-boards.yaml

title-a-sighted-player-asks-for-two-boards = Sehender Spieler verlangt zwei Bretter
title-a-visually-disabled-player-asks-for-two-boards = Sehbehinderter Spieler verlangt zwei Bretter
title-two-boards-where-both-players-see = Zwei Bretter verlangt, obwohl beide Spieler sehen
