### Titoli e parole intorno a un caso, alla sua decisione e a una regola.

## Il caso e la decisione

heading-case = Caso { $case }
case-cited = { $title } ({ $case })
heading-laws = Regole { $edition }
heading-story = Che cosa è successo
board-caption = Muove { WHO($player) }
heading-ruling = Decisione
# Above what the letter rules, where the practice rules otherwise.
heading-by-the-letter = Secondo la lettera delle Regole
heading-as-taught = Come lo si insegna
heading-reasons = Perché
reason-heading = { $rule }: { $status }
reason-aside = { $rule } ({ $status }): { $why }
heading-depends = Dipende
# Sopra le disposizioni ricordate solo per completezza.
reasons-aside = Altre regole esaminate:
# Quando da un evento non consegue nulla; il valore da solo è una risposta del quiz, gli attributi dicono perché.
no-measure = Nessun provvedimento.
    .not-happened = Nessun provvedimento: l'accaduto non è accertato.
    .not-his = Quanto fatto resta senza effetto: non spettava a chi ha agito.
    .unread = Non sappiamo quale provvedimento prevedano le Regole del { $edition }: il loro testo su questo punto non ci è noto.
    .no-rule = { $decided ->
        [claim] Le Regole del { $edition } non prevedono una simile richiesta; la partita prosegue.
        [flag] Le Regole del { $edition } non prevedono una simile segnalazione; la partita prosegue.
        [request] Le Regole del { $edition } non riconoscono questo diritto; la richiesta è respinta e la partita prosegue.
       *[none] Le Regole del { $edition } non contengono alcuna norma sull'accaduto.
    }
    .in-order = Tutto è in regola; nessun provvedimento.
    .no-answer = Le Regole del { $edition } non rispondono alla domanda.
    .used = L'accertamento vale per la decisione { $count ->
        [one] sull'evento
       *[other] sugli eventi
    } { LIST($events) }; nessun altro provvedimento.
    .answered = La risposta è nei motivi.
    .not-met = { $count ->
        [one] { $decided ->
            [claim] La richiesta è respinta e la partita prosegue: non ricorrono le condizioni { ARTICLE($article, case: "gen") }.
            [flag] La segnalazione della caduta della bandierina è respinta e la partita prosegue: non ricorrono le condizioni { ARTICLE($article, case: "gen") }.
            [request] La richiesta è respinta e la partita prosegue: non ricorrono le condizioni { ARTICLE($article, case: "gen") }.
           *[none] Nessun provvedimento: non ricorrono le condizioni { ARTICLE($article, case: "gen") }.
        }
       *[other] { $decided ->
            [claim] La richiesta è respinta e la partita prosegue: non ricorrono le condizioni degli articoli { LIST($articles) }.
            [flag] La segnalazione della caduta della bandierina è respinta e la partita prosegue: non ricorrono le condizioni degli articoli { LIST($articles) }.
            [request] La richiesta è respinta e la partita prosegue: non ricorrono le condizioni degli articoli { LIST($articles) }.
           *[none] Nessun provvedimento: non ricorrono le condizioni degli articoli { LIST($articles) }.
        }
    }
    .used-before = La decisione tiene già conto dell'accertamento; nessun altro provvedimento.
    .not-raised = { $decided ->
        [claim] Le Regole del { $edition } non contengono alcuna norma per la richiesta; la partita prosegue.
        [flag] Le Regole del { $edition } non contengono alcuna norma per la segnalazione; la partita prosegue.
        [request] Le Regole del { $edition } non riconoscono questo diritto; la richiesta è respinta e la partita prosegue.
       *[none] Le Regole del { $edition } non contengono alcuna norma sull'accaduto.
    }
    .no-more = Nessun altro provvedimento.
# $rules: regole il cui testo in questa edizione non ci è noto.
text-unread = La decisione può essere incompleta: non sappiamo che cosa dicano le Regole del { $edition } su questo punto ({ LIST($rules) }).
condition = { $condition }:
# $told: ciò che è stato riferito, ciascuno una frase del racconto tra virgolette.
told-without-weight = Ininfluente ai fini della decisione: { LIST($told) }.
told-sentence =
    .case = «{ $sentence }»
    .event = «{ $sentence }» (evento { $event })

## I motivi

