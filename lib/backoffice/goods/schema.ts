import { z } from 'zod';
import { keepsakeOf } from '@/lib/catalogue/artwork/keepsake';
import { checkGood, goodCopy } from '@/lib/rewards/mall/schema';
import { idInput } from '../schema';

/** A good whose picture we can draw. */
const copy = {
  ...goodCopy,
  picture: goodCopy.picture
    .refine((text) => keepsakeOf(text) !== undefined, 'INVALID')
    .meta({ examples: ['jade.teapot'] }),
};

export const newGoodInput = z.object(copy).superRefine(checkGood);
export const goodInput = z
  .object({ ...copy, ...idInput.shape, version: z.int('INVALID').min(1, 'INVALID') })
  .superRefine(checkGood);
