//! What the audit finds in tags and comments: how a game ended, its clocks, its headers.

use crate::LIBRARY;
use jadoube::audit::{
    AuditFinding, Auditor, ClockFault, Counted, HeaderFault, Played, Report, Summary, Termination,
    Weight, What, Won,
};
use jadoube::board::{Outcome, Player, Position};
use jadoube::clock::Millis;
use jadoube::edition::{Laws, Pace, Setting, Supervision};
use jadoube::read::pgn::games;
use std::fmt::Write as _;

fn laws(year: &str) -> Laws {
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    LIBRARY.laws(year.parse().expect("an edition"), &setting)
}

fn report(text: &str, year: &str) -> Report {
    let game = games(text.as_bytes()).next().expect("a game");
    Auditor::new(&laws(year)).audit(&Played::of(&game))
}

/// What was found about the end told of and the result.
fn about_the_end(text: &str, year: &str) -> Vec<AuditFinding> {
    let mut findings = report(text, year).findings;
    findings.retain(|finding| {
        matches!(
            finding.what,
            What::WinnerCannotMate { .. } | What::Termination(_)
        )
    });
    findings
}

fn names(findings: &[AuditFinding]) -> Vec<&'static str> {
    findings.iter().map(|finding| finding.what.name()).collect()
}

/// White has a bare king, Black king and queen and the move.
const BARE_KING: &str = "8/8/8/8/8/4k3/7q/5K2 b - - 0 1";
/// White has king and rook, Black a bare king and the move.
const ROOK: &str = "8/8/8/8/8/4k3/8/R3K3 b - - 0 60";

fn ended(fen: &str, tags: &str, moves: &str) -> String {
    format!(
        "[White \"Anna\"]\n[Black \"Bert\"]\n[FEN \"{fen}\"]\n[SetUp \"1\"]\n{tags}\n\n{moves}\n"
    )
}

#[test]
fn a_win_by_a_bare_king_rests_on_how_it_was_won() {
    for (termination, moves, by, provisions) in [
        (
            "Time forfeit",
            "1-0",
            Some(Won::OnTime),
            vec!["flag-fall-draw"],
        ),
        (
            "Anna won on time",
            "1-0",
            Some(Won::OnTime),
            vec!["flag-fall-draw"],
        ),
        (
            "Normal",
            "1-0",
            Some(Won::ByResignation),
            vec!["resignation-draw"],
        ),
        (
            "",
            "{Bert resigns} 1-0",
            Some(Won::ByResignation),
            vec!["resignation-draw"],
        ),
        (
            "",
            "{Black forfeits on time} 1-0",
            Some(Won::OnTime),
            vec!["flag-fall-draw"],
        ),
        (
            "",
            "1-0",
            Some(Won::Untold),
            vec!["flag-fall-draw", "resignation-draw"],
        ),
        ("Abandoned", "1-0", None, vec![]),
        ("Anna won by adjudication", "1-0", None, vec![]),
        ("Time forfeit", "1/2-1/2", None, vec![]),
        ("Time forfeit", "0-1", None, vec![]),
    ] {
        let text = ended(
            BARE_KING,
            &format!("[Termination \"{termination}\"]"),
            moves,
        );
        let mut findings = about_the_end(&text, "2023");
        findings.retain(|finding| matches!(finding.what, What::WinnerCannotMate { .. }));
        let found = findings.first().map(|finding| match finding.what {
            What::WinnerCannotMate { winner, by, .. } => (winner, by),
            _ => unreachable!("nothing else was kept"),
        });
        assert_eq!(found, by.map(|by| (Player::White, by)), "{text}");
        let cited: Vec<_> = (findings.iter())
            .flat_map(|finding| finding.what.provisions())
            .collect();
        let cited: Vec<_> = cited.iter().map(|provision| provision.id).collect();
        assert_eq!(cited, provisions, "{text}");
    }
    // Before 2023 a resignation lost, whatever the opponent had.
    let resigned = ended(BARE_KING, "", "{Bert resigns} 1-0");
    assert_eq!(names(&about_the_end(&resigned, "2018")), [""; 0]);
    let on_time = ended(BARE_KING, "[Termination \"Time forfeit\"]", "1-0");
    let counts = report(&on_time, "2018").counts;
    assert!(counts.has(Counted::WonOnTimeWithoutMate) && !counts.has(Counted::ResignedWithoutMate));
}

