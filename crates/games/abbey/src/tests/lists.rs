//! Short lists of small answers (ABB-26), and the spellings of answers.

use parlour_core::Game;

use super::scene::*;
use crate::choice::{Action, Space, Stall, Supply};
use crate::data::{
    Building, Crusade, EventCard, Good, Initiative, Location, PeasantSpot, Relic, Saint, Stand, Tower,
};
use crate::step::{Build, Moves};
use crate::{Abbey, Choice, Phase, Refusal};

/// ABB-26.1: kind given, kind received, then the amounts that buy more than one token less would.
#[test]
fn trades_are_asked_in_three_steps() {
    abbey(1)
        .stock(RED, [5, 0, 0, 0, 0])
        .to(Phase::Construction)
        .play(RED, "trade wood")
        .offers(RED, &["for grain", "for stone", "for sand", "for coin"])
        .play(RED, "for grain")
        .offers(RED, &["give 2", "give 3", "give 5"])
        .refuses(RED, "give 4", Refusal::Wasteful)
        .play(RED, "give 5")
        .expect(|game| assert_eq!(game[RED].stock, [0, 3, 0, 0, 0]));
}

/// ABB-26.2: location, main die, bonus die, tools: each asked only while there is a choice.
#[test]
fn a_visit_is_asked_in_steps() {
    abbey(1)
        .dice(RED, &[2, 5])
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .offers(
            RED,
            &["visit forest", "visit field", "visit mountain", "visit sandpit", "initiative", "pass"],
        )
        .play(RED, "visit field")
        .offers(RED, &["main 2", "main 5"])
        .play(RED, "main 2")
        .offers(RED, &["bonus 5", "no-bonus"])
        .play(RED, "bonus 5")
        .offers(RED, &["tool main", "tool bonus", "collect"]);
}

/// ABB-26.3: in phase 3 one die per step; modifiers are chosen first.
#[test]
fn dice_are_placed_one_by_one() {
    abbey(2)
        .active(RED, Building::Scriptorium)
        .dice(RED, &[1, 6])
        .to(Phase::Abbey)
        .offers(
            RED,
            &[
                "preach 1",
                "clergy 6",
                "defend 1",
                "defend 6",
                "march nicaea 1",
                "march nicaea 6",
                "echo",
                "done",
            ],
        )
        .play(RED, "echo")
        .offers(RED, &["preach 1", "clergy 6", "defend 1", "defend 6", "march nicaea 1", "march nicaea 6"]);
}

/// ABB-26.4: a loss names one place per step; two cards that stand alike are one choice.
#[test]
fn losses_are_named_by_place() {
    abbey(2)
        .active(RED, Building::Bakery)
        .active(RED, Building::Cloister)
        .to(Phase::Event)
        .draw("event plague")
        .offers(RED, &["peasant pew-1-1", "peasant bakery", "peasant cloister"])
        .refuses(RED, "peasant bakery-2", Refusal::NameTheFirst { site: Building::Bakery.into() });
}

/// ABB-26.5: one move per step, by peasant, until done.
#[test]
fn moves_are_asked_one_by_one() {
    abbey(1)
        .clergy(RED, 3)
        .pews(RED, &[(1, 1), (1, 2)])
        .to(Phase::Moves)
        .offers(RED, &["move pew-1-1", "move pew-1-2", "done"])
        .play(RED, "move pew-1-2")
        .expect(|game| assert_eq!(game.question(RED), Some(Moves { left: 2 }.into())));
}

/// ABB-26.6: the Bell Tower takes one die per step, and its result is seen before the next.
#[test]
fn the_bell_rings_die_by_die() {
    abbey(2)
        .active(RED, Tower::BellTower)
        .dice(RED, &[2, 3])
        .to(Phase::Abbey)
        .play(RED, "reroll 2")
        .refuses(RED, "reroll 3", Refusal::NotYourTurn)
        .draw("die 4")
        .allows(RED, "reroll 3");
}

