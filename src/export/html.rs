//! A question as HTML that is XML, too: what Anki, Moodle, GIFT and QTI show.

use super::picture::{Picture, pictures};
use super::{marks, shown};
use crate::book::html::escape;
use crate::game::Colours;
use crate::quiz::{Form, OptionTold, Told};
use crate::text::{Say, Voice, Words};

/// The text as it may stand in HTML and XML, between tags and in a quoted attribute: what means something there is escaped.
pub(super) fn safe(text: &str) -> String {
    escape(&allowed(text)).into_owned()
}

/// The text on one line, without the characters that XML cannot have.
pub(super) fn allowed(text: &str) -> String {
    let kept = |letter: char| match letter {
        '\t' | '\n' | '\r' => Some(' '),
        '\u{fffe}' | '\u{ffff}' => None,
        other => (!other.is_control()).then_some(other),
    };
    text.chars().filter_map(kept).collect()
}

/// An element of XML with its attributes; the content is XML already.
pub(super) fn element(name: &str, attributes: &[(&str, &str)], content: &str) -> String {
    let attributes: String = attributes
        .iter()
        .map(|(name, value)| format!(" {name}=\"{}\"", safe(value)))
        .collect();
    match content.is_empty() {
        true => format!("<{name}{attributes}/>"),
        false => format!("<{name}{attributes}>{content}</{name}>"),
    }
}

/// A question with the words around it.
pub(super) struct Page<'t, 'w> {
    question: &'t Told,
    voice: Voice<'w>,
    /// Its pictures.
    pub pictures: Vec<Picture>,
}

impl<'t, 'w> Page<'t, 'w> {
    /// The page of a question in this language.
    pub fn of(question: &'t Told, words: &'w Words) -> Self {
        let voice = words.voice(Colours::Known);
        Page {
            question,
            pictures: pictures(question, &voice),
            voice,
        }
    }

    /// Setting, pictures and story; `source` tells where a picture is found, and where it is nowhere its words stand in.
    pub fn situation(&self, source: impl Fn(&Picture) -> Option<String>) -> String {
        let question = self.question;
        let mut html = paragraph(&[("class", "setting")], &em(&question.setting));
        for picture in &self.pictures {
            html += &paragraph(&[], &shown_as(picture, source(picture)));
        }
        if let Some(board) = &question.board {
            html += &paragraph(&[], &safe(&board.to_move));
        }
        html + &paragraph(&[("class", "story")], &safe(&question.story))
    }

    /// The question, with what kind of answer it wants where that is not one option.
    pub fn asked(&self) -> String {
        let hint = match self.question.form {
            Form::Single => None,
            Form::Several => Some(self.voice.text("quiz-export-several")),
            Form::Order => Some(self.voice.text("quiz-export-order")),
            Form::Open => Some(self.marks(marks(self.question))),
        };
        let asked = element("strong", &[], &safe(&self.question.asked));
        match hint {
            Some(hint) => format!("{asked} {}", em(&hint)),
            None => asked,
        }
    }

    /// Situation and question.
    pub fn stem(&self, source: impl Fn(&Picture) -> Option<String>) -> String {
        self.situation(source) + &paragraph(&[("class", "asked")], &self.asked())
    }

    /// The options as a numbered list, as they are shown before the answer.
    pub fn options(&self) -> String {
        let items = shown(self.question).into_iter();
        list(items.map(|(_, option)| safe(&option.text)))
    }

    /// What is said of an option once it is chosen.
    pub fn feedback(&self, option: &OptionTold) -> String {
        match option.right {
            true => safe(&self.voice.text("quiz-export-right")),
            false => safe(&option.why),
        }
    }

    /// The right options: with their numbers, all in their order, or what an open answer must say.
    pub fn answer(&self) -> String {
        let question = self.question;
        match question.form {
            Form::Open => self.marking(),
            Form::Order => list(question.options.iter().map(|option| safe(&option.text))),
            Form::Single | Form::Several => self.numbered(|option| option.right.then(String::new)),
        }
    }

    /// Why each wrong option is wrong, with its number.
    pub fn mistakes(&self) -> String {
        self.numbered(|option| (!option.right && !option.why.is_empty()).then(|| safe(&option.why)))
    }

