# Schnellschach und was Blitzschach damit gemeinsam hat.

rapid-class =
    .title = Was Schnellschach ist
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] Eine Partie gehört zum Schnellschach, wenn jeder Spieler für alle Züge eine feste Bedenkzeit von mindestens { DURATION($low, case: "dat") } und höchstens { DURATION($high, case: "dat") } hat.
               *[no] Eine Partie gehört zum Schnellschach, wenn jeder Spieler für alle Züge eine feste Bedenkzeit von mindestens { DURATION($low, case: "dat") }, aber weniger als { DURATION($high, case: "dat") } hat.
            }
           *[yes] { $low-included ->
                [yes] { $high-included ->
                    [yes] Eine Partie gehört zum Schnellschach, wenn jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, mindestens { DURATION($low, case: "acc") } und höchstens { DURATION($high, case: "acc") } Bedenkzeit hat.
                   *[no] Eine Partie gehört zum Schnellschach, wenn jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, mindestens { DURATION($low, case: "acc") }, aber weniger als { DURATION($high, case: "acc") } Bedenkzeit hat.
                }
               *[no] { $high-included ->
                    [yes] Eine Partie gehört zum Schnellschach, wenn jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, mehr als { DURATION($low, case: "acc") } und höchstens { DURATION($high, case: "acc") } Bedenkzeit hat.
                   *[no] Eine Partie gehört zum Schnellschach, wenn jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, mehr als { DURATION($low, case: "acc") }, aber weniger als { DURATION($high, case: "acc") } Bedenkzeit hat.
                }
            }
        }
    .holds =
        { $counted ->
            [yes] Mit der Zeitgutschrift für { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } hat jeder Spieler { DURATION($time, case: "acc") } Bedenkzeit
           *[no] Jeder Spieler hat { DURATION($time, case: "acc") } Bedenkzeit
        }, also { $low-included ->
            [yes] mindestens
           *[no] mehr als
        } { DURATION($low, case: "acc") } und { $high-included ->
            [yes] höchstens
           *[no] weniger als
        } { DURATION($high, case: "acc") }; die Partie gehört daher zum Schnellschach.
    .fails =
        { $fixed ->
            [no] Die Bedenkzeit wächst mit jedem Zug; diese Ausgabe kennt Schnellschach nur mit fester Bedenkzeit.
           *[yes] { $counted ->
                [yes] Mit der Zeitgutschrift für { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } hat jeder Spieler { DURATION($time, case: "acc") } Bedenkzeit
               *[no] Jeder Spieler hat { DURATION($time, case: "acc") } Bedenkzeit
            }; im Schnellschach beträgt sie { $low-included ->
                [yes] mindestens
               *[no] mehr als
            } { DURATION($low, case: "acc") } und { $high-included ->
                [yes] höchstens
               *[no] weniger als
            } { DURATION($high, case: "acc") }.
        }
    .reading = Eine Zeitverzögerung zählt wie eine Zeitgutschrift.

standard-class =
    .title = Was Turnierschach ist
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] Eine Partie, in der jeder Spieler mehr als { DURATION($high, case: "acc") } hat, gehört zum Turnierschach, für das der Hauptteil der Regeln gilt.
               *[no] Eine Partie, in der jeder Spieler mindestens { DURATION($high, case: "acc") } hat, gehört zum Turnierschach, für das der Hauptteil der Regeln gilt.
            }
           *[yes] { $high-included ->
                [yes] Eine Partie, in der jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, mehr als { DURATION($high, case: "acc") } hat, gehört zum Turnierschach, für das der Hauptteil der Regeln gilt.
               *[no] Eine Partie, in der jeder Spieler, die Zeitgutschrift für { $moves } Züge eingerechnet, mindestens { DURATION($high, case: "acc") } hat, gehört zum Turnierschach, für das der Hauptteil der Regeln gilt.
            }
        }
    .holds =
        { $counted ->
            [yes] Mit der Zeitgutschrift für { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } hat jeder Spieler { DURATION($time, case: "acc") } Bedenkzeit
           *[no] Jeder Spieler hat { DURATION($time, case: "acc") } Bedenkzeit
        }. Die Grenze von { DURATION($high, case: "dat") } ist { $high-included ->
            [yes] überschritten
           *[no] erreicht
        }; die Partie gehört daher zum Turnierschach.
    .fails =
        { $fixed ->
            [no] Die Bedenkzeit wächst mit jedem Zug; diese Ausgabe vergleicht nur feste Bedenkzeiten.
           *[yes] { $counted ->
                [yes] Mit der Zeitgutschrift für { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } hat jeder Spieler { DURATION($time, case: "acc") } Bedenkzeit
               *[no] Jeder Spieler hat { DURATION($time, case: "acc") } Bedenkzeit
            }; im Turnierschach beträgt sie { $high-included ->
                [yes] mehr als
               *[no] mindestens
            } { DURATION($high, case: "acc") }.
        }
    .reading = Die Regel folgt aus der oberen Grenze des Schnellschachs; spätere Ausgaben sagen es in ihrem Glossar.

