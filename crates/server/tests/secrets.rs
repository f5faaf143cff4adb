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

/// The names of those who play.
const NAMES: [&str; 3] = ["Tom", "Ada", "Ned"];

/// A running table with this journal; the seed, and so the commitment, is the same for all.
async fn lay(
    site: &Site,
    game: &str,
    people: &[PersonId],
    asked: Decision,
    lines: &[(Who, String)],
) -> String {
    let store = site.app.store();
    let mode = Mode::choose(find(game).unwrap().about(), Some(people.len() as u8), []).unwrap();
    let names = &NAMES[..people.len()];
    let table = NewTable {
        id: None,
        game: game.into(),
        rules: 1,
        mode: serde_json::to_string(&mode).unwrap(),
        pace: "live".into(),
        visibility: Visibility::Public,
        host: None,
        settings: "{}".into(),
        link: None,
        seats: people.iter().zip(names).map(|(person, name)| NewSeat::person(*person, name)).collect(),
    };
    let id = store.create_table(table).await.unwrap();
    let seed = Seed([7; 32]);
    let entries = lines.iter().map(|(who, words)| {
        let source = if *who == Who::Chance { Source::Chance } else { Source::Person };
        NewEntry { who: who.to_string(), words: words.clone(), source }
    });
    let Decision::Ask(asked) = asked else { panic!("somebody is asked") };
    let start = Start {
        rules: 1,
        seed: Some(HiddenSeed(seed.0)),
        commitment: Some(seed.commitment().to_string()),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        foreseen: false,
        entries: entries.collect(),
        update: TableUpdate { asked, ..TableUpdate::default() },
    };
    store.start_table(&id, start).await.unwrap();
    id.to_string()
}

/// So many guests.
async fn cast(site: &Site, many: usize) -> (Vec<Client>, Vec<PersonId>) {
    let (mut clients, mut people) = (Vec::new(), Vec::new());
    for name in &NAMES[..many] {
        let client = site.guest(name).await;
        let me = client.get("/api/v1/me").await.ok();
        people.push(PersonId(me["id"].as_i64().unwrap()));
        clients.push(client);
    }
    (clients, people)
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

/// Orléans up to the second planning: red has planned, blue has planned one of several things, green is still to plan. In the first
/// round blue may have put somebody down and taken them back.
fn planning(hesitates: bool, secretly: usize) -> (Vec<(Who, String)>, Decision) {
    let game = find("orleans").unwrap();
    let mode = Mode::choose(game.about(), Some(3), []).unwrap();
    let names = NAMES.map(str::to_owned).to_vec();
    let mut table = game.table(&mode, names, Dice::Outside).unwrap();
    let (mut hesitates, mut plans) = (hesitates, 0);
    loop {
        let seats = match table.decision() {
            Decision::Draw => {
                let drawn = table.outcomes()[0].words.clone();
                table.draw(&drawn).unwrap();
                continue;
            }
            Decision::Ask(seats) => seats,
            Decision::Over => panic!("the game ends before the second planning"),
        };
        let seat = seats.first().unwrap();
        let options = |table: &dyn AnyTable| -> Vec<String> {
            table.question(seat).unwrap().options.into_iter().map(|offer| offer.words).collect()
        };
        let all = options(table.as_ref());
        let puts: Vec<&String> = all.iter().filter(|words| words.starts_with("put ")).collect();
        if !all.iter().any(|words| words == "planned") {
            let onward = all.iter().find(|words| !words.starts_with("back ")).unwrap();
            table.answer(seat, &[onward]).unwrap();
            continue;
        }
        plans += 1;
        let blue = seat == Seat::new(1);
        if plans == 6 {
            return (table.answers(0), table.decision());
        }
        if blue && hesitates {
            hesitates = false;
            table.answer(seat, &[puts[0]]).unwrap();
            let back = options(table.as_ref()).into_iter().find(|words| words.starts_with("back ")).unwrap();
            table.answer(seat, &[&back]).unwrap();
        }
        if blue && plans > 3 {
            table.answer(seat, &[puts[secretly % puts.len()]]).unwrap();
        }
        table.answer(seat, &["planned"]).unwrap();
    }
}

/// What somebody plans their turn on tells them nothing of what others keep to themselves.
#[tokio::test]
async fn the_table_of_a_plan_holds_no_secret() {
    let site = site().await;
    let (clients, people) = cast(&site, 3).await;
    let mut begun = Vec::new();
    let mut journals = Vec::new();
    for (hesitates, secretly) in [(false, 0), (false, 1), (true, 0), (true, 2)] {
        let (lines, asked) = planning(hesitates, secretly);
        let table = lay(&site, "orleans", &people, asked, &lines).await;
        let reply = clients[0].post(&format!("/api/v1/tables/{table}/plan"), json!({})).await.ok();
        let sketch = reply["table"]["id"].as_str().unwrap().parse().unwrap();
        let (seated, entries) = site.app.store().load_table(&sketch).await.unwrap();
        let settings: serde_json::Value = serde_json::from_str(&seated.row.settings).unwrap();
        let told = settings["from"]["told"].as_u64().unwrap() as usize;
        let told: Vec<_> =
            entries[..told].iter().map(|line| (line.who.clone(), line.words.clone())).collect();
        assert!(
            told.iter().any(|(who, words)| who == "red" && words == "planned"),
            "one's own plan is there"
        );
        begun.push(told);
        journals.push(lines);
    }
    assert!(journals.iter().all(|lines| journals.iter().filter(|other| *other == lines).count() == 1));
    for other in &begun[1..] {
        assert_eq!(*other, begun[0]);
    }
}

#[tokio::test]
async fn what_a_seat_may_not_know_changes_no_byte_it_gets() {
    let site = site().await;
    let (clients, people) = cast(&site, 2).await;
    let spectator = site.stranger();
    let (mut compared, mut told_apart) = (0, 0);
    for number in 0..40 {
        for pair in pairs(number) {
            let [one, two] = &pair.journals;
            let tables = [
                lay(&site, "pillars", &people, pair.asked, one).await,
                lay(&site, "pillars", &people, pair.asked, two).await,
            ];
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
