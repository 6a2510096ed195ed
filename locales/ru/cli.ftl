### Командная строка: для чего команды и параметры, что неверно в набранном и чем закончился запуск.
###
### cli-ПРОГРАММА объясняет программу, cli-КОМАНДА — команду; .more стоит под её параметрами.
### cli-КОМАНДА-ИМЯ объясняет параметр, cli-option-ИМЯ — общий для нескольких команд; атрибуты объясняют значения.
### Имена команд, параметров, значений и полей данных набираются как есть: их не переводят.

## Вокруг справки

cli-usage = Запуск:
cli-commands = Команды:
cli-arguments = Аргументы:
cli-options = Параметры:
# Stand in brackets where commands and options are typed.
cli-place-command = КОМАНДА
cli-place-options = ПАРАМЕТРЫ
cli-values = возможные значения
cli-default = по умолчанию
# The headings of a page of the manual.
cli-page =
    .name = НАЗВАНИЕ
    .synopsis = СИНТАКСИС
    .description = ОПИСАНИЕ
    .options = ПАРАМЕТРЫ
    .commands = КОМАНДЫ
    .more = ДОПОЛНИТЕЛЬНО
    .version = ВЕРСИЯ

## Что набирают на месте значения

cli-value-dir = ПАПКА
cli-value-url = АДРЕС
cli-value-lang = ЯЗЫК
cli-value-year = ГОД
cli-value-text = ТЕКСТ
cli-value-file = ФАЙЛ
cli-value-files = ФАЙЛЫ
cli-value-paths = ПУТИ
cli-value-format = ВИД
cli-value-case = СИТУАЦИЯ
cli-value-message = СООБЩЕНИЕ
cli-value-article = СТАТЬЯ
cli-value-name = ПОРЯДОК
cli-value-chapter = ГЛАВА
cli-value-pace = КОНТРОЛЬ
cli-value-supervision = НАБЛЮДЕНИЕ
cli-value-practice = ПРАКТИКА
cli-value-layers = СЛОИ
cli-value-level = УРОВЕНЬ
cli-value-one = РЕДАКЦИЯ
cli-value-other = РЕДАКЦИЯ
cli-value-fen = ПОЗИЦИЯ
cli-value-player = ИГРОК
cli-value-topic = ТЕМА
cli-value-claim = ЗАЯВЛЕНИЕ
cli-value-move = ХОД
cli-value-n = ЧИСЛО
cli-value-seconds = СЕКУНДЫ
cli-value-shell = ОБОЛОЧКА

## Параметры нескольких команд

cli-option-lang = язык; по умолчанию язык окружения, а если он не задан — английский
cli-option-data = читать редакции, ситуации, языки и книгу из этой папки, а не из самой программы
cli-option-help = показать справку; -h показывает краткую
cli-option-version = показать версию
cli-option-edition = редакция Правил (год); по умолчанию — новейшая
cli-option-pace = контроль времени; по умолчанию — все
cli-option-supervision = вид наблюдения; по умолчанию — оба
cli-option-practice = что учитывается помимо буквы Правил: «letter» — ничего, только буква Правил; иначе слои через запятую, например «fide» или «fide,regulations»
cli-option-format = вид отчёта
    .human = текст для чтения
    .json = один объект JSON

## jadoube

cli-jadoube = Правила игры в шахматы ФИДЕ: случай за доской, решение, статьи и обоснование
cli-help = показать эту справку или справку о команде

cli-check = рассмотреть ситуации и сравнить решения с ожидаемыми
cli-check-paths = файлы или папки с ситуациями; без них — все ситуации программы
cli-check-edition = только эта редакция
cli-check-practice = только так, как учит ФИДЕ (fide), или только по букве Правил (letter); по умолчанию — и так и так
cli-check-filter = только ситуации, в имени которых есть этот текст
cli-check-format = вид отчёта
    .human = текст для чтения; последняя строка говорит, сколько проверок пройдено
    .json = один объект JSON
    .junit = JUnit XML для серверов сборки

cli-explain = изложить ситуацию, решение и его основания со статьями одной редакции
cli-explain-report =
    .begin = Отчёт JSON — по одному объекту на ситуацию и решение: case, edition, settings (pace, supervision и practice всех условий, при которых решение именно такое), а затем либо
    .of-no-ruling = почему решения нет
    .or = либо
    .of-steps = для каждого события, о котором в Правилах что-то сказано: event (номер), effects (по предложению), reasons (provision, article, beside — статьи для этого контроля времени, на которые ссылаются вместе с ней, title, status, why, aside — названо ли основание только для полноты, presumed, а также taught — кто так учит, если об этом говорит не буква Правил: text и items с полями id, title и unsafe (почему на это нельзя полагаться, или null)) и depends (if, effects, reasons, depends)
    .of-branches = для программ: if (условия; пусто, если всё известно или от неизвестного ничего не зависит) и effects (event и последствие, как его пишут в ситуациях)
    .of-by-the-letter = шаги, которые буква Правил решает иначе, с основаниями, верными только по ней; поля нет, если таких шагов нет
    .of-procedures = что делает арбитр: procedure (название) и title; с --steps ещё steps (step, part и says: scopes, text, ruled, cites и uncertain)
    .of-beside-the-point = что рассказано, но на это решение не влияет, под именем из ситуации
cli-explain-case = имя ситуации; несколько объясняются одна за другой
cli-explain-pace = контроль времени; по умолчанию — все, названные в ситуации
cli-explain-supervision = вид наблюдения; по умолчанию — все, названные в ситуации
cli-explain-all = объяснить и события, из которых ничего не следует
cli-explain-steps = показать и порядок действий арбитра, шаг за шагом

cli-judge = решить ситуации из своего файла при каждом контроле времени и виде наблюдения, которые в них названы
cli-judge-file = файл с ситуациями
cli-judge-pace = контроль времени; по умолчанию — все, названные в ситуации
cli-judge-supervision = вид наблюдения; по умолчанию — все, названные в ситуации
cli-judge-all = объяснить и события, из которых ничего не следует
cli-judge-steps = показать и порядок действий арбитра, шаг за шагом

cli-words = найти, как записать в ситуации действие, факт, вывод или последствие; к каждому слову даётся готовая строка
cli-words-text = любые слова об этом на любом языке программы; без них — весь словарь

