import { lockStructure } from '@/lib/agents/structure-lock';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { appendAuditEntry } from '../audit/commands';

/** The member has money, an undecided request or an open round. */
const unsettled = () => new AppError('MEMBER_UNSETTLED', 409);

/** Members are below the agent, or a move below it is scheduled. */
const hasDownline = () => new AppError('MEMBER_HAS_DOWNLINE', 409);

/** A contract of the agent goes on, or a bill is not paid. */
const agencyOpen = () => new AppError('MEMBER_AGENCY_OPEN', 409);

/** A request of an operator about the member, or a round of theirs, waits for a second operator. */
const undecided = () => new AppError('MEMBER_UNDECIDED', 409);

/**
 * Erases a person: deletes what identifies them, so that nobody can log in to the account; the ledger is not changed
 * (backoffice.erase_member). `by` is recorded in the audit log: an operator, or null for the command line. Returns
 * the file names of the member's feedback pictures, to be deleted by lib/inbox. Throws NOT_FOUND 404, MEMBER_UNSETTLED 409,
 * MEMBER_UNDECIDED 409, and for an agent MEMBER_HAS_DOWNLINE 409, MEMBER_AGENCY_OPEN 409.
 */
export async function erasePerson(
  db: Db,
  memberId: bigint,
  by: { operatorId: bigint | null; ip: string },
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    // Nobody joins, moves or signs meanwhile.
    await lockStructure(tx);
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
    if (outcome === 'UNDECIDED') throw undecided();
    if (outcome === 'HAS_DOWNLINE') throw hasDownline();
    if (outcome === 'AGENCY_OPEN') throw agencyOpen();
    if (outcome !== 'ERASED') throw unsettled();
    await appendAuditEntry(tx, { ...by, action: 'member.erase', subject: `member:${memberId}`, detail: {} });
    return files.map(({ file }) => file);
  });
}
