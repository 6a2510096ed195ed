### Hängepartien: Abgabezug, Umschlag und Wiederaufnahme.

## Das Ende einer Spielzeit

seal-request =
    .title = Der Schiedsrichter fordert zur Abgabe des Zuges auf
    .rule = Ist die Spielzeit abgelaufen und eine Partie noch nicht beendet, so muss der Schiedsrichter den Spieler am Zug auffordern, seinen Zug abzugeben.
    .holds = Die Spielzeit ist abgelaufen, die Partie aber nicht beendet; der Schiedsrichter muss daher zur Abgabe des Zuges auffordern.
    .fails = { $over ->
        [yes] Die Partie ist beendet und kann daher nicht mehr abgebrochen werden.
       *[no] Nach der Uhr des Schiedsrichters ist die Spielzeit nicht abgelaufen.
    }
    .fails-alone = { $over ->
        [yes] Die Partie ist beendet und kann nicht abgebrochen werden.
       *[no] Die Spielzeit ist nicht zu Ende; die Partie geht weiter.
    }
sealing =
    .title = Wer den Zug abgeben muss
    .rule = Der Spieler am Zug muss seinen Zug abgeben, wenn der Schiedsrichter ihn dazu auffordert. Er muss den Zug unzweideutig aufschreiben, beide Partieformulare in einen Umschlag legen und diesen verschließen; erst dann darf er die Uhren anhalten.
    .holds = { WHO($sealer) } { AGREE($sealer, sg: "ist", pl: "sind") } am Zug und { AGREE($sealer, sg: "muss", pl: "müssen") } daher den Zug abgeben.
    .fails = Nur der Schiedsrichter kann { WHO($sealer, case: "acc") } zur Abgabe eines Zuges auffordern, und die Aufforderung kam nicht von ihm.
    .fails-alone = { WHO($sealer) } { AGREE($sealer, sg: "braucht", pl: "brauchen") } keinen Zug abzugeben; die Partie geht weiter.
sealed-move =
    .title = Der Abgabezug
    .rule = Abgabezug ist der Zug, den der Spieler aufgeschrieben hat, der den Zug abgeben musste. Sind die Uhren angehalten, kann kein anderer Zug an seine Stelle treten.
    .holds = { WHO($player) } war am Zug und musste daher den Zug abgeben.
    .yields = { WHO($player) } musste den Zug abgeben, hatte aber schon einen anderen auf dem Brett ausgeführt.
    .fails = { WHO($sealer) } war am Zug und musste daher den Zug abgeben, nicht { WHO($player) }.
    .fails-alone = Was { WHO($player) } abgegeben { AGREE($player, sg: "hat", pl: "haben") }, zählt nicht, denn den Zug abgeben { AGREE($sealer, sg: "musste", pl: "mussten") } { WHO($sealer) }.
sealed-on-scoresheet =
    .title = Auf dem Partieformular aufgeschrieben
    .rule = Der Abgabezug muss auf dem eigenen Partieformular aufgeschrieben werden{ $sheet ->
        [paper-scoresheet] , das aus Papier sein muss
       *[scoresheet] {""}
    }.
    .holds =
        { $sheet ->
            [paper-scoresheet] Der Abgabezug musste auf dem eigenen Partieformular { WHO($sealer, case: "gen") } aufgeschrieben werden, und dieses musste aus Papier sein.
           *[scoresheet] Der Abgabezug musste auf dem eigenen Partieformular { WHO($sealer, case: "gen") } aufgeschrieben werden.
        }
    .fails =
        { $sheet ->
            [paper-scoresheet] Der Abgabezug muss auf einem Partieformular aus Papier stehen; dort hat { WHO($sealer) } ihn nicht aufgeschrieben.
           *[scoresheet] Der Abgabezug muss auf dem eigenen Partieformular stehen; dort hat { WHO($sealer) } ihn nicht aufgeschrieben.
        }
    .fails-beside =
        { $sheet ->
            [paper-scoresheet] { WHO($sealer) } muss den Zug noch auf einem Partieformular aus Papier aufschreiben.
           *[scoresheet] { WHO($sealer) } muss den Zug noch auf dem eigenen Partieformular aufschreiben.
        }
scoresheets-in-envelope =
    .title = Beide Partieformulare im Umschlag
    .rule = Die Partieformulare beider Spieler müssen in den Umschlag gelegt werden, damit keiner der Spieler sie bis zur Wiederaufnahme einsehen kann.
    .holds = Beide Partieformulare sind im Umschlag, wie vorgeschrieben.
    .fails = Beide Partieformulare müssen im Umschlag sein; das { WHO($player, case: "gen") } fehlt.
    .fails-beside = Auch das Partieformular { WHO($player, case: "gen") } muss in den Umschlag gelegt werden.
