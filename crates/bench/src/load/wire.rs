//! A connection of the load: kept open, one request after the other.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::http::{Method, Request, Response};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use super::text;
use super::watch::Watch;

pub(super) struct Wire {
    sender: SendRequest<Full<Bytes>>,
    pub(super) token: Option<String>,
}

impl Wire {
    pub(super) async fn open(address: SocketAddr) -> Result<Self, String> {
        let socket = TcpStream::connect(address).await.map_err(text)?;
        socket.set_nodelay(true).map_err(text)?;
        let (sender, connection) = handshake(TokioIo::new(socket)).await.map_err(text)?;
        tokio::spawn(connection);
        Ok(Self { sender, token: None })
    }

    /// Posts JSON and reads of the reply what the caller wants to know.
    pub(super) async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &Value) -> Result<T, String> {
        let response = self.send(Method::POST, path, body.to_string()).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await.map_err(text)?.to_bytes();
        if !status.is_success() {
            return Err(format!("{path}: {status} {}", String::from_utf8_lossy(&bytes)));
        }
        serde_json::from_slice(&bytes).map_err(text)
    }

    /// Reads of what stands there what the caller wants to know.
    pub(super) async fn read<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, String> {
        let response = self.send(Method::GET, path, String::new()).await?;
        let bytes = response.into_body().collect().await.map_err(text)?.to_bytes();
        serde_json::from_slice(&bytes).map_err(text)
    }

    /// Opens a page and reads it to its end.
    pub(super) async fn get(&mut self, path: &str) -> Result<(), String> {
        let response = self.send(Method::GET, path, String::new()).await?;
        let status = response.status();
        response.into_body().collect().await.map_err(text)?;
        if status.is_success() { Ok(()) } else { Err(format!("{path}: {status}")) }
    }

    async fn send(&mut self, method: Method, path: &str, body: String) -> Result<Response<Incoming>, String> {
        let mut request = Request::builder().method(method).uri(path).header("host", "localhost");
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(text)?;
        self.sender.ready().await.map_err(text)?;
        self.sender.send_request(request).await.map_err(text)
    }
}

/// Reads a stream to its end, and says when it hears of an answer.
pub(super) async fn read_stream(
    address: SocketAddr,
    path: String,
    token: Option<String>,
    watch: Arc<Watch>,
) -> Result<JoinHandle<()>, String> {
    let mut wire = Wire::open(address).await?;
    wire.token = token;
    let response = wire.send(Method::GET, &path, String::new()).await?;
    Ok(tokio::spawn(async move {
        let mut body = response.into_body();
        while let Some(Ok(frame)) = body.frame().await {
            if let Some(lines) = frame.data_ref().and_then(|data| lines_of(data)) {
                watch.hear(lines);
            }
        }
        drop(wire);
    }))
}

/// The number of lines in the number of an event: `id: LINES.CUTS.CHAT`, before its data.
fn lines_of(frame: &[u8]) -> Option<u64> {
    let mut lines = frame.split(|byte| *byte == b'\n');
    let id = lines.find_map(|line| line.strip_prefix(b"id: "))?;
    std::str::from_utf8(id).ok()?.split('.').next()?.parse().ok()
}
