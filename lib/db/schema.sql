-- Written by npm run db:types from the migrations. Do not edit.

-- Extensions

btree_gin;
ltree;
pg_trgm;
plpgsql;

-- Types

TYPE gateway.amount: bigint not_negative CHECK ((VALUE >= 0));
TYPE gateway.bet_count: integer not_negative CHECK ((VALUE >= 0));
TYPE gateway.call_id: text COLLATE "C" some_length CHECK (((length(VALUE) >= 1) AND (length(VALUE) <= 96)));
TYPE gateway.transaction_kind: text known CHECK ((VALUE = ANY (ARRAY['bet'::text, 'win'::text, 'round'::text, 'rollback'::text, 'tombstone'::text, 'bonusWin'::text, 'jackpotWin'::text, 'promoWin'::text, 'adjust'::text])));

-- Tables

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
TABLE backoffice.operator (
  id bigint NOT NULL IDENTITY,
  account text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  permissions text[] NOT NULL DEFAULT '{}'::text[],
  status text NOT NULL DEFAULT 'active'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE backoffice.session (
  id bigint NOT NULL IDENTITY,
  token_hash bytea NOT NULL,
  operator_id bigint NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone
);
TABLE cashier.channel (
  kind text NOT NULL,
  code text NOT NULL,
  method text NOT NULL,
  names jsonb NOT NULL,
  notes jsonb,
  minimum bigint NOT NULL,
  maximum bigint NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  demo_only boolean NOT NULL DEFAULT false,
  account jsonb,
  "position" smallint NOT NULL DEFAULT 0
);
TABLE cashier.deposit (
  id bigint NOT NULL IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL DEFAULT 'deposit'::text,
  channel text NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  reference text NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  proof_id text,
  created_at timestamp with time zone NOT NULL,
  checked_by bigint,
  checked_at timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  ledger_id bigint
);
TABLE cashier.notice (
  id bigint NOT NULL IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone
);
TABLE cashier.payee (
  id bigint NOT NULL IDENTITY,
  member_id bigint NOT NULL,
  bank text NOT NULL,
  holder text,
  number_sealed bytea NOT NULL,
  number_tail text NOT NULL,
  number_digest bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  holder_sealed bytea
);
TABLE cashier.proof (
  id text NOT NULL,
  member_id bigint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE cashier.withdrawal (
  id bigint NOT NULL IDENTITY,
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
  proof_id text,
  resolved_by bigint,
  resolved_at timestamp with time zone,
  hold_ledger_id bigint NOT NULL,
  end_ledger_id bigint,
  refund_ledger_id bigint,
  refund_checked_by bigint,
  refund_checked_at timestamp with time zone
);
TABLE catalogue.favourite (
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE catalogue.game (
  node_id bigint NOT NULL IDENTITY,
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
  is_new boolean NOT NULL DEFAULT false,
  is_hot boolean NOT NULL DEFAULT false,
  rank integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now()
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
  "position" integer NOT NULL DEFAULT 0
);
TABLE catalogue.vendor_category (
  game_type text NOT NULL,
  vendor_code text NOT NULL,
  "position" integer NOT NULL DEFAULT 0
);
TABLE content.announcement (
  id bigint NOT NULL IDENTITY,
  type text NOT NULL,
  execution text[] NOT NULL DEFAULT '{A,B}'::text[],
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  promotion_type text,
  starts_at timestamp with time zone NOT NULL DEFAULT now(),
  ends_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.article (
  id bigint NOT NULL IDENTITY,
  kind text NOT NULL,
  slug text NOT NULL,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  body jsonb NOT NULL,
  published_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1
);
TABLE content.banner (
  id bigint NOT NULL IDENTITY,
  group_name text NOT NULL,
  picture text NOT NULL,
  title jsonb NOT NULL,
  subtitle jsonb,
  action jsonb,
  url text,
  "position" smallint NOT NULL DEFAULT 0,
  starts_at timestamp with time zone NOT NULL DEFAULT now(),
  ends_at timestamp with time zone
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
  id bigint NOT NULL IDENTITY,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE content.promotion (
  id bigint NOT NULL IDENTITY,
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
  "position" smallint NOT NULL DEFAULT 0
);
TABLE content.service_channel (
  id bigint NOT NULL IDENTITY,
  cs_type text NOT NULL,
  path text NOT NULL,
  "position" smallint NOT NULL DEFAULT 0
);
TABLE content.site_status (
  only_row boolean NOT NULL DEFAULT true,
  maintenance boolean NOT NULL DEFAULT false,
  maintenance_end timestamp with time zone,
  blocked_countries text[] NOT NULL DEFAULT '{}'::text[],
  blocked_networks cidr[] NOT NULL DEFAULT '{}'::cidr[],
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE gateway.game_session (
  id bigint NOT NULL IDENTITY,
  token_hash bytea NOT NULL,
  vendor text NOT NULL,
  node_id bigint NOT NULL,
  member_id bigint NOT NULL,
  site_session_id bigint,
  account_id bigint NOT NULL,
  house_id bigint NOT NULL,
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
  house_id bigint NOT NULL,
  currency character(3) NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
TABLE gateway.round (
  id bigint NOT NULL IDENTITY,
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
  details json
);
TABLE gateway.transaction (
  id bigint NOT NULL IDENTITY,
  session_id bigint NOT NULL,
  member_id bigint NOT NULL,
  round_id bigint,
  ledger_id bigint,
  taken gateway.amount NOT NULL,
  given gateway.amount NOT NULL,
  balance bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  cancelled_at timestamp with time zone,
  vendor text NOT NULL,
  transaction_id gateway.call_id NOT NULL,
  kind gateway.transaction_kind NOT NULL,
  content bytea,
  note jsonb
);
TABLE gateway.vendor (
  code text NOT NULL,
  secret_sealed bytea NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  bonus_win_credits boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE identity.activity (
  id bigint NOT NULL IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  ip text NOT NULL,
  country text,
  user_agent text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
TABLE identity.captcha (
  id text NOT NULL,
  answer_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  ends_at timestamp with time zone NOT NULL
);
TABLE identity.code (
  id bigint NOT NULL IDENTITY,
  purpose text NOT NULL,
  subject bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
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
TABLE identity.login_challenge (
  token_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  device_hash bytea NOT NULL,
  remember boolean NOT NULL,
  ways text[] NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  by_password boolean NOT NULL DEFAULT true
);
TABLE identity.member (
  id bigint NOT NULL IDENTITY,
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
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE identity.one_time_password (
  member_id bigint NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  device_hash bytea
);
TABLE identity.outgoing (
  id bigint NOT NULL IDENTITY,
  channel text NOT NULL,
  template text NOT NULL,
  locale text NOT NULL,
  member_id bigint,
  recipient_hint text NOT NULL,
  sealed bytea,
  mute boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  not_after timestamp with time zone NOT NULL
);
TABLE identity.passkey (
  id bigint NOT NULL IDENTITY,
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
TABLE identity.passkey_question (
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
  changed_at timestamp with time zone NOT NULL
);
TABLE identity.recovery_code (
  member_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone
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
  id bigint NOT NULL IDENTITY,
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
  password_due boolean NOT NULL DEFAULT false
);
TABLE identity.slider_pass (
  token_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  action text NOT NULL,
  ends_at timestamp with time zone NOT NULL
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
TABLE identity.throttle (
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
TABLE identity.used_proof (
  hash bytea NOT NULL,
  ends_at timestamp with time zone NOT NULL
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
  id bigint NOT NULL IDENTITY,
  question_type text NOT NULL,
  content text NOT NULL,
  contact_sealed bytea,
  member_id bigint,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  remark text,
  handled_by bigint,
  handled_at timestamp with time zone
);
TABLE inbox.feedback_picture (
  feedback_id bigint NOT NULL,
  place smallint NOT NULL,
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL
);
TABLE ledger.account (
  id bigint NOT NULL IDENTITY,
  owner_id bigint NOT NULL,
  owner_kind text NOT NULL,
  kind text NOT NULL,
  currency character(3) NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE ledger.balance (
  account_id bigint NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  last_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone
);
TABLE ledger.checkpoint (
  id bigint NOT NULL IDENTITY,
  horizon bigint NOT NULL,
  taken_at timestamp with time zone NOT NULL DEFAULT now(),
  folded boolean NOT NULL DEFAULT false
);
TABLE ledger.checkpoint_balance (
  checkpoint_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL
);
TABLE ledger.entry (
  transaction_id bigint,
  account_id bigint,
  amount bigint,
  balance_after bigint,
  at timestamp with time zone,
  line smallint
);
TABLE ledger.member_entry (
  account_id bigint,
  at timestamp with time zone,
  transaction_id bigint,
  line smallint,
  kind text,
  amount bigint,
  balance_after bigint,
  meta jsonb
);
TABLE ledger.transaction (
  id bigint NOT NULL IDENTITY,
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
  id bigint NOT NULL IDENTITY,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone NOT NULL,
  passed boolean NOT NULL,
  checks jsonb NOT NULL
);
TABLE public.migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE reporting.day (
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  sound boolean NOT NULL DEFAULT true
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
TABLE reporting.member_day (
  starts_at timestamp with time zone NOT NULL,
  currency character(3) NOT NULL,
  member_id bigint NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  top_win bigint NOT NULL
);
TABLE reporting.reconciliation (
  id bigint NOT NULL IDENTITY,
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
TABLE reporting.return_mark (
  one boolean NOT NULL DEFAULT true,
  counted_until timestamp with time zone NOT NULL
);
TABLE reporting.return_watch (
  kind text NOT NULL,
  subject text NOT NULL,
  model text NOT NULL,
  version integer NOT NULL,
  rounds bigint NOT NULL,
  returned numeric(30,6) NOT NULL,
  looks integer NOT NULL DEFAULT 0,
  expected numeric(12,6),
  expected_error numeric(12,8),
  deviation numeric(12,4),
  score numeric(12,3),
  alarmed_at timestamp with time zone,
  alarmed_rounds bigint
);
TABLE rewards.good (
  id bigint NOT NULL IDENTITY,
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
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE studio.seat (
  id bigint NOT NULL IDENTITY,
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
  "position" integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
TABLE studio.seed (
  id bigint NOT NULL IDENTITY,
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
  id bigint NOT NULL IDENTITY,
  token_hash bytea NOT NULL,
  seat_id bigint NOT NULL,
  sealed_player_token bytea NOT NULL,
  trial boolean NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL
);
TABLE studio.spin (
  id bigint NOT NULL IDENTITY,
  round_id bigint NOT NULL,
  seat_id bigint NOT NULL,
  session_id bigint NOT NULL,
  seed_id bigint NOT NULL,
  nonce integer NOT NULL,
  "position" integer NOT NULL,
  request_id text NOT NULL,
  stake bigint NOT NULL,
  state jsonb,
  result jsonb,
  balance bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  tries timestamp with time zone[]
);

-- Views

VIEW ledger.entry AS
 SELECT t.id AS transaction_id,
    l.account_id,
    l.amount,
    l.balance_after,
    t.at,
    (l.line)::smallint AS line
   FROM (ledger.transaction t
     CROSS JOIN LATERAL UNNEST(t.accounts, t.amounts, t.balances) WITH ORDINALITY l(account_id, amount, balance_after, line));
VIEW ledger.member_entry AS
 SELECT m.account_id,
    m.at,
    m.transaction_id,
    (l.line)::smallint AS line,
    m.kind,
    l.amount,
    l.balance_after,
    m.meta
   FROM (( SELECT t.member_account AS account_id,
            t.at,
            t.id AS transaction_id,
            t.kind,
            t.accounts,
            t.amounts,
            t.balances,
            t.meta
           FROM ledger.transaction t
        UNION ALL
         SELECT t.other_member_account,
            t.at,
            t.id,
            t.kind,
            t.accounts,
            t.amounts,
            t.balances,
            t.meta
           FROM ledger.transaction t) m
     CROSS JOIN LATERAL UNNEST(m.accounts, m.amounts, m.balances) WITH ORDINALITY l(account_id, amount, balance_after, line))
  WHERE (l.account_id = m.account_id);

-- Constraints

backoffice.audit: audit_action_check CHECK ((action ~ '^[a-z][a-zA-Z.-]{1,63}$'::text));
backoffice.audit: audit_id_check CHECK ((id > 0));
backoffice.audit: audit_pkey PRIMARY KEY (id);
backoffice.audit_head: audit_head_only_row_check CHECK (only_row);
backoffice.audit_head: audit_head_pkey PRIMARY KEY (only_row);
backoffice.operator: operator_account_check CHECK ((account ~ '^[a-z][a-z0-9._-]{2,31}$'::text));
backoffice.operator: operator_account_key UNIQUE (account);
backoffice.operator: operator_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64)));
backoffice.operator: operator_pkey PRIMARY KEY (id);
backoffice.operator: operator_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])));
backoffice.session: session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES backoffice.operator(id);
backoffice.session: session_pkey PRIMARY KEY (id);
backoffice.session: session_token_hash_check CHECK ((octet_length(token_hash) = 32));
backoffice.session: session_token_hash_key UNIQUE (token_hash);
cashier.channel: channel_check CHECK ((maximum >= minimum));
cashier.channel: channel_check1 CHECK (((method <> 'instant'::text) OR ((kind = 'deposit'::text) AND demo_only)));
cashier.channel: channel_check2 CHECK (((kind <> 'deposit'::text) OR (method <> 'transfer'::text) OR (account IS NOT NULL)));
cashier.channel: channel_code_check CHECK ((code ~ '^[a-z][a-z0-9-]{1,31}$'::text));
cashier.channel: channel_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'withdraw'::text])));
cashier.channel: channel_method_check CHECK ((method = ANY (ARRAY['instant'::text, 'transfer'::text])));
cashier.channel: channel_minimum_check CHECK ((minimum > 0));
cashier.channel: channel_names_check CHECK ((jsonb_typeof((names -> 'en'::text)) = 'string'::text));
cashier.channel: channel_notes_check CHECK (((notes IS NULL) OR (jsonb_typeof((notes -> 'en'::text)) = 'string'::text)));
cashier.channel: channel_pkey PRIMARY KEY (kind, code);
cashier.deposit: deposit_amount_check CHECK ((amount > 0));
cashier.deposit: deposit_currency_check CHECK ((currency <> 'PLY'::bpchar));
cashier.deposit: deposit_kind_channel_fkey FOREIGN KEY (kind, channel) REFERENCES cashier.channel(kind, code);
cashier.deposit: deposit_kind_check CHECK ((kind = 'deposit'::text));
cashier.deposit: deposit_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.deposit: deposit_member_id_request_id_key UNIQUE (member_id, request_id);
cashier.deposit: deposit_pkey PRIMARY KEY (id);
cashier.deposit: deposit_proof_id_fkey FOREIGN KEY (proof_id) REFERENCES cashier.proof(id);
cashier.deposit: deposit_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
cashier.deposit: deposit_reference_key UNIQUE (reference);
cashier.deposit: deposit_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'checked'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text])));
cashier.deposit: four_eyes CHECK (((status <> 'approved'::text) OR (checked_by IS NULL) OR (checked_by <> decided_by)));
cashier.deposit: money_came CHECK (((status = 'approved'::text) = (ledger_id IS NOT NULL)));
cashier.notice: notice_kind_check CHECK ((kind ~ '^[a-zA-Z]{3,40}$'::text));
cashier.notice: notice_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.notice: notice_pkey PRIMARY KEY (id);
cashier.payee: holder_once CHECK (((holder IS NULL) <> (holder_sealed IS NULL)));
cashier.payee: payee_bank_check CHECK (((length(bank) >= 2) AND (length(bank) <= 60)));
cashier.payee: payee_holder_check CHECK (((length(holder) >= 2) AND (length(holder) <= 100)));
cashier.payee: payee_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.payee: payee_number_tail_check CHECK ((number_tail ~ '^[0-9]{4}$'::text));
cashier.payee: payee_pkey PRIMARY KEY (id);
cashier.proof: proof_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{32}$'::text));
cashier.proof: proof_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.proof: proof_pkey PRIMARY KEY (id);
cashier.withdrawal: hold_ended CHECK (((status = ANY (ARRAY['requested'::text, 'approved'::text])) = (end_ledger_id IS NULL)));
cashier.withdrawal: paid_has_end CHECK (((status = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text])) OR (confirm_by IS NOT NULL)));
cashier.withdrawal: refund_checked_whole CHECK (((refund_checked_by IS NULL) = (refund_checked_at IS NULL)));
cashier.withdrawal: refunded_once CHECK (((status = 'refunded'::text) = (refund_ledger_id IS NOT NULL)));
cashier.withdrawal: withdrawal_amount_check CHECK ((amount > 0));
cashier.withdrawal: withdrawal_check CHECK (((received_amount >= 0) AND (received_amount <= amount)));
cashier.withdrawal: withdrawal_confirmed_how_check CHECK ((confirmed_how = ANY (ARRAY['member'::text, 'time'::text, 'forced'::text])));
cashier.withdrawal: withdrawal_currency_check CHECK ((currency <> 'PLY'::bpchar));
cashier.withdrawal: withdrawal_kind_channel_fkey FOREIGN KEY (kind, channel) REFERENCES cashier.channel(kind, code);
cashier.withdrawal: withdrawal_kind_check CHECK ((kind = 'withdraw'::text));
cashier.withdrawal: withdrawal_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
cashier.withdrawal: withdrawal_member_id_request_id_key UNIQUE (member_id, request_id);
cashier.withdrawal: withdrawal_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES cashier.payee(id);
cashier.withdrawal: withdrawal_payment_reference_check CHECK (((length(payment_reference) >= 1) AND (length(payment_reference) <= 100)));
cashier.withdrawal: withdrawal_pkey PRIMARY KEY (id);
cashier.withdrawal: withdrawal_proof_id_fkey FOREIGN KEY (proof_id) REFERENCES cashier.proof(id);
cashier.withdrawal: withdrawal_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)));
cashier.withdrawal: withdrawal_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'paid'::text, 'received'::text, 'partial'::text, 'notReceived'::text, 'refunded'::text, 'rejected'::text])));
catalogue.favourite: favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
catalogue.favourite: favourite_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id) ON DELETE CASCADE;
catalogue.favourite: favourite_pkey PRIMARY KEY (member_id, node_id);
catalogue.game: game_code_check CHECK (((length(code) >= 1) AND (length(code) <= 80)));
catalogue.game: game_engine_check CHECK (((engine IS NULL) OR ((engine ->> 'kind'::text) IS NOT NULL)));
catalogue.game: game_game_type_vendor_code_fkey FOREIGN KEY (game_type, vendor_code) REFERENCES catalogue.vendor_category(game_type, vendor_code);
catalogue.game: game_names_check CHECK (((length((names ->> 'en'::text)) >= 1) AND (length((names ->> 'en'::text)) <= 120)));
catalogue.game: game_pkey PRIMARY KEY (node_id);
catalogue.game: game_search_text_check CHECK ((octet_length(search_text) <= 2400));
catalogue.game: game_status_check CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text])));
catalogue.game: game_vendor_code_code_key UNIQUE (vendor_code, code);
catalogue.recent: recent_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
catalogue.recent: recent_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id) ON DELETE CASCADE;
catalogue.recent: recent_pkey PRIMARY KEY (member_id, node_id);
catalogue.tally: tally_pkey PRIMARY KEY (game_type, vendor_code, class);
catalogue.trigram: trigram_games_check CHECK ((games > 0));
catalogue.trigram: trigram_pkey PRIMARY KEY (trigram);
catalogue.vendor: vendor_code_check CHECK ((code ~ '^[A-Z0-9_]{2,20}$'::text));
catalogue.vendor: vendor_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 40)));
catalogue.vendor: vendor_pkey PRIMARY KEY (code);
catalogue.vendor: vendor_status_check CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text])));
catalogue.vendor: vendor_wallet_kind_check CHECK ((wallet_kind = ANY (ARRAY['single'::text, 'transfer'::text])));
catalogue.vendor_category: vendor_category_game_type_check CHECK ((game_type = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'FISH'::text, 'SPORTS'::text, 'PVP'::text, 'ESPORTS'::text, 'COCKFIGHT'::text, 'ELOTT'::text, 'LOTT'::text])));
catalogue.vendor_category: vendor_category_pkey PRIMARY KEY (game_type, vendor_code);
catalogue.vendor_category: vendor_category_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES catalogue.vendor(code);
content.announcement: announcement_check CHECK ((ends_at > starts_at));
content.announcement: announcement_content_check CHECK (content.is_text(content));
content.announcement: announcement_execution_check CHECK (((execution <@ '{A,B,F}'::text[]) AND (cardinality(execution) > 0)));
content.announcement: announcement_pkey PRIMARY KEY (id);
content.announcement: announcement_title_check CHECK (content.is_text(title));
content.announcement: announcement_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text])));
content.article: article_body_check CHECK (content.is_text(body));
content.article: article_kind_check CHECK ((kind = ANY (ARRAY['blog'::text, 'news'::text, 'house'::text])));
content.article: article_kind_slug_key UNIQUE (kind, slug);
content.article: article_pkey PRIMARY KEY (id);
content.article: article_slug_check CHECK (((slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'::text) AND (length(slug) <= 64)));
content.article: article_summary_check CHECK (content.is_text(summary));
content.article: article_title_check CHECK (content.is_text(title));
content.article: article_version_check CHECK ((version > 0));
content.banner: banner_action_check CHECK (((action IS NULL) OR content.is_text(action)));
content.banner: banner_check CHECK ((ends_at > starts_at));
content.banner: banner_group_name_check CHECK ((group_name ~ '^[a-z_]{1,32}$'::text));
content.banner: banner_picture_check CHECK ((picture ~ '^[a-z0-9-]{1,64}$'::text));
content.banner: banner_pkey PRIMARY KEY (id);
content.banner: banner_subtitle_check CHECK (((subtitle IS NULL) OR content.is_text(subtitle)));
content.banner: banner_title_check CHECK (content.is_text(title));
content.banner: banner_url_check CHECK ((url ~ '^(/[^/\\]|/$|https://)'::text));
content.domain: domain_domain_name_check CHECK ((domain_name ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'::text));
content.domain: domain_pkey PRIMARY KEY (domain_name);
content.flag: flag_key_check CHECK ((key ~ '^[A-Za-z0-9_.]{1,64}$'::text));
content.flag: flag_pkey PRIMARY KEY (key);
content.help_topic: help_topic_content_check CHECK (content.is_text(content));
content.help_topic: help_topic_id_key UNIQUE (id);
content.help_topic: help_topic_pkey PRIMARY KEY (slug);
content.help_topic: help_topic_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]{0,63}$'::text));
content.help_topic: help_topic_title_check CHECK (content.is_text(title));
content.promotion: promotion_action_check CHECK (((action IS NULL) OR content.is_text(action)));
content.promotion: promotion_action_url_check CHECK ((action_url ~ '^(/[^/\\]|/$|https://)'::text));
content.promotion: promotion_body_check CHECK (content.is_text(body));
content.promotion: promotion_check CHECK (((ends_at IS NULL) OR (ends_at > starts_at)));
content.promotion: promotion_check1 CHECK (((action IS NULL) = (action_url IS NULL)));
content.promotion: promotion_picture_check CHECK (((picture ~ '^[a-z]+\.[a-z]+\.[a-z]+$'::text) AND (length(picture) <= 64)));
content.promotion: promotion_pkey PRIMARY KEY (id);
content.promotion: promotion_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 64)));
content.promotion: promotion_slug_key UNIQUE (slug);
content.promotion: promotion_summary_check CHECK (content.is_text(summary));
content.promotion: promotion_title_check CHECK (content.is_text(title));
content.promotion: promotion_types_check CHECK (((types <@ '{sports,live,slots,cards,fish,lotto,rebate,pointsMall,ranking,deposit,appDownload,newbie,other}'::text[]) AND ((cardinality(types) >= 1) AND (cardinality(types) <= 4))));
content.resource: resource_pkey PRIMARY KEY (resource_type);
content.resource: resource_resource_type_check CHECK ((resource_type ~ '^[a-z_]{1,32}$'::text));
content.resource: resource_url_check CHECK ((url ~ '^(/[^/\\]|https://|mailto:|tel:)'::text));
content.service_channel: service_channel_cs_type_check CHECK ((cs_type = ANY (ARRAY['LIVECHAT'::text, 'TELEGRAM'::text, 'LINE'::text, 'WHATSAPP'::text, 'ZALO'::text, 'FACEBOOK'::text, 'WECHAT'::text, 'SKYPE'::text, 'FORM'::text, 'EMAIL'::text, 'PHONE'::text])));
content.service_channel: service_channel_path_check CHECK (((length(path) <= 500) AND (path ~ '^(/[A-Za-z]|https://[^\s/\\]|mailto:[^\s@]+@|tel:\+?[0-9])'::text)));
content.service_channel: service_channel_path_key UNIQUE (path);
content.service_channel: service_channel_pkey PRIMARY KEY (id);
content.site_status: site_status_only_row_check CHECK (only_row);
content.site_status: site_status_pkey PRIMARY KEY (only_row);
gateway.game_session: game_session_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
gateway.game_session: game_session_house_id_fkey FOREIGN KEY (house_id) REFERENCES ledger.account(id);
gateway.game_session: game_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.game_session: game_session_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id);
gateway.game_session: game_session_pkey PRIMARY KEY (id);
gateway.game_session: game_session_token_hash_check CHECK ((octet_length(token_hash) = 32));
gateway.game_session: game_session_token_hash_key UNIQUE (token_hash);
gateway.launch: launch_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id);
gateway.launch: launch_house_id_fkey FOREIGN KEY (house_id) REFERENCES ledger.account(id);
gateway.launch: launch_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
gateway.launch: launch_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id);
gateway.launch: launch_pkey PRIMARY KEY (token_hash);
gateway.launch: launch_token_hash_check CHECK ((octet_length(token_hash) = 32));
gateway.round: round_of_vendor UNIQUE (vendor, vendor_round_id);
gateway.round: round_pkey PRIMARY KEY (id);
gateway.round: status_follows CHECK (((status =
CASE
    WHEN ((bets)::integer = 0) THEN 'voided'::text
    WHEN ended THEN 'closed'::text
    ELSE 'open'::text
END) AND ((settled_at IS NULL) = (status = 'open'::text))));
gateway.transaction: transaction_check CHECK (((content IS NULL) = ((kind)::text = 'tombstone'::text)));
gateway.transaction: transaction_pkey PRIMARY KEY (vendor, transaction_id);
gateway.vendor: vendor_code_fkey FOREIGN KEY (code) REFERENCES catalogue.vendor(code);
gateway.vendor: vendor_pkey PRIMARY KEY (code);
identity.activity: activity_kind_check CHECK ((kind = ANY (ARRAY['newAddress'::text, 'totpOn'::text, 'totpOff'::text, 'recoveryUsed'::text, 'recoveryNew'::text, 'passkeyAdded'::text, 'passkeyRemoved'::text, 'socialLinked'::text, 'socialUnlinked'::text, 'guessed'::text, 'paymentPassword'::text, 'passwordReset'::text])));
identity.activity: activity_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.activity: activity_pkey PRIMARY KEY (id);
identity.captcha: captcha_pkey PRIMARY KEY (id);
identity.code: code_code_hash_check CHECK ((octet_length(code_hash) = 32));
identity.code: code_pkey PRIMARY KEY (id);
identity.code: code_purpose_check CHECK ((purpose ~ '^[a-z][A-Za-z]{1,31}$'::text));
identity.code: code_purpose_subject_key UNIQUE (purpose, subject);
identity.code: code_subject_check CHECK ((octet_length(subject) = 32));
identity.code: code_tries_check CHECK (((tries >= 0) AND (tries <= 5)));
identity.contact: contact_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'email'::text])));
identity.contact: contact_lookup_check CHECK ((octet_length(lookup) = 32));
identity.contact: contact_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.contact: contact_pkey PRIMARY KEY (member_id, kind);
identity.login_challenge: login_challenge_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.login_challenge: login_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.login_challenge: login_challenge_pkey PRIMARY KEY (token_hash);
identity.login_challenge: login_challenge_token_hash_check CHECK ((octet_length(token_hash) = 32));
identity.login_challenge: login_challenge_tries_check CHECK (((tries >= 0) AND (tries <= 5)));
identity.login_challenge: login_challenge_ways_check CHECK ((cardinality(ways) > 0));
identity.member: member_account_check CHECK (((account <> ''::text) AND (length(account) <= 64)));
identity.member: member_icon_check CHECK (((icon >= 1) AND (icon <= 99)));
identity.member: member_nickname_check CHECK (((length(nickname) >= 1) AND (length(nickname) <= 64)));
identity.member: member_pkey PRIMARY KEY (id);
identity.member: member_referral_code_key UNIQUE (referral_code);
identity.member: member_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])));
identity.member: member_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42])));
identity.member: member_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES identity.member(id);
identity.member: trial_is_apart CHECK ((((type = 4) = (currency = 'PLY'::bpchar)) AND ((type <> 4) OR (upline_id IS NULL))));
identity.one_time_password: one_time_password_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.one_time_password: one_time_password_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id) ON DELETE CASCADE;
identity.one_time_password: one_time_password_pkey PRIMARY KEY (member_id);
identity.outgoing: outgoing_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])));
identity.outgoing: outgoing_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.outgoing: outgoing_pkey PRIMARY KEY (id);
identity.outgoing: outgoing_recipient_hint_check CHECK ((length(recipient_hint) <= 320));
identity.outgoing: outgoing_template_check CHECK ((template ~ '^[a-z][A-Za-z]{1,31}$'::text));
identity.passkey: passkey_counter_check CHECK ((counter >= 0));
identity.passkey: passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400)));
identity.passkey: passkey_credential_id_key UNIQUE (credential_id);
identity.passkey: passkey_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.passkey: passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
identity.passkey: passkey_pkey PRIMARY KEY (id);
identity.passkey_question: passkey_question_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.passkey_question: passkey_question_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.passkey_question: passkey_question_pkey PRIMARY KEY (challenge);
identity.payload_key: payload_key_check CHECK ((ends_at > created_at));
identity.payload_key: payload_key_pkey PRIMARY KEY (kid);
identity.payload_key: payload_key_public_jwk_check CHECK (((jsonb_typeof(public_jwk) = 'object'::text) AND (NOT (public_jwk ? 'd'::text))));
identity.payload_seen: payload_seen_jti_hash_check CHECK ((octet_length(jti_hash) = 32));
identity.payload_seen: payload_seen_pkey PRIMARY KEY (jti_hash);
identity.profile_field: profile_field_field_check CHECK ((field ~ '^[A-Za-z]{2,32}$'::text));
identity.profile_field: profile_field_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.profile_field: profile_field_pkey PRIMARY KEY (member_id, field);
identity.recovery_code: recovery_code_code_hash_check CHECK ((octet_length(code_hash) = 32));
identity.recovery_code: recovery_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id);
identity.recovery_code: recovery_code_pkey PRIMARY KEY (member_id, code_hash);
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
identity.slider_pass: slider_pass_device_hash_check CHECK ((octet_length(device_hash) = 32));
identity.slider_pass: slider_pass_pkey PRIMARY KEY (token_hash);
identity.slider_pass: slider_pass_token_hash_check CHECK ((octet_length(token_hash) = 32));
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
identity.used_proof: used_proof_hash_check CHECK ((octet_length(hash) = 32));
identity.used_proof: used_proof_pkey PRIMARY KEY (hash);
inbox.delivery: delivery_attempts_check CHECK ((attempts >= 0));
inbox.delivery: delivery_outgoing_id_fkey FOREIGN KEY (outgoing_id) REFERENCES identity.outgoing(id) ON DELETE CASCADE;
inbox.delivery: delivery_pkey PRIMARY KEY (outgoing_id);
inbox.delivery: delivery_provider_check CHECK ((provider = ANY (ARRAY['outbox'::text, 'smtp'::text, 'twilio'::text])));
inbox.delivery: delivery_reason_check CHECK ((length(reason) <= 500));
inbox.delivery: delivery_status_check CHECK ((status = ANY (ARRAY['kept'::text, 'sent'::text, 'retrying'::text, 'failed'::text, 'expired'::text])));
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
inbox.feedback: feedback_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text])));
inbox.feedback_picture: feedback_picture_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES inbox.feedback(id);
inbox.feedback_picture: feedback_picture_file_check CHECK ((file ~ '^[A-Za-z0-9_-]{32}$'::text));
inbox.feedback_picture: feedback_picture_file_key UNIQUE (file);
inbox.feedback_picture: feedback_picture_pkey PRIMARY KEY (feedback_id, place);
inbox.feedback_picture: feedback_picture_place_check CHECK (((place >= 1) AND (place <= 3)));
ledger.account: account_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
ledger.account: account_kind_check CHECK ((kind ~ '^[a-z][a-z0-9-]{0,39}(:[A-Za-z0-9_-]{1,40})?$'::text));
ledger.account: account_owner UNIQUE (owner_id, kind, currency, owner_kind);
ledger.account: account_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['member'::text, 'house'::text])));
ledger.account: account_pkey PRIMARY KEY (id);
ledger.account: house_is_one CHECK (((owner_kind <> 'house'::text) OR (owner_id = 0)));
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
ledger.transaction: well_formed CHECK (ledger.is_well_formed(key, kind, digest, accounts, amounts, balances, member_account, other_member_account));
ledger.verification: verification_pkey PRIMARY KEY (id);
public.migration: migration_pkey PRIMARY KEY (name);
reporting.day: day_check CHECK ((ends_at > starts_at));
reporting.day: day_pkey PRIMARY KEY (starts_at);
reporting.difference: difference_kind_check CHECK ((kind = ANY (ARRAY['notOurs'::text, 'notTheirs'::text, 'twice'::text, 'amount'::text, 'currency'::text, 'books'::text])));
reporting.difference: difference_pkey PRIMARY KEY (reconciliation_id, place);
reporting.difference: difference_place_check CHECK ((place >= 1));
reporting.difference: difference_reconciliation_id_fkey FOREIGN KEY (reconciliation_id) REFERENCES reporting.reconciliation(id);
reporting.member_day: member_day_payout_check CHECK ((payout >= 0));
reporting.member_day: member_day_pkey PRIMARY KEY (starts_at, currency, member_id);
reporting.member_day: member_day_rounds_check CHECK ((rounds > 0));
reporting.member_day: member_day_stake_check CHECK ((stake >= 0));
reporting.member_day: member_day_starts_at_fkey FOREIGN KEY (starts_at) REFERENCES reporting.day(starts_at) ON DELETE CASCADE;
reporting.member_day: member_day_top_win_check CHECK ((top_win >= 0));
reporting.member_day: member_day_valid_bet_check CHECK ((valid_bet >= 0));
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
reporting.return_mark: return_mark_one_check CHECK (one);
reporting.return_mark: return_mark_pkey PRIMARY KEY (one);
reporting.return_watch: return_watch_kind_check CHECK ((kind = ANY (ARRAY['model'::text, 'game'::text])));
reporting.return_watch: return_watch_pkey PRIMARY KEY (kind, subject, version);
reporting.return_watch: return_watch_returned_check CHECK ((returned >= (0)::numeric));
reporting.return_watch: return_watch_rounds_check CHECK ((rounds >= 0));
rewards.good: good_check CHECK (((available >= 0) AND (available <= quantity)));
rewards.good: good_picture_check CHECK (((picture ~ '^[a-z]+\.[a-z]+$'::text) AND (length(picture) <= 48)));
rewards.good: good_pkey PRIMARY KEY (id);
rewards.good: good_points_check CHECK (((points >= 1) AND (points <= 1000000000)));
rewards.good: good_quantity_check CHECK (((quantity >= 0) AND (quantity <= 1000000)));
rewards.good: good_summary_check CHECK (content.is_text(summary));
rewards.good: good_title_check CHECK (content.is_text(title));
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
studio.spin: spin_pkey PRIMARY KEY (id);
studio.spin: spin_seat_id_request_id_key UNIQUE (seat_id, request_id);
studio.spin: spin_seed_id_nonce_position_key UNIQUE (seed_id, nonce, "position");
studio.spin: spin_stake_check CHECK ((stake > 0));

