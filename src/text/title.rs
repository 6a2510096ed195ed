//! The title of a case, and what is told of it in a line where it has none.

use crate::game::Act;
use crate::read::Scenario;
use crate::text::narrate::{Part, narrate};
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// Begins the name of the message that is the title of a case; its id follows.
pub const TITLE: &str = "title-";

/// The phrase under which a reader looks for a case; what is told of it in a line, where the language has no title for it.
pub fn case_title(voice: &Voice<'_>, scenario: &Scenario) -> String {
    let title = format!("{TITLE}{}", scenario.id);
    match voice.words().has(&title) {
        true => voice.say(&Say::message(title)),
        false => gist(voice, scenario),
    }
}

/// The attribute of a title that tells its case as an examiner would.
pub const SCENE: &str = "scene";

/// What happened, as an examiner tells it, where the language has words of its own for this case; else nothing.
///
/// It takes the place of what is told of the events, not of the setting.
pub fn scene(voice: &Voice<'_>, scenario: &Scenario) -> Option<String> {
    let title = format!("{TITLE}{}", scenario.id);
    let has = voice.words().has(&format!("{title}.{SCENE}"));
    has.then(|| voice.say(&Say::attribute(title, SCENE)))
}

/// The title of a case with its id, by which it is cited.
pub fn case_cited(voice: &Voice<'_>, scenario: &Scenario) -> String {
    let say = Say::message("case-cited")
        .with("title", Value::Text(case_title(voice, scenario)))
        .with("case", Value::Written(scenario.id.clone()));
    voice.phrase(&say)
}

/// A gist is no longer than what the eye takes in at once.
const LONGEST_GIST: usize = 150;

/// The last things that happened, as many as can be told in a line.
fn gist(voice: &Voice<'_>, scenario: &Scenario) -> String {
    let Some(setting) = scenario.settings.first() else {
        return scenario.id.clone();
    };
    let lines = narrate(voice, setting, &scenario.case);
    if let [event] = scenario.case.events.as_slice()
        && matches!(
            event.act,
            Act::Asks(_) | Act::AsksEntry(_) | Act::MayPlay(_)
        )
    {
        // A question alone says little; the circumstances do.
        let told: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        return told.join(" ");
    }
    let mut gist = String::new();
    for line in lines.iter().rev() {
        let longer = line.text.chars().count() + gist.chars().count();
        match line.part {
            Part::Event(_) if gist.is_empty() => gist.clone_from(&line.text),
            Part::Event(_) if longer < LONGEST_GIST => gist = format!("{} {gist}", line.text),
            Part::Found => {}
            Part::Event(_) | Part::Known | Part::Setting => break,
        }
    }
    gist
}
