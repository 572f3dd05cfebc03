import type { z } from 'zod';
import * as help from '@/lib/content/help/commands';
import type { HelpCopy } from '@/lib/content/help/types';
import { auditedTransaction } from '../audit/commands';
import type { publicationInput } from '../promotions/schema';
import type { Actor, SavedVersion } from '../types';
import type { newTopicInput, topicInput } from './schema';

// The routes check the permission `content.write`.

/** The audit detail of a topic: its position, and its length in each language. */
const auditDetail = ({ slug, title, body, position }: HelpCopy) => ({
  slug,
  title: title.en,
  position,
  characters: Object.fromEntries(Object.entries(body).map(([locale, html]) => [locale, html.length])),
});

/** Creates a topic, unpublished. Throws as createTopic of lib/content. */
export const createTopic = (actor: Actor, copy: z.output<typeof newTopicInput>): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await help.createTopic(tx, copy);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'help.write',
      subject: `help:${id}`,
      detail: auditDetail(copy),
    };
  });

/** Updates a topic. Throws as updateTopic of lib/content. */
export const updateTopic = (
  actor: Actor,
  { id, version: previous, ...copy }: z.output<typeof topicInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { slug, version } = await help.updateTopic(tx, id, previous, copy);
    return {
      outcome: { id: String(id), version },
      action: 'help.change',
      subject: `help:${id}`,
      detail: { ...auditDetail({ ...copy, slug }), version },
    };
  });

/** Publishes or unpublishes a topic. Throws as publishTopic of lib/content. */
export const publishTopic = (
  actor: Actor,
  { id, version: previous, published }: z.output<typeof publicationInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { slug, version } = await help.publishTopic(tx, id, previous, published);
    return {
      outcome: { id: String(id), version },
      action: published ? 'help.publish' : 'help.withdraw',
      subject: `help:${id}`,
      detail: { slug, version },
    };
  });
