-- What an operator needs.

-- Proof that the database can be written: rows that take room and make room for each other.
CREATE TABLE pulse (
    id     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    beat   BIGINT NOT NULL,
    filler BYTEA  NOT NULL
);

-- Operators, and those who may no longer come in or speak.
ALTER TABLE people ADD COLUMN operator BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE people ADD COLUMN banned   BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE people ADD COLUMN muted    BOOLEAN NOT NULL DEFAULT FALSE;

-- What operators did: who (nobody: from the command line), when, what, to whom or what, and why.
CREATE TABLE acts (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    done     BIGINT NOT NULL,
    operator TEXT   NOT NULL,
    deed     TEXT   NOT NULL,
    target   TEXT   NOT NULL,
    reason   TEXT   NOT NULL
);
CREATE INDEX acts_by_time ON acts (done);

-- Links by which somebody gets a new password: the SHA-256 of the secret in them.
CREATE TABLE recoveries (
    hash    BYTEA  PRIMARY KEY,
    person  BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX recoveries_by_person ON recoveries (person);
