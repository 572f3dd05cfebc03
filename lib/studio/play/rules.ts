import { UNIT, type Amount } from '@/lib/money/amount';
import { CURRENCY_SCALE, MAX_EXPOSURE, MAX_EXPOSURE_DEFAULT, STAKE_TABLES } from './constants';

const CENT = UNIT / 100n;

/**
 * The stakes of a table in a currency, smallest first: whole cents only, so that no payout is rounded, and none whose greatest win
 * (`maxWin` stakes) exceeds MAX_EXPOSURE.
 */
export function offeredStakes(stakeTable: string, currency: string, maxWin: number): Amount[] {
  const list = STAKE_TABLES[stakeTable] ?? STAKE_TABLES.standard!;
  const scale = CURRENCY_SCALE[currency] ?? 1n;
  const exposureLimit = (MAX_EXPOSURE[currency] ?? MAX_EXPOSURE_DEFAULT) * UNIT;
  return list
    .map((stake) => (stake * scale) as Amount)
    .filter((stake) => stake % CENT === 0n && stake * BigInt(maxWin) <= exposureLimit);
}

/** The stake that a new player starts with: the third smallest, so that it can be lowered and raised. */
export function firstStake(stakes: readonly Amount[]): Amount {
  return stakes[Math.min(2, stakes.length - 1)]!;
}
