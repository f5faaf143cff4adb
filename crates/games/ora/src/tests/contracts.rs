//! Work contracts (ORA-6).

use super::scene::*;
use crate::{Event, Fee, Refusal};

/// ORA-6.1: unoccupied buildings of players with a clergyman at home.
#[test]
fn a_contract_is_for_a_free_building_with_a_host_at_home() {
    france(3)
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .out(GREEN, Prior, GREEN, ClayMound)
        .out(GREEN, LayBrother, GREEN, Farmyard)
        .out(GREEN, LayBrother, GREEN, CloisterOffice)
        .building(GREEN, StoneMerchant, at(0, 3))
        .play(RED, "contract")
        .offers(RED, &["at blue clay-mound", "at blue cloister-office"])
        .refuses(RED, "at blue farmyard", Refusal::Occupied { card: Farmyard, rule: "ORA-6.7" })
        .refuses(RED, "at green stone-merchant", Refusal::HostHasNobody { host: GREEN })
        .refuses(RED, "at blue windmill", Refusal::NoSuchBuilding { card: Windmill });
}

/// ORA-6.2, ORA-10.12: the fee goes to the host, who places a clergyman; the guest uses the
/// building.
#[test]
fn the_fee_goes_to_the_host() {
    france(3)
        .goods(RED, &[(Coin, 1)])
        .goods(BLUE, &[])
        .play_all(RED, &["contract", "at blue clay-mound"])
        .offers(RED, &["fee coins"])
        .play(RED, "fee coins")
        .has(BLUE, &[(Coin, 1)])
        .asks(BLUE)
        .offers(BLUE, &["send prior", "send lay-brother"])
        .play(BLUE, "send prior")
        .asks(RED)
        .play(RED, "harvest clay")
        .has(RED, &[(Clay, 2)])
        .home(BLUE, Prior, false)
        .home(RED, Prior, true);
}

/// ORA-6.2, ORA-5.8, ORA-T31: a wine is drunk at once and the host gets nothing, whatever the
/// price.
#[test]
fn a_gift_is_drunk_at_once() {
    france(3)
        .goods(RED, &[(Coin, 1), (Wine, 1)])
        .goods(BLUE, &[])
        .play_all(RED, &["contract", "at blue clay-mound", "fee gift"])
        .noted(Event::Contracted { seat: RED, host: BLUE, card: ClayMound, fee: Fee::Gift })
        .has(RED, &[(Coin, 1)])
        .has(BLUE, &[]);
    ireland(3)
        .set(|game| game.contract = 2)
        .goods(RED, &[(Whiskey, 1)])
        .play_all(RED, &["contract", "at blue clay-mound"])
        .offers(RED, &["fee coins", "fee gift"])
        .play(RED, "fee gift")
        .has(RED, &[]);
}

/// ORA-6.2, ORA-T31: one coin before the Winery, two right after it was built.
#[test]
fn the_price_rises_with_the_winery() {
    france(3)
        .displayed(Winery)
        .goods(RED, &[(Clay, 2), (Straw, 2)])
        .goods(BLUE, &[(Coin, 1)])
        .play_all(RED, &["build", "card winery", "spot 0/3", "done"])
        .refuses(BLUE, "contract", Refusal::FeeTooHigh { price: 2, money: 1 })
        .goods(BLUE, &[(Coin, 2)])
        .play_all(BLUE, &["contract", "at red clay-mound", "fee coins"])
        .has(BLUE, &[])
        .has(RED, &[(Coin, 2)]);
}

/// ORA-6.3: goods from the function cannot pay for it.
#[test]
fn the_fee_comes_first() {
    france(3)
        .goods(RED, &[])
        .refuses(RED, "contract", Refusal::FeeTooHigh { price: 1, money: 0 })
        .goods(RED, &[(Grain, 5)])
        .refuses(RED, "contract", Refusal::FeeTooHigh { price: 1, money: 0 });
}

/// ORA-6.4, ORA-6.5, ORA-D48: the host chooses who goes but cannot refuse; with one kind at home
/// there is no choice.
#[test]
fn the_host_cannot_refuse() {
    let issue = ["contract", "at blue clay-mound", "fee coins"];
    france(3)
        .play_all(RED, &issue)
        .refuses(BLUE, "done", Refusal::NotAsked)
        .play(BLUE, "send lay-brother")
        .asks(RED);
    france(3)
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .out(BLUE, LayBrother, BLUE, CloisterOffice)
        .play_all(RED, &issue)
        .asks(RED)
        .home(BLUE, Prior, false);
}

/// ORA-6.6, ORA-10.1: the guest uses own goods and own land, not the host's.
#[test]
fn the_guest_is_the_user() {
    ireland(3)
        .building(BLUE, SpinningMill, at(0, 3))
        .goods(RED, &[(Coin, 1)])
        .goods(BLUE, &[(Livestock, 9)])
        .play_all(RED, &["contract", "at blue spinning-mill", "fee coins"])
        .play(BLUE, "send prior")
        .play(RED, "gain 1")
        .has(RED, &[])
        .has(BLUE, &[(Livestock, 9), (Coin, 1)]);
}

/// ORA-6.7: not for own buildings.
#[test]
fn own_buildings_need_no_contract() {
    france(3).play(RED, "contract").refuses(RED, "at red clay-mound", Refusal::OwnBuilding);
    let scene = france(2).out(BLUE, LayBrother, BLUE, ClayMound).out(BLUE, LayBrother, BLUE, Farmyard).out(
        BLUE,
        Prior,
        BLUE,
        CloisterOffice,
    );
    scene.refuses(RED, "contract", Refusal::NothingToContract);
}

/// ORA-6.7, ORA-9.2: no contracts in the bonus round.
#[test]
fn no_contracts_in_the_bonus_round() {
    france(3).round(25).refuses(RED, "contract", Refusal::NotInBonusRound);
}

/// ORA-D34: a contract may be issued only to block the host.
#[test]
fn a_contract_may_merely_block() {
    france(3)
        .play_all(RED, &["contract", "at blue clay-mound", "fee coins"])
        .play(BLUE, "send prior")
        .play(RED, "done")
        .asks(BLUE)
        .owns(RED, Clay, 1)
        .play(BLUE, "place")
        .refuses(BLUE, "at blue clay-mound", Refusal::Occupied { card: ClayMound, rule: "ORA-4.3" });
}

/// ORA-6.8, ORA-10.7, ORA-10.8, ORA-T44: through a Priory on to a third player's Castle; no
/// second fee, no new clergyman.
#[test]
fn only_the_first_building_is_paid_for() {
    france(3)
        .building(BLUE, Priory, at(1, 3))
        .plot(GREEN, crate::data::PlotFace::Mountain, 0)
        .building(GREEN, Castle, at(0, 6))
        .out(GREEN, Prior, GREEN, Castle)
        .goods(RED, &[(Coin, 1), (Grain, 1), (Wood, 1)])
        .play_all(RED, &["contract", "at blue priory", "fee coins"])
        .play(BLUE, "send lay-brother")
        .offers(RED, &["at green castle", "done"])
        .play_all(RED, &["at green castle", "settle shanty-town", "spot 0/3", "pay grain 1", "pay wood 1"])
        .has(RED, &[])
        .owns(GREEN, Coin, 1)
        .expect(|game| {
            let castle = game.site(GREEN, Castle).expect("it stands");
            assert!(game.is_occupied(GREEN, castle) && game.player(BLUE).at_home(LayBrother) == 1);
        });
}
