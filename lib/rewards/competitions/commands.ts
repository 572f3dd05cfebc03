import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { changedMeanwhile } from '@/lib/content/errors';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { offerReward } from '../centre/commands';
import { titleParams } from '../centre/rules';
import { requireMayReceiveOffers } from '../standing';
import { competitionOver, competitionStarted, startsInPast } from './errors';
import { getCompetition } from './queries';
import { lastPlace, prizeOf, settlesAt, stateAt } from './rules';
import type { Competition, CompetitionContent } from './types';

const DAY = 86_400_000;

const toColumns = (content: CompetitionContent) => ({
  title: JSON.stringify(content.title),
  summary: JSON.stringify(content.summary),
  figure: content.figure,
  scope: content.scope,
  code: content.code,
  minimum: content.minimum,
  opt_in: content.optIn,
  starts_at: content.startsAt,
  ends_at: content.endsAt,
  wait_minutes: content.waitMinutes,
  claim_days: content.claimDays,
  wagering: content.wagering,
  changed_at: now(),
});

async function setPrizes(tx: Tx, id: bigint, prizes: CompetitionContent['prizes']): Promise<void> {
  await tx.deleteFrom('rewards.competition_prize').where('competition_id', '=', id).execute();
  if (prizes.length === 0) return;
  await tx
    .insertInto('rewards.competition_prize')
    .values(
      prizes.map(({ first, last, ...prize }) => ({
        ...prize,
        competition_id: id,
        first_place: first,
        last_place: last,
      })),
    )
    .execute();
}

/** Creates a competition, unpublished. Returns its id. */
export async function createCompetition(tx: Tx, content: CompetitionContent): Promise<bigint> {
  const { id } = await tx
    .insertInto('rewards.competition')
    .values(toColumns(content))
    .returning('id')
    .executeTakeFirstOrThrow();
  await setPrizes(tx, id, content.prizes);
  return id;
}

async function lock(tx: Tx, id: bigint, version: number): Promise<Competition> {
  await sql`SELECT FROM rewards.competition c WHERE c.id = ${id} FOR UPDATE`.execute(tx);
  const found = await getCompetition(tx, id);
  if (found.version !== version) throw changedMeanwhile();
  return found;
}

/**
 * Changes a competition that is still at `version`; a published one only before it starts, so that its rules hold. Returns the new version.
 * Throws NOT_FOUND 404, CHANGED_MEANWHILE 409, COMPETITION_STARTED 409.
 */
export async function updateCompetition(
  tx: Tx,
  id: bigint,
  version: number,
  content: CompetitionContent,
): Promise<number> {
  const found = await lock(tx, id, version);
  if (found.published && found.startsAt <= now()) throw competitionStarted();
  if (found.published && content.startsAt <= now()) throw startsInPast();
  await tx
    .updateTable('rewards.competition')
    .set({ ...toColumns(content), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await setPrizes(tx, id, content.prizes);
  return version + 1;
}

/**
 * Publishes a competition before it starts, because rounds are counted as they are settled; or withdraws one that is not settled, which then
 * gives no prizes. Returns the new version. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409, COMPETITION_OVER 409, INVALID_INPUT on `startsAt`.
 */
export async function publishCompetition(
  tx: Tx,
  id: bigint,
  version: number,
  published: boolean,
): Promise<number> {
  const found = await lock(tx, id, version);
  if (found.settledAt !== null) throw competitionOver();
  if (published && found.startsAt <= now()) throw startsInPast();
  await tx
    .updateTable('rewards.competition')
    .set({ published, version: version + 1, changed_at: now() })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/**
 * Joins a competition; its rounds count from now on. A second call changes nothing. Throws NOT_FOUND 404, COMPETITION_OVER 409 and the errors of
 * requireMayReceiveOffers.
 */
export async function joinCompetition(db: Db, memberId: bigint, id: bigint): Promise<void> {
  await inTransaction(db, async (tx) => {
    await requireMayReceiveOffers(tx, memberId);
    const found = await getCompetition(tx, id);
    if (!found.published || !found.optIn) throw notFound();
    const state = stateAt(found, now());
    if (state === 'waiting' || state === 'settled') throw competitionOver();
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('rewards.competition_entry')
      .values({ competition_id: id, member_id: memberId, joined_at: now() })
      .onConflict((on) => on.columns(['competition_id', 'member_id']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await tx
      .updateTable('rewards.competition')
      .set((on) => ({ entries: on('entries', '+', 1) }))
      .where('id', '=', id)
      .execute();
  });
}

/**
 * Gives the prizes of a competition, once: the standing becomes the result, and each place with a prize gets a reward. A member who may receive
 * no offers keeps the place without a prize. Two runs at once wait for each other. Returns whether this call settled it.
 */
export async function settleCompetition(db: Db, id: bigint): Promise<boolean> {
  const winners = await inTransaction(db, async (tx) => {
    await sql`SELECT FROM rewards.competition c WHERE c.id = ${id} FOR UPDATE`.execute(tx);
    const found = await getCompetition(tx, id);
    const at = now();
    if (!found.published || found.settledAt !== null || settlesAt(found) > at) return undefined;
    const { rows } = await sql<{ memberId: bigint; figure: bigint }>`
      SELECT e.member_id AS "memberId", e.figure FROM rewards.competition_entry e
       WHERE e.competition_id = ${id} AND e.figure > 0 AND e.figure >= ${found.minimum}
       ORDER BY e.figure DESC, e.reached_at, e.member_id LIMIT ${lastPlace(found.prizes)}`.execute(tx);
    for (const [index, { memberId, figure }] of rows.entries())
      await tx
        .insertInto('rewards.competition_result')
        .values({
          competition_id: id,
          place: index + 1,
          member_id: memberId,
          figure,
          reward_id: await givePrize(tx, found, memberId, index + 1, at),
        })
        .execute();
    await tx.updateTable('rewards.competition').set({ settled_at: at }).where('id', '=', id).execute();
    return rows.map(({ memberId }) => memberId);
  });
  if (winners && winners.length > 0) notifyBalanceChange(winners);
  return winners !== undefined;
}

/** Prizes of money are in the site's currency: a member with another one keeps the place without a prize. */
async function hasSiteCurrency(tx: Tx, memberId: bigint): Promise<boolean> {
  const { currency } = await tx
    .selectFrom('identity.member')
    .select('currency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return currency === siteCurrency();
}

async function givePrize(
  tx: Tx,
  { id, prizes, title, claimDays, wagering }: Competition,
  memberId: bigint,
  place: number,
  at: Date,
): Promise<bigint | null> {
  const prize = prizeOf(prizes, place);
  if (!prize) return null;
  if (prize.reward === 'money' && !(await hasSiteCurrency(tx, memberId))) return null;
  try {
    const offered = await offerReward(tx, {
      key: `leaderboard:${id}:${memberId}`,
      memberId,
      kind: 'leaderboard',
      sourceId: id,
      payout: {
        currency: prize.reward === 'points' ? POINTS_CURRENCY : siteCurrency(),
        amount: prize.amount as Amount,
      },
      ...(prize.reward === 'money' && { wagering: { multiple: wagering } }),
      expiresAt: new Date(at.getTime() + claimDays * DAY),
      params: { ...titleParams(title), place: String(place) },
    });
    return offered.id;
  } catch (error) {
    // Blocked or excluded meanwhile.
    if (error instanceof AppError) return null;
    throw error;
  }
}
