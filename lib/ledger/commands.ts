import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { HOLD, MAIN } from './constants';
import { isRetryable, toLedgerError } from './errors';
import type { AccountRef, PostingResult, Posting } from './types';

const accountIdSql = (ref: AccountRef, currency: string): RawBuilder<bigint> =>
  'house' in ref
    ? sql`ledger.account_id('house', 0, ${ref.house}, ${currency})`
    : sql`ledger.account_id('member', ${ref.memberId}, ${ref.kind}, ${currency})`;

const toBytes = (content: string | Uint8Array | undefined) =>
  Buffer.from(typeof content === 'string' ? content : (content ?? new Uint8Array()));

interface PostedRow {
  transaction_id: bigint;
  replayed: boolean;
  balances: (bigint | null)[];
}

/**
 * Runs one posting query. Outside a database transaction it is repeated if the error is retryable. Inside one,
 * `inTransaction` repeats the whole transaction.
 */
async function executePosting(db: Db, query: RawBuilder<PostedRow>): Promise<PostingResult> {
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
      throw toLedgerError(error);
    }
  }
}

/**
 * Posts one balanced transaction in one round trip. Accounts are created on first use.
 * Throws INSUFFICIENT_FUNDS 409 and IDEMPOTENCY_CONFLICT 409 (the key was used with other content). An unbalanced
 * transaction or one of several currencies is a fault of the caller: the database's error is thrown.
 */
export async function post(db: Db, posting: Posting): Promise<PostingResult> {
  const accounts = posting.entries.map((line) => accountIdSql(line.account, posting.currency));
  const amounts = posting.entries.map((line) => line.amount);
  return executePosting(
    db,
    sql<PostedRow>`SELECT * FROM ledger.post(
      ${posting.key}, ${posting.kind}, ${toBytes(posting.content)}, ARRAY[${sql.join(accounts)}]::bigint[],
      ${amounts}::bigint[], ${posting.meta ? JSON.stringify(posting.meta) : null}::jsonb, ${posting.at ?? now()})`,
  );
}

export interface HoldRequest {
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

const mainAccount = (memberId: bigint): AccountRef => ({ memberId, kind: MAIN });
const holdAccount = (memberId: bigint): AccountRef => ({ memberId, kind: HOLD });

function transferPosting(call: HoldRequest, kind: string, from: AccountRef, to: AccountRef): Posting {
  return {
    key: call.key,
    kind: call.kind ?? kind,
    currency: call.currency,
    entries: [
      { account: from, amount: -call.amount },
      { account: to, amount: call.amount },
    ],
    ...(call.content === undefined ? {} : { content: call.content }),
    ...(call.meta === undefined ? {} : { meta: call.meta }),
    ...(call.at === undefined ? {} : { at: call.at }),
  };
}

/** Moves an amount from the member's main account to their hold account, where it cannot be bet. Throws as `post`. */
export const hold = (db: Db, call: HoldRequest): Promise<PostingResult> =>
  post(db, transferPosting(call, 'hold', mainAccount(call.memberId), holdAccount(call.memberId)));

/** Moves a held amount back to the main account. Throws as `post`. */
export const releaseHold = (db: Db, call: HoldRequest): Promise<PostingResult> =>
  post(db, transferPosting(call, 'release', holdAccount(call.memberId), mainAccount(call.memberId)));

/** Moves a held amount to a house account such as `withdrawals:<channel>`. Throws as `post`. */
export const settleHold = (db: Db, call: HoldRequest & { to: string }): Promise<PostingResult> =>
  post(db, transferPosting(call, 'settle', holdAccount(call.memberId), { house: call.to }));

/**
 * Reverses a transaction: posts its entries negated, the last one first. Throws NOT_REVERSIBLE 409 if the transaction is
 * a reversal or was reversed already, and INSUFFICIENT_FUNDS 409 if a member has spent the money.
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
): Promise<PostingResult> {
  return executePosting(
    db,
    sql<PostedRow>`SELECT * FROM ledger.reverse(
      ${call.transactionId}, ${call.key}, ${call.kind ?? 'reversal'}, ${toBytes(call.content)},
      ${call.meta ? JSON.stringify(call.meta) : null}::jsonb, ${call.at ?? now()})`,
  );
}
