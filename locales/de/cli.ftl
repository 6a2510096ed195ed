### Die Befehlszeile: wozu Befehle und Optionen dienen, was an der Eingabe falsch ist und wie ein Lauf ausging.
###
### cli-PROGRAMM erklärt das Programm, cli-BEFEHL einen Befehl; .more steht unter dessen Optionen.
### cli-BEFEHL-NAME erklärt eine Option, cli-option-NAME eine, die mehrere Befehle haben; Attribute erklären ihre Werte.
### Namen von Befehlen, Optionen, Werten und Datenfeldern werden so getippt: Sie bleiben unübersetzt.

## Um die Hilfe herum

cli-usage = Aufruf:
cli-commands = Befehle:
cli-arguments = Argumente:
cli-options = Optionen:
# Stand in brackets where commands and options are typed.
cli-place-command = BEFEHL
cli-place-options = OPTIONEN
cli-values = mögliche Werte
cli-default = Voreinstellung
# The headings of a page of the manual.
cli-page =
    .name = BEZEICHNUNG
    .synopsis = ÜBERSICHT
    .description = BESCHREIBUNG
    .options = OPTIONEN
    .commands = BEFEHLE
    .more = WEITERES
    .version = PROGRAMMVERSION

## Was an der Stelle eines Werts getippt wird

cli-value-dir = ORDNER
cli-value-url = ADRESSE
cli-value-lang = SPRACHE
cli-value-year = JAHR
cli-value-text = SUCHTEXT
cli-value-file = DATEI
cli-value-files = DATEIEN
cli-value-paths = PFADE
cli-value-format = FORMAT
cli-value-case = FALL
cli-value-message = MELDUNG
cli-value-article = ARTIKEL
cli-value-name = VERFAHREN
cli-value-chapter = KAPITEL
cli-value-pace = BEDENKZEIT
cli-value-supervision = AUFSICHT
cli-value-practice = PRAXIS
cli-value-layers = SCHICHTEN
cli-value-level = STUFE
cli-value-one = AUSGABE
cli-value-other = AUSGABE
cli-value-fen = STELLUNG
cli-value-player = SPIELER
cli-value-topic = THEMA
cli-value-claim = ANTRAG
cli-value-move = ZUG
cli-value-n = ZAHL
cli-value-seconds = SEKUNDEN
cli-value-shell = NAME

## Optionen mehrerer Befehle

cli-option-lang = Sprache; sonst die der Umgebung, sonst Englisch
cli-option-data = Ausgaben, Fälle, Sprachen und Buch aus diesem Ordner lesen statt aus dem Programm
cli-option-help = Hilfe ausgeben; -h gibt sie kurz aus
cli-option-version = Version ausgeben
cli-option-edition = Jahr der Ausgabe der Schachregeln; sonst die neueste
cli-option-pace = Art der Bedenkzeit; sonst alle
cli-option-supervision = Art der Aufsicht; sonst beide
cli-option-practice = Was neben dem Wortlaut der Regeln zählt: „letter“ für den Wortlaut allein, sonst Auslegungen wie „fide“ oder „fide,regulations“
cli-option-format = Ausgabeformat
    .human = lesbarer Text
    .json = ein JSON-Objekt

## jadoube

cli-jadoube = Die Schachregeln der FIDE: vom Geschehen am Brett zur Entscheidung, mit Artikeln und Gründen
cli-help = Diese Hilfe oder die eines Befehls ausgeben

cli-check = Fälle durchrechnen und die Entscheidungen mit den erwarteten vergleichen
cli-check-paths = Dateien oder Ordner mit Fällen; ohne Angabe alle Fälle des Programms
cli-check-edition = Nur diese Ausgabe
cli-check-practice = Nur die Auslegung der FIDE (fide) oder nur der Wortlaut der Regeln (letter); sonst beides
cli-check-filter = Nur Fälle, deren Kennung diesen Text enthält
cli-check-format = Ausgabeformat
    .human = lesbarer Text; die letzte sagt, wie viele bestanden haben
    .json = ein JSON-Objekt
    .junit = JUnit-XML für Build-Server

cli-explain = Einen Fall erzählen, entscheiden und begründen, mit den Artikeln einer Ausgabe
cli-explain-report =
    .begin = Die JSON-Ausgabe ist ein Objekt je Fall und Entscheidung: case, edition, settings (pace, supervision und practice, jeweils für die Vorgaben, bei denen so entschieden wird), und dann entweder
    .of-no-ruling = warum es keine Entscheidung gibt
    .or = oder
    .of-steps = zu jedem Ereignis, über das die Regeln etwas sagen: event (seine Nummer), effects (je ein Satz), reasons und depends (if, effects, reasons, depends). Ein Grund hat provision, article, beside (die mit ihm zitierten Artikel der Spielart), title, status, why, aside (ob er nur der Vollständigkeit halber genannt wird), presumed und taught. Sagt der Wortlaut selbst es nicht, so nennt taught im text, wessen Auslegung es ist, und in items id, title und unsafe (warum man sich nicht darauf verlassen kann); sonst ist es null
    .of-branches = für Programme: if (die Bedingungen; leer, wo nichts offen ist oder keine Folge davon abhängt) und effects (event und die Folge, wie Fälle sie schreiben)
    .of-by-the-letter = die Schritte, die der Wortlaut anders entscheidet, mit den Gründen, die nur nach ihm gelten; fehlt, wo es keine gibt
    .of-procedures = was der Schiedsrichter tut: procedure (der Name) und title; mit --steps auch steps (step, part und says: scopes, text, ruled, cites und uncertain)
    .of-beside-the-point = was angegeben wurde und für diese Entscheidung keine Rolle spielt, mit seinem Namen im Fall
cli-explain-case = Kennung eines Falls; mehrere werden nacheinander erklärt
cli-explain-pace = Art der Bedenkzeit; sonst jede, die der Fall nennt
cli-explain-supervision = Art der Aufsicht; sonst jede, die der Fall nennt
cli-explain-all = Auch Ereignisse erklären, aus denen nichts folgt
cli-explain-steps = Auch Schritt für Schritt zeigen, was der Schiedsrichter tut

cli-judge = Die Fälle einer eigenen Datei entscheiden, für jede Bedenkzeit und jede Aufsicht, die sie nennen
cli-judge-file = Datei mit Fällen
cli-judge-pace = Art der Bedenkzeit; sonst jede, die der Fall nennt
cli-judge-supervision = Art der Aufsicht; sonst jede, die der Fall nennt
cli-judge-all = Auch Ereignisse erklären, aus denen nichts folgt
cli-judge-steps = Auch Schritt für Schritt zeigen, was der Schiedsrichter tut

cli-words = Nachschlagen, wie etwas in einem Fall geschrieben wird: Handlungen, Tatsachen, Feststellungen und Folgen, jeweils mit einer Beispielzeile
cli-words-text = Beliebige Wörter dafür, in jeder Sprache des Programms; ohne Angabe das ganze Vokabular

