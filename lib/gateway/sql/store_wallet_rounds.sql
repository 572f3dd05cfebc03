-- Writes a page of rounds that a vendor has reported of its transfer wallet, and the place where the next page begins, all or nothing.
--
-- p_after: where this page began; if another process has read it meanwhile, nothing is written. p_rounds: an array of {id, member, game,
-- currency, stake, payout, validBet, openedAt, endedAt, details}, amounts in 1/10,000, or {id, unreadable}. A round becomes a closed row of gateway.round, from where
-- records, reports, commissions and ranks read it; the ledger has no postings of it. A round that comes again changes nothing; with other figures it
-- is changed, and the feed reports the change. A round of play money, of an unknown game or of a player who has not opened a game of the
-- vendor is kept in gateway.wallet_round_refused. So is a round whose stake is more than the player can have had there: what has arrived in the wallet, and
-- the payouts less the stakes of the rounds taken before it. Up to 200 of these are tried again at each call, because a vendor may report rounds
-- out of their order, or before the transfer that paid for them is known to be done.
-- Returns how many rounds were new, were changed and were refused, without those that were tried again in vain. A round counts in the hour in which it ended, or, if that is more than
-- an hour ago, in the hour in which it is read, so that periods that are settled stay as they are.
-- Locks: the vendor's wallet, then for each round the round, the hour of play and the book. What has arrived is read without a lock: it never
-- becomes less. 40P01 is possible: repeat the call.
-- Called by: lib/gateway/transfers/rounds.ts.
CREATE OR REPLACE FUNCTION gateway.store_wallet_rounds(
  p_vendor text, p_after text, p_next text, p_rounds jsonb, p_at timestamptz, OUT stored int, OUT changed int, OUT refused int
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_item jsonb;
  -- Whether the round was refused before and is tried again.
  v_again boolean;
  v_round gateway.round;
  v_session gateway.game_session;
  v_reason text;
  v_node bigint;
  v_member bigint;
  v_stake bigint;
  v_payout bigint;
  v_valid bigint;
  v_opened timestamptz;
  v_settled timestamptz;
  v_details json;
  v_old_stake bigint;
  v_old_payout bigint;
  v_funds bigint;
BEGIN
  stored := 0; changed := 0; refused := 0;
  PERFORM FROM gateway.vendor_wallet w WHERE w.vendor = p_vendor AND w.rounds_after = p_after FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  FOR v_item, v_again IN
    SELECT x.item, x.again
      FROM (SELECT i.item, false AS again, coalesce((i.item ->> 'endedAt')::timestamptz, p_at) AS ended, i.place
              FROM jsonb_array_elements(p_rounds) WITH ORDINALITY AS i (item, place)
            UNION ALL
            SELECT u.content, true, (u.content ->> 'endedAt')::timestamptz, 0
              FROM (SELECT r.round_id, r.content FROM gateway.wallet_round_refused r
                     WHERE r.vendor = p_vendor AND r.reason = 'UNCOVERED' ORDER BY r.at LIMIT 200) u
             WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(p_rounds) i WHERE i ->> 'id' = u.round_id)) x
     ORDER BY x.ended, x.place
  LOOP
    -- Refused for itself: it must not keep the rounds of others waiting.
    IF v_item ? 'unreadable' THEN
      INSERT INTO gateway.wallet_round_refused (vendor, round_id, reason, content, at)
      VALUES (p_vendor, v_item ->> 'id', 'FORM', v_item, p_at)
      ON CONFLICT (vendor, round_id) DO UPDATE SET reason = excluded.reason, content = excluded.content, at = excluded.at;
      refused := refused + 1;
      CONTINUE;
    END IF;
    v_member := (v_item ->> 'member')::bigint;
    v_stake := (v_item ->> 'stake')::bigint;
    v_payout := (v_item ->> 'payout')::bigint;
    v_valid := least((v_item ->> 'validBet')::bigint, v_stake);
    v_settled := least((v_item ->> 'endedAt')::timestamptz, p_at);
    IF v_settled < p_at - interval '1 hour' THEN v_settled := p_at; END IF;
    v_opened := least((v_item ->> 'openedAt')::timestamptz, v_settled);
    v_details := CASE WHEN v_item -> 'details' = 'null'::jsonb THEN NULL ELSE (v_item -> 'details')::json END;
    v_reason := NULL;
    v_node := (SELECT g.node_id FROM catalogue.game g WHERE g.vendor_code = p_vendor AND g.code = v_item ->> 'game');
    SELECT * INTO v_session FROM gateway.game_session s
     WHERE s.member_id = v_member AND s.vendor = p_vendor AND s.currency::text = v_item ->> 'currency'
     ORDER BY s.node_id IS DISTINCT FROM v_node, s.id DESC LIMIT 1;
    SELECT * INTO v_round FROM gateway.round r WHERE r.vendor = p_vendor AND r.vendor_round_id = v_item ->> 'id' FOR NO KEY UPDATE;
    IF v_item ->> 'currency' IN ('PLY', 'PTS') THEN v_reason := 'PLAY_MONEY';
    ELSIF v_node IS NULL THEN v_reason := 'GAME';
    ELSIF v_session.id IS NULL THEN v_reason := 'PLAYER';
    ELSIF v_round.id IS NOT NULL AND (v_round.member_id <> v_member OR v_round.node_id <> v_node OR v_round.currency::text <> v_item ->> 'currency'
          OR NOT EXISTS (SELECT FROM gateway.wallet_round w WHERE w.round_id = v_round.id)) THEN v_reason := 'TAKEN';
    ELSE
      v_old_stake := coalesce(v_round.stake, 0);
      v_old_payout := coalesce(v_round.payout, 0);
      SELECT b.arrived + (b.payout - v_old_payout) - (b.stake - v_old_stake) INTO v_funds
        FROM gateway.wallet_book b WHERE b.member_id = v_member AND b.vendor = p_vendor AND b.currency::text = v_item ->> 'currency';
      -- The same figures again change nothing, whatever there was to pay for them.
      IF v_stake > greatest(coalesce(v_funds, 0), v_old_stake) THEN v_reason := 'UNCOVERED'; END IF;
    END IF;
    IF v_reason IS NOT NULL THEN
      INSERT INTO gateway.wallet_round_refused (vendor, round_id, reason, content, at)
      VALUES (p_vendor, v_item ->> 'id', v_reason, v_item, p_at)
      ON CONFLICT (vendor, round_id) DO UPDATE SET reason = excluded.reason, content = excluded.content, at = excluded.at;
      IF NOT v_again THEN refused := refused + 1; END IF;
      CONTINUE;
    END IF;
    DELETE FROM gateway.wallet_round_refused r WHERE r.vendor = p_vendor AND r.round_id = v_item ->> 'id';
    IF v_round.id IS NULL THEN
      INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended, currency, status,
                                 vendor, vendor_round_id, details)
      VALUES (v_session.id, v_member, v_node, v_stake, v_payout, v_valid, v_opened, v_settled, 1, true, v_item ->> 'currency', 'closed',
              p_vendor, v_item ->> 'id', v_details)
      RETURNING * INTO v_round;
      INSERT INTO gateway.wallet_round (round_id, read_at) VALUES (v_round.id, p_at);
      stored := stored + 1;
    ELSIF (v_round.stake, v_round.payout, v_round.valid_bet) IS DISTINCT FROM (v_stake, v_payout, v_valid) THEN
      UPDATE gateway.round r SET stake = v_stake, payout = v_payout, valid_bet = v_valid, details = coalesce(v_details, r.details)
       WHERE r.id = v_round.id;
      UPDATE gateway.wallet_round w SET changes = w.changes + 1, read_at = p_at WHERE w.round_id = v_round.id;
      changed := changed + 1;
    ELSE
      CONTINUE;
    END IF;
    -- Limits of stakes and losses count what was played at the vendor.
    INSERT INTO protection.play_hour AS h (member_id, hour, stake, payout, seconds)
    VALUES (v_member, date_trunc('hour', v_round.settled_at, 'UTC'), v_stake - v_old_stake, v_payout - v_old_payout, 0)
    ON CONFLICT (member_id, hour) DO UPDATE SET stake = h.stake + excluded.stake, payout = h.payout + excluded.payout;
    INSERT INTO gateway.wallet_book AS b (member_id, vendor, currency, stake, payout)
    VALUES (v_member, p_vendor, v_item ->> 'currency', v_stake - v_old_stake, v_payout - v_old_payout)
    ON CONFLICT (member_id, vendor, currency) DO UPDATE SET stake = b.stake + excluded.stake, payout = b.payout + excluded.payout;
  END LOOP;
  UPDATE gateway.vendor_wallet w SET rounds_after = p_next, rounds_read_at = p_at, rounds_failure = NULL WHERE w.vendor = p_vendor;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.store_wallet_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.store_wallet_rounds TO croupier_app;
