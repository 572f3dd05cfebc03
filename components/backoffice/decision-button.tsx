'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-style';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from './form-dialog';
import { useCall } from './use-call';

export interface DecisionButtonProps {
  /** Message key below backoffice.decide, with button, title, text and done. */
  action: string;
  path: string;
  body?: Record<string, string | boolean>;
  /** Values for the messages: amount and account. */
  values: Record<string, string>;
  variant?: ButtonVariant;
  /** A text that the decision requires: `reason` has several lines, `reference` one. Without `hint`, it says that the member reads it. */
  input?: { name: 'reason' | 'reference'; maxLength: number; hint?: string };
  /** The name of another operator who has claimed the request: the decision asks first. */
  claimedBy?: string | undefined;
  disabled?: boolean;
  /** Id of the element that says why the button is disabled. */
  describedBy?: string | undefined;
}

/** A decision on a request: a button, a confirmation that states the consequence, and the call. */
export function DecisionButton(props: DecisionButtonProps) {
  const {
    action,
    path,
    body = {},
    values,
    variant = 'surface',
    input,
    claimedBy,
    disabled,
    describedBy,
  } = props;
  const t = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const [despiteClaim, setDespiteClaim] = useState(false);
  const close = () => {
    setOpen(false);
    setEmpty(false);
  };
  const submit = async () => {
    if (input && text.trim() === '') return setEmpty(true);
    setEmpty(false);
    const sent = {
      ...body,
      ...(input ? { [input.name]: text.trim() } : {}),
      ...(despiteClaim ? { despiteClaim } : {}),
    };
    if (!(await call.send(path, sent, t(`decide.${action}.done`)))) return;
    setOpen(false);
    setText('');
  };
  const wrong = empty ? tErrors('fields.REQUIRED') : input && call.failure?.fields[input.name]?.message;
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
      <FormDialog
        open={open}
        title={t(`decide.${action}.title`, values)}
        description={t(`decide.${action}.text`, values)}
        confirmLabel={t(`decide.${action}.button`)}
        tone={variant === 'danger' ? 'danger' : 'amber'}
        disabled={claimedBy !== undefined && !despiteClaim}
        call={call}
        onSubmit={submit}
        onClose={close}
      >
        {input && (
          <Field
            label={t(`decide.${input.name}`)}
            hint={input.hint ?? t(`decide.${input.name}Hint`)}
            error={wrong}
            required
          >
            {(control) =>
              input.name === 'reason' ? (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={input.maxLength}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              ) : (
                <Input
                  {...control}
                  dir="ltr"
                  autoComplete="off"
                  maxLength={input.maxLength}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )
            }
          </Field>
        )}
        {claimedBy && (
          <Checkbox
            label={t('decide.despiteClaim', { name: claimedBy })}
            checked={despiteClaim}
            onChange={(event) => setDespiteClaim(event.target.checked)}
          />
        )}
      </FormDialog>
    </>
  );
}
