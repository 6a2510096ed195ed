# Wie weit die Übersetzung einer Sprache ist, und die Seiten, auf denen sie muttersprachlich durchgesehen wird.

translation-column =
    .language = Sprache
    .chapter = Kapitel
    .file = Datei
    .texts = Texte
    .translated = Übersetzt
    .missing = Offen
    .stale = Überholt
    .unconfirmed = Nicht bestätigt
    .reviewed = Durchgesehen
translation-state =
    .missing = Noch nicht übersetzt: Es steht englisch da.
    .stale = Überholt: Das Englische hat sich seit der Übersetzung geändert.
# $name: who, a text. $date: when, a text.
review =
    .title = Durchsicht der deutschen Texte
    .lead = Hier steht alles, was das Programm auf Deutsch sagt, neben dem Englischen, aus dem es übersetzt ist.
    .step-read = Jeden Text in den Sätzen lesen, in denen er vorkommt; die Wörter, die aus ihm stammen, sind dort hervorgehoben.
    .step-mark = Ihn annehmen, neu schreiben oder anmerken, was nicht stimmt. Alles Eingetragene bleibt in diesem Browser.
    .step-save = Oben Kürzel, Namen und Titel eintragen und die Datei der Durchsicht speichern.
    .step-send = Die Datei zurückgeben, woher diese Seiten kamen.
    .fluent = Die Texte sind in Fluent geschrieben: Was in geschweiften Klammern steht, setzt das Programm ein, etwa einen Spieler, eine Zeit oder einen Zug; ein Pfeil leitet eine Auswahl ein, mit einer Zeile für jeden Fall. Gepunktete Linien kennzeichnen Begriffe des Glossars und zeigen, was sie bedeuten.
    .initials = Kürzel (lateinische Kleinbuchstaben)
    .reviewer = Name und Titel
    .save = Datei der Durchsicht speichern
    .seen = So ist es zu lesen
    .accept = Gut so
    .change = Neu schreiben
    .say = Nur eine Bemerkung
    .new-text = Der ganze neue Text, in Fluent:
    .remark = Bemerkung:
    .accepted-by = Angenommen von { $name }, { $date }
# $count: how many are translated. $all: of how many.
translation-partial = { $count ->
    [one] Ein Text
   *[other] { $count } Texte
} von { $all } auf Deutsch; die übrigen sind englisch und als solche gekennzeichnet.
# $count: how many.
translation-outdated = { $count ->
    [one] Ein Text ist älter als das Englische, aus dem er übersetzt ist.
   *[other] { $count } Texte sind älter als das Englische, aus dem sie übersetzt sind.
}
# $state: none, some or all were reviewed by native speakers. $count: how many. $all: of how many. $names: by whom. $date: when last, a text.
translation-reviewed = { $state ->
    [none] Der deutsche Text wurde noch nicht muttersprachlich durchgesehen.
    [some] Muttersprachlich durchgesehen: { $count } von { $all } Texten ({ LIST($names) }, zuletzt am { $date }).
   *[all] Alle Texte wurden muttersprachlich durchgesehen: { LIST($names) }, zuletzt am { $date }.
}
translation-state-of = Die Übersetzung nach Kapiteln
translation-rest = Das Programm und seine Bücher
