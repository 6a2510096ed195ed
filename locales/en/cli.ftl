### The command line: what commands and options are for, what is wrong with what was typed, and how a run went.
###
### The program is told by cli-PROGRAM, a command by cli-COMMAND, with .more below its options.
### An option is told by cli-COMMAND-NAME, or by cli-option-NAME where several commands have the same one; attributes tell its values.
### Names of commands, options, values and fields of data are typed as they are: they are not translated.

## Around the help

cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
# Stand in brackets where commands and options are typed.
cli-place-command = COMMAND
cli-place-options = OPTIONS
cli-values = possible values
cli-default = default
# The headings of a page of the manual.
cli-page =
    .name = NAME
    .synopsis = SYNOPSIS
    .description = DESCRIPTION
    .options = OPTIONS
    .commands = COMMANDS
    .more = MORE
    .version = VERSION

## What is typed in the place of a value

cli-value-dir = FOLDER
cli-value-url = ADDRESS
cli-value-lang = LANGUAGE
cli-value-year = YEAR
cli-value-text = TEXT
cli-value-file = FILE
cli-value-files = FILES
cli-value-paths = PATHS
cli-value-format = FORM
cli-value-case = CASE
cli-value-message = MESSAGE
cli-value-article = ARTICLE
cli-value-name = NAME
cli-value-chapter = CHAPTER
cli-value-pace = PACE
cli-value-supervision = SUPERVISION
cli-value-practice = PRACTICE
cli-value-layers = LAYERS
cli-value-level = LEVEL
cli-value-one = EDITION
cli-value-other = EDITION
cli-value-fen = FEN
cli-value-player = PLAYER
cli-value-topic = TOPIC
cli-value-claim = CLAIM
cli-value-move = MOVE
cli-value-n = NUMBER
cli-value-seconds = SECONDS
cli-value-shell = SHELL

## Options of several commands

cli-option-lang = The language (default: that of the environment, or else English)
cli-option-data = Read the editions, scenarios, locales and book from this folder instead of the built-in ones
cli-option-help = Print help (a summary with -h)
cli-option-version = Print the version
cli-option-edition = The edition of the Laws, by its year (default: the newest)
cli-option-pace = The pace (default: all)
cli-option-supervision = The supervision (default: both)
cli-option-practice = What counts besides the letter of the Laws: “letter” for nothing else, or layers such as “fide” or “fide,regulations”
cli-option-format = The format of the report
    .human = plain text for people
    .json = one JSON object

## jadoube

cli-jadoube = The FIDE Laws of Chess: what happened at the board, the ruling, and the articles and reasons behind it
cli-help = Print this help or the help of a command

cli-check = Run scenarios and compare the rulings with those expected
cli-check-paths = Files or folders of scenarios (default: all the built-in ones)
cli-check-edition = Only this edition
cli-check-practice = Only as FIDE teaches it (fide), or only by the letter of the Laws (letter); default: both
cli-check-filter = Only cases whose id contains this text
cli-check-format = The format of the report
    .human = plain text for people; the last line says how many passed and failed
    .json = one JSON object
    .junit = JUnit XML, for build servers

cli-explain = Explain a case: what happened, the ruling and the reasons, with the articles of an edition
cli-explain-report =
    .begin = The JSON report is one object per case and ruling: case, edition, settings (each pace, supervision and practice to which the ruling applies), and then either
    .of-no-ruling = why there is no ruling
    .or = or
    .of-steps = for each event about which the Laws say something: event (its number), effects (a sentence each), reasons (provision, article, beside: the articles of the pace cited with it, title, status, why, presumed, and taught: who teaches it where the letter itself does not, as text, with the items: id, title and unsafe, the reason not to rely on the item, or null) and depends (if, effects, reasons, depends)
    .of-branches = for machines: if (the conditions, empty where nothing is open or no effect depends on it), and effects (event, and the effect as cases write it)
    .of-by-the-letter = the steps on which the letter of the Laws rules otherwise, with the reasons that hold by the letter alone; absent where there are none
    .of-procedures = what the arbiter does: procedure (its name) and title; with --steps also steps (step, part, and says: scopes, text, ruled, cites and uncertain)
    .of-beside-the-point = what plays no part in this ruling, by its name in the case
cli-explain-case = The id of a case; several are explained one after the other
cli-explain-pace = The pace (default: each that the case lists)
cli-explain-supervision = The supervision (default: each that the case lists)
cli-explain-all = Also explain the events that have no consequence
cli-explain-steps = Also show what the arbiter does, step by step

cli-judge = Rule on the cases in a file of your own, for every pace and supervision that each case lists
cli-judge-file = A file of cases
cli-judge-pace = The pace (default: each that the case lists)
cli-judge-supervision = The supervision (default: each that the case lists)
cli-judge-all = Also explain the events that have no consequence
cli-judge-steps = Also show what the arbiter does, step by step

cli-words = Look up how to write an act, a fact, a finding or an effect in a case, each with a working line
cli-words-text = Words to look for, in any language of the program (default: the whole vocabulary)

cli-mate = Say whether a side can still checkmate, and show the moves that do so or the reason why none exist
    .more = The exit code is 0 where every side asked about can still checkmate, 1 where one cannot, and 3 where that is not decided: the position is illegal, or neither a mate nor a proof was found.