recording-not-required =
    .title = Keine Pflicht zur Aufzeichnung
    .rule = Die Spieler brauchen ihre Züge nicht aufzuzeichnen.
    .holds = Die für diese Partie geltenden Regeln befreien die Spieler von der Aufzeichnung der Züge.
    .fails = Die Spieler müssen die Züge aufzeichnen.
    .reading = Dass, wer freiwillig mitschreibt, jederzeit aufhören darf, sagt das Schiedsrichterhandbuch der FIDE; es folgt aus dem Artikel.

claims-without-scoresheet =
    .title = Anträge ohne Partieformular
    .rule = Spieler, die nicht mitschreiben, behalten jeden Antrag, der sich sonst auf ein Partieformular stützt.
    .holds = Die Spieler brauchen die Züge nicht aufzuzeichnen, können einen solchen Antrag aber trotzdem stellen; er wird wie jeder andere geprüft.
    .fails = Der Antrag stützt sich auf ein Partieformular, das die Spieler führen müssen.

scoresheet-on-request =
    .title = Ein Partieformular auf Verlangen
    .rule = Ein Spieler darf vom Schiedsrichter jederzeit ein Partieformular verlangen, um mitzuschreiben.
    .holds = Ein Spieler darf jederzeit ein Partieformular verlangen, um mitzuschreiben; der Schiedsrichter muss ihm daher eines aushändigen.
    .fails = Dem Spieler braucht kein Partieformular ausgehändigt zu werden.
    .unmet = Niemand hat um ein Partieformular gebeten.

rapid-penalties =
    .title = Weniger zusätzliche Bedenkzeit im Schnellschach
    .rule = Wo die Artikel über Regelverstöße und über das Remis zusätzliche Bedenkzeit vorsehen, beträgt sie { DURATION($time) }.
    .reading = Blitzschach nach den Turnierschachregeln verweist nicht auf diesen Artikel, sodass dort die Zeiten des Turnierschachs bleiben. Dass die kürzeren Zeiten für alles Blitzschach gemeint waren, ist nicht ausgeschlossen.

