//! Values as authors write them.

use super::*;

fn value(text: &str) -> Value {
    text.parse().expect(text)
}

#[test]
fn values_are_read_as_people_write_them() {
    let rows: [(&str, &[&str]); 12] = [
        ("0", &["0", "zero", "Zero", "*0"]),
        ("-3", &["-3", "−3", "minus three", "Minus three"]),
        (
            "3/4",
            &["3/4", "¾", "3⁄4", "three quarters", "three-quarters"],
        ),
        ("1/2", &["½", "half", "a half", "one half", "one-half"]),
        ("-1/8", &["-1/8", "−⅛", "minus an eighth"]),
        ("3/2", &["1½", "one and a half", "3/2", "6/4"]),
        ("1438", &["1,438", "1438"]),
        ("*2", &["*2", "∗2", "* 2"]),
        ("1/2^*", &["1/2^*", "½↑∗", " 1/2↑∗ "]),
        ("v2*", &["⇓∗", "vv*", "v2*"]),
        ("{1|-1}", &["{1|-1}", "+-1", "±1", "{1|−1}"]),
        ("{0,^*|0}", &["{0,^*|0}", "{0, ↑∗ | 0}", "*:2"]),
    ];
    for (ascii, tellings) in rows {
        for telling in tellings {
            assert_eq!(read(telling), Some(value(ascii)), "{telling}");
        }
    }
    for wrong in [
        "",
        "up",
        "1/3",
        "1½/2",
        "½3",
        "1/½",
        "*2½",
        "three",
        "a",
        "halves of one",
        "minus",
        "minus minus one",
        "12,83",
    ] {
        assert_ne!(read(wrong), Some(value("3/4")), "{wrong}");
        let is_number = read(wrong).is_some();
        assert_eq!(is_number, wrong == "three", "{wrong}");
    }
}

#[test]
fn values_are_read_as_mathematics_sets_them() {
    let rows: [(&str, &[&str]); 10] = [
        (
            "3/4",
            &[r"\frac{3}{4}", "3/4", r"\frac34", r"\tfrac 3 4", "{3}/{4}"],
        ),
        ("-1/2", &[r"-\frac12", "-1/2", r"-\dfrac{1}{2}", "−1/2"]),
        ("5/2", &[r"2\frac12", r"2\tfrac{1}{2}"]),
        ("*2", &[r"\ast 2", r"{\ast}2", "*2", r"\ast\,2", "∗2"]),
        ("^", &[r"\uparrow", r"{\uparrow}", "↑"]),
        ("1/2v2*", &[r"\frac{1}{2}{\Downarrow}{\ast}"]),
        ("{1|-1}", &[r"\{1\mid -1\}", r"\{1|-1\}", r"\pm 1"]),
        (
            "{2||1|0}",
            &[r"\{2\,\|\,1\mid 0\}", r"\left\{2 \mid \{1 \mid 0\}\right\}"],
        ),
        ("Tiny(2)", &["{+}_{2}", "{+}_2"]),
        ("^[2]", &[r"{\uparrow}^{[2]}", r"\uparrow^{[2]}"]),
    ];
    for (ascii, tellings) in rows {
        for telling in tellings {
            assert_eq!(read_formula(telling), Some(value(ascii)), "{telling}");
        }
    }
    for wrong in [
        "",
        "v",
        "^",
        "zero",
        "n",
        r"\frac{3}{",
        r"\frac{a}{b}",
        r"\frac",
        r"\frac123",
        r"\uparrow^2",
        r"{1",
        "1}",
        r"\ldots",
        r"\alpha",
        "\\",
        r"\frac é1",
        r"{+}_{1",
        "2 + ",
    ] {
        assert_eq!(read_formula(wrong), None, "{wrong}");
    }
}

#[test]
fn what_is_printed_is_read_back() {
    for ascii in [
        "0",
        "-7",
        "77/128",
        "-3/4v*",
        "1*",
        "*5",
        "^3*2",
        "v",
        "{0,^*|0}",
        "{1/2|-1/4}",
        "+-{2|1}",
        "{3||2|-1/2*}",
        "Tiny(1/2)",
        "Miny(3)",
        "^[4]*",
        "-5/8+*:(*:(7/16))",
        "{0,*,*2|0,*}",
    ] {
        let value = value(ascii);
        assert_eq!(read(&value.to_string()).as_ref(), Some(&value), "{value}");
        assert_eq!(read(&value.unicode()).as_ref(), Some(&value), "{value}");
        let latex = value.latex();
        assert_eq!(read_formula(&latex).as_ref(), Some(&value), "{latex}");
    }
}
