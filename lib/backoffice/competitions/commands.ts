import type { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import * as competitions from '@/lib/rewards/competitions/commands';
import type { CompetitionContent } from '@/lib/rewards/competitions/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
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

/** Changes a competition. Throws as updateCompetition of lib/rewards. */
export const updateCompetition = (
  actor: Actor,
  { id, version: previous, content }: z.output<typeof schema.competitionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await competitions.updateCompetition(tx, id, previous, content);
    return {
      outcome: { id: String(id), version },
      action: 'competition.change',
      subject: `competition:${id}`,
      detail: { ...auditDetail(content), version },
    };
  });

/** Publishes or withdraws a competition. Throws as publishCompetition of lib/rewards. */
export const publishCompetition = (
  actor: Actor,
  { id, version: previous, published }: z.output<typeof schema.competitionPublication>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await competitions.publishCompetition(tx, id, previous, published);
    return {
      outcome: { id: String(id), version },
      action: published ? 'competition.publish' : 'competition.withdraw',
      subject: `competition:${id}`,
      detail: { version },
    };
  });
