//! What an audit found in a game, in words.

use super::clocks::ClockFault;
use super::counts::Summary;
use super::finding::{AuditFinding, Basis, Claim, Detail, GameEnd, How, Intended, What, Won};
use super::played::Played;
use super::termination::Termination;
use crate::board::Player;
use crate::clock::Millis;
use crate::edition::Laws;
use crate::game::{Actor, Word};
use crate::laws::completion::RESIGNATION_DRAW;
use crate::laws::moves::{ILLEGAL_POSITION, LEGAL_MOVE, Unreachable};
use crate::read::pgn::{NoMove, StartFault, WrittenResult, decoded};
use crate::text::{Say, Value, Voice};

/// Tells what was found in one game, in one language.
pub struct Teller<'t> {
    voice: &'t Voice<'t>,
    laws: &'t Laws,
    played: &'t Played<'t>,
    /// How many lines of the file stand before the text of the game.
    lines_before: usize,
}

/// A finding, or several of the same kind in a row, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldFinding<'t> {
    /// The finding, the first one of several.
    pub first: &'t AuditFinding,
    /// The last one.
    pub last: &'t AuditFinding,
    /// The move after which it stands, in the reader's letters; empty at the start.
    pub place: String,
    /// What was found.
    pub text: String,
    /// The articles of the edition that say so.
    pub articles: Vec<String>,
}

impl<'t> Teller<'t> {
    /// Tells of a game under these laws.
    pub const fn new(
        voice: &'t Voice<'t>,
        laws: &'t Laws,
        played: &'t Played<'t>,
        lines_before: usize,
    ) -> Self {
        Teller {
            voice,
            laws,
            played,
            lines_before,
        }
    }

    /// What the game is called: its players, event, date and result, as far as the tags tell them.
    pub fn heading(&self) -> String {
        let tag = |name: &str| {
            let value = self.played.game.tag(name)?.trim().to_owned();
            (!matches!(value.as_str(), "" | "?" | "-")).then_some(value)
        };
        let player = |name| tag(name).unwrap_or_else(|| "?".to_owned());
        let mut parts = vec![format!("{} – {}", player("White"), player("Black"))];
        parts.extend(tag("Event"));
        parts.extend(tag("Site"));
        let round = |round| Say::message("audit-round").with("round", Value::Text(round));
        parts.extend(tag("Round").map(|number| self.voice.phrase(&round(number))));
        parts.extend(tag("Date").and_then(|date| date_known(&date)));
        parts.extend(
            self.played
                .game
                .result
                .map(|result| result_shown(result).to_owned()),
        );
        parts.join(", ")
    }

    /// The line of the file on which the game begins.
    pub fn line(&self) -> usize {
        self.lines_before + self.played.game.line
    }

    /// The line of the file on which this byte of the game stands.
    pub fn line_of(&self, byte: usize) -> usize {
        self.lines_before + self.played.game.place(byte).0
    }

