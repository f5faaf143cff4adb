//! What is told to somebody whose request did not work out: a status, a code, a sentence; never anything internal.

use axum::http::StatusCode;
use parlour_core::any::Reason;
use parlour_store::{Place, StoreError};

/// What every handler may answer instead.
#[derive(Clone, Debug)]
pub enum Problem {
    /// The request makes no sense: what is wrong with it.
    Bad(String),
    /// Somebody has to say who they are first.
    SignIn,
    /// Login or password are wrong.
    WrongLogin,
    /// This is not theirs to do.
    Forbidden(&'static str),
    /// There is no such thing, or they may not know of it.
    NotFound,
    /// The journal has moved on: this is where it stands.
    Stale(Place),
    /// Things are not so that this could be done.
    Conflict(&'static str),
    /// The rules forbid it.
    Refused(Vec<Reason>),
    /// The request is too large.
    TooLarge,
    /// Too many requests: try again after so many seconds.
    TooMany(u64),
    /// The database cannot be reached just now.
    Unavailable,
    /// The fault is ours.
    Internal,
}

/// What handlers answer.
pub type Outcome<T> = Result<T, Problem>;

impl Problem {
    /// The status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::SignIn | Self::WrongLogin => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Stale(_) | Self::Conflict(_) => StatusCode::CONFLICT,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A word programs can go by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Bad(_) => "bad-request",
            Self::SignIn => "sign-in",
            Self::WrongLogin => "wrong-login",
            Self::Forbidden(_) => "forbidden",
            Self::NotFound => "not-found",
            Self::Stale(_) => "stale",
            Self::Conflict(_) => "conflict",
            Self::Refused(_) => "refused",
            Self::TooLarge => "too-large",
            Self::TooMany(_) => "too-many",
            Self::Unavailable => "unavailable",
            Self::Internal => "internal",
        }
    }

    /// The sentence in English, as the API gives it.
    pub fn message(&self) -> String {
        match self {
            Self::Bad(what) => what.clone(),
            Self::SignIn => "Say who you are first: come as a guest, sign in, or send a token.".into(),
            Self::WrongLogin => "There is no account with this login and password.".into(),
            Self::Forbidden(why) | Self::Conflict(why) => (*why).into(),
            Self::NotFound => "There is no such thing here.".into(),
            Self::Stale(_) => "The table has moved on: this is how it stands now.".into(),
            Self::Refused(_) => "The rules forbid it.".into(),
            Self::TooLarge => "The request is too large.".into(),
            Self::TooMany(_) => "Too many requests: try again a little later.".into(),
            Self::Unavailable => {
                "The database cannot be reached just now; nothing is lost. Try again a little later.".into()
            }
            Self::Internal => "Something went wrong on our side; it has been noted.".into(),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound(_) => Self::NotFound,
            StoreError::Conflict { at } => Self::Stale(at),
            StoreError::Taken("login") => Self::Conflict("Somebody has this login already."),
            StoreError::Taken("seat") => Self::Conflict("Somebody was faster: the seat is taken."),
            StoreError::Taken("proposal") => Self::Conflict("Another proposal to go back stands already."),
            StoreError::Taken(_) => Self::Conflict("That is taken already."),
            StoreError::Outdated(_) => Self::Conflict("It was changed meanwhile: look again."),
            StoreError::Refused(why) => Self::Conflict(refusal(why)),
            StoreError::Invalid(what) => Self::Bad(format!("That is not a possible {what}.")),
            error if error.is_passing() => {
                tracing::warn!(%error, "the database failed");
                Self::Unavailable
            }
            error => {
                tracing::error!(%error, "the database failed");
                Self::Internal
            }
        }
    }
}

/// The store's reasons as sentences.
fn refusal(why: &'static str) -> &'static str {
    match why {
        "a seat is open" => "A seat is still open.",
        "the table has started" => "The game has started.",
        "there is nothing to take back" => "There is nothing to take back.",
        "there are too many tokens" => "There are too many tokens: remove one first.",
        "only a guest can become an account" => "You have an account already.",
        _ => "That is not possible now.",
    }
}
