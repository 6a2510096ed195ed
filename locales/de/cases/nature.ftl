### Titles of the cases about the nature of the game: what a reader would search for.

## alternate-moves.yaml

title-black-does-not-begin = Darf Schwarz den ersten Zug der Partie ausführen?
title-two-moves-in-a-row = Weiß führt zu Beginn der Partie zwei Züge hintereinander aus
    .scene = Weiß spielt { MOVE("e4") } und drückt die Uhr. Schwarz sucht noch nach der richtigen Antwort, da spielt Weiß voller Tatendrang auch { MOVE("d4") } und drückt die Uhr erneut. Weiß sagt Ihnen, { MOVE("d4") } sei doch ein ganz normaler Zug, der niemandem schade.
title-may-the-opponent-reply-before-the-clock-is-pressed = Darf Schwarz antworten, bevor Weiß die Uhr gedrückt hat?
title-two-moves-in-a-row-without-a-board = Zwei Züge hintereinander, und der Gegner reklamiert
title-two-moves-in-a-row-in-a-game-with-little-supervision = Zwei Züge hintereinander nach den vereinfachten Regeln
    .scene = Weiß spielt { MOVE("e4") } und drückt die Uhr. Während Schwarz noch nachdenkt, lässt Weiß { MOVE("d4") } folgen und drückt die Uhr noch einmal. Nur Schwarz hat es bemerkt und beschwert sich bei Ihnen. Weiß meint, wer so langsam spiele, müsse damit rechnen.
title-an-arbiter-who-sees-two-moves-in-a-row-after-an-illegal-one = Zwei Züge hintereinander nach einem regelwidrigen Zug; der Schiedsrichter sieht es
    .scene = Gegen Weiß ist in dieser Partie schon ein regelwidriger Zug gezählt worden. Nun spielt Weiß { MOVE("e4") } und drückt die Uhr – und dann, während Schwarz noch nachdenkt, auch noch { MOVE("d4") }. Sie haben alles gesehen. Ein Mannschaftsführer flüstert, das seien nun zwei.
title-may-a-player-move-again-while-the-opponent-thinks-without-a-board = Darf ein Spieler noch einmal ziehen, bevor der Gegner geantwortet hat?
title-a-player-moves-although-the-other-one-has-the-move = Ein Spieler zieht, obwohl der Gegner am Zug ist
title-haas-plays-again-after-he-had-forgotten-the-clock = Weiß drückt nach einem Zug die Uhr nicht und zieht dann noch einmal
    .scene = Weiß spielt { MOVE("Re1") }, vergisst, die Uhr zu drücken, und verlässt das Brett. Nach der Rückkehr sieht Weiß die eigene Uhr noch laufen, glaubt, am Zug zu sein, obwohl Schwarz noch überlegt, spielt { MOVE("Qd2") } und drückt die Uhr.

## king-never-captured.yaml

title-the-king-is-captured = Darf ein König geschlagen werden, wenn der Springer, der ihn schützte, weggezogen ist?
title-may-the-shielding-piece-leave = Darf der Läufer wegziehen, der den eigenen König abschirmt?
title-the-king-may-leave-the-attacked-line = Darf der König die Linie verlassen, auf der ihn der Läufer vom Turm abschirmt?
title-may-the-king-be-captured = Darf Weiß den angegriffenen schwarzen König schlagen?

## who-has-the-move.yaml

title-white-has-the-move-at-the-start = Wer ist in der Anfangsstellung am Zug?
title-white-begins = Darf Weiß den ersten Zug der Partie ausführen?
title-after-a-completed-move-the-opponent-has-the-move = Wer ist am Zug, wenn 1. e4 vollständig abgeschlossen ist?
title-after-a-move-that-is-only-made = Wer ist nach 1. e4 am Zug, bevor die Uhr gedrückt wird?
title-after-a-move-that-is-only-made-without-a-board = Wer ist am Zug, wenn der Zug des Gegners ausgeführt, aber nicht abgeschlossen ist?
title-the-press-gives-the-move-to-the-opponent = Wer ist am Zug, wenn nach dem Zug die Uhr gedrückt wurde?
title-who-has-the-move-is-not-told = Wer ist am Zug, wenn weder Stellung noch Züge bekannt sind?
