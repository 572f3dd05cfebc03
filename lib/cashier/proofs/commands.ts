import { mkdir, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql, type Db } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { randomToken } from '@/lib/platform/ids';
import { cleanPicture } from '@/lib/platform/pictures';

const folder = () => resolve(env().UPLOADS_DIR, 'proofs');

/** Where proofs lie: named by chance, outside of anything that is served. */
export const proofFile = (id: string) => join(folder(), `${id}.jpg`);

const DAY_MS = 86_400_000;

// Drawing a picture anew takes a core for a moment and half a megabyte for good: 30 a day are more than any dispute needs.
const pictures = createLimit('cashier-proof', 30, DAY_MS / 1000);

/**
 * Keeps a member's picture, drawn anew. Returns its id. Callers have looked first whether it is wanted; what nothing
 * names in the end is cleared away after a day. Throws INVALID_INPUT on `proof` (see cleanPicture), TOO_MANY_REQUESTS
 * 429 after 30 a day.
 */
export async function keepProof(db: Db, memberId: bigint, file: Blob): Promise<string> {
  await pictures.take(String(memberId));
  const { jpeg, width, height } = await cleanPicture(file, 'proof');
  const id = randomToken(24);
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await writeFile(proofFile(id), jpeg, { mode: 0o600, flag: 'wx' });
  await db
    .insertInto('cashier.proof')
    .values({ id, member_id: memberId, width, height, bytes: jpeg.byteLength, created_at: now() })
    .execute();
  return id;
}

/** So many files or rows are looked at in one question. */
const CHUNK = 500;

/**
 * Clears away pictures of a day ago or older that are nobody's proof (replaced, or left by a request that was refused
 * after all), and files that no row knows. Returns how many of both.
 */
export async function sweepProofs(db: Db): Promise<number> {
  const before = new Date(now().getTime() - DAY_MS);
  return (await sweepRows(db, before)) + (await sweepFiles(db, before));
}

async function sweepRows(db: Db, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    // The rows go first: a file without one is found below, or by the next run.
    const { rows } = await sql<{ id: string }>`
      DELETE FROM cashier.proof WHERE id IN (
        SELECT p.id FROM cashier.proof p
         WHERE p.created_at < ${before}
           AND NOT EXISTS (SELECT FROM cashier.deposit d WHERE d.proof_id = p.id)
           AND NOT EXISTS (SELECT FROM cashier.withdrawal w WHERE w.proof_id = p.id)
         LIMIT ${CHUNK})
      RETURNING id`.execute(db);
    await Promise.all(rows.map(({ id }) => rm(proofFile(id), { force: true })));
    removed += rows.length;
    if (rows.length < CHUNK) return removed;
  }
}

async function sweepFiles(db: Db, before: Date): Promise<number> {
  const entries = await opendir(folder()).catch(() => undefined);
  if (!entries) return 0;
  let removed = 0;
  let names: string[] = [];
  for await (const entry of entries) {
    names.push(entry.name);
    if (names.length < CHUNK) continue;
    removed += await removeUnknown(db, names, before);
    names = [];
  }
  return removed + (await removeUnknown(db, names, before));
}

async function removeUnknown(db: Db, names: readonly string[], before: Date): Promise<number> {
  if (names.length === 0) return 0;
  const ids = names.map((name) => name.replace(/\.jpg$/, ''));
  const known = await db.selectFrom('cashier.proof').select('id').where('id', 'in', ids).execute();
  const kept = new Set(known.map((row) => `${row.id}.jpg`));
  let removed = 0;
  for (const name of names.filter((each) => !kept.has(each))) {
    const file = join(folder(), name);
    if ((await stat(file)).mtime >= before) continue;
    await rm(file);
    removed += 1;
  }
  return removed;
}
