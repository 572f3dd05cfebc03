-- The points mall: kinds and conditions of goods, codes, delivery addresses, orders.
ALTER TABLE rewards.good
  -- goods: sent to an address. code: a code that the member reads. money: paid to the balance.
  ADD COLUMN kind text NOT NULL DEFAULT 'goods' CHECK (kind IN ('goods', 'code', 'money')),
  -- The price in money of one piece, beside the points, in 1/10,000 of the site's currency.
  ADD COLUMN price bigint NOT NULL DEFAULT 0 CHECK (price >= 0),
  -- What a piece of money goods pays, in 1/10,000 of the site's currency.
  ADD COLUMN worth bigint NOT NULL DEFAULT 0 CHECK (worth >= 0),
  -- How many pieces one member can have; NULL: no limit.
  ADD COLUMN per_member integer CHECK (per_member > 0),
  -- Only members of this group (cashier.member_group); NULL: everybody. A deleted group has no members.
  ADD COLUMN group_id bigint,
  ADD CONSTRAINT money_has_worth CHECK ((kind = 'money') = (worth > 0));

-- Redeemed pieces, by the member. An order in process waits for an operator.
CREATE TABLE rewards.redemption (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  good_id bigint NOT NULL REFERENCES rewards.good,
  -- As the good was when it was redeemed.
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  picture text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('goods', 'code', 'money')),
  quantity integer NOT NULL CHECK (quantity > 0),
  points bigint NOT NULL CHECK (points >= 0),
  currency char(3) NOT NULL CHECK (currency NOT IN ('PLY', 'PTS')),
  price bigint NOT NULL CHECK (price >= 0),
  worth bigint NOT NULL CHECK (worth >= 0),
  status text NOT NULL CHECK (status IN ('process', 'approved', 'rejected')),
  -- Won with the wheel: no points were paid.
  spin_id bigint,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  -- The delivery address, sealed; NULL for codes and money, for a won good until the member names one, and after an erasure.
  address_sealed bytea,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by bigint REFERENCES backoffice.operator,
  -- What the member reads: the parcel's number and a note.
  tracking text CHECK (length(tracking) BETWEEN 1 AND 80),
  note text CHECK (length(note) BETWEEN 1 AND 300),
  points_ledger_id bigint REFERENCES ledger.transaction,
  price_ledger_id bigint REFERENCES ledger.transaction,
  worth_ledger_id bigint REFERENCES ledger.transaction,
  returned_ledger_id bigint REFERENCES ledger.transaction,
  returned_price_ledger_id bigint REFERENCES ledger.transaction,
  CONSTRAINT redemption_request UNIQUE (member_id, request_id),
  CONSTRAINT decided_or_not CHECK ((status = 'process') = (decided_at IS NULL))
);
CREATE INDEX redemption_member ON rewards.redemption (member_id, id DESC);
CREATE INDEX redemption_good ON rewards.redemption (good_id, member_id) WHERE status <> 'rejected';
CREATE INDEX redemption_created ON rewards.redemption (created_at DESC, id DESC);
CREATE INDEX redemption_open ON rewards.redemption (created_at, id) WHERE status = 'process';
GRANT SELECT, INSERT ON rewards.redemption TO croupier_app;
GRANT UPDATE (status, address_sealed, decided_at, decided_by, tracking, note, returned_ledger_id, returned_price_ledger_id,
              points_ledger_id, price_ledger_id, worth_ledger_id) ON rewards.redemption TO croupier_app;

-- The codes of digital goods, sealed. A code is given once.
CREATE TABLE rewards.good_code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  good_id bigint NOT NULL REFERENCES rewards.good,
  code_sealed bytea NOT NULL,
  -- A keyed hash, so that a code is not added twice.
  code_digest bytea NOT NULL,
  redemption_id bigint REFERENCES rewards.redemption,
  added_at timestamptz NOT NULL,
  CONSTRAINT good_code_once UNIQUE (good_id, code_digest)
);
CREATE INDEX good_code_free ON rewards.good_code (good_id, id) WHERE redemption_id IS NULL;
CREATE INDEX good_code_order ON rewards.good_code (redemption_id) WHERE redemption_id IS NOT NULL;
GRANT SELECT, INSERT ON rewards.good_code TO croupier_app;
GRANT UPDATE (redemption_id) ON rewards.good_code TO croupier_app;

-- The address book of a member: personal data, sealed.
CREATE TABLE rewards.address (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  address_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX address_member ON rewards.address (member_id, id);
GRANT SELECT, INSERT, DELETE ON rewards.address TO croupier_app;
