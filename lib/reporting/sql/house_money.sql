-- What each ledger transaction moved on each house account. A reversal has the kind of the transaction that it reverses, and counts
-- as -1 transaction. Amounts in 1/10,000 from the house's view: positive if the house got it.
--
-- in_rounds: the amount is part of a round's stake or payout (lib/gateway/README.md, rule 2).
-- Read by: reporting.roll_up_money, reporting.unrolled_money, lib/reporting/money/checks.ts.
CREATE OR REPLACE VIEW reporting.house_money AS
  SELECT t.id AS transaction_id, t.at, t.currency, coalesce(o.kind, t.kind) AS kind, a.kind AS account,
         coalesce(o.kind, t.kind) IN ('round', 'bet', 'win')
           OR (coalesce(o.kind, t.kind) = 'jackpotWin' AND coalesce(o.meta, t.meta) ? 'round') IS TRUE AS in_rounds,
         CASE WHEN t.reverses IS NULL THEN 1 ELSE -1 END::bigint AS transactions, e.amount
    FROM ledger.transaction t
    LEFT JOIN ledger.transaction o ON o.id = t.reverses
    CROSS JOIN LATERAL (
      SELECT u.account_id, sum(u.amount)::bigint AS amount
        FROM unnest(t.accounts, t.amounts, t.balances) AS u (account_id, amount, balance_after)
       WHERE u.balance_after IS NULL GROUP BY u.account_id) e
    JOIN ledger.account a ON a.id = e.account_id;
GRANT SELECT ON reporting.house_money TO croupier_app;
