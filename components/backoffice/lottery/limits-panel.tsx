'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { showAmount } from '@/lib/money/format';
import { ConfirmButton } from '../confirm-button';
import { DataTable } from '../data-table';
import { FormDialog } from '../form-dialog';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { ReasonField } from './reason-field';
import { useSubmitted } from './use-submitted';

const LIMITS = ['betMost', 'memberMost', 'drawMost', 'numberMost'] as const;

export interface ShownLimits extends Record<(typeof LIMITS)[number], string> {
  currency: string;
  /** Operators set them; false: the defaults. */
  isSet: boolean;
  seen: string;
}

/** The limits and the ceiling of a game in each currency. */
export function LimitsPanel({
  code,
  rows,
  mayWrite,
}: {
  code: string;
  rows: readonly ShownLimits[];
  mayWrite: boolean;
}) {
  const t = useTranslations('backoffice-lottery.limits');
  const locale = useLocale();
  const [edited, setEdited] = useState<ShownLimits>();
  const shown = (row: ShownLimits, name: (typeof LIMITS)[number]) =>
    row[name] === '' ? t('noLimit') : <bdi>{showAmount(row[name], row.currency, locale)}</bdi>;
  return (
    <Panel flush title={t('title')}>
      <DataTable
        label={t('title')}
        rows={rows}
        rowKey={(row) => row.currency}
        empty={<EmptyState title={t('none')} />}
        columns={[
          {
            key: 'currency',
            head: t('currency'),
            leads: true,
            cell: (row) => (
              <>
                {row.currency}
                {!row.isSet && <span className="text-xs text-faint"> · {t('default')}</span>}
              </>
            ),
          },
          ...LIMITS.map((name) => ({
            key: name,
            head: t(name),
            end: true,
            cell: (row: ShownLimits) => shown(row, name),
          })),
          ...(mayWrite
            ? [
                {
                  key: 'actions',
                  head: <span className="sr-only">{t('actions')}</span>,
                  end: true,
                  cell: (row: ShownLimits) => (
                    <span className="flex flex-wrap justify-end gap-2">
                      <Button size="sm" onClick={() => setEdited(row)}>
                        {t('edit')}
                      </Button>
                      {row.isSet && (
                        <ConfirmButton
                          path={`/backoffice/api/lottery/games/${code}/limits`}
                          body={{ currency: row.currency, seen: row.seen, limits: null }}
                          texts={{
                            button: t('reset'),
                            title: t('resetTitle', { currency: row.currency }),
                            text: t('resetText'),
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
        <LimitsDialog
          key={edited.currency}
          code={code}
          limits={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

function LimitsDialog({ code, limits, onClose }: { code: string; limits: ShownLimits; onClose: () => void }) {
  const t = useTranslations('backoffice-lottery.limits');
  const call = useCall();
  const submitted = useSubmitted();
  const [typed, setTyped] = useState<Record<string, string>>(limits as unknown as Record<string, string>);
  const [reason, setReason] = useState('');
  const fields = call.failure?.fields ?? {};
  const submit = async () => {
    const sent = await call.send<{ status: 'performed' | 'requested' }>(
      `/backoffice/api/lottery/games/${code}/limits`,
      {
        currency: limits.currency,
        seen: limits.seen,
        reason: reason.trim(),
        limits: Object.fromEntries(
          LIMITS.map((name) => [name, (typed[name] ?? '').trim().replaceAll(',', '')]),
        ),
      },
      submitted(t('saved')),
    );
    if (sent) onClose();
  };
  return (
    <FormDialog
      open
      title={t('editTitle', { currency: limits.currency })}
      description={t('editText')}
      confirmLabel={t('save')}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      {LIMITS.map((name) => (
        <Field
          key={name}
          label={t(name)}
          hint={t(`hints.${name}`)}
          error={fields[`limits.${name}`]?.message ?? fields[name]?.message}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={20}
              value={typed[name] ?? ''}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
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
