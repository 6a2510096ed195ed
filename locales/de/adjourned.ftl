### Hängepartien: Abgabezug, Umschlag und Wiederaufnahme.

## Das Ende einer Spielzeit

seal-request =
    .title = Der Schiedsrichter fordert zur Abgabe des Zuges auf
    .rule = Ist die Spielzeit abgelaufen und eine Partie noch nicht beendet, so muss der Schiedsrichter den Spieler am Zug auffordern, seinen Zug abzugeben.
    .holds = Die Spielzeit ist abgelaufen, die Partie aber nicht beendet.
    .fails = { $over ->
        [yes] Die Partie ist beendet.
       *[no] Nach der Uhr des Schiedsrichters ist die Spielzeit nicht abgelaufen.
    }
    .fails-alone = { $over ->
        [yes] Die Partie ist beendet und kann nicht abgebrochen werden.
       *[no] Die Spielzeit ist nicht zu Ende; die Partie geht weiter.
    }
sealing =
    .title = Wer den Zug abgeben muss
    .rule = Der Spieler am Zug muss seinen Zug abgeben, wenn der Schiedsrichter ihn dazu auffordert. Er muss den Zug unzweideutig aufschreiben, beide Partieformulare in einen Umschlag legen und diesen verschließen; erst dann darf er die Uhren anhalten.
    .holds = { WHO($sealer) } { AGREE($sealer, sg: "ist", pl: "sind") } am Zug und { AGREE($sealer, sg: "muss", pl: "müssen") } den Zug abgeben.
    .fails = Nur der Schiedsrichter kann { WHO($sealer, case: "acc") } zur Abgabe eines Zuges auffordern.
    .fails-alone = { WHO($sealer) } { AGREE($sealer, sg: "braucht", pl: "brauchen") } keinen Zug abzugeben; die Partie geht weiter.
sealed-move =
    .title = Der Abgabezug
    .rule = Abgabezug ist der Zug, den der Spieler aufgeschrieben hat, der den Zug abgeben musste. Sind die Uhren angehalten, kann kein anderer Zug an seine Stelle treten.
    .holds = { WHO($player) } musste den Zug abgeben und hat ihn abgegeben.
    .yields = { WHO($player) } musste den Zug abgeben und hat ihn abgegeben.
    .fails = Den Zug abgeben musste { WHO($sealer) }, nicht { WHO($player) }.
    .fails-alone = Was { WHO($player) } abgegeben { AGREE($player, sg: "hat", pl: "haben") }, zählt nicht; den Zug abgeben { AGREE($sealer, sg: "muss", pl: "müssen") } { WHO($sealer) }.
sealed-on-scoresheet =
    .title = Auf dem Partieformular aufgeschrieben
    .rule = Der Abgabezug muss auf dem eigenen Partieformular aufgeschrieben werden{ $sheet ->
        [paper-scoresheet] , das aus Papier sein muss
       *[scoresheet] {""}
    }.
    .holds = { WHO($sealer) } hat den Zug dort aufgeschrieben, wo er stehen muss.
    .fails = { WHO($sealer) } hat den Zug nicht auf { $sheet ->
        [paper-scoresheet] einem Partieformular aus Papier
       *[scoresheet] dem eigenen Partieformular
    } aufgeschrieben.
scoresheets-in-envelope =
    .title = Beide Partieformulare im Umschlag
    .rule = Die Partieformulare beider Spieler müssen in den Umschlag gelegt werden, damit keiner der Spieler sie bis zur Wiederaufnahme einsehen kann.
    .holds = Beide Partieformulare sind im Umschlag.
    .fails = Das Partieformular { WHO($player, case: "gen") } fehlt im Umschlag.
