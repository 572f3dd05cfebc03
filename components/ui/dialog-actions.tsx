import { Button } from './button';

export interface DialogActionsProps {
  cancelLabel: string;
  confirmLabel: string;
  tone?: 'amber' | 'danger' | undefined;
  busy?: boolean | undefined;
  /** Only the confirming button: cancelling is always possible. */
  disabled?: boolean | undefined;
  onCancel: () => void;
  /** Either the id of the form that the confirming button submits, or what it does. */
  form?: string;
  onConfirm?: () => void;
}

/** The two buttons of a dialog's footer: cancel and confirm. On a phone each takes half of the width. */
export function DialogActions(props: DialogActionsProps) {
  const { cancelLabel, confirmLabel, tone = 'amber', busy, disabled, onCancel, form, onConfirm } = props;
  return (
    <>
      <Button onClick={onCancel} disabled={busy} className="flex-1 sm:flex-none">
        {cancelLabel}
      </Button>
      <Button
        type={form ? 'submit' : 'button'}
        form={form}
        variant={tone}
        busy={busy ?? false}
        disabled={disabled}
        onClick={onConfirm}
        className="flex-1 sm:flex-none"
      >
        {confirmLabel}
      </Button>
    </>
  );
}
