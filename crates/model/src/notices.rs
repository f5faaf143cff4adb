//! What people want to be told while they are away, and how: one small matrix for each.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Rest;
use crate::settings::words;

words! {
    /// What there is to tell somebody who is not there.
    Occasion {
        /// The table waits for the person.
        #[default]
        YourTurn = "your-turn",
        /// The seats are taken, or the game has begun.
        Started = "started",
        /// Somebody asks the person to a table.
        Invitation = "invitation",
        /// Somebody said something.
        Talk = "talk",
        /// Somebody asks to take moves back.
        TakeBack = "take-back",
        /// The same people may play once more.
        Rematch = "rematch",
        /// A day is left for the turn.
        DayLeft = "day-left",
        /// Three hours are left for the turn.
        HoursLeft = "hours-left",
        /// A bot plays for the person.
        Caretaker = "caretaker",
        /// The game is over.
        GameOver = "game-over",
        /// Somebody would like to go on.
        Nudge = "nudge",
        /// Somebody proposes or announces something about time: a pause, its end, a holiday, the end of the game.
        Decision = "decision",
        /// Somebody is looked for who takes the person's seat over, or a seat has changed hands.
        Substitute = "substitute",
    }
}

impl Occasion {
    /// Is it about a turn the person owes? Once they have played, nobody needs to hear of it.
    pub const fn is_owed(self) -> bool {
        matches!(self, Self::YourTurn | Self::DayLeft | Self::HoursLeft | Self::Nudge)
    }

    /// May it wake somebody in their quiet hours? What is about to run out may.
    pub const fn is_urgent(self) -> bool {
        matches!(self, Self::HoursLeft)
    }
}

words! {
    /// How word reaches somebody.
    Channel {
        /// The page itself, while it is open elsewhere.
        #[default]
        Page = "page",
        /// A notice of the browser or telephone.
        Push = "push",
        /// A letter.
        Mail = "mail",
        /// A call to an address of theirs.
        Webhook = "webhook",
    }
}

/// A day in minutes.
const DAY: i64 = 24 * 60;
const MINUTE: i64 = 60_000;

/// Milliseconds for which word waits on each way, so that what is settled at once is not told at all.
const fn grace(channel: Channel) -> i64 {
    match channel {
        Channel::Mail => 30_000,
        Channel::Push => 2_000,
        Channel::Page | Channel::Webhook => 0,
    }
}

/// What somebody wants to be told, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Notices {
    /// On the page itself.
    pub page: Vec<Occasion>,
    /// By notices of browser or telephone.
    pub push: Vec<Occasion>,
    /// By e-mail.
    pub mail: Vec<Occasion>,
    /// By webhook.
    pub webhook: Vec<Occasion>,
    /// E-mails are gathered into one, sent at this minute of the day.
    pub digest: Option<u16>,
    /// By how many minutes the person's clock is ahead of Greenwich.
    pub zone: i16,
}

impl Default for Notices {
    fn default() -> Self {
        let all = Occasion::ALL.to_vec();
        let letters = all.iter().copied().filter(|occasion| *occasion != Occasion::Talk).collect();
        Self { page: all.clone(), push: all.clone(), mail: letters, webhook: all, digest: None, zone: 0 }
    }
}

impl Notices {
    /// What is wanted on a way.
    pub const fn wanted(&self, channel: Channel) -> &Vec<Occasion> {
        match channel {
            Channel::Page => &self.page,
            Channel::Push => &self.push,
            Channel::Mail => &self.mail,
            Channel::Webhook => &self.webhook,
        }
    }

    /// The same, to be changed.
    pub const fn wanted_mut(&mut self, channel: Channel) -> &mut Vec<Occasion> {
        match channel {
            Channel::Page => &mut self.page,
            Channel::Push => &mut self.push,
            Channel::Mail => &mut self.mail,
            Channel::Webhook => &mut self.webhook,
        }
    }

