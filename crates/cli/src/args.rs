//! What may stand on the command line.

use std::path::PathBuf;

use clap::{Args as Arguments, Parser, Subcommand};
use parlour_boards::Theme;
use parlour_core::Eyes;
use parlour_words::Lang;

use crate::target::{Target, key_and_value};

/// A table for medieval euros, with the exact rules.
#[derive(Parser, Debug)]
#[command(name = "parlour", version, disable_help_subcommand = true, infer_long_args = false)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Open the site (what happens without a command)
    Serve(Box<ServeArgs>),
    /// Replay every table in play under its rules and list those that diverge or are damaged; changes nothing
    Audit(AuditArgs),
    /// Copy the database into a file while the site is open, and check the copy
    Backup(BackupArgs),
    /// Put a backup in place of the database of a closed site
    Restore(RestoreArgs),
    /// Look after people, tables and chat; every deed is noted
    Admin(AdminArgs),
    /// List the games with their player counts and options
    Games(GamesArgs),
    /// Let bots play many games and sum them up
    Sim(SimArgs),
    /// Let bots meet in a round robin and rate them
    Ladder(LadderArgs),
    /// Find better weights for the bots by self-play
    Tune(TuneArgs),
    /// Teach the bots by self-play what positions are worth
    Learn(LearnArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// Replay a journal and show position, log and score
    Replay(ReplayArgs),
    /// Check every line, fingerprint and draw of a finished journal
    Verify(VerifyArgs),
    /// Draw a position as an SVG or PNG picture
    Draw(DrawArgs),
    /// Read the rules, or see which of them the tests prove
    Rules(RulesArgs),
    /// Measure the games on one core
    Bench(BenchArgs),
}

#[derive(Arguments, Debug)]
pub(crate) struct GamesArgs {
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) target: Target,
    /// Who plays, seat by seat (random, greedy, search, novice, apprentice, journeyman,
    /// master, grandmaster); one name stands for all seats
    #[arg(long, value_name = "LIST", default_value = "random")]
    pub(crate) seats: String,
    /// How many games to play
    #[arg(long, value_name = "K", default_value_t = 100)]
    pub(crate) games: u64,
    /// The number all chance comes from: the same number gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads to use; all cores if left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write one journal per game into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) save: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) target: Target,
    /// Who meets whom, the one that stands for nought first; besides the names of `parlour sim`, whoever is
    /// spelled out: turn:WHIM:POSITIONS or games:NUMBER:TURNS, with :net for what was learned, stages:POSITIONS
    #[arg(long, value_name = "LIST", default_value = "random,greedy,novice,apprentice,journeyman")]
    pub(crate) seats: String,
    /// Over how many seeds each pair meets; each seed is two games, with the seats changed
    #[arg(long, value_name = "K", default_value_t = 50)]
    pub(crate) games: u64,
    /// So many answers are drawn by lot first, the same for both
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) opening: u32,
    /// The number all chance comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads to use; all cores if left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep every game in this file, and go on where it ends
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub(crate) target: Target,
    /// Try weights that are a little off instead of fitting them: slower, and finds what nobody plays yet
    #[arg(long)]
    pub(crate) climb: bool,
    /// How many games of self-play each step learns from; in a climb, the games of each trial
    #[arg(long, value_name = "K", default_value_t = 200)]
    pub(crate) games: usize,
    /// How many steps; each is put to the test before the next
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) steps: u64,
    /// The number all chance comes from: the same number gives the same weights
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads to use; all cores if left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write the weights into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) write: Option<PathBuf>,
}

