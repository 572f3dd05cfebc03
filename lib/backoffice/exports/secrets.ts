import { createSealer } from '@/lib/platform/sealing';

const sealer = createSealer('croupier/backoffice/export-recipient/1');

/** Seals the address of a recipient, bound to the operator. */
export const sealAddress = (operatorId: bigint, address: string): Buffer =>
  sealer.seal(Buffer.from(address), `operator:${operatorId}`);

/** Opens the address of a recipient. */
export const openAddress = (operatorId: bigint, sealed: Uint8Array): string =>
  sealer.open(sealed, `operator:${operatorId}`).toString();
