### Die Gangart der Figuren.

en-passant-at-once =
    .title = En passant sofort oder gar nicht
    .rule = Ein Bauer darf nur mit dem Zug en passant schlagen, der unmittelbar auf den Doppelschritt des gegnerischen Bauern folgt.
    .holds = Der Doppelschritt war nicht der letzte Zug des Gegners; das Schlagen en passant kommt daher zu spät.
castling-right-lost =
    .title = Das Rochaderecht ist endgültig verloren
    .rule = Hat der König gezogen, so ist das Rochaderecht endgültig verloren; hat ein Turm gezogen, so ist es mit diesem Turm verloren.
    .holds = { $why ->
        [castling-king-moved] Der König hat schon gezogen; das Rochaderecht ist daher verloren.
        [castling-rook-moved] Der Turm hat schon gezogen oder steht nicht mehr dort; das Rochaderecht mit ihm ist daher verloren.
       *[castling-right-lost] König oder Turm hat schon gezogen; das Rochaderecht ist daher verloren.
    }
castling-prevented =
    .title = Die Rochade ist vorübergehend verhindert
    .rule = Die Rochade ist vorübergehend nicht möglich, solange der König auf einem angegriffenen Feld steht, ein solches überqueren oder betreten müsste oder zwischen König und Turm irgendeine Figur steht.
    .holds = { $why ->
        [castling-way-occupied] Eine Figur steht im Weg; die Rochade ist daher jetzt nicht möglich.
        [castling-out-of-check] Der König steht im Schach; die Rochade ist daher jetzt nicht möglich.
        [castling-through-check] Der König müsste ein angegriffenes Feld überqueren; die Rochade ist daher jetzt nicht möglich.
       *[castling-into-check] Der König müsste ein angegriffenes Feld betreten; die Rochade ist daher jetzt nicht möglich.
    }
own-king-safe =
    .title = Der eigene König darf nicht im Schach bleiben
    .rule = Kein Zug darf den eigenen König einem Angriff aussetzen oder ihn angegriffen stehen lassen.
    .holds = Nach dem Zug ist der eigene König angegriffen.
legal-move =
    .title = Regelgemäße Züge
    .rule = Ein Zug ist regelgemäß, wenn er alle Regeln über die Gangart der Figuren einhält.
    .holds = { $given ->
        [yes] { MOVE($move) } ist ein regelgemäßer Zug.
       *[no] Der Zug ist regelgemäß.
    }
    .fails = { $why ->
        [not-on-move] { WHO($player) } war nicht am Zug.
        [position-illegal] In dieser Stellung hat nicht jede Seite genau einen König; deshalb kann kein Zug regelgemäß sein.
        [no-piece-there] Auf dem Ausgangsfeld des Zuges steht keine Figur.
        [not-own-piece] Die gezogene Figur gehört dem Gegner.
        [own-piece-on-target] Auf dem Zielfeld steht eine Figur derselben Farbe.
        [not-the-pieces-way] So zieht diese Figur nicht.
        [way-blocked] Eine andere Figur steht im Weg.
        [pawn-blocked] Das Feld vor dem Bauern ist besetzt.
        [nothing-to-capture] Auf diesem Feld gibt es für den Bauern nichts zu schlagen.
        [en-passant-expired] Das Schlagen en passant kam zu spät.
        [captures-king] Ein König kann nicht geschlagen werden.
        [own-king-left-in-check] Der Zug lässt den eigenen König angegriffen stehen.
        [castling-king-moved] Der König hat schon gezogen.
        [castling-forbidden] Eine Entscheidung verbietet diese Rochade.
        [castling-rook-moved] Der Turm hat schon gezogen oder steht nicht mehr dort.
        [castling-right-lost] Das Rochaderecht war schon verloren.
        [castling-way-occupied] Zwischen König und Turm steht eine Figur.
        [castling-out-of-check] Der König stand bei der Rochade im Schach.
        [castling-through-check] Der König überquerte bei der Rochade ein angegriffenes Feld.
        [castling-into-check] Der König betrat bei der Rochade ein angegriffenes Feld.
        [promotion-missing] Der Bauer erreichte die entfernteste Reihe und wurde nicht ersetzt.
        [promotion-piece-not-allowed] Ein Bauer kann weder zum König werden noch Bauer bleiben.
        [nothing-to-promote] Nur ein Bauer auf der entferntesten Reihe wird durch eine andere Figur ersetzt.
       *[unknown] Der Zug ist regelwidrig.
    }
illegal-move-defined =
    .title = Regelwidrige Züge
    .rule = Ein Zug ist regelwidrig, wenn er gegen irgendeine Regel über die Gangart der Figuren verstößt.
