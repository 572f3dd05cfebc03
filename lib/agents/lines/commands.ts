import { sql, inTransaction, type Db, type Tx } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { nextSlot } from '../constants';
import { endContractsOfMove } from '../contracts/ends';
import { FURTHEST_CHANGE_MS } from './constants';

import { lineChangeDecided, lineChangeScheduled, lineRefused, momentPassed } from './errors';
import { lockStructure } from '../structure-lock';

export interface NewLineChange {
  memberId: bigint;
  /** What the member is from then on; null: directly below the platform. */
  toUplineId: bigint | null;
  toType: number;
  /** The moment, moved up to the start of a slot; undefined: at once. */
  at?: Date | undefined;
  reason: string;
  operatorId: bigint | null;
}

export interface ChangedLine {
  id: bigint;
  state: 'scheduled' | 'applied';
  /** From when on bets count for the new line. */
  at: Date;
}

/**
 * Moves, promotes or demotes a member: at once, or scheduled for a moment. At once means that the line is another one when the transaction
 * commits, and that bets count for it from the next slot of five minutes on. Contracts with the former upline end at the same moment. Throws
 * NOT_FOUND; INVALID_INPUT on `upline` (LINE_UPLINE, LINE_CURRENCY, LINE_CYCLE, LINE_NEEDS_UPLINE), `type` (LINE_TYPE) or `at` (LINE_MOMENT);
 * LINE_TRIAL, LINE_UNCHANGED, LINE_HAS_DOWNLINE, LINE_CHANGE_SCHEDULED 409.
 */
export async function changeLine(tx: Tx, change: NewLineChange): Promise<ChangedLine> {
  await lockStructure(tx);
  await applyDueLocked(tx);
  const { memberId, toUplineId, toType } = change;
  const present = now();
  const at = nextSlot(change.at ?? present);
  if (change.at && (change.at <= present || change.at.getTime() > present.getTime() + FURTHEST_CHANGE_MS))
    throw momentPassed();
  const { rows } = await sql<{ refusal: string | null; scheduled: boolean }>`
    SELECT agents.line_change_refusal(${memberId}, ${toUplineId}, ${toType}::smallint) AS refusal,
           EXISTS (SELECT FROM agents.line_change c WHERE c.member_id = ${memberId} AND c.state = 'scheduled') AS scheduled`.execute(
    tx,
  );
  if (rows[0]!.scheduled) throw lineChangeScheduled();
  if (rows[0]!.refusal) throw lineRefused(rows[0]!.refusal);
  const { id } = await tx
    .insertInto('agents.line_change')
    .values({
      member_id: memberId,
      at,
      to_upline_id: toUplineId,
      to_type: toType,
      reason: change.reason,
      created_by: change.operatorId,
      created_at: present,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (change.at) return { id, state: 'scheduled', at };
  const refusal = await apply(tx, id);
  if (refusal) throw lineRefused(refusal);
  const applied = await tx
    .selectFrom('agents.line_change')
    .select('at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, state: 'applied', at: applied.at };
}

/** Cancels a scheduled change. Returns its member. Throws NOT_FOUND 404, LINE_CHANGE_DECIDED 409. */
export async function cancelChange(tx: Tx, id: bigint): Promise<{ memberId: bigint; account: string }> {
  await lockStructure(tx);
  const change = await tx
    .selectFrom('agents.line_change as c')
    .innerJoin('identity.member as m', 'm.id', 'c.member_id')
    .select(['c.member_id', 'c.state', 'm.account'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!change) throw notFound();
  if (change.state !== 'scheduled') throw lineChangeDecided();
  await tx
    .updateTable('agents.line_change')
    .set({ state: 'cancelled', decided_at: now() })
    .where('id', '=', id)
    .execute();
  return { memberId: change.member_id, account: change.account };
}

/**
 * Applies the changes whose moment has come, in the order of their moments, each in a database transaction of its own. One that is not possible
 * any more becomes `refused`, with the code. A settlement calls it before it reads lines; the job `agents-lines` calls it every minute. Returns
 * how many were applied.
 */
export async function applyDue(db: Db): Promise<number> {
  let applied = 0;
  while ((await dueChange(db)) !== undefined)
    applied += await inTransaction(db, async (tx) => {
      await lockStructure(tx);
      const due = await dueChange(tx);
      return due === undefined ? 0 : await settleChange(tx, due);
    });
  return applied;
}

/** As `applyDue`, in a transaction that holds the lock: what is due comes before what the transaction is about to change. */
async function applyDueLocked(tx: Tx): Promise<void> {
  for (let due = await dueChange(tx); due !== undefined; due = await dueChange(tx))
    await settleChange(tx, due);
}

async function dueChange(db: Db): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('agents.line_change')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('at', '<=', now())
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Applies a due change, or marks it as refused. Returns 1 if it was applied. */
async function settleChange(tx: Tx, id: bigint): Promise<number> {
  const refusal = await apply(tx, id);
  if (refusal === null) return 1;
  await tx
    .updateTable('agents.line_change')
    .set({ state: 'refused', refusal, decided_at: now() })
    .where('id', '=', id)
    .execute();
  return 0;
}

/** Applies a change and ends the contracts that it ends. Returns the code of the error if it is refused. */
async function apply(tx: Tx, id: bigint): Promise<string | null> {
  const { rows } = await sql<{
    refusal: string | null;
  }>`SELECT agents.apply_line_change(${id}, ${now()}) AS refusal`.execute(tx);
  const { refusal } = rows[0]!;
  if (refusal !== null) return refusal;
  const change = await tx
    .selectFrom('agents.line_change')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const leaves = change.from_upline_id !== change.to_upline_id || change.to_type === 0;
  if (leaves) await endContractsOfMove(tx, change.member_id, change.at);
  return null;
}
