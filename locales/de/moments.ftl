### Die Handlungen als Überschriften der Entscheidung: eine Nominalphrase; .doing folgt auf „ist es nicht erlaubt,“.
### $player: who acts. $by: player or other. $numbered: yes where the event is named by its number.

heading-moment = { $numbered ->
    [yes] { $event }. { $moment }
   *[no] { $moment }
}{ $by ->
    [player] {" "}({ WHO($player) })
   *[other] { "" }
}

moment-move = Der Zug { MOVE($move) }
    .unknown = Ein Zug
moment-touch = Berühren von Figuren
    .idle = Die Berührung hat keine Folgen.
moment-capture-king = Schlagen des Königs
moment-displace = Verschieben von Figuren
moment-repair = Zurückstellen der verschobenen Figuren
moment-press = Drücken der Uhr
    .doing = die Uhr zu drücken
moment-pause = Anhalten der Uhren
    .doing = die Uhren anzuhalten
moment-flag-falls = Fallen des Blättchens
moment-claim-flag = Reklamation der Zeitüberschreitung
moment-offer-draw = Remisangebot
    .doing = Remis anzubieten
moment-accept = Annahme des Angebots
moment-refuse = Ablehnung des Angebots
    .idle = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } das Remis ablehnen.
moment-withdraw = Rücknahme
moment-agree-draw = Einigung auf Remis
moment-claim-draw = Remisantrag
    .doing = einen solchen Antrag zu stellen
moment-claim-irregularity = Reklamation eines Regelverstoßes
moment-agree-to-correct = Einigung auf die Berichtigung
moment-claim-wrong-set-up = Hinweis auf die falsche Aufstellung
moment-claim-wrong-setting = Hinweis auf die falsche Uhreneinstellung
moment-resign = Aufgabe
moment-resign-in-writing = Schriftliche Aufgabe
moment-resign-for = Aufgabe durch einen anderen
moment-gesture = Geste am Brett
moment-answer-unclearly = Unklare Antwort auf das Angebot
moment-session-ends = Ende der Spielzeit
moment-ask-to-seal = Aufforderung zur Zugabgabe
moment-adjourn-early = Vorzeitiger Abbruch
moment-adjourn-early-by = Vorzeitiger Abbruch
moment-seal = Der Abgabezug
moment-change-sealed = Änderung des Abgabezugs
moment-close-envelope = Verschließen des Umschlags
moment-resume = Wiederaufnahme der Partie
moment-arrive = Eintreffen
    .idle = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } nicht zu spät gekommen.
moment-absent = Abwesenheit
moment-open-envelope = Öffnen des Umschlags
moment-lose-envelope = Fehlender Umschlag
moment-seal-reply = Die abgegebene Antwort
moment-claim-wrong-times = Hinweis auf falsche Uhrenstände
moment-ask-for-record = Bitte um Einsicht in die Aufzeichnung
moment-ask-for-scoresheet = Bitte um ein Partieformular
moment-say-adjust = Ankündigung des Zurechtrückens
moment-adjust = Zurechtrücken von Figuren
    .doing = Figuren zurechtzurücken
moment-lift = Anheben einer Figur
moment-release = Loslassen einer Figur
moment-take-off = Wegnehmen einer Figur
moment-put-back = Zurückstellen der Figuren
moment-pick-up = Aufnehmen einer Umwandlungsfigur
moment-place = Aufsetzen der neuen Figur
moment-ask-for-piece = Bitte um eine Figur
moment-announce = Ankündigung eines Zuges
    .idle = Worte allein verpflichten zu nichts.
moment-claim-touch-rules = Reklamation wegen Berührens
moment-bring-assistant = Hinzuziehen eines Assistenten
    .doing = diesen Assistenten hinzuzuziehen
    .doing-tasks = diesen Assistenten für { LIST($items) } hinzuzuziehen
moment-press-with = Art, die Uhr zu drücken
    .doing = die Uhr auf diese Weise zu drücken
moment-handle-clock = Behandlung der Uhr
    .doing = die Uhr auf diese Weise zu behandeln
moment-clock-runs = Laufen der Uhr
moment-pause-for = Anhalten der Uhren
    .doing = die Uhren anzuhalten
moment-restart = Ingangsetzen der Uhren
    .doing = die Uhren wieder in Gang zu setzen
moment-clock-marks-first = Anzeige der Uhr
moment-claim-clock-defect = Hinweis auf eine defekte Uhr
moment-claim-setting-fault = Hinweis auf die falsche Uhreneinstellung
moment-claim-clock-set = Hinweis auf die falsche Uhreneinstellung
moment-wish-clock-place = Wunsch nach einem anderen Platz der Uhr
    .doing = die Uhr auf der gewünschten Seite zu haben
moment-start-round = Beginn der Runde
    .idle = Die Uhr von Weiß wird nicht noch einmal in Gang gesetzt.
moment-arrival = Eintreffen
moment-default-time-ends = Ablauf der Wartezeit
moment-claim-default = Antrag auf kampflosen Gewinn
moment-sit-at-wrong-board = Falsches Brett
moment-claim-from-screen = Reklamation nach einer Anzeigetafel
moment-write-move = Aufschreiben eines Zuges
    .doing = den Zug im Voraus aufzuschreiben
    .idle = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } den Zug zu einem erlaubten Zeitpunkt aufgeschrieben.
