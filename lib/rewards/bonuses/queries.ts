import type { Selectable } from 'kysely';
import { groupsOfMember } from '@/lib/cashier/groups/queries';
import type { Text } from '@/lib/content/types';
import { sql, type Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { compileSegment } from '@/lib/reporting/segments/rules';
import { getSegment, ruleContext } from '@/lib/reporting/segments/queries';
import { siteCurrency } from '@/lib/reporting/settlement';
import { vipRankOf } from '../vip/queries';
import { DEVICE_DAYS, MAX_BONUSES, MAX_OFFERS, MAX_ORDINAL } from './constants';
import { bonusRule } from './schema';
import { birthdayFacts } from './birthdays';
import type { Bonus, BonusEventName, BonusFacts, BonusTrigger, ConditionName } from './types';

const DAY_MS = 86_400_000;

export const toBonus = (row: Selectable<DB['rewards.bonus']>): Bonus => ({
  id: row.id,
  title: row.title as Text,
  terms: row.terms as Text,
  trigger: row.trigger as BonusTrigger,
  code: row.code,
  // A stored rule was valid when it was stored.
  rule: bonusRule.parse(row.rule),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  budget: row.budget as Amount | null,
  mostGrants: row.most_grants,
  granted: row.granted as Amount,
  grants: row.grants,
  published: row.published,
  countsSince: row.counts_since,
  version: row.version,
  changedAt: row.changed_at,
});

/** Every bonus, the newest first. */
export async function listBonuses(db: Db): Promise<Bonus[]> {
  const rows = await db
    .selectFrom('rewards.bonus')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MAX_BONUSES)
    .execute();
  return rows.map(toBonus);
}

/** One bonus. Throws NOT_FOUND 404. */
export async function getBonus(db: Db, id: bigint): Promise<Bonus> {
  const row = await db.selectFrom('rewards.bonus').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toBonus(row);
}

/** The published bonuses of a trigger, the oldest first; of one event if the trigger is `event`. */
export async function publishedBonuses(
  db: Db,
  trigger?: BonusTrigger,
  event?: BonusEventName,
): Promise<Bonus[]> {
  let query = db.selectFrom('rewards.bonus').selectAll().where('published', '=', true).orderBy('id');
  if (trigger) query = query.where('trigger', '=', trigger);
  const bonuses = (await query.execute()).map(toBonus);
  return event === undefined ? bonuses : bonuses.filter(({ rule }) => rule.event === event);
}

/**
 * The newest bonuses that are given now for what members do, at most MAX_OFFERS, the oldest first: published, within their schedule and not used
 * up. Those for a registration, of a code and given by hand are left out.
 */
export async function offeredBonuses(db: Db): Promise<Bonus[]> {
  const at = now();
  const rows = await db
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('published', '=', true)
    .where('trigger', 'in', ['deposit', 'loss', 'turnover', 'event', 'birthday'])
    .where((on) => on.or([on('starts_at', 'is', null), on('starts_at', '<=', at)]))
    .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', at)]))
    .where((on) => on.or([on('budget', 'is', null), on('granted', '<', on.ref('budget'))]))
    .where((on) => on.or([on('most_grants', 'is', null), on('grants', '<', on.ref('most_grants'))]))
    .orderBy('id', 'desc')
    .limit(MAX_OFFERS)
    .execute();
  return rows.map(toBonus).reverse();
}

