//! A thing of the board alone, as a picture: cut out of the drawing it lies in.

use maud::{Markup, PreEscaped, html};

use crate::board::{Board, Drawing};

/// Attributes a picture does not keep: nothing in it is chosen, asked about or counted, and ids are the board's.
const DROPPED: [&str; 4] = ["id", "role", "tabindex", "aria-label"];

/// A thing, cut out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Portrait {
    frame: String,
    body: String,
}

impl Board {
    /// The thing with this id as a picture, if it is drawn as a target.
    pub fn portrait(&self, id: &str) -> Option<Portrait> {
        let start = format!("<g id=\"{id}\" ");
        let target = format!(" id=\"{id}\" data-about=");
        let mut drawings = self.leaves.iter().flat_map(|leaf| &leaf.drawings);
        drawings.find_map(|drawing| {
            let text = drawing.body.0.as_str();
            let at = text.find(&start).or_else(|| text[..text.find(&target)?].rfind('<'))?;
            cut(&text[at..])
        })
    }
}

/// The ids that can be asked about in a drawing (`data-about`), each once, in order.
pub fn things(drawing: &Drawing) -> Vec<&str> {
    let mut ids = Vec::new();
    for id in drawing.body.0.split(" data-about=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

/// The first element of a drawing.
fn cut(text: &str) -> Option<Portrait> {
    let opened = text.find('>')?;
    let frame = text[..opened].split(" data-box=\"").nth(1)?.split('"').next()?;
    let body = &text[opened + 1..opened + 1 + inside(&text[opened + 1..])?];
    Some(Portrait { frame: frame.to_owned(), body: plain(body) })
}

/// How long the content of an open group is: up to the end of the same group.
fn inside(text: &str) -> Option<usize> {
    let mut depth = 1;
    let mut at = 0;
    while depth > 0 {
        at += text[at..].find('<')?;
        let rest = &text[at..];
        if rest.starts_with("</g>") {
            depth -= 1;
        } else if rest.starts_with("<g>") || rest.starts_with("<g ") {
            depth += 1;
        }
        if depth > 0 {
            at += 1;
        }
    }
    Some(at)
}

/// A drawing without what makes it part of a page.
pub(crate) fn plain(body: &str) -> String {
    let mut text = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(open) = rest.find('<') {
        let close = rest[open..].find('>').map_or(rest.len(), |close| open + close + 1);
        text.push_str(&rest[..open]);
        push_plain_tag(&mut text, &rest[open..close]);
        rest = &rest[close..];
    }
    text.push_str(rest);
    text
}

fn push_plain_tag(text: &mut String, tag: &str) {
    let mut pieces = tag.split('"');
    // Names stand before values: `<rect x="1" y="2"/>`.
    while let Some(name) = pieces.next() {
        let Some(value) = pieces.next() else {
            text.push_str(name);
            return;
        };
        let bare = name.rsplit(' ').next().unwrap_or(name).trim_end_matches('=');
        if bare.starts_with("data-") || DROPPED.contains(&bare) {
            text.push_str(name.rsplit_once(' ').map_or("", |(before, _)| before));
        } else {
            text.push_str(name);
            text.push('"');
            text.push_str(value);
            text.push('"');
        }
    }
}

impl Portrait {
    /// The picture as an element; the name stands beside it.
    pub fn svg(&self) -> Markup {
        html! { svg.drawing.portrait viewBox=(self.frame) aria-hidden="true" { (PreEscaped(&self.body)) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Drawing, Flow, Leaf, Whose};

    fn board(body: &str) -> Board {
        let drawing = Drawing::new("d", (10.0, 10.0), "", PreEscaped(body.to_owned()));
        let leaf = Leaf::new("leaf", "", Whose::Shared, Flow::Whole).drawings(vec![drawing]);
        Board { leaves: vec![leaf], ..Board::default() }
    }

    #[test]
    fn a_thing_is_cut_out_with_everything_in_it() {
        let drawn = board(
            "<g><g class=\"target\" id=\"mill\" data-about=\"mill\" data-box=\"1 2 3 4\"><g id=\"pc\" data-piece=\"\"><rect x=\"1\"></rect></g><text>Mill</text></g><path/></g>",
        );
        let portrait = drawn.portrait("mill").expect("it is drawn");
        assert_eq!(portrait.frame, "1 2 3 4");
        assert_eq!(portrait.body, "<g><rect x=\"1\"></rect></g><text>Mill</text>");
    }

    #[test]
    fn what_is_no_target_has_no_picture() {
        assert_eq!(board("<g data-about=\"mill\"></g>").portrait("mill"), None);
        assert_eq!(board("").portrait("mill"), None);
    }
}
