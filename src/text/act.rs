//! Each act as sentences: the act itself and what was particular about it.

mod claims;
mod clock;
mod conduct;
mod disputed;
mod moving;
mod recording;

pub(super) use claims::names_its_move;
pub(super) use disputed::{disputed, found_of_disputed};
pub(super) use moving::tells_whether_legal;

use crate::board::Square;
use crate::clock::Millis;
use crate::game::{
    Act, Actor, Case, Envelope, Event, EventIx, Gesture, OfferDraw, QuickplayGround, Seal,
    WrittenOn, YesNo,
};
use crate::text::effect::{as_one, envelope_item};
use crate::text::known::{Of, finding};
use crate::text::moment::told_at;
use crate::text::narrate::{far_back, has_numbers, move_text};
use crate::text::say::{Man, Say, Value};
use crate::text::two_boards::{blind_move, boards_differ, entry_asked};

/// The sentences that tell an event, without its circumstances.
///
/// An act is told by the message of its name, which says all its particulars; the acts named here need more than one sentence, or one of several.
pub(super) fn act(case: &Case, ix: EventIx) -> Vec<Say> {
    let event = &case.events[usize::from(ix)];
    let by = event.by;
    let men = |say: Say, on: &[Square]| men(case, ix, say, on);
    let own = || Say::message(format!("event-{}", event.act.name())).player(by);
    match &event.act {
        Act::Move(played) => moving::moved(case, ix, played),
        Act::Press => {
            let without = presses_without_a_move(case, ix);
            let without = without.then(|| Say::message("event-press-without-move").player(by));
            [pressed(by)].into_iter().chain(without).collect()
        }
        Act::Accept | Act::Refuse => vec![own().under(conduct::answered(case, ix))],
        Act::CaptureKing => vec![own(), pressed(by)],
        Act::Withdraw => vec![own().under(conduct::withdrawn(case, ix))],
        Act::Touch(touch) => {
            let say = |attribute| Say::attribute("event-touch", attribute).player(by);
            moving::touched(say, case, ix, touch)
        }
        Act::Displace(on) if by == Actor::Nobody => {
            vec![men(
                Say::message("event-displaced-by-nobody").player(by),
                on,
            )]
        }
        Act::Displace(on) | Act::Adjust(on) => vec![men(own(), on)],
        Act::Lift(on) | Act::TakeOff(on) | Act::BlindLift(on) => vec![men(own(), &[*on])],
        Act::Release(release) => vec![moving::released(own(), case, ix, *release)],
        Act::Place(place) => moving::placed(by, place),
        Act::BringAssistant(assistance) => moving::assisted(by, assistance),
        Act::StartRound(start) => vec![clock::started(by, *start)],
        Act::ClaimClockSet(set) => {
            let alone = set
                .clock
                .map(|player| Say::message("event-clock-set-alone").of(player));
            let told = own()
                .with("time", Value::Time(set.time))
                .with("increment", Value::Time(set.increment));
            [Some(told), alone].into_iter().flatten().collect()
        }
        Act::Arrival(arrival) => vec![clock::arrived(by, *arrival)],
        Act::OfferDraw(offer) => offered(by, offer),
        Act::ClaimDraw(claim) => claims::draw(case, ix, claim),
        Act::ClaimFlag => {
            vec![Say::attribute("event-claim-flag", conduct::flag_claimed(event)).player(by)]
        }
        Act::Gesture(Gesture::Handshake) if by != Actor::Both => {
            vec![Say::attribute("event-gesture", "holds-out-hand").player(by)]
        }
        Act::ClaimQuickplay(claim) => vec![quickplay_claim(by, &claim.grounds)],
        Act::Seal(seal) | Act::ChangeSealed(seal) | Act::SealReply(seal) => sealed(own(), by, seal),
        Act::CloseEnvelope(envelope) => closed(by, envelope),
        Act::Arrive(time) if comes_back(case, ix) => {
            vec![Say::message("event-arrive-back").player(by).time(*time)]
        }
        Act::Arrive(Millis::ZERO) => vec![Say::message("event-arrive-on-time").player(by)],
        Act::WriteMove(writing) => recording::wrote(by, writing),
        Act::Reconstruct(shown) => vec![
            own(),
            Say::attribute("event-sheets-show", shown.name()).player(by),
        ],
        Act::Sign(sign) => vec![recording::signed(by, sign)],
        Act::ReportResult(report) => vec![recording::reported(by, report)],
        Act::AwardPoints(award) => vec![recording::awarded(by, *award)],
        Act::Finds(found, so) => {
            let so = if *so { YesNo::Yes } else { YesNo::No };
            let found = finding(*found, so, Of::Case(case));
            vec![own().with("finding", Value::Sentences(vec![found]))]
        }
        Act::Leave(leave) => conduct::left(by, *leave),
        // a player of another game is an outsider only when it is over
        Act::Enter(enter) if by == Actor::OtherPlayer => {
            conduct::with_leave(own().under("finished"), enter.permission)
        }
        Act::Enter(enter) => conduct::with_leave(own(), enter.permission),
        Act::UseBag(bag) => conduct::bag_used(by, *bag),
        Act::Device(device) => conduct::device(by, *device),
        Act::Accuse(accusation) => conduct::accused(by, *accusation),
        Act::Inspect(inspection) => conduct::inspection(by, *inspection),
        Act::Smoke(smoke) => conduct::smoked(by, *smoke),
        Act::Appeal(appeal) => conduct::appealed(by, *appeal),
        Act::Tell(tell) => conduct::told(by, *tell),
        Act::Warn(warn) => conduct::warned(by, *warn),
        Act::Impose(imposed) => conduct::imposed(by, *imposed),
        Act::Rules(ruling) if ruling.is_empty() => vec![own().under("nothing")],
        Act::Rules(ruling) => {
            let say = own().with(
                "ruling",
                as_one(ruling, &|effect| told_at(case, ix, effect)),
            );
            let far = far_back(event, ix);
            let played = far.and_then(|about| move_text(&case.events[usize::from(about)]));
            vec![match (far, played) {
                (_, Some(text)) => {
                    let text = Value::Move(text.clone());
                    say.under("about-move").with("move", text)
                }
                (Some(about), None) if has_numbers(case) => {
                    say.under("about").number("event", about + 1)
                }
                _ => say.under("given"),
            }]
        }
        Act::Sees => {
            let named = far_back(event, ix);
            let text = named.and_then(|at| move_text(&case.events[usize::from(at)]));
            vec![match text {
                Some(text) => own().under("move").with("move", Value::Move(text.clone())),
                None => own().under("plain"),
            }]
        }
        Act::ClaimTouchRules => vec![claims::touching(own(), case, ix)],
        Act::ClaimIrregularity => vec![claims::irregularity(own(), case, ix)],
        Act::ClaimWrongSetUp(_) => {
            let sees = if by == Actor::Arbiter { "yes" } else { "no" };
            vec![own().telling(&event.act.particulars()).word("sees", sees)]
        }
        Act::MayPlay(text) => {
            vec![own().under("one").with("move", Value::Move(text.clone()))]
        }
        Act::AsksEntry(entry) => vec![entry_asked(by, entry)],
        Act::BlindMove(moved) => blind_move(by, moved),
        Act::BoardsDiffer(differ) => boards_differ(by, differ),
        act => vec![own().telling(&act.particulars())],
    }
}

