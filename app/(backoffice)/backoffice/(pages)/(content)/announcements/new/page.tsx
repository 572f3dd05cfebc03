import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AnnouncementEditor } from '@/components/backoffice/announcements/announcement-editor';
import { toNewItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { ANNOUNCEMENT_TYPES } from '@/lib/content/announcements/constants';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-announcements',
  });
  return { title: t('new') };
}

/** An empty sheet. */
export default async function NewPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-announcements' });
  const requested = (await searchParams).type;
  const type = ANNOUNCEMENT_TYPES.find((name) => name === requested) ?? 'B';
  const copy = await ownWorkingCopy(operator, 'announcement');
  return (
    <>
      <EditorHeader href="/backoffice/announcements" back={t('back')} title={t('new')} />
      <AnnouncementEditor
        item={toNewItem(
          {
            type,
            execution: ['A', 'B'],
            languages: [],
            title: {},
            content: {},
            promotionType: null,
            startsAt: null,
            endsAt: null,
            published: false,
          },
          copy,
        )}
      />
    </>
  );
}
