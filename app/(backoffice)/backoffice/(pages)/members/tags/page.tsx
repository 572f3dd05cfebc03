import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TagForm, TagList } from '@/components/backoffice/members/tag-list';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadTags } from '@/lib/backoffice/members/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-members' });
  return { title: t('tags.title') };
}

/** The tags that members can have. */
export default async function TagsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('members.write');
  const [t, tags] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-members' }),
    loadTags(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-members'])}>
      <EditorHeader href="/backoffice/members" back={t('back')} title={t('tags.title')} />
      <p className="mb-5 max-w-prose text-sm text-muted">{t('tags.text')}</p>
      <Panel flush title={t('tags.title')} actions={<TagForm />}>
        <TagList
          locale={locale}
          tags={tags.map(({ id, name, colour, members }) => ({ id: String(id), name, colour, members }))}
        />
      </Panel>
    </PageMessages>
  );
}
