//! E-mail by SMTP.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use parlour_store::Person;
use parlour_words::{Lang, Words};

use super::{Notice, Occasion};
use crate::config::MailConfig;

/// A dead mail server holds up notices for so long.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends e-mail.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
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

    /// Sends a plain letter.
    pub(crate) async fn write(&self, email: &str, subject: String, body: String) -> Result<(), String> {
        let to = email.parse().map_err(|_| "not an e-mail address".to_owned())?;
        let message = Message::builder().from(self.from.clone()).to(Mailbox::new(None, to)).subject(subject);
        let message = message.body(body).map_err(|error| error.to_string())?;
        self.transport.send(message).await.map(|_| ()).map_err(|error| error.to_string())
    }

    pub(super) async fn send(
        &self,
        person: &Person,
        email: &str,
        notice: &Notice,
        address: &str,
    ) -> Result<(), String> {
        let to = email.parse().map_err(|_| "not an e-mail address".to_owned())?;
        let lang: Lang = person.lang.parse().unwrap_or_default();
        let (subject, body) = text(lang, &person.name, notice, address);
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .body(body)
            .map_err(|error| error.to_string())?;
        self.transport.send(message).await.map(|_| ()).map_err(|error| error.to_string())
    }
}

fn text(lang: Lang, name: &str, notice: &Notice, address: &str) -> (String, String) {
    let game = parlour_model::game_name(Words::get(lang), &notice.game);
    let (subject, line) = match (lang, notice.occasion) {
        (Lang::Fr, Occasion::YourTurn) => (format!("À vous de jouer : {game}"), "La table vous attend :"),
        (Lang::Fr, Occasion::GameOver) => (format!("Partie terminée : {game}"), "Voici le résultat :"),
        (Lang::Fr, Occasion::Rematch) => (format!("On rejoue : {game}"), "Votre place vous attend :"),
        (Lang::En, Occasion::Rematch) => (format!("Once more: {game}"), "Your seat waits for you:"),
        (Lang::Fr, Occasion::Invitation) => (format!("Votre groupe joue : {game}"), "On vous attend :"),
        (Lang::En, Occasion::Invitation) => (format!("Your group plays: {game}"), "You are expected:"),
        (Lang::En, Occasion::YourTurn) => (format!("Your turn: {game}"), "The table waits for you:"),
        (Lang::En, Occasion::GameOver) => (format!("The game is over: {game}"), "See how it ended:"),
    };
    let end = match lang {
        Lang::Fr => "Vous pouvez couper ces messages dans vos réglages.",
        Lang::En => "You can turn these messages off in your settings.",
    };
    (subject, format!("{name},\n\n{line} {address}\n\n{end}\n"))
}
