//! What can go wrong, and the status it ends with.

use std::io::{self, Write as _};
use std::process::ExitCode;

use crate::text;

/// Why a command did not do what was asked, in one sentence.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist: status 2.
    Usage(String),
    /// It was tried and failed: status 1.
    Failed(String),
    /// Nobody reads the output any more, which is no failure at all.
    PipeClosed,
}

impl Failure {
    /// Says it on standard error and gives the status to end with.
    pub(crate) fn report(self) -> ExitCode {
        let (problem, status) = match self {
            Self::Usage(problem) => (problem, 2),
            Self::Failed(problem) => (problem, 1),
            Self::PipeClosed => return ExitCode::SUCCESS,
        };
        // If standard error is gone as well, the status is all that can be said.
        let _ = writeln!(io::stderr(), "parlour: {problem}");
        ExitCode::from(status)
    }
}

/// Errors of writing to standard output; files are opened and read with words of their own.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::PipeClosed,
            _ => Self::Failed(format!("cannot write: {error}")),
        }
    }
}

/// Help and version go out as asked; everything else becomes one sentence.
pub(crate) fn of_clap(error: &clap::Error) -> Result<(), Failure> {
    let rendered = error.render().to_string();
    if !error.use_stderr() {
        return text::print(&rendered);
    }
    let paragraph = rendered.split("\n\n").next().unwrap_or_default();
    let sentence: Vec<&str> = paragraph.lines().map(str::trim).collect();
    let sentence = sentence.join(" ");
    let problem = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    Err(Failure::Usage(format!("{problem} (see parlour --help)")))
}
