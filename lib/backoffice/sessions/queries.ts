import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { OPERATOR_SESSION } from '../constants';

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
