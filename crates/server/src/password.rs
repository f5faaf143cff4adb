//! Passwords: argon2id, off the async threads, few at a time.

use std::sync::Arc;

use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use parlour_hub::{Mistake, secret};
use parlour_store::Hidden;
use tokio::sync::Semaphore;

use crate::problem::{Outcome, Problem};

/// How many hashes are computed at once.
const AT_ONCE: usize = 2;
/// The fewest and most bytes a password may have.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;

/// Hashes and checks passwords.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    params: Params,
    places: Arc<Semaphore>,
    /// What the password of nobody is checked against, so that unknown logins take as long as known ones.
    nobody: Arc<str>,
}

impl Passwords {
    pub(crate) fn new((memory, passes): (u32, u32)) -> Outcome<Self> {
        let params = Params::new(memory, passes, 1, None).map_err(|_| Problem::Internal)?;
        let nobody = hash(&params, &secret::fresh()?)?.into();
        Ok(Self { params, places: Arc::new(Semaphore::new(AT_ONCE)), nobody })
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Outcome<Hidden> {
        if !LENGTHS.contains(&password.len()) {
            return Err(Problem::Bad(Mistake::PasswordLength));
        }
        let params = self.params.clone();
        self.off_the_async_threads(move || hash(&params, &password)).await?.map(Hidden)
    }

    /// Is this the password behind the hash? Without a hash it takes as long to say no.
    pub(crate) async fn check(&self, password: String, hash: Option<Hidden>) -> Outcome<bool> {
        if password.len() > *LENGTHS.end() {
            return Ok(false);
        }
        let known = hash.is_some();
        let hash = hash.map_or_else(|| self.nobody.to_string(), |Hidden(hash)| hash);
        let fits = self
            .off_the_async_threads(move || {
                let parsed = PasswordHash::new(&hash).map_err(|_| Problem::Internal)?;
                Ok::<_, Problem>(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
            })
            .await??;
        Ok(fits && known)
    }

    async fn off_the_async_threads<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Outcome<T> {
        let _place = self.places.acquire().await.map_err(|_| Problem::Internal)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Internal)
    }
}

fn hash(params: &Params, password: &str) -> Outcome<String> {
    let mut bytes = [0; 16];
    secret::fill(&mut bytes)?;
    let salt = SaltString::encode_b64(&bytes).map_err(|_| Problem::Internal)?;
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    let hash = argon.hash_password(password.as_bytes(), &salt).map_err(|_| Problem::Internal)?;
    Ok(hash.to_string())
}
