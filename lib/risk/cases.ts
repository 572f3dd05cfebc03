import type { Db, Tx } from '@/lib/db/client';
import { accountKey } from '@/lib/identity/queries';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { sql } from '@/lib/db/client';
import { MAX_CASE_PARTS } from './constants';
import { caseClosed, caseOpen, caseTooLarge, unknownFlags, unknownMember, unknownOperator } from './errors';
import type { Outcome } from './types';

/** The id of the member with an account name or id. Throws INVALID_INPUT on `member`. */
export async function memberOf(db: Db, text: string): Promise<{ id: bigint; account: string }> {
  const { rows } = await sql<{ id: bigint; account: string }>`
    SELECT m.id, m.account FROM identity.member m WHERE lower(m.account) = ${accountKey(text)}
    UNION ALL
    SELECT m.id, m.account FROM identity.member m WHERE m.id = ${/^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : 0n}
     LIMIT 1`.execute(db);
  if (!rows[0]) throw unknownMember();
  return rows[0];
}

async function lockCase(tx: Tx, id: bigint, status: 'open' | 'closed' | 'any' = 'open') {
  const found = await tx
    .selectFrom('risk.case_file')
    .select(['id', 'status', 'assigned_to', 'outcome'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  if (status === 'open' && found.status !== 'open') throw caseClosed();
  if (status === 'closed' && found.status !== 'closed') throw caseOpen();
  return found;
}

/** Links flags with their members, and members, to a case. Throws INVALID_INPUT on `flags`. */
async function link(
  tx: Tx,
  caseId: bigint,
  { flags, members }: { flags: readonly bigint[]; members: readonly bigint[] },
): Promise<void> {
  const at = now();
  const known = flags.length
    ? await tx
        .selectFrom('risk.flag')
        .select('id')
        .where('id', 'in', [...flags])
        .execute()
    : [];
  if (known.length !== new Set(flags).size) throw unknownFlags();
  if (known.length > 0)
    await tx
      .insertInto('risk.case_flag')
      .values(known.map(({ id }) => ({ case_id: caseId, flag_id: id, added_at: at })))
      .onConflict((on) => on.doNothing())
      .execute();
  const ofFlags = flags.length
    ? await tx
        .selectFrom('risk.flag_member')
        .select('member_id')
        .distinct()
        .where('flag_id', 'in', [...flags])
        .execute()
    : [];
  const all = [...new Set([...members, ...ofFlags.map(({ member_id }) => member_id)])];
  if (all.length > 0)
    await tx
      .insertInto('risk.case_member')
      .values(all.map((member_id) => ({ case_id: caseId, member_id, added_at: at })))
      .onConflict((on) => on.doNothing())
      .execute();
  const { rows } = await sql<{ members: bigint; flags: bigint }>`
    SELECT (SELECT count(*) FROM risk.case_member m WHERE m.case_id = ${caseId}) AS members,
           (SELECT count(*) FROM risk.case_flag f WHERE f.case_id = ${caseId}) AS flags`.execute(tx);
  if (rows[0]!.members > MAX_CASE_PARTS || rows[0]!.flags > MAX_CASE_PARTS)
    throw caseTooLarge(MAX_CASE_PARTS);
}

/** Opens a case, assigned to its operator. Throws INVALID_INPUT on `flags`. */
export async function openCase(
  tx: Tx,
  operatorId: bigint,
  given: { title: string; flags: readonly bigint[]; members: readonly bigint[] },
): Promise<bigint> {
  const { id } = await tx
    .insertInto('risk.case_file')
    .values({ title: given.title, opened_by: operatorId, opened_at: now(), assigned_to: operatorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await link(tx, id, given);
  return id;
}

/** Links further flags and members. Throws NOT_FOUND, RISK_CASE_CLOSED 409, INVALID_INPUT. */
export async function addToCase(
  tx: Tx,
  id: bigint,
  given: { flags: readonly bigint[]; members: readonly bigint[] },
): Promise<void> {
  await lockCase(tx, id);
  await link(tx, id, given);
}

/** Adds a note. Throws NOT_FOUND, RISK_CASE_CLOSED 409. */
export async function addNote(tx: Tx, id: bigint, operatorId: bigint, text: string): Promise<void> {
  await lockCase(tx, id);
  await tx
    .insertInto('risk.case_note')
    .values({ case_id: id, operator_id: operatorId, at: now(), text })
    .execute();
}

/** Assigns a case to an operator, or to nobody. Returns whom it was assigned to. Throws NOT_FOUND, RISK_CASE_CLOSED 409, INVALID_INPUT. */
export async function assignCase(tx: Tx, id: bigint, operatorId: bigint | null): Promise<bigint | null> {
  const { assigned_to: before } = await lockCase(tx, id);
  if (operatorId !== null) {
    const operator = await tx
      .selectFrom('backoffice.operator')
      .select('id')
      .where('id', '=', operatorId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!operator) throw unknownOperator();
  }
  await tx.updateTable('risk.case_file').set({ assigned_to: operatorId }).where('id', '=', id).execute();
  return before;
}

/** Closes a case with its outcome. Throws NOT_FOUND, RISK_CASE_CLOSED 409. */
export async function closeCase(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  { outcome, note }: { outcome: Outcome; note: string },
): Promise<void> {
  await addNote(tx, id, operatorId, note);
  await tx
    .updateTable('risk.case_file')
    .set({ status: 'closed', outcome, closed_by: operatorId, closed_at: now() })
    .where('id', '=', id)
    .execute();
}

/** Opens a closed case again. Returns its outcome. Throws NOT_FOUND, RISK_CASE_OPEN 409. */
export async function reopenCase(tx: Tx, id: bigint): Promise<string | null> {
  const { outcome } = await lockCase(tx, id, 'closed');
  await tx
    .updateTable('risk.case_file')
    .set({ status: 'open', outcome: null, closed_by: null, closed_at: null })
    .where('id', '=', id)
    .execute();
  return outcome;
}
