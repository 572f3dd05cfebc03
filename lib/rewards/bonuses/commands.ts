import { changedMeanwhile } from '@/lib/content/errors';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { ZERO, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import type { BonusWeights } from '../bonus-money/types';
import { offerReward } from '../centre/commands';
import { titleParams } from '../centre/rules';
import type { RewardRounds, Wagering } from '../centre/types';
import { requireFreeRoundGames } from '../free-rounds/games';
import {
  bonusFixed,
  bonusRefused,
  budgetBelowGiven,
  codeTaken,
  codeUnknown,
  countBelowGiven,
} from './errors';
import { bonusFacts, countDeposits, toBonus } from './queries';
import { besideWorth, explain, failedOf } from './rules';
import type {
  Bonus,
  BonusContent,
  BonusEventName,
  BonusOccasion,
  BonusPeriod,
  BonusRule,
  BonusTrigger,
  Explanation,
} from './types';

const DAY_MS = 86_400_000;

const toColumns = ({ title, terms, rule, startsAt, endsAt, mostGrants, ...copy }: BonusContent) => ({
  ...copy,
  title: JSON.stringify(title),
  terms: JSON.stringify(terms),
  rule: JSON.stringify(rule),
  starts_at: startsAt,
  ends_at: endsAt,
  most_grants: mostGrants,
  changed_at: now(),
});

const orCodeTaken = (error: unknown): never => {
  throw (error as { constraint?: string }).constraint === 'bonus_code_idx' ? codeTaken() : error;
};

/**
 * Creates a bonus, unpublished. Returns its id. Throws INVALID_INPUT on `code` if another bonus has it, and on `rule.freeRounds.games` or
 * `rule.freeRounds.stake` for free rounds that cannot be granted.
 */
export async function createBonus(db: Db, content: BonusContent): Promise<bigint> {
  if (content.rule.freeRounds) await requireFreeRoundGames(db, content.rule.freeRounds);
  const row = await db
    .insertInto('rewards.bonus')
    .values(toColumns(content))
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orCodeTaken);
  return row.id;
}

/**
 * Changes a bonus that is still at `version` and withdraws it; what was given stays. Once it has given something, its trigger, period and payout
 * stay, and its budget and count are at least what was given. Returns its new version. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409,
 * INVALID_INPUT on `code`, `trigger`, `rule.period`, `rule.payout`, `budget` and `mostGrants`, and as createBonus.
 */
export async function updateBonus(
  tx: Tx,
  id: bigint,
  version: number,
  content: BonusContent,
): Promise<number> {
  const bonus = await lockBonus(tx, id);
  if (bonus.version !== version) throw changedMeanwhile();
  assertKeepsGiven(bonus, content);
  if (content.rule.freeRounds) await requireFreeRoundGames(tx, content.rule.freeRounds);
  await tx
    .updateTable('rewards.bonus')
    .set({ ...toColumns(content), published: false, version: version + 1 })
    .where('id', '=', id)
    .execute()
    .catch(orCodeTaken);
  return version + 1;
}

/** The same losses counted by day and then by week would be paid twice, and `granted` is in one unit. */
function assertKeepsGiven(bonus: Bonus, { trigger, rule, budget, mostGrants }: BonusContent): void {
  if (bonus.grants === 0) return;
  if (trigger !== bonus.trigger) throw bonusFixed('trigger');
  if (rule.period !== bonus.rule.period) throw bonusFixed('rule.period');
  if (rule.payout !== bonus.rule.payout) throw bonusFixed('rule.payout');
  if (budget !== null && budget < bonus.granted) throw budgetBelowGiven(bonus.granted);
  if (mostGrants !== null && mostGrants < bonus.grants) throw countBelowGiven(bonus.grants);
}

/**
 * Publishes or withdraws a bonus. What happened before it was published for the first time does not count. `operatorId` is who publishes it
 * without another operator; null: two do. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409.
 */
