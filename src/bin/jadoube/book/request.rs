//! What a browser asks the server for.

use super::serve::NEWS;
use std::io::{self, Read};

/// A request that only reads.
pub struct Request {
    /// Whether the head of the answer is enough.
    pub is_head: bool,
    /// What stands behind the method: a path, perhaps with a query.
    pub target: String,
}

/// What a request is about.
#[derive(Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The news, as they come.
    News,
    /// A file or folder, by its path below that of the books.
    File(String),
}

/// A longer head is none of a browser that reads a book.
const LONGEST: usize = 32 * 1024;

impl Request {
    /// Reads the head of a request.
    ///
    /// # Errors
    ///
    /// If the connection breaks off; inside, the status of the answer to what is no request to read.
    pub fn read(stream: &mut impl Read) -> io::Result<Result<Request, &'static str>> {
        let mut head = Vec::new();
        let mut some = [0; 4096];
        while !head.windows(4).any(|end| end == b"\r\n\r\n") {
            let count = stream.read(&mut some)?;
            if count == 0 {
                return Ok(Err("400 Bad Request"));
            }
            head.extend_from_slice(&some[..count]);
            if head.len() > LONGEST {
                return Ok(Err("431 Request Header Fields Too Large"));
            }
        }
        let head = String::from_utf8_lossy(&head);
        let line: Vec<&str> = head.lines().next().unwrap_or_default().split(' ').collect();
        Ok(match line[..] {
            [method, target, version] if version.starts_with("HTTP/1.") => match method {
                "GET" | "HEAD" => Ok(Request {
                    is_head: method == "HEAD",
                    target: target.to_owned(),
                }),
                _ => Err("405 Method Not Allowed\r\nAllow: GET, HEAD"),
            },
            _ => Err("400 Bad Request"),
        })
    }
}

/// What this target of a request means; nothing where it leads out of the folder, or to what is no part of the books.
pub fn wanted(target: &str) -> Option<Wanted> {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let path = decoded(path.strip_prefix('/')?)?;
    if path == NEWS {
        return Some(Wanted::News);
    }
    let is_plain = |part: &str| {
        !part.starts_with('.') && !part.contains(['\\', ':', '\0']) && !part.is_empty()
    };
    let folders = path.strip_suffix('/').unwrap_or(&path);
    let is_good = path.is_empty() || folders.split('/').all(is_plain);
    is_good.then_some(Wanted::File(path))
}

/// A path with the signs that `%` stands for; nothing where it is no text.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        bytes.push(match first {
            b'%' => {
                let (digits, after) = rest.split_at_checked(2)?;
                rest = after;
                let digits = std::str::from_utf8(digits).ok()?;
                let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
                u8::from_str_radix(digits, 16).ok().filter(|_| is_hex)?
            }
            other => *other,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::{Wanted, wanted};

    #[test]
    fn a_target_is_a_file_of_the_books_or_nothing() {
        let file = |path: &str| Some(Wanted::File(path.to_owned()));
        for (target, meant) in [
            ("/", file("")),
            ("/en/", file("en/")),
            ("/en/cases/a.html?f=b#c", file("en/cases/a.html")),
            ("/%D0%B0.html", file("а.html")),
            ("/.jadoube/news", Some(Wanted::News)),
            ("/..", None),
            ("/a/./b", None),
            ("/a//b", None),
            ("//a", None),
            ("/%2e%2e/a", None),
            ("/%2E%2E%2Fa", None),
            ("/a%5C..%5Cb", None),
            ("/c:/a", None),
            ("/a%00", None),
            ("/%", None),
            ("/%+1", None),
            ("/%ff", None),
            ("a", None),
            ("http://elsewhere/", None),
        ] {
            assert_eq!(wanted(target), meant, "{target}");
        }
    }
}
