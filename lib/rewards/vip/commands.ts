import { sql, type Tx } from '@/lib/db/client';
import { changedMeanwhile } from '@/lib/content/errors';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { needTrueAccount } from '@/lib/identity/errors';
import { createNotice } from '@/lib/notices/commands';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { LOOK_BACK } from './constants';
import { recordBonusEvent } from '../bonuses/commands';
import { rankInUse, sameRank, unknownRank } from './errors';
import { figuresOf, progressOf, readLadder, readStanding } from './queries';
import { effectiveLevel, endedPeriods, entryLevel, periodStartDay, rankAt, reachedLevel } from './rules';
import type { LadderInput } from './schema';
import type { CashbackPeriod, Cause, Figures, Ladder, PeriodKind, Rank, Standing } from './types';

/**
 * Puts a ladder in place of the one that is still at `version`. The job then ranks every member by it; nobody falls because of it. Returns
 * the new version. Throws CHANGED_MEANWHILE 409, RANK_IN_USE 409 if members have a rank that is taken away.
 */
export async function saveLadder(tx: Tx, given: LadderInput): Promise<number> {
  const before = await readLadder(tx);
  const { numUpdatedRows } = await tx
    .updateTable('rewards.vip_settings')
    .set((on) => ({
      version: given.version + 1,
      grace: given.grace,
      cashback_period: given.cashbackPeriod,
      claim_days: given.claimDays,
      wagering: given.wagering,
      since: given.ranks.length === 0 ? on.ref('since') : on.fn.coalesce('since', on.val(now())),
    }))
    .where('version', '=', given.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw changedMeanwhile();
  await closePeriods(tx, before, given);
  const highest = given.ranks.length;
  const held = await tx
    .selectFrom('rewards.vip_member')
    .select('member_id')
    .where('level', '>', highest)
    .limit(1)
    .executeTakeFirst();
  if (held) throw rankInUse();
  await tx.deleteFrom('rewards.vip_rank').execute();
  await tx.deleteFrom('cashier.withdrawal_tier').execute();
  const ranks = given.ranks.map((rank, index): Rank => ({ ...rank, level: index + 1 }));
  if (highest > 0) {
    await tx
      .insertInto('rewards.vip_rank')
      .values(
        ranks.map((rank) => ({
          level: rank.level,
          name: JSON.stringify(rank.name),
          colour: rank.colour,
          emblem: rank.emblem,
          turnover: rank.turnover,
          deposits: rank.deposits,
          keep_turnover: rank.keepTurnover,
          keep_deposits: rank.keepDeposits,
          level_up: rank.levelUp,
          birthday: rank.birthday,
          weekly: rank.weekly,
          monthly: rank.monthly,
          cashback_rate: rank.cashbackRate,
          cashback_most: rank.cashbackMost,
          host_name: rank.hostName,
          host_contact: rank.hostContact,
        })),
      )
      .execute();
    // Tier 0 is that of members without a row: they have the rank of everybody, if there is one.
    const entry = rankAt(ranks, entryLevel(ranks));
    const tiers = ranks.map(({ level, dailyCount, dailyAmount }) => ({ level, dailyCount, dailyAmount }));
    await tx
      .insertInto('cashier.withdrawal_tier')
      .values(
        [...(entry ? [{ ...entry, level: 0 }] : []), ...tiers].map((tier) => ({
          tier: tier.level,
          daily_count: tier.dailyCount,
          daily_amount: tier.dailyAmount,
        })),
      )
      .execute();
  }
  return given.version + 1;
}

/**
 * Marks the periods that the job must not pay by the new ladder: those that ended before a bonus existed, and for another cashback period
 * those that contain days of a period that was given before. Losses are therefore never given back twice; the job begins with the first whole
 * period that follows.
 */
async function closePeriods(tx: Tx, before: Ladder, given: LadderInput): Promise<void> {
  const today = dayOf(now(), settlementZone());
  const ended = (period: CashbackPeriod) => endedPeriods(period, today, LOOK_BACK).map(({ first }) => first);
  const begins = (pays: (rank: Pick<Rank, 'weekly' | 'monthly' | 'cashbackRate'>) => boolean) =>
    given.ranks.some(pays) && !before.ranks.some(pays);
  if (begins(({ weekly }) => weekly > 0n)) await close(tx, 'weekly', ended('week'));
  if (begins(({ monthly }) => monthly > 0n)) await close(tx, 'monthly', ended('month'));
  const [former, next] = [before.settings.cashbackPeriod, given.cashbackPeriod];
  if (begins(({ cashbackRate }) => cashbackRate > 0)) await close(tx, 'cashback', ended(next));
  if (former === next) return;
  const { rows } = await sql<{ day: string }>`
    SELECT first_day::text AS day FROM rewards.vip_period WHERE kind = 'cashback'`.execute(tx);
  if (rows.length === 0) return;
  const handled = new Set(rows.map(({ day }) => day));
  let givenTo = periodStartDay(former, today);
  // A present period that is closed contains days that were given: all days before today count as given.
  if (handled.has(givenTo)) givenTo = today;
  else
    for (const first of ended(former)) {
      if (handled.has(first)) break;
      // The job has not come to this period yet: the new ones give it.
      givenTo = first;
    }
  const candidates = [periodStartDay(next, today), ...ended(next)];
  await close(
    tx,
    'cashback',
    candidates.filter((first) => first < givenTo),
  );
}

const close = (tx: Tx, kind: PeriodKind, days: readonly string[]) =>
  sql`
    INSERT INTO rewards.vip_period (kind, first_day, done_at) SELECT ${kind}, d, ${now()} FROM unnest(${[...days]}::date[]) d
    ON CONFLICT DO NOTHING`.execute(tx);

/** Locks a member's rank until the end of the database transaction. Every change of a rank begins with it. */
export async function lockStanding(tx: Tx, memberId: bigint, ranks: readonly Rank[]): Promise<Standing> {
  await sql`
    INSERT INTO rewards.vip_member (member_id, level, since)
    SELECT m.id, ${entryLevel(ranks)}, (m.created_at AT TIME ZONE ${settlementZone()})::date
      FROM identity.member m WHERE m.id = ${memberId} ON CONFLICT DO NOTHING`.execute(tx);
  const standing = await readStanding(tx, memberId, true);
  if (!standing) throw notFound();
  return standing;
}

interface Change {
  memberId: bigint;
  standing: Standing;
  level: number;
  cause: Cause;
  figures: Figures;
  /** What the row gets besides the level. */
  state?: Partial<Pick<Standing, 'base' | 'countedFrom' | 'keptUntil' | 'checkedMonth' | 'missed'>>;
  since: string;
  operator?: { id: bigint; reason: string };
}

/** Stores a change of a locked rank with its history, the tier of the cashier and the notice. */
export async function changeLevel(
  tx: Tx,
  { memberId, standing, level, cause, figures, state = {}, since, operator }: Change,
): Promise<void> {
  const next = { ...standing, missed: 0, ...state };
  await sql`
    UPDATE rewards.vip_member
       SET level = ${level}, since = ${since}, base_turnover = ${next.base.turnover}, base_deposits = ${next.base.deposits},
           counted_from = ${next.countedFrom}, kept_until = ${next.keptUntil}, checked_month = ${next.checkedMonth}, missed = ${next.missed}
     WHERE member_id = ${memberId}`.execute(tx);
  await tx
    .insertInto('rewards.vip_change')
    .values({
      member_id: memberId,
      at: now(),
      from_level: standing.level,
      to_level: level,
      cause,
      turnover: figures.turnover,
      deposits: figures.deposits,
      operator_id: operator?.id ?? null,
      reason: operator?.reason ?? null,
    })
    .execute();
  await sql`
    INSERT INTO cashier.member_tier (member_id, tier) VALUES (${memberId}, ${level})
    ON CONFLICT (member_id) DO UPDATE SET tier = excluded.tier`.execute(tx);
  // A notice of a better rank invites to play: an excluded member gets none.
  if (level > standing.level && (await activeExclusion(tx, memberId))) return;
  // A rank that is reached again after a fall, and a new ladder, are no occasion for a bonus.
  if (level > standing.level && cause !== 'ladder')
    await recordBonusEvent(tx, { name: 'vip', event: `${memberId}:${level}`, memberId });
  await createNotice(tx, memberId, level > standing.level ? 'vipRankUp' : 'vipRankDown', {
    level: String(level),
  });
}

/**
 * Raises a member to the rank that their figures reach, if it is higher than theirs. Returns the levels that are new to them, for their
 * bonuses; none if nothing changed. `cause` is `ladder` if it is the ladder that changed.
 */
export async function raiseRank(
  tx: Tx,
  { ranks }: Ladder,
  memberId: bigint,
  cause: 'reached' | 'ladder',
): Promise<number[]> {
  const standing = await lockStanding(tx, memberId, ranks);
  const figures = await progressOf(tx, memberId, standing);
  const level = reachedLevel(ranks, figures);
  if (level <= standing.level) return [];
  const since = dayOf(now(), settlementZone());
  await changeLevel(tx, { memberId, standing, level, cause, figures, since });
  return Array.from({ length: level - standing.level }, (_, index) => standing.level + 1 + index);
}

/**
 * Gives a member a rank by hand. Progress goes on from the thresholds of that rank; until `keptUntil` (a settlement day) it does not fall.
 * No bonus is given. Throws INVALID_INPUT (level), NOT_FOUND 404, NEED_TRUE_ACCOUNT 403. Returns the level before.
 */
export async function setRank(
  tx: Tx,
  given: { memberId: bigint; level: number; keptUntil: string | null; reason: string; operatorId: bigint },
): Promise<number> {
  const { memberId, level } = given;
  // A new ladder waits until this is stored, so that the rank is one of the ladder that holds.
  await sql`SELECT 1 FROM rewards.vip_settings FOR SHARE`.execute(tx);
  const { ranks } = await readLadder(tx);
  const member = await tx
    .selectFrom('identity.member')
    .select('type')
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.type === TRIAL_TYPE) throw needTrueAccount();
  const rank = rankAt(ranks, level);
  if (!rank || level < entryLevel(ranks)) throw unknownRank();
  const standing = await lockStanding(tx, memberId, ranks);
  const before = effectiveLevel(ranks, standing.level);
  if (before === level) throw sameRank();
  const today = dayOf(now(), settlementZone());
  await changeLevel(tx, {
    memberId,
    standing: { ...standing, level: before },
    level,
    cause: 'operator',
    figures: await figuresOf(tx, memberId, { first: null, after: null }),
    since: today,
    state: {
      base: { turnover: rank.turnover, deposits: rank.deposits },
      countedFrom: today,
      keptUntil: given.keptUntil,
    },
    operator: { id: given.operatorId, reason: given.reason },
  });
  return before;
}