clocks-stopped-after-sealing =
    .title = Wann die Uhren angehalten werden
    .rule = Der Spieler, der den Zug abgibt, darf die Uhren erst anhalten, wenn der Umschlag verschlossen ist. Die Uhr des Gegners wird nicht in Gang gesetzt.
    .holds = { WHO($player) } hatte den Umschlag verschlossen, bevor die Uhren angehalten wurden.
    .fails = { $sealer ->
        [no] Die Uhren anzuhalten ist Sache des Spielers, der den Zug abgibt, nicht die { WHO($player, case: "gen") }.
       *[yes] { WHO($player) } hat die Uhren angehalten, bevor der Umschlag verschlossen war.
    }
    .fails-alone = { $sealer ->
        [no] { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } die Uhren nicht anhalten.
       *[yes] { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } erst den Umschlag verschließen und dann die Uhren anhalten.
    }
change-of-sealed-move =
    .title = Änderung des Abgabezugs
    .rule = Bis die Uhren angehalten sind, darf der Spieler, der den Zug abgibt, den Abgabezug ändern.
    .holds = { WHO($player) } hat den Abgabezug bei laufender Uhr geändert.
    .fails = { $why ->
        [not-the-sealer] { WHO($player) } hat den Zug nicht abzugeben und darf ihn daher nicht ändern.
        [made-on-board] { WHO($player) } hatte den Zug nach der Aufforderung auf dem Brett ausgeführt und ist deshalb daran gebunden.
       *[clocks-stopped] Die Uhren waren schon angehalten, als { WHO($player) } den Zug änderte.
    }
    .reading = Der Text sagt nicht, dass ein nach der Aufforderung auf dem Brett ausgeführter Zug das Recht zur Änderung beendet. Anders lässt er sich nicht verstehen, denn eben dieser Zug muss abgegeben werden.
    .fails-alone = { $why ->
        [not-the-sealer] { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } den Abgabezug nicht ändern.
        [made-on-board] { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } den auf dem Brett ausgeführten Zug nicht mehr ändern.
       *[clocks-stopped] { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } den Abgabezug nicht mehr ändern; er bleibt bestehen.
    }
move-on-board-instead-of-sealing =
    .title = Ein Zug auf dem Brett statt der Abgabe
    .rule = Ein Spieler, der nach der Aufforderung zur Abgabe einen Zug auf dem Brett ausführt, muss genau diesen Zug abgeben.
    .holds = { WHO($player) } hat nach der Aufforderung einen Zug auf dem Brett ausgeführt; dieser Zug ist abzugeben.
    .fails = { WHO($player) } hat den auf dem Brett ausgeführten Zug abgegeben.
    .reading = Wird ein anderer Zug aufgeschrieben, so gilt der auf dem Brett ausgeführte als abgegeben. Der Text nennt nur die Pflicht und nicht, was bei einem Verstoß folgt; ohne diese Lesart könnte niemand sagen, welcher Zug der Abgabezug ist.
early-adjournment =
    .title = Abbruch vor dem Ende der Spielzeit
    .rule = Der Spieler am Zug darf die Partie vor dem Ende der Spielzeit abbrechen. Der Zug gilt dann als zu dem Zeitpunkt abgegeben, der als Ende der Spielzeit festgesetzt war, und die gesamte Zeit bis dahin geht zulasten dieses Spielers.{ $recorded ->
        [yes] {" "}Seine Restbedenkzeit wird entsprechend vermerkt.
       *[no] {""}
    }
    .holds = { WHO($player) } war am Zug und hat die Partie vorzeitig abgebrochen; die Zeit bis zum Ende der Spielzeit gilt daher als verbraucht.
    .fails = { WHO($player) } war nicht am Zug und konnte die Partie daher nicht abbrechen.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } die Partie nicht abbrechen; sie geht weiter.

## Was auf dem Umschlag steht

envelope-names =
    .title = Die Namen auf dem Umschlag
    .rule = Auf dem Umschlag müssen die Namen der Spieler stehen.
    .holds = Die Namen der Spieler sind angegeben, wie es vorgeschrieben ist.
    .fails = Die Namen der Spieler fehlen.
    .fails-beside = Auf dem Umschlag sind noch die Namen der Spieler anzugeben.
envelope-position =
    .title = Die Stellung auf dem Umschlag
    .rule = Auf dem Umschlag muss die Stellung unmittelbar vor dem Abgabezug stehen.
    .holds = Die Stellung vor dem Abgabezug ist angegeben, wie es vorgeschrieben ist.
    .fails = Die Stellung vor dem Abgabezug fehlt.
    .fails-beside = Auf dem Umschlag ist noch die Stellung vor dem Abgabezug anzugeben.
