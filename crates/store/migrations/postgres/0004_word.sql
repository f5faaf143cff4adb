-- Where word reaches people: letters, calls, browsers. The secret is in the links of letters: whoever has it got one.
CREATE TABLE targets (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person   BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    channel  TEXT    NOT NULL CHECK (channel IN ('push', 'mail', 'webhook')),
    address  TEXT    NOT NULL,
    -- What a browser wants its messages sealed with, as JSON.
    keys     TEXT,
    label    TEXT    NOT NULL,
    secret   TEXT    NOT NULL,
    created  BIGINT  NOT NULL,
    -- When its owner showed that it is theirs: before, nothing but the question goes there.
    verified BIGINT,
    -- When word last got there, how often it has failed since, and why.
    sent     BIGINT,
    failures BIGINT  NOT NULL DEFAULT 0,
    why      TEXT,
    -- Switched off: after many failures, or by its owner.
    off_at   BIGINT,
    -- Nothing goes there before; and until when one node has it in hand.
    next     BIGINT  NOT NULL DEFAULT 0,
    claimed  BIGINT  NOT NULL DEFAULT 0,
    UNIQUE (person, channel, address)
);
CREATE INDEX targets_by_address ON targets (address);

-- What somebody was told of a table: once, until they have been back.
CREATE TABLE notices (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person   BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    occasion TEXT    NOT NULL,
    -- How long the journal was, and when it was.
    len      BIGINT  NOT NULL,
    raised   BIGINT  NOT NULL,
    UNIQUE (person, table_id, occasion)
);
CREATE INDEX notices_by_table ON notices (table_id);
CREATE INDEX notices_by_age ON notices (raised);

-- Where each of them is still to go, and when.
CREATE TABLE deliveries (
    notice   BIGINT  NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
    target   BIGINT  NOT NULL REFERENCES targets (id) ON DELETE CASCADE,
    due      BIGINT  NOT NULL,
    PRIMARY KEY (target, notice)
);
CREATE INDEX deliveries_by_notice ON deliveries (notice);
CREATE INDEX deliveries_by_time ON deliveries (due);

-- When somebody last looked at a table of theirs, until when they are taken to be there, and up to which line of talk.
CREATE TABLE visits (
    person   BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seen     BIGINT  NOT NULL,
    here     BIGINT  NOT NULL,
    chat     BIGINT  NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX visits_by_table ON visits (table_id);

-- What all nodes of a site must have alike, made once.
CREATE TABLE site_keys (
    name  TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

INSERT INTO targets (person, channel, address, label, secret, created, verified)
SELECT id, 'webhook', (settings::json ->> 'webhook'), '', replace(gen_random_uuid()::text, '-', ''), created, created
FROM people WHERE (settings::json ->> 'webhook') IS NOT NULL;
