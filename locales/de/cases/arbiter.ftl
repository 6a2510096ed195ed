### Titles of the cases about the arbiter: what a reader would search for.

## arbiter-steps-in.yaml

title-what-does-the-arbiter-do-about-a-completed-illegal-move = Regelwidriger Zug im Turnierschach, keine Reklamation: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-an-illegal-move-when-a-visitor-has-come-in = Regelwidriger Zug, dann kommt ein Zuschauer herein: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-an-illegal-move-with-little-supervision = Regelwidriger Zug im Schnellschach (vereinfachte Regeln): Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-a-flag-that-fell = Blättchen im Turnierschach gefallen, keine Reklamation: Was tut der Schiedsrichter?
title-what-does-the-arbiter-do-about-a-flag-with-little-supervision = Blättchen gefallen, vereinfachte Regeln: Was tut der Schiedsrichter?
title-what-does-the-arbiter-do-about-another-move-than-the-touched-piece-demands = Springer berührt, Bauer gezogen, keine Reklamation: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-another-move-than-demanded-that-nobody-saw = Springer berührt, unbemerkt ein Bauer gezogen: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-two-moves-in-a-row = Zwei Züge hintereinander vor den Augen des Schiedsrichters: Muss er eingreifen?
title-what-does-the-arbiter-do-about-two-moves-in-a-row-that-nobody-saw = Unbemerkt zwei Züge hintereinander ausgeführt: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-when-a-player-is-short-of-time = Zeitnot eines Spielers: Was tut der Schiedsrichter?
    .scene = Weiß hat noch 1 Minute 30 Sekunden, hat gerade einen Zug gemacht und die Uhr gedrückt; Schwarz hat noch 40 Minuten. In diesem Augenblick kommen Sie vorbei. Ein Kollege meint, nur einer von beiden sei in Zeitnot, Sie könnten sich um anderes kümmern. Was hat der Schiedsrichter zu tun?
title-what-does-the-arbiter-do-when-both-kings-are-in-check = Beide Könige im Schach, Turnierschach: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-when-both-kings-are-in-check-with-little-supervision = Beide Könige im Schach, vereinfachte Regeln: Was tut der Schiedsrichter?
    .scene = Auf Ihrem Rundgang kommen Sie an ein Brett und sehen diese Stellung; Weiß ist am Zug. Beide Spieler sind ruhig und scheinen nichts Auffälliges daran zu finden, und niemand hat Sie gerufen. Was hat der Schiedsrichter zu tun?
title-what-does-the-arbiter-do-about-a-clock-that-shows-nothing-left = Uhr bei null, als der Gegner zieht: Was tut der Schiedsrichter?
title-what-does-the-arbiter-do-about-a-clock-that-is-seen-to-show-nothing-left = Uhr einige Zeit nach einem Zug bei null: Was tut der Schiedsrichter?
title-what-does-the-arbiter-do-about-a-flag-that-was-dealt-with = Blättchen reklamiert, Züge aber rechtzeitig vollendet: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-an-illegal-move-that-nobody-saw = Regelwidriger Zug unbemerkt, vereinfachte Regeln: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-noise-of-a-player = Störender Lärm, keine Reklamation: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-advice-that-a-player-takes = Ein Spieler lässt sich beraten: Greift der Schiedsrichter ein?
    .scene = Zwischen zwei Zügen bleibt Weiß bei einem Vereinskollegen stehen, fragt, welcher Plan am besten aussehe, und nimmt den Rat mit einem Nicken an; Sie stehen direkt dahinter und hören alles. Schwarz sitzt in Gedanken vertieft am Brett und hat nichts bemerkt, und die Stellung von Weiß ist ohnehin verloren. Was hat der Schiedsrichter zu tun?
title-what-does-the-arbiter-do-when-a-spectator-has-shifted-pieces = Ein Zuschauer wirft eine Figur um: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-a-spectator-who-advises = Ein Zuschauer gibt einem Spieler einen Rat: Was darf der Schiedsrichter tun?
title-what-does-the-arbiter-do-when-a-player-asks-for-an-earlier-position = Bitte um eine frühere Stellung: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-a-press-without-a-move = Uhr ohne Zug gedrückt: Greift der Schiedsrichter ein?
title-what-does-the-arbiter-do-about-a-clock-pressed-by-accident = Uhr vom Spieler am Zug versehentlich gedrückt: Greift der Schiedsrichter ein?
    .scene = Weiß ist am Zug. Beim Griff nach einem Glas Wasser drückt Weiß versehentlich die Uhr, ohne gezogen zu haben; Sie sehen es. Keiner der Spieler bemerkt etwas: Weiß rechnet weiter, und Schwarz ist in Gedanken versunken und sieht nicht, dass die falsche Uhr läuft. Was hat der Schiedsrichter zu tun?