clocks-stopped-after-sealing =
    .title = Wann die Uhren angehalten werden
    .rule = Der Spieler, der den Zug abgibt, darf die Uhren erst anhalten, wenn der Umschlag verschlossen ist. Die Uhr des Gegners wird nicht in Gang gesetzt.
    .holds = { WHO($player) } hat den Zug abgegeben und die Uhren erst nach dem Verschließen des Umschlags angehalten, wie vorgeschrieben.
    .fails = { $sealer ->
        [no] Die Uhren anzuhalten ist Sache des Spielers, der den Zug abgibt, nicht die { WHO($player, case: "gen") }.
       *[yes] { WHO($player) } hat die Uhren angehalten, bevor der Umschlag verschlossen war.
    }
    .fails-alone =
        { $sealer ->
            [no] { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } die Uhren nicht anhalten; das darf nur der Spieler, der den Zug abgibt.
           *[yes] { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } die Uhren noch nicht anhalten und { AGREE($player, sg: "muss", pl: "müssen") } zuerst den Umschlag verschließen.
        }
change-of-sealed-move =
    .title = Änderung des Abgabezugs
    .rule = Bis die Uhren angehalten sind, darf der Spieler, der den Zug abgibt, den Abgabezug ändern.
    .holds = { WHO($player) } hat den Abgabezug bei laufender Uhr geändert, was erlaubt ist.
    .fails =
        { $why ->
            [not-the-sealer] Nur der Spieler, der den Zug abgegeben hat, darf den Abgabezug ändern, und das war nicht { WHO($player) }.
            [made-on-board] { WHO($player) } hatte den Zug nach der Aufforderung auf dem Brett ausgeführt und war daran gebunden.
           *[clocks-stopped] Die Uhren waren schon angehalten, als { WHO($player) } den Zug änderte; die Änderung kam daher zu spät.
        }
    .reading = Der Text sagt nicht, dass ein nach der Aufforderung auf dem Brett ausgeführter Zug das Recht zur Änderung beendet. Anders lässt er sich nicht verstehen, denn eben dieser Zug muss abgegeben werden.
    .fails-alone =
        { $why ->
            [not-the-sealer] { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } den Abgabezug nicht ändern; er bleibt bestehen.
            [made-on-board] { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } den Zug nicht mehr ändern; Abgabezug bleibt der auf dem Brett ausgeführte.
           *[clocks-stopped] { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } den Abgabezug nach dem Anhalten der Uhren nicht mehr ändern; es bleibt bei dem bis dahin geltenden.
        }
move-on-board-instead-of-sealing =
    .title = Ein Zug auf dem Brett statt der Abgabe
    .rule = Ein Spieler, der nach der Aufforderung zur Abgabe einen Zug auf dem Brett ausführt, muss genau diesen Zug abgeben.
    .holds = { WHO($player) } hat nach der Aufforderung zur Abgabe einen Zug auf dem Brett ausgeführt, und eben dieser Zug ist abzugeben.
    .fails = { WHO($player) } hat genau den Zug abgegeben, der auf dem Brett ausgeführt worden war; daher ist nichts zu berichtigen.
    .reading = Wird ein anderer Zug aufgeschrieben, so gilt der auf dem Brett ausgeführte als abgegeben. Der Text nennt nur die Pflicht und nicht, was bei einem Verstoß folgt; ohne diese Lesart könnte niemand sagen, welcher Zug der Abgabezug ist.
early-adjournment =
    .title = Abbruch vor dem Ende der Spielzeit
    .rule = Der Spieler am Zug darf die Partie vor dem Ende der Spielzeit abbrechen. Der Zug gilt dann als zu dem Zeitpunkt abgegeben, der als Ende der Spielzeit festgesetzt war, und die gesamte Zeit bis dahin geht zulasten dieses Spielers.{ $recorded ->
        [yes] {" "}Seine Restbedenkzeit wird entsprechend vermerkt.
       *[no] {""}
    }
    .holds = { WHO($player) } war am Zug und hat die Partie vorzeitig abgebrochen; die Zeit bis zum Ende der Spielzeit gilt daher als verbraucht.
    .fails = { WHO($player) } war nicht am Zug und konnte die Partie daher nicht abbrechen.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } die Partie nicht abbrechen; sie geht weiter.

## Was auf dem Umschlag steht

envelope-names =
    .title = Die Namen auf dem Umschlag
    .rule = Auf dem Umschlag müssen die Namen der Spieler stehen.
    .holds = Zu den Angaben auf dem Umschlag gehören die Namen der Spieler.
    .fails = Auf dem Umschlag fehlen die Namen der Spieler.
    .fails-beside = Die Namen der Spieler müssen noch auf den Umschlag geschrieben werden.
