//! Groups of friends.

use axum::extract::{Path, State};
use axum::response::Response;
use parlour_hub::{NewGame, Terms};
use parlour_model::GroupInfo;
use parlour_pages as pages;
use parlour_store::{CircleId, TableId};
use serde::Deserialize;

use super::visit::Visit;
use super::{go, page, trouble};
use crate::app::App;
use crate::extract::{Form, Params};
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

/// How fast a group plays unless it says otherwise.
const GROUP_PACE: &str = "3d";

impl App {
    /// The groups of the reader, or those they are asked to join.
    pub(crate) async fn groups(&self, reader: &Reader) -> Outcome<Vec<GroupInfo>> {
        let person = reader.known()?.id;
        let mut groups = Vec::new();
        for circle in self.store.circles_of(person).await? {
            groups.push(self.hub.circle_info(&circle, person, reader.lang).await?);
        }
        Ok(groups)
    }

    /// A group of the reader's.
    pub(crate) async fn group(&self, reader: &Reader, id: CircleId) -> Outcome<GroupInfo> {
        let person = reader.known()?.id;
        let circle = self.hub.circle(id, person).await?;
        self.hub.circle_info(&circle, person, reader.lang).await
    }

    /// Sets a table up for a group: as many seats as it has people, over days, by link.
    pub(crate) async fn group_table(&self, reader: &Reader, id: CircleId, game: &str) -> Outcome<TableId> {
        let person = self.doer(reader)?;
        let joined = self.group(reader, id).await?.members.iter().filter(|member| member.joined).count();
        let about = parlour_games::find(game).ok_or(Problem::NotFound)?.about();
        let players = about.counts().filter(|count| usize::from(*count) >= joined.max(2)).min();
        let new = NewGame {
            game: game.to_owned(),
            players: players.or_else(|| about.counts().max()),
            options: Vec::new(),
            seats: Vec::new(),
            pace: GROUP_PACE.into(),
            private: true,
            terms: Terms::starting(true),
        };
        self.hub.gather(id, person, new).await
    }
}

pub(super) async fn list(State(app): State<App>, reader: Reader) -> Response {
    let shown = async { Ok(pages::groups(&reader, &app.groups(&reader).await?)) };
    page(&reader, shown.await)
}

#[derive(Deserialize)]
pub(super) struct NameForm {
    name: String,
}

pub(super) async fn create(State(app): State<App>, reader: Reader, Form(form): Form<NameForm>) -> Response {
    let made = async {
        let person = app.doer(&reader)?.id;
        app.hub.create_circle(person, &form.name).await
    };
    sent_to(&reader, made.await)
}

/// A group of the people at a table.
pub(super) async fn of_table(visit: Visit) -> Response {
    let made = async {
        let person = visit.person().await?.id;
        let look = visit.app.visit(&visit.table, &visit.reader, None).await?;
        visit.app.hub.circle_of_table(person, look.seated()).await
    };
    sent_to(&visit.reader, made.await)
}

fn sent_to(reader: &Reader, group: Outcome<CircleId>) -> Response {
    match group {
        Ok(id) => go(&format!("/groups/{id}")),
        Err(problem) => trouble(reader, &problem),
    }
}

/// A group in an address; what is no number is no group.
fn id(text: &str) -> Outcome<CircleId> {
    text.parse().map(CircleId).map_err(|_| Problem::NotFound)
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Keyed {
    key: Option<String>,
}

/// A group; whoever comes with its link is asked whether they want to join.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(group): Path<String>,
    Params(keyed): Params<Keyed>,
) -> Response {
    let shown = async {
        let group = id(&group)?;
        match (app.group(&reader, group).await, keyed.key) {
            (Err(Problem::NotFound), Some(key)) => {
                let name = app.hub.circle_by_key(group, &key).await?;
                app.doer(&reader)?;
                Ok(pages::join_group(&reader, group.0, &name, &key))
            }
            (info, _) => Ok(pages::group(&reader, &info?)),
        }
    };
    page(&reader, shown.await)
}

pub(super) async fn join(
    State(app): State<App>,
    reader: Reader,
    Path(group): Path<String>,
    Form(keyed): Form<Keyed>,
) -> Response {
    let joined = async {
        let (group, person) = (id(&group)?, app.doer(&reader)?.id);
        app.hub.join_circle(group, person, keyed.key.as_deref()).await?;
        Ok(group)
    };
    sent_to(&reader, joined.await)
}

pub(super) async fn leave(State(app): State<App>, reader: Reader, Path(group): Path<String>) -> Response {
    let left = async {
        let person = app.doer(&reader)?.id;
        Ok::<_, Problem>(app.store.leave_circle(id(&group)?, person).await?)
    };
    match left.await {
        Ok(()) => go("/groups"),
        Err(problem) => trouble(&reader, &problem),
    }
}

#[derive(Deserialize)]
pub(super) struct GameForm {
    game: String,
}

/// A table for everybody, with one click.
pub(super) async fn play(
    State(app): State<App>,
    reader: Reader,
    Path(group): Path<String>,
    Form(form): Form<GameForm>,
) -> Response {
    let made = async { app.group_table(&reader, id(&group)?, &form.game).await };
    match made.await {
        Ok(table) => go(&format!("/t/{table}")),
        Err(problem) => trouble(&reader, &problem),
    }
}
