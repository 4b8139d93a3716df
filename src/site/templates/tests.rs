//! What whoever writes a template is told.

use super::*;

/// What is said of these templates, whose folder is called `templates`, when
/// `page.html` is rendered.
fn told(templates: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().expect("a temporary directory");
    for (name, text) in templates {
        std::fs::write(folder.path().join(name), text).expect("written");
    }
    let faults = match Templates::load(folder.path()) {
        Err(faults) => faults,
        Ok(templates) => {
            let mut context = Context::new();
            context.insert("title", "A lattice");
            match templates.render("page.html", &context) {
                Ok(page) => return page,
                Err(fault) => fault.into(),
            }
        }
    };
    let folder = folder.path().display().to_string();
    faults.render(false).replace(&folder, "templates")
}

#[test]
fn a_page_is_made_and_what_it_is_given_is_escaped() {
    let templates = [
        (
            "base.html",
            "<title>{{ title }}</title>{% block main %}{% endblock %}",
        ),
        (
            "page.html",
            "{% extends \"base.html\" %}{% block main %}{{ \"<&\" }}{% endblock %}",
        ),
    ];
    assert_eq!(told(&templates), "<title>A lattice</title>&lt;&amp;");
}

#[test]
fn a_name_that_means_nothing_is_told_at_its_place() {
    insta::assert_snapshot!(told(&[("page.html", "<h1>\n{{ titel }}</h1>")]));
}

#[test]
fn every_template_that_is_not_well_formed_is_told() {
    insta::assert_snapshot!(told(&[
        ("base.html", "{% block main %}"),
        ("page.html", "<h1>{{ title </h1>"),
    ]));
}

#[test]
fn a_parent_that_is_missing_is_told() {
    insta::assert_snapshot!(told(&[("page.html", "{% extends \"bse.html\" %}")]));
}

#[test]
fn a_template_that_is_missing_is_told_with_what_there_is() {
    insta::assert_snapshot!(told(&[("pages.html", "")]));
}
