//! Two tables that differ only in what a seat may not know look the same to that seat, byte for byte.

mod common;

use common::{Client, Site, site};
use parlour_core::any::AnyTable;
use parlour_core::table::Dice;
use parlour_core::{Audience, Decision, Eyes, Mode, Rng, Seat, Seed, Who};
use parlour_games::find;
use parlour_store::{
    HiddenSeed, NewEntry, NewSeat, NewTable, PersonId, Source, Start, TableUpdate, Visibility,
};
use serde_json::json;

/// A journal up to a secret line, and another that differs in this line alone.
struct Pair {
    seats: Audience,
    journals: [Vec<(Who, String)>; 2],
    asked: Decision,
}

/// Plays at random, dice from outside, until lines that somebody may not read; gives every pair on the way.
fn pairs(number: u64) -> Vec<Pair> {
    let game = find("pillars").unwrap();
    let mode = Mode::choose(game.about(), Some(2), []).unwrap();
    let mut rng = Rng::from_number(number);
    let mut table = game.table(&mode, vec!["Tom".into(), "Ada".into()], Dice::Outside).unwrap();
    table.habits_mut().forced = parlour_core::SeatSet::EMPTY;
    let mut found = Vec::new();
    while table.decision() != Decision::Over {
        let before = table.entries();
        let other = step(table.as_mut(), &mut rng);
        if table.entries() == before {
            continue;
        }
        let audience = table.audience(table.entries() - 1);
        if audience == Audience::Everyone {
            continue;
        }
        for words in other {
            let mut journal = table.answers(0);
            journal.last_mut().unwrap().1 = words;
            let asks = |table: &dyn AnyTable| match table.decision() {
                Decision::Ask(seats) => seats
                    .iter()
                    .all(|seat| table.question(seat).is_some_and(|question| question.options.len() > 1)),
                _ => false,
            };
            if asks(table.as_ref()) {
                let journals = [table.answers(0), journal];
                found.push(Pair { seats: audience, journals, asked: table.decision() });
            }
        }
    }
    found
}

/// One answer; gives the other answers there were to a draw.
fn step(table: &mut dyn AnyTable, rng: &mut Rng) -> Vec<String> {
    let seat = match table.decision() {
        Decision::Draw => {
            let outcomes = table.outcomes();
            let drawn = rng.index(outcomes.len());
            table.draw(&outcomes[drawn].words).unwrap();
            let mut others: Vec<String> = outcomes.into_iter().map(|offer| offer.words).collect();
            others.remove(drawn);
            others.truncate(2);
            return others;
        }
        Decision::Ask(seats) => seats.first().unwrap(),
        Decision::Over => return Vec::new(),
    };
    let options = table.question(seat).unwrap().options;
    let chosen = &options[rng.index(options.len())];
    table.answer(seat, &[&chosen.words]).unwrap();
    Vec::new()
}

/// A running table with this journal; the seed, and so the commitment, is the same for all.
async fn lay(site: &Site, people: [PersonId; 2], pair: &Pair, which: usize) -> String {
    let store = site.app.store();
    let mode = Mode::choose(find("pillars").unwrap().about(), Some(2), []).unwrap();
    let table = NewTable {
        id: None,
        game: "pillars".into(),
        rules: 1,
        mode: serde_json::to_string(&mode).unwrap(),
        pace: "live".into(),
        visibility: Visibility::Public,
        host: None,
        settings: "{}".into(),
        link: None,
        seats: vec![NewSeat::person(people[0], "Tom"), NewSeat::person(people[1], "Ada")],
    };
    let id = store.create_table(table).await.unwrap();
    let seed = Seed([7; 32]);
    let entries = pair.journals[which].iter().map(|(who, words)| {
        let source = if *who == Who::Chance { Source::Chance } else { Source::Person };
        NewEntry { who: who.to_string(), words: words.clone(), source }
    });
    let Decision::Ask(asked) = pair.asked else { panic!("somebody is asked") };
    let start = Start {
        rules: 1,
        seed: Some(HiddenSeed(seed.0)),
        commitment: Some(seed.commitment().to_string()),
        names: vec!["Tom".into(), "Ada".into()],
        foreseen: false,
        entries: entries.collect(),
        update: TableUpdate { asked, ..TableUpdate::default() },
    };
    store.start_table(&id, start).await.unwrap();
    id.to_string()
}

/// Everything a client can read of a table, without the name of the table and the fingerprints it goes into.
async fn all_of(client: &Client, table: &str) -> String {
    let mut text = String::new();
    for path in [
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}?at=99999"),
        format!("/t/{table}"),
        format!("/t/{table}?at=99999"),
        format!("/api/v1/tables/{table}/journal"),
        format!("/api/v1/tables/{table}/why?words=pass"),
        format!("/api/v1/tables/{table}/hint"),
        format!("/t/{table}/about"),
        format!("/t/{table}/about?thing=pil-event"),
        format!("/t/{table}?about=pil-event"),
    ] {
        let reply = client.get(&path).await;
        text += reply.status.as_str();
        text += &reply.text;
    }
    common::without_prints(&text.replace(table, "TABLE"))
}

#[tokio::test]
async fn what_a_seat_may_not_know_changes_no_byte_it_gets() {
    let site = site().await;
    let clients = [site.guest("Tom").await, site.guest("Ada").await];
    let mut people = Vec::new();
    for client in &clients {
        let me = client.get("/api/v1/me").await.ok();
        people.push(PersonId(me["id"].as_i64().unwrap()));
    }
    let people = [people[0], people[1]];
    let spectator = site.stranger();
    let (mut compared, mut told_apart) = (0, 0);
    for number in 0..40 {
        for pair in pairs(number) {
            let tables = [lay(&site, people, &pair, 0).await, lay(&site, people, &pair, 1).await];
            for (eyes, client) in [
                (Eyes::Seat(Seat::new(0)), &clients[0]),
                (Eyes::Seat(Seat::new(1)), &clients[1]),
                (Eyes::Spectator, &spectator),
            ] {
                let read = [all_of(client, &tables[0]).await, all_of(client, &tables[1]).await];
                if pair.seats.includes(eyes) {
                    told_apart += usize::from(read[0] != read[1]);
                } else {
                    assert_eq!(read[0], read[1]);
                    compared += 1;
                }
            }
        }
        if compared > 40 {
            break;
        }
    }
    assert!(compared > 10 && told_apart > 0, "{compared} compared, {told_apart} told apart: {}", json!({}));
}
