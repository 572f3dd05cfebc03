import { createSealer } from '@/lib/platform/sealing';

const sealer = createSealer('croupier/protection/documents/1');

/** Encrypts the picture of a document of a member. */
export const sealPicture = (jpeg: Uint8Array, memberId: bigint, documentId: bigint): Buffer =>
  sealer.seal(jpeg, `${memberId}/${documentId}`);

/** Throws if the picture belongs to another document. */
export const openPicture = (sealed: Uint8Array, memberId: bigint, documentId: bigint): Buffer =>
  sealer.open(sealed, `${memberId}/${documentId}`);
