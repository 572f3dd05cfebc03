import * as banners from '@/lib/content/banners/commands';
import type { BannerGroup } from '@/lib/content/banners/constants';
import type { BannerCopy } from '@/lib/content/banners/types';
import type { NewOrder } from '@/lib/content/order';
import { auditedTransaction } from '../audit/commands';
import { contentChanges, removeContent } from '../content/changes';
import type { Actor } from '../types';

// The routes check the permission `content.write`.

export const { create: createBanner, update: updateBanner } = contentChanges<BannerCopy>('banner', {
  create: banners.createBanner,
  update: banners.updateBanner,
});

/** Deletes a banner. Throws NOT_FOUND 404. */
export const deleteBanner = (actor: Actor, id: bigint) =>
  removeContent(actor, 'banner', id, banners.deleteBanner);

/** Puts the banners of a group into an order. Throws as orderBanners of lib/content. */
export const orderBanners = (actor: Actor, group: BannerGroup, order: NewOrder): Promise<{ done: boolean }> =>
  auditedTransaction(actor, async (tx) => {
    await banners.orderBanners(tx, group, order);
    return {
      outcome: { done: true },
      action: 'banner.order',
      subject: 'banners',
      detail: { group, before: order.before.map(String), after: order.ids.map(String) },
    };
  });
