//! What a case tells, by name and by its place in the text.

use crate::edition::{Layers, Setting};
use crate::game::{Of, Telling, Told};
use crate::laws::{Provision, provision};
use crate::read::fault::TextFault;
use crate::read::locate::Step;
use crate::read::near::near;
use crate::read::scenario::Scenario;
use std::path::Path;

impl Scenario {
    /// What the case tells, and the event in which it is played.
    pub fn telling(&self) -> Telling {
        let setting = self.settings.first();
        Telling {
            options: setting.map(|it| it.options.clone()).unwrap_or_default(),
            paced_by_time: self.paced_by_time,
            case: self.case.clone(),
        }
    }

    /// The same case told otherwise, in this setting alone.
    pub fn retold(&self, telling: Telling, setting: Setting) -> Scenario {
        Scenario {
            settings: vec![setting],
            case: telling.case,
            paced_by_time: telling.paced_by_time,
            ..self.clone()
        }
    }

    /// The provision that it is about: the one after which its file is called.
    pub fn provision(&self) -> Option<&'static Provision> {
        let stem = Path::new(&self.place.file).file_stem()?;
        provision(stem.to_str()?)
    }

    /// The practices of others than FIDE's commentary of which the case expects something, each once.
    pub fn practices_named(&self) -> Vec<Layers> {
        let mut named: Vec<Layers> = (self.expect.iter().filter_map(|row| row.practice)).collect();
        named.retain(|practice| practice.beside_fide().is_some());
        named.sort();
        named.dedup();
        named
    }

    /// The thing of this name that the case tells.
    pub(super) fn told(&self, name: &str) -> Result<Told, TextFault> {
        let colours = self.case.colours;
        let all = Told::all(&self.telling());
        let names: Vec<String> = all.iter().map(|told| told.name(colours)).collect();
        let of_this_name = all
            .into_iter()
            .zip(&names)
            .find(|(_, other)| *other == name);
        of_this_name.map(|(told, _)| told).ok_or_else(|| {
            let expected = match near(name, names.iter().map(String::as_str)).first() {
                Some(near) => format!("the name of something told, perhaps `{near}`"),
                None => "the name of something told, as `check` gives it".to_owned(),
            };
            self.fault_at(
                &[Step::Key("beside-the-point".to_owned())],
                (format!("`{name}` is not told"), expected),
            )
        })
    }

    /// A fault of the place where a thing is told.
    pub fn fault_of(&self, told: &Told, found: String, expected: String) -> TextFault {
        let keys = told.keys_of(self.case.colours).into_iter().map(Step::Key);
        let key = |name: &str| Step::Key(name.to_owned());
        let first = match told.of {
            Of::Options => vec![key("setting"), key("options")],
            Of::Known => vec![key("known")],
            Of::Facts => vec![key("known"), key("facts")],
            Of::Open => {
                let mut open = self.case.open.iter();
                let at = open.position(|open| told.keys == [open.name()]);
                let way = [key("open"), Step::Item(at.unwrap_or(0))];
                let document = self.source.document(&self.place.file);
                return document.fault_at_way(&way, false, found, expected);
            }
            Of::Event(ix) => {
                let by = self.case.events[usize::from(ix)].by;
                let ix = usize::from(ix);
                vec![
                    key("events"),
                    Step::Item(ix),
                    key(by.name(self.case.colours)),
                ]
            }
        };
        let way: Vec<Step> = first.into_iter().chain(keys).collect();
        self.fault_at(&way, (found, expected))
    }

    /// A fault of the place where a thing is declared to have no weight.
    pub fn fault_of_declaration(&self, found: String, expected: String) -> TextFault {
        self.fault_at(
            &[Step::Key("beside-the-point".to_owned())],
            (found, expected),
        )
    }

    fn fault_at(&self, way: &[Step], (found, expected): (String, String)) -> TextFault {
        let document = self.source.document(&self.place.file);
        document.fault_at_way(way, true, found, expected)
    }
}