title-what-does-the-arbiter-do-about-a-covered-scoresheet = Verdecktes Partieformular: Greift der Schiedsrichter von sich aus ein?
    .scene = Weiß deckt das Partieformular mit einem Schal zu, sodass Sie es nicht sehen können. Der Grund, so Weiß: Der Gegner schaue ständig darauf. Schwarz hat sich nicht beschwert; die Züge, sagt Weiß, seien alle sauber notiert. Was hat der Schiedsrichter zu tun?
title-what-does-the-arbiter-do-about-a-finger-over-the-clock = Finger über der Uhr: Greift der Schiedsrichter von sich aus ein?
title-what-does-the-arbiter-do-about-a-player-who-stops-recording = Mitschreiben ohne Zeitnot eingestellt: Greift der Schiedsrichter ein?

## captain-on-draws.yaml

title-a-captain-speaks-of-a-draw-before-the-arbiter = Ein Mannschaftsführer rät in Anwesenheit des Schiedsrichters zum Remis

## captain-speaks.yaml

title-a-captain-tells-the-score-before-the-arbiter = Ein Mannschaftsführer nennt vor dem Schiedsrichter den Mannschaftsstand
title-a-captain-discusses-the-position-before-the-arbiter = Ein Mannschaftsführer rät in Anwesenheit des Schiedsrichters zur Stellung

## disabled-wish.yaml

title-a-disabled-player-wishes-another-arrangement = Ein Spieler mit Behinderung bittet um andere Spielbedingungen

## expulsion-agreed.yaml

title-expulsion-may-need-the-consent-of-the-organiser = Ausschluss vom Turnier: Wird der Veranstalter gefragt?

## extra-time.yaml

title-the-light-goes-out = Störung von außen: Erhalten die Spieler zusätzliche Bedenkzeit?
title-noise-of-the-opponent-is-no-disturbance-from-outside = Lärm des Gegners: Zusatzzeit für den gestörten Spieler?
title-the-arbiter-himself-disturbs-the-game = Der Schiedsrichter macht Lärm, und ein Spieler reklamiert

## games-observed.yaml

title-a-player-does-not-move-the-touched-piece-although-it-was-ruled = Ein Spieler weigert sich, die berührte Figur wie entschieden zu ziehen
title-a-player-who-does-not-play-on-pays-with-his-time = Ein Spieler weigert sich erstmals weiterzuspielen

## laws-observed.yaml

title-a-complaint-of-noise-is-upheld = Reklamation wegen Lärms, der den Gegner gestört hat
title-the-arbiter-looks-into-a-complaint = Reklamation wegen Lärms, der den Gegner nicht gestört hat
    .scene = Weiß macht beim Blättern im Formularblock Geräusche, und Schwarz, in schwieriger Stellung, beschwert sich bei Ihnen. Sie bleiben eine Weile dabei und stellen fest, dass das Verhalten von Weiß den Gegner weder ablenkt noch stört. Schwarz räumt das ein, beharrt aber darauf, Lärm sei Lärm.
title-a-complaint-depends-on-what-the-arbiter-finds = Reklamation wegen Lärms: Hat er den Gegner gestört?
title-a-player-who-left-on-the-move-is-complained-of = Reklamation: Der Gegner hat den Spielbereich verlassen, als er am Zug war
    .scene = Weiß ist am Zug, steht auf und verlässt den Spielbereich, ohne Sie zu fragen. Schwarz reklamiert, das sei nicht erlaubt. Bei der Rückkehr bringt Weiß vor, es sei nur um ein Glas Wasser gegangen, und die verlorene Zeit sei ja die eigene gewesen.
title-a-player-who-was-free-to-leave-is-complained-of = Reklamation: Der Gegner hat den Spielbereich verlassen, ohne am Zug zu sein
    .scene = Schwarz ist am Zug, als Weiß aufsteht und den Spielbereich verlässt, um in den Erfrischungsraum zu gehen. Schwarz kommt zu Ihnen und beschwert sich: Niemand habe Sie um Erlaubnis gefragt, und während der Partie habe doch jeder Spieler im Saal zu bleiben.