-- Indexes

CREATE INDEX activity_member_idx ON identity.activity USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX announcement_shown_idx ON content.announcement USING btree (starts_at DESC, id DESC);
CREATE INDEX article_shown_idx ON content.article USING btree (kind, published_at DESC, id DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX audit_operator_idx ON backoffice.audit USING btree (operator_id, id DESC);
CREATE INDEX audit_subject_idx ON backoffice.audit USING btree (subject, id DESC);
CREATE INDEX banner_group_idx ON content.banner USING btree (group_name, "position");
CREATE INDEX captcha_ends_idx ON identity.captcha USING btree (ends_at);
CREATE INDEX code_ends_idx ON identity.code USING btree (ends_at);
CREATE INDEX deposit_created_idx ON cashier.deposit USING btree (created_at DESC, id DESC);
CREATE INDEX deposit_decided_idx ON cashier.deposit USING btree (decided_at) WHERE (status = 'approved'::text);
CREATE INDEX deposit_member_idx ON cashier.deposit USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX deposit_open_idx ON cashier.deposit USING btree (created_at, id) WHERE (status = ANY (ARRAY['pending'::text, 'checked'::text]));
CREATE INDEX deposit_proof_idx ON cashier.deposit USING btree (proof_id) WHERE (proof_id IS NOT NULL);
CREATE INDEX favourite_game ON catalogue.favourite USING btree (node_id);
CREATE INDEX favourite_latest ON catalogue.favourite USING btree (member_id, created_at DESC, node_id DESC);
CREATE INDEX feedback_member_idx ON inbox.feedback USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);
CREATE INDEX feedback_open_idx ON inbox.feedback USING btree (id) WHERE (status = 'open'::text);
CREATE INDEX game_by_rank ON catalogue.game USING btree (rank, node_id) INCLUDE (search_text);
CREATE INDEX game_by_type ON catalogue.game USING btree (game_type, rank, node_id) INCLUDE (search_text);
CREATE INDEX game_by_vendor ON catalogue.game USING btree (vendor_code, rank, node_id) INCLUDE (search_text);
CREATE INDEX game_by_vendor_type ON catalogue.game USING btree (vendor_code, game_type, rank, node_id) INCLUDE (search_text);
CREATE INDEX game_hot ON catalogue.game USING btree (game_type, rank, node_id) WHERE is_hot;
CREATE INDEX game_new ON catalogue.game USING btree (game_type, rank, node_id) WHERE is_new;
CREATE INDEX game_search ON catalogue.game USING gin (search_key gin_trgm_ops, vendor_code);
CREATE INDEX game_session_player ON gateway.game_session USING btree (member_id, vendor, id DESC);
CREATE INDEX good_shown_idx ON rewards.good USING btree ("position", id) WHERE published;
CREATE INDEX launch_ends ON gateway.launch USING btree (ends_at);
CREATE INDEX login_challenge_ends_idx ON identity.login_challenge USING btree (ends_at);
CREATE INDEX member_account_prefix_idx ON identity.member USING btree (lower(account) text_pattern_ops);
CREATE INDEX member_day_top_win ON reporting.member_day USING btree (starts_at, currency, top_win DESC, member_id);
CREATE INDEX member_day_valid_bet ON reporting.member_day USING btree (starts_at, currency) INCLUDE (member_id, valid_bet);
CREATE INDEX member_path_idx ON identity.member USING gist (path);
CREATE INDEX member_upline_idx ON identity.member USING btree (upline_id) WHERE (upline_id IS NOT NULL);
CREATE INDEX notice_member_idx ON cashier.notice USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX notice_unread_idx ON cashier.notice USING btree (member_id) WHERE (read_at IS NULL);
CREATE INDEX outgoing_created_idx ON identity.outgoing USING btree (created_at DESC, id DESC) WHERE (NOT mute);
CREATE INDEX passkey_member_idx ON identity.passkey USING btree (member_id, created_at);
CREATE INDEX passkey_question_ends_idx ON identity.passkey_question USING btree (ends_at);
CREATE INDEX payee_unsealed_idx ON cashier.payee USING btree (id) WHERE (holder IS NOT NULL);
CREATE INDEX payload_key_ends_idx ON identity.payload_key USING btree (ends_at);
CREATE INDEX payload_seen_ends_idx ON identity.payload_seen USING btree (ends_at);
CREATE INDEX promotion_shown_idx ON content.promotion USING btree ("position", id) WHERE published;
CREATE INDEX proof_created_idx ON cashier.proof USING btree (created_at);
CREATE INDEX proof_member_idx ON cashier.proof USING btree (member_id, created_at DESC);
CREATE INDEX recent_game ON catalogue.recent USING btree (node_id);
CREATE INDEX recent_latest ON catalogue.recent USING btree (member_id, played_at DESC, node_id DESC);
CREATE INDEX reconciliation_made_idx ON reporting.reconciliation USING btree (made_at DESC, id DESC);
CREATE INDEX reset_link_ends_idx ON identity.reset_link USING btree (ends_at);
CREATE INDEX reset_link_member_idx ON identity.reset_link USING btree (member_id);
CREATE INDEX return_watch_alarmed ON reporting.return_watch USING btree (alarmed_at DESC) WHERE (alarmed_at IS NOT NULL);
CREATE INDEX return_watch_played ON reporting.return_watch USING btree (kind, rounds DESC);
CREATE INDEX round_of_member ON gateway.round USING btree (member_id, opened_at DESC, id DESC);
CREATE INDEX round_open ON gateway.round USING btree (member_id, node_id) WHERE (status = 'open'::text);
CREATE INDEX round_settled ON gateway.round USING brin (settled_at) WITH (pages_per_range='32');
CREATE INDEX round_won ON gateway.round USING btree (settled_at DESC) WHERE ((status = 'closed'::text) AND ((payout)::bigint > (stake)::bigint) AND (currency <> 'PLY'::bpchar));
CREATE INDEX seed_revealed ON studio.seed USING btree (seat_id, id DESC) WHERE (server_seed IS NOT NULL);
CREATE INDEX session_ends_idx ON identity.session USING btree (ends_at);
CREATE INDEX session_member_idx ON identity.session USING btree (member_id, created_at DESC);
CREATE INDEX session_operator_idx ON backoffice.session USING btree (operator_id, created_at DESC);
CREATE INDEX session_seat ON studio.session USING btree (seat_id, id);
CREATE INDEX slider_pass_ends_idx ON identity.slider_pass USING btree (ends_at);
CREATE INDEX slider_puzzle_ends_idx ON identity.slider_puzzle USING btree (ends_at);
CREATE INDEX spin_intended ON studio.spin USING btree (created_at) WHERE (result IS NULL);
CREATE INDEX spin_round ON studio.spin USING btree (round_id, id);
CREATE INDEX spin_seat ON studio.spin USING btree (seat_id, id);
CREATE INDEX throttle_expire_idx ON identity.throttle USING btree (expire);
CREATE INDEX transaction_at ON gateway.transaction USING brin (at) WITH (pages_per_range='32');
CREATE INDEX transaction_of_member ON ledger.transaction USING btree (member_account, at, id) WHERE (member_account IS NOT NULL);
CREATE INDEX transaction_of_other_member ON ledger.transaction USING btree (other_member_account, at, id) WHERE (other_member_account IS NOT NULL);
CREATE INDEX transaction_of_round ON gateway.transaction USING btree (round_id) WHERE (((kind)::text <> 'round'::text) AND (round_id IS NOT NULL));
CREATE INDEX used_address_used_idx ON identity.used_address USING btree (used_at);
CREATE INDEX used_proof_ends_idx ON identity.used_proof USING btree (ends_at);
CREATE INDEX withdrawal_created_idx ON cashier.withdrawal USING btree (created_at DESC, id DESC);
CREATE INDEX withdrawal_member_idx ON cashier.withdrawal USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX withdrawal_open_idx ON cashier.withdrawal USING btree (created_at, id) WHERE (status = ANY (ARRAY['requested'::text, 'approved'::text, 'partial'::text, 'notReceived'::text]));
CREATE INDEX withdrawal_paid_idx ON cashier.withdrawal USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX withdrawal_proof_idx ON cashier.withdrawal USING btree (proof_id) WHERE (proof_id IS NOT NULL);
CREATE INDEX withdrawal_reference_idx ON cashier.withdrawal USING btree (COALESCE(payment_reference, ('withdrawal '::text || (id)::text))) WHERE (paid_at IS NOT NULL);
CREATE INDEX withdrawal_unconfirmed_idx ON cashier.withdrawal USING btree (confirm_by) WHERE (status = 'paid'::text);
CREATE UNIQUE INDEX account_owner ON ledger.account USING btree (owner_id, kind, currency, owner_kind);
CREATE UNIQUE INDEX account_pkey ON ledger.account USING btree (id);
CREATE UNIQUE INDEX activity_pkey ON identity.activity USING btree (id);
CREATE UNIQUE INDEX announcement_pkey ON content.announcement USING btree (id);
CREATE UNIQUE INDEX article_kind_slug_key ON content.article USING btree (kind, slug);
CREATE UNIQUE INDEX article_pkey ON content.article USING btree (id);
CREATE UNIQUE INDEX audit_head_pkey ON backoffice.audit_head USING btree (only_row);
CREATE UNIQUE INDEX audit_pkey ON backoffice.audit USING btree (id);
CREATE UNIQUE INDEX balance_pkey ON ledger.balance USING btree (account_id);
CREATE UNIQUE INDEX banner_pkey ON content.banner USING btree (id);
CREATE UNIQUE INDEX captcha_pkey ON identity.captcha USING btree (id);
CREATE UNIQUE INDEX channel_pkey ON cashier.channel USING btree (kind, code);
CREATE UNIQUE INDEX checkpoint_balance_pkey ON ledger.checkpoint_balance USING btree (checkpoint_id, account_id);
CREATE UNIQUE INDEX checkpoint_pkey ON ledger.checkpoint USING btree (id);
CREATE UNIQUE INDEX code_pkey ON identity.code USING btree (id);
CREATE UNIQUE INDEX code_purpose_subject_key ON identity.code USING btree (purpose, subject);
CREATE UNIQUE INDEX contact_pkey ON identity.contact USING btree (member_id, kind);
CREATE UNIQUE INDEX contact_verified_key ON identity.contact USING btree (kind, lookup) WHERE (verified_at IS NOT NULL);
CREATE UNIQUE INDEX day_pkey ON reporting.day USING btree (starts_at);
CREATE UNIQUE INDEX delivery_pkey ON inbox.delivery USING btree (outgoing_id);
CREATE UNIQUE INDEX deposit_member_id_request_id_key ON cashier.deposit USING btree (member_id, request_id);
CREATE UNIQUE INDEX deposit_pkey ON cashier.deposit USING btree (id);
CREATE UNIQUE INDEX deposit_reference_key ON cashier.deposit USING btree (reference);
CREATE UNIQUE INDEX difference_pkey ON reporting.difference USING btree (reconciliation_id, place);
CREATE UNIQUE INDEX domain_pkey ON content.domain USING btree (domain_name);
CREATE UNIQUE INDEX favourite_pkey ON catalogue.favourite USING btree (member_id, node_id);
CREATE UNIQUE INDEX feedback_picture_file_key ON inbox.feedback_picture USING btree (file);
CREATE UNIQUE INDEX feedback_picture_pkey ON inbox.feedback_picture USING btree (feedback_id, place);
CREATE UNIQUE INDEX feedback_pkey ON inbox.feedback USING btree (id);
CREATE UNIQUE INDEX flag_pkey ON content.flag USING btree (key);
CREATE UNIQUE INDEX game_pkey ON catalogue.game USING btree (node_id);
CREATE UNIQUE INDEX game_session_pkey ON gateway.game_session USING btree (id);
CREATE UNIQUE INDEX game_session_token_hash_key ON gateway.game_session USING btree (token_hash);
CREATE UNIQUE INDEX game_vendor_code_code_key ON catalogue.game USING btree (vendor_code, code);
CREATE UNIQUE INDEX good_pkey ON rewards.good USING btree (id);
CREATE UNIQUE INDEX help_topic_id_key ON content.help_topic USING btree (id);
CREATE UNIQUE INDEX help_topic_pkey ON content.help_topic USING btree (slug);
CREATE UNIQUE INDEX launch_pkey ON gateway.launch USING btree (token_hash);
CREATE UNIQUE INDEX login_challenge_pkey ON identity.login_challenge USING btree (token_hash);
CREATE UNIQUE INDEX member_account_key ON identity.member USING btree (lower(account));
CREATE UNIQUE INDEX member_day_pkey ON reporting.member_day USING btree (starts_at, currency, member_id);
CREATE UNIQUE INDEX member_pkey ON identity.member USING btree (id);
CREATE UNIQUE INDEX member_referral_code_key ON identity.member USING btree (referral_code);
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name);
CREATE UNIQUE INDEX notice_pkey ON cashier.notice USING btree (id);
CREATE UNIQUE INDEX one_time_password_pkey ON identity.one_time_password USING btree (member_id);
CREATE UNIQUE INDEX operator_account_key ON backoffice.operator USING btree (account);
CREATE UNIQUE INDEX operator_pkey ON backoffice.operator USING btree (id);
CREATE UNIQUE INDEX outgoing_pkey ON identity.outgoing USING btree (id);
CREATE UNIQUE INDEX passkey_credential_id_key ON identity.passkey USING btree (credential_id);
CREATE UNIQUE INDEX passkey_pkey ON identity.passkey USING btree (id);
CREATE UNIQUE INDEX passkey_question_pkey ON identity.passkey_question USING btree (challenge);
CREATE UNIQUE INDEX payee_once ON cashier.payee USING btree (member_id, number_digest) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payee_pkey ON cashier.payee USING btree (id);
CREATE UNIQUE INDEX payload_key_pkey ON identity.payload_key USING btree (kid);
CREATE UNIQUE INDEX payload_seen_pkey ON identity.payload_seen USING btree (jti_hash);
CREATE UNIQUE INDEX profile_field_pkey ON identity.profile_field USING btree (member_id, field);
CREATE UNIQUE INDEX promotion_pkey ON content.promotion USING btree (id);
CREATE UNIQUE INDEX promotion_slug_key ON content.promotion USING btree (slug);
CREATE UNIQUE INDEX proof_pkey ON cashier.proof USING btree (id);
CREATE UNIQUE INDEX recent_pkey ON catalogue.recent USING btree (member_id, node_id);
CREATE UNIQUE INDEX reconciliation_pkey ON reporting.reconciliation USING btree (id);
CREATE UNIQUE INDEX recovery_code_pkey ON identity.recovery_code USING btree (member_id, code_hash);
CREATE UNIQUE INDEX register_field_pkey ON identity.register_field USING btree (field);
CREATE UNIQUE INDEX register_field_position_key ON identity.register_field USING btree ("position");
CREATE UNIQUE INDEX reset_link_pkey ON identity.reset_link USING btree (token_hash);
CREATE UNIQUE INDEX resource_pkey ON content.resource USING btree (resource_type);
CREATE UNIQUE INDEX return_mark_pkey ON reporting.return_mark USING btree (one);
CREATE UNIQUE INDEX return_watch_pkey ON reporting.return_watch USING btree (kind, subject, version);
CREATE UNIQUE INDEX round_of_vendor ON gateway.round USING btree (vendor, vendor_round_id);
CREATE UNIQUE INDEX round_pkey ON gateway.round USING btree (id);
CREATE UNIQUE INDEX seat_pkey ON studio.seat USING btree (id);
CREATE UNIQUE INDEX seat_vendor_player_id_node_id_currency_key ON studio.seat USING btree (vendor, player_id, node_id, currency);
CREATE UNIQUE INDEX seed_commitment_key ON studio.seed USING btree (commitment);
CREATE UNIQUE INDEX seed_pkey ON studio.seed USING btree (id);
CREATE UNIQUE INDEX service_channel_path_key ON content.service_channel USING btree (path);
CREATE UNIQUE INDEX service_channel_pkey ON content.service_channel USING btree (id);
CREATE UNIQUE INDEX session_pkey ON backoffice.session USING btree (id);
CREATE UNIQUE INDEX session_pkey ON identity.session USING btree (id);
CREATE UNIQUE INDEX session_pkey ON studio.session USING btree (id);
CREATE UNIQUE INDEX session_token_hash_key ON backoffice.session USING btree (token_hash);
CREATE UNIQUE INDEX session_token_hash_key ON identity.session USING btree (token_hash);
CREATE UNIQUE INDEX session_token_hash_key ON studio.session USING btree (token_hash);
CREATE UNIQUE INDEX site_status_pkey ON content.site_status USING btree (only_row);
CREATE UNIQUE INDEX slider_pass_pkey ON identity.slider_pass USING btree (token_hash);
CREATE UNIQUE INDEX slider_puzzle_pkey ON identity.slider_puzzle USING btree (id);
CREATE UNIQUE INDEX social_link_member_id_provider_key ON identity.social_link USING btree (member_id, provider);
CREATE UNIQUE INDEX social_link_pkey ON identity.social_link USING btree (provider, subject);
CREATE UNIQUE INDEX spin_pkey ON studio.spin USING btree (id);
CREATE UNIQUE INDEX spin_seat_id_request_id_key ON studio.spin USING btree (seat_id, request_id);
CREATE UNIQUE INDEX spin_seed_id_nonce_position_key ON studio.spin USING btree (seed_id, nonce, "position");
CREATE UNIQUE INDEX tally_pkey ON catalogue.tally USING btree (game_type, vendor_code, class);
CREATE UNIQUE INDEX throttle_pkey ON identity.throttle USING btree (key);
CREATE UNIQUE INDEX totp_pkey ON identity.totp USING btree (member_id);
CREATE UNIQUE INDEX transaction_key ON ledger.transaction USING btree (key);
CREATE UNIQUE INDEX transaction_pkey ON gateway.transaction USING btree (vendor, transaction_id);
CREATE UNIQUE INDEX transaction_pkey ON ledger.transaction USING btree (id);
CREATE UNIQUE INDEX transaction_reversed_once ON ledger.transaction USING btree (reverses) WHERE (reverses IS NOT NULL);
CREATE UNIQUE INDEX trigram_pkey ON catalogue.trigram USING btree (trigram);
CREATE UNIQUE INDEX used_address_pkey ON identity.used_address USING btree (member_id, address_hash);
CREATE UNIQUE INDEX used_proof_pkey ON identity.used_proof USING btree (hash);
CREATE UNIQUE INDEX vendor_category_pkey ON catalogue.vendor_category USING btree (game_type, vendor_code);
CREATE UNIQUE INDEX vendor_pkey ON catalogue.vendor USING btree (code);
CREATE UNIQUE INDEX vendor_pkey ON gateway.vendor USING btree (code);
CREATE UNIQUE INDEX verification_pkey ON ledger.verification USING btree (id);
CREATE UNIQUE INDEX withdrawal_member_id_request_id_key ON cashier.withdrawal USING btree (member_id, request_id);
CREATE UNIQUE INDEX withdrawal_pkey ON cashier.withdrawal USING btree (id);

