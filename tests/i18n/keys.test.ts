import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages, type Messages } from '@/lib/i18n/messages';

const messages = loadMessages('en');
const lookUp = (path: string) =>
  path
    .split('.')
    .reduce<string | Messages | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      messages,
    );

const sources = ['app', 'components', 'lib'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, path)),
);

const NAMESPACE = /\b(?:use|get)Translations\(\s*(?:'([\w.-]+)'|\{[^}]*?namespace:\s*'([\w.-]+)'|\))/g;
/** A namespace that is not written at the call, but is a property. */
const VARIABLE = /\b(?:use|get)Translations\(\s*(?:[a-z]|\{[^}]*?namespace(?:\s*[,}]|:\s*[^'\s]))/;
/** A call of a translator (`t`, `tErrors`, …) with its first argument, up to a comma or a bracket. */
const CALL = /(?<![\w.'])t(?:[A-Z]\w*)?(?:\.(?:rich|markup|raw|has))?\(([^(),`]*)/g;
/** A key that is the whole argument, or one side of a condition. */
const KEY = /(?:^|[?:])\s*'([\w-]+(?:\.[\w-]+)*)'\s*(?=$|:)/g;

/** The literal keys that a file passes to a translator, and those that none of the file's namespaces has. */
function keysIn(file: string): { used: number; missing: string[] } {
  const text = readFileSync(file, 'utf8');
  const spaces = [...text.matchAll(NAMESPACE)].map(([, plain, named]) => plain ?? named);
  // Then the texts may be in any namespace.
  if (VARIABLE.test(text)) spaces.push(...Object.keys(messages));
  if (spaces.length === 0) return { used: 0, missing: [] };
  const keys = [...text.matchAll(CALL)].flatMap(([, argument]) =>
    [...argument!.matchAll(KEY)].map(([, key]) => key!),
  );
  const has = (key: string) =>
    spaces.some((space) => lookUp(space === undefined ? key : `${space}.${key}`) !== undefined);
  return { used: keys.length, missing: keys.filter((key) => !has(key)).map((key) => `${file}: ${key}`) };
}

test('every key that a page or component names has a message', () => {
  const files = sources.map(keysIn);
  expect(files.reduce((sum, { used }) => sum + used, 0)).toBeGreaterThan(2_000);
  expect(files.flatMap(({ missing }) => missing)).toEqual([]);
});