/// Whether a player who arrives has been away while the game was played, and not when it was to be resumed.
fn comes_back(case: &Case, ix: EventIx) -> bool {
    let by = case.events[usize::from(ix)].by;
    let mut earlier = case.events[..usize::from(ix)].iter().rev();
    let played = |event: &&Event| matches!(event.act, Act::Move(_)) && event.by == by;
    let begins = earlier.find(|event| event.act == Act::Resume || played(event));
    begins.is_some_and(|event| event.act != Act::Resume)
}

/// Whether a player presses the clock who has done nothing before, or nothing but pressing it.
fn presses_without_a_move(case: &Case, ix: EventIx) -> bool {
    let by = case.events[usize::from(ix)].by;
    let just_moved = case.known.before.last();
    let just_moved = just_moved.map(|played| Actor::Player(played.after.has_the_move().other()));
    let earlier = case.events[..usize::from(ix)].iter();
    let mut own = earlier.rev().filter(|event| event.by == by);
    by.player().is_some()
        && own.next().map_or(just_moved != Some(by), |event| {
            matches!(event.act, Act::Press)
        })
}

/// The sentence that the clock is pressed.
fn pressed(by: Actor) -> Say {
    Say::message("event-press").player(by)
}

fn move_of(say: Say, text: Option<&String>) -> Say {
    match text {
        Some(text) => say.with("move", Value::Move(text.clone())),
        None => say,
    }
}