cli-mate-fen = The position in Forsyth-Edwards notation, also of Chess960; quotation marks are not needed
cli-mate-by = Who is to checkmate (default: both are examined)

cli-article = Show a rule of an edition, its numbers in the others, its cases, and the teaching that goes with it
cli-article-article = The number of an article in the edition, the permanent name of a rule, or an item of the practice such as M-035

cli-procedure = Show step by step what an arbiter does in a given matter, with the articles
cli-procedure-name = The name of the procedure (default: list all names)
cli-procedure-format = The format of the report
    .human = plain text for people
    .markdown = a page to print
    .json = one JSON object

cli-terms = Check the texts of all languages: messages, plurals, words to avoid, typography
cli-terms-lang = Only this language, reported in its own words; of texts, the language that they are in
cli-terms-files = Texts to check instead: against the terms of their language and the Laws
cli-terms-edition = The edition of the Laws against which texts are held (default: the one that they follow)
cli-terms-source = What the text is translated from
cli-terms-fix = Show the changes that are sure as a patch
cli-terms-format = The form of the report
    .human = plain text for people
    .json = one JSON object
    .sarif = SARIF, which editors and code hosts show beside the lines
    .junit = JUnit XML for build servers
cli-terms-level = The mildest findings to report
    .error = only what must be put right
    .warning = also what should be looked at
    .info = also what could be better

cli-glossary = Give the term base to the tools of translators, and take it back
cli-glossary-export = Write the terms of the languages as a file for translators
cli-glossary-export-to = The format
    .tbx2 = TBX-Basic, version 2: for most programs that read terms
    .tbx3 = TBX-Basic, version 3 (ISO 30042:2019)
    .csv = a table for spreadsheets, with a row for each concept and language
    .tsv = a glossary for OmegaT: source term, target term and comment, of two languages
cli-glossary-export-lang = Only these languages; for tsv two, the source first
cli-glossary-export-out = The file (default: standard output)
cli-glossary-import = Compare the terms in a file that somebody reviewed with those of the languages
    .more = Prints a unified diff of locales/LANGUAGE/glossary.yaml. What the file does not name stays as it is; in a table, that also holds for columns that are missing. If anything is wrong, every fault is shown with its place, and the exit code is 1.
cli-glossary-import-file = The file: TBX-Basic of version 2 or 3, or CSV with the columns of the export
cli-glossary-import-lang = Only these languages
cli-glossary-import-write = Also write the files of the folder given with --data

cli-translate = Work on the translation of a language
cli-translate-status = Show what of each language is translated, missing, outdated and reviewed
    .more = A text is outdated if the English has changed since it was translated. From which English each text was made, and who has reviewed it, stands in locales/LANGUAGE/translation.yaml.
cli-translate-status-language = Only these languages, file by file
cli-translate-status-texts = Also name the texts that are missing, outdated or not confirmed
cli-translate-show = Show a message where readers see it
    .more = Each text of the message is shown in cases, rules, items of the practice and procedures that are as unlike as possible; the words that it gives stand between ⟦ and ⟧. Where the folder given with --data has other words than the program, the examples are shown before and after.
cli-translate-show-texts = The messages: checkmate, or checkmate.holds for one text of it
cli-translate-show-edit = A file with new versions of messages: the examples are shown before and after
cli-translate-show-count = At most so many examples of each text
cli-translate-confirm = Note that translations fit the English as it stands
    .more = Without names, it notes this of the texts of which nobody has noted it yet: new ones. A text that is outdated is noted once it is named. Writes locales/LANGUAGE/translation.yaml in the folder given with --data.
cli-translate-confirm-language = The language
cli-translate-confirm-texts = The texts, by name, whatever was noted of them before
cli-translate-review = Write pages for a native reviewer, or take the review back
    .more = The pages show each message with its translation, the English and the sentences in which readers see it; they work without a connection and can be printed. The reviewer saves a file, which --read takes.
cli-translate-review-out = Where the pages go
cli-translate-review-read = The file of the reviewer: shows what it changes in the messages
cli-translate-review-write = Also write the messages and what was reviewed, in the folder given with --data
cli-translate-new = Begin a language in which everything is said in English at first
    .more = Makes the folder locales/LANGUAGE in the folder given with --data: language.yaml, glossary.yaml, and each file of messages with the English in comments.
cli-translate-new-tag = The language: a tag such as fr or pt-BR
cli-translate-new-name = What the language calls itself
cli-translate-export = Write chapters as a file in which each text stands beside its translation
cli-translate-export-chapter = The chapters: files of messages without their ending, such as drawn-game or cases/drawn-game (default: all)
cli-translate-export-lang = The language of the translation
cli-translate-export-to = The format
    .xliff = XLIFF 1.2: for most programs that translators use
    .po = messages of gettext
cli-translate-export-out = The file (default: standard output)
cli-translate-import = Compare the translations in a file that came back with the messages of the language
    .more = Prints a unified diff of the files in locales/LANGUAGE. What the file does not name, what it leaves without a translation and what it marks as uncertain (fuzzy in PO) stays as it is; so does, with a warning, what was translated from another text than there is now. If anything is wrong, every fault is shown with its place, and the exit code is 1.
