//! Every step of every procedure can be told, is taken somewhere, and rests on what counts there.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::edition::{
    Edition, EditionData, Given, Layer, Layers, Pace, Procedure, Role, SCOPES, Setting,
    Supervision, Taught,
};
use jadoube::game::{Colours, Effect};
use jadoube::laws::{Status, provision};
use jadoube::text::{ProcedureText, Saying, Voice, procedure, procedures_of};
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, Piece, Position, Role as Kind, Setup, Square,
    attacks,
};
use std::collections::BTreeSet;

/// Every layer that there is.
fn all_layers() -> Layers {
    Layer::ALL
        .iter()
        .fold(Layers::LETTER, |all, layer| all.and(*layer))
}

fn settings(practice: Layers) -> Vec<Setting> {
    let of = |(pace, supervision)| Setting {
        practice,
        ..Setting::of(pace, supervision)
    };
    SCOPES.map(of).to_vec()
}

fn told(voice: &Voice<'_>, data: &EditionData, practice: Layers, of: &Procedure) -> ProcedureText {
    procedure(voice, &LIBRARY, data.edition, &settings(practice), of)
}

fn sayings(told: &ProcedureText) -> impl Iterator<Item = &Saying> {
    let says = told.steps.iter().flat_map(|step| &step.says);
    says.map(|(_, saying)| saying)
}

#[test]
fn every_step_is_told_in_every_language_and_taken_in_some_edition() {
    let mut taken = BTreeSet::new();
    for words in TONGUES.0.whole() {
        let voice = words.voice(Colours::Known);
        for data in &LIBRARY.editions {
            for of in &LIBRARY.procedures {
                let text = told(&voice, data, all_layers(), of);
                assert!(!text.title.is_empty());
                taken.extend(text.steps.iter().map(|step| (&of.id, step.id.clone())));
                for saying in sayings(&text) {
                    assert!(
                        !saying.text.is_empty() && !saying.cites.is_empty(),
                        "{}",
                        of.id
                    );
                    let spaced = [" ,", " .", " ;", "  "];
                    let badly = spaced.iter().any(|sign| saying.text.contains(sign));
                    assert!(!badly, "{}: {:?}", words.lang(), saying.text);
                }
            }
        }
        assert_eq!(voice.problems(), [], "{}", words.lang());
    }
    for of in &LIBRARY.procedures {
        for step in &of.steps {
            assert!(
                taken.contains(&(&of.id, step.id.clone())),
                "{} {}",
                of.id,
                step.id
            );
        }
    }
}

#[test]
fn every_item_held_as_a_procedure_has_a_step() {
    let stepped: BTreeSet<&str> = (LIBRARY.procedures.iter())
        .flat_map(Procedure::items)
        .collect();
    let held = LIBRARY.items().filter(|item| {
        let is_held = matches!(item.taught, Taught::Held { .. });
        is_held && item.taught.role() == Some(Role::Procedure)
    });
    let without: Vec<&str> = (held.map(|item| item.id.as_str()))
        .filter(|id| !stepped.contains(id))
        .collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn by_the_letter_no_step_rests_on_an_item_and_some_are_not_taken() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let newest = LIBRARY.newest().expect("an edition");
    let mut fewer = 0;
    for of in &LIBRARY.procedures {
        let letter = told(&voice, newest, Layers::LETTER, of);
        for saying in sayings(&letter) {
            let item = saying.cites.iter().find(|cited| cited.provision.is_none());
            assert_eq!(item, None, "{}: {}", of.id, saying.text);
        }
        fewer += told(&voice, newest, Layers::FIDE, of).steps.len() - letter.steps.len();
    }
    assert!(fewer > 20, "{fewer}");
}

#[test]
fn a_step_is_taken_beside_the_editions_beside_which_its_item_is_taught() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let claim = LIBRARY.procedure("claim").expect("a procedure");
    let has = |year: u16, practice: Layers, step: &str| {
        let data = LIBRARY.edition(Edition::of(year)).expect("an edition");
        let text = told(&voice, data, practice, claim);
        text.steps.iter().any(|known| known.id == step)
    };
    let item = LIBRARY.item("M-155").expect("an item");
    assert_eq!(item.since, Edition::of(2023));
    assert!(has(2023, Layers::FIDE, "claim-offer-gone"));
    assert!(!has(2018, Layers::FIDE, "claim-offer-gone"));
    assert!(!has(2023, Layers::LETTER, "claim-offer-gone"));
}

