-- Deposits, withdrawals and what members are told of them. Money itself moves only in schema ledger.
CREATE SCHEMA cashier;
GRANT USAGE ON SCHEMA cashier TO croupier_app;

-- Ways in and out. Texts are objects by locale; the account is what a member transfers to.
CREATE TABLE cashier.channel (
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdraw')),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  -- instant: settles by itself (the demo's sandbox); transfer: people move money between banks and operators decide.
  method text NOT NULL CHECK (method IN ('instant', 'transfer')),
  names jsonb NOT NULL CHECK (jsonb_typeof(names -> 'en') = 'string'),
  notes jsonb CHECK (notes IS NULL OR jsonb_typeof(notes -> 'en') = 'string'),
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- Only where the demo is: instant money without a payment provider has no other place.
  demo_only boolean NOT NULL DEFAULT false,
  -- {bank, holder, number} of the house, for deposits by transfer.
  account jsonb,
  position smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, code),
  CHECK (maximum >= minimum),
  CHECK (method <> 'instant' OR (kind = 'deposit' AND demo_only)),
  CHECK (kind <> 'deposit' OR method <> 'transfer' OR account IS NOT NULL)
);

-- Pictures that members send as proof: re-encoded before they are kept (trust.md X14), named by chance.
CREATE TABLE cashier.proof (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{32}$'),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  width int NOT NULL,
  height int NOT NULL,
  bytes int NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX proof_member_idx ON cashier.proof (member_id, created_at DESC);

CREATE TABLE cashier.deposit (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL DEFAULT 'deposit' CHECK (kind = 'deposit'),
  channel text NOT NULL,
  currency char(3) NOT NULL CHECK (currency <> 'PLY'),
  amount bigint NOT NULL CHECK (amount > 0),
  -- pending → approved | rejected; above the threshold pending → checked → approved | rejected; pending → cancelled.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'checked', 'approved', 'rejected', 'cancelled')),
  -- What the member writes on the transfer, so that it is found on the bank's statement.
  reference text NOT NULL UNIQUE,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  proof_id text REFERENCES cashier.proof (id),
  created_at timestamptz NOT NULL,
  checked_by bigint,
  checked_at timestamptz,
  decided_by bigint,
  decided_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  ledger_id bigint,
  UNIQUE (member_id, request_id),
  FOREIGN KEY (kind, channel) REFERENCES cashier.channel (kind, code),
  CONSTRAINT money_came CHECK ((status = 'approved') = (ledger_id IS NOT NULL)),
  CONSTRAINT four_eyes CHECK (status <> 'approved' OR checked_by IS NULL OR checked_by <> decided_by)
);
CREATE INDEX deposit_member_idx ON cashier.deposit (member_id, created_at DESC, id DESC);
CREATE INDEX deposit_open_idx ON cashier.deposit (created_at, id) WHERE status IN ('pending', 'checked');
CREATE INDEX deposit_decided_idx ON cashier.deposit (decided_at) WHERE status = 'approved';

-- Where a member is paid to. The number is sealed (AES-256-GCM); its last four digits are what anybody is shown.
CREATE TABLE cashier.payee (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  bank text NOT NULL CHECK (length(bank) BETWEEN 2 AND 60),
  holder text NOT NULL CHECK (length(holder) BETWEEN 2 AND 100),
  number_sealed bytea NOT NULL,
  number_tail text NOT NULL CHECK (number_tail ~ '^[0-9]{4}$'),
  -- SHA-256 keyed by the site's secret: one number, one payee per member.
  number_digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX payee_once ON cashier.payee (member_id, number_digest) WHERE removed_at IS NULL;

CREATE TABLE cashier.withdrawal (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 50001) PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL DEFAULT 'withdraw' CHECK (kind = 'withdraw'),
  channel text NOT NULL,
  payee_id bigint NOT NULL REFERENCES cashier.payee (id),
  currency char(3) NOT NULL CHECK (currency <> 'PLY'),
  amount bigint NOT NULL CHECK (amount > 0),
  -- requested → approved → paid → received | partial | notReceived; requested, approved → rejected;
  -- partial, notReceived → received (forced) | refunded. The money is in the member's hold until paid or rejected.
  status text NOT NULL DEFAULT 'requested'
    CHECK (status IN ('requested', 'approved', 'paid', 'received', 'partial', 'notReceived', 'refunded', 'rejected')),
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  approved_by bigint,
  approved_at timestamptz,
  paid_by bigint,
  paid_at timestamptz,
  -- What the bank calls the payment.
  payment_reference text CHECK (length(payment_reference) BETWEEN 1 AND 100),
  rejected_by bigint,
  rejected_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  -- Unconfirmed until then, it counts as received (product.md §4).
  confirm_by timestamptz,
  confirmed_at timestamptz,
  -- How it came to be received: the member said so, time ran out, or an operator closed the dispute.
  confirmed_how text CHECK (confirmed_how IN ('member', 'time', 'forced')),
  received_amount bigint CHECK (received_amount >= 0 AND received_amount <= amount),
  proof_id text REFERENCES cashier.proof (id),
  resolved_by bigint,
  resolved_at timestamptz,
  hold_ledger_id bigint NOT NULL,
  end_ledger_id bigint,
  refund_ledger_id bigint,
  UNIQUE (member_id, request_id),
  FOREIGN KEY (kind, channel) REFERENCES cashier.channel (kind, code),
  CONSTRAINT hold_ended CHECK ((status IN ('requested', 'approved')) = (end_ledger_id IS NULL)),
  CONSTRAINT refunded_once CHECK ((status = 'refunded') = (refund_ledger_id IS NOT NULL)),
  CONSTRAINT paid_has_end CHECK (status IN ('requested', 'approved', 'rejected') OR confirm_by IS NOT NULL)
);
CREATE INDEX withdrawal_member_idx ON cashier.withdrawal (member_id, created_at DESC, id DESC);
CREATE INDEX withdrawal_open_idx ON cashier.withdrawal (created_at, id)
  WHERE status IN ('requested', 'approved', 'partial', 'notReceived');
