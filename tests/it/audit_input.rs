//! `jadoube audit` on what real disks hold: packed, broken, foreign and endless files; each fault is told, with its place.

use jadoube::audit::{Auditor, Played};
use jadoube::edition::{Pace, Setting, Supervision};
use jadoube::read::pgn::games;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const GAMES: &str = "[Event \"A\"]\n[White \"Müller\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n\
    [Event \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";

/// A folder of this test alone, below the build folder.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&dir).expect("the build folder can be written");
    dir
}

fn file(dir: &Path, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = dir.join(name);
    std::fs::write(&path, bytes).expect("the build folder can be written");
    path
}

/// Exit code, the objects of the report, and what was told on standard error.
fn audit(arguments: &[&str], files: &[PathBuf]) -> (i32, Vec<Value>, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("LC_ALL", "C")
        .args(["audit", "--format", "json", "--lang", "en"])
        .args(arguments)
        .args(files)
        .output()
        .expect("it runs");
    let errors = String::from_utf8(stderr).expect("UTF-8");
    assert!(!errors.contains("panicked"), "{errors}");
    let lines = std::str::from_utf8(&stdout).expect("UTF-8").lines();
    let objects = lines.map(|line| serde_json::from_str(line).expect("an object in a line"));
    (
        status.code().expect("an exit code"),
        objects.collect(),
        errors,
    )
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text).expect("memory");
    packed.finish().expect("memory")
}

fn zstd(text: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(text, ruzstd::encoding::CompressionLevel::Fastest)
}

#[test]
fn each_file_that_cannot_be_read_is_told_and_the_others_are_audited() {
    let dir = folder("audit-unread");
    let half = |packed: Vec<u8>| packed[..packed.len() * 2 / 3].to_vec();
    let many: String = (0..400)
        .map(|n| format!("[Event \"{}\"]\n\n1. e4 e5 *\n\n", n * n * 7919))
        .collect();
    let mut torn = gzip(GAMES.as_bytes());
    let checksum = torn.len() - 8;
    torn[checksum] ^= 1;
    let faults = [
        (file(&dir, "empty.pgn", ""), "empty.pgn is empty"),
        (file(&dir, "blank.pgn", " \r\n\n"), "blank.pgn is empty"),
        (
            file(
                &dir,
                "prose.txt",
                "Dear arbiter,\nthe games are attached.\n",
            ),
            "prose.txt begins with no game",
        ),
        (
            file(&dir, "binary.pgn", [7, 1, 0, 200].repeat(999)),
            "binary.pgn:1: a zero byte: this is no text",
        ),
        (
            file(&dir, "hole.pgn", format!("{GAMES}\0\0{GAMES}")),
            "hole.pgn:10: a zero byte",
        ),
        (
            file(&dir, "half.pgn.gz", half(gzip(many.as_bytes()))),
            "half.pgn.gz:",
        ),
        (file(&dir, "torn.pgn.gz", torn), "torn.pgn.gz:"),
        (
            file(&dir, "half.pgn.zst", half(zstd(many.as_bytes()))),
            "the zstd data end too early",
        ),
        (
            file(&dir, "games.zip", "PK\x03\x04games"),
            "games.zip: it is a zip archive",
        ),
        (dir.clone(), "it is a folder"),
        (dir.join("missing.pgn"), "missing.pgn"),
    ];
    let mut files: Vec<PathBuf> = faults.iter().map(|(path, _)| path.clone()).collect();
    files.push(file(&dir, "good.pgn", GAMES));
    let (code, objects, errors) = audit(&[], &files);
    assert_eq!(code, 2, "{errors}");
    assert_eq!(errors.matches("error: ").count(), faults.len(), "{errors}");
    for (_, part) in &faults {
        assert!(errors.contains(part), "{part:?} is missing in\n{errors}");
    }
    let summary = objects.last().expect("a summary");
    let count = objects.len() as u64 - 1;
    assert_eq!(summary["games"], count);
    // the two of good.pgn, the first of hole.pgn (its second one may go on), and whole ones of half.pgn.gz
    let named = |name: &str| {
        objects
            .iter()
            .filter(|game| game["tags"]["Event"] == name)
            .count()
    };
    assert!(named("B") >= 1 && named("A") >= 2, "{objects:?}");
    assert!((4..400).contains(&count), "{count}");
}

