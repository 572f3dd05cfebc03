-- The grant of free rounds that the first move of a round was played with; NULL for a round with a stake (docs/decisions/0129).
ALTER TABLE studio.spin ADD COLUMN grant_id text CHECK (length(grant_id) BETWEEN 1 AND 96);
