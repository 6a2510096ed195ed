### Was der Schiedsrichter Schritt für Schritt tut: `procedure-NAME` ist eine Überschrift, `step-NAME` ein Schritt, kurz und im Infinitiv.

# What the command and a ruling say around the steps.
procedures = Schritt für Schritt
procedures-lead = Was ein Schiedsrichter in jedem Fall tut, in der richtigen Reihenfolge und in der Auslegung der FIDE.
in-procedures = Schritt für Schritt:
heading-procedure = Schritt für Schritt: { $title } (jadoube procedure { $name })
unknown-procedure = Es gibt kein Verfahren „{ $found }“.
known-procedures = Es gibt { LIST($names) }.
supervision-plays-no-part = im Turnierschach spielt die Aufsicht keine Rolle
procedure-empty =
    .edition = In dieser Ausgabe gibt es hierfür keine Schritte.
    .scope = Bei dieser Bedenkzeit und dieser Aufsicht gibt es hierfür keine Schritte.
    .practice = Die hier zugrunde gelegte Praxis sieht dafür keine Schritte vor.

## Was in einer Zeile entschieden wird: `note-MESSAGE` steht für MESSAGE; Leeres wird weggelassen.

note-effect-times-by-judgement = Die Uhrenstände nach bestem Ermessen festsetzen.
note-effect-start-clock = Die Uhr { WHO($player, case: "gen") } in Gang setzen.
note-effect-pause-clocks = Dafür sorgen, dass die Uhren angehalten sind.
note-effect-restore =
    .before = Die Stellung davor wiederherstellen.
note-effect-must-move = Mit der berührten Figur muss gezogen werden.
note-effect-touch-move-binds = Die berührte Figur muss ziehen (oder geschlagen werden), wenn das regelgemäß ist.
note-effect-repair = { WHO($player) } muss die Figuren auf eigene Bedenkzeit zurückstellen.
note-effect-forfeited = Die Partie als nicht gespielt eintragen: kampflos verloren.
note-effect-already-over =
    .after-result = Die Partie war beendet, bevor das Blättchen fiel.
note-effect-forbidden = { "" }
note-effect-claim-accepted = { "" }
note-decision-on-complaint =
    .claim-accepted = { "" }
note-effect-must =
    .call-flag = { "" }
    .intervene = Sofort eingreifen.
    .establish-result = Das richtige Ergebnis feststellen.
    .look = Der Sache selbst nachgehen.
    .look-for-marked-offers = Auf den Partieformularen nachsehen, welche Remisangebote vermerkt sind.
    .announce-loss = Dem Spieler sagen, dass der nächste Verstoß die Partie kostet.
note-effect-must-not =
    .call-flag = Das Fallen des Blättchens nicht anzeigen.
    .intervene = Nicht eingreifen.
note-effect-wait-one-move = Warten, bis der nächste Zug vollständig abgeschlossen ist.
note-effect-score-by-arbiter = Der Schiedsrichter legt fest, wie viele Punkte { WHO($player) } erhält.
note-effect-move-stands = Der Zug bleibt bestehen.
    .move = Der Zug bleibt bestehen.
    .previous = Der Zug bleibt bestehen.
    .unnamed = Der Zug bleibt bestehen.
    .moved = Der Zug bleibt bestehen.
note-effect-penalty-due = { WHO($player, case: "acc") } mit einer der vorgesehenen Strafen belegen.
note-effect-may =
    .penalise = Der Schiedsrichter darf { WHO($player, case: "acc") } bestrafen.
    .penalise-distraction = Der Schiedsrichter darf { WHO($player, case: "acc") } wegen Ablenkung { WHO($opponent, case: "gen") } bestrafen.
    .stop-clocks = Jeder der beiden Spieler darf die Uhren anhalten.
    .call-flag = Der Schiedsrichter darf das Fallen des Blättchens anzeigen.
    .change-setting = Der Schiedsrichter darf die Uhreneinstellung ändern.
    .start-new-game = Der Schiedsrichter darf eine neue Partie anordnen; tut er es nicht, gilt diese Partie.
    .declare-draw = Der Schiedsrichter darf die Partie für remis erklären.
    .postpone-claim = Der Schiedsrichter darf die Entscheidung über den Antrag aufschieben.
    .reject-claim = Der Schiedsrichter darf den Antrag ablehnen.
    .grant-increment = Der Schiedsrichter darf beiden Spielern eine Zeitgutschrift von { DURATION($time, case: "dat") } pro Zug gewähren.
    .expel-offender = Der Schiedsrichter darf den Störer aus dem Turnierareal weisen.

procedure-claim = Ein Remisantrag wird geprüft
procedure-flag = Ein Blättchen fällt
procedure-illegal-move = Ein regelwidriger Zug

## Ein Remisantrag

step-claim-has-the-move = Prüfen, ob der Antragsteller am Zug ist.
step-claim-own-clock = Prüfen, ob die Uhr des Antragstellers läuft: Solange der Gegner die Uhr nicht gedrückt hat, ist es für einen Antrag zu früh.
step-claim-nothing-touched = Prüfen, ob der Antragsteller noch { $piece ->
    [moved] nicht gezogen hat
   *[touched] keine Figur berührt hat
}: Sonst ist das Recht auf den Antrag bei diesem Zug verloren.
step-claim-move-written = Antrag mit beabsichtigtem Zug: prüfen, ob der Zug auf dem Partieformular steht, und den Antragsteller erklären lassen, dass er ihn ausführen will.
step-claim-make-legal = Der Zug ist nicht aufgeschrieben? Den Antrag nicht abweisen. Den Spieler auffordern, ihn ordnungsgemäß zu stellen, und auf Nachfrage erklären, wie.
step-claim-sheet = Es wird nicht mitgeschrieben? Dem Antragsteller ein Partieformular für den Zug geben.
step-claim-stop-clocks = Dafür sorgen, dass die Uhren angehalten sind.
step-claim-stays = Eine Rücknahme des Antrags nicht zulassen.
step-claim-ask-opponent = Der Antrag ist zugleich ein Remisangebot: den Gegner fragen.
step-claim-agreed = Der Gegner nimmt an? Die Partie ist remis; nichts prüfen.
step-claim-agreement-barred = Darf im Turnier noch kein Remis vereinbart werden? Den Antrag dennoch prüfen.
step-claim-offer-gone = Der Gegner will die Prüfung? Dann ist das Angebot erloschen.
step-claim-with-chief = Sorgfältig prüfen, nötigenfalls mit dem Hauptschiedsrichter, und erst dann entscheiden.
step-claim-players-check = Die Spieler den Antrag prüfen lassen und dabei Aufsicht führen.
step-claim-both-present = Nie mit einem Spieler allein prüfen: Beide müssen anwesend sein.
step-claim-play-through = Die Partie auf einem anderen Brett nachspielen; die Partieformulare allein genügen nicht.
step-claim-computer = Bei elektronischen Brettern darf am Computer geprüft werden.
step-claim-counter = Bildschirm und Zähler können irren; wurde die Zahl der Züge aber notiert, bevor das Zählen begann, darf der Zähler die Züge ohne Bauernzug und ohne Schlagen bestätigen.
step-claim-stop-at-each = Stellungswiederholung: bei der ersten Stellung anhalten, bis beide zustimmen, dann bei der zweiten, dann bei der dritten.
step-claim-count-moves = { $limit }-Züge-Regel: die Züge jedes Spielers seit dem letzten Bauernzug oder Schlagen zählen.
step-claim-refusal = Wer die Mitwirkung verweigert, verletzt eine Pflicht: verwarnen oder bestrafen.
step-claim-right = Der Antrag ist berechtigt: die Partie sofort für remis erklären.
step-claim-wrong = Der Remisantrag ist unberechtigt: dem Gegner { DURATION($gain, case: "acc") } geben{ $loss ->
    [half] , dem Antragsteller die Hälfte der Restbedenkzeit nehmen, höchstens { DURATION($most, case: "acc") },
    [ladder] , einem Antragsteller mit mehr als { DURATION($much, case: "dat") } die Hälfte seiner Restbedenkzeit nehmen, höchstens { DURATION($most, case: "acc") }, einem mit weniger { DURATION($rest, case: "acc") } lassen
   *[none] {""}
} und die Partie fortsetzen lassen.
step-claim-no-offence = Ein unberechtigter Remisantrag zählt nicht als regelwidriger Zug.
step-claim-again = Recht durch Berühren verloren oder Antrag abgelehnt: Bei einem späteren Zug darf der Spieler erneut beantragen.
step-claim-move-binds = Der Antrag war mit einem beabsichtigten Zug gestellt: diesen jetzt ausführen lassen.
step-claim-illegal-move-binds = Der beabsichtigte Zug ist regelwidrig? Dann einen anderen mit derselben Figur ausführen lassen; als regelwidriger Zug zählt das nicht.
step-claim-drawn-already = Die Prüfung zeigt, dass die Partie schon vorher ohne Antrag remis war? Auf Remis entscheiden.
step-claim-restart = Die Partie geht weiter: die Uhr des Antragstellers in Gang setzen.

