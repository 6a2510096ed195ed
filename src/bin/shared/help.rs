//! The command line in the language of the reader: what commands and options are for, and every word around them.
//!
//! What there is to type is declared where it is read; each word about it is a message of `locales/*/cli.ftl`.
//! The message of the program is `cli-PROGRAM`, of a command `cli-COMMAND`, or `cli-PROGRAM-COMMAND` where there is that,
//! and of one below another `cli-COMMAND-BELOW`;
//! its attribute `.more` stands below the options, and so does the description of its report (`report.rs`).
//! An option or argument is told by `cli-COMMAND-NAME`, or by `cli-option-NAME` where it is the same for several commands;
//! the attributes of that message tell the values that it can have. A place for a value is `cli-COMMAND-value-NAME` or
//! `cli-value-NAME`.

use super::desk::{Desk, language_of};
use super::report::{lines, report};
use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory, value_parser};
use jadoube::text::{Say, Voice};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

/// The options of every command stand below its own.
const LAST: usize = 900;

/// The command line of a program in the language of the desk, with the options that every command has.
pub fn spoken<Line: CommandFactory>(program: &'static str, desk: &Desk) -> Command {
    told::<Line>(program, desk).0
}

/// The same with the messages that it was told by.
pub fn told<Line: CommandFactory>(
    program: &'static str,
    desk: &Desk,
) -> (Command, BTreeSet<String>) {
    let tongues = desk.tongues.clone();
    let language = move |text: &str| language_of(&tongues, text);
    let lang = Arg::new("lang")
        .long("lang")
        .value_name("LANG")
        .value_parser(language.clone())
        .display_order(LAST)
        .global(true);
    let data = Arg::new("data")
        .long("data")
        .value_name("DIR")
        .value_parser(value_parser!(PathBuf))
        .display_order(LAST)
        .global(true);
    let mut command = Line::command().arg(lang).arg(data);
    // A command that has languages of its own reads them alike.
    command = command.mut_subcommands(|command| {
        command.mut_args(|arg| match arg.get_id() == "lang" {
            true => arg.value_parser(language.clone()),
            false => arg,
        })
    });
    // Told once they are built; that each has a long form must be known before.
    command = command.mut_subcommands(|command| command.long_about(""));
    command.build();
    let voice = desk.voice();
    let mut speaker = Speaker {
        program,
        voice: &voice,
        spoken: BTreeSet::new(),
    };
    let command = speaker.told(command, program);
    (command, speaker.spoken)
}

/// Tells a command line; remembers which messages it has said.
struct Speaker<'v, 'w> {
    program: &'static str,
    voice: &'v Voice<'w>,
    spoken: BTreeSet<String>,
}

impl Speaker<'_, '_> {
    fn say(&mut self, say: &Say) -> String {
        self.spoken.insert(say.pattern());
        self.voice.phrase(say)
    }

    fn sentence(&mut self, id: String) -> String {
        self.spoken.insert(id.clone());
        self.voice.say(&Say::message(id))
    }

    fn text(&mut self, id: impl Into<String>) -> String {
        self.say(&Say::message(id.into()))
    }

    /// The command with each word in the language of the voice, and so all below it.
    fn told(&mut self, mut command: Command, name: &str) -> Command {
        let message = format!("cli-{name}");
        let about = self.sentence(message.clone());
        command = command.about(about.clone()).long_about(about);
        let more = Say::attribute(message.clone(), "more");
        if self.voice.words().knows(&more.pattern()) {
            let mut laid_out = String::new();
            lines(&mut laid_out, "", &self.say(&more), 0);
            command = command.after_long_help(laid_out);
        }
        if let Some(report) = report(&message, &mut |say| self.say(say)) {
            command = command.after_long_help(report);
        }
        command = command
            .mut_args(|arg| self.argument(arg, name))
            .mut_subcommands(|below| {
                let own = below.get_name().to_owned();
                let names = [name, self.program].map(|above| format!("{above}-{own}"));
                let is_told = |name: &&String| self.voice.words().knows(&format!("cli-{name}"));
                let told_as = names.iter().find(is_told).unwrap_or(&own).clone();
                self.told(below, &told_as)
            })
            .subcommand_value_name(self.text("cli-place-command"));
        let usage = self.usage(&mut command);
        let template = self.template(&command);
        command.override_usage(usage).help_template(template)
    }

