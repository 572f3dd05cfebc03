import type { Db } from '@/lib/db/client';
import { createKeyedHash, createSealer } from '@/lib/platform/sealing';
import type { Member } from '../wire';
import type { Contact, ContactKind } from './types';

/** How numbers and addresses lie in the database: sealed, each to its member and kind (trust.md X17). */
const sealer = createSealer('croupier/identity/contact/1');
const hashed = createKeyedHash('croupier/identity/contact-lookup/1');

export const sealContact = (memberId: bigint, kind: ContactKind, value: string): Buffer =>
  sealer.seal(Buffer.from(value), `${kind}:${memberId}`);

/** An address as it is compared: one spelling of each character, case folded. E.164 numbers have one spelling. */
const comparable = (value: string) => value.normalize('NFKC').trim().toLowerCase();

/** What a number (E.164) or an e-mail address is found by. */
export const contactLookup = (kind: ContactKind, value: string): Buffer =>
  hashed(`${kind}:${comparable(value)}`);

/** A member's number or address; undefined where they have none. */
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

/** Whoever has proven that the number (E.164) or address is theirs: at most one member. */
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
