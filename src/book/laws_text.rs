//! The Laws of an edition as a text: all numbers in their order, under each our wording of what stands there, by the letter.

use crate::book::html::escape;
use crate::book::links::linked;
use crate::book::pointers;
use crate::book::provision::{Body, in_editions};
use crate::book::teller::{Teller, item_mark};
use crate::book::{LawsText, articles};
use crate::edition::{Edition, EditionData, Layer, Stands, WITHOUT_CHAPTER, article_of};
use crate::laws::{Provision, provision, provisions};
use crate::text::{Say, why_not};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// What every rule says by the letter of every edition that has it.
pub(super) struct Letter<'t> {
    teller: &'t Teller<'t>,
    said: BTreeMap<(&'static str, Edition), Body>,
    /// How many cases each rule has in each edition.
    cases: BTreeMap<(&'static str, Edition), u64>,
}

/// Where the text is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Medium {
    /// On a page of the book.
    Page,
    /// In a file of its own, in which nothing leads to other pages.
    File,
}

impl<'t> Letter<'t> {
    pub(super) fn of(teller: &'t Teller<'t>) -> Self {
        let mut said = BTreeMap::new();
        for rule in provisions().filter(|rule| teller.shelf.taught_alone(rule).is_none()) {
            for own in in_editions(teller, rule) {
                if let Some(body) = own.letter {
                    said.insert((rule.id, own.edition), body);
                }
            }
        }
        let mut cases = BTreeMap::new();
        for case in teller.cases_in_order() {
            for (main, edition) in case
                .editions()
                .into_iter()
                .filter_map(|it| Some((case.main?, it)))
            {
                *cases.entry((main.id, edition)).or_default() += 1;
            }
        }
        Letter {
            teller,
            said,
            cases,
        }
    }

    /// The page of an edition.
    pub(super) fn page(&self, data: &EditionData) -> String {
        let teller = self.teller;
        let completeness = match data.contents.complete {
            true => "edition-complete",
            false => "edition-incomplete",
        };
        let others = teller.shelf.editions.iter();
        let others = others.filter(|edition| **edition != data.edition);
        let others: Vec<String> = others
            .map(|edition| {
                let name = teller.html(&Teller::edition(*edition));
                format!("<a href=\"{edition}.html\">{name}</a>")
            })
            .collect();
        let mut contents = String::new();
        for (article, about) in data.contents.headings() {
            let heading = teller.html(&heading(about));
            let _ = write!(
                contents,
                "<li><a href=\"#{article}\">{article} {heading}</a></li>",
                article = escape(article)
            );
        }
        format!(
            "<h1>{}</h1>\n<p class=\"lead\">{} {}</p>\n<p>{}</p>\n<p class=\"editions\">{} {}</p>\n<p class=\"tools\"><a href=\"{}\" download>{}</a></p>\n<details class=\"more\" open><summary>{}</summary><ul>{contents}</ul></details>\n{}",
            teller.html(&title(data.edition)),
            teller.html(&articles::in_force(&data.in_force)),
            teller.label("laws-lead"),
            teller.label(completeness),
            teller.label("laws-of-other-editions"),
            others.join(" "),
            LawsText::file_name(&data.edition.to_string(), teller.words.lang()),
            teller.label("laws-epub"),
            teller.label("laws-contents"),
            self.text(data, Medium::Page),
        )
    }

    /// The text of an edition for a file of its own.
    pub(super) fn file(&self, data: &EditionData) -> LawsText {
        let teller = self.teller;
        let headings = data.contents.headings().map(|(article, about)| {
            let heading = teller.plain(&heading(about));
            (id(article, Medium::File), format!("{article} {heading}"))
        });
        LawsText {
            edition: data.edition.to_string(),
            in_force: data.in_force.clone(),
            title: teller.plain(&title(data.edition)),
            lead: teller.plain(&articles::in_force(&data.in_force)),
            note: teller.plain(&Say::message("laws-lead")),
            contents: teller.plain(&Say::message("laws-contents")),
            headings: headings.collect(),
            xhtml: self.text(data, Medium::File),
        }
    }

    fn text(&self, data: &EditionData, medium: Medium) -> String {
        let mut html = String::new();
        let mut headings = data.contents.headings();
        let mut last = "";
        for (number, stands) in data.contents.iter() {
            if article_of(number) != last
                && let Some((article, about)) = headings.next()
            {
                last = article;
                let _ = writeln!(
                    html,
                    "<h2 id=\"{}\">{} {}</h2>",
                    escape(&id(article, medium)),
                    escape(article),
                    self.teller.html(&heading(about)),
                );
            }
            let rules = match stands {
                Stands::Provisions(ids) => ids.iter().filter_map(|id| provision(id)).collect(),
                Stands::NotModelled(_) | Stands::Pending => Vec::new(),
            };
            let mut mark = match number == last {
                true => format!("<b>{}</b>", escape(number)),
                false => {
                    format!(
                        "<b id=\"{}\">{}</b>",
                        escape(&id(number, medium)),
                        escape(number)
                    )
                }
            };
            for rule in rules {
                html.push_str(&self.rule(data, rule, &std::mem::take(&mut mark), medium));
            }
            if !mark.is_empty() {
                let _ = writeln!(html, "<p>{mark} {}</p>", self.no_rule(stands));
            }
        }
        html
    }