cli-translate-import-file = The file: XLIFF or PO as it was exported, translated since
cli-translate-import-write = Also write the files of the folder given with --data

cli-coverage = Show which numbers of each edition are covered, by which cases and with which texts
cli-coverage-report =
    .begin = The JSON report is one object:
    .of-editions = per edition: edition, complete, glossary (how many terms its own glossary has, and those that the language chosen does not explain; null where it has none or its terms are not known), counts by state, and numbers, each with number, state (decided, empowers, defined, not-modelled, pending), reason and provisions
    .of-provisions = per provision: id, sources (S-ids), and per edition that has it: edition, number and the ids of the cases in which it holds, fails, yields, is open or is said to be silent
    .of-gaps = for each gap: edition, provision, lacks (holds, fails), excuse
    .of-texts = per language: lang, and for title, rule, holds and fails how many it has and needs; missing
    .of-sources = how many rules of the source documents there are, shown and deciding nothing; null where the folder given with --data has no tests/seeds.yaml
    .of-cases-runs = how many cases there are, and how many rulings were counted
    .with-practice = With --practice it is another object:
    .of-items = per item of the practice: id, title, layer, kind, since (the first edition beside which it is taught), articles, source (keys and places), confidence, unsafe (why it cannot be relied upon), state (held, pending, not-modelled), role, provisions, cases, missing and reason
    .of-sources-of-practice = by key: title, and what was read of it
cli-coverage-edition = Only this edition, number by number (default: a summary of all)
cli-coverage-practice = What became of each item of the official practice; what is missing is reported in English

cli-compare = Show what changed from one edition to another: rules, numbers, values, texts and rulings
cli-compare-report =
    .begin = The JSON report is one object:
    .of-from-to = the editions, the older first
    .of-rules = per rule that changed: id, title, kind (came-in, went-out, changed, renumbered), numbers (old, new), texts (scopes, old, new) in the language chosen, and values
    .of-values = the values that belong to no rule; like those of rules: key, scopes, and old and new, each with article, confidence and value (null: no such rule, unknown: text not known)
    .of-cases = the cases that end differently: id, settings, and the effects of the old and the new ruling
    .with-practice = Scopes are pairs of pace and supervision. With --practice it is another object:
    .of-edition-practice-cases-otherwise = the edition, what counts beside its letter, how many cases it rules on, how many of them the letter rules otherwise
    .of-items = per item that makes a difference: id, layer, kind, title, and the ids of its cases
    .of-rulings = per case that ends differently: id, settings, items, and the effects as taught and by the letter of the events that are ruled otherwise
cli-compare-one = One edition; with --practice the only one (default: the newest)
cli-compare-other = The other edition
cli-compare-practice = What is taught beside the letter of one edition, compared with the letter: “fide”, or layers such as “fide,ecu”

cli-notation = Read a scoresheet and write it in the letters of another language
cli-notation-file = A file with the moves (default, or “-”: standard input)
cli-notation-from = The letters of the scoresheet: a language, or figurines
cli-notation-to = The letters to write it in: a language, or figurines (default: the same)
cli-notation-long = Write the square of departure too
cli-notation-fen = The position before the first move (default: the initial position)

cli-audit = Audit played games: what ended them, what could have been claimed, and whether the results fit
cli-audit-report =
    .begin = The JSON report is one object per line: a game each, and the summary last. A game has
    .of-file-game-line = where it stands: the file, its number in the file, and the line on which it begins
    .of-edition = the Laws by which it was judged
    .of-tags = the tags, by name
    .of-plies-result = how many moves of either player were read, and the result as it is written
    .of-over = where its moves ended it, and by what: ply, by (checkmate, stalemate, dead-position, repetition, no-progress); null where they did not
    .of-counts = what the summary counts, each true or false
    .of-findings = in the order of the game: ply (so many moves of either player were made before), move (the last of them), topic, finding (its kind), weight (remark, doubt, error), text in the language chosen, laws (provision and article of the edition), fen, diagrams (ply and fen of each place at which a repeated position stood), and what belongs to the kind: player, ground, intended, winner, because and so on
    .end = Moves in data are in English letters. The summary has games, plies, and for each of counts the number of games. The CSV report is a row per finding; claims that go on from move to move are one row.
cli-audit-files = Files of games (PGN, also .gz and .zst; default, or “-”: standard input)
cli-audit-by-date = Judge each game by the edition in force on its date (earlier games by the oldest one); by the edition of --edition where the date does not settle it
cli-audit-pace = The pace of the games
cli-audit-supervision = The supervision of the games
cli-audit-format = The format of the report
    .human = plain text for people
    .json = one JSON object per line: a game each, and the summary last
    .csv = a row per finding, with a row of headings
cli-audit-only = Only findings on these topics, separated by commas
cli-audit-all = Report on every game, even where nothing was found, and on the form of its tags
cli-audit-explain = Rule on each finding, with diagram, articles and reasons
cli-audit-claim = Rule on a draw claim: threefold or fifty, and the intended move where there is one (“threefold Nf3”)
cli-audit-by = Who claims (default: the player who has the move)
cli-audit-at = Before which move: 43w or 43b (default: at the end of the game)
cli-audit-game = In which game of the file, counted from 1 (default: the last)
cli-audit-watch = Read this file again and again while it grows, and announce only what is new
cli-audit-every = How many seconds to wait between two readings
cli-audit-jobs = How many games to examine at the same time, at most 256 (default: the number of processors)
cli-audit-strict = End with an exit code other than 0 where an error or a doubt was found; remarks do not count

