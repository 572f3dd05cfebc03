import type { z } from 'zod';
import * as promotions from '@/lib/content/promotions/commands';
import { promotionDraft } from '@/lib/content/promotions/queries';
import type { PromotionCopy } from '@/lib/content/promotions/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import type { newPromotionInput, promotionInput, publicationInput } from './schema';

// The routes check the permission `content.write`.

/** The audit detail of a promotion: its facts, and the length of its terms in each language. */
const auditDetail = (copy: PromotionCopy) => ({
  slug: copy.slug,
  title: copy.title.en,
  types: copy.types,
  startsAt: copy.startsAt?.toISOString() ?? null,
  endsAt: copy.endsAt?.toISOString() ?? null,
  actionUrl: copy.actionUrl,
  characters: Object.fromEntries(Object.entries(copy.body).map(([locale, html]) => [locale, html.length])),
});

/** Creates a promotion, unpublished. Throws as createPromotion of lib/content. */
export const createPromotion = (
  actor: Actor,
  copy: z.output<typeof newPromotionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await promotions.createPromotion(tx, copy);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'promotion.write',
      subject: `promotion:${id}`,
      detail: auditDetail(copy),
    };
  });

/** Updates a promotion. Throws as updatePromotion of lib/content. */
export const updatePromotion = (
  actor: Actor,
  { id, version: previous, ...copy }: z.output<typeof promotionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await promotions.updatePromotion(tx, id, previous, copy);
    const { slug } = await promotionDraft(tx, id);
    return {
      outcome: { id: String(id), version },
      action: 'promotion.change',
      subject: `promotion:${id}`,
      detail: { ...auditDetail({ ...copy, slug }), version },
    };
  });

/** Publishes or unpublishes a promotion. Throws as publishPromotion of lib/content. */
export const publishPromotion = (
  actor: Actor,
  { id, version: previous, published }: z.output<typeof publicationInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await promotions.publishPromotion(tx, id, previous, published);
    return {
      outcome: { id: String(id), version },
      action: published ? 'promotion.publish' : 'promotion.withdraw',
      subject: `promotion:${id}`,
      detail: { version },
    };
  });
