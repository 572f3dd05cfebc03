'use client';

import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'amber' | 'danger' | undefined;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for confirmation: a question, its consequences, and two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    message,
    confirmLabel,
    cancelLabel,
    tone = 'amber',
    busy,
    onConfirm,
    onClose,
    children,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      closeLabel={cancelLabel}
      size="sm"
      footer={
        <DialogActions
          cancelLabel={cancelLabel}
          confirmLabel={confirmLabel}
          tone={tone}
          busy={busy}
          onCancel={onClose}
          onConfirm={onConfirm}
        />
      }
    >
      {children}
    </Dialog>
  );
}
