import { createSealer } from '@/lib/platform/sealing';

/** Seals the studio's secrets (docs/trust.md F8) with a key of their own: sealed texts of other rooms cannot be opened with it. */
export const { seal, open } = createSealer('croupier/studio/vault/1');