#[test]
fn a_draw_on_time_is_wrong_where_the_opponent_could_mate_and_the_line_proves_it() {
    for (fen, tags, moves, loser) in [
        (
            ROOK,
            "Game drawn by timeout vs insufficient material",
            "1/2-1/2",
            Some(Player::Black),
        ),
        (ROOK, "Time forfeit", "1/2-1/2", Some(Player::Black)),
        (
            ROOK,
            "",
            "{Black ran out of time and White has no material to mate} 1/2-1/2",
            Some(Player::Black),
        ),
        // Two knights mate with help.
        (
            "8/8/8/8/8/4k3/8/3NKN2 b - - 0 60",
            "Game drawn by timeout vs insufficient material",
            "1/2-1/2",
            Some(Player::Black),
        ),
        (
            BARE_KING,
            "Game drawn by timeout vs insufficient material",
            "1/2-1/2",
            None,
        ),
        (ROOK, "Game drawn by agreement", "1/2-1/2", None),
    ] {
        let text = ended(fen, &format!("[Termination \"{tags}\"]"), moves);
        let found = about_the_end(&text, "2023");
        let Some(loser) = loser else {
            assert_eq!(names(&found), [""; 0], "{text}");
            continue;
        };
        let [
            AuditFinding {
                what: What::Termination(Termination::DrawnOnTime { loser: told, line }),
                ..
            },
        ] = found.as_slice()
        else {
            panic!("{text}: {found:?}");
        };
        assert_eq!(*told, loser, "{text}");
        assert_eq!(found[0].what.weight(), Weight::Error);
        let start = Position::from_fen(fen).expect("a position");
        let end = line.iter().fold(start, |at, played| at.play(played));
        assert_eq!(end.outcome(), Outcome::Mate, "{text}");
        assert_eq!(end.has_the_move(), loser, "{text}: the loser is mated");
    }
}

#[test]
fn what_the_file_tells_of_the_end_is_compared_with_the_board_and_the_result() {
    let start = |tags: &str, moves: &str| {
        format!("[White \"Anna\"]\n[Black \"Bert\"]\n[Termination \"{tags}\"]\n\n{moves}\n")
    };
    let dance = "1. Nf3 Nf6 2. Ng1 Ng8 ";
    let twice = format!("{dance}{dance}");
    let mate = "1. f3 e5 2. g4 Qh4#";
    let moved = |count| format!("8/8/8/8/8/4k3/8/R3K3 w - - {count} 80");
    let end_not_shown = &["end-not-shown"][..];
    let wins = "other-result-than-told";
    for (text, expected) in [
        (start("Anna won by checkmate", "1. e4 1-0"), end_not_shown),
        (start("Bert won by checkmate", &format!("{mate} 0-1")), &[]),
        (
            start("Game drawn by stalemate", "1. e4 1/2-1/2"),
            end_not_shown,
        ),
        (
            start("Game drawn by repetition", &format!("{dance} 1/2-1/2")),
            end_not_shown,
        ),
        (
            start("Game drawn by repetition", &format!("{twice} 1/2-1/2")),
            &[],
        ),
        // The position stood three times before the last move.
        (
            start("Game drawn by repetition", &format!("{twice} e4 1/2-1/2")),
            &[],
        ),
        (
            start(
                "Game drawn by repetition",
                &format!("{twice} e4 e5 1/2-1/2"),
            ),
            end_not_shown,
        ),
        (
            ended(
                &moved(100),
                "[Termination \"Game drawn by 50-move rule\"]",
                "1/2-1/2",
            ),
            &[],
        ),
        (
            ended(
                &moved(60),
                "[Termination \"Game drawn by 50-move rule\"]",
                "1/2-1/2",
            ),
            end_not_shown,
        ),
        // A bishop and a knight of different owners mate with help.
        (
            ended(
                "8/8/8/8/7k/8/4N3/2Kb4 b - - 0 47",
                "",
                "{Neither player has mating material} 1/2-1/2",
            ),
            &["drawn-as-dead-though-mate-possible"],
        ),
        (
            ended(
                "8/8/8/8/7k/8/8/2Kb4 b - - 0 47",
                "",
                "{Neither player has mating material} 1/2-1/2",
            ),
            &[],
        ),
        (
            start("Bert won on time", &format!("{mate} 0-1")),
            &["other-end-than-told"],
        ),
        (start("Normal", &format!("{mate} 0-1")), &[]),
        (
            start("", "1. e4 {White forfeits on time} 0-1"),
            &["lost-on-time-without-the-move"],
        ),
        (start("", "1. e4 {Black forfeits on time} 1-0"), &[]),
        (start("Time forfeit", "1. e4 1-0"), &[]),
        (
            start("Time forfeit", "1. e4 0-1"),
            &["lost-on-time-without-the-move"],
        ),
        (start("Anna won by resignation", "1. e4 0-1"), &[wins]),
        (start("Anna won by resignation", "1. e4 1/2-1/2"), &[wins]),
        (start("Anna won by resignation", "1. e4 1-0"), &[]),
        (start("Game drawn by agreement", "1. e4 1-0"), &[wins]),
        (start("Unterminated", "1. e4 1-0"), &[wins]),
        (start("Unterminated", "1. e4 *"), &[]),
        (start("Something new", "1. e4 1-0"), &[]),
    ] {
        assert_eq!(names(&about_the_end(&text, "2023")), expected, "{text}");
    }
}

