import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { accountKey } from '@/lib/identity/queries';
import { fieldRules } from '@/lib/identity/registration/queries';
import type { FieldRule } from '@/lib/identity/registration/rules';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { isRunning, type ImportStatus } from '@/lib/platform/imports/rules';
import { logger } from '@/lib/platform/logger';
import { addMember, checkNewMember, type ValidMember } from '../members/new-member';
import { BATCH_ROWS, ROWS_DAYS } from './constants';
import { openRow } from './vault';

const payloadOf = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) });

/** Applies an import that an operator has started. */
export const applyMemberImport = async (db: Db, payload: unknown): Promise<void> =>
  void (await runMemberImport(db, BigInt(payloadOf.parse(payload).id)));

/**
 * Creates the members of an import in batches until it is done or cancelled. Each batch is one database transaction. A failed batch changes
 * nothing: the import is marked as failed and can be continued after the last complete batch. If two runs meet, they alternate and create
 * each row once.
 */
export async function runMemberImport(db: Db, id: bigint): Promise<ImportStatus> {
  // Nobody knows this password: an imported member chooses one by a reset, or gets a one-time password. One hash is enough for all.
  const passwordHash = await hashPassword(randomToken(32));
  const rules = await fieldRules(db);
  let status: ImportStatus = 'running';
  try {
    while (status === 'running')
      status = await inTransaction(db, (tx) => applyBatch(tx, id, passwordHash, rules));
  } catch (err) {
    logger.error({ err, import: String(id) }, 'an import of members stopped');
    status = 'failed';
    await db
      .updateTable('backoffice.member_import')
      .set({ status, ended_at: now(), progressed_at: now() })
      .where('id', '=', id)
      .execute();
  }
  return status;
}

async function applyBatch(
  tx: Tx,
  id: bigint,
  passwordHash: string,
  rules: readonly FieldRule[],
): Promise<ImportStatus> {
  const found = await tx
    .selectFrom('backoffice.member_import')
    .select(['status', 'place', 'written', 'outdated'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const at = now();
  const status = found.status as ImportStatus;
  const set = (values: object) =>
    tx.updateTable('backoffice.member_import').set(values).where('id', '=', id).execute();
  if (status === 'cancelling') {
    await set({ status: 'cancelled', ended_at: at });
    return 'cancelled';
  }
  // Another run has ended it meanwhile, or nobody has started it.
  if (!isRunning({ status })) return status;
  const rows = await tx
    .selectFrom('backoffice.member_import_row')
    .select(['place', 'account', 'sealed'])
    .where('import_id', '=', id)
    .where('place', '>', found.place)
    .where('sealed', 'is not', null)
    .orderBy('place')
    .limit(BATCH_ROWS)
    .execute();
  const outdated: number[] = [];
  for (const { place, sealed } of rows) {
    const { member } = checkNewMember(openRow(id, place, sealed!), rules);
    if (!member || !(await isWritten(tx, member, passwordHash))) outdated.push(place);
  }
  const places = rows.map(({ place }) => place);
  // The fields of a row name a person, so they are deleted as soon as they are not needed.
  await sql`
    UPDATE backoffice.member_import_row SET sealed = NULL, outdated = place = ANY (${outdated}::integer[])
     WHERE import_id = ${id} AND place = ANY (${places}::integer[])`.execute(tx);
  const isLast = rows.length < BATCH_ROWS;
  await set({
    status: isLast ? 'done' : 'running',
    place: places.at(-1) ?? found.place,
    written: found.written + rows.length - outdated.length,
    outdated: found.outdated + outdated.length,
    progressed_at: at,
    ...(isLast && { ended_at: at }),
  });
  return isLast ? 'done' : 'running';
}

/**
 * Creates a member. Returns false if the name is taken or the upline is not possible. If another call takes the name at the same moment,
 * the batch fails.
 */
async function isWritten(tx: Tx, member: ValidMember, passwordHash: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM identity.member m WHERE lower(m.account) = ${accountKey(member.account)}`.execute(tx);
  if (rows.length > 0) return false;
  try {
    await addMember(tx, member, { passwordHash });
    return true;
  } catch (error) {
    // The upline is looked up before anything is written.
    if (error instanceof AppError && error.fields?.upline) return false;
    throw error;
  }
}

/** Deletes the rows of imports that ended so many days ago; the imports stay in the history. Runs every day. */
export async function sweepMemberImports(db: Db): Promise<void> {
  const before = new Date(now().getTime() - ROWS_DAYS * 86_400_000);
  await sql`
    DELETE FROM backoffice.member_import_row r USING backoffice.member_import i
     WHERE i.id = r.import_id AND coalesce(i.ended_at, i.created_at) < ${before}`.execute(db);
}
