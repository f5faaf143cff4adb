//! What Parlour is held against, in the same run: the least that durable lines can cost ([`baseline`]), a server that knows no
//! rules and the load on it and on the site ([`load`]), random play of a chess library ([`chess`]).
//!
//! It uses the other crates as anybody would: nothing in them is there for the sake of a bench.

pub mod baseline;
pub mod chess;
pub mod load;
