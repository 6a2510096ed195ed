//! A small server for the author of a book: it shows the folder of the books on this machine, and tells open pages when
//! there are new ones.

use super::request::{Request, Wanted, wanted};
use jadoube::book::html::escape;
use serde_json::json;
use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

/// Serves a folder on this machine alone.
#[derive(Clone)]
pub struct Server {
    shown: Arc<Shown>,
}

/// What is served.
struct Shown {
    folder: PathBuf,
    news: Mutex<News>,
    changed: Condvar,
}

/// What open pages are told.
#[derive(Clone, Default, PartialEq, Eq)]
struct News {
    /// Which books are served: another name is another state of them.
    version: String,
    /// How many there were before in this run.
    count: u64,
    /// What is wrong with the newest input; the books are those from before it.
    errors: String,
    /// The heading over that.
    heading: String,
}

/// Where pages hear of news: no file of a book begins with a dot.
pub const NEWS: &str = ".jadoube/news";

/// So long a connection may say nothing.
const PATIENCE: Duration = Duration::from_secs(10);

/// So often a page hears that it is still connected.
const PULSE: Duration = Duration::from_secs(15);

/// So many connections are answered at once.
const MOST_CONNECTIONS: usize = 256;

impl Server {
    /// Begins to serve a folder on a port of this machine, or on any that is free for port 0; `run` tells this run from
    /// others, so that pages of an earlier one load themselves anew.
    ///
    /// # Errors
    ///
    /// If the port cannot be had.
    pub fn begin(folder: PathBuf, port: u16, run: &str) -> io::Result<(Server, SocketAddr)> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let news = News {
            version: format!("{run}.0"),
            ..News::default()
        };
        let server = Server {
            shown: Arc::new(Shown {
                folder,
                news: Mutex::new(news),
                changed: Condvar::new(),
            }),
        };
        let shown = Arc::clone(&server.shown);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // one of them is held here
                if Arc::strong_count(&shown) > MOST_CONNECTIONS {
                    continue;
                }
                let shown = Arc::clone(&shown);
                thread::spawn(move || {
                    // who has gone needs no answer
                    let _gone = shown.answer(stream);
                });
            }
        });
        Ok((server, address))
    }

    /// Tells open pages that there are new books.
    pub fn renew(&self) {
        self.tell(|news| {
            news.count += 1;
            let (run, _) = news.version.rsplit_once('.').unwrap_or_default();
            news.version = format!("{run}.{}", news.count);
            news.errors.clear();
        });
    }

    /// Tells open pages what is wrong with the newest input; nothing, where nothing is.
    pub fn complain(&self, heading: &str, errors: &str) {
        self.tell(|news| {
            errors.clone_into(&mut news.errors);
            heading.clone_into(&mut news.heading);
        });
    }

    fn tell(&self, change: impl FnOnce(&mut News)) {
        change(&mut self.shown.news());
        self.shown.changed.notify_all();
    }
}

