//! Pictures as pixels.

use std::fmt;
use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// Pixels for each unit of the drawing: small letters stay sharp.
const SCALE: f32 = 2.0;

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPixels {
    /// A picture has letters, and the system has no font for them.
    NoFont,
    /// The drawing cannot be drawn.
    Drawing(String),
}

impl fmt::Display for NoPixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFont => {
                f.write_str("no font is installed: a PNG picture has letters, take an SVG instead")
            }
            Self::Drawing(problem) => write!(f, "the picture cannot be drawn: {problem}"),
        }
    }
}

impl std::error::Error for NoPixels {}

/// A picture of [`crate::picture()`] as PNG.
///
/// # Errors
/// When no font is installed, or the drawing is none.
pub fn png(svg: &str) -> Result<Vec<u8>, NoPixels> {
    pixels(svg, |_| SCALE)
}

/// The same, not wider than so many pixels.
///
/// # Errors
/// When no font is installed, or the drawing is none.
pub fn small_png(svg: &str, width: f32) -> Result<Vec<u8>, NoPixels> {
    pixels(svg, |own| (width / own).min(SCALE))
}

/// Pixels for each unit of the drawing, by how many units wide it is.
fn pixels(svg: &str, scale: impl Fn(f32) -> f32) -> Result<Vec<u8>, NoPixels> {
    let fontdb = FONTS.clone().ok_or(NoPixels::NoFont)?;
    let failed = |problem: &str| NoPixels::Drawing(problem.into());
    let tree = Tree::from_str(svg, &Options { fontdb, ..Options::default() })
        .map_err(|error| failed(&error.to_string()))?;
    let scale = scale(tree.size().width());
    let size = tree.size().to_int_size().scale_by(scale).ok_or_else(|| failed("it has no size"))?;
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or_else(|| failed("it is too large"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error.to_string()))
}

/// The fonts of the system. Where it lacks those our drawings name, any serif and sans it has will do.
static FONTS: LazyLock<Option<Arc<fontdb::Database>>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_system_fonts();
    let first = family(&fonts, "")?;
    let serif = family(&fonts, "Serif").unwrap_or_else(|| first.clone());
    let sans = family(&fonts, "Sans").unwrap_or(first);
    fonts.set_serif_family(serif);
    fonts.set_sans_serif_family(sans);
    Some(Arc::new(fonts))
});

/// The first family whose name has this word in it.
fn family(fonts: &fontdb::Database, word: &str) -> Option<String> {
    let mut names = fonts.faces().flat_map(|face| &face.families).map(|(name, _)| name);
    names.find(|name| name.contains(word) && !name.contains("Mono")).cloned()
}
