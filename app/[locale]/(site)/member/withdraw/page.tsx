import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WithdrawView } from '@/components/cashier/withdraw/withdraw-view';
import { TrialNote } from '@/components/identity/trial-note';
import { requirePageLocale } from '@/components/site/page-locale';
import { currentMember, requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'cashier-pages.withdraw',
  });
  return { title: t('title') };
}

/** The withdrawal page: form and history. Trial players cannot withdraw. */
export default async function WithdrawPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind, currency } = await requireSession(locale, '/member/withdraw');
  const [t, member] = await Promise.all([
    getTranslations({ locale, namespace: 'cashier-pages.withdraw' }),
    currentMember(),
  ]);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <WithdrawView currency={currency} hasPaymentPassword={member?.hasPaymentPassword ?? false} />
      )}
    </div>
  );
}
