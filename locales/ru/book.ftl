### The words around the pages of the book: menus, labels, notice.

## The book as a whole

book-name = J’adoube
book-title = Правила игры в шахматы на примерах
# Under the name of the language on the start page.
book-invitation = Что произошло за доской, что говорят Правила, какое решение принимает арбитр — во всех редакциях начиная с 1997 года.

## Menu bar

book-skip = Перейти к тексту
book-contents = Содержание
book-search = Поиск
book-languages = Эта страница на других языках
book-edition = Редакция
book-editions-all = Все редакции
# Whether what is taught stands beside the letter of the Laws.
book-practice = Практика
book-practice-fide = Как учит ФИДЕ
book-practice-letter = Только текст Правил
book-theme = Оформление
book-theme-auto = Как в системе
book-theme-light = Светлое
book-theme-dark = Тёмное
book-breadcrumbs = Место в книге
book-page-turning = Переход между страницами
book-page-previous = Назад
book-page-next = Далее

## Notice at the foot of every page

book-notice = Об этой странице
book-notice-unofficial = Это неофициальный текст: правила изложены своими словами, а при расхождениях преимущество имеет английский текст, опубликованный ФИДЕ.
book-notice-unverified = Значения с пометкой «не проверено» не удалось сверить с текстом соответствующей редакции.
book-notice-report = Как сообщить об ошибке

## Around the text

book-close = Закрыть
# The dialog in which edition, practice and appearance are chosen.
book-settings = Что показывать
# The bar at the bottom of a phone.
book-dock = Инструменты
book-top = Наверх
book-loading = Загружается обоснование по этой редакции…
# A button: what older editions say, and what else was examined.
book-whole = Все обоснования по всем редакциям
book-not-loaded = Не удалось загрузить обоснование по этой редакции.
# At the foot of every page, before a link to the notice.
book-notice-short = Неофициальный текст: правила изложены своими словами.
# In the dialog of choices, once everything is kept on the device.
book-offline = Эту книгу можно читать и без подключения к сети.
# On the page for addresses that lead nowhere, before a link to the book.
book-not-found = По этому адресу ничего нет.

## Текст Правил

book-laws-beside = Параллельный текст:
book-laws-alone = Один язык
book-laws-print = Напечатать правила
book-laws-print-cases = Напечатать с ситуациями
book-laws-not-loaded = Не удалось загрузить другую страницу.

## Ситуация, которую меняет читатель

book-try = Изменить обстоятельства
book-try-loading = Программа загружается…
book-try-not-loaded = Программу не удалось загрузить.
