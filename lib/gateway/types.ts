import type { Page } from '@/lib/platform/page';
import type { Amount } from '@/lib/money/amount';

/** The row that a function of schema `gateway` returns for a call that may move money. */
export interface ReplyRow {
  reference: bigint;
  currency: string;
  balance: bigint;
  member_id: bigint;
}

export type RoundStatus = 'open' | 'closed' | 'voided';

/** A round in the betting record of its player. */
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
  /** Payout minus stake. */
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

/** A page of rounds; `total` is counted up to 1,001, which means "more than 1,000". */
export interface BetRecords extends Page<BetRecord> {
  /** Where the next page begins, for `cursor`; undefined on the last page. */
  next: string[] | undefined;
}

/** One call of a vendor that belongs to a round. */
export interface RoundPart {
  reference: bigint;
  kind: string;
  debit: Amount;
  credit: Amount;
  at: Date;
  cancelled: boolean;
}

export interface RoundDetail extends BetRecord {
  /** The parts of stake and payout that were bonus money; null for a round without a bonus. */
  bonus: { stake: Amount; payout: Amount } | null;
  vendorRoundId: string;
  grantId: string | null;
  parts: RoundPart[];
  /** The vendor's description of the round: grid, lines, seeds … */
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
