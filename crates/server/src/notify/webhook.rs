//! Webhooks: what is told, for programs and in a sentence, in the shape the receiver takes.

use axum::http::header;
use parlour_hub::Mistake;
use serde_json::{Value, json};

use super::Failure;
use super::call::{Destination, post};
use super::letter::Letter;
use crate::problem::{Outcome, Problem};

/// May this be a webhook?
pub(crate) fn check(address: &str) -> Outcome<()> {
    let possible = address.len() <= 500 && Destination::read(address).is_some();
    if possible { Ok(()) } else { Err(Problem::Bad(Mistake::Webhook)) }
}

/// Tells the address what happened. An address that says it is gone may be there again tomorrow: only a person forgets it.
pub(super) async fn call(address: &str, letter: &Letter, local: bool) -> Result<(), Failure> {
    let destination = Destination::read(address).ok_or_else(|| Failure::Trouble("not an address".into()))?;
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned())];
    let body = shape(&destination.host, letter).to_string().into_bytes();
    match post(&destination, &headers, body, local).await {
        Err(Failure::Gone(why)) => Err(Failure::Trouble(why)),
        done => done,
    }
}

/// Chats take a sentence under their own name and nothing they do not know; others get it under all of these, with
/// everything a program wants to know.
fn shape(host: &str, letter: &Letter) -> Value {
    let sentence = letter.text();
    match host {
        "discord.com" | "discordapp.com" | "canary.discord.com" | "ptb.discord.com" => {
            // Nobody is called by name.
            json!({ "content": sentence, "allowed_mentions": { "parse": [] } })
        }
        "hooks.slack.com" | "hooks.slack-gov.com" => json!({ "text": sentence }),
        _ => {
            let notices: Vec<Value> = letter
                .lines
                .iter()
                .map(|line| json!({ "occasion": line.occasion.word(), "table": line.table, "game": line.game, "url": line.url }))
                .collect();
            let mut body = notices.first().cloned().unwrap_or_else(|| json!({ "occasion": "test" }));
            body["content"] = json!(sentence);
            body["text"] = json!(sentence);
            body["body"] = json!(sentence);
            body["msgtype"] = json!("m.text");
            body["notices"] = json!(notices);
            body
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notify::letter::Line;
    use parlour_model::Occasion;
    use parlour_words::Lang;

    fn letter() -> Letter {
        let line = |occasion, table: &str| Line {
            occasion,
            table: table.parse().unwrap(),
            game: "orleans".into(),
            title: "Your turn: Orléans".into(),
            with: "with Ada".into(),
            url: format!("https://parlour.example/t/{table}"),
        };
        let lines = vec![line(Occasion::YourTurn, "abc"), line(Occasion::Talk, "def")];
        Letter { lang: Lang::En, lines, waiting: 2, test: None }
    }

    #[test]
    fn only_plain_web_addresses_are_webhooks() {
        for good in ["https://example.com/hook?x=1", "http://example.com:8080/", "http://[2001:db8::1]/"] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in ["", "ftp://example.com", "/hook", "https://tom:secret@example.com/", "javascript:x"] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn chats_get_the_shape_they_take() {
        let sentence = "Your turn: Orléans (with Ada) https://parlour.example/t/abc\n\
                        Your turn: Orléans (with Ada) https://parlour.example/t/def";
        let discord = shape("discord.com", &letter());
        assert_eq!(discord, json!({ "content": sentence, "allowed_mentions": { "parse": [] } }));
        assert_eq!(shape("hooks.slack.com", &letter()), json!({ "text": sentence }));
        let matrix = shape("matrix.example", &letter());
        assert_eq!((&matrix["body"], &matrix["msgtype"]), (&json!(sentence), &json!("m.text")));
        assert_eq!(matrix["text"], sentence);
        assert_eq!(matrix["occasion"], "your-turn");
        assert_eq!(
            matrix["notices"][1],
            json!({ "occasion": "talk", "table": "def", "game": "orleans",
            "url": "https://parlour.example/t/def" })
        );
    }
}
