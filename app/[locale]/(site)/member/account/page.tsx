import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { StatementView } from '@/components/records/statement/statement-view';
import { requirePageLocale } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';
import { siteConfig } from '@/lib/platform/site-config';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'records.statement',
  });
  return { title: t('title') };
}

/** The account record: every transaction of the member with the balance after it. */
export default async function AccountPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { currency } = await requireSession(locale, '/member/account');
  const t = await getTranslations({ locale, namespace: 'records.statement' });
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <StatementView zone={siteConfig().money.settlementZone} currency={currency} />
    </div>
  );
}