cli-mate = сказать, может ли сторона ещё поставить мат, и показать ведущие к нему ходы или объяснить, почему их нет
    .more = Код завершения: 0, если каждая сторона, о которой спрошено, ещё может поставить мат; 1, если одна из них не может; 3, если это не решено: позиция невозможна или не найдено ни мата, ни доказательства.
cli-mate-fen = позиция в нотации Форсайта — Эдвардса, в том числе для Chess960; кавычки не нужны
cli-mate-by = кто должен поставить мат; по умолчанию рассматриваются обе стороны

cli-article = показать правило в одной редакции, его номера в остальных, ситуации о нём и то, чему учат помимо него
cli-article-article = номер статьи этой редакции, постоянное имя правила или пункт практики, например M-035

cli-procedure = показать шаг за шагом, что делает арбитр в том или ином случае, со статьями
cli-procedure-name = название порядка действий; без него — все названия
cli-procedure-format = вид отчёта
    .human = текст для чтения
    .markdown = страница для печати
    .json = один объект JSON

cli-terms = проверить тексты на всех языках: сообщения, формы числа, нежелательные слова, оформление
cli-terms-lang = только этот язык, и его словами; для текстов — язык, на котором они написаны
cli-terms-files = проверить вместо этого указанные тексты по терминам их языка и по Правилам
cli-terms-edition = редакция Правил, по которой проверять тексты (год); по умолчанию — та, которой они следуют
cli-terms-source = исходный текст, с которого сделан перевод
cli-terms-fix = показать бесспорные исправления в виде патча
cli-terms-format = вид отчёта
    .human = текст для чтения
    .json = один объект JSON
    .sarif = SARIF; редакторы и хостинги кода показывают замечания рядом со строками
    .junit = JUnit XML для серверов сборки
cli-terms-level = самые мягкие замечания, о которых сообщать
    .error = только то, что надо исправить
    .warning = ещё и то, что надо посмотреть
    .info = ещё и то, что могло бы быть лучше

cli-glossary = передать термины программам для переводчиков и принять их обратно
cli-glossary-export = записать термины языков в файл для переводчиков
cli-glossary-export-to = формат
    .tbx2 = TBX-Basic, версия 2: для большинства программ, читающих термины
    .tbx3 = TBX-Basic, версия 3 (ISO 30042:2019)
    .csv = таблица для электронных таблиц: строка на каждое понятие и язык
    .tsv = словарь терминов для OmegaT: исходный термин, перевод и комментарий, для двух языков
cli-glossary-export-lang = только эти языки; для tsv — два, сначала исходный
cli-glossary-export-out = файл; по умолчанию — стандартный вывод
cli-glossary-import = сравнить термины из проверенного кем-то файла с терминами языков
    .more = Показывает, что изменилось бы в locales/ЯЗЫК/glossary.yaml, в формате unified diff. То, чего в файле нет, остаётся как есть; в таблице это относится и к отсутствующим столбцам. Если в файле есть ошибки, показывается место каждой из них, а код завершения равен 1.
cli-glossary-import-file = файл: TBX-Basic версии 2 или 3 либо CSV со столбцами, как при экспорте
cli-glossary-import-lang = только эти языки
cli-glossary-import-write = также записать файлы в папке, указанной в --data

cli-translate = Работать над переводом на какой-либо язык
cli-translate-status = Показать, что на каждом языке переведено, отсутствует, устарело и вычитано
    .more = Текст устарел, если английский изменился после перевода. С какого английского сделан каждый текст и кто его вычитал, записано в locales/ЯЗЫК/translation.yaml.
cli-translate-status-language = Только эти языки, файл за файлом
cli-translate-status-texts = Перечислить и тексты, которые отсутствуют, устарели или не подтверждены
cli-translate-show = Показать сообщение там, где его видят читатели
    .more = Каждый текст сообщения показан в ситуациях, правилах, пунктах практики и порядках действий, как можно менее похожих друг на друга; слова, которые он даёт, стоят между ⟦ и ⟧. Если в папке, указанной в --data, слова другие, чем в программе, примеры показаны до и после.
cli-translate-show-texts = Сообщения: checkmate или, для одного из его текстов, checkmate.holds
cli-translate-show-edit = Файл с новыми вариантами сообщений: примеры показаны до и после
cli-translate-show-count = Сколько примеров каждого текста самое большее
cli-translate-confirm = Отметить, что переводы соответствуют нынешнему английскому
    .more = Без имён это отмечается для текстов, для которых ещё не отмечено, то есть для новых. Устаревший текст отмечается, если назвать его. Записывает locales/ЯЗЫК/translation.yaml в папке, указанной в --data.
cli-translate-confirm-language = Язык
cli-translate-confirm-texts = Тексты по именам, что бы ни было отмечено раньше
cli-translate-review = Записать страницы для вычитки носителем языка или принять его вычитку
    .more = На страницах каждое сообщение показано с переводом, английским текстом и предложениями, в которых его видят читатели; они работают без сети, их можно напечатать. Вычитывающий сохраняет файл, который принимает --read.
cli-translate-review-out = Куда записать страницы
cli-translate-review-read = Файл вычитки: показывает, что меняется в сообщениях
cli-translate-review-write = Записать и сообщения, и итоги вычитки в папке, указанной в --data
cli-translate-new = Начать язык, на котором сначала всё говорится по-английски
    .more = Создаёт папку locales/ЯЗЫК в папке, указанной в --data: language.yaml, glossary.yaml и каждый файл сообщений с английским текстом в комментариях.
cli-translate-new-tag = Язык: обозначение вроде fr или pt-BR
cli-translate-new-name = Как язык называет сам себя
cli-translate-export = записать главы в файл, где рядом с каждым текстом стоит его перевод
cli-translate-export-chapter = главы: файлы сообщений без расширения, например drawn-game или cases/drawn-game; по умолчанию — все
cli-translate-export-lang = язык перевода
cli-translate-export-to = формат
    .xliff = XLIFF 1.2: для большинства программ, которыми пользуются переводчики
    .po = сообщения gettext
