//! Every story, ruling and rule can be told in every language.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::board::{Alphabet, Player, Role, Square};
use jadoube::clock::Millis;
use jadoube::edition::{Given, Pace, SCOPES, Setting, Supervision};
use jadoube::game::{
    Act, Actor, Announced, Announcement, Arrival, ArrivalPlace, Ask, Aspect, Assistance,
    AssistantTask, BlindMove, BlindSay, BoardsDiffer, Case, ClaimDraw, ClaimQuickplay,
    ClockHandling, Colours, Contact, Effect, EntryAsked, Envelope, EnvelopeItem, Event, Finding,
    Gesture, Ground, Hand, Hands, MoveAct, OfferDraw, Order, PauseReason, Place, PressManner,
    Promotion, Quantity, QuickplayGround, QuickplayRuling, Release, RoundStart, ScreenClaim, Seal,
    SealedText, SetUpFault, SettingFault, Sight, Subject, Tells, Touch, TouchedKind, UnclearAnswer,
    YesNo,
};
use jadoube::laws::provisions;
use jadoube::rulings::OnCase;
use jadoube::text::{
    Problem, Words, asked, condition, effect, explain, narrate, plain, rule_text, stated,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a language that declares only some chapters may lack: messages that it does not promise.
fn tolerated(problem: &Problem) -> bool {
    let words = TONGUES.0.get(&problem.lang);
    words.is_some_and(|words| problem.is_unpromised(words.language()))
}

/// The languages that have everything.
fn complete() -> impl Iterator<Item = &'static Arc<Words>> {
    let all = TONGUES.0.iter();
    all.filter(|words| words.language().chapters.is_none())
}

fn refuse(problems: impl IntoIterator<Item = Problem>) {
    let found: BTreeSet<String> = problems
        .into_iter()
        .filter(|problem| !tolerated(problem))
        .map(|problem| problem.to_string())
        .collect();
    let list: Vec<String> = found.into_iter().collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}

#[test]
fn every_language_can_be_read_and_says_all_that_english_says() {
    refuse(TONGUES.1.iter().cloned());
    assert!(complete().count() >= 4);
}

#[test]
fn every_case_is_told_and_explained_in_every_language_and_edition() {
    let mut problems = BTreeSet::new();
    for run in RULINGS.cases().flat_map(OnCase::everywhere) {
        let Ok(ruled) = run.ruled() else {
            continue;
        };
        let case = &run.scenario().case;
        for words in TONGUES.0.iter() {
            let voice = words.voice(case.colours);
            narrate(&voice, run.setting, case);
            let explanation = explain(&voice, &ruled.laws, &ruled.verdict);
            let text = plain(&voice, &explanation, case.events.len(), true);
            assert!(!text.chars().any(|c| ('\u{E000}'..='\u{F8FF}').contains(&c)));
            problems.extend(voice.problems());
        }
    }
    refuse(problems);
}

#[test]
fn every_rule_is_told_in_every_language_and_edition() {
    let mut problems = BTreeSet::new();
    for (data, pace) in
        (LIBRARY.editions.iter()).flat_map(|data| [(data, Pace::Standard), (data, Pace::Blitz)])
    {
        let laws = data.laws(&Setting::of(pace, Supervision::Limited));
        for words in TONGUES.0.iter() {
            let voice = words.voice(Colours::Known);
            for provision in provisions() {
                rule_text(&voice, &laws, provision);
            }
            problems.extend(voice.problems());
        }
    }
    refuse(problems);
}

#[test]
fn every_value_of_the_editions_has_a_name_in_every_language() {
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    let newest = LIBRARY.newest().expect("an edition");
    let values = newest.laws(&setting).params.values();
    let nameless: BTreeSet<String> = complete()
        .flat_map(|words| values.iter().map(move |value| (words, value.key)))
        .filter(|(words, key)| !words.has(&format!("value-of-{key}")))
        .map(|(words, key)| format!("{}: value-of-{key}", words.lang()))
        .collect();
    assert!(nameless.is_empty(), "{nameless:?}");
}

