import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NewMemberForm } from '@/components/backoffice/members/new-member-form';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-members' });
  return { title: t('create.title') };
}

/** A form that creates a member or an agent. */
export default async function NewMemberPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('members.create');
  const t = await getTranslations({ locale, namespace: 'backoffice-members' });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-members'])}>
      <EditorHeader href="/backoffice/members" back={t('back')} title={t('create.title')} />
      <p className="mb-5 max-w-prose text-sm text-muted">{t('create.text')}</p>
      <Panel className="max-w-3xl">
        <NewMemberForm />
      </Panel>
    </PageMessages>
  );
}