## Ein Blättchen fällt

step-flag-no-hint = Vor dem Fallen eines Blättchens nie sagen, wie viele Züge gespielt sind oder noch fehlen.
step-flag-seen = { $by ->
    [either] Handeln, wenn man das gefallene Blättchen sieht oder ein Spieler es zu Recht reklamiert
    [arbiter] Handeln, wenn man das gefallene Blättchen sieht
   *[player] Erst handeln, wenn ein Spieler das gefallene Blättchen zu Recht reklamiert
}; vorher gilt das Blättchen nicht als gefallen.
step-flag-announce = Das gefallene Blättchen anzeigen, sobald man es sieht.
step-flag-call = { $duty ->
    [must-not] Ein gefallenes Blättchen nicht erwähnen; es zu reklamieren ist Sache der Spieler.
    [must-not-unless-both-down] Ein gefallenes Blättchen nicht erwähnen, solange nicht beide gefallen sind.
    [may] Wer ein gefallenes Blättchen sieht, darf es anzeigen.
   *[shall] Das gefallene Blättchen anzeigen, sobald man es sieht.
}
step-flag-ended-before = War die Partie zu Ende, bevor jemand das Blättchen bemerkte? Dann bleibt es beim Ergebnis.
step-flag-drawn-before = War die Partie vorher schon ohne Antrag remis, durch Stellungswiederholung oder nach je { $limit } Zügen ohne Bauernzug und ohne Schlagen? Dann bleibt es beim Remis.
step-flag-both-down = Beide Blättchen sind gefallen: an der Anzeige der Uhr feststellen, welches zuerst gefallen ist.
step-flag-no-claim-of-both = Zeigen beide Uhren null, so stellt der Schiedsrichter anhand der Anzeige selbst fest, welche zuerst abgelaufen ist; auf eine Reklamation kommt es nicht an.
step-flag-order-unknown = { $guideline ->
    [yes] Es gelten die Richtlinien für Partien ohne Zeitgutschrift, es ist unbekannt, welches Blättchen zuerst fiel, und die Zeitperiode ist nicht die letzte: weiterspielen lassen.
   *[no] Es ist unbekannt, welches Blättchen zuerst fiel, und die Zeitperiode ist nicht die letzte: weiterspielen lassen.
}
step-flag-order-unknown-last = { $guideline ->
    [yes] Es gelten die Richtlinien für Partien ohne Zeitgutschrift, es ist unbekannt, welches Blättchen zuerst fiel, und die Zeitperiode ist die letzte: die Partie für remis erklären.
   *[no] Es ist unbekannt, welches Blättchen zuerst fiel, und die Zeitperiode ist die letzte: die Partie für remis erklären.
}
step-flag-count-moves = Nicht die letzte Zeitperiode: prüfen, ob die vorgeschriebenen Züge abgeschlossen sind.
step-flag-counter = Eine Uhr mit Zugzähler zeigt durch ein Zeichen an, ob die Züge abgeschlossen sind; sie zählt aber nur, wie oft gedrückt wurde: prüfen, ob ein Drücken fehlt.
step-flag-neither-recorded = Hat keiner mitgeschrieben? Dann die Uhren anhalten, beide ihre Partieformulare vervollständigen lassen und dann die Uhr des Spielers am Zug in Gang setzen.
step-flag-one-recorded = Hat nur einer mitgeschrieben? Dann die Uhren nicht anhalten; der andere vervollständigt sein Partieformular während seiner eigenen Bedenkzeit, bevor er zieht.
step-flag-reconstruct = Ist kein Partieformular vollständig? Dann die Partie auf einem zweiten Brett, abseits der laufenden Partien und unter Aufsicht, rekonstruieren lassen.
step-flag-not-shown = Lässt sich die Zahl der Züge nicht nachweisen, so gilt der nächste Zug als der erste der folgenden Zeitperiode, sofern nicht belegt ist, dass mehr Züge ausgeführt wurden.
step-flag-next-period = Die vorgeschriebenen Züge sind abgeschlossen: Die Partie geht mit der Bedenkzeit der nächsten Zeitperiode weiter.
step-flag-look = Es fehlen Züge, oder es ist die letzte Zeitperiode: Vor der Entscheidung auf Gewinn die Schlussstellung ansehen. Kann der Gegner noch durch irgendeine Folge regelgemäßer Züge matt setzen?
step-flag-wins = Der Gegner kann matt setzen: die Partie für den Spieler, dessen Blättchen fiel, für verloren erklären.
step-flag-draws = Der Gegner kann nicht matt setzen: die Partie für remis erklären.
step-flag-forced = Sind alle Züge erzwungen und führen sie nur zum Matt durch den Spieler, dessen Blättchen fiel, oder zum Patt? Auch dann ist die Partie remis.
step-flag-postponed = Wurde die Entscheidung über einen Remisantrag in der Endspurtphase aufgeschoben? Dann jetzt über ihn entscheiden, bevor die Partie für verloren erklärt wird.

## Ein regelwidriger Zug

step-illegal-no-press = { $made ->
    [yes] Ist der Zug ausgeführt? Von da an zählt er.
   *[no] Ist die Uhr nicht gedrückt? Dann ist der regelwidrige Zug noch nicht abgeschlossen und zählt nicht; der Spieler berichtigt ihn nach den Regeln über berührte Figuren.
}
step-illegal-after-the-end = Ist die Partie zu Ende? Nichts berichtigen; das Ergebnis bleibt bestehen.
step-illegal-replied = Hat der Gegner schon geantwortet? Dann nicht mehr eingreifen: Der regelwidrige Zug bleibt bestehen.
step-illegal-step-in = Einen abgeschlossenen regelwidrigen Zug, den man sieht, sofort berichtigen lassen, ohne auf eine Reklamation zu warten.
step-illegal-needs-claim = Einen regelwidrigen Zug, den man sieht, erst dann berichtigen lassen, wenn der Gegner ihn reklamiert.
step-illegal-step-in-before-reply = Einen abgeschlossenen regelwidrigen Zug, den man sieht, sofort berichtigen lassen, solange der Gegner nicht geantwortet hat, ohne auf eine Reklamation zu warten.
step-illegal-stop-clocks = Beide Uhren anhalten.
step-note-times = Vor jeder Änderung an der Uhr beide Zeiten und die Zugzahl notieren.
step-illegal-kind = Alle Verstöße des Spielers zusammenzählen: regelwidrige Züge, auf der entferntesten Reihe stehen gelassene Bauern, Drücken ohne Zug, Züge mit zwei Händen.
step-illegal-one-offence = Mehrere Fehler in einem Zug zählen als ein einziger Verstoß.
step-illegal-again = Nach der Wiederherstellung macht derselbe Spieler beim selben Zug wieder einen Fehler: Dieser zählt als weiterer Verstoß.
step-illegal-find-position = Steht die Stellung nicht fest? Beide Spieler unter Aufsicht die Stellung ermitteln lassen.
step-illegal-restore = Regelwidrig war der Zug auf dem Brett: die Stellung davor wiederherstellen lassen oder, wenn diese nicht feststeht, die letzte davor, die noch feststeht.
step-illegal-pawn = { $queen ->
    [yes] Ein Bauer blieb auf der entferntesten Reihe stehen: Er wird zur Dame seiner Farbe, und der Zug wird nicht zurückgenommen.
   *[no] Ein Bauer blieb auf der entferntesten Reihe stehen: Der Zug ist regelwidrig.
}
step-illegal-press = Uhr ohne Zug gedrückt: Auf dem Brett wird nichts zurückgestellt; der Spieler bleibt am Zug.
step-illegal-hands = Mit zwei Händen gezogen: Ist der Zug sonst regelgemäß, so bleibt er bestehen; der Verstoß zählt trotzdem.
step-illegal-hands-end = Zwei Hände, doch der Zug beendete die Partie, bevor die Uhr gedrückt wurde: Der Gebrauch beider Hände zählt nicht; das Ergebnis bleibt bestehen.
step-illegal-clocks = Die Uhrenstände nach bestem Ermessen festsetzen{ $counter ->
    [yes] , nötigenfalls auch den Zugzähler richtigstellen
   *[no] {""}
}.
step-illegal-increment = Wird mit Zeitgutschrift gespielt: dem Spieler die Zeitgutschrift abziehen, die ihm das Drücken nach dem Verstoß gebracht hat.
step-illegal-penalty = { $loses ->
    [1] Schon der erste regelwidrige Zug eines Spielers kostet die Partie.
    [2] Beim ersten regelwidrigen Zug eines Spielers dem Gegner { DURATION($time, case: "acc") } geben; beim zweiten verliert der Spieler.
   *[3] Beim ersten und beim zweiten regelwidrigen Zug eines Spielers dem Gegner { DURATION($time, case: "acc") } geben; beim dritten verliert der Spieler.
}
step-illegal-draw = Die Partie wäre durch den regelwidrigen Zug verloren, doch der Gegner kann durch keine Folge regelgemäßer Züge matt setzen: sie für remis erklären.
step-illegal-replace = Der Zug wurde zurückgestellt: ihn ersetzen lassen; die zuerst berührte Figur muss gezogen oder geschlagen werden, wenn es regelgemäß möglich ist.
step-illegal-check-overlooked = Ein Schach wurde übersehen: Die berührte Figur muss dazwischenziehen oder schlagen, wenn sie kann.
step-illegal-castling = Die Rochade war regelwidrig: Der König muss ziehen oder auf der anderen Seite rochieren, wenn eines davon regelgemäß möglich ist; sonst ist jeder regelgemäße Zug erlaubt.
step-illegal-castling-half = Nur der König zog, zwei Felder weit, und die Uhr wurde gedrückt: War die Rochade auf dieser Seite regelgemäß, klären, ob sie nur unvollendet blieb, und sie dann vollenden lassen; sonst ist es ein regelwidriger Zug.
step-illegal-restart = Die Uhr des Spielers in Gang setzen, der am Zug ist: dessen, der den Verstoß beging, außer wenn sein Zug bestehen bleibt.
step-illegal-note = Den Verstoß notieren: Er zählt bis zum Ende der Partie.

