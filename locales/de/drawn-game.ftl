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
                [offer] In diesem Turnier darf ohne Zustimmung des Schiedsrichters kein Remis angeboten werden, solange nicht jeder Spieler { $limit ->
                    [one] einen Zug
                   *[other] { $limit } Züge
                } ausgeführt hat. Das war noch nicht der Fall; das Angebot ist daher unwirksam, und der Schiedsrichter darf den Verstoß bestrafen.
               *[agreement] In diesem Turnier darf ohne Zustimmung des Schiedsrichters kein Remis vereinbart werden, solange nicht jeder Spieler { $limit ->
                    [one] einen Zug
                   *[other] { $limit } Züge
                } ausgeführt hat. Das war noch nicht der Fall; die Vereinbarung ist daher unwirksam, und der Schiedsrichter darf den Verstoß bestrafen.
            }
           *[throughout] { $act ->
                [offer] In diesem Turnier darf ohne Zustimmung des Schiedsrichters kein Remis angeboten werden. Die Zustimmung fehlte; das Angebot ist daher unwirksam, und der Schiedsrichter darf den Verstoß bestrafen.
               *[agreement] In diesem Turnier darf ohne Zustimmung des Schiedsrichters kein Remis vereinbart werden. Die Zustimmung fehlte; die Vereinbarung ist daher unwirksam, und der Schiedsrichter darf den Verstoß bestrafen.
            }
        }
    .fails =
        { $why ->
            [consent] Der Schiedsrichter hat zugestimmt; die Beschränkung greift daher nicht.
           *[late-enough] Jeder Spieler hat schon { $limit ->
                [one] einen Zug
               *[other] { $limit } Züge
            } ausgeführt; die Beschränkung greift daher nicht mehr.
        }

draw-offer =
    .title = Das Remisangebot
    .rule = Ein Spieler darf Remis anbieten, nachdem er einen Zug ausgeführt hat und bevor er die Uhr drückt. Das Angebot gilt, bis der Gegner es annimmt oder ablehnt oder die Partie auf andere Weise endet.
    .holds = { WHO($player) } hat Remis angeboten; das Angebot gilt, bis der Gegner es annimmt oder ablehnt oder die Partie endet.
    .yields = { WHO($player) } hat Remis angeboten; an sich würde das Angebot gelten, bis der Gegner es annimmt oder ablehnt.

offer-at-wrong-moment =
    .title = Der richtige Zeitpunkt für ein Angebot
    .rule =
        { $duty ->
            [may] Remis soll nach dem Ausführen des Zuges und vor dem Drücken der Uhr angeboten werden. Ein Angebot zu einem anderen Zeitpunkt ist dennoch gültig; der Schiedsrichter muss jedoch prüfen, ob der Gegner abgelenkt wurde.
           *[shall] Remis soll nach dem Ausführen des Zuges und vor dem Drücken der Uhr angeboten werden. Ein Angebot zu einem anderen Zeitpunkt ist dennoch gültig; der Spieler ist jedoch für den falschen Zeitpunkt zu bestrafen.
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
    .yields =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } hat Remis angeboten, ohne zuvor einen Zug auszuführen; an sich wäre nur der Zeitpunkt falsch.
               *[shall] { WHO($player) } hat Remis angeboten, ohne zuvor einen Zug auszuführen; an sich wäre nur der Zeitpunkt falsch und dafür eine Strafe fällig.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } hat Remis angeboten, während der Gegner am Zug war; an sich wäre nur der Zeitpunkt falsch.
               *[shall] { WHO($player) } hat Remis angeboten, während der Gegner am Zug war; an sich wäre nur der Zeitpunkt falsch und dafür eine Strafe fällig.
            }
        }
    .fails = { WHO($player) } hat Remis nach dem Ausführen eines Zuges und vor dem Drücken der Uhr angeboten, also zum richtigen Zeitpunkt.

conditional-offer =
    .title = Keine Bedingungen
    .rule = An ein Remisangebot darf keine Bedingung geknüpft werden.
    .holds = { WHO($player) } hat das Angebot an eine Bedingung geknüpft. Die Bedingung ist unwirksam; das Angebot gilt ohne sie.
    .yields = { WHO($player) } hat das Angebot an eine Bedingung geknüpft; an sich wäre nur die Bedingung unwirksam.
    .reading = Die Regeln untersagen Bedingungen, ohne zu sagen, was aus einem Angebot wird, das eine enthält. Wir lassen das Angebot ohne die Bedingung gelten, weil auch ein Angebot zum falschen Zeitpunkt gilt. Man könnte ein solches Angebot auch für nichtig halten.

offer-not-withdrawn =
    .title = Kein Zurückziehen eines Angebots
    .rule = Ein Remisangebot kann nicht zurückgezogen werden.
    .holds = Das Angebot { WHO($player, case: "gen") } war gemacht und kann nicht zurückgezogen werden; der Gegner darf es noch annehmen.
    .fails = Das Angebot { WHO($player, case: "gen") } galt nicht mehr; zurückzuziehen war daher nichts.
    .fails-alone = Es gibt nichts mehr zurückzuziehen.

