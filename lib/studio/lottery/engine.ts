import type { TableEngine, TableModel } from '../engine';
import { lotteryGames } from './games/registry';
import { FULL_SERIES } from './odds';
import type { LotteryGame } from './types';

/** A play type that has been bet on never changes; a changed one gets another code (README.md). So every game keeps its first version. */
const VERSION = 1;

/**
 * The return of every play type is the chosen series ÷ 2,000 (README.md, "Invariants"), as a decimal string. It leaves out the rebate of a lower
 * series, and the prizes that an operator lets fall where a number is overbooked.
 */
const returnOf = (series: number): string => (series / FULL_SERIES).toFixed(4);

const toModel = ({ code, series }: LotteryGame): TableModel => ({
  code,
  version: VERSION,
  returns: { lowest: returnOf(series.lowest), highest: returnOf(series.highest) },
});

const models = lotteryGames.map(toModel);
const byCode = new Map(models.map((model) => [model.code, model]));

/** The lottery among the studio's engines: its models are its games. The site reaches draws and bets through lib/studio-host/lottery. */
export const lottery: TableEngine = {
  code: 'lottery',
  session: 'table',
  models,
  findModel: (code, version = VERSION) => (version === VERSION ? byCode.get(code) : undefined),
};
