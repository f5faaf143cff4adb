//! The log: what happened, line by line, and the same by rounds and deeds.

use std::sync::Arc;

use parlour_core::{Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

/// A line of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LogInfo {
    /// The number of the answer it followed from; `?at=` one more shows the position after it.
    pub entry: usize,
    /// What happened.
    pub text: String,
    /// Still a draft that only its owner sees?
    pub draft: bool,
    /// Did a caretaker answer?
    pub caretaker: bool,
    /// The id of the rule behind it.
    pub rule: &'static str,
    /// What it gave and took.
    pub changes: Vec<ChangeInfo>,
    /// Whose answer it followed from; nobody's, where chance answered.
    #[serde(skip)]
    pub by: Option<Seat>,
    /// Whom it speaks of first; nobody, where the game itself acts.
    #[serde(skip)]
    pub about: Option<Seat>,
    /// What it is in a deed.
    #[serde(skip)]
    pub role: Role,
    /// What the answer it followed from has left on the board, by its id.
    #[serde(skip)]
    pub trace: Option<String>,
}

/// What a line is in a deed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Role {
    /// It says what was done.
    #[default]
    Deed,
    /// It announces a deed: the line that says what was done comes later.
    Opening,
    /// It tells more of a deed.
    Step,
    /// It tells only what a deed gave or took, which is shown beside the deed.
    Effect,
}

/// So many of a thing came to a seat, or left it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ChangeInfo {
    /// Whose.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// How many more, or fewer.
    pub by: i64,
    /// What of, as the game calls it.
    pub of: &'static str,
    /// What of, in the reader's language.
    pub text: String,
    /// Its symbol, if the board has one.
    #[serde(skip)]
    pub icon: Option<&'static str>,
}

/// Where a round begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RoundStart {
    /// The number of the round.
    pub number: u16,
    /// How many answers came before it.
    pub from: usize,
}

/// The log of a round.
#[derive(Clone, Debug)]
pub struct Round {
    /// The number of the round.
    pub number: u16,
    /// What chance laid out before anybody could do anything: in the first round alone.
    pub setup: Vec<Deed>,
    /// What was done in it, oldest first.
    pub deeds: Vec<Deed>,
}

/// Something that was done, with everything that came of it.
#[derive(Clone, Debug)]
pub struct Deed {
    /// The line that says what was done.
    pub head: Arc<LogInfo>,
    /// All other lines, in their order.
    pub others: Vec<Arc<LogInfo>>,
    /// The first and the last answer it is made of.
    pub entries: (usize, usize),
}

impl Deed {
    fn new(line: &Arc<LogInfo>) -> Self {
        Self { head: line.clone(), others: Vec::new(), entries: (line.entry, line.entry) }
    }

    /// Whose doing it is; nobody's, where chance answered.
    pub fn by(&self) -> Option<Seat> {
        if self.head.role == Role::Opening { self.head.about } else { self.head.by }
    }

    /// Every line, in the order they were told.
    pub fn lines(&self) -> impl Iterator<Item = &Arc<LogInfo>> {
        std::iter::once(&self.head).chain(&self.others)
    }

    /// The lines that tell more than its gains and losses do.
    pub fn more(&self) -> usize {
        self.others.iter().filter(|line| line.role != Role::Effect).count()
    }

    /// Everything it gave and took, each thing of a seat once; what came and went again is left out.
    pub fn changes(&self) -> Vec<ChangeInfo> {
        let mut sums: Vec<ChangeInfo> = Vec::new();
        let about = self.head.about;
        for change in self.lines().flat_map(|line| &line.changes) {
            match sums.iter_mut().find(|sum| sum.seat == change.seat && sum.of == change.of) {
                Some(sum) => sum.by += change.by,
                None => sums.push(change.clone()),
            }
        }
        sums.retain(|sum| sum.by != 0);
        // Whose deed it is comes first, then the others, each with all of theirs; costs before gains.
        sums.sort_by_key(|sum| (about != Some(sum.seat), sum.seat, sum.by > 0));
        sums
    }

    /// Whom it concerns: whoever did it and whoever gained or lost by it.
    pub fn seats(&self) -> SeatSet {
        let changed = self.lines().flat_map(|line| &line.changes).map(|change| change.seat);
        changed.chain(self.lines().filter_map(|line| line.about)).collect()
    }