/// A game in which knights go and come, with what stands beside each move of White and of Black.
fn timed(tags: &str, white: &[String], black: &[String]) -> String {
    let dance = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut text = format!("{tags}\n\n");
    for ply in 0..white.len() + black.len() {
        let side = if ply % 2 == 0 { white } else { black };
        let told = side.get(ply / 2).map_or("", String::as_str);
        write!(text, "{} {{{told}}} ", dance[ply % 4]).expect("a string takes everything");
    }
    text + "*\n"
}

fn clk(times: &[&str]) -> Vec<String> {
    times.iter().map(|time| format!("[%clk {time}]")).collect()
}

fn emt(times: &[&str]) -> Vec<String> {
    times.iter().map(|time| format!("[%emt {time}]")).collect()
}

fn control(text: &str) -> String {
    format!("[TimeControl \"{text}\"]")
}

fn clock_faults(text: &str) -> Vec<(usize, ClockFault)> {
    let findings = report(text, "2023").findings.into_iter();
    findings
        .filter_map(|finding| match finding.what {
            What::Clock(fault) => Some((finding.after, fault)),
            _ => None,
        })
        .collect()
}

#[test]
fn a_clock_may_not_gain_more_than_the_control_gives() {
    for (text, times, gained) in [
        (
            "60+1",
            ["0:00:59", "0:00:59", "0:01:00", "0:01:01", "0:01:02"],
            None,
        ),
        // One second more than the increment can be the way through the net and rounding.
        (
            "60+1",
            ["0:00:59", "0:01:02", "0:01:05", "0:01:08", "0:01:11"],
            None,
        ),
        (
            "60+1",
            ["0:00:10", "0:00:03", "0:00:29", "0:00:28", "0:00:27"],
            Some(5),
        ),
        (
            "60",
            ["0:00:50", "0:00:40", "0:00:55", "0:00:50", "0:00:45"],
            Some(5),
        ),
        // The second period comes with the second move, later, or one press early, but once.
        (
            "2/60:60",
            ["0:00:50", "0:01:40", "0:01:30", "0:01:20", "0:01:10"],
            None,
        ),
        (
            "2/60:60",
            ["0:00:50", "0:00:40", "0:00:30", "0:01:20", "0:01:10"],
            None,
        ),
        (
            "3/60:60",
            ["0:00:50", "0:01:40", "0:01:30", "0:01:20", "0:01:10"],
            None,
        ),
        (
            "3/60:60",
            ["0:00:50", "0:01:40", "0:02:30", "0:02:20", "0:02:10"],
            Some(5),
        ),
        (
            "2/60:60",
            ["0:00:50", "0:01:40", "0:01:30", "0:02:20", "0:02:10"],
            Some(7),
        ),
        (
            "4/60:60",
            ["0:00:50", "0:01:40", "0:01:30", "0:01:20", "0:01:10"],
            Some(3),
        ),
        // Whether a last period comes again is not told.
        (
            "2/60",
            ["0:00:50", "0:01:40", "0:01:30", "0:02:20", "0:02:10"],
            None,
        ),
        // Written in whole minutes.
        (
            "1800+10",
            ["0:30:00", "0:30:00", "0:30:00", "0:31:00", "0:31:00"],
            None,
        ),
        (
            "?",
            ["0:00:10", "0:00:03", "0:00:29", "0:00:28", "0:00:27"],
            None,
        ),
        (
            "-",
            ["0:00:10", "0:00:03", "0:00:29", "0:00:28", "0:00:27"],
            None,
        ),
    ] {
        let text = timed(&control(text), &clk(&times), &clk(&times));
        let found = clock_faults(&text);
        let white = found.iter().find_map(|(after, fault)| match fault {
            ClockFault::Gained {
                player: Player::White,
                ..
            } => Some(*after),
            _ => None,
        });
        assert_eq!(white, gained, "{text}\n{found:?}");
    }
    // From a position in the middle of a game nobody knows the clocks.
    let set_up = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 30\"]\n";
    let times = ["0:00:10", "0:00:03", "0:00:29"];
    let text = timed(
        &format!("{set_up}{}", control("60+1")),
        &clk(&times),
        &clk(&times),
    );
    assert_eq!(clock_faults(&text), []);
}

