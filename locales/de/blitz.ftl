# Blitzschach.

blitz-class =
    .title = Was Blitzschach ist
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] Eine Partie gehört zum Blitzschach, wenn jeder Spieler für alle Züge eine feste Bedenkzeit von höchstens { DURATION($high, case: "dat") } hat.
               *[no] Eine Partie gehört zum Blitzschach, wenn jeder Spieler für alle Züge eine feste Bedenkzeit von weniger als { DURATION($high, case: "dat") } hat.
            }
           *[yes] { $high-included ->
                [yes] Eine Partie gehört zum Blitzschach, wenn jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, höchstens { DURATION($high, case: "acc") } Bedenkzeit hat.
               *[no] Eine Partie gehört zum Blitzschach, wenn jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, weniger als { DURATION($high, case: "acc") } Bedenkzeit hat.
            }
        }
    .holds =
        { $counted ->
            [yes] Mit der Zeitgutschrift für { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } hat jeder Spieler { DURATION($time, case: "acc") } Bedenkzeit
           *[no] Jeder Spieler hat { DURATION($time, case: "acc") } Bedenkzeit
        }. Die Grenze von { DURATION($high, case: "dat") } ist nicht { $high-included ->
            [yes] überschritten
           *[no] erreicht
        }; die Partie gehört daher zum Blitzschach.
    .fails =
        { $fixed ->
            [no] Die Bedenkzeit wächst mit jedem Zug; diese Ausgabe kennt Blitzschach nur mit fester Bedenkzeit.
           *[yes] { $counted ->
                [yes] Mit der Zeitgutschrift für { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } hat jeder Spieler { DURATION($time, case: "acc") } Bedenkzeit
               *[no] Jeder Spieler hat { DURATION($time, case: "acc") } Bedenkzeit
            }; im Blitzschach beträgt sie { $high-included ->
                [yes] höchstens
               *[no] weniger als
            } { DURATION($high, case: "acc") }.
        }

blitz-penalties =
    .title = Weniger zusätzliche Bedenkzeit im Blitzschach
    .rule = Wo die Artikel über Regelverstöße und über das Remis zusätzliche Bedenkzeit vorsehen, beträgt sie { DURATION($time) }.

blitz-full-rules =
    .title = Wann im Blitzschach die Turnierschachregeln gelten
    .rule =
        { $recorded ->
            [yes] { $games ->
                [one] Die Turnierschachregeln gelten, wenn ein Schiedsrichter nur eine Partie überwacht und diese aufgezeichnet wird.
               *[other] Die Turnierschachregeln gelten, wenn ein Schiedsrichter höchstens { $games } Partien überwacht und jede Partie aufgezeichnet wird.
            }
           *[no] { $games ->
                [one] Die Turnierschachregeln gelten, wenn ein Schiedsrichter nur eine Partie überwacht.
               *[other] Die Turnierschachregeln gelten, wenn ein Schiedsrichter höchstens { $games } Partien überwacht.
            }
        }
    .holds = Der Schiedsrichter überwacht nicht mehr Partien als zulässig; daher gelten die Turnierschachregeln.
    .fails =
        { $why ->
            [not-recorded] Der Schiedsrichter hat nicht zu viele Partien zu überwachen, aber sie werden nicht aufgezeichnet; daher gelten die Turnierschachregeln nicht.
           *[too-many-games] Der Schiedsrichter hat zu viele Partien zu überwachen; daher gelten die Turnierschachregeln nicht.
        }

blitz-games-recorded =
    .title = Vom Schiedsrichter aufgezeichnete Blitzpartien
    .rule = Die Turnierschachregeln setzen eine Aufzeichnung der Partie voraus, die der Schiedsrichter oder ein Assistent führt, nach Möglichkeit elektronisch.
    .holds = Der Schiedsrichter oder ein Assistent zeichnet die Partie auf, wie die Turnierschachregeln es voraussetzen.
    .fails = Weder der Schiedsrichter noch ein Assistent zeichnet die Partie auf, obwohl die Turnierschachregeln es voraussetzen.

