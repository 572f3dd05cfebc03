-- Promotions that are had by a bonus or by the rebate (docs/decisions/0131).
ALTER TABLE rewards.promotion_rule DROP CONSTRAINT promotion_rule_mode_check;
ALTER TABLE rewards.promotion_rule ADD CONSTRAINT promotion_rule_mode_check
  CHECK (mode IN ('article', 'join', 'claim', 'apply', 'raffle', 'bonus', 'rebate'));

-- The rewards that a bonus has given to a member.
CREATE INDEX reward_member_source ON rewards.reward (member_id, source_id, id) WHERE kind = 'bonus';
