import { createTranslator } from 'next-intl';
import type { LocaleCode } from './locales';
import { loadMessages, type Messages } from './messages';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

type Translator = Translate & { has(key: string): boolean };

// One for each language and namespace: every refused call needs one, and a text takes 27 µs with a new one, about 8 µs with one that is
// there. Messages that are read anew, as in development, get new ones.
const made = new WeakMap<Messages, Map<string, Translator>>();

/** A translator for code outside of React (route handlers, mails). For an unknown key it returns the key. */
export function translator(locale: LocaleCode, namespace: string): Translator {
  const messages = loadMessages(locale);
  let byNamespace = made.get(messages);
  if (!byNamespace) made.set(messages, (byNamespace = new Map()));
  let found = byNamespace.get(namespace);
  if (!found) byNamespace.set(namespace, (found = makeTranslator(locale, namespace, messages)));
  return found;
}

function makeTranslator(locale: LocaleCode, namespace: string, messages: Messages): Translator {
  const translate = createTranslator({
    locale,
    messages: messages as never,
    namespace: namespace as never,
    onError: () => {},
  });
  const call = ((key: string, values?: Record<string, string | number>) =>
    translate(key as never, values as never) as string) as Translator;
  call.has = (key) => translate.has(key as never);
  return call;
}
