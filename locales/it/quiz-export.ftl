### Domande per altre piattaforme didattiche: le parole intorno.

# Come si chiamano, insieme, le domande di un’edizione: un mazzo, una categoria. $edition è un anno.
quiz-export-collection = Regole degli scacchi FIDE { $edition }
quiz-export-note = I testi sono nostri e non ufficiali; fanno fede soltanto le Regole.
# La categoria delle domande su cui non decide alcun articolo.
quiz-export-unplaced = Senza articolo
# Il titolo di un diagramma.
quiz-export-position = Posizione
# Che cosa mostra l’immagine di un orologio, per chi non la vede; $white e $black come li scrive l’orologio.
quiz-export-clock = Orologio del Bianco: { $white }; orologio del Nero: { $black }.

## Accanto alla domanda

quiz-export-several = Le opzioni corrette possono essere più d’una: indicarle tutte.
quiz-export-order = Disporle nell’ordine giusto.
# Quanti punti vale una domanda aperta o una parte della risposta.
quiz-export-marks = { $marks ->
    [one] { $marks } punto
   *[other] { $marks } punti
}

## Dopo la risposta

quiz-export-right = Esatto.
quiz-export-answer = Risposta corretta
quiz-export-mistakes = Perché le altre opzioni sono errate
quiz-export-articles = Regole

## Com’è andata

# $file è un file o una cartella.
quiz-export-written = { $count ->
    [one] Una domanda scritta
   *[other] { $count } domande scritte
} in: { $file }
quiz-export-unpacked = impossibile creare il pacchetto
