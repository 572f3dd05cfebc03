-- The lines of agents (docs/decisions/0132). The present line of a member is identity.member.upline_id and path; this schema has what changed
-- and when, so that a bet can be counted for those who were above it when it was settled.
CREATE SCHEMA agents;
GRANT USAGE ON SCHEMA agents TO croupier_app;

-- A move, promotion or demotion of a member. Before the first applied row of a member, the member was where that row says it was before.
CREATE TABLE agents.line_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  -- When it takes effect: the start of a slot of five minutes.
  at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'scheduled' CHECK (state IN ('scheduled', 'applied', 'cancelled', 'refused')),
  -- What the member is from then on. No upline: directly below the platform.
  to_upline_id bigint REFERENCES identity.member,
  to_type smallint NOT NULL,
  -- What the member was before; set when it is applied.
  from_upline_id bigint REFERENCES identity.member,
  from_type smallint,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  -- Why a scheduled change could not be applied: the code of the error.
  refusal text,
  created_by bigint REFERENCES backoffice.operator,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CONSTRAINT line_change_not_below_itself CHECK (to_upline_id <> member_id),
  CONSTRAINT line_change_decided CHECK ((state = 'scheduled') = (decided_at IS NULL)),
  CONSTRAINT line_change_from CHECK ((state = 'applied') = (from_type IS NOT NULL)),
  CONSTRAINT line_change_slot CHECK (extract(epoch FROM at)::bigint % 300 = 0)
);
-- A member has one change at a time that is still to come, and one at a moment.
CREATE UNIQUE INDEX line_change_scheduled ON agents.line_change (member_id) WHERE state = 'scheduled';
CREATE UNIQUE INDEX line_change_applied ON agents.line_change (member_id, at) WHERE state = 'applied';
CREATE INDEX line_change_due ON agents.line_change (at) WHERE state = 'scheduled';
CREATE INDEX line_change_at ON agents.line_change (at, id) WHERE state = 'applied';
CREATE INDEX line_change_newest ON agents.line_change (id DESC);
GRANT SELECT, INSERT ON agents.line_change TO croupier_app;
GRANT UPDATE (state, from_upline_id, from_type, refusal, decided_at) ON agents.line_change TO croupier_app;
-- Only agents.apply_line_change moves a member; the application cannot write a path.

-- What a member asked for: to become an agent. One open application of a member.
CREATE TABLE agents.application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected', 'withdrawn')),
  contact text NOT NULL CHECK (length(contact) BETWEEN 1 AND 120),
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 1000),
  request_id text NOT NULL CHECK (length(request_id) <= 64),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by bigint REFERENCES backoffice.operator,
  -- What the member is told.
  answer text CHECK (length(answer) <= 500),
  UNIQUE (member_id, request_id)
);
CREATE UNIQUE INDEX application_open ON agents.application (member_id) WHERE state = 'open';
CREATE INDEX application_queue ON agents.application (created_at, id) WHERE state = 'open';
CREATE INDEX application_newest ON agents.application (id DESC);
GRANT SELECT, INSERT ON agents.application TO croupier_app;
GRANT UPDATE (state, decided_at, decided_by, answer) ON agents.application TO croupier_app;

-- An invitation link of an agent: what a visitor who registers by it becomes. The agent's own referral code stays beside these.
CREATE TABLE agents.link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agent_id bigint NOT NULL REFERENCES identity.member,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Za-z0-9]{6,16}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The account type that it makes: a player, or an agent.
  type smallint NOT NULL,
  -- The contract that the new agent is offered at once; JSON of the offer as POST /wps/agent/contracts takes it, or none.
  offer jsonb CHECK (jsonb_typeof(offer) = 'object'),
  open boolean NOT NULL DEFAULT true,
  request_id text NOT NULL CHECK (length(request_id) <= 64),
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  UNIQUE (agent_id, request_id)
);
CREATE INDEX link_agent ON agents.link (agent_id, id DESC);
GRANT SELECT, INSERT ON agents.link TO croupier_app;
GRANT UPDATE (name, open, closed_at) ON agents.link TO croupier_app;

-- Visits by a link, by settlement day. A visitor counts once a day (a cookie says so).
CREATE TABLE agents.link_day (
  link_id bigint NOT NULL REFERENCES agents.link,
  day date NOT NULL,
  clicks integer NOT NULL DEFAULT 0 CHECK (clicks >= 0),
  PRIMARY KEY (link_id, day)
);
GRANT SELECT, INSERT ON agents.link_day TO croupier_app;
GRANT UPDATE (clicks) ON agents.link_day TO croupier_app;

-- Who registered by a link.
CREATE TABLE agents.link_member (
  member_id bigint PRIMARY KEY REFERENCES identity.member,
  link_id bigint NOT NULL REFERENCES agents.link,
  created_at timestamptz NOT NULL
);
CREATE INDEX link_member_link ON agents.link_member (link_id, created_at DESC);
GRANT SELECT, INSERT ON agents.link_member TO croupier_app;

-- Accounts that an agent made, one row for each call, so that a repeated call makes no second ones.
CREATE TABLE agents.account_batch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agent_id bigint NOT NULL REFERENCES identity.member,
  request_id text NOT NULL CHECK (length(request_id) <= 64),
  request_digest bytea NOT NULL,
  members bigint[] NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (agent_id, request_id)
);
CREATE INDEX account_batch_newest ON agents.account_batch (agent_id, id DESC);
GRANT SELECT, INSERT ON agents.account_batch TO croupier_app;
