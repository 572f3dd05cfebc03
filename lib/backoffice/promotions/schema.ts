import { z } from 'zod';
import { posterOf } from '@/lib/catalogue/artwork/poster';
import { checkPromotion, promotionCopy } from '@/lib/content/promotions/schema';
import { idInput } from '../schema';

/** A promotion whose picture we can draw. */
const copy = {
  ...promotionCopy,
  picture: promotionCopy.picture
    .refine((text) => posterOf(text) !== undefined, 'INVALID')
    .meta({ examples: ['market.lantern.coin'] }),
};

/** The version that the operator had before them. */
const version = z.int('INVALID').min(1, 'INVALID');

export const newPromotionInput = z.object(copy).superRefine(checkPromotion);
export const promotionInput = z.object({ ...copy, ...idInput.shape, version }).superRefine(checkPromotion);
export const publicationInput = z.object({ ...idInput.shape, version, published: z.boolean('INVALID') });
export const savedOutput = z.object({ id: z.string(), version: z.number() });
