import { payDue } from '@/lib/agents/bills/commands';
import { nextPeriod, settle, SETTLEMENT_KINDS } from '@/lib/agents/settlement/commands';
import { countPlay } from '@/lib/agents/settlement/count';
import type { Db } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import type { Period } from '@/lib/platform/period';

/** The job settles a minute after a period has ended. */
const LATER_MS = 60_000;

/**
 * Counts everything up to a moment, then settles what has ended and pays, as the job `agents-settle` would have: period by period in the order
 * in which they ended, each with the clock at its end. Returns the bills.
 */
export async function settleUntil(db: Db, until: Date): Promise<number> {
  setClock(new Date(until.getTime() + LATER_MS));
  await countPlay(db);
  const next = new Map<number, Period | undefined>();
  for (const [place, kind] of SETTLEMENT_KINDS.entries()) next.set(place, await nextPeriod(db, kind));
  let bills = 0;
  for (;;) {
    let first: number | undefined;
    for (const [place, period] of next)
      if (period && period.until <= until && (first === undefined || period.until < next.get(first)!.until))
        first = place;
    if (first === undefined) break;
    const kind = SETTLEMENT_KINDS[first]!;
    const period = next.get(first)!;
    setClock(new Date(period.until.getTime() + LATER_MS));
    const settled = await settle(db, kind, period);
    if (settled && settled.bills > 0) {
      bills += settled.bills;
      await payDue(db);
    }
    next.set(first, await nextPeriod(db, kind));
  }
  setClock(new Date(until.getTime() + LATER_MS));
  await payDue(db);
  return bills;
}