# $count: of how many articles together.
status =
    .applies = { $count ->
        [one] si applica
       *[other] si applicano
    }
    .applies-not = { $count ->
        [one] non si applica
       *[other] non si applicano
    }
    .broken = infrazione
    .kept = nessuna infrazione
    .done = regola rispettata
    .not-done = regola non rispettata
    .met = condizioni soddisfatte
    .not-met = condizioni non soddisfatte
    .granted = il diritto sussiste
    .not-granted = il diritto non sussiste
    .yields = prevale un'altra regola
    .lapses = senza rilievo, perché la partita era già finita
provision-named = { $numbered ->
    [yes] { ARTICLE($article) } – { $title }
    [taught] Prassi { $article } – { $title }
   *[no] { $title }
}
yields-within = prevale l'eccezione prevista dallo stesso articolo: { $title }
provisions-named = Articoli { LIST($articles) } – { $title }
yields-to = prevale { $numbered ->
    [yes] { ARTICLE($article, case: "nom") } ({ $title })
    [taught] la prassi { $article } ({ $title })
   *[no] la regola «{ $title }»
}
# Under a reason, where the practice and not the letter of the Laws says so.
reason-taught =
    .fide = Così insegna il commento della FIDE alle Regole (prassi { LIST($items) }).
    .regulations = Così dispone un altro regolamento della FIDE (prassi { LIST($items) }).
    .ecu = Così consiglia l'Unione scacchistica europea (prassi { LIST($items) }).
    .ffe = Così si insegna in Francia (prassi { LIST($items) }).
    .dsb = Così si insegna in Germania (prassi { LIST($items) }).
    .jcf = Così si insegna in Giappone (prassi { LIST($items) }).
    .maker = Così funziona l'orologio (prassi { LIST($items) }).
# A heading over what is taught beside a rule, or ruled beside the letter: whose practice it is, and where it counts.
heading-taught =
    .fide = Come lo insegna la FIDE
    .regulations = Dove valgono gli altri regolamenti della FIDE
    .ecu = Come consiglia l'Unione scacchistica europea
    .ffe = Come lo si insegna in Francia
    .dsb = Come lo si insegna in Germania
    .jcf = Come lo si insegna in Giappone
    .maker = Come funziona l'orologio
