-- The kinds of questions that were explained to somebody, title by title: none is explained twice.
CREATE TABLE coached (
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game   TEXT NOT NULL,
    kind   TEXT NOT NULL,
    PRIMARY KEY (person, game, kind)
);
