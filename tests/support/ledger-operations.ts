import fc from 'fast-check';
import type { Db } from '../../lib/db/client';
import { hold, post, releaseHold, reverse, settleHold } from '../../lib/ledger/commands';
import { isRetryable } from '../../lib/ledger/errors';
import type { PostingResult } from '../../lib/ledger/types';
import type { Amount } from '../../lib/money/amount';
import { AppError } from '../../lib/platform/errors';

/** A random operation on the ledger; `member` is an index of the run's members. */
export interface Operation {
  kind: 'deposit' | 'bet' | 'win' | 'round' | 'hold' | 'release' | 'settle' | 'reverse';
  member: number;
  amount: bigint;
  payout: bigint;
  /** Operations with the same slot have the same key: replays if everything else is equal, otherwise conflicts. */
  slot: number;
}

/** Random operations on few members and few keys, so that they collide. */
export const operationsArbitrary = (members: number, length: { min: number; max: number }) =>
  fc.array(
    fc.record<Operation>({
      kind: fc.constantFrom(
        'deposit',
        'bet',
        'bet',
        'win',
        'round',
        'round',
        'hold',
        'release',
        'settle',
        'reverse',
      ),
      member: fc.nat(members - 1),
      amount: fc.bigInt(1n, 5_000_000n),
      payout: fc.bigInt(1n, 5_000_000n),
      slot: fc.nat(length.max * 2),
    }),
    { minLength: length.min, maxLength: length.max },
  );

export interface PerformedOperation {
  operation: Operation;
  posted?: PostingResult;
  refused?: string;
}

/** Performs one operation. A refusal (funds, conflict, not reversible) is returned in `refused`; other errors are thrown. */
export async function performOperation(
  db: Db,
  run: string,
  memberIds: bigint[],
  operation: Operation,
  seen: PerformedOperation[],
): Promise<PerformedOperation> {
  const memberId = memberIds[operation.member]!;
  const key = `${run}:${operation.slot}`;
  const currency = memberId % 5n === 0n ? 'PLY' : 'THB';
  const amount = operation.amount as Amount;
  const main = { memberId, kind: 'main' };
  const games = { house: 'games:EG2' };
  const done: PerformedOperation = { operation };
  try {
    switch (operation.kind) {
      case 'deposit':
        done.posted = await post(db, {
          key,
          kind: 'deposit',
          currency,
          entries: [
            { account: { house: 'deposits:test' }, amount: -amount },
            { account: main, amount },
          ],
        });
        break;
      case 'bet':
        done.posted = await post(db, {
          key,
          kind: 'bet',
          currency,
          entries: [
            { account: main, amount: -amount },
            { account: games, amount },
          ],
        });
        break;
      case 'win':
        done.posted = await post(db, {
          key,
          kind: 'win',
          currency,
          entries: [
            { account: games, amount: -amount },
            { account: main, amount },
          ],
        });
        break;
      case 'round':
        done.posted = await post(db, {
          key,
          kind: 'round',
          currency,
          entries: [
            { account: main, amount: -amount },
            { account: games, amount },
            { account: games, amount: -operation.payout },
            { account: main, amount: operation.payout },
          ],
        });
        break;
      case 'hold':
        done.posted = await hold(db, { key, memberId, currency, amount });
        break;
      case 'release':
        done.posted = await releaseHold(db, { key, memberId, currency, amount });
        break;
      case 'settle':
        done.posted = await settleHold(db, { key, memberId, currency, amount, to: 'withdrawals:test' });
        break;
      case 'reverse': {
        const known = seen.filter((earlier) => earlier.posted);
        const target = known[operation.slot % Math.max(1, known.length)]?.posted;
        if (target) done.posted = await reverse(db, { transactionId: target.transactionId, key: `${key}:r` });
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) {
      if (!isRetryable(error)) throw error;
      done.refused = 'RETRY';
      return done;
    }
    done.refused = error.code;
  }
  return done;
}

/** Performs all operations from `lanes` concurrent callers; the database decides their order. */
export async function performConcurrently(
  db: Db,
  run: string,
  memberIds: bigint[],
  list: Operation[],
  lanes: number,
): Promise<PerformedOperation[]> {
  const seen: PerformedOperation[] = [];
  let next = 0;
  const lane = async () => {
    for (;;) {
      const operation = list[next++];
      if (!operation) return;
      seen.push(await performOperation(db, run, memberIds, operation, seen));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return seen;
}
