-- People, tables and journals. Times are milliseconds since 1970; flags are 0 or 1; sets of seats are bitmasks.

CREATE TABLE people (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    name      TEXT    NOT NULL,
    kind      TEXT    NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    -- Who keeps this bot.
    owner     INTEGER REFERENCES people (id),
    login     TEXT,
    -- The login in lower case: two people cannot differ by case alone.
    login_key TEXT    UNIQUE,
    password  TEXT,
    email     TEXT,
    lang      TEXT    NOT NULL,
    settings  TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    seen      INTEGER NOT NULL
) STRICT;
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

-- Only the SHA-256 of a secret is kept.
CREATE TABLE sessions (
    hash    BLOB    PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE tokens (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    hash    BLOB    NOT NULL UNIQUE,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER,
    expires INTEGER
) STRICT;
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE tables (
    id         TEXT    PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    mode       TEXT    NOT NULL,
    pace       TEXT    NOT NULL,
    visibility TEXT    NOT NULL CHECK (visibility IN ('public', 'private')),
    status     TEXT    NOT NULL CHECK (status IN ('open', 'running', 'over', 'abandoned')),
    host       INTEGER REFERENCES people (id) ON DELETE SET NULL,
    settings   TEXT    NOT NULL,
    -- The hash of the seed; the seed itself lives in `secrets`.
    commitment TEXT,
    -- How many lines the journal has, and how often it was cut back: both are compared before a line is written.
    len        INTEGER NOT NULL DEFAULT 0,
    cuts       INTEGER NOT NULL DEFAULT 0,
    -- The seats that must answer.
    asked      INTEGER NOT NULL DEFAULT 0,
    -- When the time of an asked seat runs out.
    due        INTEGER,
    -- The table the same people went on to.
    rematch    TEXT,
    created    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    moved      INTEGER,
    finished   INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_open ON tables (created, id) WHERE status = 'open' AND visibility = 'public';
CREATE INDEX tables_running ON tables (created, id) WHERE status = 'running' AND visibility = 'public';
CREATE INDEX tables_finished ON tables (finished, id) WHERE finished IS NOT NULL;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- What must never be in an ordinary row of `tables`.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seed     BLOB,
    link     TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    -- 'departed': a person who deleted their account sat here.
    holder    TEXT    NOT NULL CHECK (holder IN ('open', 'person', 'bot', 'departed')),
    person    INTEGER REFERENCES people (id),
    level     TEXT,
    name      TEXT    NOT NULL,
    ready     INTEGER NOT NULL DEFAULT 0,
    resigned  INTEGER NOT NULL DEFAULT 0,
    -- A bot answers for an absent person.
    caretaker INTEGER NOT NULL DEFAULT 0,
    clock     INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- The journal: the truth about a game.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    who      TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    source   TEXT    NOT NULL CHECK (source IN ('person', 'bot', 'caretaker', 'forced', 'chance')),
    written  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Lines taken back by consent: archived, never destroyed. `cut` counts the cuts of a table from one.
CREATE TABLE cut_entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    cut      INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    who      TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    source   TEXT    NOT NULL,
    written  INTEGER NOT NULL,
    taken    INTEGER NOT NULL,
    PRIMARY KEY (table_id, cut, seq)
) STRICT, WITHOUT ROWID;

-- `version` counts the changes of a draft, so that two windows of one person cannot overwrite each other.
CREATE TABLE drafts (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    len      INTEGER NOT NULL,
    cuts     INTEGER NOT NULL,
    words    TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    written  INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_by_table ON chat (table_id, id);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE notes (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text     TEXT    NOT NULL,
    written  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_person ON notes (person);

-- One proposal to go back per table, with the seats that agreed.
CREATE TABLE rewinds (
    table_id TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    to_len   INTEGER NOT NULL,
    cuts     INTEGER NOT NULL,
    proposer INTEGER NOT NULL,
    consents INTEGER NOT NULL,
    proposed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    person   INTEGER REFERENCES people (id) ON DELETE SET NULL,
    points   INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_points ON results (game, points) WHERE person IS NOT NULL;
CREATE INDEX results_by_person ON results (person) WHERE person IS NOT NULL;
