'use client';

import { useId, useState } from 'react';
import { CircleAlert, Landmark, Plus, Trash2 } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { callApi } from '@/lib/platform/http/call';
import { PAYEES_KEY } from '../query-keys';
import type { Payee } from '../types';
import { PayeeDialog } from './payee-dialog';

interface Props {
  payees: readonly Payee[];
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (id: string) => void;
}

/** The member's payees: one is chosen, and payees can be added and removed. */
export function PayeePicker({ payees, chosen, error, onChoose }: Props) {
  const t = useTranslations('cashier-pages.payee');
  const tErrors = useTranslations('errors');
  const name = useId();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Payee>();
  const [busy, setBusy] = useState(false);
  const remove = async (payee: Payee) => {
    setBusy(true);
    try {
      await callApi('DELETE', `/wps/cashier/payees/${payee.id}`);
      notify(t('removed'), 'good');
    } catch (failure) {
      notify((failure as Error).message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
      setRemoving(undefined);
      void queryClient.invalidateQueries({ queryKey: PAYEES_KEY });
    }
  };
  return (
    <fieldset aria-describedby={`${name}-error`}>
      <legend className="mb-2 text-sm font-medium text-muted">{t('title')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {payees.map((payee) => (
          <div
            key={payee.id}
            className={classes(
              'flex items-center gap-1 rounded-card border pe-1 transition',
              'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-amber',
              chosen === payee.id
                ? 'border-amber bg-amber-wash'
                : 'border-hairline bg-surface shadow-inset-light',
            )}
          >
            <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 py-3 ps-4">
              <input
                type="radio"
                name={name}
                checked={chosen === payee.id}
                onChange={() => onChoose(payee.id)}
                className="sr-only"
              />
              <Landmark aria-hidden className="size-5 shrink-0 text-amber" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{payee.bank}</span>
                <span className="block truncate text-sm text-muted">
                  <bdi>{payee.holder}</bdi> · <bdi className="tabular">•••• {payee.numberTail}</bdi>
                </span>
              </span>
            </label>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('remove', { bank: payee.bank, tail: payee.numberTail })}
              onClick={() => setRemoving(payee)}
            >
              <Trash2 aria-hidden className="size-4.5" />
            </Button>
          </div>
        ))}
        <button
          type="button"
          onClick={() => setAdding(true)}
          className="flex min-h-16 items-center justify-center gap-2 rounded-card border border-dashed border-edge px-4 text-sm font-medium text-muted transition hover:border-amber hover:text-ink"
        >
          <Plus aria-hidden className="size-4.5" />
          {t('add')}
        </button>
      </div>
      <p
        id={`${name}-error`}
        aria-live="polite"
        className="mt-2 flex items-center gap-1.5 text-sm text-vermilion empty:hidden"
      >
        {error && (
          <>
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {error}
          </>
        )}
      </p>
      {adding && (
        <PayeeDialog
          onClose={() => setAdding(false)}
          onAdded={(payee) => {
            setAdding(false);
            onChoose(payee.id);
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('removeTitle')}
        message={removing && t('removeText', { bank: removing.bank, tail: removing.numberTail })}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('cancel')}
        tone="danger"
        busy={busy}
        onConfirm={() => removing && void remove(removing)}
        onClose={() => setRemoving(undefined)}
      />
    </fieldset>
  );
}
