//! Events in words.

use parlour_core::{Phrase, Speak};

use super::{cell, gap_alone, place};
use crate::event::Event;

impl Speak for Event {
    #[expect(clippy::too_many_lines, reason = "one arm per event, so that the compiler misses none")]
    fn phrase(&self) -> Phrase {
        match *self {
            Event::FirstPlayer { seat } => Phrase::new("forest-event-first-player").seat("who", seat),
            Event::SideShown { building } => {
                Phrase::new("forest-event-side-shown").term("building", building.key())
            }
            Event::LargeShown { building } => {
                Phrase::new("forest-event-large-shown").term("building", building.key())
            }
            Event::WorkerDealt { worker, village } => Phrase::new("forest-event-worker-dealt")
                .term("worker", worker.key())
                .term("village", village.key()),
            Event::VillageNamed { seat, village } => {
                Phrase::new("forest-event-village-named").seat("who", seat).term("village", village.key())
            }
            Event::NeutralPut { seat, gap } => {
                Phrase::new("forest-event-neutral-put").seat("who", seat).list("gap", [gap_alone(gap)])
            }
            Event::YearBegins { year } => Phrase::new("forest-event-year-begins").number("year", year),
            Event::WorkersTakenOff => Phrase::new("forest-event-workers-taken-off"),
            Event::TurnBegins { seat } => Phrase::new("forest-event-turn-begins").seat("who", seat),
            Event::ExtraTurnBegins { seat } => {
                Phrase::new("forest-event-extra-turn-begins").seat("who", seat)
            }
            Event::EndTriggered { seat } => Phrase::new("forest-event-end-triggered").seat("who", seat),
            Event::TurnsUsedUp { seat } => Phrase::new("forest-event-turns-used-up").seat("who", seat),
            Event::LastTurns { seat } => Phrase::new("forest-event-last-turns").seat("who", seat),
            Event::WindowOpens => Phrase::new("forest-event-window-opens"),
            Event::Finished { seat } => Phrase::new("forest-event-finished").seat("who", seat),
            Event::GameOver => Phrase::new("forest-event-game-over"),

            Event::Swapped { seat, worker } => {
                Phrase::new("forest-event-swapped").seat("who", seat).term("worker", worker.key())
            }
            Event::Moved { seat, to } => {
                Phrase::new("forest-event-moved").seat("who", seat).list("place", [place(to)])
            }
            Event::Placed { seat, pawn, to } => Phrase::new("forest-event-placed")
                .seat("who", seat)
                .term("pawn", pawn.key())
                .list("place", [place(to)]),
            Event::Begged { seat } => Phrase::new("forest-event-begged").seat("who", seat),
            Event::Gave { seat, to, good } => {
                Phrase::new("forest-event-gave").seat("who", seat).seat("to", to).term("what", good.key())
            }
            Event::Accepted { seat, good } => {
                Phrase::new("forest-event-accepted").seat("who", seat).term("what", good.key())
            }
            Event::Declined { seat, good } => {
                Phrase::new("forest-event-declined").seat("who", seat).term("what", good.key())
            }
            Event::GiftLost { seat, good } => {
                Phrase::new("forest-event-gift-lost").seat("who", seat).term("what", good.key())
            }
            Event::StandingSet { seat, standing } => {
                Phrase::new("forest-event-standing-set").seat("who", seat).term("standing", standing.key())
            }
            Event::Visited { seat, worker } => {
                Phrase::new("forest-event-visited").seat("who", seat).term("worker", worker.key())
            }
            Event::VisitedFromAfar { seat, worker } => {
                Phrase::new("forest-event-visited-from-afar").seat("who", seat).term("worker", worker.key())
            }
            Event::Named { seat, good } => {
                Phrase::new("forest-event-named").seat("who", seat).term("what", good.key())
            }
            Event::ActionSkipped { seat } => Phrase::new("forest-event-action-skipped").seat("who", seat),
            Event::MissionDone { seat, mission } => {
                Phrase::new("forest-event-mission-done").seat("who", seat).term("mission", mission.key())
            }
            Event::MissionRevealed { mission, village: Some(village) } => {
                Phrase::new("forest-event-mission-in-village")
                    .term("mission", mission.key())
                    .term("village", village.key())
            }
            Event::MissionRevealed { mission, village: None } => {
                Phrase::new("forest-event-mission-on-site").term("mission", mission.key())
            }
            Event::ReminderReached { seat } => Phrase::new("forest-event-reminder-reached").seat("who", seat),
            Event::ExtraTurnEarned { seat } => {
                Phrase::new("forest-event-extra-turn-earned").seat("who", seat)
            }

            Event::Spent { seat, item, n } => {
                Phrase::new("forest-event-spent").seat("who", seat).count("what", n, item.key())
            }
            Event::Gained { seat, item, n, lost } => Phrase::new("forest-event-gained")
                .seat("who", seat)
                .count("what", n, item.key())
                .number("lost", lost),
            Event::MarkerSet { seat, item, n, .. } => Phrase::new("forest-event-marker-set")
                .seat("who", seat)
                .term("what", item.key())
                .number("n", n),
            Event::CoalMarkerRemoved { seat, coal } => {
                Phrase::new("forest-event-coal-marker-removed").seat("who", seat).number("coal", coal)
            }
            Event::GlassProduced { seat, steps, from, to, .. } => Phrase::new("forest-event-glass-produced")
                .seat("who", seat)
                .number("steps", steps)
                .number("from", from)
                .number("to", to),
            Event::OvenProduced { seat, steps, provisions, goods, position } => {
                Phrase::new("forest-event-oven-produced")
                    .seat("who", seat)
                    .number("steps", steps)
                    .number("provisions", provisions)
                    .number("goods", goods)
                    .number("position", position)
            }
            Event::Triggered { seat, due } => {
                Phrase::new("forest-event-triggered").seat("who", seat).term("due", due.key())
            }

            Event::Laid { seat, tile, cell: on } => Phrase::new("forest-event-laid")
                .seat("who", seat)
                .term("tile", tile.key())
                .list("cell", [cell(on)]),
            Event::Cleared { seat, tile, cell: on } => Phrase::new("forest-event-cleared")
                .seat("who", seat)
                .term("tile", tile.key())
                .list("cell", [cell(on)]),
            Event::TilesLost { seat, tile, n } => {
                Phrase::new("forest-event-tiles-lost").seat("who", seat).count("what", n, tile.key())
            }
            Event::AnimalsGained { seat, animal, n, lost } => Phrase::new("forest-event-animals-gained")
                .seat("who", seat)
                .count("what", n, animal.key())
                .number("lost", lost),
            Event::AnimalsPaid { seat, pigs, cattle } => Phrase::new("forest-event-animals-paid")
                .seat("who", seat)
                .number("pigs", pigs)
                .number("cattle", cattle),
            Event::Tanned { seat, hides } => {
                Phrase::new("forest-event-tanned").seat("who", seat).number("hides", hides)
            }
            Event::AnimalsReturned { seat, pigs, cattle } => Phrase::new("forest-event-animals-returned")
                .seat("who", seat)
                .number("pigs", pigs)
                .number("cattle", cattle),
            Event::Progressed { seat, to } => {
                Phrase::new("forest-event-progressed").seat("who", seat).number("to", to)
            }
            Event::ProgressLost { seat, n } => {
                Phrase::new("forest-event-progress-lost").seat("who", seat).number("n", n)
            }
            Event::PlotAdded { seat, plots } => {
                Phrase::new("forest-event-plot-added").seat("who", seat).number("plots", plots)
            }
            Event::Built { seat, building, cell: on } => Phrase::new("forest-event-built")
                .seat("who", seat)
                .term("building", building.key())
                .list("cell", [cell(on)]),
            Event::BuildingLost { seat } => Phrase::new("forest-event-building-lost").seat("who", seat),
            Event::NoEffect { seat, building } => {
                Phrase::new("forest-event-no-effect").seat("who", seat).term("building", building.key())
            }
            Event::Converted { seat, trade } => Phrase::new("forest-event-converted")
                .seat("who", seat)
                .term("building", trade.building().key())
                .term("trade", trade.key()),
            Event::Used { seat, building } => {
                Phrase::new("forest-event-used").seat("who", seat).term("building", building.key())
            }
        }
    }
}
