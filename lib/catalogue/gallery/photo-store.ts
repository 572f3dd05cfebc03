import { Semaphore } from '@/lib/platform/semaphore';

/** Low, because a drawing occupies a core for a tenth of a second. */
const MAX_CONCURRENT = 2;
/** Further requests are rejected with 503. */
const MAX_WAITING = 40;

/**
 * A cache of pictures by key. Beyond `maxBytes` it removes the least recently used ones. Concurrent requests share one
 * drawing. The number of concurrent drawings is limited, because anyone can request any of ten thousand pictures.
 */
export class PhotoStore {
  private readonly cached = new Map<string, Buffer>();
  private readonly pending = new Map<string, Promise<Buffer | undefined>>();
  private readonly semaphore = new Semaphore(MAX_CONCURRENT, MAX_WAITING);
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Returns the picture of a key; calls `make` if it is not cached. Throws TooBusy if too many requests wait. */
  async get(key: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const found = this.cached.get(key);
    if (found) {
      this.cached.delete(key);
      this.cached.set(key, found);
      return found;
    }
    let making = this.pending.get(key);
    if (!making) {
      making = this.semaphore
        .run(make)
        .then((photo) => photo && this.addToCache(key, photo))
        .finally(() => this.pending.delete(key));
      this.pending.set(key, making);
    }
    return making;
  }

  private addToCache(key: string, photo: Buffer): Buffer {
    this.cached.set(key, photo);
    this.bytes += photo.byteLength;
    for (const [oldest, { byteLength }] of this.cached) {
      if (this.bytes <= this.maxBytes) break;
      this.cached.delete(oldest);
      this.bytes -= byteLength;
    }
    return photo;
  }
}
