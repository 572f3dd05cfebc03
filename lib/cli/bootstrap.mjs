// What runs before anything is installed: plain Node, no dependency (CODE-4).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: every command works from there, wherever it is called. */
export const project = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Stops with a plain sentence if this Node.js is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 12)) return;
  console.error(
    `Croupier needs Node 20.12 or newer; this is ${process.versions.node}. Node 24 is recommended.`,
  );
  process.exit(1);
}

/** Installs the dependencies if they are missing or older than the lock file. */
export function ensureDependencies() {
  const installed = resolve(project, 'node_modules/.package-lock.json');
  const lock = resolve(project, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  // A checkout changes the time of the lock file, so the versions decide.
  if (existsSync(installed) && sameVersions(installed, lock)) return;
  console.log('Installing dependencies (the first time takes about a minute) …');
  // Development dependencies are needed to build, so NODE_ENV=production must not leave them out.
  const run = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('The dependencies could not be installed: see what npm says above.');
    process.exit(run.status ?? 1);
  }
}

function sameVersions(installedFile, lockFile) {
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  const installed = packages(installedFile);
  return Object.entries(packages(lockFile)).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional === true ||
      entry.link === true ||
      installed[path]?.version === entry.version,
  );
}
