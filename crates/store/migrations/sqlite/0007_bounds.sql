-- Whoever sets up tables or takes seats has so many in play: they are counted by host and by seat.
CREATE INDEX tables_by_host ON tables (host) WHERE host IS NOT NULL AND status IN ('open', 'running');

-- Where a game went on that was taken back: what is drawn from line `from_len` on is drawn after that cut. Cuts from before
-- this table was have no row, for they drew the same once more.
CREATE TABLE branches (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    cut      INTEGER NOT NULL,
    from_len INTEGER NOT NULL,
    PRIMARY KEY (table_id, cut)
) STRICT, WITHOUT ROWID;

-- Somebody knew what would be drawn: the game was taken back past a draw, or its draws are written in a script.
ALTER TABLE tables ADD COLUMN foreseen INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET foreseen = 1 WHERE settings LIKE '%"quiet":true%'
    OR id IN (SELECT table_id FROM cut_entries WHERE source = 'chance');

-- What a login looks like: nobody takes one that reads like another's. Those from before are filled in when the store opens.
ALTER TABLE people ADD COLUMN login_shape TEXT;
CREATE UNIQUE INDEX people_by_shape ON people (login_shape);
