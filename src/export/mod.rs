//! Questions for the learning platforms of others, terms and messages for the tools of translators, and pages for reviewers: what each
//! takes, as bytes or text in memory.
//!
//! Of questions everything is made from [`Told`] alone, in one language, whose words stand around the questions.
//! Each place that a text can go to has one function that makes it safe there: `html` for HTML and XML, [`gift`], [`csv`].

mod anki;
mod book;
mod csv;
mod diff;
mod gift;
mod html;
pub mod messages;
mod moodle;
mod name;
mod package;
mod page;
mod picture;
mod qti;
pub mod review;
pub mod termbase;

pub use anki::anki;
pub use book::{TestPage, test_yourself};
pub use csv::csv;
pub use gift::gift;
pub use moodle::moodle;
pub use name::stem;
pub use package::Unpacked;
pub use qti::qti;

use crate::quiz::{Form, OptionTold, Random, Told};
use std::collections::BTreeSet;

/// The questions without those that are another wording of an earlier one: platforms know a question by its [`stem`].
pub fn distinct(questions: Vec<Told>) -> Vec<Told> {
    let mut seen = BTreeSet::new();
    let new = |question: &Told| seen.insert(stem(&question.id).to_owned());
    questions.into_iter().filter(new).collect()
}

/// The options as they are shown before the answer, each with its place in the question: those to be put in order are mixed,
/// each time alike.
fn shown(question: &Told) -> Vec<(usize, &OptionTold)> {
    let mut options: Vec<_> = question.options.iter().enumerate().collect();
    if question.form == Form::Order {
        Random::named(stem(&question.id)).shuffle(&mut options);
        // Chance may leave the right order, which would give the answer away.
        if options.iter().map(|(at, _)| *at).is_sorted() {
            options.reverse();
        }
    }
    options
}

/// What an option adds to the mark where several are right: all right ones together give the whole, all wrong ones take it.
fn share(question: &Told, option: &OptionTold) -> f64 {
    let options = question.options.iter();
    let alike = options.filter(|other| other.right == option.right);
    let share = 1.0 / alike.count() as f64;
    if option.right { share } else { -share }
}

/// The same in hundredths, as Moodle writes it.
fn percent(question: &Told, option: &OptionTold) -> String {
    let text = format!("{:.5}", 100.0 * share(question, option));
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.to_owned()
}

/// How many marks a question gives: one, or those of its parts.
fn marks(question: &Told) -> u64 {
    match question.form {
        Form::Open => question
            .marks
            .iter()
            .map(|part| u64::from(part.marks))
            .sum(),
        Form::Single | Form::Several | Form::Order => 1,
    }
}
