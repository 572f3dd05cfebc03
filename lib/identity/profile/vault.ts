import { createSealer } from '@/lib/platform/sealing';

const sealer = createSealer('croupier/identity/profile/1');

const belonging = (memberId: bigint, field: string) => `${memberId}:${field}`;

/** Seals one field of one member: moved to another row or field it does not open (trust.md X17). */
export function sealField(memberId: bigint, field: string, value: string): Buffer {
  return sealer.seal(Buffer.from(value), belonging(memberId, field));
}

/** Opens what sealField made. */
export function openField(memberId: bigint, field: string, sealed: Uint8Array): string {
  return sealer.open(sealed, belonging(memberId, field)).toString();
}