-- Triggers

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON backoffice.audit FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_change();
CREATE TRIGGER tally_delete AFTER DELETE ON catalogue.game REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.keep_tally();
CREATE TRIGGER tally_insert AFTER INSERT ON catalogue.game REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.keep_tally();
CREATE TRIGGER tally_update AFTER UPDATE ON catalogue.game REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue.keep_tally();
CREATE TRIGGER round_of_earlier_day AFTER INSERT ON gateway.round FOR EACH ROW WHEN ((new.settled_at < (now() - '00:05:00'::interval))) EXECUTE FUNCTION reporting.reopen_day();
CREATE TRIGGER round_of_earlier_day_changed AFTER UPDATE ON gateway.round FOR EACH ROW WHEN (((old.settled_at < (now() - '00:05:00'::interval)) OR (new.settled_at < (now() - '00:05:00'::interval)))) EXECUTE FUNCTION reporting.reopen_day();
CREATE TRIGGER set_member_path BEFORE INSERT ON identity.member FOR EACH ROW EXECUTE FUNCTION identity.set_member_path();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER keep BEFORE DELETE OR TRUNCATE ON ledger.balance FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transaction FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER one_currency AFTER INSERT ON ledger.transaction REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_accounts();

-- Functions

CREATE OR REPLACE FUNCTION backoffice.audit_hash(p_id bigint, p_at timestamp with time zone, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb, p_previous bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
  SELECT sha256(p_previous || convert_to(jsonb_build_array(p_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail)::text, 'UTF8'))
$function$
;
CREATE OR REPLACE FUNCTION backoffice.erase_member(p_member bigint, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM FROM identity.member WHERE id = p_member FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  -- Who is erased cannot be paid: everything that is theirs must be settled before. Play money is nobody's.
  IF EXISTS (SELECT FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
              WHERE a.owner_kind = 'member' AND a.owner_id = p_member AND a.currency <> 'PLY' AND b.amount > 0)
  OR EXISTS (SELECT FROM cashier.deposit d WHERE d.member_id = p_member AND d.status IN ('pending', 'checked'))
  OR EXISTS (SELECT FROM cashier.withdrawal w WHERE w.member_id = p_member
                AND w.status IN ('requested', 'approved', 'paid', 'partial', 'notReceived'))
  OR EXISTS (SELECT FROM gateway.round r WHERE r.member_id = p_member AND r.status = 'open' AND r.currency <> 'PLY')
  THEN RETURN 'UNSETTLED'; END IF;

  DELETE FROM identity.contact WHERE member_id = p_member;
  DELETE FROM identity.profile_field WHERE member_id = p_member;
  DELETE FROM identity.reset_link WHERE member_id = p_member;
  DELETE FROM identity.social_link WHERE member_id = p_member;
  DELETE FROM identity.used_address WHERE member_id = p_member;
  DELETE FROM identity.login_challenge WHERE member_id = p_member;
  DELETE FROM identity.totp WHERE member_id = p_member;
  DELETE FROM identity.recovery_code WHERE member_id = p_member;
  DELETE FROM identity.one_time_password WHERE member_id = p_member;
  DELETE FROM identity.activity WHERE member_id = p_member;
  DELETE FROM identity.passkey WHERE member_id = p_member;
  DELETE FROM identity.passkey_question WHERE member_id = p_member;
  DELETE FROM identity.outgoing WHERE member_id = p_member;
  DELETE FROM identity.session WHERE member_id = p_member;
  DELETE FROM catalogue.favourite WHERE member_id = p_member;
  DELETE FROM catalogue.recent WHERE member_id = p_member;
  DELETE FROM cashier.notice WHERE member_id = p_member;

  -- Requests are part of the books and stay; pictures of slips, whose account it was and what was written do not. The files
  -- are swept once no row knows them.
  UPDATE cashier.deposit SET proof_id = NULL, reason = NULL WHERE member_id = p_member;
  UPDATE cashier.withdrawal SET proof_id = NULL, reason = NULL WHERE member_id = p_member;
  DELETE FROM cashier.proof WHERE member_id = p_member;
  UPDATE cashier.payee
     SET bank = '--', holder = NULL, holder_sealed = '\x00', number_sealed = '\x00', number_tail = '0000',
         number_digest = '\x00', removed_at = coalesce(removed_at, p_at)
   WHERE member_id = p_member;
  DELETE FROM inbox.feedback_picture p USING inbox.feedback f WHERE f.id = p.feedback_id AND f.member_id = p_member;
  UPDATE inbox.feedback SET content = '-----', contact_sealed = NULL, remark = NULL WHERE member_id = p_member;

  UPDATE identity.member
     SET account = 'erased.' || id, nickname = 'erased', icon = 1, status = 'disabled', password_hash = NULL,
         payment_password_hash = NULL, must_change_password = false, password_changed_at = NULL
   WHERE id = p_member;
  RETURN 'ERASED';
END
$function$
;
CREATE OR REPLACE FUNCTION backoffice.note(p_at timestamp with time zone, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_id bigint;
  v_previous bytea;
  v_hash bytea;
BEGIN
  -- The head's row lock puts lines one after another; operators act seldom enough.
  SELECT h.id + 1, h.hash INTO v_id, v_previous FROM backoffice.audit_head h FOR UPDATE;
  v_hash := backoffice.audit_hash(v_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail, v_previous);
  INSERT INTO backoffice.audit VALUES (v_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail, v_previous, v_hash);
  UPDATE backoffice.audit_head SET id = v_id, hash = v_hash;
  RETURN v_id;
END
$function$
;
CREATE OR REPLACE FUNCTION backoffice.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% of the audit log is refused', TG_OP USING ERRCODE = 'CR007';
END
$function$
;
CREATE OR REPLACE FUNCTION catalogue.count_trigrams()
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  DELETE FROM catalogue.trigram;
  INSERT INTO catalogue.trigram (trigram, games)
    SELECT part, count(*)
      FROM (SELECT g.node_id, substr(g.search_key, at, 3) AS part
              FROM catalogue.game g TABLESAMPLE SYSTEM
                   (least(100, 2000000.0 / greatest(1, (SELECT sum(games) FROM catalogue.tally WHERE class = 'ALL'))))
             CROSS JOIN generate_series(1, length(g.search_key) - 2) at
             GROUP BY 1, 2) parts
     WHERE part !~ '\n' GROUP BY part;
$function$
;
CREATE OR REPLACE FUNCTION catalogue.keep_tally()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'catalogue', 'pg_temp'
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO tally AS t (game_type, vendor_code, class, games)
    SELECT g.game_type, g.vendor_code, c.class, -count(*)
      FROM old_rows g,
           LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes)
                    UNION ALL SELECT 'NEW' WHERE g.is_new UNION ALL SELECT 'HOT' WHERE g.is_hot) c(class)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_type, vendor_code, class) DO UPDATE SET games = t.games + EXCLUDED.games;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO tally AS t (game_type, vendor_code, class, games)
    SELECT g.game_type, g.vendor_code, c.class, count(*)
      FROM new_rows g,
           LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes)
                    UNION ALL SELECT 'NEW' WHERE g.is_new UNION ALL SELECT 'HOT' WHERE g.is_hot) c(class)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_type, vendor_code, class) DO UPDATE SET games = t.games + EXCLUDED.games;
  END IF;
  RETURN NULL;
