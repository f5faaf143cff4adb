//! `parlour admin`: what an operator does, from the command line; the site need not be open, nor closed.

use parlour_server::Errand;
use parlour_store::{Intervention, Kind, Moment, Operator, Options, Person, Store, StoreError};

use crate::args::{AdminArgs, AdminCommand, TargetArgs};
use crate::database::{self, failed, url};
use crate::failure::Failure;
use crate::serve::runtime;
use crate::text;

pub(crate) fn run(args: &AdminArgs) -> Result<(), Failure> {
    runtime()?.block_on(async {
        // An open site of another version must not find its schema changed.
        match Store::look(&url(&args.database)).await {
            Ok(store) => store.close().await,
            Err(StoreError::Older(_)) => {
                return Err(Failure::Failed(
                    "open the site once with this version of the program first".into(),
                ));
            }
            Err(error) => return Err(failed(error)),
        }
        let store = database::open(&args.database, Options::default()).await?;
        let done = command(&store, &args.command).await;
        store.close().await;
        done
    })
}

async fn command(store: &Store, command: &AdminCommand) -> Result<(), Failure> {
    use AdminCommand as C;
    let errand = |deed, target: &TargetArgs| Errand {
        deed,
        target: target.target.clone(),
        seat: String::new(),
        to: String::new(),
        reason: target.reason.clone(),
    };
    let errand = match command {
        C::People { text } => return people(store, text).await,
        C::Chat { table } => return chat(store, table).await,
        C::Acts => return acts(store).await,
        C::Appoint(target) => errand(Intervention::Appoint, target),
        C::Dismiss(target) => errand(Intervention::Dismiss, target),
        C::Ban(target) => errand(Intervention::Ban, target),
        C::Unban(target) => errand(Intervention::Unban, target),
        C::Mute(target) => errand(Intervention::Mute, target),
        C::Unmute(target) => errand(Intervention::Unmute, target),
        C::Reset(target) => errand(Intervention::Reset, target),
        C::End(target) => errand(Intervention::End, target),
        C::Unlist(target) => errand(Intervention::Unlist, target),
        C::DeleteChat(target) => errand(Intervention::DeleteChat, target),
        C::Merge { target, into } => Errand { to: into.clone(), ..errand(Intervention::Merge, target) },
        C::HandOver { target, seat, to } => {
            Errand { seat: seat.clone(), to: to.clone(), ..errand(Intervention::HandOver, target) }
        }
    };
    let done = errand.run(store, Operator::Shell, Moment::now()).await;
    match done.map_err(|problem| Failure::Failed(problem.message()))? {
        Some(path) => text::print(&format!("{path}\n")),
        None => text::print("done\n"),
    }
}

async fn people(store: &Store, text: &str) -> Result<(), Failure> {
    for person in store.find_people(text, 100).await.map_err(failed)? {
        let Person { id, name, kind, login, operator, banned, muted, .. } = person;
        let login = if kind == Kind::Account { login.unwrap_or_default() } else { "-".to_owned() };
        let marks: String = [(operator, " operator"), (banned, " banned"), (muted, " muted")]
            .into_iter()
            .filter_map(|(is, word)| is.then_some(word))
            .collect();
        text::print(&format!("#{id}  {kind}  {login}  {name}{marks}\n"))?;
    }
    Ok(())
}

async fn chat(store: &Store, table: &str) -> Result<(), Failure> {
    let table = table.parse().map_err(failed)?;
    for line in store.last_chat(&table, 100).await.map_err(failed)? {
        text::print(&format!("{}  #{} {}: {}\n", line.id, line.person, line.name, line.text))?;
    }
    Ok(())
}

async fn acts(store: &Store) -> Result<(), Failure> {
    for act in store.acts(100).await.map_err(failed)? {
        let (seconds, why) = (act.done.0 / 1000, if act.reason.is_empty() { "-" } else { &act.reason });
        text::print(&format!("@{seconds}  {}  {}  {}  {why}\n", act.operator, act.deed, act.target))?;
    }
    Ok(())
}
