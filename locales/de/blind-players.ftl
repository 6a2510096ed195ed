### Partien blinder und sehbehinderter Spieler.

## Zwei Bretter

local-adaptation =
    .title = Anpassung dieser Regeln
    .rule = Nach Rücksprache mit dem Schiedsrichter darf der Veranstalter diese Regeln den örtlichen Verhältnissen anpassen.
two-boards =
    .title = Das Recht auf zwei Bretter
    .rule = Trifft ein sehender auf einen sehbehinderten Spieler, so darf jeder der beiden zwei Bretter verlangen: ein gewöhnliches für den sehenden Spieler und ein Spezialbrett für den anderen.
    .holds = Einer der Spieler ist sehbehindert und der andere nicht; { WHO($player) } darf daher zwei Bretter verlangen.
    .fails = Das Recht besteht nur in einer Partie zwischen einem sehenden und einem sehbehinderten Spieler; eine solche Partie ist dies nicht.
    .fails-alone = Ein zweites Brett kann in dieser Partie niemand verlangen.
special-board-size =
    .title = Das Spezialbrett: Größe
    .rule = Das Spezialbrett misst mindestens 20 mal 20 Zentimeter.
special-board-squares =
    .title = Das Spezialbrett: Felder
    .rule = Auf dem Spezialbrett sind die schwarzen Felder leicht erhöht.
special-board-apertures =
    .title = Das Spezialbrett: Öffnungen
    .rule = Jedes Feld des Spezialbretts hat eine Öffnung, die der Figur Halt gibt.
special-pieces-pegged =
    .title = Die Spezialfiguren: Stifte
    .rule = Jede Figur des Spezialbretts hat einen Stift, der in die Öffnungen passt.
special-pieces-marked =
    .title = Die Spezialfiguren: Form
    .rule = Die Spezialfiguren haben die Staunton-Form, und die schwarzen tragen eine fühlbare Markierung.

## Ziehen

announcing-moves =
    .title = Ansagen der Züge
    .rule = Jeder Zug muss deutlich angesagt werden. Wer einen Bauern umwandelt, muss auch die neue Figur ansagen.
    .holds =
        { $begun ->
            [yes] { WHO($player) } hat die Umwandlung angesagt, ohne die neue Figur zu nennen, die ebenfalls angesagt werden muss.
           *[no] { WHO($player) } hat den Zug nicht angesagt; jeder Zug muss aber angesagt werden.
        }
    .fails = { WHO($player) } hat den Zug angesagt.
repeating-moves =
    .title = Wiederholen der Züge
    .rule = Der Gegner muss jeden angesagten Zug wiederholen und auf dem anderen Brett ausführen.
    .holds = { WHO($player) } hat einen anderen Zug wiederholt, als angesagt war; der Zug muss daher noch einmal angesagt werden.
    .fails = { WHO($player) } hat den Zug so wiederholt, wie er angesagt war.
    .reading = Der Text sagt nicht, was folgt, wenn ein anderer Zug wiederholt wird. Wir nehmen an, dass der richtige erneut anzusagen ist, damit die Bretter übereinstimmen.
    .fails-alone = Der Zug ist richtig wiederholt, und die Uhr { WHO($player, case: "gen") } darf jetzt in Gang gesetzt werden.
names-announced =
    .title = Empfohlene Bezeichnungen
    .rule = Um Missverständnisse zu vermeiden, werden empfohlen: für die Linien Anna, Bella, Cäsar, David, Eva, Felix, Gustav und Hektor; für die Reihen, sofern der Schiedsrichter nichts anderes bestimmt, die deutschen Zahlen von eins bis acht; für die Figuren König, Dame, Turm, Läufer, Springer und Bauer; für die Rochade „Lange Rochade“ und „Kurze Rochade“.
touched-when-lifted =
    .title = Wann eine Figur berührt ist
    .rule = Auf dem Spezialbrett gilt eine Figur als berührt, wenn sie aus ihrer Öffnung genommen worden ist.
    .holds = { WHO($player) } hat { MEN($man, case: "acc") } aus der Öffnung genommen und damit berührt.
    .fails = { WHO($player) } hat eine Figur nur ertastet und nicht aus ihrer Öffnung genommen; sie gilt daher nicht als berührt.
    .fails-alone = { WHO($player) } braucht eine nur ertastete Figur nicht zu ziehen.