blitz-record-views =
    .title = Einsicht in die Aufzeichnung im Blitzschach
    .rule = Der Spieler am Zug darf jederzeit verlangen, die Aufzeichnung der Partie einzusehen, in einer Partie jedoch höchstens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    }.
    .holds = { WHO($player) } ist am Zug und verlangt die Aufzeichnung zum { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
       *[other] { $count }.
    } Mal; der Schiedsrichter muss sie in einer Partie bis zu { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } zeigen.
    .fails =
        { $often ->
            [yes] { WHO($player) } verlangt die Aufzeichnung zum { $count ->
                [1] ersten
                [2] zweiten
                [3] dritten
                [4] vierten
                [5] fünften
                [6] sechsten
               *[other] { $count }.
            } Mal; der Schiedsrichter braucht sie nur { $limit ->
                [1] einmal
                [2] zweimal
                [3] dreimal
                [4] viermal
                [5] fünfmal
               *[other] { $limit }-mal
            } zu zeigen.
           *[no] { WHO($player) } ist nicht am Zug; die Aufzeichnung braucht daher jetzt nicht gezeigt zu werden.
        }

blitz-too-many-views =
    .title = Zu häufiges Verlangen der Aufzeichnung im Blitzschach
    .rule = Verlangt ein Spieler in einer Partie mehr als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } Einsicht in die Aufzeichnung, so zählt jedes weitere Mal als Ablenkung des Gegners.
    .holds = Die Aufzeichnung wird zum { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
       *[other] { $count }.
    } Mal verlangt. Sie in einer Partie mehr als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } zu verlangen gilt als Ablenkung des Gegners, die der Schiedsrichter bestrafen muss.
    .fails = Die Aufzeichnung wird zum { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
       *[other] { $count }.
    } Mal verlangt; als Ablenkung des Gegners gilt erst, sie in einer Partie mehr als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } zu verlangen.

blitz-limited-rules =
    .title = Wann im Blitzschach die vereinfachten Regeln gelten
    .rule = { $always ->
        [yes] Blitzschach wird nach den Schnellschachregeln gespielt, soweit dieser Anhang nichts anderes bestimmt.
       *[no] Sind die Voraussetzungen der Turnierschachregeln nicht erfüllt, so wird Blitzschach nach den vereinfachten Regeln des Schnellschachs gespielt.
    }
    .holds =
        { $always ->
            [yes] Blitzschach wird nach den Regeln des Schnellschachs gespielt.
           *[no] { $why ->
                [not-recorded] Die Partie wird nicht aufgezeichnet; daher gelten die vereinfachten Regeln des Schnellschachs.
               *[too-many-games] Der Schiedsrichter hat zu viele Partien zu überwachen; daher gelten die vereinfachten Regeln des Schnellschachs.
            }
        }
    .fails = Die Voraussetzungen der Turnierschachregeln sind erfüllt; die vereinfachten Regeln gelten daher nicht.

blitz-regime-announced =
    .title = Was das Turnierreglement für Blitzschach bestimmt
    .rule = Das Turnierreglement muss für das ganze Turnier bestimmen, ob die Turnierschachregeln oder die vereinfachten Regeln gelten.
    .holds = Das Turnierreglement muss eine der beiden Regelungen nennen; sie gilt für das ganze Turnier.
    .fails = Das Turnierreglement braucht nicht zu sagen, welche der beiden Regelungen gilt.

blitz-without-quickplay-claims =
    .title = Keine Anträge der Endspurtphase
    .rule =
        { $position ->
            [yes] Im Blitzschach kann niemand mit der Begründung Remis beantragen, dass der Gegner nicht mit normalen Mitteln gewinnen könne oder keinen Versuch dazu unternehme, und der Schiedsrichter greift bei einer regelwidrigen Stellung nicht ein.
           *[no] Im Blitzschach kann niemand mit der Begründung Remis beantragen, dass der Gegner nicht mit normalen Mitteln gewinnen könne oder keinen Versuch dazu unternehme.
        }
    .holds = Im Blitzschach kann Remis nicht mit der Begründung beantragt werden, dass der Gegner nicht mit normalen Mitteln gewinnen kann oder es nicht versucht; daher kann es { WHO($player) } nicht beantragen.

