import { createKeyedHash, createSealer } from '@/lib/platform/sealing';
import { normaliseName } from '../extra/rules';

const sealer = createSealer('croupier/identity/profile/1');

const contextOf = (memberId: bigint, field: string) => `${memberId}:${field}`;

/** Seals one field of one member. It cannot be decrypted in another row or field (X17). */
export function sealField(memberId: bigint, field: string, value: string): Buffer {
  return sealer.seal(Buffer.from(value), contextOf(memberId, field));
}

/** Decrypts a value of sealField. */
export function openField(memberId: bigint, field: string, sealed: Uint8Array): string {
  return sealer.open(sealed, contextOf(memberId, field)).toString();
}

const hashed = createKeyedHash('croupier/identity/real-name/1');

/** The search key of a real name, whatever its letter case and spaces. */
export const nameLookup = (name: string): Buffer => hashed(normaliseName(name));

/** The field with a person's real name: operators find members by it. Other fields have no search key. */
export const NAME_FIELD = 'payeeName';

/** A stored field: its sealed value, and the search key of a real name. */
export const storedField = (memberId: bigint, field: string, value: string) => ({
  sealed: sealField(memberId, field, value),
  lookup: field === NAME_FIELD ? nameLookup(value) : null,
});