    /// What it has left on the board.
    pub fn traces(&self) -> Vec<&str> {
        let mut traces: Vec<&str> = self.lines().filter_map(|line| line.trace.as_deref()).collect();
        traces.sort_unstable();
        traces.dedup();
        traces
    }

    /// Does a line belong to this deed? `leads` says whether a line after it, of the same answer, tells what was done.
    fn takes(&self, line: &LogInfo, leads: bool) -> bool {
        let head = &self.head;
        // A turn may be announced by the answer of whoever ended theirs.
        let announced = head.role == Role::Opening && line.by.is_some() && line.by == line.about;
        if (head.about, head.draft) != (line.about, line.draft) || (head.by != line.by && !announced) {
            return false;
        }
        if line.about.is_none() || line.by.is_none() {
            // Chance and the game itself: one after the other, as long as it goes on for the same player.
            return line.by.is_none() || line.entry == head.entry;
        }
        let same = line.entry == self.entries.1;
        match line.role {
            Role::Opening => false,
            Role::Deed => head.role == Role::Opening || (same && head.role != Role::Deed),
            Role::Step | Role::Effect => head.role == Role::Opening || !leads || (same && !line.draft),
        }
    }

    fn take(&mut self, line: &Arc<LogInfo>) {
        self.entries.1 = line.entry;
        let better = line.role == Role::Deed && self.head.role != Role::Deed;
        if self.head.by != line.by {
            self.entries.0 = line.entry;
        }
        if better {
            let opening = std::mem::replace(&mut self.head, line.clone());
            self.others.insert(0, opening);
        } else {
            self.others.push(line.clone());
        }
    }
}

/// Lines gathered into deeds, oldest first.
pub fn deeds(lines: &[Arc<LogInfo>]) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let rest = lines[at + 1..].iter().take_while(|after| after.entry == line.entry);
        // What was paid is told before what it was paid for.
        let leads = rest
            .filter(|after| after.about == line.about && after.draft == line.draft)
            .find(|after| !matches!(after.role, Role::Step | Role::Effect));
        match deeds.last_mut().filter(|deed| deed.takes(line, leads.is_some())) {
            Some(deed) => deed.take(line),
            None => deeds.push(Deed::new(line)),
        }
    }
    deeds
}

