//! Cards: band, picture, side strip, function, foot. 120 by 150 units, readable at 110 pixels.

use maud::{Markup, PreEscaped, html};

use crate::icon::{icon, icon_at, picture};
use crate::num::D;
use crate::row::Row;
use crate::text::{self, Anchor, Hand};

/// The width of a card.
pub const WIDTH: f32 = 120.0;
/// The height of a card.
pub const HEIGHT: f32 = 150.0;
/// The height of the band with the name.
const BAND: f32 = 28.0;
/// The width of the strip with the costs.
const STRIP: f32 = 29.0;

/// What kind of thing a card is: never by colour alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Band {
    /// Most cards.
    #[default]
    Plain,
    /// A monastery or a church: a cross stands at the right.
    Cloister,
    /// A settlement: a house stands at the right.
    Settlement,
}

impl Band {
    const fn class(self) -> &'static str {
        match self {
            Self::Plain => "bn",
            Self::Cloister => "bn-m",
            Self::Settlement => "bn-s",
        }
    }

    const fn sign(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Cloister => Some("i-cross"),
            Self::Settlement => Some("i-house"),
        }
    }
}

/// What the picture of a card shows.
#[derive(Clone, Debug)]
pub enum Art {
    /// A scene, by its symbol.
    Scene(&'static str),
    /// A tool in a medallion on a diaper ground: it stands for a person. The class gives the ground.
    Tool {
        /// The symbol of the tool.
        symbol: &'static str,
        /// `g-sand`, `g-wood`, `g-stone`, `g-metal`, or a class of the board.
        ground: &'static str,
    },
}

/// A card in the making.
#[derive(Clone)]
pub struct Card {
    name: String,
    band: Band,
    art: Art,
    costs: Vec<(u8, &'static str)>,
    signs: Vec<&'static str>,
    rows: Vec<Row>,
    foot: Markup,
    over: Markup,
    gone: bool,
}

impl Card {
    /// A card with a name and a picture.
    pub fn new(name: impl Into<String>, art: Art) -> Self {
        let nothing = PreEscaped(String::new());
        Self {
            name: name.into(),
            band: Band::Plain,
            art,
            costs: Vec::new(),
            signs: Vec::new(),
            rows: Vec::new(),
            foot: nothing.clone(),
            over: nothing,
            gone: false,
        }
    }

    /// With another band.
    pub fn band(self, band: Band) -> Self {
        Self { band, ..self }
    }