title-a-complaint-about-what-is-allowed = Reklamation, weil die Uhren wegen einer Störung angehalten wurden
title-a-complaint-about-stopping-the-clocks-without-reason = Reklamation, weil die Uhren ohne triftigen Grund angehalten wurden
title-a-complaint-about-pressing-with-force = Reklamation wegen eines heftigen Schlags auf die Uhr
    .scene = Weiß macht einen Zug und schlägt so heftig auf die Uhr, dass der Tisch wackelt. Schwarz beschwert sich bei Ihnen. Weiß entschuldigt sich: Es sei nur die Aufregung gewesen, die Uhr sei heil, und umgefallen sei auch nichts.
title-a-complaint-about-a-move-written-first = Reklamation wegen eines vor der Ausführung notierten Zuges
    .scene = Weiß schreibt einen Zug auf, betrachtet ihn eine Weile und spielt ihn erst dann. Schwarz beschwert sich bei Ihnen. Weiß erklärt, so sei es im Jugendtraining beigebracht worden, und auf dem Brett stehe ja genau der Zug, der auf dem Formular steht.
title-nobody-complains-of-his-own-act = Ein Spieler reklamiert sein eigenes Verhalten
title-a-complaint-about-something-that-nobody-can-prove = Reklamation wegen Redens: Aussage gegen Aussage
title-both-players-complain-of-a-spectator = Beide Spieler reklamieren, dass ein Zuschauer redet
title-a-device-that-has-cost-the-game-is-complained-of = Reklamation wegen des Geräts des Gegners, nachdem es geklingelt hat
title-a-complaint-about-how-the-opponent-behaves-after-the-game = Reklamation wegen eines Gegners, der nach seiner Aufgabe redet
title-a-complaint-about-an-arrival-in-time = Verspätung des Gegners reklamiert, aber innerhalb der Wartezeit
title-a-complaint-about-a-decision-of-the-arbiter = Reklamation gegen eine vom Schiedsrichter verhängte Strafe
title-a-captain-complains = Ein Mannschaftsführer reklamiert, dass ein Spieler am Zug weggegangen ist
title-an-outsiders-protest-is-no-complaint-of-a-player = Ein Zuschauer protestiert beim Schiedsrichter
title-a-complaint-that-names-no-event-is-about-what-was-done-last = Reklamation ohne Angabe des Grundes, nachdem der Gegner weggegangen ist
title-a-complaint-is-not-about-a-visitor-who-came-in-between = Reklamation ohne Angabe des Grundes; der Gegner ging weg, ein Besucher kam herein
title-a-complaint-about-a-move-that-was-not-played = Reklamation eines regelwidrigen Zuges, der nicht gespielt wurde
    .scene = In wilder Zeitnot ruft Schwarz Sie und reklamiert, Weiß habe soeben regelwidrig gezogen und den König im Schach stehen lassen. Weiß bestreitet, überhaupt gezogen zu haben. Sie befragen beide Spieler und stellen fest, dass Weiß recht hat: Die Hand fuhr nur über das Brett. Nun beharrt Weiß darauf, dass ein solcher Fehlalarm Schwarz etwas kosten müsse.
title-a-complaint-without-anything-to-complain-of = Reklamation, ohne dass etwas vorgefallen ist
title-an-illegal-move-that-was-ruled-on-is-complained-of-again = Regelwidriger Zug, vom Schiedsrichter sofort gesehen, dann zweimal reklamiert
title-a-complaint-about-a-wrong-result-that-both-signed = Matt gesetzt, aber beide unterschrieben das umgekehrte Ergebnis: Reklamation
title-a-complaint-about-another-result-on-the-opponents-sheet = Partieformulare mit verschiedenen Ergebnissen unterschrieben: Reklamation
    .scene = Nach einer freundlichen Analyse unterschreibt jeder für sich: Weiß Partieformulare, auf denen ein Sieg von Weiß steht und die auf dem Tisch liegen bleiben, Schwarz solche, auf denen remis steht, und gibt sie ab. Weiß merkt das und beschwert sich bei Ihnen: Die Partie sei gewonnen gewesen. Schwarz meint, zählen könne nur, was abgegeben wurde.
