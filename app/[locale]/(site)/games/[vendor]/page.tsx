import { setRequestLocale } from 'next-intl/server';
import { makerMetadata, MakerPage } from '@/components/game/maker-page';
import { pageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; vendor: string }>;
}

async function asked(params: Props['params']) {
  return { locale: await pageLocale(params), vendor: (await params).vendor, page: 1 };
}

export async function generateMetadata({ params }: Props) {
  return makerMetadata(await asked(params));
}

/** Made per request, as a game's page is (docs/decisions/0061). */
export default async function Maker({ params }: Props) {
  const given = await asked(params);
  setRequestLocale(given.locale);
  return <MakerPage {...given} />;
}
