//! `jadoube article`: a rule in one edition, its number in all of them, its cases, and what is taught beside it.

use crate::choice::{Choice, ScopeChoice};
use crate::item;
use crate::shared::Desk;
use crate::shared::refusal::near_names;
use anyhow::{Result, bail};
use clap::Args;
use jadoube::coverage::{items, teaches_about};
use jadoube::edition::{Edition, EditionData, Item, Setting, Stands};
use jadoube::game::Colours;
use jadoube::laws::{Provision, provision, provisions};
use jadoube::read::{Expect, Library, Scenario, near};
use jadoube::text::{Say, Value, Voice, case_cited, rule_text, scopes_of, why_not};
use std::collections::BTreeSet;
use std::process::ExitCode;

/// Which rule, in which language and edition.
#[derive(Args)]
pub struct Options {
    article: String,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    scope: ScopeChoice,
}

/// Shows the rules of a number, or the rule of a name.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let library = crate::library(desk)?;
    let edition = options.choice.edition(&library)?;
    let asked = options.article.trim();
    let voice = words.voice(Colours::Known);
    let page = |provision| page(options, &voice, &library, edition, provision);
    let pages: Vec<String> = if let Some(item) = item::named(&library, asked) {
        let stands = item.stands.iter().filter_map(|id| provision(id));
        let alone = item::page(&voice, &library, edition.edition, item);
        std::iter::once(alone).chain(stands.map(page)).collect()
    } else {
        let found = match provision(asked) {
            Some(named) => vec![named],
            None => numbered(asked, edition),
        };
        let taught = item::block(&voice, &taught(asked, &found, &library, edition.edition));
        if found.is_empty() {
            let why = |speak: &Speak<'_>| not_found(&voice, speak, asked, edition, &library);
            if taught.is_empty() {
                bail!("{}", why(&|say| voice.phrase(say)));
            }
            vec![format!("{}\n{taught}", why(&|say| voice.say(say)))]
        } else {
            let mut pages: Vec<String> = found.into_iter().map(page).collect();
            if let Some(last) = pages.last_mut() {
                last.push_str(&taught);
            }
            pages
        }
    };
    crate::print(&pages.join("\n"))?;
    Ok(ExitCode::SUCCESS)
}

/// What is taught beside an edition about these rules, or about the number that was asked for.
fn taught<'l>(
    asked: &str,
    found: &[&'static Provision],
    library: &'l Library,
    edition: Edition,
) -> Vec<&'l Item> {
    let Some(newest) = library.newest() else {
        return Vec::new();
    };
    let asked = plain_number(asked);
    let about = |item: &&Item| {
        let mut found = found.iter();
        item.articles
            .iter()
            .any(|number| plain_number(number) == asked)
            || found.any(|provision| teaches_about(item, provision, &newest.contents))
    };
    let all = items(library).into_iter();
    all.filter(|item| item.since <= edition)
        .filter(about)
        .collect()
}

/// A text without the word before a number, in whatever language: `9.6.2` of `Art. 9.6.2`.
fn without_word(text: &str) -> &str {
    let rest = text.trim_start_matches(char::is_alphabetic);
    let number = rest.trim_start_matches(|c: char| c == '.' || c.is_whitespace());
    let is_number = number.starts_with(char::is_alphanumeric) && begins_as_number(number);
    if is_number && !begins_as_number(text) {
        number
    } else {
        text
    }
}

/// Whether the letters that a text begins with, if any, are those of a number, as in `A.4.3` and `III.5`.
fn begins_as_number(text: &str) -> bool {
    let letters = text.split(|c: char| !c.is_alphabetic()).next();
    let letters = letters.unwrap_or_default();
    letters.chars().nth(1).is_none() || letters.chars().all(|c| "IVXivx".contains(c))
}

