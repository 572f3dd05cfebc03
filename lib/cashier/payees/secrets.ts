import { createSealer } from '@/lib/platform/sealing';

/** How account numbers lie in the database: sealed, each to its member (trust.md X17). */
export const payeeNumbers = createSealer('croupier/cashier/payee/1');

const payeeNames = createSealer('croupier/cashier/payee-name/1');

/** The name on a bank account, sealed to its member. */
export const sealHolder = (holder: string, memberId: bigint): Buffer =>
  payeeNames.seal(Buffer.from(holder), String(memberId));

/** The name on a bank account, whether it was sealed when it was written or is from before (0062). */
export function holderOf(row: {
  member_id: bigint;
  holder: string | null;
  holder_sealed: Uint8Array | null;
}): string {
  return row.holder_sealed
    ? payeeNames.open(row.holder_sealed, String(row.member_id)).toString()
    : row.holder!;
}
