-- What one operator gives alone within a day counts together for the threshold of two operators (lib/backoffice/approvals).

-- Who published a bonus without another operator, and when; NULL if two did, or nobody.
ALTER TABLE rewards.bonus
  ADD COLUMN published_by bigint REFERENCES backoffice.operator,
  ADD COLUMN published_at timestamptz,
  ADD CONSTRAINT bonus_publisher CHECK ((published_by IS NULL) = (published_at IS NULL));
GRANT UPDATE (published_by, published_at) ON rewards.bonus TO croupier_app;
CREATE INDEX bonus_published_by ON rewards.bonus (published_by, published_at) WHERE published_by IS NOT NULL;

CREATE INDEX reward_by_hand ON rewards.reward (source_id, created_at) WHERE kind = 'manual';
CREATE INDEX application_decided_by ON rewards.promotion_application (decided_by, decided_at) WHERE status = 'approved';
-- What was done with two operators is left out of these sums.
CREATE INDEX approval_performed ON backoffice.approval (decided_by, decided_at) WHERE status = 'performed';
