### Titles of the cases about games without an increment and the quickplay finish: what a reader would search for.

## quickplay-after-flag.yaml

title-the-claimants-flag-falls-while-the-decision-is-put-off = Eigenes Blättchen fällt bei offenem Remisantrag, Gründe noch nicht geprüft
title-the-draw-is-declared-after-the-flag-fell-unnoticed = Der Schiedsrichter erklärt Remis, nachdem das Blättchen unbemerkt gefallen ist
title-the-opponents-flag-falls-first-and-the-claimant-had-not-tried = Blättchen des Gegners fällt bei offenem Remisantrag; der Antragsteller unternahm nichts
title-a-bare-king-wins-nothing-on-time-and-no-claim-is-needed = Endspurtphase ohne Antrag: Das Blättchen fällt mit Turm gegen bloßen König
title-a-rook-that-never-comes-to-move-wins-nothing-on-time-and-no-claim-is-needed = Endspurtphase ohne Antrag: Das Blättchen fällt, als jeder Zug matt setzt
title-a-knight-whom-a-pawn-can-help-wins-on-time-in-a-quickplay-finish = Endspurtphase ohne Antrag: Das Blättchen fällt mit Bauer b7 gegen Springer
title-the-flag-falls-and-the-opponent-is-found-to-have-made-no-effort = Blättchen des Antragstellers bei offenem Remisantrag reklamiert; der Gegner unternahm nichts

## quickplay-announced.yaml

title-a-claim-with-little-time-in-an-event-that-announced-nothing = Remisantrag mit wenig Restbedenkzeit, Richtlinien nicht angekündigt
title-the-guidelines-were-announced = Remisantrag bei 40 Sekunden Restbedenkzeit, Richtlinien angekündigt
title-asking-for-an-increment-in-an-event-that-announced-nothing = Bitte um Zeitgutschrift, Richtlinien nicht angekündigt

## quickplay-claim-clocks.yaml

title-the-clocks-during-a-claim-with-little-time = Was geschieht mit den Uhren, wenn mit 15 Sekunden Restbedenkzeit Remis beantragt wird?
title-a-claim-that-is-turned-away-stops-no-clock = Remisantrag in der Endspurtphase bei zehn Minuten Restbedenkzeit

## quickplay-claim-inadmissible.yaml

title-a-claim-with-exactly-the-limit-left-is-too-early = Remisantrag mit genau zwei Minuten Restbedenkzeit
title-no-such-claim-while-a-further-period-follows = Remisantrag mit 20 Sekunden außerhalb der Endspurtphase
title-a-claim-with-one-second-less-than-the-limit-may-be-made = Remisantrag mit 1:59 auf der Uhr; der Gegner kann nicht mit normalen Mitteln gewinnen

## quickplay-claim.yaml

title-a-claim-with-less-than-the-limit-left = Remisantrag mit 1:59 auf der Uhr durch den Spieler, der am Zug ist
title-a-claim-on-the-opponents-move = Remisantrag mit 50 Sekunden Restbedenkzeit, während der Gegner am Zug ist
title-a-claim-after-the-own-flag-has-fallen = Remisantrag nach unbemerktem Fallen des eigenen Blättchens
title-a-claim-after-the-own-flag-has-fallen-against-a-bare-king = Remisantrag gegen den bloßen König nach unbemerktem Fallen des eigenen Blättchens
title-a-claim-refused-for-another-reason-lets-the-flag-pass = Remisantrag außerhalb der Endspurtphase nach unbemerktem Fallen des Blättchens
title-a-claim-whose-time-is-not-told = Remisantrag in der Endspurtphase: Sind weniger als zwei Minuten übrig?
title-a-player-who-was-refused-the-increment-may-claim = Remisantrag, nachdem die erbetene Zeitgutschrift nicht gewährt wurde
title-the-last-period-without-increment-is-a-quickplay-finish = Remisantrag in der letzten Zeitperiode nach den 40 Zügen der ersten
title-before-the-last-period-there-is-no-quickplay-finish = Remisantrag in der ersten Zeitperiode nach 39 von 40 Zügen
title-nobody-says-whether-it-is-a-quickplay-finish = Remisantrag mit 1:30 auf der Uhr: Ist die Partie in der Endspurtphase?
title-the-time-of-a-claim-is-told-when-the-clocks-are-stopped = Remisantrag, nachdem der Spieler bei 1:59 die Uhren angehalten hat
title-two-minutes-were-left-when-the-clocks-were-stopped = Remisantrag, nachdem der Spieler bei 2:00 die Uhren angehalten hat

## quickplay-decision-final.yaml

title-the-arbiter-declares-the-draw-at-once = Der Schiedsrichter erklärt die Partie auf den Antrag hin sofort für remis
title-a-decision-that-is-only-put-off-is-not-final = Die Entscheidung über einen Remisantrag ist aufgeschoben (Regeln von 2001 bis 2009)
title-no-appeal-against-the-draw-that-was-declared = Protest gegen das Remis, das der Schiedsrichter auf Antrag erklärt hat
title-a-rejection-is-final-but-not-what-the-arbiter-rules-later = Remisantrag abgelehnt, später Protest gegen eine Entscheidung über Lärm (Regeln von 2009)

## quickplay-draw.yaml

title-rook-against-rook-and-no-pawns-cannot-be-won-by-normal-means = Remisantrag bei Turm gegen Turm ohne Bauern
title-the-arbiter-finds-that-no-effort-is-made = Der Schiedsrichter schiebt auf und sieht dann, dass der Gegner nichts unternimmt
title-the-arbiter-declares-no-draw-that-nobody-claimed = Der Schiedsrichter erklärt ein Remis, das niemand beantragt hat

