import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { openField } from '@/lib/identity/profile/vault';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { lostBonusMoney } from '../bonus-money/queries';
import { countedDeposits, netDeposits } from '../counted-deposits';
import { offerBonus } from './bonuses';
import { changeLevel, lockStanding, raiseRank } from './commands';
import { LOOK_BACK, MEMBER_BATCH, OVERLAP_MS, SETTLE_MS } from './constants';
import { figuresOf, readLadder } from './queries';
import {
  afterMonth,
  cashbackOf,
  effectiveLevel,
  endedPeriods,
  entryLevel,
  isBirthday,
  rankAt,
  reachedLevel,
} from './rules';
import type { CashbackPeriod, Figures, Ladder, PeriodKind, Rank, VipSettings } from './types';

/**
 * Ranks members by what they have played and deposited since the last run, checks the months and gives the bonuses of the periods that have
 * ended. Without a ladder nothing happens. A run that is killed is completed by the next one: each step is done once, by its key.
 */
export async function updateVip(db: Db): Promise<void> {
  const ladder = await readLadder(db);
  if (ladder.ranks.length === 0) return;
  await raiseRanks(db, ladder);
  await checkMonths(db, ladder);
  await givePeriods(db, ladder);
}

/** Raises the members whose figures may have changed; all members after a change of the ladder, then without bonuses. */
export async function raiseRanks(db: Db, ladder: Ladder): Promise<void> {
  const { settings } = ladder;
  const at = now();
  const isNewLadder = settings.rankedVersion !== settings.version || settings.readTo === null;
  const from = isNewLadder ? null : new Date(settings.readTo!.getTime() - OVERLAP_MS);
  for (let after = 0n; ;) {
    const members = await candidates(db, ladder, from, after);
    for (const { memberId, mayRise } of members) {
      if (!mayRise) continue;
      const isRanked = await inTransaction(db, async (tx) => {
        if (!(await isInForce(tx, settings))) return false;
        const levels = await raiseRank(tx, ladder, memberId, isNewLadder ? 'ladder' : 'reached');
        if (isNewLadder) return true;
        for (const level of levels) {
          const rank = rankAt(ladder.ranks, level)!;
          await offerBonus(tx, settings, {
            key: `vip:level:${memberId}:${level}`,
            memberId,
            kind: 'vip',
            rank,
            amount: rank.levelUp,
            params: { reason: 'levelUp' },
          });
        }
        return true;
      });
      // The ladder was replaced meanwhile: the next run ranks by the new one.
      if (!isRanked) return;
      notifyBalanceChange([memberId]);
    }
    if (members.length < MEMBER_BATCH) break;
    after = members.at(-1)!.memberId;
  }
  await db
    .updateTable('rewards.vip_settings')
    .set({ read_to: at, ranked_version: settings.version })
    .where('version', '=', settings.version)
    .execute();
}

/** The next members, by id, whose figures may have changed since `from` (null: all), and whether these reach a higher rank. */
async function candidates(
  db: Db,
  { ranks }: Ladder,
  from: Date | null,
  after: bigint,
): Promise<{ memberId: bigint; mayRise: boolean }[]> {
  const currency = siteCurrency();
  const zone = settlementZone();
  const touched =
    from === null
      ? sql``
      : sql`AND m.id IN (
          SELECT h.member_id FROM reporting.member_hour h WHERE h.hour >= ${from} AND h.currency = ${currency}
          UNION ALL SELECT u.member_id FROM reporting.unrolled u WHERE u.currency = ${currency}
          UNION ALL SELECT d.member_id FROM cashier.deposit d WHERE d.status = 'approved' AND d.decided_at >= ${from})`;
  const { rows } = await sql<{
    id: bigint;
    level: number | null;
    baseTurnover: bigint;
    baseDeposits: bigint;
    turnover: bigint;
    net: bigint;
  }>`
    WITH members AS MATERIALIZED (
      SELECT m.id, v.level, v.counted_from, coalesce(v.base_turnover, 0) AS base_turnover, coalesce(v.base_deposits, 0) AS base_deposits
        FROM identity.member m LEFT JOIN rewards.vip_member v ON v.member_id = m.id
       WHERE m.id > ${after} AND m.type <> ${TRIAL_TYPE} AND m.currency = ${currency} ${touched}
       ORDER BY m.id LIMIT ${MEMBER_BATCH}
    ), tail AS MATERIALIZED (
      SELECT u.member_id, (u.settled_at AT TIME ZONE ${zone})::date AS day, sum(u.real_bet) AS real_bet
        FROM reporting.unrolled u WHERE u.currency = ${currency} GROUP BY 1, 2)
    SELECT m.id, m.level, m.base_turnover AS "baseTurnover", m.base_deposits AS "baseDeposits",
           (coalesce((SELECT sum(d.real_bet) FROM reporting.member_day d
                         WHERE d.member_id = m.id AND d.currency = ${currency} AND (m.counted_from IS NULL OR d.day >= m.counted_from)), 0)
            + coalesce((SELECT sum(t.real_bet) FROM tail t
                         WHERE t.member_id = m.id AND (m.counted_from IS NULL OR t.day >= m.counted_from)), 0))::bigint AS turnover,
           ${netDeposits(sql.ref('m.id'), currency, sql`coalesce(m.counted_from::timestamp AT TIME ZONE ${zone}, '-infinity')`, null)} AS net
      FROM members m ORDER BY m.id`.execute(db);
  return rows.map((row) => ({
    memberId: row.id,
    mayRise:
      reachedLevel(ranks, {
        turnover: (row.baseTurnover + row.turnover) as Amount,
        deposits: (row.baseDeposits + countedDeposits({ net: row.net, realBets: row.turnover })) as Amount,
      }) > (row.level ?? entryLevel(ranks)),
  }));
}

