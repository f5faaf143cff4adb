//! A site on a free port, which can be stopped and started again on the same data.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use parlour_server::{App, Chance, Clock, Config, serve};
use parlour_store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// What the tables of a site draw from: a test that passes passes again. Another number, for whoever looks for games that
/// no test has seen, is given by the variable `PARLOUR_CHANCE`.
fn chance() -> u64 {
    std::env::var("PARLOUR_CHANCE").map_or(1, |number| number.parse().expect("PARLOUR_CHANCE is a number"))
}

/// A site with a database of its own.
pub struct Site {
    data: TempDir,
    address: SocketAddr,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    clock: Clock,
}

impl Site {
    /// Starts a site.
    pub async fn start() -> Self {
        let data = tempfile::tempdir().expect("a directory for the data");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let mut site = Self { data, address, running: None, clock: Clock::default() };
        site.run(listener).await;
        site
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Lets time pass: days, where a test has seconds.
    pub fn pass(&self, time: Duration) {
        self.clock.put_forward(time);
    }

    /// Stops the site; its data stay.
    pub async fn stop(&mut self) {
        if let Some((stop, ended)) = self.running.take() {
            let _ = stop.send(());
            ended.await.expect("the site ends without a panic");
        }
    }

    /// Starts it again, at the same address.
    pub async fn start_again(&mut self) {
        let listener = TcpListener::bind(self.address).await.expect("the port is still ours");
        self.run(listener).await;
    }

    async fn run(&mut self, listener: TcpListener) {
        let file = self.data.path().join("parlour.db");
        let store = Store::open(&format!("sqlite://{}", file.display())).await.expect("a database");
        let app = App::new(store, self.config(), self.clock.clone()).expect("a site");
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            serve(app, listener, stopped).await.expect("the socket holds");
        });
        self.running = Some((stop, ended));
    }

    /// Cheap passwords, no limits, the same chance in every run.
    fn config(&self) -> Config {
        Config {
            public_url: self.page(""),
            password_cost: (8, 1),
            tick: Duration::from_millis(50),
            chance: Chance::repeatable(chance()),
            ..Config::unbounded()
        }
    }
}
