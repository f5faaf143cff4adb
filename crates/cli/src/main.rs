//! The `parlour` binary: plays, simulates, replays, verifies, teaches and measures the games.
#![allow(clippy::cast_precision_loss, reason = "means and rates are for people: 52 bits are plenty")]

mod admin;
mod args;
mod bench;
mod climb;
mod coverage;
mod database;
mod draw;
mod failure;
mod games;
mod journals;
mod ladder;
mod language;
mod learn;
mod parallel;
mod play;
mod replay;
mod rules;
mod serve;
mod sim;
mod target;
mod text;
mod tune;
mod upkeep;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Args, Command, ServeArgs};
use crate::failure::Failure;

/// A page is thousands of short strings: the system's allocator took a quarter of the site's time under load.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return failure::of_clap(&error),
    };
    match args.command {
        None => match ServeArgs::standard() {
            Ok(args) => serve::run(&args),
            Err(error) => failure::of_clap(&error),
        },
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Audit(args)) => upkeep::audit(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Backup(args)) => upkeep::backup(&args),
        Some(Command::Restore(args)) => upkeep::restore(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Sim(args)) => sim::run(args),
        Some(Command::Ladder(args)) => ladder::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Learn(args)) => learn::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Draw(args)) => draw::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
    }
}
