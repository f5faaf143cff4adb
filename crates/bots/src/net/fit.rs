//! Fitting a net to samples: small steps down the error, as Adam takes them.

use super::{FIRST, Layout, Net, SECOND, Sparse, Sums, row};

/// A position, and what the net should have made of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The inputs.
    pub inputs: Sparse,
    /// What should come out.
    pub target: f32,
}

/// Samples taken together in one step.
const BATCH: usize = 64;
/// An error beyond this pulls no harder.
const MOST_PULL: f32 = 0.5;
/// How long a step remembers the steps before: of the pull, and of its square.
const MEMORY: (f32, f32) = (0.9, 0.999);
/// Weights that nothing holds go back to nought, at this share of the pace.
const DECAY: f32 = 0.01;
const TINY: f32 = 1e-6;

/// A net being fitted, and what the steps so far are remembered by.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    pub(super) net: Net,
    pub(super) pull: Vec<f32>,
    pub(super) square: Vec<f32>,
    /// What the memory of pull and square has still not seen.
    pub(super) unseen: (f32, f32),
}

/// How steep the error is, for each weight.
struct Slope {
    at: Layout,
    slopes: Vec<f32>,
    /// The inputs that occur in the samples at hand.
    met: Vec<bool>,
}

impl Fit {
    /// Goes on from a net.
    pub fn new(net: Net) -> Self {
        let len = net.weights.len();
        Self { net, pull: vec![0.0; len], square: vec![0.0; len], unseen: (1.0, 1.0) }
    }

    /// The net as it stands.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// One step for every few samples, in this order; tells the mean squared error met on the way.
    pub fn run(&mut self, samples: &[Sample], order: &[usize], pace: f32) -> f32 {
        let at = self.net.layout();
        let mut slope = Slope { at, slopes: vec![0.0; at.len], met: vec![false; at.inputs] };
        let mut error = 0.0;
        for batch in order.chunks(BATCH) {
            slope.clear();
            for place in batch {
                error += slope.add(&self.net, &samples[*place], batch.len() as f32);
            }
            self.step(&slope, pace);
        }
        error / order.len().max(1) as f32
    }

    fn step(&mut self, slope: &Slope, pace: f32) {
        self.unseen = (self.unseen.0 * MEMORY.0, self.unseen.1 * MEMORY.1);
        let stride = pace * (1.0 - self.unseen.1).sqrt() / (1.0 - self.unseen.0);
        let at = slope.at;
        for (input, _) in slope.met.iter().enumerate().filter(|(_, met)| **met) {
            self.move_part(slope, input * FIRST..(input + 1) * FIRST, stride, pace);
            self.move_part(slope, at.line + input..at.line + input + 1, stride, pace);
        }
        self.move_part(slope, at.first_bias..at.line, stride, pace);
    }

    fn move_part(&mut self, slope: &Slope, part: std::ops::Range<usize>, stride: f32, pace: f32) {
        let weights = self.net.weights[part.clone()].iter_mut();
        let memory = self.pull[part.clone()].iter_mut().zip(&mut self.square[part.clone()]);
        for ((weight, (pull, square)), slope) in weights.zip(memory).zip(&slope.slopes[part]) {
            *pull += (1.0 - MEMORY.0) * (slope - *pull);
            *square += (1.0 - MEMORY.1) * (slope * slope - *square);
            *weight -= stride * *pull / (square.sqrt() + TINY) + pace * DECAY * *weight;
        }
    }
}

impl Slope {
    fn clear(&mut self) {
        let at = self.at;
        self.slopes[at.first_bias..at.line].fill(0.0);
        for (input, met) in self.met.iter_mut().enumerate().filter(|(_, met)| **met) {
            self.slopes[input * FIRST..(input + 1) * FIRST].fill(0.0);
            self.slopes[at.line + input] = 0.0;
            *met = false;
        }
    }

    /// Adds what one of so many samples says, and tells its squared error.
    fn add(&mut self, net: &Net, sample: &Sample, of: f32) -> f32 {
        let sums = net.sums(&sample.inputs);
        let miss = sums.out - sample.target;
        let pull = miss.clamp(-MOST_PULL, MOST_PULL) / of;
        let first = self.add_layers(net, &sums, pull);
        for (place, amount) in &sample.inputs {
            let place = usize::from(*place);
            self.met[place] = true;
            let row = &mut self.slopes[place * FIRST..(place + 1) * FIRST];
            row.iter_mut().zip(&first).for_each(|(slope, pull)| *slope += pull * amount);
            self.slopes[self.at.line + place] += pull * amount;
        }
        miss * miss
    }

    /// What the layers above the inputs say; tells how hard each place of the first one is pulled.
    fn add_layers(&mut self, net: &Net, sums: &Sums, pull: f32) -> [f32; FIRST] {
        let at = self.at;
        self.slopes[at.last_bias] += pull;
        let mut second = [0.0; SECOND];
        for (place, sum) in sums.second.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
            self.slopes[at.last + place] += pull * sum;
            second[place] = pull * net.weights[at.last + place];
            self.slopes[at.second_bias + place] += second[place];
        }
        let mut first = [0.0; FIRST];
        for (place, sum) in sums.first.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
            let start = at.second + place * SECOND;
            let weights: &[f32; SECOND] = row(&net.weights, start);
            let slopes = self.slopes[start..start + SECOND].iter_mut();
            let mut all = 0.0;
            for ((slope, weight), pull) in slopes.zip(weights).zip(&second) {
                all += pull * weight;
                *slope += pull * sum;
            }
            first[place] = all;
            self.slopes[at.first_bias + place] += all;
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Rng;

    use super::*;

    /// Exclusive or: what no straight line can say.
    fn samples() -> Vec<Sample> {
        let of = |a: u16, b: u16| {
            let inputs =
                [(0, a), (1, b)].into_iter().filter(|(_, on)| *on > 0).map(|(place, _)| (place, 1.0));
            Sample { inputs: inputs.collect(), target: f32::from(a ^ b) }
        };
        vec![of(0, 0), of(0, 1), of(1, 0), of(1, 1)]
    }

    #[test]
    fn a_fit_learns_what_is_not_linear() {
        let samples = samples();
        let mut fit = Fit::new(Net::new(2, &mut Rng::from_number(1)));
        for _ in 0..800 {
            fit.run(&samples, &[0, 1, 2, 3], 0.005);
        }
        for sample in &samples {
            let out = fit.net().value(&sample.inputs);
            assert!((out - sample.target).abs() < 0.1, "{sample:?}: {out}");
        }
    }

    #[test]
    fn inputs_that_never_occur_stay_as_they_are() {
        let start = Net::new(3, &mut Rng::from_number(2));
        let mut fit = Fit::new(start.clone());
        fit.run(&samples(), &[0, 1, 2, 3], 0.01);
        assert_eq!(fit.net().weights[2 * FIRST..3 * FIRST], start.weights[2 * FIRST..3 * FIRST]);
        assert_ne!(fit.net().weights[..FIRST], start.weights[..FIRST]);
    }
}
