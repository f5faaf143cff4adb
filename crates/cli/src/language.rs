//! Which language to speak.

use parlour_words::{Lang, Words};

/// The words of the language asked for, or else of the one the environment is set to.
pub(crate) fn words(asked: Option<Lang>) -> &'static Words {
    Words::get(asked.unwrap_or_else(from_environment))
}

/// The first of the usual variables that is set decides.
fn from_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    set.map(|value| value.to_lowercase())
        .find(|value| !value.is_empty())
        .map_or(Lang::En, |value| of_locale(&value))
}

fn of_locale(locale: &str) -> Lang {
    let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    code.parse().unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        assert_eq!(of_locale("fr_fr.utf-8"), Lang::Fr);
        assert_eq!(of_locale("fr"), Lang::Fr);
        assert_eq!(of_locale("de_de.utf-8"), Lang::En);
        assert_eq!(of_locale("c"), Lang::En);
    }
}
