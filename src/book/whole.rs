//! The whole book of one language: all pages and the list of contents.

use crate::book::articles::{chapter_title, concordance};
use crate::book::html::escape;
use crate::book::laws_text::{self, Letter};
use crate::book::practice::LETTER;
use crate::book::reads::{Changed, Earlier, Memory, Reads};
use crate::book::search::{Findable, WORDS, words_page};
use crate::book::shelf::{Judged, Shelf};
use crate::book::sources::Sources;
use crate::book::teller::{PRACTICE, Teller};
use crate::book::typeset::Typesetter;
use crate::book::{
    Book, ContentsItem, EditionChoice, LawsText, News, Page, case, compared, covered, doubts,
    glossary, index, practice, procedures, self_test, situations, translators, values,
};
use crate::compare::{Comparison, Told};
use crate::edition::{Edition, EditionData};
use crate::text::{Problem, Say, TITLE, Words, procedure_title};
use std::collections::{BTreeMap, BTreeSet};

/// The words that surround every page stand in this file; they have at most the variable `$state`.
const AROUND: &str = "book.ftl";

/// The path of the first page.
const START: &str = "index.html";

/// The book of a language, and what could not be said in it.
pub fn book(shelf: &Shelf<'_>, words: &Words, sources: &Sources) -> (Book, Vec<Problem>) {
    let (book, problems, _) = book_after(shelf, words, sources, None);
    (book, problems)
}

