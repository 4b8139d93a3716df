//! What the documents say is what the program does.

#[test]
fn contributing_lists_everything_a_claim_can_be_about() {
    let document = include_str!("../CONTRIBUTING.md");
    for (target, meaning) in hackenbook::essay::vocabulary() {
        let row = format!("| `{target}` | {meaning} |");
        assert!(document.contains(&row), "CONTRIBUTING.md lacks: {row}");
    }
}

#[test]
fn the_readme_has_exactly_two_set_up_commands() {
    let readme = include_str!("../README.md");
    let block = readme.split("```sh").nth(1).expect("a block of commands");
    let commands: Vec<&str> = block
        .split("```")
        .next()
        .expect("it ends")
        .trim()
        .lines()
        .collect();
    assert_eq!(commands, ["cargo run -- build", "cargo test"]);
}