/// The words in a value that are names of choices or of fields.
fn choices(data: &serde_json::Value, all: &mut BTreeSet<String>) {
    use serde_json::Value as Data;
    match data {
        Data::String(word) if word.starts_with(|c: char| c.is_ascii_lowercase()) => {
            all.insert(word.clone());
        }
        Data::Array(items) => items.iter().for_each(|item| choices(item, all)),
        Data::Object(fields) => {
            for (name, value) in fields {
                all.insert(name.clone());
                choices(value, all);
            }
        }
        Data::String(_) | Data::Null | Data::Bool(_) | Data::Number(_) => {}
    }
}

#[test]
fn every_choice_of_the_editions_has_words_in_every_language() {
    let mut all = BTreeSet::new();
    for data in &LIBRARY.editions {
        for (pace, supervision) in SCOPES {
            let laws = data.laws(&Setting::of(pace, supervision));
            for value in laws.params.values() {
                if let Given::Value(data) = value.given {
                    choices(&data, &mut all);
                }
            }
        }
    }
    let wordless: BTreeSet<String> = complete()
        .flat_map(|words| all.iter().map(move |choice| (words, choice)))
        .filter(|(words, choice)| !words.has(&format!("choice-{choice}")))
        .map(|(words, choice)| format!("{}: choice-{choice}", words.lang()))
        .collect();
    assert!(wordless.is_empty(), "{wordless:?}");
}

/// Every step of a move, with every detail that has words of its own.
fn steps() -> Vec<Act> {
    let mut all = vec![
        Act::SayAdjust,
        Act::Adjust(vec![Square::E1]),
        Act::Adjust(vec![Square::E1, Square::D1]),
        Act::Lift(Square::E1),
        Act::Release(Release {
            piece: Square::E1,
            on: Square::G1,
        }),
        Act::TakeOff(Square::D5),
        Act::PutBack,
        Act::Announce(Announcement::Check),
        Act::Announce(Announcement::Mate),
        Act::Announce(Announcement::Castling),
        Act::ClaimTouchRules,
        Act::BringAssistant(Assistance {
            with: vec![],
            accepted: Some(YesNo::No),
        }),
        Act::BringAssistant(Assistance {
            with: vec![
                AssistantTask::Moving,
                AssistantTask::Clock,
                AssistantTask::Recording,
                AssistantTask::Announcing,
                AssistantTask::Telling,
                AssistantTask::Claiming,
                AssistantTask::Adjourning,
            ],
            accepted: Some(YesNo::Yes),
        }),
    ];
    for piece in Role::ALL {
        all.extend([
            Act::PickUp(piece),
            Act::AskForPiece(piece),
            Act::Announce(Announcement::Piece(piece)),
            Act::Touch(Touch {
                kinds: vec![TouchedKind::Own(piece)],
                with: Contact::Sleeve,
                ..Touch::default()
            }),
            Act::Touch(Touch {
                kinds: vec![TouchedKind::Enemy(piece), TouchedKind::Own(piece)],
                order_known: piece != Role::King,
                at_once: piece == Role::Rook,
                with: Contact::PassingHand,
                ..Touch::default()
            }),
        ]);
        for released in [true, false] {
            all.push(Act::Place(Place {
                piece,
                on: Square::E8,
                released,
                upside_down: true,
                wrong_colour: true,
            }));
        }
    }
    all
}

