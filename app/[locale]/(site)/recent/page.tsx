import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberListPage } from '@/components/lobby/member-list-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'site' });
  return { title: t('nav.recent'), robots: { index: false } };
}

export default async function OwnList({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireSession(locale, '/recent');
  return <MemberListPage locale={locale} list="RECENT" />;
}
