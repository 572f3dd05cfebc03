import { createCanned, deleteCanned, updateCanned } from '@/lib/inbox/canned/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';

// The routes check the permission `chat.answer`.

interface Content {
  title: string;
  texts: object;
}

/** Stores a prepared answer. Throws as createCanned of lib/inbox. */
export const addCanned = (actor: Actor, content: Content): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await createCanned(tx, content);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'canned.write',
      subject: `canned:${id}`,
      detail: { ...content },
    };
  });

/** Changes a prepared answer. Throws what updateCanned of lib/inbox throws. */
export const changeCanned = (
  actor: Actor,
  { id, version, ...content }: Content & { id: bigint; version: number },
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { title, texts } = await updateCanned(tx, id, version, content);
    return {
      outcome: { id: String(id), version: version + 1 },
      action: 'canned.change',
      subject: `canned:${id}`,
      detail: { before: { title, texts }, after: content },
    };
  });

/** Deletes a prepared answer. Throws NOT_FOUND 404. */
export const removeCanned = (actor: Actor, id: bigint): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const { title, texts } = await deleteCanned(tx, id);
    return {
      outcome: { id: String(id) },
      action: 'canned.remove',
      subject: `canned:${id}`,
      detail: { title, texts },
    };
  });
