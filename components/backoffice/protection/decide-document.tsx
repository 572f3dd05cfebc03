'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** Approves a document, with the last day on which it is valid, or rejects it with a reason that the member sees. */
export function DecideDocument({ id }: { id: string }) {
  const t = useTranslations('backoffice-protection');
  const call = useCall();
  const [decision, setDecision] = useState<'approve' | 'reject'>();
  const [text, setText] = useState('');
  const submit = async () => {
    const body =
      decision === 'approve' ? { decision, validUntil: text || null } : { decision, reason: text.trim() };
    if (!(await call.send(`/backoffice/api/documents/${id}/decide`, body, t(`${decision!}.done`)))) return;
    setDecision(undefined);
  };
  const ask = (next: 'approve' | 'reject') => {
    setText('');
    setDecision(next);
  };
  const errors = call.failure?.fields ?? {};
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" variant="surface" onClick={() => ask('approve')}>
        {t('approve.button')}
      </Button>
      <Button size="sm" variant="caution" onClick={() => ask('reject')}>
        {t('reject.button')}
      </Button>
      {decision && (
        <FormDialog
          open
          title={t(`${decision}.title`)}
          description={t(`${decision}.text`)}
          confirmLabel={t(`${decision}.button`)}
          tone={decision === 'reject' ? 'danger' : 'amber'}
          call={call}
          onSubmit={submit}
          onClose={() => setDecision(undefined)}
        >
          {decision === 'approve' ? (
            <Field
              label={t('approve.validUntil')}
              hint={t('approve.hint')}
              error={errors.validUntil?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
          ) : (
            <Field label={t('reason')} error={errors.reason?.message} required>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={300}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
          )}
        </FormDialog>
      )}
    </span>
  );
}
