import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { getPreparedAnswer, type PreparedAnswer } from './queries';

/** Another operator has saved the answer since it was opened. */
export const preparedAnswerChanged = () => new AppError('CHANGED_MEANWHILE', 409);

interface Content {
  title: string;
  texts: object;
}

const isTitleTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'prepared_answer_title_idx';

async function unlessTaken<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw isTitleTaken(error) ? badInput({ title: { code: 'PREPARED_ANSWER_TITLE_TAKEN' } }) : error;
  }
}

/** Stores a prepared answer. Returns its id. Throws INVALID_INPUT on `title` if another one has it. */
export const createPreparedAnswer = (tx: Tx, { title, texts }: Content): Promise<bigint> =>
  unlessTaken(async () => {
    const row = await tx
      .insertInto('inbox.prepared_answer')
      .values({ title, texts: JSON.stringify(texts), changed_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });

/** Changes a prepared answer that is still at `version`. Returns what it was. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409. */
export const updatePreparedAnswer = (
  tx: Tx,
  id: bigint,
  version: number,
  { title, texts }: Content,
): Promise<PreparedAnswer> =>
  unlessTaken(async () => {
    const before = await getPreparedAnswer(tx, id);
    const row = await tx
      .updateTable('inbox.prepared_answer')
      .set({ title, texts: JSON.stringify(texts), version: version + 1, changed_at: now() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw preparedAnswerChanged();
    return before;
  });

/** Deletes a prepared answer. Returns what it was. Throws NOT_FOUND 404. */
export async function deletePreparedAnswer(tx: Tx, id: bigint): Promise<PreparedAnswer> {
  const before = await getPreparedAnswer(tx, id);
  await tx.deleteFrom('inbox.prepared_answer').where('id', '=', id).execute();
  return before;
}
