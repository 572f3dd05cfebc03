import { formatDecimal } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { badInput } from '@/lib/platform/errors';
import { MAX_BETS, MAX_MULTIPLE, UNITS_OF_TEXT } from '../constants';
import * as refuse from '../errors';
import { findPlay } from '../games/registry';
import { stakeOf } from '../odds';
import { readSelection, type Play } from '../plays/play';
import { formatSelection, MAX_COMBINATIONS } from '../plays/selection';
import type { Limits, ModeRange } from '../settings/types';
import type { Selection } from '../types';
import { MAX_BET_STAKE } from './constants';
import { countedLoads } from './exposure';
import type { LineRequest, SlipLine, SlipRequest } from './types';

/** How a unit of stake is written on the wire. */
export const unitText = (unit: bigint): string =>
  Object.keys(UNITS_OF_TEXT).find((text) => UNITS_OF_TEXT[text] === unit) ?? formatDecimal(unit);

interface ReadLine {
  play: Play;
  selection: Selection;
  units: number;
  unit: bigint;
}

/** Reads the lines of a game. Throws PLAY_NOT_FOUND, UNIT_NOT_OFFERED, SELECTION_INVALID and TOO_MANY_COMBINATIONS. */
export function readLines(
  game: string,
  lines: readonly Pick<LineRequest, 'play' | 'selection' | 'unit'>[],
): ReadLine[] {
  let combinations = 0;
  return lines.map((line, index) => {
    const play = findPlay(game, line.play);
    if (!play) throw refuse.playNotFound(index);
    const unit = Object.hasOwn(UNITS_OF_TEXT, line.unit) ? UNITS_OF_TEXT[line.unit] : undefined;
    if (unit === undefined) throw refuse.unitNotOffered(index);
    const read = readSelection(play, line.selection);
    if (!read.ok) {
      const { code, row, at } = read;
      if (code === 'TOO_MANY_COMBINATIONS') throw refuse.tooManyCombinations();
      throw refuse.selectionInvalid(index, code, {
        ...(row !== undefined && { row }),
        ...(at !== undefined && { at }),
      });
    }
    combinations += read.units;
    if (combinations > MAX_COMBINATIONS) throw refuse.tooManyCombinations();
    return { play, selection: read.selection, units: read.units, unit };
  });
}

/**
 * Checks a slip against its game, without the draws, and computes stakes and loads. `modes` are the member's prize modes. Throws the
 * refusals of errors.ts that need no draw.
 */
export function checkSlip(
  request: SlipRequest,
  { modes, limits, currency }: { modes: readonly ModeRange[]; limits: Limits; currency: string },
): SlipLine[] {
  const draws = request.draws ?? [{ multiple: 1 }];
  if (request.lines.length * draws.length > MAX_BETS) throw refuse.tooManyBets();
  const periods = request.draws?.map(({ period }) => period) ?? [];
  // Periods of a game have one length, so that they sort as their draws.
  if (periods.some((period, i) => i > 0 && period <= periods[i - 1]!)) throw refuse.chaseDrawsInvalid();
  const read = readLines(request.gameCode, request.lines);
  const highestMultiple = Math.max(...draws.map(({ multiple }) => multiple));
  const isReal = currency !== PLAY_CURRENCY;
  const most =
    isReal && limits.betMost !== null && limits.betMost < MAX_BET_STAKE ? limits.betMost : MAX_BET_STAKE;
  return request.lines.map((line, index) => {
    const { play, selection, units, unit } = read[index]!;
    const mode = modes.find(({ code }) => code === line.prizeMode);
    const series = line.series ?? mode?.highest;
    if (!mode || series === undefined || series < mode.lowest || series > mode.highest)
      throw refuse.seriesNotOffered(index);
    if (line.multiple * highestMultiple > MAX_MULTIPLE) throw badInput({ draws: { code: 'INVALID' } });
    const stake = stakeOf({ units, unit, multiple: line.multiple });
    if (stake * BigInt(highestMultiple) > most) throw refuse.stakeAboveLimit(index, formatDecimal(most));
    return {
      play: line.play,
      selection: formatSelection(play.shape, selection),
      units,
      unit,
      multiple: line.multiple,
      stake,
      mode: mode.code,
      series,
      highest: mode.highest,
      loads: isReal ? countedLoads(play, selection, { unit, series }) : [],
    };
  });
}
