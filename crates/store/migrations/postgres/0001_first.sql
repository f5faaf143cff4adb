-- People, tables and journals. Times are milliseconds since 1970; sets of seats are bitmasks.

CREATE TABLE people (
    id        BIGINT  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name      TEXT    NOT NULL,
    kind      TEXT    NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    -- Who keeps this bot.
    owner     BIGINT  REFERENCES people (id),
    login     TEXT,
    -- The login in lower case: two people cannot differ by case alone.
    login_key TEXT    UNIQUE,
    password  TEXT,
    email     TEXT,
    lang      TEXT    NOT NULL,
    settings  TEXT    NOT NULL,
    created   BIGINT  NOT NULL,
    seen      BIGINT  NOT NULL
);
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

-- Only the SHA-256 of a secret is kept.
CREATE TABLE sessions (
    hash    BYTEA   PRIMARY KEY,
    person  BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT  NOT NULL,
    seen    BIGINT  NOT NULL,
    expires BIGINT  NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE tokens (
    id      BIGINT  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash    BYTEA   NOT NULL UNIQUE,
    person  BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label   TEXT    NOT NULL,
    created BIGINT  NOT NULL,
    seen    BIGINT,
    expires BIGINT
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE tables (
    id         TEXT    PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      BIGINT  NOT NULL,
    mode       TEXT    NOT NULL,
    pace       TEXT    NOT NULL,
    visibility TEXT    NOT NULL CHECK (visibility IN ('public', 'private')),
    status     TEXT    NOT NULL CHECK (status IN ('open', 'running', 'over', 'abandoned')),
    host       BIGINT  REFERENCES people (id) ON DELETE SET NULL,
    settings   TEXT    NOT NULL,
    -- The hash of the seed; the seed itself lives in `secrets`.
    commitment TEXT,
    -- How many lines the journal has, and how often it was cut back: both are compared before a line is written.
    len        BIGINT  NOT NULL DEFAULT 0,
    cuts       BIGINT  NOT NULL DEFAULT 0,
    -- The seats that must answer.
    asked      BIGINT  NOT NULL DEFAULT 0,
    -- When the time of an asked seat runs out.
    due        BIGINT,
    -- The table the same people went on to.
    rematch    TEXT,
    created    BIGINT  NOT NULL,
    changed    BIGINT  NOT NULL,
    moved      BIGINT,
    finished   BIGINT
);
CREATE INDEX tables_open ON tables (created, id) WHERE status = 'open' AND visibility = 'public';
CREATE INDEX tables_running ON tables (created, id) WHERE status = 'running' AND visibility = 'public';
CREATE INDEX tables_finished ON tables (finished, id) WHERE finished IS NOT NULL;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- What must never be in an ordinary row of `tables`.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seed     BYTEA,
    link     TEXT
);

CREATE TABLE seats (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      BIGINT  NOT NULL,
    -- 'departed': a person who deleted their account sat here.
    holder    TEXT    NOT NULL CHECK (holder IN ('open', 'person', 'bot', 'departed')),
    person    BIGINT  REFERENCES people (id),
    level     TEXT,
    name      TEXT    NOT NULL,
    ready     BOOLEAN NOT NULL DEFAULT FALSE,
    resigned  BOOLEAN NOT NULL DEFAULT FALSE,
    -- A bot answers for an absent person.
    caretaker BOOLEAN NOT NULL DEFAULT FALSE,
    clock     BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- The journal: the truth about a game.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT  NOT NULL,
    who      TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    source   TEXT    NOT NULL CHECK (source IN ('person', 'bot', 'caretaker', 'forced', 'chance')),
    written  BIGINT  NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Lines taken back by consent: archived, never destroyed. `cut` counts the cuts of a table from one.
CREATE TABLE cut_entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    cut      BIGINT  NOT NULL,
    seq      BIGINT  NOT NULL,
    who      TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    source   TEXT    NOT NULL,
    written  BIGINT  NOT NULL,
    taken    BIGINT  NOT NULL,
    PRIMARY KEY (table_id, cut, seq)
);

-- `version` counts the changes of a draft, so that two windows of one person cannot overwrite each other.
CREATE TABLE drafts (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT  NOT NULL,
    len      BIGINT  NOT NULL,
    cuts     BIGINT  NOT NULL,
    words    TEXT    NOT NULL,
    version  BIGINT  NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE chat (
    id       BIGINT  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    written  BIGINT  NOT NULL
);
CREATE INDEX chat_by_table ON chat (table_id, id);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE notes (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text     TEXT    NOT NULL,
    written  BIGINT  NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX notes_by_person ON notes (person);

-- One proposal to go back per table, with the seats that agreed.
CREATE TABLE rewinds (
    table_id TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    to_len   BIGINT  NOT NULL,
    cuts     BIGINT  NOT NULL,
    proposer BIGINT  NOT NULL,
    consents BIGINT  NOT NULL,
    proposed BIGINT  NOT NULL
);

CREATE TABLE results (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT  NOT NULL,
    game     TEXT    NOT NULL,
    person   BIGINT  REFERENCES people (id) ON DELETE SET NULL,
    points   BIGINT  NOT NULL,
    rank     BIGINT  NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_points ON results (game, points) WHERE person IS NOT NULL;
CREATE INDEX results_by_person ON results (person) WHERE person IS NOT NULL;
