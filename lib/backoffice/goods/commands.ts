import type { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import * as mall from '@/lib/rewards/mall/commands';
import type { GoodContent } from '@/lib/rewards/mall/types';
import { auditedTransaction } from '../audit/commands';
import type { publicationInput } from '../publications/schema';
import type { Actor, SavedVersion } from '../types';
import type { goodInput, newGoodInput } from './schema';

// The routes check the permission `content.write`.

const auditDetail = ({ title, kind, points, price, worth, quantity, perMember, groupId }: GoodContent) => ({
  title: title.en,
  kind,
  points,
  price: formatDecimal(price),
  worth: formatDecimal(worth),
  quantity,
  perMember,
  group: groupId === null ? null : String(groupId),
});

/** Creates a good, unpublished. */
export const createGood = (actor: Actor, copy: z.output<typeof newGoodInput>): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await mall.createGood(tx, copy);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'good.write',
      subject: `good:${id}`,
      detail: auditDetail(copy),
    };
  });

/** Updates a good. Throws as updateGood of lib/rewards. */
export const updateGood = (
  actor: Actor,
  { id, version: previous, ...copy }: z.output<typeof goodInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await mall.updateGood(tx, id, previous, copy);
    return {
      outcome: { id: String(id), version },
      action: 'good.change',
      subject: `good:${id}`,
      detail: { ...auditDetail(copy), version },
    };
  });

/** Publishes or unpublishes a good. Throws as publishGood of lib/rewards. */
export const publishGood = (
  actor: Actor,
  { id, version: previous, published }: z.output<typeof publicationInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await mall.publishGood(tx, id, previous, published);
    return {
      outcome: { id: String(id), version },
      action: published ? 'good.publish' : 'good.withdraw',
      subject: `good:${id}`,
      detail: { version },
    };
  });
