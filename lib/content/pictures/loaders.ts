import { LRUCache } from 'lru-cache';
import { database } from '@/lib/db/client';
import { pictureBytes } from './queries';

/** 32 MB: some 200 pictures. */
const MAX_BYTES = 32 * 1024 * 1024;

// One cache per process: Next.js loads this module once per bundle.
const holder = globalThis as { croupierContentPictures?: LRUCache<string, Buffer> };

/** Returns the WebP of a picture, from memory if it was asked for lately; undefined if there is none. */
export async function pictureFile(id: string): Promise<Buffer | undefined> {
  const cache = (holder.croupierContentPictures ??= new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  }));
  const cached = cache.get(id);
  if (cached) return cached;
  const bytes = await pictureBytes(database(), id);
  if (bytes) cache.set(id, bytes);
  return bytes;
}