impl Shown {
    fn news(&self) -> MutexGuard<'_, News> {
        self.news.lock().unwrap_or_else(|it| it.into_inner())
    }

    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let request = match Request::read(&mut stream)? {
            Ok(request) => request,
            Err(status) => return send(&mut stream, status, &[], b"", true),
        };
        let is_get = !request.is_head;
        match wanted(&request.target) {
            Some(Wanted::News) => match is_get {
                true => self.stream_news(&mut stream),
                false => send(&mut stream, OK, &[EVENTS], b"", false),
            },
            Some(Wanted::File(path)) => self.send_file(&mut stream, &path, is_get),
            None => self.send_not_found(&mut stream, is_get),
        }
    }

    fn send_file(&self, stream: &mut TcpStream, path: &str, is_get: bool) -> io::Result<()> {
        // before the file: who gets an older one is told to load it anew
        let news = self.news().clone();
        let mut path = path.to_owned();
        if self.folder.join(&path).is_dir() {
            if !path.is_empty() && !path.ends_with('/') {
                let place = format!("Location: /{path}/");
                return send(stream, "301 Moved Permanently", &[&place], b"", is_get);
            }
            path.push_str("index.html");
        }
        let Ok(bytes) = fs::read(self.folder.join(&path)) else {
            return self.send_not_found(stream, is_get);
        };
        let kind = kind_of(&path);
        // what a reader keeps for journeys would hide from the author what is new
        let bytes = match path.rsplit('/').next() {
            Some("sw.js") => FORGETTING.into(),
            _ if kind == HTML => listening(&bytes, &news.version),
            _ => bytes,
        };
        send(stream, OK, &[kind], &bytes, is_get)
    }

    /// The page of the books for what is not there, or what is wrong where there are no books yet.
    fn send_not_found(&self, stream: &mut TcpStream, is_get: bool) -> io::Result<()> {
        let news = self.news().clone();
        let own = fs::read(self.folder.join("404.html"));
        let page = own.unwrap_or_else(|_| {
            let (heading, errors) = (escape(&news.heading), escape(&news.errors));
            format!("<!DOCTYPE html><meta charset=utf-8><title>404</title><h1>404</h1><h2>{heading}</h2><pre>{errors}</pre>").into_bytes()
        });
        let page = listening(&page, &news.version);
        send(stream, "404 Not Found", &[HTML], &page, is_get)
    }

    /// Tells a page of each change, until it has gone.
    fn stream_news(&self, stream: &mut TcpStream) -> io::Result<()> {
        write!(
            stream,
            "HTTP/1.1 {OK}\r\n{EVENTS}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\nretry: 500\n\n"
        )?;
        let mut told = None;
        loop {
            let news = self.news();
            let unchanged = |news: &mut News| told.as_ref() == Some(&*news);
            let waited = self.changed.wait_timeout_while(news, PULSE, unchanged);
            let (held, _) = waited.unwrap_or_else(|it| it.into_inner());
            let news = held.clone();
            drop(held);
            if told.as_ref() == Some(&news) {
                stream.write_all(b": still here\n\n")?;
                continue;
            }
            let data = json!({
                "version": news.version,
                "heading": news.heading,
                "errors": news.errors,
            });
            write!(stream, "data: {data}\n\n")?;
            told = Some(news);
        }
    }
}

const OK: &str = "200 OK";
const HTML: &str = "Content-Type: text/html; charset=utf-8";
const EVENTS: &str = "Content-Type: text/event-stream";

/// Takes the place of the script that keeps books readable without a connection: it forgets what was kept, and goes.
const FORGETTING: &str = "self.addEventListener('install', () => self.skipWaiting());\n\
self.addEventListener('activate', event => event.waitUntil(caches.keys()\n\
  .then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => self.registration.unregister())));\n";

/// A page with the script that loads it anew when there are new books, and shows what is wrong with the newest input.
fn listening(page: &[u8], version: &str) -> Vec<u8> {
    let script = format!("<script>{}</script>\n", include_str!("listen.js").trim());
    let own = script.replace("@@version@@", version);
    let own = own.replace("@@news@@", NEWS);
    [page, own.as_bytes()].concat()
}

/// What kind of file this is, by its ending.
fn kind_of(path: &str) -> &'static str {
    let (_, ending) = path.rsplit_once('.').unwrap_or_default();
    match ending {
        "html" => HTML,
        "css" => "Content-Type: text/css; charset=utf-8",
        "js" => "Content-Type: text/javascript; charset=utf-8",
        "svg" => "Content-Type: image/svg+xml",
        "xml" => "Content-Type: application/xml",
        "json" => "Content-Type: application/json",
        "txt" => "Content-Type: text/plain; charset=utf-8",
        "epub" => "Content-Type: application/epub+zip",
        _ => "Content-Type: application/octet-stream",
    }
}

fn send(
    stream: &mut TcpStream,
    status: &str,
    heads: &[&str],
    body: &[u8],
    with_body: bool,
) -> io::Result<()> {
    let mut head = format!(
        "HTTP/1.1 {status}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n",
        body.len()
    );
    for line in heads {
        head.push_str(line);
        head.push_str("\r\n");
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes())?;
    if with_body {
        stream.write_all(body)?;
    }
    stream.flush()
}