blitz-illegal-move-loses =
    .title = Ein regelwidriger Zug kostet die Partie
    .rule =
        { $drawn ->
            [yes] Ein regelwidriger Zug ist vollständig abgeschlossen, wenn die Uhr des Gegners in Gang gesetzt wurde. Bevor der Gegner selbst zieht, darf er dann den Gewinn reklamieren; kann er durch keine Folge regelgemäßer Züge matt setzen, so kann er nur Remis erreichen.
           *[no] Ein regelwidriger Zug ist vollständig abgeschlossen, wenn die Uhr des Gegners in Gang gesetzt wurde. Bevor der Gegner selbst zieht, darf er dann den Gewinn reklamieren.
        }
    .holds =
        { $draw ->
            [yes] { WHO($opponent) } hat den regelwidrigen Zug rechtzeitig reklamiert, kann aber durch keine Folge regelgemäßer Züge matt setzen; die Partie ist daher remis.
           *[no] { WHO($opponent) } hat den regelwidrigen Zug vor dem eigenen Zug reklamiert und gewinnt.
        }
    .fails = Die Uhr wurde nicht gedrückt; der regelwidrige Zug wurde daher nicht vollständig abgeschlossen.
    .yields =
        { $draw ->
            [yes] { WHO($opponent) } hat den regelwidrigen Zug rechtzeitig reklamiert, kann aber durch keine Folge regelgemäßer Züge matt setzen; deshalb wäre die Partie sonst remis.
           *[no] { WHO($opponent) } hat den regelwidrigen Zug vor dem eigenen Zug reklamiert; damit wäre die Partie sonst gewonnen.
        }

blitz-illegal-move-stands =
    .title = Wann ein regelwidriger Zug bestehen bleibt
    .rule =
        { $later ->
            [yes] Hat der Gegner selbst gezogen, so bleibt ein regelwidriger Zug bestehen; berichtigt wird er nur noch, wenn sich beide Spieler ohne den Schiedsrichter darauf einigen.
           *[no] Hat der Gegner selbst gezogen, so kann ein regelwidriger Zug nicht mehr berichtigt werden.
        }
    .holds =
        { $when ->
            [reply] Der Gegner hat gezogen, ohne den regelwidrigen Zug{ $reference } zu reklamieren; der regelwidrige Zug bleibt daher bestehen.
            [claim] Der Gegner hat gezogen und den regelwidrigen Zug{ $reference } erst danach reklamiert; die Reklamation kommt daher zu spät, und der regelwidrige Zug bleibt bestehen.
            [own] Wer den regelwidrigen Zug{ $reference } ausgeführt hat, kann ihn nicht reklamieren; das kann nur der Gegner.
            [told] Der Schiedsrichter hat den regelwidrigen Zug{ $reference } nicht gesehen, sondern nur davon erfahren; ihn zu reklamieren ist Sache des Gegners.
           *[seen] Der Schiedsrichter hat den regelwidrigen Zug{ $reference } erst bemerkt, als der Gegner schon gezogen hatte; der regelwidrige Zug bleibt daher bestehen.
        }

blitz-illegal-move-needs-claim =
    .title = Regelwidrige Züge im Blitzschach nur auf Reklamation
    .rule = Ein regelwidriger Zug hat nur Folgen, wenn der Gegner ihn reklamiert.
    .holds = Der Schiedsrichter hat den regelwidrigen Zug{ $reference } gesehen, der Gegner hat ihn aber nicht reklamiert; es gibt daher nichts zu entscheiden.

blitz-illegal-move-corrected-by-agreement =
    .title = Berichtigung durch Einigung im Blitzschach
    .rule = Beide Spieler dürfen sich einigen, einen regelwidrigen Zug zu berichtigen, der sonst bestehen bliebe. Der Schiedsrichter wirkt daran nicht mit.
    .holds = Beide Spieler haben sich geeinigt, den regelwidrigen Zug{ $reference } zu berichtigen; daher wird die Stellung davor wiederhergestellt.
    .fails = Der Zug{ $reference } war regelgemäß; daher gibt es nichts, was die Spieler einvernehmlich berichtigen könnten.

mating-potential =
    .title = Die zum Gewinnen nötigen Figuren
    .rule = Um zu gewinnen, braucht ein Spieler Figuren, mit denen, und sei es mit Hilfe des Gegners, eine Stellung entstehen kann, in der der Gegner am Zug ist und das sofortige Matt nicht vermeiden kann. König und zwei Springer gegen den König genügen nicht; König und Turm gegen König und Springer genügen.
    .holds = { WHO($player) } hat nicht die zum Gewinnen nötigen Figuren; die Reklamation kann daher nur zum Remis führen.
    .fails = { WHO($player) } hat die zum Gewinnen nötigen Figuren; die Reklamation ist daher nicht auf ein Remis beschränkt.
    .reading = Die Regel sagt nur, dass ein Spieler diese Figuren zum Gewinnen braucht. Dass die Partie dann remis ist, ist unsere Lesart.
    .yields = { WHO($player) } hat nicht die zum Gewinnen nötigen Figuren; die Reklamation brächte daher sonst nur Remis.
    .result = Die Partie ist remis, weil dem reklamierenden Spieler die zum Gewinnen nötigen Figuren fehlen.
