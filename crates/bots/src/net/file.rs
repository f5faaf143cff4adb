//! Nets as files: small whole numbers with a scale for each row, and what the inputs are called.
//!
//! A file begins with a line of text (so that one sees what it is), then the number of inputs, a fingerprint
//! of their names and the rows. Numbers are little-endian.

use std::fmt;

use super::{FIRST, Fit, Layout, Net, SECOND, Sample};

const HEAD: &[u8] = b"parlour net 1\n";
const STATE_HEAD: &[u8] = b"parlour net in training 1\n";
/// The largest whole number a weight is written as.
const MOST: f32 = 32_767.0;

/// What is wrong with a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// It is no such file.
    Foreign,
    /// It ends too early, or too late.
    Length,
    /// It was made for other inputs.
    Inputs,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "this is no file of a net",
            Self::Length => "the file is broken off or too long",
            Self::Inputs => "the net was made for other inputs",
        })
    }
}

/// Reads one thing after the other.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, len: usize) -> Result<&'a [u8], FileError> {
        let (head, rest) = self.0.split_at_checked(len).ok_or(FileError::Length)?;
        self.0 = rest;
        Ok(head)
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        self.take(N)?.try_into().map_err(|_| FileError::Length)
    }

    fn number(&mut self) -> Result<u64, FileError> {
        self.bytes().map(u64::from_le_bytes)
    }

    fn float(&mut self) -> Result<f32, FileError> {
        self.bytes().map(f32::from_le_bytes)
    }

    fn floats(&mut self, len: usize) -> Result<Vec<f32>, FileError> {
        (0..len).map(|_| self.float()).collect()
    }

    fn expect(&mut self, head: &[u8]) -> Result<(), FileError> {
        let found = self.take(head.len()).map_err(|_| FileError::Foreign)?;
        if found == head { Ok(()) } else { Err(FileError::Foreign) }
    }

    fn end(&self) -> Result<(), FileError> {
        if self.0.is_empty() { Ok(()) } else { Err(FileError::Length) }
    }
}

/// The rows that share a scale, in their order.
fn rows(inputs: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
    let at = Layout::of(inputs);
    let of_inputs = (0..=inputs).map(|input| input * FIRST..(input + 1) * FIRST);
    let of_second =
        (0..=FIRST).map(move |place| at.second + place * SECOND..at.second + (place + 1) * SECOND);
    of_inputs.chain(of_second).chain([at.last..at.last_bias, at.last_bias..at.line, at.line..at.len])
}

impl Net {
    /// The net as a file. What is read back is a little coarser, and the same on every machine.
    pub fn to_bytes(&self, names: u64) -> Vec<u8> {
        let mut out = HEAD.to_vec();
        out.extend((self.inputs as u64).to_le_bytes());
        out.extend(names.to_le_bytes());
        for row in rows(self.inputs) {
            let row = &self.weights[row];
            let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let scale = most / MOST;
            out.extend(scale.to_le_bytes());
            for weight in row {
                let whole = if scale > 0.0 { (weight / scale).round().clamp(-MOST, MOST) } else { 0.0 };
                out.extend((whole as i16).to_le_bytes());
            }
        }
        out
    }

    /// Reads a file made for inputs of this fingerprint.
    pub fn from_bytes(bytes: &[u8], names: u64) -> Result<Self, FileError> {
        let mut reader = Reader(bytes);
        reader.expect(HEAD)?;
        let inputs = reader.number()? as usize;
        if reader.number()? != names || inputs > usize::from(u16::MAX) {
            return Err(FileError::Inputs);
        }
        let mut weights = vec![0.0; Layout::of(inputs).len];
        for row in rows(inputs) {
            let scale = reader.float()?;
            for weight in &mut weights[row] {
                *weight = f32::from(i16::from_le_bytes(reader.bytes()?)) * scale;
            }
        }
        reader.end()?;
        Ok(Self { inputs, weights })
    }
}

impl Fit {
    /// All there is to go on from, to the last bit: the net, the memory of the steps and the samples.
    pub fn to_bytes(&self, names: u64, samples: &[Sample]) -> Vec<u8> {
        let mut out = STATE_HEAD.to_vec();
        out.extend((self.net.inputs as u64).to_le_bytes());
        out.extend(names.to_le_bytes());
        let mut put = |float: &f32| out.extend(float.to_le_bytes());
        [self.unseen.0, self.unseen.1].iter().for_each(&mut put);
        self.net.weights.iter().chain(&self.pull).chain(&self.square).for_each(&mut put);
        out.extend((samples.len() as u64).to_le_bytes());
        for sample in samples {
            out.extend(sample.target.to_le_bytes());
            out.extend((sample.inputs.len() as u64).to_le_bytes());
            for (place, amount) in &sample.inputs {
                out.extend(place.to_le_bytes());
                out.extend(amount.to_le_bytes());
            }
        }
        out
    }

    /// Reads what [`Fit::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8], names: u64) -> Result<(Self, Vec<Sample>), FileError> {
        let mut reader = Reader(bytes);
        reader.expect(STATE_HEAD)?;
        let inputs = reader.number()? as usize;
        if reader.number()? != names || inputs > usize::from(u16::MAX) {
            return Err(FileError::Inputs);
        }
        let unseen = (reader.float()?, reader.float()?);
        let len = Layout::of(inputs).len;
        let net = Net { inputs, weights: reader.floats(len)? };
        let (pull, square) = (reader.floats(len)?, reader.floats(len)?);
        let count = reader.number()?;
        let mut samples = Vec::new();
        for _ in 0..count {
            let target = reader.float()?;
            let len = reader.number()?;
            let mut inputs = Vec::new();
            for _ in 0..len {
                inputs.push((u16::from_le_bytes(reader.bytes()?), reader.float()?));
            }
            samples.push(Sample { inputs, target });
        }
        reader.end()?;
        Ok((Self { net, pull, square, unseen }, samples))
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Rng;

    use super::*;

    #[test]
    fn a_file_reads_back_nearly_and_then_exactly() {
        let net = Net::new(5, &mut Rng::from_number(3));
        let read = Net::from_bytes(&net.to_bytes(9), 9).unwrap();
        let far = net.weights.iter().zip(&read.weights).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(far < 1e-5, "{far}");
        assert_eq!(Net::from_bytes(&read.to_bytes(9), 9).unwrap(), read);
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let bytes = Net::new(2, &mut Rng::from_number(3)).to_bytes(9);
        assert_eq!(Net::from_bytes(b"hello", 9), Err(FileError::Foreign));
        assert_eq!(Net::from_bytes(&bytes, 8), Err(FileError::Inputs));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1], 9), Err(FileError::Length));
        assert_eq!(Net::from_bytes(&[&bytes[..], &[0]].concat(), 9), Err(FileError::Length));
    }

    #[test]
    fn training_goes_on_where_it_was() {
        let samples = vec![Sample { inputs: vec![(0, 1.0)], target: 1.0 }];
        let mut fit = Fit::new(Net::new(2, &mut Rng::from_number(3)));
        fit.run(&samples, &[0], 0.01);
        let (mut other, kept) = Fit::from_bytes(&fit.to_bytes(9, &samples), 9).unwrap();
        assert_eq!((&other, &kept), (&fit, &samples));
        assert_eq!(other.run(&kept, &[0], 0.01).to_bits(), fit.run(&samples, &[0], 0.01).to_bits());
        assert_eq!(other, fit);
    }
}