#[cfg(test)]
mod tests {
    use super::{FORGETTING, Server};
    use std::io::{Read, Write};
    use std::net::{SocketAddr, TcpStream};
    use std::time::Duration;

    fn served() -> (tempfile::TempDir, Server, SocketAddr) {
        let folder = tempfile::tempdir().expect("a folder");
        for (path, text) in [
            ("book/index.html", "<p>start"),
            ("book/en/index.html", "<p>english"),
            ("book/en/sw.js", "keeps"),
            ("book/en/a.css", "p{}"),
            ("book/404.html", "<p>not here"),
            ("book/.jadoube-book", "list"),
            ("secret.html", "secret"),
        ] {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, text).expect("a file");
        }
        let (server, address) =
            Server::begin(folder.path().join("book"), 0, "run").expect("a free port");
        (folder, server, address)
    }

    fn ask(address: SocketAddr, request: &str) -> String {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.write_all(request.as_bytes()).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn get(address: SocketAddr, path: &str) -> String {
        ask(
            address,
            &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        )
    }

    #[test]
    fn files_are_served_with_their_kind_and_pages_listen() {
        let (_folder, _server, address) = served();
        for path in ["/", "/index.html", "/?a=b", "/%69ndex.html"] {
            let page = get(address, path);
            assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
            assert!(page.contains("text/html") && page.contains("<p>start<script>"));
            assert!(page.contains("run.0"), "{page}");
        }
        let style = get(address, "/en/a.css");
        assert!(style.contains("text/css") && style.ends_with("\r\n\r\np{}"));
        assert!(get(address, "/en").contains("301 Moved Permanently\r\n"));
        assert!(get(address, "/en").contains("Location: /en/\r\n"));
        assert!(get(address, "/en/").contains("<p>english"));
        assert!(get(address, "/en/sw.js").ends_with(FORGETTING));
    }

    #[test]
    fn nothing_outside_of_the_books_is_served() {
        let (_folder, _server, address) = served();
        for path in [
            "/../secret.html",
            "/en/../../secret.html",
            "/%2e%2e/secret.html",
            "/..%2fsecret.html",
            "/en/..%5c..%5csecret.html",
            "/.jadoube-book",
            "//secret.html",
            "/en/%00",
            "/nothing.html",
        ] {
            let page = get(address, path);
            assert!(page.starts_with("HTTP/1.1 404 Not Found\r\n"), "{page}");
            assert!(page.contains("<p>not here<script>") && !page.contains("secret"));
        }
    }

    #[test]
    fn only_what_reads_is_answered() {
        let (_folder, _server, address) = served();
        let head = ask(address, "HEAD /index.html HTTP/1.1\r\n\r\n");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"));
        let posted = ask(address, "POST / HTTP/1.1\r\n\r\n");
        assert!(posted.starts_with("HTTP/1.1 405 "), "{posted}");
        assert!(ask(address, "nonsense\r\n\r\n").starts_with("HTTP/1.1 400 "));
        let long = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(100_000));
        let mut stream = TcpStream::connect(address).expect("a connection");
        let _closed = stream.write_all(long.as_bytes());
        let mut answer = Vec::new();
        let _closed = stream.read_to_end(&mut answer);
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 431 "));
    }

    #[test]
    fn open_pages_hear_of_new_books_and_of_errors() {
        let (_folder, server, address) = served();
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .expect("a time");
        stream
            .write_all(b"GET /.jadoube/news HTTP/1.1\r\n\r\n")
            .expect("asked");
        let mut heard = String::new();
        let mut until = |wanted: &str| {
            while !heard.contains(wanted) {
                let mut some = [0; 512];
                let count = stream.read(&mut some).expect("news");
                assert!(count > 0, "{heard}");
                heard.push_str(&String::from_utf8_lossy(&some[..count]));
            }
        };
        until("\"version\":\"run.0\"");
        server.renew();
        until("\"version\":\"run.1\"");
        server.complain("faults", "a <b> & c\nd");
        until(r#""errors":"a <b> & c\nd""#);
        assert!(get(address, "/").contains("run.1"));
    }
}