export async function publishBonus(
  db: Db,
  id: bigint,
  version: number,
  published: boolean,
  operatorId: bigint | null = null,
): Promise<number> {
  const row = await db
    .updateTable('rewards.bonus')
    .set((on) => ({
      published,
      version: on('version', '+', 1),
      changed_at: now(),
      counts_since: sql<Date>`coalesce(counts_since, ${now()}::timestamptz)`,
      ...(published && { published_by: operatorId, published_at: operatorId === null ? null : now() }),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? throwConflict(db, id);
}

async function throwConflict(db: Db, id: bigint): Promise<never> {
  const there = await db.selectFrom('rewards.bonus').select('id').where('id', '=', id).executeTakeFirst();
  throw there ? changedMeanwhile() : notFound();
}

/** What another room reports, such as a new rank; the job decides within a minute. `event` names it: the same name is decided once. */
export async function recordBonusEvent(
  tx: Tx,
  { name, event, memberId }: { name: BonusEventName; event: string; memberId: bigint },
): Promise<void> {
  await tx
    .insertInto('rewards.bonus_event')
    .values({ name, event, member_id: memberId, created_at: now() })
    .onConflict((on) => on.doNothing())
    .execute();
}

export interface Occurrence extends BonusOccasion {
  /** The unique name of what happened, for the bonus. */
  event: string;
  memberId: bigint;
  /** How `base` was summed, for a loss or a turnover. */
  summed?: { trigger: BonusTrigger; period: BonusPeriod };
}

/**
 * Decides on a bonus for what has happened, once for each event: offers the reward, or writes why it is refused. The bonus is locked, so that
 * its budget and counts are never exceeded. Returns undefined if the event was decided before, or if an operator has changed meanwhile what the
 * bonus sums. The caller notifies the member after the commit.
 */
export async function decideBonus(
  tx: Tx,
  bonusId: bigint,
  occurrence: Occurrence,
): Promise<Explanation | undefined> {
  const bonus = await lockBonus(tx, bonusId);
  const { event, summed } = occurrence;
  if (summed && (summed.trigger !== bonus.trigger || summed.period !== bonus.rule.period)) return undefined;
  const known = await tx
    .selectFrom('rewards.bonus_decision')
    .select('event')
    .where('bonus_id', '=', bonusId)
    .where('event', '=', event)
    .executeTakeFirst();
  if (known) return undefined;
  return decideLocked(tx, bonus, occurrence);
}

async function decideLocked(tx: Tx, bonus: Bonus, occurrence: Occurrence): Promise<Explanation> {
  const { event, memberId } = occurrence;
  const explanation = explain(bonus, await bonusFacts(tx, bonus, memberId), occurrence, siteCurrency());
  const rewardId = explanation.isGiven
    ? await offerBonus(tx, bonus, event, memberId, explanation.amount)
    : null;
  await tx
    .insertInto('rewards.bonus_decision')
    .values({
      bonus_id: bonus.id,
      event,
      member_id: memberId,
      amount: explanation.amount,
      failed: failedOf(explanation),
      reward_id: rewardId,
      created_at: now(),
    })
    .execute();
  return explanation;
}

async function lockBonus(tx: Tx, id: bigint): Promise<Bonus> {
  const row = await tx
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return toBonus(row);
}

/** The weights of a rule by what they are of: `game:17`, or a category. */
function weightsOf(given: BonusRule['wagering']['weights']): Partial<BonusWeights> {
  const entries = Object.entries(given);
  const ofGames = entries.filter(([code]) => code.startsWith('game:'));
  return {
    types: Object.fromEntries(entries.filter(([code]) => !code.startsWith('game:'))),
    games: Object.fromEntries(ofGames.map(([code, weight]) => [code.slice('game:'.length), weight])),
  };
}

/** The conditions of a rule's bonus money. */
const wageringOf = ({ wagering, payout }: BonusRule): Wagering =>
  payout === 'points'
    ? { multiple: '0' }
    : {
        multiple: wagering.multiple,
        weights: weightsOf(wagering.weights),
        ...(wagering.stakeCap !== '' && { stakeCap: wagering.stakeCap }),
        ...(wagering.days > 0 && { days: wagering.days }),
      };

/** The free rounds that a rule gives, with the vendor of their games. */
async function roundsOf(tx: Tx, { freeRounds }: BonusRule): Promise<RewardRounds | undefined> {
  if (!freeRounds) return undefined;
  const { games, rounds, stake, days, most } = freeRounds;
  const { vendor_code: vendor } = await tx
    .selectFrom('catalogue.game')
    .select('vendor_code')
    .where('node_id', '=', BigInt(games[0]!))
    .executeTakeFirstOrThrow();
  return { vendor, nodeIds: games, rounds, stake, days, ...(most !== '' && { most }) };
}

async function offerBonus(
  tx: Tx,
  bonus: Bonus,
  event: string,
  memberId: bigint,
  amount: Amount,
): Promise<bigint> {
  const { rule } = bonus;
  const freeRounds = await roundsOf(tx, rule);
  const offer = {
    key: `bonus:${bonus.id}:${event}`,
    memberId,
    kind: 'bonus',
    payout: { currency: rule.payout === 'points' ? POINTS_CURRENCY : siteCurrency(), amount },
    wagering: wageringOf(rule),
    expiresAt: rule.claimDays === 0 ? null : new Date(now().getTime() + rule.claimDays * DAY_MS),
    sourceId: bonus.id,
    params: titleParams(bonus.title),
  } as const;
  const isAlone = rule.payout === 'freeRounds';
  const { id } = await offerReward(tx, { ...offer, ...(isAlone && { freeRounds }) });
  const beside = besideWorth(rule);
  if (freeRounds && !isAlone)
    await offerReward(tx, {
      ...offer,
      key: `${offer.key}:rounds`,
      payout: { currency: siteCurrency(), amount: beside },
      freeRounds,
    });
  await tx
    .updateTable('rewards.bonus')
    .set((on) => ({ granted: on('granted', '+', amount + beside), grants: on('grants', '+', 1) }))
    .where('id', '=', bonus.id)
    .execute();
  return id;
}

/**
 * Enters a code. Returns what is given: a reward that waits in the reward centre. Throws INVALID_INPUT on `code` for an unknown one,
 * BONUS_REFUSED 409 with the first condition that fails, and then nothing is written.
 */
export async function enterCode(db: Db, memberId: bigint, code: string): Promise<Explanation> {
  const given = await inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('rewards.bonus')
      .select('id')
      .where('code', '=', code)
      .where('published', '=', true)
      .executeTakeFirst();
    if (!found) throw codeUnknown();
    const bonus = await lockBonus(tx, found.id);
    const { had } = await bonusFacts(tx, bonus, memberId);
    const explanation = await decideLocked(tx, bonus, {
      event: `code:${memberId}:${had + 1}`,
      memberId,
      base: ZERO,
      ordinal: 0,
    });
    if (!explanation.isGiven) throw bonusRefused(failedOf(explanation)[0]!);
    return explanation;
  });
  notifyBalanceChange([memberId]);
  return given;
}

export interface HandGiven {
  given: bigint[];
  refused: { memberId: bigint; failed: string[] }[];
}

/**
 * Gives a bonus to members by hand or from a list. The same request gives each of them once. Members are in the order of ids. A deposit, loss
 * or turnover does not exist then: only fixed amounts can be given.
 */
export async function giveBonus(
  tx: Tx,
  call: { bonusId: bigint; memberIds: readonly bigint[]; requestId: string },
): Promise<HandGiven> {
  const result: HandGiven = { given: [], refused: [] };
  for (const memberId of [...call.memberIds].sort((one, other) => (one < other ? -1 : 1))) {
    const explanation = await decideBonus(tx, call.bonusId, {
      event: `hand:${call.requestId}:${memberId}`,
      memberId,
      base: ZERO,
      ordinal: 0,
      // A birthday bonus is given by hand on the birthday alone.
      day: dayOf(now(), settlementZone()),
    });
    if (!explanation || explanation.isGiven) result.given.push(memberId);
    else result.refused.push({ memberId, failed: failedOf(explanation) });
  }
  return result;
}

/** What a member would get of a bonus for a deposit, loss or turnover of `base`, or on the next birthday, and why not. Nothing is
 * written. */
export async function explainBonus(
  db: Db,
  bonus: Bonus,
  memberId: bigint,
  base: Amount,
): Promise<Explanation> {
  const [facts, deposits] = await Promise.all([
    bonusFacts(db, bonus, memberId),
    bonus.trigger === 'deposit' ? countDeposits(db, memberId) : 0,
  ]);
  return explain(bonus, facts, { base, ordinal: deposits + 1 }, siteCurrency());
}