/// Every act, with every detail that has words of its own.
fn acts() -> Vec<Act> {
    let moved = |text: Option<&str>, pressed| {
        Act::Move(MoveAct {
            text: text.map(str::to_owned),
            pressed,
            hands: Hands::Two,
            promotion: Promotion::Omitted,
        })
    };
    let claim = |ground, intended: Option<&str>| {
        Act::ClaimDraw(ClaimDraw {
            ground,
            intended: intended.map(str::to_owned),
            written: false,
            declared: false,
        })
    };
    let touch = |squares: &[Square], order_known| {
        Act::Touch(Touch {
            squares: squares.to_vec(),
            order_known,
            ..Touch::default()
        })
    };
    let seal = |text: Option<&str>, reads| Seal {
        text: text.map(str::to_owned),
        means: text.map(str::to_owned),
        reads,
        ..Seal::default()
    };
    let mut all = vec![
        moved(Some("O-O-O"), true),
        moved(Some("Nf3"), false),
        moved(None, true),
        moved(None, false),
        touch(&[Square::E2], true),
        touch(&[Square::E2, Square::D1], true),
        touch(&[Square::E2, Square::D1, Square::A1], false),
        Act::Touch(Touch {
            squares: vec![Square::E1, Square::H1],
            at_once: true,
            ..Touch::default()
        }),
        Act::CaptureKing,
        Act::Displace(vec![Square::E2]),
        Act::Displace(vec![Square::E2, Square::E4]),
        Act::Repair,
        Act::Press,
        Act::Pause,
        Act::ClockRuns(Millis::seconds(95)),
        Act::Restart,
        Act::ClockMarksFirst(Player::Black),
        Act::ClaimClockDefect,
        Act::WishClockPlace,
        Act::DefaultTimeEnds,
        Act::FlagFalls,
        Act::ClaimFlag,
        Act::OfferDraw(OfferDraw {
            conditional: true,
            repeated: true,
        }),
        Act::Accept,
        Act::Refuse,
        Act::Withdraw,
        Act::AgreeDraw,
        claim(Ground::Repetition, None),
        claim(Ground::Repetition, Some("Qg7")),
        claim(Ground::NoProgress, None),
        claim(Ground::NoProgress, Some("Qg7")),
        Act::ClaimIrregularity,
        Act::AgreeToCorrect,
        Act::Resign,
        Act::SessionEnds,
        Act::AskToSeal,
        Act::AdjournEarly,
        Act::ChangeSealed(seal(Some("Kb1"), None)),
        Act::CloseEnvelope(Envelope {
            shows: Some(envelope_items()),
            scoresheets: Some(vec![Player::White, Player::Black]),
        }),
        Act::CloseEnvelope(Envelope {
            shows: Some(vec![]),
            scoresheets: Some(vec![]),
        }),
        Act::Resume,
        Act::Arrive(Millis::ZERO),
        Act::Arrive(Millis::seconds(3900)),
        Act::Absent,
        Act::OpenEnvelope,
        Act::LoseEnvelope,
        Act::SealReply(seal(None, None)),
        Act::ClaimWrongTimes,
        Act::ClaimWrongSetUp(SetUpFault::Pieces),
        Act::ClaimWrongSetUp(SetUpFault::Orientation),
        Act::ClaimWrongSetUp(SetUpFault::King(Player::White)),
        Act::ClaimWrongSetUp(SetUpFault::KingAndQueen(Player::Black)),
        Act::ClaimWrongSetUp(SetUpFault::Rook {
            of: Player::White,
            on: Square::A1,
        }),
        Act::ClaimWrongSetting,
        Act::AskForRecord,
        Act::AskForScoresheet,
        Act::Sees,
        Act::SeesPosition,
        Act::Rules(Effect::samples()),
        Act::Asks(Ask::Envelope),
        Act::Asks(Ask::Session),
        Act::Asks(Ask::Class),
        Act::Asks(Ask::Deadline),
        Act::Asks(Ask::Regime),
        Act::Asks(Ask::Recording),
        Act::Asks(Ask::Regulations),
        Act::Asks(Ask::HasTheMove),
        Act::Asks(Ask::InitialPosition),
        Act::Asks(Ask::Square(Square::H1)),
        Act::Asks(Ask::InCheck),
        Act::Asks(Ask::Position),
        Act::MayPlay("Nf3".into()),
        Act::Asks(Ask::Assistant),
        Act::BlindLift(Square::E2),
        Act::AskForTwoBoards,
    ];
    all.extend(clock_acts());
    all.extend(steps());
    all.extend(two_boards());
    for reads in [
        SealedText::Clear,
        SealedText::Unorthodox,
        SealedText::Ambiguous,
        SealedText::Unintelligible,
        SealedText::Illegal,
    ] {
        all.push(Act::Seal(seal(Some("Kb1"), Some(reads))));
    }
    for aspect in [
        Aspect::Game,
        Aspect::Clock,
        Aspect::Moves,
        Aspect::Offences,
        Aspect::Claims,
        Aspect::Arbiter,
        Aspect::Definitions,
    ] {
        all.push(Act::Asks(Ask::Ruling(aspect)));
    }
    let white = Player::White;
    all.extend([
        Act::ResignInWriting,
        Act::ResignFor(white),
        Act::RequestIncrement,
    ]);
    for gesture in [
        Gesture::StopsClocks,
        Gesture::TipsKing,
        Gesture::Handshake,
        Gesture::KingsInCentre,
        Gesture::SignsScoresheet,
        Gesture::WalksOff,
    ] {
        all.push(Act::Gesture(gesture));
    }
    for answer in [UnclearAnswer::Gesture, UnclearAnswer::Evasive] {
        all.push(Act::AnswerUnclearly(answer));
    }
    let (first, second) = (
        QuickplayGround::CannotWinNormally,
        QuickplayGround::NoEffort,
    );
    for grounds in [vec![], vec![first], vec![second], vec![first, second]] {
        all.push(Act::ClaimQuickplay(ClaimQuickplay { grounds }));
    }
    for ruling in [
        QuickplayRuling::Draw,
        QuickplayRuling::Postpone,
        QuickplayRuling::Reject,
        QuickplayRuling::GrantIncrement,
    ] {
        all.push(Act::DecideQuickplay(ruling));
    }
    for subject in subjects() {
        if let Subject::Found(finding) = subject {
            all.extend([true, false].map(|so| Act::Finds(finding, so)));
        }
    }
    all
}

