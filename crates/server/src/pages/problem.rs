//! Pages for what did not work out: a sentence, and a way on.

use maud::{DOCTYPE, Markup, html};
use parlour_words::Lang;

use super::{facts, layout};
use crate::assets;
use crate::problem::Problem;
use crate::session::Reader;

/// A problem as a page for a known reader.
pub(crate) fn problem(reader: &Reader, problem: &Problem) -> Markup {
    let lost = matches!(problem, Problem::NotFound);
    let title = reader.say(if lost { "site-lost" } else { "site-problem" });
    let text = if lost { reader.say("site-lost-text") } else { sentence(reader, problem) };
    notice(reader, &title, &text)
}

/// A page that says one thing.
pub(crate) fn notice(reader: &Reader, title: &str, text: &str) -> Markup {
    let main = html! {
        div class="column" {
            h1 { (title) }
            p class="intro" { (text) }
            p { a class="b go" href="/" { (reader.say("site-way-home")) } }
        }
    };
    layout(reader, title, &main)
}

/// What is the matter, in the reader's language. Of a sentence that ends in particulars of a program's own (`The answer
/// cannot be read: …`) others than English readers hear the beginning.
pub(crate) fn sentence(reader: &Reader, problem: &Problem) -> String {
    let message = problem.message();
    let known = |text: &str| Some(key(text)).filter(|key| reader.words().has(key));
    let beginning = || message.split_once(": ").and_then(|(beginning, _)| known(beginning));
    let general = format!("site-problem-{}", problem.code());
    if let Some(exact) = known(&message) {
        reader.say(&exact)
    } else if let Some(beginning) = beginning().filter(|_| reader.lang != Lang::En) {
        reader.say(&beginning)
    } else if reader.lang == Lang::En || !reader.words().has(&general) {
        message
    } else {
        reader.say(&general)
    }
}

/// The key of a sentence among the words.
fn key(sentence: &str) -> String {
    format!("said-{}", facts::slug(sentence))
}

/// A problem as a page before anybody knows who reads it.
pub(crate) fn plain_problem(message: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Parlour" }
                link rel="stylesheet" href=(assets::address("site.css"));
            }
            body {
                main class="page" {
                    div class="column" {
                        h1 { "Parlour" }
                        p class="intro" { (message) }
                        p { a class="b go" href="/" { "Parlour" } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use parlour_words::Words;

    use super::*;

    /// The literal sentences of problems in a source text; of a formatted one the part before what is filled in.
    fn sentences(source: &str) -> Vec<String> {
        let starts = ["::Bad(", "::Conflict(", "::Forbidden("];
        let after = starts.iter().flat_map(|start| source.split(start).skip(1));
        let literal = |rest: &str| {
            let rest = rest.trim_start().trim_start_matches("format!(").trim_start();
            let text = rest.strip_prefix('"')?.split('"').next()?;
            Some(text.split(": {").next().unwrap_or(text).to_owned())
        };
        // What stops the server from starting is for whoever starts it.
        let begins = |text: &String| text.starts_with(|letter: char| letter.is_uppercase() || letter == '\'');
        let for_readers = |text: &String| begins(text) && !text.contains('{');
        after.filter_map(literal).filter(for_readers).collect()
    }

    fn sources(folder: &Path, texts: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder of ours") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, texts);
            } else {
                texts.push(std::fs::read_to_string(&path).expect("a source of ours"));
            }
        }
    }

    #[test]
    fn every_sentence_of_a_problem_is_said_in_french() {
        let mut texts = Vec::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
        let all: Vec<String> = texts.iter().flat_map(|text| sentences(text)).collect();
        assert!(all.len() > 30, "{all:?}");
        let words = Words::get(Lang::Fr);
        let missing: Vec<&String> = all.iter().filter(|text| !words.has(&key(text))).collect();
        assert!(missing.is_empty(), "{missing:#?}");
    }
}
