import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { OPERATOR_SESSION, type Permission } from '../constants';

/** A session of an operator that is in force. */
export interface OperatorSession {
  id: bigint;
  ip: string;
  userAgent: string;
  createdAt: Date;
  seenAt: Date;
}

/** The sessions of an operator that are in force, the latest first. */
export function sessionsOf(db: Db, operatorId: bigint): Promise<OperatorSession[]> {
  const at = now();
  return db
    .selectFrom('backoffice.session')
    .select(['id', 'ip', 'user_agent as userAgent', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .where('seen_at', '>', new Date(at.getTime() - OPERATOR_SESSION.idle))
    .orderBy('seen_at', 'desc')
    .execute();
}

/** Whether a session still has a permission. A stream that stays open asks this repeatedly. */
export async function sessionMay(db: Db, sessionId: bigint, permission: Permission): Promise<boolean> {
  const at = now();
  const row = await db
    .selectFrom('backoffice.session as s')
    .innerJoin('backoffice.operator as o', 'o.id', 's.operator_id')
    .innerJoin('backoffice.operator_access as a', 'a.operator_id', 'o.id')
    .select(['a.is_owner', 'a.permissions'])
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('s.ends_at', '>', at)
    .where('s.seen_at', '>', new Date(at.getTime() - OPERATOR_SESSION.idle))
    .where('o.status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined && (row.is_owner === true || (row.permissions ?? []).includes(permission));
}