title-a-complaint-about-a-slip-that-was-put-right = Sehbehinderter Spieler berichtigt einen Versprecher: Reklamation
title-a-complaint-that-the-arbiter-told-a-player-to-press-the-clock = Reklamation: Der Schiedsrichter hat die nicht gedrückte Uhr erwähnt
title-a-claim-that-the-sealed-move-is-ambiguous = Mehrdeutiger Abgabezug, nach dem Öffnen des Umschlags angezeigt
title-an-illegal-move-that-lost-the-game-is-claimed-afterwards = Zweiter regelwidriger Zug, vom Schiedsrichter gesehen, dann reklamiert
    .scene = Gegen Weiß ist in dieser Partie bereits ein regelwidriger Zug gezählt worden. Nun macht Weiß wieder einen regelwidrigen Zug und drückt die Uhr; Sie sehen es, und auch Schwarz reklamiert es. Weiß wendet ein, die beiden Züge hätten nichts miteinander zu tun, und dazwischen lägen Stunden.

## no-intervention.yaml

title-a-player-asks-to-see-an-earlier-position = Ein Spieler will eine frühere Stellung sehen
    .scene = Weiß kommt an Ihren Tisch und bittet darum, eine frühere Stellung der Partie gezeigt zu bekommen, „nur ganz kurz“. Neben Ihnen steht ein freies Brett, und Weiß bemerkt, auf dem Partieformular stehe ja ohnehin alles, es werde also nichts verraten.
title-nothing-has-happened-in-which-the-arbiter-could-intervene = Regelgemäßer erster Zug: Hat der Schiedsrichter etwas zu tun?
title-the-arbiter-does-not-mention-that-the-clock-was-not-pressed = Zug ausgeführt, Uhr nicht gedrückt: Sagt es der Schiedsrichter?
    .scene = Sie bleiben an einem Brett stehen, an dem Weiß einen Zug macht, ohne die Uhr zu drücken; die Zeit von Weiß läuft weiter. Schwarz sieht zur Decke, und unter den Zuschauern blickt ein Freund von Weiß Sie flehend an. Was hat der Schiedsrichter zu tun?
title-the-arbiter-waits-while-an-illegal-move-is-not-completed = Regelwidriger Zug vor dem Drücken der Uhr: Greift der Schiedsrichter ein?
title-the-arbiter-leaves-an-illegal-move-alone-once-it-was-answered = Regelwidriger Zug beantwortet, vereinfachte Regeln: Greift der Schiedsrichter ein?
    .scene = An einem ruhigen Brett macht Weiß einen regelwidrigen Zug und drückt die Uhr, und niemand bemerkt es. Schwarz macht einen Zug und drückt die Uhr. Erst jetzt erkennen Sie bei Ihrem Rundgang, was geschehen ist; beide Spieler denken nach und ahnen nichts, und der Fehler könnte die Partie entscheiden. Was hat der Schiedsrichter zu tun?
title-the-game-is-over-when-it-is-asked-what-the-arbiter-does = Matt auf dem Brett: Greift der Schiedsrichter noch ein?

## nothing-told.yaml

title-an-arbiter-tells-a-player-to-press-the-clock = Der Schiedsrichter sagt, dass die Uhr nicht gedrückt wurde
title-an-arbiter-tells-that-the-opponent-has-moved = Der Schiedsrichter sagt einem Spieler, dass der Gegner gezogen hat
title-a-player-asks-how-many-moves-were-made = Frage nach der Zahl der abgeschlossenen Züge, ohne dass ein Blättchen gefallen ist
    .scene = Noch ist kein Blättchen gefallen. Weiß winkt Sie ans Brett und fragt, wie viele Züge bereits abgeschlossen sind. Das sei eine bloße Tatsache und kein Rat, sagt Weiß, und jeder im Saal könne mitzählen; Schwarz zuckt mit den Schultern und hat gegen eine Antwort nichts einzuwenden.
title-after-a-flag-has-fallen-the-number-of-moves-may-be-told = Frage nach der Zahl der abgeschlossenen Züge, nachdem ein Blättchen gefallen ist
title-an-arbiter-advises-a-player = Der Schiedsrichter gibt einem Spieler einen Ratschlag
title-the-opponent-says-that-the-clock-was-not-pressed = Der Gegner sagt, dass die Uhr nicht gedrückt wurde

## observers-tell-the-arbiter.yaml

title-a-spectator-points-out-the-flag = Ein Zuschauer weist laut auf ein Blättchen hin, dessen Fallen dem Schiedsrichter entging
title-the-arbiter-sees-the-flag-that-a-spectator-pointed-out = Ein Zuschauer weist laut auf ein gefallenes Blättchen hin; dann bemerkt es der Schiedsrichter
    .scene = Das Blättchen von Weiß fällt, doch niemand bemerkt es, und beide Spieler denken weiter; Schwarz könnte noch matt setzen. Ein Zuschauer sagt laut, ein Blättchen sei gefallen. Sie blicken auf und sehen es selbst. Weiß protestiert, eine Partie dürfe nicht vom Publikum entschieden werden.
