//! Reading a thing on the table: what it is, and what it means for the reader now.

use std::sync::Arc;

use parlour_boards::{Board, Offered, Scene, Step};
use parlour_core::any::Greyed;
use parlour_model::{GreyedInfo, RuleText, SpokenPosition, ThingInfo, ThingsOfLeaf};

use crate::Hub;
use crate::live::Look;
use crate::look::{PageWanted, Visitor};
use crate::problem::{Outcome, Problem};
use crate::said::{Pieces, piece};

/// So many sentences of a kind stand on a sheet; the list of all choices has the others.
const MOST: usize = 4;
/// So many refused answers behind an answer are looked at.
const MOST_BEYOND: usize = 200;

/// An answer that would be refused after another one that leads on to it, and the things it speaks of.
pub(crate) struct Beyond {
    things: Vec<String>,
    greyed: Arc<GreyedInfo>,
}

impl Hub {
    /// What can be read of a thing; nothing is there for those who may not see it.
    pub async fn thing(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        wanted: PageWanted,
        id: &str,
    ) -> Outcome<ThingInfo> {
        let (pieces, told) = shown(look, visitor, wanted).await?;
        pieces.thing(&told, id).await.ok_or(Problem::NotFound)
    }

    /// Everything on the table that can be read, leaf by leaf.
    pub async fn things(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        wanted: PageWanted,
    ) -> Outcome<Vec<ThingsOfLeaf>> {
        let (pieces, told) = shown(look, visitor, wanted).await?;
        Ok(pieces.things(&told))
    }
}

/// What the reader's page shows.
async fn shown(
    look: &Look,
    visitor: &Visitor<'_>,
    wanted: PageWanted,
) -> Outcome<(Arc<Pieces>, SpokenPosition)> {
    let (seat, _) = look.looks(visitor.person, wanted);
    let pieces = look.pieces(seat, visitor.lang, wanted.past).await?;
    let told = pieces.for_pages(&look.row().game, false).await;
    Ok((pieces, told))
}

impl Pieces {
    async fn thing(&self, told: &SpokenPosition, id: &str) -> Option<ThingInfo> {
        let (board, say) = (told.board.as_deref()?, self.say());
        let view = self.game.view(self.eyes);
        let scene = Scene { me: self.seat, asked: told.asked, ..Scene::watched(say.words, &told.faces) };
        let reading = parlour_boards::read(self.game.about().id, view.as_ref(), &scene, id)?;
        let rule = say.words.rule(&reading.rule).map(str::to_owned);
        let rule = rule.map(|text| RuleText { id: reading.rule.clone(), text });
        let (may, mut refused) = spoken_of(board, told, id);
        if may.is_empty() && refused.is_empty() {
            let beyond = self.refused_beyond(told).await;
            let here = beyond.iter().filter(|beyond| beyond.things.iter().any(|thing| thing == id));
            refused = here.map(|beyond| beyond.greyed.clone()).take(MOST).collect();
        }
        Some(ThingInfo { id: id.to_owned(), reading, portrait: board.portrait(id), may, refused, rule })
    }

    fn things(&self, told: &SpokenPosition) -> Vec<ThingsOfLeaf> {
        let Some(board) = told.board.as_deref() else { return Vec::new() };
        let view = self.game.view(self.eyes);
        let scene = Scene { me: self.seat, ..Scene::watched(self.say().words, &told.faces) };
        let named = |id: &str| {
            let reading = parlour_boards::read(self.game.about().id, view.as_ref(), &scene, id)?;
            Some((id.to_owned(), reading.name))
        };
        let leaf = |leaf: &parlour_boards::Leaf| {
            let mut things: Vec<(String, String)> = Vec::new();
            for (id, name) in leaf.drawings.iter().flat_map(parlour_boards::things).filter_map(named) {
                // Six cells of one kind of ground are told once.
                if things.iter().all(|(_, known)| *known != name) {
                    things.push((id, name));
                }
            }
            ThingsOfLeaf { title: leaf.title.clone(), things }
        };
        board.leaves.iter().map(leaf).filter(|leaf| !leaf.things.is_empty()).collect()
    }

    /// What an answer that leads on would refuse: the card one could not pay, before one has said that one builds. It is
    /// looked up on a copy of the reader's own draft, as the paths of the page are.
    async fn refused_beyond(&self, told: &SpokenPosition) -> Arc<Vec<Beyond>> {
        piece(&self.refused_beyond, || Arc::new(self.look_beyond(told).unwrap_or_default())).await
    }

    fn look_beyond(&self, told: &SpokenPosition) -> Option<Vec<Beyond>> {
        let (seat, id) = (self.present?, self.game.about().id);
        let mut refused: Vec<(String, Greyed)> = Vec::new();
        for option in self.game.question(seat)?.options {
            if !parlour_boards::goes_on(id, &option.words) {
                continue;
            }
            let mut copy = self.game.copy();
            if copy.answer(seat, &[&option.words]).is_ok() {
                refused.extend(copy.greyed(seat).into_iter().map(|greyed| (option.words.clone(), greyed)));
            }
        }
        refused.truncate(MOST_BEYOND);
        let say = self.say();
        let offers: Vec<Offered> = refused.iter().enumerate().map(path).collect();
        let board = self.board_with(id, told, &offers)?;
        let beyond = refused.iter().zip(board.marks).map(|((_, greyed), mark)| Beyond {
            things: mark.parts.into_iter().map(|part| part.id).collect(),
            greyed: Arc::new(say.greyed(greyed)),
        });
        Some(beyond.collect())
    }
}

/// An answer and the refused one behind it, as a board reads them.
fn path((number, (first, greyed)): (usize, &(String, Greyed))) -> Offered {
    let phrase = greyed.offer.phrase.clone();
    let then = vec![Step { words: greyed.offer.words.clone(), phrase: phrase.clone() }];
    Offered { number, words: first.clone(), phrase, text: String::new(), greyed: true, then }
}

/// What the offers of the question say of a thing: what may be done with it, and what may not.
fn spoken_of(board: &Board, told: &SpokenPosition, id: &str) -> (Vec<String>, Vec<Arc<GreyedInfo>>) {
    let offered = told.offered();
    let greyed = told.question.as_ref().map_or(&[][..], |question| &question.greyed);
    let open = offered.len() - greyed.len();
    let here = offered.iter().zip(&board.marks);
    let here = here.filter(|(_, mark)| mark.parts.iter().any(|part| part.id == id));
    let (mut may, mut refused) = (Vec::new(), Vec::new());
    for (offer, _) in here {
        if offer.greyed {
            refused.extend(greyed.get(offer.number - open).cloned().map(Arc::new));
        } else {
            may.push(offer.text.clone());
        }
    }
    may.truncate(MOST);
    refused.truncate(MOST);
    (may, refused)
}
