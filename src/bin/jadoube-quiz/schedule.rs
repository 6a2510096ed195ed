//! When a question is asked again: the scheduler FSRS, which plans in days.

use crate::store::{Answer, Card, Instant};
use chrono::DateTime;
use rs_fsrs::{FSRS, Parameters, Rating, State};

/// The card of a question after an answer, from what it was before.
///
/// Wrong is “again”; right is “good”, but “hard” if the article was looked up.
/// An open answer with at least half of its marks is “hard”, too.
pub fn after(card: Option<&Card>, answer: &Answer) -> Card {
    // A clock that was put back does not turn time round.
    let now = card.map_or(answer.at, |card| answer.at.max(card.last));
    let parameters = Parameters {
        enable_short_term: false,
        ..Parameters::default()
    };
    let before = match card {
        None => rs_fsrs::Card::default(),
        Some(card) => rs_fsrs::Card {
            due: moment(card.due),
            last_review: moment(card.last),
            stability: card.stability,
            difficulty: card.difficulty,
            scheduled_days: card.scheduled_days,
            reps: card.reps,
            lapses: card.lapses,
            elapsed_days: 0,
            state: State::Review,
        },
    };
    let next = FSRS::new(parameters)
        .next(before, moment(now), rating(answer))
        .card;
    Card {
        due: next.due.timestamp_millis(),
        last: now,
        stability: next.stability,
        difficulty: next.difficulty,
        scheduled_days: next.scheduled_days,
        reps: next.reps,
        lapses: next.lapses,
    }
}

fn rating(answer: &Answer) -> Rating {
    let got = answer.got.unwrap_or(0);
    if answer.is_right() && !answer.helped {
        Rating::Good
    } else if got > 0 && got * 2 >= answer.of {
        Rating::Hard
    } else {
        Rating::Again
    }
}

fn moment(at: Instant) -> DateTime<chrono::Utc> {
    DateTime::from_timestamp_millis(at).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Instant = 24 * 60 * 60 * 1000;

    fn answered(got: u16, of: u16, helped: bool, at: Instant) -> Answer {
        Answer {
            question: "a.2023.standard-full.result.0".to_owned(),
            article: String::new(),
            number: String::new(),
            aspect: "result".to_owned(),
            level: 1,
            chosen: Vec::new(),
            written: None,
            got: Some(got),
            of,
            helped,
            millis: 0,
            at,
        }
    }

    fn days(card: &Card) -> Instant {
        (card.due - card.last) / DAY
    }

    #[test]
    fn a_better_answer_is_asked_again_later() {
        let wrong = after(None, &answered(0, 1, false, DAY));
        let looked_up = after(None, &answered(1, 1, true, DAY));
        let right = after(None, &answered(1, 1, false, DAY));
        assert_eq!(days(&wrong), 1);
        assert!(days(&wrong) < days(&looked_up) && days(&looked_up) < days(&right));
        let half = after(None, &answered(2, 4, false, DAY));
        assert_eq!(half, looked_up);
        assert_eq!(after(None, &answered(1, 4, false, DAY)), wrong);
    }

    #[test]
    fn right_answers_in_time_come_ever_more_rarely_and_a_wrong_one_tomorrow() {
        let mut card = after(None, &answered(1, 1, false, DAY));
        for _ in 0..8 {
            let next = after(Some(&card), &answered(1, 1, false, card.due));
            assert!(days(&next) > days(&card), "{next:?} after {card:?}");
            card = next;
        }
        let lapsed = after(Some(&card), &answered(0, 1, false, card.due));
        assert!(days(&lapsed) < 30 && lapsed.lapses == 1, "{lapsed:?}");
    }

    #[test]
    fn a_clock_that_was_put_back_does_no_harm() {
        let card = after(None, &answered(1, 1, false, 1000 * DAY));
        for at in [0, -DAY, Instant::MIN] {
            let next = after(Some(&card), &answered(0, 1, false, at));
            assert!(
                next.stability.is_finite() && next.due > card.last,
                "{next:?}"
            );
        }
    }
}
