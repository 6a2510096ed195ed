### Words that several messages share.
###
### The functions that every message may use are listed in locales/en/terms.ftl; the cases of this language are
### nom, gen, dat, acc, ins and prep (language.yaml).
### White and Black are plural here, players A and B singular: AGREE($player, sg: "сделал", pl: "сделали").
### The first letter of every sentence is made a capital by the program: write "белые", "арбитр".

# Stands where the text of an edition is not known to us.
value-unknown = (неизвестно)

# Pieces of one kind in a list: “король, 2 ладьи и пешка”.
pieces =
    .king = { $count ->
        [1] король
        [one] { $count } король
        [few] { $count } короля
        [many] { $count } королей
       *[other] { $count } короля
    }
    .queen = { $count ->
        [1] ферзь
        [one] { $count } ферзь
        [few] { $count } ферзя
        [many] { $count } ферзей
       *[other] { $count } ферзя
    }
    .rook = { $count ->
        [1] ладья
        [one] { $count } ладья
        [few] { $count } ладьи
        [many] { $count } ладей
       *[other] { $count } ладьи
    }
    .bishop = { $count ->
        [1] слон
        [one] { $count } слон
        [few] { $count } слона
        [many] { $count } слонов
       *[other] { $count } слона
    }
    .knight = { $count ->
        [1] конь
        [one] { $count } конь
        [few] { $count } коня
        [many] { $count } коней
       *[other] { $count } коня
    }
    .pawn = { $count ->
        [1] пешка
        [one] { $count } пешка
        [few] { $count } пешки
        [many] { $count } пешек
       *[other] { $count } пешки
    }

# What stands on the envelope of an adjourned game.
envelope =
    .names = имена игроков
    .position = позиция перед тайным ходом
    .times = использованное каждым игроком время
    .sealer = имя запечатавшего ход игрока
    .move-number = номер тайного хода
    .draw-offer = предложение ничьей
    .resumption = дата, время и место возобновления игры
scoresheet-of = бланк { WHO($player, case: "gen") }
