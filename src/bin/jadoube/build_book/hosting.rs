//! What a book has beside its pages where it is put on the web: the addresses of all pages, a page for those that are not
//! there, news of changed rules, and what keeps it readable without a connection.

use super::output::Output;
use super::parts::{Parts, mark};
use super::template::{Leaf, word};
use super::{Assets, Written, text};
use anyhow::{Context, Result};
use jadoube::book::{Book, html::escape};
use std::fmt::Write as _;

/// The address under which the books are to stand, with a stroke at its end.
#[derive(Clone, Debug)]
pub struct Site(String);

impl Site {
    /// Reads an address: `https://…` or `http://…`, without a query.
    pub fn read(address: &str) -> Option<Site> {
        let rest = address
            .strip_prefix("https://")
            .or(address.strip_prefix("http://"))?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._~/:%".contains(c);
        let is_good =
            !rest.is_empty() && !rest.starts_with(['/', ':']) && rest.chars().all(is_plain);
        is_good.then(|| Site(format!("{}/", address.trim_end_matches('/'))))
    }

    fn of(&self, lang: &str, path: &str) -> String {
        let path = path
            .strip_suffix("index.html")
            .filter(|it| it.is_empty())
            .unwrap_or(path);
        format!("{}{}/{}", self.0, escape(lang), escape(path))
    }
}

/// What stands in the head of a page that is hosted: what those read who find it elsewhere, its own address, those in other
/// languages, and the news.
pub fn head(leaf: &Leaf<'_>, root: &str) -> Result<String> {
    let Some(site) = leaf.site else {
        return Ok(String::new());
    };
    let (book, path) = (leaf.book, leaf.page.path.as_str());
    let description = match leaf.page.description.as_str() {
        "" => word(&book.words, "book-invitation")?,
        own => own,
    };
    let mut html = format!(
        "<meta name=\"description\" content=\"{}\"><link rel=\"canonical\" href=\"{}\">",
        escape(description),
        site.of(&book.lang, path)
    );
    for other in leaf.covers {
        let (lang, address) = (escape(other.lang), site.of(other.lang, path));
        let _ = write!(
            html,
            "<link rel=\"alternate\" hreflang=\"{lang}\" href=\"{address}\">"
        );
    }
    if let Some(first) = leaf.covers.first() {
        let address = site.of(first.lang, path);
        let _ = write!(
            html,
            "<link rel=\"alternate\" hreflang=\"x-default\" href=\"{address}\">"
        );
    }
    if !path.starts_with("cases/") {
        let _ = write!(
            html,
            "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"{root}feed.xml\">"
        );
    }
    Ok(html)
}

