//! Problems as responses: JSON for programs, a page for people.

use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;

use crate::problem::Problem;

impl IntoResponse for Problem {
    /// As the API answers.
    fn into_response(self) -> Response {
        let mut error = json!({ "code": self.code(), "message": self.message() });
        match &self {
            Self::Refused(reasons) => error["reasons"] = json!(reasons),
            Self::Stale(place) => error["place"] = json!(place),
            _ => {}
        }
        let mut response = (self.status(), Json(json!({ "error": error }))).into_response();
        if let Self::TooMany(seconds) = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A problem met before anybody knows who reads it.
pub(crate) fn plain(problem: &Problem, api: bool) -> Response {
    if api {
        return problem.clone().into_response();
    }
    let page = crate::pages::plain_problem(&problem.message());
    (problem.status(), Html(page.into_string())).into_response()
}
