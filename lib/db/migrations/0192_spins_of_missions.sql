-- Spins of a member's done missions that can still be claimed. Rewards that can be are found by rewards.reward_member.
CREATE INDEX mission_done_spins ON rewards.mission_done (member_id, spins_expire_at) WHERE spins IS NOT NULL AND spins_claimed_at IS NULL;