captured-removed =
    .title = Die geschlagene Figur
    .rule = Ein Schlagzug ist erst ausgeführt, wenn die geschlagene Figur vom Brett des ziehenden Spielers entfernt ist.
    .holds = Die geschlagene Figur ist vom Brett { WHO($player, case: "gen") } entfernt.
    .fails = Die geschlagene Figur steht noch auf dem Brett { WHO($player, case: "gen") }; der Schlagzug ist daher noch nicht ausgeführt.
    .fails-alone = Der Zug ist nicht ausgeführt; { WHO($player) } muss zuerst die geschlagene Figur vom Brett nehmen.
placed-in-aperture =
    .title = Die Figur in ihrer neuen Öffnung
    .rule = Ein Zug ist erst ausgeführt, wenn die Figur in eine andere Öffnung gesteckt ist.
    .holds = { WHO($player) } hat die Figur in die Öffnung des neuen Feldes gesteckt.
    .fails = Die Figur steckt noch in keiner anderen Öffnung; der Zug ist daher noch nicht ausgeführt.
    .fails-alone = Der Zug ist nicht ausgeführt; { WHO($player) } muss die Figur zuerst in eine andere Öffnung stecken.
made-when-announced =
    .title = Der angesagte Zug
    .rule = Ein Zug ist erst ausgeführt, wenn er angesagt worden ist.
    .holds =
        { $slip ->
            [yes] { WHO($player) } hat durch einen Versprecher einen anderen Zug angesagt; auch ein Versprecher ist eine Ansage.
           *[no] { WHO($player) } hat den Zug angesagt.
        }
    .holds-alone = Mit der Ansage ist der Zug { WHO($player, case: "gen") } ausgeführt.
    .fails = { WHO($player) } hat den Zug noch nicht angesagt; er ist daher noch nicht ausgeführt.
    .reading = Auch ein Versprecher gilt als Ansage, denn er muss berichtigt und nicht erst nachgeholt werden.
    .fails-alone = Der Zug ist nicht ausgeführt; { WHO($player) } muss ihn zuerst ansagen.
clock-after-announcement =
    .title = Die Uhr des Gegners
    .rule = Erst wenn der Zug in dieser Weise ausgeführt ist, darf die Uhr des Gegners in Gang gesetzt werden.
    .holds = { WHO($player) } hat den Zug vollständig ausgeführt; die Uhr des Gegners darf in Gang gesetzt werden.
    .fails = { $pressed ->
        [yes] Die Uhr des Gegners wurde in Gang gesetzt, obwohl { WHO($player) } den Zug nicht vollständig ausgeführt hatte.
       *[no] { WHO($player) } hat den Zug noch nicht vollständig ausgeführt; die Uhr des Gegners darf noch nicht laufen.
    }
sighted-as-usual =
    .title = Der sehende Spieler
    .rule = Für den sehenden Spieler gelten die üblichen Regeln darüber, wann eine Figur berührt und wann ein Zug ausgeführt ist.
    .holds = { $touched ->
        [yes] { WHO($player) } ist der sehende Spieler, für den die üblichen Regeln über das Berühren gelten.
       *[no] { WHO($player) } ist der sehende Spieler, für den die üblichen Regeln über das Ausführen eines Zuges gelten.
    }
    .holds-alone = { $touched ->
        [yes] Für { WHO($player, case: "acc") } gelten die üblichen Regeln über das Berühren.
       *[no] Der Zug { WHO($player, case: "gen") } bleibt bestehen wie in jeder anderen Partie.
    }
    .fails = { WHO($player) } ist sehbehindert; es gelten daher die Regeln für das Spezialbrett.

## Uhr und Aufzeichnung

speaking-clock =
    .title = Eine besondere Uhr
    .rule = Eine Uhr für Sehbehinderte ist zulässig. Sie sollte die Zeit und die Zahl der Züge ansagen können.
felt-hands =
    .title = Fühlbare Zeiger
    .rule = Stattdessen darf eine mechanische Schachuhr verwendet werden, deren Zeiger verstärkt sind und deren Zifferblatt alle fünf Minuten einen erhabenen Punkt und alle fünfzehn Minuten zwei solche Punkte trägt.
felt-flag =
    .title = Ein fühlbares Fallblättchen
    .rule = Das Fallblättchen einer solchen Uhr muss gut zu fühlen sein, und in den letzten fünf Minuten der Stunde muss der Spieler den Minutenzeiger fühlen können.
record-without-sight =
    .title = Die Aufzeichnung
    .rule = Der sehbehinderte Spieler muss die Partie in Brailleschrift, in gewöhnlicher Schrift oder mit einem Aufnahmegerät aufzeichnen.
