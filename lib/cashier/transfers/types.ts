import type { Amount } from '@/lib/money/amount';
import type { TransferDirection } from './constants';

/** A transfer between two members of one line. Amounts in 1/10,000. */
export interface MemberTransfer {
  id: bigint;
  fromMember: bigint;
  toMember: bigint;
  direction: TransferDirection;
  currency: string;
  amount: Amount;
  ledgerId: bigint;
  createdAt: Date;
}

/** A transfer as one of its two members sees it. */
export interface TransferRecord extends MemberTransfer {
  /** The account name of the other member, masked. */
  counterpart: string;
  isSent: boolean;
}

export interface TransferLimits {
  minimum: Amount;
  maximum: Amount;
  /** For all transfers of a sender on one settlement day. */
  perDay: Amount;
}

/** What a member can do with transfers. */
export interface TransferOptions {
  /** The masked account of the agent above; undefined without one, and if the site does not offer it. */
  upline: string | undefined;
  /** Whether the member is an agent who can send to the line below. */
  downline: boolean;
  limits: TransferLimits;
  /** What is left of the sender's day. */
  leftToday: Amount;
}
