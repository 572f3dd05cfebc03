import type { Db } from '@/lib/db/client';

/** A device of a member that gets push notifications. */
export interface PushDevice {
  id: bigint;
  userAgent: string;
  createdAt: Date;
}

/** The member's devices, newest first. */
export const listDevices = (db: Db, memberId: bigint): Promise<PushDevice[]> =>
  db
    .selectFrom('inbox.push_subscription')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
