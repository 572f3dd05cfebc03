import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { createSealer } from '@/lib/platform/sealing';

/** Seals account numbers; each is bound to its member's id (docs/trust.md X17). */
export const payeeNumberSealer = createSealer('croupier/cashier/payee/1');

const payeeNameSealer = createSealer('croupier/cashier/payee-name/1');

/** Seals the holder's name of a payee, bound to the member's id. */
export const sealHolder = (holder: string, memberId: bigint): Buffer =>
  payeeNameSealer.seal(Buffer.from(holder), String(memberId));

/** Opens the holder's name of a payee. */
export const openHolder = (row: { member_id: bigint; holder_sealed: Uint8Array }): string =>
  payeeNameSealer.open(row.holder_sealed, String(row.member_id)).toString();

/** A keyed hash of an account number, to find it without opening sealed numbers. `number` is as readAccountNumber gives it. */
export const numberDigest = (number: string): Buffer =>
  createHmac('sha256', env().SESSION_SECRET).update(`payee ${number}`).digest();
