### Titles of the cases about blitz: what a reader would search for.

## blitz-full-rules.yaml

title-one-recorded-game-allows-the-full-rules-in-blitz = Welche Regeln gelten im Blitzschach? Ein Schiedsrichter für eine aufgezeichnete Partie
title-two-games-are-too-many-for-one-arbiter-in-blitz = Welche Regeln gelten im Blitzschach? Ein Schiedsrichter für zwei aufgezeichnete Partien
title-an-unrecorded-game-lacks-the-full-rules-in-blitz = Welche Regeln gelten im Blitzschach? Ein Schiedsrichter, eine Partie ohne Aufzeichnung
title-regulations-name-the-regime-of-a-blitz-event = Muss das Turnierreglement im Blitzschach die geltenden Regeln nennen?

## blitz-illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move-in-blitz = Beantworteter regelwidriger Zug im Blitzschach, beide einigen sich auf Berichtigung
    .scene = Weiß macht einen regelwidrigen Zug und drückt die Uhr; Schwarz bemerkt es nicht, zieht ebenfalls und drückt die Uhr. Als sie sehen, was geschehen ist, lachen beide und einigen sich, die Sache unter sich in Ordnung zu bringen. Sie hören das am Nachbarbrett und kommen hinzu.
title-blitz-players-cannot-agree-to-take-back-a-legal-move = Regelgemäßer Zug im Blitzschach: Beide einigen sich darauf, ihn zurückzunehmen

## blitz-illegal-move-loses.yaml

title-an-illegal-move-once-lost-a-blitz-game = König im Blitzschach im Schach gelassen, vor der Antwort reklamiert
title-a-bare-king-cannot-win-by-an-illegal-move-in-blitz = Regelwidriger Königszug im Blitzschach, der Gegner hat nur den König
title-a-blitz-move-that-was-not-pressed-is-not-yet-illegal = Regelwidriger Zug im Blitzschach, vor dem Drücken der Uhr reklamiert
title-a-blitz-claim-of-a-win-asks-whether-the-claimant-can-mate = Regelwidriger Zug im Blitzschach reklamiert: Kann der Gegner matt setzen? (Regeln bis 2009)
title-a-rook-that-never-comes-to-move-cannot-win-by-an-illegal-move-in-blitz = Regelwidriger Zug im Blitzschach reklamiert; jeder regelgemäße hätte matt gesetzt
title-a-knight-whom-a-pawn-can-help-wins-by-an-illegal-move-in-blitz = Regelwidriger Bauernzug im Blitzschach, der Gegner hat nur König und Springer

## blitz-illegal-move-needs-claim.yaml

title-a-blitz-arbiter-of-old-waits-for-the-claim = Regelwidriger Blitzzug, vom Schiedsrichter gesehen, nicht reklamiert (vereinfachte Regeln)
title-a-blitz-arbiter-under-full-rules-acts-by-himself = Regelwidriger Blitzzug, vom Schiedsrichter gesehen, nicht reklamiert (Turnierschachregeln)
title-a-blitz-arbiter-of-old-need-not-wait-once-the-opponent-claims = Regelwidriger Blitzzug, vom Schiedsrichter nicht gesehen, vom Gegner reklamiert

## blitz-illegal-move-stands.yaml

title-a-blitz-claim-after-the-own-move-comes-too-late = Regelwidriger Zug im Blitzschach, vom Gegner nach der Antwort reklamiert
title-a-blitz-player-who-only-touches-a-piece-may-still-claim = Regelwidriger Zug im Blitzschach, vom Gegner nach Berühren einer Figur reklamiert

## blitz-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed-in-blitz = Fünfte Bitte um Einsicht in die Aufzeichnung im Blitzschach
    .scene = Weiß ist am Zug und bittet Sie um Einsicht in die Aufzeichnung der Partie. Weiß hat zuvor schon viermal darum gebeten, und Schwarz stöhnt, so könne sich doch niemand mehr konzentrieren.
title-the-sixth-look-at-the-record-distracts-in-blitz = Sechste Bitte um Einsicht in die Aufzeichnung im Blitzschach

## blitz-without-quickplay-claims.yaml

title-an-opponent-who-only-shuffles-in-blitz = Remisantrag im Blitzschach: Der Gegner versucht nicht zu gewinnen
title-the-same-shuffling-in-a-rapid-game = Remisantrag im Schnellschach ohne Ankündigung: Der Gegner versucht nicht zu gewinnen
title-other-draw-claims-exist-in-blitz-too = Remis durch Stellungswiederholung im Blitzschach beantragt

## mating-potential.yaml

title-two-knights-have-no-mating-potential = Blättchen des bloßen Königs fällt im Blitzschach gegen zwei Springer
title-a-rook-against-a-knight-has-mating-potential = Blättchen fällt im Blitzschach bei König und Springer gegen König und Turm
title-a-knight-against-a-pawn-is-for-the-arbiter = Blättchen fällt im Blitzschach bei König und Bauer gegen König und Springer
title-two-knights-win-on-time-in-rapid = Blättchen des bloßen Königs fällt im Schnellschach gegen zwei Springer
title-the-illegal-move-took-the-last-rook-of-the-claimant = Regelwidriger Zug im Blitzschach schlägt den letzten Turm des Gegners
title-the-illegal-move-into-check-is-judged-by-the-pieces-before-it = Regelwidriger Zug im Blitzschach: Der König zieht ins Schach des einzigen Turms
