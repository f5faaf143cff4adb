-- Where word reaches people: letters, calls, browsers. The secret is in the links of letters: whoever has it got one.
CREATE TABLE targets (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    person   INTEGER  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    channel  TEXT    NOT NULL CHECK (channel IN ('push', 'mail', 'webhook')),
    address  TEXT    NOT NULL,
    -- What a browser wants its messages sealed with, as JSON.
    keys     TEXT,
    label    TEXT    NOT NULL,
    secret   TEXT    NOT NULL,
    created  INTEGER  NOT NULL,
    -- When its owner showed that it is theirs: before, nothing but the question goes there.
    verified INTEGER,
    -- When word last got there, how often it has failed since, and why.
    sent     INTEGER,
    failures INTEGER  NOT NULL DEFAULT 0,
    why      TEXT,
    -- Switched off: after many failures, or by its owner.
    off_at   INTEGER,
    -- Nothing goes there before; and until when one node has it in hand.
    next     INTEGER  NOT NULL DEFAULT 0,
    claimed  INTEGER  NOT NULL DEFAULT 0,
    UNIQUE (person, channel, address)
) STRICT;
CREATE INDEX targets_by_address ON targets (address);

-- What somebody was told of a table: once, until they have been back.
CREATE TABLE notices (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    person   INTEGER  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    occasion TEXT    NOT NULL,
    -- How long the journal was, and when it was.
    len      INTEGER  NOT NULL,
    raised   INTEGER  NOT NULL,
    UNIQUE (person, table_id, occasion)
) STRICT;
CREATE INDEX notices_by_table ON notices (table_id);
CREATE INDEX notices_by_age ON notices (raised);

-- Where each of them is still to go, and when.
CREATE TABLE deliveries (
    notice   INTEGER  NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
    target   INTEGER  NOT NULL REFERENCES targets (id) ON DELETE CASCADE,
    due      INTEGER  NOT NULL,
    PRIMARY KEY (target, notice)
) STRICT;
CREATE INDEX deliveries_by_notice ON deliveries (notice);
CREATE INDEX deliveries_by_time ON deliveries (due);

-- When somebody last looked at a table of theirs, until when they are taken to be there, and up to which line of talk.
CREATE TABLE visits (
    person   INTEGER  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seen     INTEGER  NOT NULL,
    here     INTEGER  NOT NULL,
    chat     INTEGER  NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT;
CREATE INDEX visits_by_table ON visits (table_id);

-- What all nodes of a site must have alike, made once.
CREATE TABLE site_keys (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

INSERT INTO targets (person, channel, address, label, secret, created, verified)
SELECT id, 'webhook', json_extract(settings, '$.webhook'), '', lower(hex(randomblob(16))), created, created
FROM people WHERE json_extract(settings, '$.webhook') IS NOT NULL;
