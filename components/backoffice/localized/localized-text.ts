import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';

/** A text by locale; '' or undefined if a language has none. */
export type LocalizedText = Partial<Record<LocaleCode, string>>;

/** Trims a text and omits languages without one, for a request. */
export const withoutEmpty = (draft: LocalizedText): LocalizedText =>
  Object.fromEntries(
    LOCALE_CODES.flatMap((code) => (draft[code]?.trim() ? [[code, draft[code].trim()]] : [])),
  );

/** The first language that has a field error; the API names such errors `title.th`. */
export const firstInvalidLocale = (fields: Readonly<Record<string, unknown>>): LocaleCode | undefined =>
  LOCALE_CODES.find((code) => Object.keys(fields).some((name) => name.endsWith(`.${code}`)));
