import type { Amount } from '@/lib/money/amount';

/** One line of a vendor's wallet calls, as PostgreSQL answers it. */
export interface ReplyRow {
  reference: bigint;
  currency: string;
  balance: bigint;
  member_id: bigint;
}

export type RoundStatus = 'open' | 'closed' | 'voided';

/** A round as its player's record shows it. */
export interface BetRecord {
  roundId: bigint;
  vendor: string;
  nodeId: bigint;
  gameType: string;
  gameName: string;
  iconUrl: string;
  currency: string;
  stake: Amount;
  payout: Amount;
  validBet: Amount;
  /** Payout less stake: what the player gained. */
  profit: Amount;
  status: RoundStatus;
  openedAt: Date;
  settledAt: Date | null;
}

export interface BetSummary {
  stake: Amount;
  payout: Amount;
  validBet: Amount;
  profit: Amount;
}

export interface BetRecords {
  list: BetRecord[];
  pageNum: number;
  pageSize: number;
  /** Counted up to 1,001, which says "more than 1,000". */
  total: number;
  totalPages: number;
  /** Of the whole period and filter, voided rounds (which cost nothing) included. */
  summary: BetSummary;
}

/** A part of a round: one call of its vendor. */
export interface RoundPart {
  reference: bigint;
  kind: string;
  taken: Amount;
  given: Amount;
  at: Date;
  cancelled: boolean;
}

export interface RoundDetail extends BetRecord {
  vendorRoundId: string;
  grantId: string | null;
  parts: RoundPart[];
  /** What the vendor told of the round: grid, lines, seeds … */
  details: Record<string, unknown>;
}

export interface BoardEntry {
  customerName: string;
  gameName: string;
  iconUrl: string;
  nodeId: string;
  vendor: string;
  gameType: string;
  winAmount: Amount;
  currency: string;
  wonAt: Date;
}
