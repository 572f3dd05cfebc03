-- Settings of adapters, and what a member may withdraw in a day (docs/decisions/0107).
ALTER TABLE cashier.channel
  -- What the adapter needs, by name.
  ADD COLUMN settings jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(settings) = 'object'),
  -- Its secrets by name: sealed with the channel's number and the name, in base64.
  ADD COLUMN secrets jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(secrets) = 'object');

ALTER TABLE cashier.channel_currency
  -- What one member may request in a settlement day; NULL: no limit. Rejected and cancelled requests do not count.
  ADD COLUMN daily_amount bigint CHECK (daily_amount >= minimum),
  ADD COLUMN daily_count int CHECK (daily_count > 0);
-- The requests of a member on a day.
CREATE INDEX withdrawal_day_idx ON cashier.withdrawal (member_id, channel, created_at);