/// Every act with the clock that has details.
fn clock_acts() -> Vec<Act> {
    let mut all = Vec::new();
    all.extend([PressManner::OtherHand, PressManner::Force].map(Act::PressWith));
    all.extend(
        [
            ClockHandling::KeepFingerOn,
            ClockHandling::Hover,
            ClockHandling::Lift,
            ClockHandling::KnockOver,
        ]
        .map(Act::HandleClock),
    );
    all.extend(
        [
            PauseReason::Irregularity,
            PauseReason::Claim,
            PauseReason::PromotionPiece,
            PauseReason::Disturbance,
            PauseReason::Illness,
            PauseReason::Private,
            PauseReason::None,
        ]
        .map(Act::PauseFor),
    );
    all.extend(
        [
            SettingFault::BaseTime,
            SettingFault::Increment,
            SettingFault::Mode,
            SettingFault::Credit,
            SettingFault::MoveCounter,
        ]
        .map(Act::ClaimSettingFault),
    );
    all.extend([ScreenClaim::Alone, ScreenClaim::WithOther].map(Act::ClaimFromScreen));
    for (late, at) in [
        (Millis::ZERO, None),
        (Millis::seconds(600), None),
        (Millis::ZERO, Some(Millis::seconds(54_300))),
    ] {
        all.push(Act::StartRound(RoundStart { late, at }));
        all.extend(
            [ArrivalPlace::Board, ArrivalPlace::Hall]
                .map(|place| Act::Arrival(Arrival { late, at, place })),
        );
    }
    all
}

/// Everything that may happen on two boards, and entries in all letters.
fn two_boards() -> Vec<Act> {
    let moved = |text: Option<&str>, so, announced| {
        Act::BlindMove(BlindMove {
            text: text.map(str::to_owned),
            captured_removed: so,
            placed: so,
            announced,
            pressed: so,
        })
    };
    let mut all = vec![
        moved(Some("Nxf3"), YesNo::Yes, Announced::Rightly),
        moved(None, YesNo::No, Announced::NotYet),
        moved(None, YesNo::Yes, Announced::Wrongly),
        moved(None, YesNo::Yes, Announced::WithoutPiece),
        Act::BlindSay(BlindSay::Announce),
        Act::BlindSay(BlindSay::Correct),
        Act::BlindSay(BlindSay::Repeat),
        Act::BlindSay(BlindSay::RepeatWrongly),
    ];
    for records_agree in [YesNo::Yes, YesNo::No] {
        all.push(Act::BoardsDiffer(BoardsDiffer {
            records_agree,
            wrong_board: Some(Player::Black),
        }));
    }
    let letters = LIBRARY.alphabets.keys().cloned();
    let letters = letters.chain([EntryAsked::FIGURINES.to_owned()]).map(Some);
    all.extend(letters.chain([None]).map(|letters| {
        Act::AsksEntry(EntryAsked {
            text: "e2-e4".to_owned(),
            letters,
            alphabet: Alphabet::default(),
        })
    }));
    all
}

fn envelope_items() -> Vec<EnvelopeItem> {
    vec![
        EnvelopeItem::Names,
        EnvelopeItem::Position,
        EnvelopeItem::Times,
        EnvelopeItem::Sealer,
        EnvelopeItem::MoveNumber,
        EnvelopeItem::DrawOffer,
        EnvelopeItem::Resumption,
    ]
}

