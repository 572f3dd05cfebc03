-- Adds the next part of the ledger to reporting.money_hour: at most p_limit transaction ids. Returns whether it read anything: call
-- it until it returns false. Another zone than the stored one empties the table and begins anew.
--
-- p_zone: the settlement zone, in which hours begin.
-- It reads up to the newest checkpoint of the house balances: every transaction with a smaller id is committed or will never be
-- (ledger.begin_checkpoint), so that no further lock is needed. Transactions never change.
-- One run at a time: the row of the progress is locked. A run that is killed leaves nothing behind.
-- enable_memoize is off for the reason given in lib/ledger/sql/complete_checkpoint.sql.
-- Called by: lib/reporting/money/commands.ts.
CREATE OR REPLACE FUNCTION reporting.roll_up_money(p_zone text, p_limit bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_memoize = off AS $$
DECLARE
  v_from reporting.money_progress;
  v_to bigint;
BEGIN
  SELECT * INTO v_from FROM reporting.money_progress FOR UPDATE;
  IF p_zone <> v_from.zone THEN
    TRUNCATE reporting.money_hour;
    v_from.transaction_id := 0;
  END IF;
  v_to := greatest(v_from.transaction_id, least(
    (SELECT coalesce(max(c.last_transaction_id), 0) FROM ledger.checkpoint c), v_from.transaction_id + p_limit));
  UPDATE reporting.money_progress p SET zone = p_zone, transaction_id = v_to
   WHERE (p.zone, p.transaction_id) IS DISTINCT FROM (p_zone, v_to);
  IF v_to = v_from.transaction_id THEN RETURN false; END IF;

  INSERT INTO reporting.money_hour AS m (hour, currency, kind, account, in_rounds, transactions, amount, first_id, last_id)
  SELECT date_trunc('hour', h.at, p_zone), h.currency, h.kind, h.account, h.in_rounds, sum(h.transactions), sum(h.amount),
         min(h.transaction_id), max(h.transaction_id)
    FROM reporting.house_money h
   WHERE h.transaction_id > v_from.transaction_id AND h.transaction_id <= v_to
   GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (hour, currency, kind, account, in_rounds) DO UPDATE
    SET transactions = m.transactions + excluded.transactions, amount = m.amount + excluded.amount,
        first_id = least(m.first_id, excluded.first_id), last_id = greatest(m.last_id, excluded.last_id);
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.roll_up_money FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.roll_up_money TO croupier_app;
