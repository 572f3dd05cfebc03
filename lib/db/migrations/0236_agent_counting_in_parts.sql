-- agents.team_day has the plays of runs up to this one. It is behind the last run while a long count is read in parts.
ALTER TABLE agents.counting ADD COLUMN summed_run_id bigint NOT NULL DEFAULT 0;
UPDATE agents.counting SET summed_run_id = coalesce((SELECT max(r.id) FROM agents.run r), 0);

-- A covering index writes every row a second time. A run adds the rows of a few slots at once, so that the rows of a slot lie together in the table.
DROP INDEX agents.play_slot;
CREATE INDEX play_slot ON agents.play (slot, run_id);
