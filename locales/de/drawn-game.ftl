# Die unentschiedene Partie: Angebote, Anträge und Remis ohne Antrag.

draw-restriction =
    .title = Was ein Turnier untersagen darf
    .rule =
        { $covers ->
            [agreement] Das Turnierreglement darf den Spielern untersagen, ohne Zustimmung des Schiedsrichters Remis zu vereinbaren, sei es bis zu einem bestimmten Zug oder während der ganzen Partie.
           *[offer-or-agreement] Das Turnierreglement darf den Spielern untersagen, ohne Zustimmung des Schiedsrichters Remis anzubieten oder zu vereinbaren, sei es bis zu einem bestimmten Zug oder während der ganzen Partie.
        }
    .holds =
        { $scope ->
            [before] { $act ->
                [offer] Solange nicht jeder Spieler { $limit ->
                    [one] einen Zug
                   *[other] { $limit } Züge
                } ausgeführt hat, lässt dieses Turnier ohne Zustimmung des Schiedsrichters kein Remisangebot zu; das Angebot ist daher unwirksam.
               *[agreement] Solange nicht jeder Spieler { $limit ->
                    [one] einen Zug
                   *[other] { $limit } Züge
                } ausgeführt hat, lässt dieses Turnier ohne Zustimmung des Schiedsrichters kein Remis durch Vereinbarung zu; die Vereinbarung ist daher unwirksam.
            }
           *[throughout] { $act ->
                [offer] Dieses Turnier lässt ohne Zustimmung des Schiedsrichters kein Remisangebot zu; das Angebot ist daher unwirksam.
               *[agreement] Dieses Turnier lässt ohne Zustimmung des Schiedsrichters kein Remis durch Vereinbarung zu; die Vereinbarung ist daher unwirksam.
            }
        }
    .fails =
        { $why ->
            [consent] Der Schiedsrichter hat zugestimmt, wie die Beschränkung dieses Turniers es zulässt.
           *[late-enough] Jeder Spieler hat { $limit ->
                [one] einen Zug
               *[other] { $limit } Züge
            } ausgeführt; weiter reicht die Beschränkung dieses Turniers nicht.
        }

draw-offer =
    .title = Das Remisangebot
    .rule = Ein Spieler darf Remis anbieten, nachdem er einen Zug ausgeführt hat und bevor er die Uhr drückt. Das Angebot gilt, bis der Gegner es annimmt oder ablehnt oder die Partie auf andere Weise endet.
    .holds = { WHO($player) } hat Remis angeboten; das Angebot gilt, bis der Gegner es beantwortet oder die Partie endet.
    .yields = { WHO($player) } hat Remis angeboten.

offer-at-wrong-moment =
    .title = Ein Angebot zu anderer Zeit
    .rule = { $duty ->
        [may] Wird Remis zu einem anderen Zeitpunkt angeboten als zwischen dem Ausführen des Zuges und dem Drücken der Uhr, so ist das Angebot gültig; der Schiedsrichter muss jedoch prüfen, ob der Gegner abgelenkt wurde.
       *[shall] Wird Remis zu einem anderen Zeitpunkt angeboten als zwischen dem Ausführen des Zuges und dem Drücken der Uhr, so ist das Angebot gültig; der Spieler ist jedoch dafür zu bestrafen.
    }
    .holds =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } hat Remis angeboten, ohne zuvor einen Zug auszuführen. Das Angebot ist gültig, kam aber zum falschen Zeitpunkt und kann den Gegner abgelenkt haben.
               *[shall] { WHO($player) } hat Remis angeboten, ohne zuvor einen Zug auszuführen. Das Angebot ist gültig, kam aber zum falschen Zeitpunkt; dafür ist der Spieler zu bestrafen.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } hat Remis angeboten, während der Gegner am Zug war. Das Angebot ist gültig, kam aber zum falschen Zeitpunkt und kann den Gegner abgelenkt haben.
               *[shall] { WHO($player) } hat Remis angeboten, während der Gegner am Zug war. Das Angebot ist gültig, kam aber zum falschen Zeitpunkt; dafür ist der Spieler zu bestrafen.
            }
        }
    .yields = { $when ->
        [before-moving] { $duty ->
            [may] { WHO($player) } hat Remis angeboten, ohne zuvor einen Zug auszuführen. Das Angebot wäre gültig, kam aber zum falschen Zeitpunkt und könnte den Gegner abgelenkt haben.
           *[shall] { WHO($player) } hat Remis angeboten, ohne zuvor einen Zug auszuführen. Das Angebot wäre gültig, kam aber zum falschen Zeitpunkt; dafür wäre der Spieler zu bestrafen.
        }
       *[on-opponents-time] { $duty ->
            [may] { WHO($player) } hat Remis angeboten, während der Gegner am Zug war. Das Angebot wäre gültig, kam aber zum falschen Zeitpunkt und könnte den Gegner abgelenkt haben.
           *[shall] { WHO($player) } hat Remis angeboten, während der Gegner am Zug war. Das Angebot wäre gültig, kam aber zum falschen Zeitpunkt; dafür wäre der Spieler zu bestrafen.
        }
    }
    .fails = { WHO($player) } hat Remis nach dem Ausführen eines Zuges und vor dem Drücken der Uhr angeboten, also zum richtigen Zeitpunkt.

