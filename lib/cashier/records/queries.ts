import type { Db } from '@/lib/db/client';
import { statement } from '@/lib/ledger/queries';
import type { Statement, StatementLine } from '@/lib/ledger/types';
import { periodOf } from '@/lib/platform/period';
import { withdrawalsHeldBy } from '../withdrawals/queries';
import { ledgerKinds, namedKinds, type RecordKind } from './kinds';

export interface RecordsCall {
  memberId: bigint;
  currency: string;
  /** Days of the settlement zone, both included; the last seven unless told. */
  from?: string | undefined;
  to?: string | undefined;
  kind?: RecordKind | undefined;
  pageNum: number;
  pageSize: number;
}

/**
 * The lines of a member's main account, newest first, with the balance before and after the period; a withdrawal's line
 * says which one it is. Throws INVALID_INPUT on `to` (see periodOf).
 */
export async function accountRecords(db: Db, call: RecordsCall): Promise<Statement> {
  const { memberId, currency, pageNum, pageSize, kind } = call;
  const { since, until } = periodOf(call);
  const found = await statement(db, {
    memberId,
    currency,
    from: since,
    to: until,
    pageNum,
    pageSize,
    ...(kind === 'other' ? { exceptKinds: namedKinds } : { kinds: kind && ledgerKinds(kind) }),
  });
  return { ...found, list: await withNumbers(db, memberId, found.list) };
}

/** The money is held before the withdrawal has its number, so the books do not know it: the withdrawal knows its holding. */
async function withNumbers(db: Db, memberId: bigint, lines: StatementLine[]): Promise<StatementLine[]> {
  const holds = lines.filter(({ kind }) => kind === 'withdrawal.hold');
  if (holds.length === 0) return lines;
  const numbers = await withdrawalsHeldBy(
    db,
    memberId,
    holds.map(({ transactionId }) => transactionId),
  );
  return lines.map((line) => {
    const id = numbers.get(line.transactionId);
    return id === undefined ? line : { ...line, meta: { ...line.meta, withdrawal: String(id) } };
  });
}