cli-mate = Feststellen, ob eine Seite noch matt setzen kann, mit den Zügen dazu oder mit dem Grund, warum sie es nicht kann
    .more = Der Rückgabewert ist 0, wenn jede Seite, nach der gefragt ist, noch matt setzen kann, 1, wenn eine es nicht kann, und 3, wenn das offen bleibt: Die Stellung ist regelwidrig, oder es wurde weder ein Matt noch ein Beweis gefunden.
cli-mate-fen = Stellung in Forsyth-Edwards-Notation, auch im Chess960; Anführungszeichen sind nicht nötig
cli-mate-by = Wer matt setzen soll; sonst werden beide Seiten untersucht

cli-article = Eine Regel einer Ausgabe zeigen, mit ihrer Nummer in den anderen, ihren Fällen und der Auslegung neben dem Wortlaut
cli-article-article = Nummer eines Artikels dieser Ausgabe, bleibender Name einer Regel oder ein Punkt der Praxis wie M-035

cli-procedure = Schritt für Schritt zeigen, was ein Schiedsrichter in einer Sache tut, mit den Artikeln
cli-procedure-name = Name des Verfahrens; ohne Angabe alle Namen
cli-procedure-format = Ausgabeformat
    .human = lesbarer Text
    .markdown = eine Seite zum Drucken
    .json = ein JSON-Objekt

cli-terms = Die Texte aller Sprachen prüfen: Meldungen, Mehrzahlformen, zu meidende Wörter, Typografie
cli-terms-lang = Nur diese Sprache, und in ihren Worten; bei Texten die Sprache, in der sie geschrieben sind
cli-terms-files = Stattdessen diese Texte prüfen, anhand der Begriffe ihrer Sprache und der Schachregeln
cli-terms-edition = Ausgabe der Schachregeln, nach der Texte geprüft werden; sonst die, der sie folgen
cli-terms-source = Ausgangstext der Übersetzung
cli-terms-fix = Sichere Berichtigungen als Patch ausgeben
cli-terms-format = Ausgabeformat
    .human = lesbarer Text
    .json = ein JSON-Objekt
    .sarif = SARIF, das Editoren und Code-Plattformen neben den Zeilen anzeigen
    .junit = JUnit-XML für Build-Server
cli-terms-level = Die mildesten Befunde, die gemeldet werden
    .error = nur, was berichtigt werden muss
    .warning = auch, was man ansehen sollte
    .info = auch, was besser sein könnte

cli-glossary = Die Begriffe an Programme für Übersetzer weitergeben und durchgesehen zurücknehmen
cli-glossary-export = Die Begriffe der Sprachen als Datei für Übersetzer schreiben
cli-glossary-export-to = Format
    .tbx2 = TBX-Basic, Version 2: für die meisten Programme, die solche Dateien lesen
    .tbx3 = TBX-Basic, Version 3 (ISO 30042:2019)
    .csv = eine Tabelle für die Tabellenkalkulation, mit einer Zeile je Begriff und Sprache
    .tsv = ein Glossar für OmegaT: der Begriff in der einen und der anderen Sprache und ein Kommentar
cli-glossary-export-lang = Nur diese Sprachen; bei tsv zwei, zuerst die Ausgangssprache
cli-glossary-export-out = Die Datei; sonst die Standardausgabe
cli-glossary-import = Die Begriffe einer durchgesehenen Datei mit denen der Sprachen vergleichen
    .more = Gibt aus, was sich in locales/SPRACHE/glossary.yaml ändern würde, als Unified Diff. Was die Datei nicht nennt, bleibt, wie es ist; in einer Tabelle gilt das auch für Angaben, die ganz fehlen. Ist etwas falsch, wird jeder Fehler mit seiner Stelle gezeigt, und der Exit-Code ist 1.
cli-glossary-import-file = Die Datei: TBX-Basic in Version 2 oder 3 oder CSV, wie „export“ es schreibt
cli-glossary-import-lang = Nur diese Sprachen
cli-glossary-import-write = Die Dateien des mit --data angegebenen Ordners auch schreiben

cli-translate = An der Übersetzung einer Sprache arbeiten
cli-translate-status = Zeigen, was in jeder Sprache übersetzt, offen, überholt und durchgesehen ist
    .more = Ein Text ist überholt, wenn sich das Englische seit der Übersetzung geändert hat. Aus welchem Englisch jeder Text entstand und wer ihn durchgesehen hat, steht in locales/SPRACHE/translation.yaml.
cli-translate-status-language = Nur diese Sprachen, Datei für Datei
cli-translate-status-texts = Auch die Texte nennen, die fehlen, überholt oder nicht bestätigt sind
cli-translate-show = Eine Meldung dort zeigen, wo man sie liest
    .more = Jeder Text der Meldung wird in Fällen, Regeln, Punkten der Praxis und Abläufen gezeigt, die einander möglichst unähnlich sind; die Wörter, die er beiträgt, stehen zwischen ⟦ und ⟧. Hat der mit --data genannte Ordner andere Wörter als das Programm, so stehen die Beispiele vorher und nachher da.
cli-translate-show-texts = Die Meldungen: checkmate, oder checkmate.holds für einen einzelnen Text
cli-translate-show-edit = Eine Datei mit neuen Fassungen von Meldungen: die Beispiele stehen vorher und nachher da
cli-translate-show-count = Höchstzahl der Beispiele je Text
cli-translate-confirm = Festhalten, dass Übersetzungen dem heutigen Englisch entsprechen
    .more = Ohne Namen wird es für die Texte festgehalten, für die es noch niemand getan hat, also für die neuen. Für einen überholten Text geschieht es, sobald er genannt ist. Schreibt locales/SPRACHE/translation.yaml in dem mit --data genannten Ordner.
cli-translate-confirm-language = Die Sprache
cli-translate-confirm-texts = Die Texte mit Namen, was immer für sie festgehalten war
cli-translate-review = Seiten für eine muttersprachliche Durchsicht schreiben oder deren Ergebnis übernehmen
    .more = Die Seiten zeigen jede Meldung mit Übersetzung, Englisch und den Sätzen, in denen man sie liest; sie kommen ohne Verbindung aus und lassen sich drucken. Wer durchsieht, speichert eine Datei, die --read übernimmt.
cli-translate-review-out = Wohin die Seiten kommen
cli-translate-review-read = Die Datei der Durchsicht: zeigt, was sich an den Meldungen ändert
cli-translate-review-write = Auch die Meldungen und den Stand der Durchsicht schreiben, in dem mit --data genannten Ordner
cli-translate-new = Eine Sprache anfangen, in der zunächst alles englisch gesagt wird
    .more = Legt in dem mit --data genannten Ordner locales/SPRACHE an: language.yaml, glossary.yaml und jede Datei mit Meldungen, das Englische als Kommentar.
cli-translate-new-tag = Die Sprache: ein Kürzel wie fr oder pt-BR
cli-translate-new-name = Wie die Sprache sich selbst nennt
cli-translate-export = Kapitel als Datei schreiben, in der neben jedem Text seine Übersetzung steht
cli-translate-export-chapter = Die Kapitel: Dateien mit Meldungen ohne ihre Endung, etwa drawn-game oder cases/drawn-game; sonst alle
cli-translate-export-lang = Die Sprache der Übersetzung
cli-translate-export-to = Format
    .xliff = XLIFF 1.2: für die meisten Programme, die Übersetzer verwenden
    .po = Meldungen von gettext
