import type { TeamFigures, Terms } from '../contracts/terms';
import type { ContractKind, PeriodType } from '../constants';

/** A contract in a period: the part of the period in which it was in force, cut at starts of slots. */
export interface ContractPart {
  contractId: bigint;
  uplineId: bigint | null;
  agentId: bigint;
  currency: string;
  terms: Terms;
  from: Date;
  to: Date;
}

/** Figures of one member over a time. Amounts in 1/10,000. */
export type MemberFigures = Omit<TeamFigures, 'active'>;

/** A kind of settlement: dividends have one for each of their periods. */
export interface SettlementKind {
  kind: ContractKind;
  type: PeriodType | null;
}

/** The payment of a bill's own share. `none`: there is nothing to pay. */
export const PAYMENTS = ['none', 'due', 'held', 'uncollected', 'paid', 'rejected', 'expired'] as const;
export type Payment = (typeof PAYMENTS)[number];
