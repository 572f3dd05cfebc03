import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { ImportActions } from '@/components/backoffice/imports/import-actions';
import { ReportRows } from '@/components/backoffice/games/report-rows';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { findImport } from '@/lib/backoffice/games/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

const OUTCOMES = ['new', 'changed', 'refused', 'unchanged', 'outdated'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-games' });
  return { title: t('import.report') };
}

/** One import: what the check found row by row, and how far it has been applied. */
export default async function ImportPage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('games.write');
  const given = await searchParams;
  const id = idParam((await params).id);
  const outcome = OUTCOMES.find((known) => known === textParam(given.show));
  const after = Number(/^\d{1,9}$/.exec(textParam(given.after))?.[0] ?? 0);
  const page = id === undefined ? undefined : await findImport(id, outcome, after);
  if (!page) notFound();
  const { found, rows, next } = page;
  const t = await getTranslations({ locale, namespace: 'backoffice-games' });
  const count = new Intl.NumberFormat(locale);
  const base = `/backoffice/games/imports/${found.id}`;
  const address = (show: string | undefined, place = 0) => {
    const query = new URLSearchParams({ ...(show && { show }), ...(place > 0 && { after: String(place) }) });
    return query.size > 0 ? `${base}?${query}` : base;
  };
  const counts = {
    new: found.added,
    changed: found.changed,
    refused: found.refused,
    unchanged: found.unchanged,
    outdated: found.outdated,
  };
  const total = found.added + found.changed + found.unchanged + found.refused;
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <EditorHeader
        href="/backoffice/games/imports"
        back={t('import.back')}
        title={found.source === 'studio' ? t('import.studio') : found.fileName}
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Panel title={t('import.apply', { count: '' })}>
            <ImportActions
              path={`/backoffice/api/games/imports/${found.id}`}
              namespace="backoffice-games"
              status={found.status}
              written={found.written}
              outdated={found.outdated}
              total={found.added + found.changed}
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
                {
                  key: 'who',
                  name: t('import.who'),
                  value: found.operator ? <bdi>{found.operator}</bdi> : t('import.setUp'),
                },
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
          <ReportRows rows={rows} />
          {(after > 0 || next !== undefined) && (
            <nav
              aria-label={t('pages')}
              className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-3"
            >
              {after > 0 ? (
                <PageLink href={address(outcome)} className={link}>
                  {t('first')}
                </PageLink>
              ) : (
                <span />
              )}
              {next !== undefined && (
                <PageLink href={address(outcome, next)} rel="next" className={link}>
                  {t('next')}
                </PageLink>
              )}
            </nav>
          )}
        </Panel>
      </div>
    </>
  );
}