envelope-position =
    .title = Die Stellung auf dem Umschlag
    .rule = Auf dem Umschlag muss die Stellung unmittelbar vor dem Abgabezug stehen.
    .holds = Zu den Angaben auf dem Umschlag gehört die Stellung vor dem Abgabezug.
    .fails = Auf dem Umschlag fehlt die Stellung vor dem Abgabezug.
    .fails-beside = Die Stellung vor dem Abgabezug muss noch auf den Umschlag geschrieben werden.
envelope-times =
    .title = Die Bedenkzeiten auf dem Umschlag
    .rule = Auf dem Umschlag muss die verbrauchte Bedenkzeit jedes Spielers stehen.
    .holds = Zu den Angaben auf dem Umschlag gehört die verbrauchte Bedenkzeit beider Spieler.
    .fails = Auf dem Umschlag fehlt die verbrauchte Bedenkzeit.
    .fails-beside = Die verbrauchte Bedenkzeit beider Spieler muss noch auf den Umschlag geschrieben werden.
envelope-sealer =
    .title = Der abgebende Spieler auf dem Umschlag
    .rule = Auf dem Umschlag muss der Name des Spielers stehen, der den Zug abgegeben hat.
    .holds = Zu den Angaben auf dem Umschlag gehört der Name des Spielers, der den Zug abgegeben hat.
    .fails = Auf dem Umschlag fehlt der Name des Spielers, der den Zug abgegeben hat.
    .fails-beside = Der Name des Spielers, der den Zug abgegeben hat, muss noch auf den Umschlag geschrieben werden.
envelope-move-number =
    .title = Die Zugnummer auf dem Umschlag
    .rule = Auf dem Umschlag muss die Nummer des Abgabezugs stehen.
    .holds = Zu den Angaben auf dem Umschlag gehört die Nummer des Abgabezugs.
    .fails = Auf dem Umschlag fehlt die Nummer des Abgabezugs.
    .fails-beside = Die Nummer des Abgabezugs muss noch auf den Umschlag geschrieben werden.
envelope-draw-offer =
    .title = Das Remisangebot auf dem Umschlag
    .rule = { $offer ->
        [made-before-adjournment] Auf dem Umschlag muss ein Remisangebot stehen, das vor dem Partieabbruch gemacht wurde, auch wenn es abgelehnt worden ist.
       *[still-current] Auf dem Umschlag muss ein Remisangebot stehen, das noch gilt.
    }
    .holds =
        { $offer ->
            [made-before-adjournment] Zu den Angaben auf dem Umschlag gehört ein Remisangebot, das vor dem Partieabbruch gemacht wurde.
           *[still-current] Zu den Angaben auf dem Umschlag gehört ein Remisangebot, das noch gilt.
        }
    .fails = { $offer ->
        [made-before-adjournment] Vor dem Partieabbruch wurde Remis angeboten, aber auf dem Umschlag steht es nicht.
       *[still-current] Ein Remisangebot gilt noch, aber auf dem Umschlag steht es nicht.
    }
    .fails-beside = Das Remisangebot muss noch auf dem Umschlag vermerkt werden.
envelope-resumption =
    .title = Die Wiederaufnahme auf dem Umschlag
    .rule = Auf dem Umschlag müssen Tag, Uhrzeit und Ort der Wiederaufnahme stehen.
    .holds = Zu den Angaben auf dem Umschlag gehören Tag, Uhrzeit und Ort der Wiederaufnahme.
    .fails = Auf dem Umschlag fehlen Tag, Uhrzeit und Ort der Wiederaufnahme.
    .fails-beside = Tag, Uhrzeit und Ort der Wiederaufnahme müssen noch auf den Umschlag geschrieben werden.
envelope-custody =
    .title = Wer den Umschlag verwahrt
    .rule = Der Schiedsrichter muss die Angaben auf dem Umschlag prüfen und ihn sicher verwahren.
    .holds = Ein Zug wurde abgegeben und der Umschlag verschlossen; der Schiedsrichter muss ihn daher prüfen und sicher verwahren.
    .fails = Als der Umschlag verschlossen wurde, war noch kein Zug abgegeben.
    .fails-alone = Im Umschlag ist noch kein Abgabezug; daher hat der Schiedsrichter noch nichts zu verwahren.

## Zwischen den Spielzeiten

offer-after-sealing =
    .title = Ein Remisangebot nach dem Abgabezug
    .rule = Wird Remis angeboten, nachdem der Gegner seinen Zug abgegeben hat, so gilt das Angebot, bis der Gegner es so annimmt oder ablehnt, wie jedes Angebot beantwortet wird.
    .holds = { WHO($player) } hat Remis angeboten, nachdem der Gegner seinen Zug abgegeben hatte; das Angebot gilt daher, bis der Gegner es beantwortet.
    .yields = { WHO($player) } hat Remis angeboten, nachdem der Gegner seinen Zug abgegeben hatte.
    .fails = Der Gegner hatte noch keinen Zug abgegeben, als { WHO($player) } Remis anbot; es gelten daher die gewöhnlichen Regeln für Remisangebote.
