import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Violations in the folders of a small project. The linter leaves `planted` out, so it checks a copy, with the rules of the project. */
const PLANTED = 'tests/architecture/planted/lint';
const RULES = ['.oxlintrc.json', 'tests/architecture/lint'];
const OXLINT = resolve('node_modules/oxlint/bin/oxlint');

interface Report {
  diagnostics: { code?: string; message: string; filename: string }[];
}
interface Config {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-lint-'));
  for (const path of RULES) cpSync(path, join(folder, path), { recursive: true });
  cpSync(PLANTED, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const oxlint = (...options: string[]) =>
  spawnSync(process.execPath, [OXLINT, ...options], { cwd: folder, encoding: 'utf8' });

/** The name of a rule as the configuration writes it. */
const ruleName = (code: string) =>
  code
    .replace(/^next\(/, 'nextjs(')
    .replace(/^react-hooks\(/, 'react(')
    .replace(/\((.*)\)$/, '/$1');

/** What the linter refuses: a line for each file and violation. */
function refused(): string[] {
  const run = oxlint('--format', 'json');
  expect(run.status).toBe(1);
  const { diagnostics } = JSON.parse(run.stdout) as Report;
  return diagnostics.map(({ code, message, filename }) => `${filename}: ${code ? ruleName(code) : message}`);
}

/** What the comment at the top of each planted file says: `// Refused: eslint/no-var, react/refs (2)`, on one line or more. */
function expected(): string[] {
  return readdirSync(PLANTED, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(PLANTED, file), 'utf8');
      const list = /^\/\/ Refused: (.*(?:(?<=,)\n\/\/ .*)*)/.exec(source)![1]!.replaceAll('\n//', '');
      if (list === 'nothing') return [];
      return list.split(',').flatMap((entry) => {
        const [, name, count] = /^\s*(.*?)(?: \((\d+)\))?$/.exec(entry)!;
        return Array.from({ length: Number(count ?? 1) }, () => `${file}: ${name}`);
      });
    });
}

it('refuses what is planted, and nothing else', () => {
  expect(refused().sort()).toEqual(expected().sort());
});

it('has a planted violation of every rule', () => {
  const { rules, overrides } = JSON.parse(oxlint('--print-config').stdout) as Config;
  const names = [rules, ...overrides.map((override) => override.rules)]
    .flatMap((list) => Object.keys(list))
    .map((name) => (name.includes('/') ? name.replace('jsx_a11y/', 'jsx-a11y/') : `eslint/${name}`));
  const planted = new Set(expected().map((line) => line.replace(/^.*: /, '')));
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !planted.has(name))).toEqual([]);
});
