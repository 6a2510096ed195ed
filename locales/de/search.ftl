### Die Suche im Buch: ihr Feld, und die Seite der Wörter für Leser ohne Skript.

search-page = Stichwortverzeichnis
search-lead = Fachbegriffe, ihre umgangssprachlichen Entsprechungen und die Überschriften aller Regeln von A bis Z. Sind Skripte erlaubt, öffnet die Taste „/“ auf jeder Seite die Suche.
# Steht im leeren Feld.
search-ask = Ein Wort oder ein Artikel: Blättchen, 7.5.5, 9.5b 2005
search-close = Schließen
# Danach ein Doppelpunkt und eine Zahl: was gefunden wurde.
search-found = Treffer
search-none = Nichts gefunden. Versuchen Sie es mit weniger Wörtern, einem anderen Begriff oder der Nummer eines Artikels.
search-all-words = Alle Stichwörter von A bis Z
# Überschriften über dem, was gefunden wurde.
search-kind =
    .situation = Am Brett
    .rule = Regeln
    .procedure = Schritt für Schritt
    .case = Fälle
    .item = Praxis
    .term = Glossar
    .page = Seiten
