//! One question: a case, what is asked, and options of which exactly one is right.

use crate::edition::ItemName;
use crate::game::{Aspect, Colours, EventIx};
use crate::laws::{Fault, Provision, Reason, Status, Verdict, provision};
use crate::quiz::mistake::{Judged, Mistake, Origin};
use crate::quiz::random::Random;
use crate::quiz::ruling::{AskedFor, Ruling};
use crate::quiz::stock::Stock;
use crate::quiz::sure::is_sure;
use crate::quiz::topic::file_stem;
use crate::quiz::words::option_lines;
use crate::read::{Expect, Scenario};
use crate::rulings::{Ruled, Run};
use crate::text::Tongues;

/// A question with its options.
#[derive(Clone, Debug)]
pub struct QuizQuestion<'l> {
    /// The case.
    pub scenario: &'l Scenario,
    /// What the engine rules, and under which laws it is asked.
    pub ruled: &'l Ruled,
    /// The part of it that is asked for.
    pub scope: AskedFor,
    /// How it is asked.
    pub kind: QuestionKind,
    /// The options in their order.
    pub options: Vec<QuizOption>,
    /// The place of the right option, from 0.
    pub right: usize,
    /// The provisions that decide, the chief one first.
    pub deciding: Vec<&'static Provision>,
    /// The items of the practice that make the difference, where the letter of the Laws and what FIDE teaches give other
    /// answers; the question then says by which of them it is asked.
    pub differs: Option<Vec<ItemName>>,
}

/// How a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionKind {
    /// What is ruled?
    Ruling,
    /// What does the ruling depend on?
    Depends,
    /// What may the arbiter do?
    Discretion,
}

/// An option.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizOption {
    /// What it rules.
    pub ruling: Ruling,
    /// The mistake that leads to it; none for the right one, or where it rests on a value that is not certain.
    pub origin: Option<Origin>,
}

/// Why a case is not asked.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unasked {
    /// No row of the case names effects.
    #[error("the case expects no effects here")]
    NothingExpected,
    /// The engine gives no ruling.
    #[error("there is no ruling: {0}")]
    NoRuling(Fault),
    /// No provision says anything.
    #[error("no provision says anything")]
    NothingSaid,
    /// The ruling rests on a value that is unverified or unknown.
    #[error("the ruling rests on a value that is unverified or unknown")]
    Doubtful,
    /// The ruling depends on too many facts to be put into an option.
    #[error("the ruling depends on too many facts")]
    TooOpen,
    /// Too few real mistakes can be made.
    #[error("only {0} real mistakes can be made")]
    TooFewMistakes(usize),
}

/// The options of a question: these where there are enough mistakes …
const MOST_MISTAKES: usize = 3;
/// … and at least these.
const FEWEST_MISTAKES: usize = 2;
/// On how many facts one after the other an option may depend.
const DEEPEST: usize = 2;
/// How many conditions an option may list.
const MOST_CONDITIONS: usize = 4;

/// The question about a case, with its options in an order of chance.
///
/// # Errors
///
/// Why it is not asked.
pub fn question<'l>(
    stock: &Stock<'l>,
    candidate: Run<'l>,
    random: &mut Random,
) -> Result<QuizQuestion<'l>, Unasked> {
    let Stock {
        rulings, tongues, ..
    } = *stock;
    let scenario = candidate.scenario();
    let scope = scope(&candidate.rows()).ok_or(Unasked::NothingExpected)?;
    let ruled = candidate.ruled();
    let ruled = ruled.map_err(|fault| Unasked::NoRuling(fault.clone()))?;
    let Ruled { laws, verdict } = ruled;
    let deciding = deciding(scenario, &scope, verdict);
    if deciding.is_empty() {
        return Err(Unasked::NothingSaid);
    }
    let right = Ruling::of(verdict, &scope);
    if !is_short(&right) {
        return Err(Unasked::TooOpen);
    }
    if !is_sure(rulings, scenario, &scope, ruled) {
        return Err(Unasked::Doubtful);
    }
    let other = candidate.the_other_way();
    let ruled_otherwise = other.ruled().ok();
    let ruled_otherwise =
        ruled_otherwise.filter(|other| !Ruling::of(&other.verdict, &scope).is_the_same(&right));
    let items = || {
        let departure = candidate.departure().or_else(|| other.departure());
        departure.map_or(Vec::new(), |departure| departure.items)
    };
    let differs = ruled_otherwise.map(|_| items());
    let judged = Judged {
        stock,
        case: candidate.case,
        laws,
        scope: &scope,
        verdict,
        right: &right,
        other: ruled_otherwise,
        chief: deciding[0],
    };
    let reader = Reader {
        tongues,
        colours: scenario.case.colours,
        scope: &scope,
    };
    let wrong = chosen(&judged, &reader, random)?;
    let kind = match &right {
        Ruling::Depends(..) => QuestionKind::Depends,
        Ruling::Plain(_) if right.leaves_a_choice() => QuestionKind::Discretion,
        Ruling::Plain(_) => QuestionKind::Ruling,
    };
    let mut options: Vec<(bool, QuizOption)> = wrong
        .into_iter()
        .map(|Mistake { ruling, origin }| {
            let origin = judged.may_be_named(origin).then_some(origin);
            (false, QuizOption { ruling, origin })
        })
        .collect();
    let ruling = right;
    options.push((
        true,
        QuizOption {
            ruling,
            origin: None,
        },
    ));
    random.shuffle(&mut options);
    let right = options.iter().position(|(right, _)| *right);
    Ok(QuizQuestion {
        scenario,
        ruled,
        scope,
        kind,
        right: right.expect("the right option was put in"),
        options: options.into_iter().map(|(_, choice)| choice).collect(),
        deciding,
        differs,
    })
}

