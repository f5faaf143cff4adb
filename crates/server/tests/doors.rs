//! The site on a real socket: half-open requests, slow bodies, too many connections and streams. Other callers have other
//! addresses of this machine's own network.

mod common;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::{Request, StatusCode, Version};
use common::config;
use http_body_util::{BodyExt as _, Empty};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo};
use parlour_server::{App, Clock, Config, serve};
use parlour_store::Store;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tracing_subscriber::fmt::MakeWriter;

/// Whatever should happen soon, and does; only a site that never lets go takes so long.
const FOREVER: Duration = Duration::from_mins(1);

/// An open site; it closes when this is dropped.
struct Door {
    address: SocketAddr,
    _open: oneshot::Sender<()>,
}

async fn open(config: Config) -> Door {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let app = App::new(store, config, Clock::default()).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (sender, closed) = oneshot::channel::<()>();
    tokio::spawn(serve(app, listener, async move { drop(closed.await) }));
    Door { address, _open: sender }
}

impl Door {
    /// A connection from one of this machine's addresses.
    async fn from(&self, host: [u8; 4]) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((host, 0).into()).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    async fn connect(&self) -> TcpStream {
        self.from([127, 0, 0, 1]).await
    }

    /// Asks one thing on a connection of its own.
    async fn ask(&self, request: String) -> String {
        let mut stream = self.connect().await;
        stream.write_all(request.as_bytes()).await.unwrap();
        rest(&mut stream).await
    }

    async fn get(&self, path: &str) -> String {
        self.ask(format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")).await
    }

    async fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let body = body.to_string();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer {token}"
        );
        let kind = format!("content-type: application/json\r\ncontent-length: {}", body.len());
        let reply = self.ask(format!("{head}\r\n{kind}\r\n\r\n{body}")).await;
        assert_eq!(status(&reply), 200, "{reply}");
        serde_json::from_str(reply.split("\r\n\r\n").nth(1).unwrap()).unwrap()
    }

    /// A public table, and its host.
    async fn table(&self) -> (String, String) {
        let guest = self.post("/api/v1/guests", "", &json!({ "name": "Tom" })).await;
        let token = guest["token"].as_str().unwrap().to_owned();
        let table = self.post("/api/v1/tables", &token, &json!({ "game": "pillars", "players": 2 })).await;
        (table["table"]["id"].as_str().unwrap().to_owned(), token)
    }

    /// Opens a stream; gives its status, and the connection that keeps it open.
    async fn stream(&self, host: [u8; 4], table: &str, token: &str) -> (u16, TcpStream) {
        let mut stream = self.from(host).await;
        let path = format!("/api/v1/tables/{table}/stream?parts=true");
        let token =
            if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n{token}\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = [0; 15];
        within(stream.read_exact(&mut head)).await.unwrap();
        (status(std::str::from_utf8(&head).unwrap()), stream)
    }
}

async fn within<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(FOREVER, work).await.expect("the site lets go")
}

/// All the site sends until it closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset is closed as well.
    let _ = within(stream.read_to_end(&mut bytes)).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

fn status(reply: &str) -> u16 {
    reply.get(9..12).and_then(|status| status.parse().ok()).unwrap_or_default()
}

/// What the site has logged: one thread does everything in these tests.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Heard {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

