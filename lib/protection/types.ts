import type { Amount } from '@/lib/money/amount';
import type {
  COOL_OFFS,
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  LIMIT_KINDS,
  PERIODS,
  RANGES,
  SELF_EXCLUSIONS,
} from './constants';

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof PERIODS)[number];
export type CoolOff = (typeof COOL_OFFS)[number];
export type SelfExclusion = (typeof SELF_EXCLUSIONS)[number];
export type ExclusionPeriod = CoolOff | SelfExclusion;
export type ExclusionKind = 'coolOff' | 'selfExclusion';
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export type FigureRange = (typeof RANGES)[number];

/** What limits are set for: money in 1/10,000, or minutes if the kind is `time`. */
export interface LimitValue {
  amount: bigint;
  /** What applies from `pendingAt` on: a higher amount, or null for no limit. Without `pendingAt` nothing waits. */
  pendingAmount: bigint | null;
  pendingAt: Date | null;
}

export interface StoredLimit extends LimitValue {
  kind: LimitKind;
  period: LimitPeriod;
  source: 'member' | 'operator';
}

/** What a member or an operator asks for: null for no limit. */
export interface LimitRequest {
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint | null;
}

/** A limit as it applies: the lowest of the member's, the operators' and the site's, with what is used of it. */
export interface LimitState {
  kind: LimitKind;
  period: LimitPeriod;
  /** What applies now; null: no limit. */
  applies: bigint | null;
  used: bigint;
  own: LimitValue | null;
  operator: bigint | null;
  site: bigint | null;
}

export interface Exclusion {
  id: bigint;
  memberId: bigint;
  kind: ExclusionKind;
  period: ExclusionPeriod;
  begunAt: Date;
  /** The end of its period; null: for good. */
  until: Date | null;
  /** When it ends, if that is known. */
  endsAt: Date | null;
  setBy: bigint | null;
  endedHow: 'readmitted' | 'error' | null;
}

/** The session of play for real money: stakes that follow each other within fifteen minutes. */
export interface PlaySession {
  /** The first stake; null if no session is under way. */
  from: Date | null;
  stake: Amount;
  payout: Amount;
  /** Minutes between two reality checks. */
  minutes: number;
  checkedAt: Date | null;
}

export interface MemberDocument {
  id: bigint;
  memberId: bigint;
  kind: DocumentKind;
  status: DocumentStatus;
  createdAt: Date;
  decidedAt: Date | null;
  reason: string | null;
  /** YYYY-MM-DD */
  validUntil: string | null;
  hasPicture: boolean;
}
