import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { OPERATOR_SESSION, type Permission } from '../constants';
import type { Operator } from '../types';

/** Finds the operator of a session token; undefined if the session is unknown, ended or idle for too long, or the operator disabled. */
export async function findOperatorByToken(
  db: Db,
  token: string,
): Promise<{ operator: Operator; sessionId: bigint } | undefined> {
  const at = now();
  const row = await db
    .selectFrom('backoffice.session as s')
    .innerJoin('backoffice.operator as o', 'o.id', 's.operator_id')
    .select(['s.id as sessionId', 's.seen_at', 'o.id', 'o.account', 'o.name', 'o.permissions'])
    .where('s.token_hash', '=', sha256(token))
    .where('s.revoked_at', 'is', null)
    .where('s.ends_at', '>', at)
    .where('s.seen_at', '>', new Date(at.getTime() - OPERATOR_SESSION.idle))
    .where('o.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  if (at.getTime() - row.seen_at.getTime() > OPERATOR_SESSION.seenEvery) {
    await db.updateTable('backoffice.session').set({ seen_at: at }).where('id', '=', row.sessionId).execute();
  }
  const { id, account, name, permissions } = row;
  return {
    operator: { id, account, name, permissions: permissions as Permission[] },
    sessionId: row.sessionId,
  };
}
