import type { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import * as competitions from '@/lib/rewards/competitions/commands';
import { getCompetition } from '@/lib/rewards/competitions/queries';
import type { CompetitionContent } from '@/lib/rewards/competitions/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import { changePublication, withdrawUnlessAlone, type Publication } from '../publications/commands';
import type { publicationInput } from '../publications/schema';
import { publishedCompetition } from './publish';
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
    const before = await getCompetition(tx, id);
    await competitions.updateCompetition(tx, id, previous, content);
    const version = await withdrawUnlessAlone(tx, actor, publishedCompetition, before);
    return {
      outcome: { id: String(id), version },
      action: 'competition.change',
      subject: `competition:${id}`,
      detail: { ...auditDetail(content), version },
    };
  });

/** Publishes a leaderboard, or requests it if another operator must approve it; or withdraws it. Throws as changePublication. */
export const publishCompetition = (
  actor: Actor,
  given: z.output<typeof publicationInput>,
): Promise<Publication> => changePublication(actor, publishedCompetition, given);
