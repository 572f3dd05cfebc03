import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { LIMIT_KINDS, PERIOD_HOURS, PERIODS } from '../constants';
import { playSums } from '../play/queries';
import type { LimitKind, LimitPeriod, LimitState, LimitValue, StoredLimit } from '../types';
import { settled } from './rules';

const HOUR = 3_600_000;

/** The limits of the member and those that operators have set for the member, as stored. */
export async function storedLimits(db: Db, memberId: bigint): Promise<StoredLimit[]> {
  const rows = await db
    .selectFrom('protection.member_limit')
    .select(['kind', 'period', 'source', 'amount', 'pending_amount', 'pending_at'])
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ pending_amount, pending_at, ...row }) => ({
    kind: row.kind as LimitKind,
    period: row.period as LimitPeriod,
    source: row.source as StoredLimit['source'],
    amount: row.amount,
    pendingAmount: pending_amount,
    pendingAt: pending_at,
  }));
}

/** The limits of the site, for every member. */
export const defaultLimits = async (db: Db) =>
  (await db.selectFrom('protection.default_limit').selectAll().execute()) as {
    kind: LimitKind;
    period: LimitPeriod;
    amount: bigint;
  }[];

/** The limits that apply to a member now: the lowest of each kind and period. */
export async function appliedLimits(
  db: Db,
  memberId: bigint,
): Promise<{ kind: LimitKind; period: LimitPeriod; amount: bigint }[]> {
  const { rows } = await sql<{ kind: LimitKind; period: LimitPeriod; amount: bigint }>`
    SELECT kind, period, amount FROM protection.limits(${memberId}, ${now()})`.execute(db);
  return rows;
}

/**
 * What the member has deposited within each period, with what still waits for an operator, and what agents above have sent. In 1/10,000.
 */
export async function depositSums(db: Db, memberId: bigint): Promise<Record<LimitPeriod, bigint>> {
  const since = (period: LimitPeriod) => new Date(now().getTime() - PERIOD_HOURS[period] * HOUR);
  const { rows } = await sql<Record<LimitPeriod, bigint>>`
    SELECT coalesce(sum(d.amount) FILTER (WHERE d.created_at > ${since('day')}), 0)::bigint AS day,
           coalesce(sum(d.amount) FILTER (WHERE d.created_at > ${since('week')}), 0)::bigint AS week,
           coalesce(sum(d.amount), 0)::bigint AS month
      FROM (SELECT d.amount, d.created_at FROM cashier.deposit d
             WHERE d.member_id = ${memberId} AND d.created_at > ${since('month')} AND d.status IN ('pending', 'checked', 'approved')
            UNION ALL
            SELECT t.amount, t.created_at FROM cashier.member_transfer t
             WHERE t.to_member = ${memberId} AND t.created_at > ${since('month')} AND t.direction = 'downline') d`.execute(
    db,
  );
  return rows[0]!;
}

/** Every limit of a member, with what is used of it. */
export async function limitStates(db: Db, memberId: bigint): Promise<LimitState[]> {
  const at = now();
  const [stored, site, deposits, play] = [
    await storedLimits(db, memberId),
    await defaultLimits(db),
    await depositSums(db, memberId),
    await playSums(db, memberId),
  ];
  const ofSource = (source: string, kind: LimitKind, period: LimitPeriod): LimitValue | undefined =>
    settled(
      stored.find((each) => each.source === source && each.kind === kind && each.period === period),
      at,
    );
  const usedOf = (kind: LimitKind, period: LimitPeriod): bigint => {
    if (kind === 'deposit') return deposits[period];
    if (kind === 'stake') return play[period].stake;
    if (kind === 'time') return play[period].seconds / 60n;
    return play[period].loss > 0n ? play[period].loss : 0n;
  };
  return LIMIT_KINDS.flatMap((kind) =>
    PERIODS.map((period): LimitState => {
      const own = ofSource('member', kind, period);
      const operator = ofSource('operator', kind, period)?.amount ?? null;
      const ofSite = site.find((each) => each.kind === kind && each.period === period)?.amount ?? null;
      const all = [own?.amount, operator, ofSite].filter((each) => each !== undefined && each !== null);
      return {
        kind,
        period,
        applies: all.reduce<bigint | null>(
          (least, each) => (least === null || each < least ? each : least),
          null,
        ),
        used: usedOf(kind, period),
        own: own ? { amount: own.amount, pendingAmount: own.pendingAmount, pendingAt: own.pendingAt } : null,
        operator,
        site: ofSite,
      };
    }),
  );
}
