/** RFC 6238 with the parameters of every authenticator app: SHA-1, six digits, 30 seconds. */
export const STEP_SECONDS = 30;
export const DIGITS = 6;
/** 160 bits, the length RFC 4226 §4 recommends. */
export const SECRET_BYTES = 20;
/** A clock may be wrong by one step in either direction (RFC 6238 §5.2). */
export const DRIFT_STEPS = 1;

export const RECOVERY_CODES = 10;
