//! Which wrong answers stand beside the right one: those that are plausible, clearly wrong and of the same form.

use crate::board::Player;
use crate::edition::{Named, named};
use crate::game::{Case, Colours, Effect, Restore};
use crate::quiz::kind::Kind;
use crate::quiz::question::{Prepared, QuizOption, Says, Unasked};
use crate::quiz::random::Random;
use crate::quiz::ruling::{contradict_each_other, would_be_right};
use crate::quiz::sight::{Beside, Sight};
use crate::quiz::stock::{Attested, penalises, players_exchanged};
use crate::quiz::wrong::{Confusion, Judged, Wrong};
use crate::rulings::Ruled;
use crate::text::{Announcement, Standing, Tongues, effect};

/// A question has so many wrong options where there are enough, else one less.
pub(super) const MOST_WRONG: usize = 3;
/// How many words an option may have.
pub(super) const MOST_WORDS: usize = 25;

/// The options of a question, the right one first.
///
/// # Errors
///
/// Why it is not asked.
pub(super) fn chosen(
    prepared: &Prepared<'_, '_>,
    judged: &Judged<'_>,
) -> Result<Vec<QuizOption>, Unasked> {
    let case = &prepared.run.scenario().case;
    let reader = Reader::of(prepared);
    let right = right(prepared, judged);
    let own = reader.texts(&right);
    let longest = own.iter().map(|text| words(text)).max().unwrap_or(0);
    if longest > MOST_WORDS {
        return Err(Unasked::TooWordy(longest));
    }
    let attested = prepared.stock.attested(&prepared.ruled.laws);
    let key = plain(judged.right);
    let event = case.events.last().ok_or(Unasked::NothingSaid)?;
    let (alike, others) = attested.counts(&event.act, judged.kind, judged.right, event.by.player());
    let chance = Chance::of(&[&prepared.run.scenario().id, judged.kind.name()]);
    let enough = match judged.kind {
        Kind::Result => Attested::result_share(judged.right),
        _ => MOST_ALIKE.max(others / 4.0) / alike,
    };
    if !prepared.is_told && chance.number("asked") > enough {
        return Err(Unasked::Common);
    }
    let mut pool: Vec<(f64, Wrong)> = judged
        .all()
        .into_iter()
        .filter(|wrong| no_error(&wrong.says, &key, &prepared.whole).is_none())
        .filter_map(|wrong| Some((worth(&wrong, judged, &attested, &chance)?, wrong)))
        .collect();
    pool.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut seen = vec![reader.sight(&right, &own)];
    let mut candidates = vec![(0.0, right)];
    for (worth, wrong) in pool {
        if candidates.len() > WIDEST {
            break;
        }
        let option = option(wrong);
        let Ok(sight) = reader.beside_the_right_one(&option, &own, &seen[0]) else {
            continue;
        };
        let known = |other: &Sight| other.text == sight.text;
        if !seen.iter().any(known) {
            seen.push(sight);
            candidates.push((worth, option));
        }
    }
    if let Some(written) = as_written(judged, &reader, &candidates, &seen) {
        return Ok(written);
    }
    let worths: Vec<f64> = candidates.iter().map(|(worth, _)| *worth).collect();
    let mut sets = sets(seen.len());
    sets.sort_by_cached_key(|set| {
        let worth: f64 = set.iter().map(|at| worths[*at]).sum();
        let unlike = unlike(set, &seen, judged.kind, &chance);
        let few = if set.len() <= MOST_WRONG { FEWER } else { 0.0 };
        let confusions: Vec<&Confusion> = (set.iter())
            .filter_map(|at| candidates[*at].1.by.as_ref())
            .collect();
        let again = told_again(&confusions) as f64 * TOLD_AGAIN;
        let whole = if is_grid(&confusions) { GRID } else { 0.0 };
        ((unlike * EVENNESS + few + again - whole - worth / set.len() as f64) * 1e6) as i64
    });
    let first = first_told(judged, &candidates);
    sets.retain(|set| {
        let is_told = first.is_some_and(|first| set.contains(&first));
        judged.kind != Kind::Result || is_told || !are_mirrored(set, &seen)
    });
    sets.retain(|set| !one_says_all_of_another(set, &seen));
    sets.retain(|set| {
        let most = match judged.kind {
            // what differs in one piece or one square tells more by its form
            Kind::Play => MOST_TELLING_OF_MOVES,
            _ => MOST_TELLING,
        };
        let most = most * (set.len() - 1) as f64 / MOST_WRONG as f64;
        judged.kind == Kind::Result || unlike(set, &seen, judged.kind, &chance) <= most
    });
    // what comes out where the deciding rule is forgotten is never left out
    if let Some(first) = first
        && sets.iter().any(|set| set.contains(&first))
    {
        sets.retain(|set| set.contains(&first));
    }
    let fitting = sets.into_iter().take(TRIES).find(|set| {
        let options = set.iter().map(|at| &candidates[*at].1);
        let read: Vec<Vec<String>> = options.map(|it| reader.texts(it)).collect();
        (0..read.len()).all(|at| Reader::fits(&read[at], &read[..at]))
    });
    let Some(set) = fitting else {
        return Err(Unasked::TooFewMistakes(candidates.len() - 1));
    };
    let options: Vec<QuizOption> = set.iter().map(|at| candidates[*at].1.clone()).collect();
    Ok(options)
}

