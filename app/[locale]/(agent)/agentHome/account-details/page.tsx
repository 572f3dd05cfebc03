import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { StatementView } from '@/components/records/statement/statement-view';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { requireAgent } from '@/lib/identity/loaders';
import { settlementZone } from '@/lib/reporting/settlement';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'records.statement',
  });
  return { title: t('title') };
}

/** Every transaction of the agent with the balance after it. */
export default async function AccountPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { currency } = await requireAgent(locale);
  const t = await getTranslations({ locale, namespace: 'records.statement' });
  return (
    <CentrePage title={t('title')}>
      <StatementView zone={settlementZone()} currency={currency} />
    </CentrePage>
  );
}
