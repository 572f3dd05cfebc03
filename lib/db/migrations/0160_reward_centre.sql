-- The reward centre: everything that the site gives to a member, to be claimed or paid at once (lib/rewards/README.md,
-- docs/decisions/0114). Amounts are in 1/10,000 of the currency's unit or of a point.
CREATE TABLE rewards.reward (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The unique name of what is given: a mission, a day, a deposit. The same name never gives twice.
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 150),
  member_id bigint NOT NULL REFERENCES identity.member,
  kind text NOT NULL CHECK (kind IN ('bonus', 'mission', 'rebate', 'vip', 'cashback', 'referral', 'leaderboard', 'raffle',
                                     'promotion', 'manual')),
  -- The row of the kind's own table that it came from.
  source_id bigint,
  -- Money of the member's currency, or points (PTS).
  currency char(3) NOT NULL CHECK (currency <> 'PLY'),
  amount bigint NOT NULL CHECK (amount > 0),
  -- How often bonus money must be staked, and its other terms. `multiple` '0': paid to the main balance.
  wagering jsonb NOT NULL CHECK (jsonb_typeof(wagering) = 'object' AND jsonb_typeof(wagering -> 'multiple') = 'string'),
  -- Texts shown to the member.
  params jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(params) = 'object'),
  status text NOT NULL DEFAULT 'claimable' CHECK (status IN ('claimable', 'claimed', 'expired', 'cancelled')),
  created_at timestamptz NOT NULL,
  -- NULL: never.
  expires_at timestamptz,
  -- When it was claimed, expired or cancelled.
  ended_at timestamptz,
  -- The posting that paid it.
  transaction_id bigint REFERENCES ledger.transaction,
  -- Who cancelled it, and why.
  cancelled_by bigint REFERENCES backoffice.operator,
  cancel_reason text CHECK (length(cancel_reason) BETWEEN 1 AND 300),
  CONSTRAINT reward_key UNIQUE (key),
  CONSTRAINT reward_end CHECK ((status = 'claimable') = (ended_at IS NULL)),
  CONSTRAINT reward_paid CHECK (transaction_id IS NULL OR status = 'claimed'),
  CONSTRAINT reward_cancelled CHECK ((status = 'cancelled') = (cancel_reason IS NOT NULL))
);
-- The list of a member: what can be claimed first, then the newest.
CREATE INDEX reward_member ON rewards.reward (member_id, (status = 'claimable') DESC, id DESC);
-- What the expiry job reads, and the count of what can be claimed.
CREATE INDEX reward_expiry ON rewards.reward (expires_at) WHERE status = 'claimable' AND expires_at IS NOT NULL;
CREATE INDEX reward_source ON rewards.reward (kind, source_id) WHERE source_id IS NOT NULL;
CREATE INDEX reward_transaction ON rewards.reward (transaction_id) WHERE transaction_id IS NOT NULL;
GRANT SELECT, INSERT ON rewards.reward TO croupier_app;
GRANT UPDATE (status, ended_at, transaction_id, cancelled_by, cancel_reason) ON rewards.reward TO croupier_app;
