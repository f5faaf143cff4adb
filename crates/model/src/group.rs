//! Groups of friends as they are told.

use serde::Serialize;
use utoipa::ToSchema;

/// A group of friends, as somebody in it sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupInfo {
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// Is the reader asked to join it, and has not yet?
    pub asked: bool,
    /// The link by which others join, for those who are in it.
    pub link: Option<String>,
    /// Who is in it, or asked to be.
    pub members: Vec<MemberInfo>,
    /// What members have played with each other, the latest first.
    pub games: Vec<GroupGame>,
    /// Member by member, those who have joined: how they did against each other.
    pub records: Vec<GroupRecord>,
}

/// Somebody in a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MemberInfo {
    /// What they are called.
    pub name: String,
    /// Have they joined, or are they asked to?
    pub joined: bool,
    /// Is it the reader?
    pub you: bool,
}

/// A game of a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupGame {
    /// Its table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The name of the game.
    pub game_name: String,
    /// When it was over, in milliseconds since 1970.
    pub finished: i64,
    /// How members came out, the first first.
    pub places: Vec<GroupPlace>,
}

/// How a member came out of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupPlace {
    /// Who.
    pub name: String,
    /// The points.
    pub points: i64,
    /// The rank, from one.
    pub rank: i64,
}

/// How a member did.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupRecord {
    /// Who.
    pub name: String,
    /// Games with others of the group.
    pub games: u32,
    /// How many of them they won.
    pub firsts: u32,
    /// How often they came out before each member, in the order of the records.
    pub before: Vec<u32>,
}