/// ABB-26.7: ten pairs of resources, ten pairs of locations, each with one spelling.
#[test]
fn pairs_have_one_spelling() {
    abbey(2)
        .clergy(RED, 8)
        .dice(RED, &[4])
        .to(Phase::Abbey)
        .play(RED, "clergy 4")
        .expect(|game| assert_eq!(parlour_core::options_of(game, RED).len(), 10))
        .refuses(RED, "gift stone wood", Refusal::NotTwoResources)
        .refuses(RED, "gift wood coin", Refusal::NotTwoResources);
    abbey(2)
        .keeps(RED, Saint::Reynold)
        .to(Phase::Abbey)
        .play(RED, "invoke")
        .expect(|game| assert_eq!(parlour_core::options_of(game, RED).len(), 10));
}

/// ABB-26.8: the number of sheep, from none to what is needed; grain follows by itself.
#[test]
fn food_is_one_number() {
    abbey(2)
        .without_start(RED)
        .owns(RED, Building::SheepFarm)
        .with(RED, |red| red.sheep = 5)
        .pews(RED, &[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)])
        .to(Phase::Food)
        .offers(RED, &["sheep 0", "sheep 1", "sheep 2"]);
}

/// ABB-26.9: costs are fixed bundles: paying asks nothing.
#[test]
fn paying_asks_nothing() {
    abbey(2)
        .hand(RED, Building::Cloister)
        .stock(RED, [0, 0, 2, 1, 0])
        .to(Phase::Construction)
        .play(RED, "build cloister")
        .expect(|game| assert_eq!((game.question(RED), game[RED].stock), (Some(Build.into()), [0; 5])));
}

/// ABB-26.10: no step is offered that cannot be finished.
#[test]
fn no_step_is_a_dead_end() {
    abbey(2)
        .active(RED, Building::Scriptorium)
        .dice(RED, &[])
        .to(Phase::Abbey)
        .refuses(RED, "echo", Refusal::NoUse)
        .refuses(RED, "double", Refusal::NotActive { site: Building::Scriptorium.into() });
    abbey(1).stock(RED, [0, 0, 0, 0, 1]).to(Phase::Construction).refuses(
        RED,
        "trade coin",
        Refusal::NotWorthOne { give: Good::Coin },
    );
    abbey(2).active(RED, Building::BathHouse).to(Phase::Abbey).refuses(RED, "bathe bakery", Refusal::NoUse);
}

/// ABB-26.1: however rich a player is, no list grows beyond 64 lines.
#[test]
fn riches_do_not_lengthen_lists() {
    abbey(1)
        .stock(RED, [500, 500, 500, 500, 500])
        .active(RED, Building::MoneyChanger)
        .to(Phase::Construction)
        .play_all(RED, &["trade wood", "for coin"])
        .expect(|game| assert_eq!(parlour_core::options_of(game, RED).len(), 60));
}

