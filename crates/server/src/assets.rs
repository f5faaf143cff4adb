//! Serving styles, scripts and the icon: browsers keep them for good.
//!
//! Compressing well takes far longer than sending, so each is compressed when it is first asked for: pages, which name
//! them all, wait for none.

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use parlour_pages::assets::Asset;
use serde::Deserialize;

use crate::extract::Params;

#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Version {
    v: String,
}

/// Serves an asset. What is asked for by its hash never changes; anything else is looked at again soon.
pub(crate) async fn serve(
    Path(name): Path<String>,
    Params(version): Params<Version>,
    headers: HeaderMap,
) -> Response {
    let Some(asset) = Asset::find(&name) else { return StatusCode::NOT_FOUND.into_response() };
    respond(asset, &version.v, &headers).await
}

/// Serves a module of the table page.
pub(crate) async fn serve_module(
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(module) = Asset::module(&name) else { return StatusCode::NOT_FOUND.into_response() };
    respond(module, &version, &headers).await
}

async fn respond(asset: &'static Asset, version: &str, headers: &HeaderMap) -> Response {
    let lasting =
        if version == asset.hash { "public, max-age=31536000, immutable" } else { "public, max-age=300" };
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let packed = accepted.split(',').any(|entry| entry.trim() == "br");
    let brotli = if packed { compressed(asset).await } else { None };
    let mut response = brotli.unwrap_or(&asset.plain).into_response();
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if brotli.is_some() {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    response
}

/// The compressed bytes; the first to ask has them made, beside the requests.
async fn compressed(asset: &'static Asset) -> Option<&'static [u8]> {
    if asset.packed().is_none() {
        tokio::task::spawn_blocking(|| asset.pack()).await.ok()?;
    }
    asset.packed()
}
