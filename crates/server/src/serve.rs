//! The site on a socket, until a signal.
//!
//! Whoever connects has so long to ask for something, and so long for each request after it; one network has so many
//! connections at once. Half-open requests therefore cost their sender more than us.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use parlour_words::{Lang, Words};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::address::{Network, Share, Shares};
use crate::app::App;
use crate::{aside, router};

/// Open requests have so long to finish after a signal.
const GRACE: Duration = Duration::from_secs(10);
/// After a failure to take a connection, so long until the next try: files may be short.
const BREATH: Duration = Duration::from_millis(100);
/// A limit that is reached is spoken of so often.
const REMINDER: Duration = Duration::from_secs(10);
/// A peer that answers no ping for so long is gone.
const PING: Duration = Duration::from_secs(20);

/// The site has stopped.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// All requests were finished.
    Cleanly,
    /// Some were not in time.
    InAHurry,
}

/// Serves until `stop` is done; then streams end, open requests finish, and the store is closed.
///
/// # Errors
/// When the socket fails.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<Stopped> {
    prepare();
    let door = Door::new(&app);
    let open = GracefulShutdown::new();
    let mut stop = pin!(stop);
    let mut full = Reminder::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => match door.connections.take(peer.ip().into()) {
                Some(share) => door.admit(stream, peer, share, &open),
                None if full.is_due() => {
                    tracing::warn!(target: "parlour::refused", "too many connections from {}", peer.ip().to_canonical());
                }
                None => {}
            },
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    app.end_streams();
    let end = tokio::select! {
        () = open.shutdown() => Stopped::Cleanly,
        () = tokio::time::sleep(GRACE) => Stopped::InAHurry,
    };
    app.stop().await;
    Ok(end)
}

/// Serves the figures and the signs of life on an address of their own, until the site stops.
///
/// # Errors
/// When the socket fails.
pub async fn serve_aside(app: App, listener: TcpListener) -> std::io::Result<()> {
    let mut stopping = app.stopping();
    axum::serve(listener, aside(app))
        .with_graceful_shutdown(async move { drop(stopping.wait_for(|stopping| *stopping).await) })
        .await
}

/// Where connections come in.
struct Door {
    site: Router,
    builder: Builder<TokioExecutor>,
    connections: Arc<Shares<Network>>,
    first_request: Duration,
}

impl Door {
    fn new(app: &App) -> Self {
        let config = &app.config;
        let mut builder = Builder::new(TokioExecutor::new());
        builder.http1().timer(TokioTimer::new()).header_read_timeout(config.header_patience);
        builder
            .http2()
            .timer(TokioTimer::new())
            .keep_alive_interval(PING)
            .keep_alive_timeout(PING)
            .max_concurrent_streams(config.requests_at_once);
        Self {
            site: router(app.clone()),
            builder,
            connections: Shares::new(config.connections_each),
            first_request: config.header_patience,
        }
    }

    /// Serves a connection beside the others. One that has asked for nothing in time is closed.
    fn admit(&self, stream: TcpStream, peer: SocketAddr, share: Share<Network>, open: &GracefulShutdown) {
        let _ = stream.set_nodelay(true);
        let asked = Arc::new(AtomicBool::new(false));
        let (site, begun, patience) = (self.site.clone(), asked.clone(), self.first_request);
        let service = service_fn(move |mut request: Request<Incoming>| {
            begun.store(true, Ordering::Relaxed);
            request.extensions_mut().insert(ConnectInfo(peer));
            answer(site.clone(), request)
        });
        let connection = self.builder.serve_connection(TokioIo::new(stream), service).into_owned();
        let connection = open.watch(connection);
        tokio::spawn(async move {
            let _share = share;
            let mut connection = pin!(connection);
            tokio::select! {
                _ = &mut connection => return,
                () = tokio::time::sleep(patience) => {}
            }
            if asked.load(Ordering::Relaxed) {
                let _ = connection.await;
            }
        });
    }
}

async fn answer(site: Router, request: Request<Incoming>) -> Result<Response, Infallible> {
    site.oneshot(request.map(Body::new)).await
}

/// Says now and then that something goes on, not every time.
#[derive(Default)]
struct Reminder(Option<Instant>);

impl Reminder {
    fn is_due(&mut self) -> bool {
        let due = self.0.is_none_or(|last| last.elapsed() >= REMINDER);
        if due {
            self.0 = Some(Instant::now());
        }
        due
    }
}

/// Makes what every page needs beside the opening, so that the first to come need not wait for it.
fn prepare() {
    std::thread::spawn(|| {
        Words::get(Lang::default());
        parlour_pages::assets::prepare();
    });
}
