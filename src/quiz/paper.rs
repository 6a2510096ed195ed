//! A paper: questions of chance, balanced over the provisions, no case twice.

use crate::edition::{Edition, Layers, Pace, Setting, Supervision};
use crate::quiz::kind::Kind;
use crate::quiz::question::{QuizQuestion, Unasked};
use crate::quiz::random::Random;
use crate::quiz::stock::Stock;
use crate::quiz::topic::{Topic, file_stem};
use crate::read::{Library, Scenario};
use crate::rulings::{OnCase, Rulings, Run};
use crate::text::{Say, Value, Voice};
use std::collections::BTreeMap;

/// What is wanted of a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// How many questions.
    pub count: usize,
    /// The seed: the same gives the same paper.
    pub seed: u64,
    /// About what; otherwise about everything.
    pub topic: Option<Topic>,
    /// Under which edition; otherwise under all.
    pub edition: Option<Edition>,
    /// At which pace; otherwise at all.
    pub pace: Option<Pace>,
    /// Under which supervision; otherwise under both.
    pub supervision: Option<Supervision>,
    /// What counts beside the letter of the Laws.
    pub practice: Layers,
}

/// The questions of a class or of an evening.
#[derive(Clone, Debug)]
pub struct Paper<'l> {
    /// The questions in their order; fewer than wanted where there are no more.
    pub questions: Vec<QuizQuestion<'l>>,
}

/// The paper for a request: the same questions and the same order of options in every language; none that is answered in writing.
pub fn questions<'l>(stock: &Stock<'l>, request: &Request) -> Paper<'l> {
    let mut random = Random::of(request.seed);
    let mut left = candidates(stock.rulings, request);
    random.shuffle(&mut left);
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    let mut questions = Vec::new();
    while questions.len() < request.count {
        let least = |(_, candidate): &(usize, &Run<'_>)| {
            let about = file_stem(candidate.scenario());
            asked.get(about).copied().unwrap_or(0)
        };
        let Some((at, _)) = left.iter().enumerate().min_by_key(least) else {
            break;
        };
        let candidate = left.remove(at);
        let made = stock.on(candidate).into_iter();
        let made = made.filter(|(kind, _)| *kind != Kind::Open);
        let mut made: Vec<QuizQuestion<'_>> = made.filter_map(|(_, made)| made.ok()).collect();
        if !made.is_empty() {
            // what is decided is asked rather than what the result is, and that rather than an article
            made.sort_by_key(|question| match question.kind {
                Kind::Article => 2,
                Kind::Result => 1,
                _ => 0,
            });
            let first = random.below(made.len()).min(random.below(made.len()));
            let made = made.swap_remove(first);
            *asked.entry(file_stem(candidate.scenario())).or_default() += 1;
            left.retain(|other| other.scenario().id != candidate.scenario().id);
            questions.push(made);
        }
    }
    Paper { questions }
}

/// What can be asked of the cases that fit a request, and what cannot.
#[derive(Clone, Debug)]
pub struct Census<'l> {
    /// Every question, in the order of the cases.
    pub questions: Vec<QuizQuestion<'l>>,
    /// What is not asked of which case, and why; without what its ruling says nothing of.
    pub unasked: Vec<(&'l Scenario, Kind, Unasked)>,
}

impl<'l> Census<'l> {
    /// The census of the cases that fit a request, whatever its count.
    pub fn of(stock: &Stock<'l>, request: &Request) -> Self {
        let mut census = Census {
            questions: Vec::new(),
            unasked: Vec::new(),
        };
        for run in candidates(stock.rulings, request) {
            for (kind, made) in stock.on(run) {
                match made {
                    Ok(question) => census.questions.push(question),
                    Err(Unasked::NothingSaid) => {}
                    Err(why) => census.unasked.push((run.scenario(), kind, why)),
                }
            }
        }
        census
    }
}

/// Every question that fits a request, whatever the count: all that can be asked of each case, in the order of the cases.
pub fn every<'l>(stock: &Stock<'l>, request: &Request) -> Vec<QuizQuestion<'l>> {
    Census::of(stock, request).questions
}

/// All cases that fit a request, in each edition and setting for which they expect something.
pub fn candidates<'l>(rulings: &'l Rulings<'l>, request: &Request) -> Vec<Run<'l>> {
    let about = |case: &OnCase<'_>| {
        let topic = request.topic.as_ref();
        topic.is_none_or(|topic| topic.fits(case.scenario))
    };
    let wanted = |run: &Run<'_>| {
        let Setting {
            pace, supervision, ..
        } = *run.setting;
        request.pace.is_none_or(|wanted| wanted == pace)
            && request
                .supervision
                .is_none_or(|wanted| wanted == supervision)
            && request.edition.is_none_or(|wanted| wanted == run.edition)
    };
    let cases = rulings.cases().filter(about);
    let runs = cases.flat_map(OnCase::everywhere);
    let runs = runs.map(|run| run.beside(request.practice));
    runs.filter(|run| wanted(run) && !run.rows().is_empty())
        .collect()
}

/// By which laws the questions of a request are asked, and what holds wherever a question does not say otherwise.
pub fn basis(voice: &Voice<'_>, request: &Request, library: &Library) -> String {
    let laws = laws_of(voice, request, library);
    format!("{laws} {}", voice.text("quiz-presumed"))
}

/// By which laws the questions of a request are asked: of which edition, by their letter or as FIDE teaches them.
pub fn laws_of(voice: &Voice<'_>, request: &Request, library: &Library) -> String {
    let taught = |edition: Edition| {
        let data = library.edition(edition);
        data.is_ok_and(|data| data.is_changed_by(request.practice))
    };
    let by = match request.edition {
        Some(edition) if request.practice != Layers::LETTER && !taught(edition) => "laws",
        Some(_) => by(request.practice),
        None if request.practice == Layers::LETTER => "all-letter",
        None => "all-fide",
    };
    let say = Say::attribute("quiz-basis", by);
    let first = library.editions.iter().find(|data| taught(data.edition));
    let named = request.edition.or(first.map(|data| data.edition));
    voice.say(&match named {
        Some(edition) => say.with("edition", Value::Text(edition.to_string())),
        None => say,
    })
}

/// The attribute that says by what questions are asked.
const fn by(practice: Layers) -> &'static str {
    match practice {
        Layers::LETTER => "letter",
        _ => "fide",
    }
}