misspoken-move =
    .title = Ein Versprecher
    .rule = Ein durch einen Versprecher falsch angesagter Zug muss sofort berichtigt werden, bevor die Uhr des Gegners in Gang gesetzt wird.
    .holds = { $corrected ->
        [in-time] { WHO($player) } hat den Versprecher berichtigt, bevor die Uhr des Gegners in Gang gesetzt war, und damit rechtzeitig.
        [too-late] { WHO($player) } hat den Versprecher erst berichtigt, als die Uhr des Gegners schon in Gang gesetzt war, und damit zu spät.
        [named] { WHO($player) } hat { MOVE($move) } ausgeführt, durch einen Versprecher aber { MOVE($said) } angesagt. Es gilt der ausgeführte Zug, und er muss jetzt richtig angesagt werden; die Uhr des Gegners läuft noch nicht.
       *[not-yet] { WHO($player) } hat durch einen Versprecher einen anderen Zug angesagt, und die Uhr des Gegners läuft noch nicht; die Ansage muss daher sofort berichtigt werden.
    }
    .fails = { $named ->
        [yes] Die Uhr des Gegners ist in Gang gesetzt; der Versprecher kann nicht mehr berichtigt werden. Ausgeführt wurde { MOVE($move) }, angesagt { MOVE($said) }; weichen die beiden Bretter deshalb voneinander ab, so werden sie nach den Aufzeichnungen beider Spieler berichtigt.
       *[no] Die Uhr des Gegners ist in Gang gesetzt; der Versprecher kann nicht mehr berichtigt werden.
    }

## Verschiedene Stellungen

board-put-right =
    .title = Ein Brett ist falsch
    .rule = Weichen die beiden Bretter voneinander ab, so wird die Stellung mit Hilfe des Schiedsrichters und beider Aufzeichnungen berichtigt. Stimmen die Aufzeichnungen überein, so muss derjenige Spieler sein Brett berichtigen, der den Zug richtig aufgeschrieben, aber falsch ausgeführt hat.
    .holds = Die Aufzeichnungen stimmen überein, und das Brett { WHO($player, case: "gen") } weicht von ihnen ab; { WHO($player) } muss es daher berichtigen.
    .fails = Die Aufzeichnungen stimmen nicht überein; sie zeigen daher nicht, welches Brett richtig ist.
back-to-agreement =
    .title = Auch die Aufzeichnungen weichen ab
    .rule = Weichen die Bretter und auch die Aufzeichnungen voneinander ab, so wird die Stellung wiederhergestellt, bis zu der die Aufzeichnungen übereinstimmen, und der Schiedsrichter muss die Uhren entsprechend stellen.
    .holds = Die Bretter weichen voneinander ab, und die Aufzeichnungen stimmen nur bis zu einer früheren Stellung überein; zu ihr muss die Partie zurückkehren.
    .fails = Die Aufzeichnungen stimmen überein; zu einer früheren Stellung braucht daher nicht zurückgekehrt zu werden.

## Assistenten

blind-assistant =
    .title = Der Assistent des sehbehinderten Spielers
    .rule = Der sehbehinderte Spieler darf für einzelne oder alle der folgenden Aufgaben einen Assistenten in Anspruch nehmen.
    .holds = { WHO($player) } ist sehbehindert und darf einen Assistenten in Anspruch nehmen.
    .fails = { WHO($player) } darf keinen Assistenten in Anspruch nehmen.
assistant-moves =
    .title = Ziehen
    .rule = Der Assistent darf die Züge beider Spieler auf dem Brett des Gegners ausführen.
    .holds = Die Züge auf dem Brett des Gegners auszuführen gehört zu den Aufgaben des Assistenten { WHO($player, case: "gen") }.
    .fails = Der Assistent führt keine Züge aus.
assistant-announces =
    .title = Ansagen
    .rule = Der Assistent darf die Züge beider Spieler ansagen.
    .holds = Die Züge beider Spieler anzusagen, also auch mitzuteilen, dass gezogen worden ist, gehört zu den Aufgaben des Assistenten { WHO($player, case: "gen") }.
    .fails = Der Assistent sagt keine Züge an.
assistant-records =
    .title = Aufzeichnung und Uhr
    .rule = Der Assistent darf die Partie für den Spieler aufzeichnen und die Uhr des Gegners in Gang setzen.
    .holds = Für den Spieler mitzuschreiben und die Uhr des Gegners in Gang zu setzen gehört zu den Aufgaben des Assistenten { WHO($player, case: "gen") }.
    .fails = Der Assistent zeichnet weder auf, noch setzt er die Uhr des Gegners in Gang.
