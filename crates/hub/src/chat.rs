//! What is said at a table: read once, until somebody speaks.

use std::sync::Arc;

use parlour_model::{ChatInfo, Occasion};
use parlour_store::{PersonId, TableId};

use crate::Hub;
use crate::house::House;
use crate::live::LiveTable;
use crate::problem::Outcome;
use crate::saying::chat_info;

/// So many lines are remembered.
const REMEMBERED: u32 = 100;

impl Hub {
    /// What was said lately, the oldest line first.
    pub async fn chat(&self, table: &LiveTable) -> Outcome<Arc<Vec<ChatInfo>>> {
        // Who sits where is said with the lines.
        let version = table.versions().chat + table.versions().seats;
        if let Some(lines) = table.chat.get(version) {
            return Ok(lines);
        }
        let lines = Box::pin(self.store.last_chat(&table.id, REMEMBERED)).await?;
        let look = self.look_at_seats(&table.id).await?;
        let lines: Arc<Vec<ChatInfo>> =
            Arc::new(lines.into_iter().map(|line| chat_info(line, &look.seated)).collect());
        table.chat.keep(version, lines.clone());
        Ok(lines)
    }

    /// What was said after a line.
    pub async fn chat_after(&self, table: &LiveTable, after: i64) -> Outcome<Vec<ChatInfo>> {
        let lately = self.chat(table).await?;
        let reaches_back =
            lately.len() < REMEMBERED as usize || lately.first().is_some_and(|line| line.id <= after);
        if reaches_back {
            return Ok(lately.iter().filter(|line| line.id > after).cloned().collect());
        }
        let lines = Box::pin(self.store.chat(&table.id, after, REMEMBERED)).await?;
        let look = self.look_at_seats(&table.id).await?;
        Ok(lines.into_iter().map(|line| chat_info(line, &look.seated)).collect())
    }

    /// Says something at a table, if the host lets them.
    pub async fn say(&self, table: &TableId, person: PersonId, text: &str) -> Outcome<ChatInfo> {
        let look = self.look_at_seats(table).await?;
        House::of(look.row()).may_talk(&look, person)?;
        let line = self.store.say(table, person, text.trim()).await?;
        // The news of it may come a moment later.
        self.table(table)?.chat.forget();
        let others = look.persons().into_iter().filter(|other| *other != person);
        others.for_each(|other| self.notify(other, Occasion::Talk, table));
        Ok(chat_info(line, &look.seated))
    }
}
