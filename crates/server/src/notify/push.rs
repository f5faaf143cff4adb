//! Notices of browsers and telephones: sealed for the browser (RFC 8291), signed by the site (RFC 8292), handed to the
//! browser's own post (RFC 8030). With `ring`, which is here already for TLS.

use axum::http::{HeaderName, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use parlour_hub::{Mistake, secret};
use parlour_store::{Hidden, Moment, NewTarget, PersonId, Target, TargetKind};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::Failure;
use super::call::{Destination, post};
use super::letter::Letter;
use crate::app::App;
use crate::problem::{Outcome, Problem};

/// What the store knows the site's key by.
const SITE_KEY: &str = "push";
/// The post keeps a message for a browser that is off so long, in seconds.
const KEPT: u32 = 24 * 3600;
/// A signature is good for so long, in seconds.
const SIGNED: i64 = 12 * 3600;
/// The length of a point of the curve, not compressed.
const POINT: usize = 65;
/// The length of a sealed record: ours is one, shorter than this.
const RECORD: u32 = 4096;

/// What a browser wants its messages sealed with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct BrowserKeys {
    /// Its public key, in base64.
    pub(crate) p256dh: String,
    /// A secret of its own, in base64.
    pub(crate) auth: String,
}

impl BrowserKeys {
    /// The point and the secret, if they are of the right length.
    fn read(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        let plain = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let (point, auth) = (plain(&self.p256dh)?, plain(&self.auth)?);
        (point.len() == POINT && point[0] == 4 && auth.len() == 16).then_some((point, auth))
    }
}

/// The key the site signs with.
pub(crate) struct SiteKey(EcdsaKeyPair);

impl SiteKey {
    /// A new one, as it is kept.
    fn fresh() -> Result<Vec<u8>, Unspecified> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(made.as_ref().to_vec())
    }

    fn read(kept: &[u8]) -> Option<Self> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new()).ok().map(Self)
    }

    /// What browsers know it by.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.0.public_key())
    }

    /// Says to a browser's post who we are.
    fn sign(&self, audience: &str, subject: &str, now: Moment) -> Result<String, Unspecified> {
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let body = part(json!({ "aud": audience, "exp": now.0 / 1000 + SIGNED, "sub": subject }));
        let signed = format!("{head}.{body}");
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

/// So many bytes of a key.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    key.expand(info, Bytes(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// Seals a text for a browser with a key that is used once.
fn seal(text: &[u8], point: &[u8], auth: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let once = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own = once.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let shared = agree_ephemeral(once, &UnparsedPublicKey::new(&ECDH_P256, point), <[u8]>::to_vec)?;
    seal_with(text, &shared, (point, own.as_ref()), auth, salt)
}

/// The same when everything is given.
fn seal_with(
    text: &[u8],
    shared: &[u8],
    (theirs, own): (&[u8], &[u8]),
    auth: &[u8],
    salt: [u8; 16],
) -> Result<Vec<u8>, Unspecified> {
    let key = Salt::new(HKDF_SHA256, auth).extract(shared);
    let key: [u8; 32] = expand(&key, &[b"WebPush: info\0", theirs, own])?;
    let key = Salt::new(HKDF_SHA256, &salt).extract(&key);
    let nonce: [u8; 12] = expand(&key, &[b"Content-Encoding: nonce\0"])?;
    let cipher: [u8; 16] = expand(&key, &[b"Content-Encoding: aes128gcm\0"])?;
    let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &cipher)?);
    // The last record ends with a two.
    let mut sealed = [text, &[2u8][..]].concat();
    cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
    Ok([&salt[..], &RECORD.to_be_bytes()[..], &[POINT as u8][..], own, &sealed[..]].concat())
}

impl App {
    /// The key of the site; all nodes have the same, made at the first start that needs one.
    pub(crate) async fn site_key(&self) -> Outcome<&SiteKey> {
        let make = || async {
            let fresh = SiteKey::fresh().map_err(|_| Problem::Internal)?;
            let kept = self.store.site_key(SITE_KEY, fresh).await?;
            SiteKey::read(&kept).ok_or(Problem::Internal)
        };
        self.courier.site_key.get_or_try_init(make).await
    }

