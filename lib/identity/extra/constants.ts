/** The methods of extra verification (LOGIN-8). A login by passkey needs none. */
export const EXTRA_METHODS = ['totp', 'email', 'mobile', 'payeeName'] as const;
export type ExtraMethod = (typeof EXTRA_METHODS)[number];

/** Methods whose answer is a code that we send. */
export const CODE_METHODS = ['email', 'mobile'] as const satisfies readonly ExtraMethod[];

export const CHALLENGE_TRIES = 5;
export const CHALLENGE_LIFETIME = 10 * 60_000;

/** An address that was not used for so many days counts as new. */
export const KNOWN_ADDRESS_DAYS = 180;
