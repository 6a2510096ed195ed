# A che punto è la traduzione di una lingua, e le pagine su cui una persona di madrelingua la rivede.

translation-column =
    .language = Lingua
    .chapter = Capitolo
    .file = File
    .texts = Testi
    .translated = Tradotti
    .missing = Mancanti
    .stale = Superati
    .unconfirmed = Non confermati
    .reviewed = Rivisti
translation-state =
    .missing = Non ancora tradotto: al suo posto sta l'inglese.
    .stale = Superato: l'inglese è cambiato dopo la traduzione.
# $name: who, a text. $date: when, a text.
review =
    .title = Revisione dei testi italiani
    .lead = Queste pagine raccolgono tutto ciò che il programma dice in italiano, accanto all'inglese da cui è tradotto.
    .step-read = Si legge ogni testo nelle frasi in cui lo vedono i lettori; le parole che ne derivano vi sono evidenziate.
    .step-mark = Lo si accetta, lo si riscrive, o si dice che cosa non va. Quanto si annota resta in questo browser.
    .step-save = In alto si scrivono le iniziali e il nome con la qualifica, e si salva il file della revisione.
    .step-send = Il file va restituito a chi ha fornito queste pagine.
    .fluent = I testi sono scritti in Fluent: ciò che sta fra parentesi graffe è inserito dal programma, per esempio un giocatore, un tempo o una mossa; una freccia apre una scelta, con una riga per ogni caso. La linea punteggiata segna i termini del glossario e ne mostra il significato.
    .initials = Iniziali (lettere latine minuscole)
    .reviewer = Nome e qualifica
    .save = Salvare il file della revisione
    .seen = Come lo vedono i lettori
    .accept = Va bene così
    .change = Da riscrivere
    .say = Solo un'osservazione
    .new-text = Il nuovo testo per intero, in Fluent:
    .remark = Osservazione:
    .accepted-by = Accettato da { $name }, { $date }
# $count: how many are translated. $all: of how many.
translation-partial = In italiano { $count ->
    [one] è disponibile un solo testo
   *[other] sono disponibili { $count } testi
} su { $all }; gli altri sono in inglese, e segnalati come tali.
# $count: how many.
translation-outdated = { $count ->
    [one] Un testo è anteriore all'inglese da cui è tradotto.
   *[other] { $count } testi sono anteriori all'inglese da cui sono tradotti.
}
# $state: none, some or all were reviewed by native speakers. $count: how many. $all: of how many. $names: by whom. $date: when last, a text.
translation-reviewed = { $state ->
    [none] Il testo italiano non è ancora stato rivisto da una persona di madrelingua italiana.
    [some] Testi rivisti da persone di madrelingua italiana: { $count } su { $all } ({ LIST($names) }, l'ultima volta il { $date }).
   *[all] Tutti i testi sono stati rivisti da persone di madrelingua italiana: { LIST($names) }, l'ultima volta il { $date }.
}
translation-state-of = La traduzione per capitolo
translation-rest = Il programma e i suoi libri
