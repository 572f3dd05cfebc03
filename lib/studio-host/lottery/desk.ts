import { CompiledQuery } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Sql } from '@/lib/studio/play/host';

/**
 * What the back office needs of the lottery: its games as data, its settings and its draws. lib/backoffice imports the studio through this file
 * alone.
 */
export { BET_STATUSES, DRAW_STATUSES, PRIZE_MODES } from '@/lib/studio/lottery/constants';
export type { BetStatus, DrawStatus, PrizeMode } from '@/lib/studio/lottery/constants';
export { findGame, lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
export { tokenOf } from '@/lib/studio/lottery/plays/selection';
export { changedSettings, setGame, setLimits, setSeries } from '@/lib/studio/lottery/settings/commands';
export { defaultLimits } from '@/lib/studio/lottery/settings/constants';
export { forgetSettings, readSettings, type LotterySettings } from '@/lib/studio/lottery/settings/queries';
export { defaultSeries, modesOf } from '@/lib/studio/lottery/settings/rules';
export type {
  GameChange,
  GameSettings,
  Limits,
  OddsStep,
  SeriesRange,
} from '@/lib/studio/lottery/settings/types';
export type { LotteryGame, Schedule } from '@/lib/studio/lottery/types';
export { lotteryHost, offeredGames } from './host';

/** A connection, or a database transaction, as the studio takes it: what it does is part of the caller's transaction. */
export const sqlOf = (db: Db): Sql => ({
  query: async <Row>({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return { rows };
  },
});

/** The number of a load that stands for each number of its play type: that of a long list. */
export const EVERY_NUMBER = '*';
