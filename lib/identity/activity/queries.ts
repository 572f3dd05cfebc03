import type { Db } from '@/lib/db/client';
import type { Activity, ActivityKind } from './types';

/** Returns the twenty newest entries of a member. */
export async function activityOf(db: Db, memberId: bigint): Promise<Activity[]> {
  const rows = await db
    .selectFrom('identity.activity')
    .select(['id', 'kind', 'ip', 'country', 'user_agent as userAgent', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ActivityKind }));
}
