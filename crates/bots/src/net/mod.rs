//! A small net over sparse inputs: what a linear judge cannot say, learned from play.
//!
//! Numbers in, one number out: two layers that let only positive sums through, and a straight line beside
//! them. Sums are taken in one fixed order and nothing is fused, so the same weights and inputs give the
//! same bits on every machine.

mod file;
mod fit;

use parlour_core::Rng;

pub use file::FileError;
pub use fit::{Fit, Sample};

/// How wide the first layer is.
pub(crate) const FIRST: usize = 48;
/// How wide the second layer is.
pub(crate) const SECOND: usize = 24;

/// The inputs of a position that are not nought: their places, and how much of each there is.
pub type Sparse = Vec<(u16, f32)>;

/// What was learned. The weights lie in one list, part after part.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    weights: Vec<f32>,
}

/// Where the parts of the weights begin.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Layout {
    /// How many inputs; their rows of the first layer come first.
    pub(crate) inputs: usize,
    pub(crate) first_bias: usize,
    pub(crate) second: usize,
    pub(crate) second_bias: usize,
    pub(crate) last: usize,
    pub(crate) last_bias: usize,
    /// The straight line: one weight for each input.
    pub(crate) line: usize,
    pub(crate) len: usize,
}

impl Layout {
    pub(crate) const fn of(inputs: usize) -> Self {
        let first_bias = inputs * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let last = second_bias + SECOND;
        let last_bias = last + SECOND;
        let line = last_bias + 1;
        Self { inputs, first_bias, second, second_bias, last, last_bias, line, len: line + inputs }
    }
}

/// The sums of the layers, before what is below nought is cut off.
pub(crate) struct Sums {
    pub(crate) first: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
    pub(crate) out: f32,
}

impl Net {
    /// A net that knows nothing: small weights drawn by lot.
    pub fn new(inputs: usize, rng: &mut Rng) -> Self {
        let layout = Layout::of(inputs);
        let mut weights = vec![0.0; layout.len];
        let mut draw = |part: std::ops::Range<usize>, scale: f32| {
            for weight in &mut weights[part] {
                let bell = rng.unit() + rng.unit() + rng.unit() - 1.5;
                *weight = bell as f32 * scale;
            }
        };
        draw(0..layout.first_bias, 0.25);
        draw(layout.second..layout.second_bias, 0.3);
        draw(layout.last..layout.last_bias, 0.05);
        Self { inputs, weights }
    }

    /// How many inputs it reads.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout::of(self.inputs)
    }

    /// What it makes of the inputs.
    pub fn value(&self, inputs: &[(u16, f32)]) -> f32 {
        self.sums(inputs).out
    }

    pub(crate) fn sums(&self, inputs: &[(u16, f32)]) -> Sums {
        let (at, weights) = (self.layout(), &self.weights);
        let mut first: [f32; FIRST] = block(weights, at.first_bias);
        let mut out = weights[at.last_bias];
        for (place, amount) in inputs {
            let place = usize::from(*place);
            let row: &[f32; FIRST] = row(weights, place * FIRST);
            for (sum, weight) in first.iter_mut().zip(row) {
                *sum += weight * amount;
            }
            out += weights[at.line + place] * amount;
        }
        let mut second: [f32; SECOND] = block(weights, at.second_bias);
        for (place, sum) in first.iter().enumerate() {
            if *sum > 0.0 {
                let row: &[f32; SECOND] = row(weights, at.second + place * SECOND);
                for (next, weight) in second.iter_mut().zip(row) {
                    *next += weight * sum;
                }
            }
        }
        for (sum, weight) in second.iter().zip(&weights[at.last..at.last_bias]) {
            out += sum.max(0.0) * weight;
        }
        Sums { first, second, out }
    }
}

/// A row of the weights, its length known beforehand: that is what makes loops over it fast.
pub(crate) fn row<const N: usize>(weights: &[f32], start: usize) -> &[f32; N] {
    weights[start..start + N].try_into().expect("a row of its length")
}

fn block<const N: usize>(weights: &[f32], start: usize) -> [f32; N] {
    *row(weights, start)
}

#[cfg(test)]
mod tests {
    use super::*;

    const INPUTS: [(u16, f32); 3] = [(1, 0.5), (4, -1.25), (6, 3.0)];

    /// The same on every machine: these bits may only change with the layout of the net.
    #[test]
    fn outputs_are_pinned() {
        let net = Net::new(7, &mut Rng::from_number(11));
        assert_eq!(net.value(&INPUTS).to_bits(), PINNED, "{}", net.value(&INPUTS));
        assert!(net.value(&[]).abs() < f32::EPSILON, "nothing in, nothing out");
    }

    const PINNED: u32 = 3_166_194_296;
}