/// The same with the pieces on these squares as `$squares`, and their `$count`.
fn men(case: &Case, ix: EventIx, say: Say, on: &[Square]) -> Say {
    let men = on.iter().map(|square| Man::before(case, ix, *square));
    say.number("count", on.len() as u64)
        .with("squares", Value::Men(men.collect()))
}

fn offered(by: Actor, offer: &OfferDraw) -> Vec<Say> {
    let mut all = vec![Say::message("event-offer-draw").player(by)];
    if offer.conditional {
        all.push(Say::message("event-offer-conditional").player(by));
    }
    if offer.repeated {
        all.push(Say::message("event-offer-repeated").player(by));
    }
    all
}

fn quickplay_claim(by: Actor, grounds: &[QuickplayGround]) -> Say {
    let has = |ground| grounds.contains(&ground);
    let attribute = match (
        has(QuickplayGround::CannotWinNormally),
        has(QuickplayGround::NoEffort),
    ) {
        (true, true) => "both",
        (true, false) => "cannot-win",
        (false, true) => "no-effort",
        (false, false) => "unnamed",
    };
    Say::attribute("event-claim-quickplay", attribute).player(by)
}

fn sealed(own: Say, by: Actor, seal: &Seal) -> Vec<Say> {
    let sealed = own.under(if seal.text.is_some() {
        "given"
    } else {
        "unknown"
    });
    let mut all = vec![match (&seal.text, &seal.means) {
        // A text that needs an explanation is shown as it was written.
        (Some(text), Some(_)) => sealed.with("move", Value::Written(text.clone())),
        (text, _) => move_of(sealed, text.as_ref()),
    }];
    let on = match seal.on {
        WrittenOn::PaperScoresheet => None,
        WrittenOn::ElectronicScoresheet => Some("electronic-scoresheet"),
        WrittenOn::SomethingElse => Some("something-else"),
    };
    all.extend(on.map(|attribute| Say::attribute("event-sealed-on", attribute).player(by)));
    if let Some(means) = &seal.means {
        all.push(
            Say::message("event-sealed-means")
                .player(by)
                .with("move", Value::Move(means.clone())),
        );
    }
    all.extend(seal.reads.map(|reads| {
        let attribute = reads.name();
        Say::attribute("event-sealed-reads", attribute).player(by)
    }));
    all
}

fn closed(by: Actor, envelope: &Envelope) -> Vec<Say> {
    let mut all = vec![Say::message("event-close-envelope").player(by)];
    let with = |id: &'static str, items: Vec<Say>| {
        if items.is_empty() {
            Say::attribute(id, "nothing").player(by)
        } else {
            Say::attribute(id, "given")
                .player(by)
                .with("items", Value::Items(items))
        }
    };
    if let Some(shown) = &envelope.shows {
        let items = shown.iter().map(|item| envelope_item(*item));
        all.push(with("event-envelope-shows", items.collect()));
    }
    if let Some(players) = &envelope.scoresheets {
        let items = players
            .iter()
            .map(|player| Say::message("scoresheet-of").of(*player));
        all.push(with("event-envelope-contains", items.collect()));
    }
    all
}