/// Every act of conduct, with every detail that has words of its own.
fn conduct() -> Vec<Act> {
    use jadoube::edition::PenaltyKind;
    use jadoube::game::*;
    let black = Player::Black;
    let mut all = vec![
        Act::RefuseInspection,
        Act::Complain,
        Act::ExternalDisturbance,
        Act::Appeal(Appeal { signed: true }),
        Act::Enter(Enter { permission: true }),
        Act::UseBag(UseBag { permission: false }),
        Act::Inspect(Inspection {
            of: black,
            same_gender: false,
            in_private: false,
        }),
        Act::Asks(Ask::Penalties),
    ];
    for from in [LeftPlace::Board, LeftPlace::Area, LeftPlace::Venue] {
        for purpose in [
            LeavePurpose::Smoke,
            LeavePurpose::Toilet,
            LeavePurpose::Illness,
        ] {
            all.push(Act::Leave(Leave {
                from,
                permission: false,
                reported: true,
                purpose: Some(purpose),
            }));
        }
    }
    all.extend(
        [
            Help::Notes,
            Help::Information,
            Help::Advice,
            Help::SecondBoard,
        ]
        .map(Act::UseHelp),
    );
    for place in [DevicePlace::Person, DevicePlace::Table, DevicePlace::Bag] {
        for (state, shown) in [
            (DeviceState::Off, DeviceShown::Found),
            (DeviceState::Silent, DeviceShown::Admitted),
            (DeviceState::Sounding, DeviceShown::Reported),
        ] {
            all.push(Act::Device(Device {
                place,
                state,
                shown,
                approved: true,
                before_the_game: true,
            }));
        }
    }
    all.extend(
        [
            Disturbance::Noise,
            Disturbance::NoiseSource,
            Disturbance::Talking,
            Disturbance::Other,
        ]
        .map(Act::Disturb),
    );
    for on in [true, false] {
        all.push(Act::Smoke(Smoke {
            where_allowed: on,
            electronic: on,
        }));
    }
    all.extend(
        [
            Misbehaviour::ArrangedGame,
            Misbehaviour::Insult,
            Misbehaviour::Other,
        ]
        .map(Act::Misbehave),
    );
    all.extend(
        [
            Defiance::Ruling,
            Defiance::Laws,
            Defiance::Reconstruction,
            Defiance::ClaimCheck,
        ]
        .map(Act::Defy),
    );
    all.extend(
        [
            Request::LeaveArea,
            Request::LeaveVenue,
            Request::ExplainRule,
            Request::AdviseOnPosition,
            Request::MoveCount,
            Request::Medical,
            Request::Equipment,
            Request::Arrangements,
        ]
        .map(Act::Request),
    );
    for whom in [Whom::Arbiter, Whom::Players] {
        all.extend(
            [
                Tidings::Flag,
                Tidings::Irregularity,
                Tidings::NotPressed,
                Tidings::MoveCompleted,
                Tidings::MoveCount,
                Tidings::Advice,
                Tidings::Protest,
            ]
            .map(|what| Act::Tell(Tell { whom, what })),
        );
    }
    all.extend(MATTERS.map(|matter| {
        Act::Warn(Warn {
            player: black,
            matter,
            last: true,
        })
    }));
    all.extend(PenaltyKind::ALL.iter().map(|penalty| {
        Act::Impose(Imposed {
            player: black,
            penalty: *penalty,
            time: Some(Millis::seconds(120)),
        })
    }));
    all
}

const MATTERS: [jadoube::game::Matter; 9] = {
    use jadoube::game::Matter::*;
    [
        Leaving, Help, Device, Smoking, Disturbing, Offers, Claims, Behaviour, Refusal,
    ]
};