offer-refused =
    .title = Wie ein Angebot abgelehnt wird
    .rule =
        { $touch ->
            [no] Der Gegner lehnt ein Remisangebot mit Worten ab oder indem er einen Zug ausführt.
           *[yes] Der Gegner lehnt ein Remisangebot mit Worten ab oder indem er eine Figur in der Absicht berührt, sie zu ziehen oder zu schlagen.
        }
    .holds =
        { $way ->
            [spoken] { WHO($player) } hat das Angebot mit Worten abgelehnt; damit ist es erloschen.
            [adjusted] { WHO($player) } hat eine Figur zurechtgerückt, ohne es vorher anzukündigen, was als Berühren in Zugabsicht gilt. Die Berührung ist eine Ablehnung; das Angebot ist damit erloschen.
            [touch] { WHO($player) } hat eine Figur in der Absicht berührt, sie zu ziehen oder zu schlagen. Die Berührung ist eine Ablehnung; das Angebot ist damit erloschen.
           *[move] { WHO($player) } hat einen Zug ausgeführt. Der Zug ist eine Ablehnung; das Angebot ist damit erloschen.
        }
    .yields =
        { $way ->
            [spoken] { WHO($player) } hat das Angebot mit Worten abgelehnt; an sich wäre es damit erloschen.
            [adjusted] { WHO($player) } hat eine Figur zurechtgerückt, ohne es vorher anzukündigen, was als Berühren in Zugabsicht gilt. An sich wäre das Angebot damit erloschen.
            [touch] { WHO($player) } hat eine Figur in der Absicht berührt, sie zu ziehen oder zu schlagen. An sich wäre das Angebot damit erloschen.
           *[move] { WHO($player) } hat einen Zug ausgeführt; an sich wäre das Angebot damit erloschen.
        }
    .fails =
        { $way ->
            [accident] { WHO($player) } hat die Figur nur aus Versehen berührt und das Angebot damit nicht abgelehnt.
            [adjusted] { WHO($player) } hat das Zurechtrücken vorher angekündigt und das Angebot damit nicht abgelehnt.
            [own-move] Das Angebot stammt von { WHO($player, case: "dat") } selbst; nur ein Zug des Gegners würde es ablehnen.
           *[touch] { WHO($player) } hat eine Figur berührt, doch nach dieser Ausgabe wird ein Angebot nur mit Worten oder durch einen Zug abgelehnt.
        }
unclear-answer =
    .title = Eine unklare Antwort
    .rule = Eine Antwort, die weder ein klares Ja noch ein klares Nein ist, lässt das Angebot offen. Der Schiedsrichter fragt nach, was gemeint war.
    .holds = Es ist nicht klar, ob { WHO($player) } das Remis annimmt; der Schiedsrichter muss daher fragen, was gemeint war. Bis dahin bleibt das Angebot offen.
    .fails = { WHO($player) } wollte das Remis nicht annehmen; vereinbart ist daher kein Remis.
    .fails-alone = Das Remis ist nicht angenommen.

offer-noted =
    .title = Ein Angebot vermerken
    .rule = Jeder Spieler muss ein Remisangebot mit dem Zeichen (=) auf seinem Partieformular vermerken.
    .holds = Beide Spieler müssen das Angebot { WHO($player, case: "gen") } auf ihren Partieformularen mit dem Zeichen (=) vermerken.
    .yields = Beide Spieler müssten das Angebot { WHO($player, case: "gen") } sonst auf ihren Partieformularen mit dem Zeichen (=) vermerken.

claim-is-offer =
    .title = Ein Antrag ist auch ein Angebot
    .rule = Wer Remis beantragt, bietet es damit zugleich an.
    .holds =
        { $claim ->
            [unchecked] Der Antrag { WHO($player, case: "gen") } war zugleich ein Remisangebot, und der Gegner hat es angenommen. Der Antrag braucht daher nicht geprüft zu werden, und zusätzliche Bedenkzeit gibt es auch dann nicht, wenn er unberechtigt war.
            [checked] Der Antrag { WHO($player, case: "gen") } war zugleich ein Remisangebot. Das Angebot galt noch, obwohl der Antrag abgelehnt worden war, und der Gegner hat es angenommen.
           *[offers] Der Antrag { WHO($player, case: "gen") } ist zugleich ein Remisangebot, das gilt, bis der Gegner es annimmt oder ablehnt oder die Partie endet.
        }
    .yields =
        { $claim ->
            [unchecked] Der Antrag { WHO($player, case: "gen") } war zugleich ein Remisangebot, das der Gegner angenommen hat.
            [checked] Der Antrag { WHO($player, case: "gen") } war zugleich ein Remisangebot, das der Gegner angenommen hat, nachdem der Antrag abgelehnt worden war.
           *[offers] Der Antrag { WHO($player, case: "gen") } war zugleich ein Remisangebot, das sonst gelten würde, bis der Gegner es annimmt oder ablehnt.
        }
    .fails = In diesem Turnier darf jetzt ohne Zustimmung des Schiedsrichters kein Remis angeboten werden; der Antrag ist daher nicht zugleich ein Remisangebot.
