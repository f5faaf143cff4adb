//! When clocks stand still: a person's quiet hours and holidays, pauses a whole table has agreed to.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Quiet hours are half of a day at most, in minutes.
pub const LONGEST_QUIET: u16 = 12 * 60;
/// So many days of holidays stop somebody's clock in one game.
pub const HOLIDAYS_PER_GAME: i64 = 30;
/// A pause ends by itself after so many days.
pub const LONGEST_PAUSE: i64 = 30;
/// So many holidays are kept, the latest.
const HOLIDAYS_KEPT: usize = 50;
/// So many pauses are kept, the latest.
const PAUSES_KEPT: usize = 50;

/// When a person's clocks stand still.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Rest {
    /// The hours of every day at which nobody waits for them.
    pub quiet: Option<Quiet>,
    /// Their holidays, past ones too: clocks that stood still then did.
    pub away: Vec<Holiday>,
}

/// Hours of every day.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// When they begin, in minutes after midnight.
    pub from: u16,
    /// When they end, in minutes after midnight; before the beginning if it is the next day.
    pub to: u16,
    /// How many minutes the person's clock is ahead of UTC.
    pub east: i16,
}

/// Days away.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Holiday {
    /// From when, in milliseconds since 1970.
    pub from: i64,
    /// Until when.
    pub to: i64,
}

impl Quiet {
    /// Can there be such hours?
    pub fn is_possible(self) -> bool {
        let day = 24 * 60;
        self.from < day
            && self.to < day
            && (1..=LONGEST_QUIET).contains(&self.lasts())
            && self.east.abs() <= 14 * 60
    }

    /// For how many minutes of a day.
    fn lasts(self) -> u16 {
        let day = 24 * 60;
        (self.to + day - self.from) % day
    }

    /// The quiet hours that touch the time between two moments.
    fn spans(self, from: i64, to: i64) -> impl Iterator<Item = (i64, i64)> {
        let begins = i64::from(self.from) - i64::from(self.east);
        let lasts = i64::from(self.lasts()) * MINUTE;
        (from.div_euclid(DAY) - 2..=to.div_euclid(DAY) + 1)
            .map(move |day| day * DAY + begins * MINUTE)
            .map(move |start| (start, start + lasts))
    }
}

impl Rest {
    /// Reads what the store kept; what cannot be read is no rest.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Goes away, from now on at the earliest; false if that is no time at all, or longer than a game would wait.
    pub fn go_away(&mut self, now: i64, from: i64, to: i64) -> bool {
        let from = from.max(now);
        if to <= from || to - from > HOLIDAYS_PER_GAME * DAY {
            return false;
        }
        self.away.push(Holiday { from, to });
        self.away.sort_by_key(|holiday| holiday.from);
        let many = self.away.len().saturating_sub(HOLIDAYS_KEPT);
        self.away.drain(..many);
        true
    }

    /// Is back: the holiday that is now ends, those to come do not take place. What stood still until now did.
    pub fn come_home(&mut self, now: i64) {
        self.away.retain(|holiday| holiday.from < now);
        for holiday in &mut self.away {
            holiday.to = holiday.to.min(now);
        }
    }

    /// The holiday that is at a moment, or the next one after it.
    pub fn next_holiday(&self, now: i64) -> Option<Holiday> {
        self.away.iter().copied().find(|holiday| holiday.to > now)
    }

    /// The quiet hours between two moments.
    pub fn quiet_spans(&self, from: i64, to: i64) -> Vec<(i64, i64)> {
        self.quiet
            .filter(|quiet| quiet.is_possible())
            .map_or_else(Vec::new, |quiet| quiet.spans(from, to).collect())
    }

    /// The moment itself, or the end of the quiet hours it falls into.
    pub fn awake(&self, at: i64) -> i64 {
        let within = |&(from, to): &(i64, i64)| (from..to).contains(&at);
        self.quiet_spans(at, at).into_iter().find(within).map_or(at, |(_, to)| to)
    }

    /// The holidays that stop a clock at a table that began at some moment: as many days as a game has to bear.
    pub fn holiday_spans(&self, began: i64) -> Vec<(i64, i64)> {
        let mut budget = HOLIDAYS_PER_GAME * DAY;
        let all = Spans::of(self.away.iter().map(|holiday| (holiday.from.max(began), holiday.to)).collect());
        let mut spans = Vec::new();
        for (from, to) in all.0 {
            let length = (to - from).min(budget);
            budget -= length;
            if length > 0 {
                spans.push((from, from + length));
            }
        }
        spans
    }
}

/// The pauses of a table: from when, and until when if it is over.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pauses(Vec<(i64, Option<i64>)>);

impl Pauses {
    /// Reads what the store kept; what cannot be read is no pause.
    pub fn read(text: &str) -> Self {
        Self(serde_json::from_str(text).unwrap_or_default())
    }

    /// As the store keeps it.
    pub fn text(&self) -> String {
        serde_json::to_string(&self.0).unwrap_or_else(|_| "[]".into())
    }

    /// Since when the table is paused, if it is.
    pub fn since(&self, now: i64) -> Option<i64> {
        let last = self.0.last().filter(|(_, to)| to.is_none())?;
        (now < last.0 + LONGEST_PAUSE * DAY).then_some(last.0)
    }

    /// A pause begins.
    pub fn begin(&mut self, now: i64) {
        self.end(now);
        self.0.push((now, None));
        let many = self.0.len().saturating_sub(PAUSES_KEPT);
        self.0.drain(..many);
    }

