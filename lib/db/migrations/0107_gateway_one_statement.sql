-- A batch of rounds that are over at once, in one statement where 0042 had eight; docs/decisions/0070 has the figures.
-- It takes the place of ledger.post_rounds, too, because what a batch costs by itself is the start of its statements.
-- The ledger's guards check what is written as they check any posting's.
DROP FUNCTION gateway.settle_rounds, gateway.recognise, ledger.post_rounds;
DROP TYPE gateway.settling;

-- p_calls is a JSON array of {n, vendor, token, transaction, round, stake, payout, validBet, grant, details, content},
-- n from 1 in order; amounts in 1/10,000 as digits, token and content as \x… . Returns a row per call by its n: the
-- reply, or the refusal's code. Each call stands on its own: a refused one leaves nothing and does not touch the others.
-- Hopeful at first: that no id is known and no player stands in the batch twice, which is so for all but repeated calls.
-- Where it is not, the whole ends in 23505, or the second call of a player is refused; both are to be asked again
-- carefully. Carefully, known calls are answered as before, and AGAIN says: not in this batch, ask once more.
--
-- A balance is taken, checked and moved by one UPDATE: whoever waited for the row sees it as it is then. What is known of
-- a call is seen as it was when the statement began; a careful look therefore takes the balances first, so that a first
-- sending that is under way elsewhere is known by then, and not mistaken for want of money. Hopeful, that refusal is not
-- final. Balances are locked in the order of accounts and before any key, keys are written in order: two batches do not
-- cross. With 0041's calls, whose order is transaction, round, balance, one may, where a vendor mixes bet and settleRound
-- under one id at one moment; PostgreSQL ends such a deadlock, and the caller asks again. The tables that are written are
-- locked before the statement begins, thus before ids are drawn, as ledger.mark_checkpoint needs it (0012).
CREATE FUNCTION gateway.settle_rounds(p_calls json, p_at timestamptz, p_carefully boolean)
RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
-- Every lookup here is by a unique key. Left to itself, the planner meets these tables while they are small, chooses to
-- read them whole, and keeps that plan for the connection's life while they grow (seen: 20,000 rows read per batch).
-- Generic plans, because it would plan the statement anew for every batch: a millisecond of it.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF p_carefully THEN
    PERFORM FROM ledger.balance b
      WHERE b.account_id = ANY (ARRAY(
        SELECT s.account_id FROM json_to_recordset(p_calls) AS c (vendor text, token bytea)
          JOIN gateway.game_session s ON s.token_hash = c.token AND s.vendor = c.vendor))
      ORDER BY b.account_id FOR NO KEY UPDATE;
  END IF;
  RETURN QUERY
  WITH called AS MATERIALIZED (
    SELECT c.n, c.vendor, c.transaction, c.round, c.stake, c.payout, c."grant", c.details, c.content,
           least(coalesce(c."validBet", c.stake), c.stake) AS valid_bet,
           s.id AS session_id, s.member_id, s.node_id, s.account_id, s.house_id, s.currency,
           CASE
             WHEN s.id IS NULL OR s.ends_at <= p_at THEN 'TOKEN_INVALID'
             WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
             -- OFFSET 0, here and below, keeps it a lookup: an EXISTS or a join may be turned into reading the whole table.
             WHEN s.site_session_id IS NOT NULL AND NOT EXISTS (
               SELECT FROM identity.session i
                WHERE i.id = s.site_session_id AND i.revoked_at IS NULL AND i.ends_at > p_at OFFSET 0)
             THEN 'TOKEN_INVALID'
           END AS barred
      FROM json_to_recordset(p_calls) AS c (n int, vendor text, token bytea, transaction text, round text, stake bigint,
             payout bigint, "validBet" bigint, "grant" text, details jsonb, content bytea)
      LEFT JOIN gateway.game_session s ON s.token_hash = c.token AND s.vendor = c.vendor
      LEFT JOIN identity.member m ON m.id = s.member_id
  ), asked AS MATERIALIZED (
    SELECT c.*, t.id AS known_as, t.balance AS told,
           CASE
             WHEN NOT p_carefully OR c.session_id IS NULL THEN c.barred
             -- An old call is answered as before even where a new one would be refused.
             WHEN t.id IS NOT NULL THEN CASE
               WHEN t.member_id <> c.member_id OR t.content <> c.content THEN 'TRANSACTION_CONFLICT'
               WHEN t.cancelled_at IS NOT NULL THEN 'TRANSACTION_CANCELLED'
               ELSE 'KNOWN' END
             WHEN c.barred IS NOT NULL THEN c.barred
             WHEN EXISTS (
               SELECT FROM called o
                WHERE o.n < c.n AND (o.account_id = c.account_id
                  OR (o.vendor = c.vendor AND (o.transaction = c.transaction OR o.round = c.round)))) THEN 'AGAIN'
             WHEN r.id IS NOT NULL THEN
               CASE WHEN r.member_id = c.member_id AND r.ended THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END
           END AS refused
      FROM called c
      -- Neither is begun where we are hopeful.
      LEFT JOIN LATERAL (SELECT t.id, t.member_id, t.content, t.cancelled_at, t.balance FROM gateway.transaction t
        WHERE p_carefully AND t.vendor = c.vendor AND t.transaction_id = c.transaction OFFSET 0) t ON true
      LEFT JOIN LATERAL (SELECT r.id, r.member_id, r.ended FROM gateway.round r
        WHERE p_carefully AND r.vendor = c.vendor AND r.vendor_round_id = c.round OFFSET 0) r ON true
  ), settled AS (
    UPDATE ledger.balance b
       SET amount = b.amount - a.stake + a.payout,
           last_at = CASE WHEN a.stake + a.payout > 0 THEN greatest(b.last_at, p_at) ELSE b.last_at END
      FROM (SELECT a.* FROM asked a WHERE a.refused IS NULL ORDER BY a.account_id, a.n) a
     WHERE b.account_id = a.account_id AND b.amount >= a.stake
    RETURNING a.*, b.amount AS balance, b.last_at AS at, nextval('gateway.transaction_id_seq') AS reference,
              nextval('gateway.round_id_seq') AS round_id,
              CASE WHEN a.stake + a.payout > 0 THEN nextval('ledger.transaction_id_seq') END AS ledger_id
  ), written AS (
    INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta,
                                    member_account, accounts, amounts, balances)
    SELECT s.ledger_id, s.at, s.currency, 'round', gateway.ledger_key(s.vendor, s.transaction),
           sha256(s.content || convert_to('round', 'UTF8')
             || CASE WHEN s.stake > 0 THEN int8send(s.account_id) || int8send(-s.stake)
                  || int8send(s.house_id) || int8send(s.stake) ELSE '' END
             || CASE WHEN s.payout > 0 THEN int8send(s.house_id) || int8send(-s.payout)
                  || int8send(s.account_id) || int8send(s.payout) ELSE '' END),
           jsonb_build_object('round', s.round_id), s.account_id,
           CASE WHEN s.payout = 0 THEN ARRAY[s.account_id, s.house_id]
                WHEN s.stake = 0 THEN ARRAY[s.house_id, s.account_id]
                ELSE ARRAY[s.account_id, s.house_id, s.house_id, s.account_id] END,
           CASE WHEN s.payout = 0 THEN ARRAY[-s.stake, s.stake]
                WHEN s.stake = 0 THEN ARRAY[-s.payout, s.payout]
                ELSE ARRAY[-s.stake, s.stake, -s.payout, s.payout] END,
           CASE WHEN s.payout = 0 THEN ARRAY[s.balance, NULL]
                WHEN s.stake = 0 THEN ARRAY[NULL, s.balance]
                ELSE ARRAY[s.balance - s.payout, NULL, NULL, s.balance] END
      FROM settled s WHERE s.ledger_id IS NOT NULL ORDER BY s.vendor, s.transaction COLLATE "C"
  ), rounds AS (
    INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at,
                               bets, ended, currency, status, vendor, vendor_round_id, grant_id, details)
    SELECT s.round_id, s.session_id, s.member_id, s.node_id, s.stake, s.payout, s.valid_bet, p_at, p_at,
           1, true, s.currency, 'closed', s.vendor, s.round, s."grant", s.details
      FROM settled s ORDER BY s.vendor, s.round COLLATE "C"
  ), noted AS (
    INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                     transaction_id, kind, content, note)
    SELECT s.reference, s.session_id, s.member_id, s.round_id, s.ledger_id, s.stake, s.payout, s.balance, p_at,
           s.vendor, s.transaction, 'round', s.content,
           CASE WHEN s."grant" IS NOT NULL THEN jsonb_build_object('grantId', s."grant") END
      FROM settled s ORDER BY s.vendor, s.transaction COLLATE "C"
  )
  SELECT a.n,
         CASE WHEN a.refused <> 'KNOWN' THEN a.refused
              WHEN a.refused IS NULL AND s.n IS NULL THEN 'INSUFFICIENT_FUNDS' END,
         coalesce(a.known_as, s.reference), a.currency::text, coalesce(a.told, s.balance), a.member_id
    FROM asked a LEFT JOIN settled s ON s.n = a.n;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.settle_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.settle_rounds TO croupier_app;

-- The same rules in fewer expressions: PostgreSQL reads and plans every CHECK of a table anew for each statement that writes to it,
-- some 4 µs each, whatever the number of rows (docs/decisions/0071).
ALTER TABLE gateway.round
  DROP CONSTRAINT round_stake_check, DROP CONSTRAINT round_payout_check, DROP CONSTRAINT round_valid_bet_check,
  DROP CONSTRAINT round_bets_check, ADD CONSTRAINT none_negative CHECK (least(stake, payout, valid_bet, bets) >= 0),
  -- Said by status_follows, which knows no other.
  DROP CONSTRAINT round_status_check;
ALTER TABLE gateway.transaction
  DROP CONSTRAINT transaction_taken_check, DROP CONSTRAINT transaction_given_check,
  ADD CONSTRAINT none_negative CHECK (least(taken, given) >= 0);
