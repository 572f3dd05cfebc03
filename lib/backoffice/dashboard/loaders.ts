import { countOpenApplications } from '@/lib/agents/applications/queries';
import { database, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { addFlows, addRevenue, sumFlows, sumRevenue } from '@/lib/reporting/figures/money';
import { totalMembers } from '@/lib/reporting/figures/members';
import { listLargePayments } from '@/lib/reporting/figures/payments';
import { sumPlay } from '@/lib/reporting/figures/play';
import type { FlowRow, RevenueRow } from '@/lib/reporting/figures/types';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { gameLabels, memberLabels } from '../tables/labels';
import type { Operator } from '../types';
import { countOpenFeedback, countWaitingRequests, type Queue } from './queries';
import type { DashboardMoney, DashboardValue, DayFigures, HourFigures } from './schema';

/** Days of the chart, including today. */
const CHART_DAYS = 14;
/** Rows of the short lists. */
const LIST_ROWS = 5;
/** All operators of a process share what was read in these milliseconds. */
const FRESH_MS = 4_000;
const HOUR = 3_600_000;

/** The dashboard, with the parts that the operator's permissions include. */
export async function loadDashboard(operator: Operator, locale: LocaleCode): Promise<DashboardValue> {
  const db = database();
  const may = (permission: Operator['permissions'][number]) => operator.permissions.includes(permission);
  const [waiting, feedback, applications, money] = await Promise.all([
    may('cashier.read') ? countWaitingRequests(db) : null,
    may('members.read') ? countOpenFeedback(db) : null,
    may('agents.read') ? countOpenApplications(db) : null,
    may('reports.read') ? loadMoney(db, locale) : null,
  ]);
  return {
    at: now().toISOString(),
    waiting: waiting && { deposits: toQueue(waiting.deposits), withdrawals: toQueue(waiting.withdrawals) },
    feedback: feedback && toCount(feedback),
    applications: applications && toCount(applications),
    money,
  };
}

const toCount = ({ count, oldest }: { count: number; oldest: Date | null }) => ({
  count,
  oldest: oldest?.toISOString() ?? null,
});

const toQueue = ({ count, amount, oldest }: Queue) => ({
  count,
  amount: formatDecimal(amount),
  oldest: oldest?.toISOString() ?? null,
});

let cached: { key: string; at: number; value: Promise<DashboardMoney> } | undefined;

function loadMoney(db: Db, locale: LocaleCode): Promise<DashboardMoney> {
  const at = now().getTime();
  const key = `${locale} ${siteCurrency()} ${settlementZone()}`;
  if (cached?.key === key && at - cached.at >= 0 && at - cached.at < FRESH_MS) return cached.value;
  const value = readMoney(db, locale);
  cached = { key, at, value };
  // A failed reading must not be shown to the next operator too.
  value.catch(() => (cached = undefined));
  return value;
}

/** The figures of one day by its hours. */
async function readDay(db: Db, day: string, currency: string) {
  const scope = { days: { from: day, until: day }, currency };
  const [revenue, flows, members] = await Promise.all([
    sumRevenue(db, scope, 'hour'),
    sumFlows(db, scope, { bucket: 'hour' }),
    totalMembers(db, scope),
  ]);
  const start = dayStart(day, settlementZone()).getTime();
  const placeOf = (bucket: string) => Math.max(0, Math.floor((Date.parse(bucket) - start) / HOUR));
  const length = Math.round((dayStart(day, settlementZone(), 1).getTime() - start) / HOUR);
  return { revenue, flows, members, placeOf, start, length };
}
type Day = Awaited<ReturnType<typeof readDay>>;

function toFigures(revenue: readonly RevenueRow[], flows: readonly FlowRow[]): DayFigures {
  const { rounds, stakes, payouts, gross, net } = addRevenue(revenue);
  const { deposits, depositCount, withdrawals, withdrawalCount } = addFlows(flows);
  return {
    rounds: Number(rounds),
    stakes: formatDecimal(stakes),
    payouts: formatDecimal(payouts),
    gross: formatDecimal(gross),
    net: formatDecimal(net),
    deposits: formatDecimal(deposits),
    depositCount: Number(depositCount),
    withdrawals: formatDecimal(withdrawals),
    withdrawalCount: Number(withdrawalCount),
  };
}

const firstHours = (day: Day, hours: number): DayFigures =>
  toFigures(
    day.revenue.filter(({ bucket }) => day.placeOf(bucket) < hours),
    day.flows.filter(({ bucket }) => day.placeOf(bucket) < hours),
  );

function hoursOf(day: Day, count = day.length): HourFigures[] {
  return Array.from({ length: count }, (_, hour) => {
    const revenue = addRevenue(day.revenue.filter(({ bucket }) => day.placeOf(bucket) === hour));
    const flows = addFlows(day.flows.filter(({ bucket }) => day.placeOf(bucket) === hour));
    return {
      gross: formatDecimal(revenue.gross),
      stakes: formatDecimal(revenue.stakes),
      deposits: formatDecimal(flows.deposits),
      withdrawals: formatDecimal(flows.withdrawals),
    };
  });
}

async function readMoney(db: Db, locale: LocaleCode): Promise<DashboardMoney> {
  const zone = settlementZone();
  const currency = siteCurrency();
  const today = dayOf(now(), zone);
  const scope = { days: { from: today, until: today }, currency };
  const fortnight = { days: { from: dayAfter(today, 1 - CHART_DAYS), until: today }, currency };
  const list = { limit: LIST_ROWS } as const;
  const [first, second, third, days, games, losers, winners, payments] = await Promise.all([
    readDay(db, today, currency),
    readDay(db, dayAfter(today, -1), currency),
    readDay(db, dayAfter(today, -7), currency),
    sumRevenue(db, fortnight, 'day'),
    sumPlay(db, scope, { key: 'game' }, { ...list, order: 'stakes', descending: true }),
    sumPlay(db, scope, { key: 'member' }, { ...list, order: 'gross', descending: true }),
    sumPlay(db, scope, { key: 'member' }, { ...list, order: 'gross', descending: false }),
    listLargePayments(db, scope, LIST_ROWS),
  ]);
  const [names, accounts] = await Promise.all([
    gameLabels(
      db,
      games.map(({ key }) => key),
      locale,
    ),
    memberLabels(
      db,
      [...losers, ...winners].map(({ key }) => key),
    ),
  ]);
  const all = { today: first, yesterday: second, lastWeek: third };
  const each = <Value>(of: (day: Day) => Value) => ({
    today: of(all.today),
    yesterday: of(all.yesterday),
    lastWeek: of(all.lastWeek),
  });
  const hoursOver = Math.floor((now().getTime() - first.start) / HOUR);
  const byDay = new Map(days.map((row) => [row.bucket, row]));
  const toMember = ({ key, gross, stakes }: (typeof losers)[number]) => ({
    id: key,
    account: accounts.get(key)?.account ?? key,
    result: formatDecimal(-gross),
    stakes: formatDecimal(stakes),
  });
  return {
    today,
    currency,
    days: each((day) => toFigures(day.revenue, day.flows)),
    soFar: each((day) => firstHours(day, hoursOver)),
    hoursOver,
    members: each(({ members }) => ({
      active: Number(members.active),
      registered: Number(members.registered),
      firstDepositors: Number(members.firstDepositors),
    })),
    hours: { ...each((day) => hoursOf(day)), today: hoursOf(first, hoursOver + 1) },
    fortnight: Array.from({ length: CHART_DAYS }, (_, index) => {
      const day = dayAfter(fortnight.days.from, index);
      const row = byDay.get(day);
      return { day, gross: formatDecimal(row?.gross ?? 0n), net: formatDecimal(row?.net ?? 0n) };
    }),
    games: games.map(({ key, stakes, gross }) => ({
      id: key,
      name: names.get(key)?.name ?? key,
      vendor: names.get(key)?.vendor ?? '',
      stakes: formatDecimal(stakes),
      gross: formatDecimal(gross),
    })),
    // A day with few members has the same ones at both ends.
    losers: losers.filter(({ gross }) => gross > 0n).map(toMember),
    winners: winners.filter(({ gross }) => gross < 0n).map(toMember),
    payments: payments.map(({ kind, id, account, amount, at }) => ({
      kind,
      id: String(id),
      account,
      amount: formatDecimal(amount),
      at: at.toISOString(),
    })),
  };
}
