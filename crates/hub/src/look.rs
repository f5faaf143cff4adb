//! Looking at a table: who may, and what they see.

use std::sync::Arc;

use parlour_core::any::{AnyTable, Reason};
use parlour_core::{Decision, Eyes, Score, Seat, SeatSet};
use parlour_model::{
    Coaching, Glance, HintInfo, Position, ProposalInfo, ReasonInfo, Role, RoundStart, SpokenPosition,
    TableInfo, TablePage, Without, by_rounds, seat_names,
};
use parlour_store::{Hidden, Motion, PersonId, Status, TableId, Visibility};
use parlour_words::{Lang, Words};

use crate::live::Look;
use crate::problem::{Outcome, Problem};
use crate::saying::{Saying, proposal_info};
use crate::snapshot::{Snapshot, person_of};
use crate::why::{Denial, Obstacle, Unreadable};
use crate::{Hub, secret};

/// The log shows the current round, and rounds before it until there are so many answers, but no more than so many.
const ANSWERS_SHOWN: usize = 60;
const ROUNDS_SHOWN: usize = 3;
/// So many lines of what a proposal would undo are told, the last.
const UNDONE_SHOWN: usize = 12;
/// So many lines of chat stand on a page.
const CHAT_SHOWN: usize = 50;

/// Whoever looks.
#[derive(Copy, Clone, Debug)]
pub struct Visitor<'a> {
    /// The person, unless it is a stranger.
    pub person: Option<PersonId>,
    /// The language they read.
    pub lang: Lang,
    /// The key of a private table, as its link has it.
    pub key: Option<&'a str>,
}

/// What a program wants of a table.
#[derive(Copy, Clone, Default, Debug)]
pub struct Wanted {
    /// Whose eyes, among the reader's seats.
    pub seat: Option<Seat>,
    /// After so many lines, instead of now.
    pub past: Option<usize>,
    /// The log from this line on.
    pub log_from: usize,
    /// What is left out.
    pub without: Without,
}

/// What a page shows of a table.
#[derive(Copy, Clone, Default, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "wishes about one page, each of its own")]
pub struct PageWanted {
    /// Whose eyes, among the reader's seats.
    pub seat: Option<Seat>,
    /// After so many lines, instead of now.
    pub past: Option<usize>,
    /// As text, or drawn?
    pub text: bool,
    /// The log from the first round on?
    pub whole_log: bool,
    /// The board and the players alone: what a replay shows of each step.
    pub board_alone: bool,
    /// Is the page opened, rather than brought up to date? Whoever was away is caught up.
    pub opened: bool,
    /// Where somebody holds several seats: whose eyes are at the device just now.
    pub unveiled: Option<Seat>,
    /// When questions are explained that come for the first time.
    pub coaching: Coaching,
}

impl Snapshot {
    /// The seat through whose eyes a page shows the table, or the one for which a curtain is drawn: several people share a
    /// device, something is hidden at this table, and it is another one's turn to look.
    pub(crate) fn looks(&self, person: Option<PersonId>, wanted: PageWanted) -> (Option<Seat>, Option<Seat>) {
        let seat = self.eyes_of(person, wanted.seat);
        let shared = self.seats_of(person).len() > 1 && !self.is_over();
        if shared && seat != wanted.unveiled && self.has_secrets() { (None, seat) } else { (seat, None) }
    }

    /// Does the position hide anything from anybody?
    fn has_secrets(&self) -> bool {
        self.game
            .as_ref()
            .is_some_and(|game| game.view_text(Eyes::Spectator).get() != game.view_text(Eyes::All).get())
    }
}

/// Everybody's points as the table shows them.
fn points(game: &dyn AnyTable, eyes: Eyes) -> Vec<i32> {
    let shown = match game.decision() {
        Decision::Over => None,
        _ => parlour_boards::points(game.about().id, game.view(eyes).as_ref()),
    };
    shown.unwrap_or_else(|| game.scores().iter().map(Score::total).collect())
}

/// What happened last is looked for among so many answers.
const LATELY: usize = 20;

impl Hub {
    /// Looks at a table somebody may see: a public one, one they sit at, or one whose key they have.
    pub async fn visit(&self, table: &TableId, visitor: &Visitor<'_>) -> Outcome<Look> {
        let look = self.look(table).await?;
        let hosts = visitor.person.is_some() && look.row().host == visitor.person;
        let at_home = hosts || !look.seats_of(visitor.person).is_empty();
        if at_home || look.row().visibility == Visibility::Public {
            self.look_on(&look);
            return Ok(look);
        }
        let Some(key) = visitor.key else { return Err(Problem::NotFound) };
        match self.key_of(&look).await? {
            Some(Hidden(link)) if secret::same(&link, key) => {
                self.look_on(&look);
                Ok(look)
            }
            _ => Err(Problem::NotFound),
        }
    }

