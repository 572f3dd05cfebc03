import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { exclusionNotLonger, exclusionOver, readmissionTooEarly } from '../errors';
import { setGuard } from '../guard';
import type { Exclusion, ExclusionPeriod } from '../types';
import { activeExclusion, requireExclusion } from './queries';
import { isInForce, isLonger, kindOfPeriod, mayReadmit, untilOf } from './rules';

/**
 * Begins a cool-off or a self-exclusion at once, in the caller's database transaction; the caller has checked the password or is an
 * operator (`operatorId`). It must end later than the one that is in force: nobody shortens one. Throws EXCLUSION_NOT_LONGER 409.
 */
export async function beginExclusion(
  tx: Tx,
  memberId: bigint,
  period: ExclusionPeriod,
  operatorId: bigint | null = null,
): Promise<Exclusion> {
  await sql`SELECT FROM identity.member m WHERE m.id = ${memberId} FOR NO KEY UPDATE`.execute(tx);
  const at = now();
  const until = untilOf(period, at);
  if (!isLonger(until, await activeExclusion(tx, memberId))) throw exclusionNotLonger();
  const kind = kindOfPeriod(period);
  const { id } = await tx
    .insertInto('protection.exclusion')
    .values({
      member_id: memberId,
      kind,
      period,
      begun_at: at,
      until,
      // A self-exclusion goes on after its period, until an operator readmits the member.
      ends_at: kind === 'coolOff' ? until : null,
      set_by: operatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setGuard(tx, memberId);
  await createNotice(tx, memberId, kind === 'coolOff' ? 'coolOffBegun' : 'exclusionBegun', {
    until: until?.toISOString() ?? '',
  });
  return requireExclusion(tx, id);
}

/** As beginExclusion, for a member who has confirmed it by the password. */
export const excludeMyself = (db: Db, memberId: bigint, period: ExclusionPeriod): Promise<Exclusion> =>
  inTransaction(db, (tx) => beginExclusion(tx, memberId, period));

async function lockExclusion(tx: Tx, id: bigint): Promise<Exclusion> {
  await sql`SELECT FROM protection.exclusion e WHERE e.id = ${id} FOR UPDATE`.execute(tx);
  return requireExclusion(tx, id);
}

/**
 * Readmits a member after the period of a self-exclusion: it ends when the waiting time is over (a setting, 24 hours by default).
 * Returns that moment. Throws NOT_FOUND, READMISSION_TOO_EARLY 409.
 */
export async function readmit(tx: Tx, id: bigint, operatorId: bigint): Promise<Date> {
  const exclusion = await lockExclusion(tx, id);
  const at = now();
  if (!mayReadmit(exclusion, at)) throw readmissionTooEarly();
  const endsAt = new Date(at.getTime() + siteConfig().protection.readmitHours * 3_600_000);
  await tx
    .updateTable('protection.exclusion')
    .set({ ends_at: endsAt, ended_by: operatorId, ended_how: 'readmitted', ended_decided_at: at })
    .where('id', '=', id)
    .execute();
  await createNotice(tx, exclusion.memberId, 'exclusionEnds', { until: endsAt.toISOString() });
  return endsAt;
}

/**
 * Ends an exclusion that was an error, at once. Two operators have decided it (lib/backoffice/approvals). Throws NOT_FOUND,
 * EXCLUSION_OVER 409.
 */
export async function endAsError(tx: Tx, id: bigint, operatorId: bigint): Promise<Exclusion> {
  const exclusion = await lockExclusion(tx, id);
  const at = now();
  if (!isInForce(exclusion, at)) throw exclusionOver();
  await tx
    .updateTable('protection.exclusion')
    .set({ ends_at: at, ended_by: operatorId, ended_how: 'error', ended_decided_at: at })
    .where('id', '=', id)
    .execute();
  await setGuard(tx, exclusion.memberId);
  await createNotice(tx, exclusion.memberId, 'exclusionEnds', { until: at.toISOString() });
  return exclusion;
}
