//! The moment of a decision: everything that a provision may see, and nothing that comes later.

use crate::board::{Player, Position};
use crate::clock::Millis;
use crate::edition::{Given, ItemName, Laws, MoveStage, Param};
use crate::game::{
    Act, Actor, Answer, Assertions, ByPlayer, Case, Colours, Event, EventIx, Fact, Finding,
    Happening, MateFound, Matter, Quantity, Question, Record, Subject, Unknown,
};
use crate::laws::clock;
use crate::laws::evidence::{Ground, OnRecord, Source};
use crate::laws::log::{Kept, Log};
use crate::laws::provision::{Answers, Decision, Phase, Provision, Reason, Status};
use crate::laws::verdict::Step;
use std::cell::RefCell;
use std::sync::Arc;

/// What a provision may see when it decides.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    now: &'a Now<'a>,
    log: &'a RefCell<Log>,
}

/// The happening that is being judged, the same for every provision that is asked.
pub(super) struct Now<'a> {
    pub laws: &'a Laws,
    pub answers: &'a [Answers],
    pub case: &'a Case,
    pub record: &'a Record,
    pub past: &'a [Step],
    pub ix: EventIx,
    pub happening: Happening,
    pub assuming: &'a [(Question, Answer)],
    /// What was worked out of it already.
    pub kept: Kept,
    /// The log of the decision under way, written anew for each.
    pub log: &'a RefCell<Log>,
    /// Provisions that are being asked, to notice circles.
    pub asking: RefCell<Vec<&'static Provision>>,
    /// Provisions that have asked for a text that is not known to us.
    pub unsure: RefCell<Vec<&'static Provision>>,
    /// Provisions without a text on whose ruling on an earlier event this one hangs.
    pub hangs_on: RefCell<Vec<&'static Provision>>,
}

impl Now<'_> {
    /// What a provision decides; each reason tells what the decision took for granted and what it rested on.
    pub fn decide(&self, provision: &'static Provision) -> Decision {
        let Some(when) = provision.when().filter(|when| self.is_in(when.phase)) else {
            return Ok(vec![]);
        };
        self.log.borrow_mut().clear();
        let mut reasons = (when.decide)(Moment {
            now: self,
            log: self.log,
        })?;
        let log = self.log.borrow();
        if !reasons.is_empty() {
            let item = self.laws.contents.item(provision.id);
            for reason in &mut reasons {
                log.tell(reason);
                reason.rests_on(item);
            }
        }
        if log.unread {
            self.unsure.borrow_mut().push(provision);
        }
        Ok(reasons)
    }

    /// What follows from the rulings on an event, once all of them are settled.
    pub fn conclude(&self, settled: &[Reason]) -> Vec<Reason> {
        self.log.borrow_mut().clear();
        let moment = Moment {
            now: self,
            log: self.log,
        };
        let mut reasons = clock::after_ruling(moment, settled);
        let log = self.log.borrow();
        for reason in &mut reasons {
            log.tell(reason);
        }
        reasons
    }

    fn is_in(&self, phase: Phase) -> bool {
        let ended = self.record.ended().is_some();
        match phase {
            Phase::DuringPlay => !ended,
            Phase::AfterEnd => ended,
            Phase::Any => true,
        }
    }
}

