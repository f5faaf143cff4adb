//! Every rule id stands in the doc comment of a test, or is exempt with a reason.

/// The ids named in doc comments above tests, all files together.
const SOURCES: [&str; 15] = [
    include_str!("building.rs"),
    include_str!("dials.rs"),
    include_str!("ending.rs"),
    include_str!("estate.rs"),
    include_str!("flow.rs"),
    include_str!("free.rs"),
    include_str!("large.rs"),
    include_str!("missions.rs"),
    include_str!("setup.rs"),
    include_str!("small_a.rs"),
    include_str!("small_b.rs"),
    include_str!("solo.rs"),
    include_str!("travel.rs"),
    include_str!("two_players.rs"),
    include_str!("workers.rs"),
];

fn cites(id: &str) -> bool {
    let comments =
        SOURCES.iter().flat_map(|source| source.lines()).filter(|line| line.trim_start().starts_with("///"));
    comments.into_iter().any(|line| {
        line.match_indices(id)
            .any(|(at, _)| !line[at + id.len()..].starts_with(|next: char| next.is_ascii_digit()))
    })
}

#[test]
fn every_rule_has_a_test() {
    let ids = include_str!("../../rules.ids");
    let wanted = ids.lines().filter(|line| !line.contains(" exempt: "));
    let missing: Vec<&str> = wanted.filter(|id| !cites(id)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// Every production trace, hourglass, livestock and worked example of the rule pages is a test.
#[test]
fn every_example_has_a_test() {
    let mut names: Vec<String> = (1..=22).map(|n| format!("EX-{n}")).collect();
    names.extend((1..=16).filter(|n| *n != 8).map(|n| format!("PT-{n}")));
    names.extend((0..=4).map(|n| format!("HG-{n}")));
    names.extend((1..=6).map(|n| format!("AX-{n}")));
    names.extend(["EX-7b", "PT-8a", "PT-8b", "PX-1", "PX-2", "LV-1", "LV-2", "LV-3"].map(str::to_owned));
    let missing: Vec<String> = names.into_iter().filter(|name| !cites(name)).collect();
    assert_eq!(missing, Vec::<String>::new());
}
