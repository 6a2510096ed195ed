//! Questions whose every text means something to some format: for the tests here, and for those with the programs of others.

use jadoube::quiz::{
    ArticleTold, BoardTold, ClockTold, Form, MarkTold, OptionTold, ReasonTold, Told,
};

/// Texts that a format could take for something else.
pub const TEXTS: [&str; 20] = [
    "<script>alert('x')</script> & \"quotes\"",
    "]]> <!-- --> &amp; &lt;b&gt; <![CDATA[x]]>",
    "~wrong =right #feedback {1..2} ::name:: a->b",
    "%50%weight%",
    "[html]format [sound:x.mp3] [$]x[/$]",
    "=1+1",
    "@SUM(A1);,\"\"",
    "-5, +5 ½-½",
    "'an apostrophe first",
    "one\ntwo\r\nthree\n\n\tfour",
    "שלום \u{202e}עולם\u{202c} مرحبا",
    "😀 ♞ é ё „ß“ ’",
    "{{FrontSide}} {{c1::hidden}} {{/Options}}",
    "zero\u{0} bell\u{7} separator\u{1f} escape\u{1b} end",
    "// a comment",
    "$CATEGORY: elsewhere",
    "back\\slash \\n \\\\ \\: \\~",
    "  spaces around  ",
    "../../etc/passwd",
    "@@PLUGINFILE@@/x?a=1&b=2#c",
];

/// A question of each form for each text, which stands there in each place once; `wording` tells apart two states of them.
pub fn questions(wording: &str) -> Vec<Told> {
    let forms = [Form::Single, Form::Several, Form::Order, Form::Open];
    let all = forms.into_iter().enumerate();
    all.flat_map(|(kind, form)| (0..TEXTS.len()).map(move |at| (kind, form, at)))
        .map(|(kind, form, at)| question(form, kind, at, wording))
        .collect()
}

fn question(form: Form, kind: usize, at: usize, wording: &str) -> Told {
    let text = |place: usize| TEXTS[(at + place) % TEXTS.len()].to_owned();
    let options = match form {
        Form::Open => 0,
        Form::Single | Form::Several | Form::Order => 4,
    };
    let right = |place: usize| match form {
        Form::Single | Form::Open => place == at % 4,
        Form::Several => place != at % 4,
        Form::Order => true,
    };
    let begun: String = text(0).chars().take(6).collect();
    Told {
        id: format!("case-{at}-{begun}.2023.blitz-full.{kind}.{wording}"),
        aspect: if at.is_multiple_of(2) {
            "result"
        } else {
            "arbiter"
        },
        form,
        setting: text(1),
        board: Some(BoardTold {
            fen: "4k3/8/8/8/8/8/4P3/3QK2R w K - 0 1".to_owned(),
            chess960: at.is_multiple_of(2),
            to_move: text(2),
            pieces: vec![text(3), text(4)],
        }),
        clock: Some(ClockTold {
            white: text(5),
            black: "0:00:50".to_owned(),
        }),
        story: format!("{wording} {}", text(6)),
        asked: text(7),
        options: (0..options)
            .map(|place| OptionTold {
                name: format!("option-{place}"),
                text: text(8 + place),
                right: right(place),
                why: if right(place) {
                    String::new()
                } else {
                    text(12 + place)
                },
            })
            .collect(),
        marks: match form {
            Form::Open => vec![
                MarkTold {
                    text: text(8),
                    marks: 1,
                },
                MarkTold {
                    text: text(9),
                    marks: 2,
                },
            ],
            Form::Single | Form::Several | Form::Order => Vec::new(),
        },
        ruling: text(16),
        reasons: vec![ReasonTold {
            named: text(17),
            text: text(18),
        }],
        articles: match at % 4 {
            0 => Vec::new(),
            _ => vec![ArticleTold {
                slug: "illegal-move",
                number: "7.5.1".to_owned(),
                named: format!("Article {}", text(19)),
                text: text(0),
            }],
        },
        case: format!("case-{at}"),
        title: text(1),
        edition: 2023,
        pace: "blitz",
        level: 2,
        expected: 70,
        topics: vec![text(2), "label".to_owned()],
    }
}
