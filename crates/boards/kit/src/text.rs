//! Setting words: hands, sizes that fit, lines that break at spaces.

use maud::{Markup, html};

use crate::num::D;
use crate::scale::Scale;

/// A hand of the scribe. Colours follow the surroundings: see `--tx` in `parts.css`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Serif, bold: titles, names of cards and places, numerals in medallions.
    Name,
    /// Serif, italic: asides and plans.
    Aside,
    /// Sans, bold: what is counted.
    Number,
    /// Sans: plain words in the second ink.
    Words,
}

impl Hand {
    const fn class(self) -> &'static str {
        match self {
            Self::Name => "h-name",
            Self::Aside => "h-aside",
            Self::Number => "h-number",
            Self::Words => "h-words",
        }
    }

    /// How much wider than the plain sans a hand runs in the widest fallback font.
    const fn breadth(self) -> f32 {
        match self {
            Self::Name => 1.16,
            Self::Number => 1.1,
            Self::Aside => 0.98,
            Self::Words => 1.0,
        }
    }
}

/// Which end of the line the position is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The words begin there.
    Start,
    /// They are centred there.
    Middle,
    /// They end there.
    End,
}

impl Anchor {
    /// What it adds to the class of the words.
    const fn class(self) -> &'static str {
        match self {
            Self::Start => "",
            Self::Middle => " mid",
            Self::End => " end",
        }
    }
}

/// A line of text, centred; `y` is the base line.
pub fn centred(hand: Hand, size: f32, (x, y): (f32, f32), words: impl maud::Render) -> Markup {
    line(hand, size, (x, y), Anchor::Middle, words)
}

/// A line of text; `y` is the base line.
pub fn line(hand: Hand, size: f32, at: (f32, f32), anchor: Anchor, words: impl maud::Render) -> Markup {
    pressed(hand, size, at, anchor, words, None)
}

/// A line of text, pressed into a length if one is given.
fn pressed(
    hand: Hand,
    size: f32,
    (x, y): (f32, f32),
    anchor: Anchor,
    words: impl maud::Render,
    length: Option<f32>,
) -> Markup {
    let how = length.map(|_| "spacingAndGlyphs");
    html! {
        text class={ (hand.class()) (anchor.class()) } x=(D(x)) y=(D(y)) font-size=(D(size)) textLength=[length.map(D)] lengthAdjust=[how] {
            @if size < Scale::Tiny.letters() { (growing(words)) } @else { (words) }
        }
    }
}

/// Letters that grow where the drawing is shown small: see [`crate::scale`].
pub fn growing(words: impl maud::Render) -> Markup {
    html! { tspan { (words) } }
}

/// A numeral centred on a point, not on its base line.
pub fn numeral(hand: Hand, size: f32, (cx, cy): (f32, f32), words: impl maud::Render) -> Markup {
    centred(hand, size, (cx, cy + size * 0.36), words)
}

/// Words set to fit a width: their size, and their lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// The size of the letters.
    pub size: f32,
    /// One line, or two.
    pub lines: Vec<String>,
    /// The width they are set for.
    pub room: f32,
    /// The height they have: where two lines have grown out of it, they become one.
    pub tall: f32,
}

/// Words are measured in the widest font a reader may have: in most others so much more has room.
const SLACK: f32 = 1.1;

/// Letters may be pressed to this share of their breadth before a word is cut: a narrow name says more than half of one.
const PRESSED: f32 = 0.53;

/// Fits words into a width: in one line at the first size that does, else in two lines. What fits
/// nowhere is set in two lines at the last size.
pub fn fit(hand: Hand, words: &str, width: f32, sizes: &[f32]) -> Fitted {
    for size in sizes {
        if width_of(hand, *size, words) <= width {
            return Fitted { size: *size, lines: vec![words.to_owned()], room: width, tall: f32::INFINITY };
        }
    }
    let lines = halves(hand, words);
    let widest = |size: f32| lines.iter().map(|line| width_of(hand, size, line)).fold(0.0, f32::max);
    let last = sizes.last().copied().unwrap_or(11.0);
    let smaller = sizes.iter().copied().filter(|size| *size <= 12.5);
    let size = smaller.chain([last]).find(|size| widest(*size) <= width);
    // A single long word has no space to break at: it shrinks.
    let size = size.unwrap_or_else(|| last * (width / widest(last)).min(1.0));
    Fitted { size, lines, room: width, tall: f32::INFINITY }
}

