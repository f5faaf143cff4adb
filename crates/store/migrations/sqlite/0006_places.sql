-- One-time links that bring a person to another device. Only the SHA-256 of a link's secret is kept.
CREATE TABLE handovers (
    hash    BLOB    PRIMARY KEY,
    person  INTEGER NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX handovers_by_expiry ON handovers (expires);

-- Groups of friends. Whoever has the link may join; whoever is in one sees what the others are called and how they played.
CREATE TABLE circles (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT    NOT NULL,
    link    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;
-- Somebody who has not joined is asked to.
CREATE TABLE circle_members (
    circle INTEGER NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    joined INTEGER NOT NULL,
    since  INTEGER NOT NULL,
    PRIMARY KEY (circle, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX circle_members_by_person ON circle_members (person);
-- Tables that were set up for a group.
CREATE TABLE circle_tables (
    circle   INTEGER NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (circle, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX circle_tables_by_table ON circle_tables (table_id);

-- Where a table begins that goes on from a position of another game: who sat where, and its lines so far, as JSON.
CREATE TABLE beginnings (
    table_id TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    rules    INTEGER NOT NULL,
    names    TEXT    NOT NULL,
    lines    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- A turn that somebody has worked out while they wait, and the table where they work on it.
CREATE TABLE plans (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    -- Where the journal stood when it was begun.
    len      INTEGER NOT NULL,
    words    TEXT    NOT NULL,
    sketch   TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
