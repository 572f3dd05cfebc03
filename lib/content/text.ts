import type { Text } from './types';

/** The text in a language, English where it has none. */
export function textIn(value: unknown, locale: string): string {
  const text = value as Text & Record<string, string>;
  return text[locale] ?? text.en;
}

/** As textIn, for a text that may be absent. */
export function textOrNull(value: unknown, locale: string): string | null {
  return value === null || value === undefined ? null : textIn(value, locale);
}
