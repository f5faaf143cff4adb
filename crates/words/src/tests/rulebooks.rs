//! Every rule has its paragraph, in both languages.

use super::files::{messages, sources};
use super::{EN, FR, words};
use crate::Lang;
use crate::library::GAMES;

/// What a text calls a rule: a prefix, a dash, a number.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '.');
    words.map(|word| word.trim_end_matches('.')).filter(|word| {
        GAMES.iter().any(|game| word.strip_prefix(game.prefix).is_some_and(|rest| rest.starts_with('-')))
    })
}

#[test]
fn chapters_gather_the_rules_of_their_number() {
    for lang in Lang::ALL {
        for game in GAMES {
            for chapter in &words(lang).rulebook(game.prefix).unwrap().chapters {
                assert!(!chapter.rules.is_empty() && !chapter.title.is_empty(), "{chapter:?}");
                let start = format!("{}-{}.", game.prefix, chapter.number);
                for rule in &chapter.rules {
                    assert!(rule.id.starts_with(&start), "{} in chapter {}", rule.id, chapter.number);
                }
            }
        }
    }
}

/// The game that is played first is learnt first: variants follow the end and the score, in both languages alike.
#[test]
fn chapters_come_in_the_order_of_learning() {
    let variants: [(&str, &str, &[&str]); 4] = [
        ("ORA", "15", &["12", "13", "14"]),
        ("ORL", "11", &["12"]),
        ("BLF", "11", &["12", "13", "14"]),
        ("ABB", "19", &["20", "21", "22", "23", "24"]),
    ];
    let chapters = |prefix: &str, lang: Lang| -> Vec<String> {
        let book = words(lang).rulebook(prefix).expect("a rulebook");
        book.chapters.iter().map(|chapter| chapter.number.clone()).collect()
    };
    for game in GAMES {
        let [one, other] = [Lang::En, Lang::Fr].map(|lang| chapters(game.prefix, lang));
        assert_eq!(one, other, "{}", game.prefix);
    }
    for (prefix, end, later) in variants {
        let order = chapters(prefix, Lang::En);
        let end = order.iter().position(|chapter| chapter == end).expect("the end of the game");
        assert!(
            later.iter().all(|variant| order[end..].iter().any(|chapter| chapter == variant)),
            "{order:?}"
        );
    }
}

#[test]
fn rules_refer_to_rules_that_exist_and_to_the_same_ones() {
    for game in GAMES {
        let (french, english) =
            (words(FR).rulebook(game.prefix).unwrap(), words(EN).rulebook(game.prefix).unwrap());
        for (here, there) in french.rules().zip(english.rules()) {
            let mut named: Vec<_> = references(&here.text).collect();
            let mut also: Vec<_> = references(&there.text).collect();
            named.sort_unstable();
            also.sort_unstable();
            assert_eq!(named, also, "{} refers to", here.id);
            for id in named {
                assert!(words(FR).rule(id).is_some(), "{} refers to {id}", here.id);
            }
        }
    }
}

#[test]
fn rules_are_plain_paragraphs() {
    for lang in Lang::ALL {
        for (name, source) in sources(lang).into_iter().filter(|(name, _)| name.contains("rules")) {
            for rule in messages(&name, source) {
                let text = rule.value.expect("a rule has a text");
                assert!(text.variables.is_empty() && rule.attributes.is_empty(), "{}", rule.id);
                assert!(!text.words.contains(['\n', '{', '|']), "{}", rule.id);
                let whole = rule.id.contains("chapter") || text.words.ends_with('.');
                assert!(whole, "{} in {lang} is a sentence", rule.id);
            }
        }
    }
}

#[test]
fn a_rule_is_found_by_its_id() {
    assert!(words(EN).rule("PIL-10.5").unwrap().starts_with("Metal"));
    assert!(words(FR).rule("PIL-10.5").unwrap().starts_with("Le métal"));
    for nonsense in ["PIL-99.1", "PIL", "", "XYZ-1.1", "PIL-chapter-4"] {
        assert_eq!(words(EN).rule(nonsense), None, "{nonsense}");
    }
    assert!(words(EN).rulebook("XYZ").is_none());
}

#[test]
fn rules_are_found_by_their_words() {
    let found = |lang, query| -> Vec<&str> {
        words(lang).rulebook("PIL").unwrap().search(query).iter().map(|rule| rule.id.as_str()).collect()
    };
    assert!(found(FR, "metal achete").contains(&"PIL-10.5"));
    assert!(found(FR, "MÉTAL").len() > 5);
    assert!(found(EN, "woodworker buying").contains(&"PIL-10.6"));
    assert_eq!(found(EN, "pil-10.6"), ["PIL-9.7", "PIL-10.6"], "the rule, and the one that names it");
    assert_eq!(found(EN, "zeppelin"), [""; 0]);
    assert_eq!(found(EN, " "), [""; 0]);
}

#[test]
fn a_rule_leads_to_those_it_names() {
    for lang in [EN, FR] {
        let book = words(lang).rulebook("PIL").unwrap();
        let named: Vec<&str> =
            book.named_by(book.rule("PIL-9.7").unwrap()).map(|rule| rule.id.as_str()).collect();
        assert_eq!(named, ["PIL-10.6", "PIL-10.8", "PIL-11.6"]);
        assert_eq!(book.named_by(book.rule("PIL-2.2").unwrap()).count(), 0);
    }
}