cli-translate-export-out = Die Datei; sonst die Standardausgabe
cli-translate-import = Die Übersetzungen einer zurückgekommenen Datei mit den Meldungen der Sprache vergleichen
    .more = Gibt aus, was sich in den Dateien in locales/SPRACHE ändern würde, als Unified Diff. Was die Datei nicht nennt, ohne Übersetzung lässt oder als unsicher kennzeichnet (in PO: fuzzy), bleibt, wie es ist; mit einem Hinweis auch, was nach einem anderen Text übersetzt wurde, als jetzt dasteht. Ist etwas falsch, wird jeder Fehler mit seiner Stelle gezeigt, und der Exit-Code ist 1.
cli-translate-import-file = Die Datei: XLIFF oder PO, wie „export“ es schreibt, und seither übersetzt
cli-translate-import-write = Die Dateien des mit --data angegebenen Ordners auch schreiben

cli-coverage = Zeigen, welche Nummern jeder Ausgabe erfasst sind, durch welche Fälle und mit welchen Texten
cli-coverage-report =
    .begin = Die JSON-Ausgabe ist ein Objekt:
    .of-editions = je Ausgabe: edition, complete, glossary (wie viele Begriffe ihr eigenes Glossar hat und welche davon die gewählte Sprache nicht erklärt; null, wo sie keines hat oder seine Begriffe nicht bekannt sind), counts nach Stand und numbers, jeweils mit number, state (decided, empowers, defined, not-modelled, pending), reason und provisions
    .of-provisions = je Regel: id, sources (S-Kennungen) und je Ausgabe, die sie hat: edition, number und die Kennungen der Fälle, in denen sie greift, nicht greift, zurücktritt, offen ist oder als stumm gilt
    .of-gaps = je Lücke: edition, provision, lacks (holds, fails), excuse
    .of-texts = je Sprache: lang, und für title, rule, holds und fails, wie viele sie hat und braucht; missing
    .of-sources = wie viele Regeln der Quellen es gibt, wie viele gezeigt sind und wie viele nichts entscheiden; null, wo der Ordner von --data kein tests/seeds.yaml hat
    .of-cases-runs = wie viele Fälle es gibt und wie viele Entscheidungen gezählt wurden
    .with-practice = Mit --practice ist es ein anderes Objekt:
    .of-items = je Punkt der Praxis: id, title, layer, kind, since (die erste Ausgabe, neben der er gilt), articles, source (Kürzel und Fundstellen), confidence, unsafe (warum man sich nicht darauf verlassen kann), state (held, pending, not-modelled), role, provisions, cases, missing und reason
    .of-sources-of-practice = nach Kürzel: title und was davon gelesen wurde
cli-coverage-edition = Nummer für Nummer nur diese Ausgabe; sonst alle in Kürze
cli-coverage-practice = Was aus jedem Punkt der amtlichen Praxis wurde; was fehlt, steht auf Englisch da

cli-compare = Zeigen, was sich von einer Ausgabe zur anderen geändert hat: Regeln, Nummern, Werte, Texte, Entscheidungen
cli-compare-report =
    .begin = Die JSON-Ausgabe ist ein Objekt:
    .of-from-to = die Ausgaben, die ältere zuerst
    .of-rules = je geänderter Regel: id, title, kind (came-in, went-out, changed, renumbered), numbers (old, new), texts (scopes, old, new) in der gewählten Sprache und values
    .of-values = die Werte, die zu keiner Regel gehören; wie die von Regeln: key, scopes, und old und new, jeweils mit article, confidence und value (null: keine solche Regel, unknown: Text nicht bekannt)
    .of-cases = die Fälle, die anders ausgehen: id, settings und die Folgen der alten und der neuen Entscheidung
    .with-practice = Unter scopes stehen Paare aus Bedenkzeit und Aufsicht. Mit --practice ist es ein anderes Objekt:
    .of-edition-practice-cases-otherwise = die Ausgabe, was neben ihrem Wortlaut zählt, über wie viele Fälle sie entscheidet und wie viele davon der Wortlaut anders entscheidet
    .of-items = je Punkt, auf den es ankommt: id, layer, kind, title und die Kennungen seiner Fälle
    .of-rulings = je Fall, der anders ausgeht: id, settings, items und die Folgen der Ereignisse, über die anders entschieden wird, nach der Auslegung und nach dem Wortlaut
cli-compare-one = Eine Ausgabe; mit --practice die einzige, sonst die neueste
cli-compare-other = Die andere Ausgabe
cli-compare-practice = Die Auslegung neben dem Wortlaut einer Ausgabe mit dem Wortlaut vergleichen: „fide“ oder Schichten wie „fide,ecu“

cli-notation = Ein Partieformular lesen und mit den Buchstaben einer anderen Sprache schreiben
cli-notation-file = Datei mit den Zügen; ohne Angabe oder bei „-“ die Standardeingabe
cli-notation-from = Buchstaben des Partieformulars: eine Sprache oder figurines (Figurensymbole)
cli-notation-to = Buchstaben, mit denen geschrieben wird: eine Sprache oder figurines (Figurensymbole); sonst dieselben
cli-notation-long = Auch das Ausgangsfeld schreiben
cli-notation-fen = Stellung vor dem ersten Zug; sonst die Anfangsstellung

cli-audit = Gespielte Partien prüfen: was sie beendete, wer was beantragen konnte und ob die Ergebnisse stimmen
cli-audit-report =
    .begin = Die JSON-Ausgabe ist ein Objekt je Zeile: je eines für jede Partie, zuletzt die Zusammenfassung. Eine Partie hat
    .of-file-game-line = wo sie steht: Datei, Nummer in der Datei und Zeile, auf der sie beginnt
    .of-edition = die Regeln, nach denen sie beurteilt wurde
    .of-tags = die Kopfdaten nach Namen
    .of-plies-result = wie viele Züge beider Spieler gelesen wurden, und das Ergebnis, wie es dasteht
    .of-over = wo ihre Züge sie beendeten und wodurch: ply, by (checkmate, stalemate, dead-position, repetition, no-progress); null, wo sie es nicht taten
    .of-counts = was die Zusammenfassung zählt, jeweils true oder false
    .of-findings = in der Folge der Partie: ply (so viele Züge beider Spieler gingen voraus), move (der letzte davon), topic, finding (die Art), weight (remark, doubt, error), text in der gewählten Sprache, laws (provision und article der Ausgabe), fen, diagrams (ply und fen jeder Stelle, an der eine wiederholte Stellung stand) und was zur Art gehört: player, ground, intended, winner, because und so weiter
    .end = Züge in Daten stehen in englischen Buchstaben. Die Zusammenfassung hat games, plies und zu jedem von counts die Zahl der Partien. Die CSV-Ausgabe ist eine Zeile je Befund; Anträge, die von Zug zu Zug möglich bleiben, sind eine Zeile.
