import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { ReferralHeader } from '@/components/backoffice/referral/referral-header';
import { ReferralRulesForm } from '@/components/backoffice/referral/rules-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadReferralRules } from '@/lib/backoffice/referral/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-referral' });
  return { title: t('title') };
}

/** The rules of refer and earn. */
export default async function ReferralRulesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('missions.read');
  const { rules, version, currency } = await loadReferralRules();
  return (
    <>
      <ReferralHeader view="rules" />
      <PageMessages messages={pickMessages(locale, ['backoffice-referral'])}>
        <ReferralRulesForm
          key={version}
          rules={rules}
          version={version}
          currency={currency}
          mayWrite={operator.permissions.includes('missions.write')}
        />
      </PageMessages>
    </>
  );
}