## Zeitnot

procedure-time-trouble = Zeitnot

step-trouble-watch = Alle Partien in Zeitnot beobachten, nötigenfalls mit Assistenten.
step-trouble-record = Schreibt keiner der Spieler mit? Dann am Brett sein und selbst mitschreiben oder einen Assistenten mitschreiben lassen.
step-trouble-wait = Die vorgeschriebenen Züge sind gespielt, kein Blättchen ist gefallen: nicht eingreifen, sondern warten, bis eines fällt.

## Die Ausschreibung

procedure-invitation = Was in der Ausschreibung steht

step-invitation-regime = Angeben, welche Regeln gelten, die Turnierschachregeln oder die vereinfachten.
step-invitation-names = Angeben: Bedenkzeit und Uhren, Wartezeit, Beschränkungen für Remis, Auslosung und Feinwertung, Kleidung, Rauchen, Bedürfnisse von Spielern mit Behinderung und den Hauptschiedsrichter.
step-invitation-periods = Mehrere Zeitperioden: für jede die Zahl der Züge, die Bedenkzeit und die Zeitgutschrift festlegen und bekannt geben; sie bleiben im ganzen Turnier gleich.
step-invitation-play-off = Für einen Stichkampf kann eine andere Bedenkzeit gelten.
step-invitation-draws = Eine Beschränkung der Remisvereinbarung mit ihrer Zugzahl in der Ausschreibung angeben und vor der ersten Runde daran erinnern.

## More procedures

procedure-wrong-start = Ein falscher Beginn

step-start-after-the-end = Ist die Partie zu Ende? Nichts ändern; das Ergebnis bleibt bestehen.
step-start-stop-clocks = Beide Uhren anhalten.
step-start-too-late = Jeder Spieler hat { $moves } Züge abgeschlossen: Figuren und Brett lassen, wie sie sind.
step-start-no-castling = Ein König, der von Anfang an falsch stand, darf dann nicht rochieren{ $misplaced ->
    [king-and-queen-reversed] {""}
   *[king-or-rook] , und mit einem solchen Turm darf niemand rochieren
}.
step-start-pieces = Figuren standen falsch: die Partie annullieren und eine neue spielen lassen.
step-start-pieces-before = Ein Spieler hat weniger als { $moves } Züge abgeschlossen, und Figuren standen falsch: die Partie annullieren und eine neue spielen lassen.
step-start-board = Nur das Brett liegt falsch: die Stellung auf ein richtig liegendes Brett übertragen und weiterspielen lassen.
step-start-board-before = Ein Spieler hat weniger als { $moves } Züge abgeschlossen, und nur das Brett liegt falsch: die Stellung auf ein richtig liegendes Brett übertragen und weiterspielen lassen.
step-start-colours = Farben vertauscht: { $kind ->
    [play-on-unless-arbiter-decides] weiterspielen lassen, sofern man nicht anders entscheidet
   *[new-game-while-few-moves] solange nicht beide Spieler { $moves } Züge ausgeführt haben, eine neue Partie mit richtigen Farben spielen lassen; sonst die Partie weitergehen lassen
}.
step-start-black-decides = Erreicht ist diese Zahl mit dem Zug von Schwarz; was auf dem Brett steht oder geschlagen wurde, spielt keine Rolle.
step-start-clock-late = Uhr falsch eingestellt, jeder hat { $moves } Züge abgeschlossen: { $schedule ->
    [yes] Einstellung belassen, es sei denn, der Zeitplan würde darunter leiden
   *[no] Einstellung belassen
}.
step-start-clock = Uhr falsch eingestellt: anhalten, richtig einstellen, Zeiten und Zugzähler nach bestem Ermessen anpassen.
step-start-clock-before = Ein Spieler hat weniger als { $moves } Züge abgeschlossen, und die Uhr ist falsch eingestellt: anhalten, richtig einstellen, Zeiten und Zugzähler nach bestem Ermessen anpassen.

procedure-phone = Ein Mobiltelefon oder anderes Gerät

step-phone-latecomer = Ein Spieler, der zu spät kommt und noch nicht gezogen hat, hat ein Gerät bei sich: ihm Gelegenheit geben, es abzugeben oder, wo erlaubt, in eine Tasche zu legen.
step-phone-evident = Feststellen, wem das Gerät gehört und wo es war.
step-phone-allowed = Erlaubt ist, was der Schiedsrichter genehmigt hat, etwa ein elektronisches Partieformular, ein medizinisches Gerät oder eine Blindenuhr.
step-phone-approved = Ein Gerät in der vereinbarten Tasche, ganz ausgeschaltet und außer Reichweite, ist erlaubt, wo das Turnier es vorsieht.
step-phone-stop-clocks = Beide Uhren anhalten.
step-phone-ruling = Ein Gerät, das ein Spieler bei sich trägt, klingelt.
step-phone-off = Ein Spieler hat ein ausgeschaltetes Gerät in der Hosentasche.
step-phone-bare-king = Der Gegner gewinnt auch ohne Mattmaterial.
step-phone-milder = { $device ->
    [ring-loses] Eine mildere Strafe kann das Turnier nicht festlegen.
    [sound-loses] Eine mildere Strafe kann das Turnier nicht festlegen.
    [presence-loses] Hat das Turnier vorher eine mildere Strafe festgelegt? Dann diese verhängen.
   *[on-person-loses] Hat das Turnier vorher eine mildere Strafe festgelegt? Dann diese verhängen.
}
step-phone-not-arrived = Der Gegner ist noch nicht da: Der Spieler hat verloren; trifft der Gegner rechtzeitig ein, einen kampflosen Gewinn eintragen, der nicht gewertet wird.
step-phone-bag = Die Tasche mit dem Gerät wird ohne Erlaubnis benutzt.
step-phone-bag-rings = Das Gerät klingelt in der vereinbarten Tasche: Es war nicht ganz ausgeschaltet, und kein Artikel nennt die Folge; zuerst gilt, was das Turnier festgelegt hat, sonst das eigene Ermessen.
step-phone-others = Das Telefon eines Zuschauers oder Mannschaftsführers kostet keine Partie; sein Besitzer darf aus dem Turnierareal gewiesen werden.
step-phone-detector = Der Metalldetektor schlägt an: zuerst die Ursache klären.
step-phone-inspect-law = Das Recht des Landes verbietet es, Personen zu durchsuchen: den Spieler nicht untersuchen lassen.
step-phone-inspect-ground = Einen Spieler nur bei einem Verdacht oder auf eine förmliche, nicht offensichtlich unbegründete Beschwerde hin untersuchen lassen.
step-phone-inspect-when = Drängt nichts, die Untersuchung vor der Partie oder gleich danach vornehmen lassen, nicht während der Partie.
step-phone-inspect = Der Spieler darf nur unter Ausschluss anderer und nur von einer Person gleichen Geschlechts untersucht werden; eine Weigerung ist zu bestrafen.
step-phone-inspect-witness = Eine Person gleichen Geschlechts als Zeugen hinzuziehen; der Spieler darf einen weiteren Zeugen hinzuziehen.
step-phone-inspect-once = Der Spieler verließ während der Partie das Turnierareal, oder der Gegner hat sich beschwert: den Spieler höchstens einmal je Runde untersuchen lassen.

