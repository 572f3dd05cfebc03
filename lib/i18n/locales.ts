/** A language with texts: messages/<code> exists, and a test checks that it is complete. */
export interface Locale {
  code: LocaleCode;
  /** Its name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The code on the wire and in the cookies `lang` and `hisLang`. */
  wire: string;
}

export const LOCALE_CODES = ['en', 'zh', 'th', 'vi', 'ar'] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];

export const LOCALES: readonly Locale[] = [
  { code: 'en', name: 'English', direction: 'ltr', wire: 'EN' },
  { code: 'zh', name: '简体中文', direction: 'ltr', wire: 'ZH' },
  { code: 'th', name: 'ไทย', direction: 'ltr', wire: 'TH' },
  { code: 'vi', name: 'Tiếng Việt', direction: 'ltr', wire: 'VI' },
  { code: 'ar', name: 'العربية', direction: 'rtl', wire: 'AR' },
];

/** English is the source of all messages and has the addresses without a prefix. */
export const DEFAULT_LOCALE: LocaleCode = 'en';

export function isLocale(value: string | undefined): value is LocaleCode {
  return LOCALE_CODES.some((code) => code === value);
}

export function locale(code: LocaleCode): Locale {
  return LOCALES.find((entry) => entry.code === code)!;
}

/** The locale of a wire code (`TH`, `th`, `EN`), or undefined. `TY` is resolved by the site profile. */
export function localeFromWire(wire: string | undefined): LocaleCode | undefined {
  const lower = wire?.toLowerCase();
  return LOCALES.find((entry) => entry.wire.toLowerCase() === lower)?.code;
}
