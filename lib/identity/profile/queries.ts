import type { Db } from '@/lib/db/client';
import { openField } from './vault';

/** Everything a member has told of themself but e-mail and mobile number (contacts/), opened, by field. */
export async function profileOf(db: Db, memberId: bigint): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('identity.profile_field')
    .select(['field', 'sealed'])
    .where('member_id', '=', memberId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.field, openField(memberId, row.field, row.sealed)]));
}

/** One field (payeeName for example); undefined where the member has not told it. */
export async function profileField(db: Db, memberId: bigint, field: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity.profile_field')
    .select('sealed')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .executeTakeFirst();
  return row && openField(memberId, field, row.sealed);
}
