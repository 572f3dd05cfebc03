'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { COOL_OFFS, SELF_EXCLUSIONS } from '@/lib/protection/constants';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** Button and form that exclude a member from play. */
export function ExcludeMember({ memberId }: { memberId: string }) {
  const t = useTranslations('backoffice-protection');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [period, setPeriod] = useState('6m');
  const [reason, setReason] = useState('');
  const submit = async () => {
    const body = { period, reason: reason.trim() };
    if (!(await call.send(`/backoffice/api/members/${memberId}/exclusion`, body, t('exclude.done')))) return;
    setReason('');
    setOpen(false);
  };
  return (
    <>
      <Button variant="caution" onClick={() => setOpen(true)}>
        {t('exclude.button')}
      </Button>
      <FormDialog
        open={open}
        title={t('exclude.title')}
        description={t('exclude.text')}
        confirmLabel={t('exclude.confirm')}
        tone="danger"
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('columns.period')}>
          {(control) => (
            <Select
              {...control}
              value={period}
              onChange={(event) => setPeriod(event.target.value)}
              options={[...COOL_OFFS, ...SELF_EXCLUSIONS].map((value) => ({
                value,
                label: t(`exclusionPeriods.${value}`),
              }))}
            />
          )}
        </Field>
        <Field label={t('reason')} error={call.failure?.fields.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