adjourned-position-set-up =
    .title = Aufbau der Hängepartie
    .rule = Vor der Wiederaufnahme der Partie muss die Stellung unmittelbar vor dem Abgabezug aufgebaut werden, und die Uhren müssen auf den Stand beim Partieabbruch gestellt werden.
    .holds = Die Hängepartie soll wieder aufgenommen werden; daher müssen die Stellung vor dem Abgabezug aufgebaut und die Uhren auf den Stand beim Partieabbruch gestellt werden.
    .fails = Die Stellung der Hängepartie ist nicht bekannt und kann nicht aufgebaut werden.
    .fails-alone = Die Hängepartie kann nicht wieder aufgenommen werden.
ended-before-resumption =
    .title = Vor der Wiederaufnahme beendet
    .rule = Die Partie ist beendet, wenn sich die Spieler vor der Wiederaufnahme auf Remis einigen oder wenn ein Spieler dem Schiedsrichter mitteilt, dass er aufgibt.
    .holds = Die Partie war abgebrochen und noch nicht wieder aufgenommen worden; eine Remisvereinbarung oder eine Aufgabe in dieser Zeit beendet sie.
    .fails = Die Partie war abgebrochen und noch nicht wieder aufgenommen worden, aber es galt kein Remisangebot; nichts beendete sie daher.
envelope-opened-for-replier =
    .title = Für wen der Umschlag geöffnet wird
    .rule = Der Umschlag darf nur geöffnet werden, wenn der Spieler anwesend ist, der auf den Abgabezug antworten muss.
    .holds =
        { $absent ->
            [yes] { WHO($replier) } muss auf den Abgabezug antworten, { AGREE($replier, sg: "ist", pl: "sind") } aber abwesend; der Umschlag darf daher nicht geöffnet werden.
           *[no] { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } anwesend; der Umschlag durfte daher geöffnet werden.
        }
    .fails = { WHO($replier) } muss auf den Abgabezug antworten, { AGREE($replier, sg: "war", pl: "waren") } aber abwesend, als der Umschlag geöffnet wurde.
    .fails-alone = Der Umschlag hätte nicht geöffnet werden dürfen, bevor { WHO($replier) } anwesend { AGREE($replier, sg: "war", pl: "waren") }.

## Der Abgabezug ist mangelhaft

decided-before-opening =
    .title = Vor dem Öffnen des Umschlags entschieden
    .rule = Ein mangelhafter Abgabezug bleibt ohne Folgen, wenn die Partie ohne ihn entschieden wurde: durch ein gefallenes Blättchen{ $completed ->
        [yes] { $automatic ->
            [yes] { $dead ->
                [yes] , durch eine der in Artikel 5 genannten Arten der Beendigung, durch ein Remis ohne Antrag oder durch eine tote Stellung
               *[no] , durch eine der in Artikel 5 genannten Arten der Beendigung oder durch ein Remis ohne Antrag
            }
           *[no] { $dead ->
                [yes] , durch eine der in Artikel 5 genannten Arten der Beendigung oder durch eine tote Stellung
               *[no] {" "}oder durch eine der in Artikel 5 genannten Arten der Beendigung
            }
        }
       *[no] {" "}oder durch eine tote Stellung
    }. Dieses Ergebnis bleibt bestehen.
    .holds =
        { $by ->
            [flag] Ein gefallenes Blättchen hatte die Partie entschieden, bevor der Umschlag geöffnet wurde; der mangelhafte Abgabezug bleibt daher ohne Folgen.
            [dead] In der Stellung der Hängepartie konnte keiner der Spieler jemals matt setzen; der mangelhafte Abgabezug bleibt daher ohne Folgen.
           *[over] Die Partie war beendet, bevor der Umschlag geöffnet wurde; der mangelhafte Abgabezug bleibt daher ohne Folgen.
        }
    .fails = Bis zum Öffnen des Umschlags war die Partie noch nicht entschieden, und es war auch kein Fallen eines Blättchens festgestellt worden.
    .result = Die Partie ist remis, weil die Stellung der Hängepartie tot ist.
    .reading = Der Text sagt nur, dass die Regel in den Fällen bestimmter Artikel nicht gilt. Diese Artikel beenden Partien; die Ausnahme wird deshalb so gelesen: Das Ergebnis, das sie herbeigeführt haben, bleibt bestehen. Zu den Ausnahmen gehört in den Texten auch der Artikel über das gefallene Blättchen. Das könnte heißen, dass ein mangelhafter Abgabezug nur zum Remis führt, sofern der Gegner niemals matt setzen kann; wir verstehen darunter nur ein Blättchen, dessen Fallen die Partie schon entschieden hat.
