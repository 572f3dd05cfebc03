import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '@/lib/db/client';
import { runImport } from './apply';
import { deleteOldRows } from './commands';
import { MARKS_TASK, ROWS_DAYS } from './constants';

const payloadOf = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) });

/** Applies an import that an operator has started; then the marks of hot and new games are computed. */
export async function applyImport(db: Db, payload: unknown): Promise<void> {
  await runImport(db, BigInt(payloadOf.parse(payload).id));
  await sql`SELECT graphile_worker.add_job(${MARKS_TASK}, '{}'::json, job_key := ${MARKS_TASK}, max_attempts := 1)`.execute(
    db,
  );
}

/** Deletes the rows of old imports; runs every day. */
export const sweepImports = (db: Db): Promise<void> => deleteOldRows(db, ROWS_DAYS);
