//! Barriers on a page, as axe-core finds them.

use std::process::Command;

use crate::person::Person;

/// axe-core as a script, fetched with npm into `keep` where it is missing.
pub fn axe(keep: &str) -> String {
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/axe-for-tests");
    let found = Command::new(tool).arg(keep).output().expect("the tool runs");
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    std::fs::read_to_string(String::from_utf8_lossy(&found.stdout).trim()).expect("axe-core")
}

impl Person {
    /// What axe-core finds serious or critical on the page.
    pub async fn barriers(&self, axe: &str) -> Vec<String> {
        let run = format!(
            "const done = arguments[arguments.length - 1];
            {axe};
            // What is only tried where somebody asks for it is tried too: no rule is switched off.
            const rules = {{ 'label-content-name-mismatch': {{ enabled: true }} }};
            axe.run(document, {{ resultTypes: ['violations'], rules }})
                .then(({{ violations }}) => done(JSON.stringify(
                violations.filter((found) => ['serious', 'critical'].includes(found.impact))
                    .map((found) => found.id + ': ' + found.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + ' // ' + (node.any[0]?.message || '')).join(' | ')))))
                .catch((error) => done(JSON.stringify([String(error)])));"
        );
        serde_json::from_str(&self.later(&run).await).expect("a list")
    }
}
