//! What the pages of a book load: one stylesheet, one script, the icon, and the cases of each chapter in a pack.

use super::template::word;
use super::{Assets, Cover, text};
use flate2::Compression;
use jadoube::book::{Book, ContentsItem, OLDER, OLDER_END, Page, board_styles};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::sync::Arc;

/// The files that the pages of one book load.
pub struct Parts {
    /// Their bytes by their path in the folder of the book; none where the file of earlier books is taken over.
    pub files: BTreeMap<String, Option<Vec<u8>>>,
    /// The path of the pack of each chapter.
    pub packs: BTreeMap<String, String>,
    /// A mark of what all pages say.
    pub contents: String,
    /// The paths of those that every page names.
    pub style: String,
    pub script: String,
}

impl Parts {
    /// The parts of a book; `whole` has the text of every page in HTML, in the order of the pages, `engine` the paths of what
    /// judges a case while it is read, and `known` says where the pack of a chapter stands that would be the same as before.
    pub fn of(
        book: &Book,
        covers: &[Cover<'_>],
        whole: &[Arc<str>],
        assets: &Assets,
        engine: Option<Value>,
        known: impl Fn(&str) -> Option<String>,
    ) -> anyhow::Result<Parts> {
        let mut files = BTreeMap::new();
        let mut add = |name: &str, ending: &str, bytes: Vec<u8>| {
            let path = format!("parts/{name}-{}.{ending}", mark(&bytes));
            files.insert(path.clone(), Some(bytes));
            path
        };
        let icon = text(assets, "favicon.svg")?;
        let icon = add("icon", "svg", icon.into());
        let style = joined(assets, "css/", ".css")? + &board_styles();
        let style = add("book", "css", style.into_bytes());
        let (mut packs, mut kept) = (BTreeMap::new(), Vec::new());
        for (name, cases) in chapters(book, whole) {
            let path = match known(name) {
                Some(path) => {
                    kept.push(path.clone());
                    path
                }
                None => add(
                    &format!("cases-{name}"),
                    "js",
                    pack(name, cases).into_bytes(),
                ),
            };
            packs.insert(name.to_owned(), path);
        }
        let index = format!(
            "self.jadoubeIndex=\"{}\"",
            packed(book.index.as_bytes(), Compression::best())
        );
        let index = add("search", "js", index.into_bytes());
        // the names stand by themselves: where they change, the script that each page names stays as it is
        let names = json!({ "packs": packs, "index": index, "engine": engine });
        let script = format!(
            "const book={};\n{}",
            settings(book, covers, &icon, &packs, engine.as_ref())?,
            joined(assets, "js/", ".js")?
        );
        let script = add("book", "js", script.into_bytes());
        files.insert(
            NAMES.to_owned(),
            Some(format!("book.named({names})").into_bytes()),
        );
        files.extend(kept.into_iter().map(|path| (path, None)));
        let mut contents = DefaultHasher::new();
        whole.hash(&mut contents);
        Ok(Parts {
            files,
            packs,
            contents: format!("{:08x}", contents.finish() as u32),
            style,
            script,
        })
    }
}

/// The pack in which a page has its whole text: that of its chapter; none where the page is whole itself.
pub fn pack_of(page: &Page) -> Option<&str> {
    let name = page.parent.as_deref()?.strip_suffix(".html")?;
    page.path.starts_with("cases/").then_some(name)
}

/// A page as it is first shown, without the parts that are loaded only when asked for.
pub fn short(html: &str) -> String {
    let mut short = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once(OLDER) {
        short.push_str(before);
        rest = after.split_once(OLDER_END).map_or("", |(_, after)| after);
    }
    short + rest
}

/// Where the other parts stand whose names change with what they hold.
const NAMES: &str = "parts/names.js";

/// The whole texts of the cases, by chapter, each under the name of its page.
fn chapters<'b>(
    book: &'b Book,
    whole: &'b [Arc<str>],
) -> BTreeMap<&'b str, Vec<(&'b str, &'b str)>> {
    let mut chapters: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for (page, html) in book.pages.iter().zip(whole) {
        let Some(chapter) = pack_of(page) else {
            continue;
        };
        let name = page
            .path
            .trim_start_matches("cases/")
            .trim_end_matches(".html");
        chapters.entry(chapter).or_default().push((name, html));
    }
    chapters
}

/// The whole texts of the cases of a chapter as a script that hands them over.
fn pack(chapter: &str, cases: Vec<(&str, &str)>) -> String {
    let plain = |html: &str| html.replace(OLDER, "").replace(OLDER_END, "");
    // in the order of the book, for what stands together is alike, and packs well
    let cases = cases.into_iter();
    let cases: Vec<String> = cases
        .map(|(name, html)| format!("{}:{}", Value::from(name), Value::from(plain(html))))
        .collect();
    // the best level takes half as long again for a thousandth of the size of a book
    let cases = format!("{{{}}}", cases.join(","));
    let packed = packed(cases.as_bytes(), Compression::default());
    format!("book.pack(\"{chapter}\",\"{packed}\")")
}