#[test]
fn packed_and_recoded_files_have_the_same_games() {
    let dir = folder("audit-packed");
    let (first, second) = GAMES.split_at(GAMES.find("[Event \"B\"").expect("two games"));
    let latin: Vec<u8> = GAMES.chars().map(|sign| sign as u8).collect();
    let skipped = b"\x50\x2a\x4d\x18\x03\0\0\0abc";
    let utf_16 = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let text = format!("\u{feff}{GAMES}");
        text.encode_utf16().flat_map(bytes).collect()
    };
    let two = |pack: fn(&[u8]) -> Vec<u8>| (pack(first.as_bytes()), pack(second.as_bytes()));
    let (gzip_first, gzip_second) = two(gzip);
    let (zstd_first, zstd_second) = two(zstd);
    let (_, plain, _) = audit(&[], &[file(&dir, "plain.pgn", GAMES)]);
    assert_eq!(plain.len(), 3);
    assert_eq!(plain[0]["tags"]["White"], "Müller");
    assert_eq!(plain[2]["checkmate"], 1);
    let zstd_frames = [
        skipped.as_slice(),
        &zstd_first,
        skipped,
        &zstd_second,
        skipped,
    ]
    .concat();
    let all = [
        file(&dir, "latin.pgn", latin),
        file(&dir, "mark.pgn", format!("\u{feff}{GAMES}")),
        file(&dir, "little.pgn", utf_16(u16::to_le_bytes)),
        file(&dir, "big.pgn", utf_16(u16::to_be_bytes)),
        file(&dir, "members.pgn.gz", [gzip_first, gzip_second].concat()),
        file(&dir, "frames.pgn.zst", zstd_frames),
        file(&dir, "returns.pgn", GAMES.replace('\n', "\r")),
        file(&dir, "dos.pgn", GAMES.replace('\n', "\r\n") + "\u{1a}"),
    ];
    let (code, objects, errors) = audit(&[], &all);
    assert_eq!((code, errors.as_str()), (0, ""));
    assert_eq!(objects.len(), 2 * all.len() + 1);
    let of_any_file = |mut game: Value| {
        let name = game.as_object_mut().and_then(|game| game.remove("file"));
        assert!(name.is_some(), "{game}");
        game
    };
    let plain: Vec<Value> = plain.into_iter().take(2).map(of_any_file).collect();
    let mut objects = objects.into_iter();
    for path in all {
        let games: Vec<Value> = objects.by_ref().take(2).map(of_any_file).collect();
        assert_eq!(games, plain, "{}", path.display());
    }
}

#[test]
fn the_report_does_not_depend_on_the_jobs() {
    let dir = folder("audit-jobs");
    let comment = "x".repeat(30_000);
    let game = |n: usize| {
        format!(
            "[Round \"{n}\"]\n\n1. e4 {{{comment}}} e5 2. Ke{} *\n\n",
            2 + n % 2
        )
    };
    let text: String = (0..60).map(game).collect();
    let files = [
        file(&dir, "broken.pgn", format!("{text}\0")),
        file(&dir, "whole.pgn", text),
    ];
    let one = audit(&["--jobs", "1"], &files);
    assert_eq!((one.0, one.1.len()), (2, 59 + 60 + 1));
    assert_eq!(one, audit(&["--jobs", "3"], &files));
}

#[test]
fn long_and_deep_games_are_read_to_their_end() {
    let dir = folder("audit-long");
    let long = format!("{}*\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(2500));
    let deep = format!(
        "1. e4 {}{} e5 *\n",
        "(1. d4 {x} ".repeat(1000),
        ")".repeat(1000)
    );
    let endless = format!("[Event \"A\"]\n\n1. e4 {{{}", "x".repeat(9 << 20));
    let files = [
        file(&dir, "long.pgn", long),
        file(&dir, "deep.pgn", deep),
        file(&dir, "endless.pgn", endless),
    ];
    let (code, objects, errors) = audit(&[], &files);
    assert_eq!(code, 2);
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(
        errors.contains("endless.pgn:1: a game that is longer"),
        "{errors}"
    );
    let plies: Vec<&Value> = objects.iter().map(|object| &object["plies"]).collect();
    assert_eq!(plies, [10_000, 2, 10_002]);
    // the same position for the fifth time: after four rounds of four half moves
    assert_eq!(objects[0]["over"]["ply"], 16);
}

#[test]
fn a_game_without_a_start_is_told_and_the_next_one_read() {
    let dir = folder("audit-start");
    let text = "[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2 *\n\n[FEN \"nothing\"]\n\n1. e4 *\n\n\
        [Variant \"Atomic\"]\n\n1. e4 *\n\n[Event \"chess\"]\n\n1. e4 *\n";
    let (code, objects, errors) = audit(&[], &[file(&dir, "starts.pgn", text)]);
    assert_eq!((code, errors.as_str()), (0, ""));
    let starts: Vec<bool> = (objects[..4].iter())
        .map(|game| {
            let findings = game["findings"].as_array().expect("a list");
            findings
                .iter()
                .any(|finding| finding["finding"] == "no-start")
        })
        .collect();
    assert_eq!(starts, [true, true, true, false]);
    assert_eq!(objects[4]["illegal"], 3);
    let told = objects[0]["findings"].to_string();
    assert!(
        told.contains("There is not exactly one king of each colour"),
        "{told}"
    );
}

#[test]
fn a_game_cut_at_any_byte_is_audited_under_every_edition() {
    let text = "[Event \"Ä\"]\n[TimeControl \"60+1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K2R w K - 96 90\"]\n\n\
        90. O-O {[%clk 0:00:59]} (90. a8=Q+ {y}) 90... Ke7 ; z\n91. Rf2 Ke6 92. a8(Q) 1/2-1/2\n";
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    for data in &crate::LIBRARY.editions {
        let edition = data.edition;
        let laws = data.laws(&setting);
        let auditor = Auditor::new(&laws);
        let mut most = 0;
        for end in 0..=text.len() {
            for game in games(&text.as_bytes()[..end]) {
                let report = auditor.audit(&Played::of(&game));
                assert_eq!(report.plies, game.moves.len());
                most = most.max(report.plies);
            }
        }
        assert_eq!(most, 5, "{edition}");
    }
}