cli-translate-export-out = файл; по умолчанию — стандартный вывод
cli-translate-import = сравнить переводы из вернувшегося файла с сообщениями языка
    .more = Показывает, что изменится в файлах папки locales/ЯЗЫК, в формате unified diff. То, чего нет в файле, что осталось в нём без перевода или отмечено как неуверенное (fuzzy в PO), не меняется; не меняется — с предупреждением — и то, что переведено с другого текста, чем стоит сейчас. Если что-то неверно, каждая ошибка показывается с указанием места, а код завершения — 1.
cli-translate-import-file = файл: XLIFF или PO в том виде, в каком его записала команда export, но уже с переводом
cli-translate-import-write = также записать файлы папки, указанной в --data

cli-coverage = показать, какие номера каждой редакции охвачены и в каких ситуациях и текстах
cli-coverage-report =
    .begin = Отчёт JSON — один объект:
    .of-editions = для каждой редакции: edition, complete, glossary (сколько терминов в её словаре и какие из них не объяснены на выбранном языке; null, если словаря нет или термины неизвестны), counts по состояниям и numbers, каждый с number, state (decided, empowers, defined, not-modelled, pending), reason и provisions
    .of-provisions = для каждого правила: id, sources (знаки S) и для каждой редакции, где оно есть: edition, number и имена ситуаций, в которых оно применяется, не применяется, уступает, остаётся открытым или молчит
    .of-gaps = для каждого пробела: edition, provision, lacks (holds, fails), excuse
    .of-texts = для каждого языка: lang и, для title, rule, holds и fails, сколько их есть и сколько нужно; missing
    .of-sources = сколько правил в исходных документах, сколько показано и сколько ничего не решает; null, если в папке --data нет tests/seeds.yaml
    .of-cases-runs = сколько ситуаций и сколько решений учтено
    .with-practice = С --practice — другой объект:
    .of-items = для каждого пункта практики: id, title, layer, kind, since (первая редакция, рядом с которой так учат), articles, source (знаки и места), confidence, unsafe (почему на это нельзя полагаться), state (held, pending, not-modelled), role, provisions, cases, missing и reason
    .of-sources-of-practice = по знаку: title и что из источника прочитано
cli-coverage-edition = номер за номером, только эта редакция; по умолчанию — все, кратко
cli-coverage-practice = что стало с каждым пунктом официальной практики; о том, чего не хватает, сказано по-английски

cli-compare = показать, что изменилось от редакции к редакции: правила, номера, значения, тексты, решения
cli-compare-report =
    .begin = Отчёт JSON — один объект:
    .of-from-to = редакции, сначала старшая
    .of-rules = для каждого изменившегося правила: id, title, kind (came-in, went-out, changed, renumbered), numbers (old, new), texts (scopes, old, new) на выбранном языке и values
    .of-values = значения, не относящиеся ни к одному правилу; как и у правил: key, scopes, а также old и new, каждое с article, confidence и value (null: такого правила нет, unknown: текст неизвестен)
    .of-cases = ситуации с иным исходом: id, settings и последствия прежнего и нового решения
    .with-practice = В scopes стоят пары: контроль времени и вид наблюдения. С --practice — другой объект:
    .of-edition-practice-cases-otherwise = редакция, что учитывается помимо её буквы, сколько ситуаций решено и сколько из них буква решает иначе
    .of-items = для каждого пункта, от которого это зависит: id, layer, kind, title и имена ситуаций
    .of-rulings = для каждой ситуации с иным исходом: id, settings, items и последствия тех событий, о которых решено иначе: как учат и по букве
cli-compare-one = одна редакция; с --practice единственная; по умолчанию — новейшая
cli-compare-other = другая редакция
cli-compare-practice = сравнить с буквой редакции то, чему учат помимо неё: «fide» или слои, например «fide,ecu»

cli-notation = прочитать запись партии и переписать её буквами другого языка
cli-notation-file = файл с ходами; без него или если это «-», — стандартный ввод
cli-notation-from = буквы бланка: язык или figurines (изображения фигур)
cli-notation-to = буквы, которыми писать: язык или figurines (изображения фигур); по умолчанию — те же
cli-notation-long = писать и исходное поле
cli-notation-fen = позиция перед первым ходом; по умолчанию — начальная

cli-audit = проверить сыгранные партии: чем они закончились, кто и о чём мог заявить, верны ли результаты
cli-audit-report =
    .begin = Отчёт JSON — по объекту на строку: на каждую партию, а последним — итог. У партии есть
    .of-file-game-line = где она стоит: файл, номер в файле и строка, с которой она начинается
    .of-edition = Правила, по которым она рассмотрена
    .of-tags = теги по именам
    .of-plies-result = сколько прочитано ходов обоих игроков, и результат, как он записан
    .of-over = где ходы закончили партию и чем: ply, by (checkmate, stalemate, dead-position, repetition, no-progress); null, если не закончили
    .of-counts = то, что считает итог: true или false
    .of-findings = по ходу партии: ply (сколько ходов обоих игроков сделано до этого), move (последний из них), topic, finding (вид), weight (remark, doubt, error), text на выбранном языке, laws (provision и article редакции), fen, diagrams (ply и fen каждого места, где стояла повторившаяся позиция) и то, что относится к виду: player, ground, intended, winner, because и прочее
    .end = Ходы в данных записаны английскими буквами. В итоге стоят games, plies и для каждого из counts — число партий. Отчёт CSV — строка на замечание; заявление, возможное ход за ходом, занимает одну строку.
cli-audit-files = файлы с партиями (PGN, также .gz и .zst); без них или если один из них «-», — стандартный ввод
cli-audit-by-date = рассматривать каждую партию по редакции, действовавшей в её день (более ранние — по старейшей); по --edition, если дата ничего не говорит
cli-audit-pace = контроль времени партий
cli-audit-supervision = вид наблюдения за партиями
cli-audit-format = вид отчёта
    .human = текст для чтения
    .json = по объекту JSON на строку: на каждую партию, а последним — итог
    .csv = строка на замечание и строка заголовков