    fn argument(&mut self, arg: Arg, command: &str) -> Arg {
        let id = arg.get_id().as_str().replace('_', "-");
        let own = format!("cli-{command}-{id}");
        let message = match self.voice.words().knows(&own) {
            true => own,
            false => format!("cli-option-{id}"),
        };
        if arg.is_hide_set() {
            return arg;
        }
        let help = self.sentence(message.clone());
        let colon = self.voice.colon();
        let (mut short, mut long) = (help.clone(), help);
        let values: Vec<String> = (arg.get_possible_values().iter())
            .filter(|value| !value.is_hide_set())
            .map(|value| value.get_name().to_owned())
            .collect();
        let means = |value: &String| Say::attribute(message.clone(), value.clone());
        let are_told =
            (values.iter()).any(|value| self.voice.words().knows(&means(value).pattern()));
        let listed = values.join(", ");
        if !values.is_empty() {
            let label = self.text("cli-values");
            let _ = write!(short, " [{label}{colon} {listed}]");
            let _ = write!(long, "\n\n{label}{colon}");
            if are_told {
                for value in &values {
                    let means = self.say(&means(value));
                    let _ = write!(long, "\n- {value}: {means}");
                }
            } else {
                let _ = write!(long, " {listed}");
            }
        }
        let default: Vec<_> = (arg.get_default_values().iter())
            .map(|value| value.to_string_lossy())
            .collect();
        if !default.is_empty() && arg.get_action().takes_values() {
            let label = self.text("cli-default");
            let default = default.join(",");
            let _ = write!(short, " [{label}{colon} {default}]");
            let _ = write!(long, "\n\n[{label}{colon} {default}]");
        }
        let places: Vec<String> = (arg.get_value_names().into_iter().flatten())
            .map(|place| place.to_lowercase().replace('_', "-"))
            .map(|place| {
                let own = format!("cli-{command}-value-{place}");
                let common = format!("cli-value-{place}");
                if self.voice.words().knows(&own) {
                    own
                } else {
                    common
                }
            })
            .collect();
        let takes_values = arg.get_action().takes_values();
        let arg = arg
            .help(short)
            .long_help(long)
            .hide_possible_values(true)
            .hide_default_value(true);
        match places.is_empty() || !takes_values {
            true => arg,
            false => {
                let places: Vec<String> =
                    (places.into_iter()).map(|place| self.text(place)).collect();
                arg.value_names(places)
            }
        }
    }

    /// How the command is called, without the heading.
    fn usage(&mut self, command: &mut Command) -> StyledStr {
        let usage = without_heading(&command.render_usage(), command);
        let options = self.text("cli-place-options");
        usage.replace("[OPTIONS]", &format!("[{options}]")).into()
    }

    /// The order of a page of help, with its headings.
    fn template(&mut self, command: &Command) -> StyledStr {
        let mut template = String::from("{about-with-newline}\n");
        let style = command.get_styles().get_usage();
        let usage = self.text("cli-usage");
        let _ = write!(template, "{style}{usage}{style:#} {{usage}}");
        let shown =
            |mut args: Box<dyn Iterator<Item = &Arg> + '_>| args.any(|arg| !arg.is_hide_set());
        let parts = [
            ("cli-commands", "subcommands", command.has_subcommands()),
            (
                "cli-arguments",
                "positionals",
                shown(Box::new(command.get_positionals())),
            ),
            (
                "cli-options",
                "options",
                shown(Box::new(
                    command.get_arguments().filter(|arg| !arg.is_positional()),
                )),
            ),
        ];
        let style = command.get_styles().get_header();
        for (heading, part, _) in parts.into_iter().filter(|(_, _, is_there)| *is_there) {
            let heading = self.text(heading);
            let _ = write!(template, "\n\n{style}{heading}{style:#}\n{{{part}}}");
        }
        template.push_str("{after-help}");
        template.into()
    }
}

/// A usage of clap's without its English heading, with its colours.
pub fn without_heading(usage: &StyledStr, command: &Command) -> String {
    let style = command.get_styles().get_usage();
    let usage = usage.ansi().to_string();
    let heading = format!("{style}Usage:{style:#} ");
    match usage.strip_prefix(&heading) {
        Some(rest) => rest.to_owned(),
        None => usage.trim_start_matches("Usage: ").to_owned(),
    }
}
