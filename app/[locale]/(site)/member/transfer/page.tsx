import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TransferView } from '@/components/cashier/transfer/transfer-view';
import { TrialNote } from '@/components/identity/trial-note';
import { requirePageLocale } from '@/components/site/page-locale';
import { loadTransferOptions } from '@/lib/cashier/transfers/loaders';
import { currentMember, requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'cashier-pages.transfer',
  });
  return { title: t('title') };
}

/** Transfers to the upline, and of agents to their own line. Trial players have none. */
export default async function TransferPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind, currency, memberId } = await requireSession(locale, '/member/transfer');
  const [t, member, options] = await Promise.all([
    getTranslations({ locale, namespace: 'cashier-pages.transfer' }),
    currentMember(),
    loadTransferOptions(memberId),
  ]);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <TransferView
          currency={currency}
          options={options}
          hasPaymentPassword={member?.hasPaymentPassword ?? false}
        />
      )}
    </div>
  );
}