title-a-spectator-tells-only-the-arbiter = Ein Zuschauer meldet nur dem Schiedsrichter einen Regelverstoß
title-a-spectator-tells-the-arbiter-alone-that-the-clock-was-not-pressed = Ein Zuschauer sagt nur dem Schiedsrichter, dass die Uhr nicht gedrückt wurde
title-a-captain-tells-the-arbiter-of-an-illegal-move = Ein Mannschaftsführer meldet dem Schiedsrichter einen schon beantworteten regelwidrigen Zug
    .scene = Weiß spielt { MOVE("Rd2") } und drückt die Uhr; Schwarz antwortet { MOVE("Kf7") } und drückt die Uhr. Dann nimmt ein Mannschaftsführer Sie beiseite und teilt nur Ihnen mit, mit dem Zug { MOVE("Rd2") } habe etwas nicht gestimmt. Sie sehen auf das Brett. Beide Spieler sagen, sie würden lieber weiterspielen als zurückgehen.
title-a-spectator-tells-the-arbiter-of-the-move-just-played = Ein Zuschauer meldet dem Schiedsrichter einen Regelverstoß nach einem regelwidrigen Zug
title-the-player-at-the-next-board-tells-the-arbiter-of-a-legal-move = Ein Spieler einer anderen Partie meldet einen Regelverstoß nach einem regelgemäßen Zug
    .scene = Weiß spielt { MOVE("e4") } und drückt die Uhr. Ein Spieler aus einer anderen Partie kommt zu Ihnen und sagt so leise, dass es sonst niemand hört, dort stimme etwas nicht. Sie selbst haben nichts bemerkt, und beide Spieler scheinen mit dem, was auf dem Brett steht, zufrieden.
title-an-assistant-tells-the-arbiter-of-an-illegal-move-where-both-players-see = Ein Assistent meldet dem Schiedsrichter einen regelwidrigen Zug
title-a-spectator-tells-the-arbiter-of-a-broken-touch = Ein Zuschauer meldet dem Schiedsrichter, dass die berührte Figur nicht gezogen wurde
title-a-captain-tells-the-arbiter-of-an-illegal-move-when-the-game-is-over = Ein Mannschaftsführer meldet nach vereinbartem Remis einen regelwidrigen Zug
title-a-spectator-tells-the-arbiter-of-an-illegal-move-in-rapid = Ein Zuschauer meldet im Schnellschach vor der Antwort einen regelwidrigen Zug
title-a-spectator-tells-the-arbiter-of-an-illegal-move-after-the-reply-in-rapid = Zuschauer meldet im Schnell- oder Blitzschach regelwidrigen Zug nach der Antwort
    .scene = Weiß macht einen regelwidrigen Zug und drückt die Uhr. Schwarz bemerkt nichts, zieht und drückt ebenfalls die Uhr. Ein Zuschauer kommt zu Ihnen und sagt nur Ihnen, mit dem Zug von Weiß sei etwas nicht in Ordnung gewesen. Sie sehen nach: Es stimmt. Jetzt, da Sie davon wüssten, flüstert der Zuschauer, könnten Sie kaum wegsehen.
title-a-spectator-advises-a-player = Ein Zuschauer gibt einem Spieler einen Ratschlag
title-a-spectator-makes-noise = Ein Zuschauer redet während der Partie
title-a-team-captain-advises-his-player = Ein Mannschaftsführer gibt seinem Spieler einen Ratschlag
title-a-player-of-another-game-points-out-an-irregularity = Ein Spieler einer anderen Partie sagt laut, dass ein Regelverstoß vorliegt
title-the-organiser-tells-only-the-arbiter = Der Veranstalter meldet nur dem Schiedsrichter einen Regelverstoß
title-a-spectator-claims-a-fallen-flag = Ein Zuschauer reklamiert ein unbemerkt gefallenes Blättchen
title-a-spectator-points-out-an-illegal-move = Ein Zuschauer reklamiert einen unbemerkten regelwidrigen Zug
title-advice-when-the-game-is-over = Ein Mannschaftsführer gibt nach der Aufgabe noch Ratschläge
title-a-captain-tells-his-player-to-press-the-clock = Ein Mannschaftsführer sagt einem Spieler, dass die Uhr nicht gedrückt wurde
    .scene = Weiß macht einen Zug, lehnt sich zurück und drückt die Uhr nicht. Hinter der Absperrung sagt der Mannschaftsführer von Weiß: „Die Uhr!“ Weiß blickt überrascht auf. Der Mannschaftsführer versichert Ihnen, über die Stellung sei kein Wort gefallen, und einen Spieler an seine Pflicht zu erinnern könne nicht schaden.
