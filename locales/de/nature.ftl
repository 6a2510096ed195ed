### Wesen und Ziele des Spiels.

game-of-chess =
    .title = Was Schach ist
    .rule = Schach wird zwischen zwei Gegnern gespielt, die ihre Figuren auf einem quadratischen Brett, dem Schachbrett, ziehen.
alternate-moves =
    .title = Abwechselnd je ein Zug
    .rule = Der Spieler mit den weißen Figuren führt den ersten Zug aus; danach ziehen die Spieler abwechselnd, je einen Zug.
    .holds = { $asked ->
        [yes] Am Zug ist der Gegner, nicht { WHO($player) }.
       *[no] { WHO($player) } hat gezogen, obwohl der Gegner am Zug war; der Zug muss daher zurückgenommen werden. Zu ziehen, ohne am Zug zu sein, zählt für sich allein nicht als regelwidriger Zug.
    }
    .reading = Der Artikel sagt nicht, was aus einem Zug wird, der außer der Reihe ausgeführt wurde. Als regelwidrig gilt nur ein Zug, der gegen eine Regel über die Gangart der Figuren verstößt; wir lassen einen Zug außer der Reihe daher zurücknehmen, ohne ihn als regelwidrigen Zug zu zählen. Man könnte ihn auch als solchen zählen. Dem Wortlaut nach kann nur der Gegner ihn reklamieren; nach dem Kommentar lässt ihn der Schiedsrichter seit 2018 von sich aus zurücknehmen. Eine Strafe nennt der Artikel nicht; nach dem Kommentar darf der Schiedsrichter seit 2023 eine verhängen. Dem Kommentar folgen wir in beidem auch für frühere Ausgaben.
who-has-the-move =
    .title = Am Zug sein
    .rule = { $stage ->
        [completed] Ein Spieler ist am Zug, sobald der Zug des Gegners abgeschlossen ist. Zu Beginn ist Weiß am Zug.
       *[made] Ein Spieler ist am Zug, sobald der Zug des Gegners ausgeführt ist, auch wenn er noch nicht abgeschlossen wurde. Zu Beginn ist Weiß am Zug.
    }
    .holds = { $first ->
        [game] Den ersten Zug der Partie hat Weiß, und noch ist keiner ausgeführt.
        [position] In dieser Stellung ist noch kein Zug ausgeführt; am Zug ist daher weiterhin { WHO($player) }.
       *[no] { $stage ->
            [completed] Der Zug des Gegners ist abgeschlossen; daher ist { WHO($player) } am Zug.
           *[made] Der Zug des Gegners ist auf dem Brett ausgeführt; daher ist { WHO($player) } am Zug, ohne dass dafür die Uhr gedrückt sein muss.
        }
    }
    .fails = Der Zug des Gegners ist ausgeführt, aber noch nicht abgeschlossen; { WHO($player) } ist erst am Zug, wenn er abgeschlossen ist.
    .fails-alone = { WHO($player) } ist noch nicht am Zug.
    .reading = In den Ausgaben von 1997 bis 2005 ist nach unserer Lesart zwischen der Ausführung und dem Abschluss eines Zuges niemand am Zug. Die andere Lesart, dass es der Spieler bleibt, der gezogen hat, ließe ihn zweimal ziehen.
objective =
    .title = Das Ziel des Spiels
    .rule = Jeder Spieler versucht, den gegnerischen König so anzugreifen, dass dem Gegner kein regelgemäßer Zug bleibt.
    .reading = In den Ausgaben von 1997 und 2001 spricht der Text davon, dass der König im nächsten Zug geschlagen wird und kein regelgemäßer Zug das verhindert. Man könnte darin ein anderes Ziel sehen als heute; wir tun es nicht, denn gemeint sind dieselben Stellungen.
mate-wins =
    .title = Wer matt setzt, gewinnt
    .rule = Der Spieler, der dieses Ziel erreicht, hat den gegnerischen König matt gesetzt und die Partie gewonnen.
king-never-captured =
    .title = Der König wird nie geschlagen und nie preisgegeben
    .rule = Kein Spieler darf den eigenen König im Angriff stehen lassen, ihn einem Angriff aussetzen oder den gegnerischen König schlagen.
    .holds = { $why ->
        [captures-king] { WHO($player) } darf den gegnerischen König niemals schlagen, und gewonnen ist damit nichts.
       *[own-king-left-in-check] Nach dem Zug steht der König { WHO($player, case: "gen") } im Schach, was niemals erlaubt ist.
    }
    .reading = In den Ausgaben vor 2005 fehlt der Satz. Man könnte daraus schließen, dass es damals nicht verboten war, einen König zu schlagen; solche Züge waren aber nach den Regeln über die Gangart der Figuren ebenso regelwidrig.
mate-loses =
    .title = Wer matt gesetzt ist, verliert
    .rule = Der Spieler, dessen König matt gesetzt wurde, hat die Partie verloren.
nobody-can-mate =
    .title = Keiner kann mehr matt setzen
    .rule = Ist die Stellung so, dass keiner der Spieler den gegnerischen König noch matt setzen kann, so ist die Partie remis.
