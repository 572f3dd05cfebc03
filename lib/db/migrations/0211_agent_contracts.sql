-- Contracts between an upline and a downline (docs/decisions/0133). A row is one version: an offer that was signed, refused or replaced. Terms
-- never change; a new version is a new row.
CREATE TABLE agents.contract (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  -- No upline: the platform pays.
  upline_id bigint REFERENCES identity.member,
  agent_id bigint NOT NULL REFERENCES identity.member CHECK (agent_id <> upline_id),
  currency char(3) NOT NULL,
  -- D, W, H (from the 1st and the 16th), M. Daily salaries have D; hourly and real-time ones have none.
  period char(1) CHECK (period IN ('D', 'W', 'H', 'M')),
  -- How a dividend chooses its tier.
  tier_mode text CHECK (tier_mode IN ('fixed', 'floating')),
  -- Real-time: millionths of the valid bet of bets that the member won or lost, and the smallest stake that counts.
  profit_rate integer CHECK (profit_rate BETWEEN 0 AND 1000000),
  loss_rate integer CHECK (loss_rate BETWEEN 0 AND 1000000),
  single_bet bigint CHECK (single_bet >= 0),
  -- The largest rate and amount of the tiers, to compare with those of the upline. Real-time: the larger of both rates, and 0.
  top_rate integer NOT NULL CHECK (top_rate BETWEEN 0 AND 1000000),
  top_amount bigint NOT NULL DEFAULT 0 CHECK (top_amount >= 0),
  state text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'signed', 'rejected', 'withdrawn', 'replaced', 'expired')),
  offered_by text NOT NULL CHECK (offered_by IN ('upline', 'agent', 'operator')),
  -- The offer that this one answers, or the version that it follows.
  previous_id bigint REFERENCES agents.contract,
  request_id text NOT NULL CHECK (length(request_id) <= 64),
  request_digest bytea NOT NULL,
  operator_id bigint REFERENCES backoffice.operator,
  offered_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- Signed: counts bets that were settled from starts_at until before ends_at. Both are starts of slots of five minutes.
  starts_at timestamptz,
  ends_at timestamptz,
  end_reason text CHECK (end_reason IN ('terminated', 'agreed', 'replaced', 'higher_rate', 'upline_ended', 'moved', 'operator')),
  CONSTRAINT contract_decided CHECK ((state = 'offered') = (decided_at IS NULL)),
  CONSTRAINT contract_signed CHECK ((state = 'signed') = (starts_at IS NOT NULL)),
  CONSTRAINT contract_ends CHECK (ends_at IS NULL OR (starts_at IS NOT NULL AND ends_at >= starts_at)),
  CONSTRAINT contract_end_reason CHECK ((ends_at IS NULL) = (end_reason IS NULL)),
  CONSTRAINT contract_period CHECK (CASE kind WHEN 'dividend' THEN period IS NOT NULL WHEN 'daily' THEN period = 'D' ELSE period IS NULL END),
  CONSTRAINT contract_mode CHECK ((kind = 'dividend') = (tier_mode IS NOT NULL)),
  CONSTRAINT contract_realtime CHECK ((kind = 'realtime') = (profit_rate IS NOT NULL)
    AND (kind = 'realtime') = (loss_rate IS NOT NULL) AND (kind = 'realtime') = (single_bet IS NOT NULL)),
  CONSTRAINT contract_slots CHECK (coalesce(extract(epoch FROM starts_at)::bigint % 300, 0) = 0
    AND coalesce(extract(epoch FROM ends_at)::bigint % 300, 0) = 0)
);
-- One open offer and one contract without an end of a kind between the same two.
CREATE UNIQUE INDEX contract_offered ON agents.contract (agent_id, kind) WHERE state = 'offered';
CREATE UNIQUE INDEX contract_in_force ON agents.contract (agent_id, kind) WHERE state = 'signed' AND ends_at IS NULL;
CREATE UNIQUE INDEX contract_request ON agents.contract (coalesce(upline_id, 0), agent_id, offered_by, request_id);
CREATE INDEX contract_agent ON agents.contract (agent_id, id DESC);
CREATE INDEX contract_upline ON agents.contract (upline_id, id DESC);
CREATE INDEX contract_period_of ON agents.contract (kind, starts_at) WHERE state = 'signed';
GRANT SELECT, INSERT ON agents.contract TO croupier_app;
GRANT UPDATE (state, decided_at, starts_at, ends_at, end_reason) ON agents.contract TO croupier_app;

-- The tiers of a contract, in the order of `no`. A tier is reached when every figure it states is reached; then it pays the turnover or net
-- loss times the rate (millionths), plus the amount. Amounts in 1/10,000.
CREATE TABLE agents.contract_tier (
  contract_id bigint NOT NULL REFERENCES agents.contract,
  no smallint NOT NULL CHECK (no BETWEEN 1 AND 20),
  valid_bet bigint NOT NULL DEFAULT 0 CHECK (valid_bet >= 0),
  net_loss bigint NOT NULL DEFAULT 0 CHECK (net_loss >= 0),
  active integer NOT NULL DEFAULT 0 CHECK (active >= 0),
  rate integer NOT NULL DEFAULT 0 CHECK (rate BETWEEN 0 AND 1000000),
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  PRIMARY KEY (contract_id, no),
  CONSTRAINT tier_pays CHECK (rate > 0 OR amount > 0)
);
GRANT SELECT, INSERT ON agents.contract_tier TO croupier_app;

-- A wish to end a contract at once, which the other side accepts or refuses. Either side may also end it with the period, without asking.
CREATE TABLE agents.end_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES agents.contract,
  asked_by text NOT NULL CHECK (asked_by IN ('upline', 'agent')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused', 'withdrawn')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 140),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CONSTRAINT end_request_decided CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX end_request_open ON agents.end_request (contract_id) WHERE state = 'open';
GRANT SELECT, INSERT ON agents.end_request TO croupier_app;
GRANT UPDATE (state, decided_at) ON agents.end_request TO croupier_app;

-- Templates of contracts that operators write, to offer them with one press. `terms` as POST /wps/agent/contracts takes them.
CREATE TABLE agents.template (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 60),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  terms jsonb NOT NULL CHECK (jsonb_typeof(terms) = 'object'),
  -- Whether agents may use it for offers to their downlines.
  shared boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON agents.template TO croupier_app;

-- The rules that operators set; a row holds from its moment on. Without a row the defaults of the code hold.
CREATE TABLE agents.rules (
  version integer PRIMARY KEY CHECK (version > 0),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  -- The start of a settlement day: a bill has the rules in force at the start of its period.
  valid_from timestamptz NOT NULL,
  created_by bigint REFERENCES backoffice.operator,
  created_at timestamptz NOT NULL
);
CREATE INDEX rules_valid ON agents.rules (valid_from DESC, version DESC);
GRANT SELECT, INSERT ON agents.rules TO croupier_app;
