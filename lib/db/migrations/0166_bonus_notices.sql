-- When a member was told that a bonus has become real money or has expired; NULL if nobody has told them yet.
ALTER TABLE gateway.bonus_grant ADD COLUMN told_at timestamptz;
CREATE INDEX bonus_grant_untold ON gateway.bonus_grant (id) WHERE status IN ('completed', 'expired') AND told_at IS NULL;
GRANT UPDATE (told_at) ON gateway.bonus_grant TO croupier_app;
