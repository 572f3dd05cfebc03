import { launchRoute } from '@/lib/catalogue/launch-route';
import { vendorPicture } from '@/lib/catalogue/pictures';
import type { VendorCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** What a maker's card shows and where it leads, as plain data. */
export interface VendorFace extends Pick<VendorCard, 'vendor' | 'gameType' | 'displayName' | 'status'> {
  /** How many games it has, in words; or that it is closed. */
  note: string;
  picture: string;
  mark: string;
  /** The page it leads to; without one, LaunchHost opens the list of its games. */
  href?: string;
}

/** Made on the server, which knows how pictures are drawn: none of that is the browser's. */
export function vendorFace(locale: LocaleCode, card: VendorCard, note: string): VendorFace {
  const { vendor, gameType, displayName, status } = card;
  const route = launchRoute(card);
  return {
    vendor,
    gameType,
    displayName,
    status,
    note,
    picture: vendorPicture(vendor, gameType),
    mark: card.activeLogo,
    ...(route.kind === 'page' && { href: localePath(locale, route.path) }),
  };
}