impl Heard {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

fn listen() -> (Heard, tracing::subscriber::DefaultGuard) {
    let heard = Heard::default();
    let log = tracing_subscriber::fmt().with_writer(heard.clone()).with_ansi(false).finish();
    (heard, tracing::subscriber::set_default(log))
}

#[tokio::test]
async fn who_asks_for_nothing_is_shown_out() {
    let door = open(Config { header_patience: Duration::from_millis(50), ..config() }).await;
    let begins = [
        "",
        "GET / HTT",
        "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ];
    for beginning in begins {
        let mut stream = door.connect().await;
        stream.write_all(beginning.as_bytes()).await.unwrap();
        rest(&mut stream).await;
    }
    // So is who asked once and keeps the line.
    let mut stream = door.connect().await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    assert!(rest(&mut stream).await.contains("ok\n"));
    assert_eq!(status(&door.get("/healthz").await), 200);
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let door = open(Config { body_patience: Duration::from_millis(50), ..config() }).await;
    for path in ["/api/v1/guests", "/guest"] {
        let kind = if path == "/guest" { "application/x-www-form-urlencoded" } else { "application/json" };
        let mut stream = door.connect().await;
        let head =
            format!("POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: {kind}\r\ncontent-length: 900");
        stream.write_all(format!("{head}\r\n\r\nname=T").as_bytes()).await.unwrap();
        let reply = rest(&mut stream).await;
        assert_eq!(status(&reply), 408, "{path}: {reply}");
    }
}

/// Drop by drop a body may come for as long as a request may take, and no longer.
#[tokio::test]
async fn a_body_that_trickles_ends_with_the_request() {
    let patience = Duration::from_millis(300);
    let door = open(Config { patience, body_patience: FOREVER, ..config() }).await;
    let mut stream = door.connect().await;
    let head = "POST /api/v1/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000";
    stream.write_all(format!("{head}\r\n\r\n").as_bytes()).await.unwrap();
    let (mut reads, mut writes) = stream.into_split();
    let trickle = tokio::spawn(async move {
        while writes.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    let mut reply = Vec::new();
    let _ = within(reads.read_to_end(&mut reply)).await;
    assert_eq!(status(&String::from_utf8_lossy(&reply)), 503);
    trickle.abort();
}

#[tokio::test]
async fn a_network_has_so_many_connections_and_the_log_says_so() {
    let (heard, _listening) = listen();
    let door = open(Config { connections_each: 3, ..config() }).await;
    let mut kept = Vec::new();
    for _ in 0..3 {
        kept.push(door.connect().await);
    }
    assert_eq!(door.get("/healthz").await, "");
    assert!(
        heard.text().contains("parlour::refused: too many connections from 127.0.0.1\n"),
        "{}",
        heard.text()
    );
    // Others come in.
    let mut other = door.from([127, 0, 0, 2]).await;
    other.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
    assert_eq!(status(&rest(&mut other).await), 200);
    drop(kept);
    // Closed ones make room, as soon as the site has heard of it.
    within(async { while door.get("/healthz").await.is_empty() {} }).await;
}

#[tokio::test]
async fn streams_are_shared_out_by_network_and_person() {
    let (heard, _listening) = listen();
    let door = open(Config { streams_each: (4, 2), ..config() }).await;
    let (table, token) = door.table().await;
    let here = [127, 0, 0, 1];
    let mut open = Vec::new();
    for token in [&token[..], &token, "", ""] {
        let (status, stream) = door.stream(here, &table, token).await;
        assert_eq!(status, 200);
        open.push(stream);
    }
    assert_eq!(door.stream(here, &table, "").await.0, 429);
    assert!(heard.text().contains("parlour::refused: too many streams from 127.0.0.1\n"), "{}", heard.text());
    // The person has as many as they may have, wherever they are; others do not notice.
    let there = [127, 0, 0, 2];
    assert_eq!(door.stream(there, &table, &token).await.0, 429);
    assert_eq!(door.stream(there, &table, "").await.0, 200);
    drop(open);
    within(async { while door.stream(here, &table, "").await.0 != 200 {} }).await;
}

type Sender = http2::SendRequest<Empty<Bytes>>;

async fn speak_http2(stream: TcpStream) -> Sender {
    let io = TokioIo::new(stream);
    let (sender, connection) = http2::handshake(TokioExecutor::new(), io).await.unwrap();
    tokio::spawn(connection);
    sender
}

async fn ask_http2(sender: &mut Sender, path: &str) -> axum::http::Response<Incoming> {
    let request = Request::get(format!("http://localhost{path}")).version(Version::HTTP_2);
    within(sender.send_request(request.body(Empty::new()).unwrap())).await.unwrap()
}

/// One connection of HTTP/2 carries a hundred requests: the streams are counted all the same.
#[tokio::test]
async fn many_streams_of_one_connection_count() {
    let door = open(Config { streams_each: (4, 2), ..config() }).await;
    let (table, _) = door.table().await;
    let path = format!("/api/v1/tables/{table}/stream?parts=true");
    let mut first = speak_http2(door.connect().await).await;
    let mut second = speak_http2(door.connect().await).await;
    let mut open = Vec::new();
    for sender in [&mut first, &mut second] {
        for _ in 0..2 {
            let response = ask_http2(sender, &path).await;
            assert_eq!(response.status(), StatusCode::OK);
            open.push(response.into_body());
        }
    }
    for sender in [&mut first, &mut second] {
        assert_eq!(ask_http2(sender, &path).await.status(), StatusCode::TOO_MANY_REQUESTS);
        let page = ask_http2(sender, "/healthz").await;
        assert_eq!(page.status(), StatusCode::OK);
        within(page.into_body().collect()).await.unwrap();
    }
    let mut elsewhere = speak_http2(door.from([127, 0, 0, 2]).await).await;
    assert_eq!(ask_http2(&mut elsewhere, &path).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_proxy_that_nobody_told_us_of_is_spoken_of_once() {
    let (heard, _listening) = listen();
    let door = open(config()).await;
    for _ in 0..2 {
        let told =
            "GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\nconnection: close\r\n\r\n";
        assert_eq!(status(&door.ask(told.into()).await), 200);
    }
    assert_eq!(heard.text().matches("--behind-proxy").count(), 1, "{}", heard.text());
}

#[tokio::test]
async fn a_wrong_password_is_in_the_log_with_its_address() {
    let (heard, _listening) = listen();
    let door = open(Config { proxies: 1, ..config() }).await;
    let body = json!({ "login": "tom", "password": "guessed it" }).to_string();
    let request = "POST /api/v1/sessions HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-forwarded-for: 203.0.113.7";
    let kind = format!("content-type: application/json\r\ncontent-length: {}", body.len());
    assert_eq!(status(&door.ask(format!("{request}\r\n{kind}\r\n\r\n{body}")).await), 401);
    assert!(heard.text().contains("parlour::refused: wrong password from 203.0.113.7\n"), "{}", heard.text());
}