/// The same after an earlier one from which only this differs: what looked at nothing of it is taken over.
pub fn book_after(
    shelf: &Shelf<'_>,
    words: &Words,
    sources: &Sources,
    earlier: Option<(&Book, &Memory, &Changed)>,
) -> (Book, Vec<Problem>, Memory) {
    let teller = Teller::new(shelf, words);
    let earlier = earlier.map(|earlier| Earlier::of(earlier, sources));
    let mut all = Pages::new(&teller, earlier.as_ref());
    // first, for the words of a ruling are needed there alone, and elsewhere what is ruled at last
    let cases_told = shelf.cases.iter().map(|judged| {
        let told = all.told(&judged.path(), || case_told(&teller, judged));
        teller.forget_case();
        told
    });
    let cases_told: Vec<Leaf> = cases_told.collect();
    all.add(START, || introduction(&teller, sources));
    let mut contents = vec![
        ContentsItem::Part(teller.plain(&Say::message("part-book"))),
        entry(&all.pages[0], None),
    ];
    let board = all.top(situations::PATH, "at-the-board", || {
        situations::page(&teller)
    });
    contents.push(entry(board, None));
    contents.push(ContentsItem::Part(teller.plain(&Say::message("part-laws"))));
    let mut articles = BTreeMap::new();
    for chapter in shelf.chapters() {
        let path = format!("{}.html", chapter.id);
        let short = Say::attribute(format!("chapter-{}", chapter.id), "short");
        let short = teller.knows(&short.pattern()).then(|| teller.plain(&short));
        let page = all.add(&path, || Page {
            path: path.clone(),
            title: teller.plain(&chapter_title(chapter.id)),
            parent: Some(START.to_owned()),
            description: teller.plain(&Say::attribute(format!("chapter-{}", chapter.id), "lead")),
            markdown: index::chapter(&teller, chapter),
        });
        contents.push(entry(page, short));
        let article = teller.article_number(chapter);
        articles.extend(article.map(|article| (path, article)));
    }
    if let Some(newest) = shelf.editions.first() {
        contents.push(ContentsItem::Page {
            path: format!("laws/{newest}.html"),
            label: teller.plain(&Say::message("laws-text")),
        });
    }
    let list = all.top(procedures::LIST, "procedures", || procedures::list(&teller));
    contents.push(entry(list, None));
    for procedure in &shelf.library.procedures {
        let path = procedures::path(procedure);
        all.add(&path, || Page {
            path: path.clone(),
            title: teller.plain(&procedure_title(&procedure.id)),
            parent: Some(procedures::LIST.to_owned()),
            description: String::new(),
            markdown: procedures::page(&teller, procedure),
        });
    }
    let tests = all.group(self_test::LIST, self_test::FOLDER, || {
        self_test::pages(&teller)
    });
    contents.extend(tests.first().map(|list| entry(list, None)));
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("part-practice")),
    ));
    let letter_page = all.top(LETTER, "letter-page", || practice::letter_page(&teller));
    contents.push(entry(letter_page, None));
    let practice = all.top(PRACTICE, "practice-page", || practice::page(&teller));
    contents.push(entry(practice, None));
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("part-cases")),
    ));
    let cases = all.top("cases.html", "all-cases", || index::cases(&teller));
    contents.push(entry(cases, None));
    for told in cases_told {
        all.push(told);
    }
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("part-reference")),
    ));
    let articles_page = all.top("articles.html", "articles", || concordance(&teller));
    contents.push(entry(articles_page, None));
    let glossaries = sources.glossaries();
    let glossary = all.top("glossary.html", "glossary", || {
        glossary::page(&teller, glossaries)
    });
    contents.push(entry(glossary, None));
    let translators = all.top(translators::PATH, "translators", || {
        translators::page(&teller, glossaries)
    });
    contents.push(entry(translators, None));
    let values = all.top("values.html", "values", || values::page(&teller));
    contents.push(entry(values, None));
    let doubts = all.top("doubts.html", "doubts", || doubts::page(&teller));
    contents.push(entry(doubts, None));
    let covered = all.top("coverage.html", "coverage", || {
        covered::page(&teller, sources, glossaries)
    });
    contents.push(entry(covered, None));
    let laws = laws(&mut all);
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("compare-pages")),
    ));
    for (comparison, told) in &teller.compared {
        let (from, to) = (comparison.from, comparison.to);
        let path = compared::path(from, to);
        let page = all.add(&path, || Page {
            path: path.clone(),
            title: teller.plain(&Teller::pair("compare-title", from, to)),
            parent: Some(START.to_owned()),
            description: String::new(),
            markdown: compared::page(&teller, comparison, told),
        });
        let label = teller.plain(&Teller::pair("compare-link", from, to));
        contents.push(entry(page, Some(label)));
    }
    let known = |id: &str| earlier.as_ref()?.found(id).cloned();
    let findable = Findable::new(&teller, sources, known);
    let found = findable.cases();
    all.top(WORDS, "search-page", || {
        teller.note(|reads| reads.all = true);
        words_page(&teller, &findable)
    });
    let Pages {
        mut pages,
        reads,
        new,
        ..
    } = all;
    let index = findable.index(&teller, &pages);
    pages[0]
        .markdown
        .push_str(&index::contents(&teller, &contents));
    pages[0]
        .markdown
        .push_str(&index::about(&teller, sources.status(words.lang())));
    let typesetter = Typesetter::of(words.language());
    for page in pages.iter_mut().filter(|page| new.contains(&page.path)) {
        page.markdown = typesetter.page(&page.markdown);
    }
    let laws = laws.unwrap_or_else(|| match &earlier {
        Some(earlier) => earlier.laws().to_vec(),
        None => Vec::new(),
    });
    let book = Book {
        lang: words.lang().to_owned(),
        name: words.language().name.clone(),
        editions: choices(&teller, &shelf.editions),
        words: around(&teller),
        news: news(&teller),
        report: "index.html#report".to_owned(),
        pages,
        contents,
        articles,
        laws,
        index,
    };
    (
        book,
        teller.problems(),
        Memory {
            new,
            reads,
            found,
            status: sources.status(words.lang()).cloned(),
        },
    )
}

/// A page, told anew or taken over.
struct Leaf {
    page: Page,
    reads: Reads,
    is_new: bool,
}

impl Leaf {
    fn anew(page: Page, reads: Reads) -> Self {
        Leaf {
            page,
            reads,
            is_new: true,
        }
    }

