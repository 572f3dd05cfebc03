import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { contactTaken } from '../errors';
import { contactLookup, sealContact } from './queries';
import type { ContactKind } from './types';

const UNIQUE_VIOLATION = '23505';

/**
 * Stores a member's number (E.164) or address and replaces the previous one. `verified` means that the member has just
 * verified it; then no other member can have it. Throws MOBILE_TAKEN or EMAIL_TAKEN 409, as the database's index decides.
 */
export async function setContact(
  db: Db,
  memberId: bigint,
  kind: ContactKind,
  value: string,
  verified: boolean,
): Promise<void> {
  const at = now();
  const row = {
    sealed: sealContact(memberId, kind, value.trim()),
    lookup: contactLookup(kind, value),
    verified_at: verified ? at : null,
    changed_at: at,
  };
  try {
    await db
      .insertInto('identity.contact')
      .values({ member_id: memberId, kind, ...row })
      .onConflict((on) => on.columns(['member_id', 'kind']).doUpdateSet(row))
      .execute();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === 'contact_verified_key') throw contactTaken(kind);
    throw error;
  }
}

/** Deletes a member's number or address. */
export async function deleteContact(db: Db, memberId: bigint, kind: ContactKind): Promise<void> {
  await db
    .deleteFrom('identity.contact')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();
}
