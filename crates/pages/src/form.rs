//! A table as somebody is about to set it up: read from a form, a preset or an older table, and put right.

use parlour_core::any::AnyGame;
use parlour_core::{About, Mode, SetupError};

use crate::Preset;

/// The fields of a form in their order.
pub type Fields = Vec<(String, String)>;

/// What the form for a new table holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableForm {
    /// Player count and options.
    pub mode: Mode,
    /// Who sits where.
    pub seats: Vec<SeatField>,
    /// `live`, or a number of days such as `3d`.
    pub pace: String,
    /// For those with the link alone?
    pub private: bool,
    /// Does the game begin by itself as soon as everybody is here?
    pub starts_full: bool,
    /// The name of somebody who is not known yet.
    pub name: String,
    /// Were choices put back because they did not go together?
    pub put_right: bool,
}

/// A table somebody has played at before.
pub struct OlderTable {
    /// Player count and options.
    pub mode: Mode,
    /// Who sat where: `me`, `open` or a level of bots.
    pub seats: Vec<String>,
    /// How fast it was played.
    pub pace: String,
    /// Was it for those with the link alone?
    pub private: bool,
    /// Did it begin by itself?
    pub starts_full: bool,
}

/// With whom and how fast somebody wants to play, in one word.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// With friends, over days: by link, days for a turn.
    Friends,
    /// This evening, everybody at once: by link, live.
    Evening,
    /// Against bots.
    Alone,
}

impl Occasion {
    /// All there are, with their words.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Friends, "friends"), (Self::Evening, "evening"), (Self::Alone, "alone")];

    /// The occasion of this word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(occasion, _)| occasion)
    }
}

/// Who is to sit at a seat: `me`, `open` or a level of bots; and under which name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatField {
    /// `me`, `open` or a level of bots.
    pub who: String,
    /// The name, where somebody plays several seats.
    pub name: String,
}

impl SeatField {
    fn of(who: &str) -> Self {
        Self { who: who.to_owned(), name: String::new() }
    }

    /// As the tables of the API spell it.
    pub fn spelled(&self) -> String {
        match (self.who.as_str(), self.name.trim()) {
            ("me", name) if !name.is_empty() => format!("me:{name}"),
            (who, _) => who.to_owned(),
        }
    }
}

impl TableForm {
    /// A preset: its choices, me first, bots for the others.
    pub fn preset(about: &About, preset: Preset, level: &str) -> Self {
        let mode = Mode::choose(about, preset.players, preset.options.iter().copied());
        let mode = mode.or_else(|_| Mode::choose(about, None, [])).expect("the standard mode can be chosen");
        let seats =
            (0..mode.players).map(|seat| SeatField::of(if seat == 0 { "me" } else { level })).collect();
        Self {
            mode,
            seats,
            pace: "live".into(),
            private: false,
            starts_full: false,
            name: String::new(),
            put_right: false,
        }
    }

    /// The same for an occasion: who sits there, how fast, who finds it.
    pub fn on(mut self, occasion: Occasion, level: &str) -> Self {
        let others = if occasion == Occasion::Alone { level } else { "open" };
        for (number, field) in self.seats.iter_mut().enumerate() {
            *field = SeatField::of(if number == 0 { "me" } else { others });
        }
        self.pace = if occasion == Occasion::Friends { "3d" } else { "live" }.into();
        self.private = true;
        self.starts_full = occasion != Occasion::Alone;
        self
    }

    /// The same table as an older one: its choices, and who sat where (`me`, `open` or a level of bots).
    pub fn again(about: &About, older: &OlderTable) -> Option<Self> {
        let options = older.mode.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        Some(Self {
            mode: Mode::choose(about, Some(older.mode.players), options).ok()?,
            seats: older.seats.iter().map(|who| SeatField::of(who)).collect(),
            pace: older.pace.clone(),
            private: older.private,
            starts_full: older.starts_full,
            name: String::new(),
            put_right: false,
        })
    }

    /// Changes what a form says; what it does not say, or says wrongly, stays.
    pub fn with_form(mut self, game: &dyn AnyGame, fields: &Fields, level: &str) -> Self {
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
                ("starts-full", _) => self.starts_full = value == "yes",
                ("name", _) => self.name.clone_from(value),
                _ => {}
            }
        }
        let sitters = fields.iter().filter(|(key, _)| key == "seat").map(|(_, who)| who);
        for (number, who) in sitters.enumerate() {
            match self.seats.get_mut(number) {
                Some(field) => field.who.clone_from(who),
                None => self.seats.push(SeatField::of(who)),
            }
        }
        for (key, name) in fields {
            let seat = key.strip_prefix("seat-name-").and_then(|number| number.parse::<usize>().ok());
            if let Some(field) = seat.and_then(|seat| self.seats.get_mut(seat)) {
                field.name.clone_from(name);
            }
        }
        self.seats.resize(self.mode.players.into(), SeatField::of(level));
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
    pub fn excludes(&self, game: &dyn AnyGame, key: &str, value: &str) -> Option<SetupError> {
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

    fn form(game: &str, fields: &[(&str, &str)]) -> TableForm {
        let game = find(game).unwrap();
        let fields: Fields = fields.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        TableForm::preset(game.about(), Preset::default(), "greedy").with_form(game, &fields, "greedy")
    }

    #[test]
    fn a_form_says_what_is_played() {
        let form =
            form("ora", &[("players", "3"), ("option:country", "ireland"), ("seat", "me"), ("seat", "open")]);
        assert_eq!(form.mode.players, 3);
        assert!(form.mode.is("country", "ireland"));
        let seats: Vec<&str> = form.seats.iter().map(|field| field.who.as_str()).collect();
        assert_eq!(seats, ["me", "open", "greedy"]);
    }

    #[test]
    fn an_occasion_says_with_whom_and_how_fast() {
        let on = |word: &str| {
            let occasion = Occasion::read(word).unwrap();
            let form = form("pillars", &[("players", "3")]).on(occasion, "greedy");
            let seats: Vec<String> = form.seats.iter().map(|field| field.who.clone()).collect();
            (seats.join(" "), form.pace, form.private, form.starts_full)
        };
        assert_eq!(on("friends"), ("me open open".into(), "3d".into(), true, true));
        assert_eq!(on("evening"), ("me open open".into(), "live".into(), true, true));
        assert_eq!(on("alone"), ("me greedy greedy".into(), "live".into(), true, false));
        assert_eq!(Occasion::read("never"), None);
    }

    #[test]
    fn what_does_not_go_together_is_put_back() {
        let form = form("ora", &[("players", "3"), ("option:country", "ireland"), ("option:length", "long")]);
        assert!(form.put_right);
        assert!(form.mode.is("length", "standard") && form.mode.is("country", "ireland"));
    }

    #[test]
    fn nonsense_changes_nothing() {
        let plain = form("pillars", &[]);
        assert_eq!(form("pillars", &[("players", "9"), ("option:start", "never"), ("option:x", "y")]), plain);
    }

    #[test]
    fn a_value_is_excluded_when_nothing_else_could_save_it() {
        let ora = find("ora").unwrap();
        let three = form("ora", &[("players", "3")]);
        assert!(three.excludes(ora, "length", "long").is_some());
        assert!(three.excludes(ora, "length", "short").is_none());
        let abbey = find("abbey").unwrap();
        let relics = form("abbey", &[("option:relics", "on"), ("option:relic_removed", "3")]);
        assert!(relics.excludes(abbey, "relics", "off").is_none(), "another choice is put back then");
        assert!(form("abbey", &[]).excludes(abbey, "relic_removed", "3").is_some());
    }
}
