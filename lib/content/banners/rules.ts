import type { Banner } from './types';

/** Pages of offers: promotions, rewards, and what asks for a deposit. */
const OFFER_PAGES =
  /^\/(promotions|activity|pointMall|vip|missions|member\/(deposit|bonuses|rewards|missions|rebate|invite))(\/|\?|#|$)/;

/** Whether a banner leads to an offer, which is not shown to a member who has excluded themselves. */
export const isOfferLink = ({ linkageType, url }: Pick<Banner, 'linkageType' | 'url'>): boolean =>
  linkageType === 'PROMOTION' || (url !== null && OFFER_PAGES.test(url));