procedure-late-player = Ein verspäteter Spieler
    .rulings = Was entschieden wird
    .afterwards = Danach

step-late-announce-start = Den Beginn laut ansagen und die Uhrzeit notieren: Von da an zählt die Verspätung.
step-late-board = Eingetroffen ist ein Spieler erst am Brett; im Saal zu sein genügt nicht.
step-late-zero = Keine Verspätung erlaubt oder keine Wartezeit genannt: Wer bei der Ansage nicht am Brett ist, hat verloren; den Verlust bekannt geben.
step-late-clock = Die Uhr von Weiß in Gang setzen, auch wenn Weiß fehlt.
step-late-running = Verspätet, aber innerhalb der Wartezeit: Die Uhr von Weiß läuft von Beginn an, die von Schwarz erst, wenn Weiß gezogen und die Uhr gedrückt hat.
step-late-both = Beide fehlen: Weiß verliert die ganze Zeit bis zu seiner Ankunft, sofern das Turnier oder der Schiedsrichter nichts anderes bestimmt.
step-late-excuse = Ein Spieler kommt nach Ablauf der Wartezeit: entscheiden, ob dennoch gespielt wird.
step-late-no-show = Ein Spieler kommt nicht.
step-late-neither = Keiner der beiden Spieler kommt.
step-late-one-second = Ein Spieler trifft eine Sekunde nach Ablauf der Wartezeit ein.
step-late-report = Jede nicht gespielte Partie notieren und dem Hauptschiedsrichter melden.

procedure-signed-result = Das Ende einer Partie und ihr Ergebnis

step-result-go = Die Partie scheint zu Ende: an das Brett gehen.
step-result-signed = Prüfen, ob beide Spieler beide Partieformulare unterschrieben haben.
step-result-same = Beide Partieformulare vergleichen: Ergebnis eingetragen, beide unterschrieben, auf beiden dasselbe Ergebnis.
step-result-different = Auf den Partieformularen stehen verschiedene Ergebnisse: das richtige feststellen.
step-result-wrong = Ein falsches Ergebnis ist unterschrieben: Es bleibt bestehen, sofern der Schiedsrichter nicht anders entscheidet.
step-result-irregular = Ein regelwidriger Zug wird nach den Unterschriften oder nach klarem Partieende entdeckt: nichts berichtigen; das Ergebnis bleibt bestehen.
step-result-proof = Was beide unterschrieben haben, als bindend und als besten Beweis behandeln, aber mit Irrtümern rechnen; in Frankreich ist es erst mit der Bestätigung des Schiedsrichters endgültig.
step-result-list = Das Ergebnis in die Ergebnisliste eintragen und die Originale einsammeln.
step-result-after-round = Nach der Runde: die Liste mit den Partieformularen vergleichen, dem Hauptschiedsrichter übergeben und das Material herrichten.
step-result-published = Ergebnis, Farbe oder Wertungszahl wurde falsch veröffentlicht: innerhalb der vorher gesetzten Frist gemeldet, verwendet die nächste Auslosung das Richtige.
step-result-published-late = Erst nach der nächsten Auslosung, aber vor dem Ende jener Runde gemeldet: Die Auslosung danach verwendet das Richtige.
step-result-published-later = Noch später gemeldet: nur den Bericht für die Wertungszahlen berichtigen; in der Rangliste bleibt der Fehler.

procedure-results = Wie Ergebnisse eingetragen werden

step-score-played = Die Partie ist am Brett entschieden: Sieg { $win }, Remis { $draw }, Niederlage { $loss }, sofern das Turnier keine anderen Punkte angekündigt hat.
step-score-scale = Eine andere Punkteskala ist angekündigt: Nach ihr richten sich die höchste und die möglichen Punktzahlen.
step-score-default = Ein Spieler kommt nicht.
step-score-nobody = Keiner der beiden Spieler kommt.
step-score-device = Ein Gerät wird entdeckt, bevor der Gegner gezogen hat: einen kampflosen Gewinn eintragen; die Partie gilt als nicht gespielt und wird nicht gewertet.
step-score-both-guilty = Beide Spieler weigern sich andauernd, die Regeln einzuhalten.
step-score-rated = Gewertet wird eine Partie, in der beide gezogen haben, wie immer sie endete; nie eine kampflose.
step-score-arbiter = Die Punkte des Gegners setzt der Schiedsrichter fest: eine Punktzahl geben, die eine Partie ergeben kann, und zusammen nicht mehr, als eine Partie wert ist.
step-score-team-board = Ein Spieler saß am falschen Brett der Mannschaft: Die Partie zählt für die Wertung, im Mannschaftskampf aber ist dieses Brett kampflos verloren.
step-score-withdrawn = Ein Spieler scheidet aus einem Rundenturnier aus: je nach Zahl der gespielten Partien werten.

procedure-limited-supervision = Wo die vereinfachten Regeln gelten

step-limited-seen = Man sieht einen abgeschlossenen regelwidrigen Zug, oder der Gegner reklamiert ihn, und der nächste Zug ist noch nicht ausgeführt: über den regelwidrigen Zug entscheiden.
step-limited-late = Der Gegner hat den nächsten Zug ausgeführt: nichts unternehmen; der regelwidrige Zug bleibt bestehen.
step-limited-agreed = Beide Spieler wollen den regelwidrigen Zug einvernehmlich berichtigen: sich heraushalten.
step-limited-result-only = Man sieht nur die Stellung nach einem regelwidrigen Zug, und niemand reklamiert: nichts tun, außer wie folgt.
step-limited-wait = Beide Könige stehen im Schach, oder ein Bauer steht auf der entferntesten Reihe: warten, bis der nächste Zug abgeschlossen ist.
step-limited-draw = Die Stellung ist danach immer noch regelwidrig: die Partie für remis erklären.
step-limited-legal-again = Der König dessen, der gezogen hat, ist aus dem Schach, nur der andere steht noch im Schach: Die Stellung ist wieder regelgemäß; weiterspielen lassen.
step-limited-still-in-check = Der andere Spieler schließt einen Zug ab, der seinen König im Schach lässt: über diesen als regelwidrigen Zug entscheiden.
step-limited-both-flags = Beide Uhren zeigen null: anhand der Anzeige entscheiden, welches Blättchen zuerst fiel; auf eine Reklamation kommt es nicht an.
step-limited-set-up = Aufstellung, Brettlage oder Uhreneinstellung war falsch, und jeder hat { $moves } Züge abgeschlossen: alles lassen, wie es ist; die Uhr nur umstellen, wenn sonst der Zeitplan des Turniers leiden würde.
step-limited-claim = Remisantrag ohne Partieformular: nicht wegen des fehlenden Formulars abweisen; anhand der elektronischen Aufzeichnung prüfen, wenn es eine gibt.
step-limited-claim-seen = Es gibt gar keine Aufzeichnung: Nach dem selbst Gesehenen darf man den Antrag annehmen oder abweisen.
step-limited-automatic = Matt, Patt, tote Stellung oder ein Remis ohne Antrag: bekannt geben, dass die Partie zu Ende ist.
step-limited-conduct = Störung, Gerät, Verstoß gegen „berührt – geführt“: handeln wie in jeder Partie.

