import { setRequestLocale } from 'next-intl/server';
import { vendorGamesMetadata, VendorGamesPage } from '@/components/game/vendor-games-page';
import { requirePageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; vendor: string }>;
}

async function requestedVendor(params: Props['params']) {
  return { locale: await requirePageLocale(params), vendor: (await params).vendor, page: 1 };
}

export async function generateMetadata({ params }: Props) {
  return vendorGamesMetadata(await requestedVendor(params));
}

/** Rendered per request, like a game's page (decision 0061). */
export default async function VendorGames({ params }: Props) {
  const given = await requestedVendor(params);
  setRequestLocale(given.locale);
  return <VendorGamesPage {...given} />;
}
