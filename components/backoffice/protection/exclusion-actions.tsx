'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** What an operator can do with an exclusion that is in force: readmit after its period, or have it ended as an error. */
export function ExclusionActions({ id, mayReadmit }: { id: string; mayReadmit: boolean }) {
  const t = useTranslations('backoffice-protection');
  const call = useCall();
  const [asking, setAsking] = useState<'readmit' | 'end'>();
  const [reason, setReason] = useState('');
  const submit = async () => {
    const path = `/backoffice/api/exclusions/${id}/${asking!}`;
    if (!(await call.send(path, { reason: reason.trim() }, t(`${asking!}.done`)))) return;
    setReason('');
    setAsking(undefined);
  };
  return (
    <span className="flex flex-wrap gap-2">
      {mayReadmit && (
        <Button size="sm" variant="surface" onClick={() => setAsking('readmit')}>
          {t('readmit.button')}
        </Button>
      )}
      <Button size="sm" variant="caution" onClick={() => setAsking('end')}>
        {t('end.button')}
      </Button>
      {asking && (
        <FormDialog
          open
          title={t(`${asking}.title`)}
          description={t(`${asking}.text`)}
          confirmLabel={t(`${asking}.button`)}
          tone={asking === 'end' ? 'danger' : 'amber'}
          call={call}
          onSubmit={submit}
          onClose={() => setAsking(undefined)}
        >
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
      )}
    </span>
  );
}
