/** Our own protocol, /provider/v1. */
export const OWN = 'own';

/** How a vendor may call: our own protocol, or a dialect with a folder here. An operator sets one for each vendor. */
export const DIALECT_NAMES = [OWN, 'hub', 'form'] as const;
export type DialectName = (typeof DIALECT_NAMES)[number];