/// Lines by rounds and deeds, oldest first.
pub fn by_rounds(starts: &[RoundStart], lines: &[Arc<LogInfo>]) -> Vec<Round> {
    let ends = starts.iter().skip(1).map(|start| start.from).chain([usize::MAX]);
    let round = |(start, end): (&RoundStart, usize)| {
        let of = |entry: usize| lines.partition_point(|line| line.entry < entry);
        let mut deeds = deeds(&lines[of(start.from)..of(end)]);
        let first_choice = deeds.iter().position(|deed| deed.head.by.is_some() || deed.head.draft);
        let laid_out = if start.from == 0 { first_choice.unwrap_or(deeds.len()) } else { 0 };
        let rest = deeds.split_off(laid_out);
        Round { number: start.number, setup: deeds, deeds: rest }
    };
    starts.iter().zip(ends).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of an answer of somebody, about them; of chance, about nobody.
    fn line(entry: usize, by: Option<u8>, role: Role) -> LogInfo {
        LogInfo {
            entry,
            text: String::new(),
            draft: false,
            caretaker: false,
            rule: "X-1",
            changes: Vec::new(),
            by: by.map(Seat::new),
            about: by.map(Seat::new),
            role,
            trace: None,
        }
    }

    fn change(seat: u8, by: i64, of: &'static str) -> ChangeInfo {
        ChangeInfo { seat: Seat::new(seat), by, of, text: of.to_owned(), icon: None }
    }

    /// The deeds of these lines, each as its head's number among them and how many others it has.
    fn shape(lines: Vec<LogInfo>) -> Vec<(usize, usize)> {
        let lines: Vec<Arc<LogInfo>> = lines.into_iter().map(Arc::new).collect();
        let at = |head: &Arc<LogInfo>| lines.iter().position(|line| Arc::ptr_eq(line, head)).expect("a line");
        deeds(&lines).iter().map(|deed| (at(&deed.head), deed.others.len())).collect()
    }

    #[test]
    fn what_is_announced_done_and_gained_is_one_deed() {
        let felling = vec![
            line(1, Some(0), Role::Opening),
            line(2, Some(0), Role::Deed),
            line(3, Some(0), Role::Step),
            line(3, Some(0), Role::Effect),
            line(4, Some(0), Role::Opening),
        ];
        assert_eq!(shape(felling), [(1, 3), (4, 0)]);
    }

    #[test]
    fn a_turn_may_be_announced_by_the_answer_before() {
        let lines = vec![
            line(1, Some(0), Role::Deed),
            LogInfo { about: Some(Seat::new(1)), ..line(1, Some(0), Role::Opening) },
            line(2, Some(1), Role::Deed),
        ];
        assert_eq!(shape(lines.clone()), [(0, 0), (2, 1)]);
        let deeds = deeds(&lines.into_iter().map(Arc::new).collect::<Vec<_>>());
        assert_eq!((deeds[1].entries, deeds[1].by()), ((2, 2), Some(Seat::new(1))));
    }

    #[test]
    fn what_is_paid_belongs_to_what_it_is_paid_for() {
        let walls = vec![
            line(1, Some(0), Role::Effect),
            line(1, Some(0), Role::Deed),
            line(1, Some(0), Role::Effect),
            line(2, Some(0), Role::Effect),
            line(2, Some(0), Role::Deed),
        ];
        assert_eq!(shape(walls), [(1, 2), (4, 1)]);
    }

    #[test]
    fn everybody_has_deeds_of_their_own() {
        let lines = vec![
            line(1, Some(0), Role::Deed),
            LogInfo { about: Some(Seat::new(1)), ..line(1, Some(0), Role::Effect) },
            line(2, Some(1), Role::Effect),
            line(3, Some(0), Role::Effect),
        ];
        assert_eq!(shape(lines), [(0, 0), (1, 0), (2, 0), (3, 0)]);
    }

    #[test]
    fn chance_goes_on_in_one_line() {
        let lines = vec![
            line(1, None, Role::Deed),
            line(2, None, Role::Deed),
            LogInfo { about: Some(Seat::new(1)), ..line(3, None, Role::Deed) },
            LogInfo { about: Some(Seat::new(1)), ..line(4, None, Role::Deed) },
            LogInfo { about: Some(Seat::new(0)), ..line(5, None, Role::Deed) },
        ];
        assert_eq!(shape(lines), [(0, 1), (2, 1), (4, 0)]);
    }

    #[test]
    fn gains_and_losses_are_added_up() {
        let lines = [
            LogInfo {
                changes: vec![change(1, 1, "wood"), change(0, -2, "coin")],
                ..line(1, Some(0), Role::Deed)
            },
            LogInfo {
                changes: vec![change(0, 3, "wood"), change(0, -1, "coin")],
                ..line(1, Some(0), Role::Effect)
            },
            LogInfo { changes: vec![change(0, 1, "clay")], ..line(1, Some(0), Role::Effect) },
            LogInfo { changes: vec![change(0, -1, "clay")], ..line(1, Some(0), Role::Effect) },
        ];
        let lines: Vec<_> = lines.into_iter().map(Arc::new).collect();
        let [deed] = &deeds(&lines)[..] else { panic!("one deed") };
        let wanted = [change(0, -3, "coin"), change(0, 3, "wood"), change(1, 1, "wood")];
        assert_eq!(deed.changes(), wanted);
        assert_eq!((deed.more(), deed.seats().len()), (0, 2));
    }

    #[test]
    fn deeds_stand_under_their_round_the_oldest_first() {
        let starts = [RoundStart { number: 1, from: 0 }, RoundStart { number: 2, from: 3 }];
        let lines = [
            line(0, None, Role::Deed),
            line(1, Some(0), Role::Deed),
            line(2, Some(1), Role::Deed),
            line(3, None, Role::Deed),
            line(4, Some(1), Role::Deed),
        ];
        let rounds = by_rounds(&starts, &lines.map(Arc::new));
        let shape: Vec<_> =
            rounds.iter().map(|round| (round.number, round.setup.len(), round.deeds.len())).collect();
        assert_eq!(shape, [(1, 1, 2), (2, 0, 2)]);
    }
}
