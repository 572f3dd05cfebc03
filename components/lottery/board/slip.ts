import { parseAmount, type Amount } from '@/lib/money/amount';
import { MAX_LINES, MAX_MULTIPLE } from '@/lib/studio/lottery/constants';
import { prizeOf, rebateOf, stakeOf } from '@/lib/studio/lottery/odds';
import { MAX_COMBINATIONS } from '@/lib/studio/lottery/plays/selection';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { ModeRange, SlipLine, Stake, Unit } from './types';

const UNIT_PARTS: Readonly<Record<Unit, bigint>> = { '1': 10_000n, '0.1': 1_000n, '0.01': 100n };

/** The stake of a line, in 1/10,000, as the server computes it. Throws RangeError for counts below 1. */
export function stakeOfLine(line: Pick<SlipLine, 'units' | 'unit' | 'multiple'>): Amount {
  return stakeOf({ units: line.units, unit: UNIT_PARTS[line.unit], multiple: line.multiple });
}

/** What a line returns at once for its lower series, in 1/10,000. */
export function rebateOfLine(
  line: Pick<SlipLine, 'units' | keyof Stake>,
  modes: readonly ModeRange[],
): Amount {
  const mode = modes.find(({ code }) => code === line.prizeMode);
  const highest = Math.max(mode?.highest ?? line.series, line.series);
  return rebateOf(stakeOfLine(line), { highest, chosen: line.series });
}

export interface SlipTotals {
  lines: number;
  units: number;
  stake: bigint;
  rebate: bigint;
}

export function totalsOf(lines: readonly SlipLine[], modes: readonly ModeRange[]): SlipTotals {
  return lines.reduce(
    (sum, line) => ({
      lines: sum.lines + 1,
      units: sum.units + line.units,
      stake: sum.stake + stakeOfLine(line),
      rebate: sum.rebate + rebateOfLine(line, modes),
    }),
    { lines: 0, units: 0, stake: 0n, rebate: 0n },
  );
}

/** Why lines cannot be added to a slip. */
export type SlipProblem = 'tooManyLines' | 'tooManyCombinations';

/**
 * A slip with more lines. A line that is there already, at the same unit and prize, gets the sum of the multiples. With a problem the slip
 * stays as it is.
 */
export function addLines(
  slip: readonly SlipLine[],
  added: readonly Omit<SlipLine, 'key'>[],
): { lines: SlipLine[]; problem?: SlipProblem } {
  const lines = [...slip];
  for (const line of added) {
    const at = lines.findIndex((other) => isSameBet(other, line));
    const multiple = at < 0 ? 0 : lines[at]!.multiple + line.multiple;
    if (at >= 0 && multiple <= MAX_MULTIPLE) lines[at] = { ...lines[at]!, multiple };
    else lines.push({ ...line, key: nextKey(lines) });
  }
  if (lines.length > MAX_LINES) return { lines: [...slip], problem: 'tooManyLines' };
  if (lines.reduce((sum, { units }) => sum + units, 0) > MAX_COMBINATIONS)
    return { lines: [...slip], problem: 'tooManyCombinations' };
  return { lines };
}

const nextKey = (lines: readonly SlipLine[]) => lines.reduce((most, { key }) => Math.max(most, key), 0) + 1;

function isSameBet(a: Omit<SlipLine, 'key'>, b: Omit<SlipLine, 'key'>): boolean {
  return (
    a.play === b.play &&
    a.unit === b.unit &&
    a.prizeMode === b.prizeMode &&
    a.series === b.series &&
    a.selection === b.selection
  );
}

/** The lines as POST /lotto/lgw/bets and the favourites take them. */
export function linesForServer(lines: readonly SlipLine[]) {
  return lines.map(({ play, selection, unit, multiple, prizeMode, series }) => ({
    play,
    selection,
    unit,
    multiple,
    prizeMode,
    ...(prizeMode !== 'ZY' && { series }),
  }));
}

/** The stake of one combination, in 1/10,000. */
export const stakeOfCombination = ({ unit, multiple }: Pick<Stake, 'unit' | 'multiple'>): bigint =>
  UNIT_PARTS[unit] * BigInt(multiple);

/** What one hit pays, in 1/10,000, rounded down. `permille` is below 1,000 where a number is overbooked. */
export function prizeOfHit(
  play: Play,
  hit: { class: string; tier: string },
  stake: Stake,
  permille = 1_000,
): bigint {
  const { n, d } = prizeOf(play, hit, stake.series);
  return (stakeOfCombination(stake) * n * BigInt(permille)) / (d * 1_000n);
}

/** The lowest and the highest prize of one hit among classes of combinations. Undefined without a class. */
export function prizeRange(
  play: Play,
  classes: Iterable<string>,
  stake: Stake,
): { lowest: bigint; highest: bigint } | undefined {
  let range: { lowest: bigint; highest: bigint } | undefined;
  for (const code of classes)
    for (const tier of play.odds().get(code)?.keys() ?? []) {
      const prize = prizeOfHit(play, { class: code, tier }, stake);
      if (!range) range = { lowest: prize, highest: prize };
      if (prize < range.lowest) range.lowest = prize;
      if (prize > range.highest) range.highest = prize;
    }
  return range;
}

/** Whether a balance covers a stake. A balance that is not a number covers nothing. */
export const covers = (balance: string, stake: bigint): boolean => (parseAmount(balance) ?? 0n) >= stake;

/** The series that a stake has when its mode is chosen: the highest, which pays the highest prize. */
export const seriesOf = (modes: readonly ModeRange[], code: Stake['prizeMode']): number =>
  modes.find((mode) => mode.code === code)?.highest ?? 0;

/** The stake of a new board: unit 1, multiple 1, the first mode at its highest series. */
export function firstStake(modes: readonly ModeRange[]): Stake {
  const [mode] = modes;
  return { unit: '1', multiple: 1, prizeMode: mode?.code ?? 'ZY', series: mode?.highest ?? 0 };
}

/** A stake that the modes offer: a series outside of its range, or a mode that is not offered, is replaced. */
export function offeredStake(stake: Stake, modes: readonly ModeRange[]): Stake {
  const mode = modes.find(({ code }) => code === stake.prizeMode);
  if (!mode) return { ...firstStake(modes), unit: stake.unit, multiple: stake.multiple };
  const series =
    mode.code === 'ZY' ? mode.highest : Math.min(mode.highest, Math.max(mode.lowest, stake.series));
  return { ...stake, series };
}
