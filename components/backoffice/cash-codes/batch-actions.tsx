'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { FormDialog } from '../form-dialog';
import { saveText } from '../save-text';
import { useCall } from '../use-call';

interface Props {
  id: string;
  canDownload: boolean;
  canVoid: boolean;
}

/** Buttons of a batch: download its codes, which works once, and void those that are not redeemed. */
export function BatchActions({ id, canDownload, canVoid }: Props) {
  const t = useTranslations('backoffice-codes');
  const call = useCall();
  const [asking, setAsking] = useState<'download' | 'void'>();
  const [reason, setReason] = useState('');
  const path = `/backoffice/api/cash-codes/${id}`;
  const submit = async () => {
    const sent =
      asking === 'download'
        ? await call.send<{ fileName: string; text: string }>(
            `${path}/download`,
            {},
            t('download.done'),
            (file) => saveText(file.fileName, file.text),
          )
        : await call.send(`${path}/void`, { reason: reason.trim() }, t('void.done'));
    if (sent) setAsking(undefined);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {canDownload && (
        <Button size="sm" onClick={() => setAsking('download')}>
          {t('download.button')}
        </Button>
      )}
      {canVoid && (
        <Button size="sm" variant="caution" onClick={() => setAsking('void')}>
          {t('void.button')}
        </Button>
      )}
      {asking && (
        <FormDialog
          open
          title={t(`${asking}.title`, { id })}
          description={t(`${asking}.text`)}
          confirmLabel={t(`${asking}.button`)}
          tone={asking === 'void' ? 'danger' : 'amber'}
          call={call}
          onSubmit={submit}
          onClose={() => setAsking(undefined)}
        >
          {asking === 'void' && (
            <Field label={t('reason')} error={call.failure?.fields.reason?.message} required>
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
          )}
        </FormDialog>
      )}
    </div>
  );
}