conditional-offer =
    .title = Keine Bedingungen
    .rule = An ein Remisangebot darf keine Bedingung geknüpft werden.
    .holds = { WHO($player) } hat das Angebot an eine Bedingung geknüpft. Die Bedingung ist unwirksam; das Angebot gilt ohne sie.
    .yields = { WHO($player) } hat das Angebot an eine Bedingung geknüpft. Die Bedingung wäre unwirksam; das Angebot würde ohne sie gelten.
    .reading = Die Regeln untersagen Bedingungen, ohne zu sagen, was aus einem Angebot wird, das eine enthält. Wir lassen das Angebot ohne die Bedingung gelten, weil auch ein Angebot zum falschen Zeitpunkt gilt. Man könnte ein solches Angebot auch für nichtig halten.

offer-not-withdrawn =
    .title = Ein Angebot bindet
    .rule = Ein Remisangebot kann nicht zurückgezogen werden.
    .holds = { WHO($player) } kann das Angebot nicht zurückziehen; der Gegner darf es noch annehmen.
    .fails = Das Angebot { WHO($player, case: "gen") } gilt nicht mehr; zurückzuziehen ist daher nichts.
    .fails-alone = Ein Angebot, das man zurücknehmen könnte, gibt es nicht mehr.

offer-refused =
    .title = Wie ein Angebot abgelehnt wird
    .rule =
        { $touch ->
            [no] Der Gegner lehnt ein Remisangebot ab, indem er die Ablehnung ausspricht oder einen Zug ausführt.
           *[yes] Der Gegner lehnt ein Remisangebot ab, indem er die Ablehnung ausspricht oder eine Figur in der Absicht berührt, sie zu ziehen oder zu schlagen.
        }
    .holds =
        { $way ->
            [spoken] { WHO($player) } hat das Angebot mit Worten abgelehnt; damit ist es erloschen.
            [adjusted] { WHO($player) } hat eine Figur zurechtgerückt, ohne es vorher anzukündigen. Die Berührung gilt als Berühren in Zugabsicht und damit als Ablehnung; das Angebot ist erloschen.
            [touch] { WHO($player) } hat eine Figur berührt, um sie zu ziehen oder zu schlagen, und damit das Angebot abgelehnt; es ist erloschen.
           *[move] { WHO($player) } hat einen Zug ausgeführt und damit das Angebot abgelehnt; es ist erloschen.
        }
    .yields = { $way ->
        [spoken] { WHO($player) } hat das Angebot mit Worten abgelehnt; damit wäre es erloschen.
        [adjusted] { WHO($player) } hat eine Figur zurechtgerückt, ohne es vorher anzukündigen. Die Berührung würde als Berühren in Zugabsicht und damit als Ablehnung gelten; das Angebot wäre erloschen.
        [touch] { WHO($player) } hat eine Figur berührt, um sie zu ziehen oder zu schlagen; damit wäre das Angebot abgelehnt.
       *[move] { WHO($player) } hat einen Zug ausgeführt; damit wäre das Angebot abgelehnt.
    }
    .fails = { $way ->
        [accident] { WHO($player) } hat die Figur aus Versehen berührt; eine Ablehnung ist die Berührung daher nicht.
       *[touch] In dieser Ausgabe ist das Berühren einer Figur keine Ablehnung; ablehnen kann man nur mit Worten oder durch einen Zug.
    }
unclear-answer =
    .title = Eine unklare Antwort
    .rule = Eine Antwort, die weder ein klares Ja noch ein klares Nein ist, lässt das Angebot offen. Der Schiedsrichter fragt nach, was gemeint war.
    .holds = Es ist nicht klar, ob { WHO($player) } das Remis annimmt; daher muss der Schiedsrichter nachfragen. Bis dahin bleibt das Angebot offen.
    .fails = Es ist geklärt, dass { WHO($player) } das Remis nicht annehmen wollte.
    .fails-alone = Das Remis ist nicht angenommen.

offer-noted =
    .title = Ein Angebot vermerken
    .rule = Jeder Spieler muss ein Remisangebot mit dem Zeichen (=) auf seinem Partieformular vermerken.
    .holds = Beide Spieler müssen das Angebot { WHO($player, case: "gen") } mit dem Zeichen (=) vermerken.
    .yields = Beide Spieler müssten das Angebot { WHO($player, case: "gen") } mit dem Zeichen (=) vermerken.

claim-is-offer =
    .title = Ein Antrag ist auch ein Angebot
    .rule = Wer Remis beantragt, bietet es damit zugleich an.
    .holds = { $claim ->
        [unchecked] Der Antrag { WHO($player, case: "gen") } ist auch ein Angebot, und der Gegner nimmt es an. Daher braucht nichts geprüft zu werden, und die Folgen eines unberechtigten Antrags entfallen.
        [checked] Der Antrag { WHO($player, case: "gen") } ist auch ein Angebot, und der Gegner nimmt es an. Dass der Antrag nach der Prüfung unberechtigt war, ändert daran nichts.
       *[offers] Der Antrag { WHO($player, case: "gen") } ist zugleich ein Angebot, das der Gegner annehmen darf, ohne die Prüfung abzuwarten.
    }
    .yields = { $claim ->
        [unchecked] Der Antrag { WHO($player, case: "gen") } ist auch ein Angebot, und der Gegner nimmt es an. Daher bräuchte nichts geprüft zu werden, und die Folgen eines unberechtigten Antrags würden entfallen.
        [checked] Der Antrag { WHO($player, case: "gen") } ist auch ein Angebot, und der Gegner nimmt es an. Dass der Antrag nach der Prüfung unberechtigt war, würde daran nichts ändern.
       *[offers] Der Antrag { WHO($player, case: "gen") } war zugleich ein Angebot, das ohne Prüfung angenommen werden konnte.
    }
    .fails = In diesem Turnier darf Remis nicht frei angeboten werden.
