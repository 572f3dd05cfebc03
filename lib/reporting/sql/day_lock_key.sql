-- Returns the key of the advisory lock between changes of earlier days' rounds and the counting of a day. A change holds it
-- shared, the counting holds it exclusively: no day is counted while such a change is under way, and a later change finds the day
-- counted.
--
-- Called by: reporting.mark_day_stale, reporting.refresh_day.
CREATE OR REPLACE FUNCTION reporting.day_lock_key() RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT 7300880088 $$;
REVOKE EXECUTE ON FUNCTION reporting.day_lock_key FROM PUBLIC;
