import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DepositView } from '@/components/cashier/deposit/deposit-view';
import { TrialNote } from '@/components/identity/trial-note';
import { requirePageLocale } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'cashier-pages.deposit',
  });
  return { title: t('title') };
}

/** The deposit page: form and history. Trial players cannot deposit. */
export default async function DepositPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind, currency } = await requireSession(locale, '/member/deposit');
  const t = await getTranslations({ locale, namespace: 'cashier-pages.deposit' });
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      {kind === 'trial' ? <TrialNote locale={locale} /> : <DepositView currency={currency} />}
    </div>
  );
}