cli-book = Build the books of all languages as HTML
cli-book-out = The folder for the start page and a folder per language
cli-book-lang = Only these languages, separated by commas (default: all)
cli-book-site-url = The address under which the books are to stand on the web
cli-book-engine = The engine with which pages judge changed cases (default: that of wasm/build.sh, where it was built)
cli-book-watch = Show the books on this machine while they are written: build again what changes in the folder of --data, and reload open pages
cli-book-port = The port on which they are shown; 0 takes any that is free

cli-schema = Print the JSON Schema of scenarios, for completion in an editor

cli-completions = Print a script that completes the commands and options in a shell
cli-completions-shell = The shell

cli-man = Print the manual page, or write one for each command
cli-man-dir = The folder for all the pages (default: print the page of the program)

## jadoube-quiz

cli-quiz = Questions on the FIDE Laws of Chess: the right answer is the ruling of the engine, the wrong ones are mistakes that really occur
cli-quiz-count = How many questions
cli-quiz-seed = The same seed gives the same paper (default: taken from the time of day)
cli-quiz-topic = Only questions about this: an article (7.5.1, 7.5, A.4), a chapter, a provision, an item of the practice (M-035), a label, or a word in any language (threefold, Patt); may be repeated
cli-quiz-without = No questions about this; may be repeated
cli-quiz-list-topics = List what questions can be about, as the command “topics” does
cli-quiz-edition = The edition of the Laws, by its year, or “all” (default: the newest)
cli-quiz-pace = Only this pace
cli-quiz-supervision = Only this supervision
cli-quiz-practice = What counts
    .fide = the Laws as FIDE’s Arbiters’ Manual teaches them
    .letter = the letter of the Laws alone
cli-quiz-completions = Print a script that completes the options in a shell
cli-quiz-man = Print the manual page, or write it into a folder
cli-quiz-exam = Ask as in an exam: nothing is judged before you hand in
cli-quiz-minutes = How long the exam may take (default: no limit)
cli-quiz-pass = What is needed to pass, in percent; a setting, not a rule of FIDE’s
cli-quiz-value-percent = PERCENT
cli-quiz-review = Ask the questions that are due for review
cli-quiz-resume = Go on with the session that was broken off
cli-quiz-learner = Whose progress it is, where several people share a computer
cli-quiz-value-learner = NAME
cli-quiz-store = The file in which progress is kept (default: in the folder for your data)
cli-quiz-no-store = Keep nothing
cli-quiz-progress = Show how you did by article, what is due for review, and your last sessions
cli-quiz-progress-report =
    .begin = The JSON report is one object:
    .of-learner = whose progress it is; null without --learner
    .of-articles = per article, the weakest first: article (its permanent name), named, asked and right
    .of-due = how many questions are due for review, and when the next one is; null where none is waiting
    .of-sessions = the last sessions, the newest first: mode (learning, review, exam), edition, started, ended (null where it is broken off), seconds used, questions, answered and right
cli-quiz-progress-json = Print it for other programs
cli-quiz-progress-forget = Forget “all” answers, those about an article (9.2.2), or those to a question by its id
cli-quiz-progress-value-what = WHAT
cli-quiz-progress-learner = Whose progress it is, where several people share a computer
cli-quiz-progress-value-learner = NAME
cli-quiz-progress-store = The file in which progress is kept (default: in the folder for your data)
cli-quiz-progress-no-store = Keep nothing
cli-quiz-export = Write questions as a file for a learning platform
cli-quiz-export-to = Who takes them
    .anki = a package for Anki (.apkg); a question imported again is updated
    .moodle = Moodle XML, with the diagrams
    .gift = GIFT, without diagrams
    .qti = a package for QTI 2.1 (.zip), with the diagrams
    .csv = a table, a row for each question
    .json = everything about each question, for other programs
    .book = a file of JSON for each chapter, for a page of the book
cli-quiz-export-out = The file, or for the book the folder (default: standard output, but not for anki, qti and book)
cli-quiz-export-count = How many questions
cli-quiz-export-all = Every question that can be asked
cli-quiz-export-seed = The same seed gives the same questions (default: taken from the time of day)
cli-quiz-export-topic = Only this chapter, this provision, this item of the practice (M-035), or cases with this label
cli-quiz-export-edition = The edition of the Laws, by its year, or “all” (default: the newest)
cli-quiz-export-pace = Only this pace
cli-quiz-export-supervision = Only this supervision
cli-quiz-export-practice = What counts
    .fide = the Laws as FIDE’s Arbiters’ Manual teaches them
    .letter = the letter of the Laws alone
cli-quiz-paper = Write a paper for a class: questions, answer sheet, key, marking scheme and solutions, and a file by which it can be made again
cli-quiz-paper-value-preset = NAME
cli-quiz-paper-preset = What the paper is to be like; every number of it is a setting, not a rule of FIDE
    .choices-30 = 30 questions with options, 2 hours, articles as in real papers
    .choices-15-open-10 = 15 questions with options and 10 open ones
    .practice-10 = 10 questions to practise with
