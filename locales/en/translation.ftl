# How far the translation of a language is, and the pages on which a native speaker reviews it.

translation-column =
    .language = Language
    .chapter = Chapter
    .file = File
    .texts = Texts
    .translated = Translated
    .missing = Missing
    .stale = Outdated
    .unconfirmed = Not confirmed
    .reviewed = Reviewed
translation-state =
    .missing = Not translated yet: English stands in.
    .stale = Outdated: the English has changed since this was translated.
# $name: who, a text. $date: when, a text.
review =
    .title = Review of the texts
    .lead = Here is everything that the program says in this language, beside the English from which it was translated.
    .step-read = Read each text in the sentences in which readers see it; the words that come from it are marked there.
    .step-mark = Accept it, write it anew, or say what is wrong with it. What you mark stays in this browser.
    .step-save = At the top, write your initials and your name with what you are, and save the file of the review.
    .step-send = Give the file back to whoever gave you these pages.
    .fluent = Texts are written in Fluent: what stands in braces is filled in by the program, such as a player, a time or a move; an arrow begins a choice, with one line for each case. Dotted lines mark terms of the glossary and show what they mean.
    .initials = Initials (small Latin letters)
    .reviewer = Name and title
    .save = Save the file of the review
    .seen = As readers see it
    .accept = Good as it stands
    .change = Write it anew
    .say = Only a remark
    .new-text = The whole new text, in Fluent:
    .remark = Remark:
    .accepted-by = Accepted by { $name }, { $date }
# $count: how many are translated. $all: of how many.
translation-partial = { $count ->
    [one] One text
   *[other] { $count } texts
} out of { $all } in this language; the others are in English, and marked as such.
# $count: how many.
translation-outdated = { $count ->
    [one] One text is older than the English from which it was translated.
   *[other] { $count } texts are older than the English from which they were translated.
}
# $state: none, some or all were reviewed by native speakers. $count: how many. $all: of how many. $names: by whom. $date: when last, a text.
translation-reviewed = { $state ->
    [none] No native speaker has reviewed this language yet.
    [some] { $count } of { $all } texts were reviewed by native speakers: { LIST($names) }, last on { $date }.
   *[all] All texts were reviewed by native speakers: { LIST($names) }, last on { $date }.
}
translation-state-of = The translation by chapter
translation-rest = The program and its books
