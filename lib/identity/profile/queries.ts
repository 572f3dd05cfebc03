import type { Db } from '@/lib/db/client';
import { contactOf } from '../contacts/queries';
import type { Contact } from '../contacts/types';
import { PROFILE_FIELDS } from './constants';
import type { ProfileValue } from './schema';
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

const shown = (contact: Contact | undefined) =>
  contact ? { value: contact.value, verified: contact.verifiedAt !== undefined } : null;

/** Everything the member has told, as their own pages show it. */
export async function ownProfile(db: Db, memberId: bigint): Promise<ProfileValue> {
  const [told, email, mobile] = await Promise.all([
    profileOf(db, memberId),
    contactOf(db, memberId, 'email'),
    contactOf(db, memberId, 'mobile'),
  ]);
  const profile = Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => (told[field] ? [[field, told[field]]] : [])),
  );
  return { profile, email: shown(email), mobile: shown(mobile) };
}