END
$function$
;
CREATE OR REPLACE FUNCTION catalogue.look_up_titles(p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_take integer, OUT ids bigint[], OUT hits integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
DECLARE
  v_most constant integer := 4;
  v_picked integer[] := '{}';
  v_apart integer;
  v_at integer;
  v_parts text;
BEGIN
  IF (SELECT sum(games) FROM catalogue.tally WHERE class = 'ALL') < 20000 THEN
    -- Short lists: to choose among them costs more than to read them all.
    v_parts := format('g.search_key LIKE %L', '%' || p_key || '%');
  ELSE
    -- First those that share no letter: the rarest are neighbours, "hou", "our" and "urg", and tell the same.
    FOREACH v_apart IN ARRAY ARRAY[3, 1] LOOP
      FOR v_at IN SELECT at FROM generate_series(1, length(p_key) - 2) at
                    LEFT JOIN catalogue.trigram k ON k.trigram = substr(p_key, at, 3) ORDER BY coalesce(k.games, 0), at LOOP
        EXIT WHEN cardinality(v_picked) >= v_most;
        IF NOT EXISTS (SELECT FROM unnest(v_picked) p WHERE abs(p - v_at) < v_apart) THEN
          v_picked := v_picked || v_at;
        END IF;
      END LOOP;
    END LOOP;
    -- Keys are letters and digits (lib/catalogue/search-key.ts).
    SELECT string_agg(format('g.search_key LIKE %L', '%' || substr(p_key, p, 3) || '%'), ' AND ') INTO v_parts
      FROM unnest(v_picked) p;
  END IF;
  EXECUTE 'SELECT array_agg(h.node_id ORDER BY h.rank, h.node_id), count(*) FROM (
             SELECT g.node_id, g.rank FROM catalogue.game g
              WHERE ' || v_parts || ' AND strpos(g.search_text, $1) > 0
                AND ($2 IS NULL OR g.game_type = $2) AND ($3 IS NULL OR g.vendor_code = $3)
                AND ($4 IS NULL OR ($4 = ''NEW'' AND g.is_new) OR ($4 = ''HOT'' AND g.is_hot) OR g.classes @> ARRAY[$4])
              LIMIT $5) h'
    INTO ids, hits USING p_text, p_game_type, p_vendor, p_class, p_take;
END
$function$
;
CREATE OR REPLACE FUNCTION catalogue.search_games(p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_offset integer, p_limit integer)
 RETURNS TABLE(node_id bigint, total integer)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
DECLARE
  v_cap constant integer := 1001;
  v_need integer := p_offset + p_limit;
  v_here bigint;
  v_look bigint;
  v_take integer;
  v_ids bigint[];
  v_hits integer;
  v_walk bigint;
  v_full boolean;
  v_seen integer;
  v_found bigint[];
BEGIN
  SELECT coalesce(sum(games), 0) INTO v_here FROM catalogue.tally t
   WHERE t.class = 'ALL' AND (p_game_type IS NULL OR t.game_type = p_game_type)
     AND (p_vendor IS NULL OR t.vendor_code = p_vendor);
  v_look := CASE WHEN length(p_key) < 3 THEN 20000 WHEN v_here <= 5000 THEN 5000
                 ELSE least(20000, greatest(2000, v_here / 5)) END;

  SELECT array_agg(w.node_id), count(*) INTO v_ids, v_hits
    FROM catalogue.walk_titles(p_text, p_game_type, p_vendor, p_class, v_look, greatest(v_cap, v_need)) w;

  IF v_here > v_look AND v_hits < greatest(v_cap, v_need) THEN
    IF v_hits >= 25 AND v_hits * v_here / v_look > v_cap * 3 / 2 THEN
      IF v_hits < v_need THEN
        v_walk := v_here;
      END IF;
      v_hits := v_cap;
    ELSIF v_hits >= 15 AND v_here <= 100000 AND p_game_type IS NOT NULL AND p_vendor IS NULL THEN
      SELECT array_agg(w.node_id), count(*) INTO v_ids, v_hits
        FROM catalogue.walk_titles(p_text, p_game_type, p_vendor, p_class, v_here, greatest(v_cap, v_need)) w;
    ELSE
      IF length(p_key) < 3 THEN
        p_key := '0' || p_key;
        p_text := ' ' || p_text;
      END IF;
      IF length(p_key) >= 3 THEN
        v_full := v_hits >= v_need;
        v_seen := v_hits;
        v_take := CASE WHEN v_full THEN v_cap
                       ELSE greatest(v_cap, least(40000, sqrt(v_need::float8 * v_here)::integer)) END;
        SELECT u.ids, u.hits INTO v_found, v_hits
          FROM catalogue.look_up_titles(p_text, p_key, p_game_type, p_vendor, p_class, v_take) u;
        IF v_full THEN
          v_hits := greatest(v_hits, v_seen);
        ELSE
          v_ids := v_found;
          IF v_hits >= v_take THEN
            v_walk := v_here;
          END IF;
        END IF;
      END IF;
    END IF;
    IF v_walk IS NOT NULL THEN
      SELECT array_agg(w.node_id) INTO v_ids
        FROM catalogue.walk_titles(p_text, p_game_type, p_vendor, p_class, v_walk, v_need) w;
    END IF;
  END IF;

  -- One row at least, so that the total is told where the page is empty.
  RETURN QUERY
    SELECT u.id, least(v_hits, v_cap) FROM (SELECT) one
      LEFT JOIN unnest(v_ids) WITH ORDINALITY u(id, place) ON u.place > p_offset AND u.place <= v_need
     ORDER BY u.place;
END
$function$
;
CREATE OR REPLACE FUNCTION catalogue.settle_import()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM gin_clean_pending_list('catalogue.game_search'::regclass);
  ANALYZE catalogue.game;
  PERFORM catalogue.count_trigrams();