#[test]
fn the_first_reading_tells_whether_the_control_is_in_seconds() {
    let hour = clk(&["1:00:00", "0:59:00", "0:58:00"]);
    for (text, expected) in [("60+10", 1), ("3600+10", 0), ("20+10", 1)] {
        let found = clock_faults(&timed(&control(text), &hour, &hour));
        let all_start =
            (found.iter()).all(|(_, fault)| matches!(fault, ClockFault::OtherStart { .. }));
        assert!(all_start && found.len() == expected, "{text}: {found:?}");
    }
    let most = |text| match clock_faults(&timed(&control(text), &hour, &hour)).pop() {
        Some((1, ClockFault::OtherStart { shown, most, .. })) => (shown, most),
        other => panic!("{other:?}"),
    };
    // The increment of the first move is on the display at the start, that of the second comes with the press.
    assert_eq!(most("60+10"), (Millis::seconds(3600), Millis::seconds(80)));
}

#[test]
fn times_used_that_are_longer_than_the_time_make_the_flag_fall() {
    let fallen = |text: &str| {
        let found = clock_faults(text);
        let only = |(after, fault): &(usize, ClockFault)| match fault {
            ClockFault::FlagFallen { player, over } => (*after, *player, *over),
            other => panic!("{other:?}"),
        };
        found.iter().map(only).collect::<Vec<_>>()
    };
    let quick = emt(&["0.1", "0.1", "0.1", "0.1"]);
    let late = emt(&["3.5", "3.5", "3.5", "3.5"]);
    // 14 seconds of 10; each may have been rounded up by a tenth.
    let found = fallen(&timed(&control("10"), &late, &quick));
    assert_eq!(found, [(7, Player::White, Some(Millis(3600)))]);
    // Fischer: the increment of each move to come is there, too.
    assert_eq!(fallen(&timed(&control("10+1"), &late, &quick)), []);
    assert_eq!(fallen(&timed(&control("14"), &late, &quick)), []);
    // A second too long can be the way through the net.
    assert_eq!(fallen(&timed(&control("13"), &late, &quick)), []);
    // The clock at the start goes before the time control.
    let clocks = "[WhiteClock \"0:00:20.000\"]\n[BlackClock \"0:00:10.000\"]\n";
    let tags = format!("{clocks}{}", control("10"));
    assert_eq!(fallen(&timed(&tags, &late, &quick)), []);
    // Whoever lost on time with the last move did not play on.
    let lost =
        timed(&control("10"), &late, &quick[..3]).replace('*', "{White forfeits on time} 0-1");
    assert_eq!(fallen(&lost), []);
    let won =
        timed(&control("10"), &late, &quick[..3]).replace('*', "{Black forfeits on time} 1-0");
    assert_eq!(fallen(&won).len(), 1);
    // A clock that shows less than nothing, with a move after it.
    let below = timed(
        "",
        &clk(&["0:00:01", "-0:00:02", "-0:00:04"]),
        &clk(&["0:00:09"; 3]),
    );
    assert_eq!(fallen(&below), [(3, Player::White, None)]);
}