claim-check-wanted =
    .title = Wenn der Gegner den Antrag prüfen lässt
    .rule = Das Angebot, das in einem Antrag liegt, erlischt, sobald der Gegner den Antrag prüfen lässt.
    .holds = { $rejected ->
        [yes] Der Antrag wurde geprüft, weil { WHO($player) } das Remis nicht angenommen { AGREE($player, sg: "hat", pl: "haben") }; das Angebot, das im Antrag liegt, ist damit erloschen.
       *[no] { WHO($player) } { AGREE($player, sg: "lässt", pl: "lassen") } den Antrag prüfen, statt Remis anzunehmen; das Angebot, das im Antrag liegt, ist damit erloschen.
    }
    .reading = Hat der Schiedsrichter den Antrag abgewiesen, so hat er ihn geprüft, weil der Gegner nicht annahm; auch damit erlischt das Angebot. Man könnte auch abwarten, bis der Gegner die Prüfung verlangt.
claim-by-both =
    .title = Beide Spieler beantragen Remis
    .rule = Beantragen beide Spieler Remis, so nimmt jeder an, was der andere mit seinem Antrag anbietet, und die Partie ist remis.
    .holds = Beide Spieler beantragen Remis. Jeder Antrag ist ein Angebot, das der andere annimmt; daher ist die Partie ohne Prüfung remis.
    .fails = { $lacks ->
        [moves] Noch hat nicht jeder Spieler einen Zug ausgeführt; vorher dürfen die Spieler kein Remis vereinbaren.
       *[consent] Ohne Zustimmung des Schiedsrichters können die Spieler in diesem Turnier nicht Remis vereinbaren.
    }
    .reading = Die Regeln kennen nur den Antrag eines Spielers. Man könnte den Antrag trotzdem prüfen lassen.

repetition-by-intended-move =
    .title = Stellungswiederholung: Antrag mit beabsichtigtem Zug
    .rule =
        { $binding ->
            [yes] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil mit seinem nächsten Zug die gleiche Stellung mindestens zum { $limit ->
                 [1] ersten
                 [2] zweiten
                 [3] dritten
                 [4] vierten
                 [5] fünften
                *[other] { $limit }.
            } Mal entsteht. Der Antragsteller muss diesen Zug zuvor aufschreiben und kann ihn dann nicht mehr ändern; dem Schiedsrichter muss er erklären, dass er ihn ausführen will. Die Wiederholungen brauchen nicht aufeinanderzufolgen.
           *[no] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil mit seinem nächsten Zug die gleiche Stellung mindestens zum { $limit ->
                [1] ersten
                [2] zweiten
                [3] dritten
                [4] vierten
                [5] fünften
               *[other] { $limit }.
           } Mal entsteht. Der Antragsteller muss diesen Zug zuvor aufschreiben und dem Schiedsrichter erklären, dass er ihn ausführen will. Die Wiederholungen brauchen nicht aufeinanderzufolgen.
        }
    .holds =
        { $counted ->
            [yes] Mit dem beabsichtigten Zug { MOVE($move) } entsteht die gleiche Stellung zum { $count ->
                [1] ersten
                [2] zweiten
                [3] dritten
                [4] vierten
                [5] fünften
                [6] sechsten
               *[other] { $count }.
            } Mal; { $limit ->
                [1] einmal
                [2] zweimal
                [3] dreimal
                [4] viermal
                [5] fünfmal
               *[other] { $limit }-mal
            } genügt.
           *[no] Mit dem beabsichtigten Zug { MOVE($move) } ist die gleiche Stellung mindestens { $limit ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $limit }-mal
           } entstanden; mehr ist nicht nötig.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hat das Recht verloren, bei diesem Zug Remis zu beantragen.
            [turn] { WHO($player) } ist nicht am Zug; nur der Spieler am Zug darf Remis beantragen.
            [writing] { WHO($player) } hat den beabsichtigten Zug { MOVE($move) } nicht aufgeschrieben.
            [declaration] { WHO($player) } hat dem Schiedsrichter nicht erklärt, dass der Zug { MOVE($move) } ausgeführt werden soll.
            [first-move] { WHO($player) } hat schon mit einem anderen Zug Remis beantragt und kann ihn nicht gegen { MOVE($move) } austauschen.
            [legality] Der beabsichtigte Zug { MOVE($move) } ist regelwidrig und kann daher keine Stellung herbeiführen.
           *[number] { $counted ->
                [yes] { $count ->
                    [1] Mit dem beabsichtigten Zug { MOVE($move) } entsteht die Stellung zum ersten Mal; { $limit ->
                        [1] einmal
                        [2] zweimal
                        [3] dreimal
                        [4] viermal
                        [5] fünfmal
                       *[other] { $limit }-mal
                    } ist nötig.
                   *[other] Mit dem beabsichtigten Zug { MOVE($move) } entsteht die gleiche Stellung erst zum { $count ->
                       [1] ersten
                       [2] zweiten
                       [3] dritten
                       [4] vierten
                       [5] fünften
                       [6] sechsten
                      *[other] { $count }.
                   } Mal; { $limit ->
                       [1] einmal
                       [2] zweimal
                       [3] dreimal
                       [4] viermal
                       [5] fünfmal
                      *[other] { $limit }-mal
                   } ist nötig.
                }
               *[no] Mit dem beabsichtigten Zug { MOVE($move) } ist die gleiche Stellung weniger als { $limit ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $limit }-mal
               } entstanden.
            }
        }

