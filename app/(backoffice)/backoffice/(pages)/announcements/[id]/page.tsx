import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AnnouncementForm } from '@/components/backoffice/announcements/announcement-form';
import { PageHeader } from '@/components/backoffice/page-header';
import { findAnnouncement } from '@/lib/backoffice/announcements/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-announcements',
  });
  return { title: t('title') };
}

/** Editor of an announcement. */
export default async function AnnouncementPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const id = idParam((await params).id);
  const draft = id === undefined ? undefined : await findAnnouncement(id);
  if (!draft) notFound();
  const { startsAt, endsAt } = draft;
  return (
    <>
      <PageHeader title={textIn(draft.title, locale)} />
      <AnnouncementForm
        given={{
          ...draft,
          id: String(draft.id),
          startsAt: startsAt.toISOString(),
          endsAt: endsAt?.toISOString() ?? '',
        }}
      />
    </>
  );
}
