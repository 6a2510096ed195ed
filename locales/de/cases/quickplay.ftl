### Titles of the cases about games without an increment and the quickplay finish: what a reader would search for.

## quickplay-after-flag.yaml

title-the-claimants-flag-falls-while-the-decision-is-put-off = Eigenes Blättchen fällt bei offenem Remisantrag, Gründe noch nicht geprüft
title-the-draw-is-declared-after-the-flag-fell-unnoticed = Der Schiedsrichter erklärt Remis, nachdem das Blättchen unbemerkt gefallen ist
title-the-opponents-flag-falls-first-and-the-claimant-had-not-tried = Blättchen des Gegners fällt bei offenem Remisantrag; der Antragsteller unternahm nichts
title-a-bare-king-wins-nothing-on-time-and-no-claim-is-needed = Endspurtphase ohne Antrag: Das Blättchen fällt mit Turm gegen bloßen König
title-a-rook-that-never-comes-to-move-wins-nothing-on-time-and-no-claim-is-needed = Endspurtphase ohne Antrag: Das Blättchen fällt, als jeder Zug matt setzt
title-a-knight-whom-a-pawn-can-help-wins-on-time-in-a-quickplay-finish = Endspurtphase ohne Antrag: Das Blättchen fällt mit Bauer b7 gegen Springer
title-the-flag-falls-and-the-opponent-is-found-to-have-made-no-effort = Blättchen des Antragstellers bei offenem Remisantrag reklamiert; der Gegner unternahm nichts
    .scene = In der Endspurtphase beantragt Weiß, am Zug und mit noch 1 Minute, Remis, weil Schwarz gar nicht versuche, mit normalen Mitteln zu gewinnen. Sie schieben die Entscheidung auf und schauen zu. Das Blättchen von Weiß fällt, was niemand bemerkt, bis Schwarz darauf zeigt und den Gewinn reklamiert: Ein Matt sei noch möglich. Sie haben genug gesehen und sind überzeugt, dass Schwarz gar nicht versucht hat, mit normalen Mitteln zu gewinnen.

## quickplay-announced.yaml

title-a-claim-with-little-time-in-an-event-that-announced-nothing = Remisantrag mit wenig Restbedenkzeit, Richtlinien nicht angekündigt
title-the-guidelines-were-announced = Remisantrag bei 40 Sekunden Restbedenkzeit, Richtlinien angekündigt
title-asking-for-an-increment-in-an-event-that-announced-nothing = Bitte um Zeitgutschrift, Richtlinien nicht angekündigt
    .scene = Weiß, in der Endspurtphase am Zug und mit noch 1 Minute 10 Sekunden, bittet Sie um eine Zeitgutschrift für beide Spieler: Die Richtlinien im Regelheft sähen das vor. Schwarz ist jede Entscheidung recht. Das Turnierreglement, das Sie bei sich haben, schweigt dazu.

## quickplay-claim-clocks.yaml

title-the-clocks-during-a-claim-with-little-time = Was geschieht mit den Uhren, wenn mit 15 Sekunden Restbedenkzeit Remis beantragt wird?
title-a-claim-that-is-turned-away-stops-no-clock = Remisantrag in der Endspurtphase bei zehn Minuten Restbedenkzeit

## quickplay-claim-inadmissible.yaml

title-a-claim-with-exactly-the-limit-left-is-too-early = Remisantrag mit genau zwei Minuten Restbedenkzeit
title-no-such-claim-while-a-further-period-follows = Remisantrag mit 20 Sekunden außerhalb der Endspurtphase
    .scene = Weiß hat 37 Züge abgeschlossen, ist am Zug und hat noch 20 Sekunden. Aus Sorge, die Zeitkontrolle zu verpassen, beantragt Weiß Remis: In diesem völlig ausgeglichenen Endspiel könne Schwarz nicht mit normalen Mitteln gewinnen. Schwarz, mit reichlich Bedenkzeit, meint, das werde die Uhr entscheiden.
