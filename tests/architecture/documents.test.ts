import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseEnv } from '@/lib/platform/env';

const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path}`);

/** Every document of the repository. */
const documents = ['README.md', ...['docs', 'app', 'components', 'lib', 'tests'].flatMap(markdownIn)];

const textOf = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

/** Whether a file or folder has this path, or a file's name begins with it: documents name tests without their ending. */
function exists(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  const stem = path.slice(folder.length + 1);
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.startsWith(stem) && /^[._]/.test(name.slice(stem.length)))
  );
}

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  all(text, /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  it('links to files that exist', () => {
    const links = all(text, /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(normalize(join(dirname(document), link))))).toEqual([]);
  });

  it('links to headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].map(([, path, anchor]) => ({
      path: path ? normalize(join(dirname(document), path)) : document,
      anchor: anchor!,
    }));
    expect(links.filter(({ path, anchor }) => !anchorsOf(textOf(path)).includes(anchor))).toEqual([]);
  });

  it('names files and tests that exist', () => {
    const named = all(text, /`((?:app|components|docs|lib|messages|public|tests)\/[^`\s<>*…]+)`/g);
    // docs/identity.md says `components/popups` for tests/components/popups.
    const missing = named.filter(
      (path) => !exists(path) && !(document === 'docs/identity.md' && exists(`tests/${path}`)),
    );
    expect(missing).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const sections = all(textOf('tests/bench/run.ts'), /^ {2}(\w+): /gm);
    expect(sections.length).toBeGreaterThan(5);
    const commands = all(text, /npm run ([a-z:]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    // `npm run bench ledger`: each section that a document names exists.
    const benches = all(text, /`npm run bench ([a-z]+)`/g);
    expect(benches.filter((name) => !sections.includes(name))).toEqual([]);
    const tools = all(text, /lib\/cli\/run\.mjs ([a-z]+)/g);
    expect(tools.filter((name) => !existsSync(`lib/cli/${name}.ts`))).toEqual([]);
  });
});

describe('README.md', () => {
  it('lists every npm script', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const listed = all(textOf('README.md'), /`[^`]*npm (?:run )?([a-z:]+)`/g);
    expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe('docs/decisions/README.md', () => {
  it('lists every record', () => {
    const records = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
    expect(all(textOf('docs/decisions/README.md'), /^\| \[\d{4}\]\(([^)]+)\)/gm)).toEqual(records.sort());
  });
});

describe('docs/trust.md', () => {
  it('names a test or a command for each promise', () => {
    const rows = textOf('docs/trust.md').match(/^\| [A-Z]\d+ .*$/gm)!;
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => !/`(?:tests\/|npm run )/.test(row))).toEqual([]);
  });
});

describe('ids in code and documents', () => {
  const sources = ['app', 'components', 'lib', 'tests', 'docs']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(?:ts|tsx|mjs|css|sql|md)$/.test(path));
  const citedBy = (pattern: RegExp) =>
    sources.flatMap((path) => all(textOf(path), pattern).map((id) => ({ path, id })));

  it('name requirements that exist', () => {
    const requirements = all(textOf('docs/requirements.md'), /^- \*\*([A-Z]+-\d+)\*\*/gm);
    expect(requirements.length).toBeGreaterThan(150);
    const areas = [...new Set(requirements.map((id) => id.split('-')[0]))].join('|');
    const cited = citedBy(new RegExp(`(?<![\\w-])((?:${areas})-\\d+)(?![\\w-])`, 'g'));
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter(({ id }) => !requirements.includes(id))).toEqual([]);
  });

  it('name decision records that exist', () => {
    const records = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
    const cited = citedBy(/decisions?[ /](\d{4})\b/g);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ id }) => !records.includes(id))).toEqual([]);
  });

  it('name promises of docs/trust.md that exist', () => {
    const promises = all(textOf('docs/trust.md'), /^\| ([A-Z]\d+) /gm);
    const cited = citedBy(/docs\/trust\.md ([A-Z]\d+)/g);
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter(({ id }) => !promises.includes(id))).toEqual([]);
  });
});

describe('docs/identity.md', () => {
  it('names tests that exist', () => {
    const rooms = readdirSync('tests').join('|');
    const named = all(textOf('docs/identity.md'), new RegExp('`((?:' + rooms + ')/[^`\\s<>*…]+)`', 'g'));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !exists(path) && !exists(`tests/${path}`))).toEqual([]);
  });
});

describe('.env.example', () => {
  /** Set by Node.js, Next.js, npm, a host or ourselves for a child process: nobody sets them for a site. */
  const NOT_SETTINGS =
    /^(?:NODE_ENV|PATH|CI|NEXT_RUNTIME|NEXT_TELEMETRY_DISABLED|NEXTAUTH_URL|VERCEL_URL|CROUPIER_(?:PROCESS_KEY|SKIP_TYPES|SITE_CONFIG|TEST_\w+))$/;
  const shown = new Set(all(textOf('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm));

  /** The names that a source file reads from the environment, one by one or by destructuring. */
  const readBy = (source: string): string[] => [
    ...all(source, /process\.env\.([A-Z][A-Z0-9_]+)/g),
    ...all(source, /\{([^{}]*)\} = process\.env\b/g).flatMap((names) => all(names, /\b([A-Z][A-Z0-9_]+)\b/g)),
  ];

  it('shows every setting that the code reads, and no other', () => {
    const settings = all(textOf('lib/platform/env.ts'), /^ {2}([A-Z][A-Z_]+): /gm);
    expect(settings.length).toBeGreaterThan(20);
    const sources = ['app', 'components', 'lib', 'tests']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .concat('middleware.ts', 'instrumentation.ts', 'next.config.mjs', 'playwright.config.ts')
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && file !== 'tests/architecture/documents.test.ts');
    const read = [...settings, ...sources.flatMap((file) => readBy(textOf(file)))];
    expect([...shown].sort()).toEqual([...new Set(read)].filter((name) => !NOT_SETTINGS.test(name)).sort());
  });

  it('shows the default values', () => {
    const needed = { DATABASE_URL: 'postgres://a@b/c', SESSION_SECRET: 'x'.repeat(32) };
    const set = Object.fromEntries(
      [...textOf('.env.example').matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)]
        .map(([, name, value]) => [name!, value!] as const)
        .filter(([name]) => name !== 'DATA_DIR'),
    );
    expect(parseEnv({ ...needed, ...set })).toEqual(parseEnv(needed));
  });
});
