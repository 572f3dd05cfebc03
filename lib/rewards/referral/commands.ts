import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { changedMeanwhile } from '@/lib/content/errors';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { AppError, notFound } from '@/lib/platform/errors';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { recordBonusEvent } from '../bonuses/commands';
import { offerReward } from '../centre/commands';
import { countedDeposits, netDeposits } from '../counted-deposits';
import { DAYS_AT_ONCE, MAX_LEVELS } from './constants';
import { readReferralRules, rulesHistory } from './queries';
import { earningsOfDay, earningSince, isEarning, levelsOf } from './rules';
import type { DayLine, Earning, ReferralRules } from './types';

const DAY = 86_400_000;

/**
 * Holds relations of friends and members who share a device, an address or a bank account, and have no review yet. A held relation earns
 * nothing on any level until an operator allows it. `friends` are looked at.
 */
export async function holdDoubtful(db: Db, friends: readonly bigint[]): Promise<void> {
  if (friends.length === 0) return;
  await sql`
    INSERT INTO rewards.referral_review (member_id, state, reasons, held_at)
    SELECT f.member_id, 'held', f.reasons, ${now()} FROM (
      SELECT r.member_id, array_remove(ARRAY[
               CASE WHEN EXISTS (SELECT FROM identity.session a JOIN identity.session b ON b.device_hash = a.device_hash
                                  WHERE a.member_id = r.member_id AND b.member_id = r.referrer_id) THEN 'device' END,
               CASE WHEN EXISTS (SELECT FROM identity.session a JOIN identity.session b ON b.ip = a.ip
                                  WHERE a.member_id = r.member_id AND b.member_id = r.referrer_id) THEN 'address' END,
               CASE WHEN EXISTS (SELECT FROM cashier.payee a JOIN cashier.payee b ON b.number_digest = a.number_digest
                                  WHERE a.member_id = r.member_id AND b.member_id = r.referrer_id) THEN 'account' END], NULL) AS reasons
        FROM identity.referral r
       WHERE r.member_id = ANY (${[...friends]}::bigint[])
         AND NOT EXISTS (SELECT FROM rewards.referral_review v WHERE v.member_id = r.member_id)) f
     WHERE cardinality(f.reasons) > 0
    ON CONFLICT (member_id) DO NOTHING`.execute(db);
}

/** A friend whose relation earns: not held and not refused. */
const counts = sql`NOT EXISTS (SELECT FROM rewards.referral_review v WHERE v.member_id = r.member_id AND v.state <> 'allowed')`;

/**
 * Earns what friends' first deposits and yesterday's bets and deposits bring. Each source counts once, however often it runs. Nothing is
 * earned for a day before rules were set.
 */
export async function earnReferrals(db: Db): Promise<void> {
  const { rules } = await readReferralRules(db);
  const history = await rulesHistory(db);
  await earnFirstDeposits(db, rules, earningSince(history, 'first'));
  await earnDays(db, rules, earningSince(history, 'deposits'));
}

