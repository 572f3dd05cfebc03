-- Adds the next part of the bet feed and of the ledger to agents.team_bets and agents.team_money: at most p_limit round ids with every change of
-- earlier rounds, and at most p_limit transactions up to the newest checkpoint. Returns whether there is more: call it until it returns false.
--
-- A bet or payment counts for everybody who was above the member in its slot of five minutes, and for the member.
-- p_zone: the settlement zone. p_currency: the site's currency; bets and money in another one count nothing. Another zone or currency than that
-- of the run before empties both tables, and this and the next calls count everything anew.
-- One run at a time: the consumer's row is locked. A run that is killed leaves nothing behind.
-- Errors: CR110 if a change of a line is due in this part and not applied. Apply it, then call again.
-- enable_memoize is off for the reason given in lib/ledger/sql/complete_checkpoint.sql.
-- Called by: lib/agents/reports/count.ts.
CREATE OR REPLACE FUNCTION agents.count_teams(p_limit bigint, p_zone text, p_currency text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_memoize = off AS $$
DECLARE
  v_from reporting.feed_consumer;
  v_bound reporting.feed_bound;
  v_first agents.counting;
  v_state agents.team_counting;
  v_to bigint;
  v_checkpoint bigint;
  v_money_to bigint;
  v_changed timestamptz;
  v_due timestamptz;
  v_slot timestamptz;
BEGIN
  SELECT * INTO v_from FROM reporting.feed_consumer f WHERE f.name = 'agent-reports' FOR UPDATE;
  SELECT * INTO v_bound FROM reporting.feed_bound;
  SELECT * INTO v_first FROM agents.counting;
  SELECT * INTO v_state FROM agents.team_counting;
  IF v_state.zone <> p_zone OR v_state.currency <> p_currency THEN
    DELETE FROM agents.team_bets;
    DELETE FROM agents.team_money;
    v_from.round_id := v_first.first_round_id;
    v_from.change_id := v_bound.change_id;
    v_state.transaction_id := v_first.first_transaction_id;
  END IF;
  SELECT coalesce(max(c.last_transaction_id), 0) INTO v_checkpoint FROM ledger.checkpoint c;
  v_to := greatest(v_from.round_id, least(v_bound.round_id, v_from.round_id + p_limit));
  v_money_to := greatest(v_state.transaction_id, least(v_checkpoint, v_state.transaction_id + p_limit));
  SELECT max(l.at) INTO v_changed FROM agents.line_change l WHERE l.state = 'applied';
  SELECT min(l.at) INTO v_due FROM agents.line_change l WHERE l.state = 'scheduled';

  WITH bets AS MATERIALIZED (
    SELECT f.member_id, (s.slot AT TIME ZONE p_zone)::date AS day, f.node_id,
           CASE WHEN s.slot < v_changed THEN s.slot END AS slot, max(s.slot) AS last_slot, sum(f.factor)::bigint AS rounds,
           sum(f.factor * f.stake)::bigint AS stake, sum(f.factor * f.payout)::bigint AS payout,
           sum(f.factor * f.valid_bet)::bigint AS valid_bet
      FROM reporting.read_feed(v_from.round_id, v_to, v_from.change_id, v_bound.change_id) f
      CROSS JOIN LATERAL (SELECT date_bin('5 minutes', f.settled_at, 'epoch') AS slot) s
     WHERE f.currency = p_currency AND f.round_id > v_first.first_round_id
     GROUP BY 1, 2, 3, 4
  ), money AS MATERIALIZED (
    -- Of a deposit the whole payment counts, of a withdrawal what left the held money, as the pages of the cashier show them.
    SELECT w.owner_id AS member_id, (k.slot AT TIME ZONE p_zone)::date AS day, CASE WHEN k.slot < v_changed THEN k.slot END AS slot,
           max(k.slot) AS last_slot, sum(CASE WHEN k.kind = 'deposit' THEN -e.amount ELSE 0 END)::bigint AS deposits,
           sum(CASE WHEN k.kind = 'deposit' THEN 0 ELSE -e.amount END)::bigint AS withdrawals
      FROM ledger.transaction t
      LEFT JOIN ledger.transaction o ON o.id = t.reverses
      CROSS JOIN LATERAL (SELECT coalesce(o.kind, t.kind) AS kind, date_bin('5 minutes', t.at, 'epoch') AS slot) k
      JOIN ledger.account w ON w.id = ANY (t.accounts) AND w.owner_kind = 'member'
       AND w.kind = CASE WHEN k.kind = 'deposit' THEN 'main' ELSE 'hold' END
      CROSS JOIN LATERAL unnest(t.accounts, t.amounts) AS e (account_id, amount)
      JOIN ledger.account a ON a.id = e.account_id
       AND CASE WHEN k.kind = 'deposit' THEN a.owner_kind = 'house' AND a.kind LIKE 'deposits:%' ELSE a.id = w.id END
     WHERE t.id > v_state.transaction_id AND t.id <= v_money_to AND t.currency = p_currency
       AND k.kind IN ('deposit', 'withdrawal.settle')
     GROUP BY 1, 2, 3
  ), played AS (
    INSERT INTO agents.team_bets AS d (agent_id, day, node_id, level, rounds, stake, payout, valid_bet)
    SELECT a.id, b.day, b.node_id, least(cardinality(l.line) - a.no, 2), sum(b.rounds), sum(b.stake), sum(b.payout), sum(b.valid_bet)
      FROM bets b
      JOIN identity.member m ON m.id = b.member_id
      CROSS JOIN LATERAL (SELECT CASE WHEN b.slot IS NULL THEN string_to_array(public.ltree2text(m.path), '.')::bigint[]
                                      ELSE agents.line_of(b.member_id, b.slot) END AS line) l
      CROSS JOIN LATERAL unnest(l.line) WITH ORDINALITY AS a (id, no)
     GROUP BY 1, 2, 3, 4
    HAVING (sum(b.rounds), sum(b.stake), sum(b.payout), sum(b.valid_bet)) <> (0, 0, 0, 0)
     ORDER BY 1, 2, 3, 4
    ON CONFLICT (agent_id, day, node_id, level) DO UPDATE
      SET rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout,
          valid_bet = d.valid_bet + excluded.valid_bet
  ), paid AS (
    INSERT INTO agents.team_money AS d (agent_id, day, deposits, withdrawals)
    SELECT a.id, c.day, sum(c.deposits), sum(c.withdrawals)
      FROM money c
      JOIN identity.member m ON m.id = c.member_id
      CROSS JOIN LATERAL unnest(CASE WHEN c.slot IS NULL THEN string_to_array(public.ltree2text(m.path), '.')::bigint[]
                                     ELSE agents.line_of(c.member_id, c.slot) END) AS a (id)
     GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (agent_id, day) DO UPDATE
      SET deposits = d.deposits + excluded.deposits, withdrawals = d.withdrawals + excluded.withdrawals
  )
  SELECT greatest((SELECT max(b.last_slot) FROM bets b), (SELECT max(m.last_slot) FROM money m)) INTO v_slot;
  IF v_due <= v_slot THEN
    RAISE EXCEPTION 'a change of a line is due' USING ERRCODE = 'CR110';
  END IF;

  UPDATE reporting.feed_consumer f SET round_id = v_to, change_id = v_bound.change_id WHERE f.name = 'agent-reports';
  UPDATE agents.team_counting c SET zone = p_zone, currency = p_currency, transaction_id = v_money_to;
  RETURN v_to < v_bound.round_id OR v_money_to < v_checkpoint;
END
$$;
REVOKE EXECUTE ON FUNCTION agents.count_teams FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.count_teams TO croupier_app;