#[test]
fn a_missing_increment_is_told_only_when_it_is_certain() {
    let seconds = |all: &[u64]| -> Vec<String> {
        let clock = |left: &u64| format!("[%clk {}]", Millis::seconds(*left));
        all.iter().map(clock).collect()
    };
    let falling = |by: u64, moves: u64| -> Vec<u64> { (0..moves).map(|n| 3000 - by * n).collect() };
    let without = |times: &[u64], control_text: &str| {
        let faults = clock_faults(&timed(
            &control(control_text),
            &seconds(times),
            &seconds(times),
        ));
        let none =
            |(_, fault): &(usize, ClockFault)| matches!(fault, ClockFault::NoIncrement { .. });
        (faults.iter().all(none), faults.len())
    };
    assert_eq!(without(&falling(3, 24), "3000+30"), (true, 2));
    // Too few moves; a long think each time; no increment to miss; one rise.
    assert_eq!(without(&falling(3, 15), "3000+30"), (true, 0));
    assert_eq!(without(&falling(20, 24), "3000+30"), (true, 0));
    assert_eq!(without(&falling(3, 24), "3000"), (true, 0));
    assert_eq!(without(&falling(3, 24), "3000+2"), (true, 0));
    let mut rise = falling(3, 24);
    rise[10] = rise[9] + 5;
    assert_eq!(without(&rise, "3000+30"), (true, 0));
    // With the times used, fewer moves are enough.
    let both = |down: u64| -> Vec<String> {
        let beside = |n: u64| format!("[%clk {}] [%emt 0:00:08]", Millis::seconds(290 - down * n));
        (0..12).map(beside).collect()
    };
    let text = timed(&control("300+10"), &both(8), &both(8));
    let found = clock_faults(&text);
    let expected = |player, after| {
        let increment = Millis::seconds(10);
        let moves = 11;
        (
            after,
            ClockFault::NoIncrement {
                player,
                increment,
                moves,
            },
        )
    };
    assert_eq!(
        found,
        [expected(Player::White, 23), expected(Player::Black, 24)]
    );
}

#[test]
fn readings_that_contradict_each_other_or_are_none_are_told() {
    let told = |white: &[&str]| {
        let white: Vec<String> = white.iter().map(|text| (*text).to_owned()).collect();
        clock_faults(&timed(&control("300+2"), &white, &clk(&["0:05:00"; 3])))
    };
    let fits = [
        "[%clk 0:05:00] [%emt 2]",
        "[%clk 0:04:52] [%emt 10]",
        "[%clk 0:04:50] [%emt 4]",
    ];
    assert_eq!(told(&fits), []);
    let differs = [
        "[%clk 0:05:00] [%emt 2]",
        "[%clk 0:04:52] [%emt 10]",
        "[%clk 0:04:20] [%emt 4]",
    ];
    let expected = ClockFault::Differs {
        player: Player::White,
        before: Millis::seconds(292),
        used: Millis::seconds(4),
        shown: Millis::seconds(260),
    };
    assert_eq!(told(&differs), [(5, expected)]);
    let unreadable = |value: &str| {
        (
            3,
            ClockFault::Unreadable {
                value: value.to_owned(),
            },
        )
    };
    assert_eq!(
        told(&["[%clk 0:05:00]", "[%clk 12h]", "[%clk ?]"]),
        [unreadable("12h")]
    );
    assert_eq!(told(&["[%eval 0.3]", "[%csl Gd4]", "[%unknown x]"]), []);
}

fn header_faults(text: &str) -> Vec<(usize, String, HeaderFault)> {
    let game = games(text.as_bytes()).next().expect("a game");
    let findings = Auditor::new(&laws("2023"))
        .audit(&Played::of(&game))
        .findings
        .into_iter();
    findings
        .filter_map(|finding| match finding.what {
            What::Header(header) => Some((game.place(header.at).0, header.tag, header.fault)),
            _ => None,
        })
        .collect()
}

