import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFunctions } from '@/lib/db/functions';
import { readMigrations } from '@/lib/db/migrate';

const { files } = readFunctions();
const migrations = readMigrations();

const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((path) => `lib/${path}`)
  .filter((path) => path.endsWith('.ts') && path !== 'lib/db/types.ts')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const names = (text: string, name: string) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text);
const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '');
/** Every `schema.name` of a text. */
const namesIn = (text: string) => text.match(/\b[a-z_]+\.\w+\b/g) ?? [];
/** By name, the texts that have it. Collected once: to look for each name in every text took 4 s. */
const users = new Map<string, Set<string>>();
const read = (path: string, text: string) => {
  for (const name of namesIn(text)) users.set(name, (users.get(name) ?? new Set()).add(path));
};
for (const { path, text } of sources) read(path, text);
for (const { path, sql } of files) read(path, withoutComments(sql));
for (const { name, sql } of migrations)
  read(name, withoutComments(sql).replace(/CREATE FUNCTION [\w.]+/g, ''));
/** The comment above CREATE, as one line of text. */
const headerOf = (sql: string) =>
  [...sql.slice(0, sql.indexOf('\nCREATE')).matchAll(/^--(.*)$/gm)].map((line) => line[1]!.trim()).join(' ');

describe.each(files)('$path', ({ path, name, sql }) => {
  const header = headerOf(sql);

  it('says what it is for, and who uses it', () => {
    expect(sql.startsWith('-- ')).toBe(true);
    expect(header).toMatch(/Called by: |Read by: |Triggers? \w+|Constraints? /);
  });

  it('is used under its literal name by those it says', () => {
    const said = /(?:Called|Read) by: (.*?)(?:\.(?: |$)|$)/.exec(header)?.[1] ?? '';
    for (const caller of said.match(/\b(?:lib\/[\w/.-]+\.ts|[a-z]+\.[a-z_]+)\b(?!\/)/g) ?? []) {
      const text = caller.startsWith('lib/')
        ? readFileSync(caller, 'utf8')
        : withoutComments(files.find((file) => file.name === caller)!.sql);
      expect({ caller, used: names(text, name) }).toEqual({ caller, used: true });
    }
    expect([...(users.get(name) ?? [])].some((user) => user !== path)).toBe(true);
  });
});

it('a migration declares only functions that have a file', () => {
  const declared = migrations.flatMap(({ sql }) => [
    ...sql.matchAll(/CREATE (?:OR REPLACE )?FUNCTION ([\w.]+)/g),
  ]);
  expect(declared.length).toBeGreaterThan(5);
  const known = new Set(files.map(({ name }) => name));
  expect(declared.map(([, name]) => name!).filter((name) => !known.has(name))).toEqual([]);
});

it('no name of a function or table is composed from parts', () => {
  const schemas = [...new Set(files.map(({ name }) => name.split('.')[0]!))];
  const composed = new RegExp(`\\b(?:${schemas.join('|')})\\.(?:\\$\\{|['"\`] *\\+)`);
  expect(composed.test('SELECT * FROM gateway.${call}()')).toBe(true);
  expect(sources.filter(({ text }) => composed.test(text)).map(({ path }) => path)).toEqual([]);
});

it.each([
  ...files.map(({ path, sql }) => ({ path, sql })),
  ...migrations.map(({ name, sql }) => ({ path: name, sql })),
])('the comments of $path name files that are there', ({ sql }) => {
  const named = sql.match(/\b(?:lib|docs|tests)\/[\w/.-]*\w/g) ?? [];
  const there = (path: string) =>
    existsSync(path) ||
    (path.startsWith('docs/decisions/') &&
      readdirSync('docs/decisions').some((file) => file.startsWith(`${path.split('/')[2]}-`)));
  expect(named.filter((path) => !there(path))).toEqual([]);
});
