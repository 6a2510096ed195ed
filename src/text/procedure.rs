//! A procedure in words: its steps, where they are told alike, with their articles.

use crate::board::Player;
use crate::edition::{
    Doubt, Edition, Laws, Layer, Layers, Procedure, Rest, SCOPES, Scope, Setting, Step,
};
use crate::game::Facts;
use crate::laws::{Code, Provision, Reason, Status, Verdict, judge, provision};
use crate::read::Library;
use crate::text::explain::explain;
use crate::text::explanation::RulingText;
use crate::text::reason::not_read;
use crate::text::rule::uncertain;
use crate::text::say::{Say, Value};
use crate::text::scope::scopes as label;
use crate::text::voice::Voice;

/// A procedure in an edition, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ProcedureText {
    /// Its permanent name.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// The steps that are taken in any of the scopes, in their order.
    pub steps: Vec<ProcedureStep>,
    /// Why there is none, where there is none.
    pub none: Option<String>,
}

impl ProcedureText {
    /// The scopes in which any step is taken, in the order of all scopes; a step that is taken in each needs to name none.
    pub fn scopes(&self) -> Vec<Scope> {
        let says = self.steps.iter().flat_map(|step| &step.says);
        let taken: Vec<Scope> = says.flat_map(|(scopes, _)| scopes).copied().collect();
        let mut all = SCOPES.to_vec();
        all.retain(|scope| taken.contains(scope));
        all
    }
}

/// One step of a procedure.
#[derive(Clone, Debug, PartialEq)]
pub struct ProcedureStep {
    /// Its name.
    pub id: String,
    /// The heading that stands over it and those that follow.
    pub part: Option<String>,
    /// What it says, by the scopes in which it does; it is not taken in others.
    pub says: Vec<(Vec<Scope>, Saying)>,
}

/// What a step says where it is told alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// What is to be done.
    pub text: String,
    /// What is ruled in its case on the last event from which anything follows, a sentence each; it speaks of the player and the
    /// opponent, and is told as a note (`note-effect-…`) where there is such a message.
    pub ruled: Vec<String>,
    /// On what it rests, each once.
    pub cites: Vec<Cited>,
    /// A warning for each value that is not certain in this edition, with the scopes in which it is not; it names them where the
    /// step is told in others, too.
    pub uncertain: Vec<(Vec<Scope>, String)>,
}

/// A provision or an item of the practice, as a step cites it.
#[derive(Clone, Debug, PartialEq)]
pub struct Cited {
    /// The number of the article, or the name of the item.
    pub number: String,
    /// The provision, where it is one.
    pub provision: Option<&'static Provision>,
}

/// The heading of a procedure.
pub fn procedure_title(id: &str) -> Say {
    Say::message(format!("procedure-{id}"))
}

/// The procedures that carry out a provision which holds in a ruling.
pub fn procedures_of<'l>(library: &'l Library, verdict: &Verdict) -> Vec<&'l Procedure> {
    let branches = verdict.branches.iter();
    let reasons: Vec<&Reason> = branches.flat_map(|branch| branch.reasons()).collect();
    let holds = |id: &String| {
        let mut reasons = reasons.iter();
        reasons.any(|reason| reason.status == Status::Holds && reason.provision.id == id)
    };
    let all = library.procedures.iter();
    all.filter(|procedure| procedure.carries_out.iter().any(holds))
        .collect()
}

/// The steps of a procedure in these settings; one that says the same in several of them says it once.
pub fn procedure(
    voice: &Voice<'_>,
    library: &Library,
    edition: Edition,
    settings: &[Setting],
    procedure: &Procedure,
) -> ProcedureText {
    Instructor::of(voice, library).procedure(edition, settings, procedure)
}

/// Who tells procedures in one language.
pub struct Instructor<'v, 'w> {
    voice: &'v Voice<'w>,
    library: &'v Library,
    /// Notes about White or A, and about Black or B.
    notes: [Voice<'w>; 2],
}

impl<'v, 'w> Instructor<'v, 'w> {
    /// Somebody who tells the procedures of a library in this voice.
    pub fn of(voice: &'v Voice<'w>, library: &'v Library) -> Self {
        Instructor {
            voice,
            library,
            notes: Player::ALL.map(|player| voice.words().note_about(player)),
        }
    }

