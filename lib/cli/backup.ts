import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyCluster } from '@/lib/db/embedded/backup';
import { readIdentity } from '@/lib/db/embedded/identity';
import { postgresUser } from '@/lib/db/embedded/postgres-user';
import { dataFolder, joinCluster, prepareEnvironment, reachDatabase } from './site';

/**
 * Parts of the data folder that are copied too. Without the secret, sealed values in the database cannot be opened
 * again.
 */
export const KEPT = ['session-secret', 'demo-accounts.json', 'uploads'] as const;

/** The command opens the database itself, because a backup before an upgrade must not migrate first. */
export const standalone = true;

/** `npm run backup -- <folder>`: copies the site, running or not, into a new folder: database, secret, uploads. */
export async function main([folder]: readonly string[] = []): Promise<void> {
  prepareEnvironment(false);
  if (!folder || folder.startsWith('-')) return fail('usage: npm run backup -- <new folder>');
  if (process.env.DATABASE_URL) {
    return fail(
      'This site’s database is a server of your own (DATABASE_URL): back it up with that server’s tools. See docs/operations.md.',
    );
  }
  const identity = readIdentity(dataFolder(), postgresUser());
  if (!identity) return fail(`There is no site in ${dataFolder()}.`);
  const target = resolve(folder);
  if (existsSync(target)) return fail(`${target} exists already: name a new folder.`);
  const site = await reachDatabase();
  const use = await joinCluster(site.cluster!);
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    await copyCluster(site.ownerUrl, join(target, 'database'));
    for (const name of KEPT) {
      const source = name === 'uploads' ? process.env.UPLOADS_DIR! : join(dataFolder(), name);
      if (existsSync(source)) cpSync(source, join(target, name), { recursive: true });
    }
    const { ownerPassword, appPassword } = identity;
    // Written last: a folder without it is an incomplete backup and cannot be restored.
    const about = { madeAt: new Date().toISOString(), ownerPassword, appPassword };
    writeFileSync(join(target, 'backup.json'), `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600 });
  } finally {
    await use.leave();
  }
  process.stdout.write(`The site is in ${target}. Keep it as you keep money: it opens every account.\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