rapid-full-rules =
    .title = Wann die Turnierschachregeln gelten
    .rule =
        { $example ->
            [yes] Die Turnierschachregeln gelten, wenn die Aufsicht über die Partien genügt, zum Beispiel ein Schiedsrichter für höchstens { $games ->
                [one] eine Partie
               *[other] { $games } Partien
            }.
           *[no] { $recorded ->
                [yes] Die Turnierschachregeln gelten, wenn ein Schiedsrichter höchstens { $games ->
                    [one] eine Partie
                   *[other] { $games } Partien
                } überwacht und jede Partie aufgezeichnet wird.
               *[no] Die Turnierschachregeln gelten, wenn ein Schiedsrichter höchstens { $games ->
                    [one] eine Partie
                   *[other] { $games } Partien
                } überwacht.
            }
        }
    .holds =
        { $example ->
            [yes] Die Aufsicht über die Partien ist eng genug; daher gelten die Turnierschachregeln.
           *[no] { $recorded ->
                [yes] Ein Schiedsrichter überwacht höchstens { $games ->
                    [one] eine Partie
                   *[other] { $games } Partien
                }, und jede Partie wird aufgezeichnet; daher gelten die Turnierschachregeln.
               *[no] Ein Schiedsrichter überwacht höchstens { $games ->
                    [one] eine Partie
                   *[other] { $games } Partien
                }; daher gelten die Turnierschachregeln.
            }
        }
    .fails =
        { $why ->
            [not-recorded] Der Schiedsrichter überwacht höchstens { $games ->
                [one] eine Partie
               *[other] { $games } Partien
            }; damit die Turnierschachregeln gelten, muss aber auch jede Partie aufgezeichnet werden.
           *[too-many-games] { $example ->
                [yes] Die Aufsicht über die Partien genügt nicht; daher gelten die Turnierschachregeln nicht.
               *[no] Damit die Turnierschachregeln gelten, darf ein Schiedsrichter höchstens { $games ->
                    [one] eine Partie
                   *[other] { $games } Partien
                } überwachen.
            }
        }
    .reading = In den Schachregeln 2009 ist die Zahl der Partien ein Beispiel für ausreichende Aufsicht. Sind es mehr, so entscheidet nach unserer Lesart die Einschätzung des Schiedsrichters; man könnte die Zahl auch wie die späteren Texte als Grenze verstehen.

rapid-games-recorded =
    .title = Vom Schiedsrichter aufgezeichnete Partien
    .rule = Die Turnierschachregeln setzen eine Aufzeichnung jeder Partie voraus, die der Schiedsrichter oder ein Assistent führt, nach Möglichkeit elektronisch.
    .holds = Der Schiedsrichter oder ein Assistent zeichnet jede Partie auf.
    .fails = Die Partien werden nicht vom Schiedsrichter oder von einem Assistenten aufgezeichnet.

rapid-record-views =
    .title = Einsicht in die Aufzeichnung
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
    .reading = Während der Spieler die Aufzeichnung einsieht, wird die Uhr nicht angehalten.
    .fails-alone = Die Aufzeichnung braucht { WHO($player, case: "dat") } jetzt nicht gezeigt zu werden.

rapid-too-many-views =
    .title = Zu häufiges Verlangen der Aufzeichnung
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

record-seen-on-own-time =
    .title = Einsicht bei laufender Uhr
    .rule = Die Uhren werden nicht angehalten, während ein Spieler die Aufzeichnung des Schiedsrichters einsieht.
    .holds = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } die Aufzeichnung einsehen, aber die Uhren werden dabei nicht angehalten.

rapid-limited-rules =
    .title = Wann die vereinfachten Regeln gelten
    .rule =
        { $recorded ->
            [yes] Überwacht ein Schiedsrichter mehr als { $games ->
                [one] eine Partie
               *[other] { $games } Partien
            } oder werden Partien nicht aufgezeichnet, so gelten statt der Turnierschachregeln die vereinfachten Regeln.
           *[no] Genügt die Aufsicht über die Partien nicht, so gelten statt der Turnierschachregeln die vereinfachten Regeln.
        }
    .holds =
        { $why ->
            [not-recorded] Nicht jede Partie wird vom Schiedsrichter oder von einem Assistenten aufgezeichnet; daher gelten die vereinfachten Regeln.
           *[too-many-games] Ein Schiedsrichter überwacht mehr als { $games ->
                [one] eine Partie
               *[other] { $games } Partien
            }; daher gelten die vereinfachten Regeln.
        }
    .fails = Die Voraussetzungen der Turnierschachregeln sind erfüllt.