    /// With costs in the side strip: while it is on offer.
    pub fn costs(self, costs: Vec<(u8, &'static str)>) -> Self {
        Self { costs, ..self }
    }

    /// With symbols below the costs: where it may stand, if that is unusual.
    pub fn signs(self, signs: Vec<&'static str>) -> Self {
        Self { signs, ..self }
    }

    /// With a row of its function, one or two of them.
    pub fn row(mut self, row: Row) -> Self {
        self.rows.push(row);
        self
    }

    /// With marks at the foot; see [`foot_words`], [`foot_price`], [`foot_value`].
    pub fn foot(mut self, mark: &Markup) -> Self {
        self.foot.0.push_str(&mark.0);
        self
    }

    /// With something on top of everything: the taker's marker, a tick.
    pub fn over(mut self, mark: &Markup) -> Self {
        self.over.0.push_str(&mark.0);
        self
    }

    /// Faded: it is gone, and stays in sight until the row is dealt anew.
    pub fn gone(self, gone: bool) -> Self {
        Self { gone, ..self }
    }

    /// The card, its upper left corner at the origin.
    pub fn draw(&self) -> Markup {
        let (w, h) = (WIDTH, HEIGHT);
        let left = if self.costs.is_empty() { 1.0 } else { STRIP };
        let bottom = if self.rows.len() > 1 { 82.0 } else { 95.0 };
        html! {
            g.card.gone[self.gone] {
                rect.c-f x="1" y="1" width=(D(w - 2.0)) height=(D(h - 2.0)) rx="6" {}
                (self.art.draw((left, BAND + 1.0), (w - 1.0 - left, bottom - BAND - 1.0)))
                (self.strip())
                (self.head())
                path.c-l d={ "M1 " (D(BAND + 1.0)) "H" (D(w - 1.0)) "M" (D(left)) " " (D(bottom)) "H" (D(w - 1.0)) } {}
                (self.function(left, bottom))
                (self.foot)
                rect.c-o x="1" y="1" width=(D(w - 2.0)) height=(D(h - 2.0)) rx="6" {}
            }
            (self.over)
        }
    }

    fn head(&self) -> Markup {
        let (class, sign) = (self.band.class(), self.band.sign());
        let room = if sign.is_some() { 16.0 } else { 0.0 };
        let fitted =
            text::fit(Hand::Name, &self.name, WIDTH - 10.0 - room, &[13.5, 12.5, 12.0]).within(BAND + 1.0);
        html! {
            path class=(class) d="M1 7a6 6 0 0 1 6-6h106a6 6 0 0 1 6 6v22H1z" {}
            (fitted.centred(Hand::Name, ((WIDTH - room) / 2.0, BAND / 2.0 + 1.0)))
            @if let Some(sign) = sign { (icon(sign, (WIDTH - 18.0, 7.0), 14.0)) }
        }
    }

    fn strip(&self) -> Markup {
        html! {
            @if !self.costs.is_empty() {
                path.c-side d={ "M1 29h" (D(STRIP - 1.0)) "v120H7a6 6 0 0 1-6-6z" } {}
                path.c-l d={ "M" (D(STRIP)) " 29v120" } {}
                @for (y, (count, symbol)) in self.cost_lines() { (cost(*count, symbol, y)) }
                @for (at, symbol) in self.signs.iter().enumerate() {
                    (icon(symbol, (7.0, 36.0 + self.costs.iter().map(cost_height).sum::<f32>() + 17.0 * at as f32), 16.0))
                }
            }
        }
    }

    /// The costs, each with the height at which it stands.
    fn cost_lines(&self) -> impl Iterator<Item = (f32, &(u8, &'static str))> {
        self.costs.iter().scan(33.0, |y, cost| {
            let at = *y;
            *y += cost_height(cost);
            Some((at, cost))
        })
    }

    fn function(&self, left: f32, top: f32) -> Markup {
        let (cx, width) = (f32::midpoint(left, WIDTH - 1.0), WIDTH - left - 8.0);
        let size = if self.rows.len() > 1 { 17.0 } else { 20.0 };
        html! {
            @for (at, row) in self.rows.iter().enumerate() {
                (row.centred((cx, top + 16.0 + 20.0 * at as f32), size, width))
            }
        }
    }
}

impl Art {
    /// The picture in a frame, cut off at its edges.
    pub fn draw(&self, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
        match self {
            Self::Scene(symbol) => scene(symbol, (x, y), (width, height)),
            Self::Tool { symbol, ground } => {
                let (cx, cy, r) = (x + width / 2.0, y + height / 2.0, height.min(width) * 0.44);
                html! {
                    rect class=(ground) x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) {}
                    rect x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) fill="url(#p-diaper)" {}
                    circle.k-m cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
                    (icon_at(symbol, (cx, cy), r * 1.58))
                }
            }
        }
    }
}

/// A scene of the sprite in a frame, cut off at its edges.
pub fn scene(symbol: &str, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    html! {
        svg.pic x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) { (picture(symbol, (0.0, 0.0), (width, height))) }
    }
}

const fn cost_height((count, _): &(u8, &'static str)) -> f32 {
    if *count < 10 { 20.0 } else { 33.0 }
}

/// A cost of the side strip; a number of two digits stands above its symbol.
fn cost(count: u8, symbol: &str, y: f32) -> Markup {
    html! {
        @if count < 10 {
            (text::line(Hand::Number, 12.0, (10.5, y + 13.0), Anchor::End, count))
            (icon(symbol, (11.5, y), 17.0))
        } @else {
            (text::centred(Hand::Number, 12.0, (STRIP / 2.0 + 0.5, y + 11.0), count))
            (icon(symbol, (6.0, y + 14.0), 17.0))
        }
    }
}

/// The height of a short card: band and function alone.
pub const SHORT: f32 = 66.0;

impl Card {
    /// The card without its picture and its foot: for households beside a board that takes the room.
    pub fn draw_short(&self) -> Markup {
        let fitted = text::fit(Hand::Name, &self.name, WIDTH - 8.0, &[13.5, 12.5, 12.0, 11.0]);
        let middle = BAND + (SHORT - BAND) / 2.0;
        let step = 17.0;
        let first = middle - step * self.rows.len().saturating_sub(1) as f32 / 2.0;
        html! {
            g.card.gone[self.gone] {
                rect.c-f x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(SHORT - 2.0)) rx="6" {}
                path class=(self.band.class()) d={ "M1 7a6 6 0 0 1 6-6h106a6 6 0 0 1 6 6v" (D(BAND - 7.0)) "H1z" } {}
                (fitted.centred(Hand::Name, (WIDTH / 2.0, BAND / 2.0 + 0.5)))
                path.c-l d={ "M1 " (D(BAND)) "h118" } {}
                @for (at, row) in self.rows.iter().enumerate() {
                    (row.centred((WIDTH / 2.0, first + step * at as f32), if self.rows.len() > 1 { 16.0 } else { 20.0 }, WIDTH - 10.0))
                }
                rect.c-o x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(SHORT - 2.0)) rx="6" {}
            }
        }
    }
}

