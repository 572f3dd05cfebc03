// SMS-3: 6 digits, 5 tries, 1 a minute and 10 a day per number. SMS-4: a wait of five minutes.
export const CODE_DIGITS = 6;
export const CODE_TRIES = 5;
export const CODE_MINUTES = 10;
export const CODE_LIFETIME = CODE_MINUTES * 60_000;

/** How long the button that sends a code is disabled, in minutes: `expiredMinutes` of the response (SMS-2). */
export const RESEND_MINUTES = 1;

export const SMS_WAIT_SECONDS = 300;
