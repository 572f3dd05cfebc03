import { createLimit } from '@/lib/identity/throttle/limit';
import { verifyAndRecord, type Verification } from '@/lib/ledger/verify/verify';
import { recordAction } from '../audit/commands';
import type { Actor } from '../types';

// A run reads every entry of the ledger; the limit keeps operators from loading the database with it.
const runs = createLimit('office-verify', 6, 60);

/** Verifies the ledger now and stores the result. Throws TOO_MANY_REQUESTS 429 beyond six runs a minute on the whole site. */
export async function verifyLedger(actor: Actor): Promise<Verification> {
  await runs.take('site');
  const result = await verifyAndRecord(actor.db);
  const wrong = result.checks.filter((check) => check.wrong > 0).length;
  const detail = { passed: result.passed, checks: result.checks.length, wrong };
  await recordAction(actor, { action: 'ledger.verify', subject: 'ledger', detail });
  return result;
}
