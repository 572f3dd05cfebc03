/**
 * The patterns of registration fields by `patternId` (REG-4). Each is a regular expression with the flag `u`; a lone star
 * matches all. The message is translated by the id.
 */
export const PATTERNS = {
  ANY: '*',
  LETTER_FIRST: '^[A-Za-z][A-Za-z0-9]*$',
  CHINESE_DIGITS: '^[\\p{Script=Han}0-9]+$',
  EMAIL: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  ALPHANUMERIC: '^[A-Za-z0-9]+$',
  LETTERS_AND_DIGITS: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  DIGITS: '^[0-9]+$',
  ALPHANUMERIC_UPPERCASE: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  ENGLISH_SPACES: '^[A-Za-z ]+$',
  NO_SPACES: '^\\S+$',
  CHINESE_PUNCTUATION: '^[\\p{Script=Han}\\p{P}]+$',
  DATE: '^(?:\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-\\d{4})$',
  KOREAN: '^\\p{Script=Hangul}+$',
  THAI: '^\\p{Script=Thai}+$',
  THAI_ENGLISH_SPACES: '^[\\p{Script=Thai}A-Za-z ]+$',
  UPPERCASE_SPACES: '^(?=.*[A-Z])[A-Z ]+$',
  LETTERS_DIGITS_SYMBOLS: '^[!-~]+$',
} as const;

/** The rule of an email address for registration, recovery and binding, in the browser and on the server. */
export const EMAIL = new RegExp(PATTERNS.EMAIL, 'u');

export type PatternId = keyof typeof PATTERNS;
