//! Moments in words: in UTC as the page is sent, in the reader's own time once the script has seen it (`moments.js`).

use maud::{Markup, html};

use crate::Viewer;

const DAY: i64 = 86_400_000;

/// A moment, in milliseconds since 1970.
pub(crate) fn moment(viewer: &Viewer, millis: i64) -> Markup {
    let (year, month, day) = date(millis.div_euclid(DAY));
    let minutes = millis.rem_euclid(DAY) / 60_000;
    let clock = format!("{:02}:{:02}", minutes / 60, minutes % 60);
    // The first of January 1970 was a Thursday.
    let weekday = viewer.fill("time-weekday", &[("n", (millis.div_euclid(DAY) + 3).rem_euclid(7).into())]);
    let month_name = viewer.fill("time-month", &[("n", month.into())]);
    let text = viewer.fill(
        "time-in-utc",
        &[
            ("weekday", weekday.as_str().into()),
            ("day", day.into()),
            ("month", month_name.as_str().into()),
            ("clock", clock.as_str().into()),
        ],
    );
    let stamp = format!("{year:04}-{month:02}-{day:02}T{clock}Z");
    html! { time datetime=(stamp) data-moment=(millis) { (text) } }
}

/// Year, month and day of a day since 1970, by the Gregorian calendar.
fn date(days: i64) -> (i64, i64, i64) {
    // Counted from the first of March of the year 0, so that a leap day comes last.
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_775), (2026, 11, 18));
        assert_eq!(date(-1), (1969, 12, 31));
    }
}
