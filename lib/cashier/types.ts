import type { Amount } from '@/lib/money/amount';

/** Whose money it is; what the session tells of them. */
export interface Holder {
  memberId: bigint;
  currency: string;
}

export type ChannelKind = 'deposit' | 'withdraw';

export interface BankAccount {
  bank: string;
  holder: string;
  number: string;
}

export interface Channel {
  kind: ChannelKind;
  code: string;
  /** instant settles by itself (demo); transfer is decided by operators. */
  method: 'instant' | 'transfer';
  names: Record<string, string>;
  notes: Record<string, string> | null;
  minimum: Amount;
  maximum: Amount;
  /** Where to transfer to; deposits by transfer only. */
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
  proofId: string | null;
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
  proofId: string | null;
  /** Who gave the first yes to a refund that needs two. */
  refundCheckedBy: bigint | null;
  resolvedAt: Date | null;
}

export interface Payee {
  id: bigint;
  bank: string;
  holder: string;
  /** The last four digits; the rest stays sealed. */
  numberTail: string;
}

export interface Page<Entry> {
  list: Entry[];
  pageNum: number;
  pageSize: number;
  total: number;
  totalPages: number;
}
