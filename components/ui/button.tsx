import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { classes } from './classes';
import { Icon } from './icon';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the full width of its container. */
  block?: boolean;
  /** An operation is running: shows a spinner and disables the button. */
  busy?: boolean;
}

/** A button. `type` defaults to "button", so that it does not submit a form by accident. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(buttonStyle({ variant, size, block }), className)}
    >
      {busy && <Icon aria-hidden name="loader-circle" className="size-4 animate-spin" />}
      {children}
    </button>
  );
}
