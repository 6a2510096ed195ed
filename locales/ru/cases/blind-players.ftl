### Titles of the cases about visually disabled players: what a reader would search for.

## announcing-moves.yaml

title-a-move-that-is-not-announced = Игрок с ослабленным зрением делает ход, не объявив его
title-a-move-made-and-announced = Игрок с ослабленным зрением делает ход и объявляет его
title-a-promotion-announced-without-the-new-piece = Превращение объявлено без названия новой фигуры

## assistant-adjourns.yaml

title-an-assistant-who-adjourns-the-game = Может ли помощник игрока с ослабленным зрением сделать необходимое при откладывании партии?

## assistant-announces.yaml

title-an-assistant-who-announces-the-moves = Может ли помощник игрока с ослабленным зрением объявлять ходы?
title-an-assistant-who-says-that-the-opponent-has-moved = Помощник сообщает игроку, что соперник завершил ход

## assistant-claims.yaml

title-an-assistant-who-claims-the-game-on-time = Может ли помощник слабовидящего игрока заявлять о падении флажка и сообщать о тронутых фигурах?
title-the-assistant-claims-the-fallen-flag = О падении флажка заявляет помощник игрока с ослабленным зрением
title-the-assistant-tells-of-the-touched-piece = Зрячий игрок пошёл другой фигурой, а не тронутой, об этом заявляет помощник
title-an-assistant-of-a-sighted-player-claims-the-fallen-flag = О падении флажка заявляет помощник, а оба игрока зрячие
title-the-assistant-claims-an-illegal-move = О невозможном ходе заявляет помощник игрока с ослабленным зрением
title-an-assistant-accepts-an-offer = Предложение ничьей принимает помощник игрока с ослабленным зрением
title-an-assistant-of-nobody-accepts-an-offer = Предложение ничьей принимает помощник, а оба игрока зрячие
title-an-assistant-claims-a-draw = О троекратном повторении заявляет помощник игрока с ослабленным зрением
title-the-assistant-stops-the-clocks-to-claim-the-fallen-flag = Помощник останавливает часы, чтобы заявить о падении флажка
title-the-assistant-stops-the-clocks-for-something-private = Помощник останавливает часы по личной причине

## assistant-moves.yaml

title-an-assistant-who-makes-the-moves = Может ли помощник игрока с ослабленным зрением делать ходы?

## assistant-records.yaml

title-an-assistant-who-keeps-the-record = Может ли помощник игрока с ослабленным зрением вести запись?
title-an-assistant-who-starts-the-clock = Может ли помощник игрока с ослабленным зрением нажимать часы?

## assistant-tells.yaml

title-an-assistant-who-tells-what-is-asked = Может ли помощник игрока с ослабленным зрением отвечать на вопросы о ходах и времени?
title-an-assistant-who-tells-the-moves-and-times-unasked = Помощник без просьбы сообщает число ходов и время
title-an-assistant-who-is-asked-how-much-time-is-left = Помощник сообщает время по просьбе игрока

## back-to-agreement.yaml

title-the-boards-differ-and-so-do-the-records = Позиции на двух досках различаются, записи тоже

## blind-assistant.yaml

title-an-assistant-for-everything = Может ли один помощник игрока с ослабленным зрением выполнять все разрешённые задачи?
title-an-assistant-of-a-player-who-sees = Зрячий игрок с помощником против соперника с ослабленным зрением

## board-put-right.yaml

title-the-boards-differ-and-the-records-agree = Позиции на двух досках различаются, но записи совпадают

## captured-removed.yaml

title-the-captured-piece-is-off-the-special-board = Взятие на специальной доске: взятая фигура снята, часы пущены
title-the-captured-piece-is-still-on-the-special-board = Взятие на специальной доске: часы пущены, а взятая фигура ещё не снята

## clock-after-announcement.yaml

title-the-opponents-clock-waits-for-the-announcement = Часы соперника пущены до объявления хода
title-the-opponents-clock-after-the-announcement = Часы соперника пущены после объявления хода

## hearing-impaired-opponent.yaml

title-an-opponent-who-cannot-hear = У соперника игрока с ослабленным зрением ослаблен слух: нужен ли помощник?
title-an-opponent-who-hears = Соперник игрока с ослабленным зрением хорошо слышит: нужен ли помощник?

## made-when-announced.yaml

title-announcing-makes-the-move = Ход объявлен лишь после того, как выполнен; соперник отвечает
title-mate-on-the-special-board-is-no-mate-before-it-is-announced = Мат на специальной доске, объявленный лишь потом

## misspoken-move.yaml

title-a-slip-of-the-tongue = Оговорка при объявлении хода, ещё не исправленная
title-a-slip-corrected-in-time = Оговорка исправлена до пуска часов соперника
title-a-slip-corrected-too-late = Оговорка исправлена после пуска часов соперника
title-a-complaint-about-a-slip-corrected-too-late = Соперник заявляет о нарушении: оговорка исправлена после пуска часов
title-a-knight-is-announced-and-a-bishop-moved = Объявлен ход конём, пошёл слон, исправлено до пуска часов
title-the-announced-knight-is-noticed-too-late = Объявлен ход конём, пошёл слон, доски расходятся; исправлено после пуска часов

## placed-in-aperture.yaml

title-a-piece-put-into-another-hole = Ход конём на специальной доске объявлен, часы пущены
title-a-piece-still-in-the-hand = Ход объявлен, но фигура ещё не вставлена в отверстие

## repeating-moves.yaml

title-the-opponent-repeats-another-move = Соперник повторяет не тот ход, который объявлен
title-the-opponent-repeats-the-move = Соперник повторяет объявленный ход

## sighted-as-usual.yaml

title-the-sighted-player-touches-as-usual = Зрячий игрок трогает фигуру в партии с игроком с ослабленным зрением
title-the-sighted-player-moves-as-usual = Зрячий игрок делает ход в партии с игроком с ослабленным зрением
title-the-other-player-feels-a-piece = Игрок с ослабленным зрением трогает фигуру: действуют ли обычные правила о тронутой фигуре?

## sighted-assistant.yaml

title-the-sighted-players-assistant = Помощник зрячего игрока для выполнения и объявления ходов
title-only-one-assistant-in-the-game = Зрячий игрок приводит помощника, а у соперника помощник уже есть
title-the-sighted-players-assistant-may-not-record = Зрячий игрок приводит помощника, чтобы тот записывал ходы
title-an-assistant-where-both-players-see = Помощник для объявления ходов в партии двух зрячих игроков

## touched-when-lifted.yaml

title-a-piece-taken-out-of-its-hole-is-touched = Своя фигура вынута из отверстия специальной доски
title-feeling-a-piece-does-not-touch-it = Игрок с ослабленным зрением трогает коня: обязан ли он ходить конём?
title-an-enemy-piece-taken-out-of-its-hole = Фигура соперника вынута из отверстия специальной доски

## two-boards.yaml

title-a-sighted-player-asks-for-two-boards = Две доски просит зрячий игрок
title-a-visually-disabled-player-asks-for-two-boards = Две доски просит игрок с ослабленным зрением
title-two-boards-where-both-players-see = Две доски просят, когда оба игрока зрячие
