/** RFC 6238 as every authenticator app does it: SHA-1, six digits, half a minute. */
export const STEP_SECONDS = 30;
export const DIGITS = 6;
/** 160 bits, the length RFC 4226 §4 recommends. */
export const SECRET_BYTES = 20;
/** A clock may be off by a step either way (RFC 6238 §5.2). */
export const DRIFT_STEPS = 1;

export const RECOVERY_CODES = 10;
