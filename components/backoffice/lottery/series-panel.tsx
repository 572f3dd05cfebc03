'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { PrizeMode } from '@/lib/studio/lottery/constants';
import { ConfirmButton } from '../confirm-button';
import { DataTable } from '../data-table';
import { FormDialog } from '../form-dialog';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { ReasonField } from './reason-field';
import { useSubmitted } from './use-submitted';

export interface ShownSeries {
  mode: PrizeMode;
  /** '' is everybody. */
  group: string;
  groupName: string;
  lowest: number;
  highest: number;
  /** Operators set it; false: the game's own. */
  isSet: boolean;
  seen: string;
}

interface Props {
  code: string;
  rows: readonly ShownSeries[];
  modes: readonly PrizeMode[];
  groups: readonly { id: string; name: string }[];
  mayWrite: boolean;
}

/** The series of each prize mode, for everybody and for groups of members. */
export function SeriesPanel({ code, rows, modes, groups, mayWrite }: Props) {
  const t = useTranslations('backoffice-lottery.series');
  const [edited, setEdited] = useState<ShownSeries>();
  const [adding, setAdding] = useState(false);
  const range = ({ lowest, highest }: ShownSeries) =>
    lowest === highest ? `${highest}` : `${lowest}–${highest}`;
  const path = `/backoffice/api/lottery/games/${code}/series`;
  return (
    <Panel
      flush
      title={t('title')}
      actions={
        mayWrite &&
        groups.length > 0 && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('title')}
        rows={rows}
        rowKey={(row) => `${row.mode} ${row.group}`}
        empty={<EmptyState title={t('none')} />}
        columns={[
          { key: 'mode', head: t('mode'), leads: true, cell: (row) => t(`modes.${row.mode}`) },
          {
            key: 'group',
            head: t('group'),
            cell: (row) => (row.group === '' ? t('everybody') : <bdi>{row.groupName}</bdi>),
          },
          {
            key: 'range',
            head: t('range'),
            end: true,
            cell: (row) => (
              <>
                <bdi>{range(row)}</bdi>
                {!row.isSet && <span className="text-xs text-faint"> · {t('default')}</span>}
              </>
            ),
          },
          {
            key: 'return',
            head: t('return'),
            end: true,
            // A series of 1,960 returns 98%.
            cell: (row) => <bdi>{row.highest / 20}%</bdi>,
          },
          ...(mayWrite
            ? [
                {
                  key: 'actions',
                  head: <span className="sr-only">{t('actions')}</span>,
                  end: true,
                  cell: (row: ShownSeries) => (
                    <span className="flex flex-wrap justify-end gap-2">
                      <Button size="sm" onClick={() => setEdited(row)}>
                        {t('edit')}
                      </Button>
                      {row.isSet && (
                        <ConfirmButton
                          path={path}
                          body={{ mode: row.mode, group: row.group, seen: row.seen, range: null }}
                          texts={{
                            button: t('reset'),
                            title: t('resetTitle'),
                            text: t(row.group === '' ? 'resetText' : 'resetGroupText'),
                            cancel: t('cancel'),
                            done: t('saved'),
                            requested: t('requested'),
                          }}
                        />
                      )}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      {edited && (
        <SeriesDialog
          key={`${edited.mode} ${edited.group}`}
          code={code}
          rows={rows}
          modes={modes}
          groups={groups}
          edited={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {adding && (
        <SeriesDialog
          code={code}
          rows={rows}
          modes={modes}
          groups={groups}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  );
}

function SeriesDialog({
  code,
  rows,
  modes,
  groups,
  edited,
  onClose,
}: Omit<Props, 'mayWrite'> & { edited?: ShownSeries; onClose: () => void }) {
  const t = useTranslations('backoffice-lottery.series');
  const call = useCall();
  const submitted = useSubmitted();
  const [mode, setMode] = useState(edited?.mode ?? modes[0]!);
  const [group, setGroup] = useState(edited?.group ?? groups[0]?.id ?? '');
  const everybody = rows.find((row) => row.mode === mode && row.group === '');
  const present = rows.find((row) => row.mode === mode && row.group === group) ?? everybody;
  const [typed, setTyped] = useState({
    lowest: String(present?.lowest ?? ''),
    highest: String(present?.highest ?? ''),
  });
  const [reason, setReason] = useState('');
  const fields = call.failure?.fields ?? {};
  const submit = async () => {
    const sent = await call.send<{ status: 'performed' | 'requested' }>(
      `/backoffice/api/lottery/games/${code}/series`,
      {
        mode,
        group,
        seen: present?.seen ?? '-',
        reason: reason.trim(),
        // In mode ZY there is one series.
        range: {
          lowest: Number(mode === 'ZY' ? typed.highest : typed.lowest),
          highest: Number(typed.highest),
        },
      },
      submitted(t('saved')),
    );
    if (sent) onClose();
  };
  return (
    <FormDialog
      open
      title={edited ? t('editTitle') : t('addTitle')}
      description={t('text')}
      confirmLabel={t('save')}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      {!edited && (
        <>
          <Field label={t('mode')}>
            {(control) => (
              <Select
                {...control}
                value={mode}
                onChange={(event) => setMode(event.target.value as PrizeMode)}
                options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('group')} error={fields.group?.message}>
            {(control) => (
              <Select
                {...control}
                value={group}
                onChange={(event) => setGroup(event.target.value)}
                options={groups.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        {(mode === 'ZY' ? (['highest'] as const) : (['lowest', 'highest'] as const)).map((name) => (
          <Field
            key={name}
            label={t(name)}
            error={fields[`range.${name}`]?.message ?? fields.series?.message}
            required
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                min={1}
                max={2000}
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <ReasonField
        label={t('reason')}
        hint={t('reasonHint')}
        error={fields.reason?.message}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
