//! Questions as programs read them, with their answers as they were said and written before: from one position to the next
//! most of what may be answered, and of what speaks against the rest, stays as it is.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use parlour_core::Seat;
use parlour_core::any::{AnyTable, Greyed, Offer};
use parlour_model::WrittenQuestion;
use parlour_words::Lang;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::saying::Saying;

/// So many answers of a kind are remembered; whoever would remember more begins anew.
const KEPT: usize = 512;

/// Answers by their spelling, each with its JSON.
struct Written<T>(HashMap<String, (T, Arc<RawValue>)>);

impl<T> Default for Written<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T: PartialEq> Written<T> {
    /// The JSON of an answer, made anew if it is not the one that was spelled like this before.
    fn of<S: Serialize>(&mut self, words: &str, answer: T, say: impl FnOnce(&T) -> S) -> Arc<RawValue> {
        if let Some((known, json)) = self.0.get(words)
            && *known == answer
        {
            return json.clone();
        }
        let json: Arc<RawValue> = to_raw_value(&say(&answer)).expect("plain data can be written").into();
        if self.0.len() >= KEPT {
            self.0.clear();
        }
        self.0.insert(words.to_owned(), (answer, json.clone()));
        json
    }
}

/// What was written for one reader in one language, with the names the players had.
struct SaidAnswers {
    key: Key,
    names: Vec<String>,
    offers: Written<Offer>,
    greyed: Written<Greyed>,
}

/// Whom it is said to, in which language.
type Key = (Option<Seat>, Lang);

/// What was written of the questions at a table. Clones share it: each snapshot goes on from the one before.
#[derive(Clone, Default)]
pub(crate) struct AllSaidAnswers(Arc<Mutex<Vec<SaidAnswers>>>);

impl AllSaidAnswers {
    /// What a seat is asked, as JSON; with what cannot be answered, if that is wanted.
    pub(crate) fn write(
        &self,
        say: &Saying<'_>,
        game: &dyn AnyTable,
        seat: Seat,
        with_greyed: bool,
    ) -> Option<serde_json::Result<Box<RawValue>>> {
        let question = game.question(seat)?;
        let greyed = if with_greyed { game.greyed(seat) } else { Vec::new() };
        let mut said = self.take((say.reader, say.words.lang()), say.names);
        let mut offer = |offer: Offer| {
            let words = offer.words.clone();
            said.offers.of(&words, offer, |offer| say.offer(offer))
        };
        let options: Vec<_> = question.options.into_iter().map(&mut offer).collect();
        let mut grey = |greyed: Greyed| {
            let words = greyed.offer.words.clone();
            said.greyed.of(&words, greyed, |greyed| say.greyed(greyed))
        };
        let greyed: Vec<_> = greyed.into_iter().map(&mut grey).collect();
        self.keep(said);
        Some(to_raw_value(&WrittenQuestion {
            text: say.say(&question.prompt),
            rule: question.rule,
            kind: question.kind,
            options,
            greyed,
        }))
    }

    /// Takes what was written before; others write it anew meanwhile. With other names nothing of it holds.
    fn take(&self, key: Key, names: &[String]) -> SaidAnswers {
        let anew = || SaidAnswers {
            key,
            names: names.to_vec(),
            offers: Written::default(),
            greyed: Written::default(),
        };
        let Ok(mut known) = self.0.lock() else { return anew() };
        let Some(place) = known.iter().position(|said| said.key == key) else { return anew() };
        let said = known.swap_remove(place);
        if said.names == names { said } else { anew() }
    }

    fn keep(&self, said: SaidAnswers) {
        if let Ok(mut known) = self.0.lock() {
            known.retain(|other| other.key != said.key);
            known.push(said);
        }
    }

    pub(crate) fn forget(&self) {
        if let Ok(mut known) = self.0.lock() {
            known.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::table::Dice;
    use parlour_core::{Decision, Mode, Seed};
    use parlour_model::QuestionInfo;

    use super::*;

    /// What is remembered from the positions before makes no difference, whoever reads, in whichever game.
    #[test]
    fn a_written_question_is_the_question() {
        for id in ["pillars", "ora", "orleans", "abbey", "forest"] {
            let (kind, said) = (parlour_games::find(id).expect("a game of ours"), AllSaidAnswers::default());
            let mode = Mode::choose(kind.about(), Some(2), []).expect("two may play");
            let dice = Dice::Seeded(Seed([3; 32]));
            let mut game = kind.table(&mode, vec!["Tom".into(), "Ada".into()], dice).expect("it is set up");
            for number in 0..60 {
                let Decision::Ask(seats) = game.decision() else { break };
                let seat = seats.first().expect("somebody is asked");
                for (lang, reader) in [(Lang::En, Some(seat)), (Lang::Fr, Some(seat)), (Lang::En, None)] {
                    let say = Saying::at(game.as_ref(), lang, reader);
                    let open = say.question(game.as_ref(), seat).expect("it is asked");
                    let greyed = say.all_greyed(game.as_ref(), seat);
                    let whole = QuestionInfo { greyed, ..open.clone() };
                    for (with_greyed, plain) in [(false, open), (true, whole)] {
                        let written =
                            said.write(&say, game.as_ref(), seat, with_greyed).expect("it is asked");
                        let plain = serde_json::to_string(&plain).expect("plain data");
                        assert_eq!(written.expect("plain data").get(), plain, "{id}");
                    }
                }
                let options = game.question(seat).expect("it is asked").options;
                let words = &options[number * 7 % options.len()].words;
                game.answer(seat, &[words]).expect("it is offered");
            }
        }
    }
}
