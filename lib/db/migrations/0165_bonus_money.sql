-- Bonus money (lib/gateway/README.md, docs/decisions/0116). A member's bonus money is in a ledger account of its own, of kind `bonus`.
-- What of it belongs to which bonus is in gateway.bonus_grant. Amounts are in 1/10,000 of the currency's unit.

-- The account with the bonus money that is staked together with this one; NULL for a member without an active bonus. It is part of the
-- balance's row, so that the statement that takes a stake sees it under the lock it takes anyway.
ALTER TABLE ledger.balance ADD COLUMN bonus_account_id bigint;

-- Bonus money that was granted to a member. Written by the functions of lib/gateway/sql alone, under the lock of the main account's balance.
CREATE TABLE gateway.bonus_grant (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Names the bonus: the same key never grants twice.
  key text COLLATE "C" NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 150),
  member_id bigint NOT NULL REFERENCES identity.member,
  currency char(3) NOT NULL,
  main_account_id bigint NOT NULL REFERENCES ledger.account,
  account_id bigint NOT NULL REFERENCES ledger.account,
  house_account_id bigint NOT NULL REFERENCES ledger.account,
  -- What was granted, and what of it and its winnings is left.
  amount bigint NOT NULL CHECK (amount > 0),
  remaining bigint NOT NULL CONSTRAINT remaining_not_negative CHECK (remaining >= 0),
  -- Valid bets that must be counted before the money becomes real, and those that are.
  required bigint NOT NULL CHECK (required > 0),
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
  -- {"other": 100, "types": {"RNG": 100}, "games": {"17": 0}}: how much of a valid bet counts, in percent.
  weights jsonb NOT NULL CHECK (jsonb_typeof(weights) = 'object'),
  -- The greatest stake of a round that may contain bonus money, and the most that counts of a round; NULL without a limit.
  stake_cap bigint CHECK (stake_cap > 0),
  -- Whether a stake is taken from the bonus first; otherwise from real money first.
  bonus_first boolean NOT NULL,
  expires_at timestamptz,
  status text NOT NULL CHECK (status IN ('active', 'completed', 'spent', 'expired', 'forfeited', 'cancelled')),
  -- Why it ended, if someone ended it: withdrawal, member, excluded, or an operator's words.
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  -- What became real money, or went back to the house, when it ended.
  ended_amount bigint,
  reward_id bigint,
  granted_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'active') = (ended_at IS NULL) AND (ended_at IS NULL) = (ended_amount IS NULL)),
  CHECK (status IN ('active', 'spent') OR remaining = 0)
) WITH (fillfactor = 50);
-- The bonus that is played with: the oldest active one of an account.
CREATE INDEX bonus_grant_active ON gateway.bonus_grant (main_account_id, id) WHERE status = 'active';
CREATE INDEX bonus_grant_of_member ON gateway.bonus_grant (member_id, id DESC);
CREATE INDEX bonus_grant_expires ON gateway.bonus_grant (expires_at) WHERE status = 'active' AND expires_at IS NOT NULL;
CREATE INDEX bonus_grant_reward ON gateway.bonus_grant (reward_id) WHERE reward_id IS NOT NULL;
GRANT SELECT ON gateway.bonus_grant TO croupier_app;

-- The bonus of a round: the grant whose meter counts it, the weight of its game in percent, and the parts of stake and payout that are
-- bonus money. All NULL for a round without a bonus.
ALTER TABLE gateway.round
  ADD COLUMN bonus_grant_id bigint,
  ADD COLUMN bonus_weight smallint,
  ADD COLUMN bonus_stake bigint,
  ADD COLUMN bonus_payout bigint;

-- Declared for the trigger below; its body is in lib/gateway/sql.
CREATE FUNCTION gateway.meter_bonus() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;
-- A round that is settled by the call that writes its row is counted by that call.
CREATE TRIGGER meter_bonus AFTER UPDATE ON gateway.round FOR EACH ROW
  WHEN (NEW.bonus_grant_id IS NOT NULL
    AND (OLD.status, OLD.valid_bet, OLD.bonus_grant_id) IS DISTINCT FROM (NEW.status, NEW.valid_bet, NEW.bonus_grant_id))
  EXECUTE FUNCTION gateway.meter_bonus();
