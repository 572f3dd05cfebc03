-- What was counted for agents, beside the position in the bet feed (reporting.feed_consumer).
CREATE TABLE agents.counting (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- The zone of agents.team_day; another one makes the next run sum it anew. Empty before the first run.
  zone text NOT NULL DEFAULT '',
  -- The currency of the last run, as text of the site's settings. Empty before the first run.
  currency text NOT NULL DEFAULT '',
  -- Rounds and transactions up to these were before the agent programme; they and their corrections count nothing.
  first_round_id bigint NOT NULL,
  first_transaction_id bigint NOT NULL,
  -- The ledger is counted up to this transaction.
  transaction_id bigint NOT NULL
);
INSERT INTO agents.counting (first_round_id, first_transaction_id, transaction_id)
SELECT f.round_id, t.id, t.id
  FROM reporting.feed_consumer f, (SELECT coalesce(max(l.id), 0) AS id FROM ledger.transaction l) t WHERE f.name = 'agents';
GRANT SELECT ON agents.counting TO croupier_app;

-- A correction names the contract and the part of the period; the earlier bill is missing where nothing had been counted (hourly and real-time
-- salaries have no empty bills). It has every figure that a bill has.
ALTER TABLE agents.correction
  ALTER COLUMN bill_id DROP NOT NULL,
  ADD COLUMN contract_id bigint NOT NULL REFERENCES agents.contract,
  ADD COLUMN from_at timestamptz NOT NULL,
  ADD COLUMN to_at timestamptz NOT NULL CHECK (to_at > from_at),
  ADD COLUMN rounds integer NOT NULL,
  ADD COLUMN rebates bigint NOT NULL,
  ADD COLUMN promotions bigint NOT NULL,
  ADD COLUMN fees bigint NOT NULL,
  ADD COLUMN won_bets bigint NOT NULL,
  ADD COLUMN lost_bets bigint NOT NULL,
  ADD COLUMN tier_no smallint,
  DROP CONSTRAINT correction_bill_id_to_run_key,
  ADD CONSTRAINT correction_once UNIQUE (contract_id, from_at, to_run);
CREATE INDEX correction_bill ON agents.correction (bill_id);

-- The next settlement of a kind begins where the last one ended.
CREATE INDEX settlement_last ON agents.settlement (kind, period, to_at DESC);
-- The bill in which a negative rest is carried: the last one of an agent.
CREATE INDEX bill_last ON agents.bill (kind, agent_id, to_at DESC, id DESC);
