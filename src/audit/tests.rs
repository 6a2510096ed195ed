use super::*;
use crate::read::Library;
use crate::read::pgn::games;

fn reports(text: &str, year: &str) -> Vec<Report> {
    let files = crate::embedded::files();
    let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    use crate::edition::{Pace, Setting, Supervision};
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    let laws = library.laws(year.parse().expect("an edition"), &setting);
    let auditor = Auditor::new(&laws);
    games(text.as_bytes())
        .map(|game| auditor.audit(&Played::of(&game)))
        .collect()
}

#[test]
fn knights_that_go_and_come_give_claims_and_then_the_draw() {
    let dance = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let report = &reports(&dance, "2023")[0];
    assert_eq!(report.over, Some((16, How::Repetition)));
    let claims: Vec<_> = (report.findings.iter())
        .filter_map(|finding| match &finding.what {
            What::Claim(claim) => {
                Some((finding.after, claim.intended.is_some(), claim.basis.clone()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(claims[0], (7, true, Basis::Repetition(vec![0, 4])));
    assert_eq!(claims[1], (8, false, Basis::Repetition(vec![0, 4, 8])));
    assert_eq!(reports(&dance, "2009")[0].over, None);
}
