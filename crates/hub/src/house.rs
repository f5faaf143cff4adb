//! The host's house rules: who may talk, who was sent away, how many seats one person takes.
//!
//! They are kept with the settings of the table, under a word of their own.

use parlour_store::{PersonId, TableId, TableRow, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Hub;
use crate::live::Look;
use crate::problem::{Outcome, Problem};
use crate::why::Denial;

/// Where the settings of a table keep them.
const KEY: &str = "house";
/// So many people are remembered as muted or sent away; the first are forgiven.
const REMEMBERED: usize = 100;

/// Who may talk at a table.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Talk {
    /// Whoever may see the table.
    #[default]
    Everybody,
    /// Those who sit there, and the host.
    Players,
    /// Nobody: the chat is closed.
    Nobody,
}

impl Talk {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Everybody, Self::Players, Self::Nobody];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Everybody => "everybody",
            Self::Players => "players",
            Self::Nobody => "nobody",
        }
    }
}

impl std::str::FromStr for Talk {
    type Err = Problem;

    fn from_str(text: &str) -> Outcome<Self> {
        let found = Self::ALL.into_iter().find(|talk| talk.name() == text);
        found.ok_or(Problem::Bad(crate::why::Mistake::Form))
    }
}

/// What the host has decided about a table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct House {
    pub(crate) talk: Talk,
    /// May one person take several seats of a public table?
    pub(crate) many_seats: bool,
    muted: Vec<i64>,
    sent_away: Vec<i64>,
}

/// What a host changes.
#[derive(Copy, Clone, Default, Debug)]
pub struct HouseChange {
    /// Who may talk.
    pub talk: Option<Talk>,
    /// May one person take several seats?
    pub many_seats: Option<bool>,
}

impl House {
    /// As the settings of a table have it.
    pub(crate) fn of(row: &TableRow) -> Self {
        let settings: Option<Value> = serde_json::from_str(&row.settings).ok();
        let own = settings.and_then(|mut settings| settings.get_mut(KEY).map(Value::take));
        own.and_then(|own| serde_json::from_value(own).ok()).unwrap_or_default()
    }

    /// The settings of a table with this in them.
    fn into_settings(self, row: &TableRow) -> Outcome<String> {
        let mut settings: Map<String, Value> = serde_json::from_str(&row.settings).unwrap_or_default();
        settings.insert(KEY.into(), serde_json::to_value(self).map_err(|_| Problem::Internal)?);
        serde_json::to_string(&settings).map_err(|_| Problem::Internal)
    }

    pub(crate) fn is_muted(&self, person: PersonId) -> bool {
        self.muted.contains(&person.0)
    }

    /// May somebody sit down who was sent away before?
    pub(crate) fn must_be_welcome(&self, person: PersonId) -> Outcome<()> {
        if self.sent_away.contains(&person.0) { Err(Problem::Forbidden(Denial::SentAway)) } else { Ok(()) }
    }

    /// Has everybody one seat here?
    pub(crate) fn one_seat_each(&self, row: &TableRow, person: PersonId) -> bool {
        row.visibility == Visibility::Public && !self.many_seats && row.host != Some(person)
    }

    pub(crate) fn may_talk(&self, look: &Look, person: PersonId) -> Outcome<()> {
        let host = look.row().host == Some(person);
        let sits = host || !look.seats_of(Some(person)).is_empty();
        match self.talk {
            Talk::Nobody => Err(Problem::Forbidden(Denial::ChatIsClosed)),
            Talk::Players if !sits => Err(Problem::Forbidden(Denial::OnlyPlayersTalk)),
            _ if self.is_muted(person) && !host => Err(Problem::Forbidden(Denial::Muted)),
            _ => Ok(()),
        }
    }
}

/// Puts somebody on a list, or takes them off it.
fn put(list: &mut Vec<i64>, person: PersonId, on: bool) {
    list.retain(|other| *other != person.0);
    if on {
        list.push(person.0);
        let forgiven = list.len().saturating_sub(REMEMBERED);
        list.drain(..forgiven);
    }
}

impl Hub {
    /// The host says how things are done at a table.
    pub async fn change_house(&self, table: &TableId, host: PersonId, change: HouseChange) -> Outcome<()> {
        self.keep_house(table, host, |house| {
            house.talk = change.talk.unwrap_or(house.talk);
            house.many_seats = change.many_seats.unwrap_or(house.many_seats);
        })
        .await
    }

    /// The host has whoever said a line of chat be silent, or lets them talk again.
    pub async fn mute(&self, table: &TableId, host: PersonId, line: i64, muted: bool) -> Outcome<()> {
        let said = self.store.chat(table, line.saturating_sub(1), 1).await?;
        let speaker = said.into_iter().find(|said| said.id == line).ok_or(Problem::NotFound)?.person;
        self.keep_house(table, host, |house| put(&mut house.muted, speaker, muted)).await
    }

    /// The host has sent somebody away from the waiting room: they do not come back to it.
    pub(crate) async fn send_away(&self, table: &TableId, host: PersonId, person: PersonId) -> Outcome<()> {
        self.keep_house(table, host, |house| put(&mut house.sent_away, person, true)).await
    }

    async fn keep_house(
        &self,
        table: &TableId,
        host: PersonId,
        change: impl FnOnce(&mut House),
    ) -> Outcome<()> {
        self.must_host(table, host).await?;
        let look = self.look_at_seats(table).await?;
        let mut house = House::of(look.row());
        change(&mut house);
        self.store.set_table_settings(table, &house.into_settings(look.row())?).await?;
        self.seats_changed(table);
        // Whose lines are whose is said with them.
        self.table(table)?.chat.forget();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_hold_everybody_once_and_not_too_many() {
        let mut list = Vec::new();
        for number in 0..150 {
            put(&mut list, PersonId(number), true);
            put(&mut list, PersonId(number), true);
        }
        assert_eq!((list.len(), list[0]), (REMEMBERED, 50));
        put(&mut list, PersonId(149), false);
        assert_eq!(list.last(), Some(&148));
    }
}