/// A number without what people write around and inside it: `Art. 5.1.a` is `5.1a`.
fn plain_number(text: &str) -> String {
    let text = without_word(text).to_lowercase();
    let text = text.trim_matches(|c: char| c == '.' || c.is_whitespace());
    let mut plain = String::new();
    let mut signs = text.chars().filter(|c| !c.is_whitespace()).peekable();
    while let Some(sign) = signs.next() {
        let before_a_letter = signs.peek().is_some_and(|next| next.is_alphabetic());
        if sign != '.' || plain.is_empty() || !before_a_letter {
            plain.push(sign);
        }
    }
    plain
}

/// The provisions of a number; where it only introduces parts, those of its parts.
fn numbered(asked: &str, edition: &EditionData) -> Vec<&'static Provision> {
    let asked = plain_number(asked);
    let with = |fits: &dyn Fn(&str) -> bool| -> Vec<&'static Provision> {
        provisions()
            .filter(|p| {
                p.number(&edition.contents)
                    .is_some_and(|n| fits(&plain_number(n)))
            })
            .collect()
    };
    let exact = with(&|number| number == asked);
    if !exact.is_empty() {
        return exact;
    }
    with(&|number| {
        number.strip_prefix(asked.as_str()).is_some_and(|rest| {
            rest.starts_with('.') || rest.starts_with(|c: char| c.is_alphabetic())
        })
    })
}

/// What stands under a plain number of an edition, where the edition has it.
fn stands_under<'e>(plain: &str, edition: &'e EditionData) -> Option<&'e Stands> {
    let mut all = edition.contents.iter();
    let found = all.find(|(number, _)| plain_number(number) == plain);
    found.map(|(_, stands)| stands)
}

/// How the first sentence begins: on its own, or after a word of the line.
type Speak<'s> = dyn Fn(&Say) -> String + 's;

fn not_found(
    voice: &Voice<'_>,
    speak: &Speak<'_>,
    asked: &str,
    edition: &EditionData,
    library: &Library,
) -> String {
    let asked = without_word(asked);
    let plain = plain_number(asked);
    let say = |message: &'static str| {
        Say::message(message)
            .with("found", Value::Text(asked.to_owned()))
            .with("edition", Value::Text(edition.edition.to_string()))
    };
    if let Some(stands) = stands_under(&plain, edition) {
        return match stands {
            Stands::NotModelled(reason) => {
                let reason = Value::Text(voice.say(&why_not(reason)));
                speak(&say("article-without-rule").with("reason", reason))
            }
            Stands::Provisions(_) | Stands::Pending => speak(&say("article-pending")),
        };
    }
    let slugs = provisions().map(|p| p.id);
    let numbers = edition.contents.iter().map(|(number, _)| number);
    let items = library.items().map(|item| item.id.as_str());
    let near = near(asked, numbers.chain(slugs).chain(items));
    let unknown = near_names(voice, speak(&say("unknown-article")), &near);
    let others = (library.editions.iter()).filter(|other| stands_under(&plain, other).is_some());
    let others: Vec<String> = others.map(|other| other.edition.to_string()).collect();
    let Some(newest) = others.last().cloned() else {
        return unknown;
    };
    let elsewhere = say("article-elsewhere")
        .with("newest", Value::Text(newest))
        .with("editions", Value::Texts(others));
    format!("{unknown} {}", voice.say(&elsewhere))
}

/// The different texts of a rule, each with the settings in which it is in force.
fn texts(
    settings: &[Setting],
    voice: &Voice<'_>,
    edition: &EditionData,
    provision: &'static Provision,
) -> Vec<(String, Vec<Setting>)> {
    let mut all: Vec<(String, Vec<Setting>)> = Vec::new();
    for setting in settings {
        let text = rule_text(voice, &edition.laws(setting), provision);
        let Some(mut rule) = text.rule else {
            continue;
        };
        for uncertain in text.uncertain {
            rule.push('\n');
            rule.push_str(&uncertain);
        }
        match all.iter_mut().find(|(known, _)| *known == rule) {
            Some((_, settings)) => settings.push(setting.clone()),
            None => all.push((rule, vec![setting.clone()])),
        }
    }
    all
}