envelope-times =
    .title = Die Bedenkzeiten auf dem Umschlag
    .rule = Auf dem Umschlag muss die verbrauchte Bedenkzeit jedes Spielers stehen.
    .holds = Die verbrauchte Bedenkzeit jedes Spielers ist angegeben, wie es vorgeschrieben ist.
    .fails = Die verbrauchte Bedenkzeit fehlt.
    .fails-beside = Auf dem Umschlag ist noch die verbrauchte Bedenkzeit anzugeben.
envelope-sealer =
    .title = Der abgebende Spieler auf dem Umschlag
    .rule = Auf dem Umschlag muss der Name des Spielers stehen, der den Zug abgegeben hat.
    .holds = Der Name des Spielers, der den Zug abgegeben hat, ist angegeben, wie es vorgeschrieben ist.
    .fails = Der Name des Spielers, der den Zug abgegeben hat, fehlt.
    .fails-beside = Auf dem Umschlag ist noch der Name des Spielers, der den Zug abgegeben hat anzugeben.
envelope-move-number =
    .title = Die Zugnummer auf dem Umschlag
    .rule = Auf dem Umschlag muss die Nummer des Abgabezugs stehen.
    .holds = Die Nummer des Abgabezugs ist angegeben, wie es vorgeschrieben ist.
    .fails = Die Nummer des Abgabezugs fehlt.
    .fails-beside = Auf dem Umschlag ist noch die Nummer des Abgabezugs anzugeben.
envelope-draw-offer =
    .title = Das Remisangebot auf dem Umschlag
    .rule = { $offer ->
        [made-before-adjournment] Auf dem Umschlag muss ein Remisangebot stehen, das vor dem Partieabbruch gemacht wurde, auch wenn es abgelehnt worden ist.
       *[still-current] Auf dem Umschlag muss ein Remisangebot stehen, das noch gilt.
    }
    .holds = { $offer ->
        [made-before-adjournment] Das Remisangebot, das vor dem Partieabbruch gemacht wurde, ist angegeben, wie es vorgeschrieben ist.
       *[still-current] Das noch geltende Remisangebot ist angegeben, wie es vorgeschrieben ist.
    }
    .fails = { $offer ->
        [made-before-adjournment] Vor dem Partieabbruch wurde Remis angeboten, aber auf dem Umschlag steht es nicht.
       *[still-current] Ein Remisangebot gilt noch, aber auf dem Umschlag steht es nicht.
    }
    .fails-beside = Auf dem Umschlag ist noch das Remisangebot zu vermerken.
envelope-resumption =
    .title = Die Wiederaufnahme auf dem Umschlag
    .rule = Auf dem Umschlag müssen Tag, Uhrzeit und Ort der Wiederaufnahme stehen.
    .holds = Tag, Uhrzeit und Ort der Wiederaufnahme sind angegeben, wie es vorgeschrieben ist.
    .fails = Tag, Uhrzeit und Ort der Wiederaufnahme fehlen.
    .fails-beside = Auf dem Umschlag sind noch Tag, Uhrzeit und Ort der Wiederaufnahme anzugeben.
envelope-custody =
    .title = Wer den Umschlag verwahrt
    .rule = Der Schiedsrichter muss die Angaben auf dem Umschlag prüfen und ihn sicher verwahren.
    .holds = Der Umschlag mit dem Abgabezug ist verschlossen; der Schiedsrichter muss ihn prüfen und verwahren.
    .fails = Noch ist kein Zug abgegeben.
    .fails-alone = Erst muss ein Zug abgegeben werden; dann nimmt der Schiedsrichter den Umschlag in Verwahrung.

## Zwischen den Spielzeiten

