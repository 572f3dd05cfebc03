import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BetsView } from '@/components/records/bets/bets-view';
import { requirePageLocale } from '@/components/site/page-locale';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { requireSession } from '@/lib/identity/loaders';
import { siteConfig } from '@/lib/platform/site-config';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'records.bets' });
  return { title: t('title') };
}

/** The betting record: totals of stakes and payouts, and the rounds. */
export default async function BetsPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { currency } = await requireSession(locale, '/member/bets');
  const [t, tCatalogue, menu] = await Promise.all([
    getTranslations({ locale, namespace: 'records.bets' }),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
    categoryMenu(),
  ]);
  const categories = menu.map(({ gameType, vendors }) => ({
    gameType,
    title: tCatalogue(gameType),
    vendors: vendors.map((vendor) => ({ value: vendor.vendor, label: vendor.displayName })),
  }));
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <BetsView zone={siteConfig().money.settlementZone} currency={currency} categories={categories} />
    </div>
  );
}
