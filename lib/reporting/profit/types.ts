import type { Amount } from '@/lib/money/amount';
import type { Page } from '@/lib/platform/page';

/** What a member won and lost in settled rounds. Amounts in 1/10,000. */
export interface ProfitFigures {
  rounds: bigint;
  stake: Amount;
  payout: Amount;
  validBet: Amount;
  /** Payout minus stake: positive if the member won. */
  profit: Amount;
}

export interface ProfitRow extends ProfitFigures {
  /** A settlement day (2026-01-31), a category or a vendor's code. */
  key: string;
}

export interface ProfitPage extends Page<ProfitRow> {
  /** The sums of the whole period and filter. */
  summary: ProfitFigures;
}
