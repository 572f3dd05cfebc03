-- Takes or renews the lease of the process that drives the draws. Returns whether p_holder has it now, for p_seconds by the database's clock.
-- A p_seconds of 0 gives it back. The lease only spares work: each step of the driver is safe when two processes run it.
-- Called by: lib/studio/lottery/draws/driver.ts.
CREATE OR REPLACE FUNCTION studio.lead_lottery(p_holder text, p_seconds integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO studio.lottery_leader AS l (holder, until) VALUES (p_holder, clock_timestamp() + make_interval(secs => p_seconds))
  ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, until = excluded.until
   WHERE l.holder = excluded.holder OR l.until <= clock_timestamp();
  RETURN FOUND AND p_seconds > 0;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.lead_lottery FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.lead_lottery TO croupier_app;