cli-quiz-paper-blueprint = A file that says what the paper is to be like (papers/ has examples)
cli-quiz-paper-paper = A paper that was made before, by its paper.yaml: the same questions, options and order, in any language
cli-quiz-paper-count = How many questions (default: as the blueprint says, else 10)
cli-quiz-paper-seed = The same seed gives the same paper (default: taken from the time of day)
cli-quiz-paper-topic = Only questions about this: an article (7.5.1, 7.5, A.4), a chapter, a provision, an item of the practice (M-035), a label, or a word in any language; may be repeated
cli-quiz-paper-without = No questions about this; may be repeated
cli-quiz-paper-unapproved = Also questions that were not read and approved one by one, where the blueprint wants such
cli-quiz-paper-variants = How many variants, with questions and options in another order
cli-quiz-paper-edition = The edition of the Laws, by its year (default: the newest)
cli-quiz-paper-practice = What counts
    .fide = the Laws as FIDE’s Arbiters’ Manual teaches them
    .letter = the letter of the Laws alone
cli-quiz-paper-format = The format of the sheets
    .html = pages for print, each a file that needs nothing else
    .markdown = text in Markdown
    .text = plain text
cli-quiz-paper-out = The folder for the sheets (default: paper-SEED)
cli-quiz-stock = Show which questions there are, by article, aspect, class of play and level, and why others are not asked
cli-quiz-stock-edition = The edition of the Laws, by its year (default: the newest)
cli-quiz-stock-practice = What counts
    .fide = the Laws as FIDE’s Arbiters’ Manual teaches them
    .letter = the letter of the Laws alone
cli-quiz-stock-unasked = List what is not asked of which case, and why
cli-quiz-stock-set-aside = List which of the wrong rulings that cases tell are no options, and why
cli-quiz-stock-lapsed = List the approved questions that read otherwise today, with their ids then and now; they have to be read again
cli-quiz-topics = List what questions can be about, with the number of cases
cli-quiz-topics-text = Only what this names: an article, a name, or a word in any language
cli-quiz-topics-edition = The edition whose numbers count, by its year (default: the newest)

## What is wrong with what was typed

cli-error = error:
cli-warning = warning:
cli-tip = tip:
# $argument, $others: options and arguments as they are typed, with the places for their values.
cli-mistake =
    .unknown-argument = unexpected argument “{ $argument }”
    .unknown-command = there is no command “{ $command }”
    .no-value = “{ $argument }” needs a value
    .invalid-value = “{ $value }” is not a valid value for “{ $argument }”
    .conflict = “{ $argument }” cannot be used together with { LIST($others) }
    .twice = “{ $argument }” cannot be used more than once
    .missing = { $count ->
        [one] this argument is missing:
       *[other] these arguments are missing:
    }
    .too-many = “{ $value }” is one value too many for “{ $argument }”
    .no-equals = the value of “{ $argument }” needs an equals sign before it
    .not-unicode = an argument is not text in Unicode
    .other = the command line cannot be understood
# $near: what looks like what was typed.
cli-near =
    .command = perhaps the command { LIST($near, type: "or") }?
    .argument = perhaps { LIST($near, type: "or") }?
    .value = perhaps { LIST($near, type: "or") }?
    .elsewhere = there is “{ $line }”
    .as-value = if “{ $argument }” is a value, type “{ $line }”
cli-more-help = For more information, try “{ $flag }”.
cli-expected =
    .site = expected an address such as https://example.org/chess
    .year = a year of four digits was expected
    .one-of = one of these was expected: { $names }
    .layers = expected “letter”, “{ $first }”, or “{ $first }” and, after a comma, one of { LIST($others) }
    .move-number = the number of a move and w or b was expected, such as 43w
    .seconds = a number of seconds from 0.01 to 86400 was expected
cli-unknown-edition = there is no edition { $found }; expected one of { LIST($known) }

## Files

cli-unread = cannot read { $file }
cli-folder-unread = cannot read the folder { $file }
cli-unwritten = cannot write { $file }
cli-glossary-written = { $count ->
    [one] One concept
   *[other] { $count } concepts
} written in { LIST($langs) }: { $file }
cli-glossary-two-languages = a glossary for OmegaT has two languages: name them with --lang, the source first
cli-glossary-unread = the terms in { $file } cannot be read
cli-glossary-same = no term differs
cli-revised = Revised: { $file }
cli-translate-written = { $count ->
    [one] One chapter
   *[other] { $count } chapters
} written in { LIST($langs) }: { $file }
# $found: a text.
cli-translate-no-chapter = there is no chapter “{ $found }”
cli-translate-same = no message differs
# $found: the name of a message.
cli-translate-stale = { $found } stays as it is: what it was translated from has changed since then
cli-translate-unread = { $file } cannot be taken:
cli-translate-of-reference = { $found } is the language from which the others are translated
cli-translate-unknown-text = there is no text `{ $found }`
cli-translate-bad-tag = `{ $found }` is no language tag such as fr or pt-BR
cli-translate-exists = there is a folder { $file } already
cli-translate-begun = { $count ->
    [one] One file
   *[other] { $count } files
} written: { $file }
cli-translate-confirmed = { $count ->
    [0] Nothing new to note: { $file }
    [one] One text noted: { $file }
   *[other] { $count } texts noted: { $file }
}
cli-translate-reviewed = { $count ->
    [one] one text
   *[other] { $count } texts
} reviewed by { $name }, last on { $date }
cli-translate-unseen = No case, rule, item or procedure says it: it is a word of the program or of its books.
cli-translate-edit =
    .before = before: { $text }
    .after = after: { $text }
