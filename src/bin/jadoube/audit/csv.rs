//! The findings of an audit as a table, a row each.

use jadoube::audit::ToldFinding;
use jadoube::read::pgn::{Game, WrittenResult};

/// The first row.
pub const HEADER: &str =
    "file,game,line,event,date,white,black,result,ply,move,topic,finding,weight,articles,text\n";

/// The rows of a game that begins on this line, without the columns of the file and the number.
pub fn rows(game: &Game<'_>, entries: &[ToldFinding<'_>], line: usize) -> Vec<String> {
    let tag = |name| game.tag(name).unwrap_or_default().into_owned();
    let row = |entry: &ToldFinding<'_>| {
        let what = &entry.first.what;
        let columns = [
            line.to_string(),
            tag("Event"),
            tag("Date"),
            tag("White"),
            tag("Black"),
            game.result.map_or("", WrittenResult::name).to_owned(),
            entry.first.after.to_string(),
            entry.place.clone(),
            what.topic().name().to_owned(),
            what.name().to_owned(),
            what.weight().name().to_owned(),
            entry.articles.join(" "),
            entry.text.clone(),
        ];
        columns.map(|column| quoted(&column)).join(",")
    };
    entries.iter().map(row).collect()
}

/// A value as a table of comma-separated values takes it: in quotation marks where it needs them.
pub fn quoted(value: &str) -> String {
    if value.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", value.replace('"', "\"\""))
    } else {
        value.to_owned()
    }
}
