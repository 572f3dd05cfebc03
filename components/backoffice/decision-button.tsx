'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useCall } from './use-call';

export interface DecisionButtonProps {
  /** The key of its texts in backoffice.decide: button, title, text, done. */
  action: string;
  path: string;
  body?: Record<string, string>;
  /** What stands in the texts: amount and account. */
  values: Record<string, string>;
  variant?: ButtonVariant;
  /** A text that must come along: `reason` in several lines, `reference` in one; `hint` says who reads it, the member if not. */
  asks?: { name: 'reason' | 'reference'; most: number; hint?: string };
  disabled?: boolean;
  /** Id of what says why it is disabled. */
  describedBy?: string | undefined;
}

/** One decision: a button, a question that says what follows, and the call. */
export function DecisionButton(props: DecisionButtonProps) {
  const { action, path, body = {}, values, variant = 'surface', asks, disabled, describedBy } = props;
  const t = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const formId = `decide-${action}`;
  const close = () => {
    if (call.busy) return;
    setOpen(false);
    setEmpty(false);
    call.forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asks && text.trim() === '') return setEmpty(true);
    setEmpty(false);
    const sent = { ...body, ...(asks ? { [asks.name]: text.trim() } : {}) };
    if (!(await call.send(path, sent, t(`decide.${action}.done`)))) return;
    setOpen(false);
    setText('');
  };
  const wrong = empty ? tErrors('fields.REQUIRED') : asks && call.failure?.fields[asks.name]?.message;
  return (
    <>
      <Button
        variant={variant === 'danger' ? 'caution' : variant}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {t(`decide.${action}.button`)}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t(`decide.${action}.title`, values)}
        description={t(`decide.${action}.text`, values)}
        closeLabel={t('cancel')}
        size="sm"
        footer={
          <>
            <Button onClick={close} disabled={call.busy} className="flex-1 sm:flex-none">
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={variant === 'danger' ? 'danger' : 'amber'}
              busy={call.busy}
              className="flex-1 sm:flex-none"
            >
              {t(`decide.${action}.button`)}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormAlert message={call.failure?.message} />
          {asks && (
            <Field
              label={t(`decide.${asks.name}`)}
              hint={asks.hint ?? t(`decide.${asks.name}Hint`)}
              error={wrong}
              required
            >
              {(control) =>
                asks.name === 'reason' ? (
                  <Textarea
                    {...control}
                    rows={3}
                    maxLength={asks.most}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                ) : (
                  <Input
                    {...control}
                    dir="ltr"
                    autoComplete="off"
                    maxLength={asks.most}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                )
              }
            </Field>
          )}
        </form>
      </Dialog>
    </>
  );
}