impl<'a> Moment<'a> {
    /// The laws that decide.
    pub fn laws(self) -> &'a Laws {
        self.now.laws
    }

    /// The event that is being judged.
    pub fn event(self) -> &'a Event {
        &self.now.case.events[usize::from(self.now.ix)]
    }

    /// Its place in the case.
    pub fn ix(self) -> EventIx {
        self.now.ix
    }

    /// What was done in it.
    pub fn act(self) -> &'a Act {
        &self.event().act
    }

    /// What the event amounts to, in the step that is being judged.
    pub fn happening(self) -> Happening {
        self.now.happening
    }

    /// The player who acted, where a player did; a sealed move is made by the player who sealed it.
    pub fn player(self) -> Option<Player> {
        match self.now.happening {
            Happening::SealedMoveMade => self.now.record.move_of(self.now.ix)?.mover,
            _ => self.event().by.player(),
        }
    }

    /// Whether the case says who plays White.
    pub fn colours(self) -> Colours {
        self.now.case.colours
    }

    /// Whether the arbiter acted.
    pub fn by_arbiter(self) -> bool {
        self.event().by == Actor::Arbiter
    }

    /// The game as it stands, rulings carried out.
    pub fn record(self) -> &'a Record {
        self.now.record
    }

    /// The steps before this event.
    pub fn past(self) -> &'a [Step] {
        self.now.past
    }

    /// The present position, where it is known.
    pub fn position(self) -> Option<&'a Arc<Position>> {
        self.now.record.position()
    }

    /// What a player's clock showed at this event, where the case says so.
    pub fn left(self, player: Player) -> Option<Millis> {
        *self.event().left.of(player)
    }

    /// What this function makes of the moment: worked out once, for all provisions that are asked of one happening.
    ///
    /// The function captures nothing, so that nothing but the moment can tell one result from another.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn once<T, F>(self, work: F) -> Result<&'a T, Unknown>
    where
        T: 'static,
        F: Fn(Moment<'_>) -> Result<T, Unknown> + 'static,
    {
        const { assert!(size_of::<F>() == 0, "the function captures something") };
        let kept = &self.now.kept;
        let found = kept.get::<F, (Result<T, Unknown>, Log)>();
        let (result, log) = found.unwrap_or_else(|| {
            let log = RefCell::default();
            let result = work(Moment {
                now: self.now,
                log: &log,
            });
            kept.put::<F, _>((result, log.into_inner()))
        });
        self.log.borrow_mut().add(log);
        result.as_ref().map_err(|unknown| *unknown)
    }

    /// The value of a parameter; `None` where the edition has no such rule.
    ///
    /// # Errors
    ///
    /// Never an unknown fact of the case: a parameter whose text is not known to us reads as no rule here,
    /// and the reason is marked as unverified.
    #[must_use = "a reason that rests on a parameter without its value says so by `Facts::no_surer_than`"]
    pub fn given<T: Clone>(self, param: &Param<T>) -> Option<T> {
        let mut log = self.log.borrow_mut();
        log.reads(param);
        match &param.given {
            Given::Value(value) => Some(value.clone()),
            Given::NoRule => None,
            Given::Unknown => {
                log.unread = true;
                None
            }
        }
    }

    /// The answer to a question about this event.
    ///
    /// # Errors
    ///
    /// The question, where the case neither shows, asserts nor presumes the answer.
    pub fn ask(self, subject: Subject) -> Result<Answer, Unknown> {
        self.ask_at(self.now.ix, subject)
    }

    /// The answer to a question about an event up to the present one.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn ask_at(self, at: EventIx, subject: Subject) -> Result<Answer, Unknown> {
        let question = Question { about: subject, at };
        self.answer(question, &OnRecord(self, question))
    }

    /// Notes that the decision hangs on texts that are not known to us.
    pub(in crate::laws) fn hangs_on(self, unread: &[&'static Provision]) {
        self.now.hangs_on.borrow_mut().extend(unread);
    }

    /// Notes on which answer the decision rests.
    pub(super) fn rests_on(self, ground: Ground) {
        self.log.borrow_mut().rests_on(ground);
    }

    /// Notes what is taught of it.
    pub(in crate::laws) fn rests_on_items(self, items: &[&ItemName]) {
        let mut log = self.log.borrow_mut();
        items.iter().for_each(|item| log.rests_on_item(item));
    }

    /// Notes what was found of checkmate.
    pub(super) fn rests_on_mates(self, mates: &[MateFound]) {
        self.log.borrow_mut().rests_on_mates(mates);
    }

    /// The case, for the evidence in it.
    pub(in crate::laws) fn case(self) -> &'a Case {
        self.now.case
    }

    /// What the branch assumes.
    pub(super) fn assuming(self) -> &'a [(Question, Answer)] {
        self.now.assuming
    }

    /// What a chapter derives from the case.
    pub(super) fn derived(self, subject: Subject) -> Option<Answer> {
        (self.now.answers.iter()).find_map(|answers| answers(self, subject))
    }

    /// Whether the move of this event, made or intended, is legal.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn legal_at(self, at: EventIx) -> Result<bool, Unknown> {
        Ok(self.ask_at(at, Subject::Legal)? == Answer::Yes)
    }

    /// Whether a player can checkmate by any series of legal moves from this position, if it is known;
    /// otherwise from the present one.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn can_mate_from(
        self,
        position: Option<&Arc<Position>>,
        player: Player,
    ) -> Result<bool, Unknown> {
        let about = Subject::CanMate(player);
        let Some(position) = position else {
            return self.can_mate(player);
        };
        let question = Question {
            about,
            at: self.now.ix,
        };
        let found = MateFound::on(position, player);
        Ok(self.answer(question, &found)? == Answer::Yes)
    }

    /// Whether a player can checkmate by any series of legal moves.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn can_mate(self, player: Player) -> Result<bool, Unknown> {
        Ok(self.ask(Subject::CanMate(player))? == Answer::Yes)
    }

    /// Whether the arbiter finds this to be so.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn found(self, finding: Finding) -> Result<bool, Unknown> {
        Ok(self.ask(Subject::Found(finding))? == Answer::Yes)
    }

    /// Whether somebody has already found or asserted this; `None` while the case leaves it open.
    ///
    /// Assumptions and presumptions do not count: what nobody has said yet is not known to the arbiter either.
    pub fn found_so_far(self, finding: Finding) -> Option<bool> {
        self.told_at(self.now.ix, finding)
    }

    /// The same about an event up to the present one.
    pub fn told_at(self, at: EventIx, finding: Finding) -> Option<bool> {
        let question = Question {
            about: Subject::Found(finding),
            at,
        };
        let (answer, source) = self.told(question, &OnRecord(self, question))?;
        self.rests_on(Ground {
            question,
            answer,
            source,
        });
        Some(answer == Answer::Yes)
    }

    /// Whether a number has reached a limit.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn at_least(self, quantity: Quantity, limit: u32) -> Result<bool, Unknown> {
        Ok(self.ask(Subject::AtLeast(quantity, limit))? == Answer::Yes)
    }

    /// The number, where it is known, as a fact of the reason.
    pub fn counted(self, quantity: Quantity) -> Option<Fact> {
        self.number(quantity).map(Fact::Count)
    }

    /// The number, where it is known: asserted of the event, counted on the board, or asserted before and still so.
    pub fn number(self, quantity: Quantity) -> Option<u32> {
        let ix = self.now.ix;
        let asserted = |known: &Assertions| known.count(quantity);
        let any = Subject::AtLeast(quantity, 0);
        let (number, source) = asserted(&self.event().known)
            .map(|number| (number, Source::Event(ix)))
            .or_else(|| Some((self.counted_on_board(quantity)?, Source::Board)))
            .or_else(|| self.asserted_before(ix, any, asserted))?;
        self.rests_on(Ground {
            question: Question {
                about: Subject::AtLeast(quantity, number),
                at: self.now.ix,
            },
            answer: Answer::Yes,
            source,
        });
        Some(number)
    }

    fn counted_on_board(self, quantity: Quantity) -> Option<u32> {
        self.now
            .record
            .is_exact(quantity)
            .then(|| self.now.record.count(quantity, self.now.ix, self.now.case))
            .flatten()
    }

    /// How many moves a player had completed when an event happened: asserted of that event, counted on the board, or asserted before and counted since.
    pub fn completed_at(self, player: Player, at: EventIx) -> Option<u32> {
        let asserted = |known: &Assertions| known.moves_completed.and_then(|by| *by.of(player));
        asserted(&self.event_at(at)?.known).or_else(|| {
            let next_completes =
                self.given(&self.now.laws.params.completed_by_own_next_move) == Some(true);
            let before = asserted(&self.now.case.known.asserted);
            (self.now.record).completed(player, before, at, next_completes)
        })
    }

    /// How often the clock counts a player as having pressed before the first event.
    pub fn presses_before_the_case(self, player: Player) -> Option<u32> {
        let known = &self.now.case.known.asserted;
        let of = |by: Option<ByPlayer<Option<u32>>>| by.and_then(|by| *by.of(player));
        of(known.presses)
            .or(of(known.moves_completed))
            .or(self.now.record.made_before(player))
    }

    /// The number of the period that the case is about.
    pub fn period_of_the_case(self) -> Option<u32> {
        self.now.case.known.asserted.period
    }

    /// How often a player has asked to see the record: in this case, the present request included, and by assertion.
    pub fn record_requests(self, player: Player) -> u32 {
        let quantity = Quantity::RecordRequests(player);
        let here = self
            .now
            .record
            .count(quantity, self.now.ix, self.now.case)
            .unwrap_or(0);
        here + self.now.case.known.asserted.count(quantity).unwrap_or(0)
    }

    /// How often a player was warned about a matter: in this case, and by assertion.
    pub fn warnings(self, player: Player, matter: Matter) -> u32 {
        let of_case = self.now.case.known.asserted.warnings;
        let asserted = self.event().known.warnings.or(of_case).unwrap_or_default();
        self.now.record.warnings(player, matter) + asserted.of(player).unwrap_or(0)
    }

    /// Whether the opponent has moved but not pressed the clock, so that this player's clock does not run yet.
    pub(in crate::laws) fn waits_for_the_press(self, player: Player) -> bool {
        let record = &self.now.record;
        record.unpressed().is_some() && record.node().mover == Some(player.other())
    }

    /// Whether a player has the move, in the sense of this edition.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    pub fn has_the_move(self, player: Player) -> Result<bool, Unknown> {
        let waits = self.given(&self.now.laws.params.has_the_move_when_opponents_move_is)
            == Some(MoveStage::Completed)
            && self.waits_for_the_press(player);
        if waits {
            return Ok(false);
        }
        Ok(self.ask(Subject::HasTheMove(player))? == Answer::Yes)
    }

    /// Whether a provision holds at this moment, its exceptions included.
    ///
    /// # Errors
    ///
    /// As for [`Moment::ask`].
    ///
    /// # Panics
    ///
    /// If provisions ask each other in a circle; a test keeps them free of circles.
    pub fn holds(self, provision: &'static Provision) -> Result<bool, Unknown> {
        let Some(when) = provision.when() else {
            return Ok(false);
        };
        if (provision.rule)(self.now.laws).is_none() {
            return Ok(false);
        }
        assert!(
            !self.now.asking.borrow().contains(&provision),
            "provisions ask each other in a circle: {}",
            provision.id
        );
        self.now.asking.borrow_mut().push(provision);
        let decision = (when.decide)(self);
        self.now.asking.borrow_mut().pop();
        if !decision?
            .iter()
            .any(|reason| reason.status == Status::Holds)
        {
            return Ok(false);
        }
        let raised = |exception: &&'static Provision| {
            (exception.when()).is_some_and(|when| when.on.contains(&self.now.happening))
        };
        for exception in provision.exceptions(&self.now.laws.contents).filter(raised) {
            if self.holds(exception)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
