import { mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { randomToken } from '@/lib/platform/ids';
import { cleanPicture } from '@/lib/platform/pictures';

/** Where proofs lie: named by chance, outside of anything that is served. */
export const proofFile = (id: string) => resolve(env().UPLOADS_DIR, 'proofs', `${id}.jpg`);

/** Keeps a member's picture, drawn anew. Returns its id. Throws INVALID_INPUT on `proof` (see cleanPicture). */
export async function keepProof(db: Db, memberId: bigint, file: Blob): Promise<string> {
  const { jpeg, width, height } = await cleanPicture(file, 'proof');
  const id = randomToken(24);
  await mkdir(resolve(env().UPLOADS_DIR, 'proofs'), { recursive: true, mode: 0o700 });
  await writeFile(proofFile(id), jpeg, { mode: 0o600, flag: 'wx' });
  await db
    .insertInto('cashier.proof')
    .values({ id, member_id: memberId, width, height, bytes: jpeg.byteLength, created_at: now() })
    .execute();
  return id;
}

const DAY_MS = 86_400_000;

/** Removes files of a day ago or older that no row knows: left by a request that failed half way. */
export async function sweepProofFiles(db: Db): Promise<number> {
  const folder = resolve(env().UPLOADS_DIR, 'proofs');
  const files = await readdir(folder).catch(() => []);
  const known = new Set(
    (await db.selectFrom('cashier.proof').select('id').execute()).map((row) => `${row.id}.jpg`),
  );
  let removed = 0;
  for (const file of files.filter((name) => !known.has(name))) {
    const { mtimeMs } = await stat(join(folder, file));
    if (Date.now() - mtimeMs < DAY_MS) continue;
    await unlink(join(folder, file));
    removed += 1;
  }
  return removed;
}
