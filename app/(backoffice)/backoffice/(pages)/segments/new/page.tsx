import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { SegmentForm } from '@/components/backoffice/segments/segment-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { segmentOptions } from '@/lib/backoffice/segments/options';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-segments' });
  return { title: t('new') };
}

/** A new segment. */
export default async function NewSegmentPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('inbox.send');
  const [t, { options }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-segments' }),
    segmentOptions(locale),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-segments'])}>
      <PageHeader
        title={t('new')}
        text={t('ruleText')}
        back={{ href: '/backoffice/segments', label: t('back') }}
      />
      <SegmentForm name="" rule={{ match: 'all', conditions: [] }} options={options} />
    </PageMessages>
  );
}
