-- Adds the next part of the ledger to ledger.account_day: at most p_limit transaction ids. Returns whether it read anything: call it
-- until it returns false. Another zone than the stored one empties the table and begins anew.
--
-- p_zone: the settlement zone, in which days begin.
-- It reads up to the newest checkpoint of the house balances: every transaction with a smaller id is committed or will never be
-- (ledger.begin_checkpoint), so that no further lock is needed. Transactions never change.
-- One run at a time: the row of the progress is locked. A run that is killed leaves nothing behind.
-- enable_memoize is off for the reason given in lib/ledger/sql/complete_checkpoint.sql.
-- Called by: lib/ledger/jobs.ts.
CREATE OR REPLACE FUNCTION ledger.roll_up_days(p_zone text, p_limit bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_memoize = off AS $$
DECLARE
  v_from ledger.account_day_progress;
  v_to bigint;
BEGIN
  SELECT * INTO v_from FROM ledger.account_day_progress FOR UPDATE;
  IF p_zone <> v_from.zone THEN
    TRUNCATE ledger.account_day;
    v_from.transaction_id := 0;
  END IF;
  v_to := greatest(v_from.transaction_id, least(
    (SELECT coalesce(max(c.last_transaction_id), 0) FROM ledger.checkpoint c), v_from.transaction_id + p_limit));
  UPDATE ledger.account_day_progress p SET zone = p_zone, transaction_id = v_to
   WHERE (p.zone, p.transaction_id) IS DISTINCT FROM (p_zone, v_to);
  IF v_to = v_from.transaction_id THEN RETURN false; END IF;

  INSERT INTO ledger.account_day AS d (account_id, day, kind, money_in, money_out, entries_in, entries_out)
  SELECT e.account_id, (t.at AT TIME ZONE p_zone)::date, t.kind, sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0)),
         count(*) FILTER (WHERE e.amount > 0), count(*) FILTER (WHERE e.amount < 0)
    FROM ledger.transaction t
    CROSS JOIN LATERAL unnest(t.accounts, t.amounts, t.balances) AS e (account_id, amount, balance_after)
    JOIN ledger.account a ON a.id = e.account_id AND a.owner_kind = 'member' AND a.kind = 'main'
   WHERE t.id > v_from.transaction_id AND t.id <= v_to AND e.balance_after IS NOT NULL
   GROUP BY 1, 2, 3
  ON CONFLICT (account_id, day, kind) DO UPDATE
    SET money_in = d.money_in + excluded.money_in, money_out = d.money_out + excluded.money_out,
        entries_in = d.entries_in + excluded.entries_in, entries_out = d.entries_out + excluded.entries_out;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.roll_up_days FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.roll_up_days TO croupier_app;
