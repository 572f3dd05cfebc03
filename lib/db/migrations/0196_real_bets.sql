-- The part of each valid bet that was staked with real money (lib/reporting/sql/real_bet.sql, docs/decisions/0128), in the bet feed and in the
-- roll-ups of members. Amounts are in 1/10,000 of the currency's unit.
ALTER TABLE reporting.round_change ADD COLUMN old_real_bet bigint, ADD COLUMN new_real_bet bigint;
UPDATE reporting.round_change c
   SET old_real_bet = CASE WHEN coalesce(r.bonus_stake, 0) = 0 THEN c.old_valid_bet
                           ELSE div(c.old_valid_bet::numeric * (r.stake - r.bonus_stake), nullif(r.stake, 0)) END,
       new_real_bet = CASE WHEN coalesce(r.bonus_stake, 0) = 0 THEN c.new_valid_bet
                           ELSE div(c.new_valid_bet::numeric * (r.stake - r.bonus_stake), nullif(r.stake, 0)) END
  FROM gateway.round r WHERE r.id = c.round_id;
ALTER TABLE reporting.round_change
  ADD CONSTRAINT real_bet_complete CHECK ((old_valid_bet IS NULL) = (old_real_bet IS NULL) AND (new_valid_bet IS NULL) = (new_real_bet IS NULL));

-- A round can also change in its shares alone.
DROP TRIGGER record_round_change ON gateway.round;
CREATE TRIGGER record_round_change AFTER UPDATE ON gateway.round FOR EACH ROW
  WHEN ((OLD.status = 'closed' OR NEW.status = 'closed')
    AND (OLD.status, OLD.settled_at, OLD.stake, OLD.payout, OLD.valid_bet, OLD.bonus_stake)
        IS DISTINCT FROM (NEW.status, NEW.settled_at, NEW.stake, NEW.payout, NEW.valid_bet, NEW.bonus_stake))
  EXECUTE FUNCTION reporting.record_round_change();

-- The roll-ups begin anew at the next run. Until then all rounds are reporting.unrolled, and every sum stays exact.
TRUNCATE reporting.member_hour, reporting.game_hour, reporting.vendor_hour, reporting.member_day, reporting.game_day, reporting.country_day;
UPDATE reporting.feed_consumer SET round_id = 0, change_id = (SELECT b.change_id FROM reporting.feed_bound b) WHERE name = 'roll-up';
ALTER TABLE reporting.member_hour ADD COLUMN real_bet bigint NOT NULL;
ALTER TABLE reporting.member_day ADD COLUMN real_bet bigint NOT NULL;

-- Rebates are for real money: bets that were counted with bonus money get a correction, as if they had changed.
WITH wrong AS (
  SELECT b.round_id, max(b.no) + 1 AS no, min(b.line_id) AS line_id,
         CASE WHEN r.status = 'closed' THEN coalesce(div(r.valid_bet::numeric * (r.stake - r.bonus_stake), nullif(r.stake, 0)), 0) ELSE 0 END
           - sum(b.valid_bet) AS valid_bet
    FROM rewards.rebate_bet b JOIN gateway.round r ON r.id = b.round_id
   WHERE r.bonus_stake > 0
   GROUP BY b.round_id, r.status, r.valid_bet, r.stake, r.bonus_stake
), corrected AS (
  INSERT INTO rewards.rebate_bet (round_id, no, line_id, valid_bet)
  SELECT w.round_id, w.no, w.line_id, w.valid_bet FROM wrong w WHERE w.valid_bet <> 0 RETURNING line_id, valid_bet)
UPDATE rewards.rebate_line l SET valid_bet = l.valid_bet + c.valid_bet
  FROM (SELECT c.line_id, sum(c.valid_bet) AS valid_bet FROM corrected c GROUP BY 1) c WHERE l.id = c.line_id;

-- What of a friend's deposits counts for those above, since they earn: deposits minus withdrawals, at most what was wagered, and never twice.
-- A row for each settlement day on which it rose (lib/rewards/referral/commands.ts).
CREATE TABLE rewards.referral_deposit (
  friend_id bigint NOT NULL REFERENCES identity.member,
  day date NOT NULL,
  counted bigint NOT NULL CHECK (counted > 0),
  PRIMARY KEY (friend_id, day)
);
GRANT SELECT, INSERT ON rewards.referral_deposit TO croupier_app;