cli-audit-only = только замечания по этим темам, через запятую
cli-audit-all = сообщать о каждой партии, даже если всё в порядке, и об оформлении тегов
cli-audit-explain = вынести решение по каждому замечанию, с диаграммой, статьями и основаниями
cli-audit-claim = решить о заявлении о ничьей: threefold (троекратное повторение) или fifty (50 ходов) и предполагаемый ход, если он есть («threefold Кf3»)
cli-audit-by = кто заявляет; по умолчанию — игрок, имеющий ход
cli-audit-at = перед каким ходом: 43w — белых, 43b — чёрных; по умолчанию — в конце партии
cli-audit-game = в какой по счёту партии файла; по умолчанию — в последней
cli-audit-watch = перечитывать этот файл, пока он растёт, и сообщать только о новом
cli-audit-every = сколько секунд проходит между двумя чтениями
cli-audit-jobs = сколько партий рассматривать одновременно, не больше 256; по умолчанию — по числу процессоров
cli-audit-strict = завершаться с кодом, отличным от 0, если найдена ошибка или сомнение; замечания не в счёт

cli-book = построить книги на всех языках в HTML
cli-book-out = папка, где появятся папка для каждого языка и начальная страница
cli-book-lang = только эти языки, через запятую; по умолчанию — все
cli-book-site-url = Адрес, по которому книги будут размещены в сети
cli-book-engine = движок, которым страницы решают изменённые случаи; по умолчанию тот, что собран сценарием wasm/build.sh
cli-book-watch = показывать книги на этом компьютере, пока их пишут: заново строить то, что меняется в папке --data, и обновлять открытые страницы
cli-book-port = порт, на котором они видны; при 0 — любой свободный

cli-schema = вывести схему JSON для ситуаций, по которой редактор дополняет набранное

cli-completions = вывести сценарий для оболочки, дополняющий команды и параметры
cli-completions-shell = оболочка

cli-man = показать страницу руководства или записать страницу о каждой команде
cli-man-dir = папка для всех страниц; без неё выводится страница программы

## jadoube-quiz

cli-quiz = Вопросы по Правилам игры в шахматы ФИДЕ: верно то, что решает программа, неверны ошибки из практики
cli-quiz-count = сколько вопросов
cli-quiz-seed = одно и то же число даёт один и тот же лист; по умолчанию оно берётся из времени суток
cli-quiz-topic = только вопросы об этом: статья (7.5.1, 7.5, A.4), глава, правило, пункт практики (M-035), метка или слово на любом языке (флажок, Patt); можно повторять
cli-quiz-without = без вопросов об этом; можно повторять
cli-quiz-list-topics = перечислить темы вопросов, как команда «topics»
cli-quiz-edition = редакция Правил (год) или «all» — все; по умолчанию — новейшая
cli-quiz-pace = только этот контроль времени
cli-quiz-supervision = только этот вид наблюдения
cli-quiz-practice = что учитывается
    .fide = Правила в толковании руководства ФИДЕ для арбитров
    .letter = только их буква
cli-quiz-completions = вывести сценарий для оболочки, дополняющий параметры
cli-quiz-man = показать страницу руководства или записать её в папку
cli-quiz-exam = спрашивать как на экзамене: ответы проверяются только после сдачи работы
cli-quiz-minutes = сколько минут длится экзамен; по умолчанию без ограничения
cli-quiz-pass = сколько процентов нужно, чтобы сдать; это настройка, а не норма ФИДЕ
cli-quiz-value-percent = ПРОЦЕНТЫ
cli-quiz-review = задать вопросы, которые пора повторить
cli-quiz-resume = продолжить прерванное занятие
cli-quiz-learner = чей это прогресс, если за одним компьютером занимаются несколько человек
cli-quiz-value-learner = ИМЯ
cli-quiz-store = файл, в котором хранится прогресс; по умолчанию — в папке личных данных
cli-quiz-no-store = ничего не хранить
cli-quiz-progress = показать прогресс по статьям, что пора повторить и последние занятия
cli-quiz-progress-report =
    .begin = Отчёт JSON — один объект:
    .of-learner = чей это прогресс; null без --learner
    .of-articles = по статьям, начиная с самых слабых: article (постоянное имя), named, asked (ответов) и right (из них верных)
    .of-due = сколько вопросов пора повторить и когда пора будет следующий; null, если ни один не ждёт
    .of-sessions = последние занятия, начиная с самого нового: mode (learning, review, exam), edition, started, ended (null, если прервано), seconds (потрачено секунд), questions, answered и right
cli-quiz-progress-json = вывести для других программ
cli-quiz-progress-forget = удалить ответы: «all» — все, о статье (9.2.2) или на вопрос по его идентификатору
cli-quiz-progress-value-what = ЧТО
cli-quiz-progress-learner = чей это прогресс, если за одним компьютером занимаются несколько человек
cli-quiz-progress-value-learner = ИМЯ
cli-quiz-progress-store = файл, в котором хранится прогресс; по умолчанию — в папке личных данных
cli-quiz-progress-no-store = ничего не хранить
cli-quiz-export = записать вопросы в файл для учебной платформы
cli-quiz-export-to = для какой программы
    .anki = пакет для Anki (.apkg); при повторном импорте вопрос обновляется
    .moodle = Moodle XML, с диаграммами
    .gift = GIFT, без диаграмм
    .qti = пакет QTI 2.1 (.zip), с диаграммами
    .csv = таблица, по строке на вопрос
    .json = всё о каждом вопросе, для других программ
    .book = файл JSON на каждую главу, для страницы книги
cli-quiz-export-out = файл, а для книги — папка; по умолчанию стандартный вывод, но не для anki, qti и book
cli-quiz-export-count = сколько вопросов
cli-quiz-export-all = все вопросы, которые можно задать
cli-quiz-export-seed = одно и то же число даёт одни и те же вопросы; по умолчанию оно берётся из времени суток
cli-quiz-export-topic = только эта глава, это правило, этот пункт практики (M-035) или ситуации с этой меткой
cli-quiz-export-edition = редакция Правил (год) или «all» — все; по умолчанию — новейшая
cli-quiz-export-pace = только этот контроль времени
cli-quiz-export-supervision = только этот вид наблюдения
cli-quiz-export-practice = что учитывается
    .fide = Правила в толковании руководства ФИДЕ для арбитров
    .letter = только их буква
cli-quiz-paper = составить контрольную работу: вопросы, бланк ответов, ключ, оценка и разбор, а также файл, по которому её можно составить снова
cli-quiz-paper-value-preset = ИМЯ
cli-quiz-paper-preset = какой должна быть работа; все числа — настройки, а не требования ФИДЕ
    .choices-30 = 30 вопросов с выбором ответа, 2 часа, статьи как в настоящих работах
    .choices-15-open-10 = 15 вопросов с выбором ответа и 10 открытых
    .practice-10 = 10 вопросов для тренировки