moment-write-on-sheet = Eintrag auf dem Partieformular
    .doing = einen solchen Eintrag auf dem Partieformular zu machen
moment-mark-offer = Vermerk des Angebots
moment-stop-recording = Ende des Mitschreibens
moment-resume-recording = Wiederaufnahme des Mitschreibens
moment-complete-sheet = Ergänzen des Partieformulars
moment-sheet-gap = Lücke auf dem Partieformular
    .doing = weiterzuspielen, ohne vorher alle Züge aufzuzeichnen
moment-sheets-show = Was die Partieformulare zeigen
moment-reconstruct = Rekonstruktion der Partie
moment-hide-sheet = Verdecktes Partieformular
    .doing = das Partieformular zu verdecken
moment-lay-pen-on-sheet = Stift auf dem Partieformular
    .doing = den Stift auf das Partieformular zu legen
moment-keep-sheet = Einbehaltenes Partieformular
    .doing = das Original des Partieformulars zu behalten
    .idle = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } das Partieformular während der Partie behalten.
moment-ask-for-opponents-sheet = Bitte um das gegnerische Partieformular
moment-lend-sheet = Überlassen des Partieformulars
moment-refuse-sheet = Verweigerung des Partieformulars
moment-return-sheet = Rückgabe des Partieformulars
moment-electronic-sheet-fails = Ausfall des elektronischen Partieformulars
moment-change-sheet-mode = Wechsel der Betriebsart
    .doing = den Modus des Partieformulars zu wechseln
moment-cannot-record = Unfähigkeit mitzuschreiben
    .doing = das Mitschreiben einem Assistenten zu überlassen
moment-sign = Unterschrift
moment-report-result = Meldung des Ergebnisses
moment-award-points = Zuteilung der Punkte
moment-leave = Verlassen des Platzes
    .doing = { $from ->
        [area] den Spielbereich zu verlassen
        [venue] das Turnierareal zu verlassen
        [far-corner] in die entfernte Ecke zu gehen
       *[board] das Brett zu verlassen
    }
    .idle = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } das Brett verlassen.
moment-enter = Betreten des Spielbereichs
    .doing = den Spielbereich zu betreten
moment-use-help = Fremde Hilfe
    .doing = fremde Hilfe in Anspruch zu nehmen
moment-device = Elektronisches Gerät
    .doing = { $place ->
        [bag] das Gerät in der Tasche aufzubewahren
        [table] das Gerät auf dem Tisch liegen zu haben
        [adjoining-area] das Gerät dort zu lassen
       *[person] das Gerät bei sich zu tragen
    }
moment-use-bag = Benutzung der Tasche
    .doing = die Tasche zu benutzen
moment-inspect = Untersuchung des Spielers
moment-refuse-inspection = Verweigerung der Untersuchung
    .doing = die Untersuchung zu verweigern
moment-accuse = Anschuldigung
    .doing = auf diese Weise einen Verdacht zu äußern
moment-disturb = Störung
    .doing = den Gegner zu stören
moment-smoke = Rauchen
    .doing = dort zu rauchen
moment-misbehave = Ungebührliches Verhalten
    .doing = { $how ->
        [drunk] betrunken zur Partie zu kommen
        [arranged-game] das Ergebnis abzusprechen
        [insult] jemanden zu beleidigen
       *[other] sich so zu verhalten
    }
moment-defy = Weigerung
    .doing = sich zu weigern
moment-appeal = Protest
    .doing = Protest einzulegen
    .idle = Die Schachregeln { $edition } sehen keinen Protest vor.
moment-request = Bitte an den Schiedsrichter
moment-complain = Reklamation
    .doing = die Entscheidung zu beanstanden
moment-tell = Äußerung
    .doing = das zu sagen
moment-external-disturbance = Störung von außen
moment-warn = Verwarnung
moment-check-claim-alone = Prüfung durch den Schiedsrichter allein
moment-video = Videoaufnahme
moment-impose = Verhängte Strafe
moment-asks-entry = Eintrag auf dem Partieformular
moment-blind-lift = Figur auf dem Spezialbrett
moment-blind-move = Zug auf dem Spezialbrett
moment-blind-say = Ansage
    .doing = die Ansage zu berichtigen
moment-boards-differ = Abweichung der Bretter
moment-ask-for-two-boards = Bitte um zwei Bretter
moment-claim-quickplay = Remisantrag in der Endspurtphase
moment-request-increment = Antrag auf Zeitgutschrift
    .doing = eine Zeitgutschrift zu beantragen
moment-decide-quickplay = Entscheidung über den Antrag
    .idle = Die Entscheidung hat keine Wirkung.
moment-sees = Beobachtung des Schiedsrichters
moment-sees-position = Stellung, wie sie der Schiedsrichter sieht
moment-finds = Feststellung des Schiedsrichters
moment-rules = Entscheidung des Schiedsrichters
moment-asks = Frage
moment-may-play = Der Zug { MOVE($move) }