cli-audit-files = Dateien mit Partien (PGN, auch .gz und .zst); ohne Angabe oder bei „-“ die Standardeingabe
cli-audit-by-date = Jede Partie nach der Ausgabe beurteilen, die an ihrem Tag galt (frühere nach der ältesten); nach --edition, wo der Tag fehlt
cli-audit-pace = Art der Bedenkzeit der Partien
cli-audit-supervision = Art der Aufsicht über die Partien
cli-audit-format = Ausgabeformat
    .human = lesbarer Text
    .json = ein JSON-Objekt je Zeile: je eines für jede Partie, zuletzt die Zusammenfassung
    .csv = eine Zeile je Befund, darüber eine mit Überschriften
cli-audit-only = Nur Befunde zu diesen Themen, durch Kommas getrennt
cli-audit-all = Jede Partie nennen, auch wo alles seinen Gang ging, und die Form ihrer Kopfdaten
cli-audit-explain = Über jeden Befund entscheiden, mit Diagramm, Artikeln und Gründen
cli-audit-claim = Über einen Remisantrag entscheiden: threefold (dreimalige Stellung) oder fifty (50 Züge), und der beabsichtigte Zug, wo es einen gibt („threefold Sf3“)
cli-audit-by = Wer den Antrag stellt; sonst der Spieler, der am Zug ist
cli-audit-at = Vor welchem Zug: 43w für Weiß oder 43b für Schwarz; sonst am Ende der Partie
cli-audit-game = In der wievielten Partie der Datei; sonst in der letzten
cli-audit-watch = Diese Datei immer wieder lesen, während sie wächst, und nur melden, was neu ist
cli-audit-every = Wie viele Sekunden zwischen zwei Lesungen liegen
cli-audit-jobs = Wie viele Partien gleichzeitig geprüft werden, höchstens 256; sonst so viele, wie der Rechner Prozessoren hat
cli-audit-strict = Mit einem anderen Rückgabewert als 0 enden, wenn ein Fehler oder Zweifel gefunden wurde; Hinweise zählen nicht

cli-book = Die Bücher aller Sprachen als HTML bauen
cli-book-out = Ordner, der für jede Sprache einen Ordner und die Startseite erhält
cli-book-lang = Nur diese Sprachen, durch Kommas getrennt; sonst alle
cli-book-site-url = Die Adresse, unter der die Bücher im Web stehen sollen
cli-book-engine = Die Maschine, mit der die Seiten geänderte Fälle entscheiden; sonst die von wasm/build.sh, falls sie gebaut ist
cli-book-watch = Die Bücher auf diesem Rechner zeigen, während sie geschrieben werden: neu bauen, was sich im Ordner von --data ändert, und offene Seiten neu laden
cli-book-port = Der Port, auf dem sie gezeigt werden; bei 0 ein beliebiger freier

cli-schema = Das JSON-Schema der Fälle ausgeben, mit dem ein Editor Eingaben ergänzt

cli-completions = Ausgeben, was eine Shell braucht, um Befehle und Optionen zu ergänzen
cli-completions-shell = Die Shell

cli-man = Die Handbuchseite ausgeben oder für jeden Befehl eine Seite schreiben
cli-man-dir = Ordner für alle Seiten; ohne Angabe wird die Seite des Programms ausgegeben

## jadoube-quiz

cli-quiz = Fragen zu den Schachregeln der FIDE: Richtig ist, was das Programm entscheidet, falsch sind Fehler aus der Praxis
cli-quiz-count = Wie viele Fragen
cli-quiz-seed = Dieselbe Zahl ergibt denselben Bogen; sonst kommt sie aus der Uhrzeit
cli-quiz-topic = Nur Fragen hierzu: ein Artikel (7.5.1, 7.5, A.4), ein Kapitel, eine Regel, ein Punkt der Praxis (M-035), ein Stichwort oder ein Wort in einer der Sprachen (Patt, phone); darf sich wiederholen
cli-quiz-without = Keine Fragen hierzu; darf sich wiederholen
cli-quiz-list-topics = Die Themen der Fragen auflisten, wie der Befehl „topics“
cli-quiz-edition = Jahr der Ausgabe der Schachregeln oder „all“ für alle; sonst die neueste
cli-quiz-pace = Nur diese Bedenkzeit
cli-quiz-supervision = Nur diese Aufsicht
cli-quiz-practice = Was zählt
    .fide = die Regeln in der Auslegung des Schiedsrichterhandbuchs der FIDE
    .letter = nur ihr Wortlaut
cli-quiz-completions = Ausgeben, was eine Shell braucht, um Optionen zu ergänzen
cli-quiz-man = Die Handbuchseite ausgeben oder in einen Ordner schreiben
cli-quiz-exam = Fragen wie in einer Prüfung: ausgewertet wird erst nach der Abgabe
cli-quiz-minutes = Wie lange die Prüfung dauern darf; sonst unbegrenzt
cli-quiz-pass = Was zum Bestehen nötig ist, in Prozent; eine Einstellung, keine Vorgabe der FIDE
cli-quiz-value-percent = PROZENT
cli-quiz-review = Fragen stellen, die zum Wiederholen fällig sind
cli-quiz-resume = Die unterbrochene Sitzung fortsetzen
cli-quiz-learner = Wessen Lernstand es ist, wenn sich mehrere einen Rechner teilen
cli-quiz-value-learner = PERSON
cli-quiz-store = Datei, die den Lernstand aufbewahrt; sonst im Ordner für persönliche Daten
cli-quiz-no-store = Nichts aufbewahren
cli-quiz-progress = Den Lernstand nach Artikeln zeigen, was zum Wiederholen fällig ist und die letzten Sitzungen
cli-quiz-progress-report =
    .begin = Die JSON-Ausgabe ist ein Objekt:
    .of-learner = wessen Lernstand es ist; null ohne --learner
    .of-articles = je Artikel, die schwächsten zuerst: article (sein dauerhafter Name), named, asked (beantwortet) und right (davon richtig)
    .of-due = wie viele Fragen zum Wiederholen fällig sind, und wann die nächste es ist; null, wenn keine wartet
    .of-sessions = die letzten Sitzungen, die neueste zuerst: mode (learning, review, exam), edition, started, ended (null, wenn sie unterbrochen ist), seconds (benötigte Sekunden), questions, answered und right
cli-quiz-progress-json = Für andere Programme ausgeben
cli-quiz-progress-forget = Antworten löschen: „all“ für alle, einen Artikel (9.2.2) oder die Kennung einer Frage
cli-quiz-progress-value-what = WAS
cli-quiz-progress-learner = Wessen Lernstand es ist, wenn sich mehrere einen Rechner teilen
cli-quiz-progress-value-learner = PERSON
cli-quiz-progress-store = Datei, die den Lernstand aufbewahrt; sonst im Ordner für persönliche Daten
cli-quiz-progress-no-store = Nichts aufbewahren
cli-quiz-export = Fragen als Datei für eine Lernplattform schreiben
cli-quiz-export-to = Für wen sie bestimmt sind
    .anki = ein Paket für Anki (.apkg); eine erneut importierte Frage wird aktualisiert
    .moodle = Moodle-XML, mit Diagrammen
    .gift = GIFT, ohne Diagramme
    .qti = ein Paket für QTI 2.1 (.zip), mit Diagrammen
    .csv = eine Tabelle, eine Zeile je Frage
    .json = alles zu jeder Frage, für andere Programme
    .book = eine JSON-Datei je Kapitel, für eine Seite des Buchs
