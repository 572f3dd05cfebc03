import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { env } from '@/lib/platform/env';

const folder = () => resolve(env().UPLOADS_DIR, 'exports');

/** The file of an export, in a folder that is not served. Names are random. */
const pathOf = (file: string) => join(folder(), `${file}.csv`);
const partOf = (file: string) => join(folder(), `${file}.part`);

/**
 * Writes rows as a CSV file: UTF-8 with a byte order mark, so that spreadsheets recognise it. The file has its name only when it is
 * complete. Reads no further row until the ones before are written. Returns its size in bytes.
 */
export async function writeCsv(file: string, rows: AsyncIterable<readonly string[]>): Promise<number> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const part = partOf(file);
  try {
    await pipeline(
      Readable.from(rows),
      stringify({ bom: true, record_delimiter: 'windows' }),
      createWriteStream(part, { mode: 0o600, flags: 'wx' }),
    );
    const { size } = await stat(part);
    await rename(part, pathOf(file));
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The bytes of a finished file; undefined if it is not there. */
export async function readCsv(
  file: string,
): Promise<{ stream: ReadableStream<Uint8Array>; size: number } | undefined> {
  try {
    const { size } = await stat(pathOf(file));
    const stream = Readable.toWeb(createReadStream(pathOf(file))) as ReadableStream<Uint8Array>;
    return { stream, size };
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function deleteCsv(file: string): Promise<void> {
  await Promise.all([rm(pathOf(file), { force: true }), rm(partOf(file), { force: true })]);
}

/** The names of the stored files that are older than a moment, in groups. Killed runs leave unfinished ones. */
export async function* oldFiles(before: Date, group = 500): AsyncGenerator<string[]> {
  const entries = await opendir(folder()).catch(() => undefined);
  if (!entries) return;
  let names: string[] = [];
  for await (const entry of entries) {
    const name = /^([A-Za-z0-9_-]{32})\.(?:csv|part)$/.exec(entry.name)?.[1];
    if (!name) continue;
    const found = await stat(join(folder(), entry.name)).catch(() => undefined);
    if (found && found.mtime < before) names.push(name);
    if (names.length < group) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}
