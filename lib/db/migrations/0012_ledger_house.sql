-- House balances without a hot row: a checkpoint now and then, plus the tail that was written since.

CREATE TABLE ledger.checkpoint (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Every transaction up to this id was decided (committed or rolled back) when the checkpoint was taken.
  horizon bigint NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT now(),
  folded boolean NOT NULL DEFAULT false
);
CREATE TABLE ledger.checkpoint_balance (
  checkpoint_id bigint NOT NULL REFERENCES ledger.checkpoint ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES ledger.account,
  amount bigint NOT NULL,
  PRIMARY KEY (checkpoint_id, account_id)
);

-- What each house account has: the last folded checkpoint plus the tail.
CREATE FUNCTION ledger.house_balances() RETURNS TABLE (account_id bigint, kind text, currency text, amount bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH last AS (
    SELECT c.id, c.horizon FROM ledger.checkpoint c WHERE c.folded ORDER BY c.id DESC LIMIT 1
  ), tail AS (
    SELECT e.account_id, sum(e.amount) AS amount FROM ledger.entry e
     WHERE e.transaction_id > coalesce((SELECT l.horizon FROM last l), 0) AND e.balance_after IS NULL
     GROUP BY e.account_id
  )
  SELECT a.id, a.kind, a.currency::text, (coalesce(b.amount, 0) + coalesce(t.amount, 0))::bigint
    FROM ledger.account a
    LEFT JOIN ledger.checkpoint_balance b ON b.checkpoint_id = (SELECT l.id FROM last l) AND b.account_id = a.id
    LEFT JOIN tail t ON t.account_id = a.id
   WHERE a.owner_kind = 'house'
   ORDER BY a.kind, a.currency
$$;

-- Step one, a transaction of its own: waits until the postings under way are decided and notes how far that is. Ids
-- are drawn before commit, so without the lock a smaller id could still commit after a larger one. New postings wait
-- behind the lock, therefore it is tried for 200 ms only (55P03: try again later) and released at once.
CREATE FUNCTION ledger.mark_checkpoint() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
  v_id bigint;
BEGIN
  LOCK TABLE ledger.transaction IN SHARE MODE;
  INSERT INTO ledger.checkpoint (horizon) SELECT coalesce(max(t.id), 0) FROM ledger.transaction t RETURNING id INTO v_id;
  RETURN v_id;
END
$$;

-- Step two, without any lock on the books: folds what lies between the last folded checkpoint and this one.
-- Keeps the ten newest checkpoints. Returns how many entries it read.
CREATE FUNCTION ledger.fold_checkpoint(p_id bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_horizon bigint;
  v_from_id bigint;
  v_from bigint;
  v_read bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7205340); -- one fold at a time
  SELECT c.horizon INTO v_horizon FROM ledger.checkpoint c WHERE c.id = p_id AND NOT c.folded;
  IF v_horizon IS NULL OR EXISTS (SELECT FROM ledger.checkpoint c WHERE c.folded AND c.id > p_id) THEN
    RETURN 0;
  END IF;
  SELECT c.id, c.horizon INTO v_from_id, v_from FROM ledger.checkpoint c WHERE c.folded ORDER BY c.id DESC LIMIT 1;
  WITH span AS (
    SELECT e.account_id, sum(e.amount) AS amount, count(*) AS entries FROM ledger.entry e
     WHERE e.transaction_id > coalesce(v_from, 0) AND e.transaction_id <= v_horizon AND e.balance_after IS NULL
     GROUP BY e.account_id
  ), written AS (
    INSERT INTO ledger.checkpoint_balance (checkpoint_id, account_id, amount)
    SELECT p_id, coalesce(b.account_id, s.account_id), coalesce(b.amount, 0) + coalesce(s.amount, 0)
      FROM (SELECT * FROM ledger.checkpoint_balance WHERE checkpoint_id = v_from_id) b
      FULL JOIN span s ON s.account_id = b.account_id
  )
  SELECT coalesce(sum(s.entries), 0) INTO v_read FROM span s;
  UPDATE ledger.checkpoint SET folded = true WHERE id = p_id;
  DELETE FROM ledger.checkpoint c
   WHERE c.id < p_id AND c.id NOT IN (SELECT n.id FROM ledger.checkpoint n ORDER BY n.id DESC LIMIT 10);
  RETURN v_read;
END
$$;

-- The runs of `npm run verify`, for the back office.
CREATE TABLE ledger.verification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL,
  passed boolean NOT NULL,
  -- [{name, read, wrong, examples}] as printed.
  checks jsonb NOT NULL
);

REVOKE EXECUTE ON FUNCTION ledger.house_balances, ledger.mark_checkpoint, ledger.fold_checkpoint FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.house_balances, ledger.mark_checkpoint, ledger.fold_checkpoint TO croupier_app;
GRANT SELECT ON ledger.checkpoint, ledger.checkpoint_balance TO croupier_app;
GRANT SELECT, INSERT ON ledger.verification TO croupier_app;
