//! QTI 2.1: a package with an item for each question, its pictures, and a manifest.

use super::html::{Page, element, safe};
use super::moodle::collection;
use super::name::{plain, within};
use super::package::{Unpacked, packed};
use super::picture::Picture;
use super::{marks, share, shown, stem};
use crate::game::Colours;
use crate::quiz::{Form, Told};
use crate::text::Words;
use std::collections::BTreeMap;

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const QTI: &str = "http://www.imsglobal.org/xsd/imsqti_v2p1";
const PACKAGE: &str = "http://www.imsglobal.org/xsd/imscp_v1p1";
/// The longest part of an identifier that comes from the id of a question.
const LONGEST_ID: usize = 120;

/// The package with these questions: a zip archive.
///
/// One right option and several make a `choiceInteraction`, an order makes an `orderInteraction`, an open question an
/// `extendedTextInteraction` with its marking scheme for the scorer.
///
/// # Errors
///
/// [`Unpacked`] where the archive takes no more.
pub fn qti(questions: &[Told], words: &Words) -> Result<Vec<u8>, Unpacked> {
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let mut images: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut resources = String::new();
    for told in questions {
        let page = Page::of(told, words);
        let file = format!("items/{}.xml", identifier(told));
        resources += &resource(told, &file, &page.pictures);
        files.push((file, item(told, &page, words.lang()).into_bytes()));
        for picture in page.pictures {
            images.insert(image(&picture), picture.svg.into_bytes());
        }
    }
    files.insert(
        0,
        (
            "imsmanifest.xml".to_owned(),
            manifest(questions, &resources, words).into_bytes(),
        ),
    );
    files.extend(images);
    packed(&files)
}

/// The identifier of a question and its resource, the same for every wording.
fn identifier(told: &Told) -> String {
    format!("jadoube-{}", plain(&within(LONGEST_ID, stem(&told.id))))
}

/// Where a picture stands in the package.
fn image(picture: &Picture) -> String {
    format!("images/{}", picture.name)
}

fn manifest(questions: &[Told], resources: &str, words: &Words) -> String {
    let voice = words.voice(Colours::Known);
    let mut editions: Vec<u16> = questions.iter().map(|told| told.edition).collect();
    editions.sort_unstable();
    editions.dedup();
    let titles = editions
        .into_iter()
        .map(|edition| collection(&voice, edition));
    let titles: Vec<String> = titles.collect();
    let title = format!("<!-- {} -->", safe(&titles.join(", ")).replace("--", "- -"));
    let metadata =
        element("schema", &[], "QTIv2.1 Package") + &element("schemaversion", &[], "1.0.0");
    let parts = [
        element("metadata", &[], &metadata),
        element("organizations", &[], ""),
        element("resources", &[], resources),
    ];
    let attributes = [("xmlns", PACKAGE), ("identifier", "jadoube")];
    format!(
        "{HEAD}{title}\n{}\n",
        element("manifest", &attributes, &parts.concat())
    )
}

fn resource(told: &Told, file: &str, pictures: &[Picture]) -> String {
    let mut files = element("file", &[("href", file)], "");
    for picture in pictures {
        files += &element("file", &[("href", &image(picture))], "");
    }
    let attributes = [
        ("identifier", &*identifier(told)),
        ("type", "imsqti_item_xmlv2p1"),
        ("href", file),
    ];
    element("resource", &attributes, &files) + "\n"
}

fn item(told: &Told, page: &Page<'_, '_>, lang: &str) -> String {
    let identifier = identifier(told);
    let attributes = [
        ("xmlns", QTI),
        ("identifier", identifier.as_str()),
        ("title", told.title.as_str()),
        ("adaptive", "false"),
        ("timeDependent", "false"),
        ("xml:lang", lang),
        ("toolName", "jadoube"),
    ];
    let situation = page.situation(|picture| Some(format!("../{}", image(picture))));
    let parts = [
        response(told),
        outcomes(told),
        element("itemBody", &[], &(situation + &interaction(told, page))),
        processing(told),
        feedback(told, page),
    ];
    format!(
        "{HEAD}{}\n",
        element("assessmentItem", &attributes, &parts.join("\n"))
    )
}

/// The identifier of an option by its place in the question.
fn choice(at: usize) -> String {
    format!("choice-{}", at + 1)
}

const fn cardinality(told: &Told) -> &'static str {
    match told.form {
        Form::Single | Form::Open => "single",
        Form::Several => "multiple",
        Form::Order => "ordered",
    }
}

