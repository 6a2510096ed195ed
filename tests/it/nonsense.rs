//! Tellings that contradict themselves or the board: each is refused, or the table says why it is allowed.

use jadoube::laws::{Code, judge};
use jadoube::read::Library;

use crate::LIBRARY;

/// What becomes of a telling.
enum Fate {
    /// The reader, or the judge, names what is wrong with it.
    Refused(&'static str),
    /// It is a story that may happen, and this is why.
    Allowed(&'static str),
}
use Fate::{Allowed, Refused};

const BARE: &str = "4k3/8/8/8/8/8/8/4K2Q b - - 0 30";

const TOLD: &[(&str, Fate)] = &[
    ("id: \"\"\nevents: [{white: resign}]", Refused("id")),
    ("id: A/b\nevents: [{white: resign}]", Refused("id")),
    (
        "id: x\nlevel: 0\nevents: [{white: resign}]",
        Refused("level"),
    ),
    (
        "id: x\nlevel: 255\nevents: [{white: resign}]",
        Refused("level"),
    ),
    (
        "id: x\nevents: [{white: {complain: null, about: 1}}]",
        Refused("about event 1"),
    ),
    (
        "id: x\nevents: [{white: resign}, {white: {complain: null, about: 0}}]",
        Refused("`about`"),
    ),
    (
        "id: x\nevents: [{white: {resign: null, order: simultaneous}}]",
        Refused("order"),
    ),
    (
        "id: x\nevents: [{both: {move: e4}}]",
        Refused("`move` by `both`"),
    ),
    (
        "id: x\nevents: [{arbiter: {move: e4}}]",
        Refused("`move` by `arbiter`"),
    ),
    (
        "id: x\nevents: [{spectator: {move: e4}}]",
        Refused("`move` by `spectator`"),
    ),
    ("id: x\nevents: [{nobody: resign}]", Refused("by `nobody`")),
    (
        "id: x\nevents: [{both: press}]",
        Refused("`press` by `both`"),
    ),
    (
        "id: x\nevents: [{white: {move: {text: Nf3, promotion: omitted}}}]",
        Refused("promotion"),
    ),
    (
        "id: x\nknown: {position: {material: {white: KKK, black: K}}}\nevents: [{white: resign}]",
        Refused("king"),
    ),
    (
        "id: x\nknown: {position: {material: {white: Q, black: K}}}\nevents: [{white: resign}]",
        Refused("king"),
    ),
    (
        "id: x\nknown: {position: {fen: \"4k3/8/8/8/8/8/8/R3K3 w - - 150 2\"}}\nevents: [{white: resign}]",
        Refused("half-moves"),
    ),
    (
        "id: x\nknown: {position: {fen: \"4k3/8/8/8/8/8/8/KK2K3 w - - 0 2\"}}\nevents: [{white: resign}]",
        Refused("several kings"),
    ),
    (
        "id: x\nknown: {facts: {legal: no}}\nevents: [{white: {move: {}}}]",
        Refused("legal"),
    ),
    (
        "id: x\nknown: {facts: {period: 0}}\nevents: [{white: resign}]",
        Refused("period"),
    ),
    (
        "id: x\nknown: {facts: {moves-made: {white: 3}, moves-completed: {white: 40}}}\nevents: [{white: resign}]",
        Refused("40 moves completed"),
    ),
    (
        "id: x\nknown: {facts: {found: {accident: yes, accident: no}}}\nevents: [{white: resign}]",
        Refused("twice"),
    ),
    (
        "id: x\nevents: [{white: {gesture: handshake, known: {found: {meant-to-resign: yes, meant-to-agree: yes}}}}]",
        Refused("meant to resign"),
    ),
    (
        "id: x\nevents: [{white: {claim-draw: {ground: repetition}, known: {occurrences: 0}}}]",
        Refused("not stood once"),
    ),
    (
        "id: x\nevents: [{white: {move: {}, left: \"0:01:00\", clocks: {white: \"0:02:00\"}}}]",
        Refused("two times"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {move: e4, known: {occurrences: 5}}}]",
        Refused("Occurrences"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {move: e4, known: {moves-without-progress: 75}}}]",
        Refused("MovesWithoutProgress"),
    ),
    (
        "id: x\nknown: {position: initial, facts: {outcome: mate}}\nevents: [{white: {move: e4}}]",
        Refused("Outcome"),
    ),
    (
        "id: x\nknown: {position: initial, facts: {has-the-move: black}}\nevents: [{white: {move: e4}}]",
        Refused("HasTheMove"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {touch: {squares: [b1]}, known: {has-the-move: black}}}]",
        Refused("HasTheMove"),
    ),
    (
        "id: x\nknown: {position: {fen: BARE}}\nevents: [{black: {flag-falls: null, seen: arbiter, known: {can-mate: {white: no}}}}]",
        Refused("CanMate"),
    ),
    (
        "id: x\nknown: {position: {fen: BARE}, facts: {can-mate: {black: yes}}}\nevents: [{white: {flag-falls: null, seen: arbiter}}]",
        Refused("CanMate"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {lift: e5}}]",
        Refused("no piece stands on e5"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {release: {piece: e5, on: e6}}}]",
        Refused("no piece stands on e5"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {touch: {squares: [e4]}}}]",
        Refused("no piece stands on e4"),
    ),
    (
        "id: x\nevents: [{black: accept}]",
        Allowed("a player may accept what nobody offered; the ruling says so"),
    ),
    (
        "id: x\nevents: [{white: {offer-draw: {}}}, {white: accept}]",
        Allowed("a player may accept his own offer; the ruling says that it is none"),
    ),
    (
        "id: x\nevents: [{white: resign}, {black: resign}]",
        Allowed("the second resignation comes after the end"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {move: e4}}, {white: {move: d4}}]",
        Allowed("moves out of turn are played, and ruled on"),
    ),
    (
        "id: x\nknown: {position: {fen: \"8/8/3k4/8/3K4/3B4/6r1/R7 b - - 100 130\"}}\nevents: [{white: {claim-draw: {ground: no-progress}}}]",
        Allowed("who claims out of turn is told so"),
    ),
    (
        "id: x\nevents: [{white: {move: {}}}, {arbiter: {rules: [{win: white}, draw], about: 1}}]",
        Allowed("an arbiter may rule anything; it is measured"),
    ),
    (
        "id: x\nevents: [{arbiter: {finds: [accident, true]}}, {arbiter: {finds: [accident, false]}}]",
        Allowed("an arbiter may correct himself; the later finding counts"),
    ),
    (
        "id: x\nevents: [{arbiter: restart}]",
        Allowed("the clocks may have been stopped before the story begins"),
    ),
    (
        "id: x\nevents: [{captain: claim-flag}]",
        Allowed("captains do claim; who may is ruled"),
    ),
    (
        "id: x\nevents: [{white: put-back}]",
        Allowed("what is put back need not be told"),
    ),
    (
        "id: x\nknown: {position: {fen: \"4k3/8/8/8/8/8/8/4RK2 w - - 0 1\"}}\nevents: [{white: {move: Kf2}}]",
        Allowed("illegal positions arise at the board"),
    ),
    (
        "id: x\nknown: {position: {fen: \"8/8/8/8/8/8/8/R7 w - - 0 1\"}}\nevents: [{white: {move: Ra8}}]",
        Allowed("a king may lie beside the board; legal moves are then not defined"),
    ),
    (
        "id: x\nknown: {position: initial}\nevents: [{white: {move: {text: e4, hands: two}}}]",
        Allowed("nobody needs two hands for it, but they can be used"),
    ),
];

