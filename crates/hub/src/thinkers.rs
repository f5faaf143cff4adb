//! Who may think next. Few think at once, each for a slice; then whoever waits has their turn: the awaited first, and
//! among them address by address and host by host, so that forty tables of one host delay another's by a slice alone.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use parlour_store::PersonId;
use tokio::sync::oneshot;

/// How much somebody waits for the thought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// Somebody looks at the table, or has asked for advice.
    Awaited,
    /// Nobody looks.
    Unwatched,
    /// A chart of a finished game.
    Someday,
}

/// For whom somebody thinks: whoever set the table up, and where they are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Sponsor {
    pub(crate) address: Option<Arc<str>>,
    pub(crate) person: Option<PersonId>,
}

/// After so many turns of those who are awaited, one of the others has a turn: nobody waits for ever.
const AWAITED_IN_A_ROW: u32 = 8;
const URGENCIES: usize = 3;

/// The permits to think, and those who wait for one.
pub(crate) struct Thinkers(Mutex<State>);

type Waiter = oneshot::Sender<Permit>;
/// Those who wait at one address, by host.
type Hosts = Turns<Option<PersonId>, VecDeque<Waiter>>;

#[derive(Default)]
struct State {
    free: usize,
    lines: [Turns<Option<Arc<str>>, Hosts>; URGENCIES],
    /// How often the first line was served since another one waited in vain.
    in_a_row: u32,
    waiting: usize,
}

/// Leave to think; it goes to the next when this is dropped.
pub(crate) struct Permit(Arc<Thinkers>);

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.pass_on();
    }
}