named! {
    /// Why a wrong answer that a case tells is no option of its question.
    SetAside {
        /// It says things that cannot both be ruled.
        Contradictory = "contradictory",
        /// It says nothing of what is asked, or what is right.
        Beside = "beside",
        /// It would be right, too.
        AlsoRight = "also-right",
        /// It only leaves out a part of the ruling, or in one language says all of it and more.
        Contained = "contained",
        /// It is too long.
        TooLong = "too-long",
        /// It is much longer or shorter than the right one.
        Unlike = "unlike",
        /// It speaks of what somebody did without a word for it.
        Vague = "vague",
        /// Others stand there, or the form of the options would tell the right one.
        Overtaken = "overtaken",
    }
}

/// Which of the wrong answers that the case itself tells are no options of this question, each by the name of its confusion, and why.
pub(super) fn set_aside(
    prepared: &Prepared<'_, '_>,
    judged: &Judged<'_>,
    options: &[QuizOption],
) -> Vec<(String, SetAside)> {
    let reader = Reader::of(prepared);
    let right = right(prepared, judged);
    let own = reader.texts(&right);
    let sight = reader.sight(&right, &own);
    let key = plain(judged.right);
    let all = judged.all();
    let told = judged.case.scenario.confusions.iter().filter_map(|told| {
        let is_it = |wrong: &&Wrong| matches!(&wrong.by, Confusion::Often(name) if **name == told.confusion);
        let name = told.confusion.clone();
        let Some(wrong) = all.iter().find(is_it).cloned() else {
            return Some((name, SetAside::Beside));
        };
        let taken = options.iter().any(|it| it.by.as_ref() == Some(&wrong.by));
        let why = no_error(&wrong.says, &key, &prepared.whole).or_else(|| {
            let seen = reader.beside_the_right_one(&option(wrong), &own, &sight);
            let says_as_much = |it: &Sight| it.says_all_of(&sight) || sight.says_all_of(it);
            match seen {
                Err(why) => Some(why),
                Ok(seen) => says_as_much(&seen).then_some(SetAside::Contained),
            }
        });
        (!taken).then(|| (name, why.unwrap_or(SetAside::Overtaken)))
    });
    told.collect()
}

/// The option that is right.
fn right(prepared: &Prepared<'_, '_>, judged: &Judged<'_>) -> QuizOption {
    QuizOption {
        says: Says::Ruled(judged.right.clone()),
        ground: prepared.deciding.first().copied(),
        by: None,
    }
}

/// A wrong answer as an option.
fn option(wrong: Wrong) -> QuizOption {
    QuizOption {
        says: Says::Ruled(wrong.says),
        ground: wrong.ground,
        by: Some(wrong.by),
    }
}

/// Why an answer is not clearly wrong, or none that anybody could give.
fn no_error(says: &Announcement, key: &[Effect], whole: &Announcement) -> Option<SetAside> {
    let effects = plain(says);
    if contradict_each_other(&effects) {
        return Some(SetAside::Contradictory);
    }
    if would_be_right(&effects, key) || restores_as_well(&effects, key) {
        return Some(SetAside::AlsoRight);
    }
    is_incomplete(says, whole).then_some(SetAside::Contained)
}

/// How many wrong answers are weighed against each other.
const WIDEST: usize = 16;
/// How many sets of options are read in every language before a question is given up.
const TRIES: usize = 40;
/// How much the form of the options may tell.
const MOST_TELLING: f64 = 1.3;
/// … and where moves are asked for.
const MOST_TELLING_OF_MOVES: f64 = 0.8;
/// What it costs that there is one option less.
const FEWER: f64 = 2.0;
/// What it is worth that the form of the options tells nothing.
const EVENNESS: f64 = 4.0;

