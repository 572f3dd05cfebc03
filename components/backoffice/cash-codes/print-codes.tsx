'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { normalizeAmount } from '@/components/cashier/amount-rules';
import { useRequestId } from '@/components/cashier/use-request-id';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { MAX_NOTE } from '@/lib/cashier/codes/constants';
import { MomentField } from '../moment-field';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

interface Props {
  channels: readonly { id: string; name: string; currencies: readonly string[] }[];
  /** The sum above which another operator must approve it, as text. */
  threshold: string;
}

const EMPTY = { amount: '', count: '', expiresAt: '', note: '', reason: '' };

/** Button and form that print a batch of cash codes. */
export function PrintCodes({ channels, threshold }: Props) {
  const t = useTranslations('backoffice-codes');
  const call = useCall();
  const ids = useRequestId();
  const [open, setOpen] = useState(false);
  const [channelId, setChannelId] = useState(channels[0]?.id ?? '');
  const chosen = channels.find(({ id }) => id === channelId);
  const [currency, setCurrency] = useState(channels[0]?.currencies[0] ?? '');
  const [given, setGiven] = useState(EMPTY);
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const body = {
      channelId,
      currency,
      amount: normalizeAmount(given.amount),
      count: Number(normalizeAmount(given.count)),
      expiresAt: given.expiresAt,
      note: given.note.trim(),
      reason: given.reason.trim(),
    };
    const sent = await call.send<{ status: 'performed' | 'requested' }>(
      '/backoffice/api/cash-codes',
      { ...body, requestId: ids.idOf(JSON.stringify(body)) },
      ({ status }) => t(`print.${status}`),
    );
    if (!sent) return;
    ids.renew();
    setGiven(EMPTY);
    setOpen(false);
  };
  const input = (
    name: 'amount' | 'count' | 'note',
    more: { decimal?: boolean; max: number; required?: boolean },
  ) => (
    <Field label={t(`print.${name}`)} error={errors[name]?.message} required={more.required ?? true}>
      {(control) => (
        <Input
          {...control}
          dir={more.decimal ? 'ltr' : 'auto'}
          inputMode={more.decimal ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={more.max}
          value={given[name]}
          onChange={set(name)}
        />
      )}
    </Field>
  );
  return (
    <>
      <Button variant="amber" size="sm" onClick={() => setOpen(true)}>
        {t('print.button')}
      </Button>
      <FormDialog
        open={open}
        title={t('print.title')}
        description={t('print.text', { threshold })}
        confirmLabel={t('print.button')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('channel')} error={errors.channelId?.message} required>
          {(control) => (
            <Select
              {...control}
              value={channelId}
              options={channels.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => {
                setChannelId(event.target.value);
                setCurrency(channels.find(({ id }) => id === event.target.value)?.currencies[0] ?? '');
              }}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          {input('amount', { decimal: true, max: 24 })}
          <Field label={t('print.currency')} error={errors.currency?.message} required>
            {(control) => (
              <Select
                {...control}
                value={currency}
                options={(chosen?.currencies ?? []).map((code) => ({ value: code, label: code }))}
                onChange={(event) => setCurrency(event.target.value)}
              />
            )}
          </Field>
          {input('count', { decimal: true, max: 6 })}
          <MomentField
            label={t('print.expiresAt')}
            error={errors.expiresAt?.message}
            required
            value={given.expiresAt || null}
            onChange={(expiresAt) => setGiven({ ...given, expiresAt: expiresAt ?? '' })}
          />
        </div>
        {input('note', { max: MAX_NOTE, required: false })}
        <Field label={t('reason')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={MAX_REASON_LENGTH}
              value={given.reason}
              onChange={set('reason')}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
