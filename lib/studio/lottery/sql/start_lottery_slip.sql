-- Starts one slip under the locks of its draws (start_lottery_slips.sql says what p_slip has). p_draws: the ids of its draws in order, NULL
-- for a period that has none. Returns the slip's id and its bets.
--
-- Errors: LT000 with a code of lib/studio/lottery/errors.ts as message and a JSON object as detail; RACE if another call has recorded the
-- same request.
-- Called by: studio.start_lottery_slips.
CREATE OR REPLACE FUNCTION studio.start_lottery_slip(p_slip jsonb, p_draws bigint[], p_at timestamptz, OUT slip bigint, OUT bets jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  v_game text := p_slip ->> 'game';
  v_player bigint := (p_slip ->> 'player')::bigint;
  v_currency char(3) := p_slip ->> 'currency';
  v_is_real boolean := (p_slip ->> 'isReal')::boolean;
  v_number_most bigint := (p_slip ->> 'numberMost')::bigint;
  v_plan jsonb := p_slip -> 'plan';
  v_count integer := cardinality(p_draws);
  v_multiples integer[];
  v_stake numeric := (SELECT sum((l ->> 'stake')::numeric) FROM jsonb_array_elements(p_slip -> 'lines') l);
  v_lines integer := jsonb_array_length(p_slip -> 'lines');
  v_period text;
  v_draw studio.lottery_draw;
  v_line record;
  v_star bigint;
  v_rest bigint;
  v_permille integer;
  v_number text;
  v_multiple integer;
  v_bet bigint;
BEGIN
  IF NOT (p_slip ->> 'isEnabled')::boolean THEN RAISE EXCEPTION 'LOTTERY_GAME_CLOSED' USING ERRCODE = 'LT000'; END IF;
  IF v_count = 0 THEN RAISE EXCEPTION 'DRAW_CLOSED' USING ERRCODE = 'LT000'; END IF;
  -- A draw that was found may have been planned anew before it was locked.
  IF (SELECT count(*) FROM studio.lottery_draw d WHERE d.id = ANY (p_draws)) < v_count THEN
    RAISE EXCEPTION '%', CASE WHEN v_count = 1 THEN 'DRAW_NOT_FOUND' ELSE 'CHASE_DRAWS_INVALID' END USING ERRCODE = 'LT000';
  END IF;
  SELECT d.period INTO v_period FROM studio.lottery_draw d
   WHERE d.id = ANY (p_draws) AND (d.status <> 'open' OR d.closes_at <= p_at) ORDER BY d.closes_at LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'DRAW_CLOSED' USING ERRCODE = 'LT000', DETAIL = jsonb_build_object('period', v_period);
  END IF;
  v_multiples := CASE WHEN jsonb_typeof(p_slip -> 'draws') = 'array'
    THEN ARRAY(SELECT (e ->> 1)::integer FROM jsonb_array_elements(p_slip -> 'draws') WITH ORDINALITY AS w (e, n) ORDER BY n)
    ELSE ARRAY[1] END;

  INSERT INTO studio.lottery_slip
    (game, vendor, player_id, currency, session_id, request_id, request_digest, lines, draws, stake, stop_on_win, chase, placed_at)
  VALUES (v_game, p_slip ->> 'vendor', v_player, v_currency, (p_slip ->> 'session')::bigint, p_slip ->> 'request',
          decode(p_slip ->> 'digest', 'hex'), v_lines, v_count, v_stake * (SELECT sum(m) FROM unnest(v_multiples) m),
          (p_slip ->> 'stopOnWin')::boolean, CASE WHEN v_count > 1 THEN 'running' END, p_at)
  ON CONFLICT (player_id, request_id) DO NOTHING RETURNING id INTO slip;
  IF slip IS NULL THEN RAISE EXCEPTION 'RACE' USING ERRCODE = 'LT000'; END IF;
  INSERT INTO studio.lottery_line (slip_id, line, play, selection, units, unit, mode, series, highest)
  SELECT slip, l.n - 1, l.e ->> 'play', l.e ->> 'selection', (l.e ->> 'units')::integer, (l.e ->> 'unit')::bigint, l.e ->> 'mode',
         (l.e ->> 'series')::smallint, (l.e ->> 'highest')::smallint
    FROM jsonb_array_elements(p_slip -> 'lines') WITH ORDINALITY AS l (e, n);

  -- Sums of the member and of the draw.
  IF v_is_real THEN
    WITH counted AS (
      INSERT INTO studio.lottery_member_sum AS t (draw_id, player_id, currency, stake)
      SELECT w.draw, v_player, v_currency, v_stake * w.multiple FROM unnest(p_draws, v_multiples) AS w (draw, multiple)
      ON CONFLICT (draw_id, player_id, currency) DO UPDATE SET stake = t.stake + excluded.stake
      RETURNING t.draw_id, t.stake)
    SELECT d.period INTO v_period FROM counted c JOIN studio.lottery_draw d ON d.id = c.draw_id
     WHERE c.stake > (p_slip ->> 'memberMost')::bigint ORDER BY d.draws_at LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION 'LOTTERY_MEMBER_LIMIT' USING ERRCODE = 'LT000', DETAIL = jsonb_build_object('period', v_period);
    END IF;
  END IF;
  WITH counted AS (
    INSERT INTO studio.lottery_draw_sum AS t (draw_id, currency, bets, stake)
    SELECT w.draw, v_currency, v_lines, v_stake * w.multiple FROM unnest(p_draws, v_multiples) AS w (draw, multiple)
    ON CONFLICT (draw_id, currency) DO UPDATE SET bets = t.bets + excluded.bets, stake = t.stake + excluded.stake
    RETURNING t.draw_id, t.stake)
  SELECT d.period INTO v_period FROM counted c JOIN studio.lottery_draw d ON d.id = c.draw_id
   WHERE v_is_real AND c.stake > (p_slip ->> 'drawMost')::bigint ORDER BY d.draws_at LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'LOTTERY_DRAW_LIMIT' USING ERRCODE = 'LT000', DETAIL = jsonb_build_object('period', v_period);
  END IF;

  bets := '[]';
  FOR i IN 1 .. v_count LOOP
    SELECT * INTO v_draw FROM studio.lottery_draw d WHERE d.id = p_draws[i];
    FOR v_line IN SELECT l.e AS line, (l.n - 1)::integer AS n FROM jsonb_array_elements(p_slip -> 'lines') WITH ORDINALITY AS l (e, n) ORDER BY l.n LOOP
      v_permille := 1000;
      v_multiple := (v_line.line ->> 'multiple')::integer * v_multiples[i];
      IF v_is_real THEN
        v_star := coalesce((SELECT t.prizes FROM studio.lottery_load t
          WHERE t.draw_id = v_draw.id AND t.currency = v_currency AND t.play = v_line.line ->> 'play' AND t.number = '*'), 0);
        -- A list that stands for each number is as full as the fullest number.
        v_rest := 0;
        IF v_line.line #>> '{loads,0,0}' = '*' THEN
          v_rest := coalesce((SELECT max(t.prizes) FROM studio.lottery_load t
            WHERE t.draw_id = v_draw.id AND t.currency = v_currency AND t.play = v_line.line ->> 'play' AND t.number <> '*'), 0);
        END IF;
        IF v_number_most IS NOT NULL AND jsonb_array_length(v_plan) > 0 THEN
          SELECT min((step ->> 1)::integer) INTO v_permille
            FROM (SELECT v_star + greatest(v_rest, coalesce(max(t.prizes), 0)) AS prizes
                    FROM jsonb_array_elements(v_line.line -> 'loads') load
                    JOIN studio.lottery_load t ON t.draw_id = v_draw.id AND t.currency = v_currency
                     AND t.play = v_line.line ->> 'play' AND t.number = load ->> 0 AND t.number <> '*') filled,
                 jsonb_array_elements(v_plan) step
           WHERE filled.prizes::numeric * 100 >= (step ->> 0)::numeric * v_number_most;
          v_permille := coalesce(v_permille, 1000);
          IF v_permille < (p_slip ->> 'leastPrize')::integer THEN
            RAISE EXCEPTION 'LOTTERY_PRIZE_CHANGED' USING ERRCODE = 'LT000',
              DETAIL = jsonb_build_object('line', v_line.n, 'permille', v_permille, 'period', v_draw.period);
          END IF;
        END IF;
        WITH counted AS (
          INSERT INTO studio.lottery_load AS t (draw_id, currency, play, number, stake, prizes)
          SELECT v_draw.id, v_currency, v_line.line ->> 'play', load ->> 0,
                 studio.lottery_load_stake((load ->> 1)::numeric, (v_line.line ->> 'unit')::bigint, v_multiple),
                 studio.lottery_load_prizes((load ->> 2)::numeric, v_multiple, v_permille)
            FROM jsonb_array_elements(v_line.line -> 'loads') load
          ON CONFLICT (draw_id, currency, play, number) DO UPDATE SET stake = t.stake + excluded.stake, prizes = t.prizes + excluded.prizes
          RETURNING t.number, t.prizes)
        SELECT c.number INTO v_number FROM counted c
         WHERE c.prizes + CASE WHEN c.number = '*' THEN v_rest ELSE v_star END > v_number_most ORDER BY c.prizes DESC, c.number LIMIT 1;
        IF FOUND THEN
          RAISE EXCEPTION 'LOTTERY_NUMBER_FULL' USING ERRCODE = 'LT000',
            DETAIL = jsonb_build_object('line', v_line.n, 'number', v_number, 'period', v_draw.period);
        END IF;
      END IF;
      INSERT INTO studio.lottery_bet (slip_id, line, draw_id, player_id, currency, multiple, stake, prize_permille, placed_at)
      VALUES (slip, v_line.n, v_draw.id, v_player, v_currency, v_multiple, (v_line.line ->> 'stake')::bigint * v_multiples[i], v_permille, p_at)
      RETURNING id INTO v_bet;
      bets := bets || jsonb_build_object('id', v_bet::text, 'line', v_line.n, 'drawId', v_draw.id::text, 'period', v_draw.period,
        'closesAt', v_draw.closes_at, 'drawsAt', v_draw.draws_at, 'own', v_draw.origin = 'own', 'multiple', v_multiple,
        'stake', ((v_line.line ->> 'stake')::bigint * v_multiples[i])::text, 'permille', v_permille);
    END LOOP;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.start_lottery_slip FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.start_lottery_slip TO croupier_app;
