import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TreeTable } from '@/components/backoffice/agent-lines/line-tables';
import { LinesHeader } from '@/components/backoffice/agent-lines/lines-header';
import { PageLinks } from '@/components/backoffice/page-links';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { loadTree } from '@/lib/backoffice/agent-lines/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pageParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-agent-lines' });
  return { title: t('title') };
}

/** The tree of agents, from those directly below the platform; or the members whose account was searched. */
export default async function AgentsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('agents.read');
  const query = await searchParams;
  const search = textParam(query.q);
  const page = pageParam(query.page);
  const [t, tree] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-lines' }),
    loadTree(undefined, search, page),
  ]);
  const href = (to: number) =>
    `/backoffice/agents?${new URLSearchParams({ ...(search && { q: search }), page: String(to) })}`;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-lines', 'agent-lines'])}>
      <LinesHeader view="tree" />
      <Panel flush>
        <form className="flex gap-2 p-4" role="search">
          <Input
            name="q"
            defaultValue={search}
            aria-label={t('tree.search')}
            placeholder={t('tree.search')}
            dir="auto"
            maxLength={64}
          />
          <Button type="submit" variant="surface">
            {t('tree.find')}
          </Button>
        </form>
        <TreeTable rows={tree.list} locale={locale} empty={search ? t('tree.notFound') : t('tree.none')} />
        <PageLinks page={tree.pageNum} pages={tree.totalPages} href={href} />
      </Panel>
    </PageMessages>
  );
}
