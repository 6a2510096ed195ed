//! Questions chosen by a blueprint: quotas, weights of articles, no case twice, articles and rules spread, hardness as wished.

use crate::edition::Pace;
use crate::quiz::random::Random;
use crate::quiz::told::{Form, Told};
use crate::quiz::topic::file_stem;
use crate::read::{Blueprint, Points, Quota, Scenario, Sort};
use std::collections::BTreeSet;

/// A question as far as it matters for choosing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// Its id.
    pub id: String,
    /// The case from which it is made.
    pub case: String,
    /// The numbers of the articles that decide, the chief one first.
    pub articles: Vec<String>,
    /// The chapter of the case.
    pub chapter: String,
    /// The file of the case: those of one file are about the same rule.
    pub file: String,
    /// For whom it is: 1 beginner to 3 examiner.
    pub level: u8,
    /// The class of play, by its name.
    pub pace: String,
    /// What is asked.
    pub aspect: String,
    /// What kind of answer it wants.
    pub form: Form,
    /// How many of a hundred prepared candidates are expected to answer it rightly.
    pub expected: u8,
    /// What it is about.
    pub topics: Vec<String>,
}

impl Described {
    /// What matters of a question on this case.
    pub fn of(told: &Told, scenario: &Scenario) -> Self {
        let articles = told.articles.iter().map(|article| article.number.clone());
        Described {
            id: told.id.clone(),
            case: told.case.clone(),
            articles: articles.filter(|number| !number.is_empty()).collect(),
            chapter: scenario.chapter.clone(),
            file: file_stem(scenario).to_owned(),
            level: told.level,
            pace: told.pace.to_owned(),
            aspect: told.aspect.to_owned(),
            form: told.form,
            expected: told.expected,
            topics: told.topics.clone(),
        }
    }

    /// The number of the article that decides first; empty where none has a number.
    pub fn chief(&self) -> &str {
        self.articles.first().map_or("", String::as_str)
    }

    /// Whether it is of a sort.
    pub fn is_of(&self, sort: &Sort) -> bool {
        fn among<T>(wanted: &[T], fits: impl Fn(&T) -> bool) -> bool {
            wanted.is_empty() || wanted.iter().any(fits)
        }
        let stands_under = |number: &String| self.articles.iter().any(|own| is_under(own, number));
        among(&sort.articles, stands_under)
            && among(&sort.chapters, |chapter| *chapter == self.chapter)
            && among(&sort.topics, |topic| self.topics.contains(topic))
            && among(&sort.levels, |level| *level == self.level)
            && among(&sort.paces, |pace: &Pace| pace.name() == self.pace)
            && among(&sort.aspects, |aspect| *aspect == self.aspect)
            && among(&sort.forms, |form| form == form_name(self.form))
    }
}

/// The name of a kind of answer, as blueprints write it.
pub fn form_name(form: Form) -> &'static str {
    match form {
        Form::Single => "single",
        Form::Several => "several",
        Form::Order => "order",
        Form::Open => "open",
    }
}

/// Whether a number of the Laws is another one or stands below it: 7.5.1 under 7.5 and under 7, but 7.5 not under 7.50.
pub fn is_under(number: &str, other: &str) -> bool {
    let rest = number
        .get(..other.len())
        .filter(|start| start.eq_ignore_ascii_case(other));
    let rest = rest.map(|start| &number[start.len()..]);
    !other.is_empty() && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// What an answer to a question is worth.
pub fn worth(told: &Told, blueprint: &Blueprint) -> Points {
    let named = blueprint.points.get(form_name(told.form)).copied();
    let marks: u32 = told.marks.iter().map(|mark| u32::from(mark.marks)).sum();
    named.unwrap_or(match told.form {
        Form::Open => Points::whole(marks.max(1)),
        _ => Points::whole(1),
    })
}

/// The questions that were chosen, and what could not be had.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Their places among the descriptions, in the order of the paper: open questions last.
    pub chosen: Vec<usize>,
    /// How many questions are missing.
    pub missing: usize,
    /// The quotas that are not met.
    pub unmet: Vec<Unmet>,
}

/// A quota that is not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    /// Its place in the blueprint.
    pub quota: usize,
    /// How many there were to be at least.
    pub wanted: usize,
    /// How many there are.
    pub found: usize,
}

