import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AnnouncementForm } from '@/components/backoffice/announcements/announcement-form';
import { PageHead } from '@/components/backoffice/page-head';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'announcements-office' });
  return { title: t('new') };
}

/** A new announcement. */
export default async function NewAnnouncementPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'announcements-office' });
  return (
    <>
      <PageHead title={t('new')} text={t('text')} />
      <AnnouncementForm />
    </>
  );
}
