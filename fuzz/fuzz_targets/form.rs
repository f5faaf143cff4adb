//! Any bytes as a form, at every door somebody who plays finds: taken or refused, never an error of the site's own.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_fuzz::with_site;

/// Where forms are sent; what makes tables, games or accounts by the thousand is left out.
const DOORS: &[&str] = &[
    "/t/{table}/answer", "/t/{table}/pay", "/t/{table}/undo", "/t/{table}/redo", "/t/{table}/restart", "/t/{table}/end",
    "/t/{table}/note", "/t/{table}/rewind", "/t/{table}/accept", "/t/{table}/refuse", "/t/{table}/seat", "/t/{table}/seats",
    "/t/{table}/terms", "/t/{table}/house", "/t/{table}/mute", "/t/{table}/unveil", "/t/{table}/revision", "/t/{table}/take-back",
    "/t/{table}/pause", "/t/{table}/nudge", "/t/{table}/substitute", "/t/{table}/take-over", "/t/{table}/coach", "/t/{table}/coached",
    "/open", "/sign-in", "/device", "/lang", "/theme", "/turns", "/coaching", "/me/quiet", "/me/holiday", "/me/token/end",
    "/me/notices", "/me/targets", "/recover", "/admin", "/api/v1/nothing",
];

fuzz_target!(|data: &[u8]| {
    let [door, form @ ..] = data else { return };
    with_site(|site| {
        let door = DOORS[usize::from(*door) % DOORS.len()];
        let status = site.form(door, form.to_vec());
        assert!(status != 500, "{door} {}", String::from_utf8_lossy(form));
    });
});
