import { UNIT, type Amount } from '@/lib/money/amount';
import { CURRENCY_SCALE, MAX_EXPOSURE, MAX_EXPOSURE_DEFAULT, STAKE_TABLES } from './constants';

const CENT = UNIT / 100n;

/**
 * The stakes of a table in a currency, smallest first: whole cents only (so that no payout is ever rounded), and
 * none whose greatest win (`maxWin` stakes) is above the most the house may owe for one round.
 */
export function offeredStakes(stakeTable: string, currency: string, maxWin: number): Amount[] {
  const list = STAKE_TABLES[stakeTable] ?? STAKE_TABLES.standard!;
  const scale = CURRENCY_SCALE[currency] ?? 1n;
  const most = (MAX_EXPOSURE[currency] ?? MAX_EXPOSURE_DEFAULT) * UNIT;
  return list
    .map((stake) => (stake * scale) as Amount)
    .filter((stake) => stake % CENT === 0n && stake * BigInt(maxWin) <= most);
}

/** The stake a newcomer starts with: the third smallest, so that neither minus nor plus is dead. */
export function firstStake(stakes: readonly Amount[]): Amount {
  return stakes[Math.min(2, stakes.length - 1)]!;
}