cli-quiz-export-out = Die Datei, beim Buch der Ordner; sonst die Standardausgabe, aber nicht für anki, qti und book
cli-quiz-export-count = Wie viele Fragen
cli-quiz-export-all = Alle Fragen, die gestellt werden können
cli-quiz-export-seed = Dieselbe Zahl ergibt dieselben Fragen; sonst kommt sie aus der Uhrzeit
cli-quiz-export-topic = Nur dieses Kapitel, diese Regel, dieser Punkt der Praxis (M-035) oder Fälle mit diesem Stichwort
cli-quiz-export-edition = Jahr der Ausgabe der Schachregeln oder „all“ für alle; sonst die neueste
cli-quiz-export-pace = Nur diese Bedenkzeit
cli-quiz-export-supervision = Nur diese Aufsicht
cli-quiz-export-practice = Was zählt
    .fide = die Regeln in der Auslegung des Schiedsrichterhandbuchs der FIDE
    .letter = nur ihr Wortlaut
cli-quiz-paper = Einen Prüfungsbogen schreiben: Fragen, Antwortbogen, Schlüssel, Bewertung und begründete Antworten, dazu eine Datei, mit der er wieder entsteht
cli-quiz-paper-value-preset = NAME
cli-quiz-paper-preset = Wie der Bogen sein soll; jede Zahl darin ist eine Einstellung, keine Vorschrift der FIDE
    .choices-30 = 30 Fragen mit Auswahl, 2 Stunden, Artikel wie in echten Prüfungen
    .choices-15-open-10 = 15 Fragen mit Auswahl und 10 offene
    .practice-10 = 10 Fragen zum Üben
cli-quiz-paper-blueprint = Datei, die sagt, wie der Bogen sein soll (Beispiele in papers/)
cli-quiz-paper-paper = Ein früherer Bogen nach seiner paper.yaml: dieselben Fragen und Antworten in derselben Reihenfolge, in jeder Sprache
cli-quiz-paper-count = Wie viele Fragen; sonst so viele wie in der Vorlage, sonst 10
cli-quiz-paper-seed = Dieselbe Zahl ergibt denselben Bogen; sonst kommt sie aus der Uhrzeit
cli-quiz-paper-topic = Nur Fragen hierzu: ein Artikel (7.5.1, 7.5, A.4), ein Kapitel, eine Regel, ein Punkt der Praxis (M-035), ein Stichwort oder ein Wort in einer der Sprachen; darf sich wiederholen
cli-quiz-paper-without = Keine Fragen hierzu; darf sich wiederholen
cli-quiz-paper-unapproved = Auch Fragen, die nicht einzeln gelesen und freigegeben sind, wo die Vorlage freigegebene verlangt
cli-quiz-paper-variants = Wie viele Fassungen, mit Fragen und Antworten in anderer Reihenfolge
cli-quiz-paper-edition = Jahr der Ausgabe der Schachregeln; sonst die neueste
cli-quiz-paper-practice = Was zählt
    .fide = die Regeln in der Auslegung des Schiedsrichterhandbuchs der FIDE
    .letter = nur ihr Wortlaut
cli-quiz-paper-format = Wie die Blätter geschrieben werden
    .html = Seiten zum Drucken, jede eine Datei, die nichts weiter braucht
    .markdown = Text in Markdown
    .text = reiner Text
cli-quiz-paper-out = Ordner für die Blätter; sonst paper-ZAHL
cli-quiz-stock = Zeigen, welche Fragen es gibt, nach Artikel, Gesichtspunkt, Spielart und Stufe, und warum andere nicht gestellt werden
cli-quiz-stock-edition = Jahr der Ausgabe der Schachregeln; sonst die neueste
cli-quiz-stock-practice = Was zählt
    .fide = die Regeln, wie das Schiedsrichterhandbuch der FIDE sie auslegt
    .letter = allein der Wortlaut der Regeln
cli-quiz-stock-unasked = Auflisten, was von welchem Fall nicht gefragt wird, und warum
cli-quiz-stock-set-aside = Falsche Entscheidungen auflisten, die in Fällen stehen, aber keine Antwort sind, mit Grund
cli-quiz-stock-lapsed = Die freigegebenen Fragen auflisten, die heute anders lauten, mit alter und neuer Kennung; sie sind neu zu lesen
cli-quiz-topics = Die Themen der Fragen auflisten, mit der Zahl der Fälle
cli-quiz-topics-text = Nur was dies nennt: ein Artikel, ein Name oder ein Wort in einer der Sprachen
cli-quiz-topics-edition = Jahr der Ausgabe, deren Nummern gelten; sonst die neueste

## Was an der Eingabe falsch ist

cli-error = Fehler:
cli-warning = Hinweis:
cli-tip = Tipp:
# $argument, $others: options and arguments as they are typed, with the places for their values.
cli-mistake =
    .unknown-argument = Unerwartetes Argument „{ $argument }“
    .unknown-command = Einen Befehl „{ $command }“ gibt es nicht
    .no-value = „{ $argument }“ braucht einen Wert
    .invalid-value = „{ $value }“ ist kein Wert für „{ $argument }“
    .conflict = „{ $argument }“ verträgt sich nicht mit { LIST($others) }
    .twice = „{ $argument }“ darf nur einmal stehen
    .missing = { $count ->
        [one] Dieses Argument fehlt:
       *[other] Diese Argumente fehlen:
    }
    .too-many = „{ $value }“ ist ein Wert zu viel für „{ $argument }“
    .no-equals = Vor den Wert von „{ $argument }“ gehört ein Gleichheitszeichen
    .not-unicode = Ein Argument ist kein Unicode-Text
    .other = Die Befehlszeile ist nicht zu verstehen
# $near: what looks like what was typed.
cli-near =
    .command = Ist der Befehl { LIST($near, type: "or") } gemeint?
    .argument = Ist { LIST($near, type: "or") } gemeint?
    .value = Ist { LIST($near, type: "or") } gemeint?
    .elsewhere = Es gibt „{ $line }“
    .as-value = Ist „{ $argument }“ ein Wert, so schreibt man „{ $line }“
cli-more-help = Mehr dazu: „{ $flag }“.
cli-expected =
    .site = erwartet wird eine Adresse wie https://example.org/chess
    .year = erwartet wird eine Jahreszahl mit vier Ziffern
    .one-of = erwartet wird eines davon: { $names }
    .layers = erwartet wird „letter“, „{ $first }“ oder „{ $first }“ und nach einem Komma eine der Schichten { LIST($others) }
    .move-number = erwartet wird eine Zugnummer mit w oder b, etwa 43w
    .seconds = erwartet wird eine Zahl von Sekunden zwischen 0.01 und 86400
cli-unknown-edition = Es gibt keine Ausgabe { $found }; vorhanden: { LIST($known) }

## Dateien

