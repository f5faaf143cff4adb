//! Letters: the same words as text and as a page that mail programs can show, which know neither sheets of styles nor script.

use maud::{DOCTYPE, Markup, html};
use parlour_words::{Lang, Words};

/// What a letter says.
pub struct MailView {
    /// The language of its reader.
    pub lang: Lang,
    /// What it is about.
    pub title: String,
    /// What it tells.
    pub lines: Vec<MailLine>,
    /// Where to say that no more is wanted.
    pub stop: String,
    /// Where to say what is.
    pub settings: String,
}

/// One thing it tells.
pub struct MailLine {
    /// What, and of which game.
    pub title: String,
    /// With whom.
    pub with: String,
    /// Where it leads.
    pub url: String,
    /// The name of the picture that comes with the letter.
    pub picture: Option<String>,
}

const BODY: &str = "margin:0;padding:24px 12px;background:#f3ead7;color:#2b2118;font:16px/1.5 Georgia,'Times New Roman',serif";
const SHEET: &str = "max-width:600px;margin:0 auto;padding:24px;background:#fffaf0;border:1px solid #c9b48a;border-radius:6px";
const TITLE: &str = "margin:0 0 4px;font-size:20px;color:#8c1c13";
const BUTTON: &str = "display:inline-block;padding:10px 18px;background:#8c1c13;color:#ffffff;text-decoration:none;border-radius:4px";
const QUIET: &str = "margin:0 0 12px;color:#6b5a45;font-size:14px";
const PICTURE: &str =
    "display:block;width:100%;max-width:600px;height:auto;margin:0 0 16px;border:1px solid #c9b48a";

/// The letter as text.
pub fn mail_text(view: &MailView) -> String {
    let words = Words::get(view.lang);
    let told = view.lines.iter().map(|line| match line.with.as_str() {
        "" => format!("{}\n{}", line.title, line.url),
        with => format!("{} ({with})\n{}", line.title, line.url),
    });
    let mut parts: Vec<String> = told.collect();
    if parts.is_empty() {
        parts.push(view.title.clone());
    }
    let (settings, stop) = (words.word("mail-settings"), words.word("mail-stop"));
    parts.push(format!("-- \n{settings} {}\n{stop} {}\n", view.settings, view.stop));
    parts.join("\n\n")
}

/// The letter as a page.
pub fn mail_html(view: &MailView) -> Markup {
    let words = Words::get(view.lang);
    let main = html! {
        @for line in &view.lines {
            h1 style=(TITLE) { (line.title) }
            @if !line.with.is_empty() { p style=(QUIET) { (line.with) } }
            @if let Some(picture) = &line.picture {
                a href=(line.url) { img src={ "cid:" (picture) } alt=(words.word("mail-board")) style=(PICTURE); }
            }
            p style="margin:0 0 28px" { a href=(line.url) style=(BUTTON) { (words.word("mail-open")) } }
        }
        @if view.lines.is_empty() { p { (view.title) } }
        p style=(QUIET) {
            a href=(view.settings) style="color:#6b5a45" { (words.word("mail-settings-link")) }
            " · "
            a href=(view.stop) style="color:#6b5a45" { (words.word("mail-stop-link")) }
        }
    };
    sheet(view.lang, &view.title, &main)
}

/// The letter that asks whether a mailbox is its reader's: subject, text, page. Nothing that anybody has written is in it.
pub fn mail_question(lang: Lang, confirm: &str, site: &str) -> (String, String, Markup) {
    let words = Words::get(lang);
    let say = |key: &str| words.fill(key, &[("site", site.into())]);
    let (subject, what, else_) = (say("mail-question"), say("mail-question-text"), say("mail-question-else"));
    let text = format!("{what}\n{confirm}\n\n{else_}\n");
    let main = html! {
        h1 style=(TITLE) { (subject) }
        p { (what) }
        p { a href=(confirm) style=(BUTTON) { (say("mail-confirm")) } }
        p style=(QUIET) { (else_) }
    };
    let page = sheet(lang, &subject, &main);
    (subject, text, page)
}

fn sheet(lang: Lang, title: &str, main: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
            }
            body style=(BODY) { div style=(SHEET) { (main) } }
        }
    }
}