/// Every subject of a question, with numbers of each plural category.
fn subjects() -> Vec<Subject> {
    let player = Player::White;
    let mut all = vec![
        Subject::Legal,
        Subject::Outcome,
        Subject::CanMate(player),
        Subject::MatingPotential(player),
        Subject::HasTheMove(player),
        Subject::Happened,
    ];
    for quantity in [
        Quantity::Occurrences,
        Quantity::ConsecutiveOccurrences,
        Quantity::MovesWithoutProgress,
        Quantity::CompletedMovesWithoutProgress,
        Quantity::GamesPerArbiter,
        Quantity::MovesMadeByEach,
        Quantity::MovesCompletedByEach,
        Quantity::MovesMade(player),
        Quantity::IllegalActs(player),
        Quantity::RecordRequests(player),
    ] {
        all.extend([1, 2, 3, 75].map(|limit| Subject::AtLeast(quantity, limit)));
    }
    for finding in [
        Finding::Accident,
        Finding::Distraction,
        Finding::PositionKnown,
        Finding::EarlierPositionKnown,
        Finding::TimesKnown,
        Finding::ValidReason,
        Finding::ScheduleSuffers,
        Finding::TooSevere,
        Finding::AnnouncedFirst,
        Finding::OtherwisePlayed,
        Finding::UnableToMove,
        Finding::Excused,
        Finding::MovesCompletedInTime,
        Finding::LastPeriod,
        Finding::QuickplayFinish,
        Finding::CannotWinNormally,
        Finding::NoEffort,
        Finding::LittleTime,
        Finding::MeantToResign,
        Finding::MeantToAgree,
        Finding::Consent,
        Finding::GamesRecorded,
        Finding::WellSupervised,
        Finding::Unreachable,
        Finding::ImpossiblePosition,
        Finding::EvidentDefect,
        Finding::PersistentRefusal,
        Finding::Disrepute,
        Finding::DeviceEvident,
        Finding::UnableToPress,
        Finding::Disability,
        Finding::UnfinishedCastling,
    ] {
        all.push(Subject::Found(finding));
    }
    all
}

#[test]
fn every_act_has_words_for_every_actor() {
    let mut problems = BTreeSet::new();
    for words in TONGUES.0.iter() {
        for colours in [Colours::Known, Colours::Unknown] {
            for by in [
                Actor::Player(Player::White),
                Actor::Player(Player::Black),
                Actor::Both,
                Actor::Arbiter,
                Actor::Assistant,
                Actor::Spectator,
                Actor::OtherPlayer,
                Actor::Captain,
                Actor::Organiser,
                Actor::Nobody,
            ] {
                let events = acts().into_iter().chain(conduct()).flat_map(|act| {
                    [
                        (Order::After, Sight::NotStated, None, None),
                        (
                            Order::Simultaneous,
                            Sight::Arbiter,
                            Some(0),
                            Some(Hand::Left),
                        ),
                        (Order::Unknown, Sight::Nobody, Some(1), Some(Hand::Right)),
                        (Order::Disputed, Sight::Opponent, Some(1), None),
                    ]
                    .map(|(order, seen, about, hand)| Event {
                        disputed: order == Order::Disputed,
                        by,
                        act: act.clone(),
                        about,
                        order,
                        seen,
                        hand,
                        left: Default::default(),
                        known: Default::default(),
                    })
                });
                let case = Case {
                    colours,
                    events: events.collect(),
                    ..Case::default()
                };
                let voice = words.voice(colours);
                let lines = narrate(
                    &voice,
                    &Setting::of(Pace::Standard, Supervision::Full),
                    &case,
                );
                assert!(lines.len() > case.events.len());
                problems.extend(voice.problems());
            }
        }
    }
    refuse(problems);
}

#[test]
fn every_message_about_an_effect_is_said_of_some_effect() {
    let said: BTreeSet<String> = (Effect::samples().iter().flat_map(effect))
        .map(|say| say.pattern())
        .collect();
    let english = TONGUES
        .0
        .get("en")
        .expect("the words that all others are compared with");
    let written: BTreeSet<String> = (english.patterns())
        .map(|(pattern, _)| pattern.to_owned())
        .filter(|pattern| pattern.starts_with("effect-"))
        .collect();
    assert_eq!(written, said);
}

#[test]
fn every_effect_and_question_has_words() {
    let mut problems = BTreeSet::new();
    for words in TONGUES.0.iter() {
        for colours in [Colours::Known, Colours::Unknown] {
            let voice = words.voice(colours);
            for say in Effect::samples().iter().flat_map(effect) {
                voice.say(&say);
            }
            for subject in subjects() {
                voice.say(&asked(subject));
                for answer in subject.answers() {
                    voice.say(&stated(subject, *answer));
                    voice.say(&condition(subject, *answer));
                }
            }
            problems.extend(voice.problems());
        }
    }
    refuse(problems);
}