ambiguous-sealed-move =
    .title = Ein mehrdeutiger Abgabezug
    .rule = Ein Spieler verliert die Partie, wenn sein Abgabezug mehrdeutig ist.
    .holds = Der Abgabezug { WHO($sealer, case: "gen") } lässt sich als zwei verschiedene Züge lesen und kostet die Partie.
    .yields = Der Abgabezug { WHO($sealer, case: "gen") } lässt sich als zwei verschiedene Züge lesen.
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } lässt sich nur als ein einziger regelgemäßer Zug lesen.
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") }, weil der Abgabezug mehrdeutig ist.
unintelligible-sealed-move =
    .title = Ein Abgabezug, dessen Sinn nicht feststellbar ist
    .rule = Ein Spieler verliert die Partie, wenn sein Abgabezug so aufgeschrieben ist, dass sich der wirkliche Sinn nicht feststellen lässt. Eine ungewöhnliche Schreibweise schadet nicht, solange der Sinn feststeht.
    .holds = Welchen Zug { WHO($sealer) } abgeben wollte, lässt sich nicht feststellen; ein solcher Abgabezug kostet die Partie.
    .yields = Welchen Zug { WHO($sealer) } abgeben wollte, lässt sich nicht feststellen.
    .fails = Welchen Zug { WHO($sealer) } abgegeben hat, steht fest; auf die Schreibweise kommt es nicht an.
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") }, weil sich der Sinn des Abgabezugs nicht feststellen lässt.
illegal-sealed-move =
    .title = Ein regelwidriger Abgabezug
    .rule = Ein Spieler verliert die Partie, wenn sein Abgabezug regelwidrig ist. Ob der Gegner jemals matt setzen könnte, spielt keine Rolle.
    .holds = Der Abgabezug { WHO($sealer, case: "gen") } ist regelwidrig und kostet die Partie, welches Material der Gegner auch hat.
    .yields = Der Abgabezug { WHO($sealer, case: "gen") } ist regelwidrig.
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } ist regelgemäß.
    .fails-beside = Der Abgabezug { WHO($sealer, case: "gen") } ist gültig und wird auf dem Brett ausgeführt.
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") }, weil der Abgabezug regelwidrig ist.

## Die Wiederaufnahme

resumption-replier-present =
    .title = Der Spieler, der antworten muss, ist anwesend
    .rule = Ist der Spieler, der auf den Abgabezug antworten muss, zum festgesetzten Zeitpunkt der Wiederaufnahme anwesend, so wird der Umschlag geöffnet, der Abgabezug auf dem Brett ausgeführt und die Uhr dieses Spielers in Gang gesetzt.
    .holds = { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } zum festgesetzten Zeitpunkt der Wiederaufnahme anwesend; daher muss der Umschlag geöffnet und der Abgabezug auf dem Brett ausgeführt werden, bevor die Uhr dieses Spielers in Gang gesetzt wird.
    .yields = { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } zum festgesetzten Zeitpunkt der Wiederaufnahme anwesend.
    .fails = { WHO($replier) } muss auf den Abgabezug antworten, { AGREE($replier, sg: "war", pl: "waren") } aber zum festgesetzten Zeitpunkt der Wiederaufnahme abwesend.
resumption-replier-absent =
    .title = Der Spieler, der antworten muss, ist abwesend
    .rule = Ist der Spieler, der auf den Abgabezug antworten muss, zum festgesetzten Zeitpunkt der Wiederaufnahme abwesend, so wird seine Uhr in Gang gesetzt. Bei seinem Eintreffen darf er die Uhr anhalten und den Schiedsrichter rufen; dann wird der Umschlag geöffnet, der Abgabezug auf dem Brett ausgeführt und die Uhr wieder in Gang gesetzt.
    .holds = { WHO($replier) } muss auf den Abgabezug antworten, { AGREE($replier, sg: "war", pl: "waren") } aber zum festgesetzten Zeitpunkt der Wiederaufnahme abwesend; daher läuft von da an die Uhr dieses Spielers, und der Umschlag wird erst bei seinem Eintreffen geöffnet.
    .yields = { WHO($replier) } muss auf den Abgabezug antworten, { AGREE($replier, sg: "war", pl: "waren") } aber zum festgesetzten Zeitpunkt der Wiederaufnahme abwesend.
    .fails = { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } zum festgesetzten Zeitpunkt der Wiederaufnahme anwesend.