/// Fits words into a width in one line, at the first size that does or else at the last one: where letters have grown they are pressed
/// together, so that what stands beside them stays clear of them.
pub fn in_one_line(hand: Hand, words: &str, width: f32, sizes: &[f32]) -> Fitted {
    let fits = |size: &&f32| width_of(hand, **size, words) <= width;
    let size = sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(11.0);
    Fitted { size, lines: vec![words.to_owned()], room: width, tall: 0.0 }
}

/// From one line of a name to the next, in sizes of its letters.
const LINE: f32 = 1.06;

impl Fitted {
    /// With so much height and no more: a band, the head of a card.
    #[must_use]
    pub fn within(self, tall: f32) -> Self {
        Self { tall, ..self }
    }

    /// Sets the lines around a middle, `cy` being the middle of their height.
    pub fn centred(&self, hand: Hand, (cx, cy): (f32, f32)) -> Markup {
        self.set(hand, (cx, cy), Anchor::Middle)
    }

    /// Sets the lines, `cy` being the middle of their height. Where they would be too wide for their room because the
    /// letters have grown (see [`crate::scale`]), they are pressed together, and cut short only where that is not enough.
    pub fn set(&self, hand: Hand, at: (f32, f32), anchor: Anchor) -> Markup {
        let short: Vec<(Scale, Self)> =
            Scale::STEPS.into_iter().filter_map(|step| Some((step, self.shortened(hand, step)?))).collect();
        let whole = self.lay(hand, at, anchor);
        let Some((first, _)) = short.first() else { return whole };
        html! {
            g class={ "n" (first.number()) } { (whole) }
            @for (step, form) in &short { g class={ "s" (step.number()) } { (form.lay(hand, at, anchor)) } }
        }
    }

    /// The form at a step, if the words have no room there.
    fn shortened(&self, hand: Hand, step: Scale) -> Option<Self> {
        let size = self.size.max(step.letters());
        let fits = |line: &str| width_of(hand, size, line) <= self.room * SLACK;
        let is_tall = |lines: &[String]| lines.len() > 1 && lines.len() as f32 * size * LINE > self.tall;
        if self.lines.iter().all(|line| fits(line)) && !is_tall(&self.lines) {
            return None;
        }
        let holds = |line: &str| width_of(hand, size, line) * PRESSED <= self.room * SLACK;
        // Two lines say more than half of one.
        let mut lines = self.lines.clone();
        if let [line] = &lines[..]
            && !holds(line)
        {
            lines = halves(hand, line);
        }
        if is_tall(&lines) {
            lines = vec![lines.join(" ")];
        }
        let cut = |line: &String| {
            if holds(line) {
                return line.clone();
            }
            let mut letters: Vec<char> = line.chars().collect();
            while letters.len() > 2 && !fits(&format!("{}…", letters.iter().collect::<String>())) {
                letters.pop();
            }
            format!("{}…", letters.into_iter().collect::<String>().trim_end())
        };
        Some(Self { size, lines: lines.iter().map(cut).collect(), room: self.room, tall: self.tall })
    }

    fn lay(&self, hand: Hand, (x, cy): (f32, f32), anchor: Anchor) -> Markup {
        let step = self.size * LINE;
        let first = cy + self.size * 0.35 - step * (self.lines.len() - 1) as f32 / 2.0;
        html! {
            @for (at, words) in self.lines.iter().enumerate() {
                @let wide = width_of(hand, self.size, words) > self.room * SLACK;
                (pressed(hand, self.size, (x, first + step * at as f32), anchor, words, wide.then_some(self.room)))
            }
        }
    }
}

