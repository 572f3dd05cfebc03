import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ImportView } from '@/components/backoffice/imports/import-view';
import { ReportRows } from '@/components/backoffice/games/report-rows';
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
  const counts = {
    new: found.added,
    changed: found.changed,
    refused: found.refused,
    unchanged: found.unchanged,
    outdated: found.outdated,
  };
  return (
    <ImportView
      locale={locale}
      namespace="backoffice-games"
      list="/games/imports"
      title={found.source === 'studio' ? t('import.studio') : found.fileName}
      actionsTitle={t('import.apply', { count: '' })}
      found={found}
      total={found.added + found.changed}
      who={found.operator ? <bdi>{found.operator}</bdi> : t('import.setUp')}
      counts={counts}
      rows={found.added + found.changed + found.unchanged + found.refused}
      outcome={outcome}
      after={after}
      next={next}
      pages={{ label: t('pages'), first: t('first'), next: t('next') }}
    >
      <ReportRows rows={rows} />
    </ImportView>
  );
}
