import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OwnListPage } from '@/components/lobby/own-list-page';
import { pageLocale, type PageProps } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'site' });
  return { title: t('nav.favorite'), robots: { index: false } };
}

export default async function OwnList({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  await requireSession(locale, '/favorite');
  return <OwnListPage locale={locale} list="FAV" />;
}
