import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import {
  AnnouncementEditor,
  type AnnouncementData,
} from '@/components/backoffice/announcements/announcement-editor';
import { toEditedItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
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
export default async function EditPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-announcements' });
  const id = idParam((await params).id);
  const draft = id === undefined ? undefined : await findAnnouncement(id);
  if (!draft) notFound();
  const copy = await ownWorkingCopy(operator, 'announcement', draft.id);
  return (
    <>
      <EditorHeader href="/backoffice/announcements" back={t('back')} title={textIn(draft.title, locale)} />
      <AnnouncementEditor item={toEditedItem<AnnouncementData, typeof draft>(draft, copy)} />
    </>
  );
}