    /// The options for which something is added, each a paragraph with its number.
    fn numbered(&self, add: impl Fn(&OptionTold) -> Option<String>) -> String {
        let mut html = String::new();
        for (number, option) in (1..).zip(&self.question.options) {
            if let Some(added) = add(option) {
                let text = safe(&option.text);
                html += &match added.is_empty() {
                    true => paragraph(&[], &format!("{number}. {text}")),
                    false => paragraph(&[], &format!("{number}. {}<br/>{added}", em_html(&text))),
                };
            }
        }
        html
    }

    /// What an open answer must say, each for so many marks; empty for other questions.
    pub fn marking(&self) -> String {
        list(self.question.marks.iter().map(|part| {
            let marks = safe(&self.marks(u64::from(part.marks)));
            format!("{} ({marks})", safe(&part.text))
        }))
    }

    /// The ruling.
    pub fn ruling(&self) -> String {
        paragraph(&[], &safe(&self.question.ruling))
    }

    /// The reasons, a paragraph each.
    pub fn reasons(&self) -> String {
        let reasons = self.question.reasons.iter();
        let told = reasons.map(|reason| named(&reason.named, &reason.text));
        told.map(|html| paragraph(&[], &html)).collect()
    }

    /// The articles that decide, with what they say.
    pub fn articles(&self) -> String {
        let articles = self.question.articles.iter();
        let told = articles.map(|article| named(&article.named, &article.text));
        let items: String = told.map(|html| element("li", &[], &html)).collect();
        match items.is_empty() {
            true => items,
            false => element("ul", &[], &items),
        }
    }

    /// All that is told once the question is answered.
    pub fn explanation(&self) -> String {
        let parts = [
            ("heading-ruling", self.ruling()),
            ("heading-reasons", self.reasons()),
            ("quiz-export-articles", self.articles()),
        ];
        let told = parts.into_iter().filter(|(_, html)| !html.is_empty());
        told.map(|(heading, html)| self.heading(heading) + &html)
            .collect()
    }

    fn heading(&self, message: &'static str) -> String {
        let text = safe(&self.voice.text(message));
        paragraph(&[], &element("strong", &[], &text))
    }

    fn marks(&self, marks: u64) -> String {
        self.voice
            .say(&Say::message("quiz-export-marks").number("marks", marks))
    }
}

/// A picture that is found there, or its words.
fn shown_as(picture: &Picture, source: Option<String>) -> String {
    let Some(source) = source else {
        return safe(&picture.alt);
    };
    let (width, height) = (picture.width.to_string(), picture.height.to_string());
    let attributes = [
        ("src", source.as_str()),
        ("alt", &picture.alt),
        ("width", &width),
        ("height", &height),
    ];
    element("img", &attributes, "")
}

/// A text below its name in bold; one of them may be missing.
fn named(name: &str, text: &str) -> String {
    let name = match name.is_empty() {
        true => String::new(),
        false => element("strong", &[], &safe(name)),
    };
    let parts = [name, safe(text)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("<br/>")
}

/// A paragraph; nothing where it would be empty.
fn paragraph(attributes: &[(&str, &str)], content: &str) -> String {
    match content.is_empty() {
        true => String::new(),
        false => element("p", attributes, content),
    }
}

fn em(text: &str) -> String {
    em_html(&safe(text))
}

fn em_html(html: &str) -> String {
    match html.is_empty() {
        true => String::new(),
        false => element("em", &[], html),
    }
}

/// A numbered list; nothing where it would be empty.
fn list(items: impl Iterator<Item = String>) -> String {
    let items: String = items.map(|item| element("li", &[], &item)).collect();
    match items.is_empty() {
        true => items,
        false => element("ol", &[], &items),
    }
}

#[cfg(test)]
mod tests {
    use super::{element, safe};

    #[test]
    fn what_xml_forbids_is_left_out_and_what_means_something_is_escaped() {
        assert_eq!(safe("a\u{0}\u{b}\u{1b}b"), "ab");
        assert_eq!(safe("1\r\n2\t<]]>&\"'"), "1  2 &lt;]]&gt;&amp;&quot;&#39;");
        assert_eq!(safe("שלום 😀 \u{202e}"), "שלום 😀 \u{202e}");
    }

    #[test]
    fn attributes_are_quoted() {
        assert_eq!(element("a", &[("b", "\"<")], ""), "<a b=\"&quot;&lt;\"/>");
    }
}