/// What it is worth that the wrong options are two errors and both at once.
const GRID: f64 = 3.0;
/// Which part of the mean makes no difference in length, or in what is shared.
const NEAR: f64 = 0.15;
/// The right answer of a case is by itself the one most like its errors and rather long, and what does not get the place given by
/// chance is not asked: so it is given to it the less often, by this power …
const LESS_ALIKE: f64 = 2.2;
/// … and by this.
const SHORTER: f64 = 1.2;
/// What it costs that one option is wrong for the same reason as another.
const TOLD_AGAIN: f64 = 2.0;

/// Whether the wrong options are two errors and both at once: then no option has more in common with the others than another.
fn is_grid(confusions: &[&Confusion]) -> bool {
    let has = |name: &str| {
        (confusions.iter()).any(|it| matches!(it, Confusion::Often(own) if own == name))
    };
    confusions.len() == MOST_WRONG
        && confusions.iter().any(|it| match it {
            Confusion::Both(one, other) => has(one) && has(other),
            _ => false,
        })
}

/// How many options are wrong by a confusion that is another's, too.
fn told_again(confusions: &[&Confusion]) -> usize {
    let again = |at: usize| confusions[..at].contains(&confusions[at]);
    (0..confusions.len()).filter(|at| again(*at)).count()
}

/// The place of the answer that the case tells first of those given wrongly.
fn first_told(judged: &Judged<'_>, candidates: &[(f64, QuizOption)]) -> Option<usize> {
    let first = judged.case.scenario.confusions.first()?;
    let is_first = |option: &QuizOption| matches!(&option.by, Some(Confusion::Often(name)) if **name == first.confusion);
    candidates.iter().position(|(_, option)| is_first(option))
}

/// The right option with the first wrong ones that the case tells, where they are to stand as they are written and enough of them can.
fn as_written(
    judged: &Judged<'_>,
    reader: &Reader<'_>,
    candidates: &[(f64, QuizOption)],
    seen: &[Sight],
) -> Option<Vec<QuizOption>> {
    let scenario = judged.case.scenario;
    if !scenario.as_written {
        return None;
    }
    let mut set = vec![0];
    let mut read = vec![reader.texts(&candidates[0].1)];
    for told in &scenario.confusions {
        let is_it = |option: &QuizOption| matches!(&option.by, Some(Confusion::Often(name)) if **name == told.confusion);
        let mut places = 0..candidates.len();
        let place = places.find(|at| is_it(&candidates[*at].1) && !set.contains(at));
        let Some(at) = place.filter(|_| set.len() <= MOST_WRONG) else {
            continue;
        };
        let texts = reader.texts(&candidates[at].1);
        let wider: Vec<usize> = set.iter().copied().chain([at]).collect();
        if Reader::fits(&texts, &read) && !one_says_all_of_another(&wider, seen) {
            set = wider;
            read.push(texts);
        }
    }
    let options = set.iter().map(|at| candidates[*at].1.clone());
    (set.len() >= MOST_WRONG).then(|| options.collect())
}

/// Every set of the right option, the first, with three others or with two.
fn sets(count: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for a in 1..count {
        for b in a + 1..count {
            for c in b + 1..count {
                all.push(vec![0, a, b, c]);
            }
            all.push(vec![0, a, b]);
        }
    }
    all
}

/// How far the place of the right option among the others, by length, by what it shares with them and with the one most like it,
/// is from the place that chance has given it; and whether two options are each other's mirror.
fn unlike(set: &[usize], seen: &[Sight], kind: Kind, chance: &Chance) -> f64 {
    let count = set.len();
    let wanted = |name: &str, power: f64| (chance.number(name).powf(power) * count as f64).floor();
    // how many places the right option is away from the wanted one; those that are nearly alike share their places
    let off = |values: &[f64], wanted: f64| {
        let mean = values.iter().sum::<f64>() / count as f64;
        let near = NEAR * mean + 1e-9;
        let less = values.iter().filter(|it| **it < values[0] - near).count() as f64;
        let more = values.iter().filter(|it| **it > values[0] + near).count() as f64;
        (less - wanted)
            .max(wanted - (count as f64 - 1.0 - more))
            .max(0.0)
    };
    let all: Vec<&Sight> = set.iter().map(|at| &seen[*at]).collect();
    let Beside {
        lengths,
        alike,
        most_alike,
    } = Beside::of(&all, kind.decides());
    let mirror = match are_mirrored(set, seen) {
        false => 0.0,
        true => 2.0,
    };
    let wanted_alike = wanted("alike", LESS_ALIKE);
    1.2 * off(&alike, wanted_alike)
        + 0.4 * off(&most_alike, wanted_alike)
        + 0.4 * off(&lengths, wanted("length", SHORTER))
        + mirror
}

