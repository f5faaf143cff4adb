//! The stages of Ora & Labora: main actions, settlements, and what the neutral player is told.

use parlour_core::{Decision, Game, Rng, Seat, Who};
use parlour_ora::data::Good;
use parlour_ora::{Choice, Different, Ora, Pay, Question, Turn};

use crate::stages::{Menu, Stages};

pub(super) const STAGES: Stages<Ora> = Stages { stage, ended, opens, thin };

/// Matters of one round that follow each other.
const MATTERS: u32 = 16;
/// Exchanges looked at, of all that are possible: none, one, half, all but one, all.
const TIMES: usize = 5;
/// Kinds of goods a bill can be paid in.
const TENDERS: usize = 12;

fn asked(game: &Ora, seat: Seat) -> Option<Question> {
    game.question().filter(|(asked, _)| *asked == seat).map(|(_, question)| question)
}

/// Alone, the last phase comes after the last actions.
fn stage(game: &Ora, seat: Seat) -> u32 {
    if game.decision() == Decision::Over {
        return u32::MAX;
    }
    let last = game.players() == 1 && game.round() == u16::from(game.kind().ring().phases[4]);
    let late = if last { 6 } else { 0 };
    let matter = match asked(game, seat) {
        Some(Question::Neutral(_)) => late,
        Some(Question::NeutralUse(_)) => 1 + late,
        Some(Question::Settle(_)) => 2 + late,
        Some(Question::Turn(Turn { left: left @ 1.., bonus: false, .. })) => 5 - u32::from(left.min(2)),
        _ => MATTERS - 1,
    };
    u32::from(game.round()) * MATTERS + matter
}

/// What tells one main action from the next.
fn action(game: &Ora, seat: Seat) -> Option<(u16, u8)> {
    match asked(game, seat)? {
        Question::Turn(Turn { left: 0, .. }) => None,
        Question::Turn(Turn { left, bonus, .. }) => Some((game.round(), if bonus { u8::MAX } else { left })),
        _ => None,
    }
}

fn ended(start: &Ora, game: &Ora, seat: Seat) -> bool {
    let first = action(start, seat);
    match asked(game, seat) {
        Some(Question::Neutral(_) | Question::NeutralUse(_)) => true,
        // In the middle of an action it is the Castle that founds.
        Some(Question::Settle(_)) => first.is_none(),
        _ => action(game, seat).is_some_and(|now| first != Some(now)),
    }
}

fn opens(game: &Ora, seat: Seat) -> bool {
    action(game, seat).is_some()
}

fn thin(game: &Ora, seat: Seat, menu: &mut Menu<'_, Ora>) {
    match asked(game, seat) {
        Some(Question::Pay(pay)) => bills(game, seat, pay, menu),
        Some(Question::Different(_)) => differ(game, seat, menu),
        Some(Question::Neutral(_)) => neutral(game, seat, menu),
        Some(Question::HowMany(_)) if menu.options.len() > TIMES => {
            let len = menu.options.len();
            let few = [0, 1, len / 2, len - 2, len - 1].map(|place| menu.options[place]);
            menu.options.clear();
            menu.options.extend(few);
        }
        // Alone, land is bought with an action to come or for the settlements of the next round.
        Some(Question::Turn(Turn { left: 0, .. }))
            if game.players() == 1 && game.phases_ahead().next().is_none_or(|next| next > 1) =>
        {
            menu.options.retain(|choice| !matches!(choice, Choice::Buy(_)));
        }
        _ => {}
    }
}

/// What a player would rather keep.
fn worth(good: Good) -> f32 {
    match good {
        Good::Clay | Good::Wood | Good::Livestock | Good::Grapes => 0.8,
        Good::Peat | Good::Flour | Good::Malt => 0.7,
        Good::Grain | Good::Coin => 0.5,
        Good::Straw => 0.4,
        Good::PeatCoal => 1.2,
        Good::Wine | Good::Bread => 1.5,
        Good::Stone | Good::Meat | Good::Beer | Good::Whiskey => 2.0,
        Good::Coin5 => 2.5,
        Good::Book => 2.2,
        Good::Ceramic => 3.2,
        Good::Ornament => 4.4,
        Good::Reliquary => 8.5,
        Good::Wonder => 30.0,
    }
}

/// A way to pay: what it costs, and how many of each kind.
type Plan = (f32, [u8; TENDERS]);