/// What the rows ask for: the whole case where a row speaks of it, else the last event that a row speaks of.
fn scope(rows: &[&Expect]) -> Option<AskedFor> {
    let told = || rows.iter().filter(|row| row.effects.is_some());
    let event: Option<EventIx> = if told().any(|row| row.after.is_none()) {
        None
    } else {
        Some(told().filter_map(|row| row.after).max()?)
    };
    let mut aspects: Option<Vec<Aspect>> = Some(Vec::new());
    for row in told().filter(|row| row.after == event) {
        match (&mut aspects, &row.asked) {
            (Some(all), Some(asked)) => all.extend(asked),
            (_, None) => aspects = None,
            (None, Some(_)) => {}
        }
    }
    if let Some(all) = &mut aspects {
        all.sort_unstable();
        all.dedup();
    }
    Some(AskedFor {
        event: event.map(|number| number - 1),
        aspects,
    })
}

/// The provisions whose effects are asked for; where there are none, those that hold, else those that fail.
fn deciding(scenario: &Scenario, scope: &AskedFor, verdict: &Verdict) -> Vec<&'static Provision> {
    let reasons: Vec<&Reason> = verdict
        .branches
        .iter()
        .flat_map(|branch| scope.reasons(branch))
        .collect();
    let those = |wanted: &dyn Fn(&Reason) -> bool| {
        let mut all: Vec<&'static Provision> = Vec::new();
        for reason in reasons.iter().filter(|reason| wanted(reason)) {
            if !all.contains(&reason.provision) {
                all.push(reason.provision);
            }
        }
        all
    };
    let holds = |reason: &Reason| reason.status == Status::Holds;
    let effective = |reason: &Reason| {
        holds(reason) && reason.effects.iter().any(|effect| scope.asks_for(effect))
    };
    let mut all = those(&effective);
    if all.is_empty() {
        all = those(&holds);
    }
    if all.is_empty() {
        all = those(&|_| true);
    }
    let chief = provision(file_stem(scenario));
    if let Some(chief) = chief.filter(|chief| reasons.iter().any(|r| r.provision == *chief)) {
        all.retain(|provision| *provision != chief);
        all.insert(0, chief);
    }
    all
}

fn is_short(ruling: &Ruling) -> bool {
    ruling.depth() <= DEEPEST && ruling.leaves().len() <= MOST_CONDITIONS
}

/// Tells whether two options read the same.
struct Reader<'r> {
    tongues: &'r Tongues,
    colours: Colours,
    scope: &'r AskedFor,
}

impl Reader<'_> {
    /// The option in every language.
    fn read(&self, ruling: &Ruling) -> Vec<String> {
        let all = self.tongues.iter().map(|words| {
            let voice = words.voice(self.colours);
            let lines = option_lines(&voice, ruling, self.scope);
            let texts: Vec<String> = lines.into_iter().map(|line| line.text).collect();
            texts.join("\n")
        });
        all.collect()
    }
}

/// Takes mistakes of each kind in turn, until there are enough.
fn chosen(
    judged: &Judged<'_>,
    reader: &Reader<'_>,
    random: &mut Random,
) -> Result<Vec<Mistake>, Unasked> {
    let conditional = |ruling: &Ruling| matches!(ruling, Ruling::Depends(..));
    let mut taken = Taken {
        right: judged.right,
        reader,
        read: vec![reader.read(judged.right)],
        mistakes: Vec::new(),
    };
    for coarser in [false, true] {
        let mut kinds = match (coarser, taken.mistakes.len() < MOST_MISTAKES) {
            (false, _) => judged.mistakes(),
            (true, true) => judged.coarser_mistakes(),
            (true, false) => break,
        };
        for mistakes in &mut kinds {
            random.shuffle(mistakes);
            // Taken from the end: what depends on a fact first where the right ruling does, or it gives itself away.
            mistakes
                .sort_by_key(|mistake| conditional(&mistake.ruling) == conditional(judged.right));
        }
        while kinds.iter().any(|mistakes| !mistakes.is_empty()) {
            for mistakes in &mut kinds {
                while let Some(mistake) = mistakes.pop() {
                    if taken.take(mistake) {
                        break;
                    }
                }
            }
        }
    }
    let mistakes = taken.mistakes;
    let gives_itself_away =
        conditional(judged.right) && !mistakes.iter().any(|mistake| conditional(&mistake.ruling));
    if mistakes.len() < FEWEST_MISTAKES || gives_itself_away {
        return Err(Unasked::TooFewMistakes(mistakes.len()));
    }
    Ok(mistakes)
}

/// The mistakes that stand beside the right ruling.
struct Taken<'t> {
    right: &'t Ruling,
    reader: &'t Reader<'t>,
    read: Vec<Vec<String>>,
    mistakes: Vec<Mistake>,
}

impl Taken<'_> {
    /// Takes a mistake if there is room for it and it is clearly wrong and unlike the others.
    fn take(&mut self, mistake: Mistake) -> bool {
        let ruling = &mistake.ruling;
        if self.mistakes.len() == MOST_MISTAKES
            || !is_short(ruling)
            || ruling.contradicts_itself()
            || ruling.would_be_right(self.right)
            || self
                .mistakes
                .iter()
                .any(|other| other.ruling.is_too_like(ruling))
        {
            return false;
        }
        let texts = self.reader.read(ruling);
        let alike = |other: &Vec<String>| other.iter().zip(&texts).any(|(a, b)| a == b);
        if self.read.iter().any(alike) {
            return false;
        }
        self.read.push(texts);
        self.mistakes.push(mistake);
        true
    }
}
