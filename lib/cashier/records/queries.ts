import type { Db } from '@/lib/db/client';
import { statement } from '@/lib/ledger/queries';
import type { Statement } from '@/lib/ledger/types';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { ledgerKinds, namedKinds, type RecordKind } from './kinds';

const WEEK_MS = 6 * 86_400_000;

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

/** The lines of a member's main account, newest first, with the balance before and after the period. */
export function accountRecords(db: Db, call: RecordsCall): Promise<Statement> {
  const { SETTLEMENT_ZONE: zone } = env();
  const { memberId, currency, pageNum, pageSize, kind } = call;
  const to = call.to ?? dayOf(now(), zone);
  const from = call.from ?? dayOf(new Date(dayStart(to, zone).getTime() - WEEK_MS), zone);
  return statement(db, {
    memberId,
    currency,
    from: dayStart(from, zone),
    to: dayStart(to, zone, 1),
    pageNum,
    pageSize,
    ...(kind === 'other' ? { exceptKinds: namedKinds } : { kinds: kind && ledgerKinds(kind) }),
  });
}
