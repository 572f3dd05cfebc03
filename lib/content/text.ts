import type { Text } from './types';

/** Returns the text in a language, or in English if it has none. */
export function textIn(value: unknown, locale: string): string {
  const text = value as Text & Record<string, string>;
  return text[locale] ?? text.en;
}

/** As textIn, for an optional text. */
export function textOrNull(value: unknown, locale: string): string | null {
  return value === null || value === undefined ? null : textIn(value, locale);
}
