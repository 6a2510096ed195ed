//! Evidence: where the answer to a question of fact comes from, in one order for all questions.

use crate::board::CanMate;
use crate::game::{
    Act, Answer, Assertions, ClaimDraw, EventIx, Finding, MateFound, Quantity, Question, Span,
    Subject, Unknown,
};
use crate::laws::Moment;

/// Where an answer comes from: of those that answer, the first in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Asserted of this event.
    Event(EventIx),
    /// Shown by the board and the events so far.
    Board,
    /// Derived from what the case tells: by a later event, or by a chapter (the table `ANSWERS`).
    Derived,
    /// Found by the arbiter in this event, earlier or later than the one that it is about.
    Finding(EventIx),
    /// Asserted of the whole case.
    Case,
    /// Assumed in the branch.
    Assumed,
    /// Presumed, because the case is silent.
    Presumed,
}

/// An answer on which a decision rests, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    /// What was asked.
    pub question: Question,
    /// What was answered.
    pub answer: Answer,
    /// Where the answer comes from.
    pub source: Source,
}

/// What the board says to a question: an answer, if it has one, and what was found of checkmate on the way.
pub(super) trait Shown {
    /// The answer.
    fn answer(&self) -> Option<Answer>;
    /// What was found of checkmate, whether that is an answer or leaves the question open.
    fn mates(&self) -> Vec<MateFound>;
}

/// The board as the record knows it at this moment.
pub(super) struct OnRecord<'a>(pub Moment<'a>, pub Question);

impl Shown for OnRecord<'_> {
    fn answer(&self) -> Option<Answer> {
        let OnRecord(moment, question) = self;
        (moment.record()).shows(question.about, question.at, moment.case())
    }

    fn mates(&self) -> Vec<MateFound> {
        let OnRecord(moment, question) = self;
        (moment.record()).mates(question.about, question.at, moment.case())
    }
}

/// A position given for the question.
impl Shown for MateFound {
    fn answer(&self) -> Option<Answer> {
        Answer::whether(&self.found)
    }

    fn mates(&self) -> Vec<MateFound> {
        vec![self.clone()]
    }
}

/// The pieces alone, which lead to no mate that could be shown.
impl Shown for CanMate {
    fn answer(&self) -> Option<Answer> {
        Answer::whether(self)
    }

    fn mates(&self) -> Vec<MateFound> {
        Vec::new()
    }
}

