import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { MAX_APP_BYTES, type Platform } from './constants';
import { isAndroidPackage } from './rules';
import { appFile, appFolder, appRelease, toRelease } from './queries';
import type { ReleaseFields } from './schema';
import type { AppRelease } from './types';

/** One app is set at a time. */
const RELEASE_LOCK = 7_205_344;

interface StoredFile {
  file: string;
  bytes: number;
  sha256: string;
}

/**
 * Stores an Android package. Throws INVALID_INPUT on `file`: APP_FILE if it is none, APP_TOO_LARGE. Call deleteAppFile if
 * the release is not saved.
 */
export async function storeAppFile(given: Blob): Promise<StoredFile> {
  if (given.size > MAX_APP_BYTES)
    throw badInput({ file: { code: 'APP_TOO_LARGE', values: { megabytes: MAX_APP_BYTES / 1_048_576 } } });
  const bytes = Buffer.from(await given.arrayBuffer());
  if (!isAndroidPackage(bytes)) throw badInput({ file: { code: 'APP_FILE' } });
  const file = randomToken(24);
  await mkdir(appFolder(), { recursive: true, mode: 0o700 });
  await writeFile(appFile(file), bytes, { mode: 0o600, flag: 'wx' });
  return { file, bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export const deleteAppFile = (name: string) => rm(appFile(name), { force: true });

/**
 * Sets the app of a platform: with the stored file, or else with the link. Returns the former one, whose file the caller
 * deletes after the database transaction. Throws INVALID_INPUT on `file` or `url`.
 */
export async function setAppRelease(
  db: Db,
  { platform, version, url }: ReleaseFields,
  stored: StoredFile | undefined,
): Promise<{ before: AppRelease | undefined; after: AppRelease }> {
  if (platform === 'ios' && stored) throw badInput({ file: { code: 'APP_FILE' } });
  if (!stored && url === '') throw badInput({ url: { code: 'REQUIRED' } });
  // Two operators who set one app wait for each other, also if there is none yet.
  await sql`SELECT pg_advisory_xact_lock(${RELEASE_LOCK})`.execute(db);
  const before = await appRelease(db, platform);
  const values = {
    version,
    url: stored ? null : url,
    file: stored?.file ?? null,
    bytes: stored ? BigInt(stored.bytes) : null,
    sha256: stored?.sha256 ?? null,
    changed_at: now(),
  };
  await db
    .insertInto('content.app_release')
    .values({ platform, ...values })
    .onConflict((on) => on.column('platform').doUpdateSet(values))
    .execute();
  return { before, after: (await appRelease(db, platform))! };
}

/** Removes the app of a platform and returns it; the caller deletes its file afterwards. Throws NOT_FOUND 404. */
export async function removeAppRelease(db: Db, platform: Platform): Promise<AppRelease> {
  const row = await db
    .deleteFrom('content.app_release')
    .where('platform', '=', platform)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return toRelease(row);
}
