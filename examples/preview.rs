//! Publishes the site of this book to a directory, to look at: `preview DIR`.

use hackenbook::search::SearchLimit;
use hackenbook::site::{Sources, assemble, publish};

fn main() {
    let target = std::env::args().nth(1).expect("a directory");
    let assembly = assemble(
        &Sources::within("."),
        SearchLimit::default(),
        false,
        &mut |_, _| {},
    );
    eprintln!("{}", assembly.faults.render(false));
    let site = assembly.site.expect("no fault");
    println!("{:?}", publish(&site, target.as_ref()).expect("published"));
}