title-a-claim-with-one-second-less-than-the-limit-may-be-made = Remisantrag mit 1:59 auf der Uhr; der Gegner kann nicht mit normalen Mitteln gewinnen
    .scene = In der Endspurtphase ruft Sie Weiß, am Zug und mit noch 1 Minute 59 Sekunden, und beantragt Remis, weil Schwarz nicht mit normalen Mitteln gewinnen könne. Schwarz zeigt auf die Uhr: So früh könne doch niemand in Zeitnot sein. Sie sehen sich die Stellung an und sind überzeugt, dass Schwarz mit normalen Mitteln nicht gewinnen kann.

## quickplay-claim.yaml

title-a-claim-with-less-than-the-limit-left = Remisantrag mit 1:59 auf der Uhr durch den Spieler, der am Zug ist
title-a-claim-on-the-opponents-move = Remisantrag mit 50 Sekunden Restbedenkzeit, während der Gegner am Zug ist
    .scene = In der Endspurtphase hat Weiß noch 50 Sekunden. Schwarz, am Zug, denkt schon eine Weile nach, als Weiß Sie ruft und Remis beantragt: Schwarz versuche gar nicht, mit normalen Mitteln zu gewinnen. „Der König geht nur hin und her“, sagt Weiß, „und mir läuft die Zeit davon.“
title-a-claim-after-the-own-flag-has-fallen = Remisantrag nach unbemerktem Fallen des eigenen Blättchens
    .scene = In der Endspurtphase ruft Sie Weiß und beantragt Remis, weil Schwarz nicht mit normalen Mitteln gewinnen könne. Am Brett sehen Sie, dass das Blättchen von Weiß schon gefallen ist; in der Hitze des Gefechts hatte es keiner der beiden bemerkt. Schwarz könnte noch matt setzen, doch Weiß meint, die Stellung sei seit zwanzig Zügen remis.
title-a-claim-after-the-own-flag-has-fallen-against-a-bare-king = Remisantrag gegen den bloßen König nach unbemerktem Fallen des eigenen Blättchens
    .scene = In der Endspurtphase ist Weiß am Zug, ruft Sie und beantragt Remis, weil Schwarz gar nicht versuche, mit normalen Mitteln zu gewinnen. Am Brett sehen Sie, dass das Blättchen von Weiß schon gefallen ist, was keiner der beiden bemerkt hatte. Schwarz lächelt: Regeln seien Regeln, und wer die Zeit überschreite, verliere.
title-a-claim-refused-for-another-reason-lets-the-flag-pass = Remisantrag außerhalb der Endspurtphase nach unbemerktem Fallen des Blättchens
title-a-claim-whose-time-is-not-told = Remisantrag in der Endspurtphase: Sind weniger als zwei Minuten übrig?
title-a-player-who-was-refused-the-increment-may-claim = Remisantrag, nachdem die erbetene Zeitgutschrift nicht gewährt wurde
title-the-last-period-without-increment-is-a-quickplay-finish = Remisantrag in der letzten Zeitperiode nach den 40 Zügen der ersten
title-before-the-last-period-there-is-no-quickplay-finish = Remisantrag in der ersten Zeitperiode nach 39 von 40 Zügen
title-nobody-says-whether-it-is-a-quickplay-finish = Remisantrag mit 1:30 auf der Uhr: Ist die Partie in der Endspurtphase?
title-the-time-of-a-claim-is-told-when-the-clocks-are-stopped = Remisantrag, nachdem der Spieler bei 1:59 die Uhren angehalten hat
title-two-minutes-were-left-when-the-clocks-were-stopped = Remisantrag, nachdem der Spieler bei 2:00 die Uhren angehalten hat
    .scene = In der Endspurtphase sieht Weiß, am Zug in einem remisverdächtigen Turmendspiel, die Zeit ablaufen. Genau 2 Minuten zeigt die Anzeige noch, als Weiß die Uhren anhält, Sie ruft und Remis beantragt: Mit normalen Mitteln könne Schwarz nicht gewinnen. Schwarz wendet ein, die Partie sei noch lange nicht vorbei.

## quickplay-decision-final.yaml