title-a-captain-accepts-the-draw-that-was-offered-to-his-player = Ein Mannschaftsführer nimmt das Remisangebot an seinen Spieler an
    .scene = Jeder Spieler hat 20 Züge gemacht, als Weiß einen Zug macht, remis anbietet und die Uhr drückt. „Angenommen!“, ruft der Mannschaftsführer von Schwarz, ehe Schwarz ein Wort sagen kann. Schwarz lächelt, sagt, eine andere Antwort sei nie beabsichtigt gewesen, und nimmt das Angebot an. Weiß bereut das Angebot inzwischen und meint, nach einem solchen Vorfall gelte gar nichts.
title-two-captains-agree-a-draw = Ein Mannschaftsführer vereinbart Remis
    .scene = In einem Mannschaftskampf läuft noch eine Partie. Während beide Spieler am Brett nachdenken, kommt der Mannschaftsführer von Weiß zu Ihnen, erklärt im Namen der Mannschaft, hier sei Remis vereinbart, und bittet Sie, das Ergebnis zu notieren. Die Spieler blicken überrascht auf; der Kampf, sagt der Mannschaftsführer, sei ohnehin entschieden.
title-a-spectator-resigns-a-game-that-is-not-his = Ein Zuschauer gibt auf
title-a-captain-offers-a-draw-and-the-opponent-accepts-it = Ein Mannschaftsführer bietet Remis an, und ein Spieler nimmt an
title-a-captain-stops-the-clocks = Ein Mannschaftsführer hält die Uhren an
title-what-a-captain-says-when-the-game-is-over = Ein Mannschaftsführer gibt auf, nachdem der Spieler schon aufgegeben hat
title-an-organiser-asks-for-a-quickplay-draw = Der Veranstalter, nicht ein Spieler, beantragt Remis nach den Regeln für die Endspurtphase
title-the-captain-tells-his-player-to-take-the-draw = Ein Mannschaftsführer rät zum Remisangebot, der Spieler nimmt an
    .scene = Weiß bietet remis an. Schwarz blickt sich nach dem Mannschaftsführer um, und dieser sagt: „Annehmen!“ Weiß beschwert sich sofort bei Ihnen; danach nimmt Schwarz das Angebot an. Der Mannschaftsführer beteuert, über die Stellung auf dem Brett sei kein Wort gefallen.
title-an-assistant-who-advises-and-one-who-talks = Der Assistent eines sehbehinderten Spielers gibt einen Rat und redet
title-an-assistant-of-a-player-who-sees-tells-him-the-moves = Ein Assistent nennt einem Spieler auf Frage die Zahl der Züge

## penalties-are-listed.yaml

title-which-penalties-there-are = Welche Strafen darf der Schiedsrichter verhängen?
title-exclusion-from-rounds-is-a-new-penalty = Der Schiedsrichter schließt einen Spieler von Runden aus
title-a-fine-that-was-not-announced = Geldbuße ohne vorherige Ankündigung
title-a-fine-that-was-announced = Geldbuße nach vorheriger Ankündigung
title-the-penalty-is-time-for-the-opponent-and-less-for-the-offender = Strafe: zwei Minuten für den Gegner, fünf weniger für den Bestraften
title-the-penalty-is-the-loss-of-the-game = Partieverlust als Strafe: Wie viele Punkte erhält der Gegner?
title-the-penalty-is-a-matter-of-points = Punkte als Strafe: mehr für den Gegner, weniger für den Bestraften
title-expulsion-is-the-last-penalty-of-every-list = Spieler wegen einer Beleidigung vom Turnier ausgeschlossen
title-which-penalties-are-open-for-this-offence = Welche Strafen kommen für störenden Lärm infrage?

## phones-of-everybody.yaml

title-a-spectators-phone-rings = Das Mobiltelefon eines Zuschauers klingelt im Turnierareal
title-a-spectator-with-an-authorised-phone = Ein Zuschauer hat ein vom Schiedsrichter genehmigtes Mobiltelefon
title-a-spectators-phone-is-switched-off = Ein Zuschauer trägt ein ausgeschaltetes Mobiltelefon bei sich
title-the-arbiters-own-phone-rings = Das Mobiltelefon des Schiedsrichters klingelt
title-a-captain-uses-a-phone-in-the-venue = Ein Mannschaftsführer hat im Turnierareal ein stumm geschaltetes Mobiltelefon bei sich
title-a-spectators-phone-in-an-adjoining-area = Das Mobiltelefon eines Zuschauers klingelt in einem angrenzenden Bereich
title-a-players-phone-in-an-adjoining-area = Ein Spieler hat ein stumm geschaltetes Mobiltelefon in einem angrenzenden Bereich

