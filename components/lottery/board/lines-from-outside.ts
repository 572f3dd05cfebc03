import type { PrizeMode } from '@/lib/studio/lottery/constants';
import { callEngine } from './engine-client';
import { offeredStake } from './slip';
import { UNITS, type ModeRange, type SlipLine } from './types';

/** A line as favourites and earlier bets have it. */
export interface OutsideLine {
  play: string;
  selection: string;
  unit: string;
  multiple: number;
  prizeMode: PrizeMode;
  series?: number | undefined;
}

/** Lines of a slip from favourites or earlier bets, at modes and series that are offered now. Lines that the game does not have are left out. */
export async function linesFromOutside(
  game: string,
  lines: readonly OutsideLine[],
  modes: readonly ModeRange[],
): Promise<Omit<SlipLine, 'key'>[]> {
  const counts = await callEngine('count', { game, lines });
  return lines.flatMap(({ play, selection, unit, multiple, prizeMode, series }, at) => {
    const known = UNITS.find((one) => Number(one) === Number(unit));
    const units = counts[at] ?? 0;
    if (units < 1 || !known) return [];
    const stake = offeredStake(
      { unit: known, multiple, prizeMode, series: series ?? Number.MAX_SAFE_INTEGER },
      modes,
    );
    return [{ ...stake, play, selection, units }];
  });
}
