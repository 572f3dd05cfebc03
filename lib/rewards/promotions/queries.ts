import { sql, type Db, type Tx } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { PROMOTION_MODES } from './constants';
import { linkedPart, type LinkedPart } from './links';
import { readRaffles, type RaffleState } from './raffles/queries';
import { readOwnTickets } from './raffles/tickets';
import {
  activityStatus,
  ARTICLE_RULE,
  isOverCap,
  isReached,
  payoutOf,
  periodOf,
  periodStart,
  progressOf,
} from './rules';
import { promotionRule } from './schema';
import type { Activity, ActivityFacts, PromotionRule, StoredRule } from './types';

const DAY_MS = 86_400_000;

interface RuleRow {
  promotion_id: bigint;
  mode: string;
  rule: unknown;
  version: number;
  given: number;
  given_money: bigint;
  given_points: bigint;
}

/** A rule that this version does not understand makes the promotion an article: nothing is given by it. */
export function toRule(row: RuleRow): StoredRule {
  const parsed = promotionRule.safeParse(row.rule);
  const mode = PROMOTION_MODES.find((one) => one === row.mode);
  return {
    promotionId: row.promotion_id,
    mode: parsed.success && mode ? mode : 'article',
    rule: parsed.success ? parsed.data : ARTICLE_RULE,
    version: row.version,
    given: {
      count: row.given,
      money: row.given_money as Amount,
      points: row.given_points as Amount,
    },
  };
}

/** What a promotion is whose mode nobody has set. */
export const unsetRule = (promotionId: bigint): StoredRule => ({
  promotionId,
  mode: 'article',
  rule: ARTICLE_RULE,
  version: 0,
  given: { count: 0, money: ZERO, points: ZERO },
});

/** The mode and rule of a promotion; an article's if nobody has set one. */
export async function readRule(db: Db, promotionId: bigint): Promise<StoredRule> {
  const row = await db
    .selectFrom('rewards.promotion_rule')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();
  return row ? toRule(row) : unsetRule(promotionId);
}

/** The same, locked until the end of the database transaction; undefined if nobody has set a mode. */
export async function lockRule(tx: Tx, promotionId: bigint): Promise<StoredRule | undefined> {
  const row = await tx
    .selectFrom('rewards.promotion_rule')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .forUpdate()
    .executeTakeFirst();
  return row && toRule(row);
}

/** The rules of all promotions that have one, by promotion. */
export async function readRules(db: Db): Promise<Map<bigint, StoredRule>> {
  const rows = await db.selectFrom('rewards.promotion_rule').selectAll().execute();
  return new Map(rows.map((row) => [row.promotion_id, toRule(row)]));
}

/** How many members have joined each promotion. */
export async function countEntries(db: Db): Promise<Map<bigint, number>> {
  const rows = await db
    .selectFrom('rewards.promotion_entry')
    .select((on) => ['promotion_id', on.fn.countAll<bigint>().as('count')])
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, count }) => [promotion_id, Number(count)]));
}

