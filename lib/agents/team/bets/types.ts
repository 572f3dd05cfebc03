import type { LocaleCode } from '@/lib/i18n/locales';
import type { Days } from '../seen';
import type { BetScope } from './constants';

/** A bet of a team. Amounts in 1/10,000. */
export interface TeamBet {
  roundId: bigint;
  memberId: bigint;
  account: string;
  nickname: string;
  /** 0 for the agent, 1 for members directly below, and so on; null for a former member of the team. */
  level: number | null;
  vendor: string;
  nodeId: bigint;
  gameType: string;
  gameName: string;
  iconUrl: string;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
  openedAt: Date;
  settledAt: Date | null;
  /** When it was settled, opened or voided, whichever the list is in the order of; with microseconds, for the cursor. */
  at: string;
}

export interface BetSums {
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
}

export interface BetFilter {
  agentId: bigint;
  /** A member of the agent's team, from whom the scope is counted. The caller has checked it. */
  targetId: bigint;
  scope: BetScope;
  days: Days;
  zone: string;
  currency: string;
  locale: LocaleCode;
  gameType?: string | undefined;
  vendor?: string | undefined;
  nodeId?: bigint | undefined;
}
