-- What an operator needs.

-- Proof that the database can be written: rows that take room and make room for each other.
CREATE TABLE pulse (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    beat   INTEGER NOT NULL,
    filler BLOB    NOT NULL
) STRICT;

-- Operators, and those who may no longer come in or speak.
ALTER TABLE people ADD COLUMN operator INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned   INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN muted    INTEGER NOT NULL DEFAULT 0;

-- What operators did: who (nobody: from the command line), when, what, to whom or what, and why.
CREATE TABLE acts (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    done     INTEGER NOT NULL,
    operator TEXT    NOT NULL,
    deed     TEXT    NOT NULL,
    target   TEXT    NOT NULL,
    reason   TEXT    NOT NULL
) STRICT;
CREATE INDEX acts_by_time ON acts (done);

-- Links by which somebody gets a new password: the SHA-256 of the secret in them.
CREATE TABLE recoveries (
    hash    BLOB    PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recoveries_by_person ON recoveries (person);