    /// A rule, under its number where it is the first there; nothing of one that the edition does not have.
    fn rule(
        &self,
        data: &EditionData,
        rule: &'static Provision,
        mark: &str,
        medium: Medium,
    ) -> String {
        let teller = self.teller;
        let (id_of, edition) = (rule.id, data.edition);
        let link = match medium {
            Medium::Page => self.link(rule, edition),
            Medium::File => String::new(),
        };
        let text = match self.said.get(&(id_of, edition)) {
            Some(body) => linked(teller, &[edition], &body.html, |number| {
                data.contents
                    .names(number)
                    .then(|| format!("#{}", id(number, medium)))
            }),
            None => {
                let say = Teller::naming("text-not-known", &[edition]);
                format!("<p>{}</p>\n", teller.html(&say))
            }
        };
        format!(
            "<h3 id=\"{id_of}\">{mark} {} {}{link}</h3>\n{text}{}",
            teller.title(rule),
            self.doubt(rule, edition),
            self.beside(data, rule, medium),
        )
    }

    /// The link to the cases of a rule, its history and its doubts.
    fn link(&self, rule: &Provision, edition: Edition) -> String {
        let count = self.cases.get(&(rule.id, edition)).copied();
        let say = Say::message("laws-cases").number("count", count.unwrap_or_default());
        format!(
            " <a href=\"../{}#{}\">{}</a>",
            self.teller.shelf.page_of(rule),
            rule.id,
            self.teller.html(&say),
        )
    }

    fn doubt(&self, rule: &Provision, edition: Edition) -> String {
        let said = self.said.get(&(rule.id, edition));
        said.map_or_else(String::new, |body| {
            self.teller.doubt(body.confidence, &[], 0)
        })
    }

    /// Why a number states no rule.
    fn no_rule(&self, stands: &Stands) -> String {
        match stands {
            Stands::NotModelled(reason) => self.teller.html(&why_not(reason)),
            Stands::Provisions(_) | Stands::Pending => self.teller.label("article-not-yet"),
        }
    }

    /// What stands beside a rule: the articles that give it its values at other paces, where else to look, and what FIDE teaches otherwise.
    fn beside(&self, data: &EditionData, rule: &'static Provision, medium: Medium) -> String {
        let teller = self.teller;
        let laws = teller
            .shelf
            .laws
            .iter()
            .filter(|laws| laws.edition == data.edition);
        let facts = laws.filter_map(|laws| (rule.rule)(laws));
        let articles: BTreeSet<String> =
            facts.flat_map(|facts| facts.articles().to_vec()).collect();
        let own = rule.number(&data.contents);
        let mut also: Vec<String> = (articles.iter())
            .filter(|number| own != Some(number.as_str()) && data.contents.has(number))
            .map(|number| {
                format!(
                    "<a href=\"#{}\">{}</a>",
                    escape(&id(number, medium)),
                    escape(number)
                )
            })
            .collect();
        for to in pointers::of(teller, rule, data.edition) {
            also.push(format!("<a href=\"#{}\">{}</a>", to.id, teller.title(to)));
        }
        let mut html = String::new();
        if !also.is_empty() {
            let _ = writeln!(
                html,
                "<p class=\"see\">{} {}</p>",
                teller.label("see-also"),
                also.join(" · ")
            );
        }
        let items = teller.shelf.items_about(rule).iter();
        let items: Vec<String> = items
            .filter(|item| item.layer == Layer::Fide && item.since <= data.edition)
            .filter(|item| item.is_otherwise() && medium == Medium::Page)
            .map(|item| item_mark(&item.id, "../"))
            .collect();
        if !items.is_empty() {
            let _ = writeln!(
                html,
                "<p class=\"see taught\">{} {}</p>",
                teller.label("laws-taught"),
                items.join(" ")
            );
        }
        html
    }
}

/// The heading of the page of an edition.
pub(super) fn title(edition: Edition) -> Say {
    Teller::naming("laws-of", &[edition])
}

/// The heading of an article, by what it is about.
fn heading(about: &str) -> Say {
    match WITHOUT_CHAPTER.contains(&about) {
        true => Say::attribute("laws-heading", about.to_owned()),
        false => articles::chapter_title(about),
    }
}

/// The anchor of a number; in a file of its own it begins with a letter, as XML wants it.
fn id(number: &str, medium: Medium) -> String {
    match medium {
        Medium::Page => number.to_owned(),
        Medium::File => format!("n{number}"),
    }
}