/// Breaks words at the space that leaves the two lines most alike.
fn halves(hand: Hand, words: &str) -> Vec<String> {
    let breaks = words.match_indices(' ').map(|(at, _)| (&words[..at], &words[at + 1..]));
    let longer = |(a, b): &(&str, &str)| width_of(hand, 10.0, a).max(width_of(hand, 10.0, b));
    let best = breaks.min_by(|a, b| longer(a).total_cmp(&longer(b)));
    best.map_or_else(|| vec![words.to_owned()], |(a, b)| vec![a.to_owned(), b.to_owned()])
}

/// Breaks words into lines of a width, at spaces.
pub fn wrap(hand: Hand, size: f32, words: &str, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if width_of(hand, size, line) + width_of(hand, size, word) + size * 0.3 <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The height of a line of plain words, in sizes of its letters.
const LEADING: f32 = 1.22;

/// Plain words in as many lines as they need, in a box whose first base line is `y`. Where letters have grown (see [`crate::scale`]) they are
/// broken anew; what then has no room in the box's height is fine print, and left out.
pub fn block(
    hand: Hand,
    size: f32,
    words: &str,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
    anchor: Anchor,
) -> Markup {
    let lay = |size: f32, lines: &[String]| {
        html! {
            @for (at, words) in lines.iter().enumerate() {
                (line(hand, size, (x, y + size * LEADING * at as f32), anchor, words))
            }
        }
    };
    let grown = |step: &Scale| step.letters() > size;
    let whole = lay(size, &wrap(hand, size, words, width));
    let Some(first) = Scale::STEPS.into_iter().find(grown) else { return whole };
    html! {
        g class={ "n" (first.number()) } { (whole) }
        @for step in Scale::STEPS.into_iter().filter(grown) {
            // The widest font is rarer than a box that is a little wider.
            @let lines = wrap(hand, step.letters(), words, width * SLACK);
            @if lines.len() as f32 * step.letters() * LEADING <= height + step.letters() * (LEADING - 1.0) {
                g class={ "s" (step.number()) } { (lay(step.letters(), &lines)) }
            }
        }
    }
}

/// How wide words run in the widest font a reader may have.
pub fn width_of(hand: Hand, size: f32, words: &str) -> f32 {
    let ems: f32 = words.chars().map(em).sum();
    ems * size * hand.breadth()
}

fn em(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 'î' | 'ï' | 'I' | '\'' | '’' | '.' | ',' | ':' | ' ' | '\u{a0}' | '\u{202f}'
        | '/' | '!' => 0.33,
        'f' | 't' | 'r' | '-' | '(' | ')' => 0.42,
        'm' | 'w' | 'M' | 'W' | 'œ' | 'Œ' | '—' | '…' => 0.93,
        'A'..='Z' | 'É' | 'È' | 'À' | 'Ê' => 0.71,
        _ => 0.6,
    }
}

/// The name of a cell: a letter for its row from the top, a number for its column from the left, both from nought: `B5`.
pub fn cell_name(row: i16, column: i16) -> String {
    let letter = u8::try_from(row).ok().filter(|row| *row < 26).map_or('?', |row| char::from(b'A' + row));
    format!("{letter}{}", column + 1)
}

