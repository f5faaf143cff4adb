//! Problems as responses: JSON for programs, a page for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use parlour_core::Speak;
use parlour_pages as pages;
use parlour_store::StoreError;
use serde_json::json;

pub use parlour_hub::{Outcome, Problem};

/// What a handler of the API answers instead.
pub(crate) struct Failure(pub(crate) Problem);

/// What handlers of the API answer.
pub(crate) type Reply<T> = Result<T, Failure>;

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self(error.into())
    }
}

/// The status of the response.
pub(crate) fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::Bad(_) | Problem::Invalid(_) | Problem::Unreadable(..) | Problem::Setup(_) => {
            StatusCode::BAD_REQUEST
        }
        Problem::SignIn | Problem::WrongLogin => StatusCode::UNAUTHORIZED,
        Problem::Forbidden(_) => StatusCode::FORBIDDEN,
        Problem::NotFound => StatusCode::NOT_FOUND,
        Problem::Stale(_)
        | Problem::Conflict(_)
        | Problem::Taken(_)
        | Problem::Outdated(_)
        | Problem::NotNow(_)
        | Problem::OtherRules => StatusCode::CONFLICT,
        Problem::Refused(_) | Problem::Coached { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Problem::TooMany(_) | Problem::Crowded(_) => StatusCode::TOO_MANY_REQUESTS,
        Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// What a page says of a problem.
pub(crate) fn told(problem: &Problem) -> pages::Trouble {
    pages::Trouble { phrase: problem.phrase(), lost: matches!(problem, Problem::NotFound) }
}

impl IntoResponse for Failure {
    /// As the API answers.
    fn into_response(self) -> Response {
        let Self(problem) = self;
        let mut error = json!({ "code": problem.code(), "message": problem.message() });
        match &problem {
            Problem::Refused(reasons) => error["reasons"] = json!(reasons),
            Problem::Stale(revision) => error["place"] = json!(revision),
            _ => {}
        }
        let response = (status(&problem), Json(json!({ "error": error }))).into_response();
        say_when(response, &problem)
    }
}

/// Whoever came too often is told when to come back.
pub(crate) fn say_when(mut response: Response, problem: &Problem) -> Response {
    if let Problem::TooMany(seconds) | Problem::Crowded(seconds) = problem {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(*seconds));
    }
    response
}

/// A problem met before anybody knows who reads it.
pub(crate) fn plain(problem: &Problem, api: bool) -> Response {
    if api {
        return Failure(problem.clone()).into_response();
    }
    let page = pages::plain_problem(&problem.message());
    (status(problem), Html(page.into_string())).into_response()
}
