//! "Did you mean ...?"

/// The candidate that `name` most likely stands for, if one is near enough: at
/// most a third of its letters mistyped, swaps of neighbours counting once.
#[must_use]
pub fn closest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = name.chars().count();
    let allowed = (length / 3).max(usize::from(length > 1));
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(name, candidate), candidate))
        .filter(|&(distance, _)| distance <= allowed)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The hint for a name that nobody knows: the nearest one there is, or all of
/// them where they are few.
#[must_use]
pub fn did_you_mean<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    const FEW: usize = 12;
    let candidates: Vec<&str> = candidates.into_iter().collect();
    if let Some(candidate) = closest(name, candidates.iter().copied()) {
        return Some(format!("did you mean `{candidate}`?"));
    }
    (!candidates.is_empty() && candidates.len() <= FEW)
        .then(|| format!("there are: {}", candidates.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::{closest, did_you_mean};

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        assert_eq!(closest("latice", ["lattice", "triangle"]), Some("lattice"));
        assert_eq!(closest("gorund", ["ground"]), Some("ground"));
        assert_eq!(closest("b", ["a", "c"]), None);
        assert_eq!(closest("lighthouse", ["lattice", "triangle"]), None);
    }

    #[test]
    fn a_few_names_are_listed() {
        assert_eq!(
            did_you_mean("x", ["drawing", "cuts"]).as_deref(),
            Some("there are: drawing, cuts")
        );
    }
}
