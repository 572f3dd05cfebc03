import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ModeForm } from '@/components/backoffice/activities/mode-form';
import { PageMessages } from '@/components/backoffice/page-messages';
import { PromotionHeader } from '@/components/backoffice/promotions/promotion-header';
import { findActivity, loadMode } from '@/lib/backoffice/activities/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-activities' });
  return { title: t('tabs.mode') };
}

/** How a promotion can be had: its mode and rule. */
export default async function ModePage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('promotions.read');
  const id = idParam((await params).id);
  const row = id === undefined ? undefined : await findActivity(id, locale);
  if (!row) notFound();
  const { groups, bonuses } = await loadMode(row.id, locale);
  return (
    <>
      <PromotionHeader id={row.id} title={row.title} operator={operator} view="mode" />
      <PageMessages messages={pickMessages(locale, ['backoffice-activities'])}>
        <ModeForm
          id={String(row.id)}
          mode={row.stored.mode}
          rule={row.stored.rule}
          version={row.stored.version}
          groups={groups}
          bonuses={bonuses}
          currency={siteConfig().money.currency}
          mayWrite={operator.permissions.includes('promotions.write')}
        />
      </PageMessages>
    </>
  );
}
