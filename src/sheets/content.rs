//! What stands on the sheets of a paper.

use super::{Asked, Block, Board, Cell, Choice, Clock, Exam, Posed, Row, Run, Sheet, clean};
use crate::board::{Player, Position};
use crate::quiz::{BoardTold, Form, Placed, Told, Variant, letter};
use crate::read::Points;
use crate::text::{Say, Value, Voice};

/// How many lines there are to write on for each mark of an open question, and how many beside them.
const LINES_PER_MARK: usize = 2;
const LINES_BESIDE: usize = 2;

/// The sheets of a paper: questions and answer sheet of each variant, the key of all, a marking scheme where there are open
/// questions, and the solutions.
pub fn sheets(exam: &Exam<'_>, voice: &Voice<'_>) -> Vec<Sheet> {
    let maker = Maker { exam, voice };
    let mut all = Vec::new();
    for variant in &exam.variants {
        all.push(maker.questions(variant));
        all.push(maker.answer_sheet(variant));
    }
    all.push(maker.key());
    if exam
        .questions
        .iter()
        .any(|posed| posed.told.form == Form::Open)
    {
        all.push(maker.marking());
    }
    all.push(maker.solutions());
    all
}

/// What is shown of a question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// What a candidate sees.
    Asked,
    /// The answer, too.
    Solved,
}

struct Maker<'e, 'v> {
    exam: &'e Exam<'e>,
    voice: &'v Voice<'v>,
}

impl Maker<'_, '_> {
    fn say(&self, say: &Say) -> String {
        clean(&self.voice.say(say))
    }

    fn phrase(&self, say: &Say) -> String {
        clean(&self.voice.phrase(say))
    }

    fn word(&self, id: &'static str) -> String {
        self.phrase(&Say::message(id))
    }

    fn title(&self) -> String {
        let own = self.exam.title.as_deref().map(clean);
        own.unwrap_or_else(|| self.word("quiz-paper-title"))
    }

    fn points(&self, points: Points) -> String {
        points.written(&self.voice.words().language().decimal)
    }

    /// A sheet of this name; where there are several variants, of one of them.
    fn sheet(&self, name: &str, part: &'static str, variant: Option<&Variant>) -> Sheet {
        let several = self.exam.variants.len() > 1;
        let variant = variant.filter(|_| several).map(|variant| variant.letter);
        let part = self.word(part);
        let running = format!("{} · {part}", self.title());
        let with_variant = |text: &str, letter: char| {
            let say = Say::message("quiz-paper-variant");
            let named = self.say(&say.with("letter", Value::Text(letter.to_string())));
            format!("{text} · {named}")
        };
        Sheet {
            name: match variant {
                Some(letter) => format!("{name}-{letter}"),
                None => name.to_owned(),
            },
            lang: self.voice.words().lang().to_owned(),
            title: self.title(),
            running: match variant {
                Some(letter) => with_variant(&running, letter),
                None => running,
            },
            alphabet: self.voice.words().language().alphabet(),
            blocks: vec![Block::Heading(match variant {
                Some(letter) => with_variant(&part, letter),
                None => part,
            })],
        }
    }

    fn paragraph(text: String) -> Block {
        Block::Text(vec![plain(text)])
    }

    /// Number of questions, time and points, and by what it is known.
    fn facts(&self) -> Block {
        let exam = self.exam;
        let total = Points(exam.questions.iter().map(|posed| posed.points.0).sum());
        let count = Say::message("quiz-paper-count").number("count", exam.questions.len() as u64);
        let minutes = exam.minutes.map(|minutes| {
            self.say(&Say::message("quiz-paper-minutes").number("count", u64::from(minutes)))
        });
        let points = Value::Text(self.points(total));
        let points = self.say(&Say::message("quiz-paper-total").with("points", points));
        let pass = exam.pass.map(|pass| {
            let wanted = Points((total.0 * u32::from(pass)).div_ceil(100));
            let say = Say::message("quiz-paper-pass").number("percent", u64::from(pass));
            self.say(&say.with("points", Value::Text(self.points(wanted))))
        });
        let seed = Value::Text(exam.seed.to_string());
        let seed = self.say(&Say::message("quiz-paper-seed").with("seed", seed));
        let all = [
            Some(self.say(&count)),
            minutes,
            Some(points),
            pass,
            Some(seed),
        ];
        let all: Vec<String> = all.into_iter().flatten().collect();
        Self::paragraph(all.join(" "))
    }

    fn questions(&self, variant: &Variant) -> Sheet {
        let mut sheet = self.sheet("questions", "quiz-paper-questions", Some(variant));
        let fields = ["quiz-paper-name", "quiz-paper-date"];
        sheet
            .blocks
            .push(Block::Fields(fields.map(|id| self.word(id)).to_vec()));
        sheet.blocks.push(self.facts());
        sheet.blocks.push(Self::paragraph(self.notes()));
        for (number, placed) in (1..).zip(&variant.questions) {
            let question = self.asked(number, placed, Shown::Asked);
            sheet.blocks.push(Block::Question(Box::new(question)));
        }
        sheet
    }

