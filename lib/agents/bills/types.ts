import type { Amount } from '@/lib/money/amount';
import type { ContractKind } from '../constants';
import type { TeamFigures } from '../contracts/terms';
import type { Payment } from '../settlement/types';
import type { BILL_STATUSES } from './constants';

export type BillStatus = (typeof BILL_STATUSES)[number];

export interface Party {
  id: bigint;
  account: string;
  nickname: string;
}

/** A bill: what a contract pays for a period, or for the part of it in which the contract was in force. Amounts in 1/10,000. */
export interface Bill extends TeamFigures {
  id: bigint;
  settlementId: bigint;
  contractId: bigint;
  kind: ContractKind;
  /** Null: the platform pays. */
  upline: Party | null;
  agent: Party;
  currency: string;
  from: Date;
  to: Date;
  netLoss: bigint;
  carriedIn: bigint;
  carriedOut: bigint;
  /** 1 for the first tier; null if none was reached, and for real-time. */
  tier: number | null;
  earned: Amount;
  corrected: bigint;
  correctionLeft: bigint;
  due: Amount;
  allocated: Amount;
  passedOn: Amount;
  ownShare: Amount;
  payment: Payment;
  payAt: Date;
  collectBy: Date;
  note: string | null;
  paidAt: Date | null;
  ledgerId: bigint | null;
}