sealed-reply =
    .title = Ein Antwortzug in einem zweiten Umschlag
    .rule = Solange der Spieler abwesend ist, der den Zug abgegeben hat, darf sein Gegner den Antwortzug auf dem Partieformular aufschreiben, dieses in einem neuen Umschlag verschließen, die laufende Uhr anhalten und die des Abwesenden in Gang setzen, statt den Antwortzug auf dem Brett auszuführen. Der Schiedsrichter muss diesen Umschlag verwahren und öffnen, wenn der Abwesende eintrifft.
    .holds = { WHO($sealer) } hat den Zug abgegeben und { AGREE($sealer, sg: "war", pl: "waren") } bei der Wiederaufnahme abwesend; { WHO($replier) } darf daher den Antwortzug abgeben, und der Schiedsrichter muss diesen zweiten Umschlag öffnen, wenn der Abwesende eintrifft.
    .yields = { WHO($sealer) } hat den Zug abgegeben und { AGREE($sealer, sg: "war", pl: "waren") } bei der Wiederaufnahme abwesend.
    .fails = Einen Antwortzug darf nur { WHO($replier) } abgeben, sobald der Abgabezug bekannt ist und solange { WHO($sealer) } abwesend { AGREE($sealer, sg: "ist", pl: "sind") }; so war es hier nicht.
    .fails-alone = Die Antwort darf nicht abgegeben werden; { WHO($replier) } { AGREE($replier, sg: "muss", pl: "müssen") } sie auf dem Brett ausführen.
late-for-resumption =
    .title = Verspätung bei der Wiederaufnahme
    .rule = { $mode ->
        [fixed-limit] Ein Spieler, der zur Wiederaufnahme einer Hängepartie mehr als { DURATION($limit, case: "acc") } verspätet am Brett eintrifft, verliert sie.
        [limit-unless-varied] Ein Spieler, der zur Wiederaufnahme einer Hängepartie mehr als { DURATION($limit, case: "acc") } verspätet am Brett eintrifft, verliert sie, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
       *[default-time] Ein Spieler, der zur Wiederaufnahme einer Hängepartie erst nach Ablauf der Wartezeit des Turniers am Brett eintrifft, verliert sie, sofern der Schiedsrichter nicht anders entscheidet.
    }
    .holds = { WHO($player) } ist mit { DURATION($late, case: "dat") } Verspätung eingetroffen; { $known ->
        [yes] erlaubt ist eine Verspätung von höchstens { DURATION($limit, case: "dat") }
       *[no] so viel erlaubt das Turnier nicht
    }. { $both ->
        [yes] { WHO($opponent) } war überhaupt nicht gekommen; daher verlieren beide
       *[no] Die Verspätung kostet die Partie
    }.
    .yields = { WHO($player) } ist mit { DURATION($late, case: "dat") } Verspätung eingetroffen; { $known ->
        [yes] erlaubt ist eine Verspätung von höchstens { DURATION($limit, case: "dat") }
       *[no] so viel erlaubt das Turnier nicht
    }.{ $both ->
        [yes] {" "}{ WHO($opponent) } war überhaupt nicht gekommen.
       *[no] {""}
    }
    .fails =
        { $excused ->
            [yes] { WHO($player) } ist mit { DURATION($late, case: "dat") } Verspätung eingetroffen, doch die Verspätung ist entschuldigt.
           *[no] { WHO($player) } ist mit { DURATION($late, case: "dat") } Verspätung eingetroffen; { $known ->
                [yes] erlaubt ist eine Verspätung von höchstens { DURATION($limit, case: "dat") }
               *[no] so viel erlaubt das Turnier
            }.
        }
    .fails-beside =
        { $excused ->
            [yes] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } entschuldigt und { AGREE($player, sg: "verliert", pl: "verlieren") } die Partie nicht.
           *[no] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } nicht zu spät gekommen und { AGREE($player, sg: "verliert", pl: "verlieren") } die Partie nicht.
        }
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt, weil der Gegner zu spät zur Wiederaufnahme kam", pl: "verlieren, weil keiner rechtzeitig zur Wiederaufnahme kam") }.
    .reading = Der Text spricht von einem einzigen verspäteten Spieler. Ist auch der Gegner nicht gekommen, so sind beide zu spät, und beide verlieren.
