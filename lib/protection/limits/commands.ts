import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { PERIODS } from '../constants';
import { depositLimitReached, noSuchLimit } from '../errors';
import { guardEverybody, setGuard } from '../guard';
import type { LimitRequest, LimitValue, StoredLimit } from '../types';
import { appliedLimits, depositSums, storedLimits } from './queries';
import { imposed, requested, settled } from './rules';

/** Serialises the changes of one member's limits. */
async function lockLimits(tx: Tx, memberId: bigint): Promise<void> {
  await sql`SELECT FROM identity.member m WHERE m.id = ${memberId} FOR NO KEY UPDATE`.execute(tx);
}

async function write(
  tx: Tx,
  memberId: bigint,
  { kind, period, source }: Pick<StoredLimit, 'kind' | 'period' | 'source'>,
  value: LimitValue | undefined,
): Promise<void> {
  if (!value) {
    await tx
      .deleteFrom('protection.member_limit')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .where('source', '=', source)
      .execute();
  } else {
    const columns = {
      amount: value.amount,
      pending_amount: value.pendingAmount,
      pending_at: value.pendingAt,
      changed_at: now(),
    };
    await tx
      .insertInto('protection.member_limit')
      .values({ member_id: memberId, kind, period, source, ...columns })
      .onConflict((on) => on.columns(['member_id', 'kind', 'period', 'source']).doUpdateSet(columns))
      .execute();
  }
  await setGuard(tx, memberId);
}

const findLimit = async (
  tx: Tx,
  memberId: bigint,
  of: Pick<StoredLimit, 'kind' | 'period' | 'source'>,
): Promise<StoredLimit | undefined> =>
  (await storedLimits(tx, memberId)).find(
    (each) => each.kind === of.kind && each.period === of.period && each.source === of.source,
  );

/** Sets a limit of the member's own: a lower one at once, a higher one or none after 24 hours. Amounts in 1/10,000, `time` in minutes. */
export async function setOwnLimit(db: Db, memberId: bigint, given: LimitRequest): Promise<void> {
  const of = { kind: given.kind, period: given.period, source: 'member' as const };
  await inTransaction(db, async (tx) => {
    await lockLimits(tx, memberId);
    const stored = await findLimit(tx, memberId, of);
    await write(tx, memberId, of, requested(stored, given.amount, now()));
  });
}

/** Forgets a raise or removal that waits: the limit stays as it is. Throws NO_SUCH_LIMIT 404 if nothing waits. */
export async function cancelRaise(
  db: Db,
  memberId: bigint,
  given: Pick<LimitRequest, 'kind' | 'period'>,
): Promise<void> {
  const of = { ...given, source: 'member' as const };
  await inTransaction(db, async (tx) => {
    await lockLimits(tx, memberId);
    const current = settled(await findLimit(tx, memberId, of), now());
    if (!current?.pendingAt) throw noSuchLimit();
    await write(tx, memberId, of, { amount: current.amount, pendingAmount: null, pendingAt: null });
  });
}

/** Sets a limit for a member as an operator, at once, in the caller's database transaction. Returns what it was before. */
export async function setOperatorLimit(
  tx: Tx,
  memberId: bigint,
  given: LimitRequest,
): Promise<bigint | null> {
  const of = { kind: given.kind, period: given.period, source: 'operator' as const };
  await lockLimits(tx, memberId);
  const before = await findLimit(tx, memberId, of);
  await write(tx, memberId, of, imposed(given.amount));
  return before?.amount ?? null;
}

/** Replaces the limits for every member, in the caller's database transaction. */
export async function setDefaultLimits(
  tx: Tx,
  limits: readonly { kind: string; period: string; amount: bigint }[],
): Promise<void> {
  await tx.deleteFrom('protection.default_limit').execute();
  if (limits.length > 0)
    await tx
      .insertInto('protection.default_limit')
      .values([...limits])
      .execute();
  await guardEverybody(tx);
}

/**
 * Throws INVALID_INPUT on `amount` if a deposit would exceed a limit. Call it in the database transaction of the request, under the lock
 * of the member's requests, so that parallel deposits are counted one after the other (docs/trust.md P3).
 */
export async function assertDepositAllowed(
  tx: Tx,
  memberId: bigint,
  amount: bigint,
  currency: string,
): Promise<void> {
  const limits = (await appliedLimits(tx, memberId)).filter(({ kind }) => kind === 'deposit');
  if (limits.length === 0) return;
  const sums = await depositSums(tx, memberId);
  // The longest period first: what it leaves is what the member can pay in at all.
  for (const period of [...PERIODS].reverse()) {
    const limit = limits.find((each) => each.period === period);
    if (limit && sums[period] + amount > limit.amount)
      throw depositLimitReached(period, limit.amount - sums[period], currency);
  }
}
