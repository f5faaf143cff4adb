//! Who asks: a cookie, a token, or a stranger.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use parlour_hub::{Denial, secret};
use parlour_model::Settings;
use parlour_pages::{PersonCard, Viewer};
use parlour_store::{Kind, Person, PersonId, SecretHash, StoreError};
use parlour_words::Lang;

use crate::address::{FORWARDED, Network, caller, is_public};
use crate::app::App;
use crate::problem::{Outcome, Problem};

/// The cookie of a session.
pub(crate) const COOKIE: &str = "parlour";
/// The cookie of the language.
pub(crate) const LANG_COOKIE: &str = "lang";
/// The cookie that names the games somebody has begun here: they are not asked again whether they know them.
pub(crate) const PLAYED_COOKIE: &str = "played";
/// The cookie of the theme, for strangers; people have it in their settings.
pub(crate) const THEME_COOKIE: &str = "theme";
/// The most people remembered.
const REMEMBERED: usize = 50_000;

/// How somebody proved who they are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Proof {
    /// A cookie with this hash.
    Cookie(SecretHash),
    /// A token with this hash.
    Token(SecretHash),
}

/// Whoever asks: what pages know of them ([`Viewer`]), and how we know.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The person, unless it is a stranger.
    pub(crate) person: Option<Arc<Person>>,
    viewer: Viewer,
    pub(crate) proof: Option<Proof>,
    /// Where the request comes from.
    pub(crate) address: IpAddr,
    pub(crate) network: Network,
    cookies: HashMap<String, String>,
    /// The database could not say who this is.
    trouble: Option<Problem>,
}

impl Deref for Reader {
    type Target = Viewer;

    fn deref(&self) -> &Viewer {
        &self.viewer
    }
}

/// A person as pages show them.
pub(crate) fn card(person: &Person) -> PersonCard {
    PersonCard {
        name: person.name.clone(),
        kind: person.kind.name(),
        is_guest: person.kind == Kind::Guest,
        login: person.login.clone(),
        email: person.email.clone(),
    }
}

impl Reader {
    /// The person, or a problem for strangers.
    pub(crate) fn known(&self) -> Outcome<&Person> {
        match (&self.person, &self.trouble) {
            (Some(person), _) => Ok(person.as_ref()),
            (None, Some(trouble)) => Err(trouble.clone()),
            (None, None) => Err(Problem::SignIn),
        }
    }

    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    /// The key of a private table that a link left with the reader.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let cookies = cookies(&parts.headers);
        let address = address(app, parts);
        let origin = origin(app, &parts.headers);
        let (found, trouble) = match find(app, &parts.headers, &cookies).await {
            Ok(Some((known, _))) if known.person.banned => (None, Some(Problem::Forbidden(Denial::Banned))),
            Ok(found) => (found, None),
            Err(trouble) => (None, Some(trouble)),
        };
        let (known, proof) = found.unzip();
        let (person, settings) = known.map(|known| (known.person, known.settings)).unzip();
        let settings = settings.unwrap_or_default();
        let lang = language(&cookies, person.as_deref(), &parts.headers);
        let theme = match &person {
            Some(_) => settings.theme,
            None => cookies.get(THEME_COOKIE).and_then(|word| word.parse().ok()).unwrap_or_default(),
        };
        let waiting = waiting(app, person.as_deref(), parts).await;
        let place = place(parts);
        let played = cookies.get(PLAYED_COOKIE).cloned().unwrap_or_default();
        let viewer = Viewer {
            person: person.as_deref().map(card),
            settings,
            lang,
            theme,
            waiting,
            played,
            origin,
            place,
        };
        Ok(Self { person, viewer, proof, address, network: address.into(), cookies, trouble })
    }
}

/// A person, with their choices as they were read once.
#[derive(Clone)]
struct Known {
    person: Arc<Person>,
    settings: Settings,
}

impl Known {
    fn new(person: Person) -> Self {
        Self { settings: Settings::read(&person.settings), person: Arc::new(person) }
    }
}

/// People found lately, by the hash of what they showed.
pub(crate) struct Sessions {
    believed: Duration,
    found: Mutex<HashMap<SecretHash, (Instant, Known)>>,
}

impl Sessions {
    /// Whoever was found is believed for so long, unless news of them comes.
    pub(crate) fn new(believed: Duration) -> Self {
        Self { believed, found: Mutex::default() }
    }

    fn find(&self, hash: &SecretHash) -> Option<Known> {
        let remembered = self.found.lock().ok()?;
        let (since, known) = remembered.get(hash)?;
        (since.elapsed() < self.believed).then(|| known.clone())
    }

    fn remember(&self, hash: SecretHash, person: Person) -> Known {
        let known = Known::new(person);
        if let Ok(mut remembered) = self.found.lock() {
            if remembered.len() >= REMEMBERED {
                remembered.retain(|_, (since, _)| since.elapsed() < self.believed);
            }
            if remembered.len() < REMEMBERED {
                remembered.insert(hash, (Instant::now(), known.clone()));
            }
        }
        known
    }

    /// Anybody may have changed.
    pub(crate) fn forget_all(&self) {
        if let Ok(mut remembered) = self.found.lock() {
            remembered.clear();
        }
    }

    /// A person has changed, or one of their secrets ends.
    pub(crate) fn forget(&self, person: PersonId) {
        if let Ok(mut remembered) = self.found.lock() {
            remembered.retain(|_, (_, known)| known.person.id != person);
        }
    }
}

