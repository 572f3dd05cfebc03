import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { note } from '../audit/commands';

/** Money, a request or a round of theirs is not settled yet; it is paid out or ended first. */
const unsettled = () => new AppError('MEMBER_UNSETTLED', 409);

/**
 * Erases a person: what says who they are is gone from the database, nobody can log in as them again, and the books say what
 * they said before (migration 0097). `by` is who did it, for the audit log: an operator, or null for the command line. Gives
 * the names of the pictures that no row knows any more, for lib/inbox to remove. Throws NOT_FOUND 404, MEMBER_UNSETTLED 409.
 */
export async function erasePerson(
  db: Db,
  memberId: bigint,
  by: { operatorId: bigint | null; ip: string },
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const files = await tx
      .selectFrom('inbox.feedback_picture as p')
      .innerJoin('inbox.feedback as f', 'f.id', 'p.feedback_id')
      .select('p.file')
      .where('f.member_id', '=', memberId)
      .execute();
    const { rows } = await sql<{ outcome: string }>`
      SELECT backoffice.erase_member(${memberId}, ${now()}) AS outcome`.execute(tx);
    const outcome = rows[0]!.outcome;
    if (outcome === 'NOT_FOUND') throw notFound();
    if (outcome !== 'ERASED') throw unsettled();
    await note(tx, { ...by, action: 'member.erase', subject: `member:${memberId}`, detail: {} });
    return files.map(({ file }) => file);
  });
}