/** The budgets of the other bonuses in money, or in points, that an operator has published alone since a moment. */
export async function sumPublished(
  db: Db,
  by: { operatorId: bigint; since: Date; except: bigint; payout: string },
): Promise<Amount> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(b.budget), 0)::bigint AS sum FROM rewards.bonus b
     WHERE b.published_by = ${by.operatorId} AND b.published_at > ${by.since} AND b.id <> ${by.except}
       AND (b.rule ->> 'payout' = 'points') = ${by.payout === 'points'}`.execute(db);
  return rows[0]!.sum as Amount;
}

/** What the rules need to know of a member, whatever the bonus. */
export interface BonusMember extends Pick<
  BonusFacts,
  'at' | 'mayReceive' | 'groups' | 'country' | 'language' | 'registeredAt'
> {
  currency: string;
}

/** What the rules need to know of a member, whatever the bonus. Throws NOT_FOUND 404. */
export async function bonusMember(db: Db, memberId: bigint): Promise<BonusMember> {
  const [member, exclusion, groups] = await Promise.all([
    db
      .selectFrom('identity.member')
      .select(['type', 'status', 'currency', 'country', 'login_country', 'login_language', 'created_at'])
      .where('id', '=', memberId)
      .executeTakeFirst(),
    activeExclusion(db, memberId),
    groupsOfMember(db, memberId),
  ]);
  if (!member) throw notFound();
  return {
    at: now(),
    mayReceive: member.type !== TRIAL_TYPE && member.status === 'active' && exclusion === undefined,
    currency: member.currency,
    groups,
    country: member.login_country ?? member.country,
    language: member.login_language,
    registeredAt: member.created_at,
  };
}

/** What the rules need to know of a member, for one bonus; `known` if it was read for another bonus. Throws NOT_FOUND 404. */
export async function bonusFacts(
  db: Db,
  bonus: Bonus,
  memberId: bigint,
  known?: BonusMember,
): Promise<BonusFacts> {
  const [{ currency, ...member }, isInSegment, rank, history, birthday] = await Promise.all([
    known ?? bonusMember(db, memberId),
    isMemberInSegment(db, bonus.rule.segmentId, memberId),
    bonus.rule.minLevel > 0 ? vipRankOf(db, memberId) : undefined,
    grantHistory(db, bonus, memberId),
    bonus.trigger === 'birthday' ? birthdayFacts(db, bonus.id, memberId) : undefined,
  ]);
  const isOfCurrency = bonus.rule.payout === 'points' || currency === siteCurrency();
  return {
    ...member,
    mayReceive: member.mayReceive && isOfCurrency,
    isInSegment,
    level: rank?.level ?? 0,
    ...history,
    birthday,
  };
}

async function isMemberInSegment(db: Db, segmentId: string, memberId: bigint): Promise<boolean> {
  if (segmentId === '') return false;
  const segment = await getSegment(db, BigInt(segmentId)).catch(() => undefined);
  if (!segment) return false;
  const one = compileSegment(segment.rule, ruleContext(), { after: memberId - 1n, until: memberId });
  return (await one.execute(db)).rows.length > 0;
}

/** How often the member has had the bonus, whether somebody of the same device or address has, and whether another bonus is open. */
async function grantHistory(
  db: Db,
  { id, rule }: Bonus,
  memberId: bigint,
): Promise<Pick<BonusFacts, 'had' | 'sharesDevice' | 'sharesAddress' | 'hasOther'>> {
  const since = new Date(now().getTime() - DEVICE_DAYS * DAY_MS);
  const shares = (column: 'device_hash' | 'ip') => sql`
    EXISTS (SELECT FROM identity.session mine
              JOIN identity.session theirs ON theirs.${sql.ref(column)} = mine.${sql.ref(column)} AND theirs.member_id <> mine.member_id
              JOIN rewards.bonus_decision d ON d.bonus_id = ${id} AND d.member_id = theirs.member_id AND d.reward_id IS NOT NULL
             WHERE mine.member_id = ${memberId} AND mine.created_at > ${since} AND theirs.created_at > ${since})`;
  const { rows } = await sql<{
    had: number;
    device: boolean;
    address: boolean;
    other: boolean;
  }>`
    SELECT (SELECT count(*) FROM rewards.bonus_decision d
             WHERE d.bonus_id = ${id} AND d.member_id = ${memberId} AND d.reward_id IS NOT NULL)::int AS had,
           ${rule.onePer.includes('device') ? shares('device_hash') : sql`false`} AS device,
           ${rule.onePer.includes('address') ? shares('ip') : sql`false`} AS address,
           EXISTS (SELECT FROM rewards.reward r
                    WHERE r.member_id = ${memberId} AND r.kind = 'bonus' AND r.status = 'claimable'
                      AND (r.expires_at IS NULL OR r.expires_at > ${now()}))
           OR EXISTS (SELECT FROM gateway.bonus_grant g WHERE g.member_id = ${memberId} AND g.status = 'active')
           OR EXISTS (SELECT FROM gateway.free_grant f
                       WHERE f.member_id = ${memberId} AND f.status = 'active' AND f.expires_at > ${now()}) AS other`.execute(
    db,
  );
  const row = rows[0]!;
  return { had: row.had, sharesDevice: row.device, sharesAddress: row.address, hasOther: row.other };
}

/** How many deposits of the member were credited, up to MAX_ORDINAL. */
export async function countDeposits(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count
      FROM (SELECT FROM cashier.deposit d WHERE d.member_id = ${memberId} AND d.status = 'approved' LIMIT ${MAX_ORDINAL}) c`.execute(
    db,
  );
  return rows[0]!.count;
}

export interface BonusDecision {
  event: string;
  memberId: bigint;
  account: string;
  amount: Amount;
  failed: ConditionName[];
  rewardId: bigint | null;
  createdAt: Date;
}

/** The newest decisions on a bonus. */
export async function listDecisions(db: Db, bonusId: bigint, size: number): Promise<BonusDecision[]> {
  const { rows } = await sql<BonusDecision>`
    SELECT d.event, d.member_id AS "memberId", m.account, d.amount, d.failed, d.reward_id AS "rewardId", d.created_at AS "createdAt"
      FROM rewards.bonus_decision d JOIN identity.member m ON m.id = d.member_id
     WHERE d.bonus_id = ${bonusId} ORDER BY d.created_at DESC, d.event LIMIT ${size}`.execute(db);
  return rows;
}
