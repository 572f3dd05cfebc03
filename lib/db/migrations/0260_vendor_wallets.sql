-- Transfer wallets of vendors (docs/decisions/0153). Amounts in 1/10,000 of the currency's unit.

-- Where the wallet of a vendor with wallet kind `transfer` is called.
CREATE TABLE gateway.vendor_wallet (
  vendor  text PRIMARY KEY REFERENCES catalogue.vendor,
  -- https on a host of the vendor, without a query; the operation is added as the last part of the path.
  address text NOT NULL CHECK (length(address) BETWEEN 8 AND 300)
);
GRANT SELECT, INSERT, DELETE ON gateway.vendor_wallet TO croupier_app;
GRANT UPDATE (address) ON gateway.vendor_wallet TO croupier_app;

-- What a member has at a vendor by our own books, to be compared with what the vendor says.
CREATE TABLE gateway.wallet_book (
  member_id     bigint NOT NULL REFERENCES identity.member,
  vendor        text NOT NULL REFERENCES catalogue.vendor,
  currency      char(3) NOT NULL CHECK (currency NOT IN ('PLY', 'PTS')),
  -- What has left the main account and has not come back; money under way to the vendor is in it.
  moved         bigint NOT NULL DEFAULT 0,
  -- Of the vendor's rounds, as it has reported them.
  stake         bigint NOT NULL DEFAULT 0,
  payout        bigint NOT NULL DEFAULT 0,
  -- What the vendor has said last.
  reported      bigint,
  reported_at   timestamptz,
  PRIMARY KEY (member_id, vendor, currency)
);
CREATE INDEX wallet_book_vendor ON gateway.wallet_book (vendor, currency, member_id);
GRANT SELECT, INSERT ON gateway.wallet_book TO croupier_app;
GRANT UPDATE (moved, stake, payout, reported, reported_at) ON gateway.wallet_book TO croupier_app;

CREATE TABLE gateway.wallet_transfer (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the vendor knows the transfer by; never used twice.
  reference      text NOT NULL UNIQUE,
  member_id      bigint NOT NULL REFERENCES identity.member,
  vendor         text NOT NULL REFERENCES catalogue.vendor,
  -- out: from the main account to the vendor. in: back.
  direction      text NOT NULL CHECK (direction IN ('out', 'in')),
  currency       char(3) NOT NULL CHECK (currency NOT IN ('PLY', 'PTS')),
  amount         bigint NOT NULL CHECK (amount > 0),
  request_id     text NOT NULL CHECK (length(request_id) BETWEEN 1 AND 100),
  request_digest bytea NOT NULL,
  -- started: the vendor is being called. held: nobody knows whether the vendor has done it; it is asked again.
  status         text NOT NULL DEFAULT 'started' CHECK (status IN ('started', 'held', 'done', 'refused')),
  -- Why it was refused, or why its outcome is not known.
  reason         text,
  -- How often its outcome was asked, and when it is asked next.
  asks           integer NOT NULL DEFAULT 0,
  asked_at       timestamptz,
  next_ask_at    timestamptz,
  -- out: what took the money from the main account.
  start_ledger_id bigint UNIQUE REFERENCES ledger.transaction,
  -- What ended it. A transfer in that was refused has none.
  end_ledger_id  bigint UNIQUE REFERENCES ledger.transaction,
  -- The vendor has said something else afterwards. Nothing was moved; an operator has to agree on it with the vendor.
  contradicted_at timestamptz,
  created_at     timestamptz NOT NULL,
  ended_at       timestamptz,
  CONSTRAINT wallet_transfer_request UNIQUE (member_id, request_id, vendor),
  CONSTRAINT wallet_transfer_start CHECK ((direction = 'out') = (start_ledger_id IS NOT NULL)),
  CONSTRAINT wallet_transfer_end CHECK ((end_ledger_id IS NOT NULL) = (status = 'done' OR status = 'refused' AND direction = 'out')),
  CONSTRAINT wallet_transfer_ended CHECK ((status IN ('done', 'refused')) = (ended_at IS NOT NULL)),
  CONSTRAINT wallet_transfer_asked CHECK ((status IN ('started', 'held')) = (next_ask_at IS NOT NULL))
);
-- A member's list; the job that asks; the list and the sums of operators.
CREATE INDEX wallet_transfer_member ON gateway.wallet_transfer (member_id, id DESC);
CREATE INDEX wallet_transfer_due ON gateway.wallet_transfer (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX wallet_transfer_unfinished ON gateway.wallet_transfer (member_id, vendor) WHERE next_ask_at IS NOT NULL;
CREATE INDEX wallet_transfer_vendor ON gateway.wallet_transfer (vendor, id DESC);
CREATE INDEX wallet_transfer_contradicted ON gateway.wallet_transfer (id DESC) WHERE contradicted_at IS NOT NULL;
GRANT SELECT, INSERT ON gateway.wallet_transfer TO croupier_app;
GRANT UPDATE (status, reason, asks, asked_at, next_ask_at, end_ledger_id, contradicted_at, ended_at) ON gateway.wallet_transfer TO croupier_app;