cli-quiz-paper-blueprint = файл, в котором сказано, какой должна быть работа (образцы — в папке papers/)
cli-quiz-paper-paper = прежняя работа по её файлу paper.yaml: те же вопросы и ответы в том же порядке, на любом языке
cli-quiz-paper-count = сколько вопросов; по умолчанию — как в образце, без него — 10
cli-quiz-paper-seed = одно и то же число даёт одну и ту же работу; по умолчанию оно берётся из времени суток
cli-quiz-paper-topic = только вопросы об этом: статья (7.5.1, 7.5, A.4), глава, правило, пункт практики (M-035), метка или слово на любом языке; можно повторять
cli-quiz-paper-without = без вопросов об этом; можно повторять
cli-quiz-paper-unapproved = также вопросы, не прочитанные и не одобренные по одному, если образец требует одобренных
cli-quiz-paper-variants = сколько вариантов, с вопросами и ответами в другом порядке
cli-quiz-paper-edition = редакция Правил (год); по умолчанию — новейшая
cli-quiz-paper-practice = что учитывается
    .fide = Правила в толковании руководства ФИДЕ для арбитров
    .letter = только их буква
cli-quiz-paper-format = в каком виде записать листы
    .html = страницы для печати, каждая — файл, которому больше ничего не нужно
    .markdown = текст в Markdown
    .text = простой текст
cli-quiz-paper-out = папка для листов; по умолчанию — paper-ЧИСЛО
cli-quiz-stock = показать, какие есть вопросы — по статьям, предметам вопроса, видам игры и уровням — и почему других нет
cli-quiz-stock-edition = редакция Правил (год); по умолчанию — новейшая
cli-quiz-stock-practice = что учитывается
    .fide = Правила так, как им учит руководство ФИДЕ для арбитров
    .letter = только буква Правил
cli-quiz-stock-unasked = перечислить, чего не спрашивают по какой ситуации и почему
cli-quiz-stock-set-aside = Показать, какие неверные решения из случаев не стали вариантами ответа и почему
cli-quiz-stock-lapsed = перечислить одобренные вопросы, которые сегодня звучат иначе, с прежним и новым обозначением; их нужно прочитать заново
cli-quiz-topics = перечислить темы вопросов с числом ситуаций
cli-quiz-topics-text = только то, что этим названо: статья, имя или слово на любом языке
cli-quiz-topics-edition = редакция, номера которой действуют (год); по умолчанию — новейшая

## Что неверно в набранном

cli-error = ошибка:
cli-warning = предупреждение:
cli-tip = подсказка:
# $argument, $others: options and arguments as they are typed, with the places for their values.
cli-mistake =
    .unknown-argument = непредусмотренный аргумент «{ $argument }»
    .unknown-command = команды «{ $command }» нет
    .no-value = для «{ $argument }» нужно значение
    .invalid-value = «{ $value }» не подходит как значение «{ $argument }»
    .conflict = «{ $argument }» нельзя указать вместе с { LIST($others) }
    .twice = «{ $argument }» можно указать только один раз
    .missing = { $count ->
        [one] не указан обязательный аргумент:
        [few] не указаны обязательные аргументы:
        [many] не указаны обязательные аргументы:
       *[other] не указаны обязательные аргументы:
    }
    .too-many = «{ $value }» — лишнее значение для «{ $argument }»
    .no-equals = перед значением «{ $argument }» нужен знак равенства
    .not-unicode = аргумент не является текстом Юникода
    .other = командную строку нельзя понять
# $near: what looks like what was typed.
cli-near =
    .command = возможно, имеется в виду команда { LIST($near, type: "or") }
    .argument = возможно, имеется в виду { LIST($near, type: "or") }
    .value = возможно, имеется в виду { LIST($near, type: "or") }
    .elsewhere = есть «{ $line }»
    .as-value = если «{ $argument }» — значение, наберите «{ $line }»
cli-more-help = Подробнее: «{ $flag }».
cli-expected =
    .site = ожидается адрес вида https://example.org/chess
    .year = нужен год из четырёх цифр
    .one-of = нужно одно из следующего: { $names }
    .layers = нужно «letter», «{ $first }» или «{ $first }» и после запятой один из слоёв { LIST($others) }
    .move-number = нужен номер хода и w или b, например 43w
    .seconds = нужно число секунд от 0.01 до 86400
cli-unknown-edition = редакции { $found } нет; есть { LIST($known) }

## Файлы

cli-unread = не удалось прочитать { $file }
cli-folder-unread = не удалось прочитать папку { $file }
cli-unwritten = не удалось записать { $file }
cli-glossary-written = { $count ->
    [one] Записано { $count } понятие
    [few] Записано { $count } понятия
    [many] Записано { $count } понятий
   *[other] Записано { $count } понятия
} ({ LIST($langs) }): { $file }
cli-glossary-two-languages = в словаре терминов для OmegaT два языка: укажите их в --lang, сначала исходный
cli-glossary-unread = не удалось прочитать термины в файле { $file }
cli-glossary-same = термины не отличаются
cli-revised = Файл обновлён: { $file }
cli-translate-written = { $count ->
    [one] Записана { $count } глава
    [few] Записаны { $count } главы
    [many] Записано { $count } глав
   *[other] Записано { $count } главы
} ({ LIST($langs) }): { $file }
# $found: a text.
cli-translate-no-chapter = нет главы «{ $found }»
cli-translate-same = сообщения не отличаются
# $found: the name of a message.
cli-translate-stale = { $found } остаётся без изменений: исходный текст с тех пор изменился
cli-translate-unread = не удалось принять { $file }:
cli-translate-of-reference = { $found } — язык, с которого переводят на остальные
cli-translate-unknown-text = текста `{ $found }` нет
cli-translate-bad-tag = `{ $found }` не обозначение языка вроде fr или pt-BR
cli-translate-exists = папка { $file } уже есть
cli-translate-begun = { $count ->
    [one] Записан { $count } файл
    [few] Записано { $count } файла
    [many] Записано { $count } файлов
   *[other] Записано { $count } файла
}: { $file }
cli-translate-confirmed = { $count ->
    [0] Отмечать нечего
    [one] Отмечен { $count } текст
    [few] Отмечено { $count } текста
    [many] Отмечено { $count } текстов
   *[other] Отмечено { $count } текста
}: { $file }
cli-translate-reviewed = { $count ->
    [one] вычитан { $count } текст
    [few] вычитано { $count } текста
    [many] вычитано { $count } текстов
   *[other] вычитано { $count } текста
} ({ $name }), последний раз { $date }
cli-translate-unseen = Этого не говорит ни одна ситуация, ни одно правило, пункт практики или порядок действий: это слова программы или её книг.
cli-translate-edit =
    .before = до: { $text }
    .after = после: { $text }
