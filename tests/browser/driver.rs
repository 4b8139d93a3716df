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
const PATIENCE: Duration = Duration::from_secs(300);

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
        let lines = self.client.issue_cmd(Console).await.expect("a log");
        let lines = lines.as_array().expect("a list").iter();
        lines.map(|line| line["message"].to_string()).collect()
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

/// Chromium's own command for what is on its console.
#[derive(Debug)]
struct Console;

impl WebDriverCompatibleCommand for Console {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.expect("a session")))
    }

    fn method_and_body(&self, _address: &url::Url) -> (http::Method, Option<String>) {
        (
            http::Method::POST,
            Some(json!({"type": "browser"}).to_string()),
        )
    }
}
