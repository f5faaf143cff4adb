//! What the store answers instead of doing something: one list for each kind of answer.
//!
//! Whoever tells people of it has a sentence for every value; the lists ([`Refusal::ALL`] and so on) let tests walk them.

/// An enum with a list of all its values and a word for logs.
macro_rules! answers {
    ($(#[$doc:meta])* pub enum $Name:ident { $($(#[$value_doc:meta])* $Value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $Name { $($(#[$value_doc])* $Value,)+ }

        impl $Name {
            /// All there are.
            pub const ALL: &'static [Self] = &[$(Self::$Value,)+];
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $(Self::$Value => $word,)+ })
            }
        }
    };
}

answers! {
    /// What is not there, or no longer.
    pub enum Missing {
        /// A line of chat.
        ChatLine = "chat line",
        /// A game in memory.
        Game = "game",
        /// A game that a table goes on from.
        Beginning = "beginning",
        /// A group of friends.
        Circle = "group",
        /// A one-time link to another device.
        Handover = "handover",
        /// A person by their login.
        Login = "login",
        /// A person.
        Person = "person",
        /// A proposal to go back.
        Proposal = "proposal",
        /// A link for a new password.
        Recovery = "recovery",
        /// A seat of a table.
        Seat = "seat",
        /// A session.
        Session = "session",
        /// A table.
        Table = "table",
        /// A place where somebody is told of things.
        Target = "target",
        /// A token of a program.
        Token = "token",
    }
}

answers! {
    /// What somebody else has.
    pub enum Taken {
        /// The database: another program serves it.
        Database = "database",
        /// The name of a file that is to be written.
        File = "file",
        /// A login.
        Login = "login",
        /// The right to propose: another proposal stands.
        Proposal = "proposal",
        /// A seat.
        Seat = "seat",
        /// A secret: of all chances, it was drawn twice.
        Secret = "secret",
        /// The id of a table: likewise.
        TableId = "table id",
    }
}

answers! {
    /// What was changed since it was read.
    pub enum Outdated {
        /// A seat's draft.
        Draft = "draft",
        /// The proposal to go back.
        Proposal = "proposal",
        /// Who sits at a table.
        Table = "table",
    }
}

answers! {
    /// Why the state of things does not allow it.
    pub enum Refusal {
        /// A game cannot start while a seat waits for somebody.
        SeatIsOpen = "a seat is open",
        /// Everybody has one seat at this table.
        SitsAlready = "this person sits there already",
        /// The seat is another person's.
        SomebodyElsesSeat = "somebody else sits there",
        /// What is done before a game cannot be done in it.
        TableHasStarted = "the table has started",
        /// A seat changes hands only in the state of the table that was asked for.
        TableHasMovedOn = "the table is not in that state",
        /// Lines are written while a game is played.
        TableIsNotPlayed = "the table is not being played",
        /// Only a game in play can be given up.
        TableIsNoLongerInPlay = "the table is no longer in play",
        /// A journal has as many lines as it may have.
        JournalIsFull = "the journal is full",
        /// There are not as many lines as are to be taken back.
        NothingToTakeBack = "there is nothing to take back",
        /// A person has as many tokens as they may have.
        TooManyTokens = "there are too many tokens",
        /// A group has as many people as it may have.
        CircleIsFull = "the group is full",
        /// A person is in as many groups as they may be.
        TooManyCircles = "there are too many groups",
        /// A person is told of things at as many places as they may be.
        TooManyTargets = "there are too many targets",
        /// Nobody sees the secrets of two seats.
        PlaysAlready = "they play at the table already",
        /// A person keeps as many bots as they may keep.
        TooManyBots = "there are too many bots",
        /// A person has as many tables in play as they may have.
        TooManyTables = "there are too many tables in play",
        /// Who has an account cannot make another of it.
        NotAGuest = "only a guest can become an account",
        /// Guests and programs have no password.
        NoAccount = "only an account can do that",
        /// An operator has taken their voice.
        Muted = "this person may say nothing",
        /// A link for a new password was sent a moment ago.
        RecoveryIsFresh = "a link was made a moment ago",
    }
}

answers! {
    /// A value that is empty, too long or of another kind than it must be.
    pub enum Field {
        /// The spelling of an answer.
        Answer = "answer",
        /// Who gives an answer.
        Answerer = "answerer",
        /// A line of chat.
        ChatLine = "chat line",
        /// The commitment to a seed.
        Commitment = "commitment",
        /// The address of a database.
        DatabaseAddress = "database address",
        /// A seat's draft.
        Draft = "draft",
        /// An e-mail address.
        Email = "e-mail address",
        /// The id of a game.
        Game = "game",
        /// The label of a token.
        Label = "label",
        /// A language.
        Language = "language",
        /// A level of bots.
        Level = "level",
        /// The private link of a table.
        Link = "link",
        /// What is signed in with.
        Login = "login",
        /// How a game is set up.
        Mode = "mode",
        /// A person's name.
        Name = "name",
        /// A private note.
        Note = "note",
        /// So many lines at once.
        NumberOfLines = "number of lines",
        /// So many seats.
        NumberOfSeats = "number of seats",
        /// How fast a table is played.
        Pace = "pace",
        /// The hash of a password.
        Password = "password",
        /// Who sits at a seat.
        Seat = "seat",
        /// What somebody has chosen.
        Settings = "settings",
        /// One of a few words, such as the status of a table.
        Word = "word",
        /// The id of a table.
        TableId = "table id",
        /// A place where somebody is told of things.
        Target = "target",
    }
}
