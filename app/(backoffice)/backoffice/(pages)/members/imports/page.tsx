import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ImportForm } from '@/components/backoffice/members/import-form';
import { MemberImports } from '@/components/backoffice/members/import-report';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { listImports } from '@/lib/backoffice/member-imports/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-members' });
  return { title: t('import.title') };
}

/** Import of a list of members, and the history of imports. */
export default async function MemberImportsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('members.create');
  const t = await getTranslations({ locale, namespace: 'backoffice-members' });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-members'])}>
      <EditorHeader href="/backoffice/members" back={t('back')} title={t('import.title')} />
      <p className="mb-5 max-w-prose text-sm text-muted">{t('import.text')}</p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[26rem_minmax(0,1fr)]">
        <Panel title={t('import.list')}>
          <ImportForm />
        </Panel>
        <Panel title={t('import.history')} flush>
          <MemberImports rows={await listImports()} />
        </Panel>
      </div>
    </PageMessages>
  );
}