/** Whether any member takes part in a promotion. */
export async function hasEntries(db: Db, promotionId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('rewards.promotion_entry')
    .select('member_id')
    .where('promotion_id', '=', promotionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a member must be for offers, as far as rules ask for it. */
export interface Reader {
  memberId: bigint;
  /** Whether the member may receive offers at all; exclusions are checked by the audience of the call. */
  isMember: boolean;
  createdAt: Date;
  groups: ReadonlySet<string>;
}

/** What rules ask about a member; undefined if there is none. */
export async function readReader(db: Db, memberId: bigint): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('identity.member')
    .select(['type', 'status', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const groups = await db
    .selectFrom('cashier.group_member')
    .select('group_id')
    .where('member_id', '=', memberId)
    .execute();
  return {
    memberId,
    isMember: row.type !== TRIAL_TYPE && row.status === 'active',
    createdAt: row.created_at,
    groups: new Set(groups.map(({ group_id }) => String(group_id))),
  };
}

/** Whether a rule addresses a member. */
export function addresses({ groupId, newDays }: PromotionRule, reader: Reader, at: Date): boolean {
  if (groupId !== '' && !reader.groups.has(groupId)) return false;
  return newDays === 0 || at.getTime() - reader.createdAt.getTime() <= newDays * DAY_MS;
}

/**
 * A member's credited deposits since a moment, and valid bets since the beginning of its hour, in 1/10,000 of the site's currency. The
 * roll-ups have whole hours of the settlement zone; the rest of the bets counts by the same hours, so that no bet counts twice or never.
 */
export async function sumSince(
  db: Db,
  memberId: bigint,
  since: Date,
): Promise<{ deposit: Amount; turnover: Amount }> {
  const currency = siteCurrency();
  const { rows } = await sql<{ deposit: bigint; turnover: bigint }>`
    SELECT (SELECT coalesce(sum(d.amount), 0)::bigint FROM cashier.deposit d
             WHERE d.member_id = ${memberId} AND d.status = 'approved' AND d.currency = ${currency} AND d.decided_at >= ${since}) AS deposit,
           (SELECT coalesce(sum(x.valid_bet), 0)::bigint
              FROM (SELECT h.valid_bet FROM reporting.member_hour h
                     WHERE h.member_id = ${memberId} AND h.currency = ${currency}
                       AND h.hour >= date_trunc('hour', ${since}::timestamptz, ${settlementZone()})
                    UNION ALL
                    SELECT u.valid_bet FROM reporting.unrolled u
                     WHERE u.member_id = ${memberId} AND u.currency = ${currency}
                       AND u.settled_at >= date_trunc('hour', ${since}::timestamptz, ${settlementZone()})) x) AS turnover`.execute(
    db,
  );
  const { deposit, turnover } = rows[0]!;
  return { deposit: deposit as Amount, turnover: turnover as Amount };
}

/** When a promotion runs. */
export interface Schedule {
  promotionId: bigint;
  startsAt: Date | null;
  endsAt: Date | null;
}

const currencies = () => ({ money: siteCurrency(), points: POINTS_CURRENCY });

/**
 * The promotions as they are for one reader, in the given order. Sums are read only where the status depends on them. `memberId` is
 * undefined for a visitor.
 */
export async function activitiesOf(
  db: Db,
  promotions: readonly Schedule[],
  memberId: bigint | undefined,
): Promise<Activity[]> {
  if (promotions.length === 0) return [];
  const ids = promotions.map(({ promotionId }) => promotionId);
  const rows = await db
    .selectFrom('rewards.promotion_rule')
    .selectAll()
    .where('promotion_id', 'in', ids)
    .execute();
  const rules = new Map(rows.map((row) => [row.promotion_id, toRule(row)]));
  const reader = memberId === undefined ? undefined : await readReader(db, memberId);
  const entries = new Map(
    reader
      ? (
          await db
            .selectFrom('rewards.promotion_entry')
            .select(['promotion_id', 'joined_at'])
            .where('member_id', '=', reader.memberId)
            .where('promotion_id', 'in', ids)
            .execute()
        ).map((row) => [row.promotion_id, row.joined_at])
      : [],
  );
  const parts = reader ? await readParts(db, reader.memberId, ids) : undefined;
  const raffles = await readRaffles(db, ids);
  const list: Activity[] = [];
  for (const promotion of promotions) {
    const stored = rules.get(promotion.promotionId) ?? unsetRule(promotion.promotionId);
    list.push(
      await activityOf(
        db,
        promotion,
        stored,
        reader,
        entries.get(promotion.promotionId),
        await partFor(db, stored, reader, parts),
        stored.mode === 'raffle' ? raffles.get(promotion.promotionId) : undefined,
      ),
    );
  }
  return list;
}

async function activityOf(
  db: Db,
  schedule: Schedule,
  stored: StoredRule,
  reader: Reader | undefined,
  joinedAt: Date | undefined,
  part: Part & { link?: LinkedPart },
  raffle: RaffleState | undefined,
): Promise<Activity> {
  const at = now();
  const { mode, rule } = stored;
  const payout = mode === 'join' || mode === 'claim' ? payoutOf(rule, currencies()) : undefined;
  const isAddressed = part.link?.isAddressed ?? (!reader || addresses(rule, reader, at));
  const since = reader?.isMember && isAddressed ? countedSince(stored, schedule, joinedAt, at) : undefined;
  const hasGoal = rule.goal.deposit !== '' || rule.goal.turnover !== '';
  const progress = since && hasGoal ? progressOf(rule.goal, await sumSince(db, reader!.memberId, since)) : [];
  const facts: ActivityFacts = {
    mode,
    startsAt: schedule.startsAt,
    endsAt: schedule.endsAt,
    isMember: reader?.isMember ?? false,
    isAddressed,
    hasJoined: joinedAt !== undefined,
    hasGoal,
    hasPayout: payout !== undefined,
    isReached: !hasGoal || (since !== undefined && isReached(progress)),
    isExhausted: part.link?.isExhausted ?? isExhausted(stored, payout),
    application: part.application,
    reward: part.reward,
    raffle: raffle && {
      isOpen: !raffle.isFrozen && raffle.closesAt > at,
      isDrawn: raffle.isDrawn,
    },
  };
  return {
    promotionId: schedule.promotionId,
    mode,
    status: activityStatus(facts, at),
    progress,
    payout,
    application: mode === 'apply' ? rule.application : undefined,
    closesAt: raffle?.closesAt,
    tickets:
      raffle && reader && joinedAt ? await readOwnTickets(db, stored, raffle, reader.memberId) : undefined,
    reason: part.reason,
    frequency: rule.frequency,
    isAddressed,
  };
}

/** Whether the smallest reward that the rule can give breaks a cap. */
function isExhausted(stored: StoredRule, payout: { currency: string; amount: bigint } | undefined): boolean {
  if (stored.mode === 'apply')
    return isOverCap(stored.rule, stored.given, 'money', parseAmount(stored.rule.application.least) ?? 0n);
  return (
    payout !== undefined && isOverCap(stored.rule, stored.given, capKind(payout.currency), payout.amount)
  );
}

/** What a member has in a promotion: the state of the reward and of the application. */
interface Part {
  reward: ActivityFacts['reward'];
  application: ActivityFacts['application'];
  reason: string | undefined;
}

interface Parts {
  grants: { promotion_id: bigint; period: string; status: string; expires_at: Date | null }[];
  applications: { promotion_id: bigint; period: string; status: string; reason: string | null }[];
}

async function readParts(db: Db, memberId: bigint, ids: readonly bigint[]): Promise<Parts> {
  const [grants, applications] = await Promise.all([
    db
      .selectFrom('rewards.promotion_grant as g')
      .innerJoin('rewards.reward as r', 'r.id', 'g.reward_id')
      .select(['g.promotion_id', 'g.period', 'r.status', 'r.expires_at'])
      .where('g.member_id', '=', memberId)
      .where('g.promotion_id', 'in', [...ids])
      .execute(),
    db
      .selectFrom('rewards.promotion_application')
      .select(['promotion_id', 'period', 'status', 'reason'])
      .where('member_id', '=', memberId)
      .where('promotion_id', 'in', [...ids])
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return { grants, applications };
}

/** As `partOf`; what is had by a bonus or by the rebate is read from there. */
async function partFor(
  db: Db,
  stored: StoredRule,
  reader: Reader | undefined,
  parts: Parts | undefined,
): Promise<Part & { link?: LinkedPart }> {
  if (stored.mode !== 'bonus' && stored.mode !== 'rebate') return partOf(stored, parts);
  const link = await linkedPart(db, stored, reader?.isMember ? reader.memberId : undefined);
  return { reward: link.reward, application: undefined, reason: undefined, link };
}

/** A reward that waits counts from whatever period it is; a decision counts in its own period only. */
function partOf({ promotionId, mode, rule }: StoredRule, parts: Parts | undefined): Part {
  if (!parts) return { reward: undefined, application: undefined, reason: undefined };
  const at = now();
  const period = periodOf(rule.frequency, at, settlementZone());
  const grants = parts.grants.filter((grant) => grant.promotion_id === promotionId);
  const isWaiting = grants.some(
    ({ status, expires_at }) => status === 'claimable' && (!expires_at || expires_at > at),
  );
  const current = grants.filter((grant) => mode === 'raffle' || grant.period === period);
  const applications = parts.applications.filter((one) => one.promotion_id === promotionId);
  const application =
    applications.find(({ status }) => status === 'applying') ??
    applications.find((one) => one.period === period);
  return {
    reward: isWaiting
      ? 'claimable'
      : current.some(({ status }) => status === 'claimed')
        ? 'claimed'
        : current.length > 0
          ? 'gone'
          : undefined,
    application: application?.status as Part['application'],
    reason: application?.reason ?? undefined,
  };
}

/** The unit of a rule's budget. */
export const capKind = (currency: string): 'money' | 'points' =>
  currency === POINTS_CURRENCY ? 'points' : 'money';

/**
 * From when a goal counts: for those who joined, from that moment on; for a reward to be claimed, from the beginning of the promotion or of
 * the period, whichever is later. Undefined if nothing counts now.
 */
export function countedSince(
  { mode, rule }: StoredRule,
  { startsAt }: Schedule,
  joinedAt: Date | undefined,
  at: Date,
): Date | undefined {
  if (mode === 'join') return joinedAt;
  if (mode !== 'claim' || !startsAt || startsAt > at) return undefined;
  const start = periodStart(rule.frequency, at, settlementZone());
  return start && start > startsAt ? start : startsAt;
}