    /// The key of a private table; it does not change while the seats do not.
    async fn key_of(&self, look: &Look) -> Outcome<Option<Hidden>> {
        let version = look.table.seats_version();
        if let Some(known) = look.table.link.get(version) {
            return Ok(known);
        }
        let link = Box::pin(self.store.table_link(&look.row().id)).await?;
        look.table.link.keep(version, link.clone());
        Ok(link)
    }

    /// The link others join by, for those who sit at the table.
    pub async fn link(&self, table: &TableId) -> Outcome<String> {
        Ok(match self.key_of(&self.look(table).await?).await? {
            Some(Hidden(key)) => format!("/t/{table}?key={key}"),
            None => format!("/t/{table}"),
        })
    }

    /// How a table in play stands, for lists; nothing before it has begun.
    pub async fn glance(&self, table: &TableId, visitor: &Visitor<'_>) -> Outcome<Option<Glance>> {
        let look = self.look(table).await?;
        let Some(game) = &look.game else { return Ok(None) };
        let seat = look.eyes_of(visitor.person, None);
        let lately = game.entries().saturating_sub(LATELY);
        let log = look.log(seat, visitor.lang, lately).await;
        let last = log.iter().rfind(|line| !line.draft && line.role == Role::Deed);
        let yours = look.seats_of(visitor.person);
        let proposal = self.standing_proposal(&look).await?;
        let asks = proposal.is_some_and(|proposal| {
            look.voters_on(proposal.what).iter().any(|seat| yours.has(seat) && !proposal.consents.has(seat))
        });
        Ok(Some(Glance {
            round: game.round(),
            points: points(game.as_ref(), look.eyes(seat)),
            still: look.row().moved.map_or(0, |moved| self.clock.since(moved).max(0)),
            last: last.map(|line| line.text.clone()),
            asks,
        }))
    }

    /// A table as a program reads it.
    pub async fn position(&self, look: &Look, visitor: &Visitor<'_>, wanted: Wanted) -> Outcome<Position> {
        let mut position = self.position_alone(look, visitor, wanted).await?;
        let seat = look.eyes_of(visitor.person, wanted.seat);
        position.proposal = self.told_proposal(look, visitor, seat).await?;
        position.take_back = seat.and_then(|seat| self.last_turn_of(look, seat));
        Ok(position)
    }

    /// The proposal that stands, with what it would undo as these eyes know it.
    async fn told_proposal(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        seat: Option<Seat>,
    ) -> Outcome<Option<ProposalInfo>> {
        let Some(proposal) = self.standing_proposal(look).await? else { return Ok(None) };
        let yours = look.seats_of(visitor.person);
        let goes_back = proposal.what.motion == Motion::Back && look.has_begun();
        let undone = if goes_back {
            look.log(seat, visitor.lang, proposal.what.to as usize).await
        } else {
            Vec::new()
        };
        let undone = undone.iter().filter(|line| !line.draft && !line.text.is_empty());
        let texts: Vec<String> = undone.map(|line| line.text.clone()).collect();
        let many = texts.len().saturating_sub(UNDONE_SHOWN);
        let mut told = proposal_info(proposal, yours, texts[many..].to_vec());
        told.waits_for_you &= look.voters_on(proposal.what).iter().any(|seat| yours.has(seat));
        Ok(Some(told))
    }

    /// What the reader may do about the time of others.
    fn about_others(&self, look: &Look, person: Option<PersonId>, table: &mut TableInfo) {
        let Some(person) = person.filter(|person| !look.seats_of(Some(*person)).is_empty()) else { return };
        for (row, info) in look.seated.seats.iter().zip(&mut table.seats) {
            info.nudge = self.may_nudge(look, person, row.seat);
            info.deserted = look.row().status == Status::Running && !info.yours && look.is_deserted(row.seat);
        }
    }

