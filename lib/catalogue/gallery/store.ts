import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A picture in the encoding in which it is sent. */
export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** 48 MB, enough for about 10,000 compressed tiles: the whole demo catalogue. */
const MAX_BYTES = 48 * 1024 * 1024;

// One store per process: Next.js loads this module once per bundle, and our server loads it again.
const holder = globalThis as { croupierPictures?: PictureStore };

/** Returns the cache of the site's pictures. A key is a path and the minute, or comes from `versionedKey`. */
export function pictures(): PictureStore {
  return (holder.croupierPictures ??= new PictureStore(MAX_BYTES));
}

/** Returns the key of a picture whose address contains its version. */
export const versionedKey = (path: string, version: string) => `${path}?v=${version}`;

/** Draws a picture as SVG. Returns undefined if there is no such picture. */
export type Draw = () => Promise<string | undefined> | string | undefined;

/** Level 9 takes 9 ms for a tile. Level 11 takes ten times as long and saves only 3%. */
const BROTLI_QUALITY = 9;

async function encode(svg: string, encoding: Encoding): Promise<Buffer> {
  const raw = Buffer.from(svg, 'utf8');
  if (encoding === 'identity') return raw;
  if (encoding === 'gzip') return gzipped(raw, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  return brotli(raw, { params });
}

/**
 * A cache of compressed pictures. Beyond `maxBytes` it removes the least recently used ones. Concurrent requests for a
 * picture share one drawing.
 */
export class PictureStore {
  private readonly pictures = new Map<string, StoredPicture>();
  private readonly pending = new Map<string, Promise<StoredPicture | undefined>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Returns the picture of a key in an encoding; draws it if it is not cached. */
  async get(key: string, encoding: Encoding, draw: Draw): Promise<StoredPicture | undefined> {
    const name = `${encoding} ${key}`;
    return this.cached(key, encoding) ?? this.pending.get(name) ?? this.make(name, encoding, draw);
  }

  /** Returns the picture of a key, or undefined if it is not cached. */
  cached(key: string, encoding: Encoding): StoredPicture | undefined {
    const name = `${encoding} ${key}`;
    const found = this.pictures.get(name);
    if (found) {
      this.pictures.delete(name);
      this.pictures.set(name, found);
    }
    return found;
  }

  /** The number of cached bytes. */
  get size(): number {
    return this.bytes;
  }

  private make(name: string, encoding: Encoding, draw: Draw): Promise<StoredPicture | undefined> {
    const making = (async () => {
      const svg = await draw();
      if (svg === undefined) return undefined;
      const bytes = new Uint8Array(await encode(svg, encoding));
      const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
      const picture = { bytes, etag: `"${digest}-${encoding}"` };
      this.addToCache(name, picture);
      return picture;
    })().finally(() => this.pending.delete(name));
    this.pending.set(name, making);
    return making;
  }

  private addToCache(name: string, picture: StoredPicture): void {
    this.pictures.set(name, picture);
    this.bytes += picture.bytes.byteLength;
    for (const [oldest, { bytes }] of this.pictures) {
      if (this.bytes <= this.maxBytes) break;
      this.pictures.delete(oldest);
      this.bytes -= bytes.byteLength;
    }
  }
}