cli-unread = Lesen nicht möglich: { $file }
cli-folder-unread = Lesen des Ordners nicht möglich: { $file }
cli-unwritten = Schreiben nicht möglich: { $file }
cli-glossary-written = { $count ->
    [one] Ein Begriff
   *[other] { $count } Begriffe
} in { LIST($langs) } geschrieben: { $file }
cli-glossary-two-languages = ein Glossar für OmegaT hat zwei Sprachen: mit --lang angeben, zuerst die Ausgangssprache
cli-glossary-unread = die Begriffe in { $file } sind nicht lesbar
cli-glossary-same = kein Begriff weicht ab
cli-revised = Geändert: { $file }
cli-translate-written = { $count ->
    [one] Ein Kapitel
   *[other] { $count } Kapitel
} in { LIST($langs) } geschrieben: { $file }
# $found: a text.
cli-translate-no-chapter = es gibt kein Kapitel „{ $found }“
cli-translate-same = keine Meldung weicht ab
# $found: the name of a message.
cli-translate-stale = { $found } bleibt, wie es ist: Der Ausgangstext hat sich seit der Übersetzung geändert
cli-translate-unread = { $file } kann nicht übernommen werden:
cli-translate-of-reference = { $found } ist die Sprache, aus der die anderen übersetzt werden
cli-translate-unknown-text = einen Text `{ $found }` gibt es nicht
cli-translate-bad-tag = `{ $found }` ist kein Sprachkürzel wie fr oder pt-BR
cli-translate-exists = den Ordner { $file } gibt es schon
cli-translate-begun = { $count ->
    [one] Eine Datei
   *[other] { $count } Dateien
} geschrieben: { $file }
cli-translate-confirmed = { $count ->
    [0] Nichts Neues festzuhalten: { $file }
    [one] Ein Text festgehalten: { $file }
   *[other] { $count } Texte festgehalten: { $file }
}
cli-translate-reviewed = { $count ->
    [one] ein Text
   *[other] { $count } Texte
} durchgesehen von { $name }, zuletzt am { $date }
cli-translate-unseen = Kein Fall, keine Regel, kein Punkt der Praxis und kein Ablauf sagt es: Es gehört zum Programm oder zu seinen Büchern.
cli-translate-edit =
    .before = vorher: { $text }
    .after = nachher: { $text }
cli-translate-pages = { $count ->
    [one] Eine Datei
   *[other] { $count } Dateien
} für die Durchsicht geschrieben: { $file }
cli-translate-taken = { $accepted ->
    [one] Ein Text
   *[other] { $accepted } Texte
} angenommen, { $changed } geändert, { $remarks ->
    [one] eine Bemerkung
   *[other] { $remarks } Bemerkungen
}
cli-translate-late = nicht mehr so, wie sie durchgesehen wurden, also noch einmal zu lesen: { LIST($texts) }
cli-folder-unmade = Anlegen des Ordners nicht möglich: { $file }
cli-folder-not-emptied = Leeren des Ordners nicht möglich: { $file }
cli-folder-occupied = { $file } enthält etwas anderes als ein Buch; ein anderer Ordner ist zu wählen
cli-book-under-way = ein anderer Lauf erstellt gerade die Bücher in { $file }
cli-book-without-engine = Die Seiten können geänderte Fälle nicht entscheiden: Die Maschine für den Browser ist nicht gebaut (wasm/build.sh baut sie).
cli-watch-built-in = die eingebauten Daten ändern sich nicht; anzugeben ist der Ordner, in dem geschrieben wird: --data ORDNER
# $port: a text.
cli-port-unusable = Anzeigen der Bücher auf Port { $port } nicht möglich
cli-watch-faulty = die Bücher bleiben, wie sie waren, bis dies behoben ist:
# $address, $dir: texts.
cli-watching = Die Bücher stehen unter { $address } und werden neu gebaut, sobald sich in { $dir } etwas ändert; Strg-C beendet.
# $pages, $milliseconds: numbers.
cli-watch-built = { $pages ->
    [one] 1 Seite ist neu
   *[other] { $pages } Seiten sind neu
} ({ $milliseconds } ms).
cli-written = Geschrieben: { $file }
cli-standard-input = Standardeingabe
# What the system says, after a colon.
cli-system =
    .not-found = Datei oder Ordner nicht vorhanden
    .not-allowed = Zugriff nicht erlaubt
    .is-a-folder = Das ist ein Ordner
    .is-no-folder = Ein Teil des Pfads ist kein Ordner
    .disk-full = Der Datenträger ist voll
    .ends-too-early = Die Daten enden zu früh
cli-no-languages = Keine Sprache war lesbar
cli-no-editions = Es gibt keine Ausgaben
cli-editions-unread = Nicht alle Ausgaben waren lesbar
cli-sources-unread = Nicht alle Glossare und Einleitungen waren lesbar
cli-no-case = In { $file } steht kein Fall
# The words around a fault in a file: what was found, “expected …”, “perhaps …”.
cli-fault =
    .error = Fehler
    .warning = Hinweis
    .expected = erwartet:
    .perhaps = vielleicht:
cli-no-scenarios =
    .found = Lesen nicht möglich
    .expected = eine Datei mit Fällen oder ein Ordner
cli-fen =
    .fields = Die FEN „{ $fen }“ ist nicht lesbar: Nötig sind Stellung, Zugrecht, Rochaderechte, En-passant-Feld und zwei Zähler
    .placement = Die FEN „{ $fen }“ ist nicht lesbar: Die Steine stehen in acht Reihen zu acht Feldern, mit KQRBNPkqrbnp und 1 bis 8, getrennt durch /
    .chess = Die FEN „{ $fen }“ ist nicht lesbar: Sie ist keine Schachstellung, sondern hat einen Steinvorrat oder Schachgebote
    .turn = Die FEN „{ $fen }“ ist nicht lesbar: Das zweite Feld ist w oder b
    .castling = Die FEN „{ $fen }“ ist nicht lesbar: Das dritte Feld ist ein Strich oder Buchstaben aus KQkq (oder von den Linien der Türme)
    .en-passant = Die FEN „{ $fen }“ ist nicht lesbar: Das vierte Feld ist ein Strich oder ein Feld von a1 bis h8
    .half-moves = Die FEN „{ $fen }“ ist nicht lesbar: Das fünfte Feld ist eine ganze Zahl
    .move-number = Die FEN „{ $fen }“ ist nicht lesbar: Das sechste Feld ist eine ganze Zahl
    .start = Die Anfangsstellung des Chess960 fehlt, als FEN oder mit ihrer Nummer
cli-move =
    .unreadable = „{ $text }“ ist kein Zug wie Sf3, exd5, e8D, Sg1-f3, e2e4 oder 0-0
    .no-such-piece = „{ $text }“: Keine Figur des Spielers kann gemeint sein; das Ausgangsfeld macht es klar, etwa e2e4
    .another-piece = „{ $text }“: Auf { SQUARE($square) } steht nicht die genannte Figur
    .ambiguous = „{ $text }“: Mehrere Figuren können gemeint sein, die auf { LIST($squares) }

## Wie eine Prüfung der Fälle ausging

cli-nothing-checked = Kein Fall passt: Nichts wurde geprüft
cli-check-failed =
    .fails = FEHLER
    .expected = erwartet
    .got = erhalten
