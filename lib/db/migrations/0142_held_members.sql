-- Detectors hold the withdrawals of members, not of flags: a member who had a bank account first is named and not held
-- (docs/decisions/0104). `risk.flag.holds` says whether any member of the flag is held.
ALTER TABLE risk.flag_member ADD COLUMN held boolean NOT NULL DEFAULT false;
UPDATE risk.flag_member m SET held = true FROM risk.flag f WHERE f.id = m.flag_id AND f.holds;
GRANT UPDATE (held) ON risk.flag_member TO croupier_app;

-- One row for each member, game and day.
ALTER TABLE risk.play_day RENAME TO member_game_day;
ALTER INDEX risk.play_day_pkey RENAME TO member_game_day_pkey;
ALTER INDEX risk.play_day_batch_idx RENAME TO member_game_day_batch_idx;
ALTER INDEX risk.play_day_day_idx RENAME TO member_game_day_day_idx;
