import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { TransferView } from '@/components/cashier/transfer/transfer-view';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { loadTransferOptions } from '@/lib/cashier/transfers/loaders';
import { currentMember, requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'cashier-pages.transfer',
  });
  return { title: t('title') };
}

/** Transfers to the downline and to the upline, as in the member centre. */
export default async function TransfersPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { currency, memberId } = await requireAgent(locale);
  const [t, member, options] = await Promise.all([
    getTranslations({ locale, namespace: 'cashier-pages.transfer' }),
    currentMember(),
    loadTransferOptions(memberId),
  ]);
  return (
    <CentrePage title={t('title')}>
      <TransferView
        currency={currency}
        options={options}
        hasPaymentPassword={member?.hasPaymentPassword ?? false}
      />
    </CentrePage>
  );
}
