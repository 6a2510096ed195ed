//! The command that audits games: what it prints, for people and for programs, and how it ends.

use serde_json::Value;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn audit(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .arg("audit")
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (
        output.status.code().expect("an exit code"),
        text(output.stdout),
        text(output.stderr),
    )
}

/// The first game of two: knights go and come, so that 4…Ng8 would bring the initial position for the third time.
const DANCE: &str = "[Event \"Club \\\"A\\\"\"]\n[White \"Rossi, Anna\"]\n[Black \"Bianchi, Ugo\"]\n[Result \"*\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *\n\n";
/// Black is mated, and the game is recorded as drawn.
const MATE: &str = "[Event \"Open\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1/2-1/2\n";

fn file(dir: &Path, name: &str, text: &str) -> PathBuf {
    let path = dir.join(name);
    std::fs::write(&path, text).expect("a file in a folder of our own");
    path
}

#[test]
fn a_game_is_told_in_the_letters_and_words_of_the_reader() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = file(dir.path(), "two.pgn", &format!("{DANCE}{MATE}"));
    let path = path.to_str().expect("UTF-8");
    for (lang, claim, mate) in [
        (
            "en",
            "Black could claim a draw with the intended move 4…Ng8",
            "4.Qxf7#",
        ),
        (
            "de",
            "Schwarz konnte mit dem beabsichtigten Zug 4…Sg8 Remis",
            "4.Dxf7#",
        ),
        (
            "it",
            "Con la mossa 4…Cg8, scritta e dichiarata, il Nero",
            "4.Dxf7#",
        ),
        (
            "ru",
            "Чёрные могли заявить о ничьей с предполагаемым ходом 4…Кg8",
            "4.Фxf7#",
        ),
    ] {
        let (code, out, err) = audit(&[path, "--lang", lang]);
        assert_eq!((code, err.as_str()), (0, ""), "{lang}");
        for part in [claim, "[9.2.1]", mate, "[5.1.1]", "½–½", "1–0"] {
            assert!(out.contains(part), "{lang}: {part:?} in:\n{out}");
        }
    }
    let (code, out, _) = audit(&[path, "--only", "results", "--strict", "--edition", "1997"]);
    assert_eq!(code, 1, "a result that contradicts the mate is an error");
    assert!(
        !out.contains("claim a draw with") && out.contains("recorded as ½–½"),
        "{out}"
    );
}

#[test]
fn programs_get_a_line_for_each_game_and_the_summary_last() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = file(dir.path(), "two.pgn", &format!("{DANCE}{MATE}"));
    let (code, out, _) = audit(&[path.to_str().expect("UTF-8"), "--format", "json"]);
    assert_eq!(code, 0);
    let lines: Vec<Value> = (out.lines())
        .map(|line| serde_json::from_str(line).expect("one object per line"))
        .collect();
    let [first, second, summary] = lines.as_slice() else {
        panic!("two games and a summary: {out}");
    };
    assert_eq!((&first["game"], &second["game"]), (&1.into(), &2.into()));
    assert_eq!(second["line"], 8);
    let claim = (first["findings"].as_array().expect("a list").iter())
        .find(|finding| finding["topic"] == "claims")
        .expect("a claim");
    assert_eq!(claim["ply"], 7);
    assert_eq!(claim["intended"], serde_json::json!(["Ng8"]));
    assert_eq!(claim["laws"][0]["article"], "9.2.1");
    assert_eq!(claim["weight"], "remark");
    assert!(
        claim["text"]
            .as_str()
            .expect("words")
            .starts_with("Black could claim")
    );
    let diagrams = claim["diagrams"].as_array().expect("a list");
    let plies: Vec<&Value> = diagrams.iter().map(|diagram| &diagram["ply"]).collect();
    assert_eq!(plies, [&Value::from(0), &Value::from(4)]);
    assert!(
        diagrams[1]["fen"]
            .as_str()
            .expect("a position")
            .starts_with("rnbqkbnr/pppppppp/")
    );
    for (key, count) in [
        ("games", 2),
        ("illegal", 0),
        ("threefold", 0),
        ("fivefold", 0),
        ("fifty_moves", 0),
        ("seventy_five_moves", 0),
        ("insufficient_material", 0),
        ("checkmate", 1),
        ("stalemate", 0),
        ("claim_available", 1),
        ("dead_position", 0),
        ("dead_with_material", 0),
        ("played_on_after_dead", 0),
    ] {
        assert_eq!(summary[key], count, "{key}");
    }
}

