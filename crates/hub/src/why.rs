//! Why something could not be done, each with the key of its sentence. The store's own answers have theirs here too.

use parlour_store::{Field, Outdated, Refusal, Taken};

/// An enum with a list of all its values, and a key among the words for each.
macro_rules! told {
    ($(#[$doc:meta])* pub enum $Name:ident { $($(#[$value_doc:meta])* $Value:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $Name { $($(#[$value_doc])* $Value,)+ }

        impl $Name {
            /// All there are.
            pub const ALL: &'static [Self] = &[$(Self::$Value,)+];
        }

        impl Tellable for $Name {
            fn key(self) -> &'static str {
                match self { $(Self::$Value => $key,)+ }
            }
        }
    };
}

/// The same for what the store answers.
macro_rules! told_of_the_store {
    ($Name:ident { $($Value:ident = $key:literal,)+ }) => {
        impl Tellable for $Name {
            fn key(self) -> &'static str {
                match self { $(Self::$Value => $key,)+ }
            }
        }
    };
}

/// Something there is a sentence for.
pub(crate) trait Tellable {
    /// The key of the sentence.
    fn key(self) -> &'static str;
}

told! {
    /// What is wrong with a request.
    pub enum Mistake {
        /// The request has no body that could be read.
        Body = "problem-body",
        /// A form lacks something, or has something else in it.
        Form = "problem-form",
        /// `without` names something a position does not have.
        Without = "problem-without",
        /// Too many answers at once, or none.
        Batch = "problem-batch",
        /// What names the position is no position token.
        Token = "problem-token",
        /// No seat has this colour.
        SeatName = "problem-seat-name",
        /// There are more seats than players.
        TooManySeats = "problem-too-many-seats",
        /// The shelf has no such game.
        UnknownGame = "problem-unknown-game",
        /// Bots have no such level.
        UnknownLevel = "problem-unknown-level",
        /// Tables have no such status.
        UnknownStatus = "problem-unknown-status",
        /// Nobody plays at such a pace.
        UnknownPace = "problem-unknown-pace",
        /// The site does not speak that language.
        UnknownLanguage = "problem-unknown-language",
        /// Too short a password, or too long.
        PasswordLength = "problem-password-length",
        /// No e-mail address looks like this.
        Email = "problem-email",
        /// Webhooks are called by HTTP.
        Webhook = "problem-webhook",
        /// No browser can be told at this address, or with these keys.
        Push = "problem-push",
        /// What cannot be undone wants to be confirmed.
        NotSure = "problem-not-sure",
    }
}

told! {
    /// A text of a program's that a parser could not read.
    pub enum Unreadable {
        /// The words of an answer.
        Answer = "problem-answer",
        /// A game in a file.
        Journal = "problem-journal",
        /// A body of JSON.
        Json = "problem-json",
    }
}

told! {
    /// Why it is not theirs to do.
    pub enum Denial {
        /// A request another site sent in somebody's name.
        OtherSite = "problem-other-site",
        /// Programs keep no programs.
        BotsKeepNoBots = "problem-bots-keep-no-bots",
        /// Whoever set the table up decides.
        OnlyTheHost = "problem-only-the-host",
        /// Only who sits at the table may.
        NotSeated = "problem-not-seated",
        /// Only who plays may.
        NotAPlayer = "problem-not-a-player",
        /// Only who played may.
        DidNotPlay = "problem-did-not-play",
        /// The seat is another's.
        NotYourSeat = "problem-not-your-seat",
        /// An operator keeps them out.
        Banned = "problem-banned",
        /// The host has closed the chat.
        ChatIsClosed = "problem-chat-is-closed",
        /// Spectators do not talk at this table.
        OnlyPlayersTalk = "problem-only-players-talk",
        /// The host wants to hear no more of them.
        Muted = "problem-muted",
        /// The host has sent them away.
        SentAway = "problem-sent-away",
    }
}