/** `since`: the moment from which deposits earn. */
async function earnFirstDeposits(db: Db, rules: ReferralRules, since: Date | undefined): Promise<void> {
  const { amount, days } = rules.first;
  const least = parseAmount(rules.first.least);
  if (since === undefined || least === undefined) return;
  const at = now();
  const currency = siteCurrency();
  const zone = settlementZone();
  const from = sql.ref('w.from_at');
  const until = sql.ref('w.until_at');
  const { rows: candidates } = await sql<{ friend: bigint; referrer: bigint; net: bigint; realBets: bigint }>`
    SELECT r.member_id AS friend, r.referrer_id AS referrer, ${netDeposits(sql.ref('r.member_id'), currency, from, until)} AS net,
           ${realBets(sql.ref('r.member_id'), currency, zone, from, until)} AS "realBets"
      FROM identity.referral r
      JOIN identity.member m ON m.id = r.referrer_id AND m.currency = ${currency}
     CROSS JOIN LATERAL (SELECT greatest(r.created_at, ${since}) AS from_at,
                                least(r.created_at + make_interval(days => ${days}), ${at}::timestamptz + interval '1 second') AS until_at) w
     WHERE r.created_at > ${new Date(at.getTime() - 2 * days * DAY)}
       AND NOT EXISTS (SELECT FROM rewards.referral_earning e WHERE e.friend_id = r.member_id AND e.referrer_id = r.referrer_id AND e.source = 'first')
       AND EXISTS (SELECT FROM cashier.deposit d
                    WHERE d.member_id = r.member_id AND d.status = 'approved' AND d.currency = ${currency}
                      AND d.decided_at >= w.from_at AND d.decided_at < w.until_at)
     ORDER BY r.referrer_id, r.member_id`.execute(db);
  const reached = candidates
    .map(({ friend, referrer, ...sums }) => ({ friend, referrer, base: countedDeposits(sums) }))
    .filter(({ base }) => base >= least);
  await holdDoubtful(
    db,
    reached.map(({ friend }) => friend),
  );
  for (const { friend, referrer, base } of reached) {
    if (!(await isCounted(db, friend))) continue;
    await give(db, rules, referrer, dayOf(at, zone), `first:${friend}`, [
      { friendId: friend, level: 1, source: 'first', base, rate: null, amount: parseAmount(amount)! },
    ]);
  }
}

/** A query of one value: the valid bets of real money of a member on the settlement days from the day of a moment up to another moment. */
const realBets = (
  member: ReturnType<typeof sql.ref>,
  currency: string,
  zone: string,
  from: ReturnType<typeof sql>,
  until: ReturnType<typeof sql>,
) => sql<bigint>`(
  coalesce((SELECT sum(rd.real_bet) FROM reporting.member_day rd
             WHERE rd.member_id = ${member} AND rd.currency = ${currency} AND rd.day >= (${from} AT TIME ZONE ${zone})::date
               AND rd.day <= ((${until} - interval '1 microsecond') AT TIME ZONE ${zone})::date), 0)
  + coalesce((SELECT sum(ru.real_bet) FROM reporting.unrolled ru
               WHERE ru.member_id = ${member} AND ru.currency = ${currency}
                 AND (ru.settled_at AT TIME ZONE ${zone})::date >= (${from} AT TIME ZONE ${zone})::date
                 AND ru.settled_at < ${until}), 0))::bigint`;

