import { explainBill } from '@/lib/agents/bills/loaders';
import { findBill } from '@/lib/agents/bills/queries';
import type { Bill } from '@/lib/agents/bills/types';
import type { WireExplainedBill } from '@/lib/agents/bills/wire';
import { commissionStatement, type StatementLine } from '@/lib/agents/bills/statement';
import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';

/** A bill explained for operators; undefined if there is none. */
export async function loadCommission(
  id: bigint,
): Promise<{ bill: Bill; explained: WireExplainedBill } | undefined> {
  const bill = await findBill(database(), id);
  return bill && { bill, explained: await explainBill(database(), bill, 'operator') };
}

/** The commission statement of the last `days` settlement days. */
export async function loadStatement(
  days: number,
): Promise<{ lines: StatementLine[]; currency: string; from: string; until: string }> {
  const zone = settlementZone();
  const until = dayOf(now(), zone);
  const from = dayAfter(until, 1 - days);
  const period = { since: dayStart(from, zone), until: dayStart(until, zone, 1) };
  return { lines: await commissionStatement(database(), period), currency: siteCurrency(), from, until };
}
