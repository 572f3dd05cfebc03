import type { Amount } from '@/lib/money/amount';
import type { PayTo } from './adapters/pay-to';

/** The member whose money it is, as known from the session. */
export interface AccountHolder {
  memberId: bigint;
  currency: string;
}

/** A member who asks for payment channels, with the country that the request comes from, if it is known. */
export interface ChannelUser extends AccountHolder {
  country?: string | undefined;
}

export type PaymentKind = 'deposit' | 'withdraw';

/** The member's fee: a fixed amount, and a share of the amount in 1/10,000. */
export interface FeeRule {
  fixed: Amount;
  rate: number;
}

/** What a channel accepts of one currency. */
export interface ChannelTerms {
  currency: string;
  minimum: Amount;
  maximum: Amount;
  fee: FeeRule;
  /** What one member may request in a settlement day, of withdrawals; null: no limit. */
  dailyAmount: Amount | null;
  dailyCount: number | null;
}

/** An account of the operator's that members transfer to. */
export interface ReceivingAccount {
  id: bigint;
  currency: string;
  bank: string;
  holder: string;
  number: string;
  branch: string | null;
  /** The amounts that it is given for; null: no limit of its own. */
  minimum: Amount | null;
  maximum: Amount | null;
  /** The sum of requests that it is given in one settlement day; null: no ceiling. */
  dailyCeiling: Amount | null;
}

/** Hours in the settlement zone: on `days` (1 Monday to 7 Sunday) from `from` to `to`; up to the next day if `to` is not later. */
export interface OpeningHours {
  days: number[];
  /** 00:00 to 23:59 */
  from: string;
  /** 00:01 to 24:00 */
  to: string;
}

export interface PaymentChannel {
  id: bigint;
  kind: PaymentKind;
  /** Names the channel in requests, statements and house accounts; it never changes. */
  code: string;
  /** A code of lib/cashier/adapters. */
  adapter: string;
  names: Record<string, string>;
  notes: Record<string, string> | null;
  instructions: Record<string, string> | null;
  enabled: boolean;
  archivedAt: Date | null;
  version: number;
  /** Country codes; empty: every country. */
  countries: string[];
  /** Member groups; empty: every member. */
  groupIds: bigint[];
  /** Empty: always open. */
  schedule: OpeningHours[];
  terms: ChannelTerms[];
  accounts: ReceivingAccount[];
  /** What the adapter needs, by name (SettingField). */
  settings: Record<string, string>;
  /** The names of the secrets that are stored. */
  secretNames: string[];
}

/** A channel as it is offered to a member. */
export interface OfferedChannel {
  channel: PaymentChannel;
  terms: ChannelTerms;
  isOpen: boolean;
  /** When a closed channel opens next; null if it is open. */
  opensAt: Date | null;
  /** What is left of the member's limits of the day; null: no limit. */
  leftAmount: Amount | null;
  leftCount: number | null;
}

export type DepositStatus = 'pending' | 'checked' | 'approved' | 'rejected' | 'cancelled';

/** The operator who works at a request. Nobody after `until`. */
export interface Claim {
  by: bigint;
  until: Date;
}

export interface Deposit {
  id: bigint;
  memberId: bigint;
  channel: string;
  currency: string;
  /** What arrives: the requested amount until an approval with another one. */
  amount: Amount;
  askedAmount: Amount;
  /** Part of `amount`; the rest is credited. */
  fee: Amount;
  feeRule: FeeRule;
  status: DepositStatus;
  reference: string;
  /** The payment provider decides on it, not an operator. */
  awaitsProvider: boolean;
  payTo: PayTo | null;
  receiptImageId: string | null;
  createdAt: Date;
  checkedBy: bigint | null;
  /** The amount of the first of two approvals. */
  checkedAmount: Amount | null;
  decidedBy: bigint | null;
  decidedAt: Date | null;
  bankReference: string | null;
  /** Why it was rejected, or why the amount differs from the requested one. */
  reason: string | null;
  claim: Claim | null;
}

export type WithdrawalStatus =
  | 'requested'
  | 'approved'
  | 'paid'
  | 'received'
  | 'partial'
  | 'notReceived'
  | 'refunded'
  | 'rejected'
  | 'cancelled';

export interface Withdrawal {
  id: bigint;
  memberId: bigint;
  channel: string;
  payeeId: bigint;
  currency: string;
  /** What leaves the member's balance. */
  amount: Amount;
  /** Part of `amount`; the payee is paid the rest. */
  fee: Amount;
  status: WithdrawalStatus;
  createdAt: Date;
  approvedBy: bigint | null;
  approvedAt: Date | null;
  paidBy: bigint | null;
  paidAt: Date | null;
  paymentReference: string | null;
  rejectedAt: Date | null;
  cancelledAt: Date | null;
  reason: string | null;
  confirmBy: Date | null;
  confirmedAt: Date | null;
  confirmedHow: 'member' | 'time' | 'forced' | null;
  receivedAmount: Amount | null;
  receiptImageId: string | null;
  /** The operator of the first approval of a refund that needs two. */
  refundCheckedBy: bigint | null;
  resolvedAt: Date | null;
  /** The payment file that it is in. */
  paymentFileId: bigint | null;
  claim: Claim | null;
}

export interface Payee {
  id: bigint;
  bank: string;
  holder: string;
  /** The last four characters; the whole number is sealed. */
  numberTail: string;
}