fn page(
    options: &Options,
    voice: &Voice<'_>,
    library: &Library,
    edition: &EditionData,
    provision: &'static Provision,
) -> String {
    let scopes = options.scope.scopes().into_iter();
    let settings: Vec<Setting> = scopes
        .map(|(pace, watched)| Setting::of(pace, watched))
        .collect();
    let named = match settings.first() {
        Some(setting) => rule_text(voice, &edition.laws(setting), provision).named,
        None => String::new(),
    };
    let mut page = format!("{named} [{}]\n", provision.id);
    let texts = texts(&settings, voice, edition, provision);
    let under = |message: &'static str| {
        let year = Value::Text(edition.edition.to_string());
        voice.say(&Say::message(message).with("edition", year))
    };
    let unread = |setting: &&Setting| provision.is_unread(&edition.laws(setting));
    let unread: Vec<&Setting> = settings.iter().filter(unread).collect();
    if texts.is_empty() && unread.is_empty() {
        page.push_str(&format!("  {}\n", under("rule-absent")));
    }
    let readings: BTreeSet<String> = settings
        .iter()
        .filter_map(|s| rule_text(voice, &edition.laws(s), provision).reading)
        .collect();
    let everywhere = matches!(texts.as_slice(), [(_, where_)] if where_.len() == settings.len());
    for (text, settings) in &texts {
        let mut indent = "  ";
        if !everywhere {
            let scopes = scopes_of("scope-label", settings);
            page.push_str(&format!("  {}\n", voice.say(&scopes)));
            indent = "    ";
        }
        for line in text.lines() {
            page.push_str(&format!("{indent}{line}\n"));
        }
    }
    if !unread.is_empty() {
        if unread.len() < settings.len() {
            let scopes = scopes_of("scope-label", unread.iter().copied());
            page.push_str(&format!("  {}\n  ", voice.say(&scopes)));
        }
        page.push_str(&format!("  {}\n", under("rule-unread")));
    }
    for reading in readings {
        page.push_str(&format!("  {reading}\n"));
    }
    page.push_str(&format!("\n  {}\n", voice.text("heading-numbers")));
    let none = voice.phrase(&Say::message("number-none"));
    for data in &library.editions {
        let number = provision.number(&data.taught).unwrap_or(&none);
        page.push_str(&format!("    {}  {number}\n", data.edition));
    }
    page.push_str(&format!("\n  {}\n", voice.text("heading-cases")));
    let mut cases = library
        .scenarios
        .iter()
        .filter(|case| is_about(case, provision))
        .peekable();
    if cases.peek().is_none() {
        page.push_str(&format!("    {}\n", voice.text("no-cases")));
    }
    for case in cases {
        page.push_str(&format!("    {}\n", case_cited(voice, case)));
    }
    page
}

/// Whether a case stands in the file of the provision or expects something of it.
fn is_about(scenario: &Scenario, provision: &Provision) -> bool {
    let file = format!("/{}.yaml", provision.id);
    let names = |row: &Expect| {
        [&row.holds, &row.fails, &row.yields]
            .into_iter()
            .flatten()
            .any(|id| id == provision.id)
    };
    scenario.place.file.ends_with(&file) || scenario.expect.iter().any(names)
}

#[cfg(test)]
mod tests {
    use super::plain_number;

    #[test]
    fn a_number_may_be_written_as_people_write_it() {
        for (written, plain) in [
            ("9.5", "9.5"),
            ("Article 9.5.", "9.5"),
            ("art. 5.1.a", "5.1a"),
            ("A.4.3", "a.4.3"),
            ("5.1 A", "5.1a"),
            ("Artikel 9.6b", "9.6b"),
            ("Статья 9.6", "9.6"),
            ("Appendix A.4", "a.4"),
            ("Anhang G", "g"),
            ("III.5.3", "iii.5.3"),
            ("Guideline III.5.3", "iii.5.3"),
            ("castling rights", "castlingrights"),
        ] {
            assert_eq!(plain_number(written), plain, "{written}");
        }
    }
}