/// Chooses questions for a blueprint; the same seed chooses the same.
///
/// It takes one after the other what lacks most, and then exchanges questions while that makes the paper better.
/// No quota is ever exceeded and no case asked twice.
pub fn select(blueprint: &Blueprint, all: &[Described], seed: u64) -> Selection {
    let mut random = Random::of(seed);
    let mut left: Vec<usize> = (0..all.len()).collect();
    random.shuffle(&mut left);
    let mut draft = Draft::of(blueprint, all);
    draft.by_chance = (all.iter())
        .map(|_| random.below(1000) as f64 / 1000.0 * BY_CHANCE)
        .collect();
    while draft.chosen.len() < blueprint.count {
        let possible = left.iter().copied().filter(|at| draft.may_take(*at));
        let priced = possible.map(|at| (draft.cost_with(at), at));
        let Some((_, at)) = priced.min_by(|(a, _), (b, _)| a.total_cmp(b)) else {
            break;
        };
        draft.take(at);
    }
    draft.improve(&left);
    let mut chosen = draft.chosen.clone();
    random.shuffle(&mut chosen);
    chosen.sort_by_key(|at| all[*at].form == Form::Open);
    Selection {
        missing: blueprint.count - chosen.len(),
        unmet: draft.unmet(),
        chosen,
    }
}

/// What one missing question of a quota costs; what lies between it and the other prices is never made up for by them.
const MISSING: f64 = 10_000.0;
/// What one question too many or too few of some articles costs, squared.
const OFF_WEIGHT: f64 = 20.0;
/// What two questions about the same article cost.
const SAME_ARTICLE: f64 = 5.0;
/// What two questions on cases of the same file cost.
const SAME_FILE: f64 = 25.0;
/// What a question costs at most by chance alone, so that papers of other seeds have other questions.
const BY_CHANCE: f64 = 20.0;
/// What it costs that a hundred candidates answer one question more or fewer rightly than wished, on the average.
const OFF_EXPECTED: f64 = 10.0;
/// How often all questions are looked at for better ones.
const ROUNDS: usize = 3;

/// Questions that should not be alike in something.
struct Alike {
    /// For each description, what it is in this.
    group: Vec<usize>,
    /// How many of each are chosen.
    chosen: Vec<usize>,
    /// What two of one group cost.
    price: f64,
}

impl Alike {
    fn of<'d>(all: &'d [Described], what: fn(&'d Described) -> &'d str, price: f64) -> Self {
        let groups: BTreeSet<&str> = all.iter().map(what).collect();
        let groups: Vec<&str> = groups.into_iter().collect();
        let place = |question| groups.binary_search(&what(question)).unwrap_or(0);
        Alike {
            group: all.iter().map(place).collect(),
            chosen: vec![0; groups.len()],
            price,
        }
    }

    /// What the pairs of one group cost, with one more question.
    fn cost_with(&self, at: usize) -> f64 {
        let pairs = |count: usize| count * count.saturating_sub(1) / 2;
        let all: usize = self.chosen.iter().copied().map(pairs).sum();
        (all + self.chosen[self.group[at]]) as f64 * self.price
    }
}

/// A paper in the making.
struct Draft<'d> {
    all: &'d [Described],
    /// For each description: which quotas it counts for, and the place of its weight.
    quotas: Vec<Vec<usize>>,
    weight: Vec<usize>,
    /// In what they should not be alike.
    alike: [Alike; 2],
    /// For each quota, the fewest and the most.
    bounds: Vec<(usize, usize)>,
    /// For each weight, how many there should be.
    shares: Vec<f64>,
    /// How many should be answered rightly of a hundred.
    wished: Option<f64>,
    /// For each description, what it costs by chance.
    by_chance: Vec<f64>,
    chosen: Vec<usize>,
    cases: BTreeSet<&'d str>,
    /// What is chosen, counted.
    of_quota: Vec<usize>,
    of_weight: Vec<usize>,
    expected: f64,
}