title-the-arbiter-declares-the-draw-at-once = Der Schiedsrichter erklärt die Partie auf den Antrag hin sofort für remis
title-a-decision-that-is-only-put-off-is-not-final = Die Entscheidung über einen Remisantrag ist aufgeschoben (Regeln von 2001 bis 2009)
title-no-appeal-against-the-draw-that-was-declared = Protest gegen das Remis, das der Schiedsrichter auf Antrag erklärt hat
title-a-rejection-is-final-but-not-what-the-arbiter-rules-later = Remisantrag abgelehnt, später Protest gegen eine Entscheidung über Lärm (Regeln von 2009)

## quickplay-draw.yaml

title-rook-against-rook-and-no-pawns-cannot-be-won-by-normal-means = Remisantrag bei Turm gegen Turm ohne Bauern
    .scene = Sie werden an ein Brett gerufen, an dem die Endspurtphase begonnen hat. Weiß, am Zug und mit noch 30 Sekunden, beantragt Remis, weil Schwarz nicht mit normalen Mitteln gewinnen könne. Schwarz will weiterspielen: Ein Matt sei noch möglich, und die Zeit gehöre zum Spiel. Sie sind überzeugt, dass Schwarz mit normalen Mitteln nicht gewinnen kann.
title-the-arbiter-finds-that-no-effort-is-made = Der Schiedsrichter schiebt auf und sieht dann, dass der Gegner nichts unternimmt
title-the-arbiter-declares-no-draw-that-nobody-claimed = Der Schiedsrichter erklärt ein Remis, das niemand beantragt hat

## quickplay-evidence-of-effort.yaml

title-without-an-arbiter-no-effort-is-shown-by-the-scoresheet = Kein Schiedsrichter anwesend: Remisantrag, weil der Gegner nichts unternimmt
    .scene = In der Endspurtphase eines Ligakampfs hat Weiß noch 1 Minute 20 Sekunden und beantragt Remis mit der Begründung, Schwarz versuche gar nicht, mit normalen Mitteln zu gewinnen. Schwarz protestiert, das sei Ansichtssache, und verlangt weiterzuspielen. Die Mannschaftsführer rufen Sie an und fragen, wie es weitergehen soll.

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
    .scene = In der Endspurtphase ruft Sie Weiß, am Zug und mit noch 1 Minute 59 Sekunden, und bittet um eine Zeitgutschrift für beide Spieler ab sofort. „Kann man denn mitten in der Partie die Bedenkzeitregelung ändern?“, fragt Schwarz, mit deutlich mehr Bedenkzeit. Von einem Remis hat noch keiner der beiden etwas gesagt.
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
    .scene = In der Endspurtphase ruft Sie Weiß, am Zug und mit noch 1 Minute 20 Sekunden, und beantragt Remis, weil Schwarz nicht mit normalen Mitteln gewinnen könne. Schwarz entgegnet, solche Anträge gebe es nur bei längerer Bedenkzeit. Sie prüfen die Stellung und sind überzeugt, dass Schwarz mit normalen Mitteln nicht gewinnen kann.

## quickplay-rejected.yaml

title-the-arbiter-rejects-the-claim = Der Schiedsrichter lehnt den Remisantrag im Turnierschach ab
    .scene = In der Endspurtphase beantragt Weiß, am Zug, mit einem Bauern weniger und noch 45 Sekunden, Remis: Schwarz könne nicht mit normalen Mitteln gewinnen. Sie sehen echte Gewinnchancen und lehnen den Antrag ab. Weiß nimmt es gelassen: „Fragen kostet ja nichts.“
title-the-two-minutes-are-not-reduced-in-rapid = Der Schiedsrichter lehnt den Remisantrag im Schnellschach ab
    .scene = In der Endspurtphase beantragt Weiß, am Zug und mit noch 45 Sekunden, Remis, weil Schwarz gar nicht versuche, mit normalen Mitteln zu gewinnen. Sie haben die letzten Züge verfolgt, sehen Schwarz mit einem Mehrbauern drücken und lehnen den Antrag ab. Weiß murmelt, der Versuch habe wenigstens nichts gekostet.
