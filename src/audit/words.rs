//! What an audit found in a game, in words.

use super::finding::{Basis, Claim, Ended, Finding, How, Intended, What, Won};
use super::line::Line;
use super::line_of;
use super::places::Places;
use super::report::{Report, Summary};
use super::tag_words;
use crate::board::{Method, Player};
use crate::edition::Laws;
use crate::game::Actor;
use crate::laws::completion::RESIGNATION_DRAW;
use crate::laws::moves::{ILLEGAL_POSITION, LEGAL_MOVE, key};
use crate::read::pgn::{Game, NoMove, StartFault, WrittenResult, decoded};
use crate::text::{Say, Value, Voice};

/// Tells what was found in one game, in one language.
pub struct Teller<'t> {
    voice: &'t Voice<'t>,
    laws: &'t Laws,
    game: &'t Game<'t>,
    report: &'t Report,
    line: Option<Line<'t>>,
    places: Option<Places>,
    /// How many lines of the file stand before the text of the game.
    lines_before: usize,
}

/// A finding, or several of the same kind in a row, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'t> {
    /// The finding, the first one of several.
    pub first: &'t Finding,
    /// The last one.
    pub last: &'t Finding,
    /// The move after which it stands, in the reader's letters; empty at the start.
    pub place: String,
    /// What was found.
    pub text: String,
    /// The articles of the edition that say so.
    pub articles: Vec<&'static str>,
}

impl<'t> Teller<'t> {
    /// Tells of a game under these laws.
    pub fn new(
        voice: &'t Voice<'t>,
        laws: &'t Laws,
        game: &'t Game<'t>,
        report: &'t Report,
        lines_before: usize,
    ) -> Self {
        Teller {
            voice,
            laws,
            game,
            report,
            line: line_of(game),
            places: if report.findings.is_empty() {
                None
            } else {
                Places::of(game)
            },
            lines_before,
        }
    }

    /// The places of the game.
    pub fn places(&self) -> Option<&Places> {
        self.places.as_ref()
    }

    /// What the game is called: its players, event, date and result, as far as the tags tell them.
    pub fn heading(&self) -> String {
        let tag = |name: &str| {
            let value = self.game.tag(name)?.trim().to_owned();
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
            self.game
                .result
                .map(|result| result_shown(result).to_owned()),
        );
        parts.join(", ")
    }

    /// The line of the file on which the game begins.
    pub fn line(&self) -> usize {
        self.lines_before + self.game.line
    }

