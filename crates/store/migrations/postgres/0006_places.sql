-- One-time links that bring a person to another device. Only the SHA-256 of a link's secret is kept.
CREATE TABLE handovers (
    hash    BYTEA  PRIMARY KEY,
    person  BIGINT NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);
CREATE INDEX handovers_by_expiry ON handovers (expires);

-- Groups of friends. Whoever has the link may join; whoever is in one sees what the others are called and how they played.
CREATE TABLE circles (
    id      BIGINT  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name    TEXT    NOT NULL,
    link    TEXT    NOT NULL,
    created BIGINT  NOT NULL
);
-- Somebody who has not joined is asked to.
CREATE TABLE circle_members (
    circle BIGINT  NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    person BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    joined BOOLEAN NOT NULL,
    since  BIGINT  NOT NULL,
    PRIMARY KEY (circle, person)
);
CREATE INDEX circle_members_by_person ON circle_members (person);
-- Tables that were set up for a group.
CREATE TABLE circle_tables (
    circle   BIGINT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (circle, table_id)
);
CREATE INDEX circle_tables_by_table ON circle_tables (table_id);

-- Where a table begins that goes on from a position of another game: who sat where, and its lines so far, as JSON.
CREATE TABLE beginnings (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    rules    BIGINT NOT NULL,
    names    TEXT   NOT NULL,
    lines    TEXT   NOT NULL
);

-- A turn that somebody has worked out while they wait, and the table where they work on it.
CREATE TABLE plans (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    -- Where the journal stood when it was begun.
    len      BIGINT NOT NULL,
    words    TEXT   NOT NULL,
    sketch   TEXT,
    PRIMARY KEY (table_id, seat)
);
