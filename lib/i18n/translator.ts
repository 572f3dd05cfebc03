import { createTranslator } from 'next-intl';
import type { LocaleCode } from './locales';
import { loadMessages } from './messages';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** A translator for code outside of React (route handlers, mails). For an unknown key it returns the key. */
export function translator(locale: LocaleCode, namespace: string): Translate & { has(key: string): boolean } {
  const messages = loadMessages(locale);
  const translate = createTranslator({
    locale,
    messages: messages as never,
    namespace: namespace as never,
    onError: () => {},
  });
  const call = ((key: string, values?: Record<string, string | number>) =>
    translate(key as never, values as never) as string) as Translate & { has(key: string): boolean };
  call.has = (key) => translate.has(key as never);
  return call;
}
