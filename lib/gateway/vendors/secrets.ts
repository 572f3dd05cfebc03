import { createSealer } from '@/lib/platform/sealing';

/** Seals the secrets of vendors in the database; each is bound to its vendor's code. */
export const vendorSecrets = createSealer('croupier/gateway/vendor/1');

/** A secret has so many random bytes. */
export const SECRET_BYTES = 32;

/** How a secret is shown, once: 64 lower-case hexadecimal characters. They stand for the 32 bytes that sign a call. */
export const secretText = (secret: Uint8Array): string => Buffer.from(secret).toString('hex');
