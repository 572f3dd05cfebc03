'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import type { PaymentKind } from '@/lib/cashier/types';
import { showAmount } from '@/lib/money/format';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';
import type { QueueItem } from './queue-item';
import { hasFailed, RowResults, type RowResult } from './row-results';

export type BulkAction = 'approve' | 'reject' | 'cancel' | 'claim' | 'release';

interface Props {
  kind: PaymentKind;
  action: BulkAction;
  targets: readonly QueueItem[];
  /** The sum of their amounts, formatted. */
  sum: string;
  onClose: () => void;
}

const PATHS: Readonly<Record<PaymentKind, string>> = {
  deposit: '/backoffice/api/deposits/bulk',
  withdraw: '/backoffice/api/withdrawals/bulk',
};

const ROWS_SHOWN = 6;

/**
 * Takes one step for one or several requests: says what will happen, asks for a reason where the member reads one, and asks
 * first if another operator has claimed one of them. Then it shows what became of each.
 */
export function BulkDialog({ kind, action, targets, sum, onClose }: Props) {
  const t = useTranslations('backoffice-queues');
  const tOffice = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const call = useCall();
  const [reason, setReason] = useState('');
  const [despiteClaim, setDespiteClaim] = useState(false);
  const [missing, setMissing] = useState(false);
  const [results, setResults] = useState<readonly RowResult[]>();
  const needsReason = action === 'reject' || action === 'cancel';
  const claimed = targets.filter(({ claimedBy }) => claimedBy !== undefined);

  const submit = async () => {
    if (needsReason && reason.trim() === '') return setMissing(true);
    let rows: readonly RowResult[] = [];
    const body = {
      action,
      ids: targets.map(({ id }) => id),
      despiteClaim,
      ...(needsReason ? { reason: reason.trim() } : {}),
    };
    const done = await call.send<{ results: RowResult[] }>(
      PATHS[kind],
      body,
      (value) =>
        hasFailed(value.results) ? undefined : t(`bulk.${action}.done`, { count: value.results.length }),
      (value) => (rows = value.results),
    );
    if (!done) return;
    if (hasFailed(rows)) setResults(rows);
    else onClose();
  };

  if (results)
    return (
      <Dialog open onClose={onClose} title={t('results')} closeLabel={tOffice('close')} size="md">
        <RowResults results={results} />
      </Dialog>
    );
  return (
    <FormDialog
      open
      title={t(`bulk.${action}.title`, { count: targets.length })}
      description={t(`bulk.${action}.text`, { count: targets.length, sum })}
      confirmLabel={t(`bulk.${action}.button`)}
      tone={needsReason ? 'danger' : 'amber'}
      disabled={claimed.length > 0 && !despiteClaim}
      call={call}
      message={Object.values(call.failure?.fields ?? {})[0]?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="divide-y divide-hairline rounded-control border border-hairline text-sm">
        {targets.slice(0, ROWS_SHOWN).map((target) => (
          <li key={target.id} className="flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-2">
            <span className="min-w-0">
              <bdi className="tabular">{`#${target.id}`}</bdi> <bdi>{target.account}</bdi>
            </span>
            <bdi className="tabular">{showAmount(target.amount, target.currency, locale)}</bdi>
          </li>
        ))}
        {targets.length > ROWS_SHOWN && (
          <li className="px-3 py-2 text-muted">{t('more', { count: targets.length - ROWS_SHOWN })}</li>
        )}
      </ul>
      {claimed.length > 0 && (
        <Checkbox
          label={t('despiteClaim', {
            names: [...new Set(claimed.map(({ claimedBy }) => claimedBy))].join(', '),
          })}
          checked={despiteClaim}
          onChange={(event) => setDespiteClaim(event.target.checked)}
        />
      )}
      {needsReason && (
        <Field
          label={tOffice('decide.reason')}
          hint={tOffice('decide.reasonHint')}
          error={missing && reason.trim() === '' ? tErrors('fields.REQUIRED') : undefined}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
