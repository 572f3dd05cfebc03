-- The upline of the agent when the day was last written, so that what the direct downlines of an agent played in some days lies together in one
-- index. Days before a move keep the former upline or get the new one with a correction: neither upline is shown them (lib/agents/team/queries.ts).
ALTER TABLE agents.team_day ADD COLUMN upline_id bigint;
UPDATE agents.team_day d SET upline_id = m.upline_id FROM identity.member m WHERE m.id = d.agent_id;
CREATE INDEX team_day_upline ON agents.team_day (upline_id, day) INCLUDE (agent_id, valid_bet, stake, payout);