#[test]
fn tags_that_contradict_are_named_with_their_line() {
    use jadoube::read::pgn::WrittenResult::Win;
    let roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2020.02.29\"]\n[Round \"1\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n[Result \"1-0\"]\n";
    let moves = "\n1. e4 e5 1-0\n";
    let chess960 = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    let last = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";
    let before = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -";
    let one = |tag: &str, fault| vec![(8, tag.to_owned(), fault)];
    for (more, expected) in [
        ("[PlyCount \"2\"]", vec![]),
        (
            "[PlyCount \"3\"]",
            one("PlyCount", HeaderFault::OtherLength(2)),
        ),
        (&format!("[CurrentPosition \"{last}\"]"), vec![]),
        (
            &format!("[CurrentPosition \"{before}\"]"),
            one("CurrentPosition", HeaderFault::OtherPosition),
        ),
        ("[SetUp \"1\"]", one("SetUp", HeaderFault::WithoutPosition)),
        ("[SetUp \"0\"]", vec![]),
        ("[EndDate \"2020.03.01\"]", vec![]),
        ("[UTCDate \"2020.02.28\"]", vec![]),
        (
            "[EndDate \"2020.02.27\"]",
            one("EndDate", HeaderFault::BeforeTheGame),
        ),
        (
            "[UTCDate \"2020.02.30\"]",
            one("UTCDate", HeaderFault::ImpossibleDate),
        ),
        ("[EventDate \"2020.??.??\"]", vec![]),
        (
            "[EventDate \"last week\"]",
            one("EventDate", HeaderFault::NoDate),
        ),
        (
            "[WhiteElo \"strong\"]",
            one("WhiteElo", HeaderFault::NoRating),
        ),
        ("[WhiteElo \"2100\"]", vec![]),
        (
            "[Black \"Carl\"]",
            one("Black", HeaderFault::Twice("Bert".to_owned())),
        ),
        ("[Black \"Bert\"]", vec![]),
        (
            "[TimeControl \"fast\"]",
            one("TimeControl", HeaderFault::NoTimeControl),
        ),
        ("[TimeControl \"300+3\"]", vec![]),
    ] {
        let text = format!("{roster}{more}\n{moves}");
        assert_eq!(header_faults(&text), expected, "{more}");
    }
    for (old, new, line, tag, fault) in [
        (
            "\"1-0\"",
            "\"1/2-1/2\"",
            7,
            "Result",
            HeaderFault::OtherResult(Win(Player::White)),
        ),
        ("\"1-0\"", "\"White\"", 7, "Result", HeaderFault::NoResult),
        ("Bert", "Anna", 6, "Black", HeaderFault::SameName),
        ("02.29", "02.30", 3, "Date", HeaderFault::ImpossibleDate),
        (
            "[Round \"1\"]\n",
            "",
            1,
            "",
            HeaderFault::Missing(vec!["Round"]),
        ),
    ] {
        let text = format!("{roster}{moves}").replacen(old, new, 1);
        assert_eq!(
            header_faults(&text),
            [(line, tag.to_owned(), fault)],
            "{new}"
        );
    }
    // A result in the tag alone is enough, and a list of moves needs no tags.
    let tag_only = format!("{roster}{moves}").replace("e5 1-0", "e5");
    assert_eq!(header_faults(&tag_only), []);
    assert_eq!(header_faults("1. e4 e5 1/2-1/2\n"), []);
    let start = |variant: &str| format!("{roster}{variant}[FEN \"{chess960}\"]\n\n1. e4 1-0\n");
    let untold = header_faults(&start(""));
    assert!(
        untold.contains(&(8, "FEN".to_owned(), HeaderFault::Chess960Untold)),
        "{untold:?}"
    );
    assert_eq!(header_faults(&start("[Variant \"Chess960\"]\n")), []);
}

#[test]
fn the_result_of_the_tag_counts_where_none_stands_after_the_moves() {
    let text = "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4#\n";
    let found = report(text, "2023");
    assert!(found.counts.has(Counted::ResultContradicts));
    let right = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#\n";
    assert!(!report(right, "2023").counts.has(Counted::ResultContradicts));
    let open = "1. f3 e5 2. g4 Qh4# *\n";
    assert!(
        report(open, "2023").counts.has(Counted::ResultContradicts),
        "the mate ended the game"
    );
}

#[test]
fn every_loss_on_time_against_a_player_who_cannot_mate_is_found() {
    let Some(text) = crate::mate_sets::unpack("timeouts-without-mate.fen.gz") else {
        return;
    };
    let laws = laws("2023");
    let auditor = Auditor::new(&laws);
    let mut summary = Summary::default();
    let mut missed = Vec::new();
    for fen in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let result = match fen.split_whitespace().nth(1) {
            Some("b") => "1-0",
            _ => "0-1",
        };
        let game =
            format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n[Termination \"Time forfeit\"]\n\n{result}\n");
        let game = games(game.as_bytes()).next().expect("a game");
        let report = auditor.audit(&Played::of(&game));
        summary.add(&report);
        let found = report.findings.iter().any(|finding| match finding.what {
            What::WinnerCannotMate { by, .. } => by == Won::OnTime,
            // Where nobody could mate, the game was over before the flag fell.
            What::ResultContradicts { .. } => report.over.is_some(),
            _ => false,
        });
        if !found {
            missed.push(fen.to_owned());
        }
    }
    assert!(missed.is_empty(), "{} missed: {:#?}", missed.len(), missed);
    assert_eq!(summary.games, 10_000);
    assert_eq!(
        summary.of(Counted::ResultContradicts) + summary.of(Counted::WonOnTimeWithoutMate),
        10_000
    );
}
