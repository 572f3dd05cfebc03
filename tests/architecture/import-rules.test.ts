import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(`${process.cwd()}/package.json`);
const config = require('./.dependency-cruiser.cjs') as { forbidden: { name: string }[] };

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

function violations(...folders: string[]): Map<string, string[]> {
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...folders,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  const found = new Map<string, string[]>();
  for (const { rule, from } of (JSON.parse(run.stdout) as Cruise).summary.violations) {
    found.set(rule.name, [...(found.get(rule.name) ?? []), from]);
  }
  return found;
}

describe('the import rules', () => {
  const planted = violations('tests/architecture/planted');
  const names = config.forbidden.map((rule) => rule.name);

  it.each(names)('%s sees its planted violation', (name) => {
    expect(planted.get(name) ?? []).not.toHaveLength(0);
  });
});
