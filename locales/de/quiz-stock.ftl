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
    .not-worth-asking = es ist belanglos, die Antwort ist umstritten, oder die Form der Antworten verrät sie
    .numbered = Worte allein sagen nicht, welches Ereignis gemeint ist
    .too-long = der Sachverhalt ist zu lang
    .too-wordy = die richtige Antwort ist zu lang
    .too-many-marks = die Antwort hätte zu viele Teile
    .common = dasselbe wird von genug anderen Fällen gefragt
    .too-few-mistakes = zu wenige plausible falsche Antworten, deren Form nichts verrät

# Warum eine falsche Entscheidung, die in einem Fall steht, keine Antwort seiner Frage ist.
quiz-set-aside =
    .contradictory = sie enthält, was nicht zugleich entschieden werden kann
    .beside = sie sagt nichts zu dem, was gefragt ist, oder nur, was richtig ist
    .also-right = sie wäre auch richtig
    .contained = sie lässt nur einen Teil der Entscheidung weg oder sagt alles und noch mehr
    .too-long = sie ist zu lang
    .unlike = sie ist viel länger oder kürzer als die richtige Antwort
    .vague = sie spricht von etwas, was jemand getan hat, ohne zu sagen, wovon
    .overtaken = an ihrer Stelle stehen andere, oder die Form verriete die richtige Antwort
