//! Whoever is told: a mail server, programs that are called, browsers.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use super::common::Site;

/// How long anything may take to arrive.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that gives back what it takes.
pub(crate) struct Sink<T> {
    pub(crate) address: String,
    taken: mpsc::UnboundedReceiver<T>,
}

impl<T> Sink<T> {
    /// What comes next.
    pub(crate) async fn next(&mut self) -> T {
        tokio::time::timeout(PATIENCE, self.taken.recv()).await.expect("it comes").expect("the sink is open")
    }

    /// What comes next while time passes for the site, in steps so small that nothing is overtaken.
    pub(crate) async fn next_in_time(&mut self, site: &Site) -> T {
        for _ in 0..600 {
            if let Ok(Some(taken)) = tokio::time::timeout(Duration::from_millis(100), self.taken.recv()).await
            {
                return taken;
            }
            site.clock.put_forward(Duration::from_secs(10));
        }
        panic!("nothing comes, however long one waits");
    }

    /// Everything that has come by now.
    pub(crate) fn rest(&mut self) -> Vec<T> {
        std::iter::from_fn(|| self.taken.try_recv().ok()).collect()
    }
}

/// A mail server: gives back each message with its envelope's receiver.
pub(crate) async fn mail_server() -> Sink<(String, Vec<u8>)> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (send, taken) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((socket, _)) = listener.accept().await {
            tokio::spawn(take_mail(socket, send.clone()));
        }
    });
    Sink { address, taken }
}

async fn take_mail(socket: TcpStream, send: mpsc::UnboundedSender<(String, Vec<u8>)>) {
    let (read, mut write) = socket.into_split();
    let mut lines = BufReader::new(read).lines();
    let _ = write.write_all(b"220 sink\r\n").await;
    let (mut to, mut message, mut in_data) = (String::new(), Vec::new(), false);
    while let Ok(Some(line)) = lines.next_line().await {
        let reply: &[u8] = if in_data {
            if line != "." {
                message.extend_from_slice(line.strip_prefix('.').unwrap_or(&line).as_bytes());
                message.extend_from_slice(b"\r\n");
                continue;
            }
            in_data = false;
            let _ = send.send((to.clone(), std::mem::take(&mut message)));
            b"250 kept\r\n"
        } else if line.starts_with("EHLO") {
            b"250-sink\r\n250 8BITMIME\r\n"
        } else if line == "DATA" {
            in_data = true;
            b"354 go on\r\n"
        } else if line == "QUIT" {
            b"221 bye\r\n"
        } else {
            if let Some(receiver) = line.strip_prefix("RCPT TO:") {
                to = receiver.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
            }
            b"250 ok\r\n"
        };
        if write.write_all(reply).await.is_err() {
            return;
        }
    }
}

/// A request as it came.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Call {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}:")))?;
        line.split_once(':').map(|(_, value)| value.trim())
    }
}

/// A program that answers every call with this status, or never.
pub(crate) async fn web_server(status: Option<u16>) -> Sink<Call> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (send, taken) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((socket, _)) = listener.accept().await {
            tokio::spawn(take_call(socket, status, send.clone()));
        }
    });
    Sink { address, taken }
}

async fn take_call(mut socket: TcpStream, status: Option<u16>, send: mpsc::UnboundedSender<Call>) {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end + 4;
        }
        if socket.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut call = Call { head, body: bytes.split_off(end) };
    let length: usize = call.header("content-length").map_or(0, |length| length.parse().unwrap());
    while call.body.len() < length {
        if socket.read_buf(&mut call.body).await.unwrap_or(0) == 0 {
            return;
        }
    }
    let _ = send.send(call);
    match status {
        Some(status) => {
            let reply = format!("HTTP/1.1 {status} so\r\ncontent-length: 0\r\n\r\n");
            let _ = socket.write_all(reply.as_bytes()).await;
        }
        // Whoever waits for an answer waits.
        None => std::future::pending().await,
    }
}

/// A browser that can open one message, with a key of its own as RFC 8291 has it.
pub(crate) struct Browser {
    key: EphemeralPrivateKey,
    point: Vec<u8>,
    auth: [u8; 16],
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(key: &Prk, info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    key.expand(info, Bytes(length)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

impl Browser {
    pub(crate) fn new() -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let point = key.compute_public_key().unwrap().as_ref().to_vec();
        Self { key, point, auth: *b"sixteen bytes it" }
    }

    /// What it gives the site.
    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let keys = json!({ "p256dh": BASE64.encode(&self.point), "auth": BASE64.encode(self.auth) });
        json!({ "endpoint": endpoint, "keys": keys, "label": "a browser" })
    }

    /// Opens a message.
    pub(crate) fn open(self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len());
        let length = usize::from(rest[0]);
        let (theirs, text) = rest[1..].split_at(length);
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared = agree_ephemeral(self.key, &peer, <[u8]>::to_vec).unwrap();
        let key = Salt::new(HKDF_SHA256, &self.auth).extract(&shared);
        let key = expand(&key, &[b"WebPush: info\0", &self.point, theirs], 32);
        let key = Salt::new(HKDF_SHA256, salt).extract(&key);
        let nonce = expand(&key, &[b"Content-Encoding: nonce\0"], 12);
        let cipher = expand(&key, &[b"Content-Encoding: aes128gcm\0"], 16);
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &cipher).unwrap());
        let mut text = text.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let plain = cipher.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
        let (end, plain) = plain.split_last().unwrap();
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(plain).unwrap()
    }
}
