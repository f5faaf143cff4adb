//! `parlour rules`: the rulebook in our own words, and which rules the tests prove.

use std::fmt::Write as _;

use parlour_core::Phrase;
use parlour_words::{Rulebook, Words};

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::{coverage, games, language, target, text};

pub(crate) fn run(args: &RulesArgs) -> Result<(), Failure> {
    let game = target::game(&args.game)?;
    let about = game.about();
    if args.coverage {
        return coverage::run(about.id, args.json);
    }
    let words = language::words(args.lang);
    let book = words
        .rulebook(about.prefix)
        .ok_or_else(|| Failure::Failed(format!("the rules of {} are not written yet", about.id)))?;
    if let Some(id) = &args.id {
        return text::print(&one(book, id)?);
    }
    let whole = whole(&games::name(about.id, words), book);
    text::print(&(whole + &reconstructed(words, &game.reconstructed())))
}

fn one(book: &Rulebook, id: &str) -> Result<String, Failure> {
    let rule = book.rules().find(|rule| rule.id.eq_ignore_ascii_case(id));
    let rule = rule
        .ok_or_else(|| Failure::Usage(format!("there is no rule '{id}': ids look like {}", example(book))))?;
    Ok(text::paragraph(&rule.id, &rule.text))
}

fn example(book: &Rulebook) -> &str {
    book.rules().next().map_or("PIL-4.3", |rule| &rule.id)
}

fn whole(name: &str, book: &Rulebook) -> String {
    let mut out = format!("{name}\n");
    for chapter in &book.chapters {
        let _ = writeln!(out, "\n{}. {}\n", chapter.number, chapter.title);
        out.extend(chapter.rules.iter().map(|rule| text::paragraph(&rule.id, &rule.text)));
    }
    out
}

/// Which printed values are our own, so that an owner of the box knows what to check.
fn reconstructed(words: &Words, rows: &[Phrase]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let mut out = format!("\n{}\n\n", words.word("rules-reconstructed"));
    out.extend(rows.iter().map(|row| text::paragraph("-", &words.say(row, &[]))));
    out
}

/// The paragraph behind a rule id, if it is written.
pub(crate) fn paragraph(words: &Words, id: &str) -> String {
    words.rule(id).map_or_else(|| format!("{id}\n"), |rule| text::paragraph(id, rule))
}