#[derive(Arguments, Debug)]
pub(crate) struct LearnArgs {
    /// The game (see `parlour games`)
    pub(crate) game: String,
    /// How many play; several counts take turns
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "1")]
    pub(crate) players: Vec<u8>,
    /// An option of the game; given several times with one key, its values take turns
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub(crate) options: Vec<(String, String)>,
    /// The number all chance comes from: the same number gives the same net
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many rounds; a course that was broken off goes on
    #[arg(long, value_name = "R", default_value_t = 16)]
    pub(crate) rounds: u32,
    /// Games of the first round, which are played without what is learned
    #[arg(long, value_name = "K", default_value_t = 1000)]
    pub(crate) first: usize,
    /// Games of every other round
    #[arg(long, value_name = "K", default_value_t = 200)]
    pub(crate) games: usize,
    /// How many threads to use; all cores if left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write the net into this file, and beside it the log of the rounds and what is needed to go on
    #[arg(long, value_name = "FILE", required_unless_present = "calibrate")]
    pub(crate) write: Option<PathBuf>,
    /// Go on from the net in this file instead of the games of the linear judge
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    /// Teach nothing: see how near what is checked in comes to the final points, over so many positions
    #[arg(long, value_name = "K", num_args = 0..=1, default_missing_value = "1000", conflicts_with_all = ["write", "accept", "from"])]
    pub(crate) calibrate: Option<usize>,
    /// Write it only if it wins its duels over so many fresh seeds against what is checked in
    #[arg(long, value_name = "K", num_args = 0..=1, default_missing_value = "100")]
    pub(crate) accept: Option<u64>,
}

#[derive(Arguments, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) target: Target,
    /// Who plays, seat by seat (human, or one of the bots: random, greedy, search, novice,
    /// apprentice, journeyman, master, grandmaster); if left out you play red against apprentices
    #[arg(long, value_name = "LIST")]
    pub(crate) seats: Option<String>,
    /// Play with this seed instead of a fresh one
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Go on with a game that was saved before it was over
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// French or English; if left out as the environment says
    #[arg(long, value_name = "fr|en")]
    pub(crate) lang: Option<Lang>,
}

