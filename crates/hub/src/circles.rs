//! Groups of friends: what they have played, and a table for all of them at once.

use std::collections::BTreeMap;

use parlour_model::{GroupGame, GroupInfo, GroupPlace, GroupRecord, MemberInfo, Occasion, game_name};
use parlour_store::{Circle, CircleId, CircleResult, Hidden, Member, Person, PersonId, SeatedTable, TableId};
use parlour_words::{Lang, Words};

use crate::Hub;
use crate::lobby::{Filling, NewGame};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::snapshot::person_of;
use crate::terms::Terms;
use crate::why::Denial;

/// So many lines of results are looked through.
const RESULTS: u32 = 600;
/// So many games are listed.
const LISTED: usize = 20;

impl Hub {
    /// A new group of somebody.
    pub async fn create_circle(&self, person: PersonId, name: &str) -> Outcome<CircleId> {
        Ok(self.store.create_circle(person, name.trim(), Hidden(secret::fresh()?), &[]).await?)
    }

    /// A new group of the people who sit at a table: the others are asked to join.
    pub async fn circle_of_table(&self, person: PersonId, table: &SeatedTable) -> Outcome<CircleId> {
        if table.seats_of(person).is_empty() {
            return Err(Problem::Forbidden(Denial::NotSeated));
        }
        let mut people: Vec<(PersonId, &str)> = Vec::new();
        for seat in &table.seats {
            if let Some(holder) = person_of(&seat.holder)
                && people.iter().all(|(known, _)| *known != holder)
            {
                people.push((holder, &seat.name));
            }
        }
        let name = circle_name(people.iter().map(|(_, name)| *name));
        let asked: Vec<PersonId> = people.iter().map(|(person, _)| *person).collect();
        Ok(self.store.create_circle(person, &name, Hidden(secret::fresh()?), &asked).await?)
    }

    /// A group, for those who are in it or asked to be.
    pub async fn circle(&self, id: CircleId, person: PersonId) -> Outcome<Circle> {
        let circle = self.store.circle(id).await?;
        if circle.joined(person).is_some() { Ok(circle) } else { Err(Problem::NotFound) }
    }

    /// What a group is called, for those who have its key.
    pub async fn circle_by_key(&self, id: CircleId, key: &str) -> Outcome<String> {
        let circle = self.store.circle(id).await?;
        if secret::same(&circle.link.0, key) { Ok(circle.name) } else { Err(Problem::NotFound) }
    }

    /// Somebody joins a group: they are asked to, or have its key.
    pub async fn join_circle(&self, id: CircleId, person: PersonId, key: Option<&str>) -> Outcome<()> {
        let circle = self.store.circle(id).await?;
        let has_key = key.is_some_and(|key| secret::same(&circle.link.0, key));
        if circle.joined(person).is_none() && !has_key {
            return Err(Problem::NotFound);
        }
        Ok(self.store.join_circle(id, person).await?)
    }

    /// Sets up a table for a group: the members are seated, and told. Where there are more of them than seats, whoever comes
    /// first sits.
    pub async fn gather(&self, id: CircleId, host: &Person, new: NewGame) -> Outcome<TableId> {
        let circle = self.circle(id, host.id).await?;
        if circle.joined(host.id) != Some(true) {
            return Err(Problem::NotFound);
        }
        let others: Vec<&Member> =
            circle.members.iter().filter(|member| member.joined && member.person != host.id).collect();
        let most = new.players.map_or(usize::MAX, usize::from);
        let guests = others.iter().map(|member| Filling::Guest(member.person, member.name.clone()));
        let all_sit = others.len() < most;
        let seats = std::iter::once(Filling::Me(None)).chain(guests.filter(|_| all_sit)).collect();
        let terms = Terms { gathered: true, ..new.terms.clone() };
        let table = self.create(host, NewGame { seats, terms, ..new }).await?;
        self.store.note_circle_table(id, &table).await?;
        let told: Vec<PersonId> = others.iter().map(|member| member.person).collect();
        self.tell_seated(&table, &told, host.id, Occasion::Invitation);
        Ok(table)
    }