    /// These findings in words and in their order; claims that stand move after move are told together.
    pub fn entries<'f>(
        &self,
        findings: impl IntoIterator<Item = &'f AuditFinding>,
    ) -> Vec<ToldFinding<'f>> {
        let mut stretches: Vec<(&AuditFinding, &AuditFinding)> = Vec::new();
        for finding in findings {
            let running = stretches
                .iter_mut()
                .find(|(_, last)| follows(last, finding));
            match running {
                Some((_, last)) => *last = finding,
                None => stretches.push((finding, finding)),
            }
        }
        let entry = |(first, last)| self.entry(first, last);
        stretches.into_iter().map(entry).collect()
    }

    /// One finding in words.
    pub fn told<'f>(&self, finding: &'f AuditFinding) -> ToldFinding<'f> {
        self.entry(finding, finding)
    }

    fn entry<'f>(&self, first: &'f AuditFinding, last: &'f AuditFinding) -> ToldFinding<'f> {
        let says: Vec<Say> = if std::ptr::eq(first, last) {
            self.says(first)
        } else {
            self.stretch(first, last)
        };
        let texts: Vec<String> = says.iter().map(|say| self.voice.say(say)).collect();
        let mut numbers = self.articles(first);
        for number in self.articles(last) {
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        ToldFinding {
            first,
            last,
            place: self.place(first),
            text: texts.join(" "),
            articles: numbers,
        }
    }

    /// The numbers of its provisions in the edition; an entry that cannot be read breaks none.
    fn articles(&self, finding: &AuditFinding) -> Vec<String> {
        let stop = self.played.game.stop.as_ref();
        let unread = stop.is_some_and(|stop| !matches!(stop.why, NoMove::Illegal(_)));
        if finding.what == What::NoMove && unread {
            return Vec::new();
        }
        let mut numbers: Vec<String> = Vec::new();
        for provision in finding.what.provisions() {
            let number = provision.number(&self.laws.contents).map(str::to_owned);
            numbers.extend(number.filter(|number| !numbers.contains(number)));
        }
        numbers
    }

    /// The move after which a finding stands.
    fn place(&self, finding: &AuditFinding) -> String {
        let say = |reached| Say::message("audit-move").with("move", Value::Move(reached));
        self.reached_by(finding.after)
            .map_or_else(String::new, |reached| self.voice.phrase(&say(reached)))
    }

    fn reached_by(&self, at: usize) -> Option<String> {
        (self.played.course.as_ref()).and_then(|course| course.reached_by(at))
    }

    fn says(&self, finding: &AuditFinding) -> Vec<Say> {
        let at = finding.after;
        let plain = |id: &'static str| self.detailed(Say::message(id), finding);
        let kind =
            |id: &'static str, name: &'static str| self.detailed(Say::attribute(id, name), finding);
        let name = finding.what.name();
        match &finding.what {
            What::NoStart => self.no_start(),
            What::NoMove => self.no_move(at),
            What::Over(ended) => vec![self.over(at, ended)],
            What::PlayedOn { .. } => vec![plain("audit-played-on")],
            What::Claim(claim) => vec![self.claim(at, claim)],
            What::WinnerCannotMate { because, by, .. } => vec![
                kind("audit-cannot-mate", self.won(*by)),
                kind("audit-cannot-mate-because", because.name()),
            ],
            What::ResultContradicts { winner, .. } => {
                let expected = winner.map_or(WrittenResult::Draw, WrittenResult::Win);
                let expected = Value::Text(result_shown(expected).to_owned());
                vec![plain("audit-result-contradicts").with("expected", expected)]
            }
            What::Termination(Termination::OtherResult {
                winner: Some(_), ..
            }) => vec![kind("audit-termination", "other-winner-than-told")],
            What::Termination(_) => vec![kind("audit-termination", name)],
            What::Clock(ClockFault::FlagFallen { over: None, .. }) => {
                vec![kind("audit-clock", "overdrawn")]
            }
            What::Clock(_) => vec![kind("audit-clock", name)],
            What::Header(header) => vec![kind("audit-header", header.fault.name())],
        }
    }

    /// A message with the details of a finding; a player among them is `$player`, the other one `$opponent`.
    fn detailed(&self, say: Say, finding: &AuditFinding) -> Say {
        let course = self.played.course.as_ref();
        let told = |say: Say, (name, detail): (&'static str, Detail<'_>)| {
            let value = match detail {
                Detail::Player(who) => return say.player(who.map_or(Actor::Nobody, Actor::Player)),
                Detail::Word(word) => Value::Word(word.into()),
                Detail::End(end) => Value::Items(vec![Say::attribute("audit-end", end.name())]),
                Detail::Result(result) => Value::Text(result_shown(result).to_owned()),
                Detail::Count(count) => Value::Number(count as u64),
                Detail::Clock(shown) => Value::Time(shown),
                Detail::Time(Some(time)) => Value::Time(Millis::seconds(time.0 / 1000)),
                Detail::Written(text) => Value::Written(text.to_owned()),
                Detail::Tags(tags) => {
                    Value::Texts(tags.iter().map(|tag| (*tag).to_owned()).collect())
                }
                Detail::Line(line) => {
                    let line = course.map(|course| course.line_from(finding.after, line));
                    Value::Move(line.unwrap_or_default())
                }
                Detail::LineOf(byte) => Value::Text(self.line_of(byte).to_string()),
                // What is not known is not told, and claims have messages of their own.
                Detail::Time(None) | Detail::Places(_) | Detail::Moves(_) => return say,
            };
            say.with(name, value)
        };
        finding.what.details().into_iter().fold(say, told)
    }

    fn won(&self, by: Won) -> &'static str {
        match by {
            Won::OnTime => "on-time",
            Won::ByResignation => "by-resignation",
            Won::Untold if (RESIGNATION_DRAW.rule)(self.laws).is_some() => "untold",
            Won::ByForfeit | Won::ByDecision | Won::Untold => "untold-time-only",
        }
    }

    fn no_start(&self) -> Vec<Say> {
        let say = |attribute: &'static str| Say::attribute("audit-no-start", attribute);
        match &self.played.game.start {
            Ok(_) => vec![],
            Err(StartFault::Fen(error)) => {
                vec![say("fen").with("fen", Value::Written(error.fen.clone()))]
            }
            Err(StartFault::Illegal(position)) => {
                let told = say("illegal").with("fen", Value::Written(position.fen()));
                let why = (position.illegality().into_iter())
                    .find(|fault| fault.stops_play())
                    .map(|fault| {
                        let holds = Say::attribute(ILLEGAL_POSITION.id, "holds");
                        holds.with("why", Value::Choice(Word::of(Unreachable::by(fault))))
                    });
                std::iter::once(told).chain(why).collect()
            }
            Err(StartFault::Variant(name)) => {
                vec![say("variant").with("variant", Value::Written(name.clone()))]
            }
        }
    }

    fn no_move(&self, at: usize) -> Vec<Say> {
        let Played { game, course, .. } = self.played;
        let (Some(stop), Some(course)) = (&game.stop, course) else {
            return vec![];
        };
        let line = Value::Text(self.line_of(stop.at).to_string());
        let column = Value::Text(game.place(stop.at).1.to_string());
        let entry = course.numbered(at, &decoded(stop.entry));
        let say = |attribute| {
            Say::attribute("audit-no-move", attribute)
                .with("entry", Value::Written(entry.clone()))
                .with("line", line.clone())
                .with("column", column.clone())
        };
        let (_, player) = course.next(at);
        match &stop.why {
            NoMove::Null => vec![say("null")],
            NoMove::Illegal(why) => {
                let reason = Say::attribute(LEGAL_MOVE.id, "fails").of(player);
                vec![
                    say("illegal"),
                    reason.with("why", Value::Choice(Word::of(*why))),
                ]
            }
            NoMove::Text(error) => {
                use crate::board::MoveTextError::{
                    Ambiguous, AnotherPiece, NoSuchPiece, Unreadable,
                };
                let reason = |why: &'static str| Say::attribute("unread", why);
                let reason = match error {
                    Unreadable { .. } => reason("unreadable"),
                    NoSuchPiece { .. } => reason("no-such-piece").of(player),
                    AnotherPiece { square, .. } => {
                        reason("another-piece").with("square", Value::Square(*square))
                    }
                    Ambiguous { from, .. } => {
                        let squares = from.iter().map(ToString::to_string).collect();
                        reason("ambiguous").with("squares", Value::Texts(squares))
                    }
                };
                vec![say("unread"), reason]
            }
        }
    }

    fn over(&self, at: usize, ended: &GameEnd) -> Say {
        let winner = ended.winner.map_or(Actor::Nobody, Actor::Player);
        let say = |attribute| Say::attribute("audit-over", attribute).player(winner);
        match ended.how {
            How::Checkmate => say("checkmate"),
            How::Stalemate => say("stalemate"),
            How::Dead { by_material: true } => say("dead-by-material"),
            How::Dead { by_material: false } => say("dead"),
            How::Repetition => {
                let places = self.occurrences(at);
                say("repetition")
                    .number("count", places.len() as u64)
                    .with("places", self.list(&places))
            }
            How::NoProgress => {
                let course = self.played.course.as_ref();
                let half_moves = course.map_or(0, |course| course.no_progress(at));
                say("no-progress").number("count", half_moves / 2)
            }
        }
    }

    /// The places at which the position of a finding stood, where it is about its repetition.
    pub fn places_of(&self, finding: &AuditFinding) -> Vec<usize> {
        match &finding.what {
            What::Claim(Claim {
                basis: Basis::Repetition(places),
                ..
            }) => places.clone(),
            What::Over(GameEnd {
                how: How::Repetition,
                ..
            }) => self.occurrences(finding.after),
            _ => Vec::new(),
        }
    }

    /// The places at which a position stood up to this one.
    fn occurrences(&self, at: usize) -> Vec<usize> {
        let course = self.played.course.as_ref();
        course.map_or_else(Vec::new, |course| course.occurrences(at))
    }

    /// Places for `LIST`; the word before the first move holds for those that follow it.
    fn list(&self, places: &[usize]) -> Value {
        let mut before = None;
        let mut item = |after: &usize| {
            let reached = self.reached_by(*after);
            let message = match (&reached, before) {
                (None, _) => "audit-at-start",
                (Some(_), Some("audit-after" | "audit-move")) => "audit-move",
                (Some(_), _) => "audit-after",
            };
            before = Some(message);
            let say = Say::message(message);
            reached.map_or(say.clone(), |reached| {
                say.with("move", Value::Move(reached))
            })
        };
        Value::Items(places.iter().map(&mut item).collect())
    }

    fn claim(&self, at: usize, claim: &Claim) -> Say {
        let attribute = match (&claim.basis, &claim.intended) {
            (Basis::Repetition(_), None) => "repetition",
            (Basis::Repetition(_), Some(_)) => "repetition-intended",
            (Basis::NoProgress(_), None) => "no-progress",
            (Basis::NoProgress(_), Some(_)) => "no-progress-intended",
        };
        let mut say = Say::attribute("audit-claim", attribute).of(claim.by);
        let coming = u32::from(claim.intended.is_some());
        say = match &claim.basis {
            Basis::Repetition(places) => say
                .number("count", places.len() as u64 + u64::from(coming))
                .with("places", self.list(places)),
            Basis::NoProgress(half_moves) => say.number("count", (half_moves + coming) / 2),
        };
        if let (Some(Intended::Move(played)), Some(course)) = (&claim.intended, &self.played.course)
        {
            say = say.with("move", Value::Move(course.made_at(at, played)));
        }
        say
    }

    /// Claims without pawn move or capture, move after move.
    fn stretch(&self, first: &AuditFinding, last: &AuditFinding) -> Vec<Say> {
        let half_moves = |finding: &AuditFinding| match &finding.what {
            What::Claim(Claim {
                basis: Basis::NoProgress(half_moves),
                intended,
                ..
            }) => half_moves + u32::from(intended.is_some()),
            _ => 0,
        };
        let first_form = match &first.what {
            What::Claim(claim) if claim.intended.is_some() => "intended",
            _ => "on-the-board",
        };
        let reached = self.reached_by(last.after);
        let say = Say::attribute("audit-claim", "no-progress-stretch")
            .number("count", half_moves(first) / 2)
            .number("last-count", half_moves(last) / 2)
            .word("first", first_form)
            .with("last", Value::Move(reached.unwrap_or_default()));
        vec![say]
    }
}