/// A card where there is no room for its function: other lands, phones. A taller band with larger letters, the
/// picture, and what stands at its foot (see [`small_value`]).
pub fn small(name: &str, band: Band, art: &Art, foot: &Markup) -> Markup {
    let fitted = text::fit(Hand::Name, name, WIDTH - 6.0, &[21.5]);
    html! {
        g.card {
            rect.c-f x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {}
            (art.draw((1.0, 49.0), (WIDTH - 2.0, 64.0)))
            path class=(band.class()) d="M1 7a6 6 0 0 1 6-6h106a6 6 0 0 1 6 6v42H1z" {}
            (fitted.centred(Hand::Name, (WIDTH / 2.0, 25.0)))
            path.c-l d="M1 49h118M1 113h118" {}
            (foot)
            rect.c-o x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {}
        }
    }
}

/// A value at the foot of a small card; see [`foot_value`].
pub fn small_value(value: i8, symbol: &str, ground: &str, cx: f32) -> Markup {
    value_in(value, symbol, ground, (cx, 131.0), 37.0)
}

fn value_in(value: i8, symbol: &str, ground: &str, (cx, cy): (f32, f32), size: f32) -> Markup {
    let words = value.to_string().replace('-', "−");
    let letters = if words.chars().count() > 1 { size * 0.5 } else { size * 0.54 };
    html! {
        (icon_at(symbol, (cx, cy), size))
        g class=(ground) { (text::numeral(Hand::Name, letters, (cx, cy), words)) }
    }
}

/// Words at the left of the foot: `up to 3×`.
pub fn foot_words(words: &str) -> Markup {
    foot_words_set(&text::fit(Hand::Words, words, 74.0, &[12.0, 11.5]))
}

/// The same with less room, in one line: something stands beside them.
pub fn foot_words_beside(words: &str) -> Markup {
    foot_words_set(&text::in_one_line(Hand::Words, words, 58.0, &[12.0, 11.5]))
}

fn foot_words_set(words: &text::Fitted) -> Markup {
    html! {
        path.c-l d="M10 126h100" stroke-dasharray="1 3" {}
        (words.set(Hand::Words, (9.0, 138.0), Anchor::Start))
    }
}

/// A price at the right of the foot.
pub fn foot_price(price: u8, symbol: &str) -> Markup {
    html! {
        (text::line(Hand::Number, 13.0, (99.0, 142.5), Anchor::End, price))
        (icon(symbol, (101.0, 130.0), 15.0))
    }
}

/// A value in the middle of a symbol: a gold shield at the left, a red house at the right. The ground gives the
/// colour of the number: `on-gold` or `on-fill`.
pub fn foot_value(value: i8, symbol: &str, ground: &str, cx: f32) -> Markup {
    value_in(value, symbol, ground, (cx, 136.0), 24.0)
}

/// The reference number in the middle of the foot.
pub fn foot_reference(number: &str) -> Markup {
    text::centred(Hand::Words, 12.0, (WIDTH / 2.0, 144.0), number)
}

/// The back of a card: lapis with a gold diaper, a letter or a sign in the middle.
pub fn back((x, y): (f32, f32), (width, height): (f32, f32), sign: &str) -> Markup {
    html! {
        rect.back x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) rx="4" {}
        rect.back-in x=(D(x + 4.0)) y=(D(y + 4.0)) width=(D(width - 8.0)) height=(D(height - 8.0)) rx="2" {}
        @if !sign.is_empty() {
            circle.k-m cx=(D(x + width / 2.0)) cy=(D(y + height / 2.0)) r=(D(width * 0.24)) {}
            (text::numeral(Hand::Name, width * 0.28, (x + width / 2.0, y + height / 2.0), sign))
        }
    }
}
