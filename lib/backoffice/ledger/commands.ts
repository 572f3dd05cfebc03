import { createLimit } from '@/lib/identity/throttle/limit';
import { verifyAndRecord, type Verification } from '@/lib/ledger/verify/verify';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

// It reads every entry there is: enough for whoever looks, too few to keep the database busy with.
const runs = createLimit('office-verify', 6, 60);

/** Verifies the books now and keeps the result. Throws TOO_MANY_REQUESTS 429 beyond six runs a minute on the whole site. */
export async function verifyNow({
  db,
  operator,
  ip,
}: Pick<OperatorContext, 'db' | 'operator' | 'ip'>): Promise<Verification> {
  await runs.take('site');
  const result = await verifyAndRecord(db);
  const wrong = result.checks.filter((check) => check.wrong > 0).length;
  const detail = { passed: result.passed, checks: result.checks.length, wrong };
  await note(db, { operatorId: operator.id, ip, action: 'ledger.verify', subject: 'ledger', detail });
  return result;
}