procedure-clock-settings = Die Uhr einstellen und berichtigen

step-clock-increment = Zeitgutschrift: die Grundbedenkzeit und eine Gutschrift für den ersten Zug einstellen.
step-clock-delay = Verzögerung: nur die Grundbedenkzeit einstellen; bei jedem Zug läuft zuerst die Verzögerung, oder der verbrauchte Teil wird zurückgegeben.
step-clock-period = Eine Zeitperiode ist abgeschlossen: Die Uhr muss den Rest und die Bedenkzeit der nächsten zeigen.
step-clock-false-press = Die Uhr wurde ohne Zug gedrückt oder zurückgedrückt: abziehen, was jedes falsche Drücken brachte, und den Zugzähler berichtigen.
step-clock-not-pressed = Das Drücken wurde vergessen, und der Gegner hat geantwortet: die Zeiten lassen, wie sie sind, und den Zugzähler bei Bedarf berichtigen.
step-clock-restored = Stellung wiederhergestellt: die Zeiten nach bestem Ermessen setzen{ $leave ->
    [yes] {" "}oder belassen
   *[no] {""}
}.
step-clock-wrong-setting = Die Uhr ist falsch eingestellt: anhalten, richtig einstellen, Zeiten und Zugzähler nach bestem Ermessen anpassen.
step-clock-defect = Die Uhr ist defekt: sie austauschen und die Zeiten nach bestem Ermessen setzen.
step-clock-mark-defect = Die defekte Uhr kennzeichnen und von den anderen getrennt ablegen.
step-clock-neighbour = Im Mannschaftskampf wurde die Uhr des Nachbarn gedrückt: beide Uhren nach bestem Ermessen richtigstellen.
step-clock-quickplay-granted = In der Endspurtphase wird eine Gutschrift gewährt: für beide { DURATION($increment, case: "acc") } je Zug einstellen und dem Gegner { DURATION($time, case: "acc") } geben.
step-clock-quickplay-rejected = Ein Antrag in der Endspurtphase wird abgewiesen: dem Gegner { DURATION($time, case: "acc") } geben.
step-clock-assistant = Einem Spieler ohne Behinderung bedient ein Assistent die Uhr: ihm in der Regel { DURATION($time, case: "acc") } abziehen.
step-clock-assistant-found = Wer die Uhr nicht bedienen kann, findet seinen Assistenten selbst; Sache des Veranstalters ist das nicht.
step-clock-disturbance = Eine Partie wurde von außen gestört: einem oder beiden Spielern zusätzliche Bedenkzeit geben.
step-clock-control = Kontrolle einer Partie mit { DURATION($time, case: "dat") } je Zug: Die Minuten beider Spieler zusammen minus die Nummer des letzten Zuges müssen die Summe der Anfangszeiten minus die Minuten seit Beginn ergeben.
step-clock-control-off = Die Zeiten weichen um mehr als { $count } Minuten ab: nach vergessenem Drücken, falscher Einstellung oder einem Defekt suchen.
step-clock-model-period = DGT 3000, eine Zeitperiode endet, die nicht die letzte ist: ruhiges Blättchen { DURATION($time, case: "acc") } lang, und beide erhalten zugleich die neue Zeit.
step-clock-model-last = DGT 3000, letzte Zeitperiode: Das Blättchen blinkt; wer als Zweiter null erreicht, erhält keines.
step-clock-model-counter = DGT 3000 angehalten, Weiß am Zug: beide haben gleich viele Züge abgeschlossen; Schwarz am Zug: Weiß einen mehr.

procedure-checklists = Checklisten für eine Runde
    .before = Vor der Runde
    .during = Während der Runde
    .game-over = Nach jeder Partie
    .after = Nach der Runde

step-list-arrive-first = Erste Runde: { DURATION($time, case: "acc") } vor Beginn da sein.
step-list-arrive = Andere Runden: { DURATION($time, case: "acc") } vor Beginn da sein.
step-list-rooms = Räume, Toiletten, Licht, Luft und Platz prüfen; Tische, Absperrung, Namensschilder und Nummern; Partieformulare und Stifte.
step-list-boards = Jedes Brett prüfen: helles Eckfeld rechts von jedem Spieler, König und Dame, Springer und Läufer nicht vertauscht.
step-list-clocks = Die Uhren prüfen: richtig eingestellt, Batterien, richtiger Platz.
step-list-clock-side = Einzelturnier: die Uhr zur Rechten von Schwarz aufstellen und die Bretter so, dass möglichst viele Uhren zu überblicken sind.
step-list-teams = Mannschaften: Aufstellungen mit der Rangliste vergleichen; liegt eine nicht rechtzeitig vor, spielen die ersten Bretter der Reihe nach.
step-list-team-row = Mannschaftskampf: jede Mannschaft in eine Reihe setzen, mit abwechselnden Farben und allen Uhren in gleicher Richtung.
step-list-announce = Ansagen: Wartezeit, Beschränkungen der Remisvereinbarung, Regeln für Geräte, welche Regeln gelten und wie man Protest einlegt.
step-list-appeals = Schiedsgericht gebildet, Gebühr und Frist festgesetzt.
step-list-committee = Vorsitzender, mindestens zwei Mitglieder und zwei Ersatzleute, wenigstens { $count } Jahre alt, möglichst aus verschiedenen Föderationen; ungerade Stimmenzahl.
step-list-countdown-few = FIDE-Turnier mit weniger als { $count } Spielern: den Beginn { DURATION($time, case: "acc") } vorher ansagen und in der letzten Minute noch einmal.
step-list-countdown-many = { $count } Spieler oder mehr: eine große Rückwärtsanzeige im Saal aufstellen; sonst wenigstens eine Wanduhr.
step-list-start = Den Beginn ansagen und die Uhrzeit notieren.
step-list-start-clocks = Wenige Bretter: die Uhren von Weiß selbst in Gang setzen. Viele: ansagen, dann herumgehen und jedes Brett prüfen.
step-list-start-counter = Der Zugzähler gibt nach der ersten Zeitkontrolle Zeit zu: die Uhren von Weiß besser selbst starten oder prüfen, ob die Uhr die richtige Seite als Weiß führt.
step-list-record = Darauf achten, dass beide ihre und die gegnerischen Züge Zug für Zug mitschreiben.
step-list-control = Alle { DURATION($time, case: "acc") }: beide Zeiten und die Zugzahl jedes Brettes notieren und die Partieformulare ansehen.
step-list-leaving = Unauffällig beobachten, wer ungewöhnlich oft hinausgeht und wen er trifft.
step-list-absences = Ein Spieler ist oft abwesend: notieren, bei welchen Zügen; jedes Mal dieselbe Kabine ist verdächtig.
step-list-own-conduct = Im eigenen Abschnitt, solange Partien laufen: kein Lesen, kein Internet, kein Telefon, keine Gespräche mit Bekannten, kein Rauchen alle paar Minuten, kein Zusehen anderswo.
step-list-incidents = Vorfälle für den Bericht festhalten: Spieler, Ergebnisse, Rangliste, Schiedsrichter, Vorfälle, Proteste und Entscheidungen.

procedure-chess960 = Chess960: Aufstellung und Rochade
    .castling = Rochade

step-chess960-draw = Die Ausgangsstellung vor der Partie auslosen, mit einem Programm, Würfeln oder Karten; es gibt { $positions }.
step-chess960-pawns = Prüfen: Die Bauern stehen wie gewohnt.
step-chess960-check-bishops = Prüfen: Die Läufer stehen auf verschiedenfarbigen Feldern.
step-chess960-check-king = Prüfen: Der König steht zwischen den Türmen.
step-chess960-check-mirror = Prüfen: Die schwarzen Figuren stehen den weißen gegenüber.
step-chess960-once = Jeder Spieler darf nur einmal rochieren.
step-chess960-final = Endfelder: Der König kommt auf die c- oder g-Linie, der Turm auf die d- oder f-Linie, gleich wo sie standen.
step-chess960-rights = Die Rochade ist nur erlaubt, wenn weder König noch dieser Turm gezogen haben und der König auf keinem angegriffenen Feld beginnt, keines überquert und auf keinem endet.
step-chess960-empty = Alle Felder zwischen Start und Ziel beider, das Ziel eingeschlossen, müssen bis auf den König und diesen Turm frei sein.
step-chess960-one-stays = Der König oder der Turm darf stehen bleiben, aber nicht beide.
step-chess960-at-once = Die Rochade kann schon im ersten Zug möglich sein.
step-chess960-say = Den Spielern raten, die Rochade anzusagen.
step-chess960-hand = Rochade von Hand: den König außerhalb des Brettes neben sein Endfeld stellen, den Turm versetzen, dann den König aufsetzen.

