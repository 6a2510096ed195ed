### Der Vorrat an Fragen: wie viele es sind, und warum andere nicht gestellt werden.

quiz-stock = { $count ->
    [one] Eine Frage
   *[other] { $count } Fragen
} aus { $cases ->
    [one] einem Fall
   *[other] { $cases } Fällen
}
    .article = Artikel
    .total = Alle
    .pace = Nach Spielart:
    .level = Nach Stufe:
    .unasked = Nicht gefragt, und warum:
    .approved = Einzeln gelesen und für Bögen freigegeben: { $count }; { $lapsed ->
        [one] eine weitere lautet heute anders
       *[other] { $lapsed } weitere lauten heute anders
    }.
    .gone = wird nicht mehr gestellt
quiz-unasked =
    .no-ruling = es gibt keine Entscheidung
    .nothing-said = die Entscheidung sagt dazu nichts
    .doubtful = sie beruht auf einem unsicheren Wert
    .too-open = sie hängt davon ab, was der Fall nicht sagt
    .two-answers = Wortlaut und Praxis antworten verschieden
    .not-worth-asking = es ist belanglos, oder die Antwort ist umstritten
    .numbered = Worte allein sagen nicht, welches Ereignis gemeint ist
    .too-long = der Sachverhalt ist zu lang
    .too-wordy = die richtige Antwort ist zu lang
    .too-many-marks = die Antwort hätte zu viele Teile
    .common = dasselbe wird von genug anderen Fällen gefragt
    .too-few-mistakes = zu wenige plausible falsche Antworten, deren Form nichts verrät
