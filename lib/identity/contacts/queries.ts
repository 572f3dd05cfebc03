import type { Db } from '@/lib/db/client';
import { createKeyedHash, createSealer } from '@/lib/platform/sealing';
import type { Member } from '../wire';
import type { Contact, ContactKind } from './types';

/** Numbers and addresses are stored sealed, each bound to its member and kind (X17). */
const sealer = createSealer('croupier/identity/contact/1');
const hashed = createKeyedHash('croupier/identity/contact-lookup/1');

export const sealContact = (memberId: bigint, kind: ContactKind, value: string): Buffer =>
  sealer.seal(Buffer.from(value), `${kind}:${memberId}`);

/** Normalises an address for comparison: Unicode form and letter case. E.164 numbers need nothing. */
const comparable = (value: string) => value.normalize('NFKC').trim().toLowerCase();

/** Returns the search key of a number (E.164) or an email address. */
export const contactLookup = (kind: ContactKind, value: string): Buffer =>
  hashed(`${kind}:${comparable(value)}`);

/** Returns a member's number or address, if any. */
export async function contactOf(db: Db, memberId: bigint, kind: ContactKind): Promise<Contact | undefined> {
  const row = await db
    .selectFrom('identity.contact')
    .select(['sealed', 'verified_at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    value: sealer.open(row.sealed, `${kind}:${memberId}`).toString(),
    verifiedAt: row.verified_at ?? undefined,
  };
}

/** Returns the member who has verified this number (E.164) or address: at most one. */
export function memberByContact(db: Db, kind: ContactKind, value: string): Promise<Member | undefined> {
  return db
    .selectFrom('identity.contact as c')
    .innerJoin('identity.member as m', 'm.id', 'c.member_id')
    .selectAll('m')
    .where('c.kind', '=', kind)
    .where('c.lookup', '=', contactLookup(kind, value))
    .where('c.verified_at', 'is not', null)
    .executeTakeFirst();
}
