import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { DepositView } from '@/components/cashier/deposit/deposit-view';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'cashier-pages.deposit',
  });
  return { title: t('title') };
}

/** Deposits of the agent, as in the member centre. */
export default async function DepositPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { currency } = await requireAgent(locale);
  const t = await getTranslations({ locale, namespace: 'cashier-pages.deposit' });
  return (
    <CentrePage title={t('title')}>
      <DepositView currency={currency} />
    </CentrePage>
  );
}
