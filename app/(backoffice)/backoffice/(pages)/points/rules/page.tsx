import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { PointsHeader } from '@/components/backoffice/points/points-header';
import { PointsRulesForm } from '@/components/backoffice/points/rules-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadPointsRules } from '@/lib/backoffice/points/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-points' });
  return { title: t('title') };
}

/** How points and spins are earned, the ratio table, the check-in calendar. */
export default async function PointsRulesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('points.read');
  const { rules, versions, groups } = await loadPointsRules();
  return (
    <>
      <PointsHeader view="rules" />
      <PageMessages messages={pickMessages(locale, ['backoffice-points'])}>
        <PointsRulesForm
          rules={rules}
          versions={versions}
          groups={groups}
          currency={siteConfig().money.currency}
          mayWrite={operator.permissions.includes('points.write')}
        />
      </PageMessages>
    </>
  );
}
