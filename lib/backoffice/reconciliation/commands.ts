import { createLimit } from '@/lib/identity/throttle/limit';
import { dayAfter } from '@/lib/platform/day';
import { siteConfig } from '@/lib/platform/site-config';
import { badInput } from '@/lib/platform/errors';
import { dayStart } from '@/lib/platform/zone';
import { MAX_BYTES } from '@/lib/reporting/reconciliation/constants';
import { reconcileStatement } from '@/lib/reporting/reconciliation/commands';
import { badStatement } from '@/lib/reporting/reconciliation/errors';
import { listParties } from '@/lib/reporting/reconciliation/queries';
import type { StatementInput } from '@/lib/reporting/reconciliation/schema';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// A run reads every record of a vendor's period; the limit keeps operators from loading the database with it.
const runs = createLimit('office-reconcile', 6, 60);

/**
 * Compares an uploaded statement with our records and stores the differences. Throws INVALID_INPUT on `code` and
 * `statement`, TOO_MANY_REQUESTS 429 beyond six a minute on the whole site.
 */
export async function runReconciliation(
  actor: Actor,
  { source, code, day, lastDay }: StatementInput,
  file: File | undefined,
) {
  if (!file) throw badInput({ statement: { code: 'STATEMENT_MISSING' } });
  if (file.size > MAX_BYTES) throw badStatement('STATEMENT_LONG');
  if (!(await listParties(actor.db))[source].some((party) => party.code === code))
    throw badInput({ code: { code: 'INVALID' } });
  await runs.take('site');
  const zone = siteConfig().money.settlementZone;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return auditedTransaction(actor, async (tx) => {
    const { id, comparison } = await reconcileStatement(tx, {
      source,
      code,
      from: dayStart(day, zone),
      to: dayStart(dayAfter(lastDay, 1), zone),
      fileName: file.name,
      bytes,
    });
    const { lines, records, matched } = comparison;
    const found = { lines, records, matched, differences: comparison.differences.length };
    return {
      outcome: { id: String(id), ...found },
      action: 'reconciliation.run',
      subject: `reconciliation:${id}`,
      detail: { source, code, day, lastDay, ...found },
    };
  });
}