late-sealer-mated =
    .title = Ein Abgabezug, der matt setzt
    .rule = Ein Spieler, der zu spät eintrifft, gewinnt dennoch, wenn sein Abgabezug matt setzt.
    .holds = Der Abgabezug { WHO($sealer, case: "gen") } setzt matt; auf die Verspätung kommt es daher nicht an.
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } ist kein regelgemäßer Zug, der matt setzt.
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") } durch Matt.
late-sealer-drew =
    .title = Ein Abgabezug, der die Partie mit Remis beendet
    .rule = { $any-end ->
        [yes] Endet die Partie durch den Abgabezug mit Remis, so bleibt dieses Ergebnis bestehen, gleichgültig, welcher Spieler zu spät eintrifft.
       *[no] Ein Spieler, der zu spät eintrifft, behält dennoch das Remis, wenn sein Abgabezug zum Patt oder zu einer toten Stellung führt.
    }
    .holds =
        { $stalemate ->
            [yes] Der Abgabezug { WHO($sealer, case: "gen") } setzt patt; auf die Verspätung kommt es daher nicht an.
           *[no] Nach dem Abgabezug { WHO($sealer, case: "gen") } kann keiner der Spieler jemals matt setzen; auf die Verspätung kommt es daher nicht an.
        }
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } ist kein regelgemäßer Zug, der zum Remis führt.
    .result = Die Partie ist durch den Abgabezug remis.
late-sealer-flag =
    .title = Das Blättchen des wartenden Spielers
    .rule = Hat der anwesende Spieler durch Zeitüberschreitung verloren, so bleibt dieses Ergebnis bestehen, auch wenn der Spieler, der den Zug abgegeben hat, zu spät eintrifft.
    .holds = Das Blättchen { WHO($replier, case: "gen") } war gefallen; die Partie war daher beendet, bevor es auf die Verspätung ankommen konnte.
    .fails = Das Blättchen { WHO($replier, case: "gen") } hatte die Partie nicht entschieden.
    .reading = Das Ergebnis, zu dem das Fallen des Blättchens geführt hat, bleibt, wie es ist; es kann also auch nur ein Remis sein. Ein Blättchen, dessen Fallen niemand bemerkt hat, hat nichts entschieden.
both-absent-at-resumption =
    .title = Niemand ist zur Wiederaufnahme anwesend
    .rule = Ist zu Beginn keiner der Spieler anwesend und beträgt die Wartezeit des Turniers nicht null, so verliert der Spieler, der antworten muss, die gesamte Zeit bis zu seinem Eintreffen, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
    .holds = Keiner der Spieler war zum festgesetzten Zeitpunkt der Wiederaufnahme anwesend; { WHO($replier) } muss auf den Abgabezug antworten und verliert daher die Zeit bis zum eigenen Eintreffen.
    .fails =
        { $excused ->
            [no] Die Wartezeit beträgt null; der Spieler, der antworten muss, verliert die Zeit bis zu seinem Eintreffen nur, wo Verspätungen erlaubt sind.
           *[yes] Die Abwesenheit ist entschuldigt; allein nach dieser Regel verliert { WHO($replier) } die Zeit bis zum eigenen Eintreffen daher nicht.
        }
    .fails-beside =
        { $excused ->
            [no] Wer zu spät zur Wiederaufnahme kommt, verliert die Partie, es sei denn, der Schiedsrichter entscheidet anders.
           *[yes] Ob { WHO($replier) } die Zeit bis zum eigenen Eintreffen { AGREE($replier, sg: "verliert", pl: "verlieren") }, bestimmt das Turnierreglement oder der Schiedsrichter.
        }

## Der Umschlag geht verloren

lost-envelope =
    .title = Der Umschlag ist nicht auffindbar
    .rule = Ist der Umschlag nicht auffindbar, so geht die Partie aus der Stellung beim Partieabbruch mit den damals vermerkten Bedenkzeiten weiter; lassen sich diese nicht feststellen, so stellt der Schiedsrichter die Uhren. Der Spieler, der den Zug abgegeben hat, führt auf dem Brett den Zug aus, den er nach seinen Worten abgegeben hat.
    .holds =
        { $times ->
            [yes] Der Umschlag ist nicht auffindbar, aber die Stellung der Hängepartie und die Uhrenstände beim Partieabbruch sind bekannt; daher kann die Partie von dort mit dem Zug weitergehen, den { WHO($sealer) } nach eigenen Worten abgegeben hat.
           *[no] Der Umschlag ist nicht auffindbar. Die Stellung der Hängepartie ist bekannt, die Uhrenstände beim Partieabbruch sind es nicht; daher muss der Schiedsrichter die Uhren stellen.
        }
    .fails = Der Umschlag ist nicht auffindbar, und auch die Stellung der Hängepartie ist nicht bekannt; { WHO($sealer) } kann daher nicht aus ihr weiterspielen.
lost-position =
    .title = Die Stellung der Hängepartie ist nicht bekannt
    .rule = Lässt sich die Stellung der Hängepartie nicht feststellen, so wird die Partie annulliert und eine neue gespielt.
    .holds = { $envelope ->
        [yes] Der Umschlag ist nicht auffindbar, und die Stellung lässt sich nicht feststellen; daher muss die Partie annulliert werden.
       *[no] Die Stellung der Hängepartie lässt sich nicht feststellen, obwohl der Umschlag vorhanden ist; daher muss die Partie annulliert werden.
    }
    .fails = Die Stellung der Hängepartie ist bekannt; es besteht daher kein Grund, die Partie zu annullieren.

