/** The scopes of keys. Each is one report of the reporting API. Texts: backoffice-system.keys.scopes.<scope>. */
export const SCOPES = ['revenue', 'payments', 'members', 'rounds'] as const;
export type Scope = (typeof SCOPES)[number];

/** How many calls one key may make in a minute. */
export const CALLS_PER_MINUTE = 120;

/** How many keys there may be, without those that are revoked or expired. */
export const MAX_KEYS = 50;
export const MAX_KEY_NAME = 60;
export const MAX_KEY_NETWORKS = 20;

/** The beginning of every secret, by which scanners of source code find it. */
export const SECRET_PREFIX = 'crk_';

/** Days until a key expires, as the form offers them; 0: never. */
export const LIFETIMES = [30, 90, 365, 0] as const;