async fn find(
    app: &App,
    headers: &HeaderMap,
    cookies: &HashMap<String, String>,
) -> Outcome<Option<(Known, Proof)>> {
    let now = app.clock.now();
    if let Some(token) = bearer(headers) {
        let hash = SecretHash::of(token.as_bytes());
        if let Some(known) = app.sessions.find(&hash) {
            return Ok(Some((known, Proof::Token(hash))));
        }
        let person = Box::pin(async {
            let Some(token) = absent(app.store.token(&hash, now).await)? else { return Ok(None) };
            absent(app.store.person(token.person).await)
        });
        return Ok(person.await?.map(|person| (app.sessions.remember(hash, person), Proof::Token(hash))));
    }
    let Some(secret) = cookies.get(COOKIE).filter(|secret| secret.len() == 64) else { return Ok(None) };
    let hash = SecretHash::of(secret.as_bytes());
    if let Some(known) = app.sessions.find(&hash) {
        return Ok(Some((known, Proof::Cookie(hash))));
    }
    let person = Box::pin(async {
        let Some(session) = absent(app.store.session(&hash, now).await)? else { return Ok(None) };
        absent(app.store.person(session.person).await)
    });
    Ok(person.await?.map(|person| (app.sessions.remember(hash, person), Proof::Cookie(hash))))
}

/// Is what the reader showed still worth something? A database that cannot say does not end anything.
pub(crate) async fn is_still_valid(app: &App, reader: &Reader) -> bool {
    let now = app.clock.now();
    let found = match &reader.proof {
        Some(Proof::Cookie(hash)) => absent(app.store.session(hash, now).await).map(|found| found.is_some()),
        Some(Proof::Token(hash)) => absent(app.store.token(hash, now).await).map(|found| found.is_some()),
        None => Ok(true),
    };
    found.unwrap_or(true)
}

/// What is not there is no failure here.
fn absent<T>(found: Result<T, StoreError>) -> Outcome<Option<T>> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(StoreError::NotFound(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

fn cookies(headers: &HeaderMap) -> HashMap<String, String> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// The address a request comes from.
fn address(app: &App, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let own = peer.is_none_or(|peer| !is_public(peer.ip()));
    if app.config.proxies == 0 && own && parts.headers.contains_key(FORWARDED) {
        app.forgotten_proxy.call_once(|| {
            tracing::warn!("a proxy tells whom it speaks for, but is not trusted: everybody counts as one caller (--behind-proxy)");
        });
    }
    caller(app.config.proxies, &parts.headers, peer)
        .unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
        .to_canonical()
}

/// The host the browser asked for, under the scheme of the site: a link that is shown works where it is shown.
fn origin(app: &App, headers: &HeaderMap) -> String {
    let public = app.config.public_url.trim_end_matches('/');
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match (host, public.split_once("://")) {
        (Some(host), Some((scheme, _))) => format!("{scheme}://{host}"),
        _ => public.to_owned(),
    }
}

/// Where somebody is who asks: the page they open, or the page from which they send a form.
fn place(parts: &Parts) -> String {
    if parts.method == Method::GET {
        return parts.uri.path_and_query().map_or("/", |place| place.as_str()).to_owned();
    }
    came_from(&parts.headers)
}

/// The page a form was sent from, if it is one of ours.
pub(crate) fn came_from(headers: &HeaderMap) -> String {
    let referer = headers.get(header::REFERER).and_then(|page| page.to_str().ok()).unwrap_or_default();
    let path = referer.split_once("://").and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
    path.unwrap_or("/").to_owned()
}

/// How many tables wait for somebody who opens a page: its header says so.
async fn waiting(app: &App, person: Option<&Person>, parts: &Parts) -> usize {
    let Some(person) = person.filter(|_| parts.method == Method::GET) else { return 0 };
    if parts.uri.path().starts_with("/api/") {
        return 0;
    }
    app.hub.waiting(person.id).await
}

/// A person's own choice goes before what a device remembers, and that before what the browser asks for.
fn language(cookies: &HashMap<String, String>, person: Option<&Person>, headers: &HeaderMap) -> Lang {
    let chosen = cookies.get(LANG_COOKIE).and_then(|code| code.parse().ok());
    let own = || person.and_then(|person| person.lang.parse().ok());
    let accepted = || Lang::accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?);
    own().or(chosen).or_else(accepted).unwrap_or_default()
}

/// May a cookie hold this as it is?
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_graphic() && !matches!(byte, b'"' | b',' | b';' | b'\\')
}

/// A cookie for this site alone, out of the reach of scripts.
pub(crate) fn cookie(app: &App, name: &str, value: &str, seconds: u64) -> HeaderValue {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    // What would end the value would begin an attribute.
    let value = if value.bytes().all(is_plain) { value } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

impl App {
    /// Begins a session for a person and gives its cookie. The secret of an older session is worth nothing any more.
    pub(crate) async fn begin_session(&self, person: PersonId, old: Option<Proof>) -> Outcome<HeaderValue> {
        let secret = secret::fresh()?;
        let expires = self.clock.now().after(self.config.session);
        self.store.create_session(person, SecretHash::of(secret.as_bytes()), expires).await?;
        if let Some(Proof::Cookie(hash)) = old {
            absent(self.store.revoke_session(&hash).await)?;
        }
        self.sessions.forget(person);
        Ok(cookie(self, COOKIE, &secret, self.config.session.as_secs()))
    }

    /// Ends the session somebody asks with; gives the cookie that removes theirs.
    pub(crate) async fn end_session(&self, reader: &Reader) -> Outcome<HeaderValue> {
        match reader.proof {
            Some(Proof::Cookie(hash)) => absent(self.store.revoke_session(&hash).await)?,
            Some(Proof::Token(hash)) => absent(self.store.revoke_token_of(&hash).await)?,
            None => None,
        };
        if let Some(person) = reader.id() {
            self.sessions.forget(person);
        }
        Ok(cookie(self, COOKIE, "", 0))
    }
}
