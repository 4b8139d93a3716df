//! The theorems by which positions of other games are read.

/// A theorem that gives the value of a position, or part of the way there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PositionTheorem {
    /// Toads and Frogs: animals in an unbroken line that begins with two toads (or
    /// the left end of the strip) and ends with two frogs (or the right end) never
    /// move, nor do frogs at the left end and toads at the right. They may
    /// be taken away, and the strip falls apart there (Erickson, "New Toads and
    /// Frogs Results", in *Games of No Chance*, 1996).
    DeadAnimals,
    /// Toads and Frogs: where every frog has passed every toad, nobody is in
    /// anybody's way for ever, and each animal is worth a free move for every
    /// empty square ahead of it.
    Passed,
    /// Toads and Frogs: a position is worth 0 if its only moves are hops on to
    /// empty squares with no empty square beside them: whoever is hopped over steps
    /// on to the square that was left (Erickson, 1996).
    DeathLeap,
    /// Toads and Frogs: a toads, two empty squares and one frog are worth a - 1
    /// (Erickson, 1996).
    OneFrog,
    /// Toads and Frogs: a toads, two empty squares and b frogs are worth
    /// {{a-3|a-b}|{*|3-b}}, for a > b >= 2 (Erickson, 1996; Thanatipanonda, "Further
    /// Hopping with Toads and Frogs", *Electronic Journal of Combinatorics* 18, 2011).
    TwoSquares,
    /// Toads and Frogs: a toads, three empty squares and two frogs are worth
    /// {a-2|a-2}, for a >= 2 (Erickson, 1996; Thanatipanonda, 2011).
    ThreeSquaresTwoFrogs,
    /// Toads and Frogs: a toads, three empty squares and three frogs are worth
    /// a - 7/2, for a >= 5 (Erickson, 1996; Thanatipanonda, 2011).
    ThreeSquaresThreeFrogs,
    /// Cutcake: to whoever can halve the side they cut across more often, a cake is worth
    /// that side over the largest power of two in the other, rounded down, less 1; where
    /// both can equally often it is worth 0 (*Winning Ways*, chapter 2).
    Cutcake,
    /// Coins: a stack is a blue-red stalk, read off by halving from the first change
    /// of colour on (Berlekamp; *Winning Ways*, chapter 3).
    Berlekamp,
    /// Digits: read from the leading one, a digit of Left's adds 1, and a digit of
    /// Right's halves what is at most 2 and takes 1 from what is more (turned round
    /// in base three, where no 2 stands). The proof is beside the code.
    HalveOrTakeOne,
    /// Two numbers: between them lies the simplest number, an integer if one fits and
    /// otherwise what the upper end has in common with the lower in binary (the
    /// simplicity rule; ONAG, theorem 11).
    Simplicity,
}

impl PositionTheorem {
    /// The name by which it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::DeadAnimals => "dead animals",
            Self::Passed => "frogs past toads",
            Self::DeathLeap => "the death leap principle",
            Self::OneFrog => "the value of T^a..F",
            Self::TwoSquares => "the value of T^a..F^b",
            Self::ThreeSquaresTwoFrogs => "the value of T^a...FF",
            Self::ThreeSquaresThreeFrogs => "the value of T^a...FFF",
            Self::Cutcake => "the closed form of Cutcake",
            Self::Berlekamp => "Berlekamp's rule",
            Self::HalveOrTakeOne => "halving or taking one",
            Self::Simplicity => "the simplicity rule",
        }
    }
}
