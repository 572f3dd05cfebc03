-- Counts the next part of the bet feed and of the ledger for agents: at most p_limit round ids with every change of earlier rounds, and at most
-- p_limit transactions up to the newest checkpoint. Returns whether there is more: call it until it returns false.
--
-- What members played and were given is added to agents.play, by the slot of five minutes in which it was settled or posted, as rows of a new
-- run; rows of earlier runs never change. Single rounds are added to agents.play_round if an agent of the line had a real-time contract in force
-- then. agents.team_day gets the sums of every team with the last part, and in between after every 20 runs: a row of it is the sum of many members,
-- so that writing all rows anew for each part would take more time than the counting itself, the more the larger the teams are.
--
-- p_zone: the settlement zone. p_currency: the site's currency; bets and money in another one count nothing.
-- p_bonus_kinds: kinds of ledger transactions, or their words before the point, that give members money of the site. They count on all accounts
-- of a member: rounds that were played with bonus money count in full, so that a bonus is a cost when it is given. When it becomes real money
-- nothing is added, and what goes back to the site is subtracted. Deposits count on the main account.
-- p_complete_before: every bet that was settled before it is below the feed's present bound; the run that reads up to the bound gets it. Null if
-- the bound could not be moved.
-- p_now: the moment of the run.
-- One run at a time: the consumer's row is locked. A run that is killed leaves nothing behind.
-- Errors: CR110 if a change of a line is due in a slot of this part and not applied: the line of these bets is not known yet. Apply it, then
-- call again.
-- enable_memoize is off for the reason given in lib/ledger/sql/complete_checkpoint.sql. work_mem holds the rows of one part.
-- Called by: lib/agents/settlement/count.ts.
CREATE OR REPLACE FUNCTION agents.count_play(
  p_limit bigint, p_zone text, p_currency text, p_bonus_kinds text[], p_complete_before timestamptz, p_now timestamptz
) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_memoize = off
SET work_mem = '64MB' AS $$
DECLARE
  v_from reporting.feed_consumer;
  v_bound reporting.feed_bound;
  v_state agents.counting;
  v_to bigint;
  v_checkpoint bigint;
  v_money_to bigint;
  v_before timestamptz;
  v_complete timestamptz;
  v_last boolean;
  v_run bigint;
