import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Tree = { [key: string]: string | Tree };

/** The site's texts in a language, so that a journey uses what people read: `words('th')('identity.login.submit')`. */
export function textsOf(locale: string): (key: string, values?: Record<string, string>) => string {
  const folder = join('messages', locale);
  const all: Tree = {};
  for (const file of readdirSync(folder))
    all[file.replace('.json', '')] = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
  return (key, values = {}) => {
    let found: string | Tree | undefined = all;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`no message ${key} in ${locale}`);
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), found);
  };
}

/** The address of a path in a language. */
export const address = (locale: string, path: string) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;
