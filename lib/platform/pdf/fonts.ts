import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** The weights that documents use. */
export type Weight = 400 | 700;

/**
 * The files that have the characters of every language of the site, in the order in which they are asked for a character. A character is
 * set in the first file that has it; Chinese last, because its file has Latin letters of another design.
 */
const FILES = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-thai', 'thai'],
  ['noto-sans-sc', 'chinese-simplified'],
] as const;

export interface FontFile {
  name: string;
  path: string;
}

/** The font files of a weight. The packages are in the server's folder of packages, whatever a bundler does with imports. */
export const fontFiles = (weight: Weight): FontFile[] =>
  FILES.map(([font, subset]) => ({
    name: `${font}-${subset}-${weight}`,
    path: join('node_modules', '@fontsource', font, 'files', `${font}-${subset}-${weight}-normal.woff`),
  }));

const cache = new Map<string, Buffer>();

/** The bytes of a font file as a library for documents reads them fast. Read once per process. */
export function fontBytes({ path }: FontFile): Buffer {
  const known = cache.get(path);
  if (known) return known;
  const bytes = unpack(readFileSync(path));
  cache.set(path, bytes);
  return bytes;
}

const HEAD = 12;
const ENTRY = 16;

/**
 * A WOFF file (W3C, version 1) as the OpenType file within it. fontkit reads WOFF too, but inflates a whole table again for each glyph, which
 * takes seconds for Chinese.
 */
export function unpack(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff;
  const count = woff.readUInt16BE(12);
  const tables: { head: Buffer; sum: number; data: Buffer }[] = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    return {
      head: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < size ? inflateSync(data) : data,
    };
  });
  const head = Buffer.alloc(HEAD + ENTRY * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, index) =>
    head.writeUInt16BE(value, 4 + 2 * index),
  );
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ head: tag, sum, data }, index) => {
    const at = HEAD + ENTRY * index;
    tag.copy(head, at);
    [sum, offset, data.length].forEach((value, field) => head.writeUInt32BE(value, at + 4 + 4 * field));
    const rest = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(rest));
    offset += data.length + rest;
  });
  return Buffer.concat(parts);
}
