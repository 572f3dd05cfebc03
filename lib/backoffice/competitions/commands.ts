import type { z } from 'zod';
import type { Tx } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import * as competitions from '@/lib/rewards/competitions/commands';
import { getCompetition } from '@/lib/rewards/competitions/queries';
import type { CompetitionContent } from '@/lib/rewards/competitions/types';
import { submit } from '../approvals/commands';
import { needsTwo, readThreshold, REWARD_THRESHOLD } from '../approvals/thresholds';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import { sumOfPrizes, publishCompetitionAction } from './publish';
import type * as schema from './schema';

// The routes check the permission `missions.write`.

const auditDetail = (content: CompetitionContent) => ({
  title: content.title.en,
  figure: content.figure,
  games: content.scope === 'all' ? 'all' : `${content.scope} ${content.code}`,
  minimum: formatDecimal(content.minimum),
  optIn: content.optIn,
  from: content.startsAt.toISOString(),
  until: content.endsAt.toISOString(),
  wagering: content.wagering,
  prizes: content.prizes.map(
    ({ first, last, reward, amount }) => `${first}-${last}: ${reward} ${formatDecimal(amount)}`,
  ),
});

/** Creates a competition, unpublished. */
export const createCompetition = (
  actor: Actor,
  content: z.output<typeof schema.newCompetitionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await competitions.createCompetition(tx, content);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'competition.write',
      subject: `competition:${id}`,
      detail: auditDetail(content),
    };
  });

/** Changes a competition; a published one that gives more than one operator may decide is withdrawn by it. Throws as updateCompetition of lib/rewards. */
export const updateCompetition = (
  actor: Actor,
  { id, version: previous, content }: z.output<typeof schema.competitionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const changed = await competitions.updateCompetition(tx, id, previous, content);
    const version = await withdrawAboveThreshold(tx, id, changed, content);
    return {
      outcome: { id: String(id), version },
      action: 'competition.change',
      subject: `competition:${id}`,
      detail: { ...auditDetail(content), version },
    };
  });

/** Publishes a leaderboard, or requests it if another operator must approve it; or withdraws it. Throws as publishCompetition of lib/rewards. */
export async function publishCompetition(
  actor: Actor,
  { id, version, published }: z.output<typeof schema.competitionPublication>,
): Promise<{ status: 'performed' | 'requested'; id?: string }> {
  if (published) {
    const found = await getCompetition(actor.db, id);
    const given = { competition: String(id), version, gives: formatDecimal(sumOfPrizes(found)) };
    const result = await submit(actor, publishCompetitionAction, given, found.title.en);
    return result.status === 'requested' ? result : { status: 'performed' };
  }
  await auditedTransaction(actor, async (tx) => ({
    outcome: await competitions.publishCompetition(tx, id, version, false),
    action: 'competition.withdraw',
    subject: `competition:${id}`,
    detail: { version },
  }));
  return { status: 'performed' };
}

/**
 * Withdraws a published leaderboard whose change gives more than one operator may decide: it is published anew by two. Returns the version.
 */
async function withdrawAboveThreshold(
  tx: Tx,
  id: bigint,
  version: number,
  content: CompetitionContent,
): Promise<number> {
  const { published } = await getCompetition(tx, id);
  if (!published || !needsTwo(await readThreshold(tx, REWARD_THRESHOLD), sumOfPrizes(content)))
    return version;
  return competitions.publishCompetition(tx, id, version, false);
}