offer-after-sealing =
    .title = Ein Remisangebot nach der Abgabe
    .rule = Wird Remis angeboten, nachdem der Gegner seinen Zug abgegeben hat, so gilt das Angebot, bis der Gegner es so annimmt oder ablehnt, wie jedes Angebot beantwortet wird.
    .holds = { WHO($player) } hat Remis angeboten, nachdem der Gegner seinen Zug abgegeben hatte; das Angebot gilt daher, bis der Gegner es beantwortet.
    .yields = { WHO($player) } hat Remis angeboten, nachdem der Gegner seinen Zug abgegeben hatte; das Angebot würde daher gelten, bis der Gegner es beantwortet.
    .fails = Der Gegner hatte noch keinen Zug abgegeben, als { WHO($player) } Remis anbot.
adjourned-position-set-up =
    .title = Aufbau der Hängepartie
    .rule = Vor der Wiederaufnahme der Partie muss die Stellung unmittelbar vor dem Abgabezug aufgebaut werden, und die Uhren müssen auf den Stand beim Partieabbruch gestellt werden.
    .holds = Die Partie soll wieder aufgenommen werden; daher sind die Stellung und die Uhrenstände beim Partieabbruch wiederherzustellen.
    .fails = Die Stellung ist nicht bekannt und kann nicht aufgebaut werden.
    .fails-alone = Wiederaufzunehmen ist nichts.
ended-before-resumption =
    .title = Vor der Wiederaufnahme beendet
    .rule = Die Partie ist beendet, wenn sich die Spieler vor der Wiederaufnahme auf Remis einigen oder wenn ein Spieler dem Schiedsrichter mitteilt, dass er aufgibt.
    .holds = Die Partie endete vor der Wiederaufnahme.
    .fails = Vereinbart wurde nichts, da kein Angebot galt.
envelope-opened-for-replier =
    .title = Für wen der Umschlag geöffnet wird
    .rule = Der Umschlag darf nur geöffnet werden, wenn der Spieler anwesend ist, der auf den Abgabezug antworten muss.
    .holds = { $absent ->
        [yes] { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "ist", pl: "sind") } abwesend; der Umschlag bleibt daher verschlossen.
       *[no] { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "ist", pl: "sind") } anwesend.
    }
    .fails = Der Umschlag wurde geöffnet, obwohl { WHO($replier) } antworten muss und abwesend { AGREE($replier, sg: "ist", pl: "sind") }.
    .fails-alone = Der Umschlag darf erst geöffnet werden, wenn { WHO($replier) } anwesend { AGREE($replier, sg: "ist", pl: "sind") }.

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
    .holds = { $by ->
        [flag] Ein gefallenes Blättchen hatte die Partie entschieden, bevor der Umschlag geöffnet wurde.
        [dead] In der Stellung der Hängepartie konnte keiner der Spieler jemals matt setzen; die Partie war daher schon remis.
       *[over] Die Partie war beendet, bevor der Umschlag geöffnet wurde.
    }
    .fails = Bevor der Umschlag geöffnet wurde, hatte nichts die Partie entschieden.
    .reading = Der Text sagt nur, dass die Regel in den Fällen bestimmter Artikel nicht gilt. Diese Artikel beenden Partien; die Ausnahme wird deshalb so gelesen: Das Ergebnis, das sie herbeigeführt haben, bleibt bestehen. Zu den Ausnahmen gehört in den Texten auch der Artikel über das gefallene Blättchen. Das könnte heißen, dass ein mangelhafter Abgabezug nur zum Remis führt, sofern der Gegner niemals matt setzen kann; wir verstehen darunter nur ein Blättchen, dessen Fallen die Partie schon entschieden hat.
ambiguous-sealed-move =
    .title = Ein mehrdeutiger Abgabezug
    .rule = Ein Spieler verliert die Partie, wenn sein Abgabezug mehrdeutig ist.
    .holds = Der Abgabezug { WHO($sealer, case: "gen") } kann zwei verschiedene Züge bedeuten. Ein mehrdeutiger Abgabezug kostet die Partie.
    .yields = Der Abgabezug { WHO($sealer, case: "gen") } kann zwei verschiedene Züge bedeuten.
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } kann nur einen Zug bedeuten.
unintelligible-sealed-move =
    .title = Ein Abgabezug, dessen Sinn nicht feststellbar ist
    .rule = Ein Spieler verliert die Partie, wenn sein Abgabezug so aufgeschrieben ist, dass sich der wirkliche Sinn nicht feststellen lässt. Eine ungewöhnliche Schreibweise schadet nicht, solange der Sinn feststeht.
    .holds = Welchen Zug { WHO($sealer) } abgeben wollte, lässt sich nicht feststellen. Ein solcher Abgabezug kostet die Partie.
    .yields = Welchen Zug { WHO($sealer) } abgeben wollte, lässt sich nicht feststellen.
    .fails = Welchen Zug { WHO($sealer) } abgegeben hat, steht fest.