cli-translate-pages = { $count ->
    [one] Для вычитки записан { $count } файл
    [few] Для вычитки записано { $count } файла
    [many] Для вычитки записано { $count } файлов
   *[other] Для вычитки записано { $count } файла
}: { $file }
cli-translate-taken = { $accepted ->
    [one] Принят { $accepted } текст
    [few] Принято { $accepted } текста
    [many] Принято { $accepted } текстов
   *[other] Принято { $accepted } текста
}, изменено: { $changed }, замечаний: { $remarks }
cli-translate-late = уже не те, что были вычитаны, и должны быть прочитаны снова: { LIST($texts) }
cli-folder-unmade = не удалось создать папку { $file }
cli-folder-not-emptied = не удалось очистить папку { $file }
cli-folder-occupied = в { $file } лежит что-то кроме книги; нужна другая папка
cli-book-under-way = книги в { $file } уже создаёт другой запуск программы
cli-book-without-engine = Страницы не могут решать изменённые случаи: движок для браузера не собран (его собирает wasm/build.sh).
cli-watch-built-in = встроенные данные не меняются; нужно указать папку, в которой вы пишете: --data ПАПКА
# $port: a text.
cli-port-unusable = не удалось показать книги на порту { $port }
cli-watch-faulty = книги останутся прежними, пока это не исправлено:
# $address, $dir: texts.
cli-watching = Книги открыты по адресу { $address } и обновляются, когда в { $dir } что-то меняется; Ctrl-C завершает работу.
# $pages, $milliseconds: numbers.
cli-watch-built = { $pages ->
    [one] { $pages } новая страница
    [few] { $pages } новые страницы
    [many] { $pages } новых страниц
   *[other] { $pages } новой страницы
} ({ $milliseconds } мс).
cli-written = Записан файл { $file }
cli-standard-input = стандартный ввод
# What the system says, after a colon.
cli-system =
    .not-found = такого файла или папки нет
    .not-allowed = доступ не разрешён
    .is-a-folder = это папка
    .is-no-folder = часть пути — не папка
    .disk-full = на диске нет места
    .ends-too-early = данные обрываются
cli-no-languages = ни одного языка прочитать не удалось
cli-no-editions = редакций нет
cli-editions-unread = не все редакции удалось прочитать
cli-sources-unread = не все словари и введения удалось прочитать
cli-no-case = в файле { $file } нет ни одной ситуации
# The words around a fault in a file: what was found, “expected …”, “perhaps …”.
cli-fault =
    .error = ошибка
    .warning = предупреждение
    .expected = ожидалось:
    .perhaps = возможно:
cli-no-scenarios =
    .found = не удалось прочитать
    .expected = файл с ситуациями или папка
cli-fen =
    .fields = FEN «{ $fen }» нельзя прочитать: нужны расстановка, очередь хода, право на рокировку, поле взятия на проходе и два счётчика
    .placement = FEN «{ $fen }» нельзя прочитать: расстановка — это восемь горизонталей по восемь полей, записанных через KQRBNPkqrbnp и цифры от 1 до 8 и разделённых знаком /
    .chess = FEN «{ $fen }» нельзя прочитать: это не шахматная позиция, в ней есть запас фигур или счёт шахов
    .turn = FEN «{ $fen }» нельзя прочитать: второе поле — w или b
    .castling = FEN «{ $fen }» нельзя прочитать: третье поле — чёрточка или буквы из KQkq (или вертикалей ладей)
    .en-passant = FEN «{ $fen }» нельзя прочитать: четвёртое поле — чёрточка или поле от a1 до h8
    .half-moves = FEN «{ $fen }» нельзя прочитать: пятое поле — целое число
    .move-number = FEN «{ $fen }» нельзя прочитать: шестое поле — целое число
    .start = нет начальной позиции Chess960: ни FEN, ни номера
cli-move =
    .unreadable = «{ $text }» — не ход, как Кf3, exd5, e8Ф, Кg1-f3, e2e4 или 0-0
    .no-such-piece = «{ $text }»: ни одна фигура игрока не подходит; назовите исходное поле, например e2e4
    .another-piece = «{ $text }»: на поле { SQUARE($square) } стоит не та фигура, которая названа
    .ambiguous = «{ $text }»: подходит больше одной фигуры, на полях { LIST($squares) }

## Чем закончилась проверка ситуаций

cli-nothing-checked = ни одна ситуация не подходит: проверять нечего
cli-check-failed =
    .fails = НЕ ПРОЙДЕНО
    .expected = ожидалось
    .got = получено
# A run is a case in an edition, a setting and a practice.
cli-checked = { $cases ->
    [one] { $cases } ситуация
    [few] { $cases } ситуации
    [many] { $cases } ситуаций
   *[other] { $cases } ситуации
}, { $runs ->
    [one] { $runs } рассмотрение
    [few] { $runs } рассмотрения
    [many] { $runs } рассмотрений
   *[other] { $runs } рассмотрения
} (ситуация, редакция, условия и практика)
cli-check-warnings = { $count ->
    [one] { $count } предупреждение: рассказано, но ни на одно решение не влияет
    [few] { $count } предупреждения: рассказано, но ни на одно решение не влияет
    [many] { $count } предупреждений: рассказано, но ни на одно решение не влияет
   *[other] { $count } предупреждения: рассказано, но ни на одно решение не влияет
}
cli-check-faults = { $count ->
    [one] { $count } ошибка в файлах, считается непройденной проверкой
    [few] { $count } ошибки в файлах, каждая считается непройденной проверкой
    [many] { $count } ошибок в файлах, каждая считается непройденной проверкой
   *[other] { $count } ошибки в файлах, каждая считается непройденной проверкой
}
cli-check-result = пройдено: { $passed }, не пройдено: { $failed }