#[derive(Arguments, Debug)]
pub(crate) struct ReplayArgs {
    /// The journal
    pub(crate) file: PathBuf,
    /// Stop after so many answers, those of chance included
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// French or English; if left out as the environment says
    #[arg(long, value_name = "fr|en")]
    pub(crate) lang: Option<Lang>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct DrawArgs {
    /// The journal
    pub(crate) file: PathBuf,
    /// Stop after so many answers, those of chance included
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Through whose eyes; all if left out
    #[arg(long, value_name = "SEAT|all", value_parser = eyes)]
    pub(crate) eyes: Option<Eyes>,
    /// French or English; if left out as the environment says
    #[arg(long, value_name = "fr|en")]
    pub(crate) lang: Option<Lang>,
    /// The parchment or the black hours
    #[arg(long, value_name = "light|dark", default_value_t)]
    pub(crate) theme: Theme,
    /// Where the picture goes: a name that ends in .svg or .png
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: PathBuf,
}

fn eyes(text: &str) -> Result<Eyes, String> {
    match text {
        "all" => Ok(Eyes::All),
        seat => {
            seat.parse().map(Eyes::Seat).map_err(|_| format!("'{seat}' is no seat (red, blue, ... or all)"))
        }
    }
}

#[derive(Arguments, Debug)]
pub(crate) struct VerifyArgs {
    /// The journal
    pub(crate) file: PathBuf,
}

#[derive(Arguments, Debug)]
pub(crate) struct RulesArgs {
    /// The game
    pub(crate) game: String,
    /// Only the rule with this id
    #[arg(long, value_name = "RULE", conflicts_with = "coverage")]
    pub(crate) id: Option<String>,
    /// French or English; if left out as the environment says
    #[arg(long, value_name = "fr|en")]
    pub(crate) lang: Option<Lang>,
    /// Which rules the tests prove, instead of their texts
    #[arg(long)]
    pub(crate) coverage: bool,
    /// Answer in JSON
    #[arg(long, requires = "coverage")]
    pub(crate) json: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct BenchArgs {
    /// The game, `server` for the site under load, or `fairness` for a bot beside forty tables of masters; all games if left
    /// out
    pub(crate) game: Option<String>,
    /// Only this player count
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// An option of the game; what is left out takes the standard value
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value, requires = "game")]
    pub(crate) options: Vec<(String, String)>,
    /// How long to measure each figure, in seconds
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct DatabaseArgs {
    /// The directory of the data, made if need be
    #[arg(long, global = true, value_name = "DIR", env = "PARLOUR_DATA", default_value = "parlour-data")]
    pub(crate) data: PathBuf,
    /// The database (sqlite:FILE or postgres://…); a file in the data directory if left out
    #[arg(long, global = true, value_name = "URL", env = "PARLOUR_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Arguments, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDR", env = "PARLOUR_LISTEN", default_value = "127.0.0.1:7878")]
    pub(crate) listen: String,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// The address people reach the site under, for links and cookies
    #[arg(long, value_name = "URL", env = "PARLOUR_PUBLIC_URL", value_parser = web_address)]
    pub(crate) public_url: Option<String>,
    /// A proxy in front tells the caller's address (X-Forwarded-For)
    #[arg(long, env = "PARLOUR_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// How many proxies of yours stand one behind the other in front
    #[arg(long, value_name = "N", env = "PARLOUR_PROXIES", value_parser = clap::value_parser!(u8).range(1..=9))]
    pub(crate) proxies: Option<u8>,
    /// The most connections of one network (an IPv4 address, or a /64 of IPv6) at once
    #[arg(long, value_name = "N", env = "PARLOUR_CONNECTIONS_EACH", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections_each: Option<u32>,
    /// The most streams of news of one network at once
    #[arg(long, value_name = "N", env = "PARLOUR_STREAMS_EACH", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) streams_each: Option<u32>,
    /// How to send e-mail: smtp://user:password@host:port
    #[arg(long, value_name = "URL", env = "PARLOUR_SMTP", hide_env_values = true)]
    pub(crate) smtp: Option<String>,
    /// Who e-mail comes from
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "PARLOUR_MAIL_FROM",
        default_value = "Parlour <parlour@localhost>"
    )]
    pub(crate) mail_from: String,
    /// Minutes for a turn at a live table
    #[arg(long, value_name = "N", env = "PARLOUR_LIVE_MINUTES", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) live_minutes: Option<u64>,
    /// The most tables kept in memory
    #[arg(long, value_name = "N", env = "PARLOUR_HOT_TABLES", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) hot_tables: Option<u32>,
    /// How many bots may think at once
    #[arg(long, value_name = "N", env = "PARLOUR_THINKING_BOTS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) thinking_bots: Option<u16>,
    /// Let tables at which only bots sit play on while nobody looks
    #[arg(long, env = "PARLOUR_BOTS_ALONE")]
    pub(crate) bots_alone: bool,
    /// Deeds per second for each person
    #[arg(long, value_name = "N", env = "PARLOUR_MOVE_RATE", value_parser = rate)]
    pub(crate) move_rate: Option<f64>,
    /// Sign-ins per second for each network
    #[arg(long, value_name = "N", env = "PARLOUR_LOGIN_RATE", value_parser = rate)]
    pub(crate) login_rate: Option<f64>,
    /// Serve /metrics, /healthz and /readyz on an address of their own, for those who look after the site
    #[arg(long, value_name = "ADDR", env = "PARLOUR_METRICS")]
    pub(crate) metrics: Option<String>,
    /// Serve /metrics on the site itself to whoever shows this token (Authorization: Bearer …)
    #[arg(long, value_name = "TOKEN", env = "PARLOUR_METRICS_TOKEN", hide_env_values = true)]
    pub(crate) metrics_token: Option<String>,
    /// Days a guest who does not come back is kept
    #[arg(long, value_name = "N", env = "PARLOUR_KEEP_GUESTS", default_value_t = 180, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_guests: u32,
    /// Days a table that was never started is kept
    #[arg(long, value_name = "N", env = "PARLOUR_KEEP_UNSTARTED", default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_unstarted: u32,
    /// Days without a move after which a game is given up
    #[arg(long, value_name = "N", env = "PARLOUR_KEEP_STANDING", default_value_t = 180, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_standing: u32,
    /// Days a game that was given up is kept
    #[arg(long, value_name = "N", env = "PARLOUR_KEEP_GIVEN_UP", default_value_t = 90, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_given_up: u32,
    /// Read the whole SQLite file for damage every so many minutes
    #[arg(long, value_name = "N", env = "PARLOUR_CHECK_PAGES", default_value = "360", value_parser = minutes)]
    pub(crate) check_pages: f64,
    /// Guests per second for each network
    #[arg(long, value_name = "N", env = "PARLOUR_GUEST_RATE", value_parser = rate)]
    pub(crate) guest_rate: Option<f64>,
    /// Tables set up per second for each network
    #[arg(long, value_name = "N", env = "PARLOUR_TABLE_RATE", value_parser = rate)]
    pub(crate) table_rate: Option<f64>,
    /// Pages and pictures that have to be drawn per second for each network
    #[arg(long, value_name = "N", env = "PARLOUR_LOOK_RATE", value_parser = rate)]
    pub(crate) look_rate: Option<f64>,
    /// The most tables one person has open or in play, those of their bots included
    #[arg(long, value_name = "N", env = "PARLOUR_TABLES_EACH", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tables_each: Option<u32>,
    /// The most tables one network has set up that are open or in play
    #[arg(long, value_name = "N", env = "PARLOUR_NETWORK_TABLES", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) network_tables: Option<u32>,
    /// The most bots one person keeps
    #[arg(long, value_name = "N", env = "PARLOUR_BOTS_EACH", value_parser = clap::value_parser!(u32).range(0..))]
    pub(crate) bots_each: Option<u32>,
    /// Log lines in JSON
    #[arg(long, env = "PARLOUR_LOG_JSON")]
    pub(crate) log_json: bool,
}