    fn again(page: &Page, reads: &Reads) -> Self {
        Leaf {
            page: page.clone(),
            reads: reads.clone(),
            is_new: false,
        }
    }
}

/// The pages of a book as they are told, or taken over from an earlier one.
struct Pages<'a> {
    teller: &'a Teller<'a>,
    earlier: Option<&'a Earlier<'a>>,
    pages: Vec<Page>,
    /// The paths of those that were told anew.
    new: BTreeSet<String>,
    reads: BTreeMap<String, Reads>,
}

impl<'a> Pages<'a> {
    fn new(teller: &'a Teller<'a>, earlier: Option<&'a Earlier<'a>>) -> Self {
        Pages {
            teller,
            earlier,
            pages: Vec::new(),
            new: BTreeSet::new(),
            reads: BTreeMap::new(),
        }
    }

    /// Adds the page of this path.
    fn add(&mut self, path: &str, tell: impl FnOnce() -> Page) -> &Page {
        let told = self.told(path, tell);
        self.push(told);
        &self.pages[self.pages.len() - 1]
    }

    /// The page of this path, as it was where that is known; the start is told anew whatever it looks at, for more is added to
    /// it in the end.
    fn told(&self, path: &str, tell: impl FnOnce() -> Page) -> Leaf {
        let earlier = self.earlier.filter(|_| path != START);
        match earlier.and_then(|earlier| earlier.page(path, self.teller.shelf)) {
            Some((page, reads)) => Leaf::again(page, reads),
            None => {
                self.teller.take_reads();
                let page = tell();
                Leaf::anew(page, self.teller.take_reads())
            }
        }
    }

    /// Adds a page below the start of the book, under the heading of a message.
    fn top(&mut self, path: &str, message: &'static str, tell: impl FnOnce() -> String) -> &Page {
        let teller = self.teller;
        self.add(path, || Page {
            path: path.to_owned(),
            title: teller.plain(&Say::message(message)),
            parent: Some(START.to_owned()),
            description: String::new(),
            markdown: tell(),
        })
    }

    /// Adds pages that are told together: the first of this path, the others in this folder.
    fn group(&mut self, first: &str, folder: &str, tell: impl FnOnce() -> Vec<Page>) -> &[Page] {
        let start = self.pages.len();
        let shelf = self.teller.shelf;
        match self
            .earlier
            .and_then(|earlier| earlier.pages_below(first, folder, shelf))
        {
            Some(known) => {
                for (page, reads) in known {
                    self.push(Leaf::again(page, reads));
                }
            }
            None => {
                self.teller.take_reads();
                let pages = tell();
                let reads = self.teller.take_reads();
                for page in pages {
                    self.push(Leaf::anew(page, reads.clone()));
                }
            }
        }
        &self.pages[start..]
    }

    fn push(&mut self, told: Leaf) {
        let Leaf {
            page,
            reads,
            is_new,
        } = told;
        self.reads.insert(page.path.clone(), reads);
        if is_new {
            self.new.insert(page.path.clone());
        }
        self.pages.push(page);
    }
}

/// Adds the Laws of each edition as a page, and gives them as texts of their own; nothing where those are as they were.
fn laws(all: &mut Pages<'_>) -> Option<Vec<LawsText>> {
    let teller = all.teller;
    let editions = || teller.shelf.library.editions.iter().rev();
    let path = |data: &EditionData| format!("laws/{}.html", data.edition);
    let is_known = |data: &EditionData| {
        let earlier = all.earlier;
        earlier.is_some_and(|it| it.page(&path(data), teller.shelf).is_some())
    };
    if editions().all(is_known) {
        for data in editions() {
            // known, so nothing is told here
            all.add(&path(data), || unreachable!("the page is known"));
        }
        return None;
    }
    teller.take_reads();
    let letter = Letter::of(teller);
    let typesetter = Typesetter::of(teller.words.language());
    let mut texts = Vec::new();
    let mut pages = Vec::new();
    for data in editions() {
        pages.push(Page {
            path: path(data),
            title: teller.plain(&laws_text::title(data.edition)),
            parent: Some(START.to_owned()),
            description: String::new(),
            markdown: letter.page(data),
        });
        let mut text = letter.file(data);
        text.xhtml = typesetter.page(&text.xhtml);
        texts.push(text);
    }
    let reads = teller.take_reads();
    for page in pages {
        all.push(Leaf::anew(page, reads.clone()));
    }
    Some(texts)
}

