-- Adds the member's new ledger transactions of games to the sums by hour and to the session of play, and returns the state.
--
-- Only real money and bonus money count. A reversed stake or payout leaves the hour in which it was counted. Two stakes within fifteen minutes
-- belong to one session, and the time between them was played. The member's transactions are in the order of (at, id): each one is
-- written under the lock of the balance. What is read once is not read again; the first call reads the last 400 days.
-- Called by: protection.play_refusal, lib/protection/play/queries.ts.
CREATE OR REPLACE FUNCTION protection.read_play(p_member bigint, p_at timestamptz) RETURNS protection.play_state
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_state protection.play_state;
  v_accounts bigint[];
  v_gap constant interval := '15 minutes';
BEGIN
  INSERT INTO protection.play_state (member_id) VALUES (p_member) ON CONFLICT DO NOTHING;
  SELECT * INTO v_state FROM protection.play_state s WHERE s.member_id = p_member FOR UPDATE;
  v_accounts := ARRAY(SELECT a.id FROM ledger.account a
                       WHERE a.owner_kind = 'member' AND a.owner_id = p_member AND a.kind IN ('main', 'bonus') AND a.currency <> 'PLY');
  WITH fresh AS MATERIALIZED (
    SELECT t.id, t.at, t.kind, coalesce(o.at, t.at) AS counted_at, t.kind IN ('bet', 'round') AS plays,
           CASE t.kind WHEN 'rollback' THEN -own.credit WHEN 'adjust' THEN 0 ELSE own.debit END AS stake,
           CASE t.kind WHEN 'rollback' THEN -own.debit WHEN 'adjust' THEN own.credit - own.debit ELSE own.credit END AS payout
      FROM ledger.transaction t
      LEFT JOIN ledger.transaction o ON o.id = t.reverses
      CROSS JOIN LATERAL (
        SELECT coalesce(-sum(u.amount) FILTER (WHERE u.amount < 0), 0) AS debit,
               coalesce(sum(u.amount) FILTER (WHERE u.amount > 0), 0) AS credit
          FROM unnest(t.accounts, t.amounts) u (account, amount) WHERE u.account = ANY (v_accounts)) own
     WHERE t.member_account = ANY (v_accounts)
       AND t.at >= greatest(v_state.read_at, p_at - interval '400 days')
       AND (t.at, t.id) > (v_state.read_at, v_state.read_id)
       AND t.kind IN ('bet', 'round', 'win', 'rollback', 'jackpotWin', 'bonusWin', 'promoWin', 'adjust')
  ), gaps AS MATERIALIZED (
    SELECT f.at, f.at - coalesce(lag(f.at) OVER (ORDER BY f.at, f.id), v_state.last_at) AS gap FROM fresh f WHERE f.plays
  ), hours AS (
    INSERT INTO protection.play_hour AS h (member_id, hour, stake, payout, seconds)
    SELECT p_member, s.hour, sum(s.stake), sum(s.payout), sum(s.seconds)
      FROM (SELECT date_trunc('hour', f.counted_at, 'UTC') AS hour, f.stake, f.payout, 0 AS seconds FROM fresh f
            UNION ALL
            SELECT date_trunc('hour', g.at, 'UTC'), 0, 0, extract(epoch FROM g.gap)::integer FROM gaps g WHERE g.gap <= v_gap) s
     GROUP BY s.hour
    ON CONFLICT (member_id, hour) DO UPDATE
      SET stake = h.stake + excluded.stake, payout = h.payout + excluded.payout, seconds = h.seconds + excluded.seconds
  ), begun AS (
    SELECT max(g.at) AS at FROM gaps g WHERE g.gap > v_gap OR g.gap IS NULL
  ), session AS (
    SELECT coalesce(b.at, v_state.session_from) AS begun_at,
           CASE WHEN b.at IS NULL THEN v_state.session_stake ELSE 0 END AS stake,
           CASE WHEN b.at IS NULL THEN v_state.session_payout ELSE 0 END AS payout FROM begun b
  )
  UPDATE protection.play_state s
     SET read_at = n.at, read_id = n.id, last_at = coalesce((SELECT max(g.at) FROM gaps g), s.last_at),
         session_from = c.begun_at,
         session_stake = c.stake + coalesce((SELECT sum(f.stake) FROM fresh f WHERE f.counted_at >= c.begun_at), 0),
         session_payout = c.payout + coalesce((SELECT sum(f.payout) FROM fresh f WHERE f.counted_at >= c.begun_at), 0)
    FROM session c, (SELECT f.at, f.id FROM fresh f ORDER BY f.at DESC, f.id DESC LIMIT 1) n
   WHERE s.member_id = p_member
  RETURNING s.* INTO v_state;
  IF v_state.member_id IS NULL THEN
    SELECT * INTO v_state FROM protection.play_state s WHERE s.member_id = p_member;
  END IF;
  RETURN v_state;
END
$$;
REVOKE EXECUTE ON FUNCTION protection.read_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION protection.read_play TO croupier_app;