    /// The steps of a procedure in these settings; one that says the same in several of them says it once.
    pub fn procedure(
        &self,
        edition: Edition,
        settings: &[Setting],
        procedure: &Procedure,
    ) -> ProcedureText {
        let voice = self.voice;
        let laws = settings.iter();
        let laws: Vec<Laws> = laws
            .map(|setting| self.library.laws(edition, setting))
            .collect();
        let step = |step: &Step| {
            let mut says: Vec<(Vec<Scope>, Saying)> = Vec::new();
            for laws in &laws {
                let scope = (laws.setting.pace, laws.setting.supervision);
                let Some(saying) = self.saying(laws, step) else {
                    continue;
                };
                match says.iter_mut().find(|(_, known)| known.is_told_as(&saying)) {
                    Some((scopes, known)) => {
                        scopes.push(scope);
                        known.join(saying);
                    }
                    None => says.push((vec![scope], saying)),
                }
            }
            for (told_in, saying) in &mut says {
                for (scopes, warning) in &mut saying.uncertain {
                    if scopes.len() < told_in.len() {
                        let named = voice.say(&label("scope-label", scopes));
                        *warning = format!("{named} {warning}");
                    }
                }
            }
            let part = step.part.as_ref().map(|part| {
                let heading = procedure_title(&procedure.id).under(part.clone());
                voice.say(&heading)
            });
            ProcedureStep {
                id: step.id.clone(),
                part,
                says,
            }
        };
        let steps = with_parts(procedure.steps.iter().map(step));
        let none = steps.is_empty().then(|| {
            let practices = settings.iter().map(|setting| setting.practice);
            let why = self.why_none(edition, practices, procedure);
            voice.say(&Say::attribute("procedure-empty", why))
        });
        ProcedureText {
            id: procedure.id.clone(),
            title: voice.say(&procedure_title(&procedure.id)),
            steps,
            none,
        }
    }

    /// Why no step of a procedure is taken in some scopes: others are, or more is taught than the practice that was asked for, or
    /// there is nothing to do in the edition.
    fn why_none(
        &self,
        edition: Edition,
        mut practices: impl Iterator<Item = Layers>,
        procedure: &Procedure,
    ) -> &'static str {
        let taken = |practice: Layers| {
            SCOPES.iter().any(|(pace, supervision)| {
                let setting = Setting {
                    practice,
                    ..Setting::of(*pace, *supervision)
                };
                let laws = self.library.laws(edition, &setting);
                let mut steps = procedure.steps.iter();
                steps.any(|step| self.saying(&laws, step).is_some())
            })
        };
        let everything = Layer::ALL
            .iter()
            .fold(Layers::LETTER, |all, layer| all.and(*layer));
        if practices.any(taken) {
            "scope"
        } else if taken(everything) {
            "practice"
        } else {
            "edition"
        }
    }

    /// What a step says under these laws; nothing where it is not taken.
    fn saying(&self, laws: &Laws, step: &Step) -> Option<Saying> {
        let taken = taken(self.library, laws, step)?;
        let mut saying = Saying {
            text: self.voice.say(&taken.says),
            ruled: Vec::new(),
            cites: taken.cites,
            uncertain: Vec::new(),
        };
        if let Some(id) = &step.case {
            let notes = &self.notes[step.player as usize];
            saying.rule_on(notes, self.library, laws, id)?;
        }
        let scope = (laws.setting.pace, laws.setting.supervision);
        for doubt in &taken.doubts {
            saying.warn(vec![scope], uncertain(self.voice, doubt));
        }
        Some(saying)
    }
}

/// The steps that say anything; the heading of one that does not goes to the next that does.
fn with_parts(steps: impl Iterator<Item = ProcedureStep>) -> Vec<ProcedureStep> {
    let mut all = Vec::new();
    let mut heading = None;
    for mut step in steps {
        heading = step.part.take().or(heading);
        if !step.says.is_empty() {
            step.part = heading.take();
            all.push(step);
        }
    }
    all
}

/// A step that is taken, before any language.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// What is to be done.
    pub says: Say,
    /// On what it rests, each once.
    pub cites: Vec<Cited>,
    /// The doubts about its values.
    pub doubts: Vec<Doubt>,
}

/// A step under these laws, without what is ruled in its case; nothing where it is not taken.
pub fn taken(library: &Library, laws: &Laws, step: &Step) -> Option<Taken> {
    if !step.is_for((laws.setting.pace, laws.setting.supervision)) {
        return None;
    }
    if step.unless.iter().any(|rest| counts(library, laws, rest)) {
        return None;
    }
    let mut saying = Saying {
        text: String::new(),
        ruled: Vec::new(),
        cites: Vec::new(),
        uncertain: Vec::new(),
    };
    let mut facts = Vec::new();
    for rest in &step.rests {
        facts.extend(saying.rest_on(library, laws, rest));
    }
    if !step.rests.is_empty() && saying.cites.is_empty() {
        return None;
    }
    for rest in &step.about {
        facts.extend(saying.rest_on(library, laws, rest));
    }
    Some(Taken {
        says: words(step, &facts),
        cites: saying.cites,
        doubts: facts.iter().flat_map(Facts::doubts).cloned().collect(),
    })
}

/// Whether a provision is in force, or an item of the practice is taught.
fn counts(library: &Library, laws: &Laws, rest: &Rest) -> bool {
    match rest {
        Rest::Provision(id) => provision(id).is_some_and(|it| (it.rule)(laws).is_some()),
        Rest::Item(id) => library.item(id).is_some_and(|item| {
            laws.setting.practice.has(item.layer) && item.since <= laws.edition
        }),
    }
}