claim-check-wanted =
    .title = Wenn der Gegner den Antrag prüfen lässt
    .rule = Das in einem Antrag enthaltene Remisangebot erlischt, sobald der Gegner den Antrag prüfen lässt.
    .holds =
        { $rejected ->
            [yes] Vor der Prüfung des Antrags war kein Remis vereinbart; das im Antrag enthaltene Remisangebot ist damit erloschen.
           *[no] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } die Prüfung des Antrags verlangt, statt das Remis anzunehmen; das im Antrag enthaltene Remisangebot ist damit erloschen.
        }
    .reading = Hat der Schiedsrichter den Antrag abgewiesen, so hat er ihn geprüft, weil der Gegner nicht annahm; auch damit erlischt das Angebot. Man könnte auch abwarten, bis der Gegner die Prüfung verlangt.
claim-by-both =
    .title = Beide Spieler beantragen Remis
    .rule = Beantragen beide Spieler Remis, so nimmt jeder das Angebot an, das im Antrag des anderen enthalten ist, und die Partie ist remis.
    .holds = Beide Spieler haben Remis beantragt. Jeder Antrag ist zugleich ein Angebot, das der andere Spieler annimmt; daher ist die Partie ohne Prüfung remis.
    .fails =
        { $lacks ->
            [moves] Noch hat nicht jeder der beiden Spieler einen Zug ausgeführt; sie können daher kein Remis vereinbaren. Der Antrag wird als der des Spielers geprüft, der am Zug ist.
           *[consent] In diesem Turnier dürfen die Spieler ohne Zustimmung des Schiedsrichters kein Remis vereinbaren; die beiden Anträge sind daher keine Vereinbarung. Der Antrag wird als der des Spielers geprüft, der am Zug ist.
        }
    .reading = Die Regeln kennen nur den Antrag eines Spielers. Man könnte den Antrag trotzdem prüfen lassen.
    .result = Die Partie ist durch Vereinbarung remis.

repetition-by-intended-move =
    .title = Antrag wegen Stellungswiederholung mit beabsichtigtem Zug
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
            } Mal{ $count ->
                [3] , wie es die Regel verlangt
               *[other] ; { $limit ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $limit }-mal
               } genügt
            }.
           *[no] Mit dem beabsichtigten Zug { MOVE($move) } entsteht die gleiche Stellung mindestens zum { $limit ->
               [1] ersten
               [2] zweiten
               [3] dritten
               [4] vierten
               [5] fünften
              *[other] { $limit }.
           } Mal, wie es die Regel verlangt.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hatte das Recht verloren, bei diesem Zug Remis zu beantragen; wie oft die Stellung entstanden wäre, spielt keine Rolle.
            [turn] { WHO($player) } war nicht am Zug, und nur der Spieler am Zug darf Remis beantragen.
            [writing] { WHO($player) } hat den beabsichtigten Zug { MOVE($move) } nicht vor dem Antrag aufgeschrieben, wie es die Regel verlangt.
            [declaration] { WHO($player) } hat dem Schiedsrichter nicht, wie es die Regel verlangt, die Absicht erklärt, { MOVE($move) } zu spielen.
            [first-move] { WHO($player) } hatte schon mit einem anderen Zug Remis beantragt und kann ihn nicht durch { MOVE($move) } ersetzen.
            [legality] Der beabsichtigte Zug { MOVE($move) } ist regelwidrig und kann daher keine Stellung herbeiführen.
           *[number] { $counted ->
                [yes] Mit dem beabsichtigten Zug { MOVE($move) } entsteht die Stellung { $count ->
                    [1] zum ersten
                    [2] erst zum zweiten
                   *[other] erst zum { $count }.
                } Mal; nötig ist das { $limit ->
                    [3] dritte
                   *[other] { $limit }.
                } Mal.
               *[no] Mit dem beabsichtigten Zug { MOVE($move) } entsteht die gleiche Stellung noch nicht zum { $limit ->
                   [1] ersten
                   [2] zweiten
                   [3] dritten
                   [4] vierten
                   [5] fünften
                  *[other] { $limit }.
               } Mal.
            }
        }