/// One answer of every kind.
fn samples() -> Vec<Choice> {
    let bakery = Stand::new(Building::Bakery, 1);
    vec![
        Choice::First(RED),
        Choice::Crusade(Crusade::Acre),
        Choice::Start(Building::Bakery),
        Choice::Card(Building::TitheBarn),
        Choice::Saint(Saint::Rudolph),
        Choice::Die(6),
        Choice::Event(EventCard::RayOfLight),
        Choice::Token(Initiative::Tool),
        Choice::Bid(15),
        Choice::Pass,
        Choice::Give(300),
        Choice::Pick(Building::Garden),
        Choice::Buy(Stall { column: 1, row: 3 }),
        Choice::Done,
        Choice::Reroll(1),
        Choice::Again(0),
        Choice::Repel,
        Choice::Hold,
        Choice::Meet(3),
        Choice::MeetEcho(3),
        Choice::MeetDouble(3),
        Choice::Peasant(PeasantSpot::Card(bakery)),
        Choice::Peasant(PeasantSpot::Baptistery),
        Choice::Stop,
        Choice::Breach,
        Choice::Lose(bakery),
        Choice::Place(Action::Preach, 1),
        Choice::Place(Action::March(Crusade::Tyre), 5),
        Choice::Second(2),
        Choice::Echo,
        Choice::Double,
        Choice::Value(4),
        Choice::EliasDie(Crusade::Rod),
        Choice::Help(Crusade::Acre, WHITE),
        Choice::Dice(2),
        Choice::Prestige(0),
        Choice::Part(1, 0),
        Choice::Accept,
        Choice::Refuse,
        Choice::Counter,
        Choice::Supply(Supply::Plain),
        Choice::Supply(Supply::DoubleForge(2)),
        Choice::Supply(Supply::EchoForge(3)),
        Choice::Supply(Supply::Forge(4)),
        Choice::Supply(Supply::Double),
        Choice::Supply(Supply::Echo),
        Choice::Gift(Good::Wood, Good::Sand),
        Choice::Reveal,
        Choice::Keep,
        Choice::Visit(Location::Sandpit),
        Choice::Initiative,
        Choice::Main(6),
        Choice::Bonus(1),
        Choice::NoBonus,
        Choice::BonusEcho,
        Choice::Tool(Space::Bonus),
        Choice::Collect,
        Choice::Move(crate::data::Pew::at(3, 2)),
        Choice::Altar,
        Choice::Wall,
        Choice::Raise(Tower::Chapel),
        Choice::Build(Building::Library),
        Choice::Archer(Tower::GateTower),
        Choice::Remodel,
        Choice::Sheep(2),
        Choice::Enlist,
        Choice::Abandon,
        Choice::Baptise(3),
        Choice::Activate(bakery),
        Choice::Trade(Good::Coin),
        Choice::For(Good::Stone),
        Choice::Stables(BLUE, Good::Grain),
        Choice::Want(12),
        Choice::Bathe(bakery),
        Choice::To(bakery),
        Choice::Recall(Action::Defend, 6),
        Choice::Lift(Location::Field, Space::Main),
        Choice::Wagon(Location::Forest),
        Choice::Relic(Relic::AaronsRod),
        Choice::Spare(Good::Coin),
        Choice::Invoke,
        Choice::Support(6),
        Choice::SupportEcho,
        Choice::Ease(Crusade::Acre),
        Choice::Harvest(Location::Forest, Location::Field),
    ]
}

/// Every answer reads back from its one spelling, and a wrong spelling is refused where it goes wrong.
#[test]
fn answers_read_back() {
    for choice in samples() {
        assert_eq!(choice.to_string().parse(), Ok(choice), "{choice}");
    }
    for wrong in
        ["", "die 0", "die 7", "die 07", "meet 3 plain", "recall march 3", "buy c1", "march 3", "to bakery-3"]
    {
        assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
    }
    assert_eq!("march acre".parse::<Choice>().unwrap_err().at, 10);
}

/// Whatever is answered at whatever moment, a refusal comes with a rule of this game, or the answer is on
/// offer.
#[test]
fn any_answer_is_judged_at_any_moment() {
    use parlour_core::{Refuse, Speak, Who};
    let ids = include_str!("../../rules.ids");
    let scenario = abbey_with(2, &[("saints", "on"), ("relics", "on")]);
    let mut rng = parlour_core::Rng::from_number(8);
    let mut game: Abbey = scenario.game().clone();
    for _ in 0..400 {
        for choice in samples() {
            for who in [Who::Chance, Who::Seat(RED), Who::Seat(BLUE), Who::Seat(WHITE)] {
                if let Err(refusal) = game.check(who, choice) {
                    assert!(ids.lines().any(|id| id == refusal.rule()), "{}", refusal.rule());
                    assert!(refusal.phrase().key.starts_with("abbey-refusal-"));
                }
            }
        }
        let who = match game.decision() {
            parlour_core::Decision::Draw => Who::Chance,
            parlour_core::Decision::Ask(seats) => Who::Seat(seats.first().unwrap()),
            parlour_core::Decision::Over => return,
        };
        let choice = rng.pick(&parlour_core::options_of(&game, who)).unwrap();
        game.apply(who, choice, &mut ());
    }
}