    /// The same without the proposal to go back, which streams do not tell.
    pub async fn position_alone(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        wanted: Wanted,
    ) -> Outcome<Position> {
        let seat = look.eyes_of(visitor.person, wanted.seat);
        let (spoken, log) = if look.has_begun() {
            let pieces = look.pieces(seat, visitor.lang, wanted.past).await?;
            let log = match wanted.past {
                Some(_) => pieces.past_log(look).await.to_vec(),
                None if wanted.without.log => Vec::new(),
                None => look.log(seat, visitor.lang, wanted.log_from).await,
            };
            (pieces.for_programs(wanted.without).await, log)
        } else {
            (SpokenPosition::default(), Vec::new())
        };
        Ok(Position {
            table: self.info(&look.seated, visitor.person, visitor.lang),
            at: look.token(seat).to_string(),
            seat: seat.map(Seat::name),
            yours: seat_names(look.seats_of(visitor.person)),
            spoken,
            log,
            proposal: None,
            take_back: None,
            past: wanted.past,
        })
    }

    /// A table as its page shows it; nothing while its seats are being filled.
    pub async fn page(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        wanted: PageWanted,
    ) -> Outcome<Option<TablePage>> {
        if !look.has_begun() {
            return Ok(None);
        }
        let yours = look.seats_of(visitor.person);
        let (seat, curtain) = look.looks(visitor.person, wanted);
        // Whoever steps on to the last line is in the present.
        let past = wanted.past.filter(|lines| (*lines as u64) < look.revision().len);
        let pieces = look.pieces(seat, visitor.lang, past).await?;
        let mut position = pieces.for_pages(&look.row().game, wanted.text).await;
        let over = position.over && past.is_none();
        if past.is_none() && look.row().status != Status::Running && !over {
            ask_nobody(&mut position, look.row().status, visitor.lang);
        }
        let mut table = self.info(&look.seated, visitor.person, visitor.lang);
        self.about_others(look, visitor.person, &mut table);
        let page = TablePage {
            table,
            at: look.token(seat).to_string(),
            seat,
            yours,
            here: self.here(look),
            past,
            position,
            log: Vec::new(),
            since: None,
            recap: None,
            older: false,
            standing: None,
            course: Arc::default(),
            proposal: None,
            take_back: None,
            chat: Arc::default(),
            note: None,
            hints: Vec::new(),
            late: false,
            undone: false,
            refused: Vec::new(),
            coach: if wanted.past.is_none() { look.coach(seat, visitor.lang) } else { None },
            decision: None,
            about: None,
            key: visitor.key.map(str::to_owned),
            onward: self.may_go_on(look, visitor, past.unwrap_or(usize::MAX)),
            curtain,
            plan: None,
            plans_for: look.plans_for(),
        };
        if wanted.board_alone {
            return Ok(Some(page));
        }
        let asked = past.is_none() && page.position.question.is_some();
        let now = look.pieces(seat, visitor.lang, None).await?;
        let starts = &now.rounds().await;
        let since = match seat {
            Some(seat) => look.last_answer(look.game()?.as_ref(), seat),
            None => None,
        };
        let opened = wanted.opened && past.is_none();
        let recap = if opened { self.recap(look, visitor, seat, since).await? } else { None };
        let left_out = if wanted.whole_log { 0 } else { left_out(starts, now.entries(), since) };
        let starts = &starts[left_out..];
        let from = starts.first().map_or(0, |start| start.from);
        let chat = self.chat(&look.table).await?;
        let chat =
            if chat.len() > CHAT_SHOWN { Arc::new(chat[chat.len() - CHAT_SHOWN..].to_vec()) } else { chat };
        Ok(Some(TablePage {
            log: by_rounds(starts, &look.log(seat, visitor.lang, from).await),
            since,
            recap,
            older: left_out > 0,
            standing: if over { self.standing(look).await? } else { None },
            course: if over { self.course(look).await? } else { Arc::default() },
            proposal: self.told_proposal(look, visitor, seat).await?,
            take_back: seat.filter(|_| past.is_none()).and_then(|seat| self.last_turn_of(look, seat)),
            chat,
            decision: if asked { self.decision(look, visitor, seat, wanted.coaching).await? } else { None },
            plan: self.plan_info(look, seat).await?,
            ..page
        }))
    }

    /// The rank of a game for one among all of its mode, and how many there are; nothing for other games.
    async fn standing(&self, look: &Look) -> Outcome<Option<(u64, u64)>> {
        let scores = look.game()?.scores();
        let [score] = &scores[..] else { return Ok(None) };
        let row = look.row();
        if row.foreseen {
            return Ok(None);
        }
        let (all, better) = self.store.ranked_games(&row.game, &row.mode, score.total().into()).await?;
        Ok((all > 0).then_some((better + 1, all)))
    }

