import type { Db } from '@/lib/db/client';
import { statement } from '@/lib/ledger/queries';
import type { Statement } from '@/lib/ledger/types';
import { periodOf } from '@/lib/platform/period';
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
 * The lines of a member's main account, newest first, with the balance before and after the period. Throws INVALID_INPUT
 * on `to` (see periodOf).
 */
export async function accountRecords(db: Db, call: RecordsCall): Promise<Statement> {
  const { memberId, currency, pageNum, pageSize, kind } = call;
  const { since, until } = periodOf(call);
  return statement(db, {
    memberId,
    currency,
    from: since,
    to: until,
    pageNum,
    pageSize,
    ...(kind === 'other' ? { exceptKinds: namedKinds } : { kinds: kind && ledgerKinds(kind) }),
  });
}
