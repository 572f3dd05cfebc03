import { z } from 'zod';
import { PICTURE_ID } from '../pictures/constants';
import { checkPeriod, languagesInput, linkInput, momentInput, textInput } from '../schema';
import { BANNER_GROUPS, LINKAGE_TYPES, MAX_ACTION, MAX_SUBTITLE, MAX_TITLE } from './constants';
import type { BannerCopy } from './types';

const percent = z.int('INVALID').min(0, 'INVALID').max(100, 'INVALID').default(50);

/** The fields of a banner from an operator. */
export const bannerCopy = {
  group: z.enum(BANNER_GROUPS, 'INVALID'),
  picture: z
    .string('INVALID')
    .regex(/^[a-z0-9.-]{1,64}$/, 'INVALID')
    .nullable()
    .meta({ examples: ['welcome', 'market.lantern.coin'] }),
  pictureId: z
    .string('INVALID')
    .regex(PICTURE_ID, 'INVALID')
    .nullable()
    .meta({ examples: [null] }),
  focusX: percent,
  focusY: percent,
  showsText: z.boolean('INVALID'),
  linkageType: z.enum(LINKAGE_TYPES, 'INVALID').nullable(),
  url: linkInput.nullable().meta({ examples: ['/rng'] }),
  languages: languagesInput,
  title: textInput(MAX_TITLE),
  subtitle: textInput(MAX_SUBTITLE).nullable(),
  action: textInput(MAX_ACTION).nullable(),
  published: z.boolean('INVALID'),
  /** Null: from now on. */
  startsAt: momentInput('2026-12-01T00:00:00.000Z'),
  endsAt: momentInput(null),
};

type Checked = Pick<BannerCopy, 'picture' | 'pictureId' | 'linkageType' | 'url' | 'startsAt' | 'endsAt'>;

/** The addresses that a kind of link may have; the same rule as content.banner. */
function isLinkOf(linkageType: BannerCopy['linkageType'], url: string | null): boolean {
  if (linkageType === null || linkageType === 'SERVICE') return url === null;
  if (url === null) return false;
  if (linkageType === 'EXTERNAL') return url.startsWith('https://');
  if (linkageType === 'PROMOTION') return /^\/promotions\/[a-z0-9-]+$/.test(url);
  if (linkageType === 'GAME') return /^\/game\/\d+$/.test(url);
  return url.startsWith('/');
}

/** Rules over several fields: one picture, an address that fits the kind of link, and an end after the start. */
export function checkBanner(banner: Checked, ctx: z.RefinementCtx): void {
  const wrong = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  if ((banner.picture === null) === (banner.pictureId === null)) wrong('picture', 'REQUIRED');
  if (!isLinkOf(banner.linkageType, banner.url)) wrong('url', banner.url === null ? 'REQUIRED' : 'LINK_KIND');
  checkPeriod(banner, ctx);
}

/** GET /wps/banners: the banners of a group. */
export const bannersQuery = z.object({
  group: z.enum(BANNER_GROUPS, 'INVALID'),
  language: z.string().max(8).optional(),
});