#[test]
fn a_table_puts_into_quotation_marks_what_needs_them() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = file(dir.path(), "a,b.pgn", DANCE);
    let path = path.to_str().expect("UTF-8");
    let (code, out, _) = audit(&[path, "--format", "csv", "--only", "claims"]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "file,game,line,event,date,white,black,result,ply,move,topic,finding,weight,articles,text"
    );
    let row = format!("\"{path}\",1,1,");
    assert!(lines[1].starts_with(&row), "{out}");
    assert!(
        lines[1]
            .contains(",\"Rossi, Anna\",\"Bianchi, Ugo\",*,7,4.Ng1,claims,claim,remark,9.2.1,\"")
    );
    assert_eq!(lines.len(), 2, "{out}");
}

#[test]
fn a_claim_is_ruled_on_with_its_positions_and_its_penalty() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = file(dir.path(), "game.pgn", DANCE);
    let path = path.to_str().expect("UTF-8");
    let claim = |claim: &str, more: &[&str]| {
        let mut arguments = vec!["--claim", claim, path];
        arguments.extend(more);
        audit(&arguments)
    };
    let (code, out, err) = claim("threefold Ng8", &["--by", "black"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for part in [
        "At the start",
        "After 2…Ng8",
        "After 4…Ng8",
        "The claim is right.",
        "Article 9.2.1",
    ] {
        assert!(out.contains(part), "{part:?} in:\n{out}");
    }
    // The penalty of a wrong claim: three minutes until 2014, two since 2017 in standard chess, one in rapid since 2023.
    for (more, penalty) in [
        (
            &["--edition", "2009"][..],
            "White receives 3 minutes of extra time.",
        ),
        (
            &["--edition", "2023"],
            "White receives 2 minutes of extra time.",
        ),
        (
            &["--edition", "2023", "--pace", "rapid"],
            "White receives 1 minute of extra time.",
        ),
    ] {
        let (code, out, _) = claim("threefold", more);
        assert_eq!(code, 1, "{more:?}");
        assert!(
            out.contains("The claim is wrong.") && out.contains(penalty),
            "{more:?}: {out}"
        );
    }
    let (code, out, _) = claim("threefold Sg8", &["--lang", "de"]);
    assert_eq!(code, 0, "{out}");
    let (code, out, _) = claim("threefold Nf3", &["--by", "white"]);
    assert!(code == 1 && out.contains("did not have the move"), "{out}");
    let (code, out, _) = claim("threefold Kd4", &[]);
    assert_eq!(code, 1, "{out}");
    assert!(out.contains("The intended move Kd4 is illegal"), "{out}");
    for (wrong, more) in [
        ("perpetual", &[][..]),
        ("threefold xyz", &[]),
        // Neither knight can go there, and what follows depends on which one is meant.
        ("threefold Nd4", &[]),
        ("threefold", &["--game", "2"]),
        ("threefold", &["--at", "9w"]),
    ] {
        let (code, _, err) = claim(wrong, more);
        assert!(
            code == 2 && err.starts_with("error: "),
            "{wrong} {more:?}: {err}"
        );
    }
}

#[test]
fn a_growing_file_is_watched_and_only_what_is_new_is_announced() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("live.pgn");
    // The file does not exist yet; the number of readings bounds the time that this can take.
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["audit", "--watch"])
        .arg(&path)
        .args(["--every", "0.02", "--rounds", "3000"])
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let out = BufReader::new(child.stdout.take().expect("a pipe"));
    let err = BufReader::new(child.stderr.take().expect("a pipe"));
    let (mut out, mut err) = (out.lines(), err.lines());
    let told = err.next().expect("a line").expect("UTF-8");
    assert!(told.contains("will be read again"), "{told}");
    let game = "[White \"Rossi\"]\n[Black \"Bianchi\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 ";
    let mut live = std::fs::File::create(&path).expect("a file");
    // Half a move is no illegal move.
    write!(live, "{game}4. N").expect("written");
    std::thread::sleep(std::time::Duration::from_millis(100));
    write!(live, "g1 ").expect("written");
    let mut next = || out.next().expect("a line").expect("UTF-8");
    assert!(next().contains("Rossi – Bianchi"));
    let line = next();
    assert!(
        line.contains("Black could claim a draw with the intended move 4…Ng8"),
        "{line}"
    );
    assert_eq!(next(), "");
    // Rewritten as a whole, once empty and once with one move more: only that is told.
    drop(std::fs::File::create(&path).expect("a file"));
    std::thread::sleep(std::time::Duration::from_millis(100));
    std::fs::write(&path, format!("{game}4. Ng1 Ng8 *\n")).expect("written");
    assert!(next().contains("Rossi – Bianchi"));
    let line = next();
    assert!(
        line.contains("White could claim a draw: the same position"),
        "{line}"
    );
    child.kill().expect("our own child");
    child.wait().expect("it ends");
}