cli-translate-pages = { $count ->
    [one] One file
   *[other] { $count } files
} for the review written: { $file }
cli-translate-taken = { $accepted ->
    [one] One text
   *[other] { $accepted } texts
} accepted, { $changed } changed, { $remarks ->
    [one] one remark
   *[other] { $remarks } remarks
}
cli-translate-late = no longer as they were reviewed, so to be read again: { LIST($texts) }
cli-folder-unmade = cannot create the folder { $file }
cli-folder-not-emptied = cannot empty the folder { $file }
cli-folder-occupied = { $file } holds something other than a book; choose another folder
cli-book-under-way = another run is just making the books in { $file }
cli-book-without-engine = The pages cannot judge changed cases: the engine for browsers was not built (wasm/build.sh builds it).
cli-watch-built-in = the built-in data does not change; name the folder that you write in: --data FOLDER
# $port: a text.
cli-port-unusable = cannot show the books on port { $port }
cli-watch-faulty = the books stay as they were until this is mended:
# $address, $dir: texts.
cli-watching = The books are shown at { $address } and built again when something changes in { $dir }; Ctrl-C ends it.
# $pages, $milliseconds: numbers.
cli-watch-built = { $pages ->
    [one] 1 page is new
   *[other] { $pages } pages are new
} ({ $milliseconds } ms).
cli-written = Written: { $file }
cli-standard-input = standard input
# What the system says, after a colon.
cli-system =
    .not-found = there is no such file or folder
    .not-allowed = access is not allowed
    .is-a-folder = it is a folder
    .is-no-folder = a part of the path is not a folder
    .disk-full = the disk is full
    .ends-too-early = the data end too early
cli-no-languages = no language could be read
cli-no-editions = there are no editions
cli-editions-unread = not all editions could be read
cli-sources-unread = not all glossaries and introductions could be read
cli-no-case = there is no case in { $file }
# The words around a fault in a file: what was found, “expected …”, “perhaps …”.
cli-fault =
    .error = error
    .warning = warning
    .expected = expected
    .perhaps = perhaps
cli-no-scenarios =
    .found = it cannot be read
    .expected = a file of scenarios or a folder
cli-fen =
    .fields = the FEN “{ $fen }” cannot be read: it needs placement, turn, castling rights, en passant square and two counters
    .placement = the FEN “{ $fen }” cannot be read: the pieces need eight ranks of eight squares, written with KQRBNPkqrbnp and 1 to 8 and separated by /
    .chess = the FEN “{ $fen }” cannot be read: it is not a position of chess but has pockets or numbers of checks
    .turn = the FEN “{ $fen }” cannot be read: the second field is w or b
    .castling = the FEN “{ $fen }” cannot be read: the third field is a dash or letters of KQkq (or of the rooks’ files)
    .en-passant = the FEN “{ $fen }” cannot be read: the fourth field is a dash or a square from a1 to h8
    .half-moves = the FEN “{ $fen }” cannot be read: the fifth field is a whole number
    .move-number = the FEN “{ $fen }” cannot be read: the sixth field is a whole number
    .start = the start position of Chess960 is missing, as FEN or by its number
cli-move =
    .unreadable = “{ $text }” is not a move such as Nf3, exd5, e8=Q, Ng1-f3, e2e4 or 0-0
    .no-such-piece = “{ $text }”: no piece of the player can be meant; name the square from which it comes, as in e2e4
    .another-piece = “{ $text }”: the piece named does not stand on { SQUARE($square) }
    .ambiguous = “{ $text }”: more than one piece can be meant, those on { LIST($squares) }

## How a check of the cases went

cli-nothing-checked = no case matches: nothing was checked
cli-check-failed =
    .fails = FAIL
    .expected = expected
    .got = got
# A run is a case in an edition, a setting and a practice.
cli-checked = { $cases ->
    [one] 1 case
   *[other] { $cases } cases
}, { $runs ->
    [one] 1 run
   *[other] { $runs } runs
} (case, edition, setting and practice)
cli-check-warnings = { $count ->
    [one] 1 warning: told, and no ruling turns on it
   *[other] { $count } warnings: told, and no ruling turns on it
}
cli-check-faults = { $count ->
    [one] 1 fault in the files, counted as failed
   *[other] { $count } faults in the files, each counted as failed
}
cli-check-result = { $passed } passed, { $failed } failed

## What is wrong with words

cli-terms-level-name =
    .error = error
    .warning = warning
    .info = suggestion
