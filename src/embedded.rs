//! The files that the program carries: editions, scenarios, locales, the book's parts and blueprints of papers.

use include_dir::{Dir, include_dir};

static EDITIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/editions");
static SCENARIOS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/scenarios");
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");
static BOOK: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/book");
static PAPERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/papers");

/// All embedded files by path (`scenarios/drawn-game/….yaml`) and content, in the order of their paths.
pub fn files() -> Vec<(String, &'static [u8])> {
    let mut all = Vec::new();
    for (name, dir) in [
        ("book", &BOOK),
        ("editions", &EDITIONS),
        ("locales", &LOCALES),
        ("papers", &PAPERS),
        ("scenarios", &SCENARIOS),
    ] {
        collect(name, dir, &mut all);
    }
    all.sort();
    all
}

fn collect(root: &str, dir: &'static Dir<'static>, all: &mut Vec<(String, &'static [u8])>) {
    for file in dir.files() {
        all.push((
            format!(
                "{root}/{}",
                file.path().to_string_lossy().replace('\\', "/")
            ),
            file.contents(),
        ));
    }
    for below in dir.dirs() {
        collect(root, below, all);
    }
}
