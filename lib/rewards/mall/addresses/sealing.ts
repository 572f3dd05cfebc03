import { createKeyedHash, createSealer } from '@/lib/platform/sealing';
import type { DeliveryAddress } from './types';

const addressSealer = createSealer('croupier/rewards/address/1');
const codeSealer = createSealer('croupier/rewards/code/1');

/** Seals a delivery address; it is bound to the member (docs/trust.md X17). */
export const sealAddress = (address: DeliveryAddress, memberId: bigint): Buffer =>
  addressSealer.seal(Buffer.from(JSON.stringify(address)), String(memberId));

export const openAddress = (sealed: Uint8Array, memberId: bigint): DeliveryAddress =>
  JSON.parse(addressSealer.open(sealed, String(memberId)).toString()) as DeliveryAddress;

/** Seals the code of a digital good; it is bound to the good. */
export const sealCode = (code: string, goodId: bigint): Buffer =>
  codeSealer.seal(Buffer.from(code), String(goodId));
export const openCode = (sealed: Uint8Array, goodId: bigint): string =>
  codeSealer.open(sealed, String(goodId)).toString();

/** A keyed hash of a code, so that one code is not added twice. */
export const codeDigest = createKeyedHash('croupier/rewards/code-digest/1');
