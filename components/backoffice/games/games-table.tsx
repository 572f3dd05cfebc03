'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { SelectOption } from '@/components/ui/select';
import { DataTable } from '../data-table';
import { BulkBar, type BulkTarget } from './bulk-bar';
import { GameMarks, GameStatusBadge } from './game-badges';

/** A game of the list; plain data, so that the server can pass it to the client. */
export interface GameRow {
  nodeId: string;
  name: string;
  code: string;
  vendor: string;
  vendorStatus: 'active' | 'maintenance' | 'disabled';
  category: string;
  image: string;
  status: 'active' | 'maintenance' | 'hidden';
  until: string | null;
  isHot: boolean;
  hotPin: boolean | null;
  isNew: boolean;
  newPin: boolean | null;
  rank: number;
}

interface Props {
  rows: readonly GameRow[];
  /** How many games the filter finds, up to 1,001. */
  total: number;
  /** The filter in the form of the API. */
  filter: Record<string, unknown>;
  categories: readonly SelectOption[];
  empty: React.ReactNode;
}

/** The list of games with a checkbox for each, and the change of those that are chosen. */
export function GamesTable({ rows, total, filter, categories, empty }: Props) {
  const t = useTranslations('backoffice-games');
  const locale = useLocale();
  const figure = new Intl.NumberFormat(locale);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const onPage = rows.filter(({ nodeId }) => chosen.has(nodeId)).length;
  const toggle = (nodeId: string) => {
    const next = new Set(chosen);
    if (!next.delete(nodeId)) next.add(nodeId);
    setAll(false);
    setChosen(next);
  };
  const togglePage = () => {
    setAll(false);
    setChosen(onPage === rows.length ? new Set() : new Set(rows.map(({ nodeId }) => nodeId)));
  };
  const clear = () => {
    setAll(false);
    setChosen(new Set());
  };
  const target: BulkTarget | undefined = all
    ? { filter, count: total }
    : chosen.size > 0
      ? { nodeIds: [...chosen], count: chosen.size }
      : undefined;
  return (
    <>
      {rows.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-4 py-2 text-sm text-muted">
          <label className="flex min-h-11 items-center gap-3 lg:min-h-9">
            <input
              type="checkbox"
              className="tick"
              checked={all || onPage === rows.length}
              onChange={togglePage}
            />
            {t('choosePage')}
          </label>
          <span className="tabular">
            {total > 1_000 ? t('foundMore', { count: 1_000 }) : t('found', { count: total })}
          </span>
          {onPage === rows.length && total > rows.length && !all && (
            <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
              {t('chooseAll')}
            </Button>
          )}
        </div>
      )}
      <DataTable
        label={t('title')}
        rows={rows}
        rowKey={(row) => row.nodeId}
        rowHref={(row) => `/backoffice/games/${row.nodeId}`}
        empty={empty}
        columns={[
          {
            key: 'choose',
            head: <span className="md:sr-only">{t('columns.choose')}</span>,
            cell: (row) => (
              <input
                type="checkbox"
                className="tick relative z-1"
                aria-label={t('choose', { name: row.name })}
                checked={all || chosen.has(row.nodeId)}
                onChange={() => toggle(row.nodeId)}
              />
            ),
          },
          {
            key: 'game',
            head: t('columns.game'),
            leads: true,
            cell: (row) => (
              <span className="flex items-center gap-3">
                <img
                  src={row.image}
                  alt=""
                  width={36}
                  height={48}
                  loading="lazy"
                  className="h-12 w-9 shrink-0 rounded-[0.3rem] object-cover"
                />
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{row.name}</span>
                  <bdi dir="ltr" className="block text-xs font-normal break-all text-faint">
                    {row.code}
                  </bdi>
                </span>
              </span>
            ),
          },
          { key: 'vendor', head: t('columns.vendor'), cell: (row) => <bdi dir="ltr">{row.vendor}</bdi> },
          { key: 'category', head: t('columns.category'), cell: (row) => row.category },
          {
            key: 'status',
            head: t('columns.status'),
            cell: (row) => (
              <GameStatusBadge status={row.status} until={row.until} vendorStatus={row.vendorStatus} />
            ),
          },
          { key: 'marks', head: t('columns.marks'), cell: (row) => <GameMarks {...row} /> },
          { key: 'order', head: t('columns.order'), end: true, cell: (row) => figure.format(row.rank) },
        ]}
      />
      {target && <BulkBar target={target} categories={categories} onDone={clear} />}
    </>
  );
}