repetition-on-the-board =
    .title = Antrag wegen Stellungswiederholung mit der Stellung auf dem Brett
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
            } mit { WHO($player, case: "dat") } am Zug entstanden{ $count ->
                [3] , wie es die Regel verlangt
               *[other] ; { $limit ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $limit }-mal
               } genügt
            }.
           *[no] Die gleiche Stellung ist mindestens { $limit ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $limit }-mal
           } mit { WHO($player, case: "dat") } am Zug entstanden, wie es die Regel verlangt.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hatte das Recht verloren, bei diesem Zug Remis zu beantragen; wie oft die Stellung entstanden ist, spielt keine Rolle.
            [turn] { WHO($player) } war nicht am Zug, und nur der Spieler am Zug darf Remis beantragen.
           *[number] { $counted ->
                [yes] Die Stellung ist { $count ->
                    [1] zum ersten
                    [2] erst zum zweiten
                   *[other] erst zum { $count }.
                } Mal entstanden; nötig ist das { $limit ->
                    [3] dritte
                   *[other] { $limit }.
                } Mal.
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
            [1] Schon einmal standen Figuren gleicher Art und Farbe auf denselben Feldern, derselbe Spieler war am Zug, und dieselben Züge waren möglich.
            [2] Schon zweimal standen Figuren gleicher Art und Farbe auf denselben Feldern, derselbe Spieler war am Zug, und dieselben Züge waren möglich.
           *[other] Schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } standen Figuren gleicher Art und Farbe auf denselben Feldern, derselbe Spieler war am Zug, und dieselben Züge waren möglich.
        }
    .fails =
        { $count ->
            [1] Ein anderes Mal standen die Figuren auf denselben Feldern, doch war der andere Spieler am Zug; jene Stellung zählt daher nicht mit.
           *[other] Schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } standen die Figuren auf denselben Feldern, doch war der andere Spieler am Zug; jene Stellungen zählen daher nicht mit.
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
            [1] Ein anderes Mal standen die Figuren auf denselben Feldern, doch konnte damals ein Bauer en passant geschlagen werden; jene Stellung zählt daher nicht mit.
           *[other] Schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } standen die Figuren auf denselben Feldern, doch konnte damals ein Bauer en passant geschlagen werden; jene Stellungen zählen daher nicht mit.
        }
    .fails = In einer früheren Stellung war ein Bauer soeben zwei Felder vorgerückt, doch kein regelgemäßer Zug konnte ihn en passant schlagen; jene Stellung zählt daher mit.
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
            [1] Ein anderes Mal standen die Figuren auf denselben Feldern, doch bestand damals noch ein Rochaderecht, das inzwischen verloren ist; jene Stellung zählt daher nicht mit.
           *[other] Schon { $count ->
               [1] einmal
               [2] zweimal
               [3] dreimal
               [4] viermal
               [5] fünfmal
              *[other] { $count }-mal
           } standen die Figuren auf denselben Feldern, doch bestand damals noch ein Rochaderecht, das inzwischen verloren ist; jene Stellungen zählen daher nicht mit.
        }
    .fails = In jeder dieser Stellungen war die Rochade nur vorübergehend verhindert; das Rochaderecht ging nicht verloren, die Stellungen sind daher gleich.
    .reading = In jeder Ausgabe geht das Recht für uns nur dadurch verloren, dass König oder Turm ziehen. Ein Text nennt auch eine vorübergehende Änderung; was die Rochade aber vorübergehend verhindert, steht auf dem Brett, sodass sich schon die Aufstellung unterscheidet.

no-progress-by-intended-move =
    .title = Antrag nach der 50-Züge-Regel mit beabsichtigtem Zug
    .rule =
        { $binding ->
            [yes] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil mit seinem nächsten Zug jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt hat. Der Antragsteller muss diesen Zug zuvor aufschreiben und kann ihn dann nicht mehr ändern; dem Schiedsrichter muss er erklären, dass er ihn ausführen will.
           *[no] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil mit seinem nächsten Zug jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt hat. Der Antragsteller muss diesen Zug zuvor aufschreiben und dem Schiedsrichter erklären, dass er ihn ausführen will.
        }
    .holds =
        { $counted ->
            [yes] Mit dem beabsichtigten Zug { MOVE($move) } hat jeder Spieler { $count ->
                [one] einen Zug
               *[other] { $count } Züge
            } ohne Bauernzug und ohne Schlagen ausgeführt{ $count ->
                [50] , wie es die Regel verlangt
               *[other] ; { $limit } genügen
            }.
           *[no] Mit dem beabsichtigten Zug { MOVE($move) } hat jeder Spieler mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt, wie es die Regel verlangt.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hatte das Recht verloren, bei diesem Zug Remis zu beantragen; auf die Zahl der Züge kommt es nicht an.
            [turn] { WHO($player) } war nicht am Zug, und nur der Spieler am Zug darf Remis beantragen.
            [writing] { WHO($player) } hat den beabsichtigten Zug { MOVE($move) } nicht vor dem Antrag aufgeschrieben, wie es die Regel verlangt.
            [declaration] { WHO($player) } hat dem Schiedsrichter nicht, wie es die Regel verlangt, die Absicht erklärt, { MOVE($move) } zu spielen.
            [first-move] { WHO($player) } hatte schon mit einem anderen Zug Remis beantragt und kann ihn nicht durch { MOVE($move) } ersetzen.
            [legality] Der beabsichtigte Zug { MOVE($move) } ist regelwidrig und kann daher die Zugfolge nicht vollenden.
           *[number] { $counted ->
                [yes] { $count ->
                    [0] Mit dem beabsichtigten Zug { MOVE($move) } umfasst die Zugfolge ohne Bauernzug und ohne Schlagen noch nicht einmal einen Zug jedes Spielers; { $limit } sind nötig.
                    [1] Mit dem beabsichtigten Zug { MOVE($move) } umfasst die Zugfolge ohne Bauernzug und ohne Schlagen erst einen Zug jedes Spielers; { $limit } sind nötig.
                   *[other] Mit dem beabsichtigten Zug { MOVE($move) } umfasst die Zugfolge ohne Bauernzug und ohne Schlagen erst { $count } Züge jedes Spielers; { $limit } sind nötig.
                }
               *[no] Mit dem beabsichtigten Zug { MOVE($move) } umfasst die Zugfolge ohne Bauernzug und ohne Schlagen weniger als { $limit } Züge jedes Spielers.
            }
        }

