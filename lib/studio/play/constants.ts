import { parseAmount, type Amount } from '@/lib/money/amount';

/** The greatest payout of a round, in units of the currency. Stakes that could win more are not offered. */
export const MAX_EXPOSURE: Readonly<Record<string, bigint>> = {
  VND: 5_000_000_000n,
  IDR: 3_000_000_000n,
  KRW: 250_000_000n,
  JPY: 25_000_000n,
};
export const MAX_EXPOSURE_DEFAULT = 2_000_000n;

const table = (...list: string[]): readonly Amount[] => list.map((entry) => parseAmount(entry)!);

/** Stakes by the id of a stake table, in units of the currency. Each is a whole number of cents. */
export const STAKE_TABLES: Readonly<Record<string, readonly Amount[]>> = {
  penny: table('0.20', '0.40', '0.60', '1', '2', '3', '5', '10', '20', '50'),
  standard: table('1', '2', '3', '5', '8', '10', '20', '50', '100', '200'),
  broad: table('0.50', '1', '2', '5', '10', '20', '50', '100', '250', '500'),
  high: table('5', '10', '20', '50', '100', '200', '500', '1000', '2000'),
};

/** Factors of the stake tables for currencies whose unit is worth little. */
export const CURRENCY_SCALE: Readonly<Record<string, bigint>> = { VND: 1_000n, IDR: 500n, KRW: 50n, JPY: 5n };

/** Milliseconds after which no request waits for a started move, or for an attempt to settle one. */
export const STRANDED_AFTER = 60_000;

export const COOKIE_PREFIX = 'croupier_game_';
export const COOKIE_PATH = '/studio/api';
/** Names the game of a request, so that each open game uses its own cookie. */
export const GAME_HEADER = 'x-studio-game';
