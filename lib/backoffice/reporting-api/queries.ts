import type { z } from 'zod';
import type { Db } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import { decodeCursor, encodeCursor } from '@/lib/platform/cursor';
import { totalMembers, sumMembers } from '@/lib/reporting/figures/members';
import { addFlows, addRevenue, sumFlows, sumRevenue } from '@/lib/reporting/figures/money';
import { sumPlay, totalPlay } from '@/lib/reporting/figures/play';
import type {
  FlowFigures,
  MemberFigures,
  PlayFigures,
  PlayScope,
  RevenueFigures,
} from '@/lib/reporting/figures/types';
import { listRounds } from '@/lib/reporting/records/rounds';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { countryOf } from '../tables/params';
import type {
  MembersInput,
  membersOutput,
  PaymentsInput,
  paymentsOutput,
  RevenueInput,
  revenueOutput,
  RoundsInput,
  roundsOutput,
} from './schema';

// Every figure is one of lib/reporting/figures, as the pages of reports show them.

const playOf = ({ rounds, stakes, payouts, validBets, gross }: PlayFigures) => ({
  rounds: Number(rounds),
  stakes: formatDecimal(stakes),
  payouts: formatDecimal(payouts),
  validBets: formatDecimal(validBets),
  gross: formatDecimal(gross),
});
const revenueOf = (figures: RevenueFigures) => ({
  ...playOf(figures),
  bonus: formatDecimal(figures.bonus),
  commission: formatDecimal(figures.commission),
  fee: formatDecimal(figures.fee),
  net: formatDecimal(figures.net),
});
const flowsOf = ({ deposits, depositCount, withdrawals, withdrawalCount, net }: FlowFigures) => ({
  deposits: formatDecimal(deposits),
  depositCount: Number(depositCount),
  withdrawals: formatDecimal(withdrawals),
  withdrawalCount: Number(withdrawalCount),
  net: formatDecimal(net),
});
const membersOf = ({ active, returning, registered, firstDepositors }: MemberFigures) => ({
  active: Number(active),
  returning: Number(returning),
  registered: Number(registered),
  firstDepositors: Number(firstDepositors),
});

const scopeOf = (given: RoundsInput): PlayScope & { currency: string } => ({
  days: { from: given.from, until: given.until },
  currency: given.currency ?? siteCurrency(),
  category: given.category,
  vendor: given.vendor,
  game: given.game === undefined ? undefined : BigInt(given.game),
  member: given.member === undefined ? undefined : BigInt(given.member),
  country: countryOf(given.country),
});

const unitOf = <Unit extends string>(unit: Unit): Exclude<Unit, 'none'> | undefined =>
  unit === 'none' ? undefined : (unit as Exclude<Unit, 'none'>);

/** One page of a list that was computed as a whole: the rows after the one whose values are in the cursor. */
function pageOf<Row>(
  rows: readonly Row[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  valuesOf: (row: Row) => string[],
): { list: Row[]; next: string | null } {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)?.join('\n');
  const rest = after === undefined ? rows : rows.filter((row) => valuesOf(row).join('\n') > after);
  const list = rest.slice(0, limit);
  return { list, next: rest.length > limit ? encodeCursor(valuesOf(list.at(-1)!)) : null };
}

/**
 * Revenue by part of the period, by a dimension, or both. Costs and net revenue exist for the whole site only, not for a dimension or
 * filter.
 */
