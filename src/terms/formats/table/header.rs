//! What the first row of a table says of its columns.

use super::super::weave::language;

/// What stands in a column.
pub(super) enum Role {
    /// The name of the text.
    Id,
    /// The text in the language from which it is translated.
    Source(Option<String>),
    /// A translation.
    Target(Option<String>),
    /// Something else.
    Other,
}

/// The languages whose codes make a table one of translations.
const LANGUAGES: &str = " af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga \
    gl gu he hi hr hu hy is it ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt nb ne nl nn no pa \
    pl ps pt ro ru rm si sk sl so sq sr sv sw ta te tg th tk tr tt uk ur uz vi zh zu ";

/// The roles of the columns, if the first row names a source and a target.
pub(super) fn roles(names: &[String]) -> Option<Vec<Role>> {
    let mut has_source = false;
    let mut has_target = false;
    let roles: Vec<Role> = names
        .iter()
        .map(|name| {
            let role = role(name.trim(), has_source);
            has_source |= matches!(role, Role::Source(_));
            has_target |= matches!(role, Role::Target(_));
            role
        })
        .collect();
    (has_source && has_target).then_some(roles)
}

fn role(name: &str, has_source: bool) -> Role {
    match name.to_lowercase().as_str() {
        "id" | "key" | "name" | "context" | "msgctxt" => Role::Id,
        "source" if !has_source => Role::Source(None),
        "target" | "translation" => Role::Target(None),
        _ => match code(name) {
            Some(code) if has_source => Role::Target(Some(code)),
            Some(code) => Role::Source(Some(code)),
            None => Role::Other,
        },
    }
}

fn code(name: &str) -> Option<String> {
    let code = language(name)?;
    let (primary, rest) = code.split_once('-').unwrap_or((&code, ""));
    let is_tail = rest.split('-').all(|part| part.len() <= 8);
    let is_known = LANGUAGES.contains(&format!(" {primary} "));
    (is_known && is_tail).then_some(code)
}
