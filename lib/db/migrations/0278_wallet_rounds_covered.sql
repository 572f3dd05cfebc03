-- Rounds of a vendor's own wallet that nobody had money for are not taken (docs/decisions/0158). Amounts in 1/10,000.

-- All that has arrived in a member's wallet at the vendor, whatever came back since.
ALTER TABLE gateway.wallet_book ADD COLUMN arrived bigint NOT NULL DEFAULT 0 CHECK (arrived >= 0);
UPDATE gateway.wallet_book w
   SET arrived = (SELECT coalesce(sum(t.amount), 0) FROM gateway.wallet_transfer t
                   WHERE t.member_id = w.member_id AND t.vendor = w.vendor AND t.currency = w.currency
                     AND t.direction = 'out' AND t.status = 'done');
GRANT UPDATE (arrived) ON gateway.wallet_book TO croupier_app;

-- Those that are tried again, the one that was tried longest ago first; and the list of operators.
CREATE INDEX wallet_round_refused_uncovered ON gateway.wallet_round_refused (vendor, at) WHERE reason = 'UNCOVERED';
CREATE INDEX wallet_round_refused_at ON gateway.wallet_round_refused (at DESC);