## Что неверно в текстах

cli-terms-level-name =
    .error = ошибка
    .warning = предупреждение
    .info = совет
cli-terms-count =
    .errors = { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
    .warnings = { $count ->
        [one] { $count } предупреждение
        [few] { $count } предупреждения
        [many] { $count } предупреждений
       *[other] { $count } предупреждения
    }
    .suggestions = { $count ->
        [one] { $count } совет
        [few] { $count } совета
        [many] { $count } советов
       *[other] { $count } совета
    }
# $found: what stands there. $instead: what should stand there, or where something else stands.
cli-terms-finding =
    .unreadable = { $found } — не UTF-8
    .file-missing = файла { $found } нет
    .data = { $found }; ожидалось: { $instead }
    .junk = не сообщение: «{ $found }»: { $instead }
    .duplicate = определено дважды, ещё и здесь: { $instead }
    .message-missing = отсутствует; в английском стоит здесь: { $instead }
    .message-extra = в английском такого сообщения нет, и ничто на него не ссылается
    .title-missing = у ситуации { $found } нет заголовка; его место в { $instead }
    .title-stale = такой ситуации нет
    .title-twice = «{ $found }» — заголовок другой ситуации, здесь: { $instead }
    .variable-missing = нет { $found }
    .variable-unused = английский текст выбирает слова по { $found }, этот — нет
    .variable-unknown = { $found } здесь неизвестно; известны: { $instead }
    .function-unknown = функции { $found } нет; есть { $instead }
    .argument-unknown = { $found }: нужно одно из следующего: { $instead }
    .reference-unknown = нет { $found }, на что можно сослаться
    .plural-missing = в выборе по { $found } нет { $instead }
    .plural-needless = в языке нет формы числа { $found }
    .number-bare = { $found } печатается, но слова с ним не согласуются
    .untranslated = всё ещё по-английски: «{ $found }»
    .outdated = английский изменился после перевода; его нужно обновить или отметить, что он ещё верен: jadoube translate confirm
    .word-hard = «{ $found }» неверно; нужно «{ $instead }»
    .word-variant = «{ $found }»; наш термин — «{ $instead }»
    .word-context = «{ $found }» означает другое; нужно «{ $instead }»
    .word-style = «{ $found }»; лучше «{ $instead }»
    .quotes = { $found } здесь не кавычка; нужно { $instead }
    .mixed-script = в «{ $found }» смешаны латинские и кириллические буквы
    .cyrillic-letter = { $found } — кириллица; в номерах статей стоит латинское { $instead }
    .bare-letter = «{ $found }»; нужно «{ $instead }»
    .spelling = «{ $found }»; нужно «{ $instead }»
    .dash = дефис; нужно «{ $instead }»
    .space = лишний пробел

## Замечания к чужим текстам

# $lang is the tag of the language; $edition is the edition against which the text is held.
# $dictionary is the name of a dictionary of spelling; $has-dictionary: yes or no.
cli-text-read =
    .plain = { $file }: { $lang }, проверено по Правилам { $edition } года{ $has-dictionary ->
        [yes] , слова сверены со словарём { $dictionary }
       *[no] , без словаря
    }
    .guessed = { $file }: { $lang }, проверено по Правилам { $edition } года; текст, по-видимому, следует Правилам { $followed } года (найдено номеров: { $known } из { $numbers }){ $has-dictionary ->
        [yes] , слова сверены со словарём { $dictionary }
       *[no] , без словаря
    }
cli-text-pdf = не удалось извлечь текст из { $file }; для этого нужна программа pdftotext
cli-terms-format-of-texts = SARIF и JUnit предназначены для текстов: укажите файл
cli-text-language = не удалось определить язык { $file }; его нужно указать: --lang ЯЗЫК
# $found: what stands there. $instead: what should stand there. $concept: the term that it is about. $article: a number.
# $edition: the edition against which the text is held; $other: another one. $times: how often it occurs.
# $has-instead and $has-other: yes or no.
cli-remark =
    .word-hard = «{ $found }» неверно; нужно «{ $instead }»
    .word-variant = «{ $found }»; наш термин — «{ $instead }»
    .word-context = «{ $found }» здесь означает другое; нужно «{ $instead }»
    .word-style = «{ $found }»; лучше «{ $instead }»
    .two-terms = «{ $found }» и «{ $instead }» в этом тексте означают одно и то же; нужно выбрать что-то одно
    .wrong-article = «{ $found }»: артикль не того рода
    .number-unknown = в Правилах { $edition } года нет { $article }{ $has-other ->
        [yes] , а в Правилах { $other } года есть{ $has-instead ->
            [yes] ; см. { $instead }
           *[no] {""}
        }
       *[no] {""}
    }
    .number-broken = { $found } не существует; имеется в виду { $instead }
    .number-moved = { $article } в Правилах { $edition } года означает не то, что в Правилах { $other } года{ $has-instead ->
        [yes] ; см. { $instead }
       *[no] {""}
    }
    .number-head = «{ $found }» перед несколькими номерами; нужно множественное число
    .number-letter = { $found } — кириллица; в номерах статей стоит латинское { $instead }{ $times ->
        [1] {""}
        [one] {" "}({ $times } раз)
        [few] {" "}({ $times } раза)
        [many] {" "}({ $times } раз)
       *[other] {" "}({ $times } раза)
    }
    .sequence-gap = перед { $article } пропущено: { $instead }
    .sequence-order = { $article } стоит не по порядку
    .value = «{ $found }» не соответствует { $article } в Правилах { $edition } года{ $has-instead ->
        [yes] {" "}(там { $instead })
       *[no] {""}
    }{ $has-other ->
        [yes] , но соответствует Правилам { $other } года
       *[no] {""}
    }
    .mixed-script = в «{ $found }» смешаны латинские и кириллические буквы
    .doubled = «{ $found }»: слово повторено
    .hyphenation = в «{ $found }» остался знак переноса; нужно «{ $instead }»
    .space = «{ $found }»: пробела не хватает или он лишний
    .quotes = { $found } здесь не кавычка; нужно { $instead }{ $times ->
        [1] {""}
        [one] {" "}({ $times } раз)
        [few] {" "}({ $times } раза)
        [many] {" "}({ $times } раз)
       *[other] {" "}({ $times } раза)
    }
    .dash = дефис; нужно «{ $instead }»{ $times ->
        [1] {""}
        [one] {" "}({ $times } раз)
        [few] {" "}({ $times } раза)
        [many] {" "}({ $times } раз)
       *[other] {" "}({ $times } раза)
    }
    .apostrophes = в тексте апострофы двух видов, этот — { $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }
    .spelling = «{ $found }»; нужно «{ $instead }»
    .unknown-word = «{ $found }» нет ни в одном списке слов
    .unpaired = знак { $found } остался без пары
    .bare-letter = «{ $found }»; в других местах текста знак над буквой стоит: «{ $instead }»
    .sign = «{ $found }» стоит вместо букв{ $has-instead ->
        [yes] : «{ $instead }»
       *[no] {""}
    }
    .digit = цифра { $found } стоит вместо буквы: «{ $instead }»
    .artefact = «{ $found }» — след вёрстки или программы, а не часть текста{ $times ->
        [1] {""}
        [one] {" "}({ $times } раз)
        [few] {" "}({ $times } раза)
        [many] {" "}({ $times } раз)
       *[other] {" "}({ $times } раза)
    }
    .repeated = этот абзац в тексте уже есть: «{ $found }»
    .foreign = «{ $found }» — это по-английски
    .full-stop = «{ $found }»: точки не хватает или она лишняя
    .term-missing = термин «{ $concept }» есть в исходном тексте, но не в переводе
    .number-missing = { $instead } есть в исходном тексте, но не в переводе
    .number-added = { $instead } есть в переводе, но не в исходном тексте
    .modality = смысл правила здесь иной, чем в исходном тексте («{ $instead }»)
    .negation = слово «{ $instead }» отрицает что-то только в одном из двух текстов
    .left-out = значительная часть исходного текста пропущена

## Книги

cli-books-built = { $books ->
    [one] { $books } книга
    [few] { $books } книги
    [many] { $books } книг
   *[other] { $books } книги
}, { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
    [many] { $pages } страниц
   *[other] { $pages } страницы
}; начало здесь: { $file }

## Файлы с партиями

# $found: an option that has no place where the report is a table.
cli-no-table = { $found } не даёт таблицы: укажите --format human или json
cli-progress =
    .percent = { $file }: { $far } %, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
    .megabytes = { $file }: { $far } МБ, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
cli-no-games =
    .folder = это папка; нужен файл с партиями
    .too-long = здесь начинается партия длиннее { $megabytes } МБ
    .zero = нулевой байт: это не текст; дальше ничего не читается
    .rest-unread = дальше прочитать не удалось
    .empty = файл { $file } пуст; нужны партии
    .no-game = файл { $file } начинается не с партии: нет ни тега, ни хода
# What a file is instead of games.
cli-no-text =
    .zip = это архив zip; нужен текст с партиями (PGN), простой или сжатый gzip или zstd
    .seven-zip = это архив 7z; нужен текст с партиями (PGN), простой или сжатый gzip или zstd
    .rar = это архив rar; нужен текст с партиями (PGN), простой или сжатый gzip или zstd
    .bzip2 = это сжато программой bzip2; нужен текст с партиями (PGN), простой или сжатый gzip или zstd
    .xz = это сжато программой xz; нужен текст с партиями (PGN), простой или сжатый gzip или zstd
    .pdf = это документ PDF; нужен текст с партиями (PGN), простой или сжатый gzip или zstd
cli-zstd =
    .too-early = данные zstd обрываются
    .broken = данные zstd повреждены
    .checksum = контрольная сумма блока zstd не сходится
cli-claim =
    .one-file = для --claim нужен один файл с партией
    .no-game = { $file }: партии { $number } нет; в файле { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
    .no-start = { $file }, строка { $line }: нет позиции, с которой начать
    .no-such-move = { $file }, строка { $line }: до этого хода партия не доходит
    .ground = --claim «{ $claim }»: нужно threefold или fifty, а затем предполагаемый ход, если он есть
    .one-move = --claim «{ $claim }»: нужен один предполагаемый ход

## Бланки записи партии

sheet-empty = { $file }: на этом бланке нет ходов
sheet-no-letters = букв «{ $found }» нет; есть { LIST($known) }
sheet-fault =
    .move-number = номер хода { $number }
    .nothing = ничего не записано
    .descriptive = запись «{ $entry }»: описательная нотация, а не алгебраическая
    .numeric = запись «{ $entry }»: цифровая нотация, а не алгебраическая
    .letter = запись «{ $entry }»: буква «{ $sign }» не обозначает фигуру
    .no-arrival = запись «{ $entry }»: нет поля, на которое сделан ход
    .sign = запись «{ $entry }»: «{ $sign }» не относится к записи хода
    .several = запись «{ $entry }»: { $count ->
        [one] подходит { $count } ход
        [few] подходят { $count } хода
        [many] подходят { $count } ходов
       *[other] подходят { $count } хода
    }
    .no-move = запись «{ $entry }»: не подходит ни один возможный ход
# After the word “expected”.
sheet-expected =
    .move-number = { $number }
    .example = ход, например { $entry }
    .over = больше нет ходов: партия окончена
    .one-of = одно из { $entries }
sheet-flaw =
    .letter-missing = запись «{ $entry }»: нет буквы фигуры
    .letter-small = запись «{ $entry }»: буква фигуры строчная
    .pawn-letter = запись «{ $entry }»: пешку буквой не обозначают
    .arrival-incomplete = запись «{ $entry }»: поле, на которое сделан ход, указано не полностью
    .capture-sign = запись «{ $entry }»: стоит знак взятия, но ничего не взято
    .pawn-file-missing = запись «{ $entry }»: нет вертикали, с которой пешка берёт
    .departure-missing = запись «{ $entry }»: туда могла бы пойти и другая фигура, их различает только знак
    .promotion-sign = запись «{ $entry }»: перед новой фигурой стоит знак
    .offer-mark = запись «{ $entry }»: предложение ничьей отмечают знаком (=)
    .castling-form = запись «{ $entry }»: рокировку записывают 0-0 или 0-0-0
    .check-sign = запись «{ $entry }»: знак шаха или мата не соответствует ходу
    .en-passant = запись «{ $entry }»: стоит пометка e.p., но взятия на проходе нет
