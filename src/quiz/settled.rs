//! What all options of a question rule alike: it stands in the stem, so that the options say what is asked.

use crate::game::{Effect, EventIx};
use crate::quiz::question::{QuizQuestion, Says};
use crate::text::{Announcement, Standing, Voice};

impl QuizQuestion<'_> {
    /// What every option rules; nothing where they have nothing in common, or where the story ends with a question of its own.
    pub(super) fn settled(&self) -> Announcement {
        let mut all = self.ruled_by_options().into_iter();
        let first = all.next();
        let others: Vec<&Announcement> = all.collect();
        let is_common =
            |event: EventIx, effect: &Effect| others.iter().all(|other| other.rules(event, effect));
        let parts = first.map_or(&[][..], |it| &it.parts);
        let parts = parts.iter().map(|(event, effects)| {
            let common = effects.iter().filter(|it| is_common(*event, it));
            (*event, common.cloned().collect::<Vec<Effect>>())
        });
        Announcement {
            parts: parts.filter(|(_, effects)| !effects.is_empty()).collect(),
            standing: Standing::Open,
        }
    }

    /// What the option at a place says beside what all say.
    pub fn option(&self, voice: &Voice<'_>, at: usize) -> String {
        let option = &self.options[at];
        let case = &self.scenario().case;
        let all = self.ruled_by_options();
        let Some(own) = all.get(at) else {
            return option.text(voice, self.ruled, case);
        };
        let settled = self.settled();
        let parts = own.parts.iter().map(|(event, effects)| {
            let left = effects.iter().filter(|it| !settled.rules(*event, it));
            (*event, left.cloned().collect::<Vec<Effect>>())
        });
        let parts: Vec<(EventIx, Vec<Effect>)> =
            parts.filter(|(_, effects)| !effects.is_empty()).collect();
        // that play goes on goes without saying where it does so by every option
        let goes_on = all.iter().all(|it| it.standing != Standing::Open);
        let standing = match &own.standing {
            Standing::PlayOn(_) if goes_on && !parts.is_empty() => Standing::Open,
            standing => standing.clone(),
        };
        let own = Announcement { parts, standing };
        own.sentences(voice, case).join(" ")
    }

    /// What the options rule, where it is asked what is ruled.
    fn ruled_by_options(&self) -> Vec<&Announcement> {
        if !self.kind.decides() {
            return Vec::new();
        }
        let says = self.options.iter().filter_map(|option| match &option.says {
            Says::Ruled(says) => Some(says),
            _ => None,
        });
        says.collect()
    }
}
