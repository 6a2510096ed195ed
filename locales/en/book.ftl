### The words around the pages of the book: menus, labels, notice.

## The book as a whole

book-name = J’adoube
book-title = The Laws of Chess, case by case
# Under the name of the language on the start page.
book-invitation = What happened at the board, what the Laws say, how the arbiter rules, in every edition since 1997.

## Menu bar

book-skip = Skip to the text
book-contents = Contents
book-search = Search
book-languages = This page in other languages
book-edition = Edition
book-editions-all = All editions
# Whether what is taught stands beside the letter of the Laws.
book-practice = Practice
book-practice-fide = As FIDE teaches
book-practice-letter = Letter only
book-theme = Appearance
book-theme-auto = Automatic
book-theme-light = Light
book-theme-dark = Dark
book-breadcrumbs = You are here
book-page-turning = Previous and next page
book-page-previous = Previous
book-page-next = Next

## Notice at the foot of every page

book-notice = About this page
book-notice-unofficial = This is not an official text: the rules are stated in our own words, and where they differ, the English Laws published by FIDE prevail.
book-notice-unverified = Values marked “unverified” were not seen in the text of the edition concerned.
book-notice-report = How to report an error

## Around the text

book-close = Close
# The dialog in which edition, practice and appearance are chosen.
book-settings = What is shown
# The bar at the bottom of a phone.
book-dock = Tools
book-top = Top
book-loading = The reasons of this edition are being loaded …
# A button: what older editions say, and what else was examined.
book-whole = All reasons in every edition
book-not-loaded = The reasons of this edition could not be loaded.
# At the foot of every page, before a link to the notice.
book-notice-short = Not an official text: the rules are stated in our own words.
# In the dialog of choices, once everything is kept on the device.
book-offline = This book can also be read without a connection.
# On the page for addresses that lead nowhere, before a link to the book.
book-not-found = There is nothing at this address.

## The Laws as a text

book-laws-beside = Side by side with:
book-laws-alone = One language
book-laws-print = Print the rules
book-laws-print-cases = Print with cases
book-laws-not-loaded = The other page could not be loaded.

## A case that the reader changes

book-try = Try other facts
book-try-loading = The engine is being loaded …
book-try-not-loaded = The engine could not be loaded.
