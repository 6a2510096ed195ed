//! Sentences out of what is to be said: phrases join the sentence before them, and what one player does one after the other shares its subject.
//!
//! A language decides by its signs: a message that ends a sentence is one, anything else is a phrase of the sentence before it.
//! A phrase that begins with a comma, semicolon, bracket or dash closes that sentence; any other only adds to it.

use crate::game::Actor;
use crate::text::language::joined_by_and;
use crate::text::say::Say;
use crate::text::voice::Voice;

/// How many things that one player does stand in one sentence.
const MOST: usize = 3;

/// The messages after whose sentence the same subject may go on: they tell one thing, without a subordinate clause in any language.
const PLAIN: [&str; 38] = [
    "event-accept",
    "event-adjust",
    "event-arrival",
    "event-arrive",
    "event-arrive-on-time",
    "event-capture-king",
    "event-change-sealed",
    "event-close-envelope",
    "event-complete-sheet",
    "event-displace",
    "event-enter",
    "event-lift",
    "event-mark-offer",
    "event-move",
    "event-move-again",
    "event-offer-draw",
    "event-open-envelope",
    "event-pause",
    "event-pick-up",
    "event-place",
    "event-press",
    "event-press-with",
    "event-promotion-omitted",
    "event-put-back",
    "event-refuse",
    "event-release",
    "event-repair",
    "event-resign",
    "event-resign-in-writing",
    "event-restart",
    "event-resume-recording",
    "event-return-sheet",
    "event-say-adjust",
    "event-seal",
    "event-stop-recording",
    "event-take-off",
    "event-touch",
    "event-write-move",
];

/// The phrases after which the same subject may go on, although a comma closes them: they are told of what was just done.
const ASIDES: [&str; 1] = ["event-not-pressed"];

/// The messages that tell how things stand for somebody: they begin a sentence, which what that player does carries on.
const OPENINGS: [&str; 2] = ["event-left", "known-to-move"];

/// The messages that begin with a subject and tell how things stand: they begin a sentence, and carry none on.
const STATES: [&str; 5] = [
    "event-absent",
    "event-cannot-record",
    "event-device",
    "event-misbehave",
    "event-sheet-gap",
];

/// Text that grows by what is said.
pub(super) struct Sentences<'s, 'w> {
    voice: &'s Voice<'w>,
    done: Vec<String>,
    open: Option<Open>,
    marks: Vec<u16>,
}

/// The sentence that may still go on.
struct Open {
    /// The numbers of the events that it tells, where they are shown.
    marks: Vec<u16>,
    /// Who does all of it, where the sentence begins with its subject.
    subject: Option<Actor>,
    /// The sentence without its full stop, and what follows with the same subject.
    parts: Vec<String>,
    /// Whether the same subject may go on.
    goes_on: bool,
    /// Whether it only tells so far how things stand.
    is_opening: bool,
}

impl<'s, 'w> Sentences<'s, 'w> {
    pub fn new(voice: &'s Voice<'w>) -> Self {
        Sentences {
            voice,
            done: Vec::new(),
            open: None,
            marks: Vec::new(),
        }
    }

    /// What follows tells an event or several, with their numbers where these are shown; what one event is stays in one sentence.
    pub fn event(&mut self, numbers: Vec<u16>, all: &[Say]) {
        let own = all.iter().filter(|say| self.voice.predicate(say).is_some());
        let own = own.count();
        if (self.open.as_ref()).is_some_and(|open| open.parts.len() + own > MOST) {
            self.close();
        }
        self.marks = numbers;
        for say in all {
            self.add(say);
        }
    }

    /// What follows begins a sentence of its own.
    pub fn close(&mut self) {
        if let Some(open) = self.open.take() {
            self.done.push(open.text(self.voice));
        }
    }

    pub fn add(&mut self, say: &Say) {
        let phrase = self.voice.phrase(say);
        let Some(whole) = phrase.strip_suffix('.') else {
            if phrase.ends_with(['!', '?']) {
                self.close();
                let marks = std::mem::take(&mut self.marks);
                self.done.push(numbered(&marks, &self.voice.say(say)));
            } else {
                self.append(&phrase, ASIDES.contains(&say.id.as_ref()));
            }
            return;
        };
        // what is known of an event is no act, and stands by itself
        let id = say.id.as_ref();
        let opens = OPENINGS.contains(&id);
        let acts = opens || (id.starts_with("event-") && !STATES.contains(&id));
        let predicate = acts.then(|| self.voice.predicate(say)).flatten();
        let plain = (opens || PLAIN.contains(&id)) && !whole.contains(['.', ':', ';']);
        if let (Some(open), Some((subject, rest))) = (&mut self.open, &predicate)
            && open.goes_on
            && open.subject == Some(*subject)
            && (open.is_opening || !opens)
        {
            open.parts
                .push(rest.strip_suffix('.').unwrap_or(rest).to_owned());
            open.marks.append(&mut self.marks);
            open.goes_on = plain;
            open.is_opening &= opens;
            return;
        }
        self.close();
        let said = self.voice.say(say);
        // what is known of two events that follow each other is told once
        if id.starts_with("known-") && self.done.last() == Some(&said) {
            return;
        }
        self.open = Some(Open {
            marks: std::mem::take(&mut self.marks),
            subject: predicate.map(|(subject, _)| subject),
            parts: vec![said.strip_suffix('.').unwrap_or(&said).to_owned()],
            goes_on: plain,
            is_opening: opens,
        });
    }

