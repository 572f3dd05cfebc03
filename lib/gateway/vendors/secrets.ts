import { createSealer } from '@/lib/platform/sealing';

/** Seals the secrets of vendors in the database; each is bound to its vendor's code. */
export const vendorSecrets = createSealer('croupier/gateway/vendor/1');
