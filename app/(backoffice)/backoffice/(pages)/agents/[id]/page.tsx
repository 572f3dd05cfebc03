import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ChangeLine } from '@/components/backoffice/agent-lines/line-dialogs';
import { ChangesTable, TreeTable } from '@/components/backoffice/agent-lines/line-tables';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageLinks } from '@/components/backoffice/page-links';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { PageLink } from '@/components/ui/page-link';
import { loadAgent } from '@/lib/backoffice/agent-lines/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, pageParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-agent-lines' });
  return { title: t('title') };
}

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

/** A member in the tree: line, members below, history, and the button to move, promote or demote. */
export default async function AgentPage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const id = idParam((await params).id);
  const page = pageParam((await searchParams).page);
  const [t, types, found] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-lines' }),
    getTranslations({ locale, namespace: 'agent-lines' }),
    id === undefined ? undefined : loadAgent(id, page),
  ]);
  if (!found) notFound();
  const { member, line, below, history, contracts } = found;
  const mayWrite = operator.permissions.includes('agents.write');
  const above = line.slice(0, -1);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-lines', 'agent-lines'])}>
      <PageHeader
        back={{ href: '/backoffice/agents', label: t('back') }}
        title={<bdi>{member.account}</bdi>}
        text={types(`types.${member.type}`)}
        actions={
          mayWrite && (
            <ChangeLine
              id={String(member.id)}
              type={member.type}
              upline={above.at(-1)?.account ?? ''}
              below={member.below}
              contracts={contracts}
            />
          )
        }
      />
      <div className="flex flex-col gap-5">
        <Panel title={t('line')}>
          <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <li className="text-muted">{t('changes.platform')}</li>
            {above.map((one) => (
              <li key={String(one.id)} className="flex items-center gap-2">
                <span aria-hidden className="flip-rtl text-faint">
                  ›
                </span>
                <PageLink
                  href={`/backoffice/agents/${one.id}`}
                  className="break-all text-amber hover:underline"
                >
                  <bdi>{one.account}</bdi>
                </PageLink>
              </li>
            ))}
          </ol>
          <p className="mt-3 text-sm">
            <PageLink href={`/backoffice/members/${member.id}`} className="text-amber hover:underline">
              {t('openMember')}
            </PageLink>
          </p>
        </Panel>
        <Panel title={t('directly', { count: below.total })} flush>
          <TreeTable rows={below.list} locale={locale} empty={t('tree.nobody')} />
          <PageLinks
            page={below.pageNum}
            pages={below.totalPages}
            href={(to) => `/backoffice/agents/${member.id}?page=${to}`}
          />
        </Panel>
        <Panel title={t('history')} flush>
          <ChangesTable rows={history} locale={locale} mayWrite={mayWrite} ofOne />
        </Panel>
      </div>
    </PageMessages>
  );
}
