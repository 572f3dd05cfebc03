import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A picture as it is sent. */
export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** 48 MB hold some 10,000 compressed tiles: the whole demo catalogue. */
const MAX_BYTES = 48 * 1024 * 1024;

// One store per process: Next.js loads this module once per bundle, our server once more.
const holder = globalThis as { croupierPictures?: PictureStore };

/** A cache of the site's pictures, each by its path and the minute, or by `exactly`. */
export function pictures(): PictureStore {
  return (holder.croupierPictures ??= new PictureStore(MAX_BYTES));
}

/** The key of a picture under the address that is its own for good. */
export const exactly = (path: string, version: string) => `${path}?v=${version}`;

/** Returns undefined if there is no such picture. */
export type Draw = () => Promise<string | undefined> | string | undefined;

/** Brotli at 9 takes 9 ms for a tile, once; 11 takes ten times that for 3% less. */
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
 * Drawn and compressed pictures, the least lately asked for forgotten beyond `maxBytes`. A picture that many ask for at
 * once is drawn once.
 */
export class PictureStore {
  private readonly pictures = new Map<string, StoredPicture>();
  private readonly underWay = new Map<string, Promise<StoredPicture | undefined>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Returns the picture of a key in an encoding; draws it if it is not cached. */
  async get(key: string, encoding: Encoding, draw: Draw): Promise<StoredPicture | undefined> {
    const name = `${encoding} ${key}`;
    return this.kept(key, encoding) ?? this.underWay.get(name) ?? this.make(name, encoding, draw);
  }

  /** Returns the picture of a key if it is cached. */
  kept(key: string, encoding: Encoding): StoredPicture | undefined {
    const name = `${encoding} ${key}`;
    const found = this.pictures.get(name);
    if (found) {
      this.pictures.delete(name);
      this.pictures.set(name, found);
    }
    return found;
  }

  /** Returns how many bytes are cached. */
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
      this.keep(name, picture);
      return picture;
    })().finally(() => this.underWay.delete(name));
    this.underWay.set(name, making);
    return making;
  }

  private keep(name: string, picture: StoredPicture): void {
    this.pictures.set(name, picture);
    this.bytes += picture.bytes.byteLength;
    for (const [oldest, { bytes }] of this.pictures) {
      if (this.bytes <= this.maxBytes) break;
      this.pictures.delete(oldest);
      this.bytes -= bytes.byteLength;
    }
  }
}
