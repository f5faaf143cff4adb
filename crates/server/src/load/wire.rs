//! A connection of the load: kept open, one request after the other.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::http::{Method, Request};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use super::{Watch, text};

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

    pub(super) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, String> {
        self.call(Method::POST, path, body.to_string()).await
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Value, String> {
        self.call(Method::GET, path, String::new()).await
    }

    async fn call(&mut self, method: Method, path: &str, body: String) -> Result<Value, String> {
        let response = self.send(method, path, body).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await.map_err(text)?.to_bytes();
        if !status.is_success() {
            return Err(format!("{path}: {status} {}", String::from_utf8_lossy(&bytes)));
        }
        serde_json::from_slice(&bytes).map_err(text)
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<axum::http::Response<Incoming>, String> {
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

/// The number of lines in the number of an event: `id: LINES.CUTS.CHAT`.
fn lines_of(frame: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(frame).ok()?;
    let id = text.lines().rev().find_map(|line| line.strip_prefix("id:"))?;
    id.trim().split('.').next()?.parse().ok()
}
