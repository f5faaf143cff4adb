//! A bill and how it may be paid, in one language: for pages.

use parlour_boards::Amount;

/// What a seat has to pay now.
#[derive(Clone, Debug)]
pub struct BillInfo {
    /// What is owed.
    pub dues: Vec<DueInfo>,
    /// May something be given that is not needed?
    pub over: bool,
    /// Every payment without waste, by how many of each of the means; none where there are too many to tell.
    pub payments: Option<Vec<Vec<u16>>>,
    /// Whole payments worth a button, the least harmful first.
    pub suggested: Vec<PaymentInfo>,
}

/// Something that is owed, and what may be given for it.
#[derive(Clone, Debug)]
pub struct DueInfo {
    /// What it is.
    pub text: String,
    /// Its symbol.
    pub icon: Option<&'static str>,
    /// How much of it.
    pub amount: u16,
    /// In how many parts one of it is counted: two for halves.
    pub parts: u8,
    /// What may be given.
    pub means: Vec<MeansInfo>,
}

/// Something that may be given.
#[derive(Clone, Debug)]
pub struct MeansInfo {
    /// What it is; goods of one name are one heap.
    pub name: String,
    /// Its symbol.
    pub icon: Option<&'static str>,
    /// What one of it is worth.
    pub worth: u16,
    /// How many there are.
    pub have: u16,
    /// How many must and may be given, as far as that is known.
    pub range: (u16, u16),
}

/// A payment that settles the whole bill.
#[derive(Clone, Debug)]
pub struct PaymentInfo {
    /// What is sent back to make it.
    pub words: String,
    /// What is given.
    pub gives: Vec<Amount>,
    /// What stays that matters most.
    pub keeps: Vec<Amount>,
}
