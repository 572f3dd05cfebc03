import type { Change, Saved } from '@/lib/content/history/commands';
import type { Author, ContentKind, ItemData } from '@/lib/content/history/types';
import type { Tx } from '@/lib/db/client';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import { auditChange, auditState, authorOf, forgetWorkingCopy } from './rules';

interface Commands<Copy> {
  create: (tx: Tx, copy: Copy, by: Author) => Promise<bigint>;
  update: (tx: Tx, change: Change, copy: Copy) => Promise<Saved>;
}

interface Read {
  id: bigint;
  version: number;
}

/**
 * The operations that every kind of content has, from the commands of lib/content: each writes the revision, deletes the
 * operator's working copy and appends the audit entry, in one database transaction. They throw as those commands.
 */
export function contentChanges<Copy extends object>(kind: ContentKind, commands: Commands<Copy>) {
  return {
    /** Creates an item. */
    create: (actor: Actor, copy: Copy): Promise<SavedVersion> =>
      auditedTransaction(actor, async (tx) => {
        const id = await commands.create(tx, copy, authorOf(actor));
        await forgetWorkingCopy(tx, actor, kind, undefined);
        return {
          outcome: { id: String(id), version: 1 },
          action: `${kind}.write`,
          subject: `${kind}:${id}`,
          detail: { after: auditState(copy) },
        };
      }),

    /** Updates, publishes or unpublishes an item, or with `revision` puts that earlier state back. */
    update: (actor: Actor, { id, version, ...copy }: Copy & Read, revision?: number): Promise<SavedVersion> =>
      auditedTransaction(actor, async (tx) => {
        const change = { id, version, by: authorOf(actor), isRestore: revision !== undefined };
        const saved = await commands.update(tx, change, copy as unknown as Copy);
        await forgetWorkingCopy(tx, actor, kind, id);
        return {
          outcome: { id: String(id), version: saved.version },
          action: `${kind}.${saved.action}`,
          subject: `${kind}:${id}`,
          detail: {
            version: saved.version,
            ...(revision !== undefined && { revision }),
            ...auditChange(saved.before, saved.after),
          },
        };
      }),
  };
}

/** Deletes an item, by the command of lib/content that returns its last state. */
export const removeContent = (
  actor: Actor,
  kind: ContentKind,
  id: bigint,
  remove: (tx: Tx, id: bigint, by: Author) => Promise<ItemData>,
): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const before = await remove(tx, id, authorOf(actor));
    await forgetWorkingCopy(tx, actor, kind, id);
    return {
      outcome: { id: String(id) },
      action: `${kind}.remove`,
      subject: `${kind}:${id}`,
      detail: { before: auditState(before) },
    };
  });
