import type { z } from 'zod';
import { createTopic, publishTopic, rewriteTopic } from '@/lib/content/help/commands';
import type { HelpCopy } from '@/lib/content/help/types';
import { inTransaction } from '@/lib/db/client';
import { note } from '../audit/commands';
import type { publicationInput } from '../promotions/schema';
import type { OperatorContext } from '../types';
import type { newTopicInput, topicInput } from './schema';

/** Who writes, from where. The caller has checked `content.write`. */
type Writer = Pick<OperatorContext, 'db' | 'operator' | 'ip'>;

interface Saved {
  id: string;
  version: number;
}

/** What the audit log keeps of a topic: where it is, and how long it is in each language. */
const told = ({ slug, title, body, position }: HelpCopy) => ({
  slug,
  title: title.en,
  position,
  characters: Object.fromEntries(Object.entries(body).map(([locale, html]) => [locale, html.length])),
});

/** Writes a topic, unpublished, and who did. Throws as `createTopic`. */
export const createTopicAsOperator = (
  { db, operator, ip }: Writer,
  copy: z.output<typeof newTopicInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const id = await createTopic(tx, copy);
    const subject = `help:${id}`;
    await note(tx, { operatorId: operator.id, ip, action: 'help.write', subject, detail: told(copy) });
    return { id: String(id), version: 1 };
  });

/** Rewrites a topic and writes down who did. Throws as `rewriteTopic`. */
export const rewriteTopicAsOperator = (
  { db, operator, ip }: Writer,
  { id, version: seen, ...copy }: z.output<typeof topicInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const { slug, version } = await rewriteTopic(tx, id, seen, copy);
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: 'help.change',
      subject: `help:${id}`,
      detail: { ...told({ ...copy, slug }), version },
    });
    return { id: String(id), version };
  });

/** Shows a topic or takes it back, and writes down who did. Throws as `publishTopic`. */
export const publishTopicAsOperator = (
  { db, operator, ip }: Writer,
  { id, version: seen, published }: z.output<typeof publicationInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const { slug, version } = await publishTopic(tx, id, seen, published);
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: published ? 'help.publish' : 'help.withdraw',
      subject: `help:${id}`,
      detail: { slug, version },
    });
    return { id: String(id), version };
  });
