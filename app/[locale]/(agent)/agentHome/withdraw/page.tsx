import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { WithdrawView } from '@/components/cashier/withdraw/withdraw-view';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { currentMember, requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'cashier-pages.withdraw',
  });
  return { title: t('title') };
}

/** Withdrawals of the agent, as in the member centre. */
export default async function WithdrawPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { currency } = await requireAgent(locale);
  const [t, member] = await Promise.all([
    getTranslations({ locale, namespace: 'cashier-pages.withdraw' }),
    currentMember(),
  ]);
  return (
    <CentrePage title={t('title')}>
      <WithdrawView currency={currency} hasPaymentPassword={member?.hasPaymentPassword ?? false} />
    </CentrePage>
  );
}
