import { z } from 'zod';
import { parseGoodPicture } from '@/lib/catalogue/artwork/good-picture';
import { checkGoodWorth, goodContentShape } from '@/lib/rewards/mall/schema';
import { idInput } from '../schema';

/** Input of a good; its picture must be one that the site can draw. */
const copy = {
  ...goodContentShape,
  picture: goodContentShape.picture
    .refine((text) => parseGoodPicture(text) !== undefined, 'INVALID')
    .meta({ examples: ['jade.teapot'] }),
};

export const newGoodInput = z.object(copy).superRefine(checkGoodWorth);
export const goodInput = z
  .object({ ...copy, ...idInput.shape, version: z.int('INVALID').min(1, 'INVALID') })
  .superRefine(checkGoodWorth);