repetition-on-the-board =
    .title = Stellungswiederholung: Antrag mit der Stellung auf dem Brett
    .rule = Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil die gleiche Stellung soeben entstanden ist und nun mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } auf dem Brett gestanden hat. Die Wiederholungen brauchen nicht aufeinanderzufolgen.
    .holds =
        { $counted ->
            [yes] Die gleiche Stellung ist { $count ->
                [1] einmal
                [2] zweimal
                [3] dreimal
                [4] viermal
                [5] fünfmal
               *[other] { $count }-mal
            } mit { WHO($player, case: "dat") } am Zug entstanden; { $limit ->
                [1] einmal
                [2] zweimal
                [3] dreimal
                [4] viermal
                [5] fünfmal
               *[other] { $limit }-mal
            } genügt.
           *[no] Die gleiche Stellung ist mindestens { $limit ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $limit }-mal
           } mit { WHO($player, case: "dat") } am Zug entstanden; mehr ist nicht nötig.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hat das Recht verloren, bei diesem Zug Remis zu beantragen.
            [turn] { WHO($player) } ist nicht am Zug; nur der Spieler am Zug darf Remis beantragen.
           *[number] { $counted ->
                [yes] { $count ->
                    [1] Die Stellung ist zum ersten Mal entstanden; { $limit ->
                        [1] einmal
                        [2] zweimal
                        [3] dreimal
                        [4] viermal
                        [5] fünfmal
                       *[other] { $limit }-mal
                    } ist nötig.
                   *[other] Die gleiche Stellung ist erst { $count ->
                       [1] einmal
                       [2] zweimal
                       [3] dreimal
                       [4] viermal
                       [5] fünfmal
                      *[other] { $count }-mal
                   } entstanden; { $limit ->
                       [1] einmal
                       [2] zweimal
                       [3] dreimal
                       [4] viermal
                       [5] fünfmal
                      *[other] { $limit }-mal
                   } ist nötig.
                }
               *[no] Die gleiche Stellung ist weniger als { $limit ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $limit }-mal
               } entstanden.
            }
        }

same-position =
    .title = Wann Stellungen gleich sind
    .rule = Stellungen sind gleich, wenn derselbe Spieler am Zug ist, Figuren gleicher Art und Farbe auf denselben Feldern stehen und alle Figuren beider Spieler dieselben Züge ausführen können.
    .holds =
        { $count ->
            [one] Mit denselben Zugmöglichkeiten hat die Stellung schon einmal auf dem Brett gestanden.
           *[other] Mit denselben Zugmöglichkeiten hat die Stellung schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } auf dem Brett gestanden.
        }
    .fails =
        { $count ->
            [one] Ein anderes Mal standen die Figuren ebenso, doch war der andere Spieler am Zug; jene Stellung zählt daher nicht mit.
           *[other] Schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } standen die Figuren ebenso, doch war der andere Spieler am Zug; jene Stellungen zählen daher nicht mit.
        }

en-passant-differs =
    .title = Schlagen en passant macht einen Unterschied
    .rule =
        { $test ->
            [was-possible] Stellungen sind nicht gleich, wenn in der einen ein Bauer en passant geschlagen werden konnte und in der anderen nicht mehr.
           *[possible-at-start] Stellungen sind nicht gleich, wenn zu Beginn der Zugfolge ein Bauer en passant geschlagen werden konnte.
        }
    .holds =
        { $count ->
            [one] Ein anderes Mal standen die Figuren ebenso, doch konnte damals ein Bauer en passant geschlagen werden; jene Stellung zählt daher nicht mit.
           *[other] Schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } standen die Figuren ebenso, doch konnte damals ein Bauer en passant geschlagen werden; jene Stellungen zählen daher nicht mit.
        }
    .fails = In einer früheren Stellung war ein Bauer soeben zwei Felder vorgerückt, doch kein regelgemäßer Zug konnte ihn en passant schlagen; deshalb unterscheiden sich die Stellungen nicht.
    .reading = In jeder Ausgabe macht für uns nur ein regelgemäßes Schlagen einen Unterschied, denn es kommt darauf an, welche Züge möglich sind. Die älteren Texte ließen sich auch so lesen, dass jeder Bauer zählt, der soeben ein vom Gegner angegriffenes Feld übersprungen hat.

castling-differs =
    .title = Rochaderechte machen einen Unterschied
    .rule =
        { $test ->
            [right-now-or-later] Stellungen sind nicht gleich, wenn sich zwischen ihnen das Recht geändert hat, sofort oder später zu rochieren.
            [right-for-a-time-or-for-good] Stellungen sind nicht gleich, wenn sich zwischen ihnen das Rochaderecht geändert hat, sei es vorübergehend oder endgültig.
           *[right-lost-by-moving] Stellungen sind nicht gleich, wenn ein Spieler in der einen noch rochieren konnte und dieses Recht seither verloren hat, weil er den König oder den Turm gezogen hat.
        }
    .holds =
        { $count ->
            [one] Ein anderes Mal standen die Figuren ebenso, doch bestand damals noch ein Rochaderecht; jene Stellung zählt daher nicht mit.
           *[other] Schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } standen die Figuren ebenso, doch bestand damals noch ein Rochaderecht; jene Stellungen zählen daher nicht mit.
        }
    .fails = In jeder dieser Stellungen war die Rochade nur vorübergehend verhindert, das Rochaderecht ging nicht verloren; deshalb unterscheiden sich die Stellungen nicht.
    .reading = In jeder Ausgabe geht das Recht für uns nur dadurch verloren, dass König oder Turm ziehen. Ein Text nennt auch eine vorübergehende Änderung; was die Rochade aber vorübergehend verhindert, steht auf dem Brett, sodass sich schon die Aufstellung unterscheidet.

