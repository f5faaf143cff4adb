//! Any bytes as cookies: a reader is known or a stranger, never an error of the site's own.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_fuzz::with_site;

/// Pages that cost little and know their reader.
const PAGES: &[&str] = &["/next", "/me", "/offline", "/groups", "/sign-in", "/api/v1/me"];

fuzz_target!(|data: &[u8]| {
    let [page, cookies @ ..] = data else { return };
    with_site(|site| {
        let page = PAGES[usize::from(*page) % PAGES.len()];
        let status = site.page(page, cookies);
        assert!(status != Some(500), "{page} {}", String::from_utf8_lossy(cookies));
    });
});