illegal-sealed-move =
    .title = Ein regelwidriger Abgabezug
    .rule = Ein Spieler verliert die Partie, wenn sein Abgabezug regelwidrig ist. Ob der Gegner jemals matt setzen könnte, spielt keine Rolle.
    .holds = Der Abgabezug { WHO($sealer, case: "gen") } ist regelwidrig und kostet die Partie.
    .yields = Der Abgabezug { WHO($sealer, case: "gen") } ist regelwidrig.
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } ist regelgemäß.

## Die Wiederaufnahme

resumption-replier-present =
    .title = Der Spieler, der antworten muss, ist anwesend
    .rule = Ist der Spieler, der auf den Abgabezug antworten muss, zum festgesetzten Zeitpunkt der Wiederaufnahme anwesend, so wird der Umschlag geöffnet, der Abgabezug auf dem Brett ausgeführt und die Uhr dieses Spielers in Gang gesetzt.
    .holds = { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } zum Zeitpunkt der Wiederaufnahme anwesend.
    .yields = { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } zum Zeitpunkt der Wiederaufnahme anwesend.
    .fails = { WHO($replier) } muss antworten, { AGREE($replier, sg: "ist", pl: "sind") } aber abwesend.
resumption-replier-absent =
    .title = Der Spieler, der antworten muss, ist abwesend
    .rule = Ist der Spieler, der auf den Abgabezug antworten muss, zum festgesetzten Zeitpunkt der Wiederaufnahme abwesend, so wird seine Uhr in Gang gesetzt. Bei seinem Eintreffen darf er die Uhr anhalten und den Schiedsrichter rufen; dann wird der Umschlag geöffnet, der Abgabezug auf dem Brett ausgeführt und die Uhr wieder in Gang gesetzt.
    .holds = { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } zum Zeitpunkt der Wiederaufnahme abwesend.
    .yields = { WHO($replier) } muss auf den Abgabezug antworten und { AGREE($replier, sg: "war", pl: "waren") } zum Zeitpunkt der Wiederaufnahme abwesend.
    .fails = { WHO($replier) } muss antworten und { AGREE($replier, sg: "ist", pl: "sind") } anwesend.
sealed-reply =
    .title = Ein Antwortzug in einem zweiten Umschlag
    .rule = Solange der Spieler abwesend ist, der den Zug abgegeben hat, darf sein Gegner den Antwortzug auf dem Partieformular aufschreiben, dieses in einem neuen Umschlag verschließen, die laufende Uhr anhalten und die des Abwesenden in Gang setzen, statt den Antwortzug auf dem Brett auszuführen. Der Schiedsrichter muss diesen Umschlag verwahren und öffnen, wenn der Abwesende eintrifft.
    .holds = { WHO($sealer) } hat den Zug abgegeben und { AGREE($sealer, sg: "war", pl: "waren") } bei der Wiederaufnahme abwesend; der Antwortzug darf daher abgegeben werden.
    .yields = { WHO($sealer) } hat den Zug abgegeben und { AGREE($sealer, sg: "war", pl: "waren") } bei der Wiederaufnahme abwesend.
    .fails = Einen Antwortzug darf nur { WHO($replier) } abgeben, sobald der Abgabezug bekannt ist und solange { WHO($sealer) } abwesend { AGREE($sealer, sg: "ist", pl: "sind") }; diese Voraussetzungen sind nicht erfüllt.
    .fails-alone = { WHO($replier) } { AGREE($replier, sg: "darf", pl: "dürfen") } die Antwort nicht abgeben, sondern { AGREE($replier, sg: "muss", pl: "müssen") } sie auf dem Brett ausführen.
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
    }. Die Verspätung kostet die Partie.{ $both ->
        [yes] {" "}{ WHO($opponent) } war überhaupt nicht gekommen.
       *[no] {""}
    }
    .yields = { WHO($player) } ist mit { DURATION($late, case: "dat") } Verspätung eingetroffen; { $known ->
        [yes] erlaubt ist eine Verspätung von höchstens { DURATION($limit, case: "dat") }
       *[no] so viel erlaubt das Turnier nicht
    }.{ $both ->
        [yes] {" "}{ WHO($opponent) } war überhaupt nicht gekommen.
       *[no] {""}
    }
    .fails = { $excused ->
        [yes] { WHO($player) } ist mit { DURATION($late, case: "dat") } Verspätung eingetroffen, wird aber durch das Turnierreglement oder den Schiedsrichter entschuldigt.
       *[no] { WHO($player) } ist mit { DURATION($late, case: "dat") } Verspätung und damit noch rechtzeitig eingetroffen.
    }
    .reading = Der Text spricht von einem einzigen verspäteten Spieler. Ist auch der Gegner nicht gekommen, so sind beide zu spät, und beide verlieren.