cli-terms-count =
    .errors = { $count ->
        [one] 1 error
       *[other] { $count } errors
    }
    .warnings = { $count ->
        [one] 1 warning
       *[other] { $count } warnings
    }
    .suggestions = { $count ->
        [one] 1 suggestion
       *[other] { $count } suggestions
    }
# $found: what stands there. $instead: what should stand there, or where something else stands.
cli-terms-finding =
    .unreadable = { $found } is not UTF-8
    .file-missing = there is no file { $found }
    .data = { $found }; expected { $instead }
    .junk = no message: “{ $found }”: { $instead }
    .duplicate = defined twice, also at { $instead }
    .message-missing = missing; English has it at { $instead }
    .message-extra = English has no such message, and nothing refers to it
    .title-missing = the case { $found } has no title; add it to { $instead }
    .title-stale = there is no such case
    .title-twice = “{ $found }” is the title of another case at { $instead }
    .variable-missing = { $found } is missing
    .variable-unused = English chooses its words by { $found }, this does not
    .variable-unknown = { $found } is not known here; known are: { $instead }
    .function-unknown = there is no function { $found }; there are { $instead }
    .argument-unknown = { $found }: expected one of: { $instead }
    .reference-unknown = there is no { $found } to refer to
    .plural-missing = the choice by { $found } lacks { $instead }
    .plural-needless = the language has no plural category { $found }
    .number-bare = { $found } is printed, but no words are chosen by it
    .untranslated = still English: “{ $found }”
    .outdated = the English has changed since it was translated; bring it along, or note that it still fits: jadoube translate confirm
    .word-hard = “{ $found }” is wrong; write “{ $instead }”
    .word-variant = “{ $found }”; our term is “{ $instead }”
    .word-context = “{ $found }” has another meaning; write “{ $instead }”
    .word-style = “{ $found }”; better “{ $instead }”
    .quotes = { $found } is not a quotation mark of this language; write { $instead }
    .mixed-script = “{ $found }” mixes Latin and Cyrillic letters
    .cyrillic-letter = { $found } is Cyrillic; articles have the Latin { $instead }
    .bare-letter = “{ $found }”; write “{ $instead }”
    .spelling = “{ $found }”; write “{ $instead }”
    .dash = a hyphen; write “{ $instead }”
    .space = a space too many

## What is remarked on a text of anybody's

# $lang is the tag of the language; $edition is the edition against which the text is held.
# $dictionary is the name of a dictionary of spelling; $has-dictionary: yes or no.
cli-text-read =
    .plain = { $file }: { $lang }, checked against the Laws of { $edition }{ $has-dictionary ->
        [yes] , its words against the dictionary { $dictionary }
       *[no] , without a dictionary
    }
    .guessed = { $file }: { $lang }, checked against the Laws of { $edition }; it seems to follow those of { $followed }, which have { $known } of its { $numbers } numbers{ $has-dictionary ->
        [yes] , its words against the dictionary { $dictionary }
       *[no] , without a dictionary
    }
cli-text-pdf = the words of { $file } cannot be taken out; that takes the program pdftotext
cli-terms-format-of-texts = SARIF and JUnit are for texts: name a file
cli-text-language = the language of { $file } cannot be told; name it with --lang
# $found: what stands there. $instead: what should stand there. $concept: the term that it is about. $article: a number.
# $edition: the edition against which the text is held; $other: another one. $times: how often it occurs.
# $has-instead and $has-other: yes or no.
cli-remark =
    .word-hard = “{ $found }” is wrong; write “{ $instead }”
    .word-variant = “{ $found }”; our term is “{ $instead }”
    .word-context = “{ $found }” has another meaning here; write “{ $instead }”
    .word-style = “{ $found }”; better “{ $instead }”
    .two-terms = “{ $found }” and “{ $instead }” name the same thing in this text; keep to one
    .wrong-article = “{ $found }”: the article has the wrong gender
    .number-unknown = the Laws of { $edition } have no { $article }{ $has-other ->
        [yes] , those of { $other } have{ $has-instead ->
            [yes] ; see { $instead }
           *[no] {""}
        }
       *[no] {""}
    }
    .number-broken = there is no { $found }; { $instead } is meant
    .number-moved = { $article } stands for something else in the Laws of { $edition } than in those of { $other }{ $has-instead ->
        [yes] ; see { $instead }
       *[no] {""}
    }
    .number-head = “{ $found }” before several numbers; write it in the plural
    .number-letter = { $found } is Cyrillic; articles have the Latin { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } times)
    }
    .sequence-gap = { $article } follows without { $instead }
    .sequence-order = { $article } stands behind a later number
    .value = “{ $found }” is not what { $article } says in the Laws of { $edition }{ $has-instead ->
        [yes] {" "}({ $instead })
       *[no] {""}
    }{ $has-other ->
        [yes] , but in those of { $other }
       *[no] {""}
    }
    .mixed-script = “{ $found }” mixes Latin and Cyrillic letters
    .doubled = “{ $found }” stands twice
    .hyphenation = “{ $found }” has a hyphen left over from the end of a line; write “{ $instead }”
    .space = a space is missing or too many: “{ $found }”
    .quotes = { $found } is not a quotation mark of this language; write { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } times)
    }
    .dash = a hyphen; write “{ $instead }”{ $times ->
        [one] {""}
       *[other] {" "}({ $times } times)
    }
    .apostrophes = the text has apostrophes of two kinds; this one { $times ->
        [one] once
       *[other] { $times } times
    }
    .spelling = “{ $found }”; write “{ $instead }”
    .unknown-word = “{ $found }” is in no list of words
    .unpaired = { $found } has no other half
    .bare-letter = “{ $found }”; the text writes “{ $instead }” with its mark elsewhere
    .sign = “{ $found }” stands where letters were{ $has-instead ->
        [yes] : “{ $instead }”
       *[no] {""}
    }
    .digit = the digit { $found } stands where a letter was: “{ $instead }”
    .artefact = “{ $found }” belongs to a page or a program, not to the text{ $times ->
        [one] {""}
       *[other] {" "}({ $times } times)
    }
    .repeated = this paragraph stands in the text already: “{ $found }”
    .foreign = “{ $found }” is English
    .full-stop = a full stop is missing or too many at “{ $found }”
    .term-missing = the source says “{ $concept }”, the translation does not
    .number-missing = the source has { $instead }, the translation does not
    .number-added = the translation has { $instead }, the source does not
    .modality = what the source says with “{ $instead }” is another rule here
    .negation = “{ $instead }” denies something in one of the two texts only
    .left-out = much of the source is left out

