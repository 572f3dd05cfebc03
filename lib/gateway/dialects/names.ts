/** Our own protocol, /provider/v1. */
export const OWN = 'own';

/** How a vendor may call: our own protocol, or a dialect with a folder here. An operator sets one for each vendor. */
export const DIALECT_NAMES = [OWN, 'hub', 'form'] as const;
export type DialectName = (typeof DIALECT_NAMES)[number];

/**
 * What proves that a call is the vendor's: our secret as its 32 bytes or as its text of 64 characters, or a key of the vendor whose public half an
 * operator has stored.
 */
export const SIGNED_BY = {
  own: 'secretBytes',
  hub: 'publicKey',
  form: 'secretText',
} as const satisfies Record<DialectName, string>;

/** Where a vendor sends its calls, without the site. */
export const walletPath = (dialect: DialectName, vendor: string): string =>
  dialect === OWN ? '/provider/v1' : `/provider/${dialect}/${vendor}`;
