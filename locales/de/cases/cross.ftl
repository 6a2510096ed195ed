### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = Zweimal Remis durch Stellungswiederholung beantragt; unterwegs gingen Rochaderechte verloren
title-the-move-that-completes-the-fifty-would-be-mate = Antrag nach der 50-Züge-Regel mit einem beabsichtigten Zug, der matt setzt
title-the-player-mates-instead-of-claiming = Matt mit dem fünfzigsten Zug, dann beantragt der Gegner Remis
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Wiederholung mit regelwidrigem aufgeschriebenem Zug beantragt, dann Matt mit einem anderen
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = 50-Züge-Antrag nach Berühren einer Figur, dann Antrag des Gegners
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Letzter Bauer geschlagen, nur ein Läufer bleibt; dann Remisantrag und gefallenes Blättchen
title-a-right-claim-while-the-opponents-offer-stands = 50-Züge-Antrag, während das Remisangebot des Gegners noch gilt
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Unberechtigter Antrag wegen Stellungswiederholung nach 75 unbemerkten Zügen ohne Fortschritt
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Angebot durch Zug abgelehnt, unberechtigter Antrag, Blättchen unbemerkt, Remis vereinbart
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = 50-Züge-Antrag nach 42 Zügen, dann fällt ein Blättchen gegen den bloßen König

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = Mobiltelefon des Antragstellers klingelt, während sein Remisantrag aufgeschoben ist
title-a-phone-rings-after-mate-that-nobody-noticed = Nach dem Matt klingelt das Mobiltelefon dessen, der matt gesetzt hat
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Mobiltelefon des Gegners klingelt zwischen Remisangebot und Annahme
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Zweiter regelwidriger Zug, dann klingelt das Mobiltelefon des Gegners

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Remis nach unbemerktem Fallen des Blättchens angenommen, dann das Blättchen reklamiert
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Remis angenommen, nachdem der Schiedsrichter das Blättchen fallen sah
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Aufgabe, ehe das gefallene Blättchen des Gegners bemerkt wird
title-stalemate-then-a-flag-then-a-resignation = Patt, dann fällt das Blättchen, dann Aufgabe
title-mate-with-two-hands-and-a-flag-before-the-press = Matt mit beiden Händen, Blättchen fällt vor dem Drücken der Uhr
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Regelwidriger Mattzug unbemerkt, der Gegner gibt auf und zeigt ihn dann an
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Remis vor dem ersten Zug vereinbart, dann gibt einer auf
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = Hand nach Remisangebot ausgestreckt, dann Ablehnung, dann Aufgabe

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Rochade mit beiden Händen nach einem regelwidrigen Zug, dann ein Remisangebot
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = Regelwidriger Zug, angezeigt vom Gegner, dessen Blättchen der Schiedsrichter schon fallen sah
title-both-players-complete-an-illegal-move-one-after-the-other = Regelwidriger Zug des einen Spielers, berichtigt, dann einer des Gegners
title-a-rook-put-on-upside-down-is-played-like-a-queen = Turm bei der Umwandlung umgedreht aufgestellt, dann wie eine Dame gezogen
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Uhr ohne Zug gedrückt als zweiter regelwidriger Zug, gegen den bloßen König
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Regelwidriger Zug im Blitzschach beantwortet, dann angezeigt, dann ein Blättchen reklamiert
title-whether-a-piece-was-touched-is-disputed = Die Spieler sind sich uneinig, ob eine Figur berührt wurde

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Remisantrag aufgeschoben, Gegner zieht regelwidrig, Blättchen des Antragstellers fällt
title-both-flags-fall-while-a-claim-waits = Beide Blättchen fallen, während ein Remisantrag in der Endspurtphase aufgeschoben ist
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Antrag der Endspurtphase ohne Schiedsrichter, dann Matt auf dem Brett
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Zeitgutschrift in der Endspurtphase gewährt, dann Remisantrag und Fallen des Blättchens
