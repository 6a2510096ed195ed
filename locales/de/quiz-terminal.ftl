### Das Quiz am Bildschirm: Üben, Prüfungen, Wiederholen und was über den Lernstand aufbewahrt wird.

## Am Anfang

quiz-how-to =
    .learning = Nach jeder Antwort folgt sofort die Auflösung. Mit „?“ erscheint, was sich eingeben lässt, mit „q“ endet das Quiz.
    .review = Nach jeder Antwort folgt sofort die Auflösung. Mit „?“ erscheint, was sich eingeben lässt, mit „q“ endet das Quiz.
    .exam = Ausgewertet wird erst nach der Abgabe mit „h“. Mit „?“ erscheint, was sich eingeben lässt.
quiz-time = Für die Prüfung { $minutes ->
    [one] steht eine Minute
   *[other] stehen { $minutes } Minuten
} zur Verfügung. Die Zeit läuft nur, solange das Programm läuft: Eine unterbrochene Prüfung geht mit der verbliebenen Zeit weiter.
# $minutes ist die bisher verbrauchte Zeit.
quiz-resumed =
    .learning = Die unterbrochene Übung geht weiter.
    .review = Die unterbrochene Wiederholung geht weiter.
    .exam = Die unterbrochene Prüfung geht weiter. Bisher verbraucht: { $minutes ->
        [0] weniger als eine Minute
        [one] eine Minute
       *[other] { $minutes } Minuten
    }; die Zeit der Unterbrechung zählt nicht.
quiz-start-review =
    .all = { $due ->
        [one] Eine Frage ist fällig.
       *[other] { $due } Fragen sind fällig; zuerst kommen die, die am längsten warten.
    }
    .some = { $due } Fragen sind fällig; { $count ->
        [one] gestellt wird die, die am längsten wartet.
       *[other] gestellt werden die { $count }, die am längsten warten.
    }
quiz-gone = { $count ->
    [one] Eine Frage gibt es in dieser Fassung des Programms nicht mehr; sie entfällt.
   *[other] { $count } Fragen gibt es in dieser Fassung des Programms nicht mehr; sie entfallen.
}
quiz-nothing-due = Es ist keine Frage fällig.
quiz-next-due =
    .never = Zum Wiederholen wartet noch keine Frage; jede außerhalb einer Prüfung beantwortete kommt hinzu.
    .now = Die nächste Frage ist jetzt fällig: „jadoube-quiz --review“ stellt sie.
    .hours = Die nächste Frage ist innerhalb { $count ->
        [one] einer Stunde
       *[other] von { $count } Stunden
    } fällig.
    .days = Die nächste Frage ist in { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    } fällig.

## Was sich eingeben lässt

# Buchstaben und Wörter jedes Befehls, durch Leerzeichen getrennt; das erste steht in anderen Nachrichten und bleibt, wie es ist.
quiz-words =
    .article = a artikel
    .back = b zurück
    .skip = s überspringen
    .retry = r wiederholen
    .help = ? hilfe
    .quit = q ende
    .mark = m merken
    .go = g gehe
    .list = l liste
    .hand-in = h abgeben
# Was jeder Befehl tut, hinter seinem Buchstaben und einem Doppelpunkt.
quiz-does =
    .article = die Artikel zeigen, nach denen zu entscheiden ist; eine richtige Antwort zählt danach als schwer gefallen
    .back = eine Frage zurück
    .skip = diese Frage vorerst auslassen
    .retry = falsch beantwortete und ausgelassene Fragen am Ende noch einmal stellen
    .help = diese Zeilen zeigen
    .quit = aufhören; das bisherige Ergebnis wird angezeigt
    .mark = diese Frage vormerken oder die Vormerkung löschen
    .go = zur Frage mit dieser Nummer
    .list = unbeantwortete und vorgemerkte Fragen nennen
    .hand-in = die Prüfung abgeben
    .break-off = die Prüfung unterbrechen; „jadoube-quiz --resume“ setzt sie fort

## Eine Frage

quiz-clock = Die Uhr zeigt: Weiß { $white }, Schwarz { $black }.
quiz-type =
    .single = Antwort, eine Zahl von 1 bis { $last }:
    .several = Antwort, alle richtigen Nummern, etwa „1 3“:
    .order = Antwort, alle Nummern in der richtigen Reihenfolge, etwa „3 1 2“:
    .open = Antwort in eigenen Worten, danach eine leere Zeile ({ $marks ->
        [one] ein Punkt
       *[other] { $marks } Punkte
    }):
