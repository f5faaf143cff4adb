//! Somebody in front of a browser.

use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

/// What somebody looks at the site with.
#[derive(Copy, Clone, Debug)]
pub struct Screen {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// The language of the browser.
    pub lang: &'static str,
    /// A phone?
    pub phone: bool,
    /// Does it run scripts?
    pub script: bool,
    /// Do things move? Where they do, what others did is played back.
    pub motion: bool,
}

impl Screen {
    /// A desk with an English browser.
    pub const DESK: Self = Self { size: (1440, 900), lang: "en", phone: false, script: true, motion: false };
    /// A phone with a French browser.
    pub const PHONE: Self = Self { size: (390, 844), lang: "fr", phone: true, script: true, motion: false };
}

/// Somebody in front of a browser of their own.
pub struct Person {
    pub(crate) client: Client,
}

/// How long somebody waits for a page to change, in steps of [`STEP`].
const PATIENCE: usize = 1500;
const STEP: Duration = Duration::from_millis(20);

impl Person {
    pub(crate) fn new(client: Client) -> Self {
        Self { client }
    }

    /// Opens a page.
    pub async fn goto(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// The address of the page, without the host.
    pub async fn path(&self) -> String {
        self.client.current_url().await.expect("an address").path().to_owned()
    }

    /// What a script on the page says.
    pub async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// What a script on the page says later, through the function it is given last.
    pub async fn later(&self, script: &str) -> String {
        let said = self.client.execute_async(script, Vec::new()).await.expect("the page answers");
        said.as_str().map_or_else(|| panic!("{script}: {said}"), str::to_owned)
    }

    /// Loads the page again.
    pub async fn refresh(&self) {
        self.client.refresh().await.expect("the page opens");
    }

    /// Does the page hold such an element?
    pub async fn sees(&self, css: &str) -> bool {
        self.client.find(Locator::Css(css)).await.is_ok()
    }

    /// The first such element.
    pub async fn find(&self, css: &str) -> Element {
        self.client.find(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// The text of the first such element.
    pub async fn read(&self, css: &str) -> String {
        self.find(css).await.text().await.expect("text")
    }

    /// Clicks the first such element.
    pub async fn click(&self, css: &str) {
        let element = self.find(css).await;
        element.click().await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Clicks the first such element if there is one, and it stays until it is clicked; says whether it was.
    pub async fn clicks(&self, css: &str) -> bool {
        match self.client.find(Locator::Css(css)).await {
            Ok(element) => element.click().await.is_ok(),
            Err(_) => false,
        }
    }

    /// Types into the first such element.
    pub async fn fill(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.expect("a field");
        field.send_keys(text).await.expect("a field");
    }

    /// Waits until a script says yes.
    pub async fn until(&self, script: &str) {
        if !self.within(PATIENCE, script).await {
            let page = self.read("main").await;
            panic!("never came true: {script}\n{page}");
        }
    }

    /// Does a script say yes within so many steps?
    pub(crate) async fn within(&self, steps: usize, script: &str) -> bool {
        for _ in 0..steps {
            if self.client.execute(script, Vec::new()).await.is_ok_and(|said| said == json!(true)) {
                return true;
            }
            tokio::time::sleep(STEP).await;
        }
        false
    }

    /// Waits until the page holds such an element.
    pub async fn until_seen(&self, css: &str) {
        self.until(&format!("return document.querySelector({}) !== null", json!(css))).await;
    }

    /// Comes as a guest with this name.
    pub async fn arrive(&self, site: &crate::Site, name: &str) {
        self.goto(&site.page("/sign-in")).await;
        self.fill("form[action='/guest'] input[name=name]", name).await;
        self.click("form[action='/guest'] button").await;
        self.until("return location.pathname !== '/sign-in'").await;
        // A test takes its time: no turn ends behind its back.
        self.turns_end("by-hand").await;
        self.is_coached("off").await;
    }

    /// Chooses how their turns end: `by-hand`, `countdown` or `by-itself`.
    pub async fn turns_end(&self, how: &str) {
        self.chooses("/turns", "turn", how).await;
    }

    /// Chooses when new questions are explained: `first-games`, `always` or `off`.
    pub async fn is_coached(&self, when: &str) {
        self.chooses("/coaching", "coach", when).await;
    }

    async fn chooses(&self, address: &str, field: &str, word: &str) {
        let choose = "const [address, field, word, done] = arguments;
            fetch(address, { method: 'POST', body: new URLSearchParams([[field, word]]) })
                .then((said) => done(said.ok ? '' : said.statusText), (error) => done(String(error)));";
        let chosen = vec![json!(address), json!(field), json!(word)];
        let said = self.client.execute_async(choose, chosen).await.expect("the site answers");
        assert_eq!(said, json!(""), "{address} {word}");
    }

    /// Makes a table with these seats, starts it, and sits down at it.
    pub async fn table(&self, site: &crate::Site, wanted: &Value) -> String {
        let id = self.make(wanted).await;
        // Not from the waiting room: it leaves for the table as soon as the game begins, and the driver would ask again.
        let start = "const [id, done] = arguments;
            const headers = { 'content-type': 'application/json' };
            fetch(`/api/v1/tables/${id}/start`, { method: 'POST', headers, body: '{}' })
                .then(() => done(''), (error) => done(String(error)));";
        self.client.execute_async(start, vec![json!(id)]).await.expect("the game begins");
        self.goto(&site.page(&format!("/t/{id}"))).await;
        id
    }

    /// Makes a table with these seats and waits at it.
    pub async fn room(&self, site: &crate::Site, wanted: &Value) -> String {
        let id = self.make(wanted).await;
        self.goto(&site.page(&format!("/t/{id}"))).await;
        id
    }

    /// Makes a table with these seats.
    async fn make(&self, wanted: &Value) -> String {
        let make = "const [wanted, done] = arguments;
            const headers = { 'content-type': 'application/json' };
            fetch('/api/v1/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
                .then((made) => made.json()).then(({ table }) => done(table.id), (error) => done(String(error)));";
        let id = self.client.execute_async(make, vec![wanted.clone()]).await.expect("a table");
        id.as_str().expect("the id of a table").to_owned()
    }

    /// Everything the browser complained about so far: errors of scripts, refused resources, broken policies.
    pub async fn complaints(&self) -> Vec<String> {
        let lines = self.chromium("se/log", json!({ "type": "browser" })).await;
        let lines = lines.as_array().cloned().unwrap_or_default();
        let severe = lines.into_iter().filter(|line| line["level"] == "SEVERE");
        severe.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Touches the page at a point of the window, as a finger does.
    pub async fn tap(&self, x: f64, y: f64) {
        let finger = [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))];
        for (kind, points) in finger {
            let params = json!({ "type": kind, "touchPoints": points });
            self.chromium("goog/cdp/execute", json!({ "cmd": "Input.dispatchTouchEvent", "params": params }))
                .await;
        }
    }

    /// Spreads two fingers on the page, around a point of the window.
    pub async fn spreads_fingers(&self, x: f64, y: f64) {
        let apart = |by: f64| json!([{ "x": x - by, "y": y }, { "x": x + by, "y": y }]);
        let fingers = [
            ("touchStart", apart(20.0)),
            ("touchMove", apart(40.0)),
            ("touchMove", apart(60.0)),
            ("touchEnd", json!([])),
        ];
        for (kind, points) in fingers {
            let params = json!({ "type": kind, "touchPoints": points });
            self.chromium("goog/cdp/execute", json!({ "cmd": "Input.dispatchTouchEvent", "params": params }))
                .await;
        }
    }

    /// Puts another screen before the page: its inside is exactly so large.
    pub(crate) async fn device(&self, width: u32, height: u32, phone: bool) {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": params });
        self.chromium("goog/cdp/execute", command).await;
    }

    /// Lets the pointer of the mouse rest on the first such element.
    pub async fn hover(&self, css: &str) {
        let place = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        let place = self.client.execute(place, vec![json!(css)]).await;
        let place = place.unwrap_or_else(|error| panic!("{css}: {error}"));
        let params = json!({ "type": "mouseMoved", "x": place[0], "y": place[1] });
        self.chromium("goog/cdp/execute", json!({ "cmd": "Input.dispatchMouseEvent", "params": params }))
            .await;
    }

    /// Presses a key, by its name: a letter, `Escape`, `Enter`.
    pub async fn press(&self, key: &str) {
        let text = if key.chars().count() == 1 { json!(key) } else { Value::Null };
        for kind in ["keyDown", "keyUp"] {
            let mut params = json!({ "type": kind, "key": key });
            if kind == "keyDown" && !text.is_null() {
                params["text"] = text.clone();
            }
            self.chromium("goog/cdp/execute", json!({ "cmd": "Input.dispatchKeyEvent", "params": params }))
                .await;
        }
    }

    /// Cuts the browser off from the network, or lets it back.
    pub async fn cut_off(&self, offline: bool) {
        let params =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        for (cmd, params) in [("Network.enable", json!({})), ("Network.emulateNetworkConditions", params)] {
            self.chromium("goog/cdp/execute", json!({ "cmd": cmd, "params": params })).await;
        }
    }

    /// What keeps the browser from installing the site.
    pub async fn keeps_from_installing(&self) -> Vec<String> {
        let asked = json!({ "cmd": "Page.getInstallabilityErrors", "params": {} });
        let errors = self.chromium("goog/cdp/execute", asked).await;
        let errors = errors["installabilityErrors"].as_array().cloned().unwrap_or_default();
        errors.iter().map(|error| error["errorId"].as_str().unwrap_or_default().to_owned()).collect()
    }

    async fn chromium(&self, path: &'static str, body: Value) -> Value {
        self.client.issue_cmd(Chromium { path, body }).await.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// A picture of the window, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }

    /// Closes the browser.
    pub async fn leave(self) {
        let _ = self.client.close().await;
    }
}

/// What only Chromium understands: a path of its own below the session, and what is sent there.
#[derive(Debug)]
struct Chromium {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Chromium {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _url: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