no-progress-by-intended-move =
    .title = Kein Bauernzug und kein Schlagen: Antrag mit beabsichtigtem Zug
    .rule =
        { $binding ->
            [yes] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil mit seinem nächsten Zug jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt hat. Der Antragsteller muss diesen Zug zuvor aufschreiben und kann ihn dann nicht mehr ändern; dem Schiedsrichter muss er erklären, dass er ihn ausführen will.
           *[no] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil mit seinem nächsten Zug jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt hat. Der Antragsteller muss diesen Zug zuvor aufschreiben und dem Schiedsrichter erklären, dass er ihn ausführen will.
        }
    .holds =
        { $counted ->
            [yes] Mit dem beabsichtigten Zug { MOVE($move) } hat jeder Spieler { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; { $limit } genügen.
           *[no] Mit dem beabsichtigten Zug { MOVE($move) } hat jeder Spieler mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt; mehr ist nicht nötig.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hat das Recht verloren, bei diesem Zug Remis zu beantragen.
            [turn] { WHO($player) } ist nicht am Zug; nur der Spieler am Zug darf Remis beantragen.
            [writing] { WHO($player) } hat den beabsichtigten Zug { MOVE($move) } nicht aufgeschrieben.
            [declaration] { WHO($player) } hat dem Schiedsrichter nicht erklärt, dass der Zug { MOVE($move) } ausgeführt werden soll.
            [first-move] { WHO($player) } hat schon mit einem anderen Zug Remis beantragt und kann ihn nicht gegen { MOVE($move) } austauschen.
            [legality] Der beabsichtigte Zug { MOVE($move) } ist regelwidrig und kann daher keine Zugfolge vollenden.
           *[number] { $counted ->
                [yes] { $count ->
                    [0] Mit dem beabsichtigten Zug { MOVE($move) } hat noch nicht jeder Spieler auch nur einen Zug ohne Bauernzug und ohne Schlagen ausgeführt; { $limit } sind nötig.
                    [1] Mit dem beabsichtigten Zug { MOVE($move) } hat jeder Spieler erst einen Zug ohne Bauernzug und ohne Schlagen ausgeführt; { $limit } sind nötig.
                   *[other] Mit dem beabsichtigten Zug { MOVE($move) } hat jeder Spieler erst { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; { $limit } sind nötig.
                }
               *[no] Mit dem beabsichtigten Zug { MOVE($move) } hat jeder Spieler weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
            }
        }

no-progress-on-the-board =
    .title = Kein Bauernzug und kein Schlagen: Antrag mit der Stellung auf dem Brett
    .rule =
        { $stage ->
            [completed] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen hat.
           *[made] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt hat.
        }
    .holds =
        { $counted ->
            [yes] Jeder Spieler hat { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; { $limit } genügen.
           *[no] Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt; mehr ist nicht nötig.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hat das Recht verloren, bei diesem Zug Remis zu beantragen.
            [turn] { WHO($player) } ist nicht am Zug; nur der Spieler am Zug darf Remis beantragen.
           *[number] { $made ->
                [yes] Der letzte der { $limit } Züge wurde zwar ausgeführt, aber nicht vollständig abgeschlossen, weil die Uhr nicht gedrückt ist.
               *[no] { $counted ->
                    [yes] { $count ->
                        [0] Die Zugfolge ohne Bauernzug und ohne Schlagen hat erst begonnen; { $limit } Züge jedes Spielers sind nötig.
                        [1] Jeder Spieler hat erst einen Zug ohne Bauernzug und ohne Schlagen ausgeführt; { $limit } sind nötig.
                       *[other] Jeder Spieler hat erst { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; { $limit } sind nötig.
                    }
                   *[no] Jeder Spieler hat weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
                }
            }
        }

claim-right-lost =
    .title = Wie das Recht auf den Antrag verloren geht
    .rule =
        { $piece ->
            [moved] Ein Spieler, der einen Zug ausführt, ohne Remis beantragt zu haben, kann es bei diesem Zug nicht mehr beantragen.
           *[touched] Ein Spieler, der eine Figur berührt, um sie zu ziehen oder zu schlagen, kann bei diesem Zug kein Remis mehr beantragen.
        }
    .holds =
        { $act ->
            [adjusted] { WHO($player) } hat eine Figur zurechtgerückt, ohne es vorher anzukündigen; die Berührung gilt als Berühren in Zugabsicht. Bei diesem Zug kann { WHO($player) } kein Remis mehr beantragen. Ab dem nächsten Zug besteht das Recht wieder.
            [moved] { WHO($player) } hat den Zug schon ausgeführt und kann bei diesem Zug kein Remis mehr beantragen. Ab dem nächsten Zug besteht das Recht wieder.
           *[touched] { WHO($player) } hat schon eine Figur berührt, um sie zu ziehen oder zu schlagen, und kann bei diesem Zug kein Remis mehr beantragen. Ab dem nächsten Zug besteht das Recht wieder.
        }
    .fails =
        { $act ->
            [accident] { WHO($player) } hat eine Figur nur aus Versehen berührt.
           *[touched] { WHO($player) } hat eine Figur berührt, aber nicht gezogen; in dieser Ausgabe geht das Recht auf den Antrag nur durch einen Zug verloren.
        }
claim-before-the-press =
    .title = Ein Antrag, bevor der Gegner die Uhr gedrückt hat
    .rule = Remis beantragen darf nur, wer am Zug ist und wessen Uhr läuft. Solange der Gegner gezogen, aber die Uhr nicht gedrückt hat, ist es für einen Antrag zu früh.
    .holds = Der Gegner hat gezogen, aber die Uhr nicht gedrückt; { WHO($player) } { AGREE($player, sg: "kann", pl: "können") } daher noch keinen Antrag stellen.
    .reading = Nach dem Kommentar ist ein solcher Antrag verfrüht; was er kostet, ist nicht gesagt. Wir lassen ihn daher nichts kosten; er kann gestellt werden, sobald die Uhr läuft. Man könnte ihn auch wie den Antrag eines Spielers behandeln, der nicht am Zug ist.
claim-made-good =
    .title = Ein beabsichtigter Zug, der nicht aufgeschrieben ist
    .rule = Fehlt einem Antrag nichts, als dass der beabsichtigte Zug nicht aufgeschrieben wurde, so soll der Schiedsrichter ihn nicht zurückweisen, sondern den Spieler auffordern, den Zug aufzuschreiben.
    .holds = { WHO($player) } hat den Zug { MOVE($move) } genannt, aber nicht aufgeschrieben. Der Antrag wird deshalb nicht zurückgewiesen; geprüft wird er, sobald der Zug aufgeschrieben ist.
    .yields = { WHO($player) } hat den Zug { MOVE($move) } genannt, aber nicht aufgeschrieben. Der Antrag würde deshalb nicht zurückgewiesen; geprüft würde er, sobald der Zug aufgeschrieben ist.
    .reading = Der Kommentar rät, einen solchen Antrag besser nicht zurückzuweisen. Wer ihn zurückweist, entscheidet immer noch nach dem Wortlaut der Regeln.
claim-by-observation =
    .title = Ein Antrag ohne jede Aufzeichnung
    .rule = Hat niemand die Partie aufgezeichnet, so darf der Schiedsrichter einem Antrag nach eigener Beobachtung stattgeben oder ihn ablehnen.
    .holds = Es gibt keine Aufzeichnung; über den Antrag { WHO($player, case: "gen") } entscheidet der Schiedsrichter nach eigener Beobachtung.

claim-stops-clocks =
    .title = Die Uhren während eines Antrags
    .rule =
        { $clock ->
            [must-stop] Ein Spieler, der Remis beantragt, muss sofort beide Uhren anhalten.
            [may-stop] Ein Spieler, der Remis beantragt, darf beide Uhren anhalten.
           *[player-or-arbiter-stops] Wird Remis beantragt, so muss der Antragsteller oder der Schiedsrichter die Uhren anhalten.
        }
    .holds =
        { $clock ->
            [must-stop] { WHO($player) } beantragt Remis und muss sofort beide Uhren anhalten.
            [may-stop] { WHO($player) } beantragt Remis und darf beide Uhren anhalten.
           *[player-or-arbiter-stops] { WHO($player) } beantragt Remis und muss die Uhren anhalten, sofern es nicht der Schiedsrichter tut.
        }
    .yields = { $clock ->
        [must-stop] { WHO($player) } beantragt Remis und müsste sofort beide Uhren anhalten.
        [may-stop] { WHO($player) } beantragt Remis und dürfte beide Uhren anhalten.
       *[player-or-arbiter-stops] { WHO($player) } beantragt Remis und müsste die Uhren anhalten, sofern es nicht der Schiedsrichter tut.
    }

claim-not-withdrawn =
    .title = Ein Antrag bindet
    .rule = Ein Remisantrag kann nicht zurückgezogen werden.
    .holds = { WHO($player) } kann den Antrag nicht zurückziehen.
claim-by-outsider =
    .title = Ein Antrag von anderer Seite
    .rule = Nur ein Spieler der Partie kann in ihr Remis beantragen.
    .holds = Der Antrag kommt nicht von einem Spieler der Partie.

right-claim =
    .title = Ein berechtigter Antrag
    .rule = Erweist sich der Antrag als berechtigt, so ist die Partie sofort remis.
    .holds = Der Antrag { WHO($player, case: "gen") } ist berechtigt; die Partie ist daher sofort remis.
    .yields = Der Antrag { WHO($player, case: "gen") } ist berechtigt.
    .fails = Der Antrag { WHO($player, case: "gen") } ist nicht berechtigt.

wrong-claim =
    .title = Ein unberechtigter Antrag
    .rule =
        { $loss ->
            [half] Erweist sich der Antrag als unberechtigt, so muss der Schiedsrichter dem Antragsteller die Hälfte der Restbedenkzeit abziehen, höchstens jedoch { DURATION($most, case: "acc") }, und dem Gegner { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit geben. Danach geht die Partie weiter.
            [ladder] Erweist sich der Antrag als unberechtigt, so muss der Schiedsrichter dem Gegner { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit geben. Ein Antragsteller, der noch mehr als { DURATION($much, case: "acc") } hat, verliert die Hälfte seiner Restbedenkzeit, höchstens jedoch { DURATION($most, case: "acc") }. Hat er weniger, aber mehr als { DURATION($rest, case: "acc") }, so behält er { DURATION($rest, case: "acc") }; hat er nicht mehr als { DURATION($rest, case: "acc") }, so verliert er nichts. Danach geht die Partie weiter.
           *[none] Erweist sich der Antrag als unberechtigt, so muss der Schiedsrichter dem Gegner { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit geben. Danach geht die Partie weiter.
        }
    .holds =
        { $taken ->
            [no-loss] Der Antrag { WHO($player, case: "gen") } ist unberechtigt; der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
            [exactly] Der Antrag { WHO($player, case: "gen") } ist unberechtigt und kostet { DURATION($time, case: "acc") }. Der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
            [down] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Die Restbedenkzeit wird auf { DURATION($rest, case: "acc") } verkürzt; der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
            [nothing] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Die Restbedenkzeit ist so kurz, dass nichts abgezogen wird; der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
            [ladder] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Bei einer Restbedenkzeit von mehr als { DURATION($much, case: "dat") } kostet er deren Hälfte, höchstens { DURATION($most, case: "acc") }. Der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
           *[half] Der Antrag { WHO($player, case: "gen") } ist unberechtigt und kostet die Hälfte der Restbedenkzeit, höchstens { DURATION($most, case: "acc") }. Der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
        }{ $formless ->
            [yes] {" "}Dem Antrag fehlt nur die Form; man könnte ihn auch abweisen, ohne dem Gegner zusätzliche Bedenkzeit zu geben.
           *[no] {""}
        }
    .yields = { $taken ->
        [no-loss] Der Antrag { WHO($player, case: "gen") } ist unberechtigt; der Gegner würde { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit erhalten, und die Partie ginge weiter.
        [exactly] Der Antrag { WHO($player, case: "gen") } ist unberechtigt und würde { DURATION($time, case: "acc") } kosten. Der Gegner würde { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit erhalten, und die Partie ginge weiter.
        [down] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Die Restbedenkzeit würde auf { DURATION($rest, case: "acc") } verkürzt; der Gegner würde { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit erhalten, und die Partie ginge weiter.
        [nothing] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Die Restbedenkzeit ist so kurz, dass nichts abgezogen würde; der Gegner würde { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit erhalten, und die Partie ginge weiter.
        [ladder] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Bei einer Restbedenkzeit von mehr als { DURATION($much, case: "dat") } würde er deren Hälfte kosten, höchstens { DURATION($most, case: "acc") }. Der Gegner würde { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit erhalten, und die Partie ginge weiter.
       *[half] Der Antrag { WHO($player, case: "gen") } ist unberechtigt und würde die Hälfte der Restbedenkzeit kosten, höchstens { DURATION($most, case: "acc") }. Der Gegner würde { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit erhalten, und die Partie ginge weiter.
    }{ $formless ->
        [yes] {" "}Dem Antrag fehlt nur die Form; man könnte ihn auch abweisen, ohne dem Gegner zusätzliche Bedenkzeit zu geben.
       *[no] {""}
    }
    .reading = Einen Antrag, dem die Form fehlt (der Zug ist nicht aufgeschrieben, der Falsche stellt ihn, eine Figur ist berührt), behandeln wir wie einen, der falsch zählt. So entschieden die Schiedsrichter beim Weltpokal 2013, als ein Zug nicht aufgeschrieben war. Man könnte einen solchen Antrag auch abweisen, ohne die Uhrenstände zu ändern.

intended-move-binds =
    .title = Der beabsichtigte Zug muss gespielt werden
    .rule =
        { $duty ->
            [intended-move] Nach einem unberechtigten Antrag mit beabsichtigtem Zug muss dieser Zug ausgeführt werden.
            [intended-move-by-touch-rules] Nach einem unberechtigten Antrag mit beabsichtigtem Zug muss dieser Zug nach den Regeln über berührte Figuren ausgeführt werden.
           *[intended-move-if-lawful] Nach einem unberechtigten Antrag mit beabsichtigtem Zug muss dieser Zug nach den Regeln über die Gangart der Figuren und über berührte Figuren ausgeführt werden.
        }
    .holds =
        { $case ->
            [legal] Der Antrag ist unberechtigt; { WHO($player) } muss daher nun den beabsichtigten Zug { MOVE($move) } ausführen.
            [piece] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. { WHO($player) } muss einen anderen Zug mit derselben Figur ausführen; gespielt wurde nichts Regelwidriges, daher wird kein regelwidriger Zug gezählt.
            [touched] Der Antrag ist unberechtigt. Der beabsichtigte Zug { MOVE($move) } wäre nach den Regeln über berührte Figuren auszuführen; da { WHO($player) } vorher eine andere Figur berührt hat, geht diese vor.
            [demanded] Nach dem unberechtigten Antrag muss { WHO($player) } den beabsichtigten Zug { MOVE($move) } ausführen und darf keinen anderen spielen.
            [replaced] Nach der Entscheidung über den unberechtigten Antrag muss { WHO($player) } mit einer anderen Figur ziehen; der erfragte Zug ist daher nicht erlaubt.
           *[free] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig, kann also nicht verlangt werden. { WHO($player) } darf einen beliebigen regelgemäßen Zug ausführen; gespielt wurde nichts Regelwidriges, daher wird kein regelwidriger Zug gezählt.
        }
    .yields = { $case ->
        [legal] Der Antrag ist unberechtigt; { WHO($player) } müsste daher nun den beabsichtigten Zug { MOVE($move) } ausführen.
        [piece] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. { WHO($player) } müsste einen anderen Zug mit derselben Figur ausführen; gespielt wurde nichts Regelwidriges, daher würde kein regelwidriger Zug gezählt.
        [touched] Der Antrag ist unberechtigt. Der beabsichtigte Zug { MOVE($move) } wäre nach den Regeln über berührte Figuren auszuführen; da { WHO($player) } vorher eine andere Figur berührt hat, ginge diese vor.
        [demanded] Nach dem unberechtigten Antrag müsste { WHO($player) } den beabsichtigten Zug { MOVE($move) } ausführen und dürfte keinen anderen spielen.
        [replaced] Nach der Entscheidung über den unberechtigten Antrag müsste { WHO($player) } mit einer anderen Figur ziehen; dieser Zug wäre daher nicht erlaubt.
       *[free] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig, könnte also nicht verlangt werden. { WHO($player) } dürfte einen beliebigen regelgemäßen Zug ausführen; gespielt wurde nichts Regelwidriges, daher würde kein regelwidriger Zug gezählt.
    }
    .reading = Die Texte von 1997 bis 2005 sagen nicht, was aus einem regelwidrigen beabsichtigten Zug wird. Wir verlangen dort nichts an seiner Stelle. Man könnte auch, wie die späteren Texte, die Regeln über berührte Figuren anwenden.

repetition-draw =
    .title = Stellungswiederholung ohne Antrag
    .rule =
        { $mode ->
            [consecutive] Die Partie ist ohne jeden Antrag remis, wenn die gleiche Stellung in mindestens { $limit } aufeinanderfolgenden abwechselnden Zügen jedes Spielers entstanden ist.
           *[anywhere] Die Partie ist ohne jeden Antrag remis, wenn die gleiche Stellung mindestens { $limit ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $limit }-mal
           } entstanden ist, ob nacheinander oder nicht.
        }
    .holds =
        { $counted ->
            [yes] { $mode ->
                [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen { $count ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $count }-mal
                } entstanden; die Partie ist daher ohne jeden Antrag remis.
               *[anywhere] Die gleiche Stellung ist { $count ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $count }-mal
               } entstanden; die Partie ist daher ohne jeden Antrag remis.
            }
           *[no] { $mode ->
                [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen mindestens { $limit ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $limit }-mal
                } entstanden; die Partie ist daher ohne jeden Antrag remis.
               *[anywhere] Die gleiche Stellung ist mindestens { $limit ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $limit }-mal
               } entstanden; die Partie ist daher ohne jeden Antrag remis.
            }
        }
    .yields = { $counted ->
        [yes] { $mode ->
            [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen { $count ->
                [1] einmal
                [2] zweimal
                [3] dreimal
                [4] viermal
                [5] fünfmal
               *[other] { $count }-mal
            } entstanden.
           *[anywhere] Die gleiche Stellung ist { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } entstanden.
        }
       *[no] { $mode ->
            [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen mindestens { $limit ->
                [1] einmal
                [2] zweimal
                [3] dreimal
                [4] viermal
                [5] fünfmal
               *[other] { $limit }-mal
            } entstanden.
           *[anywhere] Die gleiche Stellung ist mindestens { $limit ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $limit }-mal
           } entstanden.
        }
    }
    .fails =
        { $mode ->
            [consecutive] Die gleiche Stellung ist nicht { $limit ->
                [1] einmal
                [2] zweimal
                [3] dreimal
                [4] viermal
                [5] fünfmal
               *[other] { $limit }-mal
            } in aufeinanderfolgenden abwechselnden Zügen entstanden.
           *[anywhere] Die gleiche Stellung ist nicht { $limit ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $limit }-mal
           } entstanden.
        }
    .reading = Für die Gleichheit der Stellungen verweist der Artikel auf eine Nummer, unter der seit 2023 eine andere Regel steht: Der Verweis ist älter als die neue Zählung. Gemeint ist die Regel über gleiche Stellungen; wörtlich genommen wiese der Verweis auf den Antrag.
    .fails-alone = Die Partie ist noch nicht remis.

no-progress-draw =
    .title = Kein Bauernzug und kein Schlagen, ohne Antrag
    .rule = Die Partie ist ohne jeden Antrag remis, wenn jeder Spieler mindestens { $limit } Züge hintereinander ohne Bauernzug und ohne Schlagen ausgeführt hat. Setzt der letzte dieser Züge matt, so gilt das Matt.
    .holds =
        { $counted ->
            [yes] Jeder Spieler hat { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; die Partie ist daher ohne jeden Antrag remis.
           *[no] Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt; die Partie ist daher ohne jeden Antrag remis.
        }
    .yields = { $counted ->
        [yes] Jeder Spieler hat { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
       *[no] Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
    }
    .fails = { $counted ->
        [yes] { $count ->
            [0] Die Zugfolge ohne Bauernzug und ohne Schlagen hat erst begonnen; die Regel verlangt { $limit } Züge jedes Spielers.
            [1] Jeder Spieler hat erst einen Zug ohne Bauernzug und ohne Schlagen ausgeführt; die Regel verlangt { $limit }.
           *[other] Jeder Spieler hat erst { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; die Regel verlangt { $limit }.
        }
       *[no] Jeder Spieler hat weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
    }
    .fails-alone = Die Partie ist noch nicht remis.
draw-unnoticed =
    .title = Ein Remis, das niemand bemerkt
    .rule = Bemerkt während der Partie niemand, dass sie ohne Antrag remis ist, so geht sie weiter, und ihr späteres Ergebnis gilt. Nur ein Protest kann sie dann noch remis werden lassen.
    .holds = Niemand bemerkt, dass die Partie ohne Antrag remis ist; sie geht daher weiter.
    .yields = Niemand bemerkt, dass die Partie ohne Antrag remis ist.
unnoticed-draw-appealed =
    .title = Protest wegen eines unbemerkten Remis
    .rule = Hat niemand bemerkt, dass die Partie ohne Antrag remis war, so kann das Ergebnis auf einen Protest hin noch geändert werden.
    .holds = Während der Partie hat niemand bemerkt, dass sie ohne Antrag remis war. Auf diesen Protest hin kann das Ergebnis geändert werden.
    .reading = Ob der Protest Erfolg hat, haben die zu entscheiden, denen er vorliegt; wir halten ein anderes Ergebnis daher nur für möglich.

dead-position-is-drawn =
    .title = Die tote Stellung unter den unentschiedenen Partien
    .rule = Remis ist eine Partie auch, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine Folge regelgemäßer Züge matt setzen kann. Damit ist die Partie sofort beendet.