# $item: the name of an item of the practice, as M-035. $title: its heading.
item-named = { $item } «{ $title }»
# $sources: keys of sources, each with a place. Part of a line of facts about an item, as the next one.
practice-source = fonte: { LIST($sources) }
practice-not-yet = Non vale accanto alle Regole del { $edition }.
practice-since = insegnato a partire dalle Regole del { $edition }
# $articles: the numbers that an item is about.
practice-articles = Riguarda { LIST($articles) }.
heading-rules = Regole che lo recepiscono
# $why: che cosa si vede di una posizione per la quale è dimostrato: ogni mossa conclude la partita (at-once), i pedoni si bloccano (blocked) o nulla di ciò (hidden).
mate-proof =
    .line = Con l'aiuto { WHO($opponent, case: "gen") } { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto in { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }:
    .usual = Con questi pezzi { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto, salvo che la posizione stessa lo impedisca.
    .material = { $either ->
        [yes] Con questi pezzi non esiste alcuna posizione in cui l'uno o l'altro giocatore abbia dato scaccomatto.
       *[no] Con questi pezzi non esiste alcuna posizione in cui { WHO($player) } { AGREE($player, sg: "abbia", pl: "abbiano") } dato scaccomatto.
    }
    .proof = { $why ->
        [at-once] { $either ->
            [yes] Ogni mossa legale conclude subito la partita, e con nessuna uno dei giocatori dà scaccomatto.
           *[no] Ogni mossa legale conclude subito la partita, e con nessuna { WHO($player) } { AGREE($player, sg: "dà", pl: "danno") } scaccomatto.
        }
        [blocked] { $either ->
            [yes] Tutti i pedoni si bloccano a vicenda, ed è dimostrato che nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali, per quanto lunga.
           *[no] Tutti i pedoni si bloccano a vicenda, ed è dimostrato che { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, per quanto lunga.
        }
       *[hidden] { $either ->
            [yes] È dimostrato che nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali, per quanto lunga.
           *[no] È dimostrato che { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, per quanto lunga.
        }
    }
    .forced = { $only ->
        [yes] L'unica mossa legale
       *[no] Una serie di mosse obbligate
    } { $end ->
        [stalemate] porta allo stallo:
        [mate] porta { WHO($player) } a subire scaccomatto:
       *[material] { $either ->
            [yes] lascia pezzi con cui nessuno dei due giocatori può dare scaccomatto:
           *[no] lascia pezzi con cui { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto:
        }
    }
    .over = { $end ->
        [stalemate] La posizione è già di stallo.
       *[mate] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già subìto scaccomatto.
    }
    .illegal = La posizione è illegale, perciò non si può dire quali mosse vi siano legali.
    .undecided = Non si è trovata né una serie di mosse che dia scaccomatto né la prova che non esista.
# What is not certain in an edition; $value: the name of a value.
confidence =
    .reported = Noto soltanto da fonti indirette su questa edizione: «{ $value }».
    .unverified = Non verificato su alcun testo di questa edizione: «{ $value }».
    .unseen = Di questa edizione non abbiamo letto il testo di questa regola (non verificato).
# Su che cosa poggiano le ragioni. $all: proposizioni date per acquisite, valori tra virgolette o numeri di articoli; $count: quanti.
rests-on =
    .presumed = Si presume { LIST($all) }.
    .reported = Tratto non dal testo delle Regole del { $edition }, ma da altre fonti: { LIST($all) }.
    .unverified = Per le Regole del { $edition } ciò non si è potuto verificare su alcun testo: { LIST($all) }.
    .unseen = Delle Regole del { $edition } non abbiamo letto il testo { $count ->
        [one] dell'articolo
       *[other] degli articoli
    } { LIST($all) }.

## Una regola

rule-absent = Le Regole del { $edition } non contengono questa regola.
rule-not-here = La norma non è tra quelle con cui si gioca questa partita.
rule-unread = Il testo delle Regole del { $edition } su questo punto non ci è noto.
heading-numbers = Numero in ciascuna edizione
number-none = nessuno
heading-cases = Casi
no-cases = Ancora nessun caso.

## Errori

no-ruling = Non c'è decisione.
    .conflict = { $first } e { $second } qui si contraddicono e nessuna delle due prevale. È un errore del programma, non del caso.
    .contradiction = Per l'evento { $event } il caso dice: { $asserted } Ma la scacchiera mostra: { $shown }
    .empty-square = Nell'evento { $event } si tocca o si lascia un pezzo, ma in { SQUARE($square) } non ce n'è nessuno.
    .unreadable = Nell'evento { $event } «{ $text }» non si può leggere come una mossa. { $why }
    .too-open = Il caso lascia aperte troppe cose; { $count ->
        [one] è stata esaminata una domanda
       *[other] sono state esaminate { $count } domande
    }. L'ultima: { $last }
# Perché un testo non è una mossa; segue la frase che lo dice.
unread =
    .unreadable = Non indica un pezzo e una casa, come fa una mossa.
    .no-such-piece = Nessun pezzo { WHO($player, case: "gen") } può essere quello indicato.
    .another-piece = In { SQUARE($square) } non si trova il pezzo indicato.
    .ambiguous = L'indicazione può riferirsi a più di un pezzo: quelli in { LIST($squares) }.
unknown-language = non esiste la lingua «{ $found }»; ci sono { LIST($known) }.
unknown-case = non esiste il caso «{ $found }».
unknown-article = le Regole del { $edition } non hanno l'articolo «{ $found }».
article-elsewhere = L'articolo { $found } si trova nelle Regole { LIST($editions) }; «--edition { $newest }» lo mostra.
article-without-rule = l'articolo { $found } dell'edizione { $edition } non enuncia una regola propria. { $reason }.
article-pending = l'articolo { $found } dell'edizione { $edition } non è ancora trattato.
perhaps = Forse { LIST($near, type: "or") }?

## Trovare le parole per un caso

words-kind =
    .act = atto
    .actor = persona
    .circumstance = circostanza
    .fact = fatto
    .finding = accertamento
    .effect = effetto
    .setting = impostazione
    .option = scelta del torneo
words-kinds =
    .act = Che cosa si fa
    .actor = Chi lo fa
    .circumstance = Circostanze di un evento
    .fact = Fatti
    .finding = Che cosa accerta l'arbitro
    .effect = Che cosa dispone una decisione
    .setting = Che cosa è fissato prima della partita
    .option = Che cosa sceglie il regolamento del torneo
words-case = Un caso che la usa: { $case }
words-nothing = per «{ $found }» non si è trovata alcuna parola.