quiz-expected =
    .single = Diese Antwort gibt es nicht: „{ $found }“. Bitte eine Zahl von 1 bis { $last } eingeben, „?“ für Hilfe oder „q“ zum Beenden.
    .several = Das ist keine Antwort: „{ $found }“. Bitte Zahlen von 1 bis { $last } eingeben, jede höchstens einmal, „?“ für Hilfe oder „q“ zum Beenden.
    .order = Das ist keine Reihenfolge: „{ $found }“. Bitte alle Zahlen von 1 bis { $last } eingeben, jede genau einmal, „?“ für Hilfe oder „q“ zum Beenden.
    .open = Bitte eine Antwort eingeben, „?“ für Hilfe oder „q“ zum Beenden.
quiz-expected-nothing =
    .single = Bitte eine Zahl von 1 bis { $last } eingeben, „?“ für Hilfe oder „q“ zum Beenden.
    .several = Bitte Zahlen von 1 bis { $last } eingeben, „?“ für Hilfe oder „q“ zum Beenden.
    .order = Bitte alle Zahlen von 1 bis { $last } in der richtigen Reihenfolge eingeben, „?“ für Hilfe oder „q“ zum Beenden.
    .open = Bitte eine Antwort eingeben, „?“ für Hilfe oder „q“ zum Beenden.
# $answer ist die Eingabe, $right sagt, ob sie richtig war.
quiz-answered = Diese Frage ist schon beantwortet ({ $answer }: { $right ->
    [yes] richtig
   *[no] falsch
}). Es zählt die erste Antwort.
quiz-note =
    .first = Dies ist die erste Frage.
    .retry = Falsch beantwortete und ausgelassene Fragen kommen am Ende noch einmal.
quiz-again = { $wrong ->
    [0] Keine Antwort war falsch
    [one] Eine Antwort war falsch
   *[other] { $wrong } Antworten waren falsch
}, { $open ->
    [0] keine Frage wurde ausgelassen
    [one] eine Frage wurde ausgelassen
   *[other] { $open } Fragen wurden ausgelassen
}. Mit „r“ kommen diese Fragen noch einmal, mit der Eingabetaste endet das Quiz.

## Nach einer Antwort

quiz-is-right =
    .options = { $count ->
        [one] Antwort { LIST($numbers) } ist richtig:
       *[other] Die Antworten { LIST($numbers) } sind richtig:
    }
    .order = Die richtige Reihenfolge ist { $order }:
quiz-marks = Erreichte Punkte: { $got } von { $of }.
quiz-marking =
    .scheme = Eine vollständige Antwort enthält:
    .marks = { $marks ->
        [one] ein Punkt
       *[other] { $marks } Punkte
    }
    .ask = Wie viele Punkte verdient die Antwort, von 0 bis { $of }?
quiz-broken-off =
    .learning = Mit „jadoube-quiz --resume“ geht es mit den übrigen Fragen weiter.
    .review = Mit „jadoube-quiz --resume“ geht es mit den übrigen Fragen weiter.
    .exam = Die Prüfung ist unterbrochen. Mit „jadoube-quiz --resume“ geht sie mit der verbliebenen Zeit weiter.

## Eine Prüfung

quiz-exam =
    .time-left = Restzeit: { $time }
    .time-over = Die Zeit ist abgelaufen. Die letzte Eingabe zählt nicht mehr, und die Prüfung gilt als abgegeben.
    .is-marked = Diese Frage ist vorgemerkt.
    .marked = Vorgemerkt.
    .unmarked = Die Vormerkung ist gelöscht.
    .your-answer = Gegebene Antwort: { $answer }
    .no-answer = Diese Frage blieb unbeantwortet.
    .no-such = Diese Frage gibt es nicht. Bitte „g“ und eine Zahl von 1 bis { $last } eingeben.
    .complete = Alle Fragen sind beantwortet. Mit „h“ wird abgegeben, mit „g 3“ geht es zu Frage 3, „l“ nennt die vorgemerkten Fragen.
    .open = { $count ->
        [0] Alle Fragen sind beantwortet.
        [one] Unbeantwortet: Frage { LIST($numbers) }.
       *[other] Unbeantwortet: Fragen { LIST($numbers) }.
    }
    .marks = { $count ->
        [0] Keine Frage ist vorgemerkt.
        [one] Vorgemerkt: Frage { LIST($numbers) }.
       *[other] Vorgemerkt: Fragen { LIST($numbers) }.
    }
    .sure = { $count ->
        [one] Frage { LIST($numbers) } ist nicht beantwortet.
       *[other] Die Fragen { LIST($numbers) } sind nicht beantwortet.
    } Um trotzdem abzugeben, bitte noch einmal „h“ eingeben.
