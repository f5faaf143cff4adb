//! Server-sent events in pieces: what many readers are told alike is written once, and all of them are sent the same bytes.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt as _};
use parlour_hub::Told;

/// Says nothing, and keeps the connection open.
const SIGN_OF_LIFE: Bytes = Bytes::from_static(b":\n\n");
const END: Bytes = Bytes::from_static(b"\n\n");

/// The text of a position, as long as anybody is still sent it.
struct Shared(Arc<Told>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        &self.0.json
    }
}

/// What stands before the data of an event.
fn head(name: &str, id: Option<&str>) -> String {
    let id = id.map_or_else(String::new, |id| format!("id: {id}\n"));
    format!("event: {name}\n{id}data: ")
}

/// An event for one reader. Its data is one line, as JSON is.
pub(super) fn event(name: &str, id: Option<&str>, data: &str) -> Bytes {
    debug_assert!(!data.contains(['\n', '\r']), "data of one line");
    (head(name, id) + data + "\n\n").into()
}

/// An event whose data others are sent too.
pub(super) fn shared_event(name: &str, id: &str, told: &Arc<Told>) -> [Bytes; 3] {
    [head(name, Some(id)).into(), Bytes::from_owner(Shared(told.clone())), END]
}

/// A response that sends events as they come, and a sign of life where none has come for so long.
pub(super) fn response(pieces: impl Stream<Item = Bytes> + Send + 'static, heartbeat: Duration) -> Response {
    let sent = unfold(Box::pin(pieces), move |mut pieces| async move {
        let piece = tokio::time::timeout(heartbeat, pieces.next()).await;
        Some((Ok::<_, Infallible>(piece.unwrap_or(Some(SIGN_OF_LIFE))?), pieces))
    });
    let headers = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-cache")];
    (headers, Body::from_stream(sent)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_reads_like_what_is_not() {
        let data = "{\"at\":1}";
        let told = Arc::new(Told { json: data.into(), fingerprint: 1 });
        let pieces = shared_event("table", "1.0.0", &told).concat();
        assert_eq!(pieces, event("table", Some("1.0.0"), data));
        assert_eq!(event("problem", None, "gone"), "event: problem\ndata: gone\n\n");
    }

    #[tokio::test]
    async fn a_silent_stream_gives_signs_of_life() {
        let response = response(futures_util::stream::pending(), Duration::from_millis(1));
        let mut body = response.into_body().into_data_stream();
        assert_eq!(body.next().await.unwrap().unwrap(), SIGN_OF_LIFE);
    }
}
