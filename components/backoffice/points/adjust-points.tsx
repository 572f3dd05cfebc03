'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

const EMPTY = { account: '', direction: 'credit', points: '', reason: '', lines: '' };

/** Buttons and forms that give points to a member or to a list of members, or take them. */
export function AdjustPoints({ threshold }: { threshold: string }) {
  const t = useTranslations('backoffice-points.adjust');
  const call = useCall();
  const ids = useRequestId();
  const [open, setOpen] = useState<'one' | 'list'>();
  const [given, setGiven] = useState(EMPTY);
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const reason = given.reason.trim();
    const body =
      open === 'list'
        ? { lines: given.lines.trim(), reason }
        : {
            account: given.account.trim(),
            direction: given.direction,
            points: given.points.trim().replaceAll(',', ''),
            reason,
          };
    const sent = await call.send<{ status: 'performed' | 'requested' }>(
      open === 'list' ? '/backoffice/api/points/import' : '/backoffice/api/points/adjust',
      { ...body, requestId: ids.idOf(JSON.stringify(body)) },
      ({ status }) => t(status),
    );
    if (!sent) return;
    ids.renew();
    setGiven(EMPTY);
    setOpen(undefined);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="amber" onClick={() => setOpen('one')}>
        {t('button')}
      </Button>
      <Button variant="surface" onClick={() => setOpen('list')}>
        {t('importButton')}
      </Button>
      <FormDialog
        open={open !== undefined}
        title={open === 'list' ? t('importTitle') : t('title')}
        description={t('text', { threshold })}
        confirmLabel={t('confirm')}
        tone={open === 'one' && given.direction === 'debit' ? 'danger' : 'amber'}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(undefined)}
      >
        {open === 'list' ? (
          <Field label={t('lines')} hint={t('linesHint')} error={errors.lines?.message} required>
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                dir="ltr"
                maxLength={20_000}
                value={given.lines}
                onChange={set('lines')}
              />
            )}
          </Field>
        ) : (
          <>
            <Field label={t('account')} error={errors.account?.message} required>
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={64}
                  value={given.account}
                  onChange={set('account')}
                />
              )}
            </Field>
            <Field label={t('direction')} error={errors.direction?.message}>
              {(control) => (
                <Select
                  {...control}
                  value={given.direction}
                  onChange={set('direction')}
                  options={[
                    { value: 'credit', label: t('credit') },
                    { value: 'debit', label: t('debit') },
                  ]}
                />
              )}
            </Field>
            <Field label={t('points')} error={errors.points?.message} required>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                  maxLength={20}
                  value={given.points}
                  onChange={set('points')}
                />
              )}
            </Field>
          </>
        )}
        <Field label={t('reason')} hint={t('reasonHint')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea {...control} rows={3} maxLength={300} value={given.reason} onChange={set('reason')} />
          )}
        </Field>
      </FormDialog>
    </div>
  );
}
