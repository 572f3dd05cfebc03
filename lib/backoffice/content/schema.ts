import { z } from 'zod';
import { announcementCopy } from '@/lib/content/announcements/schema';
import { articleCopy, checkArticle } from '@/lib/content/articles/schema';
import { bannerCopy, checkBanner } from '@/lib/content/banners/schema';
import { helpCopy } from '@/lib/content/help/schema';
import { CONTENT_KINDS } from '@/lib/content/history/constants';
import { checkPromotion, promotionCopy } from '@/lib/content/promotions/schema';
import { checkPeriod, versionInput } from '@/lib/content/schema';
import { isBannerDrawing } from '@/lib/catalogue/artwork/banner-drawing';
import { parsePoster } from '@/lib/catalogue/artwork/poster';
import { idInput } from '../schema';

/** The fields of a promotion; its picture must be one that the site can draw. */
const promotion = {
  ...promotionCopy,
  picture: promotionCopy.picture
    .refine((text) => parsePoster(text) !== undefined, 'INVALID')
    .meta({ examples: ['market.lantern.coin'] }),
};

/** The fields of a banner; a drawing must be one that the site can draw. */
const banner = {
  ...bannerCopy,
  picture: bannerCopy.picture
    .refine((text) => text === null || isBannerDrawing(text), 'INVALID')
    .meta({ examples: ['welcome', 'market.lantern.coin'] }),
};

/** What a change names beside the fields: the item, and the version that the operator has read. */
const change = { ...idInput.shape, version: versionInput };

/** A new item of each kind. */
export const newItem = {
  announcement: z.object(announcementCopy).superRefine(checkPeriod),
  article: z.object(articleCopy).superRefine(checkArticle),
  banner: z.object(banner).superRefine(checkBanner),
  help: z.object(helpCopy).superRefine(checkPeriod),
  promotion: z.object(promotion).superRefine(checkPromotion),
};

/** A changed item of each kind. */
export const changedItem = {
  announcement: z.object({ ...announcementCopy, ...change }).superRefine(checkPeriod),
  article: z.object({ ...articleCopy, ...change }).superRefine(checkArticle),
  banner: z.object({ ...banner, ...change }).superRefine(checkBanner),
  help: z.object({ ...helpCopy, ...change }).superRefine(checkPeriod),
  promotion: z.object({ ...promotion, ...change }).superRefine(checkPromotion),
};

const kind = z.enum(CONTENT_KINDS, 'INVALID');

/** A state of the history to put back, and the version that the operator has read. */
export const restoreInput = z.object({
  kind,
  ...idInput.shape,
  /** The state to put back. */
  revision: versionInput,
  version: versionInput,
});

const place = { kind, itemId: idInput.shape.id.nullable().default(null) };

/** What an operator has typed; checked only when it is saved. */
export const workingCopyInput = z.object({
  ...place,
  version: versionInput.nullable().default(null),
  data: z
    .record(z.string().max(64), z.unknown(), 'REQUIRED')
    .refine((data) => JSON.stringify(data).length <= 900_000, 'TEXT_TOO_LONG')
    .meta({ examples: [{ title: { en: 'By lantern light' } }] }),
});
export const discardInput = z.object(place);

export const savedOutput = z.object({ id: z.string(), version: z.number() });
export const workingCopyOutput = z.object({ id: z.string(), savedAt: z.string() });
export const doneOutput = z.object({ done: z.boolean() });

export const pictureOutput = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
});
export const picturesOutput = z.object({ list: z.array(pictureOutput) });
