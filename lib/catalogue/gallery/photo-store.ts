import { Semaphore } from '@/lib/platform/semaphore';

/** Two at a time: a drawing takes a core for a tenth of a second, and the site has others to serve. */
const AT_ONCE = 2;
/** The most requests that wait. Further ones are refused with 503. */
const WAITING = 40;

/**
 * A cache of pictures by key. Beyond `maxBytes` the least recently used are removed. A picture is made once for all
 * concurrent requests, and few are made at a time, because anybody may request any of ten thousand.
 */
export class PhotoStore {
  private readonly kept = new Map<string, Buffer>();
  private readonly underWay = new Map<string, Promise<Buffer | undefined>>();
  private readonly turns = new Semaphore(AT_ONCE, WAITING);
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Returns the picture of a key; calls `make` if it is not cached. Throws TooBusy. */
  async get(key: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const found = this.kept.get(key);
    if (found) {
      this.kept.delete(key);
      this.kept.set(key, found);
      return found;
    }
    let making = this.underWay.get(key);
    if (!making) {
      making = this.turns
        .run(make)
        .then((photo) => photo && this.keep(key, photo))
        .finally(() => this.underWay.delete(key));
      this.underWay.set(key, making);
    }
    return making;
  }

  private keep(key: string, photo: Buffer): Buffer {
    this.kept.set(key, photo);
    this.bytes += photo.byteLength;
    for (const [oldest, { byteLength }] of this.kept) {
      if (this.bytes <= this.maxBytes) break;
      this.kept.delete(oldest);
      this.bytes -= byteLength;
    }
    return photo;
  }
}