    /// What was found, in the order of the game; claims that stand move after move are told together.
    pub fn entries(&self) -> Vec<Entry<'t>> {
        let mut stretches: Vec<(&Finding, &Finding)> = Vec::new();
        for finding in &self.report.findings {
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
    pub fn told<'f>(&self, finding: &'f Finding) -> Entry<'f> {
        self.entry(finding, finding)
    }

    fn entry<'f>(&self, first: &'f Finding, last: &'f Finding) -> Entry<'f> {
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
        Entry {
            first,
            last,
            place: self.place(first),
            text: texts.join(" "),
            articles: numbers,
        }
    }

    /// The numbers of its provisions in the edition; an entry that cannot be read breaks none.
    fn articles(&self, finding: &Finding) -> Vec<&'static str> {
        let stop = self.game.stop.as_ref();
        let unread = stop.is_some_and(|stop| !matches!(stop.why, NoMove::Illegal(_)));
        if finding.what == What::NoMove && unread {
            return Vec::new();
        }
        let mut numbers = Vec::new();
        for provision in finding.provisions() {
            let number = provision.number(self.laws.edition);
            numbers.extend(number.filter(|number| !numbers.contains(number)));
        }
        numbers
    }

    /// The move after which a finding stands.
    fn place(&self, finding: &Finding) -> String {
        let reached = (self.places.as_ref()).and_then(|places| places.reached_by(finding.after));
        match reached {
            Some(reached) => self.move_shown(reached),
            None => String::new(),
        }
    }

    fn move_shown(&self, text: String) -> String {
        let say = Say::message("audit-move").with("move", Value::Move(text));
        self.voice.phrase(&say)
    }

    fn says(&self, finding: &Finding) -> Vec<Say> {
        let at = finding.after;
        match &finding.what {
            What::NoStart => self.no_start(),
            What::NoMove => self.no_move(at),
            What::Over(ended) => vec![self.over(at, ended)],
            What::PlayedOn { moves, .. } => {
                vec![Say::message("audit-played-on").number("count", *moves as u64)]
            }
            What::Claim(claim) => vec![self.claim(at, claim)],
            What::WinnerCannotMate {
                winner,
                because,
                by,
            } => self.cannot_mate(*winner, *because, *by),
            What::ResultContradicts {
                written, winner, ..
            } => {
                let expected = winner.map_or(WrittenResult::Draw, WrittenResult::Win);
                let text = |result| Value::Text(result_shown(result).to_owned());
                let say = Say::message("audit-result-contradicts");
                vec![
                    say.with("written", text(*written))
                        .with("expected", text(expected)),
                ]
            }
            What::Termination(found) => {
                vec![tag_words::termination(found, at, self.places.as_ref())]
            }
            What::Clock(fault) => vec![tag_words::clock(fault)],
            What::Header(header) => {
                let (line, _) = self.game.place(header.at);
                vec![tag_words::header(header, self.lines_before + line)]
            }
        }
    }

    fn no_start(&self) -> Vec<Say> {
        let say = |attribute: &'static str| Say::attribute("audit-no-start", attribute);
        match &self.game.start {
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
                        holds.with("why", Value::Word(fault.key().into()))
                    });
                std::iter::once(told).chain(why).collect()
            }
            Err(StartFault::Variant(name)) => {
                vec![say("variant").with("variant", Value::Written(name.clone()))]
            }
        }
    }

    fn no_move(&self, at: usize) -> Vec<Say> {
        let (Some(stop), Some(places)) = (&self.game.stop, &self.places) else {
            return vec![];
        };
        let (line, column) = self.game.place(stop.at);
        let line = Value::Text((self.lines_before + line).to_string());
        let column = Value::Text(column.to_string());
        let entry = places.numbered(at, &decoded(stop.entry));
        let say = |attribute| {
            Say::attribute("audit-no-move", attribute)
                .with("entry", Value::Written(entry.clone()))
                .with("line", line.clone())
                .with("column", column.clone())
        };
        let (_, player) = places.next(at);
        match &stop.why {
            NoMove::Null => vec![say("null")],
            NoMove::Illegal(why) => {
                let reason = Say::attribute(LEGAL_MOVE.id, "fails").of(player);
                vec![say("illegal"), reason.word("why", key(*why))]
            }
            NoMove::Text(error) => {
                use crate::board::MoveTextError::{
                    Ambiguous, AnotherPiece, NoSuchPiece, Unreadable,
                };
                let reason = |why: &'static str| Say::attribute("audit-unread", why);
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

    fn over(&self, at: usize, ended: &Ended) -> Say {
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
                let half_moves = self.line.as_ref().map_or(0, |line| line.no_progress(at));
                say("no-progress").number("count", half_moves / 2)
            }
        }
    }

    /// The places at which the position of a finding stood, where it is about its repetition.
    pub fn places_of(&self, finding: &Finding) -> Vec<usize> {
        match &finding.what {
            What::Claim(Claim {
                basis: Basis::Repetition(places),
                ..
            }) => places.clone(),
            What::Over(Ended {
                how: How::Repetition,
                ..
            }) => self.occurrences(finding.after),
            _ => Vec::new(),
        }
    }

    /// The places at which a position stood up to this one.
    fn occurrences(&self, at: usize) -> Vec<usize> {
        let line = self.line.as_ref();
        let mut places: Vec<usize> = line.map_or_else(Vec::new, |line| line.same(at).collect());
        places.reverse();
        places.push(at);
        places
    }

    /// Places for `LIST`; the word before the first move holds for those that follow it.
    fn list(&self, places: &[usize]) -> Value {
        let mut before = None;
        let mut item = |after: &usize| {
            let reached = (self.places.as_ref()).and_then(|places| places.reached_by(*after));
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
        if let (Some(Intended::Move(played)), Some(places)) = (&claim.intended, &self.places) {
            say = say.with("move", Value::Move(places.made_at(at, played)));
        }
        say
    }

    /// Claims without pawn move or capture, move after move.
    fn stretch(&self, first: &Finding, last: &Finding) -> Vec<Say> {
        let half_moves = |finding: &Finding| match &finding.what {
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
        let reached = (self.places.as_ref()).and_then(|places| places.reached_by(last.after));
        let say = Say::attribute("audit-claim", "no-progress-stretch")
            .number("count", half_moves(first) / 2)
            .number("last-count", half_moves(last) / 2)
            .word("first", first_form)
            .with("last", Value::Move(reached.unwrap_or_default()));
        vec![say]
    }

    fn cannot_mate(&self, winner: Player, because: Method, by: Won) -> Vec<Say> {
        let by = match by {
            Won::OnTime => "on-time",
            Won::ByResignation => "by-resignation",
            Won::Untold if (RESIGNATION_DRAW.rule)(self.laws).is_some() => "untold",
            Won::ByForfeit | Won::ByDecision | Won::Untold => "untold-time-only",
        };
        let method = match because {
            Method::Material => "material",
            Method::ForcedLine => "forced-line",
            Method::Proof => "proof",
            Method::GameOver => "game-over",
        };
        vec![
            Say::attribute("audit-cannot-mate", by).of(winner),
            Say::attribute("audit-cannot-mate-because", method).of(winner),
        ]
    }
}

/// Whether a claim goes on where another one stood: without pawn move or capture, one move later.
pub(super) fn follows(last: &Finding, next: &Finding) -> bool {
    let is_no_progress = |finding: &Finding| {
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
pub const fn result_shown(result: WrittenResult) -> &'static str {
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