impl Thinkers {
    /// So many think at once.
    pub(crate) fn new(permits: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(State { free: permits.max(1), ..State::default() })))
    }

    /// How many wait for a permit.
    pub(crate) fn waiting(&self) -> usize {
        self.with(|state| state.waiting)
    }

    /// Waits for a permit.
    pub(crate) async fn permit(self: &Arc<Self>, sponsor: &Sponsor, urgency: Urgency) -> Permit {
        loop {
            let wait = self.with(|state| {
                if state.free > 0 {
                    state.free -= 1;
                    return None;
                }
                let (waiter, wait) = oneshot::channel();
                state.join(sponsor, urgency, waiter);
                Some(wait)
            });
            let Some(wait) = wait else { return Permit(self.clone()) };
            // Nobody drops a waiter without serving it; whoever is dropped all the same waits anew.
            if let Ok(permit) = wait.await {
                return permit;
            }
        }
    }

    fn pass_on(self: &Arc<Self>) {
        let next = self.with(|state| {
            let next = state.next();
            if next.is_none() {
                state.free += 1;
            }
            next
        });
        // Whoever went away in this very moment drops the permit, which passes it on.
        if let Some(waiter) = next {
            drop(waiter.send(Permit(self.clone())));
        }
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        // The state is whole after every step: a panic elsewhere harms nobody here.
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl State {
    fn join(&mut self, sponsor: &Sponsor, urgency: Urgency, waiter: Waiter) {
        self.waiting += 1;
        let hosts = self.lines[urgency as usize].of(sponsor.address.clone());
        hosts.of(sponsor.person).push_back(waiter);
    }

    /// The next who still waits.
    fn next(&mut self) -> Option<Waiter> {
        while self.waiting > 0 {
            let order: [usize; URGENCIES] =
                if self.in_a_row >= AWAITED_IN_A_ROW { [1, 2, 0] } else { [0, 1, 2] };
            let (line, waiter) = order.into_iter().find_map(|line| Some((line, self.lines[line].take()?)))?;
            self.waiting -= 1;
            self.in_a_row = if line == 0 { self.in_a_row + 1 } else { 0 };
            if !waiter.is_closed() {
                return Some(waiter);
            }
        }
        None
    }
}

/// A line from which the next is taken.
trait Line: Default {
    fn take(&mut self) -> Option<Waiter>;
    fn is_empty(&self) -> bool;
}

impl Line for VecDeque<Waiter> {
    fn take(&mut self) -> Option<Waiter> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

/// Lines that are served in turn, each by its key.
struct Turns<K, L> {
    order: VecDeque<K>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for Turns<K, L> {
    fn default() -> Self {
        Self { order: VecDeque::new(), lines: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, L: Line> Turns<K, L> {
    /// The line of a key; a new one is served last.
    fn of(&mut self, key: K) -> &mut L {
        if !self.lines.contains_key(&key) {
            self.order.push_back(key.clone());
        }
        self.lines.entry(key).or_default()
    }
}

impl<K: Clone + Eq + Hash, L: Line> Line for Turns<K, L> {
    fn take(&mut self) -> Option<Waiter> {
        let key = self.order.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let next = line.take();
        if line.is_empty() {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        next
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(address: &str, person: i64) -> Sponsor {
        Sponsor { address: Some(address.into()), person: Some(PersonId(person)) }
    }

    /// Lets everybody wait for the one permit in this order, and says in which order they got it.
    async fn served(waiting: &[(Sponsor, Urgency)]) -> Vec<usize> {
        let thinkers = Thinkers::new(1);
        let first = thinkers.permit(&Sponsor::default(), Urgency::Awaited).await;
        let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
        for (number, (sponsor, urgency)) in waiting.iter().cloned().enumerate() {
            let (queue, tell) = (thinkers.clone(), tell.clone());
            tokio::spawn(async move {
                let _permit = queue.permit(&sponsor, urgency).await;
                tell.send(number).unwrap();
            });
            while thinkers.waiting() <= number {
                tokio::task::yield_now().await;
            }
        }
        drop((first, tell));
        let mut order = Vec::new();
        while let Some(number) = told.recv().await {
            order.push(number);
        }
        order
    }

    #[tokio::test]
    async fn forty_tables_of_one_host_delay_another_by_one_turn() {
        let mut waiting = vec![(from("a", 1), Urgency::Awaited); 40];
        waiting.push((from("b", 2), Urgency::Awaited));
        let order = served(&waiting).await;
        assert!(order.iter().position(|number| *number == 40).unwrap() <= 1, "{order:?}");
    }

    #[tokio::test]
    async fn forty_guests_at_one_address_count_as_one() {
        let mut waiting: Vec<_> = (0..40).map(|guest| (from("a", guest), Urgency::Awaited)).collect();
        waiting.push((from("b", 99), Urgency::Awaited));
        let order = served(&waiting).await;
        assert!(order.iter().position(|number| *number == 40).unwrap() <= 1, "{order:?}");
    }

    #[tokio::test]
    async fn people_at_one_address_take_turns() {
        let waiting = [1, 1, 1, 2].map(|person| (from("a", person), Urgency::Awaited));
        assert_eq!(served(&waiting).await, [0, 3, 1, 2]);
    }

    #[tokio::test]
    async fn the_awaited_go_first_and_the_others_are_not_forgotten() {
        let mut waiting = vec![(from("a", 1), Urgency::Someday), (from("b", 2), Urgency::Unwatched)];
        waiting.extend(vec![(from("c", 3), Urgency::Awaited); 20]);
        let order = served(&waiting).await;
        assert_eq!(order[0], 2);
        assert!(
            order.iter().position(|number| *number == 1).unwrap() <= 1 + AWAITED_IN_A_ROW as usize,
            "{order:?}"
        );
    }

    #[tokio::test]
    async fn whoever_goes_away_holds_nobody_up() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.permit(&Sponsor::default(), Urgency::Awaited).await;
        let (queue, sponsor) = (thinkers.clone(), from("a", 1));
        let gone = tokio::spawn(async move { drop(queue.permit(&sponsor, Urgency::Awaited).await) });
        while thinkers.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        let _ = gone.await;
        drop(first);
        let _second = thinkers.permit(&from("b", 2), Urgency::Awaited).await;
    }
}
