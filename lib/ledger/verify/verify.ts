import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { CHECKS, TOTALS, type Check } from './checks';

export interface CheckResult {
  name: string;
  /** How many items were read, and how many of them are wrong. */
  read: number;
  wrong: number;
  examples: string[];
}

export interface Verification {
  passed: boolean;
  checks: CheckResult[];
  totals: { currency: string; members: bigint; house: bigint; entries: bigint }[];
}

/** Runs the ledger's checks, and `more`, within the caller's database transaction. */
export async function checkInvariants(tx: Db, more: readonly Check[] = []): Promise<Verification> {
  const checks: CheckResult[] = [];
  for (const { name, query } of [...CHECKS, ...more]) {
    const { read, wrong, examples } = (await query.execute(tx)).rows[0]!;
    checks.push({ name, read: Number(read), wrong: Number(wrong), examples: examples ?? [] });
  }
  const totals = (await TOTALS.execute(tx)).rows;
  return { passed: checks.every((check) => check.wrong === 0), checks, totals };
}

/**
 * Checks the invariants of the ledger (README.md), and `more` checks of rooms above. All checks see one snapshot, so that the
 * ledger can be verified while members play. It reads every entry: use it in a job or a command, not for a page.
 */
export async function verifyLedger(db: Db, more: readonly Check[] = []): Promise<Verification> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`SET TRANSACTION READ ONLY`.execute(tx);
      return checkInvariants(tx, more);
    });
}

/** Verifies the ledger, with `more` checks of rooms above, and stores the result for the back office. */
export async function verifyAndRecord(db: Db, more: readonly Check[] = []): Promise<Verification> {
  const startedAt = now();
  const result = await verifyLedger(db, more);
  await db
    .insertInto('ledger.verification')
    .values({
      started_at: startedAt,
      finished_at: now(),
      passed: result.passed,
      checks: JSON.stringify(result.checks),
    })
    .execute();
  return result;
}

/** The last run, or undefined before the first. */
export async function getLastVerification(
  db: Db,
): Promise<{ finishedAt: Date; passed: boolean; checks: CheckResult[] } | undefined> {
  const row = await db
    .selectFrom('ledger.verification')
    .select(['finished_at', 'passed', 'checks'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && { finishedAt: row.finished_at, passed: row.passed, checks: row.checks as unknown as CheckResult[] }
  );
}