    /// A group as somebody in it sees it, with what was played.
    pub async fn circle_info(&self, circle: &Circle, reader: PersonId, lang: Lang) -> Outcome<GroupInfo> {
        let joined = circle.joined(reader) == Some(true);
        let results =
            if joined { self.store.circle_results(circle.id, reader, RESULTS).await? } else { Vec::new() };
        let members = circle.members.iter().map(|member| MemberInfo {
            name: member.name.clone(),
            joined: member.joined,
            you: member.person == reader,
        });
        Ok(GroupInfo {
            id: circle.id.0,
            name: circle.name.clone(),
            asked: !joined,
            link: joined.then(|| format!("/groups/{}?key={}", circle.id, circle.link.0)),
            members: members.collect(),
            games: games(circle, &results, lang),
            records: records(circle, &results),
        })
    }
}

/// A group is called by its people until somebody gives it another name.
fn circle_name<'a>(names: impl Iterator<Item = &'a str>) -> String {
    const LONGEST: usize = 40;
    let name = names.collect::<Vec<_>>().join(", ");
    if name.chars().count() <= LONGEST {
        name
    } else {
        name.chars().take(LONGEST - 1).collect::<String>() + "…"
    }
}

fn by_table(results: &[CircleResult]) -> Vec<&[CircleResult]> {
    results.chunk_by(|one, two| one.table == two.table).collect()
}

fn games(circle: &Circle, results: &[CircleResult], lang: Lang) -> Vec<GroupGame> {
    let name = |person: PersonId| {
        let member = circle.members.iter().find(|member| member.person == person);
        member.map_or_else(String::new, |member| member.name.clone())
    };
    let tables = by_table(results).into_iter().take(LISTED);
    let game = |table: &[CircleResult]| {
        let mut places: Vec<GroupPlace> = table
            .iter()
            .map(|one| GroupPlace { name: name(one.person), points: one.points, rank: one.rank })
            .collect();
        places.sort_by_key(|place| place.rank);
        let first = &table[0];
        GroupGame {
            table: first.table.to_string(),
            game: first.game.clone(),
            game_name: game_name(Words::get(lang), &first.game),
            finished: first.finished.0,
            places,
        }
    };
    tables.map(game).collect()
}

/// Member by member: games, firsts, and how often each came out before each other.
fn records(circle: &Circle, results: &[CircleResult]) -> Vec<GroupRecord> {
    let joined: Vec<&Member> = circle.members.iter().filter(|member| member.joined).collect();
    let mut records: Vec<GroupRecord> = joined
        .iter()
        .map(|member| GroupRecord {
            name: member.name.clone(),
            games: 0,
            firsts: 0,
            before: vec![0; joined.len()],
        })
        .collect();
    let place = |person: PersonId| joined.iter().position(|member| member.person == person);
    for table in by_table(results) {
        // Somebody who held several seats counts with the best of them.
        let mut best: BTreeMap<usize, i64> = BTreeMap::new();
        for one in table {
            if let Some(member) = place(one.person) {
                let rank = best.entry(member).or_insert(one.rank);
                *rank = (*rank).min(one.rank);
            }
        }
        for (member, rank) in &best {
            records[*member].games += 1;
            records[*member].firsts += u32::from(*rank == 1);
            for (other, theirs) in &best {
                records[*member].before[*other] += u32::from(rank < theirs);
            }
        }
    }
    records
}

#[cfg(test)]
mod tests {
    use parlour_store::Moment;

    use super::*;

    fn member(person: i64, name: &str) -> Member {
        Member { person: PersonId(person), name: name.into(), joined: true }
    }

    fn result(table: &str, person: i64, rank: i64) -> CircleResult {
        CircleResult {
            table: table.parse().unwrap(),
            game: "ora".into(),
            finished: Moment(1),
            person: PersonId(person),
            points: 10 - rank,
            rank,
        }
    }

    #[test]
    fn heads_are_counted_against_heads() {
        let circle = Circle {
            id: CircleId(1),
            name: "Kingsbridge".into(),
            link: Hidden(String::new()),
            members: vec![member(1, "Tom"), member(2, "Ellen"), member(3, "Jack")],
        };
        let results = [
            result("one", 1, 1),
            result("one", 2, 2),
            result("two", 1, 2),
            result("two", 2, 1),
            result("two", 3, 2),
            // Tom held two seats here.
            result("three", 1, 1),
            result("three", 1, 3),
            result("three", 3, 2),
        ];
        let told: Vec<(u32, u32, Vec<u32>)> = records(&circle, &results)
            .into_iter()
            .map(|record| (record.games, record.firsts, record.before))
            .collect();
        assert_eq!(told, [(3, 2, vec![0, 1, 1]), (2, 1, vec![1, 0, 1]), (2, 0, vec![0, 0, 0])]);
        assert_eq!(games(&circle, &results, Lang::En).len(), 3);
    }
}