title-after-a-rejected-claim-the-flag-costs-the-game = Der Schiedsrichter lehnt den Remisantrag ab, dann fällt das Blättchen
    .scene = In der Endspurtphase beantragt Weiß, am Zug und mit noch 45 Sekunden, Remis, weil Schwarz gar nicht versuche, mit normalen Mitteln zu gewinnen. Sie lehnen den Antrag ab und schauen weiter zu. Kurz darauf sehen Sie das Blättchen von Weiß fallen; Schwarz könnte noch matt setzen. Weiß bittet Sie, es sich zu überlegen: Schwarz habe nur den Turm hin- und hergezogen.
title-where-neither-ground-is-true-no-draw-can-be-declared = Remisantrag, obwohl der Gegner gewinnen kann und es versucht
    .scene = In der Endspurtphase beantragt Weiß, am Zug und mit noch 45 Sekunden, Remis, weil Schwarz nicht mit normalen Mitteln gewinnen könne. Sie haben die letzten Züge verfolgt und sind überzeugt, dass Schwarz mit normalen Mitteln gewinnen kann und dies auch versucht. Weiß zeigt auf die ungleichfarbigen Läufer und bittet Sie, ein Remis wenigstens in Betracht zu ziehen.
title-a-claim-that-the-arbiter-rejects-in-his-ruling = Entscheidung: Remisantrag abgelehnt, zwei Minuten für den Gegner

## quickplay-scope.yaml

title-no-claim-with-little-time-where-there-is-an-increment = Remisantrag mit wenig Restbedenkzeit in einer Partie mit Zeitgutschrift
    .scene = Weiß ist in einem ausgeglichenen Turmendspiel am Zug, hat noch 30 Sekunden, ruft Sie und beantragt Remis, weil Schwarz nicht mit normalen Mitteln gewinnen könne. Schwarz hat nichts dagegen, dass Sie sich die Stellung ansehen, möchte aber lieber weiterspielen. „Genau dafür stehen doch die Richtlinien im Regelheft“, sagt Weiß.
title-no-claim-with-little-time-in-blitz = Remisantrag mit wenig Restbedenkzeit im Blitzschach
    .scene = Weiß, in einem Turmendspiel am Zug und mit noch 30 Sekunden, ruft Sie und beantragt Remis: Schwarz könne nicht mit normalen Mitteln gewinnen und versuche es auch gar nicht. Sie sehen selbst, dass der schwarze Turm nur hin- und herzieht. Schwarz erwidert, die Zeit gehöre zum Spiel.
title-a-rapid-game-without-increment-is-inside = Remisantrag mit wenig Restbedenkzeit im Schnellschach ohne Zeitgutschrift
title-after-the-increment-was-granted-nothing-more-can-be-claimed = Remisantrag, nachdem der Schiedsrichter eine Zeitgutschrift gewährt hat
title-an-increment-of-the-last-period-leaves-no-claim-with-little-time = Remisantrag in der letzten Zeitperiode, der einzigen mit Zeitgutschrift

## quickplay-without-arbiter.yaml

title-without-an-arbiter-the-claim-ends-the-game = Kein Schiedsrichter anwesend: Remisantrag, weil der Gegner nicht gewinnen kann
    .scene = In der Endspurtphase eines Ligakampfs hat Weiß noch 1 Minute 20 Sekunden und beantragt Remis mit der Begründung, Schwarz könne nicht mit normalen Mitteln gewinnen. Schwarz will davon nichts wissen: Die Uhr solle weiterlaufen, bis ein Blättchen fällt. Die beiden Mannschaftsführer rufen Sie an und bitten um Rat.
title-without-an-arbiter-the-claim-comes-too-early = Kein Schiedsrichter anwesend: Remisantrag mit genau zwei Minuten Restbedenkzeit
title-without-an-arbiter-the-flag-falls-after-the-claim = Kein Schiedsrichter anwesend: Das Blättchen fällt nach dem Remisantrag
