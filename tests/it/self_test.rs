//! The pages on which readers test themselves ask what was approved, and say of each option what the engine rules.

use crate::quiz::is_sound;
use crate::quiz_approved::ids;
use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::book::{Book, Page, Questions, Shelf, Sources, book, of_chapters};
use jadoube::edition::{Layers, Setting};
use jadoube::game::Effect;
use jadoube::laws::{Code, judge};
use jadoube::quiz::{QuizQuestion, Request, Says, Stock, every};
use jadoube::rulings::Rulings;
use jadoube::text::{Announcement, Standing};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The questions of all chapters.
static ASKED: LazyLock<Vec<Questions<'static>>> =
    LazyLock::new(|| of_chapters(&Stock::of(&RULINGS, &TONGUES.0), &ids()));

fn asked() -> impl Iterator<Item = &'static QuizQuestion<'static>> {
    ASKED.iter().flat_map(|of_chapter| &of_chapter.all)
}

#[test]
fn each_chapter_asks_five_approved_questions_of_the_newest_edition_or_all_that_it_has() {
    let approved = ids();
    let newest = LIBRARY.newest().map(|data| data.edition);
    for question in asked() {
        assert!(approved.contains(&question.id), "{}", question.id);
        assert_eq!(Some(question.run.edition), newest, "{}", question.id);
    }
    let again = of_chapters(&Stock::of(&RULINGS, &TONGUES.0), &approved);
    for (of_chapter, again) in ASKED.iter().zip(&again) {
        let name = of_chapter.chapter.id;
        let ids = |of: &Questions<'_>| of.all.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(of_chapter), ids(again), "{name}");
        let cases: BTreeSet<&str> = (of_chapter.all.iter())
            .map(|question| question.scenario().id.as_str())
            .collect();
        assert_eq!(
            cases.len(),
            of_chapter.all.len(),
            "{name}: a case is told twice"
        );
        assert!((1..=5).contains(&cases.len()), "{name}");
    }
    let counts: BTreeMap<&str, usize> = (ASKED.iter())
        .map(|of_chapter| (of_chapter.chapter.id, of_chapter.all.len()))
        .collect();
    for chapter in [
        "act-of-moving",
        "clock",
        "completion",
        "conduct",
        "drawn-game",
        "irregularities",
        "rapid",
    ] {
        assert_eq!(counts[chapter], 5, "{chapter}");
    }
    // no question about them is approved
    assert!(!counts.contains_key("points") && !counts.contains_key("chess960"));
}

#[test]
fn the_questions_of_a_chapter_are_about_several_rules_and_of_several_kinds() {
    let approved = ids();
    let approved_kinds = |chapter: &str| -> BTreeSet<String> {
        let own = approved.iter().filter_map(|id| {
            let (what, _) = id.rsplit_once('.')?;
            let (case, kind) = (what.split('.').next()?, what.rsplit('.').next()?);
            let is_own = LIBRARY.scenario(case)?.chapter == chapter;
            is_own.then(|| kind.to_owned())
        });
        own.collect()
    };
    for of_chapter in ASKED.iter().filter(|it| it.all.len() == 5) {
        let kinds: BTreeSet<_> = of_chapter
            .all
            .iter()
            .map(|question| question.kind)
            .collect();
        let files: BTreeSet<&str> = (of_chapter.all.iter())
            .map(|question| question.scenario().place.file.as_str())
            .collect();
        let name = of_chapter.chapter.id;
        let most = approved_kinds(name).len();
        assert!(kinds.len() >= most.min(2), "{name}: {kinds:?}");
        // all that is approved about these asks the same
        let is_alike = ["notation", "recording"].contains(&name);
        assert_eq!(most == 1, is_alike, "{name}: {most}");
        assert!(files.len() >= 3, "{name}: {files:?}");
    }
}

#[test]
fn what_is_told_to_be_right_is_what_the_engine_rules_anew_and_nothing_else_is() {
    for question in asked() {
        is_sound(question);
        let name = &question.id;
        let setting = Setting {
            practice: Layers::FIDE,
            ..question.run.setting.clone()
        };
        let laws = LIBRARY.laws(question.run.edition, &setting);
        let case = &question.scenario().case;
        let verdict = judge(&Code::new(&laws), case).expect("a ruling");
        let whole = Announcement::of(case, &verdict).expect("it can be announced");
        let mut ruled: Vec<Effect> = whole.effects().cloned().collect();
        if let Standing::PlayOn(shown) = &whole.standing {
            let shown = shown.iter().copied();
            ruled.extend(shown.map(|(player, time)| Effect::ShowsExactly { player, time }));
        }
        for right in question.right() {
            let (Says::Ruled(says) | Says::Part(says)) = &right.says else {
                continue;
            };
            let all = says.effects().all(|effect| ruled.contains(effect));
            assert!(all, "{name}: {says:?}");
        }
    }
}

/// The kinds of questions that the lists of approved ones have.
const KINDS: [&str; 5] = ["arbiter", "claim", "play", "result", "several"];

