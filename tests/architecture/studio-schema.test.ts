import { readdirSync, readFileSync } from 'node:fs';

/** The studio has a database of its own, the schema `studio` (docs/decisions/0003). */
const files = readdirSync('lib/studio', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:sql|ts)$/.test(path))
  .map((path) => `lib/studio/${path}`);
const schema = readFileSync('lib/db/schema.sql', 'utf8');
const otherSchemas = [...new Set([...schema.matchAll(/^TABLE (\w+)\./gm)].map((match) => match[1]!))].filter(
  (name) => name !== 'studio',
);

/** Tables and functions of other schemas that a text of SQL names; comments are left out. */
function foreignNames(text: string): string[] {
  const code = text.replace(/--.*$|\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  const names = new RegExp(
    `\\b(?:from|join|into|update|references|call|perform|select)\\s+((?:${otherSchemas.join('|')})\\.\\w+)`,
    'gi',
  );
  return [...code.matchAll(names)].map((match) => match[1]!);
}

it('finds a query of another schema', () => {
  expect(otherSchemas).toContain('ledger');
  expect(foreignNames('SELECT 1 FROM ledger.balance JOIN studio.seat USING (id)')).toEqual([
    'ledger.balance',
  ]);
});

it('queries no other schema from the studio', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((path) => foreignNames(readFileSync(path, 'utf8')))).toEqual([]);
});

it('has no foreign key between the studio and another schema', () => {
  const keys = [...schema.matchAll(/^(\w+)\.\w+: .* REFERENCES (\w+)\./gm)].map(([, from, to]) => [
    from!,
    to!,
  ]);
  expect(keys.some(([from]) => from === 'studio')).toBe(true);
  expect(keys.filter(([from, to]) => from !== to && (from === 'studio' || to === 'studio'))).toEqual([]);
});
