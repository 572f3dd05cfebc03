-- What the detectors of lib/risk read: sums of rounds by member, game, model and day, and the indexes of their queries.

-- Sums over settled rounds with a stake. `stakes_squared` is the sum of the squared stakes, of which the standard deviation of the
-- payouts is a multiple. `batch` grows with each change, so that a detector reads only what has changed. Written by
-- risk.count_rounds alone. Rows have no CHECKs, because a correction is added as negative sums.
CREATE TABLE risk.play_day (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  currency char(3) NOT NULL,
  -- The studio's model and its version; empty and 0 for the games of other vendors.
  model text NOT NULL,
  version integer NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL,
  stakes numeric NOT NULL,
  payouts numeric NOT NULL,
  stakes_squared numeric NOT NULL,
  top_payout bigint NOT NULL,
  batch bigint NOT NULL,
  PRIMARY KEY (member_id, node_id, currency, model, version, day)
);
CREATE INDEX play_day_batch_idx ON risk.play_day (batch);
CREATE INDEX play_day_day_idx ON risk.play_day (day);
CREATE SEQUENCE risk.batch;
GRANT SELECT, DELETE ON risk.play_day TO croupier_app;

-- The rounds that are settled from now on; earlier ones are not counted. A new site has none.
INSERT INTO reporting.feed_consumer (name, round_id, change_id)
SELECT 'risk', b.round_id, b.change_id FROM reporting.feed_bound b;

CREATE INDEX session_device_idx ON identity.session (device_hash, created_at DESC) WHERE device_hash IS NOT NULL;
CREATE INDEX session_ip_idx ON identity.session (ip, created_at DESC);
-- Few rows: what vendors credit beside the payouts of bets.
CREATE INDEX transaction_bonus_idx ON gateway.transaction (id) WHERE kind IN ('bonusWin', 'promoWin');
CREATE INDEX transaction_bonus_member_idx ON gateway.transaction (member_id, id) WHERE kind IN ('bonusWin', 'promoWin');