    /// A browser wants to be told.
    pub(crate) async fn subscribe(
        &self,
        person: PersonId,
        endpoint: &str,
        keys: &BrowserKeys,
        label: &str,
    ) -> Outcome<Target> {
        let destination = Destination::read(endpoint)
            .filter(|destination| destination.secure || self.config.local_webhooks);
        destination.and(keys.read()).ok_or(Problem::Bad(Mistake::Push))?;
        let new = NewTarget {
            kind: TargetKind::Push,
            address: endpoint.to_owned(),
            keys: Some(json!(keys).to_string()),
            label: label.chars().filter(|letter| !letter.is_control()).take(60).collect(),
            secret: Hidden(secret::fresh()?),
            verified: true,
        };
        Ok(self.store.put_target(person, new, self.clock.now()).await?)
    }

    pub(super) async fn push(&self, target: &Target, letter: &Letter) -> Result<(), Failure> {
        let trouble = |why: &str| Failure::Trouble(why.to_owned());
        let keys: Option<BrowserKeys> =
            target.keys.as_deref().and_then(|keys| serde_json::from_str(keys).ok());
        let (point, auth) =
            keys.and_then(|keys| keys.read()).ok_or_else(|| Failure::Gone("no keys".into()))?;
        let destination = Destination::read(&target.address).ok_or_else(|| trouble("not an address"))?;
        let sealed =
            seal(&payload(letter), &point, &auth).map_err(|_| Failure::Gone("the keys are none".into()))?;
        let key = self.site_key().await.map_err(|problem| trouble(problem.code()))?;
        let subject = Some(self.public()).filter(|address| address.starts_with("https:"));
        let subject = subject.unwrap_or("https://parlour.invalid");
        let signed = key
            .sign(&destination.origin(), subject, self.clock.now())
            .map_err(|_| trouble("no signature"))?;
        let headers = [
            (header::AUTHORIZATION, signed),
            (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
            (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
            (HeaderName::from_static("ttl"), KEPT.to_string()),
            (HeaderName::from_static("urgency"), "normal".to_owned()),
        ];
        post(&destination, &headers, sealed, self.config.local_webhooks).await
    }
}

/// What the service worker is told: what to show, and where it leads.
fn payload(letter: &Letter) -> Vec<u8> {
    let one = letter.lines.first().filter(|_| letter.lines.len() == 1);
    let body = match one {
        Some(line) => line.with.clone(),
        None => letter.lines.iter().take(4).map(|line| line.title.as_str()).collect::<Vec<_>>().join("\n"),
    };
    json!({
        "title": letter.title(),
        "body": body,
        // Of the site itself: whatever was sent on the way, only a path of ours is opened.
        "url": one.map_or("/", |line| path(&line.url)),
        "tag": one.map_or("parlour", |line| line.table.as_str()),
        "count": letter.waiting,
    })
    .to_string()
    .into_bytes()
}

/// The path of an address of ours.
fn path(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    url[host..].find('/').map_or("/", |at| &url[host + at..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// RFC 8291, section 5 and appendix A: the printed example.
    #[test]
    fn a_message_is_sealed_as_the_standard_prints_it() {
        let sealed = seal_with(
            b"When I grow up, I want to be a watermelon",
            &plain("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            (
                &plain(
                    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                ),
                &plain(
                    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                ),
            ),
            &plain("BTBZMqHH6r4Tts7J_aSIgg"),
            plain("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
        );
        let printed = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed.unwrap()), printed);
    }

    #[test]
    fn a_key_is_kept_as_it_was_made() {
        let kept = SiteKey::fresh().unwrap();
        let (one, two) = (SiteKey::read(&kept).unwrap(), SiteKey::read(&kept).unwrap());
        assert_eq!(one.public(), two.public());
        assert_eq!(BASE64.decode(one.public()).unwrap().len(), POINT);
        assert!(SiteKey::read(b"not a key").is_none());
    }

    #[test]
    fn only_paths_of_ours_are_opened() {
        assert_eq!(path("https://parlour.example/t/abc?key=1"), "/t/abc?key=1");
        assert_eq!(path("https://parlour.example"), "/");
    }
}
