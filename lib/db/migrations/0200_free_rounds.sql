-- Free rounds by grant (lib/gateway/README.md, docs/decisions/0129). What they win is in a ledger account of the member of kind `free-wins` until
-- the grant ends. Amounts are in 1/10,000 of the currency's unit. Written by the functions of lib/gateway/sql alone.
CREATE TABLE gateway.free_grant (
  -- Vendors know it as `free-rounds:<id>`.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Names the grant: the same key never grants twice.
  key text COLLATE "C" NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 150),
  member_id bigint NOT NULL REFERENCES identity.member,
  -- The games in which the rounds can be played, all of one vendor.
  vendor text NOT NULL,
  node_ids bigint[] NOT NULL CHECK (cardinality(node_ids) BETWEEN 1 AND 60),
  currency char(3) NOT NULL CHECK (currency NOT IN ('PLY', 'PTS')),
  main_account_id bigint NOT NULL REFERENCES ledger.account,
  account_id bigint NOT NULL REFERENCES ledger.account,
  house_account_id bigint NOT NULL REFERENCES ledger.account,
  rounds integer NOT NULL CHECK (rounds BETWEEN 1 AND 1000),
  -- What a round is played at. No stake is taken.
  stake bigint NOT NULL CHECK (stake > 0),
  -- How often the wins must be staked before they become real money, in hundredths; 0: they are real money.
  multiple integer NOT NULL CHECK (multiple BETWEEN 0 AND 999999),
  -- Of the bonus money that the wins become, as in gateway.bonus_grant; its days count from the end of the grant.
  weights jsonb NOT NULL CHECK (jsonb_typeof(weights) = 'object'),
  stake_cap bigint CHECK (stake_cap > 0),
  bonus_days integer CHECK (bonus_days > 0),
  -- The most that the member gets of the wins; NULL without a limit.
  win_cap bigint CHECK (win_cap > 0),
  expires_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'completed', 'expired', 'cancelled')),
  -- Rounds that have begun and were not rolled back, and their wins.
  used integer NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  -- What the member got of the wins, and what went back to the house because it was above win_cap.
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  -- An operator's words.
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  reward_id bigint,
  granted_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When the member was told of the end.
  told_at timestamptz,
  CONSTRAINT free_rounds_not_exceeded CHECK (used BETWEEN 0 AND rounds),
  CONSTRAINT free_wins_not_exceeded CHECK (paid + returned <= won),
  CONSTRAINT free_grant_end CHECK ((status = 'active') = (ended_at IS NULL)),
  CONSTRAINT free_grant_reason CHECK ((status = 'cancelled') = (reason IS NOT NULL))
) WITH (fillfactor = 50);
CREATE INDEX free_grant_active ON gateway.free_grant (member_id, id) WHERE status = 'active';
CREATE INDEX free_grant_of_member ON gateway.free_grant (member_id, id DESC);
CREATE INDEX free_grant_newest ON gateway.free_grant (granted_at DESC, id DESC);
CREATE INDEX free_grant_expires ON gateway.free_grant (expires_at) WHERE status = 'active';
CREATE INDEX free_grant_untold ON gateway.free_grant (id) WHERE status <> 'active' AND told_at IS NULL;
CREATE INDEX free_grant_reward ON gateway.free_grant (reward_id) WHERE reward_id IS NOT NULL;
GRANT SELECT ON gateway.free_grant TO croupier_app;
GRANT UPDATE (told_at) ON gateway.free_grant TO croupier_app;
