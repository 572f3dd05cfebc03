-- The entries of members' accounts as rows, to be read by account. Amounts in 1/10,000.
--
-- Both halves of the inner query are the plain table: the planner then reads the index of each in the order (at, transaction_id)
-- and stops at the end of a page. With the entries unnested inside the halves it does not.
-- Read by: lib/ledger/queries.ts, lib/backoffice/personal/history.ts.
CREATE OR REPLACE VIEW ledger.member_entry AS
  SELECT m.account_id, m.at, m.transaction_id, e.entry_no::smallint AS entry_no, m.kind, e.amount, e.balance_after, m.meta
    FROM (SELECT t.member_account AS account_id, t.at, t.id AS transaction_id, t.kind, t.accounts, t.amounts, t.balances, t.meta
            FROM ledger.transaction t
          UNION ALL
          SELECT t.other_member_account, t.at, t.id, t.kind, t.accounts, t.amounts, t.balances, t.meta
            FROM ledger.transaction t) m
    CROSS JOIN LATERAL unnest(m.accounts, m.amounts, m.balances) WITH ORDINALITY
      AS e (account_id, amount, balance_after, entry_no)
   WHERE e.account_id = m.account_id;
GRANT SELECT ON ledger.member_entry TO croupier_app;
