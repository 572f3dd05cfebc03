import type { Db } from '@/lib/db/client';
import { deleteOldPictures } from './documents/commands';
import { guardEverybody } from './guard';

/** Deletes pictures of documents that are kept long enough, and stops checking the stakes of members whose exclusion has ended. */
export async function sweepProtection(db: Db): Promise<void> {
  await deleteOldPictures(db);
  await guardEverybody(db);
}