clock-setting-stands =
    .title = Die Uhreneinstellung nach den ersten Zügen
    .rule =
        { $stage ->
            [made] Hat jeder Spieler { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt, so wird die Uhreneinstellung nicht mehr infrage gestellt.
           *[completed] { $schedule ->
                [yes] Hat jeder Spieler { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } vollständig abgeschlossen, so wird die Uhreneinstellung nicht mehr geändert, es sei denn, der Zeitplan des Turniers würde leiden, wenn sie unverändert bliebe.
               *[no] Hat jeder Spieler { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } vollständig abgeschlossen, so wird die Uhreneinstellung nicht mehr infrage gestellt.
            }
        }
    .holds =
        { $stage ->
            [made] Jeder Spieler hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt; die Uhreneinstellung bleibt daher, wie sie ist.
           *[completed] Jeder Spieler hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } vollständig abgeschlossen; die Uhreneinstellung bleibt daher, wie sie ist.
        }
    .fails =
        { $stage ->
            [made] Noch nicht jeder Spieler hat { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt; die Uhreneinstellung kann daher noch geändert werden.
           *[completed] Noch nicht jeder Spieler hat { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } vollständig abgeschlossen; die Uhreneinstellung kann daher noch geändert werden.
        }
    .yields =
        { $stage ->
            [made] Jeder Spieler hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt; die Uhreneinstellung bliebe daher sonst, wie sie ist.
           *[completed] Jeder Spieler hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } vollständig abgeschlossen; die Uhreneinstellung bliebe daher sonst, wie sie ist.
        }

clock-setting-saves-schedule =
    .title = Eine Änderung zugunsten des Zeitplans
    .rule = Auch nach den ersten Zügen darf die Uhreneinstellung geändert werden, wenn sonst der Zeitplan des Turniers leiden würde.
    .holds = Der Zeitplan des Turniers würde unter der falschen Uhreneinstellung leiden; der Schiedsrichter darf sie daher ändern.
    .fails = Der Zeitplan des Turniers würde unter der falschen Uhreneinstellung nicht leiden; daher gibt es keinen Grund, sie zu ändern.