/// The message of a step, with its own values and the facts of the rules that it names; of two with one name, the first.
fn words(step: &Step, facts: &[Facts]) -> Say {
    let mut say = Say::message(format!("step-{}", step.id));
    if let Some(count) = step.count {
        say = say.number("count", count);
    }
    if let Some(time) = step.time {
        say = say.time(time);
    }
    for (name, fact) in facts.iter().flat_map(Facts::iter) {
        if !say.values.iter().any(|(known, _)| *known == name) {
            say = say.with(name, Value::from(fact));
        }
    }
    say
}

impl Saying {
    /// Whether the other one is told in the same words, however sure it is and whatever each rests on.
    fn is_told_as(&self, other: &Self) -> bool {
        let says = |all: &Self, sentence: &String| all.ruled.contains(sentence);
        self.text == other.text
            && self.ruled.len() == other.ruled.len()
            && self.ruled.iter().all(|sentence| says(other, sentence))
    }

    /// Adds what the other one rests on.
    fn join(&mut self, other: Self) {
        for Cited { number, provision } in other.cites {
            self.cite_number(&number, provision);
        }
        for (scopes, warning) in other.uncertain {
            self.warn(scopes, warning);
        }
    }

    fn warn(&mut self, scopes: Vec<Scope>, warning: String) {
        let mut known = self.uncertain.iter_mut();
        match known.find(|(_, known)| *known == warning) {
            Some((known, _)) => {
                known.extend(scopes);
                known.sort();
                known.dedup();
            }
            None => self.uncertain.push((scopes, warning)),
        }
    }

    /// Cites what counts, and gives the facts of a provision.
    fn rest_on(&mut self, library: &Library, laws: &Laws, rest: &Rest) -> Option<Facts> {
        match rest {
            Rest::Provision(id) => self.cite(laws, id),
            Rest::Item(id) => {
                if counts(library, laws, rest) {
                    self.cite_number(id, None);
                }
                None
            }
        }
    }

    /// Cites a provision and gives the facts of its rule; nothing where it is not in force.
    fn cite(&mut self, laws: &Laws, id: &str) -> Option<Facts> {
        let provision = provision(id)?;
        let facts = (provision.rule)(laws)?;
        self.cite_provision(laws, provision);
        Some(facts)
    }

    fn cite_provision(&mut self, laws: &Laws, provision: &'static Provision) {
        let number = provision.number(&laws.contents);
        self.cite_number(number.unwrap_or(provision.id), Some(provision));
    }

    fn cite_number(&mut self, number: &str, provision: Option<&'static Provision>) {
        if !self.cites.iter().any(|cited| cited.number == number) {
            self.cites.push(Cited {
                number: number.to_owned(),
                provision,
            });
        }
    }

    /// Adds what is ruled in a case on the last event from which anything follows, and what that rests on; nothing where the
    /// case expects nothing of the edition, nothing follows, or there is no ruling.
    fn rule_on(
        &mut self,
        voice: &Voice<'_>,
        library: &Library,
        laws: &Laws,
        id: &str,
    ) -> Option<()> {
        let scenario = library.scenario(id)?;
        let mut rows = scenario.expect.iter();
        rows.find(|row| row.since <= laws.edition)?;
        let setting = Setting {
            options: scenario.settings.first()?.options.clone(),
            ..laws.setting.clone()
        };
        let laws = library.laws(laws.edition, &setting);
        let verdict = judge(&Code::new(&laws), &scenario.case).ok()?;
        let told = explain(voice, &laws, &scenario.case, &verdict);
        let mut steps = told.steps.iter().rev();
        let last = steps.find(|step| !step.ruling.is_idle())?;
        sentences(voice, &last.ruling, &mut self.ruled);
        let deciding = last.ruling.reasons.iter().filter(|reason| reason.decides);
        for warning in not_read(voice, laws.edition, deciding) {
            self.warn(vec![(setting.pace, setting.supervision)], warning);
        }
        let steps = verdict.branches.iter().flat_map(|branch| &branch.steps);
        let reasons =
            (steps.filter(|step| step.event == last.event)).flat_map(|step| &step.reasons);
        for reason in reasons.filter(|reason| reason.status == Status::Holds) {
            if !reason.effects.is_empty() {
                self.cite_provision(&laws, reason.provision);
                for item in &reason.items {
                    self.cite_number(&item.id, None);
                }
            }
        }
        Some(())
    }
}

/// What a ruling does, a sentence each, each condition before what hangs on it.
fn sentences(voice: &Voice<'_>, ruling: &RulingText, all: &mut Vec<String>) {
    // an empty sentence is one that the notes leave out
    let new = |all: &Vec<String>, text: &String| !text.is_empty() && !all.contains(text);
    let effects = ruling.effects.iter().map(|sentence| &sentence.text);
    for sentence in effects.chain(&ruling.closing) {
        if new(all, sentence) {
            all.push(sentence.clone());
        }
    }
    for condition in &ruling.depends {
        let mut then = Vec::new();
        sentences(voice, &condition.ruling, &mut then);
        then.extend(condition.ruling.idle.clone());
        let text = Value::Text(condition.text.clone());
        let text = voice.say(&Say::message("condition").with("condition", text));
        all.push(format!("{text} {}", then.join(" ")));
    }
}
