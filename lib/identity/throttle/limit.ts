import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { databasePool } from '@/lib/db/client';
import { tooManyRequests } from '@/lib/platform/errors';
import { networkOf } from '@/lib/platform/http/client-ip';
import { sha256 } from '@/lib/platform/ids';

export interface Limit {
  /** Takes one point for `key` and gives how many are taken. Throws TOO_MANY_REQUESTS 429 beyond the limit. */
  take(key: string): Promise<number>;
  /** Counts one point and refuses nobody. */
  count(key: string): Promise<void>;
  /** Whether the next `take` would be refused. */
  isSpent(key: string): Promise<boolean>;
  /** Gives one point back: what was counted turned out well. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was counted for `key`. */
  forget(key: string): Promise<void>;
}

// The library does arithmetic on `expire`, so this one client gets bigint as a number (a time in ms: exact).
const asNumber = { getTypeParser: () => (value: string) => (/^-?\d+$/.test(value) ? Number(value) : value) };
const storeClient = {
  query: (query: object) => databasePool().query({ ...query, types: asNumber } as never),
};

/**
 * At most `points` in `seconds` per key, counted in PostgreSQL, so that several processes count together and a
 * restart forgives nothing. Keys are stored as hashes: people type passwords into name fields. A key that is an IPv6
 * address counts for its whole /64.
 */
export function createLimit(name: string, points: number, seconds: number): Limit {
  let made: RateLimiterPostgres | undefined;
  const limiter = () =>
    (made ??= new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'identity',
      tableName: 'throttle',
      tableCreated: true,
      // Expired rows are swept by lib/identity/jobs.ts, not by a timer in each process.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    }));
  const hashed = (key: string) => sha256(networkOf(key)).toString('base64url');
  return {
    async take(key) {
      try {
        return (await limiter().consume(hashed(key))).consumedPoints;
      } catch (error) {
        if (error instanceof RateLimiterRes)
          throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw error;
      }
    },
    async count(key) {
      await limiter().penalty(hashed(key));
    },
    async isSpent(key) {
      return ((await limiter().get(hashed(key)))?.consumedPoints ?? 0) >= points;
    },
    async giveBack(key) {
      await limiter().reward(hashed(key));
    },
    async forget(key) {
      await limiter().delete(hashed(key));
    },
  };
}
