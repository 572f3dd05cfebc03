-- Starts many slips in one call: checks their draws, limits and ceilings, and records lines and bets before any money moves.
-- Returns a row per slip, in any order.
--
-- Slip n is element n of p_slips (call_number in the result), an object:
--   session, player, vendor, currency, game, request, digest (hex of SHA-256), stopOnWin;
--   draws: [[period, multiple], …] in order, or null for the draw that is open now;
--   isReal: false for play money, which has no limits and no exposure; isEnabled: false if the game takes no bets;
--   memberMost, drawMost, numberMost: limits in 1/10,000, null without limit; plan: [[filled, prize], …] ascending (per cent, permille);
--   leastPrize: the lowest prize in permille that the member accepts;
--   lines: [{play, selection, units, unit, multiple, stake, mode, series, highest, loads: [[number, units, prizes], …]}, …]. stake: of the
--   line, without the multiples of draws. Of a load: units and prizes for a multiple of 1; the number '*' stands for each number of the
--   play type (lib/studio/lottery/bets/exposure.ts).
-- outcome:
--   started   bets: [{id, line, drawId, period, closesAt, drawsAt, own, multiple, stake, permille}, …]
--   exists    the same request was started before: status and cause are those of its slip
--   RACE      another call has recorded the same request meanwhile: call again
--   another code: refused, nothing changed; place says where (lib/studio/lottery/errors.ts)
--
-- All draws of the batch are locked first, in the order of their ids. Sums and loads of a draw change under its lock only, here and in the
-- other functions of slips and bets, so two batches cannot deadlock.
-- Called by: lib/studio/lottery/bets/store.ts.
CREATE OR REPLACE FUNCTION studio.start_lottery_slips(p_slips jsonb, p_at timestamptz)
RETURNS TABLE (call_number integer, outcome text, slip_id bigint, status text, cause text, place jsonb, bets jsonb)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_slip jsonb;
  v_found studio.lottery_slip;
  v_draws bigint[];
  v_all bigint[] := '{}';
  v_resolved jsonb := '[]';
  v_detail text;
BEGIN
  -- If a started slip is lost in a crash, its stakes are lost as well, because they commit later in the same log.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_slip IN SELECT e FROM jsonb_array_elements(p_slips) WITH ORDINALITY AS s (e, n) ORDER BY n LOOP
    IF jsonb_typeof(v_slip -> 'draws') = 'array' THEN
      -- A period without a draw is NULL.
      SELECT array_agg(d.id ORDER BY w.n) INTO v_draws
        FROM jsonb_array_elements(v_slip -> 'draws') WITH ORDINALITY AS w (e, n)
        LEFT JOIN studio.lottery_draw d ON d.game = v_slip ->> 'game' AND d.period = w.e ->> 0;
    ELSE
      v_draws := ARRAY(SELECT d.id FROM studio.lottery_draw d
                        WHERE d.game = v_slip ->> 'game' AND d.draws_at > p_at AND d.closes_at > p_at AND d.opens_at <= p_at
                          AND d.status = 'open'
                        ORDER BY d.draws_at LIMIT 1);
    END IF;
    v_all := v_all || v_draws;
    v_resolved := v_resolved || jsonb_build_array(to_jsonb(v_draws));
  END LOOP;
  PERFORM FROM studio.lottery_draw d WHERE d.id = ANY (v_all) ORDER BY d.id FOR NO KEY UPDATE;

  FOR v_n IN 1 .. jsonb_array_length(p_slips) LOOP
    call_number := v_n;
    v_slip := p_slips -> (v_n - 1);
    outcome := NULL; slip_id := NULL; status := NULL; cause := NULL; place := NULL; bets := NULL;
    SELECT * INTO v_found FROM studio.lottery_slip s
     WHERE s.player_id = (v_slip ->> 'player')::bigint AND s.request_id = v_slip ->> 'request';
    IF FOUND THEN
      IF v_found.request_digest = decode(v_slip ->> 'digest', 'hex') THEN
        outcome := 'exists'; slip_id := v_found.id; status := v_found.status; cause := v_found.cause;
      ELSE
        outcome := 'IDEMPOTENCY_CONFLICT';
      END IF;
      RETURN NEXT;
      CONTINUE;
    END IF;
    BEGIN
      SELECT s.slip, s.bets INTO slip_id, bets
        FROM studio.start_lottery_slip(v_slip, ARRAY(SELECT e::bigint FROM jsonb_array_elements_text(v_resolved -> (v_n - 1)) e), p_at) s;
      outcome := 'started';
      status := 'started';
    EXCEPTION WHEN SQLSTATE 'LT000' THEN
      GET STACKED DIAGNOSTICS outcome = MESSAGE_TEXT, v_detail = PG_EXCEPTION_DETAIL;
      slip_id := NULL; bets := NULL;
      place := nullif(v_detail, '')::jsonb;
    END;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.start_lottery_slips FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.start_lottery_slips TO croupier_app;
