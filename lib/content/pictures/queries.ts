import type { Db } from '@/lib/db/client';
import { PICTURE_ID, PICTURES_LISTED } from './constants';
import type { ContentPicture } from './types';

/** Returns the WebP of a picture or a crop, or undefined. */
export async function pictureBytes(db: Db, id: string): Promise<Buffer | undefined> {
  if (!PICTURE_ID.test(id)) return undefined;
  const row = await db.selectFrom('content.picture').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes;
}

/** Returns the last uploads, the newest first. */
export async function uploadedPictures(db: Db): Promise<ContentPicture[]> {
  const rows = await db
    .selectFrom('content.picture')
    .select(['id', 'name', 'width', 'height'])
    .where('shape', '=', 'whole')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PICTURES_LISTED)
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}
