//! Coins, development points, citizens: what many actions bring (ORL-5.21, ORL-10.2, ORL-10.3).

use parlour_core::{Log, Seat};

use crate::data::{CITIZEN_CELLS, Citizen, DEVELOPMENT_END, development_coins};
use crate::event::Event;
use crate::state::Orleans;
use crate::step::Task;

impl Orleans {
    /// Coins come from the bank, as far as it has any; nothing is owed later (ORL-10.2, ORL-10.3).
    pub(crate) fn receive(&mut self, seat: Seat, due: u8, log: &mut impl Log<Event>) {
        let coins = due.min(self.bank);
        self.bank -= coins;
        self[seat].coins += coins;
        log.note(Event::Received { seat, coins, due });
    }

    /// Coins go to the bank, all there are if need be; the rest is owed (ORL-9.1, ORL-9.13).
    pub(crate) fn pay(&mut self, seat: Seat, due: u8, log: &mut impl Log<Event>) {
        let coins = due.min(self[seat].coins);
        self[seat].coins -= coins;
        self.bank += coins;
        log.note(Event::Paid { seat, coins, due });
        if coins < due {
            log.note(Event::Tortured { seat, owed: due - coins });
            self.then(Task::Owe(seat, due - coins));
        }
    }

    /// The development marker moves cell by cell; what lies beyond the end is lost
    /// (ORL-5.21, ORL-5.22).
    pub(crate) fn develop(&mut self, seat: Seat, points: u8, log: &mut impl Log<Event>) {
        for _ in 0..points.min(DEVELOPMENT_END - self[seat].development) {
            self[seat].development += 1;
            self.enter_cell(seat, log);
        }
    }

    /// A cell gives its coins, or its citizen to the first who comes (ORL-5.21, ORL-6.6).
    fn enter_cell(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let cell = self[seat].development;
        log.note(Event::Developed { seat, cell, status: self[seat].status() });
        if development_coins(cell) > 0 {
            self.receive(seat, development_coins(cell), log);
        }
        if let Some((_, citizen)) = CITIZEN_CELLS.iter().find(|(at, _)| *at == cell) {
            self.win_citizen(seat, *citizen, log);
        }
    }

    /// A citizen goes to the first who comes (ORL-6.4, ORL-6.5, ORL-6.6, ORL-5.33).
    pub(crate) fn win_citizen(&mut self, seat: Seat, citizen: Citizen, log: &mut impl Log<Event>) {
        let owner = &mut self.citizens[citizen as usize];
        if owner.is_none() {
            *owner = Some(seat);
            log.note(Event::CitizenWon { seat, citizen });
        }
    }
}