late-sealer-mated =
    .title = Verspätung, wenn der Abgabezug matt setzt
    .rule = Ein Spieler, der zu spät eintrifft, gewinnt dennoch, wenn sein Abgabezug matt setzt.
    .holds = Der Abgabezug { WHO($sealer, case: "gen") } setzt matt; auf die Verspätung kommt es daher nicht an.
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } setzt nicht matt.
late-sealer-drew =
    .title = Verspätung, wenn der Abgabezug zum Remis führt
    .rule = { $any-end ->
        [yes] Endet die Partie durch den Abgabezug mit Remis, so bleibt dieses Ergebnis bestehen, gleichgültig, welcher Spieler zu spät eintrifft.
       *[no] Ein Spieler, der zu spät eintrifft, behält dennoch das Remis, wenn sein Abgabezug zum Patt oder zu einer toten Stellung führt.
    }
    .holds = { $stalemate ->
        [yes] Der Abgabezug { WHO($sealer, case: "gen") } führt zum Patt; die Partie ist daher remis, und auf die Verspätung kommt es nicht an.
       *[no] Nach dem Abgabezug { WHO($sealer, case: "gen") } kann keiner der Spieler jemals matt setzen; die Partie ist daher remis, und auf die Verspätung kommt es nicht an.
    }
    .fails = Der Abgabezug { WHO($sealer, case: "gen") } führt nicht zum Remis.
late-sealer-flag =
    .title = Das Blättchen des wartenden Spielers
    .rule = Hat der anwesende Spieler durch Zeitüberschreitung verloren, so bleibt dieses Ergebnis bestehen, auch wenn der Spieler, der den Zug abgegeben hat, zu spät eintrifft.
    .holds = Das Blättchen { WHO($replier, case: "gen") } war gefallen; die Partie war daher beendet, bevor es auf die Verspätung ankommen konnte.
    .fails = Das Blättchen { WHO($replier, case: "gen") } hatte die Partie nicht entschieden.
    .reading = Das Ergebnis, zu dem das Fallen des Blättchens geführt hat, bleibt, wie es ist; es kann also auch nur ein Remis sein. Ein Blättchen, dessen Fallen niemand bemerkt hat, hat nichts entschieden.
both-absent-at-resumption =
    .title = Niemand ist zur Wiederaufnahme anwesend
    .rule = Ist zu Beginn keiner der Spieler anwesend und beträgt die Wartezeit des Turniers nicht null, so verliert der Spieler, der antworten muss, die gesamte Zeit bis zum Eintreffen, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
    .holds = Keiner der Spieler ist anwesend, und { WHO($replier) } muss auf den Abgabezug antworten; die Zeit bis zum Eintreffen geht daher zulasten dieses Spielers.
    .fails = { $excused ->
        [no] In diesem Turnier ist keine Verspätung erlaubt.
       *[yes] Das Turnierreglement hat etwas anderes bestimmt, oder der Schiedsrichter hat anders entschieden.
    }

