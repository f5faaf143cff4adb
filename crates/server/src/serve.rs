//! The site on a socket, until a signal.

use std::net::SocketAddr;
use std::time::Duration;

use parlour_words::{Lang, Words};
use tokio::net::TcpListener;

use crate::app::App;
use crate::{assets, router};

/// Open requests have so long to finish after a signal.
const GRACE: Duration = Duration::from_secs(10);

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
    let routes = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let ending = app.clone();
    let mut stopping = app.stopping();
    let site = axum::serve(listener, routes).with_graceful_shutdown(async move {
        stop.await;
        ending.end_streams();
    });
    let too_late = async move {
        let _ = stopping.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(GRACE).await;
    };
    let end = tokio::select! {
        served = site.into_future() => served.map(|()| Stopped::Cleanly),
        () = too_late => Ok(Stopped::InAHurry),
    };
    app.stop().await;
    end
}

/// Makes what every page needs beside the opening, so that the first to come need not wait for it.
fn prepare() {
    std::thread::spawn(|| {
        Words::get(Lang::default());
        assets::prepare();
    });
}