/// The Italian book of the cases of two chapters, with all questions of these kinds approved; and the right options of each
/// question on its pages, by its story.
fn small() -> (Book, BTreeMap<String, BTreeSet<String>>) {
    let mut library = LIBRARY.clone();
    let chapters = ["completion", "moves"];
    library
        .scenarios
        .retain(|case| chapters.contains(&case.chapter.as_str()));
    let rulings = Rulings::of(&library);
    let stock = Stock::of(&rulings, &TONGUES.0);
    let newest = library.newest().map(|data| data.edition);
    let request = Request {
        count: 0,
        seed: 0,
        topic: None,
        edition: newest,
        pace: None,
        supervision: None,
        practice: Layers::FIDE,
    };
    let ids = every(&stock, &request).into_iter().map(|it| it.id);
    let ids = ids.filter(|id| KINDS.iter().any(|kind| id.contains(&format!(".{kind}."))));
    let ids: BTreeSet<String> = ids.collect();
    let list: String = ids.iter().map(|id| format!("- {id}\n")).collect();
    let path = format!("papers/approved/{}.yaml", newest.expect("an edition"));
    let files = jadoube::embedded::files();
    let files = files.iter().filter(|(file, _)| *file != path);
    let files = files.map(|(file, bytes)| (file.as_str(), *bytes));
    let files = files.chain([(path.as_str(), list.as_bytes())]);
    let sources = Sources::of(files, &TONGUES.0, &LIBRARY).expect("good lists");
    let words = TONGUES.0.get("it").expect("Italian");
    let chosen = of_chapters(&stock, &ids);
    let told = chosen.iter().flat_map(|of_chapter| &of_chapter.all);
    let told = told.map(|question| {
        let told = question.told(words);
        let right = told.options.iter().filter(|option| option.right);
        let right = right.map(|option| plain(&option.text)).collect();
        (plain(&told.story), right)
    });
    let told = told.collect();
    let shelf = Shelf::new(&rulings).asking(&stock, &sources);
    (book(&shelf, words, &sources).0, told)
}

/// What stands in the page between two marks, each time.
fn between<'p>(text: &'p str, start: &'p str, end: &'p str) -> Vec<&'p str> {
    let starts = text.split(start).skip(1);
    starts
        .filter_map(|rest| Some(rest.split_once(end)?.0))
        .collect()
}

/// The text as the page has it: typeset, and safe between tags.
fn plain(html: &str) -> String {
    let html = html
        .replace("&#39;", "’")
        .replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">");
    html.replace("&amp;", "&")
        .replace(['\u{a0}', '\u{202f}'], " ")
        .replace('\'', "’")
}

#[test]
fn a_page_says_of_each_option_at_its_place_whether_it_is_right_and_why_not() {
    let (book, keys) = small();
    let pages: Vec<&Page> = book
        .pages
        .iter()
        .filter(|it| it.path.starts_with("test/"))
        .collect();
    assert!(pages.len() >= 2, "{}", pages.len());
    let mut places = BTreeSet::new();
    for page in pages {
        let sections = between(&page.markdown, "<section>", "</section>");
        assert!((1..=5).contains(&sections.len()), "{}", page.path);
        for section in sections {
            let (question, answer) = section.split_once("<details").expect("an answer");
            let story = plain(between(question, "<p>", "</p>")[0]);
            let right = &keys[&story];
            let options = between(question, "<li><label>", "</label>");
            let judged = between(
                answer.split("</ol>").next().unwrap_or_default(),
                "<li",
                "</li>",
            );
            assert_eq!(options.len(), judged.len(), "{story}");
            for (place, (option, judged)) in options.iter().zip(judged).enumerate() {
                let (input, text) = option.split_once("> ").expect("an input");
                let is_right = judged.starts_with(" class=\"right\"");
                assert_eq!(right.contains(&plain(text)), is_right, "{story}: {text}");
                let why = judged.rsplit("</b>").next().unwrap_or_default();
                assert_eq!(why.trim().is_empty(), is_right, "{story}: {text}");
                let one = if right.len() > 1 { "checkbox" } else { "radio" };
                assert!(input.contains(one), "{story}");
                if is_right && one == "radio" {
                    places.insert(place);
                }
            }
        }
    }
    assert!(places.len() >= 3, "the right options stand at {places:?}");
}

#[test]
fn the_pages_are_linked_from_the_contents_and_from_their_chapters_and_name_the_edition() {
    let (book, _) = small();
    let page = |path: &str| book.pages.iter().find(|page| page.path == path);
    let contents = format!("{:?}", book.contents);
    assert!(contents.contains("\"test.html\""));
    let list = page("test.html").expect("the list of the tests");
    for path in ["completion", "moves"] {
        let link = format!("href=\"test/{path}.html\"");
        assert!(list.markdown.contains(&link), "{path}");
        let chapter = page(&format!("{path}.html")).expect("a chapter");
        assert!(chapter.markdown.contains(&link), "{path}");
        let test = page(&format!("test/{path}.html")).expect("a test");
        assert!(
            test.markdown
                .contains("Le domande seguono le Regole del 2023")
        );
        // readers of each other edition are told
        assert!(
            test.markdown
                .contains("riguardano soltanto le Regole del 2023")
        );
    }
    // nothing is asked of chapters without approved questions
    assert!(page("test/clock.html").is_none());
    let clock = page("clock.html").expect("a chapter");
    assert!(!clock.markdown.contains("href=\"test/"));
}

#[test]
fn a_list_of_approved_questions_that_cannot_be_read_is_told_with_its_place() {
    let files = [(
        "papers/approved/2023.yaml",
        b"- a.b.c.d.e\n- no id\n".as_slice(),
    )];
    let faults = Sources::of(files, &TONGUES.0, &LIBRARY).expect_err("a fault");
    let places: Vec<(&str, usize, usize)> = (faults.iter())
        .map(|fault| {
            (
                fault.place.file.as_str(),
                fault.place.line,
                fault.place.column,
            )
        })
        .collect();
    assert_eq!(places, [("papers/approved/2023.yaml", 2, 3)]);
}