fn introduction(teller: &Teller<'_>, sources: &Sources) -> Page {
    let (lang, text) = sources.introduction(teller.words.lang());
    // The chapters stand after the first words, before the first section.
    let (first, rest) = text.split_at(text.find("\n## ").unwrap_or(text.len()));
    let told = |text: &str| {
        if lang == teller.words.lang() {
            text.to_owned()
        } else {
            format!("<div lang=\"{}\">\n\n{text}\n\n</div>", escape(lang))
        }
    };
    let chapters = index::chapters(teller);
    let board = situations::invitation(teller);
    let markdown = format!("{}\n\n{board}\n\n{chapters}\n\n{}", told(first), told(rest));
    Page {
        path: START.to_owned(),
        title: teller.plain(&Say::message("introduction")),
        parent: None,
        description: String::new(),
        markdown,
    }
}

fn case_told(teller: &Teller<'_>, judged: &Judged<'_>) -> Page {
    teller.note(|reads| {
        reads.cases.insert(judged.scenario.id.clone());
    });
    let parent = judged.main.map(|main| teller.shelf.page_of(main));
    let (id, title) = (&judged.scenario.id, teller.plain_case_title(judged));
    let has_own = teller.words.has(&format!("{TITLE}{id}"));
    Page {
        path: judged.path(),
        // Several cases may be told alike as long as nobody has given them a title.
        title: if has_own {
            title
        } else {
            format!("{title} ({id})")
        },
        parent: Some(parent.unwrap_or_else(|| "cases.html".to_owned())),
        description: case::description(teller, judged),
        markdown: case::page(teller, judged),
    }
}

fn entry(page: &Page, label: Option<String>) -> ContentsItem {
    ContentsItem::Page {
        path: page.path.clone(),
        label: label.unwrap_or_else(|| page.title.clone()),
    }
}

fn choices(teller: &Teller<'_>, editions: &[Edition]) -> Vec<EditionChoice> {
    let choice = |edition: &Edition| EditionChoice {
        key: edition.to_string(),
        label: teller.plain(&Teller::edition(*edition)),
    };
    editions.iter().map(choice).collect()
}

/// What each edition changed in the rules of the one before, newest first.
fn news(teller: &Teller<'_>) -> Vec<News> {
    let of_pair = |(comparison, told): &(&Comparison<'_>, Vec<Told<'_>>)| {
        let (from, to) = (comparison.from, comparison.to);
        let rules = told.iter().filter(|told| told.kind().is_some());
        let titles: Vec<String> = rules
            .map(|told| teller.plain_title(told.rule.provision))
            .collect();
        let data = teller.shelf.library.edition(to).ok()?;
        Some(News {
            date: data.in_force.clone(),
            title: teller.plain(&Teller::pair("compare-title", from, to)),
            summary: titles.join(" · "),
            path: compared::path(from, to),
        })
    };
    teller.compared.iter().filter_map(of_pair).collect()
}

/// The words around every page, by message, and the colon of the language.
fn around(teller: &Teller<'_>) -> BTreeMap<String, String> {
    let words = teller.words;
    let english = words.fallback().map(Words::patterns);
    words
        .patterns()
        .chain(english.into_iter().flatten())
        .filter(|(_, file)| *file == AROUND)
        .map(|(message, _)| {
            let say = Say::message(message.to_owned());
            (message.to_owned(), teller.plain(&say))
        })
        .chain([("colon".to_owned(), teller.colon().to_owned())])
        .collect()
}
