/** The devices of one member. */
export const MAX_DEVICES = 10;
export const MAX_ENDPOINT = 1_000;

/** Only notices of this last time are pushed: an older one is no news. */
export const NEWS_MS = 3_600_000;
/** The notices of one run for one device, and how many sent ones are remembered. */
export const MAX_AT_ONCE = 5;
export const REMEMBERED = 50;

/** Seconds until a failed device is tried again, doubled each time; after so many failures in a row it is deleted. */
export const FIRST_RETRY_S = 60;
export const MAX_FAILURES = 8;

/** Milliseconds that a push service has for one message, and after which a run starts no further message to the same device. */
export const TIMEOUT_MS = 5_000;
export const DEVICE_MS = 8_000;
/** The devices of different members to which a run sends at the same time. */
export const AT_ONCE = 8;
/** How long a push service keeps a message for a device that is off, in seconds. */
export const TTL_S = 3_600;
/** How long the signature of a message is valid, in seconds (RFC 8292 allows a day). */
export const TOKEN_S = 12 * 3_600;

/** Milliseconds after which a run starts no further device. */
export const RUN_MS = 45_000;
