import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Secrets } from '@/lib/db/embedded/identity';
import { placeCluster } from '@/lib/db/embedded/restore';
import { KEPT } from './backup';
import { dataFolder } from './site';

/** The command runs without the site's database, which does not exist yet. */
export const standalone = true;

/**
 * `DATA_DIR=<new folder> npm run restore -- <backup>`: creates a site's data folder from a backup; then run `npm
 * start`.
 */
export async function main([folder]: readonly string[] = []): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (!folder) return fail('usage: npm run restore -- <folder of a backup>');
  const backup = resolve(folder);
  const about = join(backup, 'backup.json');
  if (!existsSync(about)) return fail(`${backup} holds no complete backup.`);
  try {
    await placeCluster(
      join(backup, 'database'),
      dataFolder(),
      JSON.parse(readFileSync(about, 'utf8')) as Secrets,
    );
  } catch (error) {
    return fail((error as Error).message);
  }
  for (const name of KEPT) {
    const target =
      name === 'uploads' ? (process.env.UPLOADS_DIR ?? join(dataFolder(), name)) : join(dataFolder(), name);
    if (!existsSync(join(backup, name))) continue;
    mkdirSync(join(target, '..'), { recursive: true });
    cpSync(join(backup, name), target, { recursive: true });
  }
  process.stdout.write(
    `Restored into ${dataFolder()}. \`npm run verify\` checks its books; \`npm start\` starts it.\n`,
  );
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
