import type { Amount } from '@/lib/money/amount';

/** The member whose money it is, as known from the session. */
export interface AccountHolder {
  memberId: bigint;
  currency: string;
}

export type PaymentKind = 'deposit' | 'withdraw';

export interface BankAccount {
  bank: string;
  holder: string;
  number: string;
}

export interface PaymentChannel {
  kind: PaymentKind;
  code: string;
  /** `instant` is credited at once (demo only); `transfer` is decided by operators. */
  method: 'instant' | 'transfer';
  names: Record<string, string>;
  notes: Record<string, string> | null;
  minimum: Amount;
  maximum: Amount;
  /** The bank account to transfer to; for deposits by transfer only. */
  account: BankAccount | null;
}

export type DepositStatus = 'pending' | 'checked' | 'approved' | 'rejected' | 'cancelled';

export interface Deposit {
  id: bigint;
  memberId: bigint;
  channel: string;
  currency: string;
  amount: Amount;
  status: DepositStatus;
  reference: string;
  receiptImageId: string | null;
  createdAt: Date;
  checkedBy: bigint | null;
  decidedBy: bigint | null;
  decidedAt: Date | null;
  reason: string | null;
}

export type WithdrawalStatus =
  'requested' | 'approved' | 'paid' | 'received' | 'partial' | 'notReceived' | 'refunded' | 'rejected';

export interface Withdrawal {
  id: bigint;
  memberId: bigint;
  channel: string;
  payeeId: bigint;
  currency: string;
  amount: Amount;
  status: WithdrawalStatus;
  createdAt: Date;
  approvedBy: bigint | null;
  approvedAt: Date | null;
  paidBy: bigint | null;
  paidAt: Date | null;
  paymentReference: string | null;
  rejectedAt: Date | null;
  reason: string | null;
  confirmBy: Date | null;
  confirmedAt: Date | null;
  confirmedHow: 'member' | 'time' | 'forced' | null;
  receivedAmount: Amount | null;
  receiptImageId: string | null;
  /** The operator of the first approval of a refund that needs two. */
  refundCheckedBy: bigint | null;
  resolvedAt: Date | null;
}

export interface Payee {
  id: bigint;
  bank: string;
  holder: string;
  /** The last four digits; the whole number is sealed. */
  numberTail: string;
}
