import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput, type FieldError } from '@/lib/platform/errors';
import type { ProfileField } from './constants';
import { checkProfileField } from './rules';
import { sealField } from './vault';

/** Seals and keeps fields of a member's profile, judged by the caller; an empty value takes one away. */
export async function keepProfile(
  db: Db,
  memberId: bigint,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    if (value === '') await dropField(db, memberId, field);
    else await keepField(db, memberId, field, value);
  }
}

async function keepField(db: Db, memberId: bigint, field: string, value: string): Promise<void> {
  const row = { sealed: sealField(memberId, field, value), changed_at: now() };
  await db
    .insertInto('identity.profile_field')
    .values({ member_id: memberId, field, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'field']).doUpdateSet(row))
    .execute();
}

/**
 * Keeps the name on a member's bank account where they have told none yet: it is one of the proofs of a login from a new
 * place (product.md §4). The first stays: whoever adds an account of their own later does not become the one who knows.
 */
export async function keepFirstPayeeName(db: Db, memberId: bigint, name: string): Promise<void> {
  await db
    .insertInto('identity.profile_field')
    .values({
      member_id: memberId,
      field: 'payeeName',
      sealed: sealField(memberId, 'payeeName', name),
      changed_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'field']).doNothing())
    .execute();
}

async function dropField(db: Db, memberId: bigint, field: string): Promise<void> {
  await db
    .deleteFrom('identity.profile_field')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .execute();
}

/** Changes fields of one's own profile. Throws INVALID_INPUT with one code per field; then nothing is changed. */
export async function changeProfile(
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
  await inTransaction(db, (tx) => keepProfile(tx, memberId, Object.fromEntries(entries)));
}