/** Checks the months that have ended: who has missed their rank's figures more often in a row than the grace allows falls by one. */
export async function checkMonths(db: Db, ladder: Ladder): Promise<void> {
  for (const { first, after } of duePeriods(ladder, 'month', endOf)) {
    await eachMember(
      db,
      ladder,
      'keep',
      first,
      (last) => sql<{ id: bigint }>`
        SELECT v.member_id AS id FROM rewards.vip_member v
         WHERE v.member_id > ${last} AND v.level > ${entryLevel(ladder.ranks)} AND v.since <= ${first}::date
           AND (v.checked_month IS NULL OR v.checked_month < ${first}::date)
         ORDER BY v.member_id LIMIT ${MEMBER_BATCH}`,
      (tx, { id }) => checkMonth(tx, ladder, id, first, after),
    );
  }
}

async function checkMonth(
  tx: Tx,
  { ranks, settings }: Ladder,
  memberId: bigint,
  first: string,
  after: string,
) {
  const standing = await lockStanding(tx, memberId, ranks);
  const entry = entryLevel(ranks);
  const rank = rankAt(ranks, standing.level);
  if (!rank || standing.level <= entry || standing.since > first || (standing.checkedMonth ?? '') >= first)
    return;
  const month = await figuresOf(tx, memberId, { first, after });
  const isKept = standing.keptUntil !== null && standing.keptUntil >= after;
  const next = afterMonth(rank, month, { missed: standing.missed, grace: settings.grace, entry, isKept });
  if (next.level === standing.level) {
    await tx
      .updateTable('rewards.vip_member')
      .set({ checked_month: sql<Date>`${first}::date`, missed: next.missed })
      .where('member_id', '=', memberId)
      .execute();
    return;
  }
  const below: Figures = rankAt(ranks, next.level) ?? { turnover: ZERO, deposits: ZERO };
  await changeLevel(tx, {
    memberId,
    standing,
    level: next.level,
    cause: 'fallen',
    figures: month,
    since: after,
    state: {
      base: { turnover: below.turnover, deposits: below.deposits },
      countedFrom: after,
      checkedMonth: first,
    },
  });
}

interface Player {
  id: bigint;
  level: number | null;
  loss: bigint;
}

/** Gives the weekly and monthly bonuses and the cashback of ended periods to members who played in them, and birthday bonuses. */
export async function givePeriods(db: Db, ladder: Ladder): Promise<void> {
  const { ranks, settings } = ladder;
  const give = async (
    kind: 'weekly' | 'monthly' | 'cashback',
    period: CashbackPeriod,
    amountOf: (rank: Rank, loss: bigint) => Amount,
  ) => {
    for (const { first, after } of duePeriods(ladder, period, endOf))
      await eachMember(
        db,
        ladder,
        kind,
        first,
        (last) => players(first, after, last),
        async (tx, { id, level, loss }) => {
          const rank = rankAt(ranks, effectiveLevel(ranks, level ?? undefined));
          if (!rank) return;
          await offerBonus(tx, settings, {
            key: `vip:${kind}:${id}:${first}`,
            memberId: id,
            kind: kind === 'cashback' ? 'cashback' : 'vip',
            rank,
            amount: amountOf(rank, loss),
            params: { reason: kind, period: `${first} – ${dayAfter(after, -1)}` },
          });
        },
      );
  };
  if (ranks.some(({ weekly }) => weekly > 0n)) await give('weekly', 'week', (rank) => rank.weekly);
  if (ranks.some(({ monthly }) => monthly > 0n)) await give('monthly', 'month', (rank) => rank.monthly);
  if (ranks.some(({ cashbackRate }) => cashbackRate > 0))
    await give('cashback', settings.cashbackPeriod, (rank, loss) => cashbackOf(rank, loss, siteCurrency()));
  if (ranks.some(({ birthday }) => birthday > 0n)) await giveBirthdays(db, ladder);
}

/**
 * The next members who had settled bets of real money on some days, with their net loss (negative: they won). Bonus money that they lost is
 * left out: it was not theirs, and cashback is real money.
 */
