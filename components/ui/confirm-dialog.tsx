'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'amber' | 'danger';
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
        <>
          <Button onClick={onClose} disabled={busy} className="flex-1 sm:flex-none">
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm} className="flex-1 sm:flex-none">
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
