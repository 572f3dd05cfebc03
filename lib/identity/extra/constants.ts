/** The ways to prove a login from elsewhere (product.md §4); a passkey is a login of its own and needs none. */
export const WAYS = ['totp', 'email', 'mobile', 'payeeName'] as const;
export type Way = (typeof WAYS)[number];

/** Ways whose answer is a code that we send. */
export const SENT_WAYS = ['email', 'mobile'] as const satisfies readonly Way[];

export const CHALLENGE_TRIES = 5;
export const CHALLENGE_LIFETIME = 10 * 60_000;

/** An address that was not used for so long is a new one. */
export const ADDRESS_DAYS = 180;
