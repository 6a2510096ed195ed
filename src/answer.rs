//! What is answered where a case is asked about, as lines of plain text: title, story, board, ruling and reasons.

use crate::board::Position;
use crate::edition::{Edition, Laws, Layers, Procedure, Setting};
use crate::game::{Case, Placement, Told};
use crate::laws::{Code, Provision, Verdict, judge};
use crate::read::{Language, Library, Scenario};
use crate::rulings::beside_the_point;
use crate::text::{
    Explanation, Line, Part, Say, Value, Voice, Words, beside, explain, narrate, no_ruling, plain,
    procedure_title, procedures_of, scopes_of, story, text_board,
};

/// A case that somebody asks about, in an edition.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// In which words.
    pub words: &'a Words,
    /// By which laws.
    pub library: &'a Library,
    /// The case.
    pub scenario: &'a Scenario,
    /// The edition.
    pub edition: Edition,
}

/// How much is told.
#[derive(Clone, Copy)]
pub struct Extent<'a> {
    /// Whether events and reasons are told, too, from which nothing follows.
    pub all: bool,
    /// The steps of a procedure under these laws, below the line that names it.
    pub steps: &'a dyn Fn(&Laws, &Procedure) -> String,
}

impl Extent<'_> {
    /// What decides, and no steps.
    pub const USUAL: Extent<'static> = Extent {
        all: false,
        steps: &|_, _| String::new(),
    };
}

/// Groups what is the same in several settings.
pub fn joined<T: PartialEq>(
    settings: Vec<Setting>,
    of: impl Fn(&Setting) -> T,
) -> Vec<(Vec<Setting>, T)> {
    let mut groups: Vec<(Vec<Setting>, T)> = Vec::new();
    for setting in settings {
        let ruled = of(&setting);
        match groups.iter_mut().find(|(_, known)| *known == ruled) {
            Some((alike, _)) => alike.push(setting),
            None => groups.push((vec![setting], ruled)),
        }
    }
    groups
}

impl<'a> Asked<'a> {
    /// The case under its title, with the ruling in each of these settings, and whether there is one in all of them.
    pub fn page(&self, title: &str, settings: Vec<Setting>, extent: Extent<'_>) -> (String, bool) {
        let (scenario, case) = (self.scenario, &self.scenario.case);
        let voice = &self.words.voice(case.colours);
        let heading = Say::message("heading-case").with("case", Value::Text(scenario.id.clone()));
        let edition = Value::Text(self.edition.to_string());
        let under = Say::message("heading-laws").with("edition", edition);
        let mut page = format!("{title}\n{}\n{}\n", voice.say(&heading), voice.say(&under));
        let mut practices = settings.iter().map(|setting| setting.practice);
        if practices.any(|practice| practice == Layers::LETTER) {
            page.push_str(&format!("{}\n", voice.text("heading-by-the-letter")));
        }
        let several = settings.len() > 1;
        page.push_str(&format!("\n{}\n", story(voice, &settings, case)));
        if let Some(position) = position_before(case) {
            page.push('\n');
            page.push_str(&board(position, self.words.language()));
            let caption = Say::message("board-caption").of(position.has_the_move());
            page.push_str(&format!("  {}\n", voice.say(&caption)));
        }
        if extent.all {
            page.push_str(&event_by_event(voice, &settings[0], case));
        }
        let rulings = joined(settings, |setting| {
            let laws = self.library.laws(self.edition, setting);
            self.under(voice, &laws, extent)
        });
        for (settings, (text, _)) in &rulings {
            page.push('\n');
            if several {
                let scopes = scopes_of("scope-label", settings);
                page.push_str(&format!("{}\n", voice.say(&scopes)));
            }
            page.push_str(text);
        }
        let all_ruled = rulings.iter().all(|(_, (_, ruled))| *ruled);
        (page, all_ruled)
    }

    /// The ruling under these laws, with everything that is told beside it, and whether there is one.
    fn under(&self, voice: &Voice<'_>, laws: &Laws, extent: Extent<'_>) -> (String, bool) {
        let (scenario, case) = (self.scenario, &self.scenario.case);
        let (mut text, ruled) = ruling(voice, laws, case, scenario.provision(), extent.all);
        let others = self.otherwise(voice, laws);
        for (practice, told) in &others {
            let heading = match practice.beside_fide() {
                None => Say::message("heading-by-the-letter"),
                Some(layer) => Say::attribute("heading-taught", layer.name()),
            };
            let (heading, told) = (voice.say(&heading), plain(voice, told, false));
            text.push_str(&format!("\n{heading}\n{told}"));
        }
        for procedure in self.carried_out(laws) {
            let title = voice.say(&procedure_title(&procedure.id));
            let heading = Say::message("heading-procedure")
                .with("title", Value::Text(title))
                .with("name", Value::Written(procedure.id.clone()));
            text.push_str(&format!("{}\n", voice.say(&heading)));
            text.push_str(&(extent.steps)(laws, procedure));
        }
        let unused = self.without_weight(laws, &others);
        let unused = unused.and_then(|it| beside(voice, &laws.setting, &scenario.telling(), &it));
        if let Some(line) = unused {
            text.push_str(&format!("{line}\n"));
        }
        (text, ruled)
    }

