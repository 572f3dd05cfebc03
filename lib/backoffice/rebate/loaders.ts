import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { textIn } from '@/lib/content/text';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { MAX_PLANS_SHOWN } from '@/lib/rewards/rebate/constants';
import { listPlans, planOf, rebateCost } from '@/lib/rewards/rebate/queries';
import { readLadder } from '@/lib/rewards/vip/queries';

/** What rebates have cost in the last `days` settlement days. */
export async function loadRebateReport(days: number) {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const firstDay = dayAfter(today, 1 - days);
  const cost = await rebateCost(database(), dayStart(firstDay, zone), dayStart(dayAfter(today, 1), zone));
  return { ...cost, currency: siteCurrency(), firstDay, today };
}

/** The plans, newest first, which of them is in force today, and what a new one may name: ranks, vendors, and from which day it can be in force. */
export async function loadPlans(locale: LocaleCode) {
  const db = database();
  const today = dayOf(now(), settlementZone());
  const [plans, current, { ranks }, vendors] = await Promise.all([
    listPlans(db, MAX_PLANS_SHOWN),
    planOf(db, today),
    readLadder(db),
    db
      .selectFrom('catalogue.vendor')
      .select(['code', 'display_name as name'])
      .orderBy('display_name')
      .execute(),
  ]);
  return {
    plans,
    today,
    currentId: current?.id,
    earliest: current ? dayAfter(today, 1) : today,
    ranks: ranks.map(({ level, name }) => ({ level, name: textIn(name, locale) })),
    vendors,
  };
}
