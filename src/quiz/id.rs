//! The id of a question: case, edition, setting, what is asked, and a mark of all that it says.

use crate::edition::{Edition, Layers, Named};
use crate::game::Colours;
use crate::quiz::kind::Kind;
use crate::quiz::question::{QuizOption, QuizQuestion};
use crate::quiz::stock::Stock;
use crate::read::mark;
use crate::rulings::Run;
use crate::text::{Tongues, scene};

/// Why there is no question with an id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    /// The same is asked, but the story, the ruling or the options are others than they were.
    #[error("the question has changed; it is now {0}")]
    Changed(String),
    /// Nothing of the kind is asked.
    #[error("there is no such question")]
    Gone,
}

impl<'l> Stock<'l> {
    /// The question with this id, asked beside this practice.
    ///
    /// # Errors
    ///
    /// That it has changed, or that there is none.
    pub fn named(&self, id: &str, practice: Layers) -> Result<QuizQuestion<'l>, Missing> {
        let parts: Vec<&str> = id.split('.').collect();
        let [case, edition, setting, kind, _] = parts.as_slice() else {
            return Err(Missing::Gone);
        };
        let edition: Edition = edition.parse().map_err(|_| Missing::Gone)?;
        let known = self.rulings.editions().any(|it| it == edition);
        let case = self.rulings.case(case).filter(|_| known);
        let case = case.ok_or(Missing::Gone)?;
        let run = case.everywhere().map(|run| run.beside(practice));
        let mut run = run.filter(|run| run.edition == edition && named(run) == *setting);
        let run = run.next().ok_or(Missing::Gone)?;
        match self.one(run, kind) {
            Some(question) if question.id == id => Ok(question),
            Some(question) => Err(Missing::Changed(question.id)),
            None => Err(Missing::Gone),
        }
    }
}

/// The id of the question of this kind about a case, with these options; a scene counts as it is told in the language of reference.
pub(super) fn id(tongues: &Tongues, run: Run<'_>, kind: Kind, options: &[QuizOption]) -> String {
    let case = &run.scenario().case;
    let asserted = &case.known.asserted;
    let said = options
        .iter()
        .map(|it| (&it.says, it.ground.map(|it| it.id)));
    let said: Vec<_> = said.collect();
    let told = tongues.fallback().filter(|_| kind.tells_a_case());
    let scene = told.and_then(|words| scene(&words.voice(Colours::Known), run.scenario()));
    let all = format!(
        "{:?}{:?}{asserted:?}{said:?}{}",
        run.setting.options,
        case.events,
        scene.unwrap_or_default()
    );
    format!(
        "{}.{}.{}.{}.{:08x}",
        run.scenario().id,
        run.edition,
        named(&run),
        kind.name(),
        mark(&all) >> 32
    )
}

/// A setting as ids name it: class of play and regime.
fn named(run: &Run<'_>) -> String {
    let setting = run.setting;
    format!("{}-{}", setting.pace.name(), setting.supervision.name())
}