/// The cheapest few ways to pay a bill, kind after kind: for every sum still owed the best ways so far.
fn plans(game: &Ora, seat: Seat, pay: Pay, few: usize) -> Vec<Plan> {
    let (symbol, owed, from) = (pay.symbol, usize::from(pay.owed), usize::from(pay.next));
    let tenders = symbol.tenders();
    let mut best: Vec<Vec<Plan>> = vec![Vec::new(); owed + 1];
    best[owed].push((0.0, [0; TENDERS]));
    for (place, tender) in tenders.iter().enumerate().take(TENDERS).skip(from) {
        let (each, have) = (usize::from(symbol.worth(*tender)), usize::from(game.goods(seat, *tender)));
        if have == 0 || each == 0 {
            continue;
        }
        for rest in 1..=owed {
            let ways: Vec<Plan> = best[rest].iter().filter(|(_, plan)| plan[place] == 0).copied().collect();
            for count in 1..=have.min(rest.div_ceil(each)) {
                for (cost, plan) in &ways {
                    let cost = cost + count as f32 * worth(*tender);
                    let mut plan = *plan;
                    plan[place] = count as u8;
                    keep(&mut best[rest.saturating_sub(count * each)], (cost, plan), few);
                }
            }
        }
    }
    std::mem::take(&mut best[0])
}

/// Keeps the cheapest few.
fn keep(ways: &mut Vec<Plan>, way: Plan, few: usize) {
    let place = ways.partition_point(|other| other.0 <= way.0);
    ways.insert(place, way);
    ways.truncate(few);
}

/// Pays a bill in the cheapest few ways.
fn bills(game: &Ora, seat: Seat, bill: Pay, menu: &mut Menu<'_, Ora>) {
    for (_, plan) in plans(game, seat, bill, menu.ways) {
        let mut line = Line::new(game, seat);
        while let Some(Question::Pay(pay)) = line.asked()
            && pay.symbol == bill.symbol
        {
            let wanted = plan[usize::from(pay.next)];
            line.take_least(|choice| match choice {
                Choice::Pay(_, count) => f32::from(count.abs_diff(wanted)),
                _ => f32::MAX,
            });
        }
        menu.lines.push(line.done());
    }
}

/// Gives different goods: the cheapest ones, and others by chance.
fn differ(game: &Ora, seat: Seat, menu: &mut Menu<'_, Ora>) {
    for way in 0..menu.ways {
        let mut line = Line::new(game, seat);
        while let Some(Question::Different(Different { left, .. })) = line.asked() {
            if way > 0 && menu.rng.below(2) == 0 {
                line.take_any(menu.rng);
                continue;
            }
            let price = |choice: &Choice| match choice {
                Choice::Give(good) => worth(*good),
                _ => worth(Good::Wonder),
            };
            // They are given in order: the first of those that are cheap enough comes next.
            let mut prices: Vec<f32> = line.options().iter().map(price).collect();
            prices.sort_by(f32::total_cmp);
            let limit = prices[usize::from(left.max(1) - 1).min(prices.len() - 1)];
            line.take_least(|choice| if price(choice) <= limit { 0.0 } else { 1.0 });
        }
        menu.lines.push(line.done());
    }
}

/// Puts the cards on the neutral land, somewhere.
fn neutral(game: &Ora, seat: Seat, menu: &mut Menu<'_, Ora>) {
    for _ in 0..=menu.ways {
        let mut line = Line::new(game, seat);
        while let Some(Question::Neutral(_) | Question::NeutralSite(_)) = line.asked() {
            line.take_any(menu.rng);
        }
        menu.lines.push(line.done());
    }
}

/// Answers that follow each other.
struct Line {
    game: Ora,
    seat: Seat,
    options: Vec<Choice>,
    taken: Vec<Choice>,
}

impl Line {
    fn new(game: &Ora, seat: Seat) -> Self {
        Self { game: game.clone(), seat, options: Vec::new(), taken: Vec::new() }
    }

    fn asked(&self) -> Option<Question> {
        asked(&self.game, self.seat)
    }

    fn options(&mut self) -> &[Choice] {
        self.options.clear();
        self.game.options(Who::Seat(self.seat), &mut self.options);
        &self.options
    }

    fn take(&mut self, choice: Choice) {
        self.game.apply(Who::Seat(self.seat), choice, &mut ());
        self.taken.push(choice);
    }

    /// Takes the first option for which this is least.
    fn take_least(&mut self, cost: impl Fn(&Choice) -> f32) {
        let best = self
            .options()
            .iter()
            .copied()
            .reduce(|best, choice| if cost(&choice) < cost(&best) { choice } else { best });
        self.take(best.expect("a question has an option"));
    }

    fn take_any(&mut self, rng: &mut Rng) {
        let len = self.options().len();
        let choice = self.options[rng.index(len)];
        self.take(choice);
    }

    fn done(self) -> (Vec<Choice>, Ora) {
        (self.taken, self.game)
    }
}
