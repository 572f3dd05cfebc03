import type { ContractKind } from '../constants';
import type { Terms } from './terms';

export type ContractState = 'offered' | 'signed' | 'rejected' | 'withdrawn' | 'replaced' | 'expired';
/** Who wrote an offer. An operator writes for the platform, which pays agents without an upline. */
export type OfferedBy = 'upline' | 'agent' | 'operator';
export type EndReason =
  'terminated' | 'agreed' | 'replaced' | 'higher_rate' | 'upline_ended' | 'moved' | 'operator';

/** A party of a contract as the other side and operators see it. */
export interface Party {
  id: bigint;
  account: string;
  nickname: string;
}

/** A version of a contract: an offer, or what became of it. */
export interface Contract {
  id: bigint;
  /** Null: the platform pays. */
  upline: Party | null;
  agent: Party;
  currency: string;
  terms: Terms;
  state: ContractState;
  offeredBy: OfferedBy;
  previousId: bigint | null;
  offeredAt: Date;
  decidedAt: Date | null;
  /** Signed contracts count bets that settled from here on, until before `endsAt`. */
  startsAt: Date | null;
  endsAt: Date | null;
  endReason: EndReason | null;
  /** The open request to end it at once. */
  endRequest: { id: bigint; askedBy: 'upline' | 'agent'; reason: string; createdAt: Date } | null;
}

/** A contract that ends because of a change above it. */
export interface Touched {
  contractId: bigint;
  kind: ContractKind;
  agentId: bigint;
  account: string;
  nickname: string;
  uplineId: bigint;
  upline: string;
  /** The largest rate of its terms, in millionths. */
  topRate: number;
  /** It exceeds the new terms above, or everything above it ends. */
  reason: 'higher_rate' | 'upline_ended';
}
