//! A provision as a rule: heading, number, the rule itself in our own words.

use crate::edition::{Contents, Doubt, Laws};
use crate::game::Facts;
use crate::laws::Provision;
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// The rule of a provision in an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its heading.
    pub title: String,
    /// Its number, where the edition gives it one.
    pub number: Option<String>,
    /// Heading and number as one phrase: “Article 5.1.1, Checkmate”.
    pub named: String,
    /// The rule; none where the edition has no such rule.
    pub rule: Option<String>,
    /// Why it has nothing to do with a case in which nothing falls under it, where the language says so.
    pub unmet: Option<String>,
    /// A warning for each value of the rule that is not certain in this edition.
    pub uncertain: Vec<String>,
    /// Why a doubtful text is read this way, where the language says so.
    pub reading: Option<String>,
}

/// Heading and number of a provision as one phrase: “Article 5.1.1, Checkmate”.
pub fn provision_named(
    voice: &Voice<'_>,
    provision: &'static Provision,
    contents: &Contents,
) -> String {
    voice.say(&naming("provision-named", voice, provision, contents))
}

/// Numbers and heading of a reason as one phrase: “Articles 7.5.5 and A.3, Penalty for an illegal move”.
pub(super) fn reason_named(
    voice: &Voice<'_>,
    provision: &'static Provision,
    cited: &'static Provision,
    contents: &Contents,
    beside: &[String],
) -> String {
    let own = cited.number(contents).map(str::to_owned);
    let articles: Vec<String> = own.into_iter().chain(beside.iter().cloned()).collect();
    match articles.as_slice() {
        [] | [_] => {
            let say = naming_by("provision-named", voice, provision, cited, contents);
            voice.say(&say)
        }
        _ => {
            let say = naming("provisions-named", voice, provision, contents);
            voice.phrase(&say.with("articles", Value::Texts(articles)))
        }
    }
}

/// The rule of a provision under these laws.
pub fn rule_text(voice: &Voice<'_>, laws: &Laws, provision: &'static Provision) -> RuleText {
    let number = provision.number(&laws.contents);
    let facts = (provision.rule)(laws);
    let own = |attribute: &'static str| {
        let known = voice
            .words()
            .knows(&format!("{}.{attribute}", provision.id));
        let facts = facts.as_ref().filter(|_| known)?;
        Some(voice.say(&Say::attribute(provision.id, attribute).facts(facts)))
    };
    RuleText {
        title: title(voice, provision),
        number: number.map(str::to_owned),
        named: provision_named(voice, provision, &laws.contents),
        reading: own("reading"),
        unmet: own("unmet"),
        uncertain: (facts.iter().flat_map(|facts| facts.doubts()))
            .map(|doubt| uncertain(voice, doubt))
            .collect(),
        rule: (facts.as_ref()).map(|facts| voice.say(&rule_said(provision, facts))),
    }
}

/// What the rule of a provision says under these laws; none where the edition has no such rule.
pub fn rule_alone(voice: &Voice<'_>, laws: &Laws, provision: &'static Provision) -> Option<String> {
    let facts = (provision.rule)(laws)?;
    Some(voice.say(&rule_said(provision, &facts)))
}

/// Why a doubtful text is read as it is, where the language says so; none where the edition has no such rule.
pub fn rule_reading(
    voice: &Voice<'_>,
    laws: &Laws,
    provision: &'static Provision,
) -> Option<String> {
    let known = voice.words().knows(&format!("{}.reading", provision.id));
    let facts = known.then(|| (provision.rule)(laws)).flatten()?;
    Some(voice.say(&Say::attribute(provision.id, "reading").facts(&facts)))
}

/// What a rule says with these facts.
pub fn rule_said(provision: &'static Provision, facts: &Facts) -> Say {
    Say::attribute(provision.id, "rule").facts(facts)
}

/// The warning that a value, or a rule, is not certain.
pub(super) fn uncertain(voice: &Voice<'_>, doubt: &Doubt) -> String {
    let attribute = match doubt.key {
        Some(_) => doubt.confidence.name(),
        None => "unseen",
    };
    let named = doubt.key.map(value_named);
    let value = named.map(|name| Value::Text(voice.phrase(&name)));
    let say = Say::attribute("confidence", attribute);
    voice.say(&match value {
        Some(value) => say.with("value", value),
        None => say,
    })
}

/// The name of a value in the reader's language.
pub fn value_named(key: &str) -> Say {
    Say::message(format!("value-of-{key}"))
}

/// The heading of a provision.
pub(super) fn title(voice: &Voice<'_>, provision: &'static Provision) -> String {
    voice.say(&Say::attribute(provision.id, "title"))
}

/// A message that names a provision by `$title` and, where `$numbered` is yes, `$article`; where it is taught, that is the name of
/// an item of the practice.
pub(super) fn naming(
    message: &'static str,
    voice: &Voice<'_>,
    provision: &'static Provision,
    contents: &Contents,
) -> Say {
    naming_by(message, voice, provision, provision, contents)
}

/// The same with the article of another provision.
fn naming_by(
    message: &'static str,
    voice: &Voice<'_>,
    provision: &'static Provision,
    cited: &'static Provision,
    contents: &Contents,
) -> Say {
    let number = cited.number(contents);
    let numbered = match number {
        Some(_) if contents.item(cited.id).is_some() => "taught",
        Some(_) => "yes",
        None => "no",
    };
    let say = Say::message(message)
        .with("title", Value::Text(title(voice, provision)))
        .word("numbered", numbered);
    match number {
        Some(number) => say.with("article", Value::Article(number.to_owned())),
        None => say,
    }
}

/// Why a number states no rule: the message is named after the reason in `editions/`.
pub fn why_not(reason: &str) -> Say {
    let slug: Vec<String> = reason
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    Say::message(format!("not-modelled-{}", slug.join("-")))
}
