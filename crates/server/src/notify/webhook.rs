//! Webhooks: a small POST to an address a person has chosen, never to machines of our own network.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{Request, Uri, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use parlour_hub::Mistake;
use serde_json::json;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Notice;
use crate::address::is_public;
use crate::problem::{Outcome, Problem};

/// A dead receiver holds up notices for so long.
const PATIENCE: Duration = Duration::from_secs(5);

/// The parts of an address we call.
struct Target {
    uri: Uri,
    host: String,
    port: u16,
    secure: bool,
}

fn read(address: &str) -> Option<Target> {
    let uri: Uri = address.parse().ok()?;
    let secure = match uri.scheme_str()? {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let host = uri.host()?.trim_matches(['[', ']']).to_owned();
    let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
    // Names and passwords in addresses end up in logs.
    let plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    plain.then_some(Target { uri, host, port, secure })
}

/// May this be a webhook?
pub(crate) fn check(address: &str) -> Outcome<()> {
    let possible = address.len() <= 500 && read(address).is_some();
    if possible { Ok(()) } else { Err(Problem::Bad(Mistake::Webhook)) }
}

/// Tells the address what happened.
pub(super) async fn call(address: &str, notice: &Notice, table: &str, local: bool) -> Result<(), String> {
    let target = read(address).ok_or("not an address")?;
    let body = json!({ "occasion": notice.occasion.name(), "table": notice.table, "game": notice.game, "url": table });
    tokio::time::timeout(PATIENCE, post(&target, body.to_string(), local))
        .await
        .map_err(|_| "no answer in time".to_owned())?
}

async fn post(target: &Target, body: String, local: bool) -> Result<(), String> {
    let stream = connect(target, local).await?;
    if !target.secure {
        return exchange(stream, target, body).await;
    }
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let name = ServerName::try_from(target.host.clone()).map_err(|error| error.to_string())?;
    let stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await;
    exchange(stream.map_err(|error| error.to_string())?, target, body).await
}

/// Connects to the first address that is not ours; the name is looked up once, so that it cannot change meanwhile.
async fn connect(target: &Target, local: bool) -> Result<TcpStream, String> {
    let found = tokio::net::lookup_host((target.host.as_str(), target.port)).await;
    let allowed = |address: &SocketAddr| local || is_public(address.ip());
    let address = found.map_err(|error| error.to_string())?.find(allowed);
    TcpStream::connect(address.ok_or("not an address out there")?).await.map_err(|error| error.to_string())
}

async fn exchange<S>(stream: S, target: &Target, body: String) -> Result<(), String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(|error| error.to_string())?;
    let connection = tokio::spawn(connection);
    let authority = target.uri.authority().map(ToString::to_string).unwrap_or_default();
    let path = target.uri.path_and_query().map_or("/", |path| path.as_str());
    let request = Request::post(path)
        .header(header::HOST, authority)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "parlour")
        .body(Full::new(Bytes::from(body)))
        .map_err(|error| error.to_string())?;
    let response = sender.send_request(request).await.map_err(|error| error.to_string());
    connection.abort();
    let status = response?.status();
    if status.is_success() { Ok(()) } else { Err(format!("the receiver answers {status}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_web_addresses_are_webhooks() {
        for good in ["https://example.com/hook?x=1", "http://example.com:8080/", "http://[2001:db8::1]/"] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in ["", "ftp://example.com", "/hook", "https://tom:secret@example.com/", "javascript:x"] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }
}
