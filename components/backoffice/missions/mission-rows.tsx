import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { Mission } from '@/lib/rewards/missions/types';
import { DataTable } from '../data-table';
import { useDraftColumns } from '../localized/draft-columns';
import { figureOf, rewardOf } from './goal-text';

interface Props {
  rows: readonly (Mission & { done: number; claimed: number })[];
  currency: string;
}

/** Table of missions in the members' order; a row links to its editor. */
export function MissionRows({ rows, currency }: Props) {
  const t = useTranslations('backoffice-missions');
  const locale = useLocale();
  const { title, changed, state } = useDraftColumns();
  const figure = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/missions/${row.id}`}
      empty={<EmptyState title={t('list.none')} hint={t('list.noneHint')} />}
      columns={[
        title,
        { key: 'period', head: t('fields.period'), cell: (row) => t(`periods.${row.period}`) },
        {
          key: 'goal',
          head: t('fields.goal'),
          cell: (row) => (
            <>
              {t(`figures.${row.figure}`)} <bdi>{figureOf(row.figure, row.target, currency, locale)}</bdi>
            </>
          ),
        },
        {
          key: 'reward',
          head: t('fields.reward'),
          cell: (row) => (
            <>
              {t(`rewards.${row.reward}`)} <bdi>{rewardOf(row.reward, row.amount, currency, locale)}</bdi>
            </>
          ),
        },
        {
          key: 'done',
          head: t('list.done'),
          end: true,
          cell: (row) => (
            <bdi>
              {figure.format(row.claimed)} / {figure.format(row.done)}
            </bdi>
          ),
        },
        changed,
        state,
      ]}
    />
  );
}
