//! The eight files against a table written from the fact sheets, and what a bad file is told.

use std::sync::LazyLock;

use super::*;
use crate::clock::Millis;
use crate::edition::Confidence::{Attested, Reported, Unverified};
use crate::edition::Pace::{Blitz, Rapid, Standard};
use crate::edition::Sanction::{AddTime, Loss};
use crate::edition::Supervision::{Full, Limited};
use crate::edition::years::{L1997, L2001, L2005, L2009, L2014, L2017, L2018, L2023};
use crate::edition::*;

mod penalties;
mod rules;

const FILES: [(Edition, &str); 8] = [
    (L1997, include_str!("../../../../editions/1997.yaml")),
    (L2001, include_str!("../../../../editions/2001.yaml")),
    (L2005, include_str!("../../../../editions/2005.yaml")),
    (L2009, include_str!("../../../../editions/2009.yaml")),
    (L2014, include_str!("../../../../editions/2014.yaml")),
    (L2017, include_str!("../../../../editions/2017.yaml")),
    (L2018, include_str!("../../../../editions/2018.yaml")),
    (L2023, include_str!("../../../../editions/2023.yaml")),
];

const SETTINGS: [(Pace, Supervision); 5] = [
    (Standard, Full),
    (Rapid, Full),
    (Rapid, Limited),
    (Blitz, Full),
    (Blitz, Limited),
];

const ALL: [Edition; 8] = [L1997, L2001, L2005, L2009, L2014, L2017, L2018, L2023];

static DATA: LazyLock<Vec<EditionData>> = LazyLock::new(|| {
    let read = |(edition, text): (Edition, &str)| {
        super::edition(&format!("editions/{edition}.yaml"), text)
    };
    FILES
        .into_iter()
        .map(|file| read(file).unwrap_or_else(|error| panic!("{error}")))
        .collect()
});

fn data(edition: Edition) -> &'static EditionData {
    DATA.iter()
        .find(|data| data.edition == edition)
        .expect("each edition has a file")
}

fn params(edition: Edition, pace: Pace, supervision: Supervision) -> Params {
    data(edition).params.resolve(pace, supervision)
}

/// One value for each edition, compared in one pace and supervision.
fn by_edition<T: Clone + PartialEq + std::fmt::Debug>(
    pace: Pace,
    supervision: Supervision,
    param: impl Fn(&Params) -> &Param<T>,
    expected: [Given<T>; 8],
) {
    for (edition, expected) in ALL.into_iter().zip(expected) {
        let params = params(edition, pace, supervision);
        let found = param(&params);
        assert_eq!(
            found.given, expected,
            "{edition} {pace} {supervision} {}",
            found.key
        );
    }
}

fn v<T>(value: T) -> Given<T> {
    Given::Value(value)
}

fn no<T>() -> Given<T> {
    Given::NoRule
}

fn minutes(count: u64) -> Millis {
    Millis::seconds(count * 60)
}

#[test]
fn all_eight_editions_read() {
    for edition in ALL {
        let data = data(edition);
        assert_eq!(data.edition, edition);
        assert!(data.in_force.starts_with(&edition.to_string()));
        assert!(data.contents.numbers.len() > 100);
        for (pace, supervision) in SETTINGS {
            let laws = data.laws(&Setting::of(pace, supervision));
            assert!(laws.params.entries().len() > 90);
        }
    }
}

#[test]
fn what_has_a_value_has_an_article() {
    for edition in ALL {
        for (pace, supervision) in SETTINGS {
            for entry in params(edition, pace, supervision).entries() {
                let placed = entry.article.is_some();
                assert!(
                    placed || entry.given != Given::Value(()),
                    "{edition} {pace} {supervision} {}",
                    entry.key
                );
                let certain = entry.given != Given::Unknown || entry.confidence == Unverified;
                assert!(certain, "{edition} {pace} {supervision} {}", entry.key);
            }
        }
    }
}

#[test]
fn contents_list_the_numbers_of_each_edition() {
    let has = |edition, number: &str| {
        data(edition)
            .contents
            .numbers
            .iter()
            .any(|other| other == number)
    };
    for (edition, present, absent) in [
        (L1997, "A.10c", "9.5.3"),
        (L2001, "6.10", "7.6"),
        (L2009, "Adj.11b", "A.13"),
        (L2014, "9.7", "9.6.1"),
        (L2017, "7.8.2", "7.5.5"),
        (L2018, "9.2.1.2", "7.7.1"),
        (L2023, "9.2.3.2", "9.2.1.2"),
        (L2023, "A.5.1.2", "A.3.1"),
        (L2018, "B.5", "B.2.1"),
    ] {
        assert!(has(edition, present), "{edition} {present}");
        assert!(!has(edition, absent), "{edition} {absent}");
    }
    let complete = ALL.map(|edition| data(edition).contents.complete);
    assert_eq!(
        complete,
        [false, false, false, true, false, true, true, true]
    );
}

/// The fault that the file of 2018 shows after one replacement.
fn fault(from: &str, to: &str) -> EditionError {
    let (_, text) = FILES[6];
    assert_eq!(text.matches(from).count(), 1, "{from:?} must stand once");
    super::edition("2018.yaml", &text.replace(from, to)).expect_err("a fault")
}

#[test]
fn a_bad_value_is_refused_at_its_place() {
    let (_, text) = FILES[6];
    let row = "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: 3}";
    let line = text
        .lines()
        .position(|line| line.contains(row))
        .expect("a row")
        + 1;
    for (to, told) in [
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: three}",
            "invalid type: string \"three\"",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: certain, value: 3}",
            "unknown variant `certain`",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: 3, unit: times}",
            "unknown field `unit`",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested}",
            "missing field `value`",
        ),
        (
            "claim-repetitions: {confidence: attested, value: 3}",
            "missing field `article`",
        ),
        (
            "claim-repetition: {article: \"9.2.1\", confidence: attested, value: 3}",
            "unknown field `claim-repetition`",
        ),
    ] {
        let error = fault(row, to);
        assert!(error.problem.contains(told), "{error}");
        assert_eq!(error.line, Some(line), "{error}");
        assert!(
            error.to_string().starts_with(&format!("2018.yaml:{line}:")),
            "{error}"
        );
    }
}

#[test]
fn a_file_that_contradicts_itself_is_refused() {
    for (from, to, told) in [
        (
            "edition: 2018",
            "edition: 2017",
            "expected in a file named 2017.yaml",
        ),
        ("edition: 2018", "edition: 18", "expected a year"),
        (
            "in-force: 2018-01-01",
            "in-force: 2018-13-01",
            "expected a day as YYYY-MM-DD",
        ),
        ("\"0:00:30\"", "\"30\"", "H:MM:SS"),
        (
            "claim-lost-when-piece-is: {article: \"9.4\"",
            "claim-lost-when-piece-is: {article: \"9.9\"",
            "number \"9.9\"",
        ),
        (
            "    \"9.1.2\": introduces its parts",
            "    \"9.1.3\": no such number",
            "number \"9.1.3\"",
        ),
        ("pending: []", "pending: [\"9.1.2\"]", "found under both"),
        (
            "\"7.5.4\", \"7.5.5\", \"7.6\",",
            "\"7.5.4\", \"7.5.5\", \"7.5.5\", \"7.6\",",
            "found twice",
        ),
    ] {
        let error = fault(from, to);
        assert!(error.problem.contains(told), "{error}");
        assert!(error.line.is_some(), "{error}");
    }
}
