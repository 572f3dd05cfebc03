import { inTransaction } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import { dayAfter } from '@/lib/platform/day';
import { env } from '@/lib/platform/env';
import { badInput } from '@/lib/platform/errors';
import { dayStart } from '@/lib/platform/zone';
import { MOST_BYTES } from '@/lib/reporting/reconciliation/constants';
import { reconcile } from '@/lib/reporting/reconciliation/commands';
import { badStatement } from '@/lib/reporting/reconciliation/errors';
import { sources } from '@/lib/reporting/reconciliation/queries';
import type { StatementInput } from '@/lib/reporting/reconciliation/schema';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

// It reads a period of everything a vendor did: enough for whoever works, too few to keep the database busy with.
const runs = createLimit('office-reconcile', 6, 60);

/**
 * Holds a statement that an operator has sent against ours, keeps what was found and writes down who asked. Throws
 * INVALID_INPUT on `code` and `statement`, TOO_MANY_REQUESTS 429 beyond six a minute on the whole site.
 */
export async function reconcileAsOperator(
  { db, operator, ip }: Pick<OperatorContext, 'db' | 'operator' | 'ip'>,
  { source, code, day, lastDay }: StatementInput,
  file: File | undefined,
) {
  if (!file) throw badInput({ statement: { code: 'STATEMENT_MISSING' } });
  if (file.size > MOST_BYTES) throw badStatement('STATEMENT_LONG');
  if (!(await sources(db))[source].some((party) => party.code === code))
    throw badInput({ code: { code: 'INVALID' } });
  await runs.take('site');
  const zone = env().SETTLEMENT_ZONE;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return inTransaction(db, async (tx) => {
    const { id, comparison } = await reconcile(tx, {
      source,
      code,
      from: dayStart(day, zone),
      to: dayStart(dayAfter(lastDay, 1), zone),
      fileName: file.name,
      bytes,
    });
    const { lines, records, matched } = comparison;
    const found = { lines, records, matched, differences: comparison.differences.length };
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: 'reconciliation.run',
      subject: `reconciliation:${id}`,
      detail: { source, code, day, lastDay, ...found },
    });
    return { id: String(id), ...found };
  });
}