async function isCounted(db: Db, friend: bigint): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    SELECT ${counts} AS ok FROM identity.referral r WHERE r.member_id = ${friend}`.execute(db);
  return rows[0]!.ok;
}

async function earnDays(db: Db, rules: ReferralRules, since: Date | undefined): Promise<void> {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const { rows } = await sql<{ day: string | null }>`
    SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM rewards.referral_day`.execute(db);
  const last = rows[0]!.day;
  const settle = async (day: string) =>
    sql`INSERT INTO rewards.referral_day (day, settled_at) VALUES (${day}::date, ${now()}) ON CONFLICT DO NOTHING`.execute(
      db,
    );
  // Days before the first rules earn nothing: they begin with the day on which the job finds some.
  if (last === null || !isEarning(rules)) {
    if (last === null || last < dayAfter(today, -1)) await settle(dayAfter(today, -1));
    return;
  }
  let day = dayAfter(last, 1);
  for (let count = 0; day < today && count < DAYS_AT_ONCE; count++, day = dayAfter(day, 1)) {
    await earnDay(db, rules, day, since);
    await settle(day);
  }
}

/** A query of what counted of a friend's deposits on the days before, since deposits earn. */
const countedBefore = (
  friend: ReturnType<typeof sql.ref>,
  day: string,
  since: Date | undefined,
) => sql<bigint>`(
  SELECT max(rb.counted) FROM rewards.referral_deposit rb
   WHERE rb.friend_id = ${friend} AND rb.day < ${day}::date
     AND rb.day >= ${since === undefined ? 'infinity' : dayOf(since, settlementZone())}::date)`;

/**
 * Stores up to what the deposits of friends count at the end of a settlement day, if it is more than on any day before: only the difference
 * earns, so that money which is withdrawn and deposited again earns once. A day that is stored is not changed.
 */
async function countDeposits(
  db: Db,
  friends: readonly bigint[],
  { day, until, since }: { day: string; until: Date; since: Date },
): Promise<void> {
  if (friends.length === 0) return;
  const currency = siteCurrency();
  const from = sql`greatest(r.created_at, ${since})`;
  const end = sql`${until}::timestamptz`;
  const { rows } = await sql<{ friend: bigint; net: bigint; realBets: bigint; before: bigint }>`
    SELECT r.member_id AS friend, ${netDeposits(sql.ref('r.member_id'), currency, from, end)} AS net,
           ${realBets(sql.ref('r.member_id'), currency, settlementZone(), from, end)} AS "realBets",
           coalesce(${countedBefore(sql.ref('r.member_id'), day, since)}, 0)::bigint AS before
      FROM identity.referral r WHERE r.member_id = ANY (${[...friends]}::bigint[])`.execute(db);
  const risen = rows
    .map(({ friend, before, ...sums }) => ({ friend, before, counted: countedDeposits(sums) }))
    .filter(({ counted, before }) => counted > before);
  if (risen.length === 0) return;
  await sql`
    INSERT INTO rewards.referral_deposit (friend_id, day, counted)
    SELECT x.friend, ${day}::date, x.counted
      FROM unnest(${risen.map(({ friend }) => friend)}::bigint[], ${risen.map(({ counted }) => counted)}::bigint[]) x (friend, counted)
    ON CONFLICT (friend_id, day) DO NOTHING`.execute(db);
}

/**
 * Earns what the bets and deposits of one settlement day bring to the members above, up to three levels. Bets of bonus
 * money earn nothing; of deposits from `since` on earns what countDeposits has counted.
 */
async function earnDay(db: Db, rules: ReferralRules, day: string, since: Date | undefined): Promise<void> {
  const zone = settlementZone();
  const [from, until] = [dayStart(day, zone), dayStart(day, zone, 1)];
  const most = Math.max(rules.bets.days, rules.deposits.days);
  const currency = siteCurrency();
  const played = sql`
    WITH RECURSIVE done AS MATERIALIZED (
      SELECT x.member_id, sum(x.bets)::bigint AS bets FROM (
        SELECT d.member_id, d.real_bet AS bets FROM reporting.member_day d WHERE d.currency = ${currency} AND d.day = ${day}::date
        UNION ALL
        SELECT u.member_id, u.real_bet FROM reporting.unrolled u
         WHERE u.currency = ${currency} AND u.settled_at >= ${from} AND u.settled_at < ${until}
        UNION ALL
        SELECT d.member_id, 0 FROM cashier.deposit d
         WHERE d.status = 'approved' AND d.currency = ${currency} AND d.decided_at >= ${from} AND d.decided_at < ${until}) x
       GROUP BY 1),
    friends AS (
      SELECT r.* FROM identity.referral r JOIN done ON done.member_id = r.member_id
       WHERE r.created_at > ${new Date(until.getTime() - most * DAY)} AND r.created_at < ${until})`;
  const { rows: active } = await sql<{
    id: bigint;
  }>`${played} SELECT f.member_id AS id FROM friends f`.execute(db);
  if (since !== undefined)
    await countDeposits(
      db,
      active.map(({ id }) => id),
      { day, until, since },
    );
  await holdDoubtful(
    db,
    active.map(({ id }) => id),
  );
  const { rows } = await sql<DayLine>`
    ${played},
    up AS (
      SELECT r.member_id AS friend, r.referrer_id AS referrer, 1 AS level, r.created_at FROM friends r WHERE ${counts}
      UNION ALL
      SELECT up.friend, r.referrer_id, up.level + 1, up.created_at
        FROM up JOIN identity.referral r ON r.member_id = up.referrer
       WHERE up.level < ${Math.min(MAX_LEVELS, levelsOf(rules))} AND ${counts})
    SELECT up.friend AS "friendId", up.referrer AS "referrerId", up.level, up.created_at AS "registeredAt", done.bets,
           coalesce((SELECT d.counted - coalesce(${countedBefore(sql.ref('d.friend_id'), day, since)}, 0) FROM rewards.referral_deposit d
                      WHERE d.friend_id = up.friend AND d.day = ${day}::date), 0)::bigint AS deposits,
           coalesce((SELECT sum(e.amount) FROM rewards.referral_earning e
                      WHERE e.friend_id = up.friend AND e.referrer_id = up.referrer), 0)::bigint AS before
      FROM up JOIN done ON done.member_id = up.friend JOIN identity.member m ON m.id = up.referrer AND m.currency = ${currency}
     ORDER BY up.referrer, up.level, up.friend`.execute(db);
  const byReferrer = new Map<bigint, DayLine[]>();
  for (const line of rows)
    byReferrer.set(line.referrerId, [...(byReferrer.get(line.referrerId) ?? []), line]);
  for (const [referrer, lines] of byReferrer)
    await give(db, rules, referrer, day, `day:${referrer}:${day}`, earningsOfDay(rules, lines, until));
}

/**
 * Offers one reward for some earnings and writes them, both or neither. A name that was used gives nothing. A member who may receive no
 * offers earns nothing.
 */
async function give(
  db: Db,
  rules: ReferralRules,
  referrer: bigint,
  day: string,
  name: string,
  earnings: readonly Earning[],
): Promise<void> {
  const total = earnings.reduce((sum, { amount }) => sum + amount, 0n);
  if (total === 0n) return;
  const at = now();
  try {
    const created = await inTransaction(db, async (tx) => {
      const { id, created } = await offerReward(tx, {
        key: `referral:${name}`,
        memberId: referrer,
        kind: 'referral',
        payout: { currency: siteCurrency(), amount: total as Amount },
        wagering: { multiple: rules.wagering },
        expiresAt: new Date(at.getTime() + rules.claimDays * DAY),
        params: { period: day, friends: String(new Set(earnings.map(({ friendId }) => friendId)).size) },
      });
      const first = created && earnings.find(({ source }) => source === 'first');
      if (first)
        await recordBonusEvent(tx, {
          name: 'referral',
          event: `${referrer}:${first.friendId}`,
          memberId: referrer,
        });
      if (created)
        await tx
          .insertInto('rewards.referral_earning')
          .values(
            earnings.map((one) => ({
              key: one.source === 'first' ? name : `${one.source}:${referrer}:${one.friendId}:${day}`,
              referrer_id: referrer,
              friend_id: one.friendId,
              level: one.level,
              source: one.source,
              day: sql<Date>`${day}::date`,
              base: one.base,
              rate: one.rate,
              amount: one.amount,
              reward_id: id,
              created_at: at,
            })),
          )
          .execute();
      return created;
    });
    if (created) notifyBalanceChange([referrer]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Stores new rules if `version` is still the newest. Returns the new version. Throws CHANGED_MEANWHILE 409. */
export async function setReferralRules(tx: Tx, version: number, rules: ReferralRules): Promise<number> {
  const { version: present } = await readReferralRules(tx);
  if (present !== version) throw changedMeanwhile();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('rewards.referral_rules')
    .values({ version: version + 1, value: JSON.stringify(rules), changed_at: now() })
    .onConflict((on) => on.column('version').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw changedMeanwhile();
  return version + 1;
}

/** Allows or refuses the relation of a friend; earnings that were offered before stay. Throws NOT_FOUND 404. */
export async function decideReferral(
  tx: Tx,
  given: { friendId: bigint; state: 'allowed' | 'refused'; operatorId: bigint },
): Promise<void> {
  const relation = await tx
    .selectFrom('identity.referral')
    .select('member_id')
    .where('member_id', '=', given.friendId)
    .executeTakeFirst();
  if (!relation) throw notFound();
  const decided = { state: given.state, decided_by: given.operatorId, decided_at: now() };
  await tx
    .insertInto('rewards.referral_review')
    .values({ member_id: given.friendId, held_at: now(), ...decided })
    .onConflict((on) => on.column('member_id').doUpdateSet(decided))
    .execute();
}