impl Moment<'_> {
    /// The answer to a question, from the first source that has one.
    ///
    /// # Errors
    ///
    /// The question, where no source answers.
    pub(super) fn answer(self, question: Question, shown: &impl Shown) -> Result<Answer, Unknown> {
        let (answer, source) = self
            .told(question, shown)
            .or_else(|| self.taken(question))
            .ok_or(Unknown(question))?;
        if matches!(source, Source::Board | Source::Assumed) {
            self.rests_on_mates(&shown.mates());
        }
        self.rests_on(Ground {
            question,
            answer,
            source,
        });
        Ok(answer)
    }

    /// Whether this is so, where it is just what is in question: it may be told, derived or assumed, but is never presumed.
    ///
    /// # Errors
    ///
    /// The question, where no such source answers.
    pub fn looked_into(self, about: Subject) -> Result<bool, Unknown> {
        let question = Question {
            about,
            at: self.ix(),
        };
        let (answer, source) = self
            .told(question, &OnRecord(self, question))
            .or_else(|| self.taken(question))
            .filter(|(_, source)| *source != Source::Presumed)
            .ok_or(Unknown(question))?;
        self.rests_on(Ground {
            question,
            answer,
            source,
        });
        Ok(answer == Answer::Yes)
    }

    /// What somebody has said, shown or found so far; what nobody has said yet is not known to the arbiter either.
    pub(super) fn told(self, question: Question, shown: &impl Shown) -> Option<(Answer, Source)> {
        let subject = question.about;
        self.asserted_at(question)
            .or_else(|| Some((shown.answer()?, Source::Board)))
            .or_else(|| self.told_later(question))
            .or_else(|| Some((self.derived(subject)?, Source::Derived)))
            .or_else(|| self.found_by_arbiter(question))
            .or_else(|| self.asserted_before(question.at, subject, |known| known.answer(subject)))
    }

    /// Whether the case says this in so many words, of the event or of the whole case, or the arbiter has found it;
    /// nothing is derived.
    pub fn said(self, finding: Finding) -> Option<bool> {
        let about = Subject::Found(finding);
        let question = Question {
            about,
            at: self.ix(),
        };
        let (answer, source) = (self.asserted_at(question))
            .or_else(|| self.found_by_arbiter(question))
            .or_else(|| self.asserted_before(self.ix(), about, |known| known.answer(about)))?;
        self.rests_on(Ground {
            question,
            answer,
            source,
        });
        Some(answer == Answer::Yes)
    }

    /// What is asserted of the whole case; what is asserted of a position holds while it stands on the board, told with
    /// the move that brought it or since, or of the case before the first move.
    pub(super) fn asserted_before<T>(
        self,
        at: EventIx,
        subject: Subject,
        answer: impl Fn(&Assertions) -> Option<T>,
    ) -> Option<(T, Source)> {
        let of_case = || Some((answer(&self.case().known.asserted)?, Source::Case));
        if !subject.is_of_the_position() {
            return of_case();
        }
        let brought = self.record().node().by;
        if at == self.ix() && self.is_about_the_board(at, subject) {
            let told = |at: EventIx| {
                let known = &self.event_at(at)?.known;
                let stands = self.happened(at) && self.is_about_the_board(at, subject);
                Some((answer(known).filter(|_| stands)?, Source::Event(at)))
            };
            let since = (brought.unwrap_or_default()..at).rev().find_map(told);
            if since.is_some() {
                return since;
            }
        }
        brought.is_none().then(of_case)?
    }

    /// Whether an event that tells or asks of a position means the one on the board, and not one that is still to come;
    /// a series of completed moves waits for the press.
    fn is_about_the_board(self, at: EventIx, subject: Subject) -> bool {
        let of_what_comes = matches!(
            self.event_at(at).map(|event| &event.act),
            Some(
                Act::ClaimDraw(ClaimDraw {
                    intended: Some(_),
                    ..
                }) | Act::Seal(_)
                    | Act::ChangeSealed(_)
                    | Act::SealReply(_)
            )
        );
        let of_completed = matches!(
            subject,
            Subject::AtLeast(Quantity::CompletedMovesWithoutProgress, _)
        );
        let waits = of_completed && self.record().unpressed().is_some();
        !of_what_comes && !waits
    }

    /// The answer before the first event, if the case gives the position or asserts it.
    pub(super) fn given_before_the_case(self, subject: Subject) -> Option<Answer> {
        let shown = self.record().shows(subject, EventIx::MAX, self.case());
        let (answer, source) = shown
            .map(|answer| (answer, Source::Board))
            .or_else(|| self.asserted_before(self.ix(), subject, |known| known.answer(subject)))?;
        self.rests_on(Ground {
            question: Question {
                about: subject,
                at: self.ix(),
            },
            answer,
            source,
        });
        Some(answer)
    }

    /// What is taken for an answer although nobody has said it: an assumption of the branch, or a presumption.
    fn taken(self, question: Question) -> Option<(Answer, Source)> {
        let assumed = |(asked, _): &&(Question, Answer)| {
            asked.about == question.about
                && (asked.at == question.at || self.concerns_too(*asked, question.at))
        };
        if let Some((_, answer)) = self.assuming().iter().find(assumed) {
            return Some((*answer, Source::Assumed));
        }
        let open = (self.case().open.iter()).any(|open| open.opens(question.about));
        let presumed =
            (question.about.presumed()).filter(|_| !open && !self.in_question(question))?;
        Some((presumed, Source::Presumed))
    }

    /// Whether an examiner asks for this very fact, so that it is not presumed.
    fn in_question(self, question: Question) -> bool {
        let asked = &self.case().events[usize::from(question.at)].act;
        question.about == Subject::Legal && matches!(asked, Act::MayPlay(_))
    }

    /// What is asserted of the event, of the event in which its move was sealed, or of the one that the arbiter sees in it.
    fn asserted_at(self, question: Question) -> Option<(Answer, Source)> {
        let sealed = || self.record().move_of(question.at)?.sealed;
        let seen = || {
            let events = &self.case().events;
            let event = &events[usize::from(question.at)];
            event.about.filter(|_| event.is_sight(events))
        };
        let asserted = |at: EventIx| {
            let known = &self.case().events[usize::from(at)].known;
            Some((known.answer(question.about)?, Source::Event(at)))
        };
        asserted(question.at)
            .or_else(|| asserted(sealed()?))
            .or_else(|| asserted(seen()?))
    }

    /// The arbiter's latest finding that concerns the event asked about.
    fn found_by_arbiter(self, question: Question) -> Option<(Answer, Source)> {
        let Subject::Found(asked) = question.about else {
            return None;
        };
        (0..=self.ix())
            .rev()
            .find_map(|at| match self.event_at(at)?.act {
                Act::Finds(finding, so)
                    if finding == asked
                        && self.happened(at)
                        && self.is_found_of(finding, at, question.at) =>
                {
                    let answer = if so { Answer::Yes } else { Answer::No };
                    Some((answer, Source::Finding(at)))
                }
                _ => None,
            })
    }

    /// Whether a finding made in one event concerns another.
    ///
    /// A finding that names no event concerns what was done before it.
    fn is_found_of(self, finding: Finding, found: EventIx, asked: EventIx) -> bool {
        match self.case().events[usize::from(found)].about {
            Some(about) => self.spans(finding.span(), about, asked),
            None => finding.span() != Span::Act || self.root(asked) <= found,
        }
    }

    /// Whether what is assumed of one event holds for another, too.
    fn concerns_too(self, asked: Question, at: EventIx) -> bool {
        match asked.about {
            Subject::Found(finding) => self.spans(finding.span(), asked.at, at),
            _ => false,
        }
    }

    fn spans(self, span: Span, one: EventIx, other: EventIx) -> bool {
        match span {
            Span::Game => true,
            Span::Player => {
                let by = |at| self.case().events[usize::from(self.root(at))].by.player();
                by(one)
                    .zip(by(other))
                    .is_none_or(|(one, other)| one == other)
            }
            Span::Act => self.root(one) == self.root(other),
        }
    }

    /// The event that an event is about in the end: itself, where it is about none.
    fn root(self, at: EventIx) -> EventIx {
        let about = |at: &EventIx| self.case().events[usize::from(*at)].about;
        let chain = std::iter::successors(Some(at), |at| about(at).filter(|about| about < at));
        chain.last().unwrap_or(at)
    }
}
