//! TBX-Basic, the exchange format of terminology: version 2 for most tools in use, version 3 as ISO 30042:2019 has it.

use super::{OfLanguage, concepts, name_of};
use crate::export::html::element;
use crate::read::{Concept, Forbidden, Strength};

/// Which TBX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// The one before 2019, with `martif` around it.
    Two,
    /// ISO 30042:2019.
    Three,
}

/// The names of the elements of a version.
struct Names {
    concept: &'static str,
    language: &'static str,
    term: &'static str,
}

/// What the file is, in the two places that a header has for it.
const TITLE: &str = "Terms of the Laws of Chess";
const SOURCE: &str = "The terms of jadoube, with the numbers of the newest edition of the Laws";

/// What stands before the concepts in version 3, whose grammars the first lines name.
const HEAD_3: &str = concat!(
    r#"<?xml-model href="https://raw.githubusercontent.com/LTAC-Global/TBX_Core_RNG/master/TBXcoreStructV03.rng" type="application/xml" schematypens="http://relaxng.org/ns/structure/1.0"?>"#,
    "\n",
    r#"<?xml-model href="https://raw.githubusercontent.com/LTAC-Global/TBX-Basic_dialect/master/DCA/TBX-Basic_DCA.sch" type="application/xml" schematypens="http://purl.oclc.org/dsdl/schematron"?>"#,
);

/// The file of TBX with these terms.
pub fn tbx(languages: &[OfLanguage<'_>], version: Version) -> String {
    let title = element("title", &[], TITLE);
    let source = element("p", &[], SOURCE);
    let header = format!(
        "<fileDesc><titleStmt>{title}</titleStmt><sourceDesc>{source}</sourceDesc></fileDesc>"
    );
    let (names, head, foot) = match version {
        Version::Two => (
            Names {
                concept: "termEntry",
                language: "langSet",
                term: "tig",
            },
            format!(
                "<martif type=\"TBX-Basic\" xml:lang=\"en\">\n<martifHeader>{header}\
                 <encodingDesc><p type=\"XCSURI\">TBXBasicXCSV02.xcs</p></encodingDesc></martifHeader>"
            ),
            "</martif>",
        ),
        Version::Three => (
            Names {
                concept: "conceptEntry",
                language: "langSec",
                term: "termSec",
            },
            format!(
                "{HEAD_3}\n<tbx style=\"dca\" type=\"TBX-Basic\" xml:lang=\"en\" xmlns=\"urn:iso:std:iso:30042:ed-2\">\n\
                 <tbxHeader>{header}</tbxHeader>"
            ),
            "</tbx>",
        ),
    };
    let entries: String = (concepts(languages).into_iter())
        .map(|(id, named)| names.entry(id, &named))
        .collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{head}\n<text><body>\n{entries}</body></text>\n{foot}\n"
    )
}

impl Names {
    fn entry(&self, id: &str, named: &[(&str, &Concept)]) -> String {
        let languages = named.iter().map(|(lang, concept)| {
            let mut content = typed("descrip", "definition", &concept.definition);
            if let Some(article) = &concept.article {
                content += &note("article", article);
            }
            content.push('\n');
            content += &self.terms(concept);
            element(self.language, &[("xml:lang", lang)], &content) + "\n"
        });
        let content = format!("\n{}", languages.collect::<String>());
        element(self.concept, &[("id", id)], &content) + "\n"
    }

    /// The term, its other forms, and the words to avoid.
    fn terms(&self, concept: &Concept) -> String {
        let mut all = String::new();
        let gender = concept.gender.map(name_of);
        // Only nouns have one; in languages without it nothing tells which terms are nouns.
        let noun = gender.map(|gender| {
            typed("termNote", "partOfSpeech", "noun")
                + &typed("termNote", "grammaticalGender", gender)
        });
        let noun = noun.unwrap_or_default();
        let sources = concept.sources.iter();
        let sources: String = sources.map(|it| typed("admin", "source", it)).collect();
        all += &self.one(&concept.term, &(noun + &status("preferred") + &sources));
        for form in concept.forms.iter().filter(|form| **form != concept.term) {
            let variant = typed("termNote", "termType", "variant");
            all += &self.one(form, &(variant + &status("admitted")));
        }
        for avoided in &concept.forbidden {
            all += &self.avoided(avoided);
        }
        all
    }

    fn avoided(&self, avoided: &Forbidden) -> String {
        let status = status(match avoided.level {
            Strength::Hard | Strength::Variant | Strength::Context => "deprecated",
            Strength::Style => "admitted",
        });
        let mut all = String::new();
        let mut forms = avoided.forms.iter();
        let Some(first) = forms.next() else {
            return all;
        };
        let mut notes = note("level", avoided.level.name());
        if let Some(hint) = &avoided.hint {
            notes += &note("hint", hint);
        }
        all += &self.one(first, &(status.clone() + &notes));
        for form in forms {
            let variant = typed("termNote", "termType", "variant");
            all += &self.one(form, &(variant + &status + &note("form of", first)));
        }
        all
    }

    fn one(&self, term: &str, about: &str) -> String {
        let term = element("term", &[], &crate::export::html::safe(term));
        element(self.term, &[], &(term + about)) + "\n"
    }
}

fn status(how: &str) -> String {
    typed(
        "termNote",
        "administrativeStatus",
        &format!("{how}Term-admn-sts"),
    )
}

fn typed(element_name: &str, category: &str, text: &str) -> String {
    let text = crate::export::html::safe(text);
    element(element_name, &[("type", category)], &text)
}

/// A note that a program can read, too: a label, a colon and the text.
fn note(label: &str, text: &str) -> String {
    let text = crate::export::html::safe(&format!("{label}: {text}"));
    element("note", &[], &text)
}
