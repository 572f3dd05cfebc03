import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';

/** A prepared answer, by language; English is always there. */
export interface PreparedAnswer {
  id: bigint;
  title: string;
  texts: Record<string, string> & { en: string };
  version: number;
}

const rows = (db: Db) => db.selectFrom('inbox.prepared_answer').select(['id', 'title', 'texts', 'version']);

/** Every prepared answer, by title. */
export async function listPreparedAnswers(db: Db): Promise<PreparedAnswer[]> {
  const found = await rows(db)
    .orderBy(sql`lower(title)`)
    .execute();
  return found as unknown as PreparedAnswer[];
}

/** One prepared answer. Throws NOT_FOUND 404. */
export async function getPreparedAnswer(db: Db, id: bigint): Promise<PreparedAnswer> {
  const row = await rows(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as PreparedAnswer;
}
