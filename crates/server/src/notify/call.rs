//! Calls to addresses that people name: never to machines of our own network, never for long, never elsewhere than named.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderName, HeaderValue, Request, StatusCode, Uri, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Failure;
use crate::address::is_public;

/// A receiver may take so long, with everything.
const PATIENCE: Duration = Duration::from_secs(10);

/// The parts of an address we call.
pub(super) struct Destination {
    uri: Uri,
    pub(super) host: String,
    port: u16,
    pub(super) secure: bool,
}

impl Destination {
    /// An address on the web, without names and passwords: those end up in logs.
    pub(super) fn read(address: &str) -> Option<Self> {
        let uri: Uri = address.parse().ok()?;
        let secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let host = uri.host()?.trim_matches(['[', ']']).to_owned();
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
        plain.then_some(Self { uri, host, port, secure })
    }

    /// Scheme and host: whom a signature is for.
    pub(super) fn origin(&self) -> String {
        let authority = self.uri.authority().map(ToString::to_string).unwrap_or_default();
        format!("{}://{authority}", if self.secure { "https" } else { "http" })
    }
}

/// Sends a body; what is not taken is a failure. An address that says it is gone is gone.
pub(super) async fn post(
    destination: &Destination,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
    local: bool,
) -> Result<(), Failure> {
    let answered = tokio::time::timeout(PATIENCE, exchange_with(destination, headers, body, local)).await;
    let status =
        answered.map_err(|_| Failure::Trouble("no answer in time".into()))?.map_err(Failure::Trouble)?;
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => {
            Err(Failure::Gone(format!("the receiver answers {status}")))
        }
        status if status.is_success() => Ok(()),
        status => Err(Failure::Trouble(format!("the receiver answers {status}"))),
    }
}

async fn exchange_with(
    destination: &Destination,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
    local: bool,
) -> Result<StatusCode, String> {
    let stream = connect(destination, local).await?;
    if !destination.secure {
        return exchange(stream, destination, headers, body).await;
    }
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let name = ServerName::try_from(destination.host.clone()).map_err(|error| error.to_string())?;
    let stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await;
    exchange(stream.map_err(|error| error.to_string())?, destination, headers, body).await
}

/// Connects to the first address that is not ours; the name is looked up once, so that it cannot change meanwhile.
async fn connect(destination: &Destination, local: bool) -> Result<TcpStream, String> {
    let found = tokio::net::lookup_host((destination.host.as_str(), destination.port)).await;
    let allowed = |address: &SocketAddr| local || is_public(address.ip());
    let address = found.map_err(|error| error.to_string())?.find(allowed);
    TcpStream::connect(address.ok_or("not an address out there")?).await.map_err(|error| error.to_string())
}

async fn exchange<S>(
    stream: S,
    destination: &Destination,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<StatusCode, String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(|error| error.to_string())?;
    let connection = tokio::spawn(connection);
    let authority = destination.uri.authority().map(ToString::to_string).unwrap_or_default();
    let path = destination.uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request =
        Request::post(path).header(header::HOST, authority).header(header::USER_AGENT, "parlour");
    for (name, value) in headers {
        let value = HeaderValue::from_str(value).map_err(|error| error.to_string())?;
        request = request.header(name, value);
    }
    let request = request.body(Full::new(Bytes::from(body))).map_err(|error| error.to_string())?;
    let response = sender.send_request(request).await.map_err(|error| error.to_string());
    connection.abort();
    Ok(response?.status())
}
