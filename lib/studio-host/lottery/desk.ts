/**
 * What the back office needs of the lottery: its games as data, its settings and its draws. lib/backoffice imports the studio through this file
 * alone.
 */
export { EVERY_NUMBER } from '@/lib/studio/lottery/bets/exposure';
export { BET_STATUSES, DRAW_STATUSES, PRIZE_MODES } from '@/lib/studio/lottery/constants';
export type { BetStatus, DrawStatus, PrizeMode } from '@/lib/studio/lottery/constants';
export { findGame, lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
export type { DrawRow } from '@/lib/studio/lottery/draws/queries';
export {
  confirmResult,
  confirmResults,
  correctResult,
  enterResult,
  rejectResult,
  voidDraw,
  type Confirmed,
  type Decision,
} from '@/lib/studio/lottery/results/commands';
export * as resultErrors from '@/lib/studio/lottery/results/errors';
export { importResults, type ImportedResult } from '@/lib/studio/lottery/results/import';
export {
  previewCorrection,
  previewDecisions,
  previewVoid,
  type DecisionSum,
} from '@/lib/studio/lottery/results/preview';
export { tokenOf } from '@/lib/studio/lottery/plays/selection';
export { changedSettings, setGame, setLimits, setSeries } from '@/lib/studio/lottery/settings/commands';
export { defaultLimits } from '@/lib/studio/lottery/settings/constants';
export { raisesPrizes } from '@/lib/studio/lottery/settings/falling-prizes';
export { forgetSettings, readSettings, type LotterySettings } from '@/lib/studio/lottery/settings/queries';
export { defaultSeries, modesOf } from '@/lib/studio/lottery/settings/rules';
export type {
  GameChange,
  GameSettings,
  Limits,
  OddsStep,
  SeriesRange,
} from '@/lib/studio/lottery/settings/types';
export { retrySetAside } from '@/lib/studio/lottery/settlement/retries';
export { collectOwed } from '@/lib/studio/lottery/settlement/voids';
export type { LotteryGame, Schedule } from '@/lib/studio/lottery/types';
export { lotteryHost, offeredGames } from './host';
export { studioSql } from '../executor';
