import { isBannerDrawing } from '@/lib/catalogue/artwork/banner-drawing';
import { parsePoster } from '@/lib/catalogue/artwork/poster';
import { ARTICLE_KINDS } from '@/lib/content/articles/constants';
import type { Article } from '@/lib/content/articles/types';
import { BANNER_GROUPS, LINKAGE_TYPES, type BannerGroup } from '@/lib/content/banners/constants';
import { cropsOf } from '@/lib/content/banners/queries';
import type { Banner } from '@/lib/content/banners/types';
import type { HelpTopic } from '@/lib/content/help/types';
import type { ItemData } from '@/lib/content/history/types';
import { cleanHtml } from '@/lib/content/html';
import { makeCrops } from '@/lib/content/pictures/commands';
import { PICTURE_ID } from '@/lib/content/pictures/constants';
import { PROMOTION_TYPES } from '@/lib/content/promotions/constants';
import { statusAt } from '@/lib/content/promotions/rules';
import type { PromotionPage } from '@/lib/content/promotions/types';
import { linkInput } from '@/lib/content/schema';
import type { Announcement } from '@/lib/content/types';
import { ANNOUNCEMENT_TYPES } from '@/lib/content/announcements/constants';
import type { Db } from '@/lib/db/client';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';

/*
 * What is typed, as the site's pages take it. A working copy is not checked, so every field may be missing or wrong; HTML is
 * cleaned as it is for readers.
 */

type Text = Readonly<Record<string, unknown>>;
const textOf = (data: ItemData, name: string): Text =>
  typeof data[name] === 'object' && data[name] !== null ? (data[name] as Text) : {};

/** A text in a language, else in English, else ''. */
function words(data: ItemData, name: string, locale: LocaleCode): string {
  const text = textOf(data, name);
  const given = [text[locale], text.en].find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof given === 'string' ? given : '';
}

const html = (data: ItemData, name: string, locale: LocaleCode) => cleanHtml(words(data, name, locale));

const languagesOf = (data: ItemData, name: string): LocaleCode[] =>
  LOCALE_CODES.filter(
    (code) => typeof textOf(data, name)[code] === 'string' && textOf(data, name)[code] !== '',
  );

function moment(value: unknown): Date | null {
  const at = typeof value === 'string' ? new Date(value) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

const link = (value: unknown): string | null => linkInput.safeParse(value).data ?? null;
const percent = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : 50;

export function previewArticle(data: ItemData, locale: LocaleCode): Article {
  return {
    kind: oneOf(ARTICLE_KINDS, data.kind) ?? 'blog',
    slug: typeof data.slug === 'string' && data.slug !== '' ? data.slug : 'preview',
    title: words(data, 'title', locale),
    summary: words(data, 'summary', locale),
    body: html(data, 'body', locale),
    publishedAt: moment(data.publishedAt) ?? now(),
    changedAt: now(),
    locales: languagesOf(data, 'body'),
  };
}

export function previewPromotion(data: ItemData, locale: LocaleCode): PromotionPage {
  const period = { startsAt: moment(data.startsAt), endsAt: moment(data.endsAt) };
  const types = Array.isArray(data.types) ? data.types : [];
  const picture = typeof data.picture === 'string' && parsePoster(data.picture) ? data.picture : undefined;
  const action = words(data, 'action', locale);
  const url = link(data.actionUrl);
  return {
    // No promotion has this number.
    id: 0n,
    slug: 'preview',
    types: PROMOTION_TYPES.filter((type) => types.includes(type)),
    picture: picture ?? 'market.lantern.coin',
    title: words(data, 'title', locale),
    summary: words(data, 'summary', locale),
    body: html(data, 'body', locale),
    action: action !== '' && url !== null ? { words: action, url } : null,
    status: statusAt(period, now()),
    ...period,
    translated: languagesOf(data, 'body'),
    changedAt: now(),
  };
}

export function previewTopic(data: ItemData, locale: LocaleCode): HelpTopic {
  return {
    slug: typeof data.slug === 'string' && data.slug !== '' ? data.slug : 'preview',
    title: words(data, 'title', locale),
    content: html(data, 'body', locale),
  };
}

export function previewAnnouncement(data: ItemData, locale: LocaleCode): Announcement {
  return {
    id: 'preview',
    title: words(data, 'title', locale),
    content: html(data, 'content', locale),
    startDate: moment(data.startsAt) ?? now(),
    promotionType: typeof data.promotionType === 'string' ? data.promotionType : null,
    execution: ['B'],
    type: oneOf(ANNOUNCEMENT_TYPES, data.type) ?? 'B',
  };
}

/** The banner with its group. Makes the crops of an upload, if there are none. Undefined without a picture. */
export async function previewBanner(
  db: Db,
  data: ItemData,
  locale: LocaleCode,
): Promise<{ group: BannerGroup; banner: Banner } | undefined> {
  const focus = { x: percent(data.focusX), y: percent(data.focusY) };
  const pictureId =
    typeof data.pictureId === 'string' && PICTURE_ID.test(data.pictureId) ? data.pictureId : null;
  if (pictureId !== null) await makeCrops(db, pictureId, focus);
  const drawing =
    typeof data.picture === 'string' && isBannerDrawing(data.picture) ? data.picture : undefined;
  const picture = drawing ? { drawing } : await cropsOf(db, { pictureId, focusX: focus.x, focusY: focus.y });
  if (!picture) return undefined;
  const linkageType = oneOf(LINKAGE_TYPES, data.linkageType) ?? null;
  return {
    group: oneOf(BANNER_GROUPS, data.group) ?? 'w_home',
    banner: {
      id: 'preview',
      picture,
      title: words(data, 'title', locale),
      subtitle: words(data, 'subtitle', locale) || null,
      action: words(data, 'action', locale) || null,
      showsText: data.showsText !== false,
      linkageType,
      url: link(data.url),
    },
  };
}
