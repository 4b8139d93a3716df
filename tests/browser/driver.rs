//! A browser, and what a test asks of it.

use super::tools::{found, starts};
use fantoccini::wd::{TimeoutConfiguration, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How long a page or a script in it may take: hundreds of figures are looked at in one.
const PATIENCE: Duration = Duration::from_mins(5);

/// How a reader's browser is set up.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// Width and height of the window's inside, in pixels.
    pub size: (u32, u32),
    /// Whether the reader asks for dark pages.
    pub dark: bool,
    /// Whether pages may run scripts.
    pub scripts: bool,
}

impl Setting {
    pub const DESK: Self = Self {
        size: (1200, 900),
        dark: false,
        scripts: true,
    };
    pub const PHONE: Self = Self {
        size: (360, 740),
        dark: false,
        scripts: true,
    };

    fn capabilities(self) -> serde_json::Map<String, Value> {
        let (width, height) = self.size;
        let size = format!("--window-size={width},{height}");
        let mut arguments = vec![
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            // What falls is gone at once: a test need not wait for it.
            "--force-prefers-reduced-motion",
            &size,
        ];
        if self.dark {
            arguments.push("--blink-settings=preferredColorScheme=0");
        }
        let scripts = if self.scripts { 1 } else { 2 };
        let capabilities = json!({
            "browserName": "chrome",
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {
                "args": arguments,
                "prefs": {"profile.managed_default_content_settings.javascript": scripts},
            },
        });
        serde_json::from_value(capabilities).expect("an object")
    }
}

/// Chromium with its driver; both end with it.
pub struct Browser {
    client: Client,
    driver: Child,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends its browsers as it ends. It may have ended by itself.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Browser {
    /// Starts a browser, if this machine has one.
    pub async fn start(setting: Setting) -> Option<Self> {
        found(starts("chromedriver", "--version"), "chromedriver")?;
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let port = port(&mut driver);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(setting.capabilities())
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("Chromium starts");
        let patience = TimeoutConfiguration::new(Some(PATIENCE), Some(PATIENCE), None);
        client.update_timeouts(patience).await.expect("patience");
        Some(Self { client, driver })
    }

    /// Opens a file, as a reader who has the site in a folder does.
    pub async fn open(&self, file: &Path) {
        let address = url::Url::from_file_path(file).expect("an absolute path");
        self.client.goto(address.as_str()).await.expect("opened");
    }

    /// Ends the browser's session in good order.
    pub async fn close(self) {
        self.client.clone().close().await.expect("closed");
    }

    /// What the body of a function returns in the page, or the promise it returns
    /// comes to.
    pub async fn ask<T: DeserializeOwned>(&self, body: &str, arguments: Vec<Value>) -> T {
        let answer = self.client.execute(body, arguments).await;
        let answer = answer.unwrap_or_else(|fault| panic!("{fault}"));
        serde_json::from_value(answer).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// What the browser has written to its console since the last time.
    pub async fn console(&self) -> Vec<String> {
        let log = Chromium("se/log", json!({"type": "browser"}));
        let lines = self.client.issue_cmd(log).await.expect("a log");
        let lines = lines.as_array().expect("a list").iter();
        lines.map(|line| line["message"].to_string()).collect()
    }

    /// Lets no page opened from now on wait: the machine pauses for the eyes of people.
    pub async fn hurry(&self) {
        let script = "const wait = setTimeout; \
                      window.setTimeout = (act, _, ...rest) => wait(act, 0, ...rest);";
        self.order(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": script}),
        )
        .await;
    }

    /// Gives an order of Chromium's own protocol.
    pub async fn order(&self, order: &str, parameters: Value) -> Value {
        let order = Chromium(
            "goog/cdp/execute",
            json!({"cmd": order, "params": parameters}),
        );
        self.client.issue_cmd(order).await.expect("obeyed")
    }

    /// Presses the mouse at a point of the window.
    pub async fn click(&self, (x, y): (f64, f64)) {
        for kind in ["mousePressed", "mouseReleased"] {
            let at = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.order("Input.dispatchMouseEvent", at).await;
        }
    }

    /// Draws the mouse, pressed, from one point of the window to another.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) {
        let course = [
            ("mousePressed", from),
            (
                "mouseMoved",
                (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1)),
            ),
            ("mouseMoved", to),
            ("mouseReleased", to),
        ];
        for (kind, (x, y)) in course {
            let at = json!({
                "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1,
            });
            self.order("Input.dispatchMouseEvent", at).await;
        }
    }

    /// Presses a key, by its name.
    pub async fn press(&self, key: &str) {
        let text = match key {
            "Enter" => "\r",
            _ if key.chars().count() == 1 => key,
            _ => "",
        };
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "Escape" => 27,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            "Delete" => 46,
            _ => key
                .chars()
                .next()
                .map_or(0, |it| u32::from(it.to_ascii_uppercase())),
        };
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let key = json!({
                "type": kind, "key": key, "text": text,
                "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code,
            });
            self.order("Input.dispatchKeyEvent", key).await;
        }
    }
}

/// The port that a driver started with port 0 says it took.
fn port(driver: &mut Child) -> u16 {
    let lines = BufReader::new(driver.stdout.as_mut().expect("piped")).lines();
    let mut lines = lines.map_while(Result::ok);
    let said = lines.find_map(|line| {
        let (_, port) = line.rsplit_once("successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    });
    said.expect("chromedriver says its port")
}

/// A command that only Chromium's driver knows: where it is sent, and with what.
#[derive(Debug)]
struct Chromium(&'static str, Value);

impl WebDriverCompatibleCommand for Chromium {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        let session = session.expect("a session");
        base.join(&format!("session/{session}/{}", self.0))
    }

    fn method_and_body(&self, _address: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.1.to_string()))
    }
}