procedure-blind-players = Blinde Spieler und Spieler mit Behinderung

step-blind-boards = Zwei Bretter bereitstellen, wenn einer der beiden Spieler sie verlangt.
step-blind-announce = Jeden Zug ansagen, vom Gegner wiederholen und auf dem anderen Brett ausführen lassen; bei einer Umwandlung wird die Figur genannt.
step-blind-names = Namen: Linien Anna bis Hektor, Reihen mit deutschen Zahlwörtern, sofern man nicht anders entscheidet.
step-blind-touched = Eine Figur ist berührt, wenn sie aus der Öffnung gehoben ist.
step-blind-made = Ein Zug ist ausgeführt, wenn die geschlagene Figur entfernt ist, die gezogene in der neuen Öffnung steckt und der Zug angesagt ist.
step-blind-clock = Erst dann darf die Uhr des Gegners in Gang gesetzt werden.
step-blind-slip = Einen Versprecher sofort berichtigen lassen, bevor die Uhr des Gegners läuft.
step-blind-differ = Die Bretter sind verschieden, die Aufzeichnungen gleich: den Spieler, der falsch gezogen hat, sein Brett richtigstellen lassen.
step-blind-go-back = Bretter und Aufzeichnungen sind verschieden: zur letzten Übereinstimmung zurückgehen lassen und die Uhren anpassen.
step-blind-record = Der sehbehinderte Spieler darf in Braille, in Langschrift oder mit einem Aufnahmegerät mitschreiben.
step-blind-free = Das Turnier darf unter { DURATION($time, case: "dat") } von der Mitschrift befreien, auch bei Zeitgutschrift; danach wird vervollständigt.
step-blind-assistant = Ein Assistent darf ziehen, ansagen, mitschreiben, Zeiten nennen, die Zeitüberschreitung reklamieren und bei einem Partieabbruch das Nötige tun.
step-blind-assistant-duties = Assistenten kennen die Grundlagen des Schachs und die Figurennamen in beiden Sprachen, schreiben immer mit und sagen, wenn sie weggehen.
step-blind-assistant-offers = Remisangebote und Anträge dürfen über den Assistenten laufen; wer die Uhr selbst drücken kann, drückt sie selbst.
step-blind-other-assistant = Der sehbehinderte Spieler hat keinen Assistenten: Der Gegner darf einen zum Ziehen und Ansagen einsetzen.
step-blind-hearing = Der Gegner ist hörbehindert: dafür sorgen, dass ein Assistent da ist.
step-blind-clock-side = Ein Spieler braucht die Uhr auf der anderen Seite: das Brett drehen; die Uhr bleibt stehen.
step-blind-no-refusal = Niemand darf sich weigern, gegen einen Spieler mit Behinderung anzutreten.

procedure-adjournment = Hängepartie und Wiederaufnahme
    .resumption = Die Wiederaufnahme

step-seal-ask = Die Spielzeit ist zu Ende, die Partie nicht: den Spieler am Zug auffordern, den Zug abzugeben.
step-seal-on-board = Der Spieler führt stattdessen einen Zug auf dem Brett aus: Dieser Zug ist der Abgabezug.
step-seal-write = Darauf achten, dass der Spieler den Zug eindeutig aufschreibt, beide Partieformulare in den Umschlag legt und den Umschlag verschließt.
step-seal-clocks = Darauf achten, dass der Spieler die Uhren erst dann anhält.
step-seal-envelope = Darauf achten, dass auf dem Umschlag die Namen der Spieler, die Stellung, die verbrauchte Bedenkzeit, der Name des abgebenden Spielers, die Nummer des Abgabezugs, gegebenenfalls ein Remisangebot sowie Tag, Uhrzeit und Ort der Wiederaufnahme stehen.
step-seal-keep = Den Umschlag prüfen und sicher verwahren.
step-resume-set-up = Die Stellung vor dem Abgabezug aufbauen und die Uhren auf den Stand beim Partieabbruch stellen.
step-resume-open = Der Spieler, der antworten muss, ist da: den Umschlag öffnen, den Abgabezug auf dem Brett ausführen, dann die Uhr dieses Spielers in Gang setzen.
step-resume-absent = Der Spieler, der antworten muss, fehlt: seine Uhr in Gang setzen und den Umschlag geschlossen lassen, bis er kommt.
step-resume-reply = Der Spieler, der den Zug abgab, fehlt: Der Gegner darf seine Antwort in einem zweiten Umschlag abgeben und die Uhr des Abwesenden in Gang setzen; diesen Umschlag öffnen, wenn der Abwesende kommt.
step-resume-decided = War die Partie auch ohne den Abgabezug schon beendet? Dann bleibt es bei diesem Ergebnis.
step-resume-bad-move = Der Abgabezug ist mehrdeutig, in seiner Bedeutung nicht feststellbar oder regelwidrig: die Partie für den Spieler, der ihn abgab, für verloren erklären.
step-resume-lost-envelope = Der Umschlag ist verloren: aus der Stellung der Hängepartie weiterspielen lassen; der Spieler, der den Zug abgab, führt den Zug aus, den er nach seinen Worten abgegeben hat.
step-resume-lost-position = Die Stellung der Hängepartie lässt sich nicht feststellen: die Partie annullieren und eine neue spielen lassen.
step-resume-wrong-times = Ein Spieler weist vor seinem ersten Zug auf falsche Uhrenstände hin: sie berichtigen.
step-resume-late = Ein Spieler kommt zu spät zur Wiederaufnahme: die Partie für ihn für verloren erklären{ $mode ->
    [fixed-limit] {""}
    [limit-unless-varied] , sofern das Turnier oder der Schiedsrichter nichts anderes bestimmt
   *[default-time] , sofern der Schiedsrichter nicht anders entscheidet
}.

procedure-scoresheets = Partieformulare
    .paper = Papier
    .electronic = Elektronisch

step-sheet-paper = Die für das Turnier vorgeschriebenen Formulare bereitstellen.
step-sheet-property = Die Formulare gehören dem Veranstalter: die Originale einsammeln.
step-sheet-visible = Darauf achten, dass man beide Formulare jederzeit sehen kann.
step-sheet-in-advance = { $advance ->
    [allowed] Ein Zug darf auch vor seiner Ausführung aufgeschrieben werden.
    [claim-only] Ein Zug wird nicht vor seiner Ausführung aufgeschrieben, außer für einen Remisantrag.
   *[or-sealing] Ein Zug wird nicht vor seiner Ausführung aufgeschrieben, außer für einen Remisantrag oder als Abgabezug.
}
step-sheet-lend = Wer sein Formular vervollständigen muss, darf das des Gegners benutzen; verweigert es der Gegner, darauf bestehen.
step-sheet-return = Das geliehene Formular zurückgeben lassen, bevor der Entleiher zieht.
step-sheet-delay = Ein Spieler verzögert das Vervollständigen des Partieformulars: ihn verwarnen.
step-sheet-gaps = Es fehlen Züge, und niemand weiß, seit wann: den Spieler verwarnen; geschieht es regelmäßig, ihn bestrafen.
step-sheet-suspended = Ein Spieler hat weniger als { DURATION($time) } und weniger als { DURATION($increment) } je Zug: Er braucht nicht mitzuschreiben.
step-sheet-unable = Ein Spieler kann nicht mitschreiben: einen geeigneten Assistenten zulassen und die Zeit des Spielers anpassen, wie es die Regeln vorsehen.
step-sheet-electronic = Nur ein zertifiziertes, für das Turnier vorgeschriebenes elektronisches Formular zulassen.
step-sheet-own-device = Der Veranstalter stellt das elektronische Formular; eigene Geräte sind ausgeschlossen.
step-sheet-seven = Der Partiemodus und mindestens { $count } Züge bleiben sichtbar.
step-sheet-accepts = Das elektronische Formular nimmt einen regelwidrigen Zug an, ohne ihn zu melden: nichts dazu sagen.
step-sheet-defect = Ein elektronisches Partieformular ist offensichtlich defekt: es ersetzen.

