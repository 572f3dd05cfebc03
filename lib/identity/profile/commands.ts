import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput, type FieldError } from '@/lib/platform/errors';
import type { ProfileField } from '../member-fields';
import { profileField } from './queries';
import { checkProfileField } from './rules';
import { nameLookup, NAME_FIELD, openField, storedField } from './vault';

/** Stores fields of a member's profile, sealed. An empty value deletes the field. The caller has validated them. */
export async function storeProfile(
  db: Db,
  memberId: bigint,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    if (value === '') await deleteField(db, memberId, field);
    else await storeField(db, memberId, field, value);
  }
}

/** A value that is saved again keeps its time, because a birthday counts some time after it was changed (lib/rewards/bonuses). */
async function storeField(db: Db, memberId: bigint, field: string, value: string): Promise<void> {
  if ((await profileField(db, memberId, field)) === value) return;
  const row = { ...storedField(memberId, field, value), changed_at: now() };
  await db
    .insertInto('identity.profile_field')
    .values({ member_id: memberId, field, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'field']).doUpdateSet(row))
    .execute();
}

/**
 * Stores the name of a member's bank account if none is stored yet. It is a method of extra verification (LOGIN-8), so
 * the first name is never replaced: a thief who adds a bank account must not be able to use its name.
 */
export async function storeFirstPayeeName(db: Db, memberId: bigint, name: string): Promise<void> {
  await db
    .insertInto('identity.profile_field')
    .values({
      member_id: memberId,
      field: NAME_FIELD,
      ...storedField(memberId, NAME_FIELD, name),
      changed_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'field']).doNothing())
    .execute();
}

async function deleteField(db: Db, memberId: bigint, field: string): Promise<void> {
  await db
    .deleteFrom('identity.profile_field')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .execute();
}

/** Changes fields of the member's own profile. Throws INVALID_INPUT with one code per field and then changes nothing. */
export async function updateProfile(
  db: Db,
  memberId: bigint,
  given: Readonly<Partial<Record<ProfileField, string>>>,
): Promise<void> {
  const today = now();
  const entries = Object.entries(given) as [ProfileField, string][];
  const errors: Record<string, FieldError> = {};
  for (const [field, value] of entries) {
    const broken = checkProfileField(field, value, today);
    if (broken) errors[field] = broken;
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
  await inTransaction(db, (tx) => storeProfile(tx, memberId, Object.fromEntries(entries)));
}

/** Fills in missing search keys of names that a former version has stored, at most `limit`. Returns how many were filled in. */
export async function fillNameLookups(db: Db, limit = 5_000): Promise<number> {
  const rows = await db
    .selectFrom('identity.profile_field')
    .select(['member_id', 'sealed'])
    .where('field', '=', NAME_FIELD)
    .where('lookup', 'is', null)
    .limit(limit)
    .execute();
  for (const { member_id: memberId, sealed } of rows)
    await db
      .updateTable('identity.profile_field')
      .set({ lookup: nameLookup(openField(memberId, NAME_FIELD, sealed)) })
      .where('member_id', '=', memberId)
      .where('field', '=', NAME_FIELD)
      // The member may have changed the name meanwhile.
      .where('sealed', '=', sealed)
      .execute();
  return rows.length;
}
