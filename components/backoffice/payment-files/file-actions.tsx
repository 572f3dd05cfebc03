'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Download } from '@/components/ui/icons';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_REFERENCE_LENGTH } from '@/lib/backoffice/schema';
import { RowResults, type RowResult } from '../queue/row-results';
import { FormDialog } from '../form-dialog';
import { saveText } from '../save-text';
import { useCall } from '../use-call';

interface Props {
  id: string;
  /** Number and sum of the withdrawals that are still to be paid. */
  open: number;
  sum: string;
}

/** What can be done with a payment file: download it, mark it as paid, discard it. */
export function FileActions({ id, open, sum }: Props) {
  const t = useTranslations('backoffice-queues.files');
  const tOffice = useTranslations('backoffice');
  const exporting = useCall();
  const discarding = useCall();
  const [asking, setAsking] = useState(false);
  const [paying, setPaying] = useState(false);
  const path = `/backoffice/api/payment-files/${id}`;
  const discard = async () => {
    if (await discarding.send(`${path}/discard`, {}, t('discarded'))) setAsking(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={exporting.failure?.message} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="amber"
          busy={exporting.busy}
          onClick={() =>
            void exporting.send<{ fileName: string; text: string }>(
              `${path}/export`,
              {},
              t('exported'),
              ({ fileName, text }) => saveText(fileName, text),
            )
          }
        >
          {!exporting.busy && <Download aria-hidden className="size-4" />}
          {t('export')}
        </Button>
        <Button onClick={() => setPaying(true)}>{t('pay')}</Button>
        <Button variant="caution" onClick={() => setAsking(true)}>
          {t('discard')}
        </Button>
      </div>
      <p className="text-xs text-faint">{t('exportHint')}</p>
      <ConfirmDialog
        open={asking}
        title={t('discardTitle')}
        message={t('discardText', { count: open })}
        confirmLabel={t('discard')}
        cancelLabel={tOffice('cancel')}
        tone="danger"
        busy={discarding.busy}
        onConfirm={() => void discard()}
        onClose={() => {
          discarding.reset();
          setAsking(false);
        }}
      >
        <FormAlert message={discarding.failure?.message} />
      </ConfirmDialog>
      {paying && <PayDialog path={`${path}/pay`} open={open} sum={sum} onClose={() => setPaying(false)} />}
    </div>
  );
}

interface PayProps {
  path: string;
  open: number;
  sum: string;
  onClose: () => void;
}

/** Marks the whole file as paid: under one reference of the bank, or by the bank's result. */
function PayDialog({ path, open, sum, onClose }: PayProps) {
  const t = useTranslations('backoffice-queues.files');
  const tOffice = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const call = useCall();
  const [reference, setReference] = useState('');
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState(false);
  const [results, setResults] = useState<readonly RowResult[]>();
  const submit = async () => {
    setTried(true);
    if (!file && reference.trim() === '') return;
    const body = new FormData();
    if (file) body.set('result', file);
    else body.set('reference', reference.trim());
    await call.send<{ results: RowResult[] }>(path, body, t('paid'), (value) => setResults(value.results));
  };
  if (results)
    return (
      <Dialog open onClose={onClose} title={t('paidTitle')} closeLabel={tOffice('close')}>
        <RowResults results={results} />
      </Dialog>
    );
  const fields = call.failure?.fields ?? {};
  return (
    <FormDialog
      open
      title={t('payTitle', { count: open })}
      description={t('payText', { sum })}
      confirmLabel={t('pay')}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={tOffice('decide.reference')}
        hint={t('referenceHint')}
        error={
          fields.reference?.message ??
          (tried && !file && reference.trim() === '' ? tErrors('fields.REQUIRED') : undefined)
        }
      >
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            autoComplete="off"
            maxLength={MAX_REFERENCE_LENGTH}
            disabled={file !== undefined}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('result')} hint={t('resultHint')} error={fields.result?.message}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="block w-full text-sm text-muted file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-edge file:bg-transparent file:px-4 file:font-semibold file:text-ink"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
    </FormDialog>
  );
}
