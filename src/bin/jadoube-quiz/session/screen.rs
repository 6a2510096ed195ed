//! Lines in and lines out, as wide as the terminal.

use anyhow::Result;
use jadoube::text::Value;
use std::io::{BufRead, Write};
use textwrap::{Options, WordSplitter};

/// A terminal or a pipe.
pub struct Screen<'s> {
    input: Box<dyn BufRead + 's>,
    output: Box<dyn Write + 's>,
    /// How many characters fit into a line; none where lines are not broken.
    width: Option<usize>,
    /// Whether it shows more than ASCII.
    is_unicode: bool,
}

/// The longest text that is repeated to somebody who typed it.
const LONGEST_ECHO: usize = 40;

impl<'s> Screen<'s> {
    /// The screen that reads and writes there.
    pub fn of(
        input: impl BufRead + 's,
        output: impl Write + 's,
        width: Option<usize>,
        is_unicode: bool,
    ) -> Self {
        Screen {
            input: Box::new(input),
            output: Box::new(output),
            width,
            is_unicode,
        }
    }

    /// The standard input and output, with lines as wide as the terminal, if it is one.
    pub fn standard() -> Screen<'static> {
        let width = terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| width.0);
        let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
        Screen::of(input, output, width.map(usize::from), is_unicode())
    }

    /// Writes a paragraph.
    pub fn line(&mut self, text: &str) -> Result<()> {
        self.behind("", text)
    }

    /// Writes a paragraph behind a mark, its further lines as far in as the first.
    pub fn behind(&mut self, mark: &str, text: &str) -> Result<()> {
        let Some(width) = self.width.filter(|_| !text.is_empty()) else {
            writeln!(self.output, "{mark}{text}")?;
            return Ok(());
        };
        let below = " ".repeat(textwrap::core::display_width(mark));
        let options = Options::new(width.max(20))
            .initial_indent(mark)
            .subsequent_indent(&below)
            .word_splitter(WordSplitter::NoHyphenation)
            .break_words(false);
        for line in textwrap::wrap(text, options) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Writes lines as they are.
    pub fn picture(&mut self, lines: &str) -> Result<()> {
        for line in lines.lines() {
            writeln!(self.output, "    {line}")?;
        }
        Ok(())
    }

    /// The next line without its end; none at the end of the input.
    pub fn typed(&mut self) -> Result<Option<String>> {
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// A bar for so many of a hundred.
    pub fn bar(&self, percent: u64) -> String {
        const LENGTH: usize = 10;
        let full = usize::try_from(percent.min(100) / 10).unwrap_or(0);
        let (ink, paper) = if self.is_unicode {
            ("█", "░")
        } else {
            ("#", ".")
        };
        format!("{}{}", ink.repeat(full), paper.repeat(LENGTH - full))
    }
}

/// A text that somebody typed, so that it can be shown again.
pub fn echo(text: &str) -> Value {
    let printable = text.chars().filter(|letter| !letter.is_control());
    Value::Text(printable.take(LONGEST_ECHO).collect())
}

/// Whether the environment says that more than ASCII is shown; where it says nothing, systems of today do.
fn is_unicode() -> bool {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter();
    let mut set = variables.filter_map(|name| std::env::var(name).ok());
    let Some(locale) = set.find(|locale| !locale.is_empty()) else {
        return cfg!(windows);
    };
    let locale = locale.to_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}
