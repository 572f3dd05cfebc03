'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { Decision } from '@/lib/agents/bills/rules';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** Buttons for what an operator may do to the share of a bill. */
export function BillActions({ id, decisions }: { id: string; decisions: readonly Decision[] }) {
  const t = useTranslations('backoffice-commissions');
  const call = useCall();
  const [decision, setDecision] = useState<Decision>();
  const [note, setNote] = useState('');
  const send = async () => {
    const sent = await call.send<{ status?: 'performed' | 'requested' }>(
      `/backoffice/api/commissions/${id}/${decision}`,
      { note: note.trim() },
      ({ status }) => t(status === 'requested' ? 'requested' : 'done'),
    );
    if (sent) {
      setDecision(undefined);
      setNote('');
    }
  };
  const isRefusal = decision === 'hold' || decision === 'reject';
  return (
    <div className="flex flex-wrap gap-2">
      {decisions.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === 'reject' || each === 'hold' ? 'caution' : 'outline'}
          onClick={() => setDecision(each)}
        >
          {t(`decisions.${each}.button`)}
        </Button>
      ))}
      {decision && (
        <FormDialog
          open
          title={t(`decisions.${decision}.title`)}
          description={t(`decisions.${decision}.text`)}
          confirmLabel={t(`decisions.${decision}.button`)}
          {...(isRefusal && { tone: 'danger' as const })}
          call={call}
          onSubmit={send}
          onClose={() => setDecision(undefined)}
        >
          <Field label={t('note')} error={call.failure?.fields.note?.message} required>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={MAX_REASON_LENGTH}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        </FormDialog>
      )}
    </div>
  );
}