quiz-result =
    .score = Ergebnis: { $got } von { $of } Punkten, { $percent } %.
    .passed = Bestanden. (Nötig waren { $pass } %.)
    .failed = Nicht bestanden. (Nötig waren { $pass } %.)
    .time = Benötigte Zeit: { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
    .review = Was nicht richtig war:

## Der Lernstand

quiz-by-article =
    .heading = Nach Artikeln, die schwächsten zuerst:
    .line = { $article }: { $right } von { $asked } richtig, { $percent } %
quiz-progress =
    .title = Lernstand
    .nothing = Noch ist nichts aufbewahrt.
    .due = { $count ->
        [0] Zum Wiederholen ist keine Frage fällig.
        [one] Zum Wiederholen ist eine Frage fällig: „jadoube-quiz --review“ stellt sie.
       *[other] Zum Wiederholen sind { $count } Fragen fällig: „jadoube-quiz --review“ stellt sie.
    }
    .sessions = Zuletzt:
# Eine Zeile je Sitzung; $how ist open, over oder exam (over, und eine Prüfung).
quiz-session =
    .learning = { $day }.{ $month }.{ $year }, { $hour }:{ $minute } Uhr, Übung: { $right } von { $asked } richtig{ $how ->
        [open] , unterbrochen
       *[over] { "" }
    }
    .review = { $day }.{ $month }.{ $year }, { $hour }:{ $minute } Uhr, Wiederholung: { $right } von { $asked } richtig{ $how ->
        [open] , unterbrochen
       *[over] { "" }
    }
    .exam = { $day }.{ $month }.{ $year }, { $hour }:{ $minute } Uhr, Prüfung: { $how ->
        [open] unterbrochen
       *[exam] { $right } von { $asked } richtig, { $percent } %
    }
quiz-forgotten = { $count ->
    [0] Es gab nichts zu löschen.
    [one] Eine Antwort ist gelöscht.
   *[other] { $count } Antworten sind gelöscht.
}

## Was nicht geht

quiz-nothing-broken-off = Es gibt keine unterbrochene Sitzung.
quiz-all-gone = Keine Frage dieser Sitzung gibt es in dieser Fassung des Programms noch; die Sitzung ist damit beendet.
quiz-unknown-to-forget = Zu „{ $found }“ gibt es keine Antwort: erwartet wurde „all“, ein Artikel (9.2.2) oder die Kennung einer Frage.
# Was mit der Datei nicht stimmt, die den Lernstand aufbewahrt.
quiz-store =
    .homeless = Es gibt keinen Ordner für persönliche Daten: bitte mit --store eine Datei nennen oder mit --no-store nichts aufbewahren
    .newer = Eine neuere Fassung des Programms hat { $file } geschrieben (Tabellen { $version }): bitte diese verwenden oder mit --store eine andere Datei nennen
    .foreign = { $file } gehört zu einem anderen Programm: bitte mit --store eine andere Datei nennen
    .damaged = { $file } ist keine Datei dieses Programms oder beschädigt: bitte mit --store eine andere Datei nennen oder mit --no-store nichts aufbewahren
    .busy = Ein anderes Programm schreibt zu lange in { $file }: bitte noch einmal versuchen
    .unopened = Öffnen nicht möglich: { $file }; bitte mit --store eine andere Datei nennen oder mit --no-store nichts aufbewahren
    .read-only = Schreiben nicht möglich: { $file }; bitte mit --store eine andere Datei nennen oder mit --no-store nichts aufbewahren
    .full = Schreiben nicht möglich: { $file }; der Datenträger ist voll
    .failed = { $file } ist nicht verwendbar: { $found }
