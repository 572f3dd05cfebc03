import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { databasePool } from '@/lib/db/client';
import { tooManyRequests } from '@/lib/platform/errors';
import { networkOf } from '@/lib/platform/http/client-ip';
import { sha256 } from '@/lib/platform/ids';

export interface Limit {
  /** Counts one point for `key` and returns the count. Throws TOO_MANY_REQUESTS 429 above the limit. */
  take(key: string): Promise<number>;
  /** Counts one point and never throws. */
  count(key: string): Promise<void>;
  /** Whether the next `take` would throw. */
  isExhausted(key: string): Promise<boolean>;
  /** Uncounts one point, for example after a success. */
  uncount(key: string): Promise<void>;
  /** Sets the count of `key` to zero. */
  reset(key: string): Promise<void>;
}

// The library calculates with `expire`, so this client reads bigint as a number (milliseconds, which are exact).
const bigintAsNumber = {
  getTypeParser: () => (value: string) => (/^-?\d+$/.test(value) ? Number(value) : value),
};
const storeClient = {
  query: (query: object) => databasePool().query({ ...query, types: bigintAsNumber } as never),
};

/**
 * Creates a rate limit of `points` in `seconds` per key. It counts in PostgreSQL, so that all processes share it and a
 * restart does not reset it. Keys are stored as hashes, because people type passwords into name fields. An IPv6 address
 * counts as its /64.
 */
export function createLimit(name: string, points: number, seconds: number): Limit {
  let created: RateLimiterPostgres | undefined;
  const limiter = () =>
    (created ??= new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'identity',
      tableName: 'throttle',
      tableCreated: true,
      // lib/identity/jobs.ts deletes expired rows, so that no process needs a timer.
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
    async isExhausted(key) {
      return ((await limiter().get(hashed(key)))?.consumedPoints ?? 0) >= points;
    },
    async uncount(key) {
      await limiter().reward(hashed(key));
    },
    async reset(key) {
      await limiter().delete(hashed(key));
    },
  };
}