    /// What is ruled otherwise than FIDE teaches it, as it is announced: by the letter of the Laws, and beside each other
    /// practice of which the case expects something; nothing where another practice was asked for.
    pub fn otherwise(&self, voice: &Voice<'_>, laws: &Laws) -> Vec<(Layers, Explanation)> {
        if laws.setting.practice != Layers::FIDE {
            return Vec::new();
        }
        let case = &self.scenario.case;
        let explained = |laws: &Laws| {
            let verdict = judge(&Code::new(laws), case).ok()?;
            Some(explain(voice, laws, case, &verdict))
        };
        let Some(taught) = explained(laws) else {
            return Vec::new();
        };
        let others = std::iter::once(Layers::LETTER).chain(self.scenario.practices_named());
        let told = others.filter_map(|practice| {
            let told = explained(&self.beside_practice(laws, practice))?;
            Some((practice, told.decided_otherwise_than(&taught)?))
        });
        told.collect()
    }

    /// The same laws beside another practice.
    fn beside_practice(&self, laws: &Laws, practice: Layers) -> Laws {
        let setting = Setting {
            practice,
            ..laws.setting.clone()
        };
        self.library.laws(laws.edition, &setting)
    }

    /// The procedures that carry out the ruling under these laws.
    pub fn carried_out(&self, laws: &Laws) -> Vec<&'a Procedure> {
        let verdict = self.verdict(laws);
        verdict.map_or(Vec::new(), |it| procedures_of(self.library, &it))
    }

    fn verdict(&self, laws: &Laws) -> Option<Verdict> {
        judge(&Code::new(laws), &self.scenario.case).ok()
    }

    /// What was told without weight for the ruling, and for those of others that are told, too; nothing without a ruling.
    pub fn without_weight(
        &self,
        laws: &Laws,
        others: &[(Layers, Explanation)],
    ) -> Option<Vec<Told>> {
        let telling = self.scenario.telling();
        let unused = |laws: &Laws| Some(beside_the_point(laws, &telling, &self.verdict(laws)?));
        let mut idle = unused(laws)?;
        for (practice, _) in others {
            if !idle.is_empty() {
                let other = unused(&self.beside_practice(laws, *practice));
                idle.retain(|told| other.as_ref().is_none_or(|other| other.contains(told)));
            }
        }
        Some(idle)
    }
}

/// The ruling on a case as text, and whether there is one; `about` is the rule that it is about, where that is known.
pub fn ruling(
    voice: &Voice<'_>,
    laws: &Laws,
    case: &Case,
    about: Option<&'static Provision>,
    all: bool,
) -> (String, bool) {
    match judge(&Code::new(laws), case) {
        Ok(verdict) => {
            let mut explanation = explain(voice, laws, case, &verdict);
            if let Some(provision) = about {
                explanation.bring_up(voice, laws, provision);
            }
            (plain(voice, &explanation, all), true)
        }
        Err(fault) => {
            let why = no_ruling(voice, laws, &fault);
            (format!("{why}\n"), false)
        }
    }
}

/// The events in a numbered list.
fn event_by_event(voice: &Voice<'_>, setting: &Setting, case: &Case) -> String {
    let mut list = format!("\n{}\n", voice.text("heading-story"));
    for Line { part, text } in narrate(voice, setting, case) {
        if let Part::Event(ix) = part {
            list.push_str(&format!("  {}. {text}\n", ix + 1));
        }
    }
    list
}

/// The position before the first event, where it is known.
pub fn position_before(case: &Case) -> Option<&Position> {
    match (&case.known.placement, case.known.before.last()) {
        (_, Some(played)) => Some(&played.after),
        (Placement::Board(position), None) => Some(position),
        (Placement::Unknown | Placement::Material(_), None) => None,
    }
}

/// The board in the reader's letters, seen from White's side.
pub fn board(position: &Position, language: &Language) -> String {
    text_board(position, &language.alphabet())
        .lines()
        .map(|line| format!("  {line}\n"))
        .collect()
}
