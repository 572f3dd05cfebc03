import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseEnv } from '@/lib/platform/env';

/** Everything of ours that people read: what it names must be there. */
const documents = [
  'README.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
  ...readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('README.md'))
    .map((path) => `lib/${path}`),
].filter((path) => path.endsWith('.md'));

const textOf = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

/** A file, a folder, or the beginning of a file's name: tests are named without their endings, migrations by their number. */
function isThere(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  const stem = path.slice(folder.length + 1);
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.startsWith(stem) && /^[._]/.test(name.slice(stem.length)))
  );
}

/** The design drew it, and the record says why it is not there. */
const NEVER_BUILT = new Set(['lib/db/seed/']);

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  it('links to what is there', () => {
    const links = all(text, /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(normalize(join(dirname(document), link))))).toEqual([]);
  });

  it('names files and tests that are there', () => {
    const named = all(text, /`((?:app|components|docs|lib|messages|public|tests)\/[^`\s<>*…]+)`/g);
    // docs/identity.md says `components/popups` for tests/components/popups.
    const missing = named.filter(
      (path) => !isThere(path) && !(document === 'docs/identity.md' && isThere(`tests/${path}`)),
    );
    expect(missing.filter((path) => !NEVER_BUILT.has(path))).toEqual([]);
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const sections = all(textOf('tests/bench/run.ts'), /^ {2}(\w+): /gm);
    expect(sections.length).toBeGreaterThan(5);
    const commands = all(text, /npm run ([a-z:]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    // `npm run bench ledger`; a word in brackets stands for any.
    const benches = all(text, /`npm run bench ([a-z]+)`/g);
    expect(benches.filter((name) => !sections.includes(name))).toEqual([]);
    const tools = all(text, /lib\/cli\/run\.mjs ([a-z]+)/g);
    expect(tools.filter((name) => !existsSync(`lib/cli/${name}.ts`))).toEqual([]);
  });
});

describe('docs/trust.md', () => {
  it('holds every promise by something', () => {
    const rows = textOf('docs/trust.md').match(/^\| [A-Z]\d+ .*$/gm)!;
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => !/`(?:tests\/|npm run )/.test(row))).toEqual([]);
  });
});

describe('docs/identity.md', () => {
  it('names tests that are there', () => {
    const rooms = readdirSync('tests').join('|');
    const named = all(textOf('docs/identity.md'), new RegExp('`((?:' + rooms + ')/[^`\\s<>*…]+)`', 'g'));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !isThere(path) && !isThere(`tests/${path}`))).toEqual([]);
  });
});

describe('.env.example', () => {
  /** Of the tests, of Node.js, or an address of a provider that only a test puts elsewhere. */
  const NOT_FOR_OPERATORS = [
    'NODE_ENV',
    'TWILIO_URL',
    'FIREBASE_JWKS_URL',
    'GOOGLE_ISSUER',
    'FACEBOOK_ISSUER',
  ];
  const shown = all(textOf('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);

  it('shows every setting that there is, and none besides', () => {
    const known = all(textOf('lib/platform/env.ts'), /^ {2}([A-Z][A-Z_]+): /gm);
    expect(known.length).toBeGreaterThan(20);
    // DATA_DIR is the start's: it says where the environment's secret is.
    const expected = [...known, 'DATA_DIR'].filter((name) => !NOT_FOR_OPERATORS.includes(name));
    expect([...new Set(shown)].sort()).toEqual(expected.sort());
  });

  it('shows the values that are in force without it', () => {
    const needed = { DATABASE_URL: 'postgres://a@b/c', SESSION_SECRET: 'x'.repeat(32) };
    const set = Object.fromEntries(
      [...textOf('.env.example').matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)]
        .map(([, name, value]) => [name!, value!] as const)
        .filter(([name]) => name !== 'DATA_DIR'),
    );
    expect(parseEnv({ ...needed, ...set })).toEqual(parseEnv(needed));
  });
});
