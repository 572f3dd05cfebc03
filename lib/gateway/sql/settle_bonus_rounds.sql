-- Settles the rounds of a batch whose members have a bonus: the second part of gateway.settle_rounds, with the same parameters and result.
--
-- p_answered: calls that have their reply already. A stake is taken from real and bonus money in the bonus's order, and its payout is of
-- both in the same shares; what cannot be divided is real money. The valid bet is counted for the bonus in the same statement.
-- Refusals, with p_check_each: BONUS_STAKE_LIMIT (only bonus money would cover a stake that is too high for it). A call without a row lacks
-- funds.
-- The balances of main accounts are locked first and never waited for: a call whose balance another session holds gets no row here, and is
-- settled by the later call with p_check_each, which has locked all balances in order. A function that changes a bonus holds the lock of its main
-- account, so that the bonus's own rows need none. The settings of gateway.settle_rounds apply here too, and so does its reason for OFFSET 0.
-- Called by: gateway.settle_rounds.
CREATE OR REPLACE FUNCTION gateway.settle_bonus_rounds(
  p_vendors text[], p_tokens bytea[], p_transactions text[], p_rounds text[], p_stakes bigint[], p_payouts bigint[],
  p_valid_bets bigint[], p_grants text[], p_request_digests bytea[], p_details text[], p_at timestamptz,
  p_check_each boolean, p_answered int[]
) RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql AS $$
DECLARE
  -- The calls whose main account is locked, aligned, in the order of accounts.
  v_calls int[];
  v_sessions bigint[];
  v_accounts bigint[];
  v_row record;