#[test]
fn what_a_step_gives_is_the_value_of_the_edition_in_each_scope() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let mut minutes = BTreeSet::new();
    for data in &LIBRARY.editions {
        for setting in settings(Layers::FIDE) {
            let of = LIBRARY.procedure("claim").expect("a procedure");
            let text = procedure(
                &voice,
                &LIBRARY,
                data.edition,
                std::slice::from_ref(&setting),
                of,
            );
            let wrong = text.steps.iter().find(|step| step.id == "claim-wrong");
            let Given::Value(gain) = data.laws(&setting).params.wrong_claim_opponent_gets.given
            else {
                continue;
            };
            let wrong = &wrong.expect("the step is taken").says[0].1.text;
            let gain = gain.0 / 60_000;
            let given = format!("give the opponent {gain} minute");
            assert!(wrong.contains(&given), "{} {wrong}", data.edition);
            minutes.insert(gain);
        }
    }
    assert_eq!(minutes, BTreeSet::from([1, 2, 3]));
}

#[test]
fn a_row_speaks_of_the_player_and_the_opponent_and_of_no_case() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let mut rows = 0;
    for data in &LIBRARY.editions {
        for practice in [Layers::LETTER, Layers::FIDE] {
            for of in &LIBRARY.procedures {
                let text = told(&voice, data, practice, of);
                for sentence in sayings(&text).flat_map(|saying| &saying.ruled) {
                    let of_a_case = ["player A", "player B", "White", "Black", "event"];
                    let named = of_a_case.iter().find(|word| sentence.contains(**word));
                    let square = sentence.split_whitespace().find(|word| {
                        let word = word.trim_end_matches(['.', ',']);
                        word.parse::<Square>().is_ok()
                    });
                    assert_eq!((named, square), (None, None), "{}: {sentence}", of.id);
                    rows += 1;
                }
            }
        }
    }
    assert!(rows > 100, "{rows}");
}

#[test]
fn what_is_not_sure_in_one_scope_is_told_there_alone() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let newest = LIBRARY.newest().expect("an edition");
    let penalties = LIBRARY.procedure("penalties").expect("a procedure");
    let text = told(&voice, newest, Layers::FIDE, penalties);
    for id in ["illegal-penalty", "act-press", "claim-wrong"] {
        let step = text.steps.iter().find(|step| step.id == id);
        let unsure = step.expect("the step is taken").says.iter();
        let warnings = unsure.flat_map(|(_, saying)| &saying.uncertain);
        let scopes: Vec<_> = warnings.flat_map(|(scopes, _)| scopes).collect();
        assert_eq!(scopes, [&(Pace::Blitz, Supervision::Full)], "{id}");
    }
}

#[test]
fn a_procedure_names_the_scopes_in_which_any_step_is_taken() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let newest = LIBRARY.newest().expect("an edition");
    let scopes = |name: &str| {
        let of = LIBRARY.procedure(name).expect("a procedure");
        told(&voice, newest, Layers::FIDE, of).scopes()
    };
    let limited = [Pace::Rapid, Pace::Blitz].map(|pace| (pace, Supervision::Limited));
    assert_eq!(scopes("limited-supervision"), limited);
    assert_eq!(scopes("claim"), SCOPES);
}

#[test]
fn an_empty_procedure_says_whether_the_edition_the_scope_or_the_practice_has_nothing_to_do() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let none = |name: &str, year: u16, setting: Setting| {
        let of = LIBRARY.procedure(name).expect("a procedure");
        procedure(&voice, &LIBRARY, Edition::of(year), &[setting], of).none
    };
    let standard = Setting::of(Pace::Standard, Supervision::Full);
    let letter = Setting {
        practice: Layers::LETTER,
        ..standard.clone()
    };
    let says = |none: Option<String>| none.expect("no step is taken");
    assert!(says(none("limited-supervision", 2023, standard.clone())).contains("pace"));
    assert!(says(none("accusation", 2023, letter)).contains("practice"));
    assert!(says(none("chess960", 1997, standard.clone())).contains("edition"));
    assert_eq!(none("claim", 2023, standard), None);
}

#[test]
fn a_ruling_names_the_procedures_that_carry_it_out() {
    let names = |case: &str, pace, supervision| -> Vec<&str> {
        let case = RULINGS.case(case).expect("a case");
        let newest = LIBRARY.newest().expect("an edition").edition;
        let ruled = case.under(newest, (pace, supervision)).expect("a ruling");
        let all = procedures_of(&LIBRARY, &ruled.verdict).into_iter();
        all.map(|procedure| procedure.id.as_str()).collect()
    };
    let (standard, full) = (Pace::Standard, Supervision::Full);
    assert_eq!(
        names("a-wrong-claim-with-much-time-left", standard, full),
        ["claim"]
    );
    assert_eq!(
        names("the-flag-falls-against-a-bare-king", standard, full),
        ["flag"]
    );
    assert_eq!(names("black-does-not-begin", standard, full), [""; 0]);
}