END
$function$
;
CREATE OR REPLACE FUNCTION catalogue.walk_titles(p_text text, p_game_type text, p_vendor text, p_class text, p_look bigint, p_most integer)
 RETURNS TABLE(node_id bigint)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET jit TO 'off'
AS $function$
BEGIN
  -- Four texts for four indexes; the class is looked up for hits only, as the indexes do not carry it.
  RETURN QUERY EXECUTE format(
    'SELECT l.node_id
       FROM (SELECT g.rank, g.node_id, g.search_text FROM catalogue.game g %s ORDER BY g.rank, g.node_id LIMIT $4) l
      WHERE strpos(l.search_text, $1) > 0 %s ORDER BY l.rank, l.node_id LIMIT $5',
    CASE WHEN p_vendor IS NULL AND p_game_type IS NULL THEN ''
         WHEN p_vendor IS NULL THEN 'WHERE g.game_type = $2'
         WHEN p_game_type IS NULL THEN 'WHERE g.vendor_code = $3'
         ELSE 'WHERE g.game_type = $2 AND g.vendor_code = $3' END,
    CASE WHEN p_class IS NULL THEN ''
         ELSE 'AND EXISTS (SELECT FROM catalogue.game c WHERE c.node_id = l.node_id AND (($6 = ''NEW'' AND c.is_new)
               OR ($6 = ''HOT'' AND c.is_hot) OR c.classes @> ARRAY[$6]))' END)
    USING p_text, p_game_type, p_vendor, p_look, p_most, p_class;
END
$function$
;
CREATE OR REPLACE FUNCTION content.is_text(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (jsonb_typeof(value) = 'object' AND jsonb_typeof(value -> 'en') = 'string' AND length(value ->> 'en') > 0) IS TRUE
$function$
;
CREATE OR REPLACE FUNCTION gateway.authenticate(p_vendor text, p_launch bytea, p_token bytea, p_at timestamp with time zone, p_ends_at timestamp with time zone)
 RETURNS gateway.game_session
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_session gateway.game_session;
BEGIN
  WITH spent AS (
    UPDATE gateway.launch l SET used_at = p_at
     WHERE l.token_hash = p_launch AND l.vendor = p_vendor AND l.used_at IS NULL AND l.ends_at > p_at
    RETURNING *
  )
  INSERT INTO gateway.game_session (token_hash, vendor, node_id, member_id, site_session_id, account_id, house_id,
                                    currency, language, created_at, ends_at)
  SELECT p_token, s.vendor, s.node_id, s.member_id, s.site_session_id, s.account_id, s.house_id,
         s.currency, s.language, p_at, p_ends_at FROM spent s
  RETURNING * INTO v_session;
  IF v_session.id IS NULL OR NOT gateway.may_bet(v_session, p_at) THEN
    PERFORM gateway.refuse('TOKEN_INVALID');
  ELSIF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;
  RETURN v_session;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.balance(p_vendor text, p_token bytea, p_at timestamp with time zone, OUT currency text, OUT balance bigint)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.token_hash = p_token AND s.vendor = p_vendor;
  IF NOT FOUND OR NOT gateway.may_bet(v_session, p_at) THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  IF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;
  currency := v_session.currency;
  balance := gateway.balance_now(v_session.account_id);
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.balance_now(p_account bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT b.amount FROM ledger.balance b WHERE b.account_id = p_account
$function$
;
CREATE OR REPLACE FUNCTION gateway.bet(p_vendor text, p_token bytea, p_transaction text, p_round text, p_amount bigint, p_grant text, p_details jsonb, p_content bytea, p_at timestamp with time zone, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_session gateway.game_session;
  v_known gateway.transaction;
  v_round gateway.round;
  v_post record;
  v_ledger bigint;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.token_hash = p_token AND s.vendor = p_vendor;
  IF NOT FOUND THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  currency := v_session.currency;
  member_id := v_session.member_id;
  v_known := gateway.known(p_vendor, p_transaction, v_session.member_id, p_content);
  IF v_known.id IS NOT NULL THEN
    IF (SELECT s.account_id = v_session.account_id AND s.node_id = v_session.node_id
          FROM gateway.game_session s WHERE s.id = v_known.session_id) IS NOT TRUE THEN
      PERFORM gateway.refuse('TRANSACTION_CONFLICT');
    END IF;
    reference := v_known.id;
    balance := v_known.balance;
    RETURN;
  END IF;
  IF NOT gateway.may_bet(v_session, p_at) THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  IF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;

  INSERT INTO gateway.round AS r (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, bets, ended,
                                  currency, status, vendor, vendor_round_id, grant_id, details)
  VALUES (v_session.id, v_session.member_id, v_session.node_id, p_amount, 0, p_amount, p_at, 1, false,
          v_session.currency, 'open', p_vendor, p_round, p_grant, p_details)
  ON CONFLICT ON CONSTRAINT round_of_vendor DO UPDATE
    SET stake = r.stake + excluded.stake, valid_bet = r.valid_bet + excluded.stake, bets = r.bets + 1,
        status = 'open', settled_at = NULL,
        details = coalesce((r.details::jsonb || p_details)::json, r.details, excluded.details)
    WHERE NOT r.ended AND r.member_id = excluded.member_id AND r.node_id = excluded.node_id
      AND r.currency = excluded.currency
  RETURNING * INTO v_round;
  IF NOT FOUND THEN
    -- A first sending may be among what ended it since.
    IF EXISTS (SELECT FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction) THEN
      RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001';
    END IF;
    SELECT * INTO v_round FROM gateway.round r WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round;
    PERFORM gateway.refuse(CASE WHEN v_round.ended AND v_round.member_id = v_session.member_id
                                THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END);
  END IF;

  IF p_amount > 0 THEN
    SELECT * INTO v_post FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), 'bet', p_content,
      ARRAY[v_session.account_id, v_session.house_id], ARRAY[-p_amount, p_amount],
      jsonb_build_object('round', v_round.id), p_at);
    IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
    v_ledger := v_post.transaction_id;
    balance := v_post.balances[1];
  ELSE
    balance := gateway.balance_now(v_session.account_id);
  END IF;

  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, v_session.member_id, v_round.id, v_ledger, p_amount, 0, balance, p_at, p_vendor,
          p_transaction, 'bet', p_content, CASE WHEN p_grant IS NOT NULL THEN jsonb_build_object('grantId', p_grant) END)
  RETURNING t.id INTO reference;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.clear_launches(p_before timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  WITH cleared AS (DELETE FROM gateway.launch l WHERE l.ends_at < p_before RETURNING 1) SELECT count(*) FROM cleared
$function$
;
CREATE OR REPLACE FUNCTION gateway.credit(p_vendor text, p_kind text, p_player bigint, p_transaction text, p_round text, p_amount bigint, p_note jsonb, p_content bytea, p_at timestamp with time zone, p_currency text DEFAULT NULL::text, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_known gateway.transaction := gateway.known(p_vendor, p_transaction, p_player, p_content);
  v_session gateway.game_session;
  v_round gateway.round;
  v_moved bigint := 0;
  v_post record;
  v_ledger bigint;
BEGIN
  member_id := p_player;
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_known.session_id;
    RETURN;
  END IF;

  IF p_round IS NULL THEN
    v_session := gateway.session_to_pay(p_vendor, p_player, p_kind, p_currency, p_note ->> 'grantId');
  ELSE
    SELECT * INTO v_round FROM gateway.round r
     WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
    IF NOT FOUND THEN PERFORM gateway.refuse('ROUND_NOT_FOUND'); END IF;
    IF v_round.member_id <> p_player OR v_round.currency <> p_currency THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
    IF p_kind = 'jackpotWin' AND v_round.bets = 0 THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
    SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_round.session_id;
  END IF;
  currency := v_session.currency;

  IF p_amount <> 0 AND (p_kind <> 'bonusWin' OR coalesce(
       (SELECT v.bonus_win_credits FROM gateway.vendor v WHERE v.code = p_vendor), true)) THEN
    SELECT * INTO v_post FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), p_kind, p_content,
      ARRAY[v_session.account_id, v_session.house_id], ARRAY[p_amount, -p_amount],
      p_note || jsonb_strip_nulls(jsonb_build_object('round', v_round.id)), p_at);
    IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
    v_ledger := v_post.transaction_id;
    balance := v_post.balances[1];
    v_moved := p_amount;
  ELSE
    balance := gateway.balance_now(v_session.account_id);
  END IF;
  IF p_kind = 'jackpotWin' THEN
    UPDATE gateway.round r SET payout = r.payout + p_amount WHERE r.id = v_round.id;
  END IF;
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, p_player, v_round.id, v_ledger, greatest(-v_moved, 0), greatest(v_moved, 0),
          balance, p_at, p_vendor, p_transaction, p_kind, p_content, p_note)
  RETURNING t.id INTO reference;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.end_round(p_vendor text, p_player bigint, p_round text, p_valid_bet bigint, p_details jsonb, p_at timestamp with time zone, OUT currency text, OUT balance bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_round gateway.round;
BEGIN
  SELECT * INTO v_round FROM gateway.round r
   WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
  IF NOT FOUND THEN PERFORM gateway.refuse('ROUND_NOT_FOUND'); END IF;
  IF v_round.member_id <> p_player THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
  IF NOT v_round.ended THEN
    UPDATE gateway.round r
       SET ended = true, status = CASE WHEN r.bets = 0 THEN 'voided' ELSE 'closed' END,
           settled_at = coalesce(r.settled_at, p_at),
           valid_bet = least(coalesce(p_valid_bet, r.valid_bet), r.stake),
           details = coalesce((r.details::jsonb || p_details)::json, r.details, p_details::json)
     WHERE r.id = v_round.id;
  END IF;
  SELECT s.currency, gateway.balance_now(s.account_id) INTO currency, balance
    FROM gateway.game_session s WHERE s.id = v_round.session_id;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.known(p_vendor text, p_transaction text, p_player bigint, p_content bytea)
 RETURNS gateway.transaction
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_known gateway.transaction;
BEGIN
  SELECT * INTO v_known FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_known.member_id <> p_player OR v_known.content <> p_content THEN
    PERFORM gateway.refuse('TRANSACTION_CONFLICT');
  ELSIF v_known.cancelled_at IS NOT NULL THEN
    PERFORM gateway.refuse('TRANSACTION_CANCELLED');
  END IF;
  RETURN v_known;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.launch(p_token bytea, p_vendor text, p_node bigint, p_member bigint, p_site_session bigint, p_account_kind text, p_currency text, p_language text, p_at timestamp with time zone, p_ends_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_account bigint := ledger.account_id('member', p_member, p_account_kind, p_currency);
BEGIN
  INSERT INTO gateway.launch (token_hash, vendor, node_id, member_id, site_session_id, account_id, house_id,
                              currency, language, created_at, ends_at)
  VALUES (p_token, p_vendor, p_node, p_member, p_site_session, v_account,
          ledger.account_id('house', 0, 'games:' || p_vendor, p_currency), p_currency, p_language, p_at, p_ends_at);
  RETURN v_account;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.ledger_key(p_vendor text, p_transaction text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT 'game:' || p_vendor || ':' || p_transaction
$function$
;
CREATE OR REPLACE FUNCTION gateway.may_bet(p_session gateway.game_session, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT p_session.ends_at > p_at AND (p_session.site_session_id IS NULL OR EXISTS (
    SELECT FROM (SELECT s.revoked_at, s.ends_at FROM identity.session s WHERE s.id = p_session.site_session_id OFFSET 0) s
     WHERE s.revoked_at IS NULL AND s.ends_at > p_at))
$function$
;
CREATE OR REPLACE FUNCTION gateway.refuse(p_code text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '%', p_code USING ERRCODE = 'GW000';
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.rollback(p_vendor text, p_player bigint, p_transaction text, p_reference text, p_content bytea, p_at timestamp with time zone, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_known gateway.transaction := gateway.known(p_vendor, p_transaction, p_player, p_content);
  v_undone gateway.transaction;
  v_session gateway.game_session;
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_post record;
  v_ledger bigint;
BEGIN
  member_id := p_player;
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_known.session_id;
    RETURN;
  END IF;

  v_session := gateway.session_of_player(p_vendor, p_player);
  INSERT INTO gateway.transaction (session_id, member_id, taken, given, balance, at, cancelled_at, vendor, transaction_id, kind)
  VALUES (v_session.id, p_player, 0, 0, 0, p_at, p_at, p_vendor, p_reference, 'tombstone')
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO v_undone FROM gateway.transaction t
     WHERE t.vendor = p_vendor AND t.transaction_id = p_reference FOR NO KEY UPDATE;
    IF v_undone.member_id <> p_player OR v_undone.kind = 'rollback' THEN
      PERFORM gateway.refuse('REFERENCE_INVALID');
    END IF;
    SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_undone.session_id;
  END IF;

  IF v_undone.id IS NOT NULL AND v_undone.cancelled_at IS NULL THEN
    PERFORM FROM gateway.round r WHERE r.id = v_undone.round_id FOR NO KEY UPDATE;
    -- The stake comes back before the payout goes, so that only the difference must be there.
    IF v_undone.taken > 0 THEN
      v_accounts := ARRAY[v_session.house_id, v_session.account_id];
      v_amounts := ARRAY[-v_undone.taken, v_undone.taken];
    END IF;
    IF v_undone.given > 0 THEN
      v_accounts := v_accounts || v_session.account_id || v_session.house_id;
      v_amounts := v_amounts || -v_undone.given || v_undone.given;
    END IF;
    -- No ledger transaction: a 0, or a bonusWin that only reported.
    IF v_undone.ledger_id IS NOT NULL THEN
      SELECT * INTO v_post FROM ledger.post_many(
        ARRAY[gateway.ledger_key(p_vendor, p_transaction)], ARRAY['rollback'], ARRAY[p_content],
        ARRAY[jsonb_build_object('round', v_undone.round_id)], ARRAY[p_at],
        array_fill(1, ARRAY[cardinality(v_accounts)]), v_accounts, v_amounts, ARRAY[v_undone.ledger_id]);
      IF v_post.failure IS NOT NULL THEN RAISE EXCEPTION 'rollback refused' USING ERRCODE = v_post.failure; END IF;
      IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
      v_ledger := v_post.transaction_id;
    END IF;
    UPDATE gateway.transaction t SET cancelled_at = p_at
     WHERE t.vendor = p_vendor AND t.transaction_id = p_reference;
    UPDATE gateway.round r
       SET stake = r.stake - v_undone.taken, payout = r.payout - v_undone.given,
           valid_bet = least(r.valid_bet, r.stake - v_undone.taken),
           bets = r.bets - gone.bets,
           status = CASE WHEN r.bets = gone.bets THEN 'voided' ELSE r.status END,
           settled_at = CASE WHEN r.bets = gone.bets THEN coalesce(r.settled_at, p_at) ELSE r.settled_at END
      FROM (SELECT CASE WHEN v_undone.kind IN ('bet', 'round') THEN 1 ELSE 0 END AS bets) gone
     WHERE r.id = v_undone.round_id AND v_undone.kind IN ('bet', 'win', 'round', 'jackpotWin');
  END IF;

  currency := v_session.currency;
  balance := gateway.balance_now(v_session.account_id);
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, p_player, v_undone.round_id, v_ledger, 0, 0, balance, p_at, p_vendor,
          p_transaction, 'rollback', p_content, jsonb_build_object('referenceTransactionId', p_reference))
  RETURNING t.id INTO reference;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.session_of_player(p_vendor text, p_player bigint)
 RETURNS gateway.game_session
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s
   WHERE s.member_id = p_player AND s.vendor = p_vendor ORDER BY s.currency = 'PLY', s.id DESC LIMIT 1;
  IF NOT FOUND THEN PERFORM gateway.refuse('PLAYER_NOT_FOUND'); END IF;
  RETURN v_session;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.session_to_pay(p_vendor text, p_player bigint, p_kind text, p_currency text, p_grant text)
 RETURNS gateway.game_session
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_session gateway.game_session := gateway.session_of_player(p_vendor, p_player);
  v_currency text := p_currency;
BEGIN
  IF v_currency IS NULL AND p_kind IN ('bonusWin', 'adjust') AND EXISTS (
       SELECT FROM gateway.game_session s
        WHERE s.member_id = p_player AND s.vendor = p_vendor AND s.currency <> v_session.currency) THEN
    SELECT CASE WHEN min(r.currency) = max(r.currency) THEN min(r.currency) END INTO v_currency
      FROM gateway.round r WHERE r.member_id = p_player AND r.vendor = p_vendor AND r.grant_id = p_grant;
    IF v_currency IS NULL THEN PERFORM gateway.refuse('CURRENCY_REQUIRED'); END IF;
  END IF;
  IF v_currency <> v_session.currency THEN
    SELECT * INTO v_session FROM gateway.game_session s
     WHERE s.member_id = p_player AND s.vendor = p_vendor AND s.currency = v_currency ORDER BY s.id DESC LIMIT 1;
    IF NOT FOUND THEN PERFORM gateway.refuse('PLAYER_NOT_FOUND'); END IF;
  END IF;
  RETURN v_session;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.settle_rounds(p_vendors text[], p_tokens bytea[], p_transactions text[], p_rounds text[], p_stakes bigint[], p_payouts bigint[], p_valid_bets bigint[], p_grants text[], p_contents bytea[], p_details text[], p_at timestamp with time zone, p_carefully boolean)
 RETURNS TABLE(n integer, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  v_done int[] := '{}';
BEGIN
  IF p_carefully THEN
    PERFORM FROM ledger.balance b
      WHERE b.account_id = ANY (ARRAY(
        SELECT s.account_id FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]))
      ORDER BY b.account_id FOR NO KEY UPDATE;
    FOR n, refusal, reference, currency, balance, member_id IN
      WITH called AS MATERIALIZED (
        SELECT c.n, s.vendor, p_transactions[c.n] AS transaction, p_rounds[c.n] AS round, p_contents[c.n] AS content,
               s.account_id, s.member_id, s.node_id, s.currency,
               CASE WHEN s.id IS NULL OR s.ends_at <= p_at THEN 'TOKEN_INVALID'
                    WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
                    WHEN NOT gateway.may_bet(s.session, p_at) THEN 'TOKEN_INVALID' END AS barred
          FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s AS session, s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]
          LEFT JOIN identity.member m ON m.id = s.member_id
      )
      SELECT c.n,
             CASE
               -- First of all, so that nobody learns how another player's call was answered.
               WHEN c.account_id IS NULL THEN 'TOKEN_INVALID'
               -- An old call is answered as before even where a new one would be refused.
               WHEN t.member_id <> c.member_id OR t.content <> c.content THEN 'TRANSACTION_CONFLICT'
               WHEN t.cancelled_at IS NOT NULL THEN 'TRANSACTION_CANCELLED'
               WHEN t.id IS NOT NULL THEN
                 CASE WHEN (SELECT s.account_id = c.account_id AND s.node_id = c.node_id
                              FROM gateway.game_session s WHERE s.id = t.session_id) IS NOT TRUE
                      THEN 'TRANSACTION_CONFLICT' END
               -- Who is barred is told that first.
               WHEN c.barred IS NOT NULL THEN c.barred
               WHEN EXISTS (
                 SELECT FROM called o
                  WHERE o.n < c.n AND (o.account_id = c.account_id
                    OR (o.vendor = c.vendor AND (o.transaction = c.transaction OR o.round = c.round)))) THEN 'AGAIN'
               WHEN r.id IS NOT NULL THEN
                 CASE WHEN r.member_id = c.member_id AND r.ended THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END
             END, t.id, c.currency, t.balance, c.member_id
        FROM called c
        LEFT JOIN LATERAL (SELECT t.id, t.member_id, t.content, t.cancelled_at, t.balance, t.session_id FROM gateway.transaction t
          WHERE t.vendor = c.vendor AND t.transaction_id = c.transaction OFFSET 0) t ON true
        LEFT JOIN LATERAL (SELECT r.id, r.member_id, r.ended FROM gateway.round r
          WHERE r.vendor = c.vendor AND r.vendor_round_id = c.round OFFSET 0) r ON true
    LOOP
      CONTINUE WHEN refusal IS NULL AND reference IS NULL;
      v_done := v_done || n;
      RETURN NEXT;
    END LOOP;
  END IF;
  RETURN QUERY
  WITH settled AS (
    UPDATE ledger.balance b
       SET amount = b.amount - a.stake + a.payout,
           last_at = CASE WHEN a.stake + a.payout > 0 THEN greatest(b.last_at, p_at) ELSE b.last_at END
      FROM (
        SELECT c.n, p_stakes[c.n] AS stake, p_payouts[c.n] AS payout,
               s.id AS session_id, s.member_id, s.node_id, s.account_id, s.house_id, s.currency
          FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]
          LEFT JOIN identity.member m ON m.id = s.member_id
         WHERE c.n <> ALL (v_done)
           -- A careful look has asked this already, and taken the balances: asked again, it could be otherwise by now.
           AND (p_carefully OR (s.ends_at <= p_at OR m.status <> 'active'
                OR s.site_session_id IS NOT NULL AND NOT EXISTS (
                  SELECT FROM (SELECT i.revoked_at, i.ends_at FROM identity.session i
                                WHERE i.id = s.site_session_id OFFSET 0) i
                   WHERE i.revoked_at IS NULL AND i.ends_at > p_at)) IS NOT TRUE)
         ORDER BY s.account_id, c.n) a
     WHERE b.account_id = a.account_id AND b.amount >= a.stake
    RETURNING a.n, a.stake, a.payout, a.session_id, a.member_id, a.node_id, a.account_id, a.house_id, a.currency,
              b.amount AS balance, b.last_at AS at,
              nextval('gateway.transaction_id_seq') AS reference, nextval('gateway.round_id_seq') AS round_id,
              CASE WHEN a.stake + a.payout > 0 THEN nextval('ledger.transaction_id_seq') END AS ledger_id
  ), written AS (
    INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta,
                                    member_account, accounts, amounts, balances)
    SELECT s.ledger_id, s.at, s.currency, 'round', gateway.ledger_key(p_vendors[s.n], p_transactions[s.n]),
           sha256(p_contents[s.n] || 'round'::bytea
             || CASE WHEN s.stake > 0 THEN int8send(s.account_id) || int8send(-s.stake)
                  || int8send(s.house_id) || int8send(s.stake) ELSE '' END
             || CASE WHEN s.payout > 0 THEN int8send(s.house_id) || int8send(-s.payout)
                  || int8send(s.account_id) || int8send(s.payout) ELSE '' END),
           jsonb_build_object('round', s.round_id), s.account_id,
           CASE WHEN s.payout = 0 THEN ARRAY[s.account_id, s.house_id]
                WHEN s.stake = 0 THEN ARRAY[s.house_id, s.account_id]
                ELSE ARRAY[s.account_id, s.house_id, s.house_id, s.account_id] END,
           CASE WHEN s.payout = 0 THEN ARRAY[-s.stake, s.stake]
                WHEN s.stake = 0 THEN ARRAY[-s.payout, s.payout]
                ELSE ARRAY[-s.stake, s.stake, -s.payout, s.payout] END,
           CASE WHEN s.payout = 0 THEN ARRAY[s.balance, NULL]
                WHEN s.stake = 0 THEN ARRAY[NULL, s.balance]
                ELSE ARRAY[s.balance - s.payout, NULL, NULL, s.balance] END
      FROM settled s WHERE s.ledger_id IS NOT NULL
  ), rounds AS (
    INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at,
                               bets, ended, currency, status, vendor, vendor_round_id, grant_id, details)
    SELECT s.round_id, s.session_id, s.member_id, s.node_id, s.stake, s.payout,
           least(coalesce(p_valid_bets[s.n], s.stake), s.stake), p_at, p_at,
           1, true, s.currency, 'closed', p_vendors[s.n], p_rounds[s.n], p_grants[s.n], p_details[s.n]::json
      FROM (SELECT s.* FROM settled s ORDER BY p_vendors[s.n], p_rounds[s.n] COLLATE "C") s
  ), noted AS (
    INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                     transaction_id, kind, content, note)
    SELECT s.reference, s.session_id, s.member_id, s.round_id, s.ledger_id, s.stake, s.payout, s.balance, p_at,
           p_vendors[s.n], p_transactions[s.n], 'round', p_contents[s.n],
           CASE WHEN p_grants[s.n] IS NOT NULL THEN jsonb_build_object('grantId', p_grants[s.n]) END
      FROM (SELECT s.* FROM settled s ORDER BY p_vendors[s.n], p_transactions[s.n] COLLATE "C") s
  )
  SELECT s.n, NULL::text, s.reference, s.currency::text, s.balance, s.member_id FROM settled s;