impl ServeArgs {
    /// As the environment says, without any flag.
    pub(crate) fn standard() -> Result<Self, clap::Error> {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            serve: ServeArgs,
        }
        Ok(Alone::try_parse_from(["parlour"])?.serve)
    }
}

#[derive(Arguments, Debug)]
pub(crate) struct AuditArgs {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// Every table, not only those in play
    #[arg(long)]
    pub(crate) all: bool,
}

#[derive(Arguments, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

/// Somebody or something, and why.
#[derive(Arguments, Debug)]
pub(crate) struct TargetArgs {
    /// A person (#7, or a login), a table, or a line of chat
    pub(crate) target: String,
    /// Why: noted with the deed
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub(crate) reason: String,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// List people by number, login or part of a name
    People {
        /// Whom to look for
        #[arg(default_value = "")]
        text: String,
    },
    /// List the last lines of a table's chat, with their numbers
    Chat {
        /// The table
        table: String,
    },
    /// List what was done, the latest first
    Acts,
    /// Make an account an operator, with a page at /admin
    Appoint(TargetArgs),
    /// Make an operator an ordinary person again
    Dismiss(TargetArgs),
    /// Keep somebody and their programs out
    Ban(TargetArgs),
    /// Let them in again
    Unban(TargetArgs),
    /// Take somebody's voice
    Mute(TargetArgs),
    /// Give it back
    Unmute(TargetArgs),
    /// Print the path of a link that sets a new password, once and for a day
    Reset(TargetArgs),
    /// Make a guest part of another person
    Merge {
        #[command(flatten)]
        target: TargetArgs,
        /// The person who stays
        #[arg(long, value_name = "WHO")]
        into: String,
    },
    /// End a game that nobody will finish
    End(TargetArgs),
    /// Take a table off the lists
    Unlist(TargetArgs),
    /// Give a seat to somebody else
    HandOver {
        #[command(flatten)]
        target: TargetArgs,
        /// The colour of the seat
        #[arg(long)]
        seat: String,
        /// Who gets it: #7, a login, or bot:LEVEL
        #[arg(long, value_name = "WHO")]
        to: String,
    },
    /// Delete a line of chat
    DeleteChat(TargetArgs),
}

#[derive(Arguments, Debug)]
pub(crate) struct BackupArgs {
    /// The new file
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Arguments, Debug)]
pub(crate) struct RestoreArgs {
    /// The backup
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// Even if some of its tables cannot be played on
    #[arg(long)]
    pub(crate) anyway: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(rate) if rate > 0.0 && rate.is_finite() => Ok(rate),
        _ => Err("a number above nought is expected".to_owned()),
    }
}

fn minutes(text: &str) -> Result<f64, String> {
    match rate(text) {
        Ok(minutes) if minutes <= 1e6 => Ok(minutes),
        _ => Err("a number of minutes above nought is expected".to_owned()),
    }
}

fn web_address(text: &str) -> Result<String, String> {
    let is_web =
        text.strip_prefix("https://").or(text.strip_prefix("http://")).is_some_and(|host| !host.is_empty());
    if is_web {
        Ok(text.to_owned())
    } else {
        Err("an address such as https://parlour.example is expected".to_owned())
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 3600.0 => Ok(seconds),
        _ => Err("a number of seconds up to 3600 is expected".to_owned()),
    }
}
