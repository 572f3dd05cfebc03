import { createSealer } from '@/lib/platform/sealing';

/** Seals what the studio stores (trust.md F8) with a key of its own, so that no other room's sealed text opens with it. */
export const { seal, open } = createSealer('croupier/studio/vault/1');