## playing-conditions.yaml

title-a-player-asks-for-another-chair = Ein Spieler bittet um etwas, das zum Spielen gebraucht wird
title-a-player-asks-for-more-light = Ein Spieler bittet um andere Spielbedingungen
title-a-question-about-a-rule-has-nothing-to-do-with-the-playing-conditions = Ein Spieler, der nicht am Zug ist, bittet um eine Regelauskunft
    .scene = Schwarz ist am Zug. Weiß kommt an Ihren Tisch und fragt, was die Regeln über die Rochade sagen, wenn der Turm angegriffen ist. Schwarz hat es gehört und wendet ein, wer die Regeln nicht kenne, hätte sie zu Hause lernen sollen, und Weiß sei nicht einmal am Zug.

## ruling-measured.yaml

title-two-minutes-and-the-position-before-a-first-illegal-move-was-right = Erster regelwidriger Zug: Stellung, zwei Minuten, berührte Figur genannt
title-the-position-and-two-minutes-without-a-word-of-the-touched-piece = Erster regelwidriger Zug: Stellung, zwei Minuten, berührte Figur nicht genannt
title-a-loss-for-a-first-illegal-move-was-wrong = Erster regelwidriger Zug: Der Schiedsrichter erklärt die Partie für verloren
title-to-let-a-mate-pass-unnoticed-was-wrong = Matt auf dem Brett: Der Schiedsrichter tut nichts
    .scene = Weiß spielt { MOVE("Rd8") } und drückt die Uhr. Keiner der Spieler sagt ein Wort; beide sehen auf das Brett und denken weiter. Ihr Kollege, der danebensteht und alles gesehen hat, unternimmt nichts und erklärt Ihnen später, es habe ja niemand etwas reklamiert.
title-to-do-nothing-about-a-legal-move-was-right = Der Schiedsrichter tut bei einem regelgemäßen Zug nichts
title-to-do-nothing-about-a-legal-move-told-in-steps-was-right = Bauer gehoben, losgelassen, Uhr gedrückt: Der Schiedsrichter tut nichts
title-a-ruling-on-nothing-in-particular-is-not-measured = Der Schiedsrichter lässt nach einem regelgemäßen Zug weiterspielen
title-an-arbiter-who-does-nothing-about-a-flag-that-he-sees = Der Schiedsrichter sieht ein Blättchen fallen und tut nichts
    .scene = Das Blättchen von Weiß fällt, während ein junger Kollege von Ihnen am Brett steht und auf die Uhr sieht; Schwarz könnte noch matt setzen. Keiner der Spieler bemerkt etwas, und Ihr Kollege tut nichts. Ihnen erklärt der Kollege, das Fallen des Blättchens habe der Gegner zu reklamieren, und ein Schiedsrichter solle keine Partien entscheiden.
title-a-penalty-within-the-arbiters-discretion-was-right = Figur umgeworfen: Der Schiedsrichter bestraft den Spieler
title-no-penalty-within-the-arbiters-discretion-was-right-too = Figur umgeworfen: Der Schiedsrichter lässt sie nur zurückstellen
title-an-arbiter-who-may-set-the-times-and-sets-them = Falsche Uhrenstände der Hängepartie spät reklamiert: Uhren neu gestellt
title-an-arbiter-who-may-change-a-signed-result-and-changes-it = Nach der Aufgabe Remis unterschrieben, vom Schiedsrichter in einen Gewinn geändert
title-an-arbiter-who-lets-a-signed-result-stand = Nach der Aufgabe Remis unterschrieben, vom Schiedsrichter nicht geändert
title-an-arbiter-who-calls-a-flag-in-a-game-with-little-supervision = Schiedsrichter zeigt das Fallen des Blättchens an (vereinfachte Regeln)
title-an-arbiter-who-chooses-a-warning-for-a-breach-of-conduct = Der Schiedsrichter verwarnt nur wegen störenden Lärms
title-an-arbiter-who-lets-a-breach-of-conduct-pass = Der Schiedsrichter lässt störenden Lärm durchgehen und verwarnt dann den Gegner
title-an-arbiter-who-fines-a-player-without-having-announced-it = Geldbuße für Lärm, ohne dass Geldbußen angekündigt waren
    .scene = Schwarz summt laut zur Musik aus einem Café gegenüber, was Weiß ablenkt und stört. Ihr Kollege entscheidet, dass Schwarz eine Geldbuße zu zahlen hat. Geldbußen waren für dieses Turnier nicht angekündigt, doch weist Ihr Kollege darauf hin, dass die Regeln sie in der Liste der Strafen nennen und der Schiedsrichter die Wahl habe.
