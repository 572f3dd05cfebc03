-- Bills of contracts (docs/decisions/0134).

-- The runs that read the bet feed and the ledger. The id orders what was counted: a bill counts the rows of runs up to its own.
CREATE TABLE agents.run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Every bet that was settled before this moment is counted by this run or an earlier one.
  complete_before timestamptz NOT NULL
);
CREATE INDEX run_complete ON agents.run (complete_before);
INSERT INTO reporting.feed_consumer (name, round_id, change_id)
SELECT 'agents', b.round_id, b.change_id FROM reporting.feed_bound b;

-- What members played and what the site gave them, by the slot of five minutes in which it was settled. Rows are only added: a later void or
-- correction is a row of a later run with the difference. `slot` is the start of the slot.
CREATE TABLE agents.play (
  member_id bigint NOT NULL,
  slot timestamptz NOT NULL,
  run_id bigint NOT NULL,
  rounds integer NOT NULL DEFAULT 0,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  valid_bet bigint NOT NULL DEFAULT 0,
  rebates bigint NOT NULL DEFAULT 0,
  promotions bigint NOT NULL DEFAULT 0,
  fees bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, slot, run_id)
);
CREATE INDEX play_slot ON agents.play (slot, run_id) INCLUDE (member_id, stake, payout, valid_bet, rebates, promotions, fees);
CREATE INDEX play_run ON agents.play (run_id, slot);
GRANT SELECT ON agents.play, agents.run TO croupier_app;

-- Single rounds, only those of members below an agent with a real-time contract: its smallest stake is compared with each bet.
CREATE TABLE agents.play_round (
  slot timestamptz NOT NULL,
  run_id bigint NOT NULL,
  round_id bigint NOT NULL,
  factor smallint NOT NULL CHECK (factor IN (-1, 1)),
  member_id bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (slot, round_id, run_id, factor)
);
CREATE INDEX play_round_member ON agents.play_round (member_id, slot);
GRANT SELECT ON agents.play_round TO croupier_app;

-- A period of a kind that was settled. Its key makes a second settlement impossible.
CREATE TABLE agents.settlement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  period char(1) CHECK (period IN ('D', 'W', 'H', 'M')),
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  run_id bigint NOT NULL REFERENCES agents.run,
  settled_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (kind, period, from_at)
);
GRANT SELECT, INSERT ON agents.settlement TO croupier_app;

-- A bill: what a contract pays for a period, or for the part of it in which the contract was in force.
CREATE TABLE agents.bill (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  settlement_id bigint NOT NULL REFERENCES agents.settlement,
  contract_id bigint NOT NULL REFERENCES agents.contract,
  kind text NOT NULL,
  upline_id bigint REFERENCES identity.member,
  agent_id bigint NOT NULL REFERENCES identity.member,
  currency char(3) NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  -- The figures of the team, in 1/10,000: what was counted by runs up to that of the settlement.
  rounds integer NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  rebates bigint NOT NULL,
  promotions bigint NOT NULL,
  fees bigint NOT NULL,
  active integer NOT NULL CHECK (active >= 0),
  -- Real-time: the valid bets of won and of lost bets that were large enough.
  won_bets bigint NOT NULL DEFAULT 0,
  lost_bets bigint NOT NULL DEFAULT 0,
  -- A dividend's net loss with what was carried in; the rest is carried out if the rules say so. Negative: the members won.
  net_loss bigint NOT NULL,
  carried_in bigint NOT NULL DEFAULT 0 CHECK (carried_in <= 0),
  carried_out bigint NOT NULL DEFAULT 0 CHECK (carried_out <= 0),
  -- The tier that pays, or none was reached.
  tier_no smallint,
  earned bigint NOT NULL CHECK (earned >= 0),
  -- What corrections of earlier bills add or take, and what of them is left for the next bill.
  corrected bigint NOT NULL DEFAULT 0,
  correction_left bigint NOT NULL DEFAULT 0 CHECK (correction_left <= 0),
  -- due = earned + corrected - correction_left. allocated: what the upline's bills cover of it. own_share = allocated - passed_on.
  due bigint NOT NULL CHECK (due >= 0),
  allocated bigint NOT NULL CHECK (allocated BETWEEN 0 AND due),
  passed_on bigint NOT NULL CHECK (passed_on >= 0),
  own_share bigint NOT NULL CHECK (own_share >= 0),
  payment text NOT NULL CHECK (payment IN ('none', 'due', 'held', 'uncollected', 'paid', 'rejected', 'expired')),
  -- Not before this moment is it paid; until collect_by it can be collected.
  pay_at timestamptz NOT NULL,
  collect_by timestamptz,
  decided_by bigint REFERENCES backoffice.operator,
  decided_at timestamptz,
  note text CHECK (length(note) <= 500),
  paid_at timestamptz,
  ledger_id bigint,
  CONSTRAINT bill_once UNIQUE (contract_id, settlement_id),
  CONSTRAINT bill_due CHECK (due = earned + corrected - correction_left),
  CONSTRAINT bill_share CHECK (own_share = allocated - passed_on),
  CONSTRAINT bill_none CHECK ((payment = 'none') = (own_share = 0)),
  CONSTRAINT bill_paid CHECK ((payment = 'paid') = (paid_at IS NOT NULL) AND (payment = 'paid') = (ledger_id IS NOT NULL))
);
CREATE INDEX bill_agent ON agents.bill (agent_id, kind, from_at DESC, id DESC);
CREATE INDEX bill_upline ON agents.bill (upline_id, from_at DESC, id DESC);
CREATE INDEX bill_settlement ON agents.bill (settlement_id, id);
CREATE INDEX bill_payable ON agents.bill (pay_at, id) WHERE payment = 'due';
CREATE INDEX bill_waiting ON agents.bill (payment, id) WHERE payment IN ('held', 'uncollected');
CREATE INDEX bill_newest ON agents.bill (id DESC);
GRANT SELECT, INSERT ON agents.bill TO croupier_app;
GRANT UPDATE (payment, decided_by, decided_at, note, paid_at, ledger_id) ON agents.bill TO croupier_app;

-- A correction: bets of an earlier bill that were voided or corrected after it. The difference to what that bill had earned is part of the
-- next bill.
CREATE TABLE agents.correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The bill whose figures changed, and the bill that has the difference.
  bill_id bigint NOT NULL REFERENCES agents.bill,
  next_bill_id bigint NOT NULL REFERENCES agents.bill,
  -- Runs after from_run up to to_run.
  from_run bigint NOT NULL,
  to_run bigint NOT NULL CHECK (to_run > from_run),
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  active integer NOT NULL,
  -- What the earlier bill would have earned, and the difference to what it had earned and what earlier corrections made of it.
  earned bigint NOT NULL CHECK (earned >= 0),
  amount bigint NOT NULL,
  UNIQUE (bill_id, to_run)
);
CREATE INDEX correction_next ON agents.correction (next_bill_id);
GRANT SELECT, INSERT ON agents.correction TO croupier_app;

-- What was played in a team on a settlement day (the agent and everybody below, by the line at the moment of the bet), for overviews of large
-- teams. Sums of agents.play.
CREATE TABLE agents.team_day (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL DEFAULT 0,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  valid_bet bigint NOT NULL DEFAULT 0,
  rebates bigint NOT NULL DEFAULT 0,
  promotions bigint NOT NULL DEFAULT 0,
  fees bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (agent_id, day)
);
GRANT SELECT ON agents.team_day TO croupier_app;
