'use client';

import { useState } from 'react';
import { FormAlert } from '@/components/identity/form-alert';
import { Button, type ButtonProps } from '@/components/ui/button';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ui/confirm-dialog';
import { useCall } from './use-call';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** The call and its content. */
  path: string;
  body?: object;
  /** `requested`: shown instead of `done` if another operator must approve it first. */
  texts: { button: string; title: string; text: string; cancel: string; done: string; requested?: string };
  tone?: ConfirmDialogProps['tone'] | undefined;
  /** After the call has succeeded; the dialog is closed if it is left out. */
  onDone?: () => void;
}

/** A small button that makes a call after a confirmation. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { path, body = {}, texts, variant = 'caution', className, tone, onDone } = props;
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const send = async () => {
    const doneOf = (value: { status?: string }) =>
      value.status === 'requested' ? (texts.requested ?? texts.done) : texts.done;
    if (!(await call.send(path, body, doneOf))) return;
    if (onDone) onDone();
    else setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant={variant} className={className} onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.title}
        message={texts.text}
        confirmLabel={texts.button}
        cancelLabel={texts.cancel}
        tone={tone}
        busy={call.busy}
        onConfirm={() => void send()}
        onClose={() => {
          call.reset();
          setAsking(false);
        }}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
    </>
  );
}
