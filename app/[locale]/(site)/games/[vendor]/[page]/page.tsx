import { setRequestLocale } from 'next-intl/server';
import { olderPage } from '@/components/articles/older-page';
import { makerMetadata, MakerPage } from '@/components/game/maker-page';
import { pageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; vendor: string; page: string }>;
}

async function asked(params: Props['params']) {
  return { locale: await pageLocale(params), vendor: (await params).vendor, page: await olderPage(params) };
}

export async function generateMetadata({ params }: Props) {
  return makerMetadata(await asked(params));
}

export default async function MakerFurther({ params }: Props) {
  const given = await asked(params);
  setRequestLocale(given.locale);
  return <MakerPage {...given} />;
}
