import type { z } from 'zod';
import type { Tx } from '@/lib/db/client';
import { decidesAlone, submit } from '../approvals/commands';
import type { Submitted } from '../approvals/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { requestOf, type Item, type Published } from './action';
import type { publicationInput } from './schema';

/** What the form is told: whether it was published or withdrawn, or waits for another operator. */
export interface Publication {
  status: 'performed' | 'requested';
  id?: string;
}

/** Publishes an item by `submitted`, or withdraws it with the audit action `<noun>.withdraw`. Throws as these. */
export async function publishOrWithdraw(
  actor: Actor,
  { id, version, published }: z.output<typeof publicationInput>,
  by: {
    noun: string;
    submit: () => Promise<Submitted<unknown>>;
    publish: Published<never>['publish'];
  },
): Promise<Publication> {
  if (published) {
    const result = await by.submit();
    return result.status === 'requested' ? result : { status: 'performed' };
  }
  await auditedTransaction(actor, async (tx) => ({
    outcome: await by.publish(tx, id, version, false),
    action: `${by.noun}.withdraw`,
    subject: `${by.noun}:${id}`,
    detail: { version },
  }));
  return { status: 'performed' };
}

/** Publishes an item, or requests it if another operator must approve it; or withdraws it. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409, and as submit. */
export const changePublication = <Kind extends Item>(
  actor: Actor,
  kind: Published<Kind>,
  given: z.output<typeof publicationInput>,
): Promise<Publication> =>
  publishOrWithdraw(actor, given, {
    noun: kind.noun,
    publish: kind.publish,
    submit: async () => {
      const item = await kind.get(actor.db, given.id);
      const request = { ...requestOf(kind, item), version: given.version };
      return submit(actor, kind.action, request, item.title.en ?? '-');
    },
  });

/**
 * Withdraws a published item whose change gives more than one operator may decide: it is published anew by two. `before` is what it was before the
 * change. Returns its version.
 */
export async function withdrawUnlessAlone<Kind extends Item>(
  tx: Tx,
  actor: Actor,
  kind: Published<Kind>,
  before: Kind,
): Promise<number> {
  const item = await kind.get(tx, before.id);
  if (!item.published) return item.version;
  const isRaised = kind.givenBy(item) > kind.givenBy(before);
  const alone = await decidesAlone(tx, actor, kind.action, requestOf(kind, item), item, isRaised);
  return alone ? item.version : kind.publish(tx, item.id, item.version, false);
}