impl<'d> Draft<'d> {
    fn of(blueprint: &Blueprint, all: &'d [Described]) -> Self {
        let count = blueprint.count;
        let counts_for = |question: &Described| {
            let quotas = blueprint.quotas.iter().enumerate();
            let fitting = quotas.filter(|(_, quota)| question.is_of(&quota.sort));
            fitting.map(|(at, _)| at).collect::<Vec<_>>()
        };
        let bounds = |quota: &Quota| {
            let least = quota.least.map_or(0, |least| least.at_least(count));
            let most = quota.most.map_or(count, |most| most.at_most(count));
            (least, most.max(least))
        };
        let weights = &blueprint.weights;
        let heavy = |question: &Described| {
            let under = |number: &String| is_under(question.chief(), number);
            let place = weights
                .iter()
                .position(|weight| weight.articles.iter().any(under));
            place.unwrap_or(weights.len())
        };
        let named: f64 = weights.iter().map(|weight| f64::from(weight.share)).sum();
        let shares = weights.iter().map(|weight| f64::from(weight.share));
        let rest = (10_000.0 - named).max(0.0);
        let shares: Vec<f64> = shares.chain([rest]).collect();
        let whole = shares.iter().sum::<f64>().max(1.0);
        Draft {
            all,
            quotas: all.iter().map(counts_for).collect(),
            weight: all.iter().map(heavy).collect(),
            alike: [
                Alike::of(all, Described::chief, SAME_ARTICLE),
                Alike::of(all, |question| &question.file, SAME_FILE),
            ],
            bounds: blueprint.quotas.iter().map(bounds).collect(),
            of_weight: vec![0; shares.len()],
            shares: match weights.is_empty() {
                true => Vec::new(),
                false => shares
                    .iter()
                    .map(|share| share * count as f64 / whole)
                    .collect(),
            },
            wished: blueprint.expected.map(f64::from),
            by_chance: vec![0.0; all.len()],
            chosen: Vec::new(),
            cases: BTreeSet::new(),
            of_quota: vec![0; blueprint.quotas.len()],
            expected: 0.0,
        }
    }

    /// Whether a question may be added: its case is not asked yet, and no quota is exceeded.
    fn may_take(&self, at: usize) -> bool {
        let full = |quota: &usize| self.of_quota[*quota] >= self.bounds[*quota].1;
        !self.cases.contains(self.all[at].case.as_str()) && !self.quotas[at].iter().any(full)
    }

    fn take(&mut self, at: usize) {
        self.chosen.push(at);
        self.cases.insert(&self.all[at].case);
        self.quotas[at]
            .iter()
            .for_each(|quota| self.of_quota[*quota] += 1);
        self.of_weight[self.weight[at]] += 1;
        for alike in &mut self.alike {
            alike.chosen[alike.group[at]] += 1;
        }
        self.expected += f64::from(self.all[at].expected);
    }

    /// Gives back the question that was taken first.
    fn give_back(&mut self) -> usize {
        let at = self.chosen.remove(0);
        self.cases.remove(self.all[at].case.as_str());
        self.quotas[at]
            .iter()
            .for_each(|quota| self.of_quota[*quota] -= 1);
        self.of_weight[self.weight[at]] -= 1;
        for alike in &mut self.alike {
            alike.chosen[alike.group[at]] -= 1;
        }
        self.expected -= f64::from(self.all[at].expected);
        at
    }

    /// How far the paper is from what is wished, with one more question.
    fn cost_with(&self, at: usize) -> f64 {
        let short = |(quota, (least, _)): (usize, &(usize, usize))| {
            let more = usize::from(self.quotas[at].contains(&quota));
            least.saturating_sub(self.of_quota[quota] + more)
        };
        let missing: usize = self.bounds.iter().enumerate().map(short).sum();
        let off = |(weight, share): (usize, &f64)| {
            let more = usize::from(self.weight[at] == weight);
            (((self.of_weight[weight] + more) as f64) - share).powi(2)
        };
        let off: f64 = self.shares.iter().enumerate().map(off).sum();
        let alike: f64 = self.alike.iter().map(|alike| alike.cost_with(at)).sum();
        let expected = self.expected + f64::from(self.all[at].expected);
        let expected = expected / (self.chosen.len() + 1) as f64;
        let away = self.wished.map_or(0.0, |wished| (expected - wished).abs());
        missing as f64 * MISSING
            + off * OFF_WEIGHT
            + alike
            + away * OFF_EXPECTED
            + self.by_chance[at]
    }

    /// Exchanges questions for others while that brings the paper nearer to what is wished.
    fn improve(&mut self, left: &[usize]) {
        for _ in 0..ROUNDS {
            let mut better = false;
            for _ in 0..self.chosen.len() {
                // What is taken goes to the end, so each question has its turn.
                let own = self.give_back();
                let mut best = (self.cost_with(own), own);
                for at in left.iter().copied().filter(|at| self.may_take(*at)) {
                    let cost = self.cost_with(at);
                    if cost < best.0 {
                        best = (cost, at);
                    }
                }
                better |= best.1 != own;
                self.take(best.1);
            }
            if !better {
                return;
            }
        }
    }

    fn unmet(&self) -> Vec<Unmet> {
        let all = self.bounds.iter().zip(&self.of_quota).enumerate();
        let short = all.filter(|(_, ((least, _), found))| *found < least);
        short
            .map(|(quota, ((least, _), found))| Unmet {
                quota,
                wanted: *least,
                found: *found,
            })
            .collect()
    }
}
