import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { ImportActions } from '@/components/backoffice/imports/import-actions';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { ImportReport } from '@/components/backoffice/members/import-report';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { findImport } from '@/lib/backoffice/member-imports/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

const OUTCOMES = ['new', 'refused', 'outdated'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-members' });
  return { title: t('import.report') };
}

/** One import of members: what the check found row by row, and how far it has been applied. */
export default async function MemberImportPage(props: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('members.create');
  const given = await props.searchParams;
  const id = idParam((await props.params).id);
  const outcome = OUTCOMES.find((known) => known === textParam(given.show));
  const after = Number(/^\d{1,9}$/.exec(textParam(given.after))?.[0] ?? 0);
  const page = id === undefined ? undefined : await findImport(id, outcome, after);
  if (!page) notFound();
  const { found, rows, next } = page;
  const t = await getTranslations({ locale, namespace: 'backoffice-members' });
  const count = new Intl.NumberFormat(locale);
  const base = `/backoffice/members/imports/${found.id}`;
  const address = (show: string | undefined, place = 0) => {
    const query = new URLSearchParams({ ...(show && { show }), ...(place > 0 && { after: String(place) }) });
    return query.size > 0 ? `${base}?${query}` : base;
  };
  const counts = { new: found.added, refused: found.refused, outdated: found.outdated };
  const total = found.added + found.refused;
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-members'])}>
      <EditorHeader href="/backoffice/members/imports" back={t('import.back')} title={found.fileName} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Panel>
            <ImportActions
              path={`/backoffice/api/members/imports/${found.id}`}
              namespace="backoffice-members"
              status={found.status}
              written={found.written}
              outdated={found.outdated}
              total={found.added}
              stalled={found.stalled}
              refused={found.refused}
            />
          </Panel>
          <Panel>
            <Facts
              facts={[
                { key: 'rows', name: t('import.rows'), value: count.format(total) },
                {
                  key: 'when',
                  name: t('import.when'),
                  value: <DateTime at={found.createdAt} locale={locale} />,
                },
                { key: 'who', name: t('import.who'), value: <bdi>{found.operator}</bdi> },
                ...(found.endedAt
                  ? [
                      {
                        key: 'ended',
                        name: t('import.ended'),
                        value: <DateTime at={found.endedAt} locale={locale} />,
                      },
                    ]
                  : []),
              ]}
            />
          </Panel>
        </div>
        <Panel title={t('import.report')} flush>
          <div className="px-4 pb-3">
            <LinkTabs
              label={t('import.outcome')}
              tabs={[
                {
                  href: base,
                  label: `${t('import.outcomes.all')} ${count.format(total)}`,
                  isCurrent: outcome === undefined,
                },
                ...OUTCOMES.filter((name) => counts[name] > 0).map((name) => ({
                  href: address(name),
                  label: `${t(`import.outcomes.${name}`)} ${count.format(counts[name])}`,
                  isCurrent: outcome === name,
                })),
              ]}
            />
          </div>
          <ImportReport rows={rows} />
          {(after > 0 || next !== undefined) && (
            <nav
              aria-label={t('import.pages')}
              className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-3"
            >
              {after > 0 ? (
                <PageLink href={address(outcome)} className={link}>
                  {t('import.first')}
                </PageLink>
              ) : (
                <span />
              )}
              {next !== undefined && (
                <PageLink href={address(outcome, next)} rel="next" className={link}>
                  {t('import.next')}
                </PageLink>
              )}
            </nav>
          )}
        </Panel>
      </div>
    </PageMessages>
  );
}