/// The text with a capital first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [f32; 4] = [13.5, 12.5, 12.0, 11.0];

    #[test]
    fn short_names_stand_in_one_line() {
        let fitted = fit(Hand::Name, "Sculptor", 112.0, &SIZES);
        assert_eq!((fitted.size, fitted.lines), (13.5, vec!["Sculptor".to_owned()]));
    }

    #[test]
    fn long_names_break_at_a_space() {
        let fitted = fit(Hand::Name, "Maître charpentier de marine", 112.0, &SIZES);
        assert_eq!(fitted.lines, ["Maître charpentier", "de marine"]);
    }

    #[test]
    fn a_name_that_grows_out_of_its_room_is_pressed_together() {
        let fitted = fit(Hand::Name, "Fuel Merchant", 112.0, &SIZES);
        assert_eq!(fitted.shortened(Hand::Name, Scale::Slight), None);
        let tiny = fitted.shortened(Hand::Name, Scale::Tiny).expect("it has no room");
        assert_eq!(tiny.lines, ["Fuel Merchant"]);
        let set = fitted.set(Hand::Name, (0.0, 0.0), Anchor::Middle).into_string();
        assert!(set.contains("s55") && set.contains("textLength=\"112\""), "{set}");
    }

    #[test]
    fn a_word_beside_an_icon_stays_clear_of_it() {
        let word = in_one_line(Hand::Words, "up to 3×", 58.0, &[12.0, 11.5]);
        assert_eq!(word.shortened(Hand::Words, Scale::Slight), None);
        let tiny = word.shortened(Hand::Words, Scale::Tiny).expect("it has no room");
        assert_eq!(tiny.lines, ["up to 3×"]);
        let set = word.set(Hand::Words, (0.0, 0.0), Anchor::Start).into_string();
        assert!(set.contains("s55") && set.contains("textLength=\"58\""), "{set}");
    }

    #[test]
    fn a_name_of_two_words_breaks_before_it_is_cut() {
        let fitted = fit(Hand::Name, "Tool maker", 84.0, &SIZES);
        assert_eq!(fitted.lines, ["Tool maker"]);
        let tiny = fitted.shortened(Hand::Name, Scale::Tiny).expect("it has no room");
        assert!(tiny.lines.iter().all(|line| !line.contains('…')), "{tiny:?}");
    }

    #[test]
    fn a_block_that_has_no_room_is_left_out() {
        let words = "face down until the builders are placed";
        let set = |height| {
            block(Hand::Words, 13.0, words, (0.0, 0.0), (116.0, height), Anchor::Start).into_string()
        };
        assert!(set(200.0).contains("s55"), "{}", set(200.0));
        assert!(!set(40.0).contains("s55"), "{}", set(40.0));
    }

    #[test]
    fn two_lines_that_outgrow_their_band_become_one() {
        let fitted = fit(Hand::Name, "Cellule supplémentaire", 118.0, &SIZES).within(25.0);
        assert_eq!(fitted.lines.len(), 2);
        let small = fitted.shortened(Hand::Name, Scale::Small).expect("it has no room");
        assert_eq!(small.lines, ["Cellule supplémentaire"]);
        assert_eq!(
            fitted.clone().within(60.0).shortened(Hand::Name, Scale::Small).map(|form| form.lines.len()),
            Some(2)
        );
    }

    #[test]
    fn what_is_too_long_for_that_is_cut() {
        let fitted = fit(Hand::Name, "Schwarzwaldmarktplatz", 112.0, &SIZES);
        let tiny = fitted.shortened(Hand::Name, Scale::Tiny).expect("it has no room");
        assert!(tiny.lines[0].ends_with('…'), "{tiny:?}");
        assert!(width_of(Hand::Name, 20.0, &tiny.lines[0]) <= 112.0 * SLACK, "{tiny:?}");
    }

    #[test]
    fn one_long_word_shrinks() {
        let fitted = fit(Hand::Name, "Anticonstitutionnellement", 100.0, &SIZES);
        assert!(fitted.size < 11.0 && fitted.lines.len() == 1);
    }

    #[test]
    fn cells_are_named_by_row_and_column() {
        assert_eq!([cell_name(0, 0), cell_name(1, 4)], ["A1", "B5"]);
    }

    #[test]
    fn lines_are_no_wider_than_asked() {
        for line in wrap(Hand::Words, 13.0, "face down until the builders are placed", 100.0) {
            assert!(width_of(Hand::Words, 13.0, &line) <= 100.0, "{line}");
        }
    }
}