/// Bytes in as few letters as any script can hold; `book.unpacked` reads them.
pub fn packed(bytes: &[u8], level: Compression) -> String {
    base64(&deflated(bytes, level))
}

pub fn deflated(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut packed = flate2::write::DeflateEncoder::new(Vec::new(), level);
    let written = packed.write_all(bytes).and_then(|()| packed.finish());
    written.expect("memory takes all bytes")
}

/// Bytes as letters that any script can hold.
pub fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let all = three
            .iter()
            .fold(0_u32, |all, byte| all << 8 | u32::from(*byte))
            << (8 * (3 - three.len()));
        for place in 0..4 {
            match place <= three.len() {
                true => text.push(char::from(SIGNS[(all >> (18 - 6 * place) & 63) as usize])),
                false => text.push('='),
            }
        }
    }
    text
}

/// What the script has to know: languages, editions, words, contents, and of which chapters there are packs and cases to be
/// judged.
fn settings(
    book: &Book,
    covers: &[Cover<'_>],
    icon: &str,
    packs: &BTreeMap<String, String>,
    engine: Option<&Value>,
) -> anyhow::Result<Value> {
    let editions = book.editions.iter();
    let editions: Vec<Value> = editions
        .map(|edition| json!({ "key": edition.key, "label": edition.label }))
        .collect();
    let contents: Vec<Value> = (book.contents.iter())
        .map(|item| match item {
            ContentsItem::Part(title) => json!([title]),
            ContentsItem::Page { path, label } => match book.articles.get(path) {
                Some(article) => json!([path, label, article.newest, article.runs]),
                None => json!([path, label]),
            },
        })
        .collect();
    let languages: Vec<Value> = (covers.iter())
        .map(|cover| json!([cover.lang, cover.name]))
        .collect();
    let mut words = Map::new();
    for (name, message) in WORDS {
        words.insert(name.to_owned(), word(&book.words, message)?.into());
    }
    let packs: Vec<&String> = packs.keys().collect();
    let judged = engine.and_then(|engine| engine["cases"].as_object());
    let judged = judged.map(|cases| {
        let names = cases.keys().map(|name| (name.clone(), true.into()));
        json!({ "cases": names.collect::<Map<String, Value>>() })
    });
    Ok(
        json!({ "lang": book.lang, "languages": languages, "icon": icon, "editions": editions, "words": words, "contents": contents, "packs": packs, "engine": judged }),
    )
}

/// The words of the script, by the messages of `book.ftl`, and the colon.
const WORDS: [(&str, &str); 30] = [
    ("colon", "colon"),
    ("try", "book-try"),
    ("try-loading", "book-try-loading"),
    ("try-not-loaded", "book-try-not-loaded"),
    ("offline", "book-offline"),
    ("name", "book-name"),
    ("skip", "book-skip"),
    ("languages", "book-languages"),
    ("whole", "book-whole"),
    ("contents", "book-contents"),
    ("close", "book-close"),
    ("settings", "book-settings"),
    ("edition", "book-edition"),
    ("all", "book-editions-all"),
    ("practice", "book-practice"),
    ("fide", "book-practice-fide"),
    ("letter", "book-practice-letter"),
    ("theme", "book-theme"),
    ("auto", "book-theme-auto"),
    ("light", "book-theme-light"),
    ("dark", "book-theme-dark"),
    ("dock", "book-dock"),
    ("top", "book-top"),
    ("loading", "book-loading"),
    ("not-loaded", "book-not-loaded"),
    ("beside", "book-laws-beside"),
    ("alone", "book-laws-alone"),
    ("print", "book-laws-print"),
    ("print-cases", "book-laws-print-cases"),
    ("page-not-loaded", "book-laws-not-loaded"),
];

/// The files of a folder one after the other; `page.js` first, for the others build on it.
fn joined(assets: &Assets, folder: &str, ending: &str) -> anyhow::Result<String> {
    let of_folder = |path: &&String| path.starts_with(folder) && path.ends_with(ending);
    let mut paths: Vec<&String> = assets.keys().filter(of_folder).collect();
    paths.sort_by_key(|path| {
        (
            FIRST
                .iter()
                .position(|own| path.ends_with(own))
                .unwrap_or(FIRST.len()),
            *path,
        )
    });
    let texts = paths.into_iter().map(|path| text(assets, path));
    Ok(texts.collect::<anyhow::Result<Vec<_>>>()?.join("\n"))
}

/// What the rest builds on, in this order.
const FIRST: [&str; 6] = [
    "variables.css",
    "general.css",
    "chrome.css",
    "laws.css",
    "page.js",
    "chrome.js",
];

/// A short mark of a content: another content has another.
pub fn mark(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:08x}", hasher.finish() as u32)
}

#[cfg(test)]
mod tests {
    use super::{base64, short};

    #[test]
    fn bytes_are_told_in_letters() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn what_is_loaded_later_is_not_on_the_page() {
        let page = "<p>a<!--older--><p>b<!--/older--><p>c<!--older--><p>d<!--/older-->";
        assert_eq!(short(page), "<p>a<p>c");
    }
}
