-- What the roll-ups do not contain yet, one row for each round that counts, and two for each change of a rolled-up round. Added to
-- the roll-ups in the same statement, the sums equal the rounds at any moment. `rounds` is the factor: stake, payout, valid_bet
-- and real_bet (the part of valid_bet that is real money) have its sign. Amounts in 1/10,000.
--
-- Read by: lib/reporting/rollups, lib/reporting/game-figures, lib/reporting/hot-games.
CREATE OR REPLACE VIEW reporting.unrolled AS
  SELECT r.id AS round_id, r.member_id, r.node_id, r.currency, r.settled_at, 1::bigint AS rounds, r.stake::bigint AS stake,
         r.payout::bigint AS payout, r.valid_bet::bigint AS valid_bet,
         reporting.real_bet(r.valid_bet, r.stake, r.bonus_stake) AS real_bet
    FROM gateway.round r
   WHERE r.status = 'closed' AND r.id > (SELECT f.round_id FROM reporting.feed_consumer f WHERE f.name = 'roll-up')
  UNION ALL
  SELECT c.round_id, c.member_id, c.node_id, c.currency, c.old_settled_at, -1, -c.old_stake, -c.old_payout, -c.old_valid_bet,
         -c.old_real_bet
    FROM reporting.round_change c
    JOIN reporting.feed_consumer f ON f.name = 'roll-up' AND c.id > f.change_id AND c.round_id <= f.round_id
   WHERE c.old_settled_at IS NOT NULL
  UNION ALL
  SELECT c.round_id, c.member_id, c.node_id, c.currency, c.new_settled_at, 1, c.new_stake, c.new_payout, c.new_valid_bet,
         c.new_real_bet
    FROM reporting.round_change c
    JOIN reporting.feed_consumer f ON f.name = 'roll-up' AND c.id > f.change_id AND c.round_id <= f.round_id
   WHERE c.new_settled_at IS NOT NULL;
GRANT SELECT ON reporting.unrolled TO croupier_app;
