'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** Ends a contract at once, with a reason for the audit log. The page names the contracts below that end with it. */
export function EndContract({ id, below }: { id: string; below: number }) {
  const t = useTranslations('backoffice-agent-contracts.end');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <Button variant="caution" size="sm" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        title={t('title')}
        description={t('text', { count: below })}
        confirmLabel={t('button')}
        tone="danger"
        call={call}
        onClose={() => setOpen(false)}
        onSubmit={async () => {
          if (await call.send(`/backoffice/api/agent-contracts/${id}/end`, { reason }, t('done')))
            setOpen(false);
        }}
      >
        <Field label={t('reason')} error={call.failure?.fields.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
