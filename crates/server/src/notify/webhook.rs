//! Webhooks: a small POST to an address a person has chosen, never to machines of our own network.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::{Request, Uri, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use serde_json::json;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Notice;
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
    if possible { Ok(()) } else { Err(Problem::Bad("A webhook is an http or https address.".into())) }
}

/// Tells the address what happened.
pub(super) async fn call(address: &str, notice: &Notice, table: &str, local: bool) -> Result<(), String> {
    let target = read(address).ok_or("not an address")?;
    let body =
        json!({ "occasion": notice.occasion, "table": notice.table, "game": notice.game, "url": table });
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

/// Out on the internet, as opposed to this machine, its network, or nowhere.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_multicast()
                || v4.is_broadcast()
                || v4.is_documentation()
                || a == 0
                || a >= 240
                || shared)
        }
        IpAddr::V6(v6) => {
            let first = v6.segments()[0];
            let global = first & 0xe000 == 0x2000 && first != 0x2002;
            v6.to_ipv4_mapped().map_or(global, |v4| is_public(IpAddr::V4(v4)))
        }
    }
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

    #[test]
    fn our_own_network_is_out_of_reach() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "::1",
            "fd00::1",
            "fe80::1",
            "::ffff:127.0.0.1",
            "0.0.0.0",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        assert!(is_public("93.184.216.34".parse().unwrap()));
        assert!(is_public("2606:2800:220:1:248:1893:25c8:1946".parse().unwrap()));
    }
}
