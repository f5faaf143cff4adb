//! A table as somebody is about to set it up: read from a form, a preset or an older table, and put right.

use parlour_core::any::AnyGame;
use parlour_core::{About, Mode, SetupError};
use parlour_store::{Holder, SeatedTable, Visibility};

use crate::extract::Fields;
use crate::pages::Preset;

/// What the form for a new table holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    pub(crate) mode: Mode,
    pub(crate) seats: Vec<Chair>,
    pub(crate) pace: String,
    pub(crate) private: bool,
    /// The name of somebody who is not known yet.
    pub(crate) name: String,
    /// Were choices put back because they did not go together?
    pub(crate) put_right: bool,
}

/// Who is to sit at a seat: `me`, `open` or a level of bots; and under which name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    pub(crate) who: String,
    pub(crate) name: String,
}

impl Chair {
    fn of(who: &str) -> Self {
        Self { who: who.to_owned(), name: String::new() }
    }

    /// As the tables of the API spell it.
    pub(crate) fn spelled(&self) -> String {
        match (self.who.as_str(), self.name.trim()) {
            ("me", name) if !name.is_empty() => format!("me:{name}"),
            (who, _) => who.to_owned(),
        }
    }
}

impl Wish {
    /// A preset: its choices, me first, bots for the others.
    pub(crate) fn preset(about: &About, preset: Preset, level: &str) -> Self {
        let mode = Mode::choose(about, preset.players, preset.options.iter().copied());
        let mode = mode.or_else(|_| Mode::choose(about, None, [])).expect("the standard mode can be chosen");
        let seats = (0..mode.players).map(|seat| Chair::of(if seat == 0 { "me" } else { level })).collect();
        Self { mode, seats, pace: "live".into(), private: false, name: String::new(), put_right: false }
    }

    /// The same table as an older one of this person.
    pub(crate) fn again(about: &About, table: &SeatedTable, me: parlour_store::PersonId) -> Option<Self> {
        let mode: serde_json::Value = serde_json::from_str(&table.row.mode).ok()?;
        let options = mode["options"].as_object()?.iter();
        let options = options.filter_map(|(key, value)| Some((key.as_str(), value.as_str()?)));
        let players = u8::try_from(mode["players"].as_u64()?).ok()?;
        let seats = table.seats.iter().map(|seat| match &seat.holder {
            Holder::Person(person) if *person == me => Chair::of("me"),
            Holder::Bot(level) => Chair::of(level),
            _ => Chair::of("open"),
        });
        Some(Self {
            mode: Mode::choose(about, Some(players), options).ok()?,
            seats: seats.collect(),
            pace: table.row.pace.clone(),
            private: table.row.visibility == Visibility::Private,
            name: String::new(),
            put_right: false,
        })
    }

    /// Changes what a form says; what it does not say, or says wrongly, stays.
    pub(crate) fn with_form(mut self, game: &dyn AnyGame, fields: &Fields, level: &str) -> Self {
        let about = game.about();
        for (key, value) in fields {
            match (key.as_str(), key.strip_prefix("option:")) {
                (_, Some(option)) => {
                    let known = about.options.iter().find(|spec| spec.key == option);
                    if known.is_some_and(|spec| spec.values.contains(&value.as_str())) {
                        self.mode.options.insert(option.to_owned(), value.clone());
                    }
                }
                ("players", _) => {
                    let count =
                        value.parse().ok().filter(|count| about.counts().any(|known| known == *count));
                    self.mode.players = count.unwrap_or(self.mode.players);
                }
                ("pace", _) => self.pace.clone_from(value),
                ("private", _) => self.private = value == "yes",
                ("name", _) => self.name.clone_from(value),
                _ => {}
            }
        }
        let sitters = fields.iter().filter(|(key, _)| key == "seat").map(|(_, who)| who);
        for (number, who) in sitters.enumerate() {
            match self.seats.get_mut(number) {
                Some(chair) => chair.who.clone_from(who),
                None => self.seats.push(Chair::of(who)),
            }
        }
        for (key, name) in fields {
            let seat = key.strip_prefix("seat-name-").and_then(|number| number.parse::<usize>().ok());
            if let Some(chair) = seat.and_then(|seat| self.seats.get_mut(seat)) {
                chair.name.clone_from(name);
            }
        }
        self.seats.resize(self.mode.players.into(), Chair::of(level));
        self.put_right(game)
    }