/// Whether an option says all that another says.
fn one_says_all_of_another(set: &[usize], seen: &[Sight]) -> bool {
    let mut pairs = set
        .iter()
        .flat_map(|one| set.iter().map(move |two| (one, two)));
    pairs.any(|(one, two)| one != two && seen[*one].says_all_of(&seen[*two]))
}

/// Whether two options are the same with the players exchanged.
fn are_mirrored(set: &[usize], seen: &[Sight]) -> bool {
    let mut pairs = set
        .iter()
        .flat_map(|one| set.iter().map(move |two| (one, two)));
    pairs.any(|(one, two)| one != two && seen[*one].mirror == seen[*two].text)
}

fn plain(says: &Announcement) -> Vec<Effect> {
    says.effects().cloned().collect()
}

/// How many words a text has.
pub(super) fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

/// Whether both set the position back, only told otherwise: the last one known is often the one before the move.
fn restores_as_well(says: &[Effect], right: &[Effect]) -> bool {
    let restored = |effect: &Effect| match effect {
        Effect::Restore(to) => Some(*to),
        _ => None,
    };
    let own = says.iter().find_map(restored);
    match (own, right.iter().find_map(restored)) {
        (Some(Restore::Before(_)), Some(Restore::Before(_))) => false,
        (Some(own), Some(other)) => own != other,
        _ => false,
    }
}

/// Whether it only leaves out something of the whole ruling, without saying that nobody is penalised where somebody is.
fn is_incomplete(says: &Announcement, whole: &Announcement) -> bool {
    let mut effects = says.effects().peekable();
    let clears = says.standing == Standing::Unpenalised && whole.effects().any(penalises);
    effects.peek().is_some()
        && !clears
        && effects.all(|effect| whole.effects().any(|other| other == effect))
}

/// How often something is a wrong answer for each time that it is the right one …
const USES: f64 = 40.0;
/// … and where moves are asked for …
const USES_OF_MOVES: f64 = 6.0;
/// … and how often what is never right counts as being so.
const UNUSED: f64 = 0.25;
/// So many questions with the same right answer, or by the same provision, are enough.
pub(super) const MOST_ALIKE: f64 = 5.0;

/// How good a wrong answer is that the case itself tells.
const OFTEN: f64 = 18.0;
/// How much better the first of them is: what comes out where the deciding rule is forgotten.
const FIRST: f64 = 12.0;
/// How much less good one is that takes two errors.
const TWO_ERRORS: f64 = 4.0;

/// How good a wrong answer is; nothing where it is none.
fn worth(wrong: &Wrong, judged: &Judged<'_>, attested: &Attested, chance: &Chance) -> Option<f64> {
    let by = match wrong.by {
        Confusion::Often(_) => OFTEN,
        Confusion::Both(..) => OFTEN - TWO_ERRORS,
        Confusion::Overtaken(_) => 1.5,
        Confusion::Fact(..) | Confusion::Named(_) | Confusion::Regime(..) => 1.2,
        Confusion::Edition(_) | Confusion::Fails(_) => 0.8,
        Confusion::Forgotten(_) => -0.5,
    };
    let scenario = judged.case.scenario;
    let event = scenario.case.events.last()?;
    let first = scenario.confusions.first();
    let by = match &wrong.by {
        Confusion::Often(name) if first.is_some_and(|it| it.confusion == *name) => by + FIRST,
        _ => by,
    };
    let (own, others) = attested.counts(&event.act, judged.kind, &wrong.says, event.by.player());
    // as often as something is right it is wrong elsewhere, so that nobody learns which answers are never right
    let share = match judged.kind {
        Kind::Result | Kind::Time | Kind::Ruling => 1.0,
        Kind::Play => USES_OF_MOVES * (own + UNUSED) / others.max(1.0),
        _ => USES * (own.min(MOST_ALIKE * 2.0) + UNUSED) / others.max(1.0),
    };
    let share = match wrong.by {
        Confusion::Often(_) | Confusion::Both(..) => 1.0,
        _ => share,
    };
    if chance.number(&format!("{}{:?}", wrong.by.name(), wrong.says)) > share {
        return None;
    }
    let names = |says: &Announcement| -> Vec<&'static str> {
        says.effects().map(|effect| effect.name()).collect()
    };
    let (own, theirs) = (names(judged.right), names(&wrong.says));
    let shared = own.iter().filter(|name| theirs.contains(name)).count();
    let alike = shared as f64 / own.len().max(theirs.len()).max(1) as f64;
    Some(by + alike + share.min(1.0).ln() + 0.3 * chance.gumbel(&wrong.by.name()))
}

