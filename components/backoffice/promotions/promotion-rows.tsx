import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { statusAt } from '@/lib/content/promotions/rules';
import type { PromotionDraft, PromotionStatus } from '@/lib/content/promotions/types';
import { now } from '@/lib/platform/clock';
import { DataTable } from '../data-table';
import { useDraftColumns } from '../localized/draft-columns';

const TONES: Record<PromotionStatus, BadgeTone> = { process: 'jade', comingSoon: 'amber', close: 'plain' };

/** Table of promotions in the visitors' order; a row links to its editor. */
export function PromotionRows({ rows }: { rows: readonly PromotionDraft[] }) {
  const t = useTranslations('backoffice-promotions');
  const tPublic = useTranslations('promotions');
  const { title, languages, changed } = useDraftColumns();
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/promotions/${row.id}`}
      empty={<EmptyState title={t('none')} />}
      columns={[
        title,
        {
          key: 'types',
          head: t('fields.types'),
          cell: (row) => row.types.map((type) => tPublic(`types.${type}`)).join(' · '),
        },
        languages,
        changed,
        {
          key: 'state',
          head: t('state'),
          cell: (row) => {
            if (!row.published) return <Badge>{t('draft')}</Badge>;
            const status = statusAt(row, now());
            return <Badge tone={TONES[status]}>{tPublic(`status.${status}`)}</Badge>;
          },
        },
      ]}
    />
  );
}