told! {
    /// Why things are not so that it could be done.
    pub enum Obstacle {
        /// The script of a lesson does not fit the rules any more.
        LessonOutdated = "problem-lesson-outdated",
        /// Options that exclude each other were chosen.
        ChoicesExclude = "problem-choices-exclude",
        /// Nothing goes to an address before its owner has said that it is theirs.
        AddressNotConfirmed = "problem-address-not-confirmed",
        /// Guests sign in without one.
        GuestHasNoPassword = "problem-guest-has-no-password",
        /// The site sends no e-mail.
        NoMail = "problem-no-mail",
        /// A link for a new password was used, or is too old.
        LinkIsOld = "problem-link-is-old",
        /// All seats are taken.
        NoSeatOpen = "problem-no-seat-open",
        /// Somebody is still to come.
        SeatStillOpen = "problem-seat-still-open",
        /// There is nothing planned, or nothing of it is allowed any more.
        NoPlan = "problem-no-plan",
        /// Somebody who was seated by another has not said that they are ready.
        NotAllReady = "problem-not-all-ready",
        /// It is done before a game.
        HasStarted = "problem-has-started",
        /// It is done in a game.
        HasNotStarted = "problem-has-not-started",
        /// The game is over, given up, or not begun.
        NotPlayed = "problem-not-played",
        /// It is done before the end.
        IsOver = "problem-is-over",
        /// It is done after the end.
        IsNotOver = "problem-is-not-over",
        /// The journal of a game in play tells its secrets.
        JournalIsSecret = "problem-journal-is-secret",
        /// Chance is not answered by people.
        TableDraws = "problem-table-draws",
        /// No question is theirs.
        NothingAsked = "problem-nothing-asked",
        /// A question of the turn is still open.
        TurnNotFinished = "problem-turn-not-finished",
        /// The draft is empty.
        NothingToUndo = "problem-nothing-to-undo",
        /// What is given is no payment the rules allow.
        BillNotSettled = "problem-bill-not-settled",
        /// Nothing was undone.
        NothingToRedo = "problem-nothing-to-redo",
        /// There is no turn to be ended.
        NothingToEnd = "problem-nothing-to-end",
        /// Nobody has been away for long enough, or a pause goes on already.
        NothingToDecide = "problem-nothing-to-decide",
        /// There is no pause to be ended.
        NotPaused = "problem-not-paused",
        /// The table does not wait for them, their clock stands still, or somebody did so lately.
        NoNudge = "problem-no-nudge",
        /// No such hours, or no such days.
        NoSuchRest = "problem-no-such-rest",
        /// The game is not in play, or already by the newest rules.
        NothingNewer = "problem-nothing-newer",
    }
}

told_of_the_store! {
    Taken {
        Database = "problem-taken-database",
        File = "problem-taken-file",
        Login = "problem-taken-login",
        Proposal = "problem-taken-proposal",
        Seat = "problem-taken-seat",
        Secret = "problem-taken-secret",
        TableId = "problem-taken-table-id",
    }
}

told_of_the_store! {
    Outdated {
        Draft = "problem-outdated-draft",
        Proposal = "problem-outdated-proposal",
        Table = "problem-outdated-table",
    }
}

told_of_the_store! {
    Refusal {
        SeatIsOpen = "problem-seat-is-open",
        SitsAlready = "problem-sits-already",
        SomebodyElsesSeat = "problem-somebody-elses-seat",
        TableHasStarted = "problem-table-has-started",
        TableHasMovedOn = "problem-table-has-moved-on",
        TableIsNotPlayed = "problem-table-is-not-played",
        TableIsNoLongerInPlay = "problem-table-is-no-longer-in-play",
        JournalIsFull = "problem-journal-is-full",
        NothingToTakeBack = "problem-nothing-to-take-back",
        TooManyTokens = "problem-too-many-tokens",
        CircleIsFull = "problem-circle-is-full",
        TooManyCircles = "problem-too-many-circles",
        TooManyTargets = "problem-too-many-targets",
        PlaysAlready = "problem-plays-already",
        TooManyBots = "problem-too-many-bots",
        TooManyTables = "problem-too-many-tables",
        NotAGuest = "problem-not-a-guest",
        NoAccount = "problem-no-account",
        Muted = "problem-silenced",
        RecoveryIsFresh = "problem-recovery-is-fresh",
    }
}

told_of_the_store! {
    Field {
        Answer = "problem-field-answer",
        Answerer = "problem-field-answerer",
        ChatLine = "problem-field-chat-line",
        Commitment = "problem-field-commitment",
        DatabaseAddress = "problem-field-database-address",
        Draft = "problem-field-draft",
        Email = "problem-field-email",
        Game = "problem-field-game",
        Label = "problem-field-label",
        Language = "problem-field-language",
        Level = "problem-field-level",
        Link = "problem-field-link",
        Login = "problem-field-login",
        Mode = "problem-field-mode",
        Name = "problem-field-name",
        Note = "problem-field-note",
        NumberOfLines = "problem-field-number-of-lines",
        NumberOfSeats = "problem-field-number-of-seats",
        Pace = "problem-field-pace",
        Password = "problem-field-password",
        Seat = "problem-field-seat",
        Settings = "problem-field-settings",
        Word = "problem-field-word",
        TableId = "problem-field-table-id",
        Target = "problem-field-target",
    }
}
