import { createSealer } from '@/lib/platform/sealing';

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