CREATE INDEX withdrawal_unconfirmed_idx ON cashier.withdrawal (confirm_by) WHERE status = 'paid';
CREATE INDEX withdrawal_paid_idx ON cashier.withdrawal (paid_at) WHERE paid_at IS NOT NULL;

-- What a member is told; the text is a message of the reader's language, values fill it in.
CREATE TABLE cashier.notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind ~ '^[a-zA-Z]{3,40}$'),
  detail jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notice_member_idx ON cashier.notice (member_id, created_at DESC, id DESC);
CREATE INDEX notice_unread_idx ON cashier.notice (member_id) WHERE read_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON cashier.channel TO croupier_app;
GRANT SELECT, INSERT ON cashier.proof, cashier.deposit, cashier.payee, cashier.withdrawal, cashier.notice TO croupier_app;
GRANT UPDATE (status, proof_id, checked_by, checked_at, decided_by, decided_at, reason, ledger_id) ON cashier.deposit TO croupier_app;
GRANT UPDATE (removed_at) ON cashier.payee TO croupier_app;
GRANT UPDATE (status, approved_by, approved_at, paid_by, paid_at, payment_reference, rejected_by, rejected_at, reason,
  confirm_by, confirmed_at, confirmed_how, received_amount, proof_id, resolved_by, resolved_at, end_ledger_id,
  refund_ledger_id) ON cashier.withdrawal TO croupier_app;
GRANT UPDATE (read_at) ON cashier.notice TO croupier_app;

-- What ships: the demo's sandbox, and bank transfers both ways. The account is an example; operators write their own.
INSERT INTO cashier.channel (kind, code, method, names, notes, minimum, maximum, demo_only, account, position) VALUES
  ('deposit', 'sandbox', 'instant',
   '{"en":"Sandbox","th":"แซนด์บ็อกซ์","zh":"演示通道","vi":"Kênh thử nghiệm","ar":"قناة تجريبية"}',
   '{"en":"Demo only: settles at once, no real money moves.","th":"สำหรับสาธิตเท่านั้น: เข้าทันที ไม่มีเงินจริงเคลื่อนไหว","zh":"仅供演示：即时到账，不涉及真实资金。","vi":"Chỉ để dùng thử: vào tiền ngay, không có tiền thật.","ar":"للعرض فقط: تُقيَّد فورًا ولا تتحرك أموال حقيقية."}',
   100000, 1000000000, true, NULL, 10),
  ('deposit', 'bank', 'transfer',
   '{"en":"Bank transfer","th":"โอนผ่านธนาคาร","zh":"银行转账","vi":"Chuyển khoản ngân hàng","ar":"تحويل مصرفي"}',
   '{"en":"Transfer the exact amount and write the reference on it.","th":"โอนตามจำนวนให้ตรงและใส่รหัสอ้างอิง","zh":"请按准确金额转账并填写参考编号。","vi":"Chuyển đúng số tiền và ghi mã tham chiếu.","ar":"حوِّل المبلغ المحدد واكتب الرقم المرجعي عليه."}',
   1000000, 5000000000, false,
   '{"bank":"Lantern Savings Bank","holder":"Lantern House Ltd","number":"000-0-00000-0"}', 20),
  ('withdraw', 'bank', 'transfer',
   '{"en":"Bank transfer","th":"โอนผ่านธนาคาร","zh":"银行转账","vi":"Chuyển khoản ngân hàng","ar":"تحويل مصرفي"}',
   NULL, 1000000, 5000000000, false, NULL, 10);
