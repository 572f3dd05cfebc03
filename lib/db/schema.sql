-- Written by npm run db:types from a fresh database. Do not edit. The bodies of functions and views are in lib/<room>/sql.

-- Extensions

btree_gin;
ltree;
pg_trgm;
plpgsql;

-- Types

TYPE gateway.amount: bigint not_negative CHECK ((VALUE >= 0));
TYPE gateway.bet_count: integer not_negative CHECK ((VALUE >= 0));
TYPE gateway.call_id: text COLLATE "C" valid_length CHECK (((length(VALUE) >= 1) AND (length(VALUE) <= 96)));
TYPE gateway.transaction_kind: text known_kind CHECK ((VALUE = ANY (ARRAY['bet'::text, 'win'::text, 'round'::text, 'rollback'::text, 'tombstone'::text, 'bonusWin'::text, 'jackpotWin'::text, 'promoWin'::text, 'adjust'::text])));

-- Tables and views

TABLE agents.account_batch (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  agent_id bigint NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  members bigint[] NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE agents.application (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  contact text NOT NULL,
  content text NOT NULL,
  request_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by bigint,
  answer text
);
TABLE agents.bill (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  settlement_id bigint NOT NULL,
  contract_id bigint NOT NULL,
  kind text NOT NULL,
  upline_id bigint,
  agent_id bigint NOT NULL,
  currency character(3) NOT NULL,
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  rounds integer NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  rebates bigint NOT NULL,
  promotions bigint NOT NULL,
  fees bigint NOT NULL,
  active integer NOT NULL,
  won_bets bigint NOT NULL DEFAULT 0,
  lost_bets bigint NOT NULL DEFAULT 0,
  net_loss bigint NOT NULL,
  carried_in bigint NOT NULL DEFAULT 0,
  carried_out bigint NOT NULL DEFAULT 0,
  tier_no smallint,
  earned bigint NOT NULL,
  corrected bigint NOT NULL DEFAULT 0,
  correction_left bigint NOT NULL DEFAULT 0,
  due bigint NOT NULL,
  allocated bigint NOT NULL,
  passed_on bigint NOT NULL,
  own_share bigint NOT NULL,
  payment text NOT NULL,
  pay_at timestamp with time zone NOT NULL,
  collect_by timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text,
  paid_at timestamp with time zone,
  ledger_id bigint
);
TABLE agents.contract (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  upline_id bigint,
  agent_id bigint NOT NULL,
  currency character(3) NOT NULL,
  period character(1),
  tier_mode text,
  profit_rate integer,
  loss_rate integer,
  single_bet bigint,
  top_rate integer NOT NULL,
  top_amount bigint NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'offered'::text,
  offered_by text NOT NULL,
  previous_id bigint,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  operator_id bigint,
  offered_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  end_reason text
);
TABLE agents.contract_tier (
  contract_id bigint NOT NULL,
  no smallint NOT NULL,
  valid_bet bigint NOT NULL DEFAULT 0,
  net_loss bigint NOT NULL DEFAULT 0,
  active integer NOT NULL DEFAULT 0,
  rate integer NOT NULL DEFAULT 0,
  amount bigint NOT NULL DEFAULT 0
);
TABLE agents.correction (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  bill_id bigint,
  next_bill_id bigint NOT NULL,
  from_run bigint NOT NULL,
  to_run bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  active integer NOT NULL,
  earned bigint NOT NULL,
  amount bigint NOT NULL,
  contract_id bigint NOT NULL,
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  rounds integer NOT NULL,
  rebates bigint NOT NULL,
  promotions bigint NOT NULL,
  fees bigint NOT NULL,
  won_bets bigint NOT NULL,
  lost_bets bigint NOT NULL,
  tier_no smallint
);
TABLE agents.counting (
  only_row boolean NOT NULL DEFAULT true,
  zone text NOT NULL DEFAULT ''::text,
  currency text NOT NULL DEFAULT ''::text,
  first_round_id bigint NOT NULL,
  first_transaction_id bigint NOT NULL,
  transaction_id bigint NOT NULL,
  summed_run_id bigint NOT NULL DEFAULT 0
);
TABLE agents.end_request (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  contract_id bigint NOT NULL,
  asked_by text NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  reason text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone
);
TABLE agents.line_change (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'scheduled'::text,
  to_upline_id bigint,
  to_type smallint NOT NULL,
  from_upline_id bigint,
  from_type smallint,
  reason text NOT NULL,
  refusal text,
  created_by bigint,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone
);
TABLE agents.line_message (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  sender_id bigint NOT NULL,
  audience text NOT NULL,
  receiver_id bigint,
  text text NOT NULL,
  receivers integer NOT NULL DEFAULT 0,
  request_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by bigint
);
TABLE agents.line_mute (
  member_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE agents.link (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  agent_id bigint NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  type smallint NOT NULL,
  offer jsonb,
  open boolean NOT NULL DEFAULT true,
  request_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone
);
TABLE agents.link_day (
  link_id bigint NOT NULL,
  day date NOT NULL,
  clicks integer NOT NULL DEFAULT 0
);
TABLE agents.link_member (
  member_id bigint NOT NULL,
  link_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE agents.play (
  member_id bigint NOT NULL,
  slot timestamp with time zone NOT NULL,
  run_id bigint NOT NULL,
  rounds integer NOT NULL DEFAULT 0,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  valid_bet bigint NOT NULL DEFAULT 0,
  rebates bigint NOT NULL DEFAULT 0,
  promotions bigint NOT NULL DEFAULT 0,
  fees bigint NOT NULL DEFAULT 0
);
TABLE agents.play_round (
  slot timestamp with time zone NOT NULL,
  run_id bigint NOT NULL,
  round_id bigint NOT NULL,
  factor smallint NOT NULL,
  member_id bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL
);
TABLE agents.rules (
  version integer NOT NULL,
  value jsonb NOT NULL,
  valid_from timestamp with time zone NOT NULL,
  created_by bigint,
  created_at timestamp with time zone NOT NULL
);
TABLE agents.run (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  complete_before timestamp with time zone NOT NULL
);
TABLE agents.settlement (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  period character(1),
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  run_id bigint NOT NULL,
  settled_at timestamp with time zone NOT NULL
);
TABLE agents.team_bets (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  node_id bigint NOT NULL,
  level smallint NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL
);
TABLE agents.team_counting (
  only_row boolean NOT NULL DEFAULT true,
  zone text NOT NULL DEFAULT ''::text,
  currency text NOT NULL DEFAULT ''::text,
  transaction_id bigint NOT NULL
);
TABLE agents.team_day (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL DEFAULT 0,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  valid_bet bigint NOT NULL DEFAULT 0,
  rebates bigint NOT NULL DEFAULT 0,
  promotions bigint NOT NULL DEFAULT 0,
  fees bigint NOT NULL DEFAULT 0,
  upline_id bigint
);
TABLE agents.team_money (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  deposits bigint NOT NULL,
  withdrawals bigint NOT NULL
);
TABLE agents.template (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  kind text NOT NULL,
  terms jsonb NOT NULL,
  shared boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL
);
TABLE backoffice.activation (
  token_hash bytea NOT NULL,
  operator_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE backoffice.api_key (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  scopes text[] NOT NULL,
  networks text[] NOT NULL,
  secret_hash bytea NOT NULL,
  hint text NOT NULL,
  created_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  last_ip text,
  revoked_at timestamp with time zone,
  revoked_by bigint
);
TABLE backoffice.approval (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  action text NOT NULL,
  subject text NOT NULL,
  payload jsonb NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL,
  requested_by bigint NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text
);
TABLE backoffice.audit (
  id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  operator_id bigint,
  ip text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL
);
TABLE backoffice.audit_head (
  only_row boolean NOT NULL DEFAULT true,
  id bigint NOT NULL,
  hash bytea NOT NULL
);
TABLE backoffice.duplicate (
  member_id bigint NOT NULL,
  other_id bigint NOT NULL,
  reason text NOT NULL,
  operator_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE backoffice.export (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  operator_id bigint NOT NULL,
  schedule_id bigint,
  table_name text NOT NULL,
  query text NOT NULL,
  columns text[] NOT NULL,
  locale text NOT NULL,
  status text NOT NULL DEFAULT 'queued'::text,
  run text,
  rows bigint NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  file text,
  failure text,
  created_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone
);
TABLE backoffice.export_recipient (
  schedule_id bigint NOT NULL,
  operator_id bigint NOT NULL,
  address_sealed bytea NOT NULL
);
TABLE backoffice.export_schedule (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  operator_id bigint NOT NULL,
  table_name text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  columns text[] NOT NULL,
  locale text NOT NULL,
  frequency text NOT NULL,
  next_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE backoffice.login_challenge (
  token_hash bytea NOT NULL,
  operator_id bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  passkey_challenge text,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE backoffice.lone_decision (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  operator_id bigint NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL,
  decided_at timestamp with time zone NOT NULL
);
TABLE backoffice.member_import (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  file_name text NOT NULL,
  operator_id bigint NOT NULL,
  status text NOT NULL,
  added integer NOT NULL,
  refused integer NOT NULL,
  place integer NOT NULL DEFAULT 0,
  written integer NOT NULL DEFAULT 0,
  outdated integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  progressed_at timestamp with time zone,
  ended_at timestamp with time zone
);
TABLE backoffice.member_import_row (
  import_id bigint NOT NULL,
  place integer NOT NULL,
  line integer NOT NULL,
  outcome text NOT NULL,
  account text NOT NULL,
  reasons jsonb,
  sealed bytea,
  outdated boolean NOT NULL DEFAULT false
);
TABLE backoffice.member_note (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  operator_id bigint NOT NULL,
  body text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE backoffice.member_tag (
  tag_id bigint NOT NULL,
  member_id bigint NOT NULL
);
TABLE backoffice.operator (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  account text NOT NULL,
  name text NOT NULL,
  password_hash text,
  permissions text[] NOT NULL DEFAULT '{}'::text[],
  status text NOT NULL DEFAULT 'active'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
VIEW backoffice.operator_access (
  operator_id bigint,
  is_owner boolean,
  permissions text[],
  has_factor boolean,
  second_factor text
);
TABLE backoffice.operator_role (
  operator_id bigint NOT NULL,
  role_id bigint NOT NULL
);
TABLE backoffice.passkey (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  credential_id text NOT NULL,
  operator_id bigint NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  host text NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
TABLE backoffice.process (
  id text NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  host text NOT NULL,
  pid integer NOT NULL,
  started_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  memory bigint NOT NULL,
  clock_ms integer NOT NULL,
  job_runners text[] NOT NULL DEFAULT '{}'::text[]
);
TABLE backoffice.recovery_code (
  operator_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone
);
TABLE backoffice.role (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  code text,
  name text,
  description text NOT NULL DEFAULT ''::text,
  permissions text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE backoffice.saved_filter (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  operator_id bigint NOT NULL,
  table_name text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  shared boolean NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE backoffice.session (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL,
  operator_id bigint NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  passkey_challenge text,
  passkey_challenge_ends_at timestamp with time zone
);
TABLE backoffice.setup (
  only_row boolean NOT NULL DEFAULT true,
  nonce bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE backoffice.table_columns (
  operator_id bigint NOT NULL,
  table_name text NOT NULL,
  columns text[] NOT NULL
);
TABLE backoffice.tag (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  colour text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE backoffice.task (
  name text NOT NULL,
  schedule text,
  registered_at timestamp with time zone NOT NULL DEFAULT now(),
  paused_at timestamp with time zone,
  paused_by bigint,
  running_process text,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  took_ms integer,
  ok boolean,
  error text,
  process text,
  failed_at timestamp with time zone,
  failures integer NOT NULL DEFAULT 0,
  urgent boolean NOT NULL DEFAULT false
);
TABLE backoffice.task_hour (
  task text NOT NULL,
  hour timestamp with time zone NOT NULL,
  ok boolean NOT NULL,
  runs integer NOT NULL,
  total_ms bigint NOT NULL,
  longest_ms integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  error text,
  process text NOT NULL
);
TABLE backoffice.totp (
  operator_id bigint NOT NULL,
  secret_sealed bytea NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone
);
TABLE cashier.cash_code (
  hash bytea NOT NULL,
  batch_id bigint NOT NULL,
  deposit_id bigint
);
TABLE cashier.channel (
  kind text NOT NULL,
  code text NOT NULL,
  adapter text NOT NULL,
  names jsonb NOT NULL,
  notes jsonb,
  enabled boolean NOT NULL DEFAULT false,
  "position" smallint NOT NULL DEFAULT 0,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  instructions jsonb,
  countries text[] NOT NULL DEFAULT '{}'::text[],
  schedule jsonb NOT NULL DEFAULT '[]'::jsonb,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  archived_at timestamp with time zone,
  settings jsonb NOT NULL DEFAULT '{}'::jsonb,
  secrets jsonb NOT NULL DEFAULT '{}'::jsonb
);
TABLE cashier.channel_currency (
  channel_id bigint NOT NULL,
  currency character(3) NOT NULL,
  minimum bigint NOT NULL,
  maximum bigint NOT NULL,
  fee_fixed bigint NOT NULL DEFAULT 0,
  fee_rate integer NOT NULL DEFAULT 0,
  daily_amount bigint,
  daily_count integer
);
TABLE cashier.channel_group (
  channel_id bigint NOT NULL,
  group_id bigint NOT NULL
);
TABLE cashier.code_batch (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  channel_id bigint NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  count integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  note text NOT NULL,
  request_id text NOT NULL,
  created_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  codes_sealed bytea,
  downloaded_by bigint,
  downloaded_at timestamp with time zone,
  voided_by bigint,
  voided_at timestamp with time zone
);
TABLE cashier.credited_deposit (
  deposit_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE cashier.deposit (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 10001),
  member_id bigint NOT NULL,
  kind text NOT NULL DEFAULT 'deposit'::text,
  channel text NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  reference text NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  receipt_image_id text,
  created_at timestamp with time zone NOT NULL,
  checked_by bigint,
  checked_at timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  ledger_id bigint,
  asked_amount bigint NOT NULL,
  checked_amount bigint,
  fee_fixed bigint NOT NULL DEFAULT 0,
  fee_rate integer NOT NULL DEFAULT 0,
  fee bigint NOT NULL DEFAULT 0,
  account_id bigint,
  pay_to jsonb,
  bank_reference text,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  awaits_provider boolean NOT NULL DEFAULT false
);
TABLE cashier.group_member (
  group_id bigint NOT NULL,
  member_id bigint NOT NULL,
  added_at timestamp with time zone NOT NULL
);
TABLE cashier.member_group (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE cashier.member_tier (
  member_id bigint NOT NULL,
  tier smallint NOT NULL
);
TABLE cashier.member_transfer (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  from_member bigint NOT NULL,
  to_member bigint NOT NULL,
  direction text NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  ledger_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE cashier.payee (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  bank text NOT NULL,
  holder_sealed bytea NOT NULL,
  number_sealed bytea NOT NULL,
  number_tail text NOT NULL,
  number_digest bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  holder_lookup bytea
);
TABLE cashier.payment_file (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  currency character(3) NOT NULL,
  template jsonb NOT NULL,
  created_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  discarded_by bigint,
  discarded_at timestamp with time zone
);
TABLE cashier.provider_order (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  deposit_id bigint,
  withdrawal_id bigint,
  channel_id bigint NOT NULL,
  reference text NOT NULL,
  provider_id text,
  status text NOT NULL DEFAULT 'starting'::text,
  problem text,
  reported_amount bigint,
  started_by bigint,
  settled_by bigint,
  asks integer NOT NULL DEFAULT 0,
  next_ask_at timestamp with time zone,
  last_failure text,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL
);
TABLE cashier.receipt_image (
  id text NOT NULL,
  member_id bigint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE cashier.receiving_account (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  channel_id bigint NOT NULL,
  currency character(3) NOT NULL,
  bank text NOT NULL,
  holder text NOT NULL,
  number text NOT NULL,
  branch text,
  minimum bigint,
  maximum bigint,
  daily_ceiling bigint,
  given_at timestamp with time zone,
  removed_at timestamp with time zone
);
TABLE cashier.withdrawal (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 50001),
  member_id bigint NOT NULL,
  kind text NOT NULL DEFAULT 'withdraw'::text,
  channel text NOT NULL,
  payee_id bigint NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL DEFAULT 'requested'::text,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  approved_by bigint,
  approved_at timestamp with time zone,
  paid_by bigint,
  paid_at timestamp with time zone,
  payment_reference text,
  rejected_by bigint,
  rejected_at timestamp with time zone,
  reason text,
  confirm_by timestamp with time zone,
  confirmed_at timestamp with time zone,
  confirmed_how text,
  received_amount bigint,
  receipt_image_id text,
  resolved_by bigint,
  resolved_at timestamp with time zone,
  hold_ledger_id bigint NOT NULL,
  end_ledger_id bigint,
  refund_ledger_id bigint,
  refund_checked_by bigint,
  refund_checked_at timestamp with time zone,
  fee bigint NOT NULL DEFAULT 0,
  cancelled_by bigint,
  cancelled_at timestamp with time zone,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  payment_file_id bigint
);
TABLE cashier.withdrawal_tier (
  tier smallint NOT NULL,
  daily_count integer,
  daily_amount bigint
);
TABLE catalogue.artwork (
  node_id bigint NOT NULL,
  source text NOT NULL,
  tile bytea NOT NULL,
  small bytea NOT NULL,
  made_at timestamp with time zone NOT NULL
);
TABLE catalogue.favourite (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE catalogue.game (
  node_id bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY (START WITH 100001),
  vendor_code text NOT NULL,
  game_type text NOT NULL,
  code text NOT NULL,
  names jsonb NOT NULL,
  search_text text NOT NULL,
  search_key text NOT NULL,
  classes text[] NOT NULL DEFAULT '{}'::text[],
  engine jsonb,
  art jsonb NOT NULL,
  art_version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active'::text,
  rank integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  maintenance_until timestamp with time zone,
  listed boolean NOT NULL DEFAULT true,
  hot_pin boolean,
  new_pin boolean,
  computed_hot boolean NOT NULL DEFAULT false,
  computed_new boolean NOT NULL DEFAULT false,
  is_hot boolean NOT NULL GENERATED COALESCE(hot_pin, computed_hot),
  is_new boolean NOT NULL GENERATED COALESCE(new_pin, computed_new),
  since date NOT NULL DEFAULT CURRENT_DATE,
  has_artwork boolean NOT NULL DEFAULT false,
  artwork_url text,
  artwork_due boolean NOT NULL DEFAULT false,
  artwork_failure text,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE catalogue.import (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  source text NOT NULL,
  file_name text NOT NULL,
  file_hash bytea,
  operator_id bigint,
  status text NOT NULL,
  added integer NOT NULL,
  changed integer NOT NULL,
  unchanged integer NOT NULL,
  refused integer NOT NULL,
  place integer NOT NULL DEFAULT 0,
  written integer NOT NULL DEFAULT 0,
  outdated integer NOT NULL DEFAULT 0,
  failure text,
  created_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  progressed_at timestamp with time zone,
  ended_at timestamp with time zone
);
TABLE catalogue.import_row (
  import_id bigint NOT NULL,
  place integer NOT NULL,
  line integer NOT NULL,
  outcome text NOT NULL,
  vendor text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  reasons jsonb,
  changes jsonb,
  cells jsonb,
  seen_version integer,
  outdated boolean NOT NULL DEFAULT false
);
TABLE catalogue.recent (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  played_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE catalogue.tally (
  game_type text NOT NULL,
  vendor_code text NOT NULL,
  class text NOT NULL,
  games integer NOT NULL
);
TABLE catalogue.trigram (
  trigram text NOT NULL,
  games integer NOT NULL
);
TABLE catalogue.vendor (
  code text NOT NULL,
  display_name text NOT NULL,
  wallet_kind text NOT NULL DEFAULT 'single'::text,
  allows_trial boolean NOT NULL DEFAULT true,
  status text NOT NULL DEFAULT 'active'::text,
  "position" integer NOT NULL DEFAULT 0,
  launch_url text,
  maintenance_until timestamp with time zone,
  hosts text[] NOT NULL DEFAULT '{}'::text[],
  currencies text[] NOT NULL DEFAULT '{}'::text[],
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  opens_in text NOT NULL DEFAULT 'frame'::text
);
TABLE catalogue.vendor_category (
  game_type text NOT NULL,
  vendor_code text NOT NULL,
  "position" integer NOT NULL DEFAULT 0
);
TABLE conformance.sandbox (
  code text NOT NULL,
  secret_sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  calls integer NOT NULL DEFAULT 0,
  state text NOT NULL
);
TABLE conformance.sandbox_call (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  at timestamp with time zone NOT NULL,
  operation text NOT NULL,
  status smallint NOT NULL,
  body text NOT NULL,
  answer text NOT NULL
);
TABLE content.announcement (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  execution text[] NOT NULL DEFAULT '{A,B}'::text[],
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  promotion_type text,
  starts_at timestamp with time zone NOT NULL DEFAULT now(),
  ends_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  published boolean NOT NULL DEFAULT false,
  languages text[] NOT NULL DEFAULT '{}'::text[],
  "position" smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.app_release (
  platform text NOT NULL,
  version text NOT NULL,
  url text,
  file text,
  bytes bigint,
  sha256 text,
  changed_at timestamp with time zone NOT NULL
);
TABLE content.article (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  slug text NOT NULL,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  body jsonb NOT NULL,
  published_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1,
  published boolean NOT NULL DEFAULT false,
  ends_at timestamp with time zone,
  in_footer boolean NOT NULL DEFAULT false
);
TABLE content.banner (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  group_name text NOT NULL,
  picture text,
  title jsonb NOT NULL,
  subtitle jsonb,
  action jsonb,
  url text,
  "position" smallint NOT NULL DEFAULT 0,
  starts_at timestamp with time zone NOT NULL DEFAULT now(),
  ends_at timestamp with time zone,
  picture_id text,
  focus_x smallint NOT NULL DEFAULT 50,
  focus_y smallint NOT NULL DEFAULT 50,
  shows_text boolean NOT NULL DEFAULT true,
  linkage_type text,
  languages text[] NOT NULL DEFAULT '{}'::text[],
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.domain (
  domain_name text NOT NULL,
  "position" smallint NOT NULL DEFAULT 0
);
TABLE content.flag (
  key text NOT NULL,
  value jsonb NOT NULL,
  for_client boolean NOT NULL DEFAULT false,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.help_topic (
  slug text NOT NULL,
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  "position" smallint NOT NULL DEFAULT 0,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  starts_at timestamp with time zone,
  ends_at timestamp with time zone
);
TABLE content.picture (
  id text NOT NULL,
  source_id text,
  shape text NOT NULL,
  focus_x smallint,
  focus_y smallint,
  name text,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.promotion (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  types text[] NOT NULL,
  picture text NOT NULL,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  body jsonb NOT NULL,
  action jsonb,
  action_url text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  "position" smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.resource (
  resource_type text NOT NULL,
  url text NOT NULL,
  "position" smallint NOT NULL DEFAULT 0,
  label jsonb
);
TABLE content.revision (
  kind text NOT NULL,
  item_id bigint NOT NULL,
  version integer NOT NULL,
  at timestamp with time zone NOT NULL,
  operator_id bigint,
  operator_name text,
  action text NOT NULL,
  data jsonb NOT NULL
);
TABLE content.service_channel (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  cs_type text NOT NULL,
  path text NOT NULL,
  "position" smallint NOT NULL DEFAULT 0
);
TABLE content.setting_change (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  version integer NOT NULL,
  at timestamp with time zone NOT NULL,
  operator_id bigint NOT NULL,
  how text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  sealed_before bytea,
  sealed_after bytea
);
TABLE content.setting_version (
  key text NOT NULL,
  version integer NOT NULL
);
TABLE content.site_setting (
  key text NOT NULL,
  value jsonb NOT NULL,
  sealed bytea,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.site_status (
  only_row boolean NOT NULL DEFAULT true,
  maintenance boolean NOT NULL DEFAULT false,
  maintenance_end timestamp with time zone,
  blocked_countries text[] NOT NULL DEFAULT '{}'::text[],
  blocked_networks cidr[] NOT NULL DEFAULT '{}'::cidr[],
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  allowed_countries text[] NOT NULL DEFAULT '{}'::text[],
  allowed_networks cidr[] NOT NULL DEFAULT '{}'::cidr[]
);
TABLE content.working_copy (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  operator_id bigint NOT NULL,
  kind text NOT NULL,
  item_id bigint,
  version integer,
  data jsonb NOT NULL,
  saved_at timestamp with time zone NOT NULL
);
TABLE gateway.bonus_grant (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text COLLATE "C" NOT NULL,
  member_id bigint NOT NULL,
  currency character(3) NOT NULL,
  main_account_id bigint NOT NULL,
  account_id bigint NOT NULL,
  house_account_id bigint NOT NULL,
  amount bigint NOT NULL,
  remaining bigint NOT NULL,
  required bigint NOT NULL,
  wagered bigint NOT NULL DEFAULT 0,
  weights jsonb NOT NULL,
  stake_cap bigint,
  bonus_first boolean NOT NULL,
  expires_at timestamp with time zone,
  status text NOT NULL,
  reason text,
  ended_amount bigint,
  reward_id bigint,
  granted_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  told_at timestamp with time zone
) WITH (fillfactor=50);
TABLE gateway.free_grant (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text COLLATE "C" NOT NULL,
  member_id bigint NOT NULL,
  vendor text NOT NULL,
  node_ids bigint[] NOT NULL,
  currency character(3) NOT NULL,
  main_account_id bigint NOT NULL,
  account_id bigint NOT NULL,
  house_account_id bigint NOT NULL,
  rounds integer NOT NULL,
  stake bigint NOT NULL,
  multiple integer NOT NULL,
  weights jsonb NOT NULL,
  stake_cap bigint,
  bonus_days integer,
  win_cap bigint,
  expires_at timestamp with time zone NOT NULL,
  status text NOT NULL,
  used integer NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  returned bigint NOT NULL DEFAULT 0,
  reason text,
  reward_id bigint,
  granted_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  told_at timestamp with time zone,
  told_paid bigint NOT NULL DEFAULT 0
) WITH (fillfactor=50);
TABLE gateway.game_session (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL,
  vendor text NOT NULL,
  node_id bigint NOT NULL,
  member_id bigint NOT NULL,
  site_session_id bigint,
  account_id bigint NOT NULL,
  house_account_id bigint NOT NULL,
  currency character(3) NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE gateway.launch (
  token_hash bytea NOT NULL,
  vendor text NOT NULL,
  node_id bigint NOT NULL,
  member_id bigint NOT NULL,
  site_session_id bigint,
  account_id bigint NOT NULL,
  house_account_id bigint NOT NULL,
  currency character(3) NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
TABLE gateway.round (
  id bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  session_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  stake gateway.amount NOT NULL,
  payout gateway.amount NOT NULL,
  valid_bet gateway.amount NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  bets gateway.bet_count NOT NULL,
  ended boolean NOT NULL,
  currency character(3) NOT NULL,
  status text NOT NULL,
  vendor text NOT NULL,
  vendor_round_id gateway.call_id NOT NULL,
  grant_id text,
  details json,
  bonus_grant_id bigint,
  bonus_weight smallint,
  bonus_stake bigint,
  bonus_payout bigint
);
TABLE gateway.transaction (
  id bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  session_id bigint NOT NULL,
  member_id bigint NOT NULL,
  round_id bigint,
  ledger_id bigint,
  debit gateway.amount NOT NULL,
  credit gateway.amount NOT NULL,
  balance bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  cancelled_at timestamp with time zone,
  vendor text NOT NULL,
  transaction_id gateway.call_id NOT NULL,
  kind gateway.transaction_kind NOT NULL,
  request_digest bytea,
  meta jsonb
);
TABLE gateway.vendor (
  code text NOT NULL,
  secret_sealed bytea,
  enabled boolean NOT NULL DEFAULT true,
  bonus_win_credits boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  secret_made_at timestamp with time zone,
  former_secret_sealed bytea,
  former_secret_used_at timestamp with time zone,
  dialect text NOT NULL DEFAULT 'own'::text,
  public_key text,
  public_key_made_at timestamp with time zone,
  former_public_key text,
  former_public_key_used_at timestamp with time zone
);
TABLE gateway.vendor_minute (
  vendor text NOT NULL,
  minute timestamp with time zone NOT NULL,
  calls integer NOT NULL,
  failures jsonb NOT NULL,
  times integer[] NOT NULL,
  last_call_at timestamp with time zone NOT NULL
);
TABLE gateway.vendor_wallet (
  vendor text NOT NULL,
  address text NOT NULL,
  rounds_after text NOT NULL DEFAULT ''::text,
  rounds_read_at timestamp with time zone,
  rounds_failure text
);
TABLE gateway.voided_round (
  round_id bigint NOT NULL,
  member_id bigint NOT NULL,
  operator_id bigint NOT NULL,
  currency character(3) NOT NULL,
  stake gateway.amount NOT NULL,
  payout gateway.amount NOT NULL,
  reason text NOT NULL,
  at timestamp with time zone NOT NULL
);
TABLE gateway.wallet_book (
  member_id bigint NOT NULL,
  vendor text NOT NULL,
  currency character(3) NOT NULL,
  moved bigint NOT NULL DEFAULT 0,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  reported bigint,
  reported_at timestamp with time zone,
  arrived bigint NOT NULL DEFAULT 0
);
TABLE gateway.wallet_round (
  round_id bigint NOT NULL,
  changes integer NOT NULL DEFAULT 0,
  read_at timestamp with time zone NOT NULL
);
TABLE gateway.wallet_round_refused (
  vendor text NOT NULL,
  round_id text NOT NULL,
  reason text NOT NULL,
  content jsonb NOT NULL,
  at timestamp with time zone NOT NULL
);
TABLE gateway.wallet_transfer (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  member_id bigint NOT NULL,
  vendor text NOT NULL,
  direction text NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  status text NOT NULL DEFAULT 'started'::text,
  reason text,
  asks integer NOT NULL DEFAULT 0,
  asked_at timestamp with time zone,
  next_ask_at timestamp with time zone,
  start_ledger_id bigint,
  end_ledger_id bigint,
  contradicted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone
);
TABLE identity.activity (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  ip text NOT NULL,
  country text,
  user_agent text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE identity.affiliate_domain (
  host text NOT NULL,
  agent_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE identity.captcha (
  id text NOT NULL,
  answer_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.code (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  purpose text NOT NULL,
  subject bytea NOT NULL,
  code_hash bytea NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
TABLE identity.contact (
  member_id bigint NOT NULL,
  kind text NOT NULL,
  sealed bytea NOT NULL,
  lookup bytea NOT NULL,
  verified_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL
);
TABLE identity.human_check_token (
  token_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  action text NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.login_challenge (
  token_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  device_hash bytea NOT NULL,
  remember boolean NOT NULL,
  methods text[] NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  by_password boolean NOT NULL
);
TABLE identity.member (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 100001),
  account text NOT NULL,
  type smallint NOT NULL,
  nickname text NOT NULL,
  currency character(3) NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  icon smallint NOT NULL DEFAULT 1,
  upline_id bigint,
  path ltree NOT NULL DEFAULT ''::ltree,
  password_hash text,
  payment_password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  password_changed_at timestamp with time zone,
  referral_code text NOT NULL,
  first_login_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  country text,
  last_login_at timestamp with time zone,
  login_country text,
  login_language text
);
TABLE identity.one_time_password (
  member_id bigint NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  device_hash bytea
);
TABLE identity.outgoing (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  channel text NOT NULL,
  template text NOT NULL,
  locale text NOT NULL,
  member_id bigint,
  recipient_hint text NOT NULL,
  sealed bytea,
  suppressed boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  not_after timestamp with time zone NOT NULL,
  recipient_lookup bytea
);
TABLE identity.passkey (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  credential_id text NOT NULL,
  member_id bigint NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  host text NOT NULL,
  name text NOT NULL,
  backed_up boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
TABLE identity.passkey_challenge (
  challenge text NOT NULL,
  member_id bigint,
  device_hash bytea NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.payload_key (
  kid text NOT NULL,
  public_jwk jsonb NOT NULL,
  private_sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.payload_seen (
  jti_hash bytea NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.profile_field (
  member_id bigint NOT NULL,
  field text NOT NULL,
  sealed bytea NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  lookup bytea
);
TABLE identity.recovery_code (
  member_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone
);
TABLE identity.referral (
  member_id bigint NOT NULL,
  referrer_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE identity.referral_count (
  member_id bigint NOT NULL,
  level smallint NOT NULL,
  friends integer NOT NULL
);
TABLE identity.register_field (
  field text NOT NULL,
  "position" smallint NOT NULL,
  enabled boolean NOT NULL,
  required boolean NOT NULL,
  accepted_pattern text NOT NULL,
  min_length smallint NOT NULL,
  max_length smallint NOT NULL,
  pattern_id text NOT NULL
);
TABLE identity.reset_link (
  token_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.session (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  device_hash bytea,
  ip text NOT NULL,
  country text,
  user_agent text NOT NULL,
  remembered boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  idle_ends_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  password_change_required boolean NOT NULL DEFAULT false
);
TABLE identity.slider_puzzle (
  id text NOT NULL,
  answer bytea NOT NULL,
  device_hash bytea NOT NULL,
  action text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.social_link (
  provider text NOT NULL,
  subject bytea NOT NULL,
  member_id bigint NOT NULL,
  linked_at timestamp with time zone NOT NULL
);
UNLOGGED TABLE identity.throttle (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
TABLE identity.totp (
  member_id bigint NOT NULL,
  secret_sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0
);
TABLE identity.used_address (
  member_id bigint NOT NULL,
  address_hash bytea NOT NULL,
  used_at timestamp with time zone NOT NULL
);
TABLE identity.used_phone_token (
  token_hash bytea NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE inbox.chat (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint,
  visitor_hash bytea,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'waiting'::text,
  operator_id bigint,
  created_at timestamp with time zone NOT NULL,
  claimed_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by text,
  last_message_id bigint NOT NULL DEFAULT 0,
  last_message_at timestamp with time zone NOT NULL,
  last_sender text NOT NULL,
  muted_until timestamp with time zone
);
TABLE inbox.chat_message (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  chat_id bigint NOT NULL,
  sender text NOT NULL,
  operator_id bigint,
  text text,
  request_id text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE inbox.delivery (
  outgoing_id bigint NOT NULL,
  status text NOT NULL,
  provider text NOT NULL,
  provider_id text,
  attempts smallint NOT NULL,
  reason text,
  changed_at timestamp with time zone NOT NULL
);
TABLE inbox.feedback (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  question_type text NOT NULL,
  content text NOT NULL,
  contact_sealed bytea,
  member_id bigint,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  remark text,
  handled_by bigint,
  handled_at timestamp with time zone,
  assigned_to bigint,
  answer text,
  answered_by_mail boolean NOT NULL DEFAULT false
);
TABLE inbox.feedback_picture (
  feedback_id bigint NOT NULL,
  place smallint NOT NULL,
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL
);
TABLE inbox.message (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  title jsonb NOT NULL,
  body jsonb NOT NULL,
  link text,
  audience jsonb NOT NULL,
  member_ids bigint[],
  status text NOT NULL DEFAULT 'scheduled'::text,
  starts_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  last_member_id bigint NOT NULL DEFAULT 0,
  until_member_id bigint,
  sent_count integer NOT NULL DEFAULT 0,
  finished_at timestamp with time zone,
  recalled_at timestamp with time zone,
  recalled_by bigint,
  removed_count integer NOT NULL DEFAULT 0,
  removal_done boolean NOT NULL DEFAULT false,
  request_id text NOT NULL,
  created_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  removed_until_member_id bigint NOT NULL DEFAULT 0
);
TABLE inbox.prepared_answer (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL,
  texts jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL
);
TABLE inbox.push_key (
  only_row boolean NOT NULL DEFAULT true,
  public_key bytea NOT NULL,
  private_sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE inbox.push_subscription (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  session_id bigint NOT NULL,
  endpoint text NOT NULL,
  public_key bytea NOT NULL,
  auth bytea NOT NULL,
  user_agent text NOT NULL,
  locale text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_notices bigint[] NOT NULL DEFAULT '{}'::bigint[],
  failures integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL
);
TABLE inbox.template_version (
  channel text NOT NULL,
  template text NOT NULL,
  locale text NOT NULL,
  version integer NOT NULL,
  texts jsonb,
  operator_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE ledger.account (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  owner_id bigint NOT NULL,
  owner_kind text NOT NULL,
  kind text NOT NULL,
  currency character(3) NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE ledger.account_day (
  account_id bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  money_in bigint NOT NULL,
  money_out bigint NOT NULL,
  entries_in bigint NOT NULL,
  entries_out bigint NOT NULL
);
TABLE ledger.account_day_progress (
  only_row boolean NOT NULL DEFAULT true,
  zone text NOT NULL,
  transaction_id bigint NOT NULL
);
TABLE ledger.balance (
  account_id bigint NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  last_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  bonus_account_id bigint
) WITH (fillfactor=40, autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_cost_delay=0);
TABLE ledger.checkpoint (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  last_transaction_id bigint NOT NULL,
  taken_at timestamp with time zone NOT NULL DEFAULT now(),
  complete boolean NOT NULL DEFAULT false
);
TABLE ledger.checkpoint_balance (
  checkpoint_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL
);
VIEW ledger.entry (
  transaction_id bigint,
  account_id bigint,
  amount bigint,
  balance_after bigint,
  at timestamp with time zone,
  entry_no smallint
);
VIEW ledger.member_entry (
  account_id bigint,
  at timestamp with time zone,
  transaction_id bigint,
  entry_no smallint,
  kind text,
  amount bigint,
  balance_after bigint,
  meta jsonb
);
TABLE ledger.transaction (
  id bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  at timestamp with time zone NOT NULL,
  reverses bigint,
  member_account bigint,
  other_member_account bigint,
  currency character(3) NOT NULL,
  kind text NOT NULL,
  key text COLLATE "C" NOT NULL,
  digest bytea NOT NULL,
  accounts bigint[] NOT NULL,
  amounts bigint[] NOT NULL,
  balances bigint[] NOT NULL,
  meta jsonb
);
TABLE ledger.verification (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone NOT NULL,
  passed boolean NOT NULL,
  checks jsonb NOT NULL
);
TABLE notices.notice (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  message_id bigint,
  expires_at timestamp with time zone,
  removed_at timestamp with time zone,
  line_message_id bigint,
  event_key text
);
TABLE protection.default_limit (
  kind text NOT NULL,
  period text NOT NULL,
  amount bigint NOT NULL
);
TABLE protection.document (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  created_at timestamp with time zone NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  valid_until date
);
TABLE protection.document_picture (
  document_id bigint NOT NULL,
  sealed bytea NOT NULL
);
TABLE protection.exclusion (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  begun_at timestamp with time zone NOT NULL,
  until timestamp with time zone,
  ends_at timestamp with time zone,
  set_by bigint,
  ended_by bigint,
  ended_how text,
  ended_decided_at timestamp with time zone
);
TABLE protection.guard (
  member_id bigint NOT NULL
);
TABLE protection.member_limit (
  member_id bigint NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  source text NOT NULL,
  amount bigint NOT NULL,
  pending_amount bigint,
  pending_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL
);
TABLE protection.play_hour (
  member_id bigint NOT NULL,
  hour timestamp with time zone NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  seconds integer NOT NULL
);
TABLE protection.play_state (
  member_id bigint NOT NULL,
  read_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  read_id bigint NOT NULL DEFAULT 0,
  last_at timestamp with time zone,
  session_from timestamp with time zone,
  session_stake bigint NOT NULL DEFAULT 0,
  session_payout bigint NOT NULL DEFAULT 0,
  checked_at timestamp with time zone,
  reality_minutes smallint
);
TABLE public.function_set (
  only_row boolean NOT NULL DEFAULT true,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE public.migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE reporting.country_day (
  currency character(3) NOT NULL,
  day date NOT NULL,
  country text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL
);
TABLE reporting.difference (
  reconciliation_id bigint NOT NULL,
  place integer NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  their_in bigint,
  their_out bigint,
  their_currency text,
  our_in bigint,
  our_out bigint,
  our_currency text,
  our_at timestamp with time zone
);
TABLE reporting.feed_bound (
  only_row boolean NOT NULL DEFAULT true,
  round_id bigint NOT NULL,
  change_id bigint NOT NULL
);
TABLE reporting.feed_consumer (
  name text NOT NULL,
  round_id bigint NOT NULL DEFAULT 0,
  change_id bigint NOT NULL DEFAULT 0
);
TABLE reporting.game_day (
  currency character(3) NOT NULL,
  day date NOT NULL,
  node_id bigint NOT NULL,
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL
);
TABLE reporting.game_hour (
  hour timestamp with time zone NOT NULL,
  node_id bigint NOT NULL,
  currency character(3) NOT NULL,
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL
);
VIEW reporting.house_money (
  transaction_id bigint,
  at timestamp with time zone,
  currency character(3),
  kind text,
  account text,
  in_rounds boolean,
  transactions bigint,
  amount bigint
);
TABLE reporting.member_day (
  currency character(3) NOT NULL,
  day date NOT NULL,
  member_id bigint NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  top_win bigint NOT NULL,
  real_bet bigint NOT NULL
);
TABLE reporting.member_hour (
  member_id bigint NOT NULL,
  hour timestamp with time zone NOT NULL,
  node_id bigint NOT NULL,
  currency character(3) NOT NULL,
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  real_bet bigint NOT NULL
);
TABLE reporting.money_hour (
  hour timestamp with time zone NOT NULL,
  currency character(3) NOT NULL,
  kind text NOT NULL,
  account text NOT NULL,
  in_rounds boolean NOT NULL,
  transactions bigint NOT NULL,
  amount bigint NOT NULL,
  first_id bigint NOT NULL,
  last_id bigint NOT NULL
);
TABLE reporting.money_progress (
  only_row boolean NOT NULL DEFAULT true,
  zone text NOT NULL,
  transaction_id bigint NOT NULL
);
TABLE reporting.reconciliation (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  source text NOT NULL,
  code text NOT NULL,
  period_from timestamp with time zone NOT NULL,
  period_to timestamp with time zone NOT NULL,
  file_name text NOT NULL,
  file_hash bytea NOT NULL,
  lines integer NOT NULL,
  records integer NOT NULL,
  matched integer NOT NULL,
  differences integer NOT NULL,
  made_at timestamp with time zone NOT NULL
);
TABLE reporting.roll_up_zone (
  only_row boolean NOT NULL DEFAULT true,
  zone text NOT NULL
);
TABLE reporting.round_change (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  round_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  currency character(3) NOT NULL,
  old_settled_at timestamp with time zone,
  old_stake bigint,
  old_payout bigint,
  old_valid_bet bigint,
  new_settled_at timestamp with time zone,
  new_stake bigint,
  new_payout bigint,
  new_valid_bet bigint,
  old_real_bet bigint,
  new_real_bet bigint
);
TABLE reporting.rtp_monitor (
  kind text NOT NULL,
  subject text NOT NULL,
  model text NOT NULL,
  version integer NOT NULL,
  rounds bigint NOT NULL,
  return_sum numeric(30,6) NOT NULL,
  checks integer NOT NULL DEFAULT 0,
  expected numeric(12,6),
  expected_error numeric(12,8),
  deviation numeric(12,4),
  score numeric(12,3),
  alarmed_at timestamp with time zone,
  alarmed_rounds bigint
);
TABLE reporting.rtp_progress (
  only_row boolean NOT NULL DEFAULT true,
  counted_until timestamp with time zone NOT NULL
);
TABLE reporting.segment (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  rule jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL
);
VIEW reporting.unrolled (
  round_id bigint,
  member_id bigint,
  node_id bigint,
  currency character(3),
  settled_at timestamp with time zone,
  rounds bigint,
  stake bigint,
  payout bigint,
  valid_bet bigint,
  real_bet bigint
);
VIEW reporting.unrolled_money (
  transaction_id bigint,
  at timestamp with time zone,
  currency character(3),
  kind text,
  account text,
  in_rounds boolean,
  transactions bigint,
  amount bigint
);
VIEW reporting.unrolled_play (
  round_id bigint,
  member_id bigint,
  node_id bigint,
  currency character(3),
  settled_at timestamp with time zone,
  rounds bigint,
  stake bigint,
  payout bigint,
  valid_bet bigint,
  real_bet bigint,
  vendor text,
  game_type text
);
TABLE reporting.vendor_hour (
  hour timestamp with time zone NOT NULL,
  currency character(3) NOT NULL,
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL
);
TABLE rewards.address (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  address_sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE rewards.bonus (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  title jsonb NOT NULL,
  terms jsonb NOT NULL,
  trigger text NOT NULL,
  code text,
  rule jsonb NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  budget bigint,
  most_grants integer,
  granted bigint NOT NULL DEFAULT 0,
  grants integer NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  counts_since timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL,
  published_by bigint,
  published_at timestamp with time zone
);
TABLE rewards.bonus_birthday (
  bonus_id bigint NOT NULL,
  day date NOT NULL,
  after_member bigint NOT NULL DEFAULT 0,
  done_at timestamp with time zone
);
TABLE rewards.bonus_clock (
  source text NOT NULL,
  read_to timestamp with time zone NOT NULL
);
TABLE rewards.bonus_decision (
  bonus_id bigint NOT NULL,
  event text NOT NULL,
  member_id bigint NOT NULL,
  amount bigint NOT NULL,
  failed text[] NOT NULL,
  reward_id bigint,
  created_at timestamp with time zone NOT NULL
);
TABLE rewards.bonus_event (
  name text NOT NULL,
  event text NOT NULL,
  member_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE rewards.check_in (
  member_id bigint NOT NULL,
  day date NOT NULL,
  streak integer NOT NULL,
  points bigint NOT NULL,
  spins integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  transaction_id bigint
);
TABLE rewards.competition (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  figure text NOT NULL,
  scope text NOT NULL DEFAULT 'all'::text,
  code text NOT NULL DEFAULT ''::text,
  minimum bigint NOT NULL,
  opt_in boolean NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  wait_minutes integer NOT NULL,
  claim_days integer NOT NULL,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  entries integer NOT NULL DEFAULT 0,
  wagering numeric(6,2) NOT NULL DEFAULT 0
);
TABLE rewards.competition_entry (
  competition_id bigint NOT NULL,
  member_id bigint NOT NULL,
  joined_at timestamp with time zone,
  figure bigint NOT NULL DEFAULT 0,
  rounds bigint NOT NULL DEFAULT 0,
  reached_at timestamp with time zone
);
TABLE rewards.competition_prize (
  competition_id bigint NOT NULL,
  first_place integer NOT NULL,
  last_place integer NOT NULL,
  reward text NOT NULL,
  amount bigint NOT NULL
);
TABLE rewards.competition_result (
  competition_id bigint NOT NULL,
  place integer NOT NULL,
  member_id bigint NOT NULL,
  figure bigint NOT NULL,
  reward_id bigint
);
TABLE rewards.conversion (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  points bigint NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  points_ledger_id bigint NOT NULL,
  money_ledger_id bigint NOT NULL
);
TABLE rewards.good (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  picture text NOT NULL,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  points integer NOT NULL,
  quantity integer NOT NULL,
  available integer NOT NULL,
  "position" smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'goods'::text,
  price bigint NOT NULL DEFAULT 0,
  worth bigint NOT NULL DEFAULT 0,
  per_member integer,
  group_id bigint
);
TABLE rewards.good_code (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  good_id bigint NOT NULL,
  code_sealed bytea NOT NULL,
  code_digest bytea NOT NULL,
  redemption_id bigint,
  added_at timestamp with time zone NOT NULL
);
TABLE rewards.mission (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  period text NOT NULL,
  newcomer_days integer,
  figure text NOT NULL,
  scope text NOT NULL DEFAULT 'all'::text,
  code text NOT NULL DEFAULT ''::text,
  target bigint NOT NULL,
  group_id bigint,
  segment_id bigint,
  reward text NOT NULL,
  amount bigint NOT NULL,
  wagering numeric(6,2) NOT NULL DEFAULT 0,
  claim_days integer NOT NULL,
  after_id bigint,
  starts_on date NOT NULL,
  ends_on date,
  "position" smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL
);
TABLE rewards.mission_baseline (
  mission_id bigint NOT NULL,
  member_id bigint NOT NULL,
  period_key text NOT NULL,
  figure bigint NOT NULL,
  opened_at timestamp with time zone NOT NULL
);
TABLE rewards.mission_clock (
  single boolean NOT NULL DEFAULT true,
  round_id bigint NOT NULL,
  read_to timestamp with time zone NOT NULL,
  ended_day date,
  ended_member bigint NOT NULL DEFAULT 0
);
TABLE rewards.mission_done (
  mission_id bigint NOT NULL,
  member_id bigint NOT NULL,
  period_key text NOT NULL,
  figure bigint NOT NULL,
  done_at timestamp with time zone NOT NULL,
  reward_id bigint,
  spins integer,
  spins_expire_at timestamp with time zone,
  spins_claimed_at timestamp with time zone
);
TABLE rewards.points_bet (
  round_id bigint NOT NULL,
  member_id bigint NOT NULL,
  points bigint NOT NULL,
  transaction_id bigint
);
TABLE rewards.points_clock (
  source text NOT NULL,
  counting_since timestamp with time zone NOT NULL,
  read_to timestamp with time zone NOT NULL
);
TABLE rewards.points_member (
  member_id bigint NOT NULL,
  shortfall bigint NOT NULL DEFAULT 0,
  spins integer NOT NULL DEFAULT 0,
  spin_turnover bigint NOT NULL DEFAULT 0
);
TABLE rewards.points_rules (
  key text NOT NULL,
  value jsonb NOT NULL,
  version integer NOT NULL,
  changed_at timestamp with time zone NOT NULL
);
TABLE rewards.points_source (
  source text NOT NULL,
  id bigint NOT NULL
);
TABLE rewards.promotion_application (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  promotion_id bigint NOT NULL,
  member_id bigint NOT NULL,
  period text NOT NULL,
  remark text NOT NULL,
  status text NOT NULL DEFAULT 'applying'::text,
  amount bigint,
  reason text,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by bigint
);
TABLE rewards.promotion_entry (
  promotion_id bigint NOT NULL,
  member_id bigint NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  code text NOT NULL
);
TABLE rewards.promotion_grant (
  promotion_id bigint NOT NULL,
  member_id bigint NOT NULL,
  period text NOT NULL,
  reward_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE rewards.promotion_picture (
  application_id bigint NOT NULL,
  place smallint NOT NULL,
  jpeg_sealed bytea NOT NULL
);
TABLE rewards.promotion_rule (
  promotion_id bigint NOT NULL,
  mode text NOT NULL,
  rule jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL,
  given integer NOT NULL DEFAULT 0,
  given_money bigint NOT NULL DEFAULT 0,
  given_points bigint NOT NULL DEFAULT 0
);
TABLE rewards.raffle (
  promotion_id bigint NOT NULL,
  seed_sealed bytea NOT NULL,
  commitment text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  frozen_at timestamp with time zone,
  tickets bigint,
  list_hash text,
  drawn_at timestamp with time zone,
  server_seed text
);
TABLE rewards.raffle_ticket (
  promotion_id bigint NOT NULL,
  first bigint NOT NULL,
  count bigint NOT NULL,
  member_id bigint NOT NULL
);
TABLE rewards.raffle_winner (
  promotion_id bigint NOT NULL,
  place integer NOT NULL,
  ticket bigint NOT NULL,
  member_id bigint NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  reward_id bigint
);
TABLE rewards.rebate_bet (
  round_id bigint NOT NULL,
  no integer NOT NULL,
  line_id bigint NOT NULL,
  valid_bet bigint NOT NULL
);
TABLE rewards.rebate_claim (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  request_id text,
  by_schedule boolean NOT NULL,
  currency character(3) NOT NULL,
  valid_bet bigint NOT NULL,
  amount bigint NOT NULL,
  carry_before bigint NOT NULL,
  carry_after bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  reward_id bigint NOT NULL
);
TABLE rewards.rebate_claim_line (
  claim_id bigint NOT NULL,
  line_id bigint NOT NULL,
  valid_bet bigint NOT NULL
);
TABLE rewards.rebate_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  paid numeric(38,0) NOT NULL
);
TABLE rewards.rebate_line (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  day date NOT NULL,
  game_type text NOT NULL,
  vendor text NOT NULL,
  rate integer NOT NULL,
  valid_bet bigint NOT NULL,
  claimed bigint NOT NULL DEFAULT 0
);
TABLE rewards.rebate_member (
  member_id bigint NOT NULL,
  carry bigint NOT NULL DEFAULT 0
);
TABLE rewards.rebate_plan (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  valid_from date NOT NULL,
  pay text NOT NULL,
  minimum bigint NOT NULL,
  maximum bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by bigint,
  wagering numeric(6,2) NOT NULL DEFAULT 0
);
TABLE rewards.rebate_rate (
  plan_id bigint NOT NULL,
  scope text NOT NULL,
  code text NOT NULL,
  level smallint NOT NULL,
  rate integer NOT NULL
);
TABLE rewards.redemption (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  good_id bigint NOT NULL,
  title jsonb NOT NULL,
  picture text NOT NULL,
  kind text NOT NULL,
  quantity integer NOT NULL,
  points bigint NOT NULL,
  currency character(3) NOT NULL,
  price bigint NOT NULL,
  worth bigint NOT NULL,
  status text NOT NULL,
  spin_id bigint,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  address_sealed bytea,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by bigint,
  tracking text,
  note text,
  points_ledger_id bigint,
  price_ledger_id bigint,
  worth_ledger_id bigint,
  returned_ledger_id bigint,
  returned_price_ledger_id bigint
);
TABLE rewards.referral_day (
  day date NOT NULL,
  settled_at timestamp with time zone NOT NULL
);
TABLE rewards.referral_deposit (
  friend_id bigint NOT NULL,
  day date NOT NULL,
  counted bigint NOT NULL
);
TABLE rewards.referral_earning (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  referrer_id bigint NOT NULL,
  friend_id bigint NOT NULL,
  level smallint NOT NULL,
  source text NOT NULL,
  day date NOT NULL,
  base bigint NOT NULL,
  rate integer,
  amount bigint NOT NULL,
  reward_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE rewards.referral_review (
  member_id bigint NOT NULL,
  state text NOT NULL,
  reasons text[] NOT NULL DEFAULT '{}'::text[],
  held_at timestamp with time zone NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone
);
TABLE rewards.referral_rules (
  version integer NOT NULL,
  value jsonb NOT NULL,
  changed_at timestamp with time zone NOT NULL
);
TABLE rewards.reward (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  source_id bigint,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  wagering jsonb NOT NULL,
  params jsonb NOT NULL DEFAULT '{}'::jsonb,
  status text NOT NULL DEFAULT 'claimable'::text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  transaction_id bigint,
  cancelled_by bigint,
  cancel_reason text,
  free_rounds jsonb
);
TABLE rewards.spin (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  wheel_id bigint NOT NULL,
  place integer NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  server_seed text NOT NULL,
  commitment text NOT NULL,
  client_seed text NOT NULL,
  given text NOT NULL,
  amount bigint NOT NULL,
  currency character(3) NOT NULL,
  created_at timestamp with time zone NOT NULL,
  transaction_id bigint
);
TABLE rewards.vip_change (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  from_level smallint NOT NULL,
  to_level smallint NOT NULL,
  cause text NOT NULL,
  turnover bigint NOT NULL,
  deposits bigint NOT NULL,
  operator_id bigint,
  reason text
);
TABLE rewards.vip_member (
  member_id bigint NOT NULL,
  level smallint NOT NULL,
  since date NOT NULL,
  base_turnover bigint NOT NULL DEFAULT 0,
  base_deposits bigint NOT NULL DEFAULT 0,
  counted_from date,
  kept_until date,
  checked_month date,
  missed smallint NOT NULL DEFAULT 0
);
TABLE rewards.vip_period (
  kind text NOT NULL,
  first_day date NOT NULL,
  after_member bigint NOT NULL DEFAULT 0,
  done_at timestamp with time zone
);
TABLE rewards.vip_rank (
  level smallint NOT NULL,
  name jsonb NOT NULL,
  colour text NOT NULL,
  emblem text NOT NULL,
  turnover bigint NOT NULL,
  deposits bigint NOT NULL,
  keep_turnover bigint NOT NULL,
  keep_deposits bigint NOT NULL,
  level_up bigint NOT NULL,
  birthday bigint NOT NULL,
  weekly bigint NOT NULL,
  monthly bigint NOT NULL,
  cashback_rate integer NOT NULL,
  cashback_most bigint NOT NULL,
  host_name text NOT NULL,
  host_contact text NOT NULL
);
TABLE rewards.vip_settings (
  only_row boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 0,
  grace smallint NOT NULL DEFAULT 0,
  cashback_period text NOT NULL DEFAULT 'week'::text,
  claim_days smallint NOT NULL DEFAULT 14,
  since timestamp with time zone,
  read_to timestamp with time zone,
  ranked_version integer NOT NULL DEFAULT 0,
  wagering numeric(6,2) NOT NULL DEFAULT 0
);
TABLE rewards.wheel (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  open boolean NOT NULL,
  consolation bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by bigint
);
TABLE rewards.wheel_sector (
  wheel_id bigint NOT NULL,
  place integer NOT NULL,
  title jsonb NOT NULL,
  weight integer NOT NULL,
  prize text NOT NULL,
  amount bigint NOT NULL,
  good_id bigint,
  stock integer,
  won integer NOT NULL DEFAULT 0
);
TABLE rewards.wheel_seed (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  seed_sealed bytea NOT NULL,
  commitment bytea NOT NULL,
  used boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL
);
TABLE risk.case_file (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  assigned_to bigint,
  opened_by bigint NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  outcome text,
  closed_by bigint,
  closed_at timestamp with time zone
);
TABLE risk.case_flag (
  case_id bigint NOT NULL,
  flag_id bigint NOT NULL,
  added_at timestamp with time zone NOT NULL
);
TABLE risk.case_member (
  case_id bigint NOT NULL,
  member_id bigint NOT NULL,
  added_at timestamp with time zone NOT NULL
);
TABLE risk.case_note (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id bigint NOT NULL,
  operator_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  text text NOT NULL
);
TABLE risk.flag (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  detector text NOT NULL,
  subject text NOT NULL,
  severity text NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  weight double precision NOT NULL,
  facts jsonb NOT NULL,
  evidence jsonb NOT NULL,
  holds boolean NOT NULL DEFAULT false,
  found_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  detections integer NOT NULL DEFAULT 1,
  decided_by bigint,
  decided_at timestamp with time zone,
  decided_weight double precision,
  reason text
);
TABLE risk.flag_member (
  flag_id bigint NOT NULL,
  member_id bigint NOT NULL,
  held boolean NOT NULL DEFAULT false
);
TABLE risk.member_game_day (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  currency character(3) NOT NULL,
  model text NOT NULL,
  version integer NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL,
  stakes numeric NOT NULL,
  payouts numeric NOT NULL,
  stakes_squared numeric NOT NULL,
  top_payout bigint NOT NULL,
  batch bigint NOT NULL
);
TABLE risk.progress (
  detector text NOT NULL,
  "position" bigint NOT NULL,
  run_at timestamp with time zone NOT NULL
);
TABLE risk.rule (
  detector text NOT NULL,
  version integer NOT NULL,
  enabled boolean NOT NULL,
  severity text NOT NULL,
  action text NOT NULL,
  thresholds jsonb NOT NULL,
  changed_at timestamp with time zone NOT NULL
);
TABLE risk.rule_change (
  detector text NOT NULL,
  version integer NOT NULL,
  at timestamp with time zone NOT NULL,
  operator_id bigint NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
TABLE studio.lottery_bet (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  slip_id bigint NOT NULL,
  line smallint NOT NULL,
  draw_id bigint NOT NULL,
  player_id bigint NOT NULL,
  currency character(3) NOT NULL,
  multiple integer NOT NULL,
  stake bigint NOT NULL,
  prize_permille smallint NOT NULL DEFAULT 1000,
  status text NOT NULL DEFAULT 'started'::text,
  cause text,
  payout bigint NOT NULL DEFAULT 0,
  rebate bigint NOT NULL DEFAULT 0,
  hits jsonb,
  result_version integer NOT NULL DEFAULT 0,
  owed bigint NOT NULL DEFAULT 0,
  placed_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  won bigint NOT NULL DEFAULT 0,
  corrected bigint NOT NULL DEFAULT 0
) WITH (fillfactor=80);
TABLE studio.lottery_correction (
  bet_id bigint NOT NULL,
  version integer NOT NULL,
  amount bigint NOT NULL
);
TABLE studio.lottery_decision (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  draw_id bigint NOT NULL,
  kind text NOT NULL,
  origin text NOT NULL,
  result jsonb,
  reason text,
  entered_by text NOT NULL,
  entered_at timestamp with time zone NOT NULL,
  status text NOT NULL DEFAULT 'entered'::text,
  decided_by text,
  decided_at timestamp with time zone,
  former jsonb
);
TABLE studio.lottery_draw (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  game text NOT NULL,
  period text NOT NULL,
  origin text NOT NULL,
  opens_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  draws_at timestamp with time zone NOT NULL,
  given smallint[] NOT NULL DEFAULT '{}'::smallint[],
  commitment text,
  sealed bytea,
  server_seed text,
  status text NOT NULL DEFAULT 'open'::text,
  result jsonb,
  result_version integer NOT NULL DEFAULT 0,
  closed_at timestamp with time zone,
  drawn_at timestamp with time zone,
  settled_at timestamp with time zone,
  void_cause text,
  settled_to bigint NOT NULL DEFAULT 0
);
TABLE studio.lottery_draw_sum (
  draw_id bigint NOT NULL,
  currency character(3) NOT NULL,
  bets integer NOT NULL DEFAULT 0,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  rebate bigint NOT NULL DEFAULT 0
) WITH (fillfactor=70);
TABLE studio.lottery_failure (
  bet_id bigint NOT NULL,
  draw_id bigint NOT NULL,
  cause text NOT NULL,
  attempts integer NOT NULL,
  first_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  set_aside_at timestamp with time zone,
  stage text NOT NULL DEFAULT 'settlement'::text
);
TABLE studio.lottery_favourite (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  player_id bigint NOT NULL,
  game text NOT NULL,
  name text NOT NULL,
  lines jsonb NOT NULL,
  added_at timestamp with time zone NOT NULL
);
TABLE studio.lottery_game (
  code text NOT NULL,
  enabled boolean NOT NULL,
  schedule jsonb,
  close_seconds integer NOT NULL,
  make_up_seconds integer NOT NULL,
  drawn_by_us boolean NOT NULL,
  odds_plan jsonb NOT NULL DEFAULT '[]'::jsonb,
  updated_at timestamp with time zone NOT NULL,
  keep_days integer
);
TABLE studio.lottery_leader (
  id boolean NOT NULL DEFAULT true,
  holder text NOT NULL,
  until timestamp with time zone NOT NULL
);
TABLE studio.lottery_limit (
  game text NOT NULL,
  currency character(3) NOT NULL,
  bet_most bigint,
  member_most bigint,
  draw_most bigint,
  number_most bigint
);
TABLE studio.lottery_line (
  slip_id bigint NOT NULL,
  line smallint NOT NULL,
  play text NOT NULL,
  selection text NOT NULL,
  units integer NOT NULL,
  unit bigint NOT NULL,
  mode text NOT NULL,
  series smallint NOT NULL,
  highest smallint NOT NULL
);
TABLE studio.lottery_load (
  draw_id bigint NOT NULL,
  currency character(3) NOT NULL,
  play text NOT NULL,
  number text NOT NULL,
  stake bigint NOT NULL,
  prizes bigint NOT NULL
) WITH (fillfactor=70);
TABLE studio.lottery_member_sum (
  draw_id bigint NOT NULL,
  player_id bigint NOT NULL,
  currency character(3) NOT NULL,
  stake bigint NOT NULL
) WITH (fillfactor=70);
TABLE studio.lottery_series (
  game text NOT NULL,
  mode text NOT NULL,
  member_group text NOT NULL DEFAULT ''::text,
  lowest integer NOT NULL,
  highest integer NOT NULL
);
TABLE studio.lottery_session (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_session text NOT NULL,
  vendor text NOT NULL,
  node_id bigint NOT NULL,
  player_id bigint NOT NULL,
  currency character(3) NOT NULL,
  trial boolean NOT NULL,
  sealed_player_token bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
TABLE studio.lottery_slip (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  game text NOT NULL,
  vendor text NOT NULL,
  player_id bigint NOT NULL,
  currency character(3) NOT NULL,
  session_id bigint NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  status text NOT NULL DEFAULT 'started'::text,
  cause text,
  lines smallint NOT NULL,
  draws smallint NOT NULL,
  stake bigint NOT NULL,
  stop_on_win boolean NOT NULL,
  chase text,
  placed_at timestamp with time zone NOT NULL
);
TABLE studio.lottery_sweep (
  game text NOT NULL,
  swept_to timestamp with time zone NOT NULL
);
TABLE studio.seat (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor text NOT NULL,
  player_id text NOT NULL,
  node_id bigint NOT NULL,
  currency character(3) NOT NULL,
  seed_id bigint NOT NULL,
  next_seed_id bigint NOT NULL,
  nonce integer NOT NULL DEFAULT 0,
  pending_spin_id bigint,
  round_id bigint,
  round_stake bigint,
  state jsonb,
  stream_position integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  voided_round_id bigint,
  round_started_at timestamp with time zone
) WITH (fillfactor=70);
TABLE studio.seed (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  commitment text NOT NULL,
  sealed bytea NOT NULL,
  client_seed text,
  spins integer NOT NULL DEFAULT 0,
  server_seed text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  started_at timestamp with time zone,
  revealed_at timestamp with time zone,
  seat_id bigint
);
TABLE studio.session (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL,
  seat_id bigint NOT NULL,
  sealed_player_token bytea NOT NULL,
  trial boolean NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL
);
TABLE studio.spin (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  round_id bigint NOT NULL,
  seat_id bigint NOT NULL,
  session_id bigint NOT NULL,
  seed_id bigint NOT NULL,
  nonce integer NOT NULL,
  stream_position integer NOT NULL,
  request_id text NOT NULL,
  stake bigint NOT NULL,
  state jsonb,
  result jsonb,
  balance bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  attempts timestamp with time zone[],
  engine text NOT NULL,
  model text NOT NULL,
  version integer NOT NULL,
  grant_id text
);
TABLE webhooks.delivery (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  endpoint_id bigint NOT NULL,
  event_id bigint NOT NULL,
  status text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone,
  answer_status integer,
  failure text,
  took_ms integer,
  answer text
);
TABLE webhooks.endpoint (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  url text NOT NULL,
  description text NOT NULL,
  events text[] NOT NULL,
  secret_sealed bytea NOT NULL,
  secret_made_at timestamp with time zone NOT NULL,
  former_secret_sealed bytea,
  former_until timestamp with time zone,
  paused_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL
);
TABLE webhooks.event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL
);

-- Constraints

agents.account_batch: account_batch_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES identity.member(id);
agents.account_batch: account_batch_agent_id_request_id_key UNIQUE (agent_id, request_id);
agents.account_batch: account_batch_pkey PRIMARY KEY (id);
agents.account_batch: account_batch_request_id_check CHECK ((length(request_id) <= 64));
agents.application: application_answer_check CHECK ((length(answer) <= 500));
agents.application: application_contact_check CHECK (((length(contact) >= 1) AND (length(contact) <= 120)));
agents.application: application_content_check CHECK (((length(content) >= 1) AND (length(content) <= 1000)));
agents.application: application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
agents.application: application_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
agents.application: application_member_id_request_id_key UNIQUE (member_id, request_id);
agents.application: application_pkey PRIMARY KEY (id);
agents.application: application_request_id_check CHECK ((length(request_id) <= 64));
agents.application: application_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])));
agents.bill: bill_active_check CHECK ((active >= 0));
agents.bill: bill_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES identity.member(id);
agents.bill: bill_carried_in_check CHECK ((carried_in <= 0));
agents.bill: bill_carried_out_check CHECK ((carried_out <= 0));
agents.bill: bill_check CHECK ((to_at > from_at));
agents.bill: bill_check1 CHECK (((allocated >= 0) AND (allocated <= due)));
agents.bill: bill_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES agents.contract(id);
agents.bill: bill_correction_left_check CHECK ((correction_left <= 0));
agents.bill: bill_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
agents.bill: bill_due CHECK ((due = ((earned + corrected) - correction_left)));
agents.bill: bill_due_check CHECK ((due >= 0));
agents.bill: bill_earned_check CHECK ((earned >= 0));
agents.bill: bill_none CHECK (((payment = 'none'::text) = (own_share = 0)));
agents.bill: bill_note_check CHECK ((length(note) <= 500));
agents.bill: bill_once UNIQUE (contract_id, settlement_id);
agents.bill: bill_own_share_check CHECK ((own_share >= 0));
agents.bill: bill_paid CHECK ((((payment = 'paid'::text) = (paid_at IS NOT NULL)) AND ((payment = 'paid'::text) = (ledger_id IS NOT NULL))));
agents.bill: bill_passed_on_check CHECK ((passed_on >= 0));
agents.bill: bill_payment_check CHECK ((payment = ANY (ARRAY['none'::text, 'due'::text, 'held'::text, 'uncollected'::text, 'paid'::text, 'rejected'::text, 'expired'::text])));
agents.bill: bill_pkey PRIMARY KEY (id);
agents.bill: bill_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES agents.settlement(id);
agents.bill: bill_share CHECK ((own_share = (allocated - passed_on)));
agents.bill: bill_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES identity.member(id);
agents.contract: contract_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES identity.member(id);
agents.contract: contract_check CHECK ((agent_id <> upline_id));
agents.contract: contract_decided CHECK (((state = 'offered'::text) = (decided_at IS NULL)));
agents.contract: contract_end_reason CHECK (((ends_at IS NULL) = (end_reason IS NULL)));
agents.contract: contract_end_reason_check CHECK ((end_reason = ANY (ARRAY['terminated'::text, 'agreed'::text, 'replaced'::text, 'higher_rate'::text, 'upline_ended'::text, 'moved'::text, 'operator'::text])));
agents.contract: contract_ends CHECK (((ends_at IS NULL) OR ((starts_at IS NOT NULL) AND (ends_at >= starts_at))));
agents.contract: contract_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text])));
agents.contract: contract_loss_rate_check CHECK (((loss_rate >= 0) AND (loss_rate <= 1000000)));
agents.contract: contract_mode CHECK (((kind = 'dividend'::text) = (tier_mode IS NOT NULL)));
agents.contract: contract_offered_by_check CHECK ((offered_by = ANY (ARRAY['upline'::text, 'agent'::text, 'operator'::text])));
agents.contract: contract_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
agents.contract: contract_period CHECK (
CASE kind
    WHEN 'dividend'::text THEN (period IS NOT NULL)
    WHEN 'daily'::text THEN (period = 'D'::bpchar)
    ELSE (period IS NULL)
END);
agents.contract: contract_period_check CHECK ((period = ANY (ARRAY['D'::bpchar, 'W'::bpchar, 'H'::bpchar, 'M'::bpchar])));
agents.contract: contract_pkey PRIMARY KEY (id);
agents.contract: contract_previous_id_fkey FOREIGN KEY (previous_id) REFERENCES agents.contract(id);
agents.contract: contract_profit_rate_check CHECK (((profit_rate >= 0) AND (profit_rate <= 1000000)));
agents.contract: contract_realtime CHECK ((((kind = 'realtime'::text) = (profit_rate IS NOT NULL)) AND ((kind = 'realtime'::text) = (loss_rate IS NOT NULL)) AND ((kind = 'realtime'::text) = (single_bet IS NOT NULL))));
agents.contract: contract_request_id_check CHECK ((length(request_id) <= 64));
agents.contract: contract_signed CHECK (((state = 'signed'::text) = (starts_at IS NOT NULL)));
agents.contract: contract_single_bet_check CHECK ((single_bet >= 0));
agents.contract: contract_slots CHECK (((COALESCE(((EXTRACT(epoch FROM starts_at))::bigint % (300)::bigint), (0)::bigint) = 0) AND (COALESCE(((EXTRACT(epoch FROM ends_at))::bigint % (300)::bigint), (0)::bigint) = 0)));
agents.contract: contract_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'signed'::text, 'rejected'::text, 'withdrawn'::text, 'replaced'::text, 'expired'::text])));
agents.contract: contract_tier_mode_check CHECK ((tier_mode = ANY (ARRAY['fixed'::text, 'floating'::text])));
agents.contract: contract_top_amount_check CHECK ((top_amount >= 0));
agents.contract: contract_top_rate_check CHECK (((top_rate >= 0) AND (top_rate <= 1000000)));
agents.contract: contract_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES identity.member(id);
agents.contract_tier: contract_tier_active_check CHECK ((active >= 0));
agents.contract_tier: contract_tier_amount_check CHECK ((amount >= 0));
agents.contract_tier: contract_tier_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES agents.contract(id);
agents.contract_tier: contract_tier_net_loss_check CHECK ((net_loss >= 0));
agents.contract_tier: contract_tier_no_check CHECK (((no >= 1) AND (no <= 20)));
agents.contract_tier: contract_tier_pkey PRIMARY KEY (contract_id, no);
agents.contract_tier: contract_tier_rate_check CHECK (((rate >= 0) AND (rate <= 1000000)));
agents.contract_tier: contract_tier_valid_bet_check CHECK ((valid_bet >= 0));
agents.contract_tier: tier_pays CHECK (((rate > 0) OR (amount > 0)));
agents.correction: correction_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES agents.bill(id);
agents.correction: correction_check CHECK ((to_run > from_run));
agents.correction: correction_check1 CHECK ((to_at > from_at));
agents.correction: correction_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES agents.contract(id);
agents.correction: correction_earned_check CHECK ((earned >= 0));
agents.correction: correction_next_bill_id_fkey FOREIGN KEY (next_bill_id) REFERENCES agents.bill(id);
agents.correction: correction_once UNIQUE (contract_id, from_at, to_run);
agents.correction: correction_pkey PRIMARY KEY (id);
agents.counting: counting_only_row_check CHECK (only_row);
agents.counting: counting_pkey PRIMARY KEY (only_row);
agents.end_request: end_request_asked_by_check CHECK ((asked_by = ANY (ARRAY['upline'::text, 'agent'::text])));
agents.end_request: end_request_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES agents.contract(id);
agents.end_request: end_request_decided CHECK (((state = 'open'::text) = (decided_at IS NULL)));
agents.end_request: end_request_pkey PRIMARY KEY (id);
agents.end_request: end_request_reason_check CHECK ((length(reason) <= 140));
agents.end_request: end_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text])));
agents.line_change: line_change_created_by_fkey FOREIGN KEY (created_by) REFERENCES backoffice.operator(id);
agents.line_change: line_change_decided CHECK (((state = 'scheduled'::text) = (decided_at IS NULL)));
agents.line_change: line_change_from CHECK (((state = 'applied'::text) = (from_type IS NOT NULL)));
agents.line_change: line_change_from_upline_id_fkey FOREIGN KEY (from_upline_id) REFERENCES identity.member(id);
agents.line_change: line_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
agents.line_change: line_change_not_below_itself CHECK ((to_upline_id <> member_id));
agents.line_change: line_change_pkey PRIMARY KEY (id);
agents.line_change: line_change_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
agents.line_change: line_change_slot CHECK ((((EXTRACT(epoch FROM at))::bigint % (300)::bigint) = 0));
agents.line_change: line_change_state_check CHECK ((state = ANY (ARRAY['scheduled'::text, 'applied'::text, 'cancelled'::text, 'refused'::text])));
agents.line_change: line_change_to_upline_id_fkey FOREIGN KEY (to_upline_id) REFERENCES identity.member(id);
agents.line_message: line_message_audience_check CHECK ((audience = ANY (ARRAY['member'::text, 'direct'::text, 'team'::text, 'upline'::text])));
agents.line_message: line_message_check CHECK ((receiver_id <> sender_id));
agents.line_message: line_message_pkey PRIMARY KEY (id);
agents.line_message: line_message_receiver CHECK (((receiver_id IS NOT NULL) = (audience = ANY (ARRAY['member'::text, 'upline'::text]))));
agents.line_message: line_message_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES identity.member(id);
agents.line_message: line_message_receivers_check CHECK ((receivers >= 0));
agents.line_message: line_message_request_id_check CHECK ((length(request_id) <= 64));
agents.line_message: line_message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES identity.member(id);
agents.line_message: line_message_sender_id_request_id_key UNIQUE (sender_id, request_id);
agents.line_message: line_message_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000)));
agents.line_message: line_message_withdrawn CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL)));
agents.line_message: line_message_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES backoffice.operator(id);
agents.line_mute: line_mute_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
agents.line_mute: line_mute_pkey PRIMARY KEY (member_id);
agents.link: link_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES identity.member(id);
agents.link: link_agent_id_request_id_key UNIQUE (agent_id, request_id);
agents.link: link_code_check CHECK ((code ~ '^[A-Za-z0-9]{6,16}$'::text));
agents.link: link_code_key UNIQUE (code);
agents.link: link_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
agents.link: link_offer_check CHECK ((jsonb_typeof(offer) = 'object'::text));
agents.link: link_offer_of_agents CHECK (((offer IS NULL) OR (type = ANY (ARRAY[1, 2, 41, 42]))));
agents.link: link_pkey PRIMARY KEY (id);
agents.link: link_request_id_check CHECK ((length(request_id) <= 64));
agents.link_day: link_day_clicks_check CHECK ((clicks >= 0));
agents.link_day: link_day_link_id_fkey FOREIGN KEY (link_id) REFERENCES agents.link(id);
agents.link_day: link_day_pkey PRIMARY KEY (link_id, day);
agents.link_member: link_member_link_id_fkey FOREIGN KEY (link_id) REFERENCES agents.link(id);
agents.link_member: link_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
agents.link_member: link_member_pkey PRIMARY KEY (member_id);
agents.play: play_pkey PRIMARY KEY (member_id, slot, run_id);
agents.play_round: play_round_factor_check CHECK ((factor = ANY (ARRAY['-1'::integer, 1])));
agents.play_round: play_round_pkey PRIMARY KEY (slot, round_id, run_id, factor);
agents.rules: rules_created_by_fkey FOREIGN KEY (created_by) REFERENCES backoffice.operator(id);
agents.rules: rules_pkey PRIMARY KEY (version);
agents.rules: rules_value_check CHECK ((jsonb_typeof(value) = 'object'::text));
agents.rules: rules_version_check CHECK ((version > 0));
agents.run: run_pkey PRIMARY KEY (id);
agents.settlement: settlement_check CHECK ((to_at > from_at));
agents.settlement: settlement_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text])));
agents.settlement: settlement_kind_period_from_at_key UNIQUE NULLS NOT DISTINCT (kind, period, from_at);
agents.settlement: settlement_period_check CHECK ((period = ANY (ARRAY['D'::bpchar, 'W'::bpchar, 'H'::bpchar, 'M'::bpchar])));
agents.settlement: settlement_pkey PRIMARY KEY (id);
agents.settlement: settlement_run_id_fkey FOREIGN KEY (run_id) REFERENCES agents.run(id);
agents.team_bets: team_bets_level_check CHECK (((level >= 0) AND (level <= 2)));
agents.team_bets: team_bets_pkey PRIMARY KEY (agent_id, day, node_id, level);
agents.team_counting: team_counting_only_row_check CHECK (only_row);
agents.team_counting: team_counting_pkey PRIMARY KEY (only_row);
agents.team_day: team_day_pkey PRIMARY KEY (agent_id, day);
agents.team_money: team_money_pkey PRIMARY KEY (agent_id, day);
agents.template: template_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text])));
agents.template: template_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
agents.template: template_name_key UNIQUE (name);
agents.template: template_pkey PRIMARY KEY (id);
agents.template: template_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text));
backoffice.activation: activation_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.activation: activation_operator_id_key UNIQUE (operator_id);
backoffice.activation: activation_pkey PRIMARY KEY (token_hash);
backoffice.activation: activation_token_hash_check CHECK ((octet_length(token_hash) = 32));
backoffice.api_key: api_key_created_by_fkey FOREIGN KEY (created_by) REFERENCES backoffice.operator(id);
backoffice.api_key: api_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
backoffice.api_key: api_key_pkey PRIMARY KEY (id);
backoffice.api_key: api_key_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES backoffice.operator(id);
backoffice.api_key: api_key_scopes_check CHECK ((cardinality(scopes) > 0));
backoffice.api_key: api_key_secret_hash_check CHECK ((length(secret_hash) = 32));
backoffice.api_key: api_key_secret_hash_key UNIQUE (secret_hash);
backoffice.approval: approval_action_check CHECK ((action ~ '^[a-z][a-zA-Z.-]{1,63}$'::text));
backoffice.approval: approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
backoffice.approval: approval_decision_reason_check CHECK ((length(decision_reason) <= 200));
backoffice.approval: approval_pkey PRIMARY KEY (id);
backoffice.approval: approval_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
backoffice.approval: approval_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES backoffice.operator(id);
backoffice.approval: approval_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'performed'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text])));
backoffice.approval: approval_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)));
backoffice.approval: decided_completely CHECK (((status = 'pending'::text) = (decided_at IS NULL)));
backoffice.approval: maker_is_not_checker CHECK (
CASE status
    WHEN 'performed'::text THEN ((decided_by IS NOT NULL) AND (decided_by <> requested_by))
    WHEN 'rejected'::text THEN ((decided_by IS NOT NULL) AND (decided_by <> requested_by))
    WHEN 'withdrawn'::text THEN (decided_by = requested_by)
    ELSE (decided_by IS NULL)
END);
backoffice.audit: audit_action_check CHECK ((action ~ '^[a-z][a-zA-Z.-]{1,63}$'::text));
backoffice.audit: audit_id_check CHECK ((id > 0));
backoffice.audit: audit_pkey PRIMARY KEY (id);
backoffice.audit_head: audit_head_only_row_check CHECK (only_row);
backoffice.audit_head: audit_head_pkey PRIMARY KEY (only_row);
backoffice.duplicate: duplicate_check CHECK ((member_id < other_id));
backoffice.duplicate: duplicate_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
backoffice.duplicate: duplicate_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.duplicate: duplicate_other_id_fkey FOREIGN KEY (other_id) REFERENCES identity.member(id);
backoffice.duplicate: duplicate_pkey PRIMARY KEY (member_id, other_id);
backoffice.duplicate: duplicate_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
backoffice.export: done_has_file CHECK (((status <> 'done'::text) OR (num_nulls(file, finished_at, expires_at) = 0)));
backoffice.export: export_columns_check CHECK (((cardinality(columns) >= 1) AND (cardinality(columns) <= 40)));
backoffice.export: export_file_check CHECK ((file ~ '^[A-Za-z0-9_-]{32}$'::text));
backoffice.export: export_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.export: export_pkey PRIMARY KEY (id);
backoffice.export: export_query_check CHECK ((length(query) <= 500));
backoffice.export: export_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES backoffice.export_schedule(id) ON DELETE SET NULL;
backoffice.export: export_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'deleted'::text])));
backoffice.export: export_table_name_check CHECK ((table_name ~ '^[a-z][a-zA-Z]{1,31}$'::text));
backoffice.export_recipient: export_recipient_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.export_recipient: export_recipient_pkey PRIMARY KEY (schedule_id, operator_id);
backoffice.export_recipient: export_recipient_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES backoffice.export_schedule(id) ON DELETE CASCADE;
backoffice.export_schedule: export_schedule_columns_check CHECK (((cardinality(columns) >= 1) AND (cardinality(columns) <= 40)));
backoffice.export_schedule: export_schedule_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text])));
backoffice.export_schedule: export_schedule_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
backoffice.export_schedule: export_schedule_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.export_schedule: export_schedule_pkey PRIMARY KEY (id);
backoffice.export_schedule: export_schedule_query_check CHECK ((length(query) <= 500));
backoffice.export_schedule: export_schedule_table_name_check CHECK ((table_name ~ '^[a-z][a-zA-Z]{1,31}$'::text));
backoffice.login_challenge: login_challenge_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.login_challenge: login_challenge_pkey PRIMARY KEY (token_hash);
backoffice.login_challenge: login_challenge_token_hash_check CHECK ((octet_length(token_hash) = 32));
backoffice.lone_decision: lone_decision_action_check CHECK ((action ~ '^[a-z][a-zA-Z.-]{1,63}$'::text));
backoffice.lone_decision: lone_decision_amount_check CHECK ((amount > 0));
backoffice.lone_decision: lone_decision_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.lone_decision: lone_decision_pkey PRIMARY KEY (id);
backoffice.lone_decision: lone_decision_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)));
backoffice.member_import: member_import_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200)));
backoffice.member_import: member_import_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.member_import: member_import_pkey PRIMARY KEY (id);
backoffice.member_import: member_import_status_check CHECK ((status = ANY (ARRAY['checked'::text, 'queued'::text, 'running'::text, 'cancelling'::text, 'cancelled'::text, 'failed'::text, 'done'::text])));
backoffice.member_import_row: member_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES backoffice.member_import(id) ON DELETE CASCADE;
backoffice.member_import_row: member_import_row_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'refused'::text])));
backoffice.member_import_row: member_import_row_pkey PRIMARY KEY (import_id, place);
backoffice.member_note: member_note_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000)));
backoffice.member_note: member_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
backoffice.member_note: member_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.member_note: member_note_pkey PRIMARY KEY (id);
backoffice.member_tag: member_tag_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
backoffice.member_tag: member_tag_pkey PRIMARY KEY (tag_id, member_id);
backoffice.member_tag: member_tag_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES backoffice.tag(id) ON DELETE CASCADE;
backoffice.operator: operator_account_check CHECK ((account ~ '^[a-z][a-z0-9._-]{2,31}$'::text));
backoffice.operator: operator_account_key UNIQUE (account);
backoffice.operator: operator_active_has_password CHECK (((status <> 'active'::text) OR (password_hash IS NOT NULL)));
backoffice.operator: operator_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64)));
backoffice.operator: operator_pkey PRIMARY KEY (id);
backoffice.operator: operator_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'disabled'::text])));
backoffice.operator_role: operator_role_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.operator_role: operator_role_pkey PRIMARY KEY (operator_id, role_id);
backoffice.operator_role: operator_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES backoffice.role(id);
backoffice.passkey: passkey_credential_id_check CHECK ((length(credential_id) <= 1400));
backoffice.passkey: passkey_credential_id_key UNIQUE (credential_id);
backoffice.passkey: passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
backoffice.passkey: passkey_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.passkey: passkey_pkey PRIMARY KEY (id);
backoffice.process: process_kind_check CHECK ((kind = ANY (ARRAY['server'::text, 'next'::text, 'worker'::text])));
backoffice.process: process_pkey PRIMARY KEY (id);
backoffice.recovery_code: recovery_code_code_hash_check CHECK ((octet_length(code_hash) = 32));
backoffice.recovery_code: recovery_code_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.recovery_code: recovery_code_pkey PRIMARY KEY (operator_id, code_hash);
backoffice.role: role_code_check CHECK ((code ~ '^[a-z][a-z-]{1,31}$'::text));
backoffice.role: role_code_key UNIQUE (code);
backoffice.role: role_description_check CHECK ((length(description) <= 200));
backoffice.role: role_has_code_or_name CHECK ((num_nonnulls(code, name) = 1));
backoffice.role: role_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)));
backoffice.role: role_pkey PRIMARY KEY (id);
backoffice.saved_filter: saved_filter_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
backoffice.saved_filter: saved_filter_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.saved_filter: saved_filter_pkey PRIMARY KEY (id);
backoffice.saved_filter: saved_filter_query_check CHECK ((length(query) <= 500));
backoffice.saved_filter: saved_filter_table_name_check CHECK ((table_name ~ '^[a-z][a-zA-Z]{1,31}$'::text));
backoffice.session: session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.session: session_pkey PRIMARY KEY (id);
backoffice.session: session_token_hash_check CHECK ((octet_length(token_hash) = 32));
backoffice.session: session_token_hash_key UNIQUE (token_hash);
backoffice.setup: setup_nonce_check CHECK ((octet_length(nonce) = 32));
backoffice.setup: setup_only_row_check CHECK (only_row);
backoffice.setup: setup_pkey PRIMARY KEY (only_row);
backoffice.table_columns: table_columns_columns_check CHECK (((cardinality(columns) >= 1) AND (cardinality(columns) <= 40)));
backoffice.table_columns: table_columns_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.table_columns: table_columns_pkey PRIMARY KEY (operator_id, table_name);
backoffice.table_columns: table_columns_table_name_check CHECK ((table_name ~ '^[a-z][a-zA-Z]{1,31}$'::text));
backoffice.tag: tag_colour_check CHECK ((colour = ANY (ARRAY['plain'::text, 'amber'::text, 'jade'::text, 'vermilion'::text])));
backoffice.tag: tag_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)));
backoffice.tag: tag_pkey PRIMARY KEY (id);
backoffice.task: task_check CHECK (((paused_at IS NULL) = (paused_by IS NULL)));
backoffice.task: task_error_check CHECK ((length(error) <= 500));
backoffice.task: task_paused_by_fkey FOREIGN KEY (paused_by) REFERENCES backoffice.operator(id);
backoffice.task: task_pkey PRIMARY KEY (name);
backoffice.task_hour: task_hour_error_check CHECK ((length(error) <= 500));
backoffice.task_hour: task_hour_pkey PRIMARY KEY (task, hour, ok);
backoffice.task_hour: task_hour_task_fkey FOREIGN KEY (task) REFERENCES backoffice.task(name) ON DELETE CASCADE;
backoffice.totp: totp_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.totp: totp_pkey PRIMARY KEY (operator_id);
cashier.cash_code: cash_code_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES cashier.code_batch(id);
cashier.cash_code: cash_code_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id);
cashier.cash_code: cash_code_deposit_id_key UNIQUE (deposit_id);
cashier.cash_code: cash_code_hash_check CHECK ((length(hash) = 32));
cashier.cash_code: cash_code_pkey PRIMARY KEY (hash);
cashier.channel: archived_is_off CHECK (((archived_at IS NULL) OR (NOT enabled)));
cashier.channel: channel_adapter_check CHECK ((adapter ~ '^[a-z][a-z0-9-]{1,31}$'::text));
cashier.channel: channel_code_check CHECK ((code ~ '^[a-z][a-z0-9-]{1,31}$'::text));
cashier.channel: channel_id_key UNIQUE (id);
cashier.channel: channel_instructions_check CHECK (((instructions IS NULL) OR (jsonb_typeof((instructions -> 'en'::text)) = 'string'::text)));
cashier.channel: channel_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'withdraw'::text])));
cashier.channel: channel_names_check CHECK ((jsonb_typeof((names -> 'en'::text)) = 'string'::text));
cashier.channel: channel_notes_check CHECK (((notes IS NULL) OR (jsonb_typeof((notes -> 'en'::text)) = 'string'::text)));
cashier.channel: channel_pkey PRIMARY KEY (kind, code);
cashier.channel: channel_schedule_check CHECK ((jsonb_typeof(schedule) = 'array'::text));
cashier.channel: channel_secrets_check CHECK ((jsonb_typeof(secrets) = 'object'::text));
cashier.channel: channel_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text));
cashier.channel_currency: channel_currency_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.channel(id);
cashier.channel_currency: channel_currency_check CHECK ((daily_amount >= minimum));
cashier.channel_currency: channel_currency_currency_check CHECK (((currency ~ '^[A-Z]{3}$'::text) AND (currency <> 'PLY'::bpchar)));
cashier.channel_currency: channel_currency_daily_count_check CHECK ((daily_count > 0));
cashier.channel_currency: channel_currency_fee_fixed_check CHECK ((fee_fixed >= 0));
cashier.channel_currency: channel_currency_fee_rate_check CHECK (((fee_rate >= 0) AND (fee_rate <= 9999)));
cashier.channel_currency: channel_currency_minimum_check CHECK ((minimum > 0));
cashier.channel_currency: channel_currency_pkey PRIMARY KEY (channel_id, currency);
cashier.channel_currency: fee_below_minimum CHECK ((((fee_fixed)::numeric + div(((minimum)::numeric * (fee_rate)::numeric), (10000)::numeric)) < (minimum)::numeric));
cashier.channel_currency: limits_in_order CHECK ((maximum >= minimum));
cashier.channel_group: channel_group_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.channel(id);
cashier.channel_group: channel_group_group_id_fkey FOREIGN KEY (group_id) REFERENCES cashier.member_group(id);
cashier.channel_group: channel_group_pkey PRIMARY KEY (channel_id, group_id);
cashier.code_batch: code_batch_amount_check CHECK ((amount > 0));
cashier.code_batch: code_batch_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.channel(id);
cashier.code_batch: code_batch_count_check CHECK (((count >= 1) AND (count <= 1000)));
cashier.code_batch: code_batch_currency_check CHECK (((currency ~ '^[A-Z]{3}$'::text) AND (currency <> 'PLY'::bpchar)));
cashier.code_batch: code_batch_note_check CHECK ((length(note) <= 100));
cashier.code_batch: code_batch_pkey PRIMARY KEY (id);
cashier.code_batch: code_batch_request_id_key UNIQUE (request_id);
cashier.code_batch: download_complete CHECK (((downloaded_by IS NULL) = (downloaded_at IS NULL)));
cashier.code_batch: void_complete CHECK (((voided_by IS NULL) = (voided_at IS NULL)));
cashier.credited_deposit: credited_deposit_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id);
cashier.credited_deposit: credited_deposit_pkey PRIMARY KEY (deposit_id);
cashier.deposit: approved_has_posting CHECK (((status = 'approved'::text) = (ledger_id IS NOT NULL)));
cashier.deposit: asked_amount_check CHECK ((asked_amount > 0));
cashier.deposit: awaiting_is_pending CHECK (((NOT awaits_provider) OR (status = 'pending'::text)));
cashier.deposit: check_complete CHECK (((checked_by IS NULL) = (checked_amount IS NULL)));
cashier.deposit: deposit_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier.receiving_account(id);
cashier.deposit: deposit_amount_check CHECK ((amount > 0));
cashier.deposit: deposit_bank_reference_check CHECK (((length(bank_reference) >= 1) AND (length(bank_reference) <= 100)));
cashier.deposit: deposit_checked_amount_check CHECK ((checked_amount > 0));
cashier.deposit: deposit_claim_complete CHECK (((claimed_by IS NULL) = (claimed_until IS NULL)));
cashier.deposit: deposit_currency_check CHECK ((currency <> 'PLY'::bpchar));
cashier.deposit: deposit_fee_fixed_check CHECK ((fee_fixed >= 0));
cashier.deposit: deposit_fee_rate_check CHECK (((fee_rate >= 0) AND (fee_rate <= 9999)));
cashier.deposit: deposit_kind_channel_fkey FOREIGN KEY (kind, channel) REFERENCES cashier.channel(kind, code);
cashier.deposit: deposit_kind_check CHECK ((kind = 'deposit'::text));
cashier.deposit: deposit_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.deposit: deposit_member_id_request_id_key UNIQUE (member_id, request_id);
cashier.deposit: deposit_pkey PRIMARY KEY (id);
cashier.deposit: deposit_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
cashier.deposit: deposit_receipt_image_id_fkey FOREIGN KEY (receipt_image_id) REFERENCES cashier.receipt_image(id);
cashier.deposit: deposit_reference_key UNIQUE (reference);
cashier.deposit: deposit_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'checked'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text])));
cashier.deposit: dual_approval CHECK (((status <> 'approved'::text) OR (checked_by IS NULL) OR (checked_by <> decided_by)));
cashier.deposit: fee_below_amount CHECK (((fee >= 0) AND (fee < amount)));
cashier.deposit: other_amount_has_reason CHECK (((amount = asked_amount) OR ((status = 'approved'::text) AND (reason IS NOT NULL))));
cashier.group_member: group_member_group_id_fkey FOREIGN KEY (group_id) REFERENCES cashier.member_group(id);
cashier.group_member: group_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.group_member: group_member_pkey PRIMARY KEY (group_id, member_id);
cashier.member_group: member_group_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
cashier.member_group: member_group_pkey PRIMARY KEY (id);
cashier.member_tier: member_tier_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.member_tier: member_tier_pkey PRIMARY KEY (member_id);
cashier.member_tier: member_tier_tier_check CHECK (((tier >= 0) AND (tier <= 20)));
cashier.member_transfer: member_transfer_amount_check CHECK ((amount > 0));
cashier.member_transfer: member_transfer_currency_check CHECK ((currency <> ALL (ARRAY['PLY'::bpchar, 'PTS'::bpchar])));
cashier.member_transfer: member_transfer_direction_check CHECK ((direction = ANY (ARRAY['upline'::text, 'downline'::text])));
cashier.member_transfer: member_transfer_from_member_fkey FOREIGN KEY (from_member) REFERENCES identity.member(id);
cashier.member_transfer: member_transfer_ledger_id_fkey FOREIGN KEY (ledger_id) REFERENCES ledger.transaction(id);
cashier.member_transfer: member_transfer_ledger_id_key UNIQUE (ledger_id);
cashier.member_transfer: member_transfer_pkey PRIMARY KEY (id);
cashier.member_transfer: member_transfer_request UNIQUE (from_member, request_id);
cashier.member_transfer: member_transfer_to_member_fkey FOREIGN KEY (to_member) REFERENCES identity.member(id);
cashier.member_transfer: two_members CHECK ((from_member <> to_member));
cashier.payee: payee_bank_check CHECK (((length(bank) >= 2) AND (length(bank) <= 60)));
cashier.payee: payee_holder_lookup_check CHECK ((octet_length(holder_lookup) = 32));
cashier.payee: payee_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.payee: payee_number_tail_check CHECK ((number_tail ~ '^[0-9A-Z]{4}$'::text));
cashier.payee: payee_pkey PRIMARY KEY (id);
cashier.payment_file: discarded_complete CHECK (((discarded_by IS NULL) = (discarded_at IS NULL)));
cashier.payment_file: payment_file_pkey PRIMARY KEY (id);
cashier.provider_order: order_has_request CHECK ((((kind = 'payment'::text) = (deposit_id IS NOT NULL)) AND ((kind = 'payout'::text) = (withdrawal_id IS NOT NULL))));
cashier.provider_order: payout_has_operator CHECK (((kind = 'payout'::text) = (started_by IS NOT NULL)));
cashier.provider_order: provider_order_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.channel(id);
cashier.provider_order: provider_order_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id);
cashier.provider_order: provider_order_deposit_id_key UNIQUE (deposit_id);
cashier.provider_order: provider_order_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'payout'::text])));
cashier.provider_order: provider_order_pkey PRIMARY KEY (id);
cashier.provider_order: provider_order_problem_check CHECK ((problem ~ '^[A-Z_]{2,40}$'::text));
cashier.provider_order: provider_order_provider_id_check CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 200)));
cashier.provider_order: provider_order_reference_key UNIQUE (reference);
cashier.provider_order: provider_order_status_check CHECK ((status = ANY (ARRAY['starting'::text, 'open'::text, 'paid'::text, 'failed'::text, 'held'::text])));
cashier.provider_order: provider_order_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES cashier.withdrawal(id);
cashier.receipt_image: receipt_image_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{32}$'::text));
cashier.receipt_image: receipt_image_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.receipt_image: receipt_image_pkey PRIMARY KEY (id);
cashier.receiving_account: account_limits_in_order CHECK (((maximum IS NULL) OR (maximum >= COALESCE(minimum, (1)::bigint))));
cashier.receiving_account: receiving_account_bank_check CHECK (((length(bank) >= 2) AND (length(bank) <= 60)));
cashier.receiving_account: receiving_account_branch_check CHECK (((length(branch) >= 1) AND (length(branch) <= 60)));
cashier.receiving_account: receiving_account_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.channel(id);
cashier.receiving_account: receiving_account_currency_check CHECK (((currency ~ '^[A-Z]{3}$'::text) AND (currency <> 'PLY'::bpchar)));
cashier.receiving_account: receiving_account_daily_ceiling_check CHECK ((daily_ceiling > 0));
cashier.receiving_account: receiving_account_holder_check CHECK (((length(holder) >= 2) AND (length(holder) <= 100)));
cashier.receiving_account: receiving_account_minimum_check CHECK ((minimum > 0));
cashier.receiving_account: receiving_account_number_check CHECK (((length(number) >= 4) AND (length(number) <= 60)));
cashier.receiving_account: receiving_account_pkey PRIMARY KEY (id);
cashier.withdrawal: cancelled_has_reason CHECK ((((status = 'cancelled'::text) = (cancelled_at IS NOT NULL)) AND ((cancelled_at IS NULL) = (cancelled_by IS NULL))));
cashier.withdrawal: ended_hold_has_posting CHECK (((status = ANY (ARRAY['requested'::text, 'approved'::text])) = (end_ledger_id IS NULL)));
cashier.withdrawal: paid_has_confirmation_deadline CHECK (((status = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text])) OR (confirm_by IS NOT NULL)));
cashier.withdrawal: refund_check_complete CHECK (((refund_checked_by IS NULL) = (refund_checked_at IS NULL)));
cashier.withdrawal: refund_has_posting CHECK (((status = 'refunded'::text) = (refund_ledger_id IS NOT NULL)));
cashier.withdrawal: withdrawal_amount_check CHECK ((amount > 0));
cashier.withdrawal: withdrawal_claim_complete CHECK (((claimed_by IS NULL) = (claimed_until IS NULL)));
cashier.withdrawal: withdrawal_confirmed_how_check CHECK ((confirmed_how = ANY (ARRAY['member'::text, 'time'::text, 'forced'::text])));
cashier.withdrawal: withdrawal_currency_check CHECK ((currency <> 'PLY'::bpchar));
cashier.withdrawal: withdrawal_fee_check CHECK (((fee >= 0) AND (fee < amount)));
cashier.withdrawal: withdrawal_kind_channel_fkey FOREIGN KEY (kind, channel) REFERENCES cashier.channel(kind, code);
cashier.withdrawal: withdrawal_kind_check CHECK ((kind = 'withdraw'::text));
cashier.withdrawal: withdrawal_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.withdrawal: withdrawal_member_id_request_id_key UNIQUE (member_id, request_id);
cashier.withdrawal: withdrawal_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES cashier.payee(id);
cashier.withdrawal: withdrawal_payment_file_id_fkey FOREIGN KEY (payment_file_id) REFERENCES cashier.payment_file(id);
cashier.withdrawal: withdrawal_payment_reference_check CHECK (((length(payment_reference) >= 1) AND (length(payment_reference) <= 100)));
cashier.withdrawal: withdrawal_pkey PRIMARY KEY (id);
cashier.withdrawal: withdrawal_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
cashier.withdrawal: withdrawal_receipt_image_id_fkey FOREIGN KEY (receipt_image_id) REFERENCES cashier.receipt_image(id);
cashier.withdrawal: withdrawal_received_amount_check CHECK (((received_amount >= 0) AND (received_amount <= (amount - fee))));
cashier.withdrawal: withdrawal_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'paid'::text, 'received'::text, 'partial'::text, 'notReceived'::text, 'refunded'::text, 'rejected'::text, 'cancelled'::text])));
cashier.withdrawal_tier: withdrawal_tier_daily_amount_check CHECK ((daily_amount > 0));
cashier.withdrawal_tier: withdrawal_tier_daily_count_check CHECK ((daily_count > 0));
cashier.withdrawal_tier: withdrawal_tier_pkey PRIMARY KEY (tier);
cashier.withdrawal_tier: withdrawal_tier_tier_check CHECK (((tier >= 0) AND (tier <= 20)));
catalogue.artwork: artwork_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id);
catalogue.artwork: artwork_pkey PRIMARY KEY (node_id);
catalogue.artwork: artwork_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'address'::text])));
catalogue.favourite: favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
catalogue.favourite: favourite_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id) ON DELETE CASCADE;
catalogue.favourite: favourite_pkey PRIMARY KEY (member_id, node_id);
catalogue.game: game_artwork_url_check CHECK ((length(artwork_url) <= 500));
catalogue.game: game_code_check CHECK (((length(code) >= 1) AND (length(code) <= 80)));
catalogue.game: game_engine_check CHECK (((engine IS NULL) OR ((engine ->> 'kind'::text) IS NOT NULL)));
catalogue.game: game_game_type_vendor_code_fkey FOREIGN KEY (game_type, vendor_code) REFERENCES catalogue.vendor_category(game_type, vendor_code);
catalogue.game: game_maintenance_until_check CHECK (((maintenance_until IS NULL) OR (status = 'maintenance'::text)));
catalogue.game: game_names_check CHECK (((length((names ->> 'en'::text)) >= 1) AND (length((names ->> 'en'::text)) <= 120)));
catalogue.game: game_pkey PRIMARY KEY (node_id);
catalogue.game: game_search_text_check CHECK ((octet_length(search_text) <= 2400));
catalogue.game: game_status_check CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text, 'hidden'::text])));
catalogue.game: game_vendor_code_code_key UNIQUE (vendor_code, code);
catalogue.import: import_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200)));
catalogue.import: import_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
catalogue.import: import_pkey PRIMARY KEY (id);
catalogue.import: import_source_check CHECK ((source = ANY (ARRAY['csv'::text, 'json'::text, 'studio'::text])));
catalogue.import: import_status_check CHECK ((status = ANY (ARRAY['checked'::text, 'queued'::text, 'running'::text, 'cancelling'::text, 'cancelled'::text, 'failed'::text, 'done'::text])));
catalogue.import_row: import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalogue.import(id) ON DELETE CASCADE;
catalogue.import_row: import_row_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'refused'::text])));
catalogue.import_row: import_row_pkey PRIMARY KEY (import_id, place);
catalogue.recent: recent_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
catalogue.recent: recent_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id) ON DELETE CASCADE;
catalogue.recent: recent_pkey PRIMARY KEY (member_id, node_id);
catalogue.tally: tally_pkey PRIMARY KEY (game_type, vendor_code, class);
catalogue.trigram: trigram_games_check CHECK ((games > 0));
catalogue.trigram: trigram_pkey PRIMARY KEY (trigram);
catalogue.vendor: vendor_code_check CHECK ((code ~ '^[A-Z0-9_]{2,20}$'::text));
catalogue.vendor: vendor_currencies_check CHECK ((array_to_string(currencies, ' '::text) ~ '^([A-Z]{3}( [A-Z]{3})*)?$'::text));
catalogue.vendor: vendor_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 40)));
catalogue.vendor: vendor_hosts_check CHECK (((cardinality(hosts) <= 20) AND (array_to_string(hosts, ' '::text) ~ '^([a-z0-9.-]+(:[0-9]+)?( [a-z0-9.-]+(:[0-9]+)?)*)?$'::text)));
catalogue.vendor: vendor_launch_url_check CHECK (((launch_url ~ '^(/[a-z]|https://[a-z0-9.-]+(:[0-9]+)?/|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?/)[^[:space:]]*$'::text) AND (length(launch_url) <= 500)));
catalogue.vendor: vendor_maintenance_until_check CHECK (((maintenance_until IS NULL) OR (status = 'maintenance'::text)));
catalogue.vendor: vendor_opens_in_check CHECK ((opens_in = ANY (ARRAY['frame'::text, 'window'::text])));
catalogue.vendor: vendor_pkey PRIMARY KEY (code);
catalogue.vendor: vendor_status_check CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text, 'disabled'::text])));
catalogue.vendor: vendor_wallet_kind_check CHECK ((wallet_kind = ANY (ARRAY['single'::text, 'transfer'::text])));
catalogue.vendor_category: vendor_category_game_type_check CHECK ((game_type = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'FISH'::text, 'SPORTS'::text, 'PVP'::text, 'ESPORTS'::text, 'COCKFIGHT'::text, 'ELOTT'::text, 'LOTT'::text])));
catalogue.vendor_category: vendor_category_pkey PRIMARY KEY (game_type, vendor_code);
catalogue.vendor_category: vendor_category_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES catalogue.vendor(code);
conformance.sandbox: sandbox_check CHECK ((ends_at > created_at));
conformance.sandbox: sandbox_code_check CHECK ((code ~ '^SBX-[0-9A-F]{12}$'::text));
conformance.sandbox: sandbox_pkey PRIMARY KEY (code);
conformance.sandbox_call: sandbox_call_code_fkey FOREIGN KEY (code) REFERENCES conformance.sandbox(code) ON DELETE CASCADE;
conformance.sandbox_call: sandbox_call_pkey PRIMARY KEY (id);
content.announcement: announcement_check CHECK ((ends_at > starts_at));
content.announcement: announcement_content_check CHECK (content.is_localized_text(content));
content.announcement: announcement_execution_check CHECK (((execution <@ '{A,B,F}'::text[]) AND (cardinality(execution) > 0)));
content.announcement: announcement_pkey PRIMARY KEY (id);
content.announcement: announcement_title_check CHECK (content.is_localized_text(title));
content.announcement: announcement_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text])));
content.announcement: announcement_version_check CHECK ((version > 0));
content.app_release: app_release_bytes_check CHECK ((bytes > 0));
content.app_release: app_release_check CHECK ((num_nulls(url, file) = 1));
content.app_release: app_release_check1 CHECK ((num_nulls(file, bytes, sha256) = ANY (ARRAY[0, 3])));
content.app_release: app_release_check2 CHECK (((platform = 'android'::text) OR (file IS NULL)));
content.app_release: app_release_file_check CHECK ((file ~ '^[A-Za-z0-9_-]{32}$'::text));
content.app_release: app_release_pkey PRIMARY KEY (platform);
content.app_release: app_release_platform_check CHECK ((platform = ANY (ARRAY['ios'::text, 'android'::text])));
content.app_release: app_release_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));
content.app_release: app_release_url_check CHECK (((url ~ '^https://[^\s"<>]+$'::text) AND (length(url) <= 500)));
content.app_release: app_release_version_check CHECK ((version ~ '^[0-9A-Za-z][0-9A-Za-z.+-]{0,31}$'::text));
content.article: article_body_check CHECK (content.is_localized_text(body));
content.article: article_check CHECK ((ends_at > published_at));
content.article: article_check1 CHECK (((kind = 'page'::text) OR (NOT in_footer)));
content.article: article_check2 CHECK (((NOT published) OR (published_at IS NOT NULL)));
content.article: article_kind_check CHECK ((kind = ANY (ARRAY['blog'::text, 'news'::text, 'house'::text, 'page'::text])));
content.article: article_kind_slug_key UNIQUE (kind, slug);
content.article: article_pkey PRIMARY KEY (id);
content.article: article_slug_check CHECK (((slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'::text) AND (length(slug) <= 64)));
content.article: article_summary_check CHECK (content.is_localized_text(summary));
content.article: article_title_check CHECK (content.is_localized_text(title));
content.article: article_version_check CHECK ((version > 0));
content.banner: banner_action_check CHECK (((action IS NULL) OR content.is_localized_text(action)));
content.banner: banner_check CHECK ((ends_at > starts_at));
content.banner: banner_focus_x_check CHECK (((focus_x >= 0) AND (focus_x <= 100)));
content.banner: banner_focus_y_check CHECK (((focus_y >= 0) AND (focus_y <= 100)));
content.banner: banner_group_name_check CHECK ((group_name = ANY (ARRAY['w_home'::text, 'w_leftmenu'::text, 'home'::text, 'promo'::text, 'rng'::text, 'live'::text, 'fish'::text, 'pvp'::text, 'sports'::text, 'esports'::text, 'elott'::text, 'lott'::text, 'forget'::text])));
content.banner: banner_has_one_picture CHECK ((num_nulls(picture, picture_id) = 1));
content.banner: banner_link_fits CHECK (
CASE linkage_type
    WHEN 'EXTERNAL'::text THEN ((url IS NOT NULL) AND (url ~~ 'https://%'::text))
    WHEN 'PAGE'::text THEN ((url IS NOT NULL) AND (url ~~ '/%'::text))
    WHEN 'PROMOTION'::text THEN ((url IS NOT NULL) AND (url ~~ '/promotions/%'::text))
    WHEN 'GAME'::text THEN ((url IS NOT NULL) AND (url ~~ '/game/%'::text))
    ELSE (url IS NULL)
END);
content.banner: banner_linkage_type_check CHECK ((linkage_type = ANY (ARRAY['PAGE'::text, 'PROMOTION'::text, 'GAME'::text, 'SERVICE'::text, 'EXTERNAL'::text])));
content.banner: banner_picture_check CHECK ((picture ~ '^[a-z0-9.-]{1,64}$'::text));
content.banner: banner_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES content.picture(id);
content.banner: banner_pkey PRIMARY KEY (id);
content.banner: banner_subtitle_check CHECK (((subtitle IS NULL) OR content.is_localized_text(subtitle)));
content.banner: banner_title_check CHECK (content.is_localized_text(title));
content.banner: banner_url_check CHECK ((url ~ '^(/[^/\\]|/$|https://)'::text));
content.banner: banner_version_check CHECK ((version > 0));
content.domain: domain_domain_name_check CHECK ((domain_name ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'::text));
content.domain: domain_pkey PRIMARY KEY (domain_name);
content.flag: flag_key_check CHECK ((key ~ '^[A-Za-z0-9_.]{1,64}$'::text));
content.flag: flag_pkey PRIMARY KEY (key);
content.help_topic: help_topic_check CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at)));
content.help_topic: help_topic_content_check CHECK (content.is_localized_text(content));
content.help_topic: help_topic_id_key UNIQUE (id);
content.help_topic: help_topic_pkey PRIMARY KEY (slug);
content.help_topic: help_topic_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]{0,63}$'::text));
content.help_topic: help_topic_title_check CHECK (content.is_localized_text(title));
content.picture: picture_bytes_check CHECK ((octet_length(bytes) <= 4000000));
content.picture: picture_check CHECK (
CASE shape
    WHEN 'whole'::text THEN ((num_nulls(source_id, focus_x, focus_y) = 3) AND (name IS NOT NULL))
    ELSE (num_nulls(source_id, focus_x, focus_y) = 0)
END);
content.picture: picture_focus_x_check CHECK (((focus_x >= 0) AND (focus_x <= 100)));
content.picture: picture_focus_y_check CHECK (((focus_y >= 0) AND (focus_y <= 100)));
content.picture: picture_height_check CHECK ((height > 0));
content.picture: picture_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{22}$'::text));
content.picture: picture_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
content.picture: picture_pkey PRIMARY KEY (id);
content.picture: picture_shape_check CHECK ((shape = ANY (ARRAY['whole'::text, 'wide'::text, 'phone'::text])));
content.picture: picture_source_id_fkey FOREIGN KEY (source_id) REFERENCES content.picture(id);
content.picture: picture_source_id_shape_focus_x_focus_y_key UNIQUE (source_id, shape, focus_x, focus_y);
content.picture: picture_width_check CHECK ((width > 0));
content.promotion: promotion_action_check CHECK (((action IS NULL) OR content.is_localized_text(action)));
content.promotion: promotion_action_url_check CHECK ((action_url ~ '^(/[^/\\]|/$|https://)'::text));
content.promotion: promotion_body_check CHECK (content.is_localized_text(body));
content.promotion: promotion_check CHECK (((ends_at IS NULL) OR (ends_at > starts_at)));
content.promotion: promotion_check1 CHECK (((action IS NULL) = (action_url IS NULL)));
content.promotion: promotion_picture_check CHECK (((picture ~ '^[a-z]+\.[a-z]+\.[a-z]+$'::text) AND (length(picture) <= 64)));
content.promotion: promotion_pkey PRIMARY KEY (id);
content.promotion: promotion_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 64)));
content.promotion: promotion_slug_key UNIQUE (slug);
content.promotion: promotion_summary_check CHECK (content.is_localized_text(summary));
content.promotion: promotion_title_check CHECK (content.is_localized_text(title));
content.promotion: promotion_types_check CHECK (((types <@ '{sports,live,slots,cards,fish,lotto,rebate,pointsMall,ranking,deposit,appDownload,newbie,other}'::text[]) AND ((cardinality(types) >= 1) AND (cardinality(types) <= 4))));
content.resource: resource_label_check CHECK (((label IS NULL) OR content.is_localized_text(label)));
content.resource: resource_pkey PRIMARY KEY (resource_type);
content.resource: resource_resource_type_check CHECK ((resource_type ~ '^[a-z_]{1,32}$'::text));
content.resource: resource_url_check CHECK ((url ~ '^(/[^/\\]|https://|mailto:|tel:)'::text));
content.revision: revision_action_check CHECK ((action = ANY (ARRAY['create'::text, 'change'::text, 'publish'::text, 'withdraw'::text, 'restore'::text, 'remove'::text])));
content.revision: revision_kind_check CHECK ((kind = ANY (ARRAY['announcement'::text, 'article'::text, 'banner'::text, 'help'::text, 'promotion'::text])));
content.revision: revision_pkey PRIMARY KEY (kind, item_id, version);
content.revision: revision_version_check CHECK ((version > 0));
content.service_channel: service_channel_cs_type_check CHECK ((cs_type = ANY (ARRAY['LIVECHAT'::text, 'TELEGRAM'::text, 'LINE'::text, 'WHATSAPP'::text, 'ZALO'::text, 'FACEBOOK'::text, 'WECHAT'::text, 'SKYPE'::text, 'FORM'::text, 'EMAIL'::text, 'PHONE'::text])));
content.service_channel: service_channel_path_check CHECK (((length(path) <= 500) AND (path ~ '^(/[A-Za-z]|https://[^\s/\\]|mailto:[^\s@]+@|tel:\+?[0-9])'::text)));
content.service_channel: service_channel_path_key UNIQUE (path);
content.service_channel: service_channel_pkey PRIMARY KEY (id);
content.setting_change: setting_change_how_check CHECK ((how = ANY (ARRAY['edit'::text, 'restore'::text, 'import'::text, 'setup'::text])));
content.setting_change: setting_change_key_fkey FOREIGN KEY (key) REFERENCES content.setting_version(key);
content.setting_change: setting_change_key_version_key UNIQUE (key, version);
content.setting_change: setting_change_pkey PRIMARY KEY (id);
content.setting_version: setting_version_key_check CHECK (((length(key) >= 2) AND (length(key) <= 80)));
content.setting_version: setting_version_pkey PRIMARY KEY (key);
content.setting_version: setting_version_version_check CHECK ((version > 0));
content.site_setting: site_setting_key_check CHECK ((key ~ '^[a-z][A-Za-z.]{1,31}$'::text));
content.site_setting: site_setting_pkey PRIMARY KEY (key);
content.site_setting: site_setting_value_check CHECK ((jsonb_typeof(value) = 'object'::text));
content.site_status: site_status_only_row_check CHECK (only_row);
content.site_status: site_status_pkey PRIMARY KEY (only_row);
content.working_copy: working_copy_data_check CHECK ((octet_length((data)::text) <= 1000000));
content.working_copy: working_copy_kind_check CHECK ((kind = ANY (ARRAY['announcement'::text, 'article'::text, 'banner'::text, 'help'::text, 'promotion'::text])));
content.working_copy: working_copy_operator_id_kind_item_id_key UNIQUE NULLS NOT DISTINCT (operator_id, kind, item_id);
content.working_copy: working_copy_pkey PRIMARY KEY (id);
gateway.bonus_grant: bonus_grant_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
gateway.bonus_grant: bonus_grant_amount_check CHECK ((amount > 0));
gateway.bonus_grant: bonus_grant_check CHECK ((((status = 'active'::text) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (ended_amount IS NULL))));
gateway.bonus_grant: bonus_grant_check1 CHECK (((status = ANY (ARRAY['active'::text, 'spent'::text])) OR (remaining = 0)));
gateway.bonus_grant: bonus_grant_house_account_id_fkey FOREIGN KEY (house_account_id) REFERENCES ledger.account(id);
gateway.bonus_grant: bonus_grant_key_check CHECK (((length(key) >= 1) AND (length(key) <= 150)));
gateway.bonus_grant: bonus_grant_key_key UNIQUE (key);
gateway.bonus_grant: bonus_grant_main_account_id_fkey FOREIGN KEY (main_account_id) REFERENCES ledger.account(id);
gateway.bonus_grant: bonus_grant_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.bonus_grant: bonus_grant_pkey PRIMARY KEY (id);
gateway.bonus_grant: bonus_grant_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
gateway.bonus_grant: bonus_grant_required_check CHECK ((required > 0));
gateway.bonus_grant: bonus_grant_stake_cap_check CHECK ((stake_cap > 0));
gateway.bonus_grant: bonus_grant_status_check CHECK ((status = ANY (ARRAY['active'::text, 'completed'::text, 'spent'::text, 'expired'::text, 'forfeited'::text, 'cancelled'::text])));
gateway.bonus_grant: bonus_grant_wagered_check CHECK ((wagered >= 0));
gateway.bonus_grant: bonus_grant_weights_check CHECK ((jsonb_typeof(weights) = 'object'::text));
gateway.bonus_grant: remaining_not_negative CHECK ((remaining >= 0));
gateway.free_grant: free_grant_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
gateway.free_grant: free_grant_bonus_days_check CHECK ((bonus_days > 0));
gateway.free_grant: free_grant_currency_check CHECK ((currency <> ALL (ARRAY['PLY'::bpchar, 'PTS'::bpchar])));
gateway.free_grant: free_grant_end CHECK (((status = 'active'::text) = (ended_at IS NULL)));
gateway.free_grant: free_grant_house_account_id_fkey FOREIGN KEY (house_account_id) REFERENCES ledger.account(id);
gateway.free_grant: free_grant_key_check CHECK (((length(key) >= 1) AND (length(key) <= 150)));
gateway.free_grant: free_grant_key_key UNIQUE (key);
gateway.free_grant: free_grant_main_account_id_fkey FOREIGN KEY (main_account_id) REFERENCES ledger.account(id);
gateway.free_grant: free_grant_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.free_grant: free_grant_multiple_check CHECK (((multiple >= 0) AND (multiple <= 999999)));
gateway.free_grant: free_grant_node_ids_check CHECK (((cardinality(node_ids) >= 1) AND (cardinality(node_ids) <= 60)));
gateway.free_grant: free_grant_paid_check CHECK ((paid >= 0));
gateway.free_grant: free_grant_pkey PRIMARY KEY (id);
gateway.free_grant: free_grant_reason CHECK (((status = 'cancelled'::text) = (reason IS NOT NULL)));
gateway.free_grant: free_grant_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
gateway.free_grant: free_grant_returned_check CHECK ((returned >= 0));
gateway.free_grant: free_grant_rounds_check CHECK (((rounds >= 1) AND (rounds <= 1000)));
gateway.free_grant: free_grant_stake_cap_check CHECK ((stake_cap > 0));
gateway.free_grant: free_grant_stake_check CHECK ((stake > 0));
gateway.free_grant: free_grant_status_check CHECK ((status = ANY (ARRAY['active'::text, 'completed'::text, 'expired'::text, 'cancelled'::text])));
gateway.free_grant: free_grant_told_paid_check CHECK ((told_paid >= 0));
gateway.free_grant: free_grant_weights_check CHECK ((jsonb_typeof(weights) = 'object'::text));
gateway.free_grant: free_grant_win_cap_check CHECK ((win_cap > 0));
gateway.free_grant: free_grant_won_check CHECK ((won >= 0));
gateway.free_grant: free_rounds_not_exceeded CHECK (((used >= 0) AND (used <= rounds)));
gateway.free_grant: free_wins_not_exceeded CHECK (((paid + returned) <= won));
gateway.game_session: game_session_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
gateway.game_session: game_session_house_account_id_fkey FOREIGN KEY (house_account_id) REFERENCES ledger.account(id);
gateway.game_session: game_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.game_session: game_session_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id);
gateway.game_session: game_session_pkey PRIMARY KEY (id);
gateway.game_session: game_session_token_hash_check CHECK ((octet_length(token_hash) = 32));
gateway.game_session: game_session_token_hash_key UNIQUE (token_hash);
gateway.launch: launch_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
gateway.launch: launch_house_account_id_fkey FOREIGN KEY (house_account_id) REFERENCES ledger.account(id);
gateway.launch: launch_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.launch: launch_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id);
gateway.launch: launch_pkey PRIMARY KEY (token_hash);
gateway.launch: launch_token_hash_check CHECK ((octet_length(token_hash) = 32));
gateway.round: round_pkey PRIMARY KEY (id);
gateway.round: round_vendor_round_id_key UNIQUE (vendor, vendor_round_id);
gateway.round: valid_status CHECK (((status =
CASE
    WHEN ((bets)::integer = 0) THEN 'voided'::text
    WHEN ended THEN 'closed'::text
    ELSE 'open'::text
END) AND ((settled_at IS NULL) = (status = 'open'::text))));
gateway.transaction: transaction_pkey PRIMARY KEY (vendor, transaction_id);
gateway.transaction: transaction_request_digest_check CHECK (((request_digest IS NULL) = ((kind)::text = 'tombstone'::text)));
gateway.vendor: vendor_code_fkey FOREIGN KEY (code) REFERENCES catalogue.vendor(code);
gateway.vendor: vendor_dialect_check CHECK ((dialect ~ '^[a-z][a-z0-9]{1,19}$'::text));
gateway.vendor: vendor_pkey PRIMARY KEY (code);
gateway.vendor_minute: vendor_minute_pkey PRIMARY KEY (vendor, minute);
gateway.vendor_wallet: vendor_wallet_address_check CHECK (((length(address) >= 8) AND (length(address) <= 300)));
gateway.vendor_wallet: vendor_wallet_pkey PRIMARY KEY (vendor);
gateway.vendor_wallet: vendor_wallet_rounds_after_check CHECK ((length(rounds_after) <= 200));
gateway.vendor_wallet: vendor_wallet_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalogue.vendor(code);
gateway.voided_round: voided_round_pkey PRIMARY KEY (round_id);
gateway.voided_round: voided_round_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
gateway.wallet_book: wallet_book_arrived_check CHECK ((arrived >= 0));
gateway.wallet_book: wallet_book_currency_check CHECK ((currency <> ALL (ARRAY['PLY'::bpchar, 'PTS'::bpchar])));
gateway.wallet_book: wallet_book_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.wallet_book: wallet_book_pkey PRIMARY KEY (member_id, vendor, currency);
gateway.wallet_book: wallet_book_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalogue.vendor(code);
gateway.wallet_round: wallet_round_pkey PRIMARY KEY (round_id);
gateway.wallet_round: wallet_round_round_id_fkey FOREIGN KEY (round_id) REFERENCES gateway.round(id);
gateway.wallet_round_refused: wallet_round_refused_pkey PRIMARY KEY (vendor, round_id);
gateway.wallet_round_refused: wallet_round_refused_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalogue.vendor(code);
gateway.wallet_transfer: wallet_transfer_amount_check CHECK ((amount > 0));
gateway.wallet_transfer: wallet_transfer_asked CHECK (((status = ANY (ARRAY['started'::text, 'held'::text])) = (next_ask_at IS NOT NULL)));
gateway.wallet_transfer: wallet_transfer_currency_check CHECK ((currency <> ALL (ARRAY['PLY'::bpchar, 'PTS'::bpchar])));
gateway.wallet_transfer: wallet_transfer_direction_check CHECK ((direction = ANY (ARRAY['out'::text, 'in'::text])));
gateway.wallet_transfer: wallet_transfer_end CHECK (((end_ledger_id IS NOT NULL) = ((status = 'done'::text) OR ((status = 'refused'::text) AND (direction = 'out'::text)))));
gateway.wallet_transfer: wallet_transfer_end_ledger_id_fkey FOREIGN KEY (end_ledger_id) REFERENCES ledger.transaction(id);
gateway.wallet_transfer: wallet_transfer_end_ledger_id_key UNIQUE (end_ledger_id);
gateway.wallet_transfer: wallet_transfer_ended CHECK (((status = ANY (ARRAY['done'::text, 'refused'::text])) = (ended_at IS NOT NULL)));
gateway.wallet_transfer: wallet_transfer_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.wallet_transfer: wallet_transfer_pkey PRIMARY KEY (id);
gateway.wallet_transfer: wallet_transfer_reference_key UNIQUE (reference);
gateway.wallet_transfer: wallet_transfer_request UNIQUE (member_id, request_id, vendor);
gateway.wallet_transfer: wallet_transfer_request_id_check CHECK (((length(request_id) >= 1) AND (length(request_id) <= 100)));
gateway.wallet_transfer: wallet_transfer_start CHECK (((direction = 'out'::text) = (start_ledger_id IS NOT NULL)));
gateway.wallet_transfer: wallet_transfer_start_ledger_id_fkey FOREIGN KEY (start_ledger_id) REFERENCES ledger.transaction(id);
gateway.wallet_transfer: wallet_transfer_start_ledger_id_key UNIQUE (start_ledger_id);
gateway.wallet_transfer: wallet_transfer_status_check CHECK ((status = ANY (ARRAY['started'::text, 'held'::text, 'done'::text, 'refused'::text])));
gateway.wallet_transfer: wallet_transfer_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalogue.vendor(code);
identity.activity: activity_kind_check CHECK ((kind = ANY (ARRAY['newAddress'::text, 'totpOn'::text, 'totpOff'::text, 'recoveryUsed'::text, 'recoveryNew'::text, 'passkeyAdded'::text, 'passkeyRemoved'::text, 'socialLinked'::text, 'socialUnlinked'::text, 'guessed'::text, 'paymentPassword'::text, 'passwordReset'::text])));
identity.activity: activity_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.activity: activity_pkey PRIMARY KEY (id);
identity.affiliate_domain: affiliate_domain_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES identity.member(id);
identity.affiliate_domain: affiliate_domain_host_check CHECK ((host ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'::text));
identity.affiliate_domain: affiliate_domain_pkey PRIMARY KEY (host);
identity.captcha: captcha_pkey PRIMARY KEY (id);
identity.code: code_attempts_check CHECK (((attempts >= 0) AND (attempts <= 5)));
identity.code: code_code_hash_check CHECK ((octet_length(code_hash) = 32));
identity.code: code_pkey PRIMARY KEY (id);
identity.code: code_purpose_check CHECK ((purpose ~ '^[a-z][A-Za-z]{1,31}$'::text));
identity.code: code_purpose_subject_key UNIQUE (purpose, subject);
identity.code: code_subject_check CHECK ((octet_length(subject) = 32));
identity.contact: contact_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'email'::text])));
identity.contact: contact_lookup_check CHECK ((octet_length(lookup) = 32));
identity.contact: contact_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.contact: contact_pkey PRIMARY KEY (member_id, kind);
identity.human_check_token: human_check_token_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.human_check_token: human_check_token_pkey PRIMARY KEY (token_hash);
identity.human_check_token: human_check_token_token_hash_check CHECK ((octet_length(token_hash) = 32));
identity.login_challenge: login_challenge_attempts_check CHECK (((attempts >= 0) AND (attempts <= 5)));
identity.login_challenge: login_challenge_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.login_challenge: login_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.login_challenge: login_challenge_methods_check CHECK ((cardinality(methods) > 0));
identity.login_challenge: login_challenge_pkey PRIMARY KEY (token_hash);
identity.login_challenge: login_challenge_token_hash_check CHECK ((octet_length(token_hash) = 32));
identity.member: member_account_check CHECK (((account <> ''::text) AND (length(account) <= 64)));
identity.member: member_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));
identity.member: member_icon_check CHECK (((icon >= 1) AND (icon <= 99)));
identity.member: member_login_country_check CHECK ((login_country ~ '^[A-Z]{2}$'::text));
identity.member: member_login_language_check CHECK ((login_language ~ '^[a-z]{2}$'::text));
identity.member: member_nickname_check CHECK (((length(nickname) >= 1) AND (length(nickname) <= 64)));
identity.member: member_pkey PRIMARY KEY (id);
identity.member: member_referral_code_key UNIQUE (referral_code);
identity.member: member_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])));
identity.member: member_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42])));
identity.member: member_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES identity.member(id);
identity.member: trial_uses_play_money CHECK ((((type = 4) = (currency = 'PLY'::bpchar)) AND ((type <> 4) OR (upline_id IS NULL))));
identity.one_time_password: one_time_password_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.one_time_password: one_time_password_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
identity.one_time_password: one_time_password_pkey PRIMARY KEY (member_id);
identity.outgoing: outgoing_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])));
identity.outgoing: outgoing_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.outgoing: outgoing_pkey PRIMARY KEY (id);
identity.outgoing: outgoing_recipient_hint_check CHECK ((length(recipient_hint) <= 320));
identity.outgoing: outgoing_recipient_lookup_check CHECK ((length(recipient_lookup) = 32));
identity.outgoing: outgoing_template_check CHECK ((template ~ '^[a-z][A-Za-z]{1,31}$'::text));
identity.passkey: passkey_counter_check CHECK ((counter >= 0));
identity.passkey: passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400)));
identity.passkey: passkey_credential_id_key UNIQUE (credential_id);
identity.passkey: passkey_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.passkey: passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
identity.passkey: passkey_pkey PRIMARY KEY (id);
identity.passkey_challenge: passkey_challenge_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.passkey_challenge: passkey_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.passkey_challenge: passkey_challenge_pkey PRIMARY KEY (challenge);
identity.payload_key: payload_key_check CHECK ((ends_at > created_at));
identity.payload_key: payload_key_pkey PRIMARY KEY (kid);
identity.payload_key: payload_key_public_jwk_check CHECK (((jsonb_typeof(public_jwk) = 'object'::text) AND (NOT (public_jwk ? 'd'::text))));
identity.payload_seen: payload_seen_jti_hash_check CHECK ((octet_length(jti_hash) = 32));
identity.payload_seen: payload_seen_pkey PRIMARY KEY (jti_hash);
identity.profile_field: profile_field_field_check CHECK ((field ~ '^[A-Za-z]{2,32}$'::text));
identity.profile_field: profile_field_lookup_check CHECK ((octet_length(lookup) = 32));
identity.profile_field: profile_field_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.profile_field: profile_field_pkey PRIMARY KEY (member_id, field);
identity.recovery_code: recovery_code_code_hash_check CHECK ((octet_length(code_hash) = 32));
identity.recovery_code: recovery_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.recovery_code: recovery_code_pkey PRIMARY KEY (member_id, code_hash);
identity.referral: referral_check CHECK ((referrer_id <> member_id));
identity.referral: referral_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.referral: referral_pkey PRIMARY KEY (member_id);
identity.referral: referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES identity.member(id);
identity.referral_count: referral_count_friends_check CHECK ((friends > 0));
identity.referral_count: referral_count_level_check CHECK (((level >= 1) AND (level <= 3)));
identity.referral_count: referral_count_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.referral_count: referral_count_pkey PRIMARY KEY (member_id, level);
identity.register_field: register_field_check CHECK ((min_length <= max_length));
identity.register_field: register_field_max_length_check CHECK (((max_length >= 1) AND (max_length <= 255)));
identity.register_field: register_field_min_length_check CHECK ((min_length >= 0));
identity.register_field: register_field_pkey PRIMARY KEY (field);
identity.register_field: register_field_position_key UNIQUE ("position");
identity.reset_link: reset_link_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.reset_link: reset_link_pkey PRIMARY KEY (token_hash);
identity.reset_link: reset_link_token_hash_check CHECK ((octet_length(token_hash) = 32));
identity.session: session_check CHECK ((idle_ends_at <= ends_at));
identity.session: session_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.session: session_pkey PRIMARY KEY (id);
identity.session: session_token_hash_check CHECK ((octet_length(token_hash) = 32));
identity.session: session_token_hash_key UNIQUE (token_hash);
identity.slider_puzzle: slider_puzzle_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.slider_puzzle: slider_puzzle_pkey PRIMARY KEY (id);
identity.social_link: social_link_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.social_link: social_link_member_id_provider_key UNIQUE (member_id, provider);
identity.social_link: social_link_pkey PRIMARY KEY (provider, subject);
identity.social_link: social_link_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text])));
identity.social_link: social_link_subject_check CHECK ((octet_length(subject) = 32));
identity.throttle: throttle_pkey PRIMARY KEY (key);
identity.totp: totp_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.totp: totp_pkey PRIMARY KEY (member_id);
identity.used_address: used_address_address_hash_check CHECK ((octet_length(address_hash) = 32));
identity.used_address: used_address_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.used_address: used_address_pkey PRIMARY KEY (member_id, address_hash);
identity.used_phone_token: used_phone_token_pkey PRIMARY KEY (token_hash);
identity.used_phone_token: used_phone_token_token_hash_check CHECK ((octet_length(token_hash) = 32));
inbox.chat: chat_check CHECK ((num_nonnulls(member_id, visitor_hash) = 1));
inbox.chat: chat_check1 CHECK (((status <> 'open'::text) OR (operator_id IS NOT NULL)));
inbox.chat: chat_check2 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL)));
inbox.chat: chat_check3 CHECK (((closed_at IS NULL) = (closed_by IS NULL)));
inbox.chat: chat_closed_by_check CHECK ((closed_by = ANY (ARRAY['person'::text, 'operator'::text, 'time'::text])));
inbox.chat: chat_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
inbox.chat: chat_last_sender_check CHECK ((last_sender = ANY (ARRAY['person'::text, 'operator'::text])));
inbox.chat: chat_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
inbox.chat: chat_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
inbox.chat: chat_pkey PRIMARY KEY (id);
inbox.chat: chat_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'open'::text, 'closed'::text])));
inbox.chat: chat_visitor_hash_check CHECK ((length(visitor_hash) = 32));
inbox.chat_message: chat_message_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES inbox.chat(id) ON DELETE CASCADE;
inbox.chat_message: chat_message_check CHECK (((sender = 'operator'::text) = (operator_id IS NOT NULL)));
inbox.chat_message: chat_message_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
inbox.chat_message: chat_message_pkey PRIMARY KEY (id);
inbox.chat_message: chat_message_request_id_check CHECK ((request_id ~ '^[A-Za-z0-9_-]{8,64}$'::text));
inbox.chat_message: chat_message_sender_check CHECK ((sender = ANY (ARRAY['person'::text, 'operator'::text])));
inbox.chat_message: chat_message_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000)));
inbox.delivery: delivery_attempts_check CHECK ((attempts >= 0));
inbox.delivery: delivery_outgoing_id_fkey FOREIGN KEY (outgoing_id) REFERENCES identity.outgoing(id) ON DELETE CASCADE;
inbox.delivery: delivery_pkey PRIMARY KEY (outgoing_id);
inbox.delivery: delivery_provider_check CHECK ((provider = ANY (ARRAY['outbox'::text, 'smtp'::text, 'twilio'::text])));
inbox.delivery: delivery_reason_check CHECK ((length(reason) <= 500));
inbox.delivery: delivery_status_check CHECK ((status = ANY (ARRAY['stored'::text, 'sent'::text, 'retrying'::text, 'failed'::text, 'expired'::text])));
inbox.feedback: answer_closes CHECK (((answer IS NULL) OR (status = 'done'::text)));
inbox.feedback: feedback_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 2000)));
inbox.feedback: feedback_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES backoffice.operator(id);
inbox.feedback: feedback_check CHECK (((status = 'done'::text) = (handled_at IS NOT NULL)));
inbox.feedback: feedback_check1 CHECK (((handled_at IS NULL) = (handled_by IS NULL)));
inbox.feedback: feedback_check2 CHECK (((member_id IS NOT NULL) OR (contact_sealed IS NOT NULL)));
inbox.feedback: feedback_content_check CHECK (((char_length(content) >= 5) AND (char_length(content) <= 140)));
inbox.feedback: feedback_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES backoffice.operator(id);
inbox.feedback: feedback_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
inbox.feedback: feedback_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
inbox.feedback: feedback_pkey PRIMARY KEY (id);
inbox.feedback: feedback_question_type_check CHECK ((question_type = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'game'::text, 'customerService'::text, 'application'::text, 'other'::text])));
inbox.feedback: feedback_remark_check CHECK (((char_length(remark) >= 1) AND (char_length(remark) <= 140)));
inbox.feedback: feedback_status_check CHECK ((status = ANY (ARRAY['open'::text, 'working'::text, 'done'::text])));
inbox.feedback: working_has_operator CHECK (((status <> 'working'::text) OR (assigned_to IS NOT NULL)));
inbox.feedback_picture: feedback_picture_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES inbox.feedback(id);
inbox.feedback_picture: feedback_picture_file_check CHECK ((file ~ '^[A-Za-z0-9_-]{32}$'::text));
inbox.feedback_picture: feedback_picture_file_key UNIQUE (file);
inbox.feedback_picture: feedback_picture_pkey PRIMARY KEY (feedback_id, place);
inbox.feedback_picture: feedback_picture_place_check CHECK (((place >= 1) AND (place <= 3)));
inbox.message: message_check CHECK ((expires_at > starts_at));
inbox.message: message_check1 CHECK (((status = 'recalled'::text) = (recalled_at IS NOT NULL)));
inbox.message: message_check2 CHECK (((recalled_at IS NULL) = (recalled_by IS NULL)));
inbox.message: message_check3 CHECK ((((audience ->> 'kind'::text) = 'accounts'::text) = (member_ids IS NOT NULL)));
inbox.message: message_created_by_fkey FOREIGN KEY (created_by) REFERENCES backoffice.operator(id);
inbox.message: message_link_check CHECK ((link ~ '^/[A-Za-z0-9/_?=&.%#-]{0,199}$'::text));
inbox.message: message_pkey PRIMARY KEY (id);
inbox.message: message_recalled_by_fkey FOREIGN KEY (recalled_by) REFERENCES backoffice.operator(id);
inbox.message: message_request_id_check CHECK ((request_id ~ '^[A-Za-z0-9_-]{8,64}$'::text));
inbox.message: message_request_id_key UNIQUE (request_id);
inbox.message: message_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'sending'::text, 'sent'::text, 'recalled'::text])));
inbox.prepared_answer: prepared_answer_pkey PRIMARY KEY (id);
inbox.prepared_answer: prepared_answer_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80)));
inbox.push_key: push_key_only_row_check CHECK (only_row);
inbox.push_key: push_key_pkey PRIMARY KEY (only_row);
inbox.push_key: push_key_public_key_check CHECK ((length(public_key) = 65));
inbox.push_subscription: push_subscription_auth_check CHECK ((length(auth) = 16));
inbox.push_subscription: push_subscription_endpoint_check CHECK ((length(endpoint) <= 1000));
inbox.push_subscription: push_subscription_endpoint_key UNIQUE (endpoint);
inbox.push_subscription: push_subscription_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
inbox.push_subscription: push_subscription_pkey PRIMARY KEY (id);
inbox.push_subscription: push_subscription_public_key_check CHECK ((length(public_key) = 65));
inbox.template_version: template_version_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])));
inbox.template_version: template_version_locale_check CHECK ((locale ~ '^[a-z]{2}$'::text));
inbox.template_version: template_version_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
inbox.template_version: template_version_pkey PRIMARY KEY (channel, template, locale, version);
inbox.template_version: template_version_template_check CHECK ((template ~ '^[a-zA-Z]{3,40}$'::text));
inbox.template_version: template_version_version_check CHECK ((version > 0));
ledger.account: account_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
ledger.account: account_kind_check CHECK ((kind ~ '^[a-z][a-z0-9-]{0,39}(:[A-Za-z0-9_-]{1,40})?$'::text));
ledger.account: account_owner UNIQUE (owner_id, kind, currency, owner_kind);
ledger.account: account_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['member'::text, 'house'::text])));
ledger.account: account_pkey PRIMARY KEY (id);
ledger.account: single_house_owner CHECK (((owner_kind <> 'house'::text) OR (owner_id = 0)));
ledger.account_day: account_day_pkey PRIMARY KEY (account_id, day, kind);
ledger.account_day_progress: account_day_progress_only_row_check CHECK (only_row);
ledger.account_day_progress: account_day_progress_pkey PRIMARY KEY (only_row);
ledger.balance: balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
ledger.balance: balance_pkey PRIMARY KEY (account_id);
ledger.balance: never_negative CHECK ((amount >= 0));
ledger.checkpoint: checkpoint_pkey PRIMARY KEY (id);
ledger.checkpoint_balance: checkpoint_balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
ledger.checkpoint_balance: checkpoint_balance_checkpoint_id_fkey FOREIGN KEY (checkpoint_id) REFERENCES ledger.checkpoint(id) ON DELETE CASCADE;
ledger.checkpoint_balance: checkpoint_balance_pkey PRIMARY KEY (checkpoint_id, account_id);
ledger.transaction: transaction_key UNIQUE (key);
ledger.transaction: transaction_pkey PRIMARY KEY (id);
ledger.transaction: transaction_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger.transaction(id);
ledger.transaction: valid_transaction CHECK (ledger.is_valid_transaction(key, kind, digest, accounts, amounts, balances, member_account, other_member_account));
ledger.verification: verification_pkey PRIMARY KEY (id);
notices.notice: line_message_has_text CHECK (((kind = 'lineMessage'::text) = (line_message_id IS NOT NULL)));
notices.notice: message_has_text CHECK (((kind = 'message'::text) = (message_id IS NOT NULL)));
notices.notice: notice_kind_check CHECK ((kind ~ '^[a-zA-Z]{3,40}$'::text));
notices.notice: notice_line_message_id_fkey FOREIGN KEY (line_message_id) REFERENCES agents.line_message(id);
notices.notice: notice_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
notices.notice: notice_message_id_fkey FOREIGN KEY (message_id) REFERENCES inbox.message(id);
notices.notice: notice_pkey PRIMARY KEY (id);
protection.default_limit: default_limit_amount_check CHECK ((amount >= 0));
protection.default_limit: default_limit_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'time'::text])));
protection.default_limit: default_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])));
protection.default_limit: default_limit_pkey PRIMARY KEY (kind, period);
protection.document: document_check CHECK (((status = 'pending'::text) = (decided_at IS NULL)));
protection.document: document_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL)));
protection.document: document_check2 CHECK (((status <> 'rejected'::text) OR (reason IS NOT NULL)));
protection.document: document_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
protection.document: document_kind_check CHECK ((kind = ANY (ARRAY['identity'::text, 'address'::text])));
protection.document: document_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
protection.document: document_pkey PRIMARY KEY (id);
protection.document: document_reason_check CHECK ((length(reason) <= 300));
protection.document: document_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])));
protection.document_picture: document_picture_document_id_fkey FOREIGN KEY (document_id) REFERENCES protection.document(id);
protection.document_picture: document_picture_pkey PRIMARY KEY (document_id);
protection.exclusion: exclusion_check CHECK (((until IS NULL) = (period = 'ever'::text)));
protection.exclusion: exclusion_check1 CHECK (((kind = 'selfExclusion'::text) OR (ends_at IS NOT NULL)));
protection.exclusion: exclusion_check2 CHECK ((((ended_by IS NULL) = (ended_how IS NULL)) AND ((ended_by IS NULL) = (ended_decided_at IS NULL))));
protection.exclusion: exclusion_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES backoffice.operator(id);
protection.exclusion: exclusion_ended_how_check CHECK ((ended_how = ANY (ARRAY['readmitted'::text, 'error'::text])));
protection.exclusion: exclusion_kind_check CHECK ((kind = ANY (ARRAY['coolOff'::text, 'selfExclusion'::text])));
protection.exclusion: exclusion_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
protection.exclusion: exclusion_period_check CHECK ((period = ANY (ARRAY['1d'::text, '7d'::text, '30d'::text, '6m'::text, '1y'::text, '5y'::text, 'ever'::text])));
protection.exclusion: exclusion_pkey PRIMARY KEY (id);
protection.exclusion: exclusion_set_by_fkey FOREIGN KEY (set_by) REFERENCES backoffice.operator(id);
protection.guard: guard_pkey PRIMARY KEY (member_id);
protection.member_limit: member_limit_amount_check CHECK ((amount >= 0));
protection.member_limit: member_limit_check CHECK (((pending_at IS NOT NULL) OR (pending_amount IS NULL)));
protection.member_limit: member_limit_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'time'::text])));
protection.member_limit: member_limit_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
protection.member_limit: member_limit_pending_amount_check CHECK ((pending_amount >= 0));
protection.member_limit: member_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])));
protection.member_limit: member_limit_pkey PRIMARY KEY (member_id, kind, period, source);
protection.member_limit: member_limit_source_check CHECK ((source = ANY (ARRAY['member'::text, 'operator'::text])));
protection.play_hour: play_hour_pkey PRIMARY KEY (member_id, hour);
protection.play_state: play_state_pkey PRIMARY KEY (member_id);
protection.play_state: play_state_reality_minutes_check CHECK (((reality_minutes >= 5) AND (reality_minutes <= 240)));
public.function_set: function_set_only_row_check CHECK (only_row);
public.function_set: function_set_pkey PRIMARY KEY (only_row);
public.migration: migration_pkey PRIMARY KEY (name);
reporting.country_day: country_day_pkey PRIMARY KEY (currency, day, country);
reporting.difference: difference_kind_check CHECK ((kind = ANY (ARRAY['notOurs'::text, 'notTheirs'::text, 'twice'::text, 'amount'::text, 'currency'::text, 'books'::text, 'waiting'::text, 'refused'::text])));
reporting.difference: difference_pkey PRIMARY KEY (reconciliation_id, place);
reporting.difference: difference_place_check CHECK ((place >= 1));
reporting.difference: difference_reconciliation_id_fkey FOREIGN KEY (reconciliation_id) REFERENCES reporting.reconciliation(id);
reporting.feed_bound: feed_bound_only_row_check CHECK (only_row);
reporting.feed_bound: feed_bound_pkey PRIMARY KEY (only_row);
reporting.feed_consumer: feed_consumer_name_check CHECK ((name ~ '^[a-z][a-z-]{1,31}$'::text));
reporting.feed_consumer: feed_consumer_pkey PRIMARY KEY (name);
reporting.game_day: game_day_pkey PRIMARY KEY (currency, day, node_id, vendor, game_type);
reporting.game_hour: game_hour_pkey PRIMARY KEY (hour, node_id, currency);
reporting.member_day: member_day_pkey PRIMARY KEY (currency, day, member_id);
reporting.member_hour: member_hour_pkey PRIMARY KEY (member_id, hour, node_id, currency);
reporting.money_hour: money_hour_pkey PRIMARY KEY (hour, currency, kind, account, in_rounds);
reporting.money_progress: money_progress_only_row_check CHECK (only_row);
reporting.money_progress: money_progress_pkey PRIMARY KEY (only_row);
reporting.reconciliation: reconciliation_check CHECK ((period_to > period_from));
reporting.reconciliation: reconciliation_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64)));
reporting.reconciliation: reconciliation_differences_check CHECK ((differences >= 0));
reporting.reconciliation: reconciliation_file_hash_check CHECK ((octet_length(file_hash) = 32));
reporting.reconciliation: reconciliation_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200)));
reporting.reconciliation: reconciliation_lines_check CHECK ((lines >= 0));
reporting.reconciliation: reconciliation_matched_check CHECK ((matched >= 0));
reporting.reconciliation: reconciliation_pkey PRIMARY KEY (id);
reporting.reconciliation: reconciliation_records_check CHECK ((records >= 0));
reporting.reconciliation: reconciliation_source_check CHECK ((source = ANY (ARRAY['vendor'::text, 'channel'::text])));
reporting.roll_up_zone: roll_up_zone_only_row_check CHECK (only_row);
reporting.roll_up_zone: roll_up_zone_pkey PRIMARY KEY (only_row);
reporting.round_change: new_complete CHECK ((num_nulls(new_settled_at, new_stake, new_payout, new_valid_bet) = ANY (ARRAY[0, 4])));
reporting.round_change: old_complete CHECK ((num_nulls(old_settled_at, old_stake, old_payout, old_valid_bet) = ANY (ARRAY[0, 4])));
reporting.round_change: real_bet_complete CHECK ((((old_valid_bet IS NULL) = (old_real_bet IS NULL)) AND ((new_valid_bet IS NULL) = (new_real_bet IS NULL))));
reporting.round_change: round_change_pkey PRIMARY KEY (id);
reporting.rtp_monitor: rtp_monitor_kind_check CHECK ((kind = ANY (ARRAY['model'::text, 'game'::text])));
reporting.rtp_monitor: rtp_monitor_pkey PRIMARY KEY (kind, subject, model, version);
reporting.rtp_monitor: rtp_monitor_return_sum_check CHECK ((return_sum >= (0)::numeric));
reporting.rtp_monitor: rtp_monitor_rounds_check CHECK ((rounds >= 0));
reporting.rtp_progress: rtp_progress_only_row_check CHECK (only_row);
reporting.rtp_progress: rtp_progress_pkey PRIMARY KEY (only_row);
reporting.segment: segment_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)));
reporting.segment: segment_pkey PRIMARY KEY (id);
reporting.vendor_hour: vendor_hour_pkey PRIMARY KEY (hour, currency, vendor, game_type);
rewards.address: address_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.address: address_pkey PRIMARY KEY (id);
rewards.bonus: bonus_budget_check CHECK ((budget > 0));
rewards.bonus: bonus_check CHECK ((ends_at > starts_at));
rewards.bonus: bonus_code CHECK (((trigger = 'code'::text) = (code IS NOT NULL)));
rewards.bonus: bonus_code_check CHECK ((code ~ '^[A-Z0-9-]{4,24}$'::text));
rewards.bonus: bonus_granted_check CHECK ((granted >= 0));
rewards.bonus: bonus_grants_check CHECK ((grants >= 0));
rewards.bonus: bonus_most_grants_check CHECK ((most_grants > 0));
rewards.bonus: bonus_pkey PRIMARY KEY (id);
rewards.bonus: bonus_published_by_fkey FOREIGN KEY (published_by) REFERENCES backoffice.operator(id);
rewards.bonus: bonus_publisher CHECK (((published_by IS NULL) = (published_at IS NULL)));
rewards.bonus: bonus_rule_check CHECK ((jsonb_typeof(rule) = 'object'::text));
rewards.bonus: bonus_since CHECK (((NOT published) OR (counts_since IS NOT NULL)));
rewards.bonus: bonus_terms_check CHECK (content.is_localized_text(terms));
rewards.bonus: bonus_title_check CHECK (content.is_localized_text(title));
rewards.bonus: bonus_trigger_check CHECK ((trigger = ANY (ARRAY['registration'::text, 'deposit'::text, 'code'::text, 'loss'::text, 'turnover'::text, 'event'::text, 'birthday'::text, 'hand'::text])));
rewards.bonus: bonus_within_budget CHECK (((granted <= budget) AND (grants <= most_grants)));
rewards.bonus_birthday: bonus_birthday_bonus_id_fkey FOREIGN KEY (bonus_id) REFERENCES rewards.bonus(id);
rewards.bonus_birthday: bonus_birthday_pkey PRIMARY KEY (bonus_id, day);
rewards.bonus_clock: bonus_clock_pkey PRIMARY KEY (source);
rewards.bonus_clock: bonus_clock_source_check CHECK ((source = ANY (ARRAY['registration'::text, 'day'::text, 'week'::text, 'month'::text])));
rewards.bonus_decision: bonus_decision_amount_check CHECK ((amount >= 0));
rewards.bonus_decision: bonus_decision_bonus_id_fkey FOREIGN KEY (bonus_id) REFERENCES rewards.bonus(id);
rewards.bonus_decision: bonus_decision_event_check CHECK (((length(event) >= 1) AND (length(event) <= 100)));
rewards.bonus_decision: bonus_decision_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.bonus_decision: bonus_decision_pkey PRIMARY KEY (bonus_id, event);
rewards.bonus_decision: bonus_decision_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
rewards.bonus_decision: decision_given CHECK (((failed = '{}'::text[]) = (reward_id IS NOT NULL)));
rewards.bonus_event: bonus_event_event_check CHECK (((length(event) >= 1) AND (length(event) <= 90)));
rewards.bonus_event: bonus_event_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.bonus_event: bonus_event_name_check CHECK ((name = ANY (ARRAY['vip'::text, 'referral'::text, 'mission'::text])));
rewards.bonus_event: bonus_event_pkey PRIMARY KEY (name, event);
rewards.check_in: check_in_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.check_in: check_in_pkey PRIMARY KEY (member_id, day);
rewards.check_in: check_in_points_check CHECK ((points >= 0));
rewards.check_in: check_in_spins_check CHECK ((spins >= 0));
rewards.check_in: check_in_streak_check CHECK ((streak > 0));
rewards.check_in: check_in_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger.transaction(id);
rewards.competition: competition_check CHECK ((ends_at > starts_at));
rewards.competition: competition_claim_days_check CHECK (((claim_days >= 1) AND (claim_days <= 365)));
rewards.competition: competition_code_check CHECK ((length(code) <= 32));
rewards.competition: competition_figure_check CHECK ((figure = ANY (ARRAY['turnover'::text, 'multiple'::text, 'netWin'::text])));
rewards.competition: competition_minimum_check CHECK ((minimum >= 0));
rewards.competition: competition_pkey PRIMARY KEY (id);
rewards.competition: competition_scope CHECK (((scope = 'all'::text) = (code = ''::text)));
rewards.competition: competition_scope_check CHECK ((scope = ANY (ARRAY['all'::text, 'category'::text, 'vendor'::text, 'game'::text])));
rewards.competition: competition_summary_check CHECK (content.is_localized_text(summary));
rewards.competition: competition_title_check CHECK (content.is_localized_text(title));
rewards.competition: competition_wagering_check CHECK ((wagering >= (0)::numeric));
rewards.competition: competition_wait_minutes_check CHECK (((wait_minutes >= 0) AND (wait_minutes <= 10080)));
rewards.competition_entry: competition_entry_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES rewards.competition(id);
rewards.competition_entry: competition_entry_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.competition_entry: competition_entry_pkey PRIMARY KEY (competition_id, member_id);
rewards.competition_prize: competition_prize_amount_check CHECK ((amount > 0));
rewards.competition_prize: competition_prize_check CHECK (((last_place >= first_place) AND (last_place <= 1000)));
rewards.competition_prize: competition_prize_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES rewards.competition(id) ON DELETE CASCADE;
rewards.competition_prize: competition_prize_first_place_check CHECK ((first_place >= 1));
rewards.competition_prize: competition_prize_pkey PRIMARY KEY (competition_id, first_place);
rewards.competition_prize: competition_prize_reward_check CHECK ((reward = ANY (ARRAY['money'::text, 'points'::text])));
rewards.competition_result: competition_result_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES rewards.competition(id);
rewards.competition_result: competition_result_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.competition_result: competition_result_pkey PRIMARY KEY (competition_id, place);
rewards.competition_result: competition_result_place_check CHECK ((place >= 1));
rewards.competition_result: competition_result_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
rewards.competition_result: result_member UNIQUE (competition_id, member_id);
rewards.conversion: conversion_amount_check CHECK ((amount > 0));
rewards.conversion: conversion_currency_check CHECK ((currency <> ALL (ARRAY['PLY'::bpchar, 'PTS'::bpchar])));
rewards.conversion: conversion_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.conversion: conversion_money_ledger_id_fkey FOREIGN KEY (money_ledger_id) REFERENCES ledger.transaction(id);
rewards.conversion: conversion_pkey PRIMARY KEY (id);
rewards.conversion: conversion_points_check CHECK ((points > 0));
rewards.conversion: conversion_points_ledger_id_fkey FOREIGN KEY (points_ledger_id) REFERENCES ledger.transaction(id);
rewards.conversion: conversion_request UNIQUE (member_id, request_id);
rewards.good: good_check CHECK (((available >= 0) AND (available <= quantity)));
rewards.good: good_kind_check CHECK ((kind = ANY (ARRAY['goods'::text, 'code'::text, 'money'::text])));
rewards.good: good_per_member_check CHECK ((per_member > 0));
rewards.good: good_picture_check CHECK (((picture ~ '^[a-z]+\.[a-z]+$'::text) AND (length(picture) <= 48)));
rewards.good: good_pkey PRIMARY KEY (id);
rewards.good: good_points_check CHECK (((points >= 1) AND (points <= 1000000000)));
rewards.good: good_price_check CHECK ((price >= 0));
rewards.good: good_quantity_check CHECK (((quantity >= 0) AND (quantity <= 1000000)));
rewards.good: good_summary_check CHECK (content.is_localized_text(summary));
rewards.good: good_title_check CHECK (content.is_localized_text(title));
rewards.good: good_worth_check CHECK ((worth >= 0));
rewards.good: money_has_worth CHECK (((kind = 'money'::text) = (worth > 0)));
rewards.good_code: good_code_good_id_fkey FOREIGN KEY (good_id) REFERENCES rewards.good(id);
rewards.good_code: good_code_once UNIQUE (good_id, code_digest);
rewards.good_code: good_code_pkey PRIMARY KEY (id);
rewards.good_code: good_code_redemption_id_fkey FOREIGN KEY (redemption_id) REFERENCES rewards.redemption(id);
rewards.mission: mission_after_id_fkey FOREIGN KEY (after_id) REFERENCES rewards.mission(id);
rewards.mission: mission_amount_check CHECK ((amount > 0));
rewards.mission: mission_check CHECK ((after_id <> id));
rewards.mission: mission_check1 CHECK ((ends_on >= starts_on));
rewards.mission: mission_claim_days_check CHECK (((claim_days >= 1) AND (claim_days <= 365)));
rewards.mission: mission_code_check CHECK ((length(code) <= 32));
rewards.mission: mission_figure_check CHECK ((figure = ANY (ARRAY['validBet'::text, 'rounds'::text, 'netWin'::text, 'multiple'::text, 'depositCount'::text, 'depositSum'::text, 'checkIns'::text, 'daysPlayed'::text])));
rewards.mission: mission_group_id_fkey FOREIGN KEY (group_id) REFERENCES cashier.member_group(id);
rewards.mission: mission_newcomer CHECK (((period = 'newcomer'::text) = (newcomer_days IS NOT NULL)));
rewards.mission: mission_newcomer_days_check CHECK (((newcomer_days >= 1) AND (newcomer_days <= 365)));
rewards.mission: mission_period_check CHECK ((period = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text, 'newcomer'::text, 'once'::text])));
rewards.mission: mission_pkey PRIMARY KEY (id);
rewards.mission: mission_reward_check CHECK ((reward = ANY (ARRAY['money'::text, 'points'::text, 'spins'::text])));
rewards.mission: mission_scope CHECK (((scope = 'all'::text) = (code = ''::text)));
rewards.mission: mission_scope_check CHECK ((scope = ANY (ARRAY['all'::text, 'category'::text, 'vendor'::text, 'game'::text])));
rewards.mission: mission_segment_id_fkey FOREIGN KEY (segment_id) REFERENCES reporting.segment(id);
rewards.mission: mission_summary_check CHECK (content.is_localized_text(summary));
rewards.mission: mission_target_check CHECK ((target > 0));
rewards.mission: mission_title_check CHECK (content.is_localized_text(title));
rewards.mission: mission_wagering CHECK (((wagering = (0)::numeric) OR (reward = 'money'::text)));
rewards.mission: mission_wagering_check CHECK ((wagering >= (0)::numeric));
rewards.mission_baseline: mission_baseline_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.mission_baseline: mission_baseline_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES rewards.mission(id);
rewards.mission_baseline: mission_baseline_pkey PRIMARY KEY (member_id, mission_id, period_key);
rewards.mission_clock: mission_clock_pkey PRIMARY KEY (single);
rewards.mission_clock: mission_clock_single_check CHECK (single);
rewards.mission_done: mission_done_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.mission_done: mission_done_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES rewards.mission(id);
rewards.mission_done: mission_done_period_key_check CHECK ((length(period_key) <= 10));
rewards.mission_done: mission_done_pkey PRIMARY KEY (mission_id, member_id, period_key);
rewards.mission_done: mission_done_reward CHECK ((((reward_id IS NULL) = (spins IS NOT NULL)) AND ((spins IS NULL) = (spins_expire_at IS NULL))));
rewards.mission_done: mission_done_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
rewards.mission_done: mission_done_spins_check CHECK ((spins > 0));
rewards.points_bet: points_bet_pkey PRIMARY KEY (round_id);
rewards.points_bet: points_bet_points_check CHECK ((points > 0));
rewards.points_clock: points_clock_pkey PRIMARY KEY (source);
rewards.points_clock: points_clock_source_check CHECK ((source = ANY (ARRAY['deposit'::text, 'registration'::text])));
rewards.points_member: points_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.points_member: points_member_pkey PRIMARY KEY (member_id);
rewards.points_member: points_member_shortfall_check CHECK ((shortfall >= 0));
rewards.points_member: points_member_spin_turnover_check CHECK ((spin_turnover >= 0));
rewards.points_member: points_member_spins_check CHECK ((spins >= 0));
rewards.points_rules: points_rules_key_check CHECK ((key = ANY (ARRAY['earning'::text, 'ratio'::text, 'checkIn'::text, 'wheel'::text])));
rewards.points_rules: points_rules_pkey PRIMARY KEY (key);
rewards.points_rules: points_rules_value_check CHECK ((jsonb_typeof(value) = 'object'::text));
rewards.points_rules: points_rules_version_check CHECK ((version > 0));
rewards.points_source: points_source_pkey PRIMARY KEY (source, id);
rewards.points_source: points_source_source_check CHECK ((source = ANY (ARRAY['deposit'::text, 'registration'::text])));
rewards.promotion_application: application_award CHECK (((status = 'approved'::text) = (amount IS NOT NULL)));
rewards.promotion_application: application_decided CHECK (((status = 'applying'::text) = (decided_at IS NULL)));
rewards.promotion_application: application_reason CHECK (((status = 'rejected'::text) = (reason IS NOT NULL)));
rewards.promotion_application: promotion_application_amount_check CHECK ((amount > 0));
rewards.promotion_application: promotion_application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
rewards.promotion_application: promotion_application_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.promotion_application: promotion_application_once UNIQUE (promotion_id, member_id, period);
rewards.promotion_application: promotion_application_period_check CHECK (((length(period) >= 1) AND (length(period) <= 32)));
rewards.promotion_application: promotion_application_pkey PRIMARY KEY (id);
rewards.promotion_application: promotion_application_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards.promotion_rule(promotion_id);
rewards.promotion_application: promotion_application_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
rewards.promotion_application: promotion_application_remark_check CHECK ((length(remark) <= 140));
rewards.promotion_application: promotion_application_status_check CHECK ((status = ANY (ARRAY['applying'::text, 'approved'::text, 'rejected'::text])));
rewards.promotion_entry: promotion_entry_code UNIQUE (promotion_id, code);
rewards.promotion_entry: promotion_entry_code_check CHECK ((code ~ '^[0-9a-f]{12}$'::text));
rewards.promotion_entry: promotion_entry_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.promotion_entry: promotion_entry_pkey PRIMARY KEY (promotion_id, member_id);
rewards.promotion_entry: promotion_entry_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards.promotion_rule(promotion_id);
rewards.promotion_grant: promotion_grant_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.promotion_grant: promotion_grant_period_check CHECK (((length(period) >= 1) AND (length(period) <= 32)));
rewards.promotion_grant: promotion_grant_pkey PRIMARY KEY (promotion_id, member_id, period);
rewards.promotion_grant: promotion_grant_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards.promotion_rule(promotion_id);
rewards.promotion_grant: promotion_grant_reward UNIQUE (reward_id);
rewards.promotion_grant: promotion_grant_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
rewards.promotion_picture: promotion_picture_application_id_fkey FOREIGN KEY (application_id) REFERENCES rewards.promotion_application(id);
rewards.promotion_picture: promotion_picture_pkey PRIMARY KEY (application_id, place);
rewards.promotion_picture: promotion_picture_place_check CHECK (((place >= 1) AND (place <= 3)));
rewards.promotion_rule: promotion_rule_given_check CHECK ((given >= 0));
rewards.promotion_rule: promotion_rule_given_money_check CHECK ((given_money >= 0));
rewards.promotion_rule: promotion_rule_given_points_check CHECK ((given_points >= 0));
rewards.promotion_rule: promotion_rule_mode_check CHECK ((mode = ANY (ARRAY['article'::text, 'join'::text, 'claim'::text, 'apply'::text, 'raffle'::text, 'bonus'::text, 'rebate'::text])));
rewards.promotion_rule: promotion_rule_pkey PRIMARY KEY (promotion_id);
rewards.promotion_rule: promotion_rule_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES content.promotion(id);
rewards.promotion_rule: promotion_rule_version_check CHECK ((version > 0));
rewards.raffle: raffle_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text));
rewards.raffle: raffle_drawn CHECK ((((drawn_at IS NULL) = (server_seed IS NULL)) AND ((drawn_at IS NULL) OR (frozen_at IS NOT NULL))));
rewards.raffle: raffle_frozen CHECK ((((frozen_at IS NULL) = (tickets IS NULL)) AND ((frozen_at IS NULL) = (list_hash IS NULL))));
rewards.raffle: raffle_list_hash_check CHECK ((list_hash ~ '^[0-9a-f]{64}$'::text));
rewards.raffle: raffle_pkey PRIMARY KEY (promotion_id);
rewards.raffle: raffle_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards.promotion_rule(promotion_id);
rewards.raffle: raffle_server_seed_check CHECK ((server_seed ~ '^[0-9a-f]{64}$'::text));
rewards.raffle: raffle_tickets_check CHECK ((tickets >= 0));
rewards.raffle_ticket: raffle_ticket_count_check CHECK ((count > 0));
rewards.raffle_ticket: raffle_ticket_first_check CHECK ((first > 0));
rewards.raffle_ticket: raffle_ticket_member UNIQUE (promotion_id, member_id);
rewards.raffle_ticket: raffle_ticket_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.raffle_ticket: raffle_ticket_pkey PRIMARY KEY (promotion_id, first);
rewards.raffle_ticket: raffle_ticket_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards.raffle(promotion_id);
rewards.raffle_winner: raffle_winner_amount_check CHECK ((amount > 0));
rewards.raffle_winner: raffle_winner_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.raffle_winner: raffle_winner_once UNIQUE (promotion_id, member_id);
rewards.raffle_winner: raffle_winner_pkey PRIMARY KEY (promotion_id, place);
rewards.raffle_winner: raffle_winner_place_check CHECK ((place > 0));
rewards.raffle_winner: raffle_winner_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards.raffle(promotion_id);
rewards.raffle_winner: raffle_winner_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
rewards.raffle_winner: raffle_winner_ticket_check CHECK ((ticket > 0));
rewards.rebate_bet: rebate_bet_line_id_fkey FOREIGN KEY (line_id) REFERENCES rewards.rebate_line(id);
rewards.rebate_bet: rebate_bet_no_check CHECK ((no >= 0));
rewards.rebate_bet: rebate_bet_pkey PRIMARY KEY (round_id, no);
rewards.rebate_claim: rebate_claim_amount_check CHECK ((amount > 0));
rewards.rebate_claim: rebate_claim_by CHECK ((by_schedule = (request_id IS NULL)));
rewards.rebate_claim: rebate_claim_carry_after_check CHECK ((carry_after >= 0));
rewards.rebate_claim: rebate_claim_carry_before_check CHECK ((carry_before >= 0));
rewards.rebate_claim: rebate_claim_currency_check CHECK ((currency <> ALL (ARRAY['PLY'::bpchar, 'PTS'::bpchar])));
rewards.rebate_claim: rebate_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.rebate_claim: rebate_claim_pkey PRIMARY KEY (id);
rewards.rebate_claim: rebate_claim_request UNIQUE (member_id, request_id);
rewards.rebate_claim: rebate_claim_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
rewards.rebate_claim: rebate_claim_reward_id_key UNIQUE (reward_id);
rewards.rebate_claim_line: rebate_claim_line_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES rewards.rebate_claim(id);
rewards.rebate_claim_line: rebate_claim_line_line_id_fkey FOREIGN KEY (line_id) REFERENCES rewards.rebate_line(id);
rewards.rebate_claim_line: rebate_claim_line_pkey PRIMARY KEY (claim_id, line_id);
rewards.rebate_day: rebate_day_pkey PRIMARY KEY (member_id, day);
rewards.rebate_line: rebate_line_key UNIQUE (member_id, day, game_type, vendor, rate);
rewards.rebate_line: rebate_line_pkey PRIMARY KEY (id);
rewards.rebate_line: rebate_line_rate_check CHECK ((rate > 0));
rewards.rebate_member: rebate_member_carry_check CHECK ((carry >= 0));
rewards.rebate_member: rebate_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.rebate_member: rebate_member_pkey PRIMARY KEY (member_id);
rewards.rebate_plan: rebate_plan_created_by_fkey FOREIGN KEY (created_by) REFERENCES backoffice.operator(id);
rewards.rebate_plan: rebate_plan_maximum_check CHECK ((maximum >= 0));
rewards.rebate_plan: rebate_plan_minimum_check CHECK ((minimum >= 0));
rewards.rebate_plan: rebate_plan_pay_check CHECK ((pay = ANY (ARRAY['claim'::text, 'schedule'::text])));
rewards.rebate_plan: rebate_plan_pkey PRIMARY KEY (id);
rewards.rebate_plan: rebate_plan_valid_from_key UNIQUE (valid_from);
rewards.rebate_plan: rebate_plan_wagering_check CHECK ((wagering >= (0)::numeric));
rewards.rebate_rate: rebate_rate_check CHECK (((scope = 'all'::text) = (code = ''::text)));
rewards.rebate_rate: rebate_rate_level_check CHECK (((level >= 0) AND (level <= 20)));
rewards.rebate_rate: rebate_rate_pkey PRIMARY KEY (plan_id, scope, code, level);
rewards.rebate_rate: rebate_rate_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES rewards.rebate_plan(id) ON DELETE CASCADE;
rewards.rebate_rate: rebate_rate_rate_check CHECK (((rate >= 0) AND (rate <= 100000)));
rewards.rebate_rate: rebate_rate_scope_check CHECK ((scope = ANY (ARRAY['all'::text, 'category'::text, 'vendor'::text, 'game'::text])));
rewards.redemption: decided_or_not CHECK (((status = 'process'::text) = (decided_at IS NULL)));
rewards.redemption: redemption_currency_check CHECK ((currency <> ALL (ARRAY['PLY'::bpchar, 'PTS'::bpchar])));
rewards.redemption: redemption_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
rewards.redemption: redemption_good_id_fkey FOREIGN KEY (good_id) REFERENCES rewards.good(id);
rewards.redemption: redemption_kind_check CHECK ((kind = ANY (ARRAY['goods'::text, 'code'::text, 'money'::text])));
rewards.redemption: redemption_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.redemption: redemption_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300)));
rewards.redemption: redemption_pkey PRIMARY KEY (id);
rewards.redemption: redemption_points_check CHECK ((points >= 0));
rewards.redemption: redemption_points_ledger_id_fkey FOREIGN KEY (points_ledger_id) REFERENCES ledger.transaction(id);
rewards.redemption: redemption_price_check CHECK ((price >= 0));
rewards.redemption: redemption_price_ledger_id_fkey FOREIGN KEY (price_ledger_id) REFERENCES ledger.transaction(id);
rewards.redemption: redemption_quantity_check CHECK ((quantity > 0));
rewards.redemption: redemption_request UNIQUE (member_id, request_id);
rewards.redemption: redemption_returned_ledger_id_fkey FOREIGN KEY (returned_ledger_id) REFERENCES ledger.transaction(id);
rewards.redemption: redemption_returned_price_ledger_id_fkey FOREIGN KEY (returned_price_ledger_id) REFERENCES ledger.transaction(id);
rewards.redemption: redemption_spin FOREIGN KEY (spin_id) REFERENCES rewards.spin(id);
rewards.redemption: redemption_status_check CHECK ((status = ANY (ARRAY['process'::text, 'approved'::text, 'rejected'::text])));
rewards.redemption: redemption_title_check CHECK (content.is_localized_text(title));
rewards.redemption: redemption_tracking_check CHECK (((length(tracking) >= 1) AND (length(tracking) <= 80)));
rewards.redemption: redemption_worth_check CHECK ((worth >= 0));
rewards.redemption: redemption_worth_ledger_id_fkey FOREIGN KEY (worth_ledger_id) REFERENCES ledger.transaction(id);
rewards.referral_day: referral_day_pkey PRIMARY KEY (day);
rewards.referral_deposit: referral_deposit_counted_check CHECK ((counted > 0));
rewards.referral_deposit: referral_deposit_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES identity.member(id);
rewards.referral_deposit: referral_deposit_pkey PRIMARY KEY (friend_id, day);
rewards.referral_earning: referral_earning_amount_check CHECK ((amount > 0));
rewards.referral_earning: referral_earning_base_check CHECK ((base > 0));
rewards.referral_earning: referral_earning_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES identity.member(id);
rewards.referral_earning: referral_earning_key_check CHECK ((length(key) <= 100));
rewards.referral_earning: referral_earning_key_key UNIQUE (key);
rewards.referral_earning: referral_earning_level_check CHECK (((level >= 1) AND (level <= 3)));
rewards.referral_earning: referral_earning_pkey PRIMARY KEY (id);
rewards.referral_earning: referral_earning_rate_check CHECK ((rate > 0));
rewards.referral_earning: referral_earning_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES identity.member(id);
rewards.referral_earning: referral_earning_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards.reward(id);
rewards.referral_earning: referral_earning_source_check CHECK ((source = ANY (ARRAY['first'::text, 'bets'::text, 'deposits'::text])));
rewards.referral_review: referral_review_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
rewards.referral_review: referral_review_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.referral(member_id);
rewards.referral_review: referral_review_pkey PRIMARY KEY (member_id);
rewards.referral_review: referral_review_reasons_check CHECK ((reasons <@ '{device,address,account}'::text[]));
rewards.referral_review: referral_review_state_check CHECK ((state = ANY (ARRAY['held'::text, 'allowed'::text, 'refused'::text])));
rewards.referral_review: review_decided CHECK ((((state = 'held'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL))));
rewards.referral_rules: referral_rules_pkey PRIMARY KEY (version);
rewards.referral_rules: referral_rules_value_check CHECK ((jsonb_typeof(value) = 'object'::text));
rewards.referral_rules: referral_rules_version_check CHECK ((version > 0));
rewards.reward: reward_amount_check CHECK ((amount > 0));
rewards.reward: reward_cancel_reason_check CHECK (((length(cancel_reason) >= 1) AND (length(cancel_reason) <= 300)));
rewards.reward: reward_cancelled CHECK (((status = 'cancelled'::text) = (cancel_reason IS NOT NULL)));
rewards.reward: reward_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES backoffice.operator(id);
rewards.reward: reward_currency_check CHECK ((currency <> 'PLY'::bpchar));
rewards.reward: reward_end CHECK (((status = 'claimable'::text) = (ended_at IS NULL)));
rewards.reward: reward_free_rounds CHECK (((free_rounds IS NULL) OR ((transaction_id IS NULL) AND (currency <> 'PTS'::bpchar))));
rewards.reward: reward_free_rounds_check CHECK (((jsonb_typeof(free_rounds) = 'object'::text) AND (jsonb_typeof((free_rounds -> 'nodeIds'::text)) = 'array'::text)));
rewards.reward: reward_key UNIQUE (key);
rewards.reward: reward_key_check CHECK (((length(key) >= 1) AND (length(key) <= 150)));
rewards.reward: reward_kind_check CHECK ((kind = ANY (ARRAY['bonus'::text, 'mission'::text, 'rebate'::text, 'vip'::text, 'cashback'::text, 'referral'::text, 'leaderboard'::text, 'raffle'::text, 'promotion'::text, 'manual'::text])));
rewards.reward: reward_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.reward: reward_paid CHECK (((transaction_id IS NULL) OR (status = 'claimed'::text)));
rewards.reward: reward_params_check CHECK ((jsonb_typeof(params) = 'object'::text));
rewards.reward: reward_pkey PRIMARY KEY (id);
rewards.reward: reward_status_check CHECK ((status = ANY (ARRAY['claimable'::text, 'claimed'::text, 'expired'::text, 'cancelled'::text])));
rewards.reward: reward_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger.transaction(id);
rewards.reward: reward_wagering_check CHECK (((jsonb_typeof(wagering) = 'object'::text) AND (jsonb_typeof((wagering -> 'multiple'::text)) = 'string'::text)));
rewards.spin: spin_amount_check CHECK ((amount >= 0));
rewards.spin: spin_client_seed_check CHECK (((length(client_seed) >= 1) AND (length(client_seed) <= 64)));
rewards.spin: spin_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text));
rewards.spin: spin_given_check CHECK ((given = ANY (ARRAY['none'::text, 'points'::text, 'money'::text, 'good'::text, 'consolation'::text])));
rewards.spin: spin_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.spin: spin_pkey PRIMARY KEY (id);
rewards.spin: spin_request UNIQUE (member_id, request_id);
rewards.spin: spin_sector FOREIGN KEY (wheel_id, place) REFERENCES rewards.wheel_sector(wheel_id, place);
rewards.spin: spin_server_seed_check CHECK ((server_seed ~ '^[0-9a-f]{64}$'::text));
rewards.spin: spin_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger.transaction(id);
rewards.vip_change: vip_change_cause_check CHECK ((cause = ANY (ARRAY['reached'::text, 'ladder'::text, 'fallen'::text, 'operator'::text])));
rewards.vip_change: vip_change_check CHECK ((to_level <> from_level));
rewards.vip_change: vip_change_check1 CHECK (((cause = 'operator'::text) = ((reason IS NOT NULL) AND (operator_id IS NOT NULL))));
rewards.vip_change: vip_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.vip_change: vip_change_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
rewards.vip_change: vip_change_pkey PRIMARY KEY (id);
rewards.vip_member: vip_member_base_deposits_check CHECK ((base_deposits >= 0));
rewards.vip_member: vip_member_base_turnover_check CHECK ((base_turnover >= 0));
rewards.vip_member: vip_member_level_check CHECK (((level >= 0) AND (level <= 20)));
rewards.vip_member: vip_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.vip_member: vip_member_missed_check CHECK ((missed >= 0));
rewards.vip_member: vip_member_pkey PRIMARY KEY (member_id);
rewards.vip_period: vip_period_kind_check CHECK ((kind = ANY (ARRAY['weekly'::text, 'monthly'::text, 'cashback'::text, 'keep'::text, 'birthday'::text])));
rewards.vip_period: vip_period_pkey PRIMARY KEY (kind, first_day);
rewards.vip_rank: vip_rank_birthday_check CHECK ((birthday >= 0));
rewards.vip_rank: vip_rank_cashback_most_check CHECK ((cashback_most >= 0));
rewards.vip_rank: vip_rank_cashback_rate_check CHECK (((cashback_rate >= 0) AND (cashback_rate <= 1000000)));
rewards.vip_rank: vip_rank_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text));
rewards.vip_rank: vip_rank_deposits_check CHECK ((deposits >= 0));
rewards.vip_rank: vip_rank_emblem_check CHECK ((emblem = ANY (ARRAY['lantern'::text, 'leaf'::text, 'star'::text, 'crown'::text, 'gem'::text])));
rewards.vip_rank: vip_rank_keep_deposits_check CHECK ((keep_deposits >= 0));
rewards.vip_rank: vip_rank_keep_turnover_check CHECK ((keep_turnover >= 0));
rewards.vip_rank: vip_rank_level_check CHECK (((level >= 1) AND (level <= 20)));
rewards.vip_rank: vip_rank_level_up_check CHECK ((level_up >= 0));
rewards.vip_rank: vip_rank_monthly_check CHECK ((monthly >= 0));
rewards.vip_rank: vip_rank_name_check CHECK ((jsonb_typeof((name -> 'en'::text)) = 'string'::text));
rewards.vip_rank: vip_rank_pkey PRIMARY KEY (level);
rewards.vip_rank: vip_rank_turnover_check CHECK ((turnover >= 0));
rewards.vip_rank: vip_rank_weekly_check CHECK ((weekly >= 0));
rewards.vip_settings: vip_settings_cashback_period_check CHECK ((cashback_period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])));
rewards.vip_settings: vip_settings_claim_days_check CHECK (((claim_days >= 1) AND (claim_days <= 365)));
rewards.vip_settings: vip_settings_grace_check CHECK (((grace >= 0) AND (grace <= 12)));
rewards.vip_settings: vip_settings_only_row_check CHECK (only_row);
rewards.vip_settings: vip_settings_pkey PRIMARY KEY (only_row);
rewards.vip_settings: vip_settings_wagering_check CHECK ((wagering >= (0)::numeric));
rewards.wheel: wheel_consolation_check CHECK ((consolation >= 0));
rewards.wheel: wheel_created_by_fkey FOREIGN KEY (created_by) REFERENCES backoffice.operator(id);
rewards.wheel: wheel_pkey PRIMARY KEY (id);
rewards.wheel_sector: prize_complete CHECK ((((prize = ANY (ARRAY['points'::text, 'money'::text])) = (amount > 0)) AND ((prize = 'good'::text) = (good_id IS NOT NULL))));
rewards.wheel_sector: wheel_sector_amount_check CHECK ((amount >= 0));
rewards.wheel_sector: wheel_sector_check CHECK (((won >= 0) AND (won <= COALESCE(stock, won))));
rewards.wheel_sector: wheel_sector_good_id_fkey FOREIGN KEY (good_id) REFERENCES rewards.good(id);
rewards.wheel_sector: wheel_sector_pkey PRIMARY KEY (wheel_id, place);
rewards.wheel_sector: wheel_sector_place_check CHECK (((place >= 0) AND (place <= 23)));
rewards.wheel_sector: wheel_sector_prize_check CHECK ((prize = ANY (ARRAY['none'::text, 'points'::text, 'money'::text, 'good'::text])));
rewards.wheel_sector: wheel_sector_stock_check CHECK ((stock >= 0));
rewards.wheel_sector: wheel_sector_title_check CHECK (content.is_localized_text(title));
rewards.wheel_sector: wheel_sector_weight_check CHECK (((weight >= 1) AND (weight <= 1000000)));
rewards.wheel_sector: wheel_sector_wheel_id_fkey FOREIGN KEY (wheel_id) REFERENCES rewards.wheel(id);
rewards.wheel_seed: wheel_seed_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
rewards.wheel_seed: wheel_seed_pkey PRIMARY KEY (id);
risk.case_file: case_file_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES backoffice.operator(id);
risk.case_file: case_file_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES backoffice.operator(id);
risk.case_file: case_file_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES backoffice.operator(id);
risk.case_file: case_file_outcome_check CHECK ((outcome = ANY (ARRAY['fraud'::text, 'suspicion'::text, 'harmless'::text, 'unclear'::text])));
risk.case_file: case_file_pkey PRIMARY KEY (id);
risk.case_file: case_file_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])));
risk.case_file: case_file_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)));
risk.case_file: closed_complete CHECK (((status = 'closed'::text) = (num_nulls(outcome, closed_by, closed_at) = 0)));
risk.case_file: open_has_no_end CHECK (((status = 'closed'::text) OR (num_nulls(outcome, closed_by, closed_at) = 3)));
risk.case_flag: case_flag_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk.case_file(id);
risk.case_flag: case_flag_flag_id_fkey FOREIGN KEY (flag_id) REFERENCES risk.flag(id);
risk.case_flag: case_flag_pkey PRIMARY KEY (case_id, flag_id);
risk.case_member: case_member_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk.case_file(id);
risk.case_member: case_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
risk.case_member: case_member_pkey PRIMARY KEY (case_id, member_id);
risk.case_note: case_note_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk.case_file(id);
risk.case_note: case_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
risk.case_note: case_note_pkey PRIMARY KEY (id);
risk.case_note: case_note_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)));
risk.flag: decided_complete CHECK (((status = 'open'::text) OR (num_nulls(decided_by, decided_at, decided_weight, reason) = 0)));
risk.flag: dismissed_holds_nothing CHECK (((status <> 'dismissed'::text) OR (NOT holds)));
risk.flag: flag_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES backoffice.operator(id);
risk.flag: flag_detector_subject_key UNIQUE (detector, subject);
risk.flag: flag_evidence_check CHECK ((jsonb_typeof(evidence) = 'array'::text));
risk.flag: flag_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text));
risk.flag: flag_pkey PRIMARY KEY (id);
risk.flag: flag_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
risk.flag: flag_severity_check CHECK ((severity = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])));
risk.flag: flag_status_check CHECK ((status = ANY (ARRAY['open'::text, 'confirmed'::text, 'dismissed'::text])));
risk.flag: flag_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 120)));
risk.flag: flag_weight_check CHECK ((weight >= (0)::double precision));
risk.flag_member: flag_member_flag_id_fkey FOREIGN KEY (flag_id) REFERENCES risk.flag(id);
risk.flag_member: flag_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
risk.flag_member: flag_member_pkey PRIMARY KEY (flag_id, member_id);
risk.member_game_day: member_game_day_pkey PRIMARY KEY (member_id, node_id, currency, model, version, day);
risk.progress: progress_pkey PRIMARY KEY (detector);
risk.progress: progress_position_check CHECK (("position" >= 0));
risk.rule: rule_action_check CHECK ((action = ANY (ARRAY['none'::text, 'hold'::text])));
risk.rule: rule_detector_check CHECK ((detector ~ '^[a-z][A-Za-z]{2,31}$'::text));
risk.rule: rule_pkey PRIMARY KEY (detector);
risk.rule: rule_severity_check CHECK ((severity = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])));
risk.rule: rule_thresholds_check CHECK ((jsonb_typeof(thresholds) = 'object'::text));
risk.rule: rule_version_check CHECK ((version > 0));
risk.rule_change: rule_change_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
risk.rule_change: rule_change_pkey PRIMARY KEY (detector, version);
studio.lottery_bet: lottery_bet_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES studio.lottery_draw(id);
studio.lottery_bet: lottery_bet_multiple_check CHECK (((multiple >= 1) AND (multiple <= 100000)));
studio.lottery_bet: lottery_bet_owed_check CHECK ((owed >= 0));
studio.lottery_bet: lottery_bet_payout_check CHECK ((payout >= 0));
studio.lottery_bet: lottery_bet_pkey PRIMARY KEY (id);
studio.lottery_bet: lottery_bet_prize_permille_check CHECK (((prize_permille >= 1) AND (prize_permille <= 1000)));
studio.lottery_bet: lottery_bet_rebate_check CHECK ((rebate >= 0));
studio.lottery_bet: lottery_bet_slip_id_line_fkey FOREIGN KEY (slip_id, line) REFERENCES studio.lottery_line(slip_id, line);
studio.lottery_bet: lottery_bet_stake_check CHECK ((stake > 0));
studio.lottery_bet: lottery_bet_status_check CHECK ((status = ANY (ARRAY['started'::text, 'accepted'::text, 'refusing'::text, 'refused'::text, 'withdrawing'::text, 'withdrawn'::text, 'settled'::text, 'voiding'::text, 'voided'::text])));
studio.lottery_bet: lottery_bet_won_check CHECK ((won >= 0));
studio.lottery_correction: lottery_correction_amount_check CHECK ((amount <> 0));
studio.lottery_correction: lottery_correction_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES studio.lottery_bet(id);
studio.lottery_correction: lottery_correction_pkey PRIMARY KEY (bet_id, version);
studio.lottery_correction: lottery_correction_version_check CHECK ((version > 1));
studio.lottery_decision: lottery_decision_check CHECK (((kind = 'void'::text) = (result IS NULL)));
studio.lottery_decision: lottery_decision_check1 CHECK (((decided_by IS NULL) OR (status = 'rejected'::text) OR (decided_by <> entered_by)));
studio.lottery_decision: lottery_decision_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES studio.lottery_draw(id);
studio.lottery_decision: lottery_decision_kind_check CHECK ((kind = ANY (ARRAY['result'::text, 'correction'::text, 'void'::text])));
studio.lottery_decision: lottery_decision_origin_check CHECK ((origin = ANY (ARRAY['typed'::text, 'imported'::text])));
studio.lottery_decision: lottery_decision_pkey PRIMARY KEY (id);
studio.lottery_decision: lottery_decision_status_check CHECK ((status = ANY (ARRAY['entered'::text, 'confirmed'::text, 'rejected'::text])));
studio.lottery_draw: lottery_draw_check CHECK (((opens_at < closes_at) AND (closes_at <= draws_at)));
studio.lottery_draw: lottery_draw_check1 CHECK ((((origin = 'own'::text) = (commitment IS NOT NULL)) AND ((commitment IS NULL) = (sealed IS NULL))));
studio.lottery_draw: lottery_draw_check2 CHECK (((status <> ALL (ARRAY['drawn'::text, 'settled'::text])) OR (result IS NOT NULL)));
studio.lottery_draw: lottery_draw_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text));
studio.lottery_draw: lottery_draw_game_period_key UNIQUE (game, period);
studio.lottery_draw: lottery_draw_origin_check CHECK ((origin = ANY (ARRAY['own'::text, 'external'::text])));
studio.lottery_draw: lottery_draw_period_check CHECK ((period ~ '^[0-9]{8}(-[0-9]{4})?$'::text));
studio.lottery_draw: lottery_draw_pkey PRIMARY KEY (id);
studio.lottery_draw: lottery_draw_server_seed_check CHECK ((server_seed ~ '^[0-9a-f]{64}$'::text));
studio.lottery_draw: lottery_draw_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'drawn'::text, 'settled'::text, 'voiding'::text, 'voided'::text])));
studio.lottery_draw_sum: lottery_draw_sum_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES studio.lottery_draw(id);
studio.lottery_draw_sum: lottery_draw_sum_pkey PRIMARY KEY (draw_id, currency);
studio.lottery_failure: lottery_failure_attempts_check CHECK ((attempts > 0));
studio.lottery_failure: lottery_failure_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES studio.lottery_bet(id);
studio.lottery_failure: lottery_failure_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES studio.lottery_draw(id);
studio.lottery_failure: lottery_failure_pkey PRIMARY KEY (bet_id);
studio.lottery_failure: lottery_failure_stage_check CHECK ((stage = ANY (ARRAY['settlement'::text, 'correction'::text, 'void'::text])));
studio.lottery_favourite: lottery_favourite_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)));
studio.lottery_favourite: lottery_favourite_pkey PRIMARY KEY (id);
studio.lottery_game: lottery_game_close_seconds_check CHECK (((close_seconds >= 0) AND (close_seconds <= 86400)));
studio.lottery_game: lottery_game_code_check CHECK ((code ~ '^[A-Z0-9]{2,20}$'::text));
studio.lottery_game: lottery_game_keep_days_check CHECK (((keep_days >= 30) AND (keep_days <= 36500)));
studio.lottery_game: lottery_game_make_up_seconds_check CHECK (((make_up_seconds >= 60) AND (make_up_seconds <= 604800)));
studio.lottery_game: lottery_game_pkey PRIMARY KEY (code);
studio.lottery_leader: lottery_leader_id_check CHECK (id);
studio.lottery_leader: lottery_leader_pkey PRIMARY KEY (id);
studio.lottery_limit: lottery_limit_bet_most_check CHECK ((bet_most > 0));
studio.lottery_limit: lottery_limit_draw_most_check CHECK ((draw_most > 0));
studio.lottery_limit: lottery_limit_member_most_check CHECK ((member_most > 0));
studio.lottery_limit: lottery_limit_number_most_check CHECK ((number_most > 0));
studio.lottery_limit: lottery_limit_pkey PRIMARY KEY (game, currency);
studio.lottery_line: lottery_line_check CHECK (((series >= 1) AND (series <= highest)));
studio.lottery_line: lottery_line_line_check CHECK ((line >= 0));
studio.lottery_line: lottery_line_mode_check CHECK ((mode = ANY (ARRAY['LOTT'::text, 'ZY'::text, 'ELOTT'::text, 'SEA'::text])));
studio.lottery_line: lottery_line_pkey PRIMARY KEY (slip_id, line);
studio.lottery_line: lottery_line_slip_id_fkey FOREIGN KEY (slip_id) REFERENCES studio.lottery_slip(id);
studio.lottery_line: lottery_line_unit_check CHECK ((unit > 0));
studio.lottery_line: lottery_line_units_check CHECK (((units >= 1) AND (units <= 100000)));
studio.lottery_load: lottery_load_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES studio.lottery_draw(id);
studio.lottery_load: lottery_load_pkey PRIMARY KEY (draw_id, currency, play, number);
studio.lottery_member_sum: lottery_member_sum_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES studio.lottery_draw(id);
studio.lottery_member_sum: lottery_member_sum_pkey PRIMARY KEY (draw_id, player_id, currency);
studio.lottery_member_sum: lottery_member_sum_stake_check CHECK ((stake >= 0));
studio.lottery_series: lottery_series_check CHECK ((((lowest >= 1) AND (lowest <= highest)) AND (highest <= 2000)));
studio.lottery_series: lottery_series_mode_check CHECK ((mode = ANY (ARRAY['LOTT'::text, 'ZY'::text, 'ELOTT'::text, 'SEA'::text])));
studio.lottery_series: lottery_series_pkey PRIMARY KEY (game, mode, member_group);
studio.lottery_session: lottery_session_pkey PRIMARY KEY (id);
studio.lottery_session: lottery_session_site_session_node_id_currency_key UNIQUE (site_session, node_id, currency);
studio.lottery_slip: lottery_slip_chase_check CHECK ((chase = ANY (ARRAY['running'::text, 'done'::text, 'won'::text, 'cancelled'::text])));
studio.lottery_slip: lottery_slip_check CHECK (((chase IS NULL) = (draws = 1)));
studio.lottery_slip: lottery_slip_draws_check CHECK (((draws >= 1) AND (draws <= 120)));
studio.lottery_slip: lottery_slip_lines_check CHECK (((lines >= 1) AND (lines <= 100)));
studio.lottery_slip: lottery_slip_pkey PRIMARY KEY (id);
studio.lottery_slip: lottery_slip_player_id_request_id_key UNIQUE (player_id, request_id);
studio.lottery_slip: lottery_slip_session_id_fkey FOREIGN KEY (session_id) REFERENCES studio.lottery_session(id);
studio.lottery_slip: lottery_slip_stake_check CHECK ((stake > 0));
studio.lottery_slip: lottery_slip_status_check CHECK ((status = ANY (ARRAY['started'::text, 'accepted'::text, 'refused'::text])));
studio.lottery_sweep: lottery_sweep_pkey PRIMARY KEY (game);
studio.seat: seat_check CHECK ((((round_id IS NULL) = (state IS NULL)) AND ((round_id IS NULL) = (round_stake IS NULL))));
studio.seat: seat_next_seed_id_fkey FOREIGN KEY (next_seed_id) REFERENCES studio.seed(id);
studio.seat: seat_nonce_check CHECK ((nonce >= 0));
studio.seat: seat_pkey PRIMARY KEY (id);
studio.seat: seat_round_stake_check CHECK ((round_stake > 0));
studio.seat: seat_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES studio.seed(id);
studio.seat: seat_vendor_player_id_node_id_currency_key UNIQUE (vendor, player_id, node_id, currency);
studio.seed: seed_check CHECK (((server_seed IS NULL) = (revealed_at IS NULL)));
studio.seed: seed_check1 CHECK (((client_seed IS NULL) = (started_at IS NULL)));
studio.seed: seed_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{8,64}$'::text));
studio.seed: seed_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text));
studio.seed: seed_commitment_key UNIQUE (commitment);
studio.seed: seed_pkey PRIMARY KEY (id);
studio.seed: seed_server_seed_check CHECK ((server_seed ~ '^[0-9a-f]{64}$'::text));
studio.seed: seed_spins_check CHECK ((spins >= 0));
studio.session: session_pkey PRIMARY KEY (id);
studio.session: session_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES studio.seat(id);
studio.session: session_token_hash_check CHECK ((octet_length(token_hash) = 32));
studio.session: session_token_hash_key UNIQUE (token_hash);
studio.spin: spin_grant_id_check CHECK (((length(grant_id) >= 1) AND (length(grant_id) <= 96)));
studio.spin: spin_pkey PRIMARY KEY (id);
studio.spin: spin_seat_id_request_id_key UNIQUE (seat_id, request_id);
studio.spin: spin_seed_id_nonce_stream_position_key UNIQUE (seed_id, nonce, stream_position);
studio.spin: spin_stake_check CHECK ((stake > 0));
studio.spin: spin_version_check CHECK ((version > 0));
webhooks.delivery: delivery_answer_check CHECK ((length(answer) <= 1000));
webhooks.delivery: delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhooks.endpoint(id) ON DELETE CASCADE;
webhooks.delivery: delivery_event_id_endpoint_id_key UNIQUE (event_id, endpoint_id);
webhooks.delivery: delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES webhooks.event(id) ON DELETE CASCADE;
webhooks.delivery: delivery_pkey PRIMARY KEY (id);
webhooks.delivery: delivery_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])));
webhooks.endpoint: endpoint_check CHECK (((former_secret_sealed IS NULL) = (former_until IS NULL)));
webhooks.endpoint: endpoint_description_check CHECK ((length(description) <= 100));
webhooks.endpoint: endpoint_events_check CHECK ((cardinality(events) > 0));
webhooks.endpoint: endpoint_pkey PRIMARY KEY (id);
webhooks.endpoint: endpoint_url_check CHECK ((length(url) <= 500));
webhooks.event: event_pkey PRIMARY KEY (id);

-- Indexes

CREATE INDEX account_batch_newest ON agents.account_batch USING btree (agent_id, id DESC);
CREATE INDEX activity_member_idx ON identity.activity USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX address_member ON rewards.address USING btree (member_id, id);
CREATE INDEX affiliate_domain_agent_idx ON identity.affiliate_domain USING btree (agent_id);
CREATE INDEX announcement_shown_idx ON content.announcement USING btree ("position", starts_at DESC, id DESC) WHERE published;
CREATE INDEX application_decided_by ON rewards.promotion_application USING btree (decided_by, decided_at) WHERE (status = 'approved'::text);
CREATE INDEX application_newest ON agents.application USING btree (id DESC);
CREATE INDEX application_queue ON agents.application USING btree (created_at, id) WHERE (state = 'open'::text);
CREATE INDEX approval_action_idx ON backoffice.approval USING btree (action, id DESC);
CREATE INDEX approval_performed ON backoffice.approval USING btree (decided_by, decided_at) WHERE (status = 'performed'::text);
CREATE INDEX article_shown_idx ON content.article USING btree (kind, published_at DESC, id DESC) WHERE published;
CREATE INDEX audit_action_idx ON backoffice.audit USING btree (action, id DESC);
CREATE INDEX audit_at_idx ON backoffice.audit USING btree (at);
CREATE INDEX audit_operator_idx ON backoffice.audit USING btree (operator_id, id DESC);
CREATE INDEX audit_subject_idx ON backoffice.audit USING btree (subject, id DESC);
CREATE INDEX audit_text_idx ON backoffice.audit USING gin ((((subject || ' '::text) || (detail #>> '{}'::text[]))) gin_trgm_ops);
CREATE INDEX banner_group_idx ON content.banner USING btree (group_name, "position", id) WHERE published;
CREATE INDEX bill_agent ON agents.bill USING btree (agent_id, kind, from_at DESC, id DESC);
CREATE INDEX bill_last ON agents.bill USING btree (kind, agent_id, to_at DESC, id DESC);
CREATE INDEX bill_last_of_parties ON agents.bill USING btree (kind, agent_id, COALESCE(upline_id, (0)::bigint), id DESC);
CREATE INDEX bill_newest ON agents.bill USING btree (id DESC);
CREATE INDEX bill_payable ON agents.bill USING btree (pay_at, id) WHERE (payment = 'due'::text);
CREATE INDEX bill_settlement ON agents.bill USING btree (settlement_id, id);
CREATE INDEX bill_upline ON agents.bill USING btree (upline_id, from_at DESC, id DESC);
CREATE INDEX bill_waiting ON agents.bill USING btree (payment, id) WHERE (payment = ANY (ARRAY['held'::text, 'uncollected'::text]));
CREATE INDEX bonus_decision_member ON rewards.bonus_decision USING btree (bonus_id, member_id) WHERE (reward_id IS NOT NULL);
CREATE INDEX bonus_decision_newest ON rewards.bonus_decision USING btree (bonus_id, created_at DESC);
CREATE INDEX bonus_grant_active ON gateway.bonus_grant USING btree (main_account_id, id) WHERE (status = 'active'::text);
CREATE INDEX bonus_grant_expires ON gateway.bonus_grant USING btree (expires_at) WHERE ((status = 'active'::text) AND (expires_at IS NOT NULL));
CREATE INDEX bonus_grant_of_member ON gateway.bonus_grant USING btree (member_id, id DESC);
CREATE INDEX bonus_grant_reward ON gateway.bonus_grant USING btree (reward_id) WHERE (reward_id IS NOT NULL);
CREATE INDEX bonus_grant_untold ON gateway.bonus_grant USING btree (id) WHERE ((status = ANY (ARRAY['completed'::text, 'expired'::text])) AND (told_at IS NULL));
CREATE INDEX bonus_published ON rewards.bonus USING btree (trigger, id) WHERE published;
CREATE INDEX bonus_published_by ON rewards.bonus USING btree (published_by, published_at) WHERE (published_by IS NOT NULL);
CREATE INDEX captcha_ends_idx ON identity.captcha USING btree (ends_at);
CREATE INDEX case_file_opened_idx ON risk.case_file USING btree (opened_at, id);
CREATE INDEX case_flag_flag_idx ON risk.case_flag USING btree (flag_id, case_id);
CREATE INDEX case_member_member_idx ON risk.case_member USING btree (member_id, case_id);
CREATE INDEX case_note_case_idx ON risk.case_note USING btree (case_id, id);
CREATE INDEX cash_code_batch_idx ON cashier.cash_code USING btree (batch_id);
CREATE INDEX channel_group_group_idx ON cashier.channel_group USING btree (group_id);
CREATE INDEX chat_closed_idx ON inbox.chat USING btree (closed_at) WHERE (status = 'closed'::text);
CREATE INDEX chat_current_idx ON inbox.chat USING btree (id) WHERE (status <> 'closed'::text);
CREATE INDEX chat_member_idx ON inbox.chat USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);
CREATE INDEX chat_message_chat_idx ON inbox.chat_message USING btree (chat_id, id);
CREATE INDEX chat_message_text_idx ON inbox.chat_message USING gin (text gin_trgm_ops);
CREATE INDEX chat_visitor_idx ON inbox.chat USING btree (visitor_hash, id DESC) WHERE (visitor_hash IS NOT NULL);
CREATE INDEX check_in_created ON rewards.check_in USING btree (created_at);
CREATE INDEX code_ends_idx ON identity.code USING btree (ends_at);
CREATE INDEX competition_entry_member ON rewards.competition_entry USING btree (member_id);
CREATE INDEX competition_open ON rewards.competition USING btree (ends_at) WHERE (published AND (settled_at IS NULL));
CREATE INDEX competition_result_reward ON rewards.competition_result USING btree (reward_id) WHERE (reward_id IS NOT NULL);
CREATE INDEX competition_standing ON rewards.competition_entry USING btree (competition_id, figure DESC, reached_at, member_id);
CREATE INDEX contact_lookup_idx ON identity.contact USING btree (kind, lookup);
CREATE INDEX contract_agent ON agents.contract USING btree (agent_id, id DESC);
CREATE INDEX contract_period_of ON agents.contract USING btree (kind, starts_at) WHERE (state = 'signed'::text);
CREATE INDEX contract_upline ON agents.contract USING btree (upline_id, id DESC);
CREATE INDEX correction_bill ON agents.correction USING btree (bill_id);
CREATE INDEX correction_next ON agents.correction USING btree (next_bill_id);
CREATE INDEX delivery_due ON webhooks.delivery USING btree (endpoint_id, next_at, id) WHERE (status = 'waiting'::text);
CREATE INDEX delivery_of_endpoint ON webhooks.delivery USING btree (endpoint_id, id);
CREATE INDEX deposit_account_idx ON cashier.deposit USING btree (account_id, created_at) WHERE (account_id IS NOT NULL);
CREATE INDEX deposit_amount_idx ON cashier.deposit USING btree (amount, created_at DESC, id DESC);
CREATE INDEX deposit_bank_reference_idx ON cashier.deposit USING btree (lower(bank_reference) text_pattern_ops) WHERE (bank_reference IS NOT NULL);
CREATE INDEX deposit_channel_idx ON cashier.deposit USING btree (channel, created_at DESC, id DESC);
CREATE INDEX deposit_claimed_idx ON cashier.deposit USING btree (claimed_by) WHERE (claimed_by IS NOT NULL);
CREATE INDEX deposit_created_idx ON cashier.deposit USING btree (created_at DESC, id DESC);
CREATE INDEX deposit_decided_idx ON cashier.deposit USING btree (decided_at) WHERE (status = 'approved'::text);
CREATE INDEX deposit_member_idx ON cashier.deposit USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX deposit_open_idx ON cashier.deposit USING btree (created_at, id) WHERE (status = ANY (ARRAY['pending'::text, 'checked'::text]));
CREATE INDEX deposit_receipt_image_idx ON cashier.deposit USING btree (receipt_image_id) WHERE (receipt_image_id IS NOT NULL);
CREATE INDEX deposit_reference_idx ON cashier.deposit USING btree (reference text_pattern_ops);
CREATE INDEX deposit_status_idx ON cashier.deposit USING btree (status, created_at DESC, id DESC);
CREATE INDEX document_created ON protection.document USING btree (created_at DESC, id DESC);
CREATE INDEX document_decided ON protection.document USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX document_of_member ON protection.document USING btree (member_id, id DESC);
CREATE INDEX duplicate_other_idx ON backoffice.duplicate USING btree (other_id);
CREATE INDEX event_created ON webhooks.event USING btree (created_at);
CREATE INDEX exclusion_begun ON protection.exclusion USING btree (begun_at DESC, id DESC);
CREATE INDEX exclusion_of_member ON protection.exclusion USING btree (member_id, begun_at DESC);
CREATE INDEX export_expires_idx ON backoffice.export USING btree (expires_at) WHERE (status = 'done'::text);
CREATE INDEX export_file_idx ON backoffice.export USING btree (file) WHERE (file IS NOT NULL);
CREATE INDEX export_operator_idx ON backoffice.export USING btree (operator_id, id DESC);
CREATE INDEX export_schedule_next_idx ON backoffice.export_schedule USING btree (next_at);
CREATE INDEX export_schedule_operator_idx ON backoffice.export_schedule USING btree (operator_id, id);
CREATE INDEX favourite_game ON catalogue.favourite USING btree (node_id);
CREATE INDEX favourite_latest ON catalogue.favourite USING btree (member_id, created_at DESC, node_id DESC);
CREATE INDEX feedback_assigned_idx ON inbox.feedback USING btree (assigned_to, id) WHERE (assigned_to IS NOT NULL);
CREATE INDEX feedback_content_idx ON inbox.feedback USING gin (content gin_trgm_ops);
CREATE INDEX feedback_member_idx ON inbox.feedback USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);
CREATE INDEX feedback_open_idx ON inbox.feedback USING btree (id) WHERE (status <> 'done'::text);
CREATE INDEX flag_changed_idx ON risk.flag USING btree (changed_at, id);
CREATE INDEX flag_found_idx ON risk.flag USING btree (found_at, id);
CREATE INDEX flag_member_member_idx ON risk.flag_member USING btree (member_id, flag_id);
CREATE INDEX free_grant_active ON gateway.free_grant USING btree (member_id, id) WHERE (status = 'active'::text);
CREATE INDEX free_grant_expires ON gateway.free_grant USING btree (expires_at) WHERE (status = 'active'::text);
CREATE INDEX free_grant_newest ON gateway.free_grant USING btree (granted_at DESC, id DESC);
CREATE INDEX free_grant_of_member ON gateway.free_grant USING btree (member_id, id DESC);
CREATE INDEX free_grant_reward ON gateway.free_grant USING btree (reward_id) WHERE (reward_id IS NOT NULL);
CREATE INDEX free_grant_untold ON gateway.free_grant USING btree (id) WHERE ((status <> 'active'::text) AND (told_at IS NULL));
CREATE INDEX game_artwork_due ON catalogue.game USING btree (node_id) WHERE artwork_due;
CREATE INDEX game_by_rank ON catalogue.game USING btree (rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_by_type ON catalogue.game USING btree (game_type, rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_by_vendor ON catalogue.game USING btree (vendor_code, rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_by_vendor_type ON catalogue.game USING btree (vendor_code, game_type, rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_code ON catalogue.game USING btree (lower(code) text_pattern_ops);
CREATE INDEX game_hot ON catalogue.game USING btree (game_type, rank, node_id) WHERE is_hot;
CREATE INDEX game_hour_node ON reporting.game_hour USING btree (node_id, hour);
CREATE INDEX game_new ON catalogue.game USING btree (game_type, rank, node_id) WHERE is_new;
CREATE INDEX game_not_open ON catalogue.game USING btree (status, rank, node_id) WHERE (status <> 'active'::text);
CREATE INDEX game_search ON catalogue.game USING gin (search_key gin_trgm_ops, vendor_code);
CREATE INDEX game_session_player ON gateway.game_session USING btree (member_id, vendor, id DESC);
CREATE INDEX good_code_free ON rewards.good_code USING btree (good_id, id) WHERE (redemption_id IS NULL);
CREATE INDEX good_code_order ON rewards.good_code USING btree (redemption_id) WHERE (redemption_id IS NOT NULL);
CREATE INDEX good_shown_idx ON rewards.good USING btree ("position", id) WHERE published;
CREATE INDEX group_member_member_idx ON cashier.group_member USING btree (member_id);
CREATE INDEX human_check_token_ends_idx ON identity.human_check_token USING btree (ends_at);
CREATE INDEX import_latest ON catalogue.import USING btree (created_at DESC, id DESC);
CREATE INDEX import_row_outcome ON catalogue.import_row USING btree (import_id, outcome, place);
CREATE INDEX launch_ends ON gateway.launch USING btree (ends_at);
CREATE INDEX line_change_at ON agents.line_change USING btree (at, id) WHERE (state = 'applied'::text);
CREATE INDEX line_change_due ON agents.line_change USING btree (at) WHERE (state = 'scheduled'::text);
CREATE INDEX line_change_history ON agents.line_change USING btree (member_id, id DESC);
CREATE INDEX line_change_newest ON agents.line_change USING btree (id DESC);
CREATE INDEX line_change_of_member ON agents.line_change USING btree (member_id, at, id) WHERE (state = 'applied'::text);
CREATE INDEX line_message_receiver_idx ON agents.line_message USING btree (receiver_id) WHERE (receiver_id IS NOT NULL);
CREATE INDEX line_message_sender ON agents.line_message USING btree (sender_id, id DESC);
CREATE INDEX link_agent ON agents.link USING btree (agent_id, id DESC);
CREATE INDEX link_member_link ON agents.link_member USING btree (link_id, created_at DESC);
CREATE INDEX login_challenge_ends_idx ON identity.login_challenge USING btree (ends_at);
CREATE INDEX login_challenge_operator_idx ON backoffice.login_challenge USING btree (operator_id);
CREATE INDEX lone_decision_age ON backoffice.lone_decision USING btree (decided_at);
CREATE INDEX lone_decision_recent ON backoffice.lone_decision USING btree (operator_id, action, decided_at);
CREATE INDEX lottery_bet_of_draw ON studio.lottery_bet USING btree (draw_id, id);
CREATE INDEX lottery_bet_of_player ON studio.lottery_bet USING btree (player_id, id DESC);
CREATE INDEX lottery_bet_of_slip ON studio.lottery_bet USING btree (slip_id);
CREATE INDEX lottery_bet_owed ON studio.lottery_bet USING btree (id) WHERE (owed > 0);
CREATE INDEX lottery_bet_started ON studio.lottery_bet USING btree (draw_id) WHERE (status = 'started'::text);
CREATE INDEX lottery_bet_unfinished ON studio.lottery_bet USING btree (id) WHERE (status = ANY (ARRAY['started'::text, 'refusing'::text, 'withdrawing'::text, 'voiding'::text]));
CREATE INDEX lottery_decision_of_draw ON studio.lottery_decision USING btree (draw_id, id);
CREATE INDEX lottery_draw_by_time ON studio.lottery_draw USING btree (game, draws_at DESC);
CREATE INDEX lottery_draw_of_period ON studio.lottery_draw USING btree (draws_at, id);
CREATE INDEX lottery_draw_open ON studio.lottery_draw USING btree (game, draws_at) WHERE (status = 'open'::text);
CREATE INDEX lottery_draw_settled ON studio.lottery_draw USING brin (settled_at) WITH (pages_per_range='32');
CREATE INDEX lottery_draw_to_close ON studio.lottery_draw USING btree (closes_at) WHERE (status = 'open'::text);
CREATE INDEX lottery_draw_unfinished ON studio.lottery_draw USING btree (game, draws_at) WHERE (status = ANY (ARRAY['closed'::text, 'drawn'::text, 'voiding'::text]));
CREATE INDEX lottery_failure_of_draw ON studio.lottery_failure USING btree (draw_id);
CREATE INDEX lottery_favourite_of_player ON studio.lottery_favourite USING btree (player_id, game, id DESC);
CREATE INDEX lottery_session_expiry ON studio.lottery_session USING btree (expires_at);
CREATE INDEX lottery_slip_chases ON studio.lottery_slip USING btree (player_id) WHERE (chase = 'running'::text);
CREATE INDEX lottery_slip_of_player ON studio.lottery_slip USING btree (player_id, id DESC);
CREATE INDEX lottery_slip_started ON studio.lottery_slip USING btree (placed_at) WHERE (status = 'started'::text);
CREATE INDEX member_account_part_idx ON identity.member USING gin (lower(account) gin_trgm_ops);
CREATE INDEX member_account_prefix_idx ON identity.member USING btree (lower(account) text_pattern_ops);
CREATE INDEX member_created_idx ON identity.member USING btree (created_at, id);
CREATE INDEX member_day_member ON reporting.member_day USING btree (member_id, day);
CREATE INDEX member_day_top_win ON reporting.member_day USING btree (currency, day, top_win DESC, member_id);
CREATE INDEX member_day_valid_bet ON reporting.member_day USING btree (currency, day) INCLUDE (member_id, valid_bet);
CREATE INDEX member_game_day_batch_idx ON risk.member_game_day USING btree (batch);
CREATE INDEX member_game_day_day_idx ON risk.member_game_day USING btree (day);
CREATE INDEX member_hour_hour ON reporting.member_hour USING brin (hour) WITH (pages_per_range='32');
CREATE INDEX member_import_row_outcome ON backoffice.member_import_row USING btree (import_id, outcome, place);
CREATE INDEX member_limit_changed ON protection.member_limit USING btree (changed_at DESC, member_id);
CREATE INDEX member_note_member_idx ON backoffice.member_note USING btree (member_id, id DESC);
CREATE INDEX member_path_idx ON identity.member USING gist (subltree(path, 0, 50));
CREATE INDEX member_tag_member_idx ON backoffice.member_tag USING btree (member_id);
CREATE INDEX member_transfer_created ON cashier.member_transfer USING btree (created_at DESC, id DESC);
CREATE INDEX member_transfer_received ON cashier.member_transfer USING btree (to_member, created_at, id);
CREATE INDEX member_transfer_sent ON cashier.member_transfer USING btree (from_member, created_at, id);
CREATE INDEX member_upline_idx ON identity.member USING btree (upline_id) WHERE (upline_id IS NOT NULL);
CREATE INDEX message_due_idx ON inbox.message USING btree (starts_at) WHERE ((status = ANY (ARRAY['scheduled'::text, 'sending'::text])) OR ((status = 'recalled'::text) AND (NOT removal_done)));
CREATE INDEX mission_after ON rewards.mission USING btree (after_id) WHERE (after_id IS NOT NULL);
CREATE INDEX mission_done_member ON rewards.mission_done USING btree (member_id, done_at DESC);
CREATE INDEX mission_done_newest ON rewards.mission_done USING btree (done_at DESC, mission_id, member_id);
CREATE INDEX mission_done_reward_id ON rewards.mission_done USING btree (reward_id) WHERE (reward_id IS NOT NULL);
CREATE INDEX mission_done_spins ON rewards.mission_done USING btree (member_id, spins_expire_at) WHERE ((spins IS NOT NULL) AND (spins_claimed_at IS NULL));
CREATE INDEX notice_member_idx ON notices.notice USING btree (member_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX notice_message_read_idx ON notices.notice USING btree (message_id) WHERE ((message_id IS NOT NULL) AND (read_at IS NOT NULL));
CREATE INDEX notice_unread_idx ON notices.notice USING btree (member_id) WHERE ((read_at IS NULL) AND (removed_at IS NULL));
CREATE INDEX operator_role_role_idx ON backoffice.operator_role USING btree (role_id);
CREATE INDEX outgoing_created_idx ON identity.outgoing USING btree (created_at DESC, id DESC) WHERE (NOT suppressed);
CREATE INDEX outgoing_member_idx ON identity.outgoing USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);
CREATE INDEX outgoing_recipient_idx ON identity.outgoing USING btree (recipient_lookup, id DESC) WHERE (recipient_lookup IS NOT NULL);
CREATE INDEX passkey_challenge_ends_idx ON identity.passkey_challenge USING btree (ends_at);
CREATE INDEX passkey_member_idx ON identity.passkey USING btree (member_id, created_at);
CREATE INDEX passkey_operator_idx ON backoffice.passkey USING btree (operator_id);
CREATE INDEX payee_digest_idx ON cashier.payee USING btree (number_digest);
CREATE INDEX payee_holder_idx ON cashier.payee USING btree (holder_lookup) WHERE (holder_lookup IS NOT NULL);
CREATE INDEX payee_tail_idx ON cashier.payee USING btree (number_tail);
CREATE INDEX payee_unhashed_idx ON cashier.payee USING btree (id) WHERE ((holder_lookup IS NULL) AND (removed_at IS NULL));
CREATE INDEX payload_key_ends_idx ON identity.payload_key USING btree (ends_at);
CREATE INDEX payload_seen_ends_idx ON identity.payload_seen USING btree (ends_at);
CREATE INDEX payment_file_created_idx ON cashier.payment_file USING btree (id DESC);
CREATE INDEX picture_upload_idx ON content.picture USING btree (created_at DESC) WHERE (shape = 'whole'::text);
CREATE INDEX play_round_member ON agents.play_round USING btree (member_id, slot);
CREATE INDEX play_run ON agents.play USING btree (run_id, slot);
CREATE INDEX play_slot ON agents.play USING btree (slot, run_id);
CREATE INDEX points_bet_transaction ON rewards.points_bet USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE INDEX profile_field_birthday_idx ON identity.profile_field USING btree (member_id) WHERE (field = 'birthday'::text);
CREATE INDEX profile_field_lookup_idx ON identity.profile_field USING btree (lookup) WHERE (lookup IS NOT NULL);
CREATE INDEX profile_field_unhashed_idx ON identity.profile_field USING btree (member_id) WHERE ((field = 'payeeName'::text) AND (lookup IS NULL));
CREATE INDEX promotion_application_created ON rewards.promotion_application USING btree (created_at DESC, id DESC);
CREATE INDEX promotion_application_member ON rewards.promotion_application USING btree (member_id, id DESC);
CREATE INDEX promotion_application_open ON rewards.promotion_application USING btree (created_at, id) WHERE (status = 'applying'::text);
CREATE INDEX promotion_entry_joined ON rewards.promotion_entry USING btree (promotion_id, joined_at, member_id);
CREATE INDEX promotion_entry_member ON rewards.promotion_entry USING btree (member_id, joined_at DESC);
CREATE INDEX promotion_grant_member ON rewards.promotion_grant USING btree (member_id, created_at DESC);
CREATE INDEX promotion_shown_idx ON content.promotion USING btree ("position", id) WHERE published;
CREATE INDEX provider_order_due_idx ON cashier.provider_order USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX provider_order_problem_idx ON cashier.provider_order USING btree (id DESC) WHERE (problem IS NOT NULL);
CREATE INDEX provider_order_provider_idx ON cashier.provider_order USING btree (channel_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX provider_order_status_idx ON cashier.provider_order USING btree (status, id DESC);
CREATE INDEX provider_order_withdrawal_idx ON cashier.provider_order USING btree (withdrawal_id) WHERE (withdrawal_id IS NOT NULL);
CREATE INDEX push_subscription_due ON inbox.push_subscription USING btree (next_at);
CREATE INDEX push_subscription_member ON inbox.push_subscription USING btree (member_id, id);
CREATE INDEX raffle_open ON rewards.raffle USING btree (closes_at) WHERE (drawn_at IS NULL);
CREATE INDEX rebate_bet_line ON rewards.rebate_bet USING btree (line_id);
CREATE INDEX rebate_claim_at ON rewards.rebate_claim USING btree (created_at DESC, id DESC);
CREATE INDEX rebate_claim_line_line ON rewards.rebate_claim_line USING btree (line_id);
CREATE INDEX rebate_claim_member ON rewards.rebate_claim USING btree (member_id, id DESC);
CREATE INDEX rebate_line_open ON rewards.rebate_line USING btree (member_id) WHERE (valid_bet <> claimed);
CREATE INDEX receipt_image_created_idx ON cashier.receipt_image USING btree (created_at);
CREATE INDEX receipt_image_member_idx ON cashier.receipt_image USING btree (member_id, created_at DESC);
CREATE INDEX receiving_account_channel_idx ON cashier.receiving_account USING btree (channel_id);
CREATE INDEX recent_game ON catalogue.recent USING btree (node_id);
CREATE INDEX recent_latest ON catalogue.recent USING btree (member_id, played_at DESC, node_id DESC);
CREATE INDEX reconciliation_made_idx ON reporting.reconciliation USING btree (made_at DESC, id DESC);
CREATE INDEX redemption_created ON rewards.redemption USING btree (created_at DESC, id DESC);
CREATE INDEX redemption_good ON rewards.redemption USING btree (good_id, member_id) WHERE (status <> 'rejected'::text);
CREATE INDEX redemption_member ON rewards.redemption USING btree (member_id, id DESC);
CREATE INDEX redemption_open ON rewards.redemption USING btree (created_at, id) WHERE (status = 'process'::text);
CREATE INDEX referral_created ON identity.referral USING btree (created_at DESC, member_id);
CREATE INDEX referral_earning_friend ON rewards.referral_earning USING btree (friend_id, referrer_id);
CREATE INDEX referral_earning_referrer ON rewards.referral_earning USING btree (referrer_id, id DESC);
CREATE INDEX referral_earning_reward ON rewards.referral_earning USING btree (reward_id);
CREATE INDEX referral_referrer ON identity.referral USING btree (referrer_id, created_at DESC, member_id);
CREATE INDEX reset_link_ends_idx ON identity.reset_link USING btree (ends_at);
CREATE INDEX reset_link_member_idx ON identity.reset_link USING btree (member_id);
CREATE INDEX reward_by_hand ON rewards.reward USING btree (source_id, created_at) WHERE (kind = 'manual'::text);
CREATE INDEX reward_created ON rewards.reward USING btree (created_at DESC, id DESC);
CREATE INDEX reward_expiry ON rewards.reward USING btree (expires_at) WHERE ((status = 'claimable'::text) AND (expires_at IS NOT NULL));
CREATE INDEX reward_member ON rewards.reward USING btree (member_id, ((status = 'claimable'::text)) DESC, id DESC);
CREATE INDEX reward_member_source ON rewards.reward USING btree (member_id, source_id, id) WHERE (kind = 'bonus'::text);
CREATE INDEX reward_source ON rewards.reward USING btree (kind, source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX reward_transaction ON rewards.reward USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE INDEX round_change_round ON reporting.round_change USING btree (round_id, id);
CREATE INDEX round_of_member ON gateway.round USING btree (member_id, opened_at DESC, id DESC);
CREATE INDEX round_open ON gateway.round USING btree (member_id, node_id) WHERE (status = 'open'::text);
CREATE INDEX round_settled ON gateway.round USING brin (settled_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX round_won ON gateway.round USING btree (settled_at DESC) WHERE ((status = 'closed'::text) AND ((payout)::bigint > (stake)::bigint) AND (currency <> 'PLY'::bpchar));
CREATE INDEX rtp_monitor_alarmed ON reporting.rtp_monitor USING btree (alarmed_at DESC) WHERE (alarmed_at IS NOT NULL);
CREATE INDEX rtp_monitor_played ON reporting.rtp_monitor USING btree (kind, rounds DESC);
CREATE INDEX rules_valid ON agents.rules USING btree (valid_from DESC, version DESC);
CREATE INDEX run_complete ON agents.run USING btree (complete_before);
CREATE INDEX sandbox_call_code ON conformance.sandbox_call USING btree (code, id);
CREATE INDEX sandbox_ends_at ON conformance.sandbox USING btree (ends_at);
CREATE INDEX saved_filter_shared_idx ON backoffice.saved_filter USING btree (table_name) WHERE shared;
CREATE INDEX seat_open_round ON studio.seat USING btree (id) WHERE (round_id IS NOT NULL);
CREATE INDEX seed_revealed ON studio.seed USING btree (seat_id, id DESC) WHERE (server_seed IS NOT NULL);
CREATE INDEX session_device_idx ON identity.session USING btree (device_hash, created_at DESC) WHERE (device_hash IS NOT NULL);
CREATE INDEX session_ends_idx ON identity.session USING btree (ends_at);
CREATE INDEX session_ip_idx ON identity.session USING btree (ip, created_at DESC);
CREATE INDEX session_member_idx ON identity.session USING btree (member_id, created_at DESC);
CREATE INDEX session_operator_idx ON backoffice.session USING btree (operator_id, created_at DESC);
CREATE INDEX session_seat ON studio.session USING btree (seat_id, id);
CREATE INDEX setting_change_key_idx ON content.setting_change USING btree (key, id DESC);
CREATE INDEX settlement_last ON agents.settlement USING btree (kind, period, to_at DESC);
CREATE INDEX slider_puzzle_ends_idx ON identity.slider_puzzle USING btree (ends_at);
CREATE INDEX spin_created ON rewards.spin USING btree (created_at DESC, id DESC);
CREATE INDEX spin_member ON rewards.spin USING btree (member_id, id DESC);
CREATE INDEX spin_round ON studio.spin USING btree (round_id, id);
CREATE INDEX spin_seat ON studio.spin USING btree (seat_id, id);
CREATE INDEX spin_unsettled ON studio.spin USING btree (created_at) WHERE (result IS NULL);
CREATE INDEX task_hour_hour ON backoffice.task_hour USING btree (hour);
CREATE INDEX team_day_upline ON agents.team_day USING btree (upline_id, day) INCLUDE (agent_id, valid_bet, stake, payout);
CREATE INDEX throttle_expire_idx ON identity.throttle USING btree (expire);
CREATE INDEX transaction_apart_from_rounds ON ledger.transaction USING btree (member_account, at, id) WHERE ((member_account IS NOT NULL) AND (kind <> ALL (ARRAY['round'::text, 'bet'::text, 'win'::text])));
CREATE INDEX transaction_at ON gateway.transaction USING brin (at) WITH (pages_per_range='32');
CREATE INDEX transaction_bonus_idx ON gateway.transaction USING btree (id) WHERE ((kind)::text = ANY (ARRAY['bonusWin'::text, 'promoWin'::text]));
CREATE INDEX transaction_bonus_member_idx ON gateway.transaction USING btree (member_id, id) WHERE ((kind)::text = ANY (ARRAY['bonusWin'::text, 'promoWin'::text]));
CREATE INDEX transaction_of_kind ON ledger.transaction USING btree (kind, id) WHERE (kind <> ALL (ARRAY['round'::text, 'bet'::text, 'win'::text, 'rollback'::text]));
CREATE INDEX transaction_of_member ON ledger.transaction USING btree (member_account, at, id) WHERE (member_account IS NOT NULL);
CREATE INDEX transaction_of_other_member ON ledger.transaction USING btree (other_member_account, at, id) WHERE (other_member_account IS NOT NULL);
CREATE INDEX transaction_of_round ON gateway.transaction USING btree (round_id) WHERE (((kind)::text <> 'round'::text) AND (round_id IS NOT NULL));
CREATE INDEX transaction_reversals ON ledger.transaction USING btree (id) WHERE (reverses IS NOT NULL);
CREATE INDEX used_address_used_idx ON identity.used_address USING btree (used_at);
CREATE INDEX used_phone_token_ends_idx ON identity.used_phone_token USING btree (ends_at);
CREATE INDEX vendor_minute_minute ON gateway.vendor_minute USING btree (minute);
CREATE INDEX vip_change_at ON rewards.vip_change USING btree (at DESC, id DESC);
CREATE INDEX vip_change_member ON rewards.vip_change USING btree (member_id, id DESC);
CREATE INDEX vip_member_level ON rewards.vip_member USING btree (level, member_id);
CREATE INDEX voided_round_member_idx ON gateway.voided_round USING btree (member_id, at DESC);
CREATE INDEX wallet_book_vendor ON gateway.wallet_book USING btree (vendor, currency, member_id);
CREATE INDEX wallet_round_refused_at ON gateway.wallet_round_refused USING btree (at DESC);
CREATE INDEX wallet_round_refused_uncovered ON gateway.wallet_round_refused USING btree (vendor, at) WHERE (reason = 'UNCOVERED'::text);
CREATE INDEX wallet_transfer_contradicted ON gateway.wallet_transfer USING btree (id DESC) WHERE (contradicted_at IS NOT NULL);
CREATE INDEX wallet_transfer_due ON gateway.wallet_transfer USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX wallet_transfer_member ON gateway.wallet_transfer USING btree (member_id, id DESC);
CREATE INDEX wallet_transfer_unfinished ON gateway.wallet_transfer USING btree (member_id, vendor) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX wallet_transfer_vendor ON gateway.wallet_transfer USING btree (vendor, id DESC);
CREATE INDEX withdrawal_amount_idx ON cashier.withdrawal USING btree (amount, created_at DESC, id DESC);
CREATE INDEX withdrawal_bank_reference_idx ON cashier.withdrawal USING btree (lower(payment_reference) text_pattern_ops) WHERE (payment_reference IS NOT NULL);
CREATE INDEX withdrawal_channel_idx ON cashier.withdrawal USING btree (channel, created_at DESC, id DESC);
CREATE INDEX withdrawal_claimed_idx ON cashier.withdrawal USING btree (claimed_by) WHERE (claimed_by IS NOT NULL);
CREATE INDEX withdrawal_created_idx ON cashier.withdrawal USING btree (created_at DESC, id DESC);
CREATE INDEX withdrawal_day_idx ON cashier.withdrawal USING btree (member_id, channel, created_at);
CREATE INDEX withdrawal_file_idx ON cashier.withdrawal USING btree (payment_file_id) WHERE (payment_file_id IS NOT NULL);
CREATE INDEX withdrawal_member_idx ON cashier.withdrawal USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX withdrawal_open_idx ON cashier.withdrawal USING btree (created_at, id) WHERE (status = ANY (ARRAY['requested'::text, 'approved'::text, 'partial'::text, 'notReceived'::text]));
CREATE INDEX withdrawal_paid_idx ON cashier.withdrawal USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX withdrawal_payee_idx ON cashier.withdrawal USING btree (payee_id);
CREATE INDEX withdrawal_payout_idx ON cashier.withdrawal USING btree (((amount - fee)), created_at DESC, id DESC);
CREATE INDEX withdrawal_receipt_image_idx ON cashier.withdrawal USING btree (receipt_image_id) WHERE (receipt_image_id IS NOT NULL);
CREATE INDEX withdrawal_reference_idx ON cashier.withdrawal USING btree (COALESCE(payment_reference, ('withdrawal '::text || (id)::text))) WHERE (paid_at IS NOT NULL);
CREATE INDEX withdrawal_status_idx ON cashier.withdrawal USING btree (status, created_at DESC, id DESC);
CREATE INDEX withdrawal_unconfirmed_idx ON cashier.withdrawal USING btree (confirm_by) WHERE (status = 'paid'::text);
CREATE UNIQUE INDEX account_batch_agent_id_request_id_key ON agents.account_batch USING btree (agent_id, request_id);
CREATE UNIQUE INDEX account_batch_pkey ON agents.account_batch USING btree (id);
CREATE UNIQUE INDEX account_day_pkey ON ledger.account_day USING btree (account_id, day, kind);
CREATE UNIQUE INDEX account_day_progress_pkey ON ledger.account_day_progress USING btree (only_row);
CREATE UNIQUE INDEX account_owner ON ledger.account USING btree (owner_id, kind, currency, owner_kind);
CREATE UNIQUE INDEX account_pkey ON ledger.account USING btree (id);
CREATE UNIQUE INDEX activation_operator_id_key ON backoffice.activation USING btree (operator_id);
CREATE UNIQUE INDEX activation_pkey ON backoffice.activation USING btree (token_hash);
CREATE UNIQUE INDEX activity_pkey ON identity.activity USING btree (id);
CREATE UNIQUE INDEX address_pkey ON rewards.address USING btree (id);
CREATE UNIQUE INDEX affiliate_domain_pkey ON identity.affiliate_domain USING btree (host);
CREATE UNIQUE INDEX announcement_pkey ON content.announcement USING btree (id);
CREATE UNIQUE INDEX api_key_pkey ON backoffice.api_key USING btree (id);
CREATE UNIQUE INDEX api_key_secret_hash_key ON backoffice.api_key USING btree (secret_hash);
CREATE UNIQUE INDEX app_release_pkey ON content.app_release USING btree (platform);
CREATE UNIQUE INDEX application_member_id_request_id_key ON agents.application USING btree (member_id, request_id);
CREATE UNIQUE INDEX application_open ON agents.application USING btree (member_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX application_pkey ON agents.application USING btree (id);
CREATE UNIQUE INDEX approval_pending_idx ON backoffice.approval USING btree (action, subject) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX approval_pkey ON backoffice.approval USING btree (id);
CREATE UNIQUE INDEX article_kind_slug_key ON content.article USING btree (kind, slug);
CREATE UNIQUE INDEX article_pkey ON content.article USING btree (id);
CREATE UNIQUE INDEX artwork_pkey ON catalogue.artwork USING btree (node_id);
CREATE UNIQUE INDEX audit_head_pkey ON backoffice.audit_head USING btree (only_row);
CREATE UNIQUE INDEX audit_pkey ON backoffice.audit USING btree (id);
CREATE UNIQUE INDEX balance_pkey ON ledger.balance USING btree (account_id);
CREATE UNIQUE INDEX banner_pkey ON content.banner USING btree (id);
CREATE UNIQUE INDEX bill_once ON agents.bill USING btree (contract_id, settlement_id);
CREATE UNIQUE INDEX bill_pkey ON agents.bill USING btree (id);
CREATE UNIQUE INDEX bonus_birthday_pkey ON rewards.bonus_birthday USING btree (bonus_id, day);
CREATE UNIQUE INDEX bonus_clock_pkey ON rewards.bonus_clock USING btree (source);
CREATE UNIQUE INDEX bonus_code_idx ON rewards.bonus USING btree (code) WHERE (code IS NOT NULL);
CREATE UNIQUE INDEX bonus_decision_pkey ON rewards.bonus_decision USING btree (bonus_id, event);
CREATE UNIQUE INDEX bonus_event_pkey ON rewards.bonus_event USING btree (name, event);
CREATE UNIQUE INDEX bonus_grant_key_key ON gateway.bonus_grant USING btree (key);
CREATE UNIQUE INDEX bonus_grant_pkey ON gateway.bonus_grant USING btree (id);
CREATE UNIQUE INDEX bonus_pkey ON rewards.bonus USING btree (id);
CREATE UNIQUE INDEX captcha_pkey ON identity.captcha USING btree (id);
CREATE UNIQUE INDEX case_file_pkey ON risk.case_file USING btree (id);
CREATE UNIQUE INDEX case_flag_pkey ON risk.case_flag USING btree (case_id, flag_id);
CREATE UNIQUE INDEX case_member_pkey ON risk.case_member USING btree (case_id, member_id);
CREATE UNIQUE INDEX case_note_pkey ON risk.case_note USING btree (id);
CREATE UNIQUE INDEX cash_code_deposit_id_key ON cashier.cash_code USING btree (deposit_id);
CREATE UNIQUE INDEX cash_code_pkey ON cashier.cash_code USING btree (hash);
CREATE UNIQUE INDEX channel_currency_pkey ON cashier.channel_currency USING btree (channel_id, currency);
CREATE UNIQUE INDEX channel_group_pkey ON cashier.channel_group USING btree (channel_id, group_id);
CREATE UNIQUE INDEX channel_id_key ON cashier.channel USING btree (id);
CREATE UNIQUE INDEX channel_pkey ON cashier.channel USING btree (kind, code);
CREATE UNIQUE INDEX chat_member_current_idx ON inbox.chat USING btree (member_id) WHERE ((status <> 'closed'::text) AND (member_id IS NOT NULL));
CREATE UNIQUE INDEX chat_message_pkey ON inbox.chat_message USING btree (id);
CREATE UNIQUE INDEX chat_message_request_idx ON inbox.chat_message USING btree (chat_id, sender, request_id);
CREATE UNIQUE INDEX chat_pkey ON inbox.chat USING btree (id);
CREATE UNIQUE INDEX chat_visitor_current_idx ON inbox.chat USING btree (visitor_hash) WHERE ((status <> 'closed'::text) AND (visitor_hash IS NOT NULL));
CREATE UNIQUE INDEX check_in_pkey ON rewards.check_in USING btree (member_id, day);
CREATE UNIQUE INDEX checkpoint_balance_pkey ON ledger.checkpoint_balance USING btree (checkpoint_id, account_id);
CREATE UNIQUE INDEX checkpoint_pkey ON ledger.checkpoint USING btree (id);
CREATE UNIQUE INDEX code_batch_pkey ON cashier.code_batch USING btree (id);
CREATE UNIQUE INDEX code_batch_request_id_key ON cashier.code_batch USING btree (request_id);
CREATE UNIQUE INDEX code_pkey ON identity.code USING btree (id);
CREATE UNIQUE INDEX code_purpose_subject_key ON identity.code USING btree (purpose, subject);
CREATE UNIQUE INDEX competition_entry_pkey ON rewards.competition_entry USING btree (competition_id, member_id);
CREATE UNIQUE INDEX competition_pkey ON rewards.competition USING btree (id);
CREATE UNIQUE INDEX competition_prize_pkey ON rewards.competition_prize USING btree (competition_id, first_place);
CREATE UNIQUE INDEX competition_result_pkey ON rewards.competition_result USING btree (competition_id, place);
CREATE UNIQUE INDEX contact_pkey ON identity.contact USING btree (member_id, kind);
CREATE UNIQUE INDEX contact_verified_key ON identity.contact USING btree (kind, lookup) WHERE (verified_at IS NOT NULL);
CREATE UNIQUE INDEX contract_in_force ON agents.contract USING btree (agent_id, kind) WHERE ((state = 'signed'::text) AND (ends_at IS NULL));
CREATE UNIQUE INDEX contract_offered ON agents.contract USING btree (agent_id, kind) WHERE (state = 'offered'::text);
CREATE UNIQUE INDEX contract_pkey ON agents.contract USING btree (id);
CREATE UNIQUE INDEX contract_request ON agents.contract USING btree (COALESCE(upline_id, (0)::bigint), agent_id, offered_by, request_id);
CREATE UNIQUE INDEX contract_tier_pkey ON agents.contract_tier USING btree (contract_id, no);
CREATE UNIQUE INDEX conversion_pkey ON rewards.conversion USING btree (id);
CREATE UNIQUE INDEX conversion_request ON rewards.conversion USING btree (member_id, request_id);
CREATE UNIQUE INDEX correction_once ON agents.correction USING btree (contract_id, from_at, to_run);
CREATE UNIQUE INDEX correction_pkey ON agents.correction USING btree (id);
CREATE UNIQUE INDEX counting_pkey ON agents.counting USING btree (only_row);
CREATE UNIQUE INDEX country_day_pkey ON reporting.country_day USING btree (currency, day, country);
CREATE UNIQUE INDEX credited_deposit_pkey ON cashier.credited_deposit USING btree (deposit_id);
CREATE UNIQUE INDEX default_limit_pkey ON protection.default_limit USING btree (kind, period);
CREATE UNIQUE INDEX delivery_event_id_endpoint_id_key ON webhooks.delivery USING btree (event_id, endpoint_id);
CREATE UNIQUE INDEX delivery_pkey ON inbox.delivery USING btree (outgoing_id);
CREATE UNIQUE INDEX delivery_pkey ON webhooks.delivery USING btree (id);
CREATE UNIQUE INDEX deposit_member_id_request_id_key ON cashier.deposit USING btree (member_id, request_id);
CREATE UNIQUE INDEX deposit_pkey ON cashier.deposit USING btree (id);
CREATE UNIQUE INDEX deposit_reference_key ON cashier.deposit USING btree (reference);
CREATE UNIQUE INDEX difference_pkey ON reporting.difference USING btree (reconciliation_id, place);
CREATE UNIQUE INDEX document_pending ON protection.document USING btree (member_id, kind) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX document_picture_pkey ON protection.document_picture USING btree (document_id);
CREATE UNIQUE INDEX document_pkey ON protection.document USING btree (id);
CREATE UNIQUE INDEX domain_pkey ON content.domain USING btree (domain_name);
CREATE UNIQUE INDEX duplicate_pkey ON backoffice.duplicate USING btree (member_id, other_id);
CREATE UNIQUE INDEX end_request_open ON agents.end_request USING btree (contract_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX end_request_pkey ON agents.end_request USING btree (id);
CREATE UNIQUE INDEX endpoint_pkey ON webhooks.endpoint USING btree (id);
CREATE UNIQUE INDEX event_pkey ON webhooks.event USING btree (id);
CREATE UNIQUE INDEX exclusion_pkey ON protection.exclusion USING btree (id);
CREATE UNIQUE INDEX export_pkey ON backoffice.export USING btree (id);
CREATE UNIQUE INDEX export_recipient_pkey ON backoffice.export_recipient USING btree (schedule_id, operator_id);
CREATE UNIQUE INDEX export_schedule_pkey ON backoffice.export_schedule USING btree (id);
CREATE UNIQUE INDEX favourite_pkey ON catalogue.favourite USING btree (member_id, node_id);
CREATE UNIQUE INDEX feed_bound_pkey ON reporting.feed_bound USING btree (only_row);
CREATE UNIQUE INDEX feed_consumer_pkey ON reporting.feed_consumer USING btree (name);
CREATE UNIQUE INDEX feedback_picture_file_key ON inbox.feedback_picture USING btree (file);
CREATE UNIQUE INDEX feedback_picture_pkey ON inbox.feedback_picture USING btree (feedback_id, place);
CREATE UNIQUE INDEX feedback_pkey ON inbox.feedback USING btree (id);
CREATE UNIQUE INDEX flag_detector_subject_key ON risk.flag USING btree (detector, subject);
CREATE UNIQUE INDEX flag_member_pkey ON risk.flag_member USING btree (flag_id, member_id);
CREATE UNIQUE INDEX flag_pkey ON content.flag USING btree (key);
CREATE UNIQUE INDEX flag_pkey ON risk.flag USING btree (id);
CREATE UNIQUE INDEX free_grant_key_key ON gateway.free_grant USING btree (key);
CREATE UNIQUE INDEX free_grant_pkey ON gateway.free_grant USING btree (id);
CREATE UNIQUE INDEX function_set_pkey ON public.function_set USING btree (only_row);
CREATE UNIQUE INDEX game_day_pkey ON reporting.game_day USING btree (currency, day, node_id, vendor, game_type);
CREATE UNIQUE INDEX game_hour_pkey ON reporting.game_hour USING btree (hour, node_id, currency);
CREATE UNIQUE INDEX game_pkey ON catalogue.game USING btree (node_id);
CREATE UNIQUE INDEX game_session_pkey ON gateway.game_session USING btree (id);
CREATE UNIQUE INDEX game_session_token_hash_key ON gateway.game_session USING btree (token_hash);
CREATE UNIQUE INDEX game_vendor_code_code_key ON catalogue.game USING btree (vendor_code, code);
CREATE UNIQUE INDEX good_code_once ON rewards.good_code USING btree (good_id, code_digest);
CREATE UNIQUE INDEX good_code_pkey ON rewards.good_code USING btree (id);
CREATE UNIQUE INDEX good_pkey ON rewards.good USING btree (id);
CREATE UNIQUE INDEX group_member_pkey ON cashier.group_member USING btree (group_id, member_id);
CREATE UNIQUE INDEX guard_pkey ON protection.guard USING btree (member_id);
CREATE UNIQUE INDEX help_topic_id_key ON content.help_topic USING btree (id);
CREATE UNIQUE INDEX help_topic_pkey ON content.help_topic USING btree (slug);
CREATE UNIQUE INDEX human_check_token_pkey ON identity.human_check_token USING btree (token_hash);
CREATE UNIQUE INDEX import_pkey ON catalogue.import USING btree (id);
CREATE UNIQUE INDEX import_row_pkey ON catalogue.import_row USING btree (import_id, place);
CREATE UNIQUE INDEX launch_pkey ON gateway.launch USING btree (token_hash);
CREATE UNIQUE INDEX line_change_pkey ON agents.line_change USING btree (id);
CREATE UNIQUE INDEX line_change_scheduled ON agents.line_change USING btree (member_id) WHERE (state = 'scheduled'::text);
CREATE UNIQUE INDEX line_message_pkey ON agents.line_message USING btree (id);
CREATE UNIQUE INDEX line_message_sender_id_request_id_key ON agents.line_message USING btree (sender_id, request_id);
CREATE UNIQUE INDEX line_mute_pkey ON agents.line_mute USING btree (member_id);
CREATE UNIQUE INDEX link_agent_id_request_id_key ON agents.link USING btree (agent_id, request_id);
CREATE UNIQUE INDEX link_code_key ON agents.link USING btree (code);
CREATE UNIQUE INDEX link_day_pkey ON agents.link_day USING btree (link_id, day);
CREATE UNIQUE INDEX link_member_pkey ON agents.link_member USING btree (member_id);
CREATE UNIQUE INDEX link_pkey ON agents.link USING btree (id);
CREATE UNIQUE INDEX login_challenge_pkey ON backoffice.login_challenge USING btree (token_hash);
CREATE UNIQUE INDEX login_challenge_pkey ON identity.login_challenge USING btree (token_hash);
CREATE UNIQUE INDEX lone_decision_pkey ON backoffice.lone_decision USING btree (id);
CREATE UNIQUE INDEX lottery_bet_pkey ON studio.lottery_bet USING btree (id);
CREATE UNIQUE INDEX lottery_correction_pkey ON studio.lottery_correction USING btree (bet_id, version);
CREATE UNIQUE INDEX lottery_decision_open ON studio.lottery_decision USING btree (draw_id) WHERE (status = 'entered'::text);
CREATE UNIQUE INDEX lottery_decision_pkey ON studio.lottery_decision USING btree (id);
CREATE UNIQUE INDEX lottery_draw_game_period_key ON studio.lottery_draw USING btree (game, period);
CREATE UNIQUE INDEX lottery_draw_pkey ON studio.lottery_draw USING btree (id);
CREATE UNIQUE INDEX lottery_draw_sum_pkey ON studio.lottery_draw_sum USING btree (draw_id, currency);
CREATE UNIQUE INDEX lottery_failure_pkey ON studio.lottery_failure USING btree (bet_id);
CREATE UNIQUE INDEX lottery_favourite_pkey ON studio.lottery_favourite USING btree (id);
CREATE UNIQUE INDEX lottery_game_pkey ON studio.lottery_game USING btree (code);
CREATE UNIQUE INDEX lottery_leader_pkey ON studio.lottery_leader USING btree (id);
CREATE UNIQUE INDEX lottery_limit_pkey ON studio.lottery_limit USING btree (game, currency);
CREATE UNIQUE INDEX lottery_line_pkey ON studio.lottery_line USING btree (slip_id, line);
CREATE UNIQUE INDEX lottery_load_pkey ON studio.lottery_load USING btree (draw_id, currency, play, number);
CREATE UNIQUE INDEX lottery_member_sum_pkey ON studio.lottery_member_sum USING btree (draw_id, player_id, currency);
CREATE UNIQUE INDEX lottery_series_pkey ON studio.lottery_series USING btree (game, mode, member_group);
CREATE UNIQUE INDEX lottery_session_pkey ON studio.lottery_session USING btree (id);
CREATE UNIQUE INDEX lottery_session_site_session_node_id_currency_key ON studio.lottery_session USING btree (site_session, node_id, currency);
CREATE UNIQUE INDEX lottery_slip_pkey ON studio.lottery_slip USING btree (id);
CREATE UNIQUE INDEX lottery_slip_player_id_request_id_key ON studio.lottery_slip USING btree (player_id, request_id);
CREATE UNIQUE INDEX lottery_sweep_pkey ON studio.lottery_sweep USING btree (game);
CREATE UNIQUE INDEX member_account_key ON identity.member USING btree (lower(account));
CREATE UNIQUE INDEX member_day_pkey ON reporting.member_day USING btree (currency, day, member_id);
CREATE UNIQUE INDEX member_game_day_pkey ON risk.member_game_day USING btree (member_id, node_id, currency, model, version, day);
CREATE UNIQUE INDEX member_group_name_key ON cashier.member_group USING btree (lower(name));
CREATE UNIQUE INDEX member_group_pkey ON cashier.member_group USING btree (id);
CREATE UNIQUE INDEX member_hour_pkey ON reporting.member_hour USING btree (member_id, hour, node_id, currency);
CREATE UNIQUE INDEX member_import_pkey ON backoffice.member_import USING btree (id);
CREATE UNIQUE INDEX member_import_row_pkey ON backoffice.member_import_row USING btree (import_id, place);
CREATE UNIQUE INDEX member_limit_pkey ON protection.member_limit USING btree (member_id, kind, period, source);
CREATE UNIQUE INDEX member_note_pkey ON backoffice.member_note USING btree (id);
CREATE UNIQUE INDEX member_pkey ON identity.member USING btree (id);
CREATE UNIQUE INDEX member_referral_code_key ON identity.member USING btree (referral_code);
CREATE UNIQUE INDEX member_tag_pkey ON backoffice.member_tag USING btree (tag_id, member_id);
CREATE UNIQUE INDEX member_tier_pkey ON cashier.member_tier USING btree (member_id);
CREATE UNIQUE INDEX member_transfer_ledger_id_key ON cashier.member_transfer USING btree (ledger_id);
CREATE UNIQUE INDEX member_transfer_pkey ON cashier.member_transfer USING btree (id);
CREATE UNIQUE INDEX member_transfer_request ON cashier.member_transfer USING btree (from_member, request_id);
CREATE UNIQUE INDEX message_pkey ON inbox.message USING btree (id);
CREATE UNIQUE INDEX message_request_id_key ON inbox.message USING btree (request_id);
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name);
CREATE UNIQUE INDEX mission_baseline_pkey ON rewards.mission_baseline USING btree (member_id, mission_id, period_key);
CREATE UNIQUE INDEX mission_clock_pkey ON rewards.mission_clock USING btree (single);
CREATE UNIQUE INDEX mission_done_pkey ON rewards.mission_done USING btree (mission_id, member_id, period_key);
CREATE UNIQUE INDEX mission_pkey ON rewards.mission USING btree (id);
CREATE UNIQUE INDEX money_hour_pkey ON reporting.money_hour USING btree (hour, currency, kind, account, in_rounds);
CREATE UNIQUE INDEX money_progress_pkey ON reporting.money_progress USING btree (only_row);
CREATE UNIQUE INDEX notice_line_message ON notices.notice USING btree (line_message_id, member_id) WHERE (line_message_id IS NOT NULL);
CREATE UNIQUE INDEX notice_message_idx ON notices.notice USING btree (message_id, member_id) WHERE (message_id IS NOT NULL);
CREATE UNIQUE INDEX notice_of_event ON notices.notice USING btree (member_id, event_key) WHERE (event_key IS NOT NULL);
CREATE UNIQUE INDEX notice_pkey ON notices.notice USING btree (id);
CREATE UNIQUE INDEX one_time_password_pkey ON identity.one_time_password USING btree (member_id);
CREATE UNIQUE INDEX operator_account_key ON backoffice.operator USING btree (account);
CREATE UNIQUE INDEX operator_pkey ON backoffice.operator USING btree (id);
CREATE UNIQUE INDEX operator_role_pkey ON backoffice.operator_role USING btree (operator_id, role_id);
CREATE UNIQUE INDEX outgoing_pkey ON identity.outgoing USING btree (id);
CREATE UNIQUE INDEX passkey_challenge_pkey ON identity.passkey_challenge USING btree (challenge);
CREATE UNIQUE INDEX passkey_credential_id_key ON backoffice.passkey USING btree (credential_id);
CREATE UNIQUE INDEX passkey_credential_id_key ON identity.passkey USING btree (credential_id);
CREATE UNIQUE INDEX passkey_pkey ON backoffice.passkey USING btree (id);
CREATE UNIQUE INDEX passkey_pkey ON identity.passkey USING btree (id);
CREATE UNIQUE INDEX payee_member_number_key ON cashier.payee USING btree (member_id, number_digest) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payee_pkey ON cashier.payee USING btree (id);
CREATE UNIQUE INDEX payload_key_pkey ON identity.payload_key USING btree (kid);
CREATE UNIQUE INDEX payload_seen_pkey ON identity.payload_seen USING btree (jti_hash);
CREATE UNIQUE INDEX payment_file_pkey ON cashier.payment_file USING btree (id);
CREATE UNIQUE INDEX picture_pkey ON content.picture USING btree (id);
CREATE UNIQUE INDEX picture_source_id_shape_focus_x_focus_y_key ON content.picture USING btree (source_id, shape, focus_x, focus_y);
CREATE UNIQUE INDEX play_hour_pkey ON protection.play_hour USING btree (member_id, hour);
CREATE UNIQUE INDEX play_pkey ON agents.play USING btree (member_id, slot, run_id);
CREATE UNIQUE INDEX play_round_pkey ON agents.play_round USING btree (slot, round_id, run_id, factor);
CREATE UNIQUE INDEX play_state_pkey ON protection.play_state USING btree (member_id);
CREATE UNIQUE INDEX points_bet_pkey ON rewards.points_bet USING btree (round_id);
CREATE UNIQUE INDEX points_clock_pkey ON rewards.points_clock USING btree (source);
CREATE UNIQUE INDEX points_member_pkey ON rewards.points_member USING btree (member_id);
CREATE UNIQUE INDEX points_rules_pkey ON rewards.points_rules USING btree (key);
CREATE UNIQUE INDEX points_source_pkey ON rewards.points_source USING btree (source, id);
CREATE UNIQUE INDEX prepared_answer_pkey ON inbox.prepared_answer USING btree (id);
CREATE UNIQUE INDEX prepared_answer_title_idx ON inbox.prepared_answer USING btree (lower(title));
CREATE UNIQUE INDEX process_pkey ON backoffice.process USING btree (id);
CREATE UNIQUE INDEX profile_field_pkey ON identity.profile_field USING btree (member_id, field);
CREATE UNIQUE INDEX progress_pkey ON risk.progress USING btree (detector);
CREATE UNIQUE INDEX promotion_application_once ON rewards.promotion_application USING btree (promotion_id, member_id, period);
CREATE UNIQUE INDEX promotion_application_pkey ON rewards.promotion_application USING btree (id);
CREATE UNIQUE INDEX promotion_entry_code ON rewards.promotion_entry USING btree (promotion_id, code);
CREATE UNIQUE INDEX promotion_entry_pkey ON rewards.promotion_entry USING btree (promotion_id, member_id);
CREATE UNIQUE INDEX promotion_grant_pkey ON rewards.promotion_grant USING btree (promotion_id, member_id, period);
CREATE UNIQUE INDEX promotion_grant_reward ON rewards.promotion_grant USING btree (reward_id);
CREATE UNIQUE INDEX promotion_picture_pkey ON rewards.promotion_picture USING btree (application_id, place);
CREATE UNIQUE INDEX promotion_pkey ON content.promotion USING btree (id);
CREATE UNIQUE INDEX promotion_rule_pkey ON rewards.promotion_rule USING btree (promotion_id);
CREATE UNIQUE INDEX promotion_slug_key ON content.promotion USING btree (slug);
CREATE UNIQUE INDEX provider_order_deposit_id_key ON cashier.provider_order USING btree (deposit_id);
CREATE UNIQUE INDEX provider_order_payout_key ON cashier.provider_order USING btree (withdrawal_id) WHERE ((status = ANY (ARRAY['starting'::text, 'open'::text, 'paid'::text])) AND (withdrawal_id IS NOT NULL));
CREATE UNIQUE INDEX provider_order_pkey ON cashier.provider_order USING btree (id);
CREATE UNIQUE INDEX provider_order_reference_key ON cashier.provider_order USING btree (reference);
CREATE UNIQUE INDEX push_key_pkey ON inbox.push_key USING btree (only_row);
CREATE UNIQUE INDEX push_subscription_endpoint_key ON inbox.push_subscription USING btree (endpoint);
CREATE UNIQUE INDEX push_subscription_pkey ON inbox.push_subscription USING btree (id);
CREATE UNIQUE INDEX raffle_pkey ON rewards.raffle USING btree (promotion_id);
CREATE UNIQUE INDEX raffle_ticket_member ON rewards.raffle_ticket USING btree (promotion_id, member_id);
CREATE UNIQUE INDEX raffle_ticket_pkey ON rewards.raffle_ticket USING btree (promotion_id, first);
CREATE UNIQUE INDEX raffle_winner_once ON rewards.raffle_winner USING btree (promotion_id, member_id);
CREATE UNIQUE INDEX raffle_winner_pkey ON rewards.raffle_winner USING btree (promotion_id, place);
CREATE UNIQUE INDEX rebate_bet_pkey ON rewards.rebate_bet USING btree (round_id, no);
CREATE UNIQUE INDEX rebate_claim_line_pkey ON rewards.rebate_claim_line USING btree (claim_id, line_id);
CREATE UNIQUE INDEX rebate_claim_pkey ON rewards.rebate_claim USING btree (id);
CREATE UNIQUE INDEX rebate_claim_request ON rewards.rebate_claim USING btree (member_id, request_id);
CREATE UNIQUE INDEX rebate_claim_reward_id_key ON rewards.rebate_claim USING btree (reward_id);
CREATE UNIQUE INDEX rebate_day_pkey ON rewards.rebate_day USING btree (member_id, day);
CREATE UNIQUE INDEX rebate_line_key ON rewards.rebate_line USING btree (member_id, day, game_type, vendor, rate);
CREATE UNIQUE INDEX rebate_line_pkey ON rewards.rebate_line USING btree (id);
CREATE UNIQUE INDEX rebate_member_pkey ON rewards.rebate_member USING btree (member_id);
CREATE UNIQUE INDEX rebate_plan_pkey ON rewards.rebate_plan USING btree (id);
CREATE UNIQUE INDEX rebate_plan_valid_from_key ON rewards.rebate_plan USING btree (valid_from);
CREATE UNIQUE INDEX rebate_rate_pkey ON rewards.rebate_rate USING btree (plan_id, scope, code, level);
CREATE UNIQUE INDEX receipt_image_pkey ON cashier.receipt_image USING btree (id);
CREATE UNIQUE INDEX receiving_account_pkey ON cashier.receiving_account USING btree (id);
CREATE UNIQUE INDEX recent_pkey ON catalogue.recent USING btree (member_id, node_id);
CREATE UNIQUE INDEX reconciliation_pkey ON reporting.reconciliation USING btree (id);
CREATE UNIQUE INDEX recovery_code_pkey ON backoffice.recovery_code USING btree (operator_id, code_hash);
CREATE UNIQUE INDEX recovery_code_pkey ON identity.recovery_code USING btree (member_id, code_hash);
CREATE UNIQUE INDEX redemption_pkey ON rewards.redemption USING btree (id);
CREATE UNIQUE INDEX redemption_request ON rewards.redemption USING btree (member_id, request_id);
CREATE UNIQUE INDEX referral_count_pkey ON identity.referral_count USING btree (member_id, level);
CREATE UNIQUE INDEX referral_day_pkey ON rewards.referral_day USING btree (day);
CREATE UNIQUE INDEX referral_deposit_pkey ON rewards.referral_deposit USING btree (friend_id, day);
CREATE UNIQUE INDEX referral_earning_key_key ON rewards.referral_earning USING btree (key);
CREATE UNIQUE INDEX referral_earning_pkey ON rewards.referral_earning USING btree (id);
CREATE UNIQUE INDEX referral_pkey ON identity.referral USING btree (member_id);
CREATE UNIQUE INDEX referral_review_pkey ON rewards.referral_review USING btree (member_id);
CREATE UNIQUE INDEX referral_rules_pkey ON rewards.referral_rules USING btree (version);
CREATE UNIQUE INDEX register_field_pkey ON identity.register_field USING btree (field);
CREATE UNIQUE INDEX register_field_position_key ON identity.register_field USING btree ("position");
CREATE UNIQUE INDEX reset_link_pkey ON identity.reset_link USING btree (token_hash);
CREATE UNIQUE INDEX resource_pkey ON content.resource USING btree (resource_type);
CREATE UNIQUE INDEX result_member ON rewards.competition_result USING btree (competition_id, member_id);
CREATE UNIQUE INDEX revision_pkey ON content.revision USING btree (kind, item_id, version);
CREATE UNIQUE INDEX reward_key ON rewards.reward USING btree (key);
CREATE UNIQUE INDEX reward_pkey ON rewards.reward USING btree (id);
CREATE UNIQUE INDEX role_code_key ON backoffice.role USING btree (code);
CREATE UNIQUE INDEX role_name_idx ON backoffice.role USING btree (lower(name));
CREATE UNIQUE INDEX role_pkey ON backoffice.role USING btree (id);
CREATE UNIQUE INDEX roll_up_zone_pkey ON reporting.roll_up_zone USING btree (only_row);
CREATE UNIQUE INDEX round_change_pkey ON reporting.round_change USING btree (id);
CREATE UNIQUE INDEX round_pkey ON gateway.round USING btree (id);
CREATE UNIQUE INDEX round_vendor_round_id_key ON gateway.round USING btree (vendor, vendor_round_id);
CREATE UNIQUE INDEX rtp_monitor_pkey ON reporting.rtp_monitor USING btree (kind, subject, model, version);
CREATE UNIQUE INDEX rtp_progress_pkey ON reporting.rtp_progress USING btree (only_row);
CREATE UNIQUE INDEX rule_change_pkey ON risk.rule_change USING btree (detector, version);
CREATE UNIQUE INDEX rule_pkey ON risk.rule USING btree (detector);
CREATE UNIQUE INDEX rules_pkey ON agents.rules USING btree (version);
CREATE UNIQUE INDEX run_pkey ON agents.run USING btree (id);
CREATE UNIQUE INDEX sandbox_call_pkey ON conformance.sandbox_call USING btree (id);
CREATE UNIQUE INDEX sandbox_pkey ON conformance.sandbox USING btree (code);
CREATE UNIQUE INDEX saved_filter_name_key ON backoffice.saved_filter USING btree (operator_id, table_name, lower(name));
CREATE UNIQUE INDEX saved_filter_pkey ON backoffice.saved_filter USING btree (id);
CREATE UNIQUE INDEX seat_pkey ON studio.seat USING btree (id);
CREATE UNIQUE INDEX seat_vendor_player_id_node_id_currency_key ON studio.seat USING btree (vendor, player_id, node_id, currency);
CREATE UNIQUE INDEX seed_commitment_key ON studio.seed USING btree (commitment);
CREATE UNIQUE INDEX seed_pkey ON studio.seed USING btree (id);
CREATE UNIQUE INDEX segment_name_idx ON reporting.segment USING btree (lower(name));
CREATE UNIQUE INDEX segment_pkey ON reporting.segment USING btree (id);
CREATE UNIQUE INDEX service_channel_path_key ON content.service_channel USING btree (path);
CREATE UNIQUE INDEX service_channel_pkey ON content.service_channel USING btree (id);
CREATE UNIQUE INDEX session_pkey ON backoffice.session USING btree (id);
CREATE UNIQUE INDEX session_pkey ON identity.session USING btree (id);
CREATE UNIQUE INDEX session_pkey ON studio.session USING btree (id);
CREATE UNIQUE INDEX session_token_hash_key ON backoffice.session USING btree (token_hash);
CREATE UNIQUE INDEX session_token_hash_key ON identity.session USING btree (token_hash);
CREATE UNIQUE INDEX session_token_hash_key ON studio.session USING btree (token_hash);
CREATE UNIQUE INDEX setting_change_key_version_key ON content.setting_change USING btree (key, version);
CREATE UNIQUE INDEX setting_change_pkey ON content.setting_change USING btree (id);
CREATE UNIQUE INDEX setting_version_pkey ON content.setting_version USING btree (key);
CREATE UNIQUE INDEX settlement_kind_period_from_at_key ON agents.settlement USING btree (kind, period, from_at) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX settlement_pkey ON agents.settlement USING btree (id);
CREATE UNIQUE INDEX setup_pkey ON backoffice.setup USING btree (only_row);
CREATE UNIQUE INDEX site_setting_pkey ON content.site_setting USING btree (key);
CREATE UNIQUE INDEX site_status_pkey ON content.site_status USING btree (only_row);
CREATE UNIQUE INDEX slider_puzzle_pkey ON identity.slider_puzzle USING btree (id);
CREATE UNIQUE INDEX social_link_member_id_provider_key ON identity.social_link USING btree (member_id, provider);
CREATE UNIQUE INDEX social_link_pkey ON identity.social_link USING btree (provider, subject);
CREATE UNIQUE INDEX spin_pkey ON rewards.spin USING btree (id);
CREATE UNIQUE INDEX spin_pkey ON studio.spin USING btree (id);
CREATE UNIQUE INDEX spin_request ON rewards.spin USING btree (member_id, request_id);
CREATE UNIQUE INDEX spin_seat_id_request_id_key ON studio.spin USING btree (seat_id, request_id);
CREATE UNIQUE INDEX spin_seed_id_nonce_stream_position_key ON studio.spin USING btree (seed_id, nonce, stream_position);
CREATE UNIQUE INDEX table_columns_pkey ON backoffice.table_columns USING btree (operator_id, table_name);
CREATE UNIQUE INDEX tag_name_key ON backoffice.tag USING btree (lower(name));
CREATE UNIQUE INDEX tag_pkey ON backoffice.tag USING btree (id);
CREATE UNIQUE INDEX tally_pkey ON catalogue.tally USING btree (game_type, vendor_code, class);
CREATE UNIQUE INDEX task_hour_pkey ON backoffice.task_hour USING btree (task, hour, ok);
CREATE UNIQUE INDEX task_pkey ON backoffice.task USING btree (name);
CREATE UNIQUE INDEX team_bets_pkey ON agents.team_bets USING btree (agent_id, day, node_id, level);
CREATE UNIQUE INDEX team_counting_pkey ON agents.team_counting USING btree (only_row);
CREATE UNIQUE INDEX team_day_pkey ON agents.team_day USING btree (agent_id, day);
CREATE UNIQUE INDEX team_money_pkey ON agents.team_money USING btree (agent_id, day);
CREATE UNIQUE INDEX template_name_key ON agents.template USING btree (name);
CREATE UNIQUE INDEX template_pkey ON agents.template USING btree (id);
CREATE UNIQUE INDEX template_version_pkey ON inbox.template_version USING btree (channel, template, locale, version);
CREATE UNIQUE INDEX throttle_pkey ON identity.throttle USING btree (key);
CREATE UNIQUE INDEX totp_pkey ON backoffice.totp USING btree (operator_id);
CREATE UNIQUE INDEX totp_pkey ON identity.totp USING btree (member_id);
CREATE UNIQUE INDEX transaction_key ON ledger.transaction USING btree (key);
CREATE UNIQUE INDEX transaction_pkey ON gateway.transaction USING btree (vendor, transaction_id);
CREATE UNIQUE INDEX transaction_pkey ON ledger.transaction USING btree (id);
CREATE UNIQUE INDEX transaction_reversed_once ON ledger.transaction USING btree (reverses) WHERE (reverses IS NOT NULL);
CREATE UNIQUE INDEX trigram_pkey ON catalogue.trigram USING btree (trigram);
CREATE UNIQUE INDEX used_address_pkey ON identity.used_address USING btree (member_id, address_hash);
CREATE UNIQUE INDEX used_phone_token_pkey ON identity.used_phone_token USING btree (token_hash);
CREATE UNIQUE INDEX vendor_category_pkey ON catalogue.vendor_category USING btree (game_type, vendor_code);
CREATE UNIQUE INDEX vendor_hour_pkey ON reporting.vendor_hour USING btree (hour, currency, vendor, game_type);
CREATE UNIQUE INDEX vendor_minute_pkey ON gateway.vendor_minute USING btree (vendor, minute);
CREATE UNIQUE INDEX vendor_pkey ON catalogue.vendor USING btree (code);
CREATE UNIQUE INDEX vendor_pkey ON gateway.vendor USING btree (code);
CREATE UNIQUE INDEX vendor_wallet_pkey ON gateway.vendor_wallet USING btree (vendor);
CREATE UNIQUE INDEX verification_pkey ON ledger.verification USING btree (id);
CREATE UNIQUE INDEX vip_change_pkey ON rewards.vip_change USING btree (id);
CREATE UNIQUE INDEX vip_member_pkey ON rewards.vip_member USING btree (member_id);
CREATE UNIQUE INDEX vip_period_pkey ON rewards.vip_period USING btree (kind, first_day);
CREATE UNIQUE INDEX vip_rank_pkey ON rewards.vip_rank USING btree (level);
CREATE UNIQUE INDEX vip_settings_pkey ON rewards.vip_settings USING btree (only_row);
CREATE UNIQUE INDEX voided_round_pkey ON gateway.voided_round USING btree (round_id);
CREATE UNIQUE INDEX wallet_book_pkey ON gateway.wallet_book USING btree (member_id, vendor, currency);
CREATE UNIQUE INDEX wallet_round_pkey ON gateway.wallet_round USING btree (round_id);
CREATE UNIQUE INDEX wallet_round_refused_pkey ON gateway.wallet_round_refused USING btree (vendor, round_id);
CREATE UNIQUE INDEX wallet_transfer_end_ledger_id_key ON gateway.wallet_transfer USING btree (end_ledger_id);
CREATE UNIQUE INDEX wallet_transfer_pkey ON gateway.wallet_transfer USING btree (id);
CREATE UNIQUE INDEX wallet_transfer_reference_key ON gateway.wallet_transfer USING btree (reference);
CREATE UNIQUE INDEX wallet_transfer_request ON gateway.wallet_transfer USING btree (member_id, request_id, vendor);
CREATE UNIQUE INDEX wallet_transfer_start_ledger_id_key ON gateway.wallet_transfer USING btree (start_ledger_id);
CREATE UNIQUE INDEX wheel_pkey ON rewards.wheel USING btree (id);
CREATE UNIQUE INDEX wheel_sector_pkey ON rewards.wheel_sector USING btree (wheel_id, place);
CREATE UNIQUE INDEX wheel_seed_next ON rewards.wheel_seed USING btree (member_id) WHERE (NOT used);
CREATE UNIQUE INDEX wheel_seed_pkey ON rewards.wheel_seed USING btree (id);
CREATE UNIQUE INDEX withdrawal_member_id_request_id_key ON cashier.withdrawal USING btree (member_id, request_id);
CREATE UNIQUE INDEX withdrawal_pkey ON cashier.withdrawal USING btree (id);
CREATE UNIQUE INDEX withdrawal_tier_pkey ON cashier.withdrawal_tier USING btree (tier);
CREATE UNIQUE INDEX working_copy_operator_id_kind_item_id_key ON content.working_copy USING btree (operator_id, kind, item_id) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX working_copy_pkey ON content.working_copy USING btree (id);

-- Triggers

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON backoffice.audit FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_change();
CREATE TRIGGER set_listed BEFORE INSERT OR UPDATE OF status, vendor_code, listed ON catalogue.game FOR EACH ROW EXECUTE FUNCTION catalogue.set_listed();
CREATE TRIGGER tally_delete AFTER DELETE ON catalogue.game REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.update_tally();
CREATE TRIGGER tally_insert AFTER INSERT ON catalogue.game REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.update_tally();
CREATE TRIGGER tally_update AFTER UPDATE ON catalogue.game REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.update_tally();
CREATE TRIGGER relist_games AFTER UPDATE OF status ON catalogue.vendor FOR EACH ROW WHEN (((old.status = 'disabled'::text) <> (new.status = 'disabled'::text))) EXECUTE FUNCTION catalogue.relist_games();
CREATE TRIGGER meter_bonus AFTER UPDATE ON gateway.round FOR EACH ROW WHEN (((new.bonus_grant_id IS NOT NULL) AND (((old.status IS DISTINCT FROM new.status) OR ((old.valid_bet)::bigint IS DISTINCT FROM (new.valid_bet)::bigint)) OR (old.bonus_grant_id IS DISTINCT FROM new.bonus_grant_id)))) EXECUTE FUNCTION gateway.meter_bonus();
CREATE TRIGGER record_round_change AFTER UPDATE ON gateway.round FOR EACH ROW WHEN ((((old.status = 'closed'::text) OR (new.status = 'closed'::text)) AND ((((((old.status IS DISTINCT FROM new.status) OR (old.settled_at IS DISTINCT FROM new.settled_at)) OR ((old.stake)::bigint IS DISTINCT FROM (new.stake)::bigint)) OR ((old.payout)::bigint IS DISTINCT FROM (new.payout)::bigint)) OR ((old.valid_bet)::bigint IS DISTINCT FROM (new.valid_bet)::bigint)) OR (old.bonus_stake IS DISTINCT FROM new.bonus_stake)))) EXECUTE FUNCTION reporting.record_round_change();
CREATE TRIGGER guard_new_member AFTER INSERT ON identity.member FOR EACH ROW EXECUTE FUNCTION protection.guard_new_member();
CREATE TRIGGER keep_currency BEFORE UPDATE OF currency ON identity.member FOR EACH ROW WHEN ((new.currency <> old.currency)) EXECUTE FUNCTION identity.keep_currency();
CREATE TRIGGER set_member_path BEFORE INSERT ON identity.member FOR EACH ROW EXECUTE FUNCTION identity.set_member_path();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER forbid_delete BEFORE DELETE OR TRUNCATE ON ledger.balance FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transaction FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER one_currency AFTER INSERT ON ledger.transaction REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_account_currencies();

-- Functions

FUNCTION agents.apply_line_change(p_change bigint, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp';
FUNCTION agents.count_play(p_limit bigint, p_zone text, p_currency text, p_bonus_kinds text[], p_complete_before timestamp with time zone, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off'
 SET work_mem TO '64MB';
FUNCTION agents.count_teams(p_limit bigint, p_zone text, p_currency text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off';
FUNCTION agents.line_at(p_member bigint, p_path ltree, p_at timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION agents.line_change_refusal(p_member bigint, p_upline bigint, p_type smallint)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp';
FUNCTION agents.line_of(p_member bigint, p_at timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION agents.team_sums(p_after_run bigint, p_zone text)
 RETURNS TABLE(agent_id bigint, day date, rounds bigint, stake bigint, payout bigint, valid_bet bigint, rebates bigint, promotions bigint, fees bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION backoffice.append_audit_entry(p_at timestamp with time zone, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION backoffice.audit_hash(p_id bigint, p_at timestamp with time zone, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb, p_previous bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC';
FUNCTION backoffice.erase_member(p_member bigint, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION backoffice.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql;
FUNCTION catalogue.count_trigrams()
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION catalogue.find_titles_by_trigrams(p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_limit integer, p_listed_only boolean, OUT ids bigint[], OUT matches integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off';
FUNCTION catalogue.finish_import()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET lock_timeout TO '60s';
FUNCTION catalogue.merge_search_index()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION catalogue.relist_games()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'catalogue', 'pg_temp';
FUNCTION catalogue.scan_titles(p_text text, p_game_type text, p_vendor text, p_class text, p_scan_limit bigint, p_limit integer)
 RETURNS TABLE(node_id bigint)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET jit TO 'off';
FUNCTION catalogue.search_games(p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_offset integer, p_limit integer)
 RETURNS TABLE(node_id bigint, total integer)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off';
FUNCTION catalogue.set_listed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'catalogue', 'pg_temp';
FUNCTION catalogue.update_tally()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'catalogue', 'pg_temp';
FUNCTION content.is_localized_text(p_value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE;
FUNCTION gateway.add_vendor_minute(p_vendor text, p_minute timestamp with time zone, p_calls integer, p_failures jsonb, p_times integer[], p_last_call_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.authenticate(p_vendor text, p_launch bytea, p_token bytea, p_at timestamp with time zone, p_ends_at timestamp with time zone)
 RETURNS gateway.game_session
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.balance(p_vendor text, p_token bytea, p_at timestamp with time zone, OUT currency text, OUT balance bigint)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.bet(p_vendor text, p_token bytea, p_transaction text, p_round text, p_amount bigint, p_grant text, p_details jsonb, p_request_digest bytea, p_at timestamp with time zone, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.bonus_counted(p_valid_bet bigint, p_cap bigint, p_weight smallint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE;
FUNCTION gateway.bonus_share(p_payout bigint, p_bonus_stake bigint, p_stake bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE;
FUNCTION gateway.bonus_weight(p_weights jsonb, p_node bigint, p_game_type text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE;
FUNCTION gateway.create_launch(p_token bytea, p_vendor text, p_node bigint, p_member bigint, p_site_session bigint, p_account_kind text, p_currency text, p_language text, p_at timestamp with time zone, p_ends_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.credit(p_vendor text, p_kind text, p_player bigint, p_transaction text, p_round text, p_amount bigint, p_meta jsonb, p_request_digest bytea, p_at timestamp with time zone, p_currency text, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.current_bonus(p_account bigint, p_at timestamp with time zone)
 RETURNS gateway.bonus_grant
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.delete_expired_launches(p_before timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.delete_old_minutes(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.end_bonus(p_grant bigint, p_status text, p_reason text, p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.end_free_grant(p_grant bigint, p_status text, p_reason text, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.end_round(p_vendor text, p_player bigint, p_round text, p_valid_bet bigint, p_details jsonb, p_at timestamp with time zone, OUT currency text, OUT balance bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.find_replay(p_vendor text, p_transaction text, p_player bigint, p_request_digest bytea)
 RETURNS gateway.transaction
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.free_grant_id(p_grant text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE;
FUNCTION gateway.free_rounds(p_vendor text, p_token bytea, p_at timestamp with time zone)
 RETURNS TABLE(id bigint, rounds integer, used integer, stake bigint, won bigint, multiple integer, win_cap bigint, expires_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.grant_bonus(p_key text, p_member bigint, p_currency text, p_amount bigint, p_required bigint, p_weights jsonb, p_cap bigint, p_bonus_first boolean, p_expires_at timestamp with time zone, p_reward bigint, p_at timestamp with time zone, OUT id bigint, OUT created boolean, OUT transaction_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.grant_free_rounds(p_key text, p_member bigint, p_currency text, p_vendor text, p_nodes bigint[], p_rounds integer, p_stake bigint, p_multiple integer, p_weights jsonb, p_stake_cap bigint, p_bonus_days integer, p_win_cap bigint, p_expires_at timestamp with time zone, p_reward bigint, p_at timestamp with time zone, OUT id bigint, OUT created boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.is_session_active(p_session gateway.game_session, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.latest_session(p_vendor text, p_player bigint)
 RETURNS gateway.game_session
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.ledger_key(p_vendor text, p_transaction text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE;
FUNCTION gateway.meter_bonus()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.move_bonus(p_grant bigint, p_delta bigint, p_key text, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.note_former_key(p_vendor text, p_kind text, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.playable_balance(p_account bigint, p_node bigint, p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.promo_wins(p_vendor text, p_players bigint[], p_transactions text[], p_campaigns text[], p_rounds text[], p_amounts bigint[], p_currencies text[], p_request_digests bytea[], p_at timestamp with time zone)
 RETURNS TABLE(n integer, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan';
FUNCTION gateway.refuse(p_code text)
 RETURNS void
 LANGUAGE plpgsql;
FUNCTION gateway.require_player(p_vendor text, p_player bigint)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.review_bonus(p_grant bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.review_free_grant(p_grant bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.rollback(p_vendor text, p_player bigint, p_transaction text, p_reference text, p_request_digest bytea, p_at timestamp with time zone, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.session_to_credit(p_vendor text, p_player bigint, p_kind text, p_currency text, p_grant text)
 RETURNS gateway.game_session
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.settle_bets(p_vendor text, p_players bigint[], p_transactions text[], p_rounds text[], p_amounts bigint[], p_details text[], p_request_digests bytea[], p_at timestamp with time zone)
 RETURNS TABLE(n integer, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan';
FUNCTION gateway.settle_bonus_rounds(p_vendors text[], p_tokens bytea[], p_transactions text[], p_rounds text[], p_stakes bigint[], p_payouts bigint[], p_valid_bets bigint[], p_grants text[], p_request_digests bytea[], p_details text[], p_at timestamp with time zone, p_check_each boolean, p_answered integer[])
 RETURNS TABLE(n integer, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
 LANGUAGE plpgsql;
FUNCTION gateway.settle_free_round(p_vendor text, p_token bytea, p_transaction text, p_round text, p_payout bigint, p_grant text, p_details jsonb, p_request_digest bytea, p_at timestamp with time zone, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.settle_rounds(p_vendors text[], p_tokens bytea[], p_transactions text[], p_rounds text[], p_stakes bigint[], p_payouts bigint[], p_valid_bets bigint[], p_grants text[], p_request_digests bytea[], p_details text[], p_at timestamp with time zone, p_check_each boolean)
 RETURNS TABLE(n integer, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan';
FUNCTION gateway.store_wallet_rounds(p_vendor text, p_after text, p_next text, p_rounds jsonb, p_at timestamp with time zone, OUT stored integer, OUT changed integer, OUT refused integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.undo_free_round(p_grant bigint, p_bets integer, p_won bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.use_free_round(p_grant text, p_session gateway.game_session, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.void_round(p_round bigint, p_stake bigint, p_payout bigint, p_operator bigint, p_reason text, p_at timestamp with time zone, OUT outcome text, OUT missing bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.wallet_refusal(p_member bigint, p_amount bigint, p_currency text, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION gateway.win(p_vendor text, p_player bigint, p_transaction text, p_round text, p_bet text, p_amount bigint, p_ends boolean, p_details jsonb, p_request_digest bytea, p_at timestamp with time zone, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION identity.keep_currency()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public';
FUNCTION identity.set_member_path()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public';
FUNCTION ledger.account_id(p_owner_kind text, p_owner_id bigint, p_kind text, p_currency text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION ledger.begin_checkpoint()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET lock_timeout TO '200ms';
FUNCTION ledger.check_account_currencies()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off';
FUNCTION ledger.complete_checkpoint(p_id bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off';
FUNCTION ledger.house_balances()
 RETURNS TABLE(account_id bigint, kind text, currency text, amount bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off';
FUNCTION ledger.is_valid_transaction(p_key text, p_kind text, p_digest bytea, p_accounts bigint[], p_amounts bigint[], p_balances bigint[], p_member_account bigint, p_other_member_account bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE;
FUNCTION ledger.post(p_key text, p_kind text, p_content bytea, p_accounts bigint[], p_amounts bigint[], p_meta jsonb, p_at timestamp with time zone, OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION ledger.post_batch(p_keys text[], p_kinds text[], p_contents bytea[], p_metas jsonb[], p_times timestamp with time zone[], p_entry_postings integer[], p_accounts bigint[], p_amounts bigint[], p_reverses bigint[] DEFAULT NULL::bigint[])
 RETURNS TABLE(posting integer, transaction_id bigint, replayed boolean, failure text, balances bigint[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off';
FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql;
FUNCTION ledger.reverse(p_transaction bigint, p_key text, p_kind text, p_content bytea, p_meta jsonb, p_at timestamp with time zone, OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION ledger.roll_up_days(p_zone text, p_limit bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off';
FUNCTION ledger.wait_for_writers(p_tables regclass[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.guard_everybody(p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.guard_new_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.is_excluded(p_member bigint, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.limits(p_member bigint, p_at timestamp with time zone)
 RETURNS TABLE(kind text, period text, amount bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.play_refusal(p_member bigint, p_stake bigint, p_real boolean, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.play_sums(p_member bigint, p_at timestamp with time zone)
 RETURNS TABLE(period text, stake bigint, loss bigint, seconds bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.read_play(p_member bigint, p_at timestamp with time zone)
 RETURNS protection.play_state
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION protection.set_guard(p_member bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION reporting.read_feed(p_after_round bigint, p_to_round bigint, p_after_change bigint, p_to_change bigint)
 RETURNS TABLE(factor integer, round_id bigint, member_id bigint, node_id bigint, currency text, settled_at timestamp with time zone, stake bigint, payout bigint, valid_bet bigint, real_bet bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION reporting.real_bet(p_valid_bet bigint, p_stake bigint, p_bonus_stake bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE;
FUNCTION reporting.record_round_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION reporting.roll_up(p_zone text, p_limit bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION reporting.roll_up_money(p_zone text, p_limit bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off';
FUNCTION reporting.set_feed_bound()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET lock_timeout TO '200ms';
FUNCTION rewards.count_competitions(p_currency text, p_limit bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION rewards.count_rebates(p_limit bigint, p_zone text, p_currency text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION rewards.rebate_rate(p_plan bigint, p_node bigint, p_vendor text, p_game_type text, p_level integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION rewards.take_points_feed(p_limit bigint)
 RETURNS TABLE(round_id bigint, member_id bigint, node_id bigint, vendor text, game_type text, currency text, valid_bet bigint, changed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION risk.count_rounds(p_zone text, p_limit bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp';
FUNCTION studio.accept_lottery_slips(p_slips bigint[], p_at timestamp with time zone, p_grace_ms integer)
 RETURNS TABLE(slip_id bigint, outcome text, cause text)
 LANGUAGE plpgsql;
FUNCTION studio.change_seed(p_token bytea, p_client_seed text, p_seed bigint, p_server_seed text, p_commitment text, p_sealed bytea, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql;
FUNCTION studio.close_lottery_draw(p_draw bigint, p_at timestamp with time zone, p_grace_ms integer)
 RETURNS boolean
 LANGUAGE plpgsql;
FUNCTION studio.delete_refused_spin(p_spin bigint, p_attempt timestamp with time zone, p_stale_before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql;
FUNCTION studio.draw_lottery(p_draw bigint, p_result jsonb, p_seed text, p_make_up_seconds integer, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql;
FUNCTION studio.end_lottery_chases(p_draw bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE studio.lottery_slip s SET chase = 'done'::text
   WHERE ((s.chase = 'running'::text) AND (s.status = 'accepted'::text) AND (EXISTS ( SELECT
            FROM studio.lottery_bet b
           WHERE ((b.slip_id = s.id) AND (b.draw_id = end_lottery_chases.p_draw)))) AND (NOT (EXISTS ( SELECT
            FROM studio.lottery_bet b
           WHERE ((b.slip_id = s.id) AND (b.draw_id <> end_lottery_chases.p_draw) AND (b.status = ANY (ARRAY['started'::text, 'accepted'::text])))))));
END
;
FUNCTION studio.ensure_seat(p_vendor text, p_player text, p_node bigint, p_currency text, p_commitment text, p_sealed bytea, p_next_commitment text, p_next_sealed bytea)
 RETURNS bigint
 LANGUAGE plpgsql;
FUNCTION studio.finish_lottery_bets(p_bets bigint[], p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE studio.lottery_bet b SET status =
         CASE b.status
             WHEN 'refusing'::text THEN 'refused'::text
             ELSE 'withdrawn'::text
         END, settled_at = finish_lottery_bets.p_at
   WHERE ((b.id = ANY (finish_lottery_bets.p_bets)) AND (b.status = ANY (ARRAY['refusing'::text, 'withdrawing'::text])));
END
;
FUNCTION studio.finish_lottery_draw(p_draw bigint, p_version integer, p_to bigint, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql;
FUNCTION studio.lead_lottery(p_holder text, p_seconds integer)
 RETURNS boolean
 LANGUAGE plpgsql;
FUNCTION studio.lottery_due(p_at timestamp with time zone, p_grace_ms integer, OUT to_close bigint[], OUT to_draw bigint[], OUT to_settle boolean, OUT is_unfinished boolean)
 RETURNS record
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT ARRAY( SELECT d.id
            FROM studio.lottery_draw d
           WHERE ((d.status = 'open'::text) AND (d.closes_at <= lottery_due.p_at) AND ((d.closes_at <= (lottery_due.p_at - make_interval(secs => (((lottery_due.p_grace_ms)::numeric / 1000.0))::double precision))) OR (NOT (EXISTS ( SELECT
                    FROM studio.lottery_bet b
                   WHERE ((b.draw_id = d.id) AND (b.status = 'started'::text)))))))
           ORDER BY d.closes_at) AS "array",
     ARRAY( SELECT n.id
            FROM ( SELECT DISTINCT ON (d.game) d.id,
                     d.status,
                     d.origin,
                     d.draws_at
                    FROM studio.lottery_draw d
                   WHERE (d.status = ANY (ARRAY['closed'::text, 'drawn'::text, 'voiding'::text]))
                   ORDER BY d.game, d.draws_at) n
           WHERE ((n.status = 'closed'::text) AND (n.origin = 'own'::text) AND (n.draws_at <= lottery_due.p_at))
           ORDER BY n.draws_at) AS "array",
     (EXISTS ( SELECT
            FROM studio.lottery_draw d
           WHERE (d.status = ANY (ARRAY['drawn'::text, 'voiding'::text])))) AS "exists",
     (EXISTS ( SELECT
            FROM studio.lottery_bet b
           WHERE (b.status = ANY (ARRAY['started'::text, 'refusing'::text, 'withdrawing'::text, 'voiding'::text])))) AS "exists";
END
;
FUNCTION studio.lottery_lateness(p_at timestamp with time zone, OUT leader text, OUT draws integer, OUT late integer, OUT seconds integer)
 RETURNS record
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 WITH draw AS (
          SELECT
                 CASE
                     WHEN (d_1.status = 'open'::text) THEN (d_1.closes_at + '00:00:10'::interval)
                     WHEN (d_1.status = ANY (ARRAY['drawn'::text, 'voiding'::text])) THEN (COALESCE(d_1.drawn_at, d_1.draws_at) + '00:10:00'::interval)
                     WHEN (d_1.origin = 'own'::text) THEN (d_1.draws_at + '00:00:30'::interval)
                     ELSE NULL::timestamp with time zone
                 END AS due
            FROM studio.lottery_draw d_1
           WHERE (d_1.status = ANY (ARRAY['open'::text, 'closed'::text, 'drawn'::text, 'voiding'::text]))
         )
  SELECT ( SELECT l.holder
            FROM studio.lottery_leader l
           WHERE (l.until > clock_timestamp())) AS holder,
     (count(*))::integer AS count,
     (count(*) FILTER (WHERE (d.due < lottery_lateness.p_at)))::integer AS count,
     (GREATEST(COALESCE(EXTRACT(epoch FROM (lottery_lateness.p_at - min(d.due))), (0)::numeric), (0)::numeric))::integer AS "greatest"
    FROM draw d;
END
;
FUNCTION studio.lottery_load_prizes(p_prizes numeric, p_multiple integer, p_permille integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (LEAST(trunc((((p_prizes * (p_multiple)::numeric) * (p_permille)::numeric) / (1000)::numeric)), ('1000000000000000'::bigint)::numeric))::bigint
;
FUNCTION studio.lottery_load_stake(p_units numeric, p_unit bigint, p_multiple integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (LEAST(((p_units * (p_unit)::numeric) * (p_multiple)::numeric), ('1000000000000000'::bigint)::numeric))::bigint
;
FUNCTION studio.note_lottery_failures(p_draw bigint, p_stage text, p_bets bigint[], p_causes text[], p_final boolean[], p_attempts integer, p_patience integer, p_at timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE plpgsql;
FUNCTION studio.plan_lottery_draws(p_game text, p_settings_at timestamp with time zone, p_last text, p_periods text[], p_opens timestamp with time zone[], p_closes timestamp with time zone[], p_draws timestamp with time zone[], p_given text[], p_commitments text[], p_sealed bytea[])
 RETURNS integer
 LANGUAGE plpgsql;
FUNCTION studio.record_lottery_settlement(p_draw bigint, p_version integer, p_from bigint, p_to bigint, p_bets bigint[], p_statuses text[], p_causes text[], p_payouts bigint[], p_won bigint[], p_rebates bigint[], p_owed bigint[], p_moved bigint[], p_hits text[], p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off';
FUNCTION studio.record_lottery_void(p_draw bigint, p_from bigint, p_to bigint, p_bets bigint[], p_owed bigint[], p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off';
FUNCTION studio.record_spin_attempt(p_spin bigint, p_at timestamp with time zone, p_stale_before timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql;
FUNCTION studio.refuse_lottery_slip(p_slip bigint, p_cause text, p_loads jsonb, OUT status text, OUT cause text, OUT refusing bigint[])
 RETURNS record
 LANGUAGE plpgsql;
FUNCTION studio.remove_lottery_draws(p_game text, p_before timestamp with time zone, p_kept integer, p_limit integer, OUT looked_at integer, OUT removed integer)
 RETURNS record
 LANGUAGE plpgsql;
FUNCTION studio.settle_spins(p_spins bigint[], p_results text[], p_balances bigint[], p_states text[], p_stream_positions integer[])
 RETURNS void
 LANGUAGE plpgsql;
FUNCTION studio.start_lottery_slip(p_slip jsonb, p_draws bigint[], p_at timestamp with time zone, OUT slip bigint, OUT bets jsonb)
 RETURNS record
 LANGUAGE plpgsql;
FUNCTION studio.start_lottery_slips(p_slips jsonb, p_at timestamp with time zone)
 RETURNS TABLE(call_number integer, outcome text, slip_id bigint, status text, cause text, place jsonb, bets jsonb)
 LANGUAGE plpgsql;
FUNCTION studio.start_spins(p_tokens bytea[], p_requests text[], p_stakes bigint[], p_engines text[], p_models text[], p_versions integer[], p_now timestamp with time zone, p_least_ms integer[] DEFAULT NULL::integer[], p_grants text[] DEFAULT NULL::text[])
 RETURNS TABLE(call_number integer, outcome text, spin_id bigint, round_id bigint, seat_id bigint, session_id bigint, seed_id bigint, nonce integer, stream_position integer, stake bigint, state jsonb, result jsonb, balance bigint, engine text, model text, version integer, client_seed text, sealed bytea, commitment text, grant_id text)
 LANGUAGE plpgsql;
FUNCTION studio.stop_lottery_chase(p_slip bigint, p_draw bigint, p_loads jsonb)
 RETURNS bigint[]
 LANGUAGE plpgsql;
FUNCTION studio.undo_lottery_bets(p_bets bigint[], p_loads jsonb)
 RETURNS void
 LANGUAGE plpgsql;
FUNCTION studio.unplan_lottery_draws(p_game text, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql;
FUNCTION studio.void_round(p_seat bigint, p_round bigint, p_result text)
 RETURNS void
 LANGUAGE plpgsql;
FUNCTION studio.withdraw_lottery_bets(p_slip bigint, p_bets bigint[], p_cause text, p_loads jsonb, p_at timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE plpgsql;

-- What the application may do

GRANT INSERT, SELECT ON agents.account_batch TO croupier_app;
GRANT INSERT, SELECT ON agents.application TO croupier_app;
GRANT UPDATE (answer, decided_at, decided_by, state) ON agents.application TO croupier_app;
GRANT EXECUTE ON FUNCTION agents.apply_line_change TO croupier_app;
GRANT INSERT, SELECT ON agents.bill TO croupier_app;
GRANT UPDATE (collect_by, decided_at, decided_by, ledger_id, note, paid_at, payment) ON agents.bill TO croupier_app;
GRANT INSERT, SELECT ON agents.contract TO croupier_app;
GRANT UPDATE (decided_at, end_reason, ends_at, starts_at, state) ON agents.contract TO croupier_app;
GRANT INSERT, SELECT ON agents.contract_tier TO croupier_app;
GRANT INSERT, SELECT ON agents.correction TO croupier_app;
GRANT EXECUTE ON FUNCTION agents.count_play TO croupier_app;
GRANT EXECUTE ON FUNCTION agents.count_teams TO croupier_app;
GRANT SELECT ON agents.counting TO croupier_app;
GRANT INSERT, SELECT ON agents.end_request TO croupier_app;
GRANT UPDATE (decided_at, state) ON agents.end_request TO croupier_app;
GRANT EXECUTE ON FUNCTION agents.line_at TO croupier_app;
GRANT INSERT, SELECT ON agents.line_change TO croupier_app;
GRANT UPDATE (decided_at, from_type, from_upline_id, refusal, state) ON agents.line_change TO croupier_app;
GRANT EXECUTE ON FUNCTION agents.line_change_refusal TO croupier_app;
GRANT INSERT, SELECT ON agents.line_message TO croupier_app;
GRANT UPDATE (receivers, withdrawn_at, withdrawn_by) ON agents.line_message TO croupier_app;
GRANT DELETE, INSERT, SELECT ON agents.line_mute TO croupier_app;
GRANT EXECUTE ON FUNCTION agents.line_of TO croupier_app;
GRANT INSERT, SELECT ON agents.link TO croupier_app;
GRANT UPDATE (closed_at, name, open) ON agents.link TO croupier_app;
GRANT INSERT, SELECT ON agents.link_day TO croupier_app;
GRANT UPDATE (clicks) ON agents.link_day TO croupier_app;
GRANT INSERT, SELECT ON agents.link_member TO croupier_app;
GRANT SELECT ON agents.play TO croupier_app;
GRANT SELECT ON agents.play_round TO croupier_app;
GRANT INSERT, SELECT ON agents.rules TO croupier_app;
GRANT SELECT ON agents.run TO croupier_app;
GRANT INSERT, SELECT ON agents.settlement TO croupier_app;
GRANT SELECT ON agents.team_bets TO croupier_app;
GRANT SELECT ON agents.team_counting TO croupier_app;
GRANT SELECT ON agents.team_day TO croupier_app;
GRANT SELECT ON agents.team_money TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON agents.template TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.activation TO croupier_app;
GRANT INSERT, SELECT ON backoffice.api_key TO croupier_app;
GRANT UPDATE (last_ip, last_used_at, revoked_at, revoked_by) ON backoffice.api_key TO croupier_app;
GRANT EXECUTE ON FUNCTION backoffice.append_audit_entry TO croupier_app;
GRANT INSERT, SELECT ON backoffice.approval TO croupier_app;
GRANT UPDATE (decided_at, decided_by, decision_reason, status) ON backoffice.approval TO croupier_app;
GRANT SELECT ON backoffice.audit TO croupier_app;
GRANT EXECUTE ON FUNCTION backoffice.audit_hash TO croupier_app;
GRANT SELECT ON backoffice.audit_head TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.duplicate TO croupier_app;
GRANT EXECUTE ON FUNCTION backoffice.erase_member TO croupier_app;
GRANT INSERT, SELECT ON backoffice.export TO croupier_app;
GRANT UPDATE (bytes, expires_at, failure, file, finished_at, rows, run, schedule_id, started_at, status) ON backoffice.export TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.export_recipient TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.export_schedule TO croupier_app;
GRANT UPDATE (next_at) ON backoffice.export_schedule TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.login_challenge TO croupier_app;
GRANT UPDATE (attempts, passkey_challenge) ON backoffice.login_challenge TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.lone_decision TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.member_import TO croupier_app;
GRANT UPDATE (ended_at, outdated, place, progressed_at, status, written) ON backoffice.member_import TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.member_import_row TO croupier_app;
GRANT UPDATE (outdated, sealed) ON backoffice.member_import_row TO croupier_app;
GRANT INSERT, SELECT ON backoffice.member_note TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.member_tag TO croupier_app;
GRANT INSERT, SELECT ON backoffice.operator TO croupier_app;
GRANT UPDATE (name, password_hash, permissions, status) ON backoffice.operator TO croupier_app;
GRANT SELECT ON backoffice.operator_access TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.operator_role TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.passkey TO croupier_app;
GRANT UPDATE (counter, used_at) ON backoffice.passkey TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.process TO croupier_app;
GRANT UPDATE (clock_ms, job_runners, memory, seen_at) ON backoffice.process TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.recovery_code TO croupier_app;
GRANT UPDATE (used_at) ON backoffice.recovery_code TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.role TO croupier_app;
GRANT UPDATE (description, name, permissions, version) ON backoffice.role TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.saved_filter TO croupier_app;
GRANT UPDATE (query, shared) ON backoffice.saved_filter TO croupier_app;
GRANT INSERT, SELECT ON backoffice.session TO croupier_app;
GRANT UPDATE (passkey_challenge, passkey_challenge_ends_at, revoked_at, seen_at) ON backoffice.session TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.setup TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON backoffice.table_columns TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.tag TO croupier_app;
GRANT UPDATE (colour, name) ON backoffice.tag TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.task TO croupier_app;
GRANT UPDATE (error, failed_at, failures, finished_at, ok, paused_at, paused_by, process, running_process, schedule, started_at, took_ms, urgent) ON backoffice.task TO croupier_app;
GRANT DELETE, INSERT, SELECT ON backoffice.task_hour TO croupier_app;
GRANT UPDATE (error, last_at, longest_ms, process, runs, total_ms) ON backoffice.task_hour TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON backoffice.totp TO croupier_app;
GRANT INSERT, SELECT ON cashier.cash_code TO croupier_app;
GRANT UPDATE (deposit_id) ON cashier.cash_code TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON cashier.channel TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON cashier.channel_currency TO croupier_app;
GRANT DELETE, INSERT, SELECT ON cashier.channel_group TO croupier_app;
GRANT INSERT, SELECT ON cashier.code_batch TO croupier_app;
GRANT UPDATE (codes_sealed, downloaded_at, downloaded_by, voided_at, voided_by) ON cashier.code_batch TO croupier_app;
GRANT DELETE, INSERT, SELECT ON cashier.credited_deposit TO croupier_app;
GRANT INSERT, SELECT ON cashier.deposit TO croupier_app;
GRANT UPDATE (amount, awaits_provider, bank_reference, checked_amount, checked_at, checked_by, claimed_by, claimed_until, decided_at, decided_by, fee, ledger_id, pay_to, reason, receipt_image_id, status) ON cashier.deposit TO croupier_app;
GRANT DELETE, INSERT, SELECT ON cashier.group_member TO croupier_app;
GRANT DELETE, INSERT, SELECT ON cashier.member_group TO croupier_app;
GRANT UPDATE (name) ON cashier.member_group TO croupier_app;
GRANT INSERT, SELECT ON cashier.member_tier TO croupier_app;
GRANT UPDATE (tier) ON cashier.member_tier TO croupier_app;
GRANT INSERT, SELECT ON cashier.member_transfer TO croupier_app;
GRANT INSERT, SELECT ON cashier.payee TO croupier_app;
GRANT UPDATE (holder_lookup, removed_at) ON cashier.payee TO croupier_app;
GRANT INSERT, SELECT ON cashier.payment_file TO croupier_app;
GRANT UPDATE (discarded_at, discarded_by) ON cashier.payment_file TO croupier_app;
GRANT INSERT, SELECT ON cashier.provider_order TO croupier_app;
GRANT UPDATE (asks, changed_at, last_failure, next_ask_at, problem, provider_id, reported_amount, settled_by, status) ON cashier.provider_order TO croupier_app;
GRANT DELETE, INSERT, SELECT ON cashier.receipt_image TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON cashier.receiving_account TO croupier_app;
GRANT INSERT, SELECT ON cashier.withdrawal TO croupier_app;
GRANT UPDATE (approved_at, approved_by, cancelled_at, cancelled_by, claimed_by, claimed_until, confirm_by, confirmed_at, confirmed_how, end_ledger_id, paid_at, paid_by, payment_file_id, payment_reference, reason, receipt_image_id, received_amount, refund_checked_at, refund_checked_by, refund_ledger_id, rejected_at, rejected_by, resolved_at, resolved_by, status) ON cashier.withdrawal TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON cashier.withdrawal_tier TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.artwork TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.favourite TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.find_titles_by_trigrams TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.finish_import TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.game TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.import TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.import_row TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.merge_search_index TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.recent TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.scan_titles TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.search_games TO croupier_app;
GRANT SELECT ON catalogue.tally TO croupier_app;
GRANT SELECT ON catalogue.trigram TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.vendor TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.vendor_category TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON conformance.sandbox TO croupier_app;
GRANT DELETE, INSERT, SELECT ON conformance.sandbox_call TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.announcement TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.app_release TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.article TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.banner TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.domain TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.flag TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON content.help_topic TO croupier_app;
GRANT EXECUTE ON FUNCTION content.is_localized_text TO croupier_app;
GRANT INSERT, SELECT ON content.picture TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON content.promotion TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.resource TO croupier_app;
GRANT INSERT, SELECT ON content.revision TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.service_channel TO croupier_app;
GRANT INSERT, SELECT ON content.setting_change TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON content.setting_version TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON content.site_setting TO croupier_app;
GRANT SELECT, UPDATE ON content.site_status TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.working_copy TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.add_vendor_minute TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.authenticate TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.balance TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.bet TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.bonus_counted TO croupier_app;
GRANT SELECT ON gateway.bonus_grant TO croupier_app;
GRANT UPDATE (told_at) ON gateway.bonus_grant TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.create_launch TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.credit TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.delete_expired_launches TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.delete_old_minutes TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.end_bonus TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.end_free_grant TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.end_round TO croupier_app;
GRANT SELECT ON gateway.free_grant TO croupier_app;
GRANT UPDATE (told_at, told_paid) ON gateway.free_grant TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.free_grant_id TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.free_rounds TO croupier_app;
GRANT SELECT ON gateway.game_session TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.grant_bonus TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.grant_free_rounds TO croupier_app;
GRANT SELECT ON gateway.launch TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.note_former_key TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.playable_balance TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.promo_wins TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.rollback TO croupier_app;
GRANT SELECT ON gateway.round TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.settle_bets TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.settle_free_round TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.settle_rounds TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.store_wallet_rounds TO croupier_app;
GRANT SELECT ON gateway.transaction TO croupier_app;
GRANT INSERT, SELECT ON gateway.vendor TO croupier_app;
GRANT UPDATE (bonus_win_credits, dialect, enabled, former_public_key, former_public_key_used_at, former_secret_sealed, former_secret_used_at, public_key, public_key_made_at, secret_made_at, secret_sealed) ON gateway.vendor TO croupier_app;
GRANT SELECT ON gateway.vendor_minute TO croupier_app;
GRANT DELETE, INSERT, SELECT ON gateway.vendor_wallet TO croupier_app;
GRANT UPDATE (address, rounds_failure, rounds_read_at) ON gateway.vendor_wallet TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.void_round TO croupier_app;
GRANT SELECT ON gateway.voided_round TO croupier_app;
GRANT INSERT, SELECT ON gateway.wallet_book TO croupier_app;
GRANT UPDATE (arrived, moved, payout, reported, reported_at, stake) ON gateway.wallet_book TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.wallet_refusal TO croupier_app;
GRANT SELECT ON gateway.wallet_round TO croupier_app;
GRANT SELECT ON gateway.wallet_round_refused TO croupier_app;
GRANT INSERT, SELECT ON gateway.wallet_transfer TO croupier_app;
GRANT UPDATE (asked_at, asks, contradicted_at, end_ledger_id, ended_at, next_ask_at, reason, status) ON gateway.wallet_transfer TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.win TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.activity TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.affiliate_domain TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.captcha TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.code TO croupier_app;
GRANT UPDATE (attempts, code_hash, created_at, ends_at, used_at) ON identity.code TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.contact TO croupier_app;
GRANT UPDATE (changed_at, lookup, sealed, verified_at) ON identity.contact TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.human_check_token TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.login_challenge TO croupier_app;
GRANT UPDATE (attempts) ON identity.login_challenge TO croupier_app;
GRANT INSERT, SELECT ON identity.member TO croupier_app;
GRANT UPDATE (currency, first_login_at, icon, last_login_at, login_country, login_language, must_change_password, nickname, password_changed_at, password_hash, payment_password_hash, status) ON identity.member TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.one_time_password TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.outgoing TO croupier_app;
GRANT UPDATE (sealed) ON identity.outgoing TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.passkey TO croupier_app;
GRANT UPDATE (backed_up, counter, name, used_at) ON identity.passkey TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.passkey_challenge TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.payload_key TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.payload_seen TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.profile_field TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.recovery_code TO croupier_app;
GRANT UPDATE (used_at) ON identity.recovery_code TO croupier_app;
GRANT INSERT, SELECT ON identity.referral TO croupier_app;
GRANT INSERT, SELECT ON identity.referral_count TO croupier_app;
GRANT UPDATE (friends) ON identity.referral_count TO croupier_app;
GRANT SELECT ON identity.register_field TO croupier_app;
GRANT UPDATE (accepted_pattern, enabled, max_length, min_length, pattern_id, required) ON identity.register_field TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.reset_link TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.session TO croupier_app;
GRANT UPDATE (idle_ends_at, password_change_required, revoked_at, seen_at) ON identity.session TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.slider_puzzle TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.social_link TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.throttle TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.totp TO croupier_app;
GRANT UPDATE (confirmed_at, created_at, last_step, secret_sealed) ON identity.totp TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.used_address TO croupier_app;
GRANT UPDATE (used_at) ON identity.used_address TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.used_phone_token TO croupier_app;
GRANT DELETE, INSERT, SELECT ON inbox.chat TO croupier_app;
GRANT UPDATE (claimed_at, closed_at, closed_by, last_message_at, last_message_id, last_sender, muted_until, operator_id, status) ON inbox.chat TO croupier_app;
GRANT INSERT, SELECT ON inbox.chat_message TO croupier_app;
GRANT UPDATE (text) ON inbox.chat_message TO croupier_app;
GRANT DELETE, INSERT, SELECT ON inbox.delivery TO croupier_app;
GRANT UPDATE (attempts, changed_at, provider, provider_id, reason, status) ON inbox.delivery TO croupier_app;
GRANT INSERT, SELECT ON inbox.feedback TO croupier_app;
GRANT UPDATE (answer, answered_by_mail, assigned_to, handled_at, handled_by, remark, status) ON inbox.feedback TO croupier_app;
GRANT INSERT, SELECT ON inbox.feedback_picture TO croupier_app;
GRANT INSERT, SELECT ON inbox.message TO croupier_app;
GRANT UPDATE (finished_at, last_member_id, recalled_at, recalled_by, removal_done, removed_count, removed_until_member_id, sent_count, status, until_member_id) ON inbox.message TO croupier_app;
GRANT DELETE, INSERT, SELECT ON inbox.prepared_answer TO croupier_app;
GRANT UPDATE (changed_at, texts, title, version) ON inbox.prepared_answer TO croupier_app;
GRANT INSERT, SELECT ON inbox.push_key TO croupier_app;
GRANT DELETE, INSERT, SELECT ON inbox.push_subscription TO croupier_app;
GRANT UPDATE (auth, created_at, failures, locale, member_id, next_at, public_key, sent_notices, session_id, user_agent) ON inbox.push_subscription TO croupier_app;
GRANT INSERT, SELECT ON inbox.template_version TO croupier_app;
GRANT SELECT ON ledger.account TO croupier_app;
GRANT SELECT ON ledger.account_day TO croupier_app;
GRANT SELECT ON ledger.account_day_progress TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.account_id TO croupier_app;
GRANT SELECT ON ledger.balance TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.begin_checkpoint TO croupier_app;
GRANT SELECT ON ledger.checkpoint TO croupier_app;
GRANT SELECT ON ledger.checkpoint_balance TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.complete_checkpoint TO croupier_app;
GRANT SELECT ON ledger.entry TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.house_balances TO croupier_app;
GRANT SELECT ON ledger.member_entry TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.post TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.post_batch TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.reverse TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.roll_up_days TO croupier_app;
GRANT SELECT ON ledger.transaction TO croupier_app;
GRANT INSERT, SELECT ON ledger.verification TO croupier_app;
GRANT INSERT, SELECT ON notices.notice TO croupier_app;
GRANT UPDATE (read_at, removed_at) ON notices.notice TO croupier_app;
GRANT DELETE, INSERT, SELECT ON protection.default_limit TO croupier_app;
GRANT INSERT, SELECT ON protection.document TO croupier_app;
GRANT UPDATE (decided_at, decided_by, reason, status, valid_until) ON protection.document TO croupier_app;
GRANT DELETE, INSERT, SELECT ON protection.document_picture TO croupier_app;
GRANT INSERT, SELECT ON protection.exclusion TO croupier_app;
GRANT UPDATE (ended_by, ended_decided_at, ended_how, ends_at) ON protection.exclusion TO croupier_app;
GRANT SELECT ON protection.guard TO croupier_app;
GRANT EXECUTE ON FUNCTION protection.guard_everybody TO croupier_app;
GRANT EXECUTE ON FUNCTION protection.is_excluded TO croupier_app;
GRANT EXECUTE ON FUNCTION protection.limits TO croupier_app;
GRANT DELETE, INSERT, SELECT ON protection.member_limit TO croupier_app;
GRANT UPDATE (amount, changed_at, pending_amount, pending_at) ON protection.member_limit TO croupier_app;
GRANT SELECT ON protection.play_hour TO croupier_app;
GRANT INSERT, SELECT ON protection.play_state TO croupier_app;
GRANT UPDATE (checked_at, reality_minutes) ON protection.play_state TO croupier_app;
GRANT EXECUTE ON FUNCTION protection.play_sums TO croupier_app;
GRANT EXECUTE ON FUNCTION protection.read_play TO croupier_app;
GRANT EXECUTE ON FUNCTION protection.set_guard TO croupier_app;
GRANT SELECT ON public.function_set TO croupier_app;
GRANT SELECT ON public.migration TO croupier_app;
GRANT SELECT ON reporting.country_day TO croupier_app;
GRANT INSERT, SELECT ON reporting.difference TO croupier_app;
GRANT SELECT ON reporting.feed_bound TO croupier_app;
GRANT SELECT ON reporting.feed_consumer TO croupier_app;
GRANT SELECT ON reporting.game_day TO croupier_app;
GRANT SELECT ON reporting.game_hour TO croupier_app;
GRANT SELECT ON reporting.house_money TO croupier_app;
GRANT SELECT ON reporting.member_day TO croupier_app;
GRANT SELECT ON reporting.member_hour TO croupier_app;
GRANT SELECT ON reporting.money_hour TO croupier_app;
GRANT SELECT ON reporting.money_progress TO croupier_app;
GRANT EXECUTE ON FUNCTION reporting.read_feed TO croupier_app;
GRANT EXECUTE ON FUNCTION reporting.real_bet TO croupier_app;
GRANT INSERT, SELECT ON reporting.reconciliation TO croupier_app;
GRANT EXECUTE ON FUNCTION reporting.roll_up TO croupier_app;
GRANT EXECUTE ON FUNCTION reporting.roll_up_money TO croupier_app;
GRANT SELECT ON reporting.roll_up_zone TO croupier_app;
GRANT SELECT ON reporting.round_change TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON reporting.rtp_monitor TO croupier_app;
GRANT SELECT, UPDATE ON reporting.rtp_progress TO croupier_app;
GRANT DELETE, INSERT, SELECT ON reporting.segment TO croupier_app;
GRANT UPDATE (changed_at, name, rule, version) ON reporting.segment TO croupier_app;
GRANT EXECUTE ON FUNCTION reporting.set_feed_bound TO croupier_app;
GRANT SELECT ON reporting.unrolled TO croupier_app;
GRANT SELECT ON reporting.unrolled_money TO croupier_app;
GRANT SELECT ON reporting.unrolled_play TO croupier_app;
GRANT SELECT ON reporting.vendor_hour TO croupier_app;
GRANT DELETE, INSERT, SELECT ON rewards.address TO croupier_app;
GRANT INSERT, SELECT ON rewards.bonus TO croupier_app;
GRANT UPDATE (budget, changed_at, code, counts_since, ends_at, granted, grants, most_grants, published, published_at, published_by, rule, starts_at, terms, title, trigger, version) ON rewards.bonus TO croupier_app;
GRANT INSERT, SELECT ON rewards.bonus_birthday TO croupier_app;
GRANT UPDATE (after_member, done_at) ON rewards.bonus_birthday TO croupier_app;
GRANT INSERT, SELECT ON rewards.bonus_clock TO croupier_app;
GRANT UPDATE (read_to) ON rewards.bonus_clock TO croupier_app;
GRANT INSERT, SELECT ON rewards.bonus_decision TO croupier_app;
GRANT DELETE, INSERT, SELECT ON rewards.bonus_event TO croupier_app;
GRANT INSERT, SELECT ON rewards.check_in TO croupier_app;
GRANT INSERT, SELECT ON rewards.competition TO croupier_app;
GRANT UPDATE (changed_at, claim_days, code, ends_at, entries, figure, minimum, opt_in, published, scope, settled_at, starts_at, summary, title, version, wagering, wait_minutes) ON rewards.competition TO croupier_app;
GRANT INSERT, SELECT ON rewards.competition_entry TO croupier_app;
GRANT DELETE, INSERT, SELECT ON rewards.competition_prize TO croupier_app;
GRANT INSERT, SELECT ON rewards.competition_result TO croupier_app;
GRANT INSERT, SELECT ON rewards.conversion TO croupier_app;
GRANT EXECUTE ON FUNCTION rewards.count_competitions TO croupier_app;
GRANT EXECUTE ON FUNCTION rewards.count_rebates TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON rewards.good TO croupier_app;
GRANT INSERT, SELECT ON rewards.good_code TO croupier_app;
GRANT UPDATE (redemption_id) ON rewards.good_code TO croupier_app;
GRANT INSERT, SELECT ON rewards.mission TO croupier_app;
GRANT UPDATE (after_id, amount, changed_at, claim_days, code, ends_on, figure, group_id, newcomer_days, period, position, published, reward, scope, segment_id, starts_on, summary, target, title, version, wagering) ON rewards.mission TO croupier_app;
GRANT INSERT, SELECT ON rewards.mission_baseline TO croupier_app;
GRANT SELECT ON rewards.mission_clock TO croupier_app;
GRANT UPDATE (ended_day, ended_member, read_to, round_id) ON rewards.mission_clock TO croupier_app;
GRANT INSERT, SELECT ON rewards.mission_done TO croupier_app;
GRANT UPDATE (reward_id, spins_claimed_at) ON rewards.mission_done TO croupier_app;
GRANT DELETE, INSERT, SELECT ON rewards.points_bet TO croupier_app;
GRANT UPDATE (points, transaction_id) ON rewards.points_bet TO croupier_app;
GRANT DELETE, INSERT, SELECT ON rewards.points_clock TO croupier_app;
GRANT UPDATE (counting_since, read_to) ON rewards.points_clock TO croupier_app;
GRANT INSERT, SELECT ON rewards.points_member TO croupier_app;
GRANT UPDATE (shortfall, spin_turnover, spins) ON rewards.points_member TO croupier_app;
GRANT INSERT, SELECT ON rewards.points_rules TO croupier_app;
GRANT UPDATE (changed_at, value, version) ON rewards.points_rules TO croupier_app;
GRANT INSERT, SELECT ON rewards.points_source TO croupier_app;
GRANT INSERT, SELECT ON rewards.promotion_application TO croupier_app;
GRANT UPDATE (amount, decided_at, decided_by, reason, status) ON rewards.promotion_application TO croupier_app;
GRANT INSERT, SELECT ON rewards.promotion_entry TO croupier_app;
GRANT INSERT, SELECT ON rewards.promotion_grant TO croupier_app;
GRANT INSERT, SELECT ON rewards.promotion_picture TO croupier_app;
GRANT INSERT, SELECT ON rewards.promotion_rule TO croupier_app;
GRANT UPDATE (changed_at, given, given_money, given_points, mode, rule, version) ON rewards.promotion_rule TO croupier_app;
GRANT INSERT, SELECT ON rewards.raffle TO croupier_app;
GRANT UPDATE (closes_at, drawn_at, frozen_at, list_hash, server_seed, tickets) ON rewards.raffle TO croupier_app;
GRANT INSERT, SELECT ON rewards.raffle_ticket TO croupier_app;
GRANT INSERT, SELECT ON rewards.raffle_winner TO croupier_app;
GRANT SELECT ON rewards.rebate_bet TO croupier_app;
GRANT INSERT, SELECT ON rewards.rebate_claim TO croupier_app;
GRANT INSERT, SELECT ON rewards.rebate_claim_line TO croupier_app;
GRANT INSERT, SELECT ON rewards.rebate_day TO croupier_app;
GRANT UPDATE (paid) ON rewards.rebate_day TO croupier_app;
GRANT INSERT, SELECT ON rewards.rebate_line TO croupier_app;
GRANT UPDATE (claimed, valid_bet) ON rewards.rebate_line TO croupier_app;
GRANT INSERT, SELECT ON rewards.rebate_member TO croupier_app;
GRANT UPDATE (carry) ON rewards.rebate_member TO croupier_app;
GRANT DELETE, INSERT, SELECT ON rewards.rebate_plan TO croupier_app;
GRANT DELETE, INSERT, SELECT ON rewards.rebate_rate TO croupier_app;
GRANT EXECUTE ON FUNCTION rewards.rebate_rate TO croupier_app;
GRANT INSERT, SELECT ON rewards.redemption TO croupier_app;
GRANT UPDATE (address_sealed, decided_at, decided_by, note, points_ledger_id, price_ledger_id, returned_ledger_id, returned_price_ledger_id, status, tracking, worth_ledger_id) ON rewards.redemption TO croupier_app;
GRANT INSERT, SELECT ON rewards.referral_day TO croupier_app;
GRANT INSERT, SELECT ON rewards.referral_deposit TO croupier_app;
GRANT INSERT, SELECT ON rewards.referral_earning TO croupier_app;
GRANT INSERT, SELECT ON rewards.referral_review TO croupier_app;
GRANT UPDATE (decided_at, decided_by, state) ON rewards.referral_review TO croupier_app;
GRANT INSERT, SELECT ON rewards.referral_rules TO croupier_app;
GRANT INSERT, SELECT ON rewards.reward TO croupier_app;
GRANT UPDATE (cancel_reason, cancelled_by, ended_at, status, transaction_id) ON rewards.reward TO croupier_app;
GRANT INSERT, SELECT ON rewards.spin TO croupier_app;
GRANT EXECUTE ON FUNCTION rewards.take_points_feed TO croupier_app;
GRANT INSERT, SELECT ON rewards.vip_change TO croupier_app;
GRANT INSERT, SELECT ON rewards.vip_member TO croupier_app;
GRANT UPDATE (base_deposits, base_turnover, checked_month, counted_from, kept_until, level, missed, since) ON rewards.vip_member TO croupier_app;
GRANT INSERT, SELECT ON rewards.vip_period TO croupier_app;
GRANT UPDATE (after_member, done_at) ON rewards.vip_period TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON rewards.vip_rank TO croupier_app;
GRANT SELECT ON rewards.vip_settings TO croupier_app;
GRANT UPDATE (cashback_period, claim_days, grace, ranked_version, read_to, since, version, wagering) ON rewards.vip_settings TO croupier_app;
GRANT INSERT, SELECT ON rewards.wheel TO croupier_app;
GRANT INSERT, SELECT ON rewards.wheel_sector TO croupier_app;
GRANT UPDATE (won) ON rewards.wheel_sector TO croupier_app;
GRANT INSERT, SELECT ON rewards.wheel_seed TO croupier_app;
GRANT UPDATE (used) ON rewards.wheel_seed TO croupier_app;
GRANT INSERT, SELECT ON risk.case_file TO croupier_app;
GRANT UPDATE (assigned_to, closed_at, closed_by, outcome, status, title) ON risk.case_file TO croupier_app;
GRANT INSERT, SELECT ON risk.case_flag TO croupier_app;
GRANT INSERT, SELECT ON risk.case_member TO croupier_app;
GRANT INSERT, SELECT ON risk.case_note TO croupier_app;
GRANT EXECUTE ON FUNCTION risk.count_rounds TO croupier_app;
GRANT INSERT, SELECT ON risk.flag TO croupier_app;
GRANT UPDATE (changed_at, decided_at, decided_by, decided_weight, detections, evidence, facts, holds, reason, severity, status, weight) ON risk.flag TO croupier_app;
GRANT INSERT, SELECT ON risk.flag_member TO croupier_app;
GRANT UPDATE (held) ON risk.flag_member TO croupier_app;
GRANT DELETE, SELECT ON risk.member_game_day TO croupier_app;
GRANT INSERT, SELECT ON risk.progress TO croupier_app;
GRANT UPDATE (position, run_at) ON risk.progress TO croupier_app;
GRANT INSERT, SELECT ON risk.rule TO croupier_app;
GRANT UPDATE (action, changed_at, enabled, severity, thresholds, version) ON risk.rule TO croupier_app;
GRANT INSERT, SELECT ON risk.rule_change TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.accept_lottery_slips TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.change_seed TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.close_lottery_draw TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.delete_refused_spin TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.draw_lottery TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.end_lottery_chases TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.ensure_seat TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.finish_lottery_bets TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.finish_lottery_draw TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.lead_lottery TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_bet TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_correction TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_decision TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_draw TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_draw_sum TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.lottery_due TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_failure TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_favourite TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_game TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.lottery_lateness TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_leader TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_limit TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_line TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_load TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.lottery_load_prizes TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.lottery_load_stake TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_member_sum TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_series TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.lottery_session TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_slip TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.lottery_sweep TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.note_lottery_failures TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.plan_lottery_draws TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.record_lottery_settlement TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.record_lottery_void TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.record_spin_attempt TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.refuse_lottery_slip TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.remove_lottery_draws TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.seat TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.seed TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.session TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.settle_spins TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.spin TO croupier_app;
GRANT USAGE ON SEQUENCE studio.spin_id_seq TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.start_lottery_slip TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.start_lottery_slips TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.start_spins TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.stop_lottery_chase TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.undo_lottery_bets TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.unplan_lottery_draws TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.void_round TO croupier_app;
GRANT EXECUTE ON FUNCTION studio.withdraw_lottery_bets TO croupier_app;
GRANT INSERT, SELECT ON webhooks.delivery TO croupier_app;
GRANT UPDATE (answer, answer_status, attempts, failure, last_at, next_at, status, took_ms) ON webhooks.delivery TO croupier_app;
GRANT DELETE, INSERT, SELECT ON webhooks.endpoint TO croupier_app;
GRANT UPDATE (description, events, former_secret_sealed, former_until, paused_at, secret_made_at, secret_sealed, url, version) ON webhooks.endpoint TO croupier_app;
GRANT USAGE ON SEQUENCE webhooks.endpoint_id_seq TO croupier_app;
GRANT DELETE, INSERT, SELECT ON webhooks.event TO croupier_app;