    /// Puts choices that do not go together back to standard, as few as possible.
    fn put_right(mut self, game: &dyn AnyGame) -> Self {
        if game.check_mode(&self.mode).is_ok() {
            return self;
        }
        let changed = |mode: &Mode| {
            let specs = game.about().options.iter();
            let odd = specs
                .filter(|spec| !mode.is(spec.key, spec.values[0]))
                .map(|spec| (spec.key, spec.values[0]));
            odd.collect::<Vec<_>>()
        };
        let single = changed(&self.mode).into_iter().map(|change| with(&self.mode, &[change]));
        let all = with(&self.mode, &changed(&self.mode));
        self.mode = single.chain([all]).find(|mode| game.check_mode(mode).is_ok()).unwrap_or(self.mode);
        self.put_right = true;
        self
    }

    /// Why a value cannot be chosen: it goes neither with the other choices nor with standard ones.
    pub(crate) fn excludes(&self, game: &dyn AnyGame, key: &str, value: &str) -> Option<SetupError> {
        let refused = game.check_mode(&with(&self.mode, &[(key, value)])).err()?;
        let standard = Mode::choose(game.about(), Some(self.mode.players), [(key, value)]).ok()?;
        game.check_mode(&standard).is_err().then_some(refused)
    }
}

fn with(mode: &Mode, changes: &[(&str, &str)]) -> Mode {
    let mut mode = mode.clone();
    for (key, value) in changes {
        mode.options.insert((*key).to_owned(), (*value).to_owned());
    }
    mode
}

#[cfg(test)]
mod tests {
    use parlour_games::find;

    use super::*;

    fn wish(game: &str, fields: &[(&str, &str)]) -> Wish {
        let game = find(game).unwrap();
        let fields: Fields = fields.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        Wish::preset(game.about(), Preset::default(), "greedy").with_form(game, &fields, "greedy")
    }

    #[test]
    fn a_form_says_what_is_played() {
        let wish =
            wish("ora", &[("players", "3"), ("option:country", "ireland"), ("seat", "me"), ("seat", "open")]);
        assert_eq!(wish.mode.players, 3);
        assert!(wish.mode.is("country", "ireland"));
        let seats: Vec<&str> = wish.seats.iter().map(|chair| chair.who.as_str()).collect();
        assert_eq!(seats, ["me", "open", "greedy"]);
    }

    #[test]
    fn what_does_not_go_together_is_put_back() {
        let wish = wish("ora", &[("players", "3"), ("option:country", "ireland"), ("option:length", "long")]);
        assert!(wish.put_right);
        assert!(wish.mode.is("length", "standard") && wish.mode.is("country", "ireland"));
    }

    #[test]
    fn nonsense_changes_nothing() {
        let plain = wish("pillars", &[]);
        assert_eq!(wish("pillars", &[("players", "9"), ("option:start", "never"), ("option:x", "y")]), plain);
    }

    #[test]
    fn a_value_is_excluded_when_nothing_else_could_save_it() {
        let ora = find("ora").unwrap();
        let three = wish("ora", &[("players", "3")]);
        assert!(three.excludes(ora, "length", "long").is_some());
        assert!(three.excludes(ora, "length", "short").is_none());
        let abbey = find("abbey").unwrap();
        let relics = wish("abbey", &[("option:relics", "on"), ("option:relic_removed", "3")]);
        assert!(relics.excludes(abbey, "relics", "off").is_none(), "another choice is put back then");
        assert!(wish("abbey", &[]).excludes(abbey, "relic_removed", "3").is_some());
    }
}