#[test]
fn what_contradicts_itself_is_refused_or_there_is_a_reason_to_allow_it() {
    for (text, fate) in TOLD {
        let text = text.replace("BARE", &format!("\"{BARE}\""));
        let text = format!("{text}\nexpect: [{{since: 1997, effects: []}}]");
        let found = refusal(&text);
        match (fate, found) {
            (Refused(part), Some(found)) => assert!(found.contains(part), "{text}\n{found}"),
            (Refused(part), None) => panic!("{text}\naccepted, although: {part}"),
            (Allowed(why), Some(found)) => panic!("{text}\n{found}\nalthough {why}"),
            (Allowed(_), None) => {}
        }
    }
}

/// Why a case is not read, or gets no ruling under the newest edition.
fn refusal(text: &str) -> Option<String> {
    let mut library = Library {
        editions: LIBRARY.editions.clone(),
        alphabets: LIBRARY.alphabets.clone(),
        ..Library::default()
    };
    library.add_scenarios("nonsense.yaml", text.as_bytes());
    if let Some(fault) = library.faults.first() {
        return Some(fault.to_string());
    }
    let scenario = &library.scenarios[0];
    let edition = library.editions.last()?.edition;
    let laws = library.laws(edition, &scenario.settings[0]);
    let ruled = judge(&Code::new(&laws), &scenario.case);
    ruled.err().map(|fault| fault.to_string())
}
