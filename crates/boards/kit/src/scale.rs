//! How small a drawing is shown, and what that does to it.
//!
//! A drawing is made once and shown at several scales: the page gives the `svg` the class of its step ([`Scale::class`]).
//! From there on letters grow, so that none is below eleven pixels on the screen; names that no longer fit show a shorter
//! form ([`crate::text::Fitted`]); and what is fine print goes ([`fine`]). Nothing is cut off by a view box.

use maud::{Markup, html};

/// The least height of letters on a screen, in pixels.
pub const LEAST: f32 = 11.0;

/// What is drawn smaller than the rest of its drawing, in a group of the class `shrunk`, is so at most by this.
pub const SHRUNK: f32 = 0.6;

/// A step of smallness.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scale {
    /// As it is drawn, or larger.
    Full,
    /// Down to .85.
    Slight,
    /// Down to .77.
    Modest,
    /// Down to .7.
    Small,
    /// Down to .62.
    Slender,
    /// Down to .55.
    Tiny,
}

impl Scale {
    /// The steps below the full size.
    pub const STEPS: [Self; 5] = [Self::Slight, Self::Modest, Self::Small, Self::Slender, Self::Tiny];

    /// The step for a drawing shown at this scale.
    pub fn of(scale: f32) -> Self {
        let fits = |step: &Self| scale >= step.factor() - 0.005;
        [Self::Full].into_iter().chain(Self::STEPS).find(fits).unwrap_or(Self::Tiny)
    }

    /// The smallest scale of the step.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Full => 1.0,
            Self::Slight => 0.85,
            Self::Modest => 0.77,
            Self::Small => 0.7,
            Self::Slender => 0.62,
            Self::Tiny => 0.55,
        }
    }

    /// The class of a drawing shown at this step, as `parts.css` knows it.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Full => "at-100",
            Self::Slight => "at-85",
            Self::Modest => "at-77",
            Self::Small => "at-70",
            Self::Slender => "at-62",
            Self::Tiny => "at-55",
        }
    }

    /// The least size of letters in the drawing's units.
    pub fn letters(self) -> f32 {
        LEAST / self.factor()
    }

    /// What names the step in classes: `85`.
    pub(crate) const fn number(self) -> &'static str {
        match self {
            Self::Full => "100",
            Self::Slight => "85",
            Self::Modest => "77",
            Self::Small => "70",
            Self::Slender => "62",
            Self::Tiny => "55",
        }
    }
}

/// Fine print: it is left out from this step down.
pub fn fine(from: Scale, body: &Markup) -> Markup {
    html! { g class={ "fine-" (from.number()) } { (body) } }
}

/// What stands in the place of fine print from this step down.
pub fn instead(from: Scale, body: &Markup) -> Markup {
    html! {
        @for step in Scale::STEPS.into_iter().filter(|step| *step >= from) { g class={ "s" (step.number()) } { (body) } }
    }
}

/// What stands otherwise at each step: a sign that keeps away from letters as they grow.
pub fn at_each(body: impl Fn(Scale) -> Markup) -> Markup {
    html! {
        (fine(Scale::Slight, &body(Scale::Full)))
        @for step in Scale::STEPS { g class={ "s" (step.number()) } { (body(step)) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_belongs_to_the_step_it_does_not_fall_below() {
        use Scale::{Full, Modest, Slender, Slight, Small, Tiny};
        let steps = [1.3, 1.0, 0.9, 0.85, 0.8, 0.71, 0.65, 0.6, 0.4].map(Scale::of);
        assert_eq!(steps, [Full, Full, Slight, Slight, Modest, Small, Slender, Tiny, Tiny]);
    }

    #[test]
    fn the_sheet_knows_the_letters_of_what_is_shrunk() {
        for step in [Scale::Full].into_iter().chain(Scale::STEPS) {
            let size = (step.letters() / SHRUNK * 10.0).ceil() / 10.0;
            let rule = format!(".shrunk tspan {{ font-size: max(1em, {size:.1}px); }}");
            assert!(crate::PARTS.contains(&rule), "{rule}");
        }
    }

    #[test]
    fn the_sheet_knows_the_letters_of_every_step() {
        for step in Scale::STEPS {
            let rule = format!(".{} {{ --letters: {:.2}px; }}", step.class(), step.letters());
            assert!(crate::PARTS.contains(&rule), "{rule}");
        }
    }
}
