use jadoube::read::{Library, cases};
use jadoube::text::{Tongues, explain, plain, story};
use jadoube::laws::{Code, judge};
use std::sync::Mutex;

static OUT: Mutex<String> = Mutex::new(String::new());

#[unsafe(no_mangle)]
pub extern "C" fn alloc(n: usize) -> *mut u8 {
    let mut v = Vec::<u8>::with_capacity(n);
    let p = v.as_mut_ptr();
    std::mem::forget(v);
    p
}

#[unsafe(no_mangle)]
pub extern "C" fn run(p: *mut u8, n: usize) -> *const u8 {
    let text = unsafe { String::from_raw_parts(p, n, n) };
    let files: Vec<(String, String)> = serde_json::from_str(&text).unwrap();
    let pairs = || files.iter().map(|(a, b)| (a.as_str(), b.as_bytes()));
    let library = Library::of(pairs());
    let (tongues, _) = Tongues::of(pairs());
    let words = tongues.get("de").unwrap();
    let (found, _) = cases("x.yaml", &files[0].1, &library.editions, &library.alphabets);
    let mut out = String::new();
    for s in &found {
        let laws = library.laws(library.newest().unwrap().edition, &s.settings[0]);
        let voice = words.voice(s.case.colours);
        out.push_str(&story(&voice, &s.settings, &s.case));
        if let Ok(v) = judge(&Code::new(&laws), &s.case) {
            out.push_str(&plain(&voice, &explain(&voice, &laws, &s.case, &v), false));
        }
    }
    let mut o = OUT.lock().unwrap();
    *o = out;
    o.as_ptr()
}
