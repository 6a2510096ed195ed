//! The engine as a page of the book calls it: texts in, texts out.
//!
//! A page writes a text where [`room`] says, calls a function with its length, and reads the answer at [`answer_at`],
//! as many bytes long as the function returned. `laws` and `words` come first, then `open`, then `judge` and `text` as often
//! as something is turned.

use jadoube::book::{Alone, Shelf};
use jadoube::edition::Edition;
use jadoube::play::{Table, turned};
use jadoube::read::{Library, Scenario};
use jadoube::rulings::Rulings;
use jadoube::text::Words;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// What a page has handed over, and the last answer; what is read once stays as long as the page.
#[derive(Default)]
struct Desk {
    given: Vec<u8>,
    answer: String,
    library: Option<&'static Library>,
    words: Option<&'static Words>,
    alone: BTreeMap<Edition, &'static Alone<'static>>,
    opened: Option<Opened>,
}

/// The case that is open.
struct Opened {
    table: Table<'static>,
    rulings: *mut Rulings<'static>,
    library: *mut Library,
    names: *mut (String, String),
}

impl Drop for Opened {
    fn drop(&mut self) {
        // SAFETY: all three came from `Box::into_raw` in `open`, and only the table borrows them.
        unsafe {
            drop(Box::from_raw(self.rulings));
            drop(Box::from_raw(self.library));
            drop(Box::from_raw(self.names));
        }
    }
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Where a page writes a text of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.given = vec![0; bytes];
        desk.given.as_mut_ptr()
    })
}

/// Where the last answer stands.
#[unsafe(no_mangle)]
pub extern "C" fn answer_at() -> *const u8 {
    DESK.with_borrow(|desk| desk.answer.as_ptr())
}

/// Keeps an answer; nothing where there is none, which a page shows as what could not be loaded.
fn answered(work: impl FnOnce(&mut Desk, &str) -> Option<String>) -> usize {
    DESK.with_borrow_mut(|desk| {
        let given = String::from_utf8(std::mem::take(&mut desk.given)).unwrap_or_default();
        desk.answer = work(desk, &given).unwrap_or_default();
        desk.answer.len()
    })
}

/// Reads the editions and the practice.
#[unsafe(no_mangle)]
pub extern "C" fn laws() -> usize {
    answered(|desk, pack| {
        desk.library = Some(Box::leak(Box::new(Library::unpacked(pack).ok()?)));
        Some("yes".to_owned())
    })
}

/// Reads the words of the language.
#[unsafe(no_mangle)]
pub extern "C" fn words() -> usize {
    answered(|desk, pack| {
        desk.words = Some(Box::leak(Box::new(Words::unpacked(pack).ok()?)));
        Some("yes".to_owned())
    })
}

/// Opens a case: three lines with the edition, the practice and the heading, then the case. Answers with its switches.
#[unsafe(no_mangle)]
pub extern "C" fn open() -> usize {
    answered(|desk, given| {
        let mut lines = given.splitn(4, '\n');
        let edition = lines.next()?.parse().ok()?;
        let practice = lines.next()?.parse().ok()?;
        let (title, case) = (lines.next()?, lines.next()?);
        let (known, words) = (desk.library?, desk.words?);
        let scenario = Scenario::unpacked(case, &known.alphabets).ok()?;
        desk.opened = None;
        let names = Box::into_raw(Box::new((title.to_owned(), scenario.id.clone())));
        let library = Box::into_raw(Box::new(Library {
            scenarios: vec![scenario],
            ..known.clone()
        }));
        // SAFETY: what is borrowed here is given back by `Opened`, after the table.
        let (rulings, table) = unsafe {
            let rulings = Box::into_raw(Box::new(Rulings::of(&*library)));
            let table = Table {
                words,
                rulings: &*rulings,
                title: &(*names).0,
                id: &(*names).1,
                edition,
                practice,
            };
            (rulings, table)
        };
        let switches = table.open().to_string();
        desk.opened = Some(Opened {
            table,
            rulings,
            library,
            names,
        });
        Some(switches)
    })
}

/// What is ruled on the open case with these things turned, as JSON.
#[unsafe(no_mangle)]
pub extern "C" fn judge() -> usize {
    answered(|desk, given| {
        let turned = turned(given);
        let edition = desk.opened.as_ref()?.table.trial(&turned)?.edition;
        let alone = alone(desk, edition)?;
        let table = &desk.opened.as_ref()?.table;
        Some(table.judged(&turned, alone).to_string())
    })
}

/// Everything that `jadoube judge` prints of the open case with these things turned.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> usize {
    answered(|desk, given| {
        let table = &desk.opened.as_ref()?.table;
        Some(table.text(&table.trial(&turned(given))?))
    })
}

/// The words over rulings of an edition.
fn alone(desk: &mut Desk, edition: Edition) -> Option<&'static Alone<'static>> {
    if let Some(known) = desk.alone.get(&edition) {
        return Some(known);
    }
    let shelf: &'static Shelf<'static> = Box::leak(Box::new(Shelf::of_one(desk.library?, edition)));
    let alone: &'static Alone<'static> = Box::leak(Box::new(Alone::new(shelf, desk.words?)));
    desk.alone.insert(edition, alone);
    Some(alone)
}