title-an-arbiter-who-fines-a-player-as-announced = Geldbuße für Lärm wie im Voraus angekündigt
title-an-arbiter-who-warns-a-player-for-what-the-laws-forbid = Der Schiedsrichter verwarnt einen Spieler, der am Zug weggegangen ist
    .scene = Weiß ist am Zug und verlässt ohne Erlaubnis des Schiedsrichters den Spielbereich; kurz darauf ist Weiß mit einer Tasse Kaffee zurück. Ihr Kollege sagt Weiß, dass das nicht erlaubt ist, und spricht dafür eine Verwarnung aus. Schwarz protestiert: Die Regeln verlangten eine Strafe, und eine bloße Verwarnung sei keine.
title-a-ruling-that-is-right-in-one-point-and-wrong-in-two = Erster regelwidriger Zug: drei Minuten, Uhren gestellt, Stellung belassen
title-two-minutes-alone-for-a-first-illegal-move = Erster regelwidriger Zug: zwei Minuten gegeben, Stellung belassen
title-the-position-restored-without-the-penalty = Erster regelwidriger Zug: Stellung wiederhergestellt, keine Zeit gegeben
    .scene = Weiß spielt h3 und drückt die Uhr. Ihr Kollege steht am Brett, hält die Uhren an, entscheidet, dass die Stellung vor dem Zug wiederhergestellt wird und Weiß einen beliebigen regelgemäßen Zug ausführen darf, und lässt weiterspielen. Weiß bedankt sich; Schwarz zuckt mit den Schultern und spielt ebenfalls weiter.
title-an-illegal-move-that-was-claimed-and-ruled-on-by-naming-the-move = Regelwidriger Zug mit Zeitgutschrift: Was gehört in die Entscheidung?
title-a-ruling-on-a-move-that-is-told-after-a-flag-of-unknown-order = Regelwidriger Zug und unbemerkt gefallenes Blättchen: Entscheidung über den Zug richtig?
title-minutes-for-one-player-after-a-wrong-setting = Falsche Uhreneinstellung: berichtigt, dazu Minuten für einen Spieler
title-two-minutes-for-a-second-illegal-move = Zweiter regelwidriger Zug: zwei Minuten gegeben, Stellung wiederhergestellt
    .scene = Gegen Schwarz ist in dieser Partie bereits ein regelwidriger Zug gezählt worden. Nun macht Schwarz erneut einen regelwidrigen Zug und drückt die Uhr; Weiß könnte noch matt setzen. Ihr Kollege hält die Uhren an, stellt die Stellung vor dem Zug wieder her und gibt Weiß 2 Minuten zusätzliche Bedenkzeit. Schwarz meint, zwischen den beiden Versehen lägen Stunden einwandfreien Spiels.
title-a-wrong-claim-rejected-with-the-two-minutes = Dreimalige Wiederholung zu Unrecht beantragt: abgelehnt, zwei Minuten gegeben
title-nothing-to-rule-about-an-offer = Remis wird angeboten, und der Schiedsrichter tut nichts
title-the-arbiter-confirms-the-signed-result-when-he-rejects-a-complaint = Letzter Zug nach unterschriebenem Gewinn als regelwidrig reklamiert: Ergebnis bestätigt

## special-measures.yaml

title-a-player-needs-medical-attention = Ein Spieler bittet um ärztliche Hilfe

## told-to-captain.yaml

title-a-captain-is-warned-for-his-player = Verwarnung eines Spielers über den Mannschaftsführer
title-a-player-is-warned-himself = Spieler wegen unerlaubten Verlassens verwarnt

## video-left-to-arbiter.yaml

title-a-player-asks-for-the-video = Ein Spieler bittet darum, eine Videoaufnahme anzusehen

## video-not-appealed.yaml

title-an-appeal-because-the-video-was-not-looked-at = Protest, weil eine Videoaufnahme nicht angesehen wurde
title-an-appeal-against-the-ruling-drawn-from-the-video = Protest gegen eine Entscheidung nach Ansehen einer Videoaufnahme
