import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { HelpDraft } from '@/lib/content/help/types';
import { ScheduleBadge } from '../content/schedule-badge';
import { DataTable } from '../data-table';
import { useDraftColumns } from '../localized/draft-columns';

/** Table of topics in the order of the help centre; a row links to its editor. */
export function TopicRows({ rows }: { rows: readonly HelpDraft[] }) {
  const t = useTranslations('backoffice-promotions');
  const { title, languages, changed } = useDraftColumns();
  const tContent = useTranslations('backoffice-content');
  return (
    <DataTable
      label={t('help.title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/help/${row.id}`}
      empty={<EmptyState title={t('help.none')} />}
      columns={[
        title,
        { key: 'slug', head: t('fields.slug'), cell: (row) => <bdi dir="ltr">#{row.slug}</bdi> },
        languages,
        changed,
        { key: 'state', head: tContent('state'), cell: (row) => <ScheduleBadge item={row} /> },
      ]}
    />
  );
}