BEGIN
  SELECT * INTO v_from FROM reporting.feed_consumer f WHERE f.name = 'agents' FOR UPDATE;
  SELECT * INTO v_bound FROM reporting.feed_bound;
  SELECT * INTO v_state FROM agents.counting;
  SELECT coalesce(max(c.last_transaction_id), 0) INTO v_checkpoint FROM ledger.checkpoint c;
  v_to := greatest(v_from.round_id, least(v_bound.round_id, v_from.round_id + p_limit));
  v_money_to := greatest(v_state.transaction_id, least(v_checkpoint, v_state.transaction_id + p_limit));
  v_last := v_to >= v_bound.round_id AND v_money_to >= v_checkpoint;
  v_before := coalesce((SELECT r.complete_before FROM agents.run r ORDER BY r.id DESC LIMIT 1), '-infinity');
  v_complete := CASE WHEN v_last THEN greatest(v_before, p_complete_before) ELSE v_before END;
  IF v_to = v_from.round_id AND v_bound.change_id <= v_from.change_id AND v_money_to = v_state.transaction_id
     AND v_complete = v_before AND v_state.zone = p_zone THEN
    RETURN false;
  END IF;
  INSERT INTO agents.run (at, complete_before) VALUES (p_now, v_complete) RETURNING id INTO v_run;

  WITH realtime AS MATERIALIZED (
    SELECT c.agent_id, c.starts_at, coalesce(c.ends_at, 'infinity') AS ends_at
      FROM agents.contract c WHERE c.kind = 'realtime' AND c.state = 'signed'
  ), feed AS MATERIALIZED (
    SELECT f.factor, f.round_id, f.member_id, date_bin('5 minutes', f.settled_at, 'epoch') AS slot, f.stake, f.payout, f.valid_bet
      FROM reporting.read_feed(v_from.round_id, v_to, v_from.change_id, v_bound.change_id) f
     WHERE f.currency = p_currency AND f.round_id > v_state.first_round_id
  ), money AS (
    SELECT a.owner_id AS member_id, date_bin('5 minutes', t.at, 'epoch') AS slot, k.kind, e.amount,
           (SELECT sum(x.amount) FROM unnest(t.accounts, t.amounts) AS x (account_id, amount)
             JOIN ledger.account h ON h.id = x.account_id AND h.owner_kind = 'house'
              AND (h.kind = 'fees' OR h.kind LIKE 'fees:%')) AS fee
      FROM ledger.transaction t
      LEFT JOIN ledger.transaction o ON o.id = t.reverses
      CROSS JOIN LATERAL (SELECT coalesce(o.kind, t.kind) AS kind) k
      CROSS JOIN LATERAL unnest(t.accounts, t.amounts) AS e (account_id, amount)
      JOIN ledger.account a ON a.id = e.account_id AND a.owner_kind = 'member' AND (a.kind = 'main' OR k.kind <> 'deposit')
     WHERE t.id > v_state.transaction_id AND t.id <= v_money_to AND t.currency = p_currency
       AND (k.kind = 'deposit' OR k.kind = ANY (p_bonus_kinds) OR split_part(k.kind, '.', 1) = ANY (p_bonus_kinds))
  ), parts AS (
    SELECT f.member_id, f.slot, f.factor AS rounds, f.factor * f.stake AS stake, f.factor * f.payout AS payout,
           f.factor * f.valid_bet AS valid_bet, 0::bigint AS rebates, 0::bigint AS promotions, 0::bigint AS fees
      FROM feed f
    UNION ALL
    SELECT m.member_id, m.slot, 0, 0, 0, 0, CASE WHEN m.kind = 'reward.rebate' THEN m.amount ELSE 0 END,
           CASE WHEN m.kind IN ('reward.rebate', 'deposit') THEN 0 ELSE m.amount END,
           CASE WHEN m.kind = 'deposit' THEN coalesce(m.fee, 0) ELSE 0 END
      FROM money m
  ), plays AS (
    INSERT INTO agents.play (member_id, slot, run_id, rounds, stake, payout, valid_bet, rebates, promotions, fees)
    SELECT p.member_id, p.slot, v_run, sum(p.rounds), sum(p.stake), sum(p.payout), sum(p.valid_bet), sum(p.rebates),
           sum(p.promotions), sum(p.fees)
      FROM parts p GROUP BY 1, 2
    HAVING (sum(p.rounds), sum(p.stake), sum(p.payout), sum(p.valid_bet), sum(p.rebates), sum(p.promotions), sum(p.fees))
           <> (0, 0, 0, 0, 0, 0, 0)
     ORDER BY 1, 2
  )
  INSERT INTO agents.play_round (slot, run_id, round_id, factor, member_id, stake, payout, valid_bet)
  SELECT f.slot, v_run, f.round_id, sum(f.factor)::smallint, f.member_id, f.stake, f.payout, f.valid_bet
    FROM feed f
   WHERE (f.member_id, f.slot) IN (
     SELECT s.member_id, s.slot
       FROM (SELECT DISTINCT x.member_id, x.slot FROM feed x WHERE EXISTS (SELECT FROM realtime)) s
       JOIN identity.member m ON m.id = s.member_id
      CROSS JOIN LATERAL unnest(agents.line_at(m.id, m.path, s.slot)) AS a (id)
       JOIN realtime c ON c.agent_id = a.id AND c.starts_at <= s.slot AND c.ends_at > s.slot)
   -- Of a round that has changed several times, what was between the first and the last change cancels out.
   GROUP BY f.slot, f.round_id, f.member_id, f.stake, f.payout, f.valid_bet HAVING sum(f.factor) <> 0;

  IF EXISTS (SELECT FROM agents.line_change l
              WHERE l.state = 'scheduled'
                AND l.at <= (SELECT max(p.slot) FROM agents.play p WHERE p.run_id = v_run)) THEN
    RAISE EXCEPTION 'a change of a line is due' USING ERRCODE = 'CR110';
  END IF;
  IF v_last OR v_run - v_state.summed_run_id >= 20 OR v_state.zone <> p_zone THEN
    IF v_state.zone <> p_zone THEN DELETE FROM agents.team_day; END IF;
    INSERT INTO agents.team_day AS d (agent_id, day, upline_id, rounds, stake, payout, valid_bet, rebates, promotions, fees)
    SELECT t.agent_id, t.day, m.upline_id, t.rounds, t.stake, t.payout, t.valid_bet, t.rebates, t.promotions, t.fees
      FROM agents.team_sums(CASE WHEN v_state.zone <> p_zone THEN 0 ELSE v_state.summed_run_id END, p_zone) t
      JOIN identity.member m ON m.id = t.agent_id
     ORDER BY 1, 2
    ON CONFLICT (agent_id, day) DO UPDATE
      SET upline_id = excluded.upline_id, rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout,
          valid_bet = d.valid_bet + excluded.valid_bet, rebates = d.rebates + excluded.rebates,
          promotions = d.promotions + excluded.promotions, fees = d.fees + excluded.fees;
    v_state.summed_run_id := v_run;
  END IF;

  UPDATE reporting.feed_consumer f SET round_id = v_to, change_id = v_bound.change_id WHERE f.name = 'agents';
  UPDATE agents.counting c
     SET zone = p_zone, currency = p_currency, transaction_id = v_money_to, summed_run_id = v_state.summed_run_id;
  RETURN NOT v_last;
END
$$;
REVOKE EXECUTE ON FUNCTION agents.count_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.count_play TO croupier_app;