no-progress-on-the-board =
    .title = Antrag nach der 50-Züge-Regel mit der Stellung auf dem Brett
    .rule =
        { $stage ->
            [completed] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen hat.
           *[made] Die Partie ist remis, wenn der Spieler am Zug zu Recht Remis beantragt, weil jeder Spieler die letzten { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt hat.
        }
    .holds =
        { $counted ->
            [yes] Jeder Spieler hat { $count ->
                [one] einen Zug
               *[other] { $count } Züge
            } ohne Bauernzug und ohne Schlagen ausgeführt{ $count ->
                [50] , wie es die Regel verlangt
               *[other] ; { $limit } genügen
            }.
           *[no] Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt, wie es die Regel verlangt.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } hatte das Recht verloren, bei diesem Zug Remis zu beantragen; auf die Zahl der Züge kommt es nicht an.
            [turn] { WHO($player) } war nicht am Zug, und nur der Spieler am Zug darf Remis beantragen.
           *[number] { $made ->
                [yes] Der letzte der { $limit } Züge wurde zwar ausgeführt, aber nicht vollständig abgeschlossen, weil die Uhr nicht gedrückt wurde.
               *[no] { $counted ->
                    [yes] { $count ->
                        [0] Die Zugfolge ohne Bauernzug und ohne Schlagen hat eben erst begonnen; { $limit } Züge jedes Spielers sind nötig.
                        [1] Die Zugfolge ohne Bauernzug und ohne Schlagen umfasst erst einen Zug jedes Spielers; { $limit } sind nötig.
                       *[other] Die Zugfolge ohne Bauernzug und ohne Schlagen umfasst erst { $count } Züge jedes Spielers; { $limit } sind nötig.
                    }
                   *[no] Die Zugfolge ohne Bauernzug und ohne Schlagen umfasst weniger als { $limit } Züge jedes Spielers.
                }
            }
        }

claim-right-lost =
    .title = Wie das Recht auf den Antrag verloren geht
    .rule =
        { $piece ->
            [moved] Ein Spieler, der einen Zug ausführt, ohne Remis beantragt zu haben, kann es bei diesem Zug nicht mehr beantragen.
           *[touched] Ein Spieler, der eine Figur in der Absicht berührt, sie zu ziehen oder zu schlagen, kann bei diesem Zug kein Remis mehr beantragen.
        }
    .holds =
        { $act ->
            [adjusted] { WHO($player) } hatte eine Figur zurechtgerückt, ohne es vorher anzukündigen, was als Berühren in Zugabsicht gilt, und kann bei diesem Zug kein Remis mehr beantragen. Ab dem nächsten Zug besteht das Recht wieder.
            [moved] { WHO($player) } hatte den Zug schon ausgeführt und kann bei diesem Zug kein Remis mehr beantragen. Ab dem nächsten Zug besteht das Recht wieder.
           *[touched] { WHO($player) } hatte schon eine Figur in der Absicht berührt, sie zu ziehen oder zu schlagen, und kann bei diesem Zug kein Remis mehr beantragen. Ab dem nächsten Zug besteht das Recht wieder.
        }
    .fails =
        { $act ->
            [accident] { WHO($player) } hat eine Figur nur aus Versehen berührt, und dadurch geht das Recht auf den Antrag nicht verloren.
            [adjusted] { WHO($player) } hat das Zurechtrücken vorher angekündigt, und dadurch geht das Recht auf den Antrag nicht verloren.
            [earlier] { WHO($player) } hatte bei einem früheren Zug eine Figur berührt; das Recht auf den Antrag besteht daher wieder.
           *[touched] { WHO($player) } hatte eine Figur berührt, aber nicht gezogen; in dieser Ausgabe geht das Recht auf den Antrag nur durch einen Zug verloren.
        }