fn response(told: &Told) -> String {
    let base = match told.form {
        Form::Open => "string",
        Form::Single | Form::Several | Form::Order => "identifier",
    };
    let options = || told.options.iter().enumerate();
    let values: String = options()
        .filter(|(_, option)| option.right)
        .map(|(at, _)| element("value", &[], &choice(at)))
        .collect();
    let mut inside = match values.is_empty() {
        true => values,
        false => element("correctResponse", &[], &values),
    };
    if told.form == Form::Several {
        let entries: String = options()
            .map(|(at, option)| {
                let key = choice(at);
                let value = share(told, option).to_string();
                element("mapEntry", &[("mapKey", &key), ("mappedValue", &value)], "")
            })
            .collect();
        let bounds = [
            ("lowerBound", "0"),
            ("upperBound", "1"),
            ("defaultValue", "0"),
        ];
        inside += &element("mapping", &bounds, &entries);
    }
    let attributes = [
        ("identifier", "RESPONSE"),
        ("cardinality", cardinality(told)),
        ("baseType", base),
    ];
    element("responseDeclaration", &attributes, &inside)
}

fn outcomes(told: &Told) -> String {
    let number = |name: &str, value: &str| {
        let attributes = [
            ("identifier", name),
            ("cardinality", "single"),
            ("baseType", "float"),
        ];
        let value = element("defaultValue", &[], &element("value", &[], value));
        element("outcomeDeclaration", &attributes, &value)
    };
    let name = |name: &str, cardinality: &str| {
        let attributes = [
            ("identifier", name),
            ("cardinality", cardinality),
            ("baseType", "identifier"),
        ];
        element("outcomeDeclaration", &attributes, "")
    };
    let chosen = match told.form {
        Form::Several => "multiple",
        Form::Single | Form::Order | Form::Open => "single",
    };
    let all = [
        number("SCORE", "0"),
        number("MAXSCORE", &marks(told).to_string()),
        name("FEEDBACK", chosen),
        name("SOLUTION", "single"),
    ];
    all.concat()
}

fn interaction(told: &Told, page: &Page<'_, '_>) -> String {
    let prompt = element("prompt", &[], &page.asked());
    let choices: String = shown(told)
        .into_iter()
        .map(|(at, option)| {
            element(
                "simpleChoice",
                &[("identifier", &choice(at))],
                &safe(&option.text),
            )
        })
        .collect();
    let mix = if told.may_be_mixed() { "true" } else { "false" };
    let most = if told.form == Form::Several { "0" } else { "1" };
    let response = ("responseIdentifier", "RESPONSE");
    match told.form {
        Form::Single | Form::Several => element(
            "choiceInteraction",
            &[response, ("shuffle", mix), ("maxChoices", most)],
            &(prompt + &choices),
        ),
        Form::Order => element(
            "orderInteraction",
            &[response, ("shuffle", "true")],
            &(prompt + &choices),
        ),
        Form::Open => {
            let marking = page.marking();
            let rubric = match marking.is_empty() {
                true => marking,
                false => element("rubricBlock", &[("view", "scorer")], &marking),
            };
            rubric
                + &element(
                    "extendedTextInteraction",
                    &[response, ("expectedLines", "10")],
                    &prompt,
                )
        }
    }
}

/// What an answer gives: the mark for the right one (as the templates `match_correct` and `map_response` do), what is said of the
/// options chosen, and the explanation.
fn processing(told: &Told) -> String {
    let given = element("variable", &[("identifier", "RESPONSE")], "");
    let set = |name: &str, value: &str| element("setOutcomeValue", &[("identifier", name)], value);
    let value = |kind: &str, value: &str| element("baseValue", &[("baseType", kind)], value);
    let score = match told.form {
        Form::Single | Form::Order => {
            let right = element("correct", &[("identifier", "RESPONSE")], "");
            let matches = element("match", &[], &(given.clone() + &right));
            let branch = |name: &str, test: &str, score: &str| {
                element(
                    name,
                    &[],
                    &(test.to_owned() + &set("SCORE", &value("float", score))),
                )
            };
            let branches = branch("responseIf", &matches, "1") + &branch("responseElse", "", "0");
            element("responseCondition", &[], &branches)
        }
        Form::Several => set(
            "SCORE",
            &element("mapResponse", &[("identifier", "RESPONSE")], ""),
        ),
        Form::Open => String::new(),
    };
    let chosen = match told.form {
        Form::Single | Form::Several => set("FEEDBACK", &given),
        Form::Order | Form::Open => String::new(),
    };
    let solution = set("SOLUTION", &value("identifier", "shown"));
    element("responseProcessing", &[], &(score + &chosen + &solution))
}

fn feedback(told: &Told, page: &Page<'_, '_>) -> String {
    let shown = |outcome: &str, name: &str, html: &str| {
        let attributes = [
            ("outcomeIdentifier", outcome),
            ("showHide", "show"),
            ("identifier", name),
        ];
        element("modalFeedback", &attributes, html) + "\n"
    };
    let mut all = String::new();
    if matches!(told.form, Form::Single | Form::Several) {
        for (at, option) in told.options.iter().enumerate() {
            let html = element("p", &[], &page.feedback(option));
            all += &shown("FEEDBACK", &choice(at), &html);
        }
    }
    all + &shown("SOLUTION", "shown", &page.explanation())
}
