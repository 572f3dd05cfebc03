'use client';

import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { FormAlert } from '@/components/identity/form-alert';
import { DataTable } from '../data-table';
import { Panel } from '../panel';
import { ConfirmChosen, DecisionButtons, type ShownDecision } from './decision-buttons';

export interface ListedDecision extends ShownDecision {
  /** The result and the present one in one line. */
  line: string | null;
  formerLine: string | null;
  /** When it was entered, as the back office writes it. */
  entered: ReactNode;
}

/** What waits for another operator, to be decided one by one; chosen results of others are confirmed together. */
export function DecisionsTable({ rows, mayDecide }: { rows: readonly ListedDecision[]; mayDecide: boolean }) {
  const t = useTranslations('backoffice-lottery');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly { id: string; message: string | null }[]>([]);
  const candidates = rows.filter(({ kind, isOwn }) => kind === 'result' && !isOwn);
  const present = candidates.filter(({ id }) => chosen.has(id));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Panel
      flush
      title={t('results.toDecide')}
      className="mb-5"
      actions={
        mayDecide &&
        candidates.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setChosen(new Set(candidates.map(({ id }) => id)))}>
              {t('results.chooseAll')}
            </Button>
            <ConfirmChosen
              decisions={present}
              onDone={(failed) => {
                setChosen(new Set());
                setRefused(failed);
              }}
            />
          </div>
        )
      }
    >
      <FormAlert
        message={
          refused.length > 0
            ? refused
                .map(({ id, message }) => `${rows.find((row) => row.id === id)?.period ?? id}: ${message}`)
                .join(' ')
            : undefined
        }
      />
      <DataTable
        label={t('results.toDecide')}
        rows={rows}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('results.nothingToDecide')} />}
        columns={[
          ...(mayDecide && candidates.length > 1
            ? [
                {
                  key: 'chosen',
                  head: <span className="sr-only">{t('results.choose')}</span>,
                  cell: (row: ListedDecision) =>
                    row.kind === 'result' && !row.isOwn ? (
                      <input
                        type="checkbox"
                        className="tick"
                        aria-label={t('results.chooseRow', { draw: `${row.game} ${row.period}` })}
                        checked={chosen.has(row.id)}
                        onChange={(event) => toggle(row.id, event.target.checked)}
                      />
                    ) : null,
                },
              ]
            : []),
          {
            key: 'draw',
            head: t('results.draw'),
            leads: true,
            cell: (row) => (
              <PageLink
                className="text-amber hover:underline"
                href={`/backoffice/lottery/draws/${row.drawId}`}
              >
                {row.game} <bdi className="tabular">{row.period}</bdi>
              </PageLink>
            ),
          },
          {
            key: 'kind',
            head: t('results.kind'),
            cell: (row) => (
              <Badge tone={row.kind === 'result' ? 'amber' : 'vermilion'}>
                {t(row.origin === 'imported' ? 'results.imported' : `decisions.${row.kind}`)}
              </Badge>
            ),
          },
          {
            key: 'result',
            head: t('results.what'),
            cell: (row) => (
              <span className="break-words">
                {row.line && <bdi dir="ltr">{row.line}</bdi>}
                {row.kind === 'correction' && row.formerLine && (
                  <span className="block text-xs text-muted">
                    {t('results.former')} <bdi dir="ltr">{row.formerLine}</bdi>
                  </span>
                )}
                {row.reason && <span className="block text-xs text-muted">{row.reason}</span>}
              </span>
            ),
          },
          {
            key: 'by',
            head: t('results.by'),
            cell: (row) => (
              <>
                <bdi>{row.enteredBy}</bdi>
                <span className="block text-xs text-faint">{row.entered}</span>
              </>
            ),
          },
          ...(mayDecide
            ? [
                {
                  key: 'actions',
                  head: <span className="sr-only">{t('results.actions')}</span>,
                  cell: (row: ListedDecision) => <DecisionButtons decision={row} />,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
