import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type LocaleCode } from './locales';

export type Messages = { [key: string]: string | Messages };

const cache = new Map<LocaleCode, Messages>();

function readFolder(code: LocaleCode): Messages {
  const folder = join(process.cwd(), 'messages', code);
  const all: Messages = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const namespace = file.slice(0, -'.json'.length);
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages;
    // errors.json and errors-<room>.json are one namespace, so that a code is looked up in one place.
    const target = namespace.startsWith('errors-') ? 'errors' : namespace;
    all[target] = merge((all[target] as Messages | undefined) ?? {}, content);
  }
  return all;
}

function merge(base: Messages, over: Messages): Messages {
  const result: Messages = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const under = result[key];
    result[key] = typeof value === 'object' && typeof under === 'object' ? merge(under, value) : value;
  }
  return result;
}

/** All messages of a language; missing ones are in English. Read once per process, in development at every call. */
export function loadMessages(code: LocaleCode): Messages {
  const cached = cache.get(code);
  if (cached && process.env.NODE_ENV !== 'development') return cached;
  const english = readFolder(DEFAULT_LOCALE);
  const messages = code === DEFAULT_LOCALE ? english : merge(english, readFolder(code));
  cache.set(code, messages);
  return messages;
}

/** The messages of some namespaces, for client components. */
export function pickMessages(code: LocaleCode, namespaces: readonly string[]): Messages {
  const all = loadMessages(code);
  return Object.fromEntries(namespaces.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}
