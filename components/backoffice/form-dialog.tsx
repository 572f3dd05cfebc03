'use client';

import { useId, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Dialog, type DialogProps } from '@/components/ui/dialog';
import { DialogActions, type DialogActionsProps } from '@/components/ui/dialog-actions';
import type { CallState } from './use-call';

export interface FormDialogProps
  extends
    Pick<DialogProps, 'open' | 'title' | 'description' | 'size'>,
    Pick<DialogActionsProps, 'confirmLabel' | 'tone' | 'disabled'> {
  /** The call that the form makes: while it runs, the dialog stays open; its failure is shown above the fields. */
  call: Pick<CallState, 'busy' | 'failure' | 'reset'>;
  /** Shown instead of the failure of the call as a whole. */
  message?: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form that makes a call: its fields, and the buttons to cancel and to confirm. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, size = 'sm', confirmLabel, tone, disabled, call, message } = props;
  const t = useTranslations('backoffice');
  const form = useId();
  const close = () => {
    if (call.busy) return;
    props.onClose();
    call.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      closeLabel={t('cancel')}
      size={size}
      footer={
        <DialogActions
          cancelLabel={t('cancel')}
          confirmLabel={confirmLabel}
          tone={tone}
          busy={call.busy}
          disabled={disabled}
          onCancel={close}
          form={form}
        />
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSubmit();
        }}
      >
        <FormAlert message={message ?? call.failure?.message} />
        {props.children}
      </form>
    </Dialog>
  );
}