## Books

cli-books-built = { $books ->
    [one] 1 book
   *[other] { $books } books
}, { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}; start here: { $file }

## Files of games

# $found: an option that has no place where the report is a table.
cli-no-table = { $found } gives no table: use --format human or json
cli-progress =
    .percent = { $file }: { $far } %, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
    .megabytes = { $file }: { $far } MB, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
cli-no-games =
    .folder = it is a folder; expected a file of games
    .too-long = a game that is longer than { $megabytes } MB begins here
    .zero = a zero byte: this is no text; nothing after it is read
    .rest-unread = nothing after it can be read
    .empty = { $file } is empty; expected games
    .no-game = { $file } begins with no game: neither a tag nor a move was found
# What a file is instead of games.
cli-no-text =
    .zip = it is a zip archive; expected a text of games (PGN), plain or packed by gzip or zstd
    .seven-zip = it is a 7z archive; expected a text of games (PGN), plain or packed by gzip or zstd
    .rar = it is a rar archive; expected a text of games (PGN), plain or packed by gzip or zstd
    .bzip2 = it is packed by bzip2; expected a text of games (PGN), plain or packed by gzip or zstd
    .xz = it is packed by xz; expected a text of games (PGN), plain or packed by gzip or zstd
    .pdf = it is a PDF document; expected a text of games (PGN), plain or packed by gzip or zstd
cli-zstd =
    .too-early = the zstd data end too early
    .broken = the zstd data are broken
    .checksum = the checksum of a zstd frame is wrong
cli-claim =
    .one-file = --claim needs one file with the game
    .no-game = { $file }: there is no game { $number }; the file has { $games ->
        [one] 1 game
       *[other] { $games } games
    }
    .no-start = { $file }, line { $line }: there is no position to start from
    .no-such-move = { $file }, line { $line }: the game does not come to this move
    .ground = --claim “{ $claim }”: expected threefold or fifty, and then the intended move where there is one
    .one-move = --claim “{ $claim }”: expected one intended move

## Scoresheets

sheet-empty = { $file }: no move in this scoresheet
sheet-no-letters = there are no letters “{ $found }”; expected one of { LIST($known) }
sheet-fault =
    .move-number = move number { $number }
    .nothing = nothing is written
    .descriptive = entry “{ $entry }”: descriptive notation, not algebraic
    .numeric = entry “{ $entry }”: numeric notation, not algebraic
    .letter = entry “{ $entry }”: the letter “{ $sign }” names no piece
    .no-arrival = entry “{ $entry }”: the square of arrival is missing
    .sign = entry “{ $entry }”: “{ $sign }” is not part of a move
    .several = entry “{ $entry }”: { $count } moves can be meant
    .no-move = entry “{ $entry }”: no legal move fits
# After the word “expected”.
sheet-expected =
    .move-number = { $number }
    .example = a move such as { $entry }
    .over = no more moves: the game is over
    .one-of = one of { $entries }
sheet-flaw =
    .letter-missing = entry “{ $entry }”: the letter of the piece is missing
    .letter-small = entry “{ $entry }”: the letter of the piece is small
    .pawn-letter = entry “{ $entry }”: a pawn has no letter
    .arrival-incomplete = entry “{ $entry }”: the square of arrival is not complete
    .capture-sign = entry “{ $entry }”: there is a sign of capture, but nothing is captured
    .pawn-file-missing = entry “{ $entry }”: the file from which the pawn captures is missing
    .departure-missing = entry “{ $entry }”: another piece could go there, and only a sign tells them apart
    .promotion-sign = entry “{ $entry }”: there is a sign before the new piece
    .offer-mark = entry “{ $entry }”: a draw offer is marked (=)
    .castling-form = entry “{ $entry }”: castling is written 0-0 or 0-0-0
    .check-sign = entry “{ $entry }”: there is a sign of check or mate that does not fit the move
    .en-passant = entry “{ $entry }”: there is a mark e.p., but nothing is captured en passant