claim-before-the-press =
    .title = Ein Antrag, bevor der Gegner die Uhr gedrückt hat
    .rule = Remis beantragen darf nur, wer am Zug ist und wessen Uhr läuft. Solange der Gegner gezogen, aber die Uhr nicht gedrückt hat, ist es für einen Antrag zu früh.
    .holds = Der Gegner hatte gezogen, aber die Uhr noch nicht gedrückt; { WHO($player) } { AGREE($player, sg: "kann", pl: "können") } daher noch kein Remis beantragen. Der Antrag ist nur verfrüht: Er kostet nichts und darf wiederholt werden, sobald die Uhr gedrückt ist.
    .reading = Nach dem Kommentar ist ein solcher Antrag verfrüht; was er kostet, ist nicht gesagt. Wir lassen ihn daher nichts kosten; er kann gestellt werden, sobald die Uhr läuft. Man könnte ihn auch wie den Antrag eines Spielers behandeln, der nicht am Zug ist.
claim-made-good =
    .title = Ein Antrag, dessen Zug nicht aufgeschrieben ist
    .rule = Fehlt einem Antrag nichts, als dass der beabsichtigte Zug nicht aufgeschrieben wurde, so soll der Schiedsrichter ihn nicht ablehnen, sondern den Spieler auffordern, ihn in der vorgeschriebenen Form zu stellen.
    .holds = { WHO($player) } hat den beabsichtigten Zug { MOVE($move) } genannt, ohne ihn aufzuschreiben. Der Antrag wird deshalb nicht abgelehnt, sondern geprüft, sobald der Zug aufgeschrieben ist.
    .yields = { WHO($player) } hat den beabsichtigten Zug { MOVE($move) } genannt, ohne ihn aufzuschreiben. Das allein wäre kein Grund, den Antrag abzulehnen.
    .reading = Der Kommentar rät, einen solchen Antrag besser nicht zurückzuweisen. Wer ihn zurückweist, entscheidet immer noch nach dem Wortlaut der Regeln.
claim-by-observation =
    .title = Ein Antrag in einer Partie ohne jede Aufzeichnung
    .rule = Hat niemand die Partie aufgezeichnet, so darf der Schiedsrichter einem Antrag aufgrund eigener Beobachtung stattgeben oder ihn ablehnen.
    .holds = Es gibt keine Aufzeichnung der Partie; über den Antrag { WHO($player, case: "gen") } darf der Schiedsrichter daher aufgrund eigener Beobachtung entscheiden.

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
            [must-stop] { WHO($player) } hat Remis beantragt und muss sofort beide Uhren anhalten.
            [may-stop] { WHO($player) } hat Remis beantragt und darf beide Uhren anhalten.
           *[player-or-arbiter-stops] { WHO($player) } hat Remis beantragt und muss die Uhren anhalten, sofern es nicht der Schiedsrichter tut.
        }
    .yields =
        { $clock ->
            [must-stop] { WHO($player) } hat Remis beantragt, wofür sonst sofort beide Uhren angehalten werden müssten.
            [may-stop] { WHO($player) } hat Remis beantragt, wofür sonst beide Uhren angehalten werden dürften.
           *[player-or-arbiter-stops] { WHO($player) } hat Remis beantragt, wofür sonst die Uhren angehalten werden müssten.
        }

claim-not-withdrawn =
    .title = Kein Zurückziehen eines Antrags
    .rule = Ein Remisantrag kann nicht zurückgezogen werden.
    .holds = { WHO($player) } hatte den Antrag gestellt und ist an ihn gebunden, ob er berechtigt ist oder nicht.
claim-by-outsider =
    .title = Wer Remis beantragen darf
    .rule = Nur ein Spieler der Partie kann in ihr Remis beantragen.
    .holds = Der Antrag wurde nicht von einem Spieler der Partie gestellt.

