import { sql, type Db } from '@/lib/db/client';
import { sha256 } from '@/lib/platform/ids';

/** Normalises an account name for comparison: Unicode form and letter case. */
export function accountKey(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}

/** Returns the member with this account name in any letter case, if any. */
export function memberByAccount(db: Db, account: string) {
  return db
    .selectFrom('identity.member')
    .selectAll()
    .where(sql<string>`lower(account)`, '=', accountKey(account))
    .executeTakeFirst();
}

export function memberById(db: Db, id: bigint) {
  return db.selectFrom('identity.member').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the member or agent with this referral code, if they are not blocked. */
export function memberByReferralCode(db: Db, code: string) {
  return db
    .selectFrom('identity.member')
    .select(['id', 'account', 'type'])
    .where('referral_code', '=', code.toUpperCase())
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Whether the browser has logged in to this account before. Call it for unknown accounts too (id 0), for equal work. */
export async function deviceIsKnown(db: Db, memberId: bigint, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity.session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', sha256(deviceId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
