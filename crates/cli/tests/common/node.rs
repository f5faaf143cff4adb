//! The site as a process: started, asked, stopped, killed.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Nothing here takes longer on any machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A node of the site, on a port of its own. It ends with its owner.
pub(crate) struct Node {
    child: Child,
    out: BufReader<ChildStdout>,
    log: PathBuf,
    pub(crate) address: String,
}

impl Node {
    /// Starts `parlour serve` with these arguments and waits for the line that says where it listens. To a file that has
    /// reached its limit it writes in vain, as on a full disk; it does not end.
    pub(crate) fn start(args: &[&str], log: &Path) -> Self {
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_parlour")])
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(args)
            .env("RUST_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(log).expect("a file for the log"))
            .spawn()
            .expect("the binary runs");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        out.read_line(&mut line).expect("output is text");
        let address = line.trim().strip_prefix("Parlour is open: http://").unwrap_or_else(|| {
            panic!("{line}{}", std::fs::read_to_string(log).unwrap_or_default());
        });
        let address = address.to_owned();
        Self { child, out, log: log.to_owned(), address }
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it keeps in memory, in MiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap_or_default();
        let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        kib.and_then(|kib| kib.parse::<u64>().ok()).expect("a process has memory") / 1024
    }

    /// Ends it as a power cut would; gives what it had logged.
    pub(crate) fn kill(mut self) -> String {
        self.child.kill().expect("it still runs");
        self.child.wait().expect("it ends");
        self.logged()
    }

    /// Sends a signal (`INT`, `TERM`) and waits for the end; gives the status and what was said since the start.
    pub(crate) fn signal(mut self, name: &str) -> (Option<i32>, String) {
        let kill = format!("kill -{name} {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
        let until = Instant::now() + PATIENCE;
        let status = loop {
            match self.child.try_wait().expect("our own child") {
                Some(status) => break status,
                None if Instant::now() > until => panic!("SIG{name} does not end it: {}", self.logged()),
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        };
        let mut said = String::new();
        self.out.read_to_string(&mut said).expect("output is text");
        (status.code(), said)
    }

    pub(crate) fn logged(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One request, on a connection of its own; the connection is ready to be read.
pub(crate) fn send(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> io::Result<TcpStream> {
    let mut socket = TcpStream::connect(address)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    let bearer = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    write!(
        socket,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{bearer}\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len(),
    )?;
    Ok(socket)
}

/// The status and body of one request; an answer that was cut off is an error.
pub(crate) fn text(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> io::Result<(u16, String)> {
    let mut reply = String::new();
    send(address, method, path, token, body)?.read_to_string(&mut reply)?;
    let cut_off = || io::Error::other("the answer was cut off");
    let (head, body) = reply.split_once("\r\n\r\n").ok_or_else(cut_off)?;
    let status = head.get(9..12).and_then(|status| status.parse().ok()).ok_or_else(cut_off)?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    if length.is_some_and(|length: usize| length != body.len()) {
        Err(cut_off())
    } else {
        Ok((status, body.into()))
    }
}

/// The status and JSON of one request.
pub(crate) fn call(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> io::Result<(u16, Value)> {
    let (status, body) = text(address, method, path, token, &body.to_string())?;
    Ok((status, serde_json::from_str(&body).map_err(io::Error::other)?))
}
