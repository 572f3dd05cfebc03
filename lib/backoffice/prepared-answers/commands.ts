import {
  createPreparedAnswer,
  deletePreparedAnswer,
  updatePreparedAnswer,
} from '@/lib/inbox/prepared-answers/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';

// The routes check the permission `chat.answer`.

interface Content {
  title: string;
  texts: object;
}

/** Stores a prepared answer. Throws as createPreparedAnswer of lib/inbox. */
export const addPreparedAnswer = (actor: Actor, content: Content): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await createPreparedAnswer(tx, content);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'preparedAnswer.create',
      subject: `preparedAnswer:${id}`,
      detail: { ...content },
    };
  });

/** Changes a prepared answer. Throws what updatePreparedAnswer of lib/inbox throws. */
export const changePreparedAnswer = (
  actor: Actor,
  { id, version, ...content }: Content & { id: bigint; version: number },
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { title, texts } = await updatePreparedAnswer(tx, id, version, content);
    return {
      outcome: { id: String(id), version: version + 1 },
      action: 'preparedAnswer.change',
      subject: `preparedAnswer:${id}`,
      detail: { before: { title, texts }, after: content },
    };
  });

/** Deletes a prepared answer. Throws NOT_FOUND 404. */
export const removePreparedAnswer = (actor: Actor, id: bigint): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const { title, texts } = await deletePreparedAnswer(tx, id);
    return {
      outcome: { id: String(id) },
      action: 'preparedAnswer.remove',
      subject: `preparedAnswer:${id}`,
      detail: { title, texts },
    };
  });
