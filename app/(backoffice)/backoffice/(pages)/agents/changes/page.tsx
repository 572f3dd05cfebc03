import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ChangesTable } from '@/components/backoffice/agent-lines/line-tables';
import { LinesHeader } from '@/components/backoffice/agent-lines/lines-header';
import { PageLinks } from '@/components/backoffice/page-links';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { loadChanges } from '@/lib/backoffice/agent-lines/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pageParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-agent-lines' });
  return { title: t('title') };
}

/** Scheduled changes of lines by their moment, then what was applied, cancelled or refused. */
export default async function AgentChangesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const page = pageParam((await searchParams).page);
  const [t, scheduled, done] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-lines' }),
    loadChanges('scheduled', 1),
    loadChanges('done', page),
  ]);
  const mayWrite = operator.permissions.includes('agents.write');
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-lines', 'agent-lines'])}>
      <LinesHeader view="changes" />
      <div className="flex flex-col gap-5">
        <Panel title={t('changes.scheduled')} flush>
          <ChangesTable rows={scheduled.list} locale={locale} mayWrite={mayWrite} />
        </Panel>
        <Panel title={t('changes.done')} flush>
          <ChangesTable rows={done.list} locale={locale} mayWrite={false} />
          <PageLinks
            page={done.pageNum}
            pages={done.totalPages}
            href={(to) => `/backoffice/agents/changes?page=${to}`}
          />
        </Panel>
      </div>
    </PageMessages>
  );
}
