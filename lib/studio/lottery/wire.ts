import { z } from 'zod';
import { pageOutput } from '@/lib/platform/page-schema';
import { BET_STATUSES, DRAW_STATUSES, PRIZE_MODES } from './constants';

/** The JSON of /lotto/lgw and /lgw/vn. Amounts are decimal strings, times ISO 8601 in UTC. A game's id is `nodeId`, its vendor `vassalage`. */

const prizeMode = z.object({
  code: z.enum(PRIZE_MODES),
  /** Series that this member, or a visitor, can choose from; equal in mode ZY. */
  lowest: z.number(),
  highest: z.number(),
});

/** Of a prize rank the numbers are strings of digits. */
export const result = z.array(z.array(z.union([z.number(), z.string()])));

export const wireDraw = z.object({
  period: z.string(),
  status: z.enum(DRAW_STATUSES),
  opensAt: z.string(),
  closesAt: z.string(),
  drawsAt: z.string(),
  /** Null until it is drawn. */
  result: result.nullable(),
  /** An operator corrected the result. */
  corrected: z.boolean(),
  /** Drawn by this site from a committed seed; false: a result from outside. */
  ownDraw: z.boolean(),
  /** SHA-256 of the server seed; null for results from outside. */
  commitment: z.string().nullable(),
  /** Null until it is drawn. */
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  /** Numbers that are stated before sales open. */
  given: z.array(z.number()),
});
export type WireDraw = z.infer<typeof wireDraw>;

const menuGame = z.object({
  gameCode: z.string(),
  nodeId: z.string(),
  vassalage: z.string(),
  name: z.string(),
  iconUrl: z.string(),
  region: z.enum(['CN', 'VN', 'SEA']),
  /** A regional game that this site draws itself. */
  drawnByUs: z.boolean(),
  /** Bets are taken. */
  open: z.boolean(),
  prizeModes: z.array(prizeMode),
  /** Minutes between draws; null for games with fixed days. */
  minutes: z.number().nullable(),
  /** When the next draw closes; null if none is planned. */
  closesAt: z.string().nullable(),
  last: z.object({ period: z.string(), result, drawnAt: z.string() }).nullable(),
});
export type WireMenuGame = z.infer<typeof menuGame>;
export const gamesOutput = z.object({ serverTime: z.string(), list: z.array(menuGame) });

const row = z.object({
  code: z.string(),
  low: z.number(),
  high: z.number(),
  width: z.number(),
  options: z.array(z.string()).nullable(),
  min: z.number(),
  max: z.number(),
});
export const gameOutput = z.object({
  game: menuGame,
  units: z.array(z.string()),
  groups: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      plays: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          rule: z.string(),
          rows: z.array(row),
          /** Typed numbers are part of the selection. */
          typed: z.boolean(),
          /** Prizes in stakes of a combination, in the highest series of the first prize mode, rounded down to 1/10,000. */
          prizes: z.array(
            z.object({
              class: z.string(),
              tier: z.string(),
              /** Expected hits of a combination as a fraction: `1/1000`. */
              odds: z.string(),
              prize: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const drawsOutput = pageOutput(wireDraw);

export const currentOutput = z.object({
  /** For a countdown in step with the server's clock. */
  serverTime: z.string(),
  /** The draw that takes bets now; null if none does. */
  draw: wireDraw.nullable(),
  /** The draw before it, with its result when it is there. */
  previous: wireDraw.nullable(),
  /** Later draws, for a chase. */
  coming: z.array(z.object({ period: z.string(), closesAt: z.string(), drawsAt: z.string() })),
});
export type WireCurrent = z.infer<typeof currentOutput>;

export const wireBet = z.object({
  id: z.string(),
  slipId: z.string(),
  gameCode: z.string(),
  period: z.string(),
  drawsAt: z.string(),
  /** Drawn by us; false: operators enter the official result. */
  ownDraw: z.boolean(),
  play: z.string(),
  /** At most 400 characters; `cut` says that it is longer. */
  selection: z.string(),
  cut: z.boolean(),
  combinations: z.number(),
  unit: z.string(),
  multiple: z.number(),
  prizeMode: z.enum(PRIZE_MODES),
  series: z.number(),
  /** Permille of the prize: below 1,000 where a number was overbooked. */
  prizePermille: z.number(),
  stake: z.string(),
  payout: z.string(),
  rebate: z.string(),
  currency: z.string(),
  status: z.enum(BET_STATUSES),
  /** Why it was refused or returned; null otherwise. */
  cause: z.string().nullable(),
  /** May be withdrawn now. */
  canWithdraw: z.boolean(),
  /** The draw's result; null until it is drawn. */
  result: result.nullable(),
  /** Part of a chase of several draws. */
  chase: z.boolean(),
  placedAt: z.string(),
  settledAt: z.string().nullable(),
});
export type WireBet = z.infer<typeof wireBet>;

export const slipOutput = z.object({
  slipId: z.string(),
  stake: z.string(),
  /** The balance after it, in the currency of the bets. */
  balance: z.string(),
  currency: z.string(),
  bets: z.array(wireBet),
});
export const betListOutput = pageOutput(wireBet).extend({
  summary: z.object({ stake: z.string(), payout: z.string(), rebate: z.string(), currency: z.string() }),
});
export const withdrawOutput = z.object({ bet: wireBet, balance: z.string(), currency: z.string() });

export const wireChase = z.object({
  slipId: z.string(),
  gameCode: z.string(),
  status: z.enum(['running', 'done', 'won', 'cancelled']),
  stopOnWin: z.boolean(),
  draws: z.number(),
  settled: z.number(),
  stake: z.string(),
  payout: z.string(),
  currency: z.string(),
  placedAt: z.string(),
});
export const chaseListOutput = pageOutput(wireChase);

/** `balance` is null if no stake was returned now. */
export const cancelOutput = z.object({
  chase: wireChase,
  balance: z.string().nullable(),
  currency: z.string(),
});

export const wireFavourite = z.object({
  id: z.string(),
  gameCode: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({
      play: z.string(),
      selection: z.string(),
      unit: z.string(),
      multiple: z.number(),
      prizeMode: z.enum(PRIZE_MODES),
      series: z.number().optional(),
    }),
  ),
});
export const favouritesOutput = z.object({ list: z.array(wireFavourite) });

/** Counts over the last draws of a game, for charts. */
export const statisticsOutput = z.object({
  draws: z.number(),
  /** A place of the result: a position, a group or a feature such as the sum. */
  places: z.array(
    z.object({
      code: z.string(),
      values: z.array(
        z.object({
          value: z.string(),
          count: z.number(),
          /** Draws since it was drawn last; null if it was not drawn in them. */
          gap: z.number().nullable(),
          /** The longest gap in them. */
          longestGap: z.number(),
          /** What the odds expect. */
          expected: z.number(),
        }),
      ),
    }),
  ),
  /** The last results, oldest first, for trend charts. */
  trend: z.array(z.object({ period: z.string(), result })),
});
