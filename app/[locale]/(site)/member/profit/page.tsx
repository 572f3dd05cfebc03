import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ProfitView } from '@/components/records/profit/profit-view';
import { requirePageLocale } from '@/components/site/page-locale';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { requireSession } from '@/lib/identity/loaders';
import { siteConfig } from '@/lib/platform/site-config';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'records.profit' });
  return { title: t('title') };
}

/** What the member won and lost: by day, category and vendor, with a chart. */
export default async function ProfitPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { currency } = await requireSession(locale, '/member/profit');
  const [t, tCatalogue, menu] = await Promise.all([
    getTranslations({ locale, namespace: 'records.profit' }),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
    categoryMenu(),
  ]);
  const vendors = new Map(
    menu.flatMap((entry) => entry.vendors.map((card) => [card.vendor, card.displayName])),
  );
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <ProfitView
        zone={siteConfig().money.settlementZone}
        currency={currency}
        categories={menu.map(({ gameType }) => ({ value: gameType, label: tCatalogue(gameType) }))}
        vendors={[...vendors].map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}
