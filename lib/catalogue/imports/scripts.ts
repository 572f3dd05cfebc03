import type { LocaleCode } from '@/lib/i18n/locales';

/** The script of each language's names. A name may have Latin letters beside it (`J以上`), and needs one of the script. */
const SCRIPTS: Readonly<Record<LocaleCode, RegExp>> = {
  en: /\p{Script=Latin}/u,
  vi: /\p{Script=Latin}/u,
  zh: /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  ar: /\p{Script=Arabic}/u,
};
const OTHER_LETTERS: Readonly<Record<LocaleCode, RegExp>> = {
  en: /(?!\p{Script=Latin})\p{L}/u,
  vi: /(?!\p{Script=Latin})\p{L}/u,
  zh: /(?!\p{Script=Han}|\p{Script=Latin})\p{L}/u,
  th: /(?!\p{Script=Thai}|\p{Script=Latin})\p{L}/u,
  ar: /(?!\p{Script=Arabic}|\p{Script=Latin})\p{L}/u,
};

/** Whether a name is written in the script of its language. A name without a letter (`777`) is right in every language. */
export function isInScript(locale: LocaleCode, name: string): boolean {
  if (!/\p{L}/u.test(name)) return true;
  return SCRIPTS[locale].test(name) && !OTHER_LETTERS[locale].test(name);
}

/** Characters that no name has: controls, and marks that reverse the direction of the text after them. */
const UNWANTED = /[\p{Cc}\p{Surrogate}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u;

export const hasUnwantedCharacters = (name: string): boolean => UNWANTED.test(name);

/** A text without the characters that PostgreSQL cannot store: NUL, and half of a surrogate pair. */
export const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