    /// The seats of people who have the table in sight.
    fn here(&self, snapshot: &Snapshot) -> SeatSet {
        let seats = snapshot.seated.seats.iter();
        let here = seats.filter(|row| {
            person_of(&row.holder).is_some_and(|person| self.presence.is_at(person, &snapshot.row().id))
        });
        here.map(|row| row.seat).collect()
    }

    /// Everything that speaks against an answer.
    pub async fn why(
        &self,
        table: &TableId,
        visitor: &Visitor<'_>,
        seat: Option<Seat>,
        words: &str,
    ) -> Outcome<Vec<ReasonInfo>> {
        let look = self.visit(table, visitor).await?;
        let seat = look.eyes_of(visitor.person, seat).ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        let reasons = look
            .game()?
            .why(seat, words)
            .map_err(|error| Problem::Unreadable(Unreadable::Answer, error.to_string()))?;
        self.say_reasons(&look, visitor.lang, &reasons)
    }

    /// Reasons in somebody's words.
    pub fn say_reasons(&self, look: &Look, lang: Lang, reasons: &[Reason]) -> Outcome<Vec<ReasonInfo>> {
        Ok(Saying::at(look.game()?.as_ref(), lang, None).reasons(reasons))
    }

    /// Was a seat given advice in this position already?
    pub fn is_advised(&self, look: &Look, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| look.advice.of(seat).is_some())
    }

    /// What a good player would answer, the best first.
    pub async fn hints_for(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        seat: Option<Seat>,
    ) -> Outcome<Vec<HintInfo>> {
        let seat = look.eyes_of(visitor.person, seat).ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        let hints = self.hints(&look.row().id, seat).await?;
        let now = self.look(&look.row().id).await?;
        let game = now.game()?;
        let question = game.question(seat).ok_or(Problem::Conflict(Obstacle::NothingAsked))?;
        if !question.options.iter().any(|offer| offer.words == hints[0].words) {
            return Err(Problem::Stale(now.revision()));
        }
        let say = Saying::at(game.as_ref(), visitor.lang, now.reader(Some(seat)));
        Ok(hints.iter().map(|hint| say.hint(hint)).collect())
    }
}

/// A game that was given up or ended early asks nobody, whatever its rules would.
fn ask_nobody(position: &mut SpokenPosition, status: Status, lang: Lang) {
    let key = if status == Status::Over { "time-ended-early" } else { "time-given-up" };
    position.status_text = Words::get(lang).word(key).into();
    position.question = None;
    position.bill = None;
    position.asides = Arc::default();
    position.ready = false;
    position.asked = SeatSet::EMPTY;
}

/// How many of the rounds the log leaves out at first: none since the reader's own last answer.
fn left_out(starts: &[RoundStart], answers: usize, since: Option<usize>) -> usize {
    let enough = starts.iter().rposition(|start| answers - start.from >= ANSWERS_SHOWN).unwrap_or(0);
    let own =
        since.map_or(usize::MAX, |since| starts.iter().rposition(|start| start.from < since).unwrap_or(0));
    enough.max(starts.len().saturating_sub(ROUNDS_SHOWN)).min(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left_out_of(starts: &[(u16, usize)], answers: usize) -> usize {
        let starts: Vec<RoundStart> =
            starts.iter().map(|(number, from)| RoundStart { number: *number, from: *from }).collect();
        left_out(&starts, answers, None)
    }

    #[test]
    fn nothing_is_left_out_since_the_readers_own_answer() {
        let starts = [(1, 0), (2, 100), (3, 200)].map(|(number, from)| RoundStart { number, from });
        assert_eq!(left_out(&starts, 270, Some(150)), 1);
        assert_eq!(left_out(&starts, 270, Some(100)), 0, "the answer itself is in the round before");
        assert_eq!(left_out(&starts, 270, Some(260)), 2);
    }

    #[test]
    fn a_long_round_stands_alone_in_the_log() {
        assert_eq!(left_out_of(&[(1, 0), (2, 100), (3, 200)], 270), 2);
    }

    #[test]
    fn short_rounds_stand_together_but_not_too_many() {
        assert_eq!(left_out_of(&[(1, 0)], 3), 0);
        assert_eq!(left_out_of(&[(1, 0), (2, 10), (3, 20)], 25), 0);
        assert_eq!(left_out_of(&[(1, 0), (2, 10), (3, 20), (4, 30), (5, 40)], 45), 2);
        assert_eq!(left_out_of(&[(1, 0), (2, 50), (3, 100)], 115), 1);
    }
}