    fn append(&mut self, phrase: &str, goes_on: bool) {
        let Some(open) = &mut self.open else {
            return self.done.push(phrase.to_owned());
        };
        let Some(last) = open.parts.last_mut() else {
            return;
        };
        let closes = !goes_on && !phrase.starts_with(char::is_alphanumeric);
        if !phrase.starts_with([',', ';', ':']) {
            last.push(' ');
        }
        last.push_str(phrase);
        open.goes_on &= !closes;
    }

    /// All sentences in a row.
    pub fn text(mut self) -> String {
        self.close();
        self.done.join(" ")
    }
}

impl Open {
    fn text(&self, voice: &Voice<'_>) -> String {
        let text = joined_by_and(voice.words().language(), &self.parts);
        numbered(&self.marks, &format!("{text}."))
    }
}

/// A sentence with the numbers of the events that it tells before it.
fn numbered(marks: &[u16], sentence: &str) -> String {
    match marks {
        [] => sentence.to_owned(),
        [one] => format!("({one}) {sentence}"),
        [first, .., last] => format!("({first}–{last}) {sentence}"),
    }
}

/// What is to be said, as sentences in a row.
pub fn sentences(voice: &Voice<'_>, all: &[Say]) -> String {
    let mut told = Sentences::new(voice);
    for say in all {
        told.add(say);
    }
    told.text()
}

#[cfg(test)]
mod tests {
    use super::sentences;
    use crate::board::Player::{self, Black, White};
    use crate::game::{Actor, Colours};
    use crate::text::say::{Say, Value};
    use crate::text::tongues::Tongues;

    const MESSAGES: &[u8] = b"event-move = { WHO($player) } plays { MOVE($move) }.
event-press = { WHO($player) } presses the clock.
event-offer-draw = { WHO($player) } offers a draw.
event-complain = { WHO($player) } says that the clock is wrong.
event-flag-falls = { WHO($player, case: \"gen\") } flag falls.
event-hand = with the left hand
event-seen = , but nobody notices
";

    fn told(all: &[Say]) -> String {
        let language = include_bytes!("../../locales/en/language.yaml").as_slice();
        let (tongues, _) = Tongues::of([
            ("locales/en/language.yaml", language),
            ("locales/en/events.ftl", MESSAGES),
        ]);
        let words = tongues.get("en").expect("English");
        sentences(&words.voice(Colours::Known), all)
    }

    fn say(id: &'static str, player: Player) -> Say {
        Say::message(id).player(Actor::Player(player))
    }

    fn moved(player: Player) -> Say {
        say("event-move", player).with("move", Value::Move("Nf3".to_owned()))
    }

    #[test]
    fn one_subject_carries_what_the_same_player_does() {
        let all = [moved(White), say("event-press", White)];
        assert_eq!(told(&all), "White plays Nf3 and presses the clock.");
        let all = [
            moved(White),
            say("event-offer-draw", White),
            say("event-press", White),
        ];
        assert_eq!(
            told(&all),
            "White plays Nf3, offers a draw and presses the clock."
        );
        let all = [moved(White), say("event-press", Black)];
        assert_eq!(told(&all), "White plays Nf3. Black presses the clock.");
    }

    #[test]
    fn a_phrase_joins_the_sentence_before_it_and_a_comma_closes_that() {
        let all = [
            moved(White),
            Say::message("event-hand"),
            say("event-press", White),
        ];
        assert_eq!(
            told(&all),
            "White plays Nf3 with the left hand and presses the clock."
        );
        let all = [
            moved(White),
            Say::message("event-seen"),
            say("event-press", White),
        ];
        assert_eq!(
            told(&all),
            "White plays Nf3, but nobody notices. White presses the clock."
        );
    }

    #[test]
    fn a_sentence_of_several_clauses_or_another_subject_is_not_carried_on() {
        let all = [say("event-complain", White), say("event-press", White)];
        assert_eq!(
            told(&all),
            "White says that the clock is wrong. White presses the clock."
        );
        let all = [moved(White), say("event-flag-falls", White)];
        assert_eq!(told(&all), "White plays Nf3. White’s flag falls.");
    }
}
