import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';

/** A prepared answer, by language; English is always there. */
export interface CannedAnswer {
  id: bigint;
  title: string;
  texts: Record<string, string> & { en: string };
  version: number;
}

const rows = (db: Db) => db.selectFrom('inbox.canned_answer').select(['id', 'title', 'texts', 'version']);

/** Every prepared answer, by title. */
export async function listCanned(db: Db): Promise<CannedAnswer[]> {
  const found = await rows(db)
    .orderBy(sql`lower(title)`)
    .execute();
  return found as unknown as CannedAnswer[];
}

/** One prepared answer. Throws NOT_FOUND 404. */
export async function getCanned(db: Db, id: bigint): Promise<CannedAnswer> {
  const row = await rows(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as CannedAnswer;
}
