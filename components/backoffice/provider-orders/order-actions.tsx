'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

export type Outcome = 'paid' | 'failed' | 'seen';

interface Props {
  id: string;
  canAsk: boolean;
  /** What an operator can say of it. */
  outcomes: readonly Outcome[];
}

/** Buttons of an order: ask the provider again, and say what became of an order that is unclear. */
export function OrderActions({ id, canAsk, outcomes }: Props) {
  const t = useTranslations('backoffice-providers');
  const asking = useCall();
  const settling = useCall();
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const path = `/backoffice/api/provider-orders/${id}`;
  const settle = async () => {
    if (await settling.send(`${path}/settle`, { outcome, reason: reason.trim() }, t('settled')))
      setOutcome(undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canAsk && (
        <Button
          size="sm"
          busy={asking.busy}
          onClick={() =>
            void asking.send<{ status: string }>(`${path}/ask`, {}, ({ status }) =>
              t('asked', { status: t(`statuses.${status as 'open'}`) }),
            )
          }
        >
          {t('ask')}
        </Button>
      )}
      {outcomes.map((each) => (
        <Button key={each} size="sm" variant="caution" onClick={() => setOutcome(each)}>
          {t(`outcomes.${each}.button`)}
        </Button>
      ))}
      {asking.failure?.message && <p className="text-xs text-vermilion">{asking.failure.message}</p>}
      {outcome && (
        <FormDialog
          open
          title={t(`outcomes.${outcome}.title`)}
          description={t(`outcomes.${outcome}.text`)}
          confirmLabel={t(`outcomes.${outcome}.button`)}
          tone="danger"
          call={settling}
          onSubmit={settle}
          onClose={() => setOutcome(undefined)}
        >
          <Field label={t('reason')} error={settling.failure?.fields.reason?.message} required>
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
        </FormDialog>
      )}
    </div>
  );
}
