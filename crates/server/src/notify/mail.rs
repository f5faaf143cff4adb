//! E-mail: text and pages of UTF-8, with the board as a picture, and a way to have no more of it.

use std::time::Duration;

use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, Message, MultiPart, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use parlour_pages::MailView;
use parlour_words::Lang;

use super::Failure;
use super::letter::Letter;
use crate::config::MailConfig;

/// A mail server may take so long.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends e-mail.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// What goes into an envelope.
pub(super) struct Mail<'a> {
    pub(super) to: &'a str,
    pub(super) letter: &'a Letter,
    /// The boards of the first lines, as far as there are pictures of them.
    pub(super) pictures: Vec<Option<Vec<u8>>>,
    /// Where to say that no more is wanted.
    pub(super) stop: &'a str,
    /// Where to say what is.
    pub(super) settings: &'a str,
}

impl Mailer {
    /// A mailer for these settings; none without any.
    pub(crate) fn new(config: Option<&MailConfig>) -> Result<Option<Self>, String> {
        let Some(config) = config else { return Ok(None) };
        let from = config.from.parse().map_err(|_| "the sender is no e-mail address".to_owned())?;
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.smtp)
            .map_err(|_| "the address of the SMTP server cannot be read".to_owned())?;
        Ok(Some(Self { transport: builder.timeout(Some(PATIENCE)).build(), from }))
    }

    /// Sends what is told.
    pub(super) async fn send(&self, mail: Mail<'_>) -> Result<(), Failure> {
        let (letter, text) = (mail.letter, parlour_pages::mail_text(&mail.view()));
        let html = parlour_pages::mail_html(&mail.view()).into_string();
        let mut shown = MultiPart::related().singlepart(SinglePart::html(html));
        for (at, picture) in mail.pictures.into_iter().enumerate() {
            if let Some(picture) = picture {
                let kind =
                    ContentType::parse("image/png").map_err(|error| Failure::Trouble(error.to_string()))?;
                shown = shown.singlepart(Attachment::new_inline(picture_id(at)).body(picture, kind));
            }
        }
        let body = MultiPart::alternative().singlepart(SinglePart::plain(text)).multipart(shown);
        let message = self.to(mail.to)?.subject(letter.title());
        let message = message.header(ListUnsubscribe(format!("<{}>", mail.stop))).header(OneClick);
        self.post(message.multipart(body)).await
    }

    /// Asks whether an address is its owner's. Nothing that anybody has written is in it.
    pub(super) async fn ask(&self, to: &str, lang: Lang, confirm: &str, public: &str) -> Result<(), Failure> {
        let (subject, text, html) = parlour_pages::mail_question(lang, confirm, public);
        let body = MultiPart::alternative()
            .singlepart(SinglePart::plain(text))
            .singlepart(SinglePart::html(html.into_string()));
        self.post(self.to(to)?.subject(subject).multipart(body)).await
    }

    /// Sends a plain letter that is no notice.
    pub(crate) async fn write(&self, to: &str, subject: String, body: String) -> Result<(), Failure> {
        self.post(self.to(to)?.subject(subject).singlepart(SinglePart::plain(body))).await
    }

    fn to(&self, to: &str) -> Result<lettre::message::MessageBuilder, Failure> {
        let to = to.parse().map_err(|_| Failure::Trouble("not an e-mail address".into()))?;
        Ok(Message::builder().from(self.from.clone()).to(Mailbox::new(None, to)))
    }

    async fn post(&self, message: Result<Message, lettre::error::Error>) -> Result<(), Failure> {
        let message = message.map_err(|error| Failure::Trouble(error.to_string()))?;
        self.transport.send(message).await.map(|_| ()).map_err(|error| {
            // A mailbox that is refused for good is no trouble of the moment, but may be spelled right tomorrow.
            Failure::Trouble(error.to_string())
        })
    }
}

impl Mail<'_> {
    fn view(&self) -> MailView {
        let lines = self.letter.lines.iter().enumerate().map(|(at, line)| parlour_pages::MailLine {
            title: line.title.clone(),
            with: line.with.clone(),
            url: line.url.clone(),
            picture: self.pictures.get(at).is_some_and(Option::is_some).then(|| picture_id(at)),
        });
        MailView {
            lang: self.letter.lang,
            title: self.letter.title(),
            lines: lines.collect(),
            stop: self.stop.to_owned(),
            settings: self.settings.to_owned(),
        }
    }
}

fn picture_id(at: usize) -> String {
    format!("board-{at}")
}

/// Where a mail program says that no more is wanted (RFC 2369).
#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

/// It takes one click, without a page (RFC 8058).
#[derive(Clone)]
struct OneClick;

impl Header for OneClick {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}
