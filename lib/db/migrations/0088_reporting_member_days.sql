-- What each member played on each settlement day: what boards of weeks and months read instead of every round of it
-- (lib/reporting/days). A day is named by the moments at which it begins and ends, so that another settlement zone has
-- other days, and what was counted for the old one is not read.
CREATE TABLE reporting.day (
  starts_at timestamptz PRIMARY KEY,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  counted_at timestamptz NOT NULL,
  -- False where a round of it changed after it was counted: it is read from the rounds until it is counted again.
  sound boolean NOT NULL DEFAULT true
);

CREATE TABLE reporting.member_day (
  starts_at timestamptz NOT NULL REFERENCES reporting.day ON DELETE CASCADE,
  currency char(3) NOT NULL,
  member_id bigint NOT NULL,
  rounds bigint NOT NULL CHECK (rounds > 0),
  -- Sums over the day's closed rounds, in 1/10,000.
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  -- The largest payout less its stake of one round; 0 where none won.
  top_win bigint NOT NULL CHECK (top_win >= 0),
  PRIMARY KEY (starts_at, currency, member_id)
);
-- Written by the functions below only.
GRANT SELECT ON reporting.day, reporting.member_day TO croupier_app;
GRANT DELETE ON reporting.day TO croupier_app;

-- Held shared by whoever changes what was settled on an earlier day, alone by whoever counts one: a day is never counted
-- while such a change is under way, and a change that comes later finds the day counted.
CREATE FUNCTION reporting.day_lock() RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT 7300880088 $$;
REVOKE EXECUTE ON FUNCTION reporting.day_lock FROM PUBLIC;

-- A round of a counted day has changed: a rollback, a jackpot's win, a vendor's late call.
CREATE FUNCTION reporting.reopen_day() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(reporting.day_lock());
  UPDATE reporting.day d SET sound = false
   WHERE d.sound AND (NEW.settled_at >= d.starts_at AND NEW.settled_at < d.ends_at
      OR TG_OP = 'UPDATE' AND OLD.settled_at >= d.starts_at AND OLD.settled_at < d.ends_at);
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.reopen_day FROM PUBLIC;

-- A day is counted a quarter of an hour after its end (lib/reporting/days/rules.ts), so that only what is older than five
-- minutes can be of a counted one: rounds that are settled now, all but a few, cost the comparison and no more.
CREATE TRIGGER round_of_earlier_day AFTER INSERT ON gateway.round FOR EACH ROW
  WHEN (NEW.settled_at < now() - interval '5 minutes') EXECUTE FUNCTION reporting.reopen_day();
CREATE TRIGGER round_of_earlier_day_changed AFTER UPDATE ON gateway.round FOR EACH ROW
  WHEN (OLD.settled_at < now() - interval '5 minutes' OR NEW.settled_at < now() - interval '5 minutes')
  EXECUTE FUNCTION reporting.reopen_day();

-- Counts a day from its rounds, again where it was counted before; gives how many members played. Play money is counted
-- under its own currency and is on no board.
CREATE FUNCTION reporting.count_day(p_starts_at timestamptz, p_ends_at timestamptz, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_members bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(reporting.day_lock());
  DELETE FROM reporting.day d WHERE d.starts_at < p_ends_at AND d.ends_at > p_starts_at;
  INSERT INTO reporting.day (starts_at, ends_at, counted_at) VALUES (p_starts_at, p_ends_at, p_at);
  INSERT INTO reporting.member_day (starts_at, currency, member_id, rounds, stake, payout, valid_bet, top_win)
  SELECT p_starts_at, r.currency, r.member_id, count(*), sum(r.stake), sum(r.payout), sum(r.valid_bet),
         greatest(max(r.payout - r.stake), 0)
    FROM gateway.round r
   WHERE r.status = 'closed' AND r.settled_at >= p_starts_at AND r.settled_at < p_ends_at
   GROUP BY r.currency, r.member_id;
  GET DIAGNOSTICS v_members = ROW_COUNT;
  RETURN v_members;
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.count_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.count_day TO croupier_app;