assistant-tells =
    .title = Auskunft auf Verlangen
    .rule = Nur auf Verlangen des Spielers darf der Assistent die Zahl der abgeschlossenen Züge und die verbrauchten Bedenkzeiten nennen.
    .holds = { $tells ->
        [asked] Der Assistent war gefragt worden und durfte Auskunft geben.
        [unasked] Niemand hatte gefragt. Der Assistent darf diese Auskunft nur geben, wenn { WHO($player) } sie verlangt.
       *[in-general] Der Assistent darf Auskunft über Züge und Zeiten geben, sobald { WHO($player) } sie verlangt, und nur dann.
    }
    .fails = Der Assistent gibt keine Auskunft.
    .reading = Welche Maßnahme einen Assistenten trifft, der ungefragt Auskunft gibt, sagt der Text nicht. Er handelt für seinen Spieler, den der Schiedsrichter daher bestrafen darf; man könnte ihn auch nur zum Schweigen anhalten.
assistant-claims =
    .title = Reklamationen
    .rule = Der Assistent darf die Zeitüberschreitung des Gegners reklamieren und dem Schiedsrichter mitteilen, dass der sehende Spieler eine Figur berührt hat.
    .holds =
        { $may ->
            [his] Der Assistent darf eine solche Reklamation für { WHO($player, case: "acc") } vorbringen; sie wird wie eine des Spielers selbst behandelt.
            [not-his] Der Assistent darf nur die Zeitüberschreitung oder eine berührte Figur reklamieren; alles andere zu reklamieren oder zu beantragen ist Sache { WHO($player, case: "gen") }.
            [nobodys] Ein Assistent darf nur für einen sehbehinderten Spieler reklamieren, und das ist hier nicht der Fall.
            [part] Ein Assistent hat nur die Aufgaben, die der Anhang nennt; was er hier getan hat, gehört nicht dazu und hat daher keine Wirkung.
            [accepts] Ein Remis anzunehmen gehört nicht zu den Aufgaben eines Assistenten; das kann nur der Spieler selbst, die Annahme hat daher keine Wirkung.
            [stops] Der Assistent darf die Uhren für { WHO($player, case: "acc") } anhalten, um die Zeitüberschreitung zu reklamieren oder eine berührte Figur zu melden, sonst nicht.
           *[in-general] Die Zeitüberschreitung zu reklamieren und berührte Figuren zu melden gehört zu den Aufgaben des Assistenten { WHO($player, case: "gen") }.
        }
    .fails = Der Assistent reklamiert nichts.
    .reading = Die Liste dessen, was der Assistent tun darf, nennt diese beiden Reklamationen; andere gelten daher als Sache des Spielers. Für diese beiden darf er, so lesen wir es, wie der Spieler die Uhren anhalten. Nach den Empfehlungen für Schiedsrichter dürfen aber Remisangebote und Anträge über den Assistenten laufen.
assistant-adjourns =
    .title = Partieabbruch
    .rule = Der Assistent darf das Nötige tun, wenn die Partie abgebrochen wird.
    .holds = Bei einem Partieabbruch das Nötige zu tun gehört zu den Aufgaben des Assistenten { WHO($player, case: "gen") }.
    .fails = Die Partie wird nicht abgebrochen.
sighted-assistant =
    .title = Der Assistent des sehenden Spielers
    .rule = Nimmt ein sehbehinderter Spieler keinen Assistenten in Anspruch, so darf sein sehender Gegner einen für das Ausführen der Züge auf dem anderen Brett und für das Ansagen heranziehen.
    .holds =
        { $why ->
            [opponent-has-one] Der sehbehinderte Gegner nimmt schon einen Assistenten in Anspruch; { WHO($player) } darf daher keinen heranziehen.
            [other-tasks] { WHO($player) } ist der sehende Spieler und darf einen Assistenten nur für das Ausführen und Ansagen der Züge heranziehen, nicht für andere Aufgaben.
           *[allowed] Solange der sehbehinderte Gegner keinen Assistenten in Anspruch nimmt, darf { WHO($player) } einen heranziehen, der die Züge ausführt und ansagt.
        }
    .fails = { WHO($player) } braucht keinen Assistenten.
    .unmet = Der Artikel gilt für den Gegner eines Spielers mit Sehbehinderung, der keinen Assistenten hat; das ist hier nicht der Fall.
hearing-impaired-opponent =
    .title = Ein hörbehinderter Gegner
    .rule = Trifft ein sehbehinderter auf einen hörbehinderten Spieler, so muss ein Assistent dabei sein.
    .holds = { WHO($opponent) } kann Ansagen nicht hören; { WHO($player) } muss daher einen Assistenten haben.
    .fails = { WHO($opponent) } kann Ansagen hören; ein Assistent ist daher nicht vorgeschrieben.
    .fails-alone = Ein Assistent ist nicht nötig.
