-- How many steps have been taken about the turn a seat owes: reminded, reminded again, cared for, back once more.
ALTER TABLE seats ADD COLUMN absence INTEGER NOT NULL DEFAULT 0;
-- The turns a caretaker has played since the holder was last there.
ALTER TABLE seats ADD COLUMN covered INTEGER NOT NULL DEFAULT 0;
-- The others look for somebody who takes the seat over.
ALTER TABLE seats ADD COLUMN wanted  INTEGER NOT NULL DEFAULT 0;
-- When somebody last nudged its holder.
ALTER TABLE seats ADD COLUMN nudged  INTEGER;
-- When a person's clocks stand still: quiet hours and holidays, as JSON.
ALTER TABLE people ADD COLUMN rest TEXT NOT NULL DEFAULT '{}';
-- When everybody's clocks stood still: pauses all had agreed to, as JSON.
ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]';
-- What is proposed, and about which seat.
ALTER TABLE rewinds ADD COLUMN motion TEXT NOT NULL DEFAULT 'back';
ALTER TABLE rewinds ADD COLUMN about  INTEGER;
CREATE INDEX seats_wanted ON seats (table_id) WHERE wanted = 1;

-- When any node last looked at the clocks: nobody is charged for a time in which the site was down.
CREATE TABLE looks (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
