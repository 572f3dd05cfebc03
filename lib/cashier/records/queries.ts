import type { Db } from '@/lib/db/client';
import { getStatement } from '@/lib/ledger/queries';
import type { Statement, StatementEntry } from '@/lib/ledger/types';
import { resolvePeriod } from '@/lib/platform/period';
import { findWithdrawalsByHold } from '../withdrawals/queries';
import { ledgerKinds, namedKinds, type RecordKind } from './kinds';

export interface RecordsQuery {
  memberId: bigint;
  currency: string;
  /** Days of the settlement zone, both included; the last seven days by default. */
  from?: string | undefined;
  to?: string | undefined;
  kind?: RecordKind | undefined;
  pageNum: number;
  pageSize: number;
  /** The page after this place (Statement.next) instead of that with the number `pageNum`. */
  cursor?: readonly string[] | undefined;
}

/**
 * The lines of a member's main account, newest first, with the balance before and after the period; a withdrawal's line
 * says which one it is. Throws INVALID_INPUT on `to` (see resolvePeriod).
 */
export async function listAccountRecords(db: Db, call: RecordsQuery): Promise<Statement> {
  const { memberId, currency, pageNum, pageSize, kind } = call;
  const { since, until } = resolvePeriod(call);
  const found = await getStatement(db, {
    memberId,
    currency,
    from: since,
    to: until,
    pageNum,
    pageSize,
    cursor: call.cursor,
    ...(kind === 'other' ? { exceptKinds: namedKinds } : { kinds: kind && ledgerKinds(kind) }),
  });
  return { ...found, list: await withWithdrawalIds(db, memberId, found.list) };
}

/** Adds withdrawal ids to entries. The ledger does not have them, because the hold is posted before the withdrawal has an id. */
async function withWithdrawalIds(
  db: Db,
  memberId: bigint,
  entries: StatementEntry[],
): Promise<StatementEntry[]> {
  const holds = entries.filter(({ kind }) => kind === 'withdrawal.hold');
  if (holds.length === 0) return entries;
  const withdrawalIds = await findWithdrawalsByHold(
    db,
    memberId,
    holds.map(({ transactionId }) => transactionId),
  );
  return entries.map((entry) => {
    const id = withdrawalIds.get(entry.transactionId);
    return id === undefined ? entry : { ...entry, meta: { ...entry.meta, withdrawal: String(id) } };
  });
}