const players = (first: string, after: string, last: bigint) => {
  const zone = settlementZone();
  const currency = siteCurrency();
  return sql<Player>`
    SELECT p.member_id AS id, v.level,
           p.loss - ${lostBonusMoney('p.member_id', currency, dayStart(first, zone), dayStart(after, zone))} AS loss
      FROM (SELECT x.member_id, sum(x.loss)::bigint AS loss
              FROM (SELECT d.member_id, d.real_bet, d.stake - d.payout AS loss FROM reporting.member_day d
                     WHERE d.currency = ${currency} AND d.day >= ${first}::date AND d.day < ${after}::date AND d.member_id > ${last}
                    UNION ALL
                    SELECT u.member_id, u.real_bet, u.stake - u.payout FROM reporting.unrolled u
                     WHERE u.currency = ${currency} AND u.settled_at >= ${dayStart(first, zone)} AND u.settled_at < ${dayStart(after, zone)}
                       AND u.member_id > ${last}) x
             GROUP BY 1 HAVING sum(x.real_bet) > 0) p
      JOIN identity.member m ON m.id = p.member_id AND m.type <> ${TRIAL_TYPE} AND m.status = 'active' AND m.currency = ${currency}
      LEFT JOIN rewards.vip_member v ON v.member_id = p.member_id
     ORDER BY p.member_id LIMIT ${MEMBER_BATCH}`;
};

async function giveBirthdays(db: Db, ladder: Ladder): Promise<void> {
  const { ranks, settings } = ladder;
  const today = dayOf(now(), settlementZone());
  await eachMember(
    db,
    ladder,
    'birthday',
    today,
    (last) => sql<{ id: bigint; level: number | null; sealed: Buffer }>`
      SELECT m.id, v.level, p.sealed
        FROM identity.profile_field p JOIN identity.member m ON m.id = p.member_id
        LEFT JOIN rewards.vip_member v ON v.member_id = m.id
       WHERE p.field = 'birthday' AND m.id > ${last} AND m.type <> ${TRIAL_TYPE} AND m.status = 'active' AND m.currency = ${siteCurrency()}
       ORDER BY m.id LIMIT ${MEMBER_BATCH}`,
    async (tx, { id, level, sealed }) => {
      const rank = rankAt(ranks, effectiveLevel(ranks, level ?? undefined));
      if (!rank || rank.birthday === 0n || !isBirthday(openField(id, 'birthday', sealed), today)) return;
      await offerBonus(tx, settings, {
        key: `vip:birthday:${id}:${today.slice(0, 4)}`,
        memberId: id,
        kind: 'vip',
        rank,
        amount: rank.birthday,
        params: { reason: 'birthday' },
      });
    },
  );
}

/**
 * Whether the ladder that a run has read is still in force. The row stays locked against a new ladder until the end of the database transaction, so
 * that nothing is decided by an old one.
 */
async function isInForce(tx: Tx, { version }: VipSettings): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM rewards.vip_settings FOR SHARE`.execute(
    tx,
  );
  return rows[0]!.version === version;
}

/** When a period counts as over: late rounds of it have had time to settle. */
const endOf = (after: string): number => dayStart(after, settlementZone()).getTime() + SETTLE_MS;

/** The ended periods that the site has had ranks in, the oldest first. */
function duePeriods(
  { settings }: Ladder,
  period: CashbackPeriod,
  end: (after: string) => number,
): { first: string; after: string }[] {
  const today = dayOf(now(), settlementZone());
  const since = settings.since?.getTime();
  if (since === undefined) return [];
  return endedPeriods(period, today, LOOK_BACK)
    .filter(
      ({ after }) => end(after) <= now().getTime() && dayStart(after, settlementZone()).getTime() > since,
    )
    .reverse();
}

/**
 * Does something once for each member that a query gives, in batches by member id that are a database transaction each. What is done is
 * stored with the batch, so that the next run goes on after it. It stops when the ladder is replaced, and the next run goes on by the new one.
 */
async function eachMember<Row extends { id: bigint }>(
  db: Db,
  { settings }: Ladder,
  kind: PeriodKind,
  firstDay: string,
  read: (after: bigint) => ReturnType<typeof sql<Row>>,
  handle: (tx: Tx, row: Row) => Promise<void>,
): Promise<void> {
  for (;;) {
    const members = await inTransaction(db, async (tx) => {
      if (!(await isInForce(tx, settings))) return undefined;
      await sql`INSERT INTO rewards.vip_period (kind, first_day) VALUES (${kind}, ${firstDay}::date) ON CONFLICT DO NOTHING`.execute(
        tx,
      );
      const { rows: periods } = await sql<{ after_member: bigint; done_at: Date | null }>`
        SELECT after_member, done_at FROM rewards.vip_period WHERE kind = ${kind} AND first_day = ${firstDay}::date FOR UPDATE`.execute(
        tx,
      );
      const period = periods[0]!;
      if (period.done_at !== null) return undefined;
      const { rows } = await read(period.after_member).execute(tx);
      for (const row of rows) await handle(tx, row);
      const isLast = rows.length < MEMBER_BATCH;
      await sql`
        UPDATE rewards.vip_period SET after_member = ${rows.at(-1)?.id ?? period.after_member}, done_at = ${isLast ? now() : null}
         WHERE kind = ${kind} AND first_day = ${firstDay}::date`.execute(tx);
      return { ids: rows.map(({ id }) => id), isLast };
    });
    if (members === undefined) return;
    notifyBalanceChange(members.ids);
    if (members.isLast) return;
  }
}
