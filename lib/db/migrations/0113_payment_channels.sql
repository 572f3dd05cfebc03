-- Payment channels are made by operators in the back office (docs/decisions/0092). A channel belongs to an adapter of
-- lib/cashier/adapters; limits and fees are stored by currency, receiving accounts are rows of their own.

-- Adapters are listed in code, so that a new one needs no migration.
ALTER TABLE cashier.channel
  DROP CONSTRAINT channel_method_check,
  DROP CONSTRAINT channel_instant_is_demo,
  DROP CONSTRAINT channel_transfer_has_account;
ALTER TABLE cashier.channel RENAME COLUMN method TO adapter;
ALTER TABLE cashier.channel
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY,
  -- What the member reads after the request, by locale.
  ADD COLUMN instructions jsonb,
  -- Country codes; empty: every country.
  ADD COLUMN countries text[] NOT NULL DEFAULT '{}',
  -- Opening hours in the settlement zone: [{days: [1..7], from: "09:00", to: "17:30"}]; empty: always open.
  ADD COLUMN schedule jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
  -- An archived channel is not offered and not listed; requests and statements still name it.
  ADD COLUMN archived_at timestamptz,
  ALTER COLUMN enabled SET DEFAULT false,
  ADD CONSTRAINT channel_id_key UNIQUE (id),
  ADD CONSTRAINT channel_adapter_check CHECK (adapter ~ '^[a-z][a-z0-9-]{1,31}$'),
  ADD CONSTRAINT channel_instructions_check
    CHECK (instructions IS NULL OR jsonb_typeof(instructions -> 'en') = 'string'),
  ADD CONSTRAINT channel_schedule_check CHECK (jsonb_typeof(schedule) = 'array'),
  ADD CONSTRAINT archived_is_off CHECK (archived_at IS NULL OR NOT enabled);

-- What a channel accepts of one currency. Amounts are in 1/10,000 of its unit, rates in 1/10,000.
CREATE TABLE cashier.channel_currency (
  channel_id bigint NOT NULL REFERENCES cashier.channel (id),
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$' AND currency <> 'PLY'),
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL,
  -- The member's fee: a fixed amount, and a share of the amount that is rounded down to a whole coin.
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  fee_rate int NOT NULL DEFAULT 0 CHECK (fee_rate BETWEEN 0 AND 9999),
  PRIMARY KEY (channel_id, currency),
  CONSTRAINT limits_in_order CHECK (maximum >= minimum),
  CONSTRAINT fee_below_minimum CHECK (fee_fixed + div(minimum::numeric * fee_rate, 10000) < minimum)
);

-- The operator's accounts that members transfer to. A deposit keeps the account it was given.
CREATE TABLE cashier.receiving_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id bigint NOT NULL REFERENCES cashier.channel (id),
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$' AND currency <> 'PLY'),
  bank text NOT NULL CHECK (length(bank) BETWEEN 2 AND 60),
  holder text NOT NULL CHECK (length(holder) BETWEEN 2 AND 100),
  number text NOT NULL CHECK (length(number) BETWEEN 4 AND 60),
  branch text CHECK (length(branch) BETWEEN 1 AND 60),
  -- The amounts that this account is given for; NULL: no limit of its own.
  minimum bigint CHECK (minimum > 0),
  maximum bigint,
  -- The sum of requests that it is given in one settlement day; NULL: no ceiling.
  daily_ceiling bigint CHECK (daily_ceiling > 0),
  -- Accounts take turns: the one that was given longest ago is next.
  given_at timestamptz,
  removed_at timestamptz,
  CONSTRAINT account_limits_in_order CHECK (maximum IS NULL OR maximum >= coalesce(minimum, 1))
);
CREATE INDEX receiving_account_channel_idx ON cashier.receiving_account (channel_id);

-- Groups of members, for channels that only some members may use.
CREATE TABLE cashier.member_group (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX member_group_name_key ON cashier.member_group (lower(name));
CREATE TABLE cashier.group_member (
  group_id bigint NOT NULL REFERENCES cashier.member_group (id),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, member_id)
);
CREATE INDEX group_member_member_idx ON cashier.group_member (member_id);
-- The groups that a channel is offered to; a channel without a row is offered to every member.
CREATE TABLE cashier.channel_group (
  channel_id bigint NOT NULL REFERENCES cashier.channel (id),
  group_id bigint NOT NULL REFERENCES cashier.member_group (id),
  PRIMARY KEY (channel_id, group_id)
);
CREATE INDEX channel_group_group_idx ON cashier.channel_group (group_id);

-- Existing channels keep their limits in every currency that members have, and their account.
INSERT INTO cashier.channel_currency (channel_id, currency, minimum, maximum)
  SELECT c.id, m.currency, c.minimum, c.maximum
    FROM cashier.channel c CROSS JOIN (SELECT DISTINCT currency FROM identity.member WHERE currency <> 'PLY') m;
INSERT INTO cashier.receiving_account (channel_id, currency, bank, holder, number)
  SELECT c.id, t.currency, c.account ->> 'bank', c.account ->> 'holder', c.account ->> 'number'
    FROM cashier.channel c JOIN cashier.channel_currency t ON t.channel_id = c.id
   WHERE c.account IS NOT NULL;
ALTER TABLE cashier.channel
  DROP CONSTRAINT channel_limits_check,
  DROP COLUMN minimum,
  DROP COLUMN maximum,
  DROP COLUMN account,
  DROP COLUMN demo_only;

GRANT SELECT, INSERT, UPDATE, DELETE ON cashier.channel_currency TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON cashier.receiving_account TO croupier_app;
GRANT SELECT, INSERT, DELETE ON cashier.member_group, cashier.group_member, cashier.channel_group TO croupier_app;
GRANT UPDATE (name) ON cashier.member_group TO croupier_app;
