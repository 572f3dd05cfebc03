'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { showAmount } from '@/lib/money/format';
import { CaseNote } from '../case-note';
import { useCall } from '../use-call';
import { thresholdKey } from './action-text';

export interface ThresholdFormProps {
  /** The key of the threshold. */
  name: string;
  /** A decimal string, or '' if one operator is enough. */
  value: string;
  mayBeEmpty: boolean;
  currency: string;
  /** The id of a request that waits to change it. */
  waiting: string | undefined;
  /** Maximum length of the reason. */
  maxLength: number;
}

/** Requests another amount above which two operators are needed; another operator must approve it. */
export function ThresholdForm({ name, value, mayBeEmpty, currency, waiting, maxLength }: ThresholdFormProps) {
  const t = useTranslations('backoffice-approvals.rules');
  const tErrors = useTranslations('errors.fields');
  const locale = useLocale();
  const call = useCall();
  const [typed, setTyped] = useState(value);
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(reason.trim() === '');
    if (reason.trim() === '') return;
    const body = { key: name, value: typed.trim(), reason: reason.trim() };
    if (await call.send('/backoffice/api/approvals/thresholds', body, t('requested'))) setReason('');
  };
  const current =
    value === ''
      ? t('one')
      : /^0[.0]*$/.test(value)
        ? t('always')
        : t('above', { amount: showAmount(value, currency, locale) });
  const key = thresholdKey(name);
  return (
    <section className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0" aria-label={t(`names.${key}`)}>
      <div>
        <h3 className="text-base font-bold">{t(`names.${key}`)}</h3>
        <p className="mt-0.5 max-w-prose text-sm text-muted">{t(`texts.${key}`)}</p>
        <p className="mt-2 text-sm font-medium">{current}</p>
      </div>
      {waiting ? (
        <CaseNote>
          {t('waiting')}{' '}
          <PageLink
            href={`/backoffice/approvals?show=all&id=${waiting}`}
            className="text-amber hover:underline"
          >
            {t('open')}
          </PageLink>
        </CaseNote>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-2xl flex-col gap-4">
          <FormAlert message={call.failure?.message} />
          <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Field
              label={t('amount', { currency })}
              hint={t(mayBeEmpty ? 'amountHintEmpty' : 'amountHint')}
              error={call.failure?.fields.value?.message}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <Field
              label={t('reason')}
              hint={t('reasonHint')}
              error={empty ? tErrors('REQUIRED') : call.failure?.fields.reason?.message}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={maxLength}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="amber" busy={call.busy} className="self-start">
            {t('submit')}
          </Button>
        </form>
      )}
    </section>
  );
}
