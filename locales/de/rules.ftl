### Was auf den Seiten der Regeln neben ihren Texten steht und auf der Seite aller Fälle.

## Eine Regel

# Steht vor der Überschrift der Regel: „Mehr: Ein unberechtigter Antrag“.
rule-more = Mehr
# Vor den Ausgaben, die die Regel geändert haben.
rule-changed = Änderungen:
# Vor den Regeln, in deren Fällen auch diese geprüft wird.
cases-of-rules = Auch in den Fällen dieser Regeln geprüft:

## Ein Kapitel

# Die Überschrift über den Regeln, die die gewählte Ausgabe nicht enthält.
other-editions = Regeln anderer Ausgaben

## Alle Fälle

levels = Wie schwer ein Fall ist
levels-lead = Ein Wort neben dem Fall sagt, wie viel man wissen muss, um ihn zu entscheiden; ein Fall ohne Angabe ist einfach.
level-means =
    .basic = Alltägliches: Eine einzige Regel entscheidet.
    .advanced = Mehrere Regeln oder Tatsachen greifen ineinander.
    .expert = Seltene Lagen, Ausnahmen und Texte, die sich auf mehr als eine Weise lesen lassen.
