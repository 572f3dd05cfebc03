import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AnnouncementForm } from '@/components/backoffice/announcements/announcement-form';
import { PageHeader } from '@/components/backoffice/page-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-announcements',
  });
  return { title: t('new') };
}

/** Editor of a new announcement. */
export default async function NewAnnouncementPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-announcements' });
  return (
    <>
      <PageHeader title={t('new')} text={t('text')} />
      <AnnouncementForm />
    </>
  );
}
