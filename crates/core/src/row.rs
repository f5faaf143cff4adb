//! Lists of fixed capacity that are plain values.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Serialize, Serializer};

/// A short list inside a state: `Copy`, compared and hashed by its content alone.
///
/// What lies behind the end is always the default value, so the derived comparisons are right.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Row<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// The empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a row is short") };
        Self { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// When the list is full: capacities are set by the printed material.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes the item at `index`; those behind it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.pop();
        item
    }

    /// Puts an item before the one at `index`.
    pub fn insert(&mut self, index: usize, item: T) {
        self.push(item);
        self[index..].rotate_right(1);
    }

    /// Takes the first item equal to this one; false if there is none.
    pub fn take(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        let found = self.iter().position(|other| *other == item);
        if let Some(index) = found {
            self.remove(index);
        }
        found.is_some()
    }

    /// Keeps the items that pass, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let old = *self;
        *self = old.iter().copied().filter(|item| keep(*item)).collect();
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// No room left?
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Self::new();
        items.into_iter().for_each(|item| row.push(item));
        row
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What is pending in a game: a stack of steps, the last one pushed comes first.
///
/// Effects push more steps; a step that needs no question runs at once. Interrupts, nested uses
/// and "then you may" become pushes, where flags would breed flags.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Agenda<S: Copy + Default, const N: usize>(Row<S, N>);

impl<S: Copy + Default, const N: usize> Agenda<S, N> {
    /// Nothing pending.
    pub fn new() -> Self {
        Self(Row::new())
    }

    /// Puts a step on top.
    ///
    /// # Panics
    /// When the stack is full: capacities are set by the deepest nesting the rules allow.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Puts several steps on top so that they run in the order given.
    pub fn push_in_order<I>(&mut self, steps: I)
    where
        I: IntoIterator<Item = S, IntoIter: DoubleEndedIterator>,
    {
        steps.into_iter().rev().for_each(|step| self.0.push(step));
    }

    /// Takes the top step.
    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// The top step.
    pub fn top(&self) -> Option<S> {
        self.0.last().copied()
    }

    /// The top step, to change it in place.
    pub fn top_mut(&mut self) -> Option<&mut S> {
        self.0.last_mut()
    }

    /// The pending steps from the bottom to the top.
    pub fn steps(&self) -> &[S] {
        &self.0
    }

    /// Nothing pending?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_forgets_what_it_gave_away() {
        let mut row: Row<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(row.remove(0), 1);
        assert!(row.take(3));
        assert!(!row.take(9));
        assert_eq!(row, [2].into_iter().collect());
        row.insert(0, 7);
        assert_eq!(&row[..], [7, 2]);
    }

    #[test]
    fn an_agenda_runs_in_the_order_given() {
        let mut agenda: Agenda<u8, 4> = Agenda::new();
        agenda.push(9);
        agenda.push_in_order([1, 2]);
        assert_eq!(
            [agenda.pop(), agenda.pop(), agenda.pop(), agenda.pop()],
            [Some(1), Some(2), Some(9), None]
        );
    }
}