/// Writes what all books have together.
pub fn around(
    site: Option<&Site>,
    books: &[&Written],
    assets: &Assets,
    output: &Output,
) -> Result<()> {
    output.write(".nojekyll", b"")?;
    output.write(
        "404.html",
        not_found(site, books, text(assets, "404.html")?)?.as_bytes(),
    )?;
    let Some(site) = site else {
        return Ok(());
    };
    let mut index = String::from(XML);
    index.push_str("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for book in books {
        let lang = escape(&book.lang);
        let _ = writeln!(
            index,
            "<sitemap><loc>{}{lang}/sitemap.xml</loc></sitemap>",
            site.0
        );
        let mut all = String::from(XML);
        all.push_str("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
        for path in &book.paths {
            let _ = writeln!(all, "<url><loc>{}</loc></url>", site.of(&book.lang, path));
        }
        all.push_str("</urlset>\n");
        output.write(&format!("{}/sitemap.xml", book.lang), all.as_bytes())?;
    }
    index.push_str("</sitemapindex>\n");
    output.write("sitemap.xml", index.as_bytes())?;
    let robots = format!("User-agent: *\nAllow: /\nSitemap: {}sitemap.xml\n", site.0);
    output.write("robots.txt", robots.as_bytes())
}

const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

/// The page for addresses that lead nowhere, in all languages; it loads nothing, for it may stand at any depth.
fn not_found(site: Option<&Site>, books: &[&Written], template: &str) -> Result<String> {
    let mut html = String::new();
    for book in books {
        let lang = escape(&book.lang);
        let root = site.map_or_else(|| "/".to_owned(), |site| site.0.clone());
        let _ = writeln!(
            html,
            "<p lang=\"{lang}\">{} <a href=\"{root}{lang}/index.html\">{}</a></p>",
            escape(word(&book.words, "book-not-found")?),
            escape(word(&book.words, "book-title")?),
        );
    }
    Ok(template.replace("@@books@@", &html))
}

/// Writes the news of a book: for each edition the rules that it changed.
pub fn feed(site: Option<&Site>, book: &Book, output: &Output) -> Result<()> {
    let Some(site) = site else {
        return Ok(());
    };
    let (lang, title) = (escape(&book.lang), escape(word(&book.words, "book-title")?));
    let own = site.of(&book.lang, "feed.xml");
    let updated = book.news.first().context("no edition")?.date.as_str();
    let mut xml = format!(
        "{XML}<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{lang}\">\n<title>{title}</title>\n<id>{own}</id>\n<link rel=\"self\" href=\"{own}\"/>\n<link href=\"{}\"/>\n<updated>{updated}T00:00:00Z</updated>\n<author><name>{}</name></author>\n",
        site.of(&book.lang, "index.html"),
        escape(word(&book.words, "book-name")?),
    );
    for news in &book.news {
        let address = site.of(&book.lang, &news.path);
        let _ = writeln!(
            xml,
            "<entry><title>{}</title><id>{address}</id><link href=\"{address}\"/><updated>{}T00:00:00Z</updated><summary>{}</summary></entry>",
            escape(&news.title),
            news.date,
            escape(&news.summary),
        );
    }
    xml.push_str("</feed>\n");
    output.write(&format!("{}/feed.xml", book.lang), xml.as_bytes())
}

/// The script that keeps a book readable without a connection: pages and parts as they are, cases out of their packs.
pub fn offline(book: &Book, parts: &Parts, frame: &str, assets: &Assets) -> Result<String> {
    let pages = book.pages.iter().map(|page| page.path.as_str());
    let pages = pages.filter(|path| !path.starts_with("cases/"));
    let files: Vec<&str> = pages
        .chain(parts.files.keys().map(String::as_str))
        .collect();
    let packs: Vec<&String> = (parts.files.keys())
        .filter(|path| path.starts_with("parts/cases-"))
        .collect();
    let files_of_it = serde_json::to_string(&files)?;
    // pages have no mark in their names: what they hold makes the version
    let version = mark(format!("{files_of_it}{frame}{:?}", parts.contents).as_bytes());
    let script = text(assets, "sw.js")?;
    Ok(format!(
        "const version={},files={files_of_it},packs={},frame={};\n{script}",
        serde_json::to_string(&format!("{}-{version}", book.lang))?,
        serde_json::to_string(&packs)?,
        serde_json::to_string(frame)?,
    ))
}

#[cfg(test)]
mod tests {
    use super::Site;

    #[test]
    fn an_address_is_one_of_the_web_and_nothing_else() {
        for good in [
            "https://example.org",
            "http://example.org/chess/",
            "http://localhost:8000",
        ] {
            assert!(Site::read(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "example.org",
            "ftp://example.org",
            "https://",
            "https://a b",
            "https://a/\"><script>",
            "https://a?x=1",
        ] {
            assert!(Site::read(bad).is_none(), "{bad}");
        }
        let site = Site::read("https://example.org/chess").expect("an address");
        assert_eq!(
            site.of("it", "cases/a.html"),
            "https://example.org/chess/it/cases/a.html"
        );
        assert_eq!(site.of("it", "index.html"), "https://example.org/chess/it/");
    }
}
