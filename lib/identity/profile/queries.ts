import type { Db } from '@/lib/db/client';
import { contactOf } from '../contacts/queries';
import type { Contact } from '../contacts/types';
import { PROFILE_FIELDS } from '../member-fields';
import type { ProfileValue } from './schema';
import { openField } from './vault';

/** Returns all profile fields of a member, decrypted. Email and mobile number are in contacts/. */
export async function profileOf(db: Db, memberId: bigint): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('identity.profile_field')
    .select(['field', 'sealed'])
    .where('member_id', '=', memberId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.field, openField(memberId, row.field, row.sealed)]));
}

/** Returns one field (payeeName for example), if the member has filled it in. */
export async function profileField(db: Db, memberId: bigint, field: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity.profile_field')
    .select('sealed')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .executeTakeFirst();
  return row && openField(memberId, field, row.sealed);
}

const toContactValue = (contact: Contact | undefined) =>
  contact ? { value: contact.value, verified: contact.verifiedAt !== undefined } : null;

/** Returns the member's profile and contacts for their own pages. */
export async function ownProfile(db: Db, memberId: bigint): Promise<ProfileValue> {
  const [fields, email, mobile] = await Promise.all([
    profileOf(db, memberId),
    contactOf(db, memberId, 'email'),
    contactOf(db, memberId, 'mobile'),
  ]);
  const profile = Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
  return { profile, email: toContactValue(email), mobile: toContactValue(mobile) };
}