export async function readRevenue(db: Db, given: RevenueInput): Promise<z.input<typeof revenueOutput>> {
  const unit = unitOf(given.unit);
  const { by } = given;
  const asked = scopeOf(given);
  const byCurrency = by === 'currency';
  const scope = byCurrency && given.currency === undefined ? { ...asked, currency: undefined } : asked;
  const head = { zone: settlementZone(), currency: scope.currency ?? null };
  const isWhole =
    by === undefined &&
    (['category', 'vendor', 'game', 'member', 'country'] as const).every((name) => scope[name] === undefined);
  if (isWhole) {
    const rows = await sumRevenue(db, { days: scope.days, currency: asked.currency }, unit);
    const { list, next } = pageOf(rows, given, ({ bucket }) => [bucket]);
    return {
      ...head,
      list: list.map((row) => ({ part: row.bucket, key: '', ...revenueOf(row) })),
      next,
      total: revenueOf(addRevenue(rows)),
    };
  }
  const [bucket, key] = given.cursor === undefined ? [] : (decodeCursor(given.cursor) ?? []);
  const after = bucket === undefined || key === undefined ? undefined : { value: '', bucket, key };
  const [rows, total] = await Promise.all([
    sumPlay(
      db,
      scope,
      { bucket: unit, key: by },
      { order: 'key', descending: false, after, limit: given.limit + 1 },
    ),
    scope.currency === undefined ? null : totalPlay(db, scope),
  ]);
  const list = rows.slice(0, given.limit);
  const last = list.at(-1);
  return {
    ...head,
    list: list.map((row) => ({ part: row.bucket, key: row.key, ...playOf(row) })),
    next: rows.length > given.limit && last ? encodeCursor([last.bucket, last.key]) : null,
    total: total && playOf(total),
  };
}

/** Deposits and withdrawals by part of the period, by channel, or both. */
export async function readPayments(db: Db, given: PaymentsInput): Promise<z.input<typeof paymentsOutput>> {
  const currency = given.currency ?? siteCurrency();
  const days = { from: given.from, until: given.until };
  const rows = await sumFlows(
    db,
    { days, currency },
    { bucket: unitOf(given.unit), channel: given.by === 'channel' },
  );
  const valuesOf = ({ bucket, channel }: (typeof rows)[number]) => [bucket, channel];
  const sorted = rows
    .map((row) => ({ row, name: valuesOf(row).join('\n') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ row }) => row);
  const { list, next } = pageOf(sorted, given, valuesOf);
  return {
    zone: settlementZone(),
    currency,
    list: list.map((row) => ({ part: row.bucket, channel: row.channel, ...flowsOf(row) })),
    next,
    total: flowsOf(addFlows(rows)),
  };
}

/** Members by part of the period. The total counts a member of several parts once. */
export async function readMembers(db: Db, given: MembersInput): Promise<z.input<typeof membersOutput>> {
  const currency = given.currency ?? siteCurrency();
  const scope = {
    days: { from: given.from, until: given.until },
    currency,
    country: countryOf(given.country),
  };
  const [rows, total] = await Promise.all([
    sumMembers(db, scope, unitOf(given.unit)),
    totalMembers(db, scope),
  ]);
  const { list, next } = pageOf(rows, given, ({ bucket }) => [bucket]);
  return {
    zone: settlementZone(),
    currency,
    list: list.map((row) => ({ part: row.bucket, ...membersOf(row) })),
    next,
    total: membersOf(total),
  };
}

/** Settled rounds by the time of settlement, newest first. */
export async function readRounds(db: Db, given: RoundsInput): Promise<z.input<typeof roundsOutput>> {
  const scope = scopeOf(given);
  const cursor = given.cursor === undefined ? undefined : decodeCursor(given.cursor);
  const page = await listRounds(db, scope, { cursor, limit: given.limit });
  return {
    zone: settlementZone(),
    currency: scope.currency,
    list: page.rows.map((row) => ({
      id: String(row.id),
      settledAt: row.at,
      memberId: String(row.memberId),
      gameId: String(row.gameId),
      gameName: row.names.en ?? '',
      vendor: row.vendor,
      category: row.category,
      currency: row.currency,
      stake: formatDecimal(row.stake),
      payout: formatDecimal(row.payout),
      validBet: formatDecimal(row.validBet),
    })),
    next: page.next ? encodeCursor(page.next) : null,
  };
}
