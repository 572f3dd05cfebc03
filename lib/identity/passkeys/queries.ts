import type { Db } from '@/lib/db/client';

export interface Passkey {
  id: bigint;
  name: string;
  host: string;
  backedUp: boolean;
  createdAt: Date;
  usedAt: Date | null;
}

/** Returns a member's passkeys, oldest first. */
export function passkeysOf(db: Db, memberId: bigint): Promise<Passkey[]> {
  return db
    .selectFrom('identity.passkey')
    .select(['id', 'name', 'host', 'backed_up as backedUp', 'created_at as createdAt', 'used_at as usedAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
}
