import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';

/** A text being written, by locale; '' where a language has none. */
export type Draft = Partial<Record<LocaleCode, string>>;

/** A text as it is sent: languages without a word are left out. */
export const filled = (draft: Draft): Draft =>
  Object.fromEntries(
    LOCALE_CODES.flatMap((code) => (draft[code]?.trim() ? [[code, draft[code].trim()]] : [])),
  );

/** The first language that one of these fields is wrong in, by the names of the API's field errors (`title.th`). */
export const wrongLocale = (fields: Readonly<Record<string, unknown>>): LocaleCode | undefined =>
  LOCALE_CODES.find((code) => Object.keys(fields).some((name) => name.endsWith(`.${code}`)));
