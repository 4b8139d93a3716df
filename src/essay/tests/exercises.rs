//! Exercises, and what is wrong with them.

use super::{essay, sound, told};

#[test]
fn an_exercise_is_numbered_and_hides_its_solution() {
    let essay = sound(
        "## To try\n\n\
         ```exercise\nask: |\n  How many edges has ![a square](drawing:square), $x$?\n\n  ![a square](drawing:square)\n\
         solution: |\n  It has [four](claim:square.edges).\n\n  - [Zero](claim:square.value).[^n]\n\n  [^n]: A note.\n```\n\n\
         ```exercise\nask: And now?\nsolution: \"[12](claim:lattice.edges).\"\n```\n",
    );
    assert_eq!(essay.claims, 3);
    assert_eq!(essay.html.matches("<figure").count(), 1);
    let (first, second) = essay.html.split_once("id=\"exercise-2\"").expect("two");
    for part in ["<h3>Exercise 1.1</h3>", "<math>", "class=\"aside note\""] {
        assert!(first.contains(part), "{part}");
    }
    let solution = first.split_once("<details>").expect("a solution").1;
    assert!(solution.starts_with(
        "\n<summary>Solution<span class=\"unseen\"> of exercise 1.1</span></summary>"
    ));
    assert_eq!(solution.matches("class=\"claim\"").count(), 2);
    assert!(second.contains("<h3>Exercise 1.2</h3>\n<p>And now?</p>\n<details>"));
    // Exercises are no sections.
    assert_eq!(essay.headings.len(), 1);
}

#[test]
fn the_faults_of_an_exercise_are_told() {
    insta::assert_snapshot!(told(
        "```exercise\nask: |\n  Has it 7 edges?\n\n  Or [five](claim:square.edges)?\n\
         solution: |\n  It has four.\n\n  ```figure\n  drawing: square\n  ```\nhint: x\n```\n"
    ));
}

#[test]
fn an_exercise_is_whole_and_stands_by_itself() {
    insta::assert_snapshot!(told(
        "```exercise\n```\n\n- ```exercise\n  ask: x\n  ```\n\n```exercise\n- a\n```\n\n```excercise\n```\n\n\
         ```exercise\nask: *x\n```\n\n```exercise\nask: a\nask: b\nsolution: [c]\n```\n"
    ));
}

#[test]
fn a_false_claim_in_a_solution_is_one_fault_on_its_line() {
    let body = "```exercise\nask: x\nsolution: |\n  Long.\n\n  It has [five](claim:square.edges) edges.\n```\n";
    let (_, faults) = essay(body, true);
    let places: Vec<String> = faults
        .iter()
        .filter_map(|it| it.place().map(ToString::to_string))
        .collect();
    assert_eq!(
        places,
        ["content/test.md:11:11"],
        "{}",
        faults.render(false)
    );
}