right-claim =
    .title = Ein berechtigter Antrag
    .rule = Erweist sich der Antrag als berechtigt, so ist die Partie sofort remis.
    .holds = Der Antrag { WHO($player, case: "gen") } ist berechtigt; die Partie ist daher sofort remis.
    .yields = Der Antrag { WHO($player, case: "gen") } war an sich berechtigt und hätte sonst die Partie beendet.
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
            [down] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Die Restbedenkzeit wird auf { DURATION($rest, case: "acc") } gekürzt. Der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
            [nothing] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Weil die Restbedenkzeit so kurz war, wird nichts abgezogen. Der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
            [ladder] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Bei einer Restbedenkzeit von mehr als { DURATION($much, case: "dat") } kostet er deren Hälfte, höchstens { DURATION($most, case: "acc") }. Der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
           *[half] Der Antrag { WHO($player, case: "gen") } ist unberechtigt und kostet die Hälfte der Restbedenkzeit, höchstens { DURATION($most, case: "acc") }. Der Gegner erhält { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
        }
    .yields =
        { $taken ->
            [no-loss] Der Antrag { WHO($player, case: "gen") } ist unberechtigt; der Gegner erhielte sonst { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit.
            [exactly] Der Antrag { WHO($player, case: "gen") } ist unberechtigt, was sonst { DURATION($time, case: "acc") } kosten würde; der Gegner erhielte { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit.
            [down] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Die Restbedenkzeit würde sonst auf { DURATION($rest, case: "acc") } gekürzt; der Gegner erhielte { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit.
            [nothing] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Weil die Restbedenkzeit so kurz war, würde nichts abgezogen; der Gegner erhielte { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit.
            [ladder] Der Antrag { WHO($player, case: "gen") } ist unberechtigt. Bei einer Restbedenkzeit von mehr als { DURATION($much, case: "dat") } würde er sonst deren Hälfte kosten, höchstens { DURATION($most, case: "acc") }; der Gegner erhielte { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit.
           *[half] Der Antrag { WHO($player, case: "gen") } ist unberechtigt, was sonst die Hälfte der Restbedenkzeit kosten würde, höchstens { DURATION($most, case: "acc") }; der Gegner erhielte { DURATION($gain, case: "acc") } zusätzliche Bedenkzeit.
        }
    .reading = Einen Antrag, dem die Form fehlt (der Zug ist nicht aufgeschrieben, der Falsche stellt ihn, eine Figur ist berührt), behandeln wir wie einen, der falsch zählt. So entschieden die Schiedsrichter beim Weltcup 2013, als ein Zug nicht aufgeschrieben war. Man könnte einen solchen Antrag auch abweisen, ohne die Uhrenstände zu ändern.

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
            [piece] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. { WHO($player) } muss mit derselben Figur einen regelgemäßen Zug ausführen, sofern es einen gibt. Gespielt wurde nichts Regelwidriges; daher wird kein regelwidriger Zug gezählt.
            [touched] Für den beabsichtigten Zug { MOVE($move) } gelten die Regeln über berührte Figuren. { WHO($player) } hatte vorher eine andere Figur berührt und muss stattdessen mit dieser ziehen.
            [demanded] Nach dem unberechtigten Antrag muss { WHO($player) } den beabsichtigten Zug { MOVE($move) } ausführen und darf keinen anderen spielen.
            [replaced] Nach der Entscheidung über den unberechtigten Antrag muss { WHO($player) } mit einer anderen Figur ziehen; der erfragte Zug darf daher nicht gespielt werden.
           *[free] { $duty ->
                [intended-move] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. Diese Ausgabe verlangt an seiner Stelle keinen anderen Zug; { WHO($player) } darf daher jeden regelgemäßen Zug ausführen. Gespielt wurde nichts Regelwidriges; daher wird kein regelwidriger Zug gezählt.
                [intended-move-by-touch-rules] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. Mit der Figur, die gezogen werden sollte, gibt es keinen regelgemäßen Zug; { WHO($player) } darf daher jeden regelgemäßen Zug ausführen. Gespielt wurde nichts Regelwidriges; daher wird kein regelwidriger Zug gezählt.
               *[intended-move-if-lawful] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. Mit der Figur, die gezogen werden sollte, gibt es keinen regelgemäßen Zug; { WHO($player) } darf daher jeden regelgemäßen Zug ausführen. Gespielt wurde nichts Regelwidriges; daher wird kein regelwidriger Zug gezählt.
            }
        }
    .yields =
        { $case ->
            [legal] Der Antrag ist unberechtigt; { WHO($player) } müsste daher sonst den beabsichtigten Zug { MOVE($move) } ausführen.
            [piece] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. { WHO($player) } müsste sonst mit derselben Figur einen regelgemäßen Zug ausführen, sofern es einen gibt.
            [touched] Für den beabsichtigten Zug { MOVE($move) } gelten die Regeln über berührte Figuren. { WHO($player) } hatte vorher eine andere Figur berührt, mit der sonst gezogen werden müsste.
            [demanded] Nach dem unberechtigten Antrag müsste { WHO($player) } sonst den beabsichtigten Zug { MOVE($move) } ausführen.
            [replaced] Nach der Entscheidung über den unberechtigten Antrag müsste { WHO($player) } sonst mit einer anderen Figur ziehen.
           *[free] Der Antrag ist unberechtigt, und der beabsichtigte Zug { MOVE($move) } ist regelwidrig. { WHO($player) } dürfte sonst einen beliebigen regelgemäßen Zug ausführen.
        }
    .reading = Die Texte von 1997 bis 2005 sagen nicht, was aus einem regelwidrigen beabsichtigten Zug wird. Wir verlangen dort nichts an seiner Stelle. Man könnte auch, wie die späteren Texte, die Regeln über berührte Figuren anwenden.

repetition-draw =
    .title = Stellungswiederholung ohne Antrag
    .rule =
        { $mode ->
            [consecutive] Die Partie ist ohne jeden Antrag remis, wenn die gleiche Stellung in mindestens { $limit ->
                [5] fünf
               *[other] { $limit }
            } aufeinanderfolgenden abwechselnden Zügen jedes Spielers entstanden ist.
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
    .yields =
        { $counted ->
            [yes] { $mode ->
                [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen { $count ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $count }-mal
                } entstanden; an sich wäre die Partie damit ohne jeden Antrag remis.
               *[anywhere] Die gleiche Stellung ist { $count ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $count }-mal
               } entstanden; an sich wäre die Partie damit ohne jeden Antrag remis.
            }
           *[no] { $mode ->
                [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen mindestens { $limit ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $limit }-mal
                } entstanden; an sich wäre die Partie damit ohne jeden Antrag remis.
               *[anywhere] Die gleiche Stellung ist mindestens { $limit ->
                   [1] einmal
                   [2] zweimal
                   [3] dreimal
                   [4] viermal
                   [5] fünfmal
                  *[other] { $limit }-mal
               } entstanden; an sich wäre die Partie damit ohne jeden Antrag remis.
            }
        }
    .fails =
        { $counted ->
            [yes] { $mode ->
                [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen erst { $count ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $count }-mal
                } entstanden; { $limit ->
                    [5] fünfmal
                   *[other] { $limit }-mal
                } ist nötig.
               *[anywhere] Die gleiche Stellung ist erst { $count ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $count }-mal
                } entstanden; { $limit ->
                    [5] fünfmal
                   *[other] { $limit }-mal
                } ist nötig.
            }
           *[no] { $mode ->
                [consecutive] Die gleiche Stellung ist in aufeinanderfolgenden abwechselnden Zügen weniger als { $limit ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $limit }-mal
                } entstanden.
               *[anywhere] Die gleiche Stellung ist weniger als { $limit ->
                    [1] einmal
                    [2] zweimal
                    [3] dreimal
                    [4] viermal
                    [5] fünfmal
                   *[other] { $limit }-mal
                } entstanden.
            }
        }
    .reading = Für die Gleichheit der Stellungen verweist der Artikel auf eine Nummer, unter der seit 2023 eine andere Regel steht: Der Verweis ist älter als die neue Zählung. Gemeint ist die Regel über gleiche Stellungen; wörtlich genommen wiese der Verweis auf den Antrag.
    .fails-alone = Ohne Antrag ist die Partie noch nicht remis und geht weiter.
    .result = Die Partie ist durch fünfmalige Stellungswiederholung remis.

no-progress-draw =
    .title = Die 75-Züge-Regel
    .rule = Die Partie ist ohne jeden Antrag remis, wenn jeder Spieler mindestens { $limit } Züge hintereinander ohne Bauernzug und ohne Schlagen ausgeführt hat. Setzt der letzte dieser Züge matt, so geht das Matt vor.
    .holds =
        { $counted ->
            [yes] Jeder Spieler hat { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; die Partie ist daher ohne jeden Antrag remis.
           *[no] Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt; die Partie ist daher ohne jeden Antrag remis.
        }
    .yields =
        { $counted ->
            [yes] Jeder Spieler hat { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; an sich wäre die Partie damit ohne jeden Antrag remis.
           *[no] Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt; an sich wäre die Partie damit ohne jeden Antrag remis.
        }
    .fails =
        { $counted ->
            [yes] { $count ->
                [0] Die Zugfolge ohne Bauernzug und ohne Schlagen hat eben erst begonnen; { $limit } Züge jedes Spielers sind nötig.
                [1] Die Zugfolge ohne Bauernzug und ohne Schlagen umfasst erst einen Zug jedes Spielers; { $limit } sind nötig.
               *[other] Die Zugfolge ohne Bauernzug und ohne Schlagen umfasst erst { $count } Züge jedes Spielers; { $limit } sind nötig.
            }
           *[no] Die Zugfolge ohne Bauernzug und ohne Schlagen umfasst weniger als { $limit } Züge jedes Spielers.
        }
    .fails-alone = Ohne Antrag ist die Partie noch nicht remis und geht weiter.
    .result = Die Partie ist nach der 75-Züge-Regel remis.
draw-unnoticed =
    .title = Ein Remis, das niemand bemerkt
    .rule = Bemerkt während der Partie niemand, dass sie ohne Antrag remis ist, so geht sie weiter, und ihr späteres Ergebnis gilt. Nur ein Protest kann sie dann noch remis werden lassen.
    .holds = Niemand hat bemerkt, dass die Partie ohne Antrag remis war. Sie geht daher weiter, und ihr späteres Ergebnis bleibt bestehen, sofern nicht ein Protest Erfolg hat.
    .yields = Niemand hat bemerkt, dass die Partie ohne Antrag remis war; an sich würde sie daher weitergehen.
unnoticed-draw-appealed =
    .title = Protest wegen eines unbemerkten Remis
    .rule = Hat niemand bemerkt, dass die Partie ohne Antrag remis war, so kann das Ergebnis auf einen Protest hin noch geändert werden.
    .holds = Während der Partie hat niemand bemerkt, dass sie ohne Antrag remis war. Auf diesen Protest hin kann sie noch für remis erklärt werden.
    .reading = Ob der Protest Erfolg hat, haben die zu entscheiden, denen er vorliegt; wir halten ein anderes Ergebnis daher nur für möglich.

dead-position-is-drawn =
    .title = Die tote Stellung unter den unentschiedenen Partien
    .rule = Remis ist eine Partie auch, wenn eine Stellung entsteht, aus der keiner der Spieler durch eine Folge regelgemäßer Züge matt setzen kann. Damit ist die Partie sofort beendet.