    /// The pause ends.
    pub fn end(&mut self, now: i64) {
        if let Some((from, to @ None)) = self.0.last_mut() {
            *to = Some(now.min(*from + LONGEST_PAUSE * DAY));
        }
    }

    /// Their times.
    pub fn spans(&self) -> Vec<(i64, i64)> {
        self.0.iter().map(|(from, to)| (*from, to.unwrap_or(from + LONGEST_PAUSE * DAY))).collect()
    }
}

/// Spans of time, in order and apart.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Spans(Vec<(i64, i64)>);

impl Spans {
    /// All of these, whether they overlap or not.
    pub fn of(mut spans: Vec<(i64, i64)>) -> Self {
        spans.retain(|(from, to)| from < to);
        spans.sort_unstable();
        let mut apart: Vec<(i64, i64)> = Vec::with_capacity(spans.len());
        for (from, to) in spans {
            match apart.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => apart.push((from, to)),
            }
        }
        Self(apart)
    }

    /// How much of the time between two moments lies outside of them.
    pub fn outside(&self, from: i64, to: i64) -> i64 {
        let inside = self.0.iter().map(|(start, end)| (*end.min(&to) - *start.max(&from)).max(0));
        (to - from).max(0) - inside.sum::<i64>()
    }

    /// When so much time outside of them has passed since a moment.
    pub fn after(&self, from: i64, time: i64) -> i64 {
        let mut at = from;
        let mut left = time.max(0);
        for (start, end) in self.0.iter().filter(|(_, end)| *end > from) {
            let until = start - at;
            if until >= left {
                break;
            }
            left -= until.max(0);
            at = at.max(*end);
        }
        at + left
    }

    /// The end of the span a moment lies in, if it lies in one.
    pub fn around(&self, moment: i64) -> Option<i64> {
        self.0.iter().find(|(start, end)| (*start..*end).contains(&moment)).map(|(_, end)| *end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_outside_of_spans_only() {
        let spans = Spans::of(vec![(50, 60), (10, 20), (15, 30), (40, 40)]);
        assert_eq!(spans, Spans(vec![(10, 30), (50, 60)]));
        assert_eq!(spans.outside(0, 100), 70);
        assert_eq!(spans.outside(25, 55), 20);
        for time in [0, 5, 10, 11, 30, 31, 70] {
            let until = spans.after(0, time);
            assert_eq!(spans.outside(0, until), time, "{time} until {until}");
        }
        assert_eq!(spans.after(25, 5), 35);
        assert_eq!((spans.around(10), spans.around(30)), (Some(30), None));
    }

    #[test]
    fn quiet_hours_are_of_ones_own_day() {
        // From ten in the evening until seven in the morning, an hour east of Greenwich.
        let rest = Rest { quiet: Some(Quiet { from: 22 * 60, to: 7 * 60, east: 60 }), away: vec![] };
        let spans = Spans::of(rest.quiet_spans(0, 3 * DAY));
        let hour = 60 * MINUTE;
        assert_eq!(spans.outside(0, DAY), DAY - 9 * hour);
        assert_eq!(spans.around(21 * hour), Some(DAY + 6 * hour));
        assert_eq!(spans.around(20 * hour), None);
    }

    #[test]
    fn nobody_is_quiet_all_day() {
        let quiet = |from: u16, to: u16| Quiet { from: from * 60, to: to * 60, east: 0 };
        assert!(quiet(22, 8).is_possible() && quiet(0, 12).is_possible());
        assert!(!quiet(9, 22).is_possible() && !quiet(5, 5).is_possible() && !quiet(23, 24).is_possible());
        let rest = Rest { quiet: Some(quiet(9, 22)), away: vec![] };
        assert_eq!(rest.quiet_spans(0, DAY), []);
    }

    #[test]
    fn a_game_bears_thirty_days_of_holidays() {
        let mut rest = Rest::default();
        assert!(rest.go_away(0, DAY, 21 * DAY) && rest.go_away(0, 40 * DAY, 60 * DAY));
        assert!(!rest.go_away(0, 0, 31 * DAY) && !rest.go_away(5, 3, 4));
        assert_eq!(rest.holiday_spans(0), [(DAY, 21 * DAY), (40 * DAY, 50 * DAY)]);
        assert_eq!(rest.holiday_spans(30 * DAY), [(40 * DAY, 60 * DAY)]);
    }

    #[test]
    fn whoever_comes_home_early_keeps_what_was() {
        let mut rest = Rest::default();
        rest.go_away(0, 0, 10 * DAY);
        rest.go_away(0, 20 * DAY, 21 * DAY);
        rest.come_home(4 * DAY);
        assert_eq!(rest.away, [Holiday { from: 0, to: 4 * DAY }]);
        assert_eq!(rest.next_holiday(5 * DAY), None);
    }

    #[test]
    fn pauses_end_by_hand_or_by_themselves() {
        let mut pauses = Pauses::read("[]");
        pauses.begin(DAY);
        assert_eq!((pauses.since(2 * DAY), pauses.since(32 * DAY)), (Some(DAY), None));
        pauses.end(3 * DAY);
        assert_eq!(pauses.since(4 * DAY), None);
        pauses.begin(5 * DAY);
        assert_eq!(Pauses::read(&pauses.text()).spans(), [(DAY, 3 * DAY), (5 * DAY, 35 * DAY)]);
    }
}
