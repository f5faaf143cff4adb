//! A `ChromeDriver` of our own, and Chromium through it.

use std::net::Ipv4Addr;
use std::process::{Command as Installer, Stdio};
use std::time::Duration;

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};

use crate::person::{Person, Screen};

/// A running `ChromeDriver`; it ends with this value.
pub struct Driver {
    _process: Child,
    port: u16,
}

/// How long the driver may take to answer, in tenths of a second.
const PATIENCE: usize = 300;

impl Driver {
    /// Starts a driver, after installing what is missing.
    pub async fn start() -> Self {
        let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/browser-for-tests");
        let installed = Installer::new(tool).status().expect("the installer runs");
        assert!(installed.success(), "Chromium and ChromeDriver are needed");
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("ChromeDriver starts");
        for _ in 0..PATIENCE {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.is_ok() {
                return Self { _process: process, port };
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("ChromeDriver does not answer");
    }

    /// Opens a browser of its own for somebody.
    pub async fn open(&self, screen: Screen) -> Person {
        let Value::Object(wishes) = wishes(screen) else { unreachable!("an object") };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("Chromium starts");
        Person::new(client)
    }
}

fn wishes(screen: Screen) -> Value {
    let (width, height) = screen.size;
    let mut options = json!({
        "args": [
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
            format!("--window-size={width},{height}"), format!("--lang={}", screen.lang),
        ],
        "prefs": { "intl.accept_languages": screen.lang },
    });
    if !screen.motion
        && let Some(args) = options["args"].as_array_mut()
    {
        args.push(json!("--force-prefers-reduced-motion"));
    }
    if screen.phone {
        // A window cannot be as narrow as a phone; an emulated device can.
        options["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "touch": true } });
    }
    if !screen.script {
        options["prefs"]["profile.managed_default_content_settings.javascript"] = json!(2);
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}
