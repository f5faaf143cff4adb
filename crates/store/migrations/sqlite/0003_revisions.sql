-- A proposal may also be to play on under newer rules; without a number it only goes back.
ALTER TABLE rewinds ADD COLUMN rules INTEGER;
