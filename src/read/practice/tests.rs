//! What a bad file of a layer is told, and where.

use super::*;

const FILE: &str = "editions/practice/fide.yaml";

const GOOD: &str = r#"layer: fide
sources: {AM25: pages, RC17: numbers}
items:
  M-035:
    articles: ["4", "4.8"]
    source: {AM25: "18"}
    since: 2018
    kind: fills
    confidence: attested
    role: reading
    provisions: [touch-move-broken]
    cases: [the-arbiter-sees-another-piece-move]
  M-036:
    articles: ["4"]
    source: {AM25: "18", RC17: "4"}
    since: 2023
    kind: narrows
    confidence: reported
    unsafe: true
    role: narrowing
    pending: it waits
  M-037:
    articles: ["12"]
    source: {RC17: null}
    since: 2017
    kind: explains
    confidence: attested
    not-modelled: Concerns no game
"#;

/// The first fault of the good file with something else in the place of a text that stands there once.
fn first(good: &str, bad: &str) -> String {
    assert_eq!(GOOD.matches(good).count(), 1, "{good}");
    let text = GOOD.replacen(good, bad, 1);
    let faults = practice(FILE, &text).expect_err("a fault");
    faults[0].to_string()
}

#[test]
fn a_good_file_says_what_became_of_each_item() {
    let read = practice(FILE, GOOD).expect("a layer");
    assert_eq!(read.layer, Layer::Fide);
    let [held, pending, not_modelled] = read.items.as_slice() else {
        panic!("{:#?}", read.items);
    };
    let held_by = Taught::Held {
        role: Role::Reading,
        provisions: vec!["touch-move-broken".into()],
        cases: vec!["the-arbiter-sees-another-piece-move".into()],
    };
    assert_eq!((held.id.as_str(), &held.taught), ("M-035", &held_by));
    assert!(!held.is_unsafe);
    let waits = Taught::Pending {
        role: Role::Narrowing,
        missing: "it waits".into(),
        provisions: Vec::new(),
    };
    assert_eq!(pending.taught, waits);
    assert!(pending.is_unsafe);
    let cited = |source: &str, by, places: &[&str]| Citation {
        source: source.into(),
        by,
        places: places
            .iter()
            .filter_map(|text| CitedPlace::read(text))
            .collect(),
    };
    let both = [
        cited("AM25", CitedBy::Pages, &["18"]),
        cited("RC17", CitedBy::Numbers, &["4"]),
    ];
    assert_eq!(pending.source, both);
    assert_eq!(not_modelled.source, [cited("RC17", CitedBy::Numbers, &[])]);
    assert_eq!(
        not_modelled.taught,
        Taught::NotModelled("Concerns no game".into())
    );
}

#[test]
fn a_bad_file_is_told_what_was_found_where_and_what_belongs_there() {
    for (good, bad, expected) in [
        (
            "layer: fide",
            "layer: ecu",
            "fide.yaml:1:1: layer ecu; expected a file named ecu.yaml",
        ),
        (
            "  M-035:",
            "  M-35:",
            "fide.yaml:4:3: item `M-35`; expected a name like M-035",
        ),
        (
            "  M-036:",
            "  M-034:",
            "fide.yaml:13:3: M-034 after M-035; expected each item once, in the order of their names",
        ),
        (
            "[\"4\", \"4.8\"]",
            "[]",
            "fide.yaml:5:5: no article; expected at least one",
        ),
        (
            "{AM25: \"18\"}",
            "{AM19: \"18\"}",
            "fide.yaml:6:14: unknown source `AM19`; expected one of AM25, RC17",
        ),
        (
            "sources: {AM25",
            "sources: {AM19: pages, AM25",
            "fide.yaml:2:11: source `AM19`; expected a source that an item cites",
        ),
        (
            "RC17: \"4\"",
            "RC17: \"4, quoted in 5\"",
            "fide.yaml:15:36: place \"quoted in 5\"; expected numbers and single letters",
        ),
        (
            "[touch-move-broken]",
            "[released-piece, touch-move-brokn]",
            "fide.yaml:11:34: unknown provision `touch-move-brokn`; expected the id of a provision, perhaps `touch-move-broken`",
        ),
        (
            "    not-modelled: Concerns no game\n",
            "",
            "fide.yaml:22:3: an item that says nothing of what became of it; expected `role`",
        ),
        (
            "    pending: it waits\n",
            "    pending: it waits\n    cases: [one]\n",
            "fide.yaml:21:5: an item with role, cases, pending; expected `role`",
        ),
        (
            "    not-modelled: Concerns no game\n",
            "    role: reading\n    not-modelled: Concerns no game\n",
            "fide.yaml:29:5: an item with role, not-modelled; expected `role`",
        ),
        (
            "    not-modelled: Concerns no game\n",
            "    not-modelled: Concerns no game\n    params: {flags: {article: null, confidence: attested, value: 1}}\n",
            "fide.yaml:29:14: unknown parameter `flags`; expected a parameter of the editions",
        ),
        (
            "kind: narrows",
            "kind: narrow",
            "fide.yaml:17:11: items.M-036.kind: unknown variant `narrow`; expected one of `explains`",
        ),
    ] {
        let told = first(good, bad);
        assert!(told.contains(expected), "{told}\nexpected {expected}");
    }
}

#[test]
fn an_unknown_case_is_told_at_its_word() {
    let read = practice(FILE, GOOD).expect("a layer");
    let none = unknown_cases(FILE, GOOD, &read, &BTreeSet::new());
    let [fault] = none.as_slice() else {
        panic!("{none:#?}");
    };
    assert_eq!((fault.place.line, fault.place.column), (12, 13));
    let known = BTreeSet::from(["the-arbiter-sees-another-piece-move"]);
    assert_eq!(unknown_cases(FILE, GOOD, &read, &known), []);
}

#[test]
fn two_items_that_change_the_same_parameter_are_a_fault() {
    let params =
        "params: {touch-move-acted-on-by: {article: null, confidence: attested, value: []}}";
    let good = "    cases: [the-arbiter-sees-another-piece-move]\n";
    let text = GOOD.replacen(good, &format!("{good}    {params}\n"), 1);
    let one = practice(FILE, &text).expect("a layer");
    assert_eq!(changed_twice(FILE, &text, &one, &[]), []);
    let text = text.replacen(
        "    pending: it waits\n",
        &format!("    pending: it waits\n    {params}\n"),
        1,
    );
    let two = practice(FILE, &text).expect("a layer");
    for twice in [
        changed_twice(FILE, &text, &two, &[]),
        changed_twice(FILE, &text, &two, &[one]),
    ] {
        let told = twice
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n");
        assert!(
            told.contains("fide.yaml:23:14: parameter `touch-move-acted-on-by`"),
            "{told}"
        );
    }
}
