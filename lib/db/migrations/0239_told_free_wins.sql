-- What a member was told of the wins of a grant of free rounds. A void can open a grant again, and the win of a late round is paid after the end: the
-- member is told of what was paid since.
ALTER TABLE gateway.free_grant ADD COLUMN told_paid bigint NOT NULL DEFAULT 0 CHECK (told_paid >= 0);
UPDATE gateway.free_grant SET told_paid = paid WHERE told_at IS NOT NULL;
GRANT UPDATE (told_paid) ON gateway.free_grant TO croupier_app;