    /// How to answer, by which laws, and that our texts are our own.
    fn notes(&self) -> String {
        let has = |form| {
            self.exam
                .questions
                .iter()
                .any(|posed| posed.told.form == form)
        };
        let of_form = [
            (Form::Single, "single"),
            (Form::Several, "several"),
            (Form::Order, "order"),
            (Form::Open, "open"),
        ];
        let how = of_form.into_iter().filter(|(form, _)| has(*form));
        let how = how.map(|(_, name)| self.say(&Say::attribute("quiz-paper-how", name)));
        let rest = [
            clean(&self.exam.basis),
            self.say(&Say::message("quiz-paper-note")),
        ];
        how.chain(rest).collect::<Vec<_>>().join(" ")
    }

    fn asked(&self, number: usize, placed: &Placed, shown: Shown) -> Asked {
        let Posed { told, points } = self.exam.questions[placed.master];
        let heading = Say::message("quiz-paper-question").number("number", number as u64);
        let worth = Value::Text(self.points(points));
        let options = placed.options.iter().enumerate();
        let options = options.map(|(place, at)| {
            let option = &told.options[*at];
            Choice {
                letter: letter(place),
                text: clean(&option.text),
                verdict: (shown == Shown::Solved && told.form != Form::Order)
                    .then(|| (option.right, clean(&option.why))),
            }
        });
        Asked {
            heading: self.say(&heading),
            worth: self.phrase(&Say::message("quiz-paper-worth").with("points", worth)),
            setting: clean(&told.setting),
            board: told.board.as_ref().and_then(|board| self.board(board)),
            clock: told.clock.as_ref().map(|clock| Clock {
                shows: clock.clone(),
                white: self.player(Player::White),
                black: self.player(Player::Black),
            }),
            story: clean(&told.story),
            asked: clean(&told.asked),
            options: options.collect(),
            after: match shown {
                Shown::Asked => Vec::new(),
                Shown::Solved => self.answer(told, placed),
            },
        }
    }

    fn player(&self, player: Player) -> String {
        self.say(&Say::message("quiz-paper-side").of(player))
    }

    /// The position, where it can be read.
    fn board(&self, told: &BoardTold) -> Option<Board> {
        let position = match told.chess960 {
            true => Position::from_fen_chess960(&told.fen),
            false => Position::from_fen(&told.fen),
        };
        let pieces: Vec<String> = told.pieces.iter().map(|line| clean(line)).collect();
        Some(Board {
            position: position.ok()?,
            caption: clean(&told.to_move),
            pieces: pieces.join(" "),
        })
    }

    /// The right answer and why: the ruling where no option says it, the reasons, the articles that no reason names, and the
    /// case, under which it can be looked up.
    fn answer(&self, told: &Told, placed: &Placed) -> Vec<Vec<Run>> {
        let mut all = Vec::new();
        let labelled =
            |id: &'static str, text: String| vec![strong(self.word(id)), plain(format!(" {text}"))];
        if told.form != Form::Open {
            let key: Vec<String> = placed
                .key(told)
                .iter()
                .map(|key| format!("{key})"))
                .collect();
            all.push(labelled("quiz-paper-right", key.join(" ")));
        }
        let ruling = clean(&told.ruling);
        let says_it = |option: &crate::quiz::OptionTold| clean(&option.text) == ruling;
        if !ruling.is_empty() && !told.options.iter().any(says_it) {
            all.push(labelled("quiz-paper-ruling", ruling));
        }
        for mark in &told.marks {
            let points = self.phrase(&Say::message("quiz-paper-mark").number("marks", mark.marks));
            all.push(vec![
                strong(points),
                plain(format!(" {}", clean(&mark.text))),
            ]);
        }
        for reason in &told.reasons {
            let (named, text) = (clean(&reason.named), clean(&reason.text));
            let runs = match (named.is_empty(), text.is_empty()) {
                (_, true) => vec![strong(named)],
                (true, false) => vec![plain(text)],
                (false, false) => vec![strong(format!("{named}.")), plain(format!(" {text}"))],
            };
            all.push(runs);
        }
        let cited = |named: &str| {
            let mut reasons = told.reasons.iter();
            reasons.any(|reason| reason.named.contains(named) || reason.text.contains(named))
        };
        let articles: Vec<String> = (told.articles.iter())
            .filter(|article| !article.named.is_empty() && !cited(&article.named))
            .map(|article| clean(&article.named))
            .collect();
        if !articles.is_empty() {
            all.push(labelled(
                "quiz-paper-articles",
                format!("{}.", articles.join("; ")),
            ));
        }
        let title = clean(&told.title);
        let case = match title.is_empty() {
            true => clean(&told.case),
            false => format!("{title} ({})", clean(&told.case)),
        };
        all.push(labelled("quiz-paper-case", case));
        all.retain(|runs| runs.iter().any(|run| !run.text.trim().is_empty()));
        all
    }