    /// Is this wanted on this way?
    pub fn wants(&self, channel: Channel, occasion: Occasion) -> bool {
        self.wanted(channel).contains(&occasion)
    }

    /// When something that happens now is sent, in milliseconds since 1970: after a moment in which it may settle itself,
    /// not in the person's quiet hours, and by mail with all the rest of the day if that is wanted.
    pub fn due(&self, channel: Channel, occasion: Occasion, rest: &Rest, now: i64) -> i64 {
        let soon = now + grace(channel);
        if occasion.is_urgent() {
            return soon;
        }
        let soon = match self.digest {
            Some(minute) if channel == Channel::Mail => self.next(minute, soon),
            _ => soon,
        };
        // Programs do not sleep.
        if channel == Channel::Webhook { soon } else { rest.awake(soon) }
    }

    /// The minute of the person's day.
    fn minute(&self, at: i64) -> i64 {
        (at.div_euclid(MINUTE) + i64::from(self.zone)).rem_euclid(DAY)
    }

    /// The next moment at which the person's day has come to this minute.
    fn next(&self, minute: u16, at: i64) -> i64 {
        let ahead = (i64::from(minute) - self.minute(at)).rem_euclid(DAY);
        let whole = at.div_euclid(MINUTE) * MINUTE;
        if ahead == 0 && whole == at { at } else { whole + if ahead == 0 { DAY } else { ahead } * MINUTE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quiet;

    const HOUR: i64 = 60 * MINUTE;

    #[test]
    fn the_matrix_reads_back() {
        let mut notices = Notices { digest: Some(22 * 60), ..Notices::default() };
        notices.wanted_mut(Channel::Push).retain(|occasion| *occasion != Occasion::Talk);
        let text = serde_json::to_string(&notices).expect("plain data");
        assert!(text.contains("\"your-turn\"") && text.contains("\"day-left\""));
        assert_eq!(serde_json::from_str::<Notices>(&text).expect("it reads back"), notices);
        assert!(
            !notices.wants(Channel::Push, Occasion::Talk) && notices.wants(Channel::Page, Occasion::Talk)
        );
    }

    #[test]
    fn every_occasion_is_stored_as_it_is_spelled() {
        for occasion in Occasion::ALL {
            let stored = serde_json::to_string(occasion).expect("plain data");
            assert_eq!(stored, format!("\"{}\"", occasion.word()));
        }
    }

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_persons_clock() {
        // Ten in the evening until seven, one hour ahead of Greenwich.
        let notices = Notices::default();
        let rest = Rest { quiet: Some(Quiet { from: 22 * 60, to: 7 * 60, east: 60 }), ..Rest::default() };
        let due = |hour: i64| notices.due(Channel::Push, Occasion::YourTurn, &rest, hour * HOUR);
        assert_eq!(due(20), 20 * HOUR + 2_000);
        assert_eq!(due(21), (24 + 6) * HOUR);
        assert_eq!(due(24 + 3), (24 + 6) * HOUR);
        assert_eq!(due(24 + 6), (24 + 6) * HOUR + 2_000);
        // What runs out is told, and programs do not sleep.
        assert_eq!(notices.due(Channel::Push, Occasion::HoursLeft, &rest, 21 * HOUR), 21 * HOUR + 2_000);
        assert_eq!(notices.due(Channel::Webhook, Occasion::YourTurn, &rest, 21 * HOUR), 21 * HOUR);
    }

    #[test]
    fn a_digest_gathers_a_day_of_letters() {
        let notices = Notices { digest: Some(18 * 60), ..Notices::default() };
        let due = |channel, occasion, at| notices.due(channel, occasion, &Rest::default(), at);
        assert_eq!(due(Channel::Mail, Occasion::YourTurn, 9 * HOUR), 18 * HOUR);
        assert_eq!(due(Channel::Mail, Occasion::GameOver, 18 * HOUR), (24 + 18) * HOUR);
        assert_eq!(due(Channel::Push, Occasion::YourTurn, 9 * HOUR), 9 * HOUR + 2_000);
    }
}