set-up-stands =
    .title = Die Aufstellung nach den ersten Zügen
    .rule =
        { $stage ->
            [made] Hat jeder Spieler { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt, so kann niemand mehr reklamieren, dass die Figuren falsch aufgestellt waren oder das Brett falsch liegt.
           *[completed] Hat jeder Spieler { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } vollständig abgeschlossen, so kann niemand mehr reklamieren, dass die Figuren falsch aufgestellt waren oder das Brett falsch liegt.
        }
    .holds =
        { $stage ->
            [made] Jeder Spieler hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt; der Hinweis kommt daher zu spät.
           *[completed] Jeder Spieler hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } vollständig abgeschlossen; der Hinweis kommt daher zu spät.
        }
    .fails =
        { $stage ->
            [made] Noch nicht jeder Spieler hat { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt; der Hinweis kommt daher nicht zu spät.
           *[completed] Noch nicht jeder Spieler hat { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } vollständig abgeschlossen; der Hinweis kommt daher nicht zu spät.
        }

misplaced-may-not-castle =
    .title = Rochade mit falsch aufgestellten Figuren
    .rule =
        { $misplaced ->
            [king-and-queen-reversed] Ein König, der zu Beginn auf dem Feld seiner Dame stand, darf nicht rochieren.
           *[king-or-rook] Ein König, der zu Beginn auf einem falschen Feld stand, darf nicht rochieren, und mit einem Turm, der falsch stand, darf kein König rochieren.
        }
    .holds =
        { $rook ->
            [yes] Der Turm { WHO($player, case: "gen") } stand zu Beginn auf einem falschen Feld; { WHO($player) } darf daher mit diesem Turm nicht rochieren.
           *[no] Der König { WHO($player, case: "gen") } stand zu Beginn auf einem falschen Feld; { WHO($player) } darf daher nicht rochieren.
        }
    .fails =
        { $rook ->
            [yes] In dieser Ausgabe darf auch mit einem Turm rochiert werden, der zu Beginn auf einem falschen Feld stand.
           *[no] In dieser Ausgabe darf nur ein König nicht rochieren, der mit seiner Dame vertauscht war; der König { WHO($player, case: "gen") } war es nicht.
        }
    .reading = Wir beziehen das Verbot auf eine Aufstellung, die nicht mehr berichtigt wird. Man könnte es auch vorher auf die falsch stehenden Figuren anwenden; dann aber wird die Partie neu begonnen, und jede Figur steht auf ihrem Feld.

illegal-position-wait =
    .title = Abwarten bei einer regelwidrigen Stellung
    .rule = Sieht der Schiedsrichter, dass beide Könige im Schach stehen oder dass ein Bauer auf der entferntesten Reihe steht, so muss er warten, bis der nächste Zug vollständig abgeschlossen ist.
    .holds =
        { $what ->
            [kings] Beide Könige stehen im Schach; der Schiedsrichter muss daher warten, bis der nächste Zug abgeschlossen ist; ist die Stellung dann immer noch regelwidrig, so ist die Partie remis.
            [pawn] Ein Bauer wurde auf der entferntesten Reihe nicht umgewandelt; der Schiedsrichter muss daher warten, bis der nächste Zug abgeschlossen ist; ist die Stellung dann immer noch regelwidrig, so ist die Partie remis.
           *[unknown] Beide Könige stehen im Schach, oder ein Bauer steht nicht umgewandelt auf der entferntesten Reihe; der Schiedsrichter muss daher warten, bis der nächste Zug abgeschlossen ist; ist die Stellung dann immer noch regelwidrig, so ist die Partie remis.
        }
    .fails = Höchstens ein König steht im Schach, und kein Bauer steht auf der entferntesten Reihe; daher gibt es nichts abzuwarten.
    .reading = Die Regel gilt für einen Schiedsrichter, der die Stellung vorfindet. Hat er den regelwidrigen Zug selbst gesehen, so handelt er auf diesen Zug hin.
    .fails-alone = Der Schiedsrichter greift nicht ein.

illegal-position-draw =
    .title = Eine noch immer regelwidrige Stellung
    .rule = Ist die Stellung nach dem Zug, den der Schiedsrichter abgewartet hat, noch immer regelwidrig, so ist die Partie remis.
    .holds =
        { $what ->
            [kings] Der Schiedsrichter hat gewartet, doch auch nach dem nächsten Zug stehen beide Könige noch im Schach; die Partie ist daher remis.
            [pawn] Der Schiedsrichter hat gewartet, doch auch nach dem nächsten Zug steht noch ein nicht umgewandelter Bauer auf der entferntesten Reihe; die Partie ist daher remis.
           *[unknown] Der Schiedsrichter hat gewartet, doch auch nach dem nächsten Zug ist die Stellung noch regelwidrig; die Partie ist daher remis.
        }
    .fails = Nach dem nächsten Zug stand höchstens ein König im Schach und kein Bauer auf der entferntesten Reihe; die Stellung war daher nicht mehr regelwidrig.
    .reading = Ein König, der noch im Schach steht, wenn der Gegner am Zug ist, macht die Stellung nach unserer Lesart nicht regelwidrig; die Partie geht weiter. Man könnte auch eine solche Partie remis geben, aber ein regelwidriger Zug, der bestehen bleibt, soll nicht von selbst zum Remis werden.
    .yields =
        { $what ->
            [kings] Auch nach dem nächsten Zug stehen beide Könige noch im Schach; deshalb wäre die Partie sonst remis.
            [pawn] Auch nach dem nächsten Zug steht noch ein nicht umgewandelter Bauer auf der entferntesten Reihe; deshalb wäre die Partie sonst remis.
           *[unknown] Auch nach dem nächsten Zug ist die Stellung noch regelwidrig; deshalb wäre die Partie sonst remis.
        }
    .fails-alone = Die Stellung ist nicht mehr regelwidrig; der Schiedsrichter greift daher nicht ein.
    .result = Die Partie ist remis, weil die Stellung noch immer regelwidrig ist.

illegal-position-intervention =
    .title = Eingreifen bei einer regelwidrigen Stellung
    .rule = Stehen beide Könige im Schach oder wurde ein Bauer nicht umgewandelt, so muss der Schiedsrichter nach Möglichkeit eingreifen.
    .holds =
        { $what ->
            [kings] Beide Könige stehen im Schach; der Schiedsrichter muss daher eingreifen.
            [pawn] Ein Bauer wurde auf der entferntesten Reihe nicht umgewandelt; der Schiedsrichter muss daher eingreifen.
           *[unknown] Die Stellung ist regelwidrig; der Schiedsrichter muss daher eingreifen.
        }
    .fails = Höchstens ein König steht im Schach, und kein Bauer steht auf der entferntesten Reihe; der Schiedsrichter greift daher nicht ein.

arbiter-calls-flag =
    .title = Der Schiedsrichter und das gefallene Blättchen
    .rule =
        { $duty ->
            [must-not] Der Schiedsrichter darf ein gefallenes Blättchen nicht anzeigen; es zu reklamieren ist Sache der Spieler.
            [must-not-unless-both-down] Der Schiedsrichter darf ein gefallenes Blättchen nicht anzeigen, solange nicht beide gefallen sind.
            [may] Ein Schiedsrichter, der sieht, dass ein Blättchen gefallen ist, darf es anzeigen.
           *[shall] Ein Schiedsrichter, der sieht, dass ein Blättchen gefallen ist, muss es anzeigen.
        }
    .holds =
        { $duty ->
            [must-not] Der Schiedsrichter hat gesehen, dass das Blättchen gefallen ist, darf es aber nicht anzeigen.
            [must-not-unless-both-down] { $both ->
                [yes] Beide Blättchen sind gefallen; der Schiedsrichter darf sie daher anzeigen.
               *[no] Nur ein Blättchen ist gefallen; der Schiedsrichter darf es daher nicht anzeigen.
            }
            [may] Der Schiedsrichter hat gesehen, dass das Blättchen gefallen ist, und darf es anzeigen.
           *[shall] Der Schiedsrichter hat gesehen, dass das Blättchen gefallen ist, und muss es anzeigen.
        }
    .fails = Der Schiedsrichter hat kein gefallenes Blättchen bemerkt.
    .reading = Wo der Schiedsrichter das Fallen des Blättchens anzeigen darf, aber nicht muss, zählt es, sobald er es gesehen hat.

rapid-regime-announced =
    .title = Was das Turnierreglement für Schnellschach bestimmt
    .rule = Das Turnierreglement muss für das ganze Turnier bestimmen, ob die Turnierschachregeln oder die vereinfachten Regeln gelten.
    .holds = Das Turnierreglement muss eine der beiden Regelungen nennen; sie gilt für das ganze Turnier.
    .fails = Das Turnierreglement braucht nicht zu sagen, welche der beiden Regelungen gilt.

touch-rulings-on-request =
    .title = Entscheidungen über berührte Figuren
    .rule = Über berührte Figuren darf der Schiedsrichter nur entscheiden, wenn ein Spieler es verlangt.
    .holds = Kein Spieler hat eine Entscheidung über die berührte Figur verlangt; der Schiedsrichter greift daher nicht ein.
    .reading = Für 1997 lesen wir dasselbe in der Endspurtphase. Man könnte die Regel auf Entscheidungen über berührte Figuren beschränken; der Unterschied ist klein, weil jene Anträge ohnehin ein Spieler stellt.

illegal-move-stands =
    .title = Regelwidrige Züge nach den vereinfachten Regeln
    .rule =
        { $touch ->
            [yes] Ein regelwidriger Zug ist vollständig abgeschlossen, wenn die Uhr des Gegners in Gang gesetzt wurde. Der Gegner darf ihn reklamieren, solange er keine Figur berührt hat; danach bleibt er bestehen.
           *[no] { $later ->
                [yes] Ein regelwidriger Zug wird behandelt, wenn ihn der Schiedsrichter sieht oder der Gegner reklamiert, bevor der Gegner seinen nächsten Zug ausgeführt hat. Danach bleibt er bestehen, und die Partie geht weiter; berichtigt wird er nur noch, wenn sich beide Spieler ohne den Schiedsrichter darauf einigen.
               *[no] Ein regelwidriger Zug ist vollständig abgeschlossen, wenn die Uhr des Gegners in Gang gesetzt wurde. Der Gegner darf ihn reklamieren, solange er nicht selbst gezogen hat; danach bleibt er bestehen.
            }
        }
    .holds =
        { $when ->
            [reply] Bevor der Gegner weiterspielte, hatte weder der Schiedsrichter wegen des regelwidrigen Zuges{ $reference } eingegriffen noch der Gegner ihn reklamiert; der Zug bleibt daher bestehen.
            [claim] Der Gegner hat den regelwidrigen Zug{ $reference } erst reklamiert, nachdem er weitergespielt hatte; die Reklamation kommt daher zu spät.
            [own] Wer den regelwidrigen Zug{ $reference } ausgeführt hat, kann ihn nicht reklamieren; das kann nur der Gegner.
            [told] Der Schiedsrichter hat den regelwidrigen Zug{ $reference } nicht gesehen, sondern nur davon erfahren; ihn zu reklamieren ist Sache des Gegners.
           *[seen] Der Schiedsrichter hat den regelwidrigen Zug{ $reference } erst bemerkt, als der Gegner schon weitergespielt hatte; für ein Eingreifen ist es daher zu spät.
        }
    .reading = Sich auf eine Berichtigung zu einigen ist allein Sache der Spieler; der Schiedsrichter schlägt sie weder vor, noch ordnet er sie an.
    .unmet = Hier wurde kein regelwidriger Zug gespielt, auf den der Gegner geantwortet hat; es gibt daher keinen, der bestehen bleiben könnte.

illegal-move-needs-claim =
    .title = Regelwidrige Züge nur auf Reklamation
    .rule = Über einen regelwidrigen Zug entscheidet der Schiedsrichter nur, wenn der Gegner ihn reklamiert.
    .holds = Der Schiedsrichter hat den regelwidrigen Zug{ $reference } gesehen, der Gegner hat ihn aber nicht reklamiert; es gibt daher nichts zu entscheiden.

first-illegal-move-loses =
    .title = Der erste regelwidrige Zug kostet die Partie
    .rule = Ein Spieler, der einen regelwidrigen Zug vollständig abschließt, verliert die Partie, wenn der Schiedsrichter den Zug sieht oder der Gegner ihn reklamiert, bevor dieser seinen nächsten Zug ausgeführt hat. Die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann.
    .holds =
        { $draw ->
            [yes] Der vollständig abgeschlossene regelwidrige Zug { WHO($player, case: "gen") } würde die Partie kosten, aber { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; die Partie ist daher remis.
           *[no] { WHO($player) } hat einen regelwidrigen Zug vollständig abgeschlossen, und schon der erste kostet die Partie.
        }
    .yields =
        { $draw ->
            [yes] { WHO($player) } hat einen regelwidrigen Zug vollständig abgeschlossen, und { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; deshalb wäre die Partie sonst remis.
           *[no] { WHO($player) } hat einen regelwidrigen Zug vollständig abgeschlossen, was sonst die Partie kosten würde.
        }

illegal-move-corrected-by-agreement =
    .title = Berichtigung durch Einigung
    .rule = Beide Spieler dürfen sich einigen, einen regelwidrigen Zug zu berichtigen, der sonst bestehen bliebe. Der Schiedsrichter wirkt daran nicht mit.
    .holds = Beide Spieler haben sich geeinigt, den regelwidrigen Zug{ $reference } zu berichtigen; daher wird die Stellung davor wiederhergestellt.
    .fails = Der Zug{ $reference } war regelgemäß; daher gibt es nichts, was die Spieler einvernehmlich berichtigen könnten.
    .fails-alone = Die Züge bleiben bestehen; die Partie geht weiter.

time-win-claim =
    .title = Reklamation des Gewinns durch Zeitüberschreitung
    .rule =
        { $must ->
            [yes] Wer Gewinn durch Zeitüberschreitung reklamiert, muss beide Uhren anhalten und den Schiedsrichter benachrichtigen. { $own ->
                [flag-up] Sind die Uhren angehalten, so darf das eigene Blättchen nicht gefallen sein, und das gegnerische muss gefallen sein.
                [time-left] Sind die Uhren angehalten, so darf das eigene Blättchen nicht gefallen sein, und das gegnerische muss gefallen sein.
               *[nothing] Das gegnerische Blättchen muss gefallen sein.
            }
           *[no] Wer Gewinn durch Zeitüberschreitung reklamiert, darf beide Uhren anhalten und muss den Schiedsrichter benachrichtigen. { $own ->
                [flag-up] Die Partie ist remis, wenn der Spieler durch keine Folge regelgemäßer Züge matt setzen kann.
                [time-left] Auch der Spieler selbst muss noch Bedenkzeit haben. Die Partie ist remis, wenn der Spieler durch keine Folge regelgemäßer Züge matt setzen kann.
               *[nothing] Die Partie ist remis, wenn der Spieler durch keine Folge regelgemäßer Züge matt setzen kann.
            }
        }
    .holds =
        { $must ->
            [yes] { $stopped ->
                [yes] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat beide Uhren angehalten und den Gewinn reklamiert.
               *[no] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat den Gewinn reklamiert; dafür müssen beide Uhren angehalten werden.
            }
           *[no] { $stopped ->
                [yes] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat die Uhren angehalten und den Gewinn reklamiert.
               *[no] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat den Gewinn reklamiert; dafür dürfen die Uhren angehalten werden.
            }
        }
    .fails = Das gegnerische Blättchen ist nicht gefallen; daher ist kein Gewinn durch Zeitüberschreitung zu reklamieren.
    .yields =
        { $must ->
            [yes] { $stopped ->
                [yes] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat beide Uhren angehalten und den Gewinn reklamiert, was sonst in Ordnung wäre.
               *[no] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat den Gewinn reklamiert; dafür müssten sonst beide Uhren angehalten werden.
            }
           *[no] { $stopped ->
                [yes] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat die Uhren angehalten und den Gewinn reklamiert, was sonst in Ordnung wäre.
               *[no] Das gegnerische Blättchen ist gefallen, und { WHO($player) } hat den Gewinn reklamiert; dafür dürften sonst die Uhren angehalten werden.
            }
        }

both-flags-bar-claims =
    .title = Beide Blättchen gefallen: keine Reklamation
    .rule = Sind beide Blättchen gefallen, so kann kein Spieler Gewinn durch Zeitüberschreitung reklamieren. Der Schiedsrichter entscheidet nach der Anzeige der Uhr: Der Spieler, auf dessen Seite das Zeichen steht, hat verloren, es sei denn, der Gegner kann nicht matt setzen.
    .holds = Beide Blättchen sind gefallen; { WHO($player) } kann daher keinen Gewinn durch Zeitüberschreitung reklamieren. Der Schiedsrichter entscheidet nach der Anzeige der Uhr.
    .reading = Der Kommentar steht bei den vereinfachten Regeln und gilt nach unserer Lesart nur dort; der zum Turnierschach überlässt die Reihenfolge dem Schiedsrichter und sagt nichts über Reklamationen. Man könnte die Reklamation auch überall ausschließen.
time-win-needs-own-time =
    .title = Die eigene Uhr, wenn der Gewinn reklamiert wird
    .rule =
        { $flag ->
            [yes] Ein Spieler, dessen eigenes Blättchen gefallen ist, kann keinen Gewinn durch Zeitüberschreitung reklamieren.
           *[no] Ein Spieler, der selbst keine Bedenkzeit mehr hat, kann keinen Gewinn durch Zeitüberschreitung reklamieren.
        }
    .holds =
        { $flag ->
            [yes] Auch das Blättchen { WHO($player, case: "gen") } ist gefallen; die Reklamation hat daher keinen Erfolg.
           *[no] Auch { WHO($player) } hat keine Bedenkzeit mehr; die Reklamation hat daher keinen Erfolg.
        }
    .fails =
        { $flag ->
            [yes] Das Blättchen { WHO($player, case: "gen") } ist nicht gefallen.
           *[no] { WHO($player) } hat noch Bedenkzeit.
        }
    .reading = Weiß niemand, welches Blättchen zuerst fiel, so geht eine Regel für diesen Fall vor.

both-flags-draw =
    .title = Beide Blättchen gefallen
    .rule = Sind beide Blättchen gefallen, so ist die Partie remis.
    .holds = Beide Blättchen sind gefallen; die Partie ist daher remis.
    .fails = Nur ein Blättchen ist gefallen.
    .reading = Eine Reklamation verlangt der Artikel nicht; nach unserer Lesart genügt es also, dass der Schiedsrichter beide Blättchen gefallen sieht, auch wo er das Fallen eines einzelnen nicht anzeigen darf. Man könnte auch warten, bis ein Spieler reklamiert.
    .result = Die Partie ist remis, weil beide Blättchen gefallen sind.
