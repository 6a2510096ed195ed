### La scorta delle domande: quante sono, e perché altre non sono poste.

quiz-stock = { $count ->
    [one] Una domanda
   *[other] { $count } domande
} da { $cases ->
    [one] un caso
   *[other] { $cases } casi
}
    .article = Articolo
    .total = In tutto
    .pace = Per tipo di gioco:
    .level = Per livello:
    .unasked = Non chieste, e perché:
    .approved = Lette una per una e approvate per le prove: { $count }; { $lapsed ->
        [one] un'altra oggi è diversa
       *[other] altre { $lapsed } oggi sono diverse
    }.
    .gone = non è più posta
quiz-unasked =
    .no-ruling = non c’è una decisione
    .nothing-said = la decisione non ne dice nulla
    .doubtful = dipende da un valore non certo
    .too-open = dipende da ciò che il caso non dice
    .two-answers = lettera e prassi rispondono diversamente
    .not-worth-asking = è banale, la risposta è discussa, o la forma delle opzioni la tradisce
    .numbered = le parole non bastano a dire di quale evento si tratta
    .too-long = il racconto è troppo lungo
    .too-wordy = la risposta corretta è troppo lunga
    .too-many-marks = la risposta avrebbe troppe parti
    .common = lo stesso è chiesto di abbastanza altri casi
    .too-few-mistakes = troppo poche risposte sbagliate plausibili la cui forma non riveli nulla

# Perché una decisione errata indicata in un caso non compare come opzione della domanda.
quiz-set-aside =
    .contradictory = contiene cose che non si possono decidere insieme
    .beside = non dice nulla di ciò che si chiede, oppure solo ciò che è giusto
    .also-right = sarebbe giusta anch’essa
    .contained = omette soltanto una parte della decisione, oppure la dice tutta e aggiunge altro
    .too-long = è troppo lunga
    .unlike = è molto più lunga o più corta della risposta esatta
    .vague = parla di ciò che qualcuno ha fatto senza dire che cosa
    .overtaken = al suo posto ve ne sono altre, oppure la forma tradirebbe la risposta esatta