    fn answer_sheet(&self, variant: &Variant) -> Sheet {
        let mut sheet = self.sheet("answer-sheet", "quiz-paper-answer-sheet", Some(variant));
        let fields = ["quiz-paper-name", "quiz-paper-date", "quiz-paper-reached"];
        sheet
            .blocks
            .push(Block::Fields(fields.map(|id| self.word(id)).to_vec()));
        sheet.blocks.push(self.facts());
        let grid = self.grid(variant, false);
        if !grid.is_empty() {
            sheet.blocks.push(Block::Grid(grid));
        }
        for (number, placed) in (1..).zip(&variant.questions) {
            let Posed { told, .. } = self.exam.questions[placed.master];
            if told.form == Form::Open {
                let marks: usize = told.marks.iter().map(|mark| usize::from(mark.marks)).sum();
                let heading = Say::message("quiz-paper-question").number("number", number as u64);
                let lines = LINES_BESIDE + LINES_PER_MARK * marks;
                sheet.blocks.push(Block::Lines(self.say(&heading), lines));
            }
        }
        sheet
    }

    /// A row for each question that is answered by marking, or the marks that are right.
    fn grid(&self, variant: &Variant, right: bool) -> Vec<Row> {
        let row = |(number, placed): (usize, &Placed)| {
            let told = self.exam.questions[placed.master].told;
            let key = placed.key(told);
            let all = 0..placed.options.len();
            let cells = match told.form {
                Form::Open => return None,
                Form::Order => {
                    let square = |place: usize| key.get(place).copied().filter(|_| right);
                    all.map(|place| Cell::Square(square(place))).collect()
                }
                _ => {
                    let circle = |place| {
                        let letter = letter(place);
                        Cell::Circle(letter, right && key.contains(&letter))
                    };
                    all.map(circle).collect()
                }
            };
            let number = number.to_string();
            Some(Row { number, cells })
        };
        (1..).zip(&variant.questions).filter_map(row).collect()
    }

    /// The right marks of each variant, and where each question stands in the others.
    fn key(&self) -> Sheet {
        let mut sheet = self.sheet("key", "quiz-paper-key", None);
        sheet.blocks.push(self.facts());
        let variants = &self.exam.variants;
        let named = |variant: &Variant| {
            let letter = Value::Text(variant.letter.to_string());
            self.say(&Say::message("quiz-paper-variant").with("letter", letter))
        };
        for variant in variants {
            if variants.len() > 1 {
                sheet.blocks.push(Block::Heading(named(variant)));
            }
            let grid = self.grid(variant, true);
            if !grid.is_empty() {
                sheet.blocks.push(Block::Grid(grid));
            }
        }
        if variants.len() > 1 {
            sheet
                .blocks
                .push(Block::Heading(self.word("quiz-paper-places")));
            sheet.blocks.push(Self::paragraph(
                self.say(&Say::message("quiz-paper-places-note")),
            ));
            sheet.blocks.push(Block::Table(self.places()));
        }
        sheet
    }

    /// For each number of the paper, the number and the right letters in each variant.
    fn places(&self) -> Vec<Vec<String>> {
        let variants = &self.exam.variants;
        let head = variants.iter().map(|variant| variant.letter.to_string());
        let row = |(master, posed): (usize, &Posed<'_>)| {
            let place = |variant: &Variant| {
                let mut all = (1..).zip(&variant.questions);
                let found = all.find(|(_, placed)| placed.master == master);
                found.map_or(String::new(), |(number, placed)| {
                    let key: String = placed.key(posed.told).into_iter().collect();
                    format!("{number} {key}").trim_end().to_owned()
                })
            };
            variants.iter().map(place).collect()
        };
        let rows = self.exam.questions.iter().enumerate().map(row);
        std::iter::once(head.collect()).chain(rows).collect()
    }

    /// What an open answer must say, and for how much.
    fn marking(&self) -> Sheet {
        let mut sheet = self.sheet("marking", "quiz-paper-marking", None);
        sheet.blocks.push(self.facts());
        sheet.blocks.push(Self::paragraph(
            self.say(&Say::message("quiz-paper-marking-note")),
        ));
        self.solved(&mut sheet, |told| told.form == Form::Open);
        sheet
    }

    /// Each question with its answer and why.
    fn solutions(&self) -> Sheet {
        let mut sheet = self.sheet("solutions", "quiz-paper-solutions", None);
        sheet.blocks.push(self.facts());
        sheet.blocks.push(Self::paragraph(clean(&self.exam.basis)));
        self.solved(&mut sheet, |_| true);
        sheet
    }

    fn solved(&self, sheet: &mut Sheet, wanted: impl Fn(&Told) -> bool) {
        let first = self.exam.variants.iter().take(1);
        let placed = first.flat_map(|variant| (1..).zip(&variant.questions));
        for (number, placed) in placed {
            if wanted(self.exam.questions[placed.master].told) {
                let question = self.asked(number, placed, Shown::Solved);
                sheet.blocks.push(Block::Question(Box::new(question)));
            }
        }
    }
}

fn plain(text: String) -> Run {
    Run {
        strong: false,
        text,
    }
}

fn strong(text: String) -> Run {
    Run { strong: true, text }
}
