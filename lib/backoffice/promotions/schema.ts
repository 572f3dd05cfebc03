import { z } from 'zod';
import { parsePoster } from '@/lib/catalogue/artwork/poster';
import { checkPromotion, promotionCopy } from '@/lib/content/promotions/schema';
import { idInput } from '../schema';

/** Input of a promotion; its picture must be one that the site can draw. */
const copy = {
  ...promotionCopy,
  picture: promotionCopy.picture
    .refine((text) => parsePoster(text) !== undefined, 'INVALID')
    .meta({ examples: ['market.lantern.coin'] }),
};

/** Input of a publication, with the version that the operator has read. */
const version = z.int('INVALID').min(1, 'INVALID');

export const newPromotionInput = z.object(copy).superRefine(checkPromotion);
export const promotionInput = z.object({ ...copy, ...idInput.shape, version }).superRefine(checkPromotion);
export const publicationInput = z.object({ ...idInput.shape, version, published: z.boolean('INVALID') });
export const savedOutput = z.object({ id: z.string(), version: z.number() });