procedure-what-to-say = Was man sagt und was nicht
    .must = Sagen muss man
    .may = Sagen darf man
    .must-not = Nicht sagen darf man

step-say-flag = Dass ein Blättchen gefallen ist, sobald man es sieht.
step-say-start = Den Beginn der Runde und die Uhrzeit.
step-say-last-warning = Bei der letzten Verwarnung: dass der nächste Verstoß die Partie kostet.
step-say-appeal = Das Recht auf Protest und die Frist.
step-say-over = Dass die Partie durch ein Remis ohne Antrag oder durch eine tote Stellung zu Ende ist.
step-say-dead = Dass die Partie remis ist, ungefragt und am Brett, wenn keiner Seite das Material zum Matt reicht oder die Stellung endgültig verriegelt ist.
step-say-cost = Was eine offensichtlich unbegründete Anschuldigung kostet.
step-say-law = Was ein Artikel bedeutet.
step-say-claim = Wie man Remis beantragt.
step-say-make-legal = „Stellen Sie den Antrag ordnungsgemäß.“
step-say-press = „Drücken Sie die Uhr“: Das darf nur der Gegner sagen.
step-say-moves = Wie viele Züge gespielt sind oder noch fehlen, solange kein Blättchen gefallen ist.
step-say-not-pressed = „Sie haben nicht gedrückt“, „Ihr Gegner hat gezogen“.
step-say-castle = „Ja, Sie dürfen rochieren.“
step-say-entry = Dass ein elektronischer Eintrag regelwidrig ist.
step-say-intervene = Sonst etwas zur Partie, außer wo die Regeln es vorsehen.

procedure-penalties = Was jeder Verstoß kostet
    .illegal = Regelwidrige Züge und was so zählt
    .clock = Die Uhr
    .pieces = Die Figuren
    .draws = Remis
    .records = Partieformular und Aufzeichnung
    .conduct = Verhalten

step-act-press = Die Uhr wird ohne Zug gedrückt.
step-act-two-hands = Ein Zug wird mit zwei Händen gemacht.
step-act-press-back = Die Uhr wird zurückgedrückt statt angehalten: entscheiden, ob es ein Verstoß ist oder eine Störung mit milderer Strafe.
step-act-other-hand = Die Uhr wird mit der anderen Hand gedrückt.
step-act-force = Die Uhr wird heftig gedrückt, hochgehoben oder umgeworfen.
step-act-hover = Ein Finger bleibt auf der Uhr oder schwebt darüber.
step-act-touch = Eine andere als die berührte Figur wird gezogen.
step-act-displace = Figuren werden umgeworfen.
step-act-accident = Aus Versehen verschobene Figuren kosten nie sofort die Partie; Absicht oder Wiederholung darf härter bestraft werden.
step-act-two-moves = Ein Spieler zieht zweimal nacheinander, und der Gegner reklamiert es.
step-act-no-reason = Die Uhren werden ohne Grund angehalten.
step-act-offer = Remis wird vor dem eigenen Zug angeboten.
step-act-condition = Ein Angebot ist an eine Bedingung geknüpft: Das Angebot gilt, die Bedingung nicht.
step-act-early-draw = Remis wird zu früh vereinbart: Die Partie geht weiter. Zuerst gilt, was das Turnier dafür festgelegt hat, sonst darf man beide bestrafen.
step-act-gap = Ein Spieler zieht, ohne den eigenen vorigen Zug aufgeschrieben zu haben: ihn vor dem nächsten Zug nachtragen lassen; man darf den Spieler bestrafen.
step-act-views = Ein Spieler verlangt die Aufzeichnung öfter zu sehen, als erlaubt ist.
step-act-phone = Ein Telefon, das ein Spieler bei sich trägt, klingelt.
step-act-inspection = Ein Spieler verweigert die Untersuchung.
step-act-inspection-law = Das Recht des Landes verbietet es, Personen zu durchsuchen: Dann ist die Weigerung kein Verstoß.
step-act-last-warning = Vorher muss dem Spieler gesagt worden sein, dass der nächste Verstoß die Partie kostet.
step-act-reconstruction = Ein Spieler verweigert die Hilfe bei der Rekonstruktion.
step-act-refusal = Ein Spieler weigert sich andauernd, die Regeln einzuhalten: die Partie für ihn für verloren erklären und die Punkte des Gegners festlegen.
step-act-both-refuse = Beide Spieler weigern sich andauernd, die Regeln einzuhalten.
step-act-late = Ein Spieler kommt zu spät ans Brett, und man entschuldigt es nicht.
step-act-arranged = Ein Ergebnis ist abgesprochen: beide mit einer der vorgesehenen Strafen belegen.
step-act-arranged-chief = Die Strafe für ein abgesprochenes Ergebnis verhängt der Hauptschiedsrichter.
step-act-list = Die Skala der Strafen: Verwarnung, Zeit für den Gegner, Zeitabzug, Punkte, Partieverlust, Geldbuße, Ausschluss von Runden, Ausschluss vom Turnier; sie lassen sich verbinden.

procedure-offences-counted = Was gezählt wird
    .not = Nicht als regelwidriger Zug gezählt

step-count-sanction = { $loses ->
    [1] Der erste regelwidrige Zug kostet die Partie.
    [2] Der erste regelwidrige Zug bringt dem Gegner { DURATION($time, case: "acc") }, der zweite kostet die Partie.
   *[3] Der erste und der zweite regelwidrige Zug bringen dem Gegner { DURATION($time, case: "acc") }, der dritte kostet die Partie.
}
step-count-warnings = Ein Spieler ist drei- oder viermal verwarnt worden: Das ist ein guter Grund für den Partieverlust.
step-count-views = Die Bitten um Einsicht in die Aufzeichnung zählen: Mehr als { $limit } in einer Partie gelten als Ablenkung des Gegners.
step-count-not = Ein regelwidriger Zug, nach dem die Uhr nicht gedrückt wurde, { $made ->
    [yes] zählt ebenfalls
   *[no] zählt nicht
}.
step-count-after-the-end = Ein regelwidriger Zug, der erst nach dem Ende der Partie entdeckt wird.
step-count-other-hand = Die andere Hand an der Uhr: zu bestrafen, aber kein regelwidriger Zug.
step-count-touch = Eine andere als die berührte Figur gezogen: wird berichtigt, ist aber kein regelwidriger Zug.

procedure-mating-material = Wer noch matt gesetzt werden kann

step-mate-free = Die folgenden Entscheidungen richten sich allein nach den Figuren: auch die Stellung ansehen, denn erzwungene Züge können sie zum Remis machen.
step-mate-kq-n = Ein Spieler mit König und Dame überschreitet die Zeit; der Gegner hat König und Springer.
step-mate-kq-b = Ein Spieler mit König und Dame überschreitet die Zeit; der Gegner hat König und Läufer.
step-mate-kr-n = Ein Spieler mit König und Turm überschreitet die Zeit; der Gegner hat König und Springer.
step-mate-kr-b = Ein Spieler mit König und Turm überschreitet die Zeit; der Gegner hat König und Läufer.
step-mate-kb-n = Ein Spieler mit König und Läufer überschreitet die Zeit; der Gegner hat König und Springer.
step-mate-kb-b-same = Ein Spieler mit König und Läufer überschreitet die Zeit; der Gegner hat König und Läufer, beide Läufer auf Feldern gleicher Farbe.
step-mate-kb-b-other = Ein Spieler mit König und Läufer überschreitet die Zeit; der Gegner hat König und Läufer, die Läufer auf Feldern verschiedener Farbe.
step-mate-kn-n = Ein Spieler mit König und Springer überschreitet die Zeit; der Gegner hat König und Springer.
step-mate-kn-b = Ein Spieler mit König und Springer überschreitet die Zeit; der Gegner hat König und Läufer.
step-mate-kp-n = Ein Spieler mit König und Bauern überschreitet die Zeit; der Gegner hat König und Springer.
step-mate-kp-b = Ein Spieler mit König und Bauern überschreitet die Zeit; der Gegner hat König und Läufer.
step-mate-k-n = Ein Spieler mit bloßem König überschreitet die Zeit; der Gegner hat König und Springer.
step-mate-k-b = Ein Spieler mit bloßem König überschreitet die Zeit; der Gegner hat König und Läufer.