BEGIN
  SELECT array_agg(l.n), array_agg(l.session_id), array_agg(l.account_id) INTO v_calls, v_sessions, v_accounts
    FROM (SELECT c.n, s.id AS session_id, b.account_id
            FROM generate_series(1, cardinality(p_tokens)) c (n)
            JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
              ON s.vendor = p_vendors[c.n]
            JOIN ledger.balance b ON b.account_id = s.account_id
           WHERE c.n <> ALL (p_answered) AND b.bonus_account_id IS NOT NULL
           ORDER BY b.account_id, c.n FOR NO KEY UPDATE OF b SKIP LOCKED) l;
  IF v_calls IS NULL THEN RETURN; END IF;
  FOR v_row IN
    WITH call AS MATERIALIZED (
      SELECT x.n, p_stakes[x.n] AS stake, p_payouts[x.n] AS payout,
             least(coalesce(p_valid_bets[x.n], p_stakes[x.n]), p_stakes[x.n]) AS valid_bet,
             s.id AS session_id, s.member_id, s.node_id, s.account_id, s.house_account_id, s.currency,
             b.amount AS main, b.bonus_account_id AS bonus_account, h.amount AS bonus, greatest(p_at, b.last_at, h.last_at) AS at,
             g.id AS grant_id, g.remaining, g.required, g.wagered, g.stake_cap, g.bonus_first, g.weight,
             CASE WHEN p_stakes[x.n] > g.stake_cap OR g.id IS NULL THEN 0 ELSE g.remaining END AS usable
        FROM unnest(v_calls, v_sessions, v_accounts) WITH ORDINALITY AS x (n, session_id, account_id, place)
        JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.id = x.session_id OFFSET 0) s ON true
        JOIN LATERAL (SELECT b.* FROM ledger.balance b WHERE b.account_id = x.account_id OFFSET 0) b ON true
        JOIN LATERAL (SELECT h.amount, h.last_at FROM ledger.balance h WHERE h.account_id = b.bonus_account_id OFFSET 0) h ON true
        JOIN identity.member m ON m.id = s.member_id
        LEFT JOIN protection.guard p ON p.member_id = s.member_id
        -- The bonus that is played with, as in gateway.current_bonus; none in a game that it does not accept.
        LEFT JOIN LATERAL (
          SELECT g.* FROM (
            SELECT g.id, g.remaining, g.required, g.wagered, g.stake_cap, g.bonus_first,
                   gateway.bonus_weight(g.weights, s.node_id,
                     (SELECT t.game_type FROM catalogue.game t WHERE t.node_id = s.node_id)) AS weight
              FROM gateway.bonus_grant g
             WHERE g.main_account_id = x.account_id AND g.status = 'active' AND g.remaining > 0
               AND (g.expires_at IS NULL OR g.expires_at > p_at)
             ORDER BY g.id LIMIT 1) g WHERE g.weight > 0) g ON true
       -- Of several calls of one member the first one.
       WHERE (x.place = 1 OR x.account_id <> v_accounts[x.place - 1])
         AND (p_check_each OR (s.ends_at <= p_at OR m.status <> 'active' OR p.member_id IS NOT NULL
              OR s.site_session_id IS NOT NULL AND NOT EXISTS (
                SELECT FROM (SELECT i.revoked_at, i.ends_at FROM identity.session i WHERE i.id = s.site_session_id OFFSET 0) i
                 WHERE i.revoked_at IS NULL AND i.ends_at > p_at)) IS NOT TRUE)
    ), split AS MATERIALIZED (
      SELECT c.*, c.stake - q.staked AS real_staked, q.staked AS bonus_staked,
             gateway.bonus_share(c.payout, q.staked, c.stake) AS bonus_paid,
             q.staked <= c.usable AND c.stake - q.staked <= c.main AS covered
        FROM call c
        CROSS JOIN LATERAL (SELECT CASE WHEN c.bonus_first THEN least(c.stake, c.usable)
                                        ELSE greatest(c.stake - c.main, 0) END AS staked OFFSET 0) q
    ), part AS MATERIALIZED (
      SELECT s.*, s.payout - s.bonus_paid AS real_paid, s.main - s.real_staked AS main_staked, s.bonus - s.bonus_staked AS bonus_left,
             s.main - s.real_staked + s.payout - s.bonus_paid AS main_after, s.bonus - s.bonus_staked + s.bonus_paid AS bonus_after,
             s.remaining - s.bonus_staked + s.bonus_paid AS remaining_after,
             gateway.bonus_counted(s.valid_bet, s.stake_cap, s.weight) AS counted,
             nextval('gateway.transaction_id_seq') AS reference, nextval('gateway.round_id_seq') AS round_id,
             CASE WHEN s.stake + s.payout > 0 THEN nextval('ledger.transaction_id_seq') END AS ledger_id
        FROM split s WHERE s.covered
    ), main_changed AS (
      -- Also without a change of its amount, so that the member's postings of both accounts are in the order of time.
      UPDATE ledger.balance b SET amount = s.main_after, last_at = s.at FROM part s
       WHERE b.account_id = s.account_id AND s.ledger_id IS NOT NULL
    ), bonus_changed AS (
      UPDATE ledger.balance b SET amount = s.bonus_after, last_at = s.at FROM part s
       WHERE b.account_id = s.bonus_account AND s.bonus_staked > 0
    ), counted AS (
      UPDATE gateway.bonus_grant g SET remaining = s.remaining_after, wagered = s.wagered + s.counted FROM part s WHERE g.id = s.grant_id
    ), line AS MATERIALIZED (
      SELECT s.n, s.ledger_id, s.round_id, s.at, s.currency, s.account_id, s.bonus_account, s.real_staked, s.bonus_staked, s.real_paid,
             CASE WHEN s.real_staked > 0 THEN ARRAY[s.account_id] ELSE '{}' END
             || CASE WHEN s.bonus_staked > 0 THEN ARRAY[s.bonus_account] ELSE '{}' END
             || CASE WHEN s.stake > 0 THEN ARRAY[s.house_account_id] ELSE '{}' END
             || CASE WHEN s.payout > 0 THEN ARRAY[s.house_account_id] ELSE '{}' END
             || CASE WHEN s.real_paid > 0 THEN ARRAY[s.account_id] ELSE '{}' END
             || CASE WHEN s.bonus_paid > 0 THEN ARRAY[s.bonus_account] ELSE '{}' END AS accounts,
             array_remove(ARRAY[-s.real_staked, -s.bonus_staked, s.stake, -s.payout, s.real_paid, s.bonus_paid], 0) AS amounts,
             CASE WHEN s.real_staked > 0 THEN ARRAY[s.main_staked] ELSE '{}' END
             || CASE WHEN s.bonus_staked > 0 THEN ARRAY[s.bonus_left] ELSE '{}' END
             || CASE WHEN s.stake > 0 THEN ARRAY[NULL::bigint] ELSE '{}' END
             || CASE WHEN s.payout > 0 THEN ARRAY[NULL::bigint] ELSE '{}' END
             || CASE WHEN s.real_paid > 0 THEN ARRAY[s.main_after] ELSE '{}' END
             || CASE WHEN s.bonus_paid > 0 THEN ARRAY[s.bonus_after] ELSE '{}' END AS balances
        FROM part s WHERE s.ledger_id IS NOT NULL
    ), posted AS (
      INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta,
                                      member_account, other_member_account, accounts, amounts, balances)
      SELECT l.ledger_id, l.at, l.currency, 'round', gateway.ledger_key(p_vendors[l.n], p_transactions[l.n]),
             sha256(p_request_digests[l.n] || 'round'::bytea || (
               SELECT string_agg(int8send(e.account) || int8send(e.amount), ''::bytea ORDER BY e.place)
                 FROM unnest(l.accounts, l.amounts) WITH ORDINALITY AS e (account, amount, place))),
             jsonb_build_object('round', l.round_id),
             CASE WHEN l.real_staked + l.real_paid > 0 THEN l.account_id ELSE l.bonus_account END,
             CASE WHEN l.real_staked + l.real_paid > 0 AND l.bonus_staked > 0 THEN l.bonus_account END,
             l.accounts, l.amounts, l.balances
        FROM line l
    ), rounds AS (
      INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended, currency,
                                 status, vendor, vendor_round_id, grant_id, details, bonus_grant_id, bonus_weight, bonus_stake, bonus_payout)
      SELECT s.round_id, s.session_id, s.member_id, s.node_id, s.stake, s.payout, s.valid_bet, p_at, p_at, 1, true, s.currency,
             'closed', p_vendors[s.n], p_rounds[s.n], p_grants[s.n], p_details[s.n]::json,
             s.grant_id, s.weight, CASE WHEN s.grant_id IS NOT NULL THEN s.bonus_staked END,
             CASE WHEN s.grant_id IS NOT NULL THEN s.bonus_paid END
        FROM (SELECT s.* FROM part s ORDER BY p_vendors[s.n], p_rounds[s.n] COLLATE "C") s
    ), transactions AS (
      INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                       transaction_id, kind, request_digest, meta)
      SELECT s.reference, s.session_id, s.member_id, s.round_id, s.ledger_id, s.stake, s.payout, s.main_after + coalesce(s.remaining_after, 0),
             p_at, p_vendors[s.n], p_transactions[s.n], 'round', p_request_digests[s.n],
             CASE WHEN p_grants[s.n] IS NOT NULL THEN jsonb_build_object('grantId', p_grants[s.n]) END
        FROM (SELECT s.* FROM part s ORDER BY p_vendors[s.n], p_transactions[s.n] COLLATE "C") s
    )
    SELECT s.n, NULL::text AS refusal, s.reference, s.currency::text AS currency, s.main_after + coalesce(s.remaining_after, 0) AS balance,
           s.member_id, s.grant_id, s.remaining_after = 0 OR s.wagered + s.counted >= s.required AS finished
      FROM part s
    UNION ALL
    SELECT s.n, 'BONUS_STAKE_LIMIT', NULL, s.currency::text, NULL, s.member_id, NULL, NULL
      FROM split s WHERE p_check_each AND NOT s.covered AND s.stake > s.stake_cap AND s.main + s.remaining >= s.stake
  LOOP
    IF v_row.finished THEN PERFORM gateway.review_bonus(v_row.grant_id, p_at); END IF;
    n := v_row.n;
    refusal := v_row.refusal;
    reference := v_row.reference;
    currency := v_row.currency;
    balance := v_row.balance;
    member_id := v_row.member_id;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.settle_bonus_rounds FROM PUBLIC;
