'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { notify } from '@/components/ui/notify';
import { useCall } from '../use-call';

export interface AssigneeOption {
  id: string;
  name: string;
}

interface Props {
  id: string;
  /** The operator to whom it is assigned; '' if there is none. */
  assignedTo: string;
  operators: readonly AssigneeOption[];
  /** The operator who looks. */
  self: string;
}

/** Assigns feedback to an operator. The button "Take" assigns it to the operator who uses the page. */
export function AssignField({ id, assignedTo, operators, self }: Props) {
  const t = useTranslations('backoffice-feedback');
  const call = useCall();
  const assign = async (operatorId: string) => {
    const path = `/backoffice/api/feedback/${id}/assign`;
    const done = await call.send(path, { operatorId: operatorId || null }, t('assigned'));
    if (!done && call.failure?.message) notify(call.failure.message, 'bad');
  };
  return (
    <div className="flex items-end gap-2">
      <Field label={t('assignee')} className="min-w-0 flex-1" error={call.failure?.message}>
        {(control) => (
          <Select
            {...control}
            value={assignedTo}
            disabled={call.busy}
            placeholder={t('nobody')}
            options={operators.map(({ id: value, name }) => ({ value, label: name }))}
            onChange={(event) => void assign(event.target.value)}
          />
        )}
      </Field>
      {assignedTo !== self && operators.some((one) => one.id === self) && (
        <Button busy={call.busy} onClick={() => void assign(self)}>
          {t('take')}
        </Button>
      )}
    </div>
  );
}