procedure-undecided = Nichts in den Regeln trifft den Fall genau

step-undecided-exact = Ein Artikel trifft den Fall genau: ihn anwenden.
step-undecided-near = Sonst vom nächstliegenden geregelten Fall ausgehen.
step-undecided-weigh = Abwägen, was Vernunft, Logik, Gerechtigkeit und die Besonderheiten des Falles verlangen.
step-undecided-ask = Wichtige Frage: vor der Entscheidung Kollegen oder den Hauptschiedsrichter fragen.
step-undecided-alone = Gewöhnliche Frage: selbst und ohne langes Zögern entscheiden.
step-undecided-settle = Eine Strafe scheint angebracht, aber keine Regel nennt sie: zuerst schlichten, sodass die geschädigte Seite zufrieden ist.
step-undecided-penalty = Misslingt die Schlichtung: Der Hauptschiedsrichter darf die Strafe nach Rücksprache mit dem Veranstalter festsetzen.

procedure-appeal = Ein Spieler ist nicht einverstanden

step-appeal-tell = Den Spieler auf sein Recht zum Protest und auf die Frist hinweisen.
step-appeal-go-on = Der Protest kann nicht sofort behandelt werden: Die Partie geht nach der Entscheidung weiter; die Uhr in Gang setzen.
step-appeal-chief = Zuerst entscheidet der Hauptschiedsrichter; er versucht, den Streit beizulegen.
step-appeal-committee = Danach das Schiedsgericht; niemand entscheidet in eigener Sache.
step-appeal-final = Die Entscheidung des Schiedsgerichts ist endgültig.
step-appeal-fee = Der Protest hat Erfolg: Die Gebühr wird erstattet; war er wenigstens vernünftig, so kann sie ganz oder teilweise erstattet werden.
step-appeal-form = FIDE-Turnier: schriftlich, durch Spieler oder Mannschaftsführer, innerhalb der Frist.
step-appeal-fair-play = Über Fairplay-Fragen entscheidet der Fairplay-Beauftragte.

procedure-accusation = Ein Betrugsvorwurf

step-accusation-serious = Den Vorwurf ernst nehmen und umfassend untersuchen.
step-accusation-silence = Den Anschuldigenden anweisen, mit niemandem darüber zu sprechen.
step-accusation-ask = Spieler fragen, ob ihnen etwas aufgefallen ist; den Verdächtigen weder nennen noch andeuten.
step-accusation-written = In gewerteten Turnieren: nur schriftlich, auf dem Formblatt, mit allen Gründen; sagen, was ein offensichtlich unbegründeter Vorwurf kostet.
step-accusation-program = Jemand im Turnierareal benutzt ein Schachprogramm: sofort zusammen mit dem Hauptschiedsrichter eingreifen.

procedure-special-incidents = Weitere Vorfälle
    .piece = Eine Figur wird verlangt
    .twice = Zwei Züge nacheinander
    .board = Elektronisches Brett
    .alarm = Alarm
    .video = Video
    .dress = Kleidung
    .smoking = Rauchen
    .photos = Fotografieren

step-incident-piece = Für eine Umwandlung wird eine Figur verlangt: genau diese bringen und die Uhr des Spielers selbst wieder in Gang setzen; er denkt weiter nach.
step-incident-two-moves = Ein Spieler hat zweimal gezogen: feststellen, ob der Gegner dazwischen gezogen hat.
step-incident-two-moves-back = Der Gegner hatte nicht gezogen: den zweiten Zug zurücknehmen lassen, Uhr und Brett richtigstellen; verlorene Zeit bleibt verloren.
step-incident-electronic = Ein elektronisches Brett meldet einen Fehler: Der Bediener sagt es nur dem Schiedsrichter.
step-incident-electronic-look = Prüfen, ob ein Regelverstoß am Brett die Ursache ist.
step-incident-alarm = Alarm: die Spieler möglichst ihre Uhren anhalten lassen, bevor alle gehen.
step-incident-time = Danach, wenn nötig, einem oder beiden zusätzliche Bedenkzeit geben.
step-incident-video = Ein Video wird angesehen: sagen, was geprüft wird, die Uhren anhalten, beide Spieler zusehen lassen; der Schiedsrichter beendet die Prüfung.
step-incident-dress = Verstoß gegen die Kleiderordnung: einem ranghöheren Schiedsrichter melden; zuständig ist der Hauptschiedsrichter.
step-incident-smoking = Raucherbereich: nahe am Turnierareal und beaufsichtigt; ein völliges Verbot wird in der Ausschreibung bekannt gegeben.
step-photo-who = Nur Befugte fotografieren.
step-photo-first = Blitzlicht, erste Runde: nur in den ersten { DURATION($time, case: "dat") }, es sei denn, der Hauptschiedsrichter entscheidet anders.
step-photo-later-rounds = Spätere Runden: nur in den ersten { DURATION($time, case: "dat") }.
step-photo-without-flash = Danach: ohne Blitzlicht und nur mit Erlaubnis des Hauptschiedsrichters.

procedure-which-rules = Welche Regeln gelten

step-rules-article = Ein Kommentar des Handbuchs widerspricht einem Artikel: den Artikel anwenden.
step-rules-national = Eine Regel verstößt gegen das Recht des Landes: sie nicht durchsetzen.
step-rules-silent = Das Turnierreglement schweigt: Es gelten die allgemeinen Wettkampfbestimmungen der FIDE.
step-rules-reading = Hauptschiedsrichter und leitender Veranstalter verstehen eine Regel verschieden: Die Auslegung des Hauptschiedsrichters zählt.
step-rules-federation = Eine Föderation hat ausführlichere Regeln: sie nur in ihrem Gebiet anwenden, wo sie denen der FIDE nicht widersprechen, und nie bei einem FIDE-Turnier.

procedure-equipment = Das Spielmaterial ist zweifelhaft
    .pieces = Figuren
    .board = Brett und Tisch

step-equipment-pieces = Staunton-Figuren. Höhen in Zentimetern: König neuneinhalb, Dame achteinhalb, Läufer sieben, Springer sechs, Turm fünfeinhalb, Bauer fünf.
step-equipment-order = Bis zu { $count } Prozent mehr oder weniger, aber immer in dieser Abstufung.
step-equipment-base = Der Fuß einer Figur misst zwei Fünftel bis zur Hälfte ihrer Höhe; nichts glänzt.
step-equipment-square = Ein Feld misst fünf bis sechs Zentimeter und fasst vier Bauern.
step-equipment-table = Der Tisch misst etwa einen Meter zehn mal fünfundachtzig Zentimeter, bis zu { $count } Prozent mehr oder weniger, und ist vierundsiebzig Zentimeter hoch.

procedure-captains = Mannschaftsführer

step-captain-speaks = Ein Mannschaftsführer will mit einem Spieler sprechen oder umgekehrt: nur über den Schiedsrichter, in seiner Gegenwart und in einer Sprache, die er versteht.
step-captain-draws = Kein Rat, Remis anzubieten oder anzunehmen, kein Wort über die Stellung.
step-captain-told = Was dem Mannschaftsführer gesagt ist, ist allen seinen Spielern gesagt.
step-captain-leaves = Der Mannschaftsführer verlässt und betritt das Turnierareal nur mit Erlaubnis.
step-captain-behind = Darauf achten, dass kein Mannschaftsführer hinter der gegnerischen Mannschaft steht.

procedure-interruption = Eine Störung unterbricht das Spiel

step-interruption-stop = Stromausfall, Kälte, Lärm, Feuer: alle Uhren anhalten.
step-interruption-note = Jede Stellung und die Zeiten notieren oder fotografieren.
step-interruption-seal = Die Züge möglichst abgeben lassen, notfalls an einem anderen Ort.
step-interruption-board = Abgeben ist nicht möglich: Die Stellung auf dem Brett gilt.
step-interruption-resume = Bald weiterspielen, anderswo oder später; eine lange Pause birgt die Gefahr fremder Hilfe, doch auch nach ihr darf weitergespielt werden.
step-interruption-control = Die Bedenkzeit darf gekürzt und mehr als { $count } Stunden am Tag gespielt werden.
