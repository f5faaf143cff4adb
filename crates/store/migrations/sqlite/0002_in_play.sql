-- Tables in play, private ones too: those that stand still are looked for every few seconds.
CREATE INDEX tables_in_play ON tables (id) WHERE status = 'running';