## Die Uhren gehen falsch

wrong-times-corrected =
    .title = Falsche Uhrenstände werden berichtigt
    .rule = Weist ein Spieler vor dem Ausführen seines ersten Zuges nach der Wiederaufnahme darauf hin, dass die verbrauchte Bedenkzeit auf einer Uhr falsch angezeigt wird, so muss der Fehler berichtigt werden.{ $exception ->
        [too-severe] {" "}Später wird der Fehler nur berichtigt, wenn seine Folgen nach Auffassung des Schiedsrichters zu schwerwiegend wären.
        [arbiter-decides] {""}
       *[unknown] {""}
    }
    .holds =
        { $early ->
            [yes] { WHO($player) } hat rechtzeitig, nämlich vor dem ersten eigenen Zug nach der Wiederaufnahme, auf den Fehler hingewiesen.
           *[no] { WHO($player) } hat erst nach einem eigenen Zug auf den Fehler hingewiesen, aber die Folgen des Fehlers wären zu schwerwiegend.
        }
    .fails = { WHO($player) } hatte nach der Wiederaufnahme schon einen Zug ausgeführt, als der Hinweis auf den Fehler kam.
    .fails-beside =
        { $exception ->
            [too-severe] Die Uhrenstände bleiben, wie sie sind.
            [arbiter-decides] Andernfalls bleiben die Uhrenstände, wie sie sind.
           *[unknown] Die Uhrenstände bleiben, wie sie sind.
        }
    .reading = Mit dem ersten Zug ist der eigene Zug des Spielers gemeint, nicht der Abgabezug, der beim Öffnen des Umschlags auf dem Brett ausgeführt wird.
wrong-times-stand =
    .title = Falsche Uhrenstände bleiben bestehen
    .rule = Wurde auf den Fehler nicht rechtzeitig hingewiesen, so geht die Partie mit den Uhrenständen weiter, wie sie sind{ $exception ->
        [too-severe] , es sei denn, dass die Folgen des Fehlers nach Auffassung des Schiedsrichters zu schwerwiegend wären
        [arbiter-decides] , es sei denn, dass der Schiedsrichter anders entscheidet
       *[unknown] {""}
    }.
    .holds =
        { $exception ->
            [too-severe] { WHO($player) } hat erst nach einem eigenen Zug auf den Fehler hingewiesen, und die Folgen des Fehlers wären nicht zu schwerwiegend.
            [arbiter-decides] { WHO($player) } hat erst nach einem eigenen Zug auf den Fehler hingewiesen; die Uhrenstände bleiben daher, es sei denn, der Schiedsrichter entscheidet anders.
           *[unknown] { WHO($player) } hat erst nach einem eigenen Zug auf den Fehler hingewiesen; die Uhrenstände bleiben daher, wie sie sind.
        }
    .fails =
        { $exception ->
            [too-severe] { WHO($player) } hat vor dem ersten eigenen Zug auf den Fehler hingewiesen, oder die Folgen des Fehlers wären zu schwerwiegend.
            [arbiter-decides] { WHO($player) } hat vor dem ersten eigenen Zug auf den Fehler hingewiesen.
           *[unknown] { WHO($player) } hat vor dem ersten eigenen Zug auf den Fehler hingewiesen.
        }

## Die Spielzeiten

session-timepiece =
    .title = Wessen Uhr zählt
    .rule = Die Dauer einer Spielzeit wird nach der Uhr des Schiedsrichters gemessen.
    .holds = Es war die Uhr des Schiedsrichters, die das Ende der Spielzeit anzeigte, und sie ist maßgebend.
    .fails = Nicht die Uhr des Schiedsrichters zeigte das Ende der Spielzeit an, und keine andere Uhr zählt.
sessions-announced =
    .title = Bekanntgabe der Spielzeiten
    .rule = { $end ->
        [yes] Wann eine Spielzeit beginnt und wann sie endet, muss im Voraus bekannt gegeben werden.
        [no] Wann eine Spielzeit beginnt, muss im Voraus bekannt gegeben werden.
       *[unknown] Wann eine Spielzeit beginnt, muss im Voraus bekannt gegeben werden; ob auch ihr Ende bekannt zu geben ist, ist uns für diese Ausgabe nicht bekannt.
    }
    .holds = Den Spielern muss im Voraus bekannt gegeben werden, wann eine Spielzeit beginnt{ $end ->
        [yes] {" "}und wann sie endet
        [no] {""}
       *[unknown] {""}
    }.
