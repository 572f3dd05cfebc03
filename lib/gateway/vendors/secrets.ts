import { createSealer } from '@/lib/platform/sealing';

/** How vendors' secrets lie in the database: sealed, each to its vendor's code. */
export const vendorSecrets = createSealer('croupier/gateway/vendor/1');
