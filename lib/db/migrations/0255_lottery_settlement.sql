-- What settlement keeps of a bet, and notices that are told once (lib/studio/lottery/settlement). Amounts are in 1/10,000 of the currency's unit.
ALTER TABLE studio.lottery_bet
  -- What the call lw<id> paid: the payout by the first result. `payout` is that by the present one.
  ADD COLUMN won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  -- How much the last correction changed the payout.
  ADD COLUMN corrected bigint NOT NULL DEFAULT 0;

-- A notice of an event that may be reported more than once: the key of the event, such as 'lottery:won:17'.
ALTER TABLE notices.notice ADD COLUMN event_key text;
CREATE UNIQUE INDEX notice_of_event ON notices.notice (member_id, event_key) WHERE event_key IS NOT NULL;