## Der Umschlag geht verloren

lost-envelope =
    .title = Der Umschlag ist nicht auffindbar
    .rule = Ist der Umschlag nicht auffindbar, so geht die Partie aus der Stellung beim Partieabbruch mit den damals vermerkten Bedenkzeiten weiter; lassen sich diese nicht feststellen, so stellt der Schiedsrichter die Uhren. Der Spieler, der den Zug abgegeben hat, führt auf dem Brett den Zug aus, den er nach seinen Worten abgegeben hat.
    .holds = { $times ->
        [yes] Der Umschlag ist nicht auffindbar, aber die Stellung und die Bedenkzeiten sind bekannt.
       *[no] Der Umschlag ist nicht auffindbar. Die Stellung ist bekannt, die Bedenkzeiten sind es nicht.
    }
    .fails = Der Umschlag ist nicht auffindbar, und auch die Stellung, aus der { WHO($sealer) } weiterspielen müsste, ist nicht bekannt.
lost-position =
    .title = Die Stellung der Hängepartie ist nicht bekannt
    .rule = Lässt sich die Stellung der Hängepartie nicht feststellen, so wird die Partie annulliert und eine neue gespielt.
    .holds = { $envelope ->
        [yes] Der Umschlag ist nicht auffindbar, und die Stellung lässt sich nicht feststellen.
       *[no] Die Stellung der Hängepartie lässt sich nicht feststellen, obwohl der Umschlag vorhanden ist.
    }
    .fails = Die Stellung der Hängepartie ist bekannt.

## Die Uhren gehen falsch

wrong-times-corrected =
    .title = Falsche Uhrenstände werden berichtigt
    .rule = Weist ein Spieler vor dem Ausführen seines ersten Zuges nach der Wiederaufnahme darauf hin, dass die verbrauchte Bedenkzeit auf einer Uhr falsch angezeigt wird, so muss der Fehler berichtigt werden.{ $exception ->
        [too-severe] {" "}Später wird der Fehler nur berichtigt, wenn seine Folgen nach Auffassung des Schiedsrichters zu schwerwiegend wären.
        [arbiter-decides] {""}
       *[unknown] {""}
    }
    .holds = { $early ->
        [yes] { WHO($player) } hat vor dem ersten eigenen Zug nach der Wiederaufnahme auf den Fehler hingewiesen.
       *[no] { WHO($player) } hat erst spät auf den Fehler hingewiesen, aber ohne Berichtigung wären die Folgen des Fehlers zu schwerwiegend.
    }
    .fails = { WHO($player) } hatte nach der Wiederaufnahme schon einen Zug ausgeführt.
    .reading = Mit dem ersten Zug ist der eigene Zug des Spielers gemeint, nicht der Abgabezug, der beim Öffnen des Umschlags auf dem Brett ausgeführt wird.
wrong-times-stand =
    .title = Falsche Uhrenstände bleiben bestehen
    .rule = Wurde auf den Fehler nicht rechtzeitig hingewiesen, so geht die Partie mit den Uhrenständen weiter, wie sie sind{ $exception ->
        [too-severe] , es sei denn, dass die Folgen des Fehlers nach Auffassung des Schiedsrichters zu schwerwiegend wären
        [arbiter-decides] , es sei denn, dass der Schiedsrichter anders entscheidet
       *[unknown] {""}
    }.
    .holds = { WHO($player) } hat erst nach dem Ausführen eines Zuges auf den Fehler hingewiesen.
    .fails = Der Fehler muss noch berichtigt werden.

## Die Spielzeiten

session-timepiece =
    .title = Wessen Uhr zählt
    .rule = Die Dauer einer Spielzeit wird nach der Uhr des Schiedsrichters gemessen.
    .holds = Nach der Uhr des Schiedsrichters ist die Spielzeit abgelaufen.
    .fails = Nur die Uhr des Schiedsrichters bestimmt, wann eine Spielzeit abgelaufen ist.
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
