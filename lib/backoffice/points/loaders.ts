import { listGroups } from '@/lib/cashier/groups/queries';
import { database } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { countOpenOrders, getOrder } from '@/lib/rewards/mall/orders/queries';
import { listGoodDrafts } from '@/lib/rewards/mall/queries';
import { pointsByKind, pointsTotals } from '@/lib/rewards/points/queries';
import { readRules } from '@/lib/rewards/points/rule-sets';
import { convertPoints } from '@/lib/rewards/points/rules';
import { readWheel } from '@/lib/rewards/wheel/queries';
import { POINTS_THRESHOLD, readThreshold } from '../approvals/thresholds';
import { undefinedIfNotFound } from '../rules';

/** The figures of points for the last `days` settlement days. `worth`: what all points would be by the ratio table; undefined without one. */
export async function loadPointsReport(days: number) {
  const db = database();
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const from = dayStart(dayAfter(today, 1 - days), zone);
  const until = dayStart(dayAfter(today, 1), zone);
  const [totals, kinds, { rules }, openOrders] = await Promise.all([
    pointsTotals(db, from, until),
    pointsByKind(db, from, until),
    readRules(db),
    countOpenOrders(db),
  ]);
  const worth: Amount | undefined = convertPoints(rules.ratio.tiers, totals.outstanding, siteCurrency());
  return {
    ...totals,
    kinds,
    worth,
    openOrders,
    currency: siteCurrency(),
    firstDay: dayAfter(today, 1 - days),
    today,
  };
}

/** The rules of points with their versions, and the member groups that they can name. */
export async function loadPointsRules() {
  const db = database();
  const [stored, groups] = await Promise.all([readRules(db), listGroups(db)]);
  return { ...stored, groups: groups.map(({ id, name }) => ({ id: String(id), name })) };
}

/** The current wheel and the goods that it can give. */
export async function loadWheel() {
  const db = database();
  const [wheel, goods] = await Promise.all([readWheel(db), listGoodDrafts(db)]);
  return { wheel, goods: goods.filter(({ kind }) => kind !== 'money') };
}

/** An order; undefined if it does not exist. */
export const findOrder = (id: bigint) => undefinedIfNotFound(getOrder(database(), id));

export const pointsThreshold = () => readThreshold(database(), POINTS_THRESHOLD);
