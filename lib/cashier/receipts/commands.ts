import { mkdir, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql, type Db } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { randomToken } from '@/lib/platform/ids';
import { cleanPicture } from '@/lib/platform/pictures';

const folder = () => resolve(env().UPLOADS_DIR, 'proofs');

/** The file of a receipt image, in a folder that is not served. Ids are random. */
export const receiptImagePath = (id: string) => join(folder(), `${id}.jpg`);

const DAY_MS = 86_400_000;

// Re-encoding takes CPU time and each file up to half a megabyte of disk. 30 a day are enough for any dispute.
const uploadLimit = createLimit('cashier-proof', 30, DAY_MS / 1000);

/**
 * Re-encodes a member's picture as JPEG and stores it. Returns its id. Call it only for a request that will be accepted;
 * images that no request uses are deleted after a day. Throws INVALID_INPUT on `proof` (see cleanPicture) and
 * TOO_MANY_REQUESTS 429 after 30 a day.
 */
export async function storeReceiptImage(db: Db, memberId: bigint, file: Blob): Promise<string> {
  await uploadLimit.take(String(memberId));
  const { jpeg, width, height } = await cleanPicture(file, 'proof');
  const id = randomToken(24);
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await writeFile(receiptImagePath(id), jpeg, { mode: 0o600, flag: 'wx' });
  await db
    .insertInto('cashier.receipt_image')
    .values({ id, member_id: memberId, width, height, bytes: jpeg.byteLength, created_at: now() })
    .execute();
  return id;
}

/** How many files or rows one query handles. */
const CHUNK = 500;

/**
 * Deletes images that are at least a day old and used by no request (replaced, or the request was refused), and files
 * without a row. Returns the number of both.
 */
export async function deleteUnusedReceiptImages(db: Db): Promise<number> {
  const before = new Date(now().getTime() - DAY_MS);
  return (await deleteUnusedRows(db, before)) + (await deleteUnknownFiles(db, before));
}

async function deleteUnusedRows(db: Db, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    // Rows are deleted first: a file without a row is found by deleteUnknownFiles, a row without a file by nothing.
    const { rows } = await sql<{ id: string }>`
      DELETE FROM cashier.receipt_image WHERE id IN (
        SELECT p.id FROM cashier.receipt_image p
         WHERE p.created_at < ${before}
           AND NOT EXISTS (SELECT FROM cashier.deposit d WHERE d.receipt_image_id = p.id)
           AND NOT EXISTS (SELECT FROM cashier.withdrawal w WHERE w.receipt_image_id = p.id)
         LIMIT ${CHUNK})
      RETURNING id`.execute(db);
    await Promise.all(rows.map(({ id }) => rm(receiptImagePath(id), { force: true })));
    removed += rows.length;
    if (rows.length < CHUNK) return removed;
  }
}

async function deleteUnknownFiles(db: Db, before: Date): Promise<number> {
  const entries = await opendir(folder()).catch(() => undefined);
  if (!entries) return 0;
  let removed = 0;
  let names: string[] = [];
  for await (const entry of entries) {
    names.push(entry.name);
    if (names.length < CHUNK) continue;
    removed += await deleteUnknown(db, names, before);
    names = [];
  }
  return removed + (await deleteUnknown(db, names, before));
}

async function deleteUnknown(db: Db, names: readonly string[], before: Date): Promise<number> {
  if (names.length === 0) return 0;
  const ids = names.map((name) => name.replace(/\.jpg$/, ''));
  const known = await db.selectFrom('cashier.receipt_image').select('id').where('id', 'in', ids).execute();
  const knownNames = new Set(known.map((row) => `${row.id}.jpg`));
  let removed = 0;
  for (const name of names.filter((each) => !knownNames.has(each))) {
    const file = join(folder(), name);
    if ((await stat(file)).mtime >= before) continue;
    await rm(file);
    removed += 1;
  }
  return removed;
}
