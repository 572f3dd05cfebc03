import { launchRoute } from '@/lib/catalogue/launch-route';
import { vendorPicture } from '@/lib/catalogue/pictures';
import type { VendorCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** What a vendor's tile shows and where it leads, as plain data. */
export interface VendorTileData extends Pick<VendorCard, 'vendor' | 'gameType' | 'displayName' | 'status'> {
  /** The number of games as a text, or that none is open. */
  note: string;
  picture: string;
  logo: string;
  /** The page it leads to. Without one, LaunchHost opens the list of its games. */
  href?: string;
}

/** Returns the data of a vendor's tile. It runs on the server, so that the code that draws pictures stays there. */
export function toVendorTileData(locale: LocaleCode, card: VendorCard, note: string): VendorTileData {
  const { vendor, gameType, displayName } = card;
  const status = card.open === 0 ? 'maintenance' : card.status;
  const route = launchRoute(card);
  return {
    vendor,
    gameType,
    displayName,
    status,
    note,
    picture: vendorPicture(vendor, gameType),
    logo: card.activeLogo,
    ...(route.kind === 'page' && { href: localePath(locale, route.path) }),
  };
}
