import type { LocaleCode } from '@/lib/i18n/locales';
import type { Text } from './types';

/** The text in a language, English where it has none. */
export function textIn(value: unknown, locale: LocaleCode): string {
  const text = value as Text;
  return text[locale] ?? text.en;
}

/** As textIn, for a text that may be absent. */
export function textOrNull(value: unknown, locale: LocaleCode): string | null {
  return value === null || value === undefined ? null : textIn(value, locale);
}
