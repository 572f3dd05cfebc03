'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { FormAlert } from '@/components/identity/form-alert';
import { DataTable } from '../data-table';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { DecisionButtons } from './decision-buttons';

export interface ShownDecision {
  id: string;
  drawId: string;
  game: string;
  period: string;
  kind: 'result' | 'correction' | 'void';
  origin: 'typed' | 'imported';
  result: string | null;
  former: string | null;
  reason: string | null;
  enteredBy: string;
  enteredAt: string;
  isOwn: boolean;
}

interface Answer {
  results: { id: string; status: string | null; message: string | null }[];
}

/** What waits for another operator, to be decided one by one; chosen results of others are confirmed together. */
export function DecisionsTable({ rows, mayDecide }: { rows: readonly ShownDecision[]; mayDecide: boolean }) {
  const t = useTranslations('backoffice-lottery');
  const locale = useLocale();
  const call = useCall();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Answer['results']>([]);
  const candidates = rows.filter(({ kind, isOwn }) => kind === 'result' && !isOwn);
  const present = candidates.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const confirm = () =>
    void call.send<Answer>(
      '/backoffice/api/lottery/decisions/confirm',
      { ids: present },
      ({ results }) =>
        t('results.confirmedCount', { count: results.filter(({ status }) => status !== null).length }),
      ({ results }) => {
        setChosen(new Set());
        setRefused(results.filter(({ status }) => status === null));
      },
    );
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
            <Button
              size="sm"
              variant="amber"
              busy={call.busy}
              disabled={present.length === 0}
              onClick={confirm}
            >
              {t('results.confirmChosen', { count: present.length })}
            </Button>
          </div>
        )
      }
    >
      <FormAlert
        message={
          call.failure?.message ??
          (refused.length > 0
            ? refused
                .map(({ id, message }) => `${rows.find((row) => row.id === id)?.period ?? id}: ${message}`)
                .join(' ')
            : undefined)
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
                  cell: (row: ShownDecision) =>
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
                {row.result && <bdi dir="ltr">{row.result}</bdi>}
                {row.kind === 'correction' && row.former && (
                  <span className="block text-xs text-muted">
                    {t('results.former')} <bdi dir="ltr">{row.former}</bdi>
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
                <span className="block text-xs text-faint">{moment.format(new Date(row.enteredAt))}</span>
              </>
            ),
          },
          ...(mayDecide
            ? [
                {
                  key: 'actions',
                  head: <span className="sr-only">{t('results.actions')}</span>,
                  cell: (row: ShownDecision) => (
                    <DecisionButtons id={row.id} kind={row.kind} isOwn={row.isOwn} />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