## quickplay-evidence-of-effort.yaml

title-without-an-arbiter-no-effort-is-shown-by-the-scoresheet = Kein Schiedsrichter anwesend: Remisantrag, weil der Gegner nichts unternimmt

## quickplay-evidence-of-position.yaml

title-without-an-arbiter-both-grounds-are-shown-once = Kein Schiedsrichter anwesend: Remisantrag aus beiden Gründen zugleich

## quickplay-increment-granted.yaml

title-the-arbiter-grants-the-increment-after-the-draw-was-refused = Der Schiedsrichter gewährt die Zeitgutschrift nach Ablehnung des Remis
title-the-increment-is-not-granted-while-the-offer-is-open = Der Schiedsrichter gewährt die Zeitgutschrift, das Remisangebot steht noch
title-no-increment-without-a-request = Der Schiedsrichter gewährt eine Zeitgutschrift, um die niemand gebeten hat
title-an-increment-that-the-arbiter-grants-in-his-ruling = Entscheidung nach der Ablehnung: fünf Sekunden je Zug, zwei Minuten dem Gegner
title-an-increment-granted-without-the-two-minutes = Entscheidung nach der Ablehnung: fünf Sekunden je Zug und sonst nichts

## quickplay-increment-request.yaml

title-an-increment-is-asked-for-with-little-time = Bitte um Zeitgutschrift mit 1:59 auf der Uhr durch den Spieler, der am Zug ist
title-with-exactly-the-limit-left-it-is-too-early-for-an-increment = Bitte um Zeitgutschrift mit genau zwei Minuten Restbedenkzeit
title-only-the-player-on-the-move-asks-for-an-increment = Bitte um Zeitgutschrift, während der Gegner am Zug ist
title-the-draw-offered-with-the-request-is-accepted = Bitte um eine Zeitgutschrift, und der Gegner nimmt das Remis an
title-a-request-offers-no-draw-where-offers-are-forbidden = Bitte um Zeitgutschrift, wo Remis nur mit Zustimmung des Schiedsrichters geht
title-whether-little-time-is-left-decides-about-the-request = Bitte um eine Zeitgutschrift: Sind weniger als zwei Minuten übrig?

## quickplay-increment-usual.yaml

title-the-increment-is-the-usual-answer-to-the-request = Bitte um Zeitgutschrift, und der Gegner lehnt das Remis ab

## quickplay-postponed.yaml

title-the-arbiter-puts-the-decision-off = Der Schiedsrichter schiebt die Entscheidung über einen Remisantrag mit 1:00 auf der Uhr auf
title-a-claim-that-was-turned-away-cannot-be-put-off = Der Schiedsrichter schiebt die Entscheidung über einen Remisantrag mit 5:00 auf der Uhr auf

## quickplay-referred.yaml

title-the-designated-arbiter-agrees-with-the-claim = Kein Schiedsrichter anwesend: Der zuständige gibt dem Remisantrag später statt
title-the-designated-arbiter-does-not-agree = Kein Schiedsrichter anwesend: Der zuständige lehnt den Remisantrag später ab
title-an-arbiter-who-is-there-decides-himself = Remisantrag im Schnellschach mit 1:20; der Gegner kann nicht mit normalen Mitteln gewinnen

## quickplay-rejected.yaml

title-the-arbiter-rejects-the-claim = Der Schiedsrichter lehnt den Remisantrag im Turnierschach ab
title-the-two-minutes-are-not-reduced-in-rapid = Der Schiedsrichter lehnt den Remisantrag im Schnellschach ab
title-after-a-rejected-claim-the-flag-costs-the-game = Der Schiedsrichter lehnt den Remisantrag ab, dann fällt das Blättchen
title-where-neither-ground-is-true-no-draw-can-be-declared = Remisantrag, obwohl der Gegner gewinnen kann und es versucht
title-a-claim-that-the-arbiter-rejects-in-his-ruling = Entscheidung: Remisantrag abgelehnt, zwei Minuten für den Gegner

## quickplay-scope.yaml

title-no-claim-with-little-time-where-there-is-an-increment = Remisantrag mit wenig Restbedenkzeit in einer Partie mit Zeitgutschrift
title-no-claim-with-little-time-in-blitz = Remisantrag mit wenig Restbedenkzeit im Blitzschach
title-a-rapid-game-without-increment-is-inside = Remisantrag mit wenig Restbedenkzeit im Schnellschach ohne Zeitgutschrift
title-after-the-increment-was-granted-nothing-more-can-be-claimed = Remisantrag, nachdem der Schiedsrichter eine Zeitgutschrift gewährt hat
title-an-increment-of-the-last-period-leaves-no-claim-with-little-time = Remisantrag in der letzten Zeitperiode, der einzigen mit Zeitgutschrift

## quickplay-without-arbiter.yaml

title-without-an-arbiter-the-claim-ends-the-game = Kein Schiedsrichter anwesend: Remisantrag, weil der Gegner nicht gewinnen kann
title-without-an-arbiter-the-claim-comes-too-early = Kein Schiedsrichter anwesend: Remisantrag mit genau zwei Minuten Restbedenkzeit
title-without-an-arbiter-the-flag-falls-after-the-claim = Kein Schiedsrichter anwesend: Das Blättchen fällt nach dem Remisantrag