/// Numbers that depend on what is asked alone.
pub(super) struct Chance(String);

impl Chance {
    /// The numbers of a question that has these names.
    pub(super) fn of(names: &[&str]) -> Self {
        Chance(names.join("/"))
    }

    /// The number of this name, from 0 to 1.
    pub(super) fn number(&self, name: &str) -> f64 {
        let mut random = Random::named(&format!("{}{name}", self.0));
        (random.next_number() >> 40) as f64 / (1u64 << 24) as f64
    }
}

impl Chance {
    /// The number of this name, around 0 and seldom below −1, in the distribution of Gumbel: added to the logarithm of a weight, the
    /// greatest sum is that of an item as often as its weight says.
    pub(super) fn gumbel(&self, name: &str) -> f64 {
        -(-self.number(name).clamp(1e-9, 1.0 - 1e-9).ln()).ln()
    }
}

/// Reads options in every language.
struct Reader<'r> {
    tongues: &'r Tongues,
    ruled: &'r Ruled,
    case: &'r Case,
}

impl<'r> Reader<'r> {
    /// What reads the options of this question.
    fn of(prepared: &'r Prepared<'_, 'r>) -> Self {
        Reader {
            tongues: prepared.stock.tongues,
            ruled: prepared.ruled,
            case: &prepared.run.scenario().case,
        }
    }

    /// How an option looks that can stand beside the right one.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    fn beside_the_right_one(
        &self,
        option: &QuizOption,
        right: &Vec<String>,
        seen: &Sight,
    ) -> Result<Sight, SetAside> {
        let read = self.texts(option);
        if read.iter().any(|text| words(text) > MOST_WORDS) {
            return Err(SetAside::TooLong);
        }
        if !Reader::fits(&read, std::slice::from_ref(right)) {
            return Err(SetAside::Contained);
        }
        let sight = self.sight(option, &read);
        if self.is_vague(&sight.text, &seen.text) {
            return Err(SetAside::Vague);
        }
        if !seen.suits(&sight) {
            return Err(SetAside::Unlike);
        }
        Ok(sight)
    }

    /// What an option says in every language.
    fn texts(&self, option: &QuizOption) -> Vec<String> {
        let all = self.tongues.whole().map(|words| {
            let voice = words.voice(Colours::Known);
            option.text(&voice, self.ruled, self.case)
        });
        all.collect()
    }

    /// How an option looks that says this in each language.
    fn sight(&self, option: &QuizOption, read: &[String]) -> Sight {
        let text = |option: &QuizOption| {
            self.tongues.fallback().map_or(String::new(), |words| {
                let voice = words.voice(Colours::Known);
                option.text(&voice, self.ruled, self.case)
            })
        };
        let own = text(option);
        let mirror = match &option.says {
            Says::Ruled(says) => text(&QuizOption {
                says: Says::Ruled(
                    says.map(&|effect| players_exchanged(effect).into_iter().collect()),
                ),
                ..option.clone()
            }),
            _ => String::new(),
        };
        Sight::of(own, mirror, read)
    }

    /// Whether an option speaks of what somebody did without a word for it, which the right one does not.
    fn is_vague(&self, text: &str, right: &str) -> bool {
        let Some(words) = self.tongues.fallback() else {
            return false;
        };
        let voice = words.voice(Colours::Known);
        let vague = Player::ALL.into_iter().flat_map(|player| {
            let kinds = [
                Effect::Allowed(player),
                Effect::Forbidden(player),
                Effect::NeedsPermission(player),
                Effect::TouchMoveBinds(player),
            ];
            kinds.into_iter().flat_map(|it| effect(&it))
        });
        let mut vague = vague.map(|say| voice.say(&say));
        vague.any(|it| text.contains(&it) && !right.contains(&it))
    }

    /// Whether an option can stand beside these: no part of another, and neither much longer nor much shorter.
    fn fits(texts: &[String], others: &[Vec<String>]) -> bool {
        let within = |a: &str, b: &str| b.contains(a.trim_end_matches('.'));
        texts.iter().enumerate().all(|(at, text)| {
            let mut those = others.iter().map(|other| other[at].as_str());
            !text.is_empty()
                && words(text) <= MOST_WORDS
                && those.all(|other| !within(text, other) && !within(other, text))
        })
    }
}
