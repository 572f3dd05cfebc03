import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { getCanned, type CannedAnswer } from './queries';

/** Another operator has saved the answer since it was opened. */
export const cannedChanged = () => new AppError('CHANGED_MEANWHILE', 409);

interface Content {
  title: string;
  texts: object;
}

const isTitleTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'canned_answer_title_idx';

async function unlessTaken<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw isTitleTaken(error) ? badInput({ title: { code: 'CANNED_TITLE_TAKEN' } }) : error;
  }
}

/** Stores a prepared answer. Returns its id. Throws INVALID_INPUT on `title` if another one has it. */
export const createCanned = (tx: Tx, { title, texts }: Content): Promise<bigint> =>
  unlessTaken(async () => {
    const row = await tx
      .insertInto('inbox.canned_answer')
      .values({ title, texts: JSON.stringify(texts), changed_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });

/** Changes a prepared answer that is still at `version`. Returns what it was. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409. */
export const updateCanned = (
  tx: Tx,
  id: bigint,
  version: number,
  { title, texts }: Content,
): Promise<CannedAnswer> =>
  unlessTaken(async () => {
    const before = await getCanned(tx, id);
    const row = await tx
      .updateTable('inbox.canned_answer')
      .set({ title, texts: JSON.stringify(texts), version: version + 1, changed_at: now() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw cannedChanged();
    return before;
  });

/** Deletes a prepared answer. Returns what it was. Throws NOT_FOUND 404. */
export async function deleteCanned(tx: Tx, id: bigint): Promise<CannedAnswer> {
  const before = await getCanned(tx, id);
  await tx.deleteFrom('inbox.canned_answer').where('id', '=', id).execute();
  return before;
}
