'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useCall } from '../use-call';

interface Props {
  ids: readonly string[];
  sum: string;
  templates: readonly string[];
  onClose: () => void;
}

/** Puts the selected withdrawals into a payment file, and opens it. */
export function PaymentFileDialog({ ids, sum, templates, onClose }: Props) {
  const t = useTranslations('backoffice-queues.files');
  const tOffice = useTranslations('backoffice');
  const router = useRouter();
  const call = useCall();
  const [template, setTemplate] = useState(templates[0] ?? '');
  const failure = call.failure;
  const make = () =>
    call.send<{ id: string }>('/backoffice/api/payment-files', { ids, template }, t('made'), ({ id }) =>
      router.push(`/backoffice/withdrawals/files/${id}`),
    );
  return (
    <Dialog
      open
      onClose={() => !call.busy && onClose()}
      title={t('makeTitle', { count: ids.length })}
      description={t('makeText', { sum })}
      closeLabel={tOffice('cancel')}
      size="sm"
      footer={
        <DialogActions
          cancelLabel={tOffice('cancel')}
          confirmLabel={t('make')}
          busy={call.busy}
          onCancel={onClose}
          onConfirm={() => void make()}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert message={failure?.message ?? failure?.fields.ids?.message} />
        <Field label={t('template')} error={failure?.fields.template?.message} required>
          {(control) => (
            <Select
              {...control}
              value={template}
              options={templates.map((name) => ({ value: name, label: name }))}
              onChange={(event) => setTemplate(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