END
$function$
;
CREATE OR REPLACE FUNCTION gateway.win(p_vendor text, p_player bigint, p_transaction text, p_round text, p_bet text, p_amount bigint, p_ends boolean, p_details jsonb, p_content bytea, p_at timestamp with time zone, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_known gateway.transaction;
  v_session gateway.game_session;
  v_round gateway.round;
  v_bet gateway.transaction;
  v_post record;
  v_ledger bigint;
BEGIN
  member_id := p_player;
  SELECT * INTO v_round FROM gateway.round r
   WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
  -- Under the round's lock: a first sending has either written both or will come after us.
  v_known := gateway.known(p_vendor, p_transaction, p_player, p_content);
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_known.session_id;
    RETURN;
  END IF;

  -- So has a rollback of the bet.
  SELECT * INTO v_bet FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_bet;
  IF v_bet.cancelled_at IS NOT NULL AND v_bet.member_id = p_player THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
  IF v_round.id IS NULL OR (p_bet IS NOT NULL AND v_bet.id IS NULL) THEN PERFORM gateway.refuse('BET_NOT_FOUND'); END IF;
  IF v_round.member_id <> p_player OR v_bet.round_id <> v_round.id OR v_bet.kind NOT IN ('bet', 'round') THEN
    PERFORM gateway.refuse('ROUND_MISMATCH');
  END IF;
  IF v_round.bets = 0 THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
  IF v_round.ended THEN PERFORM gateway.refuse('ROUND_CLOSED'); END IF;

  SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_round.session_id;
  currency := v_session.currency;
  IF p_amount > 0 THEN
    SELECT * INTO v_post FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), 'win', p_content,
      ARRAY[v_session.house_id, v_session.account_id], ARRAY[-p_amount, p_amount],
      jsonb_build_object('round', v_round.id), p_at);
    IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
    v_ledger := v_post.transaction_id;
    balance := v_post.balances[2];
  ELSE
    balance := gateway.balance_now(v_session.account_id);
  END IF;

  UPDATE gateway.round r
     SET payout = r.payout + p_amount, ended = p_ends,
         status = CASE WHEN p_ends THEN 'closed' ELSE r.status END,
         settled_at = CASE WHEN p_ends THEN p_at ELSE r.settled_at END,
         details = coalesce((r.details::jsonb || p_details)::json, r.details, p_details::json)
   WHERE r.id = v_round.id;
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, p_player, v_round.id, v_ledger, 0, p_amount, balance, p_at, p_vendor,
          p_transaction, 'win', p_content,
          CASE WHEN p_bet IS NOT NULL THEN jsonb_build_object('betTransactionId', p_bet) END)
  RETURNING t.id INTO reference;
END
$function$
;
CREATE OR REPLACE FUNCTION identity.set_member_path()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
DECLARE
  above public.ltree;
