import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { HOLD, MAIN } from './constants';
import { isRetryable, ledgerError } from './errors';
import type { AccountRef, Posted, Posting } from './types';

const accountId = (ref: AccountRef, currency: string): RawBuilder<bigint> =>
  'house' in ref
    ? sql`ledger.account_id('house', 0, ${ref.house}, ${currency})`
    : sql`ledger.account_id('member', ${ref.memberId}, ${ref.kind}, ${currency})`;

const bytes = (content: string | Uint8Array | undefined) =>
  Buffer.from(typeof content === 'string' ? content : (content ?? new Uint8Array()));

interface PostedRow {
  transaction_id: bigint;
  replayed: boolean;
  balances: (bigint | null)[];
}

/**
 * Runs one posting call; outside a transaction it is asked again where that can help (isRetryable). Inside one,
 * `inTransaction` repeats the whole.
 */
async function run(db: Db, query: RawBuilder<PostedRow>): Promise<Posted> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await query.execute(db);
      const row = rows[0]!;
      return {
        transactionId: row.transaction_id,
        replayed: row.replayed,
        balances: row.balances as (Amount | null)[],
      };
    } catch (error) {
      if (!db.isTransaction && attempt < 5 && isRetryable(error)) continue;
      throw ledgerError(error);
    }
  }
}

/**
 * Posts one balanced transaction in one round trip; accounts are made on first use.
 * Throws INSUFFICIENT_FUNDS 409, IDEMPOTENCY_CONFLICT 409 (key known with other content). Anything unbalanced or of
 * mixed currencies is a fault of the caller and comes as the database's error.
 */
export async function post(db: Db, posting: Posting): Promise<Posted> {
  const accounts = posting.lines.map((line) => accountId(line.account, posting.currency));
  const amounts = posting.lines.map((line) => line.amount);
  return run(
    db,
    sql<PostedRow>`SELECT * FROM ledger.post(
      ${posting.key}, ${posting.kind}, ${bytes(posting.content)}, ARRAY[${sql.join(accounts)}]::bigint[],
      ${amounts}::bigint[], ${posting.meta ? JSON.stringify(posting.meta) : null}::jsonb, ${posting.at ?? now()})`,
  );
}

export interface HoldCall {
  key: string;
  memberId: bigint;
  currency: string;
  /** More than zero, in 1/10,000 units. */
  amount: Amount;
  kind?: string;
  content?: string;
  meta?: Posting['meta'];
  at?: Date;
}

const main = (memberId: bigint): AccountRef => ({ memberId, kind: MAIN });
const held = (memberId: bigint): AccountRef => ({ memberId, kind: HOLD });

function between(call: HoldCall, kind: string, from: AccountRef, to: AccountRef): Posting {
  return {
    key: call.key,
    kind: call.kind ?? kind,
    currency: call.currency,
    lines: [
      { account: from, amount: -call.amount },
      { account: to, amount: call.amount },
    ],
    ...(call.content === undefined ? {} : { content: call.content }),
    ...(call.meta === undefined ? {} : { meta: call.meta }),
    ...(call.at === undefined ? {} : { at: call.at }),
  };
}

/** Sets money of the main account aside, out of reach of bets. Throws as `post`. */
export const hold = (db: Db, call: HoldCall): Promise<Posted> =>
  post(db, between(call, 'hold', main(call.memberId), held(call.memberId)));

/** Gives held money back to the main account. Throws as `post`. */
export const releaseHold = (db: Db, call: HoldCall): Promise<Posted> =>
  post(db, between(call, 'release', held(call.memberId), main(call.memberId)));

/** Pays held money out to a house account such as `withdrawals:<channel>`. Throws as `post`. */
export const settleHold = (db: Db, call: HoldCall & { to: string }): Promise<Posted> =>
  post(db, between(call, 'settle', held(call.memberId), { house: call.to }));

/**
 * Takes a transaction back, its lines negated, last first. Each can be reversed once and a reversal never:
 * NOT_REVERSIBLE 409; INSUFFICIENT_FUNDS 409 where a member has spent what would be taken.
 */
export async function reverse(
  db: Db,
  call: {
    transactionId: bigint;
    key: string;
    kind?: string;
    content?: string;
    meta?: Posting['meta'];
    at?: Date;
  },
): Promise<Posted> {
  return run(
    db,
    sql<PostedRow>`SELECT * FROM ledger.reverse(
      ${call.transactionId}, ${call.key}, ${call.kind ?? 'reversal'}, ${bytes(call.content)},
      ${call.meta ? JSON.stringify(call.meta) : null}::jsonb, ${call.at ?? now()})`,
  );
}
