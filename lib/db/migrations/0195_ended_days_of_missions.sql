-- Up to which settlement day the missions of members were looked at after its end, and within the next day up to which member
-- (lib/rewards/missions/jobs.ts). NULL before the first run.
ALTER TABLE rewards.mission_clock ADD COLUMN ended_day date, ADD COLUMN ended_member bigint NOT NULL DEFAULT 0;
GRANT UPDATE (ended_day, ended_member) ON rewards.mission_clock TO croupier_app;

-- The number of members with an entry, kept by rewards.count_competitions and by joining.
ALTER TABLE rewards.competition ADD COLUMN entries integer NOT NULL DEFAULT 0;
UPDATE rewards.competition c
   SET entries = (SELECT count(*) FROM rewards.competition_entry e WHERE e.competition_id = c.id);
GRANT UPDATE (entries) ON rewards.competition TO croupier_app;
