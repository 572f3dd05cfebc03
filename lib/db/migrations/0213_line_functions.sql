-- Functions of the lines of agents. Their texts are in lib/agents/sql; agents.apply_line_change writes identity.member, which the application may not.
-- A member can be changed twice in a slot: the second change continues from the first one. The ids order them.
DROP INDEX agents.line_change_applied;
CREATE INDEX line_change_of_member ON agents.line_change (member_id, at, id) WHERE state = 'applied';
CREATE INDEX line_change_history ON agents.line_change (member_id, id DESC);

-- A line has no limit of depth, but an index entry has: entries of some 250 levels do not fit. The index has the first 50 levels of a path; a
-- query compares these, and then the whole path (lib/identity/downline/line.ts).
DROP INDEX identity.member_path_idx;
CREATE INDEX member_path_idx ON identity.member USING gist (subltree(path, 0, 50));
