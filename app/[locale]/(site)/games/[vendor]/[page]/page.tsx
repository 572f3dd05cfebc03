import { setRequestLocale } from 'next-intl/server';
import { requirePageNumber } from '@/components/articles/page-number';
import { vendorGamesMetadata, VendorGamesPage } from '@/components/game/vendor-games-page';
import { requirePageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; vendor: string; page: string }>;
}

async function requestedVendor(params: Props['params']) {
  return {
    locale: await requirePageLocale(params),
    vendor: (await params).vendor,
    page: await requirePageNumber(params),
  };
}

export async function generateMetadata({ params }: Props) {
  return vendorGamesMetadata(await requestedVendor(params));
}

export default async function FurtherVendorGames({ params }: Props) {
  const given = await requestedVendor(params);
  setRequestLocale(given.locale);
  return <VendorGamesPage {...given} />;
}