/// Whether a claim goes on where another one stood: without pawn move or capture, one move later.
pub(super) fn follows(last: &AuditFinding, next: &AuditFinding) -> bool {
    let is_no_progress = |finding: &AuditFinding| {
        matches!(
            finding.what,
            What::Claim(Claim {
                basis: Basis::NoProgress(_),
                ..
            })
        )
    };
    is_no_progress(last) && is_no_progress(next) && last.after + 1 == next.after
}

/// A result as a table of results shows it.
const fn result_shown(result: WrittenResult) -> &'static str {
    match result {
        WrittenResult::Win(Player::White) => "1–0",
        WrittenResult::Win(Player::Black) => "0–1",
        WrittenResult::Draw => "½–½",
        WrittenResult::Open => "*",
    }
}

/// The known part of a date such as `1984.05.??`, as `1984-05`.
fn date_known(date: &str) -> Option<String> {
    let known: Vec<&str> = date
        .split('.')
        .take_while(|part| !part.contains('?'))
        .collect();
    (!known.is_empty()).then(|| known.join("-"))
}

/// A summary in words: how many games there were, and in how many each thing was so, where there are any.
pub fn summary_lines(voice: &Voice<'_>, summary: &Summary) -> Vec<String> {
    let total = Say::message("audit-total")
        .number("games", summary.games)
        .number("plies", summary.plies);
    let mut lines = vec![voice.say(&total)];
    for (name, count) in summary.by_name() {
        if count > 0 {
            let say = Say::attribute("audit-in-games", name).number("count", count);
            lines.push(voice.say(&say));
        }
    }
    lines
}
