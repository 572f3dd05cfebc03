/** How long a browser has to answer: people look for their phone. */
export const QUESTION_LIFETIME = 5 * 60_000;

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;
