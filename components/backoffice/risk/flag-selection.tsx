'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { hasFailed, RowResults, type RowResult } from '../queue/row-results';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';
import { OpenCase } from './open-case';

interface Selection {
  has(id: string): boolean;
  toggle(id: string): void;
}

const Chosen = createContext<Selection | undefined>(undefined);

/** The checkbox of a flag's row, above the link that covers the row. Renders nothing outside of a FlagSelection. */
export function FlagCheck({ id }: { id: string }) {
  const t = useTranslations('backoffice-risk');
  const selection = useContext(Chosen);
  if (!selection) return null;
  return (
    <label className="relative z-1 -m-2 me-1 inline-flex cursor-pointer p-2 align-middle">
      <input
        type="checkbox"
        className="tick"
        aria-label={t('select', { id })}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

/** Lets an operator choose flags of the table that it contains, and dismiss them together or open a case with them. */
export function FlagSelection({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const t = useTranslations('backoffice-risk');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  // A flag that has left the page is not chosen any more.
  const shown = chosen.filter((id) => ids.includes(id));
  const selection = useMemo(
    () => ({
      has: (id: string) => chosen.includes(id),
      toggle: (id: string) =>
        setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    }),
    [chosen],
  );
  return (
    <Chosen.Provider value={selection}>
      {children}
      {shown.length > 0 && (
        <div
          role="group"
          aria-label={t('bulk.label')}
          className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center justify-end gap-2 rounded-card border border-edge bg-raised p-3 shadow-lift"
        >
          <p className="me-auto text-sm" aria-live="polite">
            {t('bulk.chosen', { count: shown.length })}
          </p>
          <Button size="sm" variant="ghost" onClick={() => setChosen([])}>
            {t('bulk.none')}
          </Button>
          <OpenCase flags={shown} buttonClassName={buttonStyle({ variant: 'outline', size: 'sm' })} />
          <Button size="sm" variant="caution" onClick={() => setAsking(true)}>
            {t('bulk.dismiss')}
          </Button>
        </div>
      )}
      {asking && (
        <DismissDialog
          ids={shown}
          onClose={() => {
            setAsking(false);
            setChosen([]);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Chosen.Provider>
  );
}

function DismissDialog({
  ids,
  onClose,
  onCancel,
}: {
  ids: readonly string[];
  onClose: () => void;
  onCancel: () => void;
}) {
  const t = useTranslations('backoffice-risk');
  const tOffice = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const call = useCall();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [failed, setFailed] = useState<readonly RowResult[]>();
  const submit = async () => {
    if (reason.trim() === '') return setMissing(true);
    let results: readonly RowResult[] = [];
    const done = await call.send<{ results: RowResult[] }>(
      '/backoffice/api/risk/flags/bulk',
      { decision: 'dismiss', ids, reason: reason.trim() },
      (value) => (hasFailed(value.results) ? undefined : t('bulk.done')),
      (value) => (results = value.results),
    );
    if (!done) return;
    if (hasFailed(results)) setFailed(results);
    else onClose();
  };
  if (failed)
    return (
      <Dialog open onClose={onClose} title={t('bulk.results')} closeLabel={tOffice('close')} size="md">
        <RowResults results={failed} />
      </Dialog>
    );
  return (
    <FormDialog
      open
      title={t('bulk.title', { count: ids.length })}
      description={t('bulk.text')}
      confirmLabel={t('bulk.dismiss')}
      tone="danger"
      call={call}
      onSubmit={submit}
      onClose={onCancel}
    >
      <Field
        label={tOffice('decide.reason')}
        hint={t('reasonHint')}
        error={
          missing && reason.trim() === '' ? tErrors('fields.REQUIRED') : call.failure?.fields.reason?.message
        }
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
    </FormDialog>
  );
}
