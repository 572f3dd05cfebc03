import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Selectable } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { ContentAppRelease } from '@/lib/db/types';
import { env } from '@/lib/platform/env';
import type { Platform } from './constants';
import type { AppRelease } from './types';

/** The folder of the files of apps. It is not served. */
export const appFolder = () => resolve(env().UPLOADS_DIR, 'apps');

/** The path of an app's file. Names are random. */
export const appFile = (name: string) => join(appFolder(), `${name}.apk`);

/** Returns the apps that there are. */
export async function appReleases(db: Db): Promise<AppRelease[]> {
  const rows = await db.selectFrom('content.app_release').selectAll().orderBy('platform', 'desc').execute();
  return rows.map(toRelease);
}

/** A row of content.app_release as an app. */
export const toRelease = ({ changed_at, bytes, ...row }: Selectable<ContentAppRelease>): AppRelease => ({
  ...row,
  platform: row.platform as Platform,
  bytes: bytes === null ? null : Number(bytes),
  changedAt: changed_at,
});

/** Returns the app of a platform, or undefined. */
export const appRelease = async (db: Db, platform: Platform): Promise<AppRelease | undefined> =>
  (await appReleases(db)).find((release) => release.platform === platform);

/** Opens the site's own file of an app. Undefined if the file is missing. */
export async function openAppFile(file: string): Promise<{ stream: ReadStream; size: number } | undefined> {
  const path = appFile(file);
  const found = await stat(path).catch(() => undefined);
  return found && { stream: createReadStream(path), size: found.size };
}
