import type { z } from 'zod';
import { inTransaction } from '@/lib/db/client';
import { createGood, publishGood, rewriteGood } from '@/lib/rewards/mall/commands';
import type { GoodCopy } from '@/lib/rewards/mall/types';
import { note } from '../audit/commands';
import type { publicationInput } from '../promotions/schema';
import type { OperatorContext } from '../types';
import type { goodInput, newGoodInput } from './schema';

/** Who writes, from where. The caller has checked `content.write`. */
type Writer = Pick<OperatorContext, 'db' | 'operator' | 'ip'>;

interface Saved {
  id: string;
  version: number;
}

/** What the audit log keeps of a good. */
const told = ({ title, points, quantity, available }: GoodCopy) => ({
  title: title.en,
  points,
  quantity,
  available,
});

/** Writes a good, unpublished, and who did. */
export const createGoodAsOperator = (
  { db, operator, ip }: Writer,
  copy: z.output<typeof newGoodInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const id = await createGood(tx, copy);
    const subject = `good:${id}`;
    await note(tx, { operatorId: operator.id, ip, action: 'good.write', subject, detail: told(copy) });
    return { id: String(id), version: 1 };
  });

/** Rewrites a good and writes down who did. Throws as `rewriteGood`. */
export const rewriteGoodAsOperator = (
  { db, operator, ip }: Writer,
  { id, version: seen, ...copy }: z.output<typeof goodInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const version = await rewriteGood(tx, id, seen, copy);
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: 'good.change',
      subject: `good:${id}`,
      detail: { ...told(copy), version },
    });
    return { id: String(id), version };
  });

/** Lays a good on the counter or takes it away, and writes down who did. Throws as `publishGood`. */
export const publishGoodAsOperator = (
  { db, operator, ip }: Writer,
  { id, version: seen, published }: z.output<typeof publicationInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const version = await publishGood(tx, id, seen, published);
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: published ? 'good.publish' : 'good.withdraw',
      subject: `good:${id}`,
      detail: { version },
    });
    return { id: String(id), version };
  });