#[test]
fn what_a_procedure_carries_out_stands_in_some_edition() {
    for of in &LIBRARY.procedures {
        for id in of
            .carries_out
            .iter()
            .map(String::as_str)
            .chain(of.provisions())
        {
            let provision = provision(id).expect("the reader knows it");
            let numbered = |data: &EditionData| data.taught.number(provision.id).is_some();
            let mut items = LIBRARY.practice.iter().flat_map(|layer| &layer.items);
            let stands = items.any(|item| item.stands.iter().any(|stands| stands == id));
            let numbered = LIBRARY.editions.iter().any(numbered);
            assert!(stands || numbered, "{}: {id}", of.id);
        }
    }
}

/// Whether the player with this piece beside his king, if any, can stand mated by a king and this other piece, wherever the
/// pieces are; `same` says whether two bishops stand on squares of one colour.
fn mate_exists(own: Option<Kind>, other: Kind, same: Option<bool>) -> bool {
    // a mate on the other half of the board is the mirror image of one on this half
    let half = Square::ALL
        .into_iter()
        .filter(|square| u32::from(square.file()) < 4);
    for king in half {
        let attacked_from = Square::ALL.into_iter().filter(|from| match other {
            Kind::Knight => attacks::knight_attacks(*from).contains(king),
            _ => attacks::bishop_attacks(*from, Bitboard::EMPTY).contains(king),
        });
        for from in attacked_from {
            let blockers: Vec<Option<Square>> = match own {
                Some(_) => Square::ALL.into_iter().map(Some).collect(),
                None => vec![None],
            };
            for blocker in blockers {
                let light = |square: Square| square.is_light();
                let fits = same.is_none_or(|same| {
                    blocker.is_some_and(|blocker| (light(blocker) == light(from)) == same)
                });
                for enemy in Square::ALL {
                    let mut board = Board::empty();
                    let mut put = |square, color: Color, role| {
                        let free = board.piece_at(square).is_none();
                        board.set_piece_at(square, Piece { color, role });
                        free
                    };
                    let placed = put(king, Color::White, Kind::King)
                        && put(from, Color::Black, other)
                        && put(enemy, Color::Black, Kind::King)
                        && blocker
                            .zip(own)
                            .is_none_or(|(on, role)| put(on, Color::White, role));
                    if !fits || !placed {
                        continue;
                    }
                    let setup = Setup {
                        board,
                        ..Setup::empty()
                    };
                    let position = setup.position::<Chess>(CastlingMode::Standard);
                    if position.is_ok_and(|position| position.is_checkmate()) {
                        return true;
                    }
                }
            }
        }
    }
    false
}

#[test]
fn who_can_still_be_mated_is_what_a_search_over_all_placements_finds() {
    use Kind::{Bishop, Knight, Pawn, Queen, Rook};
    let rows = [
        ("mate-kq-n", Some(Queen), Knight, None),
        ("mate-kq-b", Some(Queen), Bishop, None),
        ("mate-kr-n", Some(Rook), Knight, None),
        ("mate-kr-b", Some(Rook), Bishop, None),
        ("mate-kb-n", Some(Bishop), Knight, None),
        ("mate-kb-b-same", Some(Bishop), Bishop, Some(true)),
        ("mate-kb-b-other", Some(Bishop), Bishop, Some(false)),
        ("mate-kn-n", Some(Knight), Knight, None),
        ("mate-kn-b", Some(Knight), Bishop, None),
        ("mate-kp-n", Some(Pawn), Knight, None),
        ("mate-kp-b", Some(Pawn), Bishop, None),
        ("mate-k-n", None, Knight, None),
        ("mate-k-b", None, Bishop, None),
    ];
    let table = LIBRARY.procedure("mating-material").expect("a procedure");
    let shown = table.steps.iter().filter(|step| step.case.is_some());
    let shown: Vec<&str> = shown.map(|step| step.id.as_str()).collect();
    assert_eq!(shown, rows.map(|(id, ..)| id));
    let newest = LIBRARY.newest().expect("an edition").edition;
    for (id, own, other, same) in rows {
        let step = table.steps.iter().find(|step| step.id == id);
        let case = step.and_then(|step| step.case.as_deref()).expect("a case");
        let case = RULINGS.case(case).expect("a case");
        let ruled = case.under(newest, (Pace::Standard, Supervision::Full));
        let branches = &ruled.expect("a ruling").verdict.branches;
        let reasons = branches.iter().flat_map(|branch| branch.reasons());
        let held = reasons.filter(|reason| reason.status == Status::Holds);
        let is_draw = held
            .flat_map(|reason| &reason.effects)
            .any(|effect| *effect == Effect::Draw);
        assert_eq!(mate_exists(own, other, same), !is_draw, "{id}");
    }
}
