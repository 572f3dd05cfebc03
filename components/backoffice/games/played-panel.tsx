import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/money/amount';
import type { GameFigures } from '@/lib/reporting/game-figures/types';
import { DataTable } from '../data-table';
import { Panel } from '../panel';

interface Props {
  periods: readonly { days: number; figures: readonly GameFigures[] }[];
}

/** What was played of a game in some periods, by currency: rounds, stakes, payouts, and the share that was paid back. */
export function PlayedPanel({ periods }: Props) {
  const t = useTranslations('backoffice-games');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rows = periods.flatMap(({ days, figures }) => figures.map((figure) => ({ days, ...figure })));
  const money = (value: GameFigures['stake'], currency: string) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} />
  );
  return (
    <Panel title={t('played.title')} flush>
      <DataTable
        label={t('played.title')}
        rows={rows}
        rowKey={(row) => `${row.days} ${row.currency}`}
        empty={<p className="px-4 py-6 text-sm text-muted">{t('played.none')}</p>}
        columns={[
          {
            key: 'period',
            head: t('played.period'),
            leads: true,
            cell: (row) => t('played.days', { days: row.days }),
          },
          { key: 'rounds', head: t('played.rounds'), end: true, cell: (row) => count.format(row.rounds) },
          { key: 'stake', head: t('played.stake'), end: true, cell: (row) => money(row.stake, row.currency) },
          {
            key: 'payout',
            head: t('played.payout'),
            end: true,
            cell: (row) => money(row.payout, row.currency),
          },
          {
            key: 'validBet',
            head: t('played.validBet'),
            end: true,
            cell: (row) => money(row.validBet, row.currency),
          },
          {
            key: 'return',
            head: t('played.return'),
            end: true,
            cell: (row) => (row.stake === 0n ? '–' : share.format(Number(row.payout) / Number(row.stake))),
          },
        ]}
      />
    </Panel>
  );
}
