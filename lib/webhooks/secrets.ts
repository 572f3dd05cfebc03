import { createSealer } from '@/lib/platform/sealing';

/** Seals the secrets of endpoints; each is bound to its endpoint's id. */
export const endpointSecrets = createSealer('croupier/webhooks/endpoint/1');

export const SECRET_BYTES = 32;

/** The text of a secret, which is shown once. Its characters are the key of the signature. */
export const secretText = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64url')}`;
