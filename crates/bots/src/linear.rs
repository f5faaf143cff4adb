//! Weighted least squares, small and plain.

/// Normal equations: what is known of a few unknowns from many observations.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Equations {
    /// The matrix, row by row, and the right side.
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Equations {
    /// Nothing is known of so many unknowns.
    pub(crate) fn new(unknowns: usize) -> Self {
        Self { matrix: vec![0.0; unknowns * unknowns], right: vec![0.0; unknowns] }
    }

    fn len(&self) -> usize {
        self.right.len()
    }

    /// One observation: the sum of the unknowns times this row is `value`, as sure as this.
    pub(crate) fn add(&mut self, row: &[f64], value: f64, sureness: f64) {
        let len = self.len();
        for (place, factor) in row.iter().enumerate().filter(|(_, factor)| **factor != 0.0) {
            let line = &mut self.matrix[place * len..(place + 1) * len];
            line.iter_mut().zip(row).for_each(|(cell, other)| *cell += sureness * factor * other);
            self.right[place] += sureness * factor * value;
        }
    }

    /// An unknown is thought to be about this, as sure as this.
    pub(crate) fn pull(&mut self, place: usize, value: f64, sureness: f64) {
        let len = self.len();
        self.matrix[place * len + place] += sureness;
        self.right[place] += sureness * value;
    }

    /// How much is known of one unknown.
    pub(crate) fn sureness(&self, place: usize) -> f64 {
        self.matrix[place * self.len() + place]
    }

    /// Joins what others have observed.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.matrix.iter_mut().zip(&other.matrix).for_each(|(cell, more)| *cell += more);
        self.right.iter_mut().zip(&other.right).for_each(|(cell, more)| *cell += more);
    }

    /// The unknowns that fit best.
    pub(crate) fn solve(&self) -> Vec<f64> {
        self.solve_for(&self.right)
    }

    /// How unsure each of them is.
    pub(crate) fn variances(&self) -> Vec<f64> {
        let unit = |place: usize| {
            let mut unit = vec![0.0; self.len()];
            unit[place] = 1.0;
            self.solve_for(&unit)[place]
        };
        (0..self.len()).map(unit).collect()
    }

    /// Gauss's elimination with the largest pivot; unknowns nothing is known of are nought.
    fn solve_for(&self, right: &[f64]) -> Vec<f64> {
        let len = self.len();
        let mut rows: Vec<Vec<f64>> = (0..len)
            .map(|row| {
                let mut line = self.matrix[row * len..(row + 1) * len].to_vec();
                line.push(right[row]);
                line
            })
            .collect();
        for column in 0..len {
            let largest = |a: &usize, b: &usize| rows[*a][column].abs().total_cmp(&rows[*b][column].abs());
            let pivot = (column..len).max_by(largest).expect("a row is left");
            rows.swap(column, pivot);
            if rows[column][column].abs() < 1e-12 {
                continue;
            }
            let (above, below) = rows.split_at_mut(column + 1);
            let top = &above[column];
            for line in below {
                let factor = line[column] / top[column];
                line.iter_mut().zip(top).skip(column).for_each(|(cell, top)| *cell -= factor * top);
            }
        }
        let mut solution = vec![0.0; len];
        for row in (0..len).rev() {
            let known: f64 = (row + 1..len).map(|column| rows[row][column] * solution[column]).sum();
            let pivot = rows[row][row];
            solution[row] = if pivot.abs() < 1e-12 { 0.0 } else { (rows[row][len] - known) / pivot };
        }
        solution
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_through_points_is_found() {
        let mut equations = Equations::new(3);
        for x in 0..10 {
            let x = f64::from(x);
            equations.add(&[1.0, x, 0.0], 2.0 + 3.0 * x, 1.0);
        }
        let found = equations.solve();
        assert!((found[0] - 2.0).abs() < 1e-9 && (found[1] - 3.0).abs() < 1e-9 && found[2].abs() < 1e-9);
        equations.pull(2, 5.0, 1.0);
        assert!((equations.solve()[2] - 5.0).abs() < 1e-9);
        assert!(equations.variances()[0] > 0.0);
    }
}