# A run is a case in an edition, a setting and a practice.
cli-checked = { $cases ->
    [one] 1 Fall
   *[other] { $cases } Fälle
}, { $runs ->
    [one] 1 Durchlauf
   *[other] { $runs } Durchläufe
} (Fall, Ausgabe, Vorgaben und Praxis)
cli-check-warnings = { $count ->
    [one] 1 Hinweis: angegeben, aber für keine Entscheidung von Belang
   *[other] { $count } Hinweise: angegeben, aber für keine Entscheidung von Belang
}
cli-check-faults = { $count ->
    [one] 1 Fehler in den Dateien, als nicht bestanden gezählt
   *[other] { $count } Fehler in den Dateien, jeder als nicht bestanden gezählt
}
cli-check-result = { $passed } bestanden, { $failed } nicht bestanden

## Was an Texten falsch ist

cli-terms-level-name =
    .error = Fehler
    .warning = Hinweis
    .info = Vorschlag
cli-terms-count =
    .errors = { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
    .warnings = { $count ->
        [one] 1 Hinweis
       *[other] { $count } Hinweise
    }
    .suggestions = { $count ->
        [one] 1 Vorschlag
       *[other] { $count } Vorschläge
    }
# $found: what stands there. $instead: what should stand there, or where something else stands.
cli-terms-finding =
    .unreadable = { $found } ist nicht UTF-8
    .file-missing = Es gibt keine Datei { $found }
    .data = { $found }; erwartet: { $instead }
    .junk = keine Meldung: „{ $found }“: { $instead }
    .duplicate = doppelt definiert, auch in { $instead }
    .message-missing = fehlt; das Englische hat es in { $instead }
    .message-extra = Das Englische hat keine solche Meldung, und nichts verweist darauf
    .title-missing = Der Fall { $found } hat keinen Titel; er gehört in { $instead }
    .title-stale = Einen solchen Fall gibt es nicht
    .title-twice = „{ $found }“ ist der Titel eines anderen Falls in { $instead }
    .variable-missing = { $found } fehlt
    .variable-unused = Das Englische wählt seine Wörter nach { $found }, dieser Text nicht
    .variable-unknown = { $found } ist hier nicht bekannt; bekannt sind: { $instead }
    .function-unknown = Es gibt keine Funktion { $found }; vorhanden: { $instead }
    .argument-unknown = { $found }: erwartet wird eines davon: { $instead }
    .reference-unknown = Es gibt kein { $found }, auf das man verweisen könnte
    .plural-missing = Der Auswahl nach { $found } fehlt { $instead }
    .plural-needless = Die Sprache hat keine Mehrzahlklasse { $found }
    .number-bare = { $found } wird ausgegeben, aber kein Wort richtet sich danach
    .untranslated = noch englisch: „{ $found }“
    .outdated = das Englische hat sich seit der Übersetzung geändert; sie ist nachzuziehen, oder es ist festzuhalten, dass sie noch stimmt: jadoube translate confirm
    .word-hard = „{ $found }“ ist falsch; richtig: „{ $instead }“
    .word-variant = „{ $found }“; unser Begriff ist „{ $instead }“
    .word-context = „{ $found }“ bedeutet etwas anderes; richtig: „{ $instead }“
    .word-style = „{ $found }“; besser „{ $instead }“
    .quotes = { $found } ist hier kein Anführungszeichen; richtig: { $instead }
    .mixed-script = „{ $found }“ mischt lateinische und kyrillische Buchstaben
    .cyrillic-letter = { $found } ist kyrillisch; Artikel haben das lateinische { $instead }
    .bare-letter = „{ $found }“; richtig: „{ $instead }“
    .spelling = „{ $found }“; richtig: „{ $instead }“
    .dash = ein Bindestrich; richtig: „{ $instead }“
    .space = ein Leerzeichen zu viel

## Was zu fremden Texten angemerkt wird

# $lang is the tag of the language; $edition is the edition against which the text is held.
# $dictionary is the name of a dictionary of spelling; $has-dictionary: yes or no.
cli-text-read =
    .plain = { $file }: { $lang }, geprüft nach den Regeln von { $edition }{ $has-dictionary ->
        [yes] , Wörter mit dem Wörterbuch { $dictionary } verglichen
       *[no] , ohne Wörterbuch
    }
    .guessed = { $file }: { $lang }, geprüft nach den Regeln von { $edition }; anscheinend folgt der Text denen von { $followed } (gefundene Nummern: { $known } von { $numbers }){ $has-dictionary ->
        [yes] , Wörter mit dem Wörterbuch { $dictionary } verglichen
       *[no] , ohne Wörterbuch
    }
cli-text-pdf = Der Text von { $file } lässt sich nicht auslesen; dazu ist das Programm pdftotext nötig
cli-terms-format-of-texts = SARIF und JUnit gibt es nur für Texte: eine Datei angeben
cli-text-language = Die Sprache von { $file } ist nicht zu erkennen; bitte mit --lang angeben
# $found: what stands there. $instead: what should stand there. $concept: the term that it is about. $article: a number.
# $edition: the edition against which the text is held; $other: another one. $times: how often it occurs.
# $has-instead and $has-other: yes or no.
cli-remark =
    .word-hard = „{ $found }“ ist falsch; richtig: „{ $instead }“
    .word-variant = „{ $found }“; unser Begriff ist „{ $instead }“
    .word-context = „{ $found }“ bedeutet hier etwas anderes; richtig: „{ $instead }“
    .word-style = „{ $found }“; besser „{ $instead }“
    .two-terms = „{ $found }“ und „{ $instead }“ bezeichnen in diesem Text dasselbe; bitte bei einem bleiben
    .wrong-article = „{ $found }“: Der Artikel hat das falsche Geschlecht
    .number-unknown = { $article } gibt es in den Regeln von { $edition } nicht{ $has-other ->
        [yes] , in denen von { $other } schon{ $has-instead ->
            [yes] ; siehe { $instead }
           *[no] {""}
        }
       *[no] {""}
    }
    .number-broken = { $found } gibt es nicht; gemeint ist { $instead }
    .number-moved = { $article } steht in den Regeln von { $edition } für etwas anderes als in denen von { $other }{ $has-instead ->
        [yes] ; siehe { $instead }
       *[no] {""}
    }
    .number-head = „{ $found }“ vor mehreren Nummern; hier gehört die Mehrzahl hin
    .number-letter = { $found } ist kyrillisch; Artikel haben das lateinische { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times }-mal)
    }
    .sequence-gap = Vor { $article } ausgelassen: { $instead }
    .sequence-order = { $article } steht nicht in der richtigen Reihenfolge
    .value = „{ $found }“ passt nicht zu { $article } in den Regeln von { $edition }{ $has-instead ->
        [yes] {" "}(dort { $instead })
       *[no] {""}
    }{ $has-other ->
        [yes] , wohl aber zu denen von { $other }
       *[no] {""}
    }
    .mixed-script = „{ $found }“ mischt lateinische und kyrillische Buchstaben
    .doubled = „{ $found }“: Ein Wort steht doppelt
    .hyphenation = In „{ $found }“ ist ein Trennstrich vom Zeilenende stehen geblieben; richtig: „{ $instead }“
    .space = „{ $found }“: Ein Leerzeichen fehlt oder ist zu viel
    .quotes = { $found } ist hier kein Anführungszeichen; richtig: { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times }-mal)
    }
    .dash = ein Bindestrich; richtig: „{ $instead }“{ $times ->
        [one] {""}
       *[other] {" "}({ $times }-mal)
    }
    .apostrophes = Der Text hat zwei Arten von Apostrophen, diese { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
    .spelling = „{ $found }“; richtig: „{ $instead }“
    .unknown-word = „{ $found }“ steht in keiner Wortliste
    .unpaired = zu { $found } fehlt das Gegenstück
    .bare-letter = „{ $found }“; sonst setzt der Text das Zeichen: „{ $instead }“
    .sign = „{ $found }“ steht anstelle von Buchstaben{ $has-instead ->
        [yes] : „{ $instead }“
       *[no] {""}
    }
    .digit = Die Ziffer { $found } steht anstelle eines Buchstabens: „{ $instead }“
    .artefact = „{ $found }“ gehört zur Seite oder zu einem Programm, nicht zum Text{ $times ->
        [one] {""}
       *[other] {" "}({ $times }-mal)
    }
    .repeated = Dieser Absatz steht schon einmal im Text: „{ $found }“
    .foreign = „{ $found }“ ist englisch
    .full-stop = „{ $found }“: Hier fehlt ein Punkt, oder es ist einer zu viel
    .term-missing = Der Ausgangstext hat den Begriff „{ $concept }“, die Übersetzung nicht
    .number-missing = { $instead } steht im Ausgangstext, aber nicht in der Übersetzung
    .number-added = { $instead } steht in der Übersetzung, aber nicht im Ausgangstext
    .modality = Hier gilt etwas anderes als im Ausgangstext („{ $instead }“)
    .negation = „{ $instead }“ verneint nur in einem der beiden Texte etwas
    .left-out = Ein großer Teil des Ausgangstextes fehlt

## Bücher

cli-books-built = { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
}, { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}; der Anfang: { $file }

## Dateien mit Partien

# $found: an option that has no place where the report is a table.
cli-no-table = { $found } ergibt keine Tabelle: --format human oder json verwenden
cli-progress =
    .percent = { $file }: { $far } %, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
    .megabytes = { $file }: { $far } MB, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
cli-no-games =
    .folder = Das ist ein Ordner; erwartet wird eine Datei mit Partien
    .too-long = Hier beginnt eine Partie, die länger als { $megabytes } MB ist
    .zero = Ein Nullbyte: Das ist kein Text; danach wird nichts mehr gelesen
    .rest-unread = Was danach kommt, ist nicht lesbar
    .empty = { $file } ist leer; erwartet werden Partien
    .no-game = { $file } beginnt mit keiner Partie: weder Kopfdaten noch ein Zug gefunden
# What a file is instead of games.
cli-no-text =
    .zip = ein Zip-Archiv; erwartet wird ein Text mit Partien (PGN), lose oder mit gzip oder zstd gepackt
    .seven-zip = ein 7z-Archiv; erwartet wird ein Text mit Partien (PGN), lose oder mit gzip oder zstd gepackt
    .rar = ein Rar-Archiv; erwartet wird ein Text mit Partien (PGN), lose oder mit gzip oder zstd gepackt
    .bzip2 = mit bzip2 gepackt; erwartet wird ein Text mit Partien (PGN), lose oder mit gzip oder zstd gepackt
    .xz = mit xz gepackt; erwartet wird ein Text mit Partien (PGN), lose oder mit gzip oder zstd gepackt
    .pdf = ein PDF-Dokument; erwartet wird ein Text mit Partien (PGN), lose oder mit gzip oder zstd gepackt
cli-zstd =
    .too-early = Die zstd-Daten enden zu früh
    .broken = Die zstd-Daten sind beschädigt
    .checksum = Die Prüfsumme eines zstd-Abschnitts stimmt nicht
cli-claim =
    .one-file = --claim braucht genau eine Datei mit der Partie
    .no-game = { $file }: Eine Partie { $number } gibt es nicht; die Datei hat { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
    .no-start = { $file }, Zeile { $line }: Es gibt keine Stellung, mit der die Partie beginnt
    .no-such-move = { $file }, Zeile { $line }: Die Partie kommt nicht bis zu diesem Zug
    .ground = --claim „{ $claim }“: erwartet wird threefold oder fifty und danach der beabsichtigte Zug, wo es einen gibt
    .one-move = --claim „{ $claim }“: erwartet wird nur ein beabsichtigter Zug

## Partieformulare

sheet-empty = { $file }: kein Zug in diesem Partieformular
sheet-no-letters = Buchstaben „{ $found }“ gibt es nicht; vorhanden: { LIST($known) }
sheet-fault =
    .move-number = Zugnummer { $number }
    .nothing = Nichts ist eingetragen
    .descriptive = Eintrag „{ $entry }“: beschreibende Notation, nicht algebraische
    .numeric = Eintrag „{ $entry }“: Zahlennotation, nicht algebraische
    .letter = Eintrag „{ $entry }“: Der Buchstabe „{ $sign }“ bezeichnet keine Figur
    .no-arrival = Eintrag „{ $entry }“: Das Zielfeld fehlt
    .sign = Eintrag „{ $entry }“: „{ $sign }“ gehört zu keinem Zug
    .several = Eintrag „{ $entry }“: { $count } Züge können gemeint sein
    .no-move = Eintrag „{ $entry }“: Kein regelgemäßer Zug passt dazu
# After the word “expected”.
sheet-expected =
    .move-number = { $number }
    .example = ein Zug wie { $entry }
    .over = kein weiterer Zug; die Partie ist beendet
    .one-of = eines von { $entries }
sheet-flaw =
    .letter-missing = Eintrag „{ $entry }“: Der Buchstabe der Figur fehlt
    .letter-small = Eintrag „{ $entry }“: Der Buchstabe der Figur ist klein geschrieben
    .pawn-letter = Eintrag „{ $entry }“: Ein Bauer hat keinen Buchstaben
    .arrival-incomplete = Eintrag „{ $entry }“: Das Zielfeld ist unvollständig
    .capture-sign = Eintrag „{ $entry }“: Ein Schlagzeichen steht da, aber nichts wird geschlagen
    .pawn-file-missing = Eintrag „{ $entry }“: Die Linie, von der der Bauer schlägt, fehlt
    .departure-missing = Eintrag „{ $entry }“: Eine andere Figur könnte auch dorthin; nur ein Zeichen unterscheidet sie
    .promotion-sign = Eintrag „{ $entry }“: Vor der neuen Figur steht ein Zeichen
    .offer-mark = Eintrag „{ $entry }“: Ein Remisangebot wird mit (=) vermerkt
    .castling-form = Eintrag „{ $entry }“: Die Rochade schreibt man 0-0 oder 0-0-0
    .check-sign = Eintrag „{ $entry }“: Das Zeichen für Schach oder Matt passt nicht zum Zug
    .en-passant = Eintrag „{ $entry }“: Der Vermerk e.p. steht da, aber nichts wird en passant geschlagen
