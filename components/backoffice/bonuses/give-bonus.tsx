'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { BIRTHDAY_WAIT_DAYS } from '@/lib/rewards/bonuses/constants';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

interface Result {
  given: number;
  refused: { account: string; failed: string[] }[];
}

/** Gives a published bonus to the members of a list; says who got none and why. */
export function GiveBonus({ id }: { id: string }) {
  const t = useTranslations('backoffice-bonuses');
  const call = useCall();
  const ids = useRequestId();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState({ accounts: '', reason: '' });
  const [result, setResult] = useState<Result>();
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const sent = await call.send<Result>(
      `/backoffice/api/bonuses/${id}/members`,
      { ...given, requestId: ids.idOf(JSON.stringify(given)) },
      ({ given: count }) => t('give.done', { count }),
      setResult,
    );
    if (!sent) return;
    ids.renew();
    setGiven({ accounts: '', reason: '' });
    setOpen(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <Button className="self-start" onClick={() => setOpen(true)}>
        {t('give.button')}
      </Button>
      {result && result.refused.length > 0 && (
        <ul aria-live="polite" className="text-sm text-muted">
          {result.refused.map(({ account, failed }) => (
            <li key={account}>
              <bdi>{account}</bdi>:{' '}
              {failed
                .map((name) => t(`conditions.${name}` as never, { days: BIRTHDAY_WAIT_DAYS } as never))
                .join(', ')}
            </li>
          ))}
        </ul>
      )}
      <FormDialog
        open={open}
        title={t('give.title')}
        description={t('give.text')}
        confirmLabel={t('give.confirm')}
        tone="amber"
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field
          label={t('give.accounts')}
          hint={t('give.accountsHint')}
          error={errors.accounts?.message}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              dir="ltr"
              value={given.accounts}
              onChange={(event) => setGiven({ ...given, accounts: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('give.reason')} hint={t('give.reasonHint')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={300}
              value={given.reason}
              onChange={(event) => setGiven({ ...given, reason: event.target.value })}
            />
          )}
        </Field>
      </FormDialog>
    </div>
  );
}
