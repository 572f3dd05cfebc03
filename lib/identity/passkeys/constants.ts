/** How long a challenge is valid, in milliseconds: people look for their phone. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * 60_000;

/** Limit of passkeys per member and host: more than anybody has devices. */
export const MAX_PASSKEYS = 20;
