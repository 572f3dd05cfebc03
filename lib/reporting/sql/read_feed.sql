-- Reads the bet feed for a consumer: what the rounds after p_after_round, up to p_to_round, count, and how the rounds up to
-- p_after_round have changed by the changes after p_after_change, up to p_to_change. A change is a row with factor -1 (what the
-- round counted) and a row with factor 1 (what it counts now). A consumer that adds factor times each figure, and then stores
-- p_to_round and p_to_change as its position in the same database transaction, has counted every round exactly once.
--
-- p_to_round and p_to_change must not exceed reporting.feed_bound. A round is read as it was after the change p_to_change, because
-- a later change is read later: the figures before its first later change, if it has one.
-- Called by: reporting.roll_up.
CREATE OR REPLACE FUNCTION reporting.read_feed(
  p_after_round bigint, p_to_round bigint, p_after_change bigint, p_to_change bigint
) RETURNS TABLE (factor int, round_id bigint, member_id bigint, node_id bigint, currency text, settled_at timestamptz,
                 stake bigint, payout bigint, valid_bet bigint, real_bet bigint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT 1, r.id, r.member_id, r.node_id, r.currency, r.settled_at, r.stake, r.payout, r.valid_bet,
         reporting.real_bet(r.valid_bet, r.stake, r.bonus_stake)
    FROM gateway.round r
   WHERE r.id > p_after_round AND r.id <= p_to_round AND r.status = 'closed'
     AND NOT EXISTS (SELECT FROM reporting.round_change c WHERE c.round_id = r.id AND c.id > p_to_change)
  UNION ALL
  SELECT 1, l.round_id, l.member_id, l.node_id, l.currency, l.old_settled_at, l.old_stake, l.old_payout, l.old_valid_bet,
         l.old_real_bet
    FROM (SELECT DISTINCT ON (c.round_id) c.* FROM reporting.round_change c
           WHERE c.id > p_to_change AND c.round_id > p_after_round AND c.round_id <= p_to_round
           ORDER BY c.round_id, c.id) l
   WHERE l.old_settled_at IS NOT NULL
  UNION ALL
  SELECT -1, c.round_id, c.member_id, c.node_id, c.currency, c.old_settled_at, c.old_stake, c.old_payout, c.old_valid_bet,
         c.old_real_bet
    FROM reporting.round_change c
   WHERE c.id > p_after_change AND c.id <= p_to_change AND c.round_id <= p_after_round AND c.old_settled_at IS NOT NULL
  UNION ALL
  SELECT 1, c.round_id, c.member_id, c.node_id, c.currency, c.new_settled_at, c.new_stake, c.new_payout, c.new_valid_bet,
         c.new_real_bet
    FROM reporting.round_change c
   WHERE c.id > p_after_change AND c.id <= p_to_change AND c.round_id <= p_after_round AND c.new_settled_at IS NOT NULL
$$;
REVOKE EXECUTE ON FUNCTION reporting.read_feed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.read_feed TO croupier_app;