BEGIN
  IF NEW.upline_id IS NULL THEN
    NEW.path := text2ltree(NEW.id::text);
  ELSE
    SELECT path INTO STRICT above FROM identity.member WHERE id = NEW.upline_id;
    NEW.path := above || NEW.id::text;
  END IF;
  RETURN NEW;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.account_id(p_owner_kind text, p_owner_id bigint, p_kind text, p_currency text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_id bigint;
BEGIN
  SELECT a.id INTO v_id FROM ledger.account a
   WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  IF v_id IS NOT NULL THEN RETURN v_id; END IF;
  INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
  VALUES (p_owner_id, p_owner_kind, p_kind, p_currency) ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  IF v_id IS NULL THEN -- another session made it meanwhile
    SELECT a.id INTO STRICT v_id FROM ledger.account a
     WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  ELSIF p_owner_kind = 'member' THEN
    INSERT INTO ledger.balance (account_id, currency) VALUES (v_id, p_currency);
  END IF;
  RETURN v_id;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.check_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  v_wrong text;
BEGIN
  SELECT f.key INTO v_wrong FROM fresh f
   WHERE NOT f.accounts <@ ARRAY(
     SELECT a.id FROM (SELECT a.id, a.currency FROM ledger.account a WHERE a.id = ANY (f.accounts) OFFSET 0) a
      WHERE a.currency = f.currency)
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'an account of transaction % is not of its currency', v_wrong USING ERRCODE = 'CR004';
  END IF;
  RETURN NULL;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.fold_checkpoint(p_id bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off'
AS $function$
DECLARE
  v_horizon bigint;
  v_from_id bigint;
  v_from bigint;
  v_read bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7205340); -- one fold at a time
  SELECT c.horizon INTO v_horizon FROM ledger.checkpoint c WHERE c.id = p_id AND NOT c.folded;
  IF v_horizon IS NULL OR EXISTS (SELECT FROM ledger.checkpoint c WHERE c.folded AND c.id > p_id) THEN
    RETURN 0;
  END IF;
  SELECT c.id, c.horizon INTO v_from_id, v_from FROM ledger.checkpoint c WHERE c.folded ORDER BY c.id DESC LIMIT 1;
  WITH span AS (
    SELECT e.account_id, sum(e.amount) AS amount, count(*) AS entries FROM ledger.entry e
     WHERE e.transaction_id > coalesce(v_from, 0) AND e.transaction_id <= v_horizon AND e.balance_after IS NULL
     GROUP BY e.account_id
  ), written AS (
    INSERT INTO ledger.checkpoint_balance (checkpoint_id, account_id, amount)
    SELECT p_id, coalesce(b.account_id, s.account_id), coalesce(b.amount, 0) + coalesce(s.amount, 0)
      FROM (SELECT * FROM ledger.checkpoint_balance WHERE checkpoint_id = v_from_id) b
      FULL JOIN span s ON s.account_id = b.account_id
  )
  SELECT coalesce(sum(s.entries), 0) INTO v_read FROM span s;
  UPDATE ledger.checkpoint SET folded = true WHERE id = p_id;
  DELETE FROM ledger.checkpoint c
   WHERE c.id < p_id AND c.id NOT IN (SELECT n.id FROM ledger.checkpoint n ORDER BY n.id DESC LIMIT 10);
  RETURN v_read;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.house_balances()
 RETURNS TABLE(account_id bigint, kind text, currency text, amount bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_memoize TO 'off'
AS $function$
  WITH last AS (
    SELECT c.id, c.horizon FROM ledger.checkpoint c WHERE c.folded ORDER BY c.id DESC LIMIT 1
  ), tail AS (
    SELECT e.account_id, sum(e.amount) AS amount FROM ledger.entry e
     WHERE e.transaction_id > coalesce((SELECT l.horizon FROM last l), 0) AND e.balance_after IS NULL
     GROUP BY e.account_id
  )
  SELECT a.id, a.kind, a.currency::text, (coalesce(b.amount, 0) + coalesce(t.amount, 0))::bigint
    FROM ledger.account a
    LEFT JOIN ledger.checkpoint_balance b ON b.checkpoint_id = (SELECT l.id FROM last l) AND b.account_id = a.id
    LEFT JOIN tail t ON t.account_id = a.id
   WHERE a.owner_kind = 'house'
   ORDER BY a.kind, a.currency
$function$
;
CREATE OR REPLACE FUNCTION ledger.is_well_formed(p_key text, p_kind text, p_digest bytea, p_accounts bigint[], p_amounts bigint[], p_balances bigint[], p_member bigint, p_other bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  v_lines int := cardinality(p_amounts);
  v_sum numeric := 0;
BEGIN
  IF length(p_key) NOT BETWEEN 1 AND 200 OR length(p_kind) NOT BETWEEN 1 AND 40 OR length(p_digest) <> 32
     OR v_lines NOT BETWEEN 2 AND 32767 OR cardinality(p_accounts) <> v_lines OR cardinality(p_balances) <> v_lines
     OR array_ndims(p_balances) <> 1 OR array_lower(p_balances, 1) <> 1
     OR p_other IS NOT NULL AND p_member IS NULL OR p_other = p_member THEN
    RETURN false;
  END IF;
  FOR n IN 1 .. v_lines LOOP
    IF p_accounts[n] IS NULL OR p_amounts[n] IS NULL OR p_amounts[n] = 0 OR p_balances[n] < 0
       OR p_balances[n] IS NOT NULL AND p_accounts[n] IS DISTINCT FROM p_member AND p_accounts[n] IS DISTINCT FROM p_other THEN
      RETURN false;
    END IF;
    v_sum := v_sum + p_amounts[n];
  END LOOP;
  RETURN v_sum = 0;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.mark_checkpoint()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET lock_timeout TO '200ms'
AS $function$
DECLARE
  v_id bigint;
BEGIN
  LOCK TABLE ledger.transaction IN SHARE MODE;
  INSERT INTO ledger.checkpoint (horizon) SELECT coalesce(max(t.id), 0) FROM ledger.transaction t RETURNING id INTO v_id;
  RETURN v_id;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.post(p_key text, p_kind text, p_content bytea, p_accounts bigint[], p_amounts bigint[], p_meta jsonb, p_at timestamp with time zone, OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_failure text;
BEGIN
  SELECT m.transaction_id, m.replayed, m.balances, m.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_many(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                          array_fill(1, ARRAY[cardinality(p_accounts)]), p_accounts, p_amounts) m;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'posting % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.post_many(p_keys text[], p_kinds text[], p_contents bytea[], p_metas jsonb[], p_ats timestamp with time zone[], p_items integer[], p_accounts bigint[], p_amounts bigint[], p_reverses bigint[] DEFAULT NULL::bigint[])
 RETURNS TABLE(item integer, transaction_id bigint, replayed boolean, failure text, balances bigint[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
DECLARE
  v_count int := cardinality(p_keys);
  v_total int := cardinality(p_amounts);
  -- The accounts concerned, aligned: id, currency, balance now (NULL: house), what moved, time of the last entry.
  v_ids bigint[]; v_currencies text[]; v_have bigint[]; v_moved bigint[]; v_last timestamptz[];
  v_house bigint[]; v_house_currencies text[];
  -- Transactions that are there already under one of the keys, aligned.
  v_known_keys text[]; v_known_ids bigint[]; v_known_digests bytea[];
  -- Per item: where its lines begin and how many, its hash, currency, time, transaction (also an old one), failure.
  v_starts int[]; v_lines int[]; v_digests bytea[]; v_of text[]; v_times timestamptz[];
  v_tx bigint[]; v_old boolean[]; v_failures text[];
  -- Per item: the one or two members' accounts among its lines.
  v_members bigint[]; v_others bigint[];
  -- Per line: where its account stands above, and the member's balance after it.
  v_indexes int[]; v_after bigint[];
  v_plain boolean := false; v_written int; v_fresh int;
  v_line int := 1; v_from int; v_index int; v_same int; v_sum numeric; v_balance bigint;
  v_currency text; v_content bytea; v_time timestamptz; v_failure text; v_crowded boolean;
BEGIN
  IF v_total <> cardinality(p_accounts) OR v_total <> cardinality(p_items) THEN
    RAISE EXCEPTION 'lines of unequal number' USING ERRCODE = 'CR004';
  END IF;
  p_ats := coalesce(p_ats, array_fill(now(), ARRAY[v_count]));

  -- Taken before ids are drawn: ledger.mark_checkpoint waits for whoever may still write one (0012).
  LOCK TABLE ledger.transaction IN ROW EXCLUSIVE MODE;

  SELECT array_agg(b.account_id), array_agg(b.currency), array_agg(b.amount), array_agg(b.last_at)
    INTO v_ids, v_currencies, v_have, v_last
    FROM (SELECT b.account_id, b.currency::text, b.amount, b.last_at FROM ledger.balance b
           WHERE b.account_id = ANY (p_accounts) ORDER BY b.account_id FOR NO KEY UPDATE) b;
  SELECT array_agg(a.id), array_agg(a.currency::text) INTO v_house, v_house_currencies
    FROM ledger.account a
   WHERE a.id = ANY (ARRAY(SELECT u FROM unnest(p_accounts) u WHERE u <> ALL (coalesce(v_ids, '{}')) GROUP BY u));
  IF v_house IS NOT NULL THEN
    v_ids := v_ids || v_house;
    v_currencies := v_currencies || v_house_currencies;
    v_have := v_have || array_fill(NULL::bigint, ARRAY[cardinality(v_house)]);
    v_last := v_last || array_fill('-infinity'::timestamptz, ARRAY[cardinality(v_house)]);
  END IF;

  -- Only now: whoever held these accounts before us has written its keys.
  SELECT array_agg(t.key), array_agg(t.id), array_agg(t.digest) INTO v_known_keys, v_known_ids, v_known_digests
    FROM ledger.transaction t WHERE t.key = ANY (p_keys);

  -- The usual batch in one go: all keys new and different, all well-formed, in time, and covered. A single posting is
  -- quicker below; so is everything else, for which this decides nothing.
  IF v_count > 3 AND v_known_keys IS NULL AND (SELECT count(DISTINCT k) FROM unnest(p_keys) k) = v_count THEN
    SELECT array_agg(i.start ORDER BY i.item), array_agg(i.lines ORDER BY i.item), array_agg(i.currency ORDER BY i.item),
           array_agg(i.digest ORDER BY i.item), array_agg(i.member ORDER BY i.item), array_agg(i.other ORDER BY i.item),
           bool_and(i.plain) AND count(*) = v_count
      INTO v_starts, v_lines, v_of, v_digests, v_members, v_others, v_plain
      FROM (SELECT l.item, min(l.n) AS start, count(*) AS lines, min(a.currency) AS currency,
                   sha256(coalesce(p_contents[l.item], '') || convert_to(p_kinds[l.item], 'UTF8')
                          || string_agg(int8send(l.account) || int8send(l.amount), '' ORDER BY l.n)) AS digest,
                   min(l.account) FILTER (WHERE a.have IS NOT NULL) AS member,
                   nullif(max(l.account) FILTER (WHERE a.have IS NOT NULL), min(l.account) FILTER (WHERE a.have IS NOT NULL)) AS other,
                   l.item BETWEEN 1 AND v_count AND count(DISTINCT l.account) FILTER (WHERE a.have IS NOT NULL) < 3
                   AND sum(l.amount) = 0 AND count(*) > 1 AND bool_and(l.amount <> 0) AND count(a.id) = count(*)
                   AND min(a.currency) = max(a.currency) AND max(l.n) - min(l.n) = count(*) - 1
                   AND max(a.last_at) <= p_ats[1] AND (l.item = 1 OR p_ats[l.item - 1] <= p_ats[l.item]) AS plain
              FROM unnest(p_items, p_accounts, p_amounts) WITH ORDINALITY AS l (item, account, amount, n)
              LEFT JOIN unnest(v_ids, v_currencies, v_have, v_last) AS a (id, currency, have, last_at) ON a.id = l.account
             GROUP BY l.item) i;
    IF v_plain THEN
      SELECT array_agg(r.after ORDER BY r.n), bool_and(r.after >= 0) IS NOT FALSE INTO v_after, v_plain
        FROM (SELECT l.n, (a.have + sum(l.amount) OVER (PARTITION BY l.account ORDER BY l.n))::bigint AS after
                FROM unnest(p_accounts, p_amounts) WITH ORDINALITY AS l (account, amount, n)
                JOIN unnest(v_ids, v_have) AS a (id, have) ON a.id = l.account) r;
    END IF;
  END IF;

  IF v_plain THEN
    v_tx := ARRAY(SELECT nextval('ledger.transaction_id_seq') FROM generate_series(1, v_count));
    WITH moved AS (
      UPDATE ledger.balance b SET amount = b.amount + m.moved, last_at = p_ats[m.item]
        FROM (SELECT l.account, sum(l.amount)::bigint AS moved, max(l.item) AS item
                FROM unnest(p_items, p_accounts, p_amounts) AS l (item, account, amount) GROUP BY l.account) m
       WHERE b.account_id = m.account
    )
    INSERT INTO ledger.transaction (id, at, reverses, currency, kind, key, digest, meta,
                                    member_account, other_member_account, accounts, amounts, balances)
    SELECT i.id, i.at, i.reverses, i.currency, i.kind, i.key, i.digest, i.meta, i.member, i.other,
           p_accounts[i.first : i.last], p_amounts[i.first : i.last], v_after[i.first : i.last]
      FROM (SELECT i.*, i.first + i.lines - 1 AS last
              FROM unnest(v_tx, p_ats, p_reverses, v_of, p_kinds, p_keys, v_digests, p_metas, v_members, v_others, v_starts, v_lines)
                AS i (id, at, reverses, currency, kind, key, digest, meta, member, other, first, lines)) i
     ORDER BY i.key COLLATE "C"
    ON CONFLICT (key) DO NOTHING;
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written <> v_count THEN
      RAISE EXCEPTION 'a key is being written by another session' USING ERRCODE = '40001';
    END IF;
    RETURN QUERY
      SELECT g, v_tx[g], false, NULL::text, v_after[v_starts[g] : v_starts[g] + v_lines[g] - 1]
        FROM generate_series(1, v_count) g;
    RETURN;
  END IF;

  v_moved := array_fill(0::bigint, ARRAY[coalesce(cardinality(v_ids), 0)]);
  v_after := array_fill(NULL::bigint, ARRAY[v_total]);
  FOR i IN 1 .. v_count LOOP
    v_from := v_line;
    v_sum := 0;
    v_currency := NULL;
    v_members[i] := NULL;
    v_others[i] := NULL;
    v_crowded := false;
    v_failure := NULL;
    v_time := coalesce(p_ats[i], now());
    v_content := coalesce(p_contents[i], '') || convert_to(p_kinds[i], 'UTF8');
    WHILE v_line <= v_total AND p_items[v_line] = i LOOP
      v_index := array_position(v_ids, p_accounts[v_line]);
      v_indexes[v_line] := v_index;
      v_content := v_content || int8send(p_accounts[v_line]) || int8send(p_amounts[v_line]);
      v_sum := v_sum + p_amounts[v_line];
      IF v_index IS NULL THEN
        v_failure := coalesce(v_failure, 'CR003');
      ELSIF v_currency IS NULL THEN
        v_currency := v_currencies[v_index];
      ELSIF v_currency <> v_currencies[v_index] THEN
        v_failure := coalesce(v_failure, 'CR005');
      END IF;
      IF v_have[v_index] IS NOT NULL AND (p_accounts[v_line] IN (v_members[i], v_others[i])) IS NOT TRUE THEN
        IF v_members[i] IS NULL THEN v_members[i] := p_accounts[v_line];
        ELSIF v_others[i] IS NULL THEN v_others[i] := p_accounts[v_line];
        ELSE v_crowded := true;
        END IF;
      END IF;
      v_line := v_line + 1;
    END LOOP;
    v_starts[i] := v_from;
    v_lines[i] := v_line - v_from;
    v_of[i] := v_currency;
    v_digests[i] := sha256(v_content);
    IF v_failure IS NULL AND (v_sum <> 0 OR v_lines[i] < 2) THEN v_failure := 'CR004'; END IF;
    IF v_crowded THEN v_failure := coalesce(v_failure, 'CR008'); END IF;

    -- Was it done before: by an earlier call, or earlier in this one?
    v_tx[i] := NULL;
    v_old[i] := false;
    v_same := array_position(v_known_keys, p_keys[i]);
    IF v_same IS NOT NULL THEN
      v_tx[i] := v_known_ids[v_same];
      v_failure := CASE WHEN v_known_digests[v_same] = v_digests[i] THEN NULL ELSE 'CR002' END;
      v_old[i] := true;
    ELSE
      FOR j IN array_position(p_keys, p_keys[i]) .. i - 1 LOOP
        IF p_keys[j] = p_keys[i] AND v_tx[j] IS NOT NULL THEN
          v_tx[i] := v_tx[j];
          v_failure := CASE WHEN v_digests[j] = v_digests[i] THEN NULL ELSE 'CR002' END;
          v_old[i] := true;
        END IF;
      END LOOP;
    END IF;

    IF v_tx[i] IS NULL AND v_failure IS NULL THEN
      FOR n IN v_from .. v_line - 1 LOOP
        v_index := v_indexes[n];
        v_balance := v_have[v_index];
        IF p_amounts[n] = 0 THEN v_failure := 'CR004'; END IF;
        IF v_balance IS NOT NULL THEN
          v_balance := v_balance + p_amounts[n];
          IF v_balance < 0 THEN v_failure := coalesce(v_failure, 'CR001'); END IF;
          v_have[v_index] := v_balance;
          v_moved[v_index] := v_moved[v_index] + p_amounts[n];
          IF v_last[v_index] > v_time THEN v_time := v_last[v_index]; END IF;
        END IF;
        v_after[n] := v_balance;
      END LOOP;
      IF v_failure IS NULL THEN
        v_tx[i] := nextval('ledger.transaction_id_seq');
        FOR n IN v_from .. v_line - 1 LOOP v_last[v_indexes[n]] := v_time; END LOOP;
      ELSE -- give back what this item took
        FOR n IN v_from .. v_line - 1 LOOP
          v_index := v_indexes[n];
          v_have[v_index] := v_have[v_index] - p_amounts[n];
          v_moved[v_index] := v_moved[v_index] - p_amounts[n];
        END LOOP;
      END IF;
    END IF;
    v_failures[i] := v_failure;
    v_times[i] := v_time;
  END LOOP;

  IF v_line <= v_total THEN
    RAISE EXCEPTION 'lines that do not stand together, or are of no item' USING ERRCODE = 'CR004';
  END IF;

  v_fresh := (SELECT count(*) FROM unnest(v_tx, v_old) AS i (id, old) WHERE i.id IS NOT NULL AND NOT i.old);
  IF v_fresh > 0 THEN
    WITH moved AS (
      UPDATE ledger.balance b SET amount = b.amount + m.moved, last_at = m.last_at
        FROM unnest(v_ids, v_have, v_moved, v_last) AS m (id, have, moved, last_at)
       WHERE b.account_id = m.id AND m.have IS NOT NULL AND (b.amount, b.last_at) IS DISTINCT FROM (m.have, m.last_at)
    )
    INSERT INTO ledger.transaction (id, at, reverses, currency, kind, key, digest, meta,
                                    member_account, other_member_account, accounts, amounts, balances)
    SELECT v_tx[g], v_times[g], p_reverses[g], v_of[g], p_kinds[g], p_keys[g], v_digests[g], p_metas[g], v_members[g], v_others[g],
           p_accounts[v_starts[g] : l.last], p_amounts[v_starts[g] : l.last], v_after[v_starts[g] : l.last]
      FROM generate_series(1, v_count) g CROSS JOIN LATERAL (SELECT v_starts[g] + v_lines[g] - 1 AS last) l
     WHERE v_tx[g] IS NOT NULL AND NOT v_old[g]
     ORDER BY p_keys[g] COLLATE "C"
    ON CONFLICT (key) DO NOTHING;
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written <> v_fresh THEN
      RAISE EXCEPTION 'a key is being written by another session' USING ERRCODE = '40001';
    END IF;
  END IF;

  FOR i IN 1 .. v_count LOOP
    item := i;
    failure := v_failures[i];
    transaction_id := CASE WHEN failure IS NULL THEN v_tx[i] END;
    replayed := v_old[i];
    balances := NULL;
    IF failure IS NULL AND replayed THEN
      SELECT t.balances INTO balances FROM ledger.transaction t WHERE t.id = v_tx[i];
    ELSIF failure IS NULL THEN
      balances := v_after[v_starts[i] : v_starts[i] + v_lines[i] - 1];
    END IF;
    RETURN NEXT;
  END LOOP;
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% of ledger.% is refused: corrections are reversals', TG_OP, TG_TABLE_NAME USING ERRCODE = 'CR007';
END
$function$
;
CREATE OR REPLACE FUNCTION ledger.reverse(p_transaction bigint, p_key text, p_kind text, p_content bytea, p_meta jsonb, p_at timestamp with time zone, OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_accounts bigint[];
  v_amounts bigint[];
  v_failure text;
BEGIN
  SELECT array_agg(e.account_id ORDER BY e.line DESC), array_agg(-e.amount ORDER BY e.line DESC)
    INTO v_accounts, v_amounts
    FROM ledger.transaction t, unnest(t.accounts, t.amounts) WITH ORDINALITY AS e (account_id, amount, line)
   WHERE t.id = p_transaction AND t.reverses IS NULL;
  IF v_accounts IS NULL THEN
    RAISE EXCEPTION 'transaction % cannot be reversed', p_transaction USING ERRCODE = 'CR006';
  END IF;
  IF EXISTS (SELECT FROM ledger.transaction t WHERE t.reverses = p_transaction AND t.key <> p_key) THEN
    RAISE EXCEPTION 'transaction % is reversed already', p_transaction USING ERRCODE = 'CR006';
  END IF;
  SELECT m.transaction_id, m.replayed, m.balances, m.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_many(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                          array_fill(1, ARRAY[cardinality(v_accounts)]), v_accounts, v_amounts, ARRAY[p_transaction]) m;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'reversal % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$function$
;
CREATE OR REPLACE FUNCTION reporting.count_day(p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_members bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(reporting.day_lock());
  DELETE FROM reporting.day d WHERE d.starts_at < p_ends_at AND d.ends_at > p_starts_at;
  INSERT INTO reporting.day (starts_at, ends_at, counted_at) VALUES (p_starts_at, p_ends_at, p_at);
  INSERT INTO reporting.member_day (starts_at, currency, member_id, rounds, stake, payout, valid_bet, top_win)
  SELECT p_starts_at, r.currency, r.member_id, count(*), sum(r.stake), sum(r.payout), sum(r.valid_bet),
         greatest(max(r.payout - r.stake), 0)
    FROM gateway.round r
   WHERE r.status = 'closed' AND r.settled_at >= p_starts_at AND r.settled_at < p_ends_at
   GROUP BY r.currency, r.member_id;
  GET DIAGNOSTICS v_members = ROW_COUNT;
  RETURN v_members;
END
$function$
;
CREATE OR REPLACE FUNCTION reporting.day_lock()
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$ SELECT 7300880088 $function$
;
CREATE OR REPLACE FUNCTION reporting.reopen_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(reporting.day_lock());
  UPDATE reporting.day d SET sound = false
   WHERE d.sound AND (NEW.settled_at >= d.starts_at AND NEW.settled_at < d.ends_at
      OR TG_OP = 'UPDATE' AND OLD.settled_at >= d.starts_at AND OLD.settled_at < d.ends_at);
  RETURN NULL;
END
$function$
;
CREATE OR REPLACE FUNCTION studio.change_seed(p_token bytea, p_client_seed text, p_seed bigint, p_server_seed text, p_commitment text, p_sealed bytea, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_seat studio.seat;
  v_started boolean;
  v_next bigint;
BEGIN
  SELECT t.* INTO v_seat FROM studio.session s JOIN studio.seat t ON t.id = s.seat_id
   WHERE s.token_hash = p_token AND s.expires_at > p_now FOR NO KEY UPDATE OF t;
  IF NOT FOUND THEN RETURN 'SESSION'; END IF;
  IF v_seat.seed_id <> p_seed THEN RETURN 'STALE'; END IF;
  IF v_seat.pending_spin_id IS NOT NULL OR v_seat.round_id IS NOT NULL THEN RETURN 'ROUND'; END IF;
  SELECT s.client_seed IS NOT NULL INTO v_started FROM studio.seed s WHERE s.id = v_seat.seed_id;
  IF NOT v_started THEN
    UPDATE studio.seed SET client_seed = p_client_seed, started_at = p_now WHERE id = v_seat.seed_id;
    RETURN 'started';
  END IF;
  UPDATE studio.seed SET server_seed = p_server_seed, revealed_at = p_now, spins = v_seat.nonce WHERE id = v_seat.seed_id;
  UPDATE studio.seed SET client_seed = p_client_seed, started_at = p_now WHERE id = v_seat.next_seed_id;
  INSERT INTO studio.seed (commitment, sealed, seat_id) VALUES (p_commitment, p_sealed, v_seat.id) RETURNING id INTO v_next;
  UPDATE studio.seat SET seed_id = v_seat.next_seed_id, next_seed_id = v_next, nonce = 0 WHERE id = v_seat.id;
  RETURN 'rotated';
END
$function$
;
CREATE OR REPLACE FUNCTION studio.drop_spin(p_spin bigint, p_try timestamp with time zone, p_gone_by timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_spin studio.spin;
BEGIN
  SELECT * INTO v_spin FROM studio.spin s WHERE s.id = p_spin;
  PERFORM FROM studio.seat s WHERE s.id = v_spin.seat_id FOR NO KEY UPDATE;
  UPDATE studio.spin s SET tries = array_remove(s.tries, coalesce(p_try, s.created_at))
   WHERE s.id = p_spin AND s.result IS NULL AND s.state IS NULL RETURNING * INTO v_spin;
  IF NOT FOUND OR EXISTS (SELECT FROM unnest(v_spin.tries) t WHERE t > p_gone_by) THEN RETURN; END IF;
  DELETE FROM studio.spin s WHERE s.id = p_spin;
  UPDATE studio.seat s SET pending_spin_id = NULL WHERE s.id = v_spin.seat_id AND s.pending_spin_id = p_spin;
END
$function$
;
CREATE OR REPLACE FUNCTION studio.intend_spins(p_tokens bytea[], p_requests text[], p_stakes bigint[], p_now timestamp with time zone)
 RETURNS TABLE("position" integer, outcome text, spin_id bigint, round_id bigint, seat_id bigint, session_id bigint, seed_id bigint, nonce integer, stream_position integer, stake bigint, state jsonb, result jsonb, balance bigint, client_seed text, sealed bytea, commitment text)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
DECLARE
  v_call record;
  v_seat studio.seat;
  v_spin studio.spin;
  v_seed studio.seed;
BEGIN
  -- An intention lost in a crash is harmless: its bet commits later in the same log, so it is lost as well. The
  -- settlement is the commit that is waited for.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.request, c.asked, c.n::integer AS n, o.session, o.seat
      FROM unnest(p_tokens, p_requests, p_stakes) WITH ORDINALITY AS c (token, request, asked, n)
      LEFT JOIN LATERAL (SELECT s.id AS session, s.seat_id AS seat FROM studio.session s
                          WHERE s.token_hash = c.token AND s.expires_at > p_now OFFSET 0) o ON true
     ORDER BY o.seat, c.n
  LOOP
    "position" := v_call.n;
    outcome := NULL; result := NULL; balance := NULL; spin_id := NULL;
    IF v_call.session IS NULL THEN
      outcome := 'SESSION'; RETURN NEXT; CONTINUE;
    END IF;
    SELECT s.* INTO v_seat FROM studio.seat s WHERE s.id = v_call.seat FOR NO KEY UPDATE;
    SELECT s.* INTO v_spin FROM studio.spin s WHERE s.seat_id = v_seat.id AND s.request_id = v_call.request;
    IF FOUND THEN
      IF v_spin.stake <> v_call.asked THEN
        outcome := 'CONFLICT'; RETURN NEXT; CONTINUE;
      END IF;
      outcome := CASE WHEN v_spin.result IS NULL THEN 'resume' ELSE 'settled' END;
    ELSIF v_seat.pending_spin_id IS NOT NULL THEN
      SELECT s.* INTO v_spin FROM studio.spin s WHERE s.id = v_seat.pending_spin_id;
      outcome := 'blocked';
    ELSIF v_seat.round_stake <> v_call.asked THEN
      outcome := 'STAKE'; RETURN NEXT; CONTINUE;
    END IF;
    SELECT s.* INTO v_seed FROM studio.seed s WHERE s.id = coalesce(v_spin.seed_id, v_seat.seed_id);
    IF outcome IS NULL THEN
      IF v_seed.client_seed IS NULL THEN
        outcome := 'SEED'; RETURN NEXT; CONTINUE;
      END IF;
      outcome := 'intended';
      v_spin.id := nextval(pg_get_serial_sequence('studio.spin', 'id'));
      v_spin.round_id := coalesce(v_seat.round_id, v_spin.id);
      -- Rounds of a seat never overlap, so the open round's nonce is the one before the next.
      INSERT INTO studio.spin
        (id, round_id, seat_id, session_id, seed_id, nonce, position, request_id, stake, state)
        OVERRIDING SYSTEM VALUE
        VALUES (v_spin.id, v_spin.round_id, v_seat.id, v_call.session, v_seat.seed_id,
                v_seat.nonce - (v_seat.round_id IS NOT NULL)::integer,
                CASE WHEN v_seat.round_id IS NULL THEN 0 ELSE v_seat.position END,
                v_call.request, v_call.asked, v_seat.state)
        RETURNING * INTO v_spin;
      UPDATE studio.seat s
         SET pending_spin_id = v_spin.id, nonce = s.nonce + (v_seat.round_id IS NULL)::integer
       WHERE s.id = v_seat.id;
    END IF;
    spin_id := v_spin.id; round_id := v_spin.round_id; seat_id := v_spin.seat_id; session_id := v_spin.session_id;
    seed_id := v_spin.seed_id; nonce := v_spin.nonce; stream_position := v_spin.position; stake := v_spin.stake; state := v_spin.state;
    result := v_spin.result; balance := v_spin.balance;
    client_seed := v_seed.client_seed; sealed := v_seed.sealed; commitment := v_seed.commitment;
    RETURN NEXT;
  END LOOP;
END
$function$
;
CREATE OR REPLACE FUNCTION studio.settle_spins(p_spins bigint[], p_results text[], p_balances bigint[], p_next text[], p_positions integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_call record;
  v_spin studio.spin;
BEGIN
  -- Lost in a crash, the spin is found intended and settled again under the same ids, which moves nothing twice.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.*, p.seat FROM unnest(p_spins, p_results, p_balances, p_next, p_positions)
                            AS c (spin, result, balance, next, taken),
           LATERAL (SELECT s.seat_id AS seat FROM studio.spin s WHERE s.id = c.spin OFFSET 0) p
     ORDER BY p.seat, c.spin
  LOOP
    PERFORM FROM studio.seat s WHERE s.id = v_call.seat FOR NO KEY UPDATE;
    UPDATE studio.spin s SET result = v_call.result::jsonb, balance = v_call.balance
     WHERE s.id = v_call.spin AND s.result IS NULL RETURNING s.* INTO v_spin;
    CONTINUE WHEN NOT FOUND;
    UPDATE studio.seat s
       SET pending_spin_id = NULL,
           state = v_call.next::jsonb,
           position = v_call.taken,
           round_id = CASE WHEN v_call.next IS NULL THEN NULL ELSE v_spin.round_id END,
           round_stake = CASE WHEN v_call.next IS NULL THEN NULL ELSE v_spin.stake END
     WHERE s.id = v_call.seat AND s.pending_spin_id = v_spin.id;
  END LOOP;
END
$function$
;
CREATE OR REPLACE FUNCTION studio.take_seat(p_vendor text, p_player text, p_node bigint, p_currency text, p_commitment text, p_sealed bytea, p_next_commitment text, p_next_sealed bytea)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_seat bigint;
  v_seed bigint;
  v_next bigint;
BEGIN
  SELECT id INTO v_seat FROM studio.seat
   WHERE vendor = p_vendor AND player_id = p_player AND node_id = p_node AND currency = p_currency;
  IF FOUND THEN RETURN v_seat; END IF;
  INSERT INTO studio.seed (commitment, sealed) VALUES (p_commitment, p_sealed) RETURNING id INTO v_seed;
  INSERT INTO studio.seed (commitment, sealed) VALUES (p_next_commitment, p_next_sealed) RETURNING id INTO v_next;
  INSERT INTO studio.seat (vendor, player_id, node_id, currency, seed_id, next_seed_id)
    VALUES (p_vendor, p_player, p_node, p_currency, v_seed, v_next)
    ON CONFLICT (vendor, player_id, node_id, currency) DO NOTHING RETURNING id INTO v_seat;
  IF v_seat IS NULL THEN
    SELECT id INTO v_seat FROM studio.seat
     WHERE vendor = p_vendor AND player_id = p_player AND node_id = p_node AND currency = p_currency;
  ELSE
    UPDATE studio.seed SET seat_id = v_seat WHERE id IN (v_seed, v_next);
  END IF;
  RETURN v_seat;
END
$function$
;
CREATE OR REPLACE FUNCTION studio.try_spin(p_spin bigint, p_at timestamp with time zone, p_gone_by timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  UPDATE studio.spin s
     SET tries = ARRAY(SELECT t FROM unnest(coalesce(s.tries, ARRAY[s.created_at])) t WHERE t > p_gone_by)
                 || greatest(p_at, (SELECT date_trunc('milliseconds', max(t)) + interval '1 millisecond'
                                      FROM unnest(coalesce(s.tries, ARRAY[s.created_at])) t))
   WHERE s.id = p_spin AND s.result IS NULL RETURNING s.tries[cardinality(s.tries)]
$function$
;

-- What the app may do

GRANT SELECT ON backoffice.audit TO croupier_app;
GRANT SELECT ON backoffice.audit_head TO croupier_app;
GRANT EXECUTE ON FUNCTION backoffice.erase_member TO croupier_app;
GRANT EXECUTE ON FUNCTION backoffice.note TO croupier_app;
GRANT INSERT, SELECT ON backoffice.operator TO croupier_app;
GRANT UPDATE (name, password_hash, permissions, status) ON backoffice.operator TO croupier_app;
GRANT INSERT, SELECT ON backoffice.session TO croupier_app;
GRANT UPDATE (revoked_at, seen_at) ON backoffice.session TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON cashier.channel TO croupier_app;
GRANT INSERT, SELECT ON cashier.deposit TO croupier_app;
GRANT UPDATE (checked_at, checked_by, decided_at, decided_by, ledger_id, proof_id, reason, status) ON cashier.deposit TO croupier_app;
GRANT INSERT, SELECT ON cashier.notice TO croupier_app;
GRANT UPDATE (read_at) ON cashier.notice TO croupier_app;
GRANT INSERT, SELECT ON cashier.payee TO croupier_app;
GRANT UPDATE (holder, holder_sealed, removed_at) ON cashier.payee TO croupier_app;
GRANT DELETE, INSERT, SELECT ON cashier.proof TO croupier_app;
GRANT INSERT, SELECT ON cashier.withdrawal TO croupier_app;
GRANT UPDATE (approved_at, approved_by, confirm_by, confirmed_at, confirmed_how, end_ledger_id, paid_at, paid_by, payment_reference, proof_id, reason, received_amount, refund_checked_at, refund_checked_by, refund_ledger_id, rejected_at, rejected_by, resolved_at, resolved_by, status) ON cashier.withdrawal TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.favourite TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.game TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.look_up_titles TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON catalogue.recent TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.search_games TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.settle_import TO croupier_app;
GRANT SELECT ON catalogue.tally TO croupier_app;
GRANT SELECT ON catalogue.trigram TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.vendor TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON catalogue.vendor_category TO croupier_app;
GRANT EXECUTE ON FUNCTION catalogue.walk_titles TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.announcement TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.article TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.banner TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.domain TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.flag TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON content.help_topic TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON content.promotion TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.resource TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON content.service_channel TO croupier_app;
GRANT SELECT, UPDATE ON content.site_status TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.authenticate TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.balance TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.bet TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.clear_launches TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.credit TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.end_round TO croupier_app;
GRANT SELECT ON gateway.game_session TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.launch TO croupier_app;
GRANT SELECT ON gateway.launch TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.rollback TO croupier_app;
GRANT SELECT ON gateway.round TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.settle_rounds TO croupier_app;
GRANT SELECT ON gateway.transaction TO croupier_app;
GRANT INSERT, SELECT ON gateway.vendor TO croupier_app;
GRANT UPDATE (bonus_win_credits, enabled, secret_sealed) ON gateway.vendor TO croupier_app;
GRANT EXECUTE ON FUNCTION gateway.win TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.activity TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.captcha TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.code TO croupier_app;
GRANT UPDATE (code_hash, created_at, ends_at, tries, used_at) ON identity.code TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.contact TO croupier_app;
GRANT UPDATE (changed_at, lookup, sealed, verified_at) ON identity.contact TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.login_challenge TO croupier_app;
GRANT UPDATE (tries) ON identity.login_challenge TO croupier_app;
GRANT INSERT, SELECT ON identity.member TO croupier_app;
GRANT UPDATE (first_login_at, icon, must_change_password, nickname, password_changed_at, password_hash, payment_password_hash, status) ON identity.member TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.one_time_password TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.outgoing TO croupier_app;
GRANT UPDATE (sealed) ON identity.outgoing TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.passkey TO croupier_app;
GRANT UPDATE (backed_up, counter, name, used_at) ON identity.passkey TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.passkey_question TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.payload_key TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.payload_seen TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.profile_field TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.recovery_code TO croupier_app;
GRANT UPDATE (used_at) ON identity.recovery_code TO croupier_app;
GRANT SELECT ON identity.register_field TO croupier_app;
GRANT UPDATE (accepted_pattern, enabled, max_length, min_length, pattern_id, required) ON identity.register_field TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.reset_link TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.session TO croupier_app;
GRANT UPDATE (idle_ends_at, password_due, revoked_at, seen_at) ON identity.session TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.slider_pass TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.slider_puzzle TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.social_link TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON identity.throttle TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.totp TO croupier_app;
GRANT UPDATE (confirmed_at, created_at, last_step, secret_sealed) ON identity.totp TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.used_address TO croupier_app;
GRANT UPDATE (used_at) ON identity.used_address TO croupier_app;
GRANT DELETE, INSERT, SELECT ON identity.used_proof TO croupier_app;
GRANT DELETE, INSERT, SELECT ON inbox.delivery TO croupier_app;
GRANT UPDATE (attempts, changed_at, provider, provider_id, reason, status) ON inbox.delivery TO croupier_app;
GRANT INSERT, SELECT ON inbox.feedback TO croupier_app;
GRANT UPDATE (handled_at, handled_by, remark, status) ON inbox.feedback TO croupier_app;
GRANT INSERT, SELECT ON inbox.feedback_picture TO croupier_app;
GRANT SELECT ON ledger.account TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.account_id TO croupier_app;
GRANT SELECT ON ledger.balance TO croupier_app;
GRANT SELECT ON ledger.checkpoint TO croupier_app;
GRANT SELECT ON ledger.checkpoint_balance TO croupier_app;
GRANT SELECT ON ledger.entry TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.fold_checkpoint TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.house_balances TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.mark_checkpoint TO croupier_app;
GRANT SELECT ON ledger.member_entry TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.post TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.post_many TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.reverse TO croupier_app;
GRANT SELECT ON ledger.transaction TO croupier_app;
GRANT INSERT, SELECT ON ledger.verification TO croupier_app;
GRANT EXECUTE ON FUNCTION reporting.count_day TO croupier_app;
GRANT DELETE, SELECT ON reporting.day TO croupier_app;
GRANT INSERT, SELECT ON reporting.difference TO croupier_app;
GRANT SELECT ON reporting.member_day TO croupier_app;
GRANT INSERT, SELECT ON reporting.reconciliation TO croupier_app;
GRANT SELECT, UPDATE ON reporting.return_mark TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON reporting.return_watch TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON rewards.good TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.seat TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.seed TO croupier_app;
GRANT INSERT, SELECT, UPDATE ON studio.session TO croupier_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON studio.spin TO croupier_app;
