import type { z } from 'zod';
import { createPromotion, publishPromotion, rewritePromotion } from '@/lib/content/promotions/commands';
import { promotionDraft } from '@/lib/content/promotions/queries';
import type { PromotionCopy } from '@/lib/content/promotions/types';
import { inTransaction } from '@/lib/db/client';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';
import type { newPromotionInput, promotionInput, publicationInput } from './schema';

/** Who writes, from where. The caller has checked `content.write`. */
type Writer = Pick<OperatorContext, 'db' | 'operator' | 'ip'>;

interface Saved {
  id: string;
  version: number;
}

/** What the audit log keeps of a promotion: what it is and when, and how long its terms are in each language. */
const told = (copy: PromotionCopy) => ({
  slug: copy.slug,
  title: copy.title.en,
  types: copy.types,
  startsAt: copy.startsAt?.toISOString() ?? null,
  endsAt: copy.endsAt?.toISOString() ?? null,
  actionUrl: copy.actionUrl,
  characters: Object.fromEntries(Object.entries(copy.body).map(([locale, html]) => [locale, html.length])),
});

/** Writes a promotion, unpublished, and who did. Throws as `createPromotion`. */
export const createAsOperator = (
  { db, operator, ip }: Writer,
  copy: z.output<typeof newPromotionInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const id = await createPromotion(tx, copy);
    const subject = `promotion:${id}`;
    await note(tx, { operatorId: operator.id, ip, action: 'promotion.write', subject, detail: told(copy) });
    return { id: String(id), version: 1 };
  });

/** Rewrites a promotion and writes down who did. Throws as `rewritePromotion`. */
export const rewriteAsOperator = (
  { db, operator, ip }: Writer,
  { id, version: seen, ...copy }: z.output<typeof promotionInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const version = await rewritePromotion(tx, id, seen, copy);
    const { slug } = await promotionDraft(tx, id);
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: 'promotion.change',
      subject: `promotion:${id}`,
      detail: { ...told({ ...copy, slug }), version },
    });
    return { id: String(id), version };
  });

/** Shows a promotion or takes it back, and writes down who did. Throws as `publishPromotion`. */
export const publishAsOperator = (
  { db, operator, ip }: Writer,
  { id, version: seen, published }: z.output<typeof publicationInput>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const version = await publishPromotion(tx, id, seen, published);
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: published ? 'promotion.publish' : 'promotion.withdraw',
      subject: `promotion:${id}`,
      detail: { version },
    });
    return { id: String(id), version };
  });
